app-name = Inkspector
app-made-by = Scored by Inkspector, an unofficial companion
about = Inkspector is an unofficial companion. Railroad Ink is a trademark of its publisher, which has nothing to do with this program.
privacy = Everything stays on this computer: no account, no network, no photo leaves it.
menu = Menu
menu-file = File
menu-edit = Edit
menu-draw = Draw by keyboard
menu-view = View
clipboard = clipboard
dismiss = Dismiss
total-is = Total { $total }

setting-language = Language
setting-shade = Colours
setting-text-size = Text size
shade-system = As the system
shade-light = Light
shade-dark = Dark

cmd-open = Open photos or games…
cmd-open-hint = Choose photos, boards or a game; several photos make several players
cmd-photograph = Photograph boards…
cmd-photograph-hint = Look through the camera; each photo is taken by itself once the board is seen well
cmd-open-path = Open by path…
cmd-open-path-hint = Type where the file is, without a file dialog
cmd-paste = Paste
cmd-paste-hint = Take a photo or a board in text form from the clipboard
cmd-new = New game
cmd-new-hint = Start with empty boards
cmd-save = Save game
cmd-save-hint = Save all boards and figures in one file
cmd-save-as = Save game as…
cmd-save-as-hint = Save under another name
cmd-save-picture = Save picture…
cmd-save-picture-hint = The board with what is highlighted, its sums and its rulings, as PNG
cmd-save-sheet = Save sheet…
cmd-save-sheet-hint = The scored board as SVG, to print
cmd-copy-text = Copy as text
cmd-copy-text-hint = All scores and the boards in text form, to the clipboard; what was copied can be pasted
cmd-copy-play = Copy link for BG Stats
cmd-copy-play-hint = The play as a link that the app BG Stats opens on a phone
cmd-save-text = Save as text…
cmd-save-text-hint = All scores and the board in text form, to a file
cmd-save-json = Save as JSON…
cmd-save-json-hint = All scores for other programs
cmd-save-csv = Save as CSV…
cmd-save-csv-hint = All scores for a spreadsheet
cmd-save-history = Save the history as CSV…
cmd-save-history-hint = Every finished game for a spreadsheet
cmd-save-all = Save everything…
cmd-save-all-hint = Tables, photos, history, printed boards and settings in one file, to be opened on another device
cmd-save-practice = Practice board…
cmd-save-practice-hint = An empty board as SVG, to print and draw on
cmd-quit = Quit
cmd-quit-hint = Close the window
cmd-undo = Undo
cmd-undo-hint = One step back; clearing and loading can be undone too
cmd-redo = Redo
cmd-redo-hint = One step forth
cmd-clear-board = Clear board
cmd-clear-board-hint = Empty every space of this board
cmd-add-player = Add player
cmd-add-player-hint = One more board at the table
cmd-next-player = Next player
cmd-next-player-hint = Show the next board
cmd-previous-player = Previous player
cmd-previous-player-hint = Show the board before
cmd-finish = Keep in history
cmd-finish-hint = Add this finished game to the history on this computer
cmd-up = Up
cmd-up-hint = Move to the space above
cmd-down = Down
cmd-down-hint = Move to the space below
cmd-left = Left
cmd-left-hint = Move to the space on the left
cmd-right = Right
cmd-right-hint = Move to the space on the right
cmd-turn = Turn
cmd-turn-hint = A quarter turn clockwise
cmd-mirror = Mirror
cmd-mirror-hint = Swap left and right
cmd-stamp = Draw here
cmd-stamp-hint = Draw the route in hand; again turns it
cmd-erase = Empty
cmd-erase-hint = Empty the space
cmd-move = Move a piece
cmd-move-hint = Take up what is drawn in the space; arrow keys and Enter put it elsewhere
cmd-next-tool = Next mark
cmd-next-tool-hint = Take the next mark, face or line of the expansions into the hand
cmd-go-on = Go on drawing
cmd-go-on-hint = To the next space that a route or an exit leads into
cmd-round-up = Higher round
cmd-round-up-hint = Write a higher round number
cmd-round-down = Lower round
cmd-round-down-hint = Write a lower round number
cmd-release = Put down
cmd-release-hint = Put the route down and take the highlight away
cmd-show-start = Start
cmd-show-start-hint = Photos, hand entry, examples
cmd-show-photo = Photo
cmd-show-photo-hint = The photo and its corners
cmd-show-review = Review
cmd-show-review-hint = What was read, beside the photo
cmd-show-board = Board
cmd-show-board-hint = Draw, score, settle a dispute
cmd-show-table = Table
cmd-show-table-hint = All players side by side
cmd-show-printed = Printed boards
cmd-show-printed-hint = Write down a printed board once, to play on it
cmd-show-help = Help
cmd-show-help-hint = Keys and first steps
cmd-show-score = Score beside the board
cmd-show-score-hint = Every line with what earns it
cmd-show-issues = Issues beside the board
cmd-show-issues-hint = What breaks a drawing rule
cmd-show-dispute = Dispute beside the board
cmd-show-dispute-hint = Written figures and claimed lines
cmd-show-learn = Learn beside the board
cmd-show-learn-hint = Walk through the score
cmd-next-issue = Next issue
cmd-next-issue-hint = Jump to the next thing that breaks a drawing rule
cmd-toggle-shade = Light or dark
cmd-toggle-shade-hint = Swap the colours
cmd-next-language = Next language
cmd-next-language-hint = English, German, French
cmd-bigger-text = Bigger text
cmd-bigger-text-hint = Make all text bigger
cmd-smaller-text = Smaller text
cmd-smaller-text-hint = Make all text smaller

