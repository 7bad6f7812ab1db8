//! Exact probabilities of drawings on the grid.
//!
//! Spaces are visited row by row. What later spaces need to know of earlier ones is the kind on
//! the south side of the last space of each column, and on the east side of the space before:
//! three states to the power of one more than there are columns. Sums over all boards run forwards
//! and backwards over these states; the most probable boards are followed on the way.
//!
//! Time and memory grow with that power: a board of 7x7 takes 2.6 MB, of 9x9 39 MB, of 11x11 half a
//! GB.

use super::Knowledge;
use crate::board::{Kind, Layout, Side, Space};
use crate::vision::locate::GridSize;
use crate::vision::reader::heads::LABELS;
use ndarray::{Array2, ArrayView1};

/// What is known of all boards together.
pub struct Solved {
    /// Probability of every label (columns) in every space (rows).
    pub marginals: Array2<f32>,
    /// The most probable boards, as a label for each space, with their probabilities.
    pub boards: Vec<(Vec<usize>, f64)>,
}

/// Probability of one label from log probabilities that do not add up to 1.
pub(super) fn probability(logs: ArrayView1<f32>, label: usize) -> f32 {
    let sum: f32 = logs.iter().map(|log| (log - logs[label]).exp()).sum();
    1.0 / sum
}

/// Boards followed up side by side; most pictures leave far fewer open.
const BOARDS: usize = 1000;
/// Labels less probable than this are not followed up.
const RARE: f32 = 1e-5;

/// The most probable beginnings of boards. Because what lies ahead is summed up exactly, a
/// beginning's probability is that of all boards that go on from it.
struct Beam {
    /// Probability and state of each beginning.
    ends: Vec<(f64, usize)>,
    /// For every space so far and every beginning, the beginning it goes on from and the label.
    steps: Vec<Vec<(usize, usize)>>,
}

impl Beam {
    fn new() -> Beam {
        Beam { ends: vec![(1.0, 0)], steps: Vec::new() }
    }

    /// Goes on by one space. `next` gives a label's probability after a state, and the state
    /// behind it.
    fn step(&mut self, marginals: &[f32], next: impl Fn(usize, usize) -> (f64, usize)) {
        let open: Vec<usize> = (0..marginals.len()).filter(|&l| marginals[l] > RARE).collect();
        let mut longer: Vec<(f64, usize, usize, usize)> = Vec::new();
        for (from, &(probability, state)) in self.ends.iter().enumerate() {
            for &label in &open {
                let (share, state) = next(state, label);
                if share > 0.0 {
                    longer.push((probability * share, state, from, label));
                }
            }
        }
        if longer.len() > BOARDS {
            longer.select_nth_unstable_by(BOARDS, |a, b| b.0.total_cmp(&a.0));
            longer.truncate(BOARDS);
        }
        self.ends = longer.iter().map(|&(probability, state, ..)| (probability, state)).collect();
        self.steps.push(longer.into_iter().map(|(_, _, from, label)| (from, label)).collect());
    }

    /// The boards, the most probable first.
    fn boards(&self) -> Vec<(Vec<usize>, f64)> {
        let trace = |(end, &(probability, _)): (usize, &(f64, usize))| {
            let mut board = vec![0; self.steps.len()];
            let mut at = end;
            for (label, step) in board.iter_mut().zip(&self.steps).rev() {
                (at, *label) = step[at];
            }
            (board, probability)
        };
        let mut boards: Vec<_> = self.ends.iter().enumerate().map(trace).collect();
        boards.sort_by(|a, b| b.1.total_cmp(&a.1));
        boards
    }
}

/// Factors between spaces, and at the border.
pub struct Lattice {
    paths: Paths,
    facing: [[f64; 3]; 3],
    /// For every space and side at the border, factors of the kinds; 1 elsewhere.
    border: Vec<[[f64; 3]; 4]>,
}

impl Lattice {
    /// Factors of a printed board.
    pub fn new(layout: &Layout, knowledge: &Knowledge) -> Lattice {
        let exps = |row: [f32; 3]| row.map(|log| f64::from(log).exp());
        let border = layout.spaces().map(|space: Space| {
            Side::ALL.map(|side| match layout.exit_at(space, side) {
                Some(exit) => {
                    let railway = layout.exits()[exit].kind == Kind::Railway;
                    exps(knowledge.exit[usize::from(railway)])
                }
                None => [1.0; 3],
            })
        });
        Lattice {
            paths: Paths::of(GridSize::of(layout)),
            facing: knowledge.facing.map(exps),
            border: border.collect(),
        }
    }

