//! What faces each space, kept so that "may this be drawn here" is two comparisons.

use crate::board::{Dotted, Drawing, Kind, Layout, Side, Sketch};
use crate::rules::{CITY_KIND, DOTTED_FIT, DOTTED_STATION, Ruleset};

/// The kinds on the four sides of a space: one byte a side from north on, one bit a kind. The
/// highest bit of a byte is the kind that is laid over others: it makes the space drawn on, and
/// neither joins nor clashes.
///
/// No rule of drawing asks how sides are joined inside a space, so this is all of a drawing that
/// a grid keeps. What faces a space is kept as the kinds that join it, so that a superconnection is
/// faced by three kinds and an exit by all that use it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ends(u32);

const HIGH: u32 = 0x8080_8080;
const LOW: u32 = 0x7f7f_7f7f;

/// For each side with any kind, its byte's highest bit.
const fn used(ends: u32) -> u32 {
    ((ends & LOW) + LOW) & HIGH
}

fn side_of(bit: u32) -> Option<Side> {
    (bit != 0).then(|| Side::from_index(bit.trailing_zeros() as usize / 8))
}

impl Ends {
    /// Nothing on any side.
    pub const NONE: Ends = Ends(0);

    /// The kinds a drawing shows on its sides.
    pub fn of(drawing: &Drawing) -> Ends {
        let mut ends = 0;
        for strand in drawing.strands() {
            for (side, kind) in strand.ends() {
                ends |= 1 << (kind as u32 + 8 * side.index() as u32);
            }
        }
        Ends(ends)
    }

    /// Whether there is nothing on any side.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether there is something that others meet.
    pub fn is_seen(self) -> bool {
        self.0 & LOW != 0
    }

    /// Whether something that others meet shows on a side.
    pub fn touches(self, side: Side) -> bool {
        self.at(side) != 0
    }

    /// Whether some side shows a kind that joins what faces it.
    pub fn joins(self, around: Ends) -> bool {
        self.0 & around.0 & LOW != 0
    }

    /// The first side that shows a kind where one faces it that it does not join.
    pub fn clash(self, around: Ends) -> Option<Side> {
        side_of(used(self.0) & used(around.0) & !used(self.0 & around.0))
    }

    /// The sides on which it joins what faces it.
    pub fn joined_sides(self, around: Ends) -> impl Iterator<Item = Side> {
        let joined = used(self.0 & around.0);
        Side::ALL.into_iter().filter(move |side| joined >> (8 * side.index()) & 0x80 != 0)
    }

    /// Whether a side faces something that this kind joins.
    pub fn take(self, side: Side, kind: Kind) -> bool {
        self.at(side) >> kind as u32 & 1 == 1
    }

    /// The kinds that join these on each side (see [`Kind::joins`]).
    fn joining(self) -> Ends {
        let spread = |kind: Kind| self.0 >> kind as u32 & 0x0101_0101;
        let routes = spread(Kind::Highway) | spread(Kind::Railway);
        let supers = spread(Kind::Superconnection);
        let both = supers << Kind::Highway as u32 | supers << Kind::Railway as u32;
        Ends(self.0 | routes << Kind::Superconnection as u32 | both)
    }

    fn at(self, side: Side) -> u32 {
        self.0 >> (8 * side.index()) & 0x7f
    }

    fn put(&mut self, side: Side, bits: u32) {
        let shift = 8 * side.index();
        self.0 = self.0 & !(0xff << shift) | bits << shift;
    }
}

/// The kinds that use exits of some kinds, a bit each.
fn users(exits: &[Kind]) -> u32 {
    let uses = |kind: &Kind| exits.iter().any(|&exit| kind.uses(exit));
    Kind::ALL.into_iter().filter(uses).fold(0, |users, kind| users | 1 << kind as u32)
}

/// A board with the sides of its routes, and what faces every space.
#[derive(Clone, Debug)]
pub struct Grid {
    drawn: Vec<Ends>,
    around: Vec<Ends>,
    exits: Vec<Ends>,
    // Row-major number of the neighbour across each side, `u16::MAX` where there is none or a wall
    // stands between.
    beyond: Vec<[u16; 4]>,
    blocked: Vec<bool>,
    // Mountains with a dotted shape; most boards have none.
    dotted: Vec<Shape>,
    // Sides that face a city which is printed with a kind of line; most boards have none.
    cities: Vec<(usize, Side, Kind)>,
}

/// The dotted shape of a mountain, and what may be drawn in it.
#[derive(Clone, Copy, Debug)]
struct Shape {
    index: usize,
    sides: [bool; 4],
    exact: bool,
    stations: bool,
}

const NOWHERE: u16 = u16::MAX;

