//! What is printed round a board's grid: where its exits lie, in each way up.

use super::geometry::GridSize;
use crate::board::{Kind, Layout, Side, Space};

/// The border of a printed board, cell by cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rim {
    /// Rows and columns.
    pub size: GridSize,
    /// For each side, top first and clockwise, the exits of its cells, clockwise too.
    sides: [Vec<Option<Kind>>; 4],
}

impl Rim {
    /// The border of a board.
    pub fn of(layout: &Layout) -> Rim {
        let size = GridSize::of(layout);
        let (rows, cols) = (size.rows, size.cols);
        let kind = |row: u8, col: u8, side| {
            let exit = layout.exit_at(Space::new(row, col), side)?;
            Some(layout.exits()[exit].kind)
        };
        let sides = [
            (0..cols).map(|k| kind(0, k, Side::North)).collect(),
            (0..rows).map(|k| kind(k, cols - 1, Side::East)).collect(),
            (0..cols).rev().map(|k| kind(rows - 1, k, Side::South)).collect(),
            (0..rows).rev().map(|k| kind(k, 0, Side::West)).collect(),
        ];
        Rim { size, sides }
    }

    /// The ways up in which a grid found in a photo may hold this board, as quarter turns.
    pub fn turns(&self) -> impl Iterator<Item = usize> + use<> {
        let square = self.size.is_square();
        (0..4).filter(move |turn| square || turn % 2 == 0)
    }

    /// The exits along a side of the grid, if the board lies turned by `turn` quarter turns: what was
    /// its corner `turn` places on is its top left.
    pub fn side(&self, side: usize, turn: usize) -> &[Option<Kind>] {
        &self.sides[(side + 4 - turn % 4) % 4]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Exit;

    #[test]
    fn a_turned_board_has_its_exits_on_other_sides() {
        let exit = |space: &str, side, kind| Exit { space: space.parse().unwrap(), side, kind };
        let exits =
            vec![exit("A2", Side::North, Kind::Highway), exit("B3", Side::East, Kind::Railway)];
        let rim = Rim::of(&Layout::blank(2, 3).unwrap().with_exits(exits).unwrap());
        assert_eq!(rim.side(0, 0), [None, Some(Kind::Highway), None]);
        assert_eq!(rim.side(1, 0), [None, Some(Kind::Railway)]);
        assert_eq!(rim.side(2, 2), [None, Some(Kind::Highway), None]);
        assert_eq!(rim.side(3, 2), [None, Some(Kind::Railway)]);
        assert_eq!(rim.turns().collect::<Vec<_>>(), [0, 2]);
        // A quarter turn on, what was the right side of the grid is the board's top.
        let classic = Rim::of(&Layout::classic());
        assert_eq!(classic.side(1, 1), classic.side(0, 0));
        assert_eq!(classic.turns().count(), 4);
    }
}
