//! Power Grid: boards with numbers derived by hand. Rule sentences are numbered as in the
//! compendium's section on Power Grid Dice: 1 the accumulator, 2 electrifying in a straight line, 3
//! only routes, each once, not the accumulator, 4 charging, 5 any space or a charge, 6 points, 7 ends
//! at the accumulator.

use super::support::*;
use crate::support::shown;
use inkspector::board::{Drawing, Layout, Mark, Place, Side, Sketch, Space, Turn};
use inkspector::game::{Game, Player, Random, Verdict, audit};
use inkspector::rules::Edition;
use inkspector::rules::contract::{Moment, Throw, Usage};
use inkspector::score::score;
use inkspector::words::Language;

const ROW: &str = "accumulator D4; D1 .h.h; D2 .h.h; D3 .h.h";

#[test]
fn rounds_and_dice() {
    assert_eq!(with(&["power-grid"]).rounds(&Layout::challenge()), 7);
    assert_eq!(the("power-grid").usage(), Usage::Optional);
    let die = &the("power-grid").dice()[0];
    assert_eq!((die.copies, die.acts, die.rolled), (2, Moment::After, Throw::WithRoutes));
    let counts: Vec<(&str, u8)> = die.faces.iter().map(|face| (face.id, face.count)).collect();
    assert_eq!(counts, [("up", 1), ("right", 1), ("down", 1), ("left", 1), ("any", 2)]);
}

/// 1: it stands in the middle from the start.
#[test]
fn the_accumulator() {
    let rules = with(&["power-grid"]);
    assert_eq!(rules.new_board(&Layout::classic()), board("accumulator D4"));
    assert_findings(&board("accumulator D4"), &rules, &[]);
    assert_findings(&board(""), &rules, &[": there is no accumulator"]);
    assert_findings(&board("accumulator C4"), &rules, &["C4: the accumulator does not stand"]);
    assert_findings(&board("accumulator C4 D4"), &rules, &["C4 D4: 2 accumulators"]);
    let over = board("accumulator D4; D4 h.h.");
    assert_findings(&over, &rules, &["D4: the accumulator stands in a space with a route"]);
}

/// 6, example of the rulebook: five exits, two charges: 10. The exit at A6 is cut off.
#[test]
fn rulebook_example() {
    let text = "accumulator D4; charge D4x2; \
        bolt A2 A3 A4 A6 B3 B5 B6 C3 D1 D2 D3 E3 F1 F3 G1 G2 G3; \
        A2 hhh.; A3 ...h; A4 r.r.; A6 h.h.; B3 .r.r; B5 .r.r; B6 h..r; C3 ..rr; D1 .h.h; D2 h..h; \
        D3 r.r.; E3 r.r.; F1 ..rr; F3 rr..; G1 rh..; G2 .hhh; G3 ...h";
    let rules = with_edition(Edition::Challenge, &["power-grid"]);
    assert_eq!(parts(&board(text), &rules), [(2, 1); 5]);
    let sheet = score(&board(text), &rules);
    assert_eq!(sheet.extras()[0].aside.len(), 1);
}

/// 6: charges times exits.
#[test]
fn charges_times_exits() {
    let rules = with(&["power-grid"]);
    for (charges, bolts, points) in [
        ("", "bolt D1 D2 D3", 0),
        ("charge D4", "bolt D1 D2 D3", 1),
        ("charge D4x3", "bolt D1 D2 D3", 3),
        // The chain is cut in the middle, at the exit, at the accumulator.
        ("charge D4x3", "bolt D1 D3", 0),
        ("charge D4x3", "bolt D2 D3", 0),
        ("charge D4x3", "bolt D1 D2", 0),
        // Charges elsewhere are none.
        ("charge D3x3", "bolt D1 D2 D3", 0),
    ] {
        assert_eq!(extra(&board(&format!("{ROW}; {charges}; {bolts}")), &rules), points);
    }
}

