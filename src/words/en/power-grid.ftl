# Power Grid
expansion-power-grid = Power Grid
    .dice = many
    .pieces = lightning bolts
mark-accumulator = accumulator
    .a = an accumulator
mark-charge = charge of the accumulator
    .a = a charge of the accumulator
mark-bolt = lightning bolt
    .a = a lightning bolt
face-power-grid-up = power up
face-power-grid-right = power right
face-power-grid-down = power down
face-power-grid-left = power left
face-power-grid-any = power anywhere
rule-power-accumulator = one accumulator stands in the middle of the board, with nothing else but up to three charges
    .source = compendium, Power Grid Dice
rule-power-bolts = a space with a route gets at most one lightning bolt, the accumulator none
    .source = compendium, Power Grid Dice
rule-power-dice = each power die gives bolts along one straight line, from an exit or a space with power, or one charge
    .source = compendium, Power Grid Dice
ruling-power-exit = Which exits are connected to the accumulator?
ruling-power-exit-space = those whose space is joined to it by spaces with lightning bolts
    .source = compendium, Power Grid Dice: through consecutive electrified spaces
ruling-power-exit-route = only if the route in that space reaches the exit, too
    .source = no rulebook says so; in the picture of the Electricity rulebook both hold
fact-no-accumulator = there is no accumulator: nothing has power
fact-accumulators = { $count } accumulators, a board has one
fact-accumulator-elsewhere = the accumulator does not stand in the middle of the board
fact-accumulator-over-route = the accumulator stands in a space with a route
fact-charge-elsewhere = a charge stands outside the accumulator
fact-bolt-on-accumulator = the accumulator itself gets no lightning bolt
fact-bolt-without-route = a lightning bolt stands in a space without a route
fact-power-uses = these bolts and charges take { $needed } power dice at least, a game rolls { $most }
fact-power-history = the power dice that are known cannot leave these bolts and charges, whatever the others showed
step-power-run = { $face }: lightning bolts in { $spaces }
step-power-charge = { $face }: one charge for the accumulator
line-power-grid = Exits with power
    .source = compendium, Power Grid Dice
part-power-exit = exit connected to the accumulator, { $charges ->
    [one] a point for its one charge
   *[other] a point for each of its { $charges } charges
}
part-power-cut = exit whose bolts do not lead to the accumulator: no points
part-power-beside = exit that the route in its space does not reach: no points
part-power-empty = exit connected to an accumulator without a charge: no points
