//! Desert: boards with numbers derived by hand. Rule sentences are numbered as in the compendium's
//! section on Desert Dice: 1 rounds, 2 optional, 3 free placement, 4 arid rolls, 5 the last roll,
//! 6 points.

use super::support::*;
use inkspector::board::{Layout, Space};

use inkspector::rules::CENTRE;
use inkspector::rules::contract::{Moment, Usage};
use inkspector::score::score;

#[test]
fn rounds_and_dice() {
    assert_eq!(with(&["desert"]).rounds(&Layout::challenge()), 6); // 1
    assert_eq!(the("desert").usage(), Usage::Optional); // 2
    let arid =
        the("desert").dice().iter().map(|die| die.faces.iter().filter(|f| f.id == "arid").count());
    assert_eq!(arid.collect::<Vec<_>>(), [1, 1]);
}

/// 6, example of the rulebook: after the arid roll four cacti survive: 4. The survivors share a
/// side with an oasis; the others, one of them across a corner, do not.
#[test]
fn rulebook_example() {
    let mut sketch = board("oasis C4 F2; C4 h.h.; F2 rr..; cactus C3x2 D4 F1 B5 G7x2; F1 .r.r");
    assert_eq!(extra(&sketch, &with(&["desert"])), 7);
    let step = the("desert").steps(&sketch, &["arid", "two-cacti"], Moment::Before).remove(0);
    assert_eq!(step.what.to_string(), "step-arid spaces=[B5, G7]");
    step.apply(&mut sketch);
    assert_eq!(extra(&sketch, &with(&["desert"])), 4);
}

/// D68: a double cactus and a single one; an oasis beside the double one.
#[test]
fn double_cactus() {
    let mut sketch = board("cactus C3x2 E5; oasis C4; C4 h.h.; E5 h.h.");
    let sheet = score(&sketch, &with(&["desert"]));
    assert_eq!(sheet.extras()[0].points(), 3);
    assert_eq!(parts(&sketch, &with(&["desert"])), [(2, 1), (1, 1)]);
    // Cacti 3, highway 1, four open ends, centre 3: C3, C4, E5.
    assert_eq!(sheet.total(), 3);
    assert_eq!(other_total(&sheet, &CENTRE), Some(2));
    the("desert").steps(&sketch, &["arid"], Moment::Before)[0].apply(&mut sketch);
    // 4: the route of E5 stays.
    assert_eq!(sketch, board("cactus C3x2; oasis C4; C4 h.h.; E5 h.h."));
    assert_eq!(extra(&sketch, &with(&["desert"])), 2);
}

/// 4 and 6: points before and after an arid face, counted by hand.
#[test]
fn points_before_and_after_the_heat() {
    for (text, before, after) in [
        // No oasis at all; one beside; one across a corner.
        ("cactus A1x2", 2, 0),
        ("cactus A1x2; oasis A2; A2 h.h.", 2, 2),
        ("cactus B2; B2 r.r.; oasis A1; A1 rr..", 1, 0),
        // B3 stands beside B4, B2 and D4 do not.
        ("cactus B2x2 B3 D4; B3 r.r.; D4 rr..; oasis B4; B4 h.h.", 4, 1),
        // One oasis waters four spaces.
        ("cactus C4x2 D3x2 D5x2 E4x2; oasis D4; D4 hh..", 8, 8),
        // Cacti water nothing: of three in a row only the one at the oasis lives.
        ("cactus A1x2 A2x2 A3x2; oasis A4; A4 h.h.", 6, 2),
        ("oasis C3 E5; C3 h.h.; E5 rr..", 0, 0),
        // In the corner; F7 has the cacti of G7 beside it, not the oasis.
        ("cactus G7x2 F7; F7 r.r.; oasis G6; G6 rr..", 3, 2),
    ] {
        let mut sketch = board(text);
        assert_eq!(extra(&sketch, &with(&["desert"])), before, "{text}");
        the("desert")
            .steps(&sketch, &["arid", "arid"], Moment::Before)
            .remove(0)
            .apply(&mut sketch);
        assert_eq!(extra(&sketch, &with(&["desert"])), after, "{text}");
    }
}

