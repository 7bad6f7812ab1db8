//! From a rough grid to one that lies on the printed lines.

use super::geometry::{BEND_TERMS, Grid, GridSize, Point, Quad, bend_terms};
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
    /// The part of all cell edges on which a dark line is seen where it should be.
    pub seen: f64,
    /// The part of the border's edges on which it is seen.
    pub border: f64,
    /// The part of all edges that lie in the picture; the others are left out above.
    pub inside: f64,
}

impl Refined {
    /// Whether enough lines are seen for this to be a grid at all.
    pub fn is_a_grid(&self) -> bool {
        let lines =
            (self.seen > 0.5 && self.border > 0.4) || (self.seen > 0.35 && self.border > 0.75);
        lines && self.inside > LEAST_INSIDE
    }
}

/// Of a grid cut by the picture's edge so much of the edges of spaces must lie inside: it may lack a
/// strip of one row.
const LEAST_INSIDE: f64 = 0.8;

/// Contrast of a line (logarithmic scale) that counts in full.
const CLEAR: f64 = 0.10;

/// Contrast of a line that is seen.
const SEEN: f64 = 0.5 * CLEAR;

/// Where a rough look finds lines near fewer edges than this, a closer one finds no grid.
const LEAST_HOPE: f64 = 0.45;

/// A rough look comes this near to lines, in cells.
const NEAR: f64 = 0.08;

/// How far a sheet may be bent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bend {
    /// It is flat.
    Flat,
    /// A lens or a board that does not lie quite flat.
    Slight,
    /// Curled paper.
    Curled,
}

/// Moves a grid onto the dark lines near its own. `scale` is the number of pixels of `gray` per
/// pixel of the grid; `reach` how far off the lines may be at first, in cells.
pub fn refine(gray: &Gray, scale: f64, grid: &Grid, reach: f64, bend: Bend) -> Option<Refined> {
    let rough = profiles(gray, scale, grid, reach, Look::Rough);
    let (change, hope) = climb(&rough, grid.size(), reach);
    if bend == Bend::Flat && hope < LEAST_HOPE {
        return None;
    }
    let mut grid = moved(grid, &change)?;
    // How far off lines may be in each round, and how dear a bend is.
    let rounds: &[(f64, f64)] = match bend {
        Bend::Flat => &[(0.1, RIGID), (0.07, RIGID)],
        Bend::Slight => &[(0.1, RIGID), (0.08, 2.0), (0.07, 2.0), (0.06, 2.0)],
        // Lines off by more than the reach near the corners come within it as those nearer the
        // middle pull the grid over.
        Bend::Curled => {
            &[(0.2, 0.5), (0.17, 0.3), (0.14, 0.2), (0.11, 0.2), (0.09, 0.2), (0.07, 0.2)]
        }
    };
    for (reach, dear) in rounds {
        let found = edges(gray, scale, &grid, *reach);
        let change = fit(&found, grid.size(), *reach, *dear)?;
        grid = moved(&grid, &change)?;
    }
    let profiles = profiles(gray, scale, &grid, 0.08, Look::Close);
    let found = found(scale, &grid, 0.08, &profiles);
    let close = |e: &&Found| e.offset.abs() < 0.045;
    let weigh = |e: &Found| (e.weight * 2.0).min(1.0);
    let seen: f64 = found.iter().filter(close).map(weigh).sum();
    let size = grid.size();
    let is_border = |at: Point, is_row: bool| {
        let (cross, last) = if is_row { (at.y, size.height()) } else { (at.x, size.width()) };
        !(0.5..=last - 0.5).contains(&cross)
    };
    let at_border = found.iter().filter(|e| is_border(e.at, e.is_row));
    let border: f64 = at_border.filter(close).map(weigh).sum();
    let there = profiles.iter().filter(|p| is_border(p.at, p.is_row)).count();
    Some(Refined {
        grid,
        seen: seen / profiles.len().max(1) as f64,
        border: border / there.max(1) as f64,
        inside: profiles.len() as f64 / size.edges() as f64,
    })
}

