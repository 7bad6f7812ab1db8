//! A strand: sides joined with each other inside one space. A drawing: all strands of a space.

use super::message::{errors, message};
use super::{Kind, Message, Side, Told, Turn};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// What sits in the middle of a strand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Middle {
    /// The lines simply meet.
    #[default]
    Nothing,
    /// A station.
    Station,
    /// A strand with a single side that stops inside the space.
    DeadEnd,
}

/// Sides of one space that are joined with each other, and what sits in the middle.
///
/// A strand has at least one side. A single side without a station is a dead end: nothing else
/// can be meant by a line that stops inside a space, so [`Strand::new`] says so itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Strand {
    sides: [Option<Kind>; 4],
    middle: Middle,
}

impl Strand {
    /// A strand with the kinds shown on its north, east, south and west sides; `None` if all
    /// four are blank.
    ///
    /// ```
    /// use inkspector::board::{Kind, Middle, Strand};
    /// let railway = Some(Kind::Railway);
    /// let curve = Strand::new([railway, railway, None, None], false).unwrap();
    /// assert_eq!(curve.middle(), Middle::Nothing);
    /// let stub = Strand::new([railway, None, None, None], false).unwrap();
    /// assert_eq!(stub.middle(), Middle::DeadEnd);
    /// assert_eq!(Strand::new([None; 4], true), None);
    /// ```
    pub fn new(sides: [Option<Kind>; 4], station: bool) -> Option<Strand> {
        let middle = match (station, sides.iter().flatten().count()) {
            (_, 0) => return None,
            (true, _) => Middle::Station,
            (false, 1) => Middle::DeadEnd,
            (false, _) => Middle::Nothing,
        };
        Some(Strand { sides, middle })
    }

    /// The kind shown on `side`.
    pub const fn kind(&self, side: Side) -> Option<Kind> {
        self.sides[side.index()]
    }

    /// What sits in the middle.
    pub const fn middle(&self) -> Middle {
        self.middle
    }

    /// The same strand with something else in its middle.
    pub const fn with_middle(self, middle: Middle) -> Strand {
        Strand { sides: self.sides, middle }
    }

    /// Whether a station is drawn on it.
    pub fn has_station(&self) -> bool {
        self.middle == Middle::Station
    }

    /// The sides it touches with their kinds, north first.
    ///
    /// ```
    /// use inkspector::board::{Drawing, Kind, Side};
    /// let station: Drawing = "h..r".parse().unwrap();
    /// let ends: Vec<_> = station.strands()[0].ends().collect();
    /// assert_eq!(ends, [(Side::North, Kind::Highway), (Side::West, Kind::Railway)]);
    /// ```
    pub fn ends(&self) -> impl Iterator<Item = (Side, Kind)> + use<> {
        let sides = self.sides;
        Side::ALL.into_iter().filter_map(move |side| sides[side.index()].map(|kind| (side, kind)))
    }

    /// Whether any side shows `kind`.
    pub fn shows(&self, kind: Kind) -> bool {
        self.sides.contains(&Some(kind))
    }

    /// Whether it lies over what else is drawn in its space.
    pub fn is_laid_over(&self) -> bool {
        self.sides.iter().flatten().all(|kind| kind.is_laid_over())
    }

    /// Whether two different kinds meet in it.
    ///
    /// ```
    /// use inkspector::board::Drawing;
    /// let station: Drawing = "hr..".parse().unwrap();
    /// assert!(station.strands()[0].is_mixed());
    /// let overpass: Drawing = "hrhro".parse().unwrap();
    /// assert!(overpass.strands().iter().all(|strand| !strand.is_mixed()));
    /// ```
    pub fn is_mixed(&self) -> bool {
        let mut kinds = self.sides.iter().flatten();
        let first = kinds.next();
        kinds.any(|kind| Some(kind) != first)
    }

    /// The strand after turning and mirroring.
    pub fn turned(&self, turn: Turn) -> Strand {
        let mut sides = [None; 4];
        for (side, kind) in self.ends() {
            sides[turn.apply(side).index()] = Some(kind);
        }
        Strand { sides, middle: self.middle }
    }
}

