//! Airline (Sky Expansion Pack): airways, and airports that join whatever leads into them.

mod lines;

use super::tools::{areas, beyond};
use super::traces::any_order;
use crate::board::{Contact, Drawing, Graph, Kind, Layout, Middle, Node, NodeId};
use crate::board::{Place, Side, Sketch, Space, Strand, message};
use crate::rules::contract::{
    About, Chronicle, Die, Expansion, Extra, Face, FaceMark, MarkAt, MarkSpec, Moment, Part, Past,
    Reach, Shape, Shows, Throw,
};
use crate::rules::{Answer, Decides, LONGEST, Ruleset, Ruling, WRONG_EXIT};
use lines::Airways;

/// The airline expansion (Sky rulebook, Airline Dice; compendium, Airline Dice).
pub struct Airline;

const AIRPORT: &str = "airport";
const SLATE: [u8; 3] = [60, 76, 104];

static MARKS: [MarkSpec; 1] = [MarkSpec {
    word: AIRPORT,
    letter: 'p',
    at: MarkAt::Space,
    most: 1,
    fills: true,
    picture: &[
        Shape::Area { points: &[(0.4, 0.4), (0.6, 0.4), (0.6, 0.6), (0.4, 0.6)], ink: SLATE },
        Shape::Line {
            points: &[(0.42, 0.28), (0.28, 0.28), (0.28, 0.42)],
            width: 0.04,
            ink: SLATE,
        },
        Shape::Line {
            points: &[(0.58, 0.28), (0.72, 0.28), (0.72, 0.42)],
            width: 0.04,
            ink: SLATE,
        },
        Shape::Line {
            points: &[(0.42, 0.72), (0.28, 0.72), (0.28, 0.58)],
            width: 0.04,
            ink: SLATE,
        },
        Shape::Line {
            points: &[(0.58, 0.72), (0.72, 0.72), (0.72, 0.58)],
            width: 0.04,
            ink: SLATE,
        },
    ],
}];

const AIRPORTS: Face = Face {
    id: "airport",
    name: "airline-airport",
    count: 2,
    shows: Shows::Space { lines: "....", marks: &[FaceMark::whole(AIRPORT)] },
};

// Which die bears which of the twelve faces is told nowhere; these two are likely.
static DICE: [Die; 2] = [
    Die {
        name: "highway-airline",
        copies: 1,
        acts: Moment::With,
        rolled: Throw::WithRoutes,
        faces: &[
            AIRPORTS,
            Face::drawn("straight", "airline-straight", 1, "a.a.", &[]),
            Face::drawn("curve", "airline-curve", 1, "aa..", &[]),
            Face::drawn("highway-curves", "airline-highway-curves", 1, "a..a+.hh.", &[]),
            Face::drawn("highway-crossing", "airline-highway-crossing", 1, "ahaho", &[]),
        ],
    },
    Die {
        name: "railway-airline",
        copies: 1,
        acts: Moment::With,
        rolled: Throw::WithRoutes,
        faces: &[
            AIRPORTS,
            Face::drawn("straight", "airline-straight", 1, "a.a.", &[]),
            Face::drawn("curve", "airline-curve", 1, "aa..", &[]),
            Face::drawn("railway-curves", "airline-railway-curves", 1, "a..a+.rr.", &[]),
            Face::drawn("railway-crossing", "airline-railway-crossing", 1, "araro", &[]),
        ],
    },
];

