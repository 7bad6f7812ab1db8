# What several texts use
list-and = { $first } et { $last }
list-apart = { $first } ; { $last }
place-corner = coin { $row }/{ $column }
player-number = Joueur { $number }

# What may not be drawn on a board
issue-clash = { $space }, côté { $side } : { $shown-a } et { $met-a } ({ $second }) se touchent sans Gare
issue-clash-river = { $space }, côté { $side } : { $shown-a } et { $met-a } ({ $second }) se touchent, mais une Rivière ne rejoint que des Rivières
issue-wrong-exit = { $space }, côté { $side } : { $shown-a } finit à une Sortie prévue pour { $exit-a }
issue-blocked = { $space } : rien ne peut être tracé ici
issue-dotted = { $space } : la Voie ne reste pas dans la forme en pointillés de la montagne
issue-no-station = { $space } : Autoroute et Chemin de Fer sont joints sans Gare
issue-other-edition = { $space } : cette Voie n'existe que dans l'édition { $edition }
issue-foreign-kind = { $space } : { $shown-a } est sur le plateau, mais son Extension n'est pas en jeu
issue-no-route = { $space } : aucun dé ni aucune Voie spéciale ne montre ceci
issue-island = { $spaces } : sans liaison avec une Sortie ; aucun ordre de tracé n'y mène
issue-too-early = { $spaces } : manche { $round } notée, mais il n'y avait alors rien à quoi se relier
issue-too-early-before = { $spaces } : manche { $round } notée, mais tout ce qui y touche date de la manche { $later } ou d'après
issue-special-twice = { $spaces } : Voie spéciale « { $route } » tracée { $count } fois, une seule est permise
issue-too-many-specials = { $spaces } : { $drawn } Voies spéciales tracées, maximum { $most }
issue-specials-in-round = { $spaces } : { $drawn } Voies spéciales à la manche { $round }, maximum { $most }
issue-free-special-missed = { $spaces } : une quatrième Voie spéciale, mais aucune à la manche de la troisième Université
issue-too-many-pieces = { $spaces } : { $pieces ->
    [one] { $pieces } tracé
   *[other] { $pieces } tracés
} ({ $routes }) à la manche { $round }, { $most ->
    [0] mais les dés n'en donnent aucun
   *[other] mais les dés en donnent { $most } au plus
}
issue-too-many-pieces-game = { $spaces } : { $pieces ->
    [one] { $pieces } tracé
   *[other] { $pieces } tracés
} ({ $routes }) dans toute la partie, { $most ->
    [0] mais les dés n'en donnent aucun
   *[other] mais les dés en donnent { $most } au plus
}
issue-too-many-spaces = { $drawn } cases remplies, mais dés, Voies spéciales et Usines en donnent { $most } au plus
issue-bad-round = { $space } : manche { $round } notée, mais la partie a les manches 1 à { $rounds }
issue-round-in-empty-space = { $space } : manche { $round } notée, mais rien n'est tracé
issue-drawn-twice = { $space } : le placement { $number } trace « { $later } » où « { $kept } » se trouve déjà ; le premier compte
issue-expansion = { $spaces } : { $what }

# Why something may not be drawn now
refusal-outside = la case n'est pas sur le plateau
refusal-empty = rien n'est tracé
refusal-blocked = rien ne peut être tracé dans cette case
refusal-occupied = la case est déjà remplie
refusal-unconnected = sans liaison avec une Sortie ou une Voie antérieure
refusal-clash = { $shown } du côté { $side } : contact avec un autre type

