//! Drawings of expansions: where they lie, what they are, and how a hand draws them.

mod area;
mod hand;
mod look;
mod paths;
mod peaks;
mod plan;
mod river;
mod things;

use super::family::Family;
use super::ink::Layer;
use super::rng::Rng;
use super::style::Style;
use crate::board::{Layout, Side, Sketch, Space};
use crate::vision::reader::marks::{Area, DrawnMarks, Object};
use hand::Hand;
use look::Look;
use serde::{Deserialize, Serialize};

/// Share of painted boards that bear drawings of expansions.
pub(crate) const SHARE: f32 = 0.45;

/// Something that lies against sides: which of north, east, south and west.
pub(super) type Sides = [bool; 4];

/// What is drawn in a space.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Mark {
    River(Sides),
    Lake(Sides),
    Lava(Sides),
    Volcano,
    Crater,
    /// So many of them.
    Trees(u8),
    Cactus(u8),
    Oasis,
    /// Corners in the order the trail takes: 0 north-east, then with the clock.
    Trail(Vec<u8>),
    /// Along the north or the west side.
    Canyon(Side),
}

impl Mark {
    /// The sides reached by what lies in the space.
    fn area(&self) -> Option<(Area, Sides)> {
        match self {
            Mark::River(sides) => Some((Area::River, *sides)),
            Mark::Lake(sides) => Some((Area::Lake, *sides)),
            Mark::Lava(sides) => Some((Area::Lava, *sides)),
            _ => None,
        }
    }

    fn object(&self) -> Option<Object> {
        Some(match self {
            Mark::Volcano => Object::Volcano,
            Mark::Crater => Object::Crater,
            Mark::Trees(_) => Object::Trees,
            Mark::Cactus(_) => Object::Cactus,
            Mark::Oasis => Object::Oasis,
            _ => return None,
        })
    }

    /// The word of truth files.
    fn word(&self) -> &'static str {
        match self {
            Mark::River(_) => "river",
            Mark::Lake(_) => "lake",
            Mark::Lava(_) => "lava",
            Mark::Volcano => "volcano",
            Mark::Crater => "crater",
            Mark::Trees(_) => "trees",
            Mark::Cactus(_) => "cactus",
            Mark::Oasis => "oasis",
            Mark::Trail(_) => "trail",
            Mark::Canyon(_) => "canyon",
        }
    }
}

/// Chance of its own for the line between two spaces, the same seen from both.
fn crossing(seed: u64, space: Space, side: Side) -> Rng {
    let (row, col) = (u64::from(space.row), u64::from(space.col));
    let line = match side {
        Side::North => row * 64 + col,
        Side::South => (row + 1) * 64 + col,
        Side::West => 4096 + row * 64 + col,
        Side::East => 4096 + row * 64 + col + 1,
    };
    Rng::new(seed ^ (line << 40))
}

/// A drawing of an expansion in a truth file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarkForm {
    /// The space.
    pub space: String,
    /// `river`, `lake`, `lava`, `volcano`, `crater`, `trees`, `cactus`, `oasis`, `trail` or
    /// `canyon`.
    pub kind: String,
    /// The sides that a river, lake or lava reaches, such as `NE`.
    pub sides: String,
    /// The corners that a trail touches, in its order, such as `NE SW`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub corners: Option<String>,
    /// The side along which a canyon runs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub side: Option<String>,
    /// Row and column of the point of the grid where this piece of a canyon starts.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub from: Option<[u8; 2]>,
    /// Where it ends.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub to: Option<[u8; 2]>,
}

/// The drawings of expansions on one board.
#[derive(Clone, Debug, Default)]
pub(crate) struct Drawings {
    marks: Vec<(Space, Mark)>,
    family: Family,
    /// Start of the chance with which they are drawn.
    seed: u64,
    /// Whether they were drawn before the routes.
    pub below: bool,
}

impl Drawings {
    /// What players of some expansion left beside the routes of a board; on many boards nothing.
    pub fn random(rng: &mut Rng, sketch: &Sketch, family: Family) -> Drawings {
        Drawings::on(SHARE, rng, sketch, family)
    }

    /// The same, on such a share of boards.
    pub fn on(share: f32, rng: &mut Rng, sketch: &Sketch, family: Family) -> Drawings {
        if !rng.chance(share) {
            return Drawings::default();
        }
        let marks = plan::marks(rng, sketch);
        Drawings { marks, family, seed: rng.seed(), below: rng.chance(0.6) }
    }

