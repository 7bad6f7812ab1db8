# La ligne de commande : son aide, ses pages de manuel et ses erreurs
about-program = Calcule le score des plateaux terminés de Railroad Ink, les vérifie et les explique.
about-end = Les plateaux sont des fichiers .board (leur notation est dans le README), du JSON écrit par
    `convert` ou des chaînes de placement. `-` est l'entrée standard.

    Codes de retour : 0 tous les plateaux sont lus, rien à redire ; 1 tous sont lus et leur score calculé, mais l'un
    montre ce que les règles ne permettent pas ou n'a pas les points que son fichier attend ; 2 un
    plateau n'a pas pu être lu, ou la ligne de commande est fausse.
about-score = Calculer le score de plateaux
about-check = Chercher tout ce que les règles ne permettent pas
about-explain = Suivre un décompte ligne par ligne, sur le plateau
about-compare = Mettre plusieurs plateaux côte à côte et nommer le vainqueur
about-convert = Mettre des plateaux sous une autre forme
about-paint = Peindre des photos de plateaux avec leur vérité, pour éprouver la lecture
about-audit = Juger une partie entière : règles manche par manche, Objectifs et vainqueur
about-audit-more = Indiquez l'enregistrement d'une partie (JSON), les plateaux ou photos de ses joueurs, ou un
    enregistrement et les plateaux des joueurs qui n'y sont pas.
about-roll = Lancer les dés pour la table
about-resolve = Montrer ce qu'un lancer des dés d'une Extension fait aux plateaux, et le faire
about-read = Lire des plateaux sur des photos
about-grade = Mesurer si un dossier de photos avec leur vérité est bien lu
about-open = Ouvrir la fenêtre ; elle s'ouvre aussi sans aucune commande
about-train = Entraîner de nouveau la lecture des photos, sur des plateaux peints
about-schema = Afficher le schéma JSON d'une forme lue ou écrite
about-completions = Afficher ce qu'il faut à un shell pour compléter commandes et options
about-man = Afficher une page du manuel, de tout le programme ou d'une commande
about-help = Afficher ce texte ou celui d'une commande

