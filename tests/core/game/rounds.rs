//! Rounds with expansions in play, pools of mixed boxes, research points, and a board for every finding.

use super::support::*;
use crate::support::{FINDINGS, finding_number, shown};
use inkspector::board::{Cell, Layout, Place, Side, Sketch, Space};
use inkspector::expansion::expansion;
use inkspector::game::{
    Game, Known, Mode, Player, Rolls, Table, Verdict, When, audit, audit_board, audit_known,
    rounds_with_losses, when_met,
};
use inkspector::report::FindingForm;
use inkspector::rules::catalogue::route;
use inkspector::rules::contract::ShownRolls;
use inkspector::rules::{Edition, Ruleset};
use inkspector::words::Language;
use std::sync::Arc;

fn with(ids: &[&str]) -> Ruleset {
    let mut ruleset = Ruleset::new(Edition::Classic);
    ruleset.expansions = ids.iter().map(|id| expansion(id).unwrap()).collect();
    ruleset
}

/// A classic board with marks: `crater D5; A2 h.h. 1; tree C3; lava C4NS`.
fn marked(text: &str) -> Sketch {
    marked_on(Layout::classic(), text)
}

fn marked_on(layout: Arc<Layout>, text: &str) -> Sketch {
    let is_mark = |part: &&str| part.trim().starts_with(|c: char| c.is_ascii_lowercase());
    let (marks, routes): (Vec<&str>, Vec<&str>) = text.split(';').partition(is_mark);
    let mut sketch = Sketch::new(layout);
    for part in routes.iter().map(|part| part.trim()).filter(|part| !part.is_empty()) {
        let words: Vec<&str> = part.split_whitespace().collect();
        let round = words.get(2).map(|word| word.parse().unwrap());
        let cell = Cell { drawing: words[1].parse().unwrap(), round };
        assert!(sketch.set(words[0].parse().unwrap(), cell), "{part}");
    }
    for part in marks {
        let mut words = part.split_whitespace();
        let word = words.next().unwrap();
        for place in words {
            let name = place.trim_end_matches(['N', 'E', 'S', 'W']);
            let space: Space = name.parse().unwrap();
            let sides = place[name.len()..].chars().filter_map(Side::from_letter);
            let sides: Vec<Place> = sides.map(|side| Place::Side(space, side)).collect();
            let whole = vec![Place::Space(space)];
            for at in if sides.is_empty() { whole } else { sides } {
                sketch.set_mark(inkspector::board::Mark { word: word.into(), at }, 1);
            }
        }
    }
    sketch
}

fn audited(sketch: &Sketch, ruleset: &Ruleset, rolls: &Rolls, faces: &[(u8, &str)]) -> Vec<String> {
    let split = |text: &str| shown(ruleset.expansions[0], text.split_whitespace());
    let faces = faces.iter().map(|&(round, text)| (round, split(text))).collect();
    let known = Known { rolls, faces: &faces, table: Table::Shared };
    let audit = audit_known(sketch, ruleset, known);
    let all = audit.findings.iter().filter(|finding| finding.verdict() == Verdict::Broken);
    all.map(|finding| Language::En.tell(&finding.in_round())).collect()
}

/// Where an expansion erases nothing, rounds are proven as without it: its dice need not be drawn,
/// what they drew is no route die, and what they fill is no place for one.
#[test]
fn rounds_with_an_expansion_that_erases_nothing() {
    let none = Rolls::new();
    let forest = with(&["forest"]);
    assert_eq!(audited(&marked(FOUR), &forest, &none, &[]), [""; 0]);
    // A fifth piece with trees is the forest's; without trees it is one too many.
    let five = format!("{FOUR}; B2 h.h. 1");
    assert_eq!(audited(&marked(&format!("{five}; tree B2")), &forest, &none, &[]), [""; 0]);
    assert_eq!(audited(&marked(&five), &forest, &none, &[]).len(), 1);
    // A piece with trees stands for no route die.
    let three = FOUR.replace("A6 hh.. 1; ", "");
    let found = audited(&marked(&format!("{three}; C2 h.h. 1; tree C2")), &forest, &none, &[]);
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].contains("could be drawn"), "{found:?}");
    // The rolled faces are held against the pieces, and only those.
    let trees = marked(&format!("{FOUR}; C2 h.h. 1; tree C2 E4; E4 .... 1"));
    assert_eq!(audited(&trees, &forest, &none, &[(1, "trees straight-highway")]), [""; 0]);
    assert_eq!(audited(&trees, &forest, &none, &[(1, "trees")]), [""; 0]);
    assert_eq!(
        audited(&trees, &forest, &none, &[(1, "trees curve-highway")]),
        ["round 1: C2: trees with a straight highway and trees alone drawn with dice of \
          expansions, which showed trees alone and trees with a curved highway"]
    );
}

