//! Whole games: `audit` and `roll`.

use super::{err, inkspector, out};
use inkspector::game::{Game, Player, Random, Style, play_rolls, roll};
use inkspector::notation::BoardFile;
use inkspector::rules::catalogue::dice;
use inkspector::rules::{Edition, Ruleset};
use serde_json::Value;

const SAMPLE: &str = "samples/games/four-friends.json";

#[test]
fn a_space_drawn_twice_and_a_goal_named_twice_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("boards.txt");
    std::fs::write(&path, "A4A10\nA4A10A5A10\n").unwrap();
    let output = inkspector(&["audit", "--placements", path.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(2), "{}", out(&output));
    assert!(err(&output).contains("A2 is drawn twice"), "{}", err(&output));
    let output = inkspector(&["audit", "--goals", "G,A,g", SAMPLE]);
    assert_eq!(output.status.code(), Some(2), "{}", out(&output));
    assert!(err(&output).contains("the goal “G” is listed twice"), "{}", err(&output));
}

#[test]
fn the_sample_game_is_legal_and_has_a_winner() {
    let output = inkspector(&["audit", SAMPLE]);
    assert_eq!(output.status.code(), Some(0), "{}{}", err(&output), out(&output));
    assert!(out(&output).contains(" wins with "), "{}", out(&output));
    assert_eq!(out(&output).matches("drawn by the rules").count(), 4);
    let output = inkspector(&["audit", "--json", SAMPLE]);
    let json: Value = serde_json::from_str(out(&output)).unwrap();
    assert_eq!(json["legal"], true);
    assert_eq!(json["players"].as_array().unwrap().len(), 4);
    assert!(json["findings"].is_array());
    assert_eq!(json["goals"].as_array().unwrap().len(), 3);
}

/// Faces of expansions are called by their names, not by the words of files.
#[test]
fn an_audit_names_what_dice_of_expansions_show() {
    let path = "samples/expansions/city-builder-coins.board";
    for (language, dice, foreign) in [
        ("en", "income by urbanisation (two coins, and one for each building)", "urbanization"),
        ("de", "Einnahme Verstädterung (zwei Münzen und eine je Gebäude)", "tower-1"),
        ("fr", "revenu d'urbanisation (deux pièces, plus une par bâtiment)", "tower-1"),
    ] {
        let output = inkspector(&["--language", language, "audit", path]);
        assert!(out(&output).contains(dice), "{}", out(&output));
        assert!(!out(&output).contains(foreign), "{}", out(&output));
        assert!(!out(&output).contains(" alone"), "{}", out(&output));
    }
}

fn table() -> Game {
    let mut random = Random::new(4);
    let mut game = Game::new(Ruleset::new(Edition::Classic));
    game.rolls = (1..=7).map(|round| (round, roll(dice(Edition::Classic), &mut random))).collect();
    for name in ["anna", "ben"] {
        let played = play_rolls(&game.layout, game.rolls.clone(), Style::Joining, &mut random);
        game.players.push(Player::new(name, played.sketch));
    }
    game
}

#[test]
fn boards_and_rolls_from_files() {
    let folder = tempfile::tempdir().unwrap();
    let game = table();
    for player in &game.players {
        let file = BoardFile::of(Edition::Classic, player.sketch.clone());
        std::fs::write(folder.path().join(format!("{}.board", player.name)), file.write()).unwrap();
    }
    let lines = game.rolls.iter().map(|(round, faces)| {
        let faces: Vec<&str> = faces.iter().map(|face| face.name).collect();
        format!("{round}: {}\n", faces.join(", "))
    });
    let rolls = folder.path().join("rolls.txt");
    std::fs::write(&rolls, lines.collect::<String>()).unwrap();
    let (boards, rolls) = (folder.path().to_str().unwrap(), rolls.to_str().unwrap());
    let output = inkspector(&["audit", boards, "--rolls", rolls]);
    assert_eq!(output.status.code(), Some(0), "{}{}", err(&output), out(&output));
    assert!(out(&output).contains("anna: drawn by the rules"));
    // Another die in round 1.
    let mut other = game.rolls[&1].clone();
    other[0] = &inkspector::rules::catalogue::routes()[(other[0].number() + 1) % 6];
    let faces: Vec<&str> = other.iter().map(|face| face.id).collect();
    std::fs::write(rolls, format!("1: {}\n", faces.join(" "))).unwrap();
    let output = inkspector(&["audit", "--json", boards, "--rolls", rolls]);
    assert_eq!(output.status.code(), Some(1));
    let json: Value = serde_json::from_str(out(&output)).unwrap();
    let finding = &json["findings"][0];
    assert_eq!((finding["round"].clone(), finding["verdict"].clone()), (1.into(), "broken".into()));
}