/// 6: spaces with bolts join by their sides, whatever is drawn between them; corners do not.
#[test]
fn neighbours_conduct() {
    let rules = with(&["power-grid"]);
    let text = |routes: &str, bolts: &str| format!("accumulator D4; charge D4; {routes}; {bolts}");
    let apart = "A4 .rr.; B4 .r.r; C4 .h.h";
    assert_eq!(extra(&board(&text(apart, "bolt A4 B4 C4")), &rules), 1);
    let corner = "A4 .rr.; B4 .r.r; C3 .h.h";
    assert_eq!(extra(&board(&text(corner, "bolt A4 B4 C3")), &rules), 0);
    // A bolt without a route carries nothing.
    assert_eq!(extra(&board(&text("A4 .rr.; C4 .h.h", "bolt A4 B4 C4")), &rules), 0);
}

/// 6, ruling: whether the route must reach the exit.
#[test]
fn exits_by_space_or_route() {
    let rules = with(&["power-grid"]);
    let ruling = the("power-grid").rulings()[0];
    let beside = board("accumulator D4; charge D4; bolt A4 B4 C4; A4 .rr.; B4 r.rr; C4 r.r.");
    assert_eq!(extra(&beside, &rules), 1);
    assert_eq!(extra(&beside, &rules.with_answer(ruling, 1)), 0);
    let sheet = score(&beside, &rules);
    assert!(other_total(&sheet, ruling).is_some());
    let reached = board("accumulator D4; charge D4; bolt A4 B4 C4; A4 r.r.; B4 r.rr; C4 r.r.");
    assert_eq!(extra(&reached, &rules.with_answer(ruling, 1)), 1);
    // In a corner of the board one space has one exit, here two spaces with one each.
    let two = "accumulator D4; charge D4x2; bolt D1 D2 D3 A4 B4 C4; A4 r.r.; B4 r.r.; C4 r.r.; \
        D1 .h.h; D2 .h.h; D3 .h.h";
    assert_eq!(extra(&board(two), &rules), 4);
}

/// 7: ends at the accumulator are no errors, all others are.
#[test]
fn ends_at_the_accumulator() {
    let rules = with(&["power-grid"]);
    assert_eq!(score(&board(ROW), &rules).errors().len(), 0);
    let bare = board("D1 .h.h; D2 .h.h; D3 .h.h");
    assert_eq!(score(&bare, &rules).errors().len(), 1);
    let around = board("accumulator D4; C4 h.h.; D3 rr..; D5 ...r; E4 r...");
    assert_eq!(score(&around, &rules).errors().len(), 2);
}

/// 3: only routes, not the accumulator; charges only there.
#[test]
fn where_bolts_stand() {
    let rules = with(&["power-grid"]);
    for (marks, found) in [
        ("bolt D1", None),
        ("bolt C1", Some("C1: a lightning bolt stands in a space without a route")),
        ("bolt D4", Some("D4: the accumulator itself gets no lightning bolt")),
        ("charge D3", Some("D3: a charge stands outside the accumulator")),
        ("charge D4x4", Some("4 are drawn, at most 3")),
        ("bolt D1x2", Some("2 are drawn, at most 1")),
    ] {
        let sketch = board(&format!("{ROW}; {marks}"));
        assert_findings(&sketch, &rules, &found.into_iter().collect::<Vec<_>>());
    }
}

