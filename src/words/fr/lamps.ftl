# Lampadaires
expansion-lamps = Lampadaires
    .dice = many
    .pieces = Voies à Lampadaire
mark-lamp = Lampadaire
    .a = un Lampadaire
mark-lit = astérisque d'un Lampadaire allumé
    .a = un astérisque d'un Lampadaire allumé
face-lamps-straight = Autoroute droite avec Lampadaire
face-lamps-curve = Virage d'Autoroute avec Lampadaire
face-lamps-t = Intersection d'Autoroute avec Lampadaire
face-lamps-crossing = Croisement d'Autoroutes avec Lampadaire
face-lamps-double-curve = Double Courbe d'Autoroute avec Lampadaire
face-lamps-overpass = Autoroute au-dessus d'une Autoroute avec Lampadaire
rule-lamps-stars = un astérisque se trace sur un Lampadaire
    .source = recueil, dés Lampadaires
rule-lamps-lines = chaque Voie spéciale allume les Lampadaires d'une ligne ou d'une colonne
    .source = recueil, dés Lampadaires
ruling-lamp-round = Une Voie spéciale peut-elle allumer un Lampadaire tracé à la même manche ?
ruling-lamp-round-yes = oui : les Voies d'une manche se tracent dans n'importe quel ordre
    .source = Tracer des Voies : l'ordre est libre
ruling-lamp-round-no = non : seulement les Lampadaires des manches précédentes
    .source = aucun livret ne le dit ; lecture où tout se trace à la fois
ruling-lamp-spent = Une Voie spéciale à laquelle on renonce au lieu de la tracer allume-t-elle une ligne de Lampadaires ?
ruling-lamp-spent-yes = oui, quelle que soit la raison d'y renoncer
    .source = recueil, dés Lampadaires : chaque fois qu'une Voie spéciale est utilisée
ruling-lamp-spent-used = seulement là où y renoncer compte comme l'utiliser : pour la Sécheresse et les Météores
    .source = recueil, dés Désert : cela compte comme utiliser une Voie spéciale ; d'autres pages disent au lieu d'en tracer une
ruling-lamp-spent-no = non : seules les Voies spéciales tracées allument des Lampadaires
    .source = recueil, dés Lampadaires, lecture stricte : la ligne n'est pas forcément celle de la Voie spéciale tracée
fact-lit-without-lamp = un astérisque se trouve là où il n'y a pas de Lampadaire
fact-lamps-no-special = des astérisques sur des Lampadaires, mais aucune Voie spéciale n'a été utilisée
fact-lamps-unexplained = { $specials ->
    [one] une Voie spéciale allume
   *[other] { $specials } Voies spéciales allument
} au plus { $most } des Lampadaires à astérisque : une ligne ou une colonne chacune
fact-lamps-late = { $count ->
    [one] ce Lampadaire a un astérisque, mais il est venu
   *[other] ces Lampadaires ont des astérisques, mais ils sont venus
} après { $specials ->
    [one] la seule Voie spéciale
   *[other] la dernière Voie spéciale
}, tracée à la manche { $round }
fact-lamps-passed = { $count ->
    [one] il manque un astérisque sur ce Lampadaire
   *[other] il manque des astérisques sur ces Lampadaires
} : quelles que soient les lignes choisies, { $count ->
    [one] il était
   *[other] ils étaient
} dans l'une d'elles
line-lamps = Lampadaires allumés
    .source = recueil, dés Lampadaires
part-lamp-lit = Lampadaire allumé
part-lamp-dark = Lampadaire sans astérisque : aucun point
part-lamp-none = astérisque sans Lampadaire : aucun point
