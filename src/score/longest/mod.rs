//! The longest route of one kind, exactly, with the line itself.
//!
//! A scorer turns the lines of one kind (highway or railway) into a [`LineGraph`] and asks
//! [`LineSearch::longest`] for the longest [`Line`] under a [`LineRule`]. The graph need not be
//! a grid: joins between far spaces, several edges between the same two nodes, and edges from a
//! node to itself are all handled.

mod blocks;
#[cfg(test)]
mod boards;
mod core;
mod even;
#[cfg(test)]
mod exhaustive;
mod forest;
mod frontier;
mod key;
mod matching;
mod net;
mod plan;
mod relax;
mod rewire;
mod ring;
mod search;
#[cfg(test)]
mod tests;
mod thread;
mod tree;
mod walk;

pub use forest::Twig;
pub use search::LineSearch;

/// Lines of one kind: nodes are strands, edges are the sides that two strands share (or joins
/// that an expansion adds).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LineGraph {
    /// Columns of the board. Only the search order depends on it, never the length found.
    pub cols: u16,
    /// The strands.
    pub nodes: Vec<LineNode>,
    /// Pairs of indices into `nodes`. Parallel edges are edges of their own (a Challenge line may
    /// use each of them once). An edge from a node to itself is one more pass through that node
    /// in a Challenge line and useless in a classic one.
    pub edges: Vec<(u16, u16)>,
}

/// A strand as the search for longest lines sees it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LineNode {
    /// Row-major index of its space. Two nodes may share a space (double curve, overpass).
    pub space: u16,
    /// Whether it has an open, outlet or exit side of the graph's kind, so that a line may begin
    /// or end there even where it comes back to the node.
    pub stub: bool,
}

/// What a line may do twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LineRule {
    /// No space twice (first two editions).
    Classic,
    /// No stretch twice; a space counts once for each pass (Challenge editions).
    Challenge,
}

/// A line: the winning route and what is known about its length.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Line {
    /// The nodes it passes, in order; one point each.
    pub nodes: Vec<u16>,
    /// Whether it is a ring that closes where nothing else joins it: the start is not repeated.
    pub closed: bool,
    /// No line can be longer than this. Equal to [`Line::points`] where the line is proven to be
    /// the longest.
    pub at_most: usize,
}

impl Line {
    /// Points: one for each pass through a space.
    pub fn points(&self) -> usize {
        self.nodes.len()
    }

    /// Whether no longer line exists. Only false on boards beyond 11x11 where the search gave up at
    /// its limit of work.
    pub fn proven(&self) -> bool {
        self.at_most <= self.nodes.len()
    }
}

/// The longest line of a graph; an empty line for an empty graph.
///
/// Use [`LineSearch`] where many graphs are searched: it keeps its buffers.
pub fn longest(graph: &LineGraph, rule: LineRule) -> Line {
    LineSearch::new().longest(graph, rule)
}
