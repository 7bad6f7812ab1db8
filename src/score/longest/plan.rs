//! The order in which a search visits the knots of a core, and what it may do at each.
//!
//! Chains with exactly one knot visited make up the frontier; each holds a slot for as long as it
//! is there. At a knot, the chains that end there leave the frontier and those that start there
//! enter it.

use super::LineRule;
use super::core::{Core, Tip, Use};
use super::tree::End;

/// Which line through a core is wanted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Goal {
    /// Any.
    Free,
    /// One that does not touch the core's root.
    Without,
    /// One that ends at this node of the core's root.
    End(u16),
    /// One that leaves the core's root and comes back to it.
    Closed,
    /// One that touches the core's root.
    Through,
}

/// A chain that ends at a knot, its other end visited before.
#[derive(Clone, Copy, Debug)]
struct In {
    slot: u8,
    chain: u32,
    tip: Tip,
    side: usize,
    /// Gain of a tail from here if there is a tail from the other end already.
    more: u32,
}

/// A chain that starts at a knot.
#[derive(Clone, Copy, Debug)]
struct Out {
    slot: u8,
    chain: u32,
    tip: Tip,
    side: usize,
    full: u32,
    double: u32,
    forced: bool,
}

/// What to do with the chains that start at a knot.
#[derive(Clone, Copy, Debug, Default)]
struct Choice {
    full: u64,
    tails: u64,
    degree: u32,
    ends: u8,
    gain: u32,
    node: Option<u16>,
    single: u32,
    /// Two bits for each chain: 0 unused, 1 whole, 2 whole with both ends in it, 3 tail.
    uses: u64,
}

/// Something a line may do at a knot.
#[derive(Clone, Copy, Debug)]
pub(super) struct Move {
    /// Slots of the chains used whole.
    pub full: u64,
    /// Slots of the chains with a tail from here.
    pub tails: u64,
    /// Edges gained.
    pub gain: u32,
    /// Ends spent.
    pub ends: u8,
    /// Whether the line touches the knot.
    pub touches: bool,
    /// Chains used: two bits for each that starts here.
    uses: u64,
    /// Chains with a tail from here among those that end here.
    tails_in: u32,
}

/// One knot's turn.
#[derive(Clone, Debug, Default)]
pub(super) struct Step {
    pub knot: u32,
    /// Slots of the chains that end here.
    pub in_slots: u64,
    /// Slots taken before this step.
    pub live: u64,
    ins: (u32, u32),
    outs: (u32, u32),
    choices: (u32, u32),
    patterns: Vec<Pattern>,
}

#[derive(Clone, Copy, Debug)]
struct Pattern {
    used: u64,
    tails: u64,
    moves: (u32, u32),
}

/// The whole order.
#[derive(Debug, Default)]
pub(super) struct Plan {
    pub steps: Vec<Step>,
    /// Slots needed.
    pub slots: usize,
    /// How many of `steps` are in use; the rest is kept for its buffers.
    pub len: usize,
    /// The last turn at which a chain starts that the line must use: no line is whole before.
    pub forced_until: usize,
    /// Moves of all patterns met so far.
    pub moves: Vec<Move>,
    goal: Option<Goal>,
    ins: Vec<In>,
    outs: Vec<Out>,
    choices: Vec<Choice>,
    tail_sets: Vec<(u32, Choice)>,
    order: Vec<u32>,
    around: Vec<(u32, u32)>,
    first: Vec<u32>,
    turn: Vec<u32>,
    slot_of: Vec<u8>,
}

/// More slots than this are not searched.
pub(super) const MAX_SLOTS: usize = 60;
/// More chains than this at one knot are not searched under the Challenge rule.
const MAX_CHAINS: u32 = 12;
/// The same under the classic rule.
const MAX_CHAINS_CLASSIC: u32 = 30;

