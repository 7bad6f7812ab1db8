//! A board in whichever form: told apart, read and written.

use super::file::{BoardFile, KnownBoards, MAX_BYTES, Style};
use super::form::GROWTH;
use super::json::{self, JsonError};
use super::mistake::Mistake;
use super::placement::{PlacementError, Placements};
use super::{text, write};
use crate::board::{Message, Told, Value, errors, message};
use crate::rules::Edition;

/// The forms a board can be read from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// The typed text form.
    Text,
    /// JSON.
    Json,
    /// A string of five-character placements.
    Placements,
}

/// Why a text of any form is no board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadError {
    /// Mistakes in the text form, in the order of their lines.
    Text(Vec<Mistake>),
    /// A mistake in JSON.
    Json(JsonError),
    /// A mistake in a placement string.
    Placements(PlacementError),
}

impl Told for ReadError {
    fn message(&self) -> Message {
        match self {
            ReadError::Text(mistakes) => {
                let told = |mistake: &Mistake| {
                    let marked = Value::from(mistake.marked());
                    Value::Lines(vec![mistake.into(), marked])
                };
                let lines = Value::Lines(mistakes.iter().map(told).collect());
                message!("error-lines", lines = lines)
            }
            ReadError::Json(error) => error.message(),
            ReadError::Placements(error) => error.message(),
        }
    }
}

errors!(ReadError);

impl From<JsonError> for ReadError {
    fn from(error: JsonError) -> ReadError {
        ReadError::Json(error)
    }
}

impl From<PlacementError> for ReadError {
    fn from(error: PlacementError) -> ReadError {
        ReadError::Placements(error)
    }
}

impl BoardFile {
    /// Reads the text form. All mistakes, at most
    /// [`MAX_MISTAKES`](super::MAX_MISTAKES), are reported together.
    ///
    /// ```
    /// use inkspector::notation::BoardFile;
    /// let mistakes = BoardFile::read("A2 hq..\nA9 h.h.\n").unwrap_err();
    /// assert_eq!(mistakes.len(), 2);
    /// assert_eq!((mistakes[0].line, mistakes[0].column), (1, 4));
    /// ```
    pub fn read(text: &str) -> Result<BoardFile, Vec<Mistake>> {
        BoardFile::read_with(text, &|_| Ok(None))
    }

    /// As [`BoardFile::read`], where `layout:` may also name a board that `known` finds: one that
    /// does not ship with the program and that somebody has written down.
    ///
    /// ```
    /// use inkspector::board::Layout;
    /// use inkspector::notation::BoardFile;
    /// let kitchen = std::sync::Arc::new(Layout::blank(9, 9).unwrap());
    /// let known = |name: &str| Ok((name == "kitchen").then(|| kitchen.clone()));
    /// let file = BoardFile::read_with("layout: kitchen\nI9 h.h.\n", &known).unwrap();
    /// assert_eq!(file.sketch.layout().rows(), 9);
    /// assert!(BoardFile::read_with("layout: cellar\n", &known).is_err());
    /// ```
    pub fn read_with(text: &str, known: KnownBoards<'_>) -> Result<BoardFile, Vec<Mistake>> {
        text::read(text, known)
    }

    /// Reads any form: JSON if the text begins with a brace or bracket, a placement string if it is
    /// one word of five-character placements, and the text form otherwise.
    ///
    /// ```
    /// use inkspector::notation::{BoardFile, Form};
    /// let (text, form) = BoardFile::read_any("A2 h.h.").unwrap();
    /// assert_eq!(form, Form::Text);
    /// let (json, form) = BoardFile::read_any(&text.to_json()).unwrap();
    /// assert_eq!((json.sketch, form), (text.sketch.clone(), Form::Json));
    /// let (placements, form) = BoardFile::read_any("A4A10").unwrap();
    /// assert_eq!((placements.sketch, form), (text.sketch, Form::Placements));
    /// ```
    pub fn read_any(text: &str) -> Result<(BoardFile, Form), ReadError> {
        BoardFile::read_any_with(text, &|_| Ok(None))
    }

    /// As [`BoardFile::read_any`] and [`BoardFile::read_with`].
    pub fn read_any_with(
        text: &str,
        known: KnownBoards<'_>,
    ) -> Result<(BoardFile, Form), ReadError> {
        let trimmed = text.trim_start_matches('\u{feff}').trim();
        if trimmed.starts_with(['{', '[']) {
            return Ok((BoardFile::from_json(text)?, Form::Json));
        }
        if Placements::looks_like(trimmed) {
            let placements: Placements = trimmed.parse()?;
            let file = BoardFile::of(Edition::Classic, placements.sketch());
            return Ok((file, Form::Placements));
        }
        Ok((BoardFile::read_with(text, known).map_err(ReadError::Text)?, Form::Text))
    }

    /// The canonical text form, with the spaces as a grid.
    pub fn write(&self) -> String {
        write::write(self, Style::Grid)
    }

    /// The text form in either style.
    ///
    /// ```
    /// use inkspector::notation::{BoardFile, Style};
    /// let file = BoardFile::read("A2 h.h. 1").unwrap();
    /// assert!(file.write_in(Style::Grid).contains("grid:"));
    /// assert!(!file.write_in(Style::List).contains("grid:"));
    /// ```
    pub fn write_in(&self, style: Style) -> String {
        write::write(self, style)
    }

    /// Reads the JSON form.
    ///
    /// ```
    /// use inkspector::notation::BoardFile;
    /// let text = r#"{"inkspector": 1, "spaces": [{"space": "A2", "route": "h.h.", "round": 1}]}"#;
    /// let file = BoardFile::from_json(text).unwrap();
    /// assert_eq!(file.sketch.cell("A2".parse().unwrap()).round, Some(1));
    /// let error = BoardFile::from_json(r#"{"inkspector": 1, "colour": "red"}"#).unwrap_err();
    /// assert!(error.to_string().contains("colour"));
    /// ```
    pub fn from_json(text: &str) -> Result<BoardFile, JsonError> {
        json::read(text)
    }

    /// The JSON form, indented, with a line break at its end.
    pub fn to_json(&self) -> String {
        json::write(self)
    }

    /// The length of the longest form it has, if it was read from a text of so many bytes and that
    /// form could not be read: what one form takes, every form can write and read back.
    pub(super) fn longest(&self, read: usize) -> Option<usize> {
        if read <= MAX_BYTES / GROWTH {
            return None;
        }
        let text = Style::ALL.map(|style| self.write_in(style).len()).into_iter().max();
        let longest = self.to_json().len().max(text.unwrap_or(0));
        (longest > MAX_BYTES).then_some(longest)
    }
}
