//! What of a board read from a photo is not sure, and what must not count before somebody looked.

use crate::board::{Cell, Drawing, Sketch, Space};
use crate::score::PaperRead;

/// A space whose reading is not sure enough to count without a person's look.
#[derive(Clone, Debug, PartialEq)]
pub struct Doubt {
    /// Which space.
    pub space: Space,
    /// Probability of the drawing chosen, 0 to 1.
    pub probability: f32,
    /// The most probable drawings with their probabilities, 0 to 1: the chosen one, then the others,
    /// best first.
    pub alternatives: Vec<(Drawing, f32)>,
}

impl Doubt {
    /// A doubt among drawings, the chosen one first.
    pub fn among(space: Space, alternatives: Vec<(Drawing, f32)>) -> Doubt {
        let probability = alternatives.first().map_or(0.0, |chosen| chosen.1);
        Doubt { space, probability, alternatives }
    }
}

/// A round number that is not sure. It never holds up a score, which no round number changes.
#[derive(Clone, Debug, PartialEq)]
pub struct RoundDoubt {
    /// Which space.
    pub space: Space,
    /// The most probable numbers with their probabilities, 0 to 1, best first; `None` for a blank
    /// box.
    pub alternatives: Vec<(Option<u8>, f32)>,
}

/// A board as it was read, to be confirmed by a person.
#[derive(Clone, Debug, PartialEq)]
pub struct Transcript {
    /// The likeliest board.
    pub sketch: Sketch,
    /// Spaces to look at, the least sure first.
    pub doubts: Vec<Doubt>,
    /// Round numbers to look at, row by row.
    pub round_doubts: Vec<RoundDoubt>,
    /// By how many quarter turns the board lies otherwise, where that is not sure.
    pub otherwise: Option<usize>,
    /// Whether it may be the board of the other edition.
    pub print_unsure: bool,
    /// What the player wrote on the flap, and marked.
    pub paper: PaperRead,
    /// Whether the photo is mirrored, as its figures show; the board is that of the photo mirrored
    /// back.
    pub mirrored: bool,
    /// Expansions that it seems to be played with, where nobody said so.
    pub proposal: Option<Box<Proposal>>,
}

/// What expansions draw on a board that nobody said is played with them.
#[derive(Clone, Debug, PartialEq)]
pub struct Proposal {
    /// Their names.
    pub expansions: Vec<&'static str>,
    /// A board with what they draw and nothing else, to be laid over the routes (see
    /// [`lay`](super::decode::marks::lay)).
    pub drawn: Sketch,
    /// Spaces to look at.
    pub doubts: Vec<Space>,
}

impl Transcript {
    /// The board that may be judged as it is, see [`proven`].
    pub fn proven(&self) -> Sketch {
        proven(&self.sketch, &self.round_doubts)
    }

    /// Whether so much is doubtful that the board may lie the wrong way up, or not where it was
    /// looked for: more than half of what is drawn, and not just a few spaces.
    pub fn is_poor(&self) -> bool {
        self.doubts.len() >= 8 && 2 * self.doubts.len() > self.sketch.drawn().count()
    }
}

/// A board without the round numbers that are not sure: a number that may have been misread accuses
/// nobody of having drawn in the wrong round.
///
/// Whatever judges how a photographed board was drawn judges this.
///
/// ```
/// use inkspector::board::{Cell, Layout, Sketch};
/// use inkspector::vision::{RoundDoubt, proven};
/// let (sure, unsure) = ("A2".parse().unwrap(), "B2".parse().unwrap());
/// let mut sketch = Sketch::new(Layout::classic());
/// let drawing = "h.h.".parse().unwrap();
/// sketch.set(sure, Cell { drawing, round: Some(1) });
/// sketch.set(unsure, Cell { drawing, round: Some(7) });
/// let doubts = [RoundDoubt { space: unsure, alternatives: vec![(Some(7), 0.5), (Some(1), 0.5)] }];
/// let judged = proven(&sketch, &doubts);
/// assert_eq!(judged.cell(sure).round, Some(1));
/// assert_eq!(judged.cell(unsure), Cell { drawing, round: None });
/// ```
pub fn proven(sketch: &Sketch, unsure: &[RoundDoubt]) -> Sketch {
    let mut proven = sketch.clone();
    for doubt in unsure {
        let cell = proven.cell(doubt.space);
        proven.set(doubt.space, Cell { round: None, ..cell });
    }
    proven
}
