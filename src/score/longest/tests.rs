//! The shipped search against trying every line, on random boards and graphs.

use super::{Line, LineGraph, LineNode, LineRule, LineSearch, exhaustive};

/// A small generator, so that a failing case is found again from its number.
pub(super) struct Dice(u64);

impl Dice {
    pub(super) fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ 0x1234_5678_9abc_def1)
    }

    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % limit
    }

    fn percent(&mut self, chance: usize) -> bool {
        self.below(100) < chance
    }
}

/// A board of random shapes: `chances` in percent for a side to be drawn, for a space to be split
/// into two strands, and joins between any two nodes.
fn board(
    dice: &mut Dice,
    rows: usize,
    cols: usize,
    side: usize,
    split: usize,
    joins: usize,
) -> LineGraph {
    // For each space and side the strand, or nothing.
    let mut strands = vec![[None; 4]; rows * cols];
    let mut graph = LineGraph { cols: cols as u16, ..LineGraph::default() };
    for (space, sides) in strands.iter_mut().enumerate() {
        let drawn = [(); 4].map(|()| dice.percent(side));
        // Which strand a side belongs to: all to one, or two pairs in three ways.
        let pairs = if dice.percent(split) {
            [[0, 0, 1, 1], [0, 1, 1, 0], [0, 1, 0, 1]][dice.below(3)]
        } else {
            [0; 4]
        };
        for strand in 0..2 {
            if (0..4).any(|at| drawn[at] && pairs[at] == strand) {
                for at in 0..4 {
                    if drawn[at] && pairs[at] == strand {
                        sides[at] = Some(graph.nodes.len() as u16);
                    }
                }
                graph.nodes.push(LineNode { space: space as u16, stub: false });
            }
        }
    }
    for space in 0..rows * cols {
        let (row, col) = (space / cols, space % cols);
        let facing = [
            (row > 0).then(|| (space - cols, 2)),
            (col + 1 < cols).then(|| (space + 1, 3)),
            (row + 1 < rows).then(|| (space + cols, 0)),
            (col > 0).then(|| (space.wrapping_sub(1), 1)),
        ];
        for side in 0..4 {
            let Some(node) = strands[space][side] else { continue };
            match facing[side].and_then(|(other, back)| strands[other][back]) {
                Some(other) if side == 1 || side == 2 => graph.edges.push((node, other)),
                Some(_) => {}
                None => graph.nodes[node as usize].stub = true,
            }
        }
    }
    for _ in 0..joins {
        if !graph.nodes.is_empty() {
            let count = graph.nodes.len();
            graph.edges.push((dice.below(count) as u16, dice.below(count) as u16));
        }
    }
    graph
}

/// Why a line breaks its rule, if it does.
fn fault(graph: &LineGraph, rule: LineRule, line: &Line) -> Option<String> {
    let mut left = graph.edges.clone();
    let mut steps: Vec<(u16, u16)> = line.nodes.windows(2).map(|pair| (pair[0], pair[1])).collect();
    if line.closed {
        steps.push((*line.nodes.last()?, line.nodes[0]));
        let stub = line.nodes.iter().any(|&node| graph.nodes[node as usize].stub);
        if stub || rule == LineRule::Classic {
            return Some("closed where it need not".into());
        }
    } else if line.nodes.len() > 1 && line.nodes.first() == line.nodes.last() {
        // Both ends at one node: something must lead in and out there.
        let node = line.nodes[0];
        if !graph.nodes[node as usize].stub {
            return Some("a ring passes its start once".into());
        }
    }
    for (a, b) in steps {
        let Some(at) = left.iter().position(|&edge| edge == (a, b) || edge == (b, a)) else {
            return Some(format!("no edge left from {a} to {b}"));
        };
        left.remove(at);
    }
    if rule == LineRule::Classic {
        let mut spaces: Vec<u16> =
            line.nodes.iter().map(|&node| graph.nodes[node as usize].space).collect();
        spaces.sort_unstable();
        if spaces.windows(2).any(|pair| pair[0] == pair[1]) {
            return Some("a space twice".into());
        }
    }
    None
}

fn agree(search: &mut LineSearch, graph: &LineGraph) {
    for rule in [LineRule::Classic, LineRule::Challenge] {
        let line = search.longest(graph, rule);
        assert_eq!(fault(graph, rule, &line), None, "{rule:?} {line:?} {graph:?}");
        assert!(line.proven(), "{rule:?} {graph:?}");
        let expected = exhaustive::longest(graph, rule);
        assert_eq!(line.points(), expected.points(), "{rule:?} {line:?} {expected:?} {graph:?}");
    }
}

#[test]
fn empty_and_lone() {
    let mut search = LineSearch::new();
    let mut graph = LineGraph { cols: 7, ..LineGraph::default() };
    for rule in [LineRule::Classic, LineRule::Challenge] {
        assert_eq!(search.longest(&graph, rule).points(), 0);
    }
    graph.nodes.push(LineNode { space: 3, stub: true });
    graph.nodes.push(LineNode { space: 5, stub: false });
    agree(&mut search, &graph);
    for rule in [LineRule::Classic, LineRule::Challenge] {
        assert_eq!(search.longest(&graph, rule).nodes, [0]);
    }
    graph.edges = vec![(1, 1)];
    agree(&mut search, &graph);
    graph.edges = vec![(0, 0), (0, 0)];
    agree(&mut search, &graph);
    assert_eq!(search.longest(&graph, LineRule::Challenge).points(), 3);
}

#[test]
fn small_boards() {
    let mut search = LineSearch::new();
    for seed in 0..60000 {
        let mut dice = Dice::new(seed);
        let (rows, cols) = (1 + dice.below(3), 1 + dice.below(4));
        let (side, split) = (40 + dice.below(61), dice.below(4) * 25);
        let graph = board(&mut dice, rows, cols, side, split, 0);
        agree(&mut search, &graph);
    }
}

#[test]
fn small_graphs_with_joins() {
    let mut search = LineSearch::new();
    for seed in 0..60000 {
        let mut dice = Dice::new(seed + 1_000_000);
        let (rows, cols) = (1 + dice.below(3), 1 + dice.below(3));
        let (side, split, joins) = (20 + dice.below(71), dice.below(4) * 20, dice.below(5));
        let graph = board(&mut dice, rows, cols, side, split, joins);
        agree(&mut search, &graph);
    }
}

#[test]
fn middling_boards() {
    let mut search = LineSearch::new();
    for seed in 0..20000 {
        let mut dice = Dice::new(seed + 2_000_000);
        let (rows, cols) = (3 + dice.below(3), 3 + dice.below(3));
        let (side, split, joins) = (40 + dice.below(36), dice.below(4) * 20, dice.below(3));
        let graph = board(&mut dice, rows, cols, side, split, joins);
        agree(&mut search, &graph);
    }
}
