//! Meteor (Blazing Red): a crater a round, which destroys routes and rewards those led into it.

mod course;
mod fall;

use super::tools::{amounts, beyond, ends_facing, places};
use crate::board::{Cell, Layout, Mark, Place, Side, Sketch, Space};
use crate::board::{Graph, Message, NodeId, Value, message};
use crate::rules::contract::{
    About, Change, Chronicle, Die, Erasures, Expansion, Face, Finding, Goal, Gone, MarkAt,
    MarkSpec, Moment, Past, Shape, Statute, Step, Usage, Verdict,
};
use crate::rules::contract::{Extra, Part};
use crate::rules::{Answer, Decides, Ruleset, Ruling};
use fall::Fall;

/// The meteor expansion (classic rulebook, Meteor Dice; compendium, Meteor Dice).
pub struct Meteor;

const CRATER: &str = "crater";
const LAST_HIT: &str = "last-hit";
const ROCK: [u8; 3] = [104, 96, 92];
const PIT: [u8; 3] = [60, 54, 52];

static MARKS: [MarkSpec; 2] = [
    MarkSpec {
        word: CRATER,
        letter: 'c',
        at: MarkAt::Space,
        most: 1,
        fills: true,
        picture: &[
            Shape::Disc { at: (0.5, 0.5), radius: 0.4, ink: ROCK },
            Shape::Disc { at: (0.52, 0.52), radius: 0.28, ink: PIT },
            Shape::Ring { at: (0.5, 0.5), radius: 0.4, width: 0.04, ink: PIT },
        ],
    },
    MarkSpec {
        word: LAST_HIT,
        letter: 'd',
        at: MarkAt::Space,
        most: 1,
        fills: false,
        picture: &[Shape::Disc { at: (0.12, 0.12), radius: 0.07, ink: [20, 20, 20] }],
    },
];

static DICE: [Die; 2] = [
    Die {
        name: "direction",
        copies: 1,
        faces: &[
            Face::symbol("up", "meteor-up", 1),
            Face::symbol("right", "meteor-right", 1),
            Face::symbol("down", "meteor-down", 1),
            Face::symbol("left", "meteor-left", 1),
            Face::symbol("any", "meteor-any", 2),
        ],
        acts: Moment::Before,
        ..Die::DRAWN
    },
    Die {
        name: "distance",
        copies: 1,
        faces: &[
            Face::symbol("1", "meteor-1", 3),
            Face::symbol("2", "meteor-2", 2),
            Face::symbol("3", "meteor-3", 1),
        ],
        acts: Moment::Before,
        ..Die::DRAWN
    },
];

/// Is it the route or its end that earns two points?
pub static CRATER_POINTS: Ruling = Ruling {
    key: "crater-points",
    answers: &[Answer { key: "route" }, Answer { key: "end" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Points],
};

static RULINGS: [&Ruling; 1] = [&CRATER_POINTS];

static EMPTIED: Statute = Statute { key: "rule-meteor-erases" };
static ONE_A_ROUND: Statute = Statute { key: "rule-meteor-each-round" };
static ONE_DOT: Statute = Statute { key: "rule-meteor-one-dot" };
static PATH: Statute = Statute { key: "rule-meteor-moves" };

/// Spaces that hold a crater and no route: drawing a route erases the crater.
fn craters(sketch: &Sketch) -> Vec<bool> {
    let marked = amounts(sketch, CRATER);
    let cells = sketch.cells().iter();
    marked.iter().zip(cells).map(|(&count, cell)| count > 0 && cell.drawing.is_empty()).collect()
}

/// Every end that faces a crater.
fn ends_at_craters(graph: &Graph, layout: &Layout, crater: &[bool]) -> Vec<(NodeId, Side, usize)> {
    ends_facing(graph, layout, |index| crater[index])
}

/// The spaces a meteor passes, the one it hits last.
///
/// It turns round at the outer edge, and having gone its distance it goes on while it would hit a
/// crater. `None` on a board where every space of the line is a crater.
fn flight(
    layout: &Layout,
    crater: &[bool],
    from: usize,
    towards: Side,
    distance: usize,
) -> Option<Vec<usize>> {
    let mut towards = towards;
    let mut path = Vec::new();
    let mut at = from;
    // Twice the longest line leads over every space of it in both directions.
    let most = distance + 2 * usize::from(layout.rows().max(layout.cols()));
    while path.len() < distance || crater[at] {
        if path.len() >= most {
            return None;
        }
        if beyond(layout, at, towards).is_none() {
            towards = towards.opposite();
        }
        at = beyond(layout, at, towards)?;
        path.push(at);
    }
    Some(path)
}

/// Where the next meteor starts: at the dot, else at the central space.
fn start(sketch: &Sketch) -> Option<usize> {
    let dots = amounts(sketch, LAST_HIT);
    dots.iter().position(|&count| count > 0).or_else(|| centre(sketch.layout()))
}

fn centre(layout: &Layout) -> Option<usize> {
    layout.index(Space::new(layout.rows() / 2, layout.cols() / 2))
}

/// Where a face of the direction die sends the meteor: names of faces, each with its side.
fn direction(word: &str) -> Option<&'static [(&'static str, Side)]> {
    const ALL: [(&str, Side); 4] = [
        ("meteor-up", Side::North),
        ("meteor-right", Side::East),
        ("meteor-down", Side::South),
        ("meteor-left", Side::West),
    ];
    if word == "any" {
        return Some(&ALL);
    }
    let index = ALL.iter().position(|(name, _)| name.strip_prefix("meteor-") == Some(word))?;
    Some(&ALL[index..=index])
}

