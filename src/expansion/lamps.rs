//! Street Lamps (Electricity): highways with lamps, lit row by row by special routes.

use super::tools::amounts;
use super::traces::any_order;
use crate::board::{Building, Graph, Place, Sketch, Space, message};
use crate::rules::catalogue::{SPECIALS_PER_GAME, UNIVERSITY_MARKS, identify};
use crate::rules::contract::{
    About, Chronicle, Die, Expansion, Extra, Face, FaceMark, Finding, MarkAt, MarkSpec, Part, Past,
    Shape, Statute,
};
use crate::rules::{Answer, Decides, Ruleset, Ruling};

/// The street lamps expansion (compendium, Street Lamps Dice; Electricity rulebook).
pub struct Lamps;

const LAMP: &str = "lamp";
const LIT: &str = "lit";
const POST: [u8; 3] = [70, 74, 92];
const LIGHT: [u8; 3] = [214, 150, 20];

/// Choices of lines that are looked at before nothing is told.
const MOST_STEPS: usize = 300_000;

/// Lamps that a set holds, a bit each.
const MOST_LAMPS: usize = 64;

static MARKS: [MarkSpec; 2] = [
    MarkSpec {
        word: LAMP,
        letter: 'l',
        at: MarkAt::Space,
        most: 1,
        fills: true,
        picture: &[
            Shape::Line {
                points: &[(0.12, 0.42), (0.12, 0.14), (0.16, 0.07), (0.24, 0.07), (0.27, 0.13)],
                width: 0.04,
                ink: POST,
            },
            Shape::Disc { at: (0.27, 0.17), radius: 0.05, ink: LIGHT },
        ],
    },
    MarkSpec {
        word: LIT,
        letter: 'a',
        at: MarkAt::Space,
        most: 1,
        fills: false,
        picture: &[
            Shape::Line { points: &[(0.27, 0.24), (0.27, 0.42)], width: 0.03, ink: LIGHT },
            Shape::Line { points: &[(0.19, 0.285), (0.35, 0.375)], width: 0.03, ink: LIGHT },
            Shape::Line { points: &[(0.19, 0.375), (0.35, 0.285)], width: 0.03, ink: LIGHT },
        ],
    },
];

static A_LAMP: [FaceMark; 1] = [FaceMark::whole(LAMP)];

static DICE: [Die; 1] = [Die {
    name: "lamp",
    copies: 2,
    faces: &[
        Face::drawn("straight-lamp", "lamps-straight", 1, "h.h.", &A_LAMP),
        Face::drawn("curve-lamp", "lamps-curve", 1, "hh..", &A_LAMP),
        Face::drawn("t-lamp", "lamps-t", 1, "hhh.", &A_LAMP),
        Face::drawn("crossing-lamp", "lamps-crossing", 1, "hhhh", &A_LAMP),
        Face::drawn("double-curve-lamp", "lamps-double-curve", 1, "hhhhd1", &A_LAMP),
        Face::drawn("overpass-lamp", "lamps-overpass", 1, "hhhho", &A_LAMP),
    ],
    ..Die::DRAWN
}];

