//! Every route that a die face or special route of the classic and Challenge boxes shows, and the
//! dice that show them; then the faces of dice that expansions put in place of a route die.
//!
//! Each route is written down once, in one position. Its other positions are computed: rulebooks
//! allow any turning and mirroring (classic and Challenge rulebook, Drawing Routes).

use super::edition::Edition;
use crate::board::{Drawing, Kind, Side, Strand, Turn, Value};
use std::sync::LazyLock;

/// Special routes that may be drawn in a game (classic and Challenge rulebook, Special Routes).
pub const SPECIALS_PER_GAME: usize = 3;

/// University marks, the last of which gives a special route for free (Challenge rulebook, Special
/// Buildings).
pub const UNIVERSITY_MARKS: usize = 3;

/// How many routes the catalogue holds; [`Route::number`] is below it.
pub const ROUTES: usize = 26;

/// What one die face or special route shows, up to turning and mirroring.
#[derive(Debug)]
pub struct Route {
    number: u8,
    /// Its word in files, such as `curve_highway`.
    pub id: &'static str,
    /// Its name in lists of rolls, such as `curved highway`.
    pub name: &'static str,
    /// Its code in placement strings, such as `A5`; the Challenge dice have none.
    pub tile: Option<&'static str>,
    /// It in orientation 0 of placement strings.
    pub base: Drawing,
    /// Whether it is one of the six special routes.
    pub special: bool,
    orientations: Vec<(Turn, Drawing)>,
}

impl Route {
    /// Its place in [`routes`], below [`ROUTES`].
    pub fn number(&self) -> usize {
        usize::from(self.number)
    }

    /// The different drawings it can be laid as, each with the lowest turn that makes it.
    ///
    /// ```
    /// use inkspector::rules::catalogue::route;
    /// assert_eq!(route("overpass").unwrap().orientations().len(), 2);
    /// assert_eq!(route("curve_station").unwrap().orientations().len(), 8);
    /// ```
    pub fn orientations(&self) -> &[(Turn, Drawing)] {
        &self.orientations
    }

    /// Whether the edition has it, on a die or as a special route. Expansions may bring more; see
    /// [`Ruleset::has`](super::Ruleset::has).
    pub fn is_in(&self, edition: Edition) -> bool {
        self.special || dice(edition).dice.iter().any(|die| die.shows(self))
    }

    /// Points in draft mode: its open ends, but none for a route with four (Challenge rulebook,
    /// Draft mode).
    ///
    /// ```
    /// use inkspector::rules::catalogue::route;
    /// assert_eq!(route("t_railway").unwrap().draft_value(), 3);
    /// assert_eq!(route("overpass").unwrap().draft_value(), 0);
    /// ```
    pub fn draft_value(&self) -> u8 {
        match Side::ALL.into_iter().filter(|&side| self.base.kind(side).is_some()).count() {
            4 => 0,
            // At most three.
            ends => ends as u8,
        }
    }
}

impl PartialEq for Route {
    fn eq(&self, other: &Route) -> bool {
        self.number == other.number
    }
}

impl Eq for Route {}

impl From<&'static Route> for Value {
    fn from(route: &'static Route) -> Value {
        Value::Name("route", route.id)
    }
}

/// One kind of die and how many of it a set holds.
#[derive(Clone, Debug)]
pub struct Die {
    /// Its letter in placement strings and records: `A`, `B`, `C` or `D`, or that of a die which an
    /// expansion put in place of one of them.
    pub name: char,
    /// How many such dice are rolled each round.
    pub copies: u8,
    /// Its faces, each with how many of the six sides show it.
    pub faces: Vec<(&'static Route, u8)>,
}

impl Die {
    /// Whether a face shows the route.
    pub fn shows(&self, route: &Route) -> bool {
        self.faces.iter().any(|(face, _)| *face == route)
    }
}

/// The dice rolled each round.
#[derive(Clone, Debug)]
pub struct DiceSet {
    /// The edition they come with.
    pub edition: Edition,
    /// The kinds of dice in it.
    pub dice: Vec<Die>,
}

impl DiceSet {
    /// Dice rolled each round.
    pub fn count(&self) -> u8 {
        self.dice.iter().map(|die| die.copies).sum()
    }

