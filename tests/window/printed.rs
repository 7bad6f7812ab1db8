//! A printed board is written down by tapping, kept, offered, played on and shared.

use super::support::games::{NARROW, WIDE};
use super::support::stops::touch;
use super::support::*;
use egui_kittest::kittest::Queryable as _;
use inkspector::app::{
    Action, BoardAction, Command, Export, FilesAction, PrintedAction, Screen, TableAction,
};
use inkspector::board::{Fixture, Layout, Side};
use inkspector::notation::BoardFile;
use inkspector::rules::Edition;
use std::sync::Arc;

/// By the names that are announced, on a desk and on a phone: what is likely is marked and not taken,
/// each tap is kept at once, and the next run offers the board.
#[test]
fn a_board_is_written_down_once_and_played_on() {
    for size in [WIDE, NARROW, [360.0, 740.0]] {
        let folder = tempfile::tempdir().unwrap();
        let mut window = open_in(Some(folder.path()), size);
        click_part(&mut window, "Another printed board");
        click(&mut window, "Giant board");
        let form = |window: &egui_kittest::Harness<'_, inkspector::app::App>| {
            window.state().state.printed.form.clone().unwrap()
        };
        assert!(form(&window).board.layout.exits().is_empty());
        assert_eq!(form(&window).likely.exits.len(), 16);
        assert!(shows(&window, "nobody has published it"));
        let file = folder.path().join("giant-board.board");
        assert!(!file.exists());
        click(&mut window, "A2 north: no exit");
        click(&mut window, "A2 north: highway");
        click(&mut window, "B9 east: no exit");
        let exits = form(&window).board.layout.exits().to_vec();
        let exits = exits.iter().map(|exit| format!("{}{} {}", exit.space, exit.side, exit.kind));
        assert_eq!(exits.collect::<Vec<_>>(), ["A2N railway", "B9E highway"]);
        assert_eq!(form(&window).likely.exits.len(), 14);
        click(&mut window, "Buildings");
        click(&mut window, "C2: nothing printed");
        assert!(shows(&window, "C2: factory"));
        click(&mut window, "Walls");
        // By the sides of the space that was tapped, as by a finger that cannot hit a line.
        window.get_by_label_contains("D4: nothing printed").click();
        window.run();
        window.state_mut().act(PrintedAction::Touch(inkspector::board::Place::Side(
            "D4".parse().unwrap(),
            Side::North,
        )));
        window.run();
        let walls = form(&window).board.layout.walls().len();
        click(&mut window, "west");
        assert_ne!(form(&window).board.layout.walls().len(), walls);
        click_part(&mut window, "Take all of it");
        assert_eq!(form(&window).board.layout.centre().len(), 9);
        assert_eq!(form(&window).board.layout.exits().len(), 2, "whose kinds nobody knows");
        wait(&mut window, "the board to be kept", |_| file.exists());
        click_part(&mut window, "One step back");
        assert!(form(&window).board.layout.centre().is_empty());
        let kept = form(&window).board;
        let text = || BoardFile::read(&std::fs::read_to_string(&file).unwrap_or_default());
        wait(&mut window, "the step back to be kept", |_| {
            text().is_ok_and(|file| *file.sketch.layout() == kept.layout)
        });
        drop(window);
        // The next run.
        let mut window = open_in(Some(folder.path()), size);
        click_part(&mut window, "Play on Giant board");
        let state = &window.state().state;
        assert_eq!(state.screen, Screen::Board);
        assert_eq!(*state.doc.layout(), kept.layout);
        assert_eq!(state.doc.game.layout, kept.layout);
        // Whoever joins plays on the same board.
        window.state_mut().act(Command::AddPlayer);
        assert_eq!(*window.state().state.doc.layout(), kept.layout);
        assert!(!window.state().state.doc.has_mixed_boards());
    }
}

