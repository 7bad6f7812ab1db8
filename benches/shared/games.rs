//! What sheets are timed on, natively and as WebAssembly.

use inkspector::board::Sketch;
use inkspector::notation::Placements;

/// Full 7x7 games of the public vectors: 275 by an optimiser and 261 random ones.
pub fn games() -> Vec<Sketch> {
    let files = [
        include_str!("../../tests/data/vectors/scores_lkamols_games.json"),
        include_str!("../../tests/data/vectors/random_boards.json"),
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
