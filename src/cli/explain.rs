//! `inkspector explain`: the sheet line by line, on the board.

use super::input::Input;
use super::score::{Scored, afterwards, unreadable_told, with_edition};
use super::{CliError, Context, Outcome, json_line, language, say, style};
use crate::board::{Space, message};
use crate::report::{Picture, contribution_sentences, explain_form, steps};
use crate::score::Scorer;

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    input: Input,

    #[arg(long)]
    pub json: bool,

    #[arg(
        long,
        value_name = "SPACE",
        conflicts_with = "json",
        value_parser = super::parsed::<Space>
    )]
    space: Option<Space>,
}

pub fn run(args: &Args, context: &mut Context) -> Result<Outcome, CliError> {
    let mut outcome = Outcome::Clean;
    let mut scorer = Scorer::default();
    args.input.read(|board| {
        let scored = match board {
            Ok(board) => Scored::new(board, &mut scorer),
            Err(unreadable) => {
                outcome.add(Outcome::Unreadable);
                if args.json {
                    json_line(context, &unreadable)?;
                } else {
                    unreadable_told(&unreadable);
                }
                return Ok(());
            }
        };
        outcome.add(scored.outcome());
        match args.space {
            Some(space) => explain_space(context, &scored, space),
            None if args.json => explain_json(context, scored),
            None => explain(context, &scored),
        }
    })?;
    Ok(outcome)
}

fn explain_json(context: &mut Context, scored: Scored) -> Result<(), CliError> {
    let dice_findings = scored.dice_findings();
    let Scored { board, sheet, issues, .. } = scored;
    let mut form = explain_form(&board.file, &board.rules, &sheet, &issues, language());
    form.score.dice_findings = dice_findings;
    form.score.file = board.path;
    form.score.doubts = board.doubts;
    form.score.mirrored = board.mirrored;
    json_line(context, &form)
}

fn explain_space(context: &mut Context, scored: &Scored, space: Space) -> Result<(), CliError> {
    let Scored { board, sheet, .. } = scored;
    let sketch = &board.file.sketch;
    if !sketch.layout().contains(space) {
        let why = message!("cli-not-on-board", space = space, name = &board.name);
        return Err(CliError::Usage(why));
    }
    let told = contribution_sentences(sketch, sheet, space, language());
    let shown = match sketch.drawing(space) {
        drawing if drawing.is_empty() => language().t("space-empty"),
        drawing => drawing.to_string(),
    };
    writeln!(
        context.out,
        "{} ({shown})",
        style::heading(context, format!("{}, {space}", board.name))
    )?;
    if told.is_empty() {
        writeln!(context.out, "   {}", say(&message!("cli-gives-nothing", space = space)))?;
    }
    for sentence in told {
        writeln!(context.out, "   {sentence}")?;
    }
    Ok(())
}

fn explain(context: &mut Context, scored: &Scored) -> Result<(), CliError> {
    let Scored { board, sheet, .. } = scored;
    let sketch = &board.file.sketch;
    writeln!(context.out, "{}", with_edition(context, board))?;
    writeln!(context.out, "{}\n", language().t("cli-legend"))?;
    let picture = Picture::new(sketch);
    style::print(context, &picture)?;
    style::legend(context, &picture)?;
    let mut sum = Vec::new();
    for (index, step) in steps(sketch, sheet, language()).into_iter().enumerate() {
        let points = step.points;
        let (number, title) = (index + 1, &step.title);
        let title = message!("cli-step", number = number, title = title, points = points);
        writeln!(context.out, "\n{}", style::heading(context, say(&title)))?;
        for sentence in &step.sentences {
            writeln!(context.out, "   {sentence}")?;
        }
        writeln!(context.out, "   {}", say(&message!("line-source", source = &step.source)))?;
        // A board that would show nothing lit says no more than the first one.
        if points != 0 || step.sentences.len() > 1 {
            writeln!(context.out)?;
            style::print(context, &step.picture)?;
        }
        sum.push(points);
    }
    let sum: Vec<String> = sum
        .iter()
        .enumerate()
        .map(|(index, points)| match (index, *points) {
            (0, points) => points.to_string(),
            (_, points) if points < 0 => format!("- {}", -points),
            (_, points) => format!("+ {points}"),
        })
        .collect();
    let total = message!("cli-total", sum = sum.join(" "), total = sheet.total());
    writeln!(context.out, "\n{}", style::heading(context, say(&total)))?;
    afterwards(context, scored)?;
    writeln!(context.out)?;
    Ok(())
}
