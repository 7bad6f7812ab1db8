app-name = Inkspector
app-made-by = Compté par Inkspector, un compagnon non officiel
about = Inkspector est un compagnon non officiel. Railroad Ink est une marque de son éditeur, qui n'a rien à voir avec ce programme.
privacy = Tout reste sur cet ordinateur : pas de compte, pas de réseau, aucune photo n'en sort.
menu = Menu
menu-file = Fichier
menu-edit = Édition
menu-draw = Tracer au clavier
menu-view = Affichage
clipboard = presse-papiers
dismiss = Fermer
total-is = Total { $total }

setting-language = Langue
setting-shade = Couleurs
setting-text-size = Taille du texte
shade-system = Comme le système
shade-light = Clair
shade-dark = Sombre

cmd-open = Ouvrir photos ou parties…
cmd-open-hint = Choisir des photos, des plateaux ou une partie ; plusieurs photos font plusieurs joueurs
cmd-photograph = Photographier des plateaux…
cmd-photograph-hint = Regarder par l'appareil photo ; chaque photo est prise d'elle-même dès que le plateau se voit bien
cmd-open-path = Ouvrir un chemin…
cmd-open-path-hint = Taper où se trouve le fichier, sans dialogue
cmd-paste = Coller
cmd-paste-hint = Prendre une photo ou un plateau en texte dans le presse-papiers
cmd-new = Nouvelle partie
cmd-new-hint = Commencer avec des plateaux vides
cmd-save = Enregistrer la partie
cmd-save-hint = Enregistrer tous les plateaux et chiffres dans un fichier
cmd-save-as = Enregistrer sous…
cmd-save-as-hint = Enregistrer sous un autre nom
cmd-save-picture = Enregistrer l'image…
cmd-save-picture-hint = Le plateau avec ce qui est mis en évidence, ses sommes et ses points de règle, en PNG
cmd-save-sheet = Enregistrer la feuille…
cmd-save-sheet-hint = Le plateau avec son score en SVG, à imprimer
cmd-copy-text = Copier en texte
cmd-copy-text-hint = Tous les scores et les plateaux en texte, dans le presse-papiers ; ce texte peut être collé
cmd-copy-play = Copier le lien pour BG Stats
cmd-copy-play-hint = La partie sous forme de lien que l'application BG Stats ouvre sur un téléphone
cmd-save-text = Enregistrer en texte…
cmd-save-text-hint = Tous les scores et le plateau en texte, dans un fichier
cmd-save-json = Enregistrer en JSON…
cmd-save-json-hint = Tous les scores pour d'autres programmes
cmd-save-csv = Enregistrer en CSV…
cmd-save-csv-hint = Tous les scores pour un tableur
cmd-save-history = Enregistrer l'historique en CSV…
cmd-save-history-hint = Toutes les parties terminées pour un tableur
cmd-save-all = Tout enregistrer…
cmd-save-all-hint = Tables, photos, historique, plateaux imprimés et réglages dans un seul fichier, à ouvrir sur un autre appareil
cmd-save-practice = Plateau d'entraînement…
cmd-save-practice-hint = Un plateau vide en SVG, à imprimer et à remplir
cmd-quit = Quitter
cmd-quit-hint = Fermer la fenêtre
cmd-undo = Annuler
cmd-undo-hint = Un pas en arrière ; vider et charger aussi
cmd-redo = Rétablir
cmd-redo-hint = Un pas en avant
cmd-clear-board = Vider le plateau
cmd-clear-board-hint = Vider toutes les cases de ce plateau
cmd-add-player = Ajouter un joueur
cmd-add-player-hint = Un plateau de plus à la table
cmd-next-player = Joueur suivant
cmd-next-player-hint = Montrer le plateau suivant
cmd-previous-player = Joueur précédent
cmd-previous-player-hint = Montrer le plateau précédent
cmd-finish = Garder dans l'historique
cmd-finish-hint = Ajouter cette partie finie à l'historique de cet ordinateur
cmd-up = Haut
cmd-up-hint = Aller à la case au-dessus
cmd-down = Bas
cmd-down-hint = Aller à la case au-dessous
cmd-left = Gauche
cmd-left-hint = Aller à la case de gauche
cmd-right = Droite
cmd-right-hint = Aller à la case de droite
cmd-turn = Faire pivoter
cmd-turn-hint = Un quart de tour dans le sens horaire
cmd-mirror = Retourner
cmd-mirror-hint = Échanger gauche et droite
cmd-stamp = Tracer ici
cmd-stamp-hint = Tracer la Voie en main ; encore une fois la fait pivoter
cmd-erase = Vider
cmd-erase-hint = Vider la case
cmd-move = Déplacer une case
cmd-move-hint = Prendre ce qui est tracé dans la case ; les flèches et Entrée le posent ailleurs
cmd-next-tool = Marque suivante
cmd-next-tool-hint = Prendre en main la marque, la face ou la ligne suivante des extensions
cmd-go-on = Continuer le tracé
cmd-go-on-hint = Vers la prochaine case où mène un tracé ou une sortie
cmd-round-up = Augmenter la manche
cmd-round-up-hint = Écrire un numéro de manche plus grand
cmd-round-down = Diminuer la manche
cmd-round-down-hint = Écrire un numéro de manche plus petit
cmd-release = Lâcher
cmd-release-hint = Lâcher la Voie et enlever la mise en évidence
cmd-show-start = Accueil
cmd-show-start-hint = Photos, saisie à la main, exemples
cmd-show-photo = Photo
cmd-show-photo-hint = La photo et ses coins
cmd-show-review = Relecture
cmd-show-review-hint = Ce qui a été lu, à côté de la photo
cmd-show-board = Plateau
cmd-show-board-hint = Tracer, compter, trancher un litige
cmd-show-table = Table
cmd-show-table-hint = Tous les joueurs côte à côte
cmd-show-printed = Plateaux notés
cmd-show-printed-hint = Noter une fois un plateau imprimé, pour y jouer
cmd-show-help = Aide
cmd-show-help-hint = Touches et premiers pas
cmd-show-score = Score à côté du plateau
cmd-show-score-hint = Chaque ligne avec ce qui rapporte ses points
cmd-show-issues = Défauts à côté du plateau
cmd-show-issues-hint = Ce qui contredit une règle de tracé
cmd-show-dispute = Litige à côté du plateau
cmd-show-dispute-hint = Chiffres écrits et lignes revendiquées
cmd-show-learn = Apprendre à côté du plateau
cmd-show-learn-hint = Le score pas à pas
cmd-next-issue = Défaut suivant
cmd-next-issue-hint = Aller au prochain tracé contraire aux règles
cmd-toggle-shade = Clair ou sombre
cmd-toggle-shade-hint = Échanger les couleurs
cmd-next-language = Langue suivante
cmd-next-language-hint = Anglais, allemand, français
cmd-bigger-text = Texte plus grand
cmd-bigger-text-hint = Agrandir tous les textes
cmd-smaller-text = Texte plus petit
cmd-smaller-text-hint = Réduire tous les textes

