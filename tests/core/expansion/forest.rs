//! Forest: boards with numbers derived by hand. Rule sentences are numbered as in the compendium's
//! section on Forest Dice: 1 rounds, 2 optional, 3 free placement, 4 what a forest is, 5 points.

use super::support::*;
use inkspector::board::{Layout, Space};
use inkspector::expansion::after_round;
use inkspector::rules::contract::Usage;
use inkspector::score::score;

#[test]
fn rounds_and_dice() {
    assert_eq!(with(&["forest"]).rounds(&Layout::challenge()), 6); // 1
    assert_eq!(the("forest").usage(), Usage::Optional); // 2
}

/// 5, example of the rulebook: forests of 6, 3, 3, 1 and 1: 12 + 3.
#[test]
fn rulebook_example() {
    let sketch = board("tree A1 A2 A3 B1 B2 B3; tree A5 A6 A7; tree D1 E1 F1; tree D4 G7");
    let sheet = score(&sketch, &with(&["forest"]));
    assert_eq!(sheet.extras()[0].points(), 15);
    assert_eq!(parts(&sketch, &with(&["forest"])), [(12, 6), (3, 3)]);
    // Centre: D4.
    assert_eq!(sheet.total(), 16);
}

/// 4, D66: spaces that touch by a corner are two forests: 2 + 1.
#[test]
fn diagonal_is_apart() {
    assert_eq!(extra(&board("tree C3 D4"), &with(&["forest"])), 3);
    assert_eq!(extra(&board("tree C3 C4"), &with(&["forest"])), 4);
}

/// 4: routes make no difference, and walls of a forest are crossed by trees alone.
#[test]
fn routes_make_no_difference() {
    let bare = board("tree C3 C4 D4");
    let built = board("tree C3 C4 D4; C3 h.h.; D4 .rr.");
    assert_eq!(extra(&bare, &with(&["forest"])), 6);
    assert_eq!(extra(&built, &with(&["forest"])), 6);
    let gap = board("tree C3 C5; C4 .h.h");
    assert_eq!(extra(&gap, &with(&["forest"])), 3);
}

#[test]
fn one_forest_and_none() {
    assert_eq!(parts(&board("tree A1"), &with(&["forest"])), [(2, 1)]);
    assert_eq!(extra(&board(""), &with(&["forest"])), 0);
}

/// A third forest earns nothing, equal ones are taken in reading order.
#[test]
fn three_equal_forests() {
    let sketch = board("tree A1 A3 A5");
    let sheet = score(&sketch, &with(&["forest"]));
    assert_eq!(sheet.extras()[0].points(), 3);
    let first = sheet.extras()[0].parts[0].places[0];
    assert_eq!(first, inkspector::board::Place::Space(Space::new(0, 0)));
}

/// A route with trees counts for everything else as ever.
#[test]
fn a_whole_sheet() {
    let sketch =
        board("tree A2 B2; A2 h.h.; B2 h.h.; C2 h.h.; D2 h.h.; E2 h.h.; F2 h.h.; G2 h.h.; tree D4");
    let sheet = score(&sketch, &with(&["forest"]));
    assert_eq!(sheet.extras()[0].points(), 4 + 1);
    assert_eq!(sheet.total(), 4 + 7 + 1 + 5);
    assert_findings(&sketch, &with(&["forest"]), &[]);
}

#[test]
fn faces_and_dice() {
    let rules = with(&["forest"]);
    let junction = board("tree C3; C3 hhh.");
    assert_findings(&junction, &rules, &["C3: no face of the Forest dice shows this"]);
    assert_findings(
        &board("tree C3x2"),
        &rules,
        &["C3: tree: 2 are drawn, at most 1", "C3: no face"],
    );
    let three = board("tree A1 A3 A5; A1 .... 4; A3 .... 4; A5 .... 4");
    assert_findings(
        &three,
        &rules,
        &["A1 A3 A5: the Forest dice cannot give these 3 spaces with trees in round 4"],
    );
}

/// 3: no forest die needs a connection.
#[test]
fn free_placement() {
    let free = with(&["forest"]).reach(&board("tree D4; D4 h.h.; E4 h.h.")).free;
    assert_eq!(free, [Space::new(3, 3)]);
}

#[test]
fn goal_fa() {
    let rules = with(&["forest"]);
    let sketch = board(
        "tree A1 A3 A5 A7 C1 A2; A1 .... 1; A3 .... 1; A5 .... 2; A7 .... 2; C1 .... 3; A2 .... 4",
    );
    // Five after round 3; the sixth space merges two of them.
    assert_eq!(goal(&sketch, &rules, "FA"), Some(false));
    assert_eq!(goal(&after_round(&sketch, 3), &rules, "FA"), Some(true));
    assert_eq!(goal(&after_round(&sketch, 2), &rules, "FA"), Some(false));
}

#[test]
fn goal_fb() {
    let rules = with(&["forest"]);
    let line = board("tree B2 C3 D4 E5");
    assert_eq!(goal(&line, &rules, "FB"), Some(true));
    assert_eq!(goal(&board("tree B5 C4 D3 E2"), &rules, "FB"), Some(true));
    let zigzag = board("tree B2 C3 D2 E3");
    assert_eq!(goal(&zigzag, &rules, "FB"), Some(false));
    let zigzag_rule = rules.with_answer(the("forest").rulings()[0], 1);
    assert_eq!(goal(&zigzag, &zigzag_rule, "FB"), Some(true));
    assert_eq!(goal(&board("tree B2 C3 D4 F6"), &zigzag_rule, "FB"), Some(false));
}

#[test]
fn goal_fc() {
    let rules = with(&["forest"]);
    assert_eq!(goal(&board("tree A2 A4 A6 B1"), &rules, "FC"), Some(true));
    assert_eq!(goal(&board("tree A2 A4 A6 A1"), &rules, "FC"), Some(false));
}
