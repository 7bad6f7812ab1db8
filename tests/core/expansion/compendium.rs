//! Boards with the numbers that the rules give them, derived by hand: a file for each expansion.
//!
//! A file begins with lines that all its boards share; then `== name` begins each board. Its `expect:`
//! lines are the sheet. A comment that says `issue:` asks for something that the check must find,
//! `(island)` for a space that hangs on nothing; a board without them has nothing wrong.

use inkspector::check::check;
use inkspector::expansion::expansion;
use inkspector::notation::{BoardFile, ReadError};
use inkspector::report::disagreements;
use inkspector::score::score;
use std::fs;
use std::path::PathBuf;

/// The files, by the short name of their expansion.
fn files() -> Vec<(String, String)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/data/compendium");
    let mut files: Vec<(String, String)> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| {
            let path = entry.unwrap().path();
            let id = path.file_stem().unwrap().to_str().unwrap().to_owned();
            (id, fs::read_to_string(path).unwrap())
        })
        .collect();
    files.sort();
    files
}

#[test]
fn boards_of_every_expansion_score_as_derived() {
    let mut wrong: Vec<String> = Vec::new();
    for (id, text) in files() {
        assert!(expansion(&id).is_some(), "{id} is no expansion");
        let (common, boards) = text.split_once("== ").unwrap();
        assert!(boards.split("\n== ").count() >= 3, "{id}: fewer than three boards");
        for board in boards.split("\n== ") {
            let (title, own) = board.split_once('\n').unwrap();
            let file = match BoardFile::read(&format!("{common}\n{own}")) {
                Ok(file) => file,
                Err(mistakes) => {
                    wrong.push(format!("{title}: {}", ReadError::Text(mistakes)));
                    continue;
                }
            };
            let rules = file.ruleset().unwrap();
            let sheet = score(&file.sketch, &rules);
            assert!(!file.expected.is_empty(), "{title} expects nothing");
            let differ = disagreements(&file, &rules, &sheet, 0);
            wrong.extend(differ.iter().map(|differ| format!("{title}: {differ:?}")));
            let issues = check(&file.sketch, &rules);
            let told: Vec<&str> = issues.iter().map(|issue| issue.kind.word()).collect();
            let found = told.iter().any(|word| *word != "island");
            if found != own.contains("issue:") {
                wrong.push(format!("{title}: the check finds {told:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}
