//! The command line's own help, pages and mistakes in the language of what is printed: the parser
//! knows names and types, the catalogues say everything else.
//!
//! A command `audit` with an option `--rolls` has the texts `about-audit` and `arg-audit-rolls`;
//! options that several commands share have one, `arg-edition`. A test asks for each of them.

use super::{Cli, Tongue};
use crate::board::{Message, Value, message};
use crate::words::Language;
use clap::builder::{PossibleValue, PossibleValuesParser, StyledStr};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, Command, CommandFactory, Error, ValueEnum};
use std::ffi::OsString;
use std::fmt::Write;

/// The command line with its texts; without what help alone shows, as shells want it.
pub fn for_shells(language: Language) -> Command {
    let mut told = told(Cli::command(), language, &|arg, key| values_told(arg, key, language));
    told.build();
    about_help(told, language)
}

/// The command line with its texts, for a page of the manual.
pub fn for_manual(language: Language) -> Command {
    let mut told = told(Cli::command(), language, &|arg, key| framed(arg, key, language));
    // Gives every command its full name and the options that hold for all.
    told.build();
    about_help(told, language)
}

/// The command line as it is read from arguments, with help in this language.
pub fn for_arguments(language: Language) -> Command {
    let command = for_manual(language);
    let usage = format!("[{}]", language.t("usage-options"));
    helped(command, language, &usage)
}

/// The language that the arguments or the environment ask for, known before anything is parsed.
pub fn language_of(args: &[OsString]) -> (Option<Language>, Language) {
    let mut words = args.iter().map(|arg| arg.to_string_lossy()).take_while(|arg| arg != "--");
    let mut chosen = None;
    while let Some(word) = words.next() {
        let code = match word.strip_prefix("--language") {
            Some("") => words.next(),
            Some(rest) => rest.strip_prefix('=').map(|code| code.to_owned().into()),
            None => None,
        };
        let tongue = code.and_then(|code| Tongue::from_str(&code, false).ok());
        chosen = tongue.map(Language::from).or(chosen);
    }
    (chosen, chosen.unwrap_or_else(Language::from_environment))
}

/// What stands between a command's options and its page: about lines, help, names of values.
fn told(command: Command, language: Language, values: &dyn Fn(Arg, &str) -> Arg) -> Command {
    let root = command.get_name() == "inkspector";
    let name = if root { String::new() } else { format!("-{}", command.get_name()) };
    let about = if root { "about-program".to_owned() } else { format!("about{name}") };
    let has_values = |arg: &Arg| arg.get_possible_values().iter().any(|v| v.get_help().is_some());
    let mut command = command
        .about(language.t(&about))
        .disable_help_flag(true)
        .subcommand_help_heading(kept(language.t("heading-commands")))
        .subcommand_value_name(kept(language.t("value-name-command")));
    if root {
        let version = Arg::new("version").short('V').long("version").action(ArgAction::Version);
        command = command
            .disable_version_flag(true)
            .after_help(language.t("about-end"))
            .arg(version.display_order(999));
    }
    let mut long = false;
    if let Some(more) = language.find(&format!("{about}-more")) {
        command = command.long_about(format!("{}\n\n{more}", language.t(&about)));
        long = true;
    }
    let help = Arg::new("help").short('h').long("help").action(ArgAction::Help);
    command = command.arg(help.display_order(999)).mut_args(|arg| {
        let key = arg_key(&name, &arg, language);
        let heading = if arg.is_positional() { "heading-arguments" } else { "heading-options" };
        let named = arg
            .get_action()
            .takes_values()
            .then(|| language.t(&format!("value-name-{}", value_key(&arg))));
        let arg = arg.help(language.t(&key)).help_heading(kept(language.t(heading)));
        let arg = match named {
            Some(named) => arg.value_name(kept(named)),
            None => arg,
        };
        let arg = values(arg, &key);
        long |= arg.get_long_help().is_some() || has_values(&arg);
        arg
    });
    if long {
        command = command.mut_arg("help", |arg| {
            arg.help(language.t("arg-help-more")).long_help(language.t("arg-help-less"))
        });
    }
    command.mut_subcommands(|command| told(command, language, values))
}

/// Names and headings are wanted for as long as the program runs; they are made once a run.
fn kept(text: String) -> &'static str {
    text.leak()
}

/// The key of an argument's text: its own in this command, or the one that commands share.
fn arg_key(command: &str, arg: &Arg, language: Language) -> String {
    let id = arg.get_id().as_str().replace('_', "-");
    let own = format!("arg{command}-{id}");
    if language.find(&own).is_some() { own } else { format!("arg-{id}") }
}

