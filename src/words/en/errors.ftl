# Where a mistake is
mistake-at = line { $line }, column { $column }: { $what }
mistake-in-line = line { $line }: { $what }
mistake-board = the board of { $name }: { $why }
mistake-misplaced = the board of { $name }: “{ $part }” belongs to the whole game, beside “players”
mistake-space = space { $space }: { $why }
mistake-part = { $part }: { $what }
mistake-within = { $inner } in { $outer }
mistakes-more = { $count ->
    [one] One more mistake follows.
   *[other] { $count } more mistakes follow.
}
mistakes-many = more mistakes may follow; mend the ones above first

# Names that do not exist
error-ruling = no ruling is called “{ $found }”; known are { $known }
error-answer = the ruling “{ $ruling }” has no answer “{ $found }”; choose { $known }
error-expansion-known = no expansion is called “{ $found }”; known are { $known }
error-mark = no mark is called “{ $found }”; write one of { $known }, or take it out
error-noted = no number beside the grid is called “{ $found }”; write one of { $known }, or take it out
error-goal = no goal card has the code “{ $found }”; known are { $known }
error-edition = “{ $found }” is no edition; write classic ({ box-deep-blue }, { box-blazing-red }) or challenge ({ box-lush-green }, { box-shining-yellow })
error-layout = no shipped board is called “{ $found }”
error-layout-own = no board is called “{ $found }”: write classic or challenge; giant, epic or solo, with the exits of your board; the name of a board that the window keeps, or the path of its file; or add “size: 9x9” to describe your own
error-outline = the map of the board “{ $name }” is not published: add { $asks } as your board has them
error-mode = “{ $found }” is no mode; write table, draft or solo
error-special = “{ $found }” is no special route
error-face = no die shows “{ $found }”; write a route as a code such as h.h. or by its name{ $count ->
    [0] {""}
   *[other] , or a face of an expansion in play: { $known }
}
error-face-shared = dice of several kinds show “{ $found }”; write whose it is: { $known }
error-face-round = round { $round }: { $what }

# Spaces, drawings and printed boards
error-space = “{ $found }” is no space; write a row letter and a column number, such as C4
error-side-twice = side { $side } is used twice in one space
error-sides = expected four side letters in the order N E S W (h highway, r railway, . blank), found “{ $found }”
error-suffix = unknown ending “{ $found }”; known are s, n, o, d1, d2 and + with another strand
error-incomplete = ending “{ $found }” needs all four sides drawn
error-board-size = a board has 1 to { $most } rows and columns, not { $rows }x{ $cols }
error-fixture-outside = { $what-a } at { $space } is not on the board
error-fixture-twice = { $what-a } at { $space } is listed twice
fixture-exit = exit
    .a = an exit
fixture-centre = central space
    .a = a central space
fixture-building = building
    .a = a building
fixture-wall = wall
    .a = a wall
    .source = compendium, Blueprint Cards
fixture-mountain = mountain
    .a = a mountain
fixture-city = city
    .a = a city
fixture-lab = research lab
    .a = a research lab
fixture-given = printed route
    .a = a printed route
fixture-dotted = dotted mountain
    .a = a dotted mountain
error-fixture-nothing = { $what-a } at { $space } shows nothing; give its lines or its sides
error-given-blocked = a route cannot be printed at { $space }: a mountain or city is there
error-layout-dice = a board adds at most { $most } dice, each letter once, such as +2A
error-city-kind = cities: { $space } is no city, its kind is named twice, or it is neither highway nor railway
error-layer = expected a layer such as underground (lower-case letters, digits, - and _), found “{ $found }”
error-layer-known = no expansion has boards of the layer “{ $found }”; known: { $known }. A board on the surface names no layer
error-inner-exit = the exit at { $at } is not on the outer edge

