//! Lava: boards with numbers derived by hand. Rule sentences are numbered as in the compendium's
//! section on Lava Dice: 1 rounds, 2 the first volcano, 3 at least one die, 4 connection, 5 new
//! volcanoes, 6 no free space, 7 open sides, 8 points.

use super::support::*;
use crate::support::shown;
use inkspector::board::{Kind, Layout, Sketch};
use inkspector::game::{Known, Rolls, Table, Verdict, audit_known};
use inkspector::rules::contract::{Moment, Usage};
use inkspector::rules::{CENTRE, CIRCLE};
use inkspector::score::{Cause, score};
use inkspector::words::Language;

/// Four arms from the central volcano; the western one is open. Two dice a round give at most 12.
const ARMS: &str = "volcano D4; lava C4NS B4NS A4NS E4NS F4NS G4NS D5EW D6EW D7EW D3EW";
const CORNER: &str = "volcano A1; lava A2NW B1NW";

fn both() -> Sketch {
    board(&format!("{ARMS}; {CORNER}"))
}

#[test]
fn rounds_and_dice() {
    let rules = with(&["lava"]);
    assert_eq!(rules.rounds(&Layout::classic()), 6); // 1
    assert_eq!(the("lava").usage(), Usage::AtLeastOne); // 3
}

#[test]
fn setup_draws_the_first_volcano() {
    // 2
    let mut sketch = board("");
    the("lava").setup(&mut sketch);
    assert_eq!(sketch, board("volcano D4"));
    assert_findings(&sketch, &with(&["lava"]), &[]);
    assert_findings(&board(""), &with(&["lava"]), &["D4: there is no volcano"]);
}

/// The picture of the rulebook, rebuilt: a closed lake in the corner, and the largest lake of
/// eleven spaces with one open side: 5 + 11, one error (7, 8).
#[test]
fn rulebook_example() {
    let sheet = score(&both(), &with(&["lava"]));
    assert_eq!(sheet.extras()[0].points(), 16);
    assert_eq!(parts(&both(), &with(&["lava"])), [(5, 3), (11, 11)]);
    assert_eq!(sheet.errors().len(), 1);
    assert_eq!(sheet.errors()[0].end.to_string(), "D3W");
    assert_eq!(sheet.errors()[0].cause, Cause::Expansion("told-error-lava"));
    // Centre: D4, C4, E4, D5, D3.
    assert_eq!(sheet.centre().len(), 5);
    assert_eq!(sheet.total(), 16 - 1 + 5);
    assert_findings(&both(), &with(&["lava"]), &[]);
}

/// D64: a single volcano: largest lake 1, four open sides; the central space counts by the English
/// text (D22).
#[test]
fn single_volcano() {
    let sheet = score(&board("volcano D4"), &with(&["lava"]));
    assert_eq!(sheet.extras()[0].points(), 1);
    assert_eq!(sheet.errors().len(), 4);
    assert_eq!(sheet.centre().len(), 1);
    assert_eq!(sheet.total(), -2);
    assert_eq!(other_total(&sheet, &CENTRE), Some(-3));
}

/// 8: a closed lake that is also the largest earns both.
#[test]
fn both_bonuses_for_one_lake() {
    let closed = board(&ARMS.replace("D3EW", "D3EW D2EW D1EW"));
    assert_eq!(parts(&closed, &with(&["lava"])), [(5, 13), (13, 13)]);
    assert!(score(&closed, &with(&["lava"])).errors().is_empty());
}

/// Two lakes of one size: the largest counts once. Both are closed by routes' faces: 5 + 5 + 2.
#[test]
fn equal_lakes() {
    let sketch = board("lava A1E A2W; A1 ....; lava G6E G7W");
    assert_eq!(parts(&sketch, &with(&["lava"])), [(5, 2), (5, 2), (2, 2)]);
}

#[test]
fn no_lava_no_points() {
    let sheet = score(&board("A2 h.h."), &with(&["lava"]));
    assert_eq!(sheet.extras()[0].points(), 0);
    assert_eq!(sheet.total(), 0); // length 1, one open end
}

/// 7: a lava side that meets a space whose facing side shows none is open, on the edge it is not.
#[test]
fn open_and_closed_sides() {
    let sketch = board("lava C4E C5NS B5SN A5SN");
    let sheet = score(&sketch, &with(&["lava"]));
    let open: Vec<String> = sheet.errors().iter().map(|error| error.end.to_string()).collect();
    assert_eq!(open, ["C4E", "C5S"]);
    // C4 does not join C5: lakes of 1 and 3.
    assert_eq!(parts(&sketch, &with(&["lava"])), [(3, 3)]);
}

