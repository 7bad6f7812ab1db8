//! What an audit reports.

use crate::board::{Building, Drawing, Side, Space};
use crate::check::{Issue, IssueKind, Rule, counted, list};
use crate::rules::Edition;
use crate::rules::catalogue::Route;
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};
use std::fmt;

/// What a finding says about the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// A rule is provably broken.
    Broken,
    /// Neither a breach nor its absence can be proven.
    Unknown,
    /// Something unusual is proven to be in order.
    Proven,
}

/// One thing an audit found out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The player's number in the record, from 0; `None` if it concerns the table.
    pub player: Option<usize>,
    /// The round it belongs to.
    pub round: Option<u8>,
    /// The spaces concerned, the one to look at first in front.
    pub spaces: Vec<Space>,
    /// What was found.
    pub kind: FindingKind,
}

/// What an audit can find, with the facts of its message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FindingKind {
    /// The finished board alone shows it.
    Issue(Issue),
    /// Pieces that the dice rolled do not show, or not so often.
    NotRolled {
        /// What was rolled, as far as known.
        rolled: Vec<&'static Route>,
        /// The routes drawn in these spaces.
        drawn: Vec<&'static Route>,
    },
    /// Faces of expansions that the dice rolled do not show, or not so often.
    FaceNotRolled {
        /// What was rolled, as far as known, as the expansions call it.
        rolled: Vec<String>,
        /// The faces drawn.
        drawn: Vec<&'static str>,
    },
    /// Pieces that no roll gives together.
    NoRoll {
        /// The routes drawn in these spaces.
        drawn: Vec<&'static Route>,
    },
    /// A die rolled was not drawn, although it fits.
    Undrawn {
        /// What the die shows.
        route: &'static Route,
        /// How it could be drawn in the space named.
        drawing: Drawing,
    },
    /// Dice were left out, and whatever they showed at least one could be drawn.
    UndrawnWhatever {
        /// Dice left out.
        left: usize,
        /// The face that comes closest to an excuse.
        route: &'static Route,
        /// How it could be drawn in the space named.
        drawing: Drawing,
    },
    /// A die was rightly left out: its route fits nowhere.
    Unplaceable {
        /// What the die shows.
        route: &'static Route,
        /// Whether the record names the die, or a die that shows this only explains the round.
        rolled: bool,
    },
    /// The pieces join nothing that was there in their round.
    Unconnected,
    /// More special routes than the round allows.
    Specials {
        /// Drawn.
        used: usize,
        /// Allowed.
        most: usize,
    },
    /// No order of drawing has each copy after its factory and the free special route after the
    /// third university.
    Timing,
    /// A special route is drawn but not marked off.
    NotMarkedOff(&'static Route),
    /// A special route is marked off but not drawn.
    OnlyMarkedOff(&'static Route),
    /// A special route is marked off but not drawn, as an expansion in play allows.
    Spent {
        /// The route.
        route: &'static Route,
        /// The expansion.
        by: &'static str,
    },
    /// More special routes are marked off than a game allows.
    MarkedOff {
        /// Marked off.
        used: usize,
        /// Allowed.
        most: usize,
    },
    /// Round numbers are missing, and no numbers make the game a legal one.
    NoNumbers,
    /// Round numbers are missing, but with these the game is legal.
    Numbers(Vec<u8>),
    /// Too many round numbers are missing for a proof either way.
    NumbersMissing,
    /// Nothing is drawn and nothing rolled in the last rounds.
    NotPlayed {
        /// The last round with anything in it.
        last: u8,
        /// Rounds of the game.
        rounds: u8,
    },
    /// Expansions take away what was drawn, so that a die no longer shown proves nothing.
    Expansions(Vec<&'static str>),
    /// The dice written down for the round are none that can be rolled.
    BadRoll {
        /// What is written down.
        rolled: Vec<&'static Route>,
    },
    /// A track shows another number of marks than the board activates buildings.
    Track {
        /// The kind of building.
        building: Building,
        /// Marks on the track.
        marked: usize,
        /// Buildings activated.
        active: usize,
    },
    /// More research points were spent by a round than were unlocked.
    Research {
        /// Spent in this round and before it.
        spent: usize,
        /// Unlocked before it.
        unlocked: usize,
    },
    /// Dice of several players that the pool does not hold together.
    Pool {
        /// The edition of the die.
        edition: Edition,
        /// The kind of die, by its letter.
        die: char,
        /// How many of it the players have drawn.
        drawn: usize,
        /// How many the pool holds.
        most: usize,
    },
    /// Players who share the dice drew a round each in a way that some roll explains, but no roll
    /// explains all of them.
    NoCommonRoll {
        /// What each of them drew; without one of them there would be such a roll.
        players: Vec<Share>,
    },
    /// The record names the player without a board.
    NoBoard,
    /// Something is noted for a round that the game does not have.
    NoSuchRound {
        /// What is noted.
        noted: Noted,
        /// The last round it can be noted for.
        last: u8,
    },
    /// Dice are noted that nobody draws from.
    UnusedDice {
        /// Whether the game is a draft, in which the table has no dice; otherwise no player has dice
        /// of their own.
        drafted: bool,
    },
    /// The mode is solo, but there are several players.
    NotSolo {
        /// How many.
        players: usize,
    },
    /// The record has an entry, by this name, that only a draft uses.
    DraftOnly(&'static str),
    /// A goal is noted as declared that is not in play.
    GoalNotInPlay {
        /// The card's code.
        code: String,
    },
    /// A goal was declared before it was met, or without being met.
    GoalDeclared {
        /// The card's code.
        code: String,
        /// The first round it can have been met in, if any.
        met: Option<u8>,
    },
}

/// What a player made of a round's dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Share {
    /// The player's number in the record, from 0.
    pub player: usize,
    /// The player's name; may be empty.
    pub name: String,
    /// The spaces drawn in the round.
    pub spaces: Vec<Space>,
    /// The routes of the dice in them.
    pub drawn: Vec<&'static Route>,
}

/// What a record can note for a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Noted {
    /// Dice.
    Dice,
    /// That the goal of this code was declared.
    Goal(String),
    /// Research points that were spent.
    Research,
}

impl FindingKind {
    /// The word used in JSON.
    pub const fn word(&self) -> &'static str {
        match self {
            FindingKind::Issue(issue) => issue.kind.word(),
            FindingKind::NotRolled { .. } => "not-rolled",
            FindingKind::FaceNotRolled { .. } => "face-not-rolled",
            FindingKind::NoRoll { .. } => "no-roll",
            FindingKind::Undrawn { .. } => "undrawn",
            FindingKind::UndrawnWhatever { .. } => "undrawn-whatever",
            FindingKind::Unplaceable { .. } => "unplaceable",
            FindingKind::Unconnected => "unconnected",
            FindingKind::Specials { .. } => "specials",
            FindingKind::Timing => "timing",
            FindingKind::NotMarkedOff(_) => "not-marked-off",
            FindingKind::OnlyMarkedOff(_) => "only-marked-off",
            FindingKind::Spent { .. } => "spent",
            FindingKind::MarkedOff { .. } => "marked-off",
            FindingKind::NoNumbers => "no-numbers",
            FindingKind::Numbers(_) => "numbers",
            FindingKind::NumbersMissing => "numbers-missing",
            FindingKind::NotPlayed { .. } => "not-played",
            FindingKind::Expansions(_) => "expansions",
            FindingKind::BadRoll { .. } => "bad-roll",
            FindingKind::Track { .. } => "track",
            FindingKind::Research { .. } => "research",
            FindingKind::Pool { .. } => "pool",
            FindingKind::NoCommonRoll { .. } => "no-common-roll",
            FindingKind::NoBoard => "no-board",
            FindingKind::NoSuchRound { .. } => "no-such-round",
            FindingKind::UnusedDice { .. } => "unused-dice",
            FindingKind::NotSolo { .. } => "not-solo",
            FindingKind::DraftOnly(_) => "draft-only",
            FindingKind::GoalNotInPlay { .. } => "goal-not-in-play",
            FindingKind::GoalDeclared { .. } => "goal-declared",
        }
    }

    /// The rule it is about.
    pub const fn rule(&self) -> Rule {
        match self {
            FindingKind::Issue(issue) => issue.rule,
            FindingKind::NotRolled { .. }
            | FindingKind::FaceNotRolled { .. }
            | FindingKind::NoRoll { .. }
            | FindingKind::Undrawn { .. }
            | FindingKind::UndrawnWhatever { .. }
            | FindingKind::Unplaceable { .. }
            | FindingKind::Expansions(_)
            | FindingKind::Pool { .. }
            | FindingKind::NoCommonRoll { .. }
            | FindingKind::UnusedDice { .. }
            | FindingKind::DraftOnly(_)
            | FindingKind::BadRoll { .. } => Rule::Dice,
            FindingKind::Research { .. } => Rule::Research,
            FindingKind::Track { building: Building::University, .. } => Rule::University,
            FindingKind::Track { .. } => Rule::Village,
            FindingKind::Unconnected => Rule::Connect,
            FindingKind::Specials { .. }
            | FindingKind::Spent { .. }
            | FindingKind::MarkedOff { .. }
            | FindingKind::NotMarkedOff(_)
            | FindingKind::OnlyMarkedOff(_) => Rule::Specials,
            FindingKind::Timing => Rule::Factory,
            FindingKind::NoNumbers | FindingKind::Numbers(_) | FindingKind::NumbersMissing => {
                Rule::Numbers
            }
            FindingKind::NotPlayed { .. }
            | FindingKind::NoBoard
            | FindingKind::NoSuchRound { .. } => Rule::Rounds,
            FindingKind::NotSolo { .. }
            | FindingKind::GoalNotInPlay { .. }
            | FindingKind::GoalDeclared { .. } => Rule::Goals,
        }
    }

    /// What it says about the game.
    pub const fn verdict(&self) -> Verdict {
        match self {
            FindingKind::Unplaceable { .. }
            | FindingKind::Numbers(_)
            | FindingKind::Spent { .. } => Verdict::Proven,
            FindingKind::NumbersMissing
            | FindingKind::NotPlayed { .. }
            | FindingKind::Expansions(_)
            | FindingKind::OnlyMarkedOff(_)
            | FindingKind::NoBoard
            | FindingKind::NoSuchRound { .. }
            | FindingKind::NotSolo { .. }
            | FindingKind::DraftOnly(_)
            | FindingKind::GoalNotInPlay { .. }
            | FindingKind::UnusedDice { .. } => Verdict::Unknown,
            _ => Verdict::Broken,
        }
    }
}

