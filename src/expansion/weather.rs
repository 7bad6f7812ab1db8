//! Weather (Sky): clouds, storms and snow on the routes of each round.

use super::faces_on;
use super::tools::{amounts, areas, has_route, places};
use super::traces::any_order;
use crate::board::{Graph, Kind, Layout, Place, Sketch, Space, message};
use crate::rules::contract::{
    About, Chronicle, Die, Expansion, Extra, Face, Finding, MarkAt, MarkSpec, Part, Past, Shape,
    Shows, Statute, Usage,
};
use crate::rules::{Answer, Decides, Ruleset, Ruling};

/// The weather expansion (compendium, Weather Dice; Sky rulebook).
pub struct Weather;

const WORDS: [&str; 3] = ["cloud", "storm", "snow"];
const CLOUD: [u8; 3] = [92, 128, 168];
const STORM: [u8; 3] = [72, 74, 112];
const FLASH: [u8; 3] = [226, 172, 20];
const SNOW: [u8; 3] = [52, 144, 188];

const fn mark(word: &'static str, letter: char, picture: &'static [Shape]) -> MarkSpec {
    MarkSpec { word, letter, at: MarkAt::Space, most: 1, fills: false, picture }
}

static MARKS: [MarkSpec; 3] = [
    mark(
        WORDS[0],
        'c',
        &[Shape::Line {
            points: &[
                (0.68, 0.93),
                (0.64, 0.87),
                (0.69, 0.81),
                (0.74, 0.81),
                (0.79, 0.73),
                (0.87, 0.77),
                (0.88, 0.82),
                (0.94, 0.85),
                (0.93, 0.92),
                (0.68, 0.93),
            ],
            width: 0.03,
            ink: CLOUD,
        }],
    ),
    mark(
        WORDS[1],
        's',
        &[
            Shape::Disc { at: (0.72, 0.81), radius: 0.06, ink: STORM },
            Shape::Disc { at: (0.8, 0.77), radius: 0.08, ink: STORM },
            Shape::Disc { at: (0.88, 0.81), radius: 0.06, ink: STORM },
            Shape::Line {
                points: &[(0.81, 0.8), (0.76, 0.88), (0.83, 0.88), (0.78, 0.97)],
                width: 0.03,
                ink: FLASH,
            },
        ],
    ),
    mark(
        WORDS[2],
        'w',
        &[
            Shape::Line { points: &[(0.8, 0.7), (0.8, 0.94)], width: 0.03, ink: SNOW },
            Shape::Line { points: &[(0.7, 0.76), (0.9, 0.88)], width: 0.03, ink: SNOW },
            Shape::Line { points: &[(0.7, 0.88), (0.9, 0.76)], width: 0.03, ink: SNOW },
        ],
    ),
];

const fn face(id: &'static str, name: &'static str, count: u8) -> Face {
    Face { id, name, count, shows: Shows::Attach { mark: id } }
}

static DICE: [Die; 1] = [Die {
    name: "weather",
    copies: 2,
    faces: &[
        face(WORDS[0], "weather-cloud", 3),
        face(WORDS[1], "weather-storm", 2),
        face(WORDS[2], "weather-snow", 1),
    ],
    ..Die::DRAWN
}];

/// May a symbol stand on what another expansion's die drew?
pub static WEATHER_FOREIGN: Ruling = Ruling {
    key: "weather-foreign",
    answers: &[Answer { key: "no" }, Answer { key: "yes" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Drawing],
};

static RULINGS: [&Ruling; 1] = [&WEATHER_FOREIGN];

static ON_ROUTES: Statute = Statute { key: "rule-weather-routes" };

static EACH_ROUND: Statute = Statute { key: "rule-weather-each-round" };

/// What it says of itself.
static ABOUT: About = About {
    id: "weather",
    pack: "Sky",
    rounds: Some(7),
    usage: Usage::EveryIfPossible,
    dice: &DICE,
    marks: &MARKS,
    rulings: &RULINGS,
    ..About::NOTHING
};

/// An area of one kind.
struct Area {
    kind: usize,
    spaces: Vec<usize>,
    /// Whether it touches an area of another kind, if only by a corner.
    void: bool,
}

/// The areas of every kind, those of a kind by their first space.
fn all_areas(sketch: &Sketch) -> Vec<Area> {
    let layout = sketch.layout();
    let held: [Vec<u8>; 3] = WORDS.map(|word| amounts(sketch, word));
    let mut found = Vec::new();
    for kind in 0..WORDS.len() {
        for spaces in areas(layout, |index| held[kind][index] > 0, |_, _, _| true) {
            let other = |index: usize| (0..3).any(|other| other != kind && held[other][index] > 0);
            let void = spaces.iter().any(|&index| around(layout, index).any(other));
            found.push(Area { kind, spaces, void });
        }
    }
    found
}

/// A space and those round it, corners too.
fn around(layout: &Layout, index: usize) -> impl Iterator<Item = usize> + '_ {
    let at = layout.space(index);
    let steps = (-1..=1).flat_map(|down| (-1..=1).map(move |right| (down, right)));
    steps.filter_map(move |(down, right): (i8, i8)| {
        let row = at.row.checked_add_signed(down)?;
        layout.index(Space::new(row, at.col.checked_add_signed(right)?))
    })
}

/// How many of the symbols each space holds.
fn symbols(sketch: &Sketch) -> Vec<u8> {
    let mut found = vec![0_u8; sketch.layout().area()];
    for word in WORDS {
        for (index, count) in amounts(sketch, word).into_iter().enumerate() {
            found[index] = found[index].saturating_add(count.min(1));
        }
    }
    found
}