# What expansions find on a board
fact-no-mark = « { $word } » n'est la marque d'aucune Extension
fact-not-in-play = { $mark-a } est sur le plateau, mais l'Extension { $expansion } n'est pas en jeu
fact-layer = c'est le plateau « { $layer } », mais l'Extension { $expansion } n'est pas en jeu : nommez-la (expansions: { $id }), ou retirez « layer: { $layer } »
fact-mark-early = { $mark } : noté manche { $round }, mais la Voie ici date de la manche { $drawn }
fact-mark-round = { $mark } : manche { $round } notée, mais la partie a les manches 1 à { $rounds }
fact-wrong-place = pas ici : { $mark } ; { $why } ; on écrit par exemple « { $form } »
place-off = { $place } n'est pas sur le plateau
place-no-exit = { $place } n'est pas une Sortie
place-exit = { $place } est une Sortie, il faut un côté extérieur sans Sortie
place-inside = { $place } n'est pas un côté du bord extérieur du plateau
place-no-city = { $place } n'est pas une ville
place-in-space = sa place est dans une case
place-on-side = sa place est sur un côté d'une case
place-on-line = sa place est sur la ligne entre deux cases
place-at-corner = sa place est à un coin de la grille
place-at-exit = sa place est hors de la grille, à une Sortie
place-at-outlet = sa place est hors de la grille, à un côté extérieur sans Sortie
fact-mark-blocked = { $mark } : pas sur une Montagne ni une ville
fact-mark-city = { $mark } : pas sur une ville
fact-walls = l'Extension { $expansion } ne se joue pas sur un plateau avec des murs
fact-mountains = l'Extension { $expansion } ne se joue pas sur un plateau avec des montagnes ou des villes
fact-blueprint = rien d'une carte Plan ne se trace sur le plateau de l'Extension { $expansion }
fact-too-many-marks = { $mark } : { $count } fois, { $most } au plus
fact-no-noted = « { $word } » n'est pas un nombre que l'on note à côté de la grille
fact-noted-not-in-play = { $noted } : noté à côté de la grille, mais l'Extension { $expansion } n'est pas en jeu
fact-noted-most = { $noted } : { $count } à côté de la grille, { $most } au plus
fact-mark-empty = { $mark-a } ne va que dans une case vide, mais des lignes sont tracées ici
fact-whole-lines = { $mark-a } occupe toute la case, mais des lignes y sont aussi tracées
fact-whole-mark = { $mark-a } occupe toute la case, mais on y trouve aussi { $other-a }
fact-no-face = aucune face { $expansion-dice ->
    [one] du dé
   *[many] des dés
} de l'Extension { $expansion } ne montre ceci
fact-face-left = manche { $round } : { $expansion-dice ->
    [one] le dé de l'Extension { $expansion } montrait
   *[many] les dés de l'Extension { $expansion } montraient
} « { $face } », ce qui n'a pas été tracé alors que c'était possible
fact-die-left = manche { $round } : { $expansion-dice ->
    [one] quoi qu'ait montré le dé de l'Extension { $expansion }, il pouvait être tracé, et il ne l'a pas été
   *[many] quoi qu'aient montré les dés de l'Extension { $expansion }, l'un de ceux laissés de côté pouvait être tracé
} ; par exemple « { $face } »
fact-die-left-rounds = manches { $rounds } : { $expansion-dice ->
    [one] à chacune, quoi qu'ait montré le dé de l'Extension { $expansion }, il pouvait être tracé, et il ne l'a pas été
   *[many] à chacune, quoi qu'aient montré les dés de l'Extension { $expansion }, l'un de ceux laissés de côté pouvait être tracé
} ; à la manche { $round }, par exemple, « { $face } »
fact-dice-of-round = { $expansion-dice ->
    [one] le dé de l'Extension { $expansion } ne peut donner
   *[many] les dés de l'Extension { $expansion } ne peuvent donner
} { $count ->
    [one] ceci
   *[other] ces { $count } { $expansion-pieces }
} à la manche { $round }
fact-dice-of-game = { $expansion-dice ->
    [one] le dé de l'Extension { $expansion } ne peut donner
   *[many] les dés de l'Extension { $expansion } ne peuvent donner
} { $count ->
    [one] ceci
   *[other] ces { $count } { $expansion-pieces }
} en { $rounds } manches
fact-river-branches = cette Rivière se divise
fact-crater-under-route = un Cratère et une Voie partagent la case
fact-craters = { $craters } Cratères, mais il ne tombe que { $meteors } Météores
fact-two-craters = deux Cratères à la manche { $round }
fact-dots = il reste plus d'un point
fact-dot-alone = le point marque une case sans Cratère ni Voie
fact-no-dot = aucun point ne marque la dernière case touchée
assumed-no-dot = Aucune case n'est marquée comme touchée en dernier alors que des Cratères sont là : le vol se compte depuis la case du milieu { $space }.
fact-no-flight = aucun lancer de Météore de la manche { $round } ne mène de { $space } jusqu'ici
fact-meteor-dice = les dés Météore notés ne peuvent laisser les Cratères et le point tels quels
fact-meteors = quoi que les dés Météore aient montré, ils ne peuvent laisser ainsi les Cratères et le point
fact-no-volcano = il manque le Volcan
fact-no-volcano-mountain = aucune Montagne n'est un Volcan
fact-volcano-no-mountain = ce Volcan n'est sur aucune Montagne
fact-volcano-over-route = un Volcan occupe une case où passe une Voie
fact-volcano-by-lava = ce Volcan a été tracé à côté de Lave
fact-lava-alone = cette Lave n'est reliée à aucun Volcan
fact-lava-early = toute la Lave à laquelle elle se relie date d'une manche ultérieure
fact-no-lava = aucune Lave tracée à la manche { $round }
fact-canyon-inside = ce Canyon n'atteint pas le bord extérieur
fact-canyon-branches = plus de deux segments se rejoignent dans un coin
fact-canyon-border = { $count ->
    [one] ce segment longe
   *[other] ces segments longent
} le bord extérieur du plateau au lieu de passer entre deux cases
fact-canyon-dice = il faut { $dice } dés pour tracer ces Canyons, une partie en lance { $most }
fact-bridge-points = { $spent } Points de Pont dépensés, une partie en a { $most }
fact-trail-alone = ce Sentier n'est relié ni à une Voie ni à un Sentier
fact-cactus-and-oasis = un Cactus et une Oasis partagent la case
fact-never-shown = aucun lancer connu, ni aucun dé restant, ne montre ce qui est tracé ici
fact-too-late = noté manche { $round }, mais on a tracé ici à la manche { $drawn } : il devait y être avant
fact-not-shown-in = les dés de la manche { $round } ne montrent pas ce qui est tracé ici
fact-no-order = aucune suite de lancers de l'Extension { $expansion }, dans quelque ordre que ce soit, ne laisse ce qui est tracé ici
fact-no-history-round = quoi que les autres manches aient donné, la manche { $round } avec { $faces } ne mène pas à ce qui est tracé ici
fact-no-history = ensemble, les dés des manches { $rounds } ne mènent pas à ce qui est tracé ici, quoi que les autres aient donné
fact-no-lava-rounds = { $lacking ->
    [one] l'une des manches { $rounds } n'a pas tracé de Lave : le plateau en a pour { $lava } d'entre elles
   *[other] { $lacking } des manches { $rounds } n'ont pas tracé de Lave : le plateau en a pour { $lava } d'entre elles
}
fact-arid-round = la manche { $round } a amené une Sécheresse et sa Voie spéciale a été tracée : ces Cactus devaient être effacés
fact-arid-survived = ces Cactus ont survécu à { $rolls ->
    [one] une Sécheresse
   *[other] { $rolls } Sécheresses
}, mais { $left ->
    [0] il ne restait aucune Voie spéciale à barrer pour cela
    [one] il ne restait qu'une Voie spéciale à barrer pour cela
   *[other] il ne restait que { $left } Voies spéciales à barrer pour cela
}
fact-lake-filled = remplie, mais { $sides ->
    [0] l'eau ne borde aucun de ses côtés
    [one] l'eau ne borde qu'un de ses côtés
   *[other] l'eau ne borde que { $sides } de ses côtés
}
fact-lake-unfilled = { $sides } de ses côtés bordent de l'eau ouverte, elle doit donc être remplie, ce qui fait un Lac de { $size ->
    [one] { $size } case
   *[other] { $size } cases
} ; elle ne l'est pas

