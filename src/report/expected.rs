//! Holds the numbers that a board file expects against a score.

use crate::board::{Kind, Message, Told, Value, message};
use crate::game::sheet_of;
use crate::notation::BoardFile;
use crate::rules::Ruleset;
use crate::score::{Scorer, Sheet};
use serde::Serialize;
use std::collections::BTreeMap;

/// A number that a board file expects and the score refutes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Disagreement {
    /// The rulings it is expected under, besides the board's own.
    pub rulings: BTreeMap<String, String>,
    /// Which number.
    pub name: String,
    /// What the file says.
    pub expected: Vec<i32>,
    /// What the score says; nothing if the sheet has no such number.
    pub found: Option<Vec<i32>>,
}

/// The number of a sheet with this name, as `expect` lines write it: `networks`,
/// `network-points`, `highway`, `railway`, `pipeline`, `subway`, `broken` for broken pipes, `error-row`
/// for errors with two for each of those, `centre`, `villages`, `universities`, `errors`,
/// `issues`, `total`, `expansion` for the points of all lines of expansions and goals, or the name of
/// one expansion for its own.
fn number(name: &str, sheet: &Sheet, issues: usize) -> Option<Vec<i32>> {
    let one = |number: i32| Some(vec![number]);
    match name {
        "networks" => Some(sheet.networks().iter().map(|network| network.size() as i32).collect()),
        "network-points" | "network_points" => one(sheet.network_points()),
        "highway" => one(sheet.longest(Kind::Highway).points()),
        "railway" => one(sheet.longest(Kind::Railway).points()),
        "pipeline" => one(sheet.longest(Kind::Pipe).points()),
        "subway" => one(sheet.longest(Kind::Subway).points()),
        "broken" => one(broken(sheet)),
        "error-row" => one(sheet.errors().len() as i32 + 2 * broken(sheet)),
        "centre" | "center" => one(sheet.centre().len() as i32),
        "villages" => one(sheet.village_points()),
        "universities" => one(sheet.universities.as_ref()?.active.len() as i32),
        "errors" => one(sheet.errors().len() as i32),
        "issues" => one(issues as i32),
        "expansion" => one(sheet.extra_points()),
        "total" => one(sheet.total()),
        source => {
            let extras = sheet.extras();
            let mut lines = extras.iter().filter(|extra| extra.source == source).peekable();
            lines.peek()?;
            one(lines.map(|extra| extra.points()).sum())
        }
    }
}

/// The broken pipes of a sheet: the parts of its own line, two points each.
fn broken(sheet: &Sheet) -> i32 {
    let extras = sheet.extras();
    let lines = extras.iter().filter(|extra| extra.source == "underground");
    lines.map(|extra| extra.parts.len() as i32).sum()
}

/// How many more this number might be, as far as longest lines are not proven.
fn may_lack(name: &str, sheet: &Sheet) -> i32 {
    let line = |kind| {
        let route = sheet.longest(kind);
        route.at_most.max(route.points()) - route.points()
    };
    match name {
        "highway" => line(Kind::Highway),
        "railway" => line(Kind::Railway),
        "pipeline" => line(Kind::Pipe),
        "subway" => line(Kind::Subway),
        "total" => sheet.may_lack(),
        _ => 0,
    }
}

/// Every expected number that the score refutes. One that only a line longer than the one found would
/// give is none, as long as such a line may exist.
///
/// `sheet` and `issues` are those of the board under `rules`; expectations under other rulings are
/// scored anew.
pub fn disagreements(
    file: &BoardFile,
    rules: &Ruleset,
    sheet: &Sheet,
    issues: usize,
) -> Vec<Disagreement> {
    let mut found = Vec::new();
    for expected in &file.expected {
        let mut own = rules.clone();
        // Readers refuse rulings that do not exist; others change nothing.
        let chosen = expected.rulings.iter().all(|(key, answer)| own.choose(key, answer).is_ok());
        let scored = || sheet_of(&mut Scorer::default(), &file.sketch, &own, &file.goals);
        let other = (chosen && own != *rules).then(scored);
        let sheet = other.as_ref().unwrap_or(sheet);
        for (name, numbers) in &expected.numbers {
            let scored = number(name, sheet, issues);
            // What a longer line than the one found would give refutes nothing.
            let possible = match (&scored, &numbers[..]) {
                (Some(scored), [expected]) => matches!(&scored[..], [found]
                    if (*found..=found + may_lack(name, sheet)).contains(expected)),
                _ => false,
            };
            if scored.as_ref() != Some(numbers) && !possible {
                found.push(Disagreement {
                    rulings: expected.rulings.clone(),
                    name: name.clone(),
                    expected: numbers.clone(),
                    found: scored,
                });
            }
        }
    }
    found
}

impl Told for Disagreement {
    fn message(&self) -> Message {
        let list = |numbers: &[i32]| match numbers {
            [] => message!("none").into(),
            numbers => {
                let numbers: Vec<String> = numbers.iter().map(i32::to_string).collect();
                Value::from(numbers.join(" "))
            }
        };
        let mut name = Value::from(&self.name);
        if !self.rulings.is_empty() {
            let rulings = self.rulings.iter().map(|(key, answer)| format!("{key}={answer}"));
            name = message!("expected-under", name = name, rulings = Value::list(rulings)).into();
        }
        let expected = list(&self.expected);
        match &self.found {
            Some(found) => {
                message!("expected", name = name, expected = expected, found = list(found))
            }
            None => message!("expected-nothing", name = name, expected = expected),
        }
    }
}
