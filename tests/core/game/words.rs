//! The words of what dice show: every face of every expansion, alone and beside others.

use inkspector::expansion::EXPANSIONS;
use inkspector::game::{DieFace, Game, NoFace, Tray, read_die, route_word, shown_word};
use inkspector::rules::catalogue::{dice, routes};
use inkspector::rules::contract::{Expansion, Shown};
use inkspector::rules::{Edition, Ruleset};
use inkspector::words::Language;

fn playing(expansions: &[&'static dyn Expansion]) -> Ruleset {
    let mut rules = Ruleset::new(Edition::Challenge);
    // In the order of the list, as rules that are read have them.
    let played = |known: &&&dyn Expansion| expansions.iter().any(|one| one.id() == known.id());
    rules.expansions = EXPANSIONS.iter().filter(played).copied().collect();
    rules
}

fn faces(rules: &Ruleset) -> Vec<Shown> {
    let all = rules.expansions.iter().flat_map(|&expansion| {
        let faces = expansion.dice().iter().flat_map(|die| die.faces);
        faces.map(move |face| Shown { expansion, face })
    });
    all.collect()
}

/// All faces and all routes of the dice, written and read one by one, in a record, and as rolls.
fn there_and_back(rules: &Ruleset) {
    let ids: Vec<&str> = rules.expansions.iter().map(|expansion| expansion.id()).collect();
    let all = faces(rules);
    for &shown in &all {
        let word = shown_word(shown, rules);
        assert_eq!(read_die(&word, rules), Ok(DieFace::Shown(shown)), "{ids:?}: {word}");
        assert_eq!(read_die(&shown.to_string(), rules), Ok(DieFace::Shown(shown)), "{ids:?}");
        let others = all.iter().filter(|other| {
            other.face.id == shown.face.id && other.expansion.id() != shown.expansion.id()
        });
        let of_route = routes().iter().any(|route| route.id == shown.face.id);
        assert_eq!(word.contains(':'), others.count() > 0 || of_route, "{ids:?}: {word}");
        if word.contains(':') {
            let told = read_die(shown.face.id, rules);
            let known =
                matches!(&told, Err(NoFace::Shared(known)) if known.contains(&shown.to_string()));
            assert!(known, "{ids:?}: {told:?}");
        }
    }
    let dealt = |route: &&'static inkspector::rules::catalogue::Route| {
        !route.special || rules.replaced_by(route)
    };
    for route in routes().iter().filter(dealt) {
        let word = route_word(route, rules);
        assert_eq!(read_die(&word, rules), Ok(DieFace::Route(route)), "{ids:?}: {word}");
    }
    let mut game = Game::new(rules.clone());
    game.rolls.insert(
        1,
        dice(Edition::Challenge)
            .each()
            .flat_map(|die| die.faces.iter())
            .map(|(route, _)| *route)
            .collect(),
    );
    if !all.is_empty() {
        game.expansion_rolls.insert(1, all);
    }
    assert_eq!(Game::from_json(&game.to_json()).unwrap(), game, "{ids:?}");
    let mut game = Game::new(rules.clone());
    let seed = ids.iter().map(|id| id.len() as u64).sum();
    for round in 1..=game.last_roll() {
        game.roll_round(round, seed);
    }
    let text = Tray::of_game(&game).unwrap().text(ToString::to_string);
    let mut read = Game { seed: game.seed, ..Game::new(rules.clone()) };
    read.read_rolls(&text).unwrap_or_else(|wrong| panic!("{ids:?}: {wrong:?}\n{text}"));
    assert_eq!(read, game, "{ids:?}");
}

#[test]
fn faces_of_any_two_expansions_are_told_apart() {
    for (number, &first) in EXPANSIONS.iter().enumerate() {
        there_and_back(&playing(&[first]));
        for &second in &EXPANSIONS[number + 1..] {
            there_and_back(&playing(&[first, second]));
        }
    }
}

