//! The frontier (broken profile) programme: visits the knots of a core one by one and keeps, for
//! each way the frontier can look, the longest line part that leaves it so.

use super::LineRule;
use super::core::{Chain, Core, Use};
use super::key::{Key, TAIL, Wide};
use super::plan::{Goal, MAX_SLOTS, Plan};
use super::relax::Relaxed;
use super::tree::{End, Solution};

/// How a state came about.
#[derive(Clone, Copy, Debug)]
struct Trace {
    parent: u32,
    item: u32,
}

/// A way the frontier can look, with the longest line part that leaves it so.
#[derive(Clone, Copy, Debug)]
struct State<K> {
    key: K,
    gain: u32,
    trace: Trace,
}

/// Buffers for keys of one size.
#[derive(Debug)]
struct Buffers<K> {
    now: Vec<State<K>>,
    next: Vec<State<K>>,
}

impl<K> Default for Buffers<K> {
    fn default() -> Buffers<K> {
        Buffers { now: Vec::new(), next: Vec::new() }
    }
}

/// Layers of states with how each came about, and the best line found.
#[derive(Debug, Default)]
struct Layers {
    traces: Vec<Trace>,
    starts: Vec<u32>,
    /// Hash table of the layer being made: a tag above, the place of the state plus 1 below.
    table: Vec<u64>,
    ranks: Vec<(u32, u32)>,
    found: Option<Found>,
    /// Moves that may still be tried.
    work: u64,
}

/// A finished line.
#[derive(Clone, Copy, Debug)]
struct Found {
    value: u32,
    turn: usize,
    parent: u32,
    item: u32,
}

/// How many states of a layer are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Keep {
    All,
    Best(usize),
}

/// What is asked for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Task {
    pub rule: LineRule,
    pub goal: Goal,
    /// Only lines of more edges than this matter.
    pub floor: u32,
    /// No line has more edges than this.
    pub ceiling: u32,
}

/// What a search returns.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Answer {
    /// The best line found, if one is longer than asked for.
    pub solution: Option<Solution>,
    /// No line has more edges than this.
    pub at_most: u32,
}

/// The bits of an entry of [`Layers::table`] that hold part of the hash.
const TAG: u64 = !0 << 32;

/// Moves tried at most in one graph; two seconds' worth. No board up to 11x11 that we know needs a
/// third of it.
const WORK: u64 = 20_000_000;
/// The same where walks have found good lines before.
const WORK_HUNTED: u64 = 5_000_000;
/// The same where no bounds can be worked out: trying everything seldom pays then.
const WORK_UNBOUNDED: u64 = 1_000_000;
/// States remembered at most for one core.
const MEMORY: usize = 12_000_000;

/// The search with its buffers.
#[derive(Debug, Default)]
pub(super) struct Frontier {
    pub plan: Plan,
    relaxed: Relaxed,
    narrow: Buffers<u64>,
    wide: Buffers<Wide>,
    layers: Layers,
    /// Moves that may still be tried.
    work: u64,
    /// Whether long lines were looked for before.
    hunted: bool,
}

impl Frontier {
    /// Gets ready for a new graph: all its cores together may cost so much.
    pub fn start(&mut self) {
        self.work = WORK;
        self.hunted = false;
    }

    /// Says that good lines are known: what remains is to prove that there are no better ones, with a
    /// part of the work in a hurry.
    pub fn go_easy(&mut self, part: u64) {
        self.work = self.work.min(WORK_HUNTED / part.max(1));
        self.hunted = true;
    }

    /// Whether the core arranged last is wide enough for bounds to matter.
    pub fn wants_unfolded(&self) -> bool {
        self.plan.slots > PLAIN_SLOTS
    }

    /// The longest line through a core. [`Plan::arrange`] must have been called for it. The edges
    /// of the solution are added to `pool`.
    pub fn solve(&mut self, core: &Core, task: Task, pool: &mut Vec<u32>) -> Answer {
        self.plan.aim(task.rule, task.goal);
        self.layers.work = self.work;
        let answer = if self.plan.slots <= u64::SLOTS {
            self.stages::<u64>(core, task, pool, |frontier| &mut frontier.narrow)
        } else {
            self.stages::<Wide>(core, task, pool, |frontier| &mut frontier.wide)
        };
        self.work = self.layers.work;
        answer
    }

