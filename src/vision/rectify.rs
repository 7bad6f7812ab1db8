//! The board seen from straight above, with even light.

use super::locate::{Grid, GridSize, Point};
use super::photo::Photo;
use image::{Rgb, RgbImage};

/// Pixels per cell of a rectified board.
pub const CELL_PX: u32 = 48;

/// The finer picture of a rectified board has so many pixels for each one, along and across.
pub const FINER: u32 = 2;

/// Room round the grid on a rectified board, in cells: the exits are printed there.
pub const MARGIN: f64 = 0.5;

/// What blank paper becomes in every channel once light is normalised.
pub const PAPER: u8 = 230;

/// A board seen from straight above: its grid with a margin of half a cell ([`MARGIN`]) on every
/// side, 8x8 cells for a grid of 7x7. The exits are printed in the margin.
///
/// ```
/// use inkspector::vision::{CELL_PX, Grid, GridSize, Photo, Point, Quad, rectify};
/// let photo = Photo::from_rgb(image::RgbImage::from_pixel(200, 200, image::Rgb([90; 3])))?;
/// let corners = [[30.0, 30.0], [170.0, 30.0], [170.0, 170.0], [30.0, 170.0]].map(Point::from);
/// let grid = Grid::flat(Quad(corners), GridSize { rows: 7, cols: 7 }).unwrap();
/// let board = rectify(&photo, &grid);
/// assert_eq!(board.image.dimensions(), (8 * CELL_PX, 8 * CELL_PX));
/// assert_eq!(board.outside, 0.0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Rectified {
    /// The pixels with even light: blank paper of any colour is close to [`PAPER`].
    pub image: RgbImage,
    /// The same with [`FINER`] times as many pixels per cell: a figure is a few pixels high.
    pub fine: RgbImage,
    /// The pixels as photographed.
    pub raw: RgbImage,
    /// Rows and columns of the grid.
    pub size: GridSize,
    /// Pixels per cell.
    pub cell_px: u32,
    /// The part of grid and margin that lies outside the photo, 0 to 1.
    pub outside: f64,
}

/// Warps the photo's finest pixels to [`CELL_PX`] pixels per cell and evens out the light.
pub fn rectify(photo: &Photo, grid: &Grid) -> Rectified {
    let cell_px = CELL_PX;
    let (fine, seen) = warp(photo.full(), photo.full_scale(), grid, cell_px);
    let outside = 1.0 - seen.iter().filter(|&&s| s).count() as f64 / seen.len().max(1) as f64;
    let raw = drawn_together(&fine);
    let fine = even_light_of_finer(&fine, &raw, &seen, cell_px);
    let image = drawn_together(&fine);
    Rectified { image, fine, raw, size: grid.size(), cell_px, outside }
}

/// Every [`FINER`] by [`FINER`] pixels of a picture as one: their mean.
pub(crate) fn drawn_together(fine: &RgbImage) -> RgbImage {
    let (width, height) = (fine.width() / FINER, fine.height() / FINER);
    let (line, block) = ((fine.width() * 3) as usize, (3 * FINER) as usize);
    let area = FINER * FINER;
    let mut image = RgbImage::new(width, height);
    let rows = fine.as_raw().chunks_exact(line.max(1) * FINER as usize);
    for (out, rows) in image.chunks_exact_mut((width * 3).max(1) as usize).zip(rows) {
        for (x, pixel) in out.chunks_exact_mut(3).enumerate() {
            let mut sum = [area / 2; 3];
            for row in rows.chunks_exact(line) {
                for source in row[x * block..(x + 1) * block].chunks_exact(3) {
                    (0..3).for_each(|k| sum[k] += u32::from(source[k]));
                }
            }
            (0..3).for_each(|k| pixel[k] = (sum[k] / area) as u8);
        }
    }
    image
}

/// Warps `pixels` (`scale` pixels per pixel of the original photo) to the grid with its margin,
/// [`FINER`] than `cell_px` says, and tells which of its pixels lie inside the photo.
fn warp(pixels: &RgbImage, scale: f64, grid: &Grid, cell_px: u32) -> (RgbImage, Vec<bool>) {
    // Half a cell of margin on both sides makes a whole one.
    let pixels_of = |cells: u8| (u32::from(cells) + 1) * cell_px;
    let size = (pixels_of(grid.size().cols), pixels_of(grid.size().rows));
    let place = |x: u32, y: u32| {
        let cells = |v: u32| f64::from(v) / f64::from(cell_px) - MARGIN;
        grid.point(Point::new(cells(x), cells(y))).scaled(scale)
    };
    warped_finely(pixels, size, place, grid.cell() * scale / f64::from(cell_px))
}

