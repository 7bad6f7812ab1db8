//! Meteor: boards with numbers derived by hand. Rule sentences are numbered as in the compendium's
//! section on Meteor Dice: 1 rounds, 2 dice and start, 3 crater and erasure, 4 dot, 5 bounce,
//! 6 craters skipped, 7 ignoring by a special route, 8 building over, 9 points.

use super::support::*;
use crate::support::shown;
use inkspector::board::{Cell, Kind, Layout, Sketch};
use inkspector::game::{Known, Rolls, Table, Verdict, audit_known};
use inkspector::rules::CENTRE;
use inkspector::rules::contract::{Moment, Step, Usage};
use inkspector::score::score;
use inkspector::words::Language;

fn step(sketch: &Sketch, roll: &[&str]) -> Step {
    the("meteor").steps(sketch, roll, Moment::Before).remove(0)
}

fn path(sketch: &Sketch, roll: &[&str]) -> String {
    let names: Vec<String> = step(sketch, roll).path.iter().map(ToString::to_string).collect();
    names.join(" ")
}

#[test]
fn rounds_and_dice() {
    let rules = with(&["meteor"]);
    assert_eq!(rules.rounds(&Layout::classic()), 6); // 1
    assert_eq!(the("meteor").usage(), Usage::UnlessSpecialSpent); // 7
    let faces =
        |die: usize| the("meteor").dice()[die].faces.iter().map(|face| (face.id, face.count));
    let direction = [("up", 1), ("right", 1), ("down", 1), ("left", 1), ("any", 2)];
    assert!(faces(0).eq(direction));
    assert!(faces(1).eq([("1", 3), ("2", 2), ("3", 1)]));
}

/// 9: the picture of the rulebook scores 12: six routes with an open end at a crater.
#[test]
fn six_routes_led_into_craters() {
    let sketch = board(
        "crater D4 B2; last-hit B2
         C4 h.h.; E4 h.h.; D3 .h.h; D5 .h.h; A2 h.h.; B1 .r.r",
    );
    let sheet = score(&sketch, &with(&["meteor"]));
    assert_eq!(sheet.extras()[0].points(), 12);
    // The far ends of the four in the centre are open; those at craters are not.
    let open: Vec<String> = sheet.errors().iter().map(|error| error.end.to_string()).collect();
    assert_eq!(open, ["C4N", "D3W", "D5E", "E4S"]);
    assert_eq!(sheet.centre().len(), 5);
    assert_eq!(sheet.total(), 12 - 4 + 5 + 1 + 1);
    assert_eq!(other_total(&sheet, &CENTRE), Some(14));
}

/// D61: a stub of two spaces into one crater: 2 points, no error.
#[test]
fn one_route_one_crater() {
    let sheet = score(&board("crater D3; D1 .h.h; D2 .h.h"), &with(&["meteor"]));
    assert_eq!(sheet.extras()[0].points(), 2);
    assert!(sheet.errors().is_empty());
    assert_eq!(sheet.total(), 2 + 2 + 1);
}

/// D61: one straight between two craters: 2 for the route, 4 by ends; both totals are shown.
#[test]
fn between_two_craters() {
    let sheet = score(&board("crater C3 C5; C4 .h.h"), &with(&["meteor"]));
    assert_eq!(sheet.extras()[0].points(), 2);
    assert_eq!(sheet.total(), 2 + 1 + 3);
    let ruling = the("meteor").rulings()[0];
    assert_eq!(other_total(&sheet, ruling), Some(8));
    // With one end at a crater the question does not arise.
    let sheet = score(&board("crater C3; C4 .h.h"), &with(&["meteor"]));
    assert_eq!(other_total(&sheet, ruling), None);
}

/// An overpass is one route, whichever of its lines end at craters.
#[test]
fn overpass_between_craters() {
    let sketch = board("crater B4 C5; C4 hrhro");
    assert_eq!(extra(&sketch, &with(&["meteor"])), 2);
    let ends = with(&["meteor"]).with_answer(the("meteor").rulings()[0], 1);
    assert_eq!(extra(&sketch, &ends), 4);
}

/// D63: a meteor took the overpass of a board: four networks of one exit, no error, 8 points.
#[test]
fn destroyed_overpass() {
    let sketch = board(
        "crater B2
         A2 h.h.; C2 h.h.; D2 h.h.; E2 h.h.; F2 h.h.; G2 h.h.
         B1 .r.r; B3 .r.r; B4 .r.r; B5 .r.r; B6 .r.r; B7 .r.r",
    );
    let sheet = score(&sketch, &with(&["meteor"]));
    let exits: Vec<usize> = sheet.networks().iter().map(|network| network.exits.len()).collect();
    assert_eq!(exits, [1, 1, 1, 1]);
    assert!(sheet.errors().is_empty());
    assert_eq!(sheet.extras()[0].points(), 8);
    assert_eq!(
        (sheet.longest(Kind::Highway).points(), sheet.longest(Kind::Railway).points()),
        (5, 5)
    );
    assert_eq!(sheet.total(), 18);
}