# Typed boards
error-text-too-long = a board file has at most { $most } bytes; is this the right file?
error-nothing-written = nothing is written here; write spaces with their routes such as “A2 h.h. 1”, or “edition: classic” for an empty board
error-text-newer = this board is in version { $found } of the format; this program reads up to { $known }: update it
error-line = expected a setting (“edition: classic”), a space with its route (“A2 h.h. 1”), “grid:” or a comment after #
error-key = unknown setting “{ $found }”; known are { $known }
error-key-near = unknown setting “{ $found }”, did you mean “{ $near }”? Known are { $known }
error-key-twice = “{ $found }” is set twice; keep one of the two
error-no-value-name = expected a board's name after the colon
error-no-value-numbers = expected numbers such as “total 46, errors 5” after the colon
error-no-value-places = expected places such as “C3 D4N” after the colon
error-no-value-rounds = expected how many rounds a game has after the colon
error-quote = expected a closing " (inside quotes write \" for a quote and \\ for a backslash)
error-size = expected rows x columns from 1x1 to { $most }x{ $most }, such as 9x9, found “{ $found }”
error-no-size = “{ $found }” tells what is printed; name the board, as in “layout: challenge”, or give the “size: 7x7” of one of your own, or take this line out
error-expected-space = expected a space such as C4 (row letter, column number), found “{ $found }”
error-expected-space-side = expected a space and its side such as C4N, found “{ $found }”
error-outside = { $space } is not on this board of { $rows } rows and { $cols } columns (last space { $last })
error-space-twice = { $space } was given before; a space is drawn once
error-no-die = the { $edition } edition has no die { $die } that the board could roll more of
error-given = a route is printed at { $space }; nothing else is drawn there
error-no-route = expected a route after the space: a code such as h.h., or words such as highway N-S
error-word = unknown word “{ $found }”; expected a code such as h.h., or kinds and sides such as “highway N-S”, “highway N railway E station”, “overpass highway N-S”
error-no-kind = expected highway or railway before the sides
error-no-sides = expected the sides it touches, such as N-S
error-shape-straight = a straight route joins two opposite sides
error-shape-curve = a curve joins two sides next to each other
error-shape-junction = a T-junction joins three sides
error-shape-crossing = a crossing joins all four sides
error-shape-dead-end = a dead end has one side only
error-shape-overpass = an overpass is named by its straight highway or railway, such as “overpass highway N-S”
error-shape-double-curve = a double curve is named by one of its curves, such as “double-curve highway N-E”
error-round = expected a round number from 0 to 255, found “{ $found }”
error-trailing = expected nothing more here, found “{ $found }”
error-grid-cells = { $found ->
    [one] row “{ $row }” has { $found } cell, this board has { $expected } columns; write . for an empty space
   *[other] row “{ $row }” has { $found } cells, this board has { $expected } columns; write . for an empty space
}
error-grid-row = expected a row from A to { $last }, found “{ $found }”
error-grid-row-twice = row “{ $row }” was given before
error-grid-rows = { $found ->
    [one] the grid ends after { $found } row, this board has { $expected }
   *[other] the grid ends after { $found } rows, this board has { $expected }
}
error-number-dice-round = expected a round from 1 to 99 before the colon, such as “dice 3: hh.. r.r.”, found “{ $found }”
error-number-whole = expected a whole number, found “{ $found }”
error-number-noted = expected a number from 0 to 255 after the word, such as “noted: villages 2”, found “{ $found }”
error-number-version = expected a version number, found “{ $found }”
error-number-rounds = expected how many rounds a game has, found “{ $found }”
error-number-more-dice = expected dice besides those of the box, such as +2A, found “{ $found }”
error-number-network-points = expected the points of a network with 0, 1, 2 … exits, found “{ $found }”
error-name-expansion = expected a name of an expansion (letters, digits, - and _), found “{ $found }”
error-name-goal = expected a goal's letters (letters, digits, - and _), found “{ $found }”
error-name-mark = expected what is marked (letters, digits, - and _), found “{ $found }”
error-name-face = expected a die face: a code such as hh.. or a name (letters, digits, - and _), found “{ $found }”
error-name-number = expected a name of a number such as total (letters, digits, - and _), found “{ $found }”
error-name-building = expected factory, village or university, found “{ $found }”
error-ruling-form = expected a ruling and its answer such as longest=challenge, found “{ $found }”
error-listed-too-many = at most { $most } may be listed
error-listed-twice = “{ $found }” is listed twice
error-mark-round = the space of this mark ({ $place }) has the number of another round
error-place = expected a place: a space (C4), sides of it (C4N, C4NE) or a grid corner (row/column from 0/0), each with x2 for two marks, found “{ $found }”
error-mark-form = expected a mark with its place, such as “{ $form }”, found “{ $found }”
error-mark-alone = this mark needs its place behind it, such as “{ $form }”
error-more = more mistakes follow; mend the ones above first

