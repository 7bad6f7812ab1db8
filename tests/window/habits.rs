//! What people are used to of keys, dialogs and words.

use super::support::*;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable as _;
use inkspector::app::{BoardAction, Command, FilesAction, TableAction};
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

/// Digits typed beside a field of figures draw nothing.
#[test]
fn figures_typed_beside_a_field_draw_nothing() {
    let mut window = open();
    eight(&mut window);
    let before = window.state().state.doc.player().sketch.clone();
    click(&mut window, "Dispute");
    for pressed in [Key::Num1, Key::Num2, Key::Num0, Key::A] {
        key(&mut window, pressed);
    }
    assert_eq!(window.state().state.doc.player().sketch, before);
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
