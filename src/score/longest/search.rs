//! The search as a whole: parts, blocks, and what is best.

use super::blocks::Blocks;
use super::core::Core;
use super::even::Evened;
use super::forest::{Forest, Twig};
use super::frontier::{Answer, Frontier, Task};
use super::net::Net;
use super::plan::Goal;
use super::rewire::{Hunt, Rewire};
use super::ring::{Rings, bridge};
use super::thread::Thread;
use super::tree::{Solution, Tree};
use super::walk::Walk;
use super::{Line, LineGraph, LineRule};
use std::ops::Range;

/// A search for longest lines that keeps its buffers between graphs.
///
/// 0. Without any rings, all that counts is the two longest arms of a node: see `Forest`.
/// 1. Parts that hang together are looked at from the one that could give the longest line down,
///    until no other part can give more.
/// 2. A Challenge part with at most two odd nodes is one line as it stands.
/// 3. Other parts are split into blocks at their cut points. Bridges and single rings are solved
///    in closed form, from the leaves of the tree of blocks to its root.
/// 4. What is left, blocks of several rings, is shrunk to knots and chains and solved by a frontier
///    programme, which stops early where a proven bound is reached.
/// 5. Where its frontier would be wider than that of any printed board, a long line is looked for
///    first (random walks, bettered window by window), and a bound from parity. Mostly they agree.
///
/// All work is limited by counted steps: the same graph gives the same answer everywhere.
///
/// Where several lines are equally long, the one found first is returned; the order of the search
/// depends on nothing but the order of nodes and edges in the graph.
#[derive(Debug)]
pub struct LineSearch {
    forest: Forest,
    /// Whether the graph searched last has no rings.
    ringless: bool,
    net: Net,
    blocks: Blocks,
    tree: Tree,
    rings: Rings,
    core: Core,
    frontier: Frontier,
    walk: Walk,
    rewire: Rewire,
    evened: Evened,
    thread: Thread,
    parts: Vec<Part>,
    used: Vec<bool>,
    /// Frontiers up to this wide are searched without walking first.
    narrow: usize,
    /// Steps of walking for one graph, and what is left of them.
    walking: u64,
    steps: u64,
    /// Whether wide boards get a fraction of the steps.
    hurried: bool,
}

/// The widest frontier that is searched without walking first: that of an 11x11 board.
const NARROW: usize = 12;
/// Steps of walking for one graph, a second's worth.
const WALKING: u64 = 14_000_000;
/// In a hurry wide boards get this part of the steps.
const HURRY: u64 = 40;

/// A connected part.
#[derive(Clone, Copy, Debug)]
struct Part {
    /// Its places: a range of [`Blocks::visited`].
    places: (u32, u32),
    /// Its blocks.
    blocks: (u32, u32),
    /// More points than this cannot come from it.
    at_most: u32,
    /// Whether it is one line as it stands.
    whole: bool,
}

impl Part {
    fn blocks(&self) -> Range<usize> {
        self.blocks.0 as usize..self.blocks.1 as usize
    }

    fn places(&self) -> Range<usize> {
        self.places.0 as usize..self.places.1 as usize
    }
}

impl Default for LineSearch {
    fn default() -> LineSearch {
        LineSearch {
            forest: Forest::default(),
            ringless: false,
            net: Net::default(),
            blocks: Blocks::default(),
            tree: Tree::default(),
            rings: Rings::default(),
            core: Core::default(),
            frontier: Frontier::default(),
            walk: Walk::default(),
            rewire: Rewire::default(),
            evened: Evened::default(),
            thread: Thread::default(),
            parts: Vec::new(),
            used: Vec::new(),
            narrow: NARROW,
            walking: WALKING,
            steps: 0,
            hurried: false,
        }
    }
}

impl LineSearch {
    /// A search without buffers yet.
    pub fn new() -> LineSearch {
        LineSearch::default()
    }

    /// A search that takes boards for wide ones sooner, and walks less.
    #[cfg(test)]
    pub(super) fn with(narrow: usize, walking: u64) -> LineSearch {
        LineSearch { narrow, walking, ..LineSearch::default() }
    }

    /// Looks for long lines on boards wider than any printed one with a fraction of the steps from now
    /// on. Narrower boards are searched as before.
    pub fn hurry(&mut self) {
        self.hurried = true;
    }

    /// The longest line of a graph; an empty line for an empty graph. The same graph always
    /// gives the same line.
    ///
    /// Edges to nodes that do not exist are ignored.
    pub fn longest(&mut self, graph: &LineGraph, rule: LineRule) -> Line {
        self.ringless = true;
        if graph.nodes.is_empty() {
            return Line::default();
        }
        if let Some(line) = self.forest.longest(graph, rule) {
            return line;
        }
        self.ringless = false;
        self.among_rings(graph, rule)
    }

    /// The longest line among nodes of which none has a number above 63, if no line can come back to
    /// a space it left: then it is as long under either rule.
    ///
    /// Asks for the neighbours of a node as it goes, so that no graph need be made.
    pub fn without_rings(
        &mut self,
        nodes: u64,
        rule: LineRule,
        twig: impl Fn(usize) -> Twig,
    ) -> Option<Line> {
        if nodes == 0 { Some(Line::default()) } else { self.forest.grow(nodes, rule, twig) }
    }

