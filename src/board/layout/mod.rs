//! The printed board: its size, exits, centre, buildings, walls and network values.
//!
//! Boards are data. The classic and the Challenge board ship as JSON in a folder beside this one, and
//! what is known of others whose maps are not published; any other board of the same form can be read
//! from a file.

mod data;
mod error;
mod outline;
mod parts;
mod touch;

pub(crate) use data::LayoutData;
pub use error::{Fixture, LayoutError};
pub use outline::Outline;
pub use parts::{
    Building, BuildingSite, CityKind, Dotted, Exit, Given, MAX_MORE_DICE, MoreDice, Wall,
};
pub use touch::Proposal;

use super::{Drawing, Kind, Side, Space};
use serde::{Deserialize, Serialize};
use std::sync::{Arc, LazyLock};

/// A printed board.
///
/// ```
/// use inkspector::board::{Layout, Side};
/// let layout = Layout::classic();
/// assert_eq!(layout.exits().len(), 12);
/// assert_eq!(layout.network_value(12), 45);
/// let exit = layout.exit_at("A2".parse().unwrap(), Side::North).unwrap();
/// assert_eq!(layout.exits()[exit].kind.word(), "highway");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "LayoutData", into = "LayoutData")]
pub struct Layout {
    data: LayoutData,
    // Per space and side (`4 * index + side`): number of the exit plus one, 0 for none.
    exit_at: Vec<u16>,
    walled: Vec<bool>,
    // Per space what lies beyond each of its sides.
    beyond: Vec<[Beyond; 4]>,
    centre: Vec<bool>,
    buildings: Vec<Option<Building>>,
    blocked: Vec<bool>,
    // Per space what is printed there; empty if no routes are given.
    given: Vec<Drawing>,
}

/// What a line that leaves a space by one of its sides comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Beyond {
    /// A wall.
    Wall,
    /// The space with this row-major number.
    Space(u16),
    /// The exit with this number, and its kind.
    Exit(u16, Kind),
    /// The outer edge where there is no exit.
    Edge,
}

#[expect(clippy::expect_used, reason = "the text is part of the program")]
fn shipped(json: &str) -> Arc<Layout> {
    Arc::new(serde_json::from_str(json).expect("shipped layouts are valid"))
}

static CLASSIC: LazyLock<Arc<Layout>> =
    LazyLock::new(|| shipped(include_str!("../layouts/classic.json")));
static CHALLENGE: LazyLock<Arc<Layout>> =
    LazyLock::new(|| shipped(include_str!("../layouts/challenge.json")));

impl Layout {
    /// The board of the Deep Blue and Blazing Red boxes.
    pub fn classic() -> Arc<Layout> {
        Arc::clone(&CLASSIC)
    }

    /// The board of the Lush Green and Shining Yellow boxes.
    pub fn challenge() -> Arc<Layout> {
        Arc::clone(&CHALLENGE)
    }

    /// The shipped layout with this name.
    ///
    /// ```
    /// use inkspector::board::Layout;
    /// assert_eq!(Layout::named("challenge").unwrap().rounds(), 7);
    /// assert!(Layout::named("kitchen").is_none());
    /// ```
    pub fn named(name: &str) -> Option<Arc<Layout>> {
        [Layout::classic(), Layout::challenge()].into_iter().find(|layout| layout.name() == name)
    }

    /// A board with no exits, buildings or centre, to build or test upon.
    ///
    /// ```
    /// use inkspector::board::Layout;
    /// let wide = Layout::blank(4, 9).unwrap();
    /// assert_eq!(wide.area(), 36);
    /// assert!(wide.exits().is_empty());
    /// assert!(Layout::blank(0, 7).is_err());
    /// ```
    pub fn blank(rows: u8, cols: u8) -> Result<Layout, LayoutError> {
        LayoutData {
            name: format!("blank {rows}x{cols}"),
            rows,
            cols,
            rounds: 7,
            network_values: Layout::classic().data.network_values.clone(),
            ..LayoutData::default()
        }
        .try_into()
    }

