//! A printed board while somebody writes it down: each touch changes one thing that is printed.

use super::{Building, CityKind, Dotted, Exit, Fixture, Layout, LayoutData, Outline, Wall};
use crate::board::space::MAX_SIZE;
use crate::board::{BuildingSite, Kind, Place, Side, Space, is_name};

/// The most rounds and values that a board is given by hand.
const MAX_NUMBERS: usize = 99;

impl Layout {
    /// The same board with the next of what can be printed at a place: an exit changes from none to a
    /// highway, a railway and none again, a building through the three kinds, a city through the kinds
    /// of line that may be printed at it; anything else comes and goes. What a space cannot share goes.
    ///
    /// `None` where such a thing is never printed.
    ///
    /// ```
    /// use inkspector::board::{Fixture, Layout, Place, Side};
    /// let (a2, board) = ("A2".parse().unwrap(), Layout::blank(9, 9).unwrap());
    /// let board = board.touched(Fixture::Exit, Place::Side(a2, Side::North)).unwrap();
    /// assert_eq!(board.exits()[0].kind.word(), "highway");
    /// assert!(board.touched(Fixture::Exit, Place::Side(a2, Side::South)).is_none());
    /// ```
    pub fn touched(&self, what: Fixture, at: Place) -> Option<Layout> {
        let mut data = self.data.clone();
        match (what, at) {
            (Fixture::Exit, Place::Side(space, side)) => {
                if !self.contains(space) || self.neighbour(space, side).is_some() {
                    return None;
                }
                match self.exit_at(space, side) {
                    None => data.exits.push(Exit { space, side, kind: Kind::Highway }),
                    Some(exit) if data.exits[exit].kind == Kind::Highway => {
                        data.exits[exit].kind = Kind::Railway;
                    }
                    Some(exit) => {
                        data.exits.remove(exit);
                    }
                }
                data.exits.sort_by_key(|exit| self.round_the_edge(exit.space, exit.side));
            }
            (Fixture::Wall, Place::Side(space, side)) => {
                let beyond = self.neighbour(space, side)?;
                let before = data.walls.len();
                data.walls.retain(|wall| {
                    (wall.space, wall.side) != (space, side)
                        && (wall.space, wall.side) != (beyond, side.opposite())
                });
                if data.walls.len() == before {
                    data.walls.push(Wall { space, side });
                }
            }
            (Fixture::Dotted, Place::Side(space, side)) => {
                self.index(space)?;
                let shape = data.dotted.iter().position(|shape| shape.space == space);
                let mut sides =
                    shape.map_or_else(Vec::new, |shape| data.dotted.remove(shape).sides);
                match sides.iter().position(|&known| known == side) {
                    Some(place) => drop(sides.remove(place)),
                    None => sides.push(side),
                }
                sides.sort_by_key(|side| side.index());
                clear(&mut data, space);
                if !sides.is_empty() {
                    data.dotted.push(Dotted { space, sides });
                }
            }
            (Fixture::Centre, Place::Space(space)) => toggle(&mut data.centre, space),
            (Fixture::Lab, Place::Space(space)) => toggle(&mut data.labs, space),
            (Fixture::Building, Place::Space(space)) => {
                let next = match self.building(space) {
                    None => Some(Building::Factory),
                    Some(Building::Factory) => Some(Building::Village),
                    Some(Building::Village) => Some(Building::University),
                    Some(Building::University) => None,
                };
                data.buildings.retain(|site| site.space != space);
                data.buildings.extend(next.map(|building| BuildingSite { space, building }));
                data.buildings.sort_by_key(|site| site.space);
            }
            (Fixture::Mountain, Place::Space(space)) => {
                let was = data.mountains.contains(&space);
                clear(&mut data, space);
                if !was {
                    toggle(&mut data.mountains, space);
                }
            }
            (Fixture::City, Place::Space(space)) => {
                let (was, kind) = (data.cities.contains(&space), self.city_kind(space));
                clear(&mut data, space);
                let next = match (was, kind) {
                    (false, _) => Some(None),
                    (true, None) => Some(Some(Kind::Highway)),
                    (true, Some(Kind::Highway)) => Some(Some(Kind::Railway)),
                    (true, Some(_)) => None,
                };
                if let Some(kind) = next {
                    toggle(&mut data.cities, space);
                    data.city_kinds.extend(kind.map(|kind| CityKind { space, kind }));
                }
            }
            _ => return None,
        }
        data.try_into().ok()
    }

