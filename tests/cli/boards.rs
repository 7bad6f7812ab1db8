//! Boards scored, checked, explained, compared and converted.

use super::{err, inkspector, out, with_input};
use serde_json::Value;
use std::process::Output;

pub(super) fn lines(output: &Output) -> Vec<Value> {
    out(output).lines().map(|line| serde_json::from_str(line).expect(line)).collect()
}

pub(super) const RULEBOOK: &str = "samples/boards/rulebook.board";

#[test]
fn the_rulebook_example_scores_46() {
    let output = inkspector(&["score", RULEBOOK]);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    let shown = out(&output);
    for line in [
        "Exits connected    32",
        "Longest highway     8",
        "Errors             -5",
        "Total              46",
    ] {
        assert!(shown.contains(line), "{line:?} in\n{shown}");
    }
    assert!(!shown.contains('\u{1b}'), "no colours into a pipe");
}

#[test]
fn placements_give_an_object_a_line() {
    let input = "A4A10B2B10A1B01\n\nA4A10C\nA4A10B2B10B1C10A0C20A0B23A1B01\n";
    let output = with_input(&["score", "--placements", "-", "--json"], input);
    assert_eq!(output.status.code(), Some(2));
    let lines = lines(&output);
    assert_eq!(lines.len(), 4);
    assert_eq!(lines[0]["networks"], serde_json::json!([1, 1]));
    assert_eq!(lines[1]["total"], 0);
    assert!(lines[2]["error"].as_str().unwrap().contains("five characters"));
    let good = &lines[3];
    for (field, value) in [
        ("network_points", 4),
        ("longest_highway", 3),
        ("longest_railway", 5),
        ("centre", 1),
        ("errors", 0),
        ("total", 13),
    ] {
        assert_eq!(good[field], value, "{field}");
    }
    assert_eq!(good["networks"], serde_json::json!([2]));
    assert_eq!(good["issues"], serde_json::json!([]));
}

/// The figure of eight is worth 13 or 15.
#[test]
fn rulings_are_chosen_and_named() {
    let board = "samples/boards/figure-of-eight.board";
    for (ruling, total, other) in
        [("longest=classic", 13, "challenge"), ("longest=challenge", 15, "classic")]
    {
        let output = inkspector(&["score", "--json", "--ruling", ruling, board]);
        let score = &lines(&output)[0];
        assert_eq!(score["total"], total);
        assert_eq!(score["other_rulings"][0]["others"][0]["answer"], other);
        assert_eq!(score["other_rulings"][0]["others"][0]["total"], 28 - total);
    }
    let output = inkspector(&["score", "--ruling", "longest=never", board]);
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).contains("choose classic, challenge"), "{}", err(&output));
}

#[test]
fn exit_codes_tell_how_it_went() {
    let code = |args: &[&str]| inkspector(args).status.code();
    assert_eq!(code(&["score", RULEBOOK]), Some(0));
    assert_eq!(code(&["check", "samples/boards/island.board"]), Some(1));
    assert_eq!(code(&["score", "samples/boards/island.board"]), Some(1));
    assert_eq!(code(&["score", "no-such.board"]), Some(2));
    assert_eq!(code(&["score", RULEBOOK, "no-such.board"]), Some(2));
    assert_eq!(code(&["score"]), Some(2));
    assert_eq!(code(&["nonsense"]), Some(2));
    // Numbers that a file expects and the board does not have.
    let wrong = with_input(&["score", "-"], "expect: total 7\nA2 h.h.\n");
    assert_eq!(wrong.status.code(), Some(1));
    assert!(out(&wrong).contains("total: the file says 7, the board scores 0"), "{}", out(&wrong));
}

#[test]
fn mistakes_are_shown_in_their_line() {
    let output = with_input(&["score", "-"], "edition: green\nA2 hq.. 1\n");
    assert_eq!(output.status.code(), Some(2));
    let shown = err(&output);
    assert!(shown.contains("line 1, column 10"), "{shown}");
    assert!(shown.contains("  2 | A2 hq.. 1\n    |    ^^^^"), "{shown}");
}

#[test]
fn folders_are_summed_up() {
    let output = inkspector(&["score", "samples/boards"]);
    assert_eq!(output.status.code(), Some(1));
    let shown = out(&output);
    assert!(shown.contains("rulebook.board"), "{shown}");
    assert!(shown.lines().last().unwrap().ends_with("0 unreadable"), "{shown}");
    let objects = lines(&inkspector(&["score", "--json", "samples/boards"]));
    assert!(objects.len() >= 19);
    assert!(objects.iter().all(|object| object["disagreements"].is_null()));
}

