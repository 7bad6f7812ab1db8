//! What a reading says while it runs, and how it can be stopped.

use super::locate::{Grid, NoBoard};
use super::photo::{Photo, PhotoError};
use super::rectify::Rectified;
use crate::board::{Message, Told, errors, message};

/// A stage of reading a photo, in the order they come.
///
/// ```
/// use inkspector::vision::Stage;
/// assert!(Stage::Locate < Stage::Read);
/// assert_eq!(Stage::ALL.map(Stage::key)[0], "stage-decode");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// Unpacking the file.
    Decode,
    /// Finding the grid.
    Locate,
    /// Seeing the board from straight above, in even light.
    Rectify,
    /// Looking at every space, in each way up that is possible.
    Read,
    /// Fitting the spaces together.
    Solve,
}

impl Stage {
    /// Every stage in order.
    pub const ALL: [Stage; 5] =
        [Stage::Decode, Stage::Locate, Stage::Rectify, Stage::Read, Stage::Solve];

    /// The key of its name.
    pub const fn key(self) -> &'static str {
        match self {
            Stage::Decode => "stage-decode",
            Stage::Locate => "stage-locate",
            Stage::Rectify => "stage-rectify",
            Stage::Read => "stage-read",
            Stage::Solve => "stage-solve",
        }
    }
}

/// What a reading has come to, as it comes to it.
#[derive(Clone, Copy, Debug)]
pub enum Milestone<'a> {
    /// A stage begins. [`Stage::Read`] may be told several times, once for each look.
    Begun(Stage),
    /// The photo is unpacked and upright.
    Decoded(&'a Photo),
    /// The grid is found. It may still be turned, once the reader has said which way is up.
    Located(&'a Grid),
    /// The board is seen from straight above, turned as the grid that was told last.
    Rectified(&'a Rectified),
}

/// Somebody asked a reading to stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stop;

/// Hears of each [`Milestone`] and may [`Stop`] the reading there.
pub type Watch<'a> = dyn FnMut(Milestone<'_>) -> Result<(), Stop> + 'a;

/// Why a file gave no board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unread {
    /// It is no photo.
    Photo(PhotoError),
    /// There is no board in the photo that can be read.
    NoBoard(NoBoard),
    /// Whoever watched stopped it.
    Stopped,
}

impl Told for Unread {
    fn message(&self) -> Message {
        match self {
            Unread::Photo(error) => error.message(),
            Unread::NoBoard(why) => why.message(),
            Unread::Stopped => message!("photo-cancelled"),
        }
    }
}

errors!(Unread);

impl From<PhotoError> for Unread {
    fn from(error: PhotoError) -> Unread {
        Unread::Photo(error)
    }
}

impl From<NoBoard> for Unread {
    fn from(why: NoBoard) -> Unread {
        Unread::NoBoard(why)
    }
}

impl From<Stop> for Unread {
    fn from(_: Stop) -> Unread {
        Unread::Stopped
    }
}
