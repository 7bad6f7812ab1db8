//! Tentacle (Eldritch): lines from the outer edge that lie over routes.

use super::tools::{has_route, is_told, without_round};
use crate::board::{Contact, Graph, Kind, Layout, Middle, Node, NodeId, Place, message};
use crate::board::{Drawing, Side, Sketch, Space, Strand};
use crate::rules::contract::{
    About, Die, Expansion, Extra, Face, Finding, Moment, Part, Past, Statute,
};
use crate::rules::{Answer, Decides, Ruleset, Ruling};

/// The tentacle expansion (compendium, Tentacle Die).
pub struct Tentacle;

static DICE: [Die; 1] = [Die {
    name: "tentacle",
    acts: Moment::After,
    faces: &[
        Face::symbol("3", "tentacle-3", 2),
        Face::symbol("4", "tentacle-4", 2),
        Face::symbol("5", "tentacle-5", 2),
    ],
    ..Die::DRAWN
}];

/// The lengths that the die shows.
const LENGTHS: std::ops::RangeInclusive<usize> = 3..=5;

const fn asks(key: &'static str, answers: &'static [Answer]) -> Ruling {
    Ruling { key, answers, classic: 0, challenge: 0, decides: &[Decides::Drawing] }
}

static YES_NO: [Answer; 2] = [Answer { key: "yes" }, Answer { key: "no" }];
static NO_YES: [Answer; 2] = [Answer { key: "no" }, Answer { key: "yes" }];

/// Must the first stretch of a tentacle touch the outer edge?
pub static TENTACLE_ROOT: Ruling = asks("tentacle-root", &YES_NO);

/// May the last space of a tentacle hold a route?
pub static TENTACLE_TIP: Ruling = asks("tentacle-tip", &NO_YES);

/// Are straight and curved stations straight and curved routes for a tentacle?
pub static TENTACLE_STATION: Ruling = asks("tentacle-station", &YES_NO);

/// May a tentacle cross itself?
pub static TENTACLE_SELF: Ruling = asks("tentacle-self", &YES_NO);

/// Are goals declared before the tentacle of the round is drawn?
pub static GOAL_ORDER: Ruling = Ruling {
    key: "goal-order",
    answers: &[Answer { key: "goals" }, Answer { key: "tentacle" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Goals],
};

static RULINGS: [&Ruling; 5] =
    [&TENTACLE_ROOT, &TENTACLE_TIP, &TENTACLE_STATION, &TENTACLE_SELF, &GOAL_ORDER];

static LINE: Statute = Statute { key: "rule-tentacle-line" };
static ROOT: Statute = Statute { key: "rule-tentacle-root" };
static LENGTH: Statute = Statute { key: "rule-tentacle-length" };
static SHARES: Statute = Statute { key: "rule-tentacle-shares" };
static ONE_A_ROUND: Statute = Statute { key: "rule-tentacle-each-round" };

/// What one end of a tentacle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tail {
    /// A side on the outer edge.
    Edge,
    /// A side that meets no tentacle.
    Loose,
    /// A line that stops inside its space.
    Tip,
}

/// One tentacle: strands that join each other, in their order where it is one line.
struct Arm {
    ids: Vec<NodeId>,
    /// Its ends, each with the node it belongs to.
    tails: Vec<(NodeId, Tail)>,
    /// Whether it is one line that nothing else joins.
    is_line: bool,
}

fn sides(node: &Node) -> impl Iterator<Item = Side> + use<> {
    node.strand.ends().filter(|(_, kind)| *kind == Kind::Tentacle).map(|(side, _)| side)
}

/// The tentacles that a strand joins.
fn linked(node: &Node) -> impl Iterator<Item = NodeId> + use<> {
    let node = *node;
    sides(&node).filter_map(move |side| match node.contact(side) {
        Contact::Link(other) => Some(other),
        _ => None,
    })
}

/// The ends of a strand.
fn tails(node: &Node) -> impl Iterator<Item = Tail> + use<> {
    let node = *node;
    let open = sides(&node).filter_map(move |side| match node.contact(side) {
        Contact::Link(_) => None,
        Contact::Outlet | Contact::WrongExit(_) | Contact::Exit(_) => Some(Tail::Edge),
        _ => Some(Tail::Loose),
    });
    open.chain((sides(&node).count() == 1).then_some(Tail::Tip))
}

