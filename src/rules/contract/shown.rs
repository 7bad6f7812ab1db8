//! What dice of expansions show in a roll.

use super::{Expansion, Face};
use crate::board::Value;
use std::collections::BTreeMap;
use std::fmt;

/// A face that a die of an expansion shows.
///
/// Several expansions may have a face of the same word, so that only both together say what was
/// rolled.
///
/// ```
/// use inkspector::expansion::expansion;
/// let [meteor, grid] = ["meteor", "power-grid"].map(|id| expansion(id).unwrap());
/// let left = [meteor.shown("left").unwrap(), grid.shown("left").unwrap()];
/// assert_ne!(left[0], left[1]);
/// assert_eq!(left[1].to_string(), "power-grid:left");
/// ```
#[derive(Clone, Copy)]
pub struct Shown {
    /// Whose die it is.
    pub expansion: &'static dyn Expansion,
    /// What it shows.
    pub face: &'static Face,
}

/// The faces that dice of expansions show in each round whose dice are known.
pub type ShownRolls = BTreeMap<u8, Vec<Shown>>;

/// The faces of a roll that belong to an expansion.
pub fn faces_of<'a>(
    roll: impl IntoIterator<Item = &'a Shown>,
    expansion: &dyn Expansion,
) -> Vec<&'static Face> {
    let own = roll.into_iter().filter(|shown| shown.expansion.id() == expansion.id());
    own.map(|shown| shown.face).collect()
}

impl PartialEq for Shown {
    fn eq(&self, other: &Shown) -> bool {
        (self.expansion.id(), self.face.id) == (other.expansion.id(), other.face.id)
    }
}

impl Eq for Shown {}

/// The word of its face with its expansion's name before it, which is clear in any game.
impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.expansion.id(), self.face.id)
    }
}

impl fmt::Debug for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl From<Shown> for Value {
    fn from(shown: Shown) -> Value {
        shown.face.into()
    }
}
