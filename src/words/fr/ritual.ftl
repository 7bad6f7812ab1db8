# Ritual (Eldritch)
expansion-ritual = Rituel
    .dice = one
    .pieces = Rituels
line-ritual = Réseaux de Folie
    .source = recueil, dé Rituel
mark-ritual = Rituel
    .a = un Rituel
mark-arc = arc hors de la grille
    .a = un arc hors de la grille
face-ritual-highway-bypass = Autoroute contournant un Rituel à l'extrémité d'une autre
face-ritual-railway-bypass = Chemin de Fer contournant un Rituel à l'extrémité d'un autre
face-ritual-highway-curve = Rituel sur un Virage d'Autoroute
face-ritual-railway-curve = Rituel sur un Virage de Chemin de Fer
face-ritual-highway-junction = Rituel sur une Intersection d'Autoroute
face-ritual-railway-junction = Rituel sur une Intersection de Chemin de Fer
rule-ritual-arcs = un arc par manche au plus, à une Voie qui s'arrête au bord extérieur sans Sortie
    .source = recueil, dé Rituel
fact-ritual-arc-loose = cet arc n'est à aucune Voie qui s'arrête au bord extérieur
fact-ritual-arcs-round = { $count } arcs portent la manche { $round }, un seul est permis
fact-ritual-arcs = { $count } arcs, mais seulement { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    } pour eux
fact-ritual-arcs-numbers = les numéros de ces arcs et de leurs Voies ne laissent pas à chaque arc une manche à lui
part-ritual = un Réseau de { $rituals ->
        [one] { $rituals } Rituel
       *[other] { $rituals } Rituels
    } et { $arcs ->
        [one] { $arcs } arc
       *[other] { $arcs } arcs
    }, selon les Valeurs des Réseaux ; ses Sorties ne comptent pas
told-network-silent = Hors décompte : { $exits }, que le Réseau { $spaces } relie à un Rituel ou à un arc.
    .source = recueil, dé Rituel
ruling-ritual-beyond = Un Réseau a plus de Rituels et d'arcs que les Valeurs des Réseaux n'en montrent. Combien vaut-il ?
ruling-ritual-beyond-last-value = la dernière valeur de la table
    .source = aucun livret ne le dit ; la table s'arrête là
ruling-ritual-beyond-more = cinq points de plus pour chacun au-delà
    .source = aucun livret ne le dit ; la table du plateau Giant continue de cinq en cinq