    /// Any longest line of more than `floor` through a small core, without bounds; says whether one
    /// was found, and the moves tried. Its edges are added to `pool`.
    pub fn again(
        &mut self,
        core: &Core,
        rule: LineRule,
        floor: u32,
        work: u64,
        pool: &mut Vec<u32>,
    ) -> (bool, u64) {
        self.plan.aim(rule, Goal::Free);
        self.layers.work = work;
        let mut search = Search {
            core,
            rule,
            goal: Goal::Free,
            plan: &mut self.plan,
            relaxed: None,
            layers: &mut self.layers,
            now: &mut self.narrow.now,
            next: &mut self.narrow.next,
        };
        search.run(floor, Keep::All);
        let found = self.layers.found;
        if let Some(found) = found {
            self.layers.spell(core, rule, &self.plan, found, pool);
        }
        (found.is_some(), work - self.layers.work)
    }

    fn stages<K: Key>(
        &mut self,
        core: &Core,
        task: Task,
        pool: &mut Vec<u32>,
        buffers: impl Fn(&mut Frontier) -> &mut Buffers<K>,
    ) -> Answer {
        let mut own = std::mem::take(buffers(self));
        let Task { rule, goal, mut floor, ceiling } = task;
        let mut answer = Answer { solution: None, at_most: bound_by_sum(core).min(ceiling) };
        let mut relaxed = None;
        // Quick looks at the most promising states first.
        let mut looks: &[usize] = &[];
        if self.plan.slots > PLAIN_SLOTS {
            if self.relaxed.fill(core, rule, &mut self.plan) {
                answer.at_most = answer.at_most.min(self.relaxed.bound());
                relaxed = Some(&self.relaxed);
                looks = if self.hunted { &[300] } else { &[64, 1000, 8000] };
            } else if self.hunted {
                self.layers.work = self.layers.work.min(WORK_UNBOUNDED);
            } else {
                looks = &[64, 1000];
            }
        }
        let mut looks = looks.iter();
        let start = pool.len();
        let mut step = 1;
        while answer.at_most > floor {
            // Then all states that could come close to the bound, then closer to the floor: the
            // answer is mostly near the bound, and a sharp floor leaves few states.
            let (keep, least) = match looks.next() {
                Some(&most) => (Keep::Best(most), floor),
                None if relaxed.is_some() => {
                    let least = floor.max(answer.at_most.saturating_sub(step));
                    step *= 2;
                    (Keep::All, least)
                }
                None => (Keep::All, floor),
            };
            let mut search = Search {
                core,
                rule,
                goal,
                plan: &mut self.plan,
                relaxed,
                layers: &mut self.layers,
                now: &mut own.now,
                next: &mut own.next,
            };
            let complete = search.run(least, keep);
            let found = self.layers.found;
            if let Some(found) = found {
                floor = found.value;
                pool.truncate(start);
                answer.solution = Some(self.layers.spell(core, rule, &self.plan, found, pool));
            }
            if complete {
                answer.at_most = found.map_or(least, |found| found.value);
            } else if keep == Keep::All {
                break;
            }
        }
        *buffers(self) = own;
        answer
    }
}

/// Up to this many slots a search is over sooner than its bounds would be worked out.
const PLAIN_SLOTS: usize = 5;

pub(super) fn bound_by_sum(core: &Core) -> u32 {
    let most = |chain: &Chain| {
        let tail = chain.tips[0].tail.max(chain.tips[1].tail);
        (chain.full + chain.double).max(chain.both).max(tail)
    };
    core.chains.iter().map(most).sum::<u32>()
        + core.knots.iter().map(|knot| knot.closed + knot.double).sum::<u32>()
        + core.chains.iter().flat_map(|chain| chain.tips).map(|tip| tip.single).sum::<u32>()
}

/// One run through all knots.
struct Search<'a, K> {
    core: &'a Core,
    rule: LineRule,
    goal: Goal,
    plan: &'a mut Plan,
    relaxed: Option<&'a Relaxed>,
    layers: &'a mut Layers,
    now: &'a mut Vec<State<K>>,
    next: &'a mut Vec<State<K>>,
}

