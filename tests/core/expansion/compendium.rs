//! Boards with the numbers that the rules give them, derived by hand: a file for each expansion.
//!
//! A file begins with lines that all its boards share; then `== name` begins each board. Its `expect:`
//! lines are the sheet. A comment that says `issue:` asks for something that the check must find,
//! `(island)` for a space that hangs on nothing; a board without them has nothing wrong. `(rule 3)` in a
//! title names the rule that the board holds, numbered as on the page of the tests of its expansion.

use super::all::rules_of;
use inkspector::check::check;
use inkspector::expansion::{EXPANSIONS, expansion};
use inkspector::notation::{BoardFile, ReadError};
use inkspector::report::disagreements;
use inkspector::score::score;
use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;

/// The expansions of the boxes: their boards are in their own tests.
const OF_BOXES: [&str; 8] =
    ["lava", "meteor", "river", "lake", "forest", "trail", "desert", "canyon"];

/// The numbered rules that the titles of boards name: `(rule 3)`, `(rules 1, 5)`.
fn rules_named(boards: &str) -> BTreeSet<u32> {
    let titles = boards.split("\n== ").filter_map(|board| board.lines().next());
    let named = titles.filter_map(|title| title.split_once("(rule"));
    let numbers = |(_, named): (&str, &str)| -> Vec<u32> {
        named.split(|c: char| !c.is_ascii_digit()).filter_map(|word| word.parse().ok()).collect()
    };
    named.flat_map(numbers).collect()
}

/// Rules that no finished board shows by itself: what dice brought in coins or steps, that a die had to
/// be drawn, and that nothing is added to special routes, all of whose sides are taken.
const UNSHOWN: [(&str, u32); 5] = [
    ("city-builder", 2),
    ("investigation", 4),
    ("renovation", 4),
    ("special", 4),
    ("separation", 3),
];

/// Eight boards at least for each expansion of the packs, which hold all of its rules, as the page of
/// its own tests numbers them.
#[test]
fn every_expansion_of_the_packs_has_eight_boards_by_hand() {
    let files = files();
    for expansion in EXPANSIONS.iter().filter(|expansion| !OF_BOXES.contains(&expansion.id())) {
        let id = expansion.id();
        let (_, text) = files.iter().find(|(own, _)| own == id).unwrap_or_else(|| panic!("{id}"));
        let (_, boards) = text.split_once("== ").unwrap();
        let count = boards.split("\n== ").count();
        assert!(count >= 8, "{id}: {count} boards");
        let named = rules_named(boards);
        let rules = rules_of(id).into_iter().map(u32::from);
        let missing: Vec<u32> =
            rules.filter(|rule| !named.contains(rule) && !UNSHOWN.contains(&(id, *rule))).collect();
        assert!(missing.is_empty(), "{id}: no board holds the rules {missing:?}");
    }
}

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
