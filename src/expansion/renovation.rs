//! Renovation die (Engineer): lines drawn onto routes that are there.

use super::tools::without_round;
use crate::board::{Building, Drawing, Graph, Mark, Place, Side, Sketch, Space, message};
use crate::rules::catalogue::identify;
use crate::rules::contract::{
    About, Below, Die, Expansion, Face, Finding, MarkAt, MarkSpec, Moment, Onto, Past, Shape,
    Shows, Statute, VILLAGE_MARKS,
};
use crate::rules::{Answer, Decides, Edition, Ruleset, Ruling};
use std::collections::HashMap;
use std::sync::LazyLock;

/// The renovation expansion (compendium, Renovation Die).
pub struct Renovation;

const RENOVATED: &str = "renovated";
const INK: [u8; 3] = [176, 104, 32];

static MARKS: [MarkSpec; 1] = [MarkSpec {
    word: RENOVATED,
    letter: 'n',
    at: MarkAt::Space,
    most: 1,
    fills: false,
    picture: &[
        Shape::Line { points: &[(0.04, 0.16), (0.04, 0.04), (0.16, 0.04)], width: 0.05, ink: INK },
        Shape::Disc { at: (0.11, 0.11), radius: 0.03, ink: INK },
    ],
}];

const CURVES: &[&str] = &["h..h", "r..r"];
const STRAIGHTS: &[&str] = &["h.h.", "r.r.", "h...", "r..."];
// Every station that has no end to the north.
const STATIONS: &[&str] = &[
    ".h.r", ".r.h", ".hr.", ".rh.", "..hr", "..rh", ".hhr", ".hrh", ".rhh", ".rrh", ".rhr", ".hrr",
];

const fn face(
    id: &'static str,
    name: &'static str,
    lines: &'static str,
    needs: &'static [&'static str],
) -> Face {
    // Only the faces with a dotted square add to a station.
    let joins = needs.len() > STRAIGHTS.len();
    Face { id, name, count: 1, shows: Shows::Onto { lines, needs, joins } }
}

static FACES: [Face; 6] = [
    face("curve-highway", "renovation-curve-highway", ".hh.", CURVES),
    face("curve-railway", "renovation-curve-railway", ".rr.", CURVES),
    face("under-highway", "renovation-under-highway", ".h.h", STRAIGHTS),
    face("under-railway", "renovation-under-railway", ".r.r", STRAIGHTS),
    face("station-highway", "renovation-station-highway", "h...", STATIONS),
    face("station-railway", "renovation-station-railway", "r...", STATIONS),
];

static DICE: [Die; 1] =
    [Die { name: "renovation", faces: &FACES, acts: Moment::AnyTime, ..Die::DRAWN }];

