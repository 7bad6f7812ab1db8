//! Where the printed grid lies in a photo.

mod geometry;
mod lattice;
mod lines;
mod pattern;
mod refine;
mod rim;
mod several;
mod table;
mod vanish;

pub use geometry::{Grid, GridSize, Homography, Point, Quad};
pub use several::locate_all;

use super::photo::Photo;
use crate::board::{Layout, Message, Told, Value, errors, message};
use lines::{Gray, Stroke};
use pattern::{Detail, Pattern};
use refine::{Bend, Refined, refine};
use rim::Rim;
use std::ops::RangeInclusive;
use vanish::View;

/// A board found in a photo.
#[derive(Clone, Debug)]
pub struct Located {
    /// The grid in the most probable orientation.
    pub grid: Grid,
    /// How surely this is the grid of a board, 0 to 1.
    pub confidence: f64,
    /// Evidence for each orientation, the board turned by 0 to 3 quarter turns from
    /// [`Located::grid`]: logarithms of probabilities that sum to 1.
    pub turns: [f64; 4],
    /// How clearly what is printed round a board was seen.
    pub print: Print,
}

/// How clearly a board's print was seen round a grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Print {
    /// So that it can be nothing but a board.
    Clear,
    /// Covered or pale in part; what is drawn must bear it out.
    Faint,
    /// Not at all. The grid may be anything ruled with as many rows and columns; what is drawn in it
    /// must tell.
    None,
}

impl Located {
    /// The same board turned by quarter turns.
    pub(super) fn turned(&self, turn: usize) -> Located {
        let turns = std::array::from_fn(|k| self.turns[(k + turn) % 4]);
        Located { grid: self.grid.turned(turn), turns, ..*self }
    }

    /// The grid moved by whole columns and rows, if it still lies in a photo of this size.
    pub(super) fn moved(&self, size: (u32, u32), columns: f64, rows: f64) -> Option<Located> {
        let grid = self.grid.moved(columns, rows)?;
        let (width, height) = (f64::from(size.0), f64::from(size.1));
        let inside = |p: &Point| (0.0..width).contains(&p.x) && (0.0..height).contains(&p.y);
        grid.quad().0.iter().all(inside).then_some(Located { grid, ..*self })
    }

    /// A grid whose corners are known, in the given orientation.
    pub fn by_hand(quad: Quad, size: GridSize) -> Option<Located> {
        let never = f64::NEG_INFINITY;
        Some(Located {
            grid: Grid::flat(quad, size)?,
            confidence: 1.0,
            turns: [0.0, never, never, never],
            print: Print::Clear,
        })
    }

    /// The orientations that are possible, each with the logarithm of its probability, the most
    /// probable first.
    pub fn orientations(&self) -> Vec<(Grid, f64)> {
        let mut all: Vec<(usize, f64)> = self.turns.into_iter().enumerate().collect();
        all.retain(|(_, log)| *log > -12.0);
        all.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
        all.into_iter().map(|(turn, log)| (self.grid.turned(turn), log)).collect()
    }
}

/// Why no board was found. Every message says what to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoBoard {
    /// Nothing looks like a board's grid.
    Nothing,
    /// A part of the grid lies outside the photo.
    CutOff,
    /// The board covers too few pixels.
    TooSmall,
    /// Corners given by hand that no board can have.
    Corners,
    /// Corners given by hand that have no board between them.
    NotThere,
    /// Hardly a space can be read.
    Unreadable,
    /// Lines are too blurred to read.
    Blurred,
    /// A board of another size was asked for than the reader was taught.
    Size,
}

impl Told for NoBoard {
    fn message(&self) -> Message {
        message!("photo-no-board", why = self.name())
    }
}

errors!(NoBoard);

