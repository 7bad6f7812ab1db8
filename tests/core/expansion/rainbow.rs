//! Rainbow: boards with numbers derived by hand. Rule sentences are numbered as in the compendium's
//! section on the Rainbow Die: 1 rounds, 2 mandatory at the start of the round, 3 a rainbow keeps
//! apart, 4 rain falls beside a rainbow, 5 a rainbow joins networks, 6 it interrupts lines, 7 two
//! points a clover beside a rainbow, 8 each fills its space, 9 ends at clouds and clovers.

use super::support::*;
use crate::support::{roll_words, shown};
use inkspector::board::{Cell, Kind, Layout, Mark, Place, Sketch, Space, Turn};
use inkspector::check::{IssueKind, check, rulings};
use inkspector::game::{Known, Random, Rolls, Table, Verdict, audit_known};
use inkspector::notation::BoardFile;
use inkspector::rules::contract::ShownRolls;
use inkspector::rules::contract::{Moment, Usage};
use inkspector::rules::{Edition, Ruleset, Ruling};
use inkspector::score::score;
use inkspector::words::Language;
use std::collections::BTreeMap;

fn rules() -> Ruleset {
    with(&["rainbow"])
}

fn ruling(key: &str) -> &'static Ruling {
    the("rainbow").rulings().iter().find(|ruling| ruling.key == key).unwrap()
}

fn broken(sketch: &Sketch, faces: &ShownRolls) -> Vec<String> {
    let known = Known { rolls: &Rolls::new(), faces, table: Table::Shared };
    let audit = audit_known(sketch, &rules(), known);
    let broken = audit.findings.iter().filter(|finding| finding.verdict() == Verdict::Broken);
    broken.map(|finding| Language::En.told(finding)).collect()
}

#[test]
fn rounds_and_dice() {
    assert_eq!(rules().rounds(&Layout::challenge()), 6); // 1
    assert_eq!(the("rainbow").usage(), Usage::EveryIfPossible); // 2
    assert_eq!(the("rainbow").dice()[0].acts, Moment::Before);
    assert_eq!(the("rainbow").dice()[0].copies, 1);
}

/// 7: the worked example: D4 with clovers C4 and D5, D6 with D5: 4 + 2.
#[test]
fn clovers_beside_rainbows() {
    let sketch = board("rainbow D4 D6; clover C4 D5");
    assert_eq!(parts(&sketch, &rules()), [(4, 3), (2, 2)]);
    // A clover by a corner earns nothing, and is told, as is the rainbow.
    let apart = score(&board("rainbow D4; clover C3 G7"), &rules());
    assert_eq!(apart.extras()[0].points(), 0);
    assert_eq!(apart.extras()[0].aside.len(), 3);
    // All four sides: eight.
    assert_eq!(extra(&board("rainbow D4; clover C4 E4 D3 D5"), &rules()), 8);
    assert_eq!(extra(&board("clover C4 C5"), &rules()), 0);
}

/// 5 and 6: networks of both kinds are one; a line stops at the rainbow.
#[test]
fn rainbows_join_and_interrupt() {
    let text = "rainbow D3; D1 .h.h; D2 .h.h; D4 .h.h; D5 .h.h; D6 .h.h; D7 .h.h; A3 ..h.s";
    let sketch = board(&format!("{text}; B3 h.h.; C3 h.r."));
    let sheet = score(&sketch, &rules());
    let exits: Vec<usize> = sheet.networks().iter().map(|network| network.exits.len()).collect();
    assert_eq!(exits, [2]);
    assert_eq!(sheet.longest(Kind::Highway).points(), 4);
    assert_eq!(sheet.errors().len(), 0);
    // A second rainbow apart from it joins nothing more.
    let two = board("rainbow D3 F6; D1 .h.h; D2 .h.h; F5 .r..s; D4 ...h");
    assert_eq!(score(&two, &rules()).networks().len(), 1);
    // Without the rainbow the ends are errors.
    let open = board("D1 .h.h; D2 .h.h; D4 .h.h; D5 .h.h; D6 .h.h; D7 .h.h");
    assert_eq!(score(&open, &rules()).errors().len(), 2);
}

