//! What a board file holds.

use super::form::GROWTH;
use super::json;
use super::mistake::Mistake;
use super::placement::{PlacementError, Placements};
use super::{text, write};
use crate::board::{Layout, Message, Sketch, Told, Value, errors, message};
use crate::expansion::{EXPANSIONS, expansion};
use crate::rules::catalogue::dice;
use crate::rules::contract::Expansion;
use crate::rules::{Edition, Ruleset, RulingError};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::Arc;

pub use super::json::JsonError;
pub use crate::board::is_name;

/// The version of the text and JSON forms that this program writes.
pub const FORMAT: u32 = 1;

/// The rounds of which a board may note the dice.
pub(super) const ROUNDS: RangeInclusive<u8> = 1..=99;

/// The longest board file that is read, in bytes. A full 32x32 board takes about 40 000.
pub const MAX_BYTES: usize = 1 << 20;

/// The most names that a file may list as expansions or as goals, and the most sets of rulings with
/// expected numbers.
pub const MAX_LISTED: usize = 64;

/// Finds a printed board by the name that `layout:` gives it, or tells why the file that holds it is
/// none.
pub type KnownBoards<'a> = &'a dyn Fn(&str) -> Result<Option<Arc<Layout>>, Message>;

/// One player's board with everything a file says about it.
///
/// ```
/// use inkspector::notation::BoardFile;
/// let file = BoardFile::read("player: Anna\nA2 h.h. 1\nB2 highway N-E 1\n").unwrap();
/// assert_eq!(file.player, "Anna");
/// assert_eq!(file.sketch.drawn().count(), 2);
/// assert_eq!(BoardFile::read(&file.write()), Ok(file));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardFile {
    /// The board's name; empty if it has none.
    pub title: String,
    /// Who drew it; empty if unknown.
    pub player: String,
    /// Comments that stand on lines of their own.
    pub notes: Vec<String>,
    /// The boxes it comes from.
    pub edition: Edition,
    /// The printed board and everything drawn on it.
    pub sketch: Sketch,
    /// Chosen rulings: key and answer.
    pub rulings: BTreeMap<String, String>,
    /// Names of the expansions played with.
    pub expansions: Vec<String>,
    /// Goal cards in play.
    pub goals: Vec<String>,
    /// The dice of each round as far as known: faces as space codes or names.
    pub dice: BTreeMap<u8, Vec<String>>,
    /// What the board is said to score, for samples and tests.
    pub expected: Vec<Expected>,
}

/// Numbers a board is said to score under some rulings.
///
/// ```
/// use inkspector::notation::BoardFile;
/// let file = BoardFile::read("expect: total 46, networks 6 4\n").unwrap();
/// assert_eq!(file.expected[0].numbers["networks"], [6, 4]);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Expected {
    /// Rulings that differ from the file's own.
    pub rulings: BTreeMap<String, String>,
    /// Numbers by name: `total`, `highway` and so on hold one, `networks` one for each network.
    pub numbers: BTreeMap<String, Vec<i32>>,
}

/// How the spaces are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Style {
    /// One line a row, one column a space: the board's own look.
    #[default]
    Grid,
    /// One line a drawn space.
    List,
}

impl Style {
    const ALL: [Style; 2] = [Style::Grid, Style::List];
}

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

/// A name in a board file that does not exist.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RulesetError {
    /// No expansion has this name.
    Expansion(String),
    /// No ruling has this key or answer.
    Ruling(RulingError),
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

errors!(ReadError, RulesetError);

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

impl From<RulingError> for RulesetError {
    fn from(error: RulingError) -> RulesetError {
        RulesetError::Ruling(error)
    }
}

impl BoardFile {
    /// A file with an empty board of an edition.
    pub fn new(edition: Edition) -> BoardFile {
        BoardFile::of(edition, Sketch::new(edition.layout()))
    }

    /// A file with a sketch and nothing else.
    pub fn of(edition: Edition, sketch: Sketch) -> BoardFile {
        BoardFile {
            title: String::new(),
            player: String::new(),
            notes: Vec::new(),
            edition,
            sketch,
            rulings: BTreeMap::new(),
            expansions: Vec::new(),
            goals: Vec::new(),
            dice: BTreeMap::new(),
            expected: Vec::new(),
        }
    }

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

    /// The rules the board is scored under: its edition, its expansions, its rulings.
    ///
    /// Fails for a name that does not exist, which only a file built by a program can hold.
    ///
    /// ```
    /// use inkspector::notation::BoardFile;
    /// let file = BoardFile::read("edition: challenge\nexpansions: forest\n").unwrap();
    /// let rules = file.ruleset().unwrap();
    /// assert_eq!(rules.expansions[0].id(), "forest");
    /// ```
    pub fn ruleset(&self) -> Result<Ruleset, RulesetError> {
        let mut rules = self.rules();
        if let Some(unknown) = self.expansions.iter().find(|id| expansion(id).is_none()) {
            return Err(RulesetError::Expansion(unknown.clone()));
        }
        for (key, answer) in &self.rulings {
            rules.choose(key, answer)?;
        }
        Ok(rules)
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

    /// Its edition and those of its expansions that exist, without rulings.
    pub(super) fn rules(&self) -> Ruleset {
        let mut rules = Ruleset::new(self.edition);
        let wanted = |known: &&dyn Expansion| self.expansions.iter().any(|id| id == known.id());
        rules.expansions = EXPANSIONS.iter().copied().filter(wanted).collect();
        rules
    }

    /// The title, or the player, or nothing: what to call the board in a list.
    ///
    /// ```
    /// use inkspector::notation::BoardFile;
    /// let file = BoardFile::read("player: Anna\ntitle: Third game\n").unwrap();
    /// assert_eq!(file.name(), Some("Third game"));
    /// ```
    pub fn name(&self) -> Option<&str> {
        [&*self.title, &*self.player].into_iter().find(|name| !name.is_empty())
    }
}

/// A die that the board rolls more of although the edition has none such.
pub(super) fn missing_die(edition: Edition, layout: &Layout) -> Option<char> {
    let known = |letter: char| dice(edition).dice.iter().any(|die| die.name == letter);
    layout.more_dice().iter().map(|more| more.die).find(|&letter| !known(letter))
}
