//! One roll a round for everybody at the table.

use super::slow_rules::{Slow, are_legal, change};
use super::support::sketch_on;
use inkspector::board::{Exit, Kind, Layout, Side, Space};
use inkspector::expansion::expansion;
use inkspector::game::{
    Finding, FindingKind, Game, Mode, Player, Random, Rolls, Style, Verdict, audit, play_rolls,
    roll,
};
use inkspector::rules::catalogue::dice;
use inkspector::rules::{Edition, Ruleset};
use inkspector::words::Language;
use std::sync::Arc;

fn broken(game: &Game) -> Vec<Finding> {
    let all = audit(game).findings.into_iter();
    all.filter(|finding| finding.verdict() == Verdict::Broken).collect()
}

/// The players of each finding that concerns several, with its round.
fn clashes(game: &Game) -> Vec<(u8, Vec<usize>)> {
    let players = |finding: Finding| match finding.kind {
        FindingKind::NoCommonRoll { players } => {
            let numbers = players.iter().map(|share| share.player).collect();
            Some((finding.round.unwrap(), numbers))
        }
        _ => None,
    };
    audit(game).findings.into_iter().filter_map(players).collect()
}

/// Two spaces with a highway and a railway exit above them: whatever else is rolled fits nowhere
/// once both are drawn.
fn two_spaces(boards: &[&str]) -> Game {
    let exit = |col, kind| Exit { space: Space::new(0, col), side: Side::North, kind };
    let exits = vec![exit(0, Kind::Highway), exit(1, Kind::Railway)];
    let layout = Arc::new(Layout::blank(1, 2).unwrap().with_exits(exits).unwrap());
    let mut game = Game::new(Ruleset::new(Edition::Classic));
    game.layout = Arc::clone(&layout);
    let names = ["Anna", "Ben", "Cleo", "Dan"];
    let players = boards.iter().zip(names);
    game.players =
        players.map(|(text, name)| Player::new(name, sketch_on(&layout, text))).collect();
    game
}

#[test]
fn two_players_who_cannot_have_had_the_same_dice() {
    // Four faces of the first kind of die, of which there are three.
    let mut game = two_spaces(&["A1 h.h. 1; A2 r.r. 1", "A1 h..h 1; A2 rr.. 1"]);
    let found = broken(&game);
    assert_eq!(found.len(), 1);
    assert_eq!((found[0].player, found[0].round), (None, Some(1)));
    assert_eq!(
        Language::En.tell(&found[0].in_round()),
        "round 1: no roll of the shared dice explains what all of these drew, though each alone \
         could be right: Anna drew straight highway and straight railway (A1 and A2); Ben drew \
         curved highway and curved railway (A1 and A2)"
    );
    assert_eq!(found[0].players(), [0, 1]);
    assert_eq!(found[0].spaces_of(1), [Space::new(0, 0), Space::new(0, 1)]);
    assert_eq!(found[0].spaces_of(2), []);
    // One face in common leaves three.
    let same = two_spaces(&["A1 h.h. 1; A2 r.r. 1", "A1 h..h 1; A2 r.r. 1"]);
    assert_eq!(clashes(&same), []);
    // Each is alone, or has dice of their own.
    game.mode = Mode::Draft;
    assert_eq!(clashes(&game), []);
    game.mode = Mode::Solo;
    assert_eq!(clashes(&game), []);
    game.mode = Mode::Table;
    game.players.truncate(1);
    assert_eq!(clashes(&game), []);
}

#[test]
fn three_players_of_whom_each_two_may_be_right() {
    let three = ["A1 h.h. 1; A2 r.r. 1", "A1 h.h. 1; A2 rr.. 1", "A1 h.h. 1; A2 rrr. 1"];
    assert_eq!(clashes(&two_spaces(&three)), [(1, vec![0, 1, 2])]);
    for pair in [[0, 1], [0, 2], [1, 2]] {
        assert_eq!(clashes(&two_spaces(&pair.map(|number| three[number]))), []);
    }
    // The player who agrees with everybody is left out.
    let four = [three[0], three[1], "A1 h.h. 2; A2 r.r. 2", three[2]];
    assert_eq!(clashes(&two_spaces(&four)), [(1, vec![0, 1, 3])]);
    // A pair says more than three.
    let pair = [three[0], three[1], three[2], "A1 h..h 1; A2 rr.. 1"];
    assert_eq!(clashes(&two_spaces(&pair)), [(1, vec![0, 3])]);
}

