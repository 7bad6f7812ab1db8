# Investigation (Eldritch)
expansion-investigation = Investigation
    .dice = one
    .pieces = clues
line-investigation = Clues found
    .source = compendium, Investigation Die
mark-clue = clue
    .a = a clue
mark-found = circle of a found clue
    .a = a circle of a found clue
mark-investigator = Investigator
    .a = an Investigator
face-investigation-mixed = clue at a station of a curved highway and a railway
face-investigation-straight = clue on a straight highway
face-investigation-t = clue on a highway T-junction
face-investigation-t-station = clue at a station on a railway T-junction
face-investigation-straight-station = clue at a station on a straight railway
face-investigation-corner-station = clue at a station where a highway and a railway form a corner
rule-investigation-circles = a circle stands round a clue
    .source = compendium, Investigation Die
rule-investigation-alone = there is one Investigator on each board
    .source = compendium, Investigation Die
rule-investigation-steps = the Investigator starts beside an exit and walks as many steps a round as the die shows: along a highway to the next space, or along railways to the next station
    .source = compendium, Investigation Die
fact-found-without-clue = a circle stands where no clue is
fact-investigators = { $count } Investigators are drawn, but there is only one
fact-investigator-missing = clues are circled, but no Investigator is drawn
fact-investigation-at-exit = the Investigator is still beside an exit, and yet clues are circled
fact-investigation-steps = no walk finds { $count ->
    [one] this clue
   *[other] all { $count } of these clues; at most { $most } can be found
}
fact-investigation-end = { $count ->
    [0] no walk of the Investigator leads here
   *[other] no walk that finds the circled clues ends here
}
part-clue = clue found
part-clues-all = all clues found
part-clue-missed = clue that was not found: no points
part-clues-not-all = not all clues are found: the { $points } further points are not earned
ruling-clues-none = No clue was drawn. Are all clues found?
ruling-clues-none-no = no: there is nothing to collect
    .source = compendium, Investigation Die: points for all clues if they were collected
ruling-clues-none-yes = yes: none was left out
    .source = no rulebook excludes it; literal reading of all
ruling-steps-without-drawing = May the steps of the die be spent in a round in which it was not drawn?
ruling-steps-without-drawing-yes = yes: the steps are those shown on the die
    .source = compendium, Investigation Die: at the end of the round, steps equal to the footsteps on the die
ruling-steps-without-drawing-no = no: only with the route that the die shows
    .source = no rulebook says; read as if one came with the other
ruling-exit-step = Does the way from a highway exit into the space beside it cost a step?
ruling-exit-step-yes = yes: the Investigator stands outside the grid
    .source = compendium, Investigation Die: the Investigator is drawn next to the exit; each move to a space costs one
ruling-exit-step-no = no: that space counts as where the Investigator starts
    .source = no rulebook says; a railway exit leads straight to the first station
