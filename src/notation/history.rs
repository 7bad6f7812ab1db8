//! Reading and writing the finished games that the window keeps, as JSON.
//!
//! ```json
//! {
//!   "inkspector_history": 1,
//!   "games": [ { "when": 1767225600, "players": [ [ "Ada", 31 ], [ "Bea", 29 ] ],
//!                "game": "the table as text" } ]
//! }
//! ```
//!
//! Before version 1 the list of games stood alone, without a version.

use super::FormError;
use super::form::{self, Form, Whole};
use super::shape::{Want, must};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// The version of the history's form that this program writes.
pub const HISTORY_FORMAT: u32 = 1;

/// The longest history that is read, in bytes: some thousand games.
pub const MAX_HISTORY_BYTES: usize = 64 << 20;

/// A finished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Past {
    /// Seconds since 1970.
    pub when: u64,
    /// Names and totals, the winner first.
    pub players: Vec<(String, i32)>,
    /// The whole game, as [`TableFile::to_json`](super::TableFile::to_json) writes it.
    pub game: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written<'a> {
    inkspector_history: u32,
    games: Cow<'a, [Past]>,
}

static FORM: Form = Form {
    what: Whole::History,
    key: "inkspector_history",
    version: HISTORY_FORMAT,
    most: MAX_HISTORY_BYTES,
    fields: &[
        must("inkspector_history", Want::Whole(1, HISTORY_FORMAT as i128)),
        must(
            "games",
            Want::List(&Want::Object(&[
                must("when", Want::Whole(0, u64::MAX as i128)),
                must(
                    "players",
                    Want::List(&Want::Row(&[
                        Want::Text,
                        Want::Whole(i32::MIN as i128, i32::MAX as i128),
                    ])),
                ),
                must("game", Want::Text),
            ])),
        ),
    ],
};

/// Reads finished games, newest first.
pub fn read_history(text: &str) -> Result<Vec<Past>, FormError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let read = |text: &str| FORM.read(text).map(|form: Written<'_>| form.games.into_owned());
    if text.trim_start().starts_with('[') {
        return read(&format!("{{\"inkspector_history\": 1, \"games\": {text}}}"));
    }
    read(text)
}

/// Finished games as the text of a file.
///
/// ```
/// use inkspector::notation::{Past, read_history, write_history};
/// let past = vec![Past { when: 7, players: vec![("Ada".into(), 31)], game: "{}".into() }];
/// assert_eq!(read_history(&write_history(&past)).unwrap(), past);
/// ```
pub fn write_history(games: &[Past]) -> String {
    form::write(&Written { inkspector_history: HISTORY_FORMAT, games: games.into() })
}
