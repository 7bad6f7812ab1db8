//! Boards of every size go through the window: typed, scored, saved in every form, printed, and told to
//! another phone.

use super::files::{agree, saved};
use super::support::*;
use egui::Key;
use inkspector::app::{App, BoardAction, Command, Export, Panel};
use inkspector::board::Layout;
use inkspector::game::{Random, Style, play};
use inkspector::notation::BoardFile;
use inkspector::rules::Edition;
use std::sync::Arc;

/// Boards of our own with 7, 9 and 11 spaces a side.
fn boards() -> Vec<(&'static str, Arc<Layout>)> {
    ["solo-two-labs", "blueprint-a-wall", "giant-thirteen-exits", "epic-two-cities"]
        .into_iter()
        .map(|name| {
            let path = format!("{}/samples/layouts/{name}.board", env!("CARGO_MANIFEST_DIR"));
            let file = BoardFile::read(&std::fs::read_to_string(path).unwrap()).unwrap();
            (name, Arc::clone(file.sketch.layout()))
        })
        .collect()
}

/// A whole game at random on each, to its last round.
fn games() -> impl Iterator<Item = (&'static str, BoardFile)> {
    boards().into_iter().zip(1..).map(|((name, layout), seed)| {
        let played = play(&layout, Edition::Challenge, Style::Any, &mut Random::new(seed));
        let mut file = BoardFile::of(Edition::Challenge, played.sketch);
        file.player = "Ada".to_owned();
        (name, file)
    })
}

/// How wide and high a PNG is.
fn size(png: &[u8]) -> (u32, u32) {
    let picture = image::load_from_memory(png).unwrap();
    (picture.width(), picture.height())
}

/// Where in a drawing anything lies outside its page, by the circles and texts that say where they are.
fn outside(svg: &str) -> Vec<String> {
    let number = |text: &str, name: &str| {
        let (_, rest) = text.split_once(&format!(" {name}=\""))?;
        rest.split('"').next()?.parse::<f32>().ok()
    };
    let head = svg.split_once('>').unwrap().0;
    let view = head.split_once("viewBox=\"").unwrap().1.split('"').next().unwrap();
    let view: Vec<f32> = view.split(' ').map(|part| part.parse().unwrap()).collect();
    let at = |line: &str| {
        let x = number(line, "x").or_else(|| number(line, "cx"))?;
        let y = number(line, "y").or_else(|| number(line, "cy"))?;
        Some((x, y))
    };
    let places: Vec<_> = svg.lines().filter_map(|line| Some((line, at(line)?))).collect();
    assert!(places.len() > 20, "{} places", places.len());
    let out = |(x, y): (f32, f32)| {
        x < view[0] || y < view[1] || x > view[0] + view[2] || y > view[1] + view[3]
    };
    places.into_iter().filter(|place| out(place.1)).map(|place| place.0.to_owned()).collect()
}

/// The totals agree in all that is saved, the table comes back as it was, and the paper shows the whole
/// board.
#[test]
fn boards_of_every_size_are_saved_and_printed() {
    for (name, file) in games() {
        let mut window = open();
        load(&mut window, "own.board", file.write().as_bytes());
        window.run();
        assert_eq!(window.state().state.doc.player().sketch, file.sketch, "{name}");
        agree(&mut window);
        let folder = tempfile::tempdir().unwrap();
        for form in [Export::Sheet, Export::Practice] {
            let svg = String::from_utf8(saved(&mut window, folder.path(), form)).unwrap();
            assert_eq!(outside(&svg), Vec::<String>::new(), "{name}: {form:?}");
        }
        let picture = saved(&mut window, folder.path(), Export::Picture);
        // Sixty-four points a space, two dots a point.
        let (wide, high) = size(&picture);
        let least = 128 * u32::from(file.sketch.layout().rows());
        assert!(wide > least && high > least, "{name}: {wide}x{high}");
        let report = String::from_utf8(saved(&mut window, folder.path(), Export::Report)).unwrap();
        assert!(report.contains("Ada"), "{name}: {report}");
        let game = saved(&mut window, folder.path(), Export::Game);
        let text = String::from_utf8(saved(&mut window, folder.path(), Export::Text)).unwrap();
        for bytes in [&*game, text.as_bytes()] {
            let mut other = open();
            load(&mut other, "game", bytes);
            other.run();
            let doc = &other.state().state.doc;
            assert_eq!(doc.player().sketch, file.sketch, "{name}");
            assert_eq!(doc.player().name, "Ada");
        }
    }
}

fn drawn(window: &egui_kittest::Harness<'_, App>, space: &str) -> String {
    window.state().state.doc.player().sketch.drawing(space.parse().unwrap()).to_string()
}

/// With keys alone: a route and its round in the last space, which only boards of that size have.
#[test]
fn the_last_space_is_drawn_by_keys() {
    for (name, layout) in boards() {
        let last = layout.spaces().last().unwrap();
        let mut window = open();
        let empty = BoardFile::of(Edition::Challenge, inkspector::board::Sketch::new(layout));
        load(&mut window, "own.board", empty.write().as_bytes());
        window.state_mut().act(BoardAction::Beside(Panel::Draw));
        window.run();
        window.state_mut().act(BoardAction::Select(Some(last)));
        window.run();
        key(&mut window, Key::Num1);
        assert_ne!(drawn(&window, &last.to_string()), "....", "{name}");
        window.state_mut().act(Command::Undo);
        window.run();
        assert_eq!(drawn(&window, &last.to_string()), "....", "{name}");
    }
}
