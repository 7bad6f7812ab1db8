//! What holds for every expansion: well-formed data, faces, rules with their tests, expansions together.

use super::support::*;
use inkspector::board::{Layout, Sketch, Space, Turn};
use inkspector::expansion::{self, EXPANSIONS};
use inkspector::notation::{BoardFile, is_name};
use inkspector::rules::contract::{Shape, Shows, corner_of, turned_point, turned_word};
use inkspector::rules::{Edition, RULINGS};
use inkspector::score::score;
use std::collections::BTreeSet;

#[test]
fn expansions_are_well_formed() {
    let (mut ids, mut words, mut codes) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let mut keys: BTreeSet<&str> = RULINGS.iter().map(|ruling| ruling.key).collect();
    for expansion in EXPANSIONS {
        let id = expansion.id();
        assert!(is_name(id) && ids.insert(id), "{id}");
        assert!(!expansion.pack().is_empty());
        for ruling in expansion.rulings() {
            assert!(keys.insert(ruling.key), "{}", ruling.key);
            assert!(ruling.answers.len() > 1);
            assert!(ruling.classic < ruling.answers.len());
            assert!(ruling.challenge < ruling.answers.len());
        }
        for goal in expansion.goals() {
            assert!(codes.insert(goal.code) && goal.alias.is_none_or(|alias| codes.insert(alias)));
        }
        let mut letters = BTreeSet::new();
        for spec in expansion.marks() {
            assert!(is_name(spec.word) && words.insert(spec.word), "{}", spec.word);
            assert!(letters.insert(spec.letter) && spec.most > 0 && !spec.picture.is_empty());
            for shape in spec.picture {
                let points: Vec<(f32, f32)> = match *shape {
                    Shape::Line { points, .. } | Shape::Area { points, .. } => points.to_vec(),
                    Shape::Disc { at, .. } | Shape::Ring { at, .. } | Shape::Text { at, .. } => {
                        vec![at]
                    }
                };
                assert!(
                    points
                        .iter()
                        .all(|(x, y)| (-0.2..=1.2).contains(x) && (-0.2..=1.2).contains(y))
                );
            }
        }
        for die in expansion.dice() {
            assert_eq!(die.faces.iter().map(|face| face.count).sum::<u8>(), 6, "{id} {}", die.name);
            assert!(die.copies > 0);
            for face in die.faces {
                match &face.shows {
                    Shows::Attach { mark } => {
                        assert!(expansion.mark(mark).is_some());
                        assert!(face.orientations(Space::new(0, 0)).is_empty());
                    }
                    Shows::Onto { needs, .. } => {
                        let laid = face.onto();
                        assert!(laid.len() >= needs.len(), "{id} {}", face.id);
                        assert!(face.orientations(Space::new(0, 0)).is_empty());
                        for (base, result) in laid {
                            let kept = |strand| base.strands().contains(strand);
                            assert!(result.strands().iter().any(kept) || result.has_station());
                        }
                    }
                    Shows::Symbol => assert!(face.orientations(Space::new(0, 0)).is_empty()),
                    Shows::Path { word, steps } => {
                        assert!(!steps.is_empty() && expansion.mark(word).is_some());
                    }
                    Shows::Pattern { word, spaces } => {
                        assert!(spaces.len() > 1 && expansion.mark(word).is_some());
                        assert!(matches!(face.patterns().len(), 1 | 2 | 4 | 8), "{id} {}", face.id);
                    }
                    Shows::Space { .. } => {
                        let laid = face.orientations(Space::new(2, 2));
                        assert!(matches!(laid.len(), 1 | 2 | 4 | 8), "{id} {}", face.id);
                        for (mark, amount) in laid.iter().flat_map(|laid| &laid.marks) {
                            let spec = expansion.mark(&mark.word).expect(&mark.word);
                            assert!(spec.fits(mark.at) && *amount <= spec.most);
                        }
                    }
                }
            }
        }
        for word in expansion.without_dice() {
            assert!(expansion.mark(word).is_some());
        }
    }
}

