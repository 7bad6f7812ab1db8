//! Where the flap lies: a plane of its own that hangs on the fold.

use super::print::{Area, FlapPrint};
use crate::vision::locate::{Grid, Homography, Point};
use crate::vision::photo::Photo;
use image::RgbImage;

/// A flap's plane in a photo.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plane {
    /// From the flap's cells to pixels of the upright original.
    map: Homography,
    /// How far the lens bows what lies beside the grid's upper edge, in cells at its middle.
    bow: (f64, f64),
    /// The grid's width in cells.
    width: f64,
}

impl Plane {
    /// Where a point of the flap lies in the photo.
    pub fn point(&self, p: Point) -> Point {
        let s = p.x.clamp(0.0, self.width) / self.width;
        let bow = 4.0 * s * (1.0 - s);
        self.map.apply(Point::new(p.x + self.bow.0 * bow, p.y + self.bow.1 * bow))
    }

    /// The plane with the flap's corners moved, in cells, clockwise from the top left.
    fn moved(&self, print: &FlapPrint, by: &[Point; 4]) -> Option<Plane> {
        let corners = [
            Point::new(print.left, print.top),
            Point::new(print.right, print.top),
            Point::new(print.right, print.crease),
            Point::new(print.left, print.crease),
        ];
        let to =
            std::array::from_fn(|k| Point::new(corners[k].x + by[k].x, corners[k].y + by[k].y));
        let shift = Homography::between(&corners, &to)?;
        Some(Plane { map: shift.then(&self.map), ..*self })
    }

    /// Whether a part of the flap lies in a photo of this size.
    pub fn shows(&self, area: &Area, size: (u32, u32)) -> bool {
        area.corners().into_iter().all(|corner| {
            let p = self.point(corner);
            (-SLACK..=f64::from(size.0) + SLACK).contains(&p.x)
                && (-SLACK..=f64::from(size.1) + SLACK).contains(&p.y)
        })
    }
}

/// Something may reach so many pixels over the edge of the photo and still be whole.
const SLACK: f64 = 1.0;

/// Pixels per cell in which the flap is looked for.
const SOUGHT_PX: f64 = 28.0;

/// A printed line shows at so much of the contrast that counts in full, at least.
const CLEAR: f32 = 0.3;

/// Printed lines must show this clearly on the whole where a flap is seen.
const LEAST: f32 = 0.15;

/// Where they show no clearer than this, looking on would not make them.
const HOPELESS: f32 = 0.5 * LEAST;

/// So many places of printed lines must lie in the picture.
const LEAST_PLACES: usize = 90;

/// Focal lengths of cameras, in long sides of the picture.
const FOCAL: [f64; 5] = [0.62, 0.8, 1.05, 1.5, 3.0];

/// Finds the flap above a grid; `None` where none with this print is seen.
pub fn find(photo: &Photo, grid: &Grid, print: &FlapPrint) -> Option<Plane> {
    let (plane, clear) = best(photo, grid, print)?;
    (clear.places >= LEAST_PLACES && clear.mean() > LEAST).then_some(plane)
}

/// The plane above a grid in which printed lines show the most, and how clearly they do.
pub fn best(photo: &Photo, grid: &Grid, print: &FlapPrint) -> Option<(Plane, Clear)> {
    let ink = Ink::new(photo, grid)?;
    let places = places(print);
    let few: Vec<Place> = places.iter().step_by(FEW).copied().collect();
    let planes = hung(photo, grid, print).into_iter();
    let mut tried: Vec<(f32, Plane)> =
        planes.map(|plane| (ink.clear(&plane, &few).sum, plane)).collect();
    tried.sort_by(|a, b| b.0.total_cmp(&a.0));
    let mut starts: Vec<Plane> = Vec::new();
    let apart = |a: &Plane, b: &Plane| {
        let top = Point::new(3.5, print.top);
        a.point(top).distance(b.point(top)) > 0.25 * grid.cell()
    };
    for (_, plane) in tried {
        if starts.len() < STARTS && starts.iter().all(|start| apart(start, &plane)) {
            starts.push(plane);
        }
    }
    let tools = Search { ink: &ink, places: &places, few: &few, print };
    let first = tools.settled(starts)?;
    if first.1.mean() < HOPELESS {
        return Some(first);
    }
    // Rows of squares look alike: it may have come to rest a little off.
    let mut beside: Vec<(f32, Plane)> = Vec::new();
    for (up, low, aside) in jumps() {
        let (top, fold) = (Point::new(aside, up), Point::new(aside.clamp(-0.1, 0.1), low));
        let plane = first.0.moved(print, &[top, top, fold, fold]);
        beside.extend(plane.map(|plane| (ink.clear(&plane, &few).sum, plane)));
    }
    beside.sort_by(|a, b| b.0.total_cmp(&a.0));
    let again = tools.settled(beside.into_iter().take(BESIDE).map(|(_, plane)| plane).collect());
    again.into_iter().chain([first]).max_by(|a, b| a.1.sum.total_cmp(&b.1.sum))
}