/// Every tentacle, the one with the first strand first.
fn arms(graph: &Graph) -> Vec<Arm> {
    let nodes = graph.nodes();
    let mut seen = vec![false; nodes.len()];
    let mut found = Vec::new();
    for start in 0..nodes.len() {
        if seen[start] || !nodes[start].strand.shows(Kind::Tentacle) {
            continue;
        }
        seen[start] = true;
        // At most 32x32 spaces of four strands.
        let mut ids = vec![start as NodeId];
        let mut next = 0;
        while let Some(&id) = ids.get(next) {
            next += 1;
            for other in linked(&nodes[usize::from(id)]) {
                if !std::mem::replace(&mut seen[usize::from(other)], true) {
                    ids.push(other);
                }
            }
        }
        let plain = |strand: &Strand| {
            strand.is_laid_over() && !strand.has_station() && strand.ends().count() <= 2
        };
        let of_node = |&id: &NodeId| tails(&nodes[usize::from(id)]).map(move |tail| (id, tail));
        let tails: Vec<(NodeId, Tail)> = ids.iter().flat_map(of_node).collect();
        let is_line = ids.iter().all(|&id| plain(&nodes[usize::from(id)].strand));
        let mut arm = Arm { ids, tails, is_line: is_line && !found_ring(graph, start as NodeId) };
        arm.order(graph);
        found.push(arm);
    }
    found
}

/// Whether the line through a strand comes back to it. No strand on the way branches.
fn found_ring(graph: &Graph, start: NodeId) -> bool {
    let (mut before, mut at) = (None, start);
    for _ in 0..=graph.nodes().len() {
        let node = &graph.nodes()[usize::from(at)];
        let Some(next) = linked(node).find(|&other| Some(other) != before) else { return false };
        if next == start {
            return true;
        }
        (before, at) = (Some(at), next);
    }
    true
}

impl Arm {
    /// Puts the strands in their order from the outer edge inwards.
    fn order(&mut self, graph: &Graph) {
        let rank = |tail: Tail| match tail {
            Tail::Edge => 0,
            Tail::Loose => 1,
            Tail::Tip => 2,
        };
        self.tails.sort_by_key(|&(id, tail)| (rank(tail), id));
        let (true, Some(&(first, _))) = (self.is_line, self.tails.first()) else {
            self.ids.sort_unstable();
            return;
        };
        let mut line = vec![first];
        while let Some(&at) = line.last() {
            let mut others = linked(&graph.nodes()[usize::from(at)]);
            let Some(next) = others.find(|other| !line.contains(other)) else { break };
            line.push(next);
        }
        self.ids = line;
    }

    fn spaces(&self, graph: &Graph) -> Vec<Space> {
        let mut spaces = Vec::with_capacity(self.ids.len());
        for &id in &self.ids {
            let space = graph.nodes()[usize::from(id)].space;
            if !spaces.contains(&space) {
                spaces.push(space);
            }
        }
        spaces
    }

    /// The rounds written where it lies alone: there the number is its own, since no route is drawn into
    /// a space with a tentacle.
    fn own_rounds(&self, sketch: &Sketch, graph: &Graph, rounds: u8) -> Vec<u8> {
        let alone = |space: &Space| sketch.drawing(*space).strands().len() == 1;
        let own = self.spaces(graph).into_iter().filter(alone);
        let written = own.filter_map(|space| sketch.cell(space).round);
        written.filter(|round| (1..=rounds).contains(round)).collect()
    }

    /// Whether it passes a space twice.
    fn crosses_itself(&self, graph: &Graph) -> bool {
        self.spaces(graph).len() < self.ids.len()
    }

    /// Whether its first space is where a tentacle may begin, and by `touching` its first stretch
    /// touches the outer edge there.
    fn has_root(&self, graph: &Graph, layout: &Layout, touching: bool) -> bool {
        let starts = |&(number, tail): &(usize, Tail)| {
            let space = graph.nodes()[usize::from(self.tails[number].0)].space;
            is_start(layout, space) && (tail == Tail::Edge || !touching)
        };
        // The other end closes it.
        let ends = || self.tails.iter().map(|&(_, tail)| tail).enumerate();
        let closed = |number: usize| ends().any(|(own, tail)| own != number && tail == Tail::Tip);
        let mut roots = ends().filter(starts);
        roots.any(|(number, _)| closed(number))
    }
}

