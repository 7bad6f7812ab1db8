# Enquête (Eldritch)
expansion-investigation = Enquête
    .dice = one
    .pieces = Indices
line-investigation = Indices trouvés
    .source = recueil, dé Enquête
mark-clue = Indice
    .a = un Indice
mark-found = cercle d'un Indice trouvé
    .a = un cercle d'un Indice trouvé
mark-investigator = Enquêteur
    .a = un Enquêteur
face-investigation-mixed = Indice à la Gare d'un Virage d'Autoroute et d'un Chemin de Fer
face-investigation-straight = Indice sur une Autoroute droite
face-investigation-t = Indice sur une Intersection d'Autoroute
face-investigation-t-station = Indice à la Gare d'une Intersection de Chemin de Fer
face-investigation-straight-station = Indice à la Gare d'un Chemin de Fer droit
face-investigation-corner-station = Indice à la Gare où une Autoroute et un Chemin de Fer forment un angle
rule-investigation-circles = un cercle entoure un Indice
    .source = recueil, dé Enquête
rule-investigation-alone = il y a un seul Enquêteur par plateau
    .source = recueil, dé Enquête
rule-investigation-steps = l'Enquêteur part d'une Sortie et fait à chaque manche autant de pas que le dé en montre : par une Autoroute jusqu'à la case voisine, ou par des Chemins de Fer jusqu'à la Gare suivante
    .source = recueil, dé Enquête
fact-found-without-clue = un cercle se trouve là où il n'y a pas d'Indice
fact-investigators = { $count } Enquêteurs sont tracés, mais il n'y en a qu'un
fact-investigator-missing = des Indices sont entourés, mais aucun Enquêteur n'est tracé
fact-investigation-at-exit = l'Enquêteur est encore à côté d'une Sortie, et pourtant des Indices sont entourés
fact-investigation-steps = aucun trajet ne trouve { $count ->
    [one] cet Indice
   *[other] tous ces { $count } Indices ; on peut en trouver { $most } au plus
}
fact-investigation-end = { $count ->
    [0] aucun trajet de l'Enquêteur ne mène ici
   *[other] aucun trajet qui trouve les Indices entourés ne finit ici
}
part-clue = Indice trouvé
part-clues-all = tous les Indices trouvés
part-clue-missed = Indice qui n'a pas été trouvé : aucun point
part-clues-not-all = les Indices ne sont pas tous trouvés : les { $points } points supplémentaires ne sont pas gagnés
ruling-clues-none = Aucun Indice n'a été tracé. Tous les Indices sont-ils trouvés ?
ruling-clues-none-no = non : il n'y a rien à récolter
    .source = recueil, dé Enquête : des points pour tous les Indices s'ils ont été récoltés
ruling-clues-none-yes = oui : aucun n'a été oublié
    .source = aucun livret ne l'exclut ; « tous » pris à la lettre
ruling-steps-without-drawing = Peut-on faire les pas du dé à une manche où on ne l'a pas tracé ?
ruling-steps-without-drawing-yes = oui : ce sont les pas que montre le dé
    .source = recueil, dé Enquête : à la fin de la manche, autant de pas que le dé montre d'empreintes
ruling-steps-without-drawing-no = non : seulement avec la Voie que montre le dé
    .source = aucun livret ne le dit ; lecture où l'un va avec l'autre
ruling-exit-step = Passer d'une Sortie d'Autoroute à la case voisine coûte-t-il un pas ?
ruling-exit-step-yes = oui : l'Enquêteur est hors de la grille
    .source = recueil, dé Enquête : l'Enquêteur est tracé à côté de la Sortie ; chaque déplacement vers une case en coûte un
ruling-exit-step-no = non : cette case compte comme celle d'où part l'Enquêteur
    .source = aucun livret ne le dit ; une Sortie de Chemin de Fer mène droit à la première Gare
