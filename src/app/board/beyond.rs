//! What a game adds to a sheet, in words: goal cards, and village marks that outlive their routes.

use super::scored::{GoalLine, Scored};
use crate::words::Language;

/// The lines of a player's score that no sheet has: goal cards, and village marks that outlive
/// their routes. Name, points, and what earns them.
pub fn beyond_sheet(lang: Language, scored: &Scored) -> Vec<(String, i32, Vec<String>)> {
    let mut lines = Vec::new();
    if scored.more != 0 {
        lines.push((lang.t("item-more-boards"), scored.more, Vec::new()));
    }
    if scored.kept != 0 {
        lines.push((lang.t("item-kept"), scored.kept, Vec::new()));
    }
    if !scored.goal_lines.is_empty() {
        let details = scored.goal_lines.iter().map(|goal| goal_detail(lang, goal)).collect();
        lines.push((lang.t("item-goals"), scored.goals, details));
    }
    lines
}

/// What a goal card gives, in words.
pub fn goal_detail(lang: Language, goal: &GoalLine) -> String {
    let task = lang.task(goal.card);
    let values = [("code", goal.code.clone().into()), ("task", task.into())];
    match goal.points {
        Some(points) => {
            let [code, task] = values;
            lang.with("goal-points", &[code, task, ("points", points.into())])
        }
        None => lang.with("goal-open", &values),
    }
}