#[test]
fn what_cannot_be_read_is_said() {
    let output = inkspector(&["audit", "no-such-file.json"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).contains("no-such-file.json"));
    let output = inkspector(&["audit", "samples/boards/ring.board", "--goals", "Q"]);
    assert_eq!(output.status.code(), Some(2));
}

/// What was shown to anybody is in the record.
#[test]
fn rolls_at_the_same_time_are_all_kept() {
    let folder = tempfile::tempdir().unwrap();
    let record = folder.path().join("game.json");
    let record = record.to_str().unwrap();
    std::thread::scope(|scope| {
        let all = [(); 6].map(|()| scope.spawn(|| inkspector(&["roll", "--record", record])));
        for one in all {
            assert_eq!(one.join().unwrap().status.code(), Some(0));
        }
    });
    let game = Game::from_json(&std::fs::read_to_string(record).unwrap()).unwrap();
    assert_eq!(game.rolls.keys().copied().collect::<Vec<u8>>(), [1, 2, 3, 4, 5, 6]);
}

#[test]
fn rolls_follow_their_seed_and_are_kept() {
    let args = ["roll", "--json", "--edition", "challenge", "--rounds", "7", "--seed", "11"];
    let first = inkspector(&args);
    assert_eq!(out(&first).lines().count(), 7);
    assert_eq!(out(&first), out(&inkspector(&args)));
    let folder = tempfile::tempdir().unwrap();
    let record = folder.path().join("game.json");
    let record = record.to_str().unwrap();
    for _ in 0..7 {
        let output = inkspector(&[
            "roll",
            "--json",
            "--edition",
            "challenge",
            "--seed",
            "11",
            "--record",
            record,
        ]);
        assert_eq!(output.status.code(), Some(0), "{}", err(&output));
        assert!(out(&first).contains(out(&output)), "{}", out(&output));
    }
    let game = Game::from_json(&std::fs::read_to_string(record).unwrap()).unwrap();
    assert_eq!(game.rolls.len(), 7);
    assert_eq!(inkspector(&["roll", "--record", record]).status.code(), Some(2));
    let output = inkspector(&["roll", "--draft", "3", "--seed", "2"]);
    assert_eq!(out(&output).matches(" points)").count(), 6, "{}", out(&output));
}

/// All mistakes of a list of rolls are told together, each with its line.
#[test]
fn mistakes_in_rolls() {
    let folder = tempfile::tempdir().unwrap();
    let rolls = folder.path().join("rolls.txt");
    let audit = |text: &str, game: &str| {
        std::fs::write(&rolls, text).unwrap();
        inkspector(&["audit", game, "--rolls", rolls.to_str().unwrap()])
    };
    let board = "samples/boards/rulebook.board";
    let text = "# dice\n1: h.h. rr.. hhh. hrhro\nround two\n999: h.h.\n0: h.h.\n2: h.h. qq\n\
                1: h.h.\n3: h.h. h.h. h.h. h.h. hrhro\n";
    let output = audit(text, board);
    assert_eq!(output.status.code(), Some(2));
    for (line, what) in [
        (3, "expected a round, a colon and its faces"),
        (4, "there is no round “999”: this game has rounds 1 to 7"),
        (5, "there is no round “0”: this game has rounds 1 to 7"),
        (6, "no die in play shows “qq”"),
        (7, "round 1 was given before, in line 2"),
        (8, "5 route dice, but a round has 4"),
    ] {
        let said = format!("line {line}: {what}");
        assert!(err(&output).contains(&said), "{said}\nis not in\n{}", err(&output));
    }
    assert!(err(&output).contains("rolls.txt: line 3"), "{}", err(&output));
    assert_eq!(err(&output).lines().count(), 6, "{}", err(&output));
    // Dice that the record holds already.
    let output = audit("1: h.h. h.h. h.h. h...\n", SAMPLE);
    assert!(
        err(&output).contains("line 1: round 1 has other dice in the record"),
        "{}",
        err(&output)
    );
    let same = "1: straight railway, t railway, straight station, t highway\n";
    assert_eq!(audit(same, SAMPLE).status.code(), Some(0));
}

