//! A board drawn with characters.

use self::signs::{CITY, FACTORY, LAB, MIXED, MOUNTAIN, Thing, UNIVERSITY, VILLAGE, WALL};
use crate::board::{
    Building, Drawing, End, Kind, Layout, Message, Middle, Place, Side, Sketch, Space, Strand,
    Value,
};
use crate::expansion::mark_spec;

mod signs;

/// What a character of a picture shows, so that a terminal may colour it. The picture reads
/// without colours too.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Role {
    /// Nothing in particular.
    #[default]
    Plain,
    /// Row letters, column numbers, empty spaces.
    Faint,
    /// A highway.
    Highway,
    /// A railway.
    Railway,
    /// Any other kind of line, and marks of expansions.
    Other,
    /// A station.
    Station,
    /// A round number.
    Round,
    /// Something that counts for what is being explained.
    Lit,
    /// The same for the network with this number.
    Network(u8),
    /// An error or an issue.
    Error,
}

/// Characters of one row that share a role.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Span {
    /// What they show.
    pub role: Role,
    /// The characters.
    pub text: String,
}

type Glyph = (char, Role);

const WIDTH: usize = 5;
const HEIGHT: usize = 3;
// Room for a row's name and an exit.
const LEFT: usize = 5;
const RIGHT: usize = 2;
// A line of column numbers and one of exits.
const TOP: usize = 2;

/// A board drawn with characters: five across and three down for each space.
///
/// Highways are double lines, railways broken single ones, `■` a station, `●` a dead end, `╫` and
/// `╪` an overpass. The round number stands top right in a space, a building's letter top left;
/// notes stand in a free corner. What is printed and what expansions draw has a sign of its own
/// each, which [`Picture::legend`] explains, and none is the letter of a network.
///
/// ```
/// use inkspector::{board::{Layout, Sketch}, report::Picture};
/// let mut sketch = Sketch::new(Layout::blank(1, 2).unwrap().into());
/// sketch.draw("A1".parse().unwrap(), ".h.h".parse().unwrap());
/// sketch.draw("A2".parse().unwrap(), "r..h".parse().unwrap());
/// let text = Picture::new(&sketch).to_string();
/// assert_eq!(text, "       1    2\n\n            ┆\nA    ═══════■\n\n\n");
/// ```
#[derive(Clone, Debug)]
pub struct Picture {
    rows: Vec<Vec<Glyph>>,
    drawings: Vec<Drawing>,
    size: (u8, u8),
    legend: Vec<(char, Thing)>,
}

impl Picture {
    /// What the signs on this board stand for that other boards do not show: kinds of lines, what is
    /// printed and marks of expansions, each with its sign. Empty on a classic board without
    /// expansions.
    pub fn legend(&self) -> Vec<(char, Value)> {
        let named = |(sign, thing): &(char, Thing)| {
            let name = match thing {
                Thing::Kind(kind) => Value::from(*kind),
                Thing::Printed(key) => Message::new(key, Vec::new()).into(),
                Thing::Mark(spec) => Value::from(*spec),
                Thing::Unknown(word) => Value::from(word),
            };
            (*sign, name)
        };
        self.legend.iter().map(named).collect()
    }

    /// The board with everything drawn on it and nothing lit.
    pub fn new(sketch: &Sketch) -> Picture {
        let layout = &**sketch.layout();
        let size = (layout.rows(), layout.cols());
        let width = LEFT + WIDTH * usize::from(size.1) + RIGHT;
        let height = TOP + HEIGHT * usize::from(size.0) + 1;
        let mut picture = Picture {
            rows: vec![vec![(' ', Role::Plain); width]; height],
            drawings: sketch.cells().iter().map(|cell| cell.drawing).collect(),
            size,
            legend: Vec::new(),
        };
        picture.frame(layout);
        for (space, cell) in layout.spaces().zip(sketch.cells()) {
            picture.printed(layout, space);
            picture.lines(space, &cell.drawing);
            if let Some(round) = cell.round {
                picture.round(space, &round.to_string());
            }
        }
        picture.legend = signs::legend(sketch);
        for (mark, amount) in sketch.marks() {
            let sign = picture.legend.iter().find(|(_, thing)| thing.word() == mark.word);
            let mut text = sign.map_or('*', |&(sign, _)| sign).to_string();
            let outside = mark_spec(&mark.word).is_some_and(|(_, spec)| spec.is_outside(mark.at));
            if amount > 1 {
                text += &amount.to_string();
            }
            match mark.at {
                Place::Space(space) => picture.note(space, &text, Role::Other),
                Place::Side(space, side) if layout.neighbour(space, side).is_none() && outside => {
                    picture.beside(End { space, side }, &text, Role::Other);
                }
                Place::Side(space, side) => {
                    let letter = text.chars().next().unwrap_or('*');
                    picture.flag(End { space, side }, letter, Role::Other);
                }
                Place::Corner(..) => {}
            }
        }
        picture
    }

