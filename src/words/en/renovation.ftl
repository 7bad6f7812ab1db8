# Renovation die (Engineer)
expansion-renovation = Renovation
line-renovation = Renovation die
    .source = compendium, Renovation Die
    .none = The renovation die has no points of its own.
mark-renovated = renovated space
    .a = a renovated space
face-renovation-curve-highway = curved highway beside a curve
face-renovation-curve-railway = curved railway beside a curve
face-renovation-under-highway = highway across a straight route
face-renovation-under-railway = railway across a straight route
face-renovation-station-highway = highway added to a station
face-renovation-station-railway = railway added to a station
rule-renovation-fits = only a basic route that lies inside the dotted lines of the die is renovated
    .source = compendium, Renovation Die
rule-renovation-once = one space is renovated a round
    .source = compendium, Renovation Die
rule-renovation-base = the route that is renovated was drawn by the normal rules
    .source = compendium, Renovation Die; Drawing Routes, rule 1
fact-renovation-none = no renovation of a basic route looks like this
fact-renovation-base = the route below joins nothing; only what was drawn onto it does
fact-renovation-often = { $count } renovations are needed, but the rounds of the game give { $most }
fact-renovation-late = { $count } renovations are needed from round { $round } on, but its rounds give { $most }
fact-renovation-round = { $count } spaces renovated in round { $round } bear its number, but one may be
fact-renovation-unrolled = { $count ->
    [one] no round's renovation die shows what this space needs
   *[other] the renovation dice of the rounds do not show what these spaces need, each a round of its own
}
ruling-renovation-twice = May a space that was renovated be renovated again?
ruling-renovation-twice-no = no: it then holds the result of an expansion die
    .source = compendium, Renovation Die: only basic routes
ruling-renovation-twice-yes = yes, as often as its route fits
    .source = no rulebook says; free reading
ruling-renovation-fit = Does a dead end fit the dotted straight of the renovation die?
ruling-renovation-fit-yes = yes: it lies inside the dotted lines
    .source = compendium, Renovation Die
ruling-renovation-fit-no = no: the route must be of the shape that is dotted
    .source = no rulebook says; strict reading
ruling-renovation-number = Which round's number does a renovated space bear?
ruling-renovation-number-first = the one in which its route was drawn
    .source = no rulebook says; End of the Round numbers the spaces in which routes were drawn
ruling-renovation-number-renovation = the one in which it was renovated
    .source = no rulebook says; the last drawing in the space counts
ruling-renovation-building = Does renovating a space activate its building again?
ruling-renovation-building-no = no: no route is drawn there anew
    .source = compendium, Special Buildings: when you draw a route
ruling-renovation-building-yes = yes: something is drawn in the space of the building
    .source = no rulebook says; free reading
