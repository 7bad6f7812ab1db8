# Airline (Sky)
expansion-airline = Compagnie Aérienne
    .dice = many
    .pieces = Lignes Aériennes et Aéroports
line-airline = Lignes Aériennes
    .source = livret Sky, dés Compagnie Aérienne ; recueil, dés Compagnie Aérienne
mark-airport = Aéroport
    .a = un Aéroport
face-airline-airport = Aéroport
face-airline-straight = Ligne Aérienne droite
face-airline-curve = Virage de Ligne Aérienne
face-airline-highway-curves = Virage de Ligne Aérienne à côté d'un Virage d'Autoroute
face-airline-railway-curves = Virage de Ligne Aérienne à côté d'un Virage de Chemin de Fer
face-airline-highway-crossing = Ligne Aérienne par-dessus une Autoroute droite
face-airline-railway-crossing = Ligne Aérienne par-dessus un Chemin de Fer droit
rule-airway = une Ligne Aérienne ne rejoint que des Lignes Aériennes et des Aéroports
    .source = livret Sky et recueil, dés Compagnie Aérienne
issue-clash-airway = { $space }, côté { $side } : { $shown-a } et { $met-a } ({ $second }) se touchent, mais une Ligne Aérienne ne rejoint que des Lignes Aériennes et des Aéroports
part-airline-longest = plus longue Ligne Aérienne d'un bord ou Aéroport à un autre, { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } à deux points
part-airline-longest-at-least = plus longue Ligne Aérienne trouvée d'un bord ou Aéroport à un autre, au moins { $count ->
        [one] { $count } case
       *[other] { $count } cases
    } à deux points
part-airline-open = { $count } { $count ->
        [one] Ligne Aérienne ouverte
       *[other] Lignes Aériennes ouvertes
    }, deux points perdus pour chacune
part-airline-bare = { $count } { $count ->
        [one] Aéroport
       *[other] Aéroports
    } sans Ligne Aérienne, quatre points perdus pour chacun
part-airline-other = autre Ligne Aérienne : seule la plus longue compte
ruling-airline-rounds = Combien de manches dure une partie avec les dés Compagnie Aérienne ?
ruling-airline-rounds-6 = six
    .source = livret Sky ; recueil, dés Compagnie Aérienne
ruling-airline-rounds-7 = sept, ou autant que le plateau en imprime
    .source = tableau du recueil ; pages de l'éditeur
ruling-airline-dice = Quelles faces les deux dés d'une manche peuvent-ils montrer ensemble ?
ruling-airline-dice-pooled = deux quelconques des douze faces
    .source = aucun livret ne dit quel dé porte quelle face
ruling-airline-dice-kinds = un dé porte les faces avec Autoroutes, l'autre celles avec Chemins de Fer
    .source = probable d'après l'image du livret Sky
ruling-airway-open = Une Ligne Aérienne a deux extrémités ouvertes. Combien de fois perd-elle deux points ?
ruling-airway-open-end = deux fois : pour chaque extrémité ouverte
    .source = livret Sky, dés Compagnie Aérienne, image : une croix à l'extrémité
ruling-airway-open-route = une fois : pour chaque Ligne Aérienne à extrémité ouverte
    .source = recueil, dés Compagnie Aérienne : pour chaque Ligne Aérienne ouverte
ruling-airway-error = L'extrémité ouverte d'une Ligne Aérienne est-elle aussi une Fausse Route ?
ruling-airway-error-expansion = non : ses deux points sont tout ce qu'elle perd
    .source = livret Sky, dés Compagnie Aérienne, image : deux croix sont les deux points
ruling-airway-error-both = oui : une Fausse Route et deux points
    .source = Fin du jeu, lecture stricte
ruling-airway-closed = La plus longue Ligne Aérienne peut-elle finir à l'Aéroport où elle commence ?
ruling-airway-closed-no = non : il lui faut un départ et une autre arrivée
    .source = recueil, dés Compagnie Aérienne : on compte d'un bord ou Aéroport à un bord ou Aéroport
ruling-airway-closed-yes = oui, et l'Aéroport compte une fois
    .source = aucun livret ne l'interdit
ruling-airway-ring = Des Lignes Aériennes forment un anneau sans Aéroport. Combien vaut-il ?
ruling-airway-ring-nothing = rien : on compte à partir d'un bord ou d'un Aéroport
    .source = recueil, dés Compagnie Aérienne
ruling-airway-ring-spaces = chacune de ses cases compte
    .source = lecture de joueurs
ruling-airport-exit = Un Aéroport dans la case d'une Sortie la rejoint-il ?
ruling-airport-exit-no = non : il relie les Voies qui mènent à sa case
    .source = livret Sky et recueil, dés Compagnie Aérienne : Voies à extrémité ouverte
ruling-airport-exit-yes = oui : la Sortie mène à sa case
    .source = lecture de joueurs
ruling-airport-beside = Deux Aéroports côte à côte sont-ils reliés ?
ruling-airport-beside-no = non : aucun n'a d'extrémité ouverte vers l'autre
    .source = recueil, dés Compagnie Aérienne
ruling-airport-beside-yes = oui, en un Réseau, bien qu'aucune ligne ne passe entre eux
    .source = lecture de joueurs
ruling-airport-anchor = Peut-on tracer une Voie qui ne rejoint qu'un Aéroport ?
ruling-airport-anchor-yes = oui : elle est aussitôt reliée à l'Aéroport
    .source = livret Sky et recueil, dés Compagnie Aérienne
ruling-airport-anchor-no = non : elle doit rejoindre une Sortie ou une Voie
    .source = Tracer des Voies, règle 1, lecture stricte
ruling-airport-station = Un Aéroport est-il une Gare, pour les Villages et les Objectifs ?
ruling-airport-station-no = non : il porte un autre nom
    .source = livret Sky et recueil, dés Compagnie Aérienne
ruling-airport-station-yes = oui : il est tracé avec le carré d'une Gare et relie les sortes
    .source = faces des dés Compagnie Aérienne
ruling-airport-building = Les lignes d'un Aéroport activent-elles l'Usine ou l'Université de sa case ?
ruling-airport-building-no = non : personne ne les trace, elles viennent d'elles-mêmes
    .source = livrets Challenge, Bâtiments spéciaux : quand une Voie est tracée
ruling-airport-building-yes = oui : une Autoroute ou un Chemin de Fer y est tracé
    .source = lecture large de joueurs
