//! What is counted on a board that an expansion has of its own.

use crate::board::Kind;
use crate::rules::Ruling;

/// The sheet of a board of an expansion's own: the sheet of the boxes with other kinds of lines, and
/// without their buildings.
#[derive(Debug, PartialEq, Eq)]
pub struct Plan {
    /// The kinds whose longest lines are measured, each with the points that a pass earns.
    pub measured: [(Kind, i32); 2],
}

/// How the rounds of boards that lie above each other are numbered, if they are numbered through: in
/// turn, where each board has rounds of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Through {
    /// The number of the board's first round.
    pub first: u8,
    /// How many boards take turns.
    pub step: u8,
    /// The ruling that says whether a table numbers so, by any answer but its first.
    pub setting: &'static Ruling,
}

impl Through {
    /// Which of the board's rounds a number means; nothing if it is another board's.
    pub fn round(self, number: u8) -> Option<u8> {
        let later = number.checked_sub(self.first)?;
        (later % self.step.max(1) == 0).then(|| later / self.step.max(1) + 1)
    }

    /// The last number of a game in which each board has so many rounds.
    pub fn last(self, rounds: u8) -> u8 {
        rounds.saturating_mul(self.step)
    }
}

impl Plan {
    /// The sheet of the boxes (classic and Challenge rulebook, How to Score Points).
    pub const BOXES: Plan = Plan { measured: [(Kind::Highway, 1), (Kind::Railway, 1)] };
}