    /// The longest line of a graph with nodes that may have rings.
    pub(super) fn among_rings(&mut self, graph: &LineGraph, rule: LineRule) -> Line {
        self.net.load(graph, rule);
        self.find_parts(graph, rule);
        self.tree.reset(&self.net);
        self.frontier.start();
        self.steps = if self.hurried { self.walking / HURRY } else { self.walking };
        let mut at_most = 0;
        // A line of no edges passes one node.
        let mut winner = None;
        let mut points = 1;
        for index in 0..self.parts.len() {
            let part = self.parts[index];
            if part.at_most <= points {
                break;
            }
            if part.whole {
                (points, winner) = (part.at_most, Some(part));
                // A tree part must now beat this; as one point more than its edges.
                self.tree.best = points - 1;
            } else {
                let bound = self.solve(graph.cols, rule, part);
                at_most = at_most.max(bound + 1);
                if self.tree.best + 1 > points {
                    (points, winner) = (self.tree.best + 1, None);
                }
            }
        }
        self.used.clear();
        self.used.resize(self.net.ends.len(), false);
        let lone = self.parts.first().map_or(0, |part| self.blocks.visited[part.places().start]);
        let mut lone_node = lone;
        match winner {
            Some(part) => {
                for place in &self.blocks.visited[part.places()] {
                    for half in self.net.halves(*place) {
                        self.used[half.edge as usize] = true;
                    }
                }
                lone_node = self.blocks.visited[part.places().start];
            }
            None => self.tree.trace(&self.net, &self.blocks.pool, rule, &mut self.used),
        }
        let (nodes, closed) = self.walk.line(graph, &self.net, rule, &mut self.used, lone_node);
        debug_assert_eq!(nodes.len(), points as usize);
        let at_most = (at_most as usize).max(nodes.len());
        Line { nodes, closed, at_most }
    }

    /// Whether no line of the graph searched last can come back to a space it left, so that both
    /// rules give the same length.
    pub fn is_ringless(&self) -> bool {
        self.ringless
    }

    /// Finds the parts, most promising first.
    fn find_parts(&mut self, graph: &LineGraph, rule: LineRule) {
        self.blocks.reset(&self.net);
        self.parts.clear();
        for place in 0..self.net.places() as u32 {
            let place = place as u16;
            if self.blocks.reached(place) {
                continue;
            }
            let (places, blocks) = (self.blocks.visited.len(), self.blocks.list.len());
            self.blocks.explore(&self.net, place);
            let mut part = Part {
                places: (places as u32, self.blocks.visited.len() as u32),
                blocks: (blocks as u32, self.blocks.list.len() as u32),
                at_most: 0,
                whole: false,
            };
            let places = &self.blocks.visited[part.places()];
            match rule {
                LineRule::Classic => part.at_most = places.len() as u32,
                LineRule::Challenge => {
                    let (mut halves, mut odd, mut stub) = (0, 0, false);
                    for &place in places {
                        let degree = self.net.halves(place).len() as u32;
                        halves += degree + 2 * self.net.loops[place as usize];
                        odd += degree % 2;
                        stub |= graph.nodes[place as usize].stub;
                    }
                    let ring = odd == 0 && !stub && halves > 0;
                    part.whole = odd <= 2;
                    part.at_most = halves / 2 + 1 - u32::from(ring) - (odd / 2).saturating_sub(1);
                }
            }
            self.parts.push(part);
        }
        self.parts.sort_by_key(|part| std::cmp::Reverse(part.at_most));
    }

    /// Solves a part block by block; returns what its lines have at most, in edges.
    fn solve(&mut self, cols: u16, rule: LineRule, part: Part) -> u32 {
        let mut part = self.root_in_hardest(part);
        let mut exact = true;
        let mut walked = false;
        let mut bound = 0;
        let last = part.blocks().end.wrapping_sub(1);
        let root = self.blocks.visited[part.places().start];
        // Of the blocks at the root, the hardest comes last: it need not be seen from outside.
        let hardest = part
            .blocks()
            .filter(|&block| self.blocks.list[block].root == root)
            .max_by_key(|&block| self.blocks.list[block].rings)
            .unwrap_or(last);
        for index in part.blocks().filter(|&index| index != hardest).chain([hardest]) {
            let Some(&block) = self.blocks.list.get(index) else { break };
            let is_last = index == hardest;
            let simple = match block.rings {
                0 => {
                    bridge(&self.net, &self.blocks, block, &mut self.tree);
                    true
                }
                1 => self.rings.solve(
                    &self.net,
                    &mut self.blocks,
                    block,
                    is_last,
                    rule,
                    &mut self.tree,
                ),
                _ => false,
            };
            if simple {
                continue;
            }
            let root = (!is_last).then_some(block.root);
            let mut unfolded = false;
            let fits = loop {
                self.core.load(
                    &self.net,
                    cols,
                    &mut self.blocks,
                    block,
                    root,
                    unfolded,
                    rule,
                    &mut self.tree,
                );
                let fits = self.frontier.plan.arrange(&self.core, rule);
                if !fits || unfolded || !self.frontier.wants_unfolded() {
                    break fits;
                }
                unfolded = true;
            };
            if !walked && (!fits || self.frontier.plan.slots > self.narrow) {
                walked = true;
                if let Some(whole) = self.hunt(cols, rule, &mut part) {
                    return whole;
                }
            }
            if !fits {
                exact = false;
                continue;
            }
            if is_last {
                let floor = self.tree.best;
                let answer = self.aim(rule, Goal::Free, floor, part.at_most - 1);
                bound = answer.at_most;
                self.tree.offer(answer.solution.unwrap_or_default());
            } else {
                exact &= self.hang(rule, block.root, part.at_most - 1);
            }
        }
        if exact { bound.max(self.tree.best) } else { part.at_most - 1 }
    }