#[test]
fn explain_walks_through_the_sheet() {
    let output = inkspector(&["explain", RULEBOOK]);
    let shown = out(&output);
    for part in [
        "1. Exits connected: 32 points",
        "Network a: 6 exits",
        "2. Longest highway: 8 points",
        "4. Central spaces: 6 points",
        "5. Errors: -5 points",
        "Total: 32 + 8 + 5 + 6 - 5 = 46",
    ] {
        assert!(shown.contains(part), "{part:?} in\n{shown}");
    }
    let coloured = inkspector(&["--color", "always", "explain", RULEBOOK]);
    assert!(out(&coloured).contains('\u{1b}'));
    let object = &lines(&inkspector(&["explain", "--json", RULEBOOK]))[0];
    assert_eq!(object["steps"].as_array().unwrap().len(), 5);
    assert_eq!(object["evidence"]["longest_highway"].as_array().unwrap().len(), 8);
    assert_eq!(object["evidence"]["errors"].as_array().unwrap().len(), 5);
}

/// A ruling that decides who wins, or what may be drawn, is named with both outcomes.
#[test]
fn rulings_decide_in_the_open() {
    let folder = tempfile::tempdir().unwrap();
    let board = |name: &str, text: &str| {
        let path = folder.path().join(format!("{name}.board"));
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    // Five by one ruling, four by the other, and a ring of four.
    let anna =
        board("Anna", "player: Anna\nedition: challenge\nD1 .hhh\nD2 ..hh\nE2 h..h\nE1 hh..\n");
    let ben = board("Ben", "player: Ben\nedition: challenge\nA1 .hh.\nA2 ..hh\nB1 hh..\nB2 h..h\n");
    let shown = inkspector(&["compare", &anna, &ben]);
    assert!(out(&shown).contains("Anna wins with 5 points."), "{}", out(&shown));
    let told = "Anna and Ben share the victory.";
    assert!(out(&shown).contains("A ruling decides who wins."), "{}", out(&shown));
    assert!(out(&shown).contains("With longest=classic"), "{}", out(&shown));
    assert!(out(&shown).contains(told), "{}", out(&shown));
    let object = &lines(&inkspector(&["compare", "--json", &anna, &ben]))[0];
    let expected = serde_json::json!([
        { "ruling": "longest", "answer": "classic", "winners": ["Anna", "Ben"] },
        { "ruling": "return", "answer": "once", "winners": ["Anna", "Ben"] }
    ]);
    assert_eq!(object["winner_rulings"], expected);
    // A canyon along the border, and a bridge whose railway hangs on nothing.
    let border = board("border", "expansions: canyon\nmark canyon: A1N A2N A3N\n");
    let bridge = board("bridge", "expansions: river\nD4 rwrwo\n");
    for (path, key, answer, issue) in [
        (&border, "canyon-border", "between", "along the outer edge"),
        (&bridge, "river-joins", "joined", "D4"),
    ] {
        let shown = inkspector(&["check", path]);
        assert_eq!(shown.status.code(), Some(0), "{}", out(&shown));
        assert!(out(&shown).contains(&format!("Here {key}=")), "{}", out(&shown));
        assert!(out(&shown).contains(issue), "{}", out(&shown));
        for command in ["check", "score"] {
            let object = &lines(&inkspector(&[command, "--json", path]))[0];
            let note = &object["issue_rulings"][0];
            assert_eq!(
                (&note["ruling"], &note["others"][0]["answer"]),
                (&key.into(), &answer.into())
            );
            assert_eq!(note["others"][0]["more"].as_array().map(Vec::len), Some(1), "{note}");
        }
        let ruling = format!("{key}={answer}");
        let strict = inkspector(&["check", "--ruling", &ruling, path]);
        assert_eq!(strict.status.code(), Some(1), "{}", out(&strict));
    }
}

/// What one space gives.
#[test]
fn explain_answers_for_one_space() {
    let output = inkspector(&["explain", "--space", "E5", RULEBOOK]);
    let shown = out(&output);
    for part in ["E5", "network a", "longest highway: 1", "central space: 1"] {
        assert!(shown.contains(part), "{part:?} in\n{shown}");
    }
    let nothing = inkspector(&["explain", "--space", "A1", RULEBOOK]);
    assert!(out(&nothing).contains("A1 gives nothing"), "{}", out(&nothing));
    let outside = inkspector(&["explain", "--space", "K9", RULEBOOK]);
    assert_eq!(outside.status.code(), Some(2));
}

#[test]
fn convert_goes_through_every_form() {
    let convert = |to: &str, input: &str| {
        let output = with_input(&["convert", "--to", to, "-"], input);
        assert_eq!(output.status.code(), Some(0), "{}", err(&output));
        out(&output).to_owned()
    };
    let text = std::fs::read_to_string(RULEBOOK).unwrap();
    let list = convert("list", &text);
    let json = convert("json", &list);
    assert_eq!(json.lines().count(), 1);
    assert_eq!(convert("grid", &json), text);
    let placements = convert("placements", &text);
    assert_eq!(convert("placements", &placements), placements);

    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().to_str().unwrap();
    let output = inkspector(&["convert", "--to", "json", "--out", path, "samples/boards"]);
    assert_eq!(output.status.code(), Some(0), "{}", err(&output));
    assert!(folder.path().join("rulebook.json").exists());
    let scored = inkspector(&["score", "--json", path]);
    assert!(lines(&scored).len() >= 19);
}

/// The vectors' own verdicts on drawing order.
#[test]
fn drawing_order_is_judged() {
    let read = |name: &str| -> Vec<Value> {
        let path = format!("tests/data/vectors/{name}.json");
        let file: Value = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
        file["vectors"].as_array().unwrap().clone()
    };
    let vectors: Vec<Value> = ["legal_first_placement", "legal_sequences", "legal_mutants"]
        .into_iter()
        .flat_map(read)
        .collect();
    let input: String = vectors
        .iter()
        .map(|vector| format!("{}\n", vector["sequence"].as_str().unwrap()))
        .collect();
    let output = with_input(&["check", "--placements", "-", "--ordered", "--json"], &input);
    let verdicts = lines(&output);
    assert_eq!(verdicts.len(), vectors.len());
    for (verdict, vector) in verdicts.iter().zip(&vectors) {
        assert_eq!(verdict["legal"], vector["legal"], "{}: {verdict}", vector["id"]);
        if let Some(first) = vector["oracle"]["first_illegal"].as_u64() {
            assert_eq!(verdict["issues"][0]["index"], first, "{}", vector["id"]);
        }
    }
}

pub(super) fn saved(folder: &std::path::Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    std::fs::write(&path, text).unwrap();
    path.to_str().unwrap().to_owned()
}

/// What a placement string cannot hold is refused, and rulings of the command line are kept.
#[test]
fn convert_changes_no_score() {
    let small = "size: 5x5\nexits: A2N highway\nA2 h.h.\nB2 h.h.\n";
    let output = with_input(&["convert", "--to", "placements", "-"], small);
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).contains("would lose the printed board"), "{}", err(&output));
    assert_eq!(out(&output), "");
    let loop_rule = std::fs::read_to_string("samples/boards/loop-rule-highway.board").unwrap();
    let total = |args: &[&str], text: &str| {
        let args = [&["score", "--json", "-"], args].concat();
        lines(&with_input(&args, text))[0]["total"].clone()
    };
    let ruling = ["--ruling", "longest=challenge"];
    for to in ["grid", "list", "json"] {
        let convert = [&["convert", "--to", to, "-"], &ruling[..]].concat();
        let converted = with_input(&convert, &loop_rule);
        assert_eq!(total(&[], out(&converted)), total(&ruling, &loop_rule), "{to}");
    }
    assert_ne!(total(&[], &loop_rule), total(&ruling, &loop_rule));
    let convert = [&["convert", "--to", "placements", "-"], &ruling[..]].concat();
    assert!(err(&with_input(&convert, &loop_rule)).contains("longest=challenge"));
}