# What an audit finds
finding-at = { $spaces } : { $what }
finding-in-round = manche { $round } : { $what }
finding-spaces = { $count ->
    [one] { $count } case
   *[other] { $count } cases
}
finding-not-rolled = tracé : { $drawn } ; mais les dés montraient { $rolled }
finding-face-not-rolled = tracé avec des dés d'Extension : { $drawn } ; mais ils montraient { $rolled }
finding-spent = Voie spéciale « { $route } » barrée mais pas tracée : l'Extension { $by } permet de la dépenser
finding-marked-off = { $used } Voies spéciales barrées, maximum { $most }
finding-research = { $spent ->
    [one] un point de recherche était dépensé
   *[other] { $spent } points de recherche étaient dépensés
} à ce moment, mais { $unlocked ->
    [0] aucun n'était débloqué
    [one] un seul était débloqué
   *[other] seuls { $unlocked } étaient débloqués
}
finding-no-roll = aucun lancer ne donne ensemble { $drawn }
finding-undrawn = le dé lancé ({ $route }) n'a pas été tracé, alors qu'il tient ici (« { $drawing } »)
finding-undrawn-whatever = { $count ->
    [one] au moins un des dés non tracés pouvait l'être, quoi qu'ils aient montré ; par exemple, on pouvait tracer ici { $route-a } (« { $drawing } »)
   *[other] au moins { $count } des dés non tracés pouvaient l'être, quoi qu'ils aient montré ; par exemple, on pouvait tracer ici { $route-a } (« { $drawing } »)
}
finding-undrawn-rounds = manches { $rounds } : à chacune, des dés n'ont pas été tracés alors que toute face pouvait l'être ; à la manche { $round }, par exemple, on pouvait tracer en { $space } { $route-a } (« { $drawing } »)
finding-unplaceable = lancé et laissé de côté à juste titre, faute de place : { $route }
finding-unplaceable-perhaps = un dé a été laissé de côté, à juste titre s'il montrait ceci, qui n'a de place nulle part : { $route }
finding-unconnected = ne se relie à rien de ce qui était là à cette manche
finding-specials = { $used ->
    [one] { $used } Voie spéciale tracée, maximum { $most }
   *[other] { $used } Voies spéciales tracées, maximum { $most }
}
finding-timing = aucun ordre de tracé ne met chaque copie après son Usine et la Voie spéciale offerte après la troisième Université
finding-not-marked-off = Voie spéciale « { $route } » tracée mais pas barrée
finding-only-marked-off = Voie spéciale « { $route } » barrée mais pas tracée
finding-no-numbers = quelles que soient leurs manches, une règle est enfreinte : un dé qui pouvait être tracé manque, ou aucun lancer ni ordre de tracé n'explique ce qui est tracé
finding-miscounted = { $drawn ->
    [0] aucune Voie des dés de Voie n'est tracée,
    [one] { $drawn } Voie des dés de Voie est tracée,
   *[other] { $drawn } Voies des dés de Voie sont tracées,
} mais chaque manche en donne { $dice }, et toutes pouvaient être tracées à tout moment, quoi que montrent les dés ; { $erased ->
    [0] aucun nombre de manches n'en donne autant
    [one] aucun nombre de manches n'en donne autant, même si une a été effacée, ce qui est le plus possible
   *[other] aucun nombre de manches n'en donne autant, même si jusqu'à { $erased } ont été effacées, ce qui est le plus possible
}
finding-numbers = aucune manche de la partie n'est notée ici ; la partie est régulière si ces cases sont des manches { $rounds }, dans cet ordre
finding-numbers-one = aucune manche de la partie n'est notée ici ; la partie est régulière si { $count ->
    [one] cela
   *[other] tout
} a été tracé à la manche { $round }
finding-numbers-missing = aucune manche de la partie n'est notée ici, et toutes les numérotations n'ont pas été essayées : pour savoir si des dés ont été omis, notez la manche de chacune de ces cases ; d'ici là, seul est prouvé ce que montre le plateau fini
finding-not-played = rien n'est tracé après la manche { $last } sur { $rounds }
finding-expansions = { $count ->
    [one] avec l'Extension { $names }
   *[other] avec les Extensions { $names }
} en jeu, une partie du tracé peut avoir été effacée depuis ; un dé qu'on ne voit pas n'est reproché que s'il n'a pas pu être effacé
finding-leaves = { $count ->
    [one] avec l'Extension { $names }
   *[other] avec les Extensions { $names }
} en jeu, des marques peuvent avoir été effacées depuis, mais aucune Voie : une Voie sans marque peut venir d'un de ses dés
finding-missing = { $count ->
    [one] {""}
   *[other] manches { $rounds } :{" "}
}{ $dice ->
    [one] un dé pouvait être tracé quoi qu'il montre, et il manque ;
   *[other] { $dice } dés pouvaient être tracés quoi qu'ils montrent, et ils manquent ;
} { $erased ->
    [0] rien n'a pu effacer de Voie depuis
    [one] une Voie au plus a pu être effacée depuis
   *[other] { $erased } Voies au plus ont pu être effacées depuis
}
finding-ignored = ce qui est sur le plateau a survécu { $by-dice ->
    [one] au dé
   *[many] aux dés
} de l'Extension { $by }{ $count ->
    [0] {""}
    [one] {" "}de la manche { $rounds }
   *[other] {" "}des manches { $rounds }
} : ce n'est juste que si une Voie spéciale a été barrée pour les ignorer
finding-bad-roll = les dés ne peuvent pas montrer ensemble { $rolled }
finding-track = { $marked ->
    [one] { $building-many } : { $marked } case cochée, mais le plateau en active { $active }
   *[other] { $building-many } : { $marked } cases cochées, mais le plateau en active { $active }
}
finding-pool = les joueurs ont tracé ensemble { $drawn } dés { $die } (édition { $edition }), la réserve en contient { $most }
finding-no-common-roll = aucun lancer commun n'explique ce que tous ont tracé, bien que chacun seul puisse avoir raison : { $shares }
finding-share = { $name } a tracé { $drawn } ({ $spaces })
finding-share-none = { $name } n'a rien tracé
finding-no-board = il n'y a pas de plateau de ce joueur ; rien n'est vérifié, et le score est celui d'un plateau vide
finding-counted = les manches des plateaux sont numérotées de suite jusqu'à { $last } : elles sont comptées ici plateau par plateau
finding-on-layer = sur le plateau « { $layer } » : { $what }
finding-no-such-round-dice = des dés y sont notés, mais il n'y a que les manches 1 à { $last } ; la note ne compte pas
finding-no-such-round-goal = l'Objectif { $code } y est noté comme annoncé, mais il n'y a que les manches 1 à { $last } ; la note ne compte pas
finding-no-such-round-research = des points de recherche y sont notés, mais il n'y a que les manches 1 à { $last } ; la note ne compte pas
finding-unused-dice = des dés sont notés pour toute la table, mais en draft chacun a les siens ; ceux-ci ne servent pas
finding-unused-dice-own = des dés sont notés pour ce joueur seul, mais hors du draft un lancer vaut pour tous ; ceux-ci ne servent pas
finding-not-solo = la partie est en solo, mais il y a { $players } joueurs ; choisissez « Un lancer pour tous » (`table`), ou gardez un seul joueur
finding-draft-only = « { $entry } » est noté, mais seul un draft s'en sert ; la note ne compte pas
finding-no-goals = les cartes Objectif viennent des boîtes Challenge, et les plateaux Classic n'ont pas de place pour leurs points : ici elles comptent parce qu'elles sont citées
finding-goal-not-in-play = l'Objectif { $code } est noté comme annoncé, mais il n'est pas en jeu ; la note ne compte pas
finding-goal-declared = l'Objectif { $code } a été annoncé, mais atteint au plus tôt à la manche { $round }
finding-goal-declared-never = l'Objectif { $code } a été annoncé, mais n'est pas atteint
nothing = rien

