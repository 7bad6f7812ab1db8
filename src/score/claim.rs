//! A line that a player claims to be their longest: does it stand, and if not, where does it break?
//!
//! Claims are judged on the very graph that is scored, with everything that expansions change, so
//! that no claim can stand that is longer than the proven line.

use super::Pass;
use crate::board::{Contact, Graph, Kind, Layout, Node, NodeId, Side, Sketch, Space};
use crate::rules::Ruleset;

/// A claimed line that stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StandingClaim {
    /// Its passes in order; a ring named back to its start ends with its first pass again.
    pub passes: Vec<Pass>,
    /// What it is worth.
    pub points: i32,
}

/// Why a claimed line breaks, at the step with this number counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClaimBreak {
    /// The space has no line of that kind.
    NoLine(usize),
    /// The space does not lie beside the one before.
    NotBeside(usize),
    /// The two spaces are not connected by that kind.
    NotConnected(usize),
    /// The line would have to change between strands that do not join, as at an overpass.
    Apart(usize),
    /// The space was counted before (classic ruling).
    SpaceAgain(usize),
    /// The stretch was counted before (Challenge ruling).
    StretchAgain(usize),
}

impl ClaimBreak {
    /// The step it breaks at.
    pub fn step(self) -> usize {
        match self {
            ClaimBreak::NoLine(step)
            | ClaimBreak::NotBeside(step)
            | ClaimBreak::NotConnected(step)
            | ClaimBreak::Apart(step)
            | ClaimBreak::SpaceAgain(step)
            | ClaimBreak::StretchAgain(step) => step,
        }
    }
}

/// Judges a claimed line: the spaces it passes, in order, of one kind, under the ruling in force.
///
/// A line that comes back to its first space over a stretch it has not used may close the ring by
/// naming that space again. Coming back to a start that has no further free side gives no pass of its
/// own (Challenge rulebooks, Bonus Points: a line that comes back to a stretch already counted is
/// interrupted).
///
/// ```
/// use inkspector::board::{Kind, Layout, Sketch};
/// use inkspector::rules::{Edition, Ruleset};
/// use inkspector::score::{ClaimBreak, judge_claim};
///
/// let mut sketch = Sketch::new(Layout::classic());
/// sketch.draw("A2".parse().unwrap(), "hh..".parse().unwrap());
/// sketch.draw("A3".parse().unwrap(), "h..h".parse().unwrap());
/// let rules = Ruleset::new(Edition::Classic);
/// let line = ["A2".parse().unwrap(), "A3".parse().unwrap()];
/// assert_eq!(judge_claim(&sketch, &rules, Kind::Highway, &line).unwrap().points, 2);
/// let gap = ["A2".parse().unwrap(), "A4".parse().unwrap()];
/// let broken = judge_claim(&sketch, &rules, Kind::Highway, &gap);
/// assert_eq!(broken, Err(ClaimBreak::NoLine(1)));
/// ```
pub fn judge_claim(
    sketch: &Sketch,
    ruleset: &Ruleset,
    kind: Kind,
    spaces: &[Space],
) -> Result<StandingClaim, ClaimBreak> {
    let layout = &**sketch.layout();
    let graph = ruleset.graph(sketch);
    let line = ClaimedLine { graph: &graph, layout, kind };
    let passes = line.walk(spaces, ruleset.longest_on(sketch).0 == 0)?;
    let points = line.worth(&passes) as i32;
    Ok(StandingClaim { passes, points })
}

struct ClaimedLine<'a> {
    graph: &'a Graph,
    layout: &'a Layout,
    kind: Kind,
}

