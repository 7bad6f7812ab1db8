//! Investigation: boards with numbers derived by hand. Rule sentences are numbered as in the compendium's
//! section on the Investigation Die: 1 rounds, 2 the investigator begins beside an exit, 3 optional and
//! placed like routes, 4 steps of the die at the end of the round, 5 a step along a highway to the next
//! space, 6 a step along railways to the first station, 7 one investigator is redrawn, 8 a circle round
//! each clue he lands on, 9 one point a found clue and four for all.

use super::support::*;
use crate::support::{roll_words, shown};
use inkspector::board::{Cell, Layout, Mark, Place, Side, Sketch, Space, Turn};
use inkspector::check::check;
use inkspector::game::{Known, Random, Rolls, Table, Verdict, audit_known};
use inkspector::notation::BoardFile;
use inkspector::rules::contract::ShownRolls;
use inkspector::rules::contract::Usage;
use inkspector::rules::{Edition, Ruleset, Ruling};
use inkspector::score::score;
use inkspector::words::Language;
use std::collections::BTreeSet;

fn rules() -> Ruleset {
    with(&["investigation"])
}

fn ruling(key: &str) -> &'static Ruling {
    the("investigation").rulings().iter().find(|ruling| ruling.key == key).unwrap()
}

fn faces(words: &[&str]) -> ShownRolls {
    let own = |word| shown(the("investigation"), [word]);
    (1..).zip(words).map(|(round, word)| (round, own(*word))).collect()
}

fn broken(sketch: &Sketch, rules: &Ruleset, faces: &ShownRolls) -> Vec<String> {
    let known = Known { rolls: &Rolls::new(), faces, table: Table::Shared };
    let audit = audit_known(sketch, rules, known);
    let broken = audit.findings.iter().filter(|finding| finding.verdict() == Verdict::Broken);
    broken.map(|finding| Language::En.told(finding)).collect()
}

/// Those of the walk.
fn walks(sketch: &Sketch, rules: &Ruleset, faces: &ShownRolls) -> usize {
    let own = |told: &&String| told.contains("no walk");
    broken(sketch, rules, faces).iter().filter(own).count()
}

const NOWHERE: [&str; 1] = ["no walk"];

#[test]
fn rounds_and_dice() {
    assert_eq!(rules().rounds(&Layout::challenge()), 6); // 1
    assert_eq!(the("investigation").usage(), Usage::Optional); // 3
    let die = &the("investigation").dice()[0];
    assert_eq!((die.copies, die.faces.len()), (1, 6));
}

/// 9: three clues: all found 3 + 4, two of them 2, none 0.
#[test]
fn points() {
    let text = "clue B2 C2 D2; A2 h.h.; B2 h.h.; C2 h.h.; D2 h.h.";
    let found = |circles: &str| board(&format!("{text}; {circles}"));
    assert_eq!(parts(&found("found B2 C2 D2"), &rules()), [(1, 1), (1, 1), (1, 1), (4, 3)]);
    assert_eq!(extra(&found("found B2 D2"), &rules()), 2);
    assert_eq!(extra(&found(""), &rules()), 0);
    let sheet = score(&found("found B2"), &rules());
    // Two clues, and the points for all of them.
    assert_eq!(sheet.extras()[0].aside.len(), 3);
}

/// 9, ruling `clues-none`, both ways.
#[test]
fn no_clue_at_all() {
    let sketch = board("A2 h.h.; B2 h.h.");
    let sheet = score(&sketch, &rules());
    assert_eq!(sheet.extras()[0].points(), 0);
    assert_eq!(other_total(&sheet, ruling("clues-none")), Some(sheet.total() + 4));
    assert_eq!(extra(&sketch, &rules().with_answer(ruling("clues-none"), 1)), 4);
    let one = board("clue B2; A2 h.h.; B2 h.h.");
    assert_eq!(other_total(&score(&one, &rules()), ruling("clues-none")), None);
    assert_eq!(extra(&one, &rules().with_answer(ruling("clues-none"), 1)), 0);
}