/// Without the expansion in play a crater means nothing, and is reported.
#[test]
fn not_in_play() {
    let sketch = board("crater D3; D1 .h.h; D2 .h.h");
    let sheet = score(&sketch, &with(&[]));
    assert_eq!(sheet.errors().len(), 1);
    assert_findings(&sketch, &with(&[]), &["D3: a crater is drawn, but Meteor is not in play"]);
}

/// 3, first example of the rulebook: two to the left hits a straight railway, which goes.
#[test]
fn hits_a_route() {
    let mut sketch = board("D2 r.r. 1; last-hit D4; crater D4");
    let step = step(&sketch, &["left", "2"]);
    assert_eq!(
        Language::En.tell(&step.what),
        "left 2: the meteor hits D2 and destroys the route there"
    );
    step.apply(&mut sketch);
    // 4: the dot moves along.
    assert_eq!(sketch, board("crater D2 D4; last-hit D2"));
}

/// 2: the first meteor starts from the central space.
#[test]
fn starts_in_the_centre() {
    let empty = board("");
    assert_eq!(path(&empty, &["up", "3"]), "C4 B4 A4");
    assert_eq!(path(&empty, &["right", "1"]), "D5");
    assert_eq!(path(&empty, &["down", "2"]), "E4 F4");
    assert_eq!(path(&board("last-hit B6"), &["down", "2"]), "C6 D6");
}

/// 5 and 6, second example of the rulebook (D62): three to the left from the second column reach
/// the edge after one, go two back, and on over a crater.
#[test]
fn bounces() {
    assert_eq!(path(&board("last-hit D2"), &["left", "3"]), "D1 D2 D3");
    assert_eq!(path(&board("last-hit D2; crater D3"), &["left", "3"]), "D1 D2 D3 D4");
    // Skipping craters it bounces as well, and passes where it came from.
    assert_eq!(path(&board("last-hit B6; crater B6 B7"), &["right", "1"]), "B7 B6 B5");
    // A crater that a route replaced is no crater.
    assert_eq!(path(&board("last-hit D2; crater D3; D3 h.h."), &["left", "3"]), "D1 D2 D3");
}

#[test]
fn nowhere_to_fall() {
    let row = board_on(Layout::blank(1, 3).unwrap().into(), "crater A1 A2 A3; last-hit A1");
    let steps = the("meteor").steps(&row, &["right", "2"], Moment::Before);
    assert_eq!(steps.len(), 1);
    assert!(steps[0].spends_special);
    let lone = board_on(Layout::blank(1, 1).unwrap().into(), "");
    assert_eq!(the("meteor").steps(&lone, &["any", "3"], Moment::Before).len(), 1);
}

/// 7: a special route may be spent instead; with any direction there are four choices besides.
#[test]
fn choices() {
    let steps = steps("meteor", &board(""), &["any", "2"]);
    assert_eq!(steps.len(), 5);
    assert!(steps[1].starts_with("right 2: the meteor hits D6"));
    assert!(steps[4].contains("special route"));
    assert!(the("meteor").steps(&board(""), &["any"], Moment::Before).is_empty());
}

/// What other expansions drew in the space goes too.
#[test]
fn hits_trees() {
    let mut sketch = board("D6 h.h. 2; tree D6 D5");
    step(&sketch, &["right", "2"]).apply(&mut sketch);
    assert_eq!(sketch, board("tree D5; crater D6; last-hit D6"));
}

#[test]
fn craters_and_routes_exclude_each_other() {
    // 8: drawing over a crater erases it; the dot stays.
    let rules = with(&["meteor"]);
    let built = board("last-hit D4; D4 h.h.");
    assert_findings(&built, &rules, &[]);
    let both = board("crater D4; last-hit D4; D4 h.h.; C4 h.h.");
    assert_findings(&both, &rules, &["D4: a crater and a route share the space"]);
    // Such a crater earns nothing.
    let facing = board("crater D4; D4 .h.h; C4 h.h.");
    assert_eq!(extra(&facing, &rules), 0);
    assert_eq!(score(&facing, &rules).errors().len(), 4);
}

