//! Lines drawn over the board: from the spaces that a finger crosses to one step that can be undone.

use super::data::{Panel, Pen, Tool};
use crate::app::state::{Screen, State};
use crate::board::{Cell, Drawing, Kind, Mark, Place, Side, Sketch, Space};
use crate::rules::laying::{self, Line};

impl State {
    /// Whether a drag over the board draws, and a tap goes through what fits.
    pub fn draws_lines(&self) -> bool {
        let board = self.screen == Screen::Board && self.board.panel == Panel::Draw;
        match self.board.tool {
            None => board,
            Some(Tool::Over(_)) => board || self.screen == Screen::Review,
            Some(_) => false,
        }
    }

    /// What the line that is being drawn would become.
    pub(in crate::app) fn stroke_laid(&self) -> Vec<(Space, Drawing)> {
        let Some(line) = &self.board.stroke else { return Vec::new() };
        let sketch = &self.doc.player().sketch;
        if self.wipes() {
            return line.spaces.iter().map(|&space| (space, Drawing::EMPTY)).collect();
        }
        laying::lay(sketch, &self.doc.game.ruleset, line)
    }

    /// Whether nothing but a pen is in hand, and it is this one.
    fn holds(&self, pen: Pen) -> bool {
        self.board.brush.is_none() && self.board.tool.is_none() && self.board.pen == pen
    }

    fn wipes(&self) -> bool {
        self.holds(Pen::Wipe)
    }

    /// The kind that a line is drawn in: that of the route in hand, or of the pen.
    fn line_kind(&self) -> Option<Kind> {
        if let Some(Tool::Over(kind)) = self.board.tool {
            return Some(kind);
        }
        let Some(brush) = self.board.brush else {
            return match self.board.pen {
                Pen::Line(kind) => kind,
                Pen::Wipe | Pen::Carry => None,
            };
        };
        let kinds = Side::ALL.into_iter().filter_map(|side| brush.route.base.kind(side));
        let kinds: Vec<Kind> = kinds.collect();
        kinds.first().copied().filter(|first| kinds.iter().all(|kind| kind == first))
    }

    /// Whether a drag carries what is drawn: with the pen for it, or while Alt is held.
    pub fn carries(&self, held: bool) -> bool {
        self.draws_lines() && (held || self.holds(Pen::Carry))
    }

    /// Puts down what was taken up: what is drawn in the two spaces changes places, with its round
    /// and its marks.
    pub(super) fn put(&mut self, to: Space) {
        let Some(from) = self.board.lifted.take().filter(|from| *from != to) else { return };
        self.change(None, |doc| {
            swap(&mut doc.player_mut().sketch, from, to);
            let beside = doc.beside_mut();
            beside.doubts.retain(|doubt| doubt.space != from && doubt.space != to);
            beside.round_doubts.retain(|doubt| doubt.space != from && doubt.space != to);
        });
        self.board.cursor = Some(to);
    }

    pub(super) fn begin_stroke(&mut self, space: Space, from: Option<Side>) {
        let kind = self.line_kind();
        self.board.stroke = Some(Line { spaces: vec![space], from, to: None, kind });
    }

    pub(super) fn reach(&mut self, space: Space) {
        let layout = self.doc.layout().clone();
        let Some(line) = &mut self.board.stroke else { return };
        if line.spaces.last() == Some(&space) {
            return;
        }
        // Back the way it came: that stretch was not meant.
        if line.spaces.len() > 1 && line.spaces.get(line.spaces.len() - 2) == Some(&space) {
            line.spaces.pop();
            return;
        }
        // A quick finger skips spaces, or crosses a corner of the grid.
        while let Some(&last) = line.spaces.last()
            && last != space
        {
            let (down, right) = (
                i16::from(space.row) - i16::from(last.row),
                i16::from(space.col) - i16::from(last.col),
            );
            let side = match (right.abs() >= down.abs(), right > 0, down > 0) {
                (true, true, _) => Side::East,
                (true, false, _) => Side::West,
                (false, _, true) => Side::South,
                (false, _, false) => Side::North,
            };
            let Some(next) = layout.neighbour(last, side) else { break };
            line.spaces.push(next);
        }
    }

    pub(super) fn finish_stroke(&mut self, to: Option<Side>) {
        let Some(line) = &mut self.board.stroke else { return };
        line.to = to;
        let tapped = match line.spaces[..] {
            [space] if line.from.is_none() && to.is_none() => Some(space),
            _ => None,
        };
        let laid = self.stroke_laid();
        let last = self.board.stroke.take().and_then(|line| line.spaces.last().copied());
        if let Some(space) = tapped {
            return self.press(space);
        }
        let (round, wipes) = (self.board.round, self.wipes());
        let over = matches!(self.board.tool, Some(Tool::Over(_)));
        self.change(None, |doc| {
            for (space, drawing) in laid {
                let sketch = &mut doc.player_mut().sketch;
                match wipes {
                    true => wipe(sketch, space),
                    false => {
                        // What lies over a route has no number of its own in its space.
                        let cell = sketch.cell(space);
                        let below = over && !cell.drawing.is_empty();
                        let round = round.filter(|_| !below).or(cell.round);
                        sketch.set(space, Cell { drawing, round });
                    }
                }
                doc.beside_mut().doubts.retain(|doubt| doubt.space != space);
            }
        });
        self.board.cursor = last;
    }

    /// Draws what comes next of all that fits, or wipes.
    pub(super) fn cycle(&mut self, space: Space) {
        if self.wipes() && self.draws_lines() {
            return self.erase(space);
        }
        if let Some(Tool::Over(_)) = self.board.tool {
            let below = |cell: Cell| Cell { drawing: cell.drawing.below(), ..cell };
            return self.change_cell(space, below);
        }
        let drawing = laying::next_way(&self.doc.player().sketch, &self.doc.game.ruleset, space);
        let round = self.board.round;
        self.change_cell(space, |cell| match drawing.is_empty() {
            true => Cell::default(),
            false => Cell { drawing, round: round.or(cell.round) },
        });
    }
}

/// Changes what is drawn in two spaces, with the marks.
fn swap(sketch: &mut Sketch, a: Space, b: Space) {
    let (first, second) = (sketch.cell(a), sketch.cell(b));
    sketch.set(a, second);
    sketch.set(b, first);
    let other = |at: Space| match at {
        _ if at == a => Some(b),
        _ if at == b => Some(a),
        _ => None,
    };
    let moved = |at: Place| match at {
        Place::Space(at) => other(at).map(Place::Space),
        Place::Side(at, side) => other(at).map(|at| Place::Side(at, side)),
        Place::Corner(..) => None,
    };
    let marks: Vec<_> = sketch
        .marks()
        .filter_map(|(mark, amount)| {
            let round = sketch.mark_round(mark);
            Some((mark.clone(), Mark { at: moved(mark.at)?, ..mark.clone() }, amount, round))
        })
        .collect();
    for (old, ..) in &marks {
        sketch.set_mark(old.clone(), 0);
    }
    for (_, new, amount, round) in marks {
        sketch.set_mark(new.clone(), amount);
        sketch.set_mark_round(&new, round);
    }
}

/// Empties a space, its marks too.
pub(super) fn wipe(sketch: &mut Sketch, space: Space) {
    sketch.set(space, Cell::default());
    let marks: Vec<_> = sketch.marks().map(|(mark, _)| mark.clone()).collect();
    for mark in marks {
        if let Place::Space(at) | Place::Side(at, _) = mark.at
            && at == space
        {
            sketch.set_mark(mark, 0);
        }
    }
}
