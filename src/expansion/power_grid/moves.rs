//! What a power die can do, and whether the dice of a game can have left what a board shows
//! (compendium, Power Grid Dice).

use super::{ACCUMULATOR, BOLT, DICE, MOST_CHARGES, PowerGrid, charges};
use crate::board::{Layout, Mark, Place, Side, Sketch};
use crate::expansion::mark_round;
use crate::expansion::tools::{amounts, beyond, has_route};
use crate::rules::contract::Past;
use std::collections::BTreeSet;

/// Moves that are tried before nothing is told.
const MOST_STEPS: usize = 60_000;

/// Bolts that a set holds, a bit each.
const MOST_BOLTS: usize = 64;

/// Whether some moves lead to a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Possible {
    /// Some do, or they are too many to try.
    Perhaps,
    /// None does.
    No,
}

/// Routes, exits and accumulators of a board.
pub(super) struct Grid<'a> {
    layout: &'a Layout,
    routes: Vec<bool>,
    cells: Vec<bool>,
}

/// The way a direction of the dice points.
fn towards(face: &str) -> Option<Side> {
    match face {
        "up" => Some(Side::North),
        "right" => Some(Side::East),
        "down" => Some(Side::South),
        "left" => Some(Side::West),
        _ => None,
    }
}

impl<'a> Grid<'a> {
    pub(super) fn of(sketch: &'a Sketch) -> Grid<'a> {
        let layout = sketch.layout();
        Grid {
            layout,
            routes: (0..layout.area()).map(|index| has_route(sketch, index)).collect(),
            cells: amounts(sketch, ACCUMULATOR).iter().map(|&count| count > 0).collect(),
        }
    }

    /// Every row of spaces that a face can give bolts, those that have one given.
    pub(super) fn runs(&self, face: &str, bolted: &dyn Fn(usize) -> bool) -> Vec<Vec<usize>> {
        let open = |&index: &usize| self.routes[index] && !self.cells[index] && !bolted(index);
        let all = 0..self.layout.area();
        let Some(side) = towards(face) else {
            return all.filter(open).map(|index| vec![index]).collect();
        };
        // From an exit straight inward, its own space first; or on from a bolt.
        let exits = self.layout.exits().iter().filter(|exit| exit.side == side.opposite());
        let exits = exits.filter_map(|exit| self.layout.index(exit.space));
        let on = all.filter(|&index| bolted(index) && self.routes[index]);
        let on = on.filter_map(|index| beyond(self.layout, index, side));
        let mut found = Vec::new();
        for first in exits.chain(on) {
            let mut run = Vec::new();
            let mut next = Some(first);
            while let Some(index) = next.filter(open) {
                run.push(index);
                found.push(run.clone());
                next = beyond(self.layout, index, side);
            }
        }
        found.sort();
        found.dedup();
        found
    }

    /// The accumulator that a face can charge.
    pub(super) fn charged(&self, face: &str, bolted: &dyn Fn(usize) -> bool) -> Option<usize> {
        let mut cells = (0..self.cells.len()).filter(|&index| self.cells[index]);
        match towards(face) {
            None => cells.next(),
            Some(side) => cells.find(|&index| {
                let from = beyond(self.layout, index, side.opposite());
                from.is_some_and(|from| bolted(from) && self.routes[from])
            }),
        }
    }
}

/// How many dice a group of bolts that touch takes at least.
///
/// Each die gives bolts within one row or column, so that it takes as many dice as rows and columns
/// are needed to hold them all, which are as many as bolts can be chosen of which no two share a row
/// or column. Without the space of an exit, the first bolt stands alone.
pub(super) fn lines_needed(layout: &Layout, group: &[usize], exit: bool) -> usize {
    let cols = usize::from(layout.cols());
    let mut row_of: Vec<Option<usize>> = vec![None; cols];
    let mut chosen = 0;
    for row in 0..usize::from(layout.rows()) {
        let mut seen = vec![false; cols];
        chosen += usize::from(choose(group, cols, row, &mut row_of, &mut seen));
    }
    match (exit, group.len()) {
        (true, _) | (_, 1) => chosen,
        (false, _) => 1 + chosen.saturating_sub(1).max(1),
    }
}

/// Finds a column for a row by an augmenting path.
fn choose(
    group: &[usize],
    cols: usize,
    row: usize,
    row_of: &mut [Option<usize>],
    seen: &mut [bool],
) -> bool {
    for col in group.iter().filter(|&&index| index / cols == row).map(|index| index % cols) {
        if seen[col] {
            continue;
        }
        seen[col] = true;
        let free = match row_of[col] {
            None => true,
            Some(other) => choose(group, cols, other, row_of, seen),
        };
        if free {
            row_of[col] = Some(row);
            return true;
        }
    }
    false
}

/// Bolts in a set, and charges.
type State = (u64, u8);

struct Replay<'a> {
    grid: Grid<'a>,
    /// The space of each bolt, the round of its route, and its own.
    bolts: Vec<(usize, Option<u8>, Option<u8>)>,
    goal: State,
    steps: usize,
}