start-title = Who really won?
start-text = Photograph the finished boards. Inkspector reads them, checks every route, scores every line and shows what earns each point.
start-drop = Or drop files anywhere in this window, or type a path:
start-drop-only = Or drop files anywhere in this window. Copied board text is pasted with the keys of the browser.
drop-here = Drop to open
path-hint = Path of a file
path-open = Open
hand-title = Enter a board by hand
hand-text = Draw with mouse, finger or keyboard; the score follows every stroke.
hand-text-touch = Draw with a finger; the score follows every stroke.
hand-classic = Classic board
hand-challenge = Challenge board
boxes-classic = { box-deep-blue }, { box-blazing-red }
boxes-challenge = { box-lush-green }, { box-shining-yellow }
recent-title = Opened lately
examples-title = Examples
example-rulebook = A finished classic board
example-rulebook-about = Two networks, a station on the special crossing, five open ends: 46 points.
example-challenge = A finished Challenge board
example-challenge-about = Villages, universities and double curves on a busy board.
example-eight = Figure of eight
example-eight-about = A crossing passed twice: once in one rule, twice in the other. 13 or 15?
example-lollipop = Back to the junction
example-lollipop-about = May the longest highway come back to a space it already used?
example-overpass-exit = Overpass at an exit
example-overpass-exit-about = Which of the two networks gets the exit?
example-ring = A closed ring
example-ring-about = Six spaces in a ring: six points or seven?
example-illegal = A board with mistakes
example-illegal-about = Lines that meet wrongly, and a piece nothing leads to.
left-behind = A game from last time is still here
left-behind-text = { $count ->
    [one] One board was left without being saved.
   *[other] { $count } boards were left without being saved.
}
left-behind-of = Boards of { $names }.
left-behind-yes = Continue with it
left-behind-no = Discard it

photo-none = No photo is open.
photo-cancel = Stop reading
photo-cancelled = Reading was stopped.
photo-look = Look at the result
photo-by-hand = Enter the board by hand
photo-corners = Corners of the grid
photo-corners-text = Drag a corner onto the outer corner of the 7 by 7 grid, or move it with the arrow keys. Then read again.
photo-read-again = Read again
photo-find-corners = Find corners
photo-turn = Turn by 90°
photo-drop = Remove photo
corner-top-left = Top left corner
corner-top-right = Top right corner
corner-bottom-right = Bottom right corner
corner-bottom-left = Bottom left corner
stage-decode = Open the picture
stage-locate = Find the grid
stage-rectify = Straighten the board
stage-read = Look at every space
stage-solve = Fit the routes together

