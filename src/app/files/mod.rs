//! Files: what is opened, what is saved, what is kept between runs, and the start screen.

mod action;
mod bgstats;
mod board_text;
mod coming;
mod data;
mod effect;
mod everything;
mod examples;
mod export;
mod join;
mod joining;
mod kinds;
mod open;
mod page;
mod png;
mod start;
mod store;
mod take_over;
mod together;
mod update;
mod why;

pub use action::FilesAction;
pub use bgstats::link;
#[cfg(not(target_arch = "wasm32"))]
pub use data::fingerprint;
pub use data::{FilesState, LeftBehind, Saving};
pub use effect::Effect;
pub use everything::everything;
pub use export::{bytes, text};
pub use join::{Code, Joining};
pub use kinds::{Export, suggested};
pub use open::LARGEST;
pub use page::practice;
#[cfg(not(target_arch = "wasm32"))]
pub use png::{jpeg, png};
// A page tells it to those who cannot see the window.
#[cfg(target_arch = "wasm32")]
pub use start::left_told;
pub use start::start_screen;
pub use store::{Settings, game_from_text, game_to_text, item_word, kept_text, merged};
pub use why::Why;
