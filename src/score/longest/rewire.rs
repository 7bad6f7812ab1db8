//! Long lines on boards too wide for an exact search: random walks, then the best of them bettered
//! a window at a time.
//!
//! Inside a window the line is found anew by the exact programme; what lies outside stays as it is.
//! Every number drawn and every limit is counted, so that the same graph always gives the same line.

use super::LineRule;
use super::core::Core;
use super::frontier::Frontier;
use super::net::Net;

/// The search with its buffers.
#[derive(Debug, Default)]
pub(super) struct Rewire {
    core: Core,
    frontier: Frontier,
    dice: Dice,
    /// Edges of the line.
    used: Vec<bool>,
    best: Vec<u32>,
    line: Vec<u32>,
    visited: Vec<bool>,
    /// Places of the part by space.
    places: Vec<(u32, u16)>,
    knot_of: Vec<u32>,
    part_of: Vec<u32>,
    inside: Vec<u16>,
    crossings: Vec<Crossing>,
    stack: Vec<u16>,
    choices: Vec<(u32, u16)>,
    pool: Vec<u32>,
    lacking: Vec<u16>,
}

/// An edge of the line that leaves a window.
#[derive(Clone, Copy, Debug)]
struct Crossing {
    /// The connected part of the line outside.
    part: u32,
    /// Which place of the window it touches, by its number in the window.
    at: u32,
    edge: u32,
    /// How many ends of the line lie in that part.
    ends: u32,
}

/// What windows of one size brought, and what they cost.
#[derive(Clone, Copy, Debug)]
struct Size {
    gain: u64,
    spent: u64,
}

/// What is searched, and how far.
#[derive(Clone, Copy, Debug)]
pub(super) struct Hunt {
    pub rule: LineRule,
    pub cols: u16,
    /// No line has more edges than this.
    pub ceiling: u32,
    /// Steps to spend.
    pub steps: u64,
}

const OUTSIDE: u32 = u32::MAX;
/// An edge's worth; what is below is chance, so that of equal lines another is found each time.
const EDGE: u32 = 64;
/// Wider windows are left alone.
const MAX_WIDTH: usize = 13;
/// Moves tried at most in one window.
const WINDOW_WORK: u64 = 60_000;

impl Rewire {
    /// A long line through the part of a net with these places: its edges, and what it is worth in
    /// edges.
    pub fn hunt(
        &mut self,
        net: &Net,
        places: &[u16],
        hunt: Hunt,
        without: Option<&[u32]>,
    ) -> (&[u32], u32) {
        self.dice = Dice::default();
        self.prepare(net, places);
        let mut left = hunt.steps;
        let (mut most, mut line) = (0, Vec::new());
        while most < hunt.ceiling && left > 0 {
            self.walk(net, hunt.rule, hunt.steps / 16);
            left = left.saturating_sub(hunt.steps / 16);
            // What the bound leaves of all edges is the best start, and every start needs but one.
            if let Some(without) = without.filter(|_| most == 0) {
                self.largest(net, without);
            }
            self.used.clear();
            self.used.resize(net.ends.len(), false);
            for &edge in &self.best {
                self.used[edge as usize] = true;
            }
            let value = self.better(net, hunt, &mut left);
            if value > most {
                most = value;
                line.clear();
                line.extend((0..net.ends.len() as u32).filter(|&edge| self.used[edge as usize]));
            }
        }
        self.best = line;
        if hunt.rule == LineRule::Challenge {
            most += self.open(net);
        }
        (&self.best, most)
    }

    /// Opens a line that closes to a ring by a further edge, if there is one; returns the edges won.
    fn open(&mut self, net: &Net) -> u32 {
        self.used.clear();
        self.used.resize(net.ends.len(), false);
        for &edge in &self.best {
            self.used[edge as usize] = true;
        }
        let degree = |place: u16| {
            net.halves(place).iter().filter(|half| self.used[half.edge as usize]).count()
        };
        if self.places.iter().any(|&(_, place)| degree(place) % 2 == 1) {
            return 0;
        }
        let touched = self.places.iter().filter(|&&(_, place)| degree(place) > 0);
        let mut halves = touched.flat_map(|&(_, place)| net.halves(place));
        let further = halves.find(|half| !self.used[half.edge as usize]);
        self.best.extend(further.map(|half| half.edge));
        u32::from(further.is_some())
    }