/// 8: a circle stands round a clue.
#[test]
fn circles() {
    let bare = board("found B2; A2 h.h.; B2 h.h.");
    assert_findings(&bare, &rules(), &["B2: a circle stands where no clue is"]);
    assert_eq!(extra(&bare, &rules()), 0);
    let twice = board("clue B2; found B2x2; investigator B2; A2 h.h.; B2 h.h.");
    assert_findings(&twice, &rules(), &["2 are drawn, at most 1"]);
}

/// 2 and 7: one investigator, beside an exit or in a space, and nothing found before he left.
#[test]
fn where_investigators_stand() {
    let lines = "clue B2; A2 h.h.; B2 h.h.";
    let put = |marks: &str| board(&format!("{lines}; {marks}"));
    assert_findings(&put("investigator A2N"), &rules(), &[]);
    assert_findings(&put("investigator B2; found B2"), &rules(), &[]);
    let two = put("investigator A2 B2; found B2");
    assert_findings(&two, &rules(), &["A2 B2: 2 Investigators are drawn"]);
    let still = put("investigator A2N; found B2");
    assert_findings(&still, &rules(), &["A2N: the Investigator is still beside an exit"]);
    // Whoever found something stands somewhere; before that nothing hangs on it.
    let missing = put("found B2");
    assert_findings(&missing, &rules(), &["B2: clues are circled, but no Investigator is drawn"]);
    assert_findings(&missing, &with(&["meteor", "investigation"]), &[]);
    assert_findings(&put(""), &rules(), &[]);
    assert_eq!(findings(&put("investigator A3N"), &rules()).len(), 1);
}

/// 3: the faces are routes and join like routes.
#[test]
fn faces_are_routes() {
    for lines in ["B4 .hhr", "B4 .h.h", "B4 .hhh", "B4 rr.rs", "B4 .r.rs", "B4 r..h"] {
        assert_findings(&board(&format!("clue B4; {lines}")), &rules(), &[]);
    }
    for lines in ["B4 hh..", "B4 r.r.", "B4 hhhh", "B4 ...."] {
        let found = ["B4: no face of the Investigation die"];
        assert_findings(&board(&format!("clue B4; {lines}")), &rules(), &found);
    }
    let alone = check(&board("clue D4; D4 h.h."), &rules());
    assert_eq!(alone.iter().map(|issue| issue.kind.word()).collect::<Vec<_>>(), ["island"]);
}

/// 3: one clue a round.
#[test]
fn one_a_round() {
    let apart = "clue A2 B2; A2 h.h. 1; B2 h.h. 2";
    assert_findings(&board(apart), &rules(), &[]);
    let together = "clue A2 B2; A2 h.h. 1; B2 h.h. 1";
    assert_findings(&board(together), &rules(), &["A2 B2: the Investigation die cannot give"]);
    let seven =
        "clue A1 A3 A5 A7 C1 C3 C5; A1 .h.h; A3 .h.h; A5 .h.h; A7 .h.h; C1 h.h.; C3 h.h.; C5 h.h.";
    assert_findings(&board(seven), &rules(), &["the Investigation die cannot give these 7"]);
}

/// 5: a step leads along a highway to the space beside, and nowhere else.
#[test]
fn highways() {
    let joined = board("clue C2; found C2; investigator C2; A2 h.h.; B2 h.h.; C2 h.h.");
    assert_findings(&joined, &rules(), &[]);
    let apart = board("clue C2; found C2; investigator C2; A2 h.h.; B2 hh..; C2 h.h.");
    assert_findings(&apart, &rules(), &NOWHERE);
    // Two of them, of which one can be reached.
    let one = board("clue B2 E4; found B2 E4; investigator B2; A2 h.h.; B2 h.h.; E4 .h.h; E5 .h.h");
    assert_findings(&one, &rules(), &["B2 E4: no walk finds all 2 of these clues; at most 1"]);
    // One highway over another: he may leave along either.
    let over = board("clue B3; found B3; investigator B3; A2 h.h.; B2 hhhho; B3 .h.h");
    assert_findings(&over, &rules(), &[]);
}