/// Everything drawn as lines in one space: no strand to four strands that share no side.
///
/// Written as a space code: four letters for the sides north, east, south and west (`.` blank,
/// letters of [`Kind::letter`]), then what the letters alone do not say:
///
/// | suffix | meaning |
/// | --- | --- |
/// | none | all sides joined; two kinds meet in a station, one kind does not |
/// | `s` | a station although there is one kind only |
/// | `n` | no station although two kinds are joined (no route of the game) |
/// | `o` | north-south and east-west cross without joining |
/// | `d1` | north joins east, south joins west, apart from each other |
/// | `d2` | north joins west, south joins east, apart from each other |
/// | `+` | further strands follow, each as a code of its own |
///
/// ```
/// use inkspector::board::{Drawing, Middle};
/// let overpass: Drawing = "hrhro".parse().unwrap();
/// assert_eq!(overpass.strands().len(), 2);
/// let same: Drawing = "h.h.+.r.r".parse().unwrap();
/// assert_eq!(overpass, same);
/// let station: Drawing = "hr..".parse().unwrap();
/// assert_eq!(station.strands()[0].middle(), Middle::Station);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Drawing {
    // Strands sorted by their first side; unused places hold `BLANK` so that comparing works.
    strands: [Strand; 4],
    len: u8,
}

const BLANK: Strand = Strand { sides: [None; 4], middle: Middle::Nothing };

/// Why strands or a code make no drawing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DrawingError {
    /// Two strands use the same side.
    SideTwice(Side),
    /// The code does not start with four side letters.
    Sides(String),
    /// The suffix is not known.
    Suffix(String),
    /// The suffix asks for sides that are blank.
    Incomplete(&'static str),
}

impl Told for DrawingError {
    fn message(&self) -> Message {
        match self {
            DrawingError::SideTwice(side) => {
                message!("error-side-twice", side = side.letter())
            }
            DrawingError::Sides(found) => message!("error-sides", found = found),
            DrawingError::Suffix(found) => message!("error-suffix", found = found),
            DrawingError::Incomplete(found) => message!("error-incomplete", found = *found),
        }
    }
}

errors!(DrawingError);

impl Default for Drawing {
    fn default() -> Drawing {
        Drawing::EMPTY
    }
}

impl From<Strand> for Drawing {
    /// The drawing of one strand.
    fn from(strand: Strand) -> Drawing {
        Drawing { strands: [strand, BLANK, BLANK, BLANK], len: 1 }
    }
}

impl Drawing {
    /// An empty space.
    pub const EMPTY: Drawing = Drawing { strands: [BLANK; 4], len: 0 };

    /// A drawing of the given strands.
    ///
    /// ```
    /// use inkspector::board::{Drawing, DrawingError, Kind, Side, Strand};
    /// let highway = Some(Kind::Highway);
    /// let straight = Strand::new([highway, None, highway, None], false).unwrap();
    /// let curve = Strand::new([highway, highway, None, None], false).unwrap();
    /// assert_eq!(Drawing::new([straight]).unwrap().to_string(), "h.h.");
    /// assert_eq!(Drawing::new([straight, curve]), Err(DrawingError::SideTwice(Side::North)));
    /// ```
    pub fn new(strands: impl IntoIterator<Item = Strand>) -> Result<Drawing, DrawingError> {
        let mut drawing = Drawing::EMPTY;
        for strand in strands {
            for (side, _) in strand.ends() {
                if drawing.kind(side).is_some() {
                    return Err(DrawingError::SideTwice(side));
                }
            }
            // Four sides and no side twice: a fifth strand cannot get here.
            drawing.strands[usize::from(drawing.len)] = strand;
            drawing.len += 1;
        }
        let len = usize::from(drawing.len);
        drawing.strands[..len].sort_by_key(first_side);
        Ok(drawing)
    }

    /// The strands, sorted by their first side.
    pub fn strands(&self) -> &[Strand] {
        &self.strands[..usize::from(self.len)]
    }

    /// Whether nothing is drawn.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The kind shown on `side`, on whichever strand.
    pub fn kind(&self, side: Side) -> Option<Kind> {
        self.strands().iter().find_map(|strand| strand.kind(side))
    }

