//! Lava (Blazing Red): lakes of lava that spread from volcanoes.

mod course;

use super::tools::{amounts, areas, beyond, exits_through, loop_round, places, sides};
use crate::board::{End, Graph, NodeId, message};
use crate::board::{Layout, Mark, Place, Side, Sketch, Space};
use crate::rules::contract::{
    About, Change, Chronicle, Die, Erasures, Expansion, Face, FaceMark, Finding, Goal, GoalBoard,
    Gone, MarkAt, MarkSpec, Moment, Past, Reach, Shape, Statute, Step, Usage, Verdict,
};
use crate::rules::contract::{Extra, Part};
use crate::rules::{CIRCLE, Ruleset};

/// The lava expansion (classic rulebook, Lava Dice; compendium, Lava Dice).
pub struct Lava;

const LAVA: &str = "lava";
const VOLCANO: &str = "volcano";
const RED: [u8; 3] = [214, 58, 30];
const DARK: [u8; 3] = [120, 28, 16];

static MARKS: [MarkSpec; 2] = [
    MarkSpec {
        word: LAVA,
        letter: 'l',
        at: MarkAt::Side,
        most: 1,
        fills: true,
        picture: &[Shape::Area {
            points: &[(0.0, 0.0), (1.0, 0.0), (0.8, 0.2), (0.5, 0.27), (0.2, 0.2)],
            ink: RED,
        }],
    },
    MarkSpec {
        word: VOLCANO,
        letter: 'v',
        at: MarkAt::Space,
        most: 1,
        fills: true,
        picture: &[
            Shape::Area { points: &[(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)], ink: RED },
            Shape::Area { points: &[(0.15, 0.8), (0.4, 0.3), (0.6, 0.3), (0.85, 0.8)], ink: DARK },
            Shape::Disc { at: (0.5, 0.32), radius: 0.09, ink: RED },
        ],
    },
];

const NORTH: FaceMark = FaceMark::side(LAVA, Side::North);
const EAST: FaceMark = FaceMark::side(LAVA, Side::East);
const SOUTH: FaceMark = FaceMark::side(LAVA, Side::South);
const WEST: FaceMark = FaceMark::side(LAVA, Side::West);

static DICE: [Die; 1] = [Die {
    name: "lava",
    copies: 2,
    faces: &[
        Face::drawn("corner", "lava-corner", 2, "....", &[NORTH, EAST]),
        Face::drawn("three-sides", "lava-three-sides", 1, "....", &[NORTH, EAST, WEST]),
        Face::drawn("opposite", "lava-opposite", 1, "....", &[NORTH, SOUTH]),
        Face::drawn("highway", "lava-highway", 1, "h.h.", &[WEST]),
        Face::drawn("railway", "lava-railway", 1, "r.r.", &[WEST]),
    ],
    ..Die::DRAWN
}];

static CENTRAL_VOLCANO: Statute = Statute { key: "rule-lava-volcano" };
static APART: Statute = Statute { key: "rule-lava-new-volcano" };
static CONNECTED: Statute = Statute { key: "rule-lava-joins" };
static ON_MOUNTAINS: Statute = Statute { key: "rule-lava-mountain" };
static ALONE: Statute = Statute { key: "rule-once" };
static EVERY_ROUND: Statute = Statute { key: "rule-lava-each-round" };

/// The lava of a board.
struct Flow<'a> {
    layout: &'a Layout,
    sides: Vec<[bool; 4]>,
    volcano: Vec<bool>,
}