/// Whether a space lies on the outer edge and has no exit.
fn is_start(layout: &Layout, space: Space) -> bool {
    let on_edge = |side| layout.neighbour(space, side).is_none();
    Side::ALL.into_iter().any(on_edge)
        && Side::ALL.into_iter().all(|side| layout.exit_at(space, side).is_none())
}

/// Whether a tentacle may cross a strand, or pass it on its free sides.
fn is_straight_or_curve(strand: &Strand, stations: bool) -> bool {
    strand.ends().count() == 2 && (stations || !strand.has_station())
}

/// Whether a tentacle may run through a space as it does there.
fn may_share(drawing: &Drawing, own: &Strand, tips: bool, stations: bool) -> bool {
    let mut others = drawing.strands().iter().filter(|strand| *strand != own);
    let Some(other) = others.next() else { return true };
    // The tip of one that passes is judged where that one is.
    let other_ends = other.is_laid_over() && other.ends().count() == 1;
    others.next().is_none()
        && (is_straight_or_curve(other, stations) || other_ends)
        && (own.ends().count() == 2 || tips)
}

/// Whether a space holds nothing but tentacles.
fn is_all_tentacle(sketch: &Sketch, space: Space) -> bool {
    let drawing = sketch.drawing(space);
    !drawing.is_empty() && drawing.below().is_empty()
}

/// What it says of itself.
static ABOUT: About = About {
    id: "tentacle",
    pack: "Eldritch",
    dice: &DICE,
    kinds: &[Kind::Tentacle],
    shuns_walls: true,
    rulings: &RULINGS,
    ..About::NOTHING
};

