//! From probabilities to a board: the most probable drawing of every space given the whole board,
//! and the spaces that a person should look at.
//!
//! Rules are evidence here, not law. That facing sides agree, that an exit has its kind and that a
//! drawing is a route of the game changes probabilities by factors measured on boards with and
//! without mistakes ([`Knowledge`]); clear ink outweighs them, so that a person's mistake reaches
//! the check. Probabilities are exact for this model (see [`lattice`]).

mod knowledge;
pub mod lattice;
pub mod marks;
pub mod rounds;
pub mod whole;

use super::doubt::{Doubt, RoundDoubt};
use super::reader::Reading;
use super::reader::heads::{Head, LABELS};
use crate::board::{Cell, Drawing, Layout, Side, Sketch, Space};
use crate::check::Figures;
use crate::rules::{Edition, Ruleset};
use lattice::{Lattice, Solved, probability};
use ndarray::Array2;
use rounds::{NUMBERS, weigh, within};
use std::sync::Arc;
use whole::{Broken, Judge};

pub use knowledge::{Knowledge, MarkTrust, Whole};

/// A board read from a picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Decoded {
    /// The most probable board.
    pub sketch: Sketch,
    /// Probability of each space's drawing, row by row.
    pub confidence: Vec<f32>,
    /// Probability of each space's round number, row by row.
    pub round_confidence: Vec<f32>,
    /// Spaces to look at, row by row.
    pub doubts: Vec<Doubt>,
    /// Round numbers to look at, row by row.
    pub round_doubts: Vec<RoundDoubt>,
}

/// Alternatives named in a doubt.
const NAMED: usize = 4;
/// Where ink alone says another drawing, this much of its probability must be left for the chosen
/// one, or the space is doubtful whatever the rules say.
const ALONE: f32 = 0.25;

/// A reading weighed space against space; what a board breaks as a whole is counted but not yet
/// weighed.
pub struct Weighed {
    /// Log probabilities of the labels of every space by itself: a row for each space, a column
    /// for each label.
    pub alone: Array2<f32>,
    /// Sums over all boards.
    pub solved: Solved,
    /// What each of the most probable boards breaks.
    pub broken: Vec<Broken>,
    /// Whether round numbers are written.
    numbered: bool,
}

impl Weighed {
    /// Weighs a reading.
    ///
    /// # Panics
    /// If the board has not as many spaces as the reading.
    pub fn new(reading: &Reading, layout: &Arc<Layout>, knowledge: &Knowledge) -> Weighed {
        let edition = edition(layout);
        let spaces = layout.spaces().count();
        assert_eq!(reading.spaces.len(), spaces, "a reading of a board of another size");
        let alone = reading.labels();
        let labels: Vec<f32> =
            LABELS.iter().map(|label| knowledge.drawing(&label.drawing, edition)).collect();
        let printed: Vec<Printed> =
            layout.spaces().map(|space| Printed::in_space(layout, space)).collect();
        let mut priors = Array2::from_shape_fn(alone.dim(), |(space, label)| {
            labels[label] + printed[space].factor(&LABELS[label].drawing)
        });
        let blank: Vec<f32> =
            (0..spaces).map(|space| reading.head(space, Head::Digit)[0]).collect();
        let numbers = whole::numbered(&alone, &blank, &knowledge.whole);
        for (priors, (empty, drawn)) in priors.rows_mut().into_iter().zip(numbers.iter().flatten())
        {
            for (prior, label) in priors.into_iter().zip(LABELS.iter()) {
                *prior += if label.drawing.is_empty() { *empty } else { *drawn };
            }
        }
        let solved = Lattice::new(layout, knowledge).solve(&alone, &priors);
        let judge = Judge::new(layout, edition);
        let broken = solved.boards.iter().map(|(board, _)| judge.broken(board)).collect();
        Weighed { alone, solved, broken, numbered: numbers.is_some() }
    }

    /// Probability of every label (columns) in every space (rows), and the most probable board.
    pub fn posterior(&self, whole: &Whole) -> (Array2<f32>, Vec<usize>) {
        whole::reweigh(&self.solved, &self.broken, whole)
    }
}

/// What is printed in a space that a route would lie on.
enum Printed<'a> {
    /// Nothing.
    Free,
    /// A mountain with a dotted shape that reaches these sides.
    Dotted(&'a [Side]),
    /// A mountain or a city.
    Blocked,
}

