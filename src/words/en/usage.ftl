# The command line: its help, its pages and its mistakes
about-program = Scores, checks and explains finished Railroad Ink boards.
about-end = Boards are .board files (see the README for the notation), JSON written by `convert`, or placement
    strings. `-` is standard input.

    Exit codes: 0 all boards read, nothing wrong; 1 all boards read and scored, but some show something
    that the rules do not allow or do not score what their file expects; 2 a board could not be read, or
    the command line is wrong.
about-score = Score boards
about-check = Look for anything the rules do not allow
about-explain = Walk through a score line by line, on the board
about-compare = Put several boards side by side and name the winner
about-convert = Turn boards into another form
about-paint = Paint photographs of boards with their truth, to try the reader on
about-audit = Judge a whole game: rules kept round by round, goals, and who won
about-audit-more = Name the record of a game (JSON), the boards or photos of its players, or a record and boards of
    players that are not in it.
about-roll = Roll the dice for the table
about-resolve = Show what a roll of an expansion’s dice does to boards, and do it
about-read = Read boards from photos
about-grade = Measure how well a folder of photos with their truth is read
about-open = Open the window; it also opens without any command
about-train = Train the reader of photos again, from painted boards
about-schema = Print the JSON Schema of a form that is read or written
about-completions = Print what a shell needs to complete commands and options
about-man = Print a page of the manual, of the whole program or of one command
about-help = Print this text or that of a command

