# Where a mistake is
mistake-at = ligne { $line }, colonne { $column } : { $what }
mistake-in-line = ligne { $line } : { $what }
mistake-board = plateau de { $name } : { $why }
mistake-misplaced = plateau de { $name } : « { $part } » appartient à la partie entière, à côté de « players »
mistake-space = case { $space } : { $why }
mistake-part = { $part } : { $what }
mistake-within = { $inner } dans { $outer }
mistakes-more = { $count ->
    [one] Une autre erreur suit.
   *[other] { $count } autres erreurs suivent.
}
mistakes-many = d'autres erreurs peuvent suivre ; corrigez d'abord celles-ci

# Names that do not exist
error-ruling = aucun point de règle ne s'appelle « { $found } » ; on connaît { $known }
error-answer = le point de règle « { $ruling } » n'a pas de réponse « { $found } » ; au choix { $known }
error-expansion-known = aucune Extension ne s'appelle « { $found } » ; on connaît { $known }
error-mark = aucune marque ne s'appelle « { $found } » ; écrivez l'une de { $known }, ou retirez-la
error-noted = aucun nombre à côté de la grille ne s'appelle « { $found } » ; écrivez l'un de { $known }, ou retirez-le
error-goal = aucune carte Objectif n'a le code « { $found } » ; on connaît { $known }
error-edition = « { $found } » n'est pas une édition ; écrivez classic ({ box-deep-blue }, { box-blazing-red }) ou challenge ({ box-lush-green }, { box-shining-yellow })
error-layout = aucun plateau fourni ne s'appelle « { $found } »
error-layout-own = aucun plateau ne s'appelle « { $found } » : écrivez classic ou challenge ; giant, epic ou solo, avec les sorties de votre plateau ; le nom d'un plateau que la fenêtre garde, ou le chemin de son fichier ; ou ajoutez « size: 9x9 » pour décrire le vôtre
error-outline = le plan du plateau « { $name } » n'est pas publié : ajoutez { $asks } d'après votre plateau
error-mode = « { $found } » n'est pas un mode ; écrivez table, draft ou solo
error-special = « { $found } » n'est pas une Voie spéciale
error-face = aucun dé ne montre « { $found } » ; écrivez un tracé par un code comme h.h. ou par son nom{ $count ->
    [0] {""}
   *[other] , ou une face d'une Extension en jeu : { $known }
}
error-face-shared = des dés de plusieurs sortes montrent « { $found } » ; écrivez de qui est la face : { $known }
error-face-round = manche { $round } : { $what }

# Spaces, drawings and printed boards
error-space = « { $found } » n'est pas une case ; écrivez la lettre de la ligne et le numéro de la colonne, par exemple C4
error-side-twice = le côté { $side } sert deux fois dans une case
error-sides = il faut quatre lettres pour les côtés N E S W (h Autoroute, r Chemin de Fer, . vide), on trouve « { $found } »
error-suffix = fin inconnue « { $found } » ; il y a s, n, o, d1, d2 et + avec un autre brin
error-incomplete = la fin « { $found } » demande les quatre côtés
error-board-size = un plateau a 1 à { $most } lignes et colonnes, pas { $rows }x{ $cols }
error-fixture-outside = { $what } en { $space } : hors du plateau
error-fixture-twice = { $what } en { $space } : deux fois dans la liste
fixture-exit = Sortie
    .a = une Sortie
fixture-centre = Case Centrale
    .a = une Case Centrale
fixture-building = Bâtiment
    .a = un Bâtiment
fixture-wall = mur
    .a = un mur
    .source = recueil, cartes Plan
fixture-mountain = montagne
    .a = une montagne
fixture-city = ville
    .a = une ville
fixture-lab = Laboratoire
    .a = un Laboratoire
fixture-given = Voie imprimée
    .a = une Voie imprimée
fixture-dotted = montagne en pointillés
    .a = une montagne en pointillés
