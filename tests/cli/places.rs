//! What the README says of all commands that take boards.

use super::boards::saved;
use super::{err, inkspector, out, with_input};

/// Each with what it needs beside boards.
const TAKE_BOARDS: [&[&str]; 7] = [
    &["score"],
    &["explain"],
    &["check"],
    &["compare"],
    &["convert"],
    &["audit"],
    &["resolve", "--roll", "arid"],
];

/// Folders and standard input, and JSON of all but the one that writes boards.
#[test]
fn commands_take_boards_from_folders_and_from_standard_input() {
    let folder = tempfile::tempdir().unwrap();
    let text = |name: &str| {
        format!("player: {name}\nexpansions: desert\nmark cactus: A2 F6\nA2 h.h. 1\nF6 ....\n")
    };
    std::fs::create_dir(folder.path().join("below")).unwrap();
    saved(folder.path(), "anna.board", &text("Anna"));
    saved(&folder.path().join("below"), "ben.board", &text("Ben"));
    let whole = folder.path().to_str().unwrap();
    for command in TAKE_BOARDS {
        let output = inkspector(&[command, &[whole]].concat());
        assert_ne!(output.status.code(), Some(2), "{command:?}: {}", err(&output));
        let given = with_input(&[command, &["-", whole]].concat(), &text("Cleo"));
        assert_ne!(given.status.code(), Some(2), "{command:?}: {}", err(&given));
        assert!(out(&given).len() > out(&output).len(), "{command:?}: {}", out(&given));
        if command != ["convert"] {
            let json = inkspector(&[command, &["--json", whole]].concat());
            let lines: Vec<serde_json::Value> =
                out(&json).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
            let all = serde_json::to_string(&lines).unwrap().to_lowercase();
            assert!(all.contains("anna") && all.contains("ben"), "{command:?}: {all}");
        }
    }
}
