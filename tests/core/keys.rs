//! Keys of the catalogues, in both directions: each that the program says is there with its values,
//! and each that is there is said.
//!
//! The sources are read as tokens. What is said is a key in a call, `t("key")`, `with("key", …)` or
//! `message!("key", …)`, and whatever is written like one: words joined by dashes.

use super::words::{Entries, entries, mentioned, sources};
use inkspector::board::{Building, Kind, Side};
use inkspector::expansion::EXPANSIONS;
use inkspector::game::CARDS;
use inkspector::rules::catalogue::routes;
use inkspector::rules::contract::{Moment, TRACKS};
use inkspector::rules::{Edition, RULINGS};
use inkspector::words::Language;
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The rooms that speak to people. Words of the rooms below them are names in files, most of them
/// words with dashes; what these say goes through `message!`, and names have tests of their own.
const SPEAKING: [&str; 8] = ["disk", "report", "vision", "paint", "train", "app", "web", "cli"];

/// What is written like a key and is none.
const NO_KEYS: [(&str, &[&str]); 6] = [
    // Whether a photo was read, as a page's worker tells the page.
    (
        "app/platform/wire.rs",
        &["no-board", "file-too-large", "too-many", "too-small", "other-type", "unknown-type"],
    ),
    // What another program calls the game.
    ("app/files/bgstats.rs", &["railroad-ink"]),
    // Names of figures in files.
    ("report/expected.rs", &["network-points", "error-row"]),
    // Words of styles in the truth beside a painted picture.
    ("paint/ink.rs", &["dry-erase"]),
    ("paint/family.rs", &["held-out"]),
    // A group of names.
    ("vision/locate/mod.rs", &["no-board"]),
];

/// Beginnings of keys that are made of two parts, and the file whose words the second part is.
const MADE: [(&str, &str); 10] = [
    ("cmd-", "app/state/command.rs"),
    ("damage-", "vision/nn/file.rs"),
    ("damage-", "vision/reader/mod.rs"),
    ("damage-", "vision/flap/net.rs"),
    ("damage-", "train/fit.rs"),
    ("damage-", "train/run.rs"),
    ("field-", "vision/flap/print.rs"),
    ("fixture-", "board/layout/error.rs"),
    ("no-board-", "vision/locate/mod.rs"),
    ("printed-lacks-", "board/layout/touch.rs"),
];

/// A text in the sources.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Said {
    /// The key of a call, with the names of its values where they are written there.
    Call(String, Option<BTreeSet<String>>),
    /// Any other text.
    Text(String),
}

/// The texts of a file, those of its tests and attributes aside.
fn said(tokens: TokenStream, found: &mut Vec<Said>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut at = 0;
    while at < tokens.len() {
        match &tokens[at..] {
            [TokenTree::Punct(mark), TokenTree::Group(inside), ..]
                if mark.as_char() == '#' && inside.delimiter() == Delimiter::Bracket =>
            {
                let text = inside.stream().to_string().replace(' ', "");
                at += 2;
                if text == "cfg(test)" || text == "test" {
                    at += item(&tokens[at..]);
                }
                continue;
            }
            [TokenTree::Ident(name), TokenTree::Group(call), ..]
                if ["t", "with"].contains(&name.to_string().as_str()) =>
            {
                at += usize::from(keyed(call.stream(), found));
            }
            [TokenTree::Group(group), ..] => said(group.stream(), found),
            [TokenTree::Literal(literal), ..] => {
                found.extend(text_of(literal).map(Said::Text));
            }
            _ => {}
        }
        at += 1;
    }
}

/// How many tokens an item takes.
fn item(tokens: &[TokenTree]) -> usize {
    let is_end = |token: &TokenTree| match token {
        TokenTree::Punct(mark) => mark.as_char() == ';',
        TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
        _ => false,
    };
    tokens.iter().position(is_end).map_or(tokens.len(), |end| end + 1)
}