impl NoBoard {
    /// Its name in the catalogues: what happened. The form `todo` says what to do.
    pub const fn name(self) -> Value {
        let word = match self {
            NoBoard::Nothing => "nothing",
            NoBoard::CutOff => "cut-off",
            NoBoard::TooSmall => "too-small",
            NoBoard::Corners => "corners",
            NoBoard::NotThere => "not-there",
            NoBoard::Unreadable => "unreadable",
            NoBoard::Blurred => "blurred",
            NoBoard::Size => "size",
        };
        Value::Name("no-board", word)
    }
}

/// Seen lines and border lines of a grid that needs no better fit.
const ALL_SEEN: f64 = 1.85;

/// Grids whose cells are narrower than this in the finest pixels cannot be read.
const LEAST_CELL: f64 = 14.0;

/// Views looked into before giving up.
const VIEWS: usize = 14;

/// Candidates followed up per view.
const CANDIDATES: usize = 3;

/// Candidates followed up on the table of a board that was found.
const BESIDE: usize = 8;

/// Cells of any width.
const ANY: RangeInclusive<f64> = 0.0..=f64::MAX;

/// Rough grids may be off by this much, in cells.
const ROUGH: f64 = 0.3;

/// Finds the grid of a printed board.
///
/// Thin dark lines vote for straight ones, those for the two directions of the table, and in each
/// straightened view the board's lines across each other are looked for. Each candidate is fitted to
/// the lines and compared with what is printed round a board, which tells a board from other
/// grids, the right place from one a cell off, and which way is up.
///
/// # Errors
/// Where no such grid is found, or one that cannot be read, with the reason.
///
/// ```
/// use inkspector::board::Layout;
/// use inkspector::vision::{Photo, Point, locate};
/// let photo = Photo::open("samples/photos/crayon.jpg")?;
/// let located = locate(&photo, &Layout::classic())?;
/// assert!(located.confidence > 0.9);
/// let middle = located.grid.point(Point::new(3.5, 3.5));
/// assert!(middle.x > 0.0 && middle.x < f64::from(photo.size().0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn locate(photo: &Photo, layout: &Layout) -> Result<Located, NoBoard> {
    locate_any(photo, layout).and_then(|located| match located.print {
        Print::Clear => Ok(located),
        Print::Faint | Print::None => Err(NoBoard::Nothing),
    })
}

/// [`locate`], but sheets ruled by hand without exits are found too, and so is everything that
/// looks like one.
pub fn locate_any(photo: &Photo, layout: &Layout) -> Result<Located, NoBoard> {
    first(photo, &Rim::of(layout)).map(|(located, _)| located)
}

/// The board of one frame of a camera: [`locate`] with a single look, which mostly finds it, and ends
/// soon where none is.
///
/// # Errors
/// As [`locate`].
pub fn glance(picture: &Photo, layout: &Layout) -> Result<Located, NoBoard> {
    let rim = Rim::of(layout);
    let (level, hit) = search(picture, &rim, (factor(picture), Window::WHOLE));
    let hit = hit.filter(Hit::is_board).ok_or_else(|| nothing(picture))?;
    finish(picture, &rim, &hit, level.smoothing)
}

