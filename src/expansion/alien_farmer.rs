//! Alien Farmer (Futuristic): sheep beside routes, and UFOs that reach them along rows and columns.

use super::tools::{amounts, ends_facing};
use super::traces::any_order;
use crate::board::{Graph, Layout, Place, Sketch, Space, message};
use crate::rules::contract::{
    About, Chronicle, Die, Expansion, Face, FaceMark, MarkAt, MarkSpec, Past, Reach, Shape, Shows,
};
use crate::rules::contract::{Extra, Part};
use crate::rules::{Answer, Decides, Ruleset, Ruling};

/// The alien farmer expansion (Futuristic rulebook, Alien Farmer Die; compendium, Alien Farmer Die).
pub struct AlienFarmer;

const SHEEP: &str = "sheep";
const UFO: &str = "ufo";
const WOOL: [u8; 3] = [196, 190, 176];
const DARK: [u8; 3] = [70, 66, 74];
const STEEL: [u8; 3] = [104, 122, 150];
const RAY: [u8; 3] = [208, 186, 70];

static MARKS: [MarkSpec; 2] = [
    MarkSpec {
        word: SHEEP,
        letter: 's',
        at: MarkAt::Space,
        most: 1,
        fills: true,
        picture: &[
            Shape::Line { points: &[(0.14, 0.84), (0.14, 0.94)], width: 0.03, ink: DARK },
            Shape::Line { points: &[(0.26, 0.84), (0.26, 0.94)], width: 0.03, ink: DARK },
            Shape::Disc { at: (0.15, 0.8), radius: 0.08, ink: WOOL },
            Shape::Disc { at: (0.25, 0.8), radius: 0.08, ink: WOOL },
            Shape::Disc { at: (0.33, 0.75), radius: 0.05, ink: DARK },
        ],
    },
    MarkSpec {
        word: UFO,
        letter: 'u',
        at: MarkAt::Space,
        most: 1,
        fills: true,
        picture: &[
            Shape::Line { points: &[(0.36, 0.56), (0.24, 0.86)], width: 0.04, ink: RAY },
            Shape::Line { points: &[(0.5, 0.58), (0.5, 0.88)], width: 0.04, ink: RAY },
            Shape::Line { points: &[(0.64, 0.56), (0.76, 0.86)], width: 0.04, ink: RAY },
            Shape::Disc { at: (0.5, 0.36), radius: 0.13, ink: RAY },
            Shape::Area {
                points: &[
                    (0.2, 0.46),
                    (0.34, 0.36),
                    (0.66, 0.36),
                    (0.8, 0.46),
                    (0.66, 0.56),
                    (0.34, 0.56),
                ],
                ink: STEEL,
            },
        ],
    },
];

static A_SHEEP: [FaceMark; 1] = [FaceMark::whole(SHEEP)];
static A_UFO: [FaceMark; 1] = [FaceMark::whole(UFO)];

static DICE: [Die; 1] = [Die {
    name: "alien-farmer",
    faces: &[
        Face::drawn("highway-curve", "alien-farmer-highway-curve", 1, ".hhr", &A_SHEEP),
        Face::drawn("railway-curve", "alien-farmer-railway-curve", 1, "rr.h", &A_SHEEP),
        Face::drawn("highway-end", "alien-farmer-highway-end", 1, ".h..s", &A_SHEEP),
        Face::drawn("railway-end", "alien-farmer-railway-end", 1, ".r..s", &A_SHEEP),
        Face {
            id: "ufo",
            name: "alien-farmer-ufo",
            count: 2,
            shows: Shows::Space { lines: "....", marks: &A_UFO },
        },
    ],
    ..Die::DRAWN
}];

/// Is an open end that faces a UFO an error?
pub static UFO_END: Ruling = Ruling {
    key: "ufo-end",
    answers: &[Answer { key: "error" }, Answer { key: "excused" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Points],
};

/// Does a UFO that is drawn instead of a special route use up one of the three?
pub static UFO_SPECIAL: Ruling = Ruling {
    key: "ufo-special",
    answers: &[Answer { key: "yes" }, Answer { key: "no" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Drawing],
};

static RULINGS: [&Ruling; 2] = [&UFO_END, &UFO_SPECIAL];

/// What it says of itself.
static ABOUT: About = About {
    id: "alien-farmer",
    pack: "Futuristic",
    rounds: Some(6),
    dice: &DICE,
    marks: &MARKS,
    whole: &[UFO],
    on_mountains: &[SHEEP],
    instead_of_special: &[UFO],
    rulings: &RULINGS,
    ..About::NOTHING
};

/// The spaces that hold a mark, row by row.
fn holding(sketch: &Sketch, word: &str) -> Vec<Space> {
    let amounts = amounts(sketch, word);
    let layout: &Layout = sketch.layout();
    (0..amounts.len()).filter(|&n| amounts[n] > 0).map(|n| layout.space(n)).collect()
}

impl Expansion for AlienFarmer {
    fn about(&self) -> &'static About {
        &ABOUT
    }

    fn chronicle<'a>(&self, past: &Past<'a>, _vanished: &[Space]) -> Option<Chronicle<'a>> {
        any_order(&AlienFarmer, past)
    }

    fn instead_spends(&self, ruleset: &Ruleset) -> bool {
        ruleset.answer(&UFO_SPECIAL) == 0
    }

    fn questions(&self, sketch: &Sketch, graph: &Graph) -> Vec<&'static Ruling> {
        let ufos = amounts(sketch, UFO);
        let mut asked: Vec<&'static Ruling> = Vec::new();
        if !ends_facing(graph, sketch.layout(), |index| ufos[index] > 0).is_empty() {
            asked.push(&UFO_END);
        }
        if ufos.iter().any(|&count| count > 0) {
            asked.push(&UFO_SPECIAL);
        }
        asked
    }

    fn amend(&self, sketch: &Sketch, ruleset: &Ruleset, graph: &mut Graph) {
        if ruleset.answer(&UFO_END) == 0 {
            return;
        }
        let ufos = amounts(sketch, UFO);
        for (id, side, _) in ends_facing(graph, sketch.layout(), |index| ufos[index] > 0) {
            graph.excuse(id, side);
        }
    }

    fn score(&self, sketch: &Sketch, _ruleset: &Ruleset, _graph: &Graph) -> Vec<Extra> {
        let sheep = holding(sketch, SHEEP);
        let ufos = holding(sketch, UFO);
        let reaches = |ufo: Space, sheep: Space| ufo.row == sheep.row || ufo.col == sheep.col;
        let (mut parts, mut aside) = (Vec::new(), Vec::new());
        for &ufo in &ufos {
            let reached = sheep.iter().copied().filter(|&sheep| reaches(ufo, sheep));
            let places: Vec<Place> =
                std::iter::once(ufo).chain(reached).map(Place::Space).collect();
            // At most a row and a column of the board.
            let points = 2 * (places.len() as i32 - 1);
            match points {
                0 => aside.push(Part::unpaid(message!("part-ufo-idle"), places)),
                _ => parts.push(Part { what: message!("part-ufo", ufo = ufo), places, points }),
            }
        }
        let safe = sheep.iter().filter(|sheep| ufos.iter().all(|&ufo| !reaches(ufo, **sheep)));
        for &space in safe {
            aside.push(Part::unpaid(message!("part-sheep-alone"), vec![Place::Space(space)]));
        }
        vec![Extra { source: ABOUT.id, parts, aside }]
    }

    fn reach(&self, sketch: &Sketch, _ruleset: &Ruleset, reach: &mut Reach) {
        reach.free.extend(holding(sketch, SHEEP));
    }
}