# Placement strings
error-placements-length = { $count ->
    [one] placements have five characters each, so { $count } character is too few
   *[other] placements have five characters each, so { $count } characters are too many or too few
}
error-placements-many = { $count } placements are more than any board holds ({ $most })
error-placement-number-a = character { $position } is “{ $found }”, expected 0 to 5 after A (placement “{ $placement }”)
error-placement-number-b = character { $position } is “{ $found }”, expected 0 to 2 after B (placement “{ $placement }”)
error-placement-number-s = character { $position } is “{ $found }”, expected 0 to 5 after S (placement “{ $placement }”)
error-placement-tile = character { $position } is “{ $found }”, expected A, B or S (placement “{ $placement }”)
error-placement-row = character { $position } is “{ $found }”, expected a row from A to G (placement “{ $placement }”)
error-placement-column = character { $position } is “{ $found }”, expected a column from 0 to 6 (placement “{ $placement }”)
error-placement-turn = character { $position } is “{ $found }”, expected an orientation from 0 to 7 (placement “{ $placement }”)
error-placements-lose = a placement string holds routes on the classic board alone and would lose { $what }: write json, grid or list instead
error-no-tile = { $space } holds { $drawing }, which no placement string can say: only routes of the classic boxes have a name there

# JSON files
error-too-long-board = a board file has at most { $most } bytes, this one has { $found }; is this the right file?
error-no-version-board = this JSON is no board of Inkspector: it has no “"{ $key }": { $version }”
error-newer-board = this board is in version { $found } of the format; this program reads up to { $known }: update it
error-too-long-game = a game file has at most { $most } bytes, this one has { $found }; is this the right file?
error-no-version-game = this JSON is no game of Inkspector: it has no “"{ $key }": { $version }”
error-newer-game = this game is in version { $found } of the format; this program reads up to { $known }: update it
error-too-long-table = a table file has at most { $most } bytes, this one has { $found }; is this the right file?
error-no-version-table = this JSON is no table of Inkspector: it has no “"{ $key }": { $version }”
error-newer-table = this table is in version { $found } of the format; this program reads up to { $known }: update it
error-too-long-history = a history file has at most { $most } bytes, this one has { $found }; is this the right file?
error-no-version-history = this JSON is no history of Inkspector: it has no “"{ $key }": { $version }”
error-newer-history = this history is in version { $found } of the format; this program reads up to { $known }: update it
error-link-newer = this link is of a newer program; update this one
error-link-damaged = this link is incomplete; read or copy it once more
error-too-long-backup = a file with everything has at most { $most } bytes, this one has { $found }; is this the right file?
error-no-version-backup = this JSON is no file with everything of Inkspector: it has no “"{ $key }": { $version }”
error-newer-backup = this file with everything is in version { $found } of the format; this program reads up to { $known }: update it
error-backup-history = the finished games in it: { $why }
error-backup-table = table { $number } in it: { $why }
error-backup-board = printed board { $number } in it: { $why }
error-backup-settings = the settings in it: { $why }
error-backup-photo = the photo { $name } in it is damaged; save everything anew and try again
error-too-long-settings = a settings file has at most { $most } bytes, this one has { $found }; is this the right file?
error-no-version-settings = this JSON is no settings of Inkspector: it has no “"{ $key }": { $version }”
error-newer-settings = these settings are in version { $found } of the format; this program reads up to { $known }: update it
error-json-end = the text ends too early: is a part of the file missing?
error-json-comma = expected a comma or a closing bracket or brace here
error-json-colon = expected a colon between a name and its value
error-json-last-comma = take out the comma before the closing bracket or brace
error-json-after = expected nothing after the end of the JSON
error-json-name = expected a name in quotes
error-json-text = a text may hold no line break or bare backslash here
error-json-number = this is no number that can be read
error-json-deep = this is nested too deeply
error-json-value = expected a value: a text in quotes, a number, a list or an object
error-json-unfit = what stands here does not belong in such a file
error-given-twice = “{ $what }” is given twice
error-said = { $said }
error-not-on-board = { $space } is not on the board
error-mark-not-on-board = the mark “{ $mark }” is not on the board
error-mark-twice = the mark “{ $mark }” is given twice
error-mark-no-amount = the mark “{ $mark }” has amount 0; leave it out
error-name = “{ $found }” is no name: write lower-case letters, digits, - and _
error-lists-too-many = “{ $what }” lists more than { $most }
error-wanted = expected { $wanted }, found { $found }
error-field = there is no “{ $found }”; known are { $known }
error-field-near = there is no “{ $found }”, did you mean “{ $near }”? Known are { $known }
error-missing = “{ $name }” is missing
error-no-round = expected a round number such as "3" as the name
part-field = “{ $name }”
part-entry = entry { $number }
part-entry-of = entry { $number } of { $list }
found-null = null
found-truth = { $truth }
found-number = the number { $number }
found-text = the text “{ $text }”
found-list = a list
found-object = an object in braces
wanted-text = a text in quotes
wanted-whole = a whole number from { $least } to { $most }
wanted-number = a number
wanted-one-of = one of { $words }
wanted-space = a space such as "C4" in quotes
wanted-route = a route such as "h.h." in quotes
wanted-list = a list in square brackets
wanted-row = a list of { $count }
wanted-object = an object in braces
wanted-object-of = an object with one of { $names }

