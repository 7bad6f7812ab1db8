//! Pluck-Man (Arcade): symbols beside unused exits, which networks bring together.

use super::mark_round;
use super::tools::{is_told, without_round};
use crate::board::{Contact, Graph, Layout, Mark, Place, Side, Sketch, message};
use crate::rules::contract::{
    About, Die, Expansion, Extra, Face, Finding, MarkAt, MarkSpec, Part, Past, Shape, Statute,
    Usage,
};
use crate::rules::{Answer, Decides, Ruleset, Ruling};
use std::collections::{BTreeMap, BTreeSet};

/// The Pluck-Man expansion (compendium, Pluck-Man Die).
pub struct PluckMan;

const PLUCK_MAN: &str = "pluck-man";
const GHOST: &str = "ghost";
const FRUIT: &str = "fruit";
const YELLOW: [u8; 3] = [214, 170, 30];
const PALE: [u8; 3] = [120, 130, 190];
const RED: [u8; 3] = [190, 50, 60];
const DARK: [u8; 3] = [30, 30, 40];

const HOMES: MarkAt = MarkAt::OneOf(&[MarkAt::Exit, MarkAt::City]);

static MARKS: [MarkSpec; 3] = [
    MarkSpec {
        word: PLUCK_MAN,
        letter: 'p',
        at: HOMES,
        most: 1,
        fills: false,
        picture: &[
            Shape::Disc { at: (0.5, 0.5), radius: 0.15, ink: YELLOW },
            Shape::Line {
                points: &[(0.66, 0.42), (0.5, 0.5), (0.66, 0.58)],
                width: 0.03,
                ink: DARK,
            },
            Shape::Disc { at: (0.5, 0.42), radius: 0.025, ink: DARK },
        ],
    },
    MarkSpec {
        word: GHOST,
        letter: 'g',
        at: HOMES,
        most: 1,
        fills: false,
        picture: &[
            Shape::Disc { at: (0.5, 0.45), radius: 0.13, ink: PALE },
            Shape::Area {
                points: &[
                    (0.37, 0.45),
                    (0.63, 0.45),
                    (0.63, 0.64),
                    (0.55, 0.58),
                    (0.5, 0.64),
                    (0.45, 0.58),
                    (0.37, 0.64),
                ],
                ink: PALE,
            },
            Shape::Disc { at: (0.45, 0.45), radius: 0.025, ink: DARK },
            Shape::Disc { at: (0.55, 0.45), radius: 0.025, ink: DARK },
        ],
    },
    MarkSpec {
        word: FRUIT,
        letter: 'f',
        at: HOMES,
        most: 1,
        fills: false,
        picture: &[
            Shape::Line {
                points: &[(0.44, 0.56), (0.54, 0.36), (0.58, 0.56)],
                width: 0.025,
                ink: DARK,
            },
            Shape::Disc { at: (0.43, 0.58), radius: 0.08, ink: RED },
            Shape::Disc { at: (0.58, 0.58), radius: 0.08, ink: RED },
        ],
    },
];

static DICE: [Die; 1] = [Die {
    name: "pluck-man",
    faces: &[
        Face::symbol(PLUCK_MAN, "pluck-man-pluck-man", 2),
        Face::symbol(GHOST, "pluck-man-ghost", 3),
        Face::symbol(FRUIT, "pluck-man-fruit", 1),
    ],
    ..Die::DRAWN
}];

