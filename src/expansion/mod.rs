//! The expansions: each one file behind [`Expansion`], and the list of them.

use crate::board::Sketch;
use crate::rules::{Ruleset, Ruling};
use crate::score::{Extra, Graph};

/// What an expansion adds to the game. The core calls these and names no expansion itself.
pub trait Expansion: Sync {
    /// The short lower-case name used in files and on the command line.
    fn id(&self) -> &'static str;

    /// The name for people.
    fn title(&self) -> &'static str;

    /// Rounds of a game with it, if not the printed board's.
    fn rounds(&self) -> Option<u8> {
        None
    }

    /// The questions it leaves open.
    fn rulings(&self) -> &'static [&'static Ruling] {
        &[]
    }

    /// Changes what connects: joins networks, excuses or adds open ends.
    fn amend(&self, _sketch: &Sketch, _ruleset: &Ruleset, _graph: &mut Graph) {}

    /// Its own lines of points.
    fn score(&self, _sketch: &Sketch, _ruleset: &Ruleset, _graph: &Graph) -> Vec<Extra> {
        Vec::new()
    }
}

/// Every expansion, in the order lists show them.
pub static EXPANSIONS: &[&dyn Expansion] = &[];

/// The expansion with this short name.
pub fn expansion(id: &str) -> Option<&'static dyn Expansion> {
    EXPANSIONS.iter().copied().find(|expansion| expansion.id() == id)
}