/// 9, and ruling `rainbow-end`.
#[test]
fn ends_are_excused() {
    let sketch = board("rain-cloud B2; clover B6; rainbow B4; A2 h.h.; A6 h.h.; A4 r.r.");
    let sheet = score(&sketch, &rules());
    assert_eq!(sheet.errors().len(), 0);
    let note = other_total(&sheet, ruling("rainbow-end"));
    assert_eq!(note, Some(sheet.total() - 1));
    let beside = board("rain-cloud B2; A2 hh..");
    assert_eq!(score(&beside, &rules()).errors().len(), 1);
}

/// Ruling `rainbow-exit`: the rainbow in D1 joins that exit, under either answer on its end.
#[test]
fn rainbows_at_exits() {
    let sketch = board("rainbow D1; D2 .h.h; D3 .h.h; D4 .h.h; D5 .h.h; D6 .h.h; D7 .h.h");
    let sheet = score(&sketch, &rules());
    assert_eq!(sheet.networks()[0].exits.len(), 1);
    assert_eq!(other_total(&sheet, ruling("rainbow-exit")), Some(sheet.total() + 4));
    let joined = rules().with_answer(ruling("rainbow-exit"), 1);
    let sheet = score(&sketch, &joined);
    assert_eq!((sheet.networks()[0].exits.len(), sheet.errors().len()), (2, 0));
    assert_eq!(other_total(&sheet, ruling("rainbow-exit")), Some(sheet.total() - 4));
    assert_eq!(other_total(&sheet, ruling("rainbow-end")), Some(sheet.total() - 1));
    let strict = joined.with_answer(ruling("rainbow-end"), 1);
    let sheet = score(&sketch, &strict);
    assert_eq!((sheet.networks()[0].exits.len(), sheet.errors().len()), (2, 1));
    // Two networks at one such rainbow count the exit once.
    let two = board("rainbow D1; D2 ...h; C1 ..r.s; D3 .h.h");
    let sheet = score(&two, &joined);
    assert_eq!(sheet.networks().len(), 1);
    assert_eq!(sheet.networks()[0].exits.len(), 1);
}

/// 3 and ruling `rainbow-apart`: with the other answer one that took a cloud's place cannot be told
/// from one in an empty space.
#[test]
fn rainbows_keep_apart() {
    let sketch = board("rainbow C3 C4 F1");
    assert_findings(&sketch, &rules(), &["C3 C4: rainbows that share a side"]);
    assert_findings(&board("rainbow C3 D4"), &rules(), &[]);
    let loose = rules().with_answer(ruling("rainbow-apart"), 1);
    assert_findings(&sketch, &loose, &[]);
    assert_eq!(rulings(&sketch, &rules())[0].ruling.key, "rainbow-apart");
    assert_eq!(rulings(&board("rainbow C3 D4"), &rules()), []);
}

/// 4: rain falls beside a rainbow that is there, while an empty space is beside one.
#[test]
fn rain_falls_beside_rainbows() {
    let strayed = "A1: a rain cloud beside no earlier rainbow, though B6 beside one was empty";
    let told = |text: &str| findings(&board(text), &rules());
    assert_eq!(told("rainbow C6; rain-cloud A1; C6 .... 1; A1 .... 2"), [strayed]);
    for fine in [
        // Beside it; before it, when any empty space will do; of no known round.
        "rainbow C6; rain-cloud C5; C6 .... 1; C5 .... 2",
        "rainbow C6; rain-cloud A1; C6 .... 3; A1 .... 2",
        "rainbow C6; rain-cloud A1; C6 .... 1",
        "rainbow C6; rain-cloud A1; A1 .... 2",
        // Every space beside it is drawn in: perhaps it was then.
        "rainbow G7; rain-cloud A1; G7 .... 1; A1 .... 3; F7 .r.h; G6 h.h. 2",
        // Beside one whose round nobody knows.
        "rainbow C6 A2; rain-cloud A1; C6 .... 1; A1 .... 2",
    ] {
        assert_eq!(told(fine), [""; 0], "{fine}");
    }
    // What an expansion erased may have stood in the way.
    let erased = board("rainbow C6; rain-cloud A1; C6 .... 1; A1 .... 2");
    assert_eq!(findings(&erased, &with(&["rainbow", "meteor"])), [""; 0]);
}

/// 8: lines and other marks that fill do not stand there.
#[test]
fn they_fill_their_space() {
    for word in ["rainbow", "rain-cloud", "clover"] {
        let found = findings(&board(&format!("{word} A2; A2 h.h.")), &rules());
        assert!(found[0].contains("whole space") && found[1].contains("no face"), "{found:?}");
    }
    let two = findings(&board("rainbow A2; clover A2"), &rules());
    assert!(two.iter().any(|found| found.contains("whole space")), "{two:?}");
    let tree = board("rainbow A2; tree A2");
    assert_findings(&tree, &with(&["forest", "rainbow"]), &["A2: a rainbow fills the whole space"]);
}

