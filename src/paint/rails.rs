//! Railways as a hand draws them.

use super::ink::{P, along, length, offset, part};
use super::routes::{Artist, Spot};
use super::style::Rail;
use crate::board::Kind;

impl Artist<'_> {
    pub(super) fn rails(&mut self, spot: Spot, lines: &[Vec<P>]) {
        let style = self.style;
        for line in lines {
            let len = length(line);
            let half = style.tie * self.rng.range(0.3, 0.42);
            match style.rail {
                Rail::Zigzag => {
                    self.zigzag(spot, line, len);
                    continue;
                }
                Rail::Coil => {
                    self.coil(spot, line, len);
                    continue;
                }
                _ => {}
            }
            if matches!(style.rail, Rail::Ladder | Rail::Blocks) {
                for sign in [-1.0, 1.0] {
                    self.line(spot, Kind::Railway, &offset(line, half * sign), 0.9);
                }
            } else {
                let thin = if style.rail == Rail::Beads { 0.8 } else { 1.0 };
                if style.rail == Rail::Wavy {
                    let wavy = self.waves(line, len);
                    self.line(spot, Kind::Railway, &wavy, thin);
                } else {
                    self.line(spot, Kind::Railway, line, thin);
                }
            }
            let n = (style.ties * len * self.rng.range(0.85, 1.15)).round().max(1.0) as usize;
            let lean = self.rng.around(0.1) + style.lean;
            for i in 0..n {
                if n > 2 && self.rng.chance(style.tie_missing) {
                    continue;
                }
                let at = (i as f32 + 0.5 + self.rng.around(0.16)) * len / n as f32;
                if style.rail == Rail::Blocks {
                    let (from, to) = (at - 0.25 * len / n as f32, at + 0.25 * len / n as f32);
                    let block = part(line, from.max(0.0), to.min(len));
                    let thick = (2.0 * half / self.style.rail_pen().width).clamp(0.8, 5.0);
                    self.line(spot, Kind::Railway, &block, thick);
                } else if style.rail == Rail::Pairs {
                    // Room between the two, but less than to the next pair.
                    let apart = (style.rail_pen().width * 2.2).clamp(0.06, 0.35 * len / n as f32);
                    for at in [at - apart / 2.0, at + apart / 2.0] {
                        self.tie(spot, line, at.clamp(0.0, len), half, lean);
                    }
                } else {
                    self.tie(spot, line, at, half, lean);
                }
            }
        }
    }

    fn zigzag(&mut self, spot: Spot, line: &[P], len: f32) {
        let n = ((self.style.ties * len * 2.0).round() as usize).max(3);
        let reach = self.style.tie * self.rng.range(0.35, 0.5);
        let points: Vec<P> = (0..=n)
            .map(|i| {
                let (p, d) = along(line, len * i as f32 / n as f32);
                let ends = i == 0 || i == n;
                let k = if ends { 0.0 } else { reach * if i % 2 == 0 { 1.0 } else { -1.0 } };
                (p.0 - d.1 * k, p.1 + d.0 * k)
            })
            .collect();
        self.line(spot, Kind::Railway, &points, 0.9);
    }

    /// The line in gentle waves.
    fn waves(&mut self, line: &[P], len: f32) -> Vec<P> {
        let waves = (len * self.rng.range(2.5, 4.0)).round().max(1.0);
        let high = self.rng.range(0.03, 0.05);
        let n = (waves * 10.0) as usize;
        (0..=n)
            .map(|i| {
                let t = i as f32 / n as f32;
                let k = high * (t * waves * std::f32::consts::TAU).sin();
                let (p, d) = along(line, t * len);
                (p.0 - d.1 * k, p.1 + d.0 * k)
            })
            .collect()
    }

    /// A line that runs in loops.
    fn coil(&mut self, spot: Spot, line: &[P], len: f32) {
        let loops = (self.style.ties * len).round().max(2.0);
        let reach = self.style.tie * self.rng.range(0.35, 0.5);
        let n = (loops * 10.0) as usize;
        let points: Vec<P> = (0..=n)
            .map(|i| {
                let t = i as f32 / n as f32;
                let (sin, cos) = (t * loops * std::f32::consts::TAU).sin_cos();
                // Loops start and end on the line.
                let wide = reach * (8.0 * t.min(1.0 - t)).min(1.0);
                let at = (t * len + 0.7 * wide * (1.0 - cos)).clamp(0.0, len);
                let (p, d) = along(line, at);
                (p.0 - d.1 * wide * sin, p.1 + d.0 * wide * sin)
            })
            .collect();
        self.line(spot, Kind::Railway, &points, 0.8);
    }

    fn tie(&mut self, spot: Spot, line: &[P], at: f32, half: f32, lean: f32) {
        let style = self.style;
        let (p, d) = along(line, at);
        let t = (self.rng.around(0.12) + lean).sin_cos();
        // Across the line, leaning a little.
        let n = (-d.1 * t.1 - d.0 * t.0, d.0 * t.1 - d.1 * t.0);
        let reach = match style.rail {
            Rail::Ladder => half * self.rng.range(0.95, 1.4),
            Rail::LongTies => (style.tie * self.rng.range(0.75, 1.05)).clamp(0.14, 0.24),
            _ => style.tie * 0.5 * self.rng.range(0.8, 1.2),
        };
        let off = self.rng.around(0.12) * reach;
        let end = |k: f32| (p.0 + n.0 * (k + off), p.1 + n.1 * (k + off));
        match style.rail {
            Rail::Beads => {
                let thick = self.rng.range(1.0, 1.6);
                self.line(spot, Kind::Railway, &[end(-reach * 0.85), end(reach * 0.85)], thick);
            }
            Rail::Dots => {
                let pen = style.rail_pen();
                let r = (reach * 0.55).max(pen.width * 0.9);
                let (color, alpha) = (pen.color, pen.alpha);
                self.layer.dot(spot.put(p), r, color, alpha);
            }
            Rail::Chevrons => {
                let c = |k: f32, m: f32| (p.0 + n.0 * k + d.0 * m, p.1 + n.1 * k + d.1 * m);
                let tip = [c(-reach, -0.5 * reach), c(0.0, 0.3 * reach), c(reach, -0.5 * reach)];
                self.line(spot, Kind::Railway, &tip, 0.9);
            }
            Rail::Thorns => {
                // Short strokes that leave the line aslant, now to this side, now to that.
                let k = if self.rng.chance(0.5) { reach } else { -reach };
                let tip = (p.0 + n.0 * k + d.0 * 0.7 * reach, p.1 + n.1 * k + d.1 * 0.7 * reach);
                self.line(spot, Kind::Railway, &[p, tip], 0.9);
            }
            Rail::Comb => self.line(spot, Kind::Railway, &[end(0.0), end(reach * 1.2)], 0.9),
            Rail::Crosses => {
                let c = |k: f32, m: f32| (p.0 + n.0 * k + d.0 * m, p.1 + n.1 * k + d.1 * m);
                let (k, m) = (reach * 0.8, reach * 0.6);
                self.line(spot, Kind::Railway, &[c(-k, -m), c(k, m)], 0.9);
                self.line(spot, Kind::Railway, &[c(k, -m), c(-k, m)], 0.9);
            }
            _ => {
                let thin = if style.rail == Rail::LongTies { 0.6 } else { 1.0 };
                let thick = thin * self.rng.range(0.8, 1.05);
                self.line(spot, Kind::Railway, &[end(-reach), end(reach)], thick);
            }
        }
    }
}
