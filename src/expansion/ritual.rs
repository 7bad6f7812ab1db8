//! Ritual (Eldritch Expansion Pack): networks of rituals and arcs, which bring no exits.

use super::tools::without_round;
use super::traces::any_order;
use crate::board::{Contact, Drawing, Graph, Kind, Layout, Mark, Middle, Node, NodeId};
use crate::board::{Place, Side, Sketch, Space, message};
use crate::rules::contract::{
    About, Chronicle, Die, Expansion, Extra, Face, FaceMark, Finding, MarkAt, MarkSpec, Moment,
    Opening, Part, Past, Reach, Shape, Statute, Throw, Usage,
};
use crate::rules::{Answer, Decides, Ruleset, Ruling};

/// The ritual expansion (compendium, Ritual Die).
pub struct Ritual;

const RITUAL: &str = "ritual";
const ARC: &str = "arc";
const GREEN: [u8; 3] = [40, 110, 70];

static MARKS: [MarkSpec; 2] = [
    MarkSpec {
        word: RITUAL,
        letter: 'r',
        at: MarkAt::Space,
        most: 1,
        fills: true,
        picture: &[
            Shape::Ring { at: (0.5, 0.5), radius: 0.22, width: 0.05, ink: GREEN },
            Shape::Line {
                points: &[
                    (0.5, 0.5),
                    (0.57, 0.47),
                    (0.58, 0.56),
                    (0.48, 0.6),
                    (0.41, 0.5),
                    (0.47, 0.4),
                ],
                width: 0.035,
                ink: GREEN,
            },
        ],
    },
    MarkSpec {
        word: ARC,
        letter: 'p',
        at: MarkAt::Outlet,
        most: 1,
        fills: false,
        picture: &[Shape::Ring { at: (0.5, 0.5), radius: 0.22, width: 0.05, ink: GREEN }],
    },
];

const SITE: &[FaceMark] = &[FaceMark::whole(RITUAL)];

static DICE: [Die; 1] = [Die {
    name: "ritual",
    copies: 1,
    acts: Moment::With,
    rolled: Throw::WithRoutes,
    faces: &[
        Face::drawn("highway-bypass", "ritual-highway-bypass", 1, "..h.+.h.h", SITE),
        Face::drawn("railway-bypass", "ritual-railway-bypass", 1, "..r.+.r.r", SITE),
        Face::drawn("highway-curve", "ritual-highway-curve", 1, ".hh.", SITE),
        Face::drawn("railway-curve", "ritual-railway-curve", 1, ".rr.", SITE),
        Face::drawn("highway-junction", "ritual-highway-junction", 1, ".hhh", SITE),
        Face::drawn("railway-junction", "ritual-railway-junction", 1, ".rrr", SITE),
    ],
}];