# Options et fichiers
arg-color = Quand utiliser des couleurs
arg-language = La langue de ce qui est affiché ; sans elle celle du système, l'anglais s'il en a une autre
arg-help = Afficher l'aide
arg-help-more = Afficher l'aide (plus détaillée avec « --help »)
arg-help-less = Afficher l'aide (plus courte avec « -h »)
arg-version = Afficher la version
arg-files = Fichiers de plateaux, photos de plateaux ou dossiers où les chercher ; - lit un plateau sur l'entrée standard
arg-placements = Lire des chaînes de placement dans ce fichier (- pour l'entrée standard), un plateau par ligne
arg-layout = Le plateau imprimé : son nom, ou le fichier où il est noté. La photo doit montrer autant de cases
arg-expansions = Extensions avec lesquelles le plateau photographié est joué, par exemple lava,river : leurs dessins sont lus et comptent
arg-edition = L'édition des chaînes de placement (classic sans autre indication) et des photos (sinon l'impression le dit) : classic, challenge ou une boîte
arg-rulings = Choisir une réponse à un point de règle, par exemple longest=challenge. Peut être répété
arg-corners = Les quatre coins extérieurs de la grille, x,y,x,y,x,y,x,y en pixels de la photo redressée : en haut à gauche, en haut à droite, en bas à droite, en bas à gauche dans le sens de lecture du plateau
arg-debug-dir = Écrire les étapes en images dans ce dossier : les coins sur la photo, le plateau vu de dessus et, tracé par-dessus, ce qui a été lu
arg-audit-rolls = Un fichier texte avec les dés lancés : une ligne par manche, par exemple `1: h.h. rr.. hhh. hrhro`
arg-audit-goals = Les cartes Objectif en jeu, celle du dessus d'abord, par exemple A,G,K
arg-audit-solo = Objectifs contre-la-montre, comme dans le mode Solo
arg-audit-json = Afficher un objet JSON : classement, Objectifs et `findings`
arg-check-json = Afficher un objet JSON par plateau : `legal` et ses `issues`
arg-check-ordered = Juger les chaînes de placement dans leur ordre : chaque Voie doit rejoindre ce qui était déjà tracé
arg-compare-json = Afficher un objet JSON avec tous les plateaux, leur ordre et les vainqueurs
arg-convert-to = La forme à écrire
arg-convert-to-grid = la forme texte, les cases en grille
arg-convert-to-list = la forme texte, une case par ligne
arg-convert-to-json = du JSON, une ligne par plateau
arg-convert-to-placements = une chaîne de placement, une ligne par plateau
arg-convert-out = Écrire chaque plateau dans ce dossier, sous son nom, au lieu de la sortie standard
arg-convert-force = Remplacer les fichiers qui sont déjà dans le dossier
arg-convert-json = Écrire du JSON ; comme --to json
arg-explain-json = Afficher un objet JSON par plateau : le décompte avec ses preuves et les étapes en phrases
arg-explain-space = Dire seulement ce que rapporte cette case, par exemple C4
arg-grade-folder = Un dossier de photos avec leur truth.json, tel que `paint` l'écrit ; un rapport ou un dossier de rapports, tels que `read --report` les écrit
arg-grade-layout = Le plateau imprimé des photos : son nom, ou le fichier où il est noté
arg-grade-json = Afficher un objet JSON avec tous les chiffres et chaque photo qui n'a pas été lue sans faute
arg-grade-by = Ranger les photos selon tier, family, kind ou un mot de la façon dont elles sont peintes, par exemple pen, surface ou rail
arg-grade-failures = Lister les photos qui n'ont pas été lues sans faute
arg-grade-pictures = Écrire une image de chaque case dont les lignes sont mal lues, photographiée et lue, dans l'ordre de --failures. Finit en .png ou .jpg
arg-grade-force = Remplacer un fichier d'images déjà présent
arg-grade-models = Mesurer les modèles de ce dossier, tels que `train` les a écrits, au lieu de ceux du programme
arg-open-files = Photos, plateaux ou une partie ; plusieurs photos ou plateaux font plusieurs joueurs
arg-open-size = Largeur et hauteur de la fenêtre en points
arg-open-theme = Clair ou sombre, au lieu de ce qui a été choisi dans la fenêtre
arg-open-screenshot = Écrire une image de la fenêtre dans ce fichier PNG sans ouvrir de fenêtre
arg-open-force = Remplacer un fichier déjà présent
arg-open-scale = Pixels par point de l'image
arg-open-show = Ce que montre l'image
arg-open-light = La ligne du décompte mise en évidence dans l'image
arg-paint-count = Nombre de photos
arg-paint-seed = Départ de tout hasard : la même graine peint les mêmes photos
arg-paint-tier = Leur difficulté de lecture
arg-paint-tier-all = chacune à son tour
arg-paint-family = Les styles à peindre ; la lecture n'est jamais entraînée sur ceux mis de côté
arg-paint-layout = Jouer et peindre des parties sur ce plateau imprimé : son nom, ou le fichier où il est noté
arg-paint-worn = Peindre des copies comme de mauvaises photos : plus sombres, floues ou plus petites, et plus compressées
arg-paint-strokes = Un fichier d'écritures réelles, comme pour « train » : dans les styles mis de côté écrivent des personnes dont rien n'est appris
arg-paint-out = Le dossier où écrire ; il est créé au besoin
arg-paint-force = Remplacer des photos et une truth.json déjà présentes
arg-read-files = Photos : JPEG, PNG, WebP ou HEIC ; dossiers de photos ; - pour l'entrée standard
arg-read-edition = L'édition du plateau ; sinon l'impression le dit
arg-read-json = Afficher un objet JSON par photo, chacun sur une ligne
arg-read-report = Écrire dans ce fichier ce qui a été lu et ce qui est juste, avec le plateau découpé dans la photo, pour `grade`. Rien n'est écrit sans qu'on le demande, et rien n'est envoyé
arg-read-corrected = Le plateau tel qu'il est juste, avec ses numéros de tour, dans le sens où il a été lu : un fichier .board ou du JSON
arg-read-force = Remplacer un rapport déjà présent, et écrire aussi celui d'un plateau qui ne ressemble guère à la photo
arg-resolve-roll = Les faces lancées, par exemple left,2 pour le Météore ou arid pour le Désert. Sans elles : ce que le plateau impose lui-même, comme une case que l'eau remplit
arg-resolve-take = Exécuter ce choix, 1 pour le premier, et afficher le plateau tel qu'il est alors
arg-resolve-json = Afficher un objet JSON par plateau et par Extension
arg-roll-edition = L'édition dont les dés sont lancés : classic (sans autre indication), challenge ou une boîte
arg-roll-layout = Le plateau imprimé, s'il apporte des dés ou des manches : son nom, ou le fichier où il est noté
arg-roll-expansions = Extensions dont les dés sont lancés aussi, par exemple lava,river
arg-roll-rounds = Nombre de manches à lancer
arg-roll-draft = Lancer autant de jeux de dés par paires, pour le mode Draft
arg-roll-boxes = Lancer par paires les dés de ces boîtes, pour le mode Draft : une par joueur, par exemple classic,challenge,challenge
arg-roll-seed = La même graine donne les mêmes dés. Sans elle, ils changent chaque fois
arg-roll-record = Garder les lancers dans cet enregistrement, à partir de sa première manche sans dés. Il est créé s'il n'existe pas ; son édition, ses Extensions et sa graine font foi
arg-roll-json = Afficher un objet JSON par manche
arg-schema-name = La forme, par exemple board, game ou score ; sans elle, le nom de toutes
arg-completions-shell = Le shell
arg-man-command = La commande dont on veut la page ; sans elle, la page de tout le programme
arg-score-json = Afficher un objet JSON par plateau, chacun sur une ligne
arg-score-evidence = Ajouter au JSON d'où vient chaque nombre
arg-train-seed = Graine des plateaux peints et des réseaux
arg-train-steps = Pas pour le grand réseau ; un pas prend un tiers à une demi-seconde sur deux cœurs
arg-train-digit-steps = Pas pour le petit réseau, qui lit les numéros de manche
arg-train-flap-steps = Pas pour le réseau qui lit le rabat
arg-train-flap = N'entraîner que le réseau du rabat
arg-train-fit = Plateaux peints sur lesquels régler à la fin températures et seuils
arg-train-fit-only = Ne rien apprendre : régler à nouveau les modèles du dossier de --out, sur des photos peintes et de mauvaises copies
arg-train-out = Dossier des modèles, `routes.bin`, `digits.bin` et `flap.bin`
arg-train-checkpoints = Dossier des points de reprise. Un entraînement interrompu repart de là
arg-train-from = Repartir des modèles de ce dossier plutôt que de zéro
arg-train-keep = Avec --from : pourcentage du modèle de départ dans la moyenne, nombre par nombre, avec le modèle obtenu
arg-train-only = Entraîner un seul des deux réseaux ; l'autre reste tel qu'il est dans le dossier des modèles
arg-train-strokes = Un fichier de chiffres en traits, au format UNIPEN, compressé par gzip ou non : le petit réseau apprend ces écritures, une sur cinq est mise de côté
arg-train-fresh = Recommencer même s'il y a des points de reprise
arg-train-force = Remplacer des modèles déjà présents. Un entraînement qui repart de son point de reprise remplace les siens