    fn put(&mut self, row: usize, col: usize, glyph: Glyph) {
        if let Some(place) = self.rows.get_mut(row).and_then(|row| row.get_mut(col)) {
            *place = glyph;
        }
    }

    fn origin(space: Space) -> (usize, usize) {
        (TOP + HEIGHT * usize::from(space.row), LEFT + WIDTH * usize::from(space.col))
    }

    fn inside(&self, space: Space) -> bool {
        space.row < self.size.0 && space.col < self.size.1
    }

    /// Row letters, column numbers and exits.
    fn frame(&mut self, layout: &Layout) {
        for row in 0..layout.rows() {
            let (top, _) = Picture::origin(Space::new(row, 0));
            for (col, c) in Space::row_name(row).chars().enumerate() {
                self.put(top + 1, col, (c, Role::Faint));
            }
        }
        for col in 0..layout.cols() {
            let (_, left) = Picture::origin(Space::new(0, col));
            for (place, c) in (col + 1).to_string().chars().enumerate() {
                self.put(0, left + 2 + place, (c, Role::Faint));
            }
        }
        for exit in layout.exits() {
            let (top, left) = Picture::origin(exit.space);
            let role = role_of(exit.kind);
            let c = line(exit.kind, exit.side);
            match exit.side {
                Side::North => self.put(top - 1, left + 2, (c, role)),
                Side::South => self.put(top + HEIGHT, left + 2, (c, role)),
                Side::East => {
                    (0..RIGHT).for_each(|i| self.put(top + 1, left + WIDTH + i, (c, role)))
                }
                Side::West => (1..=RIGHT).for_each(|i| self.put(top + 1, left - i, (c, role))),
            }
        }
    }

    /// What the board itself shows in a space, and walls at its sides.
    fn printed(&mut self, layout: &Layout, space: Space) {
        let (top, left) = Picture::origin(space);
        let middle = match (layout.is_blocked(space), layout.is_central(space)) {
            (true, _) if layout.cities().contains(&space) => CITY,
            (true, _) => MOUNTAIN,
            (_, true) => '◦',
            _ => '·',
        };
        self.put(top + 1, left + 2, (middle, Role::Faint));
        if let Some(building) = layout.building(space) {
            let letter = match building {
                Building::Factory => FACTORY,
                Building::Village => VILLAGE,
                Building::University => UNIVERSITY,
            };
            self.put(top, left, (letter, Role::Faint));
        }
        if layout.labs().contains(&space) {
            self.put(top, left + 1, (LAB, Role::Faint));
        }
        // Wider than a line that ends there, which would hide it.
        let walls: [(Side, &[(usize, usize)]); 2] = [
            (Side::East, &[(1, WIDTH - 1), (HEIGHT - 1, WIDTH - 1)]),
            (Side::South, &[(HEIGHT - 1, 1), (HEIGHT - 1, 2), (HEIGHT - 1, 3)]),
        ];
        for (side, places) in walls {
            if layout.has_wall(space, side) {
                for (row, col) in places {
                    self.put(top + row, left + col, (WALL, Role::Plain));
                }
            }
        }
    }

    fn lines(&mut self, space: Space, drawing: &Drawing) {
        for strand in 0..drawing.strands().len() {
            for (row, col, c, role) in glyphs(drawing, strand) {
                let (top, left) = Picture::origin(space);
                self.put(top + row, left + col, (c, role));
            }
        }
    }