/// A die that fits only where a canyon runs, or where something else stands, need not be drawn.
#[test]
fn places_of_expansions_are_no_places_for_routes() {
    let exit = inkspector::board::Exit {
        space: Space::new(0, 0),
        side: Side::North,
        kind: inkspector::board::Kind::Highway,
    };
    let layout = Arc::new(Layout::blank(1, 2).unwrap().with_exits(vec![exit]).unwrap());
    let rolled = Rolls::from([(1, dice("hh.. h.h. r.r. hrhro"))]);
    let broken = |ids: &[&str], mark: Option<(&str, Option<Side>)>, round: Option<u8>| {
        let mut sketch = sketch_on(&layout, "A1 hh.. 1");
        if let Some((word, side)) = mark {
            let space = Space::new(0, 1);
            let at = match side {
                Some(side) => inkspector::board::Place::Side(space, side),
                None => inkspector::board::Place::Space(space),
            };
            sketch.set_mark(inkspector::board::Mark { word: word.into(), at }, 1);
            sketch.set(space, Cell { round, ..Cell::default() });
        }
        let audit = audit_board(&sketch, &with(ids), &rolled, Table::Shared);
        let undrawn = audit.findings.iter().filter(|finding| finding.kind.word() == "undrawn");
        undrawn.count()
    };
    // The straight highway and the overpass fit in A2.
    assert_eq!(broken(&["forest"], None, None), 2);
    assert_eq!(broken(&["forest"], Some(("tree", None)), Some(1)), 0);
    assert_eq!(broken(&["forest"], Some(("tree", None)), None), 0);
    // Trees of a later round were not there yet.
    assert_eq!(broken(&["forest"], Some(("tree", None)), Some(2)), 2);
    assert_eq!(broken(&["canyon"], None, None), 2);
    assert_eq!(broken(&["canyon"], Some(("canyon", Some(Side::West))), None), 0);
    assert_eq!(broken(&["lake"], Some(("water", Some(Side::North))), Some(2)), 2);
}

/// Trails are drawn where they join a route or a trail of their round or an earlier one.
#[test]
fn trails_join_what_was_there() {
    let base = FOUR.replace("A6 hh.. 1", "A6 h.h. 1");
    let trail = |station: &str| {
        format!("{base}; C2 .h.h 1; trail-nw C2; trail-se C2").replace("B1 hrhro 1", station)
    };
    let of_c2 = |station: &str| -> usize {
        let found = audited(&marked(&trail(station)), &with(&["trail"]), &Rolls::new(), &[]);
        found.iter().filter(|found| found.contains("C2")).count()
    };
    // C2 touches a corner of B1: an overpass there is no station, a curve of both kinds is one.
    assert!(of_c2("B1 hrhro 1") > 0);
    assert_eq!(of_c2("B1 h..r 1"), 0);
    assert!(of_c2("B1 h..r 2") > 0);
}

/// Cacti that an arid face erased leave plain routes: they are the desert's, not the round's dice.
#[test]
fn plain_routes_of_the_desert() {
    let desert = with(&["desert"]);
    let none = Rolls::new();
    let five = format!("{FOUR}; C5 hh.. 1");
    assert_eq!(audited(&marked(&five), &desert, &none, &[]), [""; 0]);
    assert_eq!(audited(&marked(&format!("{five}; C6 rr.. 1")), &desert, &none, &[]), [""; 0]);
    // Two desert dice, and no third.
    let seven = format!("{five}; C6 rr.. 1; E5 h.h. 1");
    assert!(!audited(&marked(&seven), &desert, &none, &[]).is_empty());
    // No face shows a T-junction.
    let junction = format!("{FOUR}; C5 hhh. 1");
    assert!(!audited(&marked(&junction), &desert, &none, &[]).is_empty());
    // The faces rolled are held against it.
    let curve = [(1, "curve-highway-cactus arid")];
    assert_eq!(audited(&marked(&five), &desert, &none, &curve), [""; 0]);
    let other = [(1, "straight-railway-oasis arid")];
    assert!(!audited(&marked(&five), &desert, &none, &other).is_empty());
}