    /// Betters the line until nothing more is gained for long; returns what it is worth.
    fn better(&mut self, net: &Net, hunt: Hunt, left: &mut u64) -> u32 {
        let mut value = self.value(net, hunt.rule);
        // Windows of five sizes; what pays most for its steps is tried next.
        let mut sizes = [Size { gain: 1, spent: 1 }; 5];
        let mut changed = true;
        let mut idle = 0;
        while value < hunt.ceiling && *left > 0 && idle < hunt.steps / 8 {
            if changed {
                self.find_lacking(net, hunt.rule);
                idle = 0;
            }
            let Some(centre) = self.centre(net) else { break };
            let (mut at, mut best) = (0, sizes[0]);
            for (other, &size) in sizes.iter().enumerate() {
                if size.gain * best.spent > best.gain * size.spent {
                    (at, best) = (other, size);
                }
            }
            let wide = 4 + 2 * at + self.dice.below(3);
            let tall = 4 + 2 * at + self.dice.below(3);
            let spent = self.window(net, hunt, centre, wide, tall);
            *left = left.saturating_sub(spent);
            let now = self.value(net, hunt.rule);
            sizes[at].spent += spent;
            sizes[at].gain += u64::from(now - value);
            idle += spent;
            changed = now > value;
            value = now;
        }
        value
    }

    fn prepare(&mut self, net: &Net, places: &[u16]) {
        self.places.clear();
        self.places.extend(places.iter().map(|&p| (u32::from(net.space_of[p as usize]), p)));
        self.places.sort_unstable();
        self.knot_of.clear();
        self.knot_of.resize(net.places(), OUTSIDE);
        self.part_of.clear();
        self.part_of.resize(net.places(), OUTSIDE);
    }

    /// The best of many random walks, as [`Rewire::best`].
    fn walk(&mut self, net: &Net, rule: LineRule, steps: u64) {
        let mut steps = steps as i64;
        self.best.clear();
        let mut turn = self.dice.below(self.places.len());
        let ruled = rule;
        while steps > 0 {
            // A line that passes no strand twice may serve as well, and is easier to make long.
            let rule = if self.dice.below(2) == 0 { LineRule::Classic } else { ruled };
            self.visited.clear();
            let marks = if rule == LineRule::Classic { net.places() } else { net.ends.len() };
            self.visited.resize(marks, false);
            self.line.clear();
            // Every place in turn, so that none is left out where there is time.
            let start = self.places[turn % self.places.len()].1;
            turn += 1;
            steps -= (marks / 16) as i64 + 10;
            let halves = net.halves(start);
            let Some(first) = halves.get(self.dice.below(halves.len().max(1))) else { continue };
            let node = net.node_at(first.edge, start);
            if rule == LineRule::Classic {
                self.visited[start as usize] = true;
            }
            let careful = self.dice.below(4) != 0;
            for _ in 0..2 {
                let (mut place, mut node) = (start, node);
                loop {
                    self.choices.clear();
                    for half in net.halves(place) {
                        steps -= 1;
                        let free = match rule {
                            LineRule::Classic => {
                                !self.visited[half.to as usize]
                                    && net.node_at(half.edge, place) == node
                            }
                            LineRule::Challenge => !self.visited[half.edge as usize],
                        };
                        if free {
                            let onward = if rule == LineRule::Classic && careful {
                                let next = net.node_at(half.edge, half.to);
                                let free = net.halves(half.to).iter().filter(|on| {
                                    !self.visited[on.to as usize]
                                        && net.node_at(on.edge, half.to) == next
                                });
                                free.count() as u32
                            } else {
                                0
                            };
                            let rank = if onward == 0 { 8 } else { onward };
                            self.choices.push((rank << 16 | half.edge, half.to));
                        }
                    }
                    let Some(&(least, _)) = self.choices.iter().min() else { break };
                    self.choices.retain(|choice| choice.0 >> 16 == least >> 16);
                    let (ranked, to) = self.choices[self.dice.below(self.choices.len())];
                    let edge = ranked & 0xffff;
                    self.line.push(edge);
                    let mark = if rule == LineRule::Classic { to as u32 } else { edge };
                    self.visited[mark as usize] = true;
                    (place, node) = (to, net.node_at(edge, to));
                }
            }
            if self.line.len() > self.best.len() {
                std::mem::swap(&mut self.line, &mut self.best);
            }
        }
    }

    /// The largest connected part of what remains without some edges, if that is longer than
    /// [`Rewire::best`].
    fn largest(&mut self, net: &Net, without: &[u32]) {
        self.used.clear();
        self.used.resize(net.ends.len(), true);
        for &edge in without {
            self.used[edge as usize] = false;
        }
        for at in 0..self.places.len() {
            self.line.clear();
            self.stack.push(self.places[at].1);
            while let Some(place) = self.stack.pop() {
                for half in net.halves(place) {
                    if std::mem::take(&mut self.used[half.edge as usize]) {
                        self.line.push(half.edge);
                        self.stack.push(half.to);
                    }
                }
            }
            if self.line.len() > self.best.len() {
                std::mem::swap(&mut self.line, &mut self.best);
            }
        }
    }