error-fixture-nothing = { $what } en { $space } : rien n'y figure ; indiquez ses lignes ou ses côtés
error-given-blocked = une Voie ne peut pas être imprimée en { $space } : il y a une montagne ou une ville
error-layout-dice = un plateau ajoute { $most } dés au plus, chaque lettre une fois, par exemple +2A
error-city-kind = cities : { $space } n'est pas une ville, sa sorte y est deux fois, ou n'est ni Autoroute ni Chemin de Fer (highway, railway)
error-layer = il faut un niveau comme underground (minuscules, chiffres, - et _), on trouve « { $found } »
error-layer-known = aucune extension n'a de plateau du niveau « { $found } » ; connus : { $known }. Un plateau de la surface ne nomme aucun niveau
error-inner-exit = la Sortie { $at } n'est pas au bord extérieur

# Typed boards
error-text-too-long = un plateau a { $most } octets au plus ; est-ce le bon fichier ?
error-nothing-written = rien n'est écrit ici ; écrivez des cases avec leurs Voies, par exemple « A2 h.h. 1 », ou « edition: classic » pour un plateau vide
error-text-newer = ce plateau est enregistré en version { $found }, ce programme lit jusqu'à { $known } : mettez-le à jour
error-line = il faut une indication (« edition: classic »), une case avec sa Voie (« A2 h.h. 1 »), « grid: » ou une remarque après #
error-key = indication inconnue « { $found } » ; on connaît { $known }
error-key-near = indication inconnue « { $found } », peut-être « { $near } » ; on connaît { $known }
error-key-twice = « { $found } » est indiqué deux fois ; une seule suffit
error-no-value-name = il manque le nom d'un plateau après le deux-points
error-no-value-numbers = il manque des nombres comme total 46, errors 5 après le deux-points
error-no-value-places = il manque des endroits comme C3 D4N après le deux-points
error-no-value-rounds = il manque le nombre de manches d'une partie après le deux-points
error-quote = il manque le " final (entre guillemets, on écrit \" pour un guillemet et \\ pour une barre oblique inverse)
error-size = il faut lignes x colonnes de 1x1 à { $most }x{ $most }, par exemple 9x9 ; on trouve « { $found } »
error-no-size = « { $found } » dit ce qui est imprimé ; nommez le plateau, comme « layout: challenge », ou donnez « size: 7x7 » pour un plateau à vous, ou retirez cette ligne
error-expected-space = il faut une case comme C4 (lettre de la ligne, numéro de la colonne), on trouve « { $found } »
error-expected-space-side = il faut une case et son côté comme C4N, on trouve « { $found } »
error-outside = { $space } n'est pas sur ce plateau de { $rows } lignes et { $cols } colonnes (dernière case { $last })
error-space-twice = { $space } figure déjà plus haut ; chaque case se trace une fois
error-no-die = l'édition { $edition } n'a pas de dé { $die } que le plateau pourrait ajouter
error-given = une Voie est imprimée en { $space } ; rien d'autre ne s'y trace
error-no-route = il manque la Voie après la case : un code comme h.h. ou des mots comme highway N-S
error-word = mot inconnu « { $found } » ; il faut un code comme h.h. ou des types et des côtés comme « highway N-S », « highway N railway E station », « overpass highway N-S »
error-no-kind = il manque highway ou railway avant les côtés
error-no-sides = il manque les côtés, par exemple N-S
error-shape-straight = une Voie droite joint deux côtés opposés
error-shape-curve = un Virage joint deux côtés voisins
error-shape-junction = une Intersection joint trois côtés
error-shape-crossing = un Croisement joint les quatre côtés
error-shape-dead-end = une Impasse n'a qu'un côté
error-shape-overpass = une Passerelle se nomme d'après son Autoroute ou son Chemin de Fer droit, par exemple « overpass highway N-S »
error-shape-double-curve = une Double Courbe se nomme d'après l'un de ses Virages, par exemple « double-curve highway N-E »
error-round = il faut un numéro de manche de 0 à 255, on trouve « { $found } »
error-trailing = il ne faut plus rien ici, on trouve « { $found } »
error-grid-cells = { $found ->
    [one] la ligne { $row } a { $found } case, mais le plateau { $expected } colonnes ; écrivez . pour une case vide
   *[other] la ligne { $row } a { $found } cases, mais le plateau { $expected } colonnes ; écrivez . pour une case vide
}
error-grid-row = il faut une ligne de A à { $last }, on trouve « { $found } »
error-grid-row-twice = la ligne { $row } figure déjà plus haut
error-grid-rows = { $found ->
    [one] la grille finit après { $found } ligne, le plateau en a { $expected }
   *[other] la grille finit après { $found } lignes, le plateau en a { $expected }
}
error-number-dice-round = il faut une manche de 1 à 99 avant le deux-points, par exemple dice 3: hh.. r.r. ; on trouve « { $found } »
error-number-whole = il faut un nombre entier, on trouve « { $found } »
error-number-noted = on attend après le mot un nombre de 0 à 255, par exemple « noted: villages 2 », trouvé « { $found } »
error-number-version = il faut un numéro de version, on trouve « { $found } »
error-number-rounds = il faut le nombre de manches d'une partie, on trouve « { $found } »
error-number-more-dice = il faut des dés en plus de ceux de la boîte, par exemple +2A, on trouve « { $found } »
error-number-network-points = il faut les points d'un Réseau à 0, 1, 2… Sorties, on trouve « { $found } »
error-name-expansion = il faut le nom d'une Extension (lettres, chiffres, - et _), on trouve « { $found } »
error-name-goal = il faut les lettres d'un Objectif (lettres, chiffres, - et _), on trouve « { $found } »
error-name-mark = il faut ce qui est marqué (lettres, chiffres, - et _), on trouve « { $found } »
error-name-face = il faut une face de dé : un code comme hh.. ou un nom (lettres, chiffres, - et _), on trouve « { $found } »
error-name-number = il faut le nom d'un nombre comme total (lettres, chiffres, - et _), on trouve « { $found } »
error-name-building = il faut factory, village ou university, on trouve « { $found } »
error-ruling-form = il faut un point de règle et sa réponse comme longest=challenge, on trouve « { $found } »
error-listed-too-many = il peut y en avoir { $most } au plus
error-listed-twice = « { $found } » figure deux fois
error-mark-round = la case de cette marque ({ $place }) porte le numéro d'une autre manche
error-place = il faut un endroit : une case (C4), des côtés (C4N, C4NE) ou un coin de la grille (ligne/colonne dès 0/0), avec x2 pour deux marques ; on trouve « { $found } »
error-mark-form = attendu : une marque avec sa place, comme « { $form } », trouvé « { $found } »
error-mark-alone = il manque la place de cette marque, comme « { $form } »
error-more = d'autres erreurs suivent ; corrigez d'abord celles-ci

