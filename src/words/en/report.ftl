# Lines of the sheet
item-networks = Exits connected
    .source = classic and Challenge rulebooks, How to Score Points: Connecting Exits
item-highway = Longest highway
    .source = classic and Challenge rulebooks, How to Score Points: Bonus Points, Longest Highway
item-railway = Longest railway
    .source = classic and Challenge rulebooks, How to Score Points: Bonus Points, Longest Railway
item-centre = Central spaces
    .source = classic and Challenge rulebooks, How to Score Points: Bonus Points, Central Spaces
item-villages = Villages
    .source = Challenge rulebook, Special Buildings
item-errors = Errors
    .source = classic and Challenge rulebooks, End of the Game
item-goals = Goals
    .source = Challenge rulebook, Goal Cards
item-kept = Village marks kept
    .source = Challenge rulebook, Destructive Expansions
item-more-boards = Further boards
total = Total
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
errors = { $count ->
    [one] { $count } error
   *[other] { $count } errors
}
line-points = { $title } { $points }

# What proves each line
told-centre = { $count ->
    [0] Nothing is drawn in the { $printed } central spaces.
    [one] 1 of { $printed } central spaces is drawn in: { $spaces }.
   *[other] { $count } of { $printed } central spaces are drawn in: { $spaces }.
}
told-villages = { $count ->
    [0] No village has a station in its space.
    [one] 1 of { $printed } villages counts: { $spaces }. The highest marked value is { $points }.
   *[other] { $count } of { $printed } villages count: { $spaces }. The highest marked value is { $points }.
}
told-no-errors = Every end meets something or the outer edge.
told-part = { $what } ({ $places }): { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
told-part-nowhere = { $what }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
told-aside = { $what } ({ $places }).
told-aside-nowhere = { $what }.
told-no-parts = Nothing on the board earns or costs points here.
told-no-network = No network reaches an exit.
told-network = Network { $name }: { $count } exits ({ $exits }), { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
told-city = city { $space }
told-network-alone = Network { $name }: 1 exit ({ $exits }), no points, as one exit connects nothing.
told-loose = Without any exit: { $spaces }.
told-no-highway = There is no highway.
told-no-railway = There is no railway.
told-route = { $line }: { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}.
told-ring = { $line }, a ring back to { $first }
told-ring-one = Its start and its end in { $first } together are one pass.
told-twice = It passes { $spaces } twice, and each pass counts.
told-returns = It begins in { $space } and comes back there by another stretch: { $space } counts { $count ->
    [2] twice
   *[other] { $count } times
}.
told-often = It passes { $space } { $count } times, and each pass counts.
told-unproven = It is not proven to be the longest, as the board is too large: no line has more than { $most } points.
told-line-unproven = { $line }: { $points } found, at most { $most } possible; the board is too large to prove which.
total-unproven = not proven: the total is at most { $most }
total-open = { $total } (not proven, at most { $most })
told-error-open = { $end } meets nothing.
told-error-closed = { $end } meets the closed end of { $other }.
told-error-clash = { $end } meets a line of another kind.
told-error-wrong-exit = { $end } ends at an exit of another kind.
told-error-dead-end = { $end } is the closed end of a dead end.
told-error-lava = { $end } is an open side of a lava lake, which is an error.
    .source = Blazing Red rulebook, Lava Dice; compendium, Lava Dice
told-error-rainbow = { $end } ends at a rainbow, which is an error under the ruling followed.
    .source = compendium, Rainbow Die
told-error-portal = { $end } ends in a portal without its pair, which is an error under the ruling followed.
    .source = compendium, Portal Die

# What one space brings
gives-belongs = It belongs to network { $name }.
gives-exits = { $count ->
    [one] It brings network { $name } 1 exit.
   *[other] It brings network { $name } { $count } exits.
}
gives-route-highway = It counts for the longest highway: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
gives-route-railway = It counts for the longest railway: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
gives-central = It is a drawn central space: 1 point.
gives-building = It activates its { $building }.
gives-an-error = { $error } That costs 1 point.
gives-part = { $title }: { $what }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# What a score had to assume, and what another answer to a ruling would give
assumed-clash = At { $end } { $shown-a } meets { $met-a }: { $errors ->
    [one] the two ends do not connect and count as one error.
   *[other] neither end connects, and each counts as an error.
}
assumed-layer = It names no layer and is taken for a board of the layer { $layer }, as most of its lines belong there; “layer: { $layer }” says so.
assumed-wrong-exit = At { $end } { $shown-a } comes to an exit for { $exit-a }, which it does not reach: { $errors ->
    [0] it ends at the outer edge there, and that is no error.
   *[other] it connects with nothing, and that is an error.
}
ruling-told = { $question } Here { $key }={ $answer } ({ $meaning }; { $source }).
ruling-told-other = With { $answer } ({ $meaning }; { $source }): { $lines }; total { $total }.
ruling-told-changes = With { $answer } ({ $meaning }; { $source }): { $changes }.
ruling-told-more = { $changes }.
ruling-forbids = a breach there: { $what }
ruling-allows = no breach there: { $what }
ruling-changes = { $told }; { $next }
ruling-goal = goal { $code } of { $name }: { $when } ({ $points })
ruling-total = { $name } has { $total ->
    [one] { $total } point
   *[other] { $total } points
}
ruling-total-open = { $told } (not proven, at most { $most })
ruling-whose = { $name }: { $what }
ruling-winners = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
ruling-no-winner = nobody wins
ruling-may-win = it is not proven who wins: { $names } may
ruling-winner-told = A ruling decides who wins. { $question } With { $key }={ $answer } ({ $meaning }; { $source }) { $count ->
    [0] it is not proven who wins: { $names } may.
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
rule-told = rule: { $rule } ({ $source })
rule-with-source = { $rule } ({ $source })
line-source = from: { $source }
expected = { $name }: the file says { $expected }, the board scores { $found }
expected-nothing = { $name }: the file says { $expected }, the sheet has no such number
expected-under = { $name } under { $rulings }
none = none

# What was written on the flap of a photographed board, held against what is proven.
written-title = What was written
field-exits = exits
field-highway = highway
field-railway = railway
field-centre = centre
field-village = villages
field-goals = goals
field-expansion = expansion
field-errors = errors
field-total = total
written-and = { $first }; { $then }
written-differs = Written { $written }, proven { $proven }.
written-open = { $head } The drawing is not confirmed everywhere, and until it is nothing written is called wrong.
written-read-right = Proven { $proven }: what could be read of the lines written is right ({ $names }).
written-beyond = { $proven } and { $beyond } as written
written-adds-up = Written { $written }, proven { $proven }: it adds up.
written-implied = { $name } could not be read, and by the total it would be { $written }, { $proven } proven
written-rest = a difference of { $rest } may lie in what could not be read ({ $names })
written-rest-blank = a difference of { $rest } may lie in what could not be read ({ $names }) or was left blank ({ $blank })
written-left-blank = Left blank: { $names }.
written-taken = Counted as written: { $name } { $points }.
written-end = { $space } { $side }
written-not-points = exits { $written } written, { $proven } proven: { $written } is how many exits are connected, not what the table gives for them
written-column = exits { $written } written, { $proven } proven: { $value } is the column of { $counted } exits, and a network connects { $exits }
written-left-out = exits { $written } written, { $proven } proven: a network of { $exits } exits worth { $value } was left out
written-crossed = Crossed as used but not drawn: { $route }.
written-drawn = Drawn but not crossed as used: { $route }.
written-track = { $marked ->
    [one] The { $building } track shows { $marked } mark, but the board activates { $active }.
   *[other] The { $building } track shows { $marked } marks, but the board activates { $active }.
}
written-goal-rows = The rows of the goals add up to { $sum }, and { $written } is written for goals.
written-unsure = Not read for sure: { $name } ({ $readings }).
written-unsure-one = Not read for sure: { $name } ({ $readings }); { $proven } is proven.
written-unsure-none = Not read for sure: { $name } ({ $readings }); { $proven } is proven, none of these.
written-unread = Could not be read: { $name }.
written-blank = nothing
written-dash = a dash

# Why a line is not worth the figure that somebody has for it.
why-line-tried = No line of this kind has more than { $points } here: every one was tried.
why-line-there = There is a line of { $points }, more than { $figure }.
why-line-off = { $count ->
    [one] Not on it: { $places }.
   *[other] Not on it: { $places }.
}
why-end-exit = At { $end } it leaves the board by an exit.
why-end-edge = At { $end } it ends at the outer edge.
why-end-open = At { $end } it meets nothing.
why-end-counted = At { $end } it would come into { $next }, which adds nothing to it.
why-end-stops = In { $space } it ends: no other side there is of its kind.
why-joined = That would be networks { $first } and { $second } as one with { $exits } exits; they meet nowhere.
why-centre-empty = { $count ->
    [one] Nothing is drawn in { $places }.
   *[other] Nothing is drawn in { $places }.
}
why-villages-idle = { $count ->
    [one] Without effect: { $places }.
   *[other] Without effect: { $places }.
}
why-villages-sum = Only the highest marked figure of the villages counts, { $points }, not their sum.
why-errors-edge = { $count ->
    [one] The end at the outer edge is no error: { $places }.
   *[other] Ends at the outer edge are no errors: { $places }.
}
why-ruling = { $figure } is what another answer gives: { $question } { $answer }
