//! Commands that write files: nothing is written over unasked, nobody else's file is touched, and
//! one file that cannot be written does not stop the rest.

use super::{err, inkspector, out};
use std::path::Path;

fn names(folder: &Path) -> Vec<String> {
    let entries = std::fs::read_dir(folder).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

/// The name of one is as long as a name can be, so that none with its new ending can be.
#[test]
fn one_name_that_is_too_long_does_not_stop_the_rest() {
    let folder = tempfile::tempdir().unwrap();
    let (boards, to) = (folder.path().join("boards"), folder.path().join("to"));
    std::fs::create_dir(&boards).unwrap();
    let long = format!("b{}.board", "x".repeat(248));
    for name in ["a.board", &long, "c.board"] {
        std::fs::write(boards.join(name), "A2 h.h.\n").unwrap();
    }
    let args = ["convert", "--to", "json", "--out", text(&to), text(&boards)];
    let output = inkspector(&args);
    // A json ending is one letter shorter than that of a board.
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    let longer = format!("d{}.json", "x".repeat(249));
    std::fs::write(boards.join(&longer), "{\"inkspector\": 1}").unwrap();
    let args = ["convert", "--force", "--out", text(&to), text(&boards)];
    let output = inkspector(&args);
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).contains("choose a shorter"), "{}", err(&output));
    assert!(to.join("a.board").exists() && to.join("c.board").exists());
    assert_eq!(names(&to).iter().filter(|name| name.contains("part")).count(), 0);
}

/// Whatever files are called, what is written is called what people see.
#[cfg(unix)]
#[test]
fn names_of_written_files_control_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (boards, to) = (folder.path().join("boards"), folder.path().join("to"));
    std::fs::create_dir(&boards).unwrap();
    for name in ["a\nb.board", "\u{1b}[2Jc.board", "\u{202e}d.board"] {
        std::fs::write(boards.join(name), "A2 h.h.\n").unwrap();
    }
    let output = inkspector(&["convert", "--out", text(&to), text(&boards)]);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    assert_eq!(names(&to), ["[2Jc.board", "a-b.board", "d.board"]);
}

#[cfg(unix)]
#[test]
fn links_that_somebody_planted_are_not_followed_unasked() {
    use std::os::unix::fs::symlink;
    let folder = tempfile::tempdir().unwrap();
    let to = folder.path().join("to");
    std::fs::create_dir(&to).unwrap();
    let outside = folder.path().join("outside");
    std::fs::write(&outside, "somebody's").unwrap();
    for name in [".ring.board.unfinished", "ring.board.part", "ring.part", "ring.board"] {
        symlink(&outside, to.join(name)).unwrap();
    }
    symlink(folder.path().join("nowhere"), to.join("empty.board")).unwrap();
    std::fs::write(folder.path().join("empty.board"), "A2 h.h.\n").unwrap();
    let empty = folder.path().join("empty.board");
    let args = ["convert", "--out", text(&to), "samples/boards/ring.board", text(&empty)];
    let output = inkspector(&args);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(err(&output).matches("is there already").count(), 2, "{}", err(&output));
    assert_eq!(std::fs::read(&outside).unwrap(), b"somebody's");
    assert!(!folder.path().join("nowhere").exists());
    assert_eq!(names(&to).len(), 5);
    // A record that is a link stays one.
    let record = folder.path().join("record.json");
    symlink("far.json", &record).unwrap();
    let output = inkspector(&["roll", "--record", text(&record)]);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    assert!(record.symlink_metadata().unwrap().is_symlink());
    let far = std::fs::read_to_string(folder.path().join("far.json")).unwrap();
    assert!(far.contains("inkspector_game"));
}

