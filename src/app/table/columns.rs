//! The lines of all sheets, side by side.

use crate::app::state::State;
use crate::score::{Item, Sheet};

/// Every line that any player's sheet has, in the order of the sheets.
pub fn items(state: &State) -> Vec<Item> {
    let mut items: Vec<Item> = Vec::new();
    for scored in &state.scored {
        for line in scored.sheet.lines() {
            if !items.contains(&line.item) {
                // Errors stay last, whatever lines other boards add.
                let end = items.len() - usize::from(items.last() == Some(&Item::Errors));
                items.insert(end, line.item);
            }
        }
    }
    items
}

/// A line's points on a sheet, if the sheet has it.
pub fn points(sheet: &Sheet, item: &Item) -> Option<i32> {
    sheet.lines().into_iter().find(|line| line.item == *item).map(|line| line.points)
}
