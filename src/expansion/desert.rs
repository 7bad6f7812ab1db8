//! Desert (Shining Yellow): cacti, and oases that keep them alive.

mod course;

use super::tools::{amounts, beyond, has_route};
use crate::board::Graph;
use crate::board::{Layout, Place, Side, Sketch, Space, message};
use crate::rules::contract::{
    About, Change, Chronicle, Die, Expansion, Face, FaceMark, Finding, Goal, GoalBoard, Group,
    MarkAt, MarkSpec, Moment, Past, Reach, Shape, Shows, Statute, Step, Verdict,
};
use crate::rules::contract::{Extra, Part};
use crate::rules::{Answer, Decides, Ruleset, Ruling};

/// The desert expansion (Shining Yellow rulebook, Desert Dice; compendium, Desert Dice).
pub struct Desert;

const CACTUS: &str = "cactus";
const OASIS: &str = "oasis";
const ARID: &str = "arid";
const GREEN: [u8; 3] = [60, 140, 70];
const BLUE: [u8; 3] = [70, 150, 210];
const SAND: [u8; 3] = [226, 190, 100];

static MARKS: [MarkSpec; 2] = [
    MarkSpec {
        word: CACTUS,
        letter: 'k',
        at: MarkAt::Space,
        most: 2,
        fills: true,
        picture: &[
            Shape::Line { points: &[(0.2, 0.38), (0.2, 0.06)], width: 0.06, ink: GREEN },
            Shape::Line {
                points: &[(0.2, 0.26), (0.1, 0.26), (0.1, 0.14)],
                width: 0.05,
                ink: GREEN,
            },
            Shape::Line {
                points: &[(0.2, 0.22), (0.3, 0.22), (0.3, 0.1)],
                width: 0.05,
                ink: GREEN,
            },
        ],
    },
    MarkSpec {
        word: OASIS,
        letter: 'o',
        at: MarkAt::Space,
        most: 1,
        fills: true,
        picture: &[
            Shape::Disc { at: (0.2, 0.24), radius: 0.15, ink: SAND },
            Shape::Disc { at: (0.2, 0.26), radius: 0.09, ink: BLUE },
        ],
    },
];

static ONE_CACTUS: [FaceMark; 1] = [FaceMark::whole(CACTUS)];
static TWO_CACTI: [FaceMark; 1] = [FaceMark { word: CACTUS, side: None, amount: 2 }];
static AN_OASIS: [FaceMark; 1] = [FaceMark::whole(OASIS)];

const DOUBLE: Face = Face::drawn("two-cacti", "desert-two-cacti", 1, "....", &TWO_CACTI);
const HEAT: Face = Face { id: ARID, name: "desert-arid", count: 1, shows: Shows::Symbol };

// The twelve faces are certain. How the two dice share them is likely, not certain: one source
// splits them by kind, as here, another by shape.
static DICE: [Die; 2] = [
    Die {
        name: "desert-a",
        copies: 1,
        faces: &[
            Face::drawn(
                "straight-highway-oasis",
                "desert-straight-highway-oasis",
                1,
                "h.h.",
                &AN_OASIS,
            ),
            Face::drawn("curve-highway-oasis", "desert-curve-highway-oasis", 1, "hh..", &AN_OASIS),
            Face::drawn(
                "straight-railway-cactus",
                "desert-straight-railway-cactus",
                1,
                "r.r.",
                &ONE_CACTUS,
            ),
            Face::drawn(
                "curve-railway-cactus",
                "desert-curve-railway-cactus",
                1,
                "rr..",
                &ONE_CACTUS,
            ),
            DOUBLE,
            HEAT,
        ],
        ..Die::DRAWN
    },
    Die {
        name: "desert-b",
        copies: 1,
        faces: &[
            Face::drawn(
                "straight-highway-cactus",
                "desert-straight-highway-cactus",
                1,
                "h.h.",
                &ONE_CACTUS,
            ),
            Face::drawn(
                "curve-highway-cactus",
                "desert-curve-highway-cactus",
                1,
                "hh..",
                &ONE_CACTUS,
            ),
            Face::drawn(
                "straight-railway-oasis",
                "desert-straight-railway-oasis",
                1,
                "r.r.",
                &AN_OASIS,
            ),
            Face::drawn("curve-railway-oasis", "desert-curve-railway-oasis", 1, "rr..", &AN_OASIS),
            DOUBLE,
            HEAT,
        ],
        ..Die::DRAWN
    },
];

