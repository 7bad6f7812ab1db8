//! Everything that is kept goes into one file and comes out of it elsewhere, beside what is there.

use super::kept::{tables, whole};
use super::schema::Schema;
use super::support::games::WIDE;
use super::support::*;
use egui_kittest::Harness;
use inkspector::app::{
    Action, App, BoardAction, Command, Export, FilesAction, OwnBoard, PrintedAction, Screen, Shade,
    TableAction,
};
use inkspector::notation::schema::schema;
use inkspector::rules::Edition;
use std::path::Path;

/// Opens a file with everything.
fn take(window: &mut Harness<'_, App>, bytes: &[u8]) {
    load(window, "everything.json", bytes);
    window.run();
}

const PHOTO: &str = "photo-0123456789abcdef.jpg";

/// A window that has kept something of every kind, saved to a file.
fn fill(folder: &Path, file: &Path) {
    {
        let mut other = open_in(Some(folder), WIDE);
        other.state_mut().act(FilesAction::ByHand(Edition::Classic));
        other.state_mut().act(TableAction::Rename(0, "Eve".into()));
        other.state_mut().act(BoardAction::Draw("A2".parse().unwrap(), code("h.h.")));
    }
    std::fs::write(folder.join(PHOTO), b"\xFF\xD8\xFFas it is").unwrap();
    let mut window = open_in(Some(folder), WIDE);
    window.state_mut().act(PrintedAction::Begin(5));
    window.state_mut().act(PrintedAction::Title("Ours".into()));
    window.state_mut().act(PrintedAction::Box(Edition::Challenge));
    window.state_mut().act(PrintedAction::Typed);
    window.state_mut().act(PrintedAction::Done);
    whole(window.state_mut());
    window.state_mut().act(Action::Shade(Shade::Dark));
    window.state_mut().act(Action::Run(Command::FinishGame));
    // A window that is open beside it, and never said goodbye.
    let mut third = open_in(Some(folder), WIDE);
    third.state_mut().act(FilesAction::ByHand(Edition::Classic));
    third.state_mut().act(TableAction::Rename(0, "Third".into()));
    third.state_mut().act(BoardAction::Draw("A3".parse().unwrap(), code("h.h.")));
    wait(&mut third, "the third table", |_| {
        tables(folder).iter().any(|path| std::fs::read_to_string(path).unwrap().contains("Third"))
    });
    window.state_mut().act(FilesAction::SaveTo(file.to_owned(), Export::Everything));
    wait(&mut window, "the saving", |_| file.exists());
}

