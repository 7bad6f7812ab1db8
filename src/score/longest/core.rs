//! A block of several rings, shrunk: knots joined by chains.
//!
//! A knot is a place where three or more edges of the block meet (or a space with two strands in
//! the block, or the block's root); everything between two knots is one chain. What a line can
//! get from a chain is worked out once, so that the search looks at knots alone.

use super::LineRule;
use super::blocks::{Block, Blocks};
use super::net::Net;
use super::tree::{End, Solution, Tree};

/// A place where chains meet.
#[derive(Clone, Copy, Debug)]
pub(super) struct Knot {
    pub place: u16,
    /// Column of the board.
    pub column: u32,
    /// Challenge: edges of rounds that hang here.
    pub closed: u32,
    /// Challenge: further edges if both ends of the line lie in what hangs here.
    pub double: u32,
}

/// A chain's end at a knot.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Tip {
    pub knot: u32,
    /// The knot's node that the chain touches.
    pub node: u16,
    /// Further edges if the line ends at that node.
    pub single: u32,
    /// Edges of the best line that comes in here and ends inside the chain.
    pub tail: u32,
    tail_at: u32,
}

/// Everything between two knots.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Chain {
    pub tips: [Tip; 2],
    /// Edges of the whole chain with the rounds that hang from it.
    pub full: u32,
    /// Further edges if the whole chain is used and both ends of the line hang from it.
    pub double: u32,
    double_at: u32,
    /// Edges of the best two tails that do not meet.
    pub both: u32,
    both_at: [u32; 2],
    edges: (u32, u32),
    /// Nodes between the knots, one fewer than edges.
    inner: u32,
    /// Whether the line must use all of it.
    pub forced: bool,
}

/// How a solution uses a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Use {
    Full,
    FullDouble,
    Tail(usize),
    Both,
}

/// A shrunk block.
#[derive(Debug, Default)]
pub(super) struct Core {
    /// Knots by row and column.
    pub knots: Vec<Knot>,
    pub chains: Vec<Chain>,
    /// The knot that joins the block to the rest of the tree, if that comes later.
    pub root: Option<u32>,
    edges: Vec<u32>,
    inner: Vec<u16>,
    degree: Vec<Seen>,
    places: Vec<u16>,
    walked: Vec<bool>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Seen {
    degree: u32,
    node: u16,
    knot: u32,
}

const NO_KNOT: u32 = u32::MAX;
const IS_KNOT: u32 = u32::MAX - 1;

impl Core {
    /// Shrinks a block. `root` is the place that joins it to blocks solved later. With `unfolded`,
    /// every place stays a knot: more to visit, but bounds are sharper where no line ends inside
    /// a chain.
    ///
    /// Lines that stay inside one chain are offered to `tree` on the way.
    #[expect(clippy::too_many_arguments, reason = "one caller, and all of it is context")]
    pub fn load(
        &mut self,
        net: &Net,
        cols: u16,
        blocks: &mut Blocks,
        block: Block,
        root: Option<u16>,
        unfolded: bool,
        rule: LineRule,
        tree: &mut Tree,
    ) {
        self.knots.clear();
        self.chains.clear();
        self.edges.clear();
        self.inner.clear();
        self.places.clear();
        self.degree.resize(net.places().max(self.degree.len()), Seen::default());
        let range = block.edges.0 as usize..block.edges.1 as usize;
        for &edge in &blocks.pool[range] {
            for node in net.ends[edge as usize] {
                let place = net.place_of[node as usize];
                let seen = &mut self.degree[place as usize];
                if seen.degree == 0 {
                    self.places.push(place);
                    let knot = if unfolded { IS_KNOT } else { NO_KNOT };
                    *seen = Seen { degree: 1, node, knot };
                } else {
                    seen.degree += 1;
                    if seen.degree > 2 || seen.node != node {
                        seen.knot = IS_KNOT;
                    }
                }
            }
        }
        if let Some(root) = root {
            self.degree[root as usize].knot = IS_KNOT;
        }
        let cols = u32::from(cols.max(1));
        self.places.sort_unstable_by_key(|&place| {
            let space = u32::from(net.space_of[place as usize]);
            (space / cols, space % cols, place)
        });
        // A ring with one knot (a space whose two strands it passes) needs another to make chains.
        let is_knot = |degree: &[Seen], place: u16| degree[place as usize].knot == IS_KNOT;
        let mut missing = 2usize
            .saturating_sub(self.places.iter().filter(|&&p| is_knot(&self.degree, p)).count());
        for &place in &self.places {
            if missing > 0 && !is_knot(&self.degree, place) {
                self.degree[place as usize].knot = IS_KNOT;
                missing -= 1;
            }
        }
        self.root = None;
        for &place in &self.places {
            let seen = &mut self.degree[place as usize];
            if seen.knot == IS_KNOT {
                seen.knot = self.knots.len() as u32;
                let gain = &tree.gains[seen.node as usize];
                let column = u32::from(net.space_of[place as usize]) % cols;
                let mut knot = Knot { place, column, closed: gain.closed, double: gain.double() };
                if root == Some(place) {
                    self.root = Some(seen.knot);
                    (knot.closed, knot.double) = (0, 0);
                }
                self.knots.push(knot);
            }
        }
        self.walked.clear();
        self.walked.resize(net.ends.len(), false);
        let own = blocks.pool[block.edges.0 as usize];
        let own = blocks.of_edge[own as usize];
        for knot in 0..self.knots.len() {
            let place = self.knots[knot].place;
            for half in net.halves(place) {
                let edge = half.edge;
                if blocks.of_edge[edge as usize] == own && !self.walked[edge as usize] {
                    self.walk(net, blocks, own, knot as u32, edge, tree);
                    self.measure(rule, blocks, tree);
                }
            }
        }
        for &place in &self.places {
            self.degree[place as usize] = Seen::default();
        }
    }

