//! Dice that were drawn for sure and whose routes are gone, and whether so many can be gone.

use super::erasing::Erasing;
use super::{Auditor, Known, Rolls, State, usual_rolls};
use crate::board::{Side, Sketch};
use crate::game::finding::{Finding, FindingKind};
use crate::game::roll::{Faces, Table, possible_rolls};
use crate::game::round::{Around, Piece};
use crate::rules::Ruleset;
use crate::rules::contract::ShownRolls;
use std::borrow::Cow;

/// The rounds of which a die's route is missing although it could be drawn, whatever the die showed:
/// in a legal game an expansion has erased it since, or a route that was in its way.
///
/// Nothing is found where round numbers are missing or no expansion in play erases.
pub fn rounds_with_losses(sketch: &Sketch, ruleset: &Ruleset) -> Vec<u8> {
    let lost = losses(sketch, ruleset).0.into_iter();
    lost.filter(|(_, count)| *count > 0).map(|(round, _)| round).collect()
}

/// For each round, how many dice at least were drawn and are gone, see [`rounds_with_losses`]; and what
/// can have been erased.
pub(in crate::game) fn losses(sketch: &Sketch, ruleset: &Ruleset) -> (Vec<(u8, usize)>, Erasing) {
    let own;
    let possible: &[Faces] = match usual_rolls(sketch, ruleset) {
        Some(usual) => usual,
        None => {
            own = possible_rolls(&ruleset.dice_on(sketch), Table::Shared);
            &own
        }
    };
    let (rolls, faces) = (Rolls::new(), ShownRolls::new());
    let known = Known { rolls: &rolls, faces: &faces, table: Table::Shared };
    let auditor = Auditor::new(sketch, ruleset, known, possible);
    (auditor.losses_to(auditor.last_piece()).0, auditor.erasing)
}

/// The most spaces that a route which is gone can have closed: its own, those beside it, and the
/// spaces beside the place that it was moved to, but for the one it joined.
const SPOILT: usize = 5 + 3;

impl Auditor<'_> {
    /// The last round that a route bears.
    fn last_piece(&self) -> u8 {
        self.pieces.iter().filter_map(|(round, _)| *round).max().unwrap_or(0)
    }

    /// For each round up to this one, how many dice at least were drawn and are gone; and whether that
    /// can be told, because all routes are numbered.
    fn losses_to(&self, last: u8) -> (Vec<(u8, usize)>, bool) {
        let numbered = self.pieces.iter().all(|(round, _)| round.is_some());
        if !numbered || !self.erases() {
            return (Vec::new(), false);
        }
        let mut state = self.start();
        let mut lost = Vec::new();
        for round in 1..=last {
            let pieces = self.of_round(round);
            lost.push((round, self.lost_of(&state, round, self.erasing.of_rounds(&[round]))));
            self.advance(&mut state, &pieces, None);
        }
        (lost, true)
    }

    /// How many dice of a round at least were drawn and are gone, if no more than so many routes that
    /// stood in it are.
    fn lost_of(&self, state: &State, round: u8, gone: usize) -> usize {
        let pieces = self.of_round(round);
        let ways = [self.around_the_gone(state, round), self.around_so_many(round, gone)];
        let rolls = self.rolls_of(round);
        let fewest = |around: &Around<'_>| {
            let missing = |pieces: &[_]| self.as_round(state, pieces, around, &rolls).missing();
            let of = |pieces: &Vec<Piece>| {
                let others = self.left_behind(round, pieces);
                others.map(|pieces| missing(&pieces)).fold(missing(pieces), usize::min)
            };
            self.dealings(round, &pieces).iter().map(of).min().unwrap_or(0)
        };
        // Each by itself proves as many.
        ways.iter().map(fewest).max().unwrap_or(0)
    }

    /// What surrounds a round where no die is missed that may have met something that is gone: only
    /// spaces that are empty to the end, and where nothing was erased, are sure to have been free.
    fn around_the_gone(&self, state: &State, round: u8) -> Around<'_> {
        let mut around = self.around(round);
        around.closed = self.sketch.layout().spaces().map(|space| self.holds(space)).collect();
        around.hidden = self.blocks(round);
        let mut unforced = around.unforced.to_vec();
        unforced.resize(self.sketch.layout().area(), [false; 4]);
        for index in (0..around.ghosts.len()).filter(|&index| around.ghosts[index]) {
            around.closed[index] = true;
            // What is gone now may have faced its neighbours.
            for side in Side::ALL {
                if let Some(next) = state.grid.beyond(index, side) {
                    unforced[next][side.opposite().index()] = true;
                }
            }
        }
        around.unforced = Cow::Owned(unforced);
        around
    }

    /// The same where a die is missed that fits more places than all that is gone can have spoilt:
    /// its own and the four beside it, and those that a route was drawn beside which was moved later.
    pub(super) fn around_so_many(&self, round: u8, gone: usize) -> Around<'_> {
        let mut around = self.around(round);
        around.closed = self.sketch.layout().spaces().map(|space| self.holds(space)).collect();
        around.hidden = self.blocks(round) + gone * SPOILT;
        around
    }

    /// Dice drawn for sure and gone, and what can have been erased if the game ended with the last
    /// round that is known, or went on with rounds of which nothing is left.
    fn lost(&self) -> &(Vec<(u8, usize)>, Erasing) {
        self.lost.get_or_init(|| {
            let rolled = self.known.faces.keys().chain(self.known.rolls.keys()).copied();
            let rolled = rolled.filter(|&rolled| rolled <= self.rounds);
            let last = rolled.fold(self.last_drawn(), u8::max);
            let (lost, told) = self.losses_to(self.last_piece());
            let erasing = match told {
                true => {
                    let mut state = self.start();
                    for round in 1..=last {
                        self.advance(&mut state, &self.of_round(round), None);
                    }
                    self.erasing.after(last, |round, gone| self.lost_of(&state, round, gone))
                }
                false => self.erasing.clone(),
            };
            (lost, erasing)
        })
    }

    /// At most how many routes of a round can have been erased since; nothing if nothing was erased.
    pub(super) fn erasable(&self, round: u8) -> Option<usize> {
        self.erases().then(|| {
            let (lost, erasing) = self.lost();
            erasing.in_round(round, lost)
        })
    }

    /// Dice that are missing although nothing can have erased so many routes.
    pub(super) fn missing(&self, findings: &mut Vec<Finding>) {
        if !self.erases() {
            return;
        }
        if let Some((dice, erased, rounds)) = self.erasing.too_many(&self.lost().0) {
            let round = match rounds[..] {
                [round] => Some(round),
                _ => None,
            };
            let kind = FindingKind::Missing { dice, erased, rounds };
            findings.push(Finding { player: None, round, spaces: Vec::new(), kind });
        }
    }
}
