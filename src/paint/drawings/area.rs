//! Lakes and lava: bodies that reach sides of a space.

use super::hand::{Hand, dashes, jagged, scallops, wavy};
use super::look::{Fill, Look, Shore};
use super::{Sides, crossing};
use crate::board::{Side, Space};
use crate::paint::ink::{P, length, offset, smooth};
use crate::paint::rng::Rng;

/// A body in one space.
pub(super) struct Body {
    pub sides: Sides,
    /// Sides beyond which it goes on.
    pub joined: Sides,
    pub lava: bool,
    pub space: Space,
    /// The board's own chance: neighbours meet where their shores cross the line between them.
    pub seed: u64,
}

/// A point so far along a side, with the clock, and so far in.
fn point(side: usize, along: f32, deep: f32) -> P {
    match side % 4 {
        0 => (along, deep),
        1 => (1.0 - deep, along),
        2 => (1.0 - along, 1.0 - deep),
        _ => (deep, 1.0 - along),
    }
}

impl Body {
    /// How far from a side's two ends, with the clock, the shore meets it.
    fn inset(&self, side: usize) -> (f32, f32) {
        let side = Side::from_index(side);
        let mut rng = crossing(self.seed, self.space, side);
        let (a, b) = (rng.range(0.02, 0.22), rng.range(0.02, 0.22));
        // Both spaces count from the left or from above.
        if side.index() < 2 { (a, b) } else { (b, a) }
    }

    fn reaches(&self, side: usize) -> bool {
        self.sides[side % 4]
    }

    /// The closed shapes it consists of, and the shores among their lines.
    fn shapes(&self, hand: &mut Hand, look: &Look, beside: bool) -> Vec<(Vec<P>, Vec<Vec<P>>)> {
        let rng = &mut *hand.rng;
        let count = self.sides.iter().filter(|side| **side).count();
        match count {
            0 => {
                let (rx, ry) = (rng.range(0.2, 0.44), rng.range(0.2, 0.44));
                let c = (0.5 + rng.around(0.48 - rx), 0.5 + rng.around(0.48 - ry));
                let ring = hand.ring(c, rx, ry, 0.12);
                return vec![(ring.clone(), vec![ring])];
            }
            4 => {
                let square = (0..4).map(|side| point(side, 0.0, 0.0)).collect();
                return vec![(square, Vec::new())];
            }
            _ => {}
        }
        // Each run of neighbouring sides, from its first to its last.
        let runs: Vec<(usize, usize)> = (0..4)
            .filter(|&side| self.reaches(side) && !self.reaches(side + 3))
            .map(|first| {
                let last = (first..first + 4).take_while(|&side| self.reaches(side)).count();
                (first, first + last - 1)
            })
            .collect();
        if beside || rng.chance(look.hugs) {
            return runs.iter().map(|&run| self.strip(run, rng, look, beside)).collect();
        }
        let bulge = rng.range(look.depth - 0.3, look.depth + 0.3).clamp(0.0, 1.0);
        let deep = |low: f32, high: f32| low + (high - low) * bulge;
        if let [(first, last)] = runs[..] {
            let (start, end) = (self.inset(first).0, self.inset(last).1);
            let (from, to) = (point(last, 1.0 - end, 0.0), point(first, start, 0.0));
            let mut shore = vec![from];
            match last - first {
                0 => {
                    let d = deep(0.22, 0.88);
                    let k = rng.range(0.35, 0.6);
                    let wide = rng.range(0.24, 0.42);
                    let lean = rng.around(0.08);
                    shore.extend([
                        point(first, 0.5 + wide * 1.1, d * k),
                        point(first, 0.5 + wide * 0.7 + lean, d * 0.87),
                        point(first, 0.5 + lean, d),
                        point(first, 0.5 - wide * 0.7 + lean, d * 0.87),
                        point(first, 0.5 - wide * 1.1, d * k),
                    ]);
                }
                1 => {
                    // Past a point on the diagonal.
                    let d = deep(0.3, 0.85);
                    let bow = rng.range(-0.04, 0.12);
                    let near = point(last, 0.62 + 0.1 * bulge + bow, d * 0.5);
                    let far = point(first, 0.38 - 0.1 * bulge - bow, d * 0.5);
                    let middle = point(last, d, d);
                    shore.extend([near, middle, far]);
                }
                _ => {
                    let free = last + 1;
                    let d = 1.0 - deep(0.25, 0.93);
                    let lean = rng.around(0.1);
                    shore.extend([
                        point(free, 0.2, d * rng.range(0.6, 1.0)),
                        point(free, 0.5 + lean, d),
                        point(free, 0.8, d * rng.range(0.6, 1.0)),
                    ]);
                }
            }
            shore.push(to);
            let shore = smooth(&shore);
            let mut shape: Vec<P> = (first + 1..=last).map(|side| point(side, 0.0, 0.0)).collect();
            shape.extend(&shore);
            return vec![(shape, vec![shore])];
        }
        // Two facing sides: a band from one to the other.
        let mut shape = Vec::new();
        let mut shores = Vec::new();
        for pair in [[runs[0].0, runs[1].0], [runs[1].0, runs[0].0]] {
            let [one, other] = pair;
            let waist = rng.range(0.06, 0.33);
            let shore = smooth(&[
                point(one, 1.0 - self.inset(one).1, 0.0),
                point(one + 1, 0.5 + rng.around(0.15), waist),
                point(other, self.inset(other).0, 0.0),
            ]);
            shape.extend(&shore);
            shores.push(shore);
        }
        vec![(shape, shores)]
    }

