//! Lake (Deep Blue): water that joins the networks of its piers.

mod course;

use super::tools::{areas, beyond, exits_through, has_route, places};
use crate::board::{Contact, Graph, NodeId};
use crate::board::{Layout, Middle, Place, Side, Sketch, Space, message};
use crate::rules::contract::{
    About, Change, Chronicle, Die, Expansion, Face, FaceMark, Finding, Goal, MarkAt, MarkSpec,
    Moment, Past, Reach, Shape, Statute, Step, Verdict,
};
use crate::rules::contract::{Extra, Part};
use crate::rules::{Answer, Decides, Ruleset, Ruling};

/// The lake expansion (Deep Blue rulebook, Lake Dice; compendium, Lake Dice).
pub struct Lake;

const WATER: &str = "water";
const FULL: &str = "full-water";
const PIER: &str = "pier";
const BLUE: [u8; 3] = [70, 140, 214];
const WOOD: [u8; 3] = [92, 64, 40];

static MARKS: [MarkSpec; 3] = [
    MarkSpec {
        word: WATER,
        letter: 'w',
        at: MarkAt::Side,
        most: 1,
        fills: true,
        picture: &[Shape::Area {
            points: &[(0.0, 0.0), (1.0, 0.0), (0.84, 0.2), (0.6, 0.3), (0.4, 0.3), (0.16, 0.2)],
            ink: BLUE,
        }],
    },
    MarkSpec {
        word: FULL,
        letter: 'f',
        at: MarkAt::Space,
        most: 1,
        fills: true,
        picture: &[Shape::Area {
            points: &[(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)],
            ink: BLUE,
        }],
    },
    MarkSpec {
        word: PIER,
        letter: 'p',
        at: MarkAt::Space,
        most: 1,
        fills: true,
        picture: &[Shape::Area {
            points: &[(0.4, 0.4), (0.6, 0.4), (0.6, 0.6), (0.4, 0.6)],
            ink: WOOD,
        }],
    },
];

const NORTH: FaceMark = FaceMark::side(WATER, Side::North);
const EAST: FaceMark = FaceMark::side(WATER, Side::East);
const WEST: FaceMark = FaceMark::side(WATER, Side::West);
const A_PIER: FaceMark = FaceMark::whole(PIER);

static DICE: [Die; 1] = [Die {
    name: "lake",
    copies: 2,
    faces: &[
        Face::drawn("one-side", "lake-one-side", 1, "....", &[NORTH]),
        Face::drawn("two-sides", "lake-two-sides", 1, "....", &[NORTH, EAST]),
        Face::drawn("three-sides", "lake-three-sides", 1, "....", &[NORTH, EAST, WEST]),
        Face::drawn("railway-pier", "lake-railway-pier", 1, "..r.s", &[NORTH, A_PIER]),
        Face::drawn("highway-pier", "lake-highway-pier", 1, "..h.s", &[NORTH, A_PIER]),
        Face::drawn("double-pier", "lake-double-pier", 1, "..rh", &[NORTH, EAST, A_PIER]),
    ],
    ..Die::DRAWN
}];

