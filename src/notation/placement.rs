//! Five-character placement strings: many public programs write classic boards this way.
//!
//! A placement is a tile (`A0` to `A5`, `B0` to `B2`, `S0` to `S5`), a row letter `A` to `G`, a
//! column **from 0** to 6, and an orientation digit (see [`Turn`]). Placements follow each other
//! without a separator, in the order in which they were drawn: `A4A10B2B10` is a straight highway
//! in space A2 and an overpass in B2.

use super::file::BoardFile;
use super::token::clip;
use crate::board::{
    Drawing, Layout, Message, Side, Sketch, Space, Told, Turn, Value, errors, message,
};
use crate::rules::Edition;
use crate::rules::catalogue::{Route, identify_turn, tile};
use std::fmt;
use std::str::FromStr;

/// The most placements that one string may hold.
pub const MAX_PLACEMENTS: usize = 1024;

const SIZE: u8 = 7;

/// One route drawn in one space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placement {
    /// The route; one that has a tile name.
    pub route: &'static Route,
    /// Where it is drawn.
    pub space: Space,
    /// How it is turned and mirrored.
    pub turn: Turn,
}

impl Placement {
    /// What is drawn in the space.
    pub fn drawing(self) -> Drawing {
        self.route.base.turned(self.turn)
    }
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = Space::row_name(self.space.row);
        let tile = self.route.tile.unwrap_or("??");
        write!(f, "{tile}{row}{}{}", self.space.col, self.turn.digit())
    }
}

/// Placements in the order in which they were drawn.
///
/// ```
/// use inkspector::notation::Placements;
/// let drawn: Placements = "A4A10B2B10".parse().unwrap();
/// assert_eq!(drawn.0[1].space.to_string(), "B2");
/// assert_eq!(drawn.sketch().drawing("B2".parse().unwrap()).to_string(), "hrhro");
/// assert_eq!(drawn.to_string(), "A4A10B2B10");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Placements(pub Vec<Placement>);

/// Why a text is no placement string, or a board has none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlacementError {
    /// The length is no multiple of five.
    Length(usize),
    /// More placements than a board can need.
    TooMany(usize),
    /// A character that cannot stand at its place.
    Character {
        /// Its number in the string, from 1.
        position: usize,
        /// The character.
        found: char,
        /// What may stand there.
        expected: &'static str,
        /// The placement it belongs to.
        placement: String,
    },
    /// Something besides routes on the classic board, which a placement string cannot hold.
    Loses(Vec<Value>),
    /// A drawing that is no route of the classic boxes.
    NoTile {
        /// The space.
        space: Space,
        /// What is drawn in it.
        drawing: Drawing,
    },
}

impl Told for PlacementError {
    fn message(&self) -> Message {
        match self {
            PlacementError::Length(count) => message!("error-placements-length", count = *count),
            PlacementError::TooMany(count) => {
                message!("error-placements-many", count = *count, most = MAX_PLACEMENTS)
            }
            PlacementError::Character { position, found, expected, placement } => Message::new(
                expected,
                vec![
                    ("position", (*position).into()),
                    ("found", (*found).into()),
                    ("placement", placement.into()),
                ],
            ),
            PlacementError::Loses(what) => {
                message!("error-placements-lose", what = Value::List(what.clone()))
            }
            PlacementError::NoTile { space, drawing } => {
                message!("error-no-tile", space = *space, drawing = drawing.to_string())
            }
        }
    }
}

errors!(PlacementError);

impl Placements {
    /// Whether a text is meant as a placement string: one word of at least one placement length
    /// that begins with a tile.
    ///
    /// ```
    /// use inkspector::notation::Placements;
    /// assert!(Placements::looks_like("A4A10B2B10"));
    /// assert!(!Placements::looks_like("A2 h.h."));
    /// ```
    pub fn looks_like(text: &str) -> bool {
        text.len() >= 5
            && text.bytes().all(|b| b.is_ascii_alphanumeric())
            && text.get(..2).and_then(tile).is_some()
    }

