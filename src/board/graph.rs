//! What connects with what: the one graph that every part of a score reads.

mod likeness;
mod links;
mod redraw;

use super::layout::Beyond;
use super::{Drawing, Kind, Layout, MAX_SIZE, Middle, Place, Side, Sketch, Space, Strand, Value};
use links::bit;

pub use likeness::Difference;
pub use links::Links;

/// Number of a [`Node`] in its graph.
pub type NodeId = u16;

/// What one side of a strand meets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contact {
    /// The strand does not touch this side.
    Blank,
    /// A side of a kind that it joins: the two strands connect.
    Link(NodeId),
    /// An exit that it uses, by its number in the layout (cities follow the printed exits).
    Exit(u16),
    /// The outer edge where there is no exit. Never an error.
    Outlet,
    /// An exit of another kind, which may not be drawn.
    WrongExit(u16),
    /// A side of another kind, which may not be drawn.
    Clash(NodeId),
    /// Nothing: an error.
    Open,
    /// Nothing, but something printed or drawn there excuses the open end.
    Excused,
}

/// A strand on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Node {
    /// The space it is drawn in.
    pub space: Space,
    /// Which of the space's strands it is.
    pub index: u8,
    /// Its sides and middle.
    pub strand: Strand,
    /// What each side meets, north first.
    pub contacts: [Contact; 4],
}

impl Node {
    /// What `side` meets.
    pub fn contact(&self, side: Side) -> Contact {
        self.contacts[side.index()]
    }
}

/// One end of a strand: a side of a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct End {
    /// The space.
    pub space: Space,
    /// The side of it.
    pub side: Side,
}

impl std::fmt::Display for End {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}{}", self.space, self.side)
    }
}

impl From<End> for Value {
    fn from(end: End) -> Value {
        Value::Place(Place::Side(end.space, end.side))
    }
}

/// The node at a side of a space, and the kind it shows there.
type Facing = Option<(NodeId, Kind)>;

/// What an end of a kind meets where the facing side of the next space is touched by this node with
/// this kind, or by none.
fn meet(kind: Kind, facing: Facing) -> Contact {
    match facing {
        Some((id, other)) if other == kind || other.joins(kind) => Contact::Link(id),
        // Lines that lie over others end wherever they like, and nothing ends at them.
        _ if kind.is_laid_over() => Contact::Excused,
        Some((id, other)) if !other.is_laid_over() => Contact::Clash(id),
        _ => Contact::Open,
    }
}

/// A way from a strand to one far away, as if they were next to each other (a pair of portals).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bridge {
    /// The two strands.
    pub ends: (NodeId, NodeId),
    /// Whether a line of a kind that only one of the two shows ends in the other's space.
    pub whole: bool,
}

/// The strands of a sketch and what their sides meet.
///
/// Nodes are strands, so a double curve or an overpass gives two nodes in one space. Two strands
/// connect where facing sides of neighbouring spaces show kinds that join and no wall stands between.
#[derive(Clone, Debug, Default)]
pub struct Graph {
    nodes: Vec<Node>,
    /// Per space, the number of its first node; one more entry than spaces.
    first: Vec<NodeId>,
    joins: Vec<(NodeId, NodeId)>,
    bridges: Vec<Bridge>,
    /// Nodes whose networks bring no exits.
    silent: Vec<NodeId>,
    extra_errors: Vec<(End, &'static str)>,
    /// Nodes that no longest route runs through; empty where there are none.
    unmeasured: Vec<NodeId>,
    /// Nodes that count in their network as an exit does; empty where there are none.
    members: Vec<NodeId>,
    /// Points for each exit past the table of networks.
    beyond: u16,
    /// The kinds whose longest lines are measured, if not highway and railway.
    measured: Option<[Kind; 2]>,
    /// Whether sides of different kinds connect somewhere.
    mixed: bool,
    /// For each node what it connects with.
    links: Vec<Links>,
    /// What the spaces hold with lines that nobody drew.
    drawn: Vec<Drawing>,
}

impl Graph {
    /// The graph of a sketch.
    pub fn new(sketch: &Sketch) -> Graph {
        let mut graph = Graph::default();
        graph.rebuild(sketch);
        graph
    }

