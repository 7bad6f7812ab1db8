//! What changes on the walk through the score.

use super::action::LessonAction;
use crate::app::state::State;

impl State {
    /// Does what was asked of the walk.
    pub(in crate::app) fn update_lesson(&mut self, action: LessonAction) {
        match action {
            LessonAction::Step(step) => {
                self.lesson.running = true;
                self.lesson.go(step);
                self.board.brush = None;
            }
            LessonAction::End => self.lesson = Default::default(),
            LessonAction::Guess(on) => {
                self.lesson.guess = on;
                self.lesson.go(self.lesson.step);
            }
            LessonAction::Mark(space) => self.lesson.mark(space),
            LessonAction::Show => self.lesson.shown = true,
        }
    }
}