/// A record of rolls alone is joined by the boards of its players.
#[test]
fn a_record_of_rolls_and_boards() {
    let folder = tempfile::tempdir().unwrap();
    let mut game = table();
    let players = std::mem::take(&mut game.players);
    let record = folder.path().join("game.json");
    std::fs::write(&record, game.to_json()).unwrap();
    let record = record.to_str().unwrap();
    let output = inkspector(&["audit", record]);
    assert_eq!(output.status.code(), Some(2));
    assert!(
        err(&output).contains("dice of 7 rounds and no player’s board yet"),
        "{}",
        err(&output)
    );
    let mut args = vec!["audit".to_owned(), record.to_owned()];
    for player in &players {
        let path = folder.path().join(format!("{}.board", player.name));
        let file = BoardFile::of(Edition::Classic, player.sketch.clone());
        std::fs::write(&path, file.write()).unwrap();
        args.push(path.to_str().unwrap().to_owned());
    }
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let output = inkspector(&args);
    assert_eq!(output.status.code(), Some(0), "{}{}", err(&output), out(&output));
    assert!(out(&output).contains("all dice known"), "{}", out(&output));
    assert!(out(&output).contains("anna: drawn by the rules"), "{}", out(&output));
    // The folder with the same record and boards is the same game.
    let whole = inkspector(&["audit", folder.path().to_str().unwrap()]);
    assert_eq!(out(&whole), out(&output));
    let two = inkspector(&["audit", record, SAMPLE]);
    assert!(err(&two).contains("records of two games"), "{}", err(&two));
}

/// The dice of an expansion that are rolled once more after the last round.
#[test]
fn the_last_roll_of_the_desert() {
    let args = ["roll", "--expansions", "desert", "--rounds", "7", "--seed", "5"];
    let output = inkspector(&args);
    assert!(out(&output).contains("After the last round (seed 5)"), "{}", out(&output));
    assert_eq!(out(&output).matches("Round ").count(), 6);
    let json = inkspector(&[&args[..], &["--json"]].concat());
    let last: Value = serde_json::from_str(out(&json).lines().last().unwrap()).unwrap();
    assert_eq!(last["expansion_dice"].as_array().unwrap().len(), 2);
    assert!(last.get("dice").is_none());
    let mixed = inkspector(&["roll", "--boxes", "classic,challenge,challenge", "--seed", "2"]);
    assert_eq!(out(&mixed).matches(" points)").count(), 6, "{}", out(&mixed));
}