    /// Becomes the graph of another sketch, keeping its memory.
    pub fn rebuild(&mut self, sketch: &Sketch) {
        self.clear();
        self.connect(sketch.layout(), sketch.cells().iter().map(|cell| &cell.drawing));
    }

    /// The same with lines in some spaces that nobody drew. What the board prints stays.
    pub fn rebuild_with(&mut self, sketch: &Sketch, added: &[(Space, Drawing)]) {
        if added.is_empty() {
            return self.rebuild(sketch);
        }
        let layout = sketch.layout();
        let mut drawn = std::mem::take(&mut self.drawn);
        drawn.clear();
        drawn.extend(sketch.cells().iter().map(|cell| cell.drawing));
        for &(space, drawing) in added {
            if let Some(index) = layout.index(space).filter(|_| !layout.is_given(space)) {
                drawn[index] = drawing;
            }
        }
        self.clear();
        self.connect(layout, drawn.iter());
        self.drawn = drawn;
    }

    /// Forgets everything but its memory.
    fn clear(&mut self) {
        self.nodes.clear();
        self.first.clear();
        self.joins.clear();
        self.bridges.clear();
        self.silent.clear();
        self.extra_errors.clear();
        self.unmeasured.clear();
        self.members.clear();
        self.beyond = 0;
        self.measured = None;
        self.mixed = false;
        self.links.clear();
    }

    /// Makes nodes of what the spaces hold, row by row, and finds what they meet.
    fn connect<'a>(&mut self, layout: &Layout, drawn: impl Iterator<Item = &'a Drawing>) {
        let mut space = Space::new(0, 0);
        // What lies at the south side of each space of the row before, and east of the space before.
        let mut south: [Facing; MAX_SIZE as usize] = [None; MAX_SIZE as usize];
        let mut east: Facing = None;
        for (index, drawing) in drawn.enumerate() {
            // At most 32x32 spaces of four strands: fits 16 bits.
            self.first.push(self.nodes.len() as NodeId);
            let south = &mut south[usize::from(space.col)];
            let (north, west) = (south.take(), east.take());
            for (number, strand) in drawing.strands().iter().enumerate() {
                let id = self.nodes.len() as NodeId;
                let facing = [north, None, None, west];
                let (contacts, mut links) =
                    self.meet_all((id, strand), layout.beyond(index), facing);
                for before in (1..).take(number) {
                    links.beside |= bit(id - before);
                    self.links[usize::from(id - before)].beside |= bit(id);
                }
                *south = strand.kind(Side::South).map(|kind| (id, kind)).or(*south);
                east = strand.kind(Side::East).map(|kind| (id, kind)).or(east);
                self.links.push(links);
                self.nodes.push(Node { space, index: number as u8, strand: *strand, contacts });
            }
            space.col += 1;
            if space.col == layout.cols() {
                space = Space::new(space.row + 1, 0);
            }
        }
        self.first.push(self.nodes.len() as NodeId);
        for (number, &city) in layout.cities().iter().enumerate() {
            let exit = Contact::Exit((layout.exits().len() + number) as u16);
            for side in Side::ALL {
                let near = layout.neighbour(city, side).and_then(|near| layout.index(near));
                // A city takes highways and railways (expansion compendium, Epic Board).
                if let Some(near) = near
                    && let Some((id, kind)) = self.touching(near, side.opposite())
                    && (kind.uses(Kind::Highway) || kind.uses(Kind::Railway))
                    && self.nodes[usize::from(id)].contact(side.opposite()) == Contact::Open
                {
                    self.nodes[usize::from(id)].contacts[side.opposite().index()] = exit;
                }
            }
        }
    }

