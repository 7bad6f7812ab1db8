//! Separation die (Engineer): a route die whose faces show two routes that do not join.

use crate::board::{Graph, Middle, NodeId, Sketch};
use crate::rules::contract::{About, Expansion, RouteDie, Usage};
use crate::rules::{Answer, Decides, Ruleset, Ruling};

/// The separation expansion (compendium, Separation Die).
pub struct Separation;

/// Which route die is out for the separation die?
pub static SEPARATION_REPLACES: Ruling = RouteDie::question("separation-replaces");

/// How many stations does goal H count in a space with two of one network?
pub static SEPARATION_H: Ruling = Ruling {
    key: "separation-h",
    answers: &[Answer { key: "2" }, Answer { key: "1" }],
    classic: 0,
    challenge: 0,
    decides: &[Decides::Goals],
};

static DIE: RouteDie = RouteDie {
    name: 'P',
    faces: &[
        ("double_curve_mixed", 2),
        ("dead_end_t_highway", 1),
        ("dead_end_t_railway", 1),
        ("curve_stations_opposite", 1),
        ("curve_stations_adjacent", 1),
    ],
    ruling: &SEPARATION_REPLACES,
};

/// What it says of itself.
static ABOUT: About = About {
    id: "separation",
    pack: "Engineer",
    usage: Usage::EveryIfPossible,
    replaces: Some(&DIE),
    rulings: &[&SEPARATION_REPLACES, &SEPARATION_H],
    ..About::NOTHING
};

/// The further stations of spaces that hold one of the same network already.
fn second_stations(graph: &Graph) -> Vec<NodeId> {
    let nodes = graph.nodes();
    let stations: Vec<usize> =
        (0..nodes.len()).filter(|&id| nodes[id].strand.has_station()).collect();
    let shares = |pair: &&[usize]| nodes[pair[0]].space == nodes[pair[1]].space;
    let mut pairs = stations.windows(2).filter(shares).peekable();
    if pairs.peek().is_none() {
        return Vec::new();
    }
    let network = graph.components(true);
    let pairs = pairs.filter(|pair| network[pair[0]] == network[pair[1]]);
    // A graph has no more nodes than its numbers hold.
    pairs.map(|pair| pair[1] as NodeId).collect()
}

impl Expansion for Separation {
    fn about(&self) -> &'static About {
        &ABOUT
    }

    fn questions(&self, sketch: &Sketch, graph: &Graph) -> Vec<&'static Ruling> {
        let mut asked: Vec<&'static Ruling> = Vec::new();
        if sketch.drawn_by_hand().next().is_some() {
            asked.push(&SEPARATION_REPLACES);
        }
        // With one of them no longer a station, the drawing tells.
        let two = |space: &crate::board::Space| {
            let strands = sketch.drawing(*space);
            strands.strands().iter().filter(|strand| strand.has_station()).count() > 1
        };
        if graph.nodes().iter().any(|node| two(&node.space)) {
            asked.push(&SEPARATION_H);
        }
        asked
    }

    fn amend(&self, _sketch: &Sketch, ruleset: &Ruleset, graph: &mut Graph) {
        if ruleset.answer(&SEPARATION_H) == 1 {
            for id in second_stations(graph) {
                graph.set_middle(id, Middle::Nothing);
            }
        }
    }
}
