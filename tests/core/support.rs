//! The vectors, as several tests read them, and what else tests of several rungs share.

use inkspector::game::{FindingKind, Random, roll_expansion};
use inkspector::rules::contract::{Expansion, Shown};
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

/// How many kinds of findings there are.
pub const FINDINGS: usize = 39;

/// A number for each kind of finding, from 0. A new kind does not compile until it has one; then it
/// lacks a board and a text until the tests of these have a sample.
pub fn finding_number(kind: &FindingKind) -> usize {
    match kind {
        FindingKind::Issue(_) => 0,
        FindingKind::NotRolled { .. } => 1,
        FindingKind::FaceNotRolled { .. } => 2,
        FindingKind::NoRoll { .. } => 3,
        FindingKind::Undrawn { .. } => 4,
        FindingKind::UndrawnWhatever { .. } => 5,
        FindingKind::Unplaceable { .. } => 6,
        FindingKind::Unconnected => 7,
        FindingKind::Specials { .. } => 8,
        FindingKind::Timing => 9,
        FindingKind::NotMarkedOff(_) => 10,
        FindingKind::OnlyMarkedOff(_) => 11,
        FindingKind::Spent { .. } => 12,
        FindingKind::MarkedOff { .. } => 13,
        FindingKind::NoNumbers => 14,
        FindingKind::Numbers(_) => 15,
        FindingKind::NumbersMissing => 16,
        FindingKind::NotPlayed { .. } => 17,
        FindingKind::Expansions(_) => 18,
        FindingKind::BadRoll { .. } => 19,
        FindingKind::Track { .. } => 20,
        FindingKind::Pool { .. } => 21,
        FindingKind::GoalDeclared { .. } => 22,
        FindingKind::Research { .. } => 23,
        FindingKind::NoCommonRoll { .. } => 24,
        FindingKind::NoBoard => 25,
        FindingKind::NoSuchRound { .. } => 26,
        FindingKind::UnusedDice { .. } => 27,
        FindingKind::NotSolo { .. } => 28,
        FindingKind::DraftOnly(_) => 29,
        FindingKind::GoalNotInPlay { .. } => 30,
        FindingKind::OnLayer { .. } => 31,
        FindingKind::Missing { .. } => 32,
        FindingKind::Ignored { .. } => 33,
        FindingKind::Counted { .. } => 34,
        FindingKind::Leaves(_) => 35,
        FindingKind::Unshown(_) => 36,
        FindingKind::NoGoals => 37,
        FindingKind::Miscounted { .. } => 38,
    }
}

/// Faces of an expansion's dice by their words.
pub fn shown<'a>(
    expansion: &'static dyn Expansion,
    words: impl IntoIterator<Item = &'a str>,
) -> Vec<Shown> {
    let face = |word| expansion.shown(word).unwrap_or_else(|| panic!("no face {word}"));
    words.into_iter().map(face).collect()
}

/// Rolls the dice of an expansion once; the words of the faces.
pub fn roll_words(expansion: &'static dyn Expansion, random: &mut Random) -> Vec<&'static str> {
    roll_expansion(expansion, random).iter().map(|shown| shown.face.id).collect()
}