/// Where a flap may lie that seems to lie elsewhere: how far its top is further down, and to the
/// right, and how far the fold is.
fn jumps() -> impl Iterator<Item = (f64, f64, f64)> {
    let tops = [-0.45, -0.3, -0.15, 0.0, 0.15, 0.3, 0.45];
    let all = tops.into_iter().flat_map(|up| [-0.2, -0.1, 0.0, 0.1, 0.2].map(|low| (up, low)));
    let asides = [-0.95, -0.475, -0.2, 0.0, 0.2, 0.475, 0.95];
    let all = all.flat_map(move |(up, low)| asides.map(|aside| (up, low, aside)));
    all.filter(|&(up, low, aside)| (up, low, aside) != (0.0, 0.0, 0.0))
}

/// So many of these places are looked into.
const BESIDE: usize = 3;

/// So many planes that look best at first are moved onto the lines.
const STARTS: usize = 5;

/// And so many of these are moved on to the end.
const SETTLED: usize = 2;

/// Every so many of the places of lines are looked at before that.
const FEW: usize = 3;

/// The planes in which a flap may hang on the fold, for several cameras.
fn hung(photo: &Photo, grid: &Grid, print: &FlapPrint) -> Vec<Plane> {
    let (width, height) = photo.size();
    let middle = (f64::from(width) / 2.0, f64::from(height) / 2.0);
    let long = f64::from(width.max(height));
    let Some(flat) = Homography::between(&grid.size().corners(), &grid.quad().0) else {
        return Vec::new();
    };
    let bend = grid.bend();
    let bow = (bend[0][0], bend[1][0]);
    let mut planes = Vec::new();
    let column = |k: usize| flat.0.map(|row| row[k]);
    for focal in FOCAL {
        let focal = focal * long;
        let inverse = |v: [f64; 3]| {
            [(v[0] - middle.0 * v[2]) / focal, (v[1] - middle.1 * v[2]) / focal, v[2]]
        };
        let seen =
            |v: [f64; 3]| [focal * v[0] + middle.0 * v[2], focal * v[1] + middle.1 * v[2], v[2]];
        let [right, below, corner] = [0, 1, 2].map(|k| inverse(column(k)));
        let mut normal = [
            right[1] * below[2] - right[2] * below[1],
            right[2] * below[0] - right[0] * below[2],
            right[0] * below[1] - right[1] * below[0],
        ];
        let length = |v: [f64; 3]| v.iter().map(|v| v * v).sum::<f64>().sqrt();
        let dot = |a: [f64; 3], b: [f64; 3]| a.iter().zip(b).map(|(a, b)| a * b).sum::<f64>();
        // Towards the camera.
        let size = if dot(normal, corner) > 0.0 { -1.0 } else { 1.0 } * length(right)
            / length(normal).max(1e-300);
        normal = normal.map(|v| v * size);
        let mut angle: f64 = -24.0;
        while angle < 84.0 {
            let (sin, cos) = angle.to_radians().sin_cos();
            let away: [f64; 3] = std::array::from_fn(|k| below[k] * cos - normal[k] * sin);
            let away = seen(away);
            let right = column(0);
            let fold: [f64; 3] =
                std::array::from_fn(|k| print.crease * (column(1)[k] - away[k]) + column(2)[k]);
            let map = Homography([0, 1, 2].map(|k| [right[k], away[k], fold[k]]));
            let far = Point::new(3.5, print.top);
            let near = Point::new(3.5, print.crease);
            // Nothing behind the camera.
            if map.depth(far) * map.depth(near) > 0.0 {
                planes.push(Plane { map, bow, width: grid.size().width() });
            }
            // Lines of a steep flap move on faster.
            angle += if (20.0..64.0).contains(&angle) { 1.0 } else { 1.5 };
        }
    }
    planes
}

/// A plane on its way to where printed lines show the most.
#[derive(Clone, Copy)]
struct Climb {
    start: Plane,
    /// How far its corners were moved.
    by: [Point; 4],
    plane: Plane,
    clear: Clear,
}

/// What planes are tried against.
struct Search<'a> {
    ink: &'a Ink,
    places: &'a [Place],
    few: &'a [Place],
    print: &'a FlapPrint,
}

