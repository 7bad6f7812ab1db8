# What the commands print
cli-photo-print = L'impression ne dit pas avec certitude si c'est un plateau classique ou Challenge ; « --edition » le précise.
cli-photo-way-up = La photo ne dit pas sûrement où est le haut du plateau ; « inkspector read » dit comment le tourner.
cli-photo-mirrored = La photo est inversée comme dans un miroir, les chiffres ou les bâtiments le montrent. Le plateau est lu tel qu'il est sur la table.
cli-photo-unclear = La photo n'est pas nette en { $spaces } ; « inkspector read » dit ce que cela peut être.
cli-photo-unclear-at = la photo n'est pas nette en { $spaces }
cli-not-confirmed = Non confirmé
cli-nothing-broken = Rien de ce qui y est tracé ne contredit une règle ; « inkspector audit » dit si des dés ont été omis.
cli-clean = { $name } : rien de ce qui y est tracé ne contredit une règle (dés omis : voir « inkspector audit »)
cli-not-allowed = Interdit
cli-not-allowed-as-read = Interdit, si c'est dessiné comme lu
cli-shows-not-allowed = { $name } montre ce que les règles ne permettent pas :
cli-not-as-expected = Pas comme attendu
cli-column-board = plateau
cli-column-exits = Sorties
cli-column-highway = Autor.
cli-column-railway = Ch. Fer
cli-column-centre = centre
cli-column-other = autre
cli-column-errors = F. R.
cli-column-total = total
cli-issues = { $count ->
    [one] { $count } infraction
   *[other] { $count } infractions
}
cli-numbers-off = { $count ->
    [one] { $count } nombre pas comme attendu
   *[other] { $count } nombres pas comme attendu
}
cli-print-unsure = édition incertaine
cli-way-up-unsure = sens pas sûr
cli-unclear = { $count } à vérifier
cli-boards = { $count ->
    [one] { $count } plateau : { $clean } sans infraction, { $wrong } avec, illisibles : { $unread }
   *[other] { $count } plateaux : { $clean } sans infraction, { $wrong } avec, illisibles : { $unread }
}
cli-with-edition = { $name } ({ $edition })
cli-refused = { $space }, placement { $number } : { $why }
cli-gives-nothing = { $space } ne rapporte rien.
cli-legend = ═ Autoroute  ┄ Chemin de Fer  ■ Gare  ● Impasse  ╫ ╪ Passerelle  ◦ case centrale
cli-step = { $number }. { $title } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-total = Total : { $sum } = { $total }
cli-not-on-board = { $space } n'est pas sur le plateau { $name }
cli-goals-not-counted = Les Objectifs ne comptent pas ici ({ $goals }) : « inkspector audit » avec les mêmes plateaux les compte.
cli-written-not-counted = { $name } { $points } figure sur le papier et ne compte pas ici, car le plateau ne le prouve pas.
cli-no-winner-unread = tous les plateaux n'ont pas pu être lus, aucun vainqueur n'est donc nommé
cli-two-boards = nommez au moins deux plateaux à comparer
cli-one-player = tous ces plateaux sont de { $name } ; nommez celui d'un autre joueur

