//! Time of a whole sheet, evidence and both longest-route rulings included, on full games.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use inkspector::board::notation::Placements;
use inkspector::board::{Drawing, Mark, Place, Side, Sketch};
use inkspector::expansion::{EXPANSIONS, Expansion, MarkAt};
use inkspector::rules::{Edition, Ruleset};
use inkspector::score::Scorer;
use std::hint::black_box;

/// Full 7x7 games of the public vectors: 275 by an optimiser and 261 random ones.
fn games() -> Vec<Sketch> {
    let files = [
        include_str!("../tests/data/vectors/scores_lkamols_games.json"),
        include_str!("../tests/data/vectors/random_boards.json"),
    ];
    let mut games = Vec::new();
    for file in files {
        let data: serde_json::Value = serde_json::from_str(file).expect("valid JSON");
        for vector in data["vectors"].as_array().expect("vectors") {
            let board = vector["board"].as_str().expect("a board");
            games.push(board.parse::<Placements>().expect("placements").sketch());
        }
    }
    games
}

fn sheet(criterion: &mut Criterion) {
    let games = games();
    let mut group = criterion.benchmark_group("sheet");
    group.throughput(Throughput::Elements(games.len() as u64));
    for edition in Edition::ALL {
        let ruleset = Ruleset::new(edition);
        let mut scorer = Scorer::default();
        group.bench_function(format!("full 7x7 games, {edition} rules"), |bench| {
            bench.iter(|| {
                for game in &games {
                    black_box(scorer.score(black_box(game), &ruleset));
                }
            });
        });
    }
    group.finish();
}

/// Full games with some thirty marks of one expansion strewn over them, its rulings included.
fn expansions(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("sheet with an expansion");
    for &expansion in EXPANSIONS {
        let games: Vec<Sketch> =
            games().into_iter().step_by(8).map(|game| strewn(game, expansion)).collect();
        let mut ruleset = Ruleset::new(Edition::Challenge);
        ruleset.expansions = vec![expansion];
        let mut scorer = Scorer::default();
        group.throughput(Throughput::Elements(games.len() as u64));
        group.bench_function(expansion.id(), |bench| {
            bench.iter(|| {
                for game in &games {
                    black_box(scorer.score(black_box(game), &ruleset));
                }
            });
        });
    }
    group.finish();
}

/// Draws faces of an expansion at fixed places, as many as its dice give.
fn strewn(mut game: Sketch, expansion: &'static dyn Expansion) -> Sketch {
    let layout = game.layout().clone();
    for number in 0..12 {
        let space = layout.space(number * 29 % layout.area());
        let faces: Vec<_> = expansion.drawings(space).collect();
        if let Some((_, laid)) = faces.get(number * 7 % faces.len().max(1)) {
            if !laid.drawing.is_empty() {
                game.draw(space, laid.drawing);
            }
            for (mark, amount) in &laid.marks {
                game.set_mark(mark.clone(), *amount);
            }
        } else {
            // No face draws in a space: marks where they belong, in place of what was there.
            for spec in expansion.marks() {
                let at = match spec.at {
                    MarkAt::Space => Place::Space(space),
                    MarkAt::Side | MarkAt::Line => Place::Side(space, Side::from_index(number)),
                    MarkAt::Corner => Place::Corner(space.row, space.col),
                };
                if spec.at == MarkAt::Space && number < 6 {
                    game.draw(space, Drawing::EMPTY);
                }
                game.set_mark(Mark { word: spec.word.into(), at }, 1);
            }
        }
    }
    game
}

criterion_group!(benches, sheet, expansions);
criterion_main!(benches);