/// Compendium, Epic board: lava that touches a mountain is closed there.
#[test]
fn mountains_close_lakes() {
    let mut json = serde_json::to_value(Layout::blank(3, 3).unwrap()).unwrap();
    json["mountains"] = serde_json::json!(["A2"]);
    let layout: Layout = serde_json::from_value(json).unwrap();
    let sketch = board_on(layout.into(), "volcano B2; lava B1E C2N B3W");
    let sheet = score(&sketch, &with(&["lava"]));
    assert!(sheet.errors().is_empty());
    assert_eq!(sheet.extras()[0].points(), 5 + 4);
}

/// Lava and routes in one space: the highway counts as ever, the lava beside it too.
#[test]
fn lava_beside_routes() {
    let sketch = board(
        "volcano D4; A2 h.h.; B2 h.h.; C2 h.h.; D2 h.h.; E2 h.h.; F2 h.h.; G2 h.h.; lava D3WE D2E",
    );
    let sheet = score(&sketch, &with(&["lava"]));
    assert_eq!(sheet.network_points(), 4);
    assert_eq!(sheet.longest(Kind::Highway).points(), 7);
    assert_eq!(sheet.extras()[0].points(), 3);
    assert_eq!(sheet.errors().len(), 3); // D4 N, E, S
    assert_eq!(sheet.centre().len(), 2); // D4, D3
    assert_eq!(sheet.total(), 4 + 7 + 3 - 3 + 2);
    assert_findings(&sketch, &with(&["lava"]), &[]);
}

#[test]
fn lava_joins_lava() {
    // 4
    let lone = board("volcano D4; lava F6NE");
    assert_findings(&lone, &with(&["lava"]), &["F6: this lava joins no volcano"]);
    let early = board("volcano D4; lava C4NS B4NS; C4 .... 2; B4 .... 1");
    assert_findings(
        &early,
        &with(&["lava"]),
        &["B4: all lava it joins was drawn in a later round"],
    );
    let in_order = board("volcano D4; lava C4NS B4NS; C4 .... 1; B4 .... 2");
    assert_findings(&in_order, &with(&["lava"]), &[]);
}

#[test]
fn volcanoes_keep_apart() {
    // 5: lava may flow up to a volcano later, but a volcano is not opened beside lava.
    let side_by_side = board("volcano D4 D5");
    assert_findings(
        &side_by_side,
        &with(&["lava"]),
        &["D4 D5: this volcano was drawn next to lava"],
    );
    let beside = "volcano D4 C5; lava C4NS";
    let late = board(&format!("{beside}; C4 .... 1; C5 .... 2"));
    assert_findings(&late, &with(&["lava"]), &["C5 C4: this volcano was drawn next to lava"]);
    let early = board(&format!("{beside}; C4 .... 2; C5 .... 1"));
    assert_findings(&early, &with(&["lava"]), &[]);
    // Without round numbers nothing is proven.
    assert_findings(&board(beside), &with(&["lava"]), &[]);
}

#[test]
fn at_least_one_die_each_round() {
    // 3
    let skipped =
        board("volcano D4; lava C4NS; C4 .... 1; A2 h.h. 2; B2 h.h. 3; lava B4NS; B4 .... 3");
    assert_findings(&skipped, &with(&["lava"]), &["round 2 shows no lava"]);
}

/// 3: dice that are written down were rolled, so that their round is one of those that drew lava. A round
/// of which nothing is known may not have been played yet.
#[test]
fn dice_of_a_round_are_drawn_in_it() {
    let sketch = board("volcano D4; lava D3EW");
    let broken = |rounds: &[&str]| {
        let roll = |word: &&str| shown(the("lava"), [*word, *word]);
        let faces = (1..).zip(rounds.iter().map(roll)).collect();
        let rolls = Rolls::new();
        let known = Known { rolls: &rolls, faces: &faces, table: Table::Shared };
        let findings = audit_known(&sketch, &with(&["lava"]), known).findings;
        let broken = findings.iter().filter(|finding| finding.verdict() == Verdict::Broken);
        broken.map(|finding| Language::En.told(finding)).collect::<Vec<String>>()
    };
    assert_eq!(broken(&["opposite"]), [""; 0]);
    assert_eq!(broken(&["opposite", "corner"]).len(), 1);
}

