# Dé Spécial (Ingénieur)
expansion-special = Dé Spécial
    .dice = one
    .pieces = Voies
line-special = Dé Spécial
    .source = recueil, dé Spécial
    .none = Le dé Spécial n'a pas de points propres.
ruling-special-replaces = Le dé Spécial remplace un dé blanc au choix des joueurs. Lequel est mis de côté ?
ruling-special-replaces-any = n'importe lequel : le même à chaque manche, quel que soit celui qui explique le plateau
    .source = recueil, dé Spécial ; les joueurs choisissent, et un plateau ne le montre pas
ruling-special-replaces-a = un dé A
    .source = recueil, dé Spécial ; au choix des joueurs
ruling-special-replaces-b = le dé B (boîtes classiques)
    .source = recueil, dé Spécial ; au choix des joueurs
ruling-special-replaces-c = le dé C (boîtes Challenge)
    .source = recueil, dé Spécial ; au choix des joueurs
ruling-special-replaces-d = le dé D (boîtes Challenge)
    .source = recueil, dé Spécial ; au choix des joueurs
