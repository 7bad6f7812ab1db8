//! Dice that were drawn for sure and whose routes are gone, and whether so many can be gone.

use super::{Auditor, Known, Rolls, usual_rolls};
use crate::board::{Side, Sketch};
use crate::game::finding::{Finding, FindingKind};
use crate::game::history::past;
use crate::game::roll::{Faces, Table, possible_rolls};
use crate::rules::Ruleset;
use crate::rules::contract::{Erasures, Past, ShownRolls};

/// The rounds of which a die's route is missing although it could be drawn, whatever the die showed:
/// in a legal game an expansion has erased it since, or a route that was in its way.
///
/// Nothing is found where round numbers are missing or no expansion in play erases.
pub fn rounds_with_losses(sketch: &Sketch, ruleset: &Ruleset) -> Vec<u8> {
    let lost = losses(sketch, ruleset).into_iter();
    lost.filter(|(_, count)| *count > 0).map(|(round, _)| round).collect()
}

/// For each round, how many dice at least were drawn and are gone; see [`rounds_with_losses`].
pub(in crate::game) fn losses(sketch: &Sketch, ruleset: &Ruleset) -> Vec<(u8, usize)> {
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
    Auditor::new(sketch, ruleset, known, possible).losses()
}

impl Auditor<'_> {
    fn losses(&self) -> Vec<(u8, usize)> {
        let numbered = self.pieces.iter().all(|(round, _)| round.is_some());
        if !numbered || !self.erases() {
            return Vec::new();
        }
        let last = self.pieces.iter().filter_map(|(round, _)| *round).max().unwrap_or(0);
        let mut state = self.start();
        let mut lost = Vec::new();
        for round in 1..=last {
            let pieces = self.of_round(round);
            let mut around = self.around(round);
            // Only spaces that are empty to the end are sure to have been free.
            around.closed = self.sketch.layout().spaces().map(|space| self.holds(space)).collect();
            around.hidden = self.blocks(round);
            // What is gone now may have faced them.
            let mut unforced = vec![[false; 4]; self.sketch.layout().area()];
            for (sides, known) in unforced.iter_mut().zip(around.unforced) {
                *sides = *known;
            }
            for index in (0..around.ghosts.len()).filter(|&index| around.ghosts[index]) {
                for side in Side::ALL {
                    if let Some(next) = state.grid.beyond(index, side) {
                        unforced[next][side.opposite().index()] = true;
                    }
                }
            }
            around.unforced = &unforced;
            let rolls = self.rolls_of(round);
            let missing = |pieces: &[_]| self.as_round(&state, pieces, &around, &rolls).missing();
            let fewest = |pieces: &[_]| {
                let others = self.left_behind(round, pieces);
                others.map(|pieces| missing(&pieces)).fold(missing(pieces), usize::min)
            };
            let dealt = self.dealings(round, &pieces);
            let fewest = dealt.iter().map(|pieces| fewest(pieces)).min().unwrap_or(0);
            lost.push((round, fewest));
            self.advance(&mut state, &pieces, None);
        }
        lost
    }

    /// At most how many routes of a round can have been erased since; nothing if no expansion erases.
    pub(super) fn erasable(&self, round: u8) -> Option<usize> {
        if !self.erases() {
            return None;
        }
        let past = past(self.sketch, self.ruleset, self.known.faces, None);
        let erasing = self.ruleset.expansions.iter().filter(|expansion| expansion.erases());
        let mut erasures: Vec<Erasures> = erasing.map(|one| one.erasures(&past)).collect();
        let rolled = self.known.faces.keys().chain(self.known.rolls.keys()).copied();
        let last = rolled.filter(|&rolled| rolled <= self.rounds).fold(self.last_drawn(), u8::max);
        // A round of which nothing is left was played only if its dice can all have been erased.
        let played_on = (last + 1..=self.rounds).any(|end| {
            let within = |one: &Erasures| -> usize {
                let rounds = usize::from(last)..usize::from(end);
                one.by_round.get(rounds).map_or(0, |erased| erased.iter().sum())
            };
            let dice = self.dice() * usize::from(end - last);
            erasures.iter().map(within).sum::<usize>() >= dice
        });
        if !played_on {
            erasures.iter_mut().for_each(|one| one.by_round.truncate(usize::from(last)));
        }
        Some(erasures.iter().map(|one| one.since(round)).sum())
    }

    /// Dice that are missing although nothing can have erased so many routes.
    pub(super) fn missing(&self, findings: &mut Vec<Finding>) {
        if !self.erases() {
            return;
        }
        let past = past(self.sketch, self.ruleset, self.known.faces, None);
        if let Some((dice, erased, rounds)) = too_many(&self.losses(), &past) {
            let round = match rounds[..] {
                [round] => Some(round),
                _ => None,
            };
            let kind = FindingKind::Missing { dice, erased, rounds };
            findings.push(Finding { player: None, round, spaces: Vec::new(), kind });
        }
    }
}

/// The fewest rounds whose dice are missing although not so many routes can have been erased since:
/// how many dice, how many can have been erased, and the rounds.
pub(in crate::game) fn too_many(
    lost: &[(u8, usize)],
    past: &Past<'_>,
) -> Option<(usize, usize, Vec<u8>)> {
    let erasing = past.ruleset.expansions.iter().filter(|expansion| expansion.erases());
    let erasures: Vec<Erasures> = erasing.map(|expansion| expansion.erasures(past)).collect();
    (0..lost.len()).rev().find_map(|number| {
        let later = &lost[number..];
        let dice: usize = later.iter().map(|(_, count)| count).sum();
        let erased: usize = erasures.iter().map(|erasures| erasures.since(later[0].0)).sum();
        let missing = later.iter().filter(|(_, count)| *count > 0);
        (dice > erased).then(|| (dice, erased, missing.map(|(round, _)| *round).collect()))
    })
}
