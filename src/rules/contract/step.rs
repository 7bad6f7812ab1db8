//! What a roll does to a board before, while or after the routes are drawn.

use crate::board::{Cell, Drawing, Mark, Message, Place, Sketch, Space};

/// One thing a step changes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// The lines of this space are erased, with its round number.
    Erase(Space),
    /// Everything in this space is erased: lines, round number and marks, but those of these words.
    Clear(Space, Vec<String>),
    /// This many of the mark stand there afterwards; 0 erases it.
    Mark(Mark, u8),
}

/// One way to carry out what a roll, or the board itself, asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// What happens.
    pub what: Message,
    /// The spaces passed on the way, the last one first hit or changed.
    pub path: Vec<Space>,
    /// Whether the player marks a special route as used for it.
    pub spends_special: bool,
    /// What changes, in order.
    pub changes: Vec<Change>,
}

impl Change {
    /// Draws a mark this many times in a space; 0 erases it.
    pub fn mark_in(word: &str, space: Space, amount: u8) -> Change {
        Change::Mark(Mark { word: word.into(), at: Place::Space(space) }, amount)
    }
}

impl Step {
    /// A special route is marked as used, so that nothing else happens.
    pub fn ignoring(what: Message) -> Step {
        Step { what, path: Vec::new(), spends_special: true, changes: Vec::new() }
    }

    /// Carries it out.
    pub fn apply(&self, sketch: &mut Sketch) {
        for change in &self.changes {
            match change {
                Change::Erase(space) => {
                    sketch.set(*space, Cell { drawing: Drawing::EMPTY, round: None });
                }
                Change::Clear(space, keep) => {
                    sketch.set(*space, Cell { drawing: Drawing::EMPTY, round: None });
                    let goes = |mark: &Mark| {
                        matches!(mark.at, Place::Space(at) | Place::Side(at, _) if at == *space)
                            && !keep.contains(&mark.word)
                    };
                    let marks = sketch.marks().map(|(mark, _)| mark);
                    let marks: Vec<Mark> = marks.filter(|mark| goes(mark)).cloned().collect();
                    marks.into_iter().for_each(|mark| sketch.set_mark(mark, 0));
                }
                Change::Mark(mark, amount) => sketch.set_mark(mark.clone(), *amount),
            }
        }
    }
}
