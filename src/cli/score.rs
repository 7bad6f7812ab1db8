//! `inkspector score`: what boards are worth.

use super::audit::tell;
use super::input::{Board, Input};
use super::of_dice::OfDice;
use super::{CliError, Context, Outcome, Unreadable, json_line, language, say, style, told};
use crate::board::{Kind, message};
use crate::check::{Issue, Rule};
use crate::game::{Finding, Verdict, sheet_of, told_once};
use crate::report::{
    Disagreement, FindingForm, Role, ScoreForm, WrittenForm, assumption_told, disagreements,
    ruling_sentences, score_form, sheet_table, unproven_told,
};
use crate::score::{Item, Scorer, Sheet, written_told};

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    input: Input,

    #[arg(long)]
    pub json: bool,

    #[arg(long, requires = "json")]
    evidence: bool,
}

/// A board with everything that was found out about it.
pub struct Scored {
    pub board: Board,
    pub sheet: Sheet,
    pub issues: Vec<Issue>,
    /// What dice that are written in the file find beyond them.
    pub of_dice: Option<OfDice>,
    pub disagreements: Vec<Disagreement>,
}

impl Scored {
    pub fn new(board: Board, scorer: &mut Scorer) -> Scored {
        let sheet = sheet_of(scorer, &board.file.sketch, &board.rules, &board.file.goals);
        let issues = board.issues();
        let disagreements = disagreements(&board.file, &board.rules, &sheet, issues.len());
        let of_dice = board.of_dice(&issues, &board.rulings());
        Scored { board, sheet, issues, of_dice, disagreements }
    }

    /// How many breaches of rules are proven.
    pub fn broken(&self) -> usize {
        let found = self.of_dice.iter().flat_map(|of_dice| &of_dice.findings);
        let broken = found.filter(|finding| finding.verdict() == Verdict::Broken);
        self.issues.len() + broken.count()
    }

    pub fn outcome(&self) -> Outcome {
        if self.broken() == 0 && self.disagreements.is_empty() {
            Outcome::Clean
        } else {
            Outcome::Issues
        }
    }

    /// What the dice find, for people and JSON.
    pub fn dice_findings(&self) -> Vec<FindingForm> {
        self.of_dice.as_ref().map_or_else(Vec::new, OfDice::forms)
    }

    /// All that is known of it as JSON.
    pub fn form(&self, with_evidence: bool) -> ScoreForm {
        let Scored { board, sheet, issues, .. } = self;
        let mut form =
            score_form(&board.file, &board.rules, sheet, issues, with_evidence, language());
        form.dice_findings = self.dice_findings();
        form.written = board.written(sheet).map(|written| {
            WrittenForm::new(&written, sheet, &board.file.sketch, &board.rules, language())
        });
        form.file.clone_from(&board.path);
        form.doubts.clone_from(&board.doubts);
        form.mirrored = board.mirrored;
        form
    }

    /// The rulings that matter on it, in words.
    pub fn ruling_sentences(&self) -> Vec<String> {
        let dice = self.of_dice.as_ref().map(|of_dice| (&of_dice.rulings[..], &of_dice.game));
        ruling_sentences(&self.sheet.rulings, &self.board.rulings(), dice, language())
    }
}

