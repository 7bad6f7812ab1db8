//! Drawing by drawing: lines that fit, taps that go through what fits, one step back for each.

use super::support::*;
use egui::{Key, Modifiers, PointerButton, Pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use inkspector::app::{App, BoardAction, Command, FilesAction, TableAction, Tool};
use inkspector::board::{Mark, Place, Side, Sketch, Space};
use inkspector::notation::BoardFile;
use inkspector::rules::catalogue;
use inkspector::rules::laying::next_open;

fn drawn(window: &Harness<'_, App>, space: &str) -> String {
    window.state().state.doc.player().sketch.drawing(space.parse().unwrap()).to_string()
}

/// The middle of a space of the board.
fn middle(window: &Harness<'_, App>, space: &str) -> Pos2 {
    let start = format!("{space}, ");
    let mut found = window.query_all_by_label_contains(&start);
    let space = found.find(|node| {
        let node = node.accesskit_node();
        let named = node.label().is_some_and(|label| label.starts_with(&start));
        named && node.role() == egui::accesskit::Role::Button
    });
    space.unwrap().rect().center()
}

fn button(window: &mut Harness<'_, App>, at: Pos2, pressed: bool) {
    window.event(egui::Event::PointerMoved(at));
    window.event(egui::Event::PointerButton {
        pos: at,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    });
    window.step();
}

/// Draws a line through spaces; a letter of a side before or behind them begins or ends it there,
/// outside the grid.
fn line(window: &mut Harness<'_, App>, path: &str) {
    let parts: Vec<&str> = path.split(' ').collect();
    let side = middle(window, "A2").x - middle(window, "A1").x;
    let away = |letter: &str| match letter {
        "N" => vec2(0.0, -0.6 * side),
        "S" => vec2(0.0, 0.6 * side),
        "W" => vec2(-0.6 * side, 0.0),
        _ => vec2(0.6 * side, 0.0),
    };
    let last = parts.len() - 1;
    let at = |window: &Harness<'_, App>, number: usize| match parts[number] {
        letter if letter.len() > 1 => middle(window, letter),
        letter if number == 0 => middle(window, parts[1]) + away(letter),
        letter => middle(window, parts[last - 1]) + away(letter),
    };
    let points: Vec<Pos2> = (0..parts.len()).map(|number| at(window, number)).collect();
    button(window, points[0], true);
    for pair in points.windows(2) {
        for step in 1..=3 {
            window.event(egui::Event::PointerMoved(pair[0].lerp(pair[1], step as f32 / 3.0)));
            window.step();
        }
    }
    button(window, points[last], false);
    window.run();
}

fn tap(window: &mut Harness<'_, App>, space: &str) {
    let at = middle(window, space);
    button(window, at, true);
    button(window, at, false);
    window.run();
}

fn rulebook() -> Sketch {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/samples/boards/rulebook.board");
    BoardFile::read(&std::fs::read_to_string(path).unwrap()).unwrap().sketch
}

/// The spaces that differ from the rulebook's example.
fn missing(window: &Harness<'_, App>) -> Vec<String> {
    let (wanted, sketch) = (rulebook(), &window.state().state.doc.player().sketch);
    let spaces = wanted.layout().spaces();
    let other = spaces.filter(|&space| wanted.drawing(space) != sketch.drawing(space));
    other.map(|space| format!("{space} {}", sketch.drawing(space))).collect()
}

/// The worked example of the classic rulebook, 31 routes: at most 45 gestures.
#[test]
fn the_rulebook_board_is_drawn_in_few_gestures() {
    let mut window = open();
    click(&mut window, "Classic board");
    let gestures = [
        "W F1 F2 G2 S",
        "N A2 B2 C2 D2 D3 E3 F3 F2",
        "W B1 B2 B3 B4 A4 N",
        "overpass",
        "A5",
        "Highway",
        "A5 B5 B4",
        "B4 C4 C5 C6 D6 D7 E",
        "Railway",
        "S G6 G5 G4 F4",
        "Line",
        "S G4",
        "D6 E6 E5 E4 F4",
        "highway crossing",
        "E5",
        "station of two corners",
        "E6",
        "Line",
        "E F7 F6 E6",
        "W D1 D2",
    ];
    for gesture in gestures {
        match gesture.parse::<Space>() {
            Ok(_) => tap(&mut window, gesture),
            Err(_) if gesture.contains(|letter: char| letter.is_ascii_digit()) => {
                line(&mut window, gesture);
            }
            Err(_) => click(&mut window, gesture),
        }
    }
    assert_eq!(missing(&window), [""; 0], "drawn otherwise");
    assert!(gestures.len() <= 45);
    assert_eq!(window.state().state.score().total, 46);
    // One step back for a whole line.
    window.state_mut().act(Command::Undo);
    assert_eq!(drawn(&window, "D2"), "hh..");
    assert_eq!(drawn(&window, "D1"), "....");
}

