//! What expansions draw, taken into the hand from the palette or by a key, and drawn by key or finger;
//! beside a photo too.

use super::support::*;
use egui::Key;
use egui::accesskit::Toggled;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use inkspector::app::{App, BoardAction, Command, FilesAction, Panel, Screen, TableAction, Tool};
use inkspector::board::{Cell, Place, Sketch, Space};
use inkspector::expansion::{EXPANSIONS, expansion};
use inkspector::rules::Edition;
use inkspector::rules::contract::Shows;

type Window = egui_kittest::Harness<'static, App>;

fn playing(id: &'static str) -> Window {
    let mut window = open_in(None, [1280.0, 2400.0]);
    window.state_mut().act(FilesAction::ByHand(Edition::Challenge));
    window.state_mut().act(TableAction::Expansion(id, true));
    window.state_mut().act(BoardAction::Beside(Panel::Draw));
    window.run();
    window
}

fn sketch(window: &Window) -> &Sketch {
    &window.state().state.doc.player().sketch
}

fn at(window: &mut Window, space: &str) {
    let space = space.parse().unwrap();
    window.state_mut().act(BoardAction::Select(Some(space)));
    window.state_mut().state.board.focus_cursor = true;
    window.run();
}

fn shown(window: &Window, space: &str) -> String {
    sketch(window).drawing(space.parse().unwrap()).to_string()
}

/// Every mark and every face that is drawn, of every expansion: it has a name and a picture in the
/// palette, a key takes it into the hand, and Enter draws it.
#[test]
fn everything_that_expansions_draw_is_in_the_palette() {
    for known in EXPANSIONS {
        let mut window = playing(known.id());
        let tools = window.state().state.tools();
        let lang = window.state().state.lang();
        let has = |word: &str| {
            tools.iter().any(|tool| matches!(tool, Tool::Mark(spec) if spec.word == word))
        };
        for face in known.dice().iter().flat_map(|die| die.faces) {
            let drawn = match &face.shows {
                Shows::Symbol => true,
                Shows::Attach { mark } => has(mark),
                Shows::Path { word, .. } => has(word),
                _ => tools.iter().any(|tool| matches!(tool, Tool::Face(one, _) if *one == face)),
            };
            assert!(drawn, "{}: {}", known.id(), face.id);
        }
        assert!(known.marks().iter().all(|spec| has(spec.word)), "{}", known.id());
        let over = known.kinds().iter().filter(|kind| kind.is_laid_over());
        for kind in over {
            let held = |tool: &Tool| matches!(tool, Tool::Over(over) if over == kind);
            assert!(tools.iter().any(held), "{}: {kind}", known.id());
        }
        for tool in tools {
            key(&mut window, Key::P);
            let held = window.state().state.board.tool;
            assert!(held.is_some_and(|held| held.is(&tool)), "{}: {tool:?}", known.id());
            let name = match tool {
                Tool::Face(face, _) => lang.name_of(face),
                Tool::Mark(spec) => lang.name_of(spec),
                Tool::Over(kind) => lang.name_of(kind),
            };
            let chosen = |window: &Window| {
                window
                    .get_all_by_label(&name)
                    .any(|button| button.accesskit_node().toggled() == Some(Toggled::True))
            };
            assert!(chosen(&window), "{name}");
            // A space where it can be drawn: on a route, at an outlet, in the middle of the board.
            let layout = sketch(&window).layout().clone();
            let there = match tool {
                Tool::Mark(spec) => {
                    let homes = |space: &Space| !spec.at.places_at(*space, &layout).is_empty();
                    let all = layout
                        .spaces()
                        .filter(|space| spec.at.leaves_grid() || *space >= Space::new(2, 2));
                    all.into_iter().find(homes).unwrap()
                }
                _ => Space::new(2, 2),
            };
            let base = match tool {
                Tool::Face(face, _) => face.onto().first().map(|(base, _)| *base),
                _ => None,
            };
            if let Some(drawing) = base {
                window.state_mut().act(BoardAction::Draw(there, drawing));
            }
            at(&mut window, &there.to_string());
            let before = sketch(&window).clone();
            key(&mut window, Key::Enter);
            if let Tool::Over(_) = tool {
                key(&mut window, Key::ArrowDown);
                key(&mut window, Key::Enter);
            }
            let after = sketch(&window);
            assert_ne!(before, *after, "{}: {name}", known.id());
            if let Tool::Mark(spec) = tool {
                assert!(after.marks().any(|(mark, _)| mark.word == spec.word), "{name}");
            }
            window.state_mut().act(Command::Undo);
        }
        // After the last one the hand is empty.
        key(&mut window, Key::P);
        assert!(window.state().state.board.tool.is_none(), "{}", known.id());
    }
}

/// Four spaces at once; pressed again they are turned on, and one step takes them back.
#[test]
fn a_pattern_is_laid_and_turned() {
    let mut window = playing("tetromino");
    click(&mut window, "T of four");
    at(&mut window, "C3");
    key(&mut window, Key::Enter);
    let spaces = |window: &Window| -> Vec<String> {
        let marks = sketch(window).marks().map(|(mark, _)| match mark.at {
            Place::Space(space) => space.to_string(),
            other => format!("{other:?}"),
        });
        marks.collect()
    };
    assert_eq!(spaces(&window), ["C3", "C4", "C5", "D4"]);
    key(&mut window, Key::Enter);
    let turned = spaces(&window);
    assert!(turned.len() == 4 && turned != ["C3", "C4", "C5", "D4"], "{turned:?}");
    window.state_mut().act(Command::Undo);
    assert_eq!(spaces(&window), ["C3", "C4", "C5", "D4"]);
    // In a corner it is laid as there is room for it.
    at(&mut window, "G7");
    key(&mut window, Key::Enter);
    assert_eq!(spaces(&window).len(), 4);
}

