//! Portal (Eldritch Expansion Pack): pairs of portals that join what they end, however far apart.

use super::tools::{amounts, areas, places};
use super::traces::any_order;
use crate::board::{Bridge, Building, Contact, End, Graph, Kind, Middle, NodeId};
use crate::board::{Place, Side, Sketch, Space, Value, message};
use crate::rules::contract::{
    About, Chronicle, Die, Expansion, Extra, Face, FaceMark, Finding, Goal, MarkAt, MarkSpec,
    Moment, Part, Past, Shape, Statute, Throw, Verdict,
};
use crate::rules::{Answer, Decides, Ruleset, Ruling};

/// The portal expansion (compendium, Portal Die and Portal Challenge Cards).
pub struct Portal;

/// The words of the marks, a letter each.
const WORDS: [&str; 3] = ["portal-a", "portal-b", "portal-c"];

/// The letters of these words.
const NAMES: [&str; 3] = ["A", "B", "C"];

const VIOLET: [u8; 3] = [108, 60, 150];

const fn mark(word: &'static str, letter: char, picture: &'static [Shape]) -> MarkSpec {
    MarkSpec { word, letter, at: MarkAt::Space, most: 1, fills: true, picture }
}

const RING: Shape = Shape::Ring { at: (0.5, 0.5), radius: 0.26, width: 0.05, ink: VIOLET };

const fn letter(text: &'static str) -> Shape {
    Shape::Text { at: (0.5, 0.5), height: 0.3, text, ink: VIOLET }
}

static MARKS: [MarkSpec; 3] = [
    mark(WORDS[0], 'a', &[RING, letter("A")]),
    mark(WORDS[1], 'b', &[RING, letter("B")]),
    mark(WORDS[2], 'c', &[RING, letter("C")]),
];

const A: FaceMark = FaceMark::whole(WORDS[0]);
const B: FaceMark = FaceMark::whole(WORDS[1]);
const C: FaceMark = FaceMark::whole(WORDS[2]);

static DICE: [Die; 1] = [Die {
    name: "portal",
    copies: 1,
    acts: Moment::With,
    rolled: Throw::WithRoutes,
    faces: &[
        Face::drawn("highway-a", "portal-highway-a", 1, "..h.", &[A]),
        Face::drawn("highway-b", "portal-highway-b", 1, "..h.", &[B]),
        Face::drawn("highway-c", "portal-highway-c", 1, "..h.", &[C]),
        Face::drawn("railway-a", "portal-railway-a", 1, "..r.", &[A]),
        Face::drawn("railway-b", "portal-railway-b", 1, "..r.", &[B]),
        Face::drawn("railway-c", "portal-railway-c", 1, "..r.", &[C]),
    ],
}];

