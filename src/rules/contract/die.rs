//! An expansion's dice, and which face a space shows.

use super::mark::turned_word;
use crate::board::{Drawing, Mark, Place, Side, Sketch, Space, Turn, Value};

/// One kind of die of an expansion.
#[derive(Debug)]
pub struct Die {
    /// Its short name in files.
    pub name: &'static str,
    /// How many such dice are rolled each round.
    pub copies: u8,
    /// Its faces: their counts add up to six.
    pub faces: &'static [Face],
}

/// A face of an expansion's die.
#[derive(Debug)]
pub struct Face {
    /// Its word in files, unique in its expansion.
    pub id: &'static str,
    /// Its name in the catalogues, as `face-<name>`: its expansion's and its own word.
    pub name: &'static str,
    /// How many of the six sides show it.
    pub count: u8,
    /// What it has the player draw.
    pub shows: Shows,
}

/// What a face has the player draw.
#[derive(Debug)]
pub enum Shows {
    /// Lines and marks in one space, turned and mirrored at will.
    Space {
        /// The lines as a space code, `....` for none.
        lines: &'static str,
        /// The marks.
        marks: &'static [FaceMark],
    },
    /// Marks on lines between spaces: steps along the grid, one mark each, turned and mirrored at
    /// will.
    Path {
        /// The word of the marks.
        word: &'static str,
        /// The steps.
        steps: &'static [Side],
    },
    /// Nothing: it is an order or a symbol. Where it points, it is read as it lies.
    Symbol,
}

/// A mark on a face.
#[derive(Debug)]
pub struct FaceMark {
    /// Its word, as drawn without turning.
    pub word: &'static str,
    /// The side it is drawn on, if it is drawn on one.
    pub side: Option<Side>,
    /// How many of it.
    pub amount: u8,
}

impl FaceMark {
    /// One mark in the space.
    pub const fn whole(word: &'static str) -> FaceMark {
        FaceMark { word, side: None, amount: 1 }
    }

    /// One mark on a side.
    pub const fn side(word: &'static str, side: Side) -> FaceMark {
        FaceMark { word, side: Some(side), amount: 1 }
    }
}

/// The lines and marks of a face laid in a space.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Laid {
    /// The lines.
    pub drawing: Drawing,
    /// The marks with their amounts, sorted.
    pub marks: Vec<(Mark, u8)>,
}

impl From<&'static Face> for Value {
    fn from(face: &'static Face) -> Value {
        Value::Name("face", face.name)
    }
}

impl Face {
    /// The face laid in a space, or `None` if it is not drawn in a space.
    pub fn laid(&self, space: Space, turn: Turn) -> Option<Laid> {
        let Shows::Space { lines, marks } = &self.shows else { return None };
        let drawing: Drawing = lines.parse().ok()?;
        let mut placed: Vec<(Mark, u8)> = marks
            .iter()
            .map(|mark| {
                let at = match mark.side {
                    Some(side) => Place::Side(space, turn.apply(side)),
                    None => Place::Space(space),
                };
                (Mark { word: turned_word(mark.word, turn).into_owned(), at }, mark.amount)
            })
            .collect();
        placed.sort();
        Some(Laid { drawing: drawing.turned(turn), marks: placed })
    }

    /// The different ways to lay it in a space.
    pub fn orientations(&self, space: Space) -> Vec<Laid> {
        let mut found: Vec<Laid> = Vec::with_capacity(8);
        for laid in Turn::ALL.into_iter().filter_map(|turn| self.laid(space, turn)) {
            if !found.contains(&laid) {
                found.push(laid);
            }
        }
        found
    }
}

/// The marks of one expansion in and around the spaces of a board: by the space's row-major number,
/// sorted as [`Laid::marks`] are.
pub fn marks_by_space(sketch: &Sketch, owns: impl Fn(&str) -> bool) -> Vec<Vec<(Mark, u8)>> {
    let layout = sketch.layout();
    let mut found = vec![Vec::new(); layout.area()];
    for (mark, amount) in sketch.marks() {
        if let Place::Space(space) | Place::Side(space, _) = mark.at
            && let Some(index) = layout.index(space)
            && owns(&mark.word)
        {
            found[index].push((mark.clone(), amount));
        }
    }
    found
}