# Options, and the files they are about
arg-color = When to use colours
arg-language = The language of what is printed; that of the system if left out, English if it has another
arg-help = Print help
arg-help-more = Print help (more of it with “--help”)
arg-help-less = Print help (less of it with “-h”)
arg-version = Print the version
arg-files = Board files, photos of boards, or folders that are searched for them; - reads one board from standard input
arg-placements = Read placement strings from this file (- for standard input), one board a line
arg-layout = The printed board: its name, or the file it is written down in. The photo must show as many spaces
arg-expansions = Expansions that the photographed board is played with, such as lava,river: what they draw is read and counts
arg-edition = The edition of placement strings (classic if not given) and of photos (otherwise the print tells): classic, challenge, or a box
arg-rulings = Choose an answer to a ruling, such as longest=challenge. May be given several times
arg-corners = The grid’s four outer corners as x,y,x,y,x,y,x,y in pixels of the upright photo: top left, top right, bottom right, bottom left as the board is meant to be read
arg-debug-dir = Write the steps as pictures into this folder: the corners on the photo, the board from above, and what was read drawn over it
arg-audit-rolls = A text file with the dice rolled: a line for each round, such as `1: h.h. rr.. hhh. hrhro`
arg-audit-goals = The goal cards in play, top one first, such as A,G,K
arg-audit-solo = Timed goals of the solo game
arg-audit-json = Print one JSON object: standings, goals and `findings`
arg-check-json = Print one JSON object for each board: `legal` and its `issues`
arg-check-ordered = Judge placement strings in their order: each route must join what was drawn before it
arg-compare-json = Print one JSON object with all boards, their order and the winners
arg-convert-to = The form to write
arg-convert-to-grid = the text form, the spaces as a grid
arg-convert-to-list = the text form, one space a line
arg-convert-to-json = JSON, on one line for each board
arg-convert-to-placements = a placement string, one line for each board
arg-convert-out = Write each board into this folder, under its own name, instead of standard output
arg-convert-force = Write over files that are in the folder already
arg-convert-json = Write JSON; the same as --to json
arg-explain-json = Print one JSON object for each board: the score with its evidence, and the steps in words
arg-explain-space = Say only what this space gives, such as C4
arg-grade-folder = A folder with photos and their truth.json, as `paint` writes it; a report, or a folder of reports, as `read --report` writes them
arg-grade-layout = The printed board of the photos: its name, or the file it is written down in
arg-grade-json = Print one JSON object with all figures and every photo that was not read perfectly
arg-grade-by = Sort the photos by this: tier, family, kind, or a word of how they were painted, such as pen, surface or rail
arg-grade-failures = List the photos that were not read perfectly
arg-grade-pictures = Write a picture of every space whose lines were read wrongly, as photographed and as read, in the order of --failures. Ends in .png or .jpg
arg-grade-force = Write over a file of pictures that is there already
arg-grade-models = Measure the models in this folder, as `train` wrote them, instead of those of the program
arg-open-files = Photos, boards or a game; several photos or boards make several players
arg-open-size = Width and height of the window in points
arg-open-theme = Light or dark, instead of what was chosen in the window
arg-open-screenshot = Write a picture of the window to this PNG file and open no window
arg-open-force = Write over a file that is there already
arg-open-scale = Pixels a point of the picture
arg-open-show = What the picture shows
arg-open-light = The line of the score that is lit in the picture
arg-paint-count = How many photographs
arg-paint-seed = Start of all chance: the same seed paints the same photographs
arg-paint-tier = How hard to read they are
arg-paint-tier-all = each in turn
arg-paint-family = Which styles to paint in; the reader is never trained on the held-out ones
arg-paint-layout = Play and paint games on this printed board: its name, or the file it is written down in
arg-paint-worn = Make copies as bad photographs are: darker, blurred or smaller, and pressed harder
arg-paint-strokes = A file of real handwriting, as for “train”: the held-out styles are written by people kept apart from training
arg-paint-out = The folder to write into; it is made if need be
arg-paint-force = Write over photographs and a truth.json that are there already
arg-read-files = Photos: JPEG, PNG, WebP or HEIC; folders of them; - for standard input
arg-read-edition = The edition of the board; otherwise the print tells
arg-read-json = Print one JSON object for each photo, on a line of its own
arg-read-report = Write what was read and what is right into this file, with the board cut out of the photo, for `grade`. Nothing is written unasked, and nothing is sent anywhere
arg-read-corrected = The board as it is right, with its round numbers, the same way up as it was read: a .board file or JSON
arg-read-force = Write over a report that is there already, and write one of a board that hardly agrees with the photo
arg-resolve-roll = The faces rolled, such as left,2 for the meteor or arid for the desert. Without them: what the board itself forces, such as a space that water fills
arg-resolve-take = Carry out this choice, 1 for the first, and print the board as it stands then
arg-resolve-json = Print one JSON object for each board and expansion
arg-roll-edition = The edition whose dice are rolled: classic (if not given), challenge, or a box
arg-roll-layout = The printed board, if it adds dice or rounds of its own: its name, or the file it is written down in
arg-roll-expansions = Expansions whose dice are rolled too, such as lava,river
arg-roll-rounds = How many rounds to roll
arg-roll-draft = Roll so many sets in pairs, for draft mode
arg-roll-boxes = Roll the sets of these boxes in pairs, for draft mode: one a player, such as classic,challenge,challenge
arg-roll-seed = The same seed gives the same dice. Without it they are different each time
arg-roll-record = Keep the rolls in this game record, beginning with its first round without dice. It is made if it does not exist; its edition, expansions and seed hold
arg-roll-json = Print one JSON object a round
arg-schema-name = The form, such as board, game or score; without it the names of all
arg-completions-shell = The shell
arg-man-command = The command whose page is wanted; without it the page of the whole program
arg-score-json = Print one JSON object for each board, on a line of its own
arg-score-evidence = Add to JSON where each number comes from
arg-train-seed = Seed of the painted boards and of the networks
arg-train-steps = Steps for the large network; a step takes a third to half a second on two cores
arg-train-digit-steps = Steps for the small network that reads round numbers
arg-train-flap-steps = Steps for the network that reads the flap
arg-train-flap = Train the network of the flap alone
arg-train-fit = Painted boards to fit temperatures and thresholds on at the end
arg-train-fit-only = Train nothing: fit the models in the folder of --out anew, on painted photographs and bad copies of them
arg-train-out = Folder for the models, `routes.bin`, `digits.bin` and `flap.bin`
arg-train-checkpoints = Folder for checkpoints. A run that was cut off goes on from here
arg-train-from = Go on from the models in this folder instead of from nothing
arg-train-keep = With --from: percent of the mean that the model before has in the model after the run, number by number
arg-train-only = Train one of the two networks and leave the other as it is in the folder for models
arg-train-strokes = A file of digits as strokes, in UNIPEN form, plain or packed by gzip: the small network learns these hands, one writer in five is kept apart
arg-train-fresh = Begin anew even if there are checkpoints
arg-train-force = Write over models that are there already. A run that goes on from its checkpoint writes over its own

