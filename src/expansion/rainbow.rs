//! Rainbow (Arcade): rainbows that join networks, clouds of the neighbour, and clovers.

mod rounds;

use super::mark_round;
use super::tools::{amounts, areas, beyond, ends_facing, is_free, is_told, places};
use super::traces::any_order;
use crate::board::{End, Graph, NodeId, Place, Side, Sketch, Space, message};
use crate::rules::contract::{
    About, Change, Chronicle, Die, Expansion, Face, FaceMark, Finding, MarkAt, MarkSpec, Moment,
    Past, Reach, Shape, Shows, Statute, Step, Usage,
};
use crate::rules::contract::{Extra, Part};
use crate::rules::{Answer, Decides, Ruleset, Ruling};

/// The rainbow expansion (compendium, Rainbow Die).
pub struct Rainbow;

const RAINBOW: &str = "rainbow";
const CLOUD: &str = "rain-cloud";
const CLOVER: &str = "clover";
const RED: [u8; 3] = [206, 66, 58];
const YELLOW: [u8; 3] = [232, 184, 60];
const BLUE: [u8; 3] = [70, 120, 200];
const GREY: [u8; 3] = [130, 136, 146];
const GREEN: [u8; 3] = [58, 140, 74];

const fn mark(word: &'static str, letter: char, picture: &'static [Shape]) -> MarkSpec {
    MarkSpec { word, letter, at: MarkAt::Space, most: 1, fills: true, picture }
}

static MARKS: [MarkSpec; 3] = [
    mark(
        RAINBOW,
        'r',
        &[
            Shape::Line {
                points: &[
                    (0.14, 0.76),
                    (0.17, 0.55),
                    (0.3, 0.37),
                    (0.5, 0.3),
                    (0.7, 0.37),
                    (0.83, 0.55),
                    (0.86, 0.76),
                ],
                width: 0.06,
                ink: RED,
            },
            Shape::Line {
                points: &[
                    (0.24, 0.76),
                    (0.27, 0.59),
                    (0.36, 0.46),
                    (0.5, 0.41),
                    (0.64, 0.46),
                    (0.73, 0.59),
                    (0.76, 0.76),
                ],
                width: 0.06,
                ink: YELLOW,
            },
            Shape::Line {
                points: &[(0.34, 0.76), (0.38, 0.62), (0.5, 0.53), (0.62, 0.62), (0.66, 0.76)],
                width: 0.06,
                ink: BLUE,
            },
        ],
    ),
    mark(
        CLOUD,
        'c',
        &[
            Shape::Disc { at: (0.34, 0.44), radius: 0.13, ink: GREY },
            Shape::Disc { at: (0.52, 0.36), radius: 0.16, ink: GREY },
            Shape::Disc { at: (0.68, 0.45), radius: 0.12, ink: GREY },
            Shape::Line { points: &[(0.36, 0.64), (0.31, 0.8)], width: 0.04, ink: BLUE },
            Shape::Line { points: &[(0.52, 0.64), (0.47, 0.8)], width: 0.04, ink: BLUE },
            Shape::Line { points: &[(0.68, 0.64), (0.63, 0.8)], width: 0.04, ink: BLUE },
        ],
    ),
    mark(
        CLOVER,
        'l',
        &[
            Shape::Line { points: &[(0.5, 0.56), (0.56, 0.86)], width: 0.05, ink: GREEN },
            Shape::Disc { at: (0.5, 0.34), radius: 0.14, ink: GREEN },
            Shape::Disc { at: (0.36, 0.54), radius: 0.14, ink: GREEN },
            Shape::Disc { at: (0.64, 0.54), radius: 0.14, ink: GREEN },
        ],
    ),
];

static A_RAINBOW: [FaceMark; 1] = [FaceMark::whole(RAINBOW)];
static A_CLOUD: [FaceMark; 1] = [FaceMark::whole(CLOUD)];
static A_CLOVER: [FaceMark; 1] = [FaceMark::whole(CLOVER)];

const fn face(id: &'static str, name: &'static str, count: u8, marks: &'static [FaceMark]) -> Face {
    Face { id, name, count, shows: Shows::Space { lines: "....", marks } }
}