review-marks = Marks of expansions
review-marks-text = Take one and tap the photo or the board. A second tap wipes it.
review-photo = The photo seen from straight above
review-table = Who won?
review-done = To the score
queue-left = { $count ->
    [one] One space to look at
   *[other] { $count } spaces to look at
}
queue-space = { $space }
queue-text = What is drawn here? Press its number or tap it.
queue-option = { $number }: { $name }
queue-next = Next
queue-draw = Something else…
queue-empty = Nothing is left to look at on any board: the totals are confirmed.
queue-any = Tap any space to correct it.
queue-odd = These break a drawing rule. Perhaps they were misread; have a look:
queue-others = Every other route, best fit first:
queue-figure = Round number written here:
queue-go-on = Go on with what waits
flap-left = { $count ->
    [one] One line of the flap to look at
   *[other] { $count } lines of the flap to look at
}
flap-line = { $name }: what is written?
flap-text = Press its number or tap it. The score does not depend on it; what is said to the paper does.
flap-option = { $number }: { $reading }
flap-other = Another figure
flap-take = Take it
flap-illegible = Nobody can read it
flap-picture = The line on the flap, enlarged
flap-whole = The flap seen from straight above
review-name = Whose board is this?
stand-of = { $name }: { $stand }
stand-no-photo = no photo
stand-reading = being read
stand-not-found = not found
stand-way-up = which way up?
stand-expansions = played with expansions?
stand-spaces = { $count ->
    [one] one space
   *[other] { $count } spaces
}
stand-figures = { $count ->
    [one] one round number
   *[other] { $count } round numbers
}
stand-lines = { $count ->
    [one] one line of the flap
   *[other] { $count } lines of the flap
}
stand-done = done
figure = Round { $round }
figure-likely = Round { $round }, likely
figure-ten = 1 …: type the second figure, or Enter for round 1.
figure-none = No round number
figure-none-likely = No round number, likely
rounds-goals = Which number is written in the box? Goal cards are met in a round, so it touches the total.
missing-again = Choose another photo
missing-corners = Read between these corners
missing-leave-out = Leave this photo out
doubts-look = Look at them
doubt-at = { $space }: not sure

panel-draw = Draw
panel-score = Score
panel-issues = Issues
panel-dispute = Dispute
panel-learn = Learn
draw-routes = Routes
draw-tools-text = A tap draws it, another one turns or wipes it. Keys: P the next, R turns, Enter draws; a line begins and ends with Enter.
draw-lines-text = Draw lines with a finger or the mouse. A tap goes through what fits; a long press or right click offers everything. Alt and a drag moves a piece.
pen-line = Line
pen-highway = Highway
pen-railway = Railway
pen-wipe = Wipe
pen-carry = Move
draw-specials = Special routes
draw-round = Round number to write
draw-no-round = none
draw-round-number = Round number { $round }
draw-expansions = Expansions
round-is = Round { $round }

detail-network = { $exits ->
    [one] { $letter }: one exit, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $letter }: { $exits } exits, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
detail-ring = a closed ring
evidence-none = Nothing on this board.
evidence-proven = No longer line exists: every possibility was considered.
evidence-unproven = Not proven to be the longest: no line has more than { $most } points.
unconfirmed-doubts = { $count ->
    [one] Unconfirmed: one space to look at
   *[other] Unconfirmed: { $count } spaces to look at
}
unconfirmed-table = Not confirmed yet: { $left }
issues-count = { $count ->
    [one] One issue
   *[other] { $count } issues
}
issues-none-short = Drawn by the rules
issues-none = Nothing on this board breaks a rule that can be seen on paper.
issues-text = These break a drawing rule. The score counts them as they stand.
rulings-title = Rulings that matter here
rulings-text = The rulebooks differ or are silent. Each answer with the total it gives:
ruling-answer = { $answer }: { $total ->
    [one] { $total } point
   *[other] { $total } points
}
ruling-issues = { $answer }: { $count ->
    [0] nothing is broken
    [one] { $count } breach
   *[other] { $count } breaches
}

