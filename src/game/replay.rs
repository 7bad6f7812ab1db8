//! Stepping through a game, round by round.

use crate::board::{Cell, Sketch, Space};
use crate::expansion::after_round;
use crate::rules::Ruleset;
use crate::score::{Item, Scorer, Sheet};

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
    let rounds = ruleset.rounds(sketch.layout());
    let mut known = sketch.clone();
    for space in unknown_rounds(sketch, ruleset) {
        let cell = sketch.cell(space);
        known.set(space, Cell { round: None, ..cell });
    }
    let mut scorer = Scorer::default();
    let mut frames: Vec<Frame> = Vec::new();
    for round in (0..=rounds).rev() {
        let board = after_round(&known, round);
        let drawn = known.drawn().filter(|(_, cell)| cell.round == Some(round));
        let drawn = drawn.map(|(space, _)| space).collect();
        let sheet = match frames.last() {
            // Nothing is known to have been drawn since.
            Some(later) if later.sketch == board => later.sheet.clone(),
            _ => scorer.sheet(&board, ruleset),
        };
        // The last one is the finished board, which is scored as everywhere.
        scorer.hurry();
        frames.push(Frame { round, sketch: board, drawn, sheet });
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