/// One cell edge: how much darker each place across it is than what lies beside.
struct Profile {
    at: Point,
    is_row: bool,
    /// Places from `-reach` to `reach`.
    dark: Vec<f64>,
}

/// How closely edges are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Look {
    /// At pixels as they are: enough to come near lines.
    Rough,
    /// Between pixels too.
    Close,
}

impl Look {
    /// How far apart the places of a profile are, in cells: about half a pixel, or a whole one.
    fn step(self, gray_cell: f64) -> f64 {
        match self {
            Look::Rough => (1.0 / gray_cell).clamp(0.01, 0.03),
            Look::Close => (0.5 / gray_cell).clamp(0.01, 0.03),
        }
    }
}

/// Looks across each cell edge.
fn profiles(gray: &Gray, scale: f64, grid: &Grid, reach: f64, look: Look) -> Vec<Profile> {
    // Clear of the tick marks and of what is drawn across the middle of an edge.
    const SPOTS: [f64; 12] =
        [0.08, 0.13, 0.18, 0.23, 0.28, 0.33, 0.67, 0.72, 0.77, 0.82, 0.87, 0.92];
    let cell = grid.cell() * scale;
    let step = look.step(cell);
    // Brightness beside a line is taken this far off.
    let side = ((2.2 / cell).max(0.045) / step).round() as usize;
    let places = (reach / step).ceil() as usize;
    let half = places + side;
    let far = half as f64 * step;
    let mut across = vec![0.0f64; 2 * half + 1];
    let mut lanes = SPOTS.map(|_| vec![0.0f32; 2 * half + 1]);
    let size = grid.size();
    let mut profiles = Vec::with_capacity(size.edges());
    for is_row in [true, false] {
        let (lines, cells) = if is_row { (size.rows, size.cols) } else { (size.cols, size.rows) };
        let edges = (0..=lines).flat_map(|line| (0..cells).map(move |cell| (line, cell)));
        for (line, cell) in edges {
            let point = |along: f64, off: f64| {
                let (a, b) = (f64::from(cell) + along, f64::from(line) + off);
                if is_row { Point::new(a, b) } else { Point::new(b, a) }
            };
            // Beyond the picture nothing is seen, for or against a line.
            let inside = |p: Point| {
                let p = grid.point(p).scaled(scale);
                (0.0..=gray.width as f64).contains(&p.x)
                    && (0.0..=gray.height as f64).contains(&p.y)
            };
            if !inside(point(0.1, 0.0)) || !inside(point(0.9, 0.0)) {
                continue;
            }
            // Across a line the map is straight enough to follow one direction.
            let rays = SPOTS.map(|along| {
                let from = grid.point(point(along, -far)).scaled(scale);
                let to = grid.point(point(along, far)).scaled(scale);
                let n = (2 * half) as f64;
                (from, (to.x - from.x) / n, (to.y - from.y) / n)
            });
            for (lane, (from, dx, dy)) in lanes.iter_mut().zip(rays) {
                match look {
                    Look::Rough => gray.nearest(from, (dx, dy), lane),
                    Look::Close => gray.along(from, (dx, dy), lane),
                }
            }
            middles(&mut lanes, &mut across);
            let dark = (side..across.len() - side).map(|k| {
                let (l, r) = (across[k - side], across[k + side]);
                // Both sides must be brighter: the foot of a step is no line.
                (0.5 * (l + r)).min(l.min(r) + 0.08) - across[k]
            });
            profiles.push(Profile { at: point(0.5, 0.0), is_row, dark: dark.collect() });
        }
    }
    profiles
}