impl Expansion for Tentacle {
    fn about(&self) -> &'static About {
        &ABOUT
    }

    fn questions(&self, sketch: &Sketch, graph: &Graph) -> Vec<&'static Ruling> {
        let layout = &**sketch.layout();
        let arms = arms(graph);
        let mut asked: Vec<&'static Ruling> = Vec::new();
        if arms.iter().any(|arm| !arm.has_root(graph, layout, true)) {
            asked.push(&TENTACLE_ROOT);
        }
        let shared = |test: &dyn Fn(&Drawing, &Strand) -> bool| {
            arms.iter().flat_map(|arm| &arm.ids).any(|&id| {
                let node = &graph.nodes()[usize::from(id)];
                test(&sketch.drawing(node.space), &node.strand)
            })
        };
        if shared(&|drawing, own| own.ends().count() == 1 && drawing.strands().len() > 1) {
            asked.push(&TENTACLE_TIP);
        }
        if shared(&|drawing, _| drawing.has_station()) {
            asked.push(&TENTACLE_STATION);
        }
        if arms.iter().any(|arm| arm.crosses_itself(graph)) {
            asked.push(&TENTACLE_SELF);
        }
        if layout.spaces().any(|space| is_all_tentacle(sketch, space)) {
            asked.push(&GOAL_ORDER);
        }
        asked
    }

    fn ends_round(&self, sketch: &Sketch, ruleset: &Ruleset, space: Space) -> bool {
        ruleset.answer(&GOAL_ORDER) == 0 && is_all_tentacle(sketch, space)
    }

    fn amend(&self, _sketch: &Sketch, _ruleset: &Ruleset, graph: &mut Graph) {
        // A tip is no dead end.
        let tip =
            |node: &Node| node.strand.is_laid_over() && node.strand.middle() == Middle::DeadEnd;
        let tips: Vec<NodeId> = (graph.nodes().iter().enumerate())
            .filter(|(_, node)| tip(node))
            .map(|(id, _)| id as NodeId)
            .collect();
        tips.into_iter().for_each(|id| graph.set_middle(id, Middle::Nothing));
    }

    fn score(&self, sketch: &Sketch, _ruleset: &Ruleset, graph: &Graph) -> Vec<Extra> {
        let layout = sketch.layout();
        let arms = arms(graph);
        let tentacle = |arm: &Arm| Part {
            what: message!("part-tentacle", count = arm.ids.len()),
            places: arm.spaces(graph).into_iter().map(Place::Space).collect(),
            points: 2,
        };
        let mut parts: Vec<Part> = arms.iter().map(tentacle).collect();
        let shared =
            |&space: &Space| layout.index(space).is_some_and(|index| has_route(sketch, index));
        let mut spaces: Vec<Space> =
            arms.iter().flat_map(|arm| arm.spaces(graph)).filter(shared).collect();
        spaces.sort_unstable();
        // Two tentacles in a space share it with one route.
        spaces.dedup();
        parts.extend(spaces.into_iter().map(|space| Part {
            what: message!("part-tentacle-route"),
            places: vec![Place::Space(space)],
            points: 1,
        }));
        vec![Extra { source: ABOUT.id, parts, aside: Vec::new() }]
    }

    fn check(&self, sketch: &Sketch, ruleset: &Ruleset, graph: &Graph, found: &mut Vec<Finding>) {
        let layout = &**sketch.layout();
        let touching = ruleset.answer(&TENTACLE_ROOT) == 0;
        let tips = ruleset.answer(&TENTACLE_TIP) == 1;
        let stations = ruleset.answer(&TENTACLE_STATION) == 0;
        let may_cross_itself = ruleset.answer(&TENTACLE_SELF) == 0;
        let arms = arms(graph);
        for arm in &arms {
            let mut add = |rule, what| found.push(Finding::at(rule, arm.spaces(graph), what));
            if !arm.is_line {
                add(&LINE, message!("fact-tentacle-branches"));
                continue;
            }
            let tip = arm.tails.iter().any(|&(_, tail)| tail == Tail::Tip);
            if !tip {
                add(&LINE, message!("fact-tentacle-no-tip"));
            } else if !arm.has_root(graph, layout, touching) {
                add(&ROOT, message!("fact-tentacle-no-root"));
            }
            if !LENGTHS.contains(&arm.ids.len()) {
                add(&LENGTH, message!("fact-tentacle-length", count = arm.ids.len()));
            }
            if !may_cross_itself && arm.crosses_itself(graph) {
                add(&SHARES, message!("fact-tentacle-itself"));
            }
        }
        let mut crowded: Vec<Space> = (arms.iter().flat_map(|arm| &arm.ids))
            .map(|&id| &graph.nodes()[usize::from(id)])
            .filter(|node| {
                // As drawn: the graph has changed its tips.
                let drawing = sketch.drawing(node.space);
                let own = drawing.strands().get(usize::from(node.index));
                own.is_some_and(|own| !may_share(&drawing, own, tips, stations))
            })
            .map(|node| node.space)
            .collect();
        crowded.sort_unstable();
        crowded.dedup();
        for space in crowded {
            found.push(Finding::at(&SHARES, [space], message!("fact-tentacle-crowded")));
        }
        let rounds = ruleset.rounds(layout);
        let began: Vec<u8> =
            arms.iter().map(|arm| earliest(sketch, &arm.spaces(graph), rounds)).collect();
        for round in 1..=rounds {
            // In each of the rounds from this one on there is one tentacle at most.
            let left = usize::from(rounds - round) + 1;
            let late = |(_, began): &(&Arm, &u8)| **began >= round;
            let late: Vec<&Arm> =
                arms.iter().zip(&began).filter(late).map(|(arm, _)| arm).collect();
            if late.len() > left {
                let spaces = late.iter().flat_map(|arm| arm.spaces(graph));
                let what =
                    message!("fact-tentacles", count = late.len(), left = left, round = round);
                found.push(Finding::at(&ONE_A_ROUND, spaces, what));
                break;
            }
        }
        if ruleset.others_erase(ABOUT.id) {
            return;
        }
        for (arm, &began) in arms.iter().zip(&began) {
            let own = arm.own_rounds(sketch, graph, rounds);
            if own.iter().any(|&round| round != own[0] || round < began) {
                let what = message!("fact-tentacle-numbers");
                found.push(Finding::at(&ONE_A_ROUND, arm.spaces(graph), what));
            }
        }
        for round in 1..=rounds {
            let own = |arm: &&Arm| arm.own_rounds(sketch, graph, rounds).contains(&round);
            let together: Vec<&Arm> = arms.iter().filter(own).collect();
            if together.len() > 1 {
                let spaces = together.iter().flat_map(|arm| arm.spaces(graph));
                let what =
                    message!("fact-tentacles-together", count = together.len(), round = round);
                found.push(Finding::at(&ONE_A_ROUND, spaces, what));
            }
        }
    }

    fn history(&self, past: &Past<'_>, found: &mut Vec<Finding>) {
        let graph = past.ruleset.graph(past.sketch);
        // What has another length is found without dice.
        let arms: Vec<Arm> =
            arms(&graph).into_iter().filter(|arm| LENGTHS.contains(&arm.ids.len())).collect();
        let began: Vec<u8> = arms
            .iter()
            .map(|arm| earliest(past.sketch, &arm.spaces(&graph), past.rounds()))
            .collect();
        let shows = |arm: &Arm, round: u8| {
            let faces = past.roll(self, round);
            let length = |face: &&Face| face.id.parse().ok() == Some(arm.ids.len());
            faces.is_empty() || faces.iter().any(length)
        };
        let own: Vec<Vec<u8>> =
            arms.iter().map(|arm| arm.own_rounds(past.sketch, &graph, past.rounds())).collect();
        // What bears the numbers of several rounds is found without dice.
        let dated = |arm: usize, round: u8| {
            let own = &own[arm];
            own.is_empty() || own.contains(&round) || own.iter().any(|&other| other < began[arm])
        };
        let fits = |arm: usize, round: u8| {
            round >= began[arm] && dated(arm, round) && shows(&arms[arm], round)
        };
        for (arm, _) in without_round(arms.len(), past.rounds(), &fits) {
            let what = message!("fact-tentacle-dice", count = arms[arm].ids.len());
            found.push(Finding::at(&ONE_A_ROUND, arms[arm].spaces(&graph), what));
        }
        // Where tentacles alone cross, the number is that of one of them.
        let crossed = |arm: &Arm| -> Vec<Space> {
            let mut spaces = arm.spaces(&graph);
            let told = |space: &Space| past.dated(*space).is_some();
            spaces.retain(|space| is_all_tentacle(past.sketch, *space) && told(space));
            spaces
        };
        let crossed: Vec<Vec<Space>> = arms.iter().map(crossed).collect();
        let open = crossed.iter().any(|spaces| !spaces.is_empty()) && found.is_empty();
        if open && !is_told(self, past) && !told_by(past, &crossed, &fits, &mut Vec::new()) {
            let spaces = arms.iter().flat_map(|arm| arm.spaces(&graph));
            found.push(Finding::at(&ONE_A_ROUND, spaces, message!("fact-tentacle-numbers")));
        }
    }

    fn whatever_was_rolled(&self, past: &Past<'_>, found: &mut Vec<Finding>) {
        self.history(past, found);
    }
}

