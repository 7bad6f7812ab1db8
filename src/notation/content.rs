//! What no board and no game can hold, in whichever form it is written.

use crate::board::{Layout, Message, Space, Told, Value, errors, message};
use crate::expansion::{EXPANSIONS, layers};
use crate::game::NoFace;
use crate::rules::{Edition, RulingError};

/// A name in a board file that does not exist.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulesetError {
    /// No expansion has this name.
    Expansion(String),
    /// No ruling has this key or answer.
    Ruling(RulingError),
}

impl Told for RulesetError {
    fn message(&self) -> Message {
        match self {
            RulesetError::Expansion(found) => {
                let known = Value::words(EXPANSIONS.iter().map(|expansion| expansion.id()));
                message!("error-expansion-known", found = found, known = known)
            }
            RulesetError::Ruling(error) => error.message(),
        }
    }
}

errors!(RulesetError);

impl From<RulingError> for RulesetError {
    fn from(error: RulingError) -> RulesetError {
        RulesetError::Ruling(error)
    }
}

/// Something that is written as it must be, but that this board or game cannot hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ContentError {
    /// Something drawn where the board prints a route.
    Given(Space),
    /// A die that the board rolls more of although the edition has none such.
    NoDie {
        /// The letter of the die.
        die: char,
        /// The edition.
        edition: Edition,
    },
    /// A mark of no expansion.
    Mark {
        /// What the file says.
        found: String,
        /// All known marks.
        known: String,
    },
    /// A number that nobody notes beside the grid.
    Noted {
        /// What the file says.
        found: String,
        /// All known words.
        known: String,
    },
    /// A layer that no expansion has boards of.
    Layer(String),
    /// A goal card that is not in play.
    Goal {
        /// What the file says.
        found: String,
        /// The codes of all goal cards in play.
        known: String,
    },
    /// A face that no die in play shows, or several.
    Face {
        /// The round, where the place of the face does not say it.
        round: Option<u8>,
        /// What the file says.
        found: String,
        /// Why it is no face.
        why: NoFace,
    },
    /// An expansion or ruling that does not exist.
    Rules(RulesetError),
}

impl Told for ContentError {
    fn message(&self) -> Message {
        match self {
            ContentError::Given(space) => message!("error-given", space = *space),
            ContentError::NoDie { die, edition } => {
                message!("error-no-die", die = *die, edition = *edition)
            }
            ContentError::Mark { found, known } => {
                message!("error-mark", found = found, known = known)
            }
            ContentError::Noted { found, known } => {
                message!("error-noted", found = found, known = known)
            }
            ContentError::Layer(found) => {
                message!("error-layer-known", found = found, known = Value::words(layers()))
            }
            ContentError::Goal { found, known } => {
                message!("error-goal", found = found, known = known)
            }
            ContentError::Face { round, found, why } => {
                let what = match why {
                    NoFace::Unknown(shown) => {
                        let known = shown.join(", ");
                        message!("error-face", found = found, count = shown.len(), known = known)
                    }
                    NoFace::Shared(words) => shared_face(found, words),
                };
                match round {
                    None => what,
                    Some(round) => message!("error-face-round", round = *round, what = what),
                }
            }
            ContentError::Rules(error) => error.message(),
        }
    }
}

/// The word of a face that several dice in play have, and the words that tell them apart.
pub fn shared_face(found: &str, words: &[String]) -> Message {
    message!("error-face-shared", found = found, known = words.join(", "))
}

errors!(ContentError);

impl From<RulesetError> for ContentError {
    fn from(error: RulesetError) -> ContentError {
        ContentError::Rules(error)
    }
}

impl From<RulingError> for ContentError {
    fn from(error: RulingError) -> ContentError {
        ContentError::Rules(error.into())
    }
}

/// Whether a printed board is of a layer that there is.
pub fn known_layer(layout: &Layout) -> Result<(), ContentError> {
    match layout.layer() {
        layer if layer.is_empty() || layers().any(|known| known == layer) => Ok(()),
        other => Err(ContentError::Layer(other.to_owned())),
    }
}

/// Lets the errors of a form be made of these.
macro_rules! of_content {
    ($error:ident: $($from:ty),*) => {
        $(impl From<$from> for $error {
            fn from(error: $from) -> $error {
                $error::Content(error.into())
            }
        })*
    };
}

pub(super) use of_content;