gives-hint = Point at a space to see what it gives.
gives-nothing = Gives nothing to the score.
gives-guess = What a space gives is shown once you have guessed.
gives-network = { $exits ->
    [0] network { $letter }
    [one] network { $letter }, one exit
   *[other] network { $letter }, { $exits } exits
}
gives-highway = +{ $points } longest highway
gives-railway = +{ $points } longest railway
gives-centre = +1 central space
gives-factory = factory activated
gives-village = village activated
gives-university = university activated
gives-error = -1 open end { $side }

space-empty = empty
space-lines = { $kind } { $sides }
space-station = station
space-network = network { $letter }
space-round = round { $round }
space-mark-sides = { $mark } { $sides }
space-mark-times = { $mark } ×{ $count }
space-group = one of { $count }
space-errors = { $count ->
    [one] one error
   *[other] { $count } errors
}
space-issue = against the rules
space-doubt = not sure
space-central = central

dispute-written = What is written on the paper
dispute-written-text = Type the player's own figures; what differs is explained.
dispute-written-for = Written for { $name }
dispute-agrees = agrees
dispute-differs = off by { $by }
dispute-open = possible
dispute-no-figure = no figure
dispute-unsure = unsure
dispute-blank = left blank
dispute-hidden = not seen
dispute-type-lines = Type the lines to see where they part.
dispute-why = Why not { $figure }? { $name }
dispute-why-beyond = Why? { $name }
verdict-open = Written { $written }, so far { $proven }.
verdict-open-lines = So far { $proven }.
verdict-right = Written { $written }, proven { $proven }: it is right.
verdict-right-lines = Proven { $proven }: the lines written are right.
verdict-possible = Written { $written }, found { $proven }: it may be right.
verdict-lines = Proven { $proven }.
verdict-head = Written { $written }, proven { $proven }
verdict-head-lines = Proven { $proven }
verdict-why = { $head }: { $why }.
verdict-line = { $name } { $written } written, { $proven } proven
verdict-blank = { $name } left blank, { $proven } proven
verdict-errors-bare = errors { $written } written, { $proven } proven, and no mark was read at any of them ({ $places })
verdict-errors = { $count ->
    [one] one error was overlooked, { $places }
   *[other] { $count } errors were overlooked, { $places }
}
verdict-errors-some = { $count ->
    [one] one of { $all } errors was overlooked ({ $places })
   *[other] { $count } of { $all } errors were overlooked ({ $places })
}
verdict-errors-many = { $count ->
    [one] one error too many was counted
   *[other] { $count } errors too many were counted
}
verdict-sum = the lines written add up to { $sum }
dispute-claim = A claimed line
dispute-claim-text = Choose the kind, then draw along the line on the board, or tap its spaces in order.
claim-highway = Highway
claim-railway = Railway
claim-tap = Draw the line
claim-stop = Done
claim-back = One back
claim-clear = Start over
claim-stands = It stands: { $points ->
    [one] { $points } point
   *[other] { $points } points
}. The proven longest has { $longest }.
claim-stands-longest = It stands: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and nothing longer exists.
claim-stands-open = It stands: { $points ->
    [one] { $points } point
   *[other] { $points } points
}. The longest found has { $longest }; that none is longer is not proven, but none has more than { $most }.
claim-no-line = It breaks at { $space } (step { $step }): no line of this kind is drawn there.
claim-not-beside = It breaks at { $space } (step { $step }): it does not lie beside { $before }.
claim-not-connected = It breaks between { $before } and { $space } (step { $step }): the two are not connected by this kind.
claim-apart = It breaks at { $before } (before step { $step }): the two lines there cross without joining.
claim-space-again = It breaks at { $space } (step { $step }): by the classic rule no space counts twice.
claim-stretch-again = It breaks at { $space } (step { $step }): this stretch was counted before.
claim-unproven = Longest found, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, not proven: { $line }
claim-proven = Proven longest, { $points ->
    [one] { $points } point
   *[other] { $points } points
}: { $line }