/// The most probable board of a photo, and the photo as it was first looked at.
fn first(photo: &Photo, rim: &Rim) -> Result<(Located, Option<Level>), NoBoard> {
    let factor = factor(photo);
    let (mut best, mut seen): (Option<Hit>, Option<Level>) = (None, None);
    let mut levels = vec![factor];
    levels.extend([factor + 1, factor.saturating_sub(1)].into_iter().filter(|&f| f > 0));
    let mut smoothing = 1;
    let whole = levels.into_iter().map(|factor| (factor, Window::WHOLE));
    // A patterned table has more lines than a board: then parts of the photo are looked into.
    let parts = Window::PARTS.into_iter().map(|window| (factor, window));
    let looks: Vec<(usize, Window)> = whole.chain(parts).collect();
    let (mut from, mut together) = (0, 1);
    'looks: while from < looks.len() {
        // The first mostly finds the board; if it does not, all cores look for it.
        let to = (from + together).min(looks.len());
        let hits = each(&looks[from..to], |look: &(usize, Window)| search(photo, rim, *look));
        for ((_, window), (level, hit)) in looks[from..to].iter().zip(hits) {
            let smoothed = level.smoothing;
            seen.get_or_insert(level);
            if let Some(hit) = hit {
                smoothing = smoothing.max(smoothed);
                if best.as_ref().is_none_or(|b| hit.score() > b.score()) {
                    best = Some(hit);
                }
            }
            if best.as_ref().is_some_and(|b| b.is_board() || b.is_other_grid()) {
                break 'looks;
            }
            if *window != Window::WHOLE && best.as_ref().is_some_and(Hit::is_ruled) {
                break 'looks;
            }
        }
        (from, together) = (to, cores());
    }
    let Some(hit) = best else { return Err(nothing(photo)) };
    finish(photo, rim, &hit, smoothing).map(|located| (located, seen))
}

/// How often each side of a photo's working copy is halved or more to look for lines: about 1000
/// pixels show the thinnest ones of a board that fills a quarter of the photo.
fn factor(photo: &Photo) -> usize {
    let long = photo.work().width().max(photo.work().height());
    (f64::from(long) / 1000.0).round().max(1.0) as usize
}

/// What comes of each of some things, on all cores.
#[cfg(not(target_arch = "wasm32"))]
fn each<T: Sync, R: Send>(all: &[T], of: impl Fn(&T) -> R + Send + Sync) -> Vec<R> {
    use rayon::prelude::*;
    all.par_iter().map(of).collect()
}

/// A page of a browser has no threads.
#[cfg(target_arch = "wasm32")]
fn each<T, R>(all: &[T], of: impl Fn(&T) -> R) -> Vec<R> {
    all.iter().map(of).collect()
}

fn search(photo: &Photo, rim: &Rim, (factor, window): (usize, Window)) -> (Level, Option<Hit>) {
    let level = Level::new(photo, factor, window);
    let hit = level.search(rim);
    (level, hit)
}

/// How many parts are looked into at the same time.
fn cores() -> usize {
    if cfg!(target_arch = "wasm32") { 1 } else { rayon::current_num_threads() }
}

/// A part of the photo, as shares of its width and height.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Window {
    left: f64,
    top: f64,
    side: f64,
}

impl Window {
    const WHOLE: Window = Window { left: 0.0, top: 0.0, side: 1.0 };

    /// The middle and the corners, overlapping.
    const PARTS: [Window; 5] = [
        Window { left: 0.2, top: 0.2, side: 0.6 },
        Window { left: 0.0, top: 0.0, side: 0.6 },
        Window { left: 0.4, top: 0.0, side: 0.6 },
        Window { left: 0.0, top: 0.4, side: 0.6 },
        Window { left: 0.4, top: 0.4, side: 0.6 },
    ];

    fn holds(&self, at: Point, gray: &Gray) -> bool {
        let inside = |v: f64, length: usize, from: f64| {
            (from..=from + self.side).contains(&(v / length as f64))
        };
        inside(at.x, gray.width, self.left) && inside(at.y, gray.height, self.top)
    }
}

/// The photo at one size.
struct Level {
    gray: Gray,
    /// Pixels of `gray` per pixel of the photo.
    scale: f64,
    strokes: Vec<Stroke>,
    /// Rounds of smoothing that were needed.
    smoothing: usize,
}

/// A grid that fits lines of the photo.
#[derive(Clone, Copy)]
struct Hit {
    refined: Refined,
    pattern: Pattern,
}

impl Hit {
    fn new(gray: &Gray, scale: f64, grid: &Grid, rim: &Rim, reach: f64) -> Option<Hit> {
        let refined = refine(gray, scale, grid, reach, Bend::Flat)?;
        // Looking round a grid is dear: not worth it where too few lines are seen for a board.
        let pattern = if refined.is_a_grid() {
            pattern::pattern(gray, scale, &refined.grid, rim, Detail::Coarse)
        } else {
            Pattern::NONE
        };
        Some(Hit { refined, pattern })
    }

