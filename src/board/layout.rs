//! The printed board: its size, exits, centre, buildings, walls and network values.
//!
//! Boards are data. The classic and the Challenge board ship as JSON beside this file; any other
//! board of the same form can be read from a file.

use super::message::{errors, message};
use super::space::MAX_SIZE;
use super::{Kind, Message, Place, Side, Space, Told, Value};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::sync::{Arc, LazyLock};

/// A place at the border where a network may leave the board and earn points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Exit {
    /// The space it touches.
    pub space: Space,
    /// The side of that space.
    pub side: Side,
    /// The only kind of line that may use it.
    pub kind: Kind,
}

/// A special building printed in the corner of a space (Challenge rulebook, Special Buildings).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Building {
    /// Lets the player draw one of the round's route dice twice.
    Factory,
    /// Marks the village track when a station is drawn on it.
    Village,
    /// Marks the university track when a route is drawn on it.
    University,
}

impl Building {
    /// `factory`, `village` or `university`.
    pub const fn word(self) -> &'static str {
        match self {
            Building::Factory => "factory",
            Building::Village => "village",
            Building::University => "university",
        }
    }
}

/// A building and where it is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BuildingSite {
    /// The space it is printed in.
    pub space: Space,
    /// What it is.
    pub building: Building,
}

/// A wall printed on the line between two spaces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wall {
    /// One of the two spaces it separates.
    pub space: Space,
    /// The side of that space it stands on.
    pub side: Side,
}

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
    centre: Vec<bool>,
    buildings: Vec<Option<Building>>,
    blocked: Vec<bool>,
}

/// The form a layout has in a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LayoutData {
    name: String,
    #[serde(default)]
    title: String,
    rows: u8,
    cols: u8,
    rounds: u8,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    short_rounds: Vec<u8>,
    exits: Vec<Exit>,
    #[serde(default)]
    centre: Vec<Space>,
    #[serde(default)]
    buildings: Vec<BuildingSite>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    walls: Vec<Wall>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    mountains: Vec<Space>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    cities: Vec<Space>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    labs: Vec<Space>,
    network_values: Vec<u16>,
}

/// Why a layout cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LayoutError {
    /// No rows or columns, or more than [`MAX_SIZE`].
    Size {
        /// Rows asked for.
        rows: u8,
        /// Columns asked for.
        cols: u8,
    },
    /// A space beyond the last row or column.
    Outside {
        /// What is placed there.
        what: Fixture,
        /// The space named.
        space: Space,
        /// Its number in its list, from 0.
        entry: usize,
    },
    /// An exit on a side that faces another space.
    InnerExit {
        /// The space named.
        space: Space,
        /// The side named.
        side: Side,
        /// Its number in its list, from 0.
        entry: usize,
    },
    /// The same thing twice.
    Twice {
        /// What is placed there.
        what: Fixture,
        /// The space named.
        space: Space,
        /// The number of the second in its list, from 0.
        entry: usize,
    },
}

/// What is printed at places of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Fixture {
    Exit,
    Centre,
    Building,
    Wall,
    Mountain,
    City,
    Lab,
}

impl Fixture {
    /// `exit`, `centre`, `building`, `wall`, `mountain`, `city` or `lab`.
    pub const fn word(self) -> &'static str {
        match self {
            Fixture::Exit => "exit",
            Fixture::Centre => "centre",
            Fixture::Building => "building",
            Fixture::Wall => "wall",
            Fixture::Mountain => "mountain",
            Fixture::City => "city",
            Fixture::Lab => "lab",
        }
    }

    /// The list that files write it in.
    pub const fn list(self) -> &'static str {
        match self {
            Fixture::Exit => "exits",
            Fixture::Centre => "centre",
            Fixture::Building => "buildings",
            Fixture::Wall => "walls",
            Fixture::Mountain => "mountains",
            Fixture::City => "cities",
            Fixture::Lab => "labs",
        }
    }
}

impl Told for LayoutError {
    fn message(&self) -> Message {
        let name = |what: Fixture| Value::Name("fixture", what.word());
        match *self {
            LayoutError::Size { rows, cols } => {
                message!("error-board-size", most = MAX_SIZE, rows = rows, cols = cols)
            }
            LayoutError::Outside { what, space, .. } => {
                message!("error-fixture-outside", what = name(what), space = space)
            }
            LayoutError::InnerExit { space, side, .. } => {
                message!("error-inner-exit", at = Place::Side(space, side))
            }
            LayoutError::Twice { what, space, .. } => {
                message!("error-fixture-twice", what = name(what), space = space)
            }
        }
    }
}

errors!(LayoutError);

impl LayoutError {
    /// The entry that is wrong: what it is, and its number in its list, from 0.
    pub fn entry(&self) -> Option<(Fixture, usize)> {
        match *self {
            LayoutError::Size { .. } => None,
            LayoutError::InnerExit { entry, .. } => Some((Fixture::Exit, entry)),
            LayoutError::Outside { what, entry, .. } | LayoutError::Twice { what, entry, .. } => {
                Some((what, entry))
            }
        }
    }
}

impl TryFrom<LayoutData> for Layout {
    type Error = LayoutError;

