//! What several tests share.
#![allow(dead_code)]

pub mod arbitrary;

use serde_json::Value;
use std::path::PathBuf;

/// A file of `tests/data`.
pub fn data(path: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "data", path].iter().collect()
}

/// The vectors of one file of `tests/data/vectors`.
pub fn vectors(name: &str) -> Vec<Value> {
    let text = std::fs::read_to_string(data(&format!("vectors/{name}.json"))).unwrap();
    let mut file: Value = serde_json::from_str(&text).unwrap();
    match file["vectors"].take() {
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
