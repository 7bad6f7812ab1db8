//! Reading JSON of a known form and version: boards, records of games, tables of the window.

use super::shape::{Field, Misfit, Told, Want, misfits};
use super::token::clip;
use serde::de::DeserializeOwned;
use serde_json::Value;
use serde_json::error::Category;
use thiserror::Error;

/// A form of JSON: what it is called, which field holds its version, and what it may hold.
pub(crate) struct Form {
    /// What it holds: `board` or `game`.
    pub what: &'static str,
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
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FormError {
    /// The text is longer than the form can need.
    #[error(
        "a {what} file has at most {most} bytes, this one has {found}; is this the right file?"
    )]
    TooLong {
        /// What the form holds.
        what: &'static str,
        /// The most bytes that are read.
        most: usize,
        /// The bytes of this text.
        found: usize,
    },
    /// No JSON, a field given twice, or a value that cannot be.
    #[error("line {line}, column {column}: {fault}")]
    Json {
        /// Line from 1.
        line: usize,
        /// Column from 1.
        column: usize,
        /// What is wrong there.
        fault: JsonFault,
    },
    /// Parts that are missing, misspelt or of the wrong type.
    #[error("{}", Told(.0))]
    Parts(Vec<Misfit>),
    /// There is no version number.
    #[error("this JSON is no {what} of Inkspector: it has no `\"{key}\": {version}`")]
    NoVersion {
        /// What the form holds.
        what: &'static str,
        /// The field with the version.
        key: &'static str,
        /// The version this program writes.
        version: u32,
    },
    /// A version this program does not know.
    #[error(
        "this {what} is in version {found} of the format; this program reads up to {known}: update it"
    )]
    Newer {
        /// What the form holds.
        what: &'static str,
        /// The version of the text.
        found: u64,
        /// The last version that is read.
        known: u32,
    },
}

/// What is wrong at a place of a JSON text.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum JsonFault {
    /// It stops too early.
    #[error("the text ends too early: is a part of the file missing?")]
    End,
    /// Two values follow each other, or a list or an object is not closed.
    #[error("expected a comma or a closing bracket or brace here")]
    Comma,
    /// A name without its value.
    #[error("expected a colon between a name and its value")]
    Colon,
    /// A comma before a closing bracket or brace.
    #[error("take out the comma before the closing bracket or brace")]
    LastComma,
    /// Something after the end.
    #[error("expected nothing after the end of the JSON")]
    After,
    /// A name without quotes.
    #[error("expected a name in quotes")]
    Name,
    /// A text with characters that may not stand in it.
    #[error("a text may hold no line break or bare backslash here")]
    Text,
    /// Digits that are no number.
    #[error("this is no number that can be read")]
    Number,
    /// Lists in lists in lists.
    #[error("this is nested too deeply")]
    Deep,
    /// No value at all.
    #[error("expected a value: a text in quotes, a number, a list or an object")]
    Value,
    /// A field given twice.
    #[error("`{0}` is given twice")]
    Twice(String),
    /// A value of another type than belongs here.
    #[error("what stands here does not belong in such a file")]
    Unfit,
    /// A value that cannot be, such as an exit inside a board.
    #[error("{0}")]
    Impossible(String),
}

impl JsonFault {
    /// What the parser found, in words of our own: its messages change with its versions.
    fn of(error: &serde_json::Error, message: &str) -> JsonFault {
        let says = |words: &str| message.contains(words);
        match error.classify() {
            Category::Eof => JsonFault::End,
            Category::Data => match message.strip_prefix("duplicate field `") {
                Some(name) => JsonFault::Twice(clip(name.trim_end_matches('`'))),
                None if ["invalid ", "missing ", "unknown ", "data did not "]
                    .iter()
                    .any(|of| message.starts_with(of)) =>
                {
                    JsonFault::Unfit
                }
                // What remains was said by a type of our own.
                None => JsonFault::Impossible(message.to_owned()),
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

impl Form {
    /// Reads a text of this form, of this version or an older one.
    pub fn read<T: DeserializeOwned>(&self, text: &str) -> Result<T, FormError> {
        let Form { what, key, version, most, fields } = *self;
        if text.len() > most {
            return Err(FormError::TooLong { what, most, found: text.len() });
        }
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let value: Value = serde_json::from_str(text).map_err(|e| fault(&e))?;
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
        serde_json::from_str(text).map_err(|e| fault(&e))
    }
}

/// Writes plain data with text keys, indented, with a line break at its end.
pub(crate) fn write(form: &impl serde::Serialize) -> String {
    // Every part is plain data with text keys; that cannot fail.
    let mut text = serde_json::to_string_pretty(form).unwrap_or_default();
    text.push('\n');
    text
}
