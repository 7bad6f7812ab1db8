//! What the tests of whole games share.

use inkspector::board::{Cell, Layout, Sketch};
use inkspector::game::{Player, read_face};
use std::sync::Arc;

/// `A1 .h.h 3; B1 rr..` on a printed board.
pub fn sketch_on(layout: &Arc<Layout>, text: &str) -> Sketch {
    let mut sketch = Sketch::new(Arc::clone(layout));
    for part in text.split(';').map(str::trim).filter(|part| !part.is_empty()) {
        let words: Vec<&str> = part.split_whitespace().collect();
        let drawing = words[1].parse().unwrap();
        let round = words.get(2).map(|word| word.parse().unwrap());
        assert!(sketch.set(words[0].parse().unwrap(), Cell { drawing, round }), "{part}");
    }
    sketch
}

pub fn challenge(text: &str) -> Sketch {
    sketch_on(&Layout::challenge(), text)
}

/// The same drawing in several spaces.
pub fn fill(spaces: &str, code: &str) -> String {
    spaces.split_whitespace().map(|space| format!("{space} {code}; ")).collect()
}

pub const DOWN: &str = "A2 B2 C2 D2 E2 F2 G2";
pub const MIDDLE: &str = "A4 B4 C4 D4 E4 F4 G4";
pub fn player(name: &str, text: &str) -> Player {
    Player::new(name, challenge(text))
}

pub fn dice(text: &str) -> Vec<&'static inkspector::rules::catalogue::Route> {
    text.split_whitespace().map(|face| read_face(face).unwrap()).collect()
}

pub const FOUR: &str = "A2 h.h. 1; A4 r.r. 1; A6 hh.. 1; B1 hrhro 1";