/// 4: across a corner an oasis does not help; in all four directions it does.
#[test]
fn orthogonal_only() {
    let around = board("oasis D4; cactus C4 E4 D3 D5 C3 C5 E3 E5");
    assert_eq!(
        steps("desert", &around, &["arid"])[0],
        "arid: erase the cacti in C3, C5, E3 and E5, which have no oasis beside them"
    );
}

/// 4 and 5: without an arid face nothing happens; with one a special route may be spent; the last
/// roll works like any other.
#[test]
fn choices() {
    let sketch = board("cactus C3");
    assert!(the("desert").steps(&sketch, &["two-cacti"], Moment::Before).is_empty());
    assert!(the("desert").steps(&sketch, &[], Moment::Before).is_empty());
    let steps = the("desert").steps(&sketch, &["arid", "arid"], Moment::Before);
    assert_eq!(steps.len(), 2);
    assert!(steps[1].spends_special && steps[1].changes.is_empty());
    let safe = board("cactus C3; oasis C4");
    assert_eq!(the("desert").steps(&safe, &["arid"], Moment::Before)[0].changes.len(), 0);
}

#[test]
fn nothing_planted() {
    assert_eq!(extra(&board("oasis C4; C4 h.h."), &with(&["desert"])), 0);
}

/// 3: all desert dice may be drawn anywhere.
#[test]
fn free_placement() {
    let free = with(&["desert"]).reach(&board("cactus C3x2; oasis D4; D4 h.h.; E4 h.h.")).free;
    assert_eq!(free, [Space::new(2, 2), Space::new(3, 3)]);
    assert_eq!(the("desert").leaves(), ["cactus"]);
}

#[test]
fn faces_and_dice() {
    let rules = with(&["desert"]);
    let good = board("cactus C3x2 A1 A3; A1 .hh.; A3 r.r.; oasis B1 B3; B1 h.h.; B3 .rr.");
    assert_findings(&good, &rules, &[]);
    // A single cactus or an oasis comes with a route, a double cactus without.
    assert_findings(&board("cactus C3"), &rules, &["C3: no face of the Desert dice shows this"]);
    assert_findings(&board("oasis C3"), &rules, &["C3: no face"]);
    assert_findings(&board("cactus C3x2; C3 h.h."), &rules, &["C3: no face"]);
    assert_findings(
        &board("cactus C3x3"),
        &rules,
        &["C3: cactus: 3 are drawn, at most 2", "C3: no face"],
    );
    let both = board("cactus C3; oasis C3; C3 h.h.");
    assert_findings(&both, &rules, &["C3: no face", "C3: a cactus and an oasis share the space"]);
}

#[test]
fn dice_of_a_round() {
    let rules = with(&["desert"]);
    // Each die has a double cactus, but highways with an oasis are on one die only.
    let doubles = board("cactus A1x2 A3x2; A1 .... 1; A3 .... 1");
    assert_findings(&doubles, &rules, &[]);
    let oases = board("oasis A1 A3; A1 h.h. 1; A3 hh.. 1");
    assert_findings(
        &oases,
        &rules,
        &["A1 A3: the Desert dice cannot give these 2 spaces with cacti or an oasis in round 1"],
    );
    let rounds = board("oasis A1 A3; A1 h.h. 1; A3 hh.. 2");
    assert_findings(&rounds, &rules, &[]);
}

#[test]
fn goal_da() {
    let rules = with(&["desert"]);
    assert_eq!(goal(&board("cactus F6 F7x2 G6 G7"), &rules, "DA"), Some(true));
    assert_eq!(goal(&board("cactus F6 F7x2 G6; oasis G7"), &rules, "DA"), Some(false));
}

#[test]
fn goal_db() {
    let rules = with(&["desert"]);
    assert_eq!(goal(&board("cactus C4 C5 C6 C7"), &rules, "DB"), Some(true));
    assert_eq!(goal(&board("cactus D3 E3 F3 G3"), &rules, "DB"), Some(true));
    assert_eq!(goal(&board("cactus C3 C4 C6 C7"), &rules, "DB"), Some(false));
}

#[test]
fn goal_dc() {
    let rules = with(&["desert"]);
    let line = "oasis D1 D3 D5; D1 .h.h; D2 .h.h; D3 .h.h; D4 .h.h; D5 .h.h";
    assert_eq!(goal(&board(line), &rules, "DC"), Some(true));
    assert_eq!(goal(&board(&line.replace("D4 .h.h; ", "")), &rules, "DC"), Some(false));
}
