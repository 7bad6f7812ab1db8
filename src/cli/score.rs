//! `inkspector score`: what boards are worth.

use super::input::{Board, Input, Unreadable};
use super::{CliError, Context, Outcome, json_line, style};
use crate::board::Kind;
use crate::check::Issue;
use crate::report::{Disagreement, disagreements, ruling_sentence, score_form, sheet_table};
use crate::score::{Scorer, Sheet};

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    input: Input,

    /// Print one JSON object for each board, on a line of its own.
    #[arg(long)]
    pub json: bool,

    /// Add to JSON where each number comes from.
    #[arg(long, requires = "json")]
    evidence: bool,
}

/// A board with everything that was found out about it.
pub struct Scored {
    pub board: Board,
    pub sheet: Sheet,
    pub issues: Vec<Issue>,
    pub disagreements: Vec<Disagreement>,
}

impl Scored {
    pub fn new(board: Board, scorer: &mut Scorer) -> Scored {
        let sheet = scorer.score(&board.file.sketch, &board.rules);
        let issues = board.issues();
        let disagreements = disagreements(&board.file, &board.rules, &sheet, issues.len());
        Scored { board, sheet, issues, disagreements }
    }

    pub fn outcome(&self) -> Outcome {
        if self.issues.is_empty() && self.disagreements.is_empty() {
            Outcome::Clean
        } else {
            Outcome::Issues
        }
    }
}

pub fn run(args: &Args, context: &mut Context) -> Result<Outcome, CliError> {
    let mut outcome = Outcome::Clean;
    let mut scorer = Scorer::default();
    if args.json {
        args.input.read(|board| match board {
            Ok(board) => {
                let sheet = scorer.score(&board.file.sketch, &board.rules);
                let issues = board.issues();
                let (file, rules) = (&board.file, &board.rules);
                let mut form = score_form(file, rules, &sheet, &issues, args.evidence);
                form.file = board.path;
                let clean = form.issues.is_empty() && form.disagreements.is_empty();
                outcome.add(if clean { Outcome::Clean } else { Outcome::Issues });
                json_line(context, &form)
            }
            Err(unreadable) => {
                outcome.add(Outcome::Unreadable);
                json_line(context, &unreadable)
            }
        })?;
        return Ok(outcome);
    }
    let mut boards = Vec::new();
    args.input.read(|board| {
        boards.push(board.map(|board| Scored::new(board, &mut scorer)));
        Ok(())
    })?;
    for board in &boards {
        match board {
            Ok(scored) => outcome.add(scored.outcome()),
            Err(_) => outcome.add(Outcome::Unreadable),
        }
    }
    match &boards[..] {
        [Ok(scored)] if args.input.is_single() => in_full(context, scored)?,
        [Err(unreadable)] if args.input.is_single() => unreadable_told(unreadable),
        boards => table(context, boards)?,
    }
    Ok(outcome)
}

/// Says on standard error what is wrong with a file.
pub fn unreadable_told(unreadable: &Unreadable) {
    let file = super::terminal::one_line(&unreadable.file);
    super::terminal::tell(format_args!("{file}:\n{}", unreadable.error));
}

/// Says what is wrong with a file where the answer goes: as JSON, or on standard error.
pub fn unreadable_answered(
    context: &mut Context,
    json: bool,
    unreadable: &Unreadable,
) -> Result<(), CliError> {
    if json {
        return json_line(context, unreadable);
    }
    unreadable_told(unreadable);
    Ok(())
}

/// The sheet of one board, its issues, and the rulings that matter.
fn in_full(context: &mut Context, scored: &Scored) -> Result<(), CliError> {
    let Scored { board, sheet, .. } = scored;
    writeln!(context.out, "{} ({})", style::heading(context, &board.name), board.rules.edition)?;
    let table = sheet_table(sheet);
    let width = table.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
    for (index, (name, points)) in table.iter().enumerate() {
        let line = format!("  {name:width$} {points:>5}");
        if index + 1 == table.len() {
            writeln!(context.out, "  {}", "─".repeat(width + 6))?;
            writeln!(context.out, "{}", style::heading(context, line))?;
        } else {
            writeln!(context.out, "{line}")?;
        }
    }
    afterwards(context, scored)
}

/// Where a photo is not clear.
pub fn not_confirmed(context: &mut Context, board: &Board) -> Result<(), CliError> {
    let Some(doubts) = board.doubts.as_deref().filter(|doubts| !doubts.is_empty()) else {
        return Ok(());
    };
    if board.turned {
        writeln!(
            context.out,
            "  The photo does not tell for sure which way up the board lies; `inkspector read` says \
             how to turn it."
        )?;
        return Ok(());
    }
    let spaces: Vec<String> = doubts.iter().map(ToString::to_string).collect();
    writeln!(
        context.out,
        "  The photo is not clear at {}; `inkspector read` says what it may be.",
        spaces.join(", ")
    )?;
    Ok(())
}

