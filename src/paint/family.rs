//! Styles that are trained on, and those kept apart.

/// Which styles a picture may draw from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Family {
    /// Styles the reader is trained on.
    #[default]
    Training,
    /// Styles kept apart: other handwriting, other habits, other tables. Training never sees them,
    /// so that figures on them say how unknown boards fare.
    HeldOut,
}

impl Family {
    /// The word used in truth files.
    pub fn word(self) -> &'static str {
        match self {
            Family::Training => "training",
            Family::HeldOut => "held-out",
        }
    }
}
