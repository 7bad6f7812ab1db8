//! Networks and longest lines by spreading labels and trying everything: slow, plain, and without any
//! code of the shipped ones.

use inkspector::board::{Kind, Side, Sketch, Space};
use std::collections::{BTreeMap, BTreeSet};

/// The ends of each network: labels spread over sides of spaces until nothing changes.
pub fn slow_groups(
    sketch: &Sketch,
    joins: impl Fn(Kind, Kind) -> bool,
) -> Vec<BTreeSet<(Space, Side)>> {
    let layout = sketch.layout();
    let mut label: BTreeMap<(Space, Side), usize> = BTreeMap::new();
    for (space, cell) in sketch.drawn() {
        for side in Side::ALL.into_iter().filter(|&side| cell.drawing.kind(side).is_some()) {
            label.insert((space, side), label.len());
        }
    }
    let ends: Vec<(Space, Side)> = label.keys().copied().collect();
    loop {
        let before = label.clone();
        for &(space, side) in &ends {
            let drawing = sketch.drawing(space);
            let mut meets: Vec<(Space, Side)> = Side::ALL
                .into_iter()
                .filter(|&other| drawing.strand_at(other) == drawing.strand_at(side))
                .map(|other| (space, other))
                .collect();
            if let Some(next) = layout.neighbour(space, side)
                && let Some(facing) = sketch.drawing(next).kind(side.opposite())
                && joins(drawing.kind(side).unwrap(), facing)
            {
                meets.push((next, side.opposite()));
            }
            let least = meets.iter().map(|end| label[end]).min().unwrap();
            for end in meets {
                label.insert(end, least);
            }
        }
        if label == before {
            break;
        }
    }
    let mut groups: BTreeMap<usize, BTreeSet<(Space, Side)>> = BTreeMap::new();
    for (end, label) in label {
        groups.entry(label).or_default().insert(end);
    }
    groups.into_values().collect()
}

/// The exits of each network that reaches any.
pub fn slow_networks(
    sketch: &Sketch,
    joins: impl Fn(Kind, Kind) -> bool,
    uses: impl Fn(Kind, Kind) -> bool,
) -> Vec<BTreeSet<usize>> {
    let exits = sketch.layout().exits();
    let reached = slow_groups(sketch, joins).into_iter().map(|group| {
        let used = |number: &usize| {
            let exit = &exits[*number];
            let kind = sketch.drawing(exit.space).kind(exit.side);
            group.contains(&(exit.space, exit.side))
                && kind.is_some_and(|kind| uses(kind, exit.kind))
        };
        (0..exits.len()).filter(used).collect::<BTreeSet<usize>>()
    });
    reached.filter(|exits| !exits.is_empty()).collect()
}

/// The strands of a board on which a line can run, what joins them, and whether one may end there.
pub struct Lines {
    space: Vec<Space>,
    open: Vec<bool>,
    edges: Vec<(usize, usize)>,
}

impl Lines {
    /// Those of the kinds that count, with further edges between strands far from each other.
    pub fn of(
        sketch: &Sketch,
        counts: impl Fn(Kind) -> bool,
        bridges: &[[(Space, Side); 2]],
    ) -> Lines {
        let layout = sketch.layout();
        let mut strands: Vec<(Space, Vec<Side>)> = Vec::new();
        for (space, cell) in sketch.drawn() {
            for strand in cell.drawing.strands() {
                let sides: Vec<Side> =
                    strand.ends().filter(|end| counts(end.1)).map(|end| end.0).collect();
                if !sides.is_empty() {
                    strands.push((space, sides));
                }
            }
        }
        let at = |space: Space, side: Side| {
            strands.iter().position(|(own, sides)| *own == space && sides.contains(&side))
        };
        let mut edges = Vec::new();
        let mut open = vec![false; strands.len()];
        for (number, (space, sides)) in strands.iter().enumerate() {
            for &side in sides {
                let there = layout.neighbour(*space, side).and_then(|n| at(n, side.opposite()));
                match there {
                    Some(other) if number < other => edges.push((number, other)),
                    Some(_) => {}
                    None => open[number] = true,
                }
            }
        }
        edges.extend(bridges.iter().filter_map(|[a, b]| at(a.0, a.1).zip(at(b.0, b.1))));
        Lines { space: strands.into_iter().map(|(space, _)| space).collect(), open, edges }
    }

    /// The longest line by trying all of them.
    pub fn longest(&self, once: bool) -> usize {
        let mut best = 0;
        for start in 0..self.space.len() {
            self.walk(&mut vec![start], &mut vec![false; self.edges.len()], once, &mut best);
        }
        best
    }

    fn walk(&self, line: &mut Vec<usize>, used: &mut Vec<bool>, once: bool, best: &mut usize) {
        let (first, last) = (line[0], line[line.len() - 1]);
        let ring = line.len() > 1 && first == last && !self.open[first];
        *best = (*best).max(line.len() - usize::from(ring));
        for (number, &(a, b)) in self.edges.iter().enumerate() {
            let next = match (a == last, b == last) {
                (true, _) => b,
                (_, true) => a,
                _ => continue,
            };
            let there = self.space[next];
            if used[number] || once && line.iter().any(|&own| self.space[own] == there) {
                continue;
            }
            used[number] = true;
            line.push(next);
            self.walk(line, used, once, best);
            line.pop();
            used[number] = false;
        }
    }
}
