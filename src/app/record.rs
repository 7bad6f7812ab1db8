//! Tables from records of games, and back: the files that every part of the program shares.

use super::state::Document;
use crate::game::{Game, Player};
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
    if document.players.iter().any(|player| player.sketch.layout() != layout) {
        return None;
    }
    let mut record = match &document.game {
        Some(game) => Game::clone(game),
        None => Game::new(document.ruleset.clone()),
    };
    record.ruleset = document.ruleset.clone();
    record.layout = Arc::clone(layout);
    record.players = document
        .players
        .iter()
        .map(|player| {
            let sketch = player.sketch.clone();
            match &player.record {
                Some(known) => Player { name: player.name.clone(), sketch, ..Player::clone(known) },
                None => Player::new(player.name.clone(), sketch),
            }
        })
        .collect();
    Some(record)
}

/// The record of a table that plays with goal cards.
pub fn with_goals(document: &Document) -> Option<Game> {
    document.game.as_ref().filter(|game| !game.goals.is_empty())?;
    to_record(document)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_survive_the_table() {
        let text = include_str!("../../samples/games/four-friends.json");
        let record = Game::from_json(text).unwrap();
        let document = from_record(record.clone());
        assert_eq!(document.players.len(), record.players.len());
        assert_eq!(to_record(&document), Some(record));
    }
}
