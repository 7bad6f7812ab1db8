# Airline (Sky)
expansion-airline = Airline
    .dice = many
    .pieces = airways and airports
line-airline = Airways
    .source = Sky rulebook, Airline Dice; compendium, Airline Dice
mark-airport = airport
    .a = an airport
face-airline-airport = airport
face-airline-straight = straight airway
face-airline-curve = curved airway
face-airline-highway-curves = curved airway beside a curved highway
face-airline-railway-curves = curved airway beside a curved railway
face-airline-highway-crossing = airway across a straight highway
face-airline-railway-crossing = airway across a straight railway
rule-airway = an airway joins nothing but airways and airports
    .source = Sky rulebook and compendium, Airline Dice
issue-clash-airway = { $space }, { $side } side: { $shown-a } meets { $met-a } of { $second }, but an airway joins nothing but airways and airports
part-airline-longest = longest airway from edge or airport to edge or airport, { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }, two points each
part-airline-longest-at-least = longest airway found from edge or airport to edge or airport, at least { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }, two points each
part-airline-open = { $count } open { $count ->
        [one] airway
       *[other] airways
    }, two points lost each
part-airline-bare = { $count } { $count ->
        [one] airport
       *[other] airports
    } without an airway, four points lost each
part-airline-other = another airway: only the longest counts
ruling-airline-rounds = How many rounds has a game with the airline dice?
ruling-airline-rounds-6 = six
    .source = Sky rulebook; compendium, Airline Dice
ruling-airline-rounds-7 = seven, or as many as the board prints
    .source = table of the compendium; publisher's pages
ruling-airline-dice = Which faces may the two airline dice of a round show together?
ruling-airline-dice-pooled = any two of the twelve faces
    .source = no rulebook says which die bears which face
ruling-airline-dice-kinds = one die has the faces with highways, the other those with railways
    .source = likely by the picture of the Sky rulebook
ruling-airway-open = An airway has two open ends. How often does it lose two points?
ruling-airway-open-end = twice: each open end
    .source = Sky rulebook, Airline Dice, picture: a cross stands at the end
ruling-airway-open-route = once: each airway with an open end
    .source = compendium, Airline Dice: for each open-ended airway route
ruling-airway-error = Is an open end of an airway an error as well?
ruling-airway-error-expansion = no: its two points are all it loses
    .source = Sky rulebook, Airline Dice, picture: two crosses are the two points
ruling-airway-error-both = yes: one error, and two points
    .source = End of the Game, strict reading
ruling-airway-closed = May the longest airway end at the airport where it began?
ruling-airway-closed-no = no: it needs a start and another end
    .source = compendium, Airline Dice: start and stop counting at an edge or airport
ruling-airway-closed-yes = yes, and the airport counts once
    .source = no rulebook forbids it
ruling-airway-ring = Airways form a ring without any airport. What is it worth?
ruling-airway-ring-nothing = nothing: counting must start at an edge or airport
    .source = compendium, Airline Dice
ruling-airway-ring-spaces = each of its spaces counts
    .source = reading of players
ruling-airport-exit = Does an airport in the space of an exit join it?
ruling-airport-exit-no = no: it joins routes that lead into its space
    .source = Sky rulebook and compendium, Airline Dice: routes with an open end
ruling-airport-exit-yes = yes: the exit leads into its space
    .source = reading of players
ruling-airport-beside = Are two airports side by side joined?
ruling-airport-beside-no = no: neither has an open end that leads into the other
    .source = compendium, Airline Dice
ruling-airport-beside-yes = yes, in one network, though no line runs between them
    .source = reading of players
ruling-airport-anchor = May a route be drawn that joins nothing but an airport?
ruling-airport-anchor-yes = yes: it connects with the airport at once
    .source = Sky rulebook and compendium, Airline Dice
ruling-airport-anchor-no = no: it must join an exit or a route
    .source = Drawing Routes, rule 1, strict reading
ruling-airport-station = Is an airport a station, for villages and goals?
ruling-airport-station-no = no: it is named apart
    .source = Sky rulebook and compendium, Airline Dice
ruling-airport-station-yes = yes: it is drawn with the square of a station and joins kinds
    .source = faces of the airline dice
ruling-airport-building = Do the lines of an airport activate the factory or university in its space?
ruling-airport-building-no = no: nobody draws them, they come by themselves
    .source = Challenge rulebooks, Special Buildings: when a route is drawn
ruling-airport-building-yes = yes: a highway or railway is drawn there
    .source = wide reading of players
