//! What can be asked of photos and of what was read in them.

use super::data::Compare;
use super::read::Report;
use super::waiting::Waiting;
use crate::board::{Drawing, Space};
use crate::notation::PhotoFile;
use crate::score::FieldRead;
use std::sync::Arc;

/// One request.
#[derive(Clone)]
pub enum PhotoAction {
    /// A report about a photo.
    Report(u32, Report),
    /// A photo of an earlier run is back, to the player with this number.
    Back(u32, PhotoFile, Arc<[u8]>),
    /// Look at a photo.
    Show(usize),
    /// Move a corner to a place in the picture.
    Corner(usize, [f32; 2]),
    /// The board lies turned by so many quarter turns: read it that way up.
    Turn(usize),
    /// The board lies the way up it was read.
    WayUp,
    /// The board in view is played with the expansions it seems to be played with, or not.
    Play(bool),
    /// Read the photo again, with the corners as they are if somebody moved them.
    ReadAgain,
    /// Find the corners anew.
    FindCorners,
    /// Stop reading.
    Cancel(u32),
    /// Forget a photo.
    Drop(usize),
    /// Answer a doubt.
    Settle(Space, Drawing),
    /// Look at something that waits for an answer.
    Look(Waiting),
    /// Look at what waits next.
    Next,
    /// Choose another photo for the player whose photo has this number.
    Another(u32),
    /// Enter the board of the photo with this number by hand.
    ByHand(u32),
    /// Leave the photo with this number out, and its player if nobody has drawn a board.
    LeaveOut(u32),
    /// How the review shows photo and board.
    Compare(Compare),
    /// Say which round number is written in a space.
    SettleRound(Space, Option<u8>),
    /// Say what is written in a field of the flap.
    SettleField(&'static str, FieldRead),
    /// The first figure of a round with two was typed.
    Ten,
    /// Go through the doubtful round numbers, or leave that.
    Rounds(bool),
    /// Take the round numbers as they were read.
    TakeRounds,
}
