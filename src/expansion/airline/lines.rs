//! The longest airway: from the outer edge or an airport to another such end.

use crate::board::{Contact, Graph, Kind, Layout, NodeId, Side, Space};

/// What a search may try before it keeps the best line found: more than any board needs that dice
/// and special routes can draw.
const MOST_STEPS: usize = 400_000;

/// The airway strands of a board, airports among them.
pub(super) struct Airways {
    stops: Vec<Stop>,
    edges: usize,
}

/// A strand with an airway.
struct Stop {
    space: Space,
    /// The row-major number of its space.
    index: usize,
    node: NodeId,
    is_airport: bool,
    /// Sides on which an airway leaves the grid, a bit each.
    outlets: u8,
    /// The stretches to other strands, one a side at most: number, and where it leads.
    links: [(u16, u16); 4],
    linked: u8,
}

impl Stop {
    fn links(&self) -> impl Iterator<Item = (usize, usize)> + '_ {
        let linked = self.links[..usize::from(self.linked)].iter();
        linked.map(|&(edge, other)| (usize::from(edge), usize::from(other)))
    }

    fn link(&mut self, edge: usize, other: usize) {
        // At most 32x32 spaces of four strands, with half as many stretches as sides.
        self.links[usize::from(self.linked)] = (edge as u16, other as u16);
        self.linked += 1;
    }
}

impl Airways {
    /// Those of a graph. With `exits_are_edge`, an airway that wrongly meets an exit ends there.
    pub fn of(graph: &Graph, layout: &Layout, airports: &[bool], exits_are_edge: bool) -> Airways {
        let nodes = graph.nodes();
        let mut number = vec![usize::MAX; nodes.len()];
        let mut stops: Vec<Stop> = Vec::with_capacity(16);
        for (id, node) in nodes.iter().enumerate() {
            let shows = node.strand.shows(Kind::Airway);
            let Some(index) = layout.index(node.space).filter(|_| shows) else { continue };
            let leaves = |side: Side| match node.contact(side) {
                Contact::Outlet => true,
                Contact::WrongExit(_) => exits_are_edge,
                _ => false,
            };
            let sides = node.strand.ends().filter(|&(_, kind)| kind == Kind::Airway);
            let outlets = sides.filter(|(side, _)| leaves(*side));
            let outlets = outlets.fold(0, |sides, (side, _)| sides | 1 << side.index());
            number[id] = stops.len();
            stops.push(Stop {
                space: node.space,
                index,
                // At most 32x32 spaces of four strands.
                node: id as NodeId,
                is_airport: airports[index],
                outlets,
                links: [(0, 0); 4],
                linked: 0,
            });
        }
        let mut edges = 0;
        for own in 0..stops.len() {
            for side in [Side::East, Side::South] {
                if let Some(next) = graph.stretch(stops[own].node, side, Kind::Airway) {
                    let other = number[usize::from(next)];
                    stops[own].link(edges, other);
                    stops[other].link(edges, own);
                    edges += 1;
                }
            }
        }
        Airways { stops, edges }
    }

    /// How many strands there are, without airports.
    pub fn count(&self) -> usize {
        self.stops.iter().filter(|stop| !stop.is_airport).count()
    }

    /// The spaces of some strands, in their order.
    pub fn spaces<'a>(&'a self, line: &'a [usize]) -> impl Iterator<Item = Space> + 'a {
        line.iter().map(|&stop| self.stops[stop].space)
    }

    /// Whether an airway leads from an airport back to it.
    pub fn may_close(&self) -> bool {
        self.stops.iter().any(|stop| stop.is_airport && stop.linked > 1)
    }

    /// Whether an airway may come back to a space it left: through an airport, or where a space holds two.
    pub fn may_return(&self) -> bool {
        let twice = |pair: &[Stop]| pair[0].index == pair[1].index;
        self.stops.iter().any(|stop| stop.is_airport && stop.linked > 2)
            || self.stops.windows(2).any(twice)
    }

    /// The longest line, as strands in order, each a pass. With `once` it comes to no space twice;
    /// with `closed` it may end at the airport where it began, which then counts once. The other answer
    /// is whether no line is longer.
    pub fn longest(&self, once: bool, closed: bool) -> (Vec<usize>, bool) {
        let search = self.search(once, closed);
        let proven = search.steps <= MOST_STEPS;
        (search.best, proven)
    }