macro_rules! rulings {
    ($($(#[$doc:meta])* $name:ident: $key:literal, $first:literal, $second:literal, [$($what:ident),*];)*) => {
        $($(#[$doc])*
        pub static $name: Ruling = Ruling {
            key: $key,
            answers: &[Answer { key: $first }, Answer { key: $second }],
            classic: 0,
            challenge: 0,
            decides: &[$(Decides::$what),*],
        };)*

        static RULINGS: &[&Ruling] = &[$(&$name),*];
    };
}

rulings! {
    /// How many rounds has the game?
    AIRLINE_ROUNDS: "airline-rounds", "6", "7", [Drawing];
    /// Which faces may two dice of a round show?
    AIRLINE_DICE: "airline-dice", "pooled", "kinds", [Drawing];
    /// What loses two points: each open end of an airway, or each airway with one?
    AIRWAY_OPEN: "airway-open", "end", "route", [Points];
    /// Is the open end of an airway an ordinary error, too?
    AIRWAY_ERROR: "airway-error", "expansion", "both", [Points];
    /// May the longest airway end at the airport where it began?
    AIRWAY_CLOSED: "airway-closed", "no", "yes", [Points];
    /// What is a ring of airways without airport worth?
    AIRWAY_RING: "airway-ring", "nothing", "spaces", [Points];
    /// Does an airport in the space of an exit join it?
    AIRPORT_EXIT: "airport-exit", "no", "yes", [Points, Goals];
    /// Are two airports side by side joined?
    AIRPORT_BESIDE: "airport-beside", "no", "yes", [Points, Goals];
    /// May a route be drawn that joins nothing but an airport?
    AIRPORT_ANCHOR: "airport-anchor", "yes", "no", [Drawing];
    /// Is an airport a station?
    AIRPORT_STATION: "airport-station", "no", "yes", [Points, Goals];
    /// Do the lines of an airport activate a factory or university?
    AIRPORT_BUILDING: "airport-building", "no", "yes", [Drawing];
}

/// What it says of itself.
static ABOUT: About = About {
    id: "airline",
    pack: "Sky",
    rounds: Some(6),
    dice: &DICE,
    marks: &MARKS,
    kinds: &[Kind::Airway],
    rulings: RULINGS,
    draws_by: &[&AIRPORT_EXIT],
    stations: &[&AIRPORT_STATION],
    points_alone: &[&AIRWAY_OPEN, &AIRWAY_CLOSED, &AIRWAY_RING],
    points_by: Some(&[&AIRWAY_OPEN, &AIRWAY_CLOSED, &AIRWAY_RING, &WRONG_EXIT, &LONGEST]),
    instead_of_special: &[AIRPORT],
    ..About::NOTHING
};

/// Whether a line of this kind runs into an airport that it leads to.
fn lands(kind: Kind) -> bool {
    kind.is_box_route() || matches!(kind, Kind::Airway | Kind::Superconnection)
}

/// The spaces with an airport and nothing drawn, by row-major number.
fn airports(sketch: &Sketch) -> Vec<bool> {
    let mut airports = vec![false; sketch.cells().len()];
    for index in bare(sketch) {
        airports[index] = true;
    }
    airports
}

/// The same one by one, in row-major order.
fn bare(sketch: &Sketch) -> impl Iterator<Item = usize> + '_ {
    let marks = sketch.marks().filter(|(mark, _)| mark.word == AIRPORT);
    let spaces = marks.filter_map(|(mark, _)| match mark.at {
        Place::Space(space) => sketch.layout().index(space),
        Place::Side(..) | Place::Corner(..) => None,
    });
    spaces.filter(|&index| sketch.cells()[index].drawing.is_empty())
}

/// The lines that lead into an airport, by side.
fn arrivals(sketch: &Sketch, index: usize) -> [Option<Kind>; 4] {
    Side::ALL.map(|side| {
        let next = sketch.layout().across(index, side)?;
        sketch.cells()[next].drawing.kind(side.opposite()).filter(|&kind| lands(kind))
    })
}

/// What an airport draws by itself: a line of its kind to every line that leads into it, all joined.
fn apron(sketch: &Sketch, ruleset: &Ruleset, index: usize) -> Option<Strand> {
    let layout = sketch.layout();
    let space = layout.space(index);
    let mut sides = arrivals(sketch, index);
    if ruleset.answer(&AIRPORT_EXIT) == 1 {
        for side in Side::ALL {
            if let Some(exit) = layout.exit_at(space, side) {
                sides[side.index()] = Some(layout.exits()[exit].kind);
            }
        }
    }
    Some(Strand::new(sides, false)?.with_middle(Middle::Nothing))
}

/// The open ends of airways: the node and the side.
fn open_ends(sketch: &Sketch, graph: &Graph) -> Vec<(NodeId, Space, Side)> {
    let layout = sketch.layout();
    let mut found = Vec::with_capacity(16);
    let airways = |(_, node): &(usize, &Node)| node.strand.shows(Kind::Airway);
    for (id, node) in graph.nodes().iter().enumerate().filter(airways) {
        for (side, _) in node.strand.ends().filter(|(_, kind)| *kind == Kind::Airway) {
            // An end that this expansion took off the errors is open all the same.
            let open = matches!(node.contact(side), Contact::Open | Contact::Excused);
            if open && !layout.has_wall(node.space, side) {
                // At most 32x32 spaces of four strands.
                found.push((id as NodeId, node.space, side));
            }
        }
    }
    found
}

/// Whether something drawn leads into an airport.
fn has_arrival(graph: &Graph, airports: &[bool]) -> bool {
    let leads = |node: &Node| node.contacts.iter().any(|met| matches!(met, Contact::Link(_)));
    (0..airports.len()).any(|at| airports[at] && graph.nodes_in(at).iter().any(leads))
}

fn places(spaces: impl IntoIterator<Item = Space>) -> Vec<Place> {
    spaces.into_iter().map(Place::Space).collect()
}

fn is_beside(layout: &Layout, airports: &[bool], index: usize) -> bool {
    let next = Side::ALL.into_iter().filter_map(|side| beyond(layout, index, side));
    airports[index] && next.into_iter().any(|next| airports[next])
}

/// What earns and loses points.
struct Tally {
    airways: Airways,
    /// The longest airway, and whether none is longer.
    best: Vec<usize>,
    proven: bool,
    /// Every open end, and what loses points for them.
    open: Vec<(NodeId, Space, Side)>,
    losing: Vec<NodeId>,
    /// The airports that no airway leads to.
    bare: Vec<usize>,
}

impl Tally {
    fn of(sketch: &Sketch, ruleset: &Ruleset, graph: &Graph) -> Tally {
        let layout = &**sketch.layout();
        // An airway at an exit may not be drawn; whether it ends at the edge then is a core ruling.
        let exits_are_edge = ruleset.answer(&WRONG_EXIT) == 0;
        let airways = Airways::of(graph, layout, &airports(sketch), exits_are_edge);
        let once = ruleset.answer(&LONGEST) == 0;
        let (mut best, proven) = airways.longest(once, ruleset.answer(&AIRWAY_CLOSED) == 1);
        if ruleset.answer(&AIRWAY_RING) == 1
            && let Some(ring) = airways.ring()
            && ring.len() > best.len()
        {
            best = ring;
        }
        let open = open_ends(sketch, graph);
        let mut losing: Vec<NodeId> = open.iter().map(|(id, ..)| *id).collect();
        if ruleset.answer(&AIRWAY_OPEN) == 1 {
            losing.dedup();
        }
        // An exit that an airport joins is no airway.
        let flown = |node: &Node| {
            let lands = |(side, kind)| {
                kind == Kind::Airway && matches!(node.contact(side), Contact::Link(_))
            };
            node.strand.ends().any(lands)
        };
        let bare = bare(sketch).filter(|&index| !graph.nodes_in(index).iter().any(flown)).collect();
        Tally { airways, best, proven, open, losing, bare }
    }
}

impl Expansion for Airline {
    fn about(&self) -> &'static About {
        &ABOUT
    }

    fn rounds_under(&self, ruleset: &Ruleset) -> Option<u8> {
        // The table of the compendium, and the publisher's pages, say seven.
        (ruleset.answer(&AIRLINE_ROUNDS) == 0).then_some(6)
    }

    fn pools_dice(&self, ruleset: &Ruleset) -> bool {
        ruleset.answer(&AIRLINE_DICE) == 0
    }

    fn questions(&self, sketch: &Sketch, graph: &Graph) -> Vec<&'static Ruling> {
        let layout = &**sketch.layout();
        let airports = airports(sketch);
        let all = || (0..airports.len()).filter(|&index| airports[index]);
        let mut asked: Vec<&'static Ruling> = vec![&AIRLINE_ROUNDS];
        let mut ask = |ruling: &'static Ruling, touched: bool| {
            if touched {
                asked.push(ruling);
            }
        };
        let open = open_ends(sketch, graph);
        let airways = Airways::of(graph, layout, &airports, true);
        ask(&AIRLINE_DICE, airways.count() + all().count() > 1);
        ask(&AIRWAY_OPEN, open.windows(2).any(|pair| pair[0].0 == pair[1].0));
        ask(&AIRWAY_ERROR, !open.is_empty());
        ask(&AIRWAY_CLOSED, airways.may_close());
        ask(&AIRWAY_RING, airways.ring().is_some());
        ask(&LONGEST, airways.may_return());
        let at_exit = |index| {
            let space = layout.space(index);
            Side::ALL.into_iter().any(|side| layout.exit_at(space, side).is_some())
        };
        ask(&AIRPORT_EXIT, all().any(at_exit));
        ask(&AIRPORT_BESIDE, all().any(|index| is_beside(layout, &airports, index)));
        let arrival = has_arrival(graph, &airports);
        ask(&AIRPORT_ANCHOR, arrival);
        ask(&AIRPORT_STATION, arrival || all().any(at_exit));
        let built = |index| {
            let space = layout.space(index);
            layout.building(space).is_some() || layout.labs().contains(&space)
        };
        ask(&AIRPORT_BUILDING, all().any(built));
        asked
    }

    fn complete(&self, sketch: &Sketch, ruleset: &Ruleset) -> Vec<(Space, Drawing)> {
        let drawn = |index: usize| {
            let drawn = Drawing::from(apron(sketch, ruleset, index)?);
            Some((sketch.layout().space(index), drawn))
        };
        bare(sketch).filter_map(drawn).collect()
    }

    fn amend(&self, sketch: &Sketch, ruleset: &Ruleset, graph: &mut Graph) {
        if ruleset.answer(&AIRWAY_ERROR) == 0 {
            for (id, _, side) in open_ends(sketch, graph) {
                graph.excuse(id, side);
            }
        }
        if ruleset.answer(&AIRPORT_STATION) == 1 {
            for index in bare(sketch) {
                if let Some(id) = graph.id(index, 0) {
                    graph.set_middle(id, Middle::Station);
                }
            }
        }
        if ruleset.answer(&AIRPORT_BESIDE) == 1 {
            let layout = sketch.layout();
            let airports = airports(sketch);
            for group in areas(layout, |index| airports[index], |_, _, _| true) {
                let nodes: Vec<NodeId> =
                    group.into_iter().filter_map(|index| graph.id(index, 0)).collect();
                for pair in nodes.windows(2) {
                    graph.join(pair[0], pair[1]);
                }
            }
        }
    }

    fn may_hold_station(&self, sketch: &Sketch, space: Space) -> bool {
        // Only an airport.
        sketch.layout().index(space).is_some_and(|at| bare(sketch).any(|index| index == at))
    }

    fn activates(&self, sketch: &Sketch, ruleset: &Ruleset, space: Space) -> bool {
        let route = |strand: Strand| strand.ends().any(|(_, kind)| kind.is_box_route());
        let lined = |index: usize| apron(sketch, ruleset, index).is_some_and(route);
        ruleset.answer(&AIRPORT_BUILDING) == 1
            && sketch.layout().index(space).is_some_and(|at| airports(sketch)[at] && lined(at))
    }

    fn points(&self, sketch: &Sketch, ruleset: &Ruleset, graph: &Graph) -> i32 {
        let tally = Tally::of(sketch, ruleset, graph);
        let lost = 2 * tally.losing.len() as i32 + 4 * tally.bare.len() as i32;
        2 * tally.best.len() as i32 - lost
    }

    fn score(&self, sketch: &Sketch, ruleset: &Ruleset, graph: &Graph) -> Vec<Extra> {
        let layout = &**sketch.layout();
        let Tally { airways, best, proven, open, losing, bare } = Tally::of(sketch, ruleset, graph);
        let mut parts = Vec::new();
        if !best.is_empty() {
            parts.push(Part {
                what: match proven {
                    true => message!("part-airline-longest", count = best.len()),
                    false => message!("part-airline-longest-at-least", count = best.len()),
                },
                points: 2 * best.len() as i32,
                places: places(airways.spaces(&best)),
            });
        }
        if !open.is_empty() {
            parts.push(Part {
                what: message!("part-airline-open", count = losing.len()),
                points: -2 * losing.len() as i32,
                places: open.iter().map(|&(_, space, side)| Place::Side(space, side)).collect(),
            });
        }
        if !bare.is_empty() {
            parts.push(Part {
                what: message!("part-airline-bare", count = bare.len()),
                points: -4 * bare.len() as i32,
                places: places(bare.into_iter().map(|index| layout.space(index))),
            });
        }
        let other =
            |spaces: Vec<Space>| Part::unpaid(message!("part-airline-other"), places(spaces));
        let aside = airways.others(&best).into_iter().map(other).collect();
        vec![Extra { source: ABOUT.id, parts, aside }]
    }

    fn error_marks(&self, extra: &Extra, _ruleset: &Ruleset) -> usize {
        // Each lost point is a cross on the sheet: an open end has two (Sky rulebook, picture).
        let lost: i32 = extra.parts.iter().map(|part| part.points.min(0)).sum();
        usize::try_from(-lost).unwrap_or(0)
    }

    fn reach(&self, sketch: &Sketch, ruleset: &Ruleset, reach: &mut Reach) {
        let layout = &**sketch.layout();
        let airway = |index: &usize| {
            let drawing = sketch.cells()[*index].drawing;
            drawing.strands().iter().any(|strand| strand.shows(Kind::Airway))
        };
        let free = (0..sketch.cells().len()).filter(airway);
        reach.free.extend(free.map(|index| layout.space(index)));
        if ruleset.answer(&AIRPORT_ANCHOR) == 1 {
            return;
        }
        let airports = airports(sketch);
        for index in (0..airports.len()).filter(|&index| airports[index]) {
            let built = sketch.cells()[index].round;
            for side in Side::ALL {
                let next = beyond(layout, index, side);
                let Some(next) = next.filter(|_| arrivals(sketch, index)[side.index()].is_some())
                else {
                    continue;
                };
                // What was there before the airport did not join it when it was drawn.
                let later = built.zip(sketch.cells()[next].round).is_some_and(|(a, b)| a > b);
                if !later {
                    reach.anchored.push(layout.space(next));
                }
            }
        }
    }

    fn chronicle<'a>(&self, past: &Past<'a>, _vanished: &[Space]) -> Option<Chronicle<'a>> {
        any_order(&Airline, past)
    }
}
