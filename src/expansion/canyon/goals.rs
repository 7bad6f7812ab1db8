//! The goals of the canyon (Shining Yellow, goal cards): bridges, a canyon crossed three times, one
//! from edge to edge.

use super::{MOST_STEPS, Segment, Segments};
use crate::board::{Contact, NodeId, Place, Side};
use crate::rules::contract::{Goal, GoalBoard, Verdict};

/// A way along routes that crosses one canyon three times and uses no strand twice.
struct Crossing<'a> {
    board: &'a GoalBoard<'a>,
    /// Per node and side, the canyon crossed by leaving there.
    canyon: Vec<[Option<usize>; 4]>,
    path: Vec<NodeId>,
    steps: u32,
}

impl Crossing<'_> {
    fn extend(&mut self, id: NodeId, canyon: usize, crossed: usize) -> bool {
        self.path.push(id);
        if crossed >= 3 {
            return true;
        }
        self.steps += 1;
        if self.steps < 10 * MOST_STEPS {
            let node = self.board.graph.nodes()[usize::from(id)];
            for side in Side::ALL {
                if let Contact::Link(next) = node.contact(side)
                    && !self.path.contains(&next)
                {
                    let here = self.canyon[usize::from(id)][side.index()] == Some(canyon);
                    if self.extend(next, canyon, crossed + usize::from(here)) {
                        return true;
                    }
                }
            }
        }
        self.path.pop();
        false
    }
}

fn crosses_three_times(board: &GoalBoard<'_>) -> Verdict {
    let segments = Segments::of(board.sketch, board.ruleset);
    let nodes = board.graph.nodes();
    let canyon: Vec<[Option<usize>; 4]> = nodes
        .iter()
        .map(|node| {
            let at = board.layout().index(node.space);
            let on = at.map_or([None; 4], |at| segments.on[at]);
            on.map(|segment| segment.map(|segment| segments.canyon[usize::from(segment)]))
        })
        .collect();
    let mut search = Crossing { board, canyon, path: Vec::new(), steps: 0 };
    for number in 0..segments.canyons {
        for (id, node) in nodes.iter().enumerate() {
            // A shortest such way starts with a crossing.
            let starts = Side::ALL.into_iter().any(|side| {
                search.canyon[id][side.index()] == Some(number)
                    && matches!(node.contact(side), Contact::Link(_))
            });
            // At most 32x32 spaces of four strands.
            if starts && search.extend(id as NodeId, number, 0) {
                let spaces = search.path.iter().map(|&id| nodes[usize::from(id)].space);
                return Verdict::Met(spaces.map(Place::Space).collect());
            }
        }
    }
    if search.steps < 10 * MOST_STEPS { Verdict::NotMet } else { Verdict::Untold }
}

pub(super) static GOALS: [Goal; 3] = [
    Goal {
        code: "CA",
        alias: None,
        loses: false,
        groups: None,
        met: |board| {
            let segments = Segments::of(board.sketch, board.ruleset);
            let (bridges, cost) = segments.bridges(&board.graph, board.ruleset);
            if cost >= 6 { Verdict::Met(segments.places(&bridges)) } else { Verdict::NotMet }
        },
    },
    Goal { code: "CB", alias: None, loses: false, groups: None, met: crosses_three_times },
    Goal {
        code: "CC",
        alias: Some("CD"),
        loses: false,
        groups: None,
        met: |board| {
            let segments = Segments::of(board.sketch, board.ruleset);
            let layout = board.layout();
            let inside = |segment: &usize| {
                let Segment { space, side, .. } = segments.list[*segment];
                layout.is_central(space)
                    && layout.neighbour(space, side).is_some_and(|there| layout.is_central(there))
            };
            let mut canyons = (0..segments.canyons).map(|canyon| segments.of_canyon(canyon));
            match canyons.find(|canyon| segments.edge_to_edge(canyon) && canyon.iter().any(inside))
            {
                Some(canyon) => Verdict::Met(segments.places(&canyon)),
                None => Verdict::NotMet,
            }
        },
    },
];
