//! Equally spaced lines across others: the grid's candidates in a straightened view.

use super::geometry::{GridSize, Point, Quad};
use super::lines::Stroke;
use super::vanish::View;
use ndarray::{Array2, Axis, Zip, s};
use std::ops::RangeInclusive;

/// Side of the square raster a view is drawn into.
const SIDE: usize = 640;

/// Cells narrower than this many raster units cannot be told apart.
const LEAST_PITCH: f64 = 9.0;

/// Combs kept per axis and window.
const COMBS: usize = 5;

/// A comb that stands out less than this part of the best one is not followed up.
const HOPELESS: f32 = 0.3;

/// Strokes of one direction drawn into the raster, as running sums along that direction.
struct Sheet {
    /// For each line, the strokes on it before each position.
    sums: Array2<f32>,
}

impl Sheet {
    /// From the strokes on each line at each position.
    fn new(cells: &Array2<f32>) -> Sheet {
        let mut sums = Array2::zeros((SIDE, SIDE + 1));
        sums.slice_mut(s![.., 1..]).assign(cells);
        // A line may wobble by one unit.
        Zip::from(sums.slice_mut(s![1..SIDE - 1, 1..]))
            .and(cells.slice(s![..-2, ..]))
            .and(cells.slice(s![2.., ..]))
            .for_each(|sum, &a, &b| *sum = sum.max(0.8 * a.max(b)));
        sums.accumulate_axis_inplace(Axis(1), |before, sum| *sum += before);
        Sheet { sums }
    }

    /// The part of `line` between two positions that is covered by strokes, 0 to 1.
    fn cover(&self, line: f64, from: f64, to: f64) -> f32 {
        // To the nearest; `round` is a call where a processor has no instruction for it.
        let near = |v: f64| if v < 0.0 { (v - 0.5) as i32 } else { (v + 0.5) as i32 };
        let (line, from, to) = (near(line), near(from), near(to));
        if line < 0 || line >= SIDE as i32 || to <= from {
            return 0.0;
        }
        let sums = self.sums.row(line as usize);
        let hold = |v: i32| v.clamp(0, SIDE as i32) as usize;
        (sums[hold(to)] - sums[hold(from)]) / (to - from) as f32
    }

    /// Coverage of every line between two positions.
    fn profile(&self, from: usize, to: usize) -> Vec<f32> {
        let length = (to - from) as f32;
        let lines = self.sums.column(to).into_iter().zip(self.sums.column(from));
        lines.map(|(after, before)| (after - before) / length).collect()
    }
}

/// The lines of one direction, one more than there are cells between the outer two: the first one's
/// position and the distance between neighbours.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Comb {
    start: f64,
    pitch: f64,
    cells: u8,
    score: f32,
}

impl Comb {
    /// The position of the last line.
    fn end(&self) -> f64 {
        self.start + f64::from(self.cells) * self.pitch
    }
}

/// The best candidates for a grid of a size in one view, best first: corners in pixels of the picture
/// that the strokes came from. A square grid may lie any way up, another one upright or upside down.
/// Its cells are as wide as `pitches` allow, in pixels of the view. Each comes with how many of its
/// cell edges lie on lines, less those that lie where there should be none.
pub fn candidates(
    strokes: &[Stroke],
    view: &View,
    size: GridSize,
    pitches: &RangeInclusive<f64>,
    count: usize,
) -> Vec<(Quad, f64)> {
    let Some(raster) = Raster::new(strokes, view) else { return Vec::new() };
    let [rows, columns] = &raster.sheets;
    let pitches = pitches.start() * raster.scale..=pitches.end() * raster.scale;
    let mut found: Vec<(Comb, Comb, f64)> = Vec::new();
    // A board that is no square may lie on its side.
    for turn in 0..if size.is_square() { 1 } else { 2 } {
        let GridSize { rows: down, cols: across } = size.turned(turn);
        let (down, across) = (combs(rows, down, &pitches), combs(columns, across, &pitches));
        for (y, x) in down.iter().flat_map(|y| across.iter().map(move |x| (y, x))) {
            // Cells are square; the view may stretch one way, but not without end.
            let ratio = x.pitch / y.pitch;
            if (0.4..=2.5).contains(&ratio) {
                found.push((*x, *y, score(rows, columns, x, y)));
            }
        }
    }
    found.sort_by(|a, b| b.2.total_cmp(&a.2));
    let mut kept: Vec<(Comb, Comb, f64)> = Vec::new();
    for candidate in found {
        let near = |a: &Comb, b: &Comb| {
            let apart = (a.start - b.start).abs() + (a.end() - b.end()).abs();
            a.cells == b.cells && apart < 0.4 * (a.pitch + b.pitch)
        };
        if kept.iter().all(|k| !(near(&k.0, &candidate.0) && near(&k.1, &candidate.1))) {
            kept.push(candidate);
            if kept.len() == count {
                break;
            }
        }
    }
    kept.into_iter()
        .filter_map(|(x, y, score)| {
            let (right, bottom) = (x.end(), y.end());
            let corners =
                [(x.start, y.start), (right, y.start), (right, bottom), (x.start, bottom)];
            let quad = Quad(corners.map(|(u, v)| raster.photo(u, v)));
            let lies_on_its_side = (y.cells, x.cells) != (size.rows, size.cols);
            quad.is_convex().then_some((quad.turned(usize::from(lies_on_its_side)), score))
        })
        .collect()
}

