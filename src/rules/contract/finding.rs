//! What an expansion finds wrong on a board.

use super::{Expansion, Statute};
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
    /// The expansion it is about, where the rule is one that many of them have: its page is cited.
    pub of: Option<&'static str>,
    /// Where it is said of one round, and may be said of several alike.
    pub of_rounds: Option<OfRounds>,
}

/// How what is said of one round is said of several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OfRounds {
    /// The round.
    pub round: u8,
    /// The text that says it of all `rounds`, with the values of the first one.
    pub text: &'static str,
}

impl Finding {
    /// A finding at spaces.
    pub fn at(
        rule: &'static Statute,
        spaces: impl IntoIterator<Item = Space>,
        what: Message,
    ) -> Finding {
        Finding::over(rule, spaces.into_iter().map(Place::Space).collect(), what)
    }

    /// A finding at places.
    pub fn over(rule: &'static Statute, places: Vec<Place>, what: Message) -> Finding {
        Finding { rule, places, what, of: None, of_rounds: None }
    }

    /// The same about one expansion.
    #[must_use]
    pub fn of(self, expansion: &dyn Expansion) -> Finding {
        Finding { of: Some(expansion.id()), ..self }
    }

    /// The same, said of this round; the text says it of several.
    #[must_use]
    pub fn of_rounds(self, round: u8, text: &'static str) -> Finding {
        Finding { of_rounds: Some(OfRounds { round, text }), ..self }
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
