menu-play = Manches et dés
cmd-save-report = Enregistrer le résultat…
cmd-save-report-hint = La partie vérifiée en texte : vainqueur, Objectifs, chaque règle enfreinte
cmd-save-rolls = Enregistrer les lancers…
cmd-save-rolls-hint = Ce qui a été lancé pour la table, une ligne par manche
cmd-roll-dice = Lancer les dés
cmd-roll-dice-hint = Lancer la manche suivante pour la table
cmd-replay-first = Avant la première manche
cmd-replay-first-hint = Montrer le plateau avant tout tracé
cmd-replay-back = Une manche en arrière
cmd-replay-back-hint = Montrer la manche d'avant ; la flèche gauche aussi
cmd-replay-play = Lecture
cmd-replay-play-hint = Montrer les manches l'une après l'autre
cmd-replay-next = Une manche en avant
cmd-replay-next-hint = Montrer la manche suivante ; la flèche droite aussi
cmd-replay-last = Dernière manche
cmd-replay-last-hint = Montrer le plateau fini
cmd-show-check = Verdict
cmd-show-check-hint = Vainqueur, Objectifs et chaque règle enfreinte
cmd-show-replay = Déroulé
cmd-show-replay-hint = Les manches une par une
cmd-show-dice = Dés
cmd-show-dice-hint = Lancer pour une partie sur papier

replay-before = Avant la première manche
replay-round = Manche { $round } sur { $rounds }
replay-pause = Pause
replay-to-check = Voir le verdict
replay-fresh = tracé à cette manche
replay-unknown = manche inconnue
replay-column = Manche { $round } : { $total ->
    [one] { $total } point
   *[other] { $total } points
}
replay-some-unknown = { $count ->
    [one] Manche inconnue : { $spaces }. La case manque jusqu'à la dernière manche ; les sommes des manches d'avant peuvent donc être trop hautes ou trop basses.
   *[other] Manche inconnue : { $spaces }. Elles manquent jusqu'à la dernière manche ; les sommes des manches d'avant peuvent donc être trop hautes ou trop basses.
}
replay-undated = Les marques sans manche manquent jusqu'à la dernière manche.
replay-all-unknown = { $count ->
    [one] Manche inconnue : la seule case remplie n'a pas de numéro de manche, il n'y a donc rien à parcourir. La touche + l'écrit sur le plateau.
   *[other] Manche inconnue : aucune des { $count } cases remplies n'a de numéro de manche, il n'y a donc rien à parcourir ({ $spaces }). La touche + les écrit sur le plateau.
}
replay-goal = Objectif { $code } atteint : { $task } (+{ $points })
replay-findings = Ce que disent les règles
replay-whole = Sur tout le plateau
replay-legal = Tracé selon les règles : les dés et un ordre de tracé expliquent cette manche.
replay-nothing = Rien n'a été tracé à cette manche.
replay-unproven = On ne peut pas prouver que cette manche suit les règles.
replay-dice = Dés de cette manche
replay-dice-known = Tels qu'ils sont tombés.
replay-dice-fit = Personne ne les a notés. Ceux-ci expliqueraient la manche :
replay-dice-part = Tous n'ont pas été notés. Ceux-ci expliqueraient la manche :
replay-dice-unknown = Personne ne les a notés, et aucun lancer n'est prouvé.
replay-die-aside = { $route } : aucune place, donc pas de tracé
replay-left = Laissés de côté à juste titre, faute de place : { $routes }
replay-gone = Absent du plateau, peut-être effacé par une Extension : { $routes }
replay-gone-most = { $count ->
    [0] Non tracé, car rien ne peut avoir été effacé : { $routes }
    [one] Absent du plateau, dont une Voie au plus peut avoir été effacée par une Extension : { $routes }
   *[other] Absent du plateau, dont { $count } Voies au plus peuvent avoir été effacées par une Extension : { $routes }
}
replay-copies = Tracé une seconde fois par une Usine : { $routes }
replay-free-special = Une Voie spéciale était offerte par la troisième Université.

