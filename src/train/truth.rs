//! What the network should have answered.

use crate::board::{Cell, Side};
use crate::vision::reader::heads::{ANY_JOIN, Head, Label};

/// What is really drawn and written in a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SpaceTruth {
    /// What is drawn; `None` if the network cannot know it.
    pub label: Option<Label>,
    /// Round number, 0 for none; `None` above 9.
    pub digit: Option<u8>,
}

impl SpaceTruth {
    /// The truth about a cell.
    pub fn of(cell: &Cell) -> SpaceTruth {
        let digit = cell.round.unwrap_or(0);
        SpaceTruth { label: Label::of(&cell.drawing), digit: (digit < 10).then_some(digit) }
    }

    /// The right outputs of a head as bits; 0 if the head is not asked.
    pub fn bits(&self, head: Head) -> u16 {
        let label = |bits: fn(&Label, Side) -> u16, side| self.label.map_or(0, |l| bits(&l, side));
        match head {
            Head::Side(side) => label(|l, side| 1 << l.sides[side.index()], side),
            Head::Station => label(|l, _| 1 << u8::from(l.station), Side::North),
            Head::Join => {
                label(|l, _| if l.joins == ANY_JOIN { 0 } else { l.joins.into() }, Side::North)
            }
            Head::Digit => self.digit.map_or(0, |digit| 1 << digit),
            Head::Pose | Head::Print => 0,
        }
    }
}