/// Shining Yellow rulebook, Desert Dice: what an arid face leaves, and what it costs to ignore it.
#[test]
fn arid_rolls_that_are_known() {
    let desert = with(&["desert"]);
    let none = Rolls::new();
    let dry = "cactus C3; C3 .... 1";
    let found = |text: &str, faces: &[(u8, &str)]| -> Vec<String> {
        let mut found = audited(&marked(text), &desert, &none, faces);
        found.retain(|found| found.contains("cacti"));
        found
    };
    // One arid roll can be ignored, as can three; not a fourth.
    assert_eq!(found(dry, &[(2, "arid two-cacti")]), [""; 0]);
    let arid = |rounds: std::ops::RangeInclusive<u8>| -> Vec<(u8, &str)> {
        rounds.map(|round| (round, "arid arid")).collect()
    };
    assert_eq!(found(dry, &arid(2..=4)), [""; 0]);
    assert_eq!(
        found(dry, &arid(2..=5)),
        [
            "C3: these cacti outlived 4 arid rolls, but only 3 special routes were left to pay for that"
        ]
    );
    // With all three drawn elsewhere, one arid roll is one too many.
    let spent = format!("{dry}; A2 hhhh 3; A4 rrrr 4; A6 hhhr 5");
    assert_eq!(
        found(&spent, &arid(2..=2)),
        ["C3: these cacti outlived an arid roll, but no special route was left to pay for that"]
    );
    // The roll after the last round is one of them.
    assert_eq!(found(dry, &arid(4..=7)).len(), 1);
    // A special route drawn in the arid round cannot be marked off for it too.
    let drawn = format!("{dry}; A2 hhhh 2");
    assert_eq!(found(&drawn, &[(2, "arid two-cacti")]).len(), 1);
    assert_eq!(found(&drawn, &[(3, "arid two-cacti")]), [""; 0]);
    // Beside an oasis of an earlier round cacti live; an oasis of the same round comes too late.
    let oasis = |round: u8| format!("{dry}; C4 h.h. {round}; oasis C4");
    assert_eq!(found(&oasis(1), &arid(2..=5)), [""; 0]);
    assert_eq!(found(&oasis(3), &arid(2..=5)), [""; 0]);
    assert_eq!(found(&oasis(5), &arid(2..=5)).len(), 1);
    // Cacti drawn later were not there.
    assert_eq!(found("cactus C3; C3 .... 5", &arid(2..=5)), [""; 0]);
}

/// Classic rulebook, Meteor Dice: the craters and the dot must come from the dice.
#[test]
fn meteors_that_are_known() {
    let meteor = with(&["meteor"]);
    // A game of as many rounds as there are dice: meteors of further rounds could explain more.
    let found = |text: &str, faces: &[(u8, &str)]| -> usize {
        let mut layout = serde_json::to_value(&*Layout::classic()).unwrap();
        (layout["rounds"], layout["name"]) = (faces.len().into(), "short".into());
        let layout = Arc::new(serde_json::from_value(layout).unwrap());
        let found = audited(&marked_on(layout, text), &meteor, &Rolls::new(), faces);
        found.iter().filter(|found| found.contains("meteor dice")).count()
    };
    // From D4 one up, then two left.
    let two = [(1, "up 1"), (2, "left 2")];
    assert_eq!(found("crater C4 C2; last-hit C2", &two), 0);
    assert_eq!(found("crater C4 C3; last-hit C3", &two), 1);
    // The dot is on the space hit last.
    assert_eq!(found("crater C4 C2; last-hit C4", &two), 1);
    // Either may be ignored; then the other starts where the last one hit.
    assert_eq!(found("crater C4; last-hit C4", &two), 0);
    assert_eq!(found("crater D2; last-hit D2", &two), 0);
    assert_eq!(found("crater D3; last-hit D3", &two), 1);
    // Any direction, any distance.
    assert_eq!(found("crater D5; last-hit D5", &[(1, "any 1")]), 0);
    assert_eq!(found("crater D6; last-hit D6", &[(1, "any 1")]), 1);
    // A route of that round or later was drawn over the crater; an earlier one cannot have stayed.
    let over = |round: u8| format!("crater C2; last-hit C2; C4 r.r. {round}");
    assert_eq!(found(&over(1), &two), 0);
    assert_eq!(found(&over(2), &[(1, "left 1"), (2, "up 1")]), 1);
    // Three up from A4 bounces; over a crater the meteor goes on.
    assert_eq!(found("crater A4 D4; last-hit D4", &[(1, "up 3"), (2, "up 3")]), 0);
    assert_eq!(found("crater C4 B4; last-hit B4", &[(1, "up 1"), (2, "down 3")]), 1);
}