check-mixed = Les plateaux sur la table sont de types différents, par exemple classique et Challenge ; ce n'est pas une seule partie. Retirez ceux d'une autre partie.
tie-errors = { $first } et { $next } ont tous deux { $total ->
    [one] { $total } point
   *[other] { $total } points
} ; { $first } a moins de Fausses Routes ({ $errors } contre { $others }) et passe devant.
tie-star = { $first } et { $next } ont tous deux { $total ->
    [one] { $total } point
   *[other] { $total } points
} et { $errors ->
    [one] { $errors } Fausse Route
   *[other] { $errors } Fausses Routes
} ; { $first } vient plus tôt à droite de l'étoile et passe devant.
tie-shared = { $first } et { $next } ont tous deux { $total ->
    [one] { $total } point
   *[other] { $total } points
} et { $errors ->
    [one] { $errors } Fausse Route
   *[other] { $errors } Fausses Routes
} : rien d'autre ne les départage, ils partagent la place.
tie-star-unknown = { $first } et { $next } ont tous deux { $total ->
    [one] { $total } point
   *[other] { $total } points
} et { $errors ->
    [one] { $errors } Fausse Route
   *[other] { $errors } Fausses Routes
} ; celui qui a dessiné l'étoile les départage, et ce n'est pas noté (« star » dans la partie enregistrée).
check-none-broken = Aucune infraction aux règles n'est prouvée.
check-broken = { $count ->
    [one] Une règle est enfreinte.
   *[other] { $count } règles sont enfreintes.
}
check-unknown = Certaines choses ne peuvent être prouvées ni dans un sens ni dans l'autre ; elles portent un point d'interrogation.
check-open-goals = Les points de certains Objectifs restent ouverts, car des numéros de manche manquent ; ils comptent 0 ici.
check-place = { $place }. { $name }
check-sum = Plateau { $board }, Objectifs { $goals } ; Fausses Routes : { $errors }
check-line = { $place }. { $name } : { $total } (plateau { $board }, Objectifs { $goals }, Fausses Routes { $errors })
check-legal = Tracé selon les règles
check-player-broken = { $count ->
    [one] Une règle enfreinte
   *[other] { $count } règles enfreintes
}
check-player-unknown = Aucune infraction prouvée
check-everybody = Tous les joueurs
round-legal = { $name }, manche { $round } : tracée selon les règles
round-broken = { $name }, manche { $round } : une règle est enfreinte
round-unknown = { $name }, manche { $round } : pas prouvable
check-no-goals = Sans cartes Objectif. Choisissez plus bas celles qui étaient en jeu.
check-goal-line = { $name } : { $when }, { $points }
check-goal-light = Mettre en évidence l'Objectif { $code } sur le plateau de { $name }
check-cards = Cartes Objectif en jeu
check-dice = Dés
check-dice-text = Ce qui a été lancé, autant que quelqu'un l'a noté. Sans dés, la vérification demande si un lancer explique chaque manche.
check-dice-none = inconnus
check-star = Qui a dessiné l'étoile ?
check-enter = Saisir les dés de la manche { $round }
check-take = Retirer { $route }
check-add = Ajouter { $route }
check-enter-end = Saisir les dés lancés après la dernière manche
check-notes = Notes sur la feuille
check-notes-text = Ce qui est noté à côté des Voies. La vérification le compare au plateau ; ce que personne ne sait n'est reproché à personne.
check-unknown-note = inconnu
check-specials = Voies spéciales
check-marked-off = barrées sur la feuille :
check-mark-off = Barrée : { $route }
check-villages = Cases Village cochées
check-universities = Cases Université cochées
check-declared = Objectif { $code } annoncé à la fin de la manche
check-research = { $name } : points de recherche dépensés pour relancer
check-research-spent = { $name } : { $count ->
    [one] un point de recherche dépensé
   *[other] { $count } points de recherche dépensés
}
check-dice-room = { $count ->
    [one] Encore un dé
   *[other] Encore { $count } dés
}
check-dice-full = Tous les dés de la manche sont là ; appuyez sur l'un d'eux plus haut pour le retirer.
check-next-round = Manche d'après
check-done = Terminé
check-forget-dice = Oublier tous les dés
mode-table = Un lancer pour tous
mode-draft = Draft
mode-solo = Solo

check-goal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
check-goal-open = points ouverts
when-round = manche { $round }
when-between = entre les manches { $first } et { $last }
when-never = pas atteint
when-untold = le plateau ne le dit pas

dice-end = Après la dernière manche
dice-before = Aucune manche lancée
dice-empty = Lancez les vrais dés de cette édition pour toute la table. La même graine donne toujours les mêmes dés : une partie peut être rejouée.
dice-over = La dernière manche est lancée.
dice-undo = Annuler ce lancer
dice-undo-hint = Reprendre le dernier lancer ou choix ; relancés, les dés tombent pareil
dice-uncover = Tout le monde a tracé : lancer le dernier dé
dice-turn = { $name } prend une paire
dice-next = { $name } commence la manche suivante : plus petit total, { $value }
dice-next-tied = { $name } commence la manche suivante : plus petit total, { $value }, et dernier servi des ex aequo
dice-has = { $name } : { $value }
dice-pair = Paire { $number } : { $routes } ; valeur { $value }
dice-pair-taken = Paire { $number } : { $routes } ; valeur { $value } ; prise par { $name }
dice-value = Valeur { $value }
dice-setup = Mise en place
dice-setup-text = Un changement recommence la partie ; annuler ramène les lancers.
dice-shared = Un lancer pour tous
dice-players = Joueurs
dice-boxes = Quelles boîtes forment la réserve
dice-box = { $name } apporte une boîte de cette édition : { $edition }
dice-seed = Graine
dice-fresh = Nouvelle graine
dice-fresh-hint = Un nombre que personne ne connaît
dice-seed-text = Qui la connaît obtient les mêmes dés.
dice-seed-bad = Une graine est un nombre entier à partir de 0.
dice-keep = Garder les lancers dans la partie
dice-keep-text = Verdict et déroulé savent alors ce qui a été lancé, et le fichier de la partie le contient.
dice-kept = Les lancers sont dans la partie sur la table : verdict et déroulé s'en servent.
dice-not-kept = Pas gardés : les plateaux sur la table sont d'une autre édition ou d'autres Extensions.
dice-history = Lancers jusqu'ici
dice-history-none = Rien n'a encore été lancé.

verdict-broken = Règle enfreinte
verdict-unknown = Pas prouvable
verdict-proven = En règle

