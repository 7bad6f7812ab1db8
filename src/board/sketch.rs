//! A layout with anything drawn on it, legal or not.

use super::{Drawing, Layout, Place, Space};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;

/// What one space holds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cell {
    /// The lines drawn in it.
    pub drawing: Drawing,
    /// The round number written in its white box.
    pub round: Option<u8>,
}

/// Something an expansion draws that is no strand: a tree, a crater, a lava side.
///
/// The core keeps marks and their amounts without knowing what they mean; the expansion that owns
/// the word does.
///
/// ```
/// use inkspector::board::{Layout, Mark, Place, Sketch};
/// let mut sketch = Sketch::new(Layout::classic());
/// let tree = Mark { word: "tree".to_owned(), at: Place::Corner(1, 2) };
/// sketch.set_mark(tree.clone(), 2);
/// assert_eq!(sketch.amount(&tree), 2);
/// sketch.set_mark(tree, 0);
/// assert!(sketch.is_empty());
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Mark {
    /// What it is: a short lower-case word such as `tree`.
    pub word: String,
    /// Where it is.
    pub at: Place,
}

/// A printed board with anything drawn on it, legal or not.
///
/// Entry by hand, photographs and files all end in a sketch; checking and scoring start from it.
///
/// ```
/// use inkspector::board::{Layout, Sketch};
/// let mut sketch = Sketch::new(Layout::classic());
/// sketch.draw("A2".parse().unwrap(), "h.h.".parse().unwrap());
/// assert_eq!(sketch.drawing("A2".parse().unwrap()).to_string(), "h.h.");
/// assert!(sketch.drawing("A3".parse().unwrap()).is_empty());
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Sketch {
    layout: Arc<Layout>,
    cells: Vec<Cell>,
    marks: BTreeMap<Mark, u8>,
    // Of marks on lines between spaces; those in a space share its number.
    rounds: BTreeMap<Mark, u8>,
    // Beside the grid, by word.
    noted: BTreeMap<String, u8>,
}

impl Sketch {
    /// An empty board: nothing on it but the routes that are printed.
    pub fn new(layout: Arc<Layout>) -> Sketch {
        let mut cells = vec![Cell::default(); layout.area()];
        for given in layout.given() {
            if let Some(index) = layout.index(given.space) {
                cells[index].drawing = given.route;
            }
        }
        let (marks, rounds, noted) = (BTreeMap::new(), BTreeMap::new(), BTreeMap::new());
        Sketch { layout, cells, marks, rounds, noted }
    }

    /// The printed board.
    pub fn layout(&self) -> &Arc<Layout> {
        &self.layout
    }

    /// The same on its player's board of this layer; nothing if that is no word of a layer.
    pub fn on_layer(&self, layer: &str) -> Option<Sketch> {
        let layout = Arc::new(self.layout.with_layer(layer).ok()?);
        Some(Sketch { layout, ..self.clone() })
    }

    /// What a space holds; an empty cell for a space that is not on the board.
    pub fn cell(&self, space: Space) -> Cell {
        self.layout.index(space).map_or_else(Cell::default, |index| self.cells[index])
    }

    /// All cells, row by row.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The lines drawn in a space.
    pub fn drawing(&self, space: Space) -> Drawing {
        self.cell(space).drawing
    }

    /// Replaces what a space holds, and tells whether it holds that now: nothing can be drawn outside
    /// the board, and where the board prints a route, that stays.
    ///
    /// ```
    /// use inkspector::board::{Cell, Layout, Sketch};
    /// let mut sketch = Sketch::new(Layout::classic());
    /// let cell = Cell { drawing: "rr..".parse().unwrap(), round: Some(3) };
    /// assert!(sketch.set("G1".parse().unwrap(), cell));
    /// assert!(!sketch.set("H1".parse().unwrap(), cell), "a board of seven rows ends with G");
    /// ```
    pub fn set(&mut self, space: Space, cell: Cell) -> bool {
        match self.layout.index(space) {
            Some(index) if self.layout.is_given(space) => self.cells[index] == cell,
            Some(index) => {
                self.cells[index] = cell;
                true
            }
            None => false,
        }
    }

    /// Replaces the lines drawn in a space and keeps its round number.
    ///
    /// ```
    /// use inkspector::board::{Cell, Drawing, Layout, Sketch};
    /// let mut sketch = Sketch::new(Layout::classic());
    /// let space = "D4".parse().unwrap();
    /// sketch.set(space, Cell { drawing: Drawing::EMPTY, round: Some(5) });
    /// sketch.draw(space, "rrrr".parse().unwrap());
    /// assert_eq!(sketch.cell(space).round, Some(5));
    /// ```
    pub fn draw(&mut self, space: Space, drawing: Drawing) -> bool {
        let round = self.cell(space).round;
        self.set(space, Cell { drawing, round })
    }

