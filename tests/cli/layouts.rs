//! Printed boards that somebody has written down: found by name and path, and told to commands.

use super::boards::saved;
use super::{err, inkspector, out};
use serde_json::Value;
use std::process::Command;

/// A board of our own, as the window shares it.
const KITCHEN: &str = "edition: challenge\nlayout: kitchen\nlayout-title: Kitchen\nsize: 9x9\n\
                       rounds: 12 9 7\nexits: A2N highway, A4N highway\ndice: +1A\n\
                       values: 0 0 4 8\n";

/// A network between its two exits.
const DRAWN: &str = "A2 hh.. 1\nA3 .h.h 1\nA4 h..h 2\n";

/// One board is found beside the file that names it, by its path, and among those that the window
/// keeps; what a board file of the same name says goes first.
#[test]
fn boards_are_found_by_name_and_path() {
    let folder = tempfile::tempdir().unwrap();
    let kept = tempfile::tempdir().unwrap();
    let other = folder.path().join("other");
    std::fs::create_dir(&other).unwrap();
    saved(&other, "kitchen.board", KITCHEN);
    saved(kept.path(), "cellar.board", &KITCHEN.replace("kitchen", "cellar"));
    let total = |text: String, place: &std::path::Path| {
        let path = saved(place, "game.board", &text);
        let output = Command::new(env!("CARGO_BIN_EXE_inkspector"))
            .args(["score", "--json", &path])
            .env("INKSPECTOR_DATA", kept.path())
            .env("LC_ALL", "C")
            .output()
            .unwrap();
        match serde_json::from_str::<Value>(out(&output)).map(|mut form| form["total"].take()) {
            Ok(Value::Number(total)) => Ok(total.as_i64().unwrap()),
            _ => Err(format!("{}{}", out(&output), err(&output))),
        }
    };
    let named = |name: &str| format!("edition: challenge\nlayout: {name}\n{DRAWN}");
    assert_eq!(total(named("kitchen"), &other), Ok(7));
    assert_eq!(total(named("other/kitchen.board"), folder.path()), Ok(7));
    assert_eq!(total(named("cellar"), folder.path()), Ok(7));
    // Told otherwise in the file, beside the name.
    let own = named("kitchen") + "values: 0 0 9\n";
    assert_eq!(total(own, &other), Ok(12));
    for (name, place, why) in [
        ("kitchen", folder.path(), "no board is called"),
        ("kitchen.board", folder.path(), "no such file"),
        ("../../etc/hostname", folder.path(), "no board is called"),
        ("giant", &*other, "the map of the board"),
    ] {
        let said = total(named(name), place).unwrap_err();
        assert!(said.contains(why), "{name}: {said}");
    }
    // A board that leads to itself, or is none.
    saved(&other, "round.board", "layout: round\n");
    saved(&other, "broken.board", "size: 9x99\n");
    for name in ["round", "broken"] {
        let said = total(named(name), &other).unwrap_err();
        assert!(said.contains("cannot be used") && said.contains("line 1"), "{name}: {said}");
    }
    // Whoever has the box may call it as the box does.
    saved(&other, "giant.board", &KITCHEN.replace("kitchen", "giant"));
    assert_eq!(total(named("giant"), &other), Ok(7));
}

/// The dice and rounds of a board are rolled without a record as well.
#[test]
fn dice_are_rolled_for_a_board() {
    let rolled = |args: &[&str]| -> (usize, Option<i32>) {
        let output = inkspector(&[&["roll", "--seed", "7", "--json"], args].concat());
        let form: Value = serde_json::from_str(out(&output)).unwrap_or_default();
        (form["dice"].as_array().map_or(0, Vec::len), output.status.code())
    };
    assert_eq!(rolled(&[]), (4, Some(0)));
    assert_eq!(rolled(&["--layout", "epic"]), (6, Some(0)));
    assert_eq!(rolled(&["--layout", "giant", "--edition", "challenge"]), (4, Some(0)));
    let folder = tempfile::tempdir().unwrap();
    let kitchen = saved(folder.path(), "kitchen.board", KITCHEN);
    assert_eq!(rolled(&["--layout", &kitchen]), (5, Some(0)));
    let rounds = |count: &str, layout: &str| {
        inkspector(&["roll", "--rounds", count, "--layout", layout]).status.code()
    };
    assert_eq!([rounds("12", &kitchen), rounds("13", &kitchen)], [Some(0), Some(2)]);
    assert_eq!([rounds("10", "epic"), rounds("11", "epic")], [Some(0), Some(2)]);
    let output = inkspector(&["roll", "--layout", "attic"]);
    assert!(err(&output).contains("no board is called “attic”"), "{}", err(&output));
    // A record keeps its board.
    let record = folder.path().join("game.json");
    let record = record.to_str().unwrap();
    let first = inkspector(&["roll", "--layout", "epic", "--record", record]);
    assert_eq!(first.status.code(), Some(0), "{}", err(&first));
    let next = inkspector(&["roll", "--record", record, "--json"]);
    let form: Value = serde_json::from_str(out(&next)).unwrap();
    assert_eq!((form["round"].as_u64(), form["dice"].as_array().map(Vec::len)), (Some(2), Some(6)));
    let other = inkspector(&["roll", "--layout", "giant", "--record", record]);
    assert!(err(&other).contains("this record is of another board"), "{}", err(&other));
}

/// Every board and expansion of the README's tables has a sample that is scored and explained, worth what it says,
/// and the same board in JSON. What may not be drawn so, as in one of the rulebook's pictures, is said.
#[test]
fn samples_of_the_readme_go_through_the_program() {
    let text = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/README.md")).unwrap();
    let samples: Vec<&str> = text
        .lines()
        .filter(|line| line.starts_with("| ") && line.contains("](samples/"))
        .map(|line| line.rsplit_once("](").unwrap().1.split(')').next().unwrap())
        .collect();
    // Two boxes, five more boards, and 28 expansions.
    assert_eq!(samples.len(), 35, "{samples:?}");
    let folder = tempfile::tempdir().unwrap();
    for sample in samples {
        let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(sample);
        let file = std::fs::read_to_string(file).unwrap();
        let code = inkspector(&["check", sample]).status.code();
        assert_ne!(code, Some(2), "{sample}");
        let scored = inkspector(&["score", sample]);
        assert_eq!(scored.status.code(), code, "{sample}: {}{}", out(&scored), err(&scored));
        assert!(file.contains("expect: ") && !out(&scored).contains("Not as expected"), "{sample}");
        let explained = inkspector(&["explain", sample]);
        assert_eq!(explained.status.code(), code, "{sample}: {}", err(&explained));
        let total = out(&scored).lines().find_map(|line| line.trim().strip_prefix("Total"));
        let total = total.unwrap().trim();
        let told = out(&explained).lines().find(|line| line.starts_with("Total"));
        assert!(told.unwrap().ends_with(total), "{sample}: {total}, {told:?}");
        let written = inkspector(&["convert", "--to", "json", sample]);
        let path = saved(folder.path(), "board.json", out(&written));
        let again = inkspector(&["score", &path]);
        assert_eq!(out(&again), out(&scored), "{sample}");
    }
}