/// Every command, in text and in JSON, and what is no answer: help, a mistake.
const ANSWERS: [&[&str]; 18] = [
    &["score", "samples/boards/ring.board"],
    &["score", "--json", "samples/boards/ring.board"],
    &["score", "--json", "nowhere.board"],
    &["check", "samples/boards/ring.board"],
    &["check", "--json", "samples/boards/ring.board"],
    &["explain", "samples/boards/ring.board"],
    &["explain", "--json", "samples/boards/ring.board"],
    &["compare", "samples/boards/ring.board", "samples/boards/rulebook.board"],
    &["compare", "--json", "samples/boards/ring.board", "samples/boards/rulebook.board"],
    &["convert", "samples/boards/ring.board"],
    &["audit", "samples/games/four-friends.json"],
    &["audit", "--json", "samples/games/four-friends.json"],
    &["roll"],
    &["roll", "--json"],
    &["schema", "score"],
    &["completions", "bash"],
    &["man"],
    &["--help"],
];

fn shell(script: &str, args: &[&str]) -> std::process::Output {
    std::process::Command::new("sh")
        .args(["-c", script, "sh", env!("CARGO_BIN_EXE_inkspector")])
        .args(args)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .env("LC_ALL", "C")
        .output()
        .unwrap()
}

#[test]
fn an_output_that_cannot_be_written_is_told() {
    if !Path::new("/dev/full").exists() {
        return;
    }
    for args in ANSWERS {
        let output = shell("exec \"$@\" > /dev/full", args);
        let told = err(&output);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {told}");
        let full = "inkspector: the output could not be written: the disk is full";
        assert_eq!(told.matches(full).count(), 1, "{args:?}: {told}");
    }
    // What kept a command from its answer is said too, once.
    let args = ["score", "--json", "--ruling", "nothing=here", "samples/boards/ring.board"];
    let output = shell("exec \"$@\" > /dev/full", &args);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(err(&output).matches("no ruling is called").count(), 1, "{}", err(&output));
    assert!(err(&output).contains("the disk is full"), "{}", err(&output));
    // Where nothing can be said, nothing is, and the program ends as it would.
    let output = shell("exec \"$@\" > /dev/full 2> /dev/full", ANSWERS[0]);
    assert_eq!(output.status.code(), Some(2));
}

#[cfg(target_os = "linux")]
#[test]
fn an_output_that_is_closed_is_told() {
    for args in ANSWERS {
        let output = shell("exec \"$@\" >&-", args);
        let told = err(&output);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {told}");
        let closed = "inkspector: the output could not be written: standard output is closed";
        assert_eq!(told.matches(closed).count(), 1, "{args:?}: {told}");
    }
    // What is written into files needs none.
    let folder = tempfile::tempdir().unwrap();
    let args = ["convert", "--out", text(folder.path()), "samples/boards/ring.board"];
    let output = shell("exec \"$@\" >&-", &args);
    assert_eq!((output.status.code(), err(&output)), (Some(0), ""));
    assert!(folder.path().join("ring.board").exists());
}

/// A reader that has seen enough is told nothing.
#[cfg(unix)]
#[test]
fn a_pipe_that_is_closed_ends_a_command_quietly() {
    for args in ANSWERS {
        let output = shell("{ sleep 0.2; \"$@\"; echo $? >&2; } | true", args);
        assert_eq!(err(&output), "0\n", "{args:?}");
    }
}

#[cfg(feature = "vision")]
#[test]
fn pictures_of_a_reading_are_numbered() {
    let folder = tempfile::tempdir().unwrap();
    let args = ["read", "--debug-dir", text(folder.path()), "samples/photos/tilted.jpg"];
    inkspector(&args);
    let before = names(folder.path());
    assert_eq!(before.len(), 4);
    let first = std::fs::read(folder.path().join("tilted-board.png")).unwrap();
    inkspector(&args);
    assert_eq!(names(folder.path()).len(), 8);
    assert!(folder.path().join("tilted-2-board.png").exists());
    assert_eq!(std::fs::read(folder.path().join("tilted-board.png")).unwrap(), first);
}