start-title = Qui a vraiment gagné ?
start-text = Photographiez les plateaux finis. Inkspector les lit, vérifie chaque Voie, compte chaque ligne et montre d'où vient chaque point.
start-drop = Ou déposez des fichiers n'importe où dans cette fenêtre, ou tapez un chemin :
start-drop-only = Ou déposez des fichiers n'importe où dans cette fenêtre. Un plateau copié en texte se colle avec les touches du navigateur.
drop-here = Déposez pour ouvrir
path-hint = Chemin du fichier
path-open = Ouvrir
hand-title = Saisir un plateau à la main
hand-text = Tracez à la souris, au doigt ou au clavier ; le score suit chaque trait.
hand-text-touch = Tracez au doigt ; le score suit chaque trait.
hand-classic = Plateau classique
hand-challenge = Plateau Challenge
boxes-classic = { box-deep-blue }, { box-blazing-red }
boxes-challenge = { box-lush-green }, { box-shining-yellow }
recent-title = Ouverts récemment
examples-title = Exemples
example-rulebook = Un plateau classique fini
example-rulebook-about = Deux Réseaux, une Gare sur le Croisement spécial, cinq extrémités ouvertes : 46 points.
example-challenge = Un plateau Challenge fini
example-challenge-about = Villages, Universités et Doubles Courbes sur un plateau bien rempli.
example-eight = Un huit
example-eight-about = Un croisement traversé deux fois : compté une fois selon une règle, deux selon l'autre. 13 ou 15 ?
example-lollipop = Retour à l'Intersection
example-lollipop-about = L'Autoroute la plus longue peut-elle revenir sur une case qu'elle a déjà empruntée ?
example-overpass-exit = Passerelle à une Sortie
example-overpass-exit-about = Lequel des deux Réseaux obtient la Sortie ?
example-ring = Un trajet circulaire
example-ring-about = Six cases en rond : six points ou sept ?
example-illegal = Un plateau avec des défauts
example-illegal-about = Des Voies qui se touchent mal, et un morceau sans liaison.
left-behind = Une partie de la dernière fois est encore là
left-behind-text = { $count ->
    [one] Un plateau est resté sans être enregistré.
   *[other] { $count } plateaux sont restés sans être enregistrés.
}
left-behind-of = Plateaux de { $names }.
left-behind-yes = Continuer avec
left-behind-no = Abandonner

