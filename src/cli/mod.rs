//! The command line: each command is one file of this folder with its arguments and a `run`.
//!
//! Commands read boards through [`input`], print to [`Context::out`] and answer an [`Outcome`],
//! which is the exit code. A new command is a file here, a line in `Command` and a line in `run`.

mod audit;
#[cfg(feature = "vision")]
mod beside;
mod boards;
mod check;
mod compare;
mod completions;
mod convert;
mod explain;
#[cfg(feature = "vision")]
mod grade;
pub mod input;
mod of_dice;
#[cfg(feature = "app")]
mod open;
#[cfg(feature = "vision")]
mod output;
#[cfg(feature = "train")]
mod paint;
mod places;
#[cfg(feature = "vision")]
pub mod read;
#[cfg(feature = "vision")]
mod reported;
mod resolve;
mod roll;
mod schema;
mod score;
pub mod style;
pub mod terminal;
#[cfg(feature = "train")]
mod train;
mod usage;
mod why;

use crate::board::{Message, Told, Value, message};
use crate::words::Language;
use clap::{FromArgMatches, Parser, Subcommand, ValueEnum};
use serde::Serialize;
use std::ffi::OsString;
use std::fmt;
use std::io::{self, BufWriter, Write};
use std::process::ExitCode;
use std::str::FromStr;
use std::sync::OnceLock;

/// The command line. What its help says of each command and option stands in the catalogues; see
/// [`usage`].
#[derive(Parser)]
#[command(name = "inkspector", version)]
struct Cli {
    #[arg(long, global = true, value_enum, default_value_t = Colour::Auto)]
    color: Colour,
    #[arg(long, global = true, value_enum)]
    language: Option<Tongue>,

    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Clone, Copy, ValueEnum)]
enum Tongue {
    En,
    De,
    Fr,
}

impl From<Tongue> for Language {
    fn from(tongue: Tongue) -> Language {
        match tongue {
            Tongue::En => Language::En,
            Tongue::De => Language::De,
            Tongue::Fr => Language::Fr,
        }
    }
}

static LANGUAGE: OnceLock<(Option<Language>, Language)> = OnceLock::new();

/// The language of everything that is printed.
pub fn language() -> Language {
    LANGUAGE.get().map_or(Language::En, |(_, language)| *language)
}

/// The language, if the command line names one.
#[cfg(feature = "app")]
pub fn chosen() -> Option<Language> {
    LANGUAGE.get().and_then(|(chosen, _)| *chosen)
}

/// A message in the language of what is printed.
pub fn say(message: &Message) -> String {
    language().tell(message)
}

/// What an error or a finding says, in the language of what is printed.
pub fn told(said: &impl Told) -> String {
    language().told(said)
}

/// A list with an “and” before the last, in the language of what is printed.
pub fn list<T: Into<Value>>(things: impl IntoIterator<Item = T>) -> String {
    language().value(&Value::list(things))
}

#[derive(Clone, Copy, ValueEnum)]
enum Colour {
    Auto,
    Always,
    Never,
}

#[derive(Subcommand)]
enum Command {
    Score(score::Args),
    Check(check::Args),
    Explain(explain::Args),
    Compare(compare::Args),
    Convert(convert::Args),
    #[cfg(feature = "train")]
    Paint(paint::Args),
    Audit(audit::Args),
    Roll(roll::Args),
    Resolve(resolve::Args),
    #[cfg(feature = "vision")]
    Read(read::Args),
    #[cfg(feature = "vision")]
    Grade(grade::Args),
    #[cfg(feature = "app")]
    Open(open::Args),
    #[cfg(feature = "train")]
    Train(train::Args),
    Schema(schema::Args),
    Completions(completions::Args),
    Man(completions::ManArgs),
}

impl Command {
    /// Whether it was asked to answer in JSON, mistakes too.
    fn answers_json(&self) -> bool {
        match self {
            Command::Score(args) => args.json,
            Command::Check(args) => args.json,
            Command::Explain(args) => args.json,
            Command::Compare(args) => args.json,
            Command::Audit(args) => args.json,
            Command::Roll(args) => args.json,
            Command::Resolve(args) => args.json,
            #[cfg(feature = "vision")]
            Command::Read(args) => args.json,
            #[cfg(feature = "vision")]
            Command::Grade(args) => args.json,
            _ => false,
        }
    }
}

/// How a command ended, in the order of its exit code.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Outcome {
    /// Everything was read and nothing is wrong: exit code 0.
    #[default]
    Clean,
    /// Everything was read, but a board has issues or not the expected numbers: exit code 1.
    Issues,
    /// Something could not be read: exit code 2.
    Unreadable,
}

