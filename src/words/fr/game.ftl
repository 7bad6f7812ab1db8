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
cmd-show-replay = Manches
cmd-show-replay-hint = Les manches une par une
cmd-show-dice = Dés
cmd-show-dice-hint = Lancer pour une partie sur papier

replay-before = Avant la première manche
replay-round = Manche { $round } sur { $rounds }
replay-pause = Pause
replay-to-check = Vérifier la partie
replay-fresh = tracé à cette manche
replay-unknown = manche inconnue
replay-column = Manche { $round } : { $total ->
    [one] { $total } point
   *[other] { $total } points
}
replay-some-unknown = { $count ->
    [one] Manche inconnue : { $spaces }. La case est sur le plateau dès le début ; les sommes des manches d'avant peuvent donc être trop hautes ou trop basses.
   *[other] Manche inconnue : { $spaces }. Elles sont sur le plateau dès le début ; les sommes des manches d'avant peuvent donc être trop hautes ou trop basses.
}
replay-all-unknown = { $count ->
    [one] Manche inconnue : la seule case remplie n'a pas de numéro de manche, il n'y a donc rien à parcourir. La touche plus l'écrit sur le plateau.
   *[other] Manche inconnue : aucune des { $count } cases remplies n'a de numéro de manche, il n'y a donc rien à parcourir ({ $spaces }). La touche plus les écrit sur le plateau.
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
replay-die-aside = { $route }, pas tracé, car il n'a sa place nulle part
replay-left = Laissé de côté à juste titre, sans place nulle part : { $routes }
replay-gone = Plus sur le plateau, peut-être effacé par une extension : { $routes }
replay-copies = Tracé une seconde fois par une Usine : { $routes }
replay-free-special = Une Voie spéciale était offerte par la troisième Université.

check-mixed = Les plateaux sur la table ne sont pas imprimés de la même façon ; ce n'est pas une seule partie. Retirez ceux d'une autre partie.
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
} ; { $first } est assis plus près à droite de l'étoile et passe devant.
tie-shared = { $first } et { $next } ont tous deux { $total ->
    [one] { $total } point
   *[other] { $total } points
} et { $errors ->
    [one] { $errors } Fausse Route
   *[other] { $errors } Fausses Routes
} : ils partagent la place.
check-none-broken = Aucune règle enfreinte ne peut être prouvée.
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
check-goal-light = Éclairer l'Objectif { $code } sur le plateau de { $name }
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
check-notes-text = Ce qui est noté à côté des voies. La vérification le compare au plateau ; ce que personne ne sait n'est reproché à personne.
check-unknown-note = inconnu
check-specials = Voies spéciales
check-marked-off = comme cochées :
check-mark-off = { $route } cochée
check-villages = Coches sur la piste des Villages
check-universities = Coches sur la piste des Universités
check-declared = Objectif { $code } annoncé à la fin de la manche
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

dice-nothing = rien
dice-end = Après la dernière manche
dice-before = Aucune manche lancée
dice-empty = Lancez les vrais dés de cette édition pour toute la table. La même graine donne toujours les mêmes dés : une partie peut être rejouée.
dice-over = La dernière manche est lancée.
dice-undo = Annuler ce pas
dice-undo-hint = Reprendre le dernier lancer ou choix ; relancés, les dés tombent pareil
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
dice-box = { $name } apporte une boîte de cette édition : { $edition }
dice-seed = Graine
dice-fresh = Nouvelle graine
dice-fresh-hint = Un nombre que personne ne connaît
dice-seed-text = Qui la connaît obtient les mêmes dés.
dice-seed-bad = Une graine est un nombre entier à partir de 0.
dice-keep = Garder les lancers dans la partie
dice-keep-text = Verdict et manches savent alors ce qui a été lancé, et le fichier de la partie le contient.
dice-kept = Les lancers sont dans la partie sur la table : verdict et manches s'en servent.
dice-not-kept = Pas gardés : les plateaux sur la table sont d'une autre édition ou d'autres extensions.
dice-history = Lancers jusqu'ici
dice-history-none = Rien n'a encore été lancé.