    /// Every die by itself, equal ones side by side.
    pub fn each(&self) -> impl Iterator<Item = &Die> + '_ {
        self.dice.iter().flat_map(|die| std::iter::repeat_n(die, usize::from(die.copies)))
    }
}

type Row = (&'static str, &'static str, Option<&'static str>, &'static str);

const FACES: [Row; 15] = [
    ("curve_railway", "curved railway", Some("A0"), "r..r"),
    ("straight_railway", "straight railway", Some("A1"), "r.r."),
    ("t_railway", "T-junction railway", Some("A2"), "rrr."),
    ("t_highway", "T-junction highway", Some("A3"), "hhh."),
    ("straight_highway", "straight highway", Some("A4"), "h.h."),
    ("curve_highway", "curved highway", Some("A5"), "h..h"),
    ("straight_station", "straight station", Some("B0"), "h.r."),
    ("curve_station", "curved station", Some("B1"), "hr.."),
    ("overpass", "overpass", Some("B2"), "hrhro"),
    ("dead_end_highway", "dead-end highway", None, "h..."),
    ("dead_end_railway", "dead-end railway", None, "r..."),
    ("t_station_hhr", "T-junction station of the highway", None, "hrh."),
    ("t_station_rrh", "T-junction station of the railway", None, "rhr."),
    ("double_curve_highway", "double curved highway", None, "hhhhd1"),
    ("double_curve_railway", "double curved railway", None, "rrrrd1"),
];

// In the order printed on the Challenge board.
const SPECIALS: [Row; 6] = [
    ("four_way_railway", "railway crossing", Some("S3"), "rrrr"),
    ("station_hhrr_adjacent", "station of two corners", Some("S4"), "hrrh"),
    ("station_hrhr_opposite", "station of two straights", Some("S5"), "hrhr"),
    ("station_hhhr", "station with three highways", Some("S0"), "hhrh"),
    ("station_rrrh", "station with three railways", Some("S1"), "hrrr"),
    ("four_way_highway", "highway crossing", Some("S2"), "hhhh"),
];

// The faces that only a die in place of a route die shows (compendium, Separation Die).
const REPLACING: [Row; 5] = [
    ("double_curve_mixed", "double curve of both kinds", None, "rhhrd2"),
    ("dead_end_t_highway", "dead end and T-junction highway", None, "h...+.hhh"),
    ("dead_end_t_railway", "dead end and T-junction railway", None, "r...+.rrr"),
    (
        "curve_stations_opposite",
        "pair of curved stations with like ends opposite",
        None,
        "h..r+.rh.",
    ),
    (
        "curve_stations_adjacent",
        "pair of curved stations with like ends adjacent",
        None,
        "r..h+.rh.",
    ),
];

const PLAIN: [&str; 6] = [
    "straight_highway",
    "straight_railway",
    "curve_highway",
    "curve_railway",
    "t_highway",
    "t_railway",
];

const FIRST_REPLACING: usize = FACES.len() + SPECIALS.len();

type DieRow = (char, u8, &'static [(&'static str, u8)]);

const ONCE_EACH: [(&str, u8); 6] =
    [(PLAIN[0], 1), (PLAIN[1], 1), (PLAIN[2], 1), (PLAIN[3], 1), (PLAIN[4], 1), (PLAIN[5], 1)];

const CLASSIC: [DieRow; 2] = [
    ('A', 3, &ONCE_EACH),
    ('B', 1, &[("straight_station", 2), ("curve_station", 2), ("overpass", 2)]),
];