impl Outcome {
    /// Keeps the worse of both.
    pub fn add(&mut self, other: Outcome) {
        *self = (*self).max(other);
    }
}

impl From<Outcome> for ExitCode {
    fn from(outcome: Outcome) -> ExitCode {
        ExitCode::from(outcome as u8)
    }
}

/// A board that could not be read.
#[derive(Clone, Debug, Serialize)]
pub struct Unreadable {
    /// Where it is.
    pub file: String,
    /// Why, with the place of each mistake.
    pub error: String,
}

/// Why a command could not be carried out.
#[derive(Debug)]
pub enum CliError {
    /// The answer could not be written.
    Io(io::Error),
    /// The arguments make no sense together, or something is missing.
    Usage(Message),
    /// A file that cannot be read or written.
    File {
        /// Its path.
        path: String,
        /// What the system says.
        error: io::Error,
    },
    /// A file whose content cannot be used.
    Refused(Unreadable),
}

impl From<io::Error> for CliError {
    fn from(error: io::Error) -> CliError {
        CliError::Io(error)
    }
}

impl Told for CliError {
    fn message(&self) -> Message {
        match self {
            CliError::Io(error) => message!("cli-broke-off", why = why::why(error)),
            CliError::Usage(message) => message.clone(),
            CliError::File { path, error } => {
                message!("cli-file", file = path, why = why::why(error))
            }
            CliError::Refused(Unreadable { file, error }) => {
                message!("cli-file", file = file, why = error)
            }
        }
    }
}

impl CliError {
    /// A file, or a player, with what is wrong with it.
    fn refused(file: impl fmt::Display, why: impl Into<Value>) -> CliError {
        let error = language().value(&why.into());
        CliError::Refused(Unreadable { file: file.to_string(), error })
    }

    /// The error as an object for programs.
    fn form(self) -> Failed {
        match self {
            CliError::Refused(Unreadable { file, error }) => Failed { file: Some(file), error },
            CliError::File { path, error } => {
                Failed { file: Some(path), error: say(&why::why(&error)) }
            }
            other => Failed { file: None, error: told(&other) },
        }
    }
}

#[derive(Serialize)]
struct Failed {
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<String>,
    error: String,
}

/// Where a command writes to.
pub struct Context {
    /// Standard output, buffered, without control characters that came with a text.
    pub out: Box<dyn Write>,
    /// Whether `out` shows colours.
    pub colour: bool,
}

impl Context {
    /// Standard output, or what stands for one that is closed.
    fn new(has_output: bool) -> Context {
        let choice = anstream::AutoStream::choice(&io::stdout());
        let colour = has_output && choice != anstream::ColorChoice::Never;
        let out: Box<dyn Write> = match has_output {
            true => Box::new(terminal::Terminal::new(BufWriter::new(io::stdout()), colour)),
            false => Box::new(terminal::Closed),
        };
        Context { out, colour }
    }
}

/// Runs the program with the arguments it was started with. Without `has_output` its standard output was
/// closed before it began, which nothing tells later: where it was, something else is put.
pub fn main(has_output: bool) -> ExitCode {
    let args: Vec<OsString> = std::env::args_os().collect();
    let known = usage::language_of(&args);
    // What stands behind two dashes are names of files.
    let json = args.iter().take_while(|arg| *arg != "--").any(|arg| arg == "--json");
    // Nothing has asked for it before.
    let _ = LANGUAGE.set(known);
    let parsed = usage::for_arguments(known.1)
        .try_get_matches_from(args)
        .and_then(|mut matches| Cli::from_arg_matches_mut(&mut matches));
    let cli = match parsed {
        Ok(cli) => cli,
        Err(error) if error.use_stderr() => {
            let told = usage::mistake(&error, known.1);
            let mut context = Context::new(has_output);
            return told_failed(
                &mut context,
                Failed { file: None, error: told.clone() },
                &told,
                json,
            );
        }
        Err(help) => {
            let mut context = Context::new(has_output);
            let help = help.render();
            let shown = match context.colour {
                true => help.ansi().to_string(),
                false => help.to_string(),
            };
            let printed = write!(context.out, "{shown}").and_then(|()| context.out.flush());
            return ended(
                printed.map(|()| Outcome::Clean).map_err(CliError::Io),
                &mut context,
                json,
            );
        }
    };
    match cli.color {
        Colour::Auto => {}
        Colour::Always => anstream::ColorChoice::Always.write_global(),
        Colour::Never => anstream::ColorChoice::Never.write_global(),
    }
    let mut context = Context::new(has_output);
    let json = cli.command.as_ref().is_some_and(Command::answers_json);
    let result = run(cli.command, &mut context).and_then(|outcome| {
        context.out.flush()?;
        Ok(outcome)
    });
    ended(result, &mut context, json)
}

