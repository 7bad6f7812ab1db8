//! A second, smaller network that reads figures one by one: those of the round boxes.
//!
//! A number is a few pixels high, lost among the routes for the large network; here it fills the
//! picture.

use super::heads::softmax;
use super::{CELL_PX, SIZE, SPACES, level};
use crate::vision::decode::rounds::NUMBERS;
use crate::vision::nn::{Activations, Layer, Net, Spec};

/// Side of its input in pixels.
pub const SIDE: usize = 24;
/// Where a box's picture starts, in pixels from the top left of its space.
pub const LEFT: isize = 28;
/// See [`LEFT`].
pub const TOP: isize = -5;
/// Outputs: blank, 1 to 9, [`NOUGHT`], [`OTHER`].
pub const OUTPUTS: usize = 12;
/// The output for a 0.
pub const NOUGHT: u8 = 10;
/// The output for what is written but no figure: two digits, something struck out, a cross.
pub const OTHER: u8 = 11;

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
    /// Probability that something is written that is no digit.
    pub other: f32,
}

impl Figure {
    /// From outputs, divided by a temperature.
    pub(super) fn of(outputs: &[f32; OUTPUTS], temperature: f32) -> Figure {
        let mut p = outputs.map(|out| out / temperature);
        softmax(&mut p);
        let digit = |digit| p[if digit == 0 { usize::from(NOUGHT) } else { digit }];
        let other = p[usize::from(OTHER)];
        Figure { blank: p[0], digits: std::array::from_fn(digit), other }
    }
}

/// What is written where the network sees a nought, measured on painted photographs as for an 8 and a 9
/// (`decode::rounds`): a 6 whose stroke is lost in its loop, or a 2.
const NOUGHT_IS: [f32; NUMBERS] = [0.0, 0.05, 0.34, 0.09, 0.02, 0.05, 0.43, 0.02, 0.0, 0.0];

/// Logarithms of the probabilities of no number and of 1 to 9: a nought is no round, nor is what is
/// no figure, which may stand for any.
pub(super) fn numbers(outputs: &[f32; OUTPUTS]) -> [f32; NUMBERS] {
    let figure = Figure::of(outputs, 1.0);
    let any = figure.other / (NUMBERS - 1) as f32;
    let nought = figure.digits[0];
    let mut logs = [0.0; NUMBERS];
    for ((log, p), is) in logs.iter_mut().zip(figure.digits).zip(NOUGHT_IS) {
        *log = (p + nought * is + any).max(1e-30).ln();
    }
    logs[0] = figure.blank.max(1e-30).ln();
    logs
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
            let mut outputs = [0.0; OUTPUTS];
            outputs.copy_from_slice(&act.local);
            outputs
        })
        .collect()
}
