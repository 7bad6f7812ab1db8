//! Pluck-Man: boards with numbers derived by hand. Rule sentences are numbered as in the compendium's
//! section on the Pluck-Man Die: 1 rounds, 2 drawn each round beside an unused exit, 3 not if there is
//! none, 4 points of networks with Pluck-Man, 5 nothing without him.

use super::slow_board::slow_networks;
use super::support::*;
use crate::support::shown;
use inkspector::board::{Drawing, Layout, Mark, Place, Sketch, Turn};
use inkspector::check::{check, rulings};
use inkspector::expansion::pluck_man::{PLUCK_SINGLE, PLUCK_TWO, PLUCK_USE, RITUAL_PLUCK};
use inkspector::game::{FindingKind, Game, Player, Random, audit};
use inkspector::notation::BoardFile;
use inkspector::rules::contract::Usage;
use inkspector::rules::{Edition, Ruleset};
use inkspector::score::score;
use inkspector::words::Language;

const ROW: &str = "D1 .h.h; D2 .h.h; D3 .h.h; D4 .h.h; D5 .h.h; D6 .h.h; D7 .h.h";

#[test]
fn rounds_and_dice() {
    assert_eq!(with(&["pluck-man"]).rounds(&Layout::challenge()), 7); // 1
    assert_eq!(the("pluck-man").usage(), Usage::EveryIfPossible); // 2
    let faces = the("pluck-man").dice()[0].faces;
    assert_eq!(faces.iter().map(|face| face.count).collect::<Vec<_>>(), [2, 3, 1]);
}

/// 4 and 5: three points a network with Pluck-Man, two more or less for each ghost exit.
#[test]
fn points() {
    let rules = with(&["pluck-man"]);
    for (marks, points) in [
        ("", 0),
        ("pluck-man D1W", 3),
        ("pluck-man D1W; ghost D7E", 1),
        ("pluck-man D1W; ghost D1W D7E", -1),
        ("pluck-man D1W; ghost D7E; fruit D1W", 5),
        ("pluck-man D1W; ghost D1W D7E; fruit D7E", 7),
        ("pluck-man D1W D7E; fruit D1W D7E", 3),
        ("ghost D1W; fruit D7E", 0),
        ("fruit D1W", 0),
        // At exits that nothing joins.
        ("pluck-man A2N; ghost D1W", 0),
        ("pluck-man D1W; ghost A2N", 3),
    ] {
        let sketch = board(&format!("{ROW}; {marks}"));
        assert_eq!(extra(&sketch, &rules), points, "{marks}");
    }
    let two = board(&format!("{ROW}; A2 h.h.; pluck-man A2N D1W; ghost D7E"));
    assert_eq!(parts(&two, &rules), [(3, 1), (1, 2)]);
}

/// 4: joins of expansions carry the exits together.
#[test]
fn joined_networks() {
    let text = "D1 .h.h; D2 ...hs; pier D2 D6; water D2E D3WE D4WE D5WE D6W; D6 .h..s; D7 .h.h";
    let sketch = board(&format!("{text}; pluck-man D1W; ghost D7E"));
    let points = |ids: &[&str]| {
        let sheet = score(&sketch, &with(ids));
        let own = |extra: &&inkspector::rules::contract::Extra| extra.source == "pluck-man";
        sheet.extras().into_iter().find(own).unwrap().points()
    };
    assert_eq!(points(&["lake", "pluck-man"]), 1);
    assert_eq!(points(&["pluck-man"]), 3);
}

/// 4, ruling: a network of one exit.
#[test]
fn one_exit() {
    let rules = with(&["pluck-man"]);
    let sketch = board("A2 h.h.; pluck-man A2N");
    let sheet = score(&sketch, &rules);
    assert_eq!(sheet.extra_points(), 3);
    assert_eq!(other_total(&sheet, &PLUCK_SINGLE), Some(sheet.total() - 3));
    let two = score(&board(&format!("{ROW}; pluck-man D1W")), &rules);
    assert!(two.rulings.iter().all(|note| note.ruling.key != "pluck-single"));
}

/// 2: symbols stand beside exits.
#[test]
fn only_at_exits() {
    let rules = with(&["pluck-man"]);
    assert_findings(&board("ghost D1W A2N"), &rules, &[]);
    for place in ["D4", "D4N", "A1N", "D1N"] {
        let found = findings(&board(&format!("ghost {place}")), &rules);
        assert_eq!(found.len(), 1, "{place}: {found:?}");
    }
}

