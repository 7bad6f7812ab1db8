//! The whole way from a photo to a board.

use super::decode::{Decoded, Doubt, decode};
use super::locate::{Grid, Located, NoBoard, Point, Print, Quad, locate_any};
use super::photo::Photo;
use super::reader::heads::Head;
use super::reader::{Reader, Reading};
use super::rectify::{Rectified, rectify};
use super::way_up::{LOOKED_INTO, Said, WayUp};
use crate::board::Side;
use crate::rules::Edition;
use image::RgbImage;

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
    /// The board, and what is doubtful about its ink.
    pub decoded: Decoded,
    /// Which way up it lies, from the orientation it was read in.
    pub way_up: WayUp,
}

impl BoardPhoto {
    /// The corners of the grid in the photo.
    pub fn corners(&self) -> &Quad {
        self.located.grid.quad()
    }

    /// Every space that may be another than it was read as, row by row: those whose ink is
    /// doubtful, and where it is not sure which way up the board lies all that the other way up
    /// would be another.
    pub fn doubts(&self) -> Vec<Doubt> {
        self.way_up.doubts(&self.decoded)
    }
}

/// The reader must be this sure that a picture shows no board before corners given by hand, or a
/// grid with weaker evidence than [`CLEAR_GRID`], are refused.
const NO_BOARD: f32 = 0.9;

/// A grid with more confidence than this is a board whatever the reader thinks.
const CLEAR_GRID: f64 = 0.9;

/// A board with more doubtful spaces than this is not read but guessed. The poorest photographs
/// that are worth confirming have some forty.
const MOST_DOUBTS: usize = 44;

/// Finds the board in a photo and reads it.
///
/// Which way is up is decided by print and reader together. A grid without a board's print is
/// only taken for one if what is drawn in it hangs on a board's exits.
pub fn read_photo(
    photo: &Photo,
    reader: &Reader,
    options: &ReadOptions,
) -> Result<BoardPhoto, NoBoard> {
    let look = match options.corners {
        Some(quad) => {
            let located = Located::by_hand(quad).ok_or(NoBoard::Corners)?;
            let look = Look::at(photo, reader, located);
            // The margin may lie outside, the spaces must not.
            if look.rectified.outside > 0.3 {
                return Err(NoBoard::CutOff);
            }
            if look.reading.pose[4] > NO_BOARD {
                return Err(NoBoard::NotThere);
            }
            look
        }
        None => {
            let located = locate_any(photo)?;
            match located.print {
                Print::Clear => printed(photo, reader, located)?,
                Print::Faint => {
                    let look = printed(photo, reader, located)?;
                    if look.drawn(reader, options).lead() < 2.0 {
                        return Err(NoBoard::Nothing);
                    }
                    look
                }
                Print::None => ruled(photo, reader, &located, options)?,
            }
        }
    };
    let Look { located, rectified, reading, way_up } = look;
    let edition = options.edition.unwrap_or(seen(&reading));
    let decoded = decode(&reading, &edition.layout(), &reader.about().knowledge);
    if decoded.doubts.len() > MOST_DOUBTS {
        return Err(NoBoard::Unreadable);
    }
    Ok(BoardPhoto { located, rectified, reading, edition, decoded, way_up })
}

/// A grid in one orientation, and what the reader sees there.
struct Look {
    located: Located,
    rectified: Rectified,
    reading: Reading,
    way_up: WayUp,
}

impl Look {
    fn at(photo: &Photo, reader: &Reader, located: Located) -> Look {
        let rectified = rectify(photo, &located.grid);
        let reading = look_twice(reader, &rectified.image);
        Look { located, rectified, reading, way_up: WayUp::SURE }
    }

    fn drawn(&self, reader: &Reader, options: &ReadOptions) -> Drawn {
        let edition = options.edition.unwrap_or(seen(&self.reading));
        Drawn::on(&decode(&self.reading, &edition.layout(), &reader.about().knowledge))
    }
}

