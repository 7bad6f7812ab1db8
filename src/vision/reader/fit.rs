//! What follows training: how far to trust the outputs, measured on styles never trained on.

use super::heads::{Head, LABELS, Label, softmax};
use super::pool::Example;
use super::{Reader, Reading, SPACES};
use crate::board::{Kind, Layout, Side, Sketch};
use crate::paint::{BoardKind, Family, Rng, random_board};
use crate::rules::Edition;
use crate::vision::decode::lattice::Lattice;
use crate::vision::decode::{Knowledge, decode};
use crate::vision::nn::Params;
use std::sync::Arc;

/// Number of the first board used for fitting; the trainer's checks use the numbers below.
pub const FIRST: u64 = 1_000_000;
/// Sketches counted for what sides face each other.
const COUNTED: u64 = 3000;
/// Boards used to weigh what is known about boards against the ink.
const WEIGHED: usize = 60;
/// Share of the wrong spaces that should be flagged, on painted boards of known styles.
const CAUGHT: f32 = 0.95;
/// Share of the wrong round numbers; they cost no points.
const CAUGHT_ROUNDS: f32 = 0.85;

/// A board's outputs before any temperature, and the truth.
pub struct Seen {
    /// The reading with all temperatures at 1, kept as logarithms of probabilities.
    pub reading: Reading,
    /// What is drawn.
    pub example: Example,
}

/// Paints boards with numbers from `first` and reads them.
pub fn see(reader: &Reader, first: u64, count: u64, family: Family) -> Vec<Seen> {
    (first..first + count)
        .map(|seed| {
            let example = Example::paint(seed, family);
            let reading = reader.read_image(&example.image());
            Seen { reading, example }
        })
        .collect()
}

/// Fits temperatures, what is known about boards, and thresholds; returns the finished reader.
pub fn fit(routes: &Params, digits: &Params, about: super::About, boards: u64) -> Reader {
    let plain = super::About { temperatures: [1.0; 7], knowledge: Knowledge::default(), ..about };
    let mut reader = Reader::new(routes, digits, plain);
    let seen = see(&reader, FIRST, boards, Family::HeldOut);
    for (place, head) in Head::LOCAL.into_iter().enumerate() {
        reader.about.temperatures[place] = temperature(&seen, head);
    }
    // The four sides are one thing.
    let sides = &mut reader.about.temperatures[..4];
    let mean = sides.iter().sum::<f32>() / 4.0;
    sides.fill(mean);
    let seen: Vec<Seen> = seen
        .into_iter()
        .map(|seen| Seen { reading: reader.about.cooled(&seen.reading), ..seen })
        .collect();
    reader.about.knowledge = knowledge(&seen[..seen.len().min(WEIGHED)]);
    let usual = see(&reader, FIRST, boards, Family::Training);
    thresholds(&usual, &mut reader.about.knowledge);
    reader
}

impl super::About {
    /// A reading made at temperature 1 under these temperatures.
    pub(super) fn cooled(&self, reading: &Reading) -> Reading {
        let mut reading = reading.clone();
        for space in &mut reading.spaces {
            for (head, temperature) in Head::LOCAL.into_iter().zip(self.temperatures) {
                let part = &mut space[head.range()];
                part.iter_mut().for_each(|p| *p = p.max(1e-30).ln() / temperature);
                softmax(part);
            }
        }
        reading
    }
}

/// The temperature under which the truth is most probable.
fn temperature(seen: &[Seen], head: Head) -> f32 {
    let loss = |log: f32| -> f64 {
        let temperature = log.exp();
        let mut sum = 0.0;
        for board in seen {
            for (space, truth) in board.reading.spaces.iter().zip(&board.example.truth) {
                let bits = truth.bits(head);
                if bits == 0 {
                    continue;
                }
                let mut part = space[head.range()].to_vec();
                part.iter_mut().for_each(|p| *p = p.max(1e-30).ln() / temperature);
                softmax(&mut part);
                let right: f32 =
                    (0..part.len()).filter(|&i| bits >> i & 1 == 1).map(|i| part[i]).sum();
                sum -= f64::from(right.max(1e-12)).ln();
            }
        }
        sum
    };
    let (mut low, mut high) = (-1.0f32, 2.0f32);
    for _ in 0..25 {
        let third = (high - low) / 3.0;
        if loss(low + third) < loss(high - third) { high -= third } else { low += third }
    }
    ((low + high) / 2.0).exp()
}

