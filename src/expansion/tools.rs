//! What several expansions need: marks as grids, areas, connected parts, loops and two-way paths.

use super::filled;
use crate::board::{Contact, Graph, Kind, Layout, NodeId, Place, Side, Sketch, Space};
use crate::rules::contract::{Expansion, Past};

/// How many of a mark each space holds, by row-major number.
pub fn amounts(sketch: &Sketch, word: &str) -> Vec<u8> {
    let layout = sketch.layout();
    let mut found = vec![0; layout.area()];
    for (mark, amount) in sketch.marks() {
        if let Place::Space(space) = mark.at
            && mark.word == word
            && let Some(index) = layout.index(space)
        {
            found[index] = amount;
        }
    }
    found
}

/// Whether a space holds a highway or railway.
pub fn has_route(sketch: &Sketch, index: usize) -> bool {
    let strands = sketch.cells()[index].drawing;
    let mut ends = strands.strands().iter().flat_map(|strand| strand.ends());
    ends.any(|(_, kind)| matches!(kind, Kind::Highway | Kind::Railway))
}

/// Whether nothing takes a space yet, printed or drawn.
pub fn is_free(sketch: &Sketch, space: Space) -> bool {
    sketch.drawing(space).is_empty()
        && !sketch.layout().is_blocked(space)
        && filled(sketch).all(|filled| filled != space)
}

/// On which sides each space holds a mark, by row-major number.
pub fn sides(sketch: &Sketch, word: &str) -> Vec<[bool; 4]> {
    let layout = sketch.layout();
    let mut found = vec![[false; 4]; layout.area()];
    for (mark, _) in sketch.marks() {
        if let Place::Side(space, side) = mark.at
            && mark.word == word
            && let Some(index) = layout.index(space)
        {
            found[index][side.index()] = true;
        }
    }
    found
}

/// Every open end that faces one of these spaces, with the space's row-major number, in the order of
/// the graph's nodes. A wall between them keeps an end from facing anything.
pub fn ends_facing(
    graph: &Graph,
    layout: &Layout,
    wanted: impl Fn(usize) -> bool,
) -> Vec<(NodeId, Side, usize)> {
    let mut found = Vec::new();
    if !(0..layout.area()).any(&wanted) {
        return found;
    }
    for (id, node) in graph.nodes().iter().enumerate() {
        for (side, _) in node.strand.ends() {
            if matches!(node.contact(side), Contact::Open | Contact::Excused)
                && !layout.has_wall(node.space, side)
                && let Some(there) =
                    layout.index(node.space).and_then(|at| beyond(layout, at, side))
                && wanted(there)
            {
                // At most 32x32 spaces of four strands.
                found.push((id as NodeId, side, there));
            }
        }
    }
    found
}

/// The row-major number of the space across a side.
pub fn beyond(layout: &Layout, index: usize, side: Side) -> Option<usize> {
    let (rows, cols) = (usize::from(layout.rows()), usize::from(layout.cols()));
    let (row, col) = (index / cols, index % cols);
    match side {
        Side::North => row.checked_sub(1).map(|_| index - cols),
        Side::West => col.checked_sub(1).map(|_| index - 1),
        Side::South => (row + 1 < rows).then(|| index + cols),
        Side::East => (col + 1 < cols).then(|| index + 1),
    }
}

/// The groups of spaces that join each other, each in row-major order, first spaces first.
///
/// `joined` is asked for both sides of a line between two spaces of which both are inside.
pub fn areas(
    layout: &Layout,
    inside: impl Fn(usize) -> bool,
    joined: impl Fn(usize, Side, usize) -> bool,
) -> Vec<Vec<usize>> {
    let mut seen = vec![false; layout.area()];
    let mut found = Vec::new();
    for start in 0..layout.area() {
        if seen[start] || !inside(start) {
            continue;
        }
        seen[start] = true;
        let mut area = vec![start];
        let mut next = 0;
        while let Some(&index) = area.get(next) {
            next += 1;
            for side in Side::ALL {
                if let Some(there) = beyond(layout, index, side)
                    && !seen[there]
                    && inside(there)
                    && joined(index, side, there)
                {
                    seen[there] = true;
                    area.push(there);
                }
            }
        }
        area.sort_unstable();
        found.push(area);
    }
    found
}