/// Classic rulebook, Meteor Dice: whatever they showed, a meteor starts where the last one hit, and what
/// it hit bears its crater until a route is drawn there.
#[test]
fn meteors_that_nobody_wrote_down() {
    let meteor = with(&["meteor"]);
    let found = |text: &str| -> usize {
        let found = audited(&marked(text), &meteor, &Rolls::new(), &[]);
        found.iter().filter(|found| found.contains("whatever the meteor dice showed")).count()
    };
    assert_eq!(found("crater C4 C2; last-hit C2"), 0);
    // The first one starts in the centre, which no single flight comes back to.
    assert_eq!(found("crater D5 D4; last-hit D4"), 0);
    assert_eq!(found("crater D4; last-hit D4"), 1);
    // Neither in line with the centre, nor by way of what else was hit.
    assert_eq!(found("crater A1; last-hit A1"), 1);
    assert_eq!(found("crater C4 B3; last-hit B3"), 1);
    assert_eq!(found("crater C4 B4 B3; last-hit B3"), 0);
    // By way of a crater that a route of that round was drawn over.
    assert_eq!(found("crater A1; last-hit A1; A4 r.r. 1"), 0);
    // Six rounds, at most three of them without a meteor: three craters, or what was drawn over them.
    assert_eq!(found("crater C4; last-hit C4; A2 h.h. 6"), 1);
    assert_eq!(found("crater C4; last-hit C4; A2 h.h. 1"), 0);
    assert_eq!(found("crater C4 C3 C2; last-hit C2; A2 h.h. 6"), 0);
}

/// In rounds of a game whose expansion erases, what is gone is not held against the player, what is
/// there is.
#[test]
fn rounds_with_an_expansion_that_erases() {
    let meteor = with(&["meteor"]);
    let none = Rolls::new();
    let rolled = Rolls::from([(1, dice("h.h. r.r. hh.. hrhro"))]);
    let three = FOUR.replace("A6 hh.. 1; ", "");
    assert_eq!(audited(&marked(&three), &meteor, &rolled, &[]), [""; 0]);
    let sketch = marked(&three);
    let audit = audit_board(&sketch, &meteor, &rolled, Table::Shared);
    assert_eq!(audit.rounds[0].gone, dice("hh.."));
    assert!(audit.rounds[0].explained && audit.rounds[0].left.is_empty());
    // Other dice than those rolled were drawn.
    let other = Rolls::from([(1, dice("h.h. r.r. h.h. hrhro"))]);
    assert_eq!(audited(&marked(FOUR), &meteor, &other, &[]).len(), 1);
    // A route in the middle of nothing: beside a crater it may have joined what lay there.
    let alone = format!("{FOUR}; E5 h.h. 2");
    let found = audited(&marked(&alone), &meteor, &none, &[]);
    assert_eq!(found, ["round 2: E5: joins nothing that was there in this round"]);
    assert_eq!(
        audited(&marked(&format!("{alone}; crater D5; last-hit D5")), &meteor, &none, &[]),
        [""; 0]
    );
    assert_eq!(
        audited(&marked(&format!("{alone}; crater E4 E6; last-hit E6")), &meteor, &none, &[]).len(),
        1
    );
    // A crater of an earlier round took nothing of this one.
    let old = format!("{alone}; crater D5; last-hit D5; D5 .... 1");
    assert_eq!(audited(&marked(&old), &meteor, &none, &[]).len(), 1);
}

