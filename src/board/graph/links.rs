//! What the strands of a small graph connect with, as sets.

use super::NodeId;
use crate::board::Kind;

/// What a strand of a small graph connects with: sets of nodes, a bit each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Links {
    /// Across its sides, whatever the kind, and by joins of expansions.
    pub any: u64,
    /// Highways on both sides, or what counts as one.
    pub highway: u64,
    /// Railways on both sides, or what counts as one.
    pub railway: u64,
    /// The other strands of its space.
    pub beside: u64,
    /// The node itself if it shows a highway, or what counts as one.
    pub shows_highway: u64,
    /// The node itself if it shows a railway, or what counts as one.
    pub shows_railway: u64,
}

impl Links {
    /// The same with every set made into another.
    pub(super) fn mapped(self, moved: impl Fn(u64) -> u64) -> Links {
        Links {
            any: moved(self.any),
            highway: moved(self.highway),
            railway: moved(self.railway),
            beside: moved(self.beside),
            shows_highway: moved(self.shows_highway),
            shows_railway: moved(self.shows_railway),
        }
    }

    pub(super) fn connect(&mut self, node: u64, own: Kind, other: Kind) {
        let both = |kind| own.counts_as(kind) && other.counts_as(kind);
        self.any |= node;
        self.highway |= if both(Kind::Highway) { node } else { 0 };
        self.railway |= if both(Kind::Railway) { node } else { 0 };
    }
}

/// The bit of a node; none beyond the nodes of a small graph.
pub(super) fn bit(id: NodeId) -> u64 {
    1u64.checked_shl(id.into()).unwrap_or(0)
}
