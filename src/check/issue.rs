//! What a check reports.

use super::Rule;
use crate::board::{Drawing, Kind, Message, Side, Space, Told, Value, message};
use crate::rules::Edition;
use crate::rules::catalogue::Route;
use crate::rules::contract::{Finding, OfRounds};

/// Something drawn that the rules do not allow.
///
/// Its message names the space, the side and what is wrong; [`Issue::rule`] says
/// which rule it breaks.
///
/// ```
/// use inkspector::board::{Layout, Sketch};
/// use inkspector::check::check;
/// use inkspector::rules::{Edition, Ruleset};
/// let mut sketch = Sketch::new(Layout::classic());
/// sketch.draw("A2".parse().unwrap(), "r.r.".parse().unwrap());
/// let issues = check(&sketch, &Ruleset::new(Edition::Classic));
/// assert_eq!(issues[0].kind.word(), "wrong-exit");
/// assert_eq!(issues[0].space(), "A2".parse().ok());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Issue {
    /// What is wrong.
    pub kind: IssueKind,
    /// The spaces concerned, the one to look at first in front.
    pub spaces: Vec<Space>,
    /// The side of the first space.
    pub side: Option<Side>,
    /// The rule it breaks.
    pub rule: Rule,
}

/// Why a drawing is no route.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoRoute {
    /// Two kinds are joined without a station.
    NoStation,
    /// It is a route of the other edition.
    OtherEdition(Edition),
    /// It shows a kind of line that needs an expansion.
    Kind(Kind),
    /// Nothing looks like it.
    Shape,
}

/// What is wrong, with the facts of its message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum IssueKind {
    /// A line of one kind meets a line of another kind in the next space.
    Clash {
        /// The kind in the first space.
        shown: Kind,
        /// The kind in the second space.
        met: Kind,
    },
    /// A line of the wrong kind at an exit.
    WrongExit {
        /// The kind drawn.
        shown: Kind,
        /// The kind of the exit.
        exit: Kind,
    },
    /// Something drawn where a mountain or city is printed.
    Blocked,
    /// A route on a dotted mountain that does not stay inside its shape.
    Dotted,
    /// A drawing that neither a die nor a special route shows.
    NotARoute(NoRoute),
    /// Spaces joined with each other but with no exit: no drawing order can reach them.
    Island,
    /// Everything these spaces join was drawn in a later round.
    TooEarly {
        /// The round written in them.
        round: u8,
        /// The first later round of something they join, where it is known.
        joins_in: Option<u8>,
    },
    /// One special route drawn more than once.
    SpecialTwice {
        /// Its name.
        route: &'static Route,
    },
    /// More special routes than a game allows.
    TooManySpecials {
        /// How many are drawn.
        used: usize,
        /// How many are allowed on this board.
        most: usize,
    },
    /// More special routes in a round than allowed.
    SpecialsInRound {
        /// The round.
        round: u8,
        /// How many are drawn.
        used: usize,
        /// How many are allowed in it.
        most: usize,
    },
    /// A fourth special route, but none drawn in the round of the third university.
    FreeSpecialMissed,
    /// More pieces than the dice that show them can have given.
    TooManyPieces {
        /// The round, or `None` for the whole game.
        round: Option<u8>,
        /// The routes concerned, by name.
        routes: Vec<&'static Route>,
        /// How many of them are drawn.
        pieces: usize,
        /// How many the dice can give, factories included.
        most: usize,
    },
    /// More spaces drawn than the game allows.
    TooManySpaces {
        /// How many are drawn.
        drawn: usize,
        /// How many the game allows.
        most: usize,
    },
    /// A round number the game does not have.
    BadRound {
        /// The number written.
        round: u8,
        /// The rounds of this game.
        rounds: u8,
    },
    /// A round number where nothing is drawn.
    RoundInEmptySpace {
        /// The number written.
        round: u8,
    },
    /// A list of placements draws in a space that is drawn already.
    DrawnTwice {
        /// What was drawn first, and counts.
        kept: Drawing,
        /// The number of the later placement, from 0.
        index: usize,
        /// What it draws.
        later: Drawing,
    },
    /// Something the rules of an expansion do not allow.
    Expansion(Finding),
}

impl IssueKind {
    /// Whether round numbers alone break the rule, so that another number would mend it.
    pub const fn is_of_rounds(&self) -> bool {
        matches!(
            self,
            IssueKind::TooEarly { .. }
                | IssueKind::SpecialsInRound { .. }
                | IssueKind::TooManyPieces { round: Some(_), .. }
                | IssueKind::BadRound { .. }
                | IssueKind::RoundInEmptySpace { .. }
        )
    }