/// 2: one a round, before the exit is used.
#[test]
fn before_the_exit_is_used() {
    let rules = with(&["pluck-man"]);
    let used = "one symbol a round cannot have been drawn here before these exits were used";
    let one = "ghost A2N; A2 h.h. 1";
    assert_findings(&board(one), &rules, &[]);
    let two = |round: u8| board(&format!("ghost A2N A4N; A2 h.h. 1; A4 r.r. {round}"));
    assert_findings(&two(1), &rules, &[used]);
    assert_findings(&two(2), &rules, &[]);
    let seven = "ghost A2N A4N A6N B1W B7E D1W D7E";
    assert_findings(&board(seven), &rules, &[]);
    assert_findings(&board(&format!("{seven} F1W")), &rules, &["8 symbols are drawn"]);
}

/// 2: a round may be written at a symbol.
#[test]
fn rounds_of_symbols() {
    let rules = with(&["pluck-man"]);
    let symbols = |rounds: [u8; 2]| {
        let mut sketch = board("ghost A2N; fruit A4N; A2 h.h. 3; A4 r.r. 4");
        let marks: Vec<_> = sketch.marks().map(|(mark, _)| mark.clone()).collect();
        for mark in marks {
            let round = rounds[usize::from(mark.word == "fruit")];
            sketch.set_mark_round(&mark, Some(round));
        }
        findings(&sketch, &rules.clone().with_answer(&PLUCK_USE, 1)).len()
    };
    assert_eq!(symbols([3, 1]), 0, "in the same round");
    assert_eq!(symbols([2, 4]), 0);
    assert_eq!(symbols([4, 1]), 1, "after the exit was used");
    assert_eq!(symbols([2, 2]), 1, "two in one round");
    // It is said of the round, not of the exits, which nothing has used.
    let told = |marks: &str| {
        let text = format!("edition: classic\nexpansions: pluck-man\n{marks}\nA2 h.h. 1\n");
        findings(&BoardFile::read(&text).unwrap().sketch, &rules)
    };
    let two = told("mark ghost: G4S:1 G6S:1");
    assert_eq!(two, ["G4S G6S: 2 symbols in round 1: the die gives one"]);
    let late = told("mark ghost: G2S:8");
    assert_eq!(late, ["G2S: ghost: round 8 is written, but the game has rounds 1 to 7"]);
    assert_eq!(told("mark ghost: G2S:7"), [""; 0]);
}

/// 2, ruling: two symbols at one exit.
#[test]
fn two_at_an_exit() {
    let rules = with(&["pluck-man"]);
    let sketch = board("ghost A2N; fruit A2N");
    assert_eq!(check(&sketch, &rules), []);
    assert_eq!(rulings(&sketch, &rules)[0].ruling.key, "pluck-two");
    let no = rules.with_answer(&PLUCK_TWO, 1);
    assert_findings(&sketch, &no, &["A2N: two symbols at one exit"]);
}

/// 2 and 3, ruling: the die must be drawn while an exit is unused.
#[test]
fn must_be_drawn() {
    let rules = with(&["pluck-man"]);
    let sketch = board("ghost A2N; A4 r.r. 2");
    let told = "symbols drawn: 1; in each of the 2 rounds played an exit was unused";
    assert_findings(&sketch, &rules, &[told]);
    assert_findings(&sketch, &rules.with_answer(&PLUCK_USE, 1), &[]);
    assert_findings(&board("ghost A2N; fruit A6N; A4 r.r. 2"), &rules, &[]);
    assert_findings(&board("ghost A2N; A4 r.r."), &rules, &[]);
    // Every exit is used in the end: in some round there may have been none left.
    let mut full = board("A4 r.r. 2");
    for exit in Layout::classic().exits() {
        full.draw(exit.space, "hhhh".parse().unwrap());
    }
    assert_findings(&full, &rules, &[]);
}

