//! The verdict on what a player wrote, as one sentence: `Written 65, proven 64: one error was
//! overlooked, E4 south`.

use super::data::{Figures, Says, Written};
use super::verdict::figures;
use crate::app::board::{LineView, Scored, beyond_sheet};
use crate::app::state::State;
use crate::score::Item;

/// The sentence for the player in a seat; `None` where nothing was written. A board that nobody has
/// confirmed accuses nobody.
pub fn verdict(state: &State, seat: usize) -> Option<String> {
    let scored = state.view.scored.get(seat)?;
    let figures = figures(state, seat);
    let written = figures.total.figure;
    let lines = figures.lines.iter().any(|line| line.figure.is_some());
    if written.is_none() && !lines {
        return None;
    }
    let total =
        [("written", written.unwrap_or_default().into()), ("proven", scored.total_figure().into())];
    let head = |with: &str, without: &str| {
        state.with(if written.is_some() { with } else { without }, &total)
    };
    if let Some(left) = state.unconfirmed(seat) {
        let head = head("verdict-open", "verdict-open-lines");
        return Some(format!(
            "{head} {}",
            state.with("unconfirmed-table", &[("left", left.into())])
        ));
    }
    let faults = faults(state, scored, &figures);
    if faults.is_empty() {
        let text = match figures.total.says {
            Says::Differs(_) => head("verdict-differs", "verdict-lines"),
            Says::Possible => head("verdict-possible", "verdict-right-lines"),
            _ => head("verdict-right", "verdict-right-lines"),
        };
        return Some(text);
    }
    let list = faults.join("; ");
    let why = [("head", head("verdict-head", "verdict-head-lines").into()), ("why", list.into())];
    Some(state.with("verdict-why", &why))
}

/// What was written wrongly, a part of the sentence each.
fn faults(state: &State, scored: &Scored, figures: &Figures) -> Vec<String> {
    let pairs = || scored.lines.iter().zip(&figures.lines);
    let mut faults: Vec<String> = pairs()
        .filter(|(_, written)| written.differs())
        .map(|(line, written)| fault(state, scored, line, written))
        .collect();
    let Some(total) = figures.total.figure else { return faults };
    let typed = figures.lines.iter().any(|line| line.figure.is_some());
    if !typed {
        // With a total alone, only what the errors cost can be told from the difference.
        let errors = scored.sheet.errors().len();
        let by = total - scored.total;
        if errors > 0 && usize::try_from(by) == Ok(errors) {
            faults.push(overlooked(state, scored, errors, errors));
        }
        return faults;
    }
    // Lines that nobody wrote count as they are proven.
    let own: i32 = pairs().map(|(line, written)| written.figure.unwrap_or(line.points)).sum();
    let beyond: i32 = beyond_sheet(state.lang(), scored).iter().map(|(_, points, _)| points).sum();
    if own + beyond != total {
        faults.push(state.with("verdict-sum", &[("sum", (own + beyond).into())]));
    }
    faults
}

fn fault(state: &State, scored: &Scored, line: &LineView, written: &Written) -> String {
    let figure = written.figure.unwrap_or_default();
    if line.item == Item::Errors {
        let (there, counted) = (line.points.unsigned_abs(), figure.unsigned_abs());
        return match there.checked_sub(counted) {
            Some(missed) => overlooked(state, scored, missed as usize, there as usize),
            None => {
                let many = [("count", ((counted - there) as usize).into())];
                state.with("verdict-errors-many", &many)
            }
        };
    }
    let values = [
        ("name", line.name.as_str().into()),
        ("written", figure.into()),
        ("proven", line.figure().into()),
    ];
    state.with("verdict-line", &values)
}

/// Errors that were overlooked. Which of several it were, no paper tells: then all are named.
fn overlooked(state: &State, scored: &Scored, missed: usize, all: usize) -> String {
    let places = scored.details(&Item::Errors).join(" ");
    let values = [("count", missed.into()), ("all", all.into()), ("places", places.into())];
    state.with(if missed == all { "verdict-errors" } else { "verdict-errors-some" }, &values)
}
