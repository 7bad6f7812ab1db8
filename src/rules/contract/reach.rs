//! How what is drawn is reached without facing lines.

use crate::board::{Kind, Place, Space};

/// The routes of other rounds that a round may show, because one was moved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Moved {
    /// None.
    #[default]
    Nothing,
    /// One, but no special route.
    Plain,
    /// One.
    Any,
}

/// How what is drawn is reached without facing lines.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reach {
    /// Spaces that may be drawn without connecting to anything.
    pub free: Vec<Space>,
    /// Spaces whose lines join something that is no route, an airport beside them.
    pub anchored: Vec<Space>,
    /// Pairs of spaces that count as connected when drawing.
    pub joined: Vec<(Space, Space)>,
    /// Whether plain routes need no connection where they may be what is left of a face.
    pub plain: bool,
    /// Kinds whose lines carry no route: where they face each other nothing joins.
    pub loose: Vec<Kind>,
}

impl Reach {
    /// Whether spaces are reached by facing lines alone.
    pub fn is_plain(&self) -> bool {
        *self == Reach::default()
    }
}

/// Where a face that must be drawn could still be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opening {
    /// Wherever its lines join a route or an exit in an empty space, like a route of the box.
    AsRoute,
    /// Here, for certain.
    At(Place),
    /// Perhaps nowhere.
    Untold,
}