/// No text of a board moves the cursor or changes colours.
#[test]
fn control_characters_never_reach_a_terminal() {
    let folder = tempfile::tempdir().unwrap();
    let title = r"Evil\u001b[2J\u009b31m\u202ename";
    let board = format!("title: \"{title}\"\nplayer: \"{title}\"\n# \u{1b}[8m\nA2 h.h. 1\n");
    let path = saved(folder.path(), "a.board", &board);
    let record = format!(
        "{{\"inkspector_game\": 1, \"title\": \"{title}\", \"goals\": [\"A\"], \"players\": \
         [{{\"name\": \"{title}\", \"declared\": {{\"A\": 1}}}}]}}"
    );
    let record = saved(folder.path(), "g.json", &record);
    let folder_path = folder.path().to_str().unwrap();
    for args in [
        &["score", &path][..],
        &["explain", &path],
        &["compare", &path, &path],
        &["check", &path],
        &["convert", &path],
        &["score", folder_path],
        &["audit", &record],
        &["audit", &path],
        &["score", "--json", &path],
        &["audit", "--json", &record],
        &["score", "no\u{1b}[2Jfile.board"],
        &["audit", &path, "--goals", "Q\u{1b}[2J"],
    ] {
        for colour in ["--color=never", "--color=always"] {
            let output = inkspector(&[args, &[colour]].concat());
            let shown = format!("{}{}", out(&output), err(&output));
            let styles = ["\u{1b}[0m", "\u{1b}[1m", "\u{1b}[2m"];
            let colours = (34..98).map(|code| format!("\u{1b}[{code}m"));
            let mut rest = styles.iter().fold(shown.clone(), |text, style| text.replace(style, ""));
            for style in colours {
                rest = rest.replace(&style, "");
            }
            let bad = |c: char| c.is_control() && c != '\n' || c == '\u{202e}';
            assert!(!rest.contains(bad), "{args:?}: {shown:?}");
            if colour == "--color=never" {
                assert!(!shown.contains(bad), "{args:?}: {shown:?}");
            }
        }
    }
    // What is converted still holds the title, without what nobody should see.
    let converted = inkspector(&["convert", "--to", "json", &path]);
    let again = with_input(&["convert", "--to", "grid", "-"], out(&converted));
    assert!(out(&again).contains("title: Evil[2J31mname\n"), "{}", out(&again));
}