# What a roll of an expansion asks for
step-volcano = ouvrir un nouveau Volcan en { $space }
step-lava-erases = effacer la Voie en { $space } pour faire place à la Lave
step-meteor-crater = { $direction }, { $distance } : le Météore touche { $space } et laisse un Cratère
step-meteor-destroys = { $direction }, { $distance } : le Météore touche { $space } et y détruit la Voie
step-meteor-ignored = barrer une Voie spéciale pour ignorer le Météore
step-fill = remplir d'eau { $spaces }
step-arid-none = Sécheresse : chaque Cactus est voisin d'une Oasis
step-arid = Sécheresse : effacer les Cactus en { $spaces }, qui ne sont voisins d'aucune Oasis
step-arid-ignored = barrer une Voie spéciale pour ignorer les symboles Sécheresse

# Lines of expansions on the sheet, and what earns their points
line-lava = Lacs de Lave
    .source = livret Rouge Ardent, dés Lave ; recueil, dés Lave
line-meteor = Voies vers des Cratères
    .source = livret Rouge Ardent, dés Météore ; recueil, dés Météore
line-goals = Objectifs contre-la-montre
    .source = livret Challenge, mode solo ; recueil, mode solo et plateau Solo
line-research = Recherche
    .source = recueil, plateau Solo
