//! The steps of reading a photo as pictures.

use super::locate::{Grid, GridSize, Point};
use super::photo::Photo;
use super::pipeline::BoardPhoto;
use crate::board::{Drawing, Kind, Side, Space};
use image::{Rgb, RgbImage, imageops};
use imageproc::drawing::{
    draw_filled_circle_mut, draw_filled_rect_mut, draw_line_segment_mut, draw_polygon_mut,
};
use imageproc::map::map_subpixels_mut;
use imageproc::rect::Rect;

const FOUND: Rgb<u8> = Rgb([255, 0, 200]);
const HIGHWAY: Rgb<u8> = Rgb([0, 90, 255]);
const RAILWAY: Rgb<u8> = Rgb([0, 150, 60]);
const STATION: Rgb<u8> = Rgb([0; 3]);
const ROUND: Rgb<u8> = Rgb([120, 0, 160]);
const DOUBT: Rgb<u8> = Rgb([255, 60, 0]);

/// The photo with the grid that was found; a filled mark at the board's top left corner.
pub fn corners(photo: &Photo, grid: &Grid) -> RgbImage {
    let mut picture = photo.work().clone();
    let scale = photo.work_scale();
    let wide = (f64::from(picture.width().max(picture.height())) / 500.0).max(1.0);
    let at = |x: f64, y: f64| grid.point(Point::new(x, y)).scaled(scale);
    let GridSize { rows, cols } = grid.size();
    // A bent line is drawn in parts.
    for (lines, cells, is_row) in [(rows, cols, true), (cols, rows, false)] {
        for line in 0..=lines {
            let width = if line == 0 || line == lines { wide } else { wide / 3.0 };
            let line = f64::from(line);
            for step in 0..4 * u16::from(cells) {
                let (from, to) = (f64::from(step) / 4.0, f64::from(step + 1) / 4.0);
                let ends = if is_row {
                    [at(from, line), at(to, line)]
                } else {
                    [at(line, from), at(line, to)]
                };
                stroke(&mut picture, ends[0], ends[1], width, FOUND);
            }
        }
    }
    let mark = at(0.0, 0.0);
    dot(&mut picture, mark, 5.0 * wide, FOUND);
    picture
}

/// The rectified board at twice its size with what was read drawn over it: highways blue,
/// railways green, stations as squares; doubtful spaces framed, doubtful numbers marked.
pub fn reading(board: &BoardPhoto) -> RgbImage {
    let cell = f64::from(board.rectified.cell_px) * 2.0;
    let mut picture = doubled(&board.rectified.image);
    // Pale, so that what is drawn over it stands out.
    map_subpixels_mut(&mut picture, |v| 128 + v / 2);
    let decoded = &board.decoded;
    let origin = |space: Space| {
        Point::new((f64::from(space.col) + 0.5) * cell, (f64::from(space.row) + 0.5) * cell)
    };
    for (space, content) in decoded.sketch.drawn() {
        draw(&mut picture, origin(space), cell, &content.drawing);
    }
    for (space, content) in decoded.sketch.layout().spaces().zip(decoded.sketch.cells()) {
        if let Some(round) = content.round {
            let at = origin(space);
            let corner = Point::new(at.x + 0.8 * cell, at.y + 0.05 * cell);
            dots(&mut picture, corner, 0.05 * cell, round);
        }
    }
    for doubt in &decoded.doubts {
        let at = origin(doubt.space);
        let corner = |x: f64, y: f64| Point::new(at.x + x * cell, at.y + y * cell);
        let frame =
            [corner(0.04, 0.04), corner(0.96, 0.04), corner(0.96, 0.96), corner(0.04, 0.96)];
        for k in 0..4 {
            stroke(&mut picture, frame[k], frame[(k + 1) % 4], 5.0, DOUBT);
        }
    }
    for doubt in &decoded.round_doubts {
        let at = origin(doubt.space);
        let (from, to) = (at.x + 0.74 * cell, at.x + 0.97 * cell);
        let y = at.y + 0.27 * cell;
        stroke(&mut picture, Point::new(from, y), Point::new(to, y), 4.0, DOUBT);
    }
    picture
}