/// The spaces of an area as places.
pub fn places(layout: &Layout, area: &[usize]) -> Vec<Place> {
    area.iter().map(|&index| Place::Space(layout.space(index))).collect()
}

/// Whether the board alone shows that something of an expansion is wrong, which need not be proven by
/// dice.
pub fn is_told(expansion: &dyn Expansion, past: &Past<'_>) -> bool {
    let mut found = Vec::new();
    let graph = past.ruleset.graph(past.sketch);
    expansion.check(past.sketch, past.ruleset, &graph, &mut found);
    !found.is_empty()
}

/// Those of so many things that get no round of their own when as many as possible get one, each with
/// the things that have every round it could be given.
///
/// A thing takes a round from another that can be given one more (augmenting paths).
pub fn without_round(
    things: usize,
    rounds: u8,
    fits: &dyn Fn(usize, u8) -> bool,
) -> Vec<(usize, Vec<usize>)> {
    let mut taken: Vec<Option<usize>> = vec![None; usize::from(rounds) + 1];
    let mut without = Vec::new();
    for thing in 0..things {
        let mut seen = vec![false; taken.len()];
        if !take_round(thing, fits, &mut seen, &mut taken) {
            let rivals = seen.iter().zip(&taken).filter(|(seen, _)| **seen);
            without.push((thing, rivals.filter_map(|(_, rival)| *rival).collect()));
        }
    }
    without
}

fn take_round(
    thing: usize,
    fits: &dyn Fn(usize, u8) -> bool,
    seen: &mut [bool],
    taken: &mut [Option<usize>],
) -> bool {
    for round in 1..taken.len() {
        // A game has at most 255 rounds.
        if seen[round] || !fits(thing, round as u8) {
            continue;
        }
        seen[round] = true;
        if taken[round].is_none_or(|other| take_round(other, fits, seen, taken)) {
            taken[round] = Some(thing);
            return true;
        }
    }
    false
}

/// A closed path of routes round a space that holds none, as the spaces it runs through in order.
///
/// A path runs round the space if it crosses the grid line from the space's north-east corner up to
/// the outer edge an odd number of times. With `one_kind`, it may not change kind at a station.
pub fn loop_round(graph: &Graph, space: Space, one_kind: bool) -> Option<Vec<Space>> {
    let kinds: &[Option<Kind>] =
        if one_kind { &[Some(Kind::Highway), Some(Kind::Railway)] } else { &[None] };
    kinds.iter().find_map(|&kind| odd_loop(graph, space, kind))
}

fn odd_loop(graph: &Graph, space: Space, only: Option<Kind>) -> Option<Vec<Space>> {
    let nodes = graph.nodes();
    let crosses = |id: NodeId, side: Side| {
        let at = nodes[usize::from(id)].space;
        let crossing = match side {
            Side::East => at.col == space.col,
            Side::West => at.col == space.col + 1,
            Side::North | Side::South => false,
        };
        crossing && at.row < space.row
    };
    // Where each node was reached from, and whether an odd number of crossings led there.
    let mut reached: Vec<Option<(NodeId, bool, u16)>> = vec![None; nodes.len()];
    for start in 0..nodes.len() {
        if reached[start].is_some() {
            continue;
        }
        reached[start] = Some((start as NodeId, false, 0));
        let mut queue = vec![start as NodeId];
        let mut next = 0;
        while let Some(&id) = queue.get(next) {
            next += 1;
            let (_, odd, depth) = reached[usize::from(id)]?;
            let node = nodes[usize::from(id)];
            for (side, kind) in node.strand.ends() {
                let Contact::Link(other) = node.contact(side) else { continue };
                let route = kind.is_box_route() || kind == Kind::Superconnection;
                if !route || only.is_some_and(|only| graph.stretch(id, side, only).is_none()) {
                    continue;
                }
                let odd = odd ^ crosses(id, side);
                match reached[usize::from(other)] {
                    None => {
                        reached[usize::from(other)] = Some((id, odd, depth + 1));
                        queue.push(other);
                    }
                    Some((_, known, _)) if known != odd => {
                        return close_loop(&reached, id, other).map(|ids| {
                            ids.iter().map(|&id| nodes[usize::from(id)].space).collect()
                        });
                    }
                    Some(_) => {}
                }
            }
        }
    }
    None
}

