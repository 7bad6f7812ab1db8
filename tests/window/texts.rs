//! Every text of the window exists in every language, every text asked for exists at all, and no
//! screen shows a key or another language's words.

use inkspector::app::{
    Action, App, BoardAction, Command, DisputeAction, FilesAction, Language, LessonAction, Lit,
    Options, Panel, Screen, Shade, TableAction, texts,
};
use inkspector::board::Kind;
use inkspector::check::Rule;
use inkspector::expansion::EXPANSIONS;
use inkspector::game::CARDS;
use inkspector::rules::{Edition, RULINGS};
use inkspector::score::Item;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src/app").join(name)
}

fn words() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src/words")
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
    files(&words().join(language), "ftl", &mut found);
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
        !key.starts_with("ruling-") && !key.starts_with("issue-") && !key.starts_with("core-")
            || ["ruling-answer"].contains(&key.as_str())
    };
    let english: BTreeSet<_> = keys("en").into_iter().filter(own).collect();
    assert!(english.len() > 250);
    for language in ["de", "fr"] {
        let other: BTreeSet<_> = keys(language).into_iter().filter(own).collect();
        let differing: Vec<_> = english.symmetric_difference(&other).collect();
        assert!(differing.is_empty(), "{language}: {differing:?}");
    }
    let translated =
        |language| -> BTreeSet<_> { keys(language).into_iter().filter(|key| !own(key)).collect() };
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

/// Everything the core says in English that a screen may show: names, rulings, goals, and what
/// sample boards of every expansion earn or break.
fn core_texts() -> (BTreeSet<String>, BTreeSet<String>) {
    let (mut words, mut sources) = (BTreeSet::new(), BTreeSet::new());
    for card in &CARDS {
        words.insert(card.task.to_owned());
    }
    for expansion in EXPANSIONS {
        words.insert(expansion.title().to_owned());
        words.extend(expansion.goals().iter().map(|goal| goal.task.to_owned()));
        words.extend(expansion.marks().iter().map(|mark| mark.name.to_owned()));
        let faces = expansion.dice().iter().flat_map(|die| die.faces);
        words.extend(faces.map(|face| face.name.to_owned()));
        for ruling in expansion.rulings() {
            words.insert(ruling.question.to_owned());
            words.extend(ruling.answers.iter().map(|answer| answer.meaning.to_owned()));
            sources.extend(ruling.answers.iter().map(|answer| answer.source.to_owned()));
        }
    }
    for ruling in RULINGS {
        sources.extend(ruling.answers.iter().map(|answer| answer.source.to_owned()));
    }
    for rule in [
        Rule::Connect,
        Rule::Contact,
        Rule::Routes,
        Rule::Dice,
        Rule::Specials,
        Rule::Factory,
        Rule::University,
        Rule::Village,
        Rule::Rounds,
        Rule::Numbers,
        Rule::Blocked,
        Rule::Goals,
    ] {
        words.insert(rule.text().to_owned());
        sources.insert(rule.source().to_owned());
    }
    // What stands in the sources of expansions between `text:`, `what:` and `source:` and the end of
    // the string, whether or not a board at hand shows it.
    let mut files_found = Vec::new();
    let expansions = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/expansion");
    files(&expansions, "rs", &mut files_found);
    for path in files_found {
        let text = fs::read_to_string(path).unwrap();
        let text = text.split("#[cfg(test)]").next().unwrap();
        let strings = |field: &str| -> Vec<String> {
            let parts = text.split(field).skip(1);
            let parts = parts.map(|part| part.split('"').next().unwrap().to_owned());
            // What a macro or a form leaves empty says nothing.
            parts.filter(|part| !part.is_empty()).collect()
        };
        words.extend(strings(" text: \""));
        words.extend(strings(" title: \""));
        sources.extend(strings("source: \""));
    }
    let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples/expansions");
    let mut boards = Vec::new();
    files(&samples, "board", &mut boards);
    for path in boards {
        let text = fs::read_to_string(path).unwrap();
        let (file, _) = inkspector::notation::BoardFile::read_any(&text).unwrap();
        let mut ruleset = inkspector::rules::Ruleset::new(file.edition);
        let played = file.expansions.iter();
        ruleset.expansions = played.filter_map(|id| inkspector::expansion::expansion(id)).collect();
        let sheet = inkspector::score::score(&file.sketch, &ruleset);
        for extra in sheet.extras() {
            words.insert(extra.title.clone());
            words.extend(extra.parts.iter().map(|part| part.what.clone()));
        }
    }
    (words, sources)
}

#[test]
fn what_the_core_says_is_translated() {
    let (words, sources) = core_texts();
    assert!(words.len() > 150 && sources.len() > 30, "{} {}", words.len(), sources.len());
    for language in [Language::De, Language::Fr] {
        let lacks = |text: &&String| language.find_words(text).is_none();
        let missing: Vec<&String> = words.iter().filter(lacks).collect();
        assert!(missing.is_empty(), "{language:?} lacks {missing:?}");
        for text in &sources {
            let untranslated: Vec<&str> = text
                .split([';', ',', ':'])
                .map(str::trim)
                .filter(|part| language.find_words(part).is_none())
                .collect();
            let whole = language.find_words(text).is_some();
            assert!(whole || untranslated.is_empty(), "{language:?} lacks {untranslated:?}");
        }
    }
}

