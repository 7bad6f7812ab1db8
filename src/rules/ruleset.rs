//! Everything besides the drawing that a score depends on.

use super::{Edition, RULINGS, Ruling, RulingError, Rulings};
use crate::expansion::Expansion;
use std::fmt;

/// Edition, expansions and rulings in force. The printed board comes with the sketch.
#[derive(Clone, Default)]
pub struct Ruleset {
    /// The boxes the game is played with.
    pub edition: Edition,
    /// The rulings somebody chose.
    pub rulings: Rulings,
    /// The expansions played with, in the order of the list of expansions.
    pub expansions: Vec<&'static dyn Expansion>,
}

impl Ruleset {
    /// The rules of an edition without expansions, every ruling at its default.
    pub fn new(edition: Edition) -> Ruleset {
        Ruleset { edition, ..Ruleset::default() }
    }

    /// Index of the answer in force for a ruling.
    pub fn answer(&self, ruling: &'static Ruling) -> usize {
        self.rulings.answer(ruling, self.edition)
    }

    /// The same rules with another answer to one ruling.
    pub fn with_answer(&self, ruling: &'static Ruling, answer: usize) -> Ruleset {
        let mut changed = self.clone();
        changed.rulings.choose(ruling, answer);
        changed
    }

    /// Every ruling that exists under these rules: the core's, then each expansion's.
    pub fn known_rulings(&self) -> Vec<&'static Ruling> {
        let own = self.expansions.iter().flat_map(|expansion| expansion.rulings().iter().copied());
        RULINGS.into_iter().chain(own).collect()
    }

    /// Chooses an answer by the keys that files and commands use.
    pub fn choose(&mut self, key: &str, answer: &str) -> Result<(), RulingError> {
        let known = self.known_rulings();
        self.rulings.choose_named(&known, key, answer)
    }
}

impl fmt::Debug for Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let expansions: Vec<_> = self.expansions.iter().map(|expansion| expansion.id()).collect();
        f.debug_struct("Ruleset")
            .field("edition", &self.edition)
            .field("rulings", &self.rulings)
            .field("expansions", &expansions)
            .finish()
    }
}

impl PartialEq for Ruleset {
    fn eq(&self, other: &Ruleset) -> bool {
        self.edition == other.edition
            && self.rulings == other.rulings
            && self.expansions.iter().map(|e| e.id()).eq(other.expansions.iter().map(|e| e.id()))
    }
}
