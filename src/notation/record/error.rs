//! Why a text or a set of boards is no game.

use super::MAX_PLAYERS;
use crate::board::{self, Message, Told, errors, message};
use crate::notation::content::of_content;
use crate::notation::form::FormError;
use crate::notation::{ContentError, JsonError, RulesetError};

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
    /// A player's further board with a layer that is no name, or that another board has.
    Layer {
        /// Whose board.
        player: Whose,
        /// What the record says.
        found: String,
    },
    /// A board of a layer of its own that belongs to none of the players, or to one who has one.
    NoOwner {
        /// The name it bears; may be empty.
        name: String,
        /// The layer.
        layer: String,
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
    /// A mode that does not exist.
    Mode(String),
    /// Something that this game cannot hold, however it is written.
    Content(ContentError),
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
            GameError::Layer { player, found } => {
                message!("mistake-layer", name = player, found = found)
            }
            GameError::NoOwner { name, layer } => {
                message!("error-no-owner", name = name, layer = layer)
            }
            GameError::Players(found) => {
                message!("error-players", most = MAX_PLAYERS, found = *found)
            }
            GameError::Board { player, error } => {
                message!("mistake-board", name = player, why = error.message())
            }
            GameError::Special(found) => message!("error-special", found = found),
            GameError::Star { star, last } => {
                message!("error-star", star = *star, last = *last)
            }
            GameError::Goal(code) => message!("error-goal-twice", code = code),
            GameError::Mode(found) => message!("error-mode", found = found),
            GameError::Content(error) => error.message(),
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

of_content!(GameError: ContentError, RulesetError);
