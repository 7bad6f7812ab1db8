//! River: boards with numbers derived by hand. Rule sentences are numbered as in the compendium's
//! section on River Dice: 1 rounds, 2 optional, 3 free placement, 4 no joining with routes or
//! exits, 5 open ends, 6 points.

use super::support::*;
use inkspector::board::{Kind, Layout, Space};

use inkspector::rules::WRONG_EXIT;
use inkspector::rules::contract::Usage;
use inkspector::score::{Assumption, score};

/// Five spaces with both ends on the edge, off the exits.
const EDGE: &str = "A3 w.w.; B3 w..w; B2 .w.w; B1 .ww.; C1 w..w";
/// Seven spaces with two loose ends.
const LOOSE: &str = "E2 .w.w; E3 .w.w; E4 .w.w; E5 .w.w; E6 w..w; D6 w.w.; C6 w.w.";

#[test]
fn rounds_and_dice() {
    assert_eq!(with(&["river"]).rounds(&Layout::classic()), 6); // 1
    assert_eq!(the("river").usage(), Usage::Optional); // 2
    let faces: Vec<(&str, u8)> =
        the("river").dice()[0].faces.iter().map(|face| (face.id, face.count)).collect();
    let expected = [("curve", 3), ("straight", 1), ("highway-bridge", 1), ("railway-bridge", 1)];
    assert_eq!(faces, expected);
}

/// 5, D54: both ends of a lone river are errors.
#[test]
fn lone_river() {
    let sheet = score(&board("C3 .w.w"), &with(&["river"]));
    assert_eq!(sheet.extras()[0].points(), 1);
    assert_eq!(sheet.errors().len(), 2);
    assert_eq!(sheet.total(), 1 - 2 + 1);
}

/// 6, D55: 5 + 3 beats 7. The river not chosen still has its errors.
#[test]
fn edge_to_edge_beats_longer() {
    let sketch = board(&format!("{EDGE}; {LOOSE}"));
    let sheet = score(&sketch, &with(&["river"]));
    assert_eq!(parts(&sketch, &with(&["river"])), [(5, 5), (3, 2)], "points and places: two ends");
    assert_eq!(sheet.extras()[0].points(), 8);
    assert_eq!(sheet.errors().len(), 2);
    // Centre: E3, E4, E5 of the loose one.
    assert_eq!(sheet.total(), 8 - 2 + 3);
    let alone = board(LOOSE);
    assert_eq!(extra(&alone, &with(&["river"])), 7);
}

/// A player's board: eleven spaces from edge to edge: 14.
#[test]
fn eleven_long() {
    let sketch = board(
        "C1 .w.w; C2 ..ww; D2 w.w.; E2 ww..; E3 .w.w; E4 w..w; D4 w.w.; C4 .ww.; C5 .w.w
         C6 .w.w; C7 .w.w",
    );
    assert_eq!(
        parts(&sketch, &with(&["river"])),
        [(11, 11), (3, 2)],
        "points and places: two ends"
    );
    assert!(score(&sketch, &with(&["river"])).errors().is_empty());
}

/// D56: a corner curve alone reaches the edge twice: 1 + 3. With one loose end: 1, one error.
#[test]
fn one_space() {
    assert_eq!(extra(&board("A1 w..w"), &with(&["river"])), 4);
    let sheet = score(&board("A3 w.w."), &with(&["river"]));
    assert_eq!(sheet.extras()[0].points(), 1);
    assert_eq!(sheet.errors().len(), 1);
}

#[test]
fn a_ring_has_no_ends() {
    let sketch = board("C3 .ww.; C4 ..ww; D4 w..w; D3 ww..");
    assert_eq!(parts(&sketch, &with(&["river"])), [(4, 4)]);
    assert!(score(&sketch, &with(&["river"])).errors().is_empty());
}

/// A river that crosses itself, which no face shows: each space once, or each pass.
#[test]
fn crossing_itself() {
    let sketch = board("D3 .w.w; D4 wwwwo; D5 w..w; C5 ..ww; C4 .ww.; E4 w.w.");
    let sheet = score(&sketch, &with(&["river"]));
    assert_eq!(sheet.extras()[0].points(), 6);
    assert_eq!(other_total(&sheet, the("river").rulings()[0]), Some(sheet.total() + 1));
    let plain = score(&board(EDGE), &with(&["river"]));
    assert!(plain.rulings.is_empty());
}

