//! Rulings that decide what may be drawn, or a game, in words and for JSON.

use super::found::{FindingForm, IssueForm};
use super::words::total_told;
use crate::board::{Message, Told, Value, message};
use crate::check::{Issue, IssueNote, OtherIssues};
use crate::game::{Finding, First, Game, GameNote, OtherOutcome};
use crate::rules::Ruling;
use crate::score::{Item, OtherAnswer, RulingNote};
use crate::words::{Language, sentence};
use serde::Serialize;

/// A ruling whose other answer allows or forbids something.
#[derive(Clone, Debug, Serialize)]
pub struct IssueRulingForm {
    /// Its key.
    pub ruling: &'static str,
    /// The answer followed.
    pub answer: &'static str,
    /// Every other answer that changes something.
    pub others: Vec<OtherIssuesForm>,
}

/// What another answer allows or forbids.
#[derive(Clone, Debug, Serialize)]
pub struct OtherIssuesForm {
    /// The answer.
    pub answer: &'static str,
    /// What is not allowed there, and is here.
    pub more: Vec<IssueForm>,
    /// What is allowed there, and is not here.
    pub fewer: Vec<IssueForm>,
}

impl IssueRulingForm {
    /// A note of the check, told in a language.
    pub fn of(note: &IssueNote, language: Language) -> IssueRulingForm {
        let answers = note.ruling.answers;
        let forms = |issues: &[Issue]| -> Vec<IssueForm> {
            issues.iter().map(|issue| IssueForm::of(issue, language)).collect()
        };
        let others = note.others.iter().map(|other| OtherIssuesForm {
            answer: answers[other.answer].key,
            more: forms(&other.more),
            fewer: forms(&other.fewer),
        });
        IssueRulingForm {
            ruling: note.ruling.key,
            answer: answers[note.answer].key,
            others: others.collect(),
        }
    }
}

/// A ruling that decides something about a game.
#[derive(Debug, Serialize)]
pub struct GameRulingForm {
    /// Its key.
    pub ruling: &'static str,
    /// The answer followed.
    pub answer: &'static str,
    /// Every other answer that changes something.
    pub others: Vec<OtherOutcomeForm>,
    /// All of it in words.
    pub message: String,
}

/// What another answer gives.
#[derive(Debug, Serialize)]
pub struct OtherOutcomeForm {
    /// The answer.
    pub answer: &'static str,
    /// The totals that differ, by the player's number in the record.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub totals: Vec<TotalForm>,
    /// The goals met otherwise.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub goals: Vec<OtherGoalForm>,
    /// Findings that only this answer gives.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub more: Vec<FindingForm>,
    /// Findings that this answer does not give.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fewer: Vec<FindingForm>,
    /// Who would win, where that differs.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub winners: Option<Vec<String>>,
    /// Who might win there, where lines that are not proven leave it open.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub may_win: Vec<String>,
}

/// A player's total under another answer.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields say what they hold")]
pub struct TotalForm {
    pub player: usize,
    pub name: String,
    pub total: i32,
    /// Where a longest line is not proven.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub total_at_most: Option<i32>,
}

/// A goal that a player meets otherwise under another answer.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the fields say what they hold")]
pub struct OtherGoalForm {
    pub code: String,
    pub player: usize,
    pub name: String,
    /// In words, which may change.
    pub met: String,
    /// `null` if missing round numbers leave them open.
    pub points: Option<i32>,
}

impl GameRulingForm {
    /// A note on a game, told in a language.
    pub fn of(note: &GameNote, game: &Game, language: Language) -> GameRulingForm {
        let answers = note.ruling.answers;
        let name = |player: usize| language.value(&game.name(player));
        let findings = |list: &[Finding]| -> Vec<FindingForm> {
            list.iter().map(|one| FindingForm::of(one, language)).collect()
        };
        let first = |other: &OtherOutcome| other.winners.as_ref().map(|first| first.split(name));
        let others = note.others.iter().map(|other| OtherOutcomeForm {
            answer: answers[other.answer].key,
            totals: other
                .totals
                .iter()
                .map(|one| TotalForm {
                    player: one.player,
                    name: name(one.player),
                    total: one.total,
                    total_at_most: (one.at_most > one.total).then_some(one.at_most),
                })
                .collect(),
            goals: other
                .goals
                .iter()
                .map(|goal| OtherGoalForm {
                    code: goal.code.clone(),
                    player: goal.player,
                    name: name(goal.player),
                    met: language.when(&goal.when),
                    points: goal.points,
                })
                .collect(),
            more: findings(&other.more),
            fewer: findings(&other.fewer),
            winners: first(other).map(|(winners, _)| winners),
            may_win: first(other).map(|(_, may_win)| may_win).unwrap_or_default(),
        });
        GameRulingForm {
            ruling: note.ruling.key,
            answer: answers[note.answer].key,
            others: others.collect(),
            message: game_ruling_sentence(note, game, language),
        }
    }
}