# Ce qui tient lieu de valeur
value-name-board = PLATEAU
value-name-choice = CHOIX
value-name-codes = CODES
value-name-color = QUAND
value-name-command = COMMANDE
value-name-count = NOMBRE
value-name-digit-steps = PAS
value-name-flap-steps = PAS
value-name-edition = ÉDITION
value-name-editions = ÉDITIONS
value-name-faces = FACES
value-name-family = STYLES
value-name-file = FICHIER
value-name-files = FICHIER
value-name-fit = PLATEAUX
value-name-folder = DOSSIER
value-name-game = PARTIE
value-name-keep = POURCENTAGE
value-name-language = LANGUE
value-name-light = LIGNE
value-name-name = NOM
value-name-name-answer = NOM=RÉPONSE
value-name-names = NOMS
value-name-only = RÉSEAU
value-name-photo = PHOTO
value-name-players = JOUEURS
value-name-rounds = MANCHES
value-name-scale = ÉCHELLE
value-name-seed = GRAINE
value-name-shell = SHELL
value-name-show = ÉCRAN
value-name-space = CASE
value-name-steps = PAS
value-name-theme = COULEURS
value-name-tier = NIVEAU
value-name-to = FORME
value-name-widthxheight = LARGEURxHAUTEUR
value-name-word = MOT
value-name-x-y = X,Y,...