learn-title = Walk through the score
learn-text = One line at a time: what it counts, where the rulebook says so, and what it marks on this board.
learn-guess = Guess first: mark what counts, then see
learn-begin = Begin
learn-step = Step { $step } of { $steps }
learn-back = Back
learn-next = Next
learn-end = End
learn-marked = { $count ->
    [0] Tap the spaces that you think count.
    [one] One space marked.
   *[other] { $count } spaces marked.
}
learn-show = Show what counts
learn-right = { $count } right: { $spaces }
learn-missed = { $count } missed: { $spaces }
learn-surplus = { $count } too many: { $spaces }
learn-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
learn-sum = The sum
learn-networks = Routes that are connected form a network. Each network earns points for the exits it reaches: 4 for two, then 4 for each further one; all twelve give 45.
learn-networks-source = Rulebook: Connecting Exits
learn-highway = The longest unbroken line of connected highway, a point for each space. Railway and side branches do not count.
learn-highway-source = Rulebook: Bonus Points
learn-railway = The longest unbroken line of connected railway, a point for each space.
learn-railway-source = Rulebook: Bonus Points
learn-centre = Each of the central spaces with something drawn in it earns a point, connected or not.
learn-centre-source = Rulebook: Bonus Points, Central Spaces
learn-villages = A village is activated by a route with a station. Each activated village gives 2 points.
learn-villages-source = Challenge rulebook: Special Buildings
learn-errors = Each end of a route inside the board that connects with nothing costs a point. Ends at the outer edge cost nothing.
learn-errors-source = Rulebook: End of the Game
learn-extra = An expansion or a goal adds these points.
learn-extra-source = Rulebook: the page of the expansion

winner-alone = { $total ->
    [one] { $total } point
   *[other] { $total } points
}. Add the other players to compare.
winner-none = No winner: these boards are of different kinds, such as classic and Challenge, so that their points cannot be compared.
winner-none-layers = No winner: these boards lie on different layers, one underground and one not, so that their points cannot be compared.
winner-no-board = No winner: there is no board.
winner-open = Who wins is not proven: { $names } may, as goals are open or longest lines are not proven to be the longest.
winner-waits = No winner yet: there is no board of { $names }.
winner = { $names } wins with { $total ->
    [one] { $total } point
   *[other] { $total } points
}.
winner-errors = { $names } wins with { $total ->
    [one] { $total } point
   *[other] { $total } points
}: equal totals, fewer errors.
winner-shared = { $names } share the victory with { $total ->
    [one] { $total } point
   *[other] { $total } points
}: equal totals, and { $errors ->
    [0] no error each
    [one] one error each
   *[other] { $errors } errors each
}. Outside draft mode the rules know no further tiebreak.
winner-star-unknown = { $names } are level with { $total ->
    [one] { $total } point
   *[other] { $total } points
} and { $errors ->
    [0] no error each
    [one] one error each
   *[other] { $errors } errors each
}. In draft mode whoever sits earlier to the right of the star wins: who drew the star?
table-name-of = Name of player { $number }
table-place = Place
table-place-number = { $place }.
table-left = Move { $name } to the left
table-right = Move { $name } to the right
table-show = Show the board of { $name }
table-board = Board
table-remove = Remove { $name }
past-title = Games of other days
past-open = Open
past-forget = Delete
past-forgotten = Deleted: { $game }
past-bring-back = Bring it back
decimal-point = .
series-add-up = Add up:
series-day = Games of the last day
series-all = All games
series-none = Untick all
series-copy = Copy standings
series-save = Save standings as CSV
series-title = Standings over { $games ->
    [one] one game
   *[other] { $games } games
}
series-name = Player
series-points = Points
series-games = Games
series-mean = A game
series-best = Best
series-wins = Wins
series-line = { $name }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} in { $games ->
    [one] one game
   *[other] { $games } games
}, { $mean } a game, best { $best }

