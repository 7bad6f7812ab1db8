//! A second, smaller network that reads figures one by one: those of the round boxes.
//!
//! A number is a few pixels high, lost among the routes for the large network; here it fills the
//! picture, which is twice as fine.

use super::heads::softmax;
use super::{FINE_PX, FINE_SIDE, SIZE, SPACES, level};
use crate::vision::decode::rounds::NUMBERS;
use crate::vision::nn::{Activations, Layer, Net, Spec};

/// Side of its input in pixels.
pub const SIDE: usize = 52;
/// Where a box's picture starts, in pixels of the finer board from the top left of its space.
pub const LEFT: isize = 54;
/// See [`LEFT`].
pub const TOP: isize = -12;
/// Outputs: blank, 1 to 9, [`NOUGHT`], [`OTHER`], then 10 to 14.
pub const OUTPUTS: usize = 17;
/// The output for a 10; those for more follow.
const TEN: u8 = 12;
/// The output for a 0.
pub const NOUGHT: u8 = 10;
/// The output for what is written but no number: other digits together, something struck out, a cross.
pub const OTHER: u8 = 11;

/// The output for a round number, and for what is none; a 0 is no round.
pub fn output(number: u8) -> u8 {
    match number {
        0 => NOUGHT,
        1..=9 => number,
        10..=14 => number - 10 + TEN,
        _ => OTHER,
    }
}

/// The round number that an output stands for, 0 for a blank box; `None` for what is no number of a
/// round.
pub fn number(output: u8) -> Option<u8> {
    match output {
        0..=9 => Some(output),
        NOUGHT | OTHER => None,
        _ => Some(output + 10 - TEN).filter(|number| usize::from(*number) < NUMBERS),
    }
}

/// The network's form.
pub fn spec() -> Spec {
    let down = |kernel, stride, pad, channels| Layer::Down { kernel, stride, pad, channels };
    let layers = vec![
        down(6, 2, 0, 16),
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

/// Reads every box of a finer board's pixels (three bytes each, [`FINE_SIDE`] a row).
pub(crate) fn read(net: &Net, pixels: &[u8]) -> Vec<[f32; OUTPUTS]> {
    let mut act: Activations = net.activations();
    let mut picture = vec![0.0; SIDE * SIDE * 3];
    let start =
        |index: usize, shift: isize| (FINE_PX / 2 + index * FINE_PX).strict_add_signed(shift);
    (0..SPACES)
        .map(|space| {
            let (left, top) = (start(space % SIZE, LEFT), start(space / SIZE, TOP));
            for (y, row) in picture.chunks_exact_mut(SIDE * 3).enumerate() {
                let at = ((top + y) * FINE_SIDE + left) * 3;
                for (out, byte) in row.iter_mut().zip(&pixels[at..at + SIDE * 3]) {
                    *out = level(*byte);
                }
            }
            net.forward(&picture, &mut act);
            let mut outputs = [0.0; OUTPUTS];
            outputs.copy_from_slice(&act.local);
            outputs
        })
        .collect()
}
