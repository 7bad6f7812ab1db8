//! Trail: boards with numbers derived by hand. Rule sentences are numbered as in the compendium's
//! section on Trail Dice: 1 rounds, 2 optional, 3 connection, 4 open ends, 5 links to stations,
//! 6 points, 7 twelve stations at most.

use super::support::*;
use inkspector::board::{Kind, Layout, Sketch, Space};
use inkspector::rules::Ruling;
use inkspector::rules::contract::Usage;
use inkspector::score::score;

fn ruling(key: &str) -> &'static Ruling {
    the("trail").rulings().iter().find(|ruling| ruling.key == key).expect("a ruling of the trails")
}

/// Trails all along row D that touch the corners above and below, and this many stations in the
/// rows above and below them.
fn stations(count: usize) -> Sketch {
    let trails: Vec<String> = (1..=7).map(|col| format!("D{col}")).collect();
    let trails = trails.join(" ");
    let mut text = format!("trail-nw {trails}; trail-ne {trails}; trail-sw {trails}");
    let spaces = (1..=7).map(|col| format!("C{col}")).chain((1..=7).map(|col| format!("E{col}")));
    for space in spaces.take(count) {
        text += &format!("; {space} h.r.");
    }
    board(&text)
}

#[test]
fn rounds_and_dice() {
    assert_eq!(with(&["trail"]).rounds(&Layout::challenge()), 6); // 1
    assert_eq!(the("trail").usage(), Usage::Optional); // 2
}

/// 6 and 7, D67: half the network values, rounded up, and nothing beyond twelve stations.
#[test]
fn points_by_stations() {
    let expected = [0, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 23, 23];
    for (count, points) in expected.into_iter().enumerate() {
        assert_eq!(extra(&stations(count), &with(&["trail"])), points, "{count} stations");
    }
}

/// Example of the rulebook: five stations: 16 / 2 = 8. A whole sheet of it: the trails fill three
/// central spaces, the stations of C3 to C5 three more; each of C1 to C5 has two open ends.
#[test]
fn five_stations() {
    let sheet = score(&stations(5), &with(&["trail"]));
    assert_eq!(sheet.extras()[0].points(), 8);
    assert_eq!(sheet.extras()[0].parts[0].places.len(), 5 + 7);
    assert_eq!(sheet.centre().len(), 6);
    assert_eq!(sheet.errors().len(), 10);
    assert_eq!(
        (sheet.longest(Kind::Highway).points(), sheet.longest(Kind::Railway).points()),
        (1, 1)
    );
    assert_eq!(sheet.total(), 8 + 6 - 10 + 2);
}

/// 5: a trail links to a station when it touches any corner of the station's space, from inside a
/// space beside it or across the corner.
#[test]
fn links_across_corners() {
    let rules = with(&["trail"]);
    let across = board("trail-nw C3; trail-se C3; C3 .h.h; B2 h.r.; D4 h.r.");
    assert_eq!(extra(&across, &rules), 2);
    let beside = board("trail-nw C3; trail-se C3; C3 .h.h; C2 h.r.; C4 h.r.");
    assert_eq!(extra(&beside, &rules), 2);
    // The other two corners are not touched.
    let missed = board("trail-nw C3; trail-se C3; C3 .h.h; B2 h.r.; B4 h.r.");
    assert_eq!(extra(&missed, &rules), 0);
}

/// Trails join each other at a corner of the grid, in the same space or across it.
#[test]
fn trails_join_at_corners() {
    let rules = with(&["trail"]);
    let long = "trail-nw B2 C3 D4; trail-se B2 C3 D4; A1 h.r.; E5 h.r.";
    assert_eq!(extra(&board(long), &rules), 2);
    let gap = board(&long.replace("C3 ", ""));
    assert_eq!(extra(&gap, &rules), 0);
}

/// 4: open ends of trails are no errors.
#[test]
fn open_ends() {
    let sheet = score(&board("trail-nw C3; trail-se C3; C3 .h.h"), &with(&["trail"]));
    assert_eq!(sheet.errors().len(), 2); // the highway's
    assert_eq!(sheet.extras()[0].points(), 0);
}

/// Routes join no stations: only trails do.
#[test]
fn routes_do_not_count() {
    let sketch = board("C3 hhr.; C4 .hrh; trail-nw B3; trail-ne A1");
    assert_eq!(extra(&sketch, &with(&["trail"])), 0);
}

/// Two separate sets each score.
#[test]
fn each_set_scores() {
    let sketch =
        board("trail-nw B2 F6; trail-se B2 F6; A1 h.r.; C3 h.r.; E5 h.r.; G7 h.r.; B3 h.r.");
    // A1, C3 and B3 (its south-west corner): 4; E5 and G7: 2.
    assert_eq!(parts(&sketch, &with(&["trail"])), [(4, 4), (2, 3)]);
}

