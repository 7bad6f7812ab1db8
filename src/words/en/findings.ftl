# What several texts use
list-and = { $first } and { $last }
list-apart = { $first }; { $last }
place-corner = corner { $row }/{ $column }
player-number = Player { $number }

# What may not be drawn on a board
issue-clash = { $space }, { $side } side: { $shown-a } meets { $met-a } of { $second } without a station
issue-clash-river = { $space }, { $side } side: { $shown-a } meets { $met-a } of { $second }, but a river joins nothing but rivers
issue-wrong-exit = { $space }, { $side } side: { $shown-a } ends at an exit for { $exit-a }
issue-blocked = { $space }: something is drawn where the board allows nothing
issue-dotted = { $space }: the route does not stay inside the dotted shape of the mountain
issue-no-station = { $space }: highway and railway are joined without a station
issue-other-edition = { $space }: this route exists only in the { $edition } edition
issue-foreign-kind = { $space }: { $shown-a } is drawn, but its expansion is not in play
issue-no-route = { $space }: no die and no special route shows this
issue-island = { $count ->
    [one] { $spaces }: it joins no exit, so that no order of drawing can reach it
   *[other] { $spaces }: together they join no exit, so that no order of drawing can reach them
}
issue-too-early = { $spaces }: marked round { $round }, but nothing to join was there by then
issue-too-early-before = { $count ->
    [one] { $spaces }: marked round { $round }, but everything it joins was drawn later, from round { $later } on
   *[other] { $spaces }: marked round { $round }, but everything they join was drawn later, from round { $later } on
}
issue-special-twice = { $spaces }: the special route “{ $route }” is drawn { $count } times, allowed is once
issue-too-many-specials = { $spaces }: { $drawn } special routes are drawn, allowed are { $most }
issue-specials-in-round = { $most ->
    [one] { $spaces }: { $drawn } special routes are drawn in round { $round }, allowed is { $most }
   *[other] { $spaces }: { $drawn } special routes are drawn in round { $round }, allowed are { $most }
}
issue-free-special-missed = { $spaces }: a fourth special route is drawn, but none in the round of the third university
issue-too-many-pieces = { $spaces }: { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
} ({ $routes }) in round { $round }, { $most ->
    [0] but its dice give none
   *[other] but its dice give at most { $most }
}
issue-too-many-pieces-game = { $spaces }: { $pieces ->
    [one] { $pieces } piece
   *[other] { $pieces } pieces
} ({ $routes }) in the whole game, { $most ->
    [0] but its dice give none
   *[other] but its dice give at most { $most }
}
issue-too-many-spaces = { $drawn } spaces are drawn, but dice, special routes and factories give at most { $most }
issue-bad-round = { $space }: round { $round } is written, but the game has rounds 1 to { $rounds }
issue-round-in-empty-space = { $space }: round { $round } is written, but nothing is drawn
issue-drawn-twice = { $space }: placement { $number } draws “{ $later }” where “{ $kept }” is drawn already, which is what counts
issue-expansion = { $spaces }: { $what }

# Why something may not be drawn now
refusal-outside = the space is not on the board
refusal-empty = nothing is drawn
refusal-blocked = nothing may be drawn on this space
refusal-occupied = the space is already drawn
refusal-unconnected = it joins neither an exit nor an earlier route
refusal-clash = the { $shown } on the { $side } side meets another kind

