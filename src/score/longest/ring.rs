//! Blocks that are a bridge or a single ring, in closed form.

use super::LineRule;
use super::blocks::{Block, Blocks};
use super::net::Net;
use super::tree::{End, Solution, Tree};

/// A place of a ring and what hangs from it.
#[derive(Clone, Copy, Debug, Default)]
struct Bead {
    node: u16,
    closed: i64,
    single: i64,
    double: i64,
    /// `closed` of all beads before this one.
    before: i64,
}

/// Scratch space for rings.
#[derive(Debug, Default)]
pub(super) struct Rings {
    beads: Vec<Bead>,
}

/// The best pair of beads for one way round.
#[derive(Clone, Copy)]
struct Arc {
    value: i64,
    from: usize,
    to: usize,
    /// Whether the arc runs through bead 0 instead of from the first to the second bead.
    outer: bool,
}

impl Arc {
    const NOTHING: Arc = Arc { value: 0, from: 0, to: 0, outer: false };

    fn improve(&mut self, value: i64, from: usize, to: usize, outer: bool) {
        if value > self.value {
            *self = Arc { value, from, to, outer };
        }
    }
}

/// Solves a bridge and hangs it from the node it leads up to.
pub(super) fn bridge(net: &Net, blocks: &Blocks, block: Block, tree: &mut Tree) {
    let edge = blocks.pool[block.edges.0 as usize];
    let root = net.node_at(edge, block.root);
    let [a, b] = net.ends[edge as usize];
    let below = if a == root { b } else { a };
    let gain = &tree.gains[below as usize];
    let open = Solution {
        value: 1 + gain.closed + gain.single,
        edges: block.edges,
        ends: [End::Single(below), End::None],
    };
    tree.hang(root, Solution::default(), open, Solution::default());
}

impl Rings {
    /// Solves a ring; `last` says that nothing but this block is left, so that what hangs from
    /// its root counts as well. Returns `false` if two edges of the ring meet in a space
    /// without being joined: then it is no ring for a line.
    pub fn solve(
        &mut self,
        net: &Net,
        blocks: &mut Blocks,
        block: Block,
        last: bool,
        rule: LineRule,
        tree: &mut Tree,
    ) -> bool {
        let (start, end) = (block.edges.0 as usize, block.edges.1 as usize);
        let length = end - start;
        self.beads.clear();
        let (mut place, mut before) = (block.root, 0);
        let mut arriving = blocks.pool[end - 1];
        for at in start..end {
            let edge = blocks.pool[at];
            let node = net.node_at(edge, place);
            if net.node_at(arriving, place) != node {
                return false;
            }
            let mut bead = Bead { node, before, ..Bead::default() };
            if last || at > start {
                let gain = &tree.gains[node as usize];
                bead.closed = gain.closed.into();
                bead.single = gain.single.into();
                bead.double = gain.double().into();
            }
            before += bead.closed;
            self.beads.push(bead);
            place = net.across(edge, place);
            arriving = edge;
        }
        let (n, all) = (length as i64, before);
        let beads = &self.beads;

        // The longest arcs between any two beads, and those that start at the root. Where what
        // hangs from the root does not count yet, arcs through it are the root's business: all
        // of them for a Challenge line, as it may add rounds there.
        let through = last || rule == LineRule::Classic;
        let (mut any, mut from_root, mut past_root) = (Arc::NOTHING, Arc::NOTHING, Arc::NOTHING);
        // The bead that makes most of an arc's start, for either way round.
        let (mut inner, mut outer, mut outer_below) = ((i64::MIN, 0), (i64::MIN, 0), (i64::MIN, 0));
        for (j, bead) in beads.iter().enumerate() {
            let at = j as i64;
            if j > 0 {
                let ahead = at + bead.before + bead.closed + bead.single;
                let behind = n - at + all - bead.before + bead.single;
                if inner.0 > i64::MIN {
                    any.improve(ahead + inner.0, inner.1, j, false);
                }
                if through {
                    any.improve(behind + outer.0, outer.1, j, true);
                }
                from_root.improve(ahead + beads[0].single, 0, j, false);
                from_root.improve(behind + beads[0].closed + beads[0].single, 0, j, true);
                if outer_below.0 > i64::MIN {
                    past_root.improve(behind + outer_below.0, outer_below.1, j, true);
                }
            }
            let start = bead.single - at - bead.before;
            if start > inner.0 && (j > 0 || through) {
                inner = (start, j);
            }
            let start = bead.single + at + bead.before + bead.closed;
            if start > outer.0 {
                outer = (start, j);
            }
            if j > 0 && start > outer_below.0 {
                outer_below = (start, j);
            }
        }
        let whole = Solution { value: (n + all) as u32, edges: block.edges, ends: [End::None; 2] };
        let mut whole_twin = whole;
        if let Some(most) = beads.iter().rev().max_by_key(|bead| bead.double)
            && most.double > 0
        {
            whole_twin.value += most.double as u32;
            whole_twin.ends[0] = End::Double(most.node);
        }

        if any.value > i64::from(tree.best) {
            let solution = self.cut(blocks, block, any, last);
            tree.offer(solution);
        }
        if last {
            if rule == LineRule::Challenge {
                tree.offer(whole_twin);
            }
            return true;
        }
        let root = self.beads[0].node;
        match rule {
            LineRule::Classic => {
                let open = self.cut(blocks, block, from_root, last);
                tree.hang(root, Solution::default(), open, Solution::default());
            }
            LineRule::Challenge => {
                let mut open = whole;
                if from_root.value > i64::from(open.value) {
                    open = self.cut(blocks, block, from_root, last);
                }
                let mut twin = open;
                twin.improve(whole_twin);
                if past_root.value > i64::from(twin.value) {
                    twin = self.cut(blocks, block, past_root, last);
                }
                tree.hang(root, whole, open, twin);
            }
        }
        true
    }

    /// Writes down the edges of an arc. It goes on at its root only if that is the `last` one.
    fn cut(&self, blocks: &mut Blocks, block: Block, arc: Arc, last: bool) -> Solution {
        let start = block.edges.0 as usize;
        let from = blocks.pool.len() as u32;
        if arc.outer {
            blocks.pool.extend_from_within(start..start + arc.from);
            blocks.pool.extend_from_within(start + arc.to..block.edges.1 as usize);
        } else {
            blocks.pool.extend_from_within(start + arc.from..start + arc.to);
        }
        let end = |bead: usize| match bead {
            0 if !last => End::None,
            _ => End::Single(self.beads[bead].node),
        };
        Solution {
            value: arc.value as u32,
            edges: (from, blocks.pool.len() as u32),
            ends: [end(arc.from), end(arc.to)],
        }
    }
}
