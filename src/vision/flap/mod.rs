//! The flap above the board: which specials were used, and what the player wrote for points.
//!
//! | step | in |
//! | --- | --- |
//! | where printed squares, fields and lines lie on the flaps of both editions | `print` |
//! | the flap's own plane, which hangs on the fold at any angle | `plane` |
//! | one square, field, dot or row looked at by a small network | `net` |
//! | figures weighed together: they should add up | `sums` |
//! | lines are mostly what the board proves | `proven` |
//! | dots and rows of goals, weighed against those figures | `tracks` |
//! | the JSON of it, the same for truths and readings | `form` |

mod form;
pub mod net;
pub mod plane;
pub mod print;
mod proven;
mod sums;
mod tracks;

pub use form::{FlapForm, FlapReadForm, SeenForm, TracksForm};
pub use proven::Proven;
pub use tracks::{TrackSeen, Tracks};

use super::locate::{Grid, Point};
use super::nn::Activations;
use super::photo::Photo;
use super::rectify::{even_light, warped};
use crate::rules::Edition;
use crate::score::{FieldRead, PaperRead};
use image::RgbImage;
use net::{FlapReader, Head, Straight, Window};
use plane::Plane;
use print::{Area, FieldName, FlapPrint, Track, TrackPrint};
use std::sync::Arc;

/// Pixels per cell of a flap seen from straight above.
pub const CELL_PX: u32 = 48;

/// What stands in a field of the score row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Nothing.
    Blank,
    /// A dash, slash or cross: no points.
    Dash,
    /// A figure, without its sign.
    Figure(u16),
}

impl Mark {
    /// The figure, if it is one.
    pub fn figure(self) -> Option<u16> {
        match self {
            Mark::Figure(value) => Some(value),
            Mark::Blank | Mark::Dash => None,
        }
    }
}

/// One of the six squares.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SpecialSeen {
    /// Whether it is marked as used.
    pub used: bool,
    /// How probable that is, 0 to 1.
    pub probability: f32,
    /// Whether a person should look.
    pub doubt: bool,
}

/// What was read in a field.
#[derive(Clone, Debug, PartialEq)]
pub struct FieldSeen {
    /// The likeliest.
    pub mark: Mark,
    /// How probable that is, 0 to 1.
    pub probability: f32,
    /// Whether a person should look.
    pub doubt: bool,
    /// Whether another figure beside it was struck out.
    pub struck: bool,
    /// What else it may be, best first.
    pub others: Vec<Mark>,
}

/// What was read on a flap. What is not in the picture is `None`.
#[derive(Clone, Debug, PartialEq)]
pub struct Flap {
    /// Whether all of it is in the picture.
    pub whole: bool,
    /// The six squares from left to right.
    pub specials: [Option<SpecialSeen>; 6],
    /// The fields in the order they are printed.
    pub fields: Vec<(FieldName, Option<FieldSeen>)>,
    /// Tracks and rows of goals; `None` where the edition prints none.
    pub tracks: Option<Tracks>,
    /// The flap as it looks from straight above, [`CELL_PX`] pixels a cell.
    pub picture: Arc<RgbImage>,
}

impl Flap {
    /// What was read in a field.
    pub fn field(&self, name: FieldName) -> Option<&FieldSeen> {
        self.fields.iter().find(|(field, _)| *field == name).and_then(|(_, seen)| seen.as_ref())
    }

    /// The figure in a field, if one is clearly written there.
    pub fn clear(&self, name: FieldName) -> Option<u16> {
        self.field(name).filter(|seen| !seen.doubt).and_then(|seen| seen.mark.figure())
    }

    /// How many squares and fields a person should look at.
    pub fn doubts(&self) -> usize {
        let specials = self.specials.iter().flatten().filter(|seen| seen.doubt).count();
        let fields = self.fields.iter().filter_map(|(_, seen)| seen.as_ref());
        specials + fields.filter(|seen| seen.doubt).count()
    }
}

/// Finds and reads the flap above a board that proves some lines; `None` where none is seen.
pub fn read_flap(
    photo: &Photo,
    grid: &Grid,
    (edition, proven): (Edition, &Proven),
    reader: &FlapReader,
) -> Option<Flap> {
    let print = FlapPrint::of(edition);
    let plane = plane::find(photo, grid, print)?;
    let size = photo.size();
    let flap = straight(photo, grid, print, &plane);
    let shown = |area: &Area| plane.shows(area, size);
    let edges = [
        (print.left, print.top),
        (print.right, print.top),
        (print.right, print.crease),
        (print.left, print.crease),
    ];
    let inside = |p: Point| {
        (0.0..=f64::from(size.0)).contains(&p.x) && (0.0..=f64::from(size.1)).contains(&p.y)
    };
    let whole = edges.into_iter().all(|(x, y)| inside(plane.point(Point::new(x, y))));
    Some(Flap { whole, ..read_straight(&flap, (print, proven), shown, reader) })
}

