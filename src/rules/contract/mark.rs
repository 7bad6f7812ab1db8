//! What an expansion draws that is no strand: the words, where they stand, and how they look.

use crate::board::{Layout, Place, Side, Space, Turn, Value};
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
    /// Outside the grid beside an exit: the outer side of its space.
    Exit,
    /// Outside the grid at an outer side that bears no exit.
    Outlet,
    /// In the space of a city (compendium, Epic Board).
    City,
    /// At any of several kinds of places, the usual one in front.
    OneOf(&'static [MarkAt]),
}

impl MarkAt {
    /// Whether a place is named as this kind of place is.
    pub fn fits(self, place: Place) -> bool {
        match self {
            MarkAt::Space | MarkAt::City => matches!(place, Place::Space(_)),
            MarkAt::Side | MarkAt::Line | MarkAt::Exit | MarkAt::Outlet => {
                matches!(place, Place::Side(..))
            }
            MarkAt::Corner => matches!(place, Place::Corner(..)),
            MarkAt::OneOf(homes) => homes.iter().any(|home| home.fits(place)),
        }
    }

    /// Whether a place of a printed board is of this kind.
    ///
    /// ```
    /// use inkspector::board::{Layout, Place, Side};
    /// use inkspector::rules::contract::MarkAt;
    /// let board = Layout::classic();
    /// let west = |space: &str| Place::Side(space.parse().unwrap(), Side::West);
    /// assert!(MarkAt::Exit.is_on(west("D1"), &board) && !MarkAt::Outlet.is_on(west("D1"), &board));
    /// assert!(MarkAt::Outlet.is_on(west("C1"), &board) && !MarkAt::Outlet.is_on(west("C2"), &board));
    /// ```
    pub fn is_on(self, place: Place, layout: &Layout) -> bool {
        let on_board = match place {
            Place::Space(space) | Place::Side(space, _) => layout.contains(space),
            Place::Corner(row, col) => row <= layout.rows() && col <= layout.cols(),
        };
        let home = match (self, place) {
            (MarkAt::OneOf(homes), _) => homes.iter().any(|home| home.is_on(place, layout)),
            (MarkAt::City, Place::Space(space)) => layout.cities().contains(&space),
            (MarkAt::Exit, Place::Side(space, side)) => layout.exit_at(space, side).is_some(),
            (MarkAt::Outlet, Place::Side(space, side)) => {
                layout.neighbour(space, side).is_none() && layout.exit_at(space, side).is_none()
            }
            _ => self.fits(place),
        };
        on_board && home
    }

    /// Whether it may stand outside the grid.
    pub fn leaves_grid(self) -> bool {
        match self {
            MarkAt::Exit | MarkAt::Outlet => true,
            MarkAt::OneOf(homes) => homes.iter().any(|home| home.leaves_grid()),
            _ => false,
        }
    }

    /// Its places in and around a space, the usual one in front.
    pub fn places_at(self, space: Space, layout: &Layout) -> Vec<Place> {
        let sides = Side::ALL.map(|side| Place::Side(space, side));
        let all: Vec<Place> = match self {
            MarkAt::OneOf(homes) => {
                return homes.iter().flat_map(|home| home.places_at(space, layout)).collect();
            }
            MarkAt::Space | MarkAt::City => vec![Place::Space(space)],
            MarkAt::Side | MarkAt::Line | MarkAt::Exit | MarkAt::Outlet => sides.to_vec(),
            MarkAt::Corner => {
                let corners = [(0, 0), (0, 1), (1, 1), (1, 0)];
                corners.map(|(row, col)| Place::Corner(space.row + row, space.col + col)).to_vec()
            }
        };
        all.into_iter().filter(|&place| self.is_on(place, layout)).collect()
    }
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
    /// How it looks, drawn at the north side or for the north-east corner where it has one. Outside
    /// the grid it stands upright, moved to the middle of its place.
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
        self.at.fits(place)
    }

    /// Whether it stands outside the grid at this place.
    pub fn is_outside(&self, place: Place) -> bool {
        matches!(place, Place::Side(..)) && self.at.leaves_grid()
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
