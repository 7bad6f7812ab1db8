//! How boards are written down.
//!
//! # The text form
//!
//! A `.board` file is made to be typed by hand and read by people. This is a complete one:
//!
//! ```text
//! player: Anna
//! edition: classic
//!
//! A2 h.h. 1
//! B2 highway N-E 1
//! B3 station highway W railway S 2
//! C3 overpass railway N-S
//! ```
//!
//! **Comments** begin with `#` at the start of a line or after a blank. Those on a line of their
//! own are kept and written back at the top.
//!
//! **Settings** are `word: value`, in any order, each optional:
//!
//! | setting | value |
//! | --- | --- |
//! | `title` (or `board`) | the board's name |
//! | `player` | who drew it |
//! | `edition` | `classic` or `challenge`, or the box: `Deep Blue`, `Blazing Red`, `Lush Green`, `Shining Yellow`; without it `classic` |
//! | `layout` | `classic` or `challenge` if it is not the edition's own board, or a name that [`BoardFile::read_with`] is told of |
//! | `ruling` | `longest=challenge`, several with commas |
//! | `expansions`, `goals` | names, with commas |
//! | `dice 3` | the faces rolled in round 3: space codes in any turn, or names; faces of the file's expansions |
//! | `mark tree` | places an expansion's mark is drawn: a space `C3`, a side `C3N`, two sides `C3NE`, a grid corner `0/3` (row/column of grid lines from the top left), `C3x2` for two in one place; behind a colon the round it was drawn in, `C3:4` |
//! | `noted` | numbers written beside the grid, `villages 2, universities 1`, and those of the file's expansions |
//! | `expect` | what the board scores: `total 46, highway 8, networks 6 4`; `expect longest=challenge: total 47` for other rulings |
//!
//! A title or name that begins with a quote or holds ` #` is written in quotes, as in JSON.
//!
//! **Spaces** are a name (row letter, column number from 1) and a route, with the round number
//! after it if it is known: `A2 h.h. 1`, `A2: h.h. 1` and `A2 h.h.:1` are the same, several go on
//! one line with `;` between them. The route is a code of [`Drawing`](crate::board::Drawing), four
//! letters for north, east, south and west, or words:
//!
//! | words | code |
//! | --- | --- |
//! | `highway N-S` | `h.h.` |
//! | `straight railway W-E` | `.r.r` |
//! | `curve highway N-E` | `hh..` |
//! | `T railway N-E-S` | `rrr.` |
//! | `highway N railway E` | `hr..`, with its station |
//! | `crossing highway NESW` | `hhhh` |
//! | `overpass highway N-S` | `hrhro` |
//! | `highway N-S over railway E-W` | `hrhro` |
//! | `double curve highway N-E` | `hhhhd1` |
//! | `dead-end railway S` | `..r.` |
//! | `highway N-S station` | `h.h.s` |
//!
//! A shape's name (straight, curve, T, crossing, dead-end) may be left out; if it is there, it is
//! checked against the sides. `+` or `over` begins a strand that is not joined to those before.
//!
//! **A grid** draws the whole board instead, after a line `grid:`. Rows come in order or with
//! their letter; numbers above the columns and `|` between them are skipped; `.` is an empty
//! space; a round number follows its code after `:`:
//!
//! ```text
//! grid:
//!    1     2        3     4     5     6     7
//! A  .     h.h.:1   .     .     .     .     .
//! B  .     hh..:1   .r.h  .     .     .     .
//! ```
//!
//! (and so on to the last row).
//!
//! **Other printed boards** are described with `size: 9x9` and, as far as they have them,
//! `layout` (a name), `layout-title`, `rounds: 12 9 7` (without expansions, then with one and with
//! two that shorten the game), `exits: A2N highway, A4N railway`,
//! `centre: C3 C4`, `buildings: A1 factory`, `walls: B2E`, `mountains: C5`, `cities: D6`, `labs: B3` (research labs of the solo board),
//! `dotted: C3NS` (a mountain whose dotted shape reaches these sides), `given: B2 h.h.; B3 rr..`
//! (routes printed on the board), `clock: 6` (the rounds of a blueprint card, 5 where an expansion
//! shortens the game too), `dice: +2A` (dice rolled besides those of the box) and
//! `values: 0 0 4 8` (points of a network with 0, 1, 2, 3 ... exits). No board is larger than
//! 32x32. Beside the `layout` of a known board and without `size`, they stand instead of what is
//! printed on that board; `solo`, `giant` and `epic` are known but for their maps. A kind behind a city
//! (`cities: D6 highway`) is the one that is printed there.
//!
//! `layer: underground` says which of a player's boards a file holds; without it the one on the
//! surface. It goes with any printed board.
//!
//! The first line of a written file is `inkspector board 1`, the format's version. A person may
//! leave it out.
//!
//! # JSON
//!
//! ```json
//! {
//!   "inkspector": 1,
//!   "title": "Third game", "player": "Anna", "notes": ["At the kitchen table"],
//!   "edition": "classic",
//!   "layout": { "name": "own", "rows": 9, "cols": 9, "...": "only if it is not the edition's" },
//!   "rulings": { "longest": "challenge" },
//!   "expansions": ["river"], "goals": ["a"],
//!   "dice": { "1": ["hh..", "r.r.", "h.h.", "hrhro"] },
//!   "spaces": [ { "space": "A2", "route": "h.h.", "round": 1 } ],
//!   "marks": [ { "word": "tree", "at": { "space": "C3" }, "amount": 2 } ],
//!   "noted": { "villages": 2 },
//!   "expected": [ { "rulings": {}, "numbers": { "total": [46] } } ]
//! }
//! ```
//!
//! Only `inkspector`, the version, is required. A place is `{"space": "C3"}`,
//! `{"side": ["C3", "N"]}` or `{"corner": [0, 3]}`.
//!
//! # Other forms
//!
//! [`Placements`] reads and writes five-character placement
//! strings. [`BoardFile::read_any`] tells the three apart. [`Game`](crate::game::Game) reads and
//! writes records of games, [`TableFile`] the window's table, [`read_history`] its finished games,
//! [`BackupFile`] all that it keeps.