    fn search(&self, once: bool, closed: bool) -> Search<'_> {
        let spaces = self.stops.iter().map(|stop| stop.index + 1).max().unwrap_or(0);
        let mut search = Search {
            airways: self,
            once,
            closed,
            used: vec![false; self.edges],
            spaces: vec![false; spaces],
            line: Vec::new(),
            best: Vec::new(),
            steps: 0,
        };
        for (number, stop) in self.stops.iter().enumerate() {
            if stop.is_airport {
                search.enter(number, 0);
            }
            for side in (0..4).map(|side| 1 << side).filter(|side| stop.outlets & side != 0) {
                search.enter(number, side);
            }
        }
        search
    }

    /// The largest ring of airways without airport, which ends nowhere.
    pub fn ring(&self) -> Option<Vec<usize>> {
        let passes = |stop: &Stop| !stop.is_airport && stop.outlets == 0 && stop.linked == 2;
        // A ring has four strands at least, and most boards have not so many that could be of one.
        if self.stops.iter().filter(|stop| passes(stop)).count() < 4 {
            return None;
        }
        let is_ring = |group: &Vec<usize>| group.iter().all(|&stop| passes(&self.stops[stop]));
        // The first of equally large ones.
        self.groups().into_iter().filter(is_ring).rev().max_by_key(Vec::len)
    }

    /// The spaces of every group of airways that a line runs through no part of.
    pub fn others(&self, line: &[usize]) -> Vec<Vec<Space>> {
        let apart = |group: &Vec<usize>| !group.iter().any(|stop| line.contains(stop));
        let groups = self.groups().into_iter().filter(apart);
        groups.map(|group| self.spaces(&group).collect()).collect()
    }

    fn groups(&self) -> Vec<Vec<usize>> {
        let mut seen = vec![false; self.stops.len()];
        let mut groups = Vec::new();
        for start in 0..self.stops.len() {
            if std::mem::replace(&mut seen[start], true) {
                continue;
            }
            let mut group = vec![start];
            let mut next = 0;
            while let Some(&stop) = group.get(next) {
                next += 1;
                for (_, other) in self.stops[stop].links() {
                    if !std::mem::replace(&mut seen[other], true) {
                        group.push(other);
                    }
                }
            }
            group.sort_unstable();
            groups.push(group);
        }
        groups
    }
}

struct Search<'a> {
    airways: &'a Airways,
    once: bool,
    closed: bool,
    used: Vec<bool>,
    spaces: Vec<bool>,
    line: Vec<usize>,
    best: Vec<usize>,
    steps: usize,
}

impl Search<'_> {
    /// Goes on to a strand. `from` is the side on which the whole line came in from the edge; none
    /// where it begins at an airport.
    fn enter(&mut self, number: usize, from: u8) {
        self.steps += 1;
        if self.steps > MOST_STEPS {
            return;
        }
        let airways = self.airways;
        let stop = &airways.stops[number];
        self.line.push(number);
        let passed = std::mem::replace(&mut self.spaces[stop.index], true);
        let first = self.line[0];
        let back = from == 0 && self.line.len() > 1 && number == first;
        let own = if number == first { from } else { 0 };
        if stop.is_airport && self.line.len() > 1 && !back || stop.outlets & !own != 0 {
            self.keep(self.line.len());
        } else if back && self.closed {
            self.keep(self.line.len() - 1);
        }
        for (edge, next) in stop.links() {
            if self.used[edge] {
                continue;
            }
            if self.once && self.spaces[airways.stops[next].index] {
                // The ring is closed: the airport stands in front already.
                if self.closed && from == 0 && next == first {
                    self.keep(self.line.len());
                }
                continue;
            }
            self.used[edge] = true;
            self.enter(next, from);
            self.used[edge] = false;
        }
        self.spaces[stop.index] = passed;
        self.line.pop();
    }

    fn keep(&mut self, passes: usize) {
        if passes > self.best.len() {
            self.best = self.line[..passes].to_vec();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{AIRPORT, Airline, airports};
    use super::*;
    use crate::board::{Mark, Place, Sketch};
    use crate::rules::Ruleset;
    use std::sync::Arc;

    /// The faces with airways, and two airports for each.
    const PIECES: [&str; 8] = ["", "", "a.a.", ".a.a", "aa..", ".aa.", "..aa", "a..a"];

    /// The steps that a board asks for, of the four ways to search it the most.
    fn steps(pieces: &[(Space, usize)]) -> usize {
        let mut sketch = Sketch::new(Arc::new(Layout::blank(7, 7).unwrap()));
        for &(space, piece) in pieces {
            match PIECES[piece] {
                "" => sketch.set_mark(Mark { word: AIRPORT.into(), at: Place::Space(space) }, 1),
                code => assert!(sketch.draw(space, code.parse().unwrap())),
            }
        }
        let rules = Ruleset { expansions: vec![&Airline], ..Ruleset::default() };
        let graph = rules.graph(&sketch);
        let airways = Airways::of(&graph, sketch.layout(), &airports(&sketch), true);
        let ways = [(true, true), (true, false), (false, true), (false, false)];
        ways.map(|(once, closed)| airways.search(once, closed).steps).into_iter().max().unwrap()
    }

    /// The dice of seven rounds and four airports in place of special routes, moved about for as long
    /// as the search takes more steps: the worst boards stay far from the bound.
    #[test]
    fn the_worst_boards_of_games_are_proven() {
        let mut state = 0x9e37_79b9_7f4a_7c15_u64;
        let mut below = |limit: usize| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (state >> 33) as usize % limit
        };
        let mut worst = 0;
        for _ in 0..3 {
            let mut board: Vec<(Space, usize)> = Vec::new();
            while board.len() < 18 {
                let space = Space::new(below(6) as u8, below(6) as u8);
                if board.iter().all(|piece| piece.0 != space) {
                    board.push((space, below(8)));
                }
            }
            let mut own = steps(&board);
            for _ in 0..400 {
                let mut next = board.clone();
                for _ in 0..=below(3) {
                    let piece = below(next.len());
                    let space = Space::new(below(6) as u8, below(6) as u8);
                    if below(2) == 0 {
                        next[piece].1 = below(8);
                    } else if next.iter().all(|piece| piece.0 != space) {
                        next[piece].0 = space;
                    }
                }
                let found = steps(&next);
                if found >= own {
                    (board, own) = (next, found);
                }
            }
            worst = worst.max(own);
        }
        assert!((200..MOST_STEPS / 20).contains(&worst), "{worst} steps");
    }
}
