//! Which way up a board lies, and what would be another if it lay otherwise.

use super::decode::Decoded;
use super::doubt::Doubt;
use super::locate::Located;
use super::reader::heads::POSES;
use crate::board::{Cell, Sketch, Space, Turn};
use std::sync::Arc;

/// Orientations less probable than this are not looked at by themselves.
pub(super) const LOOKED_INTO: f64 = 0.003;

/// A way up less probable than this is for a person to confirm.
const SURE: f64 = 0.97;

/// Print alone never makes an orientation more probable than this, as a logarithm: a lamp's glare
/// may look like number boxes.
const PRINT_AT_MOST: f64 = 9.0;

/// What the reader says of a board that it sees turned by a number of quarter turns.
pub(super) struct Said {
    pub turn: usize,
    /// See [`Reading::pose`](super::reader::Reading::pose).
    pub pose: [f32; 5],
}

/// Probabilities of a board's four orientations, turned by 0 to 3 quarter turns from the one it is
/// read in. Turned by one, what was its top right corner is its top left.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct WayUp([f64; 4]);

impl WayUp {
    /// Nothing to doubt: a person said so.
    pub const SURE: WayUp = WayUp([1.0, 0.0, 0.0, 0.0]);

    /// By print and reader together: the mean of what each look says.
    pub(super) fn from(located: &Located, looks: &[Said]) -> WayUp {
        let logs = std::array::from_fn(|turn| {
            if !located.grid.size().is_square() && turn % 2 == 1 {
                return f64::NEG_INFINITY;
            }
            let said = |look: &Said| {
                let pose = (turn + 4 - look.turn) % 4;
                // What the reader expects of its lessons is no evidence.
                f64::from(look.pose[pose].max(1e-4) / POSES[pose]).ln()
            };
            let sum: f64 = looks.iter().map(said).sum();
            located.turns[turn].max(-PRINT_AT_MOST) + sum / looks.len().max(1) as f64
        });
        WayUp::of(logs)
    }

    fn of(logs: [f64; 4]) -> WayUp {
        let best = logs.iter().copied().fold(f64::MIN, f64::max);
        let sum: f64 = logs.iter().map(|log| (log - best).exp()).sum();
        WayUp(logs.map(|log| (log - best).exp() / sum))
    }

    /// With further evidence, as logarithms.
    pub(super) fn weighed(self, more: [f64; 4]) -> WayUp {
        WayUp::of(std::array::from_fn(|turn| self.0[turn].max(1e-12).ln() + more[turn]))
    }

    /// The same, told from the board turned by `turns` quarter turns.
    pub(super) fn turned(self, turns: usize) -> WayUp {
        WayUp(std::array::from_fn(|turn| self.0[(turn + turns) % 4]))
    }

    /// Probability that the board lies turned by so many quarter turns.
    pub fn probability(&self, turns: usize) -> f64 {
        self.0[turns % 4]
    }

    /// Whether nobody need look which way up the board lies.
    pub fn is_sure(&self) -> bool {
        self.0[0] >= SURE
    }

    /// By how many quarter turns it lies otherwise if not as it was read.
    pub fn otherwise(&self) -> usize {
        let second = (1..4).max_by(|&a, &b| self.0[a].total_cmp(&self.0[b]).then(b.cmp(&a)));
        second.unwrap_or(2)
    }

    /// See [`BoardPhoto::doubts`](super::BoardPhoto::doubts).
    pub(super) fn doubts(&self, decoded: &Decoded) -> Vec<Doubt> {
        if self.is_sure() {
            return decoded.doubts.clone();
        }
        let (sketch, upright) = (&decoded.sketch, self.0[0] as f32);
        let other = turned(sketch, self.otherwise());
        let spaces = sketch.layout().spaces().zip(&decoded.confidence);
        let doubts = spaces.filter_map(|(space, sure)| {
            let known = decoded.doubts.iter().find(|doubt| doubt.space == space);
            let (chosen, turned) = (sketch.drawing(space), other.drawing(space));
            if chosen == turned {
                return known.cloned();
            }
            let alone = || vec![(chosen, *sure)];
            let mut alternatives = known.map_or_else(alone, |doubt| doubt.alternatives.clone());
            alternatives.iter_mut().for_each(|(_, probability)| *probability *= upright);
            match alternatives.iter_mut().find(|(drawing, _)| *drawing == turned) {
                Some((_, probability)) => *probability += 1.0 - upright,
                None => alternatives.push((turned, 1.0 - upright)),
            }
            Some(Doubt { space, probability: sure * upright, alternatives })
        });
        doubts.collect()
    }
}

