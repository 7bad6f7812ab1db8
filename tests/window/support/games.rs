//! Games that replay, check and dice are tested with, and how their window is used.

use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use inkspector::app::{Action, App, Command, FilesAction};
use inkspector::board::{Cell, Space};
use inkspector::game::Game;
use std::path::Path;

/// A laptop.
pub const WIDE: [f32; 2] = [1280.0, 800.0];
/// A phone.
pub const NARROW: [f32; 2] = [420.0, 800.0];

fn sample() -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples/games/four-friends.json");
    std::fs::read_to_string(path).unwrap()
}

/// Four friends, seven rounds, all dice written down.
pub fn friends() -> Game {
    Game::from_json(&sample()).unwrap()
}

/// A game in which the first player drew a piece that was not rolled.
pub fn broken() -> (Game, Space) {
    let mut game = friends();
    let rolled = game.rolls[&3].clone();
    let sketch = &mut game.players[0].sketch;
    let own = |cell: &Cell| cell.round == Some(3) && !cell.drawing.is_empty();
    let (space, cell) = sketch.drawn().find(|(_, cell)| own(cell)).unwrap();
    // A dead end of the kind that leads out of the piece now there; no die showed it.
    let side =
        inkspector::board::Side::ALL.into_iter().find(|&side| cell.drawing.kind(side).is_some());
    let code = match cell.drawing.kind(side.unwrap()).unwrap() {
        inkspector::board::Kind::Highway => "h...",
        _ => "r...",
    };
    let drawing: inkspector::board::Drawing = code.parse().unwrap();
    let face = inkspector::rules::catalogue::identify(&drawing).unwrap();
    let code = if rolled.contains(&face) { "h.h." } else { code };
    sketch.set(space, Cell { drawing: code.parse().unwrap(), round: Some(3) });
    (game, space)
}

pub fn load(window: &mut Harness<'_, App>, game: &Game) {
    let bytes = game.to_json().into_bytes();
    window.state_mut().act(FilesAction::Loaded("game.json".into(), bytes.into(), None));
    window.run();
}

pub fn run(window: &mut Harness<'_, App>, command: Command) {
    window.state_mut().act(Action::Run(command));
    window.run();
}

/// Presses what is called so, wherever it has been scrolled to.
pub fn press(window: &mut Harness<'_, App>, name: &str) {
    window.get_all_by_label(name).next().unwrap().click_accesskit();
    window.run();
}

pub fn press_part(window: &mut Harness<'_, App>, part: &str) {
    let found = window.query_all_by_label_contains(part).next();
    found.unwrap_or_else(|| panic!("nothing is called {part}")).click_accesskit();
    window.run();
}

/// The round that the replay shows.
pub fn round(window: &Harness<'_, App>) -> u8 {
    window.state().state.play.replay.round
}
