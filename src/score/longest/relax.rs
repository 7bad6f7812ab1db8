//! An upper bound for the rest of a line: the same programme without asking that the line hangs
//! together.
//!
//! Only which slots are used and how many ends are spent matters then, so the best rest of every
//! frontier fits into a table. For Challenge lines this is the cheapest way to even out the odd
//! knots, for classic lines the best cover by one path and rings; it knows what a chequered board,
//! odd knots and places without a way out cost.

use super::LineRule;
use super::core::Core;
use super::plan::Plan;

/// The best rest for each turn, set of used slots and number of ends spent.
#[derive(Debug, Default)]
pub(super) struct Relaxed {
    /// One more than the edges to gain; 0 if there is no way on.
    table: Vec<u16>,
    slots: usize,
}

/// Slots for which a table is made.
const MAX_SLOTS: usize = 16;
/// Entries of a table at most.
const MAX_TABLE: usize = 48_000_000;

impl Relaxed {
    /// Fills the table; returns `false` if it would get too large.
    pub fn fill(&mut self, core: &Core, rule: LineRule, plan: &mut Plan) -> bool {
        self.slots = plan.slots;
        if self.slots > MAX_SLOTS || super::frontier::bound_by_sum(core) > 60_000 {
            return false;
        }
        let layer = 3usize << self.slots;
        let Some(size) = layer.checked_mul(plan.len + 1).filter(|&size| size <= MAX_TABLE) else {
            return false;
        };
        self.table.clear();
        self.table.resize(size, 0);
        let last = plan.len * layer;
        self.table[last + 2] = 1;
        if rule == LineRule::Challenge {
            self.table[last] = 1;
        }
        for turn in (0..plan.len).rev() {
            let (live, in_slots) = (plan.steps[turn].live, plan.steps[turn].in_slots);
            let (here, there) = self.table.split_at_mut((turn + 1) * layer);
            let here = &mut here[turn * layer..];
            let mut used = in_slots;
            loop {
                let (from, to) = plan.moves(core, rule, turn, used, 0);
                let moves = &plan.moves[from as usize..to as usize];
                let stay = live & !in_slots;
                let mut rest = stay;
                loop {
                    let best = &mut here[3 * (rest | used) as usize..][..3];
                    for step in moves {
                        let next = &there[3 * (rest | step.full) as usize..][..3];
                        for ends in step.ends as usize..3 {
                            if next[ends] > 0 {
                                let value = next[ends] + step.gain as u16;
                                let slot = &mut best[ends - step.ends as usize];
                                *slot = (*slot).max(value);
                            }
                        }
                    }
                    if rest == 0 {
                        break;
                    }
                    rest = (rest - 1) & stay;
                }
                if used == 0 {
                    break;
                }
                used = (used - 1) & in_slots;
            }
        }
        true
    }

    /// The most edges any line can have.
    pub fn bound(&self) -> u32 {
        self.rest(0, 0, 0).unwrap_or(0)
    }

    /// The most edges that can be gained from a turn on; `None` if there is no way on.
    pub fn rest(&self, turn: usize, used: u64, ends: u8) -> Option<u32> {
        let at = (((turn << self.slots) + used as usize) * 3) + ends as usize;
        u32::from(self.table[at]).checked_sub(1)
    }
}
