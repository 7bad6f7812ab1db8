//! What the network's outputs mean.

use super::marks::{Area, DrawnMarks, Object};
use crate::board::{Drawing, Kind, Side, Strand};
use crate::vision::decode::rounds::NUMBERS;
use std::sync::LazyLock;

/// Outputs of one space: those of the large network, and the round number of 15, which comes last.
pub const LOCAL: usize = DRAWN + NUMBERS;
/// Outputs that the large network gives: those of routes, then what expansions draw, 4 areas of 4, an
/// object of 6, 4 corners of a trail of 2, 4 sides of a canyon of 2. What is to be read further follows
/// these: a model that lacks the last ones reads nothing of theirs.
pub const DRAWN: usize = ROUTES + 38;
/// Outputs that routes are read from: 4 sides of 3, station of 2, join of 5.
pub const ROUTES: usize = 19;
/// Outputs of the whole picture: pose of 5, print of 2.
pub const GLOBAL: usize = 7;
/// Ways the sides of a space may be joined: see [`joined`].
pub const JOINS: usize = 5;

/// A group of outputs of which exactly one is right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Head {
    /// Nothing, highway or railway on a side.
    Side(Side),
    /// No station or a station.
    Station,
    /// How sides are joined.
    Join,
    /// Blank or the round number 1 to 14.
    Digit,
    /// Upright, turned clockwise by a quarter, half or three quarters, or no board in its place.
    Pose,
    /// Classic or Challenge print.
    Print,
    /// Nothing, river, lake or lava on a side.
    Area(Side),
    /// Nothing, volcano, crater, trees, cactus or oasis.
    Object,
    /// Whether a trail reaches a corner: 0 north-east, 1 south-east, 2 south-west, 3 north-west.
    Trail(u8),
    /// Whether a canyon runs along a side.
    Canyon(Side),
}

impl Head {
    /// The groups of one space that routes and rounds are read from.
    pub const LOCAL: [Head; 7] = [
        Head::Side(Side::North),
        Head::Side(Side::East),
        Head::Side(Side::South),
        Head::Side(Side::West),
        Head::Station,
        Head::Join,
        Head::Digit,
    ];

    /// Those of them that a space's drawing is read from.
    pub const DRAWING: [Head; 6] =
        [Head::LOCAL[0], Head::LOCAL[1], Head::LOCAL[2], Head::LOCAL[3], Head::Station, Head::Join];

    /// What expansions draw in a space, in the order of their outputs.
    pub const MARKS: [Head; 13] = [
        Head::Area(Side::North),
        Head::Area(Side::East),
        Head::Area(Side::South),
        Head::Area(Side::West),
        Head::Object,
        Head::Trail(0),
        Head::Trail(1),
        Head::Trail(2),
        Head::Trail(3),
        Head::Canyon(Side::North),
        Head::Canyon(Side::East),
        Head::Canyon(Side::South),
        Head::Canyon(Side::West),
    ];

    /// Every group of one space.
    pub fn all() -> impl Iterator<Item = Head> {
        Head::LOCAL.into_iter().chain(Head::MARKS)
    }

    /// Which of its outputs is right where `marks` are drawn; `None` for a head of something else.
    pub fn mark(self, marks: &DrawnMarks) -> Option<usize> {
        Some(match self {
            Head::Area(side) => marks.areas[side.index()] as usize,
            Head::Object => marks.object as usize,
            Head::Trail(corner) => usize::from(marks.trail[usize::from(corner)]),
            Head::Canyon(side) => usize::from(marks.canyon[side.index()]),
            _ => return None,
        })
    }

    /// Draws what an output of it stands for.
    pub fn draw(self, marks: &mut DrawnMarks, output: usize) {
        match self {
            Head::Area(side) => {
                let areas = [Area::None, Area::River, Area::Lake, Area::Lava];
                marks.areas[side.index()] = areas.get(output).copied().unwrap_or_default();
            }
            Head::Object => marks.object = OBJECTS.get(output).copied().unwrap_or_default(),
            Head::Trail(corner) => marks.trail[usize::from(corner)] = output == 1,
            Head::Canyon(side) => marks.canyon[side.index()] = output == 1,
            _ => {}
        }
    }