    /// The same board with this table of networks: the points for no exit, one, two and so on.
    ///
    /// ```
    /// use inkspector::board::Layout;
    /// let board = Layout::blank(7, 7).unwrap().with_values(vec![0, 0, 4, 9]).unwrap();
    /// assert_eq!((board.network_value(3), board.network_value(5)), (9, 9));
    /// ```
    pub fn with_values(&self, values: Vec<u16>) -> Option<Layout> {
        if values.len() > MAX_NUMBERS {
            return None;
        }
        LayoutData { network_values: values, ..self.data.clone() }.try_into().ok()
    }

    /// The same board with these rounds: without expansions, with one that shortens the game, with
    /// two, and so on. `None` without any, or with a game of no round.
    pub fn with_rounds(&self, rounds: &[u8]) -> Option<Layout> {
        let (&first, short) = rounds.split_first()?;
        if rounds.contains(&0) {
            return None;
        }
        let (short_rounds, rounds) = (short.to_vec(), first);
        LayoutData { rounds, short_rounds, ..self.data.clone() }.try_into().ok()
    }

    /// The same board under another name and title.
    ///
    /// ```
    /// use inkspector::board::Layout;
    /// let board = Layout::blank(9, 9).unwrap().titled("Our Giant board").unwrap();
    /// assert_eq!((board.name(), board.title()), ("our-giant-board", "Our Giant board"));
    /// assert!(board.titled("  ").is_none());
    /// assert!(board.titled("Classic").is_none(), "that is another board");
    /// ```
    pub fn titled(&self, title: &str) -> Option<Layout> {
        let title = title.trim();
        let name = name_of(title).filter(|name| Layout::named(name).is_none())?;
        let title = title.to_owned();
        LayoutData { name, title, ..self.data.clone() }.try_into().ok()
    }

    /// The same board under another name; `None` where that is no name, or one of the game's boards.
    pub fn named_as(&self, name: &str) -> Option<Layout> {
        if !is_name(name) || Layout::named(name).is_some() {
            return None;
        }
        LayoutData { name: name.to_owned(), ..self.data.clone() }.try_into().ok()
    }

    /// What must still be written down before a network can be worth anything, as the settings of
    /// board files call it.
    ///
    /// ```
    /// use inkspector::board::{Layout, Outline};
    /// assert_eq!(Outline::named("epic").unwrap().layout().lacks(), ["exits", "values"]);
    /// assert!(Layout::classic().lacks().is_empty());
    /// ```
    pub fn lacks(&self) -> Vec<&'static str> {
        let lists = [
            ("exits", self.data.exits.is_empty() && self.data.cities.is_empty()),
            ("values", self.data.network_values.is_empty()),
        ];
        lists.into_iter().filter(|list| list.1).map(|list| list.0).collect()
    }

    /// A number that grows along the outer edge, from the top left with the clock.
    fn round_the_edge(&self, space: Space, side: Side) -> (usize, u8) {
        let back = |number: u8| MAX_SIZE - number;
        match side {
            Side::North => (0, space.col),
            Side::East => (1, space.row),
            Side::South => (2, back(space.col)),
            Side::West => (3, back(space.row)),
        }
    }
}

/// A name for files that a title comes near: its letters and digits in small, with `-` between words.
fn name_of(title: &str) -> Option<String> {
    let mut name = String::new();
    for c in title.chars().flat_map(char::to_lowercase) {
        match c {
            'ä' | 'à' | 'â' => name.push('a'),
            'é' | 'è' | 'ê' | 'ë' => name.push('e'),
            'ö' | 'ô' => name.push('o'),
            'ü' | 'û' | 'ù' => name.push('u'),
            'î' | 'ï' => name.push('i'),
            'ç' => name.push('c'),
            'ß' => name.push_str("ss"),
            _ if c.is_ascii_lowercase() || c.is_ascii_digit() => name.push(c),
            _ if name.is_empty() || name.ends_with('-') => {}
            _ => name.push('-'),
        }
    }
    name.truncate(40);
    let name = name.trim_end_matches('-').to_owned();
    is_name(&name).then_some(name)
}

