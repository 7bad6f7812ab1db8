//! Networks: strands connected with each other, and the exits they reach.

use crate::board::{Contact, Graph, Layout, Links, NodeId, Side, Space};

/// Strands that are all connected with each other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Network {
    /// The exits it reaches that count, by their numbers in the layout, ascending.
    pub exits: Vec<u16>,
    /// The spaces that count in it as an exit does (hubs), row by row.
    pub members: Vec<Space>,
    /// Its strands: the space and which of its strands, row by row.
    pub strands: Vec<(Space, u8)>,
    /// Points for its exits and what counts like them.
    pub points: u16,
    /// The exits it reaches that an expansion keeps from counting, ascending.
    pub silent: Vec<u16>,
}

impl Network {
    /// The spaces it runs through, row by row, each once.
    pub fn spaces(&self) -> impl Iterator<Item = Space> + '_ {
        let mut last = None;
        self.strands
            .iter()
            .filter_map(move |&(space, _)| (last.replace(space) != Some(space)).then_some(space))
    }

    /// How many exits, and what counts like them, it connects.
    pub fn size(&self) -> usize {
        self.exits.len() + self.members.len()
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
    /// For each node a node before it in its network, or itself.
    parent: Vec<NodeId>,
    /// For each node the number of its network, by first strands.
    number: Vec<u16>,
    sizes: Vec<Size>,
}

/// How large a network is, and where it comes among all.
#[derive(Clone, Copy, Debug, Default)]
struct Size {
    strands: u16,
    exits: u16,
    place: u16,
    silent: bool,
}

impl NetworkFinder {
    /// The networks that reach an exit, and those that do not.
    pub fn networks(&mut self, graph: &Graph, layout: &Layout) -> (Vec<Network>, Vec<Network>) {
        let (mut networks, mut loose) = match graph.links().filter(|_| graph.members().is_empty()) {
            Some(links) => gather(graph, links),
            None => self.collect(graph),
        };
        for network in &mut networks {
            network.exits.sort_unstable();
            // Two strands may reach the same city.
            network.exits.dedup();
            network.points = graph.network_value(layout, network.size());
        }
        for network in networks.iter_mut().chain(&mut loose) {
            network.silent.sort_unstable();
            network.silent.dedup();
        }
        networks.sort_by_key(|network| std::cmp::Reverse(network.size()));
        (networks, loose)
    }

    /// The points of all networks, where nobody asks for the networks.
    pub fn points(&mut self, graph: &Graph, layout: &Layout) -> i32 {
        let exits = layout.exits().len() + layout.cities().len();
        let links = graph.links().filter(|_| graph.members().is_empty());
        match links.filter(|_| exits <= u64::BITS as usize) {
            Some(links) => parts(links)
                .map(|part| {
                    let reached = bits(part).fold(0_u64, |reached, id| {
                        let contacts = graph.nodes()[id].contacts.iter();
                        contacts.fold(reached, |reached, contact| match contact {
                            Contact::Exit(exit) => reached | 1 << exit,
                            _ => reached,
                        })
                    });
                    // What reaches no exit is worth nothing, whatever the table begins with.
                    match reached.count_ones() {
                        0 => 0,
                        exits => i32::from(graph.network_value(layout, exits as usize)),
                    }
                })
                .sum(),
            None => {
                let networks = self.networks(graph, layout).0;
                networks.iter().map(|network| i32::from(network.points)).sum()
            }
        }
    }