/// May a renovated space be renovated again?
pub static RENOVATION_TWICE: Ruling = Ruling {
    key: "renovation-twice",
    answers: &[Answer { key: "no" }, Answer { key: "yes" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Drawing],
};

/// Does a dead end fit the dotted straight?
pub static RENOVATION_FIT: Ruling = Ruling {
    key: "renovation-fit",
    answers: &[Answer { key: "yes" }, Answer { key: "no" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Drawing],
};

/// Which round number does a renovated space bear?
pub static RENOVATION_NUMBER: Ruling = Ruling {
    key: "renovation-number",
    answers: &[Answer { key: "first" }, Answer { key: "renovation" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Drawing],
};

/// Does renovating activate the building of the space again?
pub static RENOVATION_BUILDING: Ruling = Ruling {
    key: "renovation-building",
    answers: &[Answer { key: "no" }, Answer { key: "yes" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Points],
};

static RULINGS: [&Ruling; 4] =
    [&RENOVATION_TWICE, &RENOVATION_FIT, &RENOVATION_NUMBER, &RENOVATION_BUILDING];

static ONLY_FITTING: Statute = Statute { key: "rule-renovation-fits" };
static ONCE_A_ROUND: Statute = Statute { key: "rule-renovation-once" };
static BASE_JOINS: Statute = Statute { key: "rule-renovation-base" };

/// What it says of itself.
static ABOUT: About = About {
    id: "renovation",
    pack: "Engineer",
    dice: &DICE,
    marks: &MARKS,
    rulings: &RULINGS,
    ..About::NOTHING
};

/// One way in which a space can have come to look as it does.
struct Way {
    onto: Onto,
    /// Whether it was renovated twice.
    twice: bool,
    /// Whether a dead end lies below.
    dead_end: bool,
    /// Whether the route below is one of each edition, by their order.
    basic: [bool; Edition::ALL.len()],
}

impl Way {
    fn new(onto: Onto, twice: bool) -> Way {
        let route = identify(&onto.base);
        let basic = Edition::ALL.map(|edition| route.is_some_and(|route| route.is_in(edition)));
        Way { twice, dead_end: is_dead_end(&onto.base), basic, onto }
    }

    fn is_basic(&self, edition: Edition) -> bool {
        Edition::ALL.iter().zip(self.basic).any(|(&own, basic)| own == edition && basic)
    }
}

/// Every way to renovate a route, once in front, by what the space shows then.
static WAYS: LazyLock<HashMap<Drawing, Vec<Way>>> = LazyLock::new(|| {
    let once = Onto::all(&FACES);
    let twice = Onto::twice(&once).into_iter().map(|onto| Way::new(onto, true));
    let mut ways: HashMap<Drawing, Vec<Way>> = HashMap::new();
    for way in once.into_iter().map(|onto| Way::new(onto, false)).chain(twice) {
        ways.entry(way.onto.result).or_default().push(way);
    }
    ways
});

fn is_dead_end(drawing: &Drawing) -> bool {
    drawing.strands().iter().any(|strand| strand.ends().count() == 1)
}

/// Every way in which a space can have come to look so in any edition.
fn all_ways(drawing: &Drawing) -> impl Iterator<Item = &'static Way> {
    let ways = WAYS.get(drawing).map_or(&[][..], Vec::as_slice);
    ways.iter().filter(|way| way.basic.contains(&true))
}

/// Every way in which a space can have come to look so.
fn ways(drawing: &Drawing, edition: Edition, fit: bool, twice: bool) -> Vec<&'static Onto> {
    let fits =
        |way: &&Way| way.is_basic(edition) && (fit || !way.dead_end) && (twice || !way.twice);
    all_ways(drawing).filter(fits).map(|way| &way.onto).collect()
}

fn is_marked(sketch: &Sketch, space: Space) -> bool {
    sketch.amount(&Mark { word: RENOVATED.into(), at: Place::Space(space) }) > 0
}

/// Whether something faces an end of this drawing in a space, or an exit does.
fn joins(sketch: &Sketch, space: Space, drawing: &Drawing) -> bool {
    let layout = sketch.layout();
    Side::ALL.into_iter().any(|side| {
        let Some(kind) = drawing.kind(side) else { return false };
        if let Some(exit) = layout.exit_at(space, side) {
            return layout.exits()[exit].kind == kind;
        }
        let there = layout.neighbour(space, side).filter(|_| !layout.has_wall(space, side));
        there.is_some_and(|there| {
            sketch.drawing(there).kind(side.opposite()) == Some(kind)
                || layout.cities().contains(&there)
        })
    })
}

/// The sides that only what was drawn onto the route has, by some way.
fn added(drawing: &Drawing, ways: &[&Onto]) -> Vec<Side> {
    let later = |side: &Side| {
        drawing.kind(*side).is_some() && ways.iter().any(|way| way.base.kind(*side).is_none())
    };
    Side::ALL.into_iter().filter(later).collect()
}

/// The fewest renovations that a space needs.
fn steps(below: &Below) -> usize {
    below.ways.iter().map(|way| way.faces.len()).min().unwrap_or(0)
}

impl Expansion for Renovation {
    fn about(&self) -> &'static About {
        &ABOUT
    }

    fn questions(&self, sketch: &Sketch, _graph: &Graph) -> Vec<&'static Ruling> {
        let (mut twice, mut dead_end, mut dated) = (false, false, false);
        // The number noted counts under one answer, wherever a renovation still shows.
        let mut buildings = sketch.layout().buildings().iter();
        let village = sketch.noted(VILLAGE_MARKS.key).is_some()
            && buildings.any(|site| site.building == Building::Village);
        for (_, cell) in sketch.drawn_by_hand() {
            let mut built = false;
            for way in all_ways(&cell.drawing) {
                built = true;
                twice |= way.twice;
                dead_end |= way.dead_end;
            }
            dated |= built && cell.round.is_some();
        }
        let touched = [
            (&RENOVATION_TWICE, twice),
            (&RENOVATION_FIT, dead_end),
            (&RENOVATION_NUMBER, dated),
            (&RENOVATION_BUILDING, village),
        ];
        touched.into_iter().filter(|(_, touched)| *touched).map(|(ruling, _)| ruling).collect()
    }

    fn below(&self, sketch: &Sketch, ruleset: &Ruleset) -> Vec<Below> {
        let fit = ruleset.answer(&RENOVATION_FIT) == 0;
        let twice = ruleset.answer(&RENOVATION_TWICE) == 1;
        let dated = ruleset.answer(&RENOVATION_NUMBER) == 0;
        let below = |(space, cell): (Space, crate::board::Cell)| {
            let ways = ways(&cell.drawing, ruleset.edition, fit, twice);
            let basic = identify(&cell.drawing).is_some_and(|route| ruleset.has(route));
            // Another die may show what looks like a route with lines drawn onto it.
            let foreign = || {
                let others = ruleset.expansions.iter().filter(|other| other.id() != ABOUT.id);
                others
                    .flat_map(|other| other.drawings(space))
                    .any(|(_, laid)| laid.drawing == cell.drawing)
            };
            let surely = !ways.is_empty() && (is_marked(sketch, space) || !basic && !foreign());
            (!ways.is_empty()).then_some(Below { space, ways, surely, dated })
        };
        sketch.drawn_by_hand().filter_map(below).collect()
    }

    fn reopens(&self, ruleset: &Ruleset) -> bool {
        ruleset.answer(&RENOVATION_BUILDING) == 1
    }

    fn unforced(&self, sketch: &Sketch) -> Vec<(Space, Side)> {
        // Nobody knows when what was drawn onto a route came.
        let layout = sketch.layout();
        let mut sides = Vec::new();
        for (space, cell) in sketch.drawn_by_hand() {
            for edition in Edition::ALL {
                for side in added(&cell.drawing, &ways(&cell.drawing, edition, true, true)) {
                    let there = layout.neighbour(space, side);
                    sides.extend(there.map(|there| (there, side.opposite())));
                }
            }
        }
        sides
    }

    fn check(&self, sketch: &Sketch, ruleset: &Ruleset, _graph: &Graph, found: &mut Vec<Finding>) {
        let below = self.below(sketch, ruleset);
        for (mark, _) in sketch.marks().filter(|(mark, _)| mark.word == RENOVATED) {
            let Place::Space(space) = mark.at else { continue };
            if sketch.layout().contains(space) && below.iter().all(|below| below.space != space) {
                let what = message!("fact-renovation-none");
                found.push(Finding::at(&ONLY_FITTING, [space], what));
            }
        }
        let surely: Vec<&Below> = below.iter().filter(|below| below.surely).collect();
        // What the route below joins was there before it, unless something else may have carried it.
        let others = ruleset.expansions.len() > 1;
        for below in surely.iter().filter(|_| !others) {
            let base = |way: &&Onto| joins(sketch, below.space, &way.base);
            let whole = joins(sketch, below.space, &sketch.drawing(below.space));
            if whole && !below.ways.iter().any(base) {
                let what = message!("fact-renovation-base");
                found.push(Finding::at(&BASE_JOINS, [below.space], what));
            }
        }
        often(sketch, ruleset, &surely, found);
    }

    fn history(&self, past: &Past<'_>, found: &mut Vec<Finding>) {
        unrolled(past, &self.below(past.sketch, past.ruleset), found);
    }
}

