//! What the window keeps between runs: its forms.

use super::schema::Schema;
use super::support::*;
use egui_kittest::Harness;
use inkspector::app::{
    Action, App, BoardAction, Command, DisputeAction, Export, FilesAction, Language, Options,
    Shade, TableAction,
};
use inkspector::board::Layout;
use inkspector::notation::schema::schema;
use inkspector::notation::{PhotoFile, TableFile, read_history};
use inkspector::score::{ErrorMarks, FieldRead, Item, PaperRead};
use serde_json::{Value, json};
use std::io::{BufRead as _, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command as Program, Stdio};
use std::time::Duration;

fn form(name: &str) -> Schema {
    Schema::new(&schema(name).unwrap())
}

fn read(path: &Path) -> Value {
    serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap()
}

/// The files of the tables that windows keep, oldest first.
pub fn tables(folder: &Path) -> Vec<PathBuf> {
    let mut tables: Vec<_> = std::fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| {
            let name = path.file_name().unwrap().to_str().unwrap();
            name.starts_with("table") && !name.ends_with(".lock") && !name.contains("set-aside")
        })
        .collect();
    tables.sort_by_key(|path| path.metadata().unwrap().modified().unwrap());
    tables
}

fn table(folder: &Path) -> Value {
    read(tables(folder).last().expect("no table is kept"))
}

/// What a window that opens there finds left behind: whose tables, newest first.
fn left(folder: &Path) -> Vec<String> {
    let window = open_in(Some(folder), games::WIDE);
    names(&window)
}

fn names(window: &Harness<'_, App>) -> Vec<String> {
    let left = window.state().state.files.left_behind.iter();
    left.map(|left| left.document.game.players[0].name.clone()).collect()
}

/// Draws a table of somebody's.
fn draw(window: &mut Harness<'_, App>, name: &str) {
    window.state_mut().act(FilesAction::ByHand(inkspector::rules::Edition::Classic));
    window.state_mut().act(TableAction::Rename(0, name.into()));
    window.state_mut().act(BoardAction::Draw("A2".parse().unwrap(), code("h.h.")));
    window.state_mut().act(BoardAction::Draw("A3".parse().unwrap(), code("h.h.")));
}

/// Opens a window, draws, and is gone without a goodbye.
fn gone(folder: &Path, name: &str) {
    draw(&mut open_in(Some(folder), games::WIDE), name);
}

pub fn files(folder: &Path, part: &str) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.filter(|path| path.to_str().unwrap().contains(part)).collect()
}

