//! What a board file holds.

use super::content::RulesetError;
use crate::board::{Layout, Message, Sketch};
use crate::expansion::{EXPANSIONS, expansion};
use crate::rules::catalogue::dice;
use crate::rules::contract::Expansion;
use crate::rules::{Edition, Ruleset};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::Arc;

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
    pub(super) const ALL: [Style; 2] = [Style::Grid, Style::List];
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
