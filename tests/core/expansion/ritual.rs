//! Ritual: boards with numbers derived by hand. Rule sentences are numbered as in the compendium's
//! section on the Ritual Die: 1 rounds, 2 must be drawn, needs no connection, 3 one arc a round at an
//! end on the outer edge without exit, 4 points by the table of networks, 5 exits ignored.

use super::support::{assert_findings, board, board_on, extra, parts, the, with, with_edition};
use inkspector::board::{Kind, Layout, Place, Sketch};
use inkspector::check::check;
use inkspector::rules::contract::{GoalBoard, Usage, Verdict};
use inkspector::rules::{Edition, Ruleset, Ruling};
use inkspector::score::{Sheet, score};
use std::collections::BTreeSet;
use std::sync::Arc;

fn rules() -> Ruleset {
    with(&["ritual"])
}

fn beyond() -> &'static Ruling {
    the("ritual").rulings()[0]
}

fn words(sketch: &Sketch) -> Vec<&'static str> {
    check(sketch, &rules()).iter().map(|issue| issue.kind.word()).collect()
}

fn exits(sheet: &Sheet) -> Vec<usize> {
    sheet.networks().iter().map(|network| network.exits.len()).collect()
}

/// Two rituals and an arc on one network with the exit A2N, and a highway from edge to edge.
const MAD: &str = "ritual B2 B3; arc C1W; A2 h.h.; B2 hh..; B3 ..hh; C3 h..h; C2 .h.h; C1 .h.h";
const CALM: &str = "D1 .h.h; D2 .h.h; D3 .h.h; D4 .h.h; D5 .h.h; D6 .h.h; D7 .h.h";

#[test]
fn rounds_and_dice() {
    assert_eq!(rules().rounds(&Layout::classic()), 6); // 1
    assert_eq!(the("ritual").usage(), Usage::EveryIfPossible); // 2
    let faces = the("ritual").dice()[0].faces;
    assert!(faces.len() == 6 && faces.iter().all(|face| face.count == 1));
    assert_findings(&board("D4 .h.h; ritual D4"), &rules(), &["D4: no face"]);
    assert_findings(&board("ritual D4"), &rules(), &["D4: no face"]);
    let two = board("D4 .hh. 2; B4 .rr. 2; ritual D4 B4");
    assert_findings(&two, &rules(), &["cannot give these 2 rituals in round 2"]);
}

/// 2: anywhere, also away from routes; without its mark a route is an island.
#[test]
fn free_placement() {
    assert_eq!(words(&board("D4 .h.h+..h.; ritual D4")), [""; 0]);
    assert_eq!(words(&board("D4 .hh.")), ["island"]);
    // What joins a ritual hangs on it.
    assert_eq!(words(&board("D4 .hh.; ritual D4; D5 .h.h")), [""; 0]);
}

/// 3: arcs stand where a route leaves the grid without an exit.
#[test]
fn arcs() {
    assert_findings(&board(&format!("{MAD}; {CALM}")), &rules(), &[]);
    // At an exit, inside the grid, and at no route.
    assert_findings(&board("A2 h.h.; arc A2N"), &rules(), &["A2N: "]);
    assert_findings(&board("D4 .hh.; ritual D4; arc D4S"), &rules(), &["D4S: "]);
    assert_findings(&board("arc A1N"), &rules(), &["A1N: this arc stands at no route"]);
    assert_findings(&board("A1 .h.h; arc A1N"), &rules(), &["A1N: this arc stands at no route"]);
    // A river that leaves the grid is no route.
    let wet = with(&["river", "ritual"]);
    assert_findings(&board("A1 w..w; arc A1N"), &wet, &["A1N: this arc stands at no route"]);
    // An arc at an overpass belongs to the strand that leaves there.
    let over = board("A3 hrhro; arc A3N; A2 .r.r; A4 r..r");
    assert_eq!(exits(&score(&over, &rules())), [1]);
}

