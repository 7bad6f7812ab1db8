//! Placement strings, as many public programs use them.

use super::{drawing, read, space};
use crate::support::vectors;
use inkspector::board::{Layout, Sketch, Turn};
use inkspector::notation::{PlacementError, Placements};
use inkspector::rules::catalogue::tile;
use inkspector::words::Language;

/// Every tile in every orientation, as the vectors spell it out.
#[test]
fn tiles_are_those_of_the_vectors() {
    let geometry = vectors("geometry");
    let mut seen = 0;
    for vector in &geometry {
        let name = vector["tile"].as_str().unwrap();
        let tile = tile(name).unwrap();
        let digit = vector["orientation"].as_u64().unwrap() as u8;
        let shown = tile.base.turned(Turn::from_digit(digit).unwrap());
        let mut pieces: Vec<String> = shown
            .strands()
            .iter()
            .map(|strand| {
                strand
                    .ends()
                    .map(|(side, kind)| format!("{side}{}", kind.letter().to_ascii_uppercase()))
                    .collect()
            })
            .collect();
        pieces.sort();
        let mut expected: Vec<&str> =
            vector["pieces"].as_array().unwrap().iter().map(|p| p.as_str().unwrap()).collect();
        expected.sort_unstable();
        assert_eq!(pieces, expected, "{}", vector["id"]);
        assert_eq!(shown.has_station(), vector["station"].as_bool().unwrap(), "{}", vector["id"]);
        seen += 1;
    }
    assert_eq!(seen, 120);
}

/// A string is well formed with 1 to 31 placements of which at most three are special.
#[test]
fn well_formed_strings() {
    for vector in &vectors("wellformed") {
        let text = vector["text"].as_str().unwrap();
        let read: Result<Placements, _> = text.parse();
        let well = read.as_ref().is_ok_and(|placements| {
            let specials = placements.0.iter().filter(|place| place.route.special).count();
            (1..=31).contains(&placements.0.len()) && specials <= 3
        });
        assert_eq!(well, vector["ok"].as_bool().unwrap(), "{}: {read:?}", vector["id"]);
        if let Ok(placements) = read {
            assert_eq!(placements.to_string(), text);
        }
    }
}

#[test]
fn placement_mistakes_are_named() {
    let read = |text: &str| text.parse::<Placements>().unwrap_err();
    assert_eq!(read("A4A10B2"), PlacementError::Length(7));
    for (text, position, found) in [
        ("A4A10C0A00", 6, 'C'),
        ("B3A00", 2, '3'),
        ("A0H00", 3, 'H'),
        ("A0A70", 4, '7'),
        ("A0A08", 5, '8'),
    ] {
        let PlacementError::Character { position: at, found: character, .. } = read(text) else {
            panic!("{text}");
        };
        assert_eq!((at, character), (position, found), "{text}");
    }
    assert_eq!(read(&"A4A10".repeat(2000)), PlacementError::TooMany(2000));
    let mut sketch = Sketch::new(Layout::classic());
    sketch.draw(space("A1"), drawing("hhhhd1"));
    assert!(matches!(Placements::of(&sketch), Err(PlacementError::NoTile { .. })));
    let large = Sketch::new(Layout::blank(9, 9).unwrap().into());
    assert!(matches!(Placements::of(&large), Err(PlacementError::Loses(_))));
}

/// What a placement string cannot hold is refused by name, so that no score changes unseen.
#[test]
fn placement_strings_lose_nothing_in_silence() {
    let lost = |text: &str| match Placements::of_file(&read(text)) {
        Err(PlacementError::Loses(lost)) => {
            lost.iter().map(|what| Language::En.value(what)).collect::<Vec<_>>()
        }
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(lost("size: 5x5\nexits: A2N highway\nA2 h.h."), ["the printed board “own”"]);
    assert_eq!(lost("layout: challenge\nA2 h.h."), ["the printed board “challenge”"]);
    assert_eq!(lost("edition: challenge\nlayout: classic\nA2 h.h."), ["the Challenge edition"]);
    assert_eq!(lost("ruling: longest=challenge\nA2 h.h."), ["the ruling longest=challenge"]);
    assert_eq!(
        lost("expansions: forest\nmark tree: A1 B2\nA2 h.h."),
        ["2 marks of expansions", "the expansions in play (forest)"]
    );
    // A ruling that says what holds anyway is none.
    let plain = read("ruling: longest=classic\nA2 h.h. 1\nB2 h.h. 2");
    assert_eq!(Placements::of_file(&plain).unwrap().to_string(), "A4A10A4B10");
}

#[test]
fn overlapping_placements_keep_the_first() {
    let drawn: Placements = "A4A10A1A30A1A10".parse().unwrap();
    assert_eq!(drawn.overlaps(), [2]);
    assert_eq!(drawn.sketch().drawing(space("A2")), drawing("h.h."));
}
