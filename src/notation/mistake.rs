//! A mistake in a typed board, shown where it is.

use super::content::{ContentError, RulesetError, of_content};
use crate::board::{DrawingError, MAX_SIZE, Message, Place, Space, Told, errors, message};
use crate::rules::{EditionError, RulingError};

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
#[derive(Clone, Debug, PartialEq, Eq)]
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

impl Told for Mistake {
    fn message(&self) -> Message {
        let what = self.problem.message();
        message!("mistake-at", line = self.line, column = self.column, what = what)
    }
}

errors!(Mistake, Problem);

of_content!(Problem: ContentError, RulesetError, RulingError);

impl Mistake {
    /// The line with the mistake, and carets below it.
    pub fn marked(&self) -> String {
        let Mistake { line, column, .. } = *self;
        let number = line.to_string();
        let margin = " ".repeat(number.len() + 2);
        // Control characters would move the carets or the terminal's cursor.
        let shown: String =
            self.shown.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        let indent = column - 1 - self.skipped;
        let width = self.width.min(SHOWN.saturating_sub(indent)).max(1);
        let carets = format!("{}{}", " ".repeat(indent), "^".repeat(width));
        format!("  {number} | {}\n{margin} | {carets}", shown.trim_end())
    }
}

/// What is wrong in a text, and what was expected instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The text is longer than a board can need.
    TooLong(usize),
    /// There is nothing in the text but blanks and comments.
    Nothing,
    /// A version this program does not know.
    Newer {
        /// The version of the file.
        found: String,
        /// The last version that can be read.
        known: u32,
    },
    /// The line is no setting, no space and no comment.
    Line,
    /// A setting nobody knows.
    Key {
        /// What the file says.
        found: String,
        /// The known setting that looks most like it.
        near: Option<&'static str>,
        /// All known settings.
        known: String,
    },
    /// A setting that may stand once only.
    KeyTwice(&'static str),
    /// A setting without a value.
    NoValue(&'static str),
    /// A value that begins with a quote and does not end with one.
    Quote,
    /// A name that is no edition.
    Edition(EditionError),
    /// A name that is no shipped layout.
    Layout(String),
    /// A board whose map is not published, without what its owner must add.
    Outline {
        /// Its name.
        name: String,
        /// The settings that are missing.
        asks: Vec<&'static str>,
    },
    /// A size that cannot be read.
    Size(String),
    /// The described board is not possible.
    BadLayout(Message),
    /// A setting that describes a board although no size is given.
    NoSize(&'static str),
    /// Text where a space name was expected.
    Space(String),
    /// Text where a side of a space was expected.
    SpaceSide(String),
    /// A space beyond the last row or column.
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
    SpaceTwice(Space),
    /// A space with nothing after it.
    NoRoute,
    /// A code that is no drawing.
    Code(DrawingError),
    /// A word that describes no route.
    Word(String),
    /// Sides before any kind.
    NoKind,
    /// A kind without sides.
    NoSides,
    /// The sides do not make the named shape.
    Shape(&'static str),
    /// A round that is no number.
    Round(String),
    /// More text than expected.
    Trailing(String),
    /// A grid row with too few or too many cells.
    GridCells {
        /// The row's letter.
        row: String,
        /// Cells in the file.
        found: usize,
        /// Columns of the board.
        expected: u8,
    },
    /// A row that does not belong to the board.
    GridRow {
        /// What the file says.
        found: String,
        /// The last row of the board.
        last: String,
    },
    /// The same row twice.
    GridRowTwice(String),
    /// A grid with too few rows.
    GridRows {
        /// Rows in the file.
        found: usize,
        /// Rows of the board.
        expected: u8,
    },
    /// Text where a number was expected.
    Number {
        /// What the number is for.
        what: &'static str,
        /// What the file says.
        found: String,
    },
    /// Text that is no ruling.
    Ruling(String),
    /// Something that this board cannot hold, however it is written.
    Content(ContentError),
    /// More names than any game needs.
    TooMany(usize),
    /// The same thing twice in one list.
    Twice(String),
    /// A word that cannot name a mark, expansion, goal or die face.
    Name {
        /// What the word names.
        what: &'static str,
        /// What the file says.
        found: String,
    },
    /// Text that is no place of a mark.
    Place(String),
    /// A round at a mark whose space has another one.
    MarkRound(Place),
    /// A mark behind a route without its sides or corners.
    MarkForm {
        /// How it may be written.
        form: String,
        /// What the file says instead of its place; empty if nothing follows the mark.
        found: String,
    },
    /// Further mistakes were found.
    More,
}

impl Told for Problem {
    fn message(&self) -> Message {
        match self {
            Problem::TooLong(most) => message!("error-text-too-long", most = *most),
            Problem::Nothing => message!("error-nothing-written"),
            Problem::Newer { found, known } => {
                message!("error-text-newer", found = found, known = *known)
            }
            Problem::Line => message!("error-line"),
            Problem::Key { found, near: Some(near), known } => {
                message!("error-key-near", found = found, near = *near, known = known)
            }
            Problem::Key { found, known, .. } => {
                message!("error-key", found = found, known = known)
            }
            Problem::KeyTwice(found) => message!("error-key-twice", found = *found),
            Problem::NoValue(key) => Message::new(key, Vec::new()),
            Problem::Quote => message!("error-quote"),
            Problem::Edition(error) => error.message(),
            Problem::Outline { name, asks } => {
                let asks = crate::board::Value::words(asks.iter().copied());
                message!("error-outline", name = name, asks = asks)
            }
            Problem::Layout(found) => message!("error-layout-own", found = found),
            Problem::Size(found) => message!("error-size", most = MAX_SIZE, found = found),
            Problem::BadLayout(why) => why.clone(),
            Problem::NoSize(found) => message!("error-no-size", found = *found),
            Problem::Space(found) => message!("error-expected-space", found = found),
            Problem::SpaceSide(found) => message!("error-expected-space-side", found = found),
            Problem::Outside { space, rows, cols, last } => {
                message!("error-outside", space = *space, rows = *rows, cols = *cols, last = *last)
            }
            Problem::SpaceTwice(space) => message!("error-space-twice", space = *space),
            Problem::NoRoute => message!("error-no-route"),
            Problem::Code(error) => error.message(),
            Problem::Word(found) => message!("error-word", found = found),
            Problem::NoKind => message!("error-no-kind"),
            Problem::NoSides => message!("error-no-sides"),
            Problem::Shape(key) => Message::new(key, Vec::new()),
            Problem::Round(found) => message!("error-round", found = found),
            Problem::Trailing(found) => message!("error-trailing", found = found),
            Problem::GridCells { row, found, expected } => {
                message!("error-grid-cells", row = row, found = *found, expected = *expected)
            }
            Problem::GridRow { found, last } => {
                message!("error-grid-row", last = last, found = found)
            }
            Problem::GridRowTwice(row) => message!("error-grid-row-twice", row = row),
            Problem::GridRows { found, expected } => {
                message!("error-grid-rows", found = *found, expected = *expected)
            }
            Problem::Number { what, found } | Problem::Name { what, found } => {
                Message::new(what, vec![("found", found.into())])
            }
            Problem::Ruling(found) => message!("error-ruling-form", found = found),
            Problem::Content(error) => error.message(),
            Problem::TooMany(most) => message!("error-listed-too-many", most = *most),
            Problem::Twice(found) => message!("error-listed-twice", found = found),
            Problem::Place(found) => message!("error-place", found = found),
            Problem::MarkRound(place) => message!("error-mark-round", place = *place),
            Problem::MarkForm { form, found } if found.is_empty() => {
                message!("error-mark-alone", form = form)
            }
            Problem::MarkForm { form, found } => {
                message!("error-mark-form", form = form, found = found)
            }
            Problem::More => message!("error-more"),
        }
    }
}
