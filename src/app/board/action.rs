//! What can be asked of the board.

use super::data::{Brush, Lit, Panel, Pen, Tool};
use crate::board::{Drawing, Place, Side, Space};

/// One request.
#[derive(Clone, Debug)]
pub enum BoardAction {
    /// Show something beside the board.
    Beside(Panel),
    /// Light something.
    Light(Lit),
    /// Move the keyboard's space.
    Select(Option<Space>),
    /// A press on a space: draws, or adds to a claim or a guess.
    Press(Space),
    /// Take what an expansion draws into the hand, or put it down.
    Tool(Option<Tool>),
    /// Draw a mark once more at a place, or erase it once its amount is full.
    PressPlace(Place),
    /// The pointer is over a space.
    Hover(Option<Space>),
    /// Take a route into the hand, or put it down.
    Hold(Option<Brush>),
    /// Choose what a drag does, with nothing else in hand.
    Pen(Pen),
    /// A line begins in a space, and comes into it by a side if it begins at its edge.
    Begin(Space, Option<Side>),
    /// The line goes on into a space.
    Reach(Space),
    /// The line ends, and leaves its last space by a side if it ends at its edge.
    Finish(Option<Side>),
    /// The line is not to be drawn.
    Drop,
    /// Offer everything that can be drawn into a space.
    Offer(Space),
    /// Take up what is drawn in a space.
    Lift(Space),
    /// Put it into a space; what was there comes to where it was.
    Put(Space),
    /// Empty a space.
    Erase(Space),
    /// Put exactly this into a space.
    Draw(Space, Drawing),
    /// Write a round number.
    Round(Space, Option<u8>),
    /// The round number that stamps write.
    StampRound(Option<u8>),
    /// A key of a route: draw it in the keyboard's space, or turn it there.
    TypeRoute(&'static str),
}
