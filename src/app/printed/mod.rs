//! Printed boards that somebody writes down once: the form, and the boards that are kept.

mod action;
mod data;
mod screen;
mod update;

pub use action::PrintedAction;
pub use data::{OwnBoard, Printed};
pub use screen::printed_screen;
