//! Networks: strands connected with each other, and the exits they reach.

use crate::board::{Contact, Graph, Layout, NodeId, Side, Space};

/// Strands that are all connected with each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Network {
    /// The exits it reaches, by their numbers in the layout, ascending.
    pub exits: Vec<u16>,
    /// Its strands: the space and which of its strands, row by row.
    pub strands: Vec<(Space, u8)>,
    /// Points for its exits.
    pub points: u16,
}

impl Network {
    /// The spaces it runs through, row by row, each once.
    pub fn spaces(&self) -> impl Iterator<Item = Space> + '_ {
        let mut last = None;
        self.strands
            .iter()
            .filter_map(move |&(space, _)| (last.replace(space) != Some(space)).then_some(space))
    }

    /// Whether it runs through a space.
    pub fn contains(&self, space: Space) -> bool {
        self.strands.iter().any(|&(strand, _)| strand == space)
    }
}

/// Finds the networks of a graph.
///
/// Networks with most exits come first, equal ones by their first strand, row by row. Those that
/// reach no exit come last. An exit belongs to the strand that touches it, so an overpass on an
/// exit's space brings the exit to one of its two networks only.
#[derive(Clone, Debug, Default)]
pub(super) struct NetworkFinder {
    parent: Vec<NodeId>,
    number: Vec<u16>,
}

const UNSEEN: u16 = u16::MAX;

impl NetworkFinder {
    pub fn networks(&mut self, graph: &Graph, layout: &Layout) -> Vec<Network> {
        let nodes = graph.nodes();
        self.parent.clear();
        self.parent.extend(0..nodes.len() as NodeId);
        for (id, node) in nodes.iter().enumerate() {
            for side in [Side::East, Side::South] {
                if let Contact::Link(other) = node.contact(side) {
                    self.unite(id as NodeId, other);
                }
            }
        }
        for &(a, b) in graph.joins() {
            self.unite(a, b);
        }
        self.number.clear();
        self.number.resize(nodes.len(), UNSEEN);
        let mut networks: Vec<Network> = Vec::with_capacity(8);
        for (id, node) in nodes.iter().enumerate() {
            let root = usize::from(self.root(id as NodeId));
            if self.number[root] == UNSEEN {
                self.number[root] = networks.len() as u16;
                networks.push(Network {
                    exits: Vec::new(),
                    strands: Vec::with_capacity(8),
                    points: 0,
                });
            }
            let network = &mut networks[usize::from(self.number[root])];
            network.strands.push((node.space, node.index));
            for contact in node.contacts {
                if let Contact::Exit(exit) = contact {
                    network.exits.push(exit);
                }
            }
        }
        for network in &mut networks {
            network.exits.sort_unstable();
            // Two strands may reach the same city.
            network.exits.dedup();
            network.points = layout.network_value(network.exits.len());
        }
        networks.sort_by_key(|network| std::cmp::Reverse(network.exits.len()));
        networks
    }

    fn root(&mut self, mut id: NodeId) -> NodeId {
        while self.parent[usize::from(id)] != id {
            let up = self.parent[usize::from(self.parent[usize::from(id)])];
            self.parent[usize::from(id)] = up;
            id = up;
        }
        id
    }

    fn unite(&mut self, a: NodeId, b: NodeId) {
        let (a, b) = (self.root(a), self.root(b));
        self.parent[usize::from(a.max(b))] = a.min(b);
    }
}