    /// What the sides of a strand meet at the border and in the strands that face it, north first.
    /// Those are told what they meet; the strands of spaces to come will tell this one.
    fn meet_all(
        &mut self,
        (id, strand): (NodeId, &Strand),
        beyond: &[Beyond; 4],
        facing: [Facing; 4],
    ) -> ([Contact; 4], Links) {
        let own = bit(id);
        let mut contacts = [Contact::Blank; 4];
        let mut links = Links::default();
        for side in Side::ALL {
            let Some(kind) = strand.kind(side) else { continue };
            links.shows_highway |= if kind.counts_as(Kind::Highway) { own } else { 0 };
            links.shows_railway |= if kind.counts_as(Kind::Railway) { own } else { 0 };
            let facing = facing[side.index()];
            contacts[side.index()] = match beyond[side.index()] {
                Beyond::Wall => Contact::Excused,
                Beyond::Space(_) => {
                    if let Some((other, shown)) = facing {
                        let met = meet(shown, Some((id, kind)));
                        let at = usize::from(other);
                        self.nodes[at].contacts[side.opposite().index()] = met;
                        if matches!(met, Contact::Link(_)) {
                            self.mixed |= shown != kind;
                            links.connect(bit(other), kind, shown);
                            self.links[at].connect(own, shown, kind);
                        }
                    }
                    meet(kind, facing)
                }
                Beyond::Exit(exit, shown) if kind.uses(shown) => Contact::Exit(exit),
                Beyond::Exit(exit, _) if !kind.is_laid_over() => Contact::WrongExit(exit),
                Beyond::Exit(..) | Beyond::Edge => Contact::Outlet,
            };
        }
        (contacts, links)
    }

    /// The node that touches `side` in the space with a row-major number, and the kind it shows there.
    fn touching(&self, index: usize, side: Side) -> Option<(NodeId, Kind)> {
        let first = self.first[index];
        let nodes = self.nodes[usize::from(first)..usize::from(self.first[index + 1])].iter();
        (first..).zip(nodes).find_map(|(id, node)| node.strand.kind(side).map(|kind| (id, kind)))
    }

    /// For each node of a small graph what it connects with, if every exit counts.
    #[inline]
    pub fn links(&self) -> Option<&[Links]> {
        let small = self.nodes.len() <= u64::BITS as usize && self.links.len() == self.nodes.len();
        (small && self.silent.is_empty()).then_some(&self.links[..])
    }

    /// The same if longest routes follow nothing but facing sides, with the set of nodes that they may
    /// run through.
    #[inline]
    pub fn line_links(&self) -> Option<(&[Links], u64)> {
        let small = self.nodes.len() <= u64::BITS as usize && self.links.len() == self.nodes.len();
        let without = self.unmeasured.iter().fold(0, |set, &id| set | bit(id));
        (small && self.bridges.is_empty()).then_some((&self.links[..], !without))
    }

    /// Makes it a graph that is not small.
    #[cfg(test)]
    pub(crate) fn forget_links(&mut self) {
        self.links.clear();
    }

    /// Whether sides of different kinds connect somewhere, so that a line of one kind may end where
    /// a network goes on.
    #[inline]
    pub fn is_mixed(&self) -> bool {
        self.mixed
    }

    /// The node that a line of `kind` runs on to across a side: both facing sides count as the kind.
    #[inline]
    pub fn stretch(&self, id: NodeId, side: Side, kind: Kind) -> Option<NodeId> {
        let counts = |node: &Node, side| node.strand.kind(side).is_some_and(|k| k.counts_as(kind));
        let node = &self.nodes[usize::from(id)];
        match node.contact(side) {
            Contact::Link(other)
                if counts(node, side)
                    && counts(&self.nodes[usize::from(other)], side.opposite()) =>
            {
                Some(other)
            }
            _ => None,
        }
    }

    /// Takes the exits at lines of a kind from them, where a ruling does not let it use exits.
    pub fn refuse_exits(&mut self, kind: Kind) {
        for node in &mut self.nodes {
            for (side, shown) in node.strand.ends() {
                let contact = &mut node.contacts[side.index()];
                if let Contact::Exit(exit) = *contact
                    && shown == kind
                {
                    *contact = Contact::WrongExit(exit);
                }
            }
        }
    }

    /// Takes an exit inside the board from the lines that may not use it: they end openly before it.
    pub fn refuse_city(&mut self, exit: u16, printed: Kind) {
        for node in &mut self.nodes {
            for (side, shown) in node.strand.ends() {
                let contact = &mut node.contacts[side.index()];
                if *contact == Contact::Exit(exit) && !shown.uses(printed) {
                    *contact = Contact::Open;
                }
            }
        }
    }

