//! Splits a net at its cut points: connected parts, and in each its blocks.
//!
//! A block is a largest set of edges of which any two lie on a common ring; a bridge is a block of
//! its own. A line that passes from one block into another does so through their common place,
//! so blocks can be solved one by one, from the leaves of the tree of blocks to its root.

use super::net::Net;

/// One block.
#[derive(Clone, Copy, Debug)]
pub(super) struct Block {
    /// Its edges: a range of [`Blocks::pool`]. A block that is one ring has them in ring order
    /// from `root` on.
    pub edges: (u32, u32),
    /// The place that joins it to the rest of the tree, towards the root.
    pub root: u16,
    /// Independent rings: 0 for a bridge, 1 for a ring.
    pub rings: u32,
}

/// The blocks found so far.
#[derive(Debug, Default)]
pub(super) struct Blocks {
    /// Blocks; those of a connected part follow each other, a block comes before the block that
    /// its root leads to.
    pub list: Vec<Block>,
    /// Edges of the blocks, later also of solutions.
    pub pool: Vec<u32>,
    /// The block of each edge.
    pub of_edge: Vec<u32>,
    /// Places in the order of discovery.
    pub visited: Vec<u16>,
    found: Vec<u32>,
    low: Vec<u32>,
    open: Vec<u32>,
    frames: Vec<Frame>,
    time: u32,
}

#[derive(Clone, Copy, Debug)]
struct Frame {
    place: u16,
    via: u32,
    next: u32,
    open: u32,
}

/// Set on edges of [`Blocks::open`] that lead back to a place found before.
const BACK: u32 = 1 << 31;

impl Blocks {
    /// Forgets everything and gets ready for a net.
    pub fn reset(&mut self, net: &Net) {
        self.list.clear();
        self.pool.clear();
        self.visited.clear();
        self.of_edge.clear();
        self.of_edge.resize(net.ends.len(), 0);
        self.found.clear();
        self.found.resize(net.places(), 0);
        self.low.clear();
        self.low.resize(net.places(), 0);
        self.time = 0;
    }

    /// Whether a place was reached.
    pub fn reached(&self, place: u16) -> bool {
        self.found[place as usize] != 0
    }

    /// Forgets that places were reached, so that their part can be split again.
    pub fn unreach(&mut self, places: std::ops::Range<usize>) {
        for place in &self.visited[places] {
            self.found[*place as usize] = 0;
        }
    }

    /// Splits the connected part of a place that was not reached yet.
    pub fn explore(&mut self, net: &Net, start: u16) {
        self.enter(net, start, u32::MAX);
        while let Some(frame) = self.frames.last_mut() {
            let place = frame.place;
            if frame.next < net.first[place as usize + 1] {
                let half = net.half[frame.next as usize];
                frame.next += 1;
                if half.edge == frame.via {
                    continue;
                }
                let seen = self.found[half.to as usize];
                if seen == 0 {
                    self.enter(net, half.to, half.edge);
                } else if seen < self.found[place as usize] {
                    self.open.push(half.edge | BACK);
                    let low = &mut self.low[place as usize];
                    *low = (*low).min(seen);
                }
            } else {
                let done = *frame;
                self.frames.pop();
                let Some(above) = self.frames.last() else { break };
                let low = self.low[done.place as usize];
                if low >= self.found[above.place as usize] {
                    let root = above.place;
                    self.close(done.open, root);
                } else {
                    let up = &mut self.low[above.place as usize];
                    *up = (*up).min(low);
                }
            }
        }
    }

    fn enter(&mut self, net: &Net, place: u16, via: u32) {
        self.time += 1;
        self.found[place as usize] = self.time;
        self.low[place as usize] = self.time;
        self.visited.push(place);
        let open = self.open.len() as u32;
        if via != u32::MAX {
            self.open.push(via);
        }
        self.frames.push(Frame { place, via, next: net.first[place as usize], open });
    }

    fn close(&mut self, from: u32, root: u16) {
        let start = self.pool.len() as u32;
        let block = self.list.len() as u32;
        let mut rings = 0;
        for &edge in &self.open[from as usize..] {
            rings += edge >> 31;
            self.pool.push(edge & !BACK);
            self.of_edge[(edge & !BACK) as usize] = block;
        }
        self.open.truncate(from as usize);
        self.list.push(Block { edges: (start, self.pool.len() as u32), root, rings });
    }
}