impl Expansion for Weather {
    fn about(&self) -> &'static About {
        &ABOUT
    }

    fn chronicle<'a>(&self, past: &Past<'a>, _vanished: &[Space]) -> Option<Chronicle<'a>> {
        any_order(&Weather, past)
    }

    fn questions(&self, sketch: &Sketch, _graph: &Graph) -> Vec<&'static Ruling> {
        // A route with a mark or a kind of another expansion may be one of its dice.
        let foreign = |space: Space| {
            let marked = sketch.marks().any(|(mark, _)| match mark.at {
                Place::Space(at) | Place::Side(at, _) => {
                    at == space && !WORDS.contains(&&*mark.word)
                }
                Place::Corner(..) => false,
            });
            let strands = sketch.drawing(space);
            let ends = || strands.strands().iter().flat_map(|strand| strand.ends());
            marked || ends().any(|(_, kind)| !matches!(kind, Kind::Highway | Kind::Railway))
        };
        let mut drawn = sketch.drawn_by_hand();
        if drawn.any(|(space, _)| foreign(space)) { RULINGS.to_vec() } else { Vec::new() }
    }

    fn score(&self, sketch: &Sketch, _ruleset: &Ruleset, _graph: &Graph) -> Vec<Extra> {
        let layout = sketch.layout();
        let all = all_areas(sketch);
        let (mut parts, mut aside) = (Vec::new(), Vec::new());
        for kind in 0..WORDS.len() {
            let own = || all.iter().filter(|area| area.kind == kind);
            let size = own().filter(|area| !area.void).map(|area| area.spaces.len()).max();
            let mut counted = false;
            for area in own() {
                let places = places(layout, &area.spaces);
                if area.void {
                    let what = match kind {
                        0 => message!("part-weather-void-cloud"),
                        1 => message!("part-weather-void-storm"),
                        _ => message!("part-weather-void-snow"),
                    };
                    aside.push(Part::unpaid(what, places));
                } else if !counted && Some(area.spaces.len()) == size {
                    counted = true;
                    let what = match kind {
                        0 => message!("part-weather-cloud"),
                        1 => message!("part-weather-storm"),
                        _ => message!("part-weather-snow"),
                    };
                    parts.push(Part { what, places, points: area.spaces.len() as i32 });
                } else {
                    let what = match kind {
                        0 => message!("part-weather-other-cloud"),
                        1 => message!("part-weather-other-storm"),
                        _ => message!("part-weather-other-snow"),
                    };
                    aside.push(Part::unpaid(what, places));
                }
            }
        }
        vec![Extra { source: ABOUT.id, parts, aside }]
    }

    fn check(&self, sketch: &Sketch, ruleset: &Ruleset, _graph: &Graph, found: &mut Vec<Finding>) {
        let layout = sketch.layout();
        let held = symbols(sketch);
        let foreign: Vec<Space> = match ruleset.answer(&WEATHER_FOREIGN) {
            0 => faces_on(sketch, ruleset).iter().map(|piece| piece.space).collect(),
            _ => Vec::new(),
        };
        for index in (0..held.len()).filter(|&index| held[index] > 0) {
            let space = layout.space(index);
            if !has_route(sketch, index) {
                found.push(Finding::at(&ON_ROUTES, [space], message!("fact-weather-no-route")));
            } else if layout.is_given(space) {
                found.push(Finding::at(&ON_ROUTES, [space], message!("fact-weather-printed")));
            } else if foreign.contains(&space) {
                found.push(Finding::at(&ON_ROUTES, [space], message!("fact-weather-foreign")));
            }
            if held[index] > 1 {
                found.push(Finding::at(&ON_ROUTES, [space], message!("fact-weather-two")));
            }
        }
        missing(sketch, ruleset, &held, &foreign, found);
    }
}

/// Rounds with fewer symbols than its dice and its routes ask for. Symbols without a number may be of
/// any of them.
fn missing(
    sketch: &Sketch,
    ruleset: &Ruleset,
    held: &[u8],
    foreign: &[Space],
    found: &mut Vec<Finding>,
) {
    let layout = sketch.layout();
    let taken = ruleset.expansions.iter().any(|e| e.erases() || !e.leaves().is_empty());
    if taken {
        return;
    }
    let rounds = ruleset.rounds(layout);
    let known = |round: Option<u8>| round.is_some_and(|round| (1..=rounds).contains(&round));
    let mut spare: usize = (sketch.cells().iter().zip(held))
        .filter(|(cell, _)| !known(cell.round))
        .map(|(_, &count)| usize::from(count))
        .sum();
    for round in 1..=rounds {
        let routes: Vec<(Space, usize)> = sketch
            .drawn_by_hand()
            .filter(|(space, cell)| cell.round == Some(round) && !foreign.contains(space))
            .filter_map(|(space, _)| Some((space, layout.index(space)?)))
            .filter(|&(_, index)| has_route(sketch, index))
            .collect();
        let drawn: usize = routes.iter().map(|&(_, index)| usize::from(held[index])).sum();
        let asked = routes.len().min(usize::from(DICE[0].copies));
        let lacking = asked.saturating_sub(drawn);
        if lacking > spare {
            let what = message!("fact-weather-missing", round = round, count = lacking - spare);
            found.push(Finding::at(&EACH_ROUND, routes.iter().map(|&(space, _)| space), what));
        }
        spare = spare.saturating_sub(lacking);
    }
}