impl Printed<'_> {
    fn in_space(layout: &Layout, space: Space) -> Printed<'_> {
        if !layout.is_blocked(space) {
            return Printed::Free;
        }
        let shape = layout.dotted().iter().find(|mountain| mountain.space == space);
        shape.map_or(Printed::Blocked, |mountain| Printed::Dotted(&mountain.sides))
    }

    /// Logarithm of the factor of a drawing: nothing may be drawn where something is printed, which looks
    /// like something drawn. In a dotted mountain there may be a route that stays inside the shape.
    fn factor(&self, drawing: &Drawing) -> f32 {
        match self {
            _ if drawing.is_empty() => 0.0,
            Printed::Free => 0.0,
            Printed::Blocked => -20.0,
            Printed::Dotted(sides) => {
                let leaves = |side: &Side| drawing.kind(*side).is_some() && !sides.contains(side);
                let outside = if Side::ALL.iter().any(leaves) { -6.0 } else { -1.0 };
                // The mountain itself passes for a station, which joins two kinds.
                let kinds: Vec<_> = Side::ALL.iter().filter_map(|s| drawing.kind(*s)).collect();
                let alike = kinds.windows(2).all(|pair| pair[0] == pair[1]);
                outside + if drawing.has_station() && alike { -14.0 } else { 0.0 }
            }
        }
    }
}

/// The edition a printed board belongs to.
pub fn edition(layout: &Layout) -> Edition {
    if layout.buildings().is_empty() { Edition::Classic } else { Edition::Challenge }
}

/// The most probable board under `layout`.
///
/// # Panics
/// If the board has not as many spaces as the reading.
///
/// ```
/// use inkspector::board::Layout;
/// use inkspector::vision::decode::{Knowledge, decode};
/// use inkspector::vision::reader::heads::{Head, LOCAL};
/// use inkspector::vision::reader::Reading;
/// // A camera that saw blank paper everywhere.
/// let mut blank = [0.0; LOCAL];
/// for head in Head::LOCAL {
///     blank[head.range().start] = 1.0;
/// }
/// let pose = [1.0, 0.0, 0.0, 0.0, 0.0];
/// let reading = Reading { spaces: vec![blank; 49], pose, challenge: 0.0 };
/// let decoded = decode(&reading, &Layout::classic(), &Knowledge::default());
/// assert!(decoded.sketch.is_empty() && decoded.doubts.is_empty());
/// ```
pub fn decode(reading: &Reading, layout: &Arc<Layout>, knowledge: &Knowledge) -> Decoded {
    let weighed = Weighed::new(reading, layout, knowledge);
    let (posterior, board) = weighed.posterior(&knowledge.whole);
    let mut sketch = Sketch::new(Arc::clone(layout));
    let mut doubts = Vec::new();
    let mut confidence = Vec::with_capacity(posterior.nrows());
    let mut numbers = Vec::with_capacity(posterior.nrows());
    let last = Ruleset::new(edition(layout)).rounds(layout);
    for ((index, posterior), space) in posterior.rows().into_iter().enumerate().zip(layout.spaces())
    {
        let alone = weighed.alone.row(index);
        let best = board.get(index).copied().unwrap_or(0);
        let together = posterior[best];
        let by_itself = probability(alone, best);
        let disagree = ranked(alone)[0].0 != best && by_itself < ALONE;
        let sure = if disagree { together.min(by_itself) } else { together };
        confidence.push(sure);
        if sure < knowledge.doubt {
            let mut ranked = ranked(posterior);
            // The one chosen is named first even where the board as a whole decided for it.
            ranked.sort_by_key(|&(label, _)| label != best);
            let alternatives = ranked.iter().take(NAMED).filter(|(l, p)| *l == best || *p > 1e-3);
            doubts.push(Doubt {
                space,
                probability: sure,
                alternatives: alternatives.map(|&(l, p)| (LABELS[l].drawing, p)).collect(),
            });
        }
        let mut own = [0.0; NUMBERS];
        own.copy_from_slice(reading.head(index, Head::Digit));
        within(&mut own, last);
        if weighed.numbered {
            renumber(&mut own, 1.0 - posterior[0], &knowledge.whole);
        }
        numbers.push(own);
        sketch.draw(space, LABELS[best].drawing);
    }
    let (round_confidence, round_doubts) =
        number(&mut sketch, &numbers, weighed.numbered, knowledge);
    Decoded { sketch, confidence, round_confidence, doubts, round_doubts }
}