    /// Sums over all boards, from the log probabilities of the ink alone (a row for each space, a
    /// column for each label) and log factors of the labels in every space.
    pub fn solve(&self, alone: &Array2<f32>, priors: &Array2<f32>) -> Solved {
        let Paths { spaces, states, .. } = self.paths;
        let weights = self.weights(alone, priors);
        let tables: Vec<[f64; 81]> =
            (0..spaces).map(|space| self.table(space, weights.row(space))).collect();

        // `after[t]`: weight of each state behind space `t - 1`; `scales[t]` is what the sums over
        // space `t` were divided by.
        let mut after = vec![1.0f64; (spaces + 1) * states];
        let mut scales = vec![1.0f64; spaces];
        for space in (0..spaces).rev() {
            let (to, from) = after[space * states..(space + 2) * states].split_at_mut(states);
            scales[space] = self.paths.step_back(space, &tables[space], from, to);
        }
        let mut before = vec![0.0f64; states];
        let mut later = vec![0.0f64; states];
        before[0] = 1.0;
        let mut marginals = Array2::zeros(alone.dim());
        let mut beam = Beam::new();
        for space in 0..spaces {
            let ahead = &after[(space + 1) * states..(space + 2) * states];
            let around = self.paths.join(space, &before, ahead);
            let weights = weights.row(space);
            let found = self.spread(space, weights, &around);
            let scale = scales[space];
            beam.step(&found, |state, label| {
                let (weight, next) = self.pass(space, state, label);
                let own = (after[space * states + state] * scale).max(f64::MIN_POSITIVE);
                (weights[label] * weight * ahead[next] / own, next)
            });
            marginals.row_mut(space).assign(&ArrayView1::from(&found));
            self.paths.step(space, &tables[space], &before, &mut later);
            std::mem::swap(&mut before, &mut later);
        }
        Solved { marginals, boards: beam.boards() }
    }

    /// Weights of the labels of every space: ink, what is known of labels, and exits.
    fn weights(&self, alone: &Array2<f32>, priors: &Array2<f32>) -> Array2<f64> {
        let logs = alone + priors;
        let mut weights = Array2::zeros(logs.dim());
        let rows = logs.rows().into_iter().zip(weights.rows_mut());
        for ((logs, weights), factors) in rows.zip(&self.border) {
            let top = logs.iter().copied().fold(f32::NEG_INFINITY, f32::max);
            for ((log, weight), label) in logs.iter().zip(weights).zip(LABELS.iter()) {
                let border: f64 =
                    (0..4).map(|side| factors[side][usize::from(label.sides[side])]).product();
                *weight = f64::from(log - top).exp() * border;
            }
        }
        weights
    }

    /// The factor between a label and the state ahead of its space, and the state behind it.
    fn pass(&self, space: usize, state: usize, label: usize) -> (f64, usize) {
        let [n, e, s, w] = LABELS[label].sides;
        let (columns, left) = (state / 3, state % 3);
        let stride = self.paths.stride(space);
        let upper = columns / stride % 3;
        let (has_above, has_left) = self.paths.before(space);
        let factor = self.meet(has_above, upper, n) * self.meet(has_left, left, w);
        let columns = columns - upper * stride + usize::from(s) * stride;
        let east = if self.paths.ends_row(space) { 0 } else { usize::from(e) };
        (factor, columns * 3 + east)
    }

    /// Factor between the kind `above` (or to the left) and a label's own side; nothing lies
    /// above the first row or left of the first column.
    fn meet(&self, inner: bool, other: usize, own: u8) -> f64 {
        if inner { self.facing[other][usize::from(own)] } else { 1.0 }
    }

    /// Sums over labels for each kind above, to the left, and on the own south and east sides.
    fn table(&self, space: usize, weights: ArrayView1<f64>) -> [f64; 81] {
        let mut table = [0.0; 81];
        let (above, left) = self.paths.before(space);
        for (label, weight) in LABELS.iter().zip(weights) {
            let [n, e, s, w] = label.sides;
            let out = usize::from(s) * 3 + usize::from(e);
            for upper in 0..3 {
                let part = weight * self.meet(above, upper, n);
                for before in 0..3 {
                    table[(upper * 3 + before) * 9 + out] += part * self.meet(left, before, w);
                }
            }
        }
        table
    }

