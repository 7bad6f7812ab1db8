//! `inkspector convert`: boards in another form.

use super::input::{Board, Input};
use super::score::unreadable_told;
use super::terminal::one_line;
use super::why::why;
use super::{CliError, Context, Outcome, say};
use crate::board::{Told, Value, message, plain};
use crate::disk;
use crate::notation::{PlacementError, Placements, Style};
use clap::ValueEnum;
use std::collections::BTreeSet;
use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    input: Input,

    #[arg(long, value_enum, default_value_t = To::Grid)]
    to: To,

    #[arg(long, value_name = "FOLDER")]
    out: Option<PathBuf>,

    #[arg(long, requires = "out")]
    force: bool,

    #[arg(long, conflicts_with = "to")]
    json: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum To {
    Grid,
    List,
    Json,
    Placements,
}

impl To {
    fn ending(self) -> &'static str {
        match self {
            To::Grid | To::List => "board",
            To::Json => "json",
            To::Placements => "txt",
        }
    }
}

pub fn run(args: &Args, context: &mut Context) -> Result<Outcome, CliError> {
    let to = if args.json { To::Json } else { args.to };
    let mut outcome = Outcome::Clean;
    let mut first = true;
    let mut used = BTreeSet::new();
    if let Some(folder) = &args.out {
        std::fs::create_dir_all(folder)
            .map_err(|error| CliError::File { path: folder.display().to_string(), error })?;
    }
    args.input.read(|board| {
        let board = match board {
            Ok(board) => board,
            Err(unreadable) => {
                unreadable_told(&unreadable);
                outcome.add(Outcome::Unreadable);
                return Ok(());
            }
        };
        let name = one_line(board.path.as_deref().unwrap_or(&board.name));
        let unclear = board.doubts.as_deref().filter(|doubts| !doubts.is_empty());
        let unclear = unclear.map(|spaces| say(&message!("cli-photo-unclear-at", spaces = spaces)));
        let text = match written(&board, to) {
            // What a photo leaves open has no form of its own: it stands in front, for people.
            Ok(text) => match unclear.as_ref().filter(|_| matches!(to, To::Grid | To::List)) {
                Some(unclear) => format!("# {unclear}\n{text}"),
                None => text,
            },
            Err(error) => {
                let told = message!("cli-file", file = &name, why = error.message());
                super::terminal::tell(say(&told));
                outcome.add(Outcome::Unreadable);
                return Ok(());
            }
        };
        if let Some(unclear) = unclear {
            super::terminal::tell(say(&message!("cli-file", file = &name, why = unclear)));
        }
        if to == To::Placements {
            let left_out = Placements::left_out(&board.file);
            if !left_out.is_empty() {
                let what = Value::list(left_out);
                super::terminal::tell(say(&message!("cli-left-out", name = &name, what = what)));
            }
        }
        match &args.out {
            Some(folder) => {
                let file = unused(&mut used, file_name(&board, to));
                let path = folder.join(&file);
                let done = match holds(&path, &text) {
                    true => Ok(()),
                    false if args.force => disk::replace(&path, text.as_bytes()),
                    false => disk::create(&path, text.as_bytes()),
                };
                if let Err(error) = done {
                    let path = path.display().to_string();
                    let told = match error.kind() {
                        ErrorKind::AlreadyExists => {
                            message!("cli-is-there", name = &name, path = path)
                        }
                        _ => {
                            let why = message!("cli-file", file = path, why = why(&error));
                            message!("cli-file", file = &name, why = why)
                        }
                    };
                    super::terminal::tell(say(&told));
                    outcome.add(Outcome::Unreadable);
                }
                Ok(())
            }
            None => {
                // Text boards are set apart so that people see where one ends.
                if !first && matches!(to, To::Grid | To::List) {
                    writeln!(context.out)?;
                }
                first = false;
                context.out.write_all(text.as_bytes())?;
                Ok(())
            }
        }
    })?;
    Ok(outcome)
}

fn written(board: &Board, to: To) -> Result<String, PlacementError> {
    let mut file = board.file.clone();
    // Rulings of the command line hold for the board, so that it scores the same afterwards.
    let chosen = board.rules.rulings.chosen().iter();
    file.rulings = chosen
        .map(|&(ruling, answer)| (ruling.key.to_owned(), ruling.answers[answer].key.to_owned()))
        .collect();
    Ok(match to {
        To::Grid => file.write(),
        To::List => file.write_in(Style::List),
        To::Json => {
            // The indented form has line breaks only between its parts.
            let lines = file.to_json();
            let mut line: String = lines.lines().map(str::trim_start).collect();
            line.push('\n');
            line
        }
        To::Placements => match &board.placements {
            Some(placements) => format!("{placements}\n"),
            None => format!("{}\n", Placements::of_file(&file)?),
        },
    })
}

fn file_name(board: &Board, to: To) -> String {
    let stem = board.path.as_deref().and_then(|path| Path::new(path).file_stem()?.to_str());
    let stem = plain(stem.unwrap_or(&board.name)).replace(['/', '\\', ' '], "-");
    format!("{stem}.{}", to.ending())
}

/// The name, with a number if a board of this run has it already.
fn unused(used: &mut BTreeSet<String>, name: String) -> String {
    let (stem, ending) = name.rsplit_once('.').unwrap_or((&name, ""));
    let numbered = (2..).map(|number| format!("{stem}-{number}.{ending}"));
    // One of more names than have been used is free.
    let free = std::iter::once(name.clone()).chain(numbered).find(|name| !used.contains(name));
    let free = free.unwrap_or(name);
    used.insert(free.clone());
    free
}

/// Whether a file holds just this text.
fn holds(path: &Path, text: &str) -> bool {
    let same = |data: std::fs::Metadata| data.is_file() && data.len() == text.len() as u64;
    path.metadata().is_ok_and(same)
        && std::fs::read(path).is_ok_and(|bytes| bytes == text.as_bytes())
}
