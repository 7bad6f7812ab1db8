//! City Builder: boards with numbers derived by hand. Rule sentences are numbered as in the
//! compendium's section on City Builder Dice: 1 rounds and dice, 2 income by its four faces, 3 twelve
//! coins at most, 4 copies of one building that are paid, 5 a building fills an empty space, 6 a point
//! a tower, 7 ends at buildings are no errors.

use super::support::*;
use crate::support::{roll_words, shown};
use inkspector::board::{Cell, Drawing, Layout, Mark, Place, Side, Sketch, Space};
use inkspector::check::{Grid, check};
use inkspector::game::{Known, Random, Rolls, Table, Verdict, audit_known, choices, roll};
use inkspector::notation::BoardFile;
use inkspector::rules::catalogue::dice;
use inkspector::rules::contract::ShownRolls;
use inkspector::rules::contract::{Moment, Usage};
use inkspector::rules::{Decides, Edition, Ruleset};
use inkspector::score::score;
use inkspector::words::Language;
use std::collections::BTreeMap;

fn rules() -> Ruleset {
    with(&["city-builder"])
}

/// What the audit of a board finds broken with these dice.
fn broken(sketch: &Sketch, rules: &Ruleset, rolls: &[(u8, &[&str])]) -> Vec<String> {
    let words = |faces: &[&str]| shown(the("city-builder"), faces.iter().copied());
    let faces = rolls.iter().map(|&(round, faces)| (round, words(faces))).collect();
    audited(sketch, rules, &faces)
}

fn audited(sketch: &Sketch, rules: &Ruleset, faces: &ShownRolls) -> Vec<String> {
    let known = Known { rolls: &Rolls::new(), faces, table: Table::Shared };
    let audit = audit_known(sketch, rules, known);
    let broken = audit.findings.iter().filter(|finding| finding.verdict() == Verdict::Broken);
    broken.map(|finding| Language::En.told(finding)).collect()
}

/// What is found wrong with coins and buildings; other rules are not looked at.
fn unpaid(sketch: &Sketch, rules: &Ruleset, rolls: &[(u8, &[&str])]) -> Vec<String> {
    let about = |told: &String| told.contains("coins") || told.contains("tower");
    broken(sketch, rules, rolls).into_iter().filter(about).collect()
}

#[test]
fn rounds_and_dice() {
    // 1
    assert_eq!(rules().rounds(&Layout::challenge()), 7);
    assert_eq!(the("city-builder").usage(), Usage::Optional);
    let dice = the("city-builder").dice();
    assert_eq!(dice.iter().map(|die| die.copies).sum::<u8>(), 2);
    assert!(dice.iter().all(|die| die.acts == Moment::After));
    // With an expansion that shortens the game it is as short.
    assert_eq!(with(&["city-builder", "forest"]).rounds(&Layout::challenge()), 6);
}

/// 6: a point a tower, and each building is a part.
#[test]
fn points() {
    let sketch = board("tower B2x2 D4x3 G7");
    assert_eq!(parts(&sketch, &rules()), [(2, 1), (3, 1), (1, 1)]);
    let sheet = score(&sketch, &rules());
    // D4 is central and drawn on.
    assert_eq!(sheet.total(), 6 + 1);
    assert_eq!(extra(&board(""), &rules()), 0);
}

/// 7: an end that faces a building is no error, one that only lies beside it is.
#[test]
fn ends_at_buildings() {
    let facing = board("tower C3; B3 h.h.; A3 ..h.s");
    let sheet = score(&facing, &rules());
    assert_eq!(sheet.errors().len(), 0);
    let beside = board("tower C3; B3 .h.h");
    assert_eq!(score(&beside, &rules()).errors().len(), 2);
    // Ends of both kinds, and one of the two of a double curve, are each excused.
    let around = board("tower C3; B3 ..h.s; C2 .r..s; C4 rrrrd1");
    let errors = score(&around, &rules()).errors().len();
    assert_eq!(errors, score(&around, &with(&[])).errors().len() - 3);
    // Nothing is joined by it: two networks stay two.
    let sheet = score(&board("tower A3; A2 h.h.; A4 ...r; A2 hh.."), &rules());
    assert_eq!(sheet.networks().len(), 1);
}