    /// The networks of any graph, by first strands, with the exits of each strand.
    fn collect(&mut self, graph: &Graph) -> (Vec<Network>, Vec<Network>) {
        let nodes = graph.nodes();
        self.unite_all(graph);
        // What stands before a node has its number by the time that the node is met. Sizes first, so
        // that no list is moved while it grows.
        self.number.clear();
        self.sizes.clear();
        for (id, node) in nodes.iter().enumerate() {
            let before = usize::from(self.parent[id]);
            let number = if before == id {
                self.sizes.push(Size::default());
                self.sizes.len() as u16 - 1
            } else {
                self.number[before]
            };
            self.number.push(number);
            let size = &mut self.sizes[usize::from(number)];
            size.strands += 1;
            size.exits +=
                node.contacts.iter().map(|&contact| u16::from(is_exit(contact))).sum::<u16>();
        }
        for &id in graph.silent() {
            let size = &mut self.sizes[usize::from(self.number[usize::from(id)])];
            size.exits = 0;
            size.silent = true;
        }
        for &id in graph.members() {
            self.sizes[usize::from(self.number[usize::from(id)])].exits += 1;
        }
        let reaching = self.sizes.iter().filter(|size| size.exits > 0).count();
        let mut networks = Vec::with_capacity(reaching);
        let mut loose = Vec::with_capacity(self.sizes.len() - reaching);
        for size in &mut self.sizes {
            let list = if size.exits > 0 { &mut networks } else { &mut loose };
            size.place = list.len() as u16;
            list.push(Network {
                exits: Vec::with_capacity(size.exits.into()),
                members: Vec::new(),
                strands: Vec::with_capacity(size.strands.into()),
                points: 0,
                silent: Vec::new(),
            });
        }
        for (node, &number) in nodes.iter().zip(&self.number) {
            let size = self.sizes[usize::from(number)];
            let list = if size.exits > 0 { &mut networks } else { &mut loose };
            let network = &mut list[usize::from(size.place)];
            network.strands.push((node.space, node.index));
            for contact in node.contacts {
                match contact {
                    Contact::Exit(exit) if size.silent => network.silent.push(exit),
                    Contact::Exit(exit) if size.exits > 0 => network.exits.push(exit),
                    _ => {}
                }
            }
        }
        for &id in graph.members() {
            let size = self.sizes[usize::from(self.number[usize::from(id)])];
            // Hubs make a network one that reaches something.
            networks[usize::from(size.place)].members.push(nodes[usize::from(id)].space);
        }
        (networks, loose)
    }

    /// Fills [`NetworkFinder::parent`].
    fn unite_all(&mut self, graph: &Graph) {
        let nodes = graph.nodes();
        self.parent.clear();
        self.parent.extend(0..nodes.len() as NodeId);
        for (id, node) in nodes.iter().enumerate() {
            for side in [Side::North, Side::West] {
                if let Contact::Link(other) = node.contact(side) {
                    self.unite(id as NodeId, other);
                }
            }
        }
        for &(a, b) in graph.joins() {
            self.unite(a, b);
        }
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

/// What hangs together in a small graph, as sets of nodes, by first nodes.
fn parts(links: &[Links]) -> impl Iterator<Item = u64> + '_ {
    let mut left = u64::MAX.checked_shr(u64::BITS - links.len() as u32).unwrap_or(0);
    std::iter::from_fn(move || {
        let mut part = left & left.wrapping_neg();
        let mut todo = part;
        while todo != 0 {
            let near = links[todo.trailing_zeros() as usize].any & !part;
            part |= near;
            todo = todo & (todo - 1) | near;
        }
        left &= !part;
        (part != 0).then_some(part)
    })
}

/// The numbers in a set, ascending.
fn bits(mut set: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let first = set.trailing_zeros() as usize;
        let any = set != 0;
        set &= set.wrapping_sub(1);
        any.then_some(first)
    })
}

/// The same of a small graph.
fn gather(graph: &Graph, links: &[Links]) -> (Vec<Network>, Vec<Network>) {
    let nodes = graph.nodes();
    let mut networks = Vec::with_capacity(8);
    let mut loose = Vec::with_capacity(8);
    for part in parts(links) {
        let mut network = Network {
            exits: Vec::new(),
            members: Vec::new(),
            strands: Vec::with_capacity(part.count_ones() as usize),
            points: 0,
            silent: Vec::new(),
        };
        for node in bits(part).map(|id| &nodes[id]) {
            network.strands.push((node.space, node.index));
            for contact in node.contacts {
                if let Contact::Exit(exit) = contact {
                    network.exits.push(exit);
                }
            }
        }
        let list = if network.exits.is_empty() { &mut loose } else { &mut networks };
        list.push(network);
    }
    (networks, loose)
}

fn is_exit(contact: Contact) -> bool {
    matches!(contact, Contact::Exit(_))
}
