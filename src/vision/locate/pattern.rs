//! What is printed on a board besides its lines: exits round the border, white boxes and round
//! numbers in the top right corners. They tell a board from other grids, and which way is up.

use super::geometry::{Grid, GridSize, Point};
use super::lines::Gray;
use super::rim::Rim;
use crate::board::Kind;
use std::cell::RefCell;

/// Pixels per cell of the picture that patterns are looked for in.
const CELL: usize = 24;

/// Cells shown on each side of the grid.
const MARGIN: usize = 1;

/// What the printed pattern says about a grid.
#[derive(Clone, Copy, Debug)]
pub struct Pattern {
    /// How well the darkness outside the border tells exits from the other border cells: the part of
    /// pairs in the right order, 0.5 for none of it.
    pub exits: f64,
    /// How much darker the exits are than the other border cells (logarithmic scale).
    pub depth: f64,
    /// Log odds of each orientation, up to a constant: the board turned by 0 to 3 quarter turns. A
    /// board that is no square never lies turned by one or three.
    pub turns: [f64; 4],
}

impl Pattern {
    /// Nothing printed is seen.
    pub const NONE: Pattern = Pattern { exits: 0.5, depth: 0.0, turns: [0.0; 4] };
}

/// How closely to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// Two samples a pixel.
    Coarse,
    /// Four.
    Fine,
}

/// A board straightened as far as it is looked at: most of it never is.
struct Board<'a> {
    gray: &'a Gray,
    scale: f64,
    grid: &'a Grid,
    samples: &'static [(f64, f64)],
    size: GridSize,
    /// Pixels a row.
    pitch: usize,
    lines: usize,
    /// Not a number where nobody looked yet.
    data: RefCell<Vec<f32>>,
}

/// Where in a pixel it is sampled.
const SAMPLES: [(f64, f64); 4] = [(0.25, 0.25), (0.75, 0.75), (0.75, 0.25), (0.25, 0.75)];

impl<'a> Board<'a> {
    fn new(gray: &'a Gray, scale: f64, grid: &'a Grid, detail: Detail) -> Board<'a> {
        let samples = if detail == Detail::Fine { &SAMPLES[..] } else { &SAMPLES[..2] };
        let size = grid.size();
        let pixels = |cells: u8| (usize::from(cells) + 2 * MARGIN) * CELL;
        let (pitch, lines) = (pixels(size.cols), pixels(size.rows));
        let data = RefCell::new(vec![f32::NAN; pitch * lines]);
        Board { gray, scale, grid, samples, size, pitch, lines, data }
    }

    /// The value nearest to a point of the board in cells.
    fn at(&self, x: f64, y: f64) -> f64 {
        let k = |v: f64, length: usize| {
            ((v + MARGIN as f64) * CELL as f64).clamp(0.0, (length - 1) as f64) as usize
        };
        let (x, y) = (k(x, self.pitch), k(y, self.lines));
        let mut data = self.data.borrow_mut();
        let value = &mut data[y * self.pitch + x];
        if value.is_nan() {
            *value = self.sampled(x, y);
        }
        f64::from(*value)
    }

    /// The mean of a pixel's samples.
    fn sampled(&self, x: usize, y: usize) -> f32 {
        let cells = |k: f64| k / CELL as f64 - MARGIN as f64;
        let mut sum = 0.0;
        for (dx, dy) in self.samples {
            let at = Point::new(cells(x as f64 + dx), cells(y as f64 + dy));
            let p = self.grid.point(at);
            sum += self.gray.at(p.x * self.scale, p.y * self.scale);
        }
        sum / self.samples.len() as f32
    }

    /// A point seen from side `side` (0 top, clockwise): `along` the side clockwise, `out` from
    /// it.
    fn outside(&self, side: usize, along: f64, out: f64) -> f64 {
        let at = self.beside(side, along, out);
        self.at(at.x, at.y)
    }

    /// Where such a point lies, in cells.
    fn beside(&self, side: usize, along: f64, out: f64) -> Point {
        let (width, height) = (self.size.width(), self.size.height());
        match side {
            0 => Point::new(along, -out),
            1 => Point::new(width + out, along),
            2 => Point::new(width - along, height + out),
            _ => Point::new(-out, height - along),
        }
    }
}

