//! What is printed on a board besides its lines: exits round the border, white boxes and round
//! numbers in the top right corners. They tell a board from other grids, and which way is up.

use super::geometry::{Grid, Point};
use super::lines::Gray;

/// Pixels per cell of the picture that patterns are looked for in.
const CELL: usize = 24;

/// Cells shown on each side of the grid.
const MARGIN: usize = 1;

const SIDE: usize = (7 + 2 * MARGIN) * CELL;

/// What the printed pattern says about a grid.
#[derive(Clone, Copy, Debug)]
pub struct Pattern {
    /// How well the darkness outside the border tells the twelve exits from the sixteen other
    /// border cells: the part of pairs in the right order, 0.5 for none of it.
    pub exits: f64,
    /// How much darker the exits are than the other border cells (logarithmic scale).
    pub depth: f64,
    /// Log odds of each orientation, up to a constant: the board turned by 0 to 3 quarter turns.
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

/// A board straightened, and what is needed to look round it.
struct Board {
    data: Vec<f32>,
}

impl Board {
    fn new(gray: &Gray, scale: f64, grid: &Grid, detail: Detail) -> Board {
        const SAMPLES: [(f64, f64); 4] = [(0.25, 0.25), (0.75, 0.75), (0.75, 0.25), (0.25, 0.75)];
        let samples = if detail == Detail::Fine { &SAMPLES[..] } else { &SAMPLES[..2] };
        // `imageproc`'s `warp_into_with`, once a sample, takes three times as long.
        let mut data = Vec::with_capacity(SIDE * SIDE);
        let cells = |k: f64| k / CELL as f64 - MARGIN as f64;
        for y in 0..SIDE {
            for x in 0..SIDE {
                let mut sum = 0.0;
                for (dx, dy) in samples {
                    let p = grid.point(Point::new(cells(x as f64 + dx), cells(y as f64 + dy)));
                    sum += gray.at(p.x * scale, p.y * scale);
                }
                data.push(sum / samples.len() as f32);
            }
        }
        Board { data }
    }

    /// The value nearest to a point of the board in cells.
    fn at(&self, x: f64, y: f64) -> f64 {
        let k = |v: f64| ((v + MARGIN as f64) * CELL as f64).clamp(0.0, (SIDE - 1) as f64) as usize;
        f64::from(self.data[k(y) * SIDE + k(x)])
    }

    /// A point seen from side `side` (0 top, clockwise): `along` the side clockwise, `out` from
    /// it.
    fn outside(&self, side: usize, along: f64, out: f64) -> f64 {
        match side {
            0 => self.at(along, -out),
            1 => self.at(7.0 + out, along),
            2 => self.at(7.0 - along, 7.0 + out),
            _ => self.at(-out, 7.0 - along),
        }
    }
}

/// Looks for the printed pattern round and in a grid.
pub fn pattern(gray: &Gray, scale: f64, grid: &Grid, detail: Detail) -> Pattern {
    let board = Board::new(gray, scale, grid, detail);
    let mut exits = Vec::with_capacity(12);
    let mut others = Vec::with_capacity(16);
    // Two lines rather than one, summed over the exits that are highways in this orientation
    // less those that are railways.
    let mut two_lines = Vec::with_capacity(12);
    for side in 0..4 {
        for cell in 0..7 {
            let mid = cell as f64 + 0.5;
            let ground = ground(&board, side, mid);
            let dark = |along: f64, out: f64| {
                (ground - board.outside(side, mid + along, out)).clamp(0.0, 0.5)
            };
            let steps =
                |from: f64, to: f64| (0..7).map(move |k| from + (to - from) * f64::from(k) / 6.0);
            let mut sum = 0.0;
            for out in steps(0.07, 0.32) {
                sum += steps(-0.15, 0.15).map(|along| dark(along, out)).sum::<f64>() / 49.0;
            }
            if cell % 2 == 0 {
                others.push(sum);
                continue;
            }
            exits.push(sum);
            let (mut single, mut double) = (0.0, 0.0);
            for out in steps(0.17, 0.33) {
                single += dark(-0.02, out) + dark(0.02, out);
                double +=
                    [-0.12, -0.09, 0.09, 0.12].map(|a| dark(a, out)).iter().sum::<f64>() / 2.0;
            }
            // A middle exit differs from its neighbours on the same side.
            let highway = (side % 2 == 0) == (cell != 3);
            let lean = (double - single) / (double + single + 0.2);
            two_lines.push(if highway { lean } else { -lean });
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
    // How well two lines tell the exits that are highways from the railways, as the board lies:
    // positive if it is upright or upside down, negative if it lies on its side.
    let upright = mean(&two_lines);
    let corners = corners(&board);
    let turns = std::array::from_fn(|turn| {
        let sign = if turn % 2 == 0 { 1.0 } else { -1.0 };
        (sign * upright * 12.0).clamp(-4.0, 4.0) + corners[turn]
    });
    Pattern {
        exits: ordered / (exits.len() * others.len()) as f64,
        depth: mean(&exits) - mean(&others),
        turns,
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
    for row in 0..7 {
        for col in 0..7 {
            let mut means = [0.0; 4];
            for (k, (x, y)) in SPOTS.iter().enumerate() {
                let mut values = [0.0; 25];
                for (n, value) in values.iter_mut().enumerate() {
                    let (dx, dy) = ((n % 5) as f64 - 2.0, (n / 5) as f64 - 2.0);
                    *value = board.at(col as f64 + x + 0.035 * dx, row as f64 + y + 0.035 * dy);
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