    fn score(&self) -> f64 {
        let Refined { seen, border, inside, .. } = self.refined;
        inside * (seen + border) + 2.0 * self.pattern.exits
    }

    /// Whether other views would show nothing better, at most the same board moved by a space.
    fn is_sure(&self) -> bool {
        let Hit { refined, pattern } = self;
        let exits = pattern.exits > 0.95 || (pattern.exits > 0.85 && pattern.depth > 0.05);
        refined.seen > 0.9 && refined.border > 0.9 && exits
    }

    /// How clearly this is the grid of a board rather than of something else.
    ///
    /// For things that are no boards the order of exits and other border cells is chance, with
    /// a spread of 0.11 about one half; so is what tells highway exits from railway ones, with a
    /// spread of some 0.06 about zero. The best of many candidates may be three spreads off in one
    /// of them, hardly in both.
    fn print(&self) -> Print {
        let Hit { refined, pattern } = self;
        let plain = refined.seen > 0.6
            && refined.border > 0.5
            && pattern.exits > 0.85
            && pattern.depth > 0.012;
        let unmistakable = refined.seen > 0.4
            && refined.border > 0.75
            && pattern.exits > 0.98
            && pattern.depth > 0.1;
        // Clear exits make up for inner lines that cannot be seen, and a grid seen whole for exits
        // that are half covered.
        let by_exits = refined.seen > 0.35
            && refined.border > 0.75
            && pattern.exits > 0.96
            && pattern.depth > 0.04;
        let by_lines = refined.seen > 0.9
            && refined.border > 0.9
            && pattern.exits > 0.78
            && pattern.depth > 0.04;
        if plain || unmistakable {
            Print::Clear
        } else if by_exits || by_lines {
            Print::Faint
        } else {
            Print::None
        }
    }

    fn is_board(&self) -> bool {
        self.print() != Print::None
    }

    /// Whether this is clearly a grid that is printed without a board's exits.
    fn is_other_grid(&self) -> bool {
        let Hit { refined, pattern } = self;
        refined.seen > 0.8 && refined.border > 0.8 && (pattern.exits < 0.7 || pattern.depth < 0.004)
    }

    /// Whether this may be a sheet ruled by hand with a board's rows and columns.
    fn is_ruled(&self) -> bool {
        self.refined.seen > 0.7 && self.refined.border > 0.8
    }
}

impl Level {
    /// Looks for lines in the window; grids may reach beyond it.
    fn new(photo: &Photo, factor: usize, window: Window) -> Level {
        let plain = Gray::reduced(photo.work(), factor);
        let scale = photo.work_scale() / factor as f64;
        let mut gray = plain.smoothed(1);
        let look = |gray: &Gray| {
            let mut strokes = lines::strokes(gray);
            strokes.retain(|stroke| window.holds(stroke.at, gray));
            strokes
        };
        let room = (gray.data.len() as f64 * window.side * window.side) as usize;
        let mut strokes = look(&gray);
        // Noise and rough cloth make strokes everywhere; a coarser look leaves the lines.
        let mut smoothing = 1;
        // A part may be paper alone, whose thin lines smoothing would take away.
        let most = if window == Window::WHOLE { 7 } else { 1 };
        while smoothing < most {
            if strokes.len() * 14 < room {
                break;
            }
            gray = gray.smoothed(2);
            smoothing += 2;
            strokes = look(&gray);
        }
        Level { gray, scale, strokes, smoothing }
    }