/// Whether tentacles, from the one after those of `rounds` on, can be of a round each so that each
/// number in the spaces where they cross is that of one of them.
fn told_by(
    past: &Past<'_>,
    crossed: &[Vec<Space>],
    fits: &dyn Fn(usize, u8) -> bool,
    rounds: &mut Vec<u8>,
) -> bool {
    let arm = rounds.len();
    if arm == crossed.len() {
        let told = |space: &Space| {
            let mut own = (0..arm).filter(|&other| crossed[other].contains(space));
            own.any(|other| past.dated(*space) == Some(rounds[other]))
        };
        return crossed.iter().flatten().all(told);
    }
    (1..=past.rounds()).any(|round| {
        if rounds.contains(&round) || !fits(arm, round) {
            return false;
        }
        rounds.push(round);
        let told = told_by(past, crossed, fits, rounds);
        rounds.pop();
        told
    })
}

/// The first round in which a tentacle can have been drawn: the last that is written in its spaces,
/// most often by the routes that it lies over. Where only tentacles cross, the number may be that of
/// the other.
fn earliest(sketch: &Sketch, spaces: &[Space], rounds: u8) -> u8 {
    let told = |space: &&Space| {
        !is_all_tentacle(sketch, **space) || sketch.drawing(**space).strands().len() == 1
    };
    let written = spaces.iter().filter(told).filter_map(|&space| sketch.cell(space).round);
    written.filter(|round| (1..=rounds).contains(round)).max().unwrap_or(1)
}
