//! What is known of the rounds of a game: dice of expansions, and special routes.

use super::{Expansion, Face, ShownRolls, faces_of};
use crate::board::{Sketch, Space};
use crate::rules::Ruleset;
use crate::rules::catalogue::SPECIALS_PER_GAME;
use std::collections::BTreeMap;

/// A finished board and what is known of how it came about.
pub struct Past<'a> {
    /// The board, with its round numbers.
    pub sketch: &'a Sketch,
    /// The rules in force.
    pub ruleset: &'a Ruleset,
    /// The faces of expansion dice rolled in each round whose dice are known.
    pub rolls: &'a ShownRolls,
    /// How many special routes were drawn in each round, without the one that may be free.
    pub specials: BTreeMap<u8, usize>,
    /// How many special routes are marked off without being drawn, if that was noted.
    pub spare: Option<usize>,
    /// Whether one more special route may have been free, by the third university.
    pub free: bool,
}

impl Past<'_> {
    /// The faces that the dice of an expansion showed in a round; nothing if they are not known.
    pub fn roll(&self, expansion: &dyn Expansion, round: u8) -> Vec<&'static Face> {
        faces_of(self.rolls.get(&round).into_iter().flatten(), expansion)
    }

    /// Whether a special route can have been marked off in this round instead of being drawn.
    pub fn may_spend(&self, round: u8) -> bool {
        self.specials.get(&round).is_none_or(|&drawn| drawn == 0)
    }

    /// How many special routes can have been marked off in all instead of being drawn.
    pub fn spendable(&self) -> usize {
        let left = SPECIALS_PER_GAME.saturating_sub(self.specials.values().sum());
        self.spare.map_or(left, |spare| spare.min(left))
    }

    /// How much can have been drawn instead of special routes in a round.
    pub fn instead_in(&self, round: u8) -> usize {
        usize::from(self.may_spend(round)) + usize::from(self.free)
    }

    /// Rounds of the game.
    pub fn rounds(&self) -> u8 {
        self.ruleset.rounds(self.sketch.layout())
    }

    /// The last round that something on the board bears, or of which dice are written down.
    pub fn played(&self) -> u8 {
        let cells = self.sketch.cells().iter().filter_map(|cell| cell.round);
        let marks = self.sketch.marks().filter_map(|(mark, _)| self.sketch.mark_round(mark));
        let all = cells.chain(marks).chain(self.rolls.keys().copied());
        all.filter(|round| *round <= self.rounds()).max().unwrap_or(0)
    }

    /// The round written in a space, if the game has it.
    pub fn dated(&self, space: Space) -> Option<u8> {
        self.sketch.cell(space).round.filter(|round| (1..=self.rounds()).contains(round))
    }
}
