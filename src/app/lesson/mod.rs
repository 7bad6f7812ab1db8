//! A walk through the score, one line at a time.

mod action;
mod compared;
mod data;
mod screen;
mod update;

pub use action::LessonAction;
pub use compared::compared;
pub use data::{Compared, Lesson};
pub use screen::learn_panel;
