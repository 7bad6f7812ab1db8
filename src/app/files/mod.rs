//! Files: what is opened, what is saved, what is kept between runs, and the start screen.

mod effect;
mod examples;
mod export;
mod open;
mod page;
mod start;
mod store;
mod why;

pub use effect::Effect;
pub use examples::all as examples;
pub use export::{Form, bytes, png, text};
pub use open::{LARGEST, loaded};
pub use page::practice;
pub use start::start_screen;
pub use store::{Past, Settings, StoreError, game_from_text, game_to_text, item_word};
pub use why::Why;
