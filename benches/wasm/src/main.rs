//! Scores the full games of `benches/sheet.rs`, all of them at each call of `main`; the first call only
//! reads them. `run.mjs` beside this builds it for WebAssembly and takes the time.

use inkspector::board::Sketch;
use inkspector::notation::Placements;
use inkspector::rules::{Edition, Ruleset};
use inkspector::score::Scorer;
use std::cell::RefCell;
use std::hint::black_box;

thread_local! {
    static GAMES: RefCell<Vec<Sketch>> = const { RefCell::new(Vec::new()) };
    static SCORER: RefCell<Scorer> = RefCell::default();
}

fn main() {
    GAMES.with_borrow_mut(|games| {
        if games.is_empty() {
            *games = read();
            return;
        }
        let rules = Ruleset::new(Edition::Challenge);
        SCORER.with_borrow_mut(|scorer| {
            for game in games.iter() {
                black_box(scorer.score(black_box(game), &rules));
            }
        });
    });
}

/// The same games as those of `benches/sheet.rs`.
fn read() -> Vec<Sketch> {
    let files = [
        include_str!("../../../tests/data/vectors/scores_lkamols_games.json"),
        include_str!("../../../tests/data/vectors/random_boards.json"),
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