/// A river does not lead highways on, and is no highway.
#[test]
fn bridges() {
    let river = "C1 .w.w; C2 hwhwo; C3 .w.w; C4 .w.w; C5 .w.w; C6 .w.w; C7 .w.w";
    let highway = "A2 h.h.; B2 h.h.; D2 h.h.; E2 h.h.; F2 h.h.; G2 h.h.";
    let sketch = board(&format!("{river}; {highway}"));
    let sheet = score(&sketch, &with(&["river"]));
    assert_eq!(sheet.network_points(), 4);
    assert_eq!(sheet.longest(Kind::Highway).points(), 7);
    assert_eq!(sheet.extras()[0].points(), 10);
    assert_eq!(sheet.total(), 4 + 7 + 10 + 3);
    assert_findings(&sketch, &with(&["river"]), &[]);
    assert_eq!(goal(&sketch, &with(&["river"]), "RC"), Some(true));
    // A bridge on a spur joins no exits.
    let column = highway.replace("E2 h.h.", "C2 h.h.; E2 hhh.");
    let spur = board(&format!("{column}; D3 w.w.; E3 whwho; F3 w.w."));
    assert_eq!(goal(&spur, &with(&["river"]), "RC"), Some(false));
}

/// 4: water meets a highway, and an exit.
#[test]
fn illegal_contact() {
    let sheet = score(&board("C3 .w.w; C4 .h.h"), &with(&["river"]));
    assert!(matches!(sheet.assumptions[..], [Assumption::Clash { .. }]));
    assert_eq!(sheet.errors().len(), 4);
    let exit = board("A1 .w.w; A2 w..w");
    let sheet = score(&exit, &with(&["river"]));
    assert!(matches!(sheet.assumptions[..], [Assumption::WrongExit { .. }]));
    assert_eq!(sheet.total(), 2 + 3);
    assert_eq!(other_total(&sheet, &WRONG_EXIT), Some(2 - 1));
}

#[test]
fn branches_and_faces() {
    let rules = with(&["river"]);
    let branched = board("C3 www.; C4 .w.w");
    let expected = ["C3: no face of the River dice shows this", "C3 C4: this river branches"];
    assert_findings(&branched, &rules, &expected);
    let bridge = board("C3 hwrwo");
    assert_findings(&bridge, &rules, &["C3: no face"]);
    let three = board("C3 .w.w 2; C4 .w.w 2; C5 .w.w 2");
    assert_findings(
        &three,
        &rules,
        &["C3 C4 C5: the River dice cannot give these 3 pieces of river in round 2"],
    );
    let most: String =
        (1..=13).map(|at| format!("{}{} ww..;", ["A", "C"][at / 8], at % 8 + at / 8)).collect();
    assert_findings(&board(&most), &rules, &["cannot give these 13 pieces of river in 6 rounds"]);
}

/// 3: river dice need no connection, bridges neither.
#[test]
fn free_placement() {
    let free = with(&["river"]).reach(&board("D4 hwhwo; E4 h.h.; B2 ww..")).free;
    assert_eq!(free, [Space::new(1, 1), Space::new(3, 3)]);
}

const TWICE: &str = "C1 .w.w; C2 hwhwo; C3 .w.w; C4 .w.w; C5 .w.w; C6 hwhwo; C7 .w.w
    B2 h.h.; D2 hh..; D3 .h.h; D4 .h.h; D5 .h.h; D6 h..h; B6 h.h.";

#[test]
fn goal_ra() {
    let rules = with(&["river"]);
    assert_eq!(goal(&board(TWICE), &rules, "RA"), Some(true));
    let two_routes = TWICE.replace("D4 .h.h; ", "");
    assert_eq!(goal(&board(&two_routes), &rules, "RA"), Some(false));
    let two_rivers = TWICE.replace("C4 .w.w; ", "");
    assert_eq!(goal(&board(&two_rivers), &rules, "RA"), Some(false));
}

#[test]
fn goal_rb() {
    let rules = with(&["river"]);
    let three = "C3 .w.w; C4 .w.w; B3 hr..; D3 h.r.; B4 r.h.";
    assert_eq!(goal(&board(three), &rules, "RB"), Some(true));
    // Diagonal is not enough.
    assert_eq!(goal(&board(&three.replace("B4", "B5")), &rules, "RB"), Some(false));
}
