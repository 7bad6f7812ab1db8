//! What of expansions can be drawn in a space.

/// What of expansions is drawn in a space.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DrawnMarks {
    /// What reaches the north, east, south and west side.
    pub areas: [Area; 4],
    /// What stands in the space.
    pub object: Object,
    /// Whether a trail reaches the corners north-east, south-east, south-west and north-west.
    pub trail: [bool; 4],
    /// Whether a canyon runs along the north, east, south and west side.
    pub canyon: [bool; 4],
}

/// What is drawn up to a side of a space, beside routes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Area {
    /// Nothing.
    #[default]
    None,
    /// A river.
    River,
    /// A lake.
    Lake,
    /// Lava.
    Lava,
}

/// What is drawn inside a space, beside routes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Object {
    /// Nothing.
    #[default]
    None,
    /// A volcano.
    Volcano,
    /// A crater.
    Crater,
    /// Trees.
    Trees,
    /// A cactus.
    Cactus,
    /// An oasis.
    Oasis,
}
