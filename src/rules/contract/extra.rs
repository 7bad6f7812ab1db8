//! Lines of points that expansions and goals add to a sheet.

use crate::board::{Message, Place};

/// A line of points that an expansion or a goal adds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Extra {
    /// The short name of the expansion, or `goals`; the catalogues have its title as `line-<source>`.
    pub source: &'static str,
    /// The parts the points come from.
    pub parts: Vec<Part>,
    /// What might be taken for such a part and earns nothing, and why; each has 0 points.
    pub aside: Vec<Part>,
}

/// One part of an [`Extra`]: some places and what they earn together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// What earns it.
    pub what: Message,
    /// The places that earn it.
    pub places: Vec<Place>,
    /// Points, below zero for a loss.
    pub points: i32,
}

impl Part {
    /// Something that earns nothing, and why.
    pub fn unpaid(what: Message, places: Vec<Place>) -> Part {
        Part { what, places, points: 0 }
    }
}

impl Extra {
    /// The sum of its parts.
    pub fn points(&self) -> i32 {
        self.parts.iter().map(|part| part.points).sum()
    }
}
