# Street Lamps
expansion-lamps = Street Lamps
    .dice = many
    .pieces = routes with street lamps
mark-lamp = street lamp
    .a = a street lamp
mark-lit = asterisk of a lit lamp
    .a = an asterisk of a lit lamp
face-lamps-straight = straight highway with a lamp
face-lamps-curve = curved highway with a lamp
face-lamps-t = highway T-junction with a lamp
face-lamps-crossing = highway crossing with a lamp
face-lamps-double-curve = double curve of highways with a lamp
face-lamps-overpass = highway over a highway with a lamp
rule-lamps-stars = an asterisk stands on a street lamp
    .source = compendium, Street Lamps Dice
rule-lamps-lines = each special route lights the street lamps of one row or column
    .source = compendium, Street Lamps Dice
ruling-lamp-round = May a special route light a street lamp that was drawn in the same round?
ruling-lamp-round-yes = yes: the routes of a round are drawn in any order
    .source = Drawing Routes: the order of drawing is the player's choice
ruling-lamp-round-no = no: only lamps of earlier rounds
    .source = no rulebook says so; a reading in which all is drawn at once
ruling-lamp-spent = Does a special route that is given up instead of being drawn light a line of street lamps?
ruling-lamp-spent-yes = yes, whatever it is given up for
    .source = compendium, Street Lamps Dice: every time a special route is used
ruling-lamp-spent-used = only where giving it up counts as using it: for an arid roll and a meteor
    .source = compendium, Desert Dice: it counts as using a special route; other pages say instead of drawing one
ruling-lamp-spent-no = no: only special routes on the board light lamps
    .source = compendium, Street Lamps Dice, strict reading: the line need not be where the special route was put
fact-lit-without-lamp = an asterisk stands where no street lamp is
fact-lamps-no-special = asterisks on street lamps, but no special route was used
fact-lamps-unexplained = { $specials ->
    [one] one special route lights
   *[other] { $specials } special routes light
} at most { $most } of the lamps with an asterisk: one row or column each
fact-lamps-late = { $count ->
    [one] this lamp has an asterisk, but it
   *[other] these lamps have asterisks, but they
} came after { $specials ->
    [one] the only special route
   *[other] the last special route
}, drawn in round { $round }
fact-lamps-passed = { $count ->
    [one] no asterisk on this lamp
   *[other] no asterisks on these lamps
}: whatever lines were lit, { $count ->
    [one] it was
   *[other] they were
} in one of them
line-lamps = Lit street lamps
    .source = compendium, Street Lamps Dice
part-lamp-lit = lit street lamp
part-lamp-dark = street lamp without an asterisk: no points
part-lamp-none = asterisk without a street lamp: no points