    /// A strip along a run of sides.
    fn strip(
        &self,
        (first, last): (usize, usize),
        rng: &mut Rng,
        look: &Look,
        beside: bool,
    ) -> (Vec<P>, Vec<Vec<P>>) {
        let most = if beside { 0.27 } else { 0.42 };
        let d = (0.12 + 0.3 * look.depth + rng.around(0.06)).clamp(0.1, most);
        let mut shore = vec![point(last, 1.0 - self.inset(last).1, 0.0)];
        for side in (first..=last).rev() {
            let d = (d + rng.around(0.04)).clamp(0.08, most);
            if side == last {
                shore.push(point(side, 0.82, d * rng.range(0.6, 0.95)));
            }
            shore.push(point(side, 0.5 + rng.around(0.08), d));
            if side == first {
                shore.push(point(side, 0.18, d * rng.range(0.6, 0.95)));
            } else {
                shore.push(point(side, d * 1.1, d * 1.1));
            }
        }
        shore.push(point(first, self.inset(first).0, 0.0));
        let shore = smooth(&shore);
        let mut shape: Vec<P> = (first + 1..=last).map(|side| point(side, 0.0, 0.0)).collect();
        shape.extend(&shore);
        (shape, vec![shore])
    }
}

/// Draws a body; `beside` routes it keeps to its sides.
pub(super) fn draw(hand: &mut Hand, look: &mut Look, body: &Body, beside: bool) {
    // A shore that nobody could see.
    let dense = matches!(look.fill, Fill::Hatched | Fill::Crossed | Fill::Solid | Fill::Scribbled);
    let bare = look.shore == Shore::None && !dense;
    if bare {
        look.shore = Shore::Plain;
    }
    let full = body.sides == [true; 4];
    for (shape, mut shores) in body.shapes(hand, look, beside) {
        if shape.len() < 3 {
            continue;
        }
        let empty = matches!(look.fill, Fill::Blank | Fill::Fringe | Fill::Contours);
        if full && empty {
            // Blank water all over a space could not be told: little waves say it.
            ripples(hand, look, &shape, body.lava);
        } else if look.fill == Fill::Blank && body.lava && hand.rng.chance(0.6) {
            drops(hand, &shape);
        } else {
            filled(hand, look, &shape, &shores, body.lava);
        }
        // Where it ends at the line between two spaces some close it with a line.
        let close = hand.rng.chance(if full { 0.75 } else { 0.35 });
        for side in (0..4).filter(|&side| body.reaches(side) && !body.joined[side]) {
            if close {
                let (a, b) = body.inset(side);
                let (a, b) = (
                    if body.reaches(side + 3) { 0.02 } else { a },
                    if body.reaches(side + 1) { 0.02 } else { b },
                );
                let d = hand.rng.range(0.0, 0.05);
                shores.push(vec![point(side, a, d), point(side, 1.0 - b, d)]);
            }
        }
        for line in &shores {
            shore(hand, look, line);
        }
    }
}

fn shore(hand: &mut Hand, look: &Look, line: &[P]) {
    let (size, wave) = look.wave;
    match look.shore {
        Shore::None => {}
        Shore::Plain => hand.line(line, 1.0),
        Shore::Wavy => {
            let start = hand.rng.range(0.0, 6.3);
            hand.line(&wavy(line, size, wave, start), 1.0);
        }
        Shore::Scallops => hand.line(&scallops(line, size * 1.6, wave * 0.8), 1.0),
        Shore::Double => {
            hand.line(line, 1.0);
            let apart = hand.pen.width * 1.3 + 0.03;
            hand.line(&offset(line, apart), 0.8);
        }
        Shore::Dashed => {
            let start = hand.rng.range(0.0, 0.03);
            for dash in dashes(line, 0.11, 0.05 + hand.pen.width, start) {
                hand.line(&dash, 1.0);
            }
        }
        Shore::Jagged => hand.line(&jagged(line, size, wave * 0.5), 1.0),
    }
}