    /// What the line is worth in edges, rounds from a node to itself included.
    fn value(&self, net: &Net, rule: LineRule) -> u32 {
        let edges = self.used.iter().filter(|&&used| used).count() as u32;
        if rule == LineRule::Classic {
            return edges;
        }
        let rounds = self.places.iter().filter(|&&(_, place)| net.loops[place as usize] > 0);
        let touched = rounds
            .filter(|&&(_, place)| net.halves(place).iter().any(|h| self.used[h.edge as usize]));
        edges + touched.map(|&(_, place)| net.loops[place as usize]).sum::<u32>()
    }

    /// Places of the line where it leaves something out.
    fn find_lacking(&mut self, net: &Net, rule: LineRule) {
        self.lacking.clear();
        for &(_, place) in &self.places {
            let mut halves = net.halves(place).iter();
            let touched = halves.clone().any(|half| self.used[half.edge as usize]);
            let lacks = touched
                && match rule {
                    LineRule::Classic => halves.any(|half| {
                        !net.halves(half.to).iter().any(|on| self.used[on.edge as usize])
                    }),
                    LineRule::Challenge => halves.any(|half| !self.used[half.edge as usize]),
                };
            if lacks {
                self.lacking.push(place);
            }
        }
    }

    /// Where to look next: mostly where something is left out.
    fn centre(&mut self, net: &Net) -> Option<u32> {
        let all = self.places.len();
        let place = if self.lacking.is_empty() || self.dice.below(8) == 0 {
            self.places.get(self.dice.below(all.max(1)))?.1
        } else {
            self.lacking[self.dice.below(self.lacking.len())]
        };
        Some(u32::from(net.space_of[place as usize]))
    }

    /// Finds the line inside a window anew; returns the steps spent.
    fn window(&mut self, net: &Net, hunt: Hunt, centre: u32, wide: usize, tall: usize) -> u64 {
        let cols = i64::from(hunt.cols.max(1));
        let (row, col) = (i64::from(centre) / cols, i64::from(centre) % cols);
        let top = row - self.dice.below(tall) as i64;
        let left = col - self.dice.below(wide) as i64;
        self.inside.clear();
        for row in top.max(0)..top + tall as i64 {
            let from = (row * cols + left.max(0)) as u32;
            let to = (row * cols + (left + wide as i64).min(cols)) as u32;
            let start = self.places.partition_point(|&(space, _)| space < from);
            for &(_, place) in self.places[start..].iter().take_while(|&&(space, _)| space < to) {
                self.knot_of[place as usize] = self.inside.len() as u32;
                self.inside.push(place);
            }
        }
        let spent = self.follow_outside(net) + 200;
        self.load(net, hunt);
        let mut work = 0;
        if self.frontier.plan.arrange(&self.core, hunt.rule)
            && self.frontier.plan.slots <= MAX_WIDTH
        {
            // What is there now is the least that must come out.
            let inside = self.inside.iter().flat_map(|&place| net.halves(place));
            let now = inside
                .filter(|half| {
                    self.used[half.edge as usize] && self.knot_of[half.to as usize] != OUTSIDE
                })
                .count() as u32
                / 2;
            let rounds: u32 = match hunt.rule {
                LineRule::Classic => 0,
                LineRule::Challenge => {
                    let touched = self.inside.iter().filter(|&&place| {
                        net.halves(place).iter().any(|half| self.used[half.edge as usize])
                    });
                    touched.map(|&place| net.loops[place as usize]).sum()
                }
            };
            self.pool.clear();
            // Away from the line there is nothing to better.
            let touched = now > 0 || !self.crossings.is_empty();
            let floor = (EDGE * (now + rounds)).saturating_sub(1);
            let (found, moves) = if touched {
                self.frontier.again(&self.core, hunt.rule, floor, WINDOW_WORK, &mut self.pool)
            } else {
                (false, 0)
            };
            work = moves + 12 * self.core.knots.len() as u64;
            if found {
                for &place in &self.inside {
                    for half in net.halves(place) {
                        if self.knot_of[half.to as usize] != OUTSIDE {
                            self.used[half.edge as usize] = false;
                        }
                    }
                }
                for &edge in &self.pool {
                    self.used[edge as usize] = true;
                }
            }
        }
        for &place in &self.inside {
            self.knot_of[place as usize] = OUTSIDE;
        }
        spent + work
    }

