//! The lines of one kind on a board, and the longest of them.

use crate::board::{Contact, Graph, Kind, Links, Side};
use crate::score::longest::{Line, LineGraph, LineNode, LineRule, LineSearch, Twig};
use crate::score::sheet::{LongestRoute, Pass};

/// The lines of one kind on the board in hand, and the longest found in them: other answers to
/// rulings seldom change what they run through.
#[derive(Default)]
pub(in crate::score) struct KindLines {
    lines: LineGraph,
    /// For each node of `lines` the strand it stands for, and the sides on which it shows the kind,
    /// a bit each.
    line_of: Vec<(u16, u8)>,
    /// What `lines` was before.
    before: LineGraph,
    /// Whether lines that come back count once more, as last filled for the graph in hand.
    pub(super) returns: Option<bool>,
    /// By rule, classic first, and whether the graph has no rings.
    found: [Option<(Line, bool)>; 2],
    /// Whether no line of the kind, as last searched, can come back to a space it left: then it is
    /// as long under either rule.
    pub(super) ringless: bool,
}

impl KindLines {
    /// Reduces a graph to the lines of one kind, unless that is what was done last. With `returns` a
    /// line that comes back to the space it began in passes it once more. What was found before
    /// stays if the lines are the same.
    pub(in crate::score) fn fill(
        &mut self,
        graph: &Graph,
        kind: Kind,
        returns: bool,
        cols: u8,
        number: &mut Vec<u16>,
    ) {
        const NONE: u16 = u16::MAX;
        if self.returns.replace(returns) == Some(returns) {
            return;
        }
        std::mem::swap(&mut self.lines, &mut self.before);
        let KindLines { lines, line_of, .. } = self;
        let nodes = graph.nodes();
        // Where no side meets one of another kind, a link is a stretch of the kind on both sides.
        let far = !graph.bridges().is_empty();
        let plain = !graph.is_mixed() && !far && graph.measures_all();
        // A line may end in the space beyond a bridge though nothing of its kind is drawn there.
        let carried = |id| far && graph.bridged(kind).any(|(_, a, b)| a == id || b == id);
        lines.cols = u16::from(cols);
        lines.nodes.clear();
        lines.edges.clear();
        line_of.clear();
        number.clear();
        number.resize(nodes.len(), NONE);
        for (id, node) in nodes.iter().enumerate() {
            let (mut sides, mut linked) = (0, 0);
            for side in Side::ALL {
                let counts = node.strand.kind(side).is_some_and(|shown| shown.counts_as(kind));
                sides |= u8::from(counts) << side.index();
                let links = matches!(node.contact(side), Contact::Link(_));
                linked |= u8::from(links) << side.index();
            }
            let absent = sides == 0 && !carried(id as u16);
            if absent || !plain && !graph.is_measured(id as u16) {
                continue;
            }
            let runs_on = |side: &Side| {
                let next = graph.stretch(id as u16, *side, kind);
                next.is_some_and(|next| graph.is_measured(next))
            };
            let stub = match plain {
                true => sides & !linked != 0,
                false => Side::ALL.iter().any(|at| sides >> at.index() & 1 == 1 && !runs_on(at)),
            };
            number[id] = line_of.len() as u16;
            line_of.push((id as u16, sides));
            // Only a line that begins and ends in one space asks for its free side.
            let stub = stub && returns;
            let space = u16::from(node.space.row) * u16::from(cols) + u16::from(node.space.col);
            lines.nodes.push(LineNode { space, stub });
        }
        for (own, &(id, sides)) in line_of.iter().enumerate() {
            let node = &nodes[usize::from(id)];
            for side in [Side::East, Side::South] {
                if sides >> side.index() & 1 == 1
                    && let Contact::Link(other) = node.contact(side)
                    && number[usize::from(other)] != NONE
                    && (plain || graph.stretch(id, side, kind).is_some())
                {
                    lines.edges.push((own as u16, number[usize::from(other)]));
                }
            }
        }
        if far {
            let both = |a, b| (number[usize::from(a)], number[usize::from(b)]);
            let bridged = graph.bridged(kind).map(|(_, a, b)| both(a, b));
            lines.edges.extend(bridged.filter(|&(a, b)| a != NONE && b != NONE));
        }
        if self.found.iter().any(Option::is_some) && self.lines != self.before {
            self.found = [None, None];
        }
    }