/// Every face drawn once is legal by itself, and files keep it.
#[test]
fn every_face_is_its_own() {
    for expansion in EXPANSIONS {
        let rules = with(&[expansion.id()]);
        for (face, laid) in expansion.drawings(Space::new(3, 3)) {
            let mut sketch = Sketch::new(Layout::classic());
            sketch.draw(Space::new(3, 3), laid.drawing);
            for (mark, amount) in laid.marks {
                sketch.set_mark(mark, amount);
            }
            let faces = expansion::faces_on(&sketch, &rules);
            assert_eq!(faces.len(), 1);
            assert_eq!(faces[0].face.id, face.id);
            let mut file = BoardFile::of(Edition::Classic, sketch);
            file.expansions = vec![expansion.id().into()];
            assert_eq!(BoardFile::read(&file.write()).as_ref(), Ok(&file));
            assert_eq!(BoardFile::from_json(&file.to_json()).as_ref(), Ok(&file));
        }
    }
}

/// The pages of the tests, in the order of the expansions.
const PAGES: [(&str, &str); 28] = [
    ("lava", include_str!("lava.rs")),
    ("meteor", include_str!("meteor.rs")),
    ("river", include_str!("river.rs")),
    ("lake", include_str!("lake.rs")),
    ("forest", include_str!("forest.rs")),
    ("trail", include_str!("trail.rs")),
    ("desert", include_str!("desert.rs")),
    ("canyon", include_str!("canyon.rs")),
    ("lamps", include_str!("lamps.rs")),
    ("power-grid", include_str!("power_grid.rs")),
    ("weather", include_str!("weather.rs")),
    ("airline", include_str!("airline.rs")),
    ("city-builder", include_str!("city_builder.rs")),
    ("superconnection", include_str!("superconnection.rs")),
    ("alien-farmer", include_str!("alien_farmer.rs")),
    ("renovation", include_str!("renovation.rs")),
    ("special", include_str!("special.rs")),
    ("construction", include_str!("construction.rs")),
    ("separation", include_str!("separation.rs")),
    ("pluck-man", include_str!("pluck_man.rs")),
    ("tetromino", include_str!("tetromino.rs")),
    ("invaders", include_str!("invaders.rs")),
    ("rainbow", include_str!("rainbow.rs")),
    ("ritual", include_str!("ritual.rs")),
    ("portal", include_str!("portal.rs")),
    ("tentacle", include_str!("tentacle.rs")),
    ("investigation", include_str!("investigation.rs")),
    ("underground", include_str!("underground.rs")),
];

/// The numbers of the rules that a page lists at its head.
pub fn rules_of(id: &str) -> BTreeSet<u8> {
    let page = PAGES.iter().find(|(own, _)| *own == id).map_or("", |(_, page)| page);
    let head: String = page.lines().take_while(|line| line.starts_with("//!")).collect();
    numbers(&head)
}

fn numbers(text: &str) -> BTreeSet<u8> {
    let words = text.split(|c: char| !c.is_alphanumeric());
    words.filter_map(|word| word.parse().ok()).collect()
}

/// Each page of the tests lists the rules of its expansion by number. Every number is named by a
/// test, and every goal card is asked for both ways.
#[test]
fn every_rule_and_goal_has_its_test() {
    let pages = PAGES;
    assert!(pages.iter().map(|(id, _)| *id).eq(EXPANSIONS.iter().map(|e| e.id())));
    for ((id, page), expansion) in pages.into_iter().zip(EXPANSIONS) {
        let rules = rules_of(id);
        assert!(rules.len() >= 5 && rules.iter().copied().eq(1..=rules.len() as u8), "{id}");
        // A comment that begins with the rule's number, perhaps several.
        let mut named = BTreeSet::new();
        for comment in
            page.lines().filter_map(|line| line.split_once("// ").or(line.split_once("/// ")))
        {
            let text = comment.1;
            let list = text.split(|c: char| !(c.is_ascii_digit() || " ,and".contains(c)));
            named.extend(numbers(list.into_iter().next().unwrap_or_default()));
        }
        let missing: Vec<_> = rules.difference(&named).collect();
        assert!(missing.is_empty(), "{id}: no test names rules {missing:?}");
        for goal in expansion.goals() {
            let asked = page.matches(&format!("\"{}\"", goal.code)).count();
            assert!(asked >= 1, "{}", goal.code);
        }
    }
}