# Placement strings
error-placements-length = chaque placement a cinq caractères ; { $count } caractères sont trop ou trop peu
error-placements-many = { $count } placements sont plus qu'un plateau n'en contient ({ $most })
error-placement-number-a = le caractère { $position } est « { $found } », il faut 0 à 5 après A (placement « { $placement } »)
error-placement-number-b = le caractère { $position } est « { $found } », il faut 0 à 2 après B (placement « { $placement } »)
error-placement-number-s = le caractère { $position } est « { $found } », il faut 0 à 5 après S (placement « { $placement } »)
error-placement-tile = le caractère { $position } est « { $found } », il faut A, B ou S (placement « { $placement } »)
error-placement-row = le caractère { $position } est « { $found } », il faut une ligne de A à G (placement « { $placement } »)
error-placement-column = le caractère { $position } est « { $found } », il faut une colonne de 0 à 6 (placement « { $placement } »)
error-placement-turn = le caractère { $position } est « { $found } », il faut une orientation de 0 à 7 (placement « { $placement } »)
error-placements-lose = une chaîne de placement ne contient que les Voies du plateau classique et perdrait { $what } : écrivez plutôt json, grid ou list
error-no-tile = { $space } montre { $drawing }, qu'aucune chaîne de placement ne peut dire : seules les Voies des boîtes classiques y ont un nom