    /// The index of the strand that touches `side`.
    ///
    /// ```
    /// use inkspector::board::{Drawing, Side};
    /// let curves: Drawing = "hhhhd1".parse().unwrap();
    /// assert_eq!(curves.strand_at(Side::North), curves.strand_at(Side::East));
    /// assert_ne!(curves.strand_at(Side::North), curves.strand_at(Side::West));
    /// ```
    pub fn strand_at(&self, side: Side) -> Option<usize> {
        self.strands().iter().position(|strand| strand.kind(side).is_some())
    }

    /// What lies below the lines that are laid over others: most often everything.
    ///
    /// ```
    /// use inkspector::board::Drawing;
    /// let crossed: Drawing = "hthto".parse().unwrap();
    /// assert_eq!(crossed.below().to_string(), "h.h.");
    /// let plain: Drawing = "hrhro".parse().unwrap();
    /// assert_eq!(plain.below(), plain);
    /// ```
    pub fn below(&self) -> Drawing {
        if !self.strands().iter().any(Strand::is_laid_over) {
            return *self;
        }
        let below = self.strands().iter().filter(|strand| !strand.is_laid_over());
        // Fewer strands of a drawing share no side either.
        Drawing::new(below.copied()).unwrap_or_default()
    }

    /// Whether any strand has a station.
    pub fn has_station(&self) -> bool {
        self.strands().iter().any(Strand::has_station)
    }

    /// The drawing after turning and mirroring.
    ///
    /// ```
    /// use inkspector::board::{Drawing, Turn};
    /// let curve: Drawing = "rr..".parse().unwrap();
    /// assert_eq!(curve.turned(Turn::ALL[1]).to_string(), ".rr.");
    /// ```
    pub fn turned(&self, turn: Turn) -> Drawing {
        let mut turned = *self;
        let len = usize::from(self.len);
        for strand in &mut turned.strands[..len] {
            *strand = strand.turned(turn);
        }
        turned.strands[..len].sort_by_key(first_side);
        turned
    }

    /// The different drawings among the eight turns, in the order of their first digit.
    ///
    /// ```
    /// use inkspector::board::Drawing;
    /// let straight: Drawing = "h.h.".parse().unwrap();
    /// assert_eq!(straight.orientations().len(), 2);
    /// let curve: Drawing = "hh..".parse().unwrap();
    /// assert_eq!(curve.orientations().len(), 4);
    /// ```
    pub fn orientations(&self) -> Vec<Drawing> {
        let mut found = Vec::with_capacity(8);
        for turn in Turn::ALL {
            let turned = self.turned(turn);
            if !found.contains(&turned) {
                found.push(turned);
            }
        }
        found
    }

    /// The same of all eight turns: equal for two drawings exactly if one can be turned or
    /// mirrored into the other.
    ///
    /// ```
    /// use inkspector::board::Drawing;
    /// let one: Drawing = "hr..".parse().unwrap();
    /// let other: Drawing = ".rh.".parse().unwrap();
    /// assert_ne!(one, other);
    /// assert_eq!(one.shape(), other.shape());
    /// ```
    pub fn shape(&self) -> Drawing {
        Turn::ALL.into_iter().map(|turn| self.turned(turn)).min().unwrap_or(*self)
    }
}

fn first_side(strand: &Strand) -> usize {
    strand.sides.iter().position(Option::is_some).unwrap_or(4)
}

impl fmt::Debug for Drawing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Drawing({self})")
    }
}

impl fmt::Display for Drawing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sides = |f: &mut fmt::Formatter<'_>, kinds: [Option<Kind>; 4]| {
            kinds.into_iter().try_for_each(|kind| write!(f, "{}", kind.map_or('.', Kind::letter)))
        };
        let all = Side::ALL.map(|side| self.kind(side));
        if let [a, b] = self.strands()
            && a.ends().count() == 2
            && b.ends().count() == 2
            && !self.has_station()
            && !a.is_mixed()
            && !b.is_mixed()
        {
            sides(f, all)?;
            return f.write_str(match a.kind(Side::North).and(a.ends().nth(1)) {
                Some((Side::South, _)) => "o",
                Some((Side::East, _)) => "d1",
                _ => "d2",
            });
        }
        if self.is_empty() {
            return f.write_str("....");
        }
        for (index, strand) in self.strands().iter().enumerate() {
            if index > 0 {
                f.write_str("+")?;
            }
            sides(f, strand.sides)?;
            f.write_str(match (strand.has_station(), strand.is_mixed()) {
                (true, false) => "s",
                (false, true) => "n",
                _ => "",
            })?;
        }
        Ok(())
    }
}

