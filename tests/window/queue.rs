//! Photos of the whole table: one queue, in which nothing is forgotten and nothing is taken for sure.

use super::support::*;
use egui::Key;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use inkspector::app::{App, PhotoAction, Progress, Screen, TableAction};
use inkspector::board::{Layout, Sketch};

/// Photos as they come together; all have been read when this returns.
fn photos(window: &mut Harness<'_, App>, all: &[&[u8]]) {
    for (number, bytes) in all.iter().enumerate() {
        load(window, &format!("{number}.jpg"), &[b"\xFF\xD8\xFF", *bytes].concat());
    }
    let read = |app: &App| {
        let list = &app.state.photos.list;
        let done = |progress: &Progress| matches!(progress, Progress::Done | Progress::Failed(_));
        list.len() == all.len() && list.iter().all(|photo| done(&photo.progress))
    };
    wait(window, "the photos", read);
}

#[test]
fn four_photos_of_which_one_fails_are_one_queue() {
    let mut window = open();
    photos(&mut window, &[b"board", b"board", b"cat", b"board"]);
    for (seat, name) in ["Anna", "Ben", "Cleo", "Dora"].into_iter().enumerate() {
        window.state_mut().act(TableAction::Rename(seat, name.into()));
    }
    window.run();
    assert_eq!(window.state().state.screen, Screen::Review);
    let stands = ["Anna: one space", "Ben: one space", "Cleo: not found", "Dora: one space"];
    assert!(stands.iter().all(|stand| shows(&window, stand)), "how far each is");
    // Each answer brings what waits next, on whatever board.
    key(&mut window, Key::Num1);
    assert!(shows(&window, "Anna: done"));
    assert_eq!(window.state().state.doc.current, 1);
    key(&mut window, Key::Num1);
    assert_eq!(window.state().state.screen, Screen::Photo);
    assert!(shows(&window, "No board was found"));
    for way in ["Choose another photo", "Read between these corners", "Enter the board by hand"] {
        assert!(shows(&window, way), "{way}");
    }
    // Meanwhile nobody wins with a board that was not found, and what is left is named.
    click(&mut window, "Table");
    assert!(shows(&window, "Not confirmed yet: Cleo: not found and Dora: one space"));
    assert!(window.state().state.view.standing.lacking[2]);
    click(&mut window, "Photo");
    click(&mut window, "Leave this photo out");
    let names = |window: &Harness<'_, App>| -> Vec<String> {
        let players = &window.state().state.doc.game.players;
        players.iter().map(|player| player.name.clone()).collect()
    };
    assert_eq!(names(&window), ["Anna", "Ben", "Dora"]);
    assert_eq!(window.state().state.doc.current, 2);
    key(&mut window, Key::Num1);
    assert!(shows(&window, "the totals are confirmed"));
    click(&mut window, "Who won?");
    assert_eq!(window.state().state.screen, Screen::Table);
    assert!(!shows(&window, "Not confirmed"));
}

/// Every board of one photo is a player's, and all are asked for in one queue.
#[test]
fn one_photo_of_two_boards_makes_two_players() {
    let mut window = open();
    load(&mut window, "table.jpg", b"\xFF\xD8\xFFtwo");
    wait(&mut window, "the reading", |app| app.state.screen == Screen::Review);
    assert!(shows(&window, "Player 1: one space") && shows(&window, "Player 2: one space"));
    key(&mut window, Key::Num1);
    assert_eq!(window.state().state.doc.current, 1);
    // Read again, each photo stands for its own board.
    click(&mut window, "Photo");
    click(&mut window, "Read again");
    let read = |app: &App| app.state.photos.list.iter().all(|p| p.progress == Progress::Done);
    wait(&mut window, "the second reading", read);
    assert_eq!(window.state().state.doc.game.players.len(), 2);
    assert_eq!(window.state().state.photos.list.len(), 2);
}

#[test]
fn a_player_is_named_beside_the_photo() {
    let mut window = open();
    photos(&mut window, &[b"board"]);
    window.get_by_label("Name of player 1").focus();
    window.run();
    window.get_by_label("Name of player 1").type_text("Anna");
    window.run();
    assert!(shows(&window, "Anna: one space"));
    // Digits in a name answer nothing.
    window.get_by_label("Name of player 1").type_text("1");
    window.run();
    assert_eq!(window.state().state.doc.beside().doubts.len(), 1);
}