impl Plan {
    /// Finds an order for a core. Returns `false` if it needs too many slots.
    pub fn arrange(&mut self, core: &Core, rule: LineRule) -> bool {
        let knots = core.knots.len();
        self.first.clear();
        self.first.resize(knots + 1, 0);
        for chain in &core.chains {
            for tip in &chain.tips {
                self.first[tip.knot as usize] += 1;
            }
        }
        let most = match rule {
            LineRule::Classic => MAX_CHAINS_CLASSIC,
            LineRule::Challenge => MAX_CHAINS,
        };
        if self.first.iter().any(|&chains| chains > most) {
            return false;
        }
        let mut sum = 0;
        for first in &mut self.first {
            sum += *first;
            *first = sum;
        }
        self.around.clear();
        self.around.resize(sum as usize, (0, 0));
        for (index, chain) in core.chains.iter().enumerate().rev() {
            for side in 0..2 {
                let at = &mut self.first[chain.tips[side].knot as usize];
                *at -= 1;
                self.around[*at as usize] = (index as u32, chain.tips[1 - side].knot);
            }
        }
        self.order.clear();
        self.order.extend(0..knots as u32);
        let (mut cost, width) = self.cost();
        if width > 4 {
            let rows = self.order.clone();
            let mut best = rows.clone();
            let mut columns = rows;
            columns.sort_by_key(|&knot| core.knots[knot as usize].column);
            for order in [columns, self.greedy(0), self.greedy(knots as u32 - 1)] {
                self.order.clone_from(&order);
                let (other, _) = self.cost();
                if other < cost {
                    (cost, best) = (other, order);
                }
            }
            self.order = best;
            self.cost();
        }
        self.len = knots;
        self.assign(core)
    }

    /// What a search in the present order costs, roughly, and how wide the frontier gets.
    fn cost(&mut self) -> (f64, u32) {
        self.turn.clear();
        self.turn.resize(self.order.len(), 0);
        for (turn, &knot) in self.order.iter().enumerate() {
            self.turn[knot as usize] = turn as u32;
        }
        let (mut width, mut widest, mut cost) = (0i32, 0, 0.0);
        for (turn, &knot) in self.order.iter().enumerate() {
            for &(_, to) in self.around(knot) {
                width += if self.turn[to as usize] > turn as u32 { 1 } else { -1 };
            }
            widest = widest.max(width);
            cost += 2.5f64.powi(width);
        }
        (cost, widest.max(0) as u32)
    }

    /// An order that starts at a knot and always goes on where the frontier stays narrowest.
    fn greedy(&self, start: u32) -> Vec<u32> {
        let knots = self.first.len() - 1;
        let mut order = Vec::with_capacity(knots);
        // For each knot not visited: chains to knots visited.
        let mut near = vec![0i32; knots];
        let mut visited = vec![false; knots];
        let mut next = Some(start);
        while let Some(knot) = next {
            visited[knot as usize] = true;
            order.push(knot);
            for &(_, to) in self.around(knot) {
                near[to as usize] += 1;
            }
            next = (0..knots as u32)
                .filter(|&knot| !visited[knot as usize] && near[knot as usize] > 0)
                .min_by_key(|&knot| self.around(knot).len() as i32 - 2 * near[knot as usize])
                .or_else(|| visited.iter().position(|&visited| !visited).map(|knot| knot as u32));
        }
        order
    }

    fn around(&self, knot: u32) -> &[(u32, u32)] {
        &self.around[self.first[knot as usize] as usize..self.first[knot as usize + 1] as usize]
    }

    /// Gives slots to chains and fills the steps.
    fn assign(&mut self, core: &Core) -> bool {
        self.ins.clear();
        self.outs.clear();
        self.slots = 0;
        self.forced_until = 0;
        self.slot_of.clear();
        self.slot_of.resize(core.chains.len(), 0);
        let mut live = 0u64;
        for turn in 0..self.len {
            if self.steps.len() <= turn {
                self.steps.push(Step::default());
            }
            let knot = self.order[turn];
            let (in_start, out_start) = (self.ins.len() as u32, self.outs.len() as u32);
            let mut in_slots = 0;
            let range = self.first[knot as usize] as usize..self.first[knot as usize + 1] as usize;
            for &(chain, to) in &self.around[range.clone()] {
                if self.turn[to as usize] < turn as u32 {
                    let slot = self.slot_of[chain as usize];
                    let (side, whole) = side(core, chain, knot);
                    let tip = whole.tips[side];
                    let more = whole.both.saturating_sub(whole.tips[1 - side].tail);
                    self.ins.push(In { slot, chain, tip, side, more });
                    in_slots |= 1 << slot;
                }
            }
            let before = live;
            live &= !in_slots;
            for &(chain, to) in &self.around[range] {
                if self.turn[to as usize] > turn as u32 {
                    let slot = (!live).trailing_zeros() as u8;
                    if slot as usize >= MAX_SLOTS {
                        return false;
                    }
                    live |= 1 << slot;
                    self.slots = self.slots.max(slot as usize + 1);
                    self.slot_of[chain as usize] = slot;
                    let (side, whole) = side(core, chain, knot);
                    let (tip, full, double) = (whole.tips[side], whole.full, whole.double);
                    let forced = whole.forced;
                    if forced {
                        self.forced_until = turn;
                    }
                    self.outs.push(Out { slot, chain, tip, side, full, double, forced });
                }
            }
            let step = &mut self.steps[turn];
            step.knot = knot;
            step.in_slots = in_slots;
            step.live = before;
            step.ins = (in_start, self.ins.len() as u32);
            step.outs = (out_start, self.outs.len() as u32);
        }
        true
    }