/// From the edge below a route to a tip, with keys alone; a tap takes it from a space.
#[test]
fn a_tentacle_is_drawn_with_keys() {
    let mut window = playing("tentacle");
    let route = Cell { drawing: code("h.h."), round: Some(1) };
    window.state_mut().act(BoardAction::Draw("C2".parse().unwrap(), route.drawing));
    at(&mut window, "C1");
    key(&mut window, Key::P);
    for pressed in [Key::Enter, Key::ArrowRight, Key::ArrowRight, Key::Enter] {
        key(&mut window, pressed);
    }
    assert_eq!(["C1", "C2", "C3"].map(|name| shown(&window, name)), [".t.t", "hthto", "...t"]);
    window.state_mut().act(BoardAction::Press("C2".parse().unwrap()));
    assert_eq!(shown(&window, "C2"), "h.h.");
    window.state_mut().act(Command::Undo);
    window.state_mut().act(Command::Undo);
    assert_eq!(["C1", "C2", "C3"].map(|name| shown(&window, name)), ["....", "h.h.", "...."]);
}

/// A renovated route shows both lines.
#[test]
fn a_face_is_drawn_onto_a_route() {
    let mut window = playing("renovation");
    window.state_mut().act(BoardAction::Draw("D4".parse().unwrap(), code("h..h")));
    let face = &expansion("renovation").unwrap().dice()[0].faces[0];
    let name = window.state().state.lang().name_of(face);
    click(&mut window, &name);
    at(&mut window, "D4");
    key(&mut window, Key::Enter);
    assert_eq!(shown(&window, "D4"), "hhhhd2");
}

/// R points a mark to another side.
#[test]
fn a_mark_is_drawn_at_each_side_with_keys() {
    let mut window = playing("lava");
    key(&mut window, Key::P);
    let Some(Tool::Mark(spec)) = window
        .state()
        .state
        .tools()
        .into_iter()
        .find(|tool| matches!(tool, Tool::Mark(spec) if spec.at == inkspector::rules::contract::MarkAt::Side))
    else {
        panic!("lava has sides");
    };
    window.state_mut().act(BoardAction::Tool(Some(Tool::Mark(spec))));
    at(&mut window, "E5");
    for pressed in [Key::Enter, Key::R, Key::Enter] {
        key(&mut window, pressed);
    }
    let sides: Vec<Place> = sketch(&window)
        .marks()
        .filter(|(mark, _)| matches!(mark.at, Place::Side(at, _) if at.to_string() == "E5"))
        .map(|(mark, _)| mark.at)
        .collect();
    let side = |side| Place::Side("E5".parse().unwrap(), side);
    assert_eq!(sides, [side(inkspector::board::Side::North), side(inkspector::board::Side::East)]);
}

/// A piece is taken up, carried with the arrow keys and put down; one step takes it back.
#[test]
fn a_piece_is_moved_with_keys() {
    let mut window = open();
    window.state_mut().act(FilesAction::ByHand(Edition::Classic));
    window.state_mut().act(BoardAction::Draw("D4".parse().unwrap(), code("hh..")));
    at(&mut window, "D4");
    for pressed in [Key::M, Key::ArrowRight, Key::ArrowDown, Key::Enter] {
        key(&mut window, pressed);
    }
    assert_eq!([shown(&window, "D4"), shown(&window, "E5")], ["....", "hh.."]);
    window.state_mut().act(Command::Undo);
    assert_eq!([shown(&window, "D4"), shown(&window, "E5")], ["hh..", "...."]);
    // Escape leaves it where it was.
    at(&mut window, "D4");
    for pressed in [Key::M, Key::ArrowRight, Key::Escape, Key::M] {
        key(&mut window, pressed);
    }
    assert_eq!(shown(&window, "D4"), "hh..");
}

/// While a photo is looked at, marks are set and wiped on it and on the board beside it.
#[test]
fn marks_are_corrected_beside_the_photo() {
    let mut window = open_in(None, [1600.0, 1000.0]);
    window.state_mut().act(TableAction::Expansion("lake", true));
    load(&mut window, "anna.jpg", &[0xff, 0xd8, 0xff]);
    wait(&mut window, "the reading", |app| app.state.screen == Screen::Review);
    click(&mut window, "Marks of expansions");
    let lake = expansion("lake").unwrap();
    let spec = &lake.marks()[0];
    let name = window.state().state.lang().name_of(spec);
    window.get_all_by_label(&name).next().unwrap().click();
    window.run();
    assert!(window.state().state.board.tool.is_some_and(|tool| tool.is(&Tool::Mark(spec))));
    let amount =
        |window: &Window| sketch(window).marks().filter(|(mark, _)| mark.word == spec.word).count();
    // On the board, on the photo, and away again.
    let space = window.get_by_label_contains("F6,").rect().center();
    tap_at(&mut window, space);
    assert_eq!(amount(&window), 1);
    tap_at(&mut window, space);
    assert_eq!(amount(&window), 0);
    let photo = window.get_by_label("The photo seen from straight above").rect();
    tap_at(&mut window, photo.center());
    assert_eq!(amount(&window), 1);
    assert!(window.state().state.screen == Screen::Review);
}

fn tap_at(window: &mut Window, at: egui::Pos2) {
    pointer(window, at, egui::PointerButton::Primary, true);
    pointer(window, at, egui::PointerButton::Primary, false);
    window.run();
}