solo-goal-in-time = Objectif { $code } rempli avant la fin de la manche { $limit }
solo-goal-late = Objectif { $code } rempli après la manche { $limit }
solo-goal-never = Objectif { $code } non rempli
solo-goal-open = Objectif { $code } rempli, mais des numéros de manche manquent : { $points } points jusqu'à la fin de la manche { $limit }, { $late } ensuite
solo-research = { $unlocked } points de recherche sur 6 ouverts, 3 dès le début { $labs ->
    [0] et aucun par un Laboratoire
    [one] et un par un Laboratoire
   *[other] et { $labs } par des Laboratoires
} ; ils relancent des dés et ne rapportent rien
line-river = Meilleure Rivière
    .source = livret Grand Bleu, dés Rivière ; recueil, dés Rivière
line-lake = Plus petit Lac
    .source = livret Grand Bleu, dés Lac ; recueil, dés Lac
line-forest = Deux meilleures Forêts
    .source = livret Vert Luxuriant, dés Forêt ; recueil, dés Forêt
line-trail = Gares reliées par des Sentiers
    .source = livret Vert Luxuriant, dés Sentier ; recueil, dés Sentier
line-desert = Cactus restants
    .source = livret Jaune Brûlant, dés Désert ; recueil, dés Désert
line-canyon = Canyons
    .source = livret Jaune Brûlant, dés Canyon ; recueil, dés Canyon
