//! Lake: boards with numbers derived by hand. Rule sentences are numbered as in the compendium's
//! section on Lake Dice: 1 rounds, 2 optional, 3 free placement, 4 filling, 5 open sides, 6 piers
//! join networks, 7 points.

use super::support::*;
use inkspector::board::{Kind, Layout, Space};
use inkspector::rules::contract::{Moment, Usage};
use inkspector::rules::{Edition, Ruling};
use inkspector::score::score;

fn ruling(key: &str) -> &'static Ruling {
    the("lake").rulings().iter().find(|ruling| ruling.key == key).expect("a ruling of the lake")
}

/// Two highways with piers on the opposite shores of a lake of five.
const PIERS: &str =
    "D1 .h.h; D2 ...hs; pier D2 D6; water D2E D3WE D4WE D5WE D6W; D6 .h..s; D7 .h.h";

#[test]
fn rounds_and_dice() {
    assert_eq!(with(&["lake"]).rounds(&Layout::classic()), 6); // 1
    assert_eq!(the("lake").usage(), Usage::Optional); // 2
    assert_eq!(the("lake").dice()[0].faces.len(), 6);
}

/// 7, D57: lakes of six and two: the smallest counts. No lake: nothing.
#[test]
fn smallest_lake() {
    let sketch = board("water C1E C2WE C3WE C4WE C5WE C6W; water A1E A2W");
    let sheet = score(&sketch, &with(&["lake"]));
    assert_eq!(sheet.extras()[0].points(), 2);
    // 5: open sides are no errors. Centre: C3, C4, C5.
    assert!(sheet.errors().is_empty());
    assert_eq!(sheet.total(), 2 + 3);
    assert_eq!(extra(&board("D1 .h.h"), &with(&["lake"])), 0);
}

/// Water sides that meet none are a lake of their own.
#[test]
fn lakes_join_by_facing_sides() {
    let sketch = board("water C3E C4N D4NW D3E");
    // C3 and C4 do not meet; D4 joins D3; C4 and D4 show no water to each other: C4N.
    assert_eq!(extra(&sketch, &with(&["lake"])), 1);
    assert_eq!(extra(&board("water C3E C4WS D4N"), &with(&["lake"])), 3);
}

/// 6, D59: piers on one lake join their networks; length stops at the shore. Whether the piers'
/// own spaces count for it is shown as a ruling.
#[test]
fn piers() {
    let sheet = score(&board(PIERS), &with(&["lake"]));
    assert_eq!(sheet.networks()[0].exits.len(), 2);
    assert_eq!(sheet.network_points(), 4);
    assert_eq!(sheet.longest(Kind::Highway).points(), 2);
    assert_eq!(sheet.extras()[0].points(), 5);
    assert!(sheet.errors().is_empty());
    assert_eq!(sheet.centre().len(), 3);
    assert_eq!(sheet.total(), 4 + 2 + 5 + 3);
    assert_eq!(other_total(&sheet, ruling("pier-length")), Some(13));
    // Without the piers' water between them: two networks.
    let dry = board(&PIERS.replace("D4WE ", ""));
    assert_eq!(score(&dry, &with(&["lake"])).network_points(), 0);
}

/// The face with both kinds joins them like a station, water or not.
#[test]
fn double_pier() {
    let sketch = board("F1 .r.r; F2 ..hr; water F2NE; pier F2; G2 h.h.");
    let sheet = score(&sketch, &with(&["lake"]));
    assert_eq!(sheet.network_points(), 4);
    assert_eq!(
        (sheet.longest(Kind::Highway).points(), sheet.longest(Kind::Railway).points()),
        (2, 2)
    );
    assert_eq!(sheet.total(), 4 + 2 + 2 + 1);
    assert_findings(&sketch, &with(&["lake"]), &[]);
}

/// D60: a route that ends at water without a pier: one error, or none.
#[test]
fn shore_without_pier() {
    let sketch = board("D1 .h.h; water D2W");
    let sheet = score(&sketch, &with(&["lake"]));
    assert_eq!(sheet.errors().len(), 1);
    assert_eq!(sheet.total(), 1 + 1 - 1);
    assert_eq!(other_total(&sheet, ruling("shore-end")), Some(2));
    // The other way round the question is offered as well.
    let none = with(&["lake"]).with_answer(ruling("shore-end"), 1);
    assert_eq!(other_total(&score(&sketch, &none), ruling("shore-end")), Some(1));
}

/// A pier on a village counts as a station by its printed square.
#[test]
fn pier_on_a_village() {
    let rules = with_edition(Edition::Challenge, &["lake"]);
    let sketch = board_on(Layout::challenge(), "A3 ..h.s; water A3N; pier A3");
    let sheet = score(&sketch, &rules);
    assert_eq!(sheet.village_points(), 2);
    // Highway 1, lake 1, village 2, one open end.
    assert_eq!(sheet.total(), 1 + 1 + 2 - 1);
    assert_eq!(other_total(&sheet, ruling("pier-station")), Some(1));
}

