//! Forest (Lush Green): groups of spaces with trees.

use super::tools::{amounts, areas, has_route, places};
use super::traces::any_order;
use crate::board::Graph;
use crate::board::{Layout, Place, Sketch, Space, message};
use crate::rules::contract::{
    About, Chronicle, Die, Expansion, Face, FaceMark, Goal, MarkAt, MarkSpec, Past, Reach, Shape,
    Verdict,
};
use crate::rules::contract::{Extra, Part};
use crate::rules::{Answer, Decides, Ruleset, Ruling};

/// The forest expansion (Lush Green rulebook, Forest Dice; compendium, Forest Dice).
pub struct Forest;

const TREE: &str = "tree";
const LEAF: [u8; 3] = [46, 128, 62];
const BARK: [u8; 3] = [112, 78, 46];

static MARKS: [MarkSpec; 1] = [MarkSpec {
    word: TREE,
    letter: 't',
    at: MarkAt::Space,
    most: 1,
    fills: true,
    picture: &[
        Shape::Area { points: &[(0.10, 0.26), (0.2, 0.04), (0.3, 0.26)], ink: LEAF },
        Shape::Line { points: &[(0.2, 0.26), (0.2, 0.34)], width: 0.04, ink: BARK },
        Shape::Area { points: &[(0.70, 0.92), (0.8, 0.70), (0.9, 0.92)], ink: LEAF },
        Shape::Line { points: &[(0.8, 0.92), (0.8, 0.99)], width: 0.04, ink: BARK },
    ],
}];

static TREES: [FaceMark; 1] = [FaceMark::whole(TREE)];

static DICE: [Die; 1] = [Die {
    name: "forest",
    copies: 2,
    faces: &[
        Face::drawn("straight-highway", "forest-straight-highway", 1, "h.h.", &TREES),
        Face::drawn("straight-railway", "forest-straight-railway", 1, "r.r.", &TREES),
        Face::drawn("curve-highway", "forest-curve-highway", 1, "hh..", &TREES),
        Face::drawn("curve-railway", "forest-curve-railway", 1, "rr..", &TREES),
        Face::drawn("trees", "forest-trees", 2, "....", &TREES),
    ],
    ..Die::DRAWN
}];

/// May the streak of goal FB change direction?
pub static FOREST_STREAK: Ruling = Ruling {
    key: "forest-streak",
    answers: &[Answer { key: "line" }, Answer { key: "zigzag" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Goals],
};

/// Must the route of a forest die join a route or an exit?
pub static FOREST_JOINS: Ruling = Ruling {
    key: "forest-joins",
    answers: &[Answer { key: "free" }, Answer { key: "joined" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Drawing],
};

static RULINGS: [&Ruling; 2] = [&FOREST_STREAK, &FOREST_JOINS];

fn wooded(sketch: &Sketch) -> Vec<bool> {
    amounts(sketch, TREE).iter().map(|&count| count > 0).collect()
}

/// The forests, largest first, equal ones by their first space.
fn forests(sketch: &Sketch) -> Vec<Vec<usize>> {
    let wooded = wooded(sketch);
    let mut forests = areas(sketch.layout(), |index| wooded[index], |_, _, _| true);
    forests.sort_by_key(|forest| std::cmp::Reverse(forest.len()));
    forests
}

/// What it says of itself.
static ABOUT: About = About {
    id: "forest",
    pack: "Lush Green",
    rounds: Some(6),
    dice: &DICE,
    marks: &MARKS,
    on_mountains: &[TREE],
    rulings: &RULINGS,
    goals: &GOALS,
    ..About::NOTHING
};

impl Expansion for Forest {
    fn about(&self) -> &'static About {
        &ABOUT
    }

    fn chronicle<'a>(&self, past: &Past<'a>, _vanished: &[Space]) -> Option<Chronicle<'a>> {
        any_order(&Forest, past)
    }

    fn questions(&self, sketch: &Sketch, _graph: &Graph) -> Vec<&'static Ruling> {
        let mut asked: Vec<&'static Ruling> = Vec::new();
        let wooded = wooded(sketch);
        if streak(sketch.layout(), &wooded, false).is_some() {
            asked.push(&FOREST_STREAK);
        }
        if (0..wooded.len()).any(|index| wooded[index] && has_route(sketch, index)) {
            asked.push(&FOREST_JOINS);
        }
        asked
    }

    fn score(&self, sketch: &Sketch, _ruleset: &Ruleset, _graph: &Graph) -> Vec<Extra> {
        // Two points for the larger and one for the next is the best pair there is.
        let worth = [(message!("part-forest-first"), 2), (message!("part-forest-second"), 1)];
        let forests = forests(sketch);
        let further = forests.iter().skip(worth.len());
        let aside = further
            .map(|forest| {
                Part::unpaid(message!("part-forest-other"), places(sketch.layout(), forest))
            })
            .collect();
        let parts = forests
            .iter()
            .zip(worth)
            .map(|(forest, (what, points))| Part {
                what,
                places: places(sketch.layout(), forest),
                points: points * forest.len() as i32,
            })
            .collect();
        vec![Extra { source: ABOUT.id, parts, aside }]
    }

    fn reach(&self, sketch: &Sketch, ruleset: &Ruleset, reach: &mut Reach) {
        let wooded = wooded(sketch);
        let all = ruleset.answer(&FOREST_JOINS) == 0;
        let free = |&index: &usize| wooded[index] && (all || !has_route(sketch, index));
        let free = (0..wooded.len()).filter(free);
        reach.free.extend(free.map(|index| sketch.layout().space(index)));
    }
}

