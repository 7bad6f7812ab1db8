//! A hand with a pen in one space.

use crate::paint::ink::{Layer, P, Pen, along, length, part, smooth};
use crate::paint::rng::Rng;
use std::f32::consts::TAU;

/// Draws in the space whose top left corner is `at`; points are given within the space, 0 to 1.
pub(super) struct Hand<'a> {
    pub layer: &'a mut Layer,
    pub rng: &'a mut Rng,
    pub pen: Pen,
    pub at: P,
}

impl Hand<'_> {
    /// A stroke.
    pub fn line(&mut self, points: &[P], thick: f32) {
        let placed: Vec<P> = points.iter().map(|p| (p.0 + self.at.0, p.1 + self.at.1)).collect();
        self.pen.stroke(self.layer, self.rng, &placed, thick);
    }

    /// A stroke with a colour of its own.
    pub fn line_in(&mut self, other: &Pen, points: &[P], thick: f32) {
        let pen = std::mem::replace(&mut self.pen, other.clone());
        self.line(points, thick);
        self.pen = pen;
    }

    /// A filled shape.
    pub fn fill(&mut self, shape: &[P], cover: f32) {
        let placed: Vec<P> = shape.iter().map(|p| (p.0 + self.at.0, p.1 + self.at.1)).collect();
        self.pen.fill(self.layer, self.rng, &placed, cover);
    }

    /// A dot as large as a number of pen widths, at least so many spaces wide.
    pub fn dot(&mut self, at: P, radius: f32) {
        let at = (at.0 + self.at.0, at.1 + self.at.1);
        self.layer.dot(at, radius, self.pen.color, self.pen.alpha);
    }

    /// Parallel strokes over a shape, from edge to edge.
    pub fn hatch(&mut self, shape: &[P], angle: f32, gap: f32, thick: f32) {
        for (a, b) in self.rows(shape, angle, gap) {
            // Strokes end a little short of the shore or run over it.
            let slip = self.rng.range(-0.025, 0.015);
            let len = (b.0 - a.0).hypot(b.1 - a.1);
            if len < 0.03 {
                continue;
            }
            let d = ((b.0 - a.0) / len * slip, (b.1 - a.1) / len * slip);
            let line = [(a.0 - d.0, a.1 - d.1), (b.0 + d.0, b.1 + d.1)];
            self.line(&line, thick);
        }
    }

    /// One line to and fro over a shape.
    pub fn scribble(&mut self, shape: &[P], angle: f32, gap: f32, thick: f32) {
        let mut line: Vec<P> = Vec::new();
        for (i, (a, b)) in self.rows(shape, angle, gap).into_iter().enumerate() {
            let (a, b) = if i % 2 == 0 { (a, b) } else { (b, a) };
            // Over a gap in the shape the pen is lifted.
            if let Some(&last) = line.last()
                && (a.0 - last.0).hypot(a.1 - last.1) > 0.3
            {
                self.line(&line, thick);
                line.clear();
            }
            line.extend([a, b]);
        }
        if line.len() > 1 {
            self.line(&line, thick);
        }
    }

    /// Where parallel lines at an angle lie inside a shape.
    pub fn rows(&mut self, shape: &[P], angle: f32, gap: f32) -> Vec<(P, P)> {
        let (s, c) = angle.sin_cos();
        // Turned so that the lines run along x.
        let turned: Vec<P> = shape.iter().map(|p| (p.0 * c + p.1 * s, p.1 * c - p.0 * s)).collect();
        let low = turned.iter().map(|p| p.1).fold(f32::MAX, f32::min);
        let high = turned.iter().map(|p| p.1).fold(f32::MIN, f32::max);
        let mut rows = Vec::new();
        let mut y = low + gap * self.rng.range(0.3, 0.9);
        while y < high {
            let mut cuts: Vec<f32> = Vec::new();
            for (i, p) in turned.iter().enumerate() {
                let q = turned[(i + 1) % turned.len()];
                if (p.1 <= y) != (q.1 <= y) {
                    cuts.push(p.0 + (q.0 - p.0) * (y - p.1) / (q.1 - p.1));
                }
            }
            cuts.sort_by(f32::total_cmp);
            let lean = self.rng.around(gap * 0.18);
            for pair in cuts.chunks_exact(2) {
                let back = |x: f32, y: f32| (x * c - y * s, x * s + y * c);
                rows.push((back(pair[0], y - lean), back(pair[1], y + lean)));
            }
            y += gap * self.rng.range(0.8, 1.2);
        }
        rows
    }

    /// Points spread over a shape, about so far apart.
    pub fn spread(&mut self, shape: &[P], gap: f32) -> Vec<P> {
        let mut points = Vec::new();
        for (a, b) in self.rows(shape, 0.0, gap) {
            let len = b.0 - a.0;
            let count = (len / gap).floor();
            let start = (len - (count - 1.0) * gap) / 2.0 + self.rng.around(gap * 0.3);
            let mut x = start;
            while x < len - gap * 0.2 {
                if x > gap * 0.2 {
                    points.push((a.0 + x, a.1 + self.rng.around(gap * 0.2)));
                }
                x += gap * self.rng.range(0.85, 1.15);
            }
        }
        points
    }

    /// A closed round line, a little irregular.
    pub fn ring(&mut self, c: P, rx: f32, ry: f32, uneven: f32) -> Vec<P> {
        let n = 12;
        let start = self.rng.range(0.0, TAU);
        let mut points: Vec<P> = (0..n)
            .map(|i| {
                let (s, k) = (start + i as f32 / n as f32 * TAU).sin_cos();
                let r = 1.0 + self.rng.around(uneven);
                (c.0 + k * rx * r, c.1 + s * ry * r)
            })
            .collect();
        // Closed, or run over a little.
        points.push(points[0]);
        if self.rng.chance(0.4) {
            points.push(points[1]);
        }
        smooth(&points)
    }
}

