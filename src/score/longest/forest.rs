//! Lines without rings, solved in one pass: most boards have no others.
//!
//! Where nothing comes back to a space, both rules ask for the longest path in a tree, and that is
//! made of the two longest arms of one node. Which of several equally long lines is the answer is
//! settled as in the search that also knows rings.

use super::{Line, LineGraph, LineRule};

/// A node: its neighbours, and the two longest arms that hang from it, away from the first node of
/// its tree.
#[derive(Clone, Copy, Debug, Default)]
struct Twig {
    /// The neighbours, in the order of the edges, and how many they are.
    near: [u16; MOST],
    degree: u8,
    /// Whether its tree was explored.
    seen: bool,
    /// Edges of the longest arm, and the node it starts with.
    long: u16,
    long_via: u16,
    /// The same of the next one.
    short: u16,
    short_via: u16,
}

/// Scratch space for forests.
#[derive(Debug, Default)]
pub(super) struct Forest {
    twigs: Vec<Twig>,
    /// Per space the tree that passed it last, counted from 1; empty where no two nodes share one.
    passed: Vec<u16>,
    /// The nodes of a tree, each with the one it was reached from.
    order: Vec<(u16, u16)>,
    stack: Vec<(u16, u16)>,
}

/// More neighbours than a space has sides are left to the search for rings.
const MOST: usize = 4;
const NONE: u16 = u16::MAX;

impl Forest {
    /// The longest line, or nothing if any line could come back to a space it left.
    pub fn longest(&mut self, graph: &LineGraph, rule: LineRule) -> Option<Line> {
        let count = graph.nodes.len();
        // A forest has fewer edges than nodes.
        if graph.edges.len() >= count || !self.load(graph) {
            return None;
        }
        let mut trees = 0;
        // Points of the best line, what its tree promised, and the node where its arms meet.
        let mut best = (0, 0);
        let mut top = 0;
        for start in 0..count {
            if self.twigs[start].seen {
                continue;
            }
            trees += 1;
            let odd = self.explore(graph, start as u16, trees)?;
            let size = self.order.len();
            if size <= best.0 {
                continue;
            }
            let (edges, at) = self.measure(start as u16);
            let promise = match rule {
                LineRule::Classic => size,
                LineRule::Challenge => size - (odd / 2).saturating_sub(1),
            };
            let points = usize::from(edges) + 1;
            if (points, promise) > best {
                (best, top) = ((points, promise), at);
            }
        }
        // Two edges between the same nodes are a ring that the way through the tree passes by.
        if graph.edges.len() + usize::from(trees) != count {
            return None;
        }
        let mut nodes = Vec::with_capacity(best.0);
        let twig = self.twigs[usize::from(top)];
        self.follow(twig.long, twig.long_via, &mut nodes);
        nodes.reverse();
        nodes.push(top);
        self.follow(twig.short, twig.short_via, &mut nodes);
        if nodes.first() > nodes.last() {
            nodes.reverse();
        }
        debug_assert_eq!(nodes.len(), best.0);
        Some(Line { at_most: nodes.len(), nodes, closed: false })
    }

    /// Takes in a graph; says whether it is one for a forest's simple means.
    fn load(&mut self, graph: &LineGraph) -> bool {
        self.twigs.clear();
        self.twigs.resize(graph.nodes.len(), Twig::default());
        for &(a, b) in &graph.edges {
            for (from, to) in [(a, b), (b, a)] {
                let Some(twig) = self.twigs.get_mut(usize::from(from)) else { return false };
                let Some(free) = twig.near.get_mut(usize::from(twig.degree)) else { return false };
                *free = to;
                twig.degree += 1;
            }
        }
        self.passed.clear();
        // Nodes come row by row, so that those of one space stand side by side.
        let spaces = graph.nodes.windows(2).map(|pair| (pair[0].space, pair[1].space));
        if !spaces.fold(true, |rising, (one, next)| rising & (one < next)) {
            let last = graph.nodes.iter().map(|node| node.space).max().unwrap_or(0);
            self.passed.resize(usize::from(last) + 1, 0);
        }
        true
    }

    /// Lists the nodes of a tree, children after parents and the last child first, so that the list
    /// read backwards has every node after its children, the first child first. Returns how many
    /// have an odd number of edges, or nothing where the tree comes back to a node or a space.
    fn explore(&mut self, graph: &LineGraph, start: u16, tree: u16) -> Option<usize> {
        self.order.clear();
        self.stack.clear();
        self.stack.push((start, NONE));
        let mut odd = 0;
        while let Some((node, from)) = self.stack.pop() {
            let twig = &mut self.twigs[usize::from(node)];
            if std::mem::replace(&mut twig.seen, true) {
                return None;
            }
            if !self.passed.is_empty() {
                let space = usize::from(graph.nodes[usize::from(node)].space);
                if std::mem::replace(&mut self.passed[space], tree) == tree {
                    return None;
                }
            }
            self.order.push((node, from));
            odd += usize::from(twig.degree % 2);
            let Twig { near, degree, .. } = *twig;
            for &other in &near[..usize::from(degree)] {
                if other != from {
                    self.stack.push((other, node));
                }
            }
        }
        Some(odd)
    }

    /// The longest line in the tree listed last: its edges, and the node where its arms meet.
    fn measure(&mut self, start: u16) -> (u16, u16) {
        let mut best = (0, start);
        for &(node, from) in self.order[1..].iter().rev() {
            let reach = self.twigs[usize::from(node)].long + 1;
            let twig = &mut self.twigs[usize::from(from)];
            if reach > twig.long {
                (twig.short, twig.short_via) = (twig.long, twig.long_via);
                (twig.long, twig.long_via) = (reach, node);
            } else if reach > twig.short {
                (twig.short, twig.short_via) = (reach, node);
            }
            if twig.long + twig.short > best.0 {
                best = (twig.long + twig.short, from);
            }
        }
        best
    }

    /// Adds the nodes of an arm that has so many edges and starts with this node.
    fn follow(&self, edges: u16, mut node: u16, nodes: &mut Vec<u16>) {
        for _ in 0..edges {
            nodes.push(node);
            node = self.twigs[usize::from(node)].long_via;
        }
    }
}
