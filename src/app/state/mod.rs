//! What the rooms hold together: the state, what can be asked of it, the list of commands, and the
//! frame that every screen stands in.

mod action;
mod bar;
mod command;
mod data;
mod help;
mod questions;
mod run;
mod screens;
mod update;
mod view;

pub use action::{Action, Wishes};
pub use command::{Command, Group};
pub use data::{Question, Screen, State};
pub use screens::window_ui;
pub use view::LineView;
