//! The part of [`State::update`] that draws what expansions draw.

use super::data::Tool;
use crate::app::state::State;
use crate::board::{Cell, Mark, Place, Side, Space, Turn};
use crate::rules::contract::{Face, MarkAt};

/// A quarter turn further, or mirrored.
pub fn next_turn(turn: Turn, mirror: bool) -> Turn {
    let digit = turn.digit();
    let next = if mirror { (digit + 4) % 8 } else { digit / 4 * 4 + (digit + 1) % 4 };
    Turn::from_digit(next).unwrap_or_default()
}

/// The place of a kind nearest to a point of a space, given from its top left.
pub fn nearest(at: MarkAt, space: Space, x: f32, y: f32) -> Place {
    match at {
        MarkAt::Space => Place::Space(space),
        MarkAt::Side | MarkAt::Line => {
            let side = match (x > y, x + y > 1.0) {
                (true, false) => Side::North,
                (true, true) => Side::East,
                (false, true) => Side::South,
                (false, false) => Side::West,
            };
            Place::Side(space, side)
        }
        MarkAt::Corner => {
            Place::Corner(space.row + u8::from(y > 0.5), space.col + u8::from(x > 0.5))
        }
    }
}

impl State {
    /// Draws the mark in hand once more, or erases it once its amount is full.
    pub(in crate::app) fn press_place(&mut self, place: Place) {
        let Some(Tool::Mark(spec)) = self.tool else { return };
        if !spec.fits(place) {
            return;
        }
        let most = spec.most.max(1);
        self.change(None, |doc| {
            let sketch = &mut doc.player_mut().sketch;
            let mark = Mark { word: spec.word.to_owned(), at: place };
            let amount = (sketch.amount(&mark) + 1) % (most + 1);
            sketch.set_mark(mark, amount);
        });
    }

    /// Uses what an expansion draws on a space.
    pub(in crate::app) fn use_tool(&mut self, space: Space) {
        match self.tool {
            Some(Tool::Mark(spec)) => self.press_place(nearest(spec.at, space, 0.5, 0.1)),
            Some(Tool::Face(face, turn)) => self.draw_face(face, turn, space),
            None => {}
        }
    }

    fn draw_face(&mut self, face: &'static Face, turn: Turn, space: Space) {
        let Some(mut laid) = face.laid(space, turn) else { return };
        let sketch = &self.doc.player().sketch;
        let there = laid.marks.iter().all(|(mark, amount)| sketch.amount(mark) == *amount);
        let same = sketch.drawing(space) == laid.drawing || laid.drawing.is_empty();
        if there && same {
            // Pressed again: turned on, without what stood there.
            let ways = face.orientations(space);
            let now = ways.iter().position(|way| *way == laid).unwrap_or(0);
            if let Some(next) = ways.get((now + 1) % ways.len().max(1)) {
                let old = std::mem::replace(&mut laid, next.clone());
                let all = Turn::ALL.into_iter();
                let held = all.into_iter().find(|&t| face.laid(space, t).as_ref() == Some(&laid));
                self.tool = Some(Tool::Face(face, held.unwrap_or(turn)));
                self.change(Some("face"), |doc| {
                    for (mark, _) in old.marks {
                        doc.player_mut().sketch.set_mark(mark, 0);
                    }
                });
            }
        }
        let round = self.round;
        self.change(Some("face"), |doc| {
            let sketch = &mut doc.player_mut().sketch;
            let cell = sketch.cell(space);
            if !laid.drawing.is_empty() {
                let round = round.or(cell.round);
                sketch.set(space, Cell { drawing: laid.drawing, round });
            }
            for (mark, amount) in laid.marks {
                sketch.set_mark(mark, amount);
            }
        });
        self.history.seal();
    }

    /// Empties a space, its marks too.
    pub(in crate::app) fn erase(&mut self, space: Space) {
        self.change_cell(space, |_| Cell::default());
        let marks: Vec<Mark> = self
            .doc
            .player()
            .sketch
            .marks()
            .filter(|(mark, _)| match mark.at {
                Place::Space(at) | Place::Side(at, _) => at == space,
                Place::Corner(..) => false,
            })
            .map(|(mark, _)| mark.clone())
            .collect();
        if !marks.is_empty() {
            self.change(None, |doc| {
                for mark in marks {
                    doc.player_mut().sketch.set_mark(mark, 0);
                }
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turning_and_mirroring_come_back() {
        let mut turn = Turn::NONE;
        for _ in 0..4 {
            turn = next_turn(turn, false);
        }
        assert_eq!(turn, Turn::NONE);
        assert_eq!(next_turn(next_turn(turn, true), true), Turn::NONE);
    }

    #[test]
    fn places_near_a_point() {
        let space = Space::new(2, 3);
        assert_eq!(nearest(MarkAt::Side, space, 0.9, 0.5), Place::Side(space, Side::East));
        assert_eq!(nearest(MarkAt::Line, space, 0.5, 0.9), Place::Side(space, Side::South));
        assert_eq!(nearest(MarkAt::Corner, space, 0.9, 0.1), Place::Corner(2, 4));
        assert_eq!(nearest(MarkAt::Space, space, 0.9, 0.1), Place::Space(space));
    }
}
