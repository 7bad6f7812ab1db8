//! Who wins, and how ties were broken, in words.

use crate::app::state::State;
use crate::board::Value;
use crate::game::Decided;

/// The sentence that says who wins.
pub fn winner(state: &State) -> String {
    let standing = &state.view.standing;
    let winners = standing.winners();
    let total = winners.first().map_or(0, |&player| state.view.scored[player].total);
    let who = winners.iter().map(|&player| state.player_name(player));
    let key = match (state.doc.game.players.len(), winners.len(), standing.decided_by()) {
        (0 | 1, ..) => "winner-alone",
        _ if standing.mixed => "winner-none",
        (_, 0, _) => "winner-no-board",
        (_, 1, Decided::Errors) => "winner-errors",
        (_, 1, Decided::Star) => "winner-star",
        (_, 1, _) => "winner",
        _ => "winner-shared",
    };
    state.with(key, &[("names", Value::list(who)), ("total", total.into())])
}

/// How each tie was broken, a sentence each.
pub fn ties(state: &State) -> Vec<String> {
    let sentence = |(first, next, decided): (usize, usize, Decided)| {
        let key = match decided {
            Decided::Errors => "tie-errors",
            Decided::Star => "tie-star",
            _ => "tie-shared",
        };
        let errors = |player: usize| state.view.scored[player].sheet.errors().len().into();
        let values = [
            ("first", state.player_name(first).into()),
            ("next", state.player_name(next).into()),
            ("total", state.view.scored[first].total.into()),
            ("errors", errors(first)),
            ("others", errors(next)),
        ];
        state.with(key, &values)
    };
    state.view.standing.ties().map(sentence).collect()
}