/// What lies within the shores.
fn filled(hand: &mut Hand, look: &Look, shape: &[P], shores: &[Vec<P>], lava: bool) {
    let gap = look.gap.max(hand.pen.width * 1.9);
    let thick = hand.rng.range(0.6, 0.95);
    match look.fill {
        Fill::Blank => {}
        Fill::Hatched => hand.hatch(shape, look.angle, gap, thick),
        Fill::Crossed => {
            hand.hatch(shape, look.angle, gap * 1.25, thick);
            hand.hatch(shape, look.angle + 1.5, gap * 1.25, thick);
        }
        Fill::Solid => {
            hand.fill(shape, look.cover);
            // Strokes of the fill show.
            if hand.rng.chance(0.5) {
                let gap = (hand.pen.width * 0.9).max(0.03);
                let alpha = hand.pen.alpha;
                hand.pen.alpha *= 0.4;
                hand.hatch(shape, look.angle, gap, 1.2);
                hand.pen.alpha = alpha;
            }
        }
        Fill::Scribbled => hand.scribble(shape, look.angle, gap * 0.85, thick),
        Fill::Ripples => ripples(hand, look, shape, lava),
        Fill::Dots => {
            for at in hand.spread(shape, gap * 1.3) {
                let r = hand.pen.width.max(0.02) * hand.rng.range(0.4, 0.7);
                hand.dot(at, r);
            }
        }
        Fill::Contours => {
            for line in shores {
                // Inwards: shapes run with the clock, so that the shore has the water to its right.
                for step in 1..=2 {
                    let inner = offset(line, gap * 0.9 * step as f32);
                    if length(&inner) > 0.15 {
                        hand.line(&inner, 0.75);
                    }
                }
            }
        }
        Fill::BrokenHatch => {
            for (a, b) in hand.rows(shape, look.angle, gap) {
                let start = hand.rng.range(0.0, 0.05);
                for dash in dashes(&[a, b], 0.12, 0.05, start) {
                    hand.line(&dash, thick);
                }
            }
        }
        Fill::Bubbles => {
            for at in hand.spread(shape, gap * 1.6) {
                let r = hand.rng.range(0.02, 0.045);
                let ring = hand.ring(at, r, r, 0.1);
                hand.line(&ring, 0.7);
            }
        }
        Fill::LongWaves => {
            for (a, b) in hand.rows(shape, 0.0, gap * 1.2) {
                let start = hand.rng.range(0.0, 6.3);
                hand.line(&wavy(&[a, b], look.wave.0, look.wave.1, start), thick);
            }
        }
        Fill::Fringe => {
            for line in shores {
                let inner = offset(line, hand.rng.range(0.06, 0.13));
                let n = (length(line) / gap).round().max(2.0) as usize;
                for i in 0..=n {
                    let at = |line: &[P]| {
                        crate::paint::ink::along(line, length(line) * i as f32 / n as f32).0
                    };
                    hand.line(&[at(line), at(&inner)], 0.8);
                }
            }
        }
    }
}

/// Little waves, or tongues of flame.
fn ripples(hand: &mut Hand, look: &Look, shape: &[P], lava: bool) {
    let gap = hand.rng.range(0.17, 0.3);
    for at in hand.spread(shape, gap) {
        let (w, h) = (gap * hand.rng.range(0.28, 0.4), look.wave.0.max(0.018));
        let line = if lava && look.angle > 0.0 {
            vec![(at.0 - w * 0.6, at.1 + h), (at.0, at.1 - 2.0 * h), (at.0 + w * 0.6, at.1 + h)]
        } else {
            let bow = [(-1.0, 0.4), (-0.5, -1.0), (0.0, 0.4), (0.5, -1.0), (1.0, 0.4)];
            smooth(&bow.map(|(x, y)| (at.0 + w * x, at.1 + h * y)))
        };
        hand.line(&line, 0.75);
    }
}

/// A few drops and bubbles.
fn drops(hand: &mut Hand, shape: &[P]) {
    let gap = hand.rng.range(0.16, 0.26);
    for at in hand.spread(shape, gap) {
        let r = hand.rng.range(0.02, 0.05);
        if hand.rng.chance(0.5) {
            let ring = hand.ring(at, r, r, 0.12);
            hand.line(&ring, 0.8);
        } else {
            hand.dot(at, r * 0.7);
        }
    }
}