# What stands for a value
value-name-board = BOARD
value-name-choice = CHOICE
value-name-codes = CODES
value-name-color = WHEN
value-name-command = COMMAND
value-name-count = COUNT
value-name-digit-steps = STEPS
value-name-flap-steps = STEPS
value-name-edition = EDITION
value-name-editions = EDITIONS
value-name-faces = FACES
value-name-family = STYLES
value-name-file = FILE
value-name-files = FILE
value-name-fit = BOARDS
value-name-folder = FOLDER
value-name-game = GAME
value-name-keep = PERCENT
value-name-language = LANGUAGE
value-name-light = LINE
value-name-name = NAME
value-name-name-answer = NAME=ANSWER
value-name-names = NAMES
value-name-only = NETWORK
value-name-photo = PHOTO
value-name-players = PLAYERS
value-name-rounds = ROUNDS
value-name-scale = SCALE
value-name-seed = SEED
value-name-shell = SHELL
value-name-show = SCREEN
value-name-space = SPACE
value-name-steps = STEPS
value-name-theme = THEME
value-name-tier = TIER
value-name-to = FORM
value-name-widthxheight = WIDTHxHEIGHT
value-name-word = WORD
value-name-x-y = X,Y,...

# The frame of help and pages
usage-word = Usage:
usage-options = OPTIONS
heading-arguments = Arguments
heading-options = Options
heading-commands = Commands
arg-default = default: { $value }
arg-values = possible values: { $values }
arg-values-list = Possible values:
man-name = NAME
man-synopsis = SYNOPSIS
man-description = DESCRIPTION
man-more = MORE
man-version = VERSION

# Mistakes
usage-conflict = “{ $argument }” cannot be used together with { $others }
usage-repeated = “{ $argument }” is given more than once
usage-value-missing = “{ $argument }” takes a value, and none is given
usage-value = “{ $argument }” does not take the value “{ $value }”
usage-value-why = “{ $argument }” does not take the value “{ $value }”: { $why }
usage-no-value = “{ $argument }” takes no value, but “{ $value }” is given
usage-no-command = there is no command “{ $command }”
usage-required = this is missing: { $arguments }
usage-unknown = “{ $argument }” does not belong here
usage-no-text = an argument is no text that can be read
usage-other = these arguments do not fit together
usage-near = did you mean { $near }?
usage-file = to name a file so, write “-- { $argument }”
usage-more = “--help” tells more.
usage-number = write a whole number from { $least } to { $most }
usage-size = write it as 1280x800, each from 200 to 8000
usage-scale = write a number from 0.5 to 4, such as 2
usage-ruling = write a ruling as NAME=ANSWER
usage-corners = write eight numbers, not { $count }
usage-corners-number = write eight numbers; “{ $found }” is none

# Painting and training
cli-painted = { $count ->
    [one] { $count } photograph in { $folder }
   *[other] { $count } photographs in { $folder }
}
cli-training = { $name }: loss { $loss }, { $speed } boards/s
cli-training-step = { $name } step { $step } of { $steps }: loss { $loss }, { $speed } boards/s
cli-training-checked = { $name } step { $step }: loss { $loss }; unknown styles: { $wrong } % wrong
train-checkpoint = the checkpoint does not fit this program; remove it to start afresh
train-strokes-line = line { $line } is not handwriting in UNIPEN form
train-strokes-writers = { $count ->
    [one] only one person wrote every digit; two are needed, one to learn from and one to measure on
   *[other] { $count } people wrote every digit; two are needed, one to learn from and one to measure on
}
train-painter = painting boards failed; please report the seed
damage-cut-short = cut short
damage-head = its head
damage-hash = its checksum
damage-layers = its layers
damage-size = its size
damage-numbers = its numbers
damage-checkpoint = a checkpoint
damage-other-network = another network

# Comments in files of rolls
tray-dice = dice of { $boxes }, seed { $seed }
tray-round = round { $round }, seat { $seat } first
tray-seat = seat { $seat }: { $dice }

# Pictures of the window
shot-unpacked = the picture could not be packed: { $why }
shot-slow = a photo was not read within { $seconds } seconds
