//! The table that a board lies on: where others fit beside it, and how they would be seen.
//!
//! Boards of one table lie in one plane and are printed alike. So the first one tells, for every
//! other, how large it is where it lies and from where it is seen; only which way it is turned and
//! where it lies are left to find.

use super::geometry::{Grid, GridSize, Homography, Point, Quad};
use super::lines::Stroke;
use super::vanish::View;
use std::f64::consts::{FRAC_PI_2, TAU};
use std::ops::RangeInclusive;

/// Places that are tried each way across the photo.
const PLACES: u32 = 28;

/// A disc of this part of a board's shorter side lies on it wherever its middle is.
const DISC: f64 = 0.9;

/// Another board is seen as large as the first: this part of its cell at least, further off.
pub const LEAST_PART: f64 = 0.4;

/// How much smaller or larger than the first another board may seem on its table: the plane is only
/// as exact as the first board is flat.
const SMALLER: f64 = 0.65;
const LARGER: f64 = 1.5;

/// The table is looked at this many cells about the middle of the first board.
const FAR: i32 = 48;

/// Directions are told apart in this many steps of a right angle.
const TURNS: usize = 45;

/// Two directions closer than this many steps are one.
const ALIKE: usize = 4;

/// How many directions are looked into.
const VIEWS: usize = 3;

/// The plane of a board.
pub struct Table {
    /// From pixels of the photo to cells of the board, its top left corner being the origin.
    to_cells: Homography,
    to_photo: Homography,
    size: GridSize,
    middle: Point,
}

impl Table {
    /// The table under a board.
    pub fn under(grid: &Grid) -> Option<Table> {
        let size = grid.size();
        let to_photo = Homography::between(&size.corners(), &grid.quad().0)?;
        let middle = Point::new(0.5 * size.width(), 0.5 * size.height());
        let to_cells = to_photo.inverse()?;
        // Positive on the board's side of the horizon.
        let depth = to_cells.depth(to_photo.apply(middle));
        let to_cells = Homography(to_cells.0.map(|row| row.map(|v| v / depth)));
        Some(Table { to_cells, to_photo, size, middle })
    }

    /// The radius of the disc that lies on a board wherever its middle is, in cells.
    fn radius(&self) -> f64 {
        0.5 * DISC * self.size.width().min(self.size.height())
    }

    /// How large a cell is at a point of the photo, in those of the first board's middle.
    fn part(&self, at: Point) -> f64 {
        // A map's areas change with the third power of its denominator.
        self.to_cells.depth(at).max(0.0).powf(1.5)
    }

    /// Where another board may lie: middles on the table, in cells. A whole board fits there beside
    /// those that were `taken`, is seen about as large as the first, and `enough` points lie on lines
    /// for one as large as that. With how large a cell is there, in those of the first board.
    pub fn places(
        &self,
        photo: (u32, u32),
        strokes: &Strokes,
        enough: f64,
        taken: &[Grid],
    ) -> Vec<(Point, f64)> {
        let (width, height) = (f64::from(photo.0), f64::from(photo.1));
        let inside = |p: Point| (0.0..=width).contains(&p.x) && (0.0..=height).contains(&p.y);
        let radius = self.radius();
        let taken: Vec<Quad> = taken.iter().map(|grid| grid.outline(0.0)).collect();
        let step = |k: u32, length: f64| (f64::from(k) + 0.5) / f64::from(PLACES) * length;
        let middles = (0..PLACES).flat_map(|y| (0..PLACES).map(move |x| (x, y)));
        let middles = middles.map(|(x, y)| Point::new(step(x, width), step(y, height)));
        let fits = |at: Point| {
            let part = self.part(at);
            if !(LEAST_PART..=LEAST_PART.recip()).contains(&part) {
                return None;
            }
            let middle = self.to_cells.apply(at);
            let round = (0..8).map(|k| {
                let (sin, cos) = (f64::from(k) / 8.0 * TAU).sin_cos();
                Point::new(middle.x + radius * cos, middle.y + radius * sin)
            });
            let mut seen = round.map(|p| self.to_photo.apply(p)).chain([at]);
            let free = |p: Point| inside(p) && taken.iter().all(|grid| !grid.holds(p));
            let fits = seen.all(free) && strokes.within(middle, radius) >= enough * part;
            fits.then_some((middle, part))
        };
        middles.filter_map(fits).collect()
    }
}

/// What lies on lines, sorted by where it lies on the table.
pub struct Strokes {
    /// For each square cell of the table about the middle of the first board, how many points.
    counts: Vec<f64>,
    middle: Point,
}

impl Strokes {
    /// Sorts the points of a level, whose pixels are `scale` of the photo's.
    pub fn of(table: &Table, strokes: &[Stroke], scale: f64) -> Strokes {
        let mut sorted = Strokes { counts: vec![0.0; CELLS * CELLS], middle: table.middle };
        for stroke in strokes {
            let at = stroke.at.scaled(1.0 / scale);
            if table.to_cells.depth(at) > 0.0
                && let Some(index) = cell(table.to_cells.apply(at), table.middle)
            {
                sorted.counts[index] += 1.0;
            }
        }
        sorted
    }

    /// How many lie on the first board.
    pub fn own(&self, table: &Table) -> f64 {
        self.within(table.middle, table.radius())
    }