/// Warps `pixels` to a picture of a size: `place` says where the corner of a pixel lies in them. A
/// pixel is some `reduction` of theirs wide. Tells which pixels lie inside.
///
/// Reduction averages: first whole blocks of source pixels, then four samples per target pixel.
pub(super) fn warped(
    pixels: &RgbImage,
    size: (u32, u32),
    place: impl Fn(u32, u32) -> Point,
    reduction: f64,
) -> (RgbImage, Vec<bool>) {
    let (fine, seen) = warped_finely(pixels, size, place, reduction);
    (drawn_together(&fine), seen)
}

/// The four samples of each pixel of [`warped`], as pixels of a picture of twice the size; tells
/// which pixels of `size` lie inside.
///
/// `imageproc`'s `warp_into_with` at twice the size, halved, takes twice as long on bytes, which it
/// rounds three times on the way to each sample so that four pixels in five differ, and 1.9 times as
/// long on floats. Blocks by `image`'s thumbnail come out the same and take twice as long.
fn warped_finely(
    pixels: &RgbImage,
    (width, height): (u32, u32),
    place: impl Fn(u32, u32) -> Point,
    reduction: f64,
) -> (RgbImage, Vec<bool>) {
    // Positions once per target pixel corner; samples in between are interpolated.
    let corners = width as usize + 1;
    let mut at = Vec::with_capacity(corners * (height as usize + 1));
    for y in 0..=height {
        at.extend((0..=width).map(|x| place(x, y)));
    }
    let source = Reduced::new(pixels, &at, reduction);
    let mut image = RgbImage::new(FINER * width, FINER * height);
    let mut seen = Vec::with_capacity((width * height) as usize);
    for (x, y) in (0..height).flat_map(|y| (0..width).map(move |x| (x, y))) {
        let index = y as usize * corners + x as usize;
        let [a, b, c, d] = [at[index], at[index + 1], at[index + corners], at[index + corners + 1]];
        let mut inside = true;
        for (dx, dy) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
            let (s, t) = (0.25 + 0.5 * f64::from(dx), 0.25 + 0.5 * f64::from(dy));
            let mix = |a: f64, b: f64, c: f64, d: f64| {
                (a * (1.0 - s) + b * s) * (1.0 - t) + (c * (1.0 - s) + d * s) * t
            };
            let (px, py) = (mix(a.x, b.x, c.x, d.x), mix(a.y, b.y, c.y, d.y));
            inside &= px >= 0.0
                && py >= 0.0
                && px <= f64::from(pixels.width())
                && py <= f64::from(pixels.height());
            let value = source.sample(px, py).map(|v| (v + 0.5) as u8);
            image.put_pixel(FINER * x + dx, FINER * y + dy, Rgb(value));
        }
        seen.push(inside);
    }
    (image, seen)
}

/// The part of a picture that a warp needs, reduced by a whole factor.
struct Reduced {
    left: f64,
    top: f64,
    factor: f64,
    width: usize,
    height: usize,
    data: Vec<[u8; 3]>,
}

impl Reduced {
    fn new(pixels: &RgbImage, at: &[Point], reduction: f64) -> Reduced {
        let factor = (reduction / 1.5).floor().clamp(1.0, 64.0) as u32;
        let (width, height) = pixels.dimensions();
        let range = |get: fn(&Point) -> f64, length: u32| {
            let low = at.iter().map(get).fold(f64::INFINITY, f64::min);
            let high = at.iter().map(get).fold(f64::NEG_INFINITY, f64::max);
            let from = (low.clamp(0.0, f64::from(length)) as u32).saturating_sub(2 * factor);
            let to = (high.clamp(0.0, f64::from(length)) as u32 + 2 * factor).min(length);
            // At least one block, even when the board lies outside the photo.
            let from = from.min(length.saturating_sub(factor));
            (from, ((to.saturating_sub(from)) / factor).max(1))
        };
        let (left, columns) = range(|p| p.x, width);
        let (top, rows) = range(|p| p.y, height);
        let mut data = Vec::with_capacity((columns * rows) as usize);
        let area = factor * factor;
        let stride = 3 * width as usize;
        let bytes = pixels.as_raw();
        for row in 0..rows {
            for column in 0..columns {
                let (x0, y0) = (left + column * factor, top + row * factor);
                let mut sum = [area / 2; 3];
                for y in y0..(y0 + factor).min(height) {
                    let start = y as usize * stride + 3 * x0 as usize;
                    let end = y as usize * stride + 3 * (x0 + factor).min(width) as usize;
                    for p in bytes[start..end].chunks_exact(3) {
                        (0..3).for_each(|k| sum[k] += u32::from(p[k]));
                    }
                }
                data.push(sum.map(|v| (v / area).min(255) as u8));
            }
        }
        Reduced {
            left: f64::from(left),
            top: f64::from(top),
            factor: f64::from(factor),
            width: columns as usize,
            height: rows as usize,
            data,
        }
    }