/// The same with keys alone: at most 80.
#[test]
fn the_rulebook_board_is_typed_with_few_keys() {
    let mut window = open();
    click(&mut window, "Classic board");
    let wanted = rulebook();
    let mut count = 0;
    loop {
        assert!(count <= 80, "left after 80 keys: {:?}", missing(&window));
        let state = &window.state().state;
        let sketch = state.doc.player().sketch.clone();
        let left = |space: &Space| sketch.drawing(*space) != wanted.drawing(*space);
        let here = state.board.cursor.unwrap();
        let pressed = if left(&here) && !wanted.drawing(here).is_empty() {
            let route = catalogue::identify(&wanted.drawing(here)).unwrap();
            inkspector::app::ROUTE_KEYS.iter().find(|(id, _)| *id == route.id).unwrap().1
        } else if next_open(&sketch, Some(here))
            .is_some_and(|next| !wanted.drawing(next).is_empty())
        {
            Key::E
        } else {
            let away = |space: &Space| here.row.abs_diff(space.row) + here.col.abs_diff(space.col);
            let Some(next) = wanted.layout().spaces().filter(left).min_by_key(away) else { break };
            match (next.row.cmp(&here.row), next.col > here.col) {
                (std::cmp::Ordering::Greater, _) => Key::ArrowDown,
                (std::cmp::Ordering::Less, _) => Key::ArrowUp,
                (_, true) => Key::ArrowRight,
                (_, false) => Key::ArrowLeft,
            }
        };
        key(&mut window, pressed);
        count += 1;
    }
    println!("{count} keys");
    assert_eq!(missing(&window), [""; 0]);
}

#[test]
fn a_tap_goes_through_what_fits() {
    let mut window = open();
    click(&mut window, "Classic board");
    tap(&mut window, "A2");
    assert_eq!(drawn(&window, "A2"), "h.h.");
    tap(&mut window, "A2");
    let second = drawn(&window, "A2");
    assert!(second.starts_with('h') && second != "h.h.", "{second}");
    click(&mut window, "Wipe");
    line(&mut window, "A1 A2 A3");
    assert_eq!(drawn(&window, "A2"), "....");
    window.state_mut().act(Command::Undo);
    assert_eq!(drawn(&window, "A2"), second);
}

#[test]
fn a_route_in_hand_fits_where_it_is_put() {
    let mut window = open();
    click(&mut window, "Classic board");
    click(&mut window, "T-junction highway");
    tap(&mut window, "D1");
    // The exit beside D1 leads into it.
    assert!(drawn(&window, "D1").ends_with('h'), "{}", drawn(&window, "D1"));
    // Who turns it has it as it is held.
    click(&mut window, "curved railway");
    key(&mut window, Key::Escape);
    click(&mut window, "straight railway");
    window.state_mut().act(FilesAction::PathBox(String::new()));
    window.state_mut().act(BoardAction::Select(None));
    window.state_mut().act(Command::Turn);
    tap(&mut window, "B1");
    assert_eq!(drawn(&window, "B1"), ".r.r");
}

/// A canyon runs along lines between spaces, and each of its lines has a number of its own.
#[test]
fn a_line_of_a_canyon_is_numbered() {
    let mut window = open();
    window.state_mut().act(FilesAction::ByHand(inkspector::rules::Edition::Challenge));
    window.state_mut().act(TableAction::Expansion("canyon", true));
    window.state_mut().act(BoardAction::StampRound(Some(3)));
    let canyon = inkspector::expansion::expansion("canyon").unwrap();
    let spec = canyon.mark("canyon").unwrap();
    window.state_mut().act(BoardAction::Tool(Some(Tool::Mark(spec))));
    let at = Place::Side("C4".parse().unwrap(), Side::North);
    window.state_mut().act(BoardAction::PressPlace(at));
    let mark = Mark { word: "canyon".into(), at };
    let round =
        |window: &Harness<'_, App>| window.state().state.doc.player().sketch.mark_round(&mark);
    assert_eq!(round(&window), Some(3));
    // Pressed again the line goes, and its number with it.
    window.state_mut().act(BoardAction::PressPlace(at));
    assert_eq!(round(&window), None);
}
