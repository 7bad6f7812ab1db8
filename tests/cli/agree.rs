//! All commands tell the same of a board: what `check` finds broken, `score` and `explain` say, and
//! `audit` too.

use super::{inkspector, out, with_input};
use std::collections::BTreeSet;

/// What an answer says is broken.
fn broken(answer: &str) -> BTreeSet<String> {
    let line = |line: &str| line.strip_prefix("  ! ").map(str::to_owned);
    answer.lines().filter_map(line).collect()
}

/// What all commands say is broken of a board, and whether its dice are written.
fn agree(name: &str, text: &str) -> BTreeSet<String> {
    let check = with_input(&["check", "-"], text);
    let found = broken(out(&check));
    assert_eq!(check.status.code(), Some(i32::from(!found.is_empty())), "{name}: {found:?}");
    for command in ["score", "explain"] {
        let answer = with_input(&[command, "-"], text);
        assert_eq!(broken(out(&answer)), found, "{name}: {command}");
        assert_eq!(answer.status.code(), check.status.code(), "{name}: {command}");
        let clean = out(&answer).contains("Nothing drawn on it breaks a rule");
        assert_eq!(clean, found.is_empty(), "{name}: {command}");
    }
    let json = |command: &str| -> serde_json::Value {
        serde_json::from_slice(&with_input(&[command, "--json", "-"], text).stdout).unwrap()
    };
    let (check, score, explain) = (json("check"), json("score"), json("explain"));
    for form in [&score, &explain] {
        assert_eq!(form["issues"], check["issues"], "{name}");
        assert_eq!(form["dice_findings"], check["dice_findings"], "{name}");
    }
    assert_eq!(check["legal"], found.is_empty(), "{name}");
    found
}

/// Everything an audit says is broken of a board by itself.
fn audited(text: &str) -> BTreeSet<String> {
    broken(out(&with_input(&["audit", "-"], text)))
}

#[test]
fn commands_agree_on_every_sample() {
    let forms = |command: &str| -> Vec<serde_json::Value> {
        let answer = inkspector(&[command, "--json", "samples"]);
        out(&answer).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    };
    let (checks, scores, explained) = (forms("check"), forms("score"), forms("explain"));
    assert!(checks.len() > 40 && scores.len() == checks.len() && explained.len() == checks.len());
    let (mut clean, mut wrong) = (0, 0);
    for (check, other) in checks.iter().zip(&scores).chain(checks.iter().zip(&explained)) {
        for key in ["file", "issues", "dice_findings"] {
            assert_eq!(check[key], other[key], "{}", check["file"]);
        }
        *(if check["legal"] == true { &mut clean } else { &mut wrong }) += 1;
    }
    assert!(clean > 60 && wrong > 6, "{clean} {wrong}");
    // In words, of all that are wrong and of as many others.
    let mut told = [0, 0];
    for check in &checks {
        let legal = check["legal"] == true;
        told[usize::from(legal)] += 1;
        let path = check["file"].as_str().unwrap();
        // Photographs are read elsewhere.
        let Ok(text) = std::fs::read_to_string(path) else { continue };
        // A map is looked for in the folder of its board.
        if told[usize::from(legal)] > 8 || text.contains("\nlayout: ") {
            continue;
        }
        let (found, audit) = (agree(path, &text), audited(&text));
        assert_eq!(found.is_empty(), legal, "{path}");
        // Of a board whose dice are written all is said; of any other all but route dice of rounds
        // that are not all drawn, since it may be an excerpt.
        if text.contains("\ndice ") {
            assert_eq!(found, audit, "{path}");
        } else {
            assert!(found.is_subset(&audit), "{path}: {found:?} {audit:?}");
        }
    }
}

/// Dice of expansions that must be drawn, of boards without any dice written down; dice that are
/// written and disagree with what is drawn.
#[test]
fn commands_agree_on_dice_of_expansions() {
    let rounds = |count: u8, faces: &str| -> String {
        (1..=count).map(|round| format!("dice {round}: {faces}\n")).collect()
    };
    let drawn = "A2 h.h. 1; A4 r.r. 2; A6 h.h. 3\n";
    let left = |expansion: &str| format!("expansions: {expansion}\n{drawn}");
    let boards = [
        ("ritual", left("ritual"), "the Ritual die showed"),
        ("superconnection", left("superconnection"), "the Superconnection die showed"),
        (
            "weather",
            format!("expansions: weather\n{drawn}B2 h.h. 1; B4 r.r. 2; B6 h.h. 3\n"),
            "weather symbols are missing",
        ),
        ("lava", format!("expansions: lava\nmark volcano: D4\n{drawn}"), "shows no lava"),
        (
            "canyon",
            format!("expansions: canyon\n{}mark canyon: C1N\n", rounds(7, "three three")),
            "no roll that is known",
        ),
        (
            "lake",
            format!("expansions: lake\n{}mark water: A1W\n", rounds(6, "two-sides two-sides")),
            "no roll that is known",
        ),
        (
            "ritual with dice",
            format!("{}dice 1: h.h. h.h. h.h. hrhro\n", left("ritual")),
            "the Ritual die showed",
        ),
    ];
    for (name, text, told) in boards {
        let found = agree(name, &text);
        // What an audit adds are route dice that are missing.
        let audit = audited(&text);
        let said = |lines: &BTreeSet<String>| lines.iter().any(|line| line.contains(told));
        assert!(said(&found) && said(&audit), "{name}: {found:?} {audit:?}");
        let route = |line: &&String| line.contains("could be drawn");
        let more = audit.iter().filter(|line| !found.contains(*line) && !route(line)).count();
        assert_eq!(more, 0, "{name}: {found:?} {audit:?}");
    }
}

/// What a command line asks that a file speaks against is refused, and so is what is asked twice.
#[test]
fn options_that_speak_against_a_file_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let board = at("a.board", "A2 h.h.\n");
    let empty = at("empty.txt", "");
    let games = folder.path().join("games");
    std::fs::create_dir(&games).unwrap();
    std::fs::copy("samples/games/four-friends.json", games.join("one.json")).unwrap();
    let games = games.to_str().unwrap();
    let refused: [(&[&str], &str); 5] = [
        (&["score", "--edition", "challenge", &board], "the file says Classic"),
        (&["score", "--placements", &empty], "no boards in it"),
        (&["score", games], "no boards in it"),
        (
            &["check", "--ruling", "centre=routes", "--ruling", "centre=anything", &board],
            "two answers, routes and anything",
        ),
        (
            &["roll", "--ruling", "centre=routes", "--ruling", "centre=anything"],
            "two answers, routes and anything",
        ),
    ];
    for (args, why) in refused {
        let output = inkspector(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(super::err(&output).contains(why), "{args:?}: {}", super::err(&output));
    }
    let agreed: [&[&str]; 3] = [
        &["score", "--edition", "classic", &board],
        &["score", "--ruling", "centre=routes", "--ruling", "centre=routes", &board],
        // Such an audit is of the record in the folder.
        &["audit", games],
    ];
    for args in agreed {
        assert_ne!(inkspector(args).status.code(), Some(2), "{args:?}");
    }
}

/// Help that cannot be written is an error.
#[cfg(target_os = "linux")]
#[test]
fn help_to_a_full_disk_fails() {
    let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    let program = env!("CARGO_BIN_EXE_inkspector");
    let status = std::process::Command::new(program).arg("--help").stdout(full).status().unwrap();
    assert_eq!(status.code(), Some(2));
}
