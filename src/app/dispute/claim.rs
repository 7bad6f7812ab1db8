//! A line that a player claims to be their longest: does it stand, and if not, where does it break?

use crate::board::{Kind, Layout, Side, Sketch, Space};
use crate::rules::{LONGEST, Ruleset};
use crate::score::{Contact, Graph, Node, Pass};

/// The claim of a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Whether taps on the board add to the claim.
    pub tapping: bool,
    /// Highway or railway.
    pub kind: Kind,
    /// The spaces in the order tapped.
    pub spaces: Vec<Space>,
}

impl Default for Claim {
    fn default() -> Claim {
        Claim { tapping: false, kind: Kind::Highway, spaces: Vec::new() }
    }
}

/// Why a claimed line breaks, at the step with this number counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Break {
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

impl Break {
    /// The step it breaks at.
    pub fn step(self) -> usize {
        match self {
            Break::NoLine(step)
            | Break::NotBeside(step)
            | Break::NotConnected(step)
            | Break::Apart(step)
            | Break::SpaceAgain(step)
            | Break::StretchAgain(step) => step,
        }
    }

    /// The key of its message.
    pub fn key(self) -> &'static str {
        match self {
            Break::NoLine(_) => "claim-no-line",
            Break::NotBeside(_) => "claim-not-beside",
            Break::NotConnected(_) => "claim-not-connected",
            Break::Apart(_) => "claim-apart",
            Break::SpaceAgain(_) => "claim-space-again",
            Break::StretchAgain(_) => "claim-stretch-again",
        }
    }
}

/// Judges a claimed line under the ruling in force.
///
/// A line that comes back to its first space over a stretch it has not used may close the ring by
/// naming that space again; the first space then counts once more only if the ruling counts passes
/// and the line leaves no stretch out, which the walk below decides stretch by stretch.
pub fn judge(sketch: &Sketch, ruleset: &Ruleset, claim: &Claim) -> Result<Vec<Pass>, Break> {
    let graph = Graph::new(sketch);
    let layout = &**sketch.layout();
    let once = ruleset.answer(&LONGEST) == 0;
    let counts = |shown: Kind| shown == claim.kind || shown == Kind::Superconnection;
    let nodes_in = |space: Space| layout.index(space).map_or(&[][..], |i| graph.nodes_in(i));
    let mut passes: Vec<Pass> = Vec::with_capacity(claim.spaces.len());
    let mut used: Vec<(Space, Side)> = Vec::new();
    let shows = |node: &Node| node.strand.ends().any(|(_, kind)| counts(kind));
    for (step, &space) in claim.spaces.iter().enumerate() {
        if !nodes_in(space).iter().any(shows) {
            return Err(Break::NoLine(step));
        }
        let Some(last) = passes.last().copied() else {
            // Which strand the line starts on is known once its second space is.
            let side = claim.spaces.get(1).and_then(|&next| towards(layout, space, next));
            let node = nodes_in(space)
                .iter()
                .find(|n| side.is_some_and(|s| n.strand.kind(s).is_some_and(counts)))
                .or_else(|| nodes_in(space).iter().find(|node| shows(node)));
            passes.push(Pass { space, strand: node.map_or(0, |node| node.index) });
            continue;
        };
        let Some(side) = towards(layout, last.space, space) else {
            return Err(Break::NotBeside(step));
        };
        let Some(from) =
            nodes_in(last.space).iter().find(|node| node.strand.kind(side).is_some_and(counts))
        else {
            return Err(Break::NotConnected(step));
        };
        let Contact::Link(to) = from.contact(side) else {
            return Err(Break::NotConnected(step));
        };
        if from.index != last.strand {
            return Err(Break::Apart(step));
        }
        // A link always leads to a node of the same graph.
        let Some(to) = graph.nodes().get(usize::from(to)) else {
            return Err(Break::NotConnected(step));
        };
        let stretch = match side {
            Side::North | Side::West => (last.space, side),
            Side::East | Side::South => (space, side.opposite()),
        };
        if used.contains(&stretch) {
            return Err(Break::StretchAgain(step));
        }
        used.push(stretch);
        if once && passes.iter().any(|pass| pass.space == space) {
            return Err(Break::SpaceAgain(step));
        }
        passes.push(Pass { space, strand: to.index });
    }
    Ok(passes)
}

fn towards(layout: &Layout, from: Space, to: Space) -> Option<Side> {
    Side::ALL.into_iter().find(|&side| layout.neighbour(from, side) == Some(to))
}

/// How many points a line is worth that stands.
///
/// A ring named back to its start has as many stretches as spaces: coming back to a start that has
/// no further free side gives no pass of its own (Challenge rulebooks, Bonus Points: a line that
/// comes back to a stretch already counted is interrupted).
pub fn worth(sketch: &Sketch, kind: Kind, passes: &[Pass]) -> usize {
    let (Some(first), Some(last)) = (passes.first(), passes.last()) else { return 0 };
    if passes.len() < 3 || first != last {
        return passes.len();
    }
    let strands = sketch.drawing(first.space);
    let ends = strands
        .strands()
        .get(usize::from(first.strand))
        .map_or(0, |strand| strand.ends().filter(|&(_, shown)| shown == kind).count());
    if ends > 2 { passes.len() } else { passes.len() - 1 }
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

    fn claim(spaces: &[&str]) -> Claim {
        let spaces = spaces.iter().map(|space| space.parse().unwrap()).collect();
        Claim { spaces, ..Claim::default() }
    }

    /// D04: a line that comes back to its junction.
    #[test]
    fn lollipop() {
        let board = sketch(&[("D1", ".hhh"), ("D2", "..hh"), ("E2", "h..h"), ("E1", "hh..")]);
        let line = claim(&["D1", "D2", "E2", "E1", "D1"]);
        let classic = Ruleset::new(Edition::Classic);
        assert_eq!(judge(&board, &classic, &line), Err(Break::SpaceAgain(4)));
        let challenge = Ruleset::new(Edition::Challenge);
        let passes = judge(&board, &challenge, &line).unwrap();
        assert_eq!(worth(&board, Kind::Highway, &passes), 5);
    }

    /// D06: a closed ring of four gives four, not five.
    #[test]
    fn ring() {
        let board = sketch(&[("C3", ".hh."), ("C4", "..hh"), ("D4", "h..h"), ("D3", "hh..")]);
        let line = claim(&["C3", "C4", "D4", "D3", "C3"]);
        let passes = judge(&board, &Ruleset::new(Edition::Challenge), &line).unwrap();
        assert_eq!(worth(&board, Kind::Highway, &passes), 4);
    }

    /// D01: nobody turns at an overpass.
    #[test]
    fn overpass() {
        let board = sketch(&[("B2", "hrhro"), ("A2", "h.h."), ("C2", "h.h."), ("B1", ".r.r")]);
        let rules = Ruleset::new(Edition::Classic);
        assert!(judge(&board, &rules, &claim(&["A2", "B2", "C2"])).is_ok());
        assert_eq!(judge(&board, &rules, &claim(&["A2", "B2", "B1"])), Err(Break::NoLine(2)));
        let gap = claim(&["A2", "C2"]);
        assert_eq!(judge(&board, &rules, &gap), Err(Break::NotBeside(1)));
    }
}