mod any;
mod backup;
pub mod base64;
mod cell;
mod content;
mod file;
pub(crate) mod form;
mod history;
pub(crate) mod json;
mod mistake;
mod paper;
mod placement;
mod printed;
mod record;
mod rolls;
pub mod schema;
pub(crate) mod shape;
pub(crate) mod source;
mod table;
mod text;
pub(crate) mod token;
mod write;

pub use any::{Form, ReadError};
pub use backup::{BACKUP_FORMAT, BackupError, BackupFile, MAX_BACKUP_BYTES};
pub use content::{ContentError, RulesetError, shared_face};
pub use file::{BoardFile, Expected, FORMAT, KnownBoards, MAX_BYTES, MAX_LISTED, Style, is_name};
pub use form::{FormError, JsonFault, Whole};
pub use history::{HISTORY_FORMAT, MAX_HISTORY_BYTES, Past, read_history, write_history};
pub use json::JsonError;
pub use mistake::{MAX_MISTAKES, Mistake, Problem};
pub use placement::{MAX_PLACEMENTS, Placement, PlacementError, Placements};
pub use record::{GAME_FORMAT, GameError, MAX_GAME_BYTES, MAX_PLAYERS, Whose, twice};
pub use rolls::RollMistake;
pub use shape::{Found, Misfit, MisfitKind};
pub use source::{MAX_LINES, NoText, SourceError, open_file, read_file, read_stream, read_text};
pub use table::{
    ASKS, CellError, DeskFile, Likely, PhotoFile, TABLE_FORMAT, TableError, TableFile,
};