/// 3: at most one a round, after the route it stands at.
#[test]
fn one_arc_a_round() {
    let ends = ["A1 h..h", "A3 h.h.", "A5 h.h.", "A7 hh..", "C1 .h.h", "E1 .h.h", "G1 ..hh"];
    let sides = ["A1N", "A3N", "A5N", "A7N", "C1W", "E1W", "G1W"];
    let drawn = |count: usize, round: &str| {
        let routes: Vec<String> =
            ends[..count].iter().map(|route| format!("{route} {round}")).collect();
        board(&format!("{}; arc {}", routes.join("; "), sides[..count].join(" ")))
    };
    let about_arcs = |sketch: &Sketch| -> Vec<String> {
        let found = super::support::findings(sketch, &rules());
        found.into_iter().filter(|found| found.contains("arcs, but")).collect()
    };
    assert_eq!(about_arcs(&drawn(6, "")), [""; 0]);
    assert!(about_arcs(&drawn(7, ""))[0].contains("7 arcs, but only 6 rounds"));
    assert_eq!(about_arcs(&drawn(2, "5")), [""; 0]);
    assert!(about_arcs(&drawn(2, "6"))[0].contains("2 arcs, but only 1 round"));
    assert!(about_arcs(&drawn(3, "5"))[0].contains("3 arcs, but only 2 rounds"));
}

/// 4, 5: the worked example: 3 parts are worth 8, and the exit counts nowhere.
#[test]
fn a_network_of_three() {
    let sketch = board(&format!("{MAD}; {CALM}"));
    let sheet = score(&sketch, &rules());
    assert_eq!(exits(&sheet), [2]);
    assert_eq!(parts(&sketch, &rules()), [(8, 3)]);
    assert_eq!((sheet.longest(Kind::Highway).points(), sheet.errors().len()), (7, 0));
    assert_eq!(sheet.total(), 4 + 7 + 4 + 8);
    // Without marks it is a network as any other.
    let plain = score(&board(&MAD.replace("ritual B2 B3; arc C1W; ", "")), &with(&[]));
    assert_eq!(exits(&plain), [1]);
    // Two networks are counted each by itself: 2 parts 4, 1 part nothing.
    let two = board("D1 .hhh; ritual D1 D2; D2 ..hh; F3 .rr.; ritual F3");
    assert_eq!(parts(&two, &rules()), [(4, 2)]);
    assert_eq!(score(&two, &rules()).extras()[0].aside.len(), 1);
}

/// The strand of a ritual is the one that ends there; the line round it is another network.
#[test]
fn bypasses() {
    let round = format!("{}; ritual D2", CALM.replace("D2 .h.h", "D2 .h.h+..h."));
    assert_eq!(exits(&score(&board(&round), &rules())), [2]);
    let ended = board("ritual D2; D2 .h.h+..h.; E2 h.h.; F2 h.h.; G2 h.h.; D1 .h.h");
    let sheet = score(&ended, &rules());
    assert_eq!((exits(&sheet), sheet.errors().len()), (vec![1], 1));
    assert!(sheet.rulings.is_empty(), "its closed end is no dead end");
}

/// 5: silent exits are silent in the line of networks alone: goals see them.
#[test]
fn goals_see_silent_exits() {
    let rules = with_edition(Edition::Challenge, &["ritual"]);
    let sketch = board_on(
        Edition::Challenge.layout(),
        "D1 .h.h; D2 .hhh; ritual D2; D3 .h.h; D4 .h.h; D5 .h.h; D6 .h.h; D7 .h.h",
    );
    assert_eq!(exits(&score(&sketch, &rules)), [0; 0]);
    let card = inkspector::game::goal("K", &rules).unwrap();
    assert!(matches!((card.met)(&GoalBoard::new(&sketch, &rules)), Verdict::Met(_)));
}

/// Joins of other expansions carry the silence.
#[test]
fn joins_carry_rituals() {
    let sketch = board("D1 .h.h; D2 ...h; portal-a D2 D6; D6 .h..; D7 .hhh; ritual D7");
    let both = with(&["ritual", "portal"]);
    assert_eq!(exits(&score(&sketch, &both)), [0; 0]);
    assert_eq!(exits(&score(&sketch, &with(&["portal"]))), [2]);
}

