//! Where the window is, what it tells and what it asks.

use crate::app::files::{Code, Export, Joining, Saving};

/// A place in the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Screen {
    /// Open something.
    #[default]
    Start,
    /// A photo and the corners found in it.
    Photo,
    /// What was read, beside the photo.
    Review,
    /// The board, to draw on and to score.
    Board,
    /// All players.
    Table,
    /// The whole game, checked.
    Check,
    /// The rounds one by one.
    Replay,
    /// Dice for the table.
    Dice,
    /// A printed board that is written down.
    Printed,
    /// Keys and questions.
    Help,
}

impl Screen {
    /// Whether it holds texts and tables rather than a board or a photo.
    pub fn is_page(self) -> bool {
        use Screen::{Check, Dice, Help, Start, Table};
        matches!(self, Start | Table | Check | Dice | Help)
    }
}

/// Something to tell, until it is put away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// Whether something went wrong.
    pub bad: bool,
    /// Whether the next such message replaces it: what was taken back.
    pub passing: bool,
    /// What happened and what to do.
    pub text: String,
}

/// A question that must be answered first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// Replace the table although its last changes are not in a file.
    NewTable,
    /// Remove a player with a drawn board.
    RemovePlayer(usize),
    /// Forget a printed board that is kept.
    ForgetBoard(usize),
    /// Type a path to open.
    OpenPath(String),
    /// Type a path to save something under.
    SavePath(Export, String),
    /// Write over a file that holds something else than when it was last read or written here.
    Changed(Saving),
    /// Show a link for another phone to read.
    Code(Box<Code>),
    /// Take a board that came by a link to the table.
    Join(Box<Joining>),
    /// Take over what a file with everything holds, or only its boards to this table.
    TakeOver,
    /// Take the boards of another table to this one, or open that one.
    Together,
}
