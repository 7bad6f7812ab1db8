//! River (Deep Blue): a third kind of line, which joins neither exits nor routes.

use super::tools::{beyond, exits_through, has_route};
use super::traces::any_order;
use crate::board::{Contact, Graph, NodeId, message};
use crate::board::{Kind, Place, Side, Sketch, Space};
use crate::rules::contract::{
    About, Chronicle, Die, Expansion, Face, Finding, Goal, GoalBoard, Past, Reach, Statute, Verdict,
};
use crate::rules::contract::{Extra, Part};
use crate::rules::{Answer, Decides, Ruleset, Ruling, WRONG_EXIT};

/// The river expansion (Deep Blue rulebook, River Dice; compendium, River Dice).
pub struct River;

static DICE: [Die; 1] = [Die {
    name: "river",
    copies: 2,
    faces: &[
        Face::drawn("curve", "river-curve", 3, "ww..", &[]),
        Face::drawn("straight", "river-straight", 1, "w.w.", &[]),
        Face::drawn("highway-bridge", "river-highway-bridge", 1, "hwhwo", &[]),
        Face::drawn("railway-bridge", "river-railway-bridge", 1, "rwrwo", &[]),
    ],
    ..Die::DRAWN
}];

/// Does a space count again when the river comes back to it?
pub static RIVER_PASSES: Ruling = Ruling {
    key: "river-passes",
    answers: &[Answer { key: "space" }, Answer { key: "pass" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Points],
};

/// Must the route over a river's bridge join a route or an exit?
pub static RIVER_JOINS: Ruling = Ruling {
    key: "river-joins",
    answers: &[Answer { key: "free" }, Answer { key: "joined" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Drawing],
};

static RULINGS: [&Ruling; 2] = [&RIVER_PASSES, &RIVER_JOINS];

static UNBRANCHED: Statute = Statute { key: "rule-river-unbranched" };

/// One river: strands of water that join each other.
struct Course {
    /// Its strands, row by row.
    ids: Vec<NodeId>,
    /// Its ends on the outer edge.
    edge: Vec<Place>,
    /// Its ends inside the board.
    loose: Vec<Place>,
    /// Whether water meets in it on more than two sides.
    branches: bool,
}

fn water_sides(graph: &Graph, id: NodeId) -> impl Iterator<Item = (Side, Contact)> + '_ {
    let node = &graph.nodes()[usize::from(id)];
    node.strand
        .ends()
        .filter(|(_, kind)| *kind == Kind::River)
        .map(|(side, _)| (side, node.contact(side)))
}

/// Every river, the one with the first strand first.
fn rivers(graph: &Graph, exits_are_edge: bool) -> Vec<Course> {
    let mut seen = vec![false; graph.nodes().len()];
    let mut found = Vec::new();
    for start in 0..seen.len() {
        // At most 32x32 spaces of four strands.
        let start_id = start as NodeId;
        if seen[start] || !graph.nodes()[start].strand.shows(Kind::River) {
            continue;
        }
        seen[start] = true;
        let mut ids = vec![start_id];
        let mut next = 0;
        let (mut edge, mut loose) = (Vec::new(), Vec::new());
        let mut branches = false;
        while let Some(&id) = ids.get(next) {
            next += 1;
            let mut sides = 0;
            let space = graph.nodes()[usize::from(id)].space;
            for (side, contact) in water_sides(graph, id) {
                let end = Place::Side(space, side);
                sides += 1;
                match contact {
                    Contact::Link(other) => {
                        if !std::mem::replace(&mut seen[usize::from(other)], true) {
                            ids.push(other);
                        }
                    }
                    Contact::Outlet => edge.push(end),
                    Contact::WrongExit(_) | Contact::Exit(_) if exits_are_edge => edge.push(end),
                    _ => loose.push(end),
                }
            }
            branches |= sides > 2;
            if sides == 1 {
                // Water that stops inside a space, which no face shows.
                loose.push(Place::Space(space));
            }
        }
        ids.sort_unstable();
        edge.sort_unstable();
        loose.sort_unstable();
        found.push(Course { ids, edge, loose, branches });
    }
    found
}

impl Course {
    /// Whether it has ends and all of them lie on the outer edge.
    fn edge_to_edge(&self) -> bool {
        self.edge.len() >= 2 && self.loose.is_empty()
    }

    /// The spaces it runs through, row by row; with `passes`, as often as it does.
    fn spaces(&self, graph: &Graph, passes: bool) -> Vec<Space> {
        let mut spaces: Vec<Space> =
            self.ids.iter().map(|&id| graph.nodes()[usize::from(id)].space).collect();
        if !passes {
            // Strands of a space stand side by side.
            spaces.dedup();
        }
        spaces
    }
}

/// What it says of itself.
static ABOUT: About = About {
    id: "river",
    pack: "Deep Blue",
    rounds: Some(6),
    dice: &DICE,
    marks: &[],
    kinds: &[Kind::River],
    rulings: &RULINGS,
    goals: &GOALS,
    ..About::NOTHING
};

impl Expansion for River {
    fn about(&self) -> &'static About {
        &ABOUT
    }

    fn chronicle<'a>(&self, past: &Past<'a>, _vanished: &[Space]) -> Option<Chronicle<'a>> {
        any_order(&River, past)
    }

    fn questions(&self, sketch: &Sketch, graph: &Graph) -> Vec<&'static Ruling> {
        let mut asked: Vec<&'static Ruling> = Vec::new();
        let twice = rivers(graph, true)
            .iter()
            .any(|river| river.spaces(graph, false).len() < river.spaces(graph, true).len());
        if twice {
            asked.push(&RIVER_PASSES);
        }
        if wet(sketch).any(|index| has_route(sketch, index)) {
            asked.push(&RIVER_JOINS);
        }
        asked
    }

    fn score(&self, _sketch: &Sketch, ruleset: &Ruleset, graph: &Graph) -> Vec<Extra> {
        // A river that ends at an exit may not be drawn; what it ends at then is a core ruling.
        let exits_are_edge = ruleset.answer(&WRONG_EXIT) == 0;
        let passes = ruleset.answer(&RIVER_PASSES) == 1;
        let mut rivers: Vec<(Vec<Space>, Course)> = rivers(graph, exits_are_edge)
            .into_iter()
            .map(|river| (river.spaces(graph, passes), river))
            .collect();
        // The first of equally good ones.
        let worth = |(spaces, river): &(Vec<Space>, Course)| {
            spaces.len() + if river.edge_to_edge() { 3 } else { 0 }
        };
        let best = (0..rivers.len()).rev().max_by_key(|&river| worth(&rivers[river]));
        let best = best.map(|river| rivers.remove(river));
        let places = |spaces: &[Space]| spaces.iter().copied().map(Place::Space).collect();
        let mut parts = Vec::new();
        let mut aside = Vec::new();
        if let Some((spaces, river)) = best {
            let ends = river.edge_to_edge();
            parts.push(Part {
                what: message!("part-river-best"),
                points: spaces.len() as i32,
                places: places(&spaces),
            });
            if ends {
                let what = message!("part-river-ends");
                parts.push(Part { what, places: river.edge, points: 3 });
            } else {
                // A ring has no ends at all.
                let places = if river.loose.is_empty() { places(&spaces) } else { river.loose };
                aside.push(Part::unpaid(message!("part-river-open"), places));
            }
        }
        for (spaces, _) in rivers {
            aside.push(Part::unpaid(message!("part-river-other"), places(&spaces)));
        }
        vec![Extra { source: ABOUT.id, parts, aside }]
    }

    fn check(&self, _sketch: &Sketch, _ruleset: &Ruleset, graph: &Graph, found: &mut Vec<Finding>) {
        for river in rivers(graph, true).iter().filter(|river| river.branches) {
            let spaces = river.spaces(graph, false);
            found.push(Finding::at(&UNBRANCHED, spaces, message!("fact-river-branches")));
        }
    }

    fn reach(&self, sketch: &Sketch, ruleset: &Ruleset, reach: &mut Reach) {
        let all = ruleset.answer(&RIVER_JOINS) == 0;
        let free = wet(sketch).filter(|&index| all || !has_route(sketch, index));
        reach.free.extend(free.map(|index| sketch.layout().space(index)));
        if !all {
            // Water below a bridge does not carry its route.
            reach.loose.push(Kind::River);
        }
    }
}

