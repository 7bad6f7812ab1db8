//! A second, smaller network that reads the round boxes one by one.
//!
//! A number is a few pixels high, lost among the routes for the large network; here it fills the
//! picture.

use super::{CELL_PX, SIZE, SPACES, level};
use crate::vision::nn::{Activations, Layer, Net, Spec};

/// Side of its input in pixels.
pub const SIDE: usize = 24;
/// Where a box's picture starts, in pixels from the top left of its space.
pub const LEFT: isize = 28;
/// See [`LEFT`].
pub const TOP: isize = -5;
/// Outputs: blank and 1 to 9.
pub const OUTPUTS: usize = 10;

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
