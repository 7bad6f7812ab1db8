//! What each of several players made of the dice of a round.

use crate::board::{Space, Value, message};
use crate::rules::catalogue::Route;

/// What a player made of a round's dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Share {
    /// The player's number in the record, from 0.
    pub player: usize,
    /// What to call the player.
    pub name: Value,
    /// The spaces drawn in the round.
    pub spaces: Vec<Space>,
    /// The routes of the dice in them.
    pub drawn: Vec<&'static Route>,
}

/// Routes one after the other, or that there is none.
pub(super) fn all(routes: &[&'static Route]) -> Value {
    if routes.is_empty() { message!("nothing").into() } else { routes.into() }
}

impl Share {
    /// It in words.
    pub(super) fn told(&self) -> Value {
        let name = self.name.clone();
        let told = match &self.spaces[..] {
            [] => message!("finding-share-none", name = name),
            spaces => {
                let drawn = all(&self.drawn);
                message!("finding-share", name = name, drawn = drawn, spaces = spaces)
            }
        };
        told.into()
    }
}