/// Goals MC and VC: a route must have been destroyed if a die that can be drawn is not there.
#[test]
fn destroyed_routes_are_proven_by_rounds() {
    // No free space lies beside the lava, so that it may erase.
    let closed = "volcano D4; lava C4NS; B4 .h.h 1; E4 .h.h 1; D5 h.h. 1; D3 hrhro 1";
    let three = FOUR.replace("A6 hh.. 1; ", "");
    for (id, code, first) in [("meteor", "MC", 2), ("lava", "VC", 1)] {
        let ruleset = with(&[id]);
        let on = |text: &str| match id {
            "lava" => marked(&format!("{closed}; {}", text.replace(" 1", " 2"))),
            _ => marked(text),
        };
        let when = |text: &str| when_met(&on(text), &ruleset, code).0;
        assert_eq!(when(FOUR), When::Untold, "{code}");
        assert_eq!(when(&three), When::Between(first, 6), "{code}");
        let lost = if id == "lava" { 2 } else { 1 };
        assert_eq!(rounds_with_losses(&on(&three), &ruleset), [lost]);
        // Without a number nothing is proven.
        assert_eq!(when(&three.replace("A4 r.r. 1", "A4 r.r.")), When::Untold, "{code}");
    }
    // In the last round no meteor follows the drawing.
    let last = three.replace(" 1", " 6");
    let losses = rounds_with_losses(&marked(&last), &with(&["meteor"]));
    assert_eq!(losses, [1, 2, 3, 4, 5, 6]);
}

/// Compendium, Solo Board: three research points from the start, one more for each lab, from the
/// round after on.
#[test]
fn research_points() {
    let mut json = serde_json::to_value(&*Layout::challenge()).unwrap();
    json["name"] = serde_json::json!("solo");
    json["labs"] = serde_json::json!(["A2", "C3"]);
    let solo = Arc::new(serde_json::from_value::<Layout>(json).unwrap());
    let mut game = Game::new(Ruleset::new(Edition::Challenge));
    game.layout = Arc::clone(&solo);
    game.mode = Mode::Solo;
    game.players = vec![Player::new("Anna", sketch_on(&solo, "A2 h.h. 2; B2 h.h. 3"))];
    let mut found = |spent: &[(u8, u8)]| -> Vec<String> {
        game.players[0].research = spent.iter().copied().collect();
        let back = Game::from_json(&game.to_json()).unwrap();
        assert_eq!(back, game);
        let found = audit(&game).findings.into_iter().filter(|f| f.kind.word() == "research");
        found.map(|finding| Language::En.tell(&finding.in_round())).collect()
    };
    assert_eq!(found(&[(1, 2), (2, 1)]), [""; 0]);
    assert_eq!(found(&[(0, 4), (1, 2)]), [""; 0], "what counts for nothing is not spent");
    assert_eq!(
        found(&[(1, 2), (2, 2)]),
        ["round 2: 4 research points were spent by then, but only 3 were unlocked"]
    );
    assert_eq!(found(&[(1, 3), (3, 1)]), [""; 0]);
    // The second lab stands empty.
    assert_eq!(found(&[(1, 3), (7, 2)]).len(), 1);
}

/// Players may bring boxes of both editions to a draft.
#[test]
fn mixed_pools() {
    let mut game = Game::new(Ruleset::new(Edition::Classic));
    game.mode = Mode::Draft;
    let classic = |text: &str| Player::new("", sketch_on(&Layout::classic(), text));
    let dead_ends = "A2 h... 1; A4 r.r. 1; A6 h.h. 1; B1 .r.r 1";
    let plain = "A2 h.h. 1; A4 r.r. 1; A6 h.h. 1; B1 .r.r 1";
    game.players = vec![classic(dead_ends), classic(plain)];
    let kinds = |game: &Game| -> Vec<_> {
        let audit = audit(game);
        let broken = audit.findings.iter().filter(|f| f.verdict() == Verdict::Broken);
        broken.map(|finding| finding.kind.word()).collect()
    };
    assert!(kinds(&game).contains(&"not-a-route"));
    game.boxes = vec![Edition::Classic, Edition::Challenge];
    assert_eq!(kinds(&game), [""; 0]);
    let back = Game::from_json(&game.to_json()).unwrap();
    assert_eq!(back.boxes, game.boxes);
    // The pool of one Challenge box holds one die with double curves.
    let curves = "A2 hhhhd1 1; A4 r.r. 1; A6 hhhhd1 1; B1 .r.r 1";
    game.players[1] = classic(curves);
    assert!(kinds(&game).contains(&"pool") || kinds(&game).contains(&"no-roll"));
}