/// Counts what faces what on boards of all sorts, and weighs it by what helps most.
fn knowledge(seen: &[Seen]) -> Knowledge {
    let counted = count();
    let mut best = (loss(seen, &Knowledge::default()), Knowledge::default());
    for share in [0.25f32, 0.5, 0.75, 1.0] {
        for strange in [0.0f32, -0.7, -1.5, -2.5, -4.0] {
            let scaled = |row: [f32; 3]| row.map(|log| share * log);
            let candidate = Knowledge {
                facing: counted.facing.map(scaled),
                exit: counted.exit.map(scaled),
                strange,
                foreign: 0.5 * strange,
                ..Knowledge::default()
            };
            let loss = loss(seen, &candidate);
            if loss < best.0 {
                best = (loss, candidate);
            }
        }
    }
    best.1
}

/// Logarithms of how much more often kinds face each other than by chance.
fn count() -> Knowledge {
    let mut pairs = [[1.0f32; 3]; 3];
    let mut exits = [[1.0f32; 3]; 2];
    let mut sides = [1.0f32; 3];
    for seed in 0..COUNTED {
        let mut rng = Rng::new(seed);
        let kind = BoardKind::random(&mut rng);
        let sketch = random_board(&mut rng, kind);
        let layout = Arc::clone(sketch.layout());
        let code = |sketch: &Sketch, space, side| match sketch.drawing(space).kind(side) {
            None => 0usize,
            Some(Kind::Highway) => 1,
            Some(_) => 2,
        };
        for space in layout.spaces() {
            for side in Side::ALL {
                let own = code(&sketch, space, side);
                sides[own] += 1.0;
                if let Some(next) = layout.neighbour(space, side) {
                    pairs[own][code(&sketch, next, side.opposite())] += 1.0;
                } else if let Some(exit) = layout.exit_at(space, side) {
                    let railway = layout.exits()[exit].kind == Kind::Railway;
                    exits[usize::from(railway)][own] += 1.0;
                }
            }
        }
    }
    let all: f32 = sides.iter().sum();
    let share = sides.map(|count| count / all);
    let total: f32 = pairs.iter().flatten().sum();
    let facing = std::array::from_fn(|a| {
        std::array::from_fn(|b| (pairs[a][b] / total / (share[a] * share[b])).ln())
    });
    let exit = exits.map(|row| {
        let total: f32 = row.iter().sum();
        std::array::from_fn(|kind| (row[kind] / total / share[kind]).ln())
    });
    Knowledge { facing, exit, ..Knowledge::default() }
}

/// Mean of minus the log probability of the true drawings.
fn loss(seen: &[Seen], knowledge: &Knowledge) -> f64 {
    let (mut sum, mut count) = (0.0, 0);
    for board in seen {
        let layout = board.layout();
        let edition = board.edition();
        let alone: Vec<Vec<f32>> = (0..SPACES).map(|space| board.reading.labels(space)).collect();
        let priors: Vec<f32> =
            LABELS.iter().map(|label| knowledge.drawing(&label.drawing, edition)).collect();
        let found = Lattice::new(&layout, knowledge).marginals(&alone, &priors);
        for (probabilities, truth) in found.iter().zip(&board.example.truth) {
            if let Some(place) = truth.label.and_then(place) {
                sum -= f64::from(probabilities[place].max(1e-9)).ln();
                count += 1;
            }
        }
    }
    sum / f64::from(count.max(1))
}

/// Where a label stands in the list.
fn place(label: Label) -> Option<usize> {
    LABELS.iter().position(|known| known.drawing == label.drawing)
}

