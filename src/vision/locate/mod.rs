//! Where the printed grid lies in a photo.

mod geometry;

pub use geometry::{Grid, Homography, Point, Quad};

use super::photo::Photo;
use thiserror::Error;

/// A board found in a photo.
#[derive(Clone, Debug)]
pub struct Located {
    /// The grid in the most probable orientation.
    pub grid: Grid,
    /// How surely this is the grid of a board, 0 to 1.
    pub confidence: f64,
    /// Evidence for each orientation, the board turned by 0 to 3 quarter turns from
    /// [`Located::grid`]: logarithms of probabilities that sum to 1.
    pub turns: [f64; 4],
}

/// Why no board was found. Every message says what to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum NoBoard {
    /// Nothing looks like a board's grid.
    #[error("no board found; photograph the whole grid from above, or give its corners by hand")]
    Nothing,
    /// A part of the grid lies outside the photo.
    #[error("a part of the board is cut off; photograph all 49 spaces with some table round them")]
    CutOff,
    /// The board covers too few pixels.
    #[error("the board is too small in the photo; go closer or use the original photo")]
    TooSmall,
    /// Lines are too blurred to read.
    #[error("the photo is too blurred; hold the camera still and tap on the board to focus")]
    Blurred,
}

/// Finds the grid.
pub fn locate(_photo: &Photo) -> Result<Located, NoBoard> {
    Err(NoBoard::Nothing)
}