/// A picture at twice its size.
fn doubled(picture: &RgbImage) -> RgbImage {
    let (width, height) = picture.dimensions();
    imageops::resize(picture, 2 * width, 2 * height, imageops::FilterType::Triangle)
}

/// Width of the picture of a space, with what lies round it, in cells.
const AROUND: f64 = 1.7;

/// A space as it was photographed, and beside it what was read there; one picture for each space.
pub fn close_ups(board: &BoardPhoto, spaces: &[Space]) -> Vec<RgbImage> {
    let plain = doubled(&board.rectified.image);
    let read = reading(board);
    let cell = f64::from(board.rectified.cell_px) * 2.0;
    let size = (AROUND * cell) as u32;
    let one = |space: &Space| {
        let start = |k: u8| ((f64::from(k) + 1.0 - AROUND / 2.0) * cell) as u32;
        let (left, top) = (start(space.col), start(space.row));
        let mut pair = RgbImage::new(2 * size, size);
        for (k, picture) in [&plain, &read].into_iter().enumerate() {
            let part = imageops::crop_imm(picture, left, top, size, size).to_image();
            imageops::replace(&mut pair, &part, i64::from(size) * k as i64, 0);
        }
        pair
    };
    spaces.iter().map(one).collect()
}

/// Pictures side by side in rows of `columns`, with a little room between them.
pub fn sheet(pictures: &[RgbImage], columns: u32) -> RgbImage {
    const ROOM: u32 = 6;
    let widest = pictures.iter().map(RgbImage::width).max().unwrap_or(0) + ROOM;
    let highest = pictures.iter().map(RgbImage::height).max().unwrap_or(0) + ROOM;
    let count = u32::try_from(pictures.len()).unwrap_or(u32::MAX);
    let columns = columns.clamp(1, count.max(1));
    let rows = count.div_ceil(columns).max(1);
    let paper = Rgb([255; 3]);
    let mut sheet = RgbImage::from_pixel(columns * widest + ROOM, rows * highest + ROOM, paper);
    for (k, picture) in (0..count).zip(pictures) {
        let (x, y) = (ROOM + k % columns * widest, ROOM + k / columns * highest);
        imageops::replace(&mut sheet, picture, i64::from(x), i64::from(y));
    }
    sheet
}

fn draw(picture: &mut RgbImage, origin: Point, cell: f64, drawing: &Drawing) {
    for strand in drawing.strands() {
        let ends: Vec<(Side, Kind)> = strand.ends().collect();
        // Strands beside each other do not meet in the middle.
        let lean = if drawing.strands().len() > 1 && ends.len() == 2 { 0.25 } else { 0.0 };
        let mut middle = Point::new(0.5, 0.5);
        for (side, _) in &ends {
            let (x, y) = towards(*side);
            middle = Point::new(middle.x + lean * x * 0.5, middle.y + lean * y * 0.5);
        }
        let place = |p: Point| Point::new(origin.x + p.x * cell, origin.y + p.y * cell);
        for (side, kind) in &ends {
            let (x, y) = towards(*side);
            let edge = Point::new(0.5 + 0.5 * x, 0.5 + 0.5 * y);
            match kind {
                Kind::Railway => {
                    stroke(picture, place(edge), place(middle), 3.0, RAILWAY);
                    let tie = Point::new(0.5 + 0.4 * x, 0.5 + 0.4 * y);
                    let from = Point::new(tie.x - 0.09 * y, tie.y - 0.09 * x);
                    let to = Point::new(tie.x + 0.09 * y, tie.y + 0.09 * x);
                    stroke(picture, place(from), place(to), 3.0, RAILWAY);
                }
                _ => stroke(picture, place(edge), place(middle), 9.0, HIGHWAY),
            }
        }
        if strand.has_station() {
            square(picture, place(middle), 24.0, STATION);
        }
    }
}

/// Which way a side lies from the middle.
fn towards(side: Side) -> (f64, f64) {
    let (x, y) = side.towards();
    (f64::from(x), f64::from(y))
}