impl Search<'_> {
    /// The best of some planes, moved onto the lines: all of them by a few places and far steps, the
    /// best of these by all.
    fn settled(&self, planes: Vec<Plane>) -> Option<(Plane, Clear)> {
        let rough = planes.into_iter().map(|start| {
            let clear = self.ink.clear(&start, self.few);
            let climb = Climb { start, by: [Point::default(); 4], plane: start, clear };
            self.climb(climb, self.few, &[0.18, 0.09, 0.045])
        });
        let mut rough: Vec<Climb> = rough.collect();
        rough.sort_by(|a, b| b.clear.sum.total_cmp(&a.clear.sum));
        let fine = rough.into_iter().take(SETTLED).map(|climb| {
            let clear = self.ink.clear(&climb.plane, self.places);
            self.climb(Climb { clear, ..climb }, self.places, &[0.045, 0.022, 0.011])
        });
        let best = fine.max_by(|a, b| a.clear.sum.total_cmp(&b.clear.sum))?;
        Some((best.plane, best.clear))
    }

    fn climb(&self, mut at: Climb, places: &[Place], steps: &[f64]) -> Climb {
        // By how much each corner moves: the upper and the lower ones together or against each
        // other.
        let ways: [[f64; 4]; 4] = [
            [1.0, 1.0, 0.0, 0.0],
            [1.0, -1.0, 0.0, 0.0],
            [0.0, 0.0, 1.0, 1.0],
            [0.0, 0.0, 1.0, -1.0],
        ];
        for step in steps {
            for _ in 0..4 {
                let mut better = false;
                for (index, way) in ways.iter().enumerate() {
                    // The fold lies where the grid says, or nearly so.
                    let step = if index < 2 { *step } else { step * 0.5 };
                    for (dx, dy) in [(0.0, step), (0.0, -step), (step, 0.0), (-step, 0.0)] {
                        let by: [Point; 4] = std::array::from_fn(|k| {
                            Point::new(at.by[k].x + way[k] * dx, at.by[k].y + way[k] * dy)
                        });
                        if by.iter().any(|p| p.x.abs() > MOST || p.y.abs() > MOST) {
                            continue;
                        }
                        let Some(plane) = at.start.moved(self.print, &by) else { continue };
                        let clear = self.ink.clear(&plane, places);
                        if clear.sum > at.clear.sum {
                            (at, better) = (Climb { by, plane, clear, ..at }, true);
                        }
                    }
                }
                if !better {
                    break;
                }
            }
        }
        at
    }
}

/// Corners move no further than this, in cells.
const MOST: f64 = 0.6;

/// A place on a printed line, and the step across it, in cells.
#[derive(Clone, Copy, Debug)]
struct Place {
    at: Point,
    across: Point,
}

fn places(print: &FlapPrint) -> Vec<Place> {
    let mut places = Vec::new();
    for [from, to] in &print.lines {
        let (dx, dy) = (to.x - from.x, to.y - from.y);
        let length = dx.hypot(dy).max(1e-9);
        let count = (length / 0.1).ceil().max(1.0) as usize;
        let across = Point::new(-dy / length * ACROSS, dx / length * ACROSS);
        for k in 0..count {
            let t = (k as f64 + 0.5) / count as f64;
            places.push(Place { at: Point::new(from.x + dx * t, from.y + dy * t), across });
        }
    }
    places
}

/// Paper is looked for this far beside a line.
const ACROSS: f64 = 0.075;

/// What paper is brought to in every channel; anything brighter is paper.
const PAPER: f32 = 200.0;

/// What brings each channel of the paper just above the fold to [`PAPER`]. A channel in which it is
/// nearly black shows noise alone, and is left out.
fn gains(pixels: &RgbImage, scale: f64, grid: &Grid) -> [f32; 3] {
    let mut seen: [Vec<u8>; 3] = Default::default();
    for row in [-0.33, -0.4, -0.47] {
        for k in 0..70 {
            let p = grid.point(Point::new(f64::from(k) / 10.0, row)).scaled(scale);
            if p.x < 0.0 || p.y < 0.0 {
                continue;
            }
            if let Some(pixel) = pixels.get_pixel_checked(p.x as u32, p.y as u32) {
                seen.iter_mut().zip(pixel.0).for_each(|(seen, value)| seen.push(value));
            }
        }
    }
    let paper = seen.map(|mut seen| {
        seen.sort_unstable();
        seen.get(seen.len() * 3 / 4).map_or(PAPER, |value| f32::from(*value).max(1.0))
    });
    let brightest = paper.iter().copied().fold(1.0, f32::max);
    paper.map(|paper| if paper < 0.3 * brightest { f32::INFINITY } else { PAPER / paper })
}

/// How clearly printed lines show.
#[derive(Clone, Copy, Debug, Default)]
pub struct Clear {
    /// The sum over places of lines that lie in the picture, of which each counts at most 1.
    sum: f32,
    /// How many these are.
    pub places: usize,
}

