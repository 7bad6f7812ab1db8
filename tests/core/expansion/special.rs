//! Special die: boards judged by hand. Rule sentences are numbered as in the compendium's section on
//! the Special Die: 1 rounds, 2 it replaces a white die, 3 a route die (copied, opens buildings),
//! 4 mandatory, 5 its result is no special route to be sacrificed.

use super::support::*;
use inkspector::board::{Layout, Sketch};
use inkspector::check::{IssueKind, check, rulings};
use inkspector::game::{
    Faces, FindingKind, Game, Player, Random, Rolls, Style, Table, Verdict, audit, audit_board,
    play_rolls, possible_rolls, read_face, read_face_of, roll,
};
use inkspector::rules::catalogue::{Route, route, specials};
use inkspector::rules::contract::Usage;
use inkspector::rules::{Edition, Ruleset};
use inkspector::score::score;
use std::collections::BTreeSet;
use std::sync::Arc;

fn rules(edition: Edition) -> Ruleset {
    let mut rules = Ruleset::new(edition);
    rules.expansions.push(the("special"));
    rules
}

fn classic() -> Ruleset {
    rules(Edition::Classic)
}

fn words(sketch: &Sketch, rules: &Ruleset) -> Vec<&'static str> {
    check(sketch, rules).iter().map(|issue| issue.kind.word()).collect()
}

/// What the audit proves to be broken, as words.
fn broken(sketch: &Sketch, rules: &Ruleset, rolls: &Rolls) -> Vec<&'static str> {
    let audit = audit_board(sketch, rules, rolls, Table::Shared);
    let broken = audit.findings.iter().filter(|finding| finding.verdict() == Verdict::Broken);
    broken.map(|finding| finding.kind.word()).collect()
}

fn dice_of(rules: &Ruleset) -> String {
    rules.dice(&rules.edition.layout()).each().map(|die| die.name).collect()
}

/// 1, 2 and 4: seven rounds; four dice, of which one is the special die; it must be drawn.
#[test]
fn rounds_and_dice() {
    for edition in Edition::ALL {
        assert_eq!(rules(edition).rounds(&edition.layout()), 7);
    }
    assert_eq!(the("special").usage(), Usage::EveryIfPossible);
    let die = the("special").replaces().unwrap();
    let shown: BTreeSet<&str> = die.faces.iter().map(|(id, _)| *id).collect();
    assert_eq!(shown, specials().iter().map(|route| route.id).collect());
    assert!(die.faces.iter().all(|(_, count)| *count == 1));
    let choices = |edition: Edition| -> Vec<String> {
        rules(edition).settled(&edition.layout()).iter().map(dice_of).collect()
    };
    assert_eq!(choices(Edition::Classic), ["AABS", "AAAS"]);
    assert_eq!(choices(Edition::Challenge), ["ACDS", "AADS", "AACS"]);
    // A choice that the table made.
    let chosen = classic().with_answer(die.ruling, 2);
    assert_eq!(chosen.settled(&Layout::classic()).len(), 1);
    assert_eq!(dice_of(&chosen), "AAAS");
    // A die that the box has not cannot be out: the first one is.
    assert_eq!(dice_of(&classic().with_answer(die.ruling, 3)), "AABS");
}

#[test]
fn faces_are_read_while_it_is_in_play() {
    assert_eq!(read_face("hhhh"), None);
    assert_eq!(read_face_of("hhhh", &Ruleset::new(Edition::Classic)), None);
    assert_eq!(read_face_of("hhhh", &classic()).unwrap().id, "four_way_highway");
    assert_eq!(read_face_of("station_rrrh", &classic()).unwrap().id, "station_rrrh");
    assert_eq!(read_face_of("h.h.", &classic()).unwrap().id, "straight_highway");
}

/// Nothing is scored for it; its routes are routes.
#[test]
fn it_scores_nothing_itself() {
    let sketch = board("A2 hhhh; B2 h.h.; B1 .r.r");
    let sheet = score(&sketch, &classic());
    assert_eq!(sheet.extra_points(), 0);
    let plain = score(&sketch, &Ruleset::new(Edition::Classic));
    assert_eq!(sheet.total(), plain.total());
}