    /// All nodes, row by row and strand by strand.
    pub fn nodes(&self) -> &[Node] {
        &self.nodes
    }

    /// The nodes of one space, by the space's row-major number.
    pub fn nodes_in(&self, index: usize) -> &[Node] {
        match (self.first.get(index), self.first.get(index + 1)) {
            (Some(&start), Some(&end)) => &self.nodes[usize::from(start)..usize::from(end)],
            _ => &[],
        }
    }

    /// The number of a strand: the space by its row-major number, then which strand.
    pub fn id(&self, index: usize, strand: usize) -> Option<NodeId> {
        let (start, end) = (*self.first.get(index)?, *self.first.get(index + 1)?);
        let id = usize::from(start) + strand;
        (id < usize::from(end)).then_some(id as NodeId)
    }

    /// Joins two strands into one network although their sides do not meet (a pier).
    /// Longest routes do not follow such a join.
    pub fn join(&mut self, a: NodeId, b: NodeId) {
        if usize::from(a) < self.nodes.len() && usize::from(b) < self.nodes.len() {
            self.joins.push((a, b));
            if let Some(links) = self.links.get_mut(usize::from(a)) {
                links.any |= bit(b);
            }
            if let Some(links) = self.links.get_mut(usize::from(b)) {
                links.any |= bit(a);
            }
        }
    }

    /// The joins that expansions added.
    pub fn joins(&self) -> &[(NodeId, NodeId)] {
        &self.joins
    }

    /// Joins two strands into one network, and lets longest routes run from one into the other.
    pub fn bridge(&mut self, bridge: Bridge) {
        let (a, b) = bridge.ends;
        if usize::from(a) < self.nodes.len() && usize::from(b) < self.nodes.len() {
            self.join(a, b);
            self.bridges.push(bridge);
        }
    }

    /// The bridges that expansions added.
    pub fn bridges(&self) -> &[Bridge] {
        &self.bridges
    }

