//! Inkspector rebuilds finished Railroad Ink boards, checks how they were drawn, scores them, and
//! proves every point.
//!
//! ```
//! use inkspector::notation::BoardFile;
//!
//! let file = BoardFile::read("edition: classic\nA2 hh.. 1\nA3 h..h 1\n").unwrap();
//! let rules = file.ruleset().unwrap();
//! let sheet = inkspector::score::score(&file.sketch, &rules);
//! assert_eq!(sheet.total(), 2);
//! assert!(inkspector::check::check(&file.sketch, &rules).is_empty());
//! ```
//!
//! # The flow
//!
//! ```text
//! photo bytes ─ vision ─> Photo ─> Quad ─> Rectified ─> Reading ─┐
//!                                                                ├─> Sketch ─┬─ check ─> Issues ─┐
//! hand entry, board file, placements ─ notation ─────────────────┘           └─ score ─> Sheet ──┤
//!                                                                                                v
//!                                                         words ─> report, screen, command line, JSON
//! ```
//!
//! Nothing flows back: a screen edits a sketch, and everything to its right is made of the sketch and
//! a [`Ruleset`](rules::Ruleset) alone.
//!
//! # The ladder
//!
//! A module imports only modules further up; those in one row do not know each other. A test reads
//! the `use` lines and holds the order.
//!
//! ```text
//! board        what is drawn and what touches what
//! rules        editions, dice, rulings; rules::contract is what an expansion is
//! expansion    the list of expansions, a file or folder each
//! check score  what may be drawn;  networks, longest lines, claims, the sheet
//! game         rounds, dice, audit, goals, draft, solo, who wins
//! notation     every text and JSON form
//! words        messages (a key with values) in English, German and French
//! disk         files that are written whole or not at all, and locks
//! report       text, pictures and JSON of a score
//! vision       from a photo to a board
//! paint        boards as people draw and photograph them
//! train        teaching the reader
//! app          the window, a room a folder
//! web          the page of a browser round the window
//! cli          the command line, a command a file
//! ```
//!
//! The core (up to `notation`) needs no feature and neither images nor a screen. Core, reader and
//! window run in a browser too, without threads and files.
//!
//! # Where does my change go?
//!
//! | change | place |
//! | --- | --- |
//! | a face of the route dice, a special route | the tables of `rules/catalogue.rs` |
//! | a face of an expansion's die, a new goal card of it | its file in `expansion/`, its name in `words/` |
//! | how a line drawn through spaces becomes routes, what fits a space | `rules/laying.rs` |
//! | a new expansion | a file in `expansion/`, its line in `expansion/mod.rs`, its words, its tests |
//! | what an expansion may do at all | `rules/contract/` |
//! | another printed board | `board/layouts/` |
//! | a question the rulebooks leave open | `rules/ruling.rs`, or the expansion that asks it |
//! | a new kind of issue | `check/issue.rs` and the part of `check/` that finds it |
//! | the wording of an issue | `words/en/findings.ftl` or the file of its expansion beside it; the same in `words/de/` and `words/fr/` |
//! | any other wording | `words/en/`, `words/de/`, `words/fr/` |
//! | a new language | a folder in `words/`, and its lines in `words/mod.rs` and `words/catalogue.rs` |
//! | a round, who wins, what the audit of a game finds | `game/round.rs`, `game/standings.rs`, `game/audit.rs` and `game/finding.rs` |
//! | a goal card of the boxes | `game/cards.rs` |
//! | a line of the sheet and its points | `score/sheet.rs`, what finds it beside it |
//! | how the longest line is found | `score/longest/` |
//! | a setting of board files | `notation/text/settings.rs`, and `notation/write.rs` |
//! | a key of the JSON | scores: `report/json.rs`; issues and findings: `report/found.rs`; audits: `report/summary.rs`; readings: `vision/form.rs`; files: `notation/json.rs`, `notation/record.rs`, `notation/table.rs`, `notation/history.rs`, `notation/backup.rs`; what else a command answers: its file in `cli/`; and always its schema in `notation/schema/` |
//! | which files of photos can be opened | `vision/photo/` |
//! | a step of locating the board | `vision/locate/mod.rs` takes them in turn: `lines`, `vanish`, `lattice`, `refine`, `pattern` and `rim`, each a file beside it; `several` and `table` for more boards |
//! | what a camera is told while it looks for a board | `vision/finder.rs`, and `web/page/camera.js` for what is shown |
//! | what is printed on the flap, how it is found and read | `vision/flap/` |
//! | what is said to what a player wrote | `score/written.rs` |
//! | what is kept of how it was read | `score/paper.rs`, and `notation/paper.rs` for files |
//! | how files are written, what happens when they cannot be | `disk/` |
//! | what the net reads, and how spaces are weighed together | `vision/reader/`, `vision/decode/` |
//! | a new way to draw or photograph, to learn from | `paint/`, then `train/` |
//! | the colour of network B, any other colour | `app/theme.rs`, on a terminal `cli/style.rs` |
//! | how a route looks on the screen and in PDF | `app/art/` |
//! | a button, a key, an entry of the menu | `app/state/command.rs`, and its room in `app/` |
//! | a new command | a file in `cli/`, its lines in `cli/mod.rs` |
//! | the page round the window, what JavaScript may ask | `web/`, and `app/platform/` for what the window asks of it |
//! | an exit code | `cli/mod.rs` |

// Nothing that people bring may end the program, and what is printed goes through the terminal's own
// writer, which keeps control characters out. Tests may stop and print.
#![cfg_attr(
    not(test),
    warn(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::panic,
        clippy::print_stdout,
        clippy::print_stderr
    )
)]

pub mod board;

pub mod rules;

pub mod expansion;

pub mod check;
pub mod score;

pub mod game;

pub mod notation;

#[cfg(feature = "words")]
pub mod words;

pub mod disk;

#[cfg(feature = "words")]
pub mod report;

#[cfg(feature = "vision")]
pub mod vision;

#[cfg(feature = "train")]
pub mod paint;

#[cfg(feature = "train")]
pub mod train;

#[cfg(feature = "app")]
pub mod app;

// What JavaScript asks for.
#[cfg(all(feature = "web", target_arch = "wasm32"))]
pub mod web;

// A browser has no command line.
#[cfg(all(feature = "cli", not(target_arch = "wasm32")))]
pub mod cli;
