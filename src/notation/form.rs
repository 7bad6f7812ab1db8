//! Reading JSON of a known form and version: boards, records of games, and what the
//! window keeps.

use super::shape::{Field, Misfit, Want, misfits, told};
use super::token::clip;
use crate::board::{Message, Told, errors, message, plain, plain_lines};
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_json::error::Category;
use std::borrow::Cow;

/// No text becomes so many times as long when it is written in another form.
pub(super) const GROWTH: usize = 64;

/// What a file holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whole {
    /// A board.
    Board,
    /// The record of a game.
    Game,
    /// The window's table.
    Table,
    /// The window's finished games.
    History,
    /// The window's settings.
    Settings,
    /// Everything that the window keeps.
    Backup,
}

/// A form of JSON: what it is called, which field holds its version, and what it may hold.
pub(crate) struct Form {
    /// What it holds: `board` or `game`.
    pub what: Whole,
    /// The field with the version.
    pub key: &'static str,
    /// The last version that is read.
    pub version: u32,
    /// The longest text that is read, in bytes.
    pub most: usize,
    /// Its fields.
    pub fields: &'static [Field],
}

/// Why a text is not of a form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FormError {
    /// The text is longer than the form can need.
    TooLong {
        /// What the form holds.
        what: Whole,
        /// The most bytes that are read.
        most: usize,
        /// The bytes of this text.
        found: usize,
    },
    /// No JSON, a field given twice, or a value that cannot be.
    Json {
        /// Line from 1.
        line: usize,
        /// Column from 1.
        column: usize,
        /// What is wrong there.
        fault: JsonFault,
    },
    /// Parts that are missing, misspelt or of the wrong type.
    Parts(Vec<Misfit>),
    /// There is no version number.
    NoVersion {
        /// What the form holds.
        what: Whole,
        /// The field with the version.
        key: &'static str,
        /// The version this program writes.
        version: u32,
    },
    /// A version this program does not know.
    Newer {
        /// What the form holds.
        what: Whole,
        /// The version of the text.
        found: u64,
        /// The last version that is read.
        known: u32,
    },
}

/// What is wrong at a place of a JSON text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JsonFault {
    /// It stops too early.
    End,
    /// Two values follow each other, or a list or an object is not closed.
    Comma,
    /// A name without its value.
    Colon,
    /// A comma before a closing bracket or brace.
    LastComma,
    /// Something after the end.
    After,
    /// A name without quotes.
    Name,
    /// A text with characters that may not stand in it.
    Text,
    /// Digits that are no number.
    Number,
    /// Lists in lists in lists.
    Deep,
    /// No value at all.
    Value,
    /// A field given twice.
    Twice(String),
    /// A value of another type than belongs here.
    Unfit,
}

impl Told for FormError {
    fn message(&self) -> Message {
        match self {
            FormError::TooLong { what, most, found } => {
                let (most, found) = (*most, *found);
                match what {
                    Whole::Board => message!("error-too-long-board", most = most, found = found),
                    Whole::Game => message!("error-too-long-game", most = most, found = found),
                    Whole::Table => message!("error-too-long-table", most = most, found = found),
                    Whole::History => {
                        message!("error-too-long-history", most = most, found = found)
                    }
                    Whole::Settings => {
                        message!("error-too-long-settings", most = most, found = found)
                    }
                    Whole::Backup => {
                        message!("error-too-long-backup", most = most, found = found)
                    }
                }
            }
            FormError::Json { line, column, fault } => {
                message!("mistake-at", line = *line, column = *column, what = fault.message())
            }
            FormError::Parts(misfits) => told(misfits),
            FormError::NoVersion { what, key, version } => {
                let (key, version) = (*key, *version);
                match what {
                    Whole::Board => {
                        message!("error-no-version-board", key = key, version = version)
                    }
                    Whole::Game => message!("error-no-version-game", key = key, version = version),
                    Whole::Table => {
                        message!("error-no-version-table", key = key, version = version)
                    }
                    Whole::History => {
                        message!("error-no-version-history", key = key, version = version)
                    }
                    Whole::Settings => {
                        message!("error-no-version-settings", key = key, version = version)
                    }
                    Whole::Backup => {
                        message!("error-no-version-backup", key = key, version = version)
                    }
                }
            }
            FormError::Newer { what, found, known } => {
                let (found, known) = (*found, *known);
                match what {
                    Whole::Board => message!("error-newer-board", found = found, known = known),
                    Whole::Game => message!("error-newer-game", found = found, known = known),
                    Whole::Table => message!("error-newer-table", found = found, known = known),
                    Whole::History => {
                        message!("error-newer-history", found = found, known = known)
                    }
                    Whole::Settings => {
                        message!("error-newer-settings", found = found, known = known)
                    }
                    Whole::Backup => {
                        message!("error-newer-backup", found = found, known = known)
                    }
                }
            }
        }
    }
}

