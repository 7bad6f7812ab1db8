//! Several boards on one table.

use super::geometry::{Grid, Point};
use super::rim::Rim;
use super::{Hit, Level, Located, NoBoard, Print, Window, finish, locate_any};
use crate::board::Layout;
use crate::vision::photo::Photo;

/// More boards than this are not looked for: as many as play at one table.
const MOST: usize = 12;

/// What lies closer to a board than this, in cells, is its own print.
const PANEL: f64 = 0.45;

/// Another board is printed as large as the first: this part of its cell at least, further off.
const LEAST_PART: f64 = 0.4;

/// Pixels a cell that show the lines of the smallest of these boards.
const CLEAR_CELL: f64 = 14.0;

/// Where the first board fills less than this part of the photo, others are also looked for in parts
/// of it.
const SMALL: f64 = 0.25;

/// Where fewer points lie on lines than this part of those of a board, there is none.
const LEAST_STROKES: f64 = 0.4;

/// Finds all boards in a photo: the one that [`locate_any`] finds, and those beside it that have a
/// board's print.
///
/// # Errors
/// As [`locate_any`].
pub fn locate_all(photo: &Photo, layout: &Layout) -> Result<Vec<Located>, NoBoard> {
    let rim = Rim::of(layout);
    let mut all = vec![locate_any(photo, layout)?];
    // Sheets ruled by hand are told by what is drawn on them: one at a time.
    if all.iter().any(|located| located.print == Print::None) {
        return Ok(all);
    }
    // What was looked at, whether a board or not.
    let mut taken: Vec<Grid> = all.iter().map(|located| located.grid).collect();
    let smallest = LEAST_PART * taken[0].cell() * photo.work_scale();
    let coarse = super::factor(photo);
    let fine = ((smallest / CLEAR_CELL) as usize).clamp(1, coarse);
    let mut looks = vec![(coarse, Window::WHOLE)];
    looks.extend((fine < coarse).then_some((fine, Window::WHOLE)));
    let (width, height) = photo.size();
    let table = f64::from(width) * f64::from(height);
    if taken[0].quad().area() < SMALL * table {
        looks.extend(Window::PARTS.into_iter().map(|window| (coarse, window)));
    }
    for (factor, window) in looks {
        let mut level = Level::new(photo, factor, window);
        let to_photo = 1.0 / level.scale;
        let on = |grid: &Grid, at: Point| grid.holds(at.scaled(to_photo), PANEL);
        let own = level.strokes.iter().filter(|stroke| on(&taken[0], stroke.at)).count();
        // A part of the photo may hold no board that was found before.
        let enough = (LEAST_STROKES * own as f64).max(500.0);
        let mut fresh = 0;
        while all.len() < MOST {
            for grid in &taken[fresh..] {
                level.strokes.retain(|stroke| !on(grid, stroke.at));
            }
            fresh = taken.len();
            if (level.strokes.len() as f64) < enough {
                break;
            }
            let Some(hit) = level.search(&rim).filter(Hit::is_board) else { break };
            taken.push(hit.refined.grid);
            if let Ok(located) = finish(photo, &rim, &hit, level.smoothing)
                && all.iter().all(|other| is_apart(&located.grid, &other.grid))
            {
                all.push(located);
            }
        }
    }
    Ok(all)
}

/// Whether two grids can be boards on one table: apart from each other, and not of quite other sizes.
fn is_apart(a: &Grid, b: &Grid) -> bool {
    let size = a.size();
    let middle = |grid: &Grid| grid.point(Point::new(0.5 * size.width(), 0.5 * size.height()));
    let (smaller, larger) = (a.cell().min(b.cell()), a.cell().max(b.cell()));
    !a.holds(middle(b), 0.0) && !b.holds(middle(a), 0.0) && smaller >= LEAST_PART * larger
}