/// What a record and the command line say must agree, or one of them is told.
#[test]
fn records_and_options_that_disagree() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.json");
    let path = path.to_str().unwrap();
    let said = |args: &[&str]| {
        let output = inkspector(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {}", out(&output));
        assert_eq!(out(&output), "", "{args:?}: nothing is shown that does not hold");
        err(&output).to_owned()
    };
    let edition = said(&["audit", SAMPLE, "--edition", "classic"]);
    assert!(edition.contains("--edition classic does not hold"), "{edition}");
    let solo = said(&["audit", SAMPLE, "--solo"]);
    assert!(solo.contains("a solo game has one player, this one has 4"), "{solo}");
    // The star at a seat that nobody has.
    let mut game = Game::from_json(&std::fs::read_to_string(SAMPLE).unwrap()).unwrap();
    game.star = Some(4);
    std::fs::write(path, game.to_json()).unwrap();
    let star = said(&["audit", path]);
    assert!(star.contains("“star” is 4, but the seats"), "{star}");
    // Dice are rolled for the record as it is, or not at all.
    game.star = None;
    game.rolls.clear();
    std::fs::write(path, game.to_json()).unwrap();
    let other = said(&["roll", "--record", path, "--edition", "classic"]);
    assert!(other.contains("is of the Challenge edition without expansions"), "{other}");
    let lava = said(&["roll", "--record", path, "--expansions", "lava"]);
    assert!(lava.contains("without expansions"), "{lava}");
    let nowhere = folder.path().join("none").join("game.json");
    let nowhere = said(&["roll", "--record", nowhere.to_str().unwrap()]);
    assert!(nowhere.contains("none"), "{nowhere}");
    let twice = said(&["roll", "--expansions", "lava,lava"]);
    assert!(twice.contains("lava is named twice"), "{twice}");
    let unknown = said(&["roll", "--expansions", "snow"]);
    assert!(unknown.contains("known are lava, "), "{unknown}");
    // Dice, rounds and files that cannot be had.
    assert_eq!(inkspector(&["roll", "--record", path]).status.code(), Some(0));
    for (args, why) in [
        (&["roll", "--record", path, "--seed", "4"][..], "rolls with the seed 2026"),
        (&["roll", "--record", path, "--rounds", "7"], "6 rounds are left to roll, not 7"),
        (&["roll", "--rounds", "8"], "7 rounds are left to roll, not 8"),
        (&["roll", "--draft", "2", "--expansions", "lava"], "without --draft and --boxes"),
        (&["roll", "--boxes", "classic", "--edition", "classic"], "leave out --edition"),
        (&["audit", SAMPLE, SAMPLE], "is named twice"),
    ] {
        let found = said(args);
        assert!(found.contains(why), "{args:?}: {found}");
    }
    // One player may play alone.
    assert_eq!(
        inkspector(&["audit", "samples/boards/ring.board", "--solo"]).status.code(),
        Some(1)
    );
}

#[test]
fn dice_of_expansions_have_names() {
    let output = inkspector(&["roll", "--expansions", "desert", "--seed", "5"]);
    let names = out(&output).lines().filter(|line| line.trim_end().ends_with("Desert"));
    assert_eq!(names.count(), 2, "{}", out(&output));
    assert!(!out(&output).contains("-highway"), "{}", out(&output));
}

/// Dice that cannot fall so are a mistake of the list, not of the players.
#[test]
fn impossible_dice_in_rolls() {
    let folder = tempfile::tempdir().unwrap();
    let rolls = folder.path().join("rolls.txt");
    std::fs::write(&rolls, "1: hrhro hrhro hrhro hrhro\n2: h.h. hrhro hrhro\n").unwrap();
    let rolls = rolls.to_str().unwrap();
    let output = inkspector(&["audit", "samples/boards/rulebook.board", "--rolls", rolls]);
    assert_eq!(output.status.code(), Some(2));
    for said in ["line 1: the dice of this edition cannot show overpass, ", "line 2: the dice of"] {
        assert!(err(&output).contains(said), "{}", err(&output));
    }
}

/// Players of one name are told apart by their seats.
#[test]
fn two_players_of_one_name() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.json");
    let mut game = table();
    game.players.iter_mut().for_each(|player| player.name = "Kim".into());
    std::fs::write(&path, game.to_json()).unwrap();
    let output = inkspector(&["audit", path.to_str().unwrap()]);
    for name in ["Kim (1): drawn", "Kim (2): drawn"] {
        assert!(out(&output).contains(name), "{}", out(&output));
    }
}