    /// Looks for a long line in a part too wide to be sure of an exact answer, and for a bound on all
    /// its lines; returns the edges of the longest one where that is settled already.
    fn hunt(&mut self, cols: u16, rule: LineRule, part: &mut Part) -> Option<u32> {
        let places = &self.blocks.visited[part.places()];
        if rule == LineRule::Classic
            && let Some(edges) = self.thread.solve(&self.net, places)
        {
            let value = edges.len() as u32;
            self.tree.offer_line(edges, value);
            return Some(value);
        }
        let bound = self.evened.solve(&self.net, places, rule);
        if let Some(edges) = bound {
            let loops = |&place: &u16| self.net.loops.get(place as usize);
            let rounds: u32 = places.iter().filter_map(loops).sum();
            part.at_most = part.at_most.min(edges + rounds + 1);
        }
        let ceiling = part.at_most - 1;
        if self.tree.best >= ceiling {
            return Some(ceiling);
        }
        // Some is left for parts that come later.
        let steps = self.steps / 4 * 3;
        self.steps -= steps;
        let without =
            (rule == LineRule::Challenge && bound.is_some()).then_some(&self.evened.left_out[..]);
        let hunt = Hunt { rule, cols, ceiling, steps };
        let (edges, value) = self.rewire.hunt(&self.net, places, hunt, without);
        self.tree.offer_line(edges, value);
        self.frontier.go_easy(if self.hurried { HURRY } else { 1 });
        (value >= ceiling).then_some(value)
    }

    /// Solves the core as a block that hangs from a place; returns whether all of it was proven.
    fn hang(&mut self, rule: LineRule, root: u16, ceiling: u32) -> bool {
        let mut exact = true;
        let mut best = |search: &mut LineSearch, goal, floor| {
            let answer = search.aim(rule, goal, floor, ceiling);
            let solution = answer.solution.unwrap_or_default();
            exact &= answer.at_most <= solution.value.max(floor);
            solution
        };
        let free = if rule == LineRule::Classic { Goal::Free } else { Goal::Without };
        let floor = self.tree.best;
        let solution = best(self, free, floor);
        self.tree.offer(solution);
        match rule {
            LineRule::Classic => {
                let mut done: Option<u16> = None;
                // The strands of the root's space that the block touches.
                let tips: Vec<u16> = (self.core.chains.iter().flat_map(|chain| chain.tips))
                    .filter(|tip| Some(tip.knot) == self.core.root)
                    .map(|tip| tip.node)
                    .collect();
                for (at, &node) in tips.iter().enumerate() {
                    if tips[..at].contains(&node) {
                        continue;
                    }
                    done = Some(node);
                    let open = best(self, Goal::End(node), 0);
                    self.tree.hang(node, Solution::default(), open, Solution::default());
                }
                debug_assert!(done.is_some());
            }
            LineRule::Challenge => {
                let closed = best(self, Goal::Closed, 0);
                let mut open = closed;
                open.improve(best(self, Goal::End(root), closed.value));
                let mut twin = open;
                twin.improve(best(self, Goal::Through, open.value));
                self.tree.hang(root, closed, open, twin);
            }
        }
        exact
    }

    fn aim(&mut self, rule: LineRule, goal: Goal, floor: u32, ceiling: u32) -> Answer {
        let task = Task { rule, goal, floor, ceiling };
        self.frontier.solve(&self.core, task, &mut self.blocks.pool)
    }

    /// Splits a part again from a place of its hardest block, unless that is at its root.
    fn root_in_hardest(&mut self, part: Part) -> Part {
        let rings = |search: &LineSearch, block: usize| search.blocks.list[block].rings;
        let Some(hardest) = part.blocks().max_by_key(|&block| rings(self, block)) else {
            return part;
        };
        let root = self.blocks.list[hardest].root;
        let start = self.blocks.visited[part.places().start];
        if rings(self, hardest) < 2 || root == start {
            return part;
        }
        self.blocks.unreach(part.places());
        let (places, blocks) = (self.blocks.visited.len(), self.blocks.list.len());
        self.blocks.explore(&self.net, root);
        Part {
            places: (places as u32, self.blocks.visited.len() as u32),
            blocks: (blocks as u32, self.blocks.list.len() as u32),
            ..part
        }
    }
}
