# Météo
expansion-weather = Météo
    .dice = many
    .pieces = symboles météo
mark-cloud = Nuage
    .a = un Nuage
mark-storm = Orage
    .a = un Orage
mark-snow = flocon de Neige
    .a = un flocon de Neige
face-weather-cloud = Nuage
face-weather-storm = Orage
face-weather-snow = Neige
rule-weather-routes = un symbole Météo se trace sur une Voie de sa manche, un par case
    .source = recueil, dés Météo
rule-weather-each-round = à chaque manche, les deux symboles Météo se tracent dans deux des cases où une Voie a été tracée
    .source = recueil, dés Météo
ruling-weather-foreign = Un symbole Météo peut-il se trouver sur ce que le dé d'une autre Extension a tracé ?
ruling-weather-foreign-no = non : sur les Voies normales seulement, Voies spéciales comprises
    .source = recueil, dés Météo, introduction : deux des Voies normales tracées
ruling-weather-foreign-yes = oui, sur toute Autoroute et tout Chemin de Fer de la manche
    .source = recueil, dés Météo, la règle elle-même : deux des cases où des Voies ont été tracées
fact-weather-no-route = un symbole Météo se trouve dans une case sans Voie
fact-weather-printed = un symbole Météo se trouve sur une Voie imprimée
fact-weather-foreign = un symbole Météo se trouve sur ce que le dé d'une autre Extension a tracé
fact-weather-two = deux symboles Météo partagent la case
fact-weather-missing = manche { $round } : { $count ->
    [one] il manque un symbole Météo
   *[other] il manque { $count } symboles Météo
} sur les Voies de la manche
line-weather = Plus grandes zones Météo
    .source = recueil, dés Météo
part-weather-cloud = plus grande zone de Nuages, un point par case
part-weather-storm = plus grande zone d'Orages, un point par case
part-weather-snow = plus grande zone de Neige, un point par case
part-weather-void-cloud = zone de Nuages qui en touche une d'une autre sorte : aucun point
part-weather-void-storm = zone d'Orages qui en touche une d'une autre sorte : aucun point
part-weather-void-snow = zone de Neige qui en touche une d'une autre sorte : aucun point
part-weather-other-cloud = autre zone de Nuages : seule la plus grande de chaque sorte compte
part-weather-other-storm = autre zone d'Orages : seule la plus grande de chaque sorte compte
part-weather-other-snow = autre zone de Neige : seule la plus grande de chaque sorte compte