impl FromStr for Drawing {
    type Err = DrawingError;

    fn from_str(text: &str) -> Result<Drawing, DrawingError> {
        let mut strands = Vec::with_capacity(2);
        for code in text.split('+') {
            read_code(code, &mut strands)?;
        }
        Drawing::new(strands)
    }
}

fn read_code(code: &str, strands: &mut Vec<Strand>) -> Result<(), DrawingError> {
    let mut sides = [None; 4];
    let mut letters = code.chars();
    for side in &mut sides {
        *side = match letters.next() {
            Some('.' | '-') => None,
            Some(letter) if Kind::from_letter(letter).is_some() => Kind::from_letter(letter),
            _ => return Err(DrawingError::Sides(code.chars().take(12).collect())),
        };
    }
    let only = |first: Side, second: Side| {
        let mut part = [None; 4];
        part[first.index()] = sides[first.index()];
        part[second.index()] = sides[second.index()];
        Strand::new(part, false)
    };
    use Side::{East, North, South, West};
    let mut two = |name, pairs: [(Side, Side); 2]| {
        if sides.contains(&None) {
            return Err(DrawingError::Incomplete(name));
        }
        strands.extend(pairs.into_iter().filter_map(|(a, b)| only(a, b)));
        Ok(())
    };
    match letters.as_str() {
        "o" => two("o", [(North, South), (East, West)]),
        "d1" => two("d1", [(North, East), (South, West)]),
        "d2" => two("d2", [(North, West), (South, East)]),
        suffix @ ("" | "s" | "n") => {
            let mixed = Strand::new(sides, false).is_some_and(|strand| strand.is_mixed());
            let station = suffix == "s" || (suffix.is_empty() && mixed);
            strands.extend(Strand::new(sides, station));
            Ok(())
        }
        suffix => Err(DrawingError::Suffix(suffix.chars().take(12).collect())),
    }
}

impl Serialize for Drawing {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Drawing {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Drawing, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// D36: orientations are computed, and their number checked.
    #[test]
    fn orientation_counts() {
        let count = |code: &str| code.parse::<Drawing>().unwrap().orientations().len();
        for (code, expected) in [
            ("hh..", 4),
            ("h.h.", 2),
            ("hhh.", 4),
            ("hrhro", 2),
            ("h.r.", 4),
            ("hr..", 8),
            ("hhhhd1", 2),
            ("h...", 4),
            ("hrh.", 4),
            ("hhrh", 4),
            ("hrrh", 4),
            ("hrhr", 2),
            ("rrrr", 1),
        ] {
            assert_eq!(count(code), expected, "{code}");
        }
    }

    #[test]
    fn codes_read_back() {
        for code in
            ["....", "h...", "h...s", "hrhro", "hhhhd2", "hr..n", "h...+.r..", "hh..s+..rr", "hrhr"]
        {
            assert_eq!(code.parse::<Drawing>().unwrap().to_string(), code);
        }
        // Mixed crossing strands keep their own form.
        let odd: Drawing = "h.r.+.h.r".parse().unwrap();
        assert_eq!(odd.to_string().parse::<Drawing>(), Ok(odd));
        let mixed: Drawing = "hhrro".parse().unwrap();
        assert_eq!(mixed.to_string().parse::<Drawing>(), Ok(mixed));
    }

    #[test]
    fn bad_codes_say_why() {
        assert!(matches!("hq..".parse::<Drawing>(), Err(DrawingError::Sides(_))));
        assert!(matches!("hh..z".parse::<Drawing>(), Err(DrawingError::Suffix(_))));
        assert!(matches!("hh..o".parse::<Drawing>(), Err(DrawingError::Incomplete("o"))));
        assert_eq!("hh..+h...".parse::<Drawing>(), Err(DrawingError::SideTwice(Side::North)));
    }
}
