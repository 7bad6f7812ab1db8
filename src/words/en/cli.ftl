# What the commands print
cli-photo-print = The print does not tell for sure whether this is a Classic or a Challenge board; “--edition” says which.
cli-photo-way-up = The photo does not tell for sure which way up the board lies; “inkspector read” says how to turn it.
cli-photo-mirrored = The photo is mirrored, as its figures or buildings show. The board is read as it lies on the table.
cli-photo-unclear = The photo is not clear at { $spaces }; “inkspector read” says what it may be.
cli-photo-unclear-at = the photo is not clear at { $spaces }
cli-not-confirmed = Not confirmed
cli-nothing-broken = Nothing drawn on it breaks a rule; whether dice were left out is told by “inkspector audit”.
cli-clean = { $name }: nothing drawn on it breaks a rule (dice left out: see “inkspector audit”)
cli-not-allowed = Not allowed
cli-not-allowed-as-read = Not allowed, if it is drawn as it was read
cli-shows-not-allowed = { $name } shows what the rules do not allow:
cli-not-as-expected = Not as expected
cli-column-board = board
cli-column-exits = exits
cli-column-highway = highway
cli-column-railway = railway
cli-column-centre = centre
cli-column-other = other
cli-column-errors = errors
cli-column-total = total
cli-issues = { $count ->
    [one] { $count } issue
   *[other] { $count } issues
}
cli-numbers-off = { $count ->
    [one] { $count } number not as expected
   *[other] { $count } numbers not as expected
}
cli-print-unsure = edition not sure
cli-way-up-unsure = way up not sure
cli-unclear = { $count } not clear
cli-boards = { $count ->
    [one] { $count } board: { $clean } without issues, { $wrong } with, { $unread } unreadable
   *[other] { $count } boards: { $clean } without issues, { $wrong } with, { $unread } unreadable
}
cli-with-edition = { $name } ({ $edition })
cli-refused = { $space }, placement { $number }: { $why }
cli-gives-nothing = { $space } gives nothing.
cli-legend = ═ highway  ┄ railway  ■ station  ● dead end  ╫ ╪ overpass  ◦ central space
cli-step = { $number }. { $title }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cli-total = Total: { $sum } = { $total }
cli-not-on-board = { $space } is not on the board { $name }
cli-goals-not-counted = Goals are not counted here ({ $goals }): “inkspector audit” with the same boards counts them.
cli-written-not-counted = { $name } { $points } stands on the paper and is not counted here, for the board does not prove it.
cli-no-winner-unread = not all boards could be read, so no winner is named
cli-two-boards = name at least two boards to compare
cli-one-player = all of these boards are of { $name }; name a board of another player

# Audits
cli-named-twice = { $path } is named twice, so that one board would be two players’; name it once
cli-not-judged-unread = not all boards could be read, so that the game is not judged
cli-drawn-twice = { $space } is drawn twice, so that the game is not judged; keep one of the two
cli-record-no-boards = { $count ->
    [one] this record holds dice of { $count } round and no player’s board yet; name the boards after it (inkspector audit { $name } anna.board ben.board), or write them under “players”
   *[other] this record holds dice of { $count } rounds and no player’s board yet; name the boards after it (inkspector audit { $name } anna.board ben.board), or write them under “players”
}
cli-two-records = { $first } and { $second } are records of two games: name one of them
cli-solo-drafted = --solo does not hold: the record says that dice were drafted
cli-solo-players = --solo does not hold: a solo game has one player, this one has { $players }
cli-edition-differs = --edition { $asked } does not hold: the game is of the { $has } edition, as its files say; leave it out, or change it there
cli-legal = { $name }: drawn by the rules
cli-broken = { $count ->
    [one] { $name }: { $count } breach of the rules
   *[other] { $name }: { $count } breaches of the rules
}
cli-unproven = { $name }: no rule provably broken
cli-whole-table = The whole table
cli-standings = Standings
cli-standing = { $place }. { $name }: { $total }, { $errors }
cli-standing-waits = { $place }. { $name } has no board yet
cli-standing-goals = { $place }. { $name }: { $total } ({ $board } on the board, { $goals } from goals), { $errors }
cli-errors-beside = { $errors } (for the tie-break { $all }, counting the marks of expansion lines)
cli-layer = board “{ $layer }”: { $total }, { $errors }
cli-layer-surface = board on the surface: { $total }, { $errors }
cli-all-boards = { $name }, all boards: { $total }, { $errors }
cli-goals-open = { $count ->
    [one] { $standing }, { $count } goal open
   *[other] { $standing }, { $count } goals open
}
cli-alone = There is one board only, so that there is no winner.
cli-winner-broke = The points are those of the boards as they are drawn; a rule was broken, see above, by { $names }.
cli-open-goals = Goals that are open count nothing and may change the places.
cli-open-goals-alone = Goals that are open count nothing and may still add to the total.
cli-game = Game
cli-game-about = { $edition } edition, { $length }, { $dice }
cli-game-about-with = { $edition } edition with { $expansions }, { $length }, { $dice }
cli-length = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
cli-length-open = { $length } as counted here, since no text says how long the game lasts
cli-length-turns = { $all } rounds in turn, { $rounds } on each board
cli-dice-unknown = dice not known
cli-dice-expansions = dice of routes not known, those of expansions known for { $count ->
    [one] { $count } round
   *[other] { $count } rounds
}
cli-dice-all = all dice known
cli-dice-some = { $count ->
    [one] dice of { $count } round known
   *[other] dice of { $count } rounds known
}
cli-round = round { $round }: { $drawn }
cli-round-parts = { $told }; { $part }
cli-rolled = rolled { $routes }
cli-fits = a roll that fits: { $routes }
cli-no-roll-fits = no roll fits
cli-expansion-dice = expansion dice: { $faces }
cli-special = special route: { $routes }
cli-copied = copied by a factory: { $routes }
cli-gone = not on the board, perhaps erased: { $routes }
cli-gone-most = { $count ->
    [0] left out, as nothing can have been erased: { $routes }
    [one] not on the board, of which at most one can have been erased: { $routes }
   *[other] not on the board, of which at most { $count } can have been erased: { $routes }
}
cli-all-gone = whatever its dice showed is not on the board
cli-so-far = { $points ->
    [one] { $points } point so far
   *[other] { $points } points so far
}
cli-so-far-dated = { $points ->
    [one] { $points } point so far, without what bears no round
   *[other] { $points } points so far, without what bears no round
}

