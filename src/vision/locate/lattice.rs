//! Equally spaced lines across others: the grid's candidates in a straightened view.

use super::geometry::{GridSize, Point, Quad};
use super::lines::Stroke;
use super::vanish::View;
use std::ops::RangeInclusive;

/// Side of the square raster a view is drawn into.
const SIDE: usize = 640;

/// Cells narrower than this many raster units cannot be told apart.
const LEAST_PITCH: f64 = 9.0;

/// Combs kept per axis and window.
const COMBS: usize = 5;

/// A comb that stands out less than this part of the best one is not followed up.
const HOPELESS: f32 = 0.3;

/// Weights of strokes are counted in these parts: a line that is covered whole is 64000, in two bytes.
const PARTS: f32 = 100.0;

/// Strokes of one direction drawn into the raster, as running sums along that direction.
struct Sheet {
    /// For each line, the strokes on it before each position, in [`PARTS`].
    sums: Vec<u16>,
}

/// Positions of a line's sums.
const SUMS: usize = SIDE + 1;

impl Sheet {
    /// From the strokes on each line at each position.
    fn new(cells: &[u8]) -> Sheet {
        let mut sums = vec![0; SIDE * SUMS];
        let mut wide = [0u8; SIDE];
        let line = |k: usize| cells.get(k * SIDE..).and_then(|rest| rest.get(..SIDE));
        for (k, sums) in sums.chunks_exact_mut(SUMS).enumerate() {
            let Some(own) = line(k) else { continue };
            wide.copy_from_slice(own);
            // A line may wobble by one unit.
            if let (Some(before), Some(after)) = (k.checked_sub(1).and_then(line), line(k + 1)) {
                for (wide, (a, b)) in wide.iter_mut().zip(before.iter().zip(after)) {
                    *wide = (*wide).max(((u16::from(*a.max(b)) * 205) >> 8) as u8);
                }
            }
            let mut sum = 0;
            for (to, cell) in sums[1..].iter_mut().zip(wide) {
                sum += u16::from(cell);
                *to = sum;
            }
        }
        Sheet { sums }
    }

    /// How far strokes cover the edges between `spans` of some lines, in edges.
    fn cover(&self, lanes: &[Option<usize>], spans: &[Span]) -> f32 {
        let mut sum = 0.0;
        for &lane in lanes.iter().flatten() {
            let Some(sums) = self.sums.get(lane * SUMS..) else { continue };
            for span in spans {
                sum += span.of(sums);
            }
        }
        sum
    }