/// 6: from a railway exit or a station to the first station, however far; none is skipped.
#[test]
fn railways() {
    // A4 is a railway exit: the first station is D4, one step away.
    let line = "A4 r.r.; B4 r.r.; C4 r.r.; D4 r.r.s";
    let one = board(&format!("clue D4; found D4; {line}"));
    let single = faces(&["t-station-clue"; 6]);
    assert_eq!(walks(&one, &rules(), &single), 0);
    // Without a station nothing is reached.
    let bare = board("investigator C4; A4 r.r.; B4 r.r.; C4 r.r.");
    assert_findings(&bare, &rules(), &["C4: no walk of the Investigator leads here"]);
    // Three stations in line in round 6 take three steps.
    let three = board("clue C4; found C4; investigator C4; A4 r.rhs 6; B4 r.r.s 6; C4 r.r.s 6");
    assert_findings(&three, &rules(), &[]);
    let four =
        board("clue C4; found C4; investigator D4; A4 r.rhs 6; B4 r.r.s 6; C4 r.r.s 6; D4 rhrs 6");
    assert_eq!(
        findings(&four, &rules()).len(),
        1 + usize::from(findings(&four, &rules()).len() > 1)
    );
    // Along a railway junction he comes to either station.
    let fork = board("clue B5; found B5; investigator B5; A4 r.r.; B4 rrrr; B5 .r.rs; C4 r.r.s");
    assert_findings(&fork, &rules(), &[]);
    // He does not step onto a railway from a space without a station.
    let off = board("clue A4; found A4; investigator A4; A2 hh..; A3 .h.h; A4 r..h; B4 .hhr");
    assert_findings(&off, &rules(), &[]);
}

/// 4: the steps of each round, by its clue or by the dice that are written down.
#[test]
fn steps_of_the_rounds() {
    let text = "clue D2; found D2; investigator D2; A2 h.h. 6; B2 h.h. 6; C2 h.h. 6; D2 h.h. 6";
    // Four steps in the only round in which there is a way; the clue of that round shows three.
    assert_findings(&board(text), &rules(), &NOWHERE);
    let near = "clue C2; found C2; investigator C2; A2 h.h. 6; B2 h.h. 6; C2 h.h. 6";
    assert_findings(&board(near), &rules(), &[]);
    // The T of round 6 shows two steps.
    let tee = "clue C2; found C2; investigator C2; A2 h.h. 6; B2 h.h. 6; C2 hhh. 6";
    assert_findings(&board(tee), &rules(), &NOWHERE);
    // In round 5 he may have gone two of them.
    let early = "clue C2; found C2; investigator C2; A2 h.h. 5; B2 h.h. 5; C2 hhh. 6";
    assert_findings(&board(early), &rules(), &[]);
}

/// 4: dice that are written down and clash.
#[test]
fn dice_that_clash() {
    let text = "clue D2; found D2; investigator D2; A2 h.h. 5; B2 h.h. 5; C2 h.h. 6; D2 hhh. 6";
    let sketch = board(text);
    assert_findings(&sketch, &rules(), &[]);
    let dice = |fifth: &'static str| {
        faces(&[
            "straight-clue",
            "straight-clue",
            "straight-clue",
            "straight-clue",
            fifth,
            "t-clue",
        ])
    };
    assert_eq!(walks(&sketch, &rules(), &dice("t-clue")), 0);
    assert_eq!(walks(&sketch, &rules(), &dice("t-station-clue")), 1);
    // A clue that was not rolled.
    let other = faces(&["t-station-clue"; 6]);
    assert!(!broken(&board("clue A2; A2 h.h. 2"), &rules(), &other).is_empty());
}

