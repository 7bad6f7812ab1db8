//! Goal cards of expansions.

use crate::board::{Contact, Graph, Layout, NodeId, Place, Sketch, Space};
use crate::rules::Ruleset;

/// A goal card.
pub struct Goal {
    /// Its code; the catalogues say what it asks for under `goal-<code>`.
    pub code: &'static str,
    /// Another code some print for it.
    pub alias: Option<&'static str>,
    /// Whether a board that meets it may meet it no longer with more drawn.
    pub loses: bool,
    /// For a card that asks for something in each of some spaces: every choice of spaces.
    pub groups: Option<fn(&Layout) -> Vec<Group>>,
    /// Whether a board meets it.
    pub met: fn(&GoalBoard<'_>) -> Verdict,
}

impl Goal {
    /// A card that is not lost by drawing more, met as this tells.
    pub const fn new(code: &'static str, met: fn(&GoalBoard<'_>) -> Verdict) -> Goal {
        Goal { code, alias: None, loses: false, groups: None, met }
    }
}

/// Spaces of which some must hold something.
pub struct Group {
    /// The spaces.
    pub spaces: Vec<Space>,
    /// How many of them.
    pub count: usize,
    /// The mark they must hold; nothing if anything drawn counts.
    pub word: Option<&'static str>,
}

/// Whether a board meets a goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Yes, by what stands at these places.
    Met(Vec<Place>),
    /// No.
    NotMet,
    /// Yes, if a route was erased: one drawn in an earlier round than the one that erased it, or
    /// perhaps in the same round. Only the rounds of a whole game may tell.
    IfErased {
        /// Whether what erases comes before the drawing of its round.
        drawn_before: bool,
    },
    /// The board cannot tell, because what counts was erased or took too long to look for.
    Untold,
}

impl Verdict {
    /// Met by these spaces, or not met.
    pub fn by(spaces: Option<Vec<Space>>) -> Verdict {
        spaces.map_or(Verdict::NotMet, |spaces| {
            Verdict::Met(spaces.into_iter().map(Place::Space).collect())
        })
    }

    /// Met if there are at least this many places.
    pub fn at_least(count: usize, places: Vec<Place>) -> Verdict {
        if places.len() >= count { Verdict::Met(places) } else { Verdict::NotMet }
    }
}

/// A board as goals look at it.
pub struct GoalBoard<'a> {
    /// What is drawn.
    pub sketch: &'a Sketch,
    /// The rules in force.
    pub ruleset: &'a Ruleset,
    /// Its graph with what expansions change.
    pub graph: Graph,
    /// For each node of the graph, the network it belongs to.
    pub network: Vec<u16>,
}

impl<'a> GoalBoard<'a> {
    /// The board of a sketch.
    pub fn new(sketch: &'a Sketch, ruleset: &'a Ruleset) -> GoalBoard<'a> {
        let graph = ruleset.graph(sketch);
        let network = graph.components(true);
        GoalBoard { sketch, ruleset, graph, network }
    }

    /// The printed board.
    pub fn layout(&self) -> &'a Layout {
        self.sketch.layout()
    }

    /// The nodes in a space, by the space's row-major number.
    pub fn nodes_in(&self, index: usize) -> impl Iterator<Item = NodeId> + use<> {
        let first = self.graph.id(index, 0);
        let count = self.graph.nodes_in(index).len() as NodeId;
        first.into_iter().flat_map(move |first| first..first + count)
    }

    /// Whether a route ends openly towards a space on each of its sides, a bit a side from north.
    pub fn led_into(&self, space: Space) -> u8 {
        let mut sides = 0;
        for node in self.graph.nodes() {
            for (side, _) in node.strand.ends() {
                if matches!(node.contact(side), Contact::Open | Contact::Excused)
                    && self.layout().neighbour(node.space, side) == Some(space)
                {
                    sides |= 1 << side.opposite().index();
                }
            }
        }
        sides
    }
}