# What expansions find on a board
fact-no-mark = “{ $word }” is no mark of any expansion
fact-not-in-play = { $mark-a } is drawn, but { $expansion } is not in play
fact-layer = this is the board “{ $layer }”, but { $expansion } is not in play: name the expansion (expansions: { $id }), or leave “layer: { $layer }” out
fact-mark-early = { $mark }: marked round { $round }, but the route here was drawn in round { $drawn }
fact-mark-round = { $mark }: round { $round } is written, but the game has rounds 1 to { $rounds }
fact-wrong-place = { $mark-a } is not drawn here: { $why }; it is written, for example, as “{ $form }”
place-off = { $place } is not on the board
place-no-exit = { $place } is no exit
place-exit = { $place } is an exit, and it stands at an outer side without one
place-inside = { $place } is no side on the outer edge of the board
place-no-city = { $place } is no city
place-in-space = it stands in a space
place-on-side = it stands at a side of a space
place-on-line = it lies on the line between two spaces
place-at-corner = it stands at a corner of the grid
place-at-exit = it stands outside the grid, at an exit
place-at-outlet = it stands outside the grid, at an outer side without an exit
fact-mark-blocked = { $mark }: not on a mountain or city
fact-mark-city = { $mark }: not on a city
fact-walls = { $expansion } is not played on boards with walls
fact-mountains = { $expansion } is not played on boards with mountains or cities
fact-blueprint = the elements of a blueprint card are not drawn on the board of { $expansion }
fact-too-many-marks = { $mark }: { $count } are drawn, at most { $most } can be
fact-no-noted = “{ $word }” is no number that is noted beside the grid
fact-noted-not-in-play = { $noted } noted beside the grid, but { $expansion } is not in play
fact-noted-most = { $noted }: { $count } noted beside the grid, at most { $most } can be
fact-mark-empty = { $mark-a } goes into an empty space only, but lines are drawn here
fact-whole-lines = { $mark-a } fills the whole space, but lines are drawn there too
fact-whole-mark = { $mark-a } fills the whole space, but { $other-a } is drawn there too
fact-no-face = no face of the { $expansion } { $expansion-dice ->
    [one] die
   *[many] dice
} shows this
fact-face-left = round { $round }: the { $expansion } { $expansion-dice ->
    [one] die
   *[many] dice
} showed “{ $face }”, which was not drawn, though it could be
fact-die-left = round { $round }: { $expansion-dice ->
    [one] whatever the { $expansion } die showed, it could be drawn, and it was not
   *[many] whatever the { $expansion } dice showed, one of those left out could be drawn
}; for example “{ $face }”
fact-die-left-rounds = rounds { $rounds }: { $expansion-dice ->
    [one] in each of them, whatever the { $expansion } die showed, it could be drawn, and it was not
   *[many] in each of them, whatever the { $expansion } dice showed, one of those left out could be drawn
}; in round { $round }, for example, “{ $face }”
fact-dice-of-round = the { $expansion } { $expansion-dice ->
    [one] die
   *[many] dice
} cannot give { $count ->
    [one] this
   *[other] these { $count } { $expansion-pieces }
} in round { $round }
fact-dice-of-game = the { $expansion } { $expansion-dice ->
    [one] die
   *[many] dice
} cannot give { $count ->
    [one] this
   *[other] these { $count } { $expansion-pieces }
} in { $rounds } rounds
fact-river-branches = this river branches
fact-crater-under-route = a crater and a route share the space
fact-craters = { $craters } craters, but only { $meteors } meteors fall
fact-two-craters = two craters of round { $round }
fact-dots = more than one dot is left
fact-dot-alone = the dot marks a space without crater or route
fact-no-dot = no dot marks the space that was hit last
assumed-no-dot = No space is marked as hit last although craters lie here: the flight is counted from the central space { $space }.
fact-no-flight = no meteor roll of round { $round } leads from { $space } here
fact-meteor-dice = the meteor dice written down cannot leave the craters and the dot as they are
fact-meteors = whatever the meteor dice showed, they cannot leave the craters and the dot as they are
fact-no-volcano = there is no volcano
fact-no-volcano-mountain = no mountain is a volcano
fact-volcano-no-mountain = this volcano stands on no mountain
fact-volcano-over-route = a volcano stands in a space with a route
fact-volcano-by-lava = this volcano was drawn next to lava
fact-lava-alone = this lava joins no volcano
fact-lava-early = all lava it joins was drawn in a later round
fact-no-lava = round { $round } shows no lava
fact-canyon-inside = this canyon does not reach the outer edge
fact-canyon-branches = more than two segments meet in a corner
fact-canyon-border = { $count ->
    [one] this segment runs
   *[other] these segments run
} along the outer edge of the board, not between two spaces
fact-canyon-dice = it takes { $dice } dice to draw these canyons, a game rolls { $most }
fact-bridge-points = { $spent } bridge points are spent, a game has { $most }
fact-trail-alone = this trail joins no route and no trail
fact-cactus-and-oasis = a cactus and an oasis share the space
fact-never-shown = no roll that is known, and no die left, shows what is drawn here
fact-too-late = marked round { $round }, but something was drawn here in round { $drawn }: by then it had to be there
fact-not-shown-in = the dice of round { $round } do not show what is drawn here
fact-no-order = no rolls of the { $expansion } { $expansion-dice ->
    [one] die
   *[many] dice
}, in any order of drawing, leave this on the board
fact-no-history-round = whatever the other rounds rolled: round { $round } with { $faces } does not lead to this
fact-no-history = the dice of the rounds { $rounds } together do not lead to this, whatever the others rolled
fact-no-lava-rounds = { $lacking ->
    [one] one of the rounds { $rounds } drew no lava: the board has lava for { $lava } of them
   *[other] { $lacking } of the rounds { $rounds } drew no lava: the board has lava for { $lava } of them
}
fact-arid-round = round { $round } was arid, and its special route was drawn, so that these cacti were to be erased
fact-arid-survived = these cacti outlived { $rolls ->
    [one] an arid roll
   *[other] { $rolls } arid rolls
}, but { $left ->
    [0] no special route was left to pay for that
    [one] only one special route was left to pay for that
   *[other] only { $left } special routes were left to pay for that
}
fact-lake-filled = filled, but { $sides ->
    [0] no water meets its sides
   *[other] water meets only { $sides } of its sides
}
fact-lake-unfilled = { $sides } of its sides lie at open water, so that it must be filled, which makes a lake of { $size ->
    [one] { $size } space
   *[other] { $size } spaces
}; it is not filled