/// What follows a sheet: issues, disagreements, rulings.
pub fn afterwards(context: &mut Context, scored: &Scored) -> Result<(), CliError> {
    let Scored { sheet, issues, disagreements, .. } = scored;
    if scored.board.doubts.as_ref().is_some_and(|doubts| !doubts.is_empty()) {
        writeln!(context.out, "\n{}", style::heading(context, "Not confirmed"))?;
        not_confirmed(context, &scored.board)?;
    }
    if issues.is_empty() {
        writeln!(context.out, "\nNothing on it breaks a rule.")?;
    } else {
        writeln!(context.out, "\n{}", style::heading(context, "Not allowed"))?;
        print_issues(context, issues)?;
    }
    if !sheet.assumptions.is_empty() {
        let ends = sheet.assumptions.len();
        writeln!(
            context.out,
            "The score takes {ends} such end{} as not connected.",
            if ends == 1 { "" } else { "s" }
        )?;
    }
    if !disagreements.is_empty() {
        writeln!(context.out, "\n{}", style::heading(context, "Not as expected"))?;
        for disagreement in disagreements {
            writeln!(context.out, "  {disagreement}")?;
        }
    }
    if !sheet.rulings.is_empty() {
        writeln!(context.out, "\n{}", style::heading(context, "Rulings that matter here"))?;
        for note in &sheet.rulings {
            writeln!(context.out, "  {}", ruling_sentence(note))?;
        }
    }
    Ok(())
}

/// Issues, one a line, each with its rule.
pub fn print_issues(context: &mut Context, issues: &[Issue]) -> Result<(), CliError> {
    for issue in issues {
        let mark = style::paint(context, style::of(crate::report::Role::Error), "!");
        writeln!(context.out, "  {mark} {issue}")?;
        writeln!(context.out, "    rule: {} ({})", issue.rule.text(), issue.rule.source())?;
    }
    Ok(())
}

/// Several boards, a line each, and a summary.
fn table(context: &mut Context, boards: &[Result<Scored, Unreadable>]) -> Result<(), CliError> {
    let label =
        |board: &Board| super::terminal::one_line(board.path.as_deref().unwrap_or(&board.name));
    let read = || boards.iter().filter_map(|board| board.as_ref().ok());
    let width = read().map(|one| label(&one.board).chars().count()).max().unwrap_or(0).clamp(5, 60);
    let head = format!(
        "{:width$} {:>8} {:>7} {:>7} {:>6} {:>5} {:>6} {:>6}  ",
        "board", "exits", "highway", "railway", "centre", "other", "errors", "total"
    );
    writeln!(context.out, "{}", style::heading(context, head.trim_end()))?;
    let (mut clean, mut wrong) = (0, 0);
    for Scored { board, sheet, issues, disagreements } in read() {
        let doubts = board.doubts.as_ref().map_or(0, Vec::len);
        let note = match (issues.len(), disagreements.len()) {
            (0, 0) => String::new(),
            (1, 0) => "1 issue".to_owned(),
            (issues, 0) => format!("{issues} issues"),
            (_, 1) => "1 number not as expected".to_owned(),
            (_, numbers) => format!("{numbers} numbers not as expected"),
        };
        if note.is_empty() {
            clean += 1;
        } else {
            wrong += 1;
        }
        let note = match (doubts, note.is_empty()) {
            _ if board.turned && note.is_empty() => "way up not sure".to_owned(),
            _ if board.turned => format!("{note}, way up not sure"),
            (0, _) => note,
            (doubts, true) => format!("{doubts} not clear"),
            (doubts, false) => format!("{note}, {doubts} not clear"),
        };
        let line = format!(
            "{:width$} {:>8} {:>7} {:>7} {:>6} {:>5} {:>6} {:>6}  {note}",
            label(board),
            sheet.network_points(),
            sheet.longest(Kind::Highway).points(),
            sheet.longest(Kind::Railway).points(),
            sheet.centre().len(),
            sheet.village_points() + sheet.extra_points(),
            -(sheet.errors().len() as i32),
            sheet.total(),
        );
        writeln!(context.out, "{}", line.trim_end())?;
    }
    let unreadable: Vec<_> = boards.iter().filter_map(|board| board.as_ref().err()).collect();
    writeln!(
        context.out,
        "{}: {clean} without issues, {wrong} with, {} unreadable",
        super::counted(boards.len(), "board"),
        unreadable.len()
    )?;
    context.out.flush()?;
    for one in unreadable {
        unreadable_told(one);
    }
    Ok(())
}
