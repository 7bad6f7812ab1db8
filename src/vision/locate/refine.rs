//! From a rough grid to one that lies on the printed lines.

use super::geometry::{BEND_TERMS, Grid, Point, Quad, bend_terms};
use super::lines::Gray;

/// Unknowns: a plane's eight, and four of the bend for each axis.
const UNKNOWNS: usize = 8 + 2 * BEND_TERMS;

/// One cell edge: where a line was looked for and how far off it was found.
#[derive(Clone, Copy, Debug)]
struct Found {
    at: Point,
    /// The line runs along x, so that its offset is in y.
    is_row: bool,
    /// Offset in cells.
    offset: f64,
    weight: f64,
}

/// A refined grid and how well lines are seen on it.
#[derive(Clone, Copy, Debug)]
pub struct Refined {
    /// The grid.
    pub grid: Grid,
    /// The part of the 112 cell edges on which a dark line is seen where it should be.
    pub seen: f64,
    /// The part of the border's 28 edges on which it is seen.
    pub border: f64,
}

/// Contrast of a line (logarithmic scale) that counts in full.
const CLEAR: f64 = 0.10;

/// Moves a grid onto the dark lines near its own. `scale` is the number of pixels of `gray` per
/// pixel of the grid; `reach` how far off the lines may be at first, in cells.
pub fn refine(gray: &Gray, scale: f64, grid: &Grid, reach: f64, bends: bool) -> Option<Refined> {
    let mut grid = *grid;
    let rounds: &[f64] = if bends { &[1.0, 0.7, 0.5, 0.4, 0.4] } else { &[1.0, 0.7, 0.5] };
    for (round, part) in rounds.iter().enumerate() {
        let reach = (reach * part).max(0.06);
        let found = edges(gray, scale, &grid, reach);
        let free = bends && round >= 1;
        let change = fit(&found, reach, free)?;
        grid = moved(&grid, &change)?;
    }
    let found = edges(gray, scale, &grid, 0.08);
    let close = |e: &&Found| e.offset.abs() < 0.045;
    let weigh = |e: &Found| (e.weight * 2.0).min(1.0);
    let seen: f64 = found.iter().filter(close).map(weigh).sum();
    let is_border = |e: &&Found| {
        let cross = if e.is_row { e.at.y } else { e.at.x };
        cross < 0.5 || cross > 6.5
    };
    let border: f64 = found.iter().filter(is_border).filter(close).map(weigh).sum();
    Some(Refined { grid, seen: seen / 112.0, border: border / 28.0 })
}

/// Looks for the dark line at each of the 112 cell edges.
fn edges(gray: &Gray, scale: f64, grid: &Grid, reach: f64) -> Vec<Found> {
    let cell = grid.quad().cell() * scale;
    // About half a pixel of the picture, at least a hundredth of a cell.
    let step = (0.5 / cell).clamp(0.01, 0.03);
    // Brightness beside a line is taken this far off.
    let beside = (2.2 / cell).max(0.045);
    let side = (beside / step).round() as usize;
    let half = (reach / step).ceil() as usize + side;
    let count = 2 * half + 1;
    let mut found = Vec::with_capacity(112);
    let mut profile = vec![0.0f64; count];
    let mut lane: Vec<f32> = Vec::new();
    for is_row in [true, false] {
        for line in 0..8 {
            for cell_index in 0..7 {
                let spots: [f64; 12] =
                    [0.08, 0.13, 0.18, 0.23, 0.28, 0.33, 0.67, 0.72, 0.77, 0.82, 0.87, 0.92];
                let point = |along: f64, across: f64| {
                    let (a, b) = (f64::from(cell_index) + along, f64::from(line) + across);
                    if is_row { Point::new(a, b) } else { Point::new(b, a) }
                };
                // Across a line the map is straight enough to follow one direction.
                let rays = spots.map(|along| {
                    let far = half as f64 * step;
                    let from = grid.point(point(along, -far)).scaled(scale);
                    let to = grid.point(point(along, far)).scaled(scale);
                    let n = (count - 1) as f64;
                    (from, (to.x - from.x) / n, (to.y - from.y) / n)
                });
                for (k, value) in profile.iter_mut().enumerate() {
                    let k = k as f64;
                    lane.clear();
                    lane.extend(rays.iter().map(|(p, dx, dy)| gray.at(p.x + k * dx, p.y + k * dy)));
                    // The middle half of the samples: ink that crosses the edge is left out.
                    lane.sort_unstable_by(f32::total_cmp);
                    let mid = &lane[3..9];
                    *value = mid.iter().map(|&v| f64::from(v)).sum::<f64>() / mid.len() as f64;
                }
                let dark = |k: usize| {
                    let (l, r) = (profile[k - side], profile[k + side]);
                    // Both sides must be brighter: the foot of a step is no line.
                    (0.5 * (l + r)).min(l.min(r) + 0.08) - profile[k]
                };
                let mut best = (0.0, 0usize);
                for k in side..count - side {
                    let off = (k as f64 - half as f64) * step / reach;
                    let value = dark(k) * (1.0 - 0.3 * off * off);
                    if value > best.0 {
                        best = (value, k);
                    }
                }
                let (value, k) = best;
                if value < 0.008 {
                    continue;
                }
                let shift = if k > side && k + side + 1 < count {
                    let (a, b, c) = (dark(k - 1), dark(k), dark(k + 1));
                    let bow = a + c - 2.0 * b;
                    if bow < -1e-9 { (0.5 * (a - c) / bow).clamp(-0.5, 0.5) } else { 0.0 }
                } else {
                    0.0
                };
                found.push(Found {
                    at: point(0.5, 0.0),
                    is_row,
                    offset: (k as f64 + shift - half as f64) * step,
                    weight: (value / CLEAR).min(1.0),
                });
            }
        }
    }
    found
}