# What an audit finds
finding-at = { $spaces }: { $what }
finding-in-round = round { $round }: { $what }
finding-spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
finding-not-rolled = { $drawn } drawn, but the dice showed { $rolled }
finding-face-not-rolled = { $drawn } drawn with dice of expansions, which showed { $rolled }
finding-spent = the special route “{ $route }” is marked off but not drawn: { $by } lets it be spent
finding-marked-off = { $used } special routes are marked off, allowed are { $most }
finding-research = { $spent ->
    [one] one research point was
   *[other] { $spent } research points were
} spent by then, but { $unlocked ->
    [0] none was unlocked
    [one] only one was unlocked
   *[other] only { $unlocked } were unlocked
}
finding-no-roll = no roll gives { $drawn }
finding-undrawn = the { $route } rolled was not drawn, but fits here as “{ $drawing }”
finding-undrawn-whatever = { $count ->
    [one] at least one of the dice that were not drawn could be drawn, whatever they showed; { $route-a } fits here as “{ $drawing }”, for example
   *[other] at least { $count } of the dice that were not drawn could be drawn, whatever they showed; { $route-a } fits here as “{ $drawing }”, for example
}
finding-undrawn-rounds = rounds { $rounds }: in each of them dice were left out that could be drawn whatever they showed; in round { $round }, for example, { $route-a } fits in { $space } as “{ $drawing }”
finding-unplaceable = the { $route } rolled was rightly left out: it fits nowhere
finding-unplaceable-perhaps = a die was left out, which is right if it showed { $route-a }: that fits nowhere
finding-unconnected = joins nothing that was there in this round
finding-specials = { $used ->
    [one] { $used } special route was drawn, allowed: { $most }
   *[other] { $used } special routes were drawn, allowed: { $most }
}
finding-timing = no order of drawing has each copied piece after its factory and the free special route after the third university
finding-not-marked-off = the special route “{ $route }” is drawn but not marked off
finding-only-marked-off = the special route “{ $route }” is marked off but not drawn
finding-no-numbers = in whatever rounds this was drawn, a rule is broken: a die that could be drawn is missing, or no roll and no order of drawing explain what is drawn
finding-miscounted = { $drawn ->
    [0] no route of the route dice is drawn,
    [one] { $drawn } route of the route dice is drawn,
   *[other] { $drawn } routes of the route dice are drawn,
} but each round gives { $dice }, and all of them could be drawn at any time, whatever they showed; { $erased ->
    [0] no number of rounds gives so many
    [one] no number of rounds gives so many, even if one has been erased, which is the most
   *[other] no number of rounds gives so many, even if up to { $erased } have been erased, which is the most
}
finding-numbers = no round of the game is noted here; drawn in the rounds { $rounds }, in this order, the game is legal
finding-numbers-one = no round of the game is noted here; if { $count ->
    [one] it was
   *[other] all of this was
} drawn in round { $round }, the game is legal
finding-numbers-missing = no round of the game is noted here, and not every way to number them was tried: whether dice were left out is told once each of these spaces bears its round; until then only what the finished board shows is proven
finding-not-played = nothing is drawn after round { $last } of { $rounds }
finding-expansions = with { $names } in play some of what was drawn may be erased by now, so that a die that is not shown is held against the player only where it cannot have been erased
finding-leaves = with { $names } in play marks may be erased by now, but no routes: a plain route may have come from one of its dice
finding-missing = { $count ->
    [one] {""}
   *[other] rounds { $rounds }:{" "}
}{ $dice ->
    [one] a die could be drawn, whatever it showed, and is missing;
   *[other] { $dice } dice could be drawn, whatever they showed, and are missing;
} { $erased ->
    [0] nothing can have erased a route since
    [one] at most one route can have been erased since
   *[other] at most { $erased } routes can have been erased since
}
finding-ignored = what is on the board outlived the { $by } { $by-dice ->
    [one] die
   *[many] dice
}{ $count ->
    [0] {""}
    [one] {" "}of round { $rounds }
   *[other] {" "}of the rounds { $rounds }
}: that is right only if a special route was marked off to ignore them
finding-bad-roll = the dice cannot show { $rolled } together
finding-track = { $marked ->
    [one] the { $building } track shows { $marked } mark, but the board activates { $active }
   *[other] the { $building } track shows { $marked } marks, but the board activates { $active }
}
finding-pool = the players drew { $drawn } dice { $die } of the { $edition } edition together, the pool holds { $most }
finding-no-common-roll = no roll of the shared dice explains what all of these drew, though each alone could be right: { $shares }
finding-share = { $name } drew { $drawn } ({ $spaces })
finding-share-none = { $name } drew nothing
finding-no-board = the record holds no board of this player, so that nothing is checked and the score is that of a blank one
finding-counted = the rounds of the boards are numbered through to { $last }: here they are counted on each board by itself
finding-on-layer = on the board “{ $layer }”: { $what }
finding-no-such-round-dice = dice are noted for it, but there are only rounds 1 to { $last }; the note counts for nothing
finding-no-such-round-goal = goal { $code } is noted as declared in it, but there are only rounds 1 to { $last }; the note counts for nothing
finding-no-such-round-research = research points are noted for it, but there are only rounds 1 to { $last }; the note counts for nothing
finding-unused-dice = dice are noted for the whole table, but in a draft every player has dice of their own; these are not used
finding-unused-dice-own = dice are noted for this player alone, but one roll is for everybody unless the game is a draft; these are not used
finding-not-solo = the game is a solo, but there are { $players } players; choose one roll for all as the mode (`table`), or keep one player
finding-draft-only = “{ $entry }” is noted, but only a draft uses it; the note counts for nothing
finding-no-goals = goal cards come with the Challenge boxes, and Classic boards have no place for their points: here they count because they are named
finding-goal-not-in-play = goal { $code } is noted as declared, but it is not in play; the note counts for nothing
finding-goal-declared = goal { $code } was declared, but met in round { $round } at the earliest
finding-goal-declared-never = goal { $code } was declared, but is not met
nothing = nothing

