//! The shipped boards of the expansions score what their files say.

use inkspector::board::Kind;
use inkspector::check::check;
use inkspector::notation::BoardFile;
use inkspector::rules::Ruleset;
use inkspector::score::{Sheet, score};
use std::collections::BTreeSet;

fn samples() -> Vec<(String, BoardFile)> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/samples/expansions");
    let mut found: Vec<(String, BoardFile)> = std::fs::read_dir(folder)
        .expect("the samples")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "board"))
        .map(|path| {
            let name = path.file_name().expect("a name").to_string_lossy().into_owned();
            let text = std::fs::read_to_string(&path).expect("a text");
            let file =
                BoardFile::read(&text).unwrap_or_else(|mistakes| panic!("{name}: {mistakes:?}"));
            (name, file)
        })
        .collect();
    found.sort_by(|a, b| a.0.cmp(&b.0));
    found
}

fn number(sheet: &Sheet, file: &BoardFile, rules: &Ruleset, name: &str) -> Vec<i32> {
    match name {
        "networks" => sheet.networks().iter().map(|network| network.size() as i32).collect(),
        "highway" => vec![sheet.longest(Kind::Highway).points()],
        "railway" => vec![sheet.longest(Kind::Railway).points()],
        "pipeline" => vec![sheet.longest(Kind::Pipe).points()],
        "subway" => vec![sheet.longest(Kind::Subway).points()],
        "centre" => vec![sheet.centre().len() as i32],
        "expansion" => vec![sheet.extra_points()],
        "errors" => vec![sheet.errors().len() as i32],
        "issues" => vec![check(&file.sketch, rules).len() as i32],
        "total" => vec![sheet.total()],
        other => panic!("unknown number {other}"),
    }
}

#[test]
fn samples_score_what_they_say() {
    let samples = samples();
    for (name, file) in &samples {
        assert!(!file.expected.is_empty(), "{name} expects nothing");
        for expected in &file.expected {
            let mut rules = file.ruleset().expect("known rules");
            for (key, answer) in &expected.rulings {
                rules.choose(key, answer).expect("a known ruling");
            }
            let sheet = score(&file.sketch, &rules);
            for (key, numbers) in &expected.numbers {
                assert_eq!(&number(&sheet, file, &rules, key), numbers, "{name}: {key}");
            }
        }
    }
    let played: BTreeSet<&str> =
        samples.iter().flat_map(|(_, file)| file.expansions.iter().map(String::as_str)).collect();
    assert_eq!(played.len(), inkspector::expansion::EXPANSIONS.len());
}

/// The samples may be drawn as they stand, but for what their files expect.
#[test]
fn samples_are_legal() {
    for (name, file) in samples() {
        let says = file.expected.iter().any(|expected| expected.numbers.contains_key("issues"));
        let issues = check(&file.sketch, &file.ruleset().expect("known rules"));
        assert!(says || issues.is_empty(), "{name}: {issues:#?}");
    }
}

#[test]
fn samples_round_trip() {
    for (name, file) in samples() {
        assert_eq!(BoardFile::read(&file.write()).as_ref(), Ok(&file), "{name}");
        assert_eq!(BoardFile::from_json(&file.to_json()).as_ref(), Ok(&file), "{name}");
    }
}
