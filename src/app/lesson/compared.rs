//! What a guess got right.

use super::data::{Compared, compare};
use crate::app::board::Panel;
use crate::app::state::State;

/// What the guess at the line in view got right, once the answer is shown.
pub fn compared(state: &State) -> Option<Compared> {
    let lesson = &state.lesson;
    let shown = state.board.panel == Panel::Learn && lesson.running && lesson.guess && lesson.shown;
    let scored = state.score();
    let line = scored.lines.get(lesson.step).filter(|_| shown)?;
    Some(compare(&scored.sheet, &line.item, &lesson.marked))
}
