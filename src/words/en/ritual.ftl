# Ritual (Eldritch)
expansion-ritual = Ritual
    .dice = one
    .pieces = rituals
line-ritual = Madness networks
    .source = compendium, Ritual Die
mark-ritual = ritual
    .a = a ritual
mark-arc = arc outside the grid
    .a = an arc outside the grid
face-ritual-highway-bypass = highway round a ritual at the end of another
face-ritual-railway-bypass = railway round a ritual at the end of another
face-ritual-highway-curve = ritual on a curved highway
face-ritual-railway-curve = ritual on a curved railway
face-ritual-highway-junction = ritual on a highway T-junction
face-ritual-railway-junction = ritual on a railway T-junction
rule-ritual-arcs = at most one arc a round, at a route that ends on the outer edge where no exit is
    .source = compendium, Ritual Die
fact-ritual-arc-loose = this arc stands at no route that ends on the outer edge
fact-ritual-arcs-round = { $count } arcs are marked as drawn in round { $round }, one is allowed
fact-ritual-arcs = { $count } arcs, but only { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    } for them
fact-ritual-arcs-numbers = the numbers of these arcs and of their routes do not leave each arc a round of its own
part-ritual = a network with { $rituals ->
        [one] { $rituals } ritual
       *[other] { $rituals } rituals
    } and { $arcs ->
        [one] { $arcs } arc
       *[other] { $arcs } arcs
    }, by the table of networks; its exits do not count
told-network-silent = Not counted: { $exits }, connected to a ritual or an arc by the network { $spaces }.
    .source = compendium, Ritual Die
ruling-ritual-beyond = A network has more rituals and arcs than the table of networks shows. What is it worth?
ruling-ritual-beyond-last-value = the last value of the table
    .source = no rulebook says; the table ends there
ruling-ritual-beyond-more = five points more for each further one
    .source = no rulebook says; the table of the Giant board goes on by five
