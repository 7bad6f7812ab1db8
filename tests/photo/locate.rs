//! Boards are found where they are, and nothing else is taken for one.

use super::views::{Chance, View, board, board_of, clutter};
use image::imageops;
use inkspector::board::{Exit, Kind, Layout, Side, Space};
use inkspector::paint::{self, Family, PhotoOptions, Tier};
use inkspector::vision::reader::Reader;
use inkspector::vision::{
    GridSize, Located, NoBoard, Photo, Point, Quad, ReadOptions, locate, read_photo,
};
use std::sync::Arc;

const SEVEN: GridSize = GridSize { rows: 7, cols: 7 };

/// Finds the board that every edition has.
fn find(photo: &Photo) -> Result<Located, NoBoard> {
    locate(photo, &Layout::classic())
}

const VIEW: View =
    View { width: 1200, height: 900, turn: 0.0, tilt: 0.0, across: 9.5, middle: (3.5, 3.5) };

const BLUE: [f64; 3] = [150.0, 200.0, 230.0];
const WOOD: [f64; 3] = [140.0, 100.0, 60.0];

fn photo(view: &View, plane: &super::views::Plane) -> Photo {
    Photo::from_rgb(view.shoot(plane, 8.0, 7)).unwrap()
}

fn error(photo: &Photo, truth: &Quad) -> f64 {
    let located = find(photo).unwrap_or_else(|refusal| panic!("{refusal}"));
    truth.error(located.grid.quad(), SEVEN)
}

#[test]
fn every_turn_and_tilt() {
    let plane = board(BLUE, WOOD, true);
    for tilt in [0.0, 20.0, 40.0, 48.0] {
        for turn in [0.0, 38.0, 90.0, 171.0, 180.0, 233.0, 270.0] {
            let across = 11.5;
            let view = View { turn, tilt, across, ..VIEW };
            let error = error(&photo(&view, &plane), &view.quad(7.0));
            assert!(error < 0.05, "turn {turn}, tilt {tilt}: off by {error}");
        }
    }
}

#[test]
fn boards_of_every_colour_on_every_table() {
    let papers = [
        BLUE,
        [225.0, 140.0, 80.0],
        [120.0, 170.0, 90.0],
        [245.0, 215.0, 120.0],
        [214.0; 3],
        [250.0; 3],
    ];
    for (k, paper) in papers.into_iter().enumerate() {
        for table in [WOOD, [15.0; 3], [245.0; 3]] {
            // White paper on a white table may be found a quarter turn off; the reader's pose then
            // has to decide.
            if paper == [250.0; 3] && table == [245.0; 3] {
                continue;
            }
            let view = View { turn: 47.0 * k as f64, tilt: 15.0, across: 11.5, ..VIEW };
            let error = error(&photo(&view, &board(paper, table, true)), &view.quad(7.0));
            assert!(error < 0.05, "{paper:?} on {table:?}: off by {error}");
        }
    }
}

#[test]
fn small_boards_in_large_photos() {
    let view = View { width: 2400, height: 1800, across: 24.0, tilt: 12.0, turn: 20.0, ..VIEW };
    let error = error(&photo(&view, &board(BLUE, WOOD, true)), &view.quad(7.0));
    assert!(error < 0.05, "off by {error}");
}

#[test]
fn without_number_boxes_half_a_turn_stays_open() {
    let view = View { turn: 10.0, ..VIEW };
    let photo = photo(&view, &board([245.0; 3], WOOD, false));
    let located = find(&photo).unwrap();
    let truth = view.quad(7.0);
    let error = truth
        .error(located.grid.quad(), SEVEN)
        .min(truth.turned(2).error(located.grid.quad(), SEVEN));
    assert!(error < 0.05, "off by {error}");
    // Exits tell a quarter turn, never a half.
    assert!(located.turns[2] > located.turns[1] && located.turns[2] > located.turns[3]);
    assert!(located.turns[2] > -3.0, "{:?}", located.turns);
    let sum: f64 = located.turns.iter().map(|log| log.exp()).sum();
    assert!((sum - 1.0).abs() < 1e-9);
    assert_eq!(located.orientations()[0].0, located.grid);
}

#[test]
fn other_things_are_no_boards() {
    let reader = Reader::bundled().unwrap();
    let mut chance = Chance::new(3);
    for (name, plane) in clutter() {
        for tilt in [0.0, 25.0] {
            let turn = chance.range(0.0, 360.0);
            let view = View { turn, tilt, across: chance.range(9.0, 16.0), ..VIEW };
            // Read as well: grids without a board's print are looked into.
            match read_photo(&photo(&view, &plane), &reader, &ReadOptions::default()) {
                Err(NoBoard::Nothing | NoBoard::CutOff | NoBoard::Blurred) => {}
                Err(other) => panic!("{name} turned by {turn:.0}, tilted by {tilt}: {other:?}"),
                Ok(board) => panic!(
                    "{name} turned by {turn:.0}, tilted by {tilt}: {}",
                    inkspector::report::Picture::new(&board.decoded.sketch)
                ),
            }
        }
    }
}

#[test]
fn boards_that_are_cut_off_are_refused() {
    let plane = board(BLUE, WOOD, true);
    for middle in [(0.5, 3.5), (3.5, 7.5), (6.0, 6.0)] {
        let view = View { middle, across: 7.5, turn: 4.0, ..VIEW };
        let refusal = find(&photo(&view, &plane)).unwrap_err();
        assert!(matches!(refusal, NoBoard::CutOff | NoBoard::Nothing), "{middle:?}: {refusal}");
    }
}

