//! `inkspector resolve`: what a roll of an expansion's dice, or the board itself, asks for now.

use super::input::{Board, Input};
use super::score::unreadable_told;
use super::{CliError, Context, Outcome, json_line, style};
use crate::expansion::{Change, Expansion, Step};
use serde::Serialize;
use std::io::Write;

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    input: Input,

    /// The faces rolled, such as left,2 for the meteor or arid for the desert. Without them: what
    /// the board itself forces, such as a space that water fills.
    #[arg(long, value_delimiter = ',', value_name = "FACES")]
    roll: Vec<String>,

    /// Carry out this choice, 1 for the first, and print the board as it stands then.
    #[arg(long, value_name = "CHOICE", conflicts_with = "json")]
    take: Option<usize>,

    /// Print one JSON object for each board and expansion.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Form<'a> {
    board: &'a str,
    expansion: &'static str,
    choices: Vec<Choice<'a>>,
}

#[derive(Serialize)]
struct Choice<'a> {
    what: &'a str,
    spends_special: bool,
    path: Vec<String>,
    erased: Vec<String>,
}

pub fn run(args: &Args, context: &mut Context) -> Result<Outcome, CliError> {
    let mut outcome = Outcome::Clean;
    args.input.read(|board| {
        match board {
            Ok(board) => resolve(args, board, context)?,
            Err(unreadable) => {
                unreadable_told(&unreadable);
                outcome.add(Outcome::Unreadable);
            }
        }
        Ok(())
    })?;
    Ok(outcome)
}

fn resolve(args: &Args, board: Board, context: &mut Context) -> Result<(), CliError> {
    let roll: Vec<&str> = args.roll.iter().map(|face| face.trim()).collect();
    if let Some(unknown) = roll.iter().find(|face| !is_face(&board, face)) {
        let name = &board.name;
        return Err(CliError::Usage(format!("{name}: no die of its expansions shows `{unknown}`")));
    }
    let mut all: Vec<(&'static dyn Expansion, Vec<Step>)> = Vec::new();
    for &expansion in &board.rules.expansions {
        all.push((expansion, expansion.steps(&board.file.sketch, &roll)));
    }
    if let Some(choice) = args.take {
        let mut steps = all.iter().flat_map(|(_, steps)| steps);
        let Some(step) = choice.checked_sub(1).and_then(|number| steps.nth(number)) else {
            let name = &board.name;
            return Err(CliError::Usage(format!("{name}: there is no choice {choice}")));
        };
        let mut file = board.file.clone();
        step.apply(&mut file.sketch);
        context.out.write_all(file.write().as_bytes())?;
        return Ok(());
    }
    let mut number = 0;
    for (expansion, steps) in &all {
        if args.json {
            let choices = steps.iter().map(choice).collect();
            json_line(context, &Form { board: &board.name, expansion: expansion.id(), choices })?;
            continue;
        }
        let heading = style::heading(context, format!("{}: {}", board.name, expansion.title()));
        writeln!(context.out, "{heading}")?;
        if steps.is_empty() {
            writeln!(context.out, "      nothing to do")?;
        }
        for step in steps {
            number += 1;
            writeln!(context.out, "{number:4}  {}", step.what)?;
        }
    }
    if all.is_empty() && !args.json {
        writeln!(context.out, "{}: no expansion is in play", board.name)?;
    }
    Ok(())
}

fn is_face(board: &Board, word: &str) -> bool {
    board.rules.expansions.iter().any(|expansion| expansion.face(word).is_some())
}

fn choice(step: &Step) -> Choice<'_> {
    let erased = step.changes.iter().filter_map(|change| match change {
        Change::Erase(space) => Some(space.to_string()),
        Change::Mark(..) => None,
    });
    Choice {
        what: &step.what,
        spends_special: step.spends_special,
        path: step.path.iter().map(ToString::to_string).collect(),
        erased: erased.collect(),
    }
}
