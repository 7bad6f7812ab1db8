//! A second, smaller network that reads figures one by one: those of the round boxes.
//!
//! A number is a few pixels high, lost among the routes for the large network; here it fills the
//! picture.

use super::heads::softmax;
use super::{CELL_PX, SIZE, SPACES, UNSEEN, level};
use crate::vision::decode::rounds::NUMBERS;
use crate::vision::nn::{Activations, Layer, Net, Spec};

/// Side of its input in pixels.
pub const SIDE: usize = 24;
/// Where a box's picture starts, in pixels from the top left of its space.
pub const LEFT: isize = 28;
/// See [`LEFT`].
pub const TOP: isize = -5;
/// Outputs: blank, 1 to 9, [`NOUGHT`], [`OTHER`], then 10 to 14.
pub const OUTPUTS: usize = FIRST_OUTPUTS + 5;
/// Outputs of networks that know no two digits.
pub const FIRST_OUTPUTS: usize = 12;
/// The output for a 0.
pub const NOUGHT: u8 = 10;
/// The output for what is written but no number: other digits together, something struck out, a cross.
pub const OTHER: u8 = 11;

/// The output for a round number, and for what is none; a 0 is no round.
pub fn output(number: u8) -> u8 {
    match number {
        0 => NOUGHT,
        1..=9 => number,
        10..=14 => number + FIRST_OUTPUTS as u8 - 10,
        _ => OTHER,
    }
}

/// The round number that an output stands for, 0 for a blank box; `None` for what is no number of a
/// round.
pub fn number(output: u8) -> Option<u8> {
    match output {
        0..=9 => Some(output),
        NOUGHT | OTHER => None,
        _ => {
            Some(output + 10 - FIRST_OUTPUTS as u8).filter(|number| usize::from(*number) < NUMBERS)
        }
    }
}

/// The network's form.
pub fn spec() -> Spec {
    let down = |kernel, stride, pad, channels| Layer::Down { kernel, stride, pad, channels };
    let layers = vec![
        down(3, 1, 1, 16),
        down(3, 2, 1, 32),
        Layer::Residual,
        down(3, 2, 1, 64),
        Layer::Residual,
        down(6, 1, 0, 96),
    ];
    Spec { size: SIDE, channels: 3, layers, local: OUTPUTS, global: 0 }
}

/// What a network of figures says of one picture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Figure {
    /// Probability that nothing is written.
    pub blank: f32,
    /// Probability of each digit.
    pub digits: [f32; 10],
    /// Probability that something is written that is no digit, such as two of them.
    pub other: f32,
}

impl Figure {
    /// From outputs, divided by a temperature.
    pub(super) fn of(outputs: &[f32; OUTPUTS], temperature: f32) -> Figure {
        let mut p = outputs.map(|out| out / temperature);
        softmax(&mut p);
        let digit = |digit| p[if digit == 0 { usize::from(NOUGHT) } else { digit }];
        let other = p[usize::from(OTHER)..].iter().sum();
        Figure { blank: p[0], digits: std::array::from_fn(digit), other }
    }
}

/// What is written where the network sees a nought, measured on painted photographs as for an 8 and a 9
/// (`decode::rounds`): a 6 whose stroke is lost in its loop, or a 2.
const NOUGHT_IS: [f32; 8] = [0.0, 0.05, 0.34, 0.09, 0.02, 0.05, 0.43, 0.02];

/// Logarithms of the probabilities of no number and of 1 to 14: a nought is no round, nor is what is
/// no number, which may stand for any.
pub(super) fn numbers(outputs: &[f32; OUTPUTS]) -> [f32; NUMBERS] {
    let mut p = *outputs;
    softmax(&mut p);
    let any = p[usize::from(OTHER)] / (NUMBERS - 1) as f32;
    let nought = p[usize::from(NOUGHT)];
    let mut logs = [0.0; NUMBERS];
    for (number, log) in logs.iter_mut().enumerate() {
        let (own, any) = match number {
            0 => (p[0], 0.0),
            _ => (p[usize::from(output(number as u8))], any),
        };
        let is = NOUGHT_IS.get(number).copied().unwrap_or(0.0);
        *log = (own + nought * is + any).max(1e-30).ln();
    }
    logs
}

/// The outputs of a network that may know no two digits: then none are seen.
pub(super) fn padded(outputs: &[f32]) -> [f32; OUTPUTS] {
    let mut all = [-UNSEEN; OUTPUTS];
    all.iter_mut().zip(outputs).for_each(|(all, out)| *all = *out);
    all
}

/// Whether a network gives these outputs, or the first part of them.
pub(super) fn is_known(form: &Spec) -> bool {
    [FIRST_OUTPUTS, OUTPUTS].iter().any(|&local| *form == Spec { local, ..spec() })
}

/// Reads every box of a board's pixels (three bytes each, [`super::SIDE`] a row).
pub(crate) fn read(net: &Net, pixels: &[u8]) -> Vec<[f32; OUTPUTS]> {
    let mut act: Activations = net.activations();
    let mut picture = vec![0.0; SIDE * SIDE * 3];
    let start =
        |index: usize, shift: isize| (CELL_PX / 2 + index * CELL_PX).strict_add_signed(shift);
    (0..SPACES)
        .map(|space| {
            let (left, top) = (start(space % SIZE, LEFT), start(space / SIZE, TOP));
            for (y, row) in picture.chunks_exact_mut(SIDE * 3).enumerate() {
                let at = ((top + y) * super::SIDE + left) * 3;
                for (out, byte) in row.iter_mut().zip(&pixels[at..at + SIDE * 3]) {
                    *out = level(*byte);
                }
            }
            net.forward(&picture, &mut act);
            padded(&act.local)
        })
        .collect()
}