/// 5: nothing else stands in the space of a building, of whichever expansion.
#[test]
fn buildings_fill_their_space() {
    let lines = board("tower A2; A2 h.h.");
    assert_findings(&lines, &rules(), &["A2: a tower fills the whole space, but lines"]);
    let tree = board("tower A2; tree A2");
    let both = with(&["city-builder", "forest"]);
    assert_findings(&tree, &both, &["A2: a tower fills the whole space, but a tree"]);
    assert_findings(&board("tower A2x4"), &rules(), &["A2: tower: 4 are drawn, at most 3"]);
    assert_findings(&board("tower A2x3"), &rules(), &[]);
}

/// 3 and 4: one size a round, twelve coins a round at most: four single towers, two doubles, one triple.
#[test]
fn a_round_buys_copies_of_one_building() {
    let mixed = board("tower A1 A3x2; A1 .... 2; A3 .... 2");
    assert_findings(&mixed, &rules(), &["A1 A3: the buildings of round 2 are not all of one size"]);
    let later = board("tower A1 A3x2; A1 .... 2; A3 .... 3");
    assert_findings(&later, &rules(), &[]);
    for (count, towers, wrong) in
        [(4, 1, false), (5, 1, true), (2, 2, false), (3, 2, true), (1, 3, false), (2, 3, true)]
    {
        let places: Vec<String> = (1..=count).map(|n| format!("B{n}")).collect();
        let marks: String = places.iter().map(|at| format!(" {at}x{towers}")).collect();
        let numbers: String = places.iter().map(|at| format!("; {at} .... 3")).collect();
        let found = findings(&board(&format!("tower{marks}{numbers}")), &rules());
        assert_eq!(!found.is_empty(), wrong, "{count} of {towers}: {found:?}");
        assert!(found.iter().all(|found| found.contains("nobody holds more than 12")));
    }
}

/// 3: without numbers, no more than twelve coins a round of the game: 84.
#[test]
fn a_game_brings_so_many_coins() {
    let row = |row: char| (1..=7).map(move |col| format!(" {row}{col}x3")).collect::<String>();
    let twelve = format!("tower{} B1x3 B2x3 B3x3 B4x3 B5x3", row('A'));
    let thirteen = format!("{twelve} B6x3");
    assert_findings(&board(&thirteen), &rules(), &["cost 91 coins, but 7 rounds bring at most 84"]);
    // 12 buildings of 7 coins are 84, but with 12 coins in hand at most a round buys one of them.
    let cannot = ["bought round by round"];
    assert_findings(&board(&twelve), &rules(), &cannot);
    assert_findings(&board(&format!("tower{}", row('A'))), &rules(), &[]);
    assert_findings(&board(&format!("tower{} B1", row('A'))), &rules(), &cannot);
    // Of a round whose number is written, the size is known: six rounds are left for the others.
    assert_findings(&board(&format!("tower{}; A1 .... 2", row('A'))), &rules(), &[]);
    assert_findings(&board(&format!("tower{} B1; B1 .... 2", row('A'))), &rules(), &cannot);
}