    /// Draws them all.
    pub fn paint(&self, ink: &mut Layer, style: &Style, sketch: &Sketch) {
        if self.marks.is_empty() {
            return;
        }
        let mut rng = Rng::new(self.seed);
        let mut look = Look::random(&mut rng, style, self.family);
        for (space, mark) in &self.marks {
            let mut rng = rng.fork(1);
            // Hands try another way of drawing it now and then.
            let other = rng.chance(0.08).then(|| look.varied(&mut rng, self.family));
            let mut chosen = other.as_ref().unwrap_or(&look).clone();
            let pen = chosen.pen_of(mark).clone();
            let at = (f32::from(space.col), f32::from(space.row));
            let mut hand = Hand { layer: &mut *ink, rng: &mut rng, pen, at };
            let drawing = sketch.drawing(*space);
            match mark {
                Mark::River(sides) => {
                    let cross = Side::ALL.map(|side| crossing(self.seed, *space, side));
                    river::draw(&mut hand, &chosen, (*sides, cross), &drawing);
                }
                Mark::Lake(sides) | Mark::Lava(sides) => {
                    let lava = matches!(mark, Mark::Lava(_));
                    let full = |side: Side| {
                        sketch.layout().neighbour(*space, side).is_some_and(|beyond| {
                            self.marks.iter().any(|(other, mark)| {
                                *other == beyond
                                    && mark.area().is_some_and(|(_, s)| s[side.opposite().index()])
                            })
                        })
                    };
                    let joined = Side::ALL.map(full);
                    let body =
                        area::Body { sides: *sides, joined, lava, space: *space, seed: self.seed };
                    area::draw(&mut hand, &mut chosen, &body, !drawing.is_empty());
                }
                Mark::Volcano => peaks::volcano(&mut hand, &chosen),
                Mark::Crater => peaks::crater(&mut hand, &chosen, !drawing.is_empty()),
                Mark::Trees(_) | Mark::Cactus(_) | Mark::Oasis => {
                    let building = sketch.layout().buildings().iter().any(|b| b.space == *space);
                    things::small(&mut hand, &chosen, mark, &drawing, building);
                }
                Mark::Trail(corners) => paths::trail(&mut hand, &chosen, corners),
                Mark::Canyon(side) => paths::canyon(&mut hand, &chosen, *side),
            }
            look.drift(&mut rng);
        }
    }

    /// What is drawn in each space, row by row.
    pub fn drawn(&self, layout: &Layout) -> Vec<DrawnMarks> {
        let mut drawn = vec![DrawnMarks::default(); layout.area()];
        let mut canyon = |space: Space, side: Side| {
            if let Some(index) = layout.index(space) {
                drawn[index].canyon[side.index()] = true;
            }
        };
        for (space, mark) in &self.marks {
            if let Mark::Canyon(side) = mark {
                // It runs between two spaces: each has it along a side.
                canyon(*space, *side);
                if let Some(beyond) = layout.neighbour(*space, *side) {
                    canyon(beyond, side.opposite());
                }
            }
        }
        for (space, mark) in &self.marks {
            let Some(index) = layout.index(*space) else { continue };
            let here = &mut drawn[index];
            if let Some((area, sides)) = mark.area() {
                for side in Side::ALL.into_iter().filter(|side| sides[side.index()]) {
                    here.areas[side.index()] = area;
                }
            }
            if let Some(object) = mark.object() {
                here.object = object;
            }
            if let Mark::Trail(corners) = mark {
                for &corner in corners {
                    here.trail[usize::from(corner) % 4] = true;
                }
            }
        }
        drawn
    }