/// At each place across an edge, the mean of the middle half of the samples along it: ink that
/// crosses the edge is left out.
fn middles(lanes: &mut [Vec<f32>; 12], across: &mut [f64]) {
    // Batcher's odd-even merge for all places at once, without the steps that only order the samples
    // within the middle half, or within either end.
    const STEPS: [(usize, usize); 32] = [
        (0, 8),
        (1, 9),
        (2, 10),
        (3, 11),
        (0, 4),
        (1, 5),
        (2, 6),
        (3, 7),
        (4, 8),
        (5, 9),
        (6, 10),
        (7, 11),
        (0, 2),
        (1, 3),
        (4, 6),
        (5, 7),
        (8, 10),
        (9, 11),
        (2, 8),
        (3, 9),
        (2, 4),
        (3, 5),
        (6, 8),
        (7, 9),
        (0, 1),
        (2, 3),
        (4, 5),
        (6, 7),
        (8, 9),
        (10, 11),
        (1, 4),
        (7, 10),
    ];
    for (low, high) in STEPS {
        let (before, after) = lanes.split_at_mut(high);
        for (low, high) in before[low].iter_mut().zip(&mut after[0]) {
            (*low, *high) = (low.min(*high), low.max(*high));
        }
    }
    for (k, value) in across.iter_mut().enumerate() {
        *value = lanes[3..9].iter().map(|lane| f64::from(lane[k])).sum::<f64>() / 6.0;
    }
}

/// The projective change, within `reach`, under which the most edges lie on dark lines, and the part of
/// all edges that lie near one then.
///
/// All edges are judged together, so that a stray line near one of them does not matter.
fn climb(profiles: &[Profile], size: GridSize, reach: f64) -> ([f64; UNKNOWNS], f64) {
    let mut change = [0.0; UNKNOWNS];
    let places = profiles.first().map_or(1, |p| p.dark.len());
    let step = 2.0 * reach / (places.max(2) - 1) as f64;
    let lines: Vec<([f64; UNKNOWNS], Vec<f64>)> = profiles
        .iter()
        .map(|p| {
            (terms(p.at, p.is_row, size), p.dark.iter().map(|&v| v.clamp(0.0, CLEAR)).collect())
        })
        .collect();
    let mut blurred = vec![0.0; places * lines.len()];
    // Where each edge lies across its profile.
    let mut at = vec![reach / step; lines.len()];
    // From coarse to fine; a coarse look takes the best place nearby, a little less for far ones.
    let mut part = 0.4;
    while part * reach > 0.015 {
        let width = (0.5 * part * reach / step) as usize;
        for ((_, dark), blurred) in lines.iter().zip(blurred.chunks_exact_mut(places)) {
            for (k, blurred) in blurred.iter_mut().enumerate() {
                let near = &dark[k.saturating_sub(width)..(k + width + 1).min(dark.len())];
                *blurred = near.iter().sum::<f64>() / near.len() as f64
                    + 0.5 * near.iter().copied().fold(0.0, f64::max);
            }
        }
        // The value with one unknown changed by so much.
        let value = |at: &[f64], unknown: usize, by: f64| -> f64 {
            let by = by / step;
            let edges = lines.iter().zip(at).zip(blurred.chunks_exact(places));
            edges
                .map(|(((terms, _), at), dark)| {
                    let place = at + terms[unknown] * by + 0.5;
                    let place = if place < 0.0 { usize::MAX } else { place as usize };
                    dark.get(place).copied().unwrap_or(0.0)
                })
                .sum()
        };
        let by = part * reach;
        let mut best = value(&at, 0, 0.0);
        for _ in 0..12 {
            let before = best;
            for unknown in 0..8 {
                for by in [by, -by] {
                    let new = value(&at, unknown, by);
                    if new > best + 1e-9 {
                        best = new;
                        change[unknown] += by;
                        for (at, (terms, _)) in at.iter_mut().zip(&lines) {
                            *at += terms[unknown] * by / step;
                        }
                    }
                }
            }
            if best <= before {
                break;
            }
        }
        part *= 0.6;
    }
    let width = (NEAR / step) as usize;
    let near = lines.iter().zip(&at).map(|((_, dark), at)| {
        let at = (at + 0.5).max(0.0) as usize;
        let near = dark.get(at.saturating_sub(width)..(at + width + 1).min(dark.len()));
        let darkest = near.unwrap_or_default().iter().copied().fold(0.0, f64::max);
        (darkest / SEEN).min(1.0)
    });
    let hope = near.sum::<f64>() / lines.len().max(1) as f64;
    (change, hope)
}

