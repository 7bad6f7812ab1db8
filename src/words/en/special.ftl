# Special die (Engineer)
expansion-special = Special
    .dice = one
    .pieces = routes
line-special = Special die
    .source = compendium, Special Die
    .none = The special die has no points of its own.
ruling-special-replaces = The special die takes the place of a white die of the players' choice. Which one is out?
ruling-special-replaces-any = any: the same one in every round, whichever explains the board
    .source = compendium, Special Die; the players choose, and a board does not show it
ruling-special-replaces-a = a die A
    .source = compendium, Special Die; the choice of the players
ruling-special-replaces-b = the die B (classic boxes)
    .source = compendium, Special Die; the choice of the players
ruling-special-replaces-c = the die C (Challenge boxes)
    .source = compendium, Special Die; the choice of the players
ruling-special-replaces-d = the die D (Challenge boxes)
    .source = compendium, Special Die; the choice of the players
