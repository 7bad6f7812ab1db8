//! Stepping through a game, round by round.

use crate::board::{Sketch, Space};
use crate::expansion::after_round;
use crate::rules::Ruleset;
use crate::score::{Scorer, Sheet};

/// The board at the end of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The round; 0 before the first.
    pub round: u8,
    /// The board. Spaces without a round number are on it from the start.
    pub sketch: Sketch,
    /// The spaces drawn in this round.
    pub drawn: Vec<Space>,
    /// Its score, if the game ended here.
    pub sheet: Sheet,
}

/// The board before the first round and after each round.
pub fn replay(sketch: &Sketch, ruleset: &Ruleset) -> Vec<Frame> {
    let mut scorer = Scorer::default();
    let frame = |round: u8| {
        let board = after_round(sketch, round);
        let drawn = sketch.drawn().filter(|(_, cell)| cell.round == Some(round));
        let drawn = drawn.map(|(space, _)| space).collect();
        let sheet = scorer.score(&board, ruleset);
        Frame { round, sketch: board, drawn, sheet }
    };
    (0..=ruleset.rounds(sketch.layout())).map(frame).collect()
}