const CHALLENGE: [DieRow; 3] = [
    ('A', 2, &ONCE_EACH),
    (
        'C',
        1,
        &[
            ("dead_end_highway", 1),
            ("dead_end_railway", 1),
            ("straight_station", 1),
            ("curve_station", 1),
            ("t_station_hhr", 1),
            ("t_station_rrh", 1),
        ],
    ),
    (
        'D',
        1,
        &[
            ("t_highway", 1),
            ("t_railway", 1),
            ("double_curve_highway", 1),
            ("double_curve_railway", 1),
            ("overpass", 2),
        ],
    ),
];

struct Catalogue {
    routes: [Route; ROUTES],
    // By `key`: route number plus one, 0 for none; and the digit of the turn.
    lookup: Vec<(u8, u8)>,
}

#[expect(clippy::expect_used, reason = "the tables above are part of the program")]
static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
    let mut lookup = vec![(0, 0); 1 << 12];
    let routes = std::array::from_fn(|number| {
        let special = (FACES.len()..FIRST_REPLACING).contains(&number);
        let (id, name, tile, code) = match number {
            FIRST_REPLACING.. => REPLACING[number - FIRST_REPLACING],
            _ if special => SPECIALS[number - FACES.len()],
            _ => FACES[number],
        };
        // The tables above are part of the program and read by every test of this module.
        let base: Drawing = code.parse().expect("codes of the catalogue are valid");
        let number = number as u8;
        let mut orientations: Vec<(Turn, Drawing)> = Vec::with_capacity(8);
        for turn in Turn::ALL {
            let drawing = base.turned(turn);
            if orientations.iter().all(|(_, known)| *known != drawing) {
                orientations.push((turn, drawing));
                if let Some(key) = key(&drawing) {
                    lookup[key] = (number + 1, turn.digit());
                }
            }
        }
        Route { number, id, name, tile, base, special, orientations }
    });
    Catalogue { routes, lookup }
});

#[expect(clippy::expect_used, reason = "the tables above are part of the program")]
fn read_dice(edition: Edition, rows: &'static [DieRow]) -> DiceSet {
    let face = |&(id, count): &(&str, u8)| (route(id).expect("faces are in the catalogue"), count);
    let dice = rows
        .iter()
        .map(|&(name, copies, faces)| Die { name, copies, faces: faces.iter().map(face).collect() })
        .collect();
    DiceSet { edition, dice }
}

static CLASSIC_DICE: LazyLock<DiceSet> = LazyLock::new(|| read_dice(Edition::Classic, &CLASSIC));
static CHALLENGE_DICE: LazyLock<DiceSet> =
    LazyLock::new(|| read_dice(Edition::Challenge, &CHALLENGE));

/// Every route: the faces of the classic dice, those of the Challenge dice alone, the special routes
/// in the order printed on the Challenge board, then the faces that only dice of expansions show.
pub fn routes() -> &'static [Route; ROUTES] {
    &CATALOGUE.routes
}

/// The six special routes, in the order printed on the Challenge board.
///
/// ```
/// use inkspector::rules::catalogue::specials;
/// assert_eq!(specials().len(), 6);
/// assert!(specials().iter().all(|route| route.special));
/// ```
pub fn specials() -> &'static [Route] {
    &routes()[FACES.len()..FIRST_REPLACING]
}

/// The route with this word.
pub fn route(id: &str) -> Option<&'static Route> {
    routes().iter().find(|route| route.id == id)
}

/// The route with this code of placement strings, `A0` to `A5`, `B0` to `B2`, `S0` to `S5`.
///
/// ```
/// use inkspector::rules::catalogue::tile;
/// assert_eq!(tile("A4").unwrap().id, "straight_highway");
/// assert!(tile("Z9").is_none());
/// ```
pub fn tile(code: &str) -> Option<&'static Route> {
    routes().iter().find(|route| route.tile == Some(code))
}

/// The dice of an edition.
///
/// ```
/// use inkspector::rules::{Edition, catalogue::dice};
/// let set = dice(Edition::Classic);
/// assert_eq!(set.count(), 4);
/// assert_eq!(set.each().count(), 4);
/// ```
pub fn dice(edition: Edition) -> &'static DiceSet {
    match edition {
        Edition::Classic => &CLASSIC_DICE,
        Edition::Challenge => &CHALLENGE_DICE,
    }
}