/// Each kind of finding with a small board that shows it.
#[test]
fn every_finding_has_a_board() {
    let mut seen = [false; FINDINGS];
    let mut see = |findings: Vec<inkspector::game::Finding>| {
        for finding in findings {
            seen[finding_number(&finding.kind)] = true;
            let form = FindingForm::of(&finding, Language::En);
            let json = serde_json::to_value(&form).unwrap();
            for part in ["message", "rule", "source", "kind", "verdict"] {
                assert!(!json[part].as_str().unwrap().is_empty(), "{json}");
            }
        }
    };
    let none = Rolls::new();
    let mut board = |ruleset: &Ruleset, sketch: &Sketch, rolls: &Rolls| {
        see(audit_board(sketch, ruleset, rolls, Table::Shared).findings);
    };
    let classic = Ruleset::new(Edition::Classic);
    let three = &FOUR[..FOUR.len() - "; B1 hrhro 1".len()];
    // An issue of the finished board, a game that stops early.
    board(&classic, &marked("A2 r.r. 1"), &none);
    // Not rolled; not drawn although rolled; not drawn whatever was rolled; no such roll.
    board(&classic, &marked(FOUR), &Rolls::from([(1, dice("h.h. r.r. rr.. hrhro"))]));
    board(&classic, &marked(three), &Rolls::from([(1, dice("h.h. r.r. hh.. hrhro"))]));
    board(&classic, &marked(three), &none);
    board(&classic, &marked(FOUR), &Rolls::from([(1, dice("hr.. hrhro"))]));
    // Round numbers that are missing.
    board(&classic, &marked("A2 h.h.; A4 r.r.; A6 hh..; B1 hrhro"), &none);
    let down = fill(DOWN, "h.h.") + &fill(MIDDLE, "r.r.");
    board(&classic, &sketch_on(&Layout::classic(), &down), &none);
    // Fourteen routes no number of rounds gives; sixteen may be four rounds.
    let four = format!("{down}A6 h.h.; B1 .r.r");
    board(&classic, &sketch_on(&Layout::classic(), &four), &none);
    let exit = inkspector::board::Exit {
        space: Space::new(0, 0),
        side: Side::North,
        kind: inkspector::board::Kind::Highway,
    };
    let small = Arc::new(Layout::blank(1, 2).unwrap().with_exits(vec![exit]).unwrap());
    board(&classic, &sketch_on(&small, "A1 hh.. 2; A2 h..h"), &none);
    // One space: most dice fit nowhere.
    let one = Arc::new(Layout::blank(1, 1).unwrap().with_exits(vec![exit]).unwrap());
    board(
        &classic,
        &sketch_on(&one, "A1 h.h. 1"),
        &Rolls::from([(1, dice("h.h. r.r. r.r. hrhro"))]),
    );
    // A copy before its factory.
    let early = "F1 hrhro 1; F2 hrhro 1; F3 .r.r 1; A2 h.h. 1; A6 h... 1";
    board(&Ruleset::new(Edition::Challenge), &challenge(early), &none);
    // With expansions.
    board(&with(&["meteor"]), &marked(&format!("{FOUR}; E5 h.h. 2")), &none);
    // The third university needs the special route of its round, which is not the free one then.
    let exits = (0..4).map(|col| inkspector::board::Exit { space: Space::new(0, col), ..exit });
    let mut json =
        serde_json::to_value(Layout::blank(4, 4).unwrap().with_exits(exits.collect()).unwrap())
            .unwrap();
    let site = |space: &str| serde_json::json!({ "space": space, "building": "university" });
    json["buildings"] = serde_json::json!([site("A1"), site("A2"), site("B3")]);
    let campus = Arc::new(serde_json::from_value::<Layout>(json).unwrap());
    let late = "A1 h.h. 1; A2 h.h. 1; A4 hhhh 1; A3 hhhr 2; B3 h.h. 2; B4 hrrr 3; C4 rrrr 4";
    board(&Ruleset::new(Edition::Challenge), &sketch_on(&campus, late), &none);
    let faces = ShownRolls::from([(1, shown(expansion("forest").unwrap(), ["curve-highway"; 2]))]);
    let known = Known { rolls: &none, faces: &faces, table: Table::Shared };
    see(audit_known(&marked("tree C2; C2 h.h. 1"), &with(&["forest"]), known).findings);
    // Nothing can have erased what is missing; a cactus outlived an arid roll.
    let few = "A2 h.h. 1; A4 r.r. 1; B2 h.h. 3; B4 r.r. 4; C2 h.h. 5; C4 r.r. 6";
    see(audit_board(&marked(few), &with(&["meteor"]), &none, Table::Shared).findings);
    let arid = ShownRolls::from([(2, shown(expansion("desert").unwrap(), ["arid"; 2]))]);
    let known = Known { rolls: &none, faces: &arid, table: Table::Shared };
    see(audit_known(&marked("cactus C2; C2 h.h. 1"), &with(&["desert"]), known).findings);
    // Notes of players.
    let mut game = Game::new(Ruleset::new(Edition::Challenge));
    game.goals = vec!["A".into()];
    game.players = vec![player("Anna", "A2 hhhh 1; A3 h.r. 1")];
    let specials = ["four_way_railway", "station_hhhr", "station_rrrh", "station_hrhr_opposite"];
    game.players[0].marked_off = Some(specials.map(|id| route(id).unwrap()).to_vec());
    game.players[0].sketch.note("villages", Some(2));
    game.players[0].declared.insert("A".into(), 1);
    game.players[0].research.insert(1, 4);
    let below = Arc::new(Layout::classic().with_layer("underground").unwrap());
    let mut deep = Game::new(Ruleset::new(Edition::Classic));
    deep.players.push(Player::new("", Sketch::new(Layout::classic())));
    assert!(deep.players[0].add_board(sketch_on(&below, "D4 h.h. 1")));
    see(audit(&deep).findings);
    deep.ruleset = with(&["underground"]);
    deep.players[0].sketch = sketch_on(&below, "B1 .s.s 1");
    deep.players[0].more_boards.clear();
    see(audit(&deep).findings);
    let mut through = Game::new(with(&["underground"]));
    through.players.push(Player::new("", marked("A2 h.h. 13")));
    see(audit(&through).findings);
    see(audit(&game).findings);
    game.ruleset = with(&["desert"]);
    game.layout = Layout::classic();
    game.players = vec![Player::new("Ben", marked(FOUR))];
    game.players[0].marked_off = Some(vec![route("four_way_railway").unwrap()]);
    see(audit(&game).findings);
    let mut draft = Game::new(Ruleset::new(Edition::Classic));
    draft.mode = Mode::Draft;
    let stations = "A2 h.r. 1; A4 r.h. 1; A6 h.r. 1; B1 .r.r 1";
    draft.players = vec![Player::new("", marked(stations)), Player::new("", marked(FOUR))];
    see(audit(&draft).findings);
    // Four different dice at one table.
    let mut shared = Game::new(Ruleset::new(Edition::Classic));
    let other = FOUR.replace("A6 hh.. 1", "A6 h.h. 1");
    shared.players = vec![Player::new("", marked(FOUR)), Player::new("", marked(&other))];
    see(audit(&shared).findings);
    // Notes that no game can hold.
    shared.players[0].lacks_board = true;
    shared.players[1].rolls = Rolls::from([(1, dice("h.h."))]);
    shared.rolls = Rolls::from([(9, dice("h.h."))]);
    shared.mode = Mode::Solo;
    shared.star = Some(0);
    shared.players[1].declared.insert("A".into(), 1);
    see(audit(&shared).findings);
    let missing: Vec<usize> = (0..seen.len()).filter(|&number| !seen[number]).collect();
    assert_eq!(missing, [0; 0]);
}

