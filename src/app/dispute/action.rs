//! What can be asked while a dispute is settled.

use crate::board::{Kind, Space};
use crate::score::Item;

/// One request.
#[derive(Clone, Debug)]
pub enum DisputeAction {
    /// What the player wrote for a line.
    Written(Item, String),
    /// What the player wrote for goals.
    WrittenGoals(String),
    /// What the player wrote for all expansions.
    WrittenExpansion(String),
    /// The total the player wrote.
    WrittenTotal(String),
    /// Start or stop tapping a claimed line.
    Tap(bool),
    /// The kind of the claimed line.
    Kind(Kind),
    /// One more space of it.
    Space(Space),
    /// A line drawn with the pointer begins at a space.
    Begin(Space),
    /// It is drawn on to a space.
    Reach(Space),
    /// One space less.
    Back,
    /// Start over.
    Clear,
}
