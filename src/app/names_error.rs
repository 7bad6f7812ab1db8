//! What is wrong with a file, in the language of the screen.
//!
//! The core says it in English with every fact. Other languages take each message apart where it
//! holds other messages or lists, and translate the rest under its English words.

use crate::app::files::StoreError;
use crate::app::text::Language;
use crate::notation::{
    FormError, Found, JsonError, Misfit, MisfitKind, Mistake, Problem, ReadError, RulesetError,
};
use crate::notation::{GameError, Whose};
use crate::rules::{RULINGS, RulingError};

/// The most mistakes of a text that are told at once.
const TOLD: usize = 3;

/// Why a text is no board.
pub fn board(lang: Language, error: &ReadError) -> String {
    match error {
        ReadError::Text(mistakes) => {
            let told = mistakes.iter().take(TOLD).map(|mistake| self::mistake(lang, mistake));
            let mut lines: Vec<String> = told.collect();
            if mistakes.len() > TOLD {
                let count = [("count", (mistakes.len() - TOLD).into())];
                lines.push(lang.with("mistakes-more", &count));
            }
            lines.join("\n")
        }
        ReadError::Json(error) => json(lang, error),
        ReadError::Placements(error) => lang.words(&error.to_string()),
    }
}

/// Why a text is no record of a game.
pub fn game(lang: Language, error: &GameError) -> String {
    match error {
        GameError::Form(error) => form(lang, error),
        GameError::Rules(error) => rules(lang, error),
        GameError::Board { player, error } => lang.with(
            "mistake-board",
            &[("name", whose(lang, player).into()), ("why", json(lang, error).into())],
        ),
        GameError::NoGoal { found, known } => known_only(lang, "mistake-goal", found, known),
        GameError::Misplaced { player, part } => lang.with(
            "mistake-misplaced",
            &[("name", whose(lang, player).into()), ("part", (*part).into())],
        ),
        _ => lang.words(&error.to_string()),
    }
}

/// Why a text is no table.
pub fn table(lang: Language, error: &StoreError) -> String {
    match error {
        StoreError::Form(error) => form(lang, error),
        StoreError::Record(error) => game(lang, error),
        StoreError::Rules(error) => rules(lang, error),
        StoreError::Cell { space, error } => {
            let why = lang.words(&error.to_string());
            lang.with("mistake-space", &[("space", space.to_string().into()), ("why", why.into())])
        }
        StoreError::Empty | StoreError::Board(_) | StoreError::Outside(_) => {
            lang.words(&error.to_string())
        }
    }
}

/// Why rules cannot be: a name in them does not exist.
pub fn rules(lang: Language, error: &RulesetError) -> String {
    match error {
        RulesetError::Expansion(_) => lang.words(&error.to_string()),
        RulesetError::Ruling(error) => ruling(lang, error),
    }
}

fn ruling(lang: Language, error: &RulingError) -> String {
    let list = |words: &mut dyn Iterator<Item = &'static str>| words.collect::<Vec<_>>().join(", ");
    match error {
        RulingError::Key(key) => {
            let known = list(&mut RULINGS.iter().map(|ruling| ruling.key));
            lang.with("mistake-ruling", &[("found", key.as_str().into()), ("known", known.into())])
        }
        RulingError::Answer { ruling, given } => {
            let known = list(&mut ruling.answers.iter().map(|answer| answer.key));
            let values = [
                ("ruling", ruling.key.into()),
                ("found", given.as_str().into()),
                ("known", known.into()),
            ];
            lang.with("mistake-answer", &values)
        }
    }
}

/// A mistake of a typed board with its line; the carets of a terminal mean nothing here.
fn mistake(lang: Language, mistake: &Mistake) -> String {
    let what = problem(lang, &mistake.problem);
    let shown = mistake.shown.trim();
    at(lang, mistake.line, mistake.column, &what)
        + if shown.is_empty() { "" } else { "\n    " }
        + shown
}

fn at(lang: Language, line: usize, column: usize, what: &str) -> String {
    let values = [("line", line.into()), ("column", column.into()), ("what", what.into())];
    lang.with("mistake-at", &values)
}

fn problem(lang: Language, problem: &Problem) -> String {
    match problem {
        Problem::Key { found, near, known } => {
            let key = if near.is_some() { "mistake-key-near" } else { "mistake-key" };
            let near = near.unwrap_or_default();
            let values = [
                ("found", found.as_str().into()),
                ("near", near.into()),
                ("known", known.as_str().into()),
            ];
            lang.with(key, &values)
        }
        Problem::Expansion { found, known } => known_only(lang, "mistake-expansion", found, known),
        Problem::Mark { found, known } => known_only(lang, "mistake-mark", found, known),
        Problem::Goal { found, known } => known_only(lang, "mistake-goal", found, known),
        Problem::UnknownRuling(error) => ruling(lang, error),
        _ => lang.words(&problem.to_string()),
    }
}

/// A word that is none of those that are known.
fn known_only(lang: Language, key: &str, found: &str, known: &str) -> String {
    lang.with(key, &[("found", found.into()), ("known", known.into())])
}

fn json(lang: Language, error: &JsonError) -> String {
    match error {
        JsonError::Form(error) => form(lang, error),
        JsonError::Rules(error) => rules(lang, error),
        JsonError::Mark { found, known } => known_only(lang, "mistake-mark", found, known),
        JsonError::Goal { found, known } => known_only(lang, "mistake-goal", found, known),
        _ => lang.words(&error.to_string()),
    }
}

fn form(lang: Language, error: &FormError) -> String {
    match error {
        FormError::Json { line, column, fault } => {
            at(lang, *line, *column, &lang.words(&fault.to_string()))
        }
        FormError::Parts(misfits) => {
            let told = misfits.iter().take(TOLD).map(|misfit| self::misfit(lang, misfit));
            let mut lines: Vec<String> = told.collect();
            if misfits.len() > TOLD {
                let count = [("count", (misfits.len() - TOLD).into())];
                lines.push(lang.with("mistakes-more", &count));
            }
            lines.join("\n")
        }
        _ => lang.words(&error.to_string()),
    }
}

fn misfit(lang: Language, misfit: &Misfit) -> String {
    let what = match &misfit.kind {
        MisfitKind::Other { wanted, found } => {
            let values =
                [("wanted", lang.words(wanted).into()), ("found", self::found(lang, found).into())];
            lang.with("mistake-wanted", &values)
        }
        MisfitKind::Unknown { found, known } => known_only(lang, "mistake-field", found, known),
        MisfitKind::Unreadable(why) => lang.words(why),
        MisfitKind::Missing(name) => lang.with("mistake-missing", &[("name", (*name).into())]),
        MisfitKind::NoRound => lang.t("mistake-no-round"),
    };
    let mut parts = misfit.part.iter().map(|part| lang.words(part));
    match parts.next() {
        None => what,
        Some(first) => {
            let part = parts.fold(first, |inner, outer| {
                lang.with("mistake-within", &[("inner", inner.into()), ("outer", outer.into())])
            });
            format!("{part}: {what}")
        }
    }
}

fn found(lang: Language, found: &Found) -> String {
    match found {
        Found::Null | Found::List | Found::Object => lang.words(&found.to_string()),
        Found::Truth(truth) => truth.to_string(),
        Found::Number(number) => lang.with("found-number", &[("number", number.as_str().into())]),
        Found::Text(text) => lang.with("found-text", &[("text", text.as_str().into())]),
    }
}

fn whose(lang: Language, player: &Whose) -> String {
    match &*player.name {
        "" => lang.with("player-number", &[("number", player.number.into())]),
        name => name.to_owned(),
    }
}