/// Does a pier count as a station?
pub static PIER_STATION: Ruling = Ruling {
    key: "pier-station",
    answers: &[Answer { key: "yes" }, Answer { key: "no" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Points, Decides::Goals],
};

/// Does a pier's own space count for a longest route?
pub static PIER_LENGTH: Ruling = Ruling {
    key: "pier-length",
    answers: &[Answer { key: "yes" }, Answer { key: "no" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Points, Decides::Goals],
};

/// Is a route that ends at water without a pier an error?
pub static SHORE_END: Ruling = Ruling {
    key: "shore-end",
    answers: &[Answer { key: "error" }, Answer { key: "none" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Points],
};

/// Must the route of a pier join a route or an exit?
pub static LAKE_JOINS: Ruling = Ruling {
    key: "lake-joins",
    answers: &[Answer { key: "free" }, Answer { key: "joined" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Drawing],
};

static RULINGS: [&Ruling; 4] = [&PIER_STATION, &PIER_LENGTH, &SHORE_END, &LAKE_JOINS];

static FILL: Statute = Statute { key: "rule-lake-filled" };

/// The water of a board.
struct Water<'a> {
    layout: &'a Layout,
    sides: Vec<[bool; 4]>,
    full: Vec<bool>,
    pier: Vec<bool>,
}

impl Water<'_> {
    fn of(sketch: &Sketch) -> Water<'_> {
        let layout = &**sketch.layout();
        let area = layout.area();
        let mut water = Water {
            layout,
            sides: vec![[false; 4]; area],
            full: vec![false; area],
            pier: vec![false; area],
        };
        for (mark, _) in sketch.marks() {
            match (mark.word.as_str(), mark.at) {
                (WATER, Place::Side(space, side)) => {
                    if let Some(index) = layout.index(space) {
                        water.sides[index][side.index()] = true;
                    }
                }
                (FULL, Place::Space(space)) => {
                    if let Some(index) = layout.index(space) {
                        water.fill(index);
                    }
                }
                (PIER, Place::Space(space)) => {
                    if let Some(index) = layout.index(space) {
                        water.pier[index] = true;
                    }
                }
                _ => {}
            }
        }
        water
    }

    fn is_wet(&self, index: usize) -> bool {
        self.sides[index].contains(&true)
    }

    fn joined(&self, index: usize, side: Side, there: usize) -> bool {
        self.sides[index][side.index()] && self.sides[there][side.opposite().index()]
    }

    fn lakes(&self) -> Vec<Vec<usize>> {
        areas(self.layout, |index| self.is_wet(index), |a, side, b| self.joined(a, side, b))
    }

    /// Whether water of its neighbour lies at a side of a space.
    fn meets_water(&self, index: usize, side: Side) -> bool {
        beyond(self.layout, index, side)
            .is_some_and(|there| self.sides[there][side.opposite().index()])
    }

    /// How many sides of a space lie at open sides of lakes: water that meets no water here.
    fn open_around(&self, index: usize) -> usize {
        let open = |side: &Side| !self.sides[index][side.index()] && self.meets_water(index, *side);
        Side::ALL.into_iter().filter(open).count()
    }

    fn fill(&mut self, index: usize) {
        self.full[index] = true;
        self.sides[index] = [true; 4];
    }

    /// The spaces of the lake that a space belongs to.
    fn lake_of(&self, index: usize) -> usize {
        let lakes = self.lakes();
        lakes.iter().find(|lake| lake.contains(&index)).map_or(0, Vec::len)
    }

    /// Joins what ends at the piers of each lake that has any.
    fn join_piers(&self, graph: &mut Graph) {
        let mut seen = vec![false; self.pier.len()];
        let mut lake = Vec::new();
        for start in (0..seen.len()).filter(|&index| self.pier[index] && self.is_wet(index)) {
            if std::mem::replace(&mut seen[start], true) {
                continue;
            }
            lake.clear();
            lake.push(start);
            let mut next = 0;
            while let Some(&index) = lake.get(next) {
                next += 1;
                for side in Side::ALL.into_iter().filter(|side| self.sides[index][side.index()]) {
                    if let Some(there) = beyond(self.layout, index, side)
                        && self.joined(index, side, there)
                        && !std::mem::replace(&mut seen[there], true)
                    {
                        lake.push(there);
                    }
                }
            }
            lake.sort_unstable();
            let piers = self.piers(&lake, graph);
            for pair in piers.windows(2) {
                graph.join(pair[0], pair[1]);
            }
        }
    }

    /// The nodes at a lake's piers.
    fn piers(&self, lake: &[usize], graph: &Graph) -> Vec<NodeId> {
        let mut found = Vec::new();
        for &index in lake.iter().filter(|&&index| self.pier[index]) {
            let count = graph.nodes_in(index).len();
            found.extend((0..count).filter_map(|strand| graph.id(index, strand)));
        }
        found
    }

    /// Ends of routes that face a water side.
    fn shore_ends(&self, graph: &Graph) -> Vec<(NodeId, Side)> {
        let mut found = Vec::new();
        for (id, node) in graph.nodes().iter().enumerate() {
            for (side, _) in node.strand.ends() {
                let there = || {
                    let index = self.layout.index(node.space)?;
                    beyond(self.layout, index, side)
                };
                if node.contact(side) == Contact::Open
                    && there().is_some_and(|there| self.sides[there][side.opposite().index()])
                {
                    // At most 32x32 spaces of four strands.
                    found.push((id as NodeId, side));
                }
            }
        }
        found
    }
}

/// What it says of itself.
static ABOUT: About = About {
    id: "lake",
    pack: "Deep Blue",
    rounds: Some(6),
    dice: &DICE,
    marks: &MARKS,
    without_dice: &[FULL],
    rulings: &RULINGS,
    stations: &[&PIER_STATION],
    points_by: Some(&[]),
    goals: &GOALS,
    ..About::NOTHING
};

impl Expansion for Lake {
    fn about(&self) -> &'static About {
        &ABOUT
    }

    fn chronicle<'a>(&self, past: &Past<'a>, _vanished: &[Space]) -> Option<Chronicle<'a>> {
        course::chronicle(past)
    }

    fn questions(&self, sketch: &Sketch, graph: &Graph) -> Vec<&'static Ruling> {
        let water = Water::of(sketch);
        let mut asked: Vec<&'static Ruling> = Vec::new();
        if water.pier.contains(&true) {
            asked.push(&PIER_LENGTH);
        }
        if water.pier.contains(&true) {
            asked.push(&PIER_STATION);
        }
        // Also where a route was drawn over water without a pier.
        if (0..water.sides.len()).any(|at| water.is_wet(at) && has_route(sketch, at)) {
            asked.push(&LAKE_JOINS);
        }
        // Ends already excused under the other answer face the shore all the same.
        let at_shore = |id: usize, side: Side| {
            let node = &graph.nodes()[id];
            let there =
                water.layout.index(node.space).and_then(|at| beyond(water.layout, at, side));
            matches!(node.contact(side), Contact::Open | Contact::Excused)
                && there.is_some_and(|there| water.sides[there][side.opposite().index()])
        };
        let mut ids = 0..graph.nodes().len();
        if ids.any(|id| graph.nodes()[id].strand.ends().any(|(side, _)| at_shore(id, side))) {
            asked.push(&SHORE_END);
        }
        asked
    }

    fn amend(&self, sketch: &Sketch, ruleset: &Ruleset, graph: &mut Graph) {
        let water = Water::of(sketch);
        water.join_piers(graph);
        let station = ruleset.answer(&PIER_STATION) == 0;
        let measured = ruleset.answer(&PIER_LENGTH) == 0;
        for index in (0..water.pier.len()).filter(|&index| water.pier[index]) {
            for strand in 0..graph.nodes_in(index).len() {
                let Some(id) = graph.id(index, strand) else { continue };
                graph.set_middle(id, if station { Middle::Station } else { Middle::Nothing });
                if !measured {
                    graph.leave_unmeasured(id);
                }
            }
        }
        if ruleset.answer(&SHORE_END) == 1 {
            for (id, side) in water.shore_ends(graph) {
                graph.excuse(id, side);
            }
        }
    }

    fn score(&self, sketch: &Sketch, _ruleset: &Ruleset, _graph: &Graph) -> Vec<Extra> {
        let water = Water::of(sketch);
        let mut lakes = water.lakes();
        // The first of equally small ones.
        let smallest = (0..lakes.len()).min_by_key(|&lake| lakes[lake].len());
        let smallest = smallest.map(|lake| lakes.remove(lake));
        let other = |lake: &Vec<usize>| {
            Part::unpaid(message!("part-lake-other"), places(water.layout, lake))
        };
        let aside = lakes.iter().map(other).collect();
        let parts = smallest
            .map(|lake| Part {
                what: message!("part-lake-smallest"),
                places: places(water.layout, &lake),
                points: lake.len() as i32,
            })
            .into_iter()
            .collect();
        vec![Extra { source: ABOUT.id, parts, aside }]
    }

    fn check(&self, sketch: &Sketch, ruleset: &Ruleset, _graph: &Graph, found: &mut Vec<Finding>) {
        if ruleset.others_erase(ABOUT.id) {
            // Water that filled a space, or was filled, may be gone.
            return;
        }
        let water = Water::of(sketch);
        for (index, sides) in wrongly_filled(&water) {
            let what = message!("fact-lake-filled", sides = sides);
            found.push(Finding::at(&FILL, [water.layout.space(index)], what));
        }
        // Whatever must be filled now makes the lake that it would be; more may have to follow.
        let must = to_fill(&water, sketch);
        let mut filled = Water::of(sketch);
        while let Some(&index) = to_fill(&filled, sketch).first() {
            filled.fill(index);
        }
        for index in must {
            let open = water.open_around(index);
            let size = filled.lake_of(index);
            let what = message!("fact-lake-unfilled", sides = open, size = size);
            found.push(Finding::at(&FILL, [water.layout.space(index)], what));
        }
    }

    fn reach(&self, sketch: &Sketch, ruleset: &Ruleset, reach: &mut Reach) {
        let water = Water::of(sketch);
        let layout = water.layout;
        let all = ruleset.answer(&LAKE_JOINS) == 0;
        let free = |&index: &usize| water.is_wet(index) && (all || !has_route(sketch, index));
        let free = (0..water.sides.len()).filter(free);
        reach.free.extend(free.map(|index| layout.space(index)));
        if !all {
            // A lake carries from pier to pier.
            for lake in water.lakes() {
                let piers: Vec<Space> = lake
                    .iter()
                    .filter(|&&index| water.pier[index])
                    .map(|&index| layout.space(index))
                    .collect();
                reach.joined.extend(piers.windows(2).map(|pair| (pair[0], pair[1])));
            }
        }
    }

    fn unforced(&self, sketch: &Sketch) -> Vec<(Space, Side)> {
        // Whether a route may end at open water is not said.
        let water = Water::of(sketch);
        let layout = water.layout;
        let mut sides = Vec::new();
        for index in 0..water.sides.len() {
            for side in Side::ALL.into_iter().filter(|side| water.sides[index][side.index()]) {
                let there = layout.neighbour(layout.space(index), side);
                sides.extend(there.map(|there| (there, side.opposite())));
            }
        }
        sides
    }

    fn steps(&self, sketch: &Sketch, _roll: &[&str], moment: Moment) -> Vec<Step> {
        if moment != Moment::With {
            return Vec::new();
        }
        // A filled space may complete the three sides of another.
        let mut water = Water::of(sketch);
        let mut filled = Vec::new();
        while let Some(&index) = to_fill(&water, sketch).first() {
            water.fill(index);
            filled.push(water.layout.space(index));
        }
        if filled.is_empty() {
            return Vec::new();
        }
        vec![Step {
            what: message!("step-fill", spaces = &filled),
            changes: filled.iter().map(|&space| Change::mark_in(FULL, space, 1)).collect(),
            path: filled,
            spends_special: false,
        }]
    }
}