    /// How many points lie on a disc.
    fn within(&self, middle: Point, radius: f64) -> f64 {
        let reach = radius.ceil() as i32;
        let cells = (-reach..=reach).flat_map(|y| (-reach..=reach).map(move |x| (x, y)));
        let cells = cells.map(|(x, y)| (f64::from(x), f64::from(y)));
        let near = cells.filter(|(x, y)| x.hypot(*y) <= radius);
        let at = near.map(|(x, y)| Point::new(middle.x + x, middle.y + y));
        let at = at.filter_map(|at| cell(at, self.middle));
        at.map(|index| self.counts[index]).sum()
    }
}

/// Square cells of the table in a row.
const CELLS: usize = 2 * FAR as usize;

/// The square cell of the table that a point lies in, about the middle of the first board.
fn cell(at: Point, middle: Point) -> Option<usize> {
    let place = |v: f64, middle: f64| {
        let v = (v - middle).floor() + f64::from(FAR);
        (0.0..2.0 * f64::from(FAR)).contains(&v).then_some(v as usize)
    };
    Some(place(at.y, middle.y)? * CELLS + place(at.x, middle.x)?)
}

impl Table {
    /// The points of a level on lines that may belong to boards in some places, and the directions in
    /// which most of them run, as views of the table. In a view a cell is `pitch` pixels wide.
    pub fn views(
        &self,
        strokes: &mut Vec<Stroke>,
        scale: f64,
        places: &[(Point, f64)],
    ) -> Vec<View> {
        let reach = self.size.width().hypot(self.size.height()) / 2.0 + 1.0;
        // Square cells of the table that come so near: there are many strokes and many places.
        let mut wanted = vec![false; CELLS * CELLS];
        let far = reach.ceil() as i32;
        let round =
            (-far..=far).flat_map(|y| (-far..=far).map(move |x| (f64::from(x), f64::from(y))));
        for (x, y) in round.filter(|(x, y)| x.hypot(*y) < reach) {
            let cells = places.iter().map(|(place, _)| Point::new(place.x + x, place.y + y));
            for index in cells.filter_map(|at| cell(at, self.middle)) {
                wanted[index] = true;
            }
        }
        let near = |stroke: &Stroke| {
            let at = stroke.at.scaled(1.0 / scale);
            self.to_cells.depth(at) > 0.0
                && cell(self.to_cells.apply(at), self.middle).is_some_and(|index| wanted[index])
        };
        strokes.retain(near);
        let to_pixels = {
            let pitch = self.pitch(scale);
            let spread = Homography([[pitch, 0.0, 0.0], [0.0, pitch, 0.0], [0.0, 0.0, 1.0]]);
            let shrink =
                Homography([[1.0 / scale, 0.0, 0.0], [0.0, 1.0 / scale, 0.0], [0.0, 0.0, 1.0]]);
            shrink.then(&self.to_cells).then(&spread)
        };
        let mut turns = [0.0; TURNS];
        for stroke in strokes.iter() {
            let ahead = Point::new(stroke.at.x + stroke.along.x, stroke.at.y + stroke.along.y);
            let (from, to) = (to_pixels.apply(stroke.at), to_pixels.apply(ahead));
            let angle = (to.y - from.y).atan2(to.x - from.x).rem_euclid(FRAC_PI_2);
            let turn = (angle / FRAC_PI_2 * TURNS as f64) as usize % TURNS;
            turns[turn] += f64::from(stroke.weight);
        }
        let mut peaks: Vec<(usize, f64, f64)> = (0..TURNS)
            .map(|k| {
                let [before, here, after] =
                    [k + TURNS - 1, k, k + 1].map(|step| turns[step % TURNS]);
                let sum = before + here + after;
                (k, sum, k as f64 + 0.5 + (after - before) / sum.max(1.0))
            })
            .collect();
        peaks.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
        let mut kept: Vec<(usize, f64, f64)> = Vec::new();
        for peak in peaks {
            let apart = |other: &(usize, f64, f64)| {
                let steps = other.0.abs_diff(peak.0);
                steps.min(TURNS - steps) > ALIKE
            };
            if kept.len() < VIEWS && kept.iter().all(apart) {
                kept.push(peak);
            }
        }
        let view = |(_, support, turn): &(usize, f64, f64)| {
            let (sin, cos) = (turn / TURNS as f64 * FRAC_PI_2).sin_cos();
            let turned = Homography([[cos, sin, 0.0], [-sin, cos, 0.0], [0.0, 0.0, 1.0]]);
            View { map: to_pixels.then(&turned), support: *support }
        };
        kept.iter().map(view).collect()
    }

    /// How wide the cells of other boards may be in a view, in pixels.
    pub fn pitches(&self, scale: f64) -> RangeInclusive<f64> {
        let pitch = self.pitch(scale);
        SMALLER * pitch..=LARGER * pitch
    }

    /// How wide a cell is in a view, in pixels: as at the middle of the first board.
    pub fn pitch(&self, scale: f64) -> f64 {
        let at = |x: f64| self.to_photo.apply(Point::new(self.middle.x + x, self.middle.y));
        let down = |y: f64| self.to_photo.apply(Point::new(self.middle.x, self.middle.y + y));
        (at(0.5).distance(at(-0.5)) * down(0.5).distance(down(-0.5))).sqrt() * scale
    }
}
