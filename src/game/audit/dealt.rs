//! Special routes that a route die shows: which of those on a board came from it, and which route die
//! it took the place of.

use super::{Auditor, State};
use crate::game::finding::{Finding, FindingKind, Verdict};
use crate::game::round::{Fault, Piece, Played};
use crate::rules::Ruleset;
use crate::rules::catalogue::{Route, specials};
use std::collections::BTreeMap;

/// What explains most among all choices of dice that are open, the first of equals.
pub(in crate::game) fn best<T>(
    choices: Vec<Ruleset>,
    judged: impl Fn(&Ruleset) -> ((usize, usize), T),
) -> T {
    let mut choices = choices.into_iter();
    // There is always a choice.
    let first = choices.next().unwrap_or_default();
    let mut best = judged(&first);
    for choice in choices {
        if best.0 == (0, 0) {
            break;
        }
        let other = judged(&choice);
        if other.0 < best.0 {
            best = other;
        }
    }
    best.1
}

/// How much speaks against a choice of dice: rolls written down that it cannot give, then breaches
/// that are proven.
pub(in crate::game) fn broken(findings: &[Finding]) -> (usize, usize) {
    let bad = |finding: &&Finding| matches!(finding.kind, FindingKind::BadRoll { .. });
    let broken = |finding: &&Finding| finding.verdict() == Verdict::Broken;
    (findings.iter().filter(bad).count(), findings.iter().filter(broken).count())
}

/// The special routes among these pieces that no die showed, a bit each.
pub(super) fn printed(pieces: &[Piece]) -> u8 {
    let own = pieces.iter().filter(|piece| piece.is_special()).filter_map(|piece| piece.route);
    own.fold(0, |mask, route| mask | bit(route))
}

fn bit(route: &Route) -> u8 {
    let place = specials().iter().position(|special| special == route);
    place.map_or(0, |place| 1 << place)
}

impl Auditor<'_> {
    /// The pieces of a round with special routes taken for what a route die showed, in every way that
    /// can matter.
    ///
    /// One such die shows one route a round, which factories may copy. All of that route in the round
    /// came from it, or all but one: nobody may mark a special route off twice.
    pub(in crate::game) fn dealings(&self, pieces: &[Piece]) -> Vec<Vec<Piece>> {
        let mut none = pieces.to_vec();
        none.iter_mut().for_each(|piece| piece.dealt = false);
        let mut found = vec![none.clone()];
        if !self.deals {
            return found;
        }
        for route in specials() {
            let own: Vec<usize> =
                (0..pieces.len()).filter(|&n| pieces[n].route == Some(route)).collect();
            if own.is_empty() {
                continue;
            }
            for kept in std::iter::once(None).chain(own.iter().copied().map(Some)) {
                if own.len() == 1 && kept.is_some() {
                    continue;
                }
                let mut changed = none.clone();
                for &number in own.iter().filter(|&&number| Some(number) != kept) {
                    changed[number].dealt = true;
                }
                found.push(changed);
            }
        }
        found
    }

    /// A special route among these pieces that was drawn besides the dice before, or twice now, or
    /// that is noted as never marked off.
    pub(super) fn again(&self, state: &State, pieces: &[Piece]) -> Option<&'static Route> {
        if !self.deals {
            // The finished board shows it.
            return None;
        }
        let mut seen = state.printed;
        let own = pieces.iter().filter(|piece| piece.is_special()).filter_map(|piece| piece.route);
        for route in own {
            if seen & bit(route) != 0 || self.unmarked(route) {
                return Some(route);
            }
            seen |= bit(route);
        }
        None
    }

    /// Whether it is noted which special routes are marked off, and this one is not.
    pub(in crate::game) fn unmarked(&self, route: &Route) -> bool {
        self.crossed.is_some_and(|marked| marked.iter().all(|known| *known != route))
    }

    /// The pieces of each round up to the last, special routes told apart so that as many rounds as
    /// possible are explained one after the other.
    pub(super) fn dealt_by_round(&self, last: u8) -> Vec<Vec<Piece>> {
        if !self.deals {
            return (1..=last).map(|round| self.of_round(round)).collect();
        }
        struct Way {
            state: State,
            rounds: Vec<Vec<Piece>>,
        }
        let mut ways = vec![Way { state: self.start(), rounds: Vec::new() }];
        for round in 1..=last {
            let pieces = self.of_round(round);
            let mut next: BTreeMap<(usize, u8), Way> = BTreeMap::new();
            let mut go = |way: &Way, pieces: Vec<Piece>, played: Option<&Played>| {
                let mut state = way.state.clone();
                self.advance(&mut state, &pieces, played);
                let key = (state.specials, state.printed);
                next.entry(key).or_insert_with(|| {
                    let mut rounds = way.rounds.clone();
                    rounds.push(pieces);
                    Way { state, rounds }
                });
            };
            let mut explained = false;
            for way in &ways {
                for pieces in self.dealings(&pieces) {
                    if let Ok(played) = self.explain(&way.state, round, &pieces) {
                        go(way, pieces, Some(&played));
                        explained = true;
                    }
                }
            }
            if !explained && let Some(first) = ways.first() {
                // What speaks least against it: dice that can have been rolled, the fewest faults,
                // then the fewest marked off.
                let faults = |pieces: &Vec<Piece>| {
                    let faults = self.explain(&first.state, round, pieces).err();
                    let faults = faults.unwrap_or_default();
                    let dice = faults.iter().any(|fault| matches!(fault, Fault::Dice(_)));
                    (dice, faults.len(), printed(pieces).count_ones())
                };
                if let Some(pieces) = self.dealings(&pieces).into_iter().min_by_key(faults) {
                    go(first, pieces, None);
                }
            }
            ways = next.into_values().collect();
        }
        ways.into_iter().next().map_or_else(Vec::new, |way| way.rounds)
    }
}