/// 2: in one round the die and the printed special; one special twice, one of them from the die.
#[test]
fn one_from_the_die_and_one_printed() {
    assert_eq!(words(&board("A2 hhhh 1; B2 hrhr 1; A4 r.r. 1"), &classic()), [""; 0]);
    assert_eq!(words(&board("A2 hhhh 1; B2 hhhh 1; B1 .h.r 1"), &classic()), [""; 0]);
    assert_eq!(words(&board("A2 hhhh; B2 hhhh"), &classic()), [""; 0]);
    // Without the die both are wrong.
    let plain = Ruleset::new(Edition::Classic);
    assert!(words(&board("A2 hhhh; B2 hhhh"), &plain).contains(&"special-twice"));
    let three = board("A2 hhhh 1; B2 hrhr 1; C2 hhhh 1");
    assert_eq!(words(&three, &classic()), ["specials-in-round"]);
    let IssueKind::SpecialsInRound { used, most, .. } = check(&three, &classic())[0].kind else {
        panic!()
    };
    assert_eq!((used, most), (3, 2));
}

/// 5: those from the die count to none of the limits; without round numbers as many as there are rounds.
#[test]
fn limits_are_for_printed_specials() {
    let down = |count: usize, round: bool| {
        let spaces = ["A2", "B2", "C2", "D2", "E2", "F2", "G2", "D1", "D3", "D4", "D5", "D6"];
        let cells = spaces.iter().take(count).enumerate().map(|(n, space)| match round {
            true => format!("{space} hhhh {}", n / 2 + 1),
            false => format!("{space} hhhh"),
        });
        board(&cells.collect::<Vec<_>>().join("; "))
    };
    let too_many = |sketch: &Sketch| words(sketch, &classic()).contains(&"too-many-specials");
    assert!(!too_many(&down(10, false)), "seven from the die, three printed");
    assert!(too_many(&down(11, false)));
    // Something else that is wrong does not hide it.
    let mut wrong = down(11, false);
    wrong.draw("A4".parse().unwrap(), "h.h.".parse().unwrap());
    assert!(words(&wrong, &classic()).contains(&"wrong-exit") && too_many(&wrong));
    assert!(!too_many(&down(6, true)), "a printed one in each of three rounds");
    assert!(too_many(&down(8, true)));
}

/// A printed special route of one kind stands in one round only, whatever the die shows.
#[test]
fn nobody_marks_a_special_off_twice() {
    let text = "A2 h.h. 1; A6 h.h. 1; B1 .h.r 1; B2 hhhh 1; C2 hhhh 1; \
                B6 h.h. 2; C6 h.h. 2; D7 .h.r 2; D2 hhhh 2; E2 hhhh 2";
    assert_eq!(words(&board(text), &classic()), [""; 0], "round by round it can be");
    assert_eq!(broken(&board(text), &classic(), &Rolls::new()), ["special-twice"]);
    let once = text.replace("; E2 hhhh 2", "");
    assert_eq!(broken(&board(&once), &classic(), &Rolls::new()), [""; 0]);
    let other = text.replace("E2 hhhh 2", "E2 hrrh 2");
    assert_eq!(broken(&board(&other), &classic(), &Rolls::new()), [""; 0]);
}

/// 2: the same die is out in every round.
#[test]
fn one_choice_for_all_rounds() {
    // Three dice A, so that in the first round the die B is out; in the second there is an overpass.
    let first = "A2 h.h. 1; A4 r.r. 1; A6 h.h. 1; B2 hhhh 1";
    let second = "B4 r.r. 2; B6 h.h. 2; B1 .hh. 2; C2 hrhro 2; C4 rrrr 2";
    let last = "B4 r.r. 2; B6 h.h. 2; B1 .hh. 2; C4 rrrr 2";
    let with_overpass = board(&format!("{first}; {second}"));
    assert!(!broken(&with_overpass, &classic(), &Rolls::new()).is_empty());
    assert_eq!(words(&with_overpass, &classic()), ["too-many-pieces"]);
    assert_eq!(words(&board(&format!("{first}; {last}")), &classic()), [""; 0]);
    // By the first round alone the overpass would do.
    let alone = board("A2 h.h. 1; A4 r.r. 1; A6 hrhro 1; B2 hhhh 1");
    assert_eq!(words(&alone, &classic()), [""; 0]);
}

