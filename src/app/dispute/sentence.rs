//! What a player wrote, as the core holds it against what is proven; the sentences are the core's.

use super::data::{Figures, Says, figure};
use super::verdict::figures;
use crate::app::state::State;
use crate::app::table::Beside;
use crate::board::End;
use crate::score::{
    FieldRead, Item, PAPER_FIELDS, PaperRead, WrittenSheet, item_of, verdict as told, written_told,
};

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

/// What is said beside the verdict to what the player in view wrote: lines that were left blank or could
/// not be read, special routes.
pub fn beside_verdict(state: &State) -> Vec<String> {
    let seat = state.doc.current;
    let (Some(scored), Some(player)) =
        (state.view.scored.get(seat), state.doc.game.players.get(seat))
    else {
        return Vec::new();
    };
    let mut written = written(state, seat, &state.view.figures);
    if written.is_empty() {
        return Vec::new();
    }
    written.open = state.unconfirmed(seat).is_some();
    let rules = &state.doc.game.ruleset;
    let verdict = told(&written, &scored.sheet, &player.sketch, rules);
    let all = written_told(&written, &scored.sheet, &player.sketch, rules);
    all.iter().skip(usize::from(verdict.is_some())).map(|told| state.lang().tell(told)).collect()
}

/// What the player in a seat wrote: the lines, the total, and what the game adds to the sheet.
fn written(state: &State, seat: usize, figures: &Figures) -> WrittenSheet {
    let (Some(scored), Some(beside)) = (state.view.scored.get(seat), state.doc.desk.get(seat))
    else {
        return WrittenSheet::default();
    };
    let read = beside.paper.clone().unwrap_or_default();
    let no_flap = read.fields.is_empty();
    let has_line =
        |field| item_of(field).is_none_or(|item| scored.lines.iter().any(|line| line.item == item));
    let mut written = as_typed(read, beside, has_line).written(&scored.sheet);
    // Each line of an expansion has a field in the window, and the flap one for all.
    let lines = scored.lines.iter().zip(&figures.lines);
    let extra: Vec<(Item, i32)> = lines
        .filter(|(line, _)| matches!(line.item, Item::Extra(_)))
        .filter_map(|(line, own)| Some((line.item.clone(), own.figure?)))
        .collect();
    if !extra.is_empty() {
        written.expansion = None;
        written.unsure.retain(|unsure| unsure.field != "expansion");
        written.hidden.retain(|field| *field != "expansion");
        written.blank.retain(|field| *field != "expansion");
        written.lines.extend(extra);
    }
    // Those that are open neither prove nor refute what was written.
    let goals = figures.goals.as_ref().filter(|goals| goals.says != Says::Possible);
    let written = WrittenSheet {
        goals: goals.and_then(|goals| goals.figure),
        goals_proven: goals.filter(|_| !scored.goal_lines.is_empty()).map(|_| scored.goals),
        beyond: scored.beyond(),
        beyond_lacks: scored.more_lacks + scored.goals_lack,
        ..written
    };
    // Where the photo shows no flap more may stand on the paper than was typed.
    match state.photos.of_player(beside.id) {
        Some(_) if no_flap => written.with_the_rest_hidden(&scored.sheet),
        _ => written,
    }
}

/// What was read, with what somebody typed in its place. Who empties a field that was read for sure says
/// that nothing is written there.
fn as_typed(
    mut read: PaperRead,
    beside: &Beside,
    has_line: impl Fn(&'static str) -> bool,
) -> PaperRead {
    for field in PAPER_FIELDS {
        let typed = beside.typed(field);
        let known = read.field(field);
        let now = match (figure(typed), known) {
            (Some(figure), known) if known.is_some() || has_line(field) => FieldRead::Sure(figure),
            (None, Some(_)) if !typed.trim().is_empty() => FieldRead::Hidden,
            (None, Some(FieldRead::Sure(_) | FieldRead::Dash)) => FieldRead::Blank,
            _ => continue,
        };
        read.set(field, now);
    }
    read
}

/// Open ends that bear no mark in the player's photo. `None` where there is none, or where an end was
/// drawn since it was read: no photo tells of that one.
pub fn unmarked(state: &State, seat: usize) -> Option<Vec<End>> {
    let marks = state.doc.desk.get(seat)?.paper.as_ref()?.marks.as_ref()?;
    marks.unmarked(&state.view.scored.get(seat)?.sheet)
}