    fn search(&self, rim: &Rim) -> Option<Hit> {
        let mut hits: Vec<Hit> = Vec::new();
        for view in &self.views(&self.strokes, VIEWS) {
            let all = lattice::candidates(&self.strokes, view, rim.size, &ANY, CANDIDATES);
            for (candidate, _) in all {
                let Some(hit) = self.hit(rim, candidate).filter(|hit| hit.refined.is_a_grid())
                else {
                    continue;
                };
                let sure = hit.is_sure();
                hits.push(hit);
                if sure {
                    return self.best(rim, hits);
                }
            }
        }
        self.best(rim, hits)
    }

    /// The best grid of some strokes in some views, with cells as wide as `pitches` allow there.
    fn look(
        &self,
        rim: &Rim,
        strokes: &[Stroke],
        views: &[View],
        pitches: &RangeInclusive<f64>,
    ) -> Option<Hit> {
        let seen = |view: &View| lattice::candidates(strokes, view, rim.size, pitches, CANDIDATES);
        let mut all: Vec<(Quad, f64)> = each(views, seen).into_iter().flatten().collect();
        all.sort_by(|a, b| b.1.total_cmp(&a.1));
        all.truncate(BESIDE);
        let hits = each(&all, |(candidate, _): &(Quad, f64)| self.hit(rim, *candidate))
            .into_iter()
            .flatten();
        self.best(rim, hits.filter(|hit| hit.refined.is_a_grid()).collect())
    }

    /// The views that the long lines among some strokes agree on, the best supported first.
    fn views(&self, strokes: &[Stroke], count: usize) -> Vec<View> {
        let Gray { width, height, .. } = self.gray;
        let found = lines::long_lines(strokes, width, height, 140);
        let mut views = vanish::views(&found, width, height);
        views.truncate(count);
        views
    }

    /// A candidate's grid, fitted to the lines.
    fn hit(&self, rim: &Rim, candidate: Quad) -> Option<Hit> {
        let grid = Grid::flat(candidate.scaled(1.0 / self.scale), rim.size)?;
        Hit::new(&self.gray, self.scale, &grid, rim, ROUGH)
    }

    /// The best of some grids, each moved to where it fits best.
    fn best(&self, rim: &Rim, mut hits: Vec<Hit>) -> Option<Hit> {
        hits.sort_by(|a, b| b.score().total_cmp(&a.score()));
        hits.truncate(4);
        let climbed = hits.iter().map(|hit| self.climb(rim, *hit));
        climbed.max_by(|a, b| a.score().total_cmp(&b.score()))
    }

    /// Moves a grid by whole cells as long as that improves it: squared paper and rows of
    /// printed squares go on where the board ends.
    fn climb(&self, rim: &Rim, mut hit: Hit) -> Hit {
        for _ in 0..4 {
            let neighbours = [(1.0, 0.0), (-1.0, 0.0), (0.0, 1.0), (0.0, -1.0)];
            let better = neighbours
                .into_iter()
                .filter_map(|(dx, dy)| {
                    let grid = hit.refined.grid.moved(dx, dy)?;
                    Hit::new(&self.gray, self.scale, &grid, rim, 0.15)
                })
                .max_by(|a, b| a.score().total_cmp(&b.score()));
            match better {
                Some(better) if better.score() > hit.score() => hit = better,
                _ => break,
            }
        }
        hit
    }
}