fn distance(word: &str) -> Option<usize> {
    ["1", "2", "3"].iter().position(|known| *known == word).map(|place| place + 1)
}

/// What it says of itself.
static ABOUT: About = About {
    id: "meteor",
    pack: "Blazing Red",
    rounds: Some(6),
    // The compendium's table calls the dice optional; its rule text and the rulebook do not.
    usage: Usage::UnlessSpecialSpent,
    dice: &DICE,
    marks: &MARKS,
    rulings: &RULINGS,
    erases: true,
    takes_specials: true,
    on_mountains: &[LAST_HIT],
    on_cities: &[LAST_HIT],
    goals: &GOALS,
    ..About::NOTHING
};

impl Expansion for Meteor {
    fn about(&self) -> &'static About {
        &ABOUT
    }

    // Its text knows routes alone in a space that is hit (Blazing Red rulebook, Meteor Dice).
    fn settles_loss(&self, other: &dyn Expansion) -> bool {
        other.draws_routes_alone()
    }

    fn chronicle<'a>(&self, past: &Past<'a>, _vanished: &[Space]) -> Option<Chronicle<'a>> {
        course::chronicle(past)
    }

    fn gone<'a>(&self, past: &Past<'a>, round: u8) -> Gone<'a> {
        course::gone(past, round)
    }

    fn erasures(&self, _past: &Past<'_>, played: u8) -> Erasures {
        course::erasures(played)
    }

    fn erased_from(&self, past: &Past<'_>) -> Vec<Space> {
        let sketch = past.sketch;
        // A crater lies there, or something drawn over one.
        let layout = sketch.layout();
        let marked = amounts(sketch, CRATER);
        let hit = |index: &usize| marked[*index] > 0 || !sketch.cells()[*index].drawing.is_empty();
        (0..marked.len()).filter(hit).map(|index| layout.space(index)).collect()
    }

    fn history(&self, past: &Past<'_>, found: &mut Vec<Finding>) {
        Fall::judge(past, found);
    }

    fn whatever_was_rolled(&self, past: &Past<'_>, found: &mut Vec<Finding>) {
        Fall::judge(past, found);
    }

    fn questions(&self, sketch: &Sketch, graph: &Graph) -> Vec<&'static Ruling> {
        let ends = ends_at_craters(graph, sketch.layout(), &craters(sketch));
        let routes = by_route(sketch, graph, &ends).len();
        if routes < ends.len() { vec![&CRATER_POINTS] } else { Vec::new() }
    }

    fn amend(&self, sketch: &Sketch, _ruleset: &Ruleset, graph: &mut Graph) {
        for (id, side, _) in ends_at_craters(graph, sketch.layout(), &craters(sketch)) {
            graph.excuse(id, side);
        }
    }

    fn score(&self, sketch: &Sketch, ruleset: &Ruleset, graph: &Graph) -> Vec<Extra> {
        let ends = ends_at_craters(graph, sketch.layout(), &craters(sketch));
        let layout = sketch.layout();
        let reached: Vec<usize> = ends.iter().map(|&(_, _, crater)| crater).collect();
        let lying = craters(sketch);
        let aside = (0..layout.area())
            .filter(|crater| lying[*crater] && !reached.contains(crater))
            .map(|crater| Part::unpaid(message!("part-crater-alone"), places(layout, &[crater])))
            .collect();
        let parts = if ruleset.answer(&CRATER_POINTS) == 0 {
            let routes = by_route(sketch, graph, &ends);
            routes
                .into_iter()
                .map(|places| Part { what: message!("part-crater-route"), places, points: 2 })
                .collect()
        } else {
            let place = |&(id, side, _): &(NodeId, Side, usize)| {
                Place::Side(graph.nodes()[usize::from(id)].space, side)
            };
            ends.iter()
                .map(|end| Part {
                    what: message!("part-crater-end"),
                    places: vec![place(end)],
                    points: 2,
                })
                .collect()
        };
        vec![Extra { source: ABOUT.id, parts, aside }]
    }

    fn check(&self, sketch: &Sketch, ruleset: &Ruleset, _graph: &Graph, found: &mut Vec<Finding>) {
        let layout = sketch.layout();
        let marked = amounts(sketch, CRATER);
        let dots = amounts(sketch, LAST_HIT);
        let space = |index: usize| layout.space(index);
        let holds = |list: &[u8]| -> Vec<usize> {
            (0..list.len()).filter(|&index| list[index] > 0).collect()
        };
        let all = holds(&marked);
        for &index in &all {
            if !sketch.cells()[index].drawing.is_empty() {
                let what = message!("fact-crater-under-route");
                found.push(Finding::at(&EMPTIED, [space(index)], what));
            }
        }
        let rounds = ruleset.rounds(layout);
        if all.len() > usize::from(rounds) {
            let what = message!("fact-craters", craters = all.len(), meteors = rounds);
            found.push(Finding::at(&ONE_A_ROUND, all.iter().map(|&index| space(index)), what));
        }
        let dotted = holds(&dots);
        if dotted.len() > 1 {
            let spaces = dotted.iter().map(|&index| space(index));
            found.push(Finding::at(&ONE_DOT, spaces, message!("fact-dots")));
        }
        for &index in &dotted {
            if marked[index] == 0 && sketch.cells()[index].drawing.is_empty() {
                let what = message!("fact-dot-alone");
                found.push(Finding::at(&ONE_DOT, [space(index)], what));
            }
        }
        if dotted.is_empty() && !all.is_empty() {
            // Not even a route drawn over the last crater takes the dot away.
            let spaces = all.iter().map(|&index| space(index));
            found.push(Finding::at(&ONE_DOT, spaces, message!("fact-no-dot")));
        }
        check_rounds(sketch, &craters(sketch), found);
    }

    fn assumed(&self, sketch: &Sketch) -> Option<Message> {
        let holds = |word| amounts(sketch, word).iter().any(|&count| count > 0);
        let centre = centre(sketch.layout()).map(|index| sketch.layout().space(index))?;
        (holds(CRATER) && !holds(LAST_HIT)).then(|| message!("assumed-no-dot", space = centre))
    }

    fn steps(&self, sketch: &Sketch, roll: &[&str], moment: Moment) -> Vec<Step> {
        if moment != Moment::Before {
            return Vec::new();
        }
        let directions = roll.iter().find_map(|word| direction(word));
        let distance = roll.iter().find_map(|word| distance(word));
        let (Some(directions), Some(distance), Some(from)) = (directions, distance, start(sketch))
        else {
            return Vec::new();
        };
        let layout = sketch.layout();
        let crater = craters(sketch);
        let dots = amounts(sketch, LAST_HIT);
        let mut steps = Vec::new();
        for &(name, side) in directions {
            let Some(path) = flight(layout, &crater, from, side, distance) else { continue };
            let Some(&hit) = path.last() else { continue };
            let space = layout.space(hit);
            let destroys = !sketch.cells()[hit].drawing.is_empty();
            let mut changes = Vec::new();
            if layout.is_blocked(space) {
                // Mountains and cities cannot be destroyed (compendium, Epic board).
            } else {
                // The round number of whatever is drawn there goes with it.
                if sketch.cells()[hit] != Cell::default() {
                    changes.push(Change::Erase(space));
                }
                changes.extend(other_marks(sketch, space));
                changes.push(Change::mark_in(CRATER, space, 1));
            }
            let old = (0..dots.len()).filter(|&index| dots[index] > 0 && index != hit);
            changes.extend(old.map(|index| Change::mark_in(LAST_HIT, layout.space(index), 0)));
            changes.push(Change::mark_in(LAST_HIT, space, 1));
            let direction = Value::Name("face", name);
            let what = if destroys {
                message!(
                    "step-meteor-destroys",
                    direction = direction,
                    distance = distance,
                    space = space
                )
            } else {
                message!(
                    "step-meteor-crater",
                    direction = direction,
                    distance = distance,
                    space = space
                )
            };
            steps.push(Step {
                what,
                path: path.iter().map(|&index| layout.space(index)).collect(),
                spends_special: false,
                changes,
            });
        }
        steps.push(Step::ignoring(message!("step-meteor-ignored")));
        steps
    }
}