#[test]
fn everything_goes_to_another_computer_and_nothing_there_is_lost() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let file = here.path().join("everything.json");
    fill(here.path(), &file);
    let text = std::fs::read_to_string(&file).unwrap();
    let mut form = Schema::new(&schema("backup").unwrap());
    form.check(&serde_json::from_str(&text).unwrap());
    let mut unseen = form.unseen();
    unseen.retain(|field| {
        !["/$defs/game", "/$defs/board", "/$defs/common"].iter().any(|part| field.starts_with(part))
    });
    assert_eq!(unseen, [""; 0], "never written");

    let own = {
        let mut window = open_in(Some(there.path()), WIDE);
        window.state_mut().act(FilesAction::ByHand(Edition::Classic));
        window.state_mut().act(TableAction::Rename(0, "Own".into()));
        window.state_mut().act(BoardAction::Draw("A2".parse().unwrap(), code("r.r.")));
        window.state_mut().act(Action::Run(Command::FinishGame));
        take(&mut window, text.as_bytes());
        assert!(shows(&window, "tables: 3, finished games: 1, printed boards: 1, photos: 1"));
        assert!(window.state().state.files.left_behind.is_empty(), "nobody has agreed yet");
        click(&mut window, "Take it over");
        let state = &window.state().state;
        assert_eq!(state.screen, Screen::Start);
        assert_eq!(state.files.left_behind.len(), 3);
        assert_eq!(state.files.past.len(), 2);
        assert_eq!(state.doc.game.players[0].name, "Own");
        // Nothing was chosen here, there it was.
        assert_eq!(state.settings.shade, Shade::Dark);
        assert!(shows(&window, "Taken over: tables 3, finished games 1, printed boards 1"));
        let photo = there.path().join(PHOTO);
        wait(&mut window, "the photo", |_| photo.exists());
        assert_eq!(std::fs::read(&photo).unwrap(), b"\xFF\xD8\xFFas it is");
        // Once more it brings nothing, and takes nothing away.
        take(&mut window, text.as_bytes());
        click(&mut window, "Take it over");
        assert!(shows(&window, "Taken over: tables 0, finished games 0, printed boards 0"));
        let files = &window.state().state.files;
        assert_eq!((files.left_behind.len(), files.past.len()), (3, 2));
        window.state().state.doc.clone()
    };
    // The next run finds all of it.
    let window = open_in(Some(there.path()), WIDE);
    let state = &window.state().state;
    let mut names: Vec<_> =
        state.files.left_behind.iter().map(|left| &*left.document.game.players[0].name).collect();
    names.sort_unstable();
    assert_eq!(names, ["Ada", "Eve", "Own", "Third"]);
    let ada = state.files.left_behind.iter().find(|left| left.document.game.players.len() > 1);
    assert_eq!(ada.unwrap().document.desk[0].photo.as_ref().unwrap().file, PHOTO);
    assert!(state.files.left_behind.iter().any(|left| left.document.game == own.game));
    assert_eq!(state.files.past.len(), 2);
    assert_eq!(state.printed.boards.len(), 1);
    assert_eq!(state.printed.boards[0].layout.title(), "Ours");
}

/// A printed board of the same name stays, and so does the one that comes.
#[test]
fn a_printed_board_that_comes_takes_no_other_ones_place() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let file = here.path().join("everything.json");
    fill(here.path(), &file);
    let text = std::fs::read_to_string(&file).unwrap();
    let mut window = open_in(Some(there.path()), WIDE);
    window.state_mut().act(PrintedAction::Begin(6));
    window.state_mut().act(PrintedAction::Title("Ours".into()));
    window.state_mut().act(PrintedAction::Box(Edition::Challenge));
    window.state_mut().act(PrintedAction::Typed);
    window.state_mut().act(PrintedAction::Done);
    take(&mut window, text.as_bytes());
    click(&mut window, "Take it over");
    let boards = &window.state().state.printed.boards;
    let found: Vec<_> =
        boards.iter().map(|board| (board.layout.title(), board.layout.rows())).collect();
    assert_eq!(found, [("Ours", 9), ("Ours 2", 7)]);
    let kept = std::fs::read_to_string(there.path().join("ours.board")).unwrap();
    assert_eq!(OwnBoard::from_text(&kept).unwrap().layout.rows(), 9);
}

#[test]
fn a_damaged_file_brings_nothing_and_says_why() {
    let here = tempfile::tempdir().unwrap();
    let file = here.path().join("everything.json");
    fill(here.path(), &file);
    let text = std::fs::read_to_string(&file).unwrap();
    for (from, to, told) in [
        ("\"inkspector_backup\": 1", "\"inkspector_backup\": 9", "reads up to 1"),
        ("\"h.h.\"", "\"hq..\"", "table 1 in it"),
        ("size: 7x7", "size: 7by7", "printed board 1 in it"),
        ("\"dark\"", "\"dusk\"", "the settings in it"),
        ("/9j", "/9?", "is damaged"),
    ] {
        let damaged = text.replacen(from, to, 1);
        assert_ne!(damaged, text, "{from}");
        let mut window = open();
        take(&mut window, damaged.as_bytes());
        assert!(shows(&window, told), "{told}");
        let state = &window.state().state;
        assert!(state.question.is_none() && state.files.left_behind.is_empty());
        assert!(state.files.past.is_empty() && state.settings.shade != Shade::Dark);
    }
    let mut window = open();
    take(&mut window, &text.as_bytes()[..text.len() / 2]);
    assert!(shows(&window, "everything.json"));
    assert!(window.state().state.question.is_none());
}