    /// Forgets everything, so that a core can be put together by hand.
    pub fn clear(&mut self) {
        self.knots.clear();
        self.chains.clear();
        self.edges.clear();
        self.inner.clear();
        self.root = None;
    }

    /// Adds a knot; returns its number.
    pub fn add_knot(&mut self, place: u16, column: u32, closed: u32) -> u32 {
        self.knots.push(Knot { place, column, closed, double: 0 });
        self.knots.len() as u32 - 1
    }

    /// Adds a chain of one edge, or of none that the line must use.
    pub fn add_edge(&mut self, knots: [u32; 2], nodes: [u16; 2], full: u32, edge: Option<u32>) {
        let start = self.edges.len() as u32;
        self.edges.extend(edge);
        let tip = |side: usize| Tip { knot: knots[side], node: nodes[side], ..Tip::default() };
        self.chains.push(Chain {
            tips: [tip(0), tip(1)],
            full,
            edges: (start, self.edges.len() as u32),
            forced: edge.is_none(),
            ..Chain::default()
        });
    }

    /// Follows a chain from a knot to the next.
    fn walk(&mut self, net: &Net, blocks: &Blocks, own: u32, knot: u32, edge: u32, tree: &Tree) {
        let tip = |core: &Core, knot: u32, node: u16| Tip {
            knot,
            node,
            single: if core.root == Some(knot) { 0 } else { tree.gains[node as usize].single },
            ..Tip::default()
        };
        let mut place = self.knots[knot as usize].place;
        let mut chain = Chain {
            edges: (self.edges.len() as u32, 0),
            inner: self.inner.len() as u32,
            ..Chain::default()
        };
        chain.tips[0] = tip(self, knot, net.node_at(edge, place));
        let mut edge = edge;
        loop {
            self.walked[edge as usize] = true;
            self.edges.push(edge);
            place = net.across(edge, place);
            let node = net.node_at(edge, place);
            let knot = self.degree[place as usize].knot;
            if knot != NO_KNOT {
                chain.tips[1] = tip(self, knot, node);
                break;
            }
            self.inner.push(node);
            let next = net
                .halves(place)
                .iter()
                .find(|half| half.edge != edge && blocks.of_edge[half.edge as usize] == own);
            // A place that is no knot has two edges of the block.
            let Some(next) = next else { break };
            edge = next.edge;
        }
        chain.edges.1 = self.edges.len() as u32;
        self.chains.push(chain);
    }