impl Told for JsonFault {
    fn message(&self) -> Message {
        match self {
            JsonFault::End => message!("error-json-end"),
            JsonFault::Comma => message!("error-json-comma"),
            JsonFault::Colon => message!("error-json-colon"),
            JsonFault::LastComma => message!("error-json-last-comma"),
            JsonFault::After => message!("error-json-after"),
            JsonFault::Name => message!("error-json-name"),
            JsonFault::Text => message!("error-json-text"),
            JsonFault::Number => message!("error-json-number"),
            JsonFault::Deep => message!("error-json-deep"),
            JsonFault::Value => message!("error-json-value"),
            JsonFault::Twice(what) => message!("error-given-twice", what = what),
            JsonFault::Unfit => message!("error-json-unfit"),
        }
    }
}

errors!(FormError, JsonFault);

impl JsonFault {
    /// What the parser found, in words of our own: its messages change with its versions.
    fn of(error: &serde_json::Error, message: &str) -> JsonFault {
        let says = |words: &str| message.contains(words);
        match error.classify() {
            Category::Eof => JsonFault::End,
            Category::Data => match message.strip_prefix("duplicate field `") {
                Some(name) => JsonFault::Twice(clip(name.trim_end_matches('`'))),
                None => JsonFault::Unfit,
            },
            _ if says("trailing comma") => JsonFault::LastComma,
            _ if says("trailing characters") => JsonFault::After,
            _ if says("expected `,`") => JsonFault::Comma,
            _ if says("expected `:`") => JsonFault::Colon,
            _ if says("key must be") => JsonFault::Name,
            _ if says("recursion") => JsonFault::Deep,
            _ if says("number") => JsonFault::Number,
            _ if says("escape") || says("control character") || says("unicode") => JsonFault::Text,
            _ => JsonFault::Value,
        }
    }
}

fn fault(error: &serde_json::Error) -> FormError {
    let (line, column) = (error.line(), error.column());
    let full = error.to_string();
    let place = format!(" at line {line} column {column}");
    let fault = JsonFault::of(error, full.strip_suffix(&place).unwrap_or(&full));
    // Of a text without a line the parser tells line 0 or 1 and column 0.
    FormError::Json { line: line.max(1), column: column.max(1), fault }
}

/// Fields whose texts may have several lines: notes, the text of a game in the history, and those of
/// printed boards.
const LINES: [&str; 3] = ["notes", "game", "boards"];

/// Takes unsafe characters out of all texts, and tells whether there were any. Names of fields have
/// none: each is known or refused.
fn clean(value: &mut Value, lines: bool) -> bool {
    match value {
        Value::String(text) => {
            let cleaned = match if lines { plain_lines(text) } else { plain(text) } {
                Cow::Borrowed(_) => return false,
                Cow::Owned(cleaned) => cleaned,
            };
            *text = cleaned;
            true
        }
        Value::Array(values) => {
            values.iter_mut().fold(false, |any, value| clean(value, lines) | any)
        }
        Value::Object(fields) => fields
            .iter_mut()
            .fold(false, |any, (name, value)| clean(value, LINES.contains(&name.as_str())) | any),
        _ => false,
    }
}

impl Form {
    /// Whether a JSON text looks like one of this form: it names the field with the version.
    pub fn is_seen_in(&self, text: &str) -> bool {
        let head: String = text.chars().take(4096).collect();
        head.trim_start_matches('\u{feff}').trim_start().starts_with('{')
            && head.contains(&format!("\"{}\"", self.key))
    }

    /// Holds that what was read from a text of so many bytes can be written and read back.
    pub fn check_growth(
        &self,
        read: usize,
        written: impl FnOnce() -> String,
    ) -> Result<(), FormError> {
        let (what, most) = (self.what, self.most);
        let found = if read > most / GROWTH { written().len() } else { 0 };
        if found > most { Err(FormError::TooLong { what, most, found }) } else { Ok(()) }
    }

    /// Reads a text of this form, of this version or an older one.
    pub fn read<T: DeserializeOwned>(&self, text: &str) -> Result<T, FormError> {
        let Form { what, key, version, most, fields } = *self;
        if text.len() > most {
            return Err(FormError::TooLong { what, most, found: text.len() });
        }
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut value: Value = serde_json::from_str(text).map_err(|e| fault(&e))?;
        let cleaned = clean(&mut value, false);
        if value.is_object() {
            // Version 1 is the first. A later reader turns older forms into the newest one here.
            match value.get(key).map(Value::as_u64) {
                None | Some(Some(0)) => return Err(FormError::NoVersion { what, key, version }),
                Some(Some(found)) if found > u64::from(version) => {
                    return Err(FormError::Newer { what, found, known: version });
                }
                Some(_) => {}
            }
        }
        let misfits = misfits(&value, &Want::Object(fields));
        if !misfits.is_empty() {
            return Err(FormError::Parts(misfits));
        }
        // From the text once more, as a field given twice shows only there.
        let read = serde_json::from_str(text).map_err(|e| fault(&e));
        match read {
            Err(FormError::Json { fault: JsonFault::Twice(_), .. }) => read,
            _ if cleaned => serde_json::from_value(value).map_err(|e| fault(&e)),
            read => read,
        }
    }
}

/// Writes plain data with text keys, indented, with a line break at its end.
pub(crate) fn write(form: &impl serde::Serialize) -> String {
    // Every part is plain data with text keys; that cannot fail.
    let mut text = serde_json::to_string_pretty(form).unwrap_or_default();
    text.push('\n');
    text
}
