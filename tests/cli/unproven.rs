//! A longest line that is not proven to be the longest is told as such, with its bound, by everything
//! that says a score.

use super::{inkspector, out, with_input};
use boards::Board;
use inkspector::board::{Cell, Drawing, Layout, Sketch, Strand};
use inkspector::notation::BoardFile;
use inkspector::rules::Edition;
use inkspector::score::longest::{LineGraph, LineNode};
use serde_json::Value;
use std::path::Path;

// The same boards as those of the bench.
#[expect(dead_code, reason = "the bench uses the rest")]
#[path = "../../src/score/longest/boards.rs"]
mod boards;

/// One that no search proves so far.
const OPEN: &str = "crossings, 30 % Ts";

/// A board of the bench as people would write it down.
fn board(size: u8, name: &str) -> String {
    board_of(size, name, None)
}

/// The same with a round number in each space.
fn board_of(size: u8, name: &str, round: Option<u8>) -> String {
    let all = Board::worst(size.into(), size.into(), 0);
    let (_, board) = all.into_iter().find(|(own, _)| own == name).expect("a board of the bench");
    let mut sketch = Sketch::new(Layout::blank(size, size).unwrap().into());
    for (space, cell) in sketch.layout().clone().spaces().zip(&board.cells) {
        let strands = cell.iter().map(|strand| -> Strand {
            let text = String::from_utf8(strand.to_vec()).unwrap();
            text.parse::<Drawing>().unwrap().strands()[0]
        });
        sketch.set(space, Cell { drawing: Drawing::new(strands).unwrap(), round });
    }
    let mut file = BoardFile::of(Edition::Classic, sketch);
    file.player = "Anna".to_owned();
    file.write()
}

/// What the JSON of a score says of the longest highway: its points and what they are at most.
#[track_caller]
fn open(score: &Value) -> (i64, i64) {
    let lines = score["lines"].as_array().unwrap();
    let line = lines.iter().find(|line| line["key"] == "longest_highway").unwrap();
    let (points, most) = (line["points"].as_i64().unwrap(), line["at_most"].as_i64());
    let most = most.expect("another board: this one is proven now");
    assert!(most > points, "{line}");
    assert_eq!(score["longest_highway"].as_i64(), Some(points));
    let railway = lines.iter().find(|line| line["key"] == "longest_railway").unwrap();
    assert!(railway["at_most"].is_null(), "{railway}");
    let total = score["total"].as_i64().unwrap();
    assert_eq!(score["total_at_most"].as_i64(), Some(total + most - points));
    (points, most)
}

/// A board in a file, and beside it another of the same print with next to nothing on it.
fn files(folder: &Path, text: &str) -> [String; 2] {
    let (head, _) = text.split_once("grid:").unwrap();
    let small = head.replace("Anna", "Bert") + "B2 h.h.\n";
    [("a.board", text), ("b.board", &small)].map(|(name, text)| {
        let path = folder.join(name);
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    })
}

/// Each search goes to its bound, which takes seconds in unoptimised builds: one board, beside a small
/// one where an output needs two.
#[test]
fn every_text_says_that_a_line_is_not_proven() {
    let folder = tempfile::tempdir().unwrap();
    let [one, two] = files(folder.path(), &board(16, OPEN));
    let (one, two) = (&*one, &*two);
    for (args, said) in [
        (&["score", one][..], "Longest highway: 249 found, at most 250 possible"),
        (&["score", one, two], "not proven: the total is at most 184"),
        (&["compare", one, two], "Anna: Longest highway: 249 found, at most 250 possible"),
    ] {
        let output = inkspector(args);
        assert!(out(&output).contains(said), "{args:?}: {said}\n{}", out(&output));
    }
}