/// Spaces that need more renovations than the rounds left give: one a round.
fn often(sketch: &Sketch, ruleset: &Ruleset, surely: &[&Below], found: &mut Vec<Finding>) {
    let rounds = ruleset.rounds(sketch.layout());
    let number = |below: &Below| {
        let round = sketch.cell(below.space).round;
        round.filter(|round| (1..=rounds).contains(round))
    };
    if surely.iter().any(|below| !below.dated) {
        // The numbers are those of the renovations.
        for round in 1..=rounds {
            let own = surely.iter().filter(|below| number(below) == Some(round));
            let spaces: Vec<Space> = own.map(|below| below.space).collect();
            if spaces.len() > 1 {
                let what = message!("fact-renovation-round", count = spaces.len(), round = round);
                found.push(Finding::at(&ONCE_A_ROUND, spaces, what));
            }
        }
    }
    for first in (1..=rounds).rev() {
        let late = |below: &&&Below| {
            let round = number(below).filter(|_| below.dated).unwrap_or(1);
            round >= first
        };
        let needed: usize = surely.iter().filter(late).map(|below| steps(below)).sum();
        let most = usize::from(rounds - first + 1);
        if needed > most {
            let spaces = surely.iter().filter(late).map(|below| below.space);
            let what = match first {
                1 => message!("fact-renovation-often", count = needed, most = most),
                _ => message!("fact-renovation-late", count = needed, round = first, most = most),
            };
            found.push(Finding::at(&ONCE_A_ROUND, spaces, what));
            return;
        }
    }
}

/// Renovated spaces to which no round's die can be given.
fn unrolled(past: &Past<'_>, below: &[Below], found: &mut Vec<Finding>) {
    let rounds = past.rounds();
    let once = |below: &&Below| below.surely && below.ways.iter().all(|way| way.faces.len() == 1);
    let spaces: Vec<&Below> = below.iter().filter(once).collect();
    let fits = |number: usize, round: u8| {
        let below = spaces[number];
        let own = past.dated(below.space);
        let in_time = match own {
            Some(own) if below.dated => round >= own,
            Some(own) => round == own,
            None => true,
        };
        let shown = past.roll(&Renovation, round);
        let shows = |face: &&Face| below.ways.iter().any(|way| way.faces[0].id == face.id);
        in_time && (shown.is_empty() || shown.iter().any(shows))
    };
    if let Some((number, rivals)) = without_round(spaces.len(), rounds, &fits).into_iter().next() {
        let all: Vec<Space> =
            [number].into_iter().chain(rivals).map(|number| spaces[number].space).collect();
        let what = message!("fact-renovation-unrolled", count = all.len());
        found.push(Finding::at(&ONCE_A_ROUND, all, what));
    }
}
