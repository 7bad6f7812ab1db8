//! In which order cacti and oases can have been drawn, and which cacti an arid roll erased (Shining
//! Yellow rulebook, Desert Dice).

use super::{ARID, CACTUS, DICE, Desert, HEAT, OASIS};
use crate::board::{Layout, Mark, Place, Side, Space};
use crate::expansion::tools::beyond;
use crate::expansion::traces::{faces_as_traces, numbers};
use crate::rules::catalogue::identify;
use crate::rules::contract::{
    Chronicle, Course, Face, Fate, MOST_TRACES, Past, Shows, Trace, Unit,
};

/// The cacti and oases of a board, and cacti that may have stood in some spaces.
pub(super) fn chronicle<'a>(past: &Past<'a>, vanished: &[Space]) -> Option<Chronicle<'a>> {
    let (mut traces, mut units) = faces_as_traces(&Desert, past)?;
    for &space in vanished {
        for (trace, face) in lost_in(past, space) {
            units.push(Unit { traces: 1_u64.checked_shl(traces.len() as u32)?, face: Some(face) });
            traces.push(trace);
        }
    }
    if traces.len() >= MOST_TRACES {
        return None;
    }
    let holds = |trace: &Trace, word: &str| trace.marks.iter().any(|(mark, _)| mark.word == word);
    let set = |word: &str| -> u64 {
        let own = (0..traces.len()).filter(|&number| holds(&traces[number], word));
        own.map(|number| 1 << number).sum()
    };
    let layout: &'a Layout = past.sketch.layout();
    let index = |trace: &Trace| trace.space.and_then(|space| layout.index(space));
    let heat = Heat {
        layout,
        spaces: traces.iter().filter_map(index).collect(),
        cacti: set(CACTUS),
        oases: set(OASIS),
    };
    Some(Chronicle::drawn(traces, units, heat))
}

/// The cacti that may have stood in a space and be gone: two before anything else was drawn there,
/// or one beside the route that is left.
fn lost_in(past: &Past<'_>, space: Space) -> Vec<(Trace, &'static Face)> {
    let drawing = past.sketch.drawing(space);
    let round = past.dated(space);
    let mark = Mark { word: CACTUS.into(), at: Place::Space(space) };
    if past.sketch.amount(&mark) > 0 {
        return Vec::new();
    }
    let trace = |amount| Trace {
        space: Some(space),
        marks: vec![(mark.clone(), amount)],
        gone: true,
        ..Trace::default()
    };
    let mut found = Vec::new();
    for face in DICE.iter().flat_map(|die| die.faces) {
        let Shows::Space { lines, marks: [only] } = &face.shows else { continue };
        if only.word != CACTUS || found.iter().any(|(_, known): &(_, &Face)| known.id == face.id) {
            continue;
        }
        let shape = lines.parse().ok().and_then(|lines| identify(&lines));
        match shape {
            None => found.push((Trace { until: round, ..trace(only.amount) }, face)),
            Some(shape) if identify(&drawing) == Some(shape) => {
                found.push((Trace { round, ..trace(only.amount) }, face));
            }
            Some(_) => {}
        }
    }
    found
}

struct Heat<'a> {
    layout: &'a Layout,
    /// For each trace, the number of its space.
    spaces: Vec<usize>,
    cacti: u64,
    oases: u64,
}

impl Heat<'_> {
    /// What is left of this after an arid roll.
    fn survivors(&self, standing: u64) -> u64 {
        let watered = |&cactus: &usize| {
            numbers(standing & self.oases).any(|oasis| {
                Side::ALL.into_iter().any(|side| {
                    beyond(self.layout, self.spaces[cactus], side) == Some(self.spaces[oasis])
                })
            })
        };
        let dry = numbers(standing & self.cacti).filter(|cactus| !watered(cactus));
        dry.fold(standing, |left, cactus| left & !(1 << cactus))
    }
}

impl Course for Heat<'_> {
    fn fates(&self, standing: u64, known: &[&'static Face]) -> Vec<Fate> {
        let left = self.survivors(standing);
        let fate = |standing, shown, spends| Fate { standing, shown, spends };
        if known.iter().any(|face| face.id == ARID) {
            return vec![fate(left, None, false), fate(standing, None, true)];
        }
        let mut fates = vec![fate(standing, None, false)];
        if left != standing {
            fates.push(fate(left, Some(&HEAT), false));
        }
        fates
    }
}
