//! Investigation (Eldritch): clues on routes, and an investigator who walks to them.

use super::tools::amounts;
use super::traces::any_order;
use super::{after_round, pieces};
use crate::board::{Graph, Mark, Place, Sketch, Space, message};
use crate::rules::contract::{
    About, Chronicle, Die, Expansion, Extra, Face, FaceMark, Finding, MarkAt, MarkSpec, Part, Past,
    Shape, ShownRolls, Statute, faces_of,
};
use crate::rules::{Answer, Decides, Ruleset, Ruling};

mod walk;

/// The investigation expansion (compendium, Investigation Die).
pub struct Investigation;

const CLUE: &str = "clue";
const FOUND: &str = "found";
const INVESTIGATOR: &str = "investigator";
const GLASS: [u8; 3] = [54, 84, 130];
const CIRCLE: [u8; 3] = [176, 44, 52];
const COAT: [u8; 3] = [112, 82, 48];

/// What all clues together bring.
const ALL: i32 = 4;

static MARKS: [MarkSpec; 3] = [
    MarkSpec {
        word: CLUE,
        letter: 'c',
        at: MarkAt::Space,
        most: 1,
        fills: true,
        picture: &[
            Shape::Ring { at: (0.2, 0.18), radius: 0.08, width: 0.035, ink: GLASS },
            Shape::Line { points: &[(0.26, 0.24), (0.34, 0.32)], width: 0.05, ink: GLASS },
        ],
    },
    MarkSpec {
        word: FOUND,
        letter: 'o',
        at: MarkAt::Space,
        most: 1,
        fills: false,
        picture: &[Shape::Ring { at: (0.23, 0.21), radius: 0.19, width: 0.03, ink: CIRCLE }],
    },
    MarkSpec {
        word: INVESTIGATOR,
        letter: 'i',
        at: MarkAt::OneOf(&[MarkAt::Space, MarkAt::Exit]),
        most: 1,
        fills: false,
        picture: &[
            Shape::Disc { at: (0.78, 0.68), radius: 0.06, ink: COAT },
            Shape::Line { points: &[(0.68, 0.63), (0.88, 0.63)], width: 0.03, ink: COAT },
            Shape::Area { points: &[(0.78, 0.72), (0.88, 0.92), (0.68, 0.92)], ink: COAT },
        ],
    },
];

static A_CLUE: [FaceMark; 1] = [FaceMark::whole(CLUE)];

static DICE: [Die; 1] = [Die {
    name: "investigation",
    faces: &[
        Face::drawn("mixed-clue", "investigation-mixed", 1, ".hhr", &A_CLUE),
        Face::drawn("straight-clue", "investigation-straight", 1, ".h.h", &A_CLUE),
        Face::drawn("t-clue", "investigation-t", 1, ".hhh", &A_CLUE),
        Face::drawn("t-station-clue", "investigation-t-station", 1, "rr.rs", &A_CLUE),
        Face::drawn("straight-station-clue", "investigation-straight-station", 1, ".r.rs", &A_CLUE),
        Face::drawn("corner-station-clue", "investigation-corner-station", 1, "r..h", &A_CLUE),
    ],
    ..Die::DRAWN
}];

/// The most steps that a face shows.
const MOST_STEPS: u8 = 3;

/// The footsteps on a face.
fn footsteps(face: &str) -> u8 {
    match face {
        "t-station-clue" => 1,
        "straight-clue" | "straight-station-clue" => MOST_STEPS,
        _ => 2,
    }
}

