//! Replay, by the names that a screen reader announces.

use super::support::games::{NARROW, WIDE, broken, friends, load, press, press_part, round, run};
use super::support::{key, open, open_as, shows};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use inkspector::app::{
    Command, DiceAction, FilesAction, Language, PlayAction, Screen, TableAction,
};
use inkspector::board::{Cell, Mark, Place, Space};
use inkspector::game;

#[test]
fn a_game_is_stepped_through_by_buttons_and_keys() {
    let mut window = open();
    let game = friends();
    load(&mut window, &game);
    press(&mut window, "Replay");
    assert_eq!(window.state().state.screen, Screen::Replay);
    assert!(shows(&window, "Round 7 of 7"));
    let frames = game::replay(&game.players[0].sketch, &game.ruleset);
    let total = |round: usize| format!("Total {}", frames[round].sheet.total());
    assert!(shows(&window, &total(7)));
    press(&mut window, "One round back");
    assert!(shows(&window, "Round 6 of 7") && shows(&window, &total(6)));
    key(&mut window, egui::Key::ArrowLeft);
    assert!(shows(&window, "Round 5 of 7") && shows(&window, &total(5)));
    key(&mut window, egui::Key::ArrowRight);
    key(&mut window, egui::Key::PageDown);
    assert_eq!(round(&window), 7);
    key(&mut window, egui::Key::PageDown);
    assert_eq!(round(&window), 7, "there is nothing after the last round");
    key(&mut window, egui::Key::Home);
    assert_eq!(round(&window), 0);
    assert!(shows(&window, "Total 0"));
    press(&mut window, "Last round");
    assert_eq!(round(&window), 7);
    // A column of the chart, and a space, lead to their round.
    press_part(&mut window, "Round 3: ");
    assert_eq!(round(&window), 3);
    let fresh = frames[3].drawn[0];
    let name = format!("{fresh}, ");
    let announced: Vec<String> = window
        .query_all_by_label_contains("drawn in this round")
        .filter_map(|node| node.accesskit_node().label())
        .collect();
    assert_eq!(announced.len(), frames[3].drawn.len());
    assert!(announced.iter().any(|text| text.starts_with(&name)), "{announced:?}");
    let later = frames[6].drawn[0];
    press(&mut window, &format!("{later}, empty"));
    assert_eq!(round(&window), 6);
    // Another player's board, same round.
    let second = game.players[1].name.clone();
    press(&mut window, &second);
    assert_eq!(window.state().state.doc.current, 1);
    assert_eq!(round(&window), 6);
}

#[test]
fn playing_runs_by_itself_and_then_rests() {
    let mut window = open();
    load(&mut window, &friends());
    run(&mut window, Command::ShowReplay);
    key(&mut window, egui::Key::Home);
    window.key_press(egui::Key::Space);
    window.step();
    window.step();
    assert!(window.state().state.play.replay.playing);
    assert!(shows(&window, "Pause"));
    // A quarter of a second a step.
    let mut seen = vec![round(&window)];
    for _ in 0..80 {
        window.step();
        if *seen.last().unwrap() != round(&window) {
            seen.push(round(&window));
        }
    }
    assert_eq!(seen, [0, 1, 2, 3, 4, 5, 6, 7]);
    assert!(!window.state().state.play.replay.playing);
    // `run` fails unless the window comes to rest.
    window.run();
    // While it plays, the next frame is asked for when the round is due, not at once.
    window.key_press(egui::Key::Space);
    for _ in 0..4 {
        window.step();
    }
    let delay = window.output().viewport_output[&egui::ViewportId::ROOT].repaint_delay;
    assert!(delay > std::time::Duration::from_millis(100), "{delay:?}");
    assert!(delay < std::time::Duration::from_secs(2), "{delay:?}");
    window.key_press(egui::Key::Space);
    window.step();
    window.run();
    assert!(!window.state().state.play.replay.playing);
}

#[test]
fn the_dice_of_a_round_are_shown_or_told() {
    let mut window = open();
    let mut game = friends();
    load(&mut window, &game);
    run(&mut window, Command::ShowReplay);
    window.state_mut().act(PlayAction::Round(1));
    window.run();
    assert!(shows(&window, "As they were rolled."));
    for name in ["straight railway", "T-junction railway", "straight station", "T-junction highway"]
    {
        assert!(shows(&window, name), "{name}");
    }
    game.rolls.clear();
    load(&mut window, &game);
    run(&mut window, Command::ShowReplay);
    window.state_mut().act(PlayAction::Round(1));
    window.run();
    assert!(shows(&window, "Nobody wrote them down. These would explain the round:"));
}

