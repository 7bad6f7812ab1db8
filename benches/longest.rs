//! How long the search for longest lines takes: on finished games, and on boards made to be hard.
//!
//! `cargo bench --no-default-features --bench longest` prints tables (times of single boards, how
//! they grow with the size, and the ratio to trying every line), then runs criterion. With
//! `-- --tables` it stops after the tables.

// The boards and the slow search are shared with the unit tests.
#[path = "../src/score/longest/boards.rs"]
mod boards;
#[path = "../src/score/longest/exhaustive.rs"]
mod exhaustive;

use boards::Board;
use criterion::Criterion;
use inkspector::board::{Contact, Graph};
use inkspector::board::{Kind, Side};
use inkspector::notation::Placements;
use inkspector::score::longest::{Line, LineGraph, LineNode, LineRule, LineSearch};
use std::hint::black_box;
use std::time::{Duration, Instant};

const RULES: [LineRule; 2] = [LineRule::Classic, LineRule::Challenge];

/// Highway and railway lines of full 7x7 games that people's programs played.
fn played_games() -> Vec<LineGraph> {
    let file = include_str!("../tests/data/vectors/scores_lkamols_games.json");
    let data: serde_json::Value = serde_json::from_str(file).expect("valid JSON");
    let mut lines = Vec::new();
    for vector in data["vectors"].as_array().expect("vectors") {
        let board = vector["board"].as_str().expect("a board");
        let graph = Graph::new(&board.parse::<Placements>().expect("placements").sketch());
        lines.extend([Kind::Highway, Kind::Railway].map(|kind| lines_of(&graph, kind)));
    }
    lines
}

/// The lines of one kind on a classic board.
fn lines_of(graph: &Graph, kind: Kind) -> LineGraph {
    let mut lines = LineGraph { cols: 7, ..LineGraph::default() };
    let mut numbers = vec![0; graph.nodes().len()];
    for (id, node) in graph.nodes().iter().enumerate().filter(|(_, node)| node.strand.shows(kind)) {
        numbers[id] = lines.nodes.len() as u16;
        let space = u16::from(node.space.row) * 7 + u16::from(node.space.col);
        let mut own = node.strand.ends().filter(|&(_, shown)| shown == kind);
        let stub = own.any(|(side, _)| !matches!(node.contact(side), Contact::Link(_)));
        lines.nodes.push(LineNode { space, stub });
    }
    for (id, node) in graph.nodes().iter().enumerate() {
        for side in [Side::East, Side::South] {
            if let Contact::Link(other) = node.contact(side)
                && node.strand.kind(side) == Some(kind)
            {
                lines.edges.push((numbers[id], numbers[usize::from(other)]));
            }
        }
    }
    lines
}

/// The best of a few runs (one for slow boards), and the line.
fn time(search: &mut LineSearch, graph: &LineGraph, rule: LineRule) -> (Duration, Line) {
    let line = search.longest(graph, rule);
    let mut best = Duration::MAX;
    let started = Instant::now();
    for _ in 0..5 {
        let start = Instant::now();
        black_box(search.longest(black_box(graph), rule));
        best = best.min(start.elapsed());
        if started.elapsed() > Duration::from_millis(100) {
            break;
        }
    }
    (best, line)
}

fn game_sets() -> Vec<(String, Vec<LineGraph>)> {
    let mut sets = vec![("7x7 full games played by a program".to_owned(), played_games())];
    for (size, spaces) in [(7, 31), (9, 55), (11, 90), (11, 121)] {
        let games = (0..300).flat_map(|seed| Board::game(size, size, spaces, seed).both());
        sets.push((format!("{size}x{size} random games, {spaces} spaces"), games.collect()));
    }
    sets
}

fn print_games(search: &mut LineSearch) {
    println!("Longest line of one kind, one ruling; both kinds of each game");
    for (name, graphs) in game_sets() {
        for rule in RULES {
            let mut times: Vec<_> =
                graphs.iter().map(|graph| time(search, graph, rule).0).collect();
            times.sort();
            let at = |percent: usize| times[(times.len() - 1) * percent / 100];
            println!(
                "  {name}, {rule:?}: median {:?}, 90 % {:?}, slowest of {} {:?}",
                at(50),
                at(90),
                times.len(),
                at(100)
            );
        }
    }
}

fn print_worst(search: &mut LineSearch) {
    const SEEDS: u64 = 5;
    println!("Boards made to be hard: slowest of {SEEDS} of each kind");
    for size in [7, 9, 11] {
        let mut rows: Vec<(String, [Duration; 2], bool)> = Vec::new();
        for seed in 0..SEEDS {
            for (index, (name, board)) in Board::worst(size, size, seed).into_iter().enumerate() {
                let graph = board.lines(b'h');
                if rows.len() <= index {
                    rows.push((name, [Duration::ZERO; 2], true));
                }
                for (at, rule) in RULES.into_iter().enumerate() {
                    let (took, line) = time(search, &graph, rule);
                    rows[index].1[at] = rows[index].1[at].max(took);
                    rows[index].2 &= line.proven();
                }
            }
        }
        for (name, [classic, challenge], proven) in rows {
            let proven = if proven { "" } else { " NOT ALL PROVEN" };
            println!(
                "  {size}x{size} {name}: classic {classic:?}, Challenge {challenge:?}{proven}"
            );
        }
    }
}