/// The spaces that water runs through.
fn wet(sketch: &Sketch) -> impl Iterator<Item = usize> + '_ {
    let river = |index: &usize| {
        let drawing = sketch.cells()[*index].drawing;
        drawing.strands().iter().any(|strand| strand.shows(Kind::River))
    };
    (0..sketch.cells().len()).filter(river)
}

/// The routes that cross water: the node, and the number of the river below it.
fn bridges(board: &GoalBoard<'_>) -> Vec<(NodeId, usize)> {
    let rivers = rivers(&board.graph, true);
    let nodes = board.graph.nodes();
    let mut found = Vec::new();
    for (number, river) in rivers.iter().enumerate() {
        for &id in &river.ids {
            let space = nodes[usize::from(id)].space;
            let crosses = |other: &NodeId| {
                let node = &nodes[usize::from(*other)];
                *other != id && node.space == space && !node.strand.shows(Kind::River)
            };
            let here = board.layout().index(space).map(|index| board.nodes_in(index));
            found.extend(here.into_iter().flatten().filter(crosses).map(|id| (id, number)));
        }
    }
    found
}

static GOALS: [Goal; 3] = [
    Goal {
        code: "RA",
        alias: None,
        loses: false,
        groups: None,
        met: |board| {
            let bridges = bridges(board);
            let network = |id: NodeId| board.network[usize::from(id)];
            let space = |id: NodeId| board.graph.nodes()[usize::from(id)].space;
            let pair = bridges.iter().enumerate().find_map(|(number, &(first, river))| {
                bridges[number + 1..]
                    .iter()
                    .find(|&&(second, under)| {
                        under == river
                            && space(second) != space(first)
                            && network(second) == network(first)
                    })
                    .map(|&(second, _)| vec![space(first), space(second)])
            });
            Verdict::by(pair)
        },
    },
    Goal {
        code: "RB",
        alias: None,
        loses: false,
        groups: None,
        met: |board| {
            let layout = board.layout();
            let nodes = board.graph.nodes();
            let holds =
                |index: usize, test: &dyn Fn(NodeId) -> bool| board.nodes_in(index).any(test);
            let wet = |id: NodeId| nodes[usize::from(id)].strand.shows(Kind::River);
            let station = |id: NodeId| nodes[usize::from(id)].strand.has_station();
            let stations = (0..layout.area()).filter(|&index| {
                holds(index, &station)
                    && Side::ALL.into_iter().any(|side| {
                        beyond(layout, index, side).is_some_and(|there| holds(there, &wet))
                    })
            });
            Verdict::at_least(3, stations.map(|index| Place::Space(layout.space(index))).collect())
        },
    },
    Goal {
        code: "RC",
        alias: None,
        loses: false,
        groups: None,
        met: |board| {
            let mut over = bridges(board).into_iter();
            Verdict::by(over.find_map(|(id, _)| exits_through(&board.graph, &[id])))
        },
    },
];
