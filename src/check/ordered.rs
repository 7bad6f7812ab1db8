//! Drawing in order: may a route be drawn now, and which complete turns are there.

use super::grid::{Ends, Grid};
use crate::board::{Drawing, Kind, Layout, Message, Side, Sketch, Space, Told, message};
use crate::rules::catalogue::{Route, routes, specials};
use serde::Serialize;
use std::collections::BTreeSet;

/// A drawing and the space it is drawn in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placement {
    /// Where it is drawn.
    pub space: Space,
    /// What is drawn.
    pub drawing: Drawing,
}

/// Why something may not be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// The space is not on the board.
    Outside,
    /// Nothing is drawn.
    Empty,
    /// A mountain or city is printed there, and no dotted shape that it stays inside.
    Blocked,
    /// The space is already drawn.
    Occupied,
    /// A line meets another kind there.
    Clash {
        /// The first such side.
        side: Side,
        /// The kind drawn.
        shown: Kind,
    },
    /// It joins no exit and no route.
    Unconnected,
}

impl Refusal {
    /// The word used in JSON: `occupied`, `clash`, `unconnected`, `outside`, `blocked`, `empty`.
    pub const fn word(self) -> &'static str {
        match self {
            Refusal::Outside => "outside",
            Refusal::Empty => "empty",
            Refusal::Blocked => "blocked",
            Refusal::Occupied => "occupied",
            Refusal::Clash { .. } => "clash",
            Refusal::Unconnected => "unconnected",
        }
    }
}

impl Told for Refusal {
    fn message(&self) -> Message {
        match *self {
            Refusal::Outside => message!("refusal-outside"),
            Refusal::Empty => message!("refusal-empty"),
            Refusal::Blocked => message!("refusal-blocked"),
            Refusal::Occupied => message!("refusal-occupied"),
            Refusal::Clash { side, shown } => {
                message!("refusal-clash", side = side, shown = shown)
            }
            Refusal::Unconnected => message!("refusal-unconnected"),
        }
    }
}

/// The first placement of a sequence that is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused {
    /// Its place in the sequence, from 0.
    pub index: usize,
    /// Why.
    pub why: Refusal,
}

/// What forbids a placement on a grid.
fn refusal(grid: &Grid, layout: &Layout, placement: &Placement) -> Option<Refusal> {
    let Some(index) = layout.index(placement.space) else { return Some(Refusal::Outside) };
    let ends = Ends::of(&placement.drawing);
    if ends.is_empty() {
        return Some(Refusal::Empty);
    }
    if grid.is_blocked(index) || !grid.admits(index, &placement.drawing) {
        return Some(Refusal::Blocked);
    }
    if !grid.drawn(index).is_empty() {
        return Some(Refusal::Occupied);
    }
    let around = grid.around(index);
    if let Some(side) = ends.clash(around)
        && let Some(shown) = placement.drawing.kind(side)
    {
        return Some(Refusal::Clash { side, shown });
    }
    (!ends.joins(around)).then_some(Refusal::Unconnected)
}

/// Whether something may be drawn next on a sketch: in a free space, joining an exit or a route,
/// and meeting no other kind (classic and Challenge rulebook, Drawing Routes).
///
/// ```
/// use inkspector::board::{Layout, Sketch};
/// use inkspector::check::{Placement, Refusal, judge};
/// let sketch = Sketch::new(Layout::classic());
/// let straight = |space: &str| Placement {
///     space: space.parse().unwrap(),
///     drawing: "h.h.".parse().unwrap(),
/// };
/// assert_eq!(judge(&sketch, &straight("A2")), Ok(()));
/// assert_eq!(judge(&sketch, &straight("D4")), Err(Refusal::Unconnected));
/// ```
pub fn judge(sketch: &Sketch, placement: &Placement) -> Result<(), Refusal> {
    refusal(&Grid::of(sketch), sketch.layout(), placement).map_or(Ok(()), Err)
}

