# Lines of the sheet
item-networks = Sorties reliées
    .source = livrets classique et Challenge, Calcul des scores : Sorties reliées
item-highway = Autoroute la plus longue
    .source = livrets classique et Challenge, Calcul des scores : Points Bonus, Autoroute la plus longue
item-railway = Chemin de Fer le plus long
    .source = livrets classique et Challenge, Calcul des scores : Points Bonus, Chemin de Fer le plus long
item-centre = Cases Centrales
    .source = livrets classique et Challenge, Calcul des scores : Points Bonus, Cases Centrales
item-villages = Villages
    .source = livret Challenge, Bâtiments spéciaux
item-errors = Fausses Routes
    .source = livrets classique et Challenge, Fin du jeu
item-goals = Objectifs
    .source = livret Challenge, Cartes Objectif
item-kept = Marques de Village conservées
    .source = livret Challenge, Voies effacées
item-more-boards = Autres plateaux
total = Total
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
errors = { $count ->
    [one] { $count } Fausse Route
   *[other] { $count } Fausses Routes
}
line-points = { $title } { $points }

# What proves each line
told-centre = { $count ->
    [0] Rien n'est tracé dans les { $printed } Cases Centrales.
    [one] 1 Case Centrale sur { $printed } est remplie : { $spaces }.
   *[other] { $count } Cases Centrales sur { $printed } sont remplies : { $spaces }.
}
told-villages = { $count ->
    [0] Aucun Village n'a de Gare dans sa case.
    [one] 1 Village sur { $printed } compte : { $spaces }. La plus haute valeur cochée est { $points }.
   *[other] { $count } Villages sur { $printed } comptent : { $spaces }. La plus haute valeur cochée est { $points }.
}
told-no-errors = Chaque extrémité rejoint quelque chose ou le bord extérieur.
told-part = { $what } ({ $places }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
told-part-nowhere = { $what } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
told-aside = { $what } ({ $places }).
told-aside-nowhere = { $what }.
told-no-parts = Rien sur le plateau ne rapporte ni ne coûte de points ici.
told-no-network = Aucun Réseau n'atteint une Sortie.
told-network = Réseau { $name } : { $count } Sorties ({ $exits }), { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
told-city = ville { $space }
told-network-alone = Réseau { $name } : 1 Sortie ({ $exits }), aucun point, car une seule Sortie ne relie rien.
told-loose = Sans Sortie : { $spaces }.
told-no-highway = Il n'y a pas d'Autoroute.
told-no-railway = Il n'y a pas de Chemin de Fer.
told-route = { $line } : { $count ->
    [one] { $count } case
   *[other] { $count } cases
}.
told-ring = { $line }, un trajet circulaire jusqu'à { $first }
told-ring-one = Son départ et son arrivée en { $first } font ensemble un seul passage.
told-twice = Passages par { $spaces } : deux, et chaque passage compte.
told-returns = La ligne part de { $space } et y revient par un autre tronçon : { $space } compte { $count ->
    [2] deux fois
   *[other] { $count } fois
}.
told-often = Passages par { $space } : { $count }, et chaque passage compte.
told-unproven = Il n'est pas prouvé que c'est la plus longue, car le plateau est trop grand : aucune ne vaut plus de { $most } points.
told-line-unproven = { $line } : { $points } trouvés, { $most } au plus ; le plateau est trop grand pour le prouver.
total-open = { $total } (non prouvé, { $most } au plus)
total-unproven = non prouvé : le total est de { $most } au plus
told-error-open = { $end } n'est relié à rien.
told-error-closed = { $end } touche l'extrémité fermée de { $other }.
told-error-clash = { $end } touche une Voie d'un autre type.
told-error-wrong-exit = { $end } finit à une Sortie d'un autre type.
told-error-dead-end = { $end } est l'extrémité fermée d'une Impasse.
told-error-lava = { $end } est un côté ouvert d'un Lac de Lave, donc une Fausse Route.
    .source = livret Rouge Ardent, dés Lave ; recueil, dés Lave
told-error-rainbow = { $end } finit à un arc-en-ciel, donc une Fausse Route selon la réponse choisie à ce point de règle.
    .source = recueil, dé Arc-en-ciel
told-error-portal = { $end } finit dans un Portail sans jumeau, donc une Fausse Route selon la réponse choisie à ce point de règle.
    .source = recueil, dé Portail

# What one space brings
gives-belongs = Elle appartient au Réseau { $name }.
gives-exits = { $count ->
    [one] Elle apporte 1 Sortie au Réseau { $name }.
   *[other] Elle apporte { $count } Sorties au Réseau { $name }.
}
gives-route-highway = Elle compte pour l'Autoroute la plus longue : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
gives-route-railway = Elle compte pour le Chemin de Fer le plus long : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
gives-central = C'est une Case Centrale remplie : 1 point.
gives-building = Elle active : { $building }.
gives-an-error = { $error } Cela coûte 1 point.
gives-part = { $title } : { $what }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# What a score had to assume, and what another answer to a ruling would give
assumed-clash = En { $end }, { $shown-a } et { $met-a } se touchent : { $errors ->
    [one] les deux extrémités ne se relient pas et comptent ensemble pour une Fausse Route.
   *[other] aucune des deux extrémités n'est reliée, et chacune compte pour une Fausse Route.
}
assumed-layer = Il ne nomme aucun niveau et passe pour un plateau du niveau { $layer }, où va la plupart de ses lignes ; « layer: { $layer } » le dit.
assumed-wrong-exit = En { $end }, { $shown-a } arrive à une Sortie prévue pour { $exit-a }, sans l'atteindre : { $errors ->
    [0] la ligne finit là au bord extérieur, et ce n'est pas une Fausse Route.
   *[other] la ligne n'est reliée à rien, et c'est une Fausse Route.
}
ruling-told = { $question } Ici { $key }={ $answer } ({ $meaning } ; { $source }).
ruling-told-other = Avec { $answer } ({ $meaning } ; { $source }) : { $lines } ; total { $total }.
ruling-told-changes = Avec { $answer } ({ $meaning } ; { $source }) : { $changes }.
ruling-told-more = { $changes }.
ruling-forbids = là, une infraction : { $what }
ruling-allows = là, pas d'infraction : { $what }
ruling-changes = { $told } ; { $next }
ruling-goal = { $name }, Objectif { $code } : { $when } ({ $points })
ruling-total = { $name } a { $total ->
    [one] { $total } point
   *[other] { $total } points
}
ruling-total-open = { $told } (non prouvé, { $most } au plus)
ruling-whose = { $name } : { $what }
ruling-winners = { $count ->
    [one] { $names } gagne
   *[other] { $names } partagent la victoire
}
ruling-no-winner = personne ne gagne
ruling-may-win = le vainqueur n'est pas prouvé : { $names } peuvent gagner
ruling-winner-told = Un point de règle décide du vainqueur. { $question } Avec { $key }={ $answer } ({ $meaning } ; { $source }), { $count ->
    [0] le vainqueur n'est pas prouvé : { $names } peuvent gagner.
    [one] { $names } gagne.
   *[other] { $names } partagent la victoire.
}
rule-told = règle : { $rule } ({ $source })
rule-with-source = { $rule } ({ $source })
line-source = d'après : { $source }
expected = { $name } : le fichier dit { $expected }, le plateau donne { $found }
expected-nothing = { $name } : le fichier dit { $expected }, le score n'a pas un tel nombre
expected-under = { $name } avec { $rulings }
none = aucun

# Ce qui est écrit sur le rabat d'un plateau photographié, face à ce qui est prouvé.
written-title = Ce qui a été écrit
field-exits = sorties
field-highway = Autoroute
field-railway = Chemin de Fer
field-centre = centre
field-village = villages
field-goals = objectifs
field-expansion = extension
field-errors = erreurs
field-total = total
written-and = { $first } ; { $then }
written-differs = Écrit { $written }, prouvé { $proven }.
written-open = { $head } Le dessin n'est pas confirmé partout, et jusque-là rien de ce qui est écrit n'est dit faux.
written-read-right = Prouvé { $proven } : ce qui a pu être lu des lignes écrites est juste ({ $names }).
written-beyond = { $proven } et { $beyond } comme écrit
written-adds-up = Écrit { $written }, prouvé { $proven } : le compte y est.
written-implied = { $name } : illisible, d'après le total { $written }, prouvé { $proven }
written-rest = une différence de { $rest } peut tenir à ce qui n'a pas pu être lu ({ $names })
written-rest-blank = une différence de { $rest } peut tenir à ce qui n'a pas pu être lu ({ $names }) ou est resté vide ({ $blank })
written-left-blank = Laissé vide : { $names }.
written-taken = Compté comme écrit : { $name } { $points }.
written-end = { $space } { $side }
written-not-points = sorties : { $written } écrit, { $proven } prouvé : c'est le nombre de sorties reliées, et non ce que le tableau en donne
written-column = sorties : { $written } écrit, { $proven } prouvé : { $value } est la colonne de { $counted } sorties, et un réseau en relie { $exits }
written-left-out = sorties : { $written } écrit, { $proven } prouvé : un réseau de { $exits } sorties valant { $value } a été oublié
written-crossed = Cochée comme utilisée mais non dessinée : { $route }.
written-drawn = Dessinée mais non cochée comme utilisée : { $route }.
written-track = { $marked ->
    [one] { $building-many } : { $marked } case cochée, mais le plateau en active { $active }.
   *[other] { $building-many } : { $marked } cases cochées, mais le plateau en active { $active }.
}
written-goal-rows = Les lignes des objectifs donnent { $sum } en tout, et { $written } est écrit pour les objectifs.
written-unsure = Non lu avec certitude : { $name } ({ $readings }).
written-unsure-one = Non lu avec certitude : { $name } ({ $readings }) ; { $proven } est prouvé.
written-unsure-none = Non lu avec certitude : { $name } ({ $readings }) ; { $proven } est prouvé, aucun de ceux-ci.
written-unread = Illisible : { $name }.
written-blank = rien
written-dash = un tiret

# Pourquoi une ligne ne vaut pas le chiffre que quelqu'un lui donne.
why-line-tried = Aucune ligne de ce type ne dépasse { $points } ici : toutes ont été essayées.
why-line-there = Il y a une ligne de { $points }, plus que { $figure }.
why-line-off = { $count ->
    [one] N'en fait pas partie : { $places }.
   *[other] N'en font pas partie : { $places }.
}
why-end-exit = En { $end } elle quitte le plateau par une Sortie.
why-end-edge = En { $end } elle finit au bord.
why-end-open = En { $end } elle ne rencontre rien.
why-end-counted = En { $end } elle entrerait en { $next }, ce qui n'ajoute rien.
why-end-stops = En { $space } elle finit : aucun autre côté n'y est de son type.
why-joined = Ce seraient les Réseaux { $first } et { $second } en un seul de { $exits } Sorties ; ils ne se rencontrent nulle part.
why-centre-empty = { $count ->
    [one] Rien n'est dessiné en { $places }.
   *[other] Rien n'est dessiné en { $places }.
}
why-villages-idle = { $count ->
    [one] Sans effet : { $places }.
   *[other] Sans effet : { $places }.
}
why-villages-sum = Des villages, seul le plus grand chiffre marqué compte, { $points }, pas leur somme.
why-errors-edge = { $count ->
    [one] L'extrémité au bord n'est pas une Fausse Route : { $places }.
   *[other] Les extrémités au bord ne sont pas des Fausses Routes : { $places }.
}
why-ruling = { $figure } est ce que donne une autre réponse : { $question } { $answer }