/// A board with print: in the orientation that print and reader find most probable, seen in every
/// orientation that is possible.
fn printed(photo: &Photo, reader: &Reader, located: Located) -> Result<Look, NoBoard> {
    let look = Look::at(photo, reader, located);
    if look.reading.pose[4] > NO_BOARD && look.located.confidence < CLEAR_GRID {
        return Err(NoBoard::Nothing);
    }
    let located = look.located.clone();
    let said = |turn: usize, look: &Look| Said { turn, pose: look.reading.pose };
    let mut all = vec![said(0, &look)];
    let mut looks = vec![(0, look)];
    let first = WayUp::from(&located, &all);
    for turn in (1..4).filter(|&turn| first.probability(turn) > LOOKED_INTO) {
        let look = Look::at(photo, reader, turned(&located, turn));
        all.push(said(turn, &look));
        looks.push((turn, look));
    }
    let ways = WayUp::from(&located, &all);
    // The first look is always among them.
    likeliest(looks, &ways).map(|(_, look)| look).ok_or(NoBoard::Nothing)
}

/// Of looks at a board turned by quarter turns the one that lies the most probable way up, with its
/// turns.
fn likeliest(looks: Vec<(usize, Look)>, ways: &WayUp) -> Option<(usize, Look)> {
    let (turn, look) = looks.into_iter().max_by(|(a, _), (b, _)| {
        ways.probability(*a).total_cmp(&ways.probability(*b)).then(b.cmp(a))
    })?;
    Some((turn, Look { way_up: ways.turned(turn), ..look }))
}

/// A sheet that was ruled by hand without exits: in the orientation in which what is drawn hangs
/// on a board's exits, if there is one.
///
/// The edge of the paper may pass for a line of the grid. Where routes are clearly drawn but hang
/// on nothing, the grid is also looked for a space further on.
fn ruled(
    photo: &Photo,
    reader: &Reader,
    located: &Located,
    options: &ReadOptions,
) -> Result<Look, NoBoard> {
    let here = hung(photo, reader, located, options);
    if let Some((look, _)) = here.best {
        return Ok(look);
    }
    let shifts = [(-1.0, 0.0), (1.0, 0.0), (0.0, -1.0), (0.0, 1.0)];
    let beside = shifts.into_iter().filter(|_| here.drawn).filter_map(|(columns, rows)| {
        hung(photo, reader, &moved(photo, located, columns, rows)?, options).best
    });
    let best = beside.max_by(|a, b| a.1.total_cmp(&b.1));
    best.map(|(look, _)| look).ok_or(NoBoard::Nothing)
}

/// The grid moved by whole columns and rows, if it still lies in the photo.
fn moved(photo: &Photo, located: &Located, columns: f64, rows: f64) -> Option<Located> {
    let corners = [(0.0, 0.0), (7.0, 0.0), (7.0, 7.0), (0.0, 7.0)];
    let quad = Quad(corners.map(|(x, y)| located.grid.point(Point::new(x + columns, y + rows))));
    let (width, height) = photo.size();
    let inside = |p: &Point| {
        (0.0..f64::from(width)).contains(&p.x) && (0.0..f64::from(height)).contains(&p.y)
    };
    let grid = Grid::flat(quad).filter(|_| quad.0.iter().all(inside))?;
    Some(Located { grid, ..*located })
}

/// What was found in a grid without print.
struct Hung {
    /// The best orientation in which what is drawn hangs on a board's exits, and its lead.
    best: Option<(Look, f64)>,
    /// Whether routes are clearly drawn in it at all.
    drawn: bool,
}

fn hung(photo: &Photo, reader: &Reader, located: &Located, options: &ReadOptions) -> Hung {
    // One look tells which ways up are possible at all, and mostly that none is.
    let first = reader.read(&rectify(photo, &located.grid));
    let mut all = vec![Said { turn: 0, pose: first.pose }];
    let (mut looks, mut leads, mut clear) = (Vec::new(), [0.0; 4], false);
    for turn in (0..4).filter(|&turn| first.pose[turn] > POSSIBLE) {
        let look = Look::at(photo, reader, turned(located, turn));
        if turn > 0 {
            all.push(Said { turn, pose: look.reading.pose });
        }
        let drawn = look.drawn(reader, options);
        leads[turn] = drawn.lead();
        clear |= drawn.is_clear();
        if look.reading.pose[0] >= UPRIGHT && drawn.is_a_game() {
            looks.push((turn, look));
        }
    }
    let ways = WayUp::from(located, &all).weighed(leads);
    let best = likeliest(looks, &ways).map(|(turn, look)| (look, leads[turn]));
    Hung { best, drawn: clear }
}

