//! Sheets of paper, and how a drawing lies on them.

use egui::{Vec2, vec2};

/// A sheet, in millimetres.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Paper {
    /// From left to right.
    pub width: f32,
    /// From top to bottom.
    pub height: f32,
}

/// Room at each edge that printers leave blank, in millimetres.
const EDGE: f32 = 10.0;

impl Paper {
    /// A4 upright.
    pub const A4_PORTRAIT: Paper = Paper { width: 210.0, height: 297.0 };
    /// A4 on its side.
    pub const A4_LANDSCAPE: Paper = Paper { width: 297.0, height: 210.0 };

    /// Millimetres a point so that a drawing fits between the edges.
    pub fn scale(self, size: Vec2) -> f32 {
        let room = vec2(self.width - 2.0 * EDGE, self.height - 2.0 * EDGE);
        (room.x / size.x.max(1.0)).min(room.y / size.y.max(1.0))
    }

    /// Where the drawing's top left lies on the paper, in millimetres: it stands in the middle.
    pub fn origin(self, size: Vec2) -> Vec2 {
        (vec2(self.width, self.height) - size * self.scale(size)) / 2.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drawings_fit_between_the_edges() {
        for size in [vec2(827.0, 591.0), vec2(827.0, 1400.0), vec2(10.0, 4000.0)] {
            for paper in [Paper::A4_PORTRAIT, Paper::A4_LANDSCAPE] {
                let (scale, origin) = (paper.scale(size), paper.origin(size));
                assert!(origin.x >= EDGE - 0.01 && origin.y >= EDGE - 0.01, "{origin:?}");
                let end = origin + size * scale;
                assert!(end.x <= paper.width - EDGE + 0.01 && end.y <= paper.height - EDGE + 0.01);
            }
        }
    }
}
