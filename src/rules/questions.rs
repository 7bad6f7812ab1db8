//! Which rulings a board touches: only these can decide anything on it.

use super::{
    CENTRE, CIRCLE, CITY_JOINS, CITY_KIND, CLASH, DEAD_END_ERROR, DEAD_END_STATION, DOTTED_FIT,
    DOTTED_STATION, Decides, GOAL_G, LONGEST, MOUNTAIN_END, RETURN, Ruleset, Ruling, WRONG_EXIT,
};
use crate::board::{Contact, Graph, Middle, NodeId, Place, Side, Sketch};

/// Each ruling of the core with what must be on a board for its answers to differ.
type Touch = fn(&Sketch, &Graph) -> bool;

static TOUCHES: [(&Ruling, Touch); 14] = [
    (&LONGEST, comes_back),
    (&RETURN, comes_back),
    (&CENTRE, mark_alone),
    (&WRONG_EXIT, |_, graph| meets(graph, |contact| matches!(contact, Contact::WrongExit(_)))),
    (&CLASH, |_, graph| meets(graph, |contact| matches!(contact, Contact::Clash(_)))),
    (&DEAD_END_ERROR, dead_end),
    (&DEAD_END_STATION, dead_end),
    (&GOAL_G, three_exits),
    (&CIRCLE, circle),
    (&MOUNTAIN_END, mountain),
    (&CITY_JOINS, |sketch, _| !sketch.layout().cities().is_empty()),
    (&CITY_KIND, |sketch, _| !sketch.layout().city_kinds().is_empty()),
    (&DOTTED_FIT, in_dotted),
    (&DOTTED_STATION, in_dotted),
];

impl Ruleset {
    /// The rulings that decide such a thing and that something on this board touches. The answers to
    /// any other ruling give the same board the same result.
    ///
    /// `graph` is that of the sketch under these rules.
    ///
    /// ```
    /// use inkspector::board::{Layout, Sketch};
    /// use inkspector::rules::{Decides, Edition, Ruleset};
    /// let rules = Ruleset::new(Edition::Classic);
    /// let mut sketch = Sketch::new(Layout::classic());
    /// for (space, code) in [("A1", ".hh."), ("A2", "..hh"), ("B1", "hh.."), ("B2", "h..h")] {
    ///     sketch.draw(space.parse().unwrap(), code.parse().unwrap());
    /// }
    /// let asked = rules.questions(&sketch, &rules.graph(&sketch), Decides::Points);
    /// let keys: Vec<&str> = asked.iter().map(|ruling| ruling.key).collect();
    /// assert_eq!(keys, ["longest", "return"], "the line can come back to where it was");
    /// ```
    pub fn questions(&self, sketch: &Sketch, graph: &Graph, what: Decides) -> Vec<&'static Ruling> {
        self.questions_among(sketch, graph, what, |_| true)
    }

    /// The same of those rulings of the core that `open` says are not settled yet, and of all that
    /// expansions ask.
    pub(crate) fn questions_among(
        &self,
        sketch: &Sketch,
        graph: &Graph,
        what: Decides,
        open: impl Fn(&Ruling) -> bool,
    ) -> Vec<&'static Ruling> {
        let core = TOUCHES.iter().filter(|(ruling, touches)| {
            ruling.decides.contains(&what) && open(ruling) && touches(sketch, graph)
        });
        let mut asked: Vec<&'static Ruling> = core.map(|(ruling, _)| *ruling).collect();
        let decides = |ruling: &&&Ruling| ruling.decides.contains(&what);
        for expansion in &self.expansions {
            // Looking at the board takes longer than looking at the list.
            if expansion.rulings().iter().find(decides).is_none() {
                continue;
            }
            let own = expansion.questions(sketch, graph).into_iter();
            let own = own.filter(|ruling| ruling.decides.contains(&what));
            // An expansion may ask a ruling of the boxes again.
            own.for_each(|ruling| {
                if !asked.contains(&ruling) {
                    asked.push(ruling);
                }
            });
        }
        asked
    }
}