/// 3 and 4: buildings without a number are held against the dice that are known.
#[test]
fn buildings_of_unknown_rounds() {
    let routes = "A2 h.h. 1; A4 r.r. 2; A6 h.h. 3; B1 .r.r 4; B7 .r.r 5; D1 .h.h 6; F1 .r.r 7";
    let dice = |income: &'static str, tower: &'static str| -> Vec<[&'static str; 2]> {
        vec![[income, tower]; 7]
    };
    let told = |towers: &str, rolls: &[[&'static str; 2]]| {
        let rolls: Vec<(u8, &[&str])> = (1..).zip(rolls).map(|(n, roll)| (n, &roll[..])).collect();
        unpaid(&board(&format!("{routes}; tower {towers}")), &rules(), &rolls)
    };
    // No central space is occupied: no coin ever comes in.
    let poor = dice("central", "tower-3");
    assert!(told("A1x3", &poor)[0].contains("bought round by round"), "{:?}", told("A1x3", &poor));
    // A route a round brings one coin: seven in round 7.
    assert_eq!(told("A1x3", &dice("adjacent", "tower-3")), [""; 0]);
    assert_eq!(told("A1x3 A3x3", &dice("adjacent", "tower-3")).len(), 1);
    // Nor did any round show this size.
    let never = told("A1x2", &dice("adjacent", "tower-3"));
    assert!(never[0].contains("no round showed buildings of 2 towers"), "{never:?}");
    let mut open = dice("central", "tower-3");
    open.pop();
    // Whatever the last round showed, it brought three coins at most.
    assert_eq!(told("A1x3", &open).len(), 1);
    assert_eq!(told("A1", &open), [""; 0]);
}

/// 2, first face: the largest group of this round's routes that lie side by side and join.
#[test]
fn income_of_adjacent_routes() {
    let rolls: [(u8, &[&str]); 1] = [(1, &["adjacent", "tower-1"])];
    let text = "A2 h.h. 1; B2 h.h. 1; tower G7; G7 .... 1";
    let told = unpaid(&board(text), &rules(), &rolls);
    assert!(told.len() == 1 && told[0].contains("cost 3 coins, but there were 2 at most"));
    let text = "A2 h.h. 1; B2 h.h. 1; C2 h.h. 1; tower G7; G7 .... 1";
    assert_eq!(unpaid(&board(text), &rules(), &rolls), [""; 0]);
    // Ruling: side by side is enough. A4 joins its own exit only.
    let text = "A2 h.h. 1; B2 h.h. 1; A4 r.r. 1; tower G7; G7 .... 1";
    let apart = board(text);
    assert_eq!(unpaid(&apart, &rules(), &rolls).len(), 1);
    let text = "A2 h.h. 1; B2 h.h. 1; B1 r..r 1; tower G7; G7 .... 1";
    let beside = board(text);
    assert_eq!(unpaid(&beside, &rules(), &rolls).len(), 1);
    let loose = rules().with_answer(the("city-builder").rulings()[1], 1);
    assert_eq!(unpaid(&beside, &loose, &rolls), [""; 0]);
    assert_eq!(unpaid(&apart, &loose, &rolls).len(), 1);
    // Superconnections and airways are routes as well (compendium, Superconnection Die, Airline Dice).
    // What these dice should have shown for the lines is told besides.
    let poor = |other: &str, text: &str| {
        let told = broken(&board(text), &with(&["city-builder", other]), &rolls);
        told.iter().any(|told| told.contains("cost 3 coins, but there were"))
    };
    let superconnected = "A2 h.h. 1; B2 x.x. 1; C2 x.x. 1; tower G7; G7 .... 1";
    assert!(!poor("superconnection", superconnected));
    assert!(!poor("airline", "C3 .a.a 1; C4 .a.a 1; C5 .a.a 1; tower G7; G7 .... 1"));
    assert!(poor("airline", "C3 .a.a 1; C4 .a.a 1; tower G7; G7 .... 1"));
}

/// 2, second face: the exits of the network with most of them.
#[test]
fn income_of_the_largest_network() {
    let rolls: [(u8, &[&str]); 1] = [(1, &["interconnection", "tower-1"])];
    let three = "A2 hr.r 1; A1 .r.. 1; A3 .r.r 1; A4 r..r 1; tower G7; G7 .... 1";
    let told = unpaid(&board(three), &rules(), &rolls);
    // A2N and A4N are two exits.
    assert!(told.iter().any(|told| told.contains("there were 2 at most")), "{told:?}");
}

/// 2, third face: occupied central spaces; buildings of earlier rounds by ruling.
#[test]
fn income_of_central_spaces() {
    let text = "A2 h.h. 1; B2 h.h. 1; C2 hh.. 1; C3 .h.h 1; tower D4 G7; D4 .... 1; G7 .... 2";
    let first: (u8, &[&str]) = (1, &["adjacent", "tower-1"]);
    let rolls = [first, (2, &["central", "tower-1"][..])];
    // 4 - 3 + C3 and D4: three coins for G7. Without buildings only two.
    assert_eq!(unpaid(&board(text), &rules(), &rolls), [""; 0]);
    let strict = rules().with_answer(the("city-builder").rulings()[0], 1);
    let told = unpaid(&board(text), &strict, &rolls);
    assert!(told.len() == 1 && told[0].contains("there were 2 at most"), "{told:?}");
}

/// 2, fourth face: two coins and one for each building of an earlier round.
#[test]
fn income_of_urbanization() {
    let text = "A2 h.h. 1; B2 h.h. 1; C2 h.h. 1; tower D5 G7; D5 .... 1; G7 .... 2";
    let rolls: [(u8, &[&str]); 2] =
        [(1, &["adjacent", "tower-1"]), (2, &["urbanization", "tower-1"])];
    // 3 - 3 + 2 + 1 = 3: the building of the round itself does not count.
    assert_eq!(unpaid(&board(text), &rules(), &rolls), [""; 0]);
    let early = "A2 h.h. 1; B2 h.h. 1; C2 h.h. 1; tower D5 G7; D5 .... 2; G7 .... 2";
    let told = unpaid(&board(early), &rules(), &rolls);
    // 3 + 2 = 5, two towers cost 6.
    assert!(told.len() == 1 && told[0].contains("cost 6 coins, but there were 5 at most"));
}

/// 3 and 4: coins that are noted agree with the dice, and the die shows what is built.
#[test]
fn coins_in_hand() {
    let text = "A2 h.h. 1; B2 h.h. 1; C2 h.h. 1; D2 h.h. 1; tower G7; G7 .... 1";
    let rolls: [(u8, &[&str]); 1] = [(1, &["adjacent", "tower-1"])];
    for (coins, wrong) in [(Some(1), 0), (Some(2), 1), (Some(0), 1), (None, 0)] {
        let mut sketch = board(text);
        sketch.note("coins", coins);
        assert_eq!(unpaid(&sketch, &rules(), &rolls).len(), wrong, "{coins:?}");
    }
    // Whether routes beside each other must join decides coins that are noted, too.
    let mut apart = board("A2 h.h. 1; A3 .h.h 1");
    apart.note("coins", Some(1));
    let group = the("city-builder").rulings().iter().find(|r| r.key == "city-group").unwrap();
    let adjacent: [(u8, &[&str]); 1] = [(1, &["adjacent", "tower-1"])];
    assert_eq!(unpaid(&apart, &rules(), &adjacent), [""; 0]);
    assert_eq!(unpaid(&apart, &rules().with_answer(group, 1), &adjacent).len(), 1);
    let asked = rules().questions(&apart, &rules().graph(&apart), Decides::Drawing);
    assert!(asked.iter().any(|ruling| ruling.key == "city-group"));
    let mut rich = board("");
    rich.note("coins", Some(13));
    assert_findings(&rich, &rules(), &["coins in hand: 13 noted beside the grid, at most 12"]);
    let other: [(u8, &[&str]); 1] = [(1, &["adjacent", "tower-2"])];
    let told = unpaid(&board(text), &rules(), &other);
    assert!(told.len() == 1 && told[0].contains("showed 2 towers"), "{told:?}");
    // Nothing is known: nobody is accused.
    assert_eq!(unpaid(&board(text), &rules(), &[]), [""; 0]);
    assert_eq!(unpaid(&board(text), &rules(), &[(1, &["tower-1"])]), [""; 0]);
}

/// 5: what a roll offers: the building of the die in each empty space.
#[test]
fn steps_build_in_empty_spaces() {
    let sketch = board("tower A1; A2 h.h.");
    let told: Vec<String> = the("city-builder")
        .steps(&sketch, &["adjacent", "tower-2"], Moment::After)
        .iter()
        .map(|step| Language::En.tell(&step.what))
        .collect();
    assert_eq!(told.len(), 47);
    assert_eq!(told[0], "build 2 towers in A3 for 5 coins");
    assert!(the("city-builder").steps(&sketch, &["adjacent"], Moment::After).is_empty());
    assert!(the("city-builder").steps(&sketch, &["tower-2"], Moment::Before).is_empty());
}

#[test]
fn marks_and_coins_round_trip() {
    let text = "expansions: city-builder\nnoted: coins 3\nmark tower: B2x2 D6x3 E4\nB2 .... 4\n";
    let file = BoardFile::read(text).unwrap();
    assert_eq!(file.sketch.noted("coins"), Some(3));
    assert_eq!(BoardFile::read(&file.write()).as_ref(), Ok(&file));
    assert_eq!(BoardFile::from_json(&file.to_json()).as_ref(), Ok(&file));
}

/// A game as somebody keeps it who counts coins by hand: what was drawn in a round is remembered, not
/// read from the board.
struct Hand {
    sketch: Sketch,
    random: Random,
    coins: usize,
}

impl Hand {
    fn is_free(&self, space: Space) -> bool {
        let tower = Mark { word: "tower".into(), at: Place::Space(space) };
        self.sketch.drawing(space).is_empty() && self.sketch.amount(&tower) == 0
    }

    fn towers(&self) -> Vec<Space> {
        let spaces = self.sketch.layout().spaces();
        let tower = |space: &Space| {
            self.sketch.amount(&Mark { word: "tower".into(), at: Place::Space(*space) }) > 0
        };
        spaces.filter(tower).collect()
    }

    fn faces_line(&self, space: Space, side: Side) -> bool {
        let kind = self.sketch.drawing(space).kind(side);
        let there = self.sketch.layout().neighbour(space, side);
        let met = there.and_then(|there| self.sketch.drawing(there).kind(side.opposite()));
        kind.is_some() && kind == met
    }

    fn income(&self, face: &str, drawn: &[Space]) -> usize {
        match face {
            "adjacent" => {
                let mut best = 0;
                for &start in drawn {
                    let mut group = vec![start];
                    while let Some(next) = drawn.iter().find(|next| {
                        !group.contains(next)
                            && Side::ALL.into_iter().any(|side| {
                                let there = self.sketch.layout().neighbour(**next, side);
                                there.is_some_and(|there| group.contains(&there))
                                    && self.faces_line(**next, side)
                            })
                    }) {
                        group.push(*next);
                    }
                    best = best.max(group.len());
                }
                best
            }
            "interconnection" => {
                let sheet = score(&self.sketch, &with(&[]));
                sheet.networks().iter().map(|network| network.exits.len()).max().unwrap_or(0)
            }
            "central" => {
                let centre = self.sketch.layout().centre().iter();
                centre.filter(|space| !self.is_free(**space)).count()
            }
            _ => 2 + self.towers().len(),
        }
    }

    fn route(&mut self, route: &inkspector::rules::catalogue::Route, round: u8) -> Option<Space> {
        let grid = Grid::of(&self.sketch);
        let mut open = choices(&grid, self.sketch.layout(), route);
        open.retain(|choice| self.is_free(choice.space));
        let choice = self.random.pick(&open).copied()?;
        let cell = Cell { drawing: choice.drawing, round: Some(round) };
        self.sketch.set(choice.space, cell);
        Some(choice.space)
    }
}

/// Random games whose coins were counted by hand: nobody is accused; one coin less, or more towers
/// than the coins pay, is found.
#[test]
fn games_with_counted_coins() {
    let mut towers = [0; 2];
    for seed in 0..30 {
        let mut hand =
            Hand { sketch: Sketch::new(Layout::classic()), random: Random::new(seed), coins: 0 };
        let mut faces: ShownRolls = BTreeMap::new();
        for round in 1..=7 {
            let mut left = roll(dice(Edition::Classic), &mut hand.random);
            let mut drawn = Vec::new();
            loop {
                hand.random.shuffle(&mut left);
                let placed = (0..left.len()).find_map(|n| Some((n, hand.route(left[n], round)?)));
                let Some((number, space)) = placed else { break };
                drawn.push(space);
                left.swap_remove(number);
            }
            let rolled = roll_words(the("city-builder"), &mut hand.random);
            faces.insert(round, shown(the("city-builder"), rolled.iter().copied()));
            hand.coins = (hand.coins + hand.income(rolled[0], &drawn)).min(12);
            let (size, cost) = match rolled[1] {
                "tower-1" => (1, 3),
                "tower-2" => (2, 5),
                _ => (3, 7),
            };
            while hand.coins >= cost && hand.random.below(3) > 0 {
                let spaces: Vec<Space> = hand.sketch.layout().spaces().collect();
                let free: Vec<Space> =
                    spaces.into_iter().filter(|&space| hand.is_free(space)).collect();
                let Some(&space) = hand.random.pick(&free) else { break };
                let tower = Mark { word: "tower".into(), at: Place::Space(space) };
                hand.sketch.set_mark(tower, size);
                hand.sketch.set(space, Cell { drawing: Drawing::EMPTY, round: Some(round) });
                hand.coins -= cost;
                towers[0] += 1;
            }
        }
        hand.sketch.note("coins", Some(hand.coins as u8));
        let rules = rules();
        let clean = check(&hand.sketch, &rules);
        assert_eq!(clean, [], "{seed}");
        assert_eq!(audited(&hand.sketch, &rules, &faces), [""; 0], "{seed}: {:?}", hand.sketch);
        assert_eq!(audited(&hand.sketch, &rules, &BTreeMap::new()), [""; 0], "{seed}");
        let mut other = hand.sketch.clone();
        other.note("coins", Some((hand.coins as u8 + 1) % 13));
        assert_eq!(audited(&other, &rules, &faces).len(), 1, "{seed}");
        // A building more than can be paid in the last round.
        let size = match faces[&7][1].face.id {
            "tower-1" => 1,
            "tower-2" => 2,
            _ => 3,
        };
        let mut rich = hand.sketch.clone();
        rich.note("coins", None);
        let mut free: Vec<Space> =
            rich.layout().spaces().filter(|&space| hand.is_free(space)).collect();
        let mut left = hand.coins;
        while let Some(space) = free.pop() {
            rich.set_mark(Mark { word: "tower".into(), at: Place::Space(space) }, size);
            rich.set(space, Cell { drawing: Drawing::EMPTY, round: Some(7) });
            let cost = 2 * usize::from(size) + 1;
            if cost > left {
                let told = audited(&rich, &rules, &faces);
                assert!(!told.is_empty(), "{seed}");
                towers[1] += 1;
                break;
            }
            left -= cost;
        }
    }
    assert!(towers[0] > 30 && towers[1] > 20, "{towers:?}");
}

/// Turning and mirroring a board changes nothing; routes of both kinds, ends at towers.
#[test]
fn turned_boards_score_alike() {
    let layout = Layout::blank(7, 7).unwrap();
    let sketch = board_on(layout.into(), "tower C3x2 E5; B3 ..h.s; C2 .r..s; E4 rh..; D5 h.hr");
    let points = |sketch: &Sketch| {
        let sheet = score(sketch, &rules());
        (sheet.total(), sheet.errors().len())
    };
    let first = points(&sketch);
    for turn in inkspector::board::Turn::ALL {
        let mut turned = Sketch::new(sketch.layout().clone());
        let at = |space: Space| {
            let (x, y) = (i32::from(space.col) - 3, i32::from(space.row) - 3);
            let x = if turn.is_mirrored() { -x } else { x };
            let (x, y) = match turn.digit() % 4 {
                0 => (x, y),
                1 => (-y, x),
                2 => (-x, -y),
                _ => (y, -x),
            };
            Space::new((y + 3) as u8, (x + 3) as u8)
        };
        for (space, cell) in sketch.drawn() {
            turned.set(at(space), Cell { drawing: cell.drawing.turned(turn), round: None });
        }
        for (mark, amount) in sketch.marks() {
            let Place::Space(space) = mark.at else { panic!("{mark:?}") };
            turned.set_mark(Mark { word: mark.word.clone(), at: Place::Space(at(space)) }, amount);
        }
        assert_eq!(points(&turned), first, "{turn:?}");
    }
}