/// Orientations less probable than this are not looked into.
const POSSIBLE: f32 = 0.05;

/// The reader must think this of an orientation of a sheet without print.
const UPRIGHT: f32 = 0.3;

/// How what is drawn hangs together: counts of sides.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Drawn {
    /// Spaces with a drawing.
    spaces: usize,
    /// Sum of their probabilities.
    sure: f64,
    /// Sides at an exit of their kind.
    at_exits: usize,
    /// Other sides at the border.
    astray: usize,
    /// Sides that meet a side of their kind.
    joined: usize,
    /// Other inner sides.
    open: usize,
}

impl Drawn {
    fn on(decoded: &Decoded) -> Drawn {
        let sketch = &decoded.sketch;
        let layout = sketch.layout();
        let mut drawn = Drawn::default();
        for (index, space) in layout.spaces().enumerate() {
            let drawing = sketch.drawing(space);
            if drawing.is_empty() {
                continue;
            }
            drawn.spaces += 1;
            drawn.sure += f64::from(decoded.confidence[index]);
            for side in Side::ALL {
                let Some(kind) = drawing.kind(side) else { continue };
                let exit = layout.exit_at(space, side).map(|exit| layout.exits()[exit].kind);
                let counted = match layout.neighbour(space, side) {
                    Some(next) if sketch.drawing(next).kind(side.opposite()) == Some(kind) => {
                        &mut drawn.joined
                    }
                    Some(_) => &mut drawn.open,
                    None if exit == Some(kind) => &mut drawn.at_exits,
                    None => &mut drawn.astray,
                };
                *counted += 1;
            }
        }
        drawn
    }

    /// Whether this looks like what a game leaves rather than anything else in a grid: several
    /// clear routes, most of them joined, and at the border more at exits of their kind than
    /// chance would bring there.
    fn is_a_game(&self) -> bool {
        self.is_clear()
            && self.at_exits >= 3
            && self.lead() > 3.5
            && self.joined + 2 * self.at_exits > self.open
    }

    /// Whether several routes are clearly drawn.
    fn is_clear(&self) -> bool {
        self.spaces >= 6 && self.sure > 0.85 * self.spaces as f64
    }

    /// How much more probable what is drawn at the border is on a board in this orientation than
    /// on anything else, as a logarithm.
    ///
    /// Of the 28 sides at the border 12 are exits, and every other line found there is of the
    /// wrong kind: chance puts a fifth of them right. Players, who may draw to any part of the
    /// border, put some two thirds right.
    fn lead(&self) -> f64 {
        const CHANCE: f64 = 12.0 / 28.0 / 2.0;
        const PLAYED: f64 = 0.65;
        self.at_exits as f64 * (PLAYED / CHANCE).ln()
            + self.astray as f64 * ((1.0 - PLAYED) / (1.0 - CHANCE)).ln()
    }
}

fn seen(reading: &Reading) -> Edition {
    if reading.challenge > 0.5 { Edition::Challenge } else { Edition::Classic }
}

/// Reads a rectified board twice, once as it is and once moved by a part of a pixel, and takes
/// the mean: what depends on where pixels fall is not to be trusted.
pub fn look_twice(reader: &Reader, image: &RgbImage) -> Reading {
    let (first, second) =
        both(|| reader.read_image(image), || reader.read_image(&nudged(image, 0.7, 0.5, 1.006)));
    first.between(&second)
}

#[cfg(not(target_arch = "wasm32"))]
fn both<A: Send, B: Send>(a: impl FnOnce() -> A + Send, b: impl FnOnce() -> B + Send) -> (A, B) {
    rayon::join(a, b)
}

#[cfg(target_arch = "wasm32")]
fn both<A, B>(a: impl FnOnce() -> A, b: impl FnOnce() -> B) -> (A, B) {
    (a(), b())
}

