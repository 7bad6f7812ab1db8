//! Boards with more spaces than the networks were taught, read in overlapping pieces of that size.
//!
//! The networks see a picture of 7x7 spaces with half a space around. In the middle of a larger board
//! more spaces lie around instead of print, so that a space is believed from the piece in which it
//! lies farthest from such an edge.

use super::locate::GridSize;
use super::reader::{Reader, Reading};
use super::rectify::{FINER, Rectified};
use image::{RgbImage, imageops};

/// Whether boards of a size can be read, whole or in pieces.
pub fn is_readable(size: GridSize) -> bool {
    size.rows >= Reader::SIZE.rows && size.cols >= Reader::SIZE.cols
}

/// Reads a board with a reading of pictures that show as many spaces as the networks know.
pub fn in_pieces(board: &Rectified, read: impl Fn(&RgbImage) -> Reading) -> Reading {
    let whole = Reader::SIZE;
    if board.size == whole {
        return read(&board.fine);
    }
    let (tops, lefts) = (starts(board.size.rows, whole.rows), starts(board.size.cols, whole.cols));
    let cell = board.cell_px * FINER;
    let side = |cells: u8| (u32::from(cells) + 1) * cell;
    let mut spaces: Vec<Option<(u8, [f32; super::reader::heads::LOCAL])>> =
        vec![None; board.size.spaces()];
    let (mut pose, mut challenge) = ([0.0; 5], 0.0);
    let share = 1.0 / (tops.len() * lefts.len()) as f32;
    for &top in &tops {
        for &left in &lefts {
            let (x, y) = (u32::from(left) * cell, u32::from(top) * cell);
            let piece = imageops::crop_imm(&board.fine, x, y, side(whole.cols), side(whole.rows));
            let reading = read(&piece.to_image());
            pose.iter_mut().zip(reading.pose).for_each(|(sum, part)| *sum += share * part);
            challenge += share * reading.challenge;
            for (place, space) in reading.spaces.into_iter().enumerate() {
                let (row, col) = (place as u8 / whole.cols, place as u8 % whole.cols);
                let inside = depth(row, top, whole.rows, board.size.rows).min(depth(
                    col,
                    left,
                    whole.cols,
                    board.size.cols,
                ));
                let index =
                    usize::from(top + row) * usize::from(board.size.cols) + usize::from(left + col);
                let Some(known) = spaces.get_mut(index) else { continue };
                if known.is_none_or(|(before, _)| before < inside) {
                    *known = Some((inside, space));
                }
            }
        }
    }
    // Pieces cover the board.
    let spaces = spaces.into_iter().flatten().map(|(_, space)| space).collect();
    Reading { spaces, pose, challenge }
}

/// Where pieces begin: at both ends, and so that they share at least three spaces.
fn starts(cells: u8, piece: u8) -> Vec<u8> {
    let rest = cells - piece;
    let steps = rest.div_ceil(piece - 3);
    (0..=steps).map(|step| (rest * step + steps / 2).checked_div(steps).unwrap_or(0)).collect()
}

/// How many spaces lie between one and the nearest edge of its piece; the edge of the board itself is
/// none.
fn depth(at: u8, start: u8, piece: u8, cells: u8) -> u8 {
    let before = if start == 0 { u8::MAX } else { at };
    let after = if start + piece == cells { u8::MAX } else { piece - 1 - at };
    before.min(after)
}
