//! How what an expansion left on a board can have come to stand there.

use super::Face;
use crate::board::{Mark, Space};

/// The most traces that a chronicle holds: a set of them is a number with a bit for each.
pub const MOST_TRACES: usize = 64;

/// Something that came to stand on a board as a whole.
#[derive(Clone, Debug, Default)]
pub struct Trace {
    /// Its space; nothing for what stands on a line between spaces.
    pub space: Option<Space>,
    /// Whether the lines of its space belong to it.
    pub lines: bool,
    /// Its marks with their amounts.
    pub marks: Vec<(Mark, u8)>,
    /// The round it was drawn in, if its number is written.
    pub round: Option<u8>,
    /// The last round in which it can have come about, if something else tells that: what was drawn
    /// over it later has a number.
    pub latest: Option<u8>,
    /// Whether the finished board does not show it any more.
    pub gone: bool,
    /// If something else is drawn in its space, the round of that: by its end it was gone.
    pub until: Option<u8>,
}

/// What is drawn at once.
#[derive(Clone, Debug)]
pub struct Unit {
    /// The traces it leaves, a bit each.
    pub traces: u64,
    /// The face of the die; nothing for what is drawn without one.
    pub face: Option<&'static Face>,
}

/// What the dice of a round do before anything is drawn, in one of several ways.
#[derive(Clone, Debug)]
pub struct Fate {
    /// What stands afterwards.
    pub standing: u64,
    /// A face that a die shows for it, where the dice known do not show it.
    pub shown: Option<&'static Face>,
    /// Whether a special route is marked off for it.
    pub spends: bool,
}

/// What the rules of an expansion ask of the order in which things were drawn.
pub trait Course {
    /// Whether something can be drawn while this stands.
    fn follows(&self, _standing: u64, _unit: &Unit) -> bool {
        true
    }

    /// What stands once the rules have drawn what must be drawn at once, or `None` if that is not
    /// on the board.
    fn settled(&self, standing: u64, _round: u8) -> Option<u64> {
        Some(standing)
    }

    /// What the dice of a round can have done, of which these faces are known.
    fn fates(&self, standing: u64, _known: &[&'static Face]) -> Vec<Fate> {
        vec![Fate { standing, shown: None, spends: false }]
    }
}

/// A course that asks nothing.
pub struct AnyOrder;

impl Course for AnyOrder {}

/// What an expansion left on a board, and how it can have come to stand there.
pub struct Chronicle<'a> {
    /// What stands there, and what may have stood there.
    pub traces: Vec<Trace>,
    /// Everything that can have been drawn at once.
    pub units: Vec<Unit>,
    /// What stands there before the first round.
    pub start: u64,
    /// How much can be drawn without a die in a round.
    pub without_dice: usize,
    /// Whether everything that its dice drew is told, so that a board without such a history is
    /// proven to be wrong.
    pub whole: bool,
    /// The order of drawing.
    pub course: Box<dyn Course + 'a>,
}

impl<'a> Chronicle<'a> {
    /// What dice alone drew, on a board that began empty.
    pub fn drawn(traces: Vec<Trace>, units: Vec<Unit>, course: impl Course + 'a) -> Chronicle<'a> {
        let course = Box::new(course);
        Chronicle { traces, units, start: 0, without_dice: 0, whole: true, course }
    }
}

/// What may have stood on a board at the end of a round and was erased since.
pub enum Gone<'a> {
    /// Nothing.
    Nothing,
    /// No more than what one of these boards shows, most likely less: what none of them meets was
    /// not met. They are made one after the other.
    Within(Box<dyn Iterator<Item = crate::board::Sketch> + 'a>),
    /// Anything.
    Anything,
}

/// How many routes an expansion can have erased.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Erasures {
    /// At most in each round, from the first on.
    pub by_round: Vec<usize>,
    /// At most in each round and all later ones together.
    pub onward: Vec<usize>,
    /// Whether it erases before the drawing of its round.
    pub before_drawing: bool,
    /// The first round whose routes it can erase.
    pub first: u8,
}

impl Erasures {
    /// So many in each round, whatever it erased in others.
    pub fn in_rounds(by_round: Vec<usize>) -> Erasures {
        let onward = (0..by_round.len()).map(|round| by_round[round..].iter().sum()).collect();
        Erasures { by_round, onward, before_drawing: false, first: 1 }
    }

    /// How many of the routes that stood in a round can have been erased from then on.
    pub fn since(&self, round: u8) -> usize {
        if round < self.first {
            return 0;
        }
        let first = usize::from(round).saturating_sub(usize::from(!self.before_drawing));
        self.onward.get(first).copied().unwrap_or(0)
    }

    /// How many of the routes drawn in these rounds can have been erased in the whole game.
    pub fn among(&self, rounds: impl IntoIterator<Item = u8>) -> usize {
        rounds.into_iter().map(|round| self.since(round)).max().unwrap_or(0)
    }
}
