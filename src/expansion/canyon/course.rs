//! In which order canyons can have been drawn: whole patterns, each from the outer edge or from the
//! open end of a canyon that is there (Shining Yellow rulebook, Canyon Dice).

use super::{CANYON, DICE, Meeting, Segments};
use crate::board::{Mark, Side, Turn};
use crate::expansion::traces::numbers;
use crate::rules::contract::{Chronicle, Course, MOST_TRACES, Past, Shows, Trace, Unit};

/// The canyons of a board, segment by segment.
pub(super) fn chronicle<'a>(past: &Past<'a>) -> Option<Chronicle<'a>> {
    let segments = Segments::of(past.sketch, past.ruleset);
    if segments.list.is_empty() || segments.list.len() >= MOST_TRACES {
        return None;
    }
    let trace = |number: usize| {
        let place = segments.places(&[number]).first().copied()?;
        let mark = Mark { word: CANYON.into(), at: place };
        let round = past.sketch.mark_round(&mark);
        let round = round.filter(|round| (1..=past.rounds()).contains(round));
        Some(Trace { marks: vec![(mark, 1)], round, ..Trace::default() })
    };
    let traces: Vec<Trace> = (0..segments.list.len()).filter_map(trace).collect();
    let mut units: Vec<Unit> = Vec::new();
    for face in DICE.iter().flat_map(|die| die.faces) {
        let Shows::Path { steps, .. } = &face.shows else { continue };
        for turn in Turn::ALL {
            for start in 0..segments.at.len() {
                let turned = steps.iter().map(|&step| turn.apply(step));
                let Some(traces) = walked(&segments, start, turned) else { continue };
                if !units.iter().any(|unit| unit.traces == traces) {
                    units.push(Unit { traces, face: Some(face) });
                }
            }
        }
    }
    let of_corner = |here: &Meeting| here.iter().map(|segment| 1_u64 << segment).sum();
    let at = segments.at.iter().map(of_corner).collect();
    Some(Chronicle::drawn(traces, units, Whole { segments, at }))
}

/// The segments of a walk along the grid, if each of them is a canyon.
fn walked(segments: &Segments<'_>, start: usize, steps: impl Iterator<Item = Side>) -> Option<u64> {
    let width = usize::from(segments.layout.cols()) + 1;
    let (mut corner, mut traces) = (start, 0_u64);
    for side in steps {
        let next = match side {
            Side::North => corner.checked_sub(width)?,
            Side::South => corner + width,
            Side::West => corner.checked_sub(1)?,
            Side::East => corner + 1,
        };
        let on = |&segment: &usize| segments.across(segment, corner) == next;
        let segment = segments.at.get(corner)?.iter().find(on)?;
        traces |= 1 << segment;
        corner = next;
    }
    Some(traces)
}

struct Whole<'a> {
    segments: Segments<'a>,
    /// For each grid corner, the segments that meet there, a bit each.
    at: Vec<u64>,
}

impl Whole<'_> {
    /// How many segments of a set meet in a corner.
    fn meet(&self, standing: u64, corner: usize) -> u32 {
        self.at.get(corner).map_or(0, |here| (here & standing).count_ones())
    }
}

impl Course for Whole<'_> {
    fn follows(&self, standing: u64, unit: &Unit) -> bool {
        let grown = standing | unit.traces;
        let mut starts = false;
        for segment in numbers(unit.traces) {
            for corner in self.segments.list[segment].ends {
                if self.meet(grown, corner) > 2 {
                    return false;
                }
                let end = self.meet(unit.traces, corner) == 1;
                starts |=
                    self.segments.is_border(corner) || end && self.meet(standing, corner) == 1;
            }
        }
        starts
    }
}
