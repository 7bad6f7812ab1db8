//! Plain pictures for locating: a board reduced to its print, and things that are no boards.
//!
//! Everything is a function from a plane to brightness, seen by a simple camera.

use image::{Rgb, RgbImage};
use inkspector::board::{Kind, Layout, Side};
use inkspector::vision::locate::Homography;
use inkspector::vision::{Point, Quad};

/// A small reproducible source of chance.
pub struct Chance(u64);

impl Chance {
    pub fn new(seed: u64) -> Chance {
        Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn unit(&mut self) -> f64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as f64 / (1u64 << 53) as f64
    }

    pub fn range(&mut self, from: f64, to: f64) -> f64 {
        from + (to - from) * self.unit()
    }
}

/// What a plane shows at a point: red, green, blue, 0 to 255.
pub type Plane = Box<dyn Fn(f64, f64) -> [f64; 3]>;

/// Where the camera stands.
#[derive(Clone, Copy, Debug)]
pub struct View {
    pub width: u32,
    pub height: u32,
    /// Turn of the plane in the picture, in degrees.
    pub turn: f64,
    /// Angle off straight above, in degrees.
    pub tilt: f64,
    /// Units of the plane across the picture's shorter side.
    pub across: f64,
    /// The point of the plane in the picture's middle.
    pub middle: (f64, f64),
}

impl View {
    /// Where a point of the plane is seen.
    pub fn place(&self, x: f64, y: f64) -> Point {
        let (sin, cos) = self.turn.to_radians().sin_cos();
        let (dx, dy) = (x - self.middle.0, y - self.middle.1);
        let (u, v) = (dx * cos - dy * sin, dx * sin + dy * cos);
        let (lean, flat) = self.tilt.to_radians().sin_cos();
        // The camera is 1.6 picture widths away, as a phone's is.
        let distance = 1.6 * self.across;
        let depth = distance - v * lean;
        let short = f64::from(self.width.min(self.height));
        let scale = short / self.across * distance / depth;
        Point::new(
            f64::from(self.width) / 2.0 + u * scale,
            f64::from(self.height) / 2.0 + v * flat * scale,
        )
    }

    /// The corners of the square from 0 to `side` as seen.
    pub fn quad(&self, side: f64) -> Quad {
        self.quad_of(side, side)
    }

    /// The corners of the rectangle from 0 as seen.
    pub fn quad_of(&self, width: f64, height: f64) -> Quad {
        let corners = [(0.0, 0.0), (width, 0.0), (width, height), (0.0, height)];
        Quad(corners.map(|(x, y)| self.place(x, y)))
    }

    /// Takes the picture, with grain of the given strength.
    pub fn shoot(&self, plane: &Plane, grain: f64, seed: u64) -> RgbImage {
        let square = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)];
        let from = square.map(|(x, y)| self.place(x, y));
        let to = square.map(|(x, y)| Point::new(x, y));
        let back = Homography::between(&from, &to).expect("the camera sees the plane");
        let mut chance = Chance::new(seed);
        RgbImage::from_fn(self.width, self.height, |x, y| {
            let mut sum = [0.0; 3];
            for (dx, dy) in [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)] {
                let p = back.apply(Point::new(f64::from(x) + dx, f64::from(y) + dy));
                let colour = plane(p.x, p.y);
                (0..3).for_each(|k| sum[k] += colour[k] / 4.0);
            }
            let noise = grain * (chance.unit() + chance.unit() - 1.0);
            Rgb(sum.map(|v| (v + noise).round().clamp(0.0, 255.0) as u8))
        })
    }
}

/// Distance of `v` from the nearest multiple of `pitch`.
fn off(v: f64, pitch: f64) -> f64 {
    (v / pitch - (v / pitch).round()).abs() * pitch
}

fn lines(x: f64, y: f64, pitch: f64, half: f64) -> bool {
    off(x, pitch) < half || off(y, pitch) < half
}

fn inside(x: f64, y: f64, from: f64, to: f64) -> bool {
    (from..to).contains(&x) && (from..to).contains(&y)
}

/// The print of a board of any size, with white boxes and the exits of its layout.
pub fn board_of(layout: &Layout, paper: [f64; 3], table: [f64; 3]) -> Plane {
    let (width, height) = (f64::from(layout.cols()), f64::from(layout.rows()));
    let exits = layout.exits().to_vec();
    Box::new(move |x, y| {
        if !(-0.42..width + 0.42).contains(&x) || !(-0.42..height + 0.42).contains(&y) {
            return table;
        }
        for exit in &exits {
            let (u, v) = (x - f64::from(exit.space.col) - 0.5, y - f64::from(exit.space.row) - 0.5);
            let (d, out) = match exit.side {
                Side::North => (u, -v),
                Side::East => (v, u),
                Side::South => (u, v),
                Side::West => (v, -u),
            };
            let out = out - 0.5;
            let dark = match exit.kind {
                Kind::Highway => (d.abs() - 0.1).abs() < 0.02,
                _ => d.abs() < 0.015 || (d.abs() < 0.1 && off(out, 0.12) < 0.015),
            };
            if (0.0..0.38).contains(&out) && dark {
                return [30.0; 3];
            }
        }
        if (-0.03..width + 0.03).contains(&x) && (-0.03..height + 0.03).contains(&y) {
            let inner = (0.02..width - 0.02).contains(&x) && (0.02..height - 0.02).contains(&y);
            if !inner || lines(x, y, 1.0, 0.012) {
                return paper.map(|v| v * if inner { 0.3 } else { 0.15 });
            }
            let (u, v) = (x.rem_euclid(1.0), y.rem_euclid(1.0));
            if (0.77..0.97).contains(&u) && (0.03..0.24).contains(&v) {
                return [250.0; 3];
            }
        }
        paper
    })
}

