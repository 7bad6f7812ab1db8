//! What the window keeps between runs: its forms.

use super::schema::Schema;
use super::support::*;
use inkspector::app::{
    Action, App, BoardAction, Command, DisputeAction, FilesAction, Shade, TableAction,
};
use inkspector::board::Layout;
use inkspector::notation::schema::schema;
use inkspector::notation::{TableFile, read_history};
use inkspector::score::Item;
use serde_json::{Value, json};
use std::path::Path;

fn form(name: &str) -> Schema {
    Schema::new(&schema(name).unwrap())
}

fn read(path: &Path) -> Value {
    serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap()
}

/// The file of the table that a window keeps, newest first.
fn table(folder: &Path) -> Value {
    let mut tables: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| {
            let name = path.file_name().unwrap().to_str().unwrap();
            name.starts_with("table") && name.ends_with(".json")
        })
        .collect();
    tables.sort_by_key(|path| path.metadata().unwrap().modified().unwrap());
    read(tables.last().expect("no table is kept"))
}

/// A table with everything that its form can tell.
fn whole(app: &mut App) {
    stops::players(app);
    app.act(Action::Run(Command::AddPlayer));
    app.state.change(None, |doc| {
        let board = Layout::blank(3, 4).unwrap();
        doc.player_mut().sketch = inkspector::board::Sketch::new(board.into());
    });
    app.act(TableAction::Player(0));
    app.act(TableAction::Expansion("forest", true));
    app.act(DisputeAction::Written(Item::Networks, "12".into()));
    app.act(DisputeAction::WrittenTotal("31".into()));
    app.state.change(None, |doc| {
        let tree = inkspector::board::Place::Space("A1".parse().unwrap());
        let tree = inkspector::board::Mark { word: "tree".into(), at: tree };
        doc.player_mut().sketch.set_mark(tree, 1);
        let ruling = inkspector::rules::RULINGS[0];
        doc.game.ruleset.choose(ruling.key, ruling.answers[1].key).unwrap();
        doc.game.title = "Friday".into();
        let space = "C4".parse().unwrap();
        let either = vec![(code("hhhh"), 0.6), (code("hhh."), 0.3)];
        doc.beside_mut().doubts.push(inkspector::vision::Doubt::among(space, either));
        let alternatives = vec![(Some(3), 0.5), (None, 0.25)];
        let doubt = inkspector::vision::RoundDoubt { space, alternatives };
        doc.beside_mut().round_doubts.push(doubt);
    });
    app.act(BoardAction::Draw("A2".parse().unwrap(), code("h.h.")));
}

#[test]
fn kept_files_are_of_their_forms() {
    let folder = tempfile::tempdir().unwrap();
    {
        let mut window = open_in(Some(folder.path()), games::WIDE);
        whole(window.state_mut());
        window.state_mut().act(Action::Shade(Shade::Dark));
        window.state_mut().act(Action::Run(Command::FinishGame));
        let game = folder.path().join("game.json");
        let form = inkspector::app::Export::Game;
        window.state_mut().act(FilesAction::SaveTo(game.clone(), form));
        wait(&mut window, "the saving", |_| game.exists());
        window.state_mut().act(BoardAction::Draw("A3".parse().unwrap(), code("h.h.")));
    }
    let mut tables = form("table");
    tables.check(&table(folder.path()));
    let games = ["/$defs/game", "/$defs/board", "/$defs/common"];
    let mut unseen = tables.unseen();
    unseen.retain(|field| !games.iter().any(|part| field.starts_with(part)));
    assert_eq!(unseen, [""; 0], "never written");
    let mut settings = form("settings");
    settings.check(&read(&folder.path().join("settings.json")));
    assert_eq!(settings.unseen(), [""; 0], "never written");
    let mut history = form("history");
    let written = read(&folder.path().join("history.json"));
    history.check(&written);
    assert_eq!(history.unseen(), [""; 0], "never written");
    let game = written["games"][0]["game"].as_str().unwrap();
    tables.check(&serde_json::from_str(game).unwrap());
    assert!(!history.fits(&json!({"inkspector_history": 2, "games": []})));
}

/// What else is known of a game is kept although its boards are printed differently.
#[test]
fn notes_of_a_game_with_mixed_boards_are_kept() {
    let folder = tempfile::tempdir().unwrap();
    {
        let mut window = open_in(Some(folder.path()), games::WIDE);
        whole(window.state_mut());
    }
    let kept = TableFile::from_json(&table(folder.path()).to_string()).unwrap();
    assert_eq!(kept.game.title, "Friday");
    assert_eq!(kept.game.players.len(), 4);
    assert_eq!(TableFile::from_json(&kept.to_json()).unwrap(), kept);
}

/// A history as it was written before it had a version.
#[test]
fn a_history_without_a_version_loads() {
    let text = r#"[{"when": 5, "players": [["Ada", 31]], "game": "{}"}]"#;
    let past = read_history(text).unwrap();
    assert_eq!((past.len(), past[0].when, &*past[0].players[0].0), (1, 5, "Ada"));
}
