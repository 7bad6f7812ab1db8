//! Stepping through a game, round by round.

use super::RoundAudit;
use crate::board::{Cell, Drawing, Graph, Mark, Node, Sketch, Space, Strand};
use crate::expansion::{after_round, mark_round};
use crate::rules::Ruleset;
use crate::score::{Item, Scorer, Sheet};
use std::collections::BTreeMap;

/// The board at the end of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The round; 0 before the first.
    pub round: u8,
    /// The board. Spaces of unknown round are on it from the start.
    pub sketch: Sketch,
    /// The spaces drawn in this round.
    pub drawn: Vec<Space>,
    /// Its score, if the game ended here.
    pub sheet: Sheet,
    /// Whether something of unknown round is left out, since nobody knows whether it was there yet.
    pub undated: bool,
}

/// A line of the sheet after a round, and what the round did to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Gain {
    /// The line.
    pub item: Item,
    /// Its points after the round.
    pub points: i32,
    /// Points the round added; below 0 where it took some.
    pub by: i32,
}

impl Frame {
    /// Every line of the sheet with what this round changed, `before` being the frame before it.
    ///
    /// Lines that only the frame before has are listed as well, with 0 points.
    pub fn gains(&self, before: Option<&Frame>) -> Vec<Gain> {
        let earlier = before.map_or(&[][..], |frame| &frame.sheet.lines);
        let points = |item: &Item| {
            earlier.iter().find(|line| line.item == *item).map_or(0, |line| line.points)
        };
        let mut gains: Vec<Gain> = self
            .sheet
            .lines
            .iter()
            .map(|line| {
                let by = if before.is_some() { line.points - points(&line.item) } else { 0 };
                Gain { item: line.item.clone(), points: line.points, by }
            })
            .collect();
        for line in earlier {
            if !gains.iter().any(|gain| gain.item == line.item) {
                gains.push(Gain { item: line.item.clone(), points: 0, by: -line.points });
            }
        }
        gains
    }
}

/// The board before the first round and after each round.
///
/// Spaces whose round is unknown stand on it from the start (see [`unknown_rounds`]).
///
/// ```
/// use inkspector::board::{Cell, Layout, Sketch};
/// use inkspector::game::replay;
/// use inkspector::rules::{Edition, Ruleset};
/// let mut sketch = Sketch::new(Layout::classic());
/// let drawing = "h.h.".parse().unwrap();
/// sketch.set("A2".parse().unwrap(), Cell { drawing, round: Some(1) });
/// sketch.set("B2".parse().unwrap(), Cell { drawing, round: Some(2) });
/// let frames = replay(&sketch, &Ruleset::new(Edition::Classic));
/// assert_eq!(frames[1].sheet.total(), 0, "one space, one open end");
/// assert_eq!(frames[2].sheet.total(), 1);
/// ```
pub fn replay(sketch: &Sketch, ruleset: &Ruleset) -> Vec<Frame> {
    frames(sketch, ruleset, |_, _, _| false)
}

/// The same with nothing on the board that nobody knows to have been there by then: what bears no
/// round is left out until the last round is over, but for what stands there before the first.
///
/// ```
/// use inkspector::board::{Cell, Layout, Mark, Place, Sketch};
/// use inkspector::expansion::expansion;
/// use inkspector::game::dated_replay;
/// use inkspector::rules::{Edition, Ruleset};
/// let mut rules = Ruleset::new(Edition::Classic);
/// rules.expansions.push(expansion("forest").unwrap());
/// let mut sketch = Sketch::new(Layout::classic());
/// let space = "A2".parse().unwrap();
/// sketch.set(space, Cell { drawing: "h.h.".parse().unwrap(), round: Some(1) });
/// let tree = |space: &str| Mark { word: "tree".into(), at: Place::Space(space.parse().unwrap()) };
/// sketch.set_mark(tree("C3"), 1);
/// let frames = dated_replay(&sketch, &rules);
/// assert!(frames[1].undated && frames[1].sheet.total() == 0, "a tree of nobody knows which round");
/// assert!(!frames[6].undated && frames[6].sheet.total() == 3);
/// ```
pub fn dated_replay(sketch: &Sketch, ruleset: &Ruleset) -> Vec<Frame> {
    let before = ruleset.new_board(sketch.layout());
    let start: Vec<&Mark> = before.marks().map(|(mark, _)| mark).collect();
    let laid = Laid::of(sketch);
    frames(sketch, ruleset, |known, round, board| {
        let undated = |mark: &&Mark| mark_round(known, mark).is_none() && !start.contains(mark);
        let marks: Vec<&Mark> = known.marks().map(|(mark, _)| mark).filter(undated).collect();
        let blank = |(_, cell): &(Space, Cell)| cell.round.is_none();
        let spaces: Vec<Space> = known.drawn_by_hand().filter(blank).map(|(at, _)| at).collect();
        for mark in &marks {
            board.set_mark((*mark).clone(), 0);
        }
        for &space in &spaces {
            board.set(space, Cell::default());
        }
        let over = laid_over(known, &laid, round, board);
        !marks.is_empty() || !spaces.is_empty() || over
    })
}

