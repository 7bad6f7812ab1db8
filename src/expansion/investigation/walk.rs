//! Where an investigator can have walked, and which clues he can have found there.

use crate::board::{Contact, Graph, Kind, Layout, NodeId, Side, Sketch};

/// Moves that are looked at before nothing is told.
const MOST_MOVES: usize = 4_000_000;

/// The most places with sets of clues.
const MOST_STATES: usize = 1 << 20;

/// What one step leads to on a board, by place: spaces by their row-major numbers, then the exits.
pub struct Moves {
    steps: Vec<Vec<usize>>,
    /// Exits whose own space is reached without a step.
    free: Vec<(usize, usize)>,
}

/// A station stands in a space, by row-major number.
fn stations(sketch: &Sketch, graph: &Graph) -> Vec<bool> {
    let drawn = |index: usize| {
        let strands = sketch.cells()[index].drawing;
        strands.strands().iter().any(|strand| strand.has_station())
    };
    let amended = |index: usize| graph.nodes_in(index).iter().any(|node| node.strand.has_station());
    (0..sketch.layout().area()).map(|index| drawn(index) || amended(index)).collect()
}

impl Moves {
    /// The moves on a board. `free_exits`: the space of a highway exit costs no step.
    ///
    /// Highways lead to the next space; railways lead from a station or an exit to every first
    /// station along them. Which line of a space the investigator stands on plays no part.
    pub fn of(sketch: &Sketch, graph: &Graph, free_exits: bool) -> Moves {
        let layout = sketch.layout();
        let stations = stations(sketch, graph);
        let mut steps: Vec<Vec<usize>> = vec![Vec::new(); layout.area() + layout.exits().len()];
        let mut free = Vec::new();
        let nodes = graph.nodes();
        for (number, node) in nodes.iter().enumerate() {
            let Some(index) = layout.index(node.space) else { continue };
            // At most 32x32 spaces of four strands.
            let id = number as NodeId;
            for (side, kind) in node.strand.ends() {
                if let Some(other) = graph.stretch(id, side, Kind::Highway) {
                    steps[index].extend(layout.index(nodes[usize::from(other)].space));
                }
                if let Some(other) = graph.stretch(id, side, Kind::Railway)
                    && stations[index]
                {
                    steps[index].extend(first_stations(layout, graph, &stations, other, id));
                }
                let Contact::Exit(exit) = node.contact(side) else { continue };
                let place = layout.area() + usize::from(exit);
                if place >= steps.len() {
                    // A city is no exit that he begins at.
                    continue;
                }
                if kind.counts_as(Kind::Highway) {
                    match free_exits {
                        true => free.push((place, index)),
                        false => steps[place].push(index),
                    }
                }
                if kind.counts_as(Kind::Railway) {
                    steps[place].extend(first_stations(layout, graph, &stations, id, id));
                }
            }
        }
        for list in &mut steps {
            list.sort_unstable();
            list.dedup();
        }
        Moves { steps, free }
    }
}

/// The spaces of the first stations along railways, entered at a strand from another one (itself, if
/// from an exit).
fn first_stations(
    layout: &Layout,
    graph: &Graph,
    stations: &[bool],
    first: NodeId,
    from: NodeId,
) -> Vec<usize> {
    let nodes = graph.nodes();
    let (mut found, mut seen, mut open) = (Vec::new(), vec![false; nodes.len()], vec![first]);
    if from != first {
        seen[usize::from(from)] = true;
    }
    while let Some(id) = open.pop() {
        if std::mem::replace(&mut seen[usize::from(id)], true) {
            continue;
        }
        let node = &nodes[usize::from(id)];
        let index = layout.index(node.space);
        found.extend(index.filter(|&index| stations[index]));
        if !node.strand.has_station() {
            open.extend(
                Side::ALL.into_iter().filter_map(|side| graph.stretch(id, side, Kind::Railway)),
            );
        }
    }
    found
}

/// Every place where the investigator can be, with every set of clues found until then.
pub struct Walk {
    targets: Vec<usize>,
    places: usize,
    /// By set, then by place.
    seen: Vec<bool>,
    states: Vec<usize>,
    moves: usize,
}

impl Walk {
    /// Beside any exit, with nothing found. Nothing if there are too many clues, or no exits.
    pub fn new(layout: &Layout, targets: &[usize]) -> Option<Walk> {
        let places = layout.area() + layout.exits().len();
        let sets = 1_usize.checked_shl(u32::try_from(targets.len()).ok()?)?;
        let count = sets.checked_mul(places).filter(|&count| count <= MOST_STATES)?;
        let states: Vec<usize> = (layout.area()..places).collect();
        if states.is_empty() {
            return None;
        }
        let mut seen = vec![false; count];
        states.iter().for_each(|&state| seen[state] = true);
        Some(Walk { targets: targets.to_vec(), places, seen, states, moves: 0 })
    }

    /// Goes on for up to so many steps. Nothing if that takes too long.
    pub fn go(&mut self, moves: &Moves, steps: u8) -> Option<()> {
        for &(exit, space) in &moves.free {
            for at in 0..self.states.len() {
                let state = self.states[at];
                if state % self.places == exit {
                    self.enter(state, space);
                }
            }
        }
        let mut first = 0;
        for _ in 0..steps {
            let last = self.states.len();
            for at in first..last {
                let state = self.states[at];
                for &space in &moves.steps[state % self.places] {
                    self.moves += 1;
                    self.enter(state, space);
                }
                if self.moves > MOST_MOVES {
                    return None;
                }
            }
            first = last;
        }
        Some(())
    }

    /// Lands on a space. That a clue there has no circle was noted by nobody, and forbids no walk.
    fn enter(&mut self, state: usize, space: usize) {
        let clue = self.targets.iter().position(|&target| target == space);
        let set = (state / self.places) | clue.map_or(0, |clue| 1 << clue);
        let next = set * self.places + space;
        if !std::mem::replace(&mut self.seen[next], true) {
            self.states.push(next);
        }
    }

    /// The most clues that one walk found.
    pub fn most_found(&self) -> usize {
        let sets = self.states.iter().map(|state| (state / self.places).count_ones());
        sets.max().unwrap_or(0) as usize
    }

    /// Whether a walk that found all of them can have ended in a space.
    pub fn ends_at(&self, space: usize) -> bool {
        let all = (1 << self.targets.len()) - 1;
        self.seen[all * self.places + space]
    }
}
