//! The check of a whole game, by the names that a screen reader announces.

use super::support::games::{broken, friends, load, press, press_part, round, run};
use super::support::stops::file;
use super::support::{open, shows};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use inkspector::app::{
    App, Command, Export, FilesAction, Language, Lit, Note, PlayAction, Screen, TableAction,
};
use inkspector::board::Building;
use inkspector::game::{self, Game};
use inkspector::rules::Edition;
use inkspector::rules::catalogue::{identify, specials};
use inkspector::rules::contract::Shown;

#[test]
fn the_check_tells_who_wins_and_what_is_broken() {
    let mut window = open();
    let game = friends();
    load(&mut window, &game);
    press(&mut window, "Check");
    let standings = game::standings(&game);
    let best = &standings.list[0];
    let winner =
        format!("{} wins with {} points.", Language::En.value(&game.name(best.player)), best.total);
    assert!(shows(&window, &winner), "{winner}");
    for one in &standings.list {
        assert!(shows(
            &window,
            &format!("{}. {}", one.place, Language::En.value(&game.name(one.player)))
        ));
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
    assert!(shows(&window, "rule: "));
    let rows: Vec<String> = window
        .query_all_by_label_contains("Rule broken: ")
        .filter_map(|node| node.accesskit_node().label())
        .collect();
    let broken = audit.findings.iter().filter(|f| f.verdict() == game::Verdict::Broken).count();
    assert_eq!(rows.len(), broken, "{rows:?}");
    // Pressing one goes to its round and space.
    window.state_mut().act(PlayAction::Finding(number));
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
    window.state_mut().act(PlayAction::Finding(number));
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
        1 => format!("{}: round {when}, one point", Language::En.value(&game.name(player))),
        points => {
            format!("{}: round {when}, {points} points", Language::En.value(&game.name(player)))
        }
    };
    assert!(shows(&window, &line), "{line}");
    window.state_mut().act(PlayAction::Evidence(number, player));
    window.run();
    let state = &window.state().state;
    assert_eq!((state.screen, state.doc.current), (Screen::Board, player));
    assert_eq!(state.board.lit, Lit::Goal(number));
    let code = &results[number].code;
    assert!(shows(&window, &format!("{code}, ")), "a row of the score panel");
    // Goals can be taken out of play and put in.
    run(&mut window, Command::ShowCheck);
    press(&mut window, "Goal cards in play");
    press_part(&mut window, "D: draw something in 3 corner spaces");
    let goals = |window: &Harness<'_, App>| window.state().state.doc.game.goals.clone();
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
    for face in ["straight railway", "T-junction railway", "straight station", "T-junction highway"]
    {
        press(&mut window, &format!("Add {face}"));
    }
    assert!(shows(&window, "All dice of the round are there"));
    let rolls = |window: &Harness<'_, App>| window.state().state.doc.game.rolls.clone();
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
        for track in ["villages", "universities"] {
            player.sketch.note(track, None);
        }
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
    let noted = |window: &Harness<'_, App>| window.state().state.doc.game.players[first].clone();
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
    assert_eq!(noted(&window).marked_off.unwrap().len(), drawn.len());
    // Tracks: one mark too many, then the right number, then unknown again.
    let active = game::Effects::of(&game.players[first].sketch, &game.ruleset).villages.len();
    let mark = |window: &mut Harness<'_, App>, marks: Option<u8>| {
        let note = Note::Track(Building::Village, marks);
        window.state_mut().act(PlayAction::Note(first, note));
        window.run();
    };
    assert!(shows(&window, "Marks on the village track"));
    mark(&mut window, Some(active as u8 + 1));
    assert_eq!(found(&window, "track"), 1);
    mark(&mut window, Some(active as u8));
    assert_eq!(found(&window, "track"), 0);
    mark(&mut window, None);
    assert_eq!(noted(&window).sketch.noted("villages"), None);
    // A goal declared before it was met, and forgotten.
    let code = game.goals[0].clone();
    assert!(shows(&window, &format!("Goal {code} declared at the end of round")));
    let declare = |window: &mut Harness<'_, App>, round: Option<u8>| {
        let note = Note::Declared(code.clone(), round);
        window.state_mut().act(PlayAction::Note(first, note));
        window.run();
    };
    declare(&mut window, Some(1));
    assert_eq!(noted(&window).declared[&code], 1);
    let (met, _) = game::when_met(&game.players[first].sketch, &game.ruleset, &code);
    assert_eq!(found(&window, "goal-declared"), usize::from(met != game::When::Round(1)));
    declare(&mut window, None);
    assert!(noted(&window).declared.is_empty());
    press(&mut window, "Undo");
    assert_eq!(noted(&window).declared[&code], 1);
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
        let record = &window.state().state.doc.game;
        record.expansion_rolls.clone()
    };
    press(&mut window, "Enter the dice of round 2");
    let arid = |window: &mut Harness<'_, App>| {
        let face = game.ruleset.expansions[0].face("arid").unwrap();
        press(window, &format!("Add {}", Language::En.name_of(face)));
    };
    arid(&mut window);
    arid(&mut window);
    let desert = game.ruleset.expansions[0];
    assert_eq!(faces(&window)[&2], [desert.shown("arid").unwrap(); 2]);
    // There are two such dice; a third cannot be pressed.
    let judged = window.state().state.play.judged.as_ref().unwrap();
    let all = desert.dice().iter().flat_map(|die| die.faces);
    let mut all = all.map(|face| Shown { expansion: desert, face });
    assert!(all.all(|one| !judged.has_room(2, one)));
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

