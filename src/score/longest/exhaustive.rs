//! The longest line by trying every line: slow, and simple enough to trust.

use super::{Line, LineGraph, LineRule};

/// The longest line by trying every line from every start.
pub fn longest(graph: &LineGraph, rule: LineRule) -> Line {
    let nodes = graph.nodes.len();
    let mut around = vec![Vec::new(); nodes];
    for (edge, &(a, b)) in graph.edges.iter().enumerate() {
        let (a, b) = (a as usize, b as usize);
        if a < nodes && b < nodes {
            around[a].push((edge, b));
            if a != b {
                around[b].push((edge, a));
            }
        }
    }
    let spaces = graph.nodes.iter().map(|node| node.space as usize + 1).max().unwrap_or(0);
    let mut walk = Walk {
        graph,
        rule,
        around,
        edges: vec![false; graph.edges.len()],
        spaces: vec![false; spaces],
        nodes: Vec::new(),
        best: Line::default(),
    };
    for start in 0..nodes {
        walk.enter(start);
    }
    walk.best.at_most = walk.best.nodes.len();
    walk.best
}

struct Walk<'a> {
    graph: &'a LineGraph,
    rule: LineRule,
    /// For each node its edges and where they lead.
    around: Vec<Vec<(usize, usize)>>,
    edges: Vec<bool>,
    spaces: Vec<bool>,
    nodes: Vec<u16>,
    best: Line,
}

impl Walk<'_> {
    fn enter(&mut self, node: usize) {
        let space = self.graph.nodes[node].space as usize;
        if self.rule == LineRule::Classic && self.spaces[space] {
            return;
        }
        self.spaces[space] = true;
        self.nodes.push(node as u16);
        self.note();
        for at in 0..self.around[node].len() {
            let (edge, next) = self.around[node][at];
            if !self.edges[edge] {
                self.edges[edge] = true;
                self.enter(next);
                self.edges[edge] = false;
            }
        }
        self.nodes.pop();
        self.spaces[space] = false;
    }

    /// Keeps the line walked so far if it is longer than the best.
    ///
    /// A line that comes back to its start passes that node twice where a stub lets it begin or
    /// end there, or where another edge leads away (then a longer line exists anyway and this
    /// one needs no care). Otherwise it is a ring. As a ring may be walked from any of its nodes,
    /// a stub anywhere on it is found when the walk starts there.
    fn note(&mut self) {
        let (first, last) = (self.nodes[0], self.nodes[self.nodes.len() - 1]);
        let returned = self.nodes.len() > 1 && first == last;
        let closed = returned && !self.graph.nodes[first as usize].stub;
        let passes = self.nodes.len() - usize::from(closed);
        if passes > self.best.nodes.len() {
            self.best.nodes = self.nodes[..passes].to_vec();
            self.best.closed = closed;
        }
    }
}
