//! Replay, check and dice, by the names that a screen reader announces.
#![cfg(feature = "app")]

mod app_replay_support;

use app_replay_support::{NARROW, WIDE, broken, friends};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use inkspector::app::{
    Action, App, BoardReader, Command, DiceAction, Form, Job, Language, Lit, Note, PlayAction,
    Report, Screen, Stop,
};
use inkspector::board::{Building, Cell, Space};
use inkspector::game::{self, Game, Mode};
use inkspector::rules::Edition;
use inkspector::rules::catalogue::{identify, specials};
use std::sync::Arc;

/// No photos here.
struct NoCamera;

impl BoardReader for NoCamera {
    fn read(&self, _: &Job, _: &mut dyn FnMut(Report) -> Result<(), Stop>) -> Result<(), Stop> {
        Ok(())
    }
}

fn open_as(size: [f32; 2], language: Language, scale: f32) -> Harness<'static, App> {
    let ctx = egui::Context::default();
    let mut app = App::new(&ctx, None, Arc::new(NoCamera));
    app.act(Action::Language(language));
    app.act(Action::Scale(scale));
    Harness::builder()
        .with_size(egui::Vec2::from(size))
        .with_max_steps(40)
        .build_ui_state(|ui, app: &mut App| app.show(ui), app)
}

fn open() -> Harness<'static, App> {
    open_as(WIDE, Language::En, 1.0)
}

fn load(window: &mut Harness<'_, App>, game: &Game) {
    let bytes = game.to_json().into_bytes();
    window.state_mut().act(Action::Loaded("game.json".into(), bytes.into(), None));
    window.run();
}

fn run(window: &mut Harness<'_, App>, command: Command) {
    window.state_mut().act(Action::Run(command));
    window.run();
}

/// Presses what is called so, wherever it has been scrolled to.
fn press(window: &mut Harness<'_, App>, name: &str) {
    window.get_all_by_label(name).next().unwrap().click_accesskit();
    window.run();
}

fn press_part(window: &mut Harness<'_, App>, part: &str) {
    let found = window.query_all_by_label_contains(part).next();
    found.unwrap_or_else(|| panic!("nothing is called {part}")).click_accesskit();
    window.run();
}

fn key(window: &mut Harness<'_, App>, key: egui::Key) {
    window.key_press(key);
    window.run();
}

fn shows(window: &Harness<'_, App>, part: &str) -> bool {
    window.query_all_by_label_contains(part).next().is_some()
}

fn round(window: &Harness<'_, App>) -> u8 {
    window.state().state.play.replay.round
}

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
    window.state_mut().act(Action::Play(PlayAction::Round(1)));
    window.run();
    assert!(shows(&window, "As they were rolled."));
    for name in ["straight railway", "railway T", "straight station", "highway T"] {
        assert!(shows(&window, name), "{name}");
    }
    game.rolls.clear();
    load(&mut window, &game);
    run(&mut window, Command::ShowReplay);
    window.state_mut().act(Action::Play(PlayAction::Round(1)));
    window.run();
    assert!(shows(&window, "Nobody wrote them down. These would explain the round:"));
}

#[test]
fn boards_without_round_numbers_say_so() {
    let mut window = open();
    window.state_mut().act(Action::Example(0));
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
    assert!(shows(&window, &format!("Round unknown: {space}.")));
    assert!(shows(&window, "round unknown"));
}