/// Whose bounds overlap, of them nobody is called the winner: neither by a comparison nor by an audit.
#[test]
fn nobody_wins_where_it_is_not_proven_who() {
    let folder = tempfile::tempdir().unwrap();
    let text = board(16, OPEN);
    let [one, _] = files(folder.path(), &text);
    let two = folder.path().join("c.board");
    std::fs::write(&two, text.replace("Anna", "Cleo")).unwrap();
    let two = two.to_str().unwrap();
    let json = |command| -> Value {
        serde_json::from_str(out(&inkspector(&[command, "--json", &one, two]))).unwrap()
    };
    let compared = json("compare");
    assert_eq!(compared["winners"], serde_json::json!([]));
    assert_eq!(compared["may_win"], serde_json::json!(["Anna", "Cleo"]));
    assert_eq!(compared["decided_by_errors"], false);
    let output = inkspector(&["audit", &one, two]);
    let told = "Who wins is not proven: Anna and Cleo may";
    assert!(out(&output).contains(told), "{}", out(&output));
    assert!(!out(&output).contains("both have"), "no tie is proven: {}", out(&output));
}

/// Nor is what an earlier round adds up to.
#[test]
fn totals_of_earlier_rounds_are_told_as_not_proven() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("rounds.board");
    std::fs::write(&path, board_of(16, OPEN, Some(6))).unwrap();
    let output = inkspector(&["audit", path.to_str().unwrap()]);
    let told = out(&output);
    let line = told.lines().find(|line| line.contains("round 6: ")).expect(told);
    assert!(line.contains("so far (not proven, at most"), "{line}");
}

/// The same for programs, with all that the figures are held against.
#[test]
#[ignore = "a minute and more in unoptimised builds"]
fn every_json_says_that_a_line_is_not_proven() {
    let folder = tempfile::tempdir().unwrap();
    let text = board(16, OPEN);
    let [one, two] = files(folder.path(), &text);
    let (one, two) = (&*one, &*two);
    let json = |args: &[&str]| -> Value { serde_json::from_str(out(&inkspector(args))).unwrap() };
    let score = json(&["score", "--json", one]);
    let (points, most) = open(&score);
    let total_most = score["total_at_most"].as_i64();
    assert_eq!(open(&json(&["explain", "--json", one])), (points, most));
    let told = out(&inkspector(&["explain", one])).to_owned();
    assert!(told.contains(&format!("no line has more than {most} points")), "{told}");
    let compared = json(&["compare", "--json", one, two]);
    assert_eq!(open(&compared["boards"][0]), (points, most));
    let audited = json(&["audit", "--json", one, two]);
    for first in [&compared["standings"][0], &audited["players"][0]] {
        assert_eq!(first["total_at_most"].as_i64(), total_most, "{first}");
    }
    let told = out(&inkspector(&["audit", one, two])).to_owned();
    assert!(told.contains("not proven: the total is at most"), "{told}");
    // What a longer line would give is not refuted; what none can give is.
    for (expected, refuted) in
        [(points - 1, true), (points, false), (most, false), (most + 1, true)]
    {
        let text = text.replace("player: Anna", &format!("expect: highway {expected}"));
        let output = with_input(&["score", "--json", "-"], &text);
        let score: Value = serde_json::from_str(out(&output)).unwrap();
        assert_eq!(score.get("disagreements").is_some(), refuted, "{expected}: {score}");
    }
}

/// The same line under a ruling that is not in force.
#[test]
#[ignore = "half a minute in unoptimised builds"]
fn what_another_ruling_would_give_is_no_more_proven() {
    let text = board(16, OPEN).replace("player: Anna", "ruling: longest=challenge");
    let score: Value =
        serde_json::from_str(out(&with_input(&["score", "--json", "-"], &text))).unwrap();
    let total = score["total"].as_i64().unwrap();
    assert!(score["total_at_most"].is_null(), "another board: {score}");
    let note = score["other_rulings"].as_array().unwrap();
    let note = note.iter().find(|note| note["ruling"] == "longest").unwrap();
    let other = &note["others"][0];
    let most = other["total_at_most"].as_i64().unwrap();
    assert!(most > other["total"].as_i64().unwrap() && most < total, "{note}");
    let told = format!("total {} (not proven, at most {most})", other["total"]);
    let output = with_input(&["score", "-"], &text);
    assert!(out(&output).contains(&told), "{told}\n{}", out(&output));
}

#[test]
#[ignore = "a minute and more in unoptimised builds"]
fn the_widest_boards_say_it_too() {
    for (size, name) in [(20, OPEN), (32, OPEN)] {
        let output = with_input(&["score", "--json", "-"], &board(size, name));
        open(&serde_json::from_str(out(&output)).unwrap());
    }
}