/// Is the closed end of a portal without its pair an error?
pub static PORTAL_ALONE: Ruling = Ruling {
    key: "portal-alone",
    answers: &[Answer { key: "no" }, Answer { key: "yes" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Points],
};

/// Does a highway count the space of the railway portal that it runs into?
pub static PORTAL_MIXED: Ruling = Ruling {
    key: "portal-mixed",
    answers: &[Answer { key: "no" }, Answer { key: "yes" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Points, Decides::Goals],
};

/// May the loop of goal PB change kind?
pub static PORTAL_LOOP: Ruling = Ruling {
    key: "portal-loop",
    answers: &[Answer { key: "mixed" }, Answer { key: "one-kind" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Goals],
};

static RULINGS: [&Ruling; 3] = [&PORTAL_ALONE, &PORTAL_MIXED, &PORTAL_LOOP];

static THIRD: Statute = Statute { key: "rule-portal-pairs" };

/// What it says of itself.
static ABOUT: About = About {
    id: "portal",
    pack: "Eldritch",
    dice: &DICE,
    marks: &MARKS,
    rulings: &RULINGS,
    goals: &GOALS,
    ..About::NOTHING
};

/// A strand that ends at a portal.
#[derive(Clone, Copy)]
struct Gate {
    node: NodeId,
    space: Space,
    side: Side,
    kind: Kind,
}

/// The portals of one letter.
#[derive(Default)]
struct Letter {
    /// The spaces with its mark, row by row.
    spaces: Vec<Space>,
    /// The strands that end there, each the only one of its space with a single end.
    gates: Vec<Gate>,
}

impl Letter {
    /// Its two strands. A third portal of the letter leaves nobody knowing which two belong
    /// together: then it has no pair.
    fn pair(&self) -> Option<(Gate, Gate)> {
        match (&self.spaces[..], &self.gates[..]) {
            ([_, _], &[a, b]) => Some((a, b)),
            _ => None,
        }
    }
}

/// The portals on a board, A first.
fn letters(sketch: &Sketch, graph: &Graph) -> [Letter; 3] {
    let layout = sketch.layout();
    let mut letters: [Letter; 3] = std::array::from_fn(|_| Letter::default());
    for (mark, _) in sketch.marks() {
        if let Place::Space(space) = mark.at
            && let Some(letter) = WORDS.iter().position(|word| *word == mark.word)
            && let Some(index) = layout.index(space)
        {
            letters[letter].spaces.push(space);
            letters[letter].gates.extend(gate(graph, index, space));
        }
    }
    letters
}

/// The strand that ends in a space.
fn gate(graph: &Graph, index: usize, space: Space) -> Option<Gate> {
    let nodes = graph.nodes_in(index).iter().enumerate();
    let mut gates = nodes.filter_map(|(number, node)| {
        let mut ends = node.strand.ends();
        let (side, kind) = ends.next()?;
        let node = graph.id(index, number).filter(|_| ends.next().is_none())?;
        Some(Gate { node, space, side, kind })
    });
    // Where two strands end, nobody can tell which one ends at the portal.
    gates.next().filter(|_| gates.next().is_none())
}

/// The spaces of a network that leads from one portal of a letter to the other without the way
/// through the two; with `one_kind`, along lines of one kind.
fn looped(letters: &[Letter; 3], graph: &Graph, one_kind: bool) -> Option<Vec<Space>> {
    let pairs = letters.iter().filter_map(Letter::pair);
    let ways = pairs.map(|(from, to)| {
        let own = (from.node, to.node);
        let only = if one_kind { Some((from.kind == to.kind).then_some(from.kind)?) } else { None };
        way(graph, own, only)
    });
    let nodes = ways.flatten().next()?;
    let mut spaces: Vec<Space> =
        nodes.iter().map(|&id| graph.nodes()[usize::from(id)].space).collect();
    spaces.dedup();
    Some(spaces)
}

/// A way between two strands that does not use the bridge between them.
fn way(graph: &Graph, own: (NodeId, NodeId), only: Option<Kind>) -> Option<Vec<NodeId>> {
    let far: Vec<(NodeId, NodeId)> = match only {
        Some(kind) => graph.bridged(kind).map(|(_, a, b)| (a, b)).collect(),
        None => graph.joins().to_vec(),
    };
    let mut came: Vec<Option<NodeId>> = vec![None; graph.nodes().len()];
    came[usize::from(own.0)] = Some(own.0);
    let mut queue = vec![own.0];
    let mut next = 0;
    while let Some(&id) = queue.get(next) {
        next += 1;
        let beside = Side::ALL.into_iter().filter_map(|side| match only {
            Some(kind) => graph.stretch(id, side, kind),
            None => match graph.nodes()[usize::from(id)].contact(side) {
                Contact::Link(other) => Some(other),
                _ => None,
            },
        });
        let joined = far.iter().filter(|pair| **pair != own).filter_map(|&(a, b)| {
            match (a == id, b == id) {
                (true, _) => Some(b),
                (_, true) => Some(a),
                _ => None,
            }
        });
        for other in beside.chain(joined) {
            if came[usize::from(other)].is_none() {
                came[usize::from(other)] = Some(id);
                queue.push(other);
            }
        }
    }
    let mut path = vec![own.1];
    while let Some(&last) = path.last()
        && last != own.0
    {
        path.push(came[usize::from(last)]?);
    }
    Some(path)
}

impl Expansion for Portal {
    fn about(&self) -> &'static About {
        &ABOUT
    }

    fn questions(&self, sketch: &Sketch, graph: &Graph) -> Vec<&'static Ruling> {
        let letters = letters(sketch, graph);
        let mut asked: Vec<&'static Ruling> = Vec::new();
        if letters.iter().any(|letter| letter.pair().is_none() && !letter.gates.is_empty()) {
            asked.push(&PORTAL_ALONE);
        }
        let mixed = |letter: &Letter| letter.pair().is_some_and(|(a, b)| a.kind != b.kind);
        if letters.iter().any(mixed) {
            asked.push(&PORTAL_MIXED);
        }
        if looped(&letters, graph, false).is_some() && looped(&letters, graph, true).is_none() {
            asked.push(&PORTAL_LOOP);
        }
        asked
    }

    fn amend(&self, sketch: &Sketch, ruleset: &Ruleset, graph: &mut Graph) {
        let whole = ruleset.answer(&PORTAL_MIXED) == 1;
        let alone = ruleset.answer(&PORTAL_ALONE) == 1;
        for letter in letters(sketch, graph) {
            for gate in &letter.gates {
                // A line ends at a portal and stops nowhere: it is no dead end.
                graph.set_middle(gate.node, Middle::Nothing);
            }
            if let Some((a, b)) = letter.pair() {
                graph.bridge(Bridge { ends: (a.node, b.node), whole });
            } else if alone {
                for gate in &letter.gates {
                    let end = End { space: gate.space, side: gate.side.opposite() };
                    graph.add_error(end, "told-error-portal");
                }
            }
        }
    }

    fn score(&self, sketch: &Sketch, _ruleset: &Ruleset, graph: &Graph) -> Vec<Extra> {
        // Portals join networks and lines, and are worth nothing by themselves.
        let told = |(letter, word): (&Letter, &'static str)| {
            let portal = Value::Name("mark", word);
            let places = letter.spaces.iter().copied().map(Place::Space).collect();
            let what = match (letter.pair().is_some(), letter.spaces.len()) {
                (true, _) => message!("part-portal-pair", portal = portal),
                (_, 3..) => message!("part-portal-third", portal = portal),
                _ => message!("part-portal-alone", portal = portal),
            };
            Part::unpaid(what, places)
        };
        let letters = letters(sketch, graph);
        let shown = letters.iter().zip(WORDS).filter(|(letter, _)| !letter.spaces.is_empty());
        vec![Extra { source: ABOUT.id, parts: Vec::new(), aside: shown.map(told).collect() }]
    }

    fn check(&self, sketch: &Sketch, _ruleset: &Ruleset, graph: &Graph, found: &mut Vec<Finding>) {
        let all = letters(sketch, graph);
        for (letter, name) in all.iter().zip(NAMES).filter(|(letter, _)| letter.spaces.len() > 2) {
            let what = message!("fact-portal-third", count = letter.spaces.len(), letter = name);
            found.push(Finding::at(&THIRD, letter.spaces.iter().copied(), what));
        }
    }

    fn chronicle<'a>(&self, past: &Past<'a>, _vanished: &[Space]) -> Option<Chronicle<'a>> {
        any_order(&Portal, past)
    }
}