# Audits
cli-named-twice = { $path } est nommé deux fois, un plateau serait donc à deux joueurs ; nommez-le une fois
cli-not-judged-unread = tous les plateaux n'ont pas pu être lus, la partie n'est donc pas jugée
cli-drawn-twice = { $space } est tracée deux fois, la partie n'est donc pas jugée ; gardez l'une des deux
cli-record-no-boards = { $count ->
    [one] cette partie enregistrée contient les dés de { $count } manche et aucun plateau ; nommez les plateaux après elle (inkspector audit { $name } anna.board ben.board), ou écrivez-les sous « players »
   *[other] cette partie enregistrée contient les dés de { $count } manches et aucun plateau ; nommez les plateaux après elle (inkspector audit { $name } anna.board ben.board), ou écrivez-les sous « players »
}
cli-two-records = { $first } et { $second } sont deux parties enregistrées : nommez-en une
cli-solo-drafted = --solo ne tient pas : la partie enregistrée est un draft
cli-solo-players = --solo ne tient pas : une partie solo a un joueur, celle-ci en a { $players }
cli-edition-differs = --edition { $asked } ne tient pas : la partie est de l'édition { $has }, selon ses fichiers ; retirez l'option, ou changez-la là
cli-legal = { $name } : tracé selon les règles
cli-broken = { $count ->
    [one] { $name } : { $count } infraction
   *[other] { $name } : { $count } infractions
}
cli-unproven = { $name } : aucune infraction prouvée
cli-whole-table = Toute la table
cli-standings = Classement
cli-standing = { $place }. { $name } : { $total }, { $errors }
cli-standing-waits = { $place }. { $name } n'a pas encore de plateau
cli-standing-goals = { $place }. { $name } : { $total } ({ $board } sur le plateau, { $goals } par les Objectifs), { $errors }
cli-errors-beside = { $errors } (pour départager { $all }, avec les marques des lignes d'Extension)
cli-layer = plateau « { $layer } » : { $total }, { $errors }
cli-layer-surface = plateau de surface : { $total }, { $errors }
cli-all-boards = { $name }, tous les plateaux : { $total }, { $errors }
cli-goals-open = { $count ->
    [one] { $standing }, { $count } Objectif en suspens
   *[other] { $standing }, { $count } Objectifs en suspens
}
cli-alone = Il n'y a qu'un plateau, donc pas de vainqueur.
cli-winner-broke = Les points sont ceux des plateaux tels que tracés ; une règle a été enfreinte, voir plus haut, par { $names }.
cli-open-goals = Les Objectifs en suspens ne comptent pas et peuvent changer le classement.
cli-open-goals-alone = Les Objectifs en suspens ne comptent pas et peuvent encore augmenter le total.
cli-game = Partie
cli-game-about = édition { $edition }, { $length }, { $dice }
cli-game-about-with = édition { $edition }, { $count ->
    [one] Extension
   *[other] Extensions
} { $expansions }, { $length }, { $dice }
cli-length = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
cli-length-open = { $length } comptées ici, car aucun texte ne dit combien dure la partie
cli-length-turns = { $all } manches tour à tour, { $rounds } sur chaque plateau
cli-dice-unknown = dés inconnus
cli-dice-expansions = dés des Voies inconnus, ceux des Extensions connus pour { $count ->
    [one] { $count } manche
   *[other] { $count } manches
}
cli-dice-all = tous les dés connus
cli-dice-some = { $count ->
    [one] dés de { $count } manche connus
   *[other] dés de { $count } manches connus
}
cli-round = manche { $round } : { $drawn }
cli-round-parts = { $told } ; { $part }
cli-rolled = dés lancés : { $routes }
cli-fits = un lancer possible : { $routes }
cli-no-roll-fits = aucun lancer possible
cli-expansion-dice = dés d'Extension : { $faces }
cli-special = Voie spéciale : { $routes }
cli-copied = copie par une Usine : { $routes }
cli-gone = absent du plateau, peut-être effacé : { $routes }
cli-gone-most = { $count ->
    [0] non tracé, car rien ne peut avoir été effacé : { $routes }
    [one] absent du plateau, dont une Voie au plus peut avoir été effacée : { $routes }
   *[other] absent du plateau, dont { $count } Voies au plus peuvent avoir été effacées : { $routes }
}
cli-all-gone = quoi qu'aient montré ses dés, ce n'est pas sur le plateau
cli-so-far = { $points ->
    [one] { $points } point jusqu'ici
   *[other] { $points } points jusqu'ici
}
cli-so-far-dated = { $points ->
    [one] { $points } point jusqu'ici, sans ce qui ne porte pas de manche
   *[other] { $points } points jusqu'ici, sans ce qui ne porte pas de manche
}

# Rolls and what they ask for
cli-nothing-to-choose = il n'y a rien à choisir
cli-no-choice = il n'y a pas de choix { $choice }, seulement 1 à { $count }
cli-special-used = une Voie spéciale est dépensée : { $what }
cli-special-used-told = { $name } : { $what }. Le plateau ne le montre pas : barrez la Voie sur la feuille, et sous « specials » dans la partie enregistrée.
cli-assumed-told = { $name } : { $what }
cli-nothing-to-do = rien à faire
cli-no-expansion = { $name } : aucune Extension n'est en jeu
cli-no-die-none = aucun dé ne montre « { $found } », car aucune Extension n'est en jeu
cli-no-die = aucun dé de ses Extensions ne montre « { $found } » ; ils montrent { $known }
cli-not-together = les dés de l'Extension { $expansion } ne montrent pas tout cela ensemble ; { $known }
cli-roll-incomplete = un lancer de l'Extension { $expansion } demande une face de chacun des { $dice } dés ; { $known }
cli-die = { $die } : { $faces }
cli-die-copies = { $die } ({ $count } dés) : { $faces }
cli-expansion-twice = l'Extension { $name } est nommée deux fois ; ses dés se lancent une fois
cli-draft-expansions = les paires d'un draft sont des dés Voie : lancez ceux des Extensions sans --draft ni --boxes
cli-boxes-edition = --boxes nomme l'édition de chaque boîte ; retirez --edition
cli-draft-record = les paires d'un draft se choisissent à table ; écrivez les dés de chaque joueur dans la partie enregistrée
cli-record-name = un enregistrement est un fichier qui est relu au lancer suivant ; donnez-lui un nom
cli-all-rolled = chaque manche a déjà ses dés
cli-rounds-left = { $count ->
    [one] il reste { $count } manche à lancer, pas { $asked }
   *[other] il reste { $count } manches à lancer, pas { $asked }
}
cli-seed = (graine { $seed })
cli-pairs = { $count ->
    [one] { $count } paire
   *[other] { $count } paires
}
cli-pair = { $first } + { $second } ({ $points })
cli-seats = à partir du premier joueur, les places choisissent dans l'ordre { $order }
cli-setup = Avant la première manche, chacun trace : { $what }
cli-setup-mark = { $mark } en { $place }
cli-record-of = cette partie enregistrée est de l'édition { $edition } sans Extension ; retirez --edition et --expansions, ou nommez un autre fichier
cli-record-layout = cette partie enregistrée est d'un autre plateau, { $name } ; retirez --layout, ou nommez un autre fichier
cli-record-of-with = cette partie enregistrée est de l'édition { $edition } (Extensions : { $expansions }) ; retirez --edition et --expansions, ou nommez un autre fichier
cli-record-ruling = cette partie suit une autre réponse que { $ruling } ; retirez --ruling, ou nommez un autre fichier
cli-record-seed = cette partie enregistrée lance avec la graine { $kept } ; retirez --seed, ou nommez un autre fichier
cli-record-draft = cette partie est un draft, où chaque joueur choisit ses dés dans une réserve ; lancez-la avec --draft ou --boxes et écrivez les dés de chaque joueur dans la partie enregistrée

# Files and input
cli-name-board = nommez un fichier de plateau, ou - pour l'entrée standard
cli-line = ligne { $number }
cli-many-lines = un fichier de chaînes de placement a au plus { $most } lignes ; lisez-le par parties
cli-standard-input = entrée standard
cli-no-text = ce n'est pas du texte, donc pas un plateau ; les plateaux finissent en .board ou .json, les photos en .jpg, .png, .webp ou .heic
cli-no-utf8 = ce texte n'est pas enregistré en UTF-8 ; enregistrez-le de nouveau dans ce codage
cli-is-photo = c'est une photo ; « inkspector read - » en lit une de l'entrée standard, et toute commande en lit une dans un fichier en .jpg, .png, .webp ou .heic
cli-is-game = c'est une partie entière : « inkspector audit » la juge et calcule les scores
cli-no-layout = aucun plateau ne s'appelle « { $name } » : écrivez classic, challenge, solo, giant ou epic, le nom d'un plateau que la fenêtre garde, ou le chemin de son fichier (.board)
cli-paint-no-exits = le plateau « { $title } » n'a pas de sortie, rien ne pourrait donc y être tracé : donnez le chemin d'un fichier (.board) où elles sont notées
cli-layout-file = le plateau « { $name } » ne peut pas servir : { $why }
cli-no-reader = ce programme a été construit sans son lecteur de photos (option « vision »)
cli-board-edition = le fichier dit { $own }, et --edition { $asked } : c'est pour les photos et les placements ; retirez-la, ou changez la ligne « edition: » du fichier
cli-board-layout = le fichier dit lui-même ce qui est imprimé sur son plateau : --layout est pour les photos ; retirez-la
cli-board-expansions = le fichier dit lui-même avec quelles extensions son plateau est joué : --expansions est pour les photos, ne le mettez pas
cli-board-corners = --corners est pour les photos : retirez-la, ce fichier n'en est pas une
cli-ruling-twice = --ruling { $ruling } reçoit deux réponses, { $first } et { $second } : retirez-en une
cli-no-boards-in = aucun plateau dedans
cli-broke-off = la sortie n'a pas pu être écrite : { $why }
cli-output-closed = la sortie standard est fermée
cli-file = { $file } : { $why }
cli-file-lines = { $file } :
cli-left-out = { $name } : pas de place dans une chaîne de placement, laissé de côté : { $what }
cli-is-there = { $name } : { $path } est déjà là, avec autre chose dedans ; nommez un autre dossier, ou écrasez-le avec --force
cli-taken = { $path } est déjà là ; nommez un autre endroit, ou écrasez-le avec --force
cli-window = la fenêtre ne peut pas s'ouvrir ({ $said }) ; il lui faut un bureau avec OpenGL. Les autres commandes s'en passent

# Photos
cli-report-one = un rapport porte sur une photo d'un seul plateau ; nommez une photo, recadrée pour ne montrer que ce plateau
cli-report-own = le rapport est fait de ce fichier : donnez-lui un autre nom
cli-report-size = le plateau corrigé n'a pas autant de cases que la photo en montre
cli-report-edition = le plateau corrigé est { $own }, la photo montre { $shown } ; si c'est la photo qui est mal reconnue, --edition ou --layout le dit
cli-report-other = { $differ } cases dessinées sur { $count } sont autres sur la photo : c'est sans doute un autre plateau, ou il est tourné autrement ; s'il est juste, --force écrit le rapport quand même
cli-report-print = le plateau corrigé est imprimé autrement que celui de la photo ; --layout nomme son impression
cli-print = L'édition du plateau n'est pas sûre : { $edition } { $percent } %. Précisez-la avec --edition
cli-way-up-heading = Le haut du plateau n'est pas sûr
cli-way-up = sûr à { $percent } %. Si le haut pointe { $how } dans l'image ci-dessus, ajoutez --corners { $corners }
cli-turned-right = vers la droite
cli-turned-half = vers le bas
cli-turned-left = vers la gauche
cli-all-clear = Toutes les cases sont nettes.
cli-look-at = À regarder
cli-doubt = { $space } : { $readings }
cli-hidden = { $space } : caché, coupé par le bord de la photo
cli-seen = On voit des dessins qui ressemblent à { $expansions }. Ils comptent avec « --expansions { $names } ».
cli-mark-doubt = { $space } : ce qu’une extension dessine ici n’est pas net
cli-round-doubt = { $space }, numéro de manche : { $readings }
cli-maybe-mirrored = La photo est peut-être inversée comme dans un miroir, et alors chaque case est une autre : vérifiez, ou rephotographiez le plateau.
cli-mirrored = La photo est inversée comme dans un miroir, les chiffres le montrent. Le plateau est lu tel qu'il est sur la table ; les coins sont ceux de la photo remise à l'endroit.
cli-mirrored-note = photo inversée
cli-maybe-mirrored-note = photo peut-être inversée
cli-reading = { $reading } { $percent } %
cli-no-photos = { $path } : aucune photo n'est nommée
cli-no-trait = aucune photo ne dit « { $found } » ; on connaît { $known }
cli-grade-photos = photos
cli-grade-exact = plateaux exacts
cli-grade-score = score juste
cli-grade-wrong = cases fausses/plateau
cli-grade-sides = côtés justes
cli-grade-stations = Gares justes
cli-grade-digits = numéros justes
cli-grade-corner-median = erreur de coin, médiane
cli-grade-corner-worst = erreur de coin, pire
cli-grade-flagged = cases signalées/plateau
cli-grade-unflagged = fausses non signalées/1000
cli-grade-refused = refusées
cli-grade-seconds = secondes, médiane
cli-grade-specials = Voies spéciales justes
cli-grade-written = chiffres du rabat justes
cli-grade-written-safe = justes ou demandés
cli-grade-flap-asked = questions sur le rabat
cli-grade-tracks = cases cochées justes
cli-grade-tracks-safe = justes ou demandées
cli-grade-goals = objectifs justes
cli-grade-goals-safe = justes ou demandés
cli-grade-tracks-asked = questions sur les deux
cli-grade-marks = dessins justes
cli-grade-marks-safe = justes ou demandés
cli-grade-marks-asked = questions sur les dessins
cli-failure = { $file } ({ $tier }) : { $what }
cli-failure-refused = refusée : { $why }
cli-failure-unflagged = fausses, non signalées { $spaces }
cli-failure-flagged = fausses, signalées { $spaces }
cli-failure-digits = numéros { $spaces }
cli-failure-flap = rabat : { $parts }
cli-failure-marks = dessins { $parts }
cli-failure-corner = coin décalé de { $by }
cli-failure-score = score { $read } au lieu de { $is }
cli-no-command = il n'y a pas de commande { $name } ; on connaît { $known }
cli-no-form = aucune forme ne s'appelle { $name } ; on connaît { $known }