/// The routes an edition has: its die faces, then the special routes.
///
/// ```
/// use inkspector::rules::{Edition, catalogue::vocabulary};
/// let classic: Vec<&str> = vocabulary(Edition::Classic).map(|route| route.id).collect();
/// assert!(classic.contains(&"overpass"));
/// assert!(!classic.contains(&"dead_end_railway"), "only the Challenge dice show it");
/// ```
pub fn vocabulary(edition: Edition) -> impl Iterator<Item = &'static Route> {
    routes().iter().filter(move |route| route.is_in(edition))
}

/// The route a drawing shows, whatever its edition and whatever is laid over it.
///
/// ```
/// use inkspector::rules::catalogue::identify;
/// assert_eq!(identify(&".rr.".parse().unwrap()).unwrap().id, "curve_railway");
/// assert!(identify(&"hrhrn".parse().unwrap()).is_none());
/// ```
pub fn identify(drawing: &Drawing) -> Option<&'static Route> {
    identify_turn(drawing).map(|(route, _)| route)
}

/// The route a drawing shows, and the lowest turn that lays it so.
///
/// ```
/// use inkspector::rules::catalogue::identify_turn;
/// let (route, turn) = identify_turn(&".h.h".parse().unwrap()).unwrap();
/// assert_eq!((route.id, turn.digit()), ("straight_highway", 1));
/// ```
pub fn identify_turn(drawing: &Drawing) -> Option<(&'static Route, Turn)> {
    // Most drawings have nothing laid over them.
    let key = key(drawing).or_else(|| key(&below(drawing)?))?;
    let (number, digit) = CATALOGUE.lookup[key];
    let route = routes().get(usize::from(number).checked_sub(1)?)?;
    Some((route, Turn::from_digit(digit)?))
}

/// What lies below lines that are laid over a route, where there are any.
fn below(drawing: &Drawing) -> Option<Drawing> {
    drawing.strands().iter().any(Strand::is_laid_over).then(|| drawing.below())
}

