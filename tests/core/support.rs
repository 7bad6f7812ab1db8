//! The vectors, as several tests read them.

use serde_json::Value;

/// One file of `tests/data/vectors`.
pub fn vector_file(name: &str) -> Value {
    let path = format!("{}/tests/data/vectors/{name}.json", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    serde_json::from_str(&text).unwrap()
}

/// The vectors of one file.
pub fn vectors(name: &str) -> Vec<Value> {
    match vector_file(name)["vectors"].take() {
        Value::Array(vectors) => vectors,
        other => panic!("{name}: {other}"),
    }
}

/// The vector files that hold boards as placement strings, and the field they are in.
pub const BOARD_VECTORS: [(&str, &str); 9] = [
    ("scores_comp1110", "board"),
    ("scores_comp1110_students", "board"),
    ("scores_lkamols_games", "board"),
    ("scores_lkamols_positions", "board"),
    ("scores_davidxmoody_games", "board"),
    ("scores_davidxmoody_tests", "board"),
    ("scores_kolpage", "board"),
    ("scores_thomascodez", "board"),
    ("random_boards", "board"),
];

/// The README.
pub fn readme() -> String {
    std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/README.md")).unwrap()
}