impl Finding {
    /// The space to look at first.
    pub fn space(&self) -> Option<Space> {
        self.spaces.first().copied()
    }

    /// The spaces concerned on one player's board.
    pub fn spaces_of(&self, player: usize) -> &[Space] {
        match &self.kind {
            FindingKind::NoCommonRoll { players } => {
                let own = players.iter().find(|share| share.player == player);
                own.map_or(&[], |share| &share.spaces)
            }
            _ if self.player.is_none_or(|own| own == player) => &self.spaces,
            _ => &[],
        }
    }

    /// The players concerned, by their numbers in the record; none if it is the whole table.
    pub fn players(&self) -> Vec<usize> {
        match &self.kind {
            FindingKind::NoCommonRoll { players } => players.iter().map(|one| one.player).collect(),
            _ => self.player.into_iter().collect(),
        }
    }

    /// The side of that space, where one is meant.
    pub fn side(&self) -> Option<Side> {
        match &self.kind {
            FindingKind::Issue(issue) => issue.side,
            _ => None,
        }
    }

    /// The rule it is about.
    pub fn rule(&self) -> Rule {
        self.kind.rule()
    }

    /// What it says about the game.
    pub fn verdict(&self) -> Verdict {
        self.kind.verdict()
    }
}

fn names(routes: &[&'static Route]) -> String {
    if routes.is_empty() { "nothing".into() } else { list(routes) }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let FindingKind::Issue(issue) = &self.kind {
            return write!(f, "{issue}");
        }
        if let Some(round) = self.round {
            write!(f, "round {round}, ")?;
        }
        match self.spaces.len() {
            0 => {}
            // A whole board without numbers is not worth naming space by space.
            many if many > 8 && self.kind == FindingKind::NumbersMissing => {
                write!(f, "{many} spaces: ")?;
            }
            _ => write!(f, "{}: ", list(&self.spaces))?,
        }
        match &self.kind {
            FindingKind::Issue(_) => Ok(()),
            FindingKind::NotRolled { rolled, drawn } => {
                write!(f, "{} drawn, but the dice showed {}", names(drawn), names(rolled))
            }
            FindingKind::FaceNotRolled { rolled, drawn } => write!(
                f,
                "{} drawn with dice of expansions, which showed {}",
                list(drawn),
                list(rolled)
            ),
            FindingKind::NoRoll { drawn } => write!(f, "no roll gives {}", names(drawn)),
            FindingKind::Undrawn { route, drawing } => {
                write!(f, "the {route} rolled was not drawn, but fits here as `{drawing}`")
            }
            FindingKind::UndrawnWhatever { left, route, drawing } => write!(
                f,
                "{left} of the dice {} not drawn, and whatever they showed could be drawn; \
                 a {route} fits here as `{drawing}`",
                if *left == 1 { "was" } else { "were" }
            ),
            FindingKind::Unplaceable { route, rolled: true } => {
                write!(f, "the {route} rolled was rightly left out: it fits nowhere")
            }
            FindingKind::Unplaceable { route, rolled: false } => write!(
                f,
                "a die was left out, which is right if it showed a {route}: that fits nowhere"
            ),
            FindingKind::Unconnected => f.write_str("joins nothing that was there in this round"),
            FindingKind::Specials { used, most } => {
                let were = if *used == 1 { "was" } else { "were" };
                let routes = counted(*used, "special route");
                write!(
                    f,
                    "{routes} {were} drawn, allowed {} {most}",
                    if *most == 1 { "was" } else { "were" }
                )
            }
            FindingKind::Timing => f.write_str(
                "no order of drawing has each copied piece after its factory and the free special \
                 route after the third university",
            ),
            FindingKind::NotMarkedOff(route) => {
                write!(f, "the special route `{route}` is drawn but not marked off")
            }
            FindingKind::OnlyMarkedOff(route) => {
                write!(f, "the special route `{route}` is marked off but not drawn")
            }
            FindingKind::Spent { route, by } => write!(
                f,
                "the special route `{route}` is marked off but not drawn: {by} lets it be spent"
            ),
            FindingKind::MarkedOff { used, most } => {
                write!(f, "{used} special routes are marked off, allowed are {most}")
            }
            FindingKind::NoNumbers => {
                f.write_str("no round numbers for these spaces make the game a legal one")
            }
            FindingKind::Numbers(numbers) => write!(
                f,
                "without a round number; drawn in round {} the game is legal",
                list(numbers)
            ),
            FindingKind::NumbersMissing => f.write_str(
                "without round numbers, so that only what the finished board shows is proven",
            ),
            FindingKind::NotPlayed { last, rounds } => {
                write!(f, "nothing is drawn after round {last} of {rounds}")
            }
            FindingKind::Expansions(names) => write!(
                f,
                "with {} in play some of what was drawn may be erased by now, so that a die no longer \
                 shown is not held against the player",
                list(names)
            ),
            FindingKind::BadRoll { rolled } => {
                write!(f, "the dice cannot show {} together", names(rolled))
            }
            FindingKind::Track { building, marked, active } => {
                let word = match building {
                    Building::Factory => "factory",
                    Building::Village => "village",
                    Building::University => "university",
                };
                let marks = counted(*marked, "mark");
                write!(f, "the {word} track shows {marks}, but the board activates {active}")
            }
            FindingKind::Research { spent, unlocked } => write!(
                f,
                "{spent} research points were spent by then, but only {unlocked} were unlocked"
            ),
            FindingKind::Pool { edition, die, drawn, most } => write!(
                f,
                "the players drew {drawn} dice {die} of the {edition} edition together, the pool \
                 holds {most}"
            ),
            FindingKind::NoCommonRoll { players } => {
                let share = |share: &Share| {
                    let name = match &*share.name {
                        "" => format!("player {}", share.player + 1),
                        name => name.to_owned(),
                    };
                    match &share.spaces[..] {
                        [] => format!("{name} drew nothing"),
                        spaces => format!("{name} drew {} ({})", names(&share.drawn), list(spaces)),
                    }
                };
                let shares: Vec<String> = players.iter().map(share).collect();
                write!(
                    f,
                    "no roll of the shared dice explains what all of these drew, though each alone \
                     could be right: {}",
                    shares.join("; ")
                )
            }
            FindingKind::NoBoard => write!(
                f,
                "the record holds no board of this player, so that nothing is checked and the score \
                 is that of a blank one"
            ),
            FindingKind::NoSuchRound { noted, last } => {
                match noted {
                    Noted::Dice => write!(f, "dice are noted for it")?,
                    Noted::Goal(code) => write!(f, "goal {code} is noted as declared in it")?,
                    Noted::Research => write!(f, "research points are noted for it")?,
                }
                write!(f, ", but there are only rounds 1 to {last}; the note counts for nothing")
            }
            FindingKind::UnusedDice { drafted: true } => write!(
                f,
                "dice are noted for the whole table, but in a draft every player has dice of their \
                 own; these are not used"
            ),
            FindingKind::UnusedDice { drafted: false } => write!(
                f,
                "dice are noted for this player alone, but one roll is for everybody unless the mode \
                 is draft; these are not used"
            ),
            FindingKind::NotSolo { players } => write!(
                f,
                "the mode is solo, but there are {players} players; write `table` as the mode, or \
                 keep one player"
            ),
            FindingKind::DraftOnly(entry) => write!(
                f,
                "`{entry}` is noted, but only a draft uses it; the note counts for nothing"
            ),
            FindingKind::GoalNotInPlay { code } => write!(
                f,
                "goal {code} is noted as declared, but it is not in play; the note counts for nothing"
            ),
            FindingKind::GoalDeclared { code, met: Some(met) } => {
                write!(f, "goal {code} was declared, but met in round {met} at the earliest")
            }
            FindingKind::GoalDeclared { code, met: None } => {
                write!(f, "goal {code} was declared, but is not met")
            }
        }
    }
}

impl Serialize for Finding {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut out = serializer.serialize_struct("Finding", 11)?;
        out.serialize_field("verdict", &self.verdict())?;
        out.serialize_field("kind", self.kind.word())?;
        out.serialize_field("player", &self.player)?;
        out.serialize_field("players", &self.players())?;
        out.serialize_field("round", &self.round)?;
        out.serialize_field("space", &self.space())?;
        out.serialize_field("side", &self.side())?;
        out.serialize_field("spaces", &self.spaces)?;
        out.serialize_field("message", &self.to_string())?;
        out.serialize_field("rule", self.rule().text())?;
        out.serialize_field("source", self.rule().source())?;
        out.end()
    }
}

/// The round an issue of the finished board belongs to, where its message names one.
pub(super) fn round_of(kind: &IssueKind) -> Option<u8> {
    match kind {
        IssueKind::TooEarly { round, .. } | IssueKind::SpecialsInRound { round, .. } => {
            Some(*round)
        }
        IssueKind::TooManyPieces { round, .. } => *round,
        _ => None,
    }
}