/// The first of these placements, drawn one after the other on an empty board, that may not be
/// drawn when its turn comes. Dice and special routes are not counted.
///
/// ```
/// use inkspector::board::Layout;
/// use inkspector::check::{Placement, Refusal, check_ordered};
/// let drawn = ["A2", "B2", "D2"].map(|space| Placement {
///     space: space.parse().unwrap(),
///     drawing: "h.h.".parse().unwrap(),
/// });
/// let refused = check_ordered(&Layout::classic(), &drawn).unwrap();
/// assert_eq!((refused.index, refused.why), (2, Refusal::Unconnected));
/// ```
pub fn check_ordered(layout: &Layout, placements: &[Placement]) -> Option<Refused> {
    let mut grid = Grid::new(layout);
    for (index, placement) in placements.iter().enumerate() {
        if let Some(why) = refusal(&grid, layout, placement) {
            return Some(Refused { index, why });
        }
        if let Some(space) = layout.index(placement.space) {
            grid.put(space, Ends::of(&placement.drawing));
        }
    }
    None
}

/// Every complete turn, each in its order of drawing: the dice are drawn in any order until none
/// that is left can be drawn; one of the special routes may come in at any moment, after which
/// dice that fit again must be drawn (classic and Challenge rulebook, Drawing Routes and Special
/// Routes).
///
/// The number of turns grows with the power of the dice: meant for boards where little fits.
pub fn turns(
    sketch: &Sketch,
    dice: &[&'static Route],
    special: &[&'static Route],
) -> BTreeSet<Vec<Placement>> {
    let mut search = Turns {
        layout: sketch.layout(),
        grid: Grid::of(sketch),
        dice: vec![0; routes().len()],
        special: special.to_vec(),
        drawn: Vec::new(),
        found: BTreeSet::new(),
    };
    for route in dice {
        search.dice[route.number()] += 1;
    }
    search.go();
    search.found
}

/// Special routes that a sketch has not used, as long as fewer than three are on it.
pub fn unused_specials(sketch: &Sketch) -> Vec<&'static Route> {
    let used: Vec<&Route> = sketch
        .drawn_by_hand()
        .filter_map(|(_, cell)| crate::rules::catalogue::identify(&cell.drawing))
        .filter(|route| route.special)
        .collect();
    if used.len() >= crate::rules::catalogue::SPECIALS_PER_GAME {
        return Vec::new();
    }
    specials().iter().filter(|route| !used.contains(route)).collect()
}

struct Turns<'a> {
    layout: &'a Layout,
    grid: Grid,
    dice: Vec<u8>,
    special: Vec<&'static Route>,
    drawn: Vec<Placement>,
    found: BTreeSet<Vec<Placement>>,
}

impl Turns<'_> {
    fn go(&mut self) {
        let mut complete = true;
        for route in routes() {
            if self.dice[route.number()] > 0 {
                self.dice[route.number()] -= 1;
                complete &= !self.lay(route);
                self.dice[route.number()] += 1;
            }
        }
        // One special route a turn.
        let special = std::mem::take(&mut self.special);
        for route in &special {
            self.lay(route);
        }
        self.special = special;
        if complete {
            self.found.insert(self.drawn.clone());
        }
    }

    /// Draws the route everywhere it fits and goes on from there; whether it fits at all.
    fn lay(&mut self, route: &'static Route) -> bool {
        let mut fits = false;
        for index in 0..self.grid.area() {
            if !self.grid.is_free(index) || self.grid.around(index).is_empty() {
                continue;
            }
            for (_, drawing) in route.orientations() {
                if self.grid.takes(index, drawing) {
                    fits = true;
                    self.grid.put(index, Ends::of(drawing));
                    self.drawn
                        .push(Placement { space: self.layout.space(index), drawing: *drawing });
                    self.go();
                    self.drawn.pop();
                    self.grid.erase(index);
                }
            }
        }
        fits
    }
}
