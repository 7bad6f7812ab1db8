//! The lines of all sheets side by side, and who wins, in words.

use super::data::{TableRow, TableView};
use super::winner::{rulings, ties, winner};
use crate::app::board::Scored;
use crate::app::state::State;
use crate::score::Item;

/// What the table says, from the scores of all players.
pub fn table_view(state: &State) -> TableView {
    let scored = &state.view.scored;
    let row = |item: Item| TableRow {
        name: state.lang().item(&item),
        points: scored.iter().map(|scored| scored.points(&item)).collect(),
        at_most: scored.iter().map(|scored| scored.at_most(&item)).collect(),
        item,
    };
    let mut goals = scored.iter().flat_map(|scored| &scored.goal_lines);
    TableView {
        rows: items(state).into_iter().map(row).collect(),
        unproven: unproven(state),
        winner: winner(state),
        ties: ties(state),
        rulings: rulings(state),
        waiting: Vec::new(),
        open_goals: goals.any(|goal| goal.points.is_none()),
    }
}

/// Whose boards are not confirmed, and what about them is left.
pub fn waiting(state: &State) -> Vec<String> {
    (0..state.doc.game.players.len()).filter_map(|seat| state.unconfirmed(seat)).collect()
}

/// Whose totals longest lines that are not proven leave open.
fn unproven(state: &State) -> Vec<String> {
    let told = |(player, scored): (usize, &Scored)| {
        let lacks = scored.may_lack();
        (lacks > 0).then(|| {
            let most = [("most", (scored.total + lacks).into())];
            format!("{}: {}", state.player_name(player), state.with("total-unproven", &most))
        })
    };
    state.view.scored.iter().enumerate().filter_map(told).collect()
}

fn items(state: &State) -> Vec<Item> {
    let mut items: Vec<Item> = Vec::new();
    for line in state.view.scored.iter().flat_map(|scored| &scored.lines) {
        if !items.contains(&line.item) {
            // Errors stay last, whatever lines other boards add.
            let end = items.len() - usize::from(items.last() == Some(&Item::Errors));
            items.insert(end, line.item.clone());
        }
    }
    items
}
