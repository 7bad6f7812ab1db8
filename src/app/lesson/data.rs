//! The walk through a score: one line at a time, guessed first if wanted.

use crate::board::{Place, Space};
use crate::score::{Evidence, Item, Sheet};
use std::collections::BTreeSet;

/// Where the walk is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lesson {
    /// Whether it has begun.
    pub running: bool,
    /// Which line of the sheet, counted from 0; one past the last is the sum.
    pub step: usize,
    /// Whether the player marks first what they think counts.
    pub guess: bool,
    /// What they marked.
    pub marked: BTreeSet<Space>,
    /// Whether the answer is shown.
    pub shown: bool,
}

impl Lesson {
    /// Goes to a step.
    pub fn go(&mut self, step: usize) {
        self.step = step;
        self.marked.clear();
        self.shown = !self.guess;
    }

    /// Marks a space as counting, or takes its mark back.
    pub fn mark(&mut self, space: Space) {
        if !self.marked.remove(&space) {
            self.marked.insert(space);
        }
    }
}

/// The spaces that earn a line's points.
fn spaces_of(evidence: &Evidence) -> BTreeSet<Space> {
    match evidence {
        Evidence::Networks(networks) => networks
            .iter()
            .filter(|network| network.points > 0)
            .flat_map(|network| network.spaces())
            .collect(),
        Evidence::Route(route) => route.passes.iter().map(|pass| pass.space).collect(),
        Evidence::Spaces(spaces) => spaces.iter().copied().collect(),
        Evidence::Ends(ends) => ends.iter().map(|open| open.end.space).collect(),
        Evidence::Buildings(track) => track.active.iter().copied().collect(),
        Evidence::Parts(extra) => extra
            .parts
            .iter()
            .flat_map(|part| &part.places)
            .filter_map(|place| match place {
                Place::Space(space) | Place::Side(space, _) => Some(*space),
                Place::Corner(..) => None,
            })
            .collect(),
    }
}

/// What a guess got right.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Compared {
    /// Spaces marked that count.
    pub right: Vec<Space>,
    /// Spaces that count and were not marked.
    pub missed: Vec<Space>,
    /// Spaces marked that do not count.
    pub surplus: Vec<Space>,
}

/// Holds the spaces marked against those that earn a line's points.
pub fn compare(sheet: &Sheet, item: &Item, marked: &BTreeSet<Space>) -> Compared {
    let lines = &sheet.lines;
    let line = lines.iter().find(|line| line.item == *item);
    let truth = line.map(|line| spaces_of(&line.evidence)).unwrap_or_default();
    Compared {
        right: truth.intersection(marked).copied().collect(),
        missed: truth.difference(marked).copied().collect(),
        surplus: marked.difference(&truth).copied().collect(),
    }
}
