//! What the network should have answered.

use crate::board::{Cell, Side};
use crate::vision::reader::digits;
use crate::vision::reader::heads::{ANY_JOIN, Head, Label};
use crate::vision::reader::marks::DrawnMarks;

/// What is really drawn and written in a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SpaceTruth {
    /// What is drawn; `None` if the network cannot know it.
    pub label: Option<Label>,
    /// Which output of the network of digits is right (see [`digits`]); `None` if it is not asked.
    pub digit: Option<u8>,
    /// What expansions draw; `None` if it is not asked.
    pub marks: Option<DrawnMarks>,
}

impl SpaceTruth {
    /// Nothing is asked.
    pub const UNASKED: SpaceTruth = SpaceTruth { label: None, digit: None, marks: None };

    /// The truth about a cell in which `marks` are drawn too.
    pub fn of(cell: &Cell, marks: DrawnMarks) -> SpaceTruth {
        let digit = cell.round.map_or(0, digits::output);
        SpaceTruth { label: Label::of(&cell.drawing), digit: Some(digit), marks: Some(marks) }
    }

    /// The round number that is written, 0 for none; `None` for what is no number of a round.
    pub fn round(&self) -> Option<u8> {
        self.digit.and_then(digits::number)
    }

    /// The right output of the network of digits as a bit; 0 if it is not asked.
    pub fn figure_bits(&self) -> u32 {
        self.digit.map_or(0, |digit| 1 << digit)
    }

    /// What is right of a head as bits; 0 if the head is not asked.
    pub fn bits(&self, head: Head) -> u32 {
        let label = |bits: fn(&Label, Side) -> u32, side| self.label.map_or(0, |l| bits(&l, side));
        match head {
            Head::Side(side) => label(|l, side| 1 << l.sides[side.index()], side),
            Head::Station => label(|l, _| 1 << u8::from(l.station), Side::North),
            Head::Join => {
                label(|l, _| if l.joins == ANY_JOIN { 0 } else { l.joins.into() }, Side::North)
            }
            Head::Digit => self.round().map_or(0, |round| 1 << round),
            Head::Pose | Head::Print => 0,
            mark => self.marks.and_then(|marks| mark.mark(&marks)).map_or(0, |right| 1 << right),
        }
    }
}
