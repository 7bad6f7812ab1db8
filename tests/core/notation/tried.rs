//! Every mistake that a text can have is in the list of texts that cannot be read, so that nothing is
//! told that nobody has seen told.

use crate::unreadable::{boards, games, json_boards, tables};
use inkspector::board::{Layout, Message, Told, Value};
use inkspector::game::{Game, Mode};
use inkspector::notation::{
    BackupFile, BoardFile, MAX_BACKUP_BYTES, MAX_HISTORY_BYTES, Placements, TableFile, read_history,
};
use std::collections::BTreeSet;

/// The keys of a message and of all that is in it.
fn keys(message: &Message, found: &mut BTreeSet<&'static str>) {
    fn of(value: &Value, found: &mut BTreeSet<&'static str>) {
        match value {
            Value::Message(message) => keys(message, found),
            Value::List(values) | Value::Lines(values) => {
                values.iter().for_each(|value| of(value, found));
            }
            Value::Number(_) | Value::Text(_) | Value::Place(_) | Value::Name(..) => {}
        }
    }
    found.insert(message.key);
    message.values.iter().for_each(|(_, value)| of(value, found));
}

/// Lists of rolls that cannot be those of a classic game with lava and desert, in whose record round 2
/// has dice.
fn rolls() -> Vec<&'static str> {
    vec![
        "no colon",
        "9: h.h.",
        "7: h.h. h.h. r.r. hrhro",
        "1: banana",
        "1: h.h. h.h. h.h. h.h. hrhro",
        "1: hr.. hrhro",
        "1: h.h. h.h. r.r. hrhro corner corner corner",
        "1: h.h. h.h. r.r. hrhro\n1: h.h. h.h. r.r. hrhro",
        "2: h.h. h.h. h.h. hrhro",
    ]
}

#[test]
fn every_mistake_is_tried() {
    let mut found = BTreeSet::new();
    let mut told = |error: &dyn Told| keys(&error.message(), &mut found);
    for text in boards().iter().chain(&json_boards()) {
        match BoardFile::read_any(text) {
            Err(error) => told(&error),
            Ok((file, _)) => told(&file.ruleset().unwrap_err()),
        }
    }
    games().iter().for_each(|text| told(&Game::from_json(text).unwrap_err()));
    tables().iter().for_each(|text| told(&TableFile::from_json(text).unwrap_err()));
    let long = " ".repeat(MAX_HISTORY_BYTES + 1);
    for text in ["{", "{\"inkspector_history\": 0}", "{\"inkspector_history\": 9}", &long] {
        told(&read_history(text).unwrap_err());
    }
    let parts = [r#""history": {}"#, r#""tables": [{}]"#, r#""photos": {"a.jpg": "!"}"#];
    let backups = parts.map(|part| format!("{{\"inkspector_backup\": 1, {part}}}"));
    let whole = ["{}", r#"{"inkspector_backup": 0}"#, r#"{"inkspector_backup": 9}"#];
    let long = " ".repeat(MAX_BACKUP_BYTES + 1);
    for text in whole.into_iter().chain(backups.iter().map(String::as_str)).chain([&*long]) {
        told(&BackupFile::from_json(text).unwrap_err());
    }
    // No file has a size like that: its own form is refused first.
    told(&Layout::blank(0, 7).unwrap_err());
    told(&Layout::classic().with_layer("Under ground").unwrap_err());
    // What cannot be written as placements.
    for text in ["layer: underground\nA2 h.h.", "A2 hhhhd1"] {
        told(&Placements::of_file(&BoardFile::read(text).unwrap()).unwrap_err());
    }
    // Boards that are no game together.
    let piles: [&[&str]; 4] = [
        &[],
        &["A2 h.h.", "edition: challenge\nA2 h.h."],
        &["player: Ann\nA2 h.h.", "player: Ben\nlayer: underground\nA2 h.h."],
        &["dice 1: h.h. r.r. rr.. hrhro", "dice 1: h.h. h.h. rr.. hrhro"],
    ];
    for pile in piles {
        let boards = pile.iter().map(|text| BoardFile::read(text).unwrap()).collect();
        told(&Game::of_boards(boards).unwrap_err());
    }
    let mut game = Game::from_json(
        r#"{"inkspector_game": 1, "expansions": ["lava", "desert"],
            "dice": {"2": ["h.h.", "r.r.", "rr..", "hrhro"]}}"#,
    )
    .unwrap();
    for text in rolls() {
        game.read_rolls(text).unwrap_err().iter().for_each(|mistake| told(mistake));
    }
    let mut both = Game::from_json(r#"{"inkspector_game": 1, "expansions": ["lava", "lake"]}"#);
    let shared = both.as_mut().unwrap().read_rolls("1: three-sides").unwrap_err();
    shared.iter().for_each(|mistake| told(mistake));
    game.mode = Mode::Draft;
    let drafted = game.read_rolls("1: h.h. h.h. r.r. hrhro").unwrap_err();
    drafted.iter().for_each(|mistake| told(mistake));
    let catalogue = include_str!("../../../src/words/en/errors.ftl");
    let all = catalogue.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
    // The window's own forms, and what the system says in its own words.
    let elsewhere = |key: &str| {
        key.ends_with("-settings")
            || ["error-said", "error-backup-board", "error-link-newer", "error-link-damaged"]
                .contains(&key)
    };
    let untried: Vec<&str> = all
        .filter(|key| key.starts_with("error-") && !found.contains(key) && !elsewhere(key))
        .collect();
    assert!(untried.is_empty(), "never told: {untried:#?}");
}
