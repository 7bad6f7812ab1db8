//! What the screens show of the board in view, worked out once after every change so that frames
//! only draw.

use super::data::State;
use crate::app::art::Overlay;
use crate::app::board::{details, overlay};
use crate::app::dispute::{Verdict, verdict};
use crate::app::names;
use crate::board::{Building, Kind, Space};
use crate::score::{Contribution, Item};

/// One line of the score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineView {
    /// Which.
    pub item: Item,
    /// Its name.
    pub name: String,
    /// Its points.
    pub points: i32,
    /// What earns them, a text each.
    pub details: Vec<String>,
}

/// Something a space gives to the score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gift {
    /// What, in words.
    pub text: String,
    /// Whether it takes points away.
    pub bad: bool,
}

/// Everything worked out.
#[derive(Clone, Debug, Default)]
pub struct View {
    /// What is marked on the board.
    pub overlay: Overlay,
    /// The lines of the score.
    pub lines: Vec<LineView>,
    /// What the space in view gives.
    pub gifts: Vec<Gift>,
    /// The verdict on the claimed line.
    pub verdict: Option<Verdict>,
}

impl View {
    /// What a state shows.
    pub fn of(state: &State) -> View {
        let lang = state.lang();
        let sheet = &state.score().sheet;
        let lines = sheet
            .lines()
            .into_iter()
            .map(|line| LineView {
                name: names::item(lang, &line.item),
                points: line.points,
                details: details(lang, sheet, &line.item),
                item: line.item,
            })
            .collect();
        View {
            overlay: overlay(state),
            lines,
            gifts: state.hover.or(state.cursor).map_or_else(Vec::new, |space| gifts(state, space)),
            verdict: verdict(state),
        }
    }

    /// What earns the points of a line.
    pub fn details(&self, item: &Item) -> &[String] {
        let line = self.lines.iter().find(|line| line.item == *item);
        line.map_or(&[], |line| &line.details)
    }
}

/// What a space gives to the score.
fn gifts(state: &State, space: Space) -> Vec<Gift> {
    let sheet = &state.score().sheet;
    let good = |text: String| Gift { text, bad: false };
    sheet
        .contributions(space, state.doc.layout())
        .into_iter()
        .map(|part| match part {
            Contribution::Network { network, exits } => {
                let letter = names::network(network);
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
                let side = names::side(state.lang(), open.end.side);
                let text = state.with("gives-error", &[("side", side.into())]);
                Gift { text, bad: true }
            }
            Contribution::Extra(extra, part) => {
                let found = sheet.extras.get(extra).and_then(|extra| extra.parts.get(part));
                found.map_or_else(
                    || good(String::new()),
                    |part| Gift {
                        text: format!("{:+} {}", part.points, state.lang().words(&part.what)),
                        bad: part.points < 0,
                    },
                )
            }
        })
        .collect()
}
