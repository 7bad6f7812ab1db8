//! Open ends that bear no mark: people put a blob, a cross or a circled cross in front of each.

use super::rectify::{MARGIN, Rectified};
use crate::board::{End, Side, Sketch};

/// A mark is looked for from here to here beyond the edge of the space, in cells: the printed ticks
/// end before, and the next space's own drawing begins behind.
const BEYOND: (f64, f64) = (0.08, 0.42);
/// And so far to both sides of the line's middle.
const ASIDE: f64 = 0.2;
/// A pixel is ink below this in any channel; paper is at 230.
const INK: u8 = 150;
/// From this share of ink on there is a mark, and below the other there is none.
const SHARES: (f64, f64) = (0.035, 0.008);

/// Of open ends those in front of which nothing is drawn. `None` where one of them faces a space in
/// use, or one cannot be told: then nothing is said of any.
pub(super) fn unmarked(board: &Rectified, sketch: &Sketch, ends: &[End]) -> Option<Vec<End>> {
    let mut bare = Vec::new();
    for &end in ends {
        let next = sketch.layout().neighbour(end.space, end.side)?;
        if !sketch.drawing(next).is_empty() {
            return None;
        }
        let share = ink(board, end);
        if share < SHARES.1 {
            bare.push(end);
        } else if share < SHARES.0 {
            return None;
        }
    }
    Some(bare)
}

/// The share of ink in front of an end.
fn ink(board: &Rectified, end: End) -> f64 {
    let (x, y) = (f64::from(end.space.col) + 0.5, f64::from(end.space.row) + 0.5);
    let (dx, dy) = match end.side {
        Side::North => (0.0, -1.0),
        Side::East => (1.0, 0.0),
        Side::South => (0.0, 1.0),
        Side::West => (-1.0, 0.0),
    };
    let px = f64::from(board.cell_px);
    let (mut dark, mut all) = (0u32, 0u32);
    let step = 1.0 / px;
    let mut out = BEYOND.0;
    while out < BEYOND.1 {
        let mut aside = -ASIDE;
        while aside < ASIDE {
            let at = |middle: f64, along: f64, across: f64| {
                ((middle + along * (0.5 + out) + across * aside + MARGIN) * px) as u32
            };
            let (u, v) = (at(x, dx, dy), at(y, dy, dx));
            if let Some(pixel) = board.image.get_pixel_checked(u, v) {
                dark += u32::from(pixel.0.iter().any(|value| *value < INK));
                all += 1;
            }
            aside += step;
        }
        out += step;
    }
    f64::from(dark) / f64::from(all.max(1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Layout;
    use crate::vision::locate::GridSize;
    use crate::vision::rectify::CELL_PX;
    use image::{Rgb, RgbImage};

    #[test]
    fn an_end_without_a_mark_is_told_from_marked_ones() {
        let mut sketch = Sketch::new(Layout::classic());
        for (space, code) in [("C3", "h.h."), ("E5", ".r..")] {
            assert!(sketch.draw(space.parse().unwrap(), code.parse().unwrap()));
        }
        let side = 8 * CELL_PX;
        let mut image = RgbImage::from_pixel(side, side, Rgb([230; 3]));
        // A cross south of C3, in D3.
        for k in 0..10 {
            for (x, y) in [(k, k), (9 - k, k), (k + 1, k), (10 - k, k)] {
                image.put_pixel(24 + 2 * 48 + 19 + x, 24 + 3 * 48 + 8 + y, Rgb([40; 3]));
            }
        }
        let size = GridSize { rows: 7, cols: 7 };
        let raw = image.clone();
        let board =
            Rectified { image, fine: raw.clone(), raw, size, cell_px: CELL_PX, outside: 0.0 };
        let end = |space: &str, side| End { space: space.parse().unwrap(), side };
        let ends = [end("C3", Side::South), end("C3", Side::North), end("E5", Side::East)];
        assert_eq!(unmarked(&board, &sketch, &ends), Some(ends[1..].to_vec()));
        // What stands in a space that is in use is no mark for sure.
        assert!(sketch.draw("D3".parse().unwrap(), "..h.".parse().unwrap()));
        assert_eq!(unmarked(&board, &sketch, &ends), None);
    }
}