    /// The longest route straight from a small graph, if no line of the kind can come back.
    pub(in crate::score) fn simple_route(
        &mut self,
        graph: &Graph,
        (kind, times): (Kind, i32),
        rule: LineRule,
        search: &mut LineSearch,
    ) -> Option<LongestRoute> {
        let line = self.simple_line(graph, kind, rule, search)?;
        let pass = |&id: &u16| {
            let node = &graph.nodes()[usize::from(id)];
            Pass { space: node.space, strand: node.index }
        };
        let passes = line.nodes.iter().map(pass).collect();
        let at_most = times * line.at_most as i32;
        Some(LongestRoute { kind, times, passes, closed: false, at_most })
    }

    /// The same as a line of nodes of the graph.
    fn simple_line(
        &mut self,
        graph: &Graph,
        kind: Kind,
        rule: LineRule,
        search: &mut LineSearch,
    ) -> Option<Line> {
        let (links, measured) = graph.line_links()?;
        let own = |links: &Links| match kind {
            Kind::Highway => Some((links.highway, links.shows_highway)),
            Kind::Railway => Some((links.railway, links.shows_railway)),
            _ => None,
        };
        let mut nodes = 0;
        for links in links {
            nodes |= own(links)?.1 & measured;
        }
        let twig = |id: usize| {
            let Links { beside, .. } = links[id];
            let near = own(&links[id]).map_or(0, |(near, _)| near);
            Twig { near: near & measured, beside: beside & nodes }
        };
        let line = search.without_rings(nodes, rule, twig)?;
        self.ringless = true;
        Some(line)
    }

    /// The passes of the longest line of another graph than the one in hand, and how many it may have
    /// at most.
    pub(super) fn measure(
        &mut self,
        graph: &Graph,
        kind: Kind,
        (rule, returns): (LineRule, bool),
        cols: u8,
        (search, number): (&mut LineSearch, &mut Vec<u16>),
    ) -> (usize, usize) {
        if let Some(line) = self.simple_line(graph, kind, rule, search) {
            return (line.points(), line.at_most);
        }
        self.returns = None;
        self.fill(graph, kind, returns, cols, number);
        let line = self.longest(rule, search);
        let found = (line.points(), line.at_most);
        self.returns = None;
        found
    }

    /// The longest line under a rule.
    pub(super) fn longest(&mut self, rule: LineRule, search: &mut LineSearch) -> &Line {
        let KindLines { lines, found, ringless, .. } = self;
        let found = found[usize::from(rule == LineRule::Challenge)].get_or_insert_with(|| {
            let line = search.longest(lines, rule);
            (line, search.is_ringless())
        });
        *ringless = found.1;
        &found.0
    }

    /// The same as a route of the graph that was reduced.
    pub(in crate::score) fn route(
        &mut self,
        graph: &Graph,
        (kind, times): (Kind, i32),
        rule: LineRule,
        search: &mut LineSearch,
    ) -> LongestRoute {
        self.longest(rule, search);
        let found = self.found[usize::from(rule == LineRule::Challenge)].as_ref();
        let Some((line, _)) = found else {
            return LongestRoute { kind, times, passes: Vec::new(), closed: false, at_most: 0 };
        };
        let pass = |&number: &u16| {
            let node = &graph.nodes()[usize::from(self.line_of[usize::from(number)].0)];
            Pass { space: node.space, strand: node.index }
        };
        let passes = line.nodes.iter().map(pass).collect();
        LongestRoute {
            kind,
            times,
            passes,
            closed: line.closed,
            at_most: times * line.at_most as i32,
        }
    }
}

/// Whether a route passes no space twice.
pub(super) fn passes_once(route: &LongestRoute) -> bool {
    // A bit for each space of a board of at most 32x32.
    let mut seen = [0u32; 32];
    route.passes.iter().all(|pass| {
        let (row, bit) = (usize::from(pass.space.row) % 32, 1 << (pass.space.col % 32));
        let fresh = seen[row] & bit == 0;
        seen[row] |= bit;
        fresh
    })
}
