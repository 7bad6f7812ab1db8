#![no_main]
//! Records of whole games, judged as `audit` does.

use inkspector::game::{Game, audit, goals, standings};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let game = match Game::from_json(text) {
        Ok(game) => game,
        Err(error) => return assert!(!error.to_string().is_empty()),
    };
    let written = game.to_json();
    let again = Game::from_json(&written).unwrap_or_else(|error| panic!("{error}\n{written}"));
    assert_eq!(again.to_json(), written);
    let judged = audit(&game);
    assert_eq!(judged.boards.len(), game.players.len());
    for finding in &judged.findings {
        assert!(finding.player.is_none_or(|player| player < game.players.len()));
    }
    assert_eq!(audit(&again).findings, judged.findings);
    assert_eq!(goals(&game).len(), game.goals.len());
    assert!(standings(&game).list.len() <= game.players.len());
});
