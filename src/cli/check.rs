//! `inkspector check`: what the rules do not allow.

use super::audit::tell;
use super::input::{Board, Input};
use super::of_dice::OfDice;
use super::score::{mirrored, not_confirmed, print_issues, print_rule, unreadable_answered};
use super::{CliError, Context, Outcome, json_line, language, say, style};
use crate::board::Told;
use crate::board::{Space, message};
use crate::check::{Issue, Placement, Refusal, Rule, Together, check_ordered};
use crate::game::{Finding, GameNote, Verdict};
use crate::notation::FORMAT;
use crate::report::{
    FindingForm, IssueForm, IssueRulingForm, Role, drawing_sentences, issue_ruling_sentence,
};
use serde::Serialize;

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    input: Input,

    #[arg(long)]
    pub json: bool,

    #[arg(long, requires = "placements")]
    ordered: bool,
}

#[derive(Serialize)]
struct CheckForm<'a> {
    inkspector: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<&'a str>,
    legal: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    doubts: Option<&'a [Space]>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    mirrored: bool,
    issues: Vec<FoundForm>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    dice_findings: Vec<FindingForm>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    issue_rulings: Vec<IssueRulingForm>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    dice_rulings: Vec<DiceRulingForm>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    together: Vec<TogetherForm>,
}

/// A ruling that decides what the dice find.
#[derive(Serialize)]
struct DiceRulingForm {
    ruling: &'static str,
    answer: &'static str,
    others: Vec<OtherFindingsForm>,
}

/// What the dice find under another answer, and what they no longer find.
#[derive(Serialize)]
struct OtherFindingsForm {
    answer: &'static str,
    more: Vec<FindingForm>,
    fewer: Vec<FindingForm>,
}

impl DiceRulingForm {
    fn of(note: &GameNote) -> DiceRulingForm {
        let answers = note.ruling.answers;
        let forms = |findings: &[Finding]| {
            findings.iter().map(|finding| FindingForm::of(finding, language())).collect()
        };
        let others = note.others.iter().map(|other| OtherFindingsForm {
            answer: answers[other.answer].key,
            more: forms(&other.more),
            fewer: forms(&other.fewer),
        });
        let others = others.collect();
        DiceRulingForm { ruling: note.ruling.key, answer: answers[note.answer].key, others }
    }
}

/// What is open where several expansions are played together.
#[derive(Serialize)]
struct TogetherForm {
    open: &'static str,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    expansions: Vec<&'static str>,
    message: String,
}

impl TogetherForm {
    fn of(together: &Together) -> TogetherForm {
        let (open, expansions) = (together.word(), together.expansions());
        TogetherForm { open, expansions, message: language().told(together) }
    }
}

/// What a check found: an issue, or the first placement of a string that may not be drawn when its
/// turn comes.
enum Found {
    Issue(Issue),
    Refused {
        kind: &'static str,
        /// Its number in the string, from 0.
        index: usize,
        space: Space,
        message: String,
        rule: Rule,
    },
}

#[derive(Serialize)]
#[serde(untagged)]
enum FoundForm {
    Issue(IssueForm),
    Refused {
        kind: &'static str,
        index: usize,
        space: Space,
        message: String,
        rule: String,
        source: String,
    },
}

impl Found {
    fn form(&self) -> FoundForm {
        match self {
            Found::Issue(issue) => FoundForm::Issue(IssueForm::of(issue, language())),
            Found::Refused { kind, index, space, message, rule } => FoundForm::Refused {
                kind,
                index: *index,
                space: *space,
                message: message.clone(),
                rule: language().rule(*rule),
                source: language().rule_source(*rule),
            },
        }
    }
}