    /// The word used in JSON.
    pub const fn word(&self) -> &'static str {
        match self {
            IssueKind::Clash { .. } => "clash",
            IssueKind::WrongExit { .. } => "wrong-exit",
            IssueKind::Blocked => "blocked",
            IssueKind::Dotted => "dotted",
            IssueKind::NotARoute(_) => "not-a-route",
            IssueKind::Island => "island",
            IssueKind::TooEarly { .. } => "too-early",
            IssueKind::SpecialTwice { .. } => "special-twice",
            IssueKind::TooManySpecials { .. } => "too-many-specials",
            IssueKind::SpecialsInRound { .. } => "specials-in-round",
            IssueKind::FreeSpecialMissed => "free-special-missed",
            IssueKind::TooManyPieces { .. } => "too-many-pieces",
            IssueKind::TooManySpaces { .. } => "too-many-spaces",
            IssueKind::BadRound { .. } => "bad-round",
            IssueKind::RoundInEmptySpace { .. } => "round-in-empty-space",
            IssueKind::DrawnTwice { .. } => "occupied",
            IssueKind::Expansion(_) => "expansion",
        }
    }

    pub(super) const fn rule(&self) -> Rule {
        match self {
            IssueKind::Clash { shown, met: other }
            | IssueKind::WrongExit { shown, exit: other } => match (shown, other) {
                (Kind::River, _) | (_, Kind::River) => Rule::River,
                (Kind::Airway, _) | (_, Kind::Airway) => Rule::Airway,
                (Kind::Pipe | Kind::Subway, _) | (_, Kind::Pipe | Kind::Subway) => Rule::Below,
                (Kind::Superconnection, _) => Rule::Superconnection,
                _ => Rule::Contact,
            },
            IssueKind::Blocked => Rule::Blocked,
            IssueKind::Dotted => Rule::Dotted,
            IssueKind::NotARoute(NoRoute::NoStation) => Rule::Contact,
            IssueKind::NotARoute(_) => Rule::Routes,
            IssueKind::Island | IssueKind::TooEarly { .. } => Rule::Connect,
            IssueKind::SpecialTwice { .. }
            | IssueKind::TooManySpecials { .. }
            | IssueKind::SpecialsInRound { .. } => Rule::Specials,
            IssueKind::FreeSpecialMissed => Rule::University,
            IssueKind::TooManyPieces { .. } => Rule::Dice,
            IssueKind::TooManySpaces { .. } | IssueKind::BadRound { .. } => Rule::Rounds,
            IssueKind::RoundInEmptySpace { .. } => Rule::Numbers,
            IssueKind::DrawnTwice { .. } => Rule::Once,
            IssueKind::Expansion(finding) => match finding.of {
                Some(id) => Rule::OfExpansion(finding.rule, id),
                None => Rule::Expansion(finding.rule),
            },
        }
    }
}

impl Issue {
    /// How it is said of several rounds, if it is said of one.
    pub(crate) fn of_rounds(&self) -> Option<OfRounds> {
        match &self.kind {
            IssueKind::Expansion(finding) => finding.of_rounds,
            _ => None,
        }
    }

    pub(super) fn new(kind: IssueKind, spaces: Vec<Space>, side: Option<Side>) -> Issue {
        let rule = kind.rule();
        Issue { kind, spaces, side, rule }
    }

    /// A placement in a space that was drawn before.
    pub fn drawn_twice(space: Space, kept: Drawing, index: usize, later: Drawing) -> Issue {
        Issue::new(IssueKind::DrawnTwice { kept, index, later }, vec![space], None)
    }

    /// A special route drawn more often than it can have been.
    pub fn special_twice(route: &'static Route, spaces: Vec<Space>) -> Issue {
        Issue::new(IssueKind::SpecialTwice { route }, spaces, None)
    }

    /// What an expansion found.
    pub fn of_expansion(finding: Finding) -> Issue {
        let spaces = finding.spaces();
        Issue::new(IssueKind::Expansion(finding), spaces, None)
    }

    /// The space to look at first.
    pub fn space(&self) -> Option<Space> {
        self.spaces.first().copied()
    }
}

