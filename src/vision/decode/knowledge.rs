//! What is known about boards beyond the ink of one space.

use super::rounds::Game;
use crate::board::Drawing;
use crate::rules::Edition;
use crate::rules::catalogue::identify;
use crate::vision::reader::heads::Head;
use serde::{Deserialize, Serialize};

/// What is known about boards beyond the ink of one space: logarithms of factors, measured.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Knowledge {
    /// For the kinds (0 nothing, 1 highway, 2 railway) of two facing sides.
    pub facing: [[f32; 3]; 3],
    /// For an exit's kind (highway, railway) and the kind of the side it touches.
    pub exit: [[f32; 3]; 2],
    /// For a drawing that no box has as a route.
    pub strange: f32,
    /// For a route of the other boxes.
    pub foreign: f32,
    /// For what a board breaks as a whole.
    #[serde(default)]
    pub whole: Whole,
    /// For what its round figures break.
    #[serde(default)]
    pub game: Game,
    /// A space whose drawing is less probable than this is doubtful.
    pub doubt: f32,
    /// The same for round numbers.
    pub round_doubt: f32,
}

impl Default for Knowledge {
    /// Nothing known: every space by itself.
    fn default() -> Knowledge {
        Knowledge {
            facing: [[0.0; 3]; 3],
            exit: [[0.0; 3]; 2],
            strange: 0.0,
            foreign: 0.0,
            whole: Whole::NONE,
            game: Game::default(),
            doubt: 0.95,
            round_doubt: 0.9,
        }
    }
}

impl Knowledge {
    /// The factor of a drawing on a board of an edition.
    pub fn drawing(&self, drawing: &Drawing, edition: Edition) -> f32 {
        if drawing.is_empty() {
            return 0.0;
        }
        match identify(drawing) {
            Some(route) if route.is_in(edition) => 0.0,
            Some(_) => self.foreign,
            None => self.strange,
        }
    }
}

/// Logarithms of factors for what a board as a whole breaks, measured on boards with and without
/// mistakes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Whole {
    /// For each part of the drawing that no exit reaches.
    pub adrift: f32,
    /// For each special route drawn before, and each beyond three.
    pub special: f32,
    /// For each route that the dice of all rounds cannot have given.
    pub dice: f32,
    /// The share of boards that follow no rule: however much is broken, a board is no less
    /// probable than this makes it.
    pub lawless: f32,
    /// For a drawing without a round number on a board that has them.
    pub bare: f32,
    /// For a round number without a drawing.
    pub stray: f32,
}

impl Default for Whole {
    /// Measured on painted photographs; used by models that were fitted without it.
    fn default() -> Whole {
        Whole { adrift: -3.0, special: -2.5, dice: -0.7, lawless: -7.0, bare: 0.0, stray: -4.0 }
    }
}

impl Whole {
    /// Nothing known.
    pub const NONE: Whole =
        Whole { adrift: 0.0, special: 0.0, dice: 0.0, lawless: 0.0, bare: 0.0, stray: 0.0 };
}

/// What is known about drawings of expansions, measured on painted boards.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct MarkTrust {
    /// Outputs are divided by these: areas, object, trail, canyon.
    pub temperatures: [f32; 4],
    /// Logarithm of a factor for areas of one kind on both sides of a line between spaces, and
    /// against those of two kinds, or of one on one side alone.
    pub agree: f32,
    /// What is less probable than this is doubtful: areas, object, trail, canyon.
    pub doubts: [f32; 4],
}

impl Default for MarkTrust {
    fn default() -> MarkTrust {
        MarkTrust { temperatures: [1.0; 4], agree: 0.0, doubts: [0.9; 4] }
    }
}

impl MarkTrust {
    /// Which of its numbers are a head's.
    pub fn place(head: Head) -> usize {
        match head {
            Head::Object => 1,
            Head::Trail(_) => 2,
            Head::Canyon(_) => 3,
            _ => 0,
        }
    }
}
