//! In which order water can have been drawn, and when it filled spaces (Deep Blue rulebook, Lake
//! Dice).

use super::{ABOUT, DICE, FULL, Lake, WATER, Water};
use crate::board::{Mark, Place, Side, Sketch};
use crate::expansion::tools::beyond;
use crate::expansion::traces::{faces_as_traces, marks_in, numbers};
use crate::rules::contract::{Chronicle, Course, Face, MOST_TRACES, Past, Trace, Unit};

/// The water of a board. A space filled with water may have been partly wet before.
pub(super) fn chronicle<'a>(past: &Past<'a>) -> Option<Chronicle<'a>> {
    let (mut traces, mut units) = faces_as_traces(&Lake, past)?;
    let water = Water::of(past.sketch);
    let layout = water.layout;
    for index in (0..water.full.len()).filter(|&index| water.full[index]) {
        let space = layout.space(index);
        let (full, partly): (Vec<_>, Vec<_>) =
            marks_in(&Lake, past, space).into_iter().partition(|(mark, _)| mark.word == FULL);
        let bare = Trace { space: Some(space), ..Trace::default() };
        traces.push(Trace { marks: full, ..bare.clone() });
        let shown: Vec<Mark> = partly.iter().map(|(mark, _)| mark.clone()).collect();
        for (face, marks) in wet_faces(past.sketch, index) {
            let fits = shown.is_empty() || shown == marks;
            let twice = |trace: &Trace| trace.space == Some(space) && names(trace) == marks;
            if !fits || traces.iter().any(twice) {
                continue;
            }
            units.push(Unit { traces: 1_u64.checked_shl(traces.len() as u32)?, face: Some(face) });
            let marks = marks.into_iter().map(|mark| (mark, 1)).collect();
            traces.push(Trace { marks, gone: shown.is_empty(), ..bare.clone() });
        }
    }
    if traces.len() >= MOST_TRACES {
        return None;
    }
    let of_trace = |trace: &Trace| {
        let index = trace.space.and_then(|space| layout.index(space))?;
        let full = trace.marks.iter().any(|(mark, _)| mark.word == FULL);
        let wet = |side| {
            let own = |mark: &Mark| {
                mark.word == WATER && matches!(mark.at, Place::Side(_, at) if at == side)
            };
            full || trace.marks.iter().any(|(mark, _)| own(mark))
        };
        Some(Wet { index, full, sides: Side::ALL.map(wet) })
    };
    let wet = traces.iter().filter_map(of_trace).collect();
    let blocked = |index: usize| layout.is_blocked(layout.space(index));
    // What routes stand in a space for sure, and from what round on; without a number nobody knows.
    let routes = (0..layout.area()).map(|index| {
        let cell = past.sketch.cells()[index];
        (!cell.drawing.is_empty() || blocked(index)).then(|| match blocked(index) {
            true => 0,
            false => past.dated(layout.space(index)).unwrap_or(0),
        })
    });
    let filling = Filling { sketch: past.sketch, wet, routes: routes.collect() };
    let whole = !past.ruleset.others_erase(ABOUT.id);
    Some(Chronicle { whole, ..Chronicle::drawn(traces, units, filling) })
}

fn names(trace: &Trace) -> Vec<Mark> {
    trace.marks.iter().map(|(mark, _)| mark.clone()).collect()
}

/// The faces of nothing but water, laid in a space every way.
fn wet_faces(sketch: &Sketch, index: usize) -> Vec<(&'static Face, Vec<Mark>)> {
    let space = sketch.layout().space(index);
    let mut found = Vec::new();
    for face in DICE.iter().flat_map(|die| die.faces) {
        for laid in face.orientations(space).into_iter().filter(|laid| laid.drawing.is_empty()) {
            found.push((face, laid.marks.into_iter().map(|(mark, _)| mark).collect()));
        }
    }
    found
}

struct Wet {
    index: usize,
    full: bool,
    sides: [bool; 4],
}

struct Filling<'a> {
    sketch: &'a Sketch,
    /// For each trace, where it is wet.
    wet: Vec<Wet>,
    /// For each space, the round of its route.
    routes: Vec<Option<u8>>,
}

impl Course for Filling<'_> {
    fn settled(&self, mut standing: u64, round: u8) -> Option<u64> {
        let layout = &**self.sketch.layout();
        let mut sides = vec![[false; 4]; layout.area()];
        let mut full = vec![false; layout.area()];
        let mut add = |trace: &Wet, sides: &mut Vec<[bool; 4]>| {
            full[trace.index] |= trace.full;
            for side in Side::ALL {
                sides[trace.index][side.index()] |= trace.sides[side.index()];
            }
            full.clone()
        };
        let mut filled = Vec::new();
        for number in numbers(standing) {
            filled = add(self.wet.get(number)?, &mut sides);
        }
        loop {
            let must = (0..sides.len()).find(|&index| {
                let route = self.routes[index].is_some_and(|drawn| drawn <= round);
                let open = Side::ALL.into_iter().filter(|&side| {
                    !sides[index][side.index()]
                        && beyond(layout, index, side)
                            .is_some_and(|there| sides[there][side.opposite().index()])
                });
                !route && !filled.get(index).copied().unwrap_or(false) && open.count() >= 3
            });
            let Some(index) = must else { return Some(standing) };
            let trace = self.wet.iter().position(|wet| wet.full && wet.index == index)?;
            standing |= 1 << trace;
            filled = add(&self.wet[trace], &mut sides);
        }
    }
}
