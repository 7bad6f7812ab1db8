//! Routes that do not say by themselves where they come from: special routes that a route die shows,
//! and routes built upon others; and which route die another took the place of.

use super::{Auditor, State};
use crate::board::Building;
use crate::game::finding::{Finding, FindingKind, Verdict};
use crate::game::round::{Fault, Piece, Played};
use crate::rules::Ruleset;
use crate::rules::catalogue::{Route, specials};
use crate::rules::contract::Moved;
use std::collections::BTreeMap;

/// The most ways to tell what lies below the routes of a round that are looked at.
const MOST_READINGS: usize = 128;

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
    /// The pieces of a round in every way to read them that can matter: special routes taken for what
    /// a route die showed, and routes for what was drawn onto others.
    ///
    /// One such die shows one route a round, which factories may copy. All of that route in the round
    /// came from it, or all but one: nobody may mark a special route off twice.
    pub(in crate::game) fn dealings(&self, round: u8, pieces: &[Piece]) -> Vec<Vec<Piece>> {
        let mut found = self.readings(pieces);
        if self.moved(round) != Moved::Nothing {
            // A route of another round that was moved answers for no die of this one.
            for reading in found.clone() {
                for number in 0..reading.len() {
                    let special = reading[number].is_special();
                    let own = reading[number].face.is_none() && reading[number].route.is_some();
                    if own && (!special || self.moved(round) == Moved::Any) {
                        let mut changed = reading.clone();
                        changed[number].route = None;
                        found.push(changed);
                    }
                }
            }
        }
        if !self.deals {
            return found;
        }
        for none in found.clone() {
            for route in specials() {
                let own: Vec<usize> =
                    (0..none.len()).filter(|&n| none[n].route == Some(route)).collect();
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
        }
        found
    }

    /// The most pieces of a round that route dice can have given, factories included; nothing where
    /// pieces do not tell what drew them.
    pub(in crate::game) fn most_of_dice(&self, round: u8) -> Option<usize> {
        let sites = self.sketch.layout().buildings().iter();
        let copies = sites.filter(|site| site.building == Building::Factory).count();
        let told = !self.deals && self.below.is_empty() && self.moved(round) == Moved::Nothing;
        let plain = self.ruleset.expansions.iter().all(|one| one.left_behind().is_empty());
        (told && plain).then(|| self.dice() + copies)
    }

    fn moved(&self, round: u8) -> Moved {
        self.ruleset.moved(self.faces_rolled(round))
    }

    /// The pieces with every choice of the routes below those that may be built upon; where there are
    /// too many choices, such pieces answer for no die, and none is missed.
    fn readings(&self, pieces: &[Piece]) -> Vec<Vec<Piece>> {
        let mut plain = pieces.to_vec();
        for piece in &mut plain {
            let mut own = self.pieces.iter().filter(|(_, own)| own.index == piece.index);
            if let Some((_, own)) = own.next().filter(|_| piece.face.is_none()) {
                (piece.route, piece.dealt) = (own.route, false);
            }
        }
        let built = |piece: &Piece| self.below.get(&piece.index).filter(|_| piece.face.is_none());
        let choices = |piece: &Piece| -> Vec<Option<&'static Route>> {
            let Some((below, surely)) = built(piece) else { return vec![piece.route] };
            let own = (!surely).then_some(piece.route);
            own.into_iter().chain(below.iter().copied().map(Some)).collect()
        };
        let all: Vec<Vec<Option<&'static Route>>> = plain.iter().map(choices).collect();
        let count = all.iter().fold(1_usize, |count, open| count.saturating_mul(open.len()));
        if count > MOST_READINGS {
            for piece in plain.iter_mut().filter(|piece| built(piece).is_some()) {
                piece.route = None;
            }
            return vec![plain];
        }
        let mut found = vec![plain];
        for (number, open) in all.iter().enumerate() {
            let grown = |pieces: Vec<Piece>| {
                let read = move |route: &Option<&'static Route>| {
                    let mut pieces = pieces.clone();
                    pieces[number].route = *route;
                    pieces
                };
                open.iter().map(read).collect::<Vec<_>>()
            };
            found = found.into_iter().flat_map(grown).collect();
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
        if !self.deals && self.below.is_empty() && self.ruleset.moved(&[]) == Moved::Nothing {
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
                for pieces in self.dealings(round, &pieces) {
                    if let Ok(played) = self.explain(&way.state, round, &pieces) {
                        let none_spent = !pieces.iter().any(Piece::is_special);
                        go(way, pieces, Some(&played));
                        explained = true;
                        if none_spent {
                            // No other way leaves more for later rounds.
                            break;
                        }
                    }
                }
            }
            if !explained && let Some(first) = ways.first() {
                // What speaks least against it: dice that can have been rolled, the fewest faults,
                // then the fewest marked off.
                let faults = |pieces: &Vec<Piece>| {
                    let faults = self.explain(&first.state, round, pieces).err();
                    let mut faults = faults.unwrap_or_default();
                    // A route drawn twice is told before the dice are looked at, which may speak
                    // against it besides.
                    if faults.iter().any(|fault| matches!(fault, Fault::Again(_))) {
                        faults.extend(self.faults(&first.state, round, pieces));
                    }
                    let dice = faults.iter().any(|fault| matches!(fault, Fault::Dice(_)));
                    (dice, faults.len(), printed(pieces).count_ones())
                };
                if let Some(pieces) = self.dealings(round, &pieces).into_iter().min_by_key(faults) {
                    go(first, pieces, None);
                }
            }
            ways = next.into_values().collect();
        }
        ways.into_iter().next().map_or_else(Vec::new, |way| way.rounds)
    }
}