/// Reads a flap seen from straight above, of which `shown` parts are in the picture.
pub fn read_straight(
    flap: &Straight,
    (print, proven): (&FlapPrint, &Proven),
    shown: impl Fn(&Area) -> bool,
    reader: &FlapReader,
) -> Flap {
    let mut act = reader.activations();
    let about = &reader.about;
    let specials = std::array::from_fn(|index| {
        let square = print.specials.get(index).filter(|square| shown(square))?;
        let look = reader.look(flap, Window::square(square), &mut act);
        let yes = look[Head::Used.range().end - 1];
        let (used, probability) = (yes > 0.5, yes.max(1.0 - yes));
        Some(SpecialSeen { used, probability, doubt: probability < about.doubt_special })
    });
    let looks: Vec<Option<net::Look>> = (print.fields.iter())
        .map(|(_, area)| shown(area).then(|| reader.look(flap, Window::field(area), &mut act)))
        .collect();
    let names: Vec<FieldName> = print.fields.iter().map(|(name, _)| *name).collect();
    let beside = print.tracks.as_ref().map(|tracks| ink(flap, tracks, &shown, reader, &mut act));
    let doubts = (about.doubt_field, [about.doubt_track, about.doubt_goal]);
    let (fields, tracks) = sums::together(&names, &looks, (beside, proven), doubts);
    let picture = Arc::new(flap.image.clone());
    let fields = names.into_iter().zip(fields).collect();
    Flap { whole: true, specials, fields, tracks, picture }
}

/// Looks at the dots of tracks and at the rows of goals.
fn ink(
    flap: &Straight,
    print: &TrackPrint,
    shown: impl Fn(&Area) -> bool,
    reader: &FlapReader,
    act: &mut Activations,
) -> tracks::Ink {
    let dots = Track::ALL.map(|track| {
        let dots = print.dots(track);
        let marked = dots.iter().map(|dot| {
            let look = reader.look(flap, Window::dot(dot), act);
            look[Head::Dot.range().end - 1]
        });
        dots.iter().all(&shown).then(|| marked.collect())
    });
    let rows = std::array::from_fn(|index| {
        let points = &print.goals[index].points;
        shown(points).then(|| reader.look(flap, Window::row(points), act))
    });
    tracks::Ink::of(dots, &rows)
}

/// The flap from straight above, with even light.
pub fn straight(photo: &Photo, grid: &Grid, print: &FlapPrint, plane: &Plane) -> Straight {
    let px = f64::from(CELL_PX);
    let side = |cells: f64| (cells * px).round() as u32;
    let size = (side(print.right - print.left), side(print.crease - print.top));
    let scale = photo.full_scale();
    let place = |x: u32, y: u32| {
        let cells = |from: f64, pixel: u32| from + f64::from(pixel) / px;
        plane.point(Point::new(cells(print.left, x), cells(print.top, y))).scaled(scale)
    };
    let (raw, seen) = warped(photo.full(), size, place, grid.cell() * scale / px);
    Straight::new(even_light(&raw, &seen, CELL_PX), print)
}

impl Flap {
    /// What was read, field by field, as it is kept with the board.
    pub fn paper(&self) -> PaperRead {
        let read = |(name, seen): &(FieldName, Option<FieldSeen>)| {
            let read = match seen {
                None => FieldRead::Hidden,
                Some(seen) if seen.doubt => {
                    // A figure that no game can give there is nothing to choose.
                    let can_be =
                        |mark: &&Mark| mark.figure().is_none_or(|value| name.can_hold(value));
                    let readings = std::iter::once(&seen.mark).chain(&seen.others).filter(can_be);
                    FieldRead::Unsure(readings.map(|&mark| form::text(mark)).take(3).collect())
                }
                Some(seen) => match seen.mark {
                    Mark::Blank => FieldRead::Blank,
                    Mark::Dash => FieldRead::Dash,
                    Mark::Figure(value) => FieldRead::Sure(i32::from(value)),
                },
            };
            (name.word(), read)
        };
        let sure = |seen: SpecialSeen| (!seen.doubt).then_some(seen.used);
        let specials = self.specials.map(|seen| seen.and_then(sure));
        let mut paper = PaperRead { specials, ..PaperRead::default() };
        for (field, read) in self.fields.iter().map(read) {
            paper.set(field, read);
        }
        if let Some(tracks) = &self.tracks {
            paper.tracks = Track::ALL
                .map(|track| tracks.track(track).filter(|seen| !seen.doubt).map(|seen| seen.marks));
            paper.goal_rows = tracks.goals.each_ref().map(|row| {
                let sure = row.as_ref().filter(|seen| !seen.doubt)?;
                Some(sure.mark.figure().map_or(0, i32::from))
            });
        }
        paper
    }
}