    /// Bilinear value at a position of the unreduced picture, held at the edges.
    fn sample(&self, x: f64, y: f64) -> [f32; 3] {
        let hold = |v: f64, length: usize| {
            let v = v.clamp(0.0, (length - 1) as f64);
            let low = (v as usize).min(length.saturating_sub(2));
            (low, (low + 1).min(length - 1), (v - low as f64) as f32)
        };
        let (x0, x1, s) = hold((x - self.left) / self.factor - 0.5, self.width);
        let (y0, y1, t) = hold((y - self.top) / self.factor - 0.5, self.height);
        let get = |x: usize, y: usize| self.data[y * self.width + x].map(f32::from);
        let [a, b, c, d] = [get(x0, y0), get(x1, y0), get(x0, y1), get(x1, y1)];
        std::array::from_fn(|k| {
            (a[k] * (1.0 - s) + b[k] * s) * (1.0 - t) + (c[k] * (1.0 - s) + d[k] * s) * t
        })
    }
}

/// Divides every channel by the paper's own brightness nearby, so that shadow, lamp light and
/// the colour of the print go and the ink stays. Pixels outside the photo become blank paper.
pub(crate) fn even_light(raw: &RgbImage, seen: &[bool], cell_px: u32) -> RgbImage {
    evened(raw, 1, &Ground::of(raw, seen, cell_px), seen)
}

/// The same for a picture that is [`FINER`]: `raw` is that picture drawn together, and tells the light.
pub(crate) fn even_light_of_finer(
    fine: &RgbImage,
    raw: &RgbImage,
    seen: &[bool],
    cell_px: u32,
) -> RgbImage {
    evened(fine, FINER, &Ground::of(raw, seen, cell_px), seen)
}

/// How bright blank paper is in each channel, block by block.
struct Ground {
    fields: [Vec<f32>; 3],
    columns: usize,
    /// Pixels of a block along one side.
    block: u32,
}

impl Ground {
    fn of(raw: &RgbImage, seen: &[bool], cell_px: u32) -> Ground {
        let (width, height) = raw.dimensions();
        let block = (cell_px / 4).max(1);
        let (columns, rows) = (width.div_ceil(block) as usize, height.div_ceil(block) as usize);
        let mut values = Vec::with_capacity((block * block) as usize);
        let mut field = |channel: usize| {
            let mut field = vec![f32::NAN; columns * rows];
            for (index, value) in field.iter_mut().enumerate() {
                let (bx, by) = ((index % columns) as u32 * block, (index / columns) as u32 * block);
                values.clear();
                for y in by..(by + block).min(height) {
                    for x in bx..(bx + block).min(width) {
                        if seen[(y * width + x) as usize] {
                            values.push(raw.get_pixel(x, y).0[channel]);
                        }
                    }
                }
                if !values.is_empty() {
                    let rank = (values.len() * 4 / 5).min(values.len() - 1);
                    let (_, paper, _) = values.select_nth_unstable(rank);
                    *value = f32::from(*paper);
                }
            }
            // Ink fills whole blocks where a station sits: take the upper part of the neighbourhood.
            let upper = neighbourhood(&field, columns, 2, 0.75);
            smooth(&smooth(&upper, columns, 1), columns, 1)
        };
        Ground { fields: std::array::from_fn(&mut field), columns, block }
    }

    /// The field of a channel along a row of pixels, between blocks where `v` says.
    fn row(&self, channel: usize, v: f32, row: &mut [f32]) {
        let field = &self.fields[channel];
        let (y0, y1, t) = held(v, field.len() / self.columns);
        for (x, out) in row.iter_mut().enumerate() {
            let (a, b) = (field[y0 * self.columns + x], field[y1 * self.columns + x]);
            *out = a * (1.0 - t) + b * t;
        }
    }
}