/// What are more rituals and arcs worth than the printed table has?
pub static RITUAL_BEYOND: Ruling = Ruling {
    key: "ritual-beyond",
    answers: &[Answer { key: "last-value" }, Answer { key: "more" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Points],
};

static RULINGS: [&Ruling; 1] = [&RITUAL_BEYOND];

static ARCS: Statute = Statute { key: "rule-ritual-arcs" };

/// What it says of itself.
static ABOUT: About = About {
    id: "ritual",
    pack: "Eldritch",
    rounds: Some(6),
    usage: Usage::EveryIfPossible,
    dice: &DICE,
    marks: &MARKS,
    upon: &[ARC],
    without_dice: &[ARC],
    rulings: &RULINGS,
    ..About::NOTHING
};

/// A ritual or arc and the strand it belongs to.
struct Site {
    place: Place,
    node: NodeId,
    is_arc: bool,
}

/// The strand that a ritual belongs to: of two the one with a single end, else the only one. Where
/// more of them end, nobody can tell.
fn strand_of(graph: &Graph, index: usize) -> Option<NodeId> {
    let nodes = graph.nodes_in(index);
    let ends = |node: &Node| node.strand.ends().count() == 1;
    match nodes.iter().filter(|node| ends(node)).count() {
        _ if nodes.len() == 1 => graph.id(index, 0),
        1 => graph.id(index, nodes.iter().position(ends)?),
        _ => None,
    }
}

/// The strand that leads off the board at an arc, where no exit is printed.
fn strand_at(layout: &Layout, graph: &Graph, space: Space, side: Side) -> Option<NodeId> {
    let index = layout.index(space)?;
    let route = |kind: Kind| kind.is_box_route() || kind == Kind::Superconnection;
    let leads = |node: &Node| {
        node.strand.kind(side).is_some_and(route) && node.contact(side) == Contact::Outlet
    };
    graph.id(index, graph.nodes_in(index).iter().position(leads)?)
}

/// Every ritual and arc that belongs to a strand, in the order of the marks.
fn sites(sketch: &Sketch, graph: &Graph) -> Vec<Site> {
    let layout = &**sketch.layout();
    let site = |(mark, _): (&Mark, u8)| {
        let is_arc = mark.word == ARC;
        let node = match mark.at {
            Place::Space(space) if mark.word == RITUAL => strand_of(graph, layout.index(space)?),
            Place::Side(space, side) if is_arc => strand_at(layout, graph, space, side),
            _ => None,
        };
        Some(Site { place: mark.at, node: node?, is_arc })
    };
    sketch.marks().filter_map(site).collect()
}

/// The rituals and arcs of each network that has any, networks by their first strands.
fn networks(sketch: &Sketch, graph: &Graph) -> Vec<Vec<Site>> {
    let part = graph.components(true);
    let mut found: Vec<(u16, Vec<Site>)> = Vec::new();
    for site in sites(sketch, graph) {
        let own = part[usize::from(site.node)];
        match found.iter_mut().find(|(part, _)| *part == own) {
            Some((_, sites)) => sites.push(site),
            None => found.push((own, vec![site])),
        }
    }
    found.sort_by_key(|(part, _)| *part);
    found.into_iter().map(|(_, sites)| sites).collect()
}

impl Expansion for Ritual {
    fn about(&self) -> &'static About {
        &ABOUT
    }

    fn questions(&self, sketch: &Sketch, graph: &Graph) -> Vec<&'static Ruling> {
        let most = sketch.layout().most_valued();
        let beyond = networks(sketch, graph).iter().any(|sites| sites.len() > most);
        if beyond { vec![&RITUAL_BEYOND] } else { Vec::new() }
    }

    fn amend(&self, sketch: &Sketch, _ruleset: &Ruleset, graph: &mut Graph) {
        for site in sites(sketch, graph) {
            graph.silence(site.node);
            let ends = graph.nodes()[usize::from(site.node)].strand.ends().count();
            if !site.is_arc && ends == 1 {
                // A line ends at a ritual and stops nowhere: it is no dead end.
                graph.set_middle(site.node, Middle::Nothing);
            }
        }
    }

    fn score(&self, sketch: &Sketch, ruleset: &Ruleset, graph: &Graph) -> Vec<Extra> {
        let layout = &**sketch.layout();
        let more = ruleset.answer(&RITUAL_BEYOND) == 1;
        let worth = |count: usize| {
            let beyond = if more { count.saturating_sub(layout.most_valued()) } else { 0 };
            i32::from(layout.network_value(count)) + 5 * beyond as i32
        };
        let part = |sites: Vec<Site>| {
            let arcs = sites.iter().filter(|site| site.is_arc).count();
            let rituals = sites.len() - arcs;
            Part {
                what: message!("part-ritual", rituals = rituals, arcs = arcs),
                points: worth(sites.len()),
                places: sites.into_iter().map(|site| site.place).collect(),
            }
        };
        let parts = networks(sketch, graph).into_iter().map(part);
        let (parts, aside) = parts.partition(|part| part.points != 0);
        vec![Extra { source: ABOUT.id, parts, aside }]
    }

    fn check(&self, sketch: &Sketch, ruleset: &Ruleset, graph: &Graph, found: &mut Vec<Finding>) {
        let layout = &**sketch.layout();
        let rounds = usize::from(ruleset.rounds(layout));
        let mut drawn: Vec<(Option<u8>, Place)> = Vec::new();
        let mut own: Vec<Option<u8>> = Vec::new();
        for (mark, _) in sketch.marks().filter(|(mark, _)| mark.word == ARC) {
            let Place::Side(space, side) = mark.at else { continue };
            if !MarkAt::Outlet.is_on(mark.at, layout) {
                // The place itself is wrong, which is found for every mark.
                continue;
            }
            if strand_at(layout, graph, space, side).is_some() {
                drawn.push((sketch.cell(space).round, mark.at));
                own.push(sketch.mark_round(mark));
            } else if !ruleset.others_erase(ABOUT.id) {
                let what = message!("fact-ritual-arc-loose");
                found.push(Finding::over(&ARCS, vec![mark.at], what));
            }
        }
        let arcs = || sketch.marks().map(|(mark, _)| mark).filter(|mark| mark.word == ARC);
        for round in 1..=ruleset.rounds(layout) {
            let own = arcs().filter(|arc| sketch.mark_round(arc) == Some(round));
            let places: Vec<Place> = own.map(|arc| arc.at).collect();
            if places.len() > 1 {
                let what = message!("fact-ritual-arcs-round", count = places.len(), round = round);
                found.push(Finding::over(&ARCS, places, what));
            }
        }
        // One arc a round, and none before its route: those at routes of late rounds need the rounds
        // that are left. The fewest arcs that prove it.
        for first in (1..=rounds).rev() {
            let late = |&&(round, _): &&(Option<u8>, Place)| {
                first == 1 || round.is_some_and(|round| usize::from(round) >= first)
            };
            let places: Vec<Place> = drawn.iter().filter(late).map(|(_, place)| *place).collect();
            let left = rounds + 1 - first;
            if places.len() > left {
                let what = message!("fact-ritual-arcs", count = places.len(), rounds = left);
                found.push(Finding::over(&ARCS, places, what));
                return;
            }
        }
        // Numbers of arcs leave fewer rounds for the others.
        let fits = |arc: usize, round: u8| {
            drawn[arc].0.is_none_or(|route| route <= round)
                && own[arc].is_none_or(|own| own == round)
        };
        let without = without_round(drawn.len(), ruleset.rounds(layout), &fits);
        if !without.is_empty() && found.iter().all(|finding| finding.rule != &ARCS) {
            let places = drawn.iter().map(|(_, place)| *place).collect();
            found.push(Finding::over(&ARCS, places, message!("fact-ritual-arcs-numbers")));
        }
    }

    fn reach(&self, sketch: &Sketch, _ruleset: &Ruleset, reach: &mut Reach) {
        let rituals = sketch.marks().filter(|(mark, _)| mark.word == RITUAL);
        reach.free.extend(rituals.filter_map(|(mark, _)| match mark.at {
            Place::Space(space) => Some(space),
            _ => None,
        }));
    }

    fn opening(&self, sketch: &Sketch, _ruleset: &Ruleset, face: &Face) -> Opening {
        let layout = &**sketch.layout();
        let empty = |&space: &Space| {
            let marked = |(mark, _): (&Mark, u8)| match mark.at {
                Place::Space(own) | Place::Side(own, _) => own == space,
                Place::Corner(..) => false,
            };
            sketch.drawing(space).is_empty()
                && !layout.is_blocked(space)
                && !sketch.marks().any(marked)
        };
        let fits = |space: Space, drawing: &Drawing| {
            Side::ALL.into_iter().all(|side| {
                let Some(kind) = drawing.kind(side) else { return true };
                if let Some(exit) = layout.exit_at(space, side) {
                    return kind.uses(layout.exits()[exit].kind);
                }
                let there = layout.neighbour(space, side).map(|there| sketch.drawing(there));
                let met = there.and_then(|there| there.kind(side.opposite()));
                met.is_none_or(|met| met.joins(kind))
            })
        };
        // It hangs on nothing: any empty space where no line meets another kind will do.
        let place = layout
            .spaces()
            .filter(empty)
            .find(|&space| face.orientations(space).iter().any(|laid| fits(space, &laid.drawing)));
        place.map_or(Opening::Untold, |space| Opening::At(Place::Space(space)))
    }

    fn chronicle<'a>(&self, past: &Past<'a>, _vanished: &[Space]) -> Option<Chronicle<'a>> {
        let mut chronicle = any_order(&Ritual, past)?;
        // Arcs come at the end of a round, without a die.
        for trace in &mut chronicle.traces {
            trace.marks.retain(|(mark, _)| mark.word == RITUAL);
        }
        Some(chronicle)
    }
}
