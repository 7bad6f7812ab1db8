//! Two expansions on a Giant board: every pair, on boards that have something of both.

use super::support::{board_on, with};
use inkspector::board::{Cell, Layout, Outline, Place, Sketch, Turn};
use inkspector::check::{Open, Together, check, together};
use inkspector::expansion::{EXPANSIONS, fills};
use inkspector::game::{Random, choices};
use inkspector::rules::Edition;
use inkspector::rules::catalogue::dice;
use inkspector::rules::contract::{Expansion, Shows};
use inkspector::score::score;
use std::sync::Arc;

/// The Giant board with exits of our own, four a side.
fn giant() -> Arc<Layout> {
    let outline = Outline::named("giant").unwrap();
    let mut json = serde_json::to_value(&**outline.layout()).unwrap();
    let kinds = ["highway", "railway"];
    let exits = (0..4).flat_map(|number| {
        let line = 2 * number + 1;
        let (row, col) = (["B", "D", "F", "H"][number], line + 1);
        [
            (format!("A{col}"), "N"),
            (format!("{row}9"), "E"),
            (format!("I{col}"), "S"),
            (format!("{row}1"), "W"),
        ]
        .into_iter()
        .enumerate()
        .map(move |(side, (space, letter))| {
            let kind = kinds[(number + side) % 2];
            serde_json::json!({ "space": space, "side": letter, "kind": kind })
        })
    });
    json["exits"] = exits.collect();
    json["centre"] = serde_json::json!(["D4", "D5", "D6", "E4", "E5", "E6", "F4", "F5", "F6"]);
    json["name"] = "own-giant".into();
    Arc::new(serde_json::from_value(json).unwrap())
}

