//! Power Grid (Electricity): bolts on routes that carry power from an accumulator to the exits.

mod moves;

use super::tools::{amounts, areas, beyond, has_route, places};
use crate::board::{Contact, Graph, Layout, Mark, Place, Side, Sketch, Space, message};
use crate::rules::contract::{
    About, Change, Die, Expansion, Extra, Face, Finding, MarkAt, MarkSpec, Moment, Part, Past,
    Shape, Statute, Step,
};
use crate::rules::{Answer, Decides, Ruleset, Ruling};
use moves::{Grid, Possible, lines_needed};

/// The power grid expansion (compendium, Power Grid Dice; Electricity rulebook).
pub struct PowerGrid;

const ACCUMULATOR: &str = "accumulator";
const CHARGE: &str = "charge";
const BOLT: &str = "bolt";
const CASE: [u8; 3] = [78, 84, 104];
const POWER: [u8; 3] = [206, 142, 0];

/// Circles of the accumulator.
const MOST_CHARGES: u8 = 3;

static MARKS: [MarkSpec; 3] = [
    MarkSpec {
        word: ACCUMULATOR,
        letter: 'a',
        at: MarkAt::Space,
        most: 1,
        fills: true,
        picture: &[
            Shape::Line {
                points: &[(0.3, 0.2), (0.7, 0.2), (0.7, 0.86), (0.3, 0.86), (0.3, 0.2)],
                width: 0.04,
                ink: CASE,
            },
            Shape::Line { points: &[(0.42, 0.13), (0.58, 0.13)], width: 0.08, ink: CASE },
            Shape::Ring { at: (0.5, 0.34), radius: 0.07, width: 0.02, ink: CASE },
            Shape::Ring { at: (0.5, 0.53), radius: 0.07, width: 0.02, ink: CASE },
            Shape::Ring { at: (0.5, 0.72), radius: 0.07, width: 0.02, ink: CASE },
        ],
    },
    MarkSpec {
        word: CHARGE,
        letter: 'c',
        at: MarkAt::Space,
        most: MOST_CHARGES,
        fills: false,
        picture: &[Shape::Disc { at: (0.5, 0.72), radius: 0.06, ink: POWER }],
    },
    MarkSpec {
        word: BOLT,
        letter: 'b',
        at: MarkAt::Space,
        most: 1,
        fills: false,
        picture: &[Shape::Line {
            points: &[(0.86, 0.68), (0.76, 0.82), (0.86, 0.82), (0.76, 0.97)],
            width: 0.05,
            ink: POWER,
        }],
    },
];

static DICE: [Die; 1] = [Die {
    name: "power",
    copies: 2,
    faces: &[
        Face::symbol("up", "power-grid-up", 1),
        Face::symbol("right", "power-grid-right", 1),
        Face::symbol("down", "power-grid-down", 1),
        Face::symbol("left", "power-grid-left", 1),
        Face::symbol("any", "power-grid-any", 2),
    ],
    acts: Moment::After,
    ..Die::DRAWN
}];