/// The other answers to the ruling: with B out there is no overpass, with A out not three plain routes.
#[test]
fn which_die_is_out() {
    let ruling = the("special").replaces().unwrap().ruling;
    let station = board("B1 .r.r 1; A2 h.r. 1");
    let three = board("A2 h.h. 1; A4 r.r. 1; A6 h.h. 1");
    let answers = |sketch: &Sketch| -> Vec<bool> {
        let all = (0..3).map(|answer| classic().with_answer(ruling, answer));
        all.map(|rules| words(sketch, &rules).contains(&"too-many-pieces")).collect()
    };
    assert_eq!(answers(&station), [false, false, true]);
    assert_eq!(answers(&three), [false, true, false]);
    let notes = rulings(&three, &classic());
    assert_eq!(notes.len(), 1);
    assert_eq!(notes[0].ruling.key, "special-replaces");
    let others: Vec<usize> = notes[0].others.iter().map(|other| other.answer).collect();
    assert_eq!(others, [1], "with a die A out there are two of them");
    // Nothing drawn, nothing asked.
    assert!(rulings(&board(""), &classic()).is_empty());
}

/// 3: a factory copies it; a village opens at a station of it.
#[test]
fn copies_and_buildings() {
    let challenge = rules(Edition::Challenge);
    let on = |text: &str| board_on(Layout::challenge(), text);
    let copied = "A1 .hh. 1; A2 h..h 1; B1 hhrh 1; B2 hhhh 1; C2 hhhh 1";
    let plain = "A1 .hh. 1; A2 hhhh 1; B1 h.r. 1; B2 hhhh 1; C2 hhhh 1";
    // Three crossings in a round: the die, its copy by the factory in A1, the printed one.
    let crowded = |text: &str| words(&on(text), &challenge).contains(&"specials-in-round");
    assert!(!crowded(plain));
    assert!(!crowded(copied));
    assert!(crowded(&plain.replace("A1 .hh. 1; ", "")));
    let village = on("A3 rhrr 1");
    let sheet = score(&village, &challenge);
    assert_eq!(sheet.total(), score(&on("A3 rhrr 1"), &Ruleset::new(Edition::Challenge)).total());
}

/// 4: a die that fits somewhere must be drawn; the roll that is written down tells which.
#[test]
fn the_die_must_be_drawn() {
    let dice = |text: &str| -> Vec<&'static Route> {
        text.split(' ').map(|face| read_face_of(face, &classic()).unwrap()).collect()
    };
    let known = Rolls::from([(1, dice("h.h. r.r. hrhro hhhh"))]);
    let whole = "A2 h.h. 1; A4 r.r. 1; B1 hrhro 1; A6 hhhh 1";
    assert_eq!(broken(&board(whole), &classic(), &known), [""; 0]);
    let left = "A2 h.h. 1; A4 r.r. 1; B1 hrhro 1";
    assert_eq!(broken(&board(left), &classic(), &known), ["undrawn"]);
    // The die showed another special: this one is the printed one, and the die is left.
    let other = Rolls::from([(1, dice("h.h. r.r. hrhro rrrr"))]);
    assert_eq!(broken(&board(whole), &classic(), &other), ["undrawn"]);
    // Four dice without the special one cannot be rolled.
    let without = Rolls::from([(1, dice("h.h. r.r. hrhro h.h."))]);
    assert!(broken(&board(whole), &classic(), &without).contains(&"bad-roll"));
}

/// A crossing that the die showed and the printed one beside it: what is left is the overpass, and no
/// route was marked off twice.
#[test]
fn a_rolled_and_a_printed_crossing() {
    let dice = |text: &str| -> Vec<&'static Route> {
        text.split(' ').map(|face| read_face_of(face, &classic()).unwrap()).collect()
    };
    let known = Rolls::from([(1, dice("hhhh r.r. h.h. hrhro"))]);
    let drawn = "A2 hhhh 1; B2 hhhh 1; A4 r.r. 1; A6 h.h. 1";
    assert_eq!(broken(&board(drawn), &classic(), &known), ["undrawn"]);
    let all = format!("{drawn}; B6 hrhro 1");
    assert_eq!(broken(&board(&all), &classic(), &known), [""; 0]);
    // Three of them are one too many, whatever was left out.
    let thrice = format!("{drawn}; C2 hhhh 1");
    assert_ne!(broken(&board(&thrice), &classic(), &known), [""; 0]);
}

/// What is noted as marked off was printed; the rest must be from the die.
#[test]
fn what_is_marked_off_is_printed() {
    let told = |marked: &[&str]| -> Vec<&'static str> {
        let mut game = Game::new(classic());
        let sketch = board("A2 h.h. 1; A4 r.r. 1; B2 hhhh 1; C2 hhhh 1; B1 .h.r 1");
        let mut player = Player::new("Ann", sketch);
        player.marked_off = Some(marked.iter().map(|id| route(id).unwrap()).collect());
        game.players = vec![player];
        let found = audit(&game).findings;
        found.iter().map(|finding| finding.kind.word()).collect()
    };
    assert!(told(&[]).contains(&"not-marked-off"));
    assert!(!told(&["four_way_highway"]).contains(&"not-marked-off"));
    assert!(told(&["four_way_railway"]).contains(&"only-marked-off"));
}

