//! Whether the rounds of a game can have left the rainbows, clouds and clovers of a board
//! (compendium, Rainbow Die).

use super::{ABOUT, CLOUD, CLOVER, RAINBOW, RAINBOW_APART, Rainbow};
use crate::board::{Cell, Place, Side};
use crate::expansion::tools::{amounts, beyond};
use crate::rules::contract::Past;
use std::collections::BTreeSet;

/// Drawings that are tried before nothing is told.
const MOST_STEPS: usize = 60_000;

/// Marks that a set holds, a bit each.
const MOST_MARKS: usize = 63;

/// The marks of the finished board that stand, and the rainbows in whose spaces clouds stand still.
type State = (u64, u64);

/// One mark of the finished board.
struct Drawn {
    index: usize,
    word: &'static str,
    round: Option<u8>,
}

struct Replay<'a> {
    past: &'a Past<'a>,
    marks: Vec<Drawn>,
    /// The routes on the board, by space, with their rounds.
    routes: Vec<Option<Option<u8>>>,
    /// Whether a rainbow in an empty space keeps apart from others.
    apart: bool,
}

/// Whether some order of the rounds, with the dice that are known, leads to the board. Where a route
/// bears no number, its space may have been empty or not.
pub(super) fn possible(past: &Past<'_>) -> bool {
    let sketch = past.sketch;
    let layout = sketch.layout();
    // When others leave a space empty, and when they took something away, is told by no number.
    if past.ruleset.expansions.iter().any(|other| other.id() != ABOUT.id) {
        return true;
    }
    let mut marks = Vec::new();
    for word in [RAINBOW, CLOUD, CLOVER] {
        let held = amounts(sketch, word);
        let own = (0..held.len()).filter(|&index| held[index] > 0);
        marks.extend(own.map(|index| Drawn {
            index,
            word,
            round: past.dated(layout.space(index)),
        }));
    }
    if marks.len() > MOST_MARKS || marks.len() > usize::from(past.rounds()) {
        return true;
    }
    let taken = |(index, cell): (usize, &Cell)| {
        let space = layout.space(index);
        let here =
            |at: Place| matches!(at, Place::Space(own) | Place::Side(own, _) if own == space);
        let own = marks.iter().any(|mark| mark.index == index);
        let other = sketch.marks().any(|(mark, _)| here(mark.at));
        let there = !cell.drawing.is_empty() || other || layout.is_blocked(space);
        let printed = layout.is_given(space) || layout.is_blocked(space);
        (there && !own).then_some(if printed { Some(0) } else { cell.round })
    };
    let routes = sketch.cells().iter().enumerate().map(taken).collect();
    let apart = past.ruleset.answer(&RAINBOW_APART) == 0;
    Replay { past, marks, routes, apart }.leads()
}

impl Replay<'_> {
    fn leads(&self) -> bool {
        let all = (0..self.marks.len()).fold(0, |all, number| all | 1_u64 << number);
        let mut states: BTreeSet<State> = BTreeSet::from([(0, 0)]);
        let mut steps = 0;
        for round in 1..=self.past.rounds() {
            if round > self.past.played() && states.contains(&(all, 0)) {
                return true;
            }
            let known = self.past.roll(&Rainbow, round);
            let faces: Vec<&str> = match known.is_empty() {
                true => vec![RAINBOW, "rain", CLOVER],
                false => known.iter().map(|face| face.id).collect(),
            };
            let mut next = BTreeSet::new();
            for &state in &states {
                for face in &faces {
                    next.extend(self.drawn(state, face, round));
                    steps += 1;
                }
            }
            if steps > MOST_STEPS {
                return true;
            }
            states = next;
        }
        states.contains(&(all, 0))
    }

    fn stands(&self, state: State, index: usize) -> Option<&'static str> {
        let mut own = (0..self.marks.len()).filter(|&number| self.marks[number].index == index);
        own.find_map(|number| match (state.0 >> number & 1, state.1 >> number & 1) {
            (1, _) => Some(self.marks[number].word),
            (_, 1) => Some(CLOUD),
            _ => None,
        })
    }

    fn is_wet(&self, state: State, index: usize) -> bool {
        let layout = self.past.sketch.layout();
        let mut sides = Side::ALL.into_iter();
        sides.any(|side| {
            beyond(layout, index, side).is_some_and(|at| self.stands(state, at) == Some(RAINBOW))
        })
    }

    /// Whether a space is empty before the routes of a round: surely, or perhaps.
    fn is_empty(&self, state: State, index: usize, round: u8, surely: bool) -> bool {
        let free = match self.routes[index] {
            None => true,
            Some(None) => !surely,
            Some(Some(drawn)) => drawn >= round,
        };
        free && self.stands(state, index).is_none()
    }

    /// Everything that can stand after the die of a round.
    fn drawn(&self, state: State, face: &str, round: u8) -> Vec<State> {
        let area = 0..self.routes.len();
        let apart = |index: usize| !self.is_wet(state, index);
        let empty: Vec<usize> =
            area.clone().filter(|&index| self.is_empty(state, index, round, true)).collect();
        let replaced = || area.clone().filter(|&at| self.stands(state, at) == Some(CLOUD));
        let wet = empty.iter().any(|&index| self.is_wet(state, index));
        // Whether it must be drawn.
        let must = match face {
            RAINBOW => empty.iter().any(|&at| !self.apart || apart(at)) || replaced().any(apart),
            // Who plays alone has no neighbour who draws clouds, and no rule for it.
            "rain" => !empty.is_empty() && self.marks.iter().any(|mark| mark.word == CLOUD),
            _ => !empty.is_empty(),
        };
        let mut found = if must { Vec::new() } else { vec![state] };
        for (number, mark) in self.marks.iter().enumerate() {
            let (bit, at) = (1_u64 << number, mark.index);
            let free = self.is_empty(state, at, round, false);
            let in_round = mark.round.is_none_or(|own| own == round);
            match face {
                RAINBOW if mark.word == RAINBOW && in_round && state.0 & bit == 0 => {
                    let over_cloud = state.1 & bit != 0;
                    if apart(at) && over_cloud || free && (!self.apart || apart(at)) {
                        found.push((state.0 | bit, state.1 & !bit));
                    }
                }
                // A cloud that stays, or one in whose place a rainbow comes.
                "rain" if free && (!wet || self.is_wet(state, at)) => match mark.word {
                    CLOUD if in_round => found.push((state.0 | bit, state.1)),
                    RAINBOW => found.push((state.0, state.1 | bit)),
                    _ => {}
                },
                CLOVER if mark.word == CLOVER && free && in_round => {
                    found.push((state.0 | bit, state.1));
                }
                _ => {}
            }
        }
        found
    }
}