    /// The bridges that a line of `kind` runs over, by their numbers, and the strands at their ends.
    pub fn bridged(&self, kind: Kind) -> impl Iterator<Item = (usize, NodeId, NodeId)> + '_ {
        let shows = move |id: NodeId| {
            self.nodes[usize::from(id)].strand.ends().any(|(_, shown)| shown.counts_as(kind))
        };
        let carries = move |bridge: &Bridge| {
            let (a, b) = (shows(bridge.ends.0), shows(bridge.ends.1));
            a && b || bridge.whole && (a || b)
        };
        let all = self.bridges.iter().enumerate().filter(move |(_, bridge)| carries(bridge));
        all.map(|(number, bridge)| (number, bridge.ends.0, bridge.ends.1))
    }

    /// Keeps the line of points from counting the exits of a strand's network (a ritual). The network
    /// reaches them all the same.
    pub fn silence(&mut self, id: NodeId) {
        if usize::from(id) < self.nodes.len() {
            self.silent.push(id);
        }
    }

    /// The strands whose networks bring no exits.
    pub fn silent(&self) -> &[NodeId] {
        &self.silent
    }

    /// Takes an open end off the errors.
    pub fn excuse(&mut self, id: NodeId, side: Side) {
        if let Some(node) = self.nodes.get_mut(usize::from(id))
            && node.contacts[side.index()] == Contact::Open
        {
            node.contacts[side.index()] = Contact::Excused;
        }
    }

    /// Takes the open ends off the errors that face one of these spaces, a wall between them or not.
    pub fn excuse_facing(&mut self, layout: &Layout, spaces: impl Fn(Space) -> bool) {
        for node in &mut self.nodes {
            for side in Side::ALL {
                let contact = &mut node.contacts[side.index()];
                if *contact == Contact::Open
                    && layout.neighbour(node.space, side).is_some_and(&spaces)
                {
                    *contact = Contact::Excused;
                }
            }
        }
    }

    /// Lets an open end reach an exit that it does not touch, over what an expansion drew between
    /// them.
    pub fn lead_to_exit(&mut self, id: NodeId, side: Side, exit: u16) {
        if let Some(node) = self.nodes.get_mut(usize::from(id))
            && matches!(node.contacts[side.index()], Contact::Open | Contact::Excused)
        {
            node.contacts[side.index()] = Contact::Exit(exit);
        }
    }

    /// Changes what sits in the middle of a strand (a pier that is a station).
    pub fn set_middle(&mut self, id: NodeId, middle: Middle) {
        if let Some(node) = self.nodes.get_mut(usize::from(id)) {
            node.strand = node.strand.with_middle(middle);
        }
    }

    /// Keeps longest routes from counting a strand or running through it.
    pub fn leave_unmeasured(&mut self, id: NodeId) {
        self.unmeasured.push(id);
    }

    /// Whether longest routes may run through a strand.
    #[inline]
    pub fn is_measured(&self, id: NodeId) -> bool {
        !self.unmeasured.contains(&id)
    }

    /// Whether longest routes may run through every strand.
    #[inline]
    pub fn measures_all(&self) -> bool {
        self.unmeasured.is_empty()
    }

    /// Lets a strand count in its network as an exit does (a hub).
    pub fn add_member(&mut self, id: NodeId) {
        self.members.push(id);
    }

    /// The strands that count in their networks as exits do.
    #[inline]
    pub fn members(&self) -> &[NodeId] {
        &self.members
    }

    /// Has the longest lines of other kinds measured.
    pub fn measure(&mut self, kinds: [Kind; 2]) {
        self.measured = Some(kinds);
    }

    /// The kinds whose longest lines are measured.
    pub fn measured(&self) -> [Kind; 2] {
        self.measured.unwrap_or([Kind::Highway, Kind::Railway])
    }

    /// Gives networks that are larger than the printed table so many points for each exit past it.
    pub fn value_beyond(&mut self, points: u16) {
        self.beyond = points;
    }

    /// Points for a network of so many exits, and of what counts like them.
    #[inline]
    pub fn network_value(&self, layout: &Layout, exits: usize) -> u16 {
        let past = (exits + 1).saturating_sub(layout.network_values().len().max(1));
        layout.network_value(exits).saturating_add(self.beyond.saturating_mul(past as u16))
    }

    /// Adds an error that no strand of the graph shows (an open lava side), with the sentence that
    /// says why.
    pub fn add_error(&mut self, end: End, why: &'static str) {
        self.extra_errors.push((end, why));
    }

    /// The errors that expansions added, each with the sentence that says why.
    pub fn extra_errors(&self) -> &[(End, &'static str)] {
        &self.extra_errors
    }

    /// Everything that joins a node: facing sides, then joins of expansions.
    pub fn neighbours(&self, id: NodeId) -> Vec<NodeId> {
        let node = self.nodes[usize::from(id)];
        let links = Side::ALL.into_iter().filter_map(move |side| match node.contact(side) {
            Contact::Link(other) => Some(other),
            _ => None,
        });
        let joins = self.joins.iter().filter_map(move |&(a, b)| match (a == id, b == id) {
            (true, _) => Some(b),
            (_, true) => Some(a),
            _ => None,
        });
        links.chain(joins).collect()
    }

    /// For each node, the number of the connected part it belongs to, with or without the joins that
    /// expansions add. Parts are numbered by their first node.
    pub fn components(&self, with_joins: bool) -> Vec<u16> {
        const UNSEEN: u16 = u16::MAX;
        let mut part = vec![UNSEEN; self.nodes.len()];
        let mut parts = 0;
        let mut stack = Vec::new();
        for start in 0..self.nodes.len() {
            if part[start] != UNSEEN {
                continue;
            }
            part[start] = parts;
            stack.push(start as NodeId);
            while let Some(id) = stack.pop() {
                let links = self.nodes[usize::from(id)].contacts.into_iter();
                let linked = links.filter_map(|contact| match contact {
                    Contact::Link(other) => Some(other),
                    _ => None,
                });
                let joins = if with_joins { &self.joins[..] } else { &[] };
                let joined = joins.iter().filter_map(|&(a, b)| match (a == id, b == id) {
                    (true, _) => Some(b),
                    (_, true) => Some(a),
                    _ => None,
                });
                for other in linked.chain(joined) {
                    if part[usize::from(other)] == UNSEEN {
                        part[usize::from(other)] = parts;
                        stack.push(other);
                    }
                }
            }
            parts += 1;
        }
        part
    }
}
