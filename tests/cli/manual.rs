//! Completions and manual pages tell the command line as it is.

use super::{err, inkspector, out};

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