/// Links between folders lead nowhere twice.
#[cfg(unix)]
#[test]
fn every_file_is_found_once() {
    use std::os::unix::fs::symlink;
    let folder = tempfile::tempdir().unwrap();
    let root = folder.path();
    let sub = root.join("sub");
    std::fs::create_dir(&sub).unwrap();
    saved(root, "a.board", "A2 h.h.\n");
    saved(&sub, "b.board", "A2 h.h.\n");
    symlink(root, sub.join("up")).unwrap();
    symlink(&sub, root.join("again")).unwrap();
    symlink(root.join("a.board"), sub.join("c.board")).unwrap();
    for args in [&[root][..], &[root, &sub], &[root, root]] {
        let args: Vec<&str> = args.iter().map(|path| path.to_str().unwrap()).collect();
        let output = inkspector(&[&["score", "--json"], &args[..]].concat());
        assert_eq!(lines(&output).len(), 2, "{args:?}: {}", err(&output));
    }
    let (a, root) = (root.join("a.board"), root.to_str().unwrap());
    let output = inkspector(&["score", "--json", a.to_str().unwrap(), root]);
    assert_eq!(lines(&output).len(), 2, "{}", err(&output));
}

/// A space drawn twice is wrong in any order, and said wherever boards are scored.
#[test]
fn a_space_drawn_twice_is_reported() {
    for args in [&["check"][..], &["check", "--ordered"], &["score"]] {
        let args = [args, &["--placements", "-", "--json"]].concat();
        let output = with_input(&args, "A4A10A4B10A4A10\nA4A10A4B10\n");
        let found = lines(&output);
        assert_eq!(found[0]["issues"].as_array().unwrap().len(), 1, "{args:?}: {}", found[0]);
        assert_eq!(found[0]["issues"][0]["kind"], "occupied", "{args:?}");
        assert_eq!(found[0]["issues"][0]["space"], "A2", "{args:?}");
        assert_eq!(found[1]["issues"].as_array().unwrap().len(), 0, "{args:?}");
    }
}

