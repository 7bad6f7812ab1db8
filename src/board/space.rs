//! One square of the board, and the longest side a board may have.

use super::Side;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// The most rows, and the most columns, that any board may have.
pub const MAX_SIZE: u8 = 32;

/// One square of the board: `A1` is top left, `G7` bottom right on a 7x7 board.
///
/// Rows after `Z` are written `AA`, `AB` and so on.
///
/// ```
/// use inkspector::board::Space;
/// let space: Space = "C4".parse().unwrap();
/// assert_eq!((space.row, space.col), (2, 3));
/// assert_eq!(space.to_string(), "C4");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space {
    /// Row from the top, 0 for `A`.
    pub row: u8,
    /// Column from the left, 0 for `1`.
    pub col: u8,
}

/// A text that names no space.
///
/// ```
/// use inkspector::board::Space;
/// let error = "4C".parse::<Space>().unwrap_err();
/// assert_eq!(error.to_string(), "error-space found=\"4C\"");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpaceError(pub String);

impl Space {
    /// The space at a row and column counted from 0.
    pub const fn new(row: u8, col: u8) -> Space {
        Space { row, col }
    }

    /// The neighbour across `side`, if its coordinates can be written at all.
    ///
    /// The far border depends on the board: ask [`Layout::neighbour`](super::Layout::neighbour).
    ///
    /// ```
    /// use inkspector::board::{Side, Space};
    /// let corner = Space::new(0, 0);
    /// assert_eq!(corner.step(Side::North), None);
    /// assert_eq!(corner.step(Side::East), Some(Space::new(0, 1)));
    /// ```
    pub const fn step(self, side: Side) -> Option<Space> {
        let Space { row, col } = self;
        match side {
            Side::North if row > 0 => Some(Space::new(row - 1, col)),
            Side::West if col > 0 => Some(Space::new(row, col - 1)),
            Side::South if row + 1 < MAX_SIZE => Some(Space::new(row + 1, col)),
            Side::East if col + 1 < MAX_SIZE => Some(Space::new(row, col + 1)),
            _ => None,
        }
    }

    /// The row's letter or letters.
    ///
    /// ```
    /// use inkspector::board::Space;
    /// assert_eq!(Space::row_name(2), "C");
    /// assert_eq!(Space::row_name(26), "AA");
    /// ```
    pub fn row_name(row: u8) -> String {
        let last = char::from(b'A' + row % 26);
        if row < 26 { last.to_string() } else { format!("A{last}") }
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", Space::row_name(self.row), self.col + 1)
    }
}

impl FromStr for Space {
    type Err = SpaceError;

    fn from_str(text: &str) -> Result<Space, SpaceError> {
        let fail = || SpaceError(text.chars().take(20).collect());
        let digits = text.find(|c: char| c.is_ascii_digit()).ok_or_else(fail)?;
        let (letters, number) = text.split_at(digits);
        let row = match letters.to_ascii_uppercase().as_bytes() {
            [row @ b'A'..=b'Z'] => row - b'A',
            [b'A', row @ b'A'..=b'Z'] => row - b'A' + 26,
            _ => return Err(fail()),
        };
        let col: u8 = match number.as_bytes() {
            [b'1'..=b'9'] | [b'1'..=b'9', b'0'..=b'9'] => number.parse().map_err(|_| fail())?,
            _ => return Err(fail()),
        };
        if row >= MAX_SIZE || col > MAX_SIZE {
            return Err(fail());
        }
        Ok(Space::new(row, col - 1))
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Space {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Space, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}
