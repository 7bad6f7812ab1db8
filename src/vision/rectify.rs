//! The board seen from straight above, with even light.

use super::locate::{Grid, GridSize, Point};
use super::photo::Photo;
use image::{Rgb, RgbImage};

/// Pixels per cell of a rectified board.
pub const CELL_PX: u32 = 48;

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
    let (raw, seen) = warp(photo.full(), photo.full_scale(), grid, cell_px);
    let outside = 1.0 - seen.iter().filter(|&&s| s).count() as f64 / seen.len().max(1) as f64;
    let image = even_light(&raw, &seen, cell_px);
    Rectified { image, raw, size: grid.size(), cell_px, outside }
}

/// Warps `pixels` (`scale` pixels per pixel of the original photo) to the grid with its margin and
/// tells which pixels lie inside the photo.
fn warp(pixels: &RgbImage, scale: f64, grid: &Grid, cell_px: u32) -> (RgbImage, Vec<bool>) {
    // Half a cell of margin on both sides makes a whole one.
    let pixels_of = |cells: u8| (u32::from(cells) + 1) * cell_px;
    let size = (pixels_of(grid.size().cols), pixels_of(grid.size().rows));
    let place = |x: u32, y: u32| {
        let cells = |v: u32| f64::from(v) / f64::from(cell_px) - MARGIN;
        grid.point(Point::new(cells(x), cells(y))).scaled(scale)
    };
    warped(pixels, size, place, grid.cell() * scale / f64::from(cell_px))
}

/// Warps `pixels` to a picture of a size: `place` says where the corner of a pixel lies in them. A
/// pixel is some `reduction` of theirs wide. Tells which pixels lie inside.
///
/// Reduction averages: first whole blocks of source pixels, then four samples per target pixel.
/// `imageproc`'s `warp_into_with` at twice the size, halved, takes twice as long on bytes, which it
/// rounds three times on the way to each sample so that four pixels in five differ, and 1.9 times as
/// long on floats. Blocks by `image`'s thumbnail come out the same and take twice as long.
pub(super) fn warped(
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
    let mut image = RgbImage::new(width, height);
    let mut seen = Vec::with_capacity((width * height) as usize);
    for (x, y, pixel) in image.enumerate_pixels_mut() {
        let index = y as usize * corners + x as usize;
        let [a, b, c, d] = [at[index], at[index + 1], at[index + corners], at[index + corners + 1]];
        let mut sum = [0.0f32; 3];
        let mut inside = true;
        for (s, t) in [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)] {
            let mix = |a: f64, b: f64, c: f64, d: f64| {
                (a * (1.0 - s) + b * s) * (1.0 - t) + (c * (1.0 - s) + d * s) * t
            };
            let (px, py) = (mix(a.x, b.x, c.x, d.x), mix(a.y, b.y, c.y, d.y));
            inside &= px >= 0.0
                && py >= 0.0
                && px <= f64::from(pixels.width())
                && py <= f64::from(pixels.height());
            let sample = source.sample(px, py);
            (0..3).for_each(|k| sum[k] += sample[k]);
        }
        *pixel = Rgb(sum.map(|v| (v / 4.0).round().clamp(0.0, 255.0) as u8));
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
    let (width, height) = raw.dimensions();
    let block = (cell_px / 4).max(1);
    let (columns, rows) = (width.div_ceil(block) as usize, height.div_ceil(block) as usize);
    let mut even = RgbImage::new(width, height);
    let mut fields: Vec<Vec<f32>> = Vec::with_capacity(3);
    for channel in 0..3 {
        let mut field = vec![f32::NAN; columns * rows];
        let mut values = Vec::with_capacity((block * block) as usize);
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
        fields.push(smooth(&smooth(&upper, columns, 1), columns, 1));
    }
    let paper = f32::from(PAPER);
    for (x, y, pixel) in even.enumerate_pixels_mut() {
        if !seen[(y * width + x) as usize] {
            *pixel = Rgb([PAPER; 3]);
            continue;
        }
        let source = raw.get_pixel(x, y).0;
        let position = |v: u32| (v as f32 + 0.5) / block as f32 - 0.5;
        let (u, v) = (position(x), position(y));
        let value = |channel: usize| {
            // Below this brightness there is no light to speak of, and division makes noise.
            let ground = bilinear(&fields[channel], columns, u, v).max(24.0);
            (f32::from(source[channel]) * paper / ground).round().clamp(0.0, 255.0) as u8
        };
        *pixel = Rgb([value(0), value(1), value(2)]);
    }
    even
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

fn bilinear(field: &[f32], columns: usize, u: f32, v: f32) -> f32 {
    let hold = |v: f32, length: usize| {
        let v = v.clamp(0.0, (length - 1) as f32);
        let low = (v as usize).min(length.saturating_sub(2));
        (low, (low + 1).min(length - 1), v - low as f32)
    };
    let ((x0, x1, s), (y0, y1, t)) = (hold(u, columns), hold(v, field.len() / columns));
    let get = |x: usize, y: usize| field[y * columns + x];
    (get(x0, y0) * (1.0 - s) + get(x1, y0) * s) * (1.0 - t)
        + (get(x0, y1) * (1.0 - s) + get(x1, y1) * s) * t
}
