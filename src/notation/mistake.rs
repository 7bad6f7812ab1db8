//! A mistake in a typed board, shown where it is.

use crate::board::{DrawingError, Space};
use crate::rules::RulingError;
use std::fmt;
use thiserror::Error;

/// The most mistakes that one reading reports; the last one says that more follow.
pub const MAX_MISTAKES: usize = 50;

// The most characters of a source line that a mistake keeps.
const SHOWN: usize = 120;

/// A mistake in a text, with the line it is in.
///
/// Its text form shows the line with carets below the place:
///
/// ```text
/// line 2, column 4: expected four side letters in the order N E S W ...
///   2 | A2 hq.. 1
///     |    ^^^^
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub struct Mistake {
    /// Number of the line, from 1.
    pub line: usize,
    /// Number of the first wrong character in the line, from 1.
    pub column: usize,
    /// How many characters are wrong, at least 1.
    pub width: usize,
    /// The line, or the part of a long line around the place.
    pub shown: String,
    /// How many characters of the line come before [`Mistake::shown`].
    pub skipped: usize,
    /// What is wrong and what was expected.
    pub problem: Problem,
}

impl Mistake {
    /// A mistake at bytes `start..end` of a line.
    pub(super) fn at(
        number: usize,
        line: &str,
        start: usize,
        end: usize,
        problem: Problem,
    ) -> Mistake {
        let chars = |text: Option<&str>| text.map_or(0, |text| text.chars().count());
        let before = chars(line.get(..start));
        let width = chars(line.get(start..end)).max(1);
        let skipped = before.saturating_sub(SHOWN / 2);
        Mistake {
            line: number,
            column: before + 1,
            width,
            shown: line.chars().skip(skipped).take(SHOWN).collect(),
            skipped,
            problem,
        }
    }
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Mistake { line, column, .. } = *self;
        writeln!(f, "line {line}, column {column}: {}", self.problem)?;
        let number = line.to_string();
        let margin = " ".repeat(number.len() + 2);
        // Control characters would move the carets or the terminal's cursor.
        let shown: String =
            self.shown.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        writeln!(f, "  {number} | {}", shown.trim_end())?;
        let indent = column - 1 - self.skipped;
        let width = self.width.min(SHOWN.saturating_sub(indent)).max(1);
        write!(f, "{margin} | {}{}", " ".repeat(indent), "^".repeat(width))
    }
}

