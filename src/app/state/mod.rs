//! What the rooms hold together: the state, what can be asked of it, the list of commands, and the
//! frame that every screen stands in.

mod action;
mod bar;
mod change;
mod command;
#[cfg(test)]
pub(in crate::app) mod count;
mod data;
mod help;
mod questions;
mod run;
mod screens;
mod settle;
mod update;
mod view;
mod whole;

pub use action::{Action, Wishes};
pub use command::{Command, Group};
pub use data::{Question, Screen};
#[cfg(target_arch = "wasm32")]
pub use questions::asked;
pub use screens::window_ui;
pub use whole::State;
