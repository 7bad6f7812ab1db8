# Underground

expansion-underground = Underground
    .dice = many
    .pieces = subways and pipes

mark-hub = hub
    .a = a hub
mark-broken = broken pipe
    .a = a broken pipe
mark-station-above = circle of a station above
    .a = a circle of a station above
mark-station-below = circle of a station below
    .a = a circle of a station below
noted-duplications = results drawn twice

face-underground-straight-station = station of a straight subway
face-underground-curve-station = station of a curved subway
face-underground-t-station = station of a subway T-junction
face-underground-straight-subway = straight subway
face-underground-curve-subway = curved subway
face-underground-t-subway = subway T-junction
face-underground-straight-pipe = straight pipe
face-underground-curve-pipe = curved pipe
face-underground-t-pipe = pipe T-junction
face-underground-crossing-pipe = crossing of pipes
face-underground-overpass = subway across a pipe
face-underground-curves = curves of a subway and a pipe
face-underground-curves-station = curves of a subway and a pipe with a station
face-underground-t-pipe-station = pipe T-junction beside the end of a subway
face-underground-t-station-pipe = subway T-junction beside the end of a pipe

item-pipe = Longest pipeline, doubled
    .source = compendium, Underground Dice, Scoring
item-subway = Longest subway line
    .source = compendium, Underground Dice, Scoring
told-no-pipe = There is no water pipe.
told-no-subway = There is no subway.
learn-pipe = The longest unbroken line of connected water pipes, two points for each space. A broken pipe does not interrupt it.
learn-pipe-source = Compendium: Underground Dice, Scoring
learn-subway = The longest unbroken line of connected subway, a point for each space.
learn-subway-source = Compendium: Underground Dice, Scoring
told-route-times = Each space earns { $count } points: { $points } in all.
told-network-hubs = Network { $name }: { $count } exits and hubs (exits { $exits }; hubs { $hubs }), { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
line-underground = Broken pipes
    .source = compendium, Underground Dice, Scoring
    .page = compendium, Underground Dice
part-broken-pipe = broken pipe, which costs two points
part-broken-nothing = marked as broken, but no pipe is there

rule-underground-contact = a pipe joins nothing but pipes and highway exits, a subway nothing but subways and railway exits
    .source = compendium, Underground Dice, Underground Placement Restrictions
rule-underground-kinds = below the surface only subways and water pipes are drawn, and nowhere else
    .source = compendium, Underground Dice, Underground Placement Restrictions
rule-underground-hubs = a hub is a subway station below a station of the surface
    .source = compendium, Underground Dice, Interaction Between Surface and Underground
rule-underground-pipes = a pipe breaks when a station is drawn above it, not when it is drawn below one
    .source = compendium, Underground Dice, Interaction Between Surface and Underground
rule-underground-circles = circles on one board show the stations of the other
    .source = compendium, Underground Dice, Interaction Between Surface and Underground
rule-underground-turns = surface and underground take turns, beginning with the surface
    .source = compendium, Underground Dice, Gameplay
rule-underground-alone = without a surface a subway station becomes a hub when there is none in its row and column
    .source = compendium, Underground Dice, Stand Alone Variant

issue-clash-underground = { $space }, { $side } side: { $shown-a } meets { $met-a } of { $second }, but pipes and subways join nothing but their like
fact-underground-route = this is neither a subway nor a water pipe
fact-underground-surface = subways and water pipes belong on the board below
fact-hub-no-station = a hub is marked where no subway station is
fact-broken-no-pipe = a pipe is marked as broken where none is
fact-no-surface = there is no surface in the variant played alone
fact-circle-below = the circle of a station above stands on the surface
fact-circle-above = the circle of a station below stands below
fact-hub-missing = a station of the surface is above this subway station, which is no hub
fact-hub-alone = this hub has no station of the surface above a subway station
fact-broken-alone = this pipe is broken without a station above it
fact-broken-missing = the station of round { $station } is drawn above the pipe of round { $pipe }, which is not broken
fact-broken-late = the pipe of round { $pipe } is drawn below the station of round { $station }, which does not break it
fact-underground-turn = rounds are numbered through here, and round { $round } is the other board’s
fact-underground-unshown = the board of the surface is not here, so that no station above proves a hub or a broken pipe: they count as they are marked
fact-two-hubs = two hubs stand in one row or column, where the second station does not become one
fact-no-hub-in-line = no hub is in the row or column of this station, which must be one

ruling-underground-mode = Is the underground played below a surface, or alone?
ruling-underground-mode-expansion = below a surface: fourteen rounds in turn, hubs and broken pipes come from the stations above
    .source = compendium, Underground Dice, Expansion Mode
ruling-underground-mode-alone = alone: seven rounds, and stations become hubs by their row and column
    .source = compendium, Underground Dice, Stand Alone Variant
ruling-underground-beyond = What is a network of subways worth that has more exits and hubs than the table?
ruling-underground-beyond-last = the last value of the table
    .source = no rulebook says more; the table ends
ruling-underground-beyond-more = five points more for each exit or hub past the table
    .source = no rulebook says so; the Giant board goes on in steps of five
ruling-underground-loop = By which box are the longest lines of the board below counted?
ruling-underground-loop-surface = by the one whose board lies above
    .source = compendium, Underground Dice: the rules for longest routes
ruling-underground-loop-classic = by the classic one, where no line passes a space twice
    .source = no rulebook says so; the boards below may be of any box
ruling-underground-broken-errors = How many errors is a broken pipe where players have as many points?
ruling-underground-broken-errors-two = two, as in the row of errors
    .source = compendium, Underground Dice, Scoring
ruling-underground-broken-errors-one = one: it is one zig-zag
    .source = no rulebook says so
ruling-underground-broken-errors-none = none: it is no open end
    .source = no rulebook says so
ruling-underground-numbers = How are the fourteen rounds of the surface and the underground numbered?
ruling-underground-numbers-each = on each board from 1 to 7; a number above 7 says that they are numbered through
    .source = compendium, Underground Dice: seven rounds on each board
ruling-underground-numbers-through = through from 1 to 14, the surface with odd numbers
    .source = no rulebook says so; fourteen rounds are played