/// On the Solo board a round's research points stand where its dice are entered, one undo each.
#[test]
fn research_points_are_entered_by_round() {
    let mut window = open();
    let text = std::fs::read(file("samples/layouts/solo-two-labs.board")).unwrap();
    let app = window.state_mut();
    app.act(FilesAction::Loaded("solo".into(), text.into(), None));
    app.act(TableAction::Rename(0, "Ada".into()));
    run(&mut window, Command::ShowCheck);
    let spent = |window: &Harness<'_, App>| {
        window.state().state.doc.game.players[0].research.clone().into_iter().collect::<Vec<_>>()
    };
    press(&mut window, "Enter the dice of round 1");
    press(&mut window, "Ada: research points spent on rolling again: 3");
    let found = |window: &Harness<'_, App>| {
        let findings = &window.state().state.play.judged.as_ref().unwrap().audit.findings;
        findings.iter().filter(|finding| finding.kind.word() == "research").count()
    };
    assert_eq!(spent(&window), [(1, 3)]);
    assert_eq!(found(&window), 0, "three are free from the start");
    press(&mut window, "Enter the dice of round 2");
    assert!(shows(&window, "Ada: 3 research points spent"), "shown in its row");
    press(&mut window, "Ada: research points spent on rolling again: 1");
    assert_eq!(spent(&window), [(1, 3), (2, 1)]);
    assert_eq!(found(&window), 1, "the fourth comes with the lab of round 2");
    press(&mut window, "Ada: research points spent on rolling again: unknown");
    assert_eq!(spent(&window), [(1, 3)]);
    press(&mut window, "Undo");
    assert_eq!(spent(&window), [(1, 3), (2, 1)]);
    // A board without a research track has no such row.
    let mut window = open();
    load(&mut window, &broken().0);
    run(&mut window, Command::ShowCheck);
    press(&mut window, "Enter the dice of round 1");
    assert!(window.query_all_by_label_contains("research points").next().is_none());
}

#[test]
fn the_result_is_saved_as_text() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = open();
    let (game, _) = broken();
    load(&mut window, &game);
    run(&mut window, Command::ShowCheck);
    let path = folder.path().join("result.txt");
    window.state_mut().act(FilesAction::SaveTo(path.clone(), Export::Report));
    for _ in 0..2000 {
        if path.exists() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    let text = std::fs::read_to_string(&path).unwrap();
    for one in &game::standings(&game).list {
        let line = format!(
            "{}. {}: {} (board {}",
            one.place,
            Language::En.value(&game.name(one.player)),
            one.total,
            one.board
        );
        assert!(text.contains(&line), "{line}\n{text}");
    }
    assert!(text.contains("rule: ") && text.contains("Round 3: "), "{text}");
}
