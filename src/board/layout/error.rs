//! Why a printed board is not possible.

use super::MAX_MORE_DICE;
use crate::board::message::{errors, message};
use crate::board::space::MAX_SIZE;
use crate::board::{Message, Place, Side, Space, Told, Value};

/// Why a layout cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LayoutError {
    /// No rows or columns, or more than [`MAX_SIZE`].
    Size {
        /// Rows asked for.
        rows: u8,
        /// Columns asked for.
        cols: u8,
    },
    /// A space beyond the last row or column.
    Outside {
        /// What is placed there.
        what: Fixture,
        /// The space named.
        space: Space,
        /// Its number in its list, from 0.
        entry: usize,
    },
    /// An exit on a side that faces another space.
    InnerExit {
        /// The space named.
        space: Space,
        /// The side named.
        side: Side,
        /// Its number in its list, from 0.
        entry: usize,
    },
    /// The same thing twice.
    Twice {
        /// What is placed there.
        what: Fixture,
        /// The space named.
        space: Space,
        /// The number of the second in its list, from 0.
        entry: usize,
    },
    /// A given route without lines, or a dotted mountain without sides.
    Nothing {
        /// What is placed there.
        what: Fixture,
        /// The space named.
        space: Space,
        /// Its number in its list, from 0.
        entry: usize,
    },
    /// A given route where a mountain or city is printed.
    GivenBlocked {
        /// The space named.
        space: Space,
        /// Its number in its list, from 0.
        entry: usize,
    },
    /// A kind of line at a space where no city is printed, a second one, or one that no exit has.
    CityKind {
        /// The space named.
        space: Space,
        /// Its number in its list, from 0.
        entry: usize,
    },
    /// More dice that are no letter, none, too many, or listed twice.
    Dice {
        /// Its number in its list, from 0.
        entry: usize,
    },
    /// A layer that is no name.
    Layer(String),
}

/// What is printed at places of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Fixture {
    Exit,
    Centre,
    Building,
    Wall,
    Mountain,
    City,
    Lab,
    Given,
    Dotted,
}

impl Fixture {
    /// `exit`, `centre`, `building`, `wall`, `mountain`, `city` or `lab`.
    pub const fn word(self) -> &'static str {
        match self {
            Fixture::Exit => "exit",
            Fixture::Centre => "centre",
            Fixture::Building => "building",
            Fixture::Wall => "wall",
            Fixture::Mountain => "mountain",
            Fixture::City => "city",
            Fixture::Lab => "lab",
            Fixture::Given => "given",
            Fixture::Dotted => "dotted",
        }
    }

    /// The list that files write it in.
    pub const fn list(self) -> &'static str {
        match self {
            Fixture::Exit => "exits",
            Fixture::Centre => "centre",
            Fixture::Building => "buildings",
            Fixture::Wall => "walls",
            Fixture::Mountain => "mountains",
            Fixture::City => "cities",
            Fixture::Lab => "labs",
            Fixture::Given => "given",
            Fixture::Dotted => "dotted",
        }
    }
}

impl Told for LayoutError {
    fn message(&self) -> Message {
        let name = |what: Fixture| Value::Name("fixture", what.word());
        match *self {
            LayoutError::Size { rows, cols } => {
                message!("error-board-size", most = MAX_SIZE, rows = rows, cols = cols)
            }
            LayoutError::Outside { what, space, .. } => {
                message!("error-fixture-outside", what = name(what), space = space)
            }
            LayoutError::InnerExit { space, side, .. } => {
                message!("error-inner-exit", at = Place::Side(space, side))
            }
            LayoutError::Twice { what, space, .. } => {
                message!("error-fixture-twice", what = name(what), space = space)
            }
            LayoutError::Nothing { what, space, .. } => {
                message!("error-fixture-nothing", what = name(what), space = space)
            }
            LayoutError::GivenBlocked { space, .. } => {
                message!("error-given-blocked", space = space)
            }
            LayoutError::CityKind { space, .. } => message!("error-city-kind", space = space),
            LayoutError::Dice { .. } => message!("error-layout-dice", most = MAX_MORE_DICE),
            LayoutError::Layer(ref found) => message!("error-layer", found = found),
        }
    }
}

errors!(LayoutError);

impl LayoutError {
    /// The entry that is wrong: its list, as files call it, and its number there, from 0.
    pub fn entry(&self) -> Option<(&'static str, usize)> {
        match *self {
            LayoutError::Size { .. } | LayoutError::Layer(_) => None,
            LayoutError::InnerExit { entry, .. } => Some((Fixture::Exit.list(), entry)),
            LayoutError::GivenBlocked { entry, .. } => Some((Fixture::Given.list(), entry)),
            LayoutError::CityKind { entry, .. } => Some(("city_kinds", entry)),
            LayoutError::Dice { entry } => Some(("dice", entry)),
            LayoutError::Outside { what, entry, .. }
            | LayoutError::Twice { what, entry, .. }
            | LayoutError::Nothing { what, entry, .. } => Some((what.list(), entry)),
        }
    }
}
