//! Who wins, and how ties were broken, in words.

use super::extras::Extras;
use crate::app::state::State;
use crate::board::Value;
use crate::game::{Decided, GameNote};
use crate::report::game_ruling_sentence;

/// The sentence that says who wins.
pub fn winner(state: &State) -> String {
    let standing = &state.view.standing;
    let winners = standing.winners();
    let total = winners.first().map_or(0, |&player| state.view.scored[player].total);
    let lacks = |player: &usize| standing.lacking.get(*player).copied().unwrap_or(false);
    let waiting: Vec<usize> = standing.order.iter().copied().filter(lacks).collect();
    let who = match (winners, &*standing.may_win) {
        ([], []) => &waiting[..],
        ([], may_win) => may_win,
        (winners, _) => winners,
    };
    let who = who.iter().map(|&player| state.player_name(player));
    let key = match (state.doc.game.players.len(), winners.len(), standing.decided_by()) {
        (0 | 1, ..) => "winner-alone",
        _ if standing.mixed && on_layers(state) => "winner-none-layers",
        _ if standing.mixed => "winner-none",
        (_, 0, _) if !standing.may_win.is_empty() => "winner-open",
        (players, 0, _) if waiting.len() < players => "winner-waits",
        (_, 0, _) => "winner-no-board",
        (_, 1, Decided::Errors) => "winner-errors",
        (_, 1, Decided::Star) => "winner-star",
        (_, 1, _) => "winner",
        (.., Decided::StarUnknown) => "winner-star-unknown",
        _ => "winner-shared",
    };
    let errors =
        winners.first().map_or(0, |&player| state.view.scored[player].sheet.errors().len());
    let values = [("names", Value::list(who)), ("total", total.into()), ("errors", errors.into())];
    state.with(key, &values)
}

/// Whether boards of the players lie on different layers.
fn on_layers(state: &State) -> bool {
    let mut layers = state.doc.game.players.iter().map(|player| player.sketch.layout().layer());
    let first = layers.next();
    layers.any(|layer| Some(layer) != first)
}

/// How each tie was broken, a sentence each.
pub fn ties(state: &State) -> Vec<String> {
    let sentence = |(first, next, decided): (usize, usize, Decided)| {
        let key = match decided {
            Decided::Errors => "tie-errors",
            Decided::Star => "tie-star",
            Decided::StarUnknown => "tie-star-unknown",
            _ => "tie-shared",
        };
        let errors = |player: usize| state.view.scored[player].errors().into();
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

/// The rulings under whose other answer somebody else wins, a sentence or two each.
pub fn rulings(state: &State) -> Vec<String> {
    let alone = state.doc.game.players.len() < 2 || state.view.standing.mixed;
    let Some(record) = state.doc.judged().filter(|_| !alone) else { return Vec::new() };
    let Extras { notes, .. } = Extras::of(&record);
    let decides = |note: &&GameNote| note.others.iter().any(|other| other.winners.is_some());
    let told = notes.iter().filter(decides);
    told.map(|note| game_ruling_sentence(note, &record, state.lang())).collect()
}
