//! A line graph made ready for searching: indexed by place.

use super::{LineGraph, LineRule};

/// One end of an edge as seen from a place.
#[derive(Clone, Copy, Debug)]
pub(super) struct Half {
    pub edge: u32,
    /// The place at the other end.
    pub to: u16,
}

/// Nodes, places and edges.
///
/// A *place* is what a line may visit at most once for each time the rule allows: a single strand
/// under the Challenge rule, a space under the classic rule: all its strands together that hang
/// together at all, as no line comes from one part to another.
#[derive(Debug, Default)]
pub(super) struct Net {
    /// The place of each node.
    pub place_of: Vec<u16>,
    /// The space of each place.
    pub space_of: Vec<u16>,
    /// Ends of each edge as nodes. Edges that lead back into their own place are left out.
    pub ends: Vec<[u16; 2]>,
    /// Challenge only: edges of each node that lead straight back to it.
    pub loops: Vec<u32>,
    /// `half[first[place]..first[place + 1]]` are the ends of edges at a place.
    pub first: Vec<u32>,
    pub half: Vec<Half>,
    by_space: Vec<u32>,
    before: Vec<u32>,
    part: Vec<u16>,
}

/// The first node of the part that a node hangs together with.
fn root(part: &mut [u16], mut node: u16) -> u16 {
    while part[node as usize] != node {
        part[node as usize] = part[part[node as usize] as usize];
        node = part[node as usize];
    }
    node
}

impl Net {
    /// Takes in a graph.
    pub fn load(&mut self, graph: &LineGraph, rule: LineRule) {
        let nodes = graph.nodes.len();
        self.place_of.clear();
        self.space_of.clear();
        self.loops.clear();
        self.loops.resize(nodes, 0);
        match rule {
            LineRule::Challenge => {
                self.place_of.extend((0..nodes).map(|node| node as u16));
                self.space_of.extend(graph.nodes.iter().map(|node| node.space));
            }
            LineRule::Classic => self.load_spaces(graph),
        }
        let places = self.space_of.len();
        self.first.clear();
        self.first.resize(places + 1, 0);
        self.ends.clear();
        for &(a, b) in &graph.edges {
            if a as usize >= nodes || b as usize >= nodes {
                continue;
            }
            if a == b {
                self.loops[a as usize] += 1;
            }
            let (pa, pb) = (self.place_of[a as usize], self.place_of[b as usize]);
            let same_space = self.space_of[pa as usize] == self.space_of[pb as usize];
            if pa != pb && (rule == LineRule::Challenge || !same_space) {
                self.ends.push([a, b]);
                self.first[pa as usize] += 1;
                self.first[pb as usize] += 1;
            }
        }
        if rule == LineRule::Classic {
            self.loops.fill(0);
        }
        let mut sum = 0;
        for first in &mut self.first {
            sum += *first;
            *first = sum;
        }
        self.half.clear();
        self.half.resize(sum as usize, Half { edge: 0, to: 0 });
        // Backwards, so that the halves of a place come in the order of the edges.
        for (edge, &[a, b]) in self.ends.iter().enumerate().rev() {
            let (pa, pb) = (self.place_of[a as usize], self.place_of[b as usize]);
            for (from, to) in [(pa, pb), (pb, pa)] {
                let at = &mut self.first[from as usize];
                *at -= 1;
                self.half[*at as usize] = Half { edge: edge as u32, to };
            }
        }
    }

    /// Makes places of spaces.
    fn load_spaces(&mut self, graph: &LineGraph) {
        const NONE: u32 = u32::MAX;
        // The last node met in each space, and for each node the one before it.
        self.by_space.clear();
        self.before.clear();
        let mut shared = false;
        for (number, node) in graph.nodes.iter().enumerate() {
            let space = node.space as usize;
            if self.by_space.len() <= space {
                self.by_space.resize(space + 1, NONE);
            }
            let before = std::mem::replace(&mut self.by_space[space], number as u32);
            shared |= before != NONE;
            self.before.push(before);
        }
        if !shared {
            self.place_of.extend((0..graph.nodes.len()).map(|node| node as u16));
            self.space_of.extend(graph.nodes.iter().map(|node| node.space));
            return;
        }
        self.part.clear();
        self.part.extend(0..graph.nodes.len() as u16);
        for &(a, b) in &graph.edges {
            let (Some(from), Some(to)) = (graph.nodes.get(a as usize), graph.nodes.get(b as usize))
            else {
                continue;
            };
            if from.space != to.space {
                let (a, b) = (root(&mut self.part, a), root(&mut self.part, b));
                self.part[a.max(b) as usize] = a.min(b);
            }
        }
        for (number, node) in graph.nodes.iter().enumerate() {
            let own = root(&mut self.part, number as u16);
            let mut other = self.before[number];
            while other != NONE && root(&mut self.part, other as u16) != own {
                other = self.before[other as usize];
            }
            if other == NONE {
                self.place_of.push(self.space_of.len() as u16);
                self.space_of.push(node.space);
            } else {
                self.place_of.push(self.place_of[other as usize]);
            }
        }
    }

    /// How many places there are.
    pub fn places(&self) -> usize {
        self.space_of.len()
    }

    /// Ends of edges at a place.
    pub fn halves(&self, place: u16) -> &[Half] {
        let (from, to) = (self.first[place as usize], self.first[place as usize + 1]);
        &self.half[from as usize..to as usize]
    }

    /// The node with which an edge touches a place it leads to.
    pub fn node_at(&self, edge: u32, place: u16) -> u16 {
        let [a, b] = self.ends[edge as usize];
        if self.place_of[a as usize] == place { a } else { b }
    }

    /// The place an edge leads to from another one.
    pub fn across(&self, edge: u32, place: u16) -> u16 {
        let [a, b] = self.ends[edge as usize];
        let pa = self.place_of[a as usize];
        if pa == place { self.place_of[b as usize] } else { pa }
    }
}