/// Nobody wins while a board is missing, nor where there is no board at all.
#[test]
fn players_without_boards_win_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let audit = |players: &str| {
        let path = folder.path().join("game.json");
        std::fs::write(&path, format!("{{\"inkspector_game\": 1, \"players\": [{players}]}}"))
            .unwrap();
        let path = path.to_str().unwrap();
        let json: Value =
            serde_json::from_str(out(&inkspector(&["audit", "--json", path]))).unwrap();
        (out(&inkspector(&["audit", path])).to_owned(), json)
    };
    let (told, json) = audit(r#"{"name": "Ann"}, {"name": "Ben"}"#);
    assert!(told.contains("No winner: there is no board."), "{told}");
    assert!(!told.contains("share"), "{told}");
    assert_eq!(json["winners"], serde_json::json!([]));
    // The board that is not there yet may be worth more.
    let board = r#"{"spaces": [{"space": "A1", "route": "hhhh"}]}"#;
    let (told, json) = audit(&format!(r#"{{"name": "Ann"}}, {{"name": "Ben", "board": {board}}}"#));
    assert!(json["players"][0]["total"].as_i64().unwrap() < 0, "{json}");
    assert!(
        told.contains("2. Ann has no board yet\nNo winner yet: there is no board of Ann."),
        "{told}"
    );
    assert!(!told.contains("wins with"), "{told}");
    assert_eq!(json["winners"], serde_json::json!([]));
    assert_eq!(json["players"][1]["lacks_board"], serde_json::json!(true));
}

/// What keeps a command from its work is JSON where JSON is asked for, with the same exit code.
#[test]
fn json_answers_tell_mistakes_in_json() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let bad = file("bad.board", "A2 hq..\n");
    let good = file("good.board", "A2 h.h. 1\n");
    let missing = folder.path().join("missing.board").to_str().unwrap().to_owned();
    let record = file("game.json", "{\"inkspector_game\": 1, \"mode\": \"chess\"}");
    let rolls = file("rolls.txt", "1: qq\n");
    let full = format!(
        "{{\"inkspector_game\": 1, \"dice\": {{{}}}}}",
        (1..=7).map(|round| format!("\"{round}\": [\"h.h.\"]")).collect::<Vec<_>>().join(", ")
    );
    let full = file("full.json", &full);
    let rolled = ["roll", "--json", "--record", &full];
    // The arguments, the files named in the answer, and the error that is about no file.
    type Case<'a> = (&'a [&'a str], &'a [&'a str], Option<&'a str>);
    let cases: [Case<'_>; 9] = [
        (&["score", "--json", &bad], &[&bad], None),
        (&["audit", "--json", &bad, &missing], &[&bad, &missing], Some("not judged")),
        (&["compare", "--json", &good, &missing], &[&missing], Some("no winner")),
        (&["compare", "--json", &good], &[], Some("at least two")),
        (&["audit", "--json", &record], &[&record], None),
        (&["audit", "--json", &good, "--rolls", &rolls], &[&rolls], None),
        (&["audit", "--json", &good, "--goals", "Q"], &[], Some("Q")),
        (&["resolve", "--json", &missing], &[&missing], None),
        (&rolled, &[&full], None),
    ];
    for (args, files, why) in cases {
        let output = inkspector(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert_eq!(err(&output), "", "{args:?}");
        let lines: Vec<Value> =
            out(&output).lines().map(|line| serde_json::from_str(line).expect(line)).collect();
        assert_eq!(lines.len(), files.len() + usize::from(why.is_some()), "{args:?}: {lines:?}");
        for (line, file) in lines.iter().zip(files) {
            assert_eq!(line["file"], *file, "{args:?}");
            assert!(!line["error"].as_str().unwrap().is_empty(), "{args:?}");
        }
        if let Some(why) = why {
            let last = lines.last().unwrap();
            assert!(last["error"].as_str().unwrap().contains(why), "{args:?}: {last}");
            assert!(last.get("file").is_none(), "{args:?}: {last}");
        }
        // Without --json the same is told on standard error.
        let plain: Vec<&str> = args.iter().copied().filter(|arg| *arg != "--json").collect();
        let plain = inkspector(&plain);
        assert_eq!((plain.status.code(), err(&plain).is_empty()), (Some(2), false), "{args:?}");
    }
}

/// Nothing is said in the words of the operating system or of a parser.
#[test]
fn mistakes_are_told_in_plain_words() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("no.board").to_str().unwrap().to_owned();
    let path = folder.path().to_str().unwrap();
    let board = "samples/boards/ring.board";
    let told: [(&[&str], &str); 8] = [
        (&["score", &missing], "there is no such file or folder"),
        (&["audit", board, "--rolls", &missing], "there is no such file or folder"),
        (&["score", "--placements", path], "this is a folder; name a file"),
        (&["roll", "--record", path], "this is a folder; name a file"),
        (&["roll", "--rounds", "-1"], "write a whole number from 1 to 20"),
        (&["roll", "--draft", "x"], "write a whole number from 1 to 30"),
        (&["roll", "--seed", "-1"], "write a whole number from 0 to"),
        (&["resolve", board, "--take", "first"], "write a whole number from 0 to"),
    ];
    for (args, what) in told {
        let output = inkspector(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        let said = err(&output);
        assert!(said.contains(what), "{args:?}: {said}");
        for raw in ["os error", "literal", "invalid digit", "unexpected argument"] {
            assert!(!said.contains(raw), "{args:?}: {said}");
        }
    }
    let record = folder.path().join("game.json");
    let marks = r#"{"inkspector_game": 1, "edition": "challenge", "players": [
        {"board": {}, "villages": 1, "universities": 2}]}"#;
    std::fs::write(&record, marks).unwrap();
    let output = inkspector(&["audit", record.to_str().unwrap()]);
    let told = out(&output);
    for part in ["the village track shows 1 mark,", "the university track shows 2 marks,"] {
        assert!(told.contains(part), "{part}\nis not in\n{told}");
    }
}

/// A ruling that decides a goal is named with the other outcome, and so is a tie with what was tried.
#[test]
fn an_audit_names_the_rulings_that_decide() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("ring.board");
    let ring = "edition: challenge\ngoals: F\nC3 .hr. 1\nC4 ..hh 1\nD4 h..r 2\nD3 rr.. 2\n";
    std::fs::write(&path, ring).unwrap();
    let path = path.to_str().unwrap();
    let shown = inkspector(&["audit", path]);
    for part in ["Here circle=mixed", "With one-kind", "goal F of ring: not met (0 points)"] {
        assert!(out(&shown).contains(part), "{part} in {}", out(&shown));
    }
    let json: Value = serde_json::from_str(out(&inkspector(&["audit", "--json", path]))).unwrap();
    let note = json["rulings"].as_array().unwrap().iter().find(|one| one["ruling"] == "circle");
    let other = &note.unwrap()["others"][0];
    assert_eq!((&other["answer"], &other["goals"][0]["points"]), (&"one-kind".into(), &0.into()));
}

