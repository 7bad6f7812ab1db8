//! Underground: subways and water pipes on a board of their own below the surface.

use super::tools::amounts;
use super::traces::any_order;
use crate::board::{Graph, Kind, Message, Middle, NodeId, Place, message};
use crate::board::{Sketch, Space, Strand};
use crate::rules::contract::{
    About, Chronicle, Die, Expansion, Extra, Face, Finding, Ink, MarkAt, MarkSpec, Noted, Opening,
    Part, Past, Plan, Point, Shape, Statute, Through, Usage,
};
use crate::rules::{Answer, Decides, Ruleset, Ruling, comes_back};

/// The underground expansion (compendium, Underground Dice).
pub struct Underground;

/// The layer of its boards.
const LAYER: &str = "underground";

const HUB: &str = "hub";
const BROKEN: &str = "broken";
const ABOVE: &str = "station-above";
const BELOW: &str = "station-below";

const PEN: Ink = [40, 44, 52];
const CRACK: Ink = [196, 40, 40];

const fn mark(word: &'static str, letter: char, picture: &'static [Shape]) -> MarkSpec {
    MarkSpec { word, letter, at: MarkAt::Space, most: 1, fills: false, picture }
}

const CORNER: Point = (0.84, 0.84);

static MARKS: [MarkSpec; 4] = [
    mark(HUB, 'h', &[Shape::Disc { at: (0.5, 0.5), radius: 0.17, ink: PEN }]),
    mark(
        BROKEN,
        'b',
        &[Shape::Line {
            points: &[(0.34, 0.62), (0.44, 0.4), (0.52, 0.6), (0.6, 0.38), (0.68, 0.58)],
            width: 0.05,
            ink: CRACK,
        }],
    ),
    mark(ABOVE, 'c', &[Shape::Ring { at: CORNER, radius: 0.09, width: 0.035, ink: PEN }]),
    mark(BELOW, 'u', &[Shape::Ring { at: CORNER, radius: 0.09, width: 0.035, ink: PEN }]),
];

const fn straight_pipe(count: u8) -> Face {
    Face::drawn("straight-pipe", "underground-straight-pipe", count, "p.p.", &[])
}

const fn curve_pipe(count: u8) -> Face {
    Face::drawn("curve-pipe", "underground-curve-pipe", count, "pp..", &[])
}

const T_PIPE: Face = Face::drawn("t-pipe", "underground-t-pipe", 1, "ppp.", &[]);

static DICE: [Die; 4] = [
    Die {
        name: "stations",
        faces: &[
            Face::drawn("straight-station", "underground-straight-station", 2, "s.s.s", &[]),
            Face::drawn("curve-station", "underground-curve-station", 2, "ss..s", &[]),
            Face::drawn("t-station", "underground-t-station", 2, "sss.s", &[]),
        ],
        ..Die::DRAWN
    },
    Die {
        name: "lines",
        faces: &[
            Face::drawn("straight-subway", "underground-straight-subway", 1, "s.s.", &[]),
            Face::drawn("curve-subway", "underground-curve-subway", 1, "ss..", &[]),
            Face::drawn("t-subway", "underground-t-subway", 1, "sss.", &[]),
            straight_pipe(1),
            curve_pipe(1),
            T_PIPE,
        ],
        ..Die::DRAWN
    },
    Die {
        name: "pipes",
        faces: &[
            straight_pipe(2),
            curve_pipe(2),
            T_PIPE,
            Face::drawn("crossing-pipe", "underground-crossing-pipe", 1, "pppp", &[]),
        ],
        ..Die::DRAWN
    },
    Die {
        name: "crossings",
        faces: &[
            Face::drawn("overpass", "underground-overpass", 2, "pspso", &[]),
            Face::drawn("curves", "underground-curves", 1, "s..s+.pp.", &[]),
            Face::drawn("curves-station", "underground-curves-station", 1, "s..ss+.pp.", &[]),
            Face::drawn("t-pipe-station", "underground-t-pipe-station", 1, "ppp.+...ss", &[]),
            Face::drawn("t-station-pipe", "underground-t-station-pipe", 1, "sss.+...p", &[]),
        ],
        ..Die::DRAWN
    },
];