/// Ruling `rainbow-anchor`.
#[test]
fn routes_that_join_a_rainbow_alone() {
    let sketch = board("rainbow D4; D5 .h.h");
    let islands = |rules: &Ruleset| {
        check(&sketch, rules).iter().filter(|issue| issue.kind == IssueKind::Island).count()
    };
    assert_eq!(islands(&rules()), 1);
    let loose = rules().with_answer(ruling("rainbow-anchor"), 1);
    assert_eq!(islands(&loose), 0);
    assert_eq!(rulings(&sketch, &rules())[0].others[0].fewer.len(), 1);
    // One that only lies beside it is alone under either.
    let beside = board("rainbow D4; D5 h.h.");
    assert_eq!(check(&beside, &loose).len(), 1);
}

/// Ruling `cloud-centre`, for points and for goals: rainbows and clovers count, clouds by ruling.
#[test]
fn clouds_in_the_centre() {
    let sketch = board("rain-cloud D4; clover E4; rainbow C5");
    let sheet = score(&sketch, &rules());
    assert_eq!(sheet.centre().len(), 2);
    assert_eq!(other_total(&sheet, ruling("cloud-centre")), Some(sheet.total() + 1));
    let loose = rules().with_answer(ruling("cloud-centre"), 1);
    assert_eq!(score(&sketch, &loose).centre().len(), 3);
    let corners = board("rain-cloud A1; clover A7; rainbow G1");
    let met = |rules: &Ruleset| {
        let goal = inkspector::game::goal("D", rules).unwrap();
        let board = inkspector::rules::contract::GoalBoard::new(&corners, rules);
        matches!((goal.met)(&board), inkspector::rules::contract::Verdict::Met(_))
    };
    assert!(!met(&rules()) && met(&loose));
}

/// 2: no more of them than rounds, one a round, and of the faces rolled.
#[test]
fn faces_and_dice() {
    let seven = board("rainbow A1 A3 A5; clover C1 C3; rain-cloud E1 E3");
    assert_findings(&seven, &rules(), &["the Rainbow die cannot give these 7"]);
    let two = board("rainbow A1; clover A3; A1 .... 2; A3 .... 2");
    assert_findings(
        &two,
        &rules(),
        &["the Rainbow die cannot give these 2 rainbows, clouds and clovers in round 2"],
    );
    let faces = |text| ShownRolls::from([(1, shown(the("rainbow"), [text]))]);
    let one = board("rainbow A1; A1 .... 1");
    assert_eq!(broken(&one, &faces("rainbow")), [""; 0]);
    assert_eq!(broken(&one, &faces("clover")).len(), 1);
    // A cloud comes from the neighbour, by the same die.
    let cloud = board("rain-cloud A1; A1 .... 1");
    assert_eq!(broken(&cloud, &faces("rain")), [""; 0]);
    assert_eq!(broken(&cloud, &faces("rainbow")).len(), 1);
}

/// 3 and 4: where the faces may be drawn.
#[test]
fn steps_follow_the_rules() {
    let sketch = board("rainbow D4; rain-cloud D5 A1; A2 h.h.");
    let told = |face: &str| -> Vec<String> {
        let steps = the("rainbow").steps(&sketch, &[face], Moment::Before);
        steps.iter().map(|step| Language::En.tell(&step.what)).collect()
    };
    // Of 49 spaces 4 are taken, three empty ones lie beside D4; of the clouds A1 may be replaced.
    let rainbow = told("rainbow");
    assert_eq!(rainbow.len(), 49 - 4 - 3 + 1);
    assert!(rainbow.contains(&"draw a rainbow in A1 in place of the cloud".to_owned()));
    assert!(!rainbow.iter().any(|told| told.contains("D5") || told.contains("C4")));
    assert_eq!(told("rain").len(), 3);
    assert_eq!(told("clover").len(), 45);
    let bare = the("rainbow").steps(&board("A2 h.h."), &["rain"], Moment::Before);
    assert_eq!(bare.len(), 48, "without a rainbow anywhere");
    let mut after = sketch.clone();
    let steps = the("rainbow").steps(&sketch, &["rainbow"], Moment::Before);
    steps
        .iter()
        .find(|step| Language::En.tell(&step.what).contains("A1"))
        .unwrap()
        .apply(&mut after);
    assert_findings(&after, &rules(), &[]);
    assert!(the("rainbow").steps(&sketch, &["rain"], Moment::With).is_empty());
}

