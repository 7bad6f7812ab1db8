//! What is printed on a board.

use crate::board::{Drawing, Kind, Side, Space, Value};
use serde::{Deserialize, Serialize};

/// A place at the border where a network may leave the board and earn points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Exit {
    /// The space it touches.
    pub space: Space,
    /// The side of that space.
    pub side: Side,
    /// The only kind of line that may use it.
    pub kind: Kind,
}

/// A special building printed in the corner of a space (Challenge rulebook, Special Buildings).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Building {
    /// Lets the player draw one of the round's route dice twice.
    Factory,
    /// Marks the village track when a station is drawn on it.
    Village,
    /// Marks the university track when a route is drawn on it.
    University,
}

impl Building {
    /// `factory`, `village` or `university`.
    pub const fn word(self) -> &'static str {
        match self {
            Building::Factory => "factory",
            Building::Village => "village",
            Building::University => "university",
        }
    }
}

impl From<Building> for Value {
    fn from(building: Building) -> Value {
        Value::Name("building", building.word())
    }
}

/// A building and where it is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BuildingSite {
    /// The space it is printed in.
    pub space: Space,
    /// What it is.
    pub building: Building,
}

/// A wall printed on the line between two spaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wall {
    /// One of the two spaces it separates.
    pub space: Space,
    /// The side of that space it stands on.
    pub side: Side,
}

/// A route printed on the board before anybody draws (expansion compendium, blueprints): it counts as
/// drawn, belongs to no round, and costs no die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Given {
    /// The space it is printed in.
    pub space: Space,
    /// What is printed.
    pub route: Drawing,
}

/// A mountain with a dotted shape, in which a route may be drawn that stays inside the shape
/// (expansion compendium, Epic board).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Dotted {
    /// The space it is printed in.
    pub space: Space,
    /// The sides that the dotted shape reaches.
    pub sides: Vec<Side>,
}

impl Dotted {
    /// Whether the shape reaches a side.
    pub fn reaches(&self, side: Side) -> bool {
        self.sides.contains(&side)
    }
}

/// The only kind of line that a city is printed with. The text of the Epic board names none, so that
/// most boards have no such entry (expansion compendium, Epic board: Cities).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CityKind {
    /// The space of the city.
    pub space: Space,
    /// Highway or railway.
    pub kind: Kind,
}

/// The most dice that a board may add to those of the box.
pub const MAX_MORE_DICE: u8 = 4;

/// Dice of the box that a board rolls more of in each round (expansion compendium, Epic board: two
/// more dice A).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoreDice {
    /// The letter of the die.
    pub die: char,
    /// How many of it are rolled besides those of the box.
    pub copies: u8,
}
