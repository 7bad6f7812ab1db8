//! Rulings that decide what may be drawn.

use super::{Issue, check};
use crate::board::Sketch;
use crate::rules::{Decides, Ruleset, Ruling};

/// A ruling whose other answer allows or forbids something on this very board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IssueNote {
    /// The question.
    pub ruling: &'static Ruling,
    /// Index of the answer the check followed.
    pub answer: usize,
    /// Every other answer that changes an issue here.
    pub others: Vec<OtherIssues>,
}

/// What another answer to a ruling would find.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OtherIssues {
    /// Index of the answer.
    pub answer: usize,
    /// Issues there that the answer followed does not give.
    pub more: Vec<Issue>,
    /// Issues of the answer followed that are none there.
    pub fewer: Vec<Issue>,
}

/// The rulings that decide what may be drawn on this board.
///
/// ```
/// use inkspector::board::{Layout, Sketch};
/// use inkspector::check::{check, rulings};
/// use inkspector::expansion::expansion;
/// use inkspector::rules::{Edition, Ruleset};
/// let mut rules = Ruleset::new(Edition::Classic);
/// rules.expansions.push(expansion("river").unwrap());
/// let mut sketch = Sketch::new(Layout::classic());
/// sketch.draw("D4".parse().unwrap(), "hwhwo".parse().unwrap());
/// assert!(check(&sketch, &rules).is_empty());
/// let notes = rulings(&sketch, &rules);
/// assert_eq!(notes[0].ruling.key, "river-joins");
/// assert_eq!(notes[0].others[0].more.len(), 1, "its highway hangs on nothing");
/// ```
pub fn rulings(sketch: &Sketch, ruleset: &Ruleset) -> Vec<IssueNote> {
    let layout = sketch.layout();
    let plain = layout.dotted().is_empty() && layout.city_kinds().is_empty();
    if ruleset.expansions.is_empty() && plain {
        // Nothing else in the core asks what may be drawn, and a graph is not free.
        return Vec::new();
    }
    let asked = ruleset.questions(sketch, &ruleset.graph(sketch), Decides::Drawing);
    if asked.is_empty() {
        return Vec::new();
    }
    let issues = check(sketch, ruleset);
    let note = |ruling: &'static Ruling| {
        let answer = ruleset.answer(ruling);
        let other = |other: usize| {
            let there = check(sketch, &ruleset.with_answer(ruling, other));
            let (more, fewer) = (beyond(&there, &issues), beyond(&issues, &there));
            (!more.is_empty() || !fewer.is_empty()).then_some(OtherIssues {
                answer: other,
                more,
                fewer,
            })
        };
        let others = (0..ruling.answers.len()).filter(|&other| other != answer);
        let others: Vec<OtherIssues> = others.filter_map(other).collect();
        (!others.is_empty()).then_some(IssueNote { ruling, answer, others })
    };
    asked.into_iter().filter_map(note).collect()
}

/// The issues of `these` that `those` lack.
fn beyond(these: &[Issue], those: &[Issue]) -> Vec<Issue> {
    these.iter().filter(|issue| !those.contains(issue)).cloned().collect()
}