/// What is typed beside the board, and what cannot be taken.
#[test]
fn names_values_and_rounds_are_typed() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open_in(Some(folder.path()), WIDE);
    let app = window.state_mut();
    app.act(PrintedAction::Begin(2));
    touch(app, Fixture::Exit, &["A2N"]);
    let layout = |app: &inkspector::app::App| {
        Arc::clone(&app.state.printed.form.as_ref().unwrap().board.layout)
    };
    app.act(PrintedAction::Values("0 0 4 8, 12".to_owned()));
    assert_eq!(layout(app).network_values(), [0, 0, 4, 8, 12]);
    // Not a number yet: what was read before holds, and stands there again once typing ends.
    app.act(PrintedAction::Values("0 0 x".to_owned()));
    assert_eq!(layout(app).network_values(), [0, 0, 4, 8, 12]);
    app.act(PrintedAction::Typed);
    assert_eq!(app.state.printed.form.as_ref().unwrap().values, "0 0 4 8 12");
    app.act(PrintedAction::Rounds("9 7".to_owned()));
    assert_eq!((layout(app).rounds(), layout(app).short_rounds()), (9, &[7][..]));
    app.act(PrintedAction::Rounds("0".to_owned()));
    assert_eq!(layout(app).rounds(), 9);
    assert_eq!(layout(app).more_dice().len(), 1, "two more dice A stay what they are");
    let title = |app: &mut inkspector::app::App, title: &str| {
        app.act(PrintedAction::Title(title.to_owned()));
        app.act(PrintedAction::Typed);
        let names = app.state.printed.boards.iter().map(|board| board.layout.name().to_owned());
        names.collect::<Vec<_>>()
    };
    assert_eq!(title(app, "At home"), ["at-home"]);
    // The game's own boards keep their names, and so do others.
    assert_eq!(title(app, "Classic"), ["at-home"]);
    assert!(app.state.notices.iter().any(|notice| notice.text.contains("“Classic”")));
    app.act(PrintedAction::Begin(7));
    touch(app, Fixture::Centre, &["F6"]);
    assert_eq!(title(app, "At home"), ["at-home", "empty-11x11"]);
    app.act(PrintedAction::Done);
    app.act(Command::ShowPrinted);
    window.run();
    click(&mut window, "Forget At home");
    assert_eq!(window.state().state.printed.boards.len(), 2, "it is asked first");
    click(&mut window, "Forget");
    wait(&mut window, "one board to be left", |_| {
        let names = std::fs::read_dir(folder.path()).unwrap().flatten();
        let boards = names.filter(|entry| entry.path().extension().is_some_and(|e| e == "board"));
        boards.map(|entry| entry.file_name()).eq(["empty-11x11.board"])
    });
}

/// A shared file makes the board known to whoever opens it, and names it in other files.
#[test]
fn a_board_is_shared_as_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open();
    let app = window.state_mut();
    app.act(FilesAction::ByHand(Edition::Challenge));
    for space in ["D1", "D2"] {
        app.act(BoardAction::Draw(space.parse().unwrap(), code(".h.h")));
    }
    // A blueprint card on the Challenge board: routes as they are drawn there, and a wall.
    app.act(PrintedAction::Begin(4));
    app.act(PrintedAction::Given(true));
    touch(app, Fixture::Wall, &["D2S"]);
    app.act(PrintedAction::Title("Card A".to_owned()));
    app.act(PrintedAction::Typed);
    let path = folder.path().join("card-a.board");
    app.act(FilesAction::SaveTo(path.clone(), Export::Board));
    wait(&mut window, "the saving", |_| path.exists());
    let text = std::fs::read_to_string(&path).unwrap();
    let file = BoardFile::read(&text).unwrap();
    let layout = file.sketch.layout();
    assert_eq!(
        (file.edition, layout.given().len(), layout.walls().len()),
        (Edition::Challenge, 2, 1)
    );
    assert_eq!(layout.buildings(), Layout::challenge().buildings());
    let mut other = open();
    load(&mut other, "card-a.board", text.as_bytes());
    let state = &other.state().state;
    assert_eq!(state.printed.boards.len(), 1);
    assert_eq!(*state.doc.layout(), *layout);
    load(&mut other, "game.board", b"edition: challenge\nlayout: card-a\nD3 .h.h 1\n");
    let state = &other.state().state;
    assert_eq!(state.doc.layout().walls().len(), 1, "{:?}", state.notices);
    // It is told apart from the boxes' own boards, also in a saved game.
    other.state_mut().act(TableAction::Rename(0, "Ann".to_owned()));
    let path = folder.path().join("game.json");
    other.state_mut().act(FilesAction::SaveTo(path.clone(), Export::Game));
    wait(&mut other, "the saving", |_| path.exists());
    let mut third = open();
    load(&mut third, "game.json", &std::fs::read(&path).unwrap());
    assert_eq!(*third.state().state.doc.layout(), *layout);
}

/// A kept file that is no board stays where it is, and is told.
#[test]
fn a_broken_board_is_told_and_stays() {
    let folder = tempfile::tempdir().unwrap();
    let broken = folder.path().join("kitchen.board");
    std::fs::write(&broken, "size: 9x99\n").unwrap();
    let mut window = open_in(Some(folder.path()), WIDE);
    wait(&mut window, "the message", |app| !app.state.notices.is_empty());
    assert!(window.state().state.notices[0].text.contains("kitchen.board"));
    window.state_mut().act(Action::Go(Screen::Printed));
    assert!(window.state().state.printed.boards.is_empty());
    assert!(broken.exists());
}