/// May a special route light a lamp of its own round?
pub static LAMP_ROUND: Ruling = Ruling {
    key: "lamp-round",
    answers: &[Answer { key: "yes" }, Answer { key: "no" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Drawing],
};

/// Does a special route that is given up instead of drawn light a line?
pub static LAMP_SPENT: Ruling = Ruling {
    key: "lamp-spent",
    answers: &[Answer { key: "yes" }, Answer { key: "used" }, Answer { key: "no" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Drawing],
};

static RULINGS: [&Ruling; 2] = [&LAMP_ROUND, &LAMP_SPENT];

static STARS: Statute = Statute { key: "rule-lamps-stars" };

static LINES: Statute = Statute { key: "rule-lamps-lines" };

/// What it says of itself.
static ABOUT: About = About {
    id: "lamps",
    pack: "Electricity",
    rounds: Some(6),
    dice: &DICE,
    marks: &MARKS,
    upon: &[LIT],
    rulings: &RULINGS,
    ..About::NOTHING
};

impl Expansion for Lamps {
    fn about(&self) -> &'static About {
        &ABOUT
    }

    fn chronicle<'a>(&self, past: &Past<'a>, _vanished: &[Space]) -> Option<Chronicle<'a>> {
        any_order(&Lamps, past)
    }

    fn questions(&self, sketch: &Sketch, _graph: &Graph) -> Vec<&'static Ruling> {
        let (lamps, lit) = (amounts(sketch, LAMP), amounts(sketch, LIT));
        let lit: Vec<usize> = (0..lit.len()).filter(|&index| lit[index] > 0).collect();
        let special = |index: usize| {
            lamps[index] == 0
                && identify(&sketch.cells()[index].drawing).is_some_and(|route| route.special)
        };
        let rounds = |index: usize| sketch.cells()[index].round;
        let together = lit.iter().any(|&lamp| {
            let mut others = (0..lamps.len()).filter(|&index| special(index));
            rounds(lamp).is_some() && others.any(|index| rounds(index) == rounds(lamp))
        });
        let own_round = together.then_some(&LAMP_ROUND);
        own_round.into_iter().chain((!lit.is_empty()).then_some(&LAMP_SPENT)).collect()
    }

    fn score(&self, sketch: &Sketch, _ruleset: &Ruleset, _graph: &Graph) -> Vec<Extra> {
        let (lamps, lit) = (amounts(sketch, LAMP), amounts(sketch, LIT));
        let (mut parts, mut aside) = (Vec::new(), Vec::new());
        for index in 0..lamps.len() {
            let places = vec![Place::Space(sketch.layout().space(index))];
            match (lamps[index] > 0, lit[index] > 0) {
                (true, true) => {
                    parts.push(Part { what: message!("part-lamp-lit"), places, points: 1 });
                }
                (true, false) => aside.push(Part::unpaid(message!("part-lamp-dark"), places)),
                (false, true) => aside.push(Part::unpaid(message!("part-lamp-none"), places)),
                (false, false) => {}
            }
        }
        vec![Extra { source: ABOUT.id, parts, aside }]
    }

    fn check(&self, sketch: &Sketch, ruleset: &Ruleset, _graph: &Graph, found: &mut Vec<Finding>) {
        let (lamps, lit) = (amounts(sketch, LAMP), amounts(sketch, LIT));
        for index in (0..lit.len()).filter(|&index| lit[index] > 0 && lamps[index] == 0) {
            let space = sketch.layout().space(index);
            found.push(Finding::at(&STARS, [space], message!("fact-lit-without-lamp")));
        }
        let Some(street) = Street::of(sketch, ruleset) else { return };
        let specials = specials(sketch, ruleset);
        let Some((dark, passed)) = street.unexplained(&specials) else { return };
        if dark != 0 {
            let most = street.lit.count_ones() - dark.count_ones();
            let what = match (specials.len(), street.too_late(dark, &specials)) {
                (0, _) => message!("fact-lamps-no-special"),
                (specials, Some(round)) => {
                    let count = dark.count_ones();
                    message!("fact-lamps-late", count = count, specials = specials, round = round)
                }
                (count, None) => message!("fact-lamps-unexplained", specials = count, most = most),
            };
            found.push(Finding::at(&LINES, street.spaces(dark), what));
        }
        if passed != 0 {
            let what = message!("fact-lamps-passed", count = passed.count_ones());
            found.push(Finding::at(&LINES, street.spaces(passed), what));
        }
    }
}

/// A special route that was used: it lights the lamps of one line.
struct Special {
    /// Its round, where that is known.
    round: Option<u8>,
    /// Whether it may have lit no line.
    idle: bool,
}

/// The special routes that were used, or may have been.
fn specials(sketch: &Sketch, ruleset: &Ruleset) -> Vec<Special> {
    let layout = sketch.layout();
    let rounds = ruleset.rounds(layout);
    let lamps = amounts(sketch, LAMP);
    // A special route on a die is a route of the dice, which lights nothing.
    let others = ruleset.expansions.iter().filter(|expansion| expansion.id() != ABOUT.id);
    let dice = others.flat_map(|expansion| expansion.drawings(Space::new(0, 0)));
    let rolled = dice
        .filter(|(_, laid)| laid.marks.is_empty())
        .any(|(_, laid)| identify(&laid.drawing).is_some_and(|route| route.special));
    let drawn = sketch.drawn_by_hand().filter(|(space, cell)| {
        let lamp = layout.index(*space).is_some_and(|index| lamps[index] > 0);
        !lamp && identify(&cell.drawing).is_some_and(|route| route.special)
    });
    let mut found: Vec<Special> = drawn
        .map(|(_, cell)| Special {
            round: cell.round.filter(|round| (1..=rounds).contains(round)),
            idle: rolled,
        })
        .collect();
    let answer = ruleset.answer(&LAMP_SPENT);
    let spent = ruleset.expansions.iter().any(|expansion| {
        let instead = !expansion.about().instead_of_special.is_empty();
        answer < 2 && expansion.takes_specials() || answer == 0 && instead
    });
    if spent || ruleset.others_erase(ABOUT.id) {
        let universities =
            layout.buildings().iter().filter(|site| site.building == Building::University).count();
        let most = SPECIALS_PER_GAME + usize::from(universities >= UNIVERSITY_MARKS);
        while found.len() < most {
            found.push(Special { round: None, idle: true });
        }
    }
    found
}

