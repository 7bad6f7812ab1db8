//! Puts the edges of the longest line in order.

use super::net::Net;
use super::{LineGraph, LineRule};

/// Scratch space for walking along a line.
#[derive(Debug, Default)]
pub(super) struct Walk {
    degree: Vec<u32>,
    next: Vec<u32>,
    stack: Vec<u16>,
}

impl Walk {
    /// The nodes along the edges marked in `used`, which form one line, and whether it is a ring
    /// that closes where nothing else joins it. Marks of edges walked are cleared.
    pub fn line(
        &mut self,
        graph: &LineGraph,
        net: &Net,
        rule: LineRule,
        used: &mut [bool],
        lone: u16,
    ) -> (Vec<u16>, bool) {
        self.degree.clear();
        self.degree.resize(graph.nodes.len(), 0);
        let mut edges = 0;
        for (edge, ends) in net.ends.iter().enumerate() {
            if used[edge] {
                edges += 1;
                self.degree[ends[0] as usize] += 1;
                self.degree[ends[1] as usize] += 1;
            }
        }
        let touched = |node: usize| self.degree[node] > 0;
        let nodes = 0..graph.nodes.len();
        let odd = nodes.clone().find(|&node| self.degree[node] % 2 == 1);
        let stub = || nodes.clone().find(|&node| touched(node) && graph.nodes[node].stub);
        let first = || nodes.clone().find(|&node| touched(node));
        let start = odd.or_else(stub).or_else(first).unwrap_or(lone as usize);
        let closed = odd.is_none()
            && !graph.nodes[start].stub
            && (edges > 0 || net.loops[start] > 0)
            && rule == LineRule::Challenge;

        // Hierholzer's way: go on as long as there is an edge, write nodes down going back.
        self.next.clear();
        self.next.extend_from_slice(&net.first[..net.places()]);
        self.stack.clear();
        self.stack.push(start as u16);
        let mut line = Vec::with_capacity(edges + 1);
        while let Some(&node) = self.stack.last() {
            let place = net.place_of[node as usize];
            let at = &mut self.next[place as usize];
            if *at < net.first[place as usize + 1] {
                let half = net.half[*at as usize];
                *at += 1;
                if std::mem::take(&mut used[half.edge as usize]) {
                    self.stack.push(net.node_at(half.edge, half.to));
                }
            } else {
                self.stack.pop();
                line.push(node);
                let loops = &mut self.degree[node as usize];
                if *loops != u32::MAX {
                    *loops = u32::MAX;
                    line.extend((0..net.loops[node as usize]).map(|_| node));
                }
            }
        }
        line.reverse();
        if closed {
            line.pop();
        }
        (line, closed)
    }
}