fn toggle(list: &mut Vec<Space>, space: Space) {
    match list.iter().position(|&known| known == space) {
        Some(place) => drop(list.remove(place)),
        None => {
            list.push(space);
            list.sort();
        }
    }
}

/// Takes away what fills a space, whatever it is.
fn clear(data: &mut LayoutData, space: Space) {
    data.mountains.retain(|&known| known != space);
    data.cities.retain(|&known| known != space);
    data.city_kinds.retain(|city| city.space != space);
    data.dotted.retain(|shape| shape.space != space);
    data.given.retain(|given| given.space != space);
}

/// What a board of a size is likely printed with, to be proposed and never taken unasked: nobody has
/// published the map.
///
/// ```
/// use inkspector::board::{Proposal, Outline};
/// let giant = Outline::named("giant").unwrap().layout();
/// let likely = Proposal::of(giant);
/// assert_eq!((likely.exits.len(), likely.centre.len()), (16, 9));
/// assert!(likely.exits.iter().all(|exit| exit.2.is_none()), "their kinds are not even likely");
/// assert!(likely.taken(giant).exits().is_empty());
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Proposal {
    /// Places of exits, with their kinds where those are likely too.
    pub exits: Vec<(Space, Side, Option<Kind>)>,
    /// The central spaces.
    pub centre: Vec<Space>,
    /// The buildings.
    pub buildings: Vec<BuildingSite>,
}

impl Proposal {
    /// What is likely of a board and not printed on it yet. Of the Solo board (7x7) the exits, centre
    /// and buildings of the Challenge box; of the Giant board (9x9) sixteen exits at the even rows and
    /// columns, and the nine spaces in the middle; of any other nothing.
    pub fn of(board: &Layout) -> Proposal {
        let mut likely = Proposal::default();
        let outline = |name: &str| {
            let known = Outline::named(name).map(Outline::layout);
            known.is_some_and(|known| (known.rows(), known.cols()) == (board.rows(), board.cols()))
        };
        if outline("solo") {
            let known = Layout::challenge();
            let exits = known.exits().iter();
            likely.exits = exits.map(|exit| (exit.space, exit.side, Some(exit.kind))).collect();
            likely.centre = known.centre().to_vec();
            likely.buildings = known.buildings().to_vec();
        } else if outline("giant") {
            for space in board.spaces() {
                for side in Side::ALL {
                    let along = match side {
                        Side::North | Side::South => space.col,
                        Side::East | Side::West => space.row,
                    };
                    // Even as they are counted from 1.
                    if along % 2 == 1 && board.neighbour(space, side).is_none() {
                        likely.exits.push((space, side, None));
                    }
                }
            }
            let middle = |number: u8| (3..=5).contains(&number);
            likely.centre =
                board.spaces().filter(|space| middle(space.row) && middle(space.col)).collect();
        }
        likely.exits.retain(|&(space, side, _)| board.exit_at(space, side).is_none());
        likely.centre.retain(|&space| !board.is_central(space));
        likely.buildings.retain(|site| board.building(site.space).is_none());
        // Who has begun to write something else down is not told that it is likely.
        if !board.centre().is_empty() {
            likely.centre.clear();
        }
        if !board.buildings().is_empty() {
            likely.buildings.clear();
        }
        likely
    }

    /// Whether there is nothing to propose.
    pub fn is_empty(&self) -> bool {
        self.exits.is_empty() && self.centre.is_empty() && self.buildings.is_empty()
    }

    /// The board with all of it that is likely whole: an exit without a kind is left out.
    pub fn taken(&self, board: &Layout) -> Layout {
        let mut data = board.data.clone();
        let whole = |&(space, side, kind): &(Space, Side, Option<Kind>)| {
            kind.map(|kind| Exit { space, side, kind })
        };
        data.exits.extend(self.exits.iter().filter_map(whole));
        data.exits.sort_by_key(|exit| board.round_the_edge(exit.space, exit.side));
        data.centre.extend(&self.centre);
        data.buildings.extend(&self.buildings);
        data.try_into().unwrap_or_else(|_| board.clone())
    }