# What a roll of an expansion asks for
step-volcano = open a new volcano in { $space }
step-lava-erases = erase the route in { $space } to make room for lava
step-meteor-crater = { $direction } { $distance }: the meteor hits { $space } and leaves a crater
step-meteor-destroys = { $direction } { $distance }: the meteor hits { $space } and destroys the route there
step-meteor-ignored = mark a special route as used to ignore the meteor
step-fill = fill { $spaces } with water
step-arid-none = arid: no cactus is without an oasis beside it
step-arid = arid: erase the cacti in { $spaces }, which have no oasis beside them
step-arid-ignored = mark a special route as used to ignore the arid faces

# Lines of expansions on the sheet, and what earns their points
line-lava = Lava lakes
    .source = Blazing Red rulebook, Lava Dice; compendium, Lava Dice
line-meteor = Routes led into craters
    .source = Blazing Red rulebook, Meteor Dice; compendium, Meteor Dice
line-goals = Timed goals
    .source = Challenge rulebook, Solo Mode; compendium, Solo Mode and Solo Board
line-research = Research
    .source = compendium, Solo Board
solo-goal-in-time = goal { $code } met by the end of round { $limit }
solo-goal-late = goal { $code } met after round { $limit }
solo-goal-never = goal { $code } not met
solo-goal-open = goal { $code } met, but round numbers are missing: { $points } points if by the end of round { $limit }, { $late } if later
solo-research = { $unlocked } of 6 research points unlocked, 3 from the start { $labs ->
    [0] and none by a lab
    [one] and one by a lab
   *[other] and { $labs } by labs
}; they roll dice again and earn no points
line-river = Best river
    .source = Deep Blue rulebook, River Dice; compendium, River Dice