/// Reads the arguments of a call whose first is a key; `false` if it is none.
fn keyed(arguments: TokenStream, found: &mut Vec<Said>) -> bool {
    let tokens: Vec<TokenTree> = arguments.into_iter().collect();
    let Some(TokenTree::Literal(literal)) = tokens.first() else { return false };
    let Some(key) = text_of(literal) else { return false };
    let values = match &tokens[1..] {
        [TokenTree::Punct(comma), TokenTree::Punct(and), TokenTree::Group(list), ..]
            if comma.as_char() == ',' && and.as_char() == '&' =>
        {
            names(list.stream())
        }
        [] => Some(BTreeSet::new()),
        _ => None,
    };
    found.push(Said::Call(key, values));
    said(tokens[1..].iter().cloned().collect(), found);
    true
}

/// The names in a list of pairs, if all of them are written there.
fn names(list: TokenStream) -> Option<BTreeSet<String>> {
    let is_comma = |token: &TokenTree| matches!(token, TokenTree::Punct(p) if p.as_char() == ',');
    let name = |pair: TokenTree| match pair {
        TokenTree::Group(pair) => match pair.stream().into_iter().next()? {
            TokenTree::Literal(name) => text_of(&name),
            _ => None,
        },
        _ => None,
    };
    list.into_iter().filter(|token| !is_comma(token)).map(name).collect()
}

fn text_of(literal: &proc_macro2::Literal) -> Option<String> {
    let text = literal.to_string();
    Some(text.strip_prefix('"')?.strip_suffix('"')?.to_owned())
}

/// Whether a text is written like a key.
fn is_like_a_key(text: &str) -> bool {
    let plain = |part: &str| {
        !part.is_empty() && part.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
    };
    text.contains('-') && text.split('-').all(plain)
}

/// The files of the program, those of programs of their own aside, by their path.
fn files() -> Vec<(String, Vec<Said>)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    let mut folders: Vec<PathBuf> = vec![root.clone()];
    while let Some(folder) = folders.pop() {
        if folder.join("Cargo.toml").exists() {
            continue;
        }
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let is_test = path.file_stem().is_some_and(|name| name == "tests");
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|ending| ending == "rs") && !is_test {
                let name = path.strip_prefix(&root).unwrap().to_str().unwrap().replace('\\', "/");
                let text = fs::read_to_string(&path).unwrap();
                let mut texts = Vec::new();
                said(text.parse().unwrap_or_else(|why| panic!("{name}: {why}")), &mut texts);
                found.push((name, texts));
            }
        }
    }
    found
}

fn speaks(file: &str) -> bool {
    SPEAKING.contains(&file.split('/').next().unwrap())
}