verdict-broken = Règle enfreinte
verdict-unknown = Pas prouvable
verdict-proven = En ordre
building-factories = Usines
building-villages = Villages
building-universities = Universités
finding-at = { $spaces } : { $what }
finding-not-rolled = tracé : { $drawn } ; mais les dés montraient { $rolled }
finding-face-not-rolled = tracé avec des dés d'extension : { $drawn } ; mais ils montraient { $rolled }
finding-spent = la Voie spéciale { $route } est cochée mais pas tracée : { $by } permet de la dépenser
finding-marked-off = { $used } Voies spéciales sont cochées, permises : { $most }
finding-research = { $spent } points de recherche dépensés jusque-là, mais { $unlocked } seulement débloqués
finding-no-roll = aucun lancer ne donne ensemble { $drawn }
finding-undrawn = le dé { $route } n'a pas été tracé, alors qu'il a sa place ici
finding-undrawn-whatever = { $count ->
    [one] un dé n'a pas été tracé, et quelle que soit sa face, il aurait pu l'être ; a sa place ici : { $route }
   *[other] { $count } dés n'ont pas été tracés, et quelles que soient leurs faces, l'un aurait pu l'être ; a sa place ici : { $route }
}
finding-unplaceable = le dé { $route } a été laissé de côté à juste titre : il n'a sa place nulle part
finding-unplaceable-perhaps = un dé a été laissé de côté ; c'est juste s'il montrait { $route }, sans place nulle part
finding-unconnected = ne se relie à rien de ce qui était là à cette manche
finding-specials = { $used } Voies spéciales tracées, permises : { $most }
finding-timing = aucun ordre de tracé ne met chaque copie après son Usine et la Voie spéciale offerte après la troisième Université
finding-not-marked-off = la Voie spéciale { $route } est tracée mais pas cochée
finding-only-marked-off = la Voie spéciale { $route } est cochée mais pas tracée
finding-no-numbers = aucun numéro de manche pour ces cases ne rend la partie régulière
finding-numbers = sans numéro de manche ; tracé à la manche { $rounds }, la partie est régulière
finding-numbers-missing = sans numéros de manche ; seul est prouvé ce que montre le plateau fini
finding-not-played = rien n'est tracé après la manche { $last } sur { $rounds }
finding-expansions = avec { $names } en jeu, une partie du tracé peut avoir été effacée depuis ; un dé qu'on ne voit plus n'est reproché à personne
finding-bad-roll = les dés ne peuvent pas montrer ensemble { $rolled }
finding-track = la piste des { $building } montre { $marked ->
    [one] { $marked } coche
   *[other] { $marked } coches
}, mais le plateau en active { $active }
finding-pool = les joueurs ont tracé ensemble { $drawn } dés { $die } ({ $edition }), la réserve en contient { $most }
finding-no-common-roll = aucun lancer commun n'explique ce que tous ont dessiné, bien que chacun seul puisse avoir raison : { $shares }
finding-share = { $name } a dessiné { $drawn } ({ $spaces })
finding-share-none = { $name } n'a rien dessiné
finding-no-board = il n'y a pas de plateau de ce joueur ; rien n'est vérifié, et le score est celui d'un plateau vide
finding-no-such-round = des dés sont notés pour elle, mais il n'y a que les manches 1 à { $last } ; la note ne compte pas
finding-no-such-round-goal = l'Objectif { $code } y est noté comme annoncé, mais il n'y a que les manches 1 à { $last } ; la note ne compte pas
finding-no-such-round-research = des points de recherche sont notés pour elle, mais il n'y a que les manches 1 à { $last } ; la note ne compte pas
finding-unused-dice = des dés sont notés pour toute la table, mais en draft chacun a les siens ; ceux-ci ne servent pas
finding-unused-dice-own = des dés sont notés pour ce joueur seul, mais hors du draft un lancer vaut pour tous ; ceux-ci ne servent pas
finding-not-solo = la partie est en solo, mais il y a { $players } joueurs ; choisissez une partie commune, ou gardez un seul joueur
finding-draft-only = « { $entry } » est noté, mais seul un draft s'en sert ; la note ne compte pas
finding-goal-not-in-play = l'Objectif { $code } est noté comme annoncé, mais il n'est pas en jeu ; la note ne compte pas
finding-goal-declared = l'Objectif { $code } a été annoncé, mais atteint au plus tôt à la manche { $round }
finding-goal-declared-never = l'Objectif { $code } a été annoncé, mais n'est pas atteint

rule-is = Règle : { $rule }
