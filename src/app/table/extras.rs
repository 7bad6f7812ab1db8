//! What a game adds to the scores of its boards: goal cards, village marks noted where expansions erase
//! routes, and further boards of a player.

use super::document::Document;
use crate::app::board::{GoalLine, Offer, Scored, Total};
use crate::game::{Game, GameNote, GoalResult, Standings, game_rulings, goals, standings};
use crate::rules::contract::VILLAGE_MARKS;
use std::borrow::Cow;

/// The record of a table whose game adds points to its sheets.
pub fn with_extras(document: &Document) -> Option<Cow<'_, Game>> {
    let game = &document.game;
    let marks = game.players.iter().any(|player| player.sketch.noted(VILLAGE_MARKS.key).is_some());
    let reopens = game.ruleset.reopens();
    let more = game.has_more_boards();
    (!game.goals.is_empty() || marks && reopens || more).then(|| document.judged())?
}

/// Goals and places of a record, which need all of its boards.
pub struct Extras {
    /// Who met which goal, and when.
    pub goals: Vec<GoalResult>,
    /// Who wins.
    pub standings: Standings,
    /// The rulings that decide a total, a goal or who wins.
    pub notes: Vec<GameNote>,
}

impl Extras {
    /// Works them out.
    pub fn of(record: &Game) -> Extras {
        let (goals, standings) = (goals(record), standings(record));
        let notes = game_rulings(record, &goals, &standings, None);
        Extras { goals, standings, notes }
    }
}

/// What a player has under the answers in force.
fn now(scored: &Scored) -> Total {
    Total { points: scored.total, at_most: scored.total + scored.may_lack() }
}

/// Adds what a record knows to the scores of its boards, and the questions that matter for it.
pub fn add_extras(extras: &Extras, scored: &mut [Scored]) {
    for one in &extras.standings.list {
        let Some(scored) = scored.get_mut(one.player) else { continue };
        scored.kept = one.board - scored.sheet.total() - scored.more;
        scored.goals = one.goals;
        scored.total = one.total;
    }
    for goal in &extras.goals {
        for (scored, achievement) in scored.iter_mut().zip(&goal.players) {
            scored.goals_lack += achievement.points.map_or(achievement.at_most, |_| 0);
            scored.goal_lines.push(GoalLine {
                code: goal.code.clone(),
                card: goal.card,
                points: achievement.points,
                places: achievement.places.clone(),
            });
        }
    }
    for scored in scored.iter_mut() {
        let now = now(scored);
        for offer in &mut scored.rulings {
            offer.totals.fill(now);
        }
    }
    for note in &extras.notes {
        for other in &note.others {
            for one in &other.totals {
                let Some(scored) = scored.get_mut(one.player) else { continue };
                let now = now(scored);
                let known = scored.rulings.iter().position(|one| one.ruling == note.ruling);
                let place = known.unwrap_or_else(|| {
                    let totals = vec![now; note.ruling.answers.len()];
                    let (ruling, answer) = (note.ruling, note.answer);
                    scored.rulings.push(Offer { ruling, answer, totals });
                    scored.rulings.len() - 1
                });
                let offer = &mut scored.rulings[place];
                if let Some(known) = offer.totals.get_mut(other.answer) {
                    *known = Total { points: one.total, at_most: one.at_most };
                }
            }
        }
    }
}