/// A table with everything that its form can tell.
pub fn whole(app: &mut App) {
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
        let sketch = &mut doc.player_mut().sketch;
        sketch.set_mark(tree, 1);
        let side = inkspector::board::Side::East;
        let side = inkspector::board::Place::Side("A1".parse().unwrap(), side);
        let canyon = inkspector::board::Mark { word: "canyon".into(), at: side };
        sketch.set_mark(canyon.clone(), 1);
        sketch.set_mark_round(&canyon, Some(2));
        sketch.note("villages", Some(2));
        let ruling = inkspector::rules::RULINGS[0];
        doc.game.ruleset.choose(ruling.key, ruling.answers[1].key).unwrap();
        doc.game.title = "Friday".into();
        let space = "C4".parse().unwrap();
        let either = vec![(code("hhhh"), 0.6), (code("hhh."), 0.3)];
        doc.beside_mut().doubts.push(inkspector::vision::Doubt::among(space, either));
        let alternatives = vec![(Some(3), 0.5), (None, 0.25)];
        let doubt = inkspector::vision::RoundDoubt { space, alternatives };
        doc.beside_mut().round_doubts.push(doubt);
        let end = inkspector::board::End { space, side: inkspector::board::Side::East };
        doc.beside_mut().paper = Some(PaperRead {
            fields: vec![
                ("highway", FieldRead::Sure(7)),
                ("centre", FieldRead::Unsure(vec!["2".into(), String::new()])),
            ],
            specials: [Some(true), None, Some(false), None, None, None],
            tracks: [Some(2), None],
            goal_rows: [None, Some(4), Some(0)],
            marks: Some(ErrorMarks { ends: vec![end], bare: vec![end] }),
        });
        doc.beside_mut().photo = Some(PhotoFile {
            name: "board.jpg".into(),
            file: "photo-0123456789abcdef.jpg".into(),
            corners: [[5.0, 5.0], [55.0, 5.0], [55.0, 55.0], [5.0, 55.5]],
            asks: vec!["way-up".into(), "expansions".into()],
        });
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
        window.state_mut().act(FilesAction::SaveTo(game.clone(), Export::Game));
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

/// What was left unanswered stays, whatever is drawn or opened meanwhile, until it is answered.
#[test]
fn tables_left_behind_stay_until_they_are_answered() {
    let folder = tempfile::tempdir().unwrap();
    for (number, name) in ["Ada", "Bea", "Cleo"].into_iter().enumerate() {
        gone(folder.path(), name);
        assert_eq!(left(folder.path()).len(), number + 1);
    }
    // Files on the command line.
    {
        let mut window = open_in(Some(folder.path()), games::WIDE);
        let board = stops::file("samples/boards/rulebook.board");
        let photo = folder.path().join("photo.jpg");
        std::fs::write(&photo, b"\xFF\xD8\xFFboard").unwrap();
        let options = Options { files: vec![board, photo], ..Options::default() };
        window.state_mut().apply(&options);
        window.run();
        assert!(shows(&window, "still on the start page"));
        wait(&mut window, "the files", |app| {
            app.state.files.loading == 0 && app.state.doc.game.players.len() == 2
        });
        window.state_mut().act(BoardAction::Draw("A3".parse().unwrap(), code("h.h.")));
    }
    let mut window = open_in(Some(folder.path()), games::WIDE);
    let mut found = names(&window);
    assert_eq!(found.len(), 4);
    found.retain(|name| ["Ada", "Bea", "Cleo"].contains(&&**name));
    assert_eq!(found.len(), 3);
    let cleo = names(&window).iter().position(|name| name == "Cleo").unwrap();
    window.state_mut().act(FilesAction::Recover(cleo, false));
    let ada = names(&window).iter().position(|name| name == "Ada").unwrap();
    window.state_mut().act(FilesAction::Recover(ada, true));
    assert_eq!(window.state().state.doc.player().name, "Ada");
    drop(window);
    let mut found = left(folder.path());
    assert_eq!(found.len(), 3);
    assert!(!found.contains(&"Cleo".to_owned()), "what was discarded is gone");
    found.retain(|name| name == "Ada");
    assert_eq!(found.len(), 1, "what was taken up is kept once");
}

/// A table that another takes the place of is left behind too, unless it is in a file or somebody
/// said that it may go.
#[test]
fn a_table_that_is_replaced_is_left_behind() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open_in(Some(folder.path()), games::WIDE);
    draw(&mut window, "Ada");
    four_friends_instead(&mut window);
    assert_eq!(names(&window), ["Ada"]);
    // Back by undo, and no longer left behind.
    window.state_mut().act(Action::Run(Command::Undo));
    assert_eq!((names(&window).len(), &*window.state().state.doc.player().name), (0, "Ada"));
    window.state_mut().act(Action::Run(Command::Redo));
    window.state_mut().act(Action::Run(Command::Undo));
    window.state_mut().act(Action::Run(Command::NewTable));
    window.state_mut().act(Action::Yes);
    assert!(names(&window).is_empty());
    draw(&mut window, "Bea");
    stops::example(window.state_mut(), 0);
    assert_eq!(names(&window), ["Bea"]);
    drop(window);
    assert!(left(folder.path()).contains(&"Bea".to_owned()));
}

/// Saved is saved, and is not offered again.
#[test]
fn a_saved_table_is_not_left_behind() {
    let folder = tempfile::tempdir().unwrap();
    let game = folder.path().join("game.json");
    {
        let mut window = open_in(Some(folder.path()), games::WIDE);
        draw(&mut window, "Ada");
        window.state_mut().act(FilesAction::SaveTo(game.clone(), Export::Game));
        wait(&mut window, "the saving", |app| !app.state.files.dirty);
    }
    assert_eq!(left(folder.path()), [""; 0]);
    let mut window = open_in(Some(folder.path()), games::WIDE);
    window.state_mut().act(FilesAction::OpenPath(game));
    wait(&mut window, "the opening", |app| app.state.files.file.is_some());
    drop(window);
    assert_eq!(left(folder.path()), [""; 0]);
}