#[test]
fn one_crater_a_round_and_one_dot() {
    let rules = with(&["meteor"]);
    let seven = board("crater A1 A3 A5 A7 C1 C3 C5; last-hit A1");
    assert_findings(&seven, &rules, &["7 craters, but only 6 meteors fall"]);
    let dots = board("crater A1 A3; last-hit A1 A3");
    assert_findings(&dots, &rules, &["A1 A3: more than one dot is left"]);
    // A crater without any dot: the dot of the last hit is never erased.
    let none = board("crater D2");
    assert_findings(&none, &rules, &["D2: no dot marks the space that was hit last"]);
    let assumed =
        |sketch: &Sketch| the("meteor").assumed(sketch).map(|assumed| assumed.to_string());
    assert_eq!(assumed(&none).as_deref(), Some("assumed-no-dot space=D4"));
    assert_eq!(assumed(&board("")), None, "before the first meteor the rules say so");
    assert_eq!(assumed(&board("last-hit D2; D2 h.h.")), None);
    assert_findings(&board("last-hit A1"), &rules, &["A1: the dot marks a space without"]);
    let twice = board("crater D5 D6; last-hit D6; D5 .... 1; D6 .... 1");
    assert_findings(&twice, &rules, &["D5 D6: two craters of round 1"]);
}

#[test]
fn craters_within_reach() {
    let rules = with(&["meteor"]);
    let near = board("crater D5 D7 B7; last-hit B7; D5 .... 1; D7 .... 2; B7 .... 3");
    assert_findings(&near, &rules, &[]);
    let far = board("crater D5 A1; last-hit A1; D5 .... 1; A1 .... 2");
    assert_findings(&far, &rules, &["A1: no meteor roll of round 2 leads from D5 here"]);
    // Skipped over two craters: from D6 one to the left lands on D3.
    let skipped =
        board("crater D4 D5 D6 D3; last-hit D3; D5 .... 1; D4 .... 2; D6 .... 3; D3 .... 4");
    assert_findings(&skipped, &rules, &[]);
}

#[test]
fn goal_ma() {
    let rules = with(&["meteor"]);
    let four = "crater D4; C4 h.h.; E4 h.h.; D3 .h.h";
    assert_eq!(goal(&board(&format!("{four}; D5 .r.r")), &rules, "MA"), Some(true));
    assert_eq!(goal(&board(four), &rules, "MA"), Some(false));
    assert_eq!(goal(&board(&format!("{four}; D5 h.h.")), &rules, "MA"), Some(false));
}

#[test]
fn goal_mb() {
    let rules = with(&["meteor"]);
    assert_eq!(goal(&board("crater C3 C5; C4 .h.h"), &rules, "MB"), Some(true));
    let bend = board("crater B4 D6; C4 hh..; C5 .h.h; C6 ..hh");
    assert_eq!(goal(&bend, &rules, "MB"), Some(true));
    let apart = board("crater C3 C6; C4 .h.h; C5 .r.r");
    assert_eq!(goal(&apart, &rules, "MB"), Some(false));
    let same = board("crater C4; B4 .hh.; B5 ..hh; C5 h..h");
    assert_eq!(goal(&same, &rules, "MB"), Some(false));
}

#[test]
fn goal_mc_leaves_no_trace() {
    assert_eq!(goal(&board("crater D4"), &with(&["meteor"]), "MC"), None);
}

/// A meteor takes the round number of what it hits along, also where that has no lines.
#[test]
fn numbers_of_marks_go_too() {
    let mut sketch = board("ufo E4");
    let space = "E4".parse().unwrap();
    sketch.set(space, Cell { round: Some(1), ..Cell::default() });
    the("meteor").steps(&sketch, &["down", "1"], Moment::Before)[0].apply(&mut sketch);
    assert_eq!(sketch.cell(space), Cell::default());
    let marks: Vec<String> = sketch.marks().map(|(mark, _)| mark.word.to_string()).collect();
    assert_eq!(marks, ["crater", "last-hit"]);
}

/// The dice of a round may not have been written down, of the last ones too: their meteor fell all the
/// same, as far as meteors fall.
#[test]
fn meteors_of_rounds_that_nobody_wrote_down() {
    let faces = (1..=2).map(|round| (round, shown(the("meteor"), ["up", "1"]))).collect();
    let rolls = Rolls::new();
    let broken = |text: &str| {
        let known = Known { rolls: &rolls, faces: &faces, table: Table::Shared };
        let findings = audit_known(&board(text), &with(&["meteor"]), known).findings;
        findings.iter().filter(|finding| finding.verdict() == Verdict::Broken).count()
    };
    assert_eq!(broken("crater C4 B4; last-hit B4"), 0);
    assert_eq!(broken("crater C4 B4 A4; last-hit A4"), 0);
    // From B4 three to the left.
    assert_eq!(broken("crater C4 B4 B1; last-hit B1"), 0);
    assert_eq!(broken("crater C4 D2 E5; last-hit E5"), 1);
}