    /// Gets ready for a goal.
    pub fn aim(&mut self, rule: LineRule, goal: Goal) {
        self.goal = Some(goal);
        self.moves.clear();
        self.choices.clear();
        for turn in 0..self.len {
            let start = self.choices.len() as u32;
            let (from, to) = self.steps[turn].outs;
            self.choose(from, to, 0, Choice::default(), rule);
            let step = &mut self.steps[turn];
            step.choices = (start, self.choices.len() as u32);
            step.patterns.clear();
        }
    }

    fn choose(&mut self, at: u32, to: u32, index: u32, choice: Choice, rule: LineRule) {
        if at == to {
            self.choices.push(choice);
            return;
        }
        let out = self.outs[at as usize];
        if !out.forced {
            self.choose(at + 1, to, index + 1, choice, rule);
        }
        if rule == LineRule::Classic
            && (choice.degree == 2 || choice.node.is_some_and(|node| node != out.tip.node))
        {
            return;
        }
        let mut taken = choice;
        taken.degree += 1;
        taken.node = Some(out.tip.node);
        taken.single = out.tip.single;
        let mut add = |uses: u64, gain: u32, ends: u8| {
            let mut next = taken;
            next.gain += gain;
            next.ends += ends;
            next.uses |= uses << (2 * index);
            if uses == 3 {
                next.tails |= 1 << out.slot;
            } else {
                next.full |= 1 << out.slot;
            }
            if next.ends <= 2 {
                self.choose(at + 1, to, index + 1, next, rule);
            }
        };
        add(1, out.full, 0);
        if rule == LineRule::Challenge && out.double > 0 {
            add(2, out.full + out.double, 2);
        }
        if out.tip.tail > 0 {
            add(3, out.tip.tail, 1);
        }
    }

    /// The moves at a step where the slots `used` are chains used whole and `tails` chains with a
    /// tail: a range of [`Plan::moves`].
    pub fn moves(
        &mut self,
        core: &Core,
        rule: LineRule,
        turn: usize,
        used: u64,
        tails: u64,
    ) -> (u32, u32) {
        let step = &self.steps[turn];
        for pattern in &step.patterns {
            if pattern.used == used && pattern.tails == tails {
                return pattern.moves;
            }
        }
        let start = self.moves.len() as u32;
        self.list_moves(core, rule, turn, used, tails);
        let moves = (start, self.moves.len() as u32);
        self.steps[turn].patterns.push(Pattern { used, tails, moves });
        moves
    }

    fn list_moves(&mut self, core: &Core, rule: LineRule, turn: usize, used: u64, tails: u64) {
        let step = &self.steps[turn];
        let start = self.moves.len();
        let ins = &self.ins[step.ins.0 as usize..step.ins.1 as usize];
        let knot = core.knots[step.knot as usize];
        let is_root = core.root == Some(step.knot);
        let goal = self.goal.unwrap_or(Goal::Free);
        let limit = if goal == Goal::Closed { 0 } else { 2 };
        let mut entering = Choice::default();
        for tip in ins.iter().filter(|tip| used >> tip.slot & 1 == 1) {
            if rule == LineRule::Classic
                && (entering.degree == 2 || entering.node.is_some_and(|node| node != tip.tip.node))
            {
                return;
            }
            entering.degree += 1;
            entering.node = Some(tip.tip.node);
            entering.single = tip.tip.single;
        }
        // Up to two tails back into chains that end here.
        self.tail_sets.clear();
        self.tail_sets.push((0, entering));
        let mut set = 0;
        while set < self.tail_sets.len() {
            let (taken, base) = self.tail_sets[set];
            set += 1;
            if taken.count_ones() < 2 {
                for (index, tip) in ins.iter().enumerate().skip(32 - taken.leading_zeros() as usize)
                {
                    let gain = if tails >> tip.slot & 1 == 1 { tip.more } else { tip.tip.tail };
                    if used >> tip.slot & 1 == 1
                        || gain == 0
                        || rule == LineRule::Classic
                            && (base.degree == 2
                                || base.node.is_some_and(|node| node != tip.tip.node))
                    {
                        continue;
                    }
                    let mut next = base;
                    next.degree += 1;
                    next.ends += 1;
                    next.gain += gain;
                    next.node = Some(tip.tip.node);
                    next.single = tip.tip.single;
                    self.tail_sets.push((taken | 1 << index, next));
                }
            }
        }
        for &(tails_in, base) in &self.tail_sets {
            for choice in &self.choices[step.choices.0 as usize..step.choices.1 as usize] {
                let degree = base.degree + choice.degree;
                let mut item = Move {
                    full: choice.full,
                    tails: choice.tails,
                    gain: base.gain + choice.gain,
                    ends: base.ends + choice.ends,
                    touches: degree > 0,
                    uses: choice.uses,
                    tails_in,
                };
                if is_root {
                    let fits = match goal {
                        Goal::Free => true,
                        Goal::Without => degree == 0,
                        Goal::Through | Goal::Closed => degree > 0,
                        Goal::End(node) => match rule {
                            LineRule::Classic => {
                                degree == 1 && base.node.or(choice.node) == Some(node)
                            }
                            LineRule::Challenge => degree % 2 == 1,
                        },
                    };
                    if !fits {
                        continue;
                    }
                }
                let mut push = |item: Move| {
                    if item.ends <= limit {
                        self.moves.push(item);
                    }
                };
                match rule {
                    LineRule::Classic => {
                        if degree > 2
                            || base.node.zip(choice.node).is_some_and(|(from, to)| from != to)
                        {
                            continue;
                        }
                        if degree == 1 {
                            item.ends += 1;
                            item.gain += base.single + choice.single;
                        }
                        push(item);
                    }
                    LineRule::Challenge => {
                        if degree == 0 {
                            push(item);
                            continue;
                        }
                        item.gain += knot.closed;
                        if degree % 2 == 1 {
                            item.ends += 1;
                            item.gain += if base.degree > 0 { base.single } else { choice.single };
                            push(item);
                        } else {
                            push(item);
                            if knot.double > 0 {
                                item.ends += 2;
                                item.gain += knot.double;
                                item.tails_in |= DOUBLE;
                                push(item);
                            }
                        }
                    }
                }
            }
        }
        if self.moves.len() - start <= 200 {
            drop_worse(&mut self.moves, start);
        }
    }

