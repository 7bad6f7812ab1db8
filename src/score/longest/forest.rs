//! Lines without rings, solved in one pass: most boards have no others.
//!
//! Where nothing comes back to a space, both rules ask for the longest path in a tree, and that is
//! made of the two longest arms of one node. Which of several equally long lines is the answer is
//! settled as in the search that also knows rings.
//!
//! Nodes are bits of a set, so that only graphs of at most 64 are solved here.

use super::{Line, LineGraph, LineRule};

/// How a node of a small forest is connected: sets of nodes, a bit each.
#[derive(Clone, Copy, Debug, Default)]
pub struct Twig {
    /// Its neighbours.
    pub near: u64,
    /// The other nodes in its space.
    pub beside: u64,
}

/// The two longest arms that hang from a node, away from the first node of its tree.
#[derive(Clone, Copy, Debug, Default)]
struct Arms {
    /// The node that the tree was reached from.
    from: u8,
    /// Edges of the longest arm, and the node it starts with.
    long: u8,
    long_via: u8,
    /// The same of the next one.
    short: u8,
    short_via: u8,
}

/// Scratch space for forests.
#[derive(Debug)]
pub(super) struct Forest {
    arms: [Arms; MOST],
    twigs: Vec<Twig>,
}

/// A tree with the longest line in it.
#[derive(Clone, Copy, Debug, Default)]
struct Tree {
    nodes: u64,
    /// Nodes of the line.
    points: u8,
    /// The node where its arms meet.
    top: u8,
}

/// Nodes of a forest at most.
const MOST: usize = u64::BITS as usize;

impl Default for Forest {
    fn default() -> Forest {
        Forest { arms: [Arms::default(); MOST], twigs: Vec::new() }
    }
}

impl Forest {
    /// The longest line, or nothing if any line could come back to a space it left.
    pub fn longest(&mut self, graph: &LineGraph, rule: LineRule) -> Option<Line> {
        if !self.load(graph) {
            return None;
        }
        let nodes = u64::MAX >> (MOST - graph.nodes.len());
        let twigs = std::mem::take(&mut self.twigs);
        let line = self.grow(nodes, rule, |node| twigs[node]);
        self.twigs = twigs;
        line
    }

    /// Takes in a graph; says whether it is one for a forest's simple means: one of few nodes that
    /// meets the neighbours of each in their order.
    fn load(&mut self, graph: &LineGraph) -> bool {
        let count = graph.nodes.len();
        // A forest has fewer edges than nodes.
        if count > MOST || graph.edges.len() >= count {
            return false;
        }
        self.twigs.clear();
        self.twigs.resize(count, Twig::default());
        for &(a, b) in &graph.edges {
            for (from, to) in [(a, b), (b, a)] {
                let Some(twig) = self.twigs.get_mut(usize::from(from)) else { return false };
                if usize::from(to) >= count || twig.near >> to != 0 {
                    return false;
                }
                twig.near |= 1 << to;
            }
        }
        for (at, node) in graph.nodes.iter().enumerate() {
            let before = graph.nodes[..at].iter().enumerate();
            for (other, _) in before.filter(|(_, other)| other.space == node.space) {
                self.twigs[at].beside |= 1 << other;
                self.twigs[other].beside |= 1 << at;
            }
        }
        true
    }

    /// The longest line among `nodes`, of which there is at least one, or nothing if any could come
    /// back. A node's neighbours are visited in their order.
    pub fn grow(
        &mut self,
        nodes: u64,
        rule: LineRule,
        twig: impl Fn(usize) -> Twig,
    ) -> Option<Line> {
        let promise = |tree: &Tree| match rule {
            LineRule::Classic => tree.nodes.count_ones(),
            LineRule::Challenge => {
                let odd = bits(tree.nodes).filter(|&node| twig(node).near.count_ones() % 2 == 1);
                tree.nodes.count_ones() - (odd.count() as u32 / 2).saturating_sub(1)
            }
        };
        let mut best = Tree::default();
        let mut left = nodes;
        while left != 0 {
            let tree = self.explore(left.trailing_zeros() as usize, &twig)?;
            left &= !tree.nodes;
            let tied = || tree.points > 1 && promise(&tree) > promise(&best);
            if tree.points > best.points || tree.points == best.points && tied() {
                best = tree;
            }
        }
        let mut line = Vec::with_capacity(best.points.into());
        let arms = self.arms[usize::from(best.top) % MOST];
        self.follow(arms.long, arms.long_via, &mut line);
        line.reverse();
        line.push(best.top.into());
        self.follow(arms.short, arms.short_via, &mut line);
        if line.first() > line.last() {
            line.reverse();
        }
        debug_assert_eq!(line.len(), usize::from(best.points));
        Some(Line { at_most: line.len(), nodes: line, closed: false })
    }

    /// Walks through the tree of a node, to and fro, and hangs every node that is done on the one it
    /// was reached from. Nothing where the tree comes back to a node or a space.
    fn explore(&mut self, start: usize, twig: &impl Fn(usize) -> Twig) -> Option<Tree> {
        let mut tree = Tree { nodes: 1 << start, points: 1, top: start as u8 };
        let mut crowded = twig(start).beside;
        let mut at = start;
        self.arms[at % MOST] = Arms::default();
        loop {
            let next = twig(at).near & !tree.nodes;
            if next != 0 {
                let child = next.trailing_zeros() as usize;
                let Twig { near, beside } = twig(child);
                if near & tree.nodes != 1 << at || crowded >> child & 1 == 1 {
                    return None;
                }
                tree.nodes |= 1 << child;
                crowded |= beside;
                self.arms[child % MOST] = Arms { from: at as u8, ..Arms::default() };
                at = child;
                continue;
            }
            if at == start {
                return Some(tree);
            }
            let done = self.arms[at % MOST];
            let arms = &mut self.arms[usize::from(done.from) % MOST];
            let reach = done.long + 1;
            if reach > arms.long {
                (arms.short, arms.short_via) = (arms.long, arms.long_via);
                (arms.long, arms.long_via) = (reach, at as u8);
            } else if reach > arms.short {
                (arms.short, arms.short_via) = (reach, at as u8);
            }
            let points = arms.long + arms.short + 1;
            if points > tree.points {
                (tree.points, tree.top) = (points, done.from);
            }
            at = done.from.into();
        }
    }

    /// Adds the nodes of an arm that has so many edges and starts with this node.
    fn follow(&self, edges: u8, mut node: u8, line: &mut Vec<u16>) {
        for _ in 0..edges {
            line.push(node.into());
            node = self.arms[usize::from(node) % MOST].long_via;
        }
    }
}

/// The nodes of a set, in their order.
fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let first = (set != 0).then(|| set.trailing_zeros() as usize);
        set &= set.wrapping_sub(1);
        first
    })
}