/// Results drawn twice: three times a game, once a round (compendium, Underground Rounds).
const DUPLICATIONS: Noted = Noted { key: "duplications", most: 3 };

/// Is the board played with a surface above it?
pub static UNDERGROUND_MODE: Ruling = Ruling {
    key: "underground-mode",
    answers: &[Answer { key: "expansion" }, Answer { key: "alone" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Drawing],
};

/// What is a network worth that is larger than the table?
pub static UNDERGROUND_BEYOND: Ruling = Ruling {
    key: "underground-beyond",
    answers: &[Answer { key: "last" }, Answer { key: "more" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Points],
};

/// By whose rules are its longest lines found: those of the box whose boards lie above, or the classic
/// ones, where no line passes a space twice?
pub static UNDERGROUND_LOOP: Ruling = Ruling {
    key: "underground-loop",
    answers: &[Answer { key: "surface" }, Answer { key: "classic" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Points],
};

/// How many marks in the row of errors is a broken pipe, where players have as many points?
pub static UNDERGROUND_BROKEN: Ruling = Ruling {
    key: "underground-broken-errors",
    answers: &[Answer { key: "two" }, Answer { key: "one" }, Answer { key: "none" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Ties],
};

/// How are the fourteen rounds numbered: each board by itself from 1 to 7, or through from 1 to 14? A
/// number above 7 tells by itself, so that this is asked for nowhere.
pub static UNDERGROUND_NUMBERS: Ruling = Ruling {
    key: "underground-numbers",
    answers: &[Answer { key: "each" }, Answer { key: "through" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Drawing],
};

static RULINGS: [&Ruling; 5] = [
    &UNDERGROUND_MODE,
    &UNDERGROUND_BEYOND,
    &UNDERGROUND_LOOP,
    &UNDERGROUND_BROKEN,
    &UNDERGROUND_NUMBERS,
];

static KINDS: Statute = Statute { key: "rule-underground-kinds" };
static HUBS: Statute = Statute { key: "rule-underground-hubs" };
static PIPES: Statute = Statute { key: "rule-underground-pipes" };
static CIRCLES: Statute = Statute { key: "rule-underground-circles" };
static TURNS: Statute = Statute { key: "rule-underground-turns" };
static ALONE: Statute = Statute { key: "rule-underground-alone" };

/// The sheet of its boards: pipelines count twice.
static PLAN: Plan = Plan { measured: [(Kind::Pipe, 2), (Kind::Subway, 1)] };

/// Points for each exit or hub past the table, by the other answer.
const MORE: u16 = 5;

fn is_own(strand: &Strand) -> bool {
    strand.shows(Kind::Subway) || strand.shows(Kind::Pipe)
}

/// Whether a board lies below the surface: it says so, or says nothing and shows more subways and pipes
/// than other lines.
fn is_below(sketch: &Sketch) -> bool {
    match sketch.layout().layer() {
        LAYER => true,
        "" => {
            let strands = sketch.cells().iter().flat_map(|cell| cell.drawing.strands());
            strands.map(|strand| if is_own(strand) { 1 } else { -1 }).sum::<i32>() > 0
        }
        _ => false,
    }
}

/// The strand of a space that a station of a subway stands on.
fn station(sketch: &Sketch, index: usize) -> Option<usize> {
    let strands = sketch.cells()[index].drawing;
    strands.strands().iter().position(|strand| strand.shows(Kind::Subway) && strand.has_station())
}

fn has_pipe(sketch: &Sketch, index: usize) -> bool {
    sketch.cells()[index].drawing.strands().iter().any(|strand| strand.shows(Kind::Pipe))
}

/// Whether a space of the surface holds a station.
fn surface_station(sketch: &Sketch, space: Space) -> bool {
    sketch.drawing(space).has_station()
}

/// What it says of itself.
static ABOUT: About = About {
    id: "underground",
    pack: "Underground",
    usage: Usage::EveryIfPossible,
    dice: &DICE,
    copies: Some(&DUPLICATIONS),
    marks: &MARKS,
    shuns_mountains: true,
    layer: LAYER,
    kinds: &[Kind::Subway, Kind::Pipe],
    rulings: &RULINGS,
    noted: &[DUPLICATIONS],
    ..About::NOTHING
};

impl Expansion for Underground {
    fn about(&self) -> &'static About {
        &ABOUT
    }

    fn plan(&self, sketch: &Sketch) -> Option<&'static Plan> {
        is_below(sketch).then_some(&PLAN)
    }

    fn is_alone(&self, ruleset: &Ruleset) -> bool {
        ruleset.answer(&UNDERGROUND_MODE) == 1
    }

    fn numbered_through(&self, sketch: &Sketch, ruleset: &Ruleset) -> Option<Through> {
        // The surface begins (compendium, Underground Dice, Gameplay).
        let first = if is_below(sketch) { 2 } else { 1 };
        let surface = !is_below(sketch) && sketch.drawn().next().is_some();
        (surface || !self.is_alone(ruleset)).then_some(Through {
            first,
            step: 2,
            setting: &UNDERGROUND_NUMBERS,
        })
    }

    fn longest_on(&self, sketch: &Sketch, ruleset: &Ruleset) -> Option<usize> {
        (ruleset.answer(&UNDERGROUND_LOOP) == 1 && is_below(sketch)).then_some(0)
    }

    fn error_marks(&self, extra: &Extra, ruleset: &Ruleset) -> usize {
        let each = [2, 1, 0].get(ruleset.answer(&UNDERGROUND_BROKEN)).copied().unwrap_or(0);
        each * extra.parts.len()
    }

    fn chronicle<'a>(&self, past: &Past<'a>, _vanished: &[Space]) -> Option<Chronicle<'a>> {
        any_order(&Underground, past)
    }

    fn questions(&self, sketch: &Sketch, graph: &Graph) -> Vec<&'static Ruling> {
        if !is_below(sketch) {
            return Vec::new();
        }
        let layout = sketch.layout();
        let mut asked: Vec<&'static Ruling> = Vec::new();
        let has_station = (0..layout.area()).any(|index| station(sketch, index).is_some());
        // Rounds are numbered through beside those of a surface alone.
        let late = |round: u8| round > layout.rounds();
        let has_late = sketch.drawn().any(|(_, cell)| cell.round.is_some_and(late));
        if has_station || has_late || sketch.marks().next().is_some() {
            asked.push(&UNDERGROUND_MODE);
        }
        // Only exits and hubs together are more than the table knows.
        let most = layout.exits().len() + layout.cities().len() + graph.members().len();
        if most >= layout.network_values().len() {
            asked.push(&UNDERGROUND_BEYOND);
        }
        if comes_back(sketch, graph) {
            asked.push(&UNDERGROUND_LOOP);
        }
        if amounts(sketch, BROKEN).iter().any(|&count| count > 0) {
            asked.push(&UNDERGROUND_BROKEN);
        }
        asked
    }

    fn amend(&self, sketch: &Sketch, ruleset: &Ruleset, graph: &mut Graph) {
        if !is_below(sketch) {
            return;
        }
        graph.measure(PLAN.measured.map(|(kind, _)| kind));
        if ruleset.answer(&UNDERGROUND_BEYOND) == 1 {
            graph.value_beyond(MORE);
        }
        for (index, count) in amounts(sketch, HUB).into_iter().enumerate() {
            if count > 0
                && let Some(strand) = station(sketch, index)
                && let Some(id) = graph.id(index, strand)
            {
                graph.add_member(id);
            }
        }
        // The closed end of a pipe is none of the dead ends that the Challenge boxes know.
        let closed: Vec<NodeId> = (graph.nodes().iter().enumerate())
            .filter(|(_, node)| is_own(&node.strand) && node.strand.middle() == Middle::DeadEnd)
            .map(|(id, _)| id as NodeId)
            .collect();
        closed.into_iter().for_each(|id| graph.set_middle(id, Middle::Nothing));
    }

    fn score(&self, sketch: &Sketch, _ruleset: &Ruleset, _graph: &Graph) -> Vec<Extra> {
        let (mut parts, mut aside) = (Vec::new(), Vec::new());
        // On the surface nothing of it counts, but every expansion in play has its line.
        let broken = if is_below(sketch) { amounts(sketch, BROKEN) } else { Vec::new() };
        for (index, count) in broken.into_iter().enumerate() {
            let places = vec![Place::Space(sketch.layout().space(index))];
            match (count, has_pipe(sketch, index)) {
                (0, _) => {}
                (_, true) => {
                    parts.push(Part { what: message!("part-broken-pipe"), places, points: -2 });
                }
                (_, false) => aside.push(Part::unpaid(message!("part-broken-nothing"), places)),
            }
        }
        vec![Extra { source: ABOUT.id, parts, aside }]
    }

    fn check(&self, sketch: &Sketch, ruleset: &Ruleset, _graph: &Graph, found: &mut Vec<Finding>) {
        let layout = sketch.layout();
        let below = is_below(sketch);
        let alone = ruleset.answer(&UNDERGROUND_MODE) == 1;
        let foreign = |strand: &Strand| if below { !is_own(strand) } else { is_own(strand) };
        for (space, cell) in sketch.drawn_by_hand() {
            if cell.drawing.below().strands().iter().any(foreign) {
                let what = match below {
                    true => message!("fact-underground-route"),
                    false => message!("fact-underground-surface"),
                };
                found.push(Finding::at(&KINDS, [space], what));
            }
        }
        for (mark, _) in sketch.marks() {
            let Place::Space(space) = mark.at else { continue };
            let Some(index) = layout.index(space) else { continue };
            let wrong: Option<(&'static Statute, Message)> = match &*mark.word {
                HUB if !below || station(sketch, index).is_none() => {
                    Some((&HUBS, message!("fact-hub-no-station")))
                }
                BROKEN if !below || !has_pipe(sketch, index) => {
                    Some((&PIPES, message!("fact-broken-no-pipe")))
                }
                ABOVE if !below => Some((&CIRCLES, message!("fact-circle-below"))),
                BROKEN | ABOVE if alone => Some((&ALONE, message!("fact-no-surface"))),
                BELOW if below => Some((&CIRCLES, message!("fact-circle-above"))),
                _ => None,
            };
            if let Some((rule, what)) = wrong {
                found.push(Finding::at(rule, [space], what));
            }
        }
        if let Some(through) = self.numbered_through(sketch, ruleset) {
            others_turn(sketch, ruleset.rounds(layout), through, found);
        }
        if below && alone {
            hubs_alone(sketch, ruleset, found);
        }
    }

    fn opening(&self, sketch: &Sketch, _ruleset: &Ruleset, _face: &Face) -> Opening {
        // Nothing of it is drawn on the surface.
        if is_below(sketch) { Opening::AsRoute } else { Opening::Untold }
    }

    fn unshown(&self, boards: &[&Sketch], ruleset: &Ruleset) -> Option<Finding> {
        let below = boards.first().filter(|_| boards.iter().all(|board| is_below(board)))?;
        let drawn = below.drawn_by_hand().next().is_some();
        if ruleset.answer(&UNDERGROUND_MODE) == 1 || !drawn {
            return None;
        }
        let layout = below.layout();
        let held = amounts(below, HUB).into_iter().zip(amounts(below, BROKEN));
        let marked = layout.spaces().zip(held).filter(|(_, (hub, broken))| hub + broken > 0);
        let what = message!("fact-underground-unshown");
        Some(Finding::at(&HUBS, marked.map(|(space, _)| space), what))
    }

    fn across(
        &self,
        surface: &Sketch,
        below: &Sketch,
        ruleset: &Ruleset,
        found: &mut Vec<Finding>,
    ) {
        let (surface, below) = match (is_below(surface), is_below(below)) {
            (false, true) => (surface, below),
            (true, false) => (below, surface),
            // Two of one kind have nothing to do with each other.
            _ => return,
        };
        let rounds = ruleset.rounds(below.layout());
        let dated = |sketch: &Sketch, space: Space| {
            sketch.cell(space).round.filter(|round| (1..=rounds).contains(round))
        };
        let (hubs, broken) = (amounts(below, HUB), amounts(below, BROKEN));
        for (index, space) in below.layout().spaces().enumerate() {
            let above = surface_station(surface, space);
            let hub = above && station(below, index).is_some();
            let mut add = |rule, what| found.push(Finding::at(rule, [space], what));
            match (hub, hubs[index] > 0) {
                (true, false) => add(&HUBS, message!("fact-hub-missing")),
                (false, true) => add(&HUBS, message!("fact-hub-alone")),
                _ => {}
            }
            let marked = broken[index] > 0;
            if !above || !has_pipe(below, index) {
                if marked {
                    add(&PIPES, message!("fact-broken-alone"));
                }
                continue;
            }
            // The round on the surface comes before that of the same number below it.
            let came = dated(surface, space).zip(dated(below, space));
            match came {
                Some((station, pipe)) if pipe < station && !marked => {
                    add(&PIPES, message!("fact-broken-missing", station = station, pipe = pipe));
                }
                Some((station, pipe)) if pipe >= station && marked => {
                    add(&PIPES, message!("fact-broken-late", station = station, pipe = pipe));
                }
                _ => {}
            }
        }
    }
}

