//! Time of a whole sheet, evidence and both longest-route rulings included, on full games.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use inkspector::board::Sketch;
use inkspector::board::notation::Placements;
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

criterion_group!(benches, sheet);
criterion_main!(benches);
