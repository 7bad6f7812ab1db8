//! Tables with several boards.

use image::{Rgb, RgbImage, imageops};
use imageproc::geometric_transformations::{Border, Interpolation, Projection, warp};
use inkspector::board::{Sketch, Space};
use inkspector::paint::{BoardKind, PaintedPhoto, PhotoOptions, Rng, Tier, photo, random_board};
use inkspector::vision::reader::Reader;
use inkspector::vision::{BoardPhoto, NoBoard, Photo, ReadOptions, read_boards};
use std::path::Path;
use std::sync::LazyLock;

static READER: LazyLock<Reader> = LazyLock::new(|| Reader::bundled().unwrap());

/// A painted photo of a finished game with its round numbers.
fn painted(seed: u64, challenge: bool, size: (usize, usize)) -> PaintedPhoto {
    let sketch = random_board(&mut Rng::new(seed), BoardKind::game(challenge, true));
    let options = PhotoOptions::new(seed, Tier::Easy);
    photo(&PhotoOptions { sketch: Some(sketch), size: Some(size), ..options })
}

fn read(picture: RgbImage) -> Result<Vec<BoardPhoto>, NoBoard> {
    let photo = Photo::from_rgb(picture).unwrap();
    let (first, others) = read_boards(&photo, &READER, &ReadOptions::default())?;
    Ok(std::iter::once(first).chain(others).collect())
}

/// Spaces that are read wrongly and not flagged.
fn silent(board: &BoardPhoto, truth: &Sketch) -> Vec<Space> {
    let doubts = board.doubts();
    let wrong = |space: &Space| {
        board.decoded.sketch.drawing(*space) != truth.drawing(*space)
            && doubts.iter().all(|doubt| doubt.space != *space)
    };
    truth.layout().spaces().filter(wrong).collect()
}

/// Spaces that are read rightly.
fn right(board: &BoardPhoto, truth: &Sketch) -> usize {
    let read = &board.decoded.sketch;
    truth.layout().spaces().filter(|s| read.drawing(*s) == truth.drawing(*s)).count()
}

#[test]
fn all_boards_of_a_table_are_read_in_reading_order() {
    let boards = [painted(61, false, (640, 640)), painted(62, true, (640, 640))];
    let mut table = RgbImage::from_pixel(1500, 760, Rgb([120, 100, 80]));
    imageops::replace(&mut table, &boards[0].image, 40, 60);
    // The second one lies on its side.
    imageops::replace(&mut table, &imageops::rotate90(&boards[1].image), 800, 60);
    let read = read(table).unwrap();
    assert_eq!(read.len(), 2);
    for (read, painted) in read.iter().zip(&boards) {
        assert!(right(read, &painted.sketch) >= 47, "{}", right(read, &painted.sketch));
        assert_eq!(silent(read, &painted.sketch), []);
    }
    assert!(read[0].corners().0[0].x < 740.0 && read[1].corners().0[0].x > 740.0);
}

/// A sample photo.
fn sample(name: &str) -> RgbImage {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples/photos");
    image::open(folder.join(name)).unwrap().into_rgb8()
}

/// The only board of a picture.
fn only(picture: RgbImage) -> BoardPhoto {
    let mut boards = read(picture).unwrap();
    assert_eq!(boards.len(), 1);
    boards.remove(0)
}

#[test]
fn what_the_edge_cuts_off_is_hidden_and_the_rest_is_read() {
    // The left edge goes through the first column of each.
    for (name, left, hidden) in
        [("ballpoint.jpg", 74, "F1 G1"), ("crayon.jpg", 61, "A1 B1 C1 D1 E1")]
    {
        let whole = sample(name);
        let (width, height) = whole.dimensions();
        let cut = only(imageops::crop_imm(&whole, left, 0, width - left, height).to_image());
        let told: Vec<String> = cut.hidden.iter().map(ToString::to_string).collect();
        assert_eq!(told.join(" "), hidden, "{name}");
        let doubts = cut.doubts();
        assert!(cut.hidden.iter().all(|space| doubts.iter().any(|doubt| doubt.space == *space)));
        assert_eq!(silent(&cut, &only(whole).decoded.sketch), [], "{name}");
    }
}

#[test]
fn a_mirrored_photo_is_told_and_read_mirrored_back() {
    let whole = sample("challenge-print.jpg");
    let mirrored = only(imageops::flip_horizontal(&whole));
    let straight = only(whole);
    assert!(mirrored.mirrored && !straight.mirrored);
    assert_eq!(silent(&mirrored, &straight.decoded.sketch), []);
}

/// A table of several boards, each turned somehow, seen from somewhere.
fn slanted(seed: u64, boards: &[PaintedPhoto]) -> RgbImage {
    let mut rng = Rng::new(seed);
    let side = 620.0;
    let mut table = RgbImage::from_pixel(1900, 1500, Rgb([120, 100, 80]));
    for (k, board) in boards.iter().enumerate() {
        let (x, y) = (40.0 + 640.0 * (k % 3) as f32, 60.0 + 740.0 * (k / 3) as f32);
        let turn = (rng.unit() - 0.5) * 6.0;
        let moved = Projection::translate(x + side / 2.0, y + side / 2.0)
            * Projection::rotate(turn)
            * Projection::scale(0.66, 0.66)
            * Projection::translate(-320.0, -320.0);
        let back = moved.invert();
        for (px, py, pixel) in table.enumerate_pixels_mut() {
            let (u, v) = back * (px as f32, py as f32);
            if (0.0..640.0).contains(&u) && (0.0..640.0).contains(&v) {
                *pixel = *board.image.get_pixel(u as u32, v as u32);
            }
        }
    }
    let corner = |x: f32, y: f32, rng: &mut Rng| {
        let off = |rng: &mut Rng| rng.unit() * 260.0;
        let (dx, dy) = (off(rng), off(rng));
        (if x > 0.0 { x - dx } else { dx }, if y > 0.0 { y - dy } else { dy })
    };
    let from = [(0.0, 0.0), (1900.0, 0.0), (1900.0, 1500.0), (0.0, 1500.0)];
    let to = from.map(|(x, y)| corner(x, y, &mut rng));
    let seen = Projection::from_control_points(from, to).unwrap();
    warp(&table, seen, Interpolation::Bilinear, Border::Constant(Rgb([60, 70, 60])))
}

#[test]
fn boards_of_a_table_seen_aslant_are_found() {
    for (seed, count) in [(4, 2), (5, 3), (10, 4)] {
        let boards: Vec<PaintedPhoto> =
            (0..count).map(|k| painted(100 * seed + k, k % 2 == 1, (640, 640))).collect();
        let read = read(slanted(seed, &boards)).unwrap();
        assert_eq!(read.len(), boards.len(), "{seed}");
        for board in &boards {
            let best = read.iter().map(|read| right(read, &board.sketch)).max();
            assert!(best >= Some(44), "{seed}: {best:?}");
        }
    }
}
