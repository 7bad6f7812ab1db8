//! What several findings of an audit say of one round each, said once.

use super::finding::{Finding, FindingKind};
use crate::board::{Message, Value, message};
use crate::check::IssueKind;

/// Findings as they are told, by their numbers: what several say of one round each is said once, by
/// the first of them, with the words for all of them.
pub fn told_once(findings: &[Finding]) -> Vec<(usize, Option<Message>)> {
    let mut told = Vec::new();
    for (number, finding) in findings.iter().enumerate() {
        let (before, on) = findings.split_at(number);
        if before.iter().any(|other| other.repeats(finding)) {
            continue;
        }
        let all: Vec<&Finding> = on.iter().filter(|other| other.repeats(finding)).collect();
        told.push((number, finding.together(&all)));
    }
    told
}

impl FindingKind {
    /// The text that says of several rounds what this says of one; nothing for what is not said of
    /// rounds.
    fn text_of_rounds(&self) -> Option<&'static str> {
        match self {
            FindingKind::OnLayer { kind, .. } => kind.text_of_rounds(),
            FindingKind::UndrawnWhatever { .. } => Some("finding-undrawn-rounds"),
            FindingKind::Issue(issue) => Some(issue.of_rounds()?.text),
            _ => None,
        }
    }

    /// What it says by itself, for the text of several rounds to take up.
    fn values(&self) -> Vec<(&'static str, Value)> {
        match self {
            FindingKind::OnLayer { kind, .. } => kind.values(),
            FindingKind::Issue(issue) => match &issue.kind {
                IssueKind::Expansion(finding) => finding.what.values.clone(),
                _ => Vec::new(),
            },
            kind => kind.message().values,
        }
    }
}

impl Finding {
    /// Whether it says of another round what another finding says.
    pub fn repeats(&self, other: &Finding) -> bool {
        self.player == other.player
            && self.kind.text_of_rounds().is_some()
            && self.kind.text_of_rounds() == other.kind.text_of_rounds()
            && self.rule().expansion() == other.rule().expansion()
            && self.layer() == other.layer()
    }

    /// What findings that repeat this one say together, this one as their example; nothing if there is
    /// no more than one.
    pub fn together(&self, all: &[&Finding]) -> Option<Message> {
        let key = self.kind.text_of_rounds().filter(|_| all.len() > 1)?;
        let round = |one: &Finding| one.round.or_else(|| Some(one.issue()?.of_rounds()?.round));
        let mut rounds: Vec<u8> = all.iter().filter_map(|one| round(one)).collect();
        rounds.sort_unstable();
        let mut values = self.kind.values();
        let mut say = |name, value: Value| {
            if values.iter().all(|(known, _)| *known != name) {
                values.push((name, value));
            }
        };
        say("rounds", Value::from(&rounds));
        say("round", Value::from(round(self)?));
        if let Some(space) = self.space() {
            say("space", Value::from(space));
        }
        let told = Message::new(key, values);
        Some(match self.layer() {
            Some(layer) => message!("finding-on-layer", layer = layer, what = told),
            None => told,
        })
    }
}
