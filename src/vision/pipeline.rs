//! The whole way from a photo to a board.

use super::decode::{Decoded, decode};
use super::locate::{Grid, Located, NoBoard, Quad, locate};
use super::photo::Photo;
use super::reader::{Reader, Reading};
use super::rectify::{Rectified, rectify};
use crate::rules::Edition;

/// What is known about a photo before it is read.
#[derive(Clone, Copy, Debug, Default)]
pub struct ReadOptions {
    /// The grid's corners, given by hand, in board orientation.
    pub corners: Option<Quad>,
    /// The edition of the board; otherwise the print tells.
    pub edition: Option<Edition>,
}

/// A board read from a photo, with everything on the way there.
#[derive(Clone, Debug)]
pub struct BoardPhoto {
    /// Where the board lies, in the orientation it was read in.
    pub located: Located,
    /// The board from above.
    pub rectified: Rectified,
    /// What the reader saw.
    pub reading: Reading,
    /// The edition it was read as.
    pub edition: Edition,
    /// The board, and what is doubtful about it.
    pub decoded: Decoded,
}

impl BoardPhoto {
    /// The corners of the grid in the photo.
    pub fn corners(&self) -> &Quad {
        self.located.grid.quad()
    }
}

/// The reader must be this sure that a picture shows no board before a grid with weaker evidence
/// than [`CLEAR_GRID`] is refused.
const NO_BOARD: f32 = 0.9;

/// A grid with more confidence than this is a board whatever the reader thinks.
const CLEAR_GRID: f64 = 0.9;

/// An orientation is settled when the others together have less probability than this.
const SETTLED: f64 = 1e-3;

/// Finds the board in a photo and reads it.
///
/// Which way is up is decided by the print where that is clear, otherwise together with the
/// reader.
pub fn read_photo(
    photo: &Photo,
    reader: &Reader,
    options: &ReadOptions,
) -> Result<BoardPhoto, NoBoard> {
    let by_hand = options.corners.is_some();
    let mut located = match options.corners {
        Some(quad) => Located::by_hand(quad).ok_or(NoBoard::Corners)?,
        None => locate(photo)?,
    };
    let mut rectified = rectify(photo, &located.grid);
    let mut reading = reader.read(&rectified);
    if !by_hand {
        if reading.pose[4] > NO_BOARD && located.confidence < CLEAR_GRID {
            return Err(NoBoard::Nothing);
        }
        let turn = most_probable_turn(&located, &reading);
        if turn != 0 {
            located = turned(&located, turn);
            rectified = rectify(photo, &located.grid);
            reading = reader.read(&rectified);
        }
    }
    let seen = if reading.challenge > 0.5 { Edition::Challenge } else { Edition::Classic };
    let edition = options.edition.unwrap_or(seen);
    let decoded = decode(&reading, &edition.layout(), &reader.about().knowledge);
    Ok(BoardPhoto { located, rectified, reading, edition, decoded })
}

/// The quarter turns that make the board upright, by print and reader together.
fn most_probable_turn(located: &Located, reading: &Reading) -> usize {
    if 1.0 - located.turns[0].exp() < SETTLED {
        return 0;
    }
    let score = |turn: usize| located.turns[turn] + f64::from(reading.pose[turn].max(1e-4)).ln();
    (0..4).max_by(|&a, &b| score(a).total_cmp(&score(b)).then(b.cmp(&a))).unwrap_or(0)
}

fn turned(located: &Located, turn: usize) -> Located {
    let grid: Grid = located.grid.turned(turn);
    Located { grid, turns: std::array::from_fn(|k| located.turns[(k + turn) % 4]), ..*located }
}
