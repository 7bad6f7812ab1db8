//! An expansion's dice, and which face a space shows.

use super::mark::turned_word;
use crate::board::{
    Drawing, Layout, Mark, Message, Place, Side, Sketch, Space, Turn, Value, message,
};
use crate::rules::{Answer, Decides, Ruling};

/// One kind of die of an expansion.
#[derive(Debug)]
pub struct Die {
    /// Its short name in files.
    pub name: &'static str,
    /// How many such dice are rolled each round.
    pub copies: u8,
    /// Its faces: their counts add up to six.
    pub faces: &'static [Face],
    /// When in a round it is used.
    pub acts: Moment,
    /// When in a round it is rolled.
    pub rolled: Throw,
}

impl Die {
    /// A die that is rolled and drawn with the routes; one that differs names in what.
    pub const DRAWN: Die =
        Die { name: "", copies: 1, faces: &[], acts: Moment::With, rolled: Throw::WithRoutes };

    /// When it is rolled or used, for people; nothing if with the routes as most dice are.
    pub fn moment_told(&self) -> Option<Message> {
        match (self.rolled, self.acts) {
            (Throw::AfterRoutes, _) => Some(message!("throw-after")),
            (Throw::WithRoutes, Moment::With) => None,
            (Throw::WithRoutes, moment) => Some(message!("die-moment", moment = moment)),
        }
    }
}

/// When in a round something happens.
///
/// Dice, and what a roll asks for, have such a moment each: a die that is drawn with the routes may
/// give an order for later.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Moment {
    /// Before anything is drawn.
    Before,
    /// While the routes are drawn.
    With,
    /// When the routes are drawn.
    After,
    /// Whenever the player likes.
    AnyTime,
}

/// When in a round a die is rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Throw {
    /// With the route dice.
    WithRoutes,
    /// When everybody has drawn the routes.
    AfterRoutes,
}

impl Moment {
    /// All of them, in the order of a round.
    pub const ALL: [Moment; 4] = [Moment::Before, Moment::With, Moment::After, Moment::AnyTime];

    /// The word used in JSON: `before`, `with`, `after`, `any-time`; the catalogues have its name as
    /// `moment-<word>`.
    pub const fn word(self) -> &'static str {
        match self {
            Moment::Before => "before",
            Moment::With => "with",
            Moment::After => "after",
            Moment::AnyTime => "any-time",
        }
    }
}

impl From<Moment> for Value {
    fn from(moment: Moment) -> Value {
        Value::Name("moment", moment.word())
    }
}

/// A die of an expansion that takes the place of one of the route dice.
#[derive(Debug)]
pub struct RouteDie {
    /// Its letter, unlike those of all other route dice.
    pub name: char,
    /// Its faces, by the words of the catalogue of routes, each with how many of the six sides show
    /// it.
    pub faces: &'static [(&'static str, u8)],
    /// Which die is out: the first answer leaves it open, each other one is the letter of a die.
    pub ruling: &'static Ruling,
}

impl RouteDie {
    /// The question which die is out, with this key.
    pub const fn question(key: &'static str) -> Ruling {
        Ruling {
            key,
            answers: &[
                Answer { key: "any" },
                Answer { key: "a" },
                Answer { key: "b" },
                Answer { key: "c" },
                Answer { key: "d" },
            ],
            classic: 0,
            challenge: 0,
            decides: &[Decides::Drawing],
        }
    }
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
    /// A mark in each of several spaces, all at once, turned and mirrored at will.
    Pattern {
        /// The word of the marks.
        word: &'static str,
        /// The spaces by row and column, from the top left of the pattern.
        spaces: &'static [(u8, u8)],
    },
    /// A mark put onto a route that was drawn in the round, one a space: the route stays what it is.
    Attach {
        /// The word of the mark.
        mark: &'static str,
    },
    /// Lines drawn onto a route that is there, turned and mirrored together with what they need.
    Onto {
        /// The lines as a space code.
        lines: &'static str,
        /// The routes that they may be drawn onto, as space codes, as they lie below the lines.
        needs: &'static [&'static str],
        /// Whether the lines join the route at its station; else they are a route of their own.
        joins: bool,
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
    /// One that is drawn in a space.
    pub const fn drawn(
        id: &'static str,
        name: &'static str,
        count: u8,
        lines: &'static str,
        marks: &'static [FaceMark],
    ) -> Face {
        Face { id, name, count, shows: Shows::Space { lines, marks } }
    }

    /// An order or a symbol.
    pub const fn symbol(id: &'static str, name: &'static str, count: u8) -> Face {
        Face { id, name, count, shows: Shows::Symbol }
    }

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

    /// The different ways to lay its pattern: the spaces, row by row, as steps down and to the right
    /// from the first of them. None if it shows no pattern.
    ///
    /// ```
    /// let faces = inkspector::expansion::expansion("tetromino").unwrap();
    /// let square = faces.face("o").unwrap();
    /// assert_eq!(square.patterns(), [[(0, 0), (0, 1), (1, 0), (1, 1)]]);
    /// assert_eq!(faces.face("l").unwrap().patterns().len(), 8);
    /// ```
    pub fn patterns(&self) -> Vec<Vec<(i8, i8)>> {
        let Shows::Pattern { spaces, .. } = &self.shows else { return Vec::new() };
        let mut found: Vec<Vec<(i8, i8)>> = Vec::with_capacity(8);
        for turn in Turn::ALL {
            let turned = spaces.iter().map(|&(row, col)| {
                // No face is larger than a board of 32 spaces.
                let (row, col) = (row as i8, col as i8);
                let col = if turn.is_mirrored() { -col } else { col };
                match turn.digit() % 4 {
                    0 => (row, col),
                    1 => (col, -row),
                    2 => (-row, -col),
                    _ => (-col, row),
                }
            });
            let mut laid: Vec<(i8, i8)> = turned.collect();
            laid.sort_unstable();
            let Some(&(row, col)) = laid.first() else { continue };
            laid.iter_mut().for_each(|step| *step = (step.0 - row, step.1 - col));
            if !found.contains(&laid) {
                found.push(laid);
            }
        }
        found
    }

    /// Every way to lay its pattern on a board, as the spaces, row by row.
    pub fn spreads(&self, layout: &Layout) -> Vec<Vec<Space>> {
        let patterns = self.patterns();
        let spread = |first| patterns.iter().filter_map(move |way| spread(way, first, layout));
        layout.spaces().flat_map(spread).collect()
    }
}

/// The spaces of a way to lay a pattern whose first one is `first`, if all are on the board.
pub fn spread(pattern: &[(i8, i8)], first: Space, layout: &Layout) -> Option<Vec<Space>> {
    let spaces = pattern.iter().map(|&(down, right)| {
        let row = first.row.checked_add_signed(down)?;
        let col = first.col.checked_add_signed(right)?;
        Some(Space::new(row, col)).filter(|&space| layout.contains(space))
    });
    spaces.collect()
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
