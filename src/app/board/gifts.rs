//! What the space in view gives to the score.

use super::scored::Gift;
use crate::app::state::State;
use crate::board::{Building, Kind, Space};
use crate::score::Contribution;
use crate::words::letter;

/// What a space gives to the score.
pub fn gifts(state: &State, space: Space) -> Vec<Gift> {
    let sheet = &state.score().sheet;
    let good = |text: String| Gift { text, bad: false };
    sheet
        .contributions(space, state.doc.layout())
        .into_iter()
        .map(|part| match part {
            Contribution::Network { network, exits } => {
                let letter = letter(network);
                let values = [("letter", letter.into()), ("exits", exits.len().into())];
                good(state.with("gives-network", &values))
            }
            Contribution::Route(kind, passes) => {
                let key = if kind == Kind::Highway { "gives-highway" } else { "gives-railway" };
                good(state.with(key, &[("points", passes.into())]))
            }
            Contribution::Centre => good(state.t("gives-centre")),
            Contribution::Building(building) => good(state.t(match building {
                Building::Factory => "gives-factory",
                Building::Village => "gives-village",
                Building::University => "gives-university",
            })),
            Contribution::Error(open) => {
                let side = state.lang().name_of(open.end.side);
                let text = state.with("gives-error", &[("side", side.into())]);
                Gift { text, bad: true }
            }
            Contribution::Extra(extra, part) => {
                let found = sheet.extras().get(extra).and_then(|extra| extra.parts.get(part));
                found.map_or_else(
                    || good(String::new()),
                    |part| Gift {
                        text: format!("{:+} {}", part.points, state.lang().tell(&part.what)),
                        bad: part.points < 0,
                    },
                )
            }
        })
        .collect()
}