#[test]
fn no_more_than_two_dice_a_round() {
    let three = board("volcano D4; lava C4NS E4NS D5WE; C4 .... 1; E4 .... 1; D5 .... 1");
    assert_findings(&three, &with(&["lava"]), &["cannot give these 3 pieces of lava in round 1"]);
}

#[test]
fn only_faces() {
    let rules = with(&["lava"]);
    // Four sides without a volcano, and a side across the highway's end.
    let four = board("volcano D4; lava C4NESW");
    assert_findings(&four, &rules, &["C4: no face of the Lava dice shows this"]);
    let across = board("volcano D4; C4 h.h.; lava C4S");
    assert_findings(&across, &rules, &["C4: no face of the Lava dice shows this"]);
    let beside = board("volcano D4; D3 h.h.; lava D3E");
    assert_findings(&beside, &rules, &[]);
}

#[test]
fn no_free_space_beside_open_sides() {
    // 6: with a free space nothing is forced; without one, a volcano away from lava or an erasure.
    let hemmed = "volcano D4; C4 .h.h; E4 .h.h; D5 h.h.";
    assert!(steps("lava", &board(hemmed), &[]).is_empty());
    let sketch = board(&format!("{hemmed}; D3 h.h."));
    let steps = the("lava").steps(&sketch, &[], Moment::With);
    let erased: Vec<_> = steps.iter().filter(|step| step.what.key == "step-lava-erases").collect();
    assert_eq!(erased.len(), 4);
    assert_eq!(steps.len(), 4 + 49 - 5);
    let mut after = sketch.clone();
    erased[0].apply(&mut after);
    assert!(after.drawing("C4".parse().unwrap()).is_empty());
}

const RING: &str = "C3 .hh.; C4 .h.h; C5 ..hh; D5 h.h.; E5 h..h; E4 .h.h; E3 hh..; D3 h.h.";

#[test]
fn goal_va() {
    let rules = with(&["lava"]);
    let ring = board(&format!("volcano D4; {RING}"));
    assert_eq!(goal(&ring, &rules, "VA"), Some(true));
    let broken = board(&format!("volcano D4; {}", RING.replace("; D3 h.h.", "")));
    assert_eq!(goal(&broken, &rules, "VA"), Some(false));
    let elsewhere = board("volcano D4; A5 .hh.; A6 ..hh; B6 h..h; B5 hh..");
    assert_eq!(goal(&elsewhere, &rules, "VA"), Some(false));
    // A loop with a railway stretch counts unless loops must be of one kind.
    let mixed = board(&format!(
        "volcano D4; {}",
        RING.replace("D5 h.h.", "D5 h.r.").replace("E5 h..h", "E5 r..h")
    ));
    assert_eq!(goal(&mixed, &rules, "VA"), Some(true));
    assert_eq!(goal(&mixed, &rules.with_answer(&CIRCLE, 1), "VA"), Some(false));
    // Two lines that cross at an overpass close no loop unless they are joined somewhere.
    let crossed = board(
        "volcano D4; C3 .hh.; C4 .h.h; C5 hrhro; D5 h.h.; E5 h..h; E4 .h.h; E3 hh..; D3 h.h.; B5 ..hh",
    );
    assert_eq!(goal(&crossed, &rules, "VA"), Some(false));
}

#[test]
fn goal_vb() {
    let rules = with(&["lava"]);
    let column = "A2 h.h.; B2 h.h.; D2 h.h.; E2 h.h.; F2 h.h.; G2 h.h.";
    let through = board(&format!("volcano D4; {column}; C2 h.h.; lava C2E C3W"));
    assert_eq!(goal(&through, &rules, "VB"), Some(true));
    // Lava on a spur joins nothing.
    let spur = board(&format!("volcano D4; {column}; C2 hhh.; C3 .h.h; lava C3S"));
    assert_eq!(goal(&spur, &rules, "VB"), Some(false));
    // The way out of the space leads twice to the same exit only.
    let one_exit = board("volcano D4; A2 hh..; A3 .h.h; lava A3S");
    assert_eq!(goal(&one_exit, &rules, "VB"), Some(false));
}

#[test]
fn goal_vc_leaves_no_trace() {
    assert_eq!(goal(&board("volcano D4"), &with(&["lava"]), "VC"), None);
}