impl Flow<'_> {
    fn of(sketch: &Sketch) -> Flow<'_> {
        let volcano: Vec<bool> = amounts(sketch, VOLCANO).iter().map(|&count| count > 0).collect();
        let mut sides = sides(sketch, LAVA);
        for (sides, _) in sides.iter_mut().zip(&volcano).filter(|(_, volcano)| **volcano) {
            // A volcano fills its space and reaches all four sides.
            *sides = [true; 4];
        }
        Flow { layout: sketch.layout(), sides, volcano }
    }

    fn is_lava(&self, index: usize) -> bool {
        self.sides[index].contains(&true)
    }

    fn joined(&self, index: usize, side: Side, there: usize) -> bool {
        self.sides[index][side.index()] && self.sides[there][side.opposite().index()]
    }

    fn lakes(&self) -> Vec<Vec<usize>> {
        areas(self.layout, |index| self.is_lava(index), |a, side, b| self.joined(a, side, b))
    }

    /// The sides of a space that meet neither lava, nor the outer edge, nor a mountain.
    fn open_sides(&self, index: usize) -> impl Iterator<Item = Side> + '_ {
        Side::ALL.into_iter().filter(move |&side| {
            self.sides[index][side.index()]
                && beyond(self.layout, index, side).is_some_and(|there| {
                    !self.joined(index, side, there)
                        && !self.layout.is_blocked(self.layout.space(there))
                })
        })
    }

    fn open_ends(&self, lake: &[usize]) -> Vec<End> {
        let end = |index: usize, side| End { space: self.layout.space(index), side };
        lake.iter()
            .flat_map(|&index| self.open_sides(index).map(move |side| end(index, side)))
            .collect()
    }
}

/// The one space in the middle of a board with odd sides.
fn middle(layout: &Layout) -> Option<Space> {
    let (rows, cols) = (layout.rows(), layout.cols());
    (rows % 2 == 1 && cols % 2 == 1).then(|| Space::new(rows / 2, cols / 2))
}

/// What it says of itself.
static ABOUT: About = About {
    id: "lava",
    pack: "Blazing Red",
    rounds: Some(6),
    // The compendium's table calls the dice optional; its rule text and the rulebook do not.
    usage: Usage::AtLeastOne,
    dice: &DICE,
    marks: &MARKS,
    on_mountains: &[VOLCANO],
    shuns_walls: true,
    without_dice: &[VOLCANO],
    erases: true,
    goals: &GOALS,
    ..About::NOTHING
};

/// The spaces that hold lava.
fn with_lava(sketch: &Sketch) -> Vec<Space> {
    let flow = Flow::of(sketch);
    let held = (0..flow.sides.len()).filter(|&index| flow.is_lava(index));
    held.map(|index| flow.layout.space(index)).collect()
}