    /// Says what a move uses: chains and whether ends of the line lie at the knot.
    pub fn spell(
        &self,
        core: &Core,
        rule: LineRule,
        turn: usize,
        item: u32,
        mut chain: impl FnMut(u32, Use),
    ) -> End {
        let step = &self.steps[turn];
        let found =
            step.patterns.iter().find(|pattern| (pattern.moves.0..pattern.moves.1).contains(&item));
        // Every move was made for a pattern of its step.
        let Some(&Pattern { used, tails, .. }) = found else { return End::None };
        let item = self.moves[item as usize];
        let mut degree = 0;
        let mut node = None;
        for (index, out) in self.outs[step.outs.0 as usize..step.outs.1 as usize].iter().enumerate()
        {
            let how = match item.uses >> (2 * index) & 3 {
                1 => Use::Full,
                2 => Use::FullDouble,
                // A tail from the far end too is told apart when that end's turn is spelt.
                3 => Use::Tail(out.side),
                _ => continue,
            };
            degree += 1;
            node = Some(out.tip.node);
            chain(out.chain, how);
        }
        for (index, tip) in self.ins[step.ins.0 as usize..step.ins.1 as usize].iter().enumerate() {
            if item.tails_in >> index & 1 == 1 {
                let both = tails >> tip.slot & 1 == 1;
                chain(tip.chain, if both { Use::Both } else { Use::Tail(tip.side) });
            } else if used >> tip.slot & 1 == 0 {
                continue;
            }
            degree += 1;
            node = Some(tip.tip.node);
        }
        let Some(node) = node.filter(|_| core.root != Some(step.knot)) else { return End::None };
        match rule {
            LineRule::Challenge if item.tails_in & DOUBLE != 0 => End::Double(node),
            _ if degree % 2 == 1 => End::Single(node),
            _ => End::None,
        }
    }
}

/// In [`Move::tails_in`]: both ends of the line hang from the knot.
const DOUBLE: u32 = 1 << 31;

/// Of moves that leave the same frontier, keeps the one that gains most.
fn drop_worse(moves: &mut Vec<Move>, start: usize) {
    let mut kept = start;
    for at in start..moves.len() {
        let item = moves[at];
        let same = moves[start..kept].iter_mut().find(|other| {
            (other.full, other.tails, other.ends, other.touches)
                == (item.full, item.tails, item.ends, item.touches)
        });
        match same {
            Some(other) if item.gain > other.gain => *other = item,
            Some(_) => {}
            None => {
                moves[kept] = item;
                kept += 1;
            }
        }
    }
    moves.truncate(kept);
}

fn side(core: &Core, chain: u32, knot: u32) -> (usize, &super::core::Chain) {
    let chain = &core.chains[chain as usize];
    (usize::from(chain.tips[0].knot != knot), chain)
}
