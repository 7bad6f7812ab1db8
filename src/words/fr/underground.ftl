# Souterrain

expansion-underground = Souterrain
    .dice = many
    .pieces = Métros et Tuyaux

mark-hub = Nœud
    .a = un Nœud
mark-broken = Tuyau percé
    .a = un Tuyau percé
mark-station-above = cercle d'une Gare au-dessus
    .a = un cercle d'une Gare au-dessus
mark-station-below = cercle d'une Gare au-dessous
    .a = un cercle d'une Gare au-dessous
noted-duplications = résultats tracés deux fois

face-underground-straight-station = Gare de Métro droite
face-underground-curve-station = Gare de Métro en virage
face-underground-t-station = Gare de Métro à une Intersection
face-underground-straight-subway = Métro droit
face-underground-curve-subway = Virage de Métro
face-underground-t-subway = Intersection de Métro
face-underground-straight-pipe = Tuyau droit
face-underground-curve-pipe = Tuyau coudé
face-underground-t-pipe = Intersection de Tuyaux
face-underground-crossing-pipe = croisement de Tuyaux
face-underground-overpass = Métro qui croise un Tuyau
face-underground-curves = Virages d'un Métro et d'un Tuyau
face-underground-curves-station = Virages d'un Métro avec Gare et d'un Tuyau
face-underground-t-pipe-station = Intersection de Tuyaux à côté de la fin d'un Métro
face-underground-t-station-pipe = Intersection de Métro à côté de la fin d'un Tuyau

item-pipe = Plus longue conduite, doublée
    .source = recueil, dés Souterrain, décompte
item-subway = Plus longue ligne de Métro
    .source = recueil, dés Souterrain, décompte
