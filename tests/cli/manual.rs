//! Help, mistakes, completions and manual pages tell the command line as it is, in three languages.

use super::{err, inkspector, out};
use std::collections::BTreeSet;

fn commands() -> Vec<String> {
    let help = inkspector(&["--help"]);
    let list = out(&help).split("Commands:").nth(1).unwrap().split("\n\n").next().unwrap();
    let names = list.lines().filter_map(|line| line.split_whitespace().next());
    names.map(str::to_owned).collect()
}

#[test]
fn completions_know_every_command() {
    let commands = commands();
    assert!(commands.len() > 8, "{commands:?}");
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let output = inkspector(&["completions", shell]);
        assert_eq!(output.status.code(), Some(0), "{}", err(&output));
        for command in &commands {
            assert!(out(&output).contains(command.as_str()), "{shell}: {command}");
        }
    }
    assert_eq!(inkspector(&["completions", "letter"]).status.code(), Some(2));
}

#[test]
fn bash_reads_its_completions() {
    let script = inkspector(&["completions", "bash"]);
    let ask = format!(
        "{}\nCOMP_WORDS=(inkspector sc); COMP_CWORD=1; _inkspector inkspector sc inkspector\n\
         echo \"${{COMPREPLY[@]}}\"",
        out(&script)
    );
    let Ok(answer) = std::process::Command::new("bash").args(["-c", &ask]).output() else {
        // A system without bash has no use for them.
        return;
    };
    assert_eq!(String::from_utf8_lossy(&answer.stdout).trim(), "score schema");
}

#[test]
fn manual_pages_name_commands_and_options() {
    let page = inkspector(&["man"]);
    assert_eq!(page.status.code(), Some(0), "{}", err(&page));
    assert!(out(&page).contains(".TH inkspector 1"), "{}", out(&page));
    for command in commands() {
        assert!(out(&page).contains(&command), "{command}");
        let page = inkspector(&["man", &command]);
        assert_eq!(page.status.code(), Some(0), "{}", err(&page));
        assert!(out(&page).starts_with(".ie"), "{}", out(&page));
    }
    assert!(out(&inkspector(&["man", "score"])).contains("evidence"));
    let wrong = inkspector(&["man", "letter"]);
    assert_eq!(wrong.status.code(), Some(2));
    assert!(err(&wrong).contains("known are"), "{}", err(&wrong));
}

/// Words that many English texts of a command line hold and no German or French one does.
const ENGLISH: [&str; 22] = [
    "the", "this", "of", "and", "with", "for", "each", "print", "usage", "options", "default",
    "possible", "values", "value", "argument", "commands", "given", "without", "write", "used",
    "found", "try",
];

/// The words of a text, without what is in quotes, is typed or stands for a value.
fn words(text: &str) -> BTreeSet<String> {
    let mut quoted = false;
    let own = |word: &&str| {
        !word.starts_with(['-', '<', '[', '`', '.', '\\']) && !word.contains(['=', '_'])
    };
    let plain: String = text
        .chars()
        .map(|c| {
            quoted = if quoted {
                !matches!(c, '“' | '»' | '”' | '`')
            } else {
                matches!(c, '„' | '«' | '“' | '`')
            };
            if quoted { ' ' } else { c }
        })
        .collect();
    let words = plain.split(|c: char| c.is_whitespace() || c == ',' || c == ':').filter(own);
    words.map(|word| word.trim_matches(|c: char| !c.is_alphabetic()).to_lowercase()).collect()
}

/// English words of a text in another language. French has `options` and `possible` too.
fn foreign(language: &str, text: &str) -> Vec<&'static str> {
    let words = words(text);
    let own: &[&str] =
        if language == "fr" { &["options", "possible", "argument"] } else { &["argument"] };
    ENGLISH.into_iter().filter(|word| words.contains(*word) && !own.contains(word)).collect()
}