// A cloud of the die stands on the neighbour's board. One die is rolled for the table, so that each
// board holds no more clouds than it showed.
static DICE: [Die; 1] = [Die {
    name: "rainbow",
    faces: &[
        face("rainbow", "rainbow-rainbow", 3, &A_RAINBOW),
        face("rain", "rainbow-rain", 2, &A_CLOUD),
        face("clover", "rainbow-clover", 1, &A_CLOVER),
    ],
    acts: Moment::Before,
    ..Die::DRAWN
}];

const fn ruling(
    key: &'static str,
    answers: &'static [Answer],
    decides: &'static [Decides],
) -> Ruling {
    Ruling { key, answers, classic: 0, challenge: 0, decides }
}

/// Must a rainbow in an empty space keep apart from rainbows too?
pub static RAINBOW_APART: Ruling = ruling(
    "rainbow-apart",
    &[Answer { key: "both" }, Answer { key: "replacing" }],
    &[Decides::Drawing],
);

/// Is an end at a rainbow an error?
pub static RAINBOW_END: Ruling = ruling(
    "rainbow-end",
    &[Answer { key: "excused" }, Answer { key: "error" }],
    &[Decides::Points],
);

/// Does a rainbow in the space of an exit join that exit?
pub static RAINBOW_EXIT: Ruling = ruling(
    "rainbow-exit",
    &[Answer { key: "no" }, Answer { key: "yes" }],
    &[Decides::Points, Decides::Goals],
);

/// May a route be drawn that joins nothing but a rainbow?
pub static RAINBOW_ANCHOR: Ruling =
    ruling("rainbow-anchor", &[Answer { key: "no" }, Answer { key: "yes" }], &[Decides::Drawing]);

/// Does a space with a cloud count as drawn on?
pub static CLOUD_CENTRE: Ruling = ruling(
    "cloud-centre",
    &[Answer { key: "no" }, Answer { key: "yes" }],
    &[Decides::Points, Decides::Goals],
);

static RULINGS: [&Ruling; 5] =
    [&RAINBOW_APART, &RAINBOW_END, &RAINBOW_EXIT, &RAINBOW_ANCHOR, &CLOUD_CENTRE];

static APART: Statute = Statute { key: "rule-rainbow-apart" };

static RAIN: Statute = Statute { key: "rule-rainbow-rain" };

static ALL_DRAWN: Statute = Statute { key: "rule-all-drawn" };

/// Which spaces hold a mark, by row-major number.
fn holding(sketch: &Sketch, word: &str) -> Vec<bool> {
    amounts(sketch, word).iter().map(|&count| count > 0).collect()
}

/// What a space holds.
#[derive(Clone, Copy, Default)]
struct Sky {
    rainbow: bool,
    cloud: bool,
    clover: bool,
}

/// What each space holds, by row-major number, in one look at the marks.
fn sky(sketch: &Sketch) -> Vec<Sky> {
    let layout = sketch.layout();
    let mut sky = vec![Sky::default(); layout.area()];
    for (mark, _) in sketch.marks() {
        let Place::Space(space) = mark.at else { continue };
        let Some(index) = layout.index(space) else { continue };
        match mark.word.as_str() {
            RAINBOW => sky[index].rainbow = true,
            CLOUD => sky[index].cloud = true,
            CLOVER => sky[index].clover = true,
            _ => {}
        }
    }
    sky
}

/// The exit in a space.
fn exit_in(sketch: &Sketch, index: usize) -> Option<u16> {
    let layout = sketch.layout();
    let space = layout.space(index);
    let exit = Side::ALL.into_iter().find_map(|side| layout.exit_at(space, side))?;
    u16::try_from(exit).ok()
}

/// Whether a space shares a side with one of these.
fn is_beside(sketch: &Sketch, holding: &[bool], index: usize) -> bool {
    let mut around = Side::ALL.into_iter().filter_map(|side| beyond(sketch.layout(), index, side));
    around.any(|there| holding[there])
}