#[test]
fn the_check_tells_who_wins_and_what_is_broken() {
    let mut window = open();
    let game = friends();
    load(&mut window, &game);
    press(&mut window, "Check");
    let standings = game::standings(&game);
    let best = &standings.list[0];
    let winner = format!("{} wins with {} points.", game.name(best.player), best.total);
    assert!(shows(&window, &winner), "{winner}");
    for one in &standings.list {
        assert!(shows(&window, &format!("{}. {}", one.place, game.name(one.player))));
        assert!(shows(
            &window,
            &format!("Board {}, goals {}; errors: {}", one.board, one.goals, one.errors)
        ));
    }
    let audit = game::audit(&game);
    let none = audit.findings.iter().all(|f| f.verdict() != game::Verdict::Broken);
    assert_eq!(shows(&window, "No rule is provably broken."), none);
    // The same game with one piece that nobody rolled.
    let (game, _) = broken();
    let audit = game::audit(&game);
    let (number, finding) = audit
        .findings
        .iter()
        .enumerate()
        .find(|(_, f)| f.verdict() == game::Verdict::Broken && !f.spaces.is_empty())
        .unwrap();
    load(&mut window, &game);
    run(&mut window, Command::ShowCheck);
    assert!(!shows(&window, "No rule is provably broken."));
    assert!(shows(&window, "Rule: "));
    let rows: Vec<String> = window
        .query_all_by_label_contains("Rule broken: ")
        .filter_map(|node| node.accesskit_node().label())
        .collect();
    let broken = audit.findings.iter().filter(|f| f.verdict() == game::Verdict::Broken).count();
    assert_eq!(rows.len(), broken, "{rows:?}");
    // Pressing one goes to its round and space.
    window.state_mut().act(Action::Play(PlayAction::Finding(number)));
    window.run();
    let state = &window.state().state;
    assert_eq!(state.screen, Screen::Replay);
    assert_eq!(Some(state.doc.current), finding.player);
    assert_eq!(state.play.replay.finding, Some(number));
    assert_eq!(round(&window), finding.round.unwrap_or(7));
    assert!(shows(&window, &finding.spaces[0].to_string()));
}

#[test]
fn a_finding_is_pressed_from_the_check() {
    let mut window = open();
    let (game, _) = broken();
    load(&mut window, &game);
    run(&mut window, Command::ShowCheck);
    press_part(&mut window, "Rule broken: ");
    assert_eq!(window.state().state.screen, Screen::Replay);
    let number = window.state().state.play.replay.finding.unwrap();
    window.state_mut().act(Action::Play(PlayAction::Finding(number)));
    window.run();
    assert!(window.state().state.play.replay.finding.is_none(), "pressed again it goes out");
    press(&mut window, "Check the game");
    press(&mut window, "Anna, round 2: drawn by the rules");
    assert_eq!((window.state().state.screen, round(&window)), (Screen::Replay, 2));
}

#[test]
fn goals_are_chosen_told_and_lit() {
    let mut window = open();
    let game = friends();
    load(&mut window, &game);
    run(&mut window, Command::ShowCheck);
    let results = game::goals(&game);
    let (number, player) = results
        .iter()
        .enumerate()
        .find_map(|(number, goal)| {
            let met = goal.players.iter().position(|one| !one.places.is_empty())?;
            Some((number, met))
        })
        .expect("somebody met a goal");
    let met = &results[number].players[player];
    let game::When::Round(when) = met.when else { panic!("{:?}", met.when) };
    let line = match met.points.unwrap() {
        1 => format!("{}: round {when}, one point", game.name(player)),
        points => format!("{}: round {when}, {points} points", game.name(player)),
    };
    assert!(shows(&window, &line), "{line}");
    window.state_mut().act(Action::Play(PlayAction::Evidence(number, player)));
    window.run();
    let state = &window.state().state;
    assert_eq!((state.screen, state.doc.current), (Screen::Board, player));
    assert_eq!(state.lit, Lit::Goal(number));
    let code = &results[number].code;
    assert!(shows(&window, &format!("{code}, ")), "a row of the score panel");
    // Goals can be taken out of play and put in.
    run(&mut window, Command::ShowCheck);
    press(&mut window, "Goal cards in play");
    press_part(&mut window, "D: draw something in 3 corner spaces");
    let goals =
        |window: &Harness<'_, App>| window.state().state.doc.game.as_ref().unwrap().goals.clone();
    assert!(goals(&window).contains(&"D".to_owned()));
    press(&mut window, "Undo");
    assert_eq!(goals(&window), game.goals);
}