/// The forms of all facts that expansions tell, as they stand in the sources.
fn fact_forms() -> BTreeSet<String> {
    let mut sources = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/expansion"), "rs", &mut sources);
    let mut forms = BTreeSet::new();
    for path in sources {
        let text = fs::read_to_string(path).unwrap();
        let text = text.split("#[cfg(test)]").next().unwrap();
        for call in ["Fact::new(", "Finding::at(", "say(&", "let what ="] {
            for part in text.split(call).skip(1) {
                // The first text in the call; a line that ends in a backslash goes on.
                let call = part.split(';').next().unwrap_or_default();
                forms.extend(call.split('"').nth(1).map(str::to_owned));
            }
        }
    }
    // Not a finding, but what the dice do when rolled.
    forms.retain(|form| !form.starts_with("arid: ") && !form.starts_with("{name} "));
    forms
}

#[test]
fn facts_of_expansions_are_translated() {
    let forms = fact_forms();
    assert!(forms.len() > 25, "{forms:?}");
    for language in [Language::De, Language::Fr] {
        let lacks =
            |form: &&String| language.find_form(form, &[const { String::new() }; 4]).is_none();
        let missing: Vec<&String> = forms.iter().filter(lacks).collect();
        assert!(missing.is_empty(), "{language:?} lacks {missing:?}");
    }
}

/// Texts without values of a language's own catalogue.
fn plain(language: &str) -> BTreeSet<String> {
    let mut found = Vec::new();
    files(&words().join(language), "ftl", &mut found);
    let text: String = found.iter().map(|path| fs::read_to_string(path).unwrap()).collect();
    let starts = |line: &&str| line.starts_with(|c: char| c.is_ascii_lowercase());
    let values = text.lines().filter(starts).filter_map(|line| line.split_once(" = "));
    values.map(|(_, text)| text.to_owned()).filter(|text| !text.contains('{')).collect()
}

fn visit(app: &mut App, stop: usize) {
    let sample = |app: &mut App, name: &str| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples").join(name);
        app.act(FilesAction::Loaded(name.into(), fs::read(path).unwrap().into(), None));
    };
    match stop {
        0 => app.act(Action::Go(Screen::Start)),
        1 => app.act(Action::Go(Screen::Help)),
        2 => {
            sample(app, "games/four-friends.json");
            app.act(Action::Run(Command::FinishGame));
        }
        3 => {
            sample(app, "games/four-friends.json");
            app.act(BoardAction::Beside(Panel::Score));
            app.act(BoardAction::Light(Lit::Goals));
        }
        4 => {
            app.act(FilesAction::Example(6));
            app.act(BoardAction::Beside(Panel::Issues));
            app.act(BoardAction::Light(Lit::Issue(0)));
        }
        5 => {
            app.act(FilesAction::Example(2));
            app.act(BoardAction::Beside(Panel::Dispute));
            app.act(DisputeAction::Written(Item::Longest(Kind::Highway), "9".into()));
            for space in ["D1", "D2", "C2", "C3", "D3", "D2"] {
                app.act(DisputeAction::Space(space.parse().unwrap()));
            }
        }
        6..13 => {
            app.act(FilesAction::Example(1));
            app.act(BoardAction::Beside(Panel::Learn));
            app.act(LessonAction::Step(stop - 6));
        }
        13 => {
            app.act(FilesAction::ByHand(Edition::Challenge));
            for expansion in EXPANSIONS {
                app.act(TableAction::Expansion(expansion.id(), true));
            }
            app.act(BoardAction::Beside(Panel::Score));
        }
        14 => app.act(Action::Run(Command::OpenPath)),
        15 => {
            app.act(FilesAction::Example(0));
            app.act(Action::Run(Command::NewTable));
        }
        _ => {
            let names = ["lava-two-lakes", "trail-five-stations", "canyon-bridge", "river-bridge"];
            sample(app, &format!("expansions/{}.board", names[stop - 16]));
            let extras = &app.state.score().sheet.extras();
            let item = extras.first().map(|extra| Item::Extra(extra.source, extra.title.clone()));
            app.act(BoardAction::Light(item.map_or(Lit::Nothing, Lit::Line)));
        }
    }
}

#[test]
fn screens_show_no_keys_and_no_other_language() {
    let all_keys: BTreeSet<String> = ["en", "de"]
        .into_iter()
        .flat_map(keys)
        .map(|(key, _)| key)
        .filter(|key| key.contains('-'))
        .collect();
    let (core, sources) = core_texts();
    let english: BTreeSet<String> = plain("en").into_iter().chain(core).chain(sources).collect();
    for (language, word) in [(Language::En, "en"), (Language::De, "de"), (Language::Fr, "fr")] {
        let own = plain(word);
        let mut seen = BTreeSet::new();
        for stop in 0..20 {
            let options = Options {
                // High enough for everything that would scroll.
                size: Some([1280.0, 2600.0]),
                shade: Some(Shade::Light),
                language: Some(language),
                ..Options::default()
            };
            let shown = texts(&options, |app| visit(app, stop)).unwrap();
            seen.extend(shown.into_iter().map(|shown| shown.text));
        }
        assert!(seen.len() > 200, "{language:?}: only {} texts", seen.len());
        let mut strange = BTreeSet::new();
        for text in &seen {
            assert!(!all_keys.contains(text), "{language:?} shows the key `{text}`");
            // Names of examples stand where a player's name does, and some words are the same.
            let foreign = language != Language::En && english.contains(text) && !own.contains(text);
            if foreign {
                strange.insert(text.clone());
            }
        }
        assert!(strange.is_empty(), "{language:?} shows {strange:?}");
    }
}