/// Whether nothing at all is drawn in a space.
fn is_bare(sketch: &Sketch, space: Space) -> bool {
    let here = |at: Place| matches!(at, Place::Space(own) | Place::Side(own, _) if own == space);
    is_free(sketch, space) && !sketch.marks().any(|(mark, _)| here(mark.at))
}

/// Every cloud of a known round that was drawn away from the rainbows, each with a space beside a
/// rainbow of an earlier round that is empty to the end, so that the rain had to fall there or in
/// another such space (compendium, Rainbow Die: Rain). A rainbow without a round may have been there
/// for the cloud, and asks nothing of it.
fn strayed(sketch: &Sketch) -> Vec<(Space, Space)> {
    let layout = sketch.layout();
    let dated = |word: &str| -> Vec<(usize, Option<u8>)> {
        let own = sketch.marks().filter(|(mark, _)| mark.word == word);
        let placed = own.filter_map(|(mark, _)| match mark.at {
            Place::Space(space) => Some((layout.index(space)?, mark_round(sketch, mark))),
            _ => None,
        });
        placed.collect()
    };
    let rainbows = dated(RAINBOW);
    let mut found = Vec::new();
    for (cloud, round) in dated(CLOUD) {
        let Some(round) = round else { continue };
        let there = |known: &dyn Fn(Option<u8>) -> bool| {
            let mut held = vec![false; layout.area()];
            for (index, drawn) in &rainbows {
                held[*index] = known(*drawn);
            }
            held
        };
        let perhaps = there(&|drawn| drawn.is_none_or(|drawn| drawn < round));
        if is_beside(sketch, &perhaps, cloud) {
            continue;
        }
        let surely = there(&|drawn| drawn.is_some_and(|drawn| drawn < round));
        let open = |index: &usize| {
            is_bare(sketch, layout.space(*index)) && is_beside(sketch, &surely, *index)
        };
        if let Some(beside) = (0..layout.area()).find(open) {
            found.push((layout.space(cloud), layout.space(beside)));
        }
    }
    found
}

/// What it says of itself.
static ABOUT: About = About {
    id: "rainbow",
    pack: "Arcade",
    rounds: Some(6),
    usage: Usage::EveryIfPossible,
    dice: &DICE,
    marks: &MARKS,
    whole: &[RAINBOW, CLOUD, CLOVER],
    rulings: &RULINGS,
    points_by: Some(&[]),
    ..About::NOTHING
};