    /// Gives the lines of a space, or of one of its strands, another role.
    pub fn light(&mut self, space: Space, strand: Option<u8>, role: Role) {
        let Some(drawing) = self.drawing(space) else { return };
        let (top, left) = Picture::origin(space);
        for index in 0..drawing.strands().len() {
            if strand.is_none_or(|strand| usize::from(strand) == index) {
                for (row, col, c, _) in glyphs(&drawing, index) {
                    // What is marked upon a line stays.
                    if self.rows[top + row][left + col].0 == c {
                        self.put(top + row, left + col, (c, role));
                    }
                }
            }
        }
        if drawing.is_empty() {
            // What is printed there stays what it is.
            let (printed, _) = self.rows[top + 1][left + 2];
            self.put(top + 1, left + 2, (printed, role));
        }
    }

    fn drawing(&self, space: Space) -> Option<Drawing> {
        let index = usize::from(space.row) * usize::from(self.size.1) + usize::from(space.col);
        self.inside(space).then(|| self.drawings.get(index).copied())?
    }

    /// Writes up to two characters into a free corner of a space: bottom right if it is free.
    pub fn note(&mut self, space: Space, text: &str, role: Role) {
        if !self.inside(space) {
            return;
        }
        let (top, left) = Picture::origin(space);
        let length = text.chars().count().min(2);
        let free = |&(row, col): &(usize, usize)| {
            (col..col + length).all(|col| self.rows[top + row][left + col].0 == ' ')
        };
        let (right, beside) = (WIDTH - length, 2 - length);
        let corners = [(2, right), (2, beside), (0, beside), (0, right)];
        // Where marks have them all there is room for one sign beside each.
        let inner = [(2, 3), (2, 0), (0, 0), (0, 3)].into_iter().filter(|_| length == 1);
        let place = corners.into_iter().chain(inner).find(free);
        let (row, start) = place.unwrap_or((0, beside));
        for (col, c) in text.chars().take(length).enumerate() {
            self.put(top + row, left + start + col, (c, role));
        }
    }

    /// A round number, top right.
    fn round(&mut self, space: Space, text: &str) {
        let (top, left) = Picture::origin(space);
        let start = WIDTH - text.chars().count().min(2);
        for (col, c) in text.chars().take(2).enumerate() {
            self.put(top, left + start + col, (c, Role::Round));
        }
    }

    /// Puts a character where a side of a space meets the next.
    pub fn flag(&mut self, end: End, c: char, role: Role) {
        if !self.inside(end.space) {
            return;
        }
        let (top, left) = Picture::origin(end.space);
        let (row, col) = match end.side {
            Side::North => (0, 2),
            Side::East => (1, WIDTH - 1),
            Side::South => (HEIGHT - 1, 2),
            Side::West => (1, 0),
        };
        self.put(top + row, left + col, (c, role));
    }

    /// Writes outside the grid at an outer side of a space, further on where something stands already.
    fn beside(&mut self, end: End, text: &str, role: Role) {
        let (top, left) = Picture::origin(end.space);
        let (row, cols) = match end.side {
            Side::North => (top - 1, left + 2..left + WIDTH),
            Side::South => (top + HEIGHT, left + 2..left + WIDTH),
            Side::East => (top + 1, left + WIDTH..left + WIDTH + RIGHT),
            Side::West => (top + 1, left - RIGHT..left),
        };
        let exit = [Role::Highway, Role::Railway, Role::Plain];
        let free = |col: &usize| {
            let glyph = self.rows.get(row).and_then(|row| row.get(*col));
            glyph.is_some_and(|(c, role)| *c == ' ' || exit.contains(role))
        };
        let col = cols.clone().find(free).unwrap_or(cols.start);
        for (place, c) in text.chars().enumerate() {
            self.put(row, col + place, (c, role));
        }
    }

    /// Gives the exit at a side of a border space another role.
    pub fn light_exit(&mut self, end: End, role: Role) {
        if !self.inside(end.space) {
            return;
        }
        let (top, left) = Picture::origin(end.space);
        let places = match end.side {
            Side::North => [(top - 1, left + 2); 2],
            Side::South => [(top + HEIGHT, left + 2); 2],
            Side::East => [(top + 1, left + WIDTH), (top + 1, left + WIDTH + 1)],
            Side::West => [(top + 1, left - 1), (top + 1, left - 2)],
        };
        for (row, col) in places {
            if let Some(glyph) = self.rows.get_mut(row).and_then(|row| row.get_mut(col)) {
                glyph.1 = role;
            }
        }
    }