    /// What lies on the classic board afterwards. A space drawn in twice keeps its first route;
    /// [`Placements::overlaps`] tells of the other.
    pub fn sketch(&self) -> Sketch {
        let mut sketch = Sketch::new(Layout::classic());
        for placement in &self.0 {
            if sketch.drawing(placement.space).is_empty() {
                sketch.draw(placement.space, placement.drawing());
            }
        }
        sketch
    }

    /// Indices of placements in a space that was drawn in before.
    ///
    /// ```
    /// use inkspector::notation::Placements;
    /// let drawn: Placements = "A4A10A5A10".parse().unwrap();
    /// assert_eq!(drawn.overlaps(), [1]);
    /// ```
    pub fn overlaps(&self) -> Vec<usize> {
        let mut drawn = [false; SIZE as usize * SIZE as usize];
        let index = |space: Space| usize::from(space.row * SIZE + space.col);
        let twice = |place: &Placement| std::mem::replace(&mut drawn[index(place.space)], true);
        let twice: Vec<bool> = self.0.iter().map(twice).collect();
        (0..self.0.len()).filter(|&index| twice[index]).collect()
    }

    /// The placements of a board file, if they are all that its score depends on: edition, rulings
    /// and expansions have no place in a placement string.
    pub fn of_file(file: &BoardFile) -> Result<Placements, PlacementError> {
        let mut lost = lost(&file.sketch);
        if file.edition != Edition::Classic {
            lost.push(message!("holds-edition", edition = file.edition).into());
        }
        if !file.expansions.is_empty() {
            let names = Value::words(&file.expansions);
            lost.push(message!("holds-expansions-in-play", names = names).into());
        }
        let rules = file.ruleset().unwrap_or_default();
        for &(ruling, answer) in rules.rulings.chosen() {
            if answer != ruling.default_answer(Edition::Classic) {
                let (key, answer) = (ruling.key, ruling.answers[answer].key);
                lost.push(message!("holds-ruling", key = key, answer = answer).into());
            }
        }
        if !lost.is_empty() {
            return Err(PlacementError::Loses(lost));
        }
        Placements::of(&file.sketch)
    }

    /// What a board file says besides, which changes no score and which a placement string cannot
    /// hold.
    pub fn left_out(file: &BoardFile) -> Vec<Message> {
        let rounds = file.sketch.cells().iter().any(|cell| cell.round.is_some());
        let parts = [
            (!file.title.is_empty(), message!("holds-title")),
            (!file.player.is_empty(), message!("holds-player")),
            (!file.notes.is_empty(), message!("holds-notes")),
            (rounds, message!("holds-rounds")),
            (!file.dice.is_empty(), message!("holds-dice")),
            (!file.goals.is_empty(), message!("holds-goals")),
            (!file.expected.is_empty(), message!("holds-expected")),
        ];
        parts.into_iter().filter_map(|(said, name)| said.then_some(name)).collect()
    }

    /// The placements of a sketch: by round number, spaces without one last; within a round, a
    /// route that joins an exit or an earlier route comes before one that does not, and otherwise
    /// rows come from the top.
    ///
    /// Each drawing gets the smallest orientation digit that shows it.
    ///
    /// ```
    /// use inkspector::board::{Layout, Sketch};
    /// use inkspector::notation::Placements;
    /// let mut sketch = Sketch::new(Layout::classic());
    /// sketch.draw("A2".parse().unwrap(), "h.h.".parse().unwrap());
    /// assert_eq!(Placements::of(&sketch).unwrap().to_string(), "A4A10");
    /// ```
    pub fn of(sketch: &Sketch) -> Result<Placements, PlacementError> {
        let layout = sketch.layout();
        let lost = lost(sketch);
        if !lost.is_empty() {
            return Err(PlacementError::Loses(lost));
        }
        let mut waiting = Vec::new();
        for (space, cell) in sketch.drawn() {
            let (route, turn) = identify_turn(&cell.drawing)
                .filter(|(route, _)| route.tile.is_some())
                // A line of an expansion may lie over it.
                .filter(|(route, turn)| route.base.turned(*turn) == cell.drawing)
                .ok_or(PlacementError::NoTile { space, drawing: cell.drawing })?;
            waiting.push((cell.round.unwrap_or(u8::MAX), Placement { route, space, turn }));
        }
        waiting.sort_by_key(|&(round, placement)| (round, placement.space));
        let mut drawn = Sketch::new(std::sync::Arc::clone(layout));
        let mut placements = Vec::with_capacity(waiting.len());
        while let Some(&(round, _)) = waiting.first() {
            let of_round = waiting.iter().take_while(|&&(other, _)| other == round);
            let next = of_round.map(|&(_, placement)| joins(&drawn, placement)).position(|j| j);
            let (_, placement) = waiting.remove(next.unwrap_or(0));
            drawn.draw(placement.space, placement.drawing());
            placements.push(placement);
        }
        Ok(Placements(placements))
    }
}

