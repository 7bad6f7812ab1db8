//! What a game adds to the scores of its boards: goal cards, and village marks noted where
//! expansions erase routes.

use super::document::Document;
use crate::app::board::{GoalLine, Offer, Scored};
use crate::game::{Game, GoalResult, Standings, goals, standings};
use std::borrow::Cow;

/// The record of a table whose game adds points to its sheets.
pub fn with_extras(document: &Document) -> Option<Cow<'_, Game>> {
    let game = &document.game;
    let marks = game.players.iter().any(|player| player.village_marks.is_some());
    let erases = game.ruleset.expansions.iter().any(|expansion| expansion.erases());
    (!game.goals.is_empty() || marks && erases).then(|| document.judged())?
}

/// Goals and places of a record, which need all of its boards.
pub struct Extras {
    /// Who met which goal, and when.
    pub goals: Vec<GoalResult>,
    /// Who wins.
    pub standings: Standings,
}

impl Extras {
    /// Works them out.
    pub fn of(record: &Game) -> Extras {
        Extras { goals: goals(record), standings: standings(record) }
    }
}

/// Adds what a record knows to the scores of its boards, and the questions that matter for it.
pub fn add_extras(record: &Game, extras: &Extras, scored: &mut [Scored]) {
    for one in &extras.standings.list {
        let Some(scored) = scored.get_mut(one.player) else { continue };
        scored.kept = one.board - scored.sheet.total();
        scored.goals = one.goals;
        scored.total = one.total;
    }
    for goal in &extras.goals {
        for (scored, achievement) in scored.iter_mut().zip(&goal.players) {
            scored.goal_lines.push(GoalLine {
                code: goal.code.clone(),
                card: goal.card,
                points: achievement.points,
                places: achievement.places.clone(),
            });
        }
    }
    for ruling in record.ruleset.known_rulings() {
        let answer = record.ruleset.answer(ruling);
        let mut totals = vec![vec![0; ruling.answers.len()]; scored.len()];
        for other in 0..ruling.answers.len() {
            let list = if other == answer {
                scored.iter().map(|scored| scored.total).enumerate().collect()
            } else {
                let ruleset = record.ruleset.with_answer(ruling, other);
                totals_of(&Game { ruleset, ..record.clone() })
            };
            for (player, total) in list {
                if let Some(totals) = totals.get_mut(player) {
                    totals[other] = total;
                }
            }
        }
        for (scored, totals) in scored.iter_mut().zip(totals) {
            match scored.rulings.iter_mut().find(|offer| offer.ruling.key == ruling.key) {
                Some(offer) => offer.totals = totals,
                None if totals.iter().any(|&total| total != scored.total) => {
                    scored.rulings.push(Offer { ruling, answer, totals });
                }
                None => {}
            }
        }
    }
}

fn totals_of(record: &Game) -> Vec<(usize, i32)> {
    standings(record).list.iter().map(|one| (one.player, one.total)).collect()
}
