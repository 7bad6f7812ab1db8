//! The game: checked as a whole, round by round, and dice for the table.

mod action;
mod check;
mod dice;
mod die;
mod findings;
mod notes;
mod play;
mod replay;
mod report;
mod rolled;
mod update;

pub use action::{DiceAction, Note, PlayAction};
pub use check::check_screen;
pub use dice::dice_screen;
pub use die::pattern;
pub use play::Play;
pub use replay::replay_screen;
pub use report::text as report_text;