impl Clear {
    /// The mean over these places.
    pub fn mean(self) -> f32 {
        self.sum / self.places.max(1) as f32
    }
}

/// The surroundings of a board: the darkest of three channels, in which ink of any colour is dark, each
/// beside the paper above the fold.
struct Ink {
    /// Pixels of the original for one of these, and where the first lies.
    factor: f64,
    left: f64,
    top: f64,
    width: usize,
    height: usize,
    values: Vec<f32>,
}

impl Ink {
    fn new(photo: &Photo, grid: &Grid) -> Option<Ink> {
        let (pixels, scale) = (photo.work(), photo.work_scale());
        let cell = grid.cell() * scale;
        let block = (cell / SOUGHT_PX).floor().clamp(1.0, 16.0) as u32;
        let middle = grid.point(Point::new(grid.size().width() / 2.0, 0.0)).scaled(scale);
        let reach = 9.0 * cell;
        let range = |middle: f64, length: u32| {
            let from = (middle - reach).clamp(0.0, f64::from(length)) as u32;
            let to = (middle + reach).clamp(0.0, f64::from(length)) as u32;
            (from, to.saturating_sub(from) / block)
        };
        let (left, width) = range(middle.x, pixels.width());
        let (top, height) = range(middle.y, pixels.height());
        if width < 8 || height < 8 {
            return None;
        }
        let stride = 3 * pixels.width() as usize;
        let bytes = pixels.as_raw();
        let gains = gains(pixels, scale, grid);
        let mut values = Vec::with_capacity((width * height) as usize);
        let area = (block * block) as f32;
        for row in 0..height {
            for column in 0..width {
                let mut sum = [0u32; 3];
                for y in 0..block {
                    let start = (top + row * block + y) as usize * stride
                        + 3 * (left + column * block) as usize;
                    let line = bytes.get(start..start + 3 * block as usize)?;
                    for pixel in line.chunks_exact(3) {
                        sum.iter_mut().zip(pixel).for_each(|(sum, v)| *sum += u32::from(*v));
                    }
                }
                let channels = sum.iter().zip(gains).map(|(sum, gain)| *sum as f32 / area * gain);
                values.push(channels.fold(PAPER, f32::min));
            }
        }
        let factor = f64::from(block) / scale;
        let (left, top) = (f64::from(left) / scale, f64::from(top) / scale);
        let (width, height) = (width as usize, height as usize);
        Some(Ink { factor, left, top, width, height, values })
    }

    /// The value at a point given in pixels of this picture, which must lie inside.
    fn value(&self, x: f64, y: f64) -> f32 {
        let (ix, iy) = (x as usize, y as usize);
        // `fract` is a call where a processor has no instruction for it.
        let (tx, ty) = ((x - ix as f64) as f32, (y - iy as f64) as f32);
        let at = iy * self.width + ix;
        let get = |at: usize| self.values.get(at).copied().unwrap_or(255.0);
        let upper = get(at) + tx * (get(at + 1) - get(at));
        let below = get(at + self.width) + tx * (get(at + self.width + 1) - get(at + self.width));
        upper + ty * (below - upper)
    }

    fn clear(&self, plane: &Plane, places: &[Place]) -> Clear {
        let mut clear = Clear::default();
        let (right, low) = ((self.width - 1) as f64, (self.height - 1) as f64);
        let here = |p: Point| {
            let p = plane.point(p);
            ((p.x - self.left) / self.factor - 0.5, (p.y - self.top) / self.factor - 0.5)
        };
        for place in places {
            let (x, y) = here(place.at);
            let beside = Point::new(place.at.x + place.across.x, place.at.y + place.across.y);
            let (bx, by) = here(beside);
            let (mut dx, mut dy) = (bx - x, by - y);
            // On a flap seen aslant lines lie close: paper begins no nearer than this.
            // A root costs a tenth of `hypot`, and nothing here over- or underflows.
            let far = (dx * dx + dy * dy).sqrt().max(1e-9);
            if far < 1.3 {
                (dx, dy) = (dx / far * 1.3, dy / far * 1.3);
            }
            let inside = |x: f64, y: f64| (0.0..right).contains(&x) && (0.0..low).contains(&y);
            if !inside(x, y) || !inside(x + dx, y + dy) || !inside(x - dx, y - dy) {
                continue;
            }
            let (a, b) = (self.value(x + dx, y + dy), self.value(x - dx, y - dy));
            let line = self.value(x, y);
            let contrast = (a.min(b) - line) / a.max(b).max(40.0);
            clear.sum += (contrast / CLEAR).clamp(-0.5, 1.0);
            clear.places += 1;
        }
        clear
    }
}
