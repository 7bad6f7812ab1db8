//! Photos seen in a mirror: a front camera's, or one turned over by a program.
//!
//! Routes look as good there as they do right. Figures do not, nor are they in their boxes; without
//! figures the buildings of a Challenge board lie where none is printed. On a board that has neither,
//! nothing tells, and nothing is worth another figure of points.

use super::reader::Figure;
use super::reader::Reader;
use image::{RgbImage, imageops};

/// What is known of whether a board was seen in a mirror.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mirror {
    /// It was not, or nothing tells.
    No,
    /// Nothing says so, but mirrored back it may make more sense.
    Look,
    /// It may have been.
    Unsure,
    /// It was.
    Yes,
}

/// Rounds of a game on the boards that are read.
const ROUNDS: usize = 7;
/// A board with fewer routes has too few figures to tell.
const ROUTES: usize = 4;
/// Figures that are as clear as this, a route, as a logarithm, are seen the right way round. On painted
/// photographs mirrored ones come to -0.74 at best.
const CLEAR: f32 = -0.4;
/// By so much figures must be clearer in the mirror: on painted photographs they are by 8 and more where
/// the photo is mirrored, and by 4 at most where it is not, all of those without figures.
const CLEARER: f32 = 7.0;
/// From here on it may be either.
const DOUBTFUL: f32 = 4.5;
/// Both ask for clear figures, each more probable than anything else, in one of so many routes: empty boxes
/// tell nothing, and what else is drawn may pass for a few figures.
const FIGURED: [usize; 2] = [2, 3];
/// An unclear figure counts as much as one of this probability.
const LEAST: f32 = 0.05;
/// Where the reader finds that a board lies upright only in the mirror, figures may be by so much less clear
/// there: icons of buildings pass for some.
const ICONS: f32 = 10.0;
/// The reader must be this sure that a picture lies upright in the mirror, where it does not otherwise.
const UPRIGHT: f32 = 0.9;

/// Whether a rectified board was seen in a mirror: `drawn` are the spaces in which something is, row by
/// row, and `upright` is how probable the reader finds it that the board lies the way it was read.
pub(super) fn mirrored(reader: &Reader, image: &RgbImage, drawn: &[bool], upright: f32) -> Mirror {
    let routes = drawn.iter().filter(|drawn| **drawn).count();
    if routes < ROUTES || drawn.len() != Reader::SIZE.spaces() {
        return Mirror::No;
    }
    let (here, _) = clearness(&reader.figures(image), drawn);
    if here > CLEAR * routes as f32 && upright > 0.5 {
        return Mirror::No;
    }
    let mut back = imageops::flip_horizontal(image);
    let mut drawn = flipped(drawn);
    let (mut there, mut lies_upright) = ((f32::NEG_INFINITY, 0), false);
    for _ in 0..4 {
        back = imageops::rotate90(&back);
        drawn = turned(&drawn);
        let seen = clearness(&reader.figures(&back), &drawn);
        there = if seen.0 > there.0 { seen } else { there };
        lies_upright |= upright < 0.5 && reader.read_image(&back).pose[0] > UPRIGHT;
    }
    let figured = FIGURED.map(|of| there.1 * of >= routes);
    match there.0 - here {
        lead if (lead >= CLEARER && figured[0]) || (lies_upright && lead > -ICONS) => Mirror::Yes,
        lead if (lead >= DOUBTFUL && figured[1]) || lies_upright => Mirror::Unsure,
        _ => Mirror::No,
    }
}

/// How well figures and routes go together: a clear round number where something is drawn, a blank box
/// where nothing is. And how many clear numbers there are.
fn clearness(figures: &[Figure], drawn: &[bool]) -> (f32, usize) {
    let number =
        |figure: &Figure| figure.digits.iter().skip(1).take(ROUNDS).copied().fold(0.0, f32::max);
    let one = |(figure, drawn): (&Figure, &bool)| {
        let p = if *drawn { number(figure) } else { figure.blank };
        p.max(LEAST).ln()
    };
    let clear = figures.iter().zip(drawn).filter(|(figure, drawn)| **drawn && number(figure) > 0.5);
    (figures.iter().zip(drawn).map(one).sum(), clear.count())
}

const SIDE: usize = Reader::SIZE.rows as usize;

fn flipped(spaces: &[bool]) -> Vec<bool> {
    spaces.chunks(SIDE).flat_map(|row| row.iter().rev().copied()).collect()
}

/// Turned clockwise by a quarter, as [`imageops::rotate90`] does.
fn turned(spaces: &[bool]) -> Vec<bool> {
    let from = |place: usize| {
        let (row, col) = (place / SIDE, place % SIDE);
        spaces.get((SIDE - 1 - col) * SIDE + row).copied().unwrap_or(false)
    };
    (0..spaces.len()).map(from).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vision::{Photo, ReadOptions, read_photo, sample_board};

    #[test]
    fn spaces_move_as_pixels_do() {
        let spaces: Vec<bool> = (0..49).map(|place| place % 5 == 0 || place < 3).collect();
        let picture = |spaces: &[bool]| {
            image::GrayImage::from_fn(7, 7, |x, y| {
                image::Luma([u8::from(spaces[(y * 7 + x) as usize])])
            })
        };
        assert_eq!(picture(&flipped(&spaces)), imageops::flip_horizontal(&picture(&spaces)));
        assert_eq!(picture(&turned(&spaces)), imageops::rotate90(&picture(&spaces)));
    }

    /// A classic board looks the same in a mirror but for its figures.
    #[test]
    fn figures_tell_that_a_photo_is_mirrored() {
        let reader = Reader::bundled().unwrap();
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("samples/photos");
        let photo = Photo::open(folder.join("crayon.jpg")).unwrap();
        let board = read_photo(&photo, &reader, &ReadOptions::default()).unwrap();
        let drawn: Vec<bool> =
            board.decoded.sketch.cells().iter().map(|cell| !cell.drawing.is_empty()).collect();
        let image = sample_board("crayon.jpg").fine;
        assert_eq!(mirrored(&reader, &image, &drawn, 1.0), Mirror::No);
        let back = imageops::flip_horizontal(&image);
        assert_eq!(mirrored(&reader, &back, &flipped(&drawn), 1.0), Mirror::Yes);
        // Without a route there is nothing to tell by.
        assert_eq!(mirrored(&reader, &back, &[false; 49], 1.0), Mirror::No);
    }
}