#[test]
fn every_key_that_is_said_has_its_text_and_its_values() {
    let catalogues: Vec<Entries> = Language::ALL.map(entries).into();
    let english = &catalogues[0];
    let (mut calls, mut valued) = (0, 0);
    let mut faults = Vec::new();
    let mut no_keys: BTreeSet<(&str, &str)> = BTreeSet::new();
    for (file, texts) in files().iter().filter(|(file, _)| speaks(file)) {
        for text in texts {
            match text {
                Said::Call(key, values) => {
                    calls += 1;
                    let Some(_) = english.get(key) else {
                        faults.push(format!("{file} says `{key}`, which no catalogue has"));
                        continue;
                    };
                    let Some(values) = values else { continue };
                    valued += 1;
                    for catalogue in &catalogues {
                        let places = mentioned(&catalogue[key]);
                        let missing: Vec<_> = places.difference(values).collect();
                        if !missing.is_empty() {
                            faults.push(format!("{file} says `{key}` without {missing:?}"));
                        }
                    }
                }
                Said::Text(text) if is_like_a_key(text) => {
                    let made = |(beginning, of): &(&str, &str)| {
                        file == of && english.contains_key(&format!("{beginning}{text}"))
                    };
                    let known = NO_KEYS
                        .iter()
                        .find(|(of, words)| of == file && words.contains(&text.as_str()));
                    if let Some((of, words)) = known {
                        let word = words.iter().find(|word| *word == text).unwrap();
                        no_keys.insert((of, word));
                    } else if !english.contains_key(text) && !MADE.iter().any(made) {
                        faults.push(format!("{file} says `{text}`, which no catalogue has"));
                    }
                }
                Said::Text(_) => {}
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    assert!(calls > 300 && valued > 250, "{calls} calls, {valued} with their values");
    let listed =
        NO_KEYS.iter().flat_map(|(file, words)| words.iter().map(move |word| (*file, *word)));
    assert!(no_keys.into_iter().eq(listed.collect::<BTreeSet<_>>()), "words that are no keys");
}

#[test]
fn every_text_is_said() {
    let mut asked: BTreeSet<String> = BTreeSet::new();
    for (file, texts) in files() {
        for text in texts {
            let (Said::Call(text, _) | Said::Text(text)) = text;
            let made = MADE.iter().filter(|(_, of)| *of == file);
            asked.extend(made.map(|(beginning, _)| format!("{beginning}{text}")));
            asked.insert(text);
        }
    }
    let quoted = |script: &String| script.split('"').skip(1).map(str::to_owned).collect::<Vec<_>>();
    asked.extend(sources("js").iter().flat_map(quoted));
    // A page names the language too: `@@words:en:KEY@@`.
    let html = sources("html");
    asked.extend(html.iter().flat_map(|page| page.split([':', '@'])).map(str::to_owned));
    // Names are made of a group and a word.
    asked.extend(Side::ALL.map(|side| format!("side-{}", side.word())));
    asked.extend(Kind::ALL.map(|kind| format!("kind-{}", kind.word())));
    asked.extend(Kind::ALL.map(|kind| format!("item-{}", kind.word())));
    asked.extend(Moment::ALL.map(|moment| format!("moment-{}", moment.word())));
    let buildings = [Building::Factory, Building::Village, Building::University];
    asked.extend(buildings.map(|building| format!("building-{}", building.word())));
    for expansion in EXPANSIONS {
        asked.insert(format!("expansion-{}", expansion.id()));
        asked.insert(format!("line-{}", expansion.id()));
        asked.extend(expansion.marks().iter().map(|mark| format!("mark-{}", mark.word)));
        asked.extend(expansion.noted().iter().map(|noted| format!("noted-{}", noted.key)));
        asked.extend(expansion.goals().iter().map(|goal| format!("goal-{}", goal.code)));
        let faces = expansion.dice().iter().flat_map(|die| die.faces);
        asked.extend(faces.map(|face| format!("face-{}", face.name)));
    }
    // Lines of a Solo board, and what steps back and forth would do.
    asked.extend(["goals", "research"].map(|own| format!("line-{own}")));
    asked.extend(["undo", "redo"].map(|step| format!("cmd-{step}-what")));
    asked.extend(TRACKS.iter().map(|noted| format!("noted-{}", noted.key)));
    asked.extend(CARDS.iter().map(|card| format!("goal-{}", card.code)));
    asked.extend(routes().iter().map(|route| format!("route-{}", route.id.replace('_', "-"))));
    asked.extend(Edition::ALL.map(|edition| format!("edition-{}", edition.word())));
    let own = EXPANSIONS.iter().flat_map(|expansion| expansion.rulings().iter().copied());
    for ruling in RULINGS.into_iter().chain(own) {
        asked.insert(format!("ruling-{}", ruling.key));
        let answers = ruling.answers.iter();
        asked.extend(answers.map(|answer| format!("ruling-{}-{}", ruling.key, answer.key)));
    }
    // Those of the command line and of keys on a keyboard are held by tests of their own.
    let groups = ["key-", "about-", "arg-", "value-name-"];
    let texts: String = Language::ALL.map(|language| format!("{:?}", entries(language))).concat();
    let unused: Vec<String> = entries(Language::En)
        .into_keys()
        .filter(|key| {
            let stem = key.strip_suffix("-hint").or(key.strip_suffix("-about"));
            let stem = stem.or(key.strip_suffix("-todo")).unwrap_or(key);
            !asked.contains(key)
                && !asked.contains(stem)
                && !groups.iter().any(|group| key.starts_with(group))
                && !texts.contains(&format!("{{ {key} }}"))
        })
        .collect();
    assert!(unused.is_empty(), "{unused:?}");
}
