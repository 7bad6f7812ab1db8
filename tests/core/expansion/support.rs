//! What the tests of the expansions share.

use inkspector::board::{Cell, Layout, Mark, Place, Side, Sketch, Space};
use inkspector::expansion::{self};
use inkspector::rules::contract::{Expansion, GoalBoard, Moment, Verdict};
use inkspector::rules::{Edition, Ruleset, Ruling};
use inkspector::score::{Sheet, score};
use inkspector::words::Language;
use std::sync::Arc;

/// A board on the classic layout; see [`board_on`].
pub fn board(text: &str) -> Sketch {
    board_on(Layout::classic(), text)
}

/// Entries separated by `;` or line ends: `C4 h.h.` or `C4 h.h. 3` draws lines (in round 3),
/// `lava C4NE D4 E5x2` draws marks on sides, in spaces, and twice.
pub fn board_on(layout: Arc<Layout>, text: &str) -> Sketch {
    let mut sketch = Sketch::new(layout);
    for entry in text.split([';', '\n']).map(str::trim).filter(|entry| !entry.is_empty()) {
        let mut words = entry.split_whitespace();
        let first = words.next().expect("an entry is not empty");
        if let Ok(space) = first.parse::<Space>() {
            let drawing = words.next().expect("a space code").parse().expect("a space code");
            let round = words.next().map(|round| round.parse().expect("a round"));
            assert!(sketch.set(space, Cell { drawing, round }), "{entry}");
            continue;
        }
        for place in words {
            let (place, amount) = match place.split_once('x') {
                Some((place, amount)) => (place, amount.parse().expect("an amount")),
                None => (place, 1),
            };
            let name = place.trim_end_matches(['N', 'E', 'S', 'W']);
            let space: Space = name.parse().expect("a space");
            let sides = &place[name.len()..];
            let mut put = |at| sketch.set_mark(Mark { word: first.into(), at }, amount);
            if sides.is_empty() {
                put(Place::Space(space));
            }
            for letter in sides.chars() {
                put(Place::Side(space, Side::from_letter(letter).expect("a side")));
            }
        }
    }
    sketch
}

/// The rules with these expansions.
pub fn with(ids: &[&str]) -> Ruleset {
    with_edition(Edition::Classic, ids)
}

pub fn with_edition(edition: Edition, ids: &[&str]) -> Ruleset {
    let mut ruleset = Ruleset::new(edition);
    let find = |id: &&str| expansion::expansion(id).expect("a known expansion");
    ruleset.expansions = ids.iter().map(find).collect();
    ruleset
}

/// The points of the only expansion's only line.
pub fn extra(sketch: &Sketch, ruleset: &Ruleset) -> i32 {
    let sheet = score(sketch, ruleset);
    assert_eq!(sheet.extras().len(), 1);
    sheet.extras()[0].points()
}

/// Each part's points and number of places, in order.
pub fn parts(sketch: &Sketch, ruleset: &Ruleset) -> Vec<(i32, usize)> {
    let sheet = score(sketch, ruleset);
    let parts = sheet.extras().into_iter().flat_map(|extra| &extra.parts);
    parts.map(|part| (part.points, part.places.len())).collect()
}

/// Whether a goal is met: yes, no, or not to be told.
pub fn goal(sketch: &Sketch, ruleset: &Ruleset, code: &str) -> Option<bool> {
    match verdict(sketch, ruleset, code) {
        Verdict::Met(_) => Some(true),
        Verdict::NotMet => Some(false),
        Verdict::IfErased { .. } | Verdict::Untold => None,
    }
}

pub fn verdict(sketch: &Sketch, ruleset: &Ruleset, code: &str) -> Verdict {
    let mut goals = ruleset.expansions.iter().flat_map(|expansion| expansion.goals());
    let goal = goals
        .find(|goal| goal.code == code || goal.alias == Some(code))
        .expect("a goal of the expansions in play");
    (goal.met)(&GoalBoard::new(sketch, ruleset))
}

/// What the checks find, as `place: text`.
pub fn findings(sketch: &Sketch, ruleset: &Ruleset) -> Vec<String> {
    let name = |place: &Place| match place {
        Place::Space(space) => space.to_string(),
        Place::Side(space, side) => format!("{space}{side}"),
        Place::Corner(row, col) => format!("{row}/{col}"),
    };
    inkspector::check::check_expansions(sketch, ruleset)
        .iter()
        .map(|finding| {
            let places: Vec<String> = finding.places.iter().map(name).collect();
            format!("{}: {}", places.join(" "), Language::En.tell(&finding.what))
        })
        .collect()
}

/// Whether some finding contains each of these texts, and there are no others.
#[track_caller]
pub fn assert_findings(sketch: &Sketch, ruleset: &Ruleset, expected: &[&str]) {
    let found = findings(sketch, ruleset);
    assert_eq!(found.len(), expected.len(), "{found:#?}");
    for (found, expected) in found.iter().zip(expected) {
        assert!(found.contains(expected), "expected `{expected}` in `{found}`");
    }
}

/// The total under another answer to a ruling, as the sheet offers it.
pub fn other_total(sheet: &Sheet, ruling: &Ruling) -> Option<i32> {
    let note = sheet.rulings.iter().find(|note| note.ruling.key == ruling.key)?;
    note.others.first().map(|other| other.total)
}

pub fn the(id: &str) -> &'static dyn Expansion {
    expansion::expansion(id).expect("a known expansion")
}

/// The steps of an expansion, as text.
pub fn steps(id: &str, sketch: &Sketch, roll: &[&str]) -> Vec<String> {
    let steps = Moment::ALL.into_iter().flat_map(|moment| the(id).steps(sketch, roll, moment));
    steps.map(|step| Language::En.tell(&step.what)).collect()
}
