//! What can be asked of printed boards.

use crate::board::{Fixture, Place, Space};
use crate::rules::Edition;

/// One request.
#[derive(Clone, Debug)]
pub enum PrintedAction {
    /// Write down a board, beginning with one of those to begin with.
    Begin(usize),
    /// Go on with a kept board.
    Change(usize),
    /// Choose what a tap prints.
    Pen(Fixture),
    /// Look at a space.
    Select(Space),
    /// Print the next of what can be printed there, or nothing again.
    Touch(Place),
    /// Take what is likely of the board, as far as it is whole.
    TakeLikely,
    /// Print what is drawn on the board of the table, or nothing.
    Given(bool),
    /// Whose dice it is played with.
    Box(Edition),
    /// The title as it is typed.
    Title(String),
    /// The table of networks as it is typed.
    Values(String),
    /// The rounds as they are typed.
    Rounds(String),
    /// Typing has ended.
    Typed,
    /// One step back.
    Back,
    /// Save it as a file for others.
    Share,
    /// Forget a kept board.
    Forget(usize),
    /// Begin with an empty board of this kind and draw.
    Play(usize),
    /// Leave the form.
    Done,
}
