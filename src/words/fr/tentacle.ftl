# Tentacule (Eldritch)

expansion-tentacle = Tentacule
    .dice = one
    .pieces = Tentacules

face-tentacle-3 = trois cases
face-tentacle-4 = quatre cases
face-tentacle-5 = cinq cases

line-tentacle = Tentacules, et Voies dans leurs cases
    .source = recueil, dé Tentacule
part-tentacle = { $count ->
    [one] Tentacule d'une case : deux points, quelle que soit sa longueur
   *[other] Tentacule de { $count } cases : deux points, quelle que soit sa longueur
}
part-tentacle-route = un Tentacule et une Voie dans une même case

rule-tentacle-line = un Tentacule est une seule ligne sans bras, qu'une pointe termine
    .source = recueil, dé Tentacule
rule-tentacle-root = un Tentacule part d'une case du bord extérieur qui n'a pas de Sortie
    .source = recueil, dé Tentacule
rule-tentacle-length = un Tentacule a la longueur que montre le dé, de trois à cinq cases, et se trace en entier
    .source = recueil, dé Tentacule
rule-tentacle-shares = un Tentacule passe par des cases vides, sous les Voies ou Tentacules droits et à côté des courbes
    .source = recueil, dé Tentacule
rule-tentacle-each-round = à la fin de chaque manche, après les Voies, on trace au plus un Tentacule
    .source = recueil, dé Tentacule

fact-tentacle-branches = ce Tentacule n'est pas une seule ligne
fact-tentacle-no-tip = aucune pointe ne termine ce Tentacule
fact-tentacle-no-root = ce Tentacule ne vient pas du bord extérieur dans une case sans Sortie
fact-tentacle-length = { $count ->
    [one] ce Tentacule fait une case
   *[other] ce Tentacule fait { $count } cases
}
fact-tentacle-itself = ce Tentacule se croise lui-même
fact-tentacle-crowded = un Tentacule ne peut passer ici à côté de ce qui est tracé dans la case
fact-tentacles = { $left ->
    [one] { $count } Tentacules recouvrent des Voies de la manche { $round } ou d'après, alors qu'il n'en reste qu'un à tracer
   *[other] { $count } Tentacules datent au plus tôt de la manche { $round }, alors qu'il n'en reste que { $left } à tracer
}
fact-tentacles-together = { $count } Tentacules de la manche { $round }
fact-tentacle-numbers = aucune manche ne convient aux numéros des cases de ce Tentacule : il est tracé entier en une manche, après les Voies qu'il croise
fact-tentacle-dice = { $count ->
    [one] aucune manche restante ne montre la longueur de ce Tentacule
   *[other] aucune manche restante ne montre la longueur { $count } de ce Tentacule
}

ruling-tentacle-root = Le premier tronçon d'un Tentacule doit-il toucher le bord extérieur ?
ruling-tentacle-root-yes = oui : il vient de l'extérieur du plateau
    .source = recueil, dé Tentacule : il part d'une case du bord extérieur
ruling-tentacle-root-no = non : sa première case est au bord extérieur, où que parte son tronçon
    .source = aucun livret n'en dit plus que la case au bord extérieur
ruling-tentacle-tip = La dernière case d'un Tentacule peut-elle contenir une Voie ?
ruling-tentacle-tip-no = non : ce qui se partage se trace en souterrain ou à côté d'une courbe, et une pointe n'est ni l'un ni l'autre
    .source = recueil, dé Tentacule, qui donne ces deux formes aux cases partagées
ruling-tentacle-tip-yes = oui : la pointe entre par un côté libre d'une Voie droite ou courbe
    .source = aucun livret ne le dit ; la pointe termine la dernière case, quelle qu'elle soit
ruling-tentacle-station = Une Gare droite ou courbe est-elle une Voie droite ou courbe pour un Tentacule ?
ruling-tentacle-station-yes = oui : une Gare est une Voie
    .source = recueil, dé Tentacule, qui nomme les Voies droites et courbes sans plus
ruling-tentacle-station-no = non : la Gare barre le passage
    .source = aucun livret ne le dit
ruling-tentacle-self = Un Tentacule peut-il se croiser lui-même ?
ruling-tentacle-self-yes = oui : il croise les Tentacules, et chaque passage compte dans sa longueur
    .source = recueil, dé Tentacule, qui nomme les Tentacules à côté des Voies
ruling-tentacle-self-no = non : il ne croise que ceux qui étaient là avant lui
    .source = recueil, dé Tentacule, parle de ce qui est déjà tracé
ruling-goal-order = Les Objectifs s'annoncent-ils avant que le Tentacule de la manche soit tracé ?
ruling-goal-order-goals = oui : pour les Objectifs, il compte dès la manche suivante
    .source = livret Challenge, Vérifier les Objectifs : une fois toutes les Voies tracées ; recueil, dé Tentacule : à la fin de chaque manche
ruling-goal-order-tentacle = non : il compte pour les Objectifs de sa manche
    .source = recueil, dé Tentacule : après le tracé des Voies ; livret Challenge, Fin de la manche : elle se termine une fois les Objectifs annoncés
