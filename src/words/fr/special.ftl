# Dé Spécial (Ingénieur)
expansion-special = Dé Spécial
line-special = Dé Spécial
    .source = recueil, dé Spécial
ruling-special-replaces = Le dé Spécial remplace un dé blanc au choix de la table. Lequel est mis de côté ?
ruling-special-replaces-any = n'importe lequel : le même à chaque manche, quel que soit celui qui explique le plateau
    .source = recueil, dé Spécial ; la table choisit, et un plateau ne le montre pas
ruling-special-replaces-a = un dé A
    .source = recueil, dé Spécial ; au choix de la table
ruling-special-replaces-b = le dé B (boîtes classiques)
    .source = recueil, dé Spécial ; au choix de la table
ruling-special-replaces-c = le dé C (boîtes Challenge)
    .source = recueil, dé Spécial ; au choix de la table
ruling-special-replaces-d = le dé D (boîtes Challenge)
    .source = recueil, dé Spécial ; au choix de la table
