//! A part in which no strand branches, under the classic rule: one thread of strands, open or a ring,
//! which may meet its own spaces again (boards of double curves). The longest stretch of it without a
//! space twice is found by running along it once.

use super::net::Net;

/// The search with its buffers.
#[derive(Debug, Default)]
pub(super) struct Thread {
    degree: Vec<u8>,
    /// Edges in order, and the places between them.
    edges: Vec<u32>,
    places: Vec<u16>,
    last: Vec<usize>,
}

impl Thread {
    /// The edges of the longest line through the part with these places; nothing if a strand of it
    /// branches.
    pub fn solve(&mut self, net: &Net, places: &[u16]) -> Option<&[u32]> {
        self.degree.clear();
        self.degree.resize(net.place_of.len(), 0);
        let mut start = None;
        for &place in places {
            for half in net.halves(place) {
                let node = net.node_at(half.edge, place);
                self.degree[node as usize] += 1;
                if self.degree[node as usize] > 2 {
                    return None;
                }
            }
        }
        for &place in places {
            for half in net.halves(place) {
                let open = self.degree[net.node_at(half.edge, place) as usize] == 1;
                if start.is_none() || open {
                    start = Some((place, half.edge, open));
                }
            }
        }
        let (first, edge, open) = start?;
        let (mut place, mut edge) = (first, edge);
        let first_node = net.node_at(edge, place);
        self.edges.clear();
        self.places.clear();
        self.places.push(place);
        loop {
            self.edges.push(edge);
            place = net.across(edge, place);
            self.places.push(place);
            let node = net.node_at(edge, place);
            let onward = net
                .halves(place)
                .iter()
                .find(|half| half.edge != edge && net.node_at(half.edge, place) == node);
            match onward {
                Some(half) if node != first_node => edge = half.edge,
                _ => break,
            }
        }
        if !open {
            // Once more round, so that no stretch is cut at the start.
            self.edges.extend_from_within(..);
            self.places.extend_from_within(1..);
        }
        self.last.clear();
        self.last.resize(net.places(), usize::MAX);
        let (mut from, mut best) = (0, (0, 0));
        for (at, &place) in self.places.iter().enumerate() {
            let last = std::mem::replace(&mut self.last[place as usize], at);
            if last != usize::MAX {
                from = from.max(last + 1);
            }
            if at - from > best.1 - best.0 {
                best = (from, at);
            }
        }
        Some(&self.edges[best.0..best.1])
    }
}
