//! Rounds stepped through one by one, and dice rolled for a table.

use inkspector::board::{Cell, Kind, Sketch};
use inkspector::expansion::expansion;
use inkspector::game::{Game, MOST_DRAFTERS, Mode, Tray, read_face, replay, unknown_rounds};
use inkspector::rules::{Edition, Ruleset};
use inkspector::score::{Item, score};
use inkspector::words::Language;
use proptest::prelude::*;

fn board(cells: &[(&str, &str, Option<u8>)]) -> Sketch {
    let mut sketch = Sketch::new(Edition::Classic.layout());
    for &(space, code, round) in cells {
        let cell = Cell { drawing: code.parse().unwrap(), round };
        sketch.set(space.parse().unwrap(), cell);
    }
    sketch
}

#[test]
fn each_round_adds_what_its_spaces_earn() {
    let ruleset = Ruleset::new(Edition::Classic);
    let rows = ["A2", "B2", "C2", "D2", "E2", "F2", "G2"];
    let cells: Vec<_> =
        (1..=7).map(|round| (rows[usize::from(round) - 1], "h.h.", Some(round))).collect();
    let frames = replay(&board(&cells), &ruleset);
    assert_eq!(frames.len(), 8);
    assert!(frames[0].sketch.is_empty() && frames[0].drawn.is_empty());
    let by = |round: usize, item: Item| {
        let before = round.checked_sub(1).map(|before| &frames[before]);
        frames[round].gains(before).into_iter().find(|gain| gain.item == item).unwrap()
    };
    for round in 1..=7 {
        assert_eq!(frames[round].drawn, [rows[round - 1].parse().unwrap()]);
        assert_eq!(by(round, Item::Longest(Kind::Highway)).by, 1);
        assert_eq!(by(round, Item::Longest(Kind::Highway)).points, round as i32);
    }
    // One open end from the first round on, closed by the exit in the last.
    assert_eq!((by(1, Item::Errors).points, by(1, Item::Errors).by), (-1, -1));
    assert_eq!((by(4, Item::Errors).points, by(4, Item::Errors).by), (-1, 0));
    assert_eq!((by(7, Item::Errors).points, by(7, Item::Errors).by), (0, 1));
    assert_eq!(by(7, Item::Networks).by, 4);
}

#[test]
fn gains_add_up_to_the_final_sheet() {
    let text = include_str!("../../../samples/games/four-friends.json");
    let game = Game::from_json(text).unwrap();
    for player in &game.players {
        let frames = replay(&player.sketch, &game.ruleset);
        let mut total = frames[0].sheet.total();
        for pair in frames.windows(2) {
            total += pair[1].gains(Some(&pair[0])).iter().map(|gain| gain.by).sum::<i32>();
            assert_eq!(total, pair[1].sheet.total());
        }
        assert_eq!(total, score(&player.sketch, &game.ruleset).total());
    }
}

#[test]
fn unknown_rounds_stand_from_the_start_and_to_the_end() {
    let ruleset = Ruleset::new(Edition::Classic);
    let sketch = board(&[("A2", "h.h.", None), ("B2", "h.h.", Some(9)), ("C2", "h.h.", Some(3))]);
    let unknown = unknown_rounds(&sketch, &ruleset);
    assert_eq!(unknown, ["A2", "B2"].map(|space| space.parse().unwrap()));
    let frames = replay(&sketch, &ruleset);
    assert_eq!(frames[0].sketch.drawn().count(), 2);
    assert_eq!(frames[3].drawn, ["C2".parse().unwrap()]);
    assert_eq!(frames[7].sketch.drawn().count(), 3);
}

#[test]
fn the_tray_rolls_what_the_record_rolls() {
    let mut ruleset = Ruleset::new(Edition::Challenge);
    for id in ["lava", "desert"] {
        ruleset.expansions.extend(expansion(id));
    }
    let mut tray = Tray::new(ruleset.clone(), None, 99);
    while tray.roll() {}
    assert_eq!(tray.rounds().len(), usize::from(tray.last()));
    let mut direct = Game::new(ruleset);
    for round in 1..=direct.last_roll() {
        direct.roll_round(round, 99);
    }
    let mut kept = Game::new(tray.ruleset.clone());
    tray.keep(&mut kept);
    assert_eq!(kept, direct);
    assert_eq!(Tray::of_game(&kept), Some(tray));
}