# JSON files
error-too-long-board = un plateau a { $most } octets au plus, ce fichier { $found } ; est-ce le bon ?
error-no-version-board = ce JSON n'est pas un plateau d'Inkspector : « "{ $key }": { $version } » manque
error-newer-board = ce plateau est enregistré en version { $found }, ce programme lit jusqu'à { $known } : mettez-le à jour
error-too-long-game = une partie a { $most } octets au plus, ce fichier { $found } ; est-ce le bon ?
error-no-version-game = ce JSON n'est pas une partie d'Inkspector : « "{ $key }": { $version } » manque
error-newer-game = cette partie est enregistrée en version { $found }, ce programme lit jusqu'à { $known } : mettez-le à jour
error-too-long-table = une table a { $most } octets au plus, ce fichier { $found } ; est-ce le bon ?
error-no-version-table = ce JSON n'est pas une table d'Inkspector : « "{ $key }": { $version } » manque
error-newer-table = cette table est enregistrée en version { $found }, ce programme lit jusqu'à { $known } : mettez-le à jour
error-too-long-history = un historique a { $most } octets au plus, ce fichier { $found } ; est-ce le bon ?
error-no-version-history = ce JSON n'est pas un historique d'Inkspector : « "{ $key }": { $version } » manque
error-newer-history = cet historique est en version { $found }, ce programme lit jusqu'à { $known } : mettez-le à jour
error-link-newer = ce lien vient d'un programme plus récent ; mettez celui-ci à jour
error-link-damaged = ce lien est incomplet ; lisez-le ou copiez-le encore une fois
error-too-long-backup = un fichier complet a { $most } octets au plus, celui-ci { $found } ; est-ce le bon ?
error-no-version-backup = ce JSON n'est pas un fichier complet d'Inkspector : « "{ $key }": { $version } » manque
error-newer-backup = ce fichier complet est en version { $found }, ce programme lit jusqu'à { $known } : mettez-le à jour
error-backup-history = les parties terminées qu'il contient : { $why }
error-backup-table = la table { $number } qu'il contient : { $why }
error-backup-board = le plateau imprimé { $number } qu'il contient : { $why }
error-backup-settings = les réglages qu'il contient : { $why }
error-backup-photo = la photo { $name } qu'il contient est abîmée ; enregistrez tout à nouveau et réessayez
error-too-long-settings = un fichier de réglages a { $most } octets au plus, ce fichier { $found } ; est-ce le bon ?
error-no-version-settings = ce JSON n'est pas des réglages d'Inkspector : « "{ $key }": { $version } » manque
error-newer-settings = ces réglages sont en version { $found }, ce programme lit jusqu'à { $known } : mettez-le à jour
error-json-end = le texte finit trop tôt : manque-t-il une partie du fichier ?
error-json-comma = il manque ici une virgule, un crochet ou une accolade
error-json-colon = il manque un deux-points entre le nom et la valeur
error-json-last-comma = il faut retirer la virgule avant le crochet ou l'accolade
error-json-after = il ne faut plus rien après la fin du JSON
error-json-name = il manque un nom entre guillemets
error-json-text = un texte ne peut contenir ici ni saut de ligne ni barre oblique inverse seule
error-json-number = ce n'est pas un nombre lisible
error-json-deep = l'emboîtement est trop profond
error-json-value = il manque une valeur : un texte entre guillemets, un nombre, une liste ou un objet
error-json-unfit = ce qui est ici n'a pas sa place dans un tel fichier
error-given-twice = « { $what } » figure deux fois
error-said = { $said }
error-not-on-board = { $space } n'est pas sur le plateau
error-mark-not-on-board = la marque « { $mark } » n'est pas sur le plateau
error-mark-twice = la marque « { $mark } » figure deux fois
error-mark-no-amount = la marque « { $mark } » a le nombre 0 ; ne l'écrivez pas
error-name = « { $found } » n'est pas un nom : écrivez des minuscules, des chiffres, - et _
error-lists-too-many = « { $what } » en énumère plus de { $most }
error-wanted = il faut { $wanted }, on trouve { $found }
error-field = « { $found } » n'existe pas ; on connaît { $known }
error-field-near = « { $found } » n'existe pas, peut-être « { $near } » ; on connaît { $known }
error-missing = « { $name } » manque
error-no-round = il faut comme nom un numéro de manche comme "3"
part-field = « { $name } »
part-entry = entrée { $number }
part-entry-of = entrée { $number } de { $list }
found-null = rien (null)
found-truth = { $truth }
found-number = le nombre { $number }
found-text = le texte « { $text } »
found-list = une liste
found-object = un objet entre accolades
wanted-text = un texte entre guillemets
wanted-whole = un nombre entier de { $least } à { $most }
wanted-number = un nombre
wanted-one-of = l'un de { $words }
wanted-space = une case comme "C4" entre guillemets
wanted-route = une Voie comme "h.h." entre guillemets
wanted-list = une liste entre crochets
wanted-row = une liste de longueur { $count }
wanted-object = un objet entre accolades
wanted-object-of = un objet avec l'un de { $names }

