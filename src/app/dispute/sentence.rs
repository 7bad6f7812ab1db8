//! What a player wrote, as the core holds it against what is proven; the sentence is the core's.

use super::data::{Figures, Says};
use super::verdict::figures;
use crate::app::state::State;
use crate::board::End;
use crate::score::{WrittenSheet, verdict as told};

/// The sentence for the player in a seat; `None` where nothing was written. A board that nobody has
/// confirmed accuses nobody.
pub fn verdict(state: &State, seat: usize) -> Option<String> {
    let scored = state.view.scored.get(seat)?;
    let player = state.doc.game.players.get(seat)?;
    let left = state.unconfirmed(seat);
    let mut written = written(state, seat, &figures(state, seat));
    written.open = left.is_some();
    let told = told(&written, &scored.sheet, &player.sketch, &state.doc.game.ruleset)?;
    let told = state.lang().tell(&told);
    Some(match left {
        Some(left) => {
            format!("{told} {}", state.with("unconfirmed-table", &[("left", left.into())]))
        }
        None => told,
    })
}

/// What the player in a seat wrote: the lines, the total, and what the game adds to the sheet.
fn written(state: &State, seat: usize, figures: &Figures) -> WrittenSheet {
    let Some(scored) = state.view.scored.get(seat) else { return WrittenSheet::default() };
    let lines = scored.lines.iter().zip(&figures.lines);
    // Those that are open neither prove nor refute what was written.
    let goals = figures.goals.as_ref().filter(|goals| goals.says != Says::Possible);
    let written = WrittenSheet {
        lines: lines.filter_map(|(line, own)| Some((line.item.clone(), own.figure?))).collect(),
        total: figures.total.figure,
        goals: goals.and_then(|goals| goals.figure),
        goals_proven: goals.filter(|_| !scored.goal_lines.is_empty()).map(|_| scored.goals),
        beyond: scored.beyond(),
        beyond_lacks: scored.more_lacks + scored.goals_lack,
        unmarked: unmarked(state, seat),
        ..WrittenSheet::default()
    };
    // On the paper in the photo more may stand than could be read.
    let player = state.doc.desk.get(seat);
    match player.and_then(|player| state.photos.of_player(player.id)) {
        Some(_) => written.with_the_rest_hidden(&scored.sheet),
        None => written,
    }
}

/// Open ends that bear no mark in the player's photo. `None` where there is none, or where an end was
/// drawn since it was read: no photo tells of that one.
pub fn unmarked(state: &State, seat: usize) -> Option<Vec<End>> {
    let player = state.doc.desk.get(seat)?.id;
    let marks = state.photos.of_player(player)?.marks.as_ref()?;
    let errors = state.view.scored.get(seat)?.sheet.errors();
    let ends: Vec<End> = errors.iter().map(|open| open.end).collect();
    ends.iter()
        .all(|end| marks.ends.contains(end))
        .then(|| marks.bare.iter().copied().filter(|end| ends.contains(end)).collect())
}