#[test]
fn faces_of_three_expansions_are_told_apart() {
    for ids in [
        ["airline", "river", "superconnection"],
        ["forest", "trail", "renovation"],
        ["canyon", "lava", "lake"],
        ["meteor", "power-grid", "tentacle"],
        ["underground", "alien-farmer", "ritual"],
    ] {
        let all = ids.map(|id| inkspector::expansion::expansion(id).unwrap());
        there_and_back(&playing(&all));
    }
}

/// A word that two dice in play have is told, with the words that tell them apart, wherever dice are
/// read.
#[test]
fn a_shared_word_is_told() {
    let record = |face: &str| {
        let text = format!(
            r#"{{"inkspector_game": 1, "expansions": ["meteor", "power-grid"],
                "dice": {{"1": ["h.h.", "{face}"]}}}}"#
        );
        Game::from_json(&text)
    };
    let told = Language::En.told(&record("left").unwrap_err());
    assert!(told.contains("round 1") && told.contains("meteor:left, power-grid:left"), "{told}");
    let mut game = record("power-grid:left").unwrap();
    assert_eq!(format!("{:?}", game.expansion_rolls[&1]), "[power-grid:left]");
    let wrong = game.read_rolls("2: h.h. left").unwrap_err();
    assert!(Language::En.told(&wrong[0]).contains("power-grid:left"), "{wrong:?}");
    game.read_rolls("2: h.h., Meteor: left, power-grid:left").unwrap();
    assert_eq!(format!("{:?}", game.expansion_rolls[&2]), "[meteor:left, power-grid:left]");
    // In a file of one board.
    let board = |face: &str| {
        let text = format!("expansions: meteor, power-grid\ndice 1: {face}\nA2 h.h.\n");
        inkspector::notation::BoardFile::read(&text)
    };
    let wrong = board("left").unwrap_err();
    assert!(Language::En.told(&wrong[0]).contains("power-grid:left"), "{wrong:?}");
    let file = board("power-grid:left").unwrap();
    assert_eq!(inkspector::notation::BoardFile::read(&file.write()).as_ref(), Ok(&file));
    assert_eq!(inkspector::notation::BoardFile::from_json(&file.to_json()).as_ref(), Ok(&file));
    // White dice too.
    let text =
        r#"{"inkspector_game": 1, "expansions": ["underground"], "dice": {"1": ["overpass"]}}"#;
    let told = Language::En.told(&Game::from_json(text).unwrap_err());
    assert!(told.contains("underground:overpass, route:overpass"), "{told}");
    // Played alone, there are none.
    let text = r#"{"inkspector_game": 1, "expansions": ["underground"],
        "rulings": {"underground-mode": "alone"}, "dice": {"1": ["overpass"]}}"#;
    let alone = Game::from_json(text).unwrap();
    assert_eq!(format!("{:?}", alone.expansion_rolls[&1]), "[underground:overpass]");
    assert!(alone.to_json().contains("\"overpass\""), "{}", alone.to_json());
    // One alone has its plain word, and another's name is none of this game.
    let rules = playing(&[EXPANSIONS[1]]);
    assert!(read_die("left", &rules).is_ok() && read_die("meteor:left", &rules).is_ok());
    assert!(matches!(read_die("power-grid:left", &rules), Err(NoFace::Unknown(_))));
}

/// What is written of boards on which the same faces were noted in other words is one game.
#[test]
fn boards_may_call_a_face_either_way() {
    let board = |name: &str, face: &str| {
        let text = format!("player: {name}\nexpansions: meteor\ndice 1: {face} h.h.\nA2 h.h. 1\n");
        inkspector::notation::BoardFile::read(&text).unwrap()
    };
    let game = Game::of_boards(vec![board("Ann", "left"), board("Ben", "meteor:left")]).unwrap();
    assert_eq!(format!("{:?}", game.expansion_rolls[&1]), "[meteor:left]");
    assert!(Game::of_boards(vec![board("Ann", "left"), board("Ben", "right")]).is_err());
}