/// Whether the dice known, and any of the others, can have left the bolts and charges of a board.
pub(super) fn possible(past: &Past<'_>) -> Possible {
    let bolts = amounts(past.sketch, BOLT);
    let grid = Grid::of(past.sketch);
    let at: Vec<usize> = (0..bolts.len()).filter(|&index| bolts[index] > 0).collect();
    let astray = at.iter().any(|&index| !grid.routes[index] || grid.cells[index]);
    let cells = grid.cells.iter().filter(|cell| **cell).count();
    if astray || cells != 1 || at.len() > MOST_BOLTS || past.ruleset.others_erase("power-grid") {
        return Possible::Perhaps;
    }
    let all = at.iter().enumerate().fold(0, |all, (bit, _)| all | 1_u64 << bit);
    let dated = |&index: &usize| {
        let space = past.sketch.layout().space(index);
        let own = mark_round(past.sketch, &Mark { word: BOLT.into(), at: Place::Space(space) });
        (index, past.dated(space), own.filter(|own| (1..=past.rounds()).contains(own)))
    };
    let mut replay = Replay {
        grid,
        bolts: at.iter().map(dated).collect(),
        goal: (all, charges(past.sketch).clamp(0, MOST_CHARGES.into()) as u8),
        steps: 0,
    };
    let mut states: BTreeSet<State> = BTreeSet::from([(0, 0)]);
    for round in 1..=past.rounds() {
        let known: Vec<&str> = past.roll(&PowerGrid, round).iter().map(|face| face.id).collect();
        let [first, second] = match known[..] {
            [first, second] => [vec![first], vec![second]],
            [first] => [vec![first], every_face()],
            [] => [every_face(), every_face()],
            // No two dice show so much.
            _ => return Possible::Perhaps,
        };
        let one = replay.used(&states, &first, round);
        let mut next = replay.used(&one, &second, round);
        if first != second {
            let other = replay.used(&states, &second, round);
            next.extend(replay.used(&other, &first, round));
        }
        states = next;
        if replay.steps > MOST_STEPS || states.contains(&replay.goal) {
            return Possible::Perhaps;
        }
    }
    Possible::No
}

fn every_face() -> Vec<&'static str> {
    DICE[0].faces.iter().map(|face| face.id).collect()
}

impl Replay<'_> {
    /// What can stand after a die that shows one of these faces is used, or not.
    fn used(&mut self, states: &BTreeSet<State>, faces: &[&str], round: u8) -> BTreeSet<State> {
        let mut found = states.clone();
        for &(set, charges) in states {
            let bit = |index: usize| self.bolts.iter().position(|&(at, ..)| at == index);
            let bolted = |index: usize| bit(index).is_some_and(|bit| set >> bit & 1 == 1);
            for face in faces {
                if self.steps > MOST_STEPS {
                    return found;
                }
                let runs = self.grid.runs(face, &bolted);
                let mut steps = 1;
                for run in runs {
                    steps += 1;
                    // Only bolts that are there at the end and are of no other round, on routes that
                    // were there by then.
                    let more = run.iter().try_fold(0_u64, |more, &index| {
                        let bit = bit(index)?;
                        let (_, route, own) = self.bolts[bit];
                        let there = route.is_none_or(|drawn| drawn <= round);
                        (there && own.is_none_or(|own| own == round)).then_some(more | 1 << bit)
                    });
                    found.extend(more.map(|more| (set | more, charges)));
                }
                self.steps += steps;
                if charges < self.goal.1 && self.grid.charged(face, &bolted).is_some() {
                    found.insert((set, charges + 1));
                }
            }
        }
        found
    }
}
