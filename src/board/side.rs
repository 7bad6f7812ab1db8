//! The four sides of a space, and the eight ways a route may be turned and mirrored.

use serde::{Deserialize, Serialize};
use std::fmt;

/// One side of a space, in the order used everywhere: north, east, south, west.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Side {
    /// Towards row A.
    #[serde(rename = "N")]
    North,
    /// Towards the last column.
    #[serde(rename = "E")]
    East,
    /// Towards the last row.
    #[serde(rename = "S")]
    South,
    /// Towards column 1.
    #[serde(rename = "W")]
    West,
}

impl Side {
    /// North, east, south, west.
    pub const ALL: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];

    /// 0 for north, then clockwise.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The side at `index` modulo four, clockwise from north.
    ///
    /// ```
    /// use inkspector::board::Side;
    /// assert_eq!(Side::from_index(1), Side::East);
    /// assert_eq!(Side::from_index(6), Side::South);
    /// ```
    pub const fn from_index(index: usize) -> Side {
        Side::ALL[index % 4]
    }

    /// The side that faces this one across a shared edge.
    ///
    /// ```
    /// use inkspector::board::Side;
    /// assert_eq!(Side::North.opposite(), Side::South);
    /// ```
    pub const fn opposite(self) -> Side {
        Side::from_index(self.index() + 2)
    }

    /// The next side clockwise.
    ///
    /// ```
    /// use inkspector::board::Side;
    /// assert_eq!(Side::West.clockwise(), Side::North);
    /// ```
    pub const fn clockwise(self) -> Side {
        Side::from_index(self.index() + 1)
    }

    /// `north`, `east`, `south` or `west`.
    pub const fn word(self) -> &'static str {
        ["north", "east", "south", "west"][self.index()]
    }

    /// One step from the middle of a space towards this side: columns to the right, rows down.
    pub const fn towards(self) -> (i8, i8) {
        match self {
            Side::North => (0, -1),
            Side::East => (1, 0),
            Side::South => (0, 1),
            Side::West => (-1, 0),
        }
    }

    /// `N`, `E`, `S` or `W`.
    pub const fn letter(self) -> char {
        ['N', 'E', 'S', 'W'][self.index()]
    }

    /// Reads `N`, `E`, `S` or `W` in either case.
    ///
    /// ```
    /// use inkspector::board::Side;
    /// assert_eq!(Side::from_letter('w'), Some(Side::West));
    /// assert_eq!(Side::from_letter('x'), None);
    /// ```
    pub const fn from_letter(letter: char) -> Option<Side> {
        match letter {
            'N' | 'n' => Some(Side::North),
            'E' | 'e' => Some(Side::East),
            'S' | 's' => Some(Side::South),
            'W' | 'w' => Some(Side::West),
            _ => None,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// One of the eight ways to lay a route into a space: optionally mirrored left to right, then
/// turned clockwise by quarter turns.
///
/// The number is the orientation digit of placement strings: 0 to 3 are clockwise turns, 4 to 7
/// the same after a mirroring that swaps east and west.
///
/// ```
/// use inkspector::board::{Side, Turn};
/// assert_eq!(Turn::ALL[1].apply(Side::North), Side::East);
/// assert_eq!(Turn::ALL[4].apply(Side::East), Side::West);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Turn(u8);

impl Turn {
    /// No turn, no mirroring.
    pub const NONE: Turn = Turn(0);

    /// All eight, in the order of their digits.
    pub const ALL: [Turn; 8] =
        [Turn(0), Turn(1), Turn(2), Turn(3), Turn(4), Turn(5), Turn(6), Turn(7)];

    /// The turn with digit 0 to 7.
    ///
    /// ```
    /// use inkspector::board::{Side, Turn};
    /// let mirrored = Turn::from_digit(5).unwrap();
    /// assert!(mirrored.is_mirrored());
    /// assert_eq!(mirrored.apply(Side::East), Side::North);
    /// assert_eq!(Turn::from_digit(8), None);
    /// ```
    pub const fn from_digit(digit: u8) -> Option<Turn> {
        if digit < 8 { Some(Turn(digit)) } else { None }
    }

    /// The digit, 0 to 7.
    pub const fn digit(self) -> u8 {
        self.0
    }

    /// Whether east and west are swapped before turning.
    pub const fn is_mirrored(self) -> bool {
        self.0 >= 4
    }

    /// Where `side` of the base shape ends up.
    pub const fn apply(self, side: Side) -> Side {
        let index = if self.is_mirrored() { 4 - side.index() } else { side.index() };
        Side::from_index(index + (self.0 % 4) as usize)
    }
}