/// Does a network with a single exit earn the points?
pub static PLUCK_SINGLE: Ruling = Ruling {
    key: "pluck-single",
    answers: &[Answer { key: "yes" }, Answer { key: "no" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Points],
};

/// Must the die be drawn while an exit is unused?
pub static PLUCK_USE: Ruling = Ruling {
    key: "pluck-use",
    answers: &[Answer { key: "must" }, Answer { key: "may" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Drawing],
};

/// May an exit bear two symbols?
pub static PLUCK_TWO: Ruling = Ruling {
    key: "pluck-two",
    answers: &[Answer { key: "allowed" }, Answer { key: "no" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Drawing],
};

/// Are exits that a ritual silences for the line of networks lost to its networks here, too?
pub static RITUAL_PLUCK: Ruling = Ruling {
    key: "ritual-pluck",
    answers: &[Answer { key: "no" }, Answer { key: "yes" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Points],
};

static RULINGS: [&Ruling; 4] = [&PLUCK_SINGLE, &PLUCK_USE, &PLUCK_TWO, &RITUAL_PLUCK];

static UNUSED: Statute = Statute { key: "rule-pluck-unused" };
static DRAWN: Statute = Statute { key: "rule-pluck-drawn" };
static ONE: Statute = Statute { key: "rule-pluck-one" };

/// The places of exits, in the order of their numbers: cities follow the printed exits.
fn exits(layout: &Layout) -> Vec<Place> {
    let printed = layout.exits().iter().map(|exit| Place::Side(exit.space, exit.side));
    printed.chain(layout.cities().iter().map(|&city| Place::Space(city))).collect()
}

/// The round written at a symbol.
fn written(sketch: &Sketch, word: &str, at: Place) -> Option<u8> {
    mark_round(sketch, &Mark { word: word.into(), at })
}

/// Every symbol at an exit, each kind in the order of the exits.
fn symbols(sketch: &Sketch) -> Vec<(&'static str, Place)> {
    let exits = exits(sketch.layout());
    let mut found: Vec<(usize, usize)> = Vec::new();
    for (mark, _) in sketch.marks() {
        let word = MARKS.iter().position(|spec| spec.word == mark.word);
        found.extend(word.zip(exits.iter().position(|&at| at == mark.at)));
    }
    found.sort_unstable();
    found.into_iter().map(|(word, exit)| (MARKS[word].word, exits[exit])).collect()
}

/// The rounds of the routes that are drawn at an exit, as far as they are written.
fn touching(sketch: &Sketch, exit: Place) -> Vec<Option<u8>> {
    let layout = sketch.layout();
    let sides: Vec<(crate::board::Space, Side)> = match exit {
        Place::Side(space, side) => vec![(space, side)],
        Place::Space(city) => (Side::ALL.into_iter())
            .filter_map(|side| Some((layout.neighbour(city, side)?, side.opposite())))
            .collect(),
        Place::Corner(..) => Vec::new(),
    };
    let drawn = sides.into_iter().map(|(space, side)| (sketch.cell(space), side));
    let own = drawn.filter(|(cell, side)| cell.drawing.kind(*side).is_some());
    own.map(|(cell, _)| cell.round).collect()
}

/// Whether lines are drawn at an exit, and the first round that is written at any of them.
fn used(sketch: &Sketch, exit: Place) -> (bool, Option<u8>) {
    let touching = touching(sketch, exit);
    (!touching.is_empty(), touching.into_iter().flatten().min())
}

/// Whether some order of the rounds leaves the symbols of a board: each round brings one while there
/// is an exit for it, which no route of an earlier round may lead to. The routes of a round may have
/// been drawn before its symbol or after it.
fn has_history(past: &Past<'_>) -> bool {
    let (sketch, rounds) = (past.sketch, past.rounds());
    let symbols = symbols(sketch);
    if symbols.len() > usize::from(rounds).min(63) {
        // There are too many, which the board shows.
        return true;
    }
    // Where no route is drawn at all, the board shows no game.
    let may_skip = past.ruleset.answer(&PLUCK_USE) == 1
        || past.ruleset.others_erase(ABOUT.id)
        || sketch.drawn_by_hand().next().is_none();
    let alone = past.ruleset.answer(&PLUCK_TWO) == 1;
    let exits = exits(sketch.layout());
    let stands = |state: u64, at: Place, word: &str| {
        let mut own = (0..symbols.len()).filter(|number| state >> number & 1 == 1);
        own.any(|number| symbols[number].1 == at && (alone || symbols[number].0 == word))
    };
    let all = (0..symbols.len()).fold(0, |all, number| all | 1_u64 << number);
    let mut states: BTreeSet<u64> = BTreeSet::from([0]);
    let played = past.played();
    for round in 1..=rounds {
        if round > played && states.contains(&all) {
            return true;
        }
        let known = past.roll(&PluckMan, round);
        let faces = if known.is_empty() { DICE[0].faces.iter().collect() } else { known };
        let open = |at: &&Place| {
            touching(sketch, **at).iter().all(|drawn| drawn.is_some_and(|drawn| drawn > round))
        };
        let open: Vec<Place> = exits.iter().filter(open).copied().collect();
        let mut next = BTreeSet::new();
        for &state in &states {
            for face in &faces {
                if may_skip || open.iter().all(|&at| stands(state, at, face.id)) {
                    next.insert(state);
                }
                for (number, &(word, at)) in symbols.iter().enumerate() {
                    let own = written(sketch, word, at).filter(|own| *own <= rounds);
                    let in_time = used(sketch, at).1.is_none_or(|first| first >= round);
                    let fits = word == face.id && in_time && own.is_none_or(|own| own == round);
                    if fits && !stands(state, at, word) {
                        next.insert(state | 1 << number);
                    }
                }
            }
        }
        states = next;
    }
    states.contains(&all)
}

/// Whether each symbol has a round of its own: the one written at it, early enough, and with a die
/// that can show it.
fn fit_rounds(sketch: &Sketch, rounds: u8, roll: &dyn Fn(u8) -> Vec<&'static Face>) -> bool {
    let symbols = symbols(sketch);
    let last = |at: Place| used(sketch, at).1.map_or(rounds, |round| round.min(rounds));
    let shows = |round: u8, word: &str| {
        let known = roll(round);
        known.is_empty() || known.iter().any(|face| face.id == word)
    };
    let open: Vec<Vec<u8>> = symbols
        .iter()
        .map(|&(word, at)| {
            let written = written(sketch, word, at).filter(|round| *round <= rounds);
            let may = |round: &u8| written.is_none_or(|own| own == *round) && shows(*round, word);
            (1..=last(at)).filter(may).collect()
        })
        .collect();
    let fits = |symbol: usize, round: u8| open[symbol].contains(&round);
    without_round(symbols.len(), rounds, &fits).is_empty()
}

/// Each round that is written at more than one symbol, with their places.
fn together(sketch: &Sketch, rounds: u8) -> Vec<(u8, Vec<Place>)> {
    let symbols = symbols(sketch);
    let of = |round: u8| -> Vec<Place> {
        let own = symbols.iter().filter(|&&(word, at)| written(sketch, word, at) == Some(round));
        own.map(|&(_, at)| at).collect()
    };
    (1..=rounds).map(|round| (round, of(round))).filter(|(_, places)| places.len() > 1).collect()
}

/// How many rounds were played for certain and how many symbols were drawn, if there are fewer of
/// these although an exit was unused all the time and bears no symbol, which a second may not join.
fn undrawn(sketch: &Sketch, rounds: u8) -> Option<(u8, usize)> {
    let written = sketch.cells().iter().filter_map(|cell| cell.round);
    let played = written.filter(|round| *round <= rounds).max()?;
    let symbols = symbols(sketch);
    let free = |&at: &Place| !used(sketch, at).0 && symbols.iter().all(|&(_, other)| other != at);
    let missing = symbols.len() < usize::from(played) && exits(sketch.layout()).iter().any(free);
    missing.then_some((played, symbols.len()))
}

/// What a network reaches.
struct Reached {
    /// Its exits, by their numbers.
    exits: Vec<usize>,
    /// Whether they count for nothing in the line of networks.
    silent: bool,
}

/// The exits of each network, joined or not.
fn networks(graph: &Graph) -> Vec<Reached> {
    let part = graph.components(true);
    let silent: Vec<u16> = graph.silent().iter().map(|&id| part[usize::from(id)]).collect();
    let mut found: BTreeMap<u16, Vec<usize>> = BTreeMap::new();
    for (node, &part) in graph.nodes().iter().zip(&part) {
        for contact in node.contacts {
            if let Contact::Exit(exit) = contact {
                found.entry(part).or_default().push(usize::from(exit));
            }
        }
    }
    let reached = |(part, mut exits): (u16, Vec<usize>)| {
        exits.sort_unstable();
        exits.dedup();
        Reached { exits, silent: silent.contains(&part) }
    };
    found.into_iter().map(reached).collect()
}

/// What it says of itself.
static ABOUT: About = About {
    id: "pluck-man",
    pack: "Arcade",
    usage: Usage::EveryIfPossible,
    dice: &DICE,
    marks: &MARKS,
    on_cities: &[PLUCK_MAN, GHOST, FRUIT],
    rulings: &RULINGS,
    ..About::NOTHING
};

impl Expansion for PluckMan {
    fn about(&self) -> &'static About {
        &ABOUT
    }

    fn questions(&self, sketch: &Sketch, graph: &Graph) -> Vec<&'static Ruling> {
        let mut asked: Vec<&'static Ruling> = Vec::new();
        let (all, symbols) = (exits(sketch.layout()), symbols(sketch));
        let eats = |network: &&Reached| {
            let mut at = network.exits.iter().filter_map(|&exit| all.get(exit));
            at.any(|&at| symbols.contains(&(PLUCK_MAN, at)))
        };
        let networks = networks(graph);
        if networks.iter().filter(eats).any(|network| network.exits.len() == 1) {
            asked.push(&PLUCK_SINGLE);
        }
        if networks.iter().filter(eats).any(|network| network.silent) {
            asked.push(&RITUAL_PLUCK);
        }
        // Each decides which rounds can have brought which symbol.
        if sketch.drawn_by_hand().next().is_some() {
            asked.push(&PLUCK_USE);
        }
        if !symbols.is_empty() {
            asked.push(&PLUCK_TWO);
        }
        asked
    }

    fn score(&self, sketch: &Sketch, ruleset: &Ruleset, graph: &Graph) -> Vec<Extra> {
        let (all, symbols) = (exits(sketch.layout()), symbols(sketch));
        let (mut parts, mut aside) = (Vec::new(), Vec::new());
        let mut connected: Vec<Place> = Vec::new();
        for Reached { exits, silent } in networks(graph) {
            let own: Vec<Place> = exits.iter().filter_map(|&exit| all.get(exit).copied()).collect();
            let with = |word: &str| -> Vec<Place> {
                own.iter().copied().filter(|&at| symbols.contains(&(word, at))).collect()
            };
            let (men, ghosts, fruits) = (with(PLUCK_MAN), with(GHOST), with(FRUIT));
            connected.extend(&own);
            let mut places: Vec<Place> = [men.clone(), ghosts.clone(), fruits.clone()].concat();
            places.sort_unstable();
            places.dedup();
            if places.is_empty() {
                continue;
            }
            if men.is_empty() {
                aside.push(Part::unpaid(message!("part-pluck-missing"), places));
                continue;
            }
            if silent && ruleset.answer(&RITUAL_PLUCK) == 1 {
                aside.push(Part::unpaid(message!("part-pluck-silent"), places));
                continue;
            }
            if own.len() == 1 && ruleset.answer(&PLUCK_SINGLE) == 1 {
                aside.push(Part::unpaid(message!("part-pluck-single"), places));
                continue;
            }
            let count = ghosts.len() as i32;
            let (what, points) = match (ghosts.is_empty(), fruits.is_empty()) {
                (true, _) => (message!("part-pluck-alone"), 3),
                (false, false) => (message!("part-pluck-fed", count = ghosts.len()), 3 + 2 * count),
                (false, true) => {
                    (message!("part-pluck-hungry", count = ghosts.len()), 3 - 2 * count)
                }
            };
            parts.push(Part { what, places, points });
        }
        let mut apart: Vec<Place> = symbols.iter().map(|&(_, at)| at).collect();
        apart.retain(|at| !connected.contains(at));
        apart.sort_unstable();
        apart.dedup();
        if !apart.is_empty() {
            aside.push(Part::unpaid(message!("part-pluck-apart"), apart));
        }
        vec![Extra { source: ABOUT.id, parts, aside }]
    }

    fn check(&self, sketch: &Sketch, ruleset: &Ruleset, _graph: &Graph, found: &mut Vec<Finding>) {
        let rounds = ruleset.rounds(sketch.layout());
        let symbols = symbols(sketch);
        let places = || {
            let mut places: Vec<Place> = symbols.iter().map(|&(_, at)| at).collect();
            places.sort_unstable();
            places.dedup();
            places
        };
        if symbols.len() > usize::from(rounds) {
            let what = message!("fact-pluck-many", count = symbols.len(), rounds = rounds);
            found.push(Finding::over(&DRAWN, places(), what));
        } else if let together @ [_, ..] = &together(sketch, rounds)[..] {
            for (round, places) in together {
                let what = message!("fact-pluck-together", count = places.len(), round = *round);
                found.push(Finding::over(&DRAWN, places.clone(), what));
            }
        } else if !fit_rounds(sketch, rounds, &|_| Vec::new()) {
            let mut places = places();
            let dated = |at: Place| {
                symbols.iter().any(|&(word, own)| own == at && written(sketch, word, at).is_some())
            };
            places.retain(|&at| used(sketch, at).1.is_some() || dated(at));
            let what = message!("fact-pluck-used");
            found.push(Finding::over(&UNUSED, places, what));
        }
        if ruleset.answer(&PLUCK_TWO) == 1 {
            let mut crowded = places();
            crowded.retain(|at| symbols.iter().filter(|(_, other)| other == at).count() > 1);
            if !crowded.is_empty() {
                let what = message!("fact-pluck-two");
                found.push(Finding::over(&ONE, crowded, what));
            }
        }
        if ruleset.answer(&PLUCK_USE) == 0
            && !ruleset.others_erase(ABOUT.id)
            && let Some((played, count)) = undrawn(sketch, rounds)
        {
            let what = message!("fact-pluck-undrawn", count = count, rounds = played);
            found.push(Finding::over(&DRAWN, Vec::new(), what));
        }
    }

    fn history(&self, past: &Past<'_>, found: &mut Vec<Finding>) {
        let rounds = past.rounds();
        let alone = fit_rounds(past.sketch, rounds, &|_| Vec::new());
        if alone && !fit_rounds(past.sketch, rounds, &|round| past.roll(self, round)) {
            let mut places: Vec<Place> =
                symbols(past.sketch).into_iter().map(|(_, at)| at).collect();
            places.sort_unstable();
            places.dedup();
            found.push(Finding::over(&DRAWN, places, message!("fact-pluck-dice")));
        }
        if found.is_empty() {
            self.whatever_was_rolled(past, found);
        }
    }

    fn whatever_was_rolled(&self, past: &Past<'_>, found: &mut Vec<Finding>) {
        if !has_history(past) && !is_told(self, past) {
            let places = symbols(past.sketch).into_iter().map(|(_, at)| at).collect();
            found.push(Finding::over(&DRAWN, places, message!("fact-pluck-history")));
        }
    }
}
