//! A jump of brightness that no picture has.
//!
//! A scan says how much brighter each block is than the one before. One wrong number there breaks no
//! rule, but from its block on all are too bright or too dark: to the right in its own row, and from
//! the left border in the rows below. Such a step runs along the border of a row of blocks, and moves
//! down by one row in the middle of the picture. What is photographed does not.

/// Steps smaller than this, in levels of 255, are those of shades and shadows.
const LEAST: f32 = 8.0;

/// Rows of fewer units than this tell nothing.
const SHORTEST: usize = 8;

/// The mean level of each unit of a plane, row by row.
pub(super) fn means(
    levels: &[i16],
    (across, down): (usize, usize),
    (columns, rows): (usize, usize),
    quant: i32,
) -> Vec<f32> {
    let scale = quant as f32 / 8.0 / (across * down) as f32;
    let stride = columns * across;
    let mut means = Vec::with_capacity(columns * rows);
    for lines in levels.chunks(stride * down).take(rows) {
        means.extend((0..columns).map(|column| {
            let parts = lines.chunks(stride).flat_map(|line| &line[column * across..][..across]);
            parts.map(|&level| i32::from(level)).sum::<i32>() as f32 * scale
        }));
    }
    means
}

/// The row and column of the first unit at which the brightness of all that follow jumps.
pub(super) fn find(means: &[f32], columns: usize) -> Option<(usize, usize)> {
    if columns < SHORTEST {
        return None;
    }
    let rows: Vec<&[f32]> = means.chunks_exact(columns).collect();
    let mut both = vec![0.0; columns];
    rows.windows(3).enumerate().find_map(|(number, rows)| {
        let [above, row, below] = rows else { return None };
        for (both, (above, below)) in both.iter_mut().zip(above.iter().zip(*below)) {
            *both = below - above;
        }
        let (_, step, _) = both.select_nth_unstable_by(columns / 2, f32::total_cmp);
        let step = *step;
        if step.abs() < LEAST {
            return None;
        }
        // Left of the place the step lies below the row, right of it above.
        let near = |value: f32, wanted: f32| (value - wanted).abs() < step.abs() / 3.0;
        let fits = |column: usize| {
            let (before, after) = (row[column] - above[column], below[column] - row[column]);
            (near(before, 0.0) && near(after, step), near(before, step) && near(after, 0.0))
        };
        let fits: Vec<(bool, bool)> = (0..columns).map(fits).collect();
        let right_of = fits.iter().filter(|fit| fit.1).count();
        let (mut left, mut right) = (0, right_of);
        for (column, fit) in fits.iter().enumerate() {
            // The unit itself may have both.
            let (width, rest) = (column, columns - column - 1);
            right -= usize::from(fit.1);
            if width >= 2 && rest >= 2 && 4 * left >= 3 * width && 4 * right >= 3 * rest {
                // An edge aslant passes from row to row little by little.
                let jump = row[column + 1] - row[column - 1];
                if (jump - step).abs() < step.abs() / 2.0 {
                    return Some((number + 1, column));
                }
            }
            left += usize::from(fit.0);
        }
        None
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A shaded plane of 20 x 15 units with a board in it.
    fn plane() -> Vec<f32> {
        let level = |unit: usize| {
            let (row, column) = (unit / 20, unit % 20);
            let board = (4..12).contains(&row) && (5..16).contains(&column);
            80.0 + 2.0 * row as f32
                + column as f32
                + 90.0 * f32::from(u8::from(board))
                + (unit * 7919 % 5) as f32
        };
        (0..300).map(level).collect()
    }

    #[test]
    fn a_jump_is_found_where_it_is() {
        assert_eq!(find(&plane(), 20), None);
        for (at, step) in [(130, 20.0), (47, -35.0), (270, 64.0), (190, 16.0)] {
            let mut broken = plane();
            broken[at..].iter_mut().for_each(|level| *level += step);
            let found = find(&broken, 20).map(|(row, column)| (row, column.abs_diff(at % 20)));
            assert!(found.is_some_and(|(row, by)| row == at / 20 && by <= 2), "{at}: {found:?}");
        }
    }

    #[test]
    fn edges_of_things_are_none() {
        // A table that ends at a row, straight and aslant.
        for slope in [0.0, 0.5, 1.0, 1.3, 3.0, 7.0] {
            let edge = |(unit, level): (usize, &f32)| {
                let beyond = (unit / 20) as f32 - 5.0 - (unit % 20) as f32 * slope / 20.0;
                level + 60.0 * beyond.clamp(0.0, 1.0)
            };
            let shown: Vec<f32> = plane().iter().enumerate().map(edge).collect();
            assert_eq!(find(&shown, 20), None, "slope {slope}");
        }
    }
}