impl Grid {
    /// An empty board: nothing on it but the routes that are printed.
    pub fn new(layout: &Layout) -> Grid {
        let shape = |mountain: &Dotted| {
            let sides = Side::ALL.map(|side| mountain.reaches(side));
            let index = layout.index(mountain.space)?;
            Some(Shape { index, sides, exact: false, stations: true })
        };
        let mut grid = Grid {
            drawn: vec![Ends::NONE; layout.area()],
            around: Vec::new(),
            exits: vec![Ends::NONE; layout.area()],
            beyond: Vec::with_capacity(layout.area()),
            blocked: layout.spaces().map(|space| layout.is_blocked(space)).collect(),
            dotted: layout.dotted().iter().filter_map(shape).collect(),
            cities: Vec::new(),
        };
        for shape in &grid.dotted {
            grid.blocked[shape.index] = false;
        }
        let walled = !layout.walls().is_empty();
        for space in layout.spaces() {
            grid.beyond.push(Side::ALL.map(|side| {
                if walled && layout.has_wall(space, side) {
                    return NOWHERE;
                }
                let beyond = layout.neighbour(space, side).and_then(|space| layout.index(space));
                // At most 32 x 32 spaces.
                beyond.map_or(NOWHERE, |index| index as u16)
            }));
        }
        for exit in layout.exits() {
            if let Some(index) = layout.index(exit.space) {
                grid.exits[index].put(exit.side, users(&[exit.kind]));
            }
        }
        // A city counts as an exit of highways and railways (expansion compendium, Epic board).
        for &city in layout.cities() {
            for side in Side::ALL {
                let next = layout.neighbour(city, side).filter(|_| !layout.has_wall(city, side));
                if let Some(next) = next.and_then(|space| layout.index(space)) {
                    grid.exits[next].put(side.opposite(), users(&[Kind::Highway, Kind::Railway]));
                    let kind = layout.city_kind(city);
                    grid.cities.extend(kind.map(|kind| (next, side.opposite(), kind)));
                }
            }
        }
        grid.around = grid.exits.clone();
        for given in layout.given() {
            if let Some(index) = layout.index(given.space) {
                grid.put(index, Ends::of(&given.route));
            }
        }
        grid
    }

    /// The same board under rulings that somebody chose on dotted mountains, cities and exits.
    pub fn ruled(mut self, ruleset: &Ruleset) -> Grid {
        if ruleset.answer(&CITY_KIND) == 1 {
            for &(index, side, kind) in &self.cities {
                self.exits[index].put(side, users(&[kind]));
                self.around[index].put(side, users(&[kind]));
            }
        }
        let shunned = ruleset.expansions.iter().flat_map(|played| played.shuns_exits(ruleset));
        for &kind in shunned {
            for (exits, around) in self.exits.iter_mut().zip(&mut self.around) {
                let own = *exits;
                for side in Side::ALL.into_iter().filter(|&side| own.touches(side)) {
                    exits.put(side, exits.at(side) & !(1 << kind as u32));
                    around.put(side, around.at(side) & !(1 << kind as u32));
                }
            }
        }
        for shape in &mut self.dotted {
            shape.exact = ruleset.answer(&DOTTED_FIT) == 1;
            shape.stations = ruleset.answer(&DOTTED_STATION) == 0;
        }
        self
    }

    /// The board of a sketch with everything on it, however it came there.
    pub fn of(sketch: &Sketch) -> Grid {
        let mut grid = Grid::new(sketch.layout());
        for (index, cell) in sketch.cells().iter().enumerate() {
            if !cell.drawing.is_empty() {
                grid.put(index, Ends::of(&cell.drawing));
            }
        }
        grid
    }

    /// Number of spaces.
    pub fn area(&self) -> usize {
        self.drawn.len()
    }

    /// The sides of the route in a space.
    pub fn drawn(&self, index: usize) -> Ends {
        self.drawn[index]
    }

    /// What faces a space: the kinds that join exits and the sides of neighbouring routes there.
    pub fn around(&self, index: usize) -> Ends {
        self.around[index]
    }

    /// The kinds that use the exits at a space.
    pub fn exits(&self, index: usize) -> Ends {
        self.exits[index]
    }

    /// Whether nothing may ever be drawn in a space.
    pub fn is_blocked(&self, index: usize) -> bool {
        self.blocked[index]
    }

    /// The neighbour across a side, unless a wall stands between.
    pub fn beyond(&self, index: usize, side: Side) -> Option<usize> {
        let next = self.beyond[index][side.index()];
        (next != NOWHERE).then_some(usize::from(next))
    }

    /// Draws without asking whether it is allowed.
    pub fn put(&mut self, index: usize, ends: Ends) {
        self.drawn[index] = ends;
        let joining = ends.joining();
        for side in Side::ALL {
            if let Some(next) = self.beyond(index, side) {
                self.around[next].put(side.opposite(), joining.at(side));
            }
        }
    }

    /// Takes back what is drawn in a space.
    pub fn erase(&mut self, index: usize) {
        self.put(index, Ends::NONE);
    }

    /// Whether a space is free for drawing.
    pub fn is_free(&self, index: usize) -> bool {
        self.drawn[index].is_empty() && !self.blocked[index]
    }

    /// Whether a drawing stays inside the dotted shape of a mountain, if one is printed in the space
    /// (expansion compendium, Epic board).
    pub fn admits(&self, index: usize, drawing: &Drawing) -> bool {
        let inside = |shape: &Shape| {
            let fits = |side: Side| match (drawing.kind(side), shape.sides[side.index()]) {
                (Some(_), reached) => reached,
                (None, reached) => !(reached && shape.exact),
            };
            Side::ALL.into_iter().all(fits) && (shape.stations || !drawing.has_station())
        };
        self.dotted.iter().filter(|shape| shape.index == index).all(inside)
    }

    /// Whether a drawing may be drawn in a free space: its sides fit what faces them, and it stays
    /// inside the dotted shape of a mountain.
    pub fn takes(&self, index: usize, drawing: &Drawing) -> bool {
        self.fits(index, Ends::of(drawing)) && self.admits(index, drawing)
    }

    /// Whether these sides may be drawn in a free space: one of them joins an exit or a route, and
    /// none meets another kind (classic and Challenge rulebook, Drawing Routes).
    pub fn fits(&self, index: usize, ends: Ends) -> bool {
        let around = self.around[index];
        ends.joins(around) && ends.clash(around).is_none()
    }
}