/// Where a number above those of one board tells that rounds are numbered through, spaces of rounds
/// that are the other board's.
fn others_turn(sketch: &Sketch, rounds: u8, through: Through, found: &mut Vec<Finding>) {
    let last = through.last(rounds);
    let numbered: Vec<(Space, u8)> = (sketch.drawn_by_hand())
        .filter_map(|(space, cell)| Some((space, cell.round?)))
        .filter(|(_, round)| (1..=last).contains(round))
        .collect();
    if numbered.iter().all(|&(_, round)| round <= rounds) {
        return;
    }
    for number in 1..=last {
        let at = numbered.iter().filter(|&&(_, round)| round == number);
        let spaces: Vec<Space> = at.map(|&(space, _)| space).collect();
        if !spaces.is_empty() && through.round(number).is_none() {
            let what = message!("fact-underground-turn", round = number);
            found.push(Finding::at(&TURNS, spaces, what));
        }
    }
}

/// Without a surface a station becomes a hub exactly if none is in its row or column when it is
/// drawn.
fn hubs_alone(sketch: &Sketch, ruleset: &Ruleset, found: &mut Vec<Finding>) {
    let layout = sketch.layout();
    let rounds = ruleset.rounds(layout);
    let marked = amounts(sketch, HUB);
    let stations: Vec<(Space, bool, Option<u8>)> = (0..layout.area())
        .filter(|&index| station(sketch, index).is_some())
        .map(|index| {
            let space = layout.space(index);
            let round = sketch.cell(space).round.filter(|round| (1..=rounds).contains(round));
            (space, marked[index] > 0, round)
        })
        .collect();
    let hubs = || stations.iter().filter(|(_, hub, _)| *hub);
    let in_line = |a: Space, b: Space| a != b && (a.row == b.row || a.col == b.col);
    for (number, &(space, _, _)) in hubs().enumerate() {
        // The later of two would have found the earlier one.
        if let Some(&(other, _, _)) = hubs().skip(number + 1).find(|hub| in_line(space, hub.0)) {
            found.push(Finding::at(&ALONE, [space, other], message!("fact-two-hubs")));
        }
    }
    for &(space, _, round) in stations.iter().filter(|(_, hub, _)| !hub) {
        let before = |&(hub, _, drawn): &(Space, bool, Option<u8>)| {
            let in_time = round.zip(drawn).is_none_or(|(own, drawn)| drawn <= own);
            in_line(space, hub) && in_time
        };
        if !hubs().any(before) {
            found.push(Finding::at(&ALONE, [space], message!("fact-no-hub-in-line")));
        }
    }
}
