//! Street Lamps: boards with numbers derived by hand. Rule sentences are numbered as in the
//! compendium's section on Street Lamps Dice: 1 rounds, 2 optional and placed like routes, 3 special
//! routes light a row or column, 4 one asterisk a lamp, 5 points.

use super::support::*;
use inkspector::board::{Cell, Kind, Layout, Mark, Place, Sketch, Space};
use inkspector::check::check;
use inkspector::expansion::faces_on;
use inkspector::game::Random;
use inkspector::rules::contract::Usage;
use inkspector::rules::{Edition, Ruleset};
use inkspector::score::score;

fn ruling(key: &str) -> &'static inkspector::rules::Ruling {
    the("lamps").rulings().iter().find(|ruling| ruling.key == key).expect("a ruling")
}

#[test]
fn rounds_and_dice() {
    assert_eq!(with(&["lamps"]).rounds(&Layout::challenge()), 6); // 1
    assert_eq!(the("lamps").usage(), Usage::Optional); // 2
    let die = &the("lamps").dice()[0];
    assert_eq!((die.copies, die.faces.len()), (2, 6));
    assert!(die.faces.iter().all(|face| face.count == 1));
}

/// 5, example of the rulebook: lamps in A2, A3, A5 and B5; row A is chosen: 3.
#[test]
fn rulebook_example() {
    let text = "lamp A2 A3 A5 B5; lit A2 A3 A5; A2 hhh.; A3 .h.h; A5 ..hh; B5 h.h.; B2 hhhh";
    assert_eq!(parts(&board(text), &with(&["lamps"])), [(1, 1), (1, 1), (1, 1)]);
}

/// 5: a lamp without an asterisk earns nothing, nor does an asterisk alone; both are said.
#[test]
fn what_earns_nothing() {
    let sketch = board("lamp A2 B2; lit B2 C3; A2 h.h.; B2 h.h.; C3 rr..");
    let sheet = score(&sketch, &with(&["lamps"]));
    assert_eq!((sheet.extras()[0].points(), sheet.extras()[0].aside.len()), (1, 2));
}

/// 2: faces are highways of every shape; the crossing with a lamp is no special route.
#[test]
fn faces_are_routes() {
    let rules = with(&["lamps"]);
    let crossing = board("lamp B2; A2 h.h.; B2 hhhh; lit B2");
    // Nothing was used that lights a lamp.
    assert_findings(&crossing, &rules, &["asterisks on street lamps, but no special"]);
    let five = "lamp B2 B4 B6 D2; B2 hhhh; B4 hhhh; B6 hhhh; D2 hhhh";
    assert!(!check(&board(five), &rules).iter().any(|i| i.kind.word().contains("special")));
    assert_eq!(faces_on(&board(five), &rules).len(), 4);
    // One highway over another: two strands, two passes for Challenge, one for classic.
    let bridge = board("lamp B2; A2 h.h.; B2 hhhho; C2 h.h.");
    assert_eq!(score(&bridge, &rules).longest(Kind::Highway).points(), 3);
    let loops = board("lamp B2; A2 .hh.; A3 ..hh; B3 h..h; B2 hhhho; C2 h.h.");
    let length =
        |edition| score(&loops, &with_edition(edition, &["lamps"])).longest(Kind::Highway).points();
    assert_eq!((length(Edition::Classic), length(Edition::Challenge)), (5, 6));
    assert_findings(&board("lamp C3; C3 r.r."), &rules, &["C3: no face of the Street Lamps dice"]);
    assert_findings(&board("lamp C3; C3 h..."), &rules, &["C3: no face of the Street Lamps dice"]);
}

/// 2: lamps join an exit or a route like any route.
#[test]
fn lamps_hang_on_something() {
    let alone = check(&board("lamp D4; D4 h.h."), &with(&["lamps"]));
    assert_eq!(alone.iter().map(|issue| issue.kind.word()).collect::<Vec<_>>(), ["island"]);
    assert!(check(&board("lamp A2; A2 h.h."), &with(&["lamps"])).is_empty());
}

/// 2: each die is drawn once a round.
#[test]
fn dice_of_a_round() {
    let rules = with(&["lamps"]);
    let two = "lamp A2 B2; A2 h.h. 1; B2 h.h. 1";
    assert_findings(&board(two), &rules, &[]);
    let three = "lamp A2 B2 C2; A2 h.h. 1; B2 h.h. 1; C2 h.h. 1";
    assert_findings(
        &board(three),
        &rules,
        &["cannot give these 3 routes with street lamps in round 1"],
    );
}