/// What lies outside a border cell.
struct Outside {
    side: usize,
    cell: usize,
    /// How much darker it is than the paper.
    dark: f64,
    /// Two lines rather than one; 0 where no way up has an exit.
    double: f64,
}

/// Looks for the printed pattern round and in a grid of the size of `rim`.
pub fn pattern(gray: &Gray, scale: f64, grid: &Grid, rim: &Rim, detail: Detail) -> Pattern {
    let board = Board::new(gray, scale, grid, detail);
    let mut outside = Vec::with_capacity(rim.size.border());
    let inside = |at: Point| {
        let p = grid.point(at).scaled(scale);
        (0.0..=gray.width as f64).contains(&p.x) && (0.0..=gray.height as f64).contains(&p.y)
    };
    for side in 0..4 {
        for cell in 0..rim.side(side, 0).len() {
            // What the picture's edge cuts off tells nothing.
            if !inside(board.beside(side, cell as f64 + 0.5, EXIT)) {
                continue;
            }
            let may_be_exit = rim.turns().any(|turn| rim.side(side, turn)[cell].is_some());
            outside.push(look_outside(&board, side, cell, may_be_exit));
        }
    }
    let corners = corners(&board);
    let never = f64::NEG_INFINITY;
    let mut best = Pattern { exits: never, depth: never, turns: [never; 4] };
    for turn in rim.turns() {
        let found = Exits::seen(&outside, rim, turn);
        best.turns[turn] = (found.upright * 12.0).clamp(-4.0, 4.0) + corners[turn];
        if found.ordered > best.exits {
            (best.exits, best.depth) = (found.ordered, found.depth);
        }
    }
    best
}

/// How far out from the border an exit's middle lies, in cells.
const EXIT: f64 = 0.2;

/// Places looked at across and along an exit.
const PLACES: i32 = 7;

fn look_outside(board: &Board, side: usize, cell: usize, may_be_exit: bool) -> Outside {
    let mid = cell as f64 + 0.5;
    let ground = ground(board, side, mid);
    let dark =
        |along: f64, out: f64| (ground - board.outside(side, mid + along, out)).clamp(0.0, 0.5);
    let steps = |from: f64, to: f64| {
        (0..PLACES).map(move |k| from + (to - from) * f64::from(k) / f64::from(PLACES - 1))
    };
    let all = f64::from(PLACES * PLACES);
    let mut sum = 0.0;
    for out in steps(0.07, 0.32) {
        sum += steps(-0.15, 0.15).map(|along| dark(along, out)).sum::<f64>() / all;
    }
    let mut lean = 0.0;
    if may_be_exit {
        let (mut single, mut double) = (0.0, 0.0);
        for out in steps(0.17, 0.33) {
            single += dark(-0.02, out) + dark(0.02, out);
            double += [-0.12, -0.09, 0.09, 0.12].map(|a| dark(a, out)).iter().sum::<f64>() / 2.0;
        }
        lean = (double - single) / (double + single + 0.2);
    }
    Outside { side, cell, dark: sum, double: lean }
}

/// How what lies outside the border agrees with a board's exits in one way up.
struct Exits {
    /// See [`Pattern::exits`].
    ordered: f64,
    /// See [`Pattern::depth`].
    depth: f64,
    /// How well two lines tell the exits that are highways from the railways: positive if the board
    /// lies this way up.
    upright: f64,
}