/// 2, 4 and 5: what a die can do, one at a time.
#[test]
fn moves_of_a_die() {
    let text = |marks: &str| board(&format!("{ROW}; {marks}"));
    let told = |sketch: &Sketch, roll: &[&str]| steps("power-grid", sketch, roll);
    // From the exit at D1 straight inward, as far as wished, not onto the accumulator.
    let right = told(&text(""), &["right"]);
    assert_eq!(
        right,
        [
            "power right: lightning bolts in D1",
            "power right: lightning bolts in D1 and D2",
            "power right: lightning bolts in D1, D2 and D3",
        ]
    );
    assert_eq!(told(&text(""), &["up"]), [""; 0]);
    // On from a bolt; what has one is not electrified again.
    assert_eq!(told(&text("bolt D1"), &["right"]).len(), 2);
    assert_eq!(told(&text("bolt D2"), &["left"]), ["power left: lightning bolts in D1"]);
    assert_eq!(told(&text("bolt D1 D2 D3"), &["left"]), [""; 0]);
    // From a bolt beside the accumulator onto it.
    let charge = ["power right: one charge for the accumulator"];
    assert_eq!(told(&text("bolt D1 D2 D3"), &["right"]), charge);
    assert_eq!(told(&text("bolt D1 D2 D3; charge D4x3"), &["right"]), [""; 0]);
    // Any one space, or a charge without any condition.
    assert_eq!(told(&text(""), &["any"]).len(), 4);
    assert_eq!(told(&text("bolt D1 D2 D3"), &["any"]).len(), 1);
    // They come at the end of the round.
    assert!(the("power-grid").steps(&text(""), &["any"], Moment::Before).is_empty());
    let mut sketch = text("bolt D1 D2 D3; charge D4");
    the("power-grid").steps(&sketch, &["right"], Moment::After)[0].apply(&mut sketch);
    assert_eq!(sketch, text("bolt D1 D2 D3; charge D4x2"));
}

/// 2 and 5: a game has fourteen dice.
#[test]
fn more_than_the_dice_give() {
    let rules = with(&["power-grid"]);
    // Each lone bolt takes a die that shows any space.
    let lone = |count: usize| {
        let mut text = String::from("accumulator D4");
        let apart = ["B1", "B3", "B5", "B7", "D2", "D6", "F1", "F3", "F5", "F7", "C4", "E4", "G2"];
        let more = ["G4", "A2"];
        for space in apart.iter().chain(&more).take(count) {
            text += &format!("; {space} .h.h; bolt {space}");
        }
        board(&text)
    };
    let told = |sketch: &Sketch| findings(sketch, &rules);
    assert_eq!(told(&lone(14)), [""; 0]);
    assert!(told(&lone(15))[0].contains("take 15 power dice at least, a game rolls 14"));
    // A straight row from an exit takes one die, a bend one more, charges one each.
    let bent = "accumulator D4; charge D4x3; bolt A2 B2 C2 C3; A2 h.h.; B2 h.h.; C2 hh..; C3 .h.h";
    assert_eq!(told(&board(bent)), [""; 0]);
}

/// The board of a player with these power dice, audited.
fn accused(text: &str, dice: &[&str]) -> Vec<String> {
    let mut game = Game::new(with(&["power-grid"]));
    let sketch = board(text);
    game.layout = sketch.layout().clone();
    for (number, words) in dice.iter().enumerate() {
        let faces = shown(the("power-grid"), words.split(' '));
        game.expansion_rolls.insert(number as u8 + 1, faces);
    }
    game.players = vec![Player::new("", sketch)];
    let findings = audit(&game).findings.into_iter();
    let told = findings.filter(|finding| finding.verdict() == Verdict::Broken);
    let told: Vec<String> = told.map(|finding| Language::En.told(&finding)).collect();
    told.into_iter().filter(|told| told.contains("power dice that are known")).collect()
}

/// 2, 4 and 5: dice that are known decide which bolts there can be.
#[test]
fn known_dice() {
    let row = |marks: &str| format!("{ROW}; {marks}");
    let rest = ["up up"; 6];
    let rolled = |first: &'static str| [&[first][..], &rest[..]].concat();
    for (marks, first, possible) in [
        ("bolt D1 D2 D3", "right up", true),
        ("bolt D1 D2 D3", "left up", false),
        // Two spaces at least go one after the other.
        ("bolt D1 D2 D3; charge D4", "right right", true),
        ("bolt D1 D2 D3; charge D4", "right down", false),
        ("bolt D2", "any up", true),
        ("bolt D2", "right up", false),
        ("bolt D2 D1", "any left", true),
        ("bolt D2 D1", "left any", true),
        ("charge D4x2", "any any", true),
        ("charge D4x3", "any any", false),
    ] {
        let found = accused(&row(marks), &rolled(first));
        assert_eq!(found.is_empty(), possible, "{marks} {first}: {found:?}");
    }
    // Rounds that nobody wrote down may have shown anything.
    assert!(accused(&row("bolt D2"), &["right up"]).is_empty());
    // A route of a later round cannot have had power before.
    let dated = |round: u8| format!("accumulator D4; D1 .h.h {round}; bolt D1");
    assert!(accused(&dated(1), &rolled("right up")).is_empty());
    assert_eq!(accused(&dated(2), &rolled("right up")).len(), 1);
}