    fn try_from(mut data: LayoutData) -> Result<Layout, LayoutError> {
        // Nobody plays with more expansions at once.
        data.short_rounds.truncate(8);
        let (rows, cols) = (data.rows, data.cols);
        if !(1..=MAX_SIZE).contains(&rows) || !(1..=MAX_SIZE).contains(&cols) {
            return Err(LayoutError::Size { rows, cols });
        }
        let area = usize::from(rows) * usize::from(cols);
        let index = |what: Fixture, entry: usize, space: Space| {
            if space.row < rows && space.col < cols {
                Ok(usize::from(space.row) * usize::from(cols) + usize::from(space.col))
            } else {
                Err(LayoutError::Outside { what, space, entry })
            }
        };
        let twice = |what, entry, space| Err(LayoutError::Twice { what, space, entry });
        let mut layout = Layout {
            exit_at: vec![0; 4 * area],
            walled: vec![false; 4 * area],
            centre: vec![false; area],
            buildings: vec![None; area],
            blocked: vec![false; area],
            data,
        };
        let data = &layout.data;
        for (entry, &Exit { space, side, .. }) in data.exits.iter().enumerate() {
            let place = 4 * index(Fixture::Exit, entry, space)? + side.index();
            let border = match side {
                Side::North => space.row == 0,
                Side::East => space.col + 1 == cols,
                Side::South => space.row + 1 == rows,
                Side::West => space.col == 0,
            };
            if !border {
                return Err(LayoutError::InnerExit { space, side, entry });
            }
            if layout.exit_at[place] != 0 {
                return twice(Fixture::Exit, entry, space);
            }
            // At most 128 border sides exist, so the number fits.
            layout.exit_at[place] = entry as u16 + 1;
        }
        for (entry, &space) in data.centre.iter().enumerate() {
            let place = index(Fixture::Centre, entry, space)?;
            if std::mem::replace(&mut layout.centre[place], true) {
                return twice(Fixture::Centre, entry, space);
            }
        }
        for (entry, site) in data.buildings.iter().enumerate() {
            let place = index(Fixture::Building, entry, site.space)?;
            if layout.buildings[place].replace(site.building).is_some() {
                return twice(Fixture::Building, entry, site.space);
            }
        }
        for (entry, wall) in data.walls.iter().enumerate() {
            let place = index(Fixture::Wall, entry, wall.space)?;
            layout.walled[4 * place + wall.side.index()] = true;
            if let Some(beyond) = wall.space.step(wall.side)
                && let Ok(place) = index(Fixture::Wall, entry, beyond)
            {
                layout.walled[4 * place + wall.side.opposite().index()] = true;
            }
        }
        let mut seen = BTreeSet::new();
        for (what, list) in [(Fixture::Mountain, &data.mountains), (Fixture::City, &data.cities)] {
            for (entry, &space) in list.iter().enumerate() {
                layout.blocked[index(what, entry, space)?] = true;
                if !seen.insert(space) {
                    return twice(what, entry, space);
                }
            }
        }
        for (entry, &space) in data.labs.iter().enumerate() {
            index(Fixture::Lab, entry, space)?;
            if data.labs[..entry].contains(&space) {
                return twice(Fixture::Lab, entry, space);
            }
        }
        Ok(layout)
    }
}

impl From<Layout> for LayoutData {
    fn from(layout: Layout) -> LayoutData {
        layout.data
    }
}

#[expect(clippy::expect_used, reason = "the text is part of the program")]
fn shipped(json: &str) -> Arc<Layout> {
    Arc::new(serde_json::from_str(json).expect("shipped layouts are valid"))
}

static CLASSIC: LazyLock<Arc<Layout>> =
    LazyLock::new(|| shipped(include_str!("layouts/classic.json")));
static CHALLENGE: LazyLock<Arc<Layout>> =
    LazyLock::new(|| shipped(include_str!("layouts/challenge.json")));

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
            title: String::new(),
            rows,
            cols,
            rounds: 7,
            short_rounds: Vec::new(),
            exits: Vec::new(),
            centre: Vec::new(),
            buildings: Vec::new(),
            walls: Vec::new(),
            mountains: Vec::new(),
            cities: Vec::new(),
            labs: Vec::new(),
            network_values: Layout::classic().data.network_values.clone(),
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

    /// Its short name, as files write it.
    pub fn name(&self) -> &str {
        &self.data.name
    }

    /// Its name for people.
    pub fn title(&self) -> &str {
        if self.data.title.is_empty() { &self.data.name } else { &self.data.title }
    }

    /// Number of rows, 1 to [`MAX_SIZE`].
    pub fn rows(&self) -> u8 {
        self.data.rows
    }

    /// Number of columns, 1 to [`MAX_SIZE`].
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

    /// Spaces nothing may be drawn in.
    pub fn mountains(&self) -> &[Space] {
        &self.data.mountains
    }

    /// Spaces printed with a city, which counts as an exit.
    pub fn cities(&self) -> &[Space] {
        &self.data.cities
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

    /// Whether the space is one of the central spaces.
    pub fn is_central(&self, space: Space) -> bool {
        self.index(space).is_some_and(|index| self.centre[index])
    }

    /// Whether a mountain or city is printed in the space, so that nothing may be drawn there.
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
        let inner = Exit { space: Space::new(1, 1), side: Side::North, kind: Kind::Highway };
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
