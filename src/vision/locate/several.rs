//! Several boards on one table.

use super::geometry::{Grid, Point};
use super::rim::Rim;
use super::table::{LEAST_PART, Strokes, Table};
use super::{Hit, Level, Located, NoBoard, Print, Window, finish, first};
use crate::board::Layout;
use crate::vision::photo::Photo;

/// More boards than this are not looked for: as many as play at one table. What is found twice as often
/// and is none, or is found again and again, ends the look.
const MOST: usize = 12;

/// What lies closer to a board than this, in cells, is its own print.
const PANEL: f64 = 0.45;

/// Pixels a cell that show the lines of a board.
const CLEAR_CELL: f64 = 14.0;

/// Where fewer points lie on lines than this part of those of the first board, there is none.
const LEAST_STROKES: f64 = 0.3;

/// Views looked into beside those that the first board's plane tells.
const ASLANT: usize = 8;

/// Finds all boards in a photo: the one that [`locate_any`](super::locate_any) finds, and those
/// beside it on the same table that have a board's print.
///
/// # Errors
/// As [`locate_any`](super::locate_any).
pub fn locate_all(photo: &Photo, layout: &Layout) -> Result<Vec<Located>, NoBoard> {
    let rim = Rim::of(layout);
    let (located, seen) = first(photo, &rim)?;
    // Sheets ruled by hand are told by what is drawn on them: one at a time.
    let others = match (located.print, Table::under(&located.grid)) {
        (Print::Clear | Print::Faint, Some(table)) => Others {
            photo,
            rim: &rim,
            table,
            // What was looked at, whether a board or not.
            taken: vec![located.grid],
            all: vec![located],
        },
        _ => return Ok(vec![located]),
    };
    Ok(others.found(seen))
}

/// The boards of a table.
struct Others<'a> {
    photo: &'a Photo,
    rim: &'a Rim,
    table: Table,
    taken: Vec<Grid>,
    all: Vec<Located>,
}

impl Others<'_> {
    fn found(mut self, seen: Option<Level>) -> Vec<Located> {
        let factor = super::factor(self.photo);
        let photo = self.photo;
        let whole = |factor: usize| Level::new(photo, factor, Window::WHOLE);
        let left = self.look(seen.unwrap_or_else(|| whole(factor)));
        // Places far off are looked at again where their cells were too small.
        let cell = self.table.pitch(self.photo.work_scale());
        let fine = left.map(|part| ((part * cell / CLEAR_CELL) as usize).clamp(1, factor));
        if let Some(fine) = fine.filter(|&fine| fine < factor) {
            self.look(whole(fine));
        }
        self.all
    }

    /// Looks at a level until nothing more is found, and says how small boards may be seen that were
    /// not.
    fn look(&mut self, mut level: Level) -> Option<f64> {
        let scale = level.scale;
        let enough =
            LEAST_STROKES * Strokes::of(&self.table, &level.strokes, scale).own(&self.table);
        let mut fresh = 0;
        loop {
            for outline in self.taken[fresh..].iter().map(|grid| grid.outline(PANEL).scaled(scale))
            {
                level.strokes.retain(|stroke| !outline.holds(stroke.at));
            }
            fresh = self.taken.len();
            let sorted = Strokes::of(&self.table, &level.strokes, scale);
            let places = self.table.places(self.photo.size(), &sorted, enough, &self.taken);
            if places.is_empty() || self.all.len() >= MOST || fresh > 2 * MOST {
                return None;
            }
            let mut strokes = level.strokes.clone();
            let mut views = self.table.views(&mut strokes, scale, &places);
            // Boards that do not lie flat are seen from elsewhere.
            views.extend(level.views(&strokes, ASLANT));
            let hit = level.look(self.rim, &strokes, &views, &self.table.pitches(scale));
            let Some(hit) = hit.filter(Hit::is_board) else {
                return places.into_iter().map(|(_, part)| part).min_by(f64::total_cmp);
            };
            self.taken.push(hit.refined.grid);
            if let Ok(located) = finish(self.photo, self.rim, &hit, level.smoothing)
                && self.all.iter().all(|other| is_apart(&located.grid, &other.grid))
            {
                self.all.push(located);
            }
        }
    }
}

/// Whether two grids can be boards on one table: apart from each other, and not of quite other sizes.
fn is_apart(a: &Grid, b: &Grid) -> bool {
    let size = a.size();
    let middle = |grid: &Grid| grid.point(Point::new(0.5 * size.width(), 0.5 * size.height()));
    let (smaller, larger) = (a.cell().min(b.cell()), a.cell().max(b.cell()));
    let holds = |a: &Grid, b: &Grid| a.outline(0.0).holds(middle(b));
    !holds(a, b) && !holds(b, a) && smaller >= LEAST_PART * larger
}