# Rolls and what they ask for
cli-nothing-to-choose = there is nothing to choose
cli-no-choice = there is no choice { $choice }, only 1 to { $count }
cli-special-used = a special route is used up: { $what }
cli-special-used-told = { $name }: { $what }. The board does not show it: mark the route off on the sheet, and under “specials” in the record of the game.
cli-assumed-told = { $name }: { $what }
cli-nothing-to-do = nothing to do
cli-no-expansion = { $name }: no expansion is in play
cli-no-die-none = no die shows “{ $found }”, as no expansion is in play
cli-no-die = no die of its expansions shows “{ $found }”; they show { $known }
cli-not-together = the dice of { $expansion } do not show all that together; { $known }
cli-roll-incomplete = a roll of { $expansion } takes a face of each of { $dice } dice; { $known }
cli-die = { $die }: { $faces }
cli-die-copies = { $die } ({ $count } dice): { $faces }
cli-expansion-twice = the expansion { $name } is named twice; its dice are rolled once
cli-draft-expansions = a draft’s pairs are of route dice: roll those of expansions without --draft and --boxes
cli-boxes-edition = --boxes names the edition of each box; leave out --edition
cli-draft-record = a draft’s pairs are picked at the table; write each player’s dice in the record
cli-record-name = a record is a file that is read again for the next roll; give it a name
cli-all-rolled = every round has its dice already
cli-rounds-left = { $count ->
    [one] { $count } round is left to roll, not { $asked }
   *[other] { $count } rounds are left to roll, not { $asked }
}
cli-seed = (seed { $seed })
cli-pairs = { $count ->
    [one] { $count } pair
   *[other] { $count } pairs
}
cli-pair = { $first } + { $second } ({ $points })
cli-seats = seats from the first player on pick in the order { $order }
cli-setup = Before the first round every player draws: { $what }
cli-setup-mark = { $mark } in { $place }
cli-record-of = this record is of the { $edition } edition without expansions; leave out --edition and --expansions, or name another file
cli-record-layout = this record is of another board, { $name }; leave out --layout, or name another file
cli-record-of-with = this record is of the { $edition } edition with { $expansions }; leave out --edition and --expansions, or name another file
cli-record-ruling = this record is played by another answer than { $ruling }; leave out --ruling, or name another file
cli-record-seed = this record rolls with the seed { $kept }; leave out --seed, or name another file
cli-record-draft = this game is a draft, in which every player picks dice from a pool; roll it with --draft or --boxes and write each player’s dice in the record

