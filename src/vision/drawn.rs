//! Whether what is drawn in a grid without print hangs together as a game leaves it.

use super::decode::Decoded;
use super::locate::GridSize;
use crate::board::Side;

/// How what is drawn hangs together: counts of sides.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Drawn {
    /// Spaces with a drawing.
    spaces: usize,
    /// Sum of their probabilities.
    sure: f64,
    /// Sides at an exit of their kind.
    at_exits: usize,
    /// Other sides at the border.
    astray: usize,
    /// Sides that meet a side of their kind.
    joined: usize,
    /// Other inner sides.
    open: usize,
    /// Probability that a line found at the border lies at an exit of its kind by chance.
    chance: f64,
}

impl Drawn {
    pub(super) fn on(decoded: &Decoded) -> Drawn {
        let sketch = &decoded.sketch;
        let layout = sketch.layout();
        // Every other line found is of the wrong kind.
        let border = GridSize::of(layout).border();
        let chance = (layout.exits().len() as f64 / border as f64 / 2.0).clamp(0.01, 0.99);
        let mut drawn = Drawn { chance, ..Drawn::default() };
        for (index, space) in layout.spaces().enumerate() {
            let drawing = sketch.drawing(space);
            if drawing.is_empty() {
                continue;
            }
            drawn.spaces += 1;
            drawn.sure += f64::from(decoded.confidence[index]);
            for side in Side::ALL {
                let Some(kind) = drawing.kind(side) else { continue };
                let exit = layout.exit_at(space, side).map(|exit| layout.exits()[exit].kind);
                let counted = match layout.neighbour(space, side) {
                    Some(next) if sketch.drawing(next).kind(side.opposite()) == Some(kind) => {
                        &mut drawn.joined
                    }
                    Some(_) => &mut drawn.open,
                    None if exit == Some(kind) => &mut drawn.at_exits,
                    None => &mut drawn.astray,
                };
                *counted += 1;
            }
        }
        drawn
    }

    /// Whether this looks like what a game leaves rather than anything else in a grid: several
    /// clear routes, most of them joined, and at the border more at exits of their kind than
    /// chance would bring there.
    pub(super) fn is_a_game(&self) -> bool {
        self.is_clear()
            && self.at_exits >= 3
            && self.lead() > 3.5
            && self.joined + 2 * self.at_exits > self.open
    }

    /// Whether several routes are clearly drawn.
    pub(super) fn is_clear(&self) -> bool {
        self.spaces >= 6 && self.sure > 0.85 * self.spaces as f64
    }

    /// Whether several lines reach the border, and mostly not at exits of their kind.
    pub(super) fn is_astray(&self) -> bool {
        self.is_clear() && self.at_exits + self.astray >= 3 && self.lead() < 0.0
    }

    /// How much more probable what is drawn at the border is on a board in this orientation than
    /// on anything else, as a logarithm.
    ///
    /// Of the 28 sides at the border of a 7x7 board 12 are exits: chance puts a fifth of the lines
    /// found there right. Players, who may draw to any part of the border, put some two thirds
    /// right.
    pub(super) fn lead(&self) -> f64 {
        const PLAYED: f64 = 0.65;
        self.at_exits as f64 * (PLAYED / self.chance).ln()
            + self.astray as f64 * ((1.0 - PLAYED) / (1.0 - self.chance)).ln()
    }
}