ask-no = Cancel
ask-new = Start with empty boards?
ask-new-text = The boards on the table go away. Undo brings them back.
ask-new-yes = Start anew
ask-changed = The file holds something else now
ask-changed-text = Another program or window has changed it since it was opened or saved here. Write over it, or go back and choose “Save game as…” to keep both.
ask-changed-yes = Write over it
cmd-show-code = Show as a code…
cmd-show-code-hint = This board as a QR code: another phone reads it with its camera, and the board joins the table there
ask-code = To another phone
ask-code-text = Read this with the camera of the phone on which the table is: the board joins the table there. It goes from screen to camera and nowhere else.
ask-code-yes = Copy the link
ask-join = A board from another phone
ask-join-text = { $name } brings a board with { $drawn } drawn spaces. It joins the table of { $others }.
ask-join-begin = { $name } brings a board with { $drawn } drawn spaces. It begins a table.
ask-join-again = { $name } brings a board with { $drawn } drawn spaces. It takes the place of the one that { $name } has at the table of { $others }; one step back brings that one back.
ask-join-yes = Take it to the table
join-nobody = Somebody
told-copied-link = The link is on the clipboard. Whoever opens it is asked whether the board shall join the table.
told-join-elsewhere = The table is open in another tab of this browser: there you are asked about the board. This tab can be closed.
told-too-much-for-code = The board is too much for a code. Save it as text and open the file on the other phone.
ask-take-over = Take all of this over?
ask-take-over-text = The file holds tables: { $tables }, finished games: { $games }, printed boards: { $boards }, photos: { $photos }. They are added to what is here, and nothing of that is lost.
ask-take-over-yes = Take it over
ask-take-over-join = Only bring the boards to this table
ask-together = Boards of another table
ask-together-text = The file holds a table of { $names }. Its boards can join the table of { $others }, or it is opened by itself; the one that is here is kept then.
ask-together-yes = Take them to this table
ask-together-apart = Open it by itself
ask-forget-board = Forget “{ $title }”?
ask-forget-board-text = What was written down of it goes. Boards that were drawn on it keep it.
ask-remove = Remove { $name }?
ask-remove-text = The board goes with them. Undo brings it back.
ask-remove-yes = Remove
ask-path-text = Type the whole path.
ask-no-dialog = No file dialog can be shown here. Type the whole path.
ask-save-path = Where shall it be saved?
ask-save-yes = Save
ask-there = There is such a file already
ask-there-text = Write over it, or go back and choose another name.
ask-open-yes = Open

told-saved = Saved: { $name }
told-saved-bare = Saved: { $name }. The photos are not in the file: they stay on this computer.
told-downloaded = Downloading: { $name }
told-lifted = { $space } is taken up: arrow keys, then Enter puts it down.
told-copied = Copied to the clipboard.
told-copied-play = The link is on the clipboard. Open it on the phone that has BG Stats.
told-confirmed = Every doubt on the table is answered: the totals are confirmed.
told-finished = The game is in the history.
told-finished-before = The game is in the history already.
told-taken-over = Taken over: tables { $tables }, finished games { $games }, printed boards { $boards }, photos { $photos }. Whatever else the file holds was here already.
error-load = { $name } could not be opened: { $why }
error-save = { $name } could not be saved: { $why }. Nothing is lost; choose another place.
error-empty-file = { $name } is empty. Send the photo again, or choose another file.
error-large-file = { $name } is larger than 64 MB. Use the photo itself, not a raw or video file.
error-unknown-file = { $name } is neither a photo nor a board nor a game. Photos may be JPEG, PNG, WebP or HEIC.
error-other-encoding = { $name } is text, but not saved as UTF-8: save it once more with that encoding.