/// Walks from many starts to wherever fewest ways lead on, by chance where several do, and goes on at
/// the other end where it is stuck; the most points of such a line. What anybody would try first.
fn greedy(graph: &LineGraph, rule: LineRule, restarts: usize) -> usize {
    let mut around = vec![Vec::new(); graph.nodes.len()];
    for (edge, &(a, b)) in graph.edges.iter().enumerate() {
        around[usize::from(a)].push((edge, usize::from(b)));
        around[usize::from(b)].push((edge, usize::from(a)));
    }
    let spaces = graph.nodes.iter().map(|node| usize::from(node.space) + 1).max().unwrap_or(0);
    let space = |node: usize| usize::from(graph.nodes[node].space);
    let mut dice = boards::Dice::new(7);
    let mut best = 0;
    for _ in 0..restarts {
        let start = dice.below(graph.nodes.len());
        let (mut edges, mut taken) = (vec![false; graph.edges.len()], vec![false; spaces]);
        taken[space(start)] = true;
        let (mut ends, mut points) = ([start, start], 1);
        for side in [0, 1] {
            loop {
                let free = |node: usize, edges: &[bool], taken: &[bool]| -> Vec<(usize, usize)> {
                    let ways = around[node].iter().copied();
                    let may = |&(edge, to): &(usize, usize)| {
                        !edges[edge] && (rule == LineRule::Challenge || !taken[space(to)])
                    };
                    ways.filter(may).collect()
                };
                let ways = free(ends[side], &edges, &taken);
                let way = ways
                    .into_iter()
                    .min_by_key(|&(_, to)| (free(to, &edges, &taken).len(), dice.below(1 << 16)));
                let Some((edge, to)) = way else { break };
                edges[edge] = true;
                taken[space(to)] = true;
                ends[side] = to;
                points += 1;
            }
        }
        // A ring passes the space it began in once.
        let closed = points > 1 && ends[0] == ends[1] && !graph.nodes[ends[0]].stub;
        best = best.max(points - usize::from(closed));
    }
    best
}

/// How many lines of boards wider than any printed one are proven, and how far the others may be off.
fn print_wide(search: &mut LineSearch) {
    println!("Boards wider than any printed one: lines proven, of both rulings");
    for (size, seeds) in [(16, 3), (20, 3), (32, 1)] {
        let (mut proven, mut all, mut slowest, mut longer) = (0, 0, Duration::ZERO, 0);
        let mut open = Vec::new();
        for seed in 0..seeds {
            for (name, board) in Board::worst(size, size, seed) {
                let graph = board.lines(b'h');
                for rule in RULES {
                    let start = Instant::now();
                    let line = search.longest(&graph, rule);
                    slowest = slowest.max(start.elapsed());
                    all += 1;
                    proven += usize::from(line.proven());
                    let walked = greedy(&graph, rule, 1000);
                    assert!(walked <= line.points(), "{size} {name} {rule:?}: {walked} walked");
                    longer += usize::from(walked < line.points());
                    if !line.proven() {
                        let (points, most) = (line.points(), line.at_most);
                        open.push(format!("{name}, {rule:?}: {points} of at most {most}"));
                    }
                }
            }
        }
        println!("  {size}x{size}: {proven} of {all}, slowest {slowest:?}");
        println!("    none is shorter than what 1000 greedy walks find, {longer} are longer");
        for line in open {
            println!("    {line}");
        }
    }
}

fn print_ratio(search: &mut LineSearch) {
    println!("Trying every line instead");
    let games = played_games();
    let some = &games[..games.len().min(200)];
    let boards: Vec<LineGraph> = (0..4)
        .map(|seed| Board::random(4, 4, 92, 0, &mut boards::Dice::new(seed)).lines(b'h'))
        .collect();
    for (name, graphs) in
        [("7x7 full games", some), ("4x4 boards nearly all crossings", &boards[..])]
    {
        for rule in RULES {
            let start = Instant::now();
            let slow: Vec<_> =
                graphs.iter().map(|graph| exhaustive::longest(graph, rule).points()).collect();
            let slow_time = start.elapsed();
            let start = Instant::now();
            let fast: Vec<_> =
                graphs.iter().map(|graph| search.longest(graph, rule).points()).collect();
            let fast_time = start.elapsed();
            assert_eq!(slow, fast, "both must find the same lengths");
            println!(
                "  {name}, {rule:?}: {:?} instead of {:?}, {:.0} times as long",
                slow_time / graphs.len() as u32,
                fast_time / graphs.len() as u32,
                slow_time.as_secs_f64() / fast_time.as_secs_f64()
            );
        }
    }
}

fn measure(criterion: &mut Criterion) {
    let mut search = LineSearch::new();
    let mut group = criterion.benchmark_group("longest lines of games");
    for (name, graphs) in game_sets() {
        group.throughput(criterion::Throughput::Elements(graphs.len() as u64));
        for rule in RULES {
            group.bench_function(format!("{name}, {rule:?}"), |bench| {
                bench.iter(|| {
                    for graph in &graphs {
                        black_box(search.longest(black_box(graph), rule));
                    }
                });
            });
        }
    }
    group.finish();
    let mut group = criterion.benchmark_group("longest lines of hard boards");
    group.sample_size(10);
    for size in [7, 9, 11] {
        let crossings = Board::fill(size, size, |_, _| vec![*b"hhhh"]).lines(b'h');
        for rule in RULES {
            group.bench_function(format!("{size}x{size} crossings, {rule:?}"), |bench| {
                bench.iter(|| search.longest(black_box(&crossings), rule));
            });
        }
    }
    group.finish();
}

fn main() {
    let mut search = LineSearch::new();
    print_games(&mut search);
    print_worst(&mut search);
    print_wide(&mut search);
    print_ratio(&mut search);
    if std::env::args().any(|argument| argument == "--tables") {
        return;
    }
    let mut criterion = Criterion::default().configure_from_args();
    measure(&mut criterion);
    criterion.final_summary();
}