/// A line that swings to and fro about another.
pub(super) fn wavy(line: &[P], size: f32, wave: f32, start: f32) -> Vec<P> {
    let len = length(line);
    let n = ((len / (wave / 8.0)).ceil() as usize).clamp(2, 400);
    (0..=n)
        .map(|i| {
            let at = len * i as f32 / n as f32;
            let (p, d) = along(line, at);
            let k = size * (at / wave * TAU + start).sin();
            (p.0 - d.1 * k, p.1 + d.0 * k)
        })
        .collect()
}

/// A line of corners to and fro about another.
pub(super) fn jagged(line: &[P], size: f32, tooth: f32) -> Vec<P> {
    let len = length(line);
    let n = ((len / tooth).round() as usize).clamp(1, 100) * 2;
    (0..=n)
        .map(|i| {
            let (p, d) = along(line, len * i as f32 / n as f32);
            let k = if i % 2 == 0 { -size } else { size };
            (p.0 - d.1 * k, p.1 + d.0 * k)
        })
        .collect()
}

/// A row of small bows along a line, all to one side.
pub(super) fn scallops(line: &[P], size: f32, wide: f32) -> Vec<P> {
    let len = length(line);
    let n = ((len / wide).round() as usize).clamp(1, 60);
    let steps = n * 6;
    (0..=steps)
        .map(|i| {
            let (p, d) = along(line, len * i as f32 / steps as f32);
            let k = size * ((i % 6) as f32 / 6.0 * TAU / 2.0).sin();
            (p.0 - d.1 * k, p.1 + d.0 * k)
        })
        .collect()
}

/// The pieces of a dashed line: so long, so far apart.
pub(super) fn dashes(line: &[P], dash: f32, gap: f32, start: f32) -> Vec<Vec<P>> {
    let len = length(line);
    let mut pieces = Vec::new();
    let mut at = start;
    while at < len - dash * 0.3 {
        pieces.push(part(line, at, (at + dash).min(len)));
        at += dash + gap;
    }
    pieces
}
