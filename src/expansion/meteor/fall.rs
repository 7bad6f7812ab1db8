//! Whether meteors can have fallen as the craters of a board lie, round by round.

use super::{LAST_HIT, Meteor, PATH, centre, craters, direction, distance, flight};
use crate::board::{Layout, Side, Space, message};
use crate::expansion::tools::amounts;
use crate::rules::contract::{Finding, Past};

/// Steps of the search for the meteors of a game.
const MOST_STEPS: u32 = 20_000;

/// The search for falls that leave the craters and the dot of a board. Dice that are not known may have
/// shown anything.
pub(super) struct Fall<'a> {
    past: &'a Past<'a>,
    layout: &'a Layout,
    crater: Vec<bool>,
    drawn: Vec<Option<u8>>,
    dot: Option<usize>,
    // The last round that something shows was played, and the last of the game.
    last: u8,
    rounds: u8,
    // What was hit, but not yet.
    left: usize,
    // For each space the round of its last hit, 0 for none.
    hit: Vec<u8>,
    steps: u32,
}

impl Fall<'_> {
    pub(super) fn judge(past: &Past<'_>, found: &mut Vec<Finding>) {
        let (sketch, layout) = (past.sketch, &**past.sketch.layout());
        let crater = craters(sketch);
        let routes = || sketch.drawn_by_hand().map(|(_, cell)| cell);
        // What another expansion draws may have covered a crater.
        let alone = past.ruleset.expansions.len() == 1;
        if past.rolls.is_empty() && !alone || routes().any(|cell| cell.round.is_none()) {
            return;
        }
        let rounds = past.ruleset.rounds(layout);
        let drawn: Vec<Option<u8>> = sketch.cells().iter().map(|cell| cell.round).collect();
        let known = past.rolls.keys().copied();
        let last = known.chain(drawn.iter().flatten().copied()).max().unwrap_or(0);
        let dots = amounts(sketch, LAST_HIT);
        let mut fall = Fall {
            past,
            layout,
            drawn,
            dot: dots.iter().position(|&count| count > 0),
            last: last.min(rounds),
            // Dice of the last rounds may not have been written down.
            rounds,
            left: crater.iter().filter(|&&crater| crater).count(),
            hit: vec![0; crater.len()],
            crater,
            steps: 0,
        };
        let Some(start) = centre(layout) else { return };
        if !fall.explains(1, start, past.spendable()) && fall.steps < MOST_STEPS {
            let spaces = (0..fall.crater.len()).filter(|&index| fall.crater[index]);
            let spaces: Vec<Space> = spaces.map(|index| layout.space(index)).collect();
            let what = match past.rolls.is_empty() {
                true => message!("fact-meteors"),
                false => message!("fact-meteor-dice"),
            };
            found.push(Finding::at(&PATH, spaces, what));
        }
    }

    fn is_route(&self, index: usize) -> bool {
        !self.past.sketch.cells()[index].drawing.is_empty()
    }

    /// Whether a crater lies in a space when the meteor of a round falls, as far as the board shows.
    fn lies(&self, index: usize, round: u8) -> bool {
        let hit = self.hit[index];
        let over = self.is_route(index)
            && self.drawn[index].is_some_and(|drawn| (hit..round).contains(&drawn));
        hit > 0 && !over
    }

    /// Whether the rounds from this one on can leave what is left.
    fn explains(&mut self, round: u8, at: usize, spendable: usize) -> bool {
        self.steps += 1;
        if self.steps >= MOST_STEPS {
            return false;
        }
        if round > self.last && self.left == 0 && self.dot.is_none_or(|dot| dot == at) {
            return true;
        }
        if self.left > usize::from((self.rounds + 1).saturating_sub(round)) || round > self.rounds {
            return false;
        }
        let past = self.past;
        let roll = past.roll(&Meteor, round);
        let told: Option<&[(&str, Side)]> = roll.iter().find_map(|face| direction(face.id));
        let directions = told.or_else(|| direction("any")).unwrap_or_default();
        let told = roll.iter().find_map(|face| distance(face.id));
        let distances = told.map_or(1..=3, |distance| distance..=distance);
        for &(_, side) in directions {
            for distance in distances.clone() {
                if self.falls(round, at, side, distance, spendable) {
                    return true;
                }
            }
        }
        spendable > 0 && past.may_spend(round) && self.explains(round + 1, at, spendable - 1)
    }

    /// Whether this meteor explains its round and leads on.
    fn falls(
        &mut self,
        round: u8,
        from: usize,
        towards: Side,
        distance: usize,
        spendable: usize,
    ) -> bool {
        let lying: Vec<bool> = (0..self.hit.len()).map(|index| self.lies(index, round)).collect();
        let Some(path) = flight(self.layout, &lying, from, towards, distance) else { return false };
        // A crater on the way may have been built over by a route that this meteor destroys.
        let from = distance.saturating_sub(1).min(path.len());
        for &target in &path[from..] {
            let kept = if self.is_route(target) {
                self.drawn[target].is_some_and(|drawn| drawn >= round)
            } else {
                let dated = self.drawn[target].is_none_or(|dated| dated >= round);
                self.crater[target] && dated || self.layout.is_blocked(self.layout.space(target))
            };
            if !kept {
                continue;
            }
            let before = std::mem::replace(&mut self.hit[target], round);
            let new = usize::from(self.crater[target] && before == 0);
            self.left -= new;
            let leads = self.explains(round + 1, target, spendable);
            self.left += new;
            self.hit[target] = before;
            if leads {
                return true;
            }
        }
        false
    }
}
