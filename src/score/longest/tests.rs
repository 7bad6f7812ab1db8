//! The shipped search against trying every line, on random boards and graphs.

use super::boards::{Board, Dice};
use super::{Line, LineGraph, LineNode, LineRule, LineSearch, exhaustive, longest};
use proptest::prelude::*;

/// A random board with joins between any two nodes.
fn board(
    dice: &mut Dice,
    rows: usize,
    cols: usize,
    side: usize,
    split: usize,
    joins: usize,
) -> LineGraph {
    let mut graph = Board::random(rows, cols, side, split, dice).lines(b'h');
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
    for seed in 0..20000 {
        let mut dice = Dice::new(seed);
        let (rows, cols) = (1 + dice.below(3), 1 + dice.below(4));
        let (side, split) = (40 + dice.below(61), dice.below(4) * 25);
        let graph = board(&mut dice, rows, cols, side, split, 0);
        agree(&mut search, &graph);
    }
}

#[test]
fn forests_give_the_line_that_the_search_for_rings_finds() {
    let (mut search, mut forests) = (LineSearch::new(), 0);
    for seed in 0..6000 {
        let mut dice = Dice::new(seed + 4_000_000);
        let (rows, cols) = (1 + dice.below(6), 1 + dice.below(6));
        let (side, split) = (25 + dice.below(30), dice.below(4) * 25);
        let graph = board(&mut dice, rows, cols, side, split, 0);
        for rule in [LineRule::Classic, LineRule::Challenge] {
            let line = search.longest(&graph, rule);
            if search.is_ringless() && !graph.nodes.is_empty() {
                assert_eq!(line, search.among_rings(&graph, rule), "{rule:?} {graph:?}");
                forests += usize::from(line.points() > 4);
            }
        }
    }
    assert!(forests > 400, "too few lines worth a look: {forests}");
}