photo-none = Aucune photo n'est ouverte.
photo-cancel = Arrêter la lecture
photo-cancelled = La lecture a été arrêtée.
photo-look = Voir le résultat
photo-by-hand = Saisir le plateau à la main
photo-corners = Coins de la grille
photo-corners-text = Tirez un coin sur le coin extérieur de la grille de 7 cases sur 7, ou déplacez-le avec les flèches. Puis relisez.
photo-read-again = Relire
photo-find-corners = Chercher les coins
photo-turn = Tourner de 90°
photo-drop = Retirer la photo
corner-top-left = Coin en haut à gauche
corner-top-right = Coin en haut à droite
corner-bottom-right = Coin en bas à droite
corner-bottom-left = Coin en bas à gauche
stage-decode = Ouvrir l'image
stage-locate = Trouver la grille
stage-rectify = Redresser le plateau
stage-read = Regarder chaque case
stage-solve = Assembler les Voies

review-marks = Marques des extensions
review-marks-text = Prenez-en une et touchez la photo ou le plateau. Toucher encore l'efface.
review-photo = La photo vue exactement d'en haut
review-table = Qui a gagné ?
review-done = Vers le score
queue-left = { $count ->
    [one] Une case à regarder
   *[other] { $count } cases à regarder
}
queue-space = { $space }
queue-text = Qu'est-ce qui est tracé ici ? Tapez son chiffre ou touchez-le.
queue-option = { $number } : { $name }
queue-next = Suivante
queue-draw = Autre chose…
queue-empty = Plus rien à regarder sur aucun plateau : les totaux sont confirmés.
queue-any = Touchez n'importe quelle case pour la corriger.
queue-odd = Ceci contredit une règle de tracé. Peut-être une erreur de lecture ; à regarder :
queue-others = Tout autre tracé, le mieux adapté d'abord :
queue-figure = Numéro de manche écrit ici :
queue-go-on = Continuer avec la suite
flap-left = { $count ->
    [one] Une ligne du rabat à regarder
   *[other] { $count } lignes du rabat à regarder
}
flap-line = { $name } : qu'est-ce qui est écrit ?
flap-text = Tapez son numéro ou touchez-la. Le score n'en dépend pas, seulement ce qui est dit du papier.
flap-option = { $number } : { $reading }
flap-other = Autre nombre
flap-take = Prendre
flap-illegible = Illisible
flap-picture = La ligne du rabat, agrandie
flap-whole = Le rabat vu du dessus
review-name = À qui est ce plateau ?
stand-of = { $name } : { $stand }
stand-no-photo = pas de photo
stand-reading = en cours de lecture
stand-not-found = introuvable
stand-way-up = dans quel sens ?
stand-expansions = avec des extensions ?
stand-spaces = { $count ->
    [one] une case
   *[other] { $count } cases
}
stand-figures = { $count ->
    [one] un numéro de manche
   *[other] { $count } numéros de manche
}
stand-lines = { $count ->
    [one] une ligne du rabat
   *[other] { $count } lignes du rabat
}
stand-done = terminé
figure = Manche { $round }
figure-likely = Manche { $round }, probable
figure-ten = 1 … : tapez le second chiffre, ou Entrée pour la manche 1.
figure-none = Aucun numéro de manche
figure-none-likely = Aucun numéro de manche, probable
rounds-goals = Quel numéro est écrit dans la case ? Les objectifs sont remplis dans une manche : le total en dépend.
missing-again = Choisir une autre photo
missing-corners = Lire entre ces coins
missing-leave-out = Laisser cette photo de côté
doubts-look = Les regarder
doubt-at = { $space } : incertain

panel-draw = Tracer
panel-score = Score
panel-issues = Défauts
panel-dispute = Litige
panel-learn = Apprendre
draw-routes = Voies
draw-tools-text = Toucher trace, toucher encore tourne ou efface. Touches : P la suivante, R tourne, Entrée trace ; une ligne commence et finit avec Entrée.
draw-lines-text = Tracez des lignes au doigt ou à la souris. Toucher fait défiler ce qui convient ; un appui long ou un clic droit propose tout. Avec Alt, glisser déplace une case.
pen-line = Ligne
pen-highway = Autoroute
pen-railway = Voie ferrée
pen-wipe = Effacer en glissant
pen-carry = Déplacer
draw-specials = Voies spéciales
draw-round = Numéro de manche à écrire
draw-no-round = aucun
draw-round-number = Numéro de manche { $round }
draw-expansions = Extensions
round-is = Manche { $round }

detail-network = { $exits ->
    [one] { $letter } : une Sortie, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $letter } : { $exits } Sorties, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
detail-ring = un trajet circulaire
evidence-none = Rien sur ce plateau.
evidence-proven = Il n'en existe pas de plus longue : tout a été examiné.
evidence-unproven = Il n'est pas prouvé que c'est la plus longue : aucune ne vaut plus de { $most } points.
unconfirmed-doubts = { $count ->
    [one] Non confirmé : une case à regarder
   *[other] Non confirmé : { $count } cases à regarder
}
unconfirmed-table = Pas encore confirmé : { $left }
issues-count = { $count ->
    [one] Un défaut
   *[other] { $count } défauts
}
issues-none-short = Tracé selon les règles
issues-none = Rien sur ce plateau ne contredit une règle visible sur papier.
issues-text = Ceci contredit une règle de tracé. Le score le compte tel quel.
rulings-title = Points de règle qui comptent ici
rulings-text = Les livrets diffèrent ou se taisent. Chaque réponse avec le total qu'elle donne :
ruling-answer = { $answer } : { $total ->
    [one] { $total } point
   *[other] { $total } points
}
ruling-issues = { $answer } : { $count ->
    [0] rien d'enfreint
    [one] { $count } infraction
   *[other] { $count } infractions
}

