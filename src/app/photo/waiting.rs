//! What may wait for an answer about photos, and how far a player's photo is.

use crate::board::Space;

/// Something that waits for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waiting {
    /// No board could be read in the photo with this number.
    NoBoard(u32),
    /// Which way up the board of the player in this seat lies.
    WayUp(usize),
    /// Whether that player's board is played with the expansions it seems to be played with.
    Expansions(usize),
    /// What is drawn in a space of that player's board.
    Space(usize, Space),
    /// What is written in a field of that player's flap, by its word.
    Line(usize, &'static str),
    /// Which round number is written there.
    Figure(usize, Space),
}

/// How far a player's photo is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stand {
    /// There is none, or its board is entered by hand.
    NoPhoto,
    /// It is being read.
    Reading,
    /// No board could be read in it.
    NotFound,
    /// Nobody has said which way up the board lies.
    WayUp,
    /// Nobody has said whether the board is played with expansions.
    Expansions,
    /// So many spaces are to be looked at.
    Spaces(usize),
    /// So many lines of the flap are to be looked at; no score depends on them.
    Lines(usize),
    /// So many round numbers that touch the total are to be looked at.
    Figures(usize),
    /// Everything has been looked at.
    Done,
}

impl Stand {
    /// Whether the board counts as confirmed.
    pub fn is_sure(self) -> bool {
        matches!(self, Stand::NoPhoto | Stand::Lines(_) | Stand::Done)
    }
}
