//! How what is drawn is reached without facing lines.

use crate::board::{Kind, Space};

/// How what is drawn is reached without facing lines.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reach {
    /// Spaces that may be drawn without connecting to anything.
    pub free: Vec<Space>,
    /// Pairs of spaces that count as connected when drawing.
    pub joined: Vec<(Space, Space)>,
    /// Whether plain routes need no connection where they may be what is left of a face.
    pub plain: bool,
    /// Kinds whose lines carry no route: where they face each other nothing joins.
    pub loose: Vec<Kind>,
}
