//! The graph of a sketch with other lines in a few spaces, without looking at all of it again.

use super::links::{Links, bit};
use super::{Contact, Graph, Node, NodeId, meet};
use crate::board::{Drawing, Layout, Side, Sketch, Space};

impl Graph {
    /// Becomes what [`Graph::rebuild_with`] makes of a sketch and lines that nobody drew, by way of the
    /// graph of the same sketch with other such lines, to which nothing was joined.
    pub fn rebuild_beside(
        &mut self,
        near: &Graph,
        sketch: &Sketch,
        [were, added]: [&[(Space, Drawing)]; 2],
    ) {
        let layout = &**sketch.layout();
        // The sets of larger graphs are cut off, and cities take ends that nothing else does.
        let mut fits = near.links().is_some() && layout.cities().is_empty();
        if fits {
            self.copy_from(near);
        }
        for &(space, _) in were.iter().chain(added) {
            let shown = |lines: &[(Space, Drawing)]| {
                let own = lines.iter().rev().find(|(at, _)| *at == space);
                own.map_or(sketch.drawing(space), |(_, drawing)| *drawing)
            };
            let drawing = shown(added);
            if fits
                && shown(were) != drawing
                && !layout.is_given(space)
                && let Some(index) = layout.index(space)
            {
                fits = self.redraw(layout, index, &drawing);
            }
        }
        if !fits {
            self.rebuild_with(sketch, added);
        }
    }

    /// Puts other lines into a space. False, with nothing done, if there are too many strands then.
    fn redraw(&mut self, layout: &Layout, index: usize, drawing: &Drawing) -> bool {
        let (start, end) = (self.first[index], self.first[index + 1]);
        // A space has four strands at most.
        let end_then = start + drawing.strands().len() as NodeId;
        if self.nodes.len() + usize::from(end_then) - usize::from(end) > u64::BITS as usize {
            return false;
        }
        let mut facing = Side::ALL.map(|side| {
            let next = layout.across(index, side)?;
            let (id, kind) = self.touching(next, side.opposite())?;
            // What no new strand tells it.
            self.nodes[usize::from(id)].contacts[side.opposite().index()] = meet(kind, None);
            let links = &mut self.links[usize::from(id)];
            *links = links.mapped(|set| set & !(start..end).map(bit).sum::<u64>());
            Some((id, kind))
        });
        let space = layout.space(index);
        let strands = drawing.strands().iter().zip(0..);
        let bare = strands.map(|(&strand, index)| {
            (Node { space, index, strand, contacts: [Contact::Blank; 4] }, Links::default())
        });
        let own = usize::from(start)..usize::from(end);
        self.nodes.splice(own.clone(), bare.clone().map(|(node, _)| node));
        self.links.splice(own, bare.map(|(_, links)| links));
        if end != end_then {
            self.renumber(index, end_then);
            for (id, _) in facing.iter_mut().flatten().filter(|(id, _)| *id >= end) {
                *id = *id - end + end_then;
            }
        }
        for (id, strand) in (start..).zip(drawing.strands()) {
            let (contacts, mut links) = self.meet_all((id, strand), layout.beyond(index), facing);
            links.beside = (start..end_then).filter(|&other| other != id).map(bit).sum();
            self.nodes[usize::from(id)].contacts = contacts;
            self.links[usize::from(id)] = links;
        }
        true
    }

    /// Counts on from another number after the strands of a space, which nothing meets any more.
    fn renumber(&mut self, index: usize, end_then: NodeId) {
        let (start, end) = (self.first[index], self.first[index + 1]);
        let before = bit(start).wrapping_sub(1);
        let moved = |set: u64| {
            let after = set.checked_shr(end.into()).unwrap_or(0);
            set & before | after.checked_shl(end_then.into()).unwrap_or(0)
        };
        for links in &mut self.links {
            *links = links.mapped(moved);
        }
        for node in &mut self.nodes {
            for contact in &mut node.contacts {
                if let Contact::Link(id) | Contact::Clash(id) = contact
                    && *id >= end
                {
                    *id = *id - end + end_then;
                }
            }
        }
        for first in &mut self.first[index + 1..] {
            *first = *first - end + end_then;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CODES: [&str; 11] = [
        "....",
        "hh..",
        "h.h.",
        "rrr.",
        "hrhro",
        "hhhhd1",
        "hr..",
        "r...",
        "t.t.",
        "a..a+.hh.",
        "rrrrd2",
    ];

    /// Random boards and lines by rules, some given up and others added: the same as from the start.
    #[test]
    fn a_redrawn_graph_is_the_graph() {
        let mut state = 0x2545_f491_4f6c_dd1d_u64;
        let mut below = |limit: usize| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (state >> 33) as usize % limit
        };
        let (mut near, mut found) = (Graph::default(), Graph::default());
        let (mut small, mut large) = (0, 0);
        for round in 0..1500 {
            let layout = if round % 2 == 0 { Layout::classic() } else { Layout::challenge() };
            let mut code = |blank: usize| {
                let kind = if below(10) < blank { 0 } else { 1 + below(CODES.len() - 1) };
                let drawing: Drawing = CODES[kind].parse().unwrap();
                let turns = drawing.orientations();
                turns[below(turns.len())]
            };
            let mut sketch = Sketch::new(layout.clone());
            for space in layout.spaces() {
                let drawing = code(round % 9);
                sketch.draw(space, drawing);
            }
            let mut lines = || -> Vec<(Space, Drawing)> {
                let spaces = layout.spaces().filter(|space| (space.row + space.col) % 4 == 0);
                spaces.step_by(3).map(|space| (space, code(5))).collect()
            };
            let (were, added) = (lines(), lines());
            near.rebuild_with(&sketch, &were);
            found.rebuild_beside(&near, &sketch, [&were, &added]);
            let mut graph = Graph::default();
            graph.rebuild_with(&sketch, &added);
            assert_eq!(found.nodes, graph.nodes, "{sketch:?} {were:?} {added:?}");
            assert_eq!(found.first, graph.first);
            assert_eq!(found.links(), graph.links(), "{sketch:?} {were:?} {added:?}");
            assert!(found.mixed || !graph.mixed);
            if near.links().is_some() { small += 1 } else { large += 1 }
        }
        assert!(small > 500 && large > 100, "{small} small, {large} large");
    }
}