    /// Works out what a line can get from the chain walked last.
    fn measure(&mut self, rule: LineRule, blocks: &mut Blocks, tree: &mut Tree) {
        let Some(chain) = self.chains.last_mut() else { return };
        let length = chain.edges.1 - chain.edges.0;
        chain.full = length;
        if length == 1 {
            return;
        }
        let inner = &self.inner[chain.inner as usize..];
        let count = inner.len() as u32;
        let hangs: u32 = inner.iter().map(|&node| tree.gains[node as usize].closed).sum();
        chain.full += hangs;
        let mut before = 0;
        // Best tail from the first tip so far, best start of a line inside the chain so far.
        let mut reach = (0, 0);
        let mut start: Option<(i64, u32)> = None;
        let mut inside = (0, 0, 0);
        for at in 1..=count {
            let gain = &tree.gains[inner[at as usize - 1] as usize];
            let (closed, single) = (gain.closed, gain.single);
            let back = length - at + hangs - before + single;
            let tips = &mut chain.tips;
            if back > tips[1].tail {
                (tips[1].tail, tips[1].tail_at) = (back, at);
            }
            if reach.0 > 0 && reach.0 + back > chain.both {
                chain.both = reach.0 + back;
                chain.both_at = [reach.1, at];
            }
            let here = i64::from(at + before + closed + single);
            if let Some((most, from)) = start
                && here + most > inside.0
            {
                inside = (here + most, from, at);
            }
            let open = i64::from(single) - i64::from(at + before);
            if start.is_none_or(|(most, _)| open > most) {
                start = Some((open, at));
            }
            before += closed;
            let ahead = at + before + single;
            if ahead > tips[0].tail {
                (tips[0].tail, tips[0].tail_at) = (ahead, at);
                reach = (ahead, at);
            }
            if rule == LineRule::Challenge && gain.double() > chain.double {
                (chain.double, chain.double_at) = (gain.double(), at);
            }
        }
        if inside.0 > i64::from(tree.best) {
            let from = blocks.pool.len() as u32;
            let first = chain.edges.0 as usize;
            let (start, end) = (inside.1, inside.2);
            let part = &self.edges[first + start as usize..first + end as usize];
            blocks.pool.extend_from_slice(part);
            tree.offer(Solution {
                value: inside.0 as u32,
                edges: (from, blocks.pool.len() as u32),
                ends: [
                    End::Single(inner[start as usize - 1]),
                    End::Single(inner[end as usize - 1]),
                ],
            });
        }
    }

    /// Adds the edges and ends of a used chain to a solution; `pool` grows at its end.
    pub fn spell(&self, chain: usize, how: Use, pool: &mut Vec<u32>, mut end: impl FnMut(End)) {
        let chain = &self.chains[chain];
        let edges = &self.edges[chain.edges.0 as usize..chain.edges.1 as usize];
        let node = |at: u32| self.inner[(chain.inner + at - 1) as usize];
        let mut front = |at: u32, pool: &mut Vec<u32>| {
            pool.extend_from_slice(&edges[..at as usize]);
            end(End::Single(node(at)));
        };
        match how {
            Use::Full => pool.extend_from_slice(edges),
            Use::FullDouble => {
                pool.extend_from_slice(edges);
                end(End::Double(node(chain.double_at)));
            }
            Use::Tail(0) => front(chain.tips[0].tail_at, pool),
            Use::Tail(_) => {
                let at = chain.tips[1].tail_at;
                pool.extend_from_slice(&edges[at as usize..]);
                end(End::Single(node(at)));
            }
            Use::Both => {
                front(chain.both_at[0], pool);
                pool.extend_from_slice(&edges[chain.both_at[1] as usize..]);
                end(End::Single(node(chain.both_at[1])));
            }
        }
    }
}