impl<K: Key> Search<'_, K> {
    /// Looks for a line of more than `floor` edges; returns whether nothing was left out.
    fn run(&mut self, floor: u32, keep: Keep) -> bool {
        let nothing = Trace { parent: 0, item: 0 };
        let layers = &mut *self.layers;
        layers.found = None;
        layers.traces.clear();
        layers.traces.push(nothing);
        layers.starts.clear();
        layers.starts.push(0);
        self.now.clear();
        self.now.push(State { key: K::EMPTY, gain: 0, trace: nothing });
        let root = match self.goal {
            Goal::Free | Goal::Without => None,
            _ => self.core.root,
        };
        let mut may_finish = root.is_none();
        let mut best = floor;
        let mut complete = true;
        for turn in 0..self.plan.len {
            may_finish |= root == Some(self.plan.steps[turn].knot);
            let whole = may_finish && turn >= self.plan.forced_until;
            if !self.step(turn, whole, &mut best) {
                return false;
            }
            if let Keep::Best(most) = keep
                && self.next.len() > most
            {
                complete = false;
                self.thin(turn + 1, most);
            }
            std::mem::swap(self.now, self.next);
            if self.now.is_empty() {
                break;
            }
            let layers = &mut *self.layers;
            layers.starts.push(layers.traces.len() as u32);
            layers.traces.extend(self.now.iter().map(|state| state.trace));
        }
        complete
    }

    /// Visits one knot; returns `false` if the limits of work or memory were reached.
    fn step(&mut self, turn: usize, may_finish: bool, best: &mut u32) -> bool {
        let slots = self.plan.slots;
        let in_slots = self.plan.steps[turn].in_slots;
        let classic = self.rule == LineRule::Classic;
        let limit = if self.goal == Goal::Closed { 0 } else { 2 };
        self.next.clear();
        self.layers.clear_table(self.now.len());
        let (mut labels, mut next) = ([0u8; MAX_SLOTS], [0u8; MAX_SLOTS]);
        let (labels, next) = (&mut labels[..slots], &mut next[..slots]);
        for index in 0..self.now.len() {
            let State { key, gain, .. } = self.now[index];
            let ends = key.unpack(labels);
            // Labels and slots of chains that end here, and of those that stay.
            let (mut merged, mut others, mut highest) = (0u64, 0u64, 0);
            let (mut used, mut tails, mut staying) = (0u64, 0u64, 0u64);
            let mut ring = false;
            for (slot, label) in labels.iter_mut().enumerate() {
                if *label == 0 {
                    continue;
                }
                let here = in_slots >> slot & 1 == 1;
                if *label == TAIL {
                    if here {
                        tails |= 1 << slot;
                        *label = 0;
                    }
                    continue;
                }
                highest = highest.max(*label);
                if here {
                    ring |= merged >> *label & 1 == 1;
                    merged |= 1 << *label;
                    used |= 1 << slot;
                    *label = 0;
                } else {
                    others |= 1 << *label;
                    staying |= 1 << slot;
                }
            }
            if ring && classic {
                continue;
            }
            let stays = others & merged != 0;
            let apart = others & !merged != 0;
            let name = if merged == 0 { highest + 1 } else { merged.trailing_zeros() as u8 };
            if merged.count_ones() > 1 {
                for label in labels.iter_mut() {
                    if *label != 0 && *label != TAIL && merged >> *label & 1 == 1 {
                        *label = name;
                    }
                }
            }
            let (from, to) = self.plan.moves(self.core, self.rule, turn, used, tails);
            let work = u64::from(to - from);
            if self.layers.work < work {
                return false;
            }
            self.layers.work -= work;
            for item in from..to {
                let step = self.plan.moves[item as usize];
                let ends = ends + step.ends;
                if ends > limit {
                    continue;
                }
                let gain = gain + step.gain;
                if step.touches && step.full == 0 && !stays {
                    // The part that the knot belongs to has left the frontier.
                    if !apart && may_finish && gain > *best {
                        *best = gain;
                        let parent = index as u32;
                        self.layers.found = Some(Found { value: gain, turn, parent, item });
                    }
                    continue;
                }
                if let Some(relaxed) = self.relaxed {
                    let rest = relaxed.rest(turn + 1, staying | step.full, ends);
                    if rest.is_none_or(|rest| gain + rest <= *best) {
                        continue;
                    }
                }
                next.copy_from_slice(labels);
                let mut slots = step.full;
                while slots != 0 {
                    next[slots.trailing_zeros() as usize] = name;
                    slots &= slots - 1;
                }
                let mut slots = step.tails;
                while slots != 0 {
                    next[slots.trailing_zeros() as usize] = TAIL;
                    slots &= slots - 1;
                }
                let trace = Trace { parent: index as u32, item };
                self.layers.insert(self.next, State { key: K::pack(next, ends), gain, trace });
            }
            if self.layers.traces.len() + self.next.len() > MEMORY {
                return false;
            }
        }
        true
    }

    /// Keeps the most promising states of the layer made last.
    fn thin(&mut self, turn: usize, most: usize) {
        let mut labels = [0u8; MAX_SLOTS];
        let labels = &mut labels[..self.plan.slots];
        self.layers.ranks.clear();
        for (index, state) in self.next.iter().enumerate() {
            let mut score = state.gain;
            let ends = state.key.unpack(labels);
            let (mut used, mut parts) = (0u64, 0);
            for (slot, &label) in labels.iter().enumerate() {
                if label != 0 && label != TAIL {
                    used |= 1 << slot;
                    parts = parts.max(label);
                }
            }
            if let Some(relaxed) = self.relaxed {
                score += relaxed.rest(turn, used, ends).unwrap_or(0);
            }
            // Of equals, those with fewer parts that must still come together.
            // Without a bound for the rest, which knows dead ends, every such part counts as an
            // edge lost.
            let weight = if self.relaxed.is_some() { 1 } else { 64 };
            let rank = (u32::MAX >> 1) - score * 64 + weight * u32::from(parts);
            self.layers.ranks.push((rank, index as u32));
        }
        self.layers.ranks.select_nth_unstable(most);
        self.layers.ranks.truncate(most);
        self.layers.ranks.sort_unstable_by_key(|rank| rank.1);
        for (to, &(_, from)) in self.layers.ranks.iter().enumerate() {
            self.next[to] = self.next[from as usize];
        }
        self.next.truncate(most);
    }
}