    /// Coverage of every line between two positions.
    fn profile(&self, from: usize, to: usize) -> Vec<f32> {
        let part = 1.0 / (PARTS * (to - from) as f32);
        let lines = self.sums.chunks_exact(SUMS);
        lines.map(|sums| f32::from(sums[to] - sums[from]) * part).collect()
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
        let combs = |sheet: &Sheet, cells: u8| -> Vec<Rounded> {
            combs(sheet, cells, &pitches).into_iter().map(Rounded::new).collect()
        };
        let (down, across) = (combs(rows, down), combs(columns, across));
        for (y, x) in down.iter().flat_map(|y| across.iter().map(move |x| (y, x))) {
            // Cells are square; the view may stretch one way, but not without end.
            let ratio = x.comb.pitch / y.comb.pitch;
            if (0.4..=2.5).contains(&ratio) {
                found.push((x.comb, y.comb, score(rows, columns, x, y)));
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
        let [mut rows, mut columns] = [(); 2].map(|()| vec![0u8; SIDE * SIDE]);
        for (at, is_row, weight) in flat {
            let (u, v) = ((at.x - left) * scale, (at.y - top) * scale);
            if u < 0.0 || v < 0.0 || u >= SIDE as f64 || v >= SIDE as f64 {
                continue;
            }
            let (u, v) = (u as usize, v as usize);
            let cell = if is_row { &mut rows[v * SIDE + u] } else { &mut columns[u * SIDE + v] };
            *cell = (*cell).max((weight * PARTS) as u8);
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
    let heights = Heights::new(profile);
    let all = usize::from(cells);
    // Two lines that lie closer tell the pitch too roughly; a comb has others further apart.
    let least = all.div_ceil(2).max(2);
    let mut found: Vec<Comb> = Vec::new();
    let mut best = 0.0f32;
    let (mut seen, mut sums) = (Vec::new(), Vec::new());
    for (i, &a) in peaks.iter().enumerate() {
        for &b in &peaks[i + 1..] {
            for steps in least..=all {
                let pitch = (b - a) as f64 / steps as f64;
                if pitch < LEAST_PITCH.max(*pitches.start()) {
                    break;
                }
                if pitch * f64::from(cells) > SIDE as f64 || pitch > *pitches.end() {
                    continue;
                }
                // These lines may be any of the comb's, as long as it lies in the window.
                let start = |before: usize| a as f64 - before as f64 * pitch;
                let inside = |before: &usize| {
                    let start = start(*before);
                    start > -3.0 && start + f64::from(cells) * pitch < SIDE as f64 + 3.0
                };
                let mut befores = 0..=all - steps;
                let Some(first) = befores.find(inside) else { continue };
                let last = befores.rev().find(inside).unwrap_or(first);
                // Lines and the gaps between them in turn, and one beside each end.
                seen.clear();
                seen.resize(2 * (all + last - first) + 5, 0);
                heights.look(a, b - a, steps, -2 * last as i64 - 2, &mut seen);
                // Sums of every other one up to each.
                sums.clear();
                sums.extend_from_slice(&[0; 2]);
                for (k, height) in seen.iter().enumerate() {
                    sums.push(sums[k] + height);
                }
                for before in first..=last {
                    let start = start(before);
                    // Where the look beside its first line is, and that beside its last.
                    let from = 2 * (last - before);
                    let to = from + 2 * all + 4;
                    let teeth = sums[to] - sums[from + 2];
                    let gaps = sums[to - 1] - sums[from + 3];
                    let beside = seen[from] + seen[to];
                    let score = (2 * (teeth - gaps) - beside) as f32 / (2.0 * WHOLE);
                    if score > HOPELESS * best {
                        best = best.max(score);
                        found.push(Comb { start, pitch, cells, score });
                    }
                }
            }
        }
    }
    let mut kept: Vec<Comb> = Vec::new();
    while kept.len() < COMBS
        && let Some(comb) =
            found.iter().copied().reduce(|a, b| if b.score > a.score { b } else { a })
        && comb.score > 0.0
    {
        kept.push(comb);
        found.retain(|other| {
            let apart = (other.start - comb.start).abs() + (other.end() - comb.end()).abs();
            apart > 0.25 * other.pitch
        });
    }
    kept
}

/// What stands at each place across a window, with nothing beyond its ends.
struct Heights {
    /// In [`WHOLE`] of a line that is covered whole: so sums are exact in any order.
    all: Vec<i32>,
}

/// See [`Heights`].
const WHOLE: f32 = 65_536.0;

/// Room beyond the ends of a window: a comb is looked at as far as a pitch beside it.
const ROOM: usize = SIDE + 8;

/// Places along a comb are counted in these parts of a unit.
const FINE: u32 = 32;

impl Heights {
    fn new(profile: &[f32]) -> Heights {
        let mut all = vec![0; SIDE + 2 * ROOM];
        // Saturating, so that a few strong lines do not make a comb.
        let heights = profile.iter().map(|v| (v.min(0.6) * WHOLE) as i32);
        all[ROOM..].iter_mut().zip(heights).for_each(|(to, from)| *to = from);
        Heights { all }
    }

    /// What stands at every half pitch about a line, from `from` of them on; `seen` is as long as looked
    /// at. The lines are `across / steps` apart.
    fn look(&self, line: usize, across: usize, steps: usize, from: i64, seen: &mut [i32]) {
        // Rounded up by a trifle, so that a middle goes to the same side from everywhere.
        let half = ((across as i64) << FINE) / (2 * steps as i64) + 1;
        let mut at = ((line + ROOM) as i64) << FINE;
        at += (1 << (FINE - 1)) + 64 + from * half;
        for value in seen {
            *value = self.all.get((at >> FINE) as usize).copied().unwrap_or(0);
            at += half;
        }
    }
}

/// The places of a comb along which lines across it are looked at: one space between two of its lines.
#[derive(Clone, Copy)]
struct Span {
    from: usize,
    to: usize,
    /// What a unit is of it.
    part: f32,
}

impl Span {
    /// The part of it that is covered.
    fn of(&self, sums: &[u16]) -> f32 {
        let [before, after] = [self.from, self.to].map(|at| sums.get(at).copied().unwrap_or(0));
        f32::from(after.wrapping_sub(before)) * self.part
    }
}

/// A comb in whole units.
struct Rounded {
    comb: Comb,
    /// Its lines.
    lines: Vec<Option<usize>>,
    /// The middles between them.
    gaps: Vec<Option<usize>>,
    /// Where a line beside the first and the last would be.
    beyond: [Option<usize>; 2],
    /// The spaces between its lines.
    spaces: Vec<Span>,
    /// The spaces beside the first and the last.
    outside: [Span; 2],
}

impl Rounded {
    fn new(comb: Comb) -> Rounded {
        // To the nearest; `round` is a call where a processor has no instruction for it.
        let near = |v: f64| if v < 0.0 { (v - 0.5) as i32 } else { (v + 0.5) as i32 };
        let Comb { start, pitch, cells, .. } = comb;
        let lane = |line: f64| {
            let at = near(start + line * pitch);
            (0..SIDE as i32).contains(&at).then_some(at as usize)
        };
        let span = |cell: f64| {
            let from = start + (cell + 0.06) * pitch;
            let (from, to) = (near(from), near(from + 0.88 * pitch));
            let hold = |v: i32| v.clamp(0, SIDE as i32) as usize;
            let part = if to > from { 1.0 / (PARTS * (to - from) as f32) } else { 0.0 };
            Span { from: hold(from), to: hold(to), part }
        };
        let last = f64::from(cells);
        Rounded {
            comb,
            lines: (0..=cells).map(|line| lane(f64::from(line))).collect(),
            gaps: (0..cells).map(|line| lane(f64::from(line) + 0.5)).collect(),
            beyond: [lane(-1.0), lane(last + 1.0)],
            spaces: (0..cells).map(|cell| span(f64::from(cell))).collect(),
            outside: [span(-1.0), span(last)],
        }
    }
}

/// Coverage of the cell edges less coverage where there should be none, in edges.
fn score(rows: &Sheet, columns: &Sheet, x: &Rounded, y: &Rounded) -> f64 {
    let axis = |sheet: &Sheet, lines: &Rounded, along: &Rounded| {
        // Lines end at the border; nothing lies between the lines or beyond them.
        let edges = sheet.cover(&lines.lines, &along.spaces);
        let outside = sheet.cover(&lines.lines, &along.outside);
        let between = sheet.cover(&lines.gaps, &along.spaces);
        let beyond = sheet.cover(&lines.beyond, &along.spaces);
        edges - 0.7 * (outside + beyond) - 0.5 * between
    };
    f64::from(axis(rows, y, x) + axis(columns, x, y))
}