told-no-pipe = Il n'y a pas de Tuyau.
told-no-subway = Il n'y a pas de Métro.
learn-pipe = La plus longue conduite continue de Tuyaux, deux points par case. Un Tuyau percé ne l'interrompt pas.
learn-pipe-source = Recueil : dés Souterrain, décompte
learn-subway = La plus longue ligne continue de Métro, un point par case.
learn-subway-source = Recueil : dés Souterrain, décompte
told-route-times = Chaque case rapporte { $count } points : { $points } en tout.
told-network-hubs = Réseau { $name } : { $count } Sorties et Nœuds (Sorties { $exits } ; Nœuds { $hubs }), { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
line-underground = Tuyaux percés
    .source = recueil, dés Souterrain, décompte
    .page = recueil, dés Souterrain
part-broken-pipe = Tuyau percé, qui coûte deux points
part-broken-nothing = marqué comme percé, mais il n'y a pas de Tuyau

rule-underground-contact = un Tuyau ne rejoint que des Tuyaux et des Sorties d'Autoroute, un Métro que des Métros et des Sorties de Chemin de Fer
    .source = recueil, dés Souterrain, restrictions de tracé
rule-underground-kinds = sous terre on ne trace que des Métros et des Tuyaux, et nulle part ailleurs
    .source = recueil, dés Souterrain, restrictions de tracé
rule-underground-hubs = un Nœud est une Gare de Métro sous une Gare de la surface
    .source = recueil, dés Souterrain, surface et souterrain
rule-underground-pipes = un Tuyau se perce quand on trace une Gare au-dessus, non quand on le trace sous une Gare
    .source = recueil, dés Souterrain, surface et souterrain
rule-underground-circles = les cercles d'un plateau montrent les Gares de l'autre
    .source = recueil, dés Souterrain, surface et souterrain
rule-underground-turns = la surface et le Souterrain se jouent en alternance, en commençant par la surface
    .source = recueil, dés Souterrain, déroulement
rule-underground-alone = sans surface, une Gare de Métro devient un Nœud s'il n'y en a pas dans sa ligne ni sa colonne
    .source = recueil, dés Souterrain, variante sans surface

issue-clash-underground = { $space }, côté { $side } : { $shown } et { $met } ({ $second }) se touchent, mais Tuyaux et Métros ne rejoignent que leurs semblables
fact-underground-route = ceci n'est ni un Métro ni un Tuyau
fact-underground-surface = les Métros et les Tuyaux vont sur le plateau du dessous
fact-hub-no-station = un Nœud est marqué là où il n'y a pas de Gare de Métro
fact-broken-no-pipe = un Tuyau est marqué comme percé là où il n'y en a pas
fact-no-surface = il n'y a pas de surface dans la variante jouée seule
fact-circle-below = le cercle d'une Gare au-dessus est sur la surface
fact-circle-above = le cercle d'une Gare au-dessous est sous terre
fact-hub-missing = une Gare de la surface est au-dessus de cette Gare de Métro, qui n'est pas un Nœud
fact-hub-alone = ce Nœud n'a pas de Gare au-dessus, ou pas de Gare de Métro
fact-broken-alone = ce Tuyau est percé sans Gare au-dessus
fact-broken-missing = la Gare de la manche { $station } est tracée au-dessus du Tuyau de la manche { $pipe }, qui n'est pas percé
fact-broken-late = le Tuyau de la manche { $pipe } est tracé sous la Gare de la manche { $station }, qui ne le perce pas
fact-underground-turn = les manches sont ici numérotées de suite, et la manche { $round } est celle de l'autre plateau
fact-underground-unshown = le plateau de la surface n'est pas là : aucune Gare au-dessus ne prouve les Nœuds ni les Tuyaux percés, qui comptent comme ils sont marqués
fact-two-hubs = deux Nœuds sont dans une même ligne ou colonne, où la seconde Gare n'en devient pas un
fact-no-hub-in-line = aucun Nœud n'est dans la ligne ni la colonne de cette Gare, qui doit en être un

ruling-underground-mode = Le Souterrain se joue-t-il sous une surface, ou seul ?
ruling-underground-mode-expansion = sous une surface : quatorze manches en alternance, les Gares du dessus font les Nœuds et les Tuyaux percés
    .source = recueil, dés Souterrain, mode Extension
ruling-underground-mode-alone = seul : sept manches, et les Gares deviennent des Nœuds selon leur ligne et leur colonne
    .source = recueil, dés Souterrain, variante sans surface
ruling-underground-beyond = Combien vaut un Réseau de Métro qui a plus de Sorties et de Nœuds que le tableau ?
ruling-underground-beyond-last = la dernière valeur du tableau
    .source = aucun livret n'en dit plus ; le tableau s'arrête
ruling-underground-beyond-more = cinq points de plus par Sortie ou Nœud au-delà du tableau
    .source = aucun livret ne le dit ; le plateau Giant continue de cinq en cinq
ruling-underground-loop = Selon quelle boîte comptent les plus longues lignes du plateau du dessous ?
ruling-underground-loop-surface = selon celle du plateau du dessus
    .source = recueil, dés Souterrain : les règles des Voies les plus longues
ruling-underground-loop-classic = selon la classique, où aucune ligne ne passe deux fois par une case
    .source = aucun livret ne le dit ; le plateau du dessous peut être de n'importe quelle boîte
ruling-underground-broken-errors = Combien de Fausses Routes vaut un Tuyau percé entre joueurs à égalité de points ?
ruling-underground-broken-errors-two = deux, comme dans la ligne des Fausses Routes
    .source = recueil, dés Souterrain, décompte
ruling-underground-broken-errors-one = une : c'est un seul zigzag
    .source = aucun livret ne le dit
ruling-underground-broken-errors-none = aucune : ce n'est pas une extrémité ouverte
    .source = aucun livret ne le dit
ruling-underground-numbers = Comment sont numérotées les quatorze manches de la surface et du Souterrain ?
ruling-underground-numbers-each = sur chaque plateau de 1 à 7 ; un nombre au-delà de 7 dit qu'elles sont numérotées de suite
    .source = recueil, dés Souterrain : sept manches sur chaque plateau
ruling-underground-numbers-through = de suite de 1 à 14, la surface aux nombres impairs
    .source = aucun livret ne le dit ; quatorze manches sont jouées
