//! The rules that a check cites.

use crate::rules::contract::Statute;
use serde::Serialize;

/// A rule of the rulebooks, restated in our own words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rule {
    /// A route joins an exit or an earlier route.
    Connect,
    /// Highways and railways meet at stations only.
    Contact,
    /// A river joins nothing but rivers.
    River,
    /// An airway joins nothing but airways and airports.
    Airway,
    /// Pipes join nothing but pipes and highway exits, subways nothing but subways and railway exits.
    Below,
    /// A superconnection that may use no exit.
    Superconnection,
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
    /// On a dotted mountain a route stays inside the dotted shape.
    Dotted,
    /// Research points are spent once they are unlocked.
    Research,
    /// A space holds one route.
    Once,
    /// Goals are checked at the end of each round.
    Goals,
    /// A rule of an expansion.
    Expansion(&'static Statute),
    /// A rule that many expansions have, of one of them.
    OfExpansion(&'static Statute, &'static str),
}

impl Rule {
    /// Its key in the catalogues, which say what it asks and, as its `source`, where the rulebooks
    /// say so.
    pub const fn key(self) -> &'static str {
        match self {
            Rule::Connect => "rule-connect",
            Rule::Contact => "rule-contact",
            Rule::River => "rule-river",
            Rule::Airway => "rule-airway",
            Rule::Below => "rule-underground-contact",
            Rule::Superconnection => "rule-superconnection-exits",
            Rule::Routes => "rule-routes",
            Rule::Dice => "rule-dice",
            Rule::Specials => "rule-specials",
            Rule::Factory => "rule-factory",
            Rule::University => "rule-university",
            Rule::Village => "rule-village",
            Rule::Rounds => "rule-rounds",
            Rule::Numbers => "rule-numbers",
            Rule::Blocked => "rule-blocked",
            Rule::Dotted => "rule-dotted",
            Rule::Research => "rule-research",
            Rule::Once => "rule-once",
            Rule::Goals => "rule-goals",
            Rule::Expansion(statute) | Rule::OfExpansion(statute, _) => statute.key,
        }
    }

    /// The expansion whose page says so, where many have the rule.
    pub const fn expansion(self) -> Option<&'static str> {
        match self {
            Rule::OfExpansion(_, id) => Some(id),
            _ => None,
        }
    }
}