/// A blank board's print on a panel in `paper`, on a table; nothing drawn on it.
pub fn board(paper: [f64; 3], table: [f64; 3], boxes: bool) -> Plane {
    let shade = move |by: f64| paper.map(|v| v * by);
    Box::new(move |x, y| {
        if !(-0.4..7.4).contains(&x) || !(-0.42..7.42).contains(&y) {
            return table;
        }
        // Exits: columns and rows 2, 4 and 6.
        for (along, out, rows) in
            [(x, -y, false), (x, y - 7.0, false), (y, -x, true), (y, x - 7.0, true)]
        {
            let cell = (along - 0.5).round();
            let d = along - 0.5 - cell;
            if !(0.0..0.38).contains(&out) || ![1.0, 3.0, 5.0].contains(&cell) {
                continue;
            }
            let highway = rows == (cell == 3.0);
            let dark = if highway {
                (d.abs() - 0.1).abs() < 0.02
            } else {
                d.abs() < 0.015 || (d.abs() < 0.1 && off(out, 0.12) < 0.015)
            };
            if dark {
                return [30.0; 3];
            }
        }
        if inside(x, y, -0.03, 7.03) {
            let border = !inside(x, y, 0.02, 6.98);
            if border || lines(x, y, 1.0, 0.012) {
                return shade(if border { 0.15 } else { 0.3 });
            }
            let (u, v) = (x.rem_euclid(1.0), y.rem_euclid(1.0));
            if boxes && (0.77..0.97).contains(&u) && (0.03..0.24).contains(&v) {
                return [250.0; 3];
            }
            if inside(x, y, 2.0, 5.0) {
                return paper.map(|v| 0.4 * v + 150.0);
            }
        }
        paper
    })
}