line-lake = Smallest lake
    .source = Deep Blue rulebook, Lake Dice; compendium, Lake Dice
line-forest = Two best forests
    .source = Lush Green rulebook, Forest Dice; compendium, Forest Dice
line-trail = Stations joined by trails
    .source = Lush Green rulebook, Trail Dice; compendium, Trail Dice
line-desert = Surviving cacti
    .source = Shining Yellow rulebook, Desert Dice; compendium, Desert Dice
line-canyon = Canyons
    .source = Shining Yellow rulebook, Canyon Dice; compendium, Canyon Dice
part-lava-closed = closed lava lake
part-lava-largest = largest lava lake, a point a space
part-lava-open = lava lake with open sides: it does not earn the five points of a closed one
part-lava-smaller = another lava lake: only the largest counts its spaces
part-crater-route = route led into a crater
part-crater-end = end led into a crater
part-crater-alone = crater with no route led into it: no points
part-river-best = best river, a point a space
part-river-ends = both its ends lie on the outer edge
part-river-open = river whose ends do not both lie on the outer edge: no further points
part-river-other = another river: only the best one counts
part-lake-smallest = smallest lake, a point a space
part-lake-other = another lake: only the smallest counts
part-forest-first = first forest, two points a space
part-forest-second = second forest, a point a space
part-forest-other = another forest: only two count
part-trail-stations = { $count ->
    [one] { $count } station
   *[other] { $count } stations
} joined by trails, half the value of a network of { $count ->
    [one] { $count } exit
   *[other] { $count } exits
}; they and their trails
part-trail-alone = a trail leads to this station and to no other: no points
part-cactus = cactus
part-cacti = cacti
part-canyon-longest = longest canyon, a point a segment
part-canyon-longest-at-least = longest canyon, a point a segment (at least)
part-canyon-edges = canyon from edge to edge
part-canyon-other = another canyon: only the longest counts its segments
part-canyon-inside = canyon that does not run from edge to edge: no further points
part-canyon-bridges = bridge points spent: { $spent } of { $most }, left: { $left }

together-many = { $count } expansions are in play; no board is meant for more than { $most } (compendium, Giant Board)
together-board = two expansions are meant for the Giant board: this board does not say how long a game with two lasts (compendium, Giant Board)
together-dice = { $first } and { $second } each take the place of a route die; no text says how both are played together: here two different dice are out
together-lines = { $first } and { $second } both bring lines of their own; no text says whether these meet: here each joins only what its own text names
together-destroys = { $first } may destroy what { $second } draws; no text says for this pair what is lost and what stays scored: here what the board shows counts
together-rounds = { $first } is played on two boards in turns, and { $second } shortens a game; no text says how many rounds each board has then: here each has those of the shorter game
together-specials = for { $first } and for { $second } a special route may be marked off; no text says whether one serves for both