    /// The same board with other exits.
    ///
    /// ```
    /// use inkspector::board::{Exit, Kind, Layout, Side, Space};
    /// let blank = Layout::blank(3, 3).unwrap();
    /// let exit = |space| Exit { space, side: Side::North, kind: Kind::Railway };
    /// assert_eq!(blank.with_exits(vec![exit(Space::new(0, 1))]).unwrap().exits().len(), 1);
    /// assert!(blank.with_exits(vec![exit(Space::new(1, 1))]).is_err(), "B2 has no side at the border");
    /// ```
    pub fn with_exits(&self, exits: Vec<Exit>) -> Result<Layout, LayoutError> {
        LayoutData { exits, ..self.data.clone() }.try_into()
    }

    /// The same board with routes printed on it.
    ///
    /// ```
    /// use inkspector::board::{Given, Layout, Sketch};
    /// let given = Given { space: "B2".parse().unwrap(), route: "h.h.".parse().unwrap() };
    /// let layout = Layout::blank(3, 3).unwrap().with_given(vec![given]).unwrap();
    /// let sketch = Sketch::new(layout.into());
    /// assert_eq!(sketch.drawing(given.space), given.route);
    /// ```
    pub fn with_given(&self, given: Vec<Given>) -> Result<Layout, LayoutError> {
        LayoutData { given, ..self.data.clone() }.try_into()
    }

    /// The same board as a player's board of this layer; the board of the surface has none.
    ///
    /// ```
    /// use inkspector::board::Layout;
    /// let below = Layout::classic().with_layer("underground").unwrap();
    /// assert_eq!(below.layer(), "underground");
    /// assert!(Layout::classic().with_layer("Under ground").is_err());
    /// ```
    pub fn with_layer(&self, layer: &str) -> Result<Layout, LayoutError> {
        LayoutData { layer: layer.to_owned(), ..self.data.clone() }.try_into()
    }

    /// The same printed board without its layer.
    pub fn surface(&self) -> Layout {
        let mut layout = self.clone();
        layout.data.layer.clear();
        layout
    }

    /// Its short name, as files write it.
    pub fn name(&self) -> &str {
        &self.data.name
    }

    /// Its name for people.
    pub fn title(&self) -> &str {
        if self.data.title.is_empty() { &self.data.name } else { &self.data.title }
    }

    /// Number of rows, 1 to [`MAX_SIZE`](crate::board::MAX_SIZE).
    pub fn rows(&self) -> u8 {
        self.data.rows
    }

    /// Number of columns, 1 to [`MAX_SIZE`](crate::board::MAX_SIZE).
    pub fn cols(&self) -> u8 {
        self.data.cols
    }

    /// Number of spaces.
    pub fn area(&self) -> usize {
        self.buildings.len()
    }

    /// Rounds of a game on this board without expansions.
    pub fn rounds(&self) -> u8 {
        self.data.rounds
    }

    /// Rounds of a game with one expansion that shortens it, with two, and so on, where the board
    /// says so itself.
    pub fn short_rounds(&self) -> &[u8] {
        &self.data.short_rounds
    }

    /// The exits, in the order they are numbered.
    pub fn exits(&self) -> &[Exit] {
        &self.data.exits
    }

    /// The central spaces.
    pub fn centre(&self) -> &[Space] {
        &self.data.centre
    }

    /// The special buildings.
    pub fn buildings(&self) -> &[BuildingSite] {
        &self.data.buildings
    }

    /// The walls.
    pub fn walls(&self) -> &[Wall] {
        &self.data.walls
    }

    /// Mountains that nothing may be drawn in.
    pub fn mountains(&self) -> &[Space] {
        &self.data.mountains
    }

    /// Spaces printed with a city, which counts as an exit.
    pub fn cities(&self) -> &[Space] {
        &self.data.cities
    }

    /// The kinds of line that are printed at cities, where a board prints any.
    pub fn city_kinds(&self) -> &[CityKind] {
        &self.data.city_kinds
    }

    /// The kind of line that is printed at a city, if one is.
    pub fn city_kind(&self, city: Space) -> Option<Kind> {
        let kinds = self.data.city_kinds.iter();
        kinds.filter(|printed| printed.space == city).map(|printed| printed.kind).next()
    }

