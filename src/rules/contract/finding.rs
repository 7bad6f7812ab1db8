//! What an expansion finds wrong on a board.

use super::Statute;
use crate::board::{Message, Place, Space};

/// Something drawn that an expansion's rules do not allow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The rule it breaks.
    pub rule: &'static Statute,
    /// The places concerned, the one to look at first in front.
    pub places: Vec<Place>,
    /// What is wrong, without the places.
    pub what: Message,
}

impl Finding {
    /// A finding at spaces.
    pub fn at(
        rule: &'static Statute,
        spaces: impl IntoIterator<Item = Space>,
        what: Message,
    ) -> Finding {
        let places = spaces.into_iter().map(Place::Space).collect();
        Finding { rule, places, what }
    }

    /// The spaces concerned, each once, in order.
    pub fn spaces(&self) -> Vec<Space> {
        let mut spaces = Vec::new();
        for place in &self.places {
            if let Place::Space(space) | Place::Side(space, _) = *place
                && !spaces.contains(&space)
            {
                spaces.push(space);
            }
        }
        spaces
    }
}