    /// Which of four sides or corners a mark of it reaches.
    pub fn corner(self) -> Option<usize> {
        match self {
            Head::Area(side) | Head::Canyon(side) => Some(side.index()),
            Head::Trail(corner) => Some(usize::from(corner)),
            _ => None,
        }
    }

    /// Where its outputs lie among those of the space or of the picture.
    pub const fn range(self) -> std::ops::Range<usize> {
        match self {
            Head::Side(side) => 3 * side.index()..3 * side.index() + 3,
            Head::Station => 12..14,
            Head::Join => 14..ROUTES,
            Head::Area(side) => after(4 * side.index(), 4),
            Head::Object => after(16, 6),
            Head::Trail(corner) => after(22 + 2 * corner as usize, 2),
            Head::Canyon(side) => after(30 + 2 * side.index(), 2),
            Head::Digit => DRAWN..LOCAL,
            Head::Pose => 0..5,
            Head::Print => 5..7,
        }
    }
}

const OBJECTS: [Object; 6] =
    [Object::None, Object::Volcano, Object::Crater, Object::Trees, Object::Cactus, Object::Oasis];

/// So many outputs from a place after those of routes.
const fn after(start: usize, count: usize) -> std::ops::Range<usize> {
    ROUTES + start..ROUTES + start + count
}

/// Share of lessons in which the board is turned, by each of three ways alike.
pub const TURNED: f32 = 0.10;
/// Share of the other lessons that show no board in its place.
pub const MISPLACED: f32 = 0.06;

/// How often each pose (see [`Head::Pose`]) was shown in the lessons: what the network expects
/// before it looks.
pub const POSES: [f32; 5] = {
    let turned = TURNED / 3.0;
    let still = 1.0 - TURNED;
    [still * (1.0 - MISPLACED), turned, turned, turned, still * MISPLACED]
};

/// Whether two different sides are joined under a join class: all joined (0), north with south and
/// east with west (1), north with east and south with west (2), north with west and south with
/// east (3), all apart (4).
pub fn joined(class: usize, a: Side, b: Side) -> bool {
    let steps = (a.index() + 4 - b.index()) % 4;
    match class {
        0 => true,
        1 => steps == 2,
        // The pairs are north-east and south-west: their indices add up to 1 and 5.
        2 => (a.index() + b.index()) % 4 == 1,
        3 => (a.index() + b.index()) % 4 == 3,
        _ => false,
    }
}

/// What a drawing asks of the heads of its space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Label {
    /// The drawing.
    pub drawing: Drawing,
    /// 0 nothing, 1 highway, 2 railway, for each side.
    pub sides: [u8; 4],
    /// Whether a station is drawn.
    pub station: bool,
    /// Join classes that give this drawing, as bits; all bits where nothing is to be joined.
    pub joins: u8,
}

/// Every bit of [`Label::joins`].
pub const ANY_JOIN: u8 = (1 << JOINS) - 1;

impl Label {
    /// What `drawing` asks; `None` if it shows routes that the network does not know. A river is no
    /// route: it is read with what else expansions draw.
    pub fn of(drawing: &Drawing) -> Option<Label> {
        let drawing = &routes(drawing)?;
        let mut sides = [0; 4];
        for side in Side::ALL {
            sides[side.index()] = match drawing.kind(side) {
                None => 0,
                Some(Kind::Highway) => 1,
                Some(Kind::Railway) => 2,
                Some(_) => return None,
            };
        }
        let joins = (0..JOINS).filter(|&class| {
            let drawn = Side::ALL.into_iter().filter(|side| sides[side.index()] != 0);
            drawn.clone().all(|a| {
                drawn
                    .clone()
                    .filter(|&b| b > a)
                    .all(|b| joined(class, a, b) == (drawing.strand_at(a) == drawing.strand_at(b)))
            })
        });
        let joins = joins.fold(0, |bits, class| bits | 1 << class);
        Some(Label { drawing: *drawing, sides, station: drawing.has_station(), joins })
    }

    /// Number of sides drawn.
    pub fn drawn(&self) -> usize {
        self.sides.iter().filter(|&&side| side != 0).count()
    }
}