/// Must the route of a desert die join a route or an exit?
pub static DESERT_JOINS: Ruling = Ruling {
    key: "desert-joins",
    answers: &[Answer { key: "free" }, Answer { key: "joined" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Drawing],
};

static RULINGS: [&Ruling; 1] = [&DESERT_JOINS];

static APART: Statute = Statute { key: "rule-desert-apart" };

static HEAT_WAVE: Statute = Statute { key: "rule-desert-arid" };

/// The spaces whose cacti an arid roll destroys: those without an oasis across a side.
fn thirsty(sketch: &Sketch) -> Vec<usize> {
    let cacti = amounts(sketch, CACTUS);
    let oases = amounts(sketch, OASIS);
    let watered = |index: usize| {
        let mut sides = Side::ALL.into_iter();
        sides.any(|side| beyond(sketch.layout(), index, side).is_some_and(|there| oases[there] > 0))
    };
    (0..cacti.len()).filter(|&index| cacti[index] > 0 && !watered(index)).collect()
}

/// Cacti drawn before a round, beside no oasis that was there by then.
fn survivors(sketch: &Sketch, round: u8) -> Vec<Space> {
    let cacti = amounts(sketch, CACTUS);
    let oases = amounts(sketch, OASIS);
    let drawn = |index: usize| sketch.cells()[index].round;
    let dry = |index: &usize| {
        let old = drawn(*index).is_some_and(|drawn| drawn < round);
        let watered = Side::ALL.into_iter().any(|side| {
            beyond(sketch.layout(), *index, side).is_some_and(|there| {
                oases[there] > 0 && drawn(there).is_none_or(|drawn| drawn < round)
            })
        });
        cacti[*index] > 0 && old && !watered
    };
    (0..cacti.len()).filter(dry).map(|index| sketch.layout().space(index)).collect()
}

/// What it says of itself.
static ABOUT: About = About {
    id: "desert",
    pack: "Shining Yellow",
    rounds: Some(6),
    dice: &DICE,
    marks: &MARKS,
    on_mountains: &[CACTUS],
    rulings: &RULINGS,
    leaves: &[CACTUS],
    takes_specials: true,
    rolls_at_the_end: true,
    goals: &GOALS,
    ..About::NOTHING
};

impl Expansion for Desert {
    fn about(&self) -> &'static About {
        &ABOUT
    }

    fn chronicle<'a>(&self, past: &Past<'a>, vanished: &[Space]) -> Option<Chronicle<'a>> {
        course::chronicle(past, vanished)
    }

    fn score(&self, sketch: &Sketch, _ruleset: &Ruleset, _graph: &Graph) -> Vec<Extra> {
        let cacti = amounts(sketch, CACTUS);
        let parts = (0..cacti.len())
            .filter(|&index| cacti[index] > 0)
            .map(|index| Part {
                what: match cacti[index] {
                    1 => message!("part-cactus"),
                    _ => message!("part-cacti"),
                },
                places: vec![Place::Space(sketch.layout().space(index))],
                points: i32::from(cacti[index]),
            })
            .collect();
        vec![Extra { source: ABOUT.id, parts, aside: Vec::new() }]
    }

    fn check(&self, sketch: &Sketch, _ruleset: &Ruleset, _graph: &Graph, found: &mut Vec<Finding>) {
        let (cacti, oases) = (amounts(sketch, CACTUS), amounts(sketch, OASIS));
        for index in (0..cacti.len()).filter(|&index| cacti[index] > 0 && oases[index] > 0) {
            let space = sketch.layout().space(index);
            found.push(Finding::at(&APART, [space], message!("fact-cactus-and-oasis")));
        }
    }

    fn questions(&self, sketch: &Sketch, _graph: &Graph) -> Vec<&'static Ruling> {
        // A plain route may be one whose cactus died.
        let routes = (0..sketch.layout().area()).any(|index| has_route(sketch, index));
        if routes { vec![&DESERT_JOINS] } else { Vec::new() }
    }

    fn reach(&self, sketch: &Sketch, ruleset: &Ruleset, reach: &mut Reach) {
        let (cacti, oases) = (amounts(sketch, CACTUS), amounts(sketch, OASIS));
        let all = ruleset.answer(&DESERT_JOINS) == 0;
        let free = |&index: &usize| {
            let planted = cacti[index] > 0 || oases[index] > 0;
            planted && (all || !has_route(sketch, index))
        };
        let free = (0..cacti.len()).filter(free);
        reach.free.extend(free.map(|index| sketch.layout().space(index)));
        reach.plain |= all;
    }

    fn history(&self, past: &Past<'_>, found: &mut Vec<Finding>) {
        let rounds = past.ruleset.rounds(past.sketch.layout());
        let arid = |round: &u8| past.roll(self, *round).iter().any(|face| face.id == ARID);
        let mut ignored: Vec<Space> = Vec::new();
        let mut times = 0;
        for round in (1..=rounds + 1).filter(arid) {
            let kept = survivors(past.sketch, round);
            if kept.is_empty() {
                continue;
            }
            if round <= rounds && !past.may_spend(round) {
                let what = message!("fact-arid-round", round = round);
                found.push(Finding::at(&HEAT_WAVE, kept, what));
                continue;
            }
            times += 1;
            ignored.extend(kept);
        }
        let most = past.spendable();
        if times > most {
            ignored.sort_unstable();
            ignored.dedup();
            let what = message!("fact-arid-survived", rolls = times, left = most);
            found.push(Finding::at(&HEAT_WAVE, ignored, what));
        }
    }

    fn steps(&self, sketch: &Sketch, roll: &[&str], moment: Moment) -> Vec<Step> {
        if moment != Moment::Before || !roll.contains(&ARID) {
            return Vec::new();
        }
        let dying: Vec<Space> =
            thirsty(sketch).into_iter().map(|index| sketch.layout().space(index)).collect();
        let what = match dying.is_empty() {
            true => message!("step-arid-none"),
            false => message!("step-arid", spaces = &dying),
        };
        vec![
            Step {
                what,
                changes: dying.iter().map(|&space| Change::mark_in(CACTUS, space, 0)).collect(),
                path: dying,
                spends_special: false,
            },
            Step::ignoring(message!("step-arid-ignored")),
        ]
    }
}