#[test]
fn boards_without_round_numbers_say_so() {
    let mut window = open();
    window.state_mut().act(FilesAction::Example(0));
    run(&mut window, Command::ShowReplay);
    assert!(shows(&window, "Round unknown: none of the"));
    assert!(shows(&window, "A2, straight highway, round unknown"));
    // One number missing among many.
    let mut game = friends();
    let space: Space = game.players[0].sketch.drawn().next().unwrap().0;
    let cell = game.players[0].sketch.cell(space);
    game.players[0].sketch.set(space, Cell { round: None, ..cell });
    load(&mut window, &game);
    run(&mut window, Command::ShowReplay);
    key(&mut window, egui::Key::Home);
    // The dice and the other rounds tell which it was.
    assert!(!shows(&window, "Round unknown"));
    // A space that no round explains.
    let cell = Cell { drawing: "h.h.".parse().unwrap(), round: None };
    let free = game.layout.spaces().find(|&at| game.players[0].sketch.cell(at).drawing.is_empty());
    game.players[0].sketch.set(free.unwrap(), cell);
    load(&mut window, &game);
    run(&mut window, Command::ShowReplay);
    key(&mut window, egui::Key::Home);
    assert!(shows(&window, "Round unknown: "));
    assert!(shows(&window, "round unknown"));
}

/// What bears no round counts for no round but the last.
#[test]
fn marks_without_a_round_come_last() {
    let mut window = open();
    window.state_mut().act(FilesAction::ByHand(inkspector::rules::Edition::Classic));
    window.state_mut().act(TableAction::Expansion("forest", true));
    let app = window.state_mut();
    let mut sketch = app.state.doc.player().sketch.clone();
    let road = Cell { drawing: "h.h.".parse().unwrap(), round: Some(1) };
    sketch.set("A2".parse().unwrap(), road);
    let at = Place::Space("C3".parse().unwrap());
    sketch.set_mark(Mark { word: "tree".into(), at }, 1);
    let frames = game::dated_replay(&sketch, &app.state.doc.game.ruleset);
    let totals = [1, 6].map(|round: usize| frames[round].sheet.total());
    assert_ne!(totals[0], totals[1], "the tree makes a difference");
    app.state.doc.game.players[0].sketch = sketch;
    app.act(TableAction::Rename(0, "Anna".into()));
    run(&mut window, Command::ShowReplay);
    for (round, undated) in [(1, true), (6, false)] {
        window.state_mut().act(PlayAction::Round(round));
        window.run();
        let total = frames[usize::from(round)].sheet.total();
        assert!(shows(&window, &format!("Total {total}")), "round {round}");
        assert_eq!(shows(&window, "Marks that bear no round are left out"), undated);
    }
}

/// Every screen in every language, wide and narrow, small and large text: nothing untranslated,
/// nothing to press beyond the edge.
#[test]
fn nothing_is_untranslated_or_out_of_reach() {
    let (broken, _) = broken();
    let issue = " treffen ohne Bahnhof aufeinander";
    let mut german = open_as(WIDE, Language::De, 1.0);
    load(&mut german, &broken);
    run(&mut german, Command::ShowCheck);
    assert!(shows(&german, issue), "issues of the finished board are translated too");
    for (size, scale) in [(WIDE, 1.0), (NARROW, 1.0), (NARROW, 1.5), (WIDE, 1.5)] {
        for language in Language::ALL {
            let mut window = open_as(size, language, scale);
            load(&mut window, &broken);
            window.state_mut().act(PlayAction::Dice(DiceAction::Draft(Some(4))));
            window.state_mut().act(PlayAction::Dice(DiceAction::Roll));
            for command in [Command::ShowReplay, Command::ShowCheck, Command::ShowDice] {
                run(&mut window, command);
                window.state_mut().act(PlayAction::Round(3));
                window.state_mut().act(PlayAction::Enter(Some((2, 0))));
                window.run();
                let at = format!("{size:?} {scale} {language:?} {command:?}");
                for node in window.root().children_recursive() {
                    let label = node.accesskit_node().label().unwrap_or_default();
                    let word = |part: &str| {
                        !part.is_empty() && part.chars().all(|c| c.is_ascii_lowercase())
                    };
                    let is_key = label.contains('-') && label.split('-').all(word);
                    assert!(!is_key, "{at}: `{label}` is no text");
                    let role = node.accesskit_node().role();
                    let pressed = matches!(
                        role,
                        egui::accesskit::Role::Button | egui::accesskit::Role::CheckBox
                    );
                    if pressed {
                        assert!(!label.is_empty(), "{at}: a {role:?} without a name");
                        let rect = node.rect();
                        let inside = rect.left() >= -0.5 && rect.right() <= size[0] + 0.5;
                        assert!(inside, "{at}: `{label}` at {rect:?}");
                    }
                }
            }
        }
    }
}
