//! When craters can have come to lie on a board, and which routes meteors can have erased (classic
//! rulebook, Meteor Dice).

use super::{CRATER, Meteor, craters};
use crate::board::{Cell, Kind, Mark, Place, Sketch, Space};
use crate::expansion::after_round;
use crate::expansion::traces::{draw_anything, marks_in};
use crate::rules::contract::{AnyOrder, Chronicle, Erasures, Gone, MOST_TRACES, Past, Trace, Unit};

/// The most pairs of craters of which two may have lain beside one network.
const MOST_PAIRS: usize = 100;

/// The craters of a board, one a round. Others may have been built over.
pub(super) fn chronicle<'a>(past: &Past<'a>) -> Option<Chronicle<'a>> {
    let spaces = lying(past);
    if spaces.is_empty() || spaces.len() >= MOST_TRACES {
        return None;
    }
    let trace = |&space: &Space| Trace {
        space: Some(space),
        marks: marks_in(&Meteor, past, space),
        round: past.dated(space),
        ..Trace::default()
    };
    let unit = |number: usize| Unit { traces: 1 << number, face: None };
    let traces = spaces.iter().map(trace).collect();
    let units = (0..spaces.len()).map(unit).collect();
    let drawn = Chronicle::drawn(traces, units, AnyOrder);
    Some(Chronicle { without_dice: 1, whole: false, ..drawn })
}

/// The spaces of the craters that lie there.
fn lying(past: &Past<'_>) -> Vec<Space> {
    let crater = craters(past.sketch);
    let layout = past.sketch.layout();
    (0..crater.len()).filter(|&index| crater[index]).map(|index| layout.space(index)).collect()
}

/// A meteor a round erases at most one route, before anything is drawn.
pub(super) fn erasures(played: u8) -> Erasures {
    // The first falls on an empty board.
    let by_round = (1..=played).map(|round| usize::from(round > 1)).collect();
    Erasures { before_drawing: true, ..Erasures::in_rounds(by_round) }
}

/// Routes may have stood where a meteor fell later, and under craters that were built over.
pub(super) fn gone<'a>(past: &Past<'a>, round: u8) -> Gone<'a> {
    let last = past.rounds();
    let later = |space: &Space| past.dated(*space).is_none_or(|drawn| drawn > round);
    let known = lying(past);
    // A meteor for each crater that lies there; the others may have hit what was built over later.
    let hidden = usize::from(last).saturating_sub(known.len()) > 0;
    let rebuilt = past.sketch.drawn_by_hand().map(|(space, _)| space).filter(later);
    let rebuilt: Vec<Space> = if hidden { rebuilt.collect() } else { Vec::new() };
    // After the last round nothing falls.
    let routes: Vec<Space> = match round < last {
        true => known.iter().copied().filter(later).chain(rebuilt.iter().copied()).collect(),
        false => Vec::new(),
    };
    let early = |space: &Space| past.dated(*space).is_none_or(|drawn| drawn <= round);
    let holes: Vec<Space> = known.into_iter().filter(early).chain(rebuilt).collect();
    if routes.is_empty() && holes.iter().all(|hole| past.dated(*hole).is_some()) {
        return Gone::Nothing;
    }
    // By the end of a round no more meteors fell than it has rounds.
    let mut sets: Vec<Vec<Space>> = holes.iter().map(|&hole| vec![hole]).collect();
    sets.insert(0, Vec::new());
    if round >= 2 {
        let pairs = holes.len() * holes.len().saturating_sub(1) / 2;
        if pairs > MOST_PAIRS {
            return Gone::Anything;
        }
        for (number, &first) in holes.iter().enumerate() {
            sets.extend(holes[number + 1..].iter().map(|&second| vec![first, second]));
        }
    }
    let earlier = after_round(past.sketch, round);
    let both =
        sets.into_iter().flat_map(|set| [(set.clone(), Kind::Highway), (set, Kind::Railway)]);
    let board = move |(open, kind): (Vec<Space>, Kind)| {
        let mut board: Sketch = earlier.clone();
        let covered: Vec<Space> =
            routes.iter().copied().filter(|space| !open.contains(space)).collect();
        for space in open {
            board.set(space, Cell::default());
            board.set_mark(Mark { word: CRATER.into(), at: Place::Space(space) }, 1);
        }
        draw_anything(&mut board, &covered, kind);
        board
    };
    Gone::Within(Box::new(both.map(board)))
}