/// A round number as dots, three a row: small enough for its box, and no font is needed.
fn dots(picture: &mut RgbImage, corner: Point, size: f64, round: u8) {
    for k in 0..round {
        let x = corner.x + f64::from(k % 3) * 1.3 * size;
        let y = corner.y + f64::from(k / 3) * 1.3 * size;
        dot(picture, Point::new(x, y), size, ROUND);
    }
}

/// A filled square with its middle at a point.
fn square(picture: &mut RgbImage, at: Point, side: f64, colour: Rgb<u8>) {
    let (x, y) = pixel(picture, Point::new(at.x - side / 2.0, at.y - side / 2.0));
    let side = side.max(1.0) as u32;
    draw_filled_rect_mut(picture, Rect::at(x, y).of_size(side, side), colour);
}

/// A filled circle.
fn dot(picture: &mut RgbImage, at: Point, width: f64, colour: Rgb<u8>) {
    let at = pixel(picture, at);
    draw_filled_circle_mut(picture, at, (width / 2.0).round() as i32, colour);
}

/// A straight line with round ends.
fn stroke(picture: &mut RgbImage, from: Point, to: Point, width: f64, colour: Rgb<u8>) {
    let length = from.distance(to);
    if width >= 2.0 && length > 0.0 {
        let (x, y) = ((to.y - from.y) / length, (from.x - to.x) / length);
        let beside = |p: Point, off: f64| {
            let (x, y) = pixel(picture, Point::new(p.x + off * x, p.y + off * y));
            imageproc::point::Point::new(x, y)
        };
        let half = width / 2.0;
        let sides = [beside(from, half), beside(to, half), beside(to, -half), beside(from, -half)];
        draw_polygon_mut(picture, &sides, colour);
        dot(picture, from, width, colour);
        dot(picture, to, width, colour);
    } else {
        let [from, to] = [from, to].map(|p| pixel(picture, p)).map(|(x, y)| (x as f32, y as f32));
        draw_line_segment_mut(picture, from, to, colour);
    }
}

/// The pixel at a point. Points far outside are held near the picture: lines are drawn pixel by
/// pixel, and corners given by hand may lie anywhere.
fn pixel(picture: &RgbImage, at: Point) -> (i32, i32) {
    let hold = |v: f64, side: u32| {
        let side = f64::from(side);
        v.floor().clamp(-side, 2.0 * side) as i32
    };
    (hold(at.x, picture.width()), hold(at.y, picture.height()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PEN: Rgb<u8> = Rgb([200, 10, 10]);

    fn drawn(picture: &RgbImage) -> usize {
        picture.pixels().filter(|&&pixel| pixel == PEN).count()
    }

    #[test]
    fn strokes_are_as_wide_as_asked() {
        let mut picture = RgbImage::new(100, 60);
        stroke(&mut picture, Point::new(20.0, 30.0), Point::new(80.0, 30.0), 10.0, PEN);
        let column = (0..60).filter(|&y| *picture.get_pixel(50, y) == PEN).count();
        assert!((10..=11).contains(&column), "{column}");
        let round = drawn(&picture) as f64 - 61.0 * column as f64;
        // Both ends together make a circle.
        assert!((60.0..110.0).contains(&round), "{round}");
        let mut picture = RgbImage::new(100, 60);
        stroke(&mut picture, Point::new(5.0, 5.0), Point::new(45.0, 45.0), 1.0, PEN);
        assert_eq!(drawn(&picture), 41);
    }

    #[test]
    fn what_lies_outside_is_left_out() {
        let far = 1e12;
        for width in [1.0, 7.0] {
            let mut picture = RgbImage::new(40, 40);
            stroke(&mut picture, Point::new(-far, 20.0), Point::new(far, 20.0), width, PEN);
            let row = (0..40).filter(|&x| *picture.get_pixel(x, 20) == PEN).count();
            assert_eq!(row, 40);
            let mut picture = RgbImage::new(40, 40);
            stroke(&mut picture, Point::new(far, -far), Point::new(far, far), width, PEN);
            square(&mut picture, Point::new(-far, far), 5.0, PEN);
            dot(&mut picture, Point::new(f64::NAN, far), 5.0, PEN);
            assert_eq!(drawn(&picture), 0);
        }
    }
}
