//! Alien Farmer: boards with numbers derived by hand. Rule sentences are numbered as in the compendium's
//! section on the Alien Farmer Die: 1 rounds, 2 optional and free, 3 a UFO instead of a special route,
//! 4 a UFO fills its space, 5 two points for each sheep a UFO reaches along its row and column.

use super::support::*;
use crate::support::{roll_words, shown};
use inkspector::board::{Cell, Layout, Mark, Place, Sketch, Space, Turn};
use inkspector::check::check;
use inkspector::game::{Known, Random, Rolls, Table, Verdict, audit_known};
use inkspector::notation::BoardFile;
use inkspector::rules::contract::ShownRolls;
use inkspector::rules::contract::Usage;
use inkspector::rules::{Edition, Ruleset, Ruling};
use inkspector::score::score;
use inkspector::words::Language;
use std::collections::BTreeMap;

fn rules() -> Ruleset {
    with(&["alien-farmer"])
}

fn ruling(key: &str) -> &'static Ruling {
    the("alien-farmer").rulings().iter().find(|ruling| ruling.key == key).unwrap()
}

fn broken(sketch: &Sketch, rules: &Ruleset, faces: &ShownRolls) -> Vec<String> {
    let known = Known { rolls: &Rolls::new(), faces, table: Table::Shared };
    let audit = audit_known(sketch, rules, known);
    let broken = audit.findings.iter().filter(|finding| finding.verdict() == Verdict::Broken);
    broken.map(|finding| Language::En.told(finding)).collect()
}

#[test]
fn rounds_and_dice() {
    assert_eq!(rules().rounds(&Layout::challenge()), 6); // 1
    assert_eq!(the("alien-farmer").usage(), Usage::Optional); // 2
    assert_eq!(the("alien-farmer").dice()[0].copies, 1);
}

/// 5: the worked example: B5 reaches B2 B4 B6, D6 reaches B6 C6: 6 + 4.
#[test]
fn worked_example() {
    let sketch = board("sheep B2 B4 B6 C6; ufo B5 D6");
    assert_eq!(parts(&sketch, &rules()), [(6, 4), (4, 3)]);
    // Nothing blocks the beam, and nothing is reached by a corner.
    let blocked = board("sheep D1 D7 E5; ufo D4; D5 r.r.; D6 h.h.");
    assert_eq!(extra(&blocked, &rules()), 4);
    let sheet = score(&board("sheep D4; ufo E6"), &rules());
    assert_eq!((sheet.extra_points(), sheet.extras()[0].aside.len()), (0, 2));
}

/// 2: what the die shows hangs on nothing; single-ended stations are no errors on their closed sides.
#[test]
fn free_routes_with_stations() {
    let sketch = board("sheep D4; D4 .h..s");
    let sheet = score(&sketch, &rules());
    assert_eq!((sheet.errors().len(), sheet.rulings.len()), (1, 0));
    assert_eq!(check(&sketch, &rules()), []);
    let plain = board("D4 .h..s");
    assert_eq!(check(&plain, &rules()).len(), 2, "no face and no connection");
    // A village opens for its station.
    let village = board_on(Layout::challenge(), "sheep B6; B6 .r..s");
    let sheet = score(&village, &with_edition(Edition::Challenge, &["alien-farmer"]));
    assert_eq!(sheet.village_points(), 2);
}

/// Ruling `ufo-end`, both ways.
#[test]
fn ends_at_ufos() {
    let sketch = board("sheep D4; ufo D5; D4 .h..s");
    let sheet = score(&sketch, &rules());
    assert_eq!(sheet.errors().len(), 1);
    assert_eq!(other_total(&sheet, ruling("ufo-end")), Some(sheet.total() + 1));
    let excused = rules().with_answer(ruling("ufo-end"), 1);
    assert_eq!(score(&sketch, &excused).errors().len(), 0);
    let beside = board("sheep D4; ufo C4; D4 .h..s");
    assert_eq!(score(&beside, &excused).errors().len(), 1);
}

/// 4
#[test]
fn ufos_fill_their_space() {
    let lines = findings(&board("ufo A2; A2 h.h."), &rules());
    assert!(lines[0].contains("a UFO fills the whole space"), "{lines:?}");
    let tree = board("ufo A2; tree A2");
    assert_findings(
        &tree,
        &with(&["forest", "alien-farmer"]),
        &["A2: a UFO fills the whole space"],
    );
}