/// Everything wrong with a board as a whole, or with a drawing order.
fn found(board: &Board, ordered: bool) -> Vec<Found> {
    let issues = board.issues();
    let Some(placements) = board.placements.as_ref().filter(|_| ordered) else {
        return issues.into_iter().map(Found::Issue).collect();
    };
    // The order speaks for itself on contact and connection; what it cannot say stays.
    let told = |issue: &Issue| {
        matches!(issue.rule, Rule::Contact | Rule::Connect | Rule::Blocked | Rule::Once)
    };
    let rest = issues.into_iter().filter(|issue| !told(issue)).map(Found::Issue);
    let sequence: Vec<Placement> = placements
        .0
        .iter()
        .map(|placement| Placement { space: placement.space, drawing: placement.drawing() })
        .collect();
    let refused = check_ordered(board.file.sketch.layout(), &sequence).map(|refused| {
        let space = sequence[refused.index].space;
        let rule = match refused.why {
            Refusal::Clash { .. } => Rule::Contact,
            Refusal::Unconnected => Rule::Connect,
            Refusal::Blocked => Rule::Blocked,
            _ => Rule::Once,
        };
        let (number, why) = (refused.index + 1, refused.why.message());
        let message = message!("cli-refused", space = space, number = number, why = why);
        Found::Refused {
            kind: refused.why.word(),
            index: refused.index,
            space,
            message: say(&message),
            rule,
        }
    });
    refused.into_iter().chain(rest).collect()
}

fn print(context: &mut Context, found: &[Found], sure: bool) -> Result<(), CliError> {
    let mut issues = Vec::new();
    for found in found {
        match found {
            Found::Issue(issue) => issues.push(issue.clone()),
            Found::Refused { message, rule, .. } => {
                let mark = style::paint(context, style::of(Role::Error), "!");
                writeln!(context.out, "  {mark} {message}")?;
                print_rule(context, *rule)?;
            }
        }
    }
    print_issues(context, &issues, sure)
}

pub fn run(args: &Args, context: &mut Context) -> Result<Outcome, CliError> {
    let mut outcome = Outcome::Clean;
    let (mut clean, mut wrong, mut unread) = (0_usize, 0_usize, 0_usize);
    args.input.read(|board| {
        let board: Board = match board {
            Ok(board) => board,
            Err(unreadable) => {
                outcome.add(Outcome::Unreadable);
                unread += 1;
                return unreadable_answered(context, args.json, &unreadable);
            }
        };
        let issues = found(&board, args.ordered);
        let notes = board.rulings();
        let judged = board.of_dice(&board.issues(), &notes);
        let of_dice: Vec<FindingForm> = judged.as_ref().map_or_else(Vec::new, OfDice::forms);
        let legal = issues.is_empty() && of_dice.iter().all(|one| one.verdict != Verdict::Broken);
        if legal {
            clean += 1;
        } else {
            wrong += 1;
            outcome.add(Outcome::Issues);
        }
        if args.json {
            let issue_rulings = notes.iter().map(|note| IssueRulingForm::of(note, language()));
            let issue_rulings = issue_rulings.collect();
            let file = board.path.as_deref();
            let issues = issues.iter().map(Found::form).collect();
            let together = board.together().iter().map(TogetherForm::of).collect();
            let dice_rulings = judged.iter().flat_map(|judged| &judged.rulings);
            let dice_rulings = dice_rulings.map(DiceRulingForm::of).collect();
            let inkspector = FORMAT;
            let form = CheckForm {
                inkspector,
                file,
                legal,
                doubts: board.doubts.as_deref(),
                mirrored: board.mirrored,
                issues,
                dice_findings: of_dice,
                issue_rulings,
                dice_rulings,
                together,
            };
            return json_line(context, &form);
        }
        let name = board.path.as_deref().unwrap_or(&board.name);
        if legal {
            writeln!(context.out, "{}", say(&message!("cli-clean", name = name)))?;
        } else {
            writeln!(context.out, "{}", style::heading(context, name))?;
            print(context, &issues, !board.is_unclear())?;
        }
        tell(&of_dice.iter().collect::<Vec<_>>(), context)?;
        let rulings = match &judged {
            Some(judged) => drawing_sentences(&notes, &judged.rulings, &judged.game, language()),
            None => notes.iter().map(|note| issue_ruling_sentence(note, language())).collect(),
        };
        for ruling in rulings {
            let mark = style::paint(context, style::of(Role::Faint), "=");
            writeln!(context.out, "  {mark} {ruling}")?;
        }
        for open in board.together() {
            let mark = style::paint(context, style::of(Role::Faint), "=");
            writeln!(context.out, "  {mark} {}", say(&open.message()))?;
        }
        mirrored(context, &board)?;
        not_confirmed(context, &board)
    })?;
    if !args.json && clean + wrong + unread > 1 {
        let count = clean + wrong + unread;
        let counts =
            message!("cli-boards", count = count, clean = clean, wrong = wrong, unread = unread);
        writeln!(context.out, "{}", say(&counts))?;
    }
    Ok(outcome)
}