impl Told for Issue {
    /// What is wrong, with its spaces in front.
    fn message(&self) -> Message {
        let spaces = Value::from(&self.spaces);
        let count = self.spaces.len();
        let space = self.space().map_or_else(|| Value::from(""), Value::from);
        let side = self.side.map_or_else(|| Value::from(""), Value::from);
        match &self.kind {
            IssueKind::Clash { shown, met } if matches!(self.rule, Rule::River) => message!(
                "issue-clash-river",
                space = space,
                side = side,
                shown = *shown,
                met = *met,
                second = self.spaces.get(1).map_or_else(|| Value::from(""), |&other| other.into())
            ),
            IssueKind::Clash { shown, met } if matches!(self.rule, Rule::Airway) => message!(
                "issue-clash-airway",
                space = space,
                side = side,
                shown = *shown,
                met = *met,
                second = self.spaces.get(1).map_or_else(|| Value::from(""), |&other| other.into())
            ),
            IssueKind::Clash { shown, met } if matches!(self.rule, Rule::Below) => message!(
                "issue-clash-underground",
                space = space,
                side = side,
                shown = *shown,
                met = *met,
                second = self.spaces.get(1).map_or_else(|| Value::from(""), |&other| other.into())
            ),
            IssueKind::Clash { shown, met } => message!(
                "issue-clash",
                space = space,
                side = side,
                shown = *shown,
                met = *met,
                second = self.spaces.get(1).map_or_else(|| Value::from(""), |&other| other.into())
            ),
            IssueKind::WrongExit { shown, exit } => message!(
                "issue-wrong-exit",
                space = space,
                side = side,
                shown = *shown,
                exit = *exit
            ),
            IssueKind::Blocked => message!("issue-blocked", space = space),
            IssueKind::Dotted => message!("issue-dotted", space = space),
            IssueKind::NotARoute(NoRoute::NoStation) => {
                message!("issue-no-station", space = space)
            }
            IssueKind::NotARoute(NoRoute::OtherEdition(edition)) => {
                message!("issue-other-edition", space = space, edition = *edition)
            }
            IssueKind::NotARoute(NoRoute::Kind(shown)) => {
                message!("issue-foreign-kind", space = space, shown = *shown)
            }
            IssueKind::NotARoute(NoRoute::Shape) => message!("issue-no-route", space = space),
            IssueKind::Island => message!("issue-island", spaces = spaces, count = count),
            IssueKind::TooEarly { round, joins_in: None } => {
                message!("issue-too-early", spaces = spaces, round = *round)
            }
            IssueKind::TooEarly { round, joins_in: Some(later) } => message!(
                "issue-too-early-before",
                spaces = spaces,
                count = count,
                round = *round,
                later = *later
            ),
            IssueKind::SpecialTwice { route } => {
                message!("issue-special-twice", spaces = spaces, count = count, route = *route)
            }
            IssueKind::TooManySpecials { used, most } => {
                message!("issue-too-many-specials", spaces = spaces, drawn = *used, most = *most)
            }
            IssueKind::SpecialsInRound { round, used, most } => message!(
                "issue-specials-in-round",
                spaces = spaces,
                drawn = *used,
                round = *round,
                most = *most
            ),
            IssueKind::FreeSpecialMissed => {
                message!("issue-free-special-missed", spaces = spaces)
            }
            IssueKind::TooManyPieces { round: Some(round), routes, pieces, most } => message!(
                "issue-too-many-pieces",
                spaces = spaces,
                pieces = *pieces,
                routes = routes,
                round = *round,
                most = *most
            ),
            IssueKind::TooManyPieces { round: None, routes, pieces, most } => message!(
                "issue-too-many-pieces-game",
                spaces = spaces,
                pieces = *pieces,
                routes = routes,
                most = *most
            ),
            IssueKind::TooManySpaces { drawn, most } => {
                message!("issue-too-many-spaces", drawn = *drawn, most = *most)
            }
            IssueKind::BadRound { round, rounds } => {
                message!("issue-bad-round", space = space, round = *round, rounds = *rounds)
            }
            IssueKind::RoundInEmptySpace { round } => {
                message!("issue-round-in-empty-space", space = space, round = *round)
            }
            IssueKind::DrawnTwice { kept, index, later } => message!(
                "issue-drawn-twice",
                space = space,
                number = index + 1,
                later = later.to_string(),
                kept = kept.to_string()
            ),
            IssueKind::Expansion(finding) if self.spaces.is_empty() => finding.what.clone(),
            IssueKind::Expansion(finding) => {
                message!("issue-expansion", spaces = spaces, what = finding.what.clone())
            }
        }
    }
}