#[test]
fn a_draft_goes_round_twice_and_the_lowest_total_begins() {
    let mut tray = Tray::new(Ruleset::new(Edition::Challenge), Some(3), 5);
    tray.star = 1;
    assert!(tray.roll());
    assert!(!tray.roll(), "nothing is rolled while players pick");
    let seats: Vec<usize> = (0..6)
        .map(|pair| {
            let seat = tray.drafting().unwrap().turn().unwrap();
            assert!(tray.pick(pair) && !tray.pick(pair), "a pair is taken once");
            seat
        })
        .collect();
    assert_eq!(seats, [1, 2, 0, 1, 2, 0]);
    assert!(tray.drafting().is_none() && !tray.pick(0));
    let pool = tray.rounds()[0].pool.clone().unwrap();
    let values = pool.values();
    let next = pool.next_first().unwrap();
    assert_eq!(values[next.player], *values.iter().min().unwrap());
    assert!(tray.roll());
    assert_eq!(tray.rounds()[1].pool.as_ref().unwrap().first, next.player);
    let mut game = Game::new(tray.ruleset.clone());
    tray.keep(&mut game);
    assert_eq!((game.mode, game.star, game.players.len()), (Mode::Draft, Some(1), 3));
    assert!(game.rolls.is_empty());
    for (seat, player) in game.players.iter().enumerate() {
        assert_eq!(player.rolls.len(), 1, "the second round is still being picked");
        assert_eq!(player.rolls[&1], pool.dice_of(seat));
        assert_eq!(player.rolls[&1].len(), 4);
    }
}

#[test]
fn a_kept_roll_replaces_the_one_before() {
    let mut game = Game::new(Ruleset::new(Edition::Classic));
    game.roll_round(1, 1);
    game.roll_round(2, 1);
    let mut tray = Tray::new(game.ruleset.clone(), None, 2);
    tray.roll();
    tray.keep(&mut game);
    assert_eq!(game.rolls.len(), 1);
    assert_eq!(game.rolls[&1], tray.rounds()[0].dice);
    assert_eq!(game.seed, Some(2));
}

#[test]
fn the_text_names_seed_and_rounds() {
    let mut tray = Tray::new(Ruleset::new(Edition::Classic), None, 12);
    tray.roll();
    tray.roll();
    let text = tray.text(|comment| Language::En.tell(comment));
    let mut lines = text.lines();
    assert_eq!(lines.next(), Some("# dice of classic, seed 12"));
    let line = lines.next().unwrap();
    let faces = line.strip_prefix("1: ").unwrap().split(", ").map(read_face);
    assert_eq!(faces.map(Option::unwrap).collect::<Vec<_>>(), tray.rounds()[0].dice);
}

proptest! {
    /// However players pick, everybody ends with four dice and the pool is shared out.
    #[test]
    fn every_draft_shares_out_the_pool(
        players in 1_usize..=MOST_DRAFTERS, seed: u64, choices: Vec<u8>
    ) {
        let mut tray = Tray::new(Ruleset::new(Edition::Classic), Some(players), seed);
        let mut choices = choices.into_iter();
        for _ in 0..2 {
            prop_assert!(tray.roll());
            while let Some(pool) = tray.drafting() {
                let free: Vec<usize> =
                    (0..pool.pairs.len()).filter(|&pair| pool.owner(pair).is_none()).collect();
                let choice = usize::from(choices.next().unwrap_or(0)) % free.len();
                prop_assert!(tray.pick(free[choice]));
            }
            let pool = tray.rounds().last().unwrap().pool.as_ref().unwrap();
            for seat in 0..players {
                prop_assert_eq!(pool.dice_of(seat).len(), 4);
            }
            let next = pool.next_first().unwrap();
            prop_assert_eq!(tray.first(), next.player);
        }
    }
}

/// What a scorer remembers of boards before changes nothing: rings and none, one after the other, under
/// both answers for longest lines.
#[test]
fn frames_are_scored_as_boards_by_themselves() {
    let ring = [("A2", ".hh.", 2), ("A3", "..hh", 3), ("B2", "hh..", 4), ("B3", "h.hh", 5)];
    let tail = [("C3", "h.h.", 6), ("D3", "h.h.", 7), ("F6", "r.r.", 1)];
    let cells: Vec<_> =
        ring.iter().chain(&tail).map(|&(space, code, round)| (space, code, Some(round))).collect();
    for edition in [Edition::Classic, Edition::Challenge] {
        let ruleset = Ruleset::new(edition);
        for frame in replay(&board(&cells), &ruleset) {
            let mut alone = score(&frame.sketch, &ruleset);
            alone.rulings.clear();
            assert_eq!(frame.sheet, alone, "round {}", frame.round);
        }
    }
}