/// 3: each special route lights one row or column, wherever it lies itself.
#[test]
fn special_routes_light_lines() {
    let rules = with(&["lamps"]);
    let lamps = "lamp A2 C2 C4; A2 h.h.; C2 h.h.; C4 hh..";
    for (special, lit, wrong) in [
        ("", "", None),
        ("", "lit A2", Some("no special route")),
        ("G4 rrrr", "lit A2 C2", None),
        ("G4 rrrr", "lit C2 C4", None),
        ("G4 rrrr", "lit A2 C4", Some("one special route lights at most 1")),
        ("G4 rrrr", "lit A2 C2 C4", Some("one special route lights at most 2")),
        ("G4 rrrr; B2 hrhr", "lit A2 C2 C4", None),
    ] {
        let sketch = board(&format!("{lamps}; {special}; {lit}"));
        assert_findings(&sketch, &rules, &wrong.into_iter().collect::<Vec<_>>());
    }
}

/// 3: of two readings the one with the fewest asterisks left over is told.
#[test]
fn the_smallest_rest_is_told() {
    let text = "lamp A2 A3 A5 G7; lit A2 A3 A5 G7; A2 h.h.; A3 .h.h; A5 ..hh; G7 hh..; G4 rrrr";
    let told = "G7: one special route lights at most 3 of the lamps with an asterisk";
    assert_findings(&board(text), &with(&["lamps"]), &[told]);
}

/// 3 and 4: a lamp of an earlier round in the line of a special route has an asterisk, one of the
/// same round may have, one of a later round cannot.
#[test]
fn rounds_of_lamps_and_special_routes() {
    let rules = with(&["lamps"]);
    let text = |a3: u8, lit: &str| {
        format!("lamp A2 A3; A2 h.h. 2; A3 .h.h {a3}; A4 rrhr 1; G4 rrrr 3; lit {lit}")
    };
    // A4 of round 1 lights nothing; it may take a line without lamps.
    assert_findings(&board(&text(2, "A2 A3")), &rules, &[]);
    assert_findings(&board(&text(3, "A2")), &rules, &[]);
    assert_findings(&board(&text(3, "A2 A3")), &rules, &[]);
    // Column 2 was lit.
    assert_findings(&board(&text(4, "A2")), &rules, &[]);
    let late =
        "A3: this lamp has an asterisk, but it came after the last special route, drawn in round 3";
    assert_findings(&board(&text(4, "A2 A3")), &rules, &[late]);
    // Whichever line lit the lamp in A2 had another lamp of an earlier round.
    let crossed = "lamp A2 A3 C2; A2 h.h. 1; A3 .h.h 1; C2 h.h. 2; G4 rrrr 3; lit A2";
    let passed = "no asterisk on this lamp: whatever lines were lit, it was in one of them";
    assert_findings(&board(crossed), &rules, &[passed]);
    // An asterisk on a lamp that came after every special route.
    let late = "lamp A6; A6 h.h. 2; A2 hhhh 1; lit A6";
    let told =
        "A6: this lamp has an asterisk, but it came after the only special route, drawn in round 1";
    assert_findings(&board(late), &rules, &[told]);
    // Without numbers nobody knows.
    let open = "lamp A2 A3 C2; A2 h.h.; A3 .h.h; C2 h.h.; G4 rrrr; lit A2";
    assert_findings(&board(open), &rules, &[]);
}

/// 3, ruling: lamps of the special route's own round.
#[test]
fn own_round() {
    let rules = with(&["lamps"]);
    let sketch = board("lamp A2; A2 h.h. 2; G4 rrrr 2; lit A2");
    assert_findings(&sketch, &rules, &[]);
    let apart = rules.with_answer(ruling("lamp-round"), 1);
    assert_findings(&sketch, &apart, &["A2: one special route lights at most 0"]);
    let notes = inkspector::check::rulings(&sketch, &rules);
    let keys: Vec<&str> = notes.iter().map(|note| note.ruling.key).collect();
    assert_eq!(keys, ["lamp-round"]);
    let earlier = board("lamp A2; A2 h.h. 1; G4 rrrr 2; lit A2");
    assert_findings(&earlier, &apart, &[]);
}

/// 3, ruling: special routes that are given up against an arid roll.
#[test]
fn given_up() {
    let sketch = board("lamp A2; A2 h.h.; lit A2");
    let lone = with(&["lamps"]);
    assert_findings(&sketch, &lone, &["no special route was used"]);
    let both = with(&["lamps", "desert"]);
    assert_findings(&sketch, &both, &[]);
    for (answer, found) in [(1, 0), (2, 1)] {
        let rules = both.with_answer(ruling("lamp-spent"), answer);
        assert_eq!(findings(&sketch, &rules).len(), found, "{answer}");
    }
}