/// What else is drawn in a space goes with it: each mark that makes the space count as drawn on.
fn other_marks(sketch: &Sketch, space: Space) -> Vec<Change> {
    let inside = |mark: &Mark| match mark.at {
        Place::Space(at) | Place::Side(at, _) => at == space,
        Place::Corner(..) => false,
    };
    let marks = sketch.marks().filter(|(mark, _)| inside(mark) && super::fills(mark));
    marks.map(|(mark, _)| Change::Mark(mark.clone(), 0)).collect()
}

/// For each route with an end at a crater, those ends. A route is what one die face draws in one
/// space.
fn by_route(sketch: &Sketch, graph: &Graph, ends: &[(NodeId, Side, usize)]) -> Vec<Vec<Place>> {
    let mut found: Vec<(Option<usize>, Vec<Place>)> = Vec::new();
    for &(id, side, _) in ends {
        let space = graph.nodes()[usize::from(id)].space;
        let index = sketch.layout().index(space);
        match found.last_mut() {
            Some((known, places)) if *known == index => places.push(Place::Side(space, side)),
            _ => found.push((index, vec![Place::Side(space, side)])),
        }
    }
    found.into_iter().map(|(_, places)| places).collect()
}

/// Where craters name the round they fell in: no round twice, and each within reach of the one
/// before it.
fn check_rounds(sketch: &Sketch, crater: &[bool], found: &mut Vec<Finding>) {
    let layout = sketch.layout();
    let mut dated: Vec<(u8, usize)> = (0..crater.len())
        .filter(|&index| crater[index])
        .filter_map(|index| sketch.cells()[index].round.map(|round| (round, index)))
        .collect();
    dated.sort_unstable();
    let complete = crater.iter().filter(|&&crater| crater).count() == dated.len();
    for pair in dated.windows(2) {
        if pair[0].0 == pair[1].0 {
            let spaces = [layout.space(pair[0].1), layout.space(pair[1].1)];
            let what = message!("fact-two-craters", round = pair[0].0);
            found.push(Finding::at(&ONE_A_ROUND, spaces, what));
        }
    }
    let first = centre(layout).map(|centre| (0, centre));
    let from_start: Vec<(u8, usize)> = first.into_iter().chain(dated).collect();
    for pair in from_start.windows(2) {
        let [(before, from), (round, to)] = [pair[0], pair[1]];
        // A meteor that was ignored leaves the dot where it was, but one whose crater was built
        // over may have carried it anywhere.
        if !complete || round != before + 1 {
            return;
        }
        let then: Vec<bool> = (0..crater.len())
            .map(|index| crater[index] && sketch.cells()[index].round.is_some_and(|r| r < round))
            .collect();
        let built_over = sketch
            .cells()
            .iter()
            .any(|cell| !cell.drawing.is_empty() && cell.round.is_none_or(|drawn| drawn > before));
        let within = Side::ALL.into_iter().any(|side| {
            (1..=3).any(|distance| {
                flight(layout, &then, from, side, distance).and_then(|path| path.last().copied())
                    == Some(to)
            })
        });
        // Craters that routes replaced later would have been passed over too.
        let explained = within || built_over && same_line(layout, from, to);
        if !explained {
            let what = message!("fact-no-flight", round = round, space = layout.space(from));
            found.push(Finding::at(&PATH, [layout.space(to)], what));
        }
    }
}

