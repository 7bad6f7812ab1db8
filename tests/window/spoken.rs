//! What screen readers are told, on every screen in every state.

use super::support::games::{NARROW, WIDE};
use super::support::open_in;
use super::support::stops::{file, stops};
use egui::accesskit::Role;
use egui_kittest::kittest::NodeT as _;
use inkspector::app::FilesAction;
use inkspector::board::{Mark, Place};

/// What people press, type into or choose.
const USED: [Role; 9] = [
    Role::Button,
    Role::CheckBox,
    Role::RadioButton,
    Role::TextInput,
    Role::MultilineTextInput,
    Role::ComboBox,
    Role::Slider,
    Role::SpinButton,
    Role::Link,
];

/// Whether a name says something: one sign alone is a picture of a name.
fn says(name: &str) -> bool {
    name.chars().any(char::is_alphanumeric)
}

#[test]
fn every_widget_has_a_name() {
    let only = std::env::var("ONLY").unwrap_or_default();
    let mut faults = Vec::new();
    for (screen, prepare) in stops().into_iter().filter(|(name, _)| name.contains(&only)) {
        for size in [WIDE, NARROW] {
            let mut window = open_in(None, size);
            prepare(window.state_mut());
            window.run_steps(4);
            let mut used = 0;
            for node in window.root().children_recursive() {
                let node = node.accesskit_node();
                if !USED.contains(&node.role()) || node.is_disabled() && node.label().is_none() {
                    continue;
                }
                used += 1;
                if !node.label().is_some_and(|label| says(&label)) {
                    let at = node.bounding_box();
                    let (role, value) = (node.role(), node.value());
                    faults.push(format!("{screen} {}: {role:?} {value:?} {at:?}", size[0]));
                }
            }
            assert!(used > 2, "{screen} has hardly anything to press: {used}");
        }
    }
    assert!(faults.is_empty(), "{} without a name:\n{}", faults.len(), faults.join("\n"));
}

/// What expansions draw is told in words on every board, and of how many it is one: an area, a river, a
/// canyon.
#[test]
fn drawings_of_expansions_are_told_in_words() {
    let wanted = [
        ("lava-two-lakes", "A4, lava side north and south, one of 11"),
        ("lava-two-lakes", "D4, volcano, one of 11, central"),
        ("lava-two-lakes", "B1, lava side north and west, one of 3"),
        ("lake-piers", "D3, water side north, east and west, one of 5, central"),
        ("lake-piers", "D2, highway west, station, pier, water side east, one of 5, network A"),
        ("river-two-rivers", "B2, river east and west, one of 5"),
        ("river-bridge", "C2, highway north and south, river east and west, one of 7, network A"),
        ("canyon-bridge", "C6, canyon segment east and south, one of 8"),
        ("canyon-bridge", "B2, straight highway, canyon segment south, one of 8, network A"),
        ("canyon-bridge", "G7, canyon segment north, one of 2"),
        ("forest-five-forests", "A5, tree, one of 3"),
        ("forest-five-forests", "E1, tree, one of 3"),
        ("trail-five-stations", "F2, curved station, one of 7, network A"),
        ("tentacle-two-arms", "F1, tentacle north and east, one of 5"),
        (
            "tentacle-two-arms",
            "C2, straight highway, tentacle east and west, one of 3, network A, round 2",
        ),
        ("airline-two-airports", "D5, airway north and west, one of 4, network A, central"),
        ("weather-three-kinds", "B6, straight highway, snowflake, one of 2, network C, one error"),
        (
            "underground-hubs-and-pipes",
            "B2, subway east and west, station, hub, network A, round 1",
        ),
        ("pluck-man-fed", "D7, straight highway, ghost east, network A"),
        ("desert-after-the-heat", "A1, cactus ×2"),
        ("power-grid-two-exits", "D4, accumulator, charge of the accumulator ×2, central"),
    ];
    for entry in std::fs::read_dir(file("samples/expansions")).unwrap() {
        let path = entry.unwrap().path();
        let sample = path.file_stem().unwrap().to_string_lossy().into_owned();
        let mut window = open_in(None, WIDE);
        let app = window.state_mut();
        let text = std::fs::read(&path).unwrap();
        app.act(FilesAction::Loaded(sample.clone(), text.into(), None));
        let names = &app.state.score().names;
        for (_, name) in wanted.iter().filter(|(of, _)| *of == sample) {
            assert!(names.iter().any(|told| told == name), "{sample}: {name}\n{names:#?}");
        }
        let sketch = &app.state.doc.player().sketch;
        for (space, name) in sketch.layout().spaces().zip(names) {
            let at = |mark: &Mark| match mark.at {
                Place::Space(at) | Place::Side(at, _) => at == space,
                Place::Corner(..) => false,
            };
            let code = sketch.drawing(space).to_string();
            let shown = !sketch.drawing(space).is_empty() || sketch.marks().any(|(m, _)| at(m));
            let words = name.split_once(", ").map_or("", |(_, words)| words);
            assert!(!name.contains(&code), "{sample}: {name} is told by its code");
            assert!(!shown || !words.starts_with("empty"), "{sample}: {name}");
        }
    }
}