/// What lies beside the boards is saved with them.
#[test]
fn figures_and_doubts_are_saved_with_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.json");
    let mut window = open();
    draw(&mut window, "Ada");
    window.state_mut().act(DisputeAction::Written(Item::Networks, "12".into()));
    window.state_mut().state.change(None, |doc| {
        let either = vec![(code("h.h."), 0.6), (code("hhh."), 0.3)];
        let doubt = inkspector::vision::Doubt::among("A2".parse().unwrap(), either);
        doc.beside_mut().doubts.push(doubt);
    });
    window.state_mut().act(FilesAction::SaveTo(path.clone(), Export::Game));
    wait(&mut window, "the saving", |app| !app.state.files.dirty);
    let mut window = open();
    window.state_mut().act(FilesAction::OpenPath(path));
    wait(&mut window, "the opening", |app| app.state.files.file.is_some());
    let beside = window.state().state.doc.beside();
    assert_eq!((beside.doubts.len(), &*beside.written[&Item::Networks]), (1, "12"));
}

/// What cannot be used is set aside under a name of its own and told, and nothing is written over it.
#[test]
fn damaged_files_are_set_aside() {
    let folder = tempfile::tempdir().unwrap();
    gone(folder.path(), "Ada");
    let kept = tables(folder.path()).pop().unwrap();
    let newer = r#"{"inkspector_history": 9, "games": {}}"#;
    for (round, (settings, history, table)) in [
        ("{ broken".into(), "[{ broken".into(), "{ broken".into()),
        (b"\xff\xfe".to_vec(), newer.into(), b"\xff".to_vec()),
        (Vec::new(), Vec::new(), Vec::new()),
    ]
    .into_iter()
    .enumerate()
    {
        let texts: [(PathBuf, Vec<u8>); 3] = [
            (folder.path().join("settings.json"), settings),
            (folder.path().join("history.json"), history),
            (kept.clone(), table),
        ];
        for (path, text) in &texts {
            std::fs::write(path, text).unwrap();
        }
        let mut window = open_in(Some(folder.path()), games::WIDE);
        window.run();
        assert!(shows(&window, "could not be used"));
        assert!(names(&window).is_empty());
        window.state_mut().act(Action::Run(Command::ToggleShade));
        window.state_mut().act(Action::Run(Command::FinishGame));
        drop(window);
        assert_eq!(files(folder.path(), "set-aside").len(), 3 * (round + 1));
        for (path, text) in texts {
            let stem = path.file_stem().unwrap().to_str().unwrap();
            let aside = format!("{stem}-set-aside-{}.json", round + 1);
            assert_eq!(std::fs::read(path.with_file_name(aside)).unwrap(), text, "{stem}");
        }
        let history = std::fs::read_to_string(folder.path().join("history.json")).unwrap();
        assert_eq!(read_history(&history).unwrap().len(), 1);
    }
}

/// A newer program's table is neither offered nor touched.
#[test]
fn a_newer_table_stays_where_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("table-7.json");
    let text = r#"{"inkspector_table": 99, "players": "otherwise"}"#;
    std::fs::write(&path, text).unwrap();
    gone(folder.path(), "Ada");
    let mut window = open_in(Some(folder.path()), games::WIDE);
    window.run();
    assert!(shows(&window, "stays as it is"));
    assert_eq!(names(&window), ["Ada"]);
    assert_eq!(std::fs::read_to_string(path).unwrap(), text);
}

/// The tables of earlier versions, both of them.
#[test]
fn tables_of_the_only_window_there_was_are_found() {
    let folder = tempfile::tempdir().unwrap();
    for (file, name) in [("table.json", "Ada"), ("table-before.json", "Bea")] {
        let player = json!({"name": name, "layout": "classic", "cells": {"A2": "h.h."}});
        let text = json!({"inkspector_table": 1, "players": [player]});
        std::fs::write(folder.path().join(file), text.to_string()).unwrap();
    }
    gone(folder.path(), "Cleo");
    let mut found = left(folder.path());
    found.sort();
    assert_eq!(found, ["Ada", "Bea", "Cleo"]);
}