    /// Finds how the edges of the line that leave the window hang together outside; returns the
    /// steps spent.
    fn follow_outside(&mut self, net: &Net) -> u64 {
        self.crossings.clear();
        self.part_of.fill(OUTSIDE);
        let mut parts = 0;
        let mut steps = 0;
        for number in 0..self.inside.len() {
            for half in net.halves(self.inside[number]) {
                let to = half.to as usize;
                if !self.used[half.edge as usize]
                    || self.knot_of[to] != OUTSIDE
                    || self.part_of[to] != OUTSIDE
                {
                    continue;
                }
                let from = self.crossings.len();
                let mut ends = 0;
                self.part_of[to] = parts;
                self.stack.push(half.to);
                while let Some(place) = self.stack.pop() {
                    steps += 1;
                    let mut degree = 0;
                    for half in net.halves(place) {
                        if !self.used[half.edge as usize] {
                            continue;
                        }
                        degree += 1;
                        let to = half.to as usize;
                        if self.knot_of[to] != OUTSIDE {
                            let (part, at, edge) = (parts, self.knot_of[to], half.edge);
                            self.crossings.push(Crossing { part, at, edge, ends: 0 });
                        } else if self.part_of[to] == OUTSIDE {
                            self.part_of[to] = parts;
                            self.stack.push(half.to);
                        }
                    }
                    ends += degree % 2;
                }
                for crossing in &mut self.crossings[from..] {
                    crossing.ends = ends;
                }
                self.crossings[from..]
                    .sort_unstable_by_key(|crossing| (crossing.at, crossing.edge));
                parts += 1;
            }
        }
        steps / 2
    }

    /// Makes the core of the window. Each part of the line outside becomes a row of knots, one for
    /// each of its edges that lead in, joined so that every knot's edges are even in number.
    fn load(&mut self, net: &Net, hunt: Hunt) {
        let cols = u32::from(hunt.cols.max(1));
        let core = &mut self.core;
        core.clear();
        // Knots row by row: a place, then what hangs on it outside.
        let mut own = Vec::with_capacity(self.inside.len());
        let mut outer = vec![0; self.crossings.len()];
        for (number, &place) in self.inside.iter().enumerate() {
            let column = u32::from(net.space_of[place as usize]) % cols;
            let rounds = match hunt.rule {
                LineRule::Classic => 0,
                LineRule::Challenge => net.loops[place as usize] * EDGE,
            };
            own.push(core.add_knot(place, column, rounds));
            for (index, crossing) in self.crossings.iter().enumerate() {
                if crossing.at == number as u32 {
                    outer[index] = core.add_knot(place, column, 0);
                }
            }
        }
        for (number, &place) in self.inside.iter().enumerate() {
            for half in net.halves(place) {
                let to = self.knot_of[half.to as usize];
                if to == OUTSIDE || to < number as u32 || to == number as u32 {
                    continue;
                }
                let [from, to] = [own[number], own[to as usize]];
                let nodes = [net.node_at(half.edge, place), net.node_at(half.edge, half.to)];
                let worth = EDGE + u32::from(self.dice.below(4) == 0);
                core.add_edge([from, to], nodes, worth, Some(half.edge));
            }
        }
        let mut links = 0;
        for (index, crossing) in self.crossings.iter().enumerate() {
            let place = self.inside[crossing.at as usize];
            let node = net.node_at(crossing.edge, place);
            core.add_edge([own[crossing.at as usize], outer[index]], [node, 0], 0, None);
            let before = index.checked_sub(1).map(|index| self.crossings[index].part);
            if before == Some(crossing.part) {
                for _ in 0..links {
                    core.add_edge([outer[index - 1], outer[index]], [0; 2], 0, None);
                }
                links = if links == 1 { 2 } else { 1 };
            } else {
                // Ends outside hang on the first knot.
                for _ in 0..crossing.ends {
                    let column = core.knots[outer[index] as usize].column;
                    let end = core.add_knot(place, column, 0);
                    core.add_edge([outer[index], end], [0; 2], 0, None);
                }
                links = if crossing.ends % 2 == 0 { 1 } else { 2 };
            }
        }
    }
}

/// A small generator that starts the same each time.
#[derive(Debug)]
struct Dice(u64);

impl Default for Dice {
    fn default() -> Dice {
        Dice(0x9e37_79b9_7f4a_7c15)
    }
}

impl Dice {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        ((self.0 >> 33) % (limit as u64).max(1)) as usize
    }
}
