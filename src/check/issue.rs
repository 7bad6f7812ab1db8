//! What a check reports.

use super::Rule;
use crate::board::{Drawing, Kind, Side, Space};
use crate::rules::Edition;
use crate::rules::contract::Finding;
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};
use std::fmt;

/// Something drawn that the rules do not allow.
///
/// Its [`Display`](fmt::Display) names the space, the side and what is wrong; [`Issue::rule`] says
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
        route: &'static str,
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
        routes: Vec<&'static str>,
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
    /// The word used in JSON.
    pub const fn word(&self) -> &'static str {
        match self {
            IssueKind::Clash { .. } => "clash",
            IssueKind::WrongExit { .. } => "wrong-exit",
            IssueKind::Blocked => "blocked",
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
            IssueKind::Clash { .. } | IssueKind::WrongExit { .. } => Rule::Contact,
            IssueKind::Blocked => Rule::Blocked,
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
            IssueKind::Expansion(finding) => Rule::Expansion(finding.rule),
        }
    }
}

impl Issue {
    pub(super) fn new(kind: IssueKind, spaces: Vec<Space>, side: Option<Side>) -> Issue {
        let rule = kind.rule();
        Issue { kind, spaces, side, rule }
    }

    /// A placement in a space that was drawn before.
    pub fn drawn_twice(space: Space, kept: Drawing, index: usize, later: Drawing) -> Issue {
        Issue::new(IssueKind::DrawnTwice { kept, index, later }, vec![space], None)
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

/// Spaces as people list them: `A1`, `A1 and A2`, `A1, A2 and A3`.
pub fn list(words: &[impl fmt::Display]) -> String {
    let mut text = String::new();
    for (index, word) in words.iter().enumerate() {
        if index > 0 {
            text += if index + 1 == words.len() { " and " } else { ", " };
        }
        text += &word.to_string();
    }
    text
}

/// So many things: `1 board`, `2 boards`.
pub fn counted(count: impl TryInto<i64> + Copy + fmt::Display, word: &str) -> String {
    let one = count.try_into().is_ok_and(|count: i64| count == 1);
    format!("{count} {word}{}", if one { "" } else { "s" })
}

impl fmt::Display for Issue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let spaces = list(&self.spaces);
        let one = self.spaces.len() == 1;
        let first = self.space().map_or_else(String::new, |space| space.to_string());
        let side = self.side.map_or_else(String::new, |side| side.to_string());
        match &self.kind {
            IssueKind::Clash { shown, met } => {
                let second = self.spaces.get(1).map_or_else(String::new, ToString::to_string);
                write!(
                    f,
                    "{first} side {side}: a {shown} meets a {met} of {second} without a station"
                )
            }
            IssueKind::WrongExit { shown, exit } => {
                write!(f, "{first} side {side}: a {shown} ends at an exit for a {exit}")
            }
            IssueKind::Blocked => {
                write!(f, "{first}: something is drawn where the board allows nothing")
            }
            IssueKind::NotARoute(why) => {
                write!(f, "{first}: ")?;
                match why {
                    NoRoute::NoStation => {
                        f.write_str("highway and railway are joined without a station")
                    }
                    NoRoute::OtherEdition(edition) => {
                        write!(f, "this route exists only in the {edition} edition")
                    }
                    NoRoute::Kind(kind) => {
                        write!(f, "a {kind} is drawn, but its expansion is not in play")
                    }
                    NoRoute::Shape => f.write_str("no die and no special route shows this"),
                }
            }
            IssueKind::Island => write!(
                f,
                "{spaces}: {} no exit, so that no order of drawing can reach {}",
                if one { "it joins" } else { "together they join" },
                if one { "it" } else { "them" },
            ),
            IssueKind::TooEarly { round, joins_in } => {
                write!(f, "{spaces}: marked round {round}, but ")?;
                match joins_in {
                    Some(later) => write!(
                        f,
                        "everything {} was drawn later, from round {later} on",
                        if one { "it joins" } else { "they join" }
                    ),
                    None => f.write_str("nothing to join was there by then"),
                }
            }
            IssueKind::SpecialTwice { route } => {
                let times = counted(self.spaces.len(), "time");
                write!(f, "{spaces}: the special route `{route}` is drawn {times}, allowed is once")
            }
            IssueKind::TooManySpecials { used, most } => {
                write!(f, "{spaces}: {used} special routes are drawn, allowed are {most}")
            }
            IssueKind::SpecialsInRound { round, used, most } => write!(
                f,
                "{spaces}: {used} special routes are drawn in round {round}, allowed {} {most}",
                if *most == 1 { "is" } else { "are" }
            ),
            IssueKind::FreeSpecialMissed => write!(
                f,
                "{spaces}: a fourth special route is drawn, but none in the round of the third university"
            ),
            IssueKind::TooManyPieces { round, routes, pieces, most } => {
                let when =
                    round.map_or("the whole game".to_owned(), |round| format!("round {round}"));
                let can = if *most == 0 { "none".to_owned() } else { format!("at most {most}") };
                write!(
                    f,
                    "{spaces}: {} ({}) in {when}, but its dice give {can}",
                    counted(*pieces, "piece"),
                    list(routes)
                )
            }
            IssueKind::TooManySpaces { drawn, most } => write!(
                f,
                "{drawn} spaces are drawn, but dice, special routes and factories give at most {most}"
            ),
            IssueKind::BadRound { round, rounds } => {
                write!(
                    f,
                    "{first}: round {round} is written, but the game has rounds 1 to {rounds}"
                )
            }
            IssueKind::RoundInEmptySpace { round } => {
                write!(f, "{first}: round {round} is written, but nothing is drawn")
            }
            IssueKind::DrawnTwice { kept, index, later } => write!(
                f,
                "{first}: placement {} draws `{later}` where `{kept}` is drawn already, which is \
                 what counts",
                index + 1
            ),
            IssueKind::Expansion(finding) if self.spaces.is_empty() => {
                write!(f, "{}", finding.what)
            }
            IssueKind::Expansion(finding) => write!(f, "{spaces}: {}", finding.what),
        }
    }
}

impl Serialize for Issue {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut out = serializer.serialize_struct("Issue", 7)?;
        out.serialize_field("kind", self.kind.word())?;
        out.serialize_field("space", &self.space())?;
        out.serialize_field("side", &self.side)?;
        out.serialize_field("spaces", &self.spaces)?;
        out.serialize_field("message", &self.to_string())?;
        out.serialize_field("rule", self.rule.text())?;
        out.serialize_field("source", self.rule.source())?;
        out.end()
    }
}