/// Every square of two by two spaces.
fn squares(layout: &Layout) -> Vec<Group> {
    groups(layout, &[&[(0, 0), (0, 1), (1, 0), (1, 1)]])
}

/// Every four spaces side by side in a row or column.
fn rows_of_four(layout: &Layout) -> Vec<Group> {
    groups(layout, &[&[(0, 0), (0, 1), (0, 2), (0, 3)], &[(0, 0), (1, 0), (2, 0), (3, 0)]])
}

/// These shapes wherever they fit; a cactus is asked for in each space.
fn groups(layout: &Layout, shapes: &[&[(u8, u8)]]) -> Vec<Group> {
    let mut found = Vec::new();
    for shape in shapes {
        for start in layout.spaces() {
            let spaces = shape.iter().map(|&(down, right)| (start.row + down, start.col + right));
            let spaces: Vec<Space> = spaces.map(|(row, col)| Space::new(row, col)).collect();
            if spaces.iter().all(|&space| layout.contains(space)) {
                found.push(Group { count: spaces.len(), spaces, word: Some(CACTUS) });
            }
        }
    }
    found
}

/// The first of these groups that holds a cactus in each space.
fn all_cacti(board: &GoalBoard<'_>, groups: Vec<Group>) -> Option<Vec<Space>> {
    let layout = board.layout();
    let cacti = amounts(board.sketch, CACTUS);
    let grown = |&space: &Space| layout.index(space).is_some_and(|index| cacti[index] > 0);
    groups.into_iter().map(|group| group.spaces).find(|spaces| spaces.iter().all(grown))
}

static GOALS: [Goal; 3] = [
    Goal {
        groups: Some(squares),
        ..Goal::new("DA", |board| Verdict::by(all_cacti(board, squares(board.layout()))))
    },
    Goal {
        groups: Some(rows_of_four),
        ..Goal::new("DB", |board| Verdict::by(all_cacti(board, rows_of_four(board.layout()))))
    },
    Goal {
        code: "DC",
        alias: None,
        loses: false,
        groups: None,
        met: |board| {
            let layout = board.layout();
            let oases = amounts(board.sketch, OASIS);
            let networks = board.network.iter().copied().max().map_or(0, |last| last + 1);
            let on = |network: u16| -> Vec<Space> {
                (0..oases.len())
                    .filter(|&index| {
                        let mut ids = board.nodes_in(index);
                        oases[index] > 0 && ids.any(|id| board.network[usize::from(id)] == network)
                    })
                    .map(|index| layout.space(index))
                    .collect()
            };
            Verdict::by((0..networks).map(on).find(|spaces| spaces.len() >= 3))
        },
    },
];