/// Ruling `ritual-beyond`: a table of few values.
#[test]
fn more_than_the_table() {
    let mut json = serde_json::to_value(&*Layout::classic()).unwrap();
    json["network_values"] = serde_json::json!([0, 0, 4, 8]);
    let short: Arc<Layout> = Arc::new(serde_json::from_value(json).unwrap());
    let four = "ritual B2 B3 C2; arc C1W; A2 h.h.; B2 hh..; B3 ..hh; C3 h..h; C2 .hhh; C1 .h.h";
    let sketch = board_on(short, four);
    assert_eq!(extra(&sketch, &rules()), 8);
    assert_eq!(extra(&sketch, &rules().with_answer(beyond(), 1)), 13);
    let sheet = score(&sketch, &rules());
    assert!(sheet.rulings.iter().any(|note| note.ruling.key == "ritual-beyond"));
    assert_eq!(extra(&board(four), &rules()), 12, "the usual table has four");
    assert!(score(&board(four), &rules()).rulings.is_empty());
}

/// Points by spreading labels over spaces that face each other, on random boards.
#[test]
fn points_by_spreading_labels() {
    let mut random = inkspector::game::Random::new(24);
    let pieces = ["h.h.", ".h.h", "hh..", "..hh", "h..h", ".hh.", "hhh.", ".hhh", "r.r.", ".r.r"];
    let layout = Layout::classic();
    let mut many = 0;
    for _ in 0..60 {
        let mut sketch = Sketch::new(layout.clone());
        let mut sites: BTreeSet<Place> = BTreeSet::new();
        for space in layout.spaces() {
            if random.below(3) == 0 {
                continue;
            }
            let code = random.pick(&pieces).unwrap();
            sketch.draw(space, code.parse().unwrap());
            if random.below(4) == 0 {
                sites.insert(Place::Space(space));
            }
            for side in inkspector::board::Side::ALL {
                let leaves = sketch.drawing(space).kind(side).is_some()
                    && layout.neighbour(space, side).is_none()
                    && layout.exit_at(space, side).is_none();
                if leaves && random.below(2) == 0 {
                    sites.insert(Place::Side(space, side));
                }
            }
        }
        for &at in &sites {
            let word = if matches!(at, Place::Space(_)) { "ritual" } else { "arc" };
            sketch.set_mark(inkspector::board::Mark { word: word.into(), at }, 1);
        }
        // Every piece is one strand: spaces are labelled until nothing changes.
        let mut label: Vec<usize> = (0..layout.area()).collect();
        for _ in 0..layout.area() {
            for (index, space) in layout.spaces().enumerate() {
                for side in inkspector::board::Side::ALL {
                    let Some(next) = layout.neighbour(space, side) else { continue };
                    let kind = sketch.drawing(space).kind(side);
                    if kind.is_some() && kind == sketch.drawing(next).kind(side.opposite()) {
                        let there = layout.index(next).unwrap();
                        let least = label[index].min(label[there]);
                        (label[index], label[there]) = (least, least);
                    }
                }
            }
        }
        let own = |place: &Place| match place {
            Place::Space(space) | Place::Side(space, _) => label[layout.index(*space).unwrap()],
            Place::Corner(..) => unreachable!(),
        };
        let labels: BTreeSet<usize> = sites.iter().map(own).collect();
        let count = |label: usize| sites.iter().filter(|place| own(place) == label).count();
        let points: i32 =
            labels.iter().map(|&label| i32::from(layout.network_value(count(label)))).sum();
        assert_eq!(extra(&sketch, &rules()), points, "{sketch:?}");
        let mad: Vec<usize> = labels.iter().copied().filter(|&label| count(label) > 2).collect();
        many += mad.len();
        // No network that reaches an exit has a label with a ritual or arc.
        for network in score(&sketch, &rules()).networks() {
            for space in network.spaces() {
                assert!(!labels.contains(&label[layout.index(space).unwrap()]));
            }
        }
    }
    assert!(many > 8, "{many}");
}
