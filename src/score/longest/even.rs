//! Upper bounds from parity: how few edges must be left out of a connected part so that what remains
//! could be a line.
//!
//! At all places but the line's two ends an even number of edges remains, and under the classic rule
//! at most two. So from a place with three edges an odd number is left out, under the classic rule
//! two or four from a place with four, and so on. Edges left out form ways between such places, paired
//! up as cheaply as can be, with two over for the ends of the line. What remains may still fall
//! apart: then the bound is not reached.

use super::LineRule;
use super::matching::Matching;
use super::net::Net;

/// The search with its buffers.
#[derive(Debug, Default)]
pub(super) struct Evened {
    matching: Matching,
    points: Vec<u16>,
    distance: Vec<u16>,
    from: Vec<u16>,
    via: Vec<u32>,
    queue: Vec<u16>,
    /// The edges left out; under the classic rule they may be too few.
    pub left_out: Vec<u32>,
}

/// More points are not paired up.
const MOST: usize = 1200;
/// Steps at most.
const STEPS: u64 = 400_000_000;

impl Evened {
    /// How many edges no line through the connected part with these places exceeds, rounds from a
    /// place to itself not counted; nothing if the limits were reached.
    pub fn solve(&mut self, net: &Net, places: &[u16], rule: LineRule) -> Option<u32> {
        self.left_out.clear();
        self.points.clear();
        let mut edges = 0;
        for &place in places {
            let degree = net.halves(place).len();
            edges += degree as u32;
            let odd = match rule {
                LineRule::Classic if degree > 2 => degree - 2,
                _ => degree % 2,
            };
            self.points.extend(std::iter::repeat_n(place, odd));
        }
        let edges = edges / 2;
        let count = self.points.len();
        if count <= 2 {
            return Some(edges);
        }
        if count > MOST {
            return None;
        }
        self.from.clear();
        self.from.resize(net.places(), u16::MAX);
        self.via.clear();
        self.via.resize(net.places(), 0);
        self.distance.clear();
        for at in 0..count {
            self.spread(net, self.points[at]);
            for to in 0..count {
                let same = self.points[at] == self.points[to];
                // There and back again.
                let way = if same { 2 } else { self.from[self.points[to] as usize] };
                self.distance.push(way);
            }
            self.forget();
        }
        // Two more points stand for the ends of the line, and never pair up with each other.
        let farthest = i32::from(self.distance.iter().copied().max().unwrap_or(0));
        let all = farthest * count as i32 + 1;
        let worth = |u: usize, v: usize| match (u < count, v < count) {
            (true, true) => all - i32::from(self.distance[u * count + v]),
            (false, false) => 0,
            _ => all,
        };
        let partner = self.matching.solve(count + 2, worth, STEPS)?;
        let mut cost = 0;
        let mut out = vec![false; net.ends.len()];
        for (u, &v) in partner.iter().enumerate() {
            if u < v && v < count {
                cost += u32::from(self.distance[u * count + v]);
                self.spread(net, self.points[u]);
                let mut place = self.points[v];
                while place != self.points[u] {
                    let edge = self.via[place as usize];
                    out[edge as usize] = !out[edge as usize];
                    place = net.across(edge, place);
                }
                self.forget();
            }
        }
        self.left_out.extend((0..net.ends.len() as u32).filter(|&edge| out[edge as usize]));
        Some(edges.saturating_sub(cost))
    }

    /// Distances from a place.
    fn spread(&mut self, net: &Net, start: u16) {
        self.queue.clear();
        self.queue.push(start);
        self.from[start as usize] = 0;
        let mut at = 0;
        while at < self.queue.len() {
            let place = self.queue[at];
            at += 1;
            for half in net.halves(place) {
                if self.from[half.to as usize] == u16::MAX {
                    self.from[half.to as usize] = self.from[place as usize] + 1;
                    self.via[half.to as usize] = half.edge;
                    self.queue.push(half.to);
                }
            }
        }
    }

    fn forget(&mut self) {
        for &place in &self.queue {
            self.from[place as usize] = u16::MAX;
        }
    }
}