/// 4, D58: three sides fill, two do not, and the edge of the board is no water.
#[test]
fn filling() {
    let rules = with(&["lake"]);
    assert_findings(&board("water C4S D3E"), &rules, &[]);
    let three = board("water C4S D3E D5W");
    assert_findings(
        &three,
        &rules,
        &[
            "D4: 3 of its sides lie at open water, so that it must be filled, which makes a lake of 4",
        ],
    );
    assert_findings(&board("water A1E A3W"), &rules, &[]);
    let mut filled = three.clone();
    let step = the("lake").steps(&three, &[], Moment::With).remove(0);
    assert_eq!(step.what.to_string(), "step-fill spaces=[D4]");
    step.apply(&mut filled);
    assert_findings(&filled, &rules, &[]);
    assert!(the("lake").steps(&filled, &[], Moment::With).is_empty());
    // All of it is one lake now.
    assert_eq!(extra(&filled, &rules), 4);
    assert_eq!(extra(&three, &rules), 1);
    assert_findings(
        &board("full-water D4; water C4S D3E"),
        &rules,
        &["D4: filled, but water meets only 2"],
    );
}

/// 4: two filled spaces cannot each have been the third side of the other.
#[test]
fn filled_by_each_other() {
    let rules = with(&["lake"]);
    let pair = "full-water D4 D5; water C4S D3E C5S";
    let each = ["D4: filled, but water meets only 2", "D5: filled, but water meets only 1"];
    assert_findings(&board(pair), &rules, &each);
    // A third side from outside fills one, which then fills the other.
    let one = format!("{pair}; water E4N; water E5N");
    assert_findings(&board(&one), &rules, &[]);
    // D5 may have had water towards D4 all along, if it lies dry at water on its other sides.
    assert_findings(&board(&format!("{pair}; water D6W E5N")), &rules, &[]);
}

/// 4: a filled space may complete another.
#[test]
fn filling_goes_on() {
    let sketch = board("water C4S D3E E4N C5S E5N");
    assert_eq!(steps("lake", &sketch, &[]), ["fill D4 and D5 with water"]);
    // Partly wet is not filled: three dry sides at open water ask for it all the same.
    let partly = board("water D3E D5W C4S D4S");
    assert_findings(&partly, &with(&["lake"]), &["D4: 3 of its sides lie at open water"]);
    assert_eq!(steps("lake", &partly, &[]), ["fill D4 with water"]);
    // Where its own water meets that of a neighbour, nothing lies open.
    let joined = board("water D3E D5W C4S D4N");
    assert_findings(&joined, &with(&["lake"]), &[]);
    // A space with a route is never filled.
    let route = board("water C4S D3E D5W; D4 ..h.");
    assert!(the("lake").steps(&route, &[], Moment::With).is_empty());
}

#[test]
fn faces_and_dice() {
    let rules = with(&["lake"]);
    assert_findings(&board("D4 ..h.s; water D4N; pier D4"), &rules, &[]);
    assert_findings(&board("D4 h...s; water D4N; pier D4"), &rules, &["D4: no face"]);
    assert_findings(&board("water D4NS"), &rules, &["D4: no face of the Lake dice shows this"]);
    let three = board("water A1E C3N E5S; A1 .... 1; C3 .... 1; E5 .... 1");
    assert_findings(
        &three,
        &rules,
        &["A1 C3 E5: the Lake dice cannot give these 3 pieces of lake in round 1"],
    );
}

/// 3: no lake die needs a connection.
#[test]
fn free_placement() {
    let free = with(&["lake"]).reach(&board("D4 ..h.s; water D4N B2E; pier D4; A2 h.h.")).free;
    assert_eq!(free, [Space::new(1, 1), Space::new(3, 3)]);
}

#[test]
fn goal_la() {
    let rules = with(&["lake"]);
    assert_eq!(goal(&board(PIERS), &rules, "LA"), Some(true));
    assert_eq!(goal(&board(&PIERS.replace("D7 .h.h", "")), &rules, "LA"), Some(false));
    // Two exits on one shore, one pier: the lake joins nothing.
    let shore = board("A2 h.h.; B2 hh..; B3 ..hh; C3 h.h.; pier D3; D3 h...s; water D3S; A4 r.r.");
    assert_eq!(goal(&shore, &rules, "LA"), Some(false));
}

#[test]
fn goal_lb() {
    let rules = with(&["lake"]);
    assert_eq!(goal(&board("water D1E D3N D5N D7W"), &rules, "LB"), Some(true));
    assert_eq!(goal(&board("water A4S C4N E4N G4N"), &rules, "LB"), Some(true));
    assert_eq!(goal(&board("water D1E D3N D5N E7W"), &rules, "LB"), Some(false));
}

#[test]
fn goal_lc() {
    let rules = with(&["lake"]);
    let pool = "water C3ES C4SW D3NE D4NW";
    assert_eq!(goal(&board(pool), &rules, "LC"), Some(true));
    assert_eq!(goal(&board(&pool.replace("C3ES", "C3NES")), &rules, "LC"), Some(false));
    // Water cut off by the edge of the board is straight there.
    assert_eq!(goal(&board("water A1NE A2W"), &rules, "LC"), Some(false));
}