    /// Mountains with a dotted shape that a route may be drawn in.
    pub fn dotted(&self) -> &[Dotted] {
        &self.data.dotted
    }

    /// Routes that are printed on the board.
    pub fn given(&self) -> &[Given] {
        &self.data.given
    }

    /// The route printed in a space; an empty drawing where there is none.
    pub fn given_in(&self, space: Space) -> Drawing {
        let index = self.index(space).filter(|_| !self.given.is_empty());
        index.map_or(Drawing::EMPTY, |index| self.given[index])
    }

    /// Whether a route is printed in a space, so that nobody draws there.
    pub fn is_given(&self, space: Space) -> bool {
        !self.given.is_empty() && !self.given_in(space).is_empty()
    }

    /// Dice rolled in each round besides those of the box.
    pub fn more_dice(&self) -> &[MoreDice] {
        &self.data.dice
    }

    /// Which of a player's boards it is, such as `underground`; empty for the only one, or the one
    /// on the surface.
    pub fn layer(&self) -> &str {
        &self.data.layer
    }

    /// Spaces with a research lab (compendium, Solo Board).
    pub fn labs(&self) -> &[Space] {
        &self.data.labs
    }

    /// Whether the space is on this board.
    pub fn contains(&self, space: Space) -> bool {
        space.row < self.data.rows && space.col < self.data.cols
    }

    /// Row-major number of a space, or `None` outside the board.
    ///
    /// ```
    /// use inkspector::board::Layout;
    /// let layout = Layout::classic();
    /// let space = "B3".parse().unwrap();
    /// assert_eq!(layout.index(space), Some(9));
    /// assert_eq!(layout.space(9), space);
    /// ```
    pub fn index(&self, space: Space) -> Option<usize> {
        self.contains(space)
            .then(|| usize::from(space.row) * usize::from(self.data.cols) + usize::from(space.col))
    }

    /// The space with a row-major number below [`Layout::area`].
    pub fn space(&self, index: usize) -> Space {
        let cols = usize::from(self.data.cols);
        // Both parts are below `MAX_SIZE` for every index below the area.
        Space::new((index / cols) as u8, (index % cols) as u8)
    }

    /// Every space, row by row.
    pub fn spaces(&self) -> impl Iterator<Item = Space> + use<> {
        let (rows, cols) = (self.data.rows, self.data.cols);
        (0..rows).flat_map(move |row| (0..cols).map(move |col| Space::new(row, col)))
    }

    /// The space across `side`, or `None` at the outer edge.
    ///
    /// ```
    /// use inkspector::board::{Layout, Side};
    /// let layout = Layout::classic();
    /// let corner = "G7".parse().unwrap();
    /// assert_eq!(layout.neighbour(corner, Side::West), "G6".parse().ok());
    /// assert_eq!(layout.neighbour(corner, Side::South), None);
    /// ```
    pub fn neighbour(&self, space: Space, side: Side) -> Option<Space> {
        space.step(side).filter(|&beyond| self.contains(beyond))
    }

    /// The number of the exit at a side of a space.
    pub fn exit_at(&self, space: Space, side: Side) -> Option<usize> {
        let place = 4 * self.index(space)? + side.index();
        usize::from(self.exit_at[place]).checked_sub(1)
    }

    /// Whether a wall stands on a side of a space.
    pub fn has_wall(&self, space: Space, side: Side) -> bool {
        self.index(space).is_some_and(|index| self.walled[4 * index + side.index()])
    }

    /// What lies beyond the sides of the space with a row-major number, north first.
    pub(super) fn beyond(&self, index: usize) -> &[Beyond; 4] {
        &self.beyond[index]
    }

    /// The row-major number of the space across `side` of the space with a row-major number, or `None`
    /// at the outer edge and where a wall stands between.
    ///
    /// ```
    /// use inkspector::board::{Layout, Side};
    /// let layout = Layout::classic();
    /// assert_eq!(layout.across(0, Side::South), Some(7));
    /// assert_eq!(layout.across(0, Side::West), None);
    /// ```
    pub fn across(&self, index: usize, side: Side) -> Option<usize> {
        match self.beyond.get(index)?[side.index()] {
            Beyond::Space(next) => Some(usize::from(next)),
            Beyond::Wall | Beyond::Exit(..) | Beyond::Edge => None,
        }
    }

