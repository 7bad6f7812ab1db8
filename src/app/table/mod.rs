//! The table: its players and their boards, who wins, and the steps back and forth.

mod action;
mod data;
mod day;
mod document;
mod extras;
mod past;
mod rows;
mod screen;
mod series;
mod standing;
mod step;
mod undo;
mod update;
mod winner;

pub use action::TableAction;
pub use data::TableView;
pub use day::{day, time};
pub use document::{Beside, Document, edition_key};
pub use extras::{Extras, add_extras, with_extras};
pub use past::series_text;
pub use rows::{table_view, waiting};
pub use screen::table_screen;
pub use series::{SeriesRow, series, tied};
pub use standing::{Places, standing};
pub use step::step_told;
pub use undo::{History, PastStep, Step};
#[cfg(target_arch = "wasm32")]
pub use winner::winner;
