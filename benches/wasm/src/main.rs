//! Scores the full games of `benches/sheet.rs`, all of them at each call of `main`; the first call only
//! reads them. `run.mjs` beside this builds it for WebAssembly and takes the time.

#[path = "../../shared/games.rs"]
mod games;

use inkspector::board::Sketch;
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
            *games = games::games();
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
