//! Every text of the window exists in every language, and every text asked for exists at all.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src/app").join(name)
}

/// Every file below a folder with one of these endings.
fn files(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files(&path, ending, found);
        } else if path.extension().is_some_and(|e| e == ending) {
            found.push(path);
        }
    }
}

/// Keys of a language with the values they ask for.
fn keys(language: &str) -> BTreeSet<(String, Vec<String>)> {
    let mut found = Vec::new();
    files(&folder("locales").join(language), "ftl", &mut found);
    let text: String = found.iter().map(|path| fs::read_to_string(path).unwrap()).collect();
    let mut keys: Vec<(String, BTreeSet<String>)> = Vec::new();
    for line in text.lines() {
        let starts = line.starts_with(|c: char| c.is_ascii_lowercase());
        if let (true, Some((key, _))) = (starts, line.split_once(" =")) {
            keys.push((key.to_owned(), BTreeSet::new()));
        }
        for part in line.split('$').skip(1) {
            let name: String = part.chars().take_while(char::is_ascii_alphanumeric).collect();
            keys.last_mut().unwrap().1.insert(name);
        }
    }
    let count = keys.len();
    let keys: BTreeSet<_> =
        keys.into_iter().map(|(key, values)| (key, values.into_iter().collect())).collect();
    assert_eq!(keys.len(), count, "a key of {language} stands twice");
    keys
}

#[test]
fn every_language_has_every_text() {
    // Rulings and issues come from the core in English, so only the others translate them.
    let own = |(key, _): &(String, Vec<String>)| {
        !key.starts_with("ruling-") && !key.starts_with("issue-")
            || ["ruling-answer"].contains(&key.as_str())
    };
    let english: BTreeSet<_> = keys("en").into_iter().filter(own).collect();
    assert!(english.len() > 250);
    for language in ["de", "fr"] {
        let other: BTreeSet<_> = keys(language).into_iter().filter(own).collect();
        let differing: Vec<_> = english.symmetric_difference(&other).collect();
        assert!(differing.is_empty(), "{language}: {differing:?}");
    }
    let translated = |language| -> BTreeSet<_> {
        keys(language).into_iter().filter(|key| !own(key)).map(|(key, _)| key).collect()
    };
    assert_eq!(translated("de"), translated("fr"));
}

#[test]
fn every_text_asked_for_exists() {
    let known: BTreeSet<String> = keys("en").into_iter().map(|(key, _)| key).collect();
    let mut sources = Vec::new();
    files(&folder(""), "rs", &mut sources);
    let mut asked = 0;
    for path in sources {
        let text = fs::read_to_string(&path).unwrap();
        for call in [".t(\"", ".with(\"", "find(\""] {
            for part in text.split(call).skip(1) {
                let key = part.split('"').next().unwrap();
                asked += 1;
                assert!(known.contains(key), "{} asks for `{key}`", path.display());
            }
        }
    }
    assert!(asked > 100);
}