fn meets(graph: &Graph, wanted: impl Fn(&Contact) -> bool) -> bool {
    graph.nodes().iter().any(|node| node.contacts.iter().any(&wanted))
}

fn dead_end(_: &Sketch, graph: &Graph) -> bool {
    graph.nodes().iter().any(|node| node.strand.middle() == Middle::DeadEnd)
}

fn mountain(sketch: &Sketch, _: &Graph) -> bool {
    !sketch.layout().mountains().is_empty() || !sketch.layout().dotted().is_empty()
}

/// A route that somebody drew on a mountain with a dotted shape.
fn in_dotted(sketch: &Sketch, _: &Graph) -> bool {
    let mut dotted = sketch.layout().dotted().iter();
    dotted.any(|mountain| !sketch.drawing(mountain.space).is_empty())
}

fn three_exits(_: &Sketch, graph: &Graph) -> bool {
    let contacts = graph.nodes().iter().flat_map(|node| node.contacts);
    contacts.filter(|contact| matches!(contact, Contact::Exit(_))).nth(2).is_some()
}

/// A central space that holds a mark and no route.
fn mark_alone(sketch: &Sketch, _: &Graph) -> bool {
    sketch.marks().any(|(mark, _)| match mark.at {
        Place::Space(space) | Place::Side(space, _) => {
            sketch.layout().is_central(space) && sketch.drawing(space).is_empty()
        }
        Place::Corner(..) => false,
    })
}

/// What every node leads on to across its east and south sides.
fn onward<'a>(
    graph: &'a Graph,
    next: impl Fn(NodeId, Side) -> Option<NodeId> + Copy + 'a,
) -> impl Iterator<Item = (NodeId, NodeId)> + 'a {
    (0..graph.nodes().len()).flat_map(move |id| {
        // At most 32x32 spaces of four strands.
        let id = id as NodeId;
        let across = move |side| next(id, side).map(|other| (id, other));
        [Side::East, Side::South].into_iter().filter_map(across)
    })
}

/// Whether one of these edges closes a ring with those before it.
fn closes(count: usize, edges: impl Iterator<Item = (usize, usize)>) -> bool {
    let mut above: Vec<usize> = (0..count).collect();
    let root = |above: &mut Vec<usize>, mut at: usize| {
        while above[at] != at {
            above[at] = above[above[at]];
            at = above[at];
        }
        at
    };
    for (a, b) in edges {
        let (a, b) = (root(&mut above, a), root(&mut above, b));
        if a == b {
            return true;
        }
        above[a] = b;
    }
    false
}

/// Whether a line of one kind can come back to a space it left.
pub(crate) fn comes_back(sketch: &Sketch, graph: &Graph) -> bool {
    let layout = sketch.layout();
    let at = |id: NodeId| layout.index(graph.nodes()[usize::from(id)].space);
    graph.measured().into_iter().any(|kind| {
        let stretches = onward(graph, |id, side| graph.stretch(id, side, kind));
        let bridges = graph.bridged(kind).map(|(_, a, b)| (a, b));
        let edges = stretches
            .chain(bridges)
            .filter(|&(a, b)| graph.is_measured(a) && graph.is_measured(b))
            .filter_map(|(a, b)| at(a).zip(at(b)));
        closes(layout.area(), edges)
    })
}

/// Whether lines of any kind lead back to where they began.
fn circle(_: &Sketch, graph: &Graph) -> bool {
    let link = |id: NodeId, side| match graph.nodes()[usize::from(id)].contact(side) {
        Contact::Link(other) => Some(other),
        _ => None,
    };
    let bridges = graph.bridges().iter().map(|bridge| bridge.ends);
    let edges = onward(graph, link).chain(bridges).map(|(a, b)| (usize::from(a), usize::from(b)));
    closes(graph.nodes().len(), edges)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::RULINGS;

    #[test]
    fn every_ruling_of_the_core_can_be_asked() {
        let asked: Vec<&str> = TOUCHES.iter().map(|(ruling, _)| ruling.key).collect();
        assert!(RULINGS.iter().map(|ruling| ruling.key).eq(asked));
    }
}