    /// The rows from the top, as spans of one role each, without blanks at their ends.
    pub fn rows(&self) -> impl Iterator<Item = Vec<Span>> + '_ {
        self.rows.iter().map(|row| {
            let end = row.iter().rposition(|&(c, _)| c != ' ').map_or(0, |last| last + 1);
            let mut spans: Vec<Span> = Vec::new();
            for &(c, role) in &row[..end] {
                match spans.last_mut() {
                    Some(span) if span.role == role || c == ' ' => span.text.push(c),
                    _ => spans.push(Span { role, text: c.to_string() }),
                }
            }
            spans
        })
    }
}

impl std::fmt::Display for Picture {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for row in self.rows() {
            for span in row {
                f.write_str(&span.text)?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

fn role_of(kind: Kind) -> Role {
    match kind {
        Kind::Highway => Role::Highway,
        Kind::Railway => Role::Railway,
        _ => Role::Other,
    }
}

/// The character of a line that leaves through a side.
fn line(kind: Kind, side: Side) -> char {
    let upright = matches!(side, Side::North | Side::South);
    match (kind, upright) {
        (Kind::Highway, true) => '║',
        (Kind::Highway, false) => '═',
        (Kind::Railway, true) => '┆',
        (Kind::Railway, false) => '┄',
        (Kind::River, _) => '≈',
        // Small letters are those of networks.
        (kind, _) => kind.letter().to_ascii_uppercase(),
    }
}

// Joints of one kind, by the sides drawn: bit 0 north, 1 east, 2 south, 3 west.
const HIGHWAY: [char; 16] =
    [' ', '●', '●', '╚', '●', '║', '╔', '╠', '●', '╝', '═', '╩', '╗', '╣', '╦', '╬'];
const RAILWAY: [char; 16] =
    [' ', '●', '●', '└', '●', '┆', '┌', '├', '●', '┘', '┄', '┴', '┐', '┤', '┬', '┼'];

/// The character in the middle of a strand.
fn joint(strand: &Strand) -> Glyph {
    let sides = strand.ends().fold(0, |sides, (side, _)| sides | 1 << side.index());
    let Some((_, kind)) = strand.ends().next() else { return (' ', Role::Plain) };
    match (strand.middle(), strand.is_mixed(), kind) {
        (Middle::Station, ..) => ('■', Role::Station),
        (Middle::DeadEnd, ..) => ('●', role_of(kind)),
        (Middle::Nothing, true, _) => (MIXED, Role::Error),
        (Middle::Nothing, false, Kind::Highway) => (HIGHWAY[sides], Role::Highway),
        (Middle::Nothing, false, Kind::Railway) => (RAILWAY[sides], Role::Railway),
        (Middle::Nothing, false, kind) => (line(kind, Side::North), role_of(kind)),
    }
}

/// The characters of one strand within its space, with their rows and columns there.
fn glyphs(drawing: &Drawing, index: usize) -> Vec<(usize, usize, char, Role)> {
    let strands = drawing.strands();
    let strand = &strands[index];
    let mut glyphs = Vec::with_capacity(6);
    for (side, kind) in strand.ends() {
        let c = line(kind, side);
        let places: &[(usize, usize)] = match side {
            Side::North => &[(0, 2)],
            Side::East => &[(1, 3), (1, 4)],
            Side::South => &[(2, 2)],
            Side::West => &[(1, 0), (1, 1)],
        };
        glyphs.extend(places.iter().map(|&(row, col)| (row, col, c, role_of(kind))));
    }
    let touches = |strand: &Strand, side: Side| strand.kind(side).is_some();
    let middle = joint(strand);
    let curve = |strand: &Strand| {
        let sides: Vec<Side> = strand.ends().map(|(side, _)| side).collect();
        matches!(sides[..], [a, b] if a.opposite() != b)
    };
    if let [a, b] = strands {
        if curve(a) && curve(b) {
            // Two curves pass each other: the lower one swings round the upper one's corner.
            if touches(strand, Side::North) {
                glyphs.push((1, 2, middle.0, middle.1));
                return glyphs;
            }
            let table = match strand.ends().next() {
                Some((_, Kind::Railway)) => &RAILWAY,
                _ => &HIGHWAY,
            };
            let (from, role) =
                if touches(strand, Side::West) { (1, middle.1) } else { (3, middle.1) };
            // Down from the outer side, then back to the middle of the south side.
            let (first, second, last) =
                if from == 1 { (0b1100, 0b0011, 0b1100) } else { (0b0110, 0b1001, 0b0110) };
            let first = if strand.has_station() { '■' } else { table[first] };
            glyphs.push((1, from, first, role));
            glyphs.push((2, from, table[second], role));
            glyphs.push((2, 2, table[last], role));
            return glyphs;
        }
        let straight = |strand: &Strand, first: Side| {
            touches(strand, first)
                && touches(strand, first.opposite())
                && strand.ends().count() == 2
        };
        if straight(a, Side::North) && straight(b, Side::East) {
            // The upright line passes over. Its strand comes first.
            if index == 0 {
                let c = match (a.kind(Side::North), b.kind(Side::East)) {
                    (Some(Kind::Highway), Some(Kind::Railway)) => '╫',
                    (Some(Kind::Railway), Some(Kind::Highway)) => '╪',
                    (Some(kind), _) => line(kind, Side::North),
                    (None, _) => middle.0,
                };
                let station = a.has_station() || b.has_station();
                glyphs.push((1, 2, if station { '■' } else { c }, middle.1));
            }
            return glyphs;
        }
    }
    // Of other strands that share a space, the first with a station has the middle, or the first.
    let owner = strands.iter().position(Strand::has_station).unwrap_or(0);
    if strands.len() == 1 || owner == index {
        glyphs.push((1, 2, middle.0, middle.1));
    }
    glyphs
}

#[cfg(test)]
mod tests {
    use super::*;

    fn picture(code: &str) -> Vec<String> {
        let mut sketch = Sketch::new(Layout::blank(1, 1).unwrap().into());
        sketch.draw(Space::new(0, 0), code.parse().unwrap());
        let text = Picture::new(&sketch).to_string();
        text.lines()
            .skip(TOP)
            .take(HEIGHT)
            .map(|line| line.chars().skip(LEFT).collect::<String>().trim_end().to_owned())
            .collect()
    }

    #[test]
    fn each_route_has_its_look() {
        for (code, rows) in [
            ("h.h.", ["  ║", "  ║", "  ║"]),
            (".r.r", ["", "┄┄┄┄┄", ""]),
            ("hh..", ["  ║", "  ╚══", ""]),
            ("..rr", ["", "┄┄┐", "  ┆"]),
            ("hhhh", ["  ║", "══╬══", "  ║"]),
            ("rrr.", ["  ┆", "  ├┄┄", "  ┆"]),
            ("hr..", ["  ║", "  ■┄┄", ""]),
            ("hrhro", ["  ║", "┄┄╫┄┄", "  ║"]),
            ("rhrho", ["  ┆", "══╪══", "  ┆"]),
            ("hrhr", ["  ║", "┄┄■┄┄", "  ║"]),
            ("hhhhd1", ["  ║", "═╗╚══", " ╚╗"]),
            ("hhhhd2", ["  ║", "══╝╔═", "  ╔╝"]),
            ("rhhrd2", ["  ┆", "┄┄┘╔═", "  ╔╝"]),
            ("..h.", ["", "  ●", "  ║"]),
            ("...r", ["", "┄┄●", ""]),
            ("....", ["", "  ·", ""]),
            ("hr..n", ["  ║", "  x┄┄", ""]),
        ] {
            assert_eq!(picture(code), rows, "{code}");
        }
    }

    /// No drawing of any strands upsets the picture, and lighting changes no character.
    #[test]
    fn all_drawings_can_be_drawn_and_lit() {
        for code in
            ["h...+.r..", "h...+.h..+..r.+...r", "wrwro", "ah..", "h.h.s+.r.r", "hh..s+..rr"]
        {
            let mut sketch = Sketch::new(Layout::classic());
            let space = Space::new(0, 6);
            sketch.draw(space, code.parse().unwrap());
            let mut picture = Picture::new(&sketch);
            let before = picture.to_string();
            for strand in 0..4 {
                picture.light(space, Some(strand), Role::Lit);
            }
            assert_eq!(picture.to_string(), before, "{code}");
        }
    }
}