impl Expansion for Lava {
    fn about(&self) -> &'static About {
        &ABOUT
    }

    // It makes room by erasing routes alone (Blazing Red rulebook, Lava Dice).
    fn settles_loss(&self, other: &dyn Expansion) -> bool {
        other.draws_routes_alone()
    }

    fn chronicle<'a>(&self, past: &Past<'a>, _vanished: &[Space]) -> Option<Chronicle<'a>> {
        course::chronicle(past)
    }

    fn gone<'a>(&self, past: &Past<'a>, round: u8) -> Gone<'a> {
        course::gone(past, round)
    }

    fn erasures(&self, past: &Past<'_>, played: u8) -> Erasures {
        course::erasures(past, played)
    }

    fn erased_from(&self, past: &Past<'_>) -> Vec<Space> {
        // A route is erased to make room for lava, which then stands there.
        with_lava(past.sketch)
    }

    fn reach(&self, sketch: &Sketch, _ruleset: &Ruleset, reach: &mut Reach) {
        // Lava joins lava, whatever its route joins.
        reach.free.extend(with_lava(sketch));
    }

    fn setup(&self, sketch: &mut Sketch) {
        // On which mountain the first volcano stands each player chooses.
        if let Some(index) = first_volcano(sketch.layout()) {
            let space = sketch.layout().space(index);
            sketch.set_mark(Mark { word: VOLCANO.into(), at: Place::Space(space) }, 1);
        }
    }

    fn amend(&self, sketch: &Sketch, _ruleset: &Ruleset, graph: &mut Graph) {
        let flow = Flow::of(sketch);
        for index in 0..flow.sides.len() {
            for side in flow.open_sides(index) {
                let end = End { space: flow.layout.space(index), side };
                graph.add_error(end, "told-error-lava");
            }
        }
    }

    fn score(&self, sketch: &Sketch, _ruleset: &Ruleset, _graph: &Graph) -> Vec<Extra> {
        let flow = Flow::of(sketch);
        let lakes = flow.lakes();
        let mut parts = Vec::new();
        let mut aside = Vec::new();
        for lake in &lakes {
            let open = flow.open_ends(lake);
            if open.is_empty() {
                parts.push(Part {
                    what: message!("part-lava-closed"),
                    places: places(flow.layout, lake),
                    points: 5,
                });
            } else {
                let open = open.into_iter().map(|end| Place::Side(end.space, end.side)).collect();
                aside.push(Part::unpaid(message!("part-lava-open"), open));
            }
        }
        // The first of equally large lakes.
        let largest = (0..lakes.len()).rev().max_by_key(|&lake| lakes[lake].len());
        for (_, lake) in lakes.iter().enumerate().filter(|(lake, _)| Some(*lake) != largest) {
            aside.push(Part::unpaid(message!("part-lava-smaller"), places(flow.layout, lake)));
        }
        if let Some(lake) = largest.map(|lake| &lakes[lake]) {
            parts.push(Part {
                what: message!("part-lava-largest"),
                places: places(flow.layout, lake),
                points: lake.len() as i32,
            });
        }
        vec![Extra { source: ABOUT.id, parts, aside }]
    }

    fn check(&self, sketch: &Sketch, ruleset: &Ruleset, _graph: &Graph, found: &mut Vec<Finding>) {
        if ruleset.others_erase(ABOUT.id) {
            // A volcano, or the lava that a round drew, may be gone.
            return;
        }
        let flow = Flow::of(sketch);
        let round = |index: usize| sketch.cells()[index].round;
        let space = |index: usize| flow.layout.space(index);
        // Where mountains are printed a volcano stands on one of them, else in the centre.
        let mountains = !flow.layout.mountains().is_empty();
        let centre = first_volcano(flow.layout);
        if let Some(centre) = centre.filter(|&centre| !flow.volcano[centre]) {
            found.push(Finding::at(&CENTRAL_VOLCANO, [space(centre)], message!("fact-no-volcano")));
        }
        if mountains && !flow.volcano.contains(&true) {
            found.push(Finding::at(&ON_MOUNTAINS, [], message!("fact-no-volcano-mountain")));
        }
        for index in (0..flow.volcano.len()).filter(|&index| flow.volcano[index]) {
            if mountains && !flow.layout.is_blocked(space(index)) {
                let what = message!("fact-volcano-no-mountain");
                found.push(Finding::at(&ON_MOUNTAINS, [space(index)], what));
            }
            if !sketch.cells()[index].drawing.is_empty() {
                let what = message!("fact-volcano-over-route");
                found.push(Finding::at(&ALONE, [space(index)], what));
            }
        }
        // The central volcano stands there before the first round.
        let drawn = |index: usize| if Some(index) == centre { Some(0) } else { round(index) };
        for index in (0..flow.volcano.len()).filter(|&index| flow.volcano[index]) {
            for side in Side::ALL {
                let Some(there) = beyond(flow.layout, index, side) else { continue };
                let earlier = match (drawn(there), drawn(index)) {
                    (Some(there), Some(here)) => there < here,
                    _ => false,
                };
                // Of two volcanoes side by side the later one is wrong, whichever it is.
                let both = flow.volcano[there] && index < there;
                if both || flow.is_lava(there) && !flow.volcano[there] && earlier {
                    let what = message!("fact-volcano-by-lava");
                    found.push(Finding::at(&APART, [space(index), space(there)], what));
                }
            }
        }
        for lake in flow.lakes() {
            if !lake.iter().any(|&index| flow.volcano[index]) {
                let what = message!("fact-lava-alone");
                found.push(Finding::at(&CONNECTED, lake.iter().map(|&index| space(index)), what));
            }
        }
        for spaces in too_early(&flow, drawn) {
            let spaces = spaces.into_iter().map(space);
            found.push(Finding::at(&CONNECTED, spaces, message!("fact-lava-early")));
        }
        missing_rounds(&flow, sketch, ruleset, found);
    }

    fn steps(&self, sketch: &Sketch, _roll: &[&str], moment: Moment) -> Vec<Step> {
        if moment != Moment::With {
            return Vec::new();
        }
        // What must be done now: with no free space beside an open side, a volcano or an erasure.
        let flow = Flow::of(sketch);
        let layout = flow.layout;
        let empty = |index: usize| {
            sketch.cells()[index].drawing.is_empty()
                && !flow.is_lava(index)
                && !layout.is_blocked(layout.space(index))
        };
        let mut facing: Vec<usize> = (0..flow.sides.len())
            .flat_map(|index| flow.open_sides(index).map(move |side| (index, side)))
            .filter_map(|(index, side)| beyond(layout, index, side))
            .collect();
        if facing.iter().any(|&index| empty(index)) {
            return Vec::new();
        }
        let mut steps = Vec::new();
        let mountains = layout.mountains();
        let room = |&index: &usize| match mountains.is_empty() {
            true => empty(index),
            false => mountains.contains(&layout.space(index)) && !flow.volcano[index],
        };
        for index in (0..flow.sides.len()).filter(room) {
            let beside = Side::ALL
                .into_iter()
                .any(|side| beyond(layout, index, side).is_some_and(|there| flow.is_lava(there)));
            if !beside {
                let space = layout.space(index);
                steps.push(Step {
                    what: message!("step-volcano", space = space),
                    path: vec![space],
                    spends_special: false,
                    changes: vec![Change::mark_in(VOLCANO, space, 1)],
                });
            }
        }
        facing.sort_unstable();
        facing.dedup();
        for index in facing.into_iter().filter(|&index| !sketch.cells()[index].drawing.is_empty()) {
            let space = layout.space(index);
            if flow.is_lava(index) || layout.is_blocked(space) {
                continue;
            }
            steps.push(Step {
                what: message!("step-lava-erases", space = space),
                path: vec![space],
                spends_special: false,
                changes: vec![Change::Erase(space)],
            });
        }
        steps
    }
}

