//! What several findings of an audit say of one round each, said once.

use super::finding::{Finding, FindingKind};
use crate::board::{Message, Value, message};
use crate::check::IssueKind;

/// The fact that in a round of the dice of an expansion one more could be drawn.
const DIE_LEFT: &str = "fact-die-left";

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

impl Finding {
    /// What an expansion says of the finished board by this fact.
    fn fact(&self, key: &str) -> Option<&Message> {
        match &self.issue()?.kind {
            IssueKind::Expansion(finding) if finding.what.key == key => Some(&finding.what),
            _ => None,
        }
    }

    /// Whether it says of another round what another finding says: that dice were left out.
    pub fn repeats(&self, other: &Finding) -> bool {
        let left = |one: &Finding| matches!(one.kind, FindingKind::UndrawnWhatever { .. });
        let expansion = |one: &Finding| {
            one.fact(DIE_LEFT)
                .and_then(|_| one.rule().expansion().map(|id| (id, one.layer().map(str::to_owned))))
        };
        self.player == other.player
            && (left(self) && left(other)
                || expansion(self).is_some() && expansion(self) == expansion(other))
    }

    /// What findings that repeat this one say together, this one as their example; nothing if there is
    /// no more than one.
    pub fn together(&self, all: &[&Finding]) -> Option<Message> {
        if all.len() < 2 {
            return None;
        }
        let number = |value: &Value| match value {
            Value::Number(number) => u8::try_from(*number).ok(),
            _ => None,
        };
        let round = |one: &Finding| {
            let fact = one.fact(DIE_LEFT).map(|fact| &fact.values);
            let written = fact.and_then(|values| values.iter().find(|(name, _)| *name == "round"));
            one.round.or_else(|| number(&written?.1))
        };
        let mut rounds: Vec<u8> = all.iter().filter_map(|one| round(one)).collect();
        rounds.sort_unstable();
        if let FindingKind::UndrawnWhatever { route, drawing, .. } = &self.kind {
            return Some(message!(
                "finding-undrawn-rounds",
                rounds = &rounds,
                round = self.round?,
                space = self.space()?,
                route = *route,
                drawing = drawing.to_string()
            ));
        }
        let mut values = self.fact(DIE_LEFT)?.values.clone();
        values.push(("rounds", Value::from(&rounds)));
        Some(Message::new("fact-die-left-rounds", values))
    }
}