#[test]
fn dice_are_entered_by_tapping_faces() {
    let mut window = open();
    let mut game = friends();
    game.rolls.clear();
    load(&mut window, &game);
    run(&mut window, Command::ShowCheck);
    press(&mut window, "Enter the dice of round 1");
    for face in ["straight railway", "railway T", "straight station", "highway T"] {
        press(&mut window, &format!("Add {face}"));
    }
    assert!(shows(&window, "All dice of the round are there"));
    let rolls =
        |window: &Harness<'_, App>| window.state().state.doc.game.as_ref().unwrap().rolls.clone();
    let written = friends().rolls[&1].clone();
    let entered = rolls(&window)[&1].clone();
    assert_eq!(game::faces(entered), game::faces(written));
    press(&mut window, "Take away straight station");
    assert_eq!(rolls(&window)[&1].len(), 3);
    press(&mut window, "Add curved station");
    // Somebody drew the straight station, which was not rolled now.
    let audit = &window.state().state.play.judged.as_ref().unwrap().audit;
    assert!(audit.findings.iter().any(|finding| finding.kind.word() == "not-rolled"));
    press(&mut window, "Forget all dice");
    assert!(rolls(&window).is_empty());
}

#[test]
fn notes_on_the_sheet_are_entered_and_held_against_the_board() {
    let mut window = open();
    let mut game = friends();
    for player in &mut game.players {
        player.marked_off = None;
        player.village_marks = None;
        player.university_marks = None;
        player.declared.clear();
    }
    load(&mut window, &game);
    run(&mut window, Command::ShowCheck);
    let first = game::standings(&game).list[0].player;
    let found = |window: &Harness<'_, App>, word: &str| {
        let audit = &window.state().state.play.judged.as_ref().unwrap().audit;
        let own = audit.findings.iter().filter(|f| f.player == Some(first));
        own.filter(|finding| finding.kind.word() == word).count()
    };
    let noted = |window: &Harness<'_, App>| {
        let record = window.state().state.doc.players[first].record.clone();
        record.map(|player| game::Player::clone(&player))
    };
    press(&mut window, "Notes on the sheet");
    // Special routes: none marked off, then those that are drawn.
    let drawn: Vec<usize> = specials()
        .iter()
        .enumerate()
        .filter(|(_, route)| {
            let sketch = &game.players[first].sketch;
            sketch.drawn().any(|(_, cell)| identify(&cell.drawing) == Some(route))
        })
        .map(|(place, _)| place)
        .collect();
    assert!(!drawn.is_empty());
    press(&mut window, "as marked off:");
    assert_eq!(found(&window, "not-marked-off"), drawn.len());
    for &place in &drawn {
        // Findings speak of routes that are drawn.
        let is_box = |label: &str| label.ends_with(" marked off") && !label.contains("drawn");
        let all = window.query_all_by_label_contains(" marked off");
        let boxes = all.filter(|node| node.accesskit_node().label().is_some_and(|l| is_box(&l)));
        let boxes: Vec<_> = boxes.collect();
        assert_eq!(boxes.len(), specials().len());
        boxes[place].click_accesskit();
        window.run();
    }
    assert_eq!(found(&window, "not-marked-off"), 0);
    assert_eq!(noted(&window).unwrap().marked_off.unwrap().len(), drawn.len());
    // Tracks: one mark too many, then the right number, then unknown again.
    let active = game::Effects::of(&game.players[first].sketch, &game.ruleset).villages.len();
    let mark = |window: &mut Harness<'_, App>, marks: Option<u8>| {
        let note = Note::Track(Building::Village, marks);
        window.state_mut().act(Action::Play(PlayAction::Note(first, note)));
        window.run();
    };
    assert!(shows(&window, "Marks on the village track"));
    mark(&mut window, Some(active as u8 + 1));
    assert_eq!(found(&window, "track"), 1);
    mark(&mut window, Some(active as u8));
    assert_eq!(found(&window, "track"), 0);
    mark(&mut window, None);
    assert_eq!(noted(&window).unwrap().village_marks, None);
    // A goal declared before it was met, and forgotten.
    let code = game.goals[0].clone();
    assert!(shows(&window, &format!("Goal {code} declared at the end of round")));
    let declare = |window: &mut Harness<'_, App>, round: Option<u8>| {
        let note = Note::Declared(code.clone(), round);
        window.state_mut().act(Action::Play(PlayAction::Note(first, note)));
        window.run();
    };
    declare(&mut window, Some(1));
    assert_eq!(noted(&window).unwrap().declared[&code], 1);
    let (met, _) = game::when_met(&game.players[first].sketch, &game.ruleset, &code);
    assert_eq!(found(&window, "goal-declared"), usize::from(met != game::When::Round(1)));
    declare(&mut window, None);
    assert!(noted(&window).unwrap().declared.is_empty());
    press(&mut window, "Undo");
    assert_eq!(noted(&window).unwrap().declared[&code], 1);
}