/// What is wrong in a text, and what was expected instead.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Problem {
    /// The text is longer than a board can need.
    #[error("a board file has at most {0} bytes; is this the right file?")]
    TooLong(usize),
    /// There is nothing in the text but blanks and comments.
    #[error(
        "nothing is written here; write spaces with their routes such as `A2 h.h. 1`, or `edition: classic` for an empty board"
    )]
    Nothing,
    /// A version this program does not know.
    #[error(
        "this board is in version {found} of the format; this program reads up to {known}: update it"
    )]
    Newer {
        /// The version of the file.
        found: String,
        /// The last version that can be read.
        known: u32,
    },
    /// The line is no setting, no space and no comment.
    #[error(
        "expected a setting (`edition: classic`), a space with its route (`A2 h.h. 1`), `grid:` or a comment after `#`"
    )]
    Line,
    /// A setting nobody knows.
    #[error("unknown setting `{found}`{}; known are {known}", .near.map(|near| format!(", did you mean `{near}`?")).unwrap_or_default())]
    Key {
        /// What the file says.
        found: String,
        /// The known setting that looks most like it.
        near: Option<&'static str>,
        /// All known settings.
        known: String,
    },
    /// A setting that may stand once only.
    #[error("`{0}` is set twice; keep one of the two")]
    KeyTwice(&'static str),
    /// A setting without a value.
    #[error("expected {0} after the colon")]
    NoValue(&'static str),
    /// A value that begins with a quote and does not end with one.
    #[error(
        "expected a closing \" (inside quotes write \\\" for a quote and \\\\ for a backslash)"
    )]
    Quote,
    /// A name that is no edition.
    #[error("{0}")]
    Edition(String),
    /// A name that is no shipped layout.
    #[error(
        "no shipped board is called `{0}`; write classic or challenge, or add `size: 9x9` to describe your own"
    )]
    Layout(String),
    /// A size that cannot be read.
    #[error("expected rows x columns from 1x1 to 32x32, such as `9x9`, found `{0}`")]
    Size(String),
    /// The described board is not possible.
    #[error("{0}")]
    BadLayout(String),
    /// A setting that describes a board although no size is given.
    #[error("`{0}` describes a board of your own; add `size: 7x7` or take this line out")]
    NoSize(&'static str),
    /// Text where a space name was expected.
    #[error("expected a space such as C4 (row letter, column number), found `{0}`")]
    Space(String),
    /// Text where a side of a space was expected.
    #[error("expected a space and its side such as C4N, found `{0}`")]
    SpaceSide(String),
    /// A space beyond the last row or column.
    #[error("{space} is not on this board of {rows} rows and {cols} columns (last space {last})")]
    Outside {
        /// The space.
        space: Space,
        /// Rows of the board.
        rows: u8,
        /// Columns of the board.
        cols: u8,
        /// The last space of the board.
        last: Space,
    },
    /// A space drawn twice.
    #[error("{0} was given before; a space is drawn once")]
    SpaceTwice(Space),
    /// A space with nothing after it.
    #[error("expected a route after the space: a code such as h.h., or words such as highway N-S")]
    NoRoute,
    /// A code that is no drawing.
    #[error("{0}")]
    Code(DrawingError),
    /// A word that describes no route.
    #[error(
        "unknown word `{0}`; expected a code such as h.h., or kinds and sides such as `highway N-S`, `highway N railway E station`, `overpass highway N-S`"
    )]
    Word(String),
    /// Sides before any kind.
    #[error("expected highway or railway before the sides")]
    NoKind,
    /// A kind without sides.
    #[error("expected the sides it touches, such as N-S")]
    NoSides,
    /// The sides do not make the named shape.
    #[error("{0}")]
    Shape(&'static str),
    /// A round that is no number.
    #[error("expected a round number from 0 to 255, found `{0}`")]
    Round(String),
    /// More text than expected.
    #[error("expected nothing more here, found `{0}`")]
    Trailing(String),
    /// A grid row with too few or too many cells.
    #[error(
        "row `{row}` has {found} cells, this board has {expected} columns; write . for an empty space"
    )]
    GridCells {
        /// The row's letter.
        row: String,
        /// Cells in the file.
        found: usize,
        /// Columns of the board.
        expected: u8,
    },
    /// A row that does not belong to the board.
    #[error("expected a row from `A` to `{last}`, found `{found}`")]
    GridRow {
        /// What the file says.
        found: String,
        /// The last row of the board.
        last: String,
    },
    /// The same row twice.
    #[error("row `{0}` was given before")]
    GridRowTwice(String),
    /// A grid with too few rows.
    #[error("the grid ends after {found} rows, this board has {expected}")]
    GridRows {
        /// Rows in the file.
        found: usize,
        /// Rows of the board.
        expected: u8,
    },
    /// Text where a number was expected.
    #[error("expected {what}, found `{found}`")]
    Number {
        /// What the number is for.
        what: &'static str,
        /// What the file says.
        found: String,
    },
    /// Text that is no ruling.
    #[error("expected a ruling and its answer such as longest=challenge, found `{0}`")]
    Ruling(String),
    /// A ruling or answer that does not exist.
    #[error(transparent)]
    UnknownRuling(RulingError),
    /// An expansion that does not exist.
    #[error("no expansion is called `{found}`; known are {known}")]
    Expansion {
        /// What the file says.
        found: String,
        /// All known expansions.
        known: String,
    },
    /// A mark of no expansion.
    #[error("no mark is called `{found}`; write one of {known}, or take this line out")]
    Mark {
        /// What the file says.
        found: String,
        /// All known marks.
        known: String,
    },
    /// A goal card that is not in play.
    #[error("no goal card has the code `{found}`; known are {known}")]
    Goal {
        /// What the file says.
        found: String,
        /// The codes of all goal cards in play.
        known: String,
    },
    /// A face that no die in play shows.
    #[error(
        "no die shows `{0}`; write a route as a code such as `h.h.` or by its name, or a face of an expansion that the file names"
    )]
    Face(String),
    /// More names than any game needs.
    #[error("at most {0} may be listed")]
    TooMany(usize),
    /// The same thing twice in one list.
    #[error("`{0}` is listed twice")]
    Twice(String),
    /// A word that cannot name a mark, expansion, goal or die face.
    #[error("expected {what} (letters, digits, - and _), found `{found}`")]
    Name {
        /// What the word names.
        what: &'static str,
        /// What the file says.
        found: String,
    },
    /// Text that is no place of a mark.
    #[error(
        "expected a place: a space (C4), sides of it (C4N, C4NE) or a grid corner (row/column from 0/0), each with x2 for two marks, found `{0}`"
    )]
    Place(String),
    /// Further mistakes were found.
    #[error("more mistakes follow; mend the ones above first")]
    More,
}
