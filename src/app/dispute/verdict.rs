//! The verdict on a claimed line, in words: for the screen and for saved pictures.

use super::claim;
use crate::app::names;
use crate::app::state::State;
use crate::board::Kind;
use crate::rules::LONGEST;
use crate::score::{ClaimBreak, LongestRoute, judge_claim};

/// What came out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Whether the line stands.
    pub stands: bool,
    /// What is said about it.
    pub text: String,
    /// The rule it was judged by, and who says so.
    pub rule: String,
}

/// The proven longest line of the claimed kind.
pub fn proven(state: &State) -> &LongestRoute {
    let sheet = &state.score().sheet;
    if state.claim.kind == Kind::Highway { &sheet.highway } else { &sheet.railway }
}

/// The verdict on the claimed line, if there is one.
pub fn verdict(state: &State) -> Option<Verdict> {
    let claimed = &state.claim;
    if claimed.spaces.is_empty() {
        return None;
    }
    let longest = proven(state).points();
    let sketch = &state.doc.player().sketch;
    let judged = judge_claim(sketch, &state.doc.ruleset, claimed.kind, &claimed.spaces);
    let text = match &judged {
        Ok(standing) => {
            let worth = standing.points;
            let key = if worth == longest { "claim-stands-longest" } else { "claim-stands" };
            state.with(key, &[("points", worth.into()), ("longest", longest.into())])
        }
        Err(broken) => breaks(state, *broken, longest),
    };
    let answer = state.doc.ruleset.answer(&LONGEST);
    let source = LONGEST.answers.get(answer).map_or("", |answer| answer.source);
    let source = state.lang().source(source);
    let rule = format!("{} ({source})", names::answer(state.lang(), &LONGEST, answer));
    Some(Verdict { stands: judged.is_ok(), text, rule })
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

/// A typed figure, however its minus is written.
pub fn figure(text: &str) -> Option<i32> {
    text.trim().replace('\u{2212}', "-").trim_start_matches('+').parse().ok()
}
