//! Photos that commands take: where they come from, and what is said of them.

use super::boards::lines;
use super::{err, inkspector, mirrored, out};
use std::process::{Command, Output};

const PHOTOS: [&str; 2] = ["samples/photos/ballpoint.jpg", "samples/photos/crayon.jpg"];

/// Runs a command with a file as its standard input.
fn from_file(args: &[&str], file: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_inkspector"))
        .args(args)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .env("LC_ALL", "C")
        .stdin(std::fs::File::open(file).unwrap())
        .output()
        .unwrap()
}

/// A folder is the photos in it and below it, whatever else lies there; `-` is standard input.
#[test]
fn photos_are_read_from_folders_and_from_standard_input() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir(folder.path().join("below")).unwrap();
    for (photo, name) in PHOTOS.into_iter().zip(["a.jpg", "below/b.jpg"]) {
        std::fs::copy(photo, folder.path().join(name)).unwrap();
    }
    std::fs::write(folder.path().join("c.board"), "A2 h.h.\n").unwrap();
    let whole = folder.path().to_str().unwrap();
    let cells = |output: &Output| -> Vec<_> {
        lines(output)
            .into_iter()
            .map(|line| (line["file"].clone(), line["cells"].clone()))
            .collect()
    };
    let found = cells(&inkspector(&["read", "--json", whole]));
    let named = cells(&inkspector(&[&["read", "--json"], &PHOTOS[..]].concat()));
    assert_eq!(found.iter().map(|(file, _)| file).collect::<Vec<_>>(), ["a.jpg", "b.jpg"]);
    let same = found.iter().zip(&named).all(|((_, found), (_, named))| found == named);
    assert!(same && found.len() == named.len());
    let output = from_file(&["read", "--json", "-"], PHOTOS[0]);
    assert_eq!(cells(&output), [("standard input".into(), named[0].1.clone())]);
    let output = from_file(&["read", "-"], PHOTOS[0]);
    assert!(out(&output).starts_with("standard input (Classic)"), "{}", out(&output));
    let output = from_file(&["read", "-"], "README.md");
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).starts_with("standard input: "), "{}", err(&output));
    std::fs::remove_dir_all(folder.path().join("below")).unwrap();
    std::fs::remove_file(folder.path().join("a.jpg")).unwrap();
    let output = inkspector(&["read", whole]);
    assert_eq!((output.status.code(), out(&output)), (Some(2), ""));
    assert!(err(&output).contains(whole), "{}", err(&output));
}

/// A mirrored photo is read as it lies on the table, and every command that takes it says so.
#[test]
fn commands_tell_a_mirrored_photo() {
    let (_folder, photo) = mirrored();
    let plain = "samples/photos/challenge-print.jpg";
    let told = "The photo is mirrored, as its figures or buildings show.";
    for command in ["score", "explain", "check"] {
        for (photo, count) in [(photo.as_str(), 1), (plain, 0)] {
            let output = inkspector(&[command, photo]);
            assert_eq!(out(&output).matches(told).count(), count, "{command}: {}", out(&output));
            let line = &lines(&inkspector(&[command, "--json", photo]))[0];
            assert_eq!(line.get("mirrored").is_some(), count == 1, "{command}: {line}");
        }
    }
    let output = inkspector(&["compare", &photo, plain]);
    assert_eq!(out(&output).matches(told).count(), 1, "{}", out(&output));
    let output = inkspector(&["score", &photo, plain]);
    assert_eq!(out(&output).matches("mirrored photo").count(), 1, "{}", out(&output));
}