impl ClaimedLine<'_> {
    fn counts(&self, shown: Kind) -> bool {
        shown.counts_as(self.kind)
    }

    /// The strands of a space that a line of the kind may pass, with their numbers.
    fn strands(&self, space: Space) -> impl Iterator<Item = (NodeId, &Node)> {
        let index = self.layout.index(space).unwrap_or(usize::MAX);
        let first = self.graph.id(index, 0).unwrap_or(0);
        let here = self.graph.nodes_in(index).iter().enumerate();
        here.map(move |(number, node)| (first + number as NodeId, node)).filter(|(id, node)| {
            let shown = || node.strand.ends().any(|(_, kind)| self.counts(kind));
            let beyond = || self.graph.bridged(self.kind).any(|(_, a, b)| a == *id || b == *id);
            self.graph.is_measured(*id) && (shown() || beyond())
        })
    }

    /// The bridges between strands of two spaces: their numbers, and the strands.
    fn bridges(&self, from: Space, to: Space) -> impl Iterator<Item = (usize, &Node, &Node)> {
        let node = |id: NodeId| &self.graph.nodes()[usize::from(id)];
        let measured = |id: NodeId| self.graph.is_measured(id);
        let all = self.graph.bridged(self.kind);
        let all = all.filter(move |&(_, a, b)| measured(a) && measured(b));
        all.filter_map(move |(number, a, b)| match (node(a).space, node(b).space) {
            spaces if spaces == (from, to) => Some((number, node(a), node(b))),
            spaces if spaces == (to, from) => Some((number, node(b), node(a))),
            _ => None,
        })
    }

    /// The strand of a space that shows the kind on a side.
    fn strand_at(&self, space: Space, side: Side) -> Option<&Node> {
        let shows = |node: &Node| node.strand.kind(side).is_some_and(|kind| self.counts(kind));
        self.strands(space).map(|(_, node)| node).find(|node| shows(node))
    }

    fn towards(&self, from: Space, to: Space) -> Option<Side> {
        Side::ALL.into_iter().find(|&side| self.layout.neighbour(from, side) == Some(to))
    }

    fn walk(&self, spaces: &[Space], once: bool) -> Result<Vec<Pass>, ClaimBreak> {
        let mut passes: Vec<Pass> = Vec::with_capacity(spaces.len());
        let mut used: Vec<(Space, Side)> = Vec::new();
        let mut crossed: Vec<usize> = Vec::new();
        for (step, &space) in spaces.iter().enumerate() {
            let Some((_, any)) = self.strands(space).next() else {
                return Err(ClaimBreak::NoLine(step));
            };
            let Some(last) = passes.last().copied() else {
                // Which strand the line starts on is known once its second space is.
                let side = spaces.get(1).and_then(|&next| self.towards(space, next));
                let far = || {
                    let next = spaces.get(1)?;
                    self.bridges(space, *next).next().map(|(_, from, _)| from)
                };
                let node = side.and_then(|side| self.strand_at(space, side)).or_else(far);
                let node = node.unwrap_or(any);
                passes.push(Pass { space, strand: node.index });
                continue;
            };
            // Two portals are next to each other, wherever they are.
            let mut far = self.bridges(last.space, space);
            if let Some((number, _, to)) =
                far.find(|(number, from, _)| from.index == last.strand && !crossed.contains(number))
            {
                crossed.push(number);
                if once && passes.iter().any(|pass| pass.space == space) {
                    return Err(ClaimBreak::SpaceAgain(step));
                }
                passes.push(Pass { space, strand: to.index });
                continue;
            }
            let Some(side) = self.towards(last.space, space) else {
                return Err(ClaimBreak::NotBeside(step));
            };
            let Some(from) = self.strand_at(last.space, side) else {
                return Err(ClaimBreak::NotConnected(step));
            };
            let Contact::Link(id) = from.contact(side) else {
                return Err(ClaimBreak::NotConnected(step));
            };
            let beyond = self.graph.nodes()[usize::from(id)].strand.kind(side.opposite());
            if !beyond.is_some_and(|shown| self.counts(shown)) {
                return Err(ClaimBreak::NotConnected(step));
            }
            if from.index != last.strand {
                return Err(ClaimBreak::Apart(step));
            }
            let Some((_, to)) = self.strands(space).find(|&(other, _)| other == id) else {
                return Err(ClaimBreak::NotConnected(step));
            };
            let stretch = match side {
                Side::North | Side::West => (last.space, side),
                Side::East | Side::South => (space, side.opposite()),
            };
            if used.contains(&stretch) {
                return Err(ClaimBreak::StretchAgain(step));
            }
            used.push(stretch);
            if once && passes.iter().any(|pass| pass.space == space) {
                return Err(ClaimBreak::SpaceAgain(step));
            }
            passes.push(Pass { space, strand: to.index });
        }
        Ok(passes)
    }

    /// How many points a line is worth that stands.
    fn worth(&self, passes: &[Pass]) -> usize {
        let (Some(first), Some(last)) = (passes.first(), passes.last()) else { return 0 };
        if passes.len() < 3 || first != last {
            return passes.len();
        }
        let start = self.strands(first.space).find(|(_, node)| node.index == first.strand);
        let ends = start.map_or(0, |(_, node)| {
            node.strand.ends().filter(|&(_, shown)| self.counts(shown)).count()
        });
        if ends > 2 { passes.len() } else { passes.len() - 1 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Edition;

    fn sketch(cells: &[(&str, &str)]) -> Sketch {
        let mut sketch = Sketch::new(Layout::classic());
        for (space, code) in cells {
            assert!(sketch.draw(space.parse().unwrap(), code.parse().unwrap()));
        }
        sketch
    }

    fn line(spaces: &[&str]) -> Vec<Space> {
        spaces.iter().map(|space| space.parse().unwrap()).collect()
    }

    fn judge(
        board: &Sketch,
        rules: &Ruleset,
        spaces: &[&str],
    ) -> Result<StandingClaim, ClaimBreak> {
        judge_claim(board, rules, Kind::Highway, &line(spaces))
    }

    /// D04: a line that comes back to its junction.
    #[test]
    fn lollipop() {
        let board = sketch(&[("D1", ".hhh"), ("D2", "..hh"), ("E2", "h..h"), ("E1", "hh..")]);
        let claim = ["D1", "D2", "E2", "E1", "D1"];
        let classic = Ruleset::new(Edition::Classic);
        assert_eq!(judge(&board, &classic, &claim), Err(ClaimBreak::SpaceAgain(4)));
        let challenge = Ruleset::new(Edition::Challenge);
        assert_eq!(judge(&board, &challenge, &claim).unwrap().points, 5);
    }

    /// D06: a closed ring of four gives four, not five.
    #[test]
    fn ring() {
        let board = sketch(&[("C3", ".hh."), ("C4", "..hh"), ("D4", "h..h"), ("D3", "hh..")]);
        let claim = ["C3", "C4", "D4", "D3", "C3"];
        let rules = Ruleset::new(Edition::Challenge);
        assert_eq!(judge(&board, &rules, &claim).unwrap().points, 4);
    }

    /// D01: nobody turns at an overpass.
    #[test]
    fn overpass() {
        let board = sketch(&[("B2", "hrhro"), ("A2", "h.h."), ("C2", "h.h."), ("B1", ".r.r")]);
        let rules = Ruleset::new(Edition::Classic);
        assert!(judge(&board, &rules, &["A2", "B2", "C2"]).is_ok());
        assert_eq!(judge(&board, &rules, &["A2", "B2", "B1"]), Err(ClaimBreak::NoLine(2)));
        assert_eq!(judge(&board, &rules, &["A2", "C2"]), Err(ClaimBreak::NotBeside(1)));
    }
}