/// A ruling's question with the answer followed.
fn followed(ruling: &Ruling, answer: usize, language: Language) -> String {
    language.tell(&message!(
        "ruling-told",
        question = language.question(ruling),
        key = ruling.key,
        answer = ruling.answers[answer].key,
        meaning = language.answer(ruling, answer),
        source = language.answer_source(ruling, answer)
    ))
}

/// What one other answer gives.
fn other(ruling: &Ruling, answer: usize, changes: Vec<Message>, language: Language) -> String {
    language.tell(&message!(
        "ruling-told-changes",
        answer = ruling.answers[answer].key,
        meaning = language.answer(ruling, answer),
        source = language.answer_source(ruling, answer),
        changes = one_after_the_other(changes)
    ))
}

/// Changes in one sentence: each may have commas of its own.
fn one_after_the_other(changes: Vec<Message>) -> Message {
    let and = |told, next| message!("ruling-changes", told = told, next = next);
    changes.into_iter().reduce(and).unwrap_or(message!("nothing"))
}

/// A ruling that decides what may be drawn here: its question, the answer followed, and what the
/// others allow or forbid.
pub fn issue_ruling_sentence(note: &IssueNote, language: Language) -> String {
    let mut told = followed(note.ruling, note.answer, language);
    for one in &note.others {
        told.push(' ');
        told += &other(note.ruling, one.answer, allowed(one), language);
    }
    told
}

/// The rulings that decide what may be drawn here, and those that decide what dice that are written
/// down find of the game: a paragraph each, with what both give under the other answers.
pub fn drawing_sentences(
    drawing: &[IssueNote],
    dice: &[GameNote],
    game: &Game,
    language: Language,
) -> Vec<String> {
    let mut all: Vec<(&Ruling, usize)> =
        drawing.iter().map(|note| (note.ruling, note.answer)).collect();
    let more = dice.iter().map(|note| (note.ruling, note.answer));
    all.extend(more.filter(|(own, _)| drawing.iter().all(|note| note.ruling.key != own.key)));
    let told = |(ruling, answer): (&Ruling, usize)| {
        let of_board = drawing.iter().find(|note| note.ruling.key == ruling.key);
        let of_dice = dice.iter().find(|note| note.ruling.key == ruling.key);
        let mut told = followed(ruling, answer, language);
        for number in 0..ruling.answers.len() {
            let board = of_board.and_then(|note| note.others.iter().find(|o| o.answer == number));
            let rolled = of_dice.and_then(|note| note.others.iter().find(|o| o.answer == number));
            let mut there = board.map_or_else(Vec::new, allowed);
            there.extend(rolled.map_or_else(Vec::new, |one| changes(one, game, language)));
            if !there.is_empty() {
                told.push(' ');
                told += &other(ruling, number, there, language);
            }
        }
        told
    };
    all.into_iter().map(told).collect()
}