gives-hint = Pointez une case pour voir ce qu'elle rapporte.
gives-nothing = Ne rapporte rien.
gives-guess = Ce que donne une case s'affiche une fois deviné.
gives-network = { $exits ->
    [0] Réseau { $letter }
    [one] Réseau { $letter }, une Sortie
   *[other] Réseau { $letter }, { $exits } Sorties
}
gives-highway = +{ $points } Autoroute la plus longue
gives-railway = +{ $points } Chemin de Fer le plus long
gives-centre = +1 Case Centrale
gives-factory = Usine activée
gives-village = Village activé
gives-university = Université activée
gives-error = -1 extrémité ouverte, { $side }

space-empty = vide
space-lines = { $kind } { $sides }
space-station = Gare
space-network = Réseau { $letter }
space-round = manche { $round }
space-mark-sides = { $mark } { $sides }
space-mark-times = { $mark } ×{ $count }
space-group = une sur { $count }
space-errors = { $count ->
    [one] une Fausse Route
   *[other] { $count } Fausses Routes
}
space-issue = contraire aux règles
space-doubt = incertain
space-central = centrale

dispute-written = Ce qui est écrit sur le plateau
dispute-written-text = Tapez les chiffres du joueur ; ce qui diffère est expliqué.
dispute-written-for = Écrit pour { $name }
dispute-agrees = juste
dispute-differs = écart { $by }
dispute-open = possible
dispute-no-figure = pas un chiffre
dispute-unsure = incertain
dispute-blank = laissé vide
dispute-hidden = pas vu
dispute-type-lines = Tapez les lignes pour voir où cela diverge.
dispute-why = Pourquoi pas { $figure } ? { $name }
dispute-why-beyond = Pourquoi ? { $name }
verdict-open = Écrit { $written }, jusqu'ici { $proven }.
verdict-open-lines = Jusqu'ici { $proven }.
verdict-right = Écrit { $written }, prouvé { $proven } : c'est juste.
verdict-right-lines = Prouvé { $proven } : les lignes écrites sont justes.
verdict-possible = Écrit { $written }, trouvé { $proven } : c'est peut-être juste.
verdict-lines = Prouvé { $proven }.
verdict-head = Écrit { $written }, prouvé { $proven }
verdict-head-lines = Prouvé { $proven }
verdict-why = { $head } : { $why }.
verdict-line = { $name } { $written } écrit, { $proven } prouvé
verdict-blank = { $name } laissé vide, { $proven } prouvé
verdict-errors-bare = erreurs { $written } écrit, { $proven } prouvé, et aucune marque n'a été lue ({ $places })
verdict-errors = { $count ->
    [one] une Fausse Route a échappé, { $places }
   *[other] { $count } Fausses Routes ont échappé, { $places }
}
verdict-errors-some = { $count ->
    [one] une des { $all } Fausses Routes a échappé ({ $places })
   *[other] { $count } des { $all } Fausses Routes ont échappé ({ $places })
}
verdict-errors-many = { $count ->
    [one] une Fausse Route de trop a été comptée
   *[other] { $count } Fausses Routes de trop ont été comptées
}
verdict-sum = les lignes écrites font { $sum } en tout
dispute-claim = Une ligne revendiquée
dispute-claim-text = Choisissez le type, puis suivez la ligne sur le plateau, ou touchez ses cases dans l'ordre.
claim-highway = Autoroute
claim-railway = Chemin de Fer
claim-tap = Tracer la ligne
claim-stop = Terminé
claim-back = Une en arrière
claim-clear = Recommencer
claim-stands = Elle tient : { $points ->
    [one] { $points } point
   *[other] { $points } points
}. La plus longue prouvée en a { $longest }.
claim-stands-longest = Elle tient : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, et il n'en existe pas de plus longue.
claim-stands-open = Elle tient : { $points ->
    [one] { $points } point
   *[other] { $points } points
}. La plus longue trouvée en a { $longest } ; il n'est pas prouvé qu'il n'y en a pas de plus longue, mais aucune n'en a plus de { $most }.
claim-no-line = Elle s'interrompt en { $space } (étape { $step }) : rien de ce type n'y est tracé.
claim-not-beside = Elle s'interrompt en { $space } (étape { $step }) : la case ne touche pas { $before }.
claim-not-connected = Elle s'interrompt entre { $before } et { $space } (étape { $step }) : les deux ne sont pas reliées par ce type.
claim-apart = Elle s'interrompt en { $before } (avant l'étape { $step }) : les deux Voies s'y croisent sans être reliées.
claim-space-again = Elle s'interrompt en { $space } (étape { $step }) : selon la règle classique aucune case ne compte deux fois.
claim-stretch-again = Elle s'interrompt en { $space } (étape { $step }) : cette section a déjà été comptée.
claim-unproven = La plus longue trouvée, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, non prouvée : { $line }
claim-proven = La plus longue prouvée, { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $line }

