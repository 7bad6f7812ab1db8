# Dé Rénovation (Ingénieur)
expansion-renovation = Rénovation
line-renovation = Dé Rénovation
    .source = recueil, dé Rénovation
    .none = Le dé Rénovation n'a pas de points propres.
mark-renovated = case rénovée
    .a = une case rénovée
face-renovation-curve-highway = Virage d'Autoroute à côté d'un Virage
face-renovation-curve-railway = Virage de Chemin de Fer à côté d'un Virage
face-renovation-under-highway = Autoroute en travers d'une Voie droite
face-renovation-under-railway = Chemin de Fer en travers d'une Voie droite
face-renovation-station-highway = Autoroute ajoutée à une Gare
face-renovation-station-railway = Chemin de Fer ajouté à une Gare
rule-renovation-fits = on ne rénove qu'une Voie de base qui tient dans les pointillés du dé
    .source = recueil, dé Rénovation
rule-renovation-once = on rénove une case par manche
    .source = recueil, dé Rénovation
rule-renovation-base = la Voie rénovée a été tracée selon les règles habituelles
    .source = recueil, dé Rénovation ; Tracer des Voies, règle 1
fact-renovation-none = aucune rénovation d'une Voie de base n'a cet aspect
fact-renovation-base = la Voie du dessous ne rejoint rien, seul l'ajout le fait
fact-renovation-often = il faut { $count } rénovations, mais les manches de la partie en donnent { $most }
fact-renovation-late = il faut { $count } rénovations dès la manche { $round }, mais il n'y en a plus que { $most }
fact-renovation-round = { $count } cases rénovées portent le numéro de la manche { $round }, une seule est permise
fact-renovation-unrolled = { $count ->
    [one] à aucune manche le dé Rénovation ne montre ce qu'il faut à cette case
   *[other] les dés Rénovation des manches ne montrent pas ce qu'il faut à ces cases, chacune à sa manche
}
ruling-renovation-twice = Peut-on rénover à nouveau une case rénovée ?
ruling-renovation-twice-no = non : elle contient alors le résultat d'un dé d'Extension
    .source = recueil, dé Rénovation : Voies de base uniquement
ruling-renovation-twice-yes = oui, tant que sa Voie convient
    .source = aucun livret ne le dit ; lecture libre
ruling-renovation-fit = Une Impasse tient-elle dans la droite en pointillés du dé Rénovation ?
ruling-renovation-fit-yes = oui : elle est à l'intérieur des pointillés
    .source = recueil, dé Rénovation
ruling-renovation-fit-no = non : la Voie doit avoir la forme des pointillés
    .source = aucun livret ne le dit ; lecture stricte
ruling-renovation-number = Le numéro de quelle manche une case rénovée porte-t-elle ?
ruling-renovation-number-first = celui de la manche où sa Voie a été tracée
    .source = aucun livret ne le dit ; en fin de manche on numérote les cases où l'on a tracé des Voies
ruling-renovation-number-renovation = celui de la manche où elle a été rénovée
    .source = aucun livret ne le dit ; le dernier tracé de la case compte
ruling-renovation-building = Rénover une case active-t-il à nouveau son Bâtiment ?
ruling-renovation-building-no = non : on n'y trace pas une nouvelle Voie
    .source = recueil, Bâtiments spéciaux : quand vous tracez une Voie
ruling-renovation-building-yes = oui : on trace dans la case du Bâtiment
    .source = aucun livret ne le dit ; lecture libre