/// The last part of the key that names what stands for a value.
fn value_key(arg: &Arg) -> String {
    let id = || arg.get_id().as_str().replace('_', "-");
    let name = match arg.get_value_names() {
        Some([name, ..]) => name.to_string(),
        _ => id(),
    };
    let letters = |c: char| if c.is_ascii_alphanumeric() { c.to_ascii_lowercase() } else { '-' };
    let key: String = name.chars().map(letters).collect();
    key.trim_matches('-').to_owned()
}

/// An option's possible values with what each means, as shells show them.
fn values_told(arg: Arg, key: &str, language: Language) -> Arg {
    let values = arg.get_possible_values();
    if values.is_empty() || !arg.get_action().takes_values() {
        return arg;
    }
    let told = values.iter().map(|value| {
        let named = value.clone();
        match language.find(&format!("{key}-{}", value.get_name())) {
            Some(help) => named.help(help),
            None => named,
        }
    });
    // What is read with this is never asked for its value.
    let told: Vec<PossibleValue> = told.collect();
    arg.value_parser(PossibleValuesParser::new(told))
}

/// The values that an option takes and the one that it has, as a part of its help.
fn framed(arg: Arg, key: &str, language: Language) -> Arg {
    if !arg.get_action().takes_values() {
        return arg;
    }
    let mut help = arg.get_help().map(StyledStr::to_string).unwrap_or_default();
    let mut long = help.clone();
    let default: Vec<_> =
        arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
    if !default.is_empty() {
        let told = language.with("arg-default", &[("value", default.join(" ").into())]);
        let _ = write!(help, " [{told}]");
        let _ = write!(long, "\n\n[{told}]");
    }
    let values = arg.get_possible_values();
    let mut listed = String::new();
    for value in values.iter().filter(|value| !value.is_hide_set()) {
        let name = value.get_name();
        let meaning = language.find(&format!("{key}-{name}"));
        let meaning = meaning.map(|meaning| format!(": {meaning}")).unwrap_or_default();
        let _ = write!(listed, "\n- {name}{meaning}");
    }
    let mut explained = false;
    if !listed.is_empty() {
        let names = Value::words(values.iter().map(PossibleValue::get_name));
        let told = language.with("arg-values", &[("values", names)]);
        let _ = write!(help, " [{told}]");
        explained = listed.contains(": ");
        if explained {
            let _ = write!(long, "\n\n{}{listed}", language.t("arg-values-list"));
        } else {
            let _ = write!(long, "\n[{told}]");
        }
    }
    let arg = arg.help(help).hide_default_value(true).hide_possible_values(true);
    if explained { arg.long_help(long) } else { arg }
}

/// The command `help` is the parser's own, and there once the command line is built.
fn about_help(command: Command, language: Language) -> Command {
    let about = language.t("about-help");
    command.mut_subcommand("help", |help| {
        help.about(about.clone()).mut_subcommands(|command| match command.get_name() {
            "help" => command.about(about.clone()),
            _ => command,
        })
    })
}

/// The frame of every help text: the line of its use and the headings.
fn helped(mut command: Command, language: Language, options: &str) -> Command {
    let usage = command.render_usage().to_string();
    let usage = usage.split_once(": ").map_or("", |(_, usage)| usage).replace("[OPTIONS]", options);
    let header = *command.get_styles().get_header();
    let word = language.t("usage-word");
    let template = format!(
        "{{about-with-newline}}\n{header}{word}{header:#} {{usage}}\n\n{{all-args}}{{after-help}}"
    );
    command
        .override_usage(usage)
        .help_template(template)
        .mut_subcommands(|command| helped(command, language, options))
}

