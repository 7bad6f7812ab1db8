menu-play = Rounds and dice
cmd-save-report = Save result…
cmd-save-report-hint = The checked game as text: winner, goals, every rule broken
cmd-save-rolls = Save rolls…
cmd-save-rolls-hint = What was rolled for the table, a line a round
cmd-roll-dice = Roll the dice
cmd-roll-dice-hint = Roll the next round for the table
cmd-replay-first = Before the first round
cmd-replay-first-hint = Show the board before anything was drawn
cmd-replay-back = One round back
cmd-replay-back-hint = Show the round before; the left arrow key does it too
cmd-replay-play = Play
cmd-replay-play-hint = Show the rounds one after the other
cmd-replay-next = One round on
cmd-replay-next-hint = Show the next round; the right arrow key does it too
cmd-replay-last = Last round
cmd-replay-last-hint = Show the finished board
cmd-show-check = Check
cmd-show-check-hint = Winner, goals and every rule broken
cmd-show-replay = Replay
cmd-show-replay-hint = The rounds one by one
cmd-show-dice = Dice
cmd-show-dice-hint = Roll for a game on paper

replay-before = Before the first round
replay-round = Round { $round } of { $rounds }
replay-pause = Pause
replay-to-check = Check the game
replay-fresh = drawn in this round
replay-unknown = round unknown
replay-column = Round { $round }: { $total ->
    [one] { $total } point
   *[other] { $total } points
}
replay-some-unknown = { $count ->
    [one] Round unknown: { $spaces }. It is left out until the last round, so that the sums of earlier rounds may be too high or too low.
   *[other] Round unknown: { $spaces }. They are left out until the last round, so that the sums of earlier rounds may be too high or too low.
}
replay-undated = Marks that bear no round are left out until the last round.
replay-all-unknown = { $count ->
    [one] Round unknown: the one space drawn has no round number, so there is nothing to step through. Write it on the board with the plus key.
   *[other] Round unknown: none of the { $count } spaces drawn has a round number, so there is nothing to step through ({ $spaces }). Write them on the board with the plus key.
}
replay-goal = Goal { $code } met: { $task } (+{ $points })
replay-findings = What the rules say
replay-whole = About the whole board
replay-legal = Drawn by the rules: the dice and an order of drawing explain this round.
replay-nothing = Nothing was drawn in this round.
replay-unproven = Whether this round was drawn by the rules cannot be proven.
replay-dice = Dice of this round
replay-dice-known = As they were rolled.
replay-dice-fit = Nobody wrote them down. These would explain the round:
replay-dice-part = Not all were written down. These would explain the round:
replay-dice-unknown = Nobody wrote them down, and no roll is proven.
replay-die-aside = { $route }, not drawn because it fits nowhere
replay-left = Rightly left out, as it fits nowhere: { $routes }
replay-gone = Not on the board, perhaps erased by an expansion: { $routes }
replay-gone-most = { $count ->
    [0] Left out, as nothing can have been erased: { $routes }
    [one] Not on the board, of which at most one can have been erased by an expansion: { $routes }
   *[other] Not on the board, of which at most { $count } can have been erased by an expansion: { $routes }
}
replay-copies = Drawn once more by a factory: { $routes }
replay-free-special = A special route was free, from the third university.

