//! What is counted on a board that an expansion has of its own.

use crate::board::Kind;

/// The sheet of a board of an expansion's own: the sheet of the boxes with other kinds of lines, and
/// without their buildings.
#[derive(Debug, PartialEq, Eq)]
pub struct Plan {
    /// The kinds whose longest lines are measured, each with the points that a pass earns.
    pub measured: [(Kind, i32); 2],
}

impl Plan {
    /// The sheet of the boxes (classic and Challenge rulebook, How to Score Points).
    pub const BOXES: Plan = Plan { measured: [(Kind::Highway, 1), (Kind::Railway, 1)] };
}