/// Looks for the dark line at each cell edge.
fn edges(gray: &Gray, scale: f64, grid: &Grid, reach: f64) -> Vec<Found> {
    found(scale, grid, reach, &profiles(gray, scale, grid, reach, Look::Close))
}

fn found(scale: f64, grid: &Grid, reach: f64, profiles: &[Profile]) -> Vec<Found> {
    let step = Look::Close.step(grid.cell() * scale);
    let mut found = Vec::with_capacity(profiles.len());
    for Profile { at, is_row, dark } in profiles {
        let (at, is_row) = (*at, *is_row);
        let half = dark.len() / 2;
        let off = |k: usize| (k as f64 - half as f64) * step;
        let worth = |k: usize| dark[k] * (1.0 - 0.3 * (off(k) / reach).powi(2));
        let Some(k) = (0..dark.len()).max_by(|&a, &b| worth(a).total_cmp(&worth(b))) else {
            continue;
        };
        if worth(k) < 0.008 {
            continue;
        }
        let shift = if k > 0 && k + 1 < dark.len() {
            let (a, b, c) = (dark[k - 1], dark[k], dark[k + 1]);
            let bow = a + c - 2.0 * b;
            if bow < -1e-9 { (0.5 * (a - c) / bow).clamp(-0.5, 0.5) } else { 0.0 }
        } else {
            0.0
        };
        let (offset, weight) = (off(k) + shift * step, (worth(k) / CLEAR).min(1.0));
        found.push(Found { at, is_row, offset, weight });
    }
    found
}

/// So dear that nothing bends.
const RIGID: f64 = 1e9;

/// Robust least squares of a small projective change, and of a bend as far as it is not too dear.
fn fit(found: &[Found], size: GridSize, reach: f64, dear: f64) -> Option<[f64; UNKNOWNS]> {
    let mut change = [0.0; UNKNOWNS];
    // What is too dear to bend needs no sums.
    let known = if dear >= RIGID { 8 } else { UNKNOWNS };
    for round in 0..8 {
        let tolerance = (reach * [1.0, 0.8, 0.6, 0.45][round.min(3)]).max(0.035);
        let mut rows = [[0.0f64; UNKNOWNS + 1]; UNKNOWNS];
        for edge in found {
            let terms = terms(edge.at, edge.is_row, size);
            let left = edge.offset - dot(&terms, &change);
            let u = left / tolerance;
            if u.abs() >= 1.0 {
                continue;
            }
            let w = edge.weight * (1.0 - u * u).powi(2);
            // Half of the terms are none of this edge's.
            for r in (0..known).filter(|&r| terms[r] != 0.0) {
                let part = w * terms[r];
                rows[r].iter_mut().zip(&terms[..known]).for_each(|(sum, term)| *sum += part * term);
                rows[r][UNKNOWNS] += part * edge.offset;
            }
        }
        for (k, row) in rows.iter_mut().enumerate() {
            // A bend needs evidence; a plane hardly any.
            row[k] += if k < 8 { 1e-4 } else { dear };
        }
        change = super::geometry::solve(&mut rows)?;
    }
    Some(change)
}

fn dot(a: &[f64; UNKNOWNS], b: &[f64; UNKNOWNS]) -> f64 {
    a.iter().zip(b).map(|(x, y)| x * y).sum()
}

/// How each unknown moves a point across its line; coordinates run from -1 to 1.
fn terms(at: Point, is_row: bool, size: GridSize) -> [f64; UNKNOWNS] {
    let (x, y) = (at.x / (0.5 * size.width()) - 1.0, at.y / (0.5 * size.height()) - 1.0);
    let mut terms = [0.0; UNKNOWNS];
    let bend = bend_terms(at, size);
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
    let size = grid.size();
    let corners = size.corners().map(|at| {
        let dx = dot(&terms(at, false, size), change);
        let dy = dot(&terms(at, true, size), change);
        grid.point(Point::new(at.x + dx, at.y + dy))
    });
    let bend = std::array::from_fn(|axis| {
        std::array::from_fn(|k| grid.bend()[axis][k] + change[8 + axis * BEND_TERMS + k])
    });
    Grid::bent(Quad(corners), size, bend)
}