    /// Shares the weight of the states around a space out among its labels.
    fn spread(&self, space: usize, weights: ArrayView1<f64>, around: &[f64; 81]) -> Vec<f32> {
        let (above, left) = self.paths.before(space);
        let mut shares: Vec<f64> = Vec::with_capacity(weights.len());
        for (label, weight) in LABELS.iter().zip(weights) {
            let [n, e, s, w] = label.sides;
            let out = usize::from(s) * 3 + usize::from(e);
            let mut sum = 0.0;
            for upper in 0..3 {
                for before in 0..3 {
                    sum += around[(upper * 3 + before) * 9 + out]
                        * self.meet(above, upper, n)
                        * self.meet(left, before, w);
                }
            }
            shares.push(weight * sum);
        }
        let total: f64 = shares.iter().sum();
        shares.iter().map(|share| (share / total) as f32).collect()
    }
}

/// The states between the spaces of a board of some size.
#[derive(Clone, Copy)]
struct Paths {
    cols: usize,
    spaces: usize,
    /// States of the south sides of all columns.
    columns: usize,
    /// These with the east side of the space before.
    states: usize,
}

impl Paths {
    fn of(size: GridSize) -> Paths {
        let columns = 3usize.pow(u32::from(size.cols));
        let cols = usize::from(size.cols);
        Paths { cols, spaces: size.spaces(), columns, states: 3 * columns }
    }

    /// Whether spaces lie above a space and to its left.
    fn before(&self, space: usize) -> (bool, bool) {
        (space >= self.cols, !space.is_multiple_of(self.cols))
    }

    /// Steps between states that differ in the column of a space: the stride of its digit.
    fn stride(&self, space: usize) -> usize {
        3usize.pow((space % self.cols) as u32)
    }

    /// The states in which the column of `space` has digit 0.
    fn rests(&self, space: usize) -> impl Iterator<Item = usize> + use<> {
        let stride = self.stride(space);
        (0..self.columns).filter(move |columns| (columns / stride).is_multiple_of(3))
    }

    /// Whether the space after this one starts a new row, where nothing lies to the left.
    fn ends_row(&self, space: usize) -> bool {
        space % self.cols == self.cols - 1
    }

    fn step(&self, space: usize, table: &[f64; 81], from: &[f64], to: &mut [f64]) {
        let (stride, ends_row) = (self.stride(space), self.ends_row(space));
        to.fill(0.0);
        let mut total = 0.0;
        for rest in self.rests(space) {
            for upper in 0..3 {
                for left in 0..3 {
                    let weight = from[(rest + upper * stride) * 3 + left];
                    if weight == 0.0 {
                        continue;
                    }
                    for (out, factor) in table[(upper * 3 + left) * 9..][..9].iter().enumerate() {
                        let east = if ends_row { 0 } else { out % 3 };
                        to[(rest + out / 3 * stride) * 3 + east] += weight * factor;
                        total += weight * factor;
                    }
                }
            }
        }
        to.iter_mut().for_each(|weight| *weight /= total);
    }

    /// Returns what the sums were divided by.
    fn step_back(&self, space: usize, table: &[f64; 81], after: &[f64], before: &mut [f64]) -> f64 {
        let (stride, ends_row) = (self.stride(space), self.ends_row(space));
        let mut top = 0.0f64;
        for rest in self.rests(space) {
            for upper in 0..3 {
                for left in 0..3 {
                    let factors = table[(upper * 3 + left) * 9..][..9].iter().enumerate();
                    let sum: f64 = factors
                        .map(|(out, factor)| {
                            let east = if ends_row { 0 } else { out % 3 };
                            factor * after[(rest + out / 3 * stride) * 3 + east]
                        })
                        .sum();
                    before[(rest + upper * stride) * 3 + left] = sum;
                    top = top.max(sum);
                }
            }
        }
        before.iter_mut().for_each(|weight| *weight /= top);
        top
    }

    /// Weight of all boards for each kind above, to the left, south and east of a space, without the
    /// space's own weight.
    fn join(&self, space: usize, before: &[f64], after: &[f64]) -> [f64; 81] {
        let (stride, ends_row) = (self.stride(space), self.ends_row(space));
        let mut around = [0.0; 81];
        for rest in self.rests(space) {
            for (place, sum) in around.iter_mut().enumerate() {
                let [upper, left, south, east] =
                    [place / 27, place / 9 % 3, place / 3 % 3, place % 3];
                let east = if ends_row { 0 } else { east };
                *sum += before[(rest + upper * stride) * 3 + left]
                    * after[(rest + south * stride) * 3 + east];
            }
        }
        around
    }
}