/// The rounds of a board that was audited: where the audit found a round for what bears none, it is
/// told by these.
pub fn audited_replay(sketch: &Sketch, ruleset: &Ruleset, rounds: &[RoundAudit]) -> Vec<Frame> {
    let mut dated = sketch.clone();
    for space in unknown_rounds(sketch, ruleset) {
        let found = rounds.iter().find(|round| round.order.contains(&space));
        let round = found.map(|found| found.round);
        dated.set(space, Cell { round, ..sketch.cell(space) });
    }
    dated_replay(&dated, ruleset)
}

/// What is laid over routes came after them, in a round that the number of the space does not tell:
/// each such line with the round of a space that it has for itself.
struct Laid {
    graph: Graph,
    line: Vec<u16>,
    rounds: BTreeMap<u16, u8>,
}

impl Laid {
    fn of(sketch: &Sketch) -> Laid {
        let graph = Graph::new(sketch);
        let line = graph.components(true);
        let own = |node: &Node| {
            let alone = sketch.drawing(node.space).below().is_empty();
            sketch.cell(node.space).round.filter(|_| alone && node.strand.is_laid_over())
        };
        let nodes = graph.nodes().iter().zip(&line);
        let rounds = nodes.filter_map(|(node, &line)| Some((line, own(node)?))).collect();
        Laid { graph, line, rounds }
    }
}

/// Takes lines laid over routes from the board of a round in which nobody knows them to have been
/// there. Whether one of them has no round.
fn laid_over(known: &Sketch, laid: &Laid, round: u8, board: &mut Sketch) -> bool {
    let layout = known.layout();
    let mut undated = false;
    for (index, space) in layout.spaces().enumerate() {
        let cell = board.cell(space);
        let strands = cell.drawing.strands();
        if !strands.iter().any(Strand::is_laid_over) {
            continue;
        }
        let stays = |(strand, _): &(usize, &Strand)| {
            let id = laid.graph.id(index, *strand).map(usize::from);
            let line = id.and_then(|id| laid.line.get(id));
            line.and_then(|line| laid.rounds.get(line)).copied()
        };
        let kept: Vec<Strand> = (strands.iter().enumerate())
            .filter(|numbered| {
                let drawn = stays(numbered);
                undated |= numbered.1.is_laid_over() && drawn.is_none();
                !numbered.1.is_laid_over() || drawn.is_some_and(|drawn| drawn <= round)
            })
            .map(|(_, strand)| *strand)
            .collect();
        let drawing = Drawing::new(kept).unwrap_or_default();
        board.set(space, Cell { drawing, ..cell });
    }
    undated
}

/// The frames, with what `hide` takes from the board of each round but the last; it says whether
/// it took anything.
fn frames(
    sketch: &Sketch,
    ruleset: &Ruleset,
    hide: impl Fn(&Sketch, u8, &mut Sketch) -> bool,
) -> Vec<Frame> {
    let rounds = ruleset.rounds(sketch.layout());
    let mut known = sketch.clone();
    for space in unknown_rounds(sketch, ruleset) {
        let cell = sketch.cell(space);
        known.set(space, Cell { round: None, ..cell });
    }
    let mut scorer = Scorer::default();
    let mut frames: Vec<Frame> = Vec::new();
    for round in (0..=rounds).rev() {
        let mut board = after_round(&known, round);
        let undated = round < rounds && hide(&known, round, &mut board);
        let drawn = known.drawn().filter(|(_, cell)| cell.round == Some(round));
        let drawn = drawn.map(|(space, _)| space).collect();
        let sheet = match frames.last() {
            // Nothing is known to have been drawn since.
            Some(later) if later.sketch == board => later.sheet.clone(),
            _ => scorer.sheet(&board, ruleset),
        };
        // The last one is the finished board, which is scored as everywhere.
        scorer.hurry();
        frames.push(Frame { round, sketch: board, drawn, sheet, undated });
    }
    frames.reverse();
    frames
}

/// The spaces drawn in a round that nobody knows: without a number, or with one that the game does
/// not have.
pub fn unknown_rounds(sketch: &Sketch, ruleset: &Ruleset) -> Vec<Space> {
    let rounds = ruleset.rounds(sketch.layout());
    let known = |round: u8| (1..=rounds).contains(&round);
    let unknown = sketch.drawn_by_hand().filter(|(_, cell)| !cell.round.is_some_and(known));
    unknown.map(|(space, _)| space).collect()
}