/// Filled spaces that no order of drawing fills, each with how many of its sides water met at best.
///
/// A space is filled when three of its dry sides lie at water, which may be that of spaces filled
/// before. One with water of its own can have had it on a single side, with water at the others.
fn wrongly_filled(water: &Water<'_>) -> Vec<(usize, usize)> {
    let layout = water.layout;
    let mut filled = vec![false; water.full.len()];
    let own = |index: usize, side: Side| {
        Side::ALL
            .into_iter()
            .filter(|&other| other != side)
            .all(|side| water.meets_water(index, side))
    };
    let met = |filled: &[bool], index: usize| {
        let wet = |side: &Side| {
            beyond(layout, index, *side).is_some_and(|there| {
                let back = side.opposite();
                match water.full[there] {
                    true => filled[there] || own(there, back),
                    false => water.sides[there][back.index()],
                }
            })
        };
        Side::ALL.into_iter().filter(wet).count()
    };
    let all = || (0..water.full.len()).filter(|&index| water.full[index]);
    while let Some(next) = all().find(|&index| !filled[index] && met(&filled, index) >= 3) {
        filled[next] = true;
    }
    let left = all().filter(|&index| !filled[index]);
    left.map(|index| (index, met(&filled, index))).collect()
}

/// Spaces that water must fill: those that hold no more than water on some sides, with three sides at
/// open sides of lakes. Whether water drowns what else is drawn is not said.
fn to_fill(water: &Water<'_>, sketch: &Sketch) -> Vec<usize> {
    let mut other = vec![false; water.sides.len()];
    for (mark, _) in sketch.marks() {
        if let Place::Space(space) | Place::Side(space, _) = mark.at
            && mark.word != WATER
            && super::fills(mark)
            && let Some(index) = water.layout.index(space)
        {
            other[index] = true;
        }
    }
    let free = |index: usize| {
        !other[index]
            && sketch.cells()[index].drawing.is_empty()
            && !water.layout.is_blocked(water.layout.space(index))
    };
    (0..water.sides.len()).filter(|&index| free(index) && water.open_around(index) >= 3).collect()
}