    /// The spaces with lines in them, drawn or printed, row by row.
    ///
    /// ```
    /// use inkspector::board::{Layout, Sketch};
    /// let mut sketch = Sketch::new(Layout::classic());
    /// sketch.draw("B1".parse().unwrap(), "r.r.".parse().unwrap());
    /// sketch.draw("A2".parse().unwrap(), "h.h.".parse().unwrap());
    /// let spaces: Vec<String> = sketch.drawn().map(|(space, _)| space.to_string()).collect();
    /// assert_eq!(spaces, ["A2", "B1"]);
    /// ```
    pub fn drawn(&self) -> impl Iterator<Item = (Space, Cell)> + '_ {
        self.layout
            .spaces()
            .zip(self.cells.iter().copied())
            .filter(|(_, cell)| !cell.drawing.is_empty())
    }

    /// The spaces with lines that somebody drew, row by row: without the routes that are printed.
    ///
    /// ```
    /// use inkspector::board::{Given, Layout, Sketch};
    /// let given = Given { space: "A1".parse().unwrap(), route: "rr..".parse().unwrap() };
    /// let layout = Layout::classic().with_given(vec![given]).unwrap();
    /// let mut sketch = Sketch::new(layout.into());
    /// assert_eq!((sketch.drawn().count(), sketch.drawn_by_hand().count()), (1, 0));
    /// assert!(sketch.is_empty());
    /// assert!(!sketch.draw(given.space, "hh..".parse().unwrap()), "print stays");
    /// ```
    pub fn drawn_by_hand(&self) -> impl Iterator<Item = (Space, Cell)> + '_ {
        self.drawn().filter(|(space, _)| !self.layout.is_given(*space))
    }

    /// The expansions' marks with their amounts (2 for a double cactus), sorted.
    pub fn marks(&self) -> impl Iterator<Item = (&Mark, u8)> + '_ {
        self.marks.iter().map(|(mark, &amount)| (mark, amount))
    }

    /// How many times a mark is drawn.
    pub fn amount(&self, mark: &Mark) -> u8 {
        self.marks.get(mark).copied().unwrap_or(0)
    }

    /// Draws a mark `amount` times; 0 erases it.
    pub fn set_mark(&mut self, mark: Mark, amount: u8) {
        if amount == 0 {
            self.marks.remove(&mark);
            self.rounds.remove(&mark);
        } else {
            self.marks.insert(mark, amount);
        }
    }

    /// The round written at a mark that stands on a line between spaces. Marks in a space have the
    /// number of the space.
    ///
    /// ```
    /// use inkspector::board::{Layout, Mark, Place, Side, Sketch};
    /// let mut sketch = Sketch::new(Layout::classic());
    /// let at = Place::Side("C3".parse().unwrap(), Side::North);
    /// let canyon = Mark { word: "canyon".to_owned(), at };
    /// sketch.set_mark(canyon.clone(), 1);
    /// sketch.set_mark_round(&canyon, Some(2));
    /// assert_eq!(sketch.mark_round(&canyon), Some(2));
    /// sketch.set_mark(canyon.clone(), 0);
    /// assert_eq!(sketch.mark_round(&canyon), None, "the number goes with the mark");
    /// ```
    pub fn mark_round(&self, mark: &Mark) -> Option<u8> {
        self.rounds.get(mark).copied()
    }

    /// Writes or erases the round of a mark that is drawn.
    pub fn set_mark_round(&mut self, mark: &Mark, round: Option<u8>) {
        match round.filter(|_| self.marks.contains_key(mark)) {
            Some(round) => drop(self.rounds.insert(mark.clone(), round)),
            None => drop(self.rounds.remove(mark)),
        }
    }

    /// A number written beside the grid, such as marks on a track or coins in hand; nothing if nobody
    /// knows it.
    ///
    /// ```
    /// use inkspector::board::{Layout, Sketch};
    /// let mut sketch = Sketch::new(Layout::challenge());
    /// assert_eq!(sketch.noted("villages"), None);
    /// sketch.note("villages", Some(2));
    /// assert_eq!(sketch.noted("villages"), Some(2));
    /// assert!(sketch.is_empty(), "nothing is drawn");
    /// ```
    pub fn noted(&self, word: &str) -> Option<u8> {
        self.noted.get(word).copied()
    }

    /// Writes or erases a number beside the grid.
    pub fn note(&mut self, word: &str, number: Option<u8>) {
        match number {
            Some(number) => drop(self.noted.insert(word.to_owned(), number)),
            None => drop(self.noted.remove(word)),
        }
    }

    /// Keeps the numbers of an earlier sketch where this one notes nothing.
    pub fn keep_notes(&mut self, before: &Sketch) {
        for (word, number) in before.all_noted() {
            self.note(word, self.noted(word).or(Some(number)));
        }
    }

    /// All numbers beside the grid, by word.
    pub fn all_noted(&self) -> impl Iterator<Item = (&str, u8)> + '_ {
        self.noted.iter().map(|(word, &number)| (word.as_str(), number))
    }

    /// The same drawing with the numbers that are written beside another.
    pub fn with_notes_of(mut self, other: &Sketch) -> Sketch {
        self.noted.clone_from(&other.noted);
        self
    }

    /// The spaces in which somebody wrote anything, lines or only a round number, row by row: what a
    /// file must tell besides the printed board and the marks.
    pub fn written(&self) -> impl Iterator<Item = (Space, Cell)> + '_ {
        let all = self.layout.spaces().zip(self.cells.iter().copied());
        all.filter(|(space, cell)| *cell != Cell::default() && !self.layout.is_given(*space))
    }

    /// Whether nobody has drawn anything.
    pub fn is_empty(&self) -> bool {
        self.marks.is_empty() && self.written().next().is_none()
    }
}

impl fmt::Debug for Sketch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut list = f.debug_struct("Sketch");
        list.field("layout", &self.layout.name());
        for (space, cell) in self.layout.spaces().zip(&self.cells) {
            if *cell != Cell::default() {
                list.field(&space.to_string(), &(cell.drawing, cell.round));
            }
        }
        list.field("marks", &self.marks);
        if !self.rounds.is_empty() {
            list.field("rounds", &self.rounds);
        }
        if !self.noted.is_empty() {
            list.field("noted", &self.noted);
        }
        list.finish()
    }
}