/// A picture with `finer` times as many pixels along each side as `seen` tells of, in the light of
/// `ground`.
fn evened(raw: &RgbImage, finer: u32, ground: &Ground, seen: &[bool]) -> RgbImage {
    let (width, height) = raw.dimensions();
    let paper = f32::from(PAPER);
    let place = |k: u32| (k as f32 + 0.5) / (finer * ground.block) as f32 - 0.5;
    let columns: Vec<_> = (0..width).map(|x| held(place(x), ground.columns)).collect();
    let mut lines: [Vec<f32>; 3] = std::array::from_fn(|_| vec![0.0; ground.columns]);
    let mut even = RgbImage::new(width, height);
    let line = (3 * width).max(1) as usize;
    let rows = even.chunks_exact_mut(line).zip(raw.as_raw().chunks_exact(line));
    for ((y, (row, source)), seen_row) in
        (0..height).zip(rows).zip((0..height).map(|y| (y / finer * (width / finer)) as usize))
    {
        for (channel, line) in lines.iter_mut().enumerate() {
            ground.row(channel, place(y), line);
        }
        let pixels = row.chunks_exact_mut(3).zip(source.chunks_exact(3));
        for ((x, (pixel, source)), &(x0, x1, s)) in (0..width).zip(pixels).zip(&columns) {
            if !seen[seen_row + (x / finer) as usize] {
                pixel.fill(PAPER);
                continue;
            }
            for channel in 0..3 {
                let line = &lines[channel];
                // Below this brightness there is no light to speak of, and division makes noise.
                let ground = (line[x0] * (1.0 - s) + line[x1] * s).max(24.0);
                let value = f32::from(source[channel]) * paper / ground;
                // A cast holds what is too bright.
                pixel[channel] = (value + 0.5) as u8;
            }
        }
    }
    even
}

/// The two places between which `v` lies in a row of `length`, and how far it is on the way.
fn held(v: f32, length: usize) -> (usize, usize, f32) {
    let v = v.clamp(0.0, (length - 1) as f32);
    let low = (v as usize).min(length.saturating_sub(2));
    (low, (low + 1).min(length - 1), v - low as f32)
}

// Both take longer through slices of `ndarray` (1.2 and 2.9 times), and a box filter of `imageproc`
// rounds to bytes and repeats the border.

/// For every block the value at `rank` (0 to 1) of the sorted values within `radius` blocks;
/// blocks without a value are left out, and filled where a neighbour has one.
fn neighbourhood(field: &[f32], columns: usize, radius: usize, rank: f32) -> Vec<f32> {
    let rows = field.len() / columns;
    let mut values = Vec::new();
    (0..field.len())
        .map(|index| {
            let (x, y) = (index % columns, index / columns);
            values.clear();
            for row in y.saturating_sub(radius)..(y + radius + 1).min(rows) {
                let from = row * columns + x.saturating_sub(radius);
                let to = row * columns + (x + radius + 1).min(columns);
                values.extend(field[from..to].iter().filter(|v| !v.is_nan()));
            }
            if values.is_empty() {
                return f32::from(PAPER);
            }
            values.sort_unstable_by(f32::total_cmp);
            values[((values.len() - 1) as f32 * rank) as usize]
        })
        .collect()
}

/// The mean over the blocks within `radius`.
fn smooth(field: &[f32], columns: usize, radius: usize) -> Vec<f32> {
    let rows = field.len() / columns;
    (0..field.len())
        .map(|index| {
            let (x, y) = (index % columns, index / columns);
            let (mut sum, mut count) = (0.0, 0.0);
            for row in y.saturating_sub(radius)..(y + radius + 1).min(rows) {
                for column in x.saturating_sub(radius)..(x + radius + 1).min(columns) {
                    sum += field[row * columns + column];
                    count += 1.0;
                }
            }
            sum / count
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vision::Quad;

    /// A photo of a flat board of 100 pixels a cell, of which every other column is dark.
    fn striped() -> Rectified {
        let picture = RgbImage::from_fn(900, 900, |x, y| {
            let ink = if x % 2 == 0 { 30 } else { 0 };
            Rgb([200 - ink - (y / 30) as u8, 180 - ink, 150 - ink])
        });
        let photo = Photo::from_rgb(picture).unwrap();
        let corners = [[100.0, 100.0], [800.0, 100.0], [800.0, 800.0], [100.0, 800.0]];
        let size = GridSize { rows: 7, cols: 7 };
        rectify(&photo, &Grid::flat(Quad(corners.map(Point::from)), size).unwrap())
    }

    #[test]
    fn the_finer_picture_is_the_same_and_shows_more() {
        let board = striped();
        assert_eq!(board.fine.width(), FINER * board.image.width());
        assert_eq!(drawn_together(&board.fine), board.image);
        // By itself the coarser one has the same light.
        let seen = vec![true; (board.image.width() * board.image.height()) as usize];
        let even = even_light(&board.raw, &seen, CELL_PX);
        let apart = even.as_raw().iter().zip(board.image.as_raw());
        assert!(apart.map(|(a, b)| a.abs_diff(*b)).max().unwrap() <= 2);
        // A finer pixel is about one column, a coarser one two.
        let spread = |image: &RgbImage| {
            let row: Vec<u8> = (100..300).map(|x| image.get_pixel(x, 200).0[1]).collect();
            row.iter().max().unwrap() - row.iter().min().unwrap()
        };
        assert!(spread(&board.fine) > 20, "{}", spread(&board.fine));
        assert!(spread(&board.fine) > spread(&board.image) + 10);
    }
}