#[test]
fn tiny_and_blurred_boards_are_refused() {
    let plane = board(BLUE, WOOD, true);
    let tiny = View { width: 300, height: 240, across: 24.0, ..VIEW };
    assert!(find(&photo(&tiny, &plane)).is_err());
    let sharp = VIEW.shoot(&plane, 0.0, 1);
    let blurred = Photo::from_rgb(imageops::fast_blur(&sharp, 24.0)).unwrap();
    assert_eq!(find(&blurred).unwrap_err(), NoBoard::Blurred);
}

#[test]
fn the_same_photo_gives_the_same_corners() {
    let view = View { turn: 200.0, tilt: 30.0, across: 11.0, ..VIEW };
    let photo = photo(&view, &board(BLUE, WOOD, true));
    let (a, b) = (find(&photo).unwrap(), find(&photo).unwrap());
    assert_eq!(a.grid, b.grid);
    assert_eq!((a.confidence, a.turns), (b.confidence, b.turns));
}

/// A printed board of another size, with an exit at every other space of the border.
fn of_size(rows: u8, cols: u8) -> Layout {
    let sides = [
        (Side::North, (0..cols).map(|k| Space::new(0, k)).collect::<Vec<_>>()),
        (Side::East, (0..rows).map(|k| Space::new(k, cols - 1)).collect()),
        (Side::South, (0..cols).map(|k| Space::new(rows - 1, k)).collect()),
        (Side::West, (0..rows).map(|k| Space::new(k, 0)).collect()),
    ];
    let exits = sides.into_iter().enumerate().flat_map(|(number, (side, spaces))| {
        let spaces = spaces.into_iter().skip(1).step_by(2).enumerate();
        spaces.map(move |(k, space)| {
            let kind = if (number + k) % 2 == 0 { Kind::Highway } else { Kind::Railway };
            Exit { space, side, kind }
        })
    });
    Layout::blank(rows, cols).unwrap().with_exits(exits.collect()).unwrap()
}

#[test]
fn boards_of_other_sizes_are_found_and_not_read() {
    for (rows, cols, turns) in [(9, 9, [0.0, 130.0]), (5, 8, [100.0, 190.0])] {
        let layout = of_size(rows, cols);
        let (size, middle) =
            (GridSize::of(&layout), (f64::from(cols) / 2.0, f64::from(rows) / 2.0));
        let plane = board_of(&layout, BLUE, WOOD);
        for turn in turns {
            let view = View { turn, tilt: 20.0, across: 15.0, middle, ..VIEW };
            let truth = view.quad_of(f64::from(cols), f64::from(rows));
            let located = locate(&photo(&view, &plane), &layout);
            let located = located.unwrap_or_else(|no| panic!("{size}, turn {turn}: {no}"));
            assert_eq!(located.grid.size(), size);
            let error = truth.error(located.grid.quad(), size);
            assert!(error < 0.05, "{size}, turn {turn}: off by {error}");
        }
    }
    let layout = of_size(9, 9);
    let view = View { across: 15.0, middle: (4.5, 4.5), ..VIEW };
    let photo = photo(&view, &board_of(&layout, BLUE, WOOD));
    // The usual board is not found in it.
    assert!(find(&photo).is_err());
    // The networks look at 7x7 spaces at once.
    let options = ReadOptions { layout: Some(Arc::new(of_size(6, 9))), ..Default::default() };
    let refused = read_photo(&photo, &Reader::bundled().unwrap(), &options);
    assert_eq!(refused.unwrap_err(), NoBoard::Size);
}

/// Corner errors on painted photographs, in cells: a wrong orientation counts as a miss.
fn painted(tier: Tier, family: Family, seeds: std::ops::Range<u64>) -> (Vec<f64>, usize) {
    let mut errors = Vec::new();
    let mut missed = 0;
    for seed in seeds {
        let painted = paint::photo(&PhotoOptions { family, ..PhotoOptions::new(seed, tier) });
        let truth = Quad(painted.truth.corners.map(Point::from));
        let ruled = painted.truth.style.get("surface").is_some_and(|s| s.as_str() == Some("ruled"));
        match find(&Photo::from_rgb(painted.image).unwrap()) {
            Ok(located) => {
                let error = truth.error(located.grid.quad(), SEVEN);
                // Without numbers and boxes half a turn is open until the board is read.
                let turned = truth.turned(2).error(located.grid.quad(), SEVEN);
                errors.push(if located.turns[2] > -6.0 { error.min(turned) } else { error });
            }
            // Without exits a sheet ruled by hand looks like any other table and is refused.
            Err(_) if ruled => {}
            Err(_) => missed += 1,
        }
    }
    errors.sort_by(f64::total_cmp);
    (errors, missed)
}

#[test]
fn painted_photographs() {
    for family in [Family::Training, Family::HeldOut] {
        for tier in [Tier::Easy, Tier::Normal] {
            let (errors, missed) = painted(tier, family, 40..46);
            assert_eq!(missed, 0, "{tier:?} {family:?}");
            let (median, worst) = (errors[errors.len() / 2], errors[errors.len() - 1]);
            assert!(median < 0.05 && worst < 0.12, "{tier:?} {family:?}: {errors:?}");
        }
    }
}
