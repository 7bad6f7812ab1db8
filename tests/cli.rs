//! The program as people and other programs call it.
#![cfg(feature = "cli")]

use serde_json::Value;
use std::io::Write;
use std::process::{Command, Output, Stdio};

fn inkspector(args: &[&str]) -> Output {
    with_input(args, "")
}

fn with_input(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_inkspector"))
        .args(args)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .env_remove("CLICOLOR_FORCE")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    // Written beside the reading, so that neither side waits for the other.
    let writer = std::thread::spawn(move || {
        // A program that refuses its arguments reads nothing.
        let _ = stdin.write_all(input.as_bytes());
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

fn out(output: &Output) -> &str {
    std::str::from_utf8(&output.stdout).unwrap()
}

fn err(output: &Output) -> &str {
    std::str::from_utf8(&output.stderr).unwrap()
}

fn lines(output: &Output) -> Vec<Value> {
    out(output).lines().map(|line| serde_json::from_str(line).expect(line)).collect()
}

const RULEBOOK: &str = "samples/boards/rulebook.board";

#[test]
fn the_rulebook_example_scores_46() {
    let output = inkspector(&["score", RULEBOOK]);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    let shown = out(&output);
    for line in [
        "Networks           32",
        "Longest highway     8",
        "Errors             -5",
        "Total              46",
    ] {
        assert!(shown.contains(line), "{line:?} in\n{shown}");
    }
    assert!(!shown.contains('\u{1b}'), "no colours into a pipe");
}

#[test]
fn placements_give_an_object_a_line() {
    let input = "A4A10B2B10A1B01\n\nA4A10C\nA4A10B2B10B1C10A0C20A0B23A1B01\n";
    let output = with_input(&["score", "--placements", "-", "--json"], input);
    assert_eq!(output.status.code(), Some(2));
    let lines = lines(&output);
    assert_eq!(lines.len(), 4);
    assert_eq!(lines[0]["networks"], serde_json::json!([1, 1]));
    assert_eq!(lines[1]["total"], 0);
    assert!(lines[2]["error"].as_str().unwrap().contains("five characters"));
    let good = &lines[3];
    for (field, value) in [
        ("network_points", 4),
        ("longest_highway", 3),
        ("longest_railway", 5),
        ("centre", 1),
        ("errors", 0),
        ("total", 13),
    ] {
        assert_eq!(good[field], value, "{field}");
    }
    assert_eq!(good["networks"], serde_json::json!([2]));
    assert_eq!(good["issues"], serde_json::json!([]));
}

/// The figure of eight is worth 13 or 15.
#[test]
fn rulings_are_chosen_and_named() {
    let board = "samples/boards/figure-of-eight.board";
    for (ruling, total, other) in
        [("longest=classic", 13, "challenge"), ("longest=challenge", 15, "classic")]
    {
        let output = inkspector(&["score", "--json", "--ruling", ruling, board]);
        let score = &lines(&output)[0];
        assert_eq!(score["total"], total);
        assert_eq!(score["other_rulings"][0]["others"][0]["answer"], other);
        assert_eq!(score["other_rulings"][0]["others"][0]["total"], 28 - total);
    }
    let output = inkspector(&["score", "--ruling", "longest=never", board]);
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).contains("choose classic, challenge"), "{}", err(&output));
}

#[test]
fn exit_codes_tell_how_it_went() {
    let code = |args: &[&str]| inkspector(args).status.code();
    assert_eq!(code(&["score", RULEBOOK]), Some(0));
    assert_eq!(code(&["check", "samples/boards/island.board"]), Some(1));
    assert_eq!(code(&["score", "samples/boards/island.board"]), Some(1));
    assert_eq!(code(&["score", "no-such.board"]), Some(2));
    assert_eq!(code(&["score", RULEBOOK, "no-such.board"]), Some(2));
    assert_eq!(code(&["score"]), Some(2));
    assert_eq!(code(&["nonsense"]), Some(2));
    // Numbers that a file expects and the board does not have.
    let wrong = with_input(&["score", "-"], "expect: total 7\nA2 h.h.\n");
    assert_eq!(wrong.status.code(), Some(1));
    assert!(out(&wrong).contains("total: the file says 7, the board scores 0"), "{}", out(&wrong));
}

#[test]
fn mistakes_are_shown_in_their_line() {
    let output = with_input(&["score", "-"], "edition: green\nA2 hq.. 1\n");
    assert_eq!(output.status.code(), Some(2));
    let shown = err(&output);
    assert!(shown.contains("line 1, column 10"), "{shown}");
    assert!(shown.contains("  2 | A2 hq.. 1\n    |    ^^^^"), "{shown}");
}

#[test]
fn folders_are_summed_up() {
    let output = inkspector(&["score", "samples/boards"]);
    assert_eq!(output.status.code(), Some(1));
    let shown = out(&output);
    assert!(shown.contains("rulebook.board"), "{shown}");
    assert!(shown.lines().last().unwrap().ends_with("0 unreadable"), "{shown}");
    let objects = lines(&inkspector(&["score", "--json", "samples/boards"]));
    assert!(objects.len() >= 19);
    assert!(objects.iter().all(|object| object["disagreements"].is_null()));
}

#[test]
fn explain_walks_through_the_sheet() {
    let output = inkspector(&["explain", RULEBOOK]);
    let shown = out(&output);
    for part in [
        "1. Networks: 32 points",
        "Network a: 6 exits",
        "2. Longest highway: 8 points",
        "4. Central spaces: 6 points",
        "5. Errors: -5 points",
        "Total: 32 + 8 + 5 + 6 - 5 = 46",
    ] {
        assert!(shown.contains(part), "{part:?} in\n{shown}");
    }
    let coloured = inkspector(&["--color", "always", "explain", RULEBOOK]);
    assert!(out(&coloured).contains('\u{1b}'));
    let object = &lines(&inkspector(&["explain", "--json", RULEBOOK]))[0];
    assert_eq!(object["steps"].as_array().unwrap().len(), 5);
    assert_eq!(object["evidence"]["longest_highway"].as_array().unwrap().len(), 8);
    assert_eq!(object["evidence"]["errors"].as_array().unwrap().len(), 5);
}

#[test]
fn compare_names_the_winner_and_ties() {
    let games = ["samples/boards/noted-46-is-50.board", "samples/boards/noted-51-is-55.board"];
    let output = inkspector(&["compare", games[0], games[1]]);
    assert!(out(&output).contains("Noted as 51, worth 55 wins."), "{}", out(&output));
    let object = &lines(&inkspector(&["compare", "--json", games[0], games[0]]))[0];
    assert_eq!(object["winners"].as_array().unwrap().len(), 2);
    assert_eq!(object["standings"][1]["place"], 1);
    assert_eq!(object["decided_by_errors"], false);
}

/// Of equal totals the one with fewer errors wins, then the victory is shared.
#[test]
fn ties_are_broken_by_errors() {
    let folder = tempfile::tempdir().unwrap();
    let board = |name: &str, spaces: &str| {
        let path = folder.path().join(format!("{name}.board"));
        std::fs::write(&path, format!("player: {name}\n{spaces}")).unwrap();
        path.to_str().unwrap().to_owned()
    };
    // One railway with one open end: no points. An empty board: no points and no error.
    let (anna, ben, cleo) = (board("Anna", "B1 .r.r"), board("Ben", ""), board("Cleo", ""));
    let object = &lines(&inkspector(&["compare", "--json", &anna, &ben, &cleo]))[0];
    assert_eq!(object["winners"], serde_json::json!(["Ben", "Cleo"]));
    assert_eq!(object["decided_by_errors"], true);
    let shown = inkspector(&["compare", &anna, &ben, &cleo]);
    assert!(out(&shown).contains("Ben and Cleo share the victory"), "{}", out(&shown));
    let shown = inkspector(&["compare", &anna, &ben]);
    assert!(out(&shown).contains("Ben wins: as many points, but fewer errors."), "{}", out(&shown));
}

/// What one space gives.
#[test]
fn explain_answers_for_one_space() {
    let output = inkspector(&["explain", "--space", "E5", RULEBOOK]);
    let shown = out(&output);
    for part in ["E5", "network a", "longest highway: 1", "central space: 1"] {
        assert!(shown.contains(part), "{part:?} in\n{shown}");
    }
    let nothing = inkspector(&["explain", "--space", "A1", RULEBOOK]);
    assert!(out(&nothing).contains("A1 gives nothing"), "{}", out(&nothing));
    let outside = inkspector(&["explain", "--space", "K9", RULEBOOK]);
    assert_eq!(outside.status.code(), Some(2));
}

#[test]
fn convert_goes_through_every_form() {
    let convert = |to: &str, input: &str| {
        let output = with_input(&["convert", "--to", to, "-"], input);
        assert_eq!(output.status.code(), Some(0), "{}", err(&output));
        out(&output).to_owned()
    };
    let text = std::fs::read_to_string(RULEBOOK).unwrap();
    let list = convert("list", &text);
    let json = convert("json", &list);
    assert_eq!(json.lines().count(), 1);
    assert_eq!(convert("grid", &json), text);
    let placements = convert("placements", &text);
    assert_eq!(convert("placements", &placements), placements);

    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap();
    let output = inkspector(&["convert", "--to", "json", "--out", path, "samples/boards"]);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    assert!(folder.path().join("rulebook.json").exists());
    let scored = inkspector(&["score", "--json", path]);
    assert!(lines(&scored).len() >= 19);
}

/// The vectors' own verdicts on drawing order.
#[test]
fn drawing_order_is_judged() {
    let read = |name: &str| -> Vec<Value> {
        let path = format!("tests/data/vectors/{name}.json");
        let file: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
        file["vectors"].as_array().unwrap().clone()
    };
    let vectors: Vec<Value> = ["legal_first_placement", "legal_sequences", "legal_mutants"]
        .into_iter()
        .flat_map(read)
        .collect();
    let input: String = vectors
        .iter()
        .map(|vector| format!("{}\n", vector["sequence"].as_str().unwrap()))
        .collect();
    let output = with_input(&["check", "--placements", "-", "--ordered", "--json"], &input);
    let verdicts = lines(&output);
    assert_eq!(verdicts.len(), vectors.len());
    for (verdict, vector) in verdicts.iter().zip(&vectors) {
        assert_eq!(verdict["legal"], vector["legal"], "{}: {verdict}", vector["id"]);
        if let Some(first) = vector["oracle"]["first_illegal"].as_u64() {
            assert_eq!(verdict["issues"][0]["index"], first, "{}", vector["id"]);
        }
    }
}