impl Layers {
    /// Empties the table for a layer that follows one of so many states: large enough for most, and
    /// no larger, as all of it is wiped.
    fn clear_table(&mut self, states: usize) {
        let size = (4 * states).next_power_of_two().max(64);
        self.table.clear();
        self.table.resize(size, 0);
    }

    /// Adds a state to the layer being made, or betters the one there.
    fn insert<K: Key>(&mut self, layer: &mut Vec<State<K>>, state: State<K>) {
        let mask = self.table.len() - 1;
        let hash = state.key.hash();
        let tag = hash & TAG;
        let mut at = hash as usize & mask;
        loop {
            let entry = self.table[at];
            if entry == 0 {
                break;
            }
            if entry & TAG == tag {
                let other = &mut layer[(entry & !TAG) as usize - 1];
                if other.key == state.key {
                    if state.gain > other.gain {
                        *other = state;
                    }
                    return;
                }
            }
            at = (at + 1) & mask;
        }
        layer.push(state);
        self.table[at] = tag | layer.len() as u64;
        if layer.len() * 2 > self.table.len() {
            let size = self.table.len() * 4;
            self.table.clear();
            self.table.resize(size, 0);
            for (index, state) in layer.iter().enumerate() {
                let hash = state.key.hash();
                let mut at = hash as usize & (size - 1);
                while self.table[at] != 0 {
                    at = (at + 1) & (size - 1);
                }
                self.table[at] = hash & TAG | (index as u64 + 1);
            }
        }
    }

    /// Writes down a line found.
    fn spell(
        &self,
        core: &Core,
        rule: LineRule,
        plan: &Plan,
        found: Found,
        pool: &mut Vec<u32>,
    ) -> Solution {
        let from = pool.len() as u32;
        let mut ends = [End::None; 2];
        let mut count = 0;
        let mut end = |end: End| {
            if end != End::None && count < 2 {
                ends[count] = end;
                count += 1;
            }
        };
        let mut uses: Vec<(u32, Use)> = Vec::new();
        let (mut turn, mut parent, mut item) = (found.turn, found.parent, found.item);
        loop {
            end(plan.spell(core, rule, turn, item, |chain, how| {
                // Turns come last to first: the far end's turn says whether there are two tails.
                if uses.iter().all(|&(other, _)| other != chain) {
                    uses.push((chain, how));
                }
            }));
            if turn == 0 {
                break;
            }
            let trace = self.traces[(self.starts[turn] + parent) as usize];
            (turn, parent, item) = (turn - 1, trace.parent, trace.item);
        }
        for (chain, how) in uses {
            core.spell(chain as usize, how, pool, &mut end);
        }
        Solution { value: found.value, edges: (from, pool.len() as u32), ends }
    }
}