impl Exits {
    fn seen(outside: &[Outside], rim: &Rim, turn: usize) -> Exits {
        let (mut exits, mut others, mut lean) = (Vec::new(), Vec::new(), Vec::new());
        for place in outside {
            let kind = rim.side(place.side, turn)[place.cell];
            if kind.is_some() {
                exits.push(place.dark)
            } else {
                others.push(place.dark)
            }
            match kind {
                Some(Kind::Highway) => lean.push(place.double),
                Some(Kind::Railway) => lean.push(-place.double),
                _ => {}
            }
        }
        let pairs = exits.iter().flat_map(|e| others.iter().map(move |o| (e, o)));
        let ordered: f64 = pairs
            .map(|(e, o)| {
                if e > o {
                    1.0
                } else if e == o {
                    0.5
                } else {
                    0.0
                }
            })
            .sum();
        let mean = |v: &[f64]| v.iter().sum::<f64>() / v.len().max(1) as f64;
        let pairs = exits.len() * others.len();
        if pairs == 0 {
            // A board without exits, or with nothing else, is told by its lines alone.
            return Exits { ordered: 0.5, depth: 0.0, upright: mean(&lean) };
        }
        Exits {
            ordered: ordered / pairs as f64,
            depth: mean(&exits) - mean(&others),
            upright: mean(&lean),
        }
    }
}

/// The paper's brightness outside a border cell: bright, but not the brightest speck.
fn ground(board: &Board, side: usize, mid: f64) -> f64 {
    let mut values: Vec<f64> = (0..9)
        .flat_map(|a| (0..5).map(move |o| (a, o)))
        .map(|(a, o)| {
            let along = mid + (f64::from(a) - 4.0) * 0.12;
            board.outside(side, along, 0.07 + 0.06 * f64::from(o))
        })
        .collect();
    values.sort_unstable_by(f64::total_cmp);
    values[values.len() * 3 / 4]
}

/// Log odds that each corner of the cells is the one with the white box and the round number:
/// top right first, then what turning the board would make the top right.
fn corners(board: &Board) -> [f64; 4] {
    // Clockwise from the top right. Turned by one quarter, the board's corner that was the
    // bottom right is its top right.
    const SPOTS: [(f64, f64); 4] = [(0.87, 0.14), (0.86, 0.87), (0.13, 0.86), (0.14, 0.13)];
    let mut bright: [Vec<f64>; 4] = Default::default();
    let mut busy: [Vec<f64>; 4] = Default::default();
    for row in 0..board.size.rows {
        for col in 0..board.size.cols {
            let mut means = [0.0; 4];
            for (k, (x, y)) in SPOTS.iter().enumerate() {
                let mut values = [0.0; 25];
                for (n, value) in values.iter_mut().enumerate() {
                    let (dx, dy) = ((n % 5) as f64 - 2.0, (n / 5) as f64 - 2.0);
                    *value =
                        board.at(f64::from(col) + x + 0.035 * dx, f64::from(row) + y + 0.035 * dy);
                }
                values.sort_unstable_by(f64::total_cmp);
                // A number covers less than half of its box.
                means[k] = values[16];
                busy[k].push((values[20] - values[3]).min(0.6));
            }
            let mut sorted = means;
            sorted.sort_unstable_by(f64::total_cmp);
            for k in 0..4 {
                bright[k].push(means[k] - sorted[1]);
            }
        }
    }
    let median = |v: &mut Vec<f64>| {
        v.sort_unstable_by(f64::total_cmp);
        v[v.len() / 2]
    };
    let bright = bright.each_mut().map(median);
    let busy = busy.each_ref().map(|v| v.iter().sum::<f64>() / v.len() as f64);
    let lead = |values: &[f64; 4], k: usize| {
        let other = (0..4).filter(|&j| j != k).map(|j| values[j]).fold(f64::MIN, f64::max);
        values[k] - other
    };
    std::array::from_fn(|k| {
        (lead(&bright, k) / 0.012).clamp(-5.0, 5.0) + (lead(&busy, k) / 0.015).clamp(-3.0, 3.0)
    })
}