/// What a board does not tell is held against nobody.
#[test]
fn only_rounds_that_are_proven_clash() {
    let (anna, ben) = ("A1 h.h. 1; A2 r.r. 1", "A1 h..h 1; A2 rr.. 1");
    // Without a round number, in another round, and not right by itself.
    assert_eq!(clashes(&two_spaces(&[anna, "A1 h..h 1; A2 rr.."])), []);
    assert_eq!(clashes(&two_spaces(&[anna, "A1 h..h 2; A2 rr.. 2"])), []);
    let alone = two_spaces(&[anna, "A1 h..h 1"]);
    assert_eq!((clashes(&alone), broken(&alone).len()), (vec![], 1));
    // Dice that are known judge each player by themselves.
    let mut known = two_spaces(&[anna, ben]);
    let faces =
        |ids: &str| ids.split(' ').map(|text| inkspector::game::read_face(text).unwrap()).collect();
    known.rolls = Rolls::from([(1, faces("h.h. r.r. hh.. hrhro"))]);
    assert_eq!(clashes(&known), []);
    assert_eq!(broken(&known).iter().map(|finding| finding.player).collect::<Vec<_>>(), [Some(1)]);
    // One die known makes two that could agree clash: three more faces of three dice.
    let pair = [anna, "A1 h..h 1; A2 r.r. 1"];
    let mut partly = two_spaces(&pair);
    partly.rolls = Rolls::from([(1, faces("h.h."))]);
    assert_eq!(clashes(&partly), []);
    partly.rolls = Rolls::from([(1, faces("rrr."))]);
    assert_eq!(clashes(&partly), [(1, vec![0, 1])]);
    // Meteors may have erased what was drawn.
    let mut meteor = two_spaces(&[anna, ben]);
    meteor.ruleset.expansions = vec![expansion("meteor").unwrap()];
    assert_eq!(clashes(&meteor), []);
}

/// A table whose players drew the same dice, at random and by the rules.
fn table(edition: Edition, count: usize, random: &mut Random) -> Game {
    let mut game = Game::new(Ruleset::new(edition));
    game.rolls = (1..=7)
        .map(|round| (round, roll(inkspector::rules::catalogue::dice(edition), random)))
        .collect();
    for number in 0..count {
        let style = if random.below(3) == 0 { Style::Any } else { Style::Joining };
        let played = play_rolls(&edition.layout(), game.rolls.clone(), style, random);
        game.players.push(Player::new(format!("player {number}"), played.sketch));
    }
    game
}

/// Forgets all dice, or here and there one.
fn forget(game: &mut Game, all: bool, random: &mut Random) {
    if all {
        return game.rolls.clear();
    }
    for roll in game.rolls.values_mut() {
        random.shuffle(roll);
        roll.truncate(1 + random.below(4));
    }
}

#[test]
fn random_legal_tables_pass() {
    let mut random = Random::new(31);
    for number in 0..120 {
        let mut game = table(Edition::ALL[number % 2], 2 + number % 3, &mut random);
        for all in [false, true] {
            forget(&mut game, all, &mut random);
            let found: Vec<String> =
                broken(&game).iter().map(|one| Language::En.told(one)).collect();
            assert_eq!(found, [""; 0], "table {number}");
        }
    }
}

/// Tables with one change are judged exactly as the slow rules judge them.
#[test]
fn changed_tables_are_judged_as_by_trying_everything() {
    let mut random = Random::new(32);
    // Legal; broken by one player alone; broken only by all together.
    let mut seen = [0; 3];
    for number in 0..150 {
        let edition = Edition::ALL[number % 2];
        let mut game = table(edition, 2 + number % 3, &mut random);
        let who = random.below(game.players.len());
        if number % 3 == 0 {
            change(edition, &mut game.players[who].sketch, None, &mut random);
        } else {
            // One die of one round shows something else to one player.
            let mut rolls = game.rolls.clone();
            let set: Vec<_> = dice(edition).each().collect();
            let (round, die) = (1 + random.below(7) as u8, random.below(4));
            rolls.get_mut(&round).unwrap()[die] = random.pick(&set[die].faces).unwrap().0;
            let layout = edition.layout();
            game.players[who].sketch =
                play_rolls(&layout, rolls, Style::Joining, &mut random).sketch;
        }
        forget(&mut game, number % 4 < 2, &mut random);
        let rolls = &game.rolls;
        let each = |players: &[usize]| -> Vec<Slow<'_>> {
            let sketches = players.iter().map(|&player| &game.players[player].sketch);
            sketches.map(|sketch| Slow { sketch, edition, rolls, forest: false }).collect()
        };
        let everybody: Vec<usize> = (0..game.players.len()).collect();
        let alone = each(&everybody).iter().all(Slow::is_legal);
        let legal = are_legal(&each(&everybody));
        let found: Vec<String> = broken(&game).iter().map(|one| Language::En.told(one)).collect();
        assert_eq!(found.is_empty(), legal, "table {number}: {found:?}");
        if alone {
            assert_eq!(clashes(&game).is_empty(), legal, "table {number}");
        }
        // Those named clash without the others.
        for (_, named) in clashes(&game) {
            assert!(!are_legal(&each(&named)), "table {number}");
        }
        seen[if legal { 0 } else { 1 + usize::from(alone) }] += 1;
    }
    assert!(seen.iter().all(|&count| count >= 15), "{seen:?}");
}