/// The central space, where a volcano stands before the first round, unless mountains are printed.
fn first_volcano(layout: &Layout) -> Option<usize> {
    middle(layout).filter(|_| layout.mountains().is_empty()).and_then(|space| layout.index(space))
}

/// For each round, its lava that nothing drawn by then joins with a volcano. `drawn` is the round of a
/// space; one without may have been drawn at any time.
fn too_early(flow: &Flow<'_>, drawn: impl Fn(usize) -> Option<u8>) -> Vec<Vec<usize>> {
    let lava: Vec<usize> = (0..flow.sides.len()).filter(|&index| flow.is_lava(index)).collect();
    let mut rounds: Vec<u8> = lava.iter().filter_map(|&index| drawn(index)).collect();
    rounds.sort_unstable();
    rounds.dedup();
    // Lakes without a volcano are found as such.
    let mut reached: Vec<bool> = vec![true; flow.sides.len()];
    for lake in flow.lakes() {
        if lake.iter().any(|&index| flow.volcano[index]) {
            lake.iter().for_each(|&index| reached[index] = false);
        }
    }
    let mut found = Vec::new();
    for round in rounds {
        let here = |index: usize| drawn(index).is_none_or(|drawn| drawn <= round);
        let start = |index: &usize| here(*index) && (flow.volcano[*index] || reached[*index]);
        let mut stack: Vec<usize> = lava.iter().copied().filter(start).collect();
        while let Some(index) = stack.pop() {
            reached[index] = true;
            for side in Side::ALL {
                if let Some(there) = beyond(flow.layout, index, side)
                    && flow.joined(index, side, there)
                    && !reached[there]
                    && here(there)
                {
                    reached[there] = true;
                    stack.push(there);
                }
            }
        }
        let early: Vec<usize> = lava
            .iter()
            .copied()
            .filter(|&index| !reached[index] && drawn(index) == Some(round))
            .collect();
        // Taken as drawn all the same, so that what hangs on it is judged by itself.
        early.iter().for_each(|&index| reached[index] = true);
        if !early.is_empty() {
            found.push(early);
        }
    }
    found
}

