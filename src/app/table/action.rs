//! What can be asked of the table.

use crate::rules::{Edition, Ruling};

/// One request.
#[derive(Clone, Debug)]
pub enum TableAction {
    /// Play another edition.
    Edition(Edition),
    /// Answer a ruling.
    Rule(&'static Ruling, usize),
    /// Play with an expansion or without.
    Expansion(&'static str, bool),
    /// Look at a player's board.
    Player(usize),
    /// Rename a player.
    Rename(usize, String),
    /// Move a player's column by so many places.
    Move(usize, isize),
    /// Remove a player.
    Remove(usize),
}
