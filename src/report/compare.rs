//! Who wins.

use crate::score::Sheet;

/// One board's place among several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Index of the board in the list given.
    pub board: usize,
    /// Its place from 1; equal boards share one.
    pub place: usize,
    /// Its total.
    pub total: i32,
    /// Its errors.
    pub errors: usize,
}

/// The order of several boards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    /// Best first; boards that share a place in the order given.
    pub order: Vec<Standing>,
    /// Whether some boards have the winner's total and only their errors set them apart.
    pub decided_by_errors: bool,
}

impl Standings {
    /// Indices of the winning boards: several share the victory.
    pub fn winners(&self) -> Vec<usize> {
        self.order.iter().filter(|one| one.place == 1).map(|one| one.board).collect()
    }
}

/// The most points win; of equal totals the one with fewest errors; if these are equal too, the
/// victory is shared (classic and Challenge rulebook, End of the Game).
pub fn standings(sheets: &[&Sheet]) -> Standings {
    let mut order: Vec<Standing> = sheets
        .iter()
        .enumerate()
        .map(|(board, sheet)| Standing {
            board,
            place: 0,
            total: sheet.total(),
            errors: sheet.errors.len(),
        })
        .collect();
    order.sort_by_key(|one| (std::cmp::Reverse(one.total), one.errors, one.board));
    for index in 0..order.len() {
        let before = index.checked_sub(1).map(|before| order[before]);
        order[index].place = match before {
            Some(last)
                if (last.total, last.errors) == (order[index].total, order[index].errors) =>
            {
                last.place
            }
            _ => index + 1,
        };
    }
    let decided_by_errors = order.first().is_some_and(|best| {
        order.iter().any(|one| one.total == best.total && one.place != best.place)
    });
    Standings { order, decided_by_errors }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Layout, Sketch};
    use crate::rules::{Edition, Ruleset};
    use crate::score::score;

    fn sheet(spaces: &[(&str, &str)]) -> Sheet {
        let mut sketch = Sketch::new(Layout::classic());
        for (space, code) in spaces {
            sketch.draw(space.parse().unwrap(), code.parse().unwrap());
        }
        score(&sketch, &Ruleset::new(Edition::Classic))
    }

    /// D52: fewest errors, then shared.
    #[test]
    fn ties() {
        let none = sheet(&[]);
        // One railway, one error: zero points.
        let even = sheet(&[("B1", ".r.r")]);
        let one = sheet(&[("A1", "h..h")]);
        assert_eq!((none.total(), even.total(), one.total()), (0, 0, 1));
        let result = standings(&[&even, &none, &none]);
        assert_eq!(result.winners(), [1, 2]);
        assert!(result.decided_by_errors);
        assert_eq!(result.order.iter().map(|one| one.place).collect::<Vec<_>>(), [1, 1, 3]);
        let result = standings(&[&even, &one]);
        assert_eq!(result.winners(), [1]);
        assert!(!result.decided_by_errors);
        assert!(standings(&[]).winners().is_empty());
    }
}