#[test]
fn rounds_of_large_boards() {
    let mut json = serde_json::to_value(Layout::blank(9, 9).unwrap()).unwrap();
    json["rounds"] = serde_json::json!(12);
    json["short_rounds"] = serde_json::json!([9, 7]);
    let giant: Layout = serde_json::from_value(json).unwrap();
    // Compendium, Giant board: 12, with one expansion that shortens the game 9, with two 7.
    assert_eq!(with(&[]).rounds(&giant), 12);
    assert_eq!(with(&["canyon"]).rounds(&giant), 12);
    assert_eq!(with(&["canyon", "lava"]).rounds(&giant), 9);
    assert_eq!(with(&["forest", "lava"]).rounds(&giant), 7);
    assert_eq!(with(&["forest", "lava", "lake"]).rounds(&giant), 7);
}

/// Two expansions at once: each keeps its own line, and they meet where the rules make them.
#[test]
fn two_at_once() {
    // A pier is a station that a trail links to.
    let sketch =
        board("B1 .h.r; C1 .r.r; trail-nw C1; trail-se C1; D1 .h.h; D2 ...hs; pier D2; water D2E");
    let sheet = score(&sketch, &with(&["lake", "trail"]));
    let points: Vec<i32> = sheet.extras().iter().map(|extra| extra.points()).collect();
    assert_eq!(points, [1, 2]);
    // A crater beside lava: the lava side stays open, the route end does not.
    let sketch = board("volcano D4; crater D5; D6 .h.h; D7 .h.h; last-hit D5");
    let sheet = score(&sketch, &with(&["lava", "meteor"]));
    let points: Vec<i32> = sheet.extras().iter().map(|extra| extra.points()).collect();
    assert_eq!(points, [1, 2]);
    assert_eq!(sheet.errors().len(), 4);
    // A forest on a river bank.
    let sketch = board("tree C3 C4; C3 h.h.; D3 .w.w; D4 .w.w");
    let sheet = score(&sketch, &with(&["river", "forest"]));
    let points: Vec<i32> = sheet.extras().iter().map(|extra| extra.points()).collect();
    assert_eq!(points, [2, 4]);
}

/// A meteor may take what another expansion's drawing joined: that is no breach of its rules.
#[test]
fn what_meteors_took_is_not_missed() {
    for (id, text) in [
        ("trail", "D4 .h.h; trail-nw D4; trail-se D4"),
        ("lava", "lava C3NS"),
        ("lake", "full-water C3"),
    ] {
        let sketch = board(text);
        let alone = inkspector::check::check(&sketch, &with(&[id]));
        let hit = inkspector::check::check(&sketch, &with(&[id, "meteor"]));
        assert!(!alone.is_empty() && hit.is_empty(), "{id}: {alone:?} {hit:?}");
    }
}

#[test]
fn words_turn_with_their_space() {
    for turn in Turn::ALL {
        for corner in ["-ne", "-se", "-sw", "-nw"] {
            let word = format!("trail{corner}");
            let after = turned_word(&word, turn);
            // The corner of the picture goes where the word says.
            let point = |word: &str| {
                [(1.0, 0.0), (1.0, 1.0), (0.0, 1.0), (0.0, 0.0)][corner_of(word).unwrap()]
            };
            assert_eq!(turned_point(point(&word), turn), point(&after));
        }
    }
}