part-lava-closed = Lac de Lave fermé
part-lava-largest = plus grand Lac de Lave, un point par case
part-lava-open = Lac de Lave aux côtés ouverts : il ne rapporte pas les cinq points d'un Lac fermé
part-lava-smaller = autre Lac de Lave : seul le plus grand compte ses cases
part-crater-route = Voie menant à un Cratère
part-crater-end = extrémité menant à un Cratère
part-crater-alone = Cratère où ne mène aucune Voie : aucun point
part-river-best = meilleure Rivière, un point par case
part-river-ends = ses deux extrémités sont au bord extérieur
part-river-open = Rivière dont les extrémités ne sont pas toutes deux au bord extérieur : pas d'autres points
part-river-other = autre Rivière : seule la meilleure compte
part-lake-smallest = plus petit Lac, un point par case
part-lake-other = autre Lac : seul le plus petit compte
part-forest-first = première Forêt, deux points par case
part-forest-second = seconde Forêt, un point par case
part-forest-other = autre Forêt : seules deux comptent
part-trail-stations = { $count ->
    [one] { $count } Gare reliée
   *[other] { $count } Gares reliées
} par des Sentiers, la moitié de la valeur d'un Réseau de { $count ->
    [one] { $count } Sortie
   *[other] { $count } Sorties
} ; elles et leurs Sentiers
part-trail-alone = un Sentier mène à cette Gare et à aucune autre : aucun point
part-cactus = Cactus
part-cacti = Cactus
part-canyon-longest = plus long Canyon, un point par segment
part-canyon-longest-at-least = plus long Canyon, un point par segment (au moins)
part-canyon-edges = Canyon d'un bord à l'autre
part-canyon-other = autre Canyon : seul le plus long compte ses segments
part-canyon-inside = Canyon qui ne va pas d'un bord à l'autre : pas d'autres points
part-canyon-bridges = Points de Pont dépensés : { $spent } sur { $most }, restants : { $left }

together-many = { $count } Extensions sont en jeu ; aucun plateau n'est prévu pour plus de { $most } (recueil, plateau Giant)
together-board = deux Extensions sont prévues pour le plateau Giant : celui-ci ne dit pas combien dure une partie avec deux (recueil, plateau Giant)
together-dice = les Extensions { $first } et { $second } remplacent chacune un dé Voie ; aucun texte ne dit comment les jouer ensemble : ici deux dés différents sont mis de côté
together-lines = les Extensions { $first } et { $second } apportent chacune leurs lignes ; aucun texte ne dit si elles se rejoignent : ici chacune ne rejoint que ce que nomme son propre texte
together-destroys = l'Extension { $first } peut détruire ce que trace l'Extension { $second } ; aucun texte ne dit pour cette paire ce qui est perdu et ce qui reste compté : ici compte ce que montre le plateau
together-rounds = l'Extension { $first } se joue tour à tour sur deux plateaux, et l'Extension { $second } raccourcit une partie ; aucun texte ne dit combien de manches a alors chaque plateau : ici chacun a celles de la partie courte
together-specials = pour l'Extension { $first } et pour l'Extension { $second } une Voie spéciale peut être barrée ; aucun texte ne dit si une seule suffit pour les deux