# Files and input
cli-name-board = name a board file, or - for standard input
cli-line = line { $number }
cli-many-lines = a file of placement strings has at most { $most } lines; read it in parts
cli-standard-input = standard input
cli-no-text = this is no text, so no board file; boards end in .board or .json, photos in .jpg, .png, .webp or .heic
cli-no-utf8 = this text is not saved as UTF-8; save it once more with that encoding
cli-is-photo = this is a photo; “inkspector read -” reads one from standard input, and every command reads one from a file that ends in .jpg, .png, .webp or .heic
cli-is-game = this is the record of a whole game: “inkspector audit” judges and scores it
cli-no-layout = no board is called “{ $name }”: write classic, challenge, solo, giant or epic, the name of a board that the window keeps, or the path of its file (.board)
cli-paint-no-exits = the board “{ $title }” has no exits, so that nothing could be drawn on it: give the path of a file (.board) that writes them down
cli-layout-file = the board “{ $name }” cannot be used: { $why }
cli-no-reader = this program was built without its reader of photos (feature “vision”)
cli-board-edition = the file says { $own }, and --edition { $asked }: it is for photos and placements; leave it out, or change the line “edition:” of the file
cli-board-layout = the file says itself what is printed on its board: --layout is for photos; leave it out
cli-board-expansions = the file says itself which expansions its board is played with: --expansions is for photos; leave it out
cli-board-corners = --corners is for photos: leave it out, this file is no photo
cli-ruling-twice = --ruling { $ruling } is given two answers, { $first } and { $second }: leave one out
cli-no-boards-in = no boards in it
cli-broke-off = the output could not be written: { $why }
cli-output-closed = standard output is closed
cli-file = { $file }: { $why }
cli-file-lines = { $file }:
cli-left-out = { $name }: placement strings have no place for { $what }, left out here
cli-is-there = { $name }: { $path } is there already, with something else in it; name another folder, or write over it with --force
cli-taken = { $path } is there already; name another place, or write over it with --force
cli-window = the window cannot open ({ $said }); it needs a desktop with OpenGL. The other commands work without one

# Photos
cli-report-one = a report is of one photo with one board; name one photo, cut so that it shows that board alone
cli-report-own = the report is made of this file: give it another name
cli-report-size = the corrected board has not as many spaces as the photo shows
cli-report-edition = the corrected board is a { $own } board, the photo shows a { $shown } one; read the photo with --edition or --layout if it is the photo that is taken for another
cli-report-other = { $differ } of { $count } spaces that are drawn are others in the photo, so this seems to be another board or lies another way up; if it is right, --force writes the report all the same
cli-report-print = the corrected board is printed otherwise than the one in the photo; name its printed board with --layout
cli-print = Which edition’s board it is, is not sure: { $edition } { $percent } %. Say which with --edition
cli-way-up-heading = Which way up the board lies is not sure
cli-way-up = { $percent } % sure. If its top points { $how } in the picture above, add --corners { $corners }
cli-turned-right = to the right
cli-turned-half = upside down
cli-turned-left = to the left
cli-all-clear = All spaces are clear.
cli-look-at = Please look at
cli-doubt = { $space }: { $readings }
cli-hidden = { $space }: hidden, the edge of the photo cuts it off
cli-seen = Drawings that look like { $expansions } were seen. They count if you add “--expansions { $names }”.
cli-mark-doubt = { $space }: what an expansion draws here is not clear
cli-round-doubt = { $space } round number: { $readings }
cli-maybe-mirrored = The photo may be mirrored, and then every space is another: look at it, or photograph the board again.
cli-mirrored = The photo is mirrored, as its figures show. The board is read as it lies on the table; corners are those of the photo mirrored back.
cli-mirrored-note = mirrored photo
cli-maybe-mirrored-note = photo may be mirrored
cli-reading = { $reading } { $percent } %
cli-no-photos = { $path }: no photos are named
cli-no-trait = no photo says its “{ $found }”; known are { $known }
cli-grade-photos = photos
cli-grade-exact = boards exact
cli-grade-score = score right
cli-grade-wrong = wrong spaces a board
cli-grade-sides = sides right
cli-grade-stations = stations right
cli-grade-digits = round digits right
cli-grade-corner-median = corner error, median
cli-grade-corner-worst = corner error, worst
cli-grade-flagged = spaces flagged a board
cli-grade-unflagged = wrong, not flagged, per 1000
cli-grade-refused = refused
cli-grade-seconds = seconds, median
cli-grade-specials = specials right
cli-grade-written = written figures right
cli-grade-written-safe = written, right or asked
cli-grade-flap-asked = asked of a flap
cli-grade-tracks = tracks right
cli-grade-tracks-safe = tracks, right or asked
cli-grade-goals = goal rows right
cli-grade-goals-safe = goal rows, right or asked
cli-grade-tracks-asked = asked of tracks and goals
cli-grade-marks = drawings right
cli-grade-marks-safe = drawings, right or asked
cli-grade-marks-asked = spaces asked for drawings
cli-failure = { $file } ({ $tier }): { $what }
cli-failure-refused = refused: { $why }
cli-failure-unflagged = wrong, not flagged { $spaces }
cli-failure-flagged = wrong, flagged { $spaces }
cli-failure-digits = digits { $spaces }
cli-failure-flap = flap: { $parts }
cli-failure-marks = drawings { $parts }
cli-failure-corner = corner off by { $by }
cli-failure-score = score { $read } instead of { $is }
cli-no-command = there is no command { $name }; known are { $known }
cli-no-form = no form is called { $name }; known are { $known }