practice-title = Practice board
help-title = First steps
help-photo = Photos: open, drop or paste one photo for each board. Check the corners, answer the doubtful spaces, done.
help-photo-no-paste = Photos: open or drop one photo for each board. Check the corners, answer the doubtful spaces, done.
help-draw = By hand: take a route, press a space to draw it, press again to turn it; the right mouse button offers everything, Alt and a drag moves it. By keyboard: arrow keys move, each route has a key, R turns, F mirrors, plus and minus write the round.
help-score = Score: press a line to highlight what earns it. Where the rulebooks differ, both totals are offered.
help-dispute = Dispute: type what was written on the paper, or draw the line that somebody claims, and see where it breaks.
help-routes = Keys of the routes

goal-points = { $code }, { $task }: { $points }
goal-open = { $code }, { $task }: open, as round numbers are missing
cmd-save-pdf = Save PDF…
cmd-save-pdf-hint = The scored board on a sheet of A4, to print
cmd-swap-photo = Photo or lines
cmd-swap-photo-hint = In the review, show the photo and the redrawn board in turn at the same place
compare-beside = Side by side
compare-over = Lines over the photo
compare-turns = In turn
rounds-left = { $count ->
    [one] One round number to look at
   *[other] { $count } round numbers to look at
}
rounds-text = Which number is written in the box? The score does not depend on it; the check of the rounds does.
rounds-skip = Not now
rounds-take = Accept all as read
rounds-look = Look at the round numbers
review-poor = Most of this board is unsure.
review-poor-todo = Perhaps it lies the wrong way up, or the corners are not where the grid is. Turn it, set the corners, or take a new photo from straight above in good light.
photo-print = { $name }: the photo does not show for sure whether this is a Classic or a Challenge board. Look whether the edition is right.
review-mirrored = The photo is mirrored, as its figures show. The board is read as it lies on the table.
review-proposal = Drawings that look like { $expansions } were seen.
review-proposal-todo = Is this board played with that? Then they count.
review-proposal-yes = Yes, they count
review-proposal-no = No
review-way-up = This board may lie upside down.
review-way-up-todo = Neither print nor numbers tell which way up it lies. Is this how you held it while you played?
review-way-up-right = It lies right
review-turn-half = Turn it half round
review-turn-left = Turn it left
review-turn-right = Turn it right
rounds-again = { $count ->
    [one] If you like: one round number is unsure. The score does not need it; replay and check do.
   *[other] If you like: { $count } round numbers are unsure. The score does not need them; replay and check do.
}
winner-star = { $names } wins with { $total ->
    [one] { $total } point
   *[other] { $total } points
}: equal totals and errors, and earlier to the right of the star.
table-open-goals = Missing round numbers leave some goals open; they count nothing so far.
error-keep = The game cannot be kept on this computer: { $why }. Save it somewhere else; the next change tries again.
error-share = Settings and finished games cannot be kept on this computer: { $why }. They stay in this window; the next change tries again.
told-set-aside = { $name } could not be used: { $why }. Nothing of it is lost: it is now called { $path }.
told-left-alone = { $name } stays as it is: { $why }.
told-left-behind = A game that was not saved is still on the start page.
error-folder = { $name } is a folder. Open the files in it.

key-up = Up
key-down = Down
key-left = Left
key-right = Right
key-enter = Enter
key-delete = Delete
key-escape = Escape
key-backspace = Backspace
key-plus = Plus
key-minus = Minus
key-ctrl = Ctrl
key-shift = Shift
key-alt = Alt
key-home = Home
key-end = End
key-pageup = Page up
key-pagedown = Page down
key-space = Space