# Records of games and lists of rolls
error-players = a game has at most { $most } players, this one has { $found }
error-star = “star” is { $star }, but the seats of this game are numbered from 0 to { $last }
error-goal-twice = the goal “{ $code }” is listed twice; each card is in play once
error-boards-differ = the boards of { $first } and { $second } differ in { $what }, so that they are not one game
error-no-boards = a game needs at least one board
mistake-layer = { $name }: “{ $found }” names no further board: a layer is a word such as underground, and each board has one of its own
error-no-owner = the board “{ $layer }” of “{ $name }” belongs to nobody: no player of that name is here, or one who has such a board already
error-no-players = the game has no players
error-rolls-line = expected a round, a colon and its faces, such as “3: h.h. rr.. hhh. hrhro”, found “{ $found }”
error-rolls-no-round = there is no round “{ $found }”: this game has rounds 1 to { $last }
error-rolls-face = no die in play shows “{ $found }”
error-rolls-too-many = { $count } route dice, but a round has { $most }
error-rolls-after-end = route dice of round { $round }, but this game has { $rounds } rounds
error-rolls-impossible = the dice of this edition cannot show { $faces } together
error-rolls-expansion-impossible = the dice of { $expansion } cannot show { $faces } together
error-rolls-twice = round { $round } was given before, in line { $line }
error-rolls-differ = round { $round } has other dice in the record
error-rolls-draft = in draft mode every player has dice of their own: write them in the record
error-lines = { $lines }
board-number = board { $number }
the-record = the record

# What a file holds
holds-title = the title
holds-player = the player
holds-notes = comments
holds-rounds = round numbers
holds-expected = expected numbers
holds-goals = goals
holds-dice = the dice rolled
holds-expansions = expansions
holds-rulings = rulings
holds-printed = the printed board
holds-other-edition = the edition
holds-edition = the { $edition } edition
holds-board = the printed board “{ $name }”
holds-layer = the layer “{ $layer }”
holds-marks = { $count ->
    [one] { $count } mark of expansions
   *[other] { $count } marks of expansions
}
holds-expansions-in-play = the expansions in play ({ $names })
holds-ruling = the ruling { $key }={ $answer }
