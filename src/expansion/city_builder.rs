//! City Builder (Futuristic): coins earned by the routes of a round buy towers.

mod purse;

use super::tools::{amounts, ends_facing, is_free};
use crate::board::{Graph, Place, Sketch, message};
use crate::rules::contract::{
    About, Die, Expansion, Face, Finding, MarkAt, MarkSpec, Moment, Noted, Past, Shape, Statute,
    Step,
};
use crate::rules::contract::{Extra, Part};
use crate::rules::{Answer, Decides, Ruleset, Ruling};
use purse::{Buildings, MOST_COINS, cost};

/// The city builder expansion (Futuristic rulebook, City Builder Dice; compendium, City Builder
/// Dice).
pub struct CityBuilder;

const TOWER: &str = "tower";
/// The word under which coins in hand are noted.
const COINS: &str = "coins";
const STONE: [u8; 3] = [88, 98, 132];
const GLASS: [u8; 3] = [176, 204, 226];

static MARKS: [MarkSpec; 1] = [MarkSpec {
    word: TOWER,
    letter: 't',
    at: MarkAt::Space,
    most: 3,
    fills: true,
    picture: &[
        Shape::Area {
            points: &[
                (0.34, 0.86),
                (0.34, 0.4),
                (0.42, 0.28),
                (0.58, 0.28),
                (0.66, 0.4),
                (0.66, 0.86),
            ],
            ink: STONE,
        },
        Shape::Line { points: &[(0.5, 0.28), (0.5, 0.12)], width: 0.03, ink: STONE },
        Shape::Line { points: &[(0.42, 0.5), (0.58, 0.5)], width: 0.05, ink: GLASS },
        Shape::Line { points: &[(0.42, 0.62), (0.58, 0.62)], width: 0.05, ink: GLASS },
        Shape::Line { points: &[(0.42, 0.74), (0.58, 0.74)], width: 0.05, ink: GLASS },
    ],
}];

static DICE: [Die; 2] = [
    Die {
        name: "income",
        faces: &[
            Face::symbol("adjacent", "city-builder-adjacent", 3),
            Face::symbol("interconnection", "city-builder-interconnection", 1),
            Face::symbol("central", "city-builder-central", 1),
            Face::symbol("urbanization", "city-builder-urbanization", 1),
        ],
        acts: Moment::After,
        ..Die::DRAWN
    },
    // Any number of copies may be built, so that the die is no piece of the board.
    Die {
        name: "building",
        faces: &[
            Face::symbol("tower-1", "city-builder-tower-1", 2),
            Face::symbol("tower-2", "city-builder-tower-2", 2),
            Face::symbol("tower-3", "city-builder-tower-3", 2),
        ],
        acts: Moment::After,
        ..Die::DRAWN
    },
];

static NOTED: [Noted; 1] = [Noted { key: COINS, most: MOST_COINS }];