#[cfg(feature = "train")]
#[test]
fn painting_and_grading_write_over_nothing_unasked() {
    let folder = tempfile::tempdir().unwrap();
    let paint = ["paint", "--count", "1", "--tier", "easy", "--out", text(folder.path())];
    let output = inkspector(&paint);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    std::fs::write(folder.path().join("truth.json"), "somebody's").unwrap();
    let output = inkspector(&paint);
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).contains("truth.json is there already"), "{}", err(&output));
    assert_eq!(std::fs::read(folder.path().join("truth.json")).unwrap(), b"somebody's");
    std::fs::remove_file(folder.path().join("truth.json")).unwrap();
    let output = inkspector(&paint);
    assert!(err(&output).contains(".jpg is there already"), "{}", err(&output));
    let output = inkspector(&[&paint[..], &["--force"]].concat());
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    let pictures = folder.path().join("wrong.png");
    std::fs::write(&pictures, "somebody's").unwrap();
    let grade = ["grade", text(folder.path()), "--pictures", text(&pictures)];
    let output = inkspector(&grade);
    assert_eq!((output.status.code(), out(&output)), (Some(2), ""));
    assert_eq!(std::fs::read(&pictures).unwrap(), b"somebody's");
}

#[cfg(feature = "train")]
#[test]
fn a_board_without_exits_is_not_painted() {
    let folder = tempfile::tempdir().unwrap();
    let painted = folder.path().join("painted");
    let output =
        inkspector(&["paint", "--count", "1", "--layout", "giant", "--out", text(&painted)]);
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).contains("“Giant board” has no exits"), "{}", err(&output));
    assert!(!painted.exists());
}

#[cfg(feature = "train")]
#[test]
fn what_is_no_handwriting_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let (file, painted) = (folder.path().join("hands.txt"), folder.path().join("painted"));
    for command in [
        &["train", "--only", "digits", "--digit-steps", "1"][..],
        &["paint", "--count", "1", "--tier", "easy"],
    ] {
        std::fs::write(&file, ".SEGMENT DIGIT 0 ? \"8\"\n.PEN_DOWN\n 12 oops\n").unwrap();
        let output =
            inkspector(&[command, &["--out", text(&painted), "--strokes", text(&file)]].concat());
        assert_eq!(output.status.code(), Some(2));
        assert!(err(&output).contains("hands.txt: line 3 is not handwriting"), "{}", err(&output));
        assert!(!painted.join("truth.json").exists() && !painted.join("digits.bin").exists());
    }
}

#[cfg(feature = "app")]
#[test]
fn a_picture_of_the_window_replaces_nothing_unasked() {
    let folder = tempfile::tempdir().unwrap();
    let picture = folder.path().join("shot.png");
    std::fs::write(&picture, "somebody's").unwrap();
    let shot = ["open", "--screenshot", text(&picture), "--size", "400x300"];
    let output = inkspector(&shot);
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).contains("is there already"), "{}", err(&output));
    assert_eq!(std::fs::read(&picture).unwrap(), b"somebody's");
    let output = inkspector(&[&shot[..], &["--force"]].concat());
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    assert!(std::fs::read(&picture).unwrap().starts_with(b"\x89PNG"));
}

/// What the window saves with figures and doubts is a game for the commands too.
#[test]
fn tables_of_the_window_are_audited() {
    let folder = tempfile::tempdir().unwrap();
    let table = folder.path().join("table.json");
    let board = r#"{"name": "Ada", "layout": "classic", "cells": {"A2": "h.h.:1"},
        "round_doubts": [["A2", [[1, 0.5]]]]}"#;
    let other = board.replace("Ada", "Bea");
    let whole = format!("{{\"inkspector_table\": 1, \"players\": [{board}, {other}]}}");
    std::fs::write(&table, &whole).unwrap();
    let output = inkspector(&["audit", text(&table)]);
    assert!(out(&output).contains("Ada") && out(&output).contains("Bea"), "{}", err(&output));
    std::fs::write(&table, whole.replacen("classic", "challenge", 1)).unwrap();
    let output = inkspector(&["audit", text(&table)]);
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).contains("are not one game"), "{}", err(&output));
}
