//! Tables from records of games, and back: the files that every part of the program shares.

use super::document::Document;
use crate::app::board::{GoalLine, Offer, Scored};
use crate::game::{Game, Player, face_in_play, goal, goals, standings};
use std::sync::Arc;

/// A table with the boards of a record.
///
/// A record without players gives nobody's board; callers add one.
pub fn from_record(record: Game) -> Document {
    let mut document = Document::new(record.ruleset.edition);
    document.ruleset = record.ruleset.clone();
    if !record.players.is_empty() {
        document.players.clear();
    }
    for player in &record.players {
        document.add_player(player.sketch.clone());
        let added = document.player_mut();
        added.name = player.name.clone();
        added.record = Some(Arc::new(player.clone()));
    }
    document.current = 0;
    document.game = Some(Arc::new(record));
    document
}

/// The record of a table. `None` if its boards are not all printed alike, which no record can say.
pub fn to_record(document: &Document) -> Option<Game> {
    let layout = document.layout();
    if document.has_mixed_boards() {
        return None;
    }
    let mut record = match &document.game {
        Some(game) => Game::clone(game),
        None => Game::new(document.ruleset.clone()),
    };
    record.ruleset = document.ruleset.clone();
    record.layout = Arc::clone(layout);
    // An expansion may have been put away since; no file can name its goals and faces then.
    record.goals.retain(|code| goal(code, &document.ruleset).is_some());
    for faces in record.expansion_rolls.values_mut() {
        faces.retain(|face| face_in_play(face, &document.ruleset));
    }
    record.expansion_rolls.retain(|_, faces| !faces.is_empty());
    record.star = record.star.filter(|&star| star < document.players.len());
    record.players = document
        .players
        .iter()
        .map(|player| {
            let sketch = player.sketch.clone();
            match &player.record {
                Some(known) => {
                    let lacks_board = known.lacks_board && sketch.is_empty();
                    let name = player.name.clone();
                    Player { name, sketch, lacks_board, ..Player::clone(known) }
                }
                None => Player::new(player.name.clone(), sketch),
            }
        })
        .collect();
    Some(record)
}

/// The record of a table whose record adds points to its sheets: goal cards, or village marks noted
/// where expansions erase routes.
pub fn with_extras(document: &Document) -> Option<Game> {
    let game = document.game.as_ref()?;
    let marks = game.players.iter().any(|player| player.village_marks.is_some());
    let erases = document.ruleset.expansions.iter().any(|expansion| expansion.erases());
    (!game.goals.is_empty() || marks && erases).then(|| to_record(document))?
}

/// Adds what a record knows to the scores of its boards, and the questions that matter for it.
pub fn add_extras(record: &Game, scored: &mut [Scored]) {
    for one in standings(record).list {
        let Some(scored) = scored.get_mut(one.player) else { continue };
        scored.kept = one.board - scored.sheet.total();
        scored.goals = one.goals;
        scored.total = one.total;
    }
    for goal in goals(record) {
        for (scored, achievement) in scored.iter_mut().zip(goal.players) {
            scored.goal_lines.push(GoalLine {
                code: goal.code.clone(),
                task: goal.task,
                points: achievement.points,
                places: achievement.places,
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_survive_the_table() {
        let text = include_str!("../../../samples/games/four-friends.json");
        let record = Game::from_json(text).unwrap();
        let document = from_record(record.clone());
        assert_eq!(document.players.len(), record.players.len());
        assert_eq!(to_record(&document), Some(record));
    }

    /// A table stays readable when an expansion is put away whose goals and faces were noted.
    #[test]
    fn what_no_expansion_in_play_has_is_not_written() {
        let text = r#"{"inkspector_game": 1, "edition": "challenge", "expansions": ["meteor"],
            "goals": ["MA", "A"], "dice": {"1": ["h.h.", "left"], "2": ["left"]},
            "players": [{"name": "Ann", "board": {}}]}"#;
        let mut document = from_record(Game::from_json(text).unwrap());
        let whole = to_record(&document).unwrap();
        assert_eq!((whole.goals.len(), whole.expansion_rolls.len()), (2, 2));
        assert_eq!(Game::from_json(&whole.to_json()).unwrap(), whole);
        document.ruleset.expansions.clear();
        let without = to_record(&document).unwrap();
        assert_eq!((without.goals.as_slice(), without.rolls.len()), (&["A".to_owned()][..], 1));
        assert_eq!(Game::from_json(&without.to_json()).unwrap(), without);
    }
}
