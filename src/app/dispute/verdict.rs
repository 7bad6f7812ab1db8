//! What is said to a claimed line and to written figures: for the screen and for saved pictures.

use super::claim;
use super::data::{Figures, Judgement, Written};
use crate::app::board::{LineView, Panel};
use crate::app::state::{Screen, State};
use crate::game::is_solo;
use crate::report::why_told;
use crate::rules::{Edition, LONGEST};
use crate::score::{ClaimBreak, FieldRead, Item, LongestRoute, judge_claim};

/// The longest line of the claimed kind that was found.
fn found(state: &State) -> &LongestRoute {
    state.score().sheet.longest(state.claim.kind)
}

/// The judgement on the claimed line, if there is one.
pub fn judgement(state: &State) -> Option<Judgement> {
    let claimed = &state.claim;
    if claimed.spaces.is_empty() {
        return None;
    }
    let found = found(state);
    let longest = found.points();
    let sketch = &state.doc.player().sketch;
    let ruleset = &state.doc.game.ruleset;
    let judge = |spaces| judge_claim(sketch, ruleset, claimed.kind, spaces);
    let (passes, broken, text) = match judge(&claimed.spaces) {
        Ok(standing) => {
            let worth = standing.points;
            let key = match worth {
                _ if !found.proven() => "claim-stands-open",
                worth if worth == longest => "claim-stands-longest",
                _ => "claim-stands",
            };
            let most = ("most", found.at_most.into());
            let values = [("points", worth.into()), ("longest", longest.into()), most];
            (standing.passes, None, state.with(key, &values))
        }
        Err(broken) => {
            // What stands before the break was judged on the way to it.
            let good = judge(claimed.spaces.get(..broken.step()).unwrap_or_default());
            let passes = good.map_or_else(|_| Vec::new(), |good| good.passes);
            (passes, Some(broken.step()), breaks(state, broken, longest))
        }
    };
    let answer = ruleset.answer(&LONGEST);
    let source = state.lang().answer_source(&LONGEST, answer);
    let rule = format!("{} ({source})", state.lang().answer(&LONGEST, answer));
    Some(Judgement { passes, broken, text, rule, longest })
}

fn breaks(state: &State, broken: ClaimBreak, longest: i32) -> String {
    let step = broken.step();
    let at =
        |index: usize| state.claim.spaces.get(index).map_or_else(String::new, ToString::to_string);
    let values = [
        ("space", at(step).into()),
        ("before", at(step.saturating_sub(1)).into()),
        ("step", (step + 1).into()),
        ("longest", longest.into()),
    ];
    state.with(claim::key(broken), &values)
}

/// Holds everything that the player in a seat wrote against what is proven.
pub fn figures(state: &State, seat: usize) -> Figures {
    let (Some(beside), Some(scored)) = (state.doc.desk.get(seat), state.view.scored.get(seat))
    else {
        return Figures::default();
    };
    let typed = |item: &Item| beside.written.get(item).map_or("", String::as_str);
    let of_line = |line: &LineView| match line.item {
        Item::Errors => Written::of_loss(typed(&line.item), line.points),
        _ => Written::of(typed(&line.item), line.points, line.at_most),
    };
    Figures {
        lines: scored.lines.iter().map(of_line).collect(),
        goals: goals(state, seat, &beside.written_goals),
        expansion: expansion(state, seat),
        total: Written::of(&beside.written_total, scored.total, scored.total + scored.may_lack()),
    }
}

/// The points written in the flap's field for expansions: against all their lines, or as written where the
/// game has none.
fn expansion(state: &State, seat: usize) -> Option<Written> {
    let (beside, scored) = (state.doc.desk.get(seat)?, state.view.scored.get(seat)?);
    let typed = &beside.written_expansion;
    let read = beside.paper.as_ref().and_then(|paper| paper.field("expansion"));
    let shown = !typed.trim().is_empty()
        || read.is_some_and(|read| !matches!(read, FieldRead::Blank | FieldRead::Hidden));
    let proven = scored.sheet.extra_points();
    shown.then(|| match state.doc.game.ruleset.expansions.is_empty() {
        true => Written::taken(typed),
        false => Written::of(typed, proven, proven),
    })
}

/// The points written for goals. A game that names its cards proves them, or bounds them where round
/// numbers that are missing leave some open; a board with a field for goals takes them as they are
/// written.
fn goals(state: &State, seat: usize, typed: &str) -> Option<Written> {
    let scored = state.view.scored.get(seat)?;
    let game = &state.doc.game;
    let field = game.ruleset.edition == Edition::Challenge && !is_solo(&game.layout);
    match scored.goal_lines.is_empty() {
        true => field.then(|| Written::taken(typed)),
        false => Some(Written::of(typed, scored.goals, scored.goals + scored.goals_lack)),
    }
}

/// Why the lines of the player in view are not worth what was written for them, an entry a line. Of a
/// board that nobody has confirmed nothing written is called wrong.
pub fn whys(state: &State) -> Vec<Vec<String>> {
    let disputed = state.screen == Screen::Board && state.board.panel == Panel::Dispute;
    if !disputed || state.unconfirmed(state.doc.current).is_some() {
        return Vec::new();
    }
    let (sketch, rules) = (&state.doc.player().sketch, &state.doc.game.ruleset);
    let scored = state.score();
    let told = |(line, written): (&LineView, &Written)| {
        let figure = written.figure.filter(|_| written.differs())?;
        let claimed = (&line.item, figure);
        let told = why_told(sketch, &scored.sheet, rules, claimed, state.lang());
        // The window's font has no arrows.
        Some(told.into_iter().map(|told| told.replace(" \u{2192} ", " - ")).collect())
    };
    let lines = scored.lines.iter().zip(&state.view.figures.lines);
    lines.map(|pair| told(pair).unwrap_or_default()).collect()
}