/// 4, ruling `steps-without-drawing`, both ways.
#[test]
fn dice_that_were_not_drawn() {
    let apart = rules().with_answer(ruling("steps-without-drawing"), 1);
    // The clue of round 1 gave three steps, the die of round 2 was not drawn.
    let sketch = board("clue A2; investigator D2; A2 h.h. 1; B2 h.h. 1; C2 h.h. 1; D2 h.h. 2");
    assert_findings(&sketch, &rules(), &[]);
    assert_findings(&sketch, &apart, &["D2: no walk of the Investigator leads here"]);
    let near = board("clue A2; investigator C2; A2 h.h. 1; B2 h.h. 1; C2 h.h. 1");
    assert_findings(&near, &apart, &[]);
    // A clue without a number may be that of round 2.
    let open = board("clue A2 D2; investigator D2; A2 h.h. 1; B2 h.h. 1; C2 h.h. 1; D2 h.h.");
    assert_findings(&open, &apart, &[]);
    let dice = faces(&["straight-clue", "t-station-clue", "t-clue", "t-clue", "t-clue", "t-clue"]);
    assert_eq!(walks(&sketch, &rules(), &dice), 0);
    let keys = |sketch: &Sketch| -> Vec<&str> {
        let notes = inkspector::check::rulings(sketch, &rules());
        notes.iter().map(|note| note.ruling.key).collect()
    };
    assert!(keys(&sketch).contains(&"steps-without-drawing"), "{:?}", keys(&sketch));
    assert!(!keys(&board("clue A2; A2 h.h. 1")).contains(&"steps-without-drawing"));
}

/// 5, ruling `exit-step`, both ways.
#[test]
fn from_exits() {
    let free = rules().with_answer(ruling("exit-step"), 1);
    let sketch =
        board("clue D2; found D2; investigator D2; A2 h.h. 6; B2 h.h. 6; C2 h.h. 6; D2 h.h. 6");
    assert_findings(&sketch, &rules(), &NOWHERE);
    assert_findings(&sketch, &free, &[]);
    let far = board(
        "clue D2; found D2; investigator E2; A2 h.h. 6; B2 h.h. 6; C2 h.h. 6; D2 h.h. 6; E2 h.h. 6",
    );
    assert_findings(&far, &free, &["E2: no walk that finds the circled clues ends here"]);
}

/// Where something was erased nobody can tell how he walked.
#[test]
fn erased_ways_accuse_nobody() {
    let sketch = board("clue C2; found C2 E5; investigator C2; C2 h.h.");
    assert_eq!(findings(&sketch, &rules()).len(), 2);
    assert_findings(&sketch, &with(&["meteor", "investigation"]), &[]);
}

#[test]
fn marks_round_trip() {
    for home in ["A2N", "B2"] {
        let text = format!(
            "expansions: investigation\nmark clue: B2\nmark found: B2\nmark investigator: {home}\nA2 h.h. 1\nB2 h.h. 2\n"
        );
        let file = BoardFile::read(&text).unwrap();
        assert_eq!(BoardFile::read(&file.write()).as_ref(), Ok(&file));
        assert_eq!(BoardFile::from_json(&file.to_json()).as_ref(), Ok(&file));
    }
    let behind = BoardFile::read("expansions: investigation\nB2 h.h. clue found\n").unwrap();
    assert_eq!(extra(&behind.sketch, &rules()), 5);
}

/// A village under a clue counts like any route.
#[test]
fn villages_under_clues() {
    let village = board_on(Layout::challenge(), "clue B6; B6 .r.rs");
    let sheet = score(&village, &with_edition(Edition::Challenge, &["investigation"]));
    assert_eq!(sheet.village_points(), 2);
}

fn at(word: &str, space: Space) -> Mark {
    Mark { word: word.into(), at: Place::Space(space) }
}