/// Fits the grid to the finest lines, decides which way is up, and refuses what cannot be read.
fn finish(photo: &Photo, rim: &Rim, hit: &Hit, smoothing: usize) -> Result<Located, NoBoard> {
    let print = hit.print();
    if print == Print::None {
        let grid = &hit.refined.grid;
        let Hit { refined, pattern } = hit;
        let looks_like_one = refined.seen > 0.75
            && refined.border > 0.6
            && pattern.exits > 0.7
            && pattern.depth > 0.025;
        if looks_like_one && outside(photo, grid, 0.6) {
            return Err(NoBoard::CutOff);
        }
        if !hit.is_ruled() {
            return Err(nothing(photo));
        }
    }
    let scale = photo.work_scale();
    let fine = Gray::reduced(photo.work(), 1).smoothed(smoothing);
    let mut refined = hit.refined;
    let rough = refined.grid;
    if let Some(finer) = refine(&fine, scale, &rough, 0.12, Bend::Slight) {
        // Noise at full size can hide lines that a coarser look shows.
        if finer.seen > refined.seen - 0.15 && finer.border > refined.border - 0.15 {
            refined = finer;
        }
    }
    // Only where lines are missed: a grid that may bend far may also bend where it should not.
    if refined.seen + refined.border < ALL_SEEN
        && let Some(curled) = refine(&fine, scale, &rough, 0.2, Bend::Curled)
        && curled.seen + curled.border > refined.seen + refined.border + 0.03
    {
        refined = curled;
    }
    let pattern = pattern::pattern(&fine, scale, &refined.grid, rim, Detail::Fine);
    let confidence = refined.seen * ((pattern.exits - 0.5) * 2.0).clamp(0.0, 1.0);
    let is_plain = print == Print::Clear && confidence > PLAIN;
    let is_cut = outside(photo, &refined.grid, -0.12);
    if is_cut && !(is_plain && enough_is_whole(photo, &refined.grid)) {
        return Err(NoBoard::CutOff);
    }
    if refined.grid.cell() * photo.full_scale() < LEAST_CELL {
        return Err(NoBoard::TooSmall);
    }
    let (up, best) = (0..4)
        .map(|turn| (turn, pattern.turns[turn]))
        .max_by(|a, b| a.1.total_cmp(&b.1))
        .unwrap_or((0, 0.0));
    let total: f64 = pattern.turns.iter().map(|t| (t - best).exp()).sum();
    Ok(Located {
        grid: refined.grid.turned(up),
        confidence,
        turns: std::array::from_fn(|k| pattern.turns[(up + k) % 4] - best - total.ln()),
        print,
    })
}

/// A grid that the edge of the photo cuts must be a board's more surely than this.
const PLAIN: f64 = 0.75;

/// A board of which so many of its spaces are whole can be read.
const WHOLE: f64 = 40.0 / 49.0;

fn enough_is_whole(photo: &Photo, grid: &Grid) -> bool {
    let spaces = grid.size().spaces();
    (spaces - grid.cut(photo.size()).len()) as f64 >= WHOLE * spaces as f64
}

/// Whether a corner comes closer to the photo's edge than `cells` (negative: lies beyond it).
fn outside(photo: &Photo, grid: &Grid, cells: f64) -> bool {
    let (width, height) = photo.size();
    let margin = cells * grid.cell();
    grid.quad().0.iter().any(|c| {
        c.x < margin
            || c.y < margin
            || c.x > f64::from(width) - margin
            || c.y > f64::from(height) - margin
    })
}

/// Why there may be nothing: a photo without any sharp edge is blurred.
fn nothing(photo: &Photo) -> NoBoard {
    let gray = Gray::reduced(photo.work(), 1);
    let mut steps = Vec::with_capacity(gray.data.len() / 4);
    let mut levels = Vec::with_capacity(gray.data.len() / 4);
    for row in gray.data.chunks_exact(gray.width).step_by(2) {
        steps.extend(row.windows(2).step_by(2).map(|pair| (pair[1] - pair[0]).abs()));
        levels.extend(row.iter().step_by(2));
    }
    let rank = |values: &mut Vec<f32>, part: f64| {
        let k = ((values.len() - 1) as f64 * part) as usize;
        *values.select_nth_unstable_by(k, f32::total_cmp).1
    };
    if steps.is_empty() {
        return NoBoard::Nothing;
    }
    let contrast = rank(&mut levels, 0.98) - rank(&mut levels, 0.02);
    // A sharp edge changes by most of the contrast from one pixel to the next.
    if contrast > 0.3 && rank(&mut steps, 0.999) < 0.09 * contrast {
        return NoBoard::Blurred;
    }
    NoBoard::Nothing
}