#[test]
fn help_is_told_in_every_language() {
    for command in commands() {
        for ask in [vec!["help", &command], vec![&command, "--help"], vec![&command, "-h"]] {
            if command == "help" && ask[0] == "help" {
                continue;
            }
            let said = ["en", "de", "fr"].map(|language| {
                let output = inkspector(&[&ask[..], &["--language", language]].concat());
                // The parser's own command reads nothing that follows it.
                match ask[0] {
                    "help" => {
                        let args = [&["--language", language], &ask[..]].concat();
                        out(&inkspector(&args)).to_owned()
                    }
                    _ => out(&output).to_owned(),
                }
            });
            if command == "help" {
                continue;
            }
            let [english, german, french] = &said;
            assert!(!foreign("de", english).is_empty(), "{english}");
            for (language, text) in [("de", german), ("fr", french)] {
                // A list of names that one types is the same everywhere.
                let foreign = foreign(language, text);
                assert!(foreign.is_empty(), "{language} {ask:?} says {foreign:?}: {text}");
                assert_ne!(english, text, "{ask:?}");
            }
            for text in &said {
                for key in ["arg-", "about-", "value-name-", "heading-", "usage-"] {
                    assert!(!text.contains(&format!(" {key}")), "{ask:?}: {text}");
                }
            }
        }
    }
    for (language, usage) in
        [("en", "Usage: "), ("de", "Aufruf: "), ("fr", "Utilisation\u{202f}: ")]
    {
        let output = inkspector(&["--language", language, "--help"]);
        assert!(out(&output).contains(usage), "{}", out(&output));
    }
}

#[test]
fn mistakes_of_the_command_line_are_told_in_every_language() {
    let cases: [&[&str]; 16] = [
        &["scoer"],
        &["score", "--jsn"],
        &["score", "--xyzzy"],
        &["score", "--json=5"],
        &["score", "--json", "--json"],
        &["score", "--edition"],
        &["score", "--edition", "moon"],
        &["score", "--ruling", "longest"],
        &["score", "--ruling", "longest=sometimes"],
        &["score", "--evidence", "a.board"],
        &["convert", "--to", "paper"],
        &["convert", "--json", "--to", "grid"],
        &["read"],
        &["roll", "--rounds", "99"],
        &["roll", "--seed", "-1"],
        &["explain", "--space", "Q"],
    ];
    for case in cases {
        let said = ["en", "de", "fr"].map(|language| {
            let output = inkspector(&[&["--language", language], case].concat());
            assert_eq!(output.status.code(), Some(2), "{case:?}");
            // Whoever asks for JSON is answered in it.
            if case.contains(&"--json") {
                assert_eq!(err(&output), "", "{case:?}");
                let said: serde_json::Value = serde_json::from_str(out(&output)).unwrap();
                return said["error"].as_str().unwrap().to_owned();
            }
            assert_eq!(out(&output), "", "{case:?}");
            err(&output).to_owned()
        });
        let [english, german, french] = &said;
        assert!(english != german && german != french, "{case:?}: {said:?}");
        for (language, text) in [("de", german), ("fr", french)] {
            let foreign = foreign(language, text);
            assert!(foreign.is_empty(), "{language} {case:?} says {foreign:?}: {text}");
            assert!(!text.contains("usage-"), "{text}");
        }
    }
    let told = |args: &[&str]| err(&inkspector(args)).to_owned();
    assert!(told(&["scoer"]).contains("there is no command “scoer”\n  did you mean score?"));
    let to = told(&["convert", "--to", "paper"]);
    assert!(to.contains("possible values: grid, list, json, placements"), "{to}");
    let german = told(&["--language=de", "read"]);
    assert!(german.contains("es fehlt: <FOTO>"), "{german}");
    assert!(german.contains("Aufruf: inkspector read [OPTIONEN] <FOTO>..."), "{german}");
}

#[test]
fn pages_and_completions_are_told_in_every_language() {
    for (language, name, word) in [("de", "BEZEICHNUNG", "Befehle"), ("fr", "NOM", "Commandes")] {
        let page = inkspector(&["--language", language, "man"]);
        let text = out(&page);
        assert!(text.contains(name) && text.contains(word), "{text}");
        let foreign = foreign(language, text);
        assert!(foreign.is_empty(), "{foreign:?}: {text}");
        assert!(!text.contains("SYNOPSIS\n.SH") && !text.contains("EXTRA"), "{text}");
        let script = inkspector(&["--language", language, "completions", "fish"]);
        let score =
            if language == "de" { "Tafeln werten" } else { "Calculer le score de plateaux" };
        assert!(out(&script).contains(score), "{}", out(&script));
    }
}
