# Tetromino: names
expansion-tetromino = Tetromino
    .dice = one
    .pieces = patterns
mark-enhanced = enhanced space
    .a = an enhanced space
face-tetromino-o = square of four
face-tetromino-z = Z of four
face-tetromino-s = S of four
face-tetromino-t = T of four
face-tetromino-l = L of four
face-tetromino-j = J of four

# Its line on the sheet
line-tetromino = Enhanced spaces
    .source = compendium, Tetromino Die
part-enhanced-drawn = enhanced and drawn in, one point a space
part-enhanced-empty = enhanced and left empty, minus one point a space

# Its rules, and what breaks them
rule-tetromino-whole = the whole pattern of the die is enhanced, once a round at most, each space once
    .source = compendium, Tetromino Die
rule-tetromino-empty = spaces are enhanced while they are empty, before the routes of the round
    .source = compendium, Tetromino Die
rule-tetromino-used = a pattern that fits is drawn each round, if the die is mandatory
    .source = compendium, Expansion Breakdown
fact-enhanced-printed = enhanced although a route is printed there
fact-enhanced-parts = no whole patterns of the die make up the enhanced spaces
fact-enhanced-many = { $count } patterns are drawn, one in each of { $rounds } rounds is allowed
fact-enhanced-late = one pattern a round cannot have been drawn before the round numbers of these spaces
fact-enhanced-undrawn = patterns drawn: { $count }; { $rounds ->
    [one] in the round played
   *[other] in each of the { $rounds } rounds played
} there was room for one

# Questions the rules leave open
ruling-tetromino-use = Must the tetromino die be drawn where its pattern fits?
ruling-tetromino-use-may = no: each round the players choose
    .source = compendium, Tetromino Die
ruling-tetromino-use-must = yes, in each round in which it fits
    .source = compendium, Expansion Breakdown, calls the die mandatory
ruling-enhanced-centre = Does an enhanced central space with nothing in it count as drawn on?
ruling-enhanced-centre-no = no: it is an empty space until something is drawn in it
    .source = compendium, Tetromino Die, which calls such spaces empty
ruling-enhanced-centre-yes = yes: the square is something drawn
    .source = strict reading of: anything drawn fills a central space