/// Four diagonal steps' worth of wooded spaces, on one line or turning at will.
fn streak(layout: &Layout, wooded: &[bool], straight: bool) -> Option<Vec<Space>> {
    let mut path = Vec::with_capacity(4);
    let mut starts = layout.spaces().filter(|&space| holds(layout, wooded, space));
    starts.find_map(|start| {
        path.clear();
        path.push(start);
        extend(layout, wooded, straight, None, &mut path).then(|| path.clone())
    })
}

fn holds(layout: &Layout, wooded: &[bool], space: Space) -> bool {
    layout.index(space).is_some_and(|index| wooded[index])
}

fn extend(
    layout: &Layout,
    wooded: &[bool],
    straight: bool,
    last: Option<(i8, i8)>,
    path: &mut Vec<Space>,
) -> bool {
    let &[.., at] = path.as_slice() else { return false };
    if path.len() == 4 {
        return true;
    }
    for step in [(1, 1), (1, -1), (-1, 1), (-1, -1)] {
        if straight && last.is_some_and(|last| last != step) {
            continue;
        }
        let row = at.row.checked_add_signed(step.0);
        let col = at.col.checked_add_signed(step.1);
        let (Some(row), Some(col)) = (row, col) else { continue };
        let next = Space::new(row, col);
        if holds(layout, wooded, next) && !path.contains(&next) {
            path.push(next);
            if extend(layout, wooded, straight, Some(step), path) {
                return true;
            }
            path.pop();
        }
    }
    false
}

static GOALS: [Goal; 3] = [
    Goal {
        code: "FA",
        alias: None,
        loses: true,
        groups: None,
        met: |board| {
            let forests = forests(board.sketch);
            if forests.len() < 5 {
                return Verdict::NotMet;
            }
            Verdict::Met(places(board.layout(), &forests.concat()))
        },
    },
    Goal {
        code: "FB",
        alias: None,
        loses: false,
        groups: None,
        met: |board| {
            let straight = board.ruleset.answer(&FOREST_STREAK) == 0;
            Verdict::by(streak(board.layout(), &wooded(board.sketch), straight))
        },
    },
    Goal {
        code: "FC",
        alias: None,
        loses: false,
        groups: None,
        met: |board| {
            let layout = board.layout();
            let wooded = wooded(board.sketch);
            let mut spaces: Vec<Space> = layout.exits().iter().map(|exit| exit.space).collect();
            spaces.sort_unstable();
            spaces.dedup();
            spaces.retain(|&space| holds(layout, &wooded, space));
            Verdict::at_least(4, spaces.into_iter().map(Place::Space).collect())
        },
    },
];