/// 4: exits that a ritual keeps out of the line of networks are still there, or by ruling are not.
#[test]
fn networks_of_rituals() {
    let both = with(&["ritual", "pluck-man"]);
    let own = |sketch: &Sketch, rules: &Ruleset| {
        let sheet = score(sketch, rules);
        let own = |extra: &&inkspector::rules::contract::Extra| extra.source == "pluck-man";
        sheet.extras().into_iter().find(own).map(|extra| extra.points())
    };
    let row = ROW.replace("D2 .h.h", "D2 .hhh");
    let sketch = board(&format!("{row}; ritual D2; pluck-man D1W; ghost D7E"));
    let yes = both.with_answer(&RITUAL_PLUCK, 1);
    assert_eq!((own(&sketch, &both), own(&sketch, &yes)), (Some(1), Some(0)));
    let sheet = score(&sketch, &both);
    assert_eq!(sheet.network_points(), 0);
    assert_eq!(other_total(&sheet, &RITUAL_PLUCK), Some(sheet.total() - 1));
    let aside = |rules: &Ruleset| -> Vec<String> {
        let sheet = score(&sketch, rules);
        let all = sheet.extras().into_iter().flat_map(|extra| &extra.aside);
        all.map(|part| Language::En.tell(&part.what)).collect()
    };
    assert!(aside(&yes).iter().any(|told| told.contains("network of rituals")));
    // A ritual elsewhere silences nothing here, and nothing is asked.
    let apart = board(&format!("{ROW}; F3 .rr.; ritual F3; pluck-man D1W; ghost D7E"));
    assert_eq!((own(&apart, &both), own(&apart, &yes)), (Some(1), Some(1)));
    assert_eq!(other_total(&score(&apart, &both), &RITUAL_PLUCK), None);
    // Only a ghost earns nothing by either answer.
    let ghost = board(&format!("{row}; ritual D2; ghost D7E"));
    assert_eq!(other_total(&score(&ghost, &both), &RITUAL_PLUCK), None);
}

/// Symbols stand in the spaces of cities, too, which count as exits of every network that reaches
/// them (compendium, Epic board).
#[test]
fn symbols_on_cities() {
    let mut json = serde_json::to_value(&*Layout::classic()).unwrap();
    json["cities"] = serde_json::json!(["D4", "B4"]);
    let layout: std::sync::Arc<Layout> = serde_json::from_value::<Layout>(json).unwrap().into();
    let rules = with(&["pluck-man"]);
    let west = "D1 .h.h; D2 .h.h; D3 .h.h";
    let on = |text: &str| board_on(layout.clone(), text);
    for (text, points) in [
        // The exit and the city make a network of two.
        (format!("{west}; pluck-man D1W; ghost D4"), 1),
        (format!("{west}; pluck-man D4; ghost D1W"), 1),
        (format!("{west}; pluck-man D4; ghost D1W; fruit D4"), 5),
        // Networks at one city are two, and each counts its symbols.
        (format!("{west}; D5 .r.r; D6 .r.r; pluck-man D4"), 6),
        (format!("{west}; D5 .r.r; pluck-man D4; ghost D4"), 2),
        // A city that nothing reaches.
        (format!("{west}; pluck-man B4"), 0),
        (format!("{west}; pluck-man D1W; ghost B4"), 3),
    ] {
        assert_eq!(extra(&on(&text), &rules), points, "{text}");
    }
    // By ruling both networks at a city are one.
    let joined = rules.with_answer(&inkspector::rules::CITY_JOINS, 1);
    let both = on(&format!("{west}; D5 .r.r; pluck-man D4; ghost D1W"));
    assert_eq!((extra(&both, &rules), extra(&both, &joined)), (1 + 3, 1));
    // In a space that is no city nor beside an exit it has no place; used cities had theirs before.
    let words = |text: &str| -> Vec<&'static str> {
        check(&on(text), &rules).iter().map(|issue| issue.kind.word()).collect()
    };
    assert_eq!(words("pluck-man D4; D3 .h.h 2; D2 .h.h 2; D1 .h.h 1; ghost B4"), [""; 0]);
    assert_eq!(words("pluck-man D5"), ["expansion"]);
    let told = |text: &str| findings(&on(text), &rules);
    let late = told("pluck-man D4; ghost D4; D3 .h.h 1; D2 .h.h 1; D1 .h.h 1; fruit B4");
    assert!(late.len() == 1 && late[0].contains("before these exits were used"), "{late:?}");
    let mut file = BoardFile::of(Edition::Classic, on(&format!("{west}; pluck-man D4")));
    file.expansions = vec!["pluck-man".into()];
    assert_eq!(BoardFile::read(&file.write()).as_ref(), Ok(&file));
}

