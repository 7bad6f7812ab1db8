//! What hangs below each node of the tree of blocks, and the best line seen so far.
//!
//! Lengths are counted in edges throughout: a line of `n` edges makes `n + 1` passes (a closed ring
//! makes `n`, which is settled before blocks are looked at).

use super::LineRule;
use super::net::Net;

/// How a solution inside a block goes on outside of it, at one of its nodes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum End {
    /// Not at all.
    #[default]
    None,
    /// The line ends at this node, or goes on into what hangs from it and ends there.
    Single(u16),
    /// Both ends of the line lie in what hangs from this node.
    Double(u16),
}

/// Edges of one block, and how they go on.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Solution {
    /// All edges it stands for, those outside the block included.
    pub value: u32,
    /// Its edges inside the block: a range of the pool.
    pub edges: (u32, u32),
    /// Where it goes on.
    pub ends: [End; 2],
}

impl Solution {
    /// Keeps the longer of two, the first if both are as long.
    pub fn improve(&mut self, other: Solution) {
        if other.value > self.value {
            *self = other;
        }
    }
}

/// A solved block as seen from the node it hangs from.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limb {
    next: u32,
    /// Leaves the node and comes back to it (Challenge only).
    closed: Solution,
    /// Leaves the node and ends in the block.
    open: Solution,
    /// Passes the node and has both ends in the block (Challenge only).
    twin: Solution,
}

/// What hangs from a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Gain {
    /// Edges of all rounds that leave the node and come back to it.
    pub closed: u32,
    /// Further edges if the line ends here.
    pub single: u32,
    second: u32,
    twin: u32,
    limbs: u32,
    single_limb: u32,
    second_limb: u32,
    twin_limb: u32,
}

const NONE: u32 = u32::MAX;

impl Gain {
    /// Further edges if both ends of the line lie in what hangs here.
    pub fn double(&self) -> u32 {
        self.twin.max(self.single + self.second)
    }
}

/// The best line so far.
#[derive(Clone, Copy, Debug, Default)]
enum Winner {
    #[default]
    Nothing,
    /// The line has its turning point at this node.
    Node(u16),
    /// The line is topped by this solution.
    Inside(Solution),
    /// A line found by walking: [`Tree::walked`].
    Walked,
}

/// Limbs, gains and the best line.
#[derive(Debug, Default)]
pub(super) struct Tree {
    pub gains: Vec<Gain>,
    limbs: Vec<Limb>,
    /// Edges of the best line.
    pub best: u32,
    winner: Winner,
    walked: Vec<u32>,
    picks: Vec<Pick>,
    touched: Vec<bool>,
    todo: Vec<u16>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pick {
    Closed,
    Open,
    Twin,
}

impl Tree {
    /// Forgets everything and gets ready for a net.
    pub fn reset(&mut self, net: &Net) {
        self.gains.clear();
        self.gains.extend(net.loops.iter().map(|&loops| Gain {
            closed: loops,
            single: 0,
            second: 0,
            twin: 0,
            limbs: NONE,
            single_limb: NONE,
            second_limb: NONE,
            twin_limb: NONE,
        }));
        self.limbs.clear();
        self.best = 0;
        self.winner = Winner::Nothing;
    }

    /// Takes a line topped by `solution` into account.
    pub fn offer(&mut self, solution: Solution) {
        if solution.value > self.best {
            self.best = solution.value;
            self.winner = Winner::Inside(solution);
        }
    }

    /// Takes a whole line into account: its edges, and what it is worth.
    pub fn offer_line(&mut self, edges: &[u32], value: u32) {
        if value > self.best {
            self.best = value;
            self.winner = Winner::Walked;
            self.walked.clear();
            self.walked.extend_from_slice(edges);
        }
    }

    /// Hangs a solved block from a node.
    pub fn hang(&mut self, node: u16, closed: Solution, open: Solution, twin: Solution) {
        let limb = self.limbs.len() as u32;
        let gain = &mut self.gains[node as usize];
        self.limbs.push(Limb { next: gain.limbs, closed, open, twin });
        gain.limbs = limb;
        gain.closed += closed.value;
        let single = open.value.saturating_sub(closed.value);
        if single > gain.single {
            gain.second = gain.single;
            gain.second_limb = gain.single_limb;
            gain.single = single;
            gain.single_limb = limb;
        } else if single > gain.second {
            gain.second = single;
            gain.second_limb = limb;
        }
        let twin = twin.value.saturating_sub(closed.value);
        if twin > gain.twin {
            gain.twin = twin;
            gain.twin_limb = limb;
        }
        let value = gain.closed + gain.double();
        if value > self.best {
            self.best = value;
            self.winner = Winner::Node(node);
        }
    }

    /// Marks the edges of the best line.
    pub fn trace(&mut self, net: &Net, pool: &[u32], rule: LineRule, used: &mut [bool]) {
        self.picks.clear();
        self.picks.resize(self.limbs.len(), Pick::Closed);
        self.touched.clear();
        self.touched.resize(self.gains.len(), false);
        self.todo.clear();
        match self.winner {
            Winner::Nothing => {}
            Winner::Walked => self.walked.iter().for_each(|&edge| used[edge as usize] = true),
            Winner::Node(node) => {
                self.pick(End::Double(node));
                self.touch(node);
            }
            Winner::Inside(solution) => self.take(solution, net, pool, rule, used),
        }
        while let Some(node) = self.todo.pop() {
            let mut at = self.gains[node as usize].limbs;
            while let Some(limb) = self.limbs.get(at as usize).copied() {
                let solution = match self.picks[at as usize] {
                    Pick::Closed => limb.closed,
                    Pick::Open => limb.open,
                    Pick::Twin => limb.twin,
                };
                self.take(solution, net, pool, rule, used);
                at = limb.next;
            }
        }
    }

    fn take(
        &mut self,
        solution: Solution,
        net: &Net,
        pool: &[u32],
        rule: LineRule,
        used: &mut [bool],
    ) {
        for &edge in &pool[solution.edges.0 as usize..solution.edges.1 as usize] {
            used[edge as usize] = true;
            if rule == LineRule::Challenge {
                let [a, b] = net.ends[edge as usize];
                self.touch(a);
                self.touch(b);
            }
        }
        for end in solution.ends {
            self.pick(end);
            if let End::Single(node) | End::Double(node) = end {
                self.touch(node);
            }
        }
    }

    fn touch(&mut self, node: u16) {
        if !std::mem::replace(&mut self.touched[node as usize], true) {
            self.todo.push(node);
        }
    }

    fn pick(&mut self, end: End) {
        let mut set = |limb: u32, pick| {
            if let Some(slot) = self.picks.get_mut(limb as usize) {
                *slot = pick;
            }
        };
        match end {
            End::None => {}
            End::Single(node) => set(self.gains[node as usize].single_limb, Pick::Open),
            End::Double(node) => {
                let gain = &self.gains[node as usize];
                if gain.twin > gain.single + gain.second {
                    set(gain.twin_limb, Pick::Twin);
                } else {
                    set(gain.single_limb, Pick::Open);
                    set(gain.second_limb, Pick::Open);
                }
            }
        }
    }
}