#[test]
fn marks_round_trip() {
    let text =
        "expansions: rainbow\nmark rainbow: D4\nmark rain-cloud: B2\nmark clover: C4\nD4 .... 2\n";
    let file = BoardFile::read(text).unwrap();
    assert_eq!(BoardFile::read(&file.write()).as_ref(), Ok(&file));
    assert_eq!(BoardFile::from_json(&file.to_json()).as_ref(), Ok(&file));
}

/// Networks by another way: routes flood from space to space, through rainbows too.
fn slow_exits(sketch: &Sketch) -> Vec<usize> {
    let layout = sketch.layout();
    let rainbow =
        |space: Space| sketch.amount(&Mark { word: "rainbow".into(), at: Place::Space(space) }) > 0;
    // Each strand has a number; rainbows have one after them.
    let mut places: Vec<(Space, usize)> = Vec::new();
    for (space, cell) in sketch.drawn() {
        places.extend((0..cell.drawing.strands().len()).map(|strand| (space, strand)));
    }
    places.extend(layout.spaces().filter(|&space| rainbow(space)).map(|space| (space, 9)));
    let strand_at = |space: Space, side| {
        let drawing = sketch.drawing(space);
        drawing.strands().iter().position(|strand| strand.kind(side).is_some())
    };
    let mut label: Vec<usize> = (0..places.len()).collect();
    let mut exits: Vec<(usize, usize)> = Vec::new();
    loop {
        let before = label.clone();
        exits.clear();
        for (number, &(space, strand)) in places.iter().enumerate().filter(|(_, p)| p.1 != 9) {
            for (side, kind) in sketch.drawing(space).strands()[strand].ends() {
                if let Some(exit) = layout.exit_at(space, side) {
                    if layout.exits()[exit].kind == kind {
                        exits.push((number, exit));
                    }
                    continue;
                }
                let Some(there) = layout.neighbour(space, side) else { continue };
                let other = if rainbow(there) {
                    Some((there, 9))
                } else {
                    strand_at(there, side.opposite())
                        .filter(|_| sketch.drawing(there).kind(side.opposite()) == Some(kind))
                        .map(|strand| (there, strand))
                };
                let Some(other) = other.and_then(|at| places.iter().position(|p| *p == at)) else {
                    continue;
                };
                let least = label[number].min(label[other]);
                label[number] = least;
                label[other] = least;
            }
        }
        if label == before {
            break;
        }
    }
    let mut by: BTreeMap<usize, std::collections::BTreeSet<usize>> = BTreeMap::new();
    for (number, exit) in exits {
        by.entry(label[number]).or_default().insert(exit);
    }
    let mut counts: Vec<usize> = by.values().map(|exits| exits.len()).collect();
    counts.sort_unstable();
    counts
}

fn random_board(random: &mut Random) -> Sketch {
    let mut sketch = Sketch::new(Layout::classic());
    let codes = ["h.h.", "hhh.", "hhhh", "rrrr", "hrhro", "hhhh", "rrrrd1", "h.r.", "hrhr", "rrr."];
    for space in Layout::classic().spaces() {
        match random.below(5) {
            0 => {
                let word = ["rainbow", "rainbow", "rain-cloud", "clover"][random.below(4)];
                sketch.set_mark(Mark { word: word.into(), at: Place::Space(space) }, 1);
            }
            1 => {}
            _ => {
                let code = codes[random.below(codes.len())].parse::<inkspector::board::Drawing>();
                let drawing = code.unwrap().turned(Turn::ALL[random.below(8)]);
                sketch.set(space, Cell { drawing, round: None });
            }
        }
    }
    sketch
}

