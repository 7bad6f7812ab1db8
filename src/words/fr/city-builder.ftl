# Bâtisseur (Futuristic)
expansion-city-builder = Bâtisseur
    .dice = many
    .pieces = bâtiments
noted-coins = pièces en main
mark-tower = tour
    .a = une tour
face-city-builder-adjacent = revenu de voisinage (une pièce par case du plus grand groupe relié de cette manche)
face-city-builder-interconnection = revenu d'interconnexion (une pièce par Sortie du plus grand Réseau)
face-city-builder-central = revenu du centre (une pièce par Case Centrale occupée)
face-city-builder-urbanization = revenu d'urbanisation (deux pièces, plus une par bâtiment)
face-city-builder-tower-1 = bâtiment d'une tour, trois pièces
face-city-builder-tower-2 = bâtiment de deux tours, cinq pièces
face-city-builder-tower-3 = bâtiment de trois tours, sept pièces
ruling-city-occupied = Les bâtiments comptent-ils comme Cases Centrales occupées pour les revenus ?
ruling-city-occupied-yes = oui : un bâtiment occupe sa case
    .source = recueil, dés Bâtisseur : une pièce par case occupée au centre
ruling-city-occupied-no = non : seulement ce qu'occupent les Voies et les autres dessins
    .source = aucun livret ne le dit ; lecture stricte, car les bâtiments viennent après les Voies
ruling-city-group = Les Voies du plus grand groupe adjacent doivent-elles être reliées par des lignes ?
ruling-city-group-joined = oui : elles sont côte à côte et mènent l'une à l'autre
    .source = recueil, dés Bâtisseur : Voies adjacentes reliées
ruling-city-group-adjacent = non : il suffit qu'elles soient côte à côte
    .source = aucune règle ne montre de contre-exemple ; la face porte le nom de construction adjacente
rule-city-size = les bâtiments d'une manche sont des copies de celui que montre le dé
    .source = recueil, dés Bâtisseur
rule-city-coins = les bâtiments se paient en pièces : trois pour une tour, cinq pour deux, sept pour trois ; personne n'a plus de douze pièces
    .source = livret Futuristic et recueil, dés Bâtisseur ; dé Bâtiment
fact-city-sizes = les bâtiments de la manche { $round } ne sont pas tous de la même taille, mais on ne lance qu'un dé Bâtiment
fact-city-die = le dé Bâtiment de la manche { $round } montrait { $towers ->
    [one] { $towers } tour
   *[other] { $towers } tours
}, ce n'est pas ce qui est bâti
fact-city-round = les bâtiments de la manche { $round } coûtent { $cost } pièces, mais personne n'en a plus de { $most }
fact-city-game = les bâtiments coûtent { $cost } pièces, mais { $rounds ->
    [one] { $rounds } manche en rapporte
   *[other] { $rounds } manches en rapportent
} au plus { $most }
fact-city-poor = les bâtiments de la manche { $round } coûtent { $cost } pièces, il y en avait { $coins } au plus
fact-city-never = aucune manche n'a montré de bâtiment de { $towers ->
    [one] { $towers } tour
   *[other] { $towers } tours
}
fact-city-unpaid = achetés manche après manche, une seule taille à la fois et sans jamais plus de 12 pièces, ces bâtiments ne peuvent être payés : ils coûtent { $cost } pièces
fact-city-noted = après la manche { $round }, les dés laissent { $coins } pièces en main, mais { $noted } sont notées
fact-city-noted-never = après la manche { $round }, aucun dé compatible avec ceux que l'on connaît ne laisse en main les { $noted } pièces notées
step-city-tower = bâtir { $towers ->
    [one] { $towers } tour
   *[other] { $towers } tours
} en { $space } pour { $cost } pièces
line-city-builder = Tours
    .source = livret Futuristic, dés Bâtisseur ; recueil, dés Bâtisseur
part-building = { $towers ->
    [one] bâtiment de { $towers } tour
   *[other] bâtiment de { $towers } tours
}
