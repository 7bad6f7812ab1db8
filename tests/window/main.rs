//! The window: by the names that a screen reader announces, as pictures, and on a display.

mod board;
mod check;
mod closer;
mod dice;
#[cfg(feature = "cli")]
mod display;
mod drawing;
mod errors;
mod everything;
mod files;
mod flap;
mod flows;
mod habits;
mod kept;
mod layouts;
mod photos;
mod pictures;
mod printed;
mod queue;
mod replay;
mod rooms;
#[path = "../cli/forms/schema.rs"]
mod schema;
mod spoken;
mod support;
mod texts;
mod tools;
mod tour;
mod verdict;