impl Seen {
    fn edition(&self) -> Edition {
        if self.example.challenge { Edition::Challenge } else { Edition::Classic }
    }

    /// The board's print.
    pub fn layout(&self) -> Arc<Layout> {
        self.edition().layout()
    }
}

/// Chooses below which probability a space is doubtful: as low as still catches nearly all
/// mistakes on boards of known styles, which are painted harder to read than most photos are.
fn thresholds(usual: &[Seen], knowledge: &mut Knowledge) {
    let (drawings, rounds) = trusted(usual, knowledge);
    knowledge.doubt = cautious(&drawings, CAUGHT).clamp(0.5, 0.99);
    knowledge.round_doubt = cautious(&rounds, CAUGHT_ROUNDS).clamp(0.5, 0.99);
}

/// Probability of what was read, and whether it is right.
type Trusted = Vec<(f32, bool)>;

/// Drawings and round numbers of boards, the least trusted first.
fn trusted(seen: &[Seen], knowledge: &Knowledge) -> (Trusted, Trusted) {
    let (mut drawings, mut rounds) = (Vec::new(), Vec::new());
    for board in seen {
        let decoded = decode(&board.reading, &board.layout(), knowledge);
        for (index, truth) in board.example.truth.iter().enumerate() {
            let cell = decoded.sketch.cells()[index];
            let right = truth.label.is_some_and(|label| label.drawing == cell.drawing);
            drawings.push((decoded.confidence[index], right));
            if let Some(digit) = truth.digit {
                let read = cell.round.unwrap_or(0);
                let sure = board.reading.head(index, Head::Digit)[usize::from(read)];
                rounds.push((sure, digit == read));
            }
        }
    }
    drawings.sort_by(|a, b| a.0.total_cmp(&b.0));
    rounds.sort_by(|a, b| a.0.total_cmp(&b.0));
    (drawings, rounds)
}

/// The lowest threshold that flags this share of what is wrong.
fn cautious(spaces: &[(f32, bool)], share: f32) -> f32 {
    let wrong = spaces.iter().filter(|(_, right)| !right).count() as f32;
    let mut caught = 0.0;
    for (sure, right) in spaces {
        if caught >= share * wrong {
            return *sure;
        }
        caught += if *right { 0.0 } else { 1.0 };
    }
    1.0
}

/// How a reader does on boards.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Score {
    /// Boards read.
    pub boards: usize,
    /// Boards with every drawing right.
    pub exact: usize,
    /// Wrong drawings.
    pub wrong: usize,
    /// Wrong drawings that were not flagged.
    pub missed: usize,
    /// Flagged spaces.
    pub flagged: usize,
    /// Round boxes asked, and read wrongly.
    pub rounds: (usize, usize),
}

/// Measures a reader on painted boards.
pub fn measure(reader: &Reader, first: u64, count: u64, family: Family) -> Score {
    let mut score = Score::default();
    for seed in first..first + count {
        let example = Example::paint(seed, family);
        let reading = reader.read_image(&example.image());
        let challenge = if example.challenge { Edition::Challenge } else { Edition::Classic };
        let decoded = decode(&reading, &challenge.layout(), &reader.about.knowledge);
        let mut wrong = 0;
        for (index, truth) in example.truth.iter().enumerate() {
            let space = decoded.sketch.layout().space(index);
            let cell = decoded.sketch.cells()[index];
            if truth.label.is_none_or(|label| label.drawing != cell.drawing) {
                wrong += 1;
                score.missed += usize::from(decoded.doubts.iter().all(|d| d.space != space));
            }
            if let Some(digit) = truth.digit {
                score.rounds.0 += 1;
                score.rounds.1 += usize::from(digit != cell.round.unwrap_or(0));
            }
        }
        score.boards += 1;
        score.exact += usize::from(wrong == 0);
        score.wrong += wrong;
        score.flagged += decoded.doubts.len();
    }
    score
}