/// The picture moved by `dx` and `dy` pixels and drawn together about its middle.
fn nudged(image: &RgbImage, dx: f32, dy: f32, zoom: f32) -> RgbImage {
    let (width, height) = image.dimensions();
    if width < 2 || height < 2 {
        return image.clone();
    }
    let place = |k: u32, length: u32, shift: f32| {
        let middle = (length as f32 - 1.0) / 2.0;
        let at = (middle + (k as f32 - middle) * zoom + shift).clamp(0.0, length as f32 - 1.001);
        (at as u32, at.fract())
    };
    let columns: Vec<(u32, f32)> = (0..width).map(|x| place(x, width, dx)).collect();
    let mut moved = RgbImage::new(width, height);
    for y in 0..height {
        let (row, t) = place(y, height, dy);
        for (x, &(column, s)) in (0..width).zip(&columns) {
            let get = |x: u32, y: u32| image.get_pixel(x, y).0.map(f32::from);
            let (a, b) = (get(column, row), get(column + 1, row));
            let (c, d) = (get(column, row + 1), get(column + 1, row + 1));
            let mix = |k: usize| {
                (a[k] * (1.0 - s) + b[k] * s) * (1.0 - t) + (c[k] * (1.0 - s) + d[k] * s) * t
            };
            let value = std::array::from_fn(|k| mix(k).round() as u8);
            moved.put_pixel(x, y, image::Rgb(value));
        }
    }
    moved
}

impl Reading {
    /// The mean of two readings of the same board, of the logarithms of their probabilities.
    fn between(&self, other: &Reading) -> Reading {
        let mean = |a: f32, b: f32| (a.max(1e-30) * b.max(1e-30)).sqrt();
        let whole = |part: &mut [f32]| {
            let sum: f32 = part.iter().sum();
            part.iter_mut().for_each(|p| *p /= sum);
        };
        let spaces = self.spaces.iter().zip(&other.spaces).map(|(a, b)| {
            let mut space = *a;
            space.iter_mut().zip(b).for_each(|(a, b)| *a = mean(*a, *b));
            Head::LOCAL.into_iter().for_each(|head| whole(&mut space[head.range()]));
            space
        });
        let mut pose = self.pose;
        pose.iter_mut().zip(other.pose).for_each(|(a, b)| *a = mean(*a, b));
        whole(&mut pose);
        let yes = mean(self.challenge, other.challenge);
        let no = mean(1.0 - self.challenge, 1.0 - other.challenge);
        Reading { spaces: spaces.collect(), pose, challenge: yes / (yes + no) }
    }
}

fn turned(located: &Located, turn: usize) -> Located {
    let grid: Grid = located.grid.turned(turn);
    Located { grid, turns: std::array::from_fn(|k| located.turns[(k + turn) % 4]), ..*located }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_of_readings_is_a_reading() {
        let reader = Reader::bundled().unwrap();
        let image = crate::vision::sample_board("crayon.jpg").image;
        let reading = look_twice(&reader, &image);
        assert_eq!(reading, look_twice(&reader, &image));
        for space in &reading.spaces {
            for head in Head::LOCAL {
                let sum: f32 = space[head.range()].iter().sum();
                assert!((sum - 1.0).abs() < 1e-4);
            }
        }
        assert!((reading.pose.iter().sum::<f32>() - 1.0).abs() < 1e-4);
        let alone = reader.read_image(&image);
        let same = alone.between(&alone);
        for (a, b) in alone.spaces.iter().flatten().zip(same.spaces.iter().flatten()) {
            assert!((a - b).abs() < 1e-3);
        }
    }

    #[test]
    fn nudging_moves_by_parts_of_a_pixel() {
        let ramp = RgbImage::from_fn(40, 40, |x, y| image::Rgb([x as u8 * 5, y as u8 * 5, 7]));
        let moved = nudged(&ramp, 0.4, -0.6, 1.0);
        assert_eq!(moved.get_pixel(10, 10).0, [52, 47, 7]);
        assert_eq!(moved.get_pixel(39, 0).0, [195, 0, 7]);
    }
}
