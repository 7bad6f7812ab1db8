//! What people are used to of keys, dialogs and words.

use super::support::*;
use egui::{Key, Modifiers, Rect};
use egui_kittest::kittest::Queryable as _;
use inkspector::app::{BoardAction, Command, FilesAction, Screen, TableAction};
use inkspector::board::{Mark, Place, Side};
use inkspector::rules::Edition;

/// A question holds every key until it is answered, and says whom it is about.
#[test]
fn a_dialog_holds_the_keys_and_says_whom() {
    let mut window = open();
    four_friends(&mut window);
    let before = window.state().state.doc.clone();
    window.state_mut().act(Command::ShowTable);
    window.run();
    let name = window.state().state.player_name(1);
    let remove = window.state().state.with("table-remove", &[("name", name.clone().into())]);
    window.get_by_label(&remove).scroll_to_me();
    window.run();
    click(&mut window, &remove);
    assert!(window.state().state.question.is_some());
    assert!(shows(&window, &format!("Remove {name}?")));
    for pressed in [Key::Z, Key::T, Key::N] {
        keys(&mut window, Modifiers::COMMAND, pressed);
    }
    assert!(window.state().state.question.is_some());
    assert_eq!(window.state().state.doc.game, before.game);
}

/// Both ways to write "one step forth" are known.
#[test]
fn steps_go_forth_by_either_key() {
    let mut window = open();
    window.state_mut().act(FilesAction::ByHand(Edition::Classic));
    let space = "D4".parse().unwrap();
    for forth in [(Modifiers::COMMAND, Key::Y), (Modifiers::COMMAND | Modifiers::SHIFT, Key::Z)] {
        window.state_mut().act(BoardAction::Draw(space, code("hh..")));
        keys(&mut window, Modifiers::COMMAND, Key::Z);
        let drawn = |window: &egui_kittest::Harness<'_, inkspector::app::App>| {
            !window.state().state.doc.player().sketch.drawing(space).is_empty()
        };
        assert!(!drawn(&window));
        keys(&mut window, forth.0, forth.1);
        assert!(drawn(&window), "{forth:?}");
        window.state_mut().act(BoardAction::Erase(space));
    }
}

/// What is typed while something else than the drawing tools is read beside the board draws nothing.
#[test]
fn keys_typed_beside_the_board_draw_nothing() {
    let mut window = open();
    eight(&mut window);
    let before = window.state().state.doc.player().sketch.clone();
    let empty = "A5".parse().unwrap();
    for tab in ["Score", "Dispute", "Learn"] {
        click(&mut window, tab);
        window.state_mut().act(BoardAction::Select(Some(empty)));
        window.run();
        for pressed in [Key::Num1, Key::Num2, Key::Num0, Key::A] {
            key(&mut window, pressed);
        }
        assert_eq!(window.state().state.doc.player().sketch, before, "{tab}");
    }
}

/// While somebody guesses, nothing under the board tells the answer.
#[test]
fn a_guess_is_not_told_under_the_board() {
    let mut window = open();
    eight(&mut window);
    for name in ["Learn", "Guess first: mark what counts, then see", "Begin", "Next"] {
        click(&mut window, name);
    }
    click_part(&mut window, "D1,");
    assert!(shows(&window, "shown once you have guessed"));
}

/// Marks are said in words, with their sides.
#[test]
fn lava_is_said_in_words() {
    let mut window = open();
    window.state_mut().act(FilesAction::ByHand(Edition::Challenge));
    window.state_mut().act(TableAction::Expansion("lava", true));
    let spec = inkspector::expansion::expansion("lava").unwrap();
    let word = spec.marks().iter().find(|mark| mark.fits(Place::Side(at(), Side::North))).unwrap();
    let app = window.state_mut();
    let sketch = &mut app.state.doc.game.players[0].sketch;
    for side in [Side::North, Side::South] {
        sketch.set_mark(Mark { word: word.word.into(), at: Place::Side(at(), side) }, 1);
    }
    app.act(TableAction::Rename(0, "Anna".into()));
    window.run();
    assert!(
        shows(&window, "A4, lava side north and south"),
        "{:?}",
        window.state().state.score().names
    );
}

fn at() -> inkspector::board::Space {
    "A4".parse().unwrap()
}

/// Where the first and the last space of the board in view stand, and a widget by its name.
fn places(window: &egui_kittest::Harness<'_, inkspector::app::App>, beside: &str) -> [Rect; 3] {
    let names = &window.state().state.score().names;
    let place = |name: &str| window.get_by_label(name).rect();
    [place(&names[0]), place(&names[names.len() - 1]), place(beside)]
}

/// A phone on its side shows the whole board, and what is done with it beside it.
#[test]
fn a_phone_on_its_side_shows_the_board_beside_the_rest() {
    let size = egui::vec2(740.0, 360.0);
    let whole = Rect::from_min_size(egui::Pos2::ZERO, size);
    let mut window = open_in(None, size.into());
    window.state_mut().act(FilesAction::Example(2));
    window.run();
    for beside in ["Dispute", "Learn", "Figure of eight  13", "Undo", "Table"] {
        let [first, last, other] = places(&window, beside);
        assert!([first, last, other].iter().all(|rect| whole.contains_rect(*rect)), "{beside}");
        let above = ["Undo", "Table"].contains(&beside);
        assert!(above && other.bottom() < first.top() || other.left() > last.right(), "{beside}");
        assert!(last.bottom() - first.top() > 0.6 * size.y, "the board is small");
    }
    // The photo stands beside what is asked about it.
    load(&mut window, "board.jpg", b"\xFF\xD8\xFFboard");
    wait(&mut window, "the reading", |app| app.state.screen == Screen::Review);
    window.run();
    let photo = window.get_by_label("The photo seen from straight above").rect();
    let asked = window.get_by_label("Name of player 2").rect();
    assert!(asked.left() > photo.right() && whole.contains_rect(asked), "{photo} {asked}");
}

/// On a large screen the board and what belongs to it stand together.
#[test]
fn a_large_screen_keeps_together_what_belongs_together() {
    let mut window = open_in(None, [2560.0, 1440.0]);
    eight(&mut window);
    let [first, last, beside] = places(&window, "Dispute");
    assert!(last.bottom() - first.top() > 900.0, "the board is small");
    assert!(beside.left() - last.right() < 300.0, "{last} {beside}");
    assert!(first.left() > 200.0, "in the middle");
}
