//! What the table says of all players.

use crate::score::Item;

/// A line of the score, with what it gives each player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// Which.
    pub item: Item,
    /// Its name.
    pub name: String,
    /// The points of each player; `None` where the board has no such line.
    pub points: Vec<Option<i32>>,
    /// What the points are at most: more only where a longest line is not proven.
    pub at_most: Vec<Option<i32>>,
}

/// What the table says of all players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TableView {
    /// Every line that any player's sheet has, in the order of the sheets.
    pub rows: Vec<TableRow>,
    /// Whose totals longest lines that are not proven leave open, a sentence each.
    pub unproven: Vec<String>,
    /// Who wins.
    pub winner: String,
    /// How each tie was broken.
    pub ties: Vec<String>,
    /// Rulings under whose other answer somebody else wins.
    pub rulings: Vec<String>,
    /// What nobody has answered yet, and for whom; it follows the photos, not the table alone.
    pub waiting: Vec<String>,
    /// Whether missing round numbers leave points of goal cards open.
    pub open_goals: bool,
}
