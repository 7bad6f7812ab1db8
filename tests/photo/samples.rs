//! The sample photos give their boards, and nothing else does.

use image::{Rgb, RgbImage};
use inkspector::board::Space;
use inkspector::vision::grade::{PictureForm, read_truth};
use inkspector::vision::reader::Reader;
use inkspector::vision::{BoardPhoto, NoBoard, Photo, Quad, ReadOptions, read_photo};
use proptest::prelude::*;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

static READER: LazyLock<Reader> = LazyLock::new(|| Reader::bundled().unwrap());

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("samples/photos")
}

fn read(bytes: &[u8], options: &ReadOptions) -> Result<BoardPhoto, NoBoard> {
    read_photo(&Photo::decode(bytes).unwrap(), &READER, options)
}

/// Spaces with another drawing than the truth's.
fn wrong(truth: &PictureForm, board: &BoardPhoto) -> Vec<Space> {
    let expected = truth.sketch().unwrap();
    let read = &board.decoded.sketch;
    let differs = |space: &Space| expected.drawing(*space) != read.drawing(*space);
    expected.layout().spaces().filter(differs).collect()
}

#[test]
fn samples_are_read_or_their_mistakes_are_flagged() {
    let pictures = read_truth(&folder()).unwrap();
    assert_eq!(pictures.len(), 7);
    let (mut exact, mut mistakes) = (0, 0);
    for truth in &pictures {
        let bytes = std::fs::read(folder().join(&truth.file)).unwrap();
        assert!(bytes.len() < 150_000, "{}", truth.file);
        let board = read(&bytes, &ReadOptions::default()).unwrap();
        let error = truth.corners.unwrap().error(board.corners(), board.located.grid.size());
        assert!(error < 0.12, "{}: corners off by {error}", truth.file);
        let wrong = wrong(truth, &board);
        for space in &wrong {
            let flagged = board.doubts().iter().any(|doubt| doubt.space == *space);
            assert!(flagged, "{}: {space} is wrong and not flagged", truth.file);
        }
        exact += usize::from(wrong.is_empty());
        mistakes += wrong.len();
    }
    assert!(exact >= 6 && mistakes <= 3, "{exact} exact, {mistakes} wrong spaces");
}

#[test]
fn corners_by_hand_override_the_search() {
    let truth = read_truth(&folder()).unwrap().swap_remove(0);
    let bytes = std::fs::read(folder().join(&truth.file)).unwrap();
    let corners = truth.corners.unwrap();
    let by_hand =
        |corners| read(&bytes, &ReadOptions { corners: Some(corners), ..Default::default() });
    let board = by_hand(corners).unwrap();
    assert_eq!(*board.corners(), corners);
    assert!(wrong(&truth, &board).len() <= 4);
    // The same board on its side is another board.
    let side = by_hand(corners.turned(1)).unwrap();
    assert_eq!(*side.corners(), corners.turned(1));
    assert!(wrong(&truth, &side).len() > 4);
    // Far outside the photo, and in the wrong order.
    let far = Quad(corners.0.map(|c| inkspector::vision::Point::new(c.x + 5000.0, c.y)));
    assert_eq!(by_hand(far).unwrap_err(), NoBoard::CutOff);
    let [a, b, c, d] = corners.0;
    assert_eq!(by_hand(Quad([a, d, c, b])).unwrap_err(), NoBoard::Corners);
}

#[test]
fn corners_by_hand_make_no_board_out_of_anything() {
    let at = |x, y| inkspector::vision::Point::new(x, y);
    let corners = Quad([at(100.0, 100.0), at(800.0, 100.0), at(800.0, 800.0), at(100.0, 800.0)]);
    let options = ReadOptions { corners: Some(corners), ..Default::default() };
    let mut state = 1_u32;
    let mut chance = || {
        state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        (state >> 24) as u8
    };
    let white = RgbImage::from_pixel(900, 900, Rgb([250; 3]));
    let noise = RgbImage::from_fn(900, 900, |_, _| Rgb([chance(); 3]));
    for picture in [white, noise] {
        let photo = Photo::from_rgb(picture).unwrap();
        let refused = read_photo(&photo, &READER, &options).unwrap_err();
        assert!(matches!(refused, NoBoard::NotThere | NoBoard::Unreadable), "{refused}");
    }
}

#[test]
fn a_puzzle_is_no_board() {
    let bytes = std::fs::read(folder().join("not-a-board.jpg")).unwrap();
    assert_eq!(read(&bytes, &ReadOptions::default()).unwrap_err(), NoBoard::Nothing);
}

/// The command's output for a file, without the time it took.
#[cfg(feature = "cli")]
fn printed(file: &Path) -> String {
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_inkspector"))
        .args(["read", "--json", "--language", "en"])
        .arg(file)
        .output()
        .unwrap();
    let text = String::from_utf8(output.stdout).unwrap();
    let (rest, seconds) = text.trim_end().rsplit_once(",\"seconds\":").unwrap();
    assert!(seconds.trim_end_matches('}').parse::<f64>().is_ok(), "{text}");
    rest.to_owned()
}

#[test]
#[cfg(feature = "cli")]
fn the_same_photo_gives_the_same_bytes() {
    let file = folder().join("crayon.jpg");
    let first = printed(&file);
    assert!(first.starts_with("{\"file\":\"crayon.jpg\",\"kind\":\""), "{first}");
    for key in ["corners", "cells", "doubts"] {
        assert!(first.contains(&format!("\"{key}\":[")), "{key}");
    }
    assert_eq!(first, printed(&file));
    assert!(printed(&folder().join("not-a-board.jpg")).contains("\"refused\":\""));
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 6, max_shrink_iters: 0, ..Default::default() })]

    /// A damaged photo is refused or read, always with 49 spaces, and never ends the program.
    #[test]
    fn damaged_photos_are_read_or_refused(
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..40),
        cut in prop::option::weighted(0.2, any::<prop::sample::Index>()),
    ) {
        let mut bytes = std::fs::read(folder().join("crayon.jpg")).unwrap();
        for (at, byte) in changes {
            let at = at.index(bytes.len());
            bytes[at] = byte;
        }
        if let Some(cut) = cut {
            bytes.truncate(cut.index(bytes.len()));
        }
        if let Ok(photo) = Photo::decode(&bytes)
            && let Ok(board) = read_photo(&photo, &READER, &ReadOptions::default())
        {
            prop_assert_eq!(board.decoded.sketch.cells().len(), 49);
            prop_assert_eq!(board.decoded.confidence.len(), 49);
            prop_assert!(board.decoded.confidence.iter().all(|p| (0.0..=1.0001).contains(p)));
        }
    }
}
