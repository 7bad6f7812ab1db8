//! In which order lava can have been drawn, and which routes it can have erased (classic rulebook,
//! Lava Dice).

use super::{ABOUT, Flow, Lava, VOLCANO, first_volcano};
use crate::board::{Kind, Place, Side, Sketch, Space};
use crate::expansion::tools::beyond;
use crate::expansion::traces::{draw_anything, faces_as_traces, marks_in, numbers};
use crate::expansion::{after_round, filled};
use crate::rules::contract::{Chronicle, Course, Erasures, Gone, MOST_TRACES, Past, Trace, Unit};

/// The lava and the volcanoes of a board.
pub(super) fn chronicle<'a>(past: &Past<'a>) -> Option<Chronicle<'a>> {
    let (mut traces, mut units) = faces_as_traces(&Lava, past)?;
    let flow = Flow::of(past.sketch);
    let centre = first_volcano(flow.layout).map(|index| flow.layout.space(index));
    let mut start = 0;
    for index in (0..flow.volcano.len()).filter(|&index| flow.volcano[index]) {
        if traces.len() >= MOST_TRACES {
            return None;
        }
        let space = flow.layout.space(index);
        let own = 1 << traces.len();
        if Some(space) == centre {
            start |= own;
        } else {
            units.push(Unit { traces: own, face: None });
        }
        let round = past.dated(space).filter(|_| Some(space) != centre);
        let marks = marks_in(&Lava, past, space);
        traces.push(Trace { space: Some(space), marks, round, ..Trace::default() });
    }
    let index = |trace: &Trace| trace.space.and_then(|space| flow.layout.index(space));
    let spaces: Vec<usize> = traces.iter().filter_map(index).collect();
    let whole = !past.ruleset.others_erase(ABOUT.id);
    let drawn = Chronicle::drawn(traces, units, Spread { flow, spaces });
    Some(Chronicle { start, without_dice: usize::MAX, whole, ..drawn })
}

struct Spread<'a> {
    flow: Flow<'a>,
    /// For each trace, the number of its space.
    spaces: Vec<usize>,
}

impl Course for Spread<'_> {
    fn follows(&self, standing: u64, unit: &Unit) -> bool {
        let Some(&here) = numbers(unit.traces).next().and_then(|n| self.spaces.get(n)) else {
            return true;
        };
        let stands = |index: usize| {
            let trace = self.spaces.iter().position(|&space| space == index);
            trace.is_some_and(|trace| standing >> trace & 1 == 1)
        };
        let mut beside = Side::ALL.into_iter().filter_map(|side| {
            let there = beyond(self.flow.layout, here, side)?;
            stands(there).then_some((side, there))
        });
        if self.flow.volcano[here] {
            beside.next().is_none()
        } else {
            beside.any(|(side, there)| self.flow.joined(here, side, there))
        }
    }
}

/// Lava may erase a route only while no free space lies beside an open side of it. A space that is
/// free to the end was always free, so that nothing was erased once lava stood beside it.
pub(super) fn erasures(past: &Past<'_>, played: u8) -> Erasures {
    let sketch = past.sketch;
    let flow = Flow::of(sketch);
    let layout = flow.layout;
    let others = past.ruleset.expansions.iter().any(|expansion| {
        expansion.id() != ABOUT.id && (expansion.erases() || !expansion.leaves().is_empty())
    });
    let filled: Vec<Space> = filled(sketch).collect();
    let free = |index: usize| {
        let space = layout.space(index);
        sketch.drawing(space).is_empty() && !layout.is_blocked(space) && !filled.contains(&space)
    };
    let centre = first_volcano(layout);
    let drawn = |index: usize| match Some(index) == centre {
        true => Some(0),
        false => past.dated(layout.space(index)),
    };
    let beside_free = |&index: &usize| {
        let mut open = flow.open_sides(index).filter_map(|side| beyond(layout, index, side));
        !others && open.any(free)
    };
    let lava = || (0..flow.sides.len()).filter(|&index| flow.is_lava(index));
    let last = lava().filter(beside_free).filter_map(drawn).min().unwrap_or(past.rounds());
    // Each makes room for one die, whose lava then stands there.
    let dice = usize::from(ABOUT.dice.iter().map(|die| die.copies).sum::<u8>());
    let room: Vec<usize> = lava().filter(|&index| !flow.volcano[index]).collect();
    let in_round = |round: u8| {
        let here = room.iter().filter(|&&index| drawn(index).is_none_or(|drawn| drawn == round));
        if round <= last { here.count().min(dice) } else { 0 }
    };
    let mut found = Erasures::in_rounds((1..=played).map(in_round).collect());
    // Room without a number was made once, in whichever round.
    for (onward, round) in found.onward.iter_mut().zip(1..) {
        let later = |&&index: &&usize| drawn(index).is_none_or(|drawn| drawn >= round);
        *onward = (*onward).min(room.iter().filter(later).count());
    }
    found
}

/// Routes may have stood where lava was drawn later.
pub(super) fn gone<'a>(past: &Past<'a>, round: u8) -> Gone<'a> {
    if erasures(past, past.rounds()).since(round.saturating_add(1)) == 0 {
        return Gone::Nothing;
    }
    let flow = Flow::of(past.sketch);
    let later = |&index: &usize| {
        let drawn = past.dated(flow.layout.space(index));
        flow.is_lava(index) && !flow.volcano[index] && drawn.is_none_or(|drawn| drawn > round)
    };
    let spaces = (0..flow.sides.len()).filter(later).map(|index| flow.layout.space(index));
    let spaces: Vec<Space> = spaces.collect();
    let (sketch, earlier) = (past.sketch, after_round(past.sketch, round));
    let board = move |kind: Kind| {
        let mut board: Sketch = earlier.clone();
        // The lava that stands there in the end is kept: no goal is lost by it.
        for (mark, amount) in sketch.marks().filter(|(mark, _)| mark.word != VOLCANO) {
            if matches!(mark.at, Place::Side(space, _) if spaces.contains(&space)) {
                board.set_mark(mark.clone(), amount);
            }
        }
        draw_anything(&mut board, &spaces, kind);
        board
    };
    Gone::Within(Box::new([Kind::Highway, Kind::Railway].into_iter().map(board)))
}
