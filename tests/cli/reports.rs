//! Reports of photos: what was read and what is right, made when asked for, graded like a folder.

use super::{err, inkspector, out};
use serde_json::Value;
use std::path::Path;

const PHOTO: &str = "samples/photos/crayon.jpg";

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[track_caller]
fn graded(place: &Path) -> Value {
    let output = inkspector(&["grade", "--json", text(place)]);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    serde_json::from_str(out(&output)).unwrap()
}

/// What the photo was read as is right here; one space and one figure are then said to be others.
#[test]
fn a_report_is_graded_by_what_somebody_corrected() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let right = inkspector(&["convert", "--to", "list", PHOTO]);
    let board = out(&right).to_owned();
    let drawn = board.lines().rfind(|line| line.starts_with(|c| ('A'..='G').contains(&c)));
    let (space, _) = drawn.unwrap().split_once(' ').unwrap();
    let lines: Vec<&str> = board.lines().filter(|line| !line.starts_with(space)).collect();
    for (name, board) in [("a", board.clone()), ("b", lines.join("\n"))] {
        let (file, report) = (at(&format!("{name}.board")), at(&format!("{name}.report.json")));
        std::fs::write(&file, board).unwrap();
        let args = ["read", PHOTO, "--report", text(&report), "--corrected", text(&file)];
        let output = inkspector(&args);
        assert_eq!(output.status.code(), Some(0), "{}", err(&output));
        // Asked again, nothing is written over.
        let again = inkspector(&args);
        assert_eq!(again.status.code(), Some(2), "{}", out(&again));
        assert_eq!(inkspector(&[&args[..], &["--force"]].concat()).status.code(), Some(0));
    }
    // Figures that are not sure are not written down by `convert`.
    let exact = graded(&at("a.report.json"));
    assert_eq!(exact["tiers"][0]["exact"], 1.0);
    let wrong = graded(&at("b.report.json"));
    let failure = &wrong["failures"][0];
    let spaces = [&failure["flagged"], &failure["unflagged"]];
    assert!(spaces.iter().any(|list| **list == Value::from(vec![space])), "{failure}");
    // A folder of reports is graded as a whole.
    assert_eq!(graded(folder.path())["tiers"][0]["photos"], 2);
}

/// Neither the photo nor the board it is held against is written over, whatever is asked for.
#[test]
fn a_report_takes_the_place_of_nothing_it_is_made_of() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let (photo, right) = (at("p.jpg"), at("r.board"));
    std::fs::copy(PHOTO, &photo).unwrap();
    std::fs::write(&right, "A2 h.h. 1\n").unwrap();
    for report in [&photo, &right] {
        let before = std::fs::read(report).unwrap();
        let args = ["--report", text(report), "--corrected", text(&right), "--force"];
        let output = inkspector(&[&["read", text(&photo)], &args[..]].concat());
        assert_eq!(output.status.code(), Some(2), "{}", out(&output));
        assert!(err(&output).contains("another name"), "{}", err(&output));
        assert_eq!(std::fs::read(report).unwrap(), before);
    }
}

/// What a photo leaves open is said where its board is written down.
#[test]
fn converted_photos_say_what_is_open() {
    let output = inkspector(&["convert", "samples/photos/tilted.jpg"]);
    assert!(err(&output).contains("not clear at"), "{}", err(&output));
    assert!(out(&output).starts_with("# the photo is not clear at"), "{}", out(&output));
    let sure = inkspector(&["convert", "samples/photos/ballpoint.jpg"]);
    assert!(err(&sure).is_empty() && !out(&sure).contains('#'), "{}", err(&sure));
}

/// A board that has hardly anything to do with the photo would teach wrongly: it is refused, with how many
/// spaces differ, and written only if somebody insists. One of another print is never taken.
#[test]
fn boards_of_other_photos_are_no_corrections() {
    let folder = tempfile::tempdir().unwrap();
    let (file, report) = (folder.path().join("r.board"), folder.path().join("r.report.json"));
    let ask = |board: &str, more: &[&str]| {
        std::fs::write(&file, board).unwrap();
        let args = ["read", PHOTO, "--report", text(&report), "--corrected", text(&file)];
        inkspector(&[&args[..], more].concat())
    };
    let own = out(&inkspector(&["convert", "--to", "list", PHOTO])).to_owned();
    let other = inkspector(&["convert", "--to", "list", "samples/boards/rulebook.board"]);
    let other = out(&other).replace("expect: ", "# ");
    let lacking = |told: &str| {
        let numbers = told.split(|c: char| !c.is_ascii_digit()).filter_map(|n| n.parse().ok());
        let numbers: Vec<usize> = numbers.collect();
        numbers.windows(2).any(|two| two[0] * 4 > two[1] * 3 && two[1] > 20)
    };
    let output = ask(&other, &[]);
    assert_eq!(output.status.code(), Some(2), "{}", out(&output));
    let told = err(&output);
    assert!(told.contains("spaces that are drawn are others in the photo"), "{told}");
    assert!(lacking(told.split("r.board").last().unwrap()), "{told}");
    assert!(!report.exists());
    // The other print, and one of somebody's own: whatever is asked for.
    let challenge = own.replace("edition: classic", "edition: challenge");
    let exits = format!("layout: classic\nexits: A2N highway, A6N railway\n{own}");
    for (board, wanted) in [(challenge, "--edition"), (exits, "--layout")] {
        for more in [&[][..], &["--force"]] {
            let output = ask(&board, more);
            assert_eq!(output.status.code(), Some(2), "{board}: {}", out(&output));
            assert!(err(&output).contains(wanted), "{}", err(&output));
            assert!(!report.exists());
        }
    }
    let output = ask(&other, &["--force"]);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    assert!(report.exists());
    let output = ask(&own, &["--force"]);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
}

#[test]
fn reports_that_cannot_be_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let (file, report) = (folder.path().join("r.board"), folder.path().join("r.report.json"));
    let ask = |photos: &[&str]| {
        let args = ["--report", text(&report), "--corrected", text(&file)];
        inkspector(&[&["read"], photos, &args].concat())
    };
    let output = ask(&[PHOTO]);
    assert!(output.status.code() == Some(2) && err(&output).contains("r.board"));
    std::fs::write(&file, "A2 h.h. 1\n").unwrap();
    let output = ask(&[PHOTO, PHOTO]);
    assert!(err(&output).contains("one photo with one board"), "{}", err(&output));
    assert!(!report.exists());
    let picture =
        r#"{"pictures": [{"file": "x.jpg", "cells": [], "picture": "data:text/html,x"}]}"#;
    std::fs::write(&report, picture).unwrap();
    let output = inkspector(&["grade", text(&report)]);
    assert!(
        output.status.code() == Some(2) && err(&output).contains("damaged"),
        "{}",
        err(&output)
    );
}