    /// Looks up for every side what lies beyond it, once exits and walls are known.
    fn survey(&self) -> Vec<[Beyond; 4]> {
        let beyond = |space: Space, side: Side| {
            if self.has_wall(space, side) {
                Beyond::Wall
            } else if let Some(next) = self.neighbour(space, side).and_then(|next| self.index(next))
            {
                // At most 32x32 spaces and 128 sides at the border: both fit.
                Beyond::Space(next as u16)
            } else if let Some(exit) = self.exit_at(space, side) {
                Beyond::Exit(exit as u16, self.exits()[exit].kind)
            } else {
                Beyond::Edge
            }
        };
        self.spaces().map(|space| Side::ALL.map(|side| beyond(space, side))).collect()
    }

    /// Whether the space is one of the central spaces.
    pub fn is_central(&self, space: Space) -> bool {
        self.index(space).is_some_and(|index| self.centre[index])
    }

    /// Whether a mountain, dotted or not, or a city is printed in the space, so that nothing may fill
    /// it.
    pub fn is_blocked(&self, space: Space) -> bool {
        self.index(space).is_some_and(|index| self.blocked[index])
    }

    /// The building printed in the space.
    ///
    /// ```
    /// use inkspector::board::{Building, Layout};
    /// let layout = Layout::challenge();
    /// let village = layout.buildings().iter().find(|site| site.building == Building::Village).unwrap();
    /// assert_eq!(layout.building(village.space), Some(Building::Village));
    /// assert!(Layout::classic().buildings().is_empty());
    /// ```
    pub fn building(&self, space: Space) -> Option<Building> {
        self.index(space).and_then(|index| self.buildings[index])
    }

    /// The printed table of networks: the points for no exit, one, two and so on.
    pub fn network_values(&self) -> &[u16] {
        &self.data.network_values
    }

    /// Points for one network that reaches `exits` exits.
    ///
    /// Both shipped boards: 2 to 12 exits give 4, 8, 12, 16, 20, 24, 28, 32, 36, 40 and 45 points,
    /// fewer give none (board print; classic rulebook, Connecting Exits). Beyond the end of a
    /// table its last value holds.
    ///
    /// ```
    /// use inkspector::board::Layout;
    /// let layout = Layout::classic();
    /// assert_eq!(layout.network_value(1), 0);
    /// assert_eq!(layout.network_value(2), 4);
    /// assert_eq!(layout.network_value(12), 45);
    /// ```
    pub fn network_value(&self, exits: usize) -> u16 {
        let values = &self.data.network_values;
        values.get(exits).or(values.last()).copied().unwrap_or(0)
    }

    /// The most exits that the printed table has a value of its own for.
    pub fn most_valued(&self) -> usize {
        self.data.network_values.len().saturating_sub(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// D20: the whole table, with 45 at its end.
    #[test]
    fn network_values() {
        let expected = [0, 0, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 45];
        for layout in [Layout::classic(), Layout::challenge()] {
            for (exits, value) in expected.into_iter().enumerate() {
                assert_eq!(layout.network_value(exits), value, "{exits} exits");
            }
        }
    }

    #[test]
    fn bad_layouts_are_refused() {
        assert!(matches!(Layout::blank(0, 7), Err(LayoutError::Size { .. })));
        assert!(matches!(Layout::blank(7, 33), Err(LayoutError::Size { .. })));
        let inner =
            Exit { space: Space::new(1, 1), side: Side::North, kind: crate::board::Kind::Highway };
        let blank = Layout::blank(7, 7).unwrap();
        assert!(matches!(blank.with_exits(vec![inner]), Err(LayoutError::InnerExit { .. })));
    }

    #[test]
    fn layouts_round_trip() {
        let json = serde_json::to_string(&*Layout::challenge()).unwrap();
        let back: Layout = serde_json::from_str(&json).unwrap();
        assert_eq!(back, *Layout::challenge());
    }
}
