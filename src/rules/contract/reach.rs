//! How what is drawn is reached without facing lines.

use crate::board::Space;

/// How what is drawn is reached without facing lines.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reach {
    /// Spaces that may be drawn without connecting to anything.
    pub free: Vec<Space>,
    /// Pairs of spaces that count as connected when drawing.
    pub joined: Vec<(Space, Space)>,
}