/// Random games by the rules, with every choice of the die that is out and printed specials besides:
/// nobody is accused, with the dice known and without, whether the choice is known or not.
#[test]
fn random_games_pass() {
    let mut besides = 0;
    for edition in Edition::ALL {
        let layout = edition.layout();
        for (number, chosen) in rules(edition).settled(&layout).into_iter().enumerate() {
            for seed in 0..5 {
                let mut random = Random::new(1000 * number as u64 + seed);
                let dice = chosen.dice(&layout);
                let rolls = (1..=7).map(|round| (round, roll(&dice, &mut random))).collect();
                let game = play_rolls(&layout, rolls, Style::Joining, &mut random);
                for rules in [&chosen, &rules(edition)] {
                    assert_eq!(words(&game.sketch, rules), [""; 0], "{:?}", game.sketch);
                    assert_eq!(broken(&game.sketch, rules, &game.rolls), [""; 0]);
                    assert_eq!(broken(&game.sketch, rules, &Rolls::new()), [""; 0]);
                }
                let audit = audit_board(&game.sketch, &chosen, &game.rolls, Table::Shared);
                assert!(audit.rounds.iter().all(|round| round.explained));
                besides += audit.rounds.iter().map(|round| round.specials.len()).sum::<usize>();
            }
        }
    }
    assert!(besides > 20, "{besides}");
}

/// A table of two: one roll explains both, and another die written down is found.
#[test]
fn games_of_two_players() {
    let layout = Layout::classic();
    let mut found = 0;
    for seed in 0..6 {
        let mut random = Random::new(70 + seed);
        let dice = classic().dice(&layout);
        let rolls: Rolls = (1..=7).map(|round| (round, roll(&dice, &mut random))).collect();
        let mut game = Game::new(classic());
        for name in ["Ann", "Ben"] {
            let own = play_rolls(&layout, rolls.clone(), Style::Any, &mut random);
            game.players.push(Player::new(name, own.sketch));
        }
        let verdicts = |game: &Game| -> usize {
            let found = audit(game).findings;
            found.iter().filter(|finding| finding.verdict() == Verdict::Broken).count()
        };
        assert_eq!(verdicts(&game), 0);
        game.rolls = rolls.clone();
        assert_eq!(verdicts(&game), 0);
        // The special die showed something else in round 3.
        let roll = game.rolls.get_mut(&3).unwrap();
        let shown = roll.iter_mut().find(|route| route.special).unwrap();
        *shown = specials().iter().find(|route| *route != *shown).unwrap();
        found += usize::from(verdicts(&game) > 0);
    }
    assert!(found >= 4, "{found}");
}

/// The rolls that can be rolled hold one special route each; in a draft up to one a player.
#[test]
fn possible_dice() {
    let set = classic().dice(&Layout::classic()).into_owned();
    let all = possible_rolls(&set, Table::Shared);
    let count = |roll: &Faces| specials().iter().map(|route| roll[route.number()]).sum::<u8>();
    assert_eq!(all.len(), 21 * 3 * 6);
    assert!(all.iter().all(|roll| count(roll) == 1));
    let drafted = possible_rolls(&set, Table::pool(&[Edition::Classic; 2]));
    assert!(drafted.iter().any(|roll| count(roll) == 0));
    assert!(drafted.iter().any(|roll| count(roll) == 1));
}

/// The record keeps its faces, and the dice are rolled with it.
#[test]
fn records_keep_the_die() {
    let mut game = Game::new(classic());
    for round in 1..=7 {
        game.roll_round(round, 11);
        let rolled = &game.rolls[&round];
        assert_eq!(rolled.iter().filter(|route| route.special).count(), 1);
    }
    game.players.push(Player::new("Ann", Sketch::new(Arc::clone(&Layout::classic()))));
    assert_eq!(Game::from_json(&game.to_json()).unwrap(), game);
    let mut other = Game::new(classic());
    other.read_rolls("1: h.h. r.r. hrhro hhhh").unwrap();
    assert!(other.read_rolls("2: hhhh rrrr").is_err(), "one special die");
    let finding = audit(&game).findings;
    assert!(!finding.iter().any(|f| matches!(f.kind, FindingKind::BadRoll { .. })));
}