/// The nodes of the loop that the tree paths of two nodes close.
fn close_loop(
    reached: &[Option<(NodeId, bool, u16)>],
    mut a: NodeId,
    mut b: NodeId,
) -> Option<Vec<NodeId>> {
    let (mut left, mut right) = (vec![a], vec![b]);
    while a != b {
        let (up_a, _, depth_a) = reached[usize::from(a)]?;
        let (up_b, _, depth_b) = reached[usize::from(b)]?;
        if depth_a >= depth_b {
            a = up_a;
            left.push(a);
        } else {
            b = up_b;
            right.push(b);
        }
    }
    right.pop();
    right.reverse();
    left.extend(right);
    Some(left)
}

/// Two paths that share no strand, from two of `sources` (or two sides of a single one) to two
/// different exits: the spaces they run through. With one source it stands in front.
///
/// This is what "two exits joined through it" means: a single way from exit to exit that runs
/// through the place and uses nothing twice.
pub fn exits_through(graph: &Graph, sources: &[NodeId]) -> Option<Vec<Space>> {
    let nodes = graph.nodes();
    let count = nodes.len();
    // Each node is an arc of one unit from `2 * id` to `2 * id + 1`; then exits, source and target.
    let exits = nodes
        .iter()
        .flat_map(|node| node.contacts)
        .filter_map(|contact| match contact {
            Contact::Exit(exit) => Some(usize::from(exit) + 1),
            _ => None,
        })
        .max()
        .unwrap_or(0);
    let (source, target) = (2 * count + exits, 2 * count + exits + 1);
    let mut flow = Flow::new(target + 1);
    let single = if let [only] = sources { Some(*only) } else { None };
    for exit in 0..exits {
        flow.arc(2 * count + exit, target);
    }
    for (id, node) in nodes.iter().enumerate() {
        let out = if single == Some(id as NodeId) { source } else { 2 * id + 1 };
        if out != source {
            flow.arc(2 * id, out);
        }
        for contact in node.contacts {
            if let Contact::Exit(exit) = contact {
                flow.arc(out, 2 * count + usize::from(exit));
            }
        }
        for other in graph.neighbours(id as NodeId) {
            if single != Some(other) {
                flow.arc(out, 2 * usize::from(other));
            }
        }
    }
    if single.is_none() {
        for &id in sources {
            flow.arc(source, 2 * usize::from(id));
        }
    }
    if !(flow.augment(source, target) && flow.augment(source, target)) {
        return None;
    }
    let mut spaces: Vec<Space> =
        single.map(|id| nodes[usize::from(id)].space).into_iter().collect();
    spaces.extend((0..count).filter(|&id| flow.is_used(2 * id)).map(|id| nodes[id].space));
    spaces.dedup();
    Some(spaces)
}

/// Unit flow by shortest augmenting paths.
struct Flow {
    out: Vec<Vec<usize>>,
    to: Vec<usize>,
    open: Vec<bool>,
}

impl Flow {
    fn new(count: usize) -> Flow {
        Flow { out: vec![Vec::new(); count], to: Vec::new(), open: Vec::new() }
    }

    /// An arc of one unit; its reverse stands next to it.
    fn arc(&mut self, from: usize, to: usize) {
        for (from, to, open) in [(from, to, true), (to, from, false)] {
            self.out[from].push(self.to.len());
            self.to.push(to);
            self.open.push(open);
        }
    }

    fn augment(&mut self, source: usize, target: usize) -> bool {
        let mut by = vec![usize::MAX; self.out.len()];
        let mut queue = vec![source];
        let mut next = 0;
        while let Some(&at) = queue.get(next) {
            next += 1;
            for &arc in &self.out[at] {
                let to = self.to[arc];
                if self.open[arc] && by[to] == usize::MAX && to != source {
                    by[to] = arc;
                    queue.push(to);
                }
            }
        }
        if by[target] == usize::MAX {
            return false;
        }
        let mut at = target;
        while at != source {
            let arc = by[at];
            self.open[arc] = false;
            self.open[arc ^ 1] = true;
            at = self.to[arc ^ 1];
        }
        true
    }

    /// Whether a unit leaves a place.
    fn is_used(&self, at: usize) -> bool {
        self.out[at].iter().any(|&arc| arc % 2 == 0 && !self.open[arc])
    }
}