/// What a record says that belongs to no game is told once, where it stands, and counts for nothing.
#[test]
fn entries_that_no_game_can_hold() {
    let record = r#"{"inkspector_game": 1, "goals": ["A"], "dice": {"9": ["h.h."], "1": ["hrhro", "hrhro"]},
        "players": [{"name": "Anna", "board": {}, "declared": {"A": 9}, "dice": {"1": ["h.h."]}},
                    {"name": "Ben", "villages": 1, "research": {"0": 1}}]}"#;
    let mut game = Game::from_json(record).unwrap();
    assert_eq!(Game::from_json(&game.to_json()).unwrap(), game, "a missing board stays missing");
    let told = |game: &Game| -> Vec<String> {
        let words = ["no-such-round", "unused-dice", "no-board", "bad-roll", "undrawn"];
        let all = audit(game).findings.into_iter();
        let own = all.filter(|finding| words.contains(&finding.kind.word()));
        let who = |finding: &inkspector::game::Finding| match finding.player {
            Some(player) => Language::En.value(&game.name(player)),
            None => "all".to_owned(),
        };
        let told = |finding: &inkspector::game::Finding| Language::En.tell(&finding.in_round());
        own.map(|finding| format!("{}: {}", who(&finding), told(&finding))).collect()
    };
    assert_eq!(
        told(&game),
        [
            "all: round 1: the dice cannot show overpass and overpass together",
            "all: round 9: dice are noted for it, but there are only rounds 1 to 7; the note counts \
             for nothing",
            "Anna: dice are noted for this player alone, but one roll is for everybody unless the \
             game is a draft; these are not used",
            "Anna: round 9: goal A is noted as declared in it, but there are only rounds 1 to 7; the \
             note counts for nothing",
            "Ben: the record holds no board of this player, so that nothing is checked and the score \
             is that of a blank one",
            "Ben: round 0: research points are noted for it, but there are only rounds 1 to 7; the \
             note counts for nothing",
        ]
    );
    // A board by its player's name takes the empty place; another one takes a new one.
    let file = |name: &str| {
        let mut file = inkspector::notation::BoardFile::new(Edition::Classic);
        file.player = name.into();
        file
    };
    game.add_boards(vec![file("Ben"), file("Cleo")]).unwrap();
    let names: Vec<_> = game.players.iter().map(|p| (p.name.as_str(), p.lacks_board)).collect();
    assert_eq!(names, [("Anna", false), ("Ben", false), ("Cleo", false)]);
    assert_eq!(game.players[1].sketch.noted("villages"), Some(1));
    // Nor can a solo game have several players, or anything but a draft a star and boxes.
    let solo = r#"{"inkspector_game": 1, "mode": "solo", "star": 1, "boxes": ["classic"],
        "players": [{"name": "Anna", "board": {}, "declared": {"K": 2, "b": 99}}, {"board": {}}]}"#;
    let solo = audit(&Game::from_json(solo).unwrap()).findings;
    let words = ["not-solo", "draft-only", "goal-not-in-play", "goal-declared", "no-such-round"];
    let solo: Vec<String> = solo
        .iter()
        .filter(|finding| words.contains(&finding.kind.word()))
        .map(|finding| Language::En.tell(&finding.in_round()))
        .collect();
    assert_eq!(
        solo,
        [
            "the game is a solo, but there are 2 players; choose one roll for all as the mode (`table`), or \
             keep one player",
            "“star” is noted, but only a draft uses it; the note counts for nothing",
            "“boxes” is noted, but only a draft uses it; the note counts for nothing",
            "round 2: goal K is noted as declared, but it is not in play; the note counts for nothing",
            "round 99: goal b is noted as declared, but it is not in play; the note counts for nothing",
        ]
    );
    // In a draft the dice of the table are the ones nobody uses.
    game.mode = Mode::Draft;
    game.star = Some(3);
    let draft = told(&game);
    assert!(draft.iter().any(|told| told.starts_with("all: dice are noted for the whole table")));
    assert!(!draft.iter().any(|told| told.contains("this player alone")));
    assert!(Game::from_json(&game.to_json()).is_err(), "nobody sits in the fourth seat");
}
