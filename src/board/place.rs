//! A place on the board: a space, a side of one, a corner.

use super::{Side, Space};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Where an expansion's mark is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Place {
    /// Anywhere in a space.
    Space(Space),
    /// On one side of a space.
    Side(Space, Side),
    /// At a corner of the grid, counted from 0 at the top left: row 0 to rows, column 0 to columns.
    Corner(u8, u8),
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Space(space) => write!(f, "{space}"),
            Place::Side(space, side) => write!(f, "{space}{side}"),
            Place::Corner(row, col) => write!(f, "corner {row}/{col}"),
        }
    }
}