pub fn run(args: &Args, context: &mut Context) -> Result<Outcome, CliError> {
    let mut outcome = Outcome::Clean;
    let mut scorer = Scorer::default();
    if args.json {
        args.input.read(|board| match board {
            Ok(board) => {
                let scored = Scored::new(board, &mut scorer);
                outcome.add(scored.outcome());
                json_line(context, &scored.form(args.evidence))
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
    let file = say(&message!("cli-file-lines", file = file));
    super::terminal::tell(format_args!("{file}\n{}", unreadable.error));
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
    writeln!(context.out, "{}", with_edition(context, board))?;
    let table = sheet_table(sheet, language());
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
    for told in unproven_told(sheet, language()) {
        writeln!(context.out, "  {told}")?;
    }
    afterwards(context, scored)
}

/// That a photo is seen in a mirror.
pub fn mirrored(context: &mut Context, board: &Board) -> Result<(), CliError> {
    if board.mirrored {
        writeln!(context.out, "  {}", language().t("cli-photo-mirrored"))?;
    }
    Ok(())
}

/// Where a photo is not clear.
pub fn not_confirmed(context: &mut Context, board: &Board) -> Result<(), CliError> {
    if board.print_unsure {
        writeln!(context.out, "  {}", language().t("cli-photo-print"))?;
    }
    if board.maybe_mirrored {
        writeln!(context.out, "  {}", language().t("cli-maybe-mirrored"))?;
        return Ok(());
    }
    let Some(doubts) = board.doubts.as_deref().filter(|doubts| !doubts.is_empty()) else {
        return Ok(());
    };
    if board.turned {
        writeln!(context.out, "  {}", language().t("cli-photo-way-up"))?;
        return Ok(());
    }
    writeln!(context.out, "  {}", say(&message!("cli-photo-unclear", spaces = doubts)))?;
    Ok(())
}

/// What follows a sheet: issues, disagreements, rulings.
pub fn afterwards(context: &mut Context, scored: &Scored) -> Result<(), CliError> {
    let Scored { sheet, issues, disagreements, .. } = scored;
    mirrored(context, &scored.board)?;
    if scored.board.is_unclear() {
        writeln!(context.out, "\n{}", style::heading(context, language().t("cli-not-confirmed")))?;
        not_confirmed(context, &scored.board)?;
    }
    seen(context, &scored.board)?;
    written(context, scored)?;
    if scored.broken() == 0 {
        writeln!(context.out, "\n{}", language().t("cli-nothing-broken"))?;
    } else {
        let sure = !scored.board.is_unclear();
        let title = if sure { "cli-not-allowed" } else { "cli-not-allowed-as-read" };
        writeln!(context.out, "\n{}", style::heading(context, language().t(title)))?;
        print_issues(context, issues, sure)?;
    }
    tell(&scored.dice_findings().iter().collect::<Vec<_>>(), context)?;
    for assumption in &sheet.assumptions {
        writeln!(context.out, "  {}", say(&assumption_told(assumption)))?;
    }
    if !disagreements.is_empty() {
        writeln!(
            context.out,
            "\n{}",
            style::heading(context, language().t("cli-not-as-expected"))
        )?;
        print_disagreements(context, scored)?;
    }
    let rulings = scored.ruling_sentences();
    if !rulings.is_empty() {
        writeln!(context.out, "\n{}", style::heading(context, language().t("rulings-title")))?;
    }
    for told in rulings {
        writeln!(context.out, "  {told}")?;
    }
    Ok(())
}

/// Drawings of a photographed board that do not count, since nobody said what they are.
fn seen(context: &mut Context, board: &Board) -> Result<(), CliError> {
    #[cfg(feature = "vision")]
    if !board.seen.is_empty() {
        writeln!(context.out, "\n{}", say(&super::read::seen_told(&board.seen)))?;
    }
    #[cfg(not(feature = "vision"))]
    let _ = (context, board);
    Ok(())
}

/// Numbers that the file expects and the board does not have, one a line.
pub fn print_disagreements(context: &mut Context, scored: &Scored) -> Result<(), CliError> {
    for disagreement in &scored.disagreements {
        writeln!(context.out, "  {}", told(disagreement))?;
    }
    Ok(())
}

/// What was written on a photographed board's flap, held against what is proven.
fn written(context: &mut Context, scored: &Scored) -> Result<(), CliError> {
    let Some(written) = scored.board.written(&scored.sheet) else { return Ok(()) };
    let Board { file, rules, .. } = &scored.board;
    let told = written_told(&written, &scored.sheet, &file.sketch, rules);
    if told.is_empty() {
        return Ok(());
    }
    writeln!(context.out, "\n{}", style::heading(context, language().t("written-title")))?;
    for sentence in &told {
        writeln!(context.out, "  {}", say(sentence))?;
    }
    Ok(())
}

/// The verdict on what was written on a photographed board's flap, in a line behind the board's name.
pub fn written_verdict(context: &mut Context, name: &str, scored: &Scored) -> Result<(), CliError> {
    let Some(written) = scored.board.written(&scored.sheet) else { return Ok(()) };
    let Board { file, rules, .. } = &scored.board;
    if let Some(verdict) = written_told(&written, &scored.sheet, &file.sketch, rules).first() {
        writeln!(context.out, "{name}: {}", say(verdict))?;
    }
    Ok(())
}

/// A board's name with its edition.
pub fn with_edition(context: &Context, board: &Board) -> String {
    let name = style::heading(context, &board.name);
    say(&message!("cli-with-edition", name = name, edition = board.rules.edition))
}

/// The rule that something breaks, below it.
pub fn print_rule(context: &mut Context, rule: Rule) -> Result<(), CliError> {
    let (text, source) = (language().rule(rule), language().rule_source(rule));
    let told = say(&message!("rule-told", rule = text, source = source));
    writeln!(context.out, "    {told}")?;
    Ok(())
}

/// Issues, one a line, each with its rule; what is the same round after round is said once. A board that
/// is not `sure` is accused of nothing: they are asked.
pub fn print_issues(context: &mut Context, issues: &[Issue], sure: bool) -> Result<(), CliError> {
    let findings: Vec<Finding> = issues.iter().cloned().map(Finding::from).collect();
    for (number, together) in told_once(&findings) {
        let issue = &issues[number];
        let message = together.map_or_else(|| told(issue), |together| say(&together));
        let mark = match sure {
            true => style::paint(context, style::of(Role::Error), "!"),
            false => style::paint(context, style::of(Role::Faint), "?"),
        };
        writeln!(context.out, "  {mark} {message}")?;
        print_rule(context, issue.rule)?;
    }
    Ok(())
}

/// The lines of a sheet that have a column of their own in a table of boards.
const COLUMNS: [Item; 5] = [
    Item::Networks,
    Item::Longest(Kind::Highway),
    Item::Longest(Kind::Railway),
    Item::Centre,
    Item::Errors,
];

/// Several boards, a line each, and a summary.
fn table(context: &mut Context, boards: &[Result<Scored, Unreadable>]) -> Result<(), CliError> {
    let label =
        |board: &Board| super::terminal::one_line(board.path.as_deref().unwrap_or(&board.name));
    let read = || boards.iter().filter_map(|board| board.as_ref().ok());
    let width = read().map(|one| label(&one.board).chars().count()).max().unwrap_or(0).clamp(5, 60);
    let column = |key: &str| language().t(key);
    let head = format!(
        "{:width$} {:>8} {:>7} {:>7} {:>6} {:>5} {:>6} {:>6}  ",
        column("cli-column-board"),
        column("cli-column-exits"),
        column("cli-column-highway"),
        column("cli-column-railway"),
        column("cli-column-centre"),
        column("cli-column-other"),
        column("cli-column-errors"),
        column("cli-column-total")
    );
    writeln!(context.out, "{}", style::heading(context, head.trim_end()))?;
    let (mut clean, mut wrong) = (0_usize, 0_usize);
    for scored in read() {
        let Scored { board, sheet, disagreements, .. } = scored;
        let doubts = board.doubts.as_ref().map_or(0, Vec::len);
        let mut notes = Vec::new();
        match (scored.broken(), disagreements.len()) {
            (0, 0) => {}
            (count, 0) => notes.push(message!("cli-issues", count = count)),
            (_, count) => notes.push(message!("cli-numbers-off", count = count)),
        }
        if notes.is_empty() {
            clean += 1;
        } else {
            wrong += 1;
        }
        if sheet.unproven().next().is_some() {
            notes.push(message!("total-unproven", most = sheet.total() + sheet.may_lack()));
        }
        if board.print_unsure {
            notes.push(message!("cli-print-unsure"));
        }
        if board.mirrored {
            notes.push(message!("cli-mirrored-note"));
        }
        if board.maybe_mirrored {
            notes.push(message!("cli-maybe-mirrored-note"));
        } else if board.turned {
            notes.push(message!("cli-way-up-unsure"));
        } else if doubts > 0 {
            notes.push(message!("cli-unclear", count = doubts));
        }
        let note: Vec<String> = notes.iter().map(say).collect();
        let note = note.join(", ");
        let [exits, highway, railway, centre, errors] = COLUMNS.map(|item| sheet.points(&item));
        // Lines without a column: villages, those of expansions, longest lines of their kinds.
        let other = sheet.total() - (exits + highway + railway + centre + errors);
        let line = format!(
            "{:width$} {exits:>8} {highway:>7} {railway:>7} {centre:>6} {other:>5} {errors:>6} \
             {:>6}  {note}",
            label(board),
            sheet.total(),
        );
        writeln!(context.out, "{}", line.trim_end())?;
    }
    let unreadable: Vec<_> = boards.iter().filter_map(|board| board.as_ref().err()).collect();
    let (count, unread) = (boards.len(), unreadable.len());
    let counts =
        message!("cli-boards", count = count, clean = clean, wrong = wrong, unread = unread);
    writeln!(context.out, "{}", say(&counts))?;
    for scored in read() {
        written_verdict(context, &label(&scored.board), scored)?;
    }
    context.out.flush()?;
    for one in unreadable {
        unreadable_told(one);
    }
    Ok(())
}