struct Raster {
    /// Strokes along x (rows), and along y (columns).
    sheets: [Sheet; 2],
    back: super::geometry::Homography,
    left: f64,
    top: f64,
    scale: f64,
}

impl Raster {
    fn new(strokes: &[Stroke], view: &View) -> Option<Raster> {
        let back = view.map.inverse()?;
        let mut flat: Vec<(Point, bool, f32)> = Vec::with_capacity(strokes.len());
        for stroke in strokes {
            // Near the horizon a pixel covers a field.
            if !(0.35..4.0).contains(&view.map.depth(stroke.at)) {
                continue;
            }
            let at = view.map.apply(stroke.at);
            let ahead = Point::new(stroke.at.x + stroke.along.x, stroke.at.y + stroke.along.y);
            let ahead = view.map.apply(ahead);
            let (dx, dy) = ((ahead.x - at.x).abs(), (ahead.y - at.y).abs());
            // Eight degrees either way.
            if dy < 0.14 * dx {
                flat.push((at, true, stroke.weight));
            } else if dx < 0.14 * dy {
                flat.push((at, false, stroke.weight));
            }
        }
        if flat.len() < 100 {
            return None;
        }
        let range = |get: fn(&Point) -> f64| {
            let mut values: Vec<f64> = flat.iter().map(|(p, _, _)| get(p)).collect();
            let (trim, last) = (values.len() / 100, values.len() - 1);
            let (_, low, _) = values.select_nth_unstable_by(trim, f64::total_cmp);
            let low = *low;
            let (_, high, _) = values.select_nth_unstable_by(last - trim, f64::total_cmp);
            (low, *high)
        };
        let ((left, right), (top, bottom)) = (range(|p| p.x), range(|p| p.y));
        let room = (right - left).max(bottom - top).max(1.0);
        // One unit is never finer than a pixel: lines would fall apart into dots.
        let scale = ((SIDE as f64 - 8.0) / room).min(0.9);
        let (left, top) = (left - 4.0 / scale, top - 4.0 / scale);
        let [mut rows, mut columns] = [(); 2].map(|()| Array2::<f32>::zeros((SIDE, SIDE)));
        for (at, is_row, weight) in flat {
            let (u, v) = ((at.x - left) * scale, (at.y - top) * scale);
            if u < 0.0 || v < 0.0 || u >= SIDE as f64 || v >= SIDE as f64 {
                continue;
            }
            let (u, v) = (u as usize, v as usize);
            let cell = if is_row { &mut rows[[v, u]] } else { &mut columns[[u, v]] };
            *cell = cell.max(weight);
        }
        Some(Raster { sheets: [Sheet::new(&rows), Sheet::new(&columns)], back, left, top, scale })
    }

    fn photo(&self, u: f64, v: f64) -> Point {
        // Raster units are whole cells: their middle lies half a unit on.
        let flat = |v: f64, from: f64| (v + 0.5) / self.scale + from;
        self.back.apply(Point::new(flat(u, self.left), flat(v, self.top)))
    }
}

/// Combs that stand out in some part of the raster.
fn combs(sheet: &Sheet, cells: u8, pitches: &RangeInclusive<f64>) -> Vec<Comb> {
    let mut found: Vec<Comb> = Vec::new();
    for parts in [1usize, 2, 3, 5] {
        // Windows overlap by half.
        let width = SIDE / parts;
        let steps = if parts == 1 { 1 } else { 2 * parts - 1 };
        for step in 0..steps {
            let from = step * width / 2;
            let profile = sheet.profile(from, (from + width).min(SIDE));
            for comb in window_combs(&profile, cells, pitches) {
                if !found.iter().any(|k| {
                    (k.start - comb.start).abs() < 1.5 && (k.pitch - comb.pitch).abs() < 0.3
                }) {
                    found.push(comb);
                }
            }
        }
    }
    found
}

