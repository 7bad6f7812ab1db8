//! Dice for the table, by the names that a screen reader announces.

use super::support::games::{load, press, press_part, run};
use super::support::{open, shows};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use inkspector::app::{App, Command, DiceAction, Export, FilesAction, PlayAction};
use inkspector::game::{Game, Mode};
use inkspector::rules::Edition;

#[test]
fn rolls_for_the_table_are_kept_and_saved() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open();
    window.state_mut().act(FilesAction::ByHand(Edition::Classic));
    press(&mut window, "Dice");
    assert!(shows(&window, "No round rolled yet"));
    window.state_mut().act(PlayAction::Dice(DiceAction::Seed("2026".into())));
    window.run();
    press(&mut window, "Roll the dice");
    assert!(shows(&window, "Round 1 of 7"));
    let mut expected = Game::new(inkspector::rules::Ruleset::new(Edition::Classic));
    expected.roll_round(1, 2026);
    expected.roll_round(2, 2026);
    let dice = window.state().state.play.dice.as_ref().unwrap().tray.rounds()[0].dice.clone();
    assert_eq!(dice, expected.rolls[&1], "the command line rolls the same for this seed");
    press(&mut window, "Keep the rolls in the game");
    press(&mut window, "Roll the dice");
    let rolls = |window: &Harness<'_, App>| window.state().state.doc.game.rolls.clone();
    assert_eq!(rolls(&window), expected.rolls);
    press(&mut window, "Undo step");
    assert_eq!(rolls(&window).len(), 1);
    let path = folder.path().join("rolls.txt");
    window.state_mut().act(FilesAction::SaveTo(path.clone(), Export::Rolls));
    for _ in 0..2000 {
        if path.exists() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    while window.state().state.notices.is_empty() {
        window.step();
    }
    window.run();
    let text = std::fs::read_to_string(&path).unwrap();
    assert!(text.starts_with("# dice of classic, seed 2026\n1: "), "{text}");
    // All rounds, and then no more.
    for _ in 0..6 {
        press(&mut window, "Roll the dice");
    }
    assert!(shows(&window, "The last round is rolled."));
    assert_eq!(rolls(&window).len(), 7);
    // Opened again, the game goes on with its own dice.
    let record = &window.state().state.doc.game;
    let mut saved = Game::clone(record);
    let _later = saved.rolls.split_off(&4);
    let mut other = open();
    load(&mut other, &saved);
    run(&mut other, Command::ShowDice);
    press(&mut other, "Roll the dice");
    let rolled = other.state().state.doc.game.rolls[&4].clone();
    let record = &window.state().state.doc.game;
    assert_eq!(rolled, record.rolls[&4]);
    // Set up anew, the dice forget the rolls of the game, and the game keeps them.
    let before = other.state().state.doc.game.rolls.clone();
    press(&mut other, "Draft");
    press(&mut other, "4");
    press(&mut other, "Roll the dice");
    let dice = other.state().state.play.dice.as_ref().unwrap();
    assert_eq!((dice.tray.draft, dice.tray.rounds().len(), dice.keep), (Some(4), 1, false));
    assert_eq!(other.state().state.doc.game.rolls, before);
}

#[test]
fn dice_of_another_edition_stay_out_of_a_drawn_table() {
    let mut window = open();
    window.state_mut().act(FilesAction::Example(0));
    run(&mut window, Command::ShowDice);
    press(&mut window, "Challenge");
    press(&mut window, "Keep the rolls in the game");
    press(&mut window, "Roll the dice");
    assert!(shows(&window, "Not kept"));
    assert!(window.state().state.doc.game.rolls.is_empty());
    press(&mut window, "Classic");
    assert!(!window.state().state.play.dice.as_ref().unwrap().keep, "a new game asks again");
    press(&mut window, "Keep the rolls in the game");
    press(&mut window, "Roll the dice");
    assert!(shows(&window, "The rolls are in the game on the table"));
    assert_eq!(window.state().state.doc.game.rolls.len(), 1);
    // Undone, the game is without them, and no roll is written into it unasked.
    press(&mut window, "Undo");
    assert!(window.state().state.doc.game.rolls.is_empty());
    press(&mut window, "Roll the dice");
    assert!(window.state().state.doc.game.rolls.is_empty());
}

#[test]
fn a_pool_is_drafted_pair_by_pair() {
    let mut window = open();
    window.state_mut().act(FilesAction::ByHand(Edition::Challenge));
    run(&mut window, Command::ShowDice);
    press(&mut window, "Draft");
    press(&mut window, "3");
    press(&mut window, "Keep the rolls in the game");
    press(&mut window, "Roll the dice");
    for (turn, seat) in [1, 2, 3, 1, 2, 3].into_iter().enumerate() {
        assert!(shows(&window, &format!("Player {seat} picks a pair")), "turn {turn}");
        assert!(window.query_all_by_label("Roll the dice").next().is_none());
        press_part(&mut window, &format!("Pair {}: ", turn + 1));
    }
    let tray = &window.state().state.play.dice.as_ref().unwrap().tray;
    let pool = tray.rounds()[0].pool.as_ref().unwrap();
    let next = pool.next_first().unwrap();
    let values = pool.values();
    assert_eq!(values[next.player], *values.iter().min().unwrap());
    assert!(shows(&window, &format!("Player {} begins the next round", next.player + 1)));
    assert!(shows(&window, "taken by Player 2"));
    let state = &window.state().state;
    assert_eq!(state.doc.game.players.len(), 3);
    assert_eq!(state.doc.game.mode, Mode::Draft);
    for player in &state.doc.game.players {
        assert_eq!(player.rolls[&1].len(), 4);
    }
    press(&mut window, "Undo step");
    assert!(shows(&window, "Player 3 picks a pair"));
}