/// 3 and ruling `ufo-special`: one of the die and one instead of a special route a round, three such a
/// game.
#[test]
fn ufos_instead_of_special_routes() {
    let loose = rules().with_answer(ruling("ufo-special"), 1);
    let two = board("ufo A1 A3; A1 .... 2; A3 .... 2");
    assert_findings(&two, &rules(), &[]);
    let three = board("ufo A1 A3 A5; A1 .... 2; A3 .... 2; A5 .... 2");
    for rules in [&rules(), &loose] {
        assert_findings(&three, rules, &["A1 A3 A5: the Alien Farmer die cannot give these 3"]);
    }
    // A special route of that round leaves none.
    let special = board("ufo A1 A3; A1 .... 2; A3 .... 2; D1 hhhh 2");
    assert_findings(&special, &rules(), &["A1 A3: the Alien Farmer die cannot give these 2"]);
    let other = board("ufo A1 A3; A1 .... 2; A3 .... 2; D1 hhhh 3");
    assert_findings(&other, &rules(), &[]);
    // What is too much for a round is said of that round, not of the game once more.
    let round = "ufo A1 A3 A5 A7 C1 C3 C5; A1 .... 1; A3 .... 1; A5 .... 1; A7 .... 1; C1 .... 2";
    let told = "A1 A3 A5 A7: the Alien Farmer die cannot give these 4 sheep and UFOs in round 1";
    assert_findings(&board(round), &rules(), &[told]);
    // Six of the die and three more; a tenth only where they use up nothing.
    let nine = board("ufo A1 A3 A5 A7 C1 C3 C5 C7 E1");
    assert_findings(&nine, &rules(), &[]);
    let ten = board("ufo A1 A3 A5 A7 C1 C3 C5 C7 E1 E3");
    assert_findings(&ten, &rules(), &["the Alien Farmer die cannot give these 10"]);
    assert_findings(&ten, &loose, &[]);
    // Rounds with two each: four of them are one too many.
    let pairs = |rounds: u8| {
        let spaces: Vec<String> = (0..2 * rounds)
            .map(|n| format!("{}{}", ['A', 'C'][usize::from(n / 6)], 1 + n % 6))
            .collect();
        let numbers: String =
            (0..).zip(&spaces).map(|(n, at)| format!("; {at} .... {}", 1 + n / 2)).collect();
        board(&format!("ufo {}{numbers}", spaces.join(" ")))
    };
    assert_findings(&pairs(3), &rules(), &[]);
    assert_eq!(findings(&pairs(4), &rules()).len(), 1);
    assert_findings(&pairs(4), &loose, &[]);
    // Sheep come from the die alone.
    let sheep = board("sheep A1 A3; A1 .h..s 2; A3 .h..s 2");
    assert_findings(&sheep, &rules(), &["A1 A3: the Alien Farmer die cannot give these 2"]);
}

/// 3: the third university gives one more.
#[test]
fn the_free_special_may_be_a_ufo() {
    let text = "ufo A2 A4 A6; A2 .... 2; A4 .... 2; A6 .... 2";
    let rules = with_edition(Edition::Challenge, &["alien-farmer"]);
    let bare = board_on(Layout::challenge(), text);
    assert_eq!(findings(&bare, &rules).len(), 1);
    let marked = format!("{text}; C1 h.h. 2; D4 h.h. 2; E2 h.h. 2");
    let marked = board_on(Layout::challenge(), &marked);
    assert_findings(&marked, &rules, &[]);
}

/// Dice that are written down: a UFO of another round than the die's needs a special route.
#[test]
fn dice_that_clash() {
    let faces = |words: [&str; 6]| -> ShownRolls {
        let own = |word| shown(the("alien-farmer"), [word]);
        (1..).zip(words).map(|(round, word)| (round, own(word))).collect()
    };
    let none = faces(["highway-end"; 6]);
    let three = board("ufo A1 A3 A5");
    assert_eq!(broken(&three, &rules(), &none), [""; 0]);
    let four = board("ufo A1 A3 A5 A7");
    assert_eq!(broken(&four, &rules(), &none).len(), 1);
    let mut one = none.clone();
    one.insert(4, shown(the("alien-farmer"), ["ufo"]));
    assert_eq!(broken(&four, &rules(), &one), [""; 0]);
    let loose = rules().with_answer(ruling("ufo-special"), 1);
    assert_eq!(broken(&four, &loose, &none), [""; 0]);
    // A sheep that was not rolled.
    let sheep = board("sheep A1; A1 .r..s 2");
    assert!(!broken(&sheep, &rules(), &none).is_empty());
}

