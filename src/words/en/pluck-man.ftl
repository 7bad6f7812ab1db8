# Pluck-Man: names
expansion-pluck-man = Pluck-Man
    .dice = one
    .pieces = symbols
mark-pluck-man = Pluck-Man
    .a = a Pluck-Man
mark-ghost = ghost
    .a = a ghost
mark-fruit = fruit
    .a = a fruit
face-pluck-man-pluck-man = Pluck-Man
face-pluck-man-ghost = ghost
face-pluck-man-fruit = fruit

# Its line on the sheet
line-pluck-man = Networks with Pluck-Man
    .source = compendium, Pluck-Man Die
part-pluck-alone = network with Pluck-Man, three points; no ghost is there
part-pluck-fed = network with Pluck-Man, three points; with a fruit, two more for { $count ->
    [one] its ghost
   *[other] each of its { $count } ghosts
}
part-pluck-hungry = network with Pluck-Man, three points; without a fruit, two less for { $count ->
    [one] its ghost
   *[other] each of its { $count } ghosts
}
part-pluck-missing = no Pluck-Man in this network: nothing happens
part-pluck-single = a network of one exit: it does not count here
part-pluck-apart = symbols at exits that belong to no network: no points
part-pluck-silent = a network of rituals: its exits do not count here

# Its rules, and what breaks them
rule-pluck-unused = a symbol is drawn beside an exit that nothing connects to yet
    .source = compendium, Pluck-Man Die
rule-pluck-drawn = each round the symbol of the die is drawn, once, while an exit is unused
    .source = compendium, Pluck-Man Die
rule-pluck-one = an exit bears one symbol at most
    .source = a reading of: an unused exit
fact-pluck-many = { $count } symbols are drawn, one in each of { $rounds } rounds is allowed
fact-pluck-used = one symbol a round cannot have been drawn here before these exits were used
fact-pluck-together = { $count } symbols in round { $round }: the die gives one
fact-pluck-two = two symbols at one exit
fact-pluck-undrawn = symbols drawn: { $count }; { $rounds ->
    [one] in the round played
   *[other] in each of the { $rounds } rounds played
} an exit was unused
fact-pluck-dice = the dice known cannot have shown these symbols in time
fact-pluck-history = no order of the rounds leaves these symbols: each round brings one while an exit is unused, and none comes to an exit in use

# Questions the rules leave open
ruling-pluck-single = Does a network with a single exit earn the points of Pluck-Man?
ruling-pluck-single-yes = yes: each network is asked
    .source = compendium, Pluck-Man Die
ruling-pluck-single-no = no: one exit earns nothing
    .source = the table of networks, which gives one exit no points
ruling-pluck-use = Must the Pluck-Man die be drawn while an exit is unused?
ruling-pluck-use-must = yes, each round
    .source = compendium, Pluck-Man Die
ruling-pluck-use-may = no: the players choose
    .source = compendium, Expansion Breakdown, calls the die optional
ruling-pluck-two = May an exit bear two symbols?
ruling-pluck-two-allowed = yes: it is unused as long as nothing connects to it
    .source = compendium, Pluck-Man Die
ruling-pluck-two-no = no: one symbol an exit
    .source = no rulebook says; a symbol uses the exit
ruling-ritual-pluck = A ritual keeps the exits of its network out of the line of networks. Does Pluck-Man pass it by, too?
ruling-ritual-pluck-no = no: the network still has its exits here
    .source = compendium, Ritual Die: only regular networks are spoken of
ruling-ritual-pluck-yes = yes: such a network has no exits any more
    .source = strict reading of the Ritual Die's page, where the exits are ignored
