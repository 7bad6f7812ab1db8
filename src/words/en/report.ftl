# Lines of the sheet
item-networks = Exits connected
item-highway = Longest highway
item-railway = Longest railway
item-centre = Central spaces
item-villages = Villages
item-errors = Errors
item-goals = Goals
item-kept = Village marks kept
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
told-no-network = No network reaches an exit.
told-network = Network { $name }: { $count } exits ({ $exits }), { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
told-network-alone = Network { $name }: 1 exit ({ $exits }), no points, as one exit connects nothing.
told-loose = Without any exit: { $spaces }.
told-no-highway = There is no highway.
told-no-railway = There is no railway.
told-route = { $line }: { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}.
told-ring = { $line }, a ring back to { $first }
told-twice = It passes { $spaces } twice, and each pass counts.
told-unproven = The board is too large to prove that no longer one exists.
told-error-open = { $end } meets nothing.
told-error-clash = { $end } meets a line of another kind.
told-error-wrong-exit = { $end } ends at an exit of another kind.
told-error-dead-end = { $end } is the closed end of a dead end.
told-error-expansion = { $end } counts as an error in this expansion.

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
assumed-clash = At { $end } two kinds meet without a station; they are scored as not connected.
assumed-wrong-exit = At { $end } a line meets an exit of another kind; it does not reach that exit.
ruling-told = { $question } Here { $key }={ $answer } ({ $meaning }; { $source }).
ruling-told-other = With { $answer } ({ $meaning }; { $source }): { $lines }; total { $total }.
ruling-told-changes = With { $answer } ({ $meaning }; { $source }): { $changes }.
ruling-forbids = not allowed: { $what }
ruling-allows = allowed: { $what }
ruling-goal = goal { $code } of { $name }: { $when }, { $points }
ruling-total = { $name } has { $total ->
    [one] { $total } point
   *[other] { $total } points
}
ruling-whose = { $name }: { $what }
ruling-winners = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
ruling-no-winner = nobody wins
ruling-winner-told = A ruling decides who wins. { $question } With { $key }={ $answer } ({ $meaning }; { $source }) { $count ->
    [0] nobody wins.
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
rule-told = rule: { $rule } ({ $source })
rule-with-source = { $rule } ({ $source })
expected = { $name }: the file says { $expected }, the board scores { $found }
expected-nothing = { $name }: the file says { $expected }, the sheet has no such number
expected-under = { $name } under { $rulings }
none = none