#[test]
fn key_n_is_round_n() {
    let mut window = open();
    photos(&mut window, &[b"rounds"]);
    key(&mut window, Key::Num1);
    click(&mut window, "Look at the round numbers");
    // Neither 5 nor nothing was likely; the likeliest are marked.
    assert!(shows(&window, "Round 7, likely"));
    let round = |window: &Harness<'_, App>, space: &str| {
        window.state().state.doc.player().sketch.cell(space.parse().unwrap()).round
    };
    key(&mut window, Key::Num5);
    assert_eq!(round(&window, "E2"), Some(5));
    key(&mut window, Key::Num0);
    assert_eq!(round(&window, "F2"), None);
    // A sure space has its keypad as well.
    click_part(&mut window, "G2, straight highway");
    click(&mut window, "Round 3");
    assert_eq!(round(&window, "G2"), Some(3));
}

/// Where a game has rounds of two figures, a 1 waits for the second one or for Enter.
#[test]
fn rounds_of_two_figures_are_typed() {
    let mut window = open();
    photos(&mut window, &[b"rounds"]);
    key(&mut window, Key::Num1);
    // The same on a board of twelve rounds.
    let app = window.state_mut();
    let mut layout = serde_json::to_value(&*Layout::classic()).unwrap();
    layout["name"] = "long".into();
    layout["rounds"] = 12.into();
    let layout: Layout = serde_json::from_value(layout).unwrap();
    let mut sketch = Sketch::new(layout.into());
    for space in ["E2", "F2"] {
        sketch.draw(space.parse().unwrap(), code("h.h."));
    }
    app.state.doc.game.players[0].sketch = sketch;
    app.act(TableAction::Rename(0, "Anna".into()));
    click(&mut window, "Look at the round numbers");
    let round = |window: &Harness<'_, App>, space: &str| {
        window.state().state.doc.player().sketch.cell(space.parse().unwrap()).round
    };
    key(&mut window, Key::Num1);
    assert!(shows(&window, "type the second figure") && round(&window, "E2").is_none());
    key(&mut window, Key::Num2);
    assert_eq!(round(&window, "E2"), Some(12));
    key(&mut window, Key::Num1);
    key(&mut window, Key::Enter);
    assert_eq!(round(&window, "F2"), Some(1));
}

/// An issue about a round number opens the numbers, not the routes.
#[test]
fn an_issue_opens_what_mends_it() {
    let mut window = open();
    photos(&mut window, &[b"board"]);
    key(&mut window, Key::Num1);
    window.state_mut().act(PhotoAction::SettleRound("G2".parse().unwrap(), Some(9)));
    window.run();
    let issue = inkspector::app::Language::En.told(&window.state().state.score().issues[0]);
    click_part(&mut window, &issue);
    let space = "G2".parse().unwrap();
    let asked = window.state().state.asked();
    assert_eq!(asked, Some(inkspector::app::Waiting::Figure(0, space)));
    key(&mut window, Key::Num2);
    assert_eq!(window.state().state.doc.player().sketch.cell(space).round, Some(2));
    assert!(!shows(&window, "These break a drawing rule"));
}

#[test]
fn every_other_route_is_one_tap_away() {
    let mut window = open();
    photos(&mut window, &[b"board"]);
    // Both ways to lay it are there, what fits best in front.
    window.get_all_by_label("overpass").next().unwrap().scroll_to_me();
    window.run();
    window.get_all_by_label("overpass").next().unwrap().click();
    window.run();
    let state = &window.state().state;
    let drawn = state.doc.player().sketch.drawing("D2".parse().unwrap());
    assert!(["hrhro", "rhrho"].contains(&&*drawn.to_string()), "{drawn}");
    assert!(state.doc.beside().doubts.is_empty());
}

/// Corners can be set although nothing was found.
#[test]
fn there_are_always_corners_to_drag() {
    let mut window = open();
    photos(&mut window, &[b"cat"]);
    let corner = window.get_by_label("Top left corner").rect().center();
    assert!(window.state().state.photos.list[0].corners.is_none());
    let moved = corner + egui::vec2(30.0, 20.0);
    for (at, pressed) in [(corner, true), (moved, false)] {
        window.event(egui::Event::PointerMoved(at));
        window.step();
        window.event(egui::Event::PointerButton {
            pos: at,
            button: egui::PointerButton::Primary,
            pressed,
            modifiers: egui::Modifiers::NONE,
        });
        window.step();
    }
    window.run();
    let photo = &window.state().state.photos.list[0];
    assert!(photo.by_hand && photo.corners.is_some());
}