/// A mistake of the command line in words, with what may help.
pub fn mistake(error: &Error, language: Language) -> String {
    let mut told = language.tell(&what(error));
    let possible = error.get(ContextKind::ValidValue).map(words).unwrap_or_default();
    if !possible.is_empty() {
        let values = Value::words(possible.iter().filter(|value| !value.is_empty()));
        told += &format!("\n  {}", language.with("arg-values", &[("values", values)]));
    }
    let near =
        [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    let near: Vec<String> =
        near.into_iter().filter_map(|kind| error.get(kind)).flat_map(words).collect();
    // The likeliest stands last.
    if let Some(near) = near.last() {
        let tip = message!("usage-near", near = near);
        told += &format!("\n  {}", language.tell(&tip));
    } else if let (ErrorKind::UnknownArgument, Some(_)) =
        (error.kind(), error.get(ContextKind::Suggested))
    {
        let argument = first(error, ContextKind::InvalidArg);
        if argument.starts_with('-') {
            let tip = message!("usage-file", argument = argument);
            told += &format!("\n  {}", language.tell(&tip));
        }
    }
    let usage = error.get(ContextKind::Usage).map(ContextValue::to_string).unwrap_or_default();
    if let Some((_, usage)) = usage.split_once(": ") {
        told += &format!("\n\n{} {}", language.t("usage-word"), usage.trim_end());
    }
    told + &format!("\n\n{}", language.t("usage-more"))
}

fn what(error: &Error) -> Message {
    let argument = first(error, ContextKind::InvalidArg);
    let value = first(error, ContextKind::InvalidValue);
    match error.kind() {
        ErrorKind::ArgumentConflict => {
            let others = error.get(ContextKind::PriorArg).map(words).unwrap_or_default();
            if others.is_empty() || others == [argument.clone()] {
                message!("usage-repeated", argument = argument)
            } else {
                let others = Value::list(others.into_iter().map(Value::from));
                message!("usage-conflict", argument = argument, others = others)
            }
        }
        ErrorKind::InvalidValue if value.is_empty() => {
            message!("usage-value-missing", argument = argument)
        }
        ErrorKind::InvalidValue => message!("usage-value", argument = argument, value = value),
        ErrorKind::ValueValidation => {
            let why = std::error::Error::source(error).map(ToString::to_string);
            let why = why.unwrap_or_default();
            message!("usage-value-why", argument = argument, value = value, why = why)
        }
        ErrorKind::TooManyValues => message!("usage-no-value", argument = argument, value = value),
        ErrorKind::InvalidSubcommand => {
            let command = first(error, ContextKind::InvalidSubcommand);
            message!("usage-no-command", command = command)
        }
        ErrorKind::MissingRequiredArgument => {
            let missing = error.get(ContextKind::InvalidArg).map(words).unwrap_or_default();
            message!("usage-required", arguments = Value::words(missing))
        }
        ErrorKind::UnknownArgument => message!("usage-unknown", argument = argument),
        ErrorKind::InvalidUtf8 => message!("usage-no-text"),
        _ => message!("usage-other"),
    }
}

fn first(error: &Error, kind: ContextKind) -> String {
    error.get(kind).map(words).and_then(|words| words.into_iter().next()).unwrap_or_default()
}

fn words(value: &ContextValue) -> Vec<String> {
    match value {
        ContextValue::String(word) => vec![word.clone()],
        ContextValue::Strings(words) => words.clone(),
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::files;
    use std::collections::BTreeSet;

    /// The keys that a command with its options and commands asks for.
    fn asked(command: &Command, name: &str, keys: &mut BTreeSet<String>) {
        let about = if name.is_empty() { "about-program".into() } else { format!("about{name}") };
        let more = format!("{about}-more");
        keys.insert(about);
        keys.extend(Language::En.find(&more).map(|_| more));
        for arg in command.get_arguments() {
            let key = arg_key(name, arg, Language::En);
            for value in arg.get_possible_values() {
                let meaning = format!("{key}-{}", value.get_name());
                keys.extend(Language::En.find(&meaning).map(|_| meaning));
            }
            keys.insert(key);
            if arg.get_action().takes_values() {
                keys.insert(format!("value-name-{}", value_key(arg)));
            }
        }
        for command in command.get_subcommands() {
            asked(command, &format!("-{}", command.get_name()), keys);
        }
    }

    #[test]
    fn every_text_of_the_command_line_is_there_and_asked_for() {
        let mut keys = BTreeSet::new();
        asked(&Cli::command(), "", &mut keys);
        assert!(keys.len() > 80, "{}", keys.len());
        let frame = [
            "about-end",
            "about-help",
            "arg-help",
            "arg-help-more",
            "arg-help-less",
            "arg-version",
            "arg-default",
            "arg-values",
            "arg-values-list",
            "value-name-command",
        ];
        keys.extend(frame.map(str::to_owned));
        let usage = files(Language::En).iter().find(|(name, _)| *name == "usage").unwrap().1;
        let there: BTreeSet<String> = usage
            .lines()
            .filter_map(|line| line.split_once(" ="))
            .map(|(key, _)| key.to_owned())
            .filter(|key| {
                ["about-", "arg-", "value-name-"].iter().any(|word| key.starts_with(word))
            })
            .collect();
        let differing: Vec<_> = keys.symmetric_difference(&there).collect();
        assert!(differing.is_empty(), "{differing:?}");
    }

    #[test]
    fn the_parser_agrees_with_its_own_definition() {
        for language in Language::ALL {
            for_arguments(language).debug_assert();
            for_shells(language).debug_assert();
        }
    }

    #[test]
    fn the_language_is_known_before_anything_is_parsed() {
        let of = |args: &[&str]| {
            let args: Vec<OsString> = args.iter().map(OsString::from).collect();
            language_of(&args).0
        };
        assert_eq!(of(&["inkspector", "--language", "de"]), Some(Language::De));
        assert_eq!(of(&["inkspector", "score", "--language=fr", "--nonsense"]), Some(Language::Fr));
        assert_eq!(of(&["inkspector", "score", "--", "--language=fr"]), None);
        assert_eq!(of(&["inkspector", "--language", "klingon"]), None);
        assert_eq!(of(&["inkspector", "--language"]), None);
    }
}