/// Two windows keep a table each, and what they share is what both have done.
#[test]
fn two_windows_lose_nothing_of_each_other() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = open_in(Some(folder.path()), games::WIDE);
    draw(&mut first, "Ada");
    let mut second = open_in(Some(folder.path()), games::WIDE);
    assert!(names(&second).is_empty(), "a table in use is not left behind");
    draw(&mut second, "Bea");
    first.state_mut().act(Action::Run(Command::FinishGame));
    // Who keeps the earlier game hears of the later one when it next keeps something.
    let history = folder.path().join("history.json");
    let is_kept = || std::fs::read_to_string(&history).is_ok_and(|text| text.contains("Ada"));
    wait(&mut first, "the first game to be kept", |_| is_kept());
    second.state_mut().act(Action::Run(Command::FinishGame));
    wait(&mut second, "the other's game", |app| app.state.files.past.len() == 2);
    first.state_mut().act(Action::Shade(Shade::Dark));
    wait(&mut first, "the other's game", |app| app.state.files.past.len() == 2);
    second.state_mut().act(Action::Language(Language::De));
    let bea = |app: &App, name: &str| {
        app.state.files.past.iter().position(|past| past.players[0].0 == name).unwrap()
    };
    // One forgets a game that the other still shows.
    let gone = bea(second.state(), "Ada");
    second.state_mut().act(FilesAction::ForgetPast(gone));
    drop(second);
    first.state_mut().act(Action::Scale(1.15));
    wait(&mut first, "the game to be forgotten", |app| app.state.files.past.len() == 1);
    drop(first);
    let window = open_in(Some(folder.path()), games::WIDE);
    let mut found = names(&window);
    found.sort();
    assert_eq!(found, ["Ada", "Bea"]);
    assert_eq!(window.state().state.files.past.len(), 1);
    let text = std::fs::read_to_string(folder.path().join("settings.json")).unwrap();
    let settings: Value = serde_json::from_str(&text).unwrap();
    assert_eq!((&settings["shade"], &settings["scale"]), (&json!("dark"), &json!(1.15)));
}

#[test]
fn a_game_of_the_history_comes_back_and_is_there_once() {
    let mut window = open();
    four_friends(&mut window);
    for _ in 0..2 {
        window.state_mut().act(Action::Run(Command::FinishGame));
    }
    assert_eq!(window.state().state.files.past.len(), 1);
    window.state_mut().act(Action::Run(Command::ShowTable));
    window.state_mut().act(FilesAction::ForgetPast(0));
    window.run();
    assert!(window.state().state.files.past.is_empty());
    games::press(&mut window, "Bring it back");
    assert_eq!(window.state().state.files.past.len(), 1);
}

/// A file that somebody else has changed is asked about before it is written over.
#[test]
fn a_file_changed_elsewhere_is_asked_about() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.json");
    let mut window = open();
    draw(&mut window, "Ada");
    window.state_mut().act(FilesAction::SaveTo(path.clone(), Export::Game));
    wait(&mut window, "the saving", |app| !app.state.files.dirty);
    let change = |window: &mut Harness<'_, App>, space: &str| {
        let space = space.parse().unwrap();
        window.state_mut().act(BoardAction::Draw(space, code("rr..")));
        window.state_mut().act(Action::Run(Command::Save));
    };
    // Ours is written without a question.
    change(&mut window, "B2");
    wait(&mut window, "the saving", |app| !app.state.files.dirty);
    std::fs::write(&path, "somebody else's").unwrap();
    change(&mut window, "B3");
    wait(&mut window, "the question", |app| app.state.question.is_some());
    assert!(shows(&window, "holds something else now"));
    window.state_mut().act(Action::No);
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "somebody else's");
    assert!(window.state().state.files.dirty);
    // Chosen once more as the place, it is the same file.
    window.state_mut().act(FilesAction::SaveTo(path.clone(), Export::Game));
    wait(&mut window, "the question", |app| app.state.question.is_some());
    click(&mut window, "Write over it");
    wait(&mut window, "the saving", |app| !app.state.files.dirty);
    assert!(std::fs::read_to_string(&path).unwrap().contains("Ada"));
    // One that is gone is made again.
    std::fs::remove_file(&path).unwrap();
    change(&mut window, "B4");
    wait(&mut window, "the saving", |app| !app.state.files.dirty);
    assert!(path.exists());
}

/// Nothing that a table brings along stops the start.
#[test]
fn names_that_end_texts_stop_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let player = json!({"name": "An\0na\u{202e}\n", "layout": "classic", "cells": {"A2": "h.h."}});
    let text = json!({"inkspector_table": 1, "players": [player]});
    std::fs::write(folder.path().join("table.json"), text.to_string()).unwrap();
    let mut window = open_in(Some(folder.path()), games::WIDE);
    click(&mut window, "Continue with it");
    assert_eq!(window.state().state.doc.player().name, "Anna ");
    window.state_mut().act(TableAction::Rename(0, "B\0ea\u{2066}\tK.".into()));
    assert_eq!(window.state().state.doc.player().name, "Bea K.");
    window.state_mut().act(Action::Run(Command::ShowBoard));
    let title = window.state().window_title();
    assert!(title.starts_with("Bea K.: "), "{title:?}");
    for (name, bytes) in [("no\u{202e}te\0s\n.txt", &b"\0\0"[..]), ("e\u{1b}[2J.jpg", b"")] {
        load(&mut window, name, bytes);
    }
    let notices = &window.state().state.notices;
    assert_eq!(notices.len(), 2);
    assert!(notices.iter().all(|notice| !notice.text.contains(inkspector::board::is_unsafe)));
}