# Printed boards that are written down
hand-own = Another printed board …
printed-begin = Write down a printed board
printed-begin-text = The maps of these boards are not published. Whoever has the box taps once what is printed on the board; it is kept here, offered for every new game, and shared as a file.
printed-solo = Solo board
printed-giant = Giant board
printed-epic = Epic board
printed-blank-7 = Empty 7x7
printed-blank-9 = Empty 9x9
printed-blank-11 = Empty 11x11
printed-pen-exit = Exits
printed-pen-exit-hint = Tap the outer edge: a highway exit, a railway exit, none.
printed-pen-centre = Centre
printed-pen-centre-hint = Tap the spaces that count as central.
printed-pen-building = Buildings
printed-pen-building-hint = Tap a space: factory, village, university, none.
printed-pen-lab = Labs
printed-pen-lab-hint = Tap the spaces with a research lab.
printed-pen-wall = Walls
printed-pen-wall-hint = Tap near the line between two spaces, or tap a space and choose its side.
printed-pen-mountain = Mountains
printed-pen-mountain-hint = Tap the mountains without a dotted shape.
printed-pen-dotted = Dotted mountains
printed-pen-dotted-hint = Tap each side that the dotted shape reaches, or tap the space and choose its sides.
printed-pen-city = Cities
printed-pen-city-hint = Tap a space: a city, one with a highway, one with a railway, none.
printed-has-exit = { $kind } exit { $side }
printed-has-wall = wall { $side }
printed-has-centre = central space
printed-has-building = { $what }
printed-has-lab = research lab
printed-has-mountain = mountain
printed-has-dotted = dotted mountain { $sides }
printed-has-city = city
printed-has-city-kind = city with a { $kind }
printed-has-given = printed route
printed-no-exit = no exit
printed-nothing = nothing printed
printed-edge = { $space } { $side }: { $holds }
printed-place = { $place }: { $holds }
printed-likely = A question mark shows what is likely printed there; nobody has published it. Nothing of it is taken by itself: compare it with your board, and tap what is right.
printed-take = Take all of it
printed-title = Name of the board
printed-box = Dice of the box
printed-values = Points of a network with 0, 1, 2 … exits
printed-rounds = Rounds: without expansions, with one that shortens the game, with two
printed-given = What is drawn on the table’s board is printed here
printed-no-given = No routes are printed here
printed-lacks-exits = Still missing: the exits.
printed-lacks-values = Still missing: the points of networks.
printed-kept = Kept. Board files name it with “layout: { $name }”.
printed-not-kept = It is kept from the first tap on.
printed-play = Play
printed-play-hint = Play on { $title }
printed-change = Change
printed-change-hint = Change { $title }
printed-forget = Forget
printed-forget-hint = Forget { $title }
printed-share = Share as a file
printed-back = One step back
printed-done = Done
printed-boards = Your printed boards
printed-no-title = A board cannot be called “{ $title }”: give it a name with letters or digits that is no board’s of the game.
printed-title-taken = Another printed board is called “{ $title }” already: give this one another name.
printed-met = The printed board “{ $title }” is kept, and offered for new games.

# Steps back and forth, and what each changed.
cmd-undo-what = Take back: { $what }
cmd-redo-what = Do again: { $what }
told-undone = Taken back: { $what }
told-redone = Done again: { $what }
step-add = adding { $name }
step-remove = removing { $name }
step-seats = the order of the players
step-open = opening another game
step-edition = the edition
step-expansion = the expansion { $name }
step-ruling = the answer to “{ $question }”
step-rename = the name { $name }
step-clear = clearing the board of { $name }
step-space = { $space } on the board of { $name }
step-spaces = { $count ->
    [one] one space on the board of { $name }
   *[other] { $count } spaces on the board of { $name }
}
step-notes = notes on the sheet of { $name }
step-written = figures written by { $name }
step-answers = answers about the photo of { $name }
step-dice = the dice of a round
step-rolled = a roll of the dice
step-goals = the goal cards
step-kept = keeping the game in the history
step-forgot = deleting a game of the history
step-back-again = bringing back a game of the history
step-other = the last change
