# Tentacle (Eldritch)

expansion-tentacle = Tentacle
    .dice = one
    .pieces = tentacles

face-tentacle-3 = three spaces
face-tentacle-4 = four spaces
face-tentacle-5 = five spaces

line-tentacle = Tentacles, and routes in their spaces
    .source = compendium, Tentacle Die
part-tentacle = { $count ->
    [one] tentacle of one space: two points, whatever its length
   *[other] tentacle of { $count } spaces: two points, whatever its length
}
part-tentacle-route = a tentacle and a route in one space

rule-tentacle-line = a tentacle is one line without branches, which an ending tip closes
    .source = compendium, Tentacle Die
rule-tentacle-root = a tentacle starts in a space of the outer edge that has no exit
    .source = compendium, Tentacle Die
rule-tentacle-length = a tentacle is as long as the die shows, three to five spaces, and is drawn whole
    .source = compendium, Tentacle Die
rule-tentacle-shares = a tentacle runs through empty spaces, below straight routes or tentacles, and beside curved ones
    .source = compendium, Tentacle Die
rule-tentacle-each-round = one tentacle at most is drawn at the end of each round, after the routes
    .source = compendium, Tentacle Die

fact-tentacle-branches = this tentacle is not one line by itself
fact-tentacle-no-tip = no tip closes this tentacle
fact-tentacle-no-root = this tentacle does not come from the outer edge in a space without an exit
fact-tentacle-length = { $count ->
    [one] this tentacle is one space long
   *[other] this tentacle is { $count } spaces long
}
fact-tentacle-itself = this tentacle crosses itself
fact-tentacle-crowded = a tentacle cannot run here beside what else is drawn in the space
fact-tentacles = { $left ->
    [one] { $count } tentacles lie over routes of round { $round } or later, when only one is left to draw
   *[other] { $count } tentacles can be drawn from round { $round } on at the earliest, when { $left } are left to draw
}
fact-tentacles-together = { $count } tentacles of round { $round }
fact-tentacle-numbers = no round fits the numbers in the spaces of this tentacle: it is drawn whole in one round, after the routes it passes
fact-tentacle-dice = { $count ->
    [one] no round that is left shows the length of this tentacle
   *[other] no round that is left shows the length { $count } of this tentacle
}

ruling-tentacle-root = Must the first stretch of a tentacle touch the outer edge?
ruling-tentacle-root-yes = yes: it comes in from outside the board
    .source = compendium, Tentacle Die: it starts from a space on the outer edge
ruling-tentacle-root-no = no: its first space lies on the outer edge, whichever way its stretch runs
    .source = no rulebook says more than that the space is on the outer edge
ruling-tentacle-tip = May the last space of a tentacle hold a route?
ruling-tentacle-tip-no = no: what is shared is drawn as an underpass or beside a curve, and a tip is neither
    .source = compendium, Tentacle Die, which gives shared spaces these two shapes
ruling-tentacle-tip-yes = yes: the tip enters by a free side of a straight or curved route
    .source = no rulebook says so; the tip closes whatever space is last
ruling-tentacle-station = Are straight and curved stations straight and curved routes for a tentacle?
ruling-tentacle-station-yes = yes: a station is a route
    .source = compendium, Tentacle Die, which names straight and curved routes without more
ruling-tentacle-station-no = no: the station stands in the way
    .source = no rulebook says so
ruling-tentacle-self = May a tentacle cross itself?
ruling-tentacle-self-yes = yes: it crosses tentacles, and each pass counts toward its length
    .source = compendium, Tentacle Die, which names tentacles beside routes
ruling-tentacle-self-no = no: it crosses only those that were there before it
    .source = compendium, Tentacle Die, speaks of what is there before
ruling-goal-order = Are goals declared before the tentacle of the round is drawn?
ruling-goal-order-goals = yes: the tentacle counts for goals from the next round on
    .source = Challenge rulebook, Checking Goals: once all players have drawn all routes; compendium, Tentacle Die: at the end of each round
ruling-goal-order-tentacle = no: the tentacle counts for the goals of its own round
    .source = compendium, Tentacle Die: after drawing your routes; Challenge rulebook, End of the Round: the round ends once the goals are declared