#[test]
fn dice_of_expansions_are_entered_too() {
    let mut window = open();
    let mut game = Game::new(inkspector::rules::Ruleset::new(Edition::Classic));
    game.ruleset.expansions = vec![inkspector::expansion::expansion("desert").unwrap()];
    let blank = inkspector::board::Sketch::new(Edition::Classic.layout());
    game.players.push(game::Player::new("Anna", blank));
    load(&mut window, &game);
    run(&mut window, Command::ShowCheck);
    let faces = |window: &Harness<'_, App>| {
        let record = window.state().state.doc.game.as_ref().unwrap();
        record.expansion_rolls.clone()
    };
    press(&mut window, "Enter the dice of round 2");
    let arid = |window: &mut Harness<'_, App>| {
        let face = game.ruleset.expansions[0].face("arid").unwrap();
        press(window, &format!("Add {}", face.name));
    };
    arid(&mut window);
    arid(&mut window);
    assert_eq!(faces(&window)[&2], ["arid", "arid"]);
    // There are two such dice; a third cannot be pressed.
    let judged = window.state().state.play.judged.as_ref().unwrap();
    let desert = game.ruleset.expansions[0];
    assert!(desert.dice().iter().flat_map(|d| d.faces).all(|f| !judged.has_room(2, desert, f)));
    // They are rolled once more at the end.
    press(&mut window, "Enter the dice rolled after the last round");
    assert!(window.query_all_by_label("Add straight highway").next().is_none(), "no route dice");
    arid(&mut window);
    let end = game.last_roll();
    assert_eq!((end, faces(&window)[&end].len()), (game.rounds() + 1, 1));
    press_part(&mut window, "Take away ");
    assert!(!faces(&window).contains_key(&end));
    press(&mut window, "Forget all dice");
    assert!(faces(&window).is_empty());
}

#[test]
fn rolls_for_the_table_are_kept_and_saved() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open();
    window.state_mut().act(Action::ByHand(Edition::Classic));
    press(&mut window, "Dice");
    assert!(shows(&window, "No round rolled yet"));
    window.state_mut().act(Action::Play(PlayAction::Dice(DiceAction::Seed("2026".into()))));
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
    let rolls = |window: &Harness<'_, App>| {
        window.state().state.doc.game.as_ref().map(|game| game.rolls.clone()).unwrap_or_default()
    };
    assert_eq!(rolls(&window), expected.rolls);
    press(&mut window, "Undo step");
    assert_eq!(rolls(&window).len(), 1);
    let path = folder.path().join("rolls.txt");
    window.state_mut().act(Action::SaveTo(path.clone(), Form::Rolls));
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
    assert!(text.starts_with("# classic dice, seed 2026\n1: "), "{text}");
    // All rounds, and then no more.
    for _ in 0..6 {
        press(&mut window, "Roll the dice");
    }
    assert!(shows(&window, "The last round is rolled."));
    assert_eq!(rolls(&window).len(), 7);
    // Opened again, the game goes on with its own dice.
    let record = window.state().state.doc.game.as_ref().unwrap();
    let mut saved = Game::clone(record);
    let _later = saved.rolls.split_off(&4);
    let mut other = open();
    load(&mut other, &saved);
    run(&mut other, Command::ShowDice);
    press(&mut other, "Roll the dice");
    let rolled = other.state().state.doc.game.as_ref().unwrap().rolls[&4].clone();
    let record = window.state().state.doc.game.as_ref().unwrap();
    assert_eq!(rolled, record.rolls[&4]);
    // Set up anew, the dice forget the rolls of the game, and the game keeps them.
    let before = other.state().state.doc.game.as_ref().unwrap().rolls.clone();
    press(&mut other, "Draft");
    press(&mut other, "4");
    press(&mut other, "Roll the dice");
    let dice = other.state().state.play.dice.as_ref().unwrap();
    assert_eq!((dice.tray.draft, dice.tray.rounds().len(), dice.keep), (Some(4), 1, false));
    assert_eq!(other.state().state.doc.game.as_ref().unwrap().rolls, before);
}

