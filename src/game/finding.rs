//! What an audit reports.

use super::share::{Share, all};
use crate::board::{Building, Drawing, Message, Side, Space, Told, Value, message};
use crate::check::{Issue, Rule};
use crate::rules::Edition;
use crate::rules::catalogue::Route;
use serde::Serialize;

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
    /// A further board of the player shows it.
    OnLayer {
        /// Which of the player's boards.
        layer: String,
        /// What it shows.
        kind: Box<FindingKind>,
    },
    /// Something that a board which is not here would show.
    Unshown(Issue),
    /// The rounds of several boards are numbered through, and are counted here on each by itself.
    Counted {
        /// The last number of all.
        last: u8,
    },
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
        rolled: Vec<Value>,
        /// The faces drawn.
        drawn: Vec<Value>,
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
        /// Of the dice left out at least so many could be drawn.
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
    /// Round numbers are missing, and every die could be drawn all the time, whatever it showed; but no
    /// number of rounds gives as many routes as are drawn.
    Miscounted {
        /// Routes of dice that are drawn.
        drawn: usize,
        /// How many a round gives.
        dice: usize,
        /// How many can have been erased.
        erased: usize,
    },
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
    /// Expansions take away marks and leave the routes under them, so that a plain route may have come
    /// from one of their dice.
    Leaves(Vec<&'static str>),
    /// Dice were not drawn although they could be, and no expansion can have erased so many routes.
    Missing {
        /// How many dice at least.
        dice: usize,
        /// How many routes of these rounds can have been erased.
        erased: usize,
        /// The rounds.
        rounds: Vec<u8>,
    },
    /// What the dice of an expansion did was ignored: a special route must have been marked off.
    Ignored {
        /// The expansion.
        by: &'static str,
        /// The rounds for which that is certain.
        rounds: Vec<u8>,
    },
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
    /// Goals are in play on a board that has none.
    NoGoals,
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
    pub fn word(&self) -> &'static str {
        match self {
            FindingKind::Issue(issue) => issue.kind.word(),
            FindingKind::OnLayer { kind, .. } => kind.word(),
            FindingKind::Unshown(_) => "unshown",
            FindingKind::Counted { .. } => "counted",
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
            FindingKind::Miscounted { .. } => "miscounted",
            FindingKind::Numbers(_) => "numbers",
            FindingKind::NumbersMissing => "numbers-missing",
            FindingKind::NotPlayed { .. } => "not-played",
            FindingKind::Expansions(_) => "expansions",
            FindingKind::Leaves(_) => "leaves",
            FindingKind::Missing { .. } => "missing",
            FindingKind::Ignored { .. } => "ignored",
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
            FindingKind::NoGoals => "no-goals",
            FindingKind::GoalNotInPlay { .. } => "goal-not-in-play",
            FindingKind::GoalDeclared { .. } => "goal-declared",
        }
    }

    /// What the finished board alone shows.
    fn issue(&self) -> Option<&Issue> {
        match self {
            FindingKind::Issue(issue) | FindingKind::Unshown(issue) => Some(issue),
            FindingKind::OnLayer { kind, .. } => kind.issue(),
            _ => None,
        }
    }

    /// The rule it is about.
    pub fn rule(&self) -> Rule {
        match self {
            FindingKind::Issue(issue) | FindingKind::Unshown(issue) => issue.rule,
            FindingKind::OnLayer { kind, .. } => kind.rule(),
            FindingKind::NotRolled { .. }
            | FindingKind::FaceNotRolled { .. }
            | FindingKind::NoRoll { .. }
            | FindingKind::Undrawn { .. }
            | FindingKind::UndrawnWhatever { .. }
            | FindingKind::Unplaceable { .. }
            | FindingKind::Expansions(_)
            | FindingKind::Leaves(_)
            | FindingKind::Pool { .. }
            | FindingKind::NoCommonRoll { .. }
            | FindingKind::UnusedDice { .. }
            | FindingKind::DraftOnly(_)
            | FindingKind::Missing { .. }
            | FindingKind::NoNumbers
            | FindingKind::Miscounted { .. }
            | FindingKind::BadRoll { .. } => Rule::Dice,
            FindingKind::Research { .. } => Rule::Research,
            FindingKind::Track { building: Building::University, .. } => Rule::University,
            FindingKind::Track { .. } => Rule::Village,
            FindingKind::Unconnected => Rule::Connect,
            FindingKind::Specials { .. }
            | FindingKind::Spent { .. }
            | FindingKind::Ignored { .. }
            | FindingKind::MarkedOff { .. }
            | FindingKind::NotMarkedOff(_)
            | FindingKind::OnlyMarkedOff(_) => Rule::Specials,
            FindingKind::Timing => Rule::Factory,
            FindingKind::Numbers(_) | FindingKind::NumbersMissing => Rule::Numbers,
            FindingKind::NotPlayed { .. }
            | FindingKind::Counted { .. }
            | FindingKind::NoBoard
            | FindingKind::NoSuchRound { .. } => Rule::Rounds,
            FindingKind::NotSolo { .. }
            | FindingKind::NoGoals
            | FindingKind::GoalNotInPlay { .. }
            | FindingKind::GoalDeclared { .. } => Rule::Goals,
        }
    }

    /// What it says about the game.
    pub fn verdict(&self) -> Verdict {
        match self {
            FindingKind::OnLayer { kind, .. } => kind.verdict(),
            FindingKind::Unplaceable { .. }
            | FindingKind::Numbers(_)
            | FindingKind::Counted { .. }
            | FindingKind::Spent { .. } => Verdict::Proven,
            FindingKind::Unshown(_)
            | FindingKind::NumbersMissing
            | FindingKind::NotPlayed { .. }
            | FindingKind::Expansions(_)
            | FindingKind::Leaves(_)
            | FindingKind::Ignored { .. }
            | FindingKind::OnlyMarkedOff(_)
            | FindingKind::NoBoard
            | FindingKind::NoSuchRound { .. }
            | FindingKind::NotSolo { .. }
            | FindingKind::DraftOnly(_)
            | FindingKind::NoGoals
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

    /// Which of the player's boards is meant, where it is not the first.
    pub fn layer(&self) -> Option<&str> {
        match &self.kind {
            FindingKind::OnLayer { layer, .. } => Some(layer),
            _ => None,
        }
    }

    /// What the finished board alone shows.
    pub(super) fn issue(&self) -> Option<&Issue> {
        self.kind.issue()
    }

    /// The spaces concerned on one player's first board.
    pub fn spaces_of(&self, player: usize) -> &[Space] {
        match &self.kind {
            FindingKind::OnLayer { .. } => &[],
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
        self.issue().and_then(|issue| issue.side)
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

impl FindingKind {
    /// What it says, without its round and its spaces.
    pub(super) fn message(&self) -> Message {
        match self {
            FindingKind::Issue(issue) | FindingKind::Unshown(issue) => issue.message(),
            FindingKind::OnLayer { layer, kind } => {
                message!("finding-on-layer", layer = layer, what = kind.message())
            }
            FindingKind::Counted { last } => message!("finding-counted", last = *last),
            FindingKind::NotRolled { rolled, drawn } => {
                message!("finding-not-rolled", drawn = all(drawn), rolled = all(rolled))
            }
            FindingKind::FaceNotRolled { rolled, drawn } => {
                message!("finding-face-not-rolled", drawn = drawn.clone(), rolled = rolled.clone())
            }
            FindingKind::NoRoll { drawn } => message!("finding-no-roll", drawn = all(drawn)),
            FindingKind::Undrawn { route, drawing } => {
                let drawing = drawing.to_string();
                message!("finding-undrawn", route = *route, drawing = drawing)
            }
            FindingKind::UndrawnWhatever { left, route, drawing } => message!(
                "finding-undrawn-whatever",
                count = *left,
                route = *route,
                drawing = drawing.to_string()
            ),
            FindingKind::Unplaceable { route, rolled: true } => {
                message!("finding-unplaceable", route = *route)
            }
            FindingKind::Unplaceable { route, rolled: false } => {
                message!("finding-unplaceable-perhaps", route = *route)
            }
            FindingKind::Unconnected => message!("finding-unconnected"),
            FindingKind::Specials { used, most } => {
                message!("finding-specials", used = *used, most = *most)
            }
            FindingKind::Timing => message!("finding-timing"),
            FindingKind::NotMarkedOff(route) => {
                message!("finding-not-marked-off", route = *route)
            }
            FindingKind::OnlyMarkedOff(route) => {
                message!("finding-only-marked-off", route = *route)
            }
            FindingKind::Spent { route, by } => {
                message!("finding-spent", route = *route, by = Value::Name("expansion", by))
            }
            FindingKind::MarkedOff { used, most } => {
                message!("finding-marked-off", used = *used, most = *most)
            }
            FindingKind::NoNumbers => message!("finding-no-numbers"),
            FindingKind::Miscounted { drawn, dice, erased } => {
                message!("finding-miscounted", drawn = *drawn, dice = *dice, erased = *erased)
            }
            FindingKind::Numbers(numbers) => match &numbers[..] {
                [first, rest @ ..] if rest.iter().all(|round| round == first) => {
                    message!("finding-numbers-one", count = numbers.len(), round = *first)
                }
                _ => message!("finding-numbers", rounds = numbers),
            },
            FindingKind::NumbersMissing => message!("finding-numbers-missing"),
            FindingKind::NotPlayed { last, rounds } => {
                message!("finding-not-played", last = *last, rounds = *rounds)
            }
            FindingKind::Expansions(ids) => {
                let names = ids.iter().map(|id| Value::Name("expansion", id));
                message!("finding-expansions", count = ids.len(), names = Value::list(names))
            }
            FindingKind::Leaves(ids) => {
                let names = ids.iter().map(|id| Value::Name("expansion", id));
                message!("finding-leaves", count = ids.len(), names = Value::list(names))
            }
            FindingKind::Missing { dice, erased, rounds } => {
                message!(
                    "finding-missing",
                    count = rounds.len(),
                    rounds = rounds,
                    dice = *dice,
                    erased = *erased
                )
            }
            FindingKind::Ignored { by, rounds } => {
                let by = Value::Name("expansion", by);
                message!("finding-ignored", by = by, count = rounds.len(), rounds = rounds)
            }
            FindingKind::BadRoll { rolled } => message!("finding-bad-roll", rolled = all(rolled)),
            FindingKind::Track { building, marked, active } => {
                message!("finding-track", building = *building, marked = *marked, active = *active)
            }
            FindingKind::Research { spent, unlocked } => {
                message!("finding-research", spent = *spent, unlocked = *unlocked)
            }
            FindingKind::Pool { edition, die, drawn, most } => message!(
                "finding-pool",
                drawn = *drawn,
                die = *die,
                edition = *edition,
                most = *most
            ),
            FindingKind::NoCommonRoll { players } => {
                let shares = players.iter().map(Share::told);
                message!("finding-no-common-roll", shares = Value::list(shares))
            }
            FindingKind::NoBoard => message!("finding-no-board"),
            FindingKind::NoSuchRound { noted: Noted::Dice, last } => {
                message!("finding-no-such-round-dice", last = *last)
            }
            FindingKind::NoSuchRound { noted: Noted::Goal(code), last } => {
                message!("finding-no-such-round-goal", code = code, last = *last)
            }
            FindingKind::NoSuchRound { noted: Noted::Research, last } => {
                message!("finding-no-such-round-research", last = *last)
            }
            FindingKind::UnusedDice { drafted: true } => message!("finding-unused-dice"),
            FindingKind::UnusedDice { drafted: false } => message!("finding-unused-dice-own"),
            FindingKind::NotSolo { players } => {
                message!("finding-not-solo", players = *players)
            }
            FindingKind::DraftOnly(entry) => message!("finding-draft-only", entry = *entry),
            FindingKind::NoGoals => message!("finding-no-goals"),
            FindingKind::GoalNotInPlay { code } => {
                message!("finding-goal-not-in-play", code = code)
            }
            FindingKind::GoalDeclared { code, met: Some(met) } => {
                message!("finding-goal-declared", code = code, round = *met)
            }
            FindingKind::GoalDeclared { code, met: None } => {
                message!("finding-goal-declared-never", code = code)
            }
        }
    }
}

impl Told for Finding {
    /// What it says with its spaces, without its round and its rule.
    fn message(&self) -> Message {
        let what = self.kind.message();
        if self.issue().is_some() || self.spaces.is_empty() {
            return what;
        }
        // A whole board without numbers is not worth naming space by space.
        let spaces = match self.spaces.len() {
            many if many > 8 && self.kind == FindingKind::NumbersMissing => {
                message!("finding-spaces", count = many).into()
            }
            _ => Value::from(&self.spaces),
        };
        message!("finding-at", spaces = spaces, what = what)
    }
}

impl Finding {
    /// What it says with its round, where the round is not known otherwise.
    pub fn in_round(&self) -> Message {
        let what = self.message();
        match self.round {
            Some(round) if self.issue().is_none() => {
                message!("finding-in-round", round = round, what = what)
            }
            _ => what,
        }
    }
}