/// What a board holds when it is turned by `turns` quarter turns, see [`WayUp`]. One that is no square
/// only ever lies turned by two.
fn turned(sketch: &Sketch, turns: usize) -> Sketch {
    // Its corners move on clockwise, so what is drawn turns counter-clockwise.
    let back = Turn::ALL[(4 - turns % 4) % 4];
    let (rows, cols) = (sketch.layout().rows() - 1, sketch.layout().cols() - 1);
    let mut all = Sketch::new(Arc::clone(sketch.layout()));
    for (space, cell) in sketch.layout().spaces().zip(sketch.cells()) {
        let Space { row, col } = space;
        let at = match turns % 4 {
            0 => space,
            1 => Space::new(cols - col, row),
            2 => Space::new(rows - row, cols - col),
            _ => Space::new(col, rows - row),
        };
        all.set(at, Cell { drawing: cell.drawing.turned(back), round: cell.round });
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Layout;
    use crate::vision::locate::{GridSize, Quad};

    fn decoded() -> Decoded {
        let mut sketch = Sketch::new(Layout::classic());
        for (space, code) in [("A7", ".hh."), ("D4", "h.h."), ("B3", "rrrr"), ("F5", "rrrr")] {
            sketch.draw(space.parse().unwrap(), code.parse().unwrap());
        }
        Decoded {
            confidence: vec![0.9; 49],
            round_confidence: vec![1.0; 49],
            sketch,
            doubts: Vec::new(),
            round_doubts: Vec::new(),
        }
    }

    fn unprinted() -> Located {
        let size = GridSize::of(&Layout::classic());
        let quad = Quad(size.corners());
        Located { turns: [0.0; 4], ..Located::by_hand(quad, size).unwrap() }
    }

    #[test]
    fn a_turned_board_moves_as_its_corners_do() {
        let sketch = decoded().sketch;
        let once = turned(&sketch, 1);
        // The top right corner is now the top left one, and east of it is north.
        let a1 = "A1".parse().unwrap();
        assert_eq!(once.drawing(a1), "hh..".parse().unwrap());
        assert_eq!(once.drawn().count(), 4);
        assert_eq!(turned(&once, 1), turned(&sketch, 2));
        assert_eq!(turned(&once, 3), sketch);
    }

    #[test]
    fn what_lessons_expect_is_no_evidence() {
        let ways = WayUp::from(&unprinted(), &[Said { turn: 0, pose: POSES }]);
        assert!(ways.0.iter().all(|p| (p - 0.25).abs() < 1e-6), "{ways:?}");
        assert!(!ways.is_sure());
        // Two looks from opposite sides that each think the board upright: nobody knows.
        let pose = [0.9996, 1e-4, 1e-4, 1e-4, 1e-4];
        let both = [Said { turn: 0, pose }, Said { turn: 2, pose }];
        let ways = WayUp::from(&unprinted(), &both);
        assert!((ways.probability(0) - ways.probability(2)).abs() < 1e-6);
        // Seen from below it is upside down.
        let below = [1e-4, 1e-4, 0.9996, 1e-4, 1e-4];
        let both = [Said { turn: 0, pose }, Said { turn: 2, pose: below }];
        let ways = WayUp::from(&unprinted(), &both);
        assert!(ways.is_sure() && ways.turned(2).otherwise() == 2, "{ways:?}");
        assert!(!ways.weighed([0.0, 0.0, 20.0, 0.0]).is_sure());
    }

    #[test]
    fn all_that_would_be_another_is_doubtful() {
        let decoded = decoded();
        assert!(WayUp::SURE.doubts(&decoded).is_empty());
        let doubts = WayUp([0.7, 0.0, 0.3, 0.0]).doubts(&decoded);
        let spaces: Vec<String> = doubts.iter().map(|doubt| doubt.space.to_string()).collect();
        // A straight highway in the middle and the pair of crossings are the same either way.
        assert_eq!(spaces, ["A7", "G1"]);
        assert!((doubts[0].probability - 0.63).abs() < 1e-6);
        assert!(doubts[0].alternatives.iter().any(|(drawing, _)| drawing.is_empty()));
        assert_eq!(doubts[1].alternatives[1].0, "h..h".parse().unwrap());
    }
}