#[test]
fn dice_of_another_edition_stay_out_of_a_drawn_table() {
    let mut window = open();
    window.state_mut().act(Action::Example(0));
    run(&mut window, Command::ShowDice);
    press(&mut window, "Challenge");
    press(&mut window, "Keep the rolls in the game");
    press(&mut window, "Roll the dice");
    assert!(shows(&window, "Not kept"));
    assert!(window.state().state.doc.game.is_none());
    press(&mut window, "Classic");
    assert!(!window.state().state.play.dice.as_ref().unwrap().keep, "a new game asks again");
    press(&mut window, "Keep the rolls in the game");
    press(&mut window, "Roll the dice");
    assert!(shows(&window, "The rolls are in the game on the table"));
    assert_eq!(window.state().state.doc.game.as_ref().unwrap().rolls.len(), 1);
    // Undone, the game is without them, and no roll is written into it unasked.
    press(&mut window, "Undo");
    assert!(window.state().state.doc.game.as_ref().is_none_or(|game| game.rolls.is_empty()));
    press(&mut window, "Roll the dice");
    assert!(window.state().state.doc.game.as_ref().is_none_or(|game| game.rolls.is_empty()));
}

#[test]
fn a_pool_is_drafted_pair_by_pair() {
    let mut window = open();
    window.state_mut().act(Action::ByHand(Edition::Challenge));
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
    assert_eq!(state.doc.players.len(), 3);
    assert_eq!(state.doc.game.as_ref().unwrap().mode, Mode::Draft);
    for player in &state.doc.players {
        assert_eq!(player.record.as_ref().unwrap().rolls[&1].len(), 4);
    }
    press(&mut window, "Undo step");
    assert!(shows(&window, "Player 3 picks a pair"));
}

#[test]
fn the_result_is_saved_as_text() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open();
    let (game, _) = broken();
    load(&mut window, &game);
    run(&mut window, Command::ShowCheck);
    let path = folder.path().join("result.txt");
    window.state_mut().act(Action::SaveTo(path.clone(), Form::Report));
    for _ in 0..2000 {
        if path.exists() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    let text = std::fs::read_to_string(&path).unwrap();
    for one in &game::standings(&game).list {
        let line =
            format!("{}. {}: {} (board {}", one.place, game.name(one.player), one.total, one.board);
        assert!(text.contains(&line), "{line}\n{text}");
    }
    assert!(text.contains("Rule: ") && text.contains("Round 3: "), "{text}");
}

/// Every screen in every language, wide and narrow, small and large text: nothing untranslated,
/// nothing to press beyond the edge.
#[test]
fn nothing_is_untranslated_or_out_of_reach() {
    let (broken, _) = broken();
    let issue = " trifft ohne Bahnhof auf ";
    let mut german = open_as(WIDE, Language::De, 1.0);
    load(&mut german, &broken);
    run(&mut german, Command::ShowCheck);
    assert!(shows(&german, issue), "issues of the finished board are translated too");
    for (size, scale) in [(WIDE, 1.0), (NARROW, 1.0), (NARROW, 1.5), (WIDE, 1.5)] {
        for language in Language::ALL {
            let mut window = open_as(size, language, scale);
            load(&mut window, &broken);
            window.state_mut().act(Action::Play(PlayAction::Dice(DiceAction::Draft(Some(4)))));
            window.state_mut().act(Action::Play(PlayAction::Dice(DiceAction::Roll)));
            for command in [Command::ShowReplay, Command::ShowCheck, Command::ShowDice] {
                run(&mut window, command);
                window.state_mut().act(Action::Play(PlayAction::Round(3)));
                window.state_mut().act(Action::Play(PlayAction::Enter(Some((2, 0)))));
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