/// 6 and 7: exits with power and open ends of random boards, by power that spreads from space to space.
#[test]
fn random_boards_score_as_counted() {
    let (rules, layout) = (with(&["power-grid"]), Layout::classic());
    let by_route = rules.with_answer(the("power-grid").rulings()[0], 1);
    let codes = ["h.h.", "hhh.", "hhhh", "rrrr", "hrhro", "rrrrd1", "h.r.", "ww..", "rrr.", "aa.."];
    let mut random = Random::new(10);
    let (mut scored, mut cut, mut beside, mut faced) = (0, 0, 0, 0);
    for _ in 0..300 {
        let mut sketch = Sketch::new(layout.clone());
        let cell = match random.below(6) {
            0 => layout.space(random.below(layout.area())),
            _ => Space::new(3, 3),
        };
        let charges = random.below(4);
        let put = |sketch: &mut Sketch, word: &str, space, amount| {
            sketch.set_mark(Mark { word: word.into(), at: Place::Space(space) }, amount);
        };
        put(&mut sketch, "accumulator", cell, 1);
        put(&mut sketch, "charge", cell, charges as u8);
        let mut route = vec![false; layout.area()];
        let mut live = vec![false; layout.area()];
        for (index, space) in layout.spaces().enumerate().filter(|(_, space)| *space != cell) {
            if random.below(8) > 0 {
                let code = *random.pick(&codes).unwrap();
                let drawing: Drawing = code.parse().unwrap();
                sketch.draw(space, drawing.turned(Turn::ALL[random.below(8)]));
                route[index] = code.contains(['h', 'r']);
            }
            if random.below(5) > 0 {
                put(&mut sketch, "bolt", space, 1);
                live[index] = route[index];
            }
        }
        let near = |a: Space, b: Space| a.row.abs_diff(b.row) + a.col.abs_diff(b.col) == 1;
        let mut power: Vec<bool> =
            layout.spaces().zip(&live).map(|(space, live)| *live && near(space, cell)).collect();
        loop {
            let before = power.clone();
            for (at, space) in layout.spaces().enumerate().filter(|(at, _)| live[*at]) {
                power[at] |= layout.spaces().zip(&before).any(|(b, on)| *on && near(space, b));
            }
            if power == before {
                break;
            }
        }
        let (mut exits, mut reached) = (0, 0);
        for exit in layout.exits() {
            let at = layout.index(exit.space).unwrap();
            let joins = sketch.drawing(exit.space).kind(exit.side) == Some(exit.kind);
            exits += usize::from(power[at]);
            reached += usize::from(power[at] && joins);
            cut += usize::from(live[at] && !power[at]);
        }
        assert_eq!(extra(&sketch, &rules), (exits * charges) as i32, "{sketch:?}");
        assert_eq!(extra(&sketch, &by_route), (reached * charges) as i32, "{sketch:?}");
        scored += usize::from(exits * charges > 4);
        beside += usize::from(reached < exits);
        let mut errors = 0;
        for (space, drawn) in sketch.drawn() {
            for side in Side::ALL {
                let Some(kind) = drawn.drawing.kind(side) else { continue };
                let Some(next) = layout.neighbour(space, side) else { continue };
                let open = sketch.drawing(next).kind(side.opposite()) != Some(kind);
                errors += usize::from(open && next != cell);
                faced += usize::from(open && next == cell);
            }
        }
        assert_eq!(score(&sketch, &rules).errors().len(), errors, "{sketch:?}");
    }
    assert!(
        scored > 60 && cut > 40 && beside > 60 && faced > 60,
        "{scored} {cut} {beside} {faced}"
    );
}
