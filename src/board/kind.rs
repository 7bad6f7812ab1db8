//! What kind of line a strand shows on a side.

use serde::{Deserialize, Serialize};
use std::fmt;

/// What a line is. The boxes' own kinds are highway and railway; expansions draw the others.
///
/// ```
/// use inkspector::board::Kind;
/// assert_eq!(Kind::Highway.to_string(), "highway");
/// assert_eq!(Kind::Railway.letter(), 'r');
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Two lines with a broken line between them.
    Highway,
    /// One line with ties across it.
    Railway,
    /// Water of the river expansion.
    River,
    /// A flight path of the airline expansion.
    Airway,
    /// Counts as highway and railway at once (superconnection expansion).
    Superconnection,
    /// A subway of the underground expansion.
    Subway,
    /// A pipe of the underground expansion.
    Pipe,
    /// A tentacle of the tentacle expansion, laid over routes.
    Tentacle,
}

impl Kind {
    /// Every kind, highway and railway first.
    pub const ALL: [Kind; 8] = [
        Kind::Highway,
        Kind::Railway,
        Kind::River,
        Kind::Airway,
        Kind::Superconnection,
        Kind::Subway,
        Kind::Pipe,
        Kind::Tentacle,
    ];

    /// The letter used in space codes: `h r w a x s p t`.
    pub const fn letter(self) -> char {
        match self {
            Kind::Highway => 'h',
            Kind::Railway => 'r',
            Kind::River => 'w',
            Kind::Airway => 'a',
            Kind::Superconnection => 'x',
            Kind::Subway => 's',
            Kind::Pipe => 'p',
            Kind::Tentacle => 't',
        }
    }

    /// Reads a letter of [`Kind::letter`] in either case.
    ///
    /// ```
    /// use inkspector::board::Kind;
    /// assert_eq!(Kind::from_letter('W'), Some(Kind::River));
    /// assert_eq!(Kind::from_letter('q'), None);
    /// ```
    pub fn from_letter(letter: char) -> Option<Kind> {
        let letter = letter.to_ascii_lowercase();
        Kind::ALL.into_iter().find(|kind| kind.letter() == letter)
    }

    /// Whether two facing sides of these kinds connect. A superconnection ends in superstations,
    /// which take highways and railways (expansion compendium, Superconnection Die).
    ///
    /// ```
    /// use inkspector::board::Kind;
    /// assert!(Kind::Superconnection.joins(Kind::Railway));
    /// assert!(!Kind::Highway.joins(Kind::Railway));
    /// ```
    pub const fn joins(self, other: Kind) -> bool {
        self as u8 == other as u8
            || matches!(self, Kind::Superconnection) && other.is_box_route()
            || matches!(other, Kind::Superconnection) && self.is_box_route()
    }

    /// Whether a line of this kind may use an exit printed for another one: superconnections take
    /// both, pipes begin at those of highways and subways at those of railways (expansion
    /// compendium, Superconnection Die and Underground Dice).
    pub const fn uses(self, exit: Kind) -> bool {
        self as u8 == exit as u8
            || matches!(
                (self, exit),
                (Kind::Superconnection, Kind::Highway | Kind::Railway)
                    | (Kind::Pipe, Kind::Highway)
                    | (Kind::Subway, Kind::Railway)
            )
    }

    /// Whether a line of this kind is part of the longest route of `kind`. A superconnection counts
    /// in both (expansion compendium, Superconnection Die).
    pub const fn counts_as(self, kind: Kind) -> bool {
        self as u8 == kind as u8
            || matches!((self, kind), (Kind::Superconnection, Kind::Highway | Kind::Railway))
    }

    /// Whether it is a highway or railway, which the dice of the boxes draw.
    pub const fn is_box_route(self) -> bool {
        matches!(self, Kind::Highway | Kind::Railway)
    }

    /// The lower-case English word.
    pub const fn word(self) -> &'static str {
        match self {
            Kind::Highway => "highway",
            Kind::Railway => "railway",
            Kind::River => "river",
            Kind::Airway => "airway",
            Kind::Superconnection => "superconnection",
            Kind::Subway => "subway",
            Kind::Pipe => "pipe",
            Kind::Tentacle => "tentacle",
        }
    }

    /// Whether its lines lie over what is drawn in a space: routes, ends and exits do not see them,
    /// they join only each other, and an end of theirs is never an error.
    ///
    /// ```
    /// use inkspector::board::Kind;
    /// assert!(Kind::Tentacle.is_laid_over());
    /// assert!(!Kind::River.is_laid_over());
    /// ```
    pub const fn is_laid_over(self) -> bool {
        matches!(self, Kind::Tentacle)
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