impl Expansion for Rainbow {
    fn about(&self) -> &'static About {
        &ABOUT
    }

    fn chronicle<'a>(&self, past: &Past<'a>, _vanished: &[Space]) -> Option<Chronicle<'a>> {
        any_order(&Rainbow, past)
    }

    fn counts(&self, mark: &MarkSpec, ruleset: &Ruleset) -> bool {
        mark.word != CLOUD || ruleset.answer(&CLOUD_CENTRE) == 1
    }

    fn questions(&self, sketch: &Sketch, graph: &Graph) -> Vec<&'static Ruling> {
        let layout = sketch.layout();
        let sky = sky(sketch);
        let mut asked: Vec<&'static Ruling> = Vec::new();
        let all = || (0..sky.len()).filter(|&index| sky[index].rainbow);
        // It decides where a rainbow had to be drawn, too.
        if sky.iter().any(|space| space.rainbow || space.cloud || space.clover) {
            asked.push(&RAINBOW_APART);
        }
        // Under one answer an end that faces a rainbow reaches the exit there, and faces nothing.
        let facing = ends_facing(graph, layout, |index| sky[index].rainbow);
        let reached = all().any(|index| exit_in(sketch, index).is_some());
        if !facing.is_empty() || reached {
            asked.extend([&RAINBOW_END, &RAINBOW_ANCHOR]);
        }
        if reached {
            asked.push(&RAINBOW_EXIT);
        }
        if sky.iter().any(|space| space.cloud) {
            asked.push(&CLOUD_CENTRE);
        }
        asked
    }

    fn amend(&self, sketch: &Sketch, ruleset: &Ruleset, graph: &mut Graph) {
        let layout = sketch.layout();
        let sky = sky(sketch);
        let held = |index: usize| sky[index].rainbow || sky[index].cloud || sky[index].clover;
        let ends = ends_facing(graph, layout, held);
        let excused = ruleset.answer(&RAINBOW_END) == 0;
        let exits = ruleset.answer(&RAINBOW_EXIT) == 1;
        let mut first: Vec<Option<NodeId>> = vec![None; layout.area()];
        for (id, side, there) in ends {
            if sky[there].cloud || sky[there].clover {
                graph.excuse(id, side);
            }
            if !sky[there].rainbow {
                continue;
            }
            if excused {
                graph.excuse(id, side);
            }
            match first[there] {
                Some(before) => graph.join(before, id),
                None => first[there] = Some(id),
            }
            if exits && let Some(exit) = exit_in(sketch, there) {
                graph.lead_to_exit(id, side, exit);
                if !excused {
                    let space = graph.nodes()[usize::from(id)].space;
                    graph.add_error(End { space, side }, "told-error-rainbow");
                }
            }
        }
    }

    fn score(&self, sketch: &Sketch, _ruleset: &Ruleset, _graph: &Graph) -> Vec<Extra> {
        let layout = sketch.layout();
        let sky = sky(sketch);
        let (mut parts, mut aside) = (Vec::new(), Vec::new());
        let around = |index: usize| {
            Side::ALL.into_iter().filter_map(move |side| beyond(layout, index, side))
        };
        for index in (0..sky.len()).filter(|&index| sky[index].rainbow) {
            let mut spaces: Vec<usize> = around(index).filter(|&there| sky[there].clover).collect();
            spaces.sort_unstable();
            let points = 2 * spaces.len() as i32;
            spaces.insert(0, index);
            let places = places(layout, &spaces);
            match points {
                0 => aside.push(Part::unpaid(message!("part-rainbow-bare"), places)),
                _ => {
                    let what = message!("part-rainbow", rainbow = layout.space(index));
                    parts.push(Part { what, places, points });
                }
            }
        }
        let alone =
            |&index: &usize| sky[index].clover && !around(index).any(|there| sky[there].rainbow);
        for index in (0..sky.len()).filter(alone) {
            aside.push(Part::unpaid(message!("part-clover-alone"), places(layout, &[index])));
        }
        vec![Extra { source: ABOUT.id, parts, aside }]
    }

    fn check(&self, sketch: &Sketch, ruleset: &Ruleset, _graph: &Graph, found: &mut Vec<Finding>) {
        let layout = sketch.layout();
        if !ruleset.others_erase(ABOUT.id) {
            for (space, beside) in strayed(sketch) {
                let what = message!("fact-rain-strayed", space = beside);
                found.push(Finding::at(&RAIN, [space], what));
            }
        }
        // A rainbow that took a cloud's place cannot be told from another.
        if ruleset.answer(&RAINBOW_APART) == 1 {
            return;
        }
        let rainbow = holding(sketch, RAINBOW);
        for area in areas(layout, |index| rainbow[index], |_, _, _| true) {
            if area.len() > 1 {
                let spaces = area.iter().map(|&index| layout.space(index));
                found.push(Finding::at(&APART, spaces, message!("fact-rainbows-beside")));
            }
        }
    }

    fn history(&self, past: &Past<'_>, found: &mut Vec<Finding>) {
        let sketch = past.sketch;
        if past.ruleset.others_erase(ABOUT.id) {
            return;
        }
        let drawn = sketch.cells().iter().filter_map(|cell| cell.round);
        let last = drawn.filter(|round| *round <= past.rounds()).max().unwrap_or(0);
        let rainbow = holding(sketch, RAINBOW);
        // Where there is room at the end, there was room in every round.
        let open: Vec<usize> = (0..sketch.layout().area())
            .filter(|&index| is_bare(sketch, sketch.layout().space(index)))
            .collect();
        let apart = open.iter().any(|&index| !is_beside(sketch, &rainbow, index));
        let faces = [(CLOVER, !open.is_empty()), (RAINBOW, apart)];
        for (word, _) in faces.into_iter().filter(|(_, room)| *room) {
            let Some(face) = (self as &dyn Expansion).face(word) else { continue };
            let shows = |round: &u8| past.roll(self, *round).iter().any(|known| known.id == word);
            let count = (1..=last).filter(shows).count();
            let held = holding(sketch, word).iter().filter(|held| **held).count();
            if held < count {
                let what = message!("fact-rainbow-left", face = face, count = count, held = held);
                found.push(Finding::at(&ALL_DRAWN, [], what).of(self));
            }
        }
        if found.is_empty() {
            self.whatever_was_rolled(past, found);
        }
    }

    fn whatever_was_rolled(&self, past: &Past<'_>, found: &mut Vec<Finding>) {
        if !is_told(self, past) && !rounds::possible(past) {
            let sky = sky(past.sketch);
            let held =
                |index: &usize| sky[*index].rainbow || sky[*index].cloud || sky[*index].clover;
            let spaces: Vec<usize> = (0..sky.len()).filter(held).collect();
            let places = places(past.sketch.layout(), &spaces);
            let what = message!("fact-rainbow-history");
            found.push(Finding::over(&ALL_DRAWN, places, what).of(self));
        }
    }

    fn reach(&self, sketch: &Sketch, ruleset: &Ruleset, reach: &mut Reach) {
        if ruleset.answer(&RAINBOW_ANCHOR) == 0 {
            return;
        }
        let rainbow = holding(sketch, RAINBOW);
        let graph = Graph::new(sketch);
        let ends = ends_facing(&graph, sketch.layout(), |index| rainbow[index]);
        reach.free.extend(ends.iter().map(|&(id, ..)| graph.nodes()[usize::from(id)].space));
        reach.free.dedup();
    }

    fn steps(&self, sketch: &Sketch, roll: &[&str], moment: Moment) -> Vec<Step> {
        if moment != Moment::Before {
            return Vec::new();
        }
        roll.first().map_or_else(Vec::new, |face| steps(sketch, face))
    }
}

