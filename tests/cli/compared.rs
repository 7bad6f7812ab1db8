//! Boards compared: who wins, and what breaks a tie.

use super::boards::{RULEBOOK, lines, saved};
use super::{err, inkspector, out};
use serde_json::Value;

#[test]
fn compare_names_the_winner_and_ties() {
    let games = ["samples/boards/noted-46-is-50.board", "samples/boards/noted-51-is-55.board"];
    let output = inkspector(&["compare", games[0], games[1]]);
    assert!(
        out(&output).contains("Noted as 51, worth 55 wins with 55 points."),
        "{}",
        out(&output)
    );
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
    let told = "Ben and Cleo share the victory with 0 points: equal totals, and no error each.";
    assert!(out(&shown).contains(told), "{}", out(&shown));
    assert!(out(&shown).contains("no further tiebreak"), "{}", out(&shown));
    let shown = inkspector(&["compare", &anna, &ben]);
    assert!(
        out(&shown).contains("Ben wins with 0 points: equal totals, fewer errors."),
        "{}",
        out(&shown)
    );
}

#[test]
fn compare_says_that_goals_are_not_counted() {
    let folder = tempfile::tempdir().unwrap();
    let a = saved(folder.path(), "a.board", "edition: challenge\ngoals: a, k\nA2 h.h. 1\n");
    let output = inkspector(&["compare", &a, &a]);
    assert!(out(&output).contains("Goals are not counted here (a and k)"), "{}", out(&output));
    let output = inkspector(&["compare", "--json", &a, &a]);
    assert_eq!(lines(&output)[0]["goals_not_counted"], serde_json::json!(["a", "k"]));
    let plain = inkspector(&["compare", RULEBOOK, RULEBOOK]);
    assert!(!out(&plain).contains("Goals"));
}

#[test]
fn compare_needs_boards_that_can_be_compared() {
    let alone = inkspector(&["compare", RULEBOOK]);
    assert_eq!(alone.status.code(), Some(2));
    assert!(err(&alone).contains("at least two boards"), "{}", err(&alone));
    let folder = tempfile::tempdir().unwrap();
    let other = saved(folder.path(), "a.board", "edition: challenge\nA2 h.h. 1\n");
    let output = inkspector(&["compare", RULEBOOK, &other]);
    assert!(out(&output).contains("No winner: these boards are of different kinds"));
    let object = &lines(&inkspector(&["compare", "--json", RULEBOOK, &other]))[0];
    assert_eq!(object["winners"], serde_json::json!([]));
    // What differs is said: both of these are of the classic edition.
    let samples = ["underground-hubs-and-pipes", "rainbow-two-bridges"];
    let samples = samples.map(|name| format!("samples/expansions/{name}.board"));
    let output = inkspector(&["compare", &samples[0], &samples[1]]);
    let told = "No winner: these boards lie on different layers, one underground";
    assert!(out(&output).contains(told), "{}", out(&output));
}

/// A board that names no layer is of the layer that it is taken for: beside its player's surface it is no
/// rival, in a comparison and in an audit.
#[test]
fn a_layer_that_is_taken_is_that_of_its_player() {
    let folder = tempfile::tempdir().unwrap();
    let save = |name: &str, text: &str| {
        saved(folder.path(), name, &format!("edition: classic\nexpansions: underground\n{text}"))
    };
    let below = "player: Anna\nB1 .s.s 1\nB2 .s.ss hub 1\nA2 p.p. 1\n";
    let anna = save("anna.board", "player: Anna\nA2 h.h. 1\nB2 h.h. 2\n");
    let ben = save("ben.board", "player: Ben\nA2 h.h. 1\n");
    let taken = save("taken.board", below);
    let named = save("named.board", &format!("layer: underground\n{below}"));
    for command in ["compare", "audit"] {
        let told = |deep: &str| {
            let output = inkspector(&[command, &anna, deep, &ben]);
            assert!(output.status.code().is_some_and(|code| code < 2), "{}", err(&output));
            out(&output).to_owned()
        };
        assert_eq!(told(&taken), told(&named), "{command}");
        assert!(told(&taken).contains("\nAnna wins with 7 points."), "{}", told(&taken));
    }
}

/// In a table of boards every point of a total stands in a column.
#[test]
fn columns_of_the_table_add_up() {
    let deep = "samples/expansions/underground-hubs-and-pipes.board";
    let rainbow = "samples/expansions/rainbow-two-bridges.board";
    let output = inkspector(&["score", deep, rainbow, RULEBOOK]);
    let rows: Vec<Vec<i32>> = (out(&output).lines())
        .filter(|line| line.starts_with("samples/"))
        .map(|line| {
            let numbers =
                line.split_whitespace().skip(1).take(7).map(|number| number.parse().unwrap());
            numbers.collect()
        })
        .collect();
    assert_eq!(rows.len(), 3, "{}", out(&output));
    for row in &rows {
        let (total, columns) = row.split_last().unwrap();
        assert_eq!((columns.len(), columns.iter().sum::<i32>()), (6, *total), "{}", out(&output));
    }
    // The pipeline and the subway line of the first, which has no highway.
    assert_eq!((rows[0][1], rows[0][4]), (0, 19), "{}", out(&output));
}

/// Broken pipes count in the row of errors where totals are equal, and the ruling on them is named.
#[test]
fn compared_boards_count_marks_of_expansions_as_errors() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| -> String {
        let path = folder.path().join(name);
        std::fs::write(&path, format!("expansions: underground\nlayer: underground\n{text}"))
            .unwrap();
        path.display().to_string()
    };
    let broken = write("broken.board", "mark broken: A2\nA2 p.p.\nB2 p.p.\n");
    let open = write("open.board", "D4 p.p.\n");
    let output = inkspector(&["compare", "--json", broken.as_str(), open.as_str()]);
    let form: Value = serde_json::from_str(out(&output)).unwrap();
    assert_eq!(form["winners"], serde_json::json!([open]), "{form}");
    assert_eq!(form["standings"][1]["errors"], 3, "{form}");
    let rulings = form["winner_rulings"].as_array().unwrap();
    let one = rulings
        .iter()
        .find(|one| one["ruling"] == "underground-broken-errors" && one["answer"] == "one");
    assert_eq!(one.unwrap()["winners"].as_array().unwrap().len(), 2, "{form}");
}

/// Of several boards the one that is not worth what its file expects is named, with both numbers.
#[test]
fn compare_says_which_board_is_not_as_expected() {
    let folder = tempfile::tempdir().unwrap();
    let board = |name: &str, expect: &str| {
        let text = format!("player: {name}\n{expect}\nA2 h.h. 1\n");
        saved(folder.path(), &format!("{name}.board"), &text)
    };
    let (anna, ben) =
        (board("Anna", "expect: total 1, highway 9"), board("Ben", "expect: highway 1"));
    let output = inkspector(&["compare", &anna, &ben]);
    assert_eq!(output.status.code(), Some(1), "{}", err(&output));
    let told = "\nAnna: Not as expected\n  highway: the file says 9, the board scores 1\n  \
                total: the file says 1, the board scores 0\n";
    assert!(out(&output).contains(told), "{}", out(&output));
    assert_eq!(out(&output).matches("Not as expected").count(), 1, "{}", out(&output));
    assert_eq!(inkspector(&["compare", &ben, &ben]).status.code(), Some(0));
}