/// Changes a table as fast as it can, says so, and never says goodbye. Run by the tests below, in a
/// program of its own.
#[test]
#[ignore = "draws until it is killed"]
fn draws_until_killed() {
    let Some(folder) = std::env::var_os("INKSPECTOR_KILL_TEST") else { return };
    let ctx = egui::Context::default();
    let mut app = App::new(&ctx, Some(folder.into()), std::sync::Arc::new(Fake));
    app.act(FilesAction::ByHand(inkspector::rules::Edition::Classic));
    let spaces: Vec<_> = app.state.doc.layout().spaces().collect();
    for (number, space) in (1_u64..).zip(spaces.iter().cycle()) {
        // Each is one change of the table, and the last one tells how many there were.
        app.state.change(None, |doc| {
            let drawing = if number % 98 < 49 { code("h.h.") } else { code("rrr.") };
            doc.player_mut().sketch.draw(*space, drawing);
            doc.player_mut().name = number.to_string();
        });
        app.poll();
        println!("\ndone {number}");
        if number % 7 == 0 {
            std::thread::sleep(Duration::from_millis(number % 11));
        }
    }
}

/// Kills the program so many times, and tells how many changes there were and how many the unluckiest
/// kill cost. In each folder tables of earlier kills stay unanswered.
fn kill(times: usize, folders: usize) -> (u64, i64) {
    let program = std::env::current_exe().unwrap();
    let (mut changes, mut worst) = (0, i64::MIN);
    // Numbers that look like chance, the same each time.
    let mut chance = 0x2545_F491_4F6C_DD1D_u64;
    for _ in 0..folders {
        let folder = tempfile::tempdir().unwrap();
        let mut known: Vec<String> = Vec::new();
        for _ in 0..times / folders {
            let mut child = Program::new(&program)
                .args(["--ignored", "--exact", "kept::draws_until_killed", "--nocapture"])
                .env("INKSPECTOR_KILL_TEST", folder.path())
                .stdout(Stdio::piped())
                .stderr(Stdio::null())
                .spawn()
                .unwrap();
            let lines = BufReader::new(child.stdout.take().unwrap()).lines();
            let mut done = lines.map_while(Result::ok).filter_map(|line| {
                line.strip_prefix("done ").and_then(|number| number.parse::<i64>().ok())
            });
            let mut last = done.next().expect("the program ended early");
            chance ^= chance << 13;
            chance ^= chance >> 7;
            chance ^= chance << 17;
            let id = child.id();
            let pause = Duration::from_micros(chance % 400_000);
            let killer = std::thread::spawn(move || {
                std::thread::sleep(pause);
                // The hardest way, from outside: nothing of the program runs after it.
                let killed = child.kill();
                child.wait().unwrap();
                killed.unwrap_or_else(|error| panic!("{id}: {error}"));
            });
            for number in done {
                last = number;
            }
            killer.join().unwrap();
            let found = left(folder.path());
            let newest = found.iter().find(|name| !known.contains(name));
            let kept: i64 = newest.map_or(0, |name| name.parse().unwrap());
            assert!(kept + 1 >= last, "{kept} of {last} changes came back");
            assert_eq!(found.len(), known.len() + 1, "a table left behind earlier is gone");
            assert_eq!(files(folder.path(), "set-aside"), Vec::<PathBuf>::new());
            changes += last as u64;
            worst = worst.max(last - kept);
            // Told apart from later ones by a name that none of them has.
            known = rename(folder.path());
        }
    }
    println!("{times} kills, {changes} changes, at most {worst} lost by a kill");
    (changes, worst)
}

/// Gives all tables that are left behind names of their own, in their files.
fn rename(folder: &Path) -> Vec<String> {
    let mut names = Vec::new();
    for path in tables(folder) {
        let mut table = read(&path);
        let name = path.file_stem().unwrap().to_str().unwrap().to_owned();
        table["players"][0]["name"] = json!(name);
        std::fs::write(&path, table.to_string()).unwrap();
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names
}

#[test]
fn a_kill_at_any_moment_loses_the_last_action_at_most() {
    let (changes, worst) = kill(10, 1);
    assert!(changes > 10 && worst <= 1);
}

#[test]
#[ignore = "two hundred kills take minutes"]
fn two_hundred_kills_lose_the_last_action_at_most() {
    let (changes, worst) = kill(200, 20);
    assert!(changes > 200 && worst <= 1);
}
