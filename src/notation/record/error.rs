//! Why a text or a set of boards is no game.

use super::MAX_PLAYERS;
use crate::board::{self, Message, Told, errors, message};
use crate::notation::form::FormError;
use crate::notation::{JsonError, RulesetError};

/// Why a text or a set of boards is no game.
#[derive(Debug)]
pub enum GameError {
    /// The text is no JSON, or not that of a game.
    Form(FormError),
    /// Something in a player's board that belongs to the whole game.
    Misplaced {
        /// Whose board.
        player: Whose,
        /// The field.
        part: &'static str,
    },
    /// Too many players.
    Players(usize),
    /// A player's board cannot be read.
    Board {
        /// Who drew it.
        player: Whose,
        /// Why.
        error: JsonError,
    },
    /// A face that no die in play shows.
    Face {
        /// The round.
        round: u8,
        /// What is written.
        text: String,
    },
    /// A special route that does not exist.
    Special(String),
    /// The star is at a seat that nobody has.
    Star {
        /// The seat it names.
        star: usize,
        /// The last seat.
        last: usize,
    },
    /// A goal card listed twice.
    Goal(String),
    /// A goal card that is not in play.
    NoGoal {
        /// What is written.
        found: String,
        /// The codes of all goal cards in play.
        known: String,
    },
    /// A mode that does not exist.
    Mode(String),
    /// A name in the rules that does not exist.
    Rules(RulesetError),
    /// Boards that do not belong to one game.
    Differ {
        /// One player or board.
        first: board::Value,
        /// The other.
        second: board::Value,
        /// What differs.
        what: Message,
    },
    /// No boards.
    Empty,
}

/// A player of a record, by name or by place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Whose {
    /// The name; empty if there is none.
    pub name: String,
    /// The place in the record, from 1.
    pub number: usize,
}

impl From<&Whose> for board::Value {
    fn from(player: &Whose) -> board::Value {
        match &*player.name {
            "" => message!("player-number", number = player.number).into(),
            name => name.into(),
        }
    }
}

impl Told for GameError {
    fn message(&self) -> Message {
        match self {
            GameError::Form(error) => error.message(),
            GameError::Misplaced { player, part } => {
                message!("mistake-misplaced", name = player, part = *part)
            }
            GameError::Players(found) => {
                message!("error-players", most = MAX_PLAYERS, found = *found)
            }
            GameError::Board { player, error } => {
                message!("mistake-board", name = player, why = error.message())
            }
            GameError::Face { round, text } => {
                message!("error-face-round", round = *round, found = text)
            }
            GameError::Special(found) => message!("error-special", found = found),
            GameError::Star { star, last } => {
                message!("error-star", star = *star, last = *last)
            }
            GameError::Goal(code) => message!("error-goal-twice", code = code),
            GameError::NoGoal { found, known } => {
                message!("error-goal", found = found, known = known)
            }
            GameError::Mode(found) => message!("error-mode", found = found),
            GameError::Rules(error) => error.message(),
            GameError::Differ { first, second, what } => message!(
                "error-boards-differ",
                first = first.clone(),
                second = second.clone(),
                what = what.clone()
            ),
            GameError::Empty => message!("error-no-boards"),
        }
    }
}

errors!(GameError);

impl From<FormError> for GameError {
    fn from(error: FormError) -> GameError {
        GameError::Form(error)
    }
}

impl From<RulesetError> for GameError {
    fn from(error: RulesetError) -> GameError {
        GameError::Rules(error)
    }
}