/// Twelve bits that tell apart all drawings that may be routes: two for the kind on each side, three
/// for how four sides are joined, one for a station on every strand. `None` for drawings that are
/// surely no route.
fn key(drawing: &Drawing) -> Option<usize> {
    let mut key = 0;
    let add = |key: &mut usize, strand: &Strand| {
        for (side, kind) in strand.ends() {
            let bits = match kind {
                Kind::Highway => 1,
                Kind::Railway => 2,
                _ => return false,
            };
            *key |= bits << (2 * side.index());
        }
        true
    };
    match drawing.strands() {
        [strand] => {
            if !add(&mut key, strand) {
                return None;
            }
            Some(key | usize::from(strand.has_station()) << 11)
        }
        [a, b] => {
            if !add(&mut key, a) || !add(&mut key, b) || a.has_station() != b.has_station() {
                return None;
            }
            let joined = |side| a.kind(Side::North).and(a.kind(side)).is_some();
            let how = match (a.ends().count(), b.ends().count()) {
                (2, 2) => match (joined(Side::East), joined(Side::South), joined(Side::West)) {
                    (false, true, false) => 1,
                    (true, false, false) => 2,
                    (false, false, true) => 3,
                    _ => return None,
                },
                (1, 3) => 4 + a.ends().next()?.0.index(),
                (3, 1) => 4 + b.ends().next()?.0.index(),
                _ => return None,
            };
            Some(key | how << 8 | usize::from(a.has_station()) << 11)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Middle;

    /// D36: how many drawings each route can be laid as.
    #[test]
    fn orientation_counts() {
        let expected = [
            4, 2, 4, 4, 2, 4, 4, 8, 2, // classic faces
            4, 4, 4, 4, 2, 2, // Challenge faces
            1, 4, 2, 4, 4, 1, // special routes
            4, 4, 4, 4, 4, // faces of the separation die
        ];
        let counts = routes().each_ref().map(|route| route.orientations().len());
        assert_eq!(counts, expected);
    }

    #[test]
    fn every_orientation_is_identified() {
        for known in routes() {
            for &(turn, drawing) in known.orientations() {
                assert_eq!(identify_turn(&drawing), Some((known, turn)), "{drawing}");
                assert_eq!(drawing.shape(), known.base.shape());
                assert_eq!(known.base.turned(turn), drawing);
            }
        }
    }

    /// Against the slow way: every drawing of highway and railway, split into strands in every
    /// way, is identified exactly if its shape is that of a route.
    #[test]
    fn nothing_else_is_identified() {
        let kinds = [None, Some(Kind::Highway), Some(Kind::Railway)];
        let (mut seen, mut known) = (0, 0);
        for sides in 0..81_usize {
            let kinds = [0, 1, 2, 3].map(|side| kinds[sides / 3_usize.pow(side) % 3]);
            // Sides belong to groups; the first side of each group is the one that names it.
            for groups in
                (0..24_usize).map(|n| ((n % 2) << 2) | ((n / 2 % 3) << 4) | ((n / 6) << 6))
            {
                for stations in 0..16 {
                    let strands = (0..4).filter_map(|group| {
                        let part = [0, 1, 2, 3]
                            .map(|i| kinds[i].filter(|_| groups >> (2 * i) & 3 == group));
                        Strand::new(part, stations >> group & 1 == 1)
                    });
                    let drawing = Drawing::new(strands).unwrap();
                    let slow = routes().iter().find(|route| route.base.shape() == drawing.shape());
                    assert_eq!(identify(&drawing), slow, "{drawing}");
                    seen += 1;
                    known += usize::from(slow.is_some());
                }
            }
        }
        assert!(known > 0 && known < seen);
    }

    /// Facts of the rulebooks: kinds of routes, sides of dice, where stations are.
    #[test]
    fn counts_of_the_boxes() {
        assert_eq!(vocabulary(Edition::Classic).count(), 9 + 6);
        assert_eq!(vocabulary(Edition::Challenge).count(), 15 + 6);
        assert_eq!(specials().len(), 6);
        for edition in [Edition::Classic, Edition::Challenge] {
            assert_eq!(dice(edition).count(), 4);
            assert_eq!(dice(edition).each().count(), 4);
            for die in &dice(edition).dice {
                assert_eq!(die.faces.iter().map(|(_, count)| count).sum::<u8>(), 6);
            }
        }
        // Stations sit exactly where two kinds meet.
        for route in routes() {
            for strand in route.base.strands() {
                assert_eq!(strand.has_station(), strand.is_mixed(), "{}", route.id);
                if route.base.strands().len() == 1 {
                    let dead_end = strand.middle() == Middle::DeadEnd;
                    assert_eq!(dead_end, route.id.starts_with("dead_end"));
                }
            }
        }
    }

    #[test]
    fn draft_values() {
        for (value, words) in [
            (0, &["overpass", "double_curve_highway", "dead_end_t_railway"][..]),
            (1, &["dead_end_highway", "dead_end_railway"]),
            (2, &["straight_highway", "curve_railway", "straight_station", "curve_station"]),
            (3, &["t_highway", "t_railway", "t_station_hhr", "t_station_rrh"]),
        ] {
            for word in words {
                assert_eq!(route(word).unwrap().draft_value(), value, "{word}");
            }
        }
    }

    #[test]
    fn tile_codes() {
        let codes = ["A0", "A1", "A2", "A3", "A4", "A5", "B0", "B1", "B2"];
        assert!(codes.iter().all(|code| tile(code).is_some_and(|route| !route.special)));
        assert!((0..6).all(|n| tile(&format!("S{n}")).is_some_and(|route| route.special)));
        assert_eq!(tile("B3"), None);
        assert_eq!(route("t_station_hhr").unwrap().tile, None);
    }
}