    /// Whether any of it can be taken as it is.
    pub fn has_whole(&self) -> bool {
        let kinds = self.exits.iter().any(|exit| exit.2.is_some());
        kinds || !self.centre.is_empty() || !self.buildings.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn space(name: &str) -> Space {
        name.parse().unwrap()
    }

    /// Whatever can be touched comes round to nothing again, and every step on the way is a board.
    #[test]
    fn touches_come_round() {
        let blank = Layout::blank(11, 11).unwrap();
        let (a2, c3) = (space("A2"), space("C3"));
        let places = [
            (Fixture::Exit, Place::Side(a2, Side::North), 3),
            (Fixture::Wall, Place::Side(c3, Side::East), 2),
            (Fixture::Dotted, Place::Side(c3, Side::South), 2),
            (Fixture::Centre, Place::Space(c3), 2),
            (Fixture::Lab, Place::Space(c3), 2),
            (Fixture::Building, Place::Space(c3), 4),
            (Fixture::Mountain, Place::Space(c3), 2),
            (Fixture::City, Place::Space(c3), 4),
        ];
        for (what, at, steps) in places {
            let mut board = blank.clone();
            for step in 1..=steps {
                board = board.touched(what, at).unwrap();
                assert_eq!(board == blank, step == steps, "{what:?}, step {step}");
            }
        }
        for (what, at) in [
            (Fixture::Exit, Place::Side(c3, Side::North)),
            (Fixture::Wall, Place::Side(a2, Side::North)),
            (Fixture::Exit, Place::Space(a2)),
            (Fixture::Mountain, Place::Space(space("L1"))),
        ] {
            assert!(blank.touched(what, at).is_none(), "{what:?}");
        }
    }

    /// A space holds one mountain or city, and the wall of one side is that of the other.
    #[test]
    fn what_cannot_share_a_space_goes() {
        let (c3, c4) = (space("C3"), space("C4"));
        let mut board = Layout::blank(11, 11).unwrap();
        for (what, at) in [
            (Fixture::Mountain, Place::Space(c3)),
            (Fixture::City, Place::Space(c3)),
            (Fixture::City, Place::Space(c3)),
            (Fixture::Dotted, Place::Side(c3, Side::North)),
            (Fixture::Dotted, Place::Side(c3, Side::East)),
        ] {
            board = board.touched(what, at).unwrap();
            let filled = [board.mountains().len(), board.cities().len(), board.dotted().len()];
            assert_eq!(filled.iter().sum::<usize>(), 1, "{what:?}");
        }
        assert_eq!(board.dotted()[0].sides, [Side::North, Side::East]);
        assert!(board.city_kinds().is_empty());
        let walled = board.touched(Fixture::Wall, Place::Side(c3, Side::East)).unwrap();
        assert!(walled.has_wall(c4, Side::West));
        let open = walled.touched(Fixture::Wall, Place::Side(c4, Side::West)).unwrap();
        assert_eq!(open, board);
    }

    /// What is proposed for a Solo board is the Challenge box's, and is not there until it is taken.
    #[test]
    fn proposals_are_not_taken_by_themselves() {
        let solo = Outline::named("solo").unwrap().layout();
        let likely = Proposal::of(solo);
        assert!(solo.exits().is_empty() && likely.has_whole());
        let taken = likely.taken(solo);
        assert_eq!(taken.exits().len(), 12);
        assert!(Layout::challenge().exits().iter().all(|exit| taken.exits().contains(exit)));
        assert_eq!(taken.buildings(), Layout::challenge().buildings());
        assert!(Proposal::of(&taken).is_empty());
        // One by one as well.
        let a2 = Place::Side(space("A2"), Side::North);
        let one = solo.touched(Fixture::Exit, a2).unwrap();
        assert_eq!(Proposal::of(&one).exits.len(), 11);
        let epic = Outline::named("epic").unwrap().layout();
        assert!(Proposal::of(epic).is_empty(), "nothing of it is known");
    }

    #[test]
    fn names_come_of_titles() {
        for (title, name) in [
            ("Our Giant board", Some("our-giant-board")),
            ("Küche, 2. Brett!", Some("kuche-2-brett")),
            ("--", None),
            ("板", None),
        ] {
            assert_eq!(name_of(title).as_deref(), name, "{title}");
        }
    }
}