/// The lamps of a board, a bit each.
struct Street {
    lamps: Vec<(Space, Option<u8>)>,
    lit: u64,
    /// The lamps of each row and column.
    lines: Vec<u64>,
    own_round: bool,
}

impl Street {
    /// Nothing if the lamps are too many to tell.
    fn of(sketch: &Sketch, ruleset: &Ruleset) -> Option<Street> {
        let layout = sketch.layout();
        let rounds = ruleset.rounds(layout);
        let (lamps, stars) = (amounts(sketch, LAMP), amounts(sketch, LIT));
        let places: Vec<usize> = (0..lamps.len()).filter(|&index| lamps[index] > 0).collect();
        if places.len() > MOST_LAMPS {
            return None;
        }
        let set = |wanted: &dyn Fn(usize) -> bool| -> u64 {
            let own = places.iter().enumerate().filter(|(_, index)| wanted(**index));
            own.map(|(bit, _)| 1 << bit).sum()
        };
        let rows = (0..layout.rows()).map(|row| set(&|index| layout.space(index).row == row));
        let cols = (0..layout.cols()).map(|col| set(&|index| layout.space(index).col == col));
        let lamp = |&index: &usize| {
            let round = sketch.cells()[index].round;
            (layout.space(index), round.filter(|round| (1..=rounds).contains(round)))
        };
        Some(Street {
            lamps: places.iter().map(lamp).collect(),
            lit: set(&|index| stars[index] > 0),
            lines: rows.chain(cols).collect(),
            own_round: ruleset.answer(&LAMP_ROUND) == 0,
        })
    }

    fn spaces(&self, set: u64) -> Vec<Space> {
        let own = self.lamps.iter().enumerate().filter(|(bit, _)| set >> bit & 1 == 1);
        own.map(|(_, (space, _))| *space).collect()
    }

    /// The round of the last special route, if all of these lamps were drawn later.
    fn too_late(&self, set: u64, specials: &[Special]) -> Option<u8> {
        let rounds: Option<Vec<u8>> = specials.iter().map(|special| special.round).collect();
        let last = rounds?.into_iter().max()?;
        let mut own = self.lamps.iter().enumerate().filter(|(bit, _)| set >> bit & 1 == 1);
        let later = own.all(|(_, (_, round))| round.is_some_and(|round| round > last));
        later.then_some(last)
    }

    /// For each line that a special route can have been given: the lamps it can have lit, and those
    /// it must have lit.
    fn ways(&self, special: &Special) -> Vec<(u64, u64)> {
        let (mut can, mut must) = (0, 0);
        for (bit, (_, round)) in self.lamps.iter().enumerate() {
            let known = round.zip(special.round);
            if known.is_none_or(|(lamp, own)| lamp < own || lamp == own && self.own_round) {
                can |= 1 << bit;
            }
            if known.is_some_and(|(lamp, own)| lamp < own) {
                must |= 1 << bit;
            }
        }
        let mut ways: Vec<(u64, u64)> =
            self.lines.iter().map(|line| (line & can, line & must)).collect();
        if special.idle {
            ways.push((0, 0));
        }
        ways.sort_unstable();
        ways.dedup();
        ways
    }

    /// The fewest lit lamps that no lines of these special routes light, and then the fewest lamps
    /// without an asterisk that they must have lit. Nothing if there are too many lines to try.
    fn unexplained(&self, specials: &[Special]) -> Option<(u64, u64)> {
        let mut search = Search {
            lit: self.lit,
            ways: specials.iter().map(|special| self.ways(special)).collect(),
            best: (self.lit, u64::MAX),
            steps: 0,
        };
        search.go(0, 0, 0);
        (search.steps <= MOST_STEPS).then_some(search.best)
    }
}

struct Search {
    lit: u64,
    ways: Vec<Vec<(u64, u64)>>,
    best: (u64, u64),
    steps: usize,
}

impl Search {
    fn go(&mut self, depth: usize, lights: u64, must: u64) {
        self.steps += 1;
        if self.steps > MOST_STEPS || self.best == (0, 0) {
            return;
        }
        let Some(ways) = self.ways.get(depth) else {
            let left = (self.lit & !lights, must & !self.lit);
            let counts = |(a, b): (u64, u64)| (a.count_ones(), b.count_ones());
            if counts(left) < counts(self.best) {
                self.best = left;
            }
            return;
        };
        for (more, forced) in ways.clone() {
            self.go(depth + 1, lights | more, must | forced);
        }
    }
}