/// Whether a space holds a portal, by row-major number.
fn portals(sketch: &Sketch) -> Vec<bool> {
    let marked = WORDS.map(|word| amounts(sketch, word));
    (0..sketch.layout().area()).map(|at| marked.iter().any(|marked| marked[at] > 0)).collect()
}

static GOALS: [Goal; 3] = [
    Goal::new("PA", |board| {
        let layout = board.layout();
        let portals = portals(board.sketch);
        let university = |&index: &usize| {
            portals[index] && layout.building(layout.space(index)) == Some(Building::University)
        };
        let found: Vec<usize> = (0..portals.len()).filter(university).collect();
        Verdict::at_least(3, places(layout, &found))
    }),
    Goal::new("PB", |board| {
        let one_kind = board.ruleset.answer(&PORTAL_LOOP) == 1;
        let letters = letters(board.sketch, &board.graph);
        Verdict::by(looped(&letters, &board.graph, one_kind))
    }),
    Goal::new("PC", |board| {
        let layout = board.layout();
        let portals = portals(board.sketch);
        let groups = areas(layout, |index| portals[index], |_, _, _| true);
        let group = groups.iter().find(|group| group.len() >= 3);
        group.map_or(Verdict::NotMet, |group| Verdict::Met(places(layout, group)))
    }),
];