/// Robust least squares of a small projective change, and of a bend if `free`.
fn fit(found: &[Found], reach: f64, free: bool) -> Option<[f64; UNKNOWNS]> {
    let mut change = [0.0; UNKNOWNS];
    for round in 0..8 {
        let tolerance = (reach * [1.0, 0.8, 0.6, 0.45][round.min(3)]).max(0.035);
        let mut rows = [[0.0f64; UNKNOWNS + 1]; UNKNOWNS];
        for edge in found {
            let terms = terms(edge.at, edge.is_row);
            let left = edge.offset - dot(&terms, &change);
            let u = left / tolerance;
            if u.abs() >= 1.0 {
                continue;
            }
            let w = edge.weight * (1.0 - u * u).powi(2);
            for r in 0..UNKNOWNS {
                for c in 0..UNKNOWNS {
                    rows[r][c] += w * terms[r] * terms[c];
                }
                rows[r][UNKNOWNS] += w * terms[r] * edge.offset;
            }
        }
        for (k, row) in rows.iter_mut().enumerate() {
            // A bend needs evidence; a plane hardly any.
            row[k] += match (k < 8, free) {
                (true, _) => 1e-4,
                (false, true) => 2.0,
                (false, false) => 1e9,
            };
        }
        change = super::geometry::solve(&mut rows)?;
    }
    Some(change)
}

fn dot(a: &[f64; UNKNOWNS], b: &[f64; UNKNOWNS]) -> f64 {
    a.iter().zip(b).map(|(x, y)| x * y).sum()
}

/// How each unknown moves a point across its line; coordinates run from -1 to 1.
fn terms(at: Point, is_row: bool) -> [f64; UNKNOWNS] {
    let (x, y) = (at.x / 3.5 - 1.0, at.y / 3.5 - 1.0);
    let mut terms = [0.0; UNKNOWNS];
    let bend = bend_terms(at);
    if is_row {
        terms[3..6].copy_from_slice(&[1.0, x, y]);
        terms[6] = x * y;
        terms[7] = y * y;
        terms[8 + BEND_TERMS..].copy_from_slice(&bend);
    } else {
        terms[..3].copy_from_slice(&[1.0, x, y]);
        terms[6] = x * x;
        terms[7] = x * y;
        terms[8..8 + BEND_TERMS].copy_from_slice(&bend);
    }
    terms
}

/// The grid after a change.
fn moved(grid: &Grid, change: &[f64; UNKNOWNS]) -> Option<Grid> {
    let board = [(0.0, 0.0), (7.0, 0.0), (7.0, 7.0), (0.0, 7.0)];
    let corners = board.map(|(x, y)| {
        let at = Point::new(x, y);
        let dx = dot(&terms(at, false), change);
        let dy = dot(&terms(at, true), change);
        grid.point(Point::new(x + dx, y + dy))
    });
    let bend = std::array::from_fn(|axis| {
        std::array::from_fn(|k| grid.bend()[axis][k] + change[8 + axis * BEND_TERMS + k])
    });
    Grid::bent(Quad(corners), bend)
}
