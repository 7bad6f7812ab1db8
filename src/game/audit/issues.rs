//! What breaks a rule on a board by itself, whatever was rolled.

use super::{Auditor, Known, NO_ROLLS, dealt, of_issue};
use crate::board::Sketch;
use crate::check::{Issue, IssueKind, check};
use crate::game::finding::{Finding, FindingKind};
use crate::game::roll::Table;
use crate::rules::Ruleset;
use crate::rules::contract::ShownRolls;

/// Everything on a board that breaks a rule, whatever its dice showed: what may not be drawn
/// ([`check`]), what no history of the dice of expansions leaves, and rounds in which a die of an
/// expansion was left out that must be drawn.
///
/// Whether route dice were left out, or those of a board that is drawn by an expansion's dice alone, is
/// left to [`super::audit_board`]: a board may be an excerpt of a game.
///
/// ```
/// use inkspector::check::check;
/// use inkspector::game::issues;
/// use inkspector::notation::BoardFile;
/// let file = BoardFile::read("expansions: ritual\nA2 h.h. 1\nB2 h.h. 2\n").unwrap();
/// let rules = file.ruleset().unwrap();
/// assert_eq!(check(&file.sketch, &rules).len(), 0);
/// assert_eq!(issues(&file.sketch, &rules).len(), 2, "a ritual is drawn each round");
/// ```
pub fn issues(sketch: &Sketch, ruleset: &Ruleset) -> Vec<Issue> {
    let mut issues = check(sketch, ruleset);
    if ruleset.expansions.is_empty() || ruleset.own_plan(sketch).is_some() {
        return issues;
    }
    let known = Known { rolls: &NO_ROLLS, faces: &ShownRolls::new(), table: Table::Shared };
    let found = dealt::best(ruleset.settled(sketch.layout()), |ruleset| {
        let own: Vec<Finding> = check(sketch, ruleset).into_iter().map(of_issue).collect();
        let mut findings = own.clone();
        let auditor = Auditor::new(sketch, ruleset, known, &[]);
        auditor.left_out(&mut findings);
        auditor.history(None, &mut findings);
        (dealt::broken(&findings), findings.split_off(own.len()))
    });
    issues.extend(found.into_iter().filter_map(|finding| match finding.kind {
        FindingKind::Issue(issue) if matches!(issue.kind, IssueKind::Expansion(_)) => Some(issue),
        _ => None,
    }));
    issues
}