/// Files keep the marks, behind a route too.
#[test]
fn round_trip() {
    let text = "edition: classic\nexpansions: pluck-man\nmark pluck-man: D1W:2\nmark ghost: D7E\nD1 .h.h 4\n";
    let file = BoardFile::read(text).unwrap();
    assert_eq!(BoardFile::read(&file.write()).as_ref(), Ok(&file));
    assert_eq!(BoardFile::from_json(&file.to_json()).as_ref(), Ok(&file));
    let behind = BoardFile::read("expansions: pluck-man\nD1 .h.h 4 ghost W fruit W\n").unwrap();
    assert_eq!(behind.sketch.marks().count(), 2);
}

/// Symbols and the dice written down.
#[test]
fn dice_of_the_rounds() {
    let told = |text: &str, rolls: &[&str]| -> Vec<String> {
        let mut game = Game::new(with(&["pluck-man"]));
        let sketch: Sketch = board(text);
        game.layout = sketch.layout().clone();
        for (round, face) in (1..).zip(rolls) {
            game.expansion_rolls.insert(round, shown(the("pluck-man"), [*face]));
        }
        game.players = vec![Player::new("", sketch)];
        let own = |kind: &FindingKind| matches!(kind, FindingKind::Issue(issue) if issue.kind.word() == "expansion");
        let found = audit(&game).findings.into_iter().filter(|finding| own(&finding.kind));
        found.map(|finding| Language::En.told(&finding)).collect()
    };
    let dice = ["ghost", "fruit", "ghost", "pluck-man", "ghost", "ghost", "ghost"];
    assert_eq!(told("ghost A2N; pluck-man D1W", &dice), [""; 0]);
    assert_eq!(told("fruit A2N A4N", &dice).len(), 1);
    assert_eq!(told("fruit A2N; A2 h.h. 2; ghost A4N", &dice[..2]), [""; 0]);
    // Five more rounds were rolled, and many exits are unused.
    assert_eq!(told("fruit A2N; A2 h.h. 2; ghost A4N", &dice).len(), 1);
    assert_eq!(told("fruit A2N; ghost A4N; A2 h.h. 1", &dice).len(), 1);
    assert_eq!(told("fruit A2N A4N", &dice[..6]), [""; 0]);
}

/// 4 and 5: points of random boards, by networks that are found in another way.
#[test]
fn random_boards_score_as_counted() {
    let (rules, layout) = (with(&["pluck-man"]), Layout::classic());
    let single = rules.with_answer(&PLUCK_SINGLE, 1);
    let codes = ["h.h.", "hhh.", "hhhh", "rrrr", "hrhro", "rrrrd1", "h.r.", "hrhr", "rrr.", "hh.."];
    let mut random = Random::new(20);
    let (mut gains, mut losses, mut apart) = (0, 0, 0);
    for _ in 0..300 {
        let mut sketch = Sketch::new(layout.clone());
        for space in layout.spaces() {
            let code: Drawing = random.pick(&codes).unwrap().parse().unwrap();
            if random.below(5) > 0 {
                sketch.draw(space, code.turned(Turn::ALL[random.below(8)]));
            }
        }
        let mut bears = vec![[false; 3]; layout.exits().len()];
        for (exit, own) in layout.exits().iter().zip(&mut bears) {
            for (number, word) in ["pluck-man", "ghost", "fruit"].into_iter().enumerate() {
                own[number] = random.below(4) == 0;
                let at = Place::Side(exit.space, exit.side);
                sketch.set_mark(Mark { word: word.into(), at }, u8::from(own[number]));
            }
        }
        let (mut all, mut larger) = (0, 0);
        for exits in slow_networks(&sketch, |a, b| a == b, |line, exit| line == exit) {
            let with = |symbol: usize| exits.iter().filter(|&&exit| bears[exit][symbol]).count();
            if with(0) == 0 {
                continue;
            }
            let ghosts = 2 * with(1) as i32;
            let points = if with(2) > 0 { 3 + ghosts } else { 3 - ghosts };
            gains += usize::from(points > 3);
            losses += usize::from(points < 0);
            all += points;
            if exits.len() > 1 {
                larger += points;
            }
        }
        assert_eq!(extra(&sketch, &rules), all, "{sketch:?}");
        assert_eq!(extra(&sketch, &single), larger, "{sketch:?}");
        let note = other_total(&score(&sketch, &rules), &PLUCK_SINGLE);
        assert_eq!(note, (all != larger).then(|| score(&sketch, &single).total()));
        apart += usize::from(all != larger);
    }
    assert!(gains > 10 && losses > 0 && apart > 100, "{gains} {losses} {apart}");
}