fn window_combs(profile: &[f32], cells: u8, pitches: &RangeInclusive<f64>) -> Vec<Comb> {
    let mut peaks: Vec<usize> = (1..SIDE - 1)
        .filter(|&k| {
            profile[k] > 0.03 && profile[k] >= profile[k - 1] && profile[k] > profile[k + 1]
        })
        .collect();
    peaks.sort_by(|&a, &b| profile[b].total_cmp(&profile[a]).then(a.cmp(&b)));
    peaks.truncate(36);
    peaks.sort_unstable();
    // Saturating, so that a few strong lines do not make a comb.
    let heights: Vec<f32> = profile.iter().map(|v| v.min(0.6)).collect();
    let mut all: Vec<Comb> = Vec::new();
    let mut best = 0.0f32;
    for (i, &a) in peaks.iter().enumerate() {
        for &b in &peaks[i + 1..] {
            for steps in 2..=usize::from(cells) {
                let pitch = (b - a) as f64 / steps as f64;
                if pitch < LEAST_PITCH.max(*pitches.start()) {
                    break;
                }
                if pitch * f64::from(cells) > SIDE as f64 || pitch > *pitches.end() {
                    continue;
                }
                for before in 0..=usize::from(cells) - steps {
                    let start = a as f64 - before as f64 * pitch;
                    let comb = Comb { start, pitch, cells, score: 0.0 };
                    if start > -3.0 && comb.end() < SIDE as f64 + 3.0 {
                        let score = stands_out(&heights, &comb, HOPELESS * best);
                        if score > HOPELESS * best {
                            best = best.max(score);
                            all.push(Comb { score, ..comb });
                        }
                    }
                }
            }
        }
    }
    all.sort_by(|a, b| b.score.total_cmp(&a.score));
    let mut kept: Vec<Comb> = Vec::new();
    for comb in all {
        let far = |k: &Comb| {
            (k.start - comb.start).abs() + (k.end() - comb.end()).abs() > 0.25 * comb.pitch
        };
        if comb.score > 0.0 && kept.iter().all(far) {
            kept.push(comb);
            if kept.len() == COMBS {
                break;
            }
        }
    }
    kept
}

/// How much a comb's lines stand out from what lies between and beside them. The answer is 0 if it
/// cannot reach `least`.
fn stands_out(heights: &[f32], comb: &Comb, least: f32) -> f32 {
    let Comb { start, pitch, cells, .. } = *comb;
    let cells = i32::from(cells);
    // Half units: rounded positions of lines and of the gaps between them.
    let at = |halves: i32| {
        let k = start + 0.5 * pitch * f64::from(halves) + 0.5;
        if k < 0.0 || k >= SIDE as f64 { 0.0 } else { heights[k as usize] }
    };
    let teeth: f32 = (0..=cells).map(|k| at(2 * k)).sum();
    if teeth <= least {
        return 0.0;
    }
    let gaps: f32 = (0..cells).map(|k| at(2 * k + 1)).sum();
    let beside = at(-2) + at(2 * (cells + 1));
    teeth - gaps - 0.5 * beside
}

/// Coverage of the cell edges less coverage where there should be none, in edges.
fn score(rows: &Sheet, columns: &Sheet, x: &Comb, y: &Comb) -> f64 {
    let axis = |sheet: &Sheet, lines: &Comb, along: &Comb| {
        let edge = |line: f64, cell: f64| {
            let from = along.start + (cell + 0.06) * along.pitch;
            f64::from(sheet.cover(
                lines.start + line * lines.pitch,
                from,
                from + 0.88 * along.pitch,
            ))
        };
        let mut sum = 0.0;
        for line in 0..=lines.cells {
            let line = f64::from(line);
            for cell in 0..along.cells {
                sum += edge(line, f64::from(cell));
            }
            // Lines end at the border.
            sum -= 0.7 * (edge(line, -1.0) + edge(line, f64::from(along.cells)));
        }
        for cell in 0..along.cells {
            let cell = f64::from(cell);
            // Nothing lies between the lines or beyond them.
            for line in 0..lines.cells {
                sum -= 0.5 * edge(f64::from(line) + 0.5, cell);
            }
            sum -= 0.7 * (edge(-1.0, cell) + edge(f64::from(lines.cells) + 1.0, cell));
        }
        sum
    };
    axis(rows, y, x) + axis(columns, x, y)
}