/// Rounds in which no lava was drawn. Lava whose round is not written may be of any of them.
fn missing_rounds(flow: &Flow<'_>, sketch: &Sketch, ruleset: &Ruleset, found: &mut Vec<Finding>) {
    let centre = first_volcano(flow.layout);
    let rounds = ruleset.rounds(flow.layout);
    let dated = |index: &usize| sketch.cells()[*index].round.filter(|round| *round <= rounds);
    let holds = |index: usize| flow.is_lava(index) || !sketch.cells()[index].drawing.is_empty();
    let drawn = || (0..flow.sides.len()).filter(|&index| holds(index) && Some(index) != centre);
    let last = drawn().filter_map(|index| dated(&index)).max().unwrap_or(0);
    // A volcano without a number was drawn without a die.
    let lava = || {
        let own = |index: &usize| !flow.volcano[*index] || dated(index).is_some();
        drawn().filter(|&index| flow.is_lava(index)).filter(own)
    };
    let lacking: Vec<u8> =
        (1..=last).filter(|round| !lava().any(|index| dated(&index) == Some(*round))).collect();
    let open = lava().filter(|index| dated(index).is_none()).count();
    if open == 0 {
        for round in lacking {
            found.push(Finding::at(&EVERY_ROUND, [], message!("fact-no-lava", round = round)));
        }
    } else if lacking.len() > open {
        let what = message!(
            "fact-no-lava-rounds",
            lacking = lacking.len() - open,
            rounds = &lacking,
            lava = open
        );
        let spaces = lava().filter(|index| dated(index).is_none());
        found.push(Finding::at(&EVERY_ROUND, spaces.map(|index| flow.layout.space(index)), what));
    }
}

static GOALS: [Goal; 3] = [
    Goal {
        code: "VA",
        alias: None,
        loses: false,
        groups: None,
        met: |board| {
            let one_kind = board.ruleset.answer(&CIRCLE) == 1;
            let flow = Flow::of(board.sketch);
            let mut volcanoes = (0..flow.volcano.len()).filter(|&index| flow.volcano[index]);
            Verdict::by(volcanoes.find_map(|index| {
                let space = flow.layout.space(index);
                // A route drawn in a volcano's space is no part of a loop round it.
                let empty = board.sketch.drawing(space).is_empty();
                empty.then(|| loop_round(&board.graph, space, one_kind)).flatten()
            }))
        },
    },
    Goal {
        code: "VB",
        alias: None,
        loses: false,
        groups: None,
        met: |board| {
            let flow = Flow::of(board.sketch);
            let mut nodes = (0..flow.sides.len())
                .filter(|&index| flow.is_lava(index))
                .flat_map(|index| nodes_in(board, index));
            Verdict::by(nodes.find_map(|id| exits_through(&board.graph, &[id])))
        },
    },
    Goal {
        code: "VC",
        alias: None,
        loses: false,
        groups: None,
        // Room is made while routes are drawn.
        met: |_| Verdict::IfErased { drawn_before: false },
    },
];

fn nodes_in(board: &GoalBoard<'_>, index: usize) -> Vec<NodeId> {
    board.nodes_in(index).collect()
}