/// Which exits are connected to the accumulator?
pub static POWER_EXIT: Ruling = Ruling {
    key: "power-exit",
    answers: &[Answer { key: "space" }, Answer { key: "route" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Points],
};

static RULINGS: [&Ruling; 1] = [&POWER_EXIT];

static ONE: Statute = Statute { key: "rule-power-accumulator" };

static BOLTS: Statute = Statute { key: "rule-power-bolts" };

static DICE_RULE: Statute = Statute { key: "rule-power-dice" };

/// What it says of itself.
static ABOUT: About = About {
    id: "power-grid",
    pack: "Electricity",
    rounds: Some(7),
    dice: &DICE,
    marks: &MARKS,
    upon: &[BOLT],
    rulings: &RULINGS,
    ..About::NOTHING
};

/// The space in which the accumulator stands.
fn middle(layout: &Layout) -> Option<Space> {
    let space = Space::new(layout.rows() / 2, layout.cols() / 2);
    (layout.contains(space) && !layout.is_blocked(space)).then_some(space)
}

/// The spaces with power: bolts on routes, joined by their sides with one beside the accumulator.
fn powered(sketch: &Sketch) -> Vec<bool> {
    let layout = sketch.layout();
    let (bolts, cells) = (amounts(sketch, BOLT), amounts(sketch, ACCUMULATOR));
    let live = |index: usize| bolts[index] > 0 && has_route(sketch, index);
    let beside = |&index: &usize| {
        let mut sides = Side::ALL.into_iter();
        sides.any(|side| beyond(layout, index, side).is_some_and(|there| cells[there] > 0))
    };
    let mut found = vec![false; layout.area()];
    for area in areas(layout, live, |_, _, _| true) {
        if area.iter().any(beside) {
            area.into_iter().for_each(|index| found[index] = true);
        }
    }
    found
}

/// The circles that are filled, as far as an accumulator bears them.
fn charges(sketch: &Sketch) -> i32 {
    let (cells, filled) = (amounts(sketch, ACCUMULATOR), amounts(sketch, CHARGE));
    let own = (0..cells.len()).filter(|&index| cells[index] > 0);
    own.map(|index| filled[index].min(MOST_CHARGES)).max().unwrap_or(0).into()
}

impl Expansion for PowerGrid {
    fn about(&self) -> &'static About {
        &ABOUT
    }

    fn questions(&self, sketch: &Sketch, _graph: &Graph) -> Vec<&'static Ruling> {
        let layout = sketch.layout();
        let powered = powered(sketch);
        let mut exits = layout.exits().iter().filter_map(|exit| layout.index(exit.space));
        if exits.any(|index| powered[index]) { RULINGS.to_vec() } else { Vec::new() }
    }

    fn setup(&self, sketch: &mut Sketch) {
        if let Some(space) = middle(sketch.layout()) {
            sketch.set_mark(Mark { word: ACCUMULATOR.into(), at: Place::Space(space) }, 1);
        }
    }

    fn amend(&self, sketch: &Sketch, _ruleset: &Ruleset, graph: &mut Graph) {
        let layout = sketch.layout();
        let cells = amounts(sketch, ACCUMULATOR);
        if cells.iter().all(|&count| count == 0) {
            return;
        }
        graph.excuse_facing(layout, |space| layout.index(space).is_some_and(|at| cells[at] > 0));
    }

    fn score(&self, sketch: &Sketch, ruleset: &Ruleset, graph: &Graph) -> Vec<Extra> {
        let layout = sketch.layout();
        let (powered, bolts, charges) = (powered(sketch), amounts(sketch, BOLT), charges(sketch));
        let by_route = ruleset.answer(&POWER_EXIT) == 1;
        let (mut parts, mut aside) = (Vec::new(), Vec::new());
        for (number, exit) in layout.exits().iter().enumerate() {
            let Some(index) = layout.index(exit.space).filter(|&index| bolts[index] > 0) else {
                continue;
            };
            let places = vec![Place::Side(exit.space, exit.side)];
            let reaches =
                |node: &crate::board::Node| node.contact(exit.side) == Contact::Exit(number as u16);
            if !powered[index] {
                aside.push(Part::unpaid(message!("part-power-cut"), places));
            } else if by_route && !graph.nodes_in(index).iter().any(reaches) {
                aside.push(Part::unpaid(message!("part-power-beside"), places));
            } else if charges == 0 {
                aside.push(Part::unpaid(message!("part-power-empty"), places));
            } else {
                let what = message!("part-power-exit", charges = charges);
                parts.push(Part { what, places, points: charges });
            }
        }
        vec![Extra { source: ABOUT.id, parts, aside }]
    }

    fn check(&self, sketch: &Sketch, ruleset: &Ruleset, _graph: &Graph, found: &mut Vec<Finding>) {
        let layout = sketch.layout();
        let (cells, filled) = (amounts(sketch, ACCUMULATOR), amounts(sketch, CHARGE));
        let bolts = amounts(sketch, BOLT);
        let all = |wanted: &dyn Fn(usize) -> bool| -> Vec<usize> {
            (0..layout.area()).filter(|&index| wanted(index)).collect()
        };
        let mut say = |rule, at: &[usize], what| {
            found.push(Finding::over(rule, places(layout, at), what));
        };
        let lone = all(&|index| cells[index] > 0);
        let own = middle(layout).and_then(|space| layout.index(space));
        match lone[..] {
            [] => say(&ONE, &[], message!("fact-no-accumulator")),
            [at] if Some(at) != own && own.is_some() => {
                say(&ONE, &[at], message!("fact-accumulator-elsewhere"));
            }
            [_] => {}
            _ => say(&ONE, &lone, message!("fact-accumulators", count = lone.len())),
        }
        for index in all(&|index| cells[index] > 0 && !sketch.cells()[index].drawing.is_empty()) {
            say(&ONE, &[index], message!("fact-accumulator-over-route"));
        }
        for index in all(&|index| filled[index] > 0 && cells[index] == 0) {
            say(&ONE, &[index], message!("fact-charge-elsewhere"));
        }
        for index in all(&|index| bolts[index] > 0 && cells[index] > 0) {
            say(&BOLTS, &[index], message!("fact-bolt-on-accumulator"));
        }
        for index in all(&|i| bolts[i] > 0 && cells[i] == 0 && !has_route(sketch, i)) {
            say(&BOLTS, &[index], message!("fact-bolt-without-route"));
        }
        // Each die is used once: for a charge, or for bolts in a straight line.
        let exits = |index: &usize| layout.exits().iter().any(|e| e.space == layout.space(*index));
        let groups = areas(layout, |index| bolts[index] > 0, |_, _, _| true);
        let needed: usize = (groups.iter())
            .map(|group| lines_needed(layout, group, group.iter().any(exits)))
            .sum::<usize>()
            + usize::from(filled.iter().copied().max().unwrap_or(0).min(MOST_CHARGES));
        let most = 2 * usize::from(ruleset.rounds(layout));
        if needed > most {
            let what = message!("fact-power-uses", needed = needed, most = most);
            say(&DICE_RULE, &all(&|index| bolts[index] > 0), what);
        }
    }

    fn history(&self, past: &Past<'_>, found: &mut Vec<Finding>) {
        if moves::possible(past) == Possible::No {
            let bolts = amounts(past.sketch, BOLT);
            let at: Vec<usize> = (0..bolts.len()).filter(|&index| bolts[index] > 0).collect();
            let places = places(past.sketch.layout(), &at);
            let what = message!("fact-power-history");
            found.push(Finding::over(&DICE_RULE, places, what));
        }
    }

    fn steps(&self, sketch: &Sketch, roll: &[&str], moment: Moment) -> Vec<Step> {
        if moment != Moment::After {
            return Vec::new();
        }
        let layout = sketch.layout();
        let bolts = amounts(sketch, BOLT);
        let grid = Grid::of(sketch);
        let filled = charges(sketch);
        let mut steps = Vec::new();
        // One die at a time; a face that both dice show is the same to begin with.
        let faces = DICE[0].faces.iter().filter(|face| roll.contains(&face.id));
        for face in faces {
            for run in grid.runs(face.id, &|index| bolts[index] > 0) {
                let spaces: Vec<Space> = run.into_iter().map(|i| layout.space(i)).collect();
                steps.push(Step {
                    what: message!("step-power-run", face = face, spaces = &spaces),
                    changes: (spaces.iter())
                        .map(|&space| Change::mark_in(BOLT, space, 1))
                        .collect(),
                    path: spaces,
                    spends_special: false,
                });
            }
            if let Some(at) = grid.charged(face.id, &|index| bolts[index] > 0)
                && filled < i32::from(MOST_CHARGES)
            {
                let space = layout.space(at);
                steps.push(Step {
                    what: message!("step-power-charge", face = face),
                    path: vec![space],
                    spends_special: false,
                    changes: vec![Change::mark_in(CHARGE, space, filled as u8 + 1)],
                });
            }
        }
        steps
    }
}