/// No clue was drawn: are all of them found?
pub static CLUES_NONE: Ruling = Ruling {
    key: "clues-none",
    answers: &[Answer { key: "no" }, Answer { key: "yes" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Points],
};

/// May the steps of a die be spent that was not drawn?
pub static STEPS_WITHOUT_DRAWING: Ruling = Ruling {
    key: "steps-without-drawing",
    answers: &[Answer { key: "yes" }, Answer { key: "no" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Drawing],
};

/// Is the way from a highway exit into its own space a step?
pub static EXIT_STEP: Ruling = Ruling {
    key: "exit-step",
    answers: &[Answer { key: "yes" }, Answer { key: "no" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Drawing],
};

static RULINGS: [&Ruling; 3] = [&CLUES_NONE, &STEPS_WITHOUT_DRAWING, &EXIT_STEP];

static CIRCLES: Statute = Statute { key: "rule-investigation-circles" };

static ALONE: Statute = Statute { key: "rule-investigation-alone" };

static STEPS: Statute = Statute { key: "rule-investigation-steps" };

/// What it says of itself.
static ABOUT: About = About {
    id: "investigation",
    pack: "Eldritch",
    rounds: Some(6),
    dice: &DICE,
    marks: &MARKS,
    upon: &[FOUND],
    rulings: &RULINGS,
    ..About::NOTHING
};

/// The spaces that hold a mark, row by row.
fn holding(sketch: &Sketch, word: &str) -> Vec<Space> {
    let amounts = amounts(sketch, word);
    let layout = sketch.layout();
    (0..amounts.len()).filter(|&index| amounts[index] > 0).map(|n| layout.space(n)).collect()
}

/// The clues of a board: those found, and the others.
fn clues(sketch: &Sketch) -> (Vec<Space>, Vec<Space>) {
    let circles = amounts(sketch, FOUND);
    let circled =
        |space: &Space| sketch.layout().index(*space).is_some_and(|index| circles[index] > 0);
    holding(sketch, CLUE).into_iter().partition(circled)
}

/// Where investigators stand.
fn investigators(sketch: &Sketch) -> Vec<Place> {
    let own = sketch.marks().filter(|(mark, _): &(&Mark, u8)| mark.word == INVESTIGATOR);
    own.map(|(mark, _)| mark.at).collect()
}

/// How many steps each round gave at most.
fn allowance(sketch: &Sketch, ruleset: &Ruleset, rolls: &ShownRolls) -> impl Fn(u8) -> u8 {
    let drawn: Vec<(Option<u8>, &'static str)> = pieces(&Investigation, sketch, &mut Vec::new())
        .iter()
        .map(|piece| (sketch.cell(piece.space).round, piece.face.id))
        .collect();
    let undrawn = ruleset.answer(&STEPS_WITHOUT_DRAWING) == 0;
    move |round| {
        let most = |own: &dyn Fn(Option<u8>, &str) -> bool| {
            let faces = drawn.iter().filter(|(written, id)| own(*written, id));
            faces.map(|(_, id)| footsteps(id)).max()
        };
        let shown = faces_of(rolls.get(&round).into_iter().flatten(), &Investigation);
        if !shown.is_empty() {
            let may = |face: &&&Face| {
                undrawn
                    || most(&|own, id| id == face.id && own.is_none_or(|own| own == round))
                        .is_some()
            };
            return shown.iter().filter(may).map(|face| footsteps(face.id)).max().unwrap_or(0);
        }
        // The die of a round shows what was drawn then.
        most(&|own, _| own == Some(round)).unwrap_or_else(|| match undrawn {
            true => MOST_STEPS,
            false => most(&|own, _| own.is_none()).unwrap_or(0),
        })
    }
}

/// What no walk explains: the places and why. Nothing where others change what connects, or where the
/// walks are too many.
fn unexplained(sketch: &Sketch, ruleset: &Ruleset, rolls: &ShownRolls) -> Option<Finding> {
    let layout = sketch.layout();
    let mut others = ruleset.expansions.iter().filter(|other| other.id() != ABOUT.id);
    if others.any(|other| other.reopens(ruleset) || !other.complete(sketch, ruleset).is_empty()) {
        return None;
    }
    let (found, _) = clues(sketch);
    let places: Vec<Place> = found.iter().copied().map(Place::Space).collect();
    let end = match investigators(sketch)[..] {
        [Place::Space(space)] => layout.index(space),
        _ => None,
    };
    if found.is_empty() && end.is_none() {
        return None;
    }
    let steps = allowance(sketch, ruleset, rolls);
    let targets: Vec<usize> = found.iter().filter_map(|&space| layout.index(space)).collect();
    let mut walk = walk::Walk::new(layout, &targets)?;
    for round in 1..=ruleset.rounds(layout) {
        let board = after_round(sketch, round);
        let graph = ruleset.graph(&board);
        if !graph.joins().is_empty() || !graph.bridges().is_empty() {
            return None;
        }
        let moves = walk::Moves::of(&board, &graph, ruleset.answer(&EXIT_STEP) == 1);
        walk.go(&moves, steps(round))?;
    }
    let most = walk.most_found();
    if most < found.len() {
        let what = message!("fact-investigation-steps", count = found.len(), most = most);
        return Some(Finding::over(&STEPS, places, what));
    }
    let end = end.filter(|&end| !walk.ends_at(end))?;
    let what = message!("fact-investigation-end", count = found.len());
    Some(Finding::at(&STEPS, [layout.space(end)], what))
}

impl Expansion for Investigation {
    fn about(&self) -> &'static About {
        &ABOUT
    }

    fn chronicle<'a>(&self, past: &Past<'a>, _vanished: &[Space]) -> Option<Chronicle<'a>> {
        let mut chronicle = any_order(&Investigation, past)?;
        // Circles and the investigator come when he walks, whatever the die shows.
        for trace in &mut chronicle.traces {
            trace.marks.retain(|(mark, _)| mark.word == CLUE);
        }
        Some(chronicle)
    }

    fn questions(&self, sketch: &Sketch, _graph: &Graph) -> Vec<&'static Ruling> {
        let (found, others) = clues(sketch);
        let none = found.is_empty() && others.is_empty();
        let walked = !found.is_empty()
            || investigators(sketch).iter().any(|place| matches!(place, Place::Space(_)));
        let mut asked: Vec<&'static Ruling> = Vec::new();
        asked.extend(none.then_some(&CLUES_NONE));
        if walked {
            asked.extend([&STEPS_WITHOUT_DRAWING, &EXIT_STEP]);
        }
        asked
    }

    fn score(&self, sketch: &Sketch, ruleset: &Ruleset, _graph: &Graph) -> Vec<Extra> {
        let (found, others) = clues(sketch);
        let here = |space: &Space| vec![Place::Space(*space)];
        let mut parts: Vec<Part> = found
            .iter()
            .map(|space| Part { what: message!("part-clue"), places: here(space), points: 1 })
            .collect();
        let any = !found.is_empty() || ruleset.answer(&CLUES_NONE) == 1;
        if others.is_empty() && any {
            let places = found.iter().copied().map(Place::Space).collect();
            parts.push(Part { what: message!("part-clues-all"), places, points: ALL });
        }
        let missed = |space: &Space| Part::unpaid(message!("part-clue-missed"), here(space));
        let mut aside: Vec<Part> = others.iter().map(missed).collect();
        if !others.is_empty() {
            let what = message!("part-clues-not-all", points = ALL);
            aside.push(Part::unpaid(what, Vec::new()));
        }
        vec![Extra { source: ABOUT.id, parts, aside }]
    }

    fn check(&self, sketch: &Sketch, ruleset: &Ruleset, _graph: &Graph, found: &mut Vec<Finding>) {
        let clues = amounts(sketch, CLUE);
        let circles = holding(sketch, FOUND);
        let bare = |space: &&Space| sketch.layout().index(**space).is_some_and(|n| clues[n] == 0);
        if !ruleset.others_erase(ABOUT.id) {
            for &space in circles.iter().filter(bare) {
                found.push(Finding::at(&CIRCLES, [space], message!("fact-found-without-clue")));
            }
        }
        let places = investigators(sketch);
        if places.len() > 1 {
            let what = message!("fact-investigators", count = places.len());
            found.push(Finding::over(&ALONE, places, what));
        } else if places.is_empty() {
            // He is redrawn wherever he goes; without a clue found, nothing hangs on where he stood.
            let walked: Vec<Space> = circles.iter().filter(|space| !bare(space)).copied().collect();
            if !walked.is_empty() && !ruleset.others_erase(ABOUT.id) {
                let what = message!("fact-investigator-missing");
                found.push(Finding::at(&ALONE, walked, what));
            }
        } else if !circles.is_empty()
            && let [Place::Side(..)] = places[..]
        {
            let what = message!("fact-investigation-at-exit");
            found.push(Finding::over(&STEPS, places, what));
        }
        found.extend(unexplained(sketch, ruleset, &ShownRolls::new()));
    }

    fn history(&self, past: &Past<'_>, found: &mut Vec<Finding>) {
        // What no dice explain is found without them.
        if unexplained(past.sketch, past.ruleset, &ShownRolls::new()).is_none() {
            found.extend(unexplained(past.sketch, past.ruleset, past.rolls));
        }
    }
}