/// A drawing without its river.
fn routes(drawing: &Drawing) -> Option<Drawing> {
    let dry =
        drawing.strands().iter().filter(|strand| strand.ends().any(|end| end.1 != Kind::River));
    Drawing::new(dry.copied()).ok()
}

/// Every drawing that can be read, the empty one first.
///
/// A station is only read where all sides are joined.
pub static LABELS: LazyLock<Vec<Label>> = LazyLock::new(|| {
    let mut labels: Vec<Label> = Vec::new();
    for code in 0..81usize {
        let kinds = [code / 27, code / 9 % 3, code / 3 % 3, code % 3];
        let sides = kinds.map(|kind| [None, Some(Kind::Highway), Some(Kind::Railway)][kind]);
        for class in 0..JOINS {
            for station in [false, true] {
                let mut strands: Vec<Vec<Side>> = Vec::new();
                for side in Side::ALL.into_iter().filter(|side| sides[side.index()].is_some()) {
                    match strands.iter_mut().find(|strand| joined(class, strand[0], side)) {
                        Some(strand) => strand.push(side),
                        None => strands.push(vec![side]),
                    }
                }
                if station && strands.len() != 1 {
                    continue;
                }
                let strands = strands.iter().filter_map(|strand| {
                    let part = std::array::from_fn(|index| {
                        sides[index].filter(|_| strand.iter().any(|side| side.index() == index))
                    });
                    Strand::new(part, station)
                });
                // Sides are shared out among strands, so no side is used twice.
                let Ok(drawing) = Drawing::new(strands) else { continue };
                if labels.iter().all(|label| label.drawing != drawing) {
                    labels.extend(Label::of(&drawing));
                }
            }
        }
    }
    labels
});

/// Turns outputs into probabilities in place.
pub fn softmax(outputs: &mut [f32]) {
    let top = outputs.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for out in outputs.iter_mut() {
        *out = (*out - top).exp();
        sum += *out;
    }
    outputs.iter_mut().for_each(|out| *out /= sum);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_label_is_told_apart() {
        assert!(LABELS[0].drawing.is_empty());
        for (index, a) in LABELS.iter().enumerate() {
            assert_ne!(a.joins, 0, "{}", a.drawing);
            for b in &LABELS[..index] {
                let same = a.sides == b.sides && a.station == b.station && a.joins & b.joins != 0;
                assert!(!same, "{} and {}", a.drawing, b.drawing);
            }
        }
    }

    #[test]
    fn outputs_of_heads_lie_side_by_side() {
        let mut heads: Vec<Head> = Head::all().collect();
        heads.sort_by_key(|head| head.range().start);
        let ends = heads.iter().scan(0, |next, head| {
            let range = head.range();
            assert_eq!(range.start, *next, "{head:?}");
            *next = range.end;
            Some(range.end)
        });
        assert_eq!(ends.last(), Some(LOCAL));
        assert!(Head::MARKS.iter().all(|head| (ROUTES..DRAWN).contains(&head.range().start)));
        assert_eq!(heads.last(), Some(&Head::Digit));
    }

    #[test]
    fn a_river_is_no_route() {
        let label = Label::of(&"h.h.+.w.w".parse().unwrap()).unwrap();
        assert_eq!((label.sides, label.drawing), ([1, 0, 1, 0], "h.h.".parse().unwrap()));
        assert_eq!(Label::of(&"wh.w".parse().unwrap()), None);
    }

    #[test]
    fn routes_of_both_boxes_are_labels() {
        for code in [
            "hh..",
            "rr..",
            "hhh.",
            "rrr.",
            "h.h.",
            "r.r.",
            "hrhro",
            "hr..",
            "h.r.",
            "hhhh",
            "rrrr",
            "hrrr",
            "hhrh",
            "hrrh",
            "hrhr",
            "hhhhd1",
            "rrrrd2",
            "h...",
            "r...",
            "h...s",
            "r...s",
            "hrh.",
            "rhr.",
            "hr..n",
            "h...+..r.",
        ] {
            let drawing: Drawing = code.parse().unwrap();
            for turned in drawing.orientations() {
                assert!(LABELS.iter().any(|label| label.drawing == turned), "{turned}");
            }
        }
    }
}
