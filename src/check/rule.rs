//! The rules that a check cites.

use crate::rules::contract::Statute;
use serde::Serialize;
use std::fmt;

/// A rule of the rulebooks, restated in our own words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rule {
    /// A route joins an exit or an earlier route.
    Connect,
    /// Highways and railways meet at stations only.
    Contact,
    /// Only what dice and special routes show is drawn.
    Routes,
    /// Each die is drawn, once.
    Dice,
    /// Special routes: one a round, three a game, each once.
    Specials,
    /// A factory copies one of the round's route dice.
    Factory,
    /// The third university gives a special route for free.
    University,
    /// A village opens for a route with a station.
    Village,
    /// The game lasts so many rounds.
    Rounds,
    /// The number of the round is written in each space drawn.
    Numbers,
    /// Some boards print spaces that stay empty.
    Blocked,
    /// Research points are spent once they are unlocked.
    Research,
    /// A space holds one route.
    Once,
    /// Goals are checked at the end of each round.
    Goals,
    /// A rule of an expansion.
    Expansion(&'static Statute),
}

impl Rule {
    /// What it asks, in plain words.
    pub const fn text(self) -> &'static str {
        match self {
            Rule::Connect => "a route joins an exit or a route drawn before it",
            Rule::Contact => "highway and railway meet only at a station",
            Rule::Routes => "only the routes of the dice and the special routes are drawn",
            Rule::Dice => "each die is drawn once, and every die that can be drawn is",
            Rule::Specials => "at most one special route a round and three a game, each once",
            Rule::Factory => "a factory draws one of the round's route dice a second time",
            Rule::University => "the third university gives one special route for free",
            Rule::Village => "a village opens for a route with a station",
            Rule::Rounds => "the game lasts a fixed number of rounds",
            Rule::Numbers => "each space drawn gets the number of its round",
            Rule::Blocked => "nothing is drawn on mountains and cities",
            Rule::Research => "a research point is spent only once a lab has unlocked it",
            Rule::Once => "each space is drawn once",
            Rule::Goals => "goals are declared at the end of each round",
            Rule::Expansion(statute) => statute.text,
        }
    }

    /// Where the rulebooks say so.
    pub const fn source(self) -> &'static str {
        match self {
            Rule::Connect => "classic and Challenge rulebook, Drawing Routes, rule 1",
            Rule::Dice => "classic and Challenge rulebook, Drawing Routes, rule 2",
            Rule::Contact => "classic and Challenge rulebook, Drawing Routes, rule 3",
            Rule::Routes => "classic and Challenge rulebook, Rolling Dice and Special Routes",
            Rule::Specials => "classic and Challenge rulebook, Special Routes",
            Rule::Factory | Rule::University | Rule::Village => {
                "Challenge rulebook, Special Buildings"
            }
            Rule::Rounds => "classic and Challenge rulebook, Game Overview; each expansion's page",
            Rule::Numbers => "classic and Challenge rulebook, End of the Round",
            Rule::Blocked => "expansion compendium, Epic board",
            Rule::Research => "expansion compendium, Solo Board",
            Rule::Once => "classic and Challenge rulebook, Drawing Routes",
            Rule::Goals => "Challenge rulebook, Checking Goals",
            Rule::Expansion(statute) => statute.source,
        }
    }
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.text(), self.source())
    }
}