/// A file called `.json` is JSON whatever it begins with.
#[test]
fn json_files_are_read_as_json() {
    let folder = tempfile::tempdir().unwrap();
    for (text, said) in [
        ("[1, 2]", "expected an object in braces, found a list"),
        ("\"A2 h.h.\"", "expected an object in braces, found the text"),
        ("A2 h.h.", "line 1, column 1: expected a value: a text in quotes"),
        ("", "line 1, column 1: the text ends too early"),
        ("  \u{feff}{}", "line 1"),
    ] {
        let path = saved(folder.path(), "a.json", text);
        let output = inkspector(&["score", &path]);
        assert_eq!(output.status.code(), Some(2));
        assert!(err(&output).contains(said), "{text:?}: {}", err(&output));
    }
    let path = saved(folder.path(), "a.json", "\u{feff}\n {\"inkspector\": 1}");
    assert_eq!(inkspector(&["score", &path]).status.code(), Some(0));
}

#[test]
fn games_are_sent_to_the_audit() {
    let game = "samples/games/four-friends.json";
    for command in ["score", "check", "explain", "compare", "convert"] {
        let output = inkspector(&[command, game]);
        assert_eq!(output.status.code(), Some(2), "{command}");
        assert!(err(&output).contains("“inkspector audit”"), "{command}: {}", err(&output));
    }
}

#[test]
fn convert_loses_no_file_and_says_what_it_leaves_out() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["one", "two"] {
        std::fs::create_dir(folder.path().join(name)).unwrap();
        let board = format!("player: {name}\nA2 h.h. 1\n");
        std::fs::write(folder.path().join(name).join("same.board"), board).unwrap();
    }
    let into = folder.path().join("out");
    let (all, into_path) = (folder.path().to_str().unwrap(), into.to_str().unwrap());
    let convert = |more: &[&str]| {
        inkspector(&[&["convert", "--out", into_path, "--to", "list", all][..], more].concat())
    };
    let first = convert(&[]);
    assert_eq!(first.status.code(), Some(0), "{}", err(&first));
    let player = |file: &str| {
        let text = std::fs::read_to_string(into.join(file)).unwrap();
        text.lines().find(|line| line.starts_with("player")).unwrap().to_owned()
    };
    assert_eq!(
        (player("same.board"), player("same-2.board")),
        ("player: one".into(), "player: two".into())
    );
    std::fs::remove_dir_all(&into).unwrap();
    std::fs::create_dir(&into).unwrap();
    std::fs::write(into.join("same.board"), "edition: challenge\n").unwrap();
    let one = folder.path().join("one");
    let again = |more: &[&str]| {
        let args = ["convert", "--out", into_path, "--to", "list", one.to_str().unwrap()];
        inkspector(&[&args[..], more].concat())
    };
    let refused = again(&[]);
    assert_eq!(refused.status.code(), Some(2));
    assert!(err(&refused).contains("is there already"), "{}", err(&refused));
    assert_eq!(std::fs::read_to_string(into.join("same.board")).unwrap(), "edition: challenge\n");
    assert_eq!(again(&["--force"]).status.code(), Some(0));
    assert_eq!(player("same.board"), "player: one");
    // What is there already and the same is no reason to refuse.
    assert_eq!(again(&[]).status.code(), Some(0));

    let board = saved(folder.path(), "x.board", "title: Third\nA2 h.h. 1\n");
    let output = inkspector(&["convert", "--to", "placements", &board]);
    assert_eq!((out(&output), output.status.code()), ("A4A10\n", Some(0)));
    assert!(err(&output).contains("no place for the title and round numbers"), "{}", err(&output));
}