/// Random boards, counted clue by clue; turned boards score alike.
#[test]
fn random_boards_score_as_counted() {
    let mut random = Random::new(27);
    let mut full = 0;
    for number in 0..200 {
        let mut sketch = Sketch::new(Layout::blank(7, 7).unwrap().into());
        let mut turned = sketch.clone();
        let turn = Turn::ALL[random.below(8)];
        let (mut clues, mut found) = (0, 0);
        for space in sketch.layout().clone().spaces() {
            let (x, y) = (i32::from(space.col) - 3, i32::from(space.row) - 3);
            let x = if turn.is_mirrored() { -x } else { x };
            let (x, y) = [(x, y), (-y, x), (-x, -y), (y, -x)][usize::from(turn.digit() % 4)];
            let there = Space::new((y + 3) as u8, (x + 3) as u8);
            let (clue, circle) = (random.below(8) == 0, number % 2 == 0 || random.below(3) > 0);
            for (word, is) in [("clue", clue), ("found", clue && circle)] {
                if is {
                    sketch.set_mark(at(word, space), 1);
                    turned.set_mark(at(word, there), 1);
                }
            }
            clues += i32::from(clue);
            found += i32::from(clue && circle);
        }
        let all = clues > 0 && clues == found;
        full += usize::from(all);
        let points = found + if all { 4 } else { 0 };
        assert_eq!(extra(&sketch, &rules()), points);
        assert_eq!(extra(&turned, &rules()), points);
    }
    assert!(full > 80 && full < 180, "{full}");
}

/// Where one step leads, found by drawing alone: no graph of strands.
fn one_step(sketch: &Sketch, from: Place) -> BTreeSet<Space> {
    let layout = sketch.layout();
    let mut found = BTreeSet::new();
    let kind =
        |space: Space, side: Side| sketch.drawing(space).kind(side).map(|kind| kind.letter());
    let station = |space: Space| sketch.drawing(space).has_station();
    // A railway side left behind, and on to the next station.
    fn follow(
        sketch: &Sketch,
        space: Space,
        side: Side,
        seen: &mut BTreeSet<(Space, usize)>,
        found: &mut BTreeSet<Space>,
    ) {
        let drawing = sketch.drawing(space);
        let Some(own) = drawing.strand_at(side) else { return };
        if !seen.insert((space, side.index())) {
            return;
        }
        if drawing.has_station() {
            found.insert(space);
        }
        if drawing.strands()[own].has_station() {
            return;
        }
        for (out, kind) in drawing.strands()[own].ends() {
            let next = sketch.layout().neighbour(space, out);
            if let Some(next) = next.filter(|_| out != side && kind.letter() == 'r')
                && sketch.drawing(next).kind(out.opposite()).is_some_and(|k| k.letter() == 'r')
            {
                follow(sketch, next, out.opposite(), seen, found);
            }
        }
    }
    match from {
        Place::Side(space, side) => match kind(space, side) {
            Some('h') => _ = found.insert(space),
            Some('r') => follow(sketch, space, side, &mut BTreeSet::new(), &mut found),
            _ => {}
        },
        Place::Space(space) => {
            for side in Side::ALL {
                let Some(next) = layout.neighbour(space, side) else { continue };
                let (here, there) = (kind(space, side), kind(next, side.opposite()));
                if here == Some('h') && there == Some('h') {
                    found.insert(next);
                }
                if here == Some('r') && there == Some('r') && station(space) {
                    follow(sketch, next, side.opposite(), &mut BTreeSet::new(), &mut found);
                }
            }
        }
        Place::Corner(..) => {}
    }
    found
}

