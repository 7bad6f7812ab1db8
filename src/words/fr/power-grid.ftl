# Réseau électrique
expansion-power-grid = Réseau électrique
    .dice = many
    .pieces = éclairs
mark-accumulator = Accumulateur
    .a = un Accumulateur
mark-charge = charge de l'Accumulateur
    .a = une charge de l'Accumulateur
mark-bolt = éclair
    .a = un éclair
face-power-grid-up = courant vers le haut
face-power-grid-right = courant vers la droite
face-power-grid-down = courant vers le bas
face-power-grid-left = courant vers la gauche
face-power-grid-any = courant n'importe où
rule-power-accumulator = un Accumulateur se trouve au milieu du plateau, sans rien d'autre que trois charges au plus
    .source = recueil, dés Réseau électrique
rule-power-bolts = une case avec une Voie reçoit un éclair au plus, l'Accumulateur aucun
    .source = recueil, dés Réseau électrique
rule-power-dice = chaque dé Réseau électrique donne des éclairs en ligne droite, depuis une Sortie ou une case électrifiée, ou bien une charge
    .source = recueil, dés Réseau électrique
ruling-power-exit = Quelles Sorties sont reliées à l'Accumulateur ?
ruling-power-exit-space = celles dont la case lui est reliée par des cases à éclair
    .source = recueil, dés Réseau électrique : par des cases électrifiées consécutives
ruling-power-exit-route = seulement si la Voie de cette case atteint aussi la Sortie
    .source = aucun livret ne le dit ; sur l'image du livret Électricité, les deux sont vrais
fact-no-accumulator = il n'y a pas d'Accumulateur : rien n'est alimenté
fact-accumulators = { $count } Accumulateurs, un plateau en a un
fact-accumulator-elsewhere = l'Accumulateur n'est pas au milieu du plateau
fact-accumulator-over-route = l'Accumulateur est dans une case avec une Voie
fact-charge-elsewhere = une charge se trouve hors de l'Accumulateur
fact-bolt-on-accumulator = l'Accumulateur lui-même ne reçoit pas d'éclair
fact-bolt-without-route = un éclair se trouve dans une case sans Voie
fact-power-uses = ces éclairs et ces charges demandent au moins { $needed } dés Réseau électrique, une partie en lance { $most }
fact-power-history = les dés Réseau électrique notés ne peuvent pas laisser ces éclairs et ces charges, quoi qu'aient montré les autres
step-power-run = { $face } : éclairs en { $spaces }
step-power-charge = { $face } : une charge pour l'Accumulateur
line-power-grid = Sorties alimentées
    .source = recueil, dés Réseau électrique
part-power-exit = Sortie reliée à l'Accumulateur, { $charges ->
    [one] un point pour son unique charge
   *[other] un point pour chacune de ses { $charges } charges
}
part-power-cut = Sortie dont les éclairs ne mènent pas à l'Accumulateur : aucun point
part-power-beside = Sortie que la Voie de sa case n'atteint pas : aucun point
part-power-empty = Sortie reliée à un Accumulateur sans charge : aucun point