impl Decoded {
    /// The same with doubts about spaces that cannot be seen, by their numbers row by row.
    pub(super) fn with_hidden(mut self, hidden: &[usize]) -> Decoded {
        for &index in hidden {
            let space = self.sketch.layout().space(index);
            let sure = self.confidence.get(index).copied().unwrap_or(0.0);
            if !self.doubts.iter().any(|doubt| doubt.space == space) {
                let alternatives = vec![(self.sketch.drawing(space), sure)];
                self.doubts.push(Doubt { space, probability: sure, alternatives });
            }
        }
        let place = |doubt: &Doubt| self.sketch.layout().index(doubt.space);
        self.doubts.sort_by_key(place);
        self
    }
}

/// Gives every space its round number, and says how sure each is and which are doubtful. `alone`
/// holds what each space says by itself.
fn number(
    sketch: &mut Sketch,
    alone: &[[f32; NUMBERS]],
    numbered: bool,
    knowledge: &Knowledge,
) -> (Vec<f32>, Vec<RoundDoubt>) {
    let mut together = alone.to_vec();
    let mut best: Vec<usize> = alone.iter().map(|numbers| ranked(numbers)[0].0).collect();
    if numbered {
        let figures = Figures::new(sketch, &Ruleset::new(edition(sketch.layout())));
        let own: Vec<[f32; NUMBERS]> = figures.pieces().iter().map(|&index| alone[index]).collect();
        let found = weigh(&own, &figures, &knowledge.game);
        let found = found.probabilities.into_iter().zip(found.best);
        for (&index, (probabilities, number)) in figures.pieces().iter().zip(found) {
            together[index] = probabilities;
            best[index] = number;
        }
    }
    let (mut confidence, mut doubts) = (Vec::with_capacity(alone.len()), Vec::new());
    // The number is 0 to 14.
    let written = |number: usize| (number > 0).then_some(number as u8);
    let spaces: Vec<_> = sketch.layout().spaces().collect();
    for (index, space) in spaces.into_iter().enumerate() {
        let (alone, together, best) = (&alone[index], &together[index], best[index]);
        let overturned = ranked(alone)[0].0 != best && alone[best] < ALONE;
        let sure = match (overturned, numbered) {
            (true, _) => together[best].min(alone[best]),
            (false, true) => knowledge.game.bounded(together[best], alone[best]),
            (false, false) => together[best],
        };
        confidence.push(sure);
        if sure < knowledge.round_doubt {
            // What only the rules decided is asked about with what the ink says.
            let mut ranked = ranked(if overturned { alone } else { together });
            ranked.sort_by_key(|&(number, _)| number != best);
            let named = ranked.iter().take(3).filter(|(number, p)| *number == best || *p > 1e-3);
            let alternatives = named.map(|&(number, p)| (written(number), p)).collect();
            doubts.push(RoundDoubt { space, alternatives });
        }
        let drawing = sketch.drawing(space);
        sketch.set(space, Cell { drawing, round: written(best) });
    }
    (confidence, doubts)
}

/// Probabilities of a space's round numbers given how probably something is drawn there, on a
/// board that has numbers. That probability knows of the numbers already: only how they are
/// shared out between drawn and empty is new.
fn renumber(numbers: &mut [f32], drawn: f32, whole: &Whole) {
    let (bare, stray) = (whole.bare.exp(), whole.stray.exp());
    let blank = numbers[0];
    let some = 1.0 - blank;
    let if_drawn = drawn / (some + blank * bare).max(1e-6);
    let if_empty = (1.0 - drawn) / (blank + some * stray).max(1e-6);
    for (digit, p) in numbers.iter_mut().enumerate() {
        *p *= if digit == 0 { if_empty + bare * if_drawn } else { if_drawn + stray * if_empty };
    }
    let sum: f32 = numbers.iter().sum();
    if sum > 0.0 {
        numbers.iter_mut().for_each(|p| *p /= sum);
    }
}

/// Places of the list by falling value; equal values keep their order.
fn ranked<'a>(values: impl IntoIterator<Item = &'a f32>) -> Vec<(usize, f32)> {
    let mut ranked: Vec<(usize, f32)> = values.into_iter().copied().enumerate().collect();
    ranked.sort_by(|a, b| b.1.total_cmp(&a.1));
    ranked
}

#[cfg(test)]
mod tests;