#[test]
fn numbers_on_the_command_line_are_asked_for_in_words() {
    let output = inkspector(&["roll", "--seed", "abc"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(err(&output).contains("write a whole number"), "{}", err(&output));
}

/// A folder is graded only if its photos are there and the word to sort by means something.
#[cfg(feature = "vision")]
#[test]
fn grade_says_what_it_lacks() {
    let folder = tempfile::tempdir().unwrap();
    let grade = |more: &[&str]| {
        let output = inkspector(&[&["grade", folder.path().to_str().unwrap()][..], more].concat());
        assert_eq!(output.status.code(), Some(2));
        err(&output).to_owned()
    };
    saved(folder.path(), "truth.json", "{\"pictures\": []}");
    assert!(grade(&[]).contains("no photos are named"));
    let one =
        "{\"pictures\": [{\"file\": \"a.jpg\", \"style\": {\"pen\": \"blue\"}, \"cells\": []}]}";
    saved(folder.path(), "truth.json", one);
    assert!(grade(&[]).contains("a.jpg"));
    saved(folder.path(), "a.jpg", "");
    let said = grade(&["--by", "nonsense"]);
    assert!(
        said.contains("no photo says its “nonsense”; known are family, kind, pen, tier"),
        "{said}"
    );
}

#[test]
#[cfg(feature = "app")]
fn a_picture_of_the_window_tells_files_that_could_not_be_opened() {
    let folder = tempfile::tempdir().unwrap();
    let png = folder.path().join("shot.png");
    let bad = folder.path().join("bad.board");
    std::fs::write(&bad, "A2 nonsense\n").unwrap();
    for (file, code) in [(RULEBOOK, 0), ("missing.board", 2), (bad.to_str().unwrap(), 2)] {
        let output = inkspector(&["open", "--screenshot", png.to_str().unwrap(), file]);
        assert_eq!(output.status.code(), Some(code), "{file}: {}", err(&output));
        assert!(out(&output).is_empty());
        assert_eq!(err(&output).is_empty(), code == 0, "{file}: {}", err(&output));
        assert!(png.exists());
    }
}

/// Dice that are written in a board's file are held against it by the check and the score too.
#[test]
fn dice_in_a_file_are_held_against_the_board() {
    let rounds = |count: u8, faces: &str| -> String {
        (1..=count).map(|round| format!("dice {round}: {faces}\n")).collect()
    };
    let canyon = format!("expansions: canyon\n{}mark canyon: C1N\n", rounds(7, "three three"));
    let lake = format!("expansions: lake\n{}mark water: A1W\n", rounds(6, "two-sides two-sides"));
    let desert = "expansions: desert\ndice 1: straight-highway-cactus two-cacti\n\
                  dice 2: arid two-cacti\nmark cactus: A2\nA2 h.h. 1\n";
    for text in [&canyon, &lake, desert] {
        let bare: String = text
            .lines()
            .filter(|line| !line.starts_with("dice"))
            .fold(String::new(), |text, line| text + line + "\n");
        let check = |text: &str| with_input(&["check", "-"], text);
        assert_eq!(check(&bare).status.code(), Some(0), "{bare}{}", out(&check(&bare)));
        let held = check(text);
        assert_eq!(held.status.code(), Some(1), "{text}{}", out(&held));
        let score = with_input(&["score", "-"], text);
        assert_eq!(score.status.code(), Some(1), "{}", out(&score));
        assert!(!out(&score).contains("Nothing drawn on it breaks a rule"), "{}", out(&score));
        let score = with_input(&["score", "-"], &bare);
        assert!(out(&score).contains("Nothing drawn on it breaks a rule"), "{}", out(&score));
    }
    assert!(out(&with_input(&["check", "-"], desert)).contains("outlived the Desert dice"));
}

/// Rulings that decide what the dice find are named with both outcomes, each ruling once.
#[test]
fn rulings_on_dice_in_a_file_are_named() {
    let text = "expansions: city-builder\ndice 1: adjacent tower-1\ndice 2: central tower-1\n\
                dice 3: central tower-1\ndice 4: central tower-1\nmark tower: C3 G7\n\
                A2 h.h. 1\nB2 h.h. 1\nC2 h.h. 1\nC3 .... 1\nG7 .... 4\nA4 r.r. 2\nA6 h.h. 3\n\
                B1 .r.r 4\n";
    let held = with_input(&["check", "-"], text);
    let held = out(&held);
    assert_eq!(held.matches("city-occupied=").count(), 1, "{held}");
    assert!(held.contains("a breach there: G7: the buildings of round 4 cost 3 coins"), "{held}");
    let strict = ["check", "--ruling", "city-occupied=no", "-"];
    let held = with_input(&strict, text);
    let held = out(&held);
    assert!(held.contains("city-occupied=no") && held.contains("no breach there: G7:"), "{held}");
    let json: serde_json::Value =
        serde_json::from_slice(&with_input(&["check", "--json", "-"], text).stdout).unwrap();
    let note = &json["dice_rulings"][0];
    assert_eq!(
        (note["ruling"].as_str(), note["answer"].as_str()),
        (Some("city-occupied"), Some("yes"))
    );
    assert_eq!(note["others"][0]["more"].as_array().unwrap().len(), 1, "{json}");
    // Without its dice it is decided by nothing.
    let bare: String = text
        .lines()
        .filter(|line| !line.starts_with("dice"))
        .fold(String::new(), |t, l| t + l + "\n");
    let held = with_input(&["check", "-"], &bare);
    assert!(!out(&held).contains("city-occupied"));
}