learn-title = Le score pas à pas
learn-text = Ligne par ligne : ce qui compte, où le livret le dit, et ce que cela marque sur ce plateau.
learn-guess = Deviner d'abord : marquer ce qui compte, puis voir
learn-begin = Commencer
learn-step = Étape { $step } sur { $steps }
learn-back = Retour
learn-next = Suivant
learn-end = Finir
learn-marked = { $count ->
    [0] Touchez les cases qui comptent selon vous.
    [one] Une case marquée.
   *[other] { $count } cases marquées.
}
learn-show = Montrer ce qui compte
learn-right = Justes : { $count } ({ $spaces })
learn-missed = Oubliées : { $count } ({ $spaces })
learn-surplus = En trop : { $count } ({ $spaces })
learn-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
learn-sum = La somme
learn-networks = Des Voies reliées forment un Réseau. Chaque Réseau rapporte des points pour les Sorties qu'il atteint : 4 pour deux, puis 4 de plus pour chacune ; les douze en donnent 45.
learn-networks-source = Livret : Sorties reliées
learn-highway = La plus longue ligne continue d'Autoroute, un point par case. Les Chemins de Fer et les ramifications ne comptent pas.
learn-highway-source = Livret : Points Bonus
learn-railway = La plus longue ligne continue de Chemin de Fer, un point par case.
learn-railway-source = Livret : Points Bonus
learn-centre = Chaque Case Centrale où quelque chose est tracé rapporte un point, reliée ou non.
learn-centre-source = Livret : Points Bonus, Cases Centrales
learn-villages = Un Village s'active par une Voie avec une Gare. Chaque Village activé rapporte 2 points.
learn-villages-source = Livret Challenge : Bâtiments spéciaux
learn-errors = Chaque extrémité d'une Voie à l'intérieur du plateau qui n'est reliée à rien coûte un point. Celles au bord ne coûtent rien.
learn-errors-source = Livret : Fin du jeu
learn-extra = Une Extension ou un Objectif ajoute ces points.
learn-extra-source = Livret : page de l'Extension

winner-alone = { $total ->
    [one] { $total } point
   *[other] { $total } points
}. Ajoutez les autres joueurs pour comparer.
winner-none = Pas de vainqueur : les plateaux sont de types différents, par exemple classique et Challenge ; leurs points ne se comparent pas.
winner-none-layers = Pas de vainqueur : les plateaux sont sur des niveaux différents, l'un souterrain, l'autre non ; leurs points ne se comparent pas.
winner-no-board = Pas de vainqueur : il n'y a aucun plateau.
winner-open = Le vainqueur n'est pas prouvé : { $names } peuvent gagner, car des Objectifs sont en suspens, ou il n'est pas prouvé que leurs plus longues Voies le soient.
winner-waits = Pas encore de vainqueur : il manque le plateau de { $names }.
winner = { $names } gagne avec { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
winner-errors = { $names } gagne avec { $total ->
    [one] { $total } point
   *[other] { $total } points
} : même total, moins de Fausses Routes.
winner-shared = { $names } partagent la victoire avec { $total ->
    [one] { $total } point
   *[other] { $total } points
} : même total, et { $errors ->
    [0] aucune Fausse Route
    [one] une Fausse Route chacun
   *[other] { $errors } Fausses Routes chacun
}. Hors du mode Draft, les règles ne départagent pas davantage.
winner-star-unknown = { $names } sont à égalité avec { $total ->
    [one] { $total } point
   *[other] { $total } points
} et { $errors ->
    [0] aucune Fausse Route
    [one] une Fausse Route chacun
   *[other] { $errors } Fausses Routes chacun
}. En mode Draft gagne le joueur assis le plus tôt à droite de l'étoile : qui a dessiné l'étoile ?
table-name-of = Nom du joueur { $number }
table-place = Place
table-place-number = { $place }.
table-left = Déplacer { $name } à gauche
table-right = Déplacer { $name } à droite
table-show = Montrer le plateau de { $name }
table-board = Plateau
table-remove = Retirer { $name }
past-title = Parties d'autres jours
past-open = Ouvrir
past-forget = Supprimer
past-forgotten = Supprimée : { $game }
past-bring-back = La rétablir
decimal-point = ,
series-add-up = Additionner :
series-day = Parties du dernier jour
series-all = Toutes les parties
series-none = Tout décocher
series-copy = Copier le classement
series-save = Enregistrer le classement en CSV
series-title = Classement sur { $games ->
    [one] une partie
   *[other] { $games } parties
}
series-name = Nom
series-points = Points
series-games = Parties
series-mean = Par partie
series-best = Record
series-wins = Victoires
series-line = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} en { $games ->
    [one] une partie
   *[other] { $games } parties
}, { $mean } par partie, record { $best }

