//! Steps that dice of expansions ask for: `resolve`.

use super::{inkspector, out};
use inkspector::notation::BoardFile;
use serde_json::Value;

const METEOR: &str = "samples/expansions/meteor-six-routes.board";

#[test]
fn choices_are_listed() {
    // From the dot at B2 two to the right lies B4.
    let output = inkspector(&["resolve", METEOR, "--roll", "right,2"]);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert!(out(&output).contains("1  right 2: the meteor hits B4 and leaves a crater"));
    assert!(out(&output).contains("2  mark a special route as used"));
    let output = inkspector(&["resolve", METEOR, "--roll", "any,2", "--json"]);
    let json: Value = serde_json::from_str(out(&output)).expect("JSON");
    assert_eq!(json["choices"].as_array().map(Vec::len), Some(5));
    assert_eq!(json["choices"][1]["path"], serde_json::json!(["B3", "B4"]));
    assert_eq!(json["choices"][1]["moment"], "before");
}

#[test]
fn a_choice_is_carried_out() {
    // Up from B2: one to the edge, then back down to B2, a crater, and on to C2.
    let output = inkspector(&["resolve", METEOR, "--roll", "up,2", "--take", "1"]);
    let file = BoardFile::read(out(&output)).expect("a board");
    let crater = inkspector::board::Mark {
        word: "crater".into(),
        at: inkspector::board::Place::Space("C2".parse().expect("a space")),
    };
    assert_eq!(file.sketch.amount(&crater), 1);
}

#[test]
fn unknown_faces_are_told() {
    let output = inkspector(&["resolve", METEOR, "--roll", "sideways"]);
    assert_eq!(output.status.code(), Some(2));
    let error = std::str::from_utf8(&output.stderr).expect("text");
    assert!(error.contains("no die of its expansions shows “sideways”"), "{error}");
    assert!(error.contains("direction: up, "), "{error}");
}

/// A roll is a face of each die: half of one, or more of it, resolves nothing.
#[test]
fn rolls_are_whole() {
    for (roll, what) in [
        ("up", "takes a face of each of 2 dice"),
        ("2", "takes a face of each of 2 dice"),
        ("up,left,2", "do not show all that together"),
        ("up,2,3", "do not show all that together"),
    ] {
        let output = inkspector(&["resolve", METEOR, "--roll", roll]);
        assert_eq!(output.status.code(), Some(2), "{roll}: {}", out(&output));
        let error = std::str::from_utf8(&output.stderr).expect("text");
        assert!(error.contains(what) && error.contains("distance: "), "{roll}: {error}");
    }
}

/// A board has no place for a special route that was used up, so that it is said.
#[test]
fn a_special_route_is_spent() {
    let output = inkspector(&["resolve", METEOR, "--roll", "right,2", "--take", "2"]);
    assert_eq!(output.status.code(), Some(0));
    let error = std::str::from_utf8(&output.stderr).expect("text");
    assert!(error.contains("mark the route off on the sheet"), "{error}");
    assert!(out(&output).contains("# a special route is used up"), "{}", out(&output));
    BoardFile::read(out(&output)).expect("a board");
    let output = inkspector(&["resolve", METEOR, "--roll", "right,2", "--take", "3"]);
    assert_eq!(output.status.code(), Some(2));
    let error = std::str::from_utf8(&output.stderr).expect("text");
    assert!(error.contains("there is no choice 3, only 1 to 2"), "{error}");
}

/// Lakes and lava force steps without a roll.
#[test]
fn nothing_to_do() {
    let output = inkspector(&["resolve", "samples/expansions/lake-piers.board"]);
    assert!(out(&output).contains("nothing to do"), "{output:?}");
}

/// Craters without a dot: what the flight is counted from is said, here and in the check.
#[test]
fn a_missing_dot_is_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("crater.board");
    std::fs::write(&path, "expansions: meteor\nmark crater: D2\n").expect("a file");
    let path = path.to_str().expect("text");
    let output = inkspector(&["resolve", path, "--roll", "right,2"]);
    let told = "the flight is counted from the central space D4";
    assert!(out(&output).contains(told), "{}", out(&output));
    let output = inkspector(&["resolve", path, "--roll", "right,2", "--json"]);
    let json: Value = serde_json::from_str(out(&output)).expect("JSON");
    assert!(json["assumed"].as_str().is_some_and(|assumed| assumed.contains(told)), "{json}");
    let output = inkspector(&["resolve", path, "--roll", "right,2", "--take", "1"]);
    let error = std::str::from_utf8(&output.stderr).expect("text");
    assert!(error.contains(told), "{error}");
    let output = inkspector(&["check", path]);
    assert!(out(&output).contains("no dot marks the space that was hit last"));
}