/// Things that show lines, squares or grids and are no boards.
pub fn clutter() -> Vec<(&'static str, Plane)> {
    let ink = [40.0, 40.0, 45.0];
    let white = [236.0, 234.0, 228.0];
    let wood = [150.0, 110.0, 70.0];
    let plane = |f: fn(f64, f64) -> bool, line: [f64; 3], ground: [f64; 3]| -> Plane {
        Box::new(move |x, y| if f(x, y) { line } else { ground })
    };
    // A grid of `n` squares on a sheet on a table, with a drawing in each.
    let sheet = |n: f64, cell: fn(f64, f64) -> bool, heavy: f64| -> Plane {
        Box::new(move |x, y| {
            let (x, y) = (x * n / 7.0, y * n / 7.0);
            if !inside(x, y, -0.8, n + 0.8) {
                return wood;
            }
            if !inside(x, y, -0.03, n + 0.03) {
                return white;
            }
            let strong = lines(x, y, heavy, 0.03);
            if strong || lines(x, y, 1.0, 0.012) || cell(x, y) { ink } else { white }
        })
    };
    vec![
        (
            "chessboard",
            plane(
                |x, y| {
                    (inside(x, y, 0.0, 8.0) && (x.floor() + y.floor()).rem_euclid(2.0) < 1.0)
                        || (inside(x, y, -0.3, 8.3) && !inside(x, y, -0.25, 8.25))
                },
                [70.0, 50.0, 40.0],
                [220.0, 200.0, 160.0],
            ),
        ),
        ("empty 7x7 table", sheet(7.0, |_, _| false, 7.0)),
        (
            "calendar",
            sheet(
                7.0,
                |x, y| {
                    let (u, v) = (x.rem_euclid(1.0), y.rem_euclid(1.0));
                    (0.1..0.3).contains(&u)
                        && (0.1..0.3).contains(&v)
                        && (9.0 * u + 7.0 * v).sin() > 0.2
                },
                7.0,
            ),
        ),
        (
            "sudoku",
            sheet(
                9.0,
                |x, y| {
                    let (u, v) = (x.rem_euclid(1.0) - 0.5, y.rem_euclid(1.0) - 0.5);
                    let some = (3.1 * x.floor() + 5.7 * y.floor()).sin() > 0.0;
                    some && ((u.hypot(v) - 0.22).abs() < 0.04 || (u.abs() < 0.04 && v.abs() < 0.3))
                },
                3.0,
            ),
        ),
        (
            "7x7 numbers",
            sheet(
                7.0,
                |x, y| {
                    let (u, v) = (x.rem_euclid(1.0) - 0.5, y.rem_euclid(1.0) - 0.5);
                    match (5.3 * x.floor() + 3.7 * y.floor()).sin() {
                        k if k > 0.4 => (u.hypot(v * 0.7) - 0.2).abs() < 0.035,
                        k if k > 0.0 => u.abs() < 0.035 && v.abs() < 0.28,
                        k if k > -0.4 => {
                            (v + 0.25).abs() < 0.03 && u.abs() < 0.18
                                || (u + v * 0.5).abs() < 0.04 && v.abs() < 0.25
                        }
                        _ => false,
                    }
                },
                7.0,
            ),
        ),
        (
            "7x7 crossword",
            sheet(
                7.0,
                |x, y| {
                    let (u, v) = (x.rem_euclid(1.0) - 0.5, y.rem_euclid(1.0) - 0.5);
                    let k = (7.3 * x.floor() + 3.9 * y.floor()).sin();
                    k > 0.6 || (k < 0.2 && (u.abs() - 0.5 * v.abs()).abs() < 0.05 && v < 0.25)
                },
                7.0,
            ),
        ),
        (
            "7x7 maze",
            sheet(
                7.0,
                |x, y| {
                    let (u, v) = (x.rem_euclid(1.0) - 0.5, y.rem_euclid(1.0) - 0.5);
                    let way = |k: f64| (k * x.floor() + 9.1 * y.floor() + k).sin() > 0.35;
                    (way(3.1) && u.abs() < 0.03 && v < 0.0)
                        || (way(5.3) && v.abs() < 0.03 && u > 0.0)
                        || (way(7.7) && u.abs() < 0.03 && v > 0.0)
                        || (way(11.9) && v.abs() < 0.03 && u < 0.0)
                },
                7.0,
            ),
        ),
        (
            "spreadsheet",
            plane(
                |x, y| {
                    let number =
                        off(y - 0.2, 0.4) < 0.06 && (37.0 * x).sin() * (11.0 * x).cos() > 0.1;
                    off(x, 1.2) < 0.015 || off(y, 0.4) < 0.012 || number
                },
                [110.0; 3],
                white,
            ),
        ),
        ("dots", plane(|x, y| off(x, 1.0).hypot(off(y, 1.0)) < 0.06, ink, white)),
        ("8x8 table", sheet(8.0, |_, _| false, 8.0)),
        ("10x10 table", sheet(10.0, |x, y| off(x, 0.5) < 0.1 && off(y, 0.5) < 0.02, 10.0)),
        ("crossword", sheet(11.0, |x, y| (7.3 * x.floor() + 3.9 * y.floor()).sin() > 0.75, 11.0)),
        (
            "go board",
            sheet(
                18.0,
                |x, y| {
                    let (u, v) = (x - x.round(), y - y.round());
                    u.hypot(v) < 0.42 && (2.3 * x.round() + 4.1 * y.round()).sin() > 0.6
                },
                18.0,
            ),
        ),
        ("squared paper", plane(|x, y| lines(x, y, 0.5, 0.012), [120.0, 150.0, 200.0], white)),
        (
            "tiles",
            plane(|x, y| lines(x, y, 1.3, 0.03), [120.0, 115.0, 110.0], [200.0, 196.0, 190.0]),
        ),
        ("light grout", plane(|x, y| lines(x, y, 1.3, 0.03), [235.0; 3], [90.0, 110.0, 120.0])),
        (
            "gingham",
            Box::new(|x, y| {
                let band = |v: f64| f64::from(u8::from(v.rem_euclid(2.0) < 1.0));
                [1.0, 0.45, 0.4].map(|k| 235.0 - (235.0 - 235.0 * k) * (band(x) + band(y)) / 2.0)
            }),
        ),
        (
            "planks",
            Box::new(|x, y| {
                let grain = 12.0 * (9.0 * x + (1.7 * y).sin()).sin();
                let gap = off(x, 2.2) < 0.02
                    || (off(y, 5.0) < 0.02 && (x / 2.2).floor().rem_euclid(2.0) < 1.0);
                if gap { [50.0, 35.0, 20.0] } else { [160.0 + grain, 115.0 + grain, 70.0 + grain] }
            }),
        ),
        (
            "text",
            plane(
                |x, y| {
                    let line = y.rem_euclid(0.35);
                    line < 0.16
                        && (31.0 * x + 4.0 * (y / 0.35).floor()).sin() * (17.0 * x).cos() > 0.1
                },
                ink,
                white,
            ),
        ),
        (
            "bricks",
            plane(
                |x, y| {
                    let row = (y / 0.7).floor();
                    off(y, 0.7) < 0.03 || off(x + 0.8 * row.rem_euclid(2.0), 1.6) < 0.03
                },
                [90.0, 80.0, 75.0],
                [180.0, 90.0, 70.0],
            ),
        ),
        (
            "keyboard",
            plane(
                |x, y| {
                    let (u, v) = (x.rem_euclid(1.0), y.rem_euclid(1.0));
                    !((0.08..0.92).contains(&u) && (0.08..0.92).contains(&v))
                },
                [20.0; 3],
                [70.0, 70.0, 75.0],
            ),
        ),
        ("plain", Box::new(|x, y| [190.0 + 3.0 * x, 185.0 + 2.0 * y, 170.0])),
    ]
}