/// Do buildings count as occupied central spaces for the income?
pub static CITY_OCCUPIED: Ruling = Ruling {
    key: "city-occupied",
    answers: &[Answer { key: "yes" }, Answer { key: "no" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Drawing],
};

/// Must the routes of the adjacent group be joined by lines?
pub static CITY_GROUP: Ruling = Ruling {
    key: "city-group",
    answers: &[Answer { key: "joined" }, Answer { key: "adjacent" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Drawing],
};

static RULINGS: [&Ruling; 2] = [&CITY_OCCUPIED, &CITY_GROUP];

static ONE_SIZE: Statute = Statute { key: "rule-city-size" };

static PAID: Statute = Statute { key: "rule-city-coins" };

/// What it says of itself.
static ABOUT: About = About {
    id: "city-builder",
    pack: "Futuristic",
    rounds: Some(7),
    dice: &DICE,
    marks: &MARKS,
    whole: &[TOWER],
    rulings: &RULINGS,
    noted: &NOTED,
    ..About::NOTHING
};

impl Expansion for CityBuilder {
    fn about(&self) -> &'static About {
        &ABOUT
    }

    fn questions(&self, sketch: &Sketch, _graph: &Graph) -> Vec<&'static Ruling> {
        let towers = amounts(sketch, TOWER);
        let mut asked: Vec<&'static Ruling> = Vec::new();
        let central = |index: &usize| sketch.layout().is_central(sketch.layout().space(*index));
        if (0..towers.len()).any(|index| towers[index] > 0 && central(&index)) {
            asked.push(&CITY_OCCUPIED);
        }
        let routes = (0..towers.len()).filter(|&index| purse::is_route(sketch, index)).count();
        // The coins that are noted are counted by it too.
        let counted = towers.iter().any(|&count| count > 0) || sketch.noted(COINS).is_some();
        if routes > 1 && counted {
            asked.push(&CITY_GROUP);
        }
        asked
    }

    fn amend(&self, sketch: &Sketch, _ruleset: &Ruleset, graph: &mut Graph) {
        let towers = amounts(sketch, TOWER);
        for (id, side, _) in ends_facing(graph, sketch.layout(), |index| towers[index] > 0) {
            graph.excuse(id, side);
        }
    }

    fn score(&self, sketch: &Sketch, _ruleset: &Ruleset, _graph: &Graph) -> Vec<Extra> {
        let towers = amounts(sketch, TOWER);
        let parts = (0..towers.len()).filter(|&index| towers[index] > 0);
        let parts = parts.map(|index| Part {
            what: message!("part-building", towers = towers[index]),
            places: vec![Place::Space(sketch.layout().space(index))],
            points: i32::from(towers[index]),
        });
        vec![Extra { source: ABOUT.id, parts: parts.collect(), aside: Vec::new() }]
    }

    fn check(&self, sketch: &Sketch, ruleset: &Ruleset, _graph: &Graph, found: &mut Vec<Finding>) {
        let rounds = ruleset.rounds(sketch.layout());
        let built = Buildings::of(sketch);
        for (round, buildings) in built.by_round(rounds) {
            let spaces = || buildings.iter().map(|&(space, _)| space);
            if buildings.iter().any(|&(_, size)| size != buildings[0].1) {
                let what = message!("fact-city-sizes", round = round);
                found.push(Finding::at(&ONE_SIZE, spaces(), what));
                continue;
            }
            let paid = buildings.iter().map(|&(_, size)| cost(size)).sum::<usize>();
            if paid > usize::from(MOST_COINS) {
                let what =
                    message!("fact-city-round", round = round, cost = paid, most = MOST_COINS);
                found.push(Finding::at(&PAID, spaces(), what));
            }
        }
        let paid: usize = built.all.iter().map(|&(_, size, _)| cost(size)).sum();
        let most = usize::from(MOST_COINS) * usize::from(rounds);
        if paid > most && found.iter().all(|finding| finding.rule != &PAID) {
            let what = message!("fact-city-game", cost = paid, most = most, rounds = rounds);
            found.push(Finding::at(&PAID, built.all.iter().map(|&(space, ..)| space), what));
        }
        if found.iter().all(|finding| ![&PAID, &ONE_SIZE].contains(&finding.rule)) {
            found.extend(purse::of_any_dice(sketch, rounds));
        }
    }

    fn history(&self, past: &Past<'_>, found: &mut Vec<Finding>) {
        purse::judge(past, found);
    }

    fn steps(&self, sketch: &Sketch, roll: &[&str], moment: Moment) -> Vec<Step> {
        if moment != Moment::After {
            return Vec::new();
        }
        let size = roll.iter().find_map(|word| purse::size_of(word));
        let size = size.map_or(0, usize::from);
        let spaces = sketch.layout().spaces().filter(|&space| is_free(sketch, space));
        let steps = spaces.filter(|_| size > 0).map(|space| Step {
            what: message!(
                "step-city-tower",
                space = space,
                towers = size,
                cost = cost(size as u8)
            ),
            path: vec![space],
            spends_special: false,
            // At most three.
            changes: vec![crate::rules::contract::Change::mark_in(TOWER, space, size as u8)],
        });
        steps.collect()
    }
}