/// Draws faces of these expansions anywhere, and routes where they join something.
fn draw(sketch: &mut Sketch, drawn: &[&'static dyn Expansion], random: &mut Random) {
    let layout = Arc::clone(sketch.layout());
    for round in 1..=9 {
        for expansion in drawn {
            let faces: Vec<_> = expansion.dice().iter().flat_map(|die| die.faces).collect();
            let Some(&face) = random.pick(&faces) else { continue };
            let space = layout.space(random.below(layout.area()));
            let laid = match face.shows {
                Shows::Space { .. } => face.laid(space, Turn::ALL[random.below(8)]),
                _ => None,
            };
            let taken =
                sketch.marks().any(|(mark, _)| mark.at == Place::Space(space) && fills(mark));
            if let Some(laid) = laid.filter(|_| !taken && sketch.drawing(space).is_empty()) {
                sketch.set(space, Cell { drawing: laid.drawing, round: Some(round) });
                laid.marks.into_iter().for_each(|(mark, amount)| sketch.set_mark(mark, amount));
            }
            // Marks without a face, wherever they may stand.
            if let Some(spec) = random.pick(&expansion.marks().iter().collect::<Vec<_>>()) {
                let places = spec.at.places_at(space, &layout);
                if let Some(&at) = random.pick(&places) {
                    let mark = inkspector::board::Mark { word: spec.word.into(), at };
                    sketch.set_mark(mark, 1);
                }
            }
        }
        let set = dice(Edition::Classic);
        for _ in 0..3 {
            let routes: Vec<_> = set.each().flat_map(|die| die.faces.iter().map(|f| f.0)).collect();
            let Some(&route) = random.pick(&routes) else { continue };
            let open = choices(&inkspector::check::Grid::of(sketch), &layout, route);
            if let Some(choice) = random.pick(&open) {
                let cell = Cell { drawing: choice.drawing, round: Some(round) };
                sketch.set(choice.space, cell);
            }
        }
    }
}

/// The lines of points of one expansion, with its total.
fn own(sketch: &Sketch, ids: &[&str], id: &str) -> Vec<i32> {
    let sheet = score(sketch, &with(ids));
    let extras = sheet.extras().into_iter().filter(|extra| extra.source == id).map(|e| e.points());
    extras.collect()
}

/// Compendium, Giant Board: two expansions may be combined. Whatever they draw, the sheet adds up, each
/// keeps its line, and neither number nor finding hangs on which is named first.
#[test]
fn every_pair_gives_one_sheet_and_one_check() {
    let giant = giant();
    let mut drawn = 0;
    for (a, &first) in EXPANSIONS.iter().enumerate() {
        for (b, &second) in EXPANSIONS.iter().enumerate().skip(a + 1) {
            let mut random = Random::new((100 * a + b) as u64);
            let mut sketch = Sketch::new(Arc::clone(&giant));
            draw(&mut sketch, &[first, second], &mut random);
            drawn += sketch.drawn().count() + sketch.marks().count();
            let pair = [first.id(), second.id()];
            let (one, other) = (with(&pair), with(&[second.id(), first.id()]));
            let (sheet, turned) = (score(&sketch, &one), score(&sketch, &other));
            assert_eq!(sheet.total(), turned.total(), "{pair:?}");
            assert_eq!(sheet.total(), sheet.lines.iter().map(|line| line.points).sum::<i32>());
            for expansion in [first, second] {
                let own = |sheet: &inkspector::score::Sheet| {
                    let lines = sheet.extras().into_iter().filter(|e| e.source == expansion.id());
                    lines.map(|extra| extra.points()).collect::<Vec<i32>>()
                };
                assert_eq!(own(&sheet), own(&turned), "{pair:?}");
                // A line of its own for all that score one alone.
                let alone = score(&sketch, &with(&[expansion.id()])).extras().len();
                assert_eq!(own(&sheet).len(), alone, "{pair:?}");
            }
            let found = |rules| {
                let mut found: Vec<String> =
                    check(&sketch, rules).iter().map(|issue| format!("{issue:?}")).collect();
                found.sort_unstable();
                let all = found.len();
                found.dedup();
                assert_eq!(found.len(), all, "{pair:?}: one issue is told twice");
                found
            };
            assert_eq!(found(&one), found(&other), "{pair:?}");
            let open = together(&giant, &one);
            let words = |open: &[Together]| -> Vec<String> {
                open.iter().map(|open| format!("{} {:?}", open.word(), open.expansions())).collect()
            };
            assert_eq!(words(&open), words(&together(&giant, &other)), "{pair:?}");
        }
    }
    assert!(drawn > 8000, "{drawn}");
}

/// What only one of two has drawn is worth to it what it is worth alone.
#[test]
fn an_expansion_that_drew_nothing_changes_no_points_of_another() {
    let giant = giant();
    for (a, &first) in EXPANSIONS.iter().enumerate() {
        let mut random = Random::new(7000 + a as u64);
        let mut sketch = Sketch::new(Arc::clone(&giant));
        draw(&mut sketch, &[first], &mut random);
        let alone = own(&sketch, &[first.id()], first.id());
        for second in EXPANSIONS.iter().filter(|second| second.id() != first.id()) {
            let pair = [first.id(), second.id()];
            assert_eq!(own(&sketch, &pair, first.id()), alone, "{pair:?}");
        }
    }
}

/// Where the texts leave a pair open, that is told; it is no issue.
#[test]
fn what_is_open_of_a_pair_is_told() {
    let giant = giant();
    let words = |layout: &Layout, ids: &[&str]| -> Vec<&'static str> {
        together(layout, &with(ids)).iter().map(Together::word).collect()
    };
    // Each has its own text, and nothing of one touches the other.
    assert_eq!(words(&giant, &["forest", "trail"]), [""; 0]);
    assert_eq!(words(&giant, &["lava"]), [""; 0]);
    // Special Die and Separation Die: “instead it replaces one of the white dice”, each.
    assert_eq!(words(&giant, &["special", "separation"]), ["dice"]);
    // River Dice and Airline Dice: lines that join nothing but their own.
    assert_eq!(words(&giant, &["river", "airline"]), ["lines"]);
    // Meteor Dice and Lava Dice both destroy; Meteor and Desert both take special routes.
    assert_eq!(words(&giant, &["lava", "meteor"]), ["destroys", "destroys"]);
    assert_eq!(words(&giant, &["meteor", "desert"]), ["destroys", "specials"]);
    // Compendium, Giant Board: there “you can even combine 2 Expansions”, elsewhere nothing is said.
    assert_eq!(words(&Layout::classic(), &["forest", "trail"]), ["board"]);
    assert_eq!(words(&giant, &["forest", "trail", "river"]), ["many"]);
    // Routes are what a meteor destroys, and an attack everything; what lies over a route of the box
    // no text of the builders names.
    assert_eq!(words(&giant, &["meteor", "superconnection"]), [""; 0]);
    assert_eq!(words(&giant, &["lava", "renovation"]), [""; 0]);
    assert_eq!(words(&giant, &["invaders", "forest"]), [""; 0]);
    assert_eq!(words(&giant, &["construction", "lamps"]), [""; 0]);
    assert_eq!(words(&giant, &["construction", "weather"]), ["destroys"]);
    // Underground Dice, Gameplay: fourteen rounds in turns; Forest Dice: six.
    assert_eq!(words(&giant, &["underground", "forest"]), ["rounds"]);
    assert_eq!(words(&giant, &["underground", "lamps"]), ["rounds"]);
    assert_eq!(words(&giant, &["underground", "weather"]), [""; 0]);
    let open = together(&giant, &with(&["meteor", "forest"]));
    assert!(
        matches!(open[..], [Together::Pair(a, b, Open::Destroys)] if a.id() == "meteor" && b.id() == "forest")
    );
    // A pair that is open breaks no rule.
    let sketch = board_on(Arc::clone(&giant), "A2 h.h. 1");
    assert!(check(&sketch, &with(&["special", "separation"])).is_empty());
}

/// Which of two may destroy what the other draws without a text that says what is lost, of all pairs.
#[test]
fn what_a_pair_may_destroy_is_told_where_it_is_open() {
    let giant = giant();
    let routes = ["special", "separation", "construction", "renovation", "superconnection"];
    // Sides, trees, cacti and symbols share spaces with routes of the box; an airport may stand there
    // instead of a special route.
    let over = [
        "lava",
        "lake",
        "forest",
        "desert",
        "canyon",
        "weather",
        "airline",
        "tetromino",
        "tentacle",
    ];
    let mut wrong = Vec::new();
    let mut count = 0;
    for (a, first) in EXPANSIONS.iter().enumerate() {
        for second in &EXPANSIONS[a + 1..] {
            count += 1;
            let open = together(&giant, &with(&[first.id(), second.id()]));
            let told = |one: &str, other: &str| {
                let pair = vec![one, other];
                open.iter().any(|open| open.word() == "destroys" && open.expansions() == pair)
            };
            for (one, other) in [(first.id(), second.id()), (second.id(), first.id())] {
                let expected = match one {
                    "meteor" | "lava" => !routes.contains(&other),
                    "construction" => over.contains(&other),
                    _ => false,
                };
                if told(one, other) != expected {
                    wrong.push(format!("{one} of {other}: {expected} expected"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:?}");
    assert_eq!(count, 378);
}
