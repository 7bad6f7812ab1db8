//! Which boxes a board comes from.

use crate::board::{Layout, Message, Told, Value, errors, message};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

/// The two families of boxes. They print different boards, roll different dice and word one rule
/// of scoring differently.
///
/// ```
/// use inkspector::rules::Edition;
/// assert_eq!("Lush Green".parse(), Ok(Edition::Challenge));
/// assert_eq!(Edition::Classic.boxes(), ["Deep Blue", "Blazing Red"]);
/// assert!("Purple".parse::<Edition>().is_err());
/// ```
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[serde(rename_all = "lowercase")]
pub enum Edition {
    /// Deep Blue and Blazing Red.
    #[default]
    Classic,
    /// Lush Green and Shining Yellow.
    Challenge,
}

/// A text that names no edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EditionError(pub String);

impl Told for EditionError {
    fn message(&self) -> Message {
        message!("error-edition", found = &self.0)
    }
}

errors!(EditionError);

impl From<Edition> for Value {
    fn from(edition: Edition) -> Value {
        Value::Name("edition", edition.word())
    }
}

impl Edition {
    /// Both editions.
    pub const ALL: [Edition; 2] = [Edition::Classic, Edition::Challenge];

    /// The word files and commands use.
    pub const fn word(self) -> &'static str {
        match self {
            Edition::Classic => "classic",
            Edition::Challenge => "challenge",
        }
    }

    /// The boxes of this edition.
    pub const fn boxes(self) -> [&'static str; 2] {
        match self {
            Edition::Classic => ["Deep Blue", "Blazing Red"],
            Edition::Challenge => ["Lush Green", "Shining Yellow"],
        }
    }

    /// The board printed for this edition.
    pub fn layout(self) -> Arc<Layout> {
        match self {
            Edition::Classic => Layout::classic(),
            Edition::Challenge => Layout::challenge(),
        }
    }
}

impl fmt::Display for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Edition {
    type Err = EditionError;

    /// Reads the word or the name of a box, in any case, with spaces, hyphens or neither.
    fn from_str(text: &str) -> Result<Edition, EditionError> {
        let plain = |text: &str| -> String {
            text.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_lowercase()
        };
        let wanted = plain(text);
        Edition::ALL
            .into_iter()
            .find(|edition| {
                plain(edition.word()) == wanted
                    || edition.boxes().iter().any(|name| plain(name) == wanted)
            })
            .ok_or_else(|| EditionError(text.chars().take(40).collect()))
    }
}