/// The rulings that matter on a board, those that decide points first: a paragraph each with its
/// question, the answer followed, and what the others give, allow or forbid; `dice` are those that
/// decide what dice that are written down find of the game.
pub fn ruling_sentences(
    points: &[RulingNote],
    drawing: &[IssueNote],
    dice: Option<(&[GameNote], &Game)>,
    language: Language,
) -> Vec<String> {
    let mut all = Vec::new();
    let rolled = |ruling: &Ruling, answer: usize| {
        let (notes, game) = dice?;
        let note = notes.iter().find(|note| note.ruling.key == ruling.key)?;
        let one = note.others.iter().find(|one| one.answer == answer)?;
        Some(changes(one, game, language))
    };
    for note in points {
        let ruling = note.ruling;
        let also = drawing.iter().find(|other| other.ruling.key == ruling.key);
        let mut told = followed(ruling, note.answer, language);
        for answer in 0..ruling.answers.len() {
            let scored = note.others.iter().find(|other| other.answer == answer);
            let judged = also.and_then(|note| note.others.iter().find(|one| one.answer == answer));
            let mut judged = judged.map_or_else(Vec::new, allowed);
            judged.extend(rolled(ruling, answer).unwrap_or_default());
            if let Some(scored) = scored {
                told.push(' ');
                told += &points_there(ruling, scored, language);
                if !judged.is_empty() {
                    let changes =
                        message!("ruling-told-more", changes = one_after_the_other(judged));
                    told.push(' ');
                    told += &sentence(&language.tell(&changes));
                }
            } else if !judged.is_empty() {
                told.push(' ');
                told += &other(ruling, answer, judged, language);
            }
        }
        all.push(told);
    }
    let known = |key: &str| points.iter().any(|one| one.ruling.key == key);
    let rest: Vec<IssueNote> =
        drawing.iter().filter(|note| !known(note.ruling.key)).cloned().collect();
    match dice {
        None => all.extend(rest.iter().map(|note| issue_ruling_sentence(note, language))),
        Some((notes, game)) => {
            let notes: Vec<GameNote> =
                notes.iter().filter(|note| !known(note.ruling.key)).cloned().collect();
            all.extend(drawing_sentences(&rest, &notes, game, language));
        }
    }
    all
}

/// The lines of the sheet that one other answer changes, and the total there.
fn points_there(ruling: &Ruling, other: &OtherAnswer, language: Language) -> String {
    let line = |(item, points): &(Item, i32)| {
        message!("line-points", title = language.item(item), points = *points)
    };
    language.tell(&message!(
        "ruling-told-other",
        answer = ruling.answers[other.answer].key,
        meaning = language.answer(ruling, other.answer),
        source = language.answer_source(ruling, other.answer),
        lines = Value::list(other.lines.iter().map(line)),
        total = total_told(other.total, other.at_most)
    ))
}

/// What another answer forbids, and what it allows.
fn allowed(other: &OtherIssues) -> Vec<Message> {
    let more = other.more.iter().map(|issue| message!("ruling-forbids", what = issue.message()));
    let fewer = other.fewer.iter().map(|issue| message!("ruling-allows", what = issue.message()));
    more.chain(fewer).collect()
}

/// A ruling that decides a game: its question, the answer followed, and what the others give.
pub fn game_ruling_sentence(note: &GameNote, game: &Game, language: Language) -> String {
    let mut told = followed(note.ruling, note.answer, language);
    for one in &note.others {
        told.push(' ');
        told += &other(note.ruling, one.answer, changes(one, game, language), language);
    }
    told
}

fn changes(other: &OtherOutcome, game: &Game, language: Language) -> Vec<Message> {
    let mut changes = Vec::new();
    for goal in &other.goals {
        changes.push(message!(
            "ruling-goal",
            code = &goal.code,
            name = game.name(goal.player),
            when = language.when(&goal.when),
            points = language.goal_points(goal.points)
        ));
    }
    for one in &other.totals {
        let name = game.name(one.player);
        let told = message!("ruling-total", name = name, total = one.total);
        changes.push(if one.at_most > one.total {
            message!("ruling-total-open", told = told, most = one.at_most)
        } else {
            told
        });
    }
    let whose = |finding: &Finding| match finding.player {
        // Of one player alone everything is.
        Some(player) if game.players.len() > 1 => {
            message!("ruling-whose", name = game.name(player), what = finding.in_round())
        }
        _ => finding.in_round(),
    };
    changes.extend(other.more.iter().map(|one| message!("ruling-forbids", what = whose(one))));
    changes.extend(other.fewer.iter().map(|one| message!("ruling-allows", what = whose(one))));
    let names = |players: &[usize]| Value::list(players.iter().map(|&player| game.name(player)));
    match &other.winners {
        None => {}
        Some(First::Wins(winners)) if winners.is_empty() => {
            changes.push(message!("ruling-no-winner"));
        }
        Some(First::Wins(all)) => {
            changes.push(message!("ruling-winners", count = all.len(), names = names(all)));
        }
        Some(First::MayWin(all)) => {
            changes.push(message!("ruling-may-win", names = names(all)));
        }
    }
    changes
}
