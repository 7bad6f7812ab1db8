//! No screen shows a key or another language's words.

use inkspector::app::{
    Action, App, BoardAction, Command, DisputeAction, FilesAction, Language, LessonAction, Lit,
    Options, Panel, Screen, Shade, TableAction, texts,
};
use inkspector::board::Kind;
use inkspector::expansion::EXPANSIONS;
use inkspector::rules::Edition;
use inkspector::score::Item;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

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

/// Keys of a language.
fn keys(language: &str) -> BTreeSet<String> {
    let mut found = Vec::new();
    files(&words().join(language), "ftl", &mut found);
    let text: String = found.iter().map(|path| fs::read_to_string(path).unwrap()).collect();
    let starts = |line: &&str| line.starts_with(|c: char| c.is_ascii_lowercase());
    let keys = text.lines().filter(starts).filter_map(|line| line.split_once(" ="));
    keys.map(|(key, _)| key.to_owned()).collect()
}

/// Each text for a key of the keyboard is that of a key which some command has, and no such key
/// lacks one: letters, digits and signs are their own names.
#[test]
fn every_key_of_a_command_has_a_name() {
    let shortcuts = Command::ALL.iter().filter_map(|command| command.shortcut());
    let named = shortcuts.map(|shortcut| shortcut.logical_key.name().to_lowercase());
    let is_word = |name: &String| name.len() > 1 && !name[1..].chars().all(|c| c.is_ascii_digit());
    let mut told: BTreeSet<String> =
        named.filter(is_word).map(|name| format!("key-{name}")).collect();
    told.extend(["key-ctrl", "key-shift", "key-alt"].map(str::to_owned));
    let known: BTreeSet<String> =
        keys("en").into_iter().filter(|key| key.starts_with("key-")).collect();
    let differing: Vec<_> = known.symmetric_difference(&told).collect();
    assert!(differing.is_empty(), "{differing:?}");
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
        // A board whose longest lines are of other kinds.
        20..27 => {
            sample(app, "expansions/underground-hubs-and-pipes.board");
            app.act(BoardAction::Beside(Panel::Learn));
            app.act(LessonAction::Step(stop - 20));
        }
        _ => {
            let names = ["lava-two-lakes", "trail-five-stations", "canyon-bridge", "river-bridge"];
            sample(app, &format!("expansions/{}.board", names[stop - 16]));
            let extras = &app.state.score().sheet.extras();
            let item = extras.first().map(|extra| Item::Extra(extra.source));
            app.act(BoardAction::Light(item.map_or(Lit::Nothing, Lit::Line)));
        }
    }
}

#[test]
fn screens_show_no_keys_and_no_other_language() {
    let all_keys: BTreeSet<String> =
        ["en", "de"].into_iter().flat_map(keys).filter(|key| key.contains('-')).collect();
    let groups: BTreeSet<&str> =
        all_keys.iter().filter_map(|key| Some(key.split_once('-')?.0)).collect();
    let english = plain("en");
    for (language, word) in [(Language::En, "en"), (Language::De, "de"), (Language::Fr, "fr")] {
        let own = plain(word);
        let mut seen = BTreeSet::new();
        for stop in 0..27 {
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
            // One that no catalogue has is shown as it is.
            let lower = |part: &str| {
                !part.is_empty()
                    && part.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
            };
            let lost = text.split_once('-').is_some_and(|(first, _)| groups.contains(first))
                && text.split('-').all(lower);
            assert!(!lost, "{language:?} shows `{text}`, which no catalogue has");
            // Names of examples stand where a player's name does, and some words are the same.
            let foreign = language != Language::En && english.contains(text) && !own.contains(text);
            if foreign {
                strange.insert(text.clone());
            }
        }
        assert!(strange.is_empty(), "{language:?} shows {strange:?}");
    }
}