#[test]
fn marks_round_trip() {
    let text = "expansions: alien-farmer\nmark sheep: B2\nmark ufo: D4\nB2 .h..s 1\nD4 .... 2\n";
    let file = BoardFile::read(text).unwrap();
    assert_eq!(BoardFile::read(&file.write()).as_ref(), Ok(&file));
    assert_eq!(BoardFile::from_json(&file.to_json()).as_ref(), Ok(&file));
}

/// Random boards, counted pair by pair; turned boards score alike.
#[test]
fn random_boards_score_as_counted() {
    let mut random = Random::new(5);
    let mut seen = 0;
    for _ in 0..200 {
        let mut sketch = Sketch::new(Layout::blank(7, 7).unwrap().into());
        let mut turned = sketch.clone();
        let turn = Turn::ALL[random.below(8)];
        let (mut sheep, mut ufos) = (Vec::new(), Vec::new());
        for space in sketch.layout().clone().spaces() {
            let (word, list) = match random.below(8) {
                0 => ("sheep", &mut sheep),
                1 => ("ufo", &mut ufos),
                _ => continue,
            };
            list.push(space);
            let (x, y) = (i32::from(space.col) - 3, i32::from(space.row) - 3);
            let x = if turn.is_mirrored() { -x } else { x };
            let (x, y) = [(x, y), (-y, x), (-x, -y), (y, -x)][usize::from(turn.digit() % 4)];
            let there = Space::new((y + 3) as u8, (x + 3) as u8);
            sketch.set_mark(Mark { word: word.into(), at: Place::Space(space) }, 1);
            turned.set_mark(Mark { word: word.into(), at: Place::Space(there) }, 1);
        }
        let pairs = ufos.iter().flat_map(|ufo| sheep.iter().map(move |sheep| (ufo, sheep)));
        let reached = pairs.filter(|(a, b)| a.row == b.row || a.col == b.col).count();
        seen += reached;
        assert_eq!(extra(&sketch, &rules()), 2 * reached as i32);
        assert_eq!(extra(&turned, &rules()), 2 * reached as i32);
    }
    assert!(seen > 1000, "{seen}");
}

/// Histories as they are played: the die or not, a UFO instead of a special route while some are left.
#[test]
fn legal_histories_accuse_nobody() {
    let mut instead = 0;
    for seed in 0..40 {
        let mut random = Random::new(seed);
        let mut sketch = Sketch::new(Layout::blank(7, 7).unwrap().into());
        let mut faces = ShownRolls::new();
        let mut left = 3;
        for round in 1..=6 {
            let rolled = roll_words(the("alien-farmer"), &mut random);
            faces.insert(round, shown(the("alien-farmer"), rolled.iter().copied()));
            let mut put = vec![rolled[0]];
            if left > 0 && random.below(2) == 0 {
                left -= 1;
                instead += 1;
                put.push("ufo");
            }
            for id in put {
                // Every other space, so that nothing meets.
                let free: Vec<Space> = sketch
                    .layout()
                    .spaces()
                    .filter(|at| {
                        at.row % 2 == 1 && at.col % 2 == 1 && sketch.cell(*at).round.is_none()
                    })
                    .collect();
                let Some(&space) = random.pick(&free) else { continue };
                let orientations = the("alien-farmer").face(id).unwrap().orientations(space);
                let laid = random.pick(&orientations).unwrap().clone();
                sketch.set(space, Cell { drawing: laid.drawing, round: Some(round) });
                for (mark, amount) in laid.marks {
                    sketch.set_mark(mark, amount);
                }
            }
        }
        assert_eq!(check(&sketch, &rules()), [], "{seed}");
        for faces in [&faces, &BTreeMap::new()] {
            let told = broken(&sketch, &rules(), faces);
            let about =
                |told: &&String| told.contains("Alien") || told.contains("dice of expansions");
            let told: Vec<&String> = told.iter().filter(about).collect();
            assert!(told.is_empty(), "{seed}: {told:?} {sketch:?} {faces:?}");
        }
    }
    assert!(instead > 40, "{instead}");
}
