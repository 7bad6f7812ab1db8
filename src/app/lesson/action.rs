//! What can be asked of the walk through the score.

use crate::board::Space;

/// One request.
#[derive(Clone, Debug)]
pub enum LessonAction {
    /// Go to a step of the walk, beginning it if need be.
    Step(usize),
    /// End it.
    End,
    /// Guess first.
    Guess(bool),
    /// Mark or unmark a space as counting.
    Mark(Space),
    /// Show what counts.
    Show,
}