#[test]
fn small_graphs_with_joins() {
    let mut search = LineSearch::new();
    for seed in 0..20000 {
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
    for seed in 0..4000 {
        let mut dice = Dice::new(seed + 2_000_000);
        let (rows, cols) = (3 + dice.below(3), 3 + dice.below(3));
        let (side, split, joins) = (40 + dice.below(36), dice.below(4) * 20, dice.below(3));
        let graph = board(&mut dice, rows, cols, side, split, joins);
        agree(&mut search, &graph);
    }
}

#[test]
fn finished_games() {
    let mut search = LineSearch::new();
    for seed in 0..500 {
        for graph in Board::game(7, 7, 31, seed).both() {
            agree(&mut search, &graph);
        }
    }
}

#[test]
fn hard_boards_small_enough_to_try_everything() {
    let mut search = LineSearch::new();
    for seed in 0..6 {
        for (_, board) in Board::worst(3, 4, seed).into_iter().chain(Board::worst(4, 3, seed)) {
            agree(&mut search, &board.lines(b'h'));
        }
    }
}

#[test]
fn boards_of_crossings() {
    // A square of n x n crossings can be walked space by space. For a Challenge line the n - 2 odd
    // spaces along each edge are paired up, which costs an edge a pair; for odd n one of each
    // edge is left over: two of them become ends, two meet around a corner.
    let mut search = LineSearch::new();
    for size in 3..=9 {
        let board = Board::fill(size, size, |_, _| vec![*b"hhhh"]).lines(b'h');
        let edges = 2 * size * (size - 1);
        let paired = match size % 2 {
            0 => 4 * ((size - 2) / 2) - 1,
            _ => 4 * ((size - 3) / 2) + 2,
        };
        for (rule, expected) in
            [(LineRule::Classic, size * size), (LineRule::Challenge, edges - paired + 1)]
        {
            let line = search.longest(&board, rule);
            assert_eq!(fault(&board, rule, &line), None);
            assert_eq!((line.points(), line.proven()), (expected, true), "{size} {rule:?}");
        }
    }
}

/// The same graph with its nodes in another order, edges turned round and shuffled.
fn shuffled(graph: &LineGraph, dice: &mut Dice) -> LineGraph {
    let count = graph.nodes.len();
    let mut order: Vec<usize> = (0..count).collect();
    for at in (1..count).rev() {
        order.swap(at, dice.below(at + 1));
    }
    let mut other = graph.clone();
    for (from, &to) in order.iter().enumerate() {
        other.nodes[to] = graph.nodes[from];
    }
    for (a, b) in &mut other.edges {
        (*a, *b) = (order[*b as usize] as u16, order[*a as usize] as u16);
    }
    for at in (1..other.edges.len()).rev() {
        other.edges.swap(at, dice.below(at + 1));
    }
    other
}

/// Too large for trying everything: only what must hold can be asked.
fn large_board() -> impl Strategy<Value = (Board, Dice)> {
    (any::<u64>(), 3usize..=8, 3usize..=8, 50usize..=100, 0usize..=60).prop_map(
        |(seed, rows, cols, sides, split)| {
            let mut dice = Dice::new(seed);
            (Board::random(rows, cols, sides, split, &mut dice), dice)
        },
    )
}

fn points(graph: &LineGraph, rule: LineRule) -> usize {
    let line = longest(graph, rule);
    assert_eq!(fault(graph, rule, &line), None, "{rule:?} {graph:?}");
    assert!(line.proven());
    line.points()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn challenge_is_at_least_classic((board, _) in large_board()) {
        let graph = board.lines(b'h');
        prop_assert!(points(&graph, LineRule::Classic) <= points(&graph, LineRule::Challenge));
    }

    #[test]
    fn order_turning_and_mirroring_change_nothing((mut board, mut dice) in large_board()) {
        let graph = board.lines(b'h');
        let other = shuffled(&graph, &mut dice);
        // Half a turn, then north and south swapped: left and right mirrored.
        board.cells.reverse();
        for strand in board.cells.iter_mut().flatten() {
            strand.rotate_right(2);
        }
        let turned = board.lines(b'h');
        board.cells = (0..board.rows).rev()
            .flat_map(|row| board.cells[row * board.cols..][..board.cols].to_vec())
            .collect();
        for strand in board.cells.iter_mut().flatten() {
            strand.swap(0, 2);
        }
        let mirrored = board.lines(b'h');
        for rule in [LineRule::Classic, LineRule::Challenge] {
            let expected = points(&graph, rule);
            prop_assert_eq!(points(&other, rule), expected);
            prop_assert_eq!(points(&turned, rule), expected);
            prop_assert_eq!(points(&mirrored, rule), expected);
        }
    }

    #[test]
    fn an_edge_more_never_shortens((board, mut dice) in large_board()) {
        let mut graph = board.lines(b'h');
        for rule in [LineRule::Classic, LineRule::Challenge] {
            let before = points(&graph, rule);
            if graph.nodes.is_empty() {
                continue;
            }
            let count = graph.nodes.len();
            graph.edges.push((dice.below(count) as u16, dice.below(count) as u16));
            prop_assert!(before <= points(&graph, rule));
        }
    }

    #[test]
    fn the_same_line_again((board, _) in large_board(), (between, _) in large_board()) {
        let graph = board.lines(b'h');
        let mut search = LineSearch::new();
        for rule in [LineRule::Classic, LineRule::Challenge] {
            let first = search.longest(&graph, rule);
            search.longest(&between.lines(b'h'), rule);
            prop_assert_eq!(&search.longest(&graph, rule), &first);
            prop_assert_eq!(longest(&graph, rule), first);
        }
    }
}

/// Lines of boards taken for wide ones: walks, windows and bounds must be right there too.
#[test]
fn walks_and_bounds_hold_on_small_boards() {
    let mut wide = LineSearch::with(0, 40_000);
    for seed in 0..1500 {
        let mut dice = Dice::new(seed + 3_000_000);
        let (rows, cols) = (3 + dice.below(2), 3 + dice.below(2));
        let (side, split, joins) = (60 + dice.below(31), dice.below(4) * 25, dice.below(3));
        let graph = board(&mut dice, rows, cols, side, split, joins);
        agree(&mut wide, &graph);
    }
}

#[test]
fn threads_meet_themselves() {
    let mut wide = LineSearch::with(0, 40_000);
    for seed in 0..400 {
        let mut dice = Dice::new(seed);
        let (rows, cols) = (2 + dice.below(5), 2 + dice.below(5));
        let board = Board::fill(rows, cols, |_, _| {
            if dice.percent(50) { vec![*b"hh..", *b"..hh"] } else { vec![*b"h..h", *b".hh."] }
        });
        agree(&mut wide, &board.lines(b'h'));
    }
}

/// Rows of double curves, a bit a space: which way they bend.
fn double_curves(rows: &[u32]) -> LineGraph {
    let size = rows.len();
    let bends = |row: usize, col: usize| rows[row] >> (size - 1 - col) & 1 == 1;
    let board = Board::fill(size, size, |row, col| {
        if bends(row, col) { vec![*b"hh..", *b"..hh"] } else { vec![*b"h..h", *b".hh."] }
    });
    board.lines(b'h')
}

#[test]
fn double_curves_of_large_boards() {
    let curves = [
        0xddac3687, 0x7a0cb396, 0x979d40a2, 0x33db9650, 0xf132a317, 0xec0b8a36, 0x817ebf54,
        0x8b1353c3, 0x07783355, 0xa29c2185, 0xe4f752fa, 0x43b02389, 0x13026cbd, 0x08e7eadd,
        0x719731bc, 0x98d75836, 0x06a4ec1d, 0x0d7ab305, 0xe7f67b38, 0xc1dfebc2, 0xe4bc276b,
        0x56aa45ee, 0xa5280747, 0xa120f630, 0x8b69a934, 0x6b4c8a37, 0xf7a3547d, 0x064488ac,
        0x80d8c601, 0xa98a1b19, 0xa2eb4111, 0x6dbd2d4c,
    ];
    let line = longest(&double_curves(&curves), LineRule::Classic);
    assert_eq!((line.points(), line.at_most), (32, 32));
    let curves = [
        0x675bcf, 0x86671b, 0xa69310, 0x8528f0, 0x9a65c6, 0xcd0589, 0x860520, 0x3eef0b, 0x668291,
        0x3d3c61, 0x7ea2ed, 0x91a36c, 0x20390e, 0xc7f619, 0x48a82c, 0xb3d903, 0x8d157c, 0x6dd181,
        0xd39894, 0x22094d, 0x6abffe, 0x13ae7c, 0x25b755, 0x87f11b,
    ];
    let line = longest(&double_curves(&curves), LineRule::Classic);
    assert_eq!((line.points(), line.at_most), (30, 30));
}

/// The longest of many walks that go where there are fewest ways on, or anywhere.
fn slow_walks(graph: &LineGraph, rule: LineRule, walks: usize, dice: &mut Dice) -> usize {
    let mut around = vec![Vec::new(); graph.nodes.len()];
    for (edge, &(a, b)) in graph.edges.iter().enumerate() {
        around[a as usize].push((edge, b as usize));
        around[b as usize].push((edge, a as usize));
    }
    let space = |node: usize| graph.nodes[node].space as usize;
    let spaces = graph.nodes.iter().map(|node| node.space as usize + 1).max().unwrap_or(0);
    let mut most = 0;
    for _ in 0..walks {
        let (mut edges, mut seen) = (vec![false; graph.edges.len()], vec![false; spaces]);
        let mut node = dice.below(graph.nodes.len());
        let careful = dice.percent(70);
        let mut passes = 1;
        seen[space(node)] = true;
        loop {
            let open = |&(edge, to): &(usize, usize)| match rule {
                LineRule::Classic => !seen[space(to)],
                LineRule::Challenge => !edges[edge],
            };
            let ways: Vec<_> = around[node].iter().copied().filter(open).collect();
            let on = |&(_, to): &(usize, usize)| around[to].iter().filter(|way| open(way)).count();
            let least = ways.iter().map(on).min().unwrap_or(0);
            let best: Vec<_> =
                ways.iter().filter(|way| !careful || on(way) == least).copied().collect();
            if best.is_empty() {
                break;
            }
            let (edge, to) = best[dice.below(best.len())];
            edges[edge] = true;
            seen[space(to)] = true;
            (node, passes) = (to, passes + 1);
        }
        most = most.max(passes);
    }
    most
}

#[test]
fn no_walk_is_longer() {
    let mut search = LineSearch::with(12, 2_000_000);
    let boards = Board::worst(20, 20, 7).into_iter().chain(Board::worst(27, 27, 8)).step_by(3);
    for (name, board) in boards {
        let graph = board.lines(b'h');
        for rule in [LineRule::Classic, LineRule::Challenge] {
            let line = search.longest(&graph, rule);
            assert_eq!(fault(&graph, rule, &line), None, "{name} {rule:?}");
            assert!(line.at_most >= line.points());
            let walked = slow_walks(&graph, rule, 1000, &mut Dice::new(1));
            assert!(walked <= line.points(), "{name} {rule:?}: {walked} {}", line.points());
        }
    }
}