check-mixed = The boards on the table are of different kinds, such as classic and Challenge, so that they are not one game. Remove those of another game.
tie-errors = { $first } and { $next } both have { $total ->
    [one] { $total } point
   *[other] { $total } points
}; { $first } has fewer errors ({ $errors } against { $others }) and comes first.
tie-star = { $first } and { $next } both have { $total ->
    [one] { $total } point
   *[other] { $total } points
} and { $errors ->
    [one] { $errors } error
   *[other] { $errors } errors
}; { $first } comes first, being earlier to the right of the star.
tie-shared = { $first } and { $next } both have { $total ->
    [one] { $total } point
   *[other] { $total } points
} and { $errors ->
    [one] { $errors } error
   *[other] { $errors } errors
}: as no further tiebreak is left, they share the place.
tie-star-unknown = { $first } and { $next } both have { $total ->
    [one] { $total } point
   *[other] { $total } points
} and { $errors ->
    [one] { $errors } error
   *[other] { $errors } errors
}; who drew the star decides between them, and nobody noted it (“star” in the record of the game).
check-none-broken = No rule is provably broken.
check-broken = { $count ->
    [one] One rule is broken.
   *[other] { $count } rules are broken.
}
check-unknown = Some things can be proven neither way; they are marked with a question mark.
check-open-goals = The points of some goals stay open because round numbers are missing; they count 0 here.
check-place = { $place }. { $name }
check-sum = Board { $board }, goals { $goals }; errors: { $errors }
check-line = { $place }. { $name }: { $total } (board { $board }, goals { $goals }, errors { $errors })
check-legal = Drawn by the rules
check-player-broken = { $count ->
    [one] One rule broken
   *[other] { $count } rules broken
}
check-player-unknown = No rule provably broken
check-everybody = All players
round-legal = { $name }, round { $round }: drawn by the rules
round-broken = { $name }, round { $round }: a rule is broken
round-unknown = { $name }, round { $round }: not provable
check-no-goals = Without goal cards. Choose those that were in play below.
check-goal-line = { $name }: { $when }, { $points }
check-goal-light = Highlight goal { $code } on the board of { $name }
check-cards = Goal cards in play
check-dice = Dice
check-dice-text = What was rolled, as far as somebody wrote it down. Without any dice the check asks whether some roll explains each round.
check-dice-none = unknown
check-star = Who drew the star?
check-enter = Enter the dice of round { $round }
check-take = Take away { $route }
check-add = Add { $route }
check-enter-end = Enter the dice rolled after the last round
check-notes = Notes on the sheet
check-notes-text = What the player wrote beside the routes. The check holds it against the board; what nobody knows counts against nobody.
check-unknown-note = unknown
check-specials = Special routes
check-marked-off = as marked off:
check-mark-off = { $route } marked off
check-villages = Marks on the village track
check-universities = Marks on the university track
check-declared = Goal { $code } declared at the end of round
check-research = { $name }: research points spent on rolling again
check-research-spent = { $name }: { $count ->
    [one] one research point spent
   *[other] { $count } research points spent
}
check-dice-room = { $count ->
    [one] One die more
   *[other] { $count } dice more
}
check-dice-full = All dice of the round are there; press one above to take it away.
check-next-round = Next round
check-done = Done
check-forget-dice = Forget all dice
mode-table = One roll for all
mode-draft = Draft
mode-solo = Solo

check-goal-points = { $points ->
    [one] one point
   *[other] { $points } points
}
check-goal-open = points open
when-round = round { $round }
when-between = between round { $first } and { $last }
when-never = not met
when-untold = the board cannot tell

dice-end = After the last round
dice-before = No round rolled yet
dice-empty = Roll the true dice of this edition for everybody at the table. The same seed always gives the same dice, so that a game can be played again.
dice-over = The last round is rolled.
dice-undo = Undo step
dice-undo-hint = Take back the last roll or pick; rolled again it gives the same dice
dice-uncover = Everybody has drawn: roll the last die
dice-turn = { $name } picks a pair
dice-next = { $name } begins the next round: lowest total, { $value }
dice-next-tied = { $name } begins the next round: lowest total, { $value }, and last to pick of those who have it
dice-has = { $name }: { $value }
dice-pair = Pair { $number }: { $routes }; value { $value }
dice-pair-taken = Pair { $number }: { $routes }; value { $value }; taken by { $name }
dice-value = Value { $value }
dice-setup = Setup
dice-setup-text = A change begins the game anew; undo brings the rolls back.
dice-shared = One roll for all
dice-players = Players
dice-boxes = Whose boxes make the pool
dice-box = { $name } brings a box of this edition: { $edition }
dice-seed = Seed
dice-fresh = New seed
dice-fresh-hint = A number nobody knows
dice-seed-text = Tell it to others, and their dice roll the same.
dice-seed-bad = A seed is a whole number from 0 on.
dice-keep = Keep the rolls in the game
dice-keep-text = Then the check and the replay know what was rolled, and the game file holds it.
dice-kept = The rolls are in the game on the table: check and replay use them.
dice-not-kept = Not kept: the boards on the table belong to another edition or other expansions.
dice-history = Rolls so far
dice-history-none = Nothing rolled yet.

verdict-broken = Rule broken
verdict-unknown = Not provable
verdict-proven = In order