static GOALS: [Goal; 3] = [
    Goal {
        code: "LA",
        alias: None,
        loses: false,
        groups: None,
        met: |board| {
            let water = Water::of(board.sketch);
            Verdict::by(water.lakes().iter().find_map(|lake| {
                let piers = water.piers(lake, &board.graph);
                if piers.len() < 2 {
                    return None;
                }
                let mut spaces = exits_through(&board.graph, &piers)?;
                spaces.extend(lake.iter().map(|&index| water.layout.space(index)));
                spaces.sort_unstable();
                spaces.dedup();
                Some(spaces)
            }))
        },
    },
    Goal {
        code: "LB",
        alias: None,
        loses: false,
        groups: None,
        met: |board| {
            let water = Water::of(board.sketch);
            let layout = water.layout;
            let wet = |row, col| {
                let space = Space::new(row, col);
                layout.index(space).is_some_and(|index| water.is_wet(index)).then_some(space)
            };
            let rows = (0..layout.rows())
                .map(|row| (0..layout.cols()).filter_map(|col| wet(row, col)).collect::<Vec<_>>());
            let cols = (0..layout.cols())
                .map(|col| (0..layout.rows()).filter_map(|row| wet(row, col)).collect::<Vec<_>>());
            Verdict::by(rows.chain(cols).find(|spaces| spaces.len() >= 4))
        },
    },
    Goal {
        code: "LC",
        alias: None,
        loses: true,
        groups: None,
        met: |board| {
            let water = Water::of(board.sketch);
            let round = |lake: &&Vec<usize>| {
                lake.iter().all(|&index| {
                    Side::ALL.into_iter().filter(|side| water.sides[index][side.index()]).all(
                        |side| {
                            beyond(water.layout, index, side)
                                .is_some_and(|there| water.joined(index, side, there))
                        },
                    )
                })
            };
            let lakes = water.lakes();
            match lakes.iter().find(round) {
                Some(lake) => Verdict::Met(
                    lake.iter().map(|&index| Place::Space(water.layout.space(index))).collect(),
                ),
                None => Verdict::NotMet,
            }
        },
    },
];
