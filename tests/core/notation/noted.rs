//! Numbers beside the grid: read, written, kept in records and tables, and what is wrong with them.

use super::{problem, read};
use inkspector::board::{Building, Layout};
use inkspector::check::check;
use inkspector::expansion::{EXPANSIONS, noted_spec, noted_words};
use inkspector::game::Game;
use inkspector::notation::{BoardFile, ContentError, Problem, TableFile};
use inkspector::rules::contract::{TRACKS, UNIVERSITY_TRACK, VILLAGE_MARKS};
use inkspector::score::VILLAGE_TRACK;
use inkspector::words::Language;
use std::collections::BTreeSet;

const TEXT: &str = "edition: challenge\nnoted: villages 2, universities 1\nA2 h.h. 1\n";

#[test]
fn every_form_keeps_them() {
    let file = read(TEXT);
    assert_eq!(file.sketch.noted("villages"), Some(2));
    assert_eq!(file.sketch.noted("universities"), Some(1));
    assert!(file.write().contains("\nnoted: universities 1, villages 2\n"), "{}", file.write());
    assert_eq!(BoardFile::read(&file.write()).as_ref(), Ok(&file));
    assert_eq!(BoardFile::from_json(&file.to_json()).as_ref(), Ok(&file));
    // On two lines, after the spaces, and a zero that is not the same as nothing.
    let apart = read("edition: challenge\nA2 h.h. 1\nnoted: villages 0\nnoted: Universities 1\n");
    assert_eq!(apart.sketch.noted("villages"), Some(0));
    assert_eq!(apart.sketch.noted("universities"), Some(1));
}

#[test]
fn mistakes_in_them() {
    let known = noted_words();
    let unknown = ContentError::Noted { found: "churches".into(), known };
    assert_eq!(problem("noted: churches 2\n"), (1, 8, Problem::Content(unknown.clone())));
    let json = r#"{"inkspector": 1, "noted": {"churches": 2}}"#;
    assert_eq!(BoardFile::from_json(json).unwrap_err().to_string(), unknown.to_string());
    for (text, column) in
        [("noted: villages\n", 16), ("noted: villages two\n", 17), ("noted: villages 256\n", 17)]
    {
        let (_, at, what) = problem(text);
        assert!(at == column && matches!(what, Problem::Number { .. }), "{text}: {at} {what:?}");
    }
    let twice = problem("noted: villages 2, villages 3\n").2;
    assert_eq!(twice, Problem::Twice("villages".into()));
    assert!(matches!(problem("noted: villages 2 3\n").2, Problem::Trailing(_)));
}

/// More marks than a track has, and numbers of expansions that are not in play.
#[test]
fn impossible_numbers_are_found() {
    let told = |text: &str| -> Vec<String> {
        let file = read(text);
        let issues = check(&file.sketch, &file.ruleset().unwrap());
        issues.iter().map(|issue| Language::En.told(issue)).collect()
    };
    assert_eq!(told("edition: challenge\nnoted: villages 4, universities 3\n"), [""; 0]);
    let found = told("edition: challenge\nnoted: villages 5\n");
    assert!(found.len() == 1 && found[0].contains("5 noted beside the grid, at most 4"));
    for expansion in EXPANSIONS {
        for noted in expansion.noted() {
            let board = format!("noted: {} {}\n", noted.key, noted.most);
            let found = told(&board);
            assert!(found.len() == 1 && found[0].contains("is not in play"), "{found:?}");
            let played = format!("expansions: {}\n{board}", expansion.id());
            assert_eq!(told(&played), [""; 0]);
        }
    }
}

/// A record has keys of its own for the tracks, and boards keep what is theirs.
#[test]
fn records_and_tables_keep_them() {
    let game = Game::of_boards(vec![read(TEXT)]).unwrap();
    let json = game.to_json();
    assert!(json.contains(r#""villages": 2"#) && !json.contains("\"noted\""), "{json}");
    assert_eq!(Game::from_json(&json).unwrap(), game);
    let table = TableFile { game: game.clone(), desk: vec![Default::default()], current: 0 };
    let kept = TableFile::from_json(&table.to_json()).unwrap();
    assert_eq!(kept.game.players[0].sketch, game.players[0].sketch);
    // A track noted in both places is one too many.
    let twice = json.replace("\"spaces\": [", "\"noted\": {\"villages\": 2}, \"spaces\": [");
    assert_ne!(twice, json);
    assert!(Game::from_json(&twice).unwrap_err().to_string().contains("villages"));
}

#[test]
fn words_are_well_formed() {
    assert_eq!(usize::from(VILLAGE_MARKS.most), VILLAGE_TRACK.len());
    let layout = Layout::challenge();
    let sites = layout.buildings().iter();
    let universities = sites.filter(|site| site.building == Building::University).count();
    assert!(usize::from(UNIVERSITY_TRACK.most) <= universities);
    let mut words: BTreeSet<&str> = TRACKS.iter().map(|noted| noted.key).collect();
    for expansion in EXPANSIONS {
        for noted in expansion.noted() {
            assert!(words.insert(noted.key) && noted.most > 0, "{}", noted.key);
            assert_eq!(noted_spec(noted.key).unwrap().0.unwrap().id(), expansion.id());
        }
    }
}
