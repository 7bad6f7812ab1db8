//! `inkspector resolve`: what a roll of an expansion's dice, or the board itself, asks for now.

use super::input::{Board, Input};
use super::score::unreadable_answered;
use super::terminal::tell;
use super::{CliError, Context, Outcome, json_line, language, say, style};
use crate::board::{Message, Value, message};
use crate::expansion::dealt;
use crate::game::{DieFace, NoFace, read_die};
use crate::notation::shared_face;
use crate::rules::contract::{Change, Die, Expansion, Moment, Shown, Step, Usage, faces_of};
use serde::Serialize;
use std::io::Write;

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    input: Input,

    #[arg(long, value_delimiter = ',', value_name = "FACES")]
    roll: Vec<String>,

    #[arg(
        long,
        value_name = "CHOICE",
        conflicts_with = "json",
        value_parser = super::between(0_usize, 9999),
        allow_negative_numbers = true
    )]
    take: Option<usize>,

    #[arg(long)]
    pub json: bool,
}

/// A step and when in the round it is taken.
type Timed = (Moment, Step);

#[derive(Serialize)]
struct Form<'a> {
    board: &'a str,
    expansion: &'static str,
    /// What the choices take for granted because the board does not show what it should.
    #[serde(skip_serializing_if = "Option::is_none")]
    assumed: Option<String>,
    choices: Vec<Choice>,
}

#[derive(Serialize)]
struct Choice {
    /// The moment of the round.
    moment: &'static str,
    what: String,
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
                unreadable_answered(context, args.json, &unreadable)?;
                outcome.add(Outcome::Unreadable);
            }
        }
        Ok(())
    })?;
    Ok(outcome)
}

fn resolve(args: &Args, board: Board, context: &mut Context) -> Result<(), CliError> {
    let roll = rolled(&board, &args.roll).map_err(|why| CliError::refused(&board.name, why))?;
    let mut all: Vec<(&'static dyn Expansion, Vec<Timed>)> = Vec::new();
    for &expansion in &board.rules.expansions {
        let own: Vec<&str> = faces_of(&roll, expansion).iter().map(|face| face.id).collect();
        let steps = Moment::ALL.into_iter().flat_map(|moment| {
            let steps = expansion.steps(&board.file.sketch, &own, moment);
            steps.into_iter().map(move |step| (moment, step))
        });
        all.push((expansion, steps.collect()));
    }
    if let Some(choice) = args.take {
        let mut steps = all.iter().flat_map(|(_, steps)| steps).map(|(_, step)| step);
        let Some(step) = choice.checked_sub(1).and_then(|number| steps.nth(number)) else {
            let (name, count) = (&board.name, all.iter().map(|(_, steps)| steps.len()).sum());
            let why = match count {
                0_usize => message!("cli-nothing-to-choose"),
                count => message!("cli-no-choice", choice = choice, count = count),
            };
            return Err(CliError::refused(name, why));
        };
        let mut file = board.file.clone();
        // What was expected of it was of the board before the step.
        file.expected.clear();
        step.apply(&mut file.sketch);
        let played = board.rules.expansions.iter();
        for assumed in played.filter_map(|expansion| expansion.assumed(&board.file.sketch)) {
            tell(say(&message!("cli-assumed-told", name = &board.name, what = assumed)));
        }
        context.out.write_all(file.write().as_bytes())?;
        if step.spends_special {
            // A board has no place for it, unlike the sheet and the record of a game.
            let used = message!("cli-special-used", what = step.what.clone());
            writeln!(context.out, "# {}", say(&used))?;
            let what = step.what.clone();
            tell(say(&message!("cli-special-used-told", name = &board.name, what = what)));
        }
        return Ok(());
    }
    let mut number = 0;
    for (expansion, steps) in &all {
        let assumed = expansion.assumed(&board.file.sketch).map(|assumed| say(&assumed));
        if args.json {
            let choices = steps.iter().map(choice).collect();
            let (board, expansion) = (&*board.name, expansion.id());
            json_line(context, &Form { board, expansion, assumed, choices })?;
            continue;
        }
        let heading =
            style::heading(context, format!("{}: {}", board.name, language().name_of(*expansion)));
        writeln!(context.out, "{heading}")?;
        if let Some(assumed) = assumed {
            writeln!(context.out, "   ?  {assumed}")?;
        }
        if steps.is_empty() {
            writeln!(context.out, "      {}", language().t("cli-nothing-to-do"))?;
        }
        let mut last = steps.first().map(|(moment, _)| *moment);
        let several = steps.iter().any(|(moment, _)| Some(*moment) != last);
        if several {
            last = None;
        }
        for (moment, step) in steps {
            if last != Some(*moment) {
                last = Some(*moment);
                writeln!(context.out, "      {}", language().name_of(*moment))?;
            }
            number += 1;
            writeln!(context.out, "{number:4}  {}", say(&step.what))?;
        }
    }
    if all.is_empty() && !args.json {
        let none = message!("cli-no-expansion", name = &board.name);
        writeln!(context.out, "{}", say(&none))?;
    }
    Ok(())
}

/// What these words say of the dice of the board's expansions, if they can show it together and all
/// that are needed are there.
fn rolled(board: &Board, words: &[String]) -> Result<Vec<Shown>, Message> {
    let played = &board.rules.expansions;
    let mut roll = Vec::new();
    for word in words.iter().map(|word| word.trim()) {
        match read_die(word, &board.rules) {
            Ok(DieFace::Shown(shown)) => roll.push(shown),
            Err(NoFace::Shared(known)) => return Err(shared_face(word, &known)),
            Ok(DieFace::Route(_)) | Err(NoFace::Unknown(_)) => {
                let known = dice_told(played.iter().copied());
                return Err(match played.is_empty() {
                    true => message!("cli-no-die-none", found = word),
                    false => message!("cli-no-die", found = word, known = known),
                });
            }
        }
    }
    for expansion in played {
        let own = faces_of(&roll, *expansion);
        let (title, shown) = (Value::from(*expansion), dice_told(std::iter::once(*expansion)));
        if !dealt(*expansion, &board.rules, &own, 1) {
            return Err(message!("cli-not-together", expansion = title, known = shown));
        }
        let dice: usize = expansion.dice().iter().map(|die| usize::from(die.copies)).sum();
        if expansion.usage() == Usage::UnlessSpecialSpent && !own.is_empty() && own.len() < dice {
            return Err(message!(
                "cli-roll-incomplete",
                expansion = title,
                dice = dice,
                known = shown
            ));
        }
    }
    Ok(roll)
}

/// The faces of the dice of expansions, each kind of die by its name.
fn dice_told(played: impl Iterator<Item = &'static dyn Expansion>) -> String {
    let die = |die: &Die| {
        let faces: Vec<&str> = die.faces.iter().map(|face| face.id).collect();
        let faces = faces.join(", ");
        say(&match die.copies {
            0 | 1 => message!("cli-die", die = die.name, faces = faces),
            count => message!("cli-die-copies", die = die.name, count = count, faces = faces),
        })
    };
    language().apart(played.flat_map(|expansion| expansion.dice()).map(die))
}

fn choice((moment, step): &Timed) -> Choice {
    let erased = step.changes.iter().filter_map(|change| match change {
        Change::Erase(space) | Change::Clear(space, _) => Some(space.to_string()),
        Change::Mark(..) => None,
    });
    Choice {
        moment: moment.word(),
        what: say(&step.what),
        spends_special: step.spends_special,
        path: step.path.iter().map(ToString::to_string).collect(),
        erased: erased.collect(),
    }
}