ask-no = Non
ask-new = Commencer avec des plateaux vides ?
ask-new-text = Les plateaux de la table disparaissent. Annuler les ramène.
ask-new-yes = Recommencer
ask-changed = Le fichier contient maintenant autre chose
ask-changed-text = Un autre programme ou une autre fenêtre l'a modifié depuis qu'il a été ouvert ou enregistré ici. Écrasez-le, ou revenez en arrière et choisissez « Enregistrer sous… » pour garder les deux.
ask-changed-yes = L'écraser
cmd-show-code = Montrer comme code…
cmd-show-code-hint = Ce plateau en code QR : un autre téléphone le lit avec son appareil photo, et le plateau y rejoint la table
ask-code = Vers un autre téléphone
ask-code-text = Lisez-le avec l'appareil photo du téléphone où est la table : le plateau y rejoint la table. Il va de l'écran à l'appareil photo et nulle part ailleurs.
ask-code-yes = Copier le lien
ask-join = Un plateau d'un autre téléphone
ask-join-text = { $name } apporte un plateau avec { $drawn } cases tracées. Il rejoint la table de { $others }.
ask-join-begin = { $name } apporte un plateau avec { $drawn } cases tracées. Une table commence avec lui.
ask-join-again = { $name } apporte un plateau avec { $drawn } cases tracées. Il prend la place de celui que { $name } a à la table de { $others } ; un pas en arrière le ramène.
ask-join-yes = Prendre à la table
join-nobody = Quelqu'un
told-copied-link = Le lien est dans le presse-papiers. Qui l'ouvre décide si le plateau rejoint la table.
told-join-elsewhere = La table est ouverte dans un autre onglet de ce navigateur : c'est là que la question est posée. Cet onglet peut être fermé.
told-too-much-for-code = Le plateau est trop grand pour un code. Enregistrez-le en texte et ouvrez le fichier sur l'autre téléphone.
ask-take-over = Tout reprendre ?
ask-take-over-text = Le fichier contient des tables : { $tables }, des parties terminées : { $games }, des plateaux imprimés : { $boards }, des photos : { $photos }. Elles s'ajoutent à ce qui est ici, et rien n'en est perdu.
ask-take-over-yes = Reprendre
ask-take-over-join = Apporter seulement les plateaux à cette table
ask-together = Plateaux d'une autre table
ask-together-text = Le fichier contient une table de { $names }. Ses plateaux peuvent rejoindre la table de { $others }, ou elle est ouverte à part ; celle d'ici est alors conservée.
ask-together-yes = Prendre à cette table
ask-together-apart = Ouvrir à part
ask-forget-board = Oublier « { $title } » ?
ask-forget-board-text = Ce qui en est noté disparaît. Les plateaux qui y ont été tracés le gardent.
ask-remove = Retirer { $name } ?
ask-remove-text = Son plateau part avec lui. Annuler le ramène.
ask-remove-yes = Retirer
ask-path-text = Tapez le chemin entier.
ask-no-dialog = Aucun dialogue de fichiers ne s'ouvre ici. Tapez le chemin entier.
ask-save-path = Où faut-il l'enregistrer ?
ask-save-yes = Enregistrer
ask-there = Ce fichier existe déjà
ask-there-text = Écrivez par-dessus, ou revenez en arrière et choisissez un autre nom.
ask-open-yes = Ouvrir

told-saved = Enregistré : { $name }
told-saved-bare = Enregistré : { $name }. Les photos ne sont pas dans le fichier, elles restent sur cet ordinateur.
told-downloaded = Téléchargement : { $name }
told-lifted = { $space } est prise : flèches, puis Entrée la pose.
told-copied = Copié dans le presse-papiers.
told-copied-play = Le lien est dans le presse-papiers. Ouvrez-le sur le téléphone où se trouve BG Stats.
told-confirmed = Tous les doutes de la table sont levés : les totaux sont confirmés.
told-finished = La partie est dans l'historique.
told-finished-before = La partie est déjà dans l'historique.
told-taken-over = Repris : tables { $tables }, parties terminées { $games }, plateaux imprimés { $boards }, photos { $photos }. Le reste du fichier était déjà ici.
error-load = { $name } n'a pas pu être ouvert : { $why }
error-save = { $name } n'a pas pu être enregistré : { $why }. Rien n'est perdu ; choisissez un autre endroit.
error-empty-file = { $name } est vide. Renvoyez la photo ou choisissez un autre fichier.
error-large-file = { $name } dépasse 64 Mo. Prenez la photo elle-même, pas un fichier brut ou une vidéo.
error-unknown-file = { $name } n'est ni une photo, ni un plateau, ni une partie. Les photos peuvent être JPEG, PNG, WebP ou HEIC.
error-other-encoding = { $name } est du texte, mais pas enregistré en UTF-8 : enregistrez-le de nouveau dans ce codage.

