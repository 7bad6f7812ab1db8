//! What a check or an audit found, in JSON. What each field holds is on the page of the forms.

use crate::board::{Message, Side, Space, Told};
use crate::check::{Issue, Rule};
use crate::game::{Finding, Verdict};
use crate::words::Language;
use serde::Serialize;

/// What was found on a board, in JSON: where, what, and which rule it is about.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the page of the forms says what each field holds")]
pub struct ToldForm {
    pub space: Option<Space>,
    pub side: Option<Side>,
    pub spaces: Vec<Space>,
    pub message: String,
    pub rule: String,
    pub source: String,
}

impl ToldForm {
    /// What concerns these spaces, the one to look at first in front.
    pub(super) fn of(
        spaces: &[Space],
        side: Option<Side>,
        message: &Message,
        rule: Rule,
        language: Language,
    ) -> ToldForm {
        ToldForm {
            space: spaces.first().copied(),
            side,
            spaces: spaces.to_vec(),
            message: language.tell(message),
            rule: language.rule(rule),
            source: language.rule_source(rule),
        }
    }
}

/// Something that may not be drawn, in JSON.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the page of the forms says what each field holds")]
pub struct IssueForm {
    pub kind: &'static str,
    #[serde(flatten)]
    pub told: ToldForm,
}

impl IssueForm {
    /// An issue, told in a language.
    pub fn of(issue: &Issue, language: Language) -> IssueForm {
        let told = ToldForm::of(&issue.spaces, issue.side, &issue.message(), issue.rule, language);
        IssueForm { kind: issue.kind.word(), told }
    }
}

/// Something an audit found, in JSON.
#[derive(Clone, Debug, Serialize)]
#[expect(missing_docs, reason = "the page of the forms says what each field holds")]
pub struct FindingForm {
    pub verdict: Verdict,
    pub kind: &'static str,
    pub player: Option<usize>,
    pub players: Vec<usize>,
    /// Which of the player's boards, where it is not the first.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub layer: Option<String>,
    pub round: Option<u8>,
    #[serde(flatten)]
    pub told: ToldForm,
    /// The finding itself.
    #[serde(skip)]
    pub finding: Finding,
}

impl FindingForm {
    /// A finding, told in a language.
    pub fn of(finding: &Finding, language: Language) -> FindingForm {
        let (message, rule) = (finding.in_round(), finding.rule());
        FindingForm {
            verdict: finding.verdict(),
            kind: finding.kind.word(),
            player: finding.player,
            players: finding.players(),
            layer: finding.layer().map(str::to_owned),
            round: finding.round,
            told: ToldForm::of(&finding.spaces, finding.side(), &message, rule, language),
            finding: finding.clone(),
        }
    }
}