/// 3, ruling: special routes that are given up for a UFO.
#[test]
fn given_up_for_something_else() {
    let sketch = board("lamp A2; A2 h.h.; lit A2; ufo G1");
    let both = with(&["lamps", "alien-farmer"]);
    let unexplained = |answer: usize| {
        let rules = both.with_answer(ruling("lamp-spent"), answer);
        findings(&sketch, &rules).iter().filter(|told| told.contains("no special route")).count()
    };
    assert_eq!([0, 1, 2].map(unexplained), [0, 1, 1]);
}

/// 4: one asterisk a space; it stands on a lamp.
#[test]
fn asterisks() {
    let rules = with(&["lamps"]);
    let found = ["C3: an asterisk stands where no street lamp is"];
    assert_findings(&board("lit C3; C3 h.h."), &rules, &found);
    let twice = "lamp A2; A2 h.h.; G4 rrrr; lit A2x2";
    assert_findings(&board(twice), &rules, &["2 are drawn, at most 1"]);
}

/// What a search over all choices of lines says of a board, without a bound and without sets.
fn explained(sketch: &Sketch, ruleset: &Ruleset) -> bool {
    let layout = sketch.layout();
    let amount =
        |word: &str, space| sketch.amount(&Mark { word: word.into(), at: Place::Space(space) }) > 0;
    let lamps: Vec<Space> = layout.spaces().filter(|&space| amount("lamp", space)).collect();
    let specials: Vec<Option<u8>> = sketch
        .drawn()
        .filter(|(space, cell)| cell.drawing.to_string() == "rrrr" && !amount("lamp", *space))
        .map(|(_, cell)| cell.round)
        .collect();
    let same = ruleset.answer(ruling("lamp-round")) == 0;
    let lines = usize::from(layout.rows() + layout.cols());
    let in_line = |line: usize, space: Space| {
        let rows = usize::from(layout.rows());
        if line < rows {
            usize::from(space.row) == line
        } else {
            usize::from(space.col) + rows == line
        }
    };
    (0..lines.pow(specials.len() as u32)).any(|mut choice| {
        let chosen: Vec<(usize, Option<u8>)> = specials
            .iter()
            .map(|&round| {
                let line = choice % lines;
                choice /= lines;
                (line, round)
            })
            .collect();
        lamps.iter().all(|&space| {
            let own = sketch.cell(space).round;
            let mut through = chosen.iter().filter(|(line, _)| in_line(*line, space));
            if amount("lit", space) {
                through.any(|(_, round)| match own.zip(*round) {
                    None => true,
                    Some((lamp, special)) => lamp < special || same && lamp == special,
                })
            } else {
                through.all(|(_, round)| own.zip(*round).is_none_or(|(lamp, r)| lamp >= r))
            }
        })
    })
}

/// 3: random boards against the slow search, and turned.
#[test]
fn random_boards_by_all_choices_of_lines() {
    let mut random = Random::new(11);
    let mut seen = [0, 0];
    for number in 0..300 {
        let mut sketch = Sketch::new(Layout::classic());
        let round = |random: &mut Random| match random.below(4) {
            0 => None,
            _ => Some(1 + random.below(3) as u8),
        };
        let word = |word: &str, space| Mark { word: word.into(), at: Place::Space(space) };
        for _ in 0..2 + random.below(4) {
            let space = Space::new(random.below(4) as u8, random.below(4) as u8);
            let cell = Cell { drawing: "h.h.".parse().unwrap(), round: round(&mut random) };
            sketch.set(space, cell);
            sketch.set_mark(word("lamp", space), 1);
            if random.below(2) == 0 {
                sketch.set_mark(word("lit", space), 1);
            }
        }
        for col in 0..random.below(4) as u8 {
            let cell = Cell { drawing: "rrrr".parse().unwrap(), round: round(&mut random) };
            sketch.set(Space::new(6, 2 * col), cell);
        }
        let mut rules = with(&["lamps"]);
        if number % 2 == 1 {
            rules = rules.with_answer(ruling("lamp-round"), 1);
        }
        let lines = |sketch: &Sketch| {
            let found = inkspector::check::check_expansions(sketch, &rules);
            !found.iter().any(|finding| finding.rule.key == "rule-lamps-lines")
        };
        let expected = explained(&sketch, &rules);
        assert_eq!(lines(&sketch), expected, "{sketch:?}");
        seen[usize::from(expected)] += 1;
    }
    assert!(seen.iter().all(|&count| count > 40), "{seen:?}");
}