/// The exit code of what a command ended with; says what kept it from its answer.
fn ended(result: Result<Outcome, CliError>, context: &mut Context, json: bool) -> ExitCode {
    match result {
        Ok(outcome) => outcome.into(),
        // Whoever reads the output has seen enough.
        Err(CliError::Io(error)) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            let told = told(&error);
            // Where the answer went nothing else goes.
            let json = json && !matches!(error, CliError::Io(_));
            told_failed(context, error.form(), &told, json)
        }
    }
}

/// Says what kept a command from its answer: as JSON where that is wanted and can be written, else on
/// standard error.
fn told_failed(context: &mut Context, form: Failed, told: &str, json: bool) -> ExitCode {
    let tell = |told: &str| terminal::tell(format_args!("inkspector: {told}"));
    let printed = match json {
        true => json_line(context, &form).and_then(|()| Ok(context.out.flush()?)),
        false => Ok(()),
    };
    if !json || printed.is_err() {
        tell(told);
    }
    match printed {
        Err(CliError::Io(error)) if error.kind() == io::ErrorKind::BrokenPipe => {}
        Err(error) => tell(&self::told(&error)),
        Ok(()) => {}
    }
    Outcome::Unreadable.into()
}

fn run(command: Option<Command>, context: &mut Context) -> Result<Outcome, CliError> {
    match command {
        Some(Command::Score(args)) => score::run(&args, context),
        Some(Command::Check(args)) => check::run(&args, context),
        Some(Command::Explain(args)) => explain::run(&args, context),
        Some(Command::Compare(args)) => compare::run(&args, context),
        Some(Command::Convert(args)) => convert::run(&args, context),
        #[cfg(feature = "train")]
        Some(Command::Paint(args)) => paint::run(&args, context),
        Some(Command::Audit(args)) => audit::run(&args, context),
        Some(Command::Roll(args)) => roll::run(&args, context),
        Some(Command::Resolve(args)) => resolve::run(&args, context),
        #[cfg(feature = "vision")]
        Some(Command::Read(args)) => read::run(&args, context),
        #[cfg(feature = "vision")]
        Some(Command::Grade(args)) => grade::run(&args, context),
        #[cfg(feature = "app")]
        Some(Command::Open(args)) => open::run(&args, context),
        #[cfg(feature = "train")]
        Some(Command::Train(args)) => train::run(&args, context),
        Some(Command::Schema(args)) => schema::run(&args, context),
        Some(Command::Completions(args)) => completions::run(&args, context),
        Some(Command::Man(args)) => completions::man(&args, context),
        #[cfg(feature = "app")]
        None => open::run(&open::Args::default(), context),
        #[cfg(not(feature = "app"))]
        None => {
            let help = usage::for_arguments(language()).render_help();
            writeln!(context.out, "{help}")?;
            Ok(Outcome::Clean)
        }
    }
}

/// A whole number on the command line.
pub fn whole(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| number_between("0", u64::MAX))
}

/// Reads a whole number of the command line within bounds.
pub fn between<T>(least: T, most: T) -> impl Fn(&str) -> Result<T, String> + Clone
where
    T: FromStr + PartialOrd + fmt::Display + Copy,
{
    move |text| {
        let number = text.parse().ok().filter(|number| (least..=most).contains(number));
        number.ok_or_else(|| number_between(least, most))
    }
}

fn number_between(least: impl fmt::Display, most: impl fmt::Display) -> String {
    let (least, most) = (least.to_string(), most.to_string());
    say(&message!("usage-number", least = least, most = most))
}

/// Writes an object of JSON on a line of its own.
pub fn json_line(context: &mut Context, object: &impl serde::Serialize) -> Result<(), CliError> {
    serde_json::to_writer(&mut context.out, object).map_err(io::Error::from)?;
    writeln!(context.out)?;
    Ok(())
}

/// Reads an argument of a type that tells its own mistakes.
pub fn parsed<T>(text: &str) -> Result<T, String>
where
    T: FromStr,
    T::Err: Told,
{
    text.parse().map_err(|error| told(&error))
}