# Records of games and lists of rolls
error-players = une partie a { $most } joueurs au plus, celle-ci { $found }
error-star = « star » vaut { $star }, mais les places de cette partie vont de 0 à { $last }
error-goal-twice = l'Objectif « { $code } » figure deux fois ; chaque carte est en jeu une fois
error-boards-differ = les plateaux de { $first } et { $second } ne sont pas une même partie : diffère { $what }
error-no-boards = il faut au moins un plateau pour une partie
mistake-layer = { $name } : « { $found } » ne désigne aucun autre plateau : un niveau est un mot comme underground, et chaque plateau a le sien
error-no-owner = le plateau « { $layer } » de « { $name } » n'est à personne : aucun joueur de ce nom n'est ici, ou il en a déjà un
error-no-players = la partie n'a pas de joueurs
error-rolls-line = il faut une manche, un deux-points et ses faces, par exemple « 3: h.h. rr.. hhh. hrhro » ; on trouve « { $found } »
error-rolls-no-round = il n'y a pas de manche « { $found } » : cette partie a les manches 1 à { $last }
error-rolls-face = aucun dé en jeu ne montre « { $found } »
error-rolls-too-many = { $count } dés Voie, mais une manche en a { $most }
error-rolls-after-end = des dés Voie à la manche { $round }, mais cette partie a { $rounds } manches
error-rolls-impossible = les dés de cette édition ne peuvent pas montrer ensemble { $faces }
error-rolls-expansion-impossible = les dés de l'Extension { $expansion } ne peuvent pas montrer ensemble { $faces }
error-rolls-twice = la manche { $round } figure déjà à la ligne { $line }
error-rolls-differ = la manche { $round } a d'autres dés dans la partie enregistrée
error-rolls-draft = en draft, chaque joueur a ses propres dés : écrivez-les dans la partie enregistrée
error-lines = { $lines }
board-number = plateau { $number }
the-record = la partie enregistrée

# What a file holds
holds-title = le titre
holds-player = le joueur
holds-notes = des remarques
holds-rounds = les numéros de manche
holds-expected = les nombres attendus
holds-goals = les Objectifs
holds-dice = les dés lancés
holds-expansions = les Extensions
holds-rulings = les points de règle
holds-printed = le plateau imprimé
holds-other-edition = l'édition
holds-edition = l'édition { $edition }
holds-board = le plateau imprimé « { $name } »
holds-layer = le niveau « { $layer } »
holds-marks = { $count ->
    [one] { $count } marque d'Extension
   *[other] { $count } marques d'Extensions
}
holds-expansions-in-play = les Extensions en jeu ({ $names })
holds-ruling = le point de règle { $key }={ $answer }
