//! What can be asked while a dispute is settled.

use crate::board::{Kind, Space};
use crate::score::Item;

/// One request.
#[derive(Clone, Debug)]
pub enum DisputeAction {
    /// What the player wrote for a line.
    Written(Item, String),
    /// The total the player wrote.
    WrittenTotal(String),
    /// Start or stop tapping a claimed line.
    Tap(bool),
    /// The kind of the claimed line.
    Kind(Kind),
    /// One more space of it.
    Space(Space),
    /// One space less.
    Back,
    /// Start over.
    Clear,
}
