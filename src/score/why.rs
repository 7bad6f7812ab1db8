//! Why a line of the sheet is not worth the figure that somebody has for it.

use super::{BuildingTrack, Evidence, Item, LongestRoute, Network, Pass, Sheet, VILLAGE_TRACK};
use crate::board::{Contact, End, Graph, Message, Node, Side, Sketch, Space, Value, message};
use crate::rules::Ruleset;

/// What speaks against a figure for a line, a sentence each: where a longest line ends, what is drawn
/// in no central space, which ends are no errors. What earns the line's own points is told apart.
pub fn why_not(
    item: &Item,
    figure: i32,
    sheet: &Sheet,
    sketch: &Sketch,
    rules: &Ruleset,
) -> Vec<Message> {
    let Some(line) = sheet.line(item) else { return Vec::new() };
    let more = figure > line.points;
    match &line.evidence {
        Evidence::Networks(networks) => networks_apart(networks, figure, sketch),
        Evidence::Route(route) if more => longer(route, &rules.graph(sketch), sketch),
        Evidence::Route(route) => {
            vec![message!("why-line-there", figure = figure, points = route.points())]
        }
        Evidence::Spaces(counted) if more => {
            let centre = sketch.layout().centre().iter().copied();
            let empty: Vec<Space> = centre.filter(|space| !counted.contains(space)).collect();
            listed("why-centre-empty", &empty)
        }
        Evidence::Buildings(track) => villages(track, figure, sketch),
        // Fewer points mean that more errors were counted than there are.
        Evidence::Ends(_) if figure.abs() > line.points.abs() => {
            let spared = spared_ends(sketch, rules);
            listed("why-errors-edge", &spared)
        }
        Evidence::Spaces(_) | Evidence::Ends(_) | Evidence::Parts(_) => Vec::new(),
    }
}

/// Ends that meet nothing and are no errors all the same: those at the outer edge.
pub fn spared_ends(sketch: &Sketch, rules: &Ruleset) -> Vec<End> {
    let graph = rules.graph(sketch);
    let ends = graph.nodes().iter().flat_map(|node| {
        let spared = |side: &Side| node.contact(*side) == Contact::Outlet;
        Side::ALL.into_iter().filter(spared).map(|side| End { space: node.space, side })
    });
    ends.collect()
}

/// One sentence with a list, or none where it is empty.
fn listed<T: Copy + Into<Value>>(key: &'static str, places: &[T]) -> Vec<Message> {
    match places {
        [] => Vec::new(),
        places => {
            let values = vec![("count", places.len().into()), ("places", Value::from(places))];
            vec![Message::new(key, values)]
        }
    }
}

/// Two networks that somebody counted as one, or the sum of all exits as one network.
fn networks_apart(networks: &[Network], figure: i32, sketch: &Sketch) -> Vec<Message> {
    let layout = sketch.layout();
    let points: i32 = networks.iter().map(|network| i32::from(network.points)).sum();
    for (number, first) in networks.iter().enumerate() {
        for (other, second) in networks.iter().enumerate().skip(number + 1) {
            let apart = i32::from(first.points) + i32::from(second.points);
            let exits = first.size() + second.size();
            let joined = i32::from(layout.network_value(exits.min(layout.most_valued())));
            if points - apart + joined == figure {
                let [first, second] = [number, other].map(network_letter);
                return vec![message!("why-joined", first = first, second = second, exits = exits)];
            }
        }
    }
    Vec::new()
}

/// A network's letter, as explanations call it.
fn network_letter(number: usize) -> String {
    match u8::try_from(number) {
        Ok(number @ 0..26) => char::from(b'a' + number).to_string(),
        _ => (number + 1).to_string(),
    }
}

/// Why no longer line was found: what is at both ends of this one, and what lies beside it.
fn longer(route: &LongestRoute, graph: &Graph, sketch: &Sketch) -> Vec<Message> {
    let mut told = Vec::new();
    if route.proven() && !route.passes.is_empty() {
        told.push(message!("why-line-tried", points = route.points()));
    }
    if !route.closed {
        let ends = [
            (route.passes.first(), route.passes.get(1)),
            (route.passes.last(), route.passes.iter().rev().nth(1)),
        ];
        for (end, inner) in ends {
            let Some(end) = end else { continue };
            told.push(line_end(route, graph, sketch, *end, inner.copied()));
            if route.passes.len() == 1 {
                break;
            }
        }
        told.dedup();
    }
    let off = graph.nodes().iter().filter(|node| {
        let kind = node.strand.ends().any(|(_, kind)| kind == route.kind);
        let on = |pass: &Pass| pass.space == node.space;
        kind && !route.passes.iter().any(on)
    });
    let mut off: Vec<Space> = off.map(|node| node.space).collect();
    off.dedup();
    told.extend(listed("why-line-off", &off));
    told
}

/// Why a line does not go on from its end.
fn line_end(
    route: &LongestRoute,
    graph: &Graph,
    sketch: &Sketch,
    end: Pass,
    inner: Option<Pass>,
) -> Message {
    let layout = sketch.layout();
    let nodes = layout.index(end.space).map_or(&[][..], |index| graph.nodes_in(index));
    let node = nodes.iter().find(|node| node.index == end.strand);
    let stops = message!("why-end-stops", space = end.space);
    let Some(node) = node else { return stops };
    let came = |side: Side| {
        inner.is_some_and(|inner| layout.neighbour(end.space, side) == Some(inner.space))
    };
    let free = Side::ALL.into_iter().filter(|&side| {
        node.strand.kind(side) == Some(route.kind) && !(came(side) && is_link(node, side))
    });
    let told = free.map(|side| {
        let at = End { space: end.space, side };
        match node.contact(side) {
            Contact::Exit(_) => message!("why-end-exit", end = at),
            Contact::Outlet => message!("why-end-edge", end = at),
            Contact::Link(_) => match layout.neighbour(end.space, side) {
                Some(next) => message!("why-end-counted", end = at, next = next),
                None => message!("why-end-open", end = at),
            },
            _ => message!("why-end-open", end = at),
        }
    });
    told.into_iter().next().unwrap_or(stops)
}

fn is_link(node: &Node, side: Side) -> bool {
    matches!(node.contact(side), Contact::Link(_))
}

/// Which villages have no mark, and that only the highest marked figure counts.
fn villages(track: &BuildingTrack, figure: i32, sketch: &Sketch) -> Vec<Message> {
    let layout = sketch.layout();
    let idle: Vec<Space> = layout
        .spaces()
        .filter(|&space| layout.building(space) == Some(track.building))
        .filter(|space| !track.active.contains(space))
        .collect();
    let mut told = Vec::new();
    let mut sum = 0;
    let sums = VILLAGE_TRACK.iter().map(|value| {
        sum += value;
        sum
    });
    if figure != track.points() && sums.skip(1).any(|sum| sum == figure) {
        told.push(message!("why-villages-sum", points = track.points()));
    }
    if figure > track.points() {
        told.extend(listed("why-villages-idle", &idle));
    }
    told
}