/// Histories as they are played: the die or not, every step at random. No audit accuses them; and where
/// a circle is put round a clue that no walk of the slow search reaches, the check says so.
#[test]
fn legal_histories_accuse_nobody() {
    const ROUTES: [&str; 8] = ["h.h.", "hh..", "hhh.", "r.r.", "rr..", "rrr.", "h.r.", "hrhr"];
    let (mut walked, mut wrong) = (0, 0);
    for seed in 0..30 {
        let mut random = Random::new(seed);
        let mut sketch = Sketch::new(Layout::classic());
        let layout = sketch.layout().clone();
        let mut dice = ShownRolls::new();
        let exit = layout.exits()[random.below(layout.exits().len())];
        let mut here = Place::Side(exit.space, exit.side);
        // Every place that any walk with three steps a round leads to.
        let mut reached: BTreeSet<Place> =
            layout.exits().iter().map(|exit| Place::Side(exit.space, exit.side)).collect();
        for round in 1..=6 {
            let rolled = roll_words(the("investigation"), &mut random)[0];
            dice.insert(round, shown(the("investigation"), [rolled]));
            let mut drawn = vec![Some(rolled).filter(|_| random.below(4) > 0)];
            drawn.extend([None; 4]);
            for (number, face) in drawn.into_iter().enumerate() {
                if number == 0 && face.is_none() {
                    continue;
                }
                let mut open = Vec::new();
                let own;
                let ways: Vec<_> = match face {
                    Some(face) => {
                        own =
                            the("investigation").face(face).unwrap().orientations(Space::new(0, 0));
                        own.iter().map(|laid| laid.drawing).collect()
                    }
                    None => {
                        let code = ROUTES[random.below(ROUTES.len())];
                        let plain: inkspector::board::Drawing = code.parse().unwrap();
                        plain.orientations()
                    }
                };
                for space in layout.spaces().filter(|&at| sketch.drawing(at).is_empty()) {
                    for way in &ways {
                        let mut joins = 0;
                        let fits = Side::ALL.into_iter().all(|side| {
                            let met = match layout.exit_at(space, side) {
                                Some(exit) => Some(layout.exits()[exit].kind),
                                None => layout
                                    .neighbour(space, side)
                                    .and_then(|next| sketch.drawing(next).kind(side.opposite())),
                            };
                            let both = way.kind(side).zip(met);
                            joins += usize::from(both.is_some_and(|(a, b)| a == b));
                            both.is_none_or(|(a, b)| a == b)
                        });
                        if fits && joins > 0 {
                            open.push((space, *way));
                        }
                    }
                }
                let Some(&(space, drawing)) = random.pick(&open) else { continue };
                sketch.set(space, Cell { drawing, round: Some(round) });
                if face.is_some() {
                    sketch.set_mark(at("clue", space), 1);
                }
            }
            let steps = match rolled {
                "t-station-clue" => 1,
                "straight-clue" | "straight-station-clue" => 3,
                _ => 2,
            };
            for _ in 0..steps {
                let next: Vec<Space> = one_step(&sketch, here).into_iter().collect();
                let Some(&space) = random.pick(&next) else { break };
                here = Place::Space(space);
                walked += 1;
                if sketch.amount(&at("clue", space)) > 0 {
                    sketch.set_mark(at("found", space), 1);
                }
            }
            for _ in 0..steps {
                for place in reached.clone() {
                    reached.extend(one_step(&sketch, place).into_iter().map(Place::Space));
                }
            }
        }
        sketch.set_mark(Mark { word: "investigator".into(), at: here }, 1);
        assert_findings(&sketch, &rules(), &[]);
        let mut bare = sketch.clone();
        for space in layout.spaces() {
            bare.set(space, Cell { round: None, ..sketch.cell(space) });
        }
        assert_findings(&bare, &rules(), &[]);
        for dice in [&dice, &ShownRolls::new()] {
            assert_eq!(walks(&sketch, &rules(), dice), 0, "{seed}");
        }
        // Anywhere else: with the dice, it is said exactly where no walk leads.
        for space in layout.spaces().filter(|&space| !sketch.drawing(space).is_empty()) {
            let mut other = Sketch::new(layout.clone());
            layout.spaces().for_each(|at| _ = other.set(at, sketch.cell(at)));
            for (mark, _) in sketch.marks().filter(|(mark, _)| mark.word == "clue") {
                other.set_mark(mark.clone(), 1);
            }
            other.set_mark(at("investigator", space), 1);
            let told = !findings(&other, &rules()).is_empty() || walks(&other, &rules(), &dice) > 0;
            assert_eq!(told, !reached.contains(&Place::Space(space)), "{seed} {space}");
            wrong += usize::from(told);
        }
    }
    assert!(walked > 80 && wrong > 30, "{walked} {wrong}");
}