/// In draft mode the star decides a tie; where nobody noted it, it is asked for.
#[test]
fn a_draft_without_a_star() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("draft.json");
    let record = |star: &str| {
        format!(
            r#"{{"inkspector_game": 1, "edition": "classic", "mode": "draft"{star},
                "players": [{{"name": "Anna", "board": {{}}}}, {{"name": "Ben", "board": {{}}}}]}}"#
        )
    };
    let told = |star: &str| {
        std::fs::write(&path, record(star)).unwrap();
        out(&inkspector(&["audit", path.to_str().unwrap()])).to_owned()
    };
    let unknown = told("");
    assert!(
        unknown.contains("Anna and Ben are level with 0 points and no error each."),
        "{unknown}"
    );
    assert!(unknown.contains("who drew the star?"), "{unknown}");
    assert!(!unknown.contains("share the victory"), "{unknown}");
    assert!(told(r#", "star": 0"#).contains("Ben wins with 0 points"), "to the right of the star");
}

/// What stands on every board before the first round is told with the first dice.
#[test]
fn a_roll_tells_what_is_drawn_first() {
    let shown = inkspector(&["roll", "--expansions", "lava", "--seed", "1"]);
    assert!(out(&shown).contains("volcano in D4"), "{}", out(&shown));
    let plain = inkspector(&["roll", "--expansions", "river", "--seed", "1"]);
    assert!(!out(&plain).contains("Before the first round"), "{}", out(&plain));
}

/// Below a surface white dice are rolled for it; alone there are none. A record keeps its answer.
#[test]
fn a_roll_for_the_underground_alone() {
    let folder = tempfile::tempdir().unwrap();
    let record = folder.path().join("game.json");
    let record = record.to_str().unwrap();
    let roll = |more: &[&str]| {
        let base = ["roll", "--expansions", "underground", "--seed", "4", "--json"];
        let output = inkspector(&[&base[..], more].concat());
        (output.status.code(), format!("{}{}", out(&output), err(&output)))
    };
    let dice = |text: &str| -> (usize, usize) {
        let round: Value = serde_json::from_str(text).unwrap();
        let count = |key: &str| round[key].as_array().map_or(0, Vec::len);
        (count("dice"), count("expansion_dice"))
    };
    assert_eq!(dice(&roll(&[]).1), (4, 4));
    let alone = ["--ruling", "underground-mode=alone", "--record", record];
    assert_eq!(dice(&roll(&alone).1), (0, 4));
    // The next round of the record is alone, too, and another answer is refused.
    let second = roll(&["--record", record]).1;
    assert_eq!(dice(&second), (0, 4));
    assert!(second.contains("\"round\":2"), "{second}");
    let refused = roll(&["--ruling", "underground-mode=expansion", "--record", record]);
    assert!(refused.0 == Some(2) && refused.1.contains("another answer"), "{refused:?}");
    // Numbered through, the boards take turns.
    let through = roll(&["--ruling", "underground-numbers=through", "--rounds", "14"]).1;
    let counts: Vec<_> = through.lines().map(dice).collect();
    assert_eq!(counts, [(4, 0), (0, 4)].repeat(7));
}

/// Dice that are not drawn with the routes say when they are used.
#[test]
fn a_roll_tells_when_dice_act() {
    let told = |expansions: &str, text: &str| {
        let output = inkspector(&["roll", "--expansions", expansions, "--seed", "1"]);
        out(&output).lines().filter(|line| line.contains(text)).count()
    };
    assert_eq!(told("meteor,power-grid", "Meteor, before drawing"), 2);
    assert_eq!(told("meteor,power-grid", "Power Grid, after drawing"), 2);
    assert_eq!(told("lava,weather", "drawing"), 0);
}

/// The boards of one player are added up; whoever has one alone stands as ever.
#[test]
fn comparing_adds_up_the_boards_of_a_player() {
    let folder = tempfile::tempdir().unwrap();
    for (name, text) in [
        ("ann.board", "player: Ann\nA2 h.h.\nB2 hh..\n"),
        ("ben.board", "player: Ben\nA2 h.h.\n"),
        ("ben-below.board", "player: Ben\nlayer: underground\nA2 hh..\nA3 h..h\nA4 r.r.\n"),
    ] {
        std::fs::write(folder.path().join(name), text).unwrap();
    }
    let folder = folder.path().to_str().unwrap();
    let output = inkspector(&["compare", "--json", folder]);
    let json: Value = serde_json::from_str(out(&output)).unwrap();
    assert_eq!(json["boards"].as_array().map(Vec::len), Some(3));
    let total = |board: usize| json["boards"][board]["total"].as_i64().unwrap();
    let standings = json["standings"].as_array().unwrap();
    assert_eq!(standings.len(), 2);
    let ben = standings.iter().find(|one| one["name"] == "Ben").unwrap();
    let own =
        ben["boards"].as_array().unwrap().iter().map(|board| board.as_u64().unwrap() as usize);
    assert_eq!(ben["total"].as_i64().unwrap(), own.map(total).sum::<i64>());
    let ann = standings.iter().find(|one| one["name"] == "Ann").unwrap();
    assert!(ann.get("boards").is_none());
    let output = inkspector(&["compare", folder]);
    assert!(out(&output).contains("Ben (underground)"), "{}", out(&output));
    assert!(out(&output).contains("Ben, all boards: "), "{}", out(&output));
}

/// What is the same round after round is said once, with its rounds; programs have each finding.
#[test]
fn what_repeats_is_said_once() {
    let path = "samples/layouts/giant-thirteen-exits.board";
    let told = inkspector(&["audit", path]);
    let rounds =
        "rounds 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11 and 12: in each of them dice were left out";
    assert_eq!(out(&told).matches(rounds).count(), 1, "{}", out(&told));
    assert_eq!(out(&told).matches("rule: each die is drawn once").count(), 1, "{}", out(&told));
    let json: Value =
        serde_json::from_slice(&inkspector(&["audit", "--json", path]).stdout).unwrap();
    assert_eq!(json["findings"].as_array().unwrap().len(), 12);
    let below = inkspector(&["audit", "samples/expansions/underground-hubs-and-pipes.board"]);
    let rounds =
        "rounds 1, 2, 3, 4, 5, 6 and 7: in each of them, whatever the Underground dice showed";
    assert_eq!(out(&below).matches(rounds).count(), 1, "{}", out(&below));
    // Of rounds of which nothing is left no roll is made up.
    let gone = inkspector(&["audit", "samples/expansions/invaders-under-a-shield.board"]);
    let told = "round 2: nothing; whatever its dice showed is not on the board; 0 points so far";
    assert!(out(&gone).contains(told), "{}", out(&gone));
}
