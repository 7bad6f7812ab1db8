//! What boards lie on.

use super::family::Family;
use super::ink::Rgb;
use super::noise::{CLOUDS, WHITE};
use super::rng::Rng;
use super::style::mix;

/// A table top.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Plain,
    Black,
    Wood,
    Planks,
    Check,
    Granite,
    Stripes,
    Scanner,
    // Held out.
    Tiles,
    Carpet,
    Spots,
    Print,
}

/// A table top with its colours.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub kind: Kind,
    a: Rgb,
    b: Rgb,
    scale: f32,
    turn: (f32, f32),
    shift: (f32, f32),
}

impl Table {
    pub fn random(rng: &mut Rng, family: Family) -> Table {
        let kind = if family == Family::HeldOut {
            rng.pick(&[Kind::Tiles, Kind::Carpet, Kind::Spots, Kind::Print])
        } else {
            rng.weighted(&[
                (Kind::Plain, 0.2),
                (Kind::Black, 0.08),
                (Kind::Wood, 0.2),
                (Kind::Planks, 0.2),
                (Kind::Check, 0.12),
                (Kind::Granite, 0.12),
                (Kind::Stripes, 0.08),
            ])
        };
        Table::of(rng, kind)
    }

    pub fn of(rng: &mut Rng, kind: Kind) -> Table {
        let any = |rng: &mut Rng| [0; 3].map(|_| rng.range(25.0, 245.0));
        let (a, b) = match kind {
            Kind::Plain | Kind::Scanner => {
                let v = if kind == Kind::Scanner {
                    rng.pick(&[252.0, 246.0, 235.0, 10.0])
                } else {
                    rng.range(90.0, 245.0)
                };
                let t = if kind == Kind::Scanner { 2.0 } else { 30.0 };
                let c = [v + rng.around(t), v + rng.around(t * 0.5), v + rng.around(t)];
                (c, c.map(|v| v * 0.94))
            }
            Kind::Black => ([6.0, 6.0, 8.0], [18.0, 18.0, 18.0]),
            Kind::Wood | Kind::Planks => {
                let v = rng.range(0.35, 1.05);
                let c = mix([222.0, 170.0, 105.0], [150.0, 84.0, 44.0], rng.unit()).map(|c| c * v);
                (c, c.map(|c| c * 0.72))
            }
            Kind::Check => {
                let c = if rng.chance(0.3) { [30.0, 30.0, 34.0] } else { any(rng) };
                ([244.0, 243.0, 238.0], c)
            }
            Kind::Granite | Kind::Carpet | Kind::Print => {
                let v = rng.range(60.0, 210.0);
                let c = [v + rng.around(15.0), v, v + rng.around(15.0)];
                (c, c.map(|v| v * 0.6))
            }
            _ => (any(rng), any(rng)),
        };
        let (s, c) = rng.range(0.0, std::f32::consts::TAU).sin_cos();
        Table {
            kind,
            a,
            b,
            scale: rng.range(0.7, 1.5),
            turn: (c, s),
            shift: (rng.range(0.0, 100.0), rng.range(0.0, 100.0)),
        }
    }

    /// Its name in truth files.
    pub fn word(&self) -> &'static str {
        match self.kind {
            Kind::Plain => "plain",
            Kind::Black => "black",
            Kind::Wood => "wood",
            Kind::Planks => "planks",
            Kind::Check => "check_cloth",
            Kind::Granite => "granite",
            Kind::Stripes => "stripes",
            Kind::Scanner => "scanner",
            Kind::Tiles => "tiles",
            Kind::Carpet => "carpet",
            Kind::Spots => "spots",
            Kind::Print => "print",
        }
    }

    /// The colour at a point of the table's plane, in cells.
    pub fn color(&self, x: f32, y: f32) -> Rgb {
        let (u, v) = (
            (x * self.turn.0 - y * self.turn.1) * self.scale + self.shift.0,
            (x * self.turn.1 + y * self.turn.0) * self.scale + self.shift.1,
        );
        let (a, b) = (self.a, self.b);
        match self.kind {
            Kind::Plain | Kind::Scanner | Kind::Black => {
                mix(a, b, 0.5 + 0.5 * CLOUDS.smooth(u * 4.0, v * 4.0))
            }
            Kind::Wood | Kind::Planks => {
                let mut shade = 0.0;
                let mut along = u;
                if self.kind == Kind::Planks {
                    let plank = (v / 3.1).floor();
                    let edge = (v / 3.1 - plank).min(1.0 - (v / 3.1 - plank)) * 3.1;
                    if edge < 0.05 {
                        return b.map(|c| c * 0.4);
                    }
                    shade = (plank * 12.9898).sin() * 0.35;
                    along += plank * 37.0;
                }
                let warp = CLOUDS.smooth(along * 1.2, v * 3.0);
                let ring = ((v * 3.0 + warp * 2.6).sin() * 0.5 + 0.5) * 0.6;
                let fibre = CLOUDS.smooth(along * 3.0, v * 60.0) * 0.25;
                mix(a, b, (ring + fibre + shade + 0.2).clamp(-0.3, 1.2))
            }
            Kind::Check => {
                let dark = |w: f32| (w / 1.6).rem_euclid(2.0) < 1.0;
                let n = WHITE.at((u * 40.0) as i32, (v * 40.0) as i32) * 4.0;
                let t = match (dark(u), dark(v)) {
                    (true, true) => 1.0,
                    (false, false) => 0.0,
                    _ => 0.5,
                };
                mix(a, b, t).map(|c| c + n)
            }
            Kind::Granite => {
                let n = CLOUDS.smooth(u * 24.0, v * 24.0) * 0.6
                    + CLOUDS.smooth(u * 70.0, v * 70.0) * 0.5;
                mix(a, b, 0.4 + 0.6 * n)
            }
            Kind::Stripes => {
                let t = (v / 2.2).rem_euclid(1.0);
                if t < 0.45 || (0.6..0.66).contains(&t) { a } else { b }
            }
            Kind::Tiles => {
                let (du, dv) = ((u / 4.3).rem_euclid(1.0), (v / 4.3).rem_euclid(1.0));
                if du < 0.02 || dv < 0.02 {
                    return b.map(|c| c * 0.5);
                }
                mix(a, b, 0.15 + 0.15 * CLOUDS.smooth(u * 6.0, v * 6.0))
            }
            Kind::Carpet => {
                let n = WHITE.at((u * 26.0) as i32, (v * 26.0) as i32) * 0.35;
                let weave = ((u * 22.0).sin() * (v * 22.0).sin()) * 0.3;
                mix(a, b, 0.5 + n + weave)
            }
            Kind::Spots => {
                let (cu, cv) = ((u / 1.7).rem_euclid(1.0) - 0.5, (v / 1.7).rem_euclid(1.0) - 0.5);
                if cu * cu + cv * cv < 0.07 { b } else { a }
            }
            Kind::Print => {
                // Lines of something like text.
                let (line, column) = ((v / 0.24).floor(), u * 9.0);
                let inside = (v / 0.24 - line) > 0.45;
                let word = CLOUDS.at((column * 3.0) as i32, (line * 31.0) as i32) > -0.2;
                let letter = WHITE.at((column * 2.0) as i32, (line * 17.0) as i32) > -0.6;
                if inside && word && letter { [60.0; 3] } else { [236.0, 233.0, 224.0] }
            }
        }
    }
}
