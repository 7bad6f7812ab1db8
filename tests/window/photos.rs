//! Photos of a table that the next run brings back, and what was still asked about them.

use super::kept::files;
use super::support::*;
use egui_kittest::Harness;
use inkspector::app::{App, BoardAction, PhotoAction, Waiting};

/// A photo and what is still to be looked at come back with their table; what is kept of the photo is
/// the picture alone.
#[test]
fn photos_come_back_with_their_table() {
    let folder = tempfile::tempdir().unwrap();
    {
        let mut window = open_in(Some(folder.path()), games::WIDE);
        load(&mut window, "board.jpg", b"\xFF\xD8\xFFrounds");
        let read = |app: &App| app.state.doc.beside().photo.is_some();
        wait(&mut window, "the reading", read);
        wait(&mut window, "the photo on disk", |_| !files(folder.path(), "photo-").is_empty());
        window.state_mut().act(BoardAction::Draw("A2".parse().unwrap(), code("h.h.")));
    }
    let kept = std::fs::read(&files(folder.path(), "photo-")[0]).unwrap();
    assert!(!kept.windows(6).any(|part| part == b"rounds"), "the file itself is kept");
    assert_eq!(image::load_from_memory(&kept).unwrap().width(), 60);
    let mut window = open_in(Some(folder.path()), games::WIDE);
    click(&mut window, "Continue with it");
    let player = window.state().state.doc.beside().id;
    wait(&mut window, "the photo", |app| app.state.photos.of_player(player).is_some());
    let state = &window.state().state;
    let photo = state.photos.of_player(player).unwrap();
    assert_eq!((&*photo.name, photo.flat.is_some()), ("board.jpg", true));
    assert_eq!((state.doc.beside().doubts.len(), state.doc.beside().round_doubts.len()), (1, 2));
    let drawn = state.doc.player().sketch.drawing("A2".parse().unwrap());
    assert_eq!(drawn, code("h.h."), "what was changed by hand stays");
    // What was never asked is not asked now.
    assert!(state.doc.beside().proposal.is_none());
    // Photos of a table are nobody's at another.
    four_friends_instead(&mut window);
    let state = &window.state().state;
    assert!(state.doc.desk.iter().all(|beside| state.photos.of_player(beside.id).is_none()));
}

/// Whether a board is played with expansions is asked until it is answered, also by the next run.
#[test]
fn what_is_asked_about_a_board_is_asked_by_the_next_run() {
    let folder = tempfile::tempdir().unwrap();
    let asked =
        |window: &Harness<'_, App>| window.state().state.queue().contains(&Waiting::Expansions(0));
    {
        let mut window = open_in(Some(folder.path()), games::WIDE);
        load(&mut window, "board.jpg", b"\xFF\xD8\xFFriver");
        wait(&mut window, "the reading", |app| app.state.doc.beside().photo.is_some());
        wait(&mut window, "the photo on disk", |_| !files(folder.path(), "photo-").is_empty());
        assert!(asked(&window));
    }
    for answer in [None, Some("No")] {
        let mut window = open_in(Some(folder.path()), games::WIDE);
        click(&mut window, "Continue with it");
        let player = window.state().state.doc.beside().id;
        wait(&mut window, "the photo", |app| app.state.photos.of_player(player).is_some());
        assert!(asked(&window));
        assert_eq!(window.state().state.doc.beside().doubts.len(), 1);
        if let Some(answer) = answer {
            window.state_mut().act(PhotoAction::Look(Waiting::Expansions(0)));
            window.run();
            click(&mut window, answer);
        }
        assert_eq!(asked(&window), answer.is_none());
    }
    let mut window = open_in(Some(folder.path()), games::WIDE);
    click(&mut window, "Continue with it");
    let player = window.state().state.doc.beside().id;
    wait(&mut window, "the photo", |app| app.state.photos.of_player(player).is_some());
    assert!(!asked(&window));
}