practice-title = Plateau d'entraînement
help-title = Premiers pas
help-photo = Photos : ouvrez, déposez ou collez une photo par plateau. Vérifiez les coins, tranchez les cases incertaines, c'est fini.
help-photo-no-paste = Photos : ouvrez ou déposez une photo par plateau. Vérifiez les coins, tranchez les cases incertaines, c'est fini.
help-draw = À la main : prenez une Voie, appuyez sur une case pour la tracer, encore pour la faire pivoter ; le bouton droit propose tout, glisser avec Alt déplace. Au clavier : les flèches déplacent, chaque Voie a une touche, R fait pivoter, F retourne, plus et moins écrivent la manche.
help-score = Score : appuyez sur une ligne pour mettre en évidence ce qui rapporte ses points. Où les livrets diffèrent, les deux totaux sont proposés.
help-dispute = Litige : tapez ce qui est écrit sur le plateau, ou tracez la ligne revendiquée, et voyez où elle s'interrompt.
help-routes = Touches des Voies

goal-points = { $code }, { $task } : { $points }
goal-open = { $code }, { $task } : en suspens, des numéros de manche manquent
cmd-save-pdf = Enregistrer en PDF…
cmd-save-pdf-hint = Le plateau avec son score sur une feuille A4, à imprimer
cmd-swap-photo = Photo ou lignes
cmd-swap-photo-hint = À la relecture, montrer tour à tour la photo et le plateau redessiné au même endroit
compare-beside = Côte à côte
compare-over = Lignes sur la photo
compare-turns = Tour à tour
rounds-left = { $count ->
    [one] Un numéro de manche à regarder
   *[other] { $count } numéros de manche à regarder
}
rounds-text = Quel numéro est écrit dans le coin blanc ? Le score n'en dépend pas ; le contrôle des manches, si.
rounds-skip = Pas maintenant
rounds-take = Accepter tout comme lu
rounds-look = Regarder les numéros de manche
review-poor = Presque tout sur ce plateau est incertain.
review-poor-todo = Il est peut-être à l'envers, ou les coins ne sont pas sur la grille. Faites-le pivoter, placez les coins ou reprenez la photo bien d'en haut avec une bonne lumière.
photo-print = { $name } : la photo ne montre pas avec certitude si c'est un plateau classique ou Challenge. Vérifiez l'édition.
review-mirrored = La photo est inversée comme dans un miroir, les chiffres le montrent. Le plateau est lu tel qu'il est sur la table.
review-proposal = On voit des dessins qui ressemblent à { $expansions }.
review-proposal-todo = Ce plateau est-il joué avec ? Alors ils comptent.
review-proposal-yes = Oui, ils comptent
review-proposal-no = Non
review-way-up = Ce plateau est peut-être à l'envers.
review-way-up-todo = Ni l'impression ni les numéros ne disent où est le haut. Le teniez-vous ainsi pendant la partie ?
review-way-up-right = Il est bien placé
review-turn-half = Faire un demi-tour
review-turn-left = Tourner à gauche
review-turn-right = Tourner à droite
rounds-again = { $count ->
    [one] Si vous voulez : un numéro de manche est incertain. Le score n'en a pas besoin, le déroulé et le verdict si.
   *[other] Si vous voulez : { $count } numéros de manche sont incertains. Le score n'en a pas besoin, le déroulé et le verdict si.
}
winner-star = { $names } gagne avec { $total ->
    [one] { $total } point
   *[other] { $total } points
} : même total, autant de Fausses Routes, plus tôt à droite de l'étoile.
table-open-goals = Des numéros de manche manquants laissent des Objectifs en suspens ; ils ne comptent pas encore.
error-keep = La partie ne peut pas être conservée sur cet ordinateur : { $why }. Enregistrez-la ailleurs ; le prochain changement essaiera encore.
error-share = Les réglages et les parties finies ne peuvent pas être conservés sur cet ordinateur : { $why }. Ils restent dans cette fenêtre ; le prochain changement essaiera encore.
told-set-aside = { $name } est inutilisable : { $why }. Rien n'en est perdu : le fichier s'appelle maintenant { $path }.
told-left-alone = { $name } reste tel quel : { $why }.
told-left-behind = Une partie non enregistrée est encore sur la page d'accueil.
error-folder = { $name } est un dossier. Ouvrez les fichiers qu'il contient.

key-up = Flèche haut
key-down = Flèche bas
key-left = Flèche gauche
key-right = Flèche droite
key-enter = Entrée
key-delete = Suppr
key-escape = Échap
key-backspace = Retour arrière
key-plus = Plus
key-minus = Moins
key-ctrl = Ctrl
key-shift = Maj
key-alt = Alt
key-home = Origine
key-end = Fin
key-pageup = Page haut
key-pagedown = Page bas
key-space = Espace