/// Networks and points of random boards, by a slow scorer that shares nothing.
#[test]
fn random_boards_score_as_counted() {
    let mut random = Random::new(77);
    let mut joined = 0;
    for _ in 0..400 {
        let sketch = random_board(&mut random);
        let sheet = score(&sketch, &rules());
        let mut exits: Vec<usize> =
            sheet.networks().iter().map(|network| network.exits.len()).collect();
        exits.sort_unstable();
        assert_eq!(exits, slow_exits(&sketch), "{sketch:?}");
        let bare = score(&sketch, &with(&[]));
        let mut bare: Vec<usize> =
            bare.networks().iter().map(|network| network.exits.len()).collect();
        bare.sort_unstable();
        joined += usize::from(bare != exits);
        let at = |word: &str| -> Vec<Space> {
            let own = sketch.marks().filter(|(mark, _)| mark.word == word);
            own.filter_map(|(mark, _)| match mark.at {
                Place::Space(space) => Some(space),
                _ => None,
            })
            .collect()
        };
        let near = |a: &Space, b: &Space| a.row.abs_diff(b.row) + a.col.abs_diff(b.col) == 1;
        let clovers = at("clover");
        let pairs: usize =
            at("rainbow").iter().map(|bow| clovers.iter().filter(|c| near(bow, c)).count()).sum();
        assert_eq!(sheet.extra_points(), 2 * pairs as i32);
    }
    assert!(joined > 40, "{joined}");
}

/// Random histories: each mark by its die, kept apart, clouds where they fall. Nobody is accused, and
/// the die of another round is.
#[test]
fn legal_histories_accuse_nobody() {
    let mut changed = 0;
    for seed in 0..40 {
        let mut random = Random::new(seed);
        let mut sketch = Sketch::new(Edition::Classic.layout());
        let mut faces = ShownRolls::new();
        for round in 1..=6 {
            let rolled = roll_words(the("rainbow"), &mut random);
            let steps = the("rainbow").steps(&sketch, &rolled, Moment::Before);
            if let Some(step) = random.pick(&steps) {
                step.apply(&mut sketch);
                let space = step.path[0];
                let cell = sketch.cell(space);
                sketch.set(space, Cell { round: Some(round), ..cell });
            }
            faces.insert(round, shown(the("rainbow"), rolled.iter().copied()));
        }
        for numbered in [true, false] {
            let mut board = sketch.clone();
            if !numbered {
                for space in sketch.layout().spaces() {
                    board.set(space, Cell::default());
                }
            }
            assert_eq!(check(&board, &rules()), []);
            assert_eq!(broken(&board, &faces), [""; 0], "{seed} {board:?} {faces:?}");
            assert_eq!(broken(&board, &BTreeMap::new()), [""; 0]);
        }
        // No clover was rolled, but one stands there.
        let Some(clover) = sketch.marks().find(|(mark, _)| mark.word == "clover") else { continue };
        let round = match clover.0.at {
            Place::Space(space) => sketch.cell(space).round.unwrap(),
            _ => continue,
        };
        faces.insert(round, shown(the("rainbow"), ["rain"]));
        assert!(!broken(&sketch, &faces).is_empty(), "{seed}");
        changed += 1;
    }
    assert!(changed > 10, "{changed}");
}

/// The die is no choice: what it showed in the rounds played stands there, if there was room.
#[test]
fn what_the_die_showed_is_there() {
    let all = |face: &str| -> ShownRolls {
        (1..=6).map(|round| (round, crate::support::shown(the("rainbow"), [face]))).collect()
    };
    let of_die = |text: &str, face: &str| -> Vec<String> {
        let told = broken(&board(text), &all(face)).into_iter();
        told.filter(|told| told.contains("there was room")).collect()
    };
    let routes = "A2 h.h. 1; A4 r.r. 2; A6 h.h. 3";
    for face in ["clover", "rainbow"] {
        let held = |places: &str| of_die(&format!("{routes}; {face} {places}"), face);
        assert_eq!(held("C1 C3 C5"), [""; 0], "three rounds were played");
        assert_eq!(held("C1 C3 C5 C7"), [""; 0]);
        let told = held("C1 C3");
        assert!(told.len() == 1 && told[0].contains("2 drawn"), "{told:?}");
        assert!(told[0].contains("showed it 3 times"), "{told:?}");
        assert_eq!(of_die(routes, face).len(), 1);
        // Nothing is known of a board without numbers.
        assert_eq!(of_die("A2 h.h.", face), [""; 0]);
    }
    assert_eq!(of_die(routes, "rain"), [""; 0], "the cloud is the neighbour's");
    // Where rainbows leave no room for one more, fewer are right.
    let layout = Layout::blank(1, 3).unwrap();
    let small = board_on(layout.into(), "A1 .h.. 3; rainbow A2");
    let known = all("rainbow");
    assert!(broken(&small, &known).iter().all(|told| !told.contains("there was room")));
}
