//! The table: its players and their boards, who wins, and the steps back and forth.

mod columns;
mod document;
mod record;
mod screen;
mod standing;
mod undo;

pub use columns::{items, points};
pub use document::{Document, Player, edition_key};
pub use record::{add_extras, from_record, to_record, with_extras};
pub use screen::table_screen;
pub use standing::{Standing, standing};
pub use undo::History;
