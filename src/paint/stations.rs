//! Stations as a hand draws them.

use super::ink::{P, smooth};
use super::routes::{Artist, Spot};
use super::style::Station;
use crate::board::{Kind, Side};

impl Artist<'_> {
    fn fill(&mut self, spot: Spot, points: &[P], cover: f32) {
        let placed: Vec<P> = points.iter().map(|&p| spot.put(p)).collect();
        self.style.station_pen().fill(self.layer, self.rng, &placed, cover);
    }

    fn mark(&mut self, spot: Spot, points: &[P], thick: f32) {
        let pen = self.style.station_pen().clone();
        self.line_with(&pen, spot, points, thick);
    }

    pub(super) fn station(&mut self, spot: Spot, ends: &[(Side, Kind)]) {
        let style = self.style;
        let size = style.station_size * self.rng.range(0.9, 1.12);
        let mut half = (size * 0.5 * self.rng.range(0.92, 1.1), size * 0.5);
        // Often stretched along the route.
        if self.rng.chance(0.25) {
            let long = self.rng.range(1.1, 1.5);
            if ends.iter().any(|end| end.0.index() % 2 == 1) {
                half.0 *= long
            } else {
                half.1 *= long
            }
        }
        let off = if self.rng.chance(0.12) { 0.07 } else { 0.035 };
        let c = (0.5 + self.rng.around(off), 0.5 + self.rng.around(off));
        let lean = self.rng.around(0.05);
        let corner = |sx: f32, sy: f32| {
            (c.0 + sx * half.0 + lean * sy * half.1, c.1 + sy * half.1 - lean * sx * half.0)
        };
        let square = [corner(-1.0, -1.0), corner(1.0, -1.0), corner(1.0, 1.0), corner(-1.0, 1.0)];
        let outline = [square[0], square[1], square[2], square[3], square[0]];
        let circle = |k: f32| -> Vec<P> {
            (0..=14)
                .map(|i| {
                    let (s, co) = (i as f32 / 14.0 * std::f32::consts::TAU).sin_cos();
                    (c.0 + co * half.0 * k, c.1 + s * half.1 * k)
                })
                .collect()
        };
        match style.station {
            Station::Filled => {
                self.fill(spot, &square, 1.0);
                if self.rng.chance(0.6) {
                    self.mark(spot, &outline, 0.8);
                }
            }
            Station::Scribble => {
                if self.rng.chance(0.4) {
                    self.mark(spot, &outline, 0.8);
                }
                self.scribble(spot, c, half);
                if self.rng.chance(0.3) {
                    self.scribble(spot, c, half);
                }
            }
            Station::Outlined => {
                // A side is left out where a route's own line closes the square.
                let sides = if self.rng.chance(0.12) { 4 } else { 5 };
                self.mark(spot, &outline[..sides], 1.0);
            }
            Station::Cross => {
                self.mark(spot, &outline, 1.0);
                self.mark(spot, &[square[0], square[2]], 0.9);
                self.mark(spot, &[square[1], square[3]], 0.9);
            }
            Station::Dot => self.fill(spot, &circle(1.0), 1.0),
            Station::Ring => self.mark(spot, &circle(1.0), 1.0),
            Station::Target => {
                self.mark(spot, &circle(1.0), 1.0);
                self.fill(spot, &circle(0.4), 1.0);
            }
            Station::Diamond => {
                let k = 1.2;
                let tips = [
                    (c.0, c.1 - half.1 * k),
                    (c.0 + half.0 * k, c.1),
                    (c.0, c.1 + half.1 * k),
                    (c.0 - half.0 * k, c.1),
                    (c.0, c.1 - half.1 * k),
                ];
                if self.rng.chance(0.5) {
                    self.fill(spot, &tips, 1.0);
                }
                self.mark(spot, &tips, 1.0);
            }
            Station::Triangle => {
                let k = 1.15;
                let tips = [(0.0, -k), (k, 0.8 * k), (-k, 0.8 * k), (0.0, -k)]
                    .map(|(x, y)| (c.0 + half.0 * x, c.1 + half.1 * y));
                if self.rng.chance(0.5) {
                    self.fill(spot, &tips, 1.0);
                }
                self.mark(spot, &tips, 1.0);
            }
            Station::Letter => {
                self.mark(spot, &circle(1.1), 0.9);
                let s = [(0.5, -0.5), (-0.1, -0.7), (-0.45, -0.35), (0.4, 0.25), (0.1, 0.65)];
                let points = s.map(|(x, y)| (c.0 + half.0 * x, c.1 + half.1 * y));
                self.mark(spot, &points, 0.8);
            }
            Station::Star => {
                for i in 0..4 {
                    let (s, co) = (i as f32 * std::f32::consts::FRAC_PI_4).sin_cos();
                    let end = |k: f32| (c.0 + co * half.0 * k, c.1 + s * half.1 * k);
                    self.mark(spot, &[end(-1.1), end(1.1)], 1.0);
                }
            }
            Station::House => {
                let wall = [(-0.8, 1.0), (-0.8, -0.3), (0.0, -1.1), (0.8, -0.3), (0.8, 1.0)];
                let mut points = wall.map(|(x, y)| (c.0 + half.0 * x, c.1 + half.1 * y)).to_vec();
                points.push(points[0]);
                self.mark(spot, &points, 1.0);
            }
            Station::Hash => {
                for k in [-0.4, 0.4] {
                    self.mark(spot, &[corner(k, -1.0), corner(k, 1.0)], 1.0);
                    self.mark(spot, &[corner(-1.0, k), corner(1.0, k)], 1.0);
                }
            }
            Station::Spiral => {
                let points: Vec<P> = (0..=30)
                    .map(|i| {
                        let t = i as f32 / 30.0;
                        let (s, co) = (t * 2.5 * std::f32::consts::TAU).sin_cos();
                        (c.0 + co * half.0 * t, c.1 + s * half.1 * t)
                    })
                    .collect();
                self.mark(spot, &points, 1.0);
            }
            Station::Plus => {
                self.mark(spot, &outline, 1.0);
                self.mark(spot, &[corner(0.0, -0.95), corner(0.0, 0.95)], 0.9);
                self.mark(spot, &[corner(-0.95, 0.0), corner(0.95, 0.0)], 0.9);
            }
            Station::Checker => {
                self.mark(spot, &outline, 0.9);
                for (x, y) in [(-1.0, -1.0), (0.0, 0.0)] {
                    let field = [
                        corner(x, y),
                        corner(x + 1.0, y),
                        corner(x + 1.0, y + 1.0),
                        corner(x, y + 1.0),
                    ];
                    self.fill(spot, &field, 1.0);
                }
            }
            Station::Heart => {
                let k = 1.15;
                let shape = [
                    (0.0, -0.35),
                    (0.5, -0.9),
                    (0.95, -0.3),
                    (0.0, 0.9),
                    (0.0, 0.9),
                    (-0.95, -0.3),
                    (-0.5, -0.9),
                    (0.0, -0.35),
                ];
                let heart = smooth(&shape.map(|(x, y)| corner(x * k, y * k)));
                if self.rng.chance(0.5) {
                    self.fill(spot, &heart, 1.0);
                }
                self.mark(spot, &heart, 1.0);
            }
            Station::Flag => {
                // Its pole stands in the middle of the space.
                let cloth = [corner(0.0, -1.2), corner(1.2, -0.75), corner(0.0, -0.2)];
                self.fill(spot, &cloth, 1.0);
                self.mark(spot, &[cloth[0], cloth[1], cloth[2]], 0.8);
                self.mark(spot, &[corner(0.0, -1.25), corner(0.0, 0.6)], 1.3);
                self.fill(spot, &circle(0.4), 1.0);
            }
            Station::Half => {
                self.mark(spot, &outline, 1.0);
                self.fill(spot, &[square[0], square[1], square[3]], 1.0);
            }
            Station::Hatched => {
                self.mark(spot, &outline, 0.9);
                for i in 0..4 {
                    let t = (i as f32 + 0.5) * 0.5 - 1.0;
                    self.mark(spot, &[corner(-1.0, t.max(-0.95)), corner(t.min(0.95), -1.0)], 0.7);
                    self.mark(spot, &[corner(t, 1.0), corner(1.0, t)], 0.7);
                }
            }
        }
    }

    fn scribble(&mut self, spot: Spot, c: P, half: P) {
        let w = self.style.station_pen().width;
        let upright = self.rng.chance(0.5);
        let (long, wide) = if upright { (half.1, half.0) } else { (half.0, half.1) };
        let pitch = (w * self.rng.range(0.75, 1.5)).max(0.018);
        let n = (2.0 * wide / pitch).ceil().clamp(3.0, 22.0) as usize;
        let slope = self.rng.around(0.3);
        let points: Vec<P> = (0..=n)
            .map(|i| {
                let t = i as f32 / n as f32 * 2.0 - 1.0;
                let s = if i % 2 == 0 { -1.0 } else { 1.0 } * self.rng.range(0.82, 1.1);
                let (u, v) = (t * wide + slope * s * wide * 0.3, s * long);
                if upright { (c.0 + u, c.1 + v) } else { (c.0 + v, c.1 + u) }
            })
            .collect();
        self.mark(spot, &points, 1.0);
    }
}