/// What on a sketch no placement string can say, besides routes without a name there.
fn lost(sketch: &Sketch) -> Vec<Value> {
    let mut lost = Vec::new();
    let layout = &**sketch.layout();
    if layout.surface() != *Layout::classic() {
        lost.push(message!("holds-board", name = clip(layout.name())).into());
    }
    if !layout.layer().is_empty() {
        lost.push(message!("holds-layer", layer = layout.layer()).into());
    }
    let marks = sketch.marks().count();
    if marks > 0 {
        lost.push(message!("holds-marks", count = marks).into());
    }
    lost
}

/// Whether a placement joins an exit or something drawn.
fn joins(drawn: &Sketch, placement: Placement) -> bool {
    let layout = drawn.layout();
    let drawing = placement.drawing();
    Side::ALL.into_iter().any(|side| {
        let Some(kind) = drawing.kind(side) else { return false };
        match layout.neighbour(placement.space, side) {
            Some(beyond) => drawn.drawing(beyond).kind(side.opposite()) == Some(kind),
            None => layout
                .exit_at(placement.space, side)
                .is_some_and(|exit| layout.exits()[exit].kind == kind),
        }
    })
}

impl fmt::Display for Placements {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|placement| write!(f, "{placement}"))
    }
}

impl FromStr for Placements {
    type Err = PlacementError;

    /// Reads a string of placements; an empty one is an empty board.
    fn from_str(text: &str) -> Result<Placements, PlacementError> {
        let count = text.chars().count();
        if count > 5 * MAX_PLACEMENTS {
            return Err(PlacementError::TooMany(count.div_ceil(5)));
        }
        let chars: Vec<char> = text.chars().collect();
        let mut placements = Vec::with_capacity(chars.len() / 5);
        for (index, chunk) in chars.chunks(5).enumerate() {
            let wrong = |at: usize, expected| PlacementError::Character {
                position: 5 * index + at + 1,
                found: chunk[at],
                expected,
                placement: chunk.iter().collect(),
            };
            let &[die, face, row, col, digit] = chunk else {
                return Err(PlacementError::Length(chars.len()));
            };
            let route = tile(&[die, face].iter().collect::<String>());
            let route = route.ok_or_else(|| match die {
                'A' => wrong(1, "error-placement-number-a"),
                'B' => wrong(1, "error-placement-number-b"),
                'S' => wrong(1, "error-placement-number-s"),
                _ => wrong(0, "error-placement-tile"),
            })?;
            let row = "ABCDEFG".find(row).ok_or_else(|| wrong(2, "error-placement-row"))?;
            let col = "0123456".find(col).ok_or_else(|| wrong(3, "error-placement-column"))?;
            let turn = digit.to_digit(8).and_then(|digit| Turn::from_digit(digit as u8));
            let turn = turn.ok_or_else(|| wrong(4, "error-placement-turn"))?;
            // Both are below 7.
            let space = Space::new(row as u8, col as u8);
            placements.push(Placement { route, space, turn });
        }
        Ok(Placements(placements))
    }
}