# Le cadre de l'aide et des pages
usage-word = Utilisation :
usage-options = OPTIONS
heading-arguments = Arguments
heading-options = Options
heading-commands = Commandes
arg-default = par défaut : { $value }
arg-values = valeurs possibles : { $values }
arg-values-list = Valeurs possibles :
man-name = NOM
man-synopsis = SYNOPSIS
man-description = DESCRIPTION
man-more = COMPLÉMENTS
man-version = VERSION

# Erreurs
usage-conflict = « { $argument } » ne va pas avec { $others }
usage-repeated = « { $argument } » est indiqué plusieurs fois
usage-value-missing = « { $argument } » demande une valeur, il n'y en a pas
usage-value = « { $argument } » ne peut pas être « { $value } »
usage-value-why = « { $argument } » ne peut pas être « { $value } » : { $why }
usage-no-value = « { $argument } » ne prend pas de valeur, mais « { $value } » est indiqué
usage-no-command = il n'y a pas de commande « { $command } »
usage-required = il manque : { $arguments }
usage-unknown = « { $argument } » n'a pas sa place ici
usage-no-text = un argument n'est pas un texte lisible
usage-other = ces arguments ne vont pas ensemble
usage-near = vouliez-vous dire { $near } ?
usage-file = un fichier de ce nom s'écrit « -- { $argument } »
usage-more = « --help » en dit plus.
usage-number = écrivez un nombre entier de { $least } à { $most }
usage-size = écrivez par exemple 1280x800, chaque nombre de 200 à 8000
usage-scale = écrivez un nombre de 0.5 à 4, par exemple 2
usage-ruling = un point de règle s'écrit NOM=RÉPONSE
usage-corners = écrivez huit nombres, pas { $count }
usage-corners-number = écrivez huit nombres ; « { $found } » n'en est pas un

# Peinture et entraînement
cli-painted = { $count ->
    [one] { $count } photo dans { $folder }
   *[other] { $count } photos dans { $folder }
}
cli-training = { $name } : perte { $loss }, { $speed } plateaux/s
cli-training-step = { $name } pas { $step } sur { $steps } : perte { $loss }, { $speed } plateaux/s
cli-training-checked = { $name } pas { $step } : perte { $loss } ; styles inconnus : { $wrong } % de fautes
train-checkpoint = le point de reprise ne va pas avec ce programme ; supprimez-le pour recommencer
train-strokes-line = la ligne { $line } n'est pas de l'écriture au format UNIPEN
train-strokes-writers = { $count ->
    [one] une seule personne a écrit chaque chiffre ; il en faut deux, l'une pour apprendre, l'autre pour mesurer
   *[other] { $count } personnes ont écrit chaque chiffre ; il en faut deux, l'une pour apprendre, l'autre pour mesurer
}
train-painter = la peinture des plateaux a échoué ; merci de signaler la graine
damage-cut-short = coupé
damage-head = son en-tête
damage-hash = sa somme de contrôle
damage-layers = ses couches
damage-size = sa taille
damage-numbers = ses nombres
damage-checkpoint = un point de reprise
damage-other-network = un autre réseau

# Commentaires dans les fichiers de lancers
tray-dice = dés de { $boxes }, graine { $seed }
tray-round = manche { $round }, la place { $seat } commence
tray-seat = place { $seat } : { $dice }

# Images de la fenêtre
shot-unpacked = l'image n'a pas pu être compressée : { $why }
shot-slow = une photo n'a pas été lue en { $seconds } secondes