# Printed boards that are written down
hand-own = Autre plateau imprimé …
printed-begin = Noter un plateau imprimé
printed-begin-text = Les cartes de ces plateaux ne sont pas publiées. Qui possède la boîte touche une fois ce qui est imprimé sur le plateau ; il reste ici, il est proposé pour chaque nouvelle partie et se partage en fichier.
printed-solo = Plateau Solo
printed-giant = Plateau Géant
printed-epic = Plateau Épique
printed-blank-7 = Vide, 7x7
printed-blank-9 = Vide, 9x9
printed-blank-11 = Vide, 11x11
printed-pen-exit = Sorties
printed-pen-exit-hint = Touchez le bord : Sortie de route, de rail, aucune.
printed-pen-centre = Centre
printed-pen-centre-hint = Touchez les cases qui comptent comme centrales.
printed-pen-building = Bâtiments
printed-pen-building-hint = Touchez une case : Usine, Village, Université, rien.
printed-pen-lab = Laboratoires
printed-pen-lab-hint = Touchez les cases avec un laboratoire de recherche.
printed-pen-wall = Murs
printed-pen-wall-hint = Touchez près de la ligne entre deux cases, ou touchez une case et choisissez son côté.
printed-pen-mountain = Montagnes
printed-pen-mountain-hint = Touchez les montagnes sans forme pointillée.
printed-pen-dotted = Montagnes pointillées
printed-pen-dotted-hint = Touchez chaque côté que la forme pointillée atteint, ou touchez la case et choisissez ses côtés.
printed-pen-city = Villes
printed-pen-city-hint = Touchez une case : une ville, une avec une route, une avec un rail, rien.
printed-has-exit = Sortie { $side } ({ $kind })
printed-has-wall = mur { $side }
printed-has-centre = case centrale
printed-has-building = { $what }
printed-has-lab = laboratoire de recherche
printed-has-mountain = montagne
printed-has-dotted = montagne pointillée { $sides }
printed-has-city = ville
printed-has-city-kind = ville ({ $kind })
printed-has-given = Voie imprimée
printed-no-exit = pas de Sortie
printed-nothing = rien d’imprimé
printed-edge = { $space } { $side } : { $holds }
printed-place = { $place } : { $holds }
printed-likely = Un point d’interrogation montre ce qui y est sans doute imprimé ; personne ne l’a publié. Rien n’en est repris tout seul : comparez avec votre plateau, et touchez ce qui est juste.
printed-take = Tout reprendre
printed-title = Nom du plateau
printed-box = Dés de la boîte
printed-values = Points d’un Réseau à 0, 1, 2 … Sorties
printed-rounds = Manches : sans Extension, avec une qui raccourcit la partie, avec deux
printed-given = Ce qui est tracé sur le plateau de la table est imprimé ici
printed-no-given = Aucune Voie n’est imprimée ici
printed-lacks-exits = Il manque encore : les Sorties.
printed-lacks-values = Il manque encore : les points des Réseaux.
printed-kept = Gardé. Les fichiers de plateaux le nomment par « layout: { $name } ».
printed-not-kept = Il est gardé dès la première touche.
printed-play = Jouer
printed-play-hint = Jouer sur { $title }
printed-change = Modifier
printed-change-hint = Modifier { $title }
printed-forget = Oublier
printed-forget-hint = Oublier { $title }
printed-share = Partager en fichier
printed-back = Un pas en arrière
printed-done = Terminé
printed-boards = Vos plateaux imprimés
printed-no-title = Un plateau ne peut pas s’appeler « { $title } » : donnez-lui un nom avec des lettres ou des chiffres qui ne soit celui d’aucun plateau du jeu.
printed-title-taken = Un autre plateau imprimé s’appelle déjà « { $title } » : donnez un autre nom à celui-ci.
printed-met = Le plateau imprimé « { $title } » est gardé, et proposé pour les nouvelles parties.

# Pas en arrière et en avant, et ce que chacun a changé.
cmd-undo-what = Annuler : { $what }
cmd-redo-what = Refaire : { $what }
told-undone = Annulé : { $what }
told-redone = Refait : { $what }
step-add = l'ajout de { $name }
step-remove = le retrait de { $name }
step-seats = l'ordre des joueurs
step-open = l'ouverture d'une autre partie
step-edition = l'édition
step-expansion = l'extension { $name }
step-ruling = la réponse à « { $question } »
step-rename = le nom { $name }
step-clear = le plateau de { $name } vidé
step-space = { $space } sur le plateau de { $name }
step-spaces = { $count ->
    [one] une case sur le plateau de { $name }
   *[other] { $count } cases sur le plateau de { $name }
}
step-notes = les notes sur la feuille de { $name }
step-written = les chiffres écrits de { $name }
step-answers = les réponses sur la photo de { $name }
step-dice = les dés d'une manche
step-rolled = un lancer de dés
step-goals = les cartes Objectif
step-kept = la partie gardée dans l'historique
step-forgot = la partie supprimée de l'historique
step-back-again = la partie remise dans l'historique
step-other = le dernier changement