    /// The same as truth files say it.
    pub fn forms(&self) -> Vec<MarkForm> {
        let form = |(space, mark): &(Space, Mark)| {
            let sides = mark.area().map_or_else(Default::default, |(_, sides)| sides);
            let letters = Side::ALL.into_iter().filter(|side| sides[side.index()]);
            let mut form = MarkForm {
                space: space.to_string(),
                kind: mark.word().to_owned(),
                sides: letters.map(Side::letter).collect(),
                corners: None,
                side: None,
                from: None,
                to: None,
            };
            match mark {
                Mark::Trail(corners) => {
                    let name = |&corner: &u8| ["NE", "SE", "SW", "NW"][usize::from(corner) % 4];
                    let names: Vec<&str> = corners.iter().map(name).collect();
                    form.corners = Some(names.join(" "));
                }
                Mark::Canyon(side) => {
                    let (row, col) = (space.row, space.col);
                    form.side = Some(side.letter().to_string());
                    form.from = Some([row, col]);
                    form.to = Some(match side {
                        Side::North => [row, col + 1],
                        _ => [row + 1, col],
                    });
                }
                _ => {}
            }
            form
        };
        self.marks.iter().map(form).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paint::board::{BoardKind, random_board};

    /// A board with drawings on it.
    fn drawn(seed: u64, family: Family) -> Option<(Sketch, Drawings)> {
        let mut rng = Rng::new(seed);
        let sketch = random_board(&mut rng, BoardKind::game(seed.is_multiple_of(2), true));
        let drawings = Drawings::random(&mut rng, &sketch, family);
        (!drawings.marks.is_empty()).then_some((sketch, drawings))
    }

    #[test]
    fn a_share_of_the_boards_bears_drawings_of_every_kind() {
        let boards: Vec<Drawings> =
            (0..400).filter_map(|seed| drawn(seed, Family::Training)).map(|b| b.1).collect();
        let share = boards.len() as f32 / 400.0;
        assert!((share - SHARE).abs() < 0.1, "{share}");
        for kind in [
            "river", "lake", "lava", "volcano", "crater", "trees", "cactus", "oasis", "trail",
            "canyon",
        ] {
            let bear = |board: &&Drawings| board.forms().iter().any(|form| form.kind == kind);
            let count = boards.iter().filter(bear).count();
            assert!(count >= 8, "{kind}: {count}");
        }
    }

    /// Ink lies where the truth says, and nowhere in spaces of which it says nothing.
    #[test]
    fn ink_lies_where_the_truth_says() {
        let scale = 40.0;
        for seed in 0..60 {
            let family = if seed % 3 == 0 { Family::HeldOut } else { Family::Training };
            let Some((sketch, drawings)) = drawn(seed, family) else { continue };
            let mut ink = Layer::new(280, 280, scale, (0.0, 0.0));
            drawings.paint(&mut ink, &Style::neat(false), &sketch);
            let covered = |space: Space, [l, t, r, b]: [f32; 4]| {
                let at = |v: f32, space: u8| ((f32::from(space) + v) * scale) as u32;
                (at(t, space.row)..at(b, space.row))
                    .flat_map(|y| (at(l, space.col)..at(r, space.col)).map(move |x| (x, y)))
                    .filter(|&(x, y)| ink.map.pixel(x, y).is_some_and(|p| p.alpha() > 25))
                    .count()
            };
            let spaces = sketch.layout().spaces();
            for (space, truth) in spaces.zip(drawings.drawn(sketch.layout())) {
                if truth == DrawnMarks::default() && !drawings.marks.iter().any(|m| m.0 == space) {
                    let strayed = covered(space, [0.15, 0.15, 0.85, 0.85]);
                    assert!(strayed < 12, "{seed} {space}: {strayed}");
                }
                let near = [
                    [0.0, 0.0, 1.0, 0.3],
                    [0.7, 0.0, 1.0, 1.0],
                    [0.0, 0.7, 1.0, 1.0],
                    [0.0, 0.0, 0.3, 1.0],
                ];
                let about = [
                    [0.0, -0.15, 1.0, 0.15],
                    [0.85, 0.0, 1.15, 1.0],
                    [0.0, 0.85, 1.0, 1.15],
                    [-0.15, 0.0, 0.15, 1.0],
                ];
                for side in 0..4 {
                    // Within blank water no ink need lie near a side: its shore does, somewhere.
                    let part = match truth.areas[side] {
                        Area::River => near[side],
                        _ => [0.0, 0.0, 1.0, 1.0],
                    };
                    if truth.areas[side] != Area::None {
                        assert!(covered(space, part) > 5, "{seed} {space} {side}");
                    }
                    // On the line between two spaces: it may lie on the other side of it.
                    if truth.canyon[side] {
                        assert!(covered(space, about[side]) > 5, "{seed} {space} {side}");
                    }
                    let corner = [[1, 0], [1, 1], [0, 1], [0, 0]][side].map(|v| v as f32 * 0.6);
                    let part = [corner[0], corner[1], corner[0] + 0.4, corner[1] + 0.4];
                    assert!(
                        !truth.trail[side] || covered(space, part) > 2,
                        "{seed} {space} {side}"
                    );
                }
                if truth.object != Object::None {
                    assert!(covered(space, [0.0, 0.0, 1.0, 1.0]) > 8, "{seed} {space}");
                }
            }
        }
    }

    #[test]
    fn a_canyon_is_seen_from_both_sides_and_a_form_says_all() {
        let space: Space = "C4".parse().unwrap();
        let marks = vec![
            (space, Mark::Canyon(Side::North)),
            (space, Mark::Trail(vec![0, 2])),
            (space, Mark::River([true, false, true, false])),
        ];
        let drawings = Drawings { marks, ..Drawings::default() };
        let layout = Layout::classic();
        let drawn = drawings.drawn(&layout);
        let of = |name: &str| drawn[layout.index(name.parse().unwrap()).unwrap()];
        assert!(of("C4").canyon[0] && of("B4").canyon[2] && !of("B4").canyon[0]);
        assert_eq!(of("C4").trail, [true, false, true, false]);
        assert_eq!(of("C4").areas, [Area::River, Area::None, Area::River, Area::None]);
        let [canyon, trail, river] = &drawings.forms()[..] else { panic!("three forms") };
        assert_eq!((canyon.from, canyon.to), (Some([2, 3]), Some([2, 4])));
        assert_eq!(trail.corners.as_deref(), Some("NE SW"));
        assert_eq!((river.kind.as_str(), river.sides.as_str()), ("river", "NS"));
    }
}
