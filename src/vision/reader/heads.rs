//! What the network's outputs mean.

use crate::board::{Drawing, Kind, Side, Strand};
use std::sync::LazyLock;

/// Outputs of one space: 4 sides of 3, station of 2, join of 5, digit of 10.
pub const LOCAL: usize = 29;
/// Those of them that the large network gives: all but the digit, which comes last.
pub const DRAWN: usize = 19;
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
    /// Blank or the round number 1 to 9.
    Digit,
    /// Upright, turned clockwise by a quarter, half or three quarters, or no board in its place.
    Pose,
    /// Classic or Challenge print.
    Print,
}

impl Head {
    /// The groups of one space.
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

    /// Where its outputs lie among those of the space or of the picture.
    pub const fn range(self) -> std::ops::Range<usize> {
        match self {
            Head::Side(side) => 3 * side.index()..3 * side.index() + 3,
            Head::Station => 12..14,
            Head::Join => 14..19,
            Head::Digit => 19..29,
            Head::Pose => 0..5,
            Head::Print => 5..7,
        }
    }
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
    /// What `drawing` asks; `None` if it shows kinds that the network does not know.
    pub fn of(drawing: &Drawing) -> Option<Label> {
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
