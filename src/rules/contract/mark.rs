//! What an expansion draws that is no strand: the words, where they stand, and how they look.

use crate::board::{Place, Side, Turn, Value};
use std::borrow::Cow;

/// What kind of place a mark is drawn at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkAt {
    /// Somewhere in a space. A word that ends in `-ne`, `-se`, `-sw` or `-nw` stands at that corner
    /// of it and turns with the space.
    Space,
    /// On one side of a space.
    Side,
    /// On the line between two spaces: named by either of them, it is the same line.
    Line,
    /// At a corner of the grid.
    Corner,
}

/// One kind of mark: everything that notation, editor, picture and print need to know of it.
#[derive(Debug)]
pub struct MarkSpec {
    /// Its word in files: short, lower case, unique among all expansions.
    pub word: &'static str,
    /// Its letter in drawn grids and as a key of the editor's palette, unique in its expansion.
    pub letter: char,
    /// Where it is drawn.
    pub at: MarkAt,
    /// How many of it one place may hold.
    pub most: u8,
    /// Whether it fills its space: nothing more is drawn there, and unless its expansion answers
    /// otherwise ([`Expansion::counts`](super::Expansion::counts)) the space counts as drawn on.
    pub fills: bool,
    /// How it looks, drawn at the north side or for the north-east corner where it has one.
    pub picture: &'static [Shape],
}

impl From<&'static MarkSpec> for Value {
    fn from(mark: &'static MarkSpec) -> Value {
        Value::Name("mark", mark.word)
    }
}

impl MarkSpec {
    /// Whether a place is of the kind this mark is drawn at.
    pub fn fits(&self, place: Place) -> bool {
        matches!(
            (self.at, place),
            (MarkAt::Space, Place::Space(_))
                | (MarkAt::Side | MarkAt::Line, Place::Side(..))
                | (MarkAt::Corner, Place::Corner(..))
        )
    }
}

/// Red, green and blue, 0 to 255.
pub type Ink = [u8; 3];

/// A point in a space: 0 to 1 from the left, 0 to 1 from the top. Pictures of corner marks are
/// drawn round 0, 0.
pub type Point = (f32, f32);

/// A part of a mark's picture, in the order of drawing. Widths and radii are parts of a space.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Shape {
    /// A line through points.
    Line {
        /// The points.
        points: &'static [Point],
        /// Its width.
        width: f32,
        /// Its colour.
        ink: Ink,
    },
    /// A filled area.
    Area {
        /// Its corners in order.
        points: &'static [Point],
        /// Its colour.
        ink: Ink,
    },
    /// A filled disc.
    Disc {
        /// Its middle.
        at: Point,
        /// Its radius.
        radius: f32,
        /// Its colour.
        ink: Ink,
    },
    /// A circle.
    Ring {
        /// Its middle.
        at: Point,
        /// Its radius.
        radius: f32,
        /// Its width.
        width: f32,
        /// Its colour.
        ink: Ink,
    },
    /// A short text.
    Text {
        /// Its middle.
        at: Point,
        /// Its height.
        height: f32,
        /// What it says.
        text: &'static str,
        /// Its colour.
        ink: Ink,
    },
}

const CORNERS: [&str; 4] = ["-ne", "-se", "-sw", "-nw"];

/// The corner of its space at which a word's mark stands: 0 north-east, then clockwise.
pub fn corner_of(word: &str) -> Option<usize> {
    CORNERS.iter().position(|corner| word.ends_with(corner))
}

/// A word after turning its space: only its corner changes, if it has one.
///
/// ```
/// use inkspector::board::Turn;
/// use inkspector::rules::contract::turned_word;
/// assert_eq!(turned_word("trail-ne", Turn::ALL[1]), "trail-se");
/// assert_eq!(turned_word("trail-ne", Turn::ALL[4]), "trail-nw");
/// assert_eq!(turned_word("tree", Turn::ALL[1]), "tree");
/// ```
pub fn turned_word(word: &str, turn: Turn) -> Cow<'_, str> {
    let Some(corner) = corner_of(word) else { return Cow::Borrowed(word) };
    // A corner lies between its side and the next one clockwise.
    let first = Side::from_index(corner);
    let (a, b) = (turn.apply(first), turn.apply(first.clockwise()));
    let turned = if a.clockwise() == b { a } else { b };
    Cow::Owned(format!("{}{}", &word[..word.len() - 3], CORNERS[turned.index()]))
}

/// A point of a picture after turning its space.
pub fn turned_point((x, y): Point, turn: Turn) -> Point {
    let x = if turn.is_mirrored() { 1.0 - x } else { x };
    match turn.digit() % 4 {
        0 => (x, y),
        1 => (1.0 - y, x),
        2 => (1.0 - x, 1.0 - y),
        _ => (y, 1.0 - x),
    }
}

/// How the picture of a mark is turned to stand where it is drawn.
pub fn picture_turn(word: &str, place: Place) -> Turn {
    let quarter = match place {
        Place::Side(_, side) => side.index(),
        Place::Space(_) => corner_of(word).unwrap_or(0),
        Place::Corner(..) => 0,
    };
    Turn::ALL[quarter]
}