fn same_line(layout: &Layout, a: usize, b: usize) -> bool {
    let (a, b) = (layout.space(a), layout.space(b));
    a.row == b.row || a.col == b.col
}

static GOALS: [Goal; 3] = [
    Goal::new("MA", |board| {
        let crater = craters(board.sketch);
        let mut hit = (0..crater.len()).filter(|&index| crater[index]);
        let spaces = hit.find_map(|index| {
            let space = board.layout().space(index);
            let around = || Side::ALL.into_iter().filter_map(|side| space.step(side));
            (board.led_into(space) == 0b1111)
                .then(|| std::iter::once(space).chain(around()).collect())
        });
        Verdict::by(spaces)
    }),
    Goal::new("MB", |board| {
        let ends = ends_at_craters(&board.graph, board.layout(), &craters(board.sketch));
        let network = |id: NodeId| board.network[usize::from(id)];
        let pair = ends.iter().enumerate().find_map(|(number, first)| {
            ends[number + 1..]
                .iter()
                .find(|second| second.2 != first.2 && network(second.0) == network(first.0))
                .map(|second| vec![board.layout().space(first.2), board.layout().space(second.2)])
        });
        Verdict::by(pair)
    }),
    // Meteors fall before routes are drawn.
    Goal::new("MC", |_| Verdict::IfErased { drawn_before: true }),
];