/// Two trails that both touch the same two stations and not each other: one set of two, or two
/// sets of two.
#[test]
fn hub() {
    let sketch =
        board("C3 h.r.; C4 h.r.; trail-nw B4; trail-sw B4; trail-sw D4; trail-nw D4; trail-se D3");
    let near = board("C3 h.r.; C4 h.r.; trail-sw B4; trail-nw D4");
    for sketch in [sketch, near] {
        let sheet = score(&sketch, &with(&["trail"]));
        assert_eq!(sheet.extras()[0].points(), 2);
        assert_eq!(other_total(&sheet, ruling("trail-hub")), Some(sheet.total() + 2));
    }
}

#[test]
fn connection() {
    // 3
    let rules = with(&["trail"]);
    let lone = board("C3 .h.h; trail-nw C3; trail-se C3");
    assert_findings(&lone, &rules, &["C3: this trail joins no route and no trail"]);
    let by_route = board("C2 .h.h; C3 .h.h; trail-nw C3; trail-se C3");
    assert_findings(&by_route, &rules, &[]);
    let by_exit = board("D1 .h.h; trail-nw D1; trail-se D1");
    assert_findings(&by_exit, &rules, &[]);
    let by_trail = board("D1 .h.h; trail-nw D1; trail-se D1; E2 .r.r; trail-nw E2; trail-se E2");
    assert_findings(&by_trail, &rules, &[]);
    let by_station = board("C3 .h.h; trail-nw C3; trail-se C3; D4 h.r.");
    assert_findings(&by_station, &rules, &[]);
    let pairs = rules.reach(&by_trail).joined;
    let (d1, e2) = (Space::new(3, 0), Space::new(4, 1));
    assert_eq!(pairs, [(d1, e2), (e2, d1)]);
}

#[test]
fn faces_and_dice() {
    let rules = with(&["trail"]);
    let legal = |text: &str| {
        // A highway to the west, and whatever else there is to join.
        board(&format!("D3 .h.h; D4 {text}"))
    };
    for good in [
        ".h.h; trail-nw D4; trail-se D4",
        ".h.h; trail-ne D4; trail-sw D4",
        "..hh; trail-nw D4; trail-ne D4; trail-se D4",
        "h.hh; trail-ne D4; trail-se D4",
    ] {
        assert_findings(&legal(good), &rules, &[]);
    }
    for bad in [
        ".h.h; trail-nw D4; trail-ne D4",
        "..hh; trail-nw D4; trail-sw D4; trail-se D4",
        "h.hh; trail-nw D4; trail-sw D4",
        "h..h; trail-nw D4; trail-se D4",
    ] {
        assert_findings(&legal(bad), &rules, &["D4: no face of the Trail dice shows this"]);
    }
    let three = "D1 .h.h 1; D2 .h.h 1; D3 .h.h 1; trail-nw D1 D2 D3; trail-se D1 D2 D3";
    assert_findings(&board(three), &rules, &["cannot give these 3 pieces of trail in round 1"]);
}

#[test]
fn goal_ta() {
    let rules = with(&["trail"]);
    assert_eq!(goal(&board("trail-ne B1 B2 B3 B4 B5"), &rules, "TA"), Some(true));
    assert_eq!(goal(&board("trail-ne C2 D2; trail-sw E2 F2 G2"), &rules, "TA"), Some(true));
    assert_eq!(goal(&board("trail-ne B1 B2 B3 B4 B6"), &rules, "TA"), Some(false));
}

#[test]
fn goal_tb() {
    let rules = with(&["trail"]);
    let three = board("C3 h.r.; trail-se B2; trail-sw B4; trail-nw D4");
    assert_eq!(goal(&three, &rules, "TB"), Some(true));
    // Three trails that touch two corners only.
    let two = board("C3 h.r.; trail-se B2; trail-sw B4 B3");
    assert_eq!(goal(&two, &rules, "TB"), Some(false));
    let pieces = rules.with_answer(ruling("trail-links"), 1);
    assert_eq!(goal(&two, &pieces, "TB"), Some(true));
    let no_station = board("C3 h.h.; trail-se B2; trail-sw B4; trail-nw D4");
    assert_eq!(goal(&no_station, &pieces, "TB"), Some(false));
}

#[test]
fn goal_tc() {
    let rules = with(&["trail"]);
    assert_eq!(goal(&board("trail-ne C3 C5 D4 E3 E5"), &rules, "TC"), Some(true));
    assert_eq!(goal(&board("trail-ne C3 C5 D4 E3 A1"), &rules, "TC"), Some(false));
}
