//! What is named on the command line and is no board, and in what order boards come.

use super::boards::{RULEBOOK, saved};
use super::{err, inkspector, out};
use std::process::{Command, Stdio};

#[test]
fn files_with_nothing_in_them_are_no_boards() {
    let folder = tempfile::tempdir().unwrap();
    for text in ["", " \n\n", "# only a remark\n"] {
        let path = saved(folder.path(), "a.board", text);
        let output = inkspector(&["score", &path]);
        assert_eq!(output.status.code(), Some(2), "{text:?}");
        assert!(err(&output).contains("nothing is written here"), "{}", err(&output));
    }
    let empty = saved(folder.path(), "a.board", "edition: classic\n");
    assert_eq!(inkspector(&["score", &empty]).status.code(), Some(0));
}

/// A pipe in a folder is passed over rather than waited for.
#[cfg(unix)]
#[test]
fn pipes_in_folders_are_passed_over() {
    let folder = tempfile::tempdir().unwrap();
    saved(folder.path(), "a.board", "A2 h.h. 1\n");
    let pipe = folder.path().join("b.board");
    let made = std::process::Command::new("mkfifo").arg(&pipe).status().unwrap();
    assert!(made.success());
    let output = inkspector(&["score", folder.path().to_str().unwrap()]);
    assert!(out(&output).contains("1 board: 1 without issues"), "{}", out(&output));
}

/// What may never end is told at once, whatever it is named as.
#[cfg(unix)]
#[test]
fn what_never_ends_is_not_waited_for() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["a.jpg", "a.board"] {
        let pipe = folder.path().join(name);
        assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
        let pipe = pipe.to_str().unwrap();
        for args in [
            &["score", pipe][..],
            &["read", pipe],
            &["score", "--placements", pipe],
            &["audit", RULEBOOK, "--rolls", pipe],
            &["score", "/dev/zero"],
            &["score", "--placements", "/dev/zero"],
        ] {
            let output = inkspector(args);
            assert_eq!(output.status.code(), Some(2), "{args:?}");
            assert!(err(&output).contains("a pipe or a device"), "{args:?}: {}", err(&output));
        }
    }
    // Standard input is read, but not for ever.
    let zeros = || Stdio::from(std::fs::File::open("/dev/zero").unwrap());
    for args in [&["score", "-"][..], &["score", "--placements", "-"]] {
        let program = env!("CARGO_BIN_EXE_inkspector");
        let output = Command::new(program).args(args).stdin(zeros()).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(err(&output).contains("goes on after"), "{args:?}: {}", err(&output));
    }
}

/// Photos are read side by side, and come in their order; one that is none does not stop the rest.
#[test]
fn photos_come_in_their_order() {
    let folder = tempfile::tempdir().unwrap();
    let none = saved(folder.path(), "none.jpg", "no photo");
    let photo = |name: &str| format!("samples/photos/{name}.jpg");
    let files = [photo("crayon"), none, photo("not-a-board"), photo("ballpoint")];
    let names: Vec<&str> = files.iter().map(String::as_str).collect();
    let output = inkspector(&[&["read", "--json"], &names[..]].concat());
    assert_eq!(output.status.code(), Some(2));
    let lines: Vec<&str> = out(&output).lines().collect();
    let ends = ["crayon.jpg", "none.jpg", "not-a-board.jpg", "ballpoint.jpg"];
    assert_eq!(lines.len(), ends.len());
    for (line, name) in lines.iter().zip(ends) {
        assert!(line.starts_with(&format!("{{\"file\":\"{name}\"")), "{line}");
        let board = name == "crayon.jpg" || name == "ballpoint.jpg";
        assert_eq!(line.contains("\"cells\""), board, "{line}");
    }
}

/// What follows from spaces that a photo leaves unclear is asked, never said.
#[test]
fn an_unclear_photo_is_accused_of_nothing() {
    let photo = "samples/photos/tilted.jpg";
    for (command, more) in
        [("audit", None), ("check", None), ("score", None), ("compare", Some(photo))]
    {
        let args: Vec<&str> = [command, photo].into_iter().chain(more).collect();
        let output = inkspector(&args);
        let told = out(&output);
        assert!(told.contains("not clear at"), "{command}: {told}");
        assert!(!told.contains("  ! "), "{command}: {told}");
    }
    let output = inkspector(&["audit", "--json", photo]);
    let audit: serde_json::Value = serde_json::from_str(out(&output)).unwrap();
    assert_eq!(audit["players"][0]["standing"], "unknown");
    let findings = audit["findings"].as_array().unwrap();
    assert!(findings.iter().any(|one| one["verdict"] == "unknown"));
    assert!(findings.iter().all(|one| one["verdict"] != "broken"));
}

#[test]
fn names_stay_on_their_line() {
    let folder = tempfile::tempdir().unwrap();
    let json =
        r#"{"inkspector": 1, "title": "a\nb\tc", "spaces": [{"space": "A2", "route": "h.h."}]}"#;
    let path = saved(folder.path(), "a.json", json);
    for command in ["score", "explain"] {
        let output = inkspector(&[command, &path]);
        assert!(out(&output).contains("a b c"), "{command}: {}", out(&output));
    }
}
