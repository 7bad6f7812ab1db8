# Pluck-Man: names
expansion-pluck-man = Pluck-Man
    .dice = one
    .pieces = symboles
mark-pluck-man = Pluck-Man
    .a = un Pluck-Man
mark-ghost = Fantôme
    .a = un Fantôme
mark-fruit = Fruit
    .a = un Fruit
face-pluck-man-pluck-man = Pluck-Man
face-pluck-man-ghost = Fantôme
face-pluck-man-fruit = Fruit

# Its line on the sheet
line-pluck-man = Réseaux avec Pluck-Man
    .source = recueil, dé Pluck-Man
part-pluck-alone = Réseau avec Pluck-Man, trois points ; aucun Fantôme n'y est relié
part-pluck-fed = Réseau avec Pluck-Man, trois points ; grâce à un Fruit, deux de plus { $count ->
    [one] pour son Fantôme
   *[other] pour chacun de ses { $count } Fantômes
}
part-pluck-hungry = Réseau avec Pluck-Man, trois points ; faute de Fruit, deux de moins { $count ->
    [one] pour son Fantôme
   *[other] pour chacun de ses { $count } Fantômes
}
part-pluck-missing = aucun Pluck-Man dans ce Réseau : rien ne se passe
part-pluck-single = un Réseau d'une seule Sortie : il ne compte pas ici
part-pluck-apart = symboles à des Sorties hors de tout Réseau : aucun point
part-pluck-silent = un Réseau de Rituels : ses Sorties ne comptent pas ici

# Its rules, and what breaks them
rule-pluck-unused = un symbole se trace à côté d'une Sortie à laquelle rien n'est encore relié
    .source = recueil, dé Pluck-Man
rule-pluck-drawn = à chaque manche, le symbole du dé se trace une fois, tant qu'une Sortie est inutilisée
    .source = recueil, dé Pluck-Man
rule-pluck-one = une Sortie porte au plus un symbole
    .source = une lecture de : Sortie inutilisée
fact-pluck-many = { $count } symboles sont tracés, un seul est permis dans chacune des { $rounds } manches
fact-pluck-used = à un symbole par manche, ceux-ci ne pouvaient être tracés avant l'usage de ces Sorties
fact-pluck-together = { $count } symboles à la manche { $round } : le dé n'en donne qu'un
fact-pluck-two = deux symboles à une Sortie
fact-pluck-undrawn = symboles tracés : { $count } ; une Sortie était inutilisée { $rounds ->
    [one] à la manche jouée
   *[other] à chacune des { $rounds } manches jouées
}
fact-pluck-dice = les dés connus ne peuvent avoir montré ces symboles à temps
fact-pluck-history = aucun ordre des manches ne laisse ces symboles : chacune en amène un tant qu'une Sortie est inutilisée, et aucun ne vient à une Sortie utilisée

# Questions the rules leave open
ruling-pluck-single = Un Réseau d'une seule Sortie rapporte-t-il les points de Pluck-Man ?
ruling-pluck-single-yes = oui : chaque Réseau compte
    .source = recueil, dé Pluck-Man
ruling-pluck-single-no = non : une Sortie ne rapporte rien
    .source = les Valeurs des Réseaux, qui ne donnent rien à une Sortie
ruling-pluck-use = Le dé Pluck-Man doit-il être tracé tant qu'une Sortie est inutilisée ?
ruling-pluck-use-must = oui, à chaque manche
    .source = recueil, dé Pluck-Man
ruling-pluck-use-may = non : les joueurs choisissent
    .source = recueil : le tableau des Extensions donne le dé pour facultatif
ruling-pluck-two = Une Sortie peut-elle porter deux symboles ?
ruling-pluck-two-allowed = oui : elle est inutilisée tant que rien n'y est relié
    .source = recueil, dé Pluck-Man
ruling-pluck-two-no = non : un symbole par Sortie
    .source = aucun livret ne le dit ; un symbole utilise la Sortie
ruling-ritual-pluck = Un Rituel retire les Sorties de son Réseau de la ligne des Réseaux. Pluck-Man l'ignore-t-il aussi ?
ruling-ritual-pluck-no = non : ici, le Réseau garde ses Sorties
    .source = recueil, dé Rituel : il n'est question que des Réseaux ordinaires
ruling-ritual-pluck-yes = oui : un tel Réseau n'a plus de Sorties
    .source = lecture stricte de la page du dé Rituel, où les Sorties sont ignorées
