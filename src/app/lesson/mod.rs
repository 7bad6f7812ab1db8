//! A walk through the score, one line at a time.

mod data;
mod screen;

pub use data::{Lesson, compare};
pub use screen::learn_panel;