/// Every space in which a face can be drawn. A cloud goes onto the neighbour's board, so that rain
/// only says what this board may be given.
fn steps(sketch: &Sketch, face: &str) -> Vec<Step> {
    let layout = sketch.layout();
    let rainbow = holding(sketch, RAINBOW);
    let cloud = holding(sketch, CLOUD);
    let empty: Vec<usize> =
        (0..layout.area()).filter(|&index| is_free(sketch, layout.space(index))).collect();
    let step = |what, index: usize, changes| Step {
        what,
        path: vec![layout.space(index)],
        spends_special: false,
        changes,
    };
    let draw = |word: &'static str, index: usize| Change::mark_in(word, layout.space(index), 1);
    match face {
        "rainbow" => {
            let apart = |index: &usize| !is_beside(sketch, &rainbow, *index);
            let fresh = empty.iter().filter(|index| apart(index)).map(|&index| {
                let what = message!("step-rainbow", space = layout.space(index));
                step(what, index, vec![draw(RAINBOW, index)])
            });
            let clouds = (0..cloud.len()).filter(|index| cloud[*index] && apart(index));
            let replaced = clouds.map(|index| {
                let what = message!("step-rainbow-cloud", space = layout.space(index));
                let erased = Change::mark_in(CLOUD, layout.space(index), 0);
                step(what, index, vec![erased, draw(RAINBOW, index)])
            });
            fresh.chain(replaced).collect()
        }
        "rain" => {
            let beside: Vec<usize> =
                empty.iter().copied().filter(|&index| is_beside(sketch, &rainbow, index)).collect();
            let may = if beside.is_empty() { empty } else { beside };
            let rained = may.into_iter().map(|index| {
                let what = message!("step-rain", space = layout.space(index));
                step(what, index, vec![draw(CLOUD, index)])
            });
            rained.collect()
        }
        _ => empty
            .into_iter()
            .map(|index| {
                let what = message!("step-clover", space = layout.space(index));
                step(what, index, vec![draw(CLOVER, index)])
            })
            .collect(),
    }
}
