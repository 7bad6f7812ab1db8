//! What is printed on the flaps that are known: where the six squares, the fields and the lines lie.
//!
//! All in cells of the grid, as the flap would lie if it were flat: x to the right from the grid's
//! left edge, y down from its top edge, so that the flap's are negative.

use crate::rules::Edition;
use crate::vision::locate::Point;
use std::sync::LazyLock;

/// A field of the score row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum FieldName {
    /// Points for exits in networks.
    Exits,
    /// The longest highway.
    Highway,
    /// The longest railway.
    Railway,
    /// Spaces of the centre.
    Centre,
    /// Points of villages, on Challenge boards.
    Village,
    /// Points of goals, on Challenge boards.
    Goals,
    /// Points of an expansion.
    Expansion,
    /// Errors, which count against the player.
    Errors,
    /// The sum below.
    Total,
}

impl FieldName {
    /// All of them as they are printed on Challenge boards.
    pub const ALL: [FieldName; 9] = [
        FieldName::Exits,
        FieldName::Highway,
        FieldName::Railway,
        FieldName::Centre,
        FieldName::Village,
        FieldName::Goals,
        FieldName::Expansion,
        FieldName::Errors,
        FieldName::Total,
    ];

    /// Its name in JSON.
    pub fn word(self) -> &'static str {
        match self {
            FieldName::Exits => "exits",
            FieldName::Highway => "highway",
            FieldName::Railway => "railway",
            FieldName::Centre => "centre",
            FieldName::Village => "village",
            FieldName::Goals => "goals",
            FieldName::Expansion => "expansion",
            FieldName::Errors => "errors",
            FieldName::Total => "total",
        }
    }

    /// Whether a game can put such a figure, without its sign, into this field.
    pub fn can_hold(self, value: u16) -> bool {
        match self {
            // Four for each exit beyond the first of a network, but 45 for all twelve (classic rulebook,
            // Connecting Exits; the table on the flap).
            FieldName::Exits => value == 45 || (value <= 40 && value.is_multiple_of(4)),
            FieldName::Highway | FieldName::Railway => value <= 49,
            FieldName::Centre => value <= 9,
            // Four villages, two points each.
            FieldName::Village => value <= 8 && value.is_multiple_of(2),
            FieldName::Goals | FieldName::Expansion | FieldName::Errors | FieldName::Total => true,
        }
    }
}

/// A rectangle by its middle, width and height.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Area {
    /// Its middle.
    pub middle: Point,
    /// Width and height.
    pub size: (f64, f64),
}

impl Area {
    const fn new(x: f64, y: f64, width: f64, height: f64) -> Area {
        Area { middle: Point::new(x, y), size: (width, height) }
    }

    /// Its corners, clockwise from the top left.
    pub fn corners(&self) -> [Point; 4] {
        let (w, h) = (self.size.0 / 2.0, self.size.1 / 2.0);
        [(-w, -h), (w, -h), (w, h), (-w, h)]
            .map(|(x, y)| Point::new(self.middle.x + x, self.middle.y + y))
    }
}

/// The print of one edition's flap.
#[derive(Clone, Debug, PartialEq)]
pub struct FlapPrint {
    /// The fold, and the flap's top, left and right edge.
    pub crease: f64,
    /// See [`FlapPrint::crease`].
    pub top: f64,
    /// See [`FlapPrint::crease`].
    pub left: f64,
    /// See [`FlapPrint::crease`].
    pub right: f64,
    /// The six squares from left to right.
    pub specials: [Area; 6],
    /// The fields.
    pub fields: Vec<(FieldName, Area)>,
    /// Tracks and rows of goals, on Challenge boards.
    pub tracks: Option<TrackPrint>,
    /// Printed lines, each from end to end.
    pub(crate) lines: Vec<[Point; 2]>,
}

/// What players mark beside the six squares: dots of both tracks, and a row for each goal in play.
#[derive(Clone, Debug, PartialEq)]
pub struct TrackPrint {
    /// The dots of the village track from left to right.
    pub village: [Area; 4],
    /// The dots of the university track from left to right.
    pub university: [Area; 3],
    /// The rows of goals from top to bottom.
    pub goals: [GoalRow; 3],
}

impl TrackPrint {
    /// The dots of a track.
    pub fn dots(&self, track: Track) -> &[Area] {
        match track {
            Track::Village => &self.village,
            Track::University => &self.university,
        }
    }
}

/// A track of dots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Track {
    /// That of villages, each worth two points.
    Village,
    /// That of universities.
    University,
}

impl Track {
    /// Both.
    pub const ALL: [Track; 2] = [Track::Village, Track::University];

    /// Its name in JSON.
    pub fn word(self) -> &'static str {
        match self {
            Track::Village => "village",
            Track::University => "university",
        }
    }
}

/// The row of one goal.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GoalRow {
    /// The box for the letter of its card.
    pub letter: Area,
    /// The field for its points.
    pub points: Area,
}

static CLASSIC: LazyLock<FlapPrint> = LazyLock::new(classic);
static CHALLENGE: LazyLock<FlapPrint> = LazyLock::new(challenge);

impl FlapPrint {
    /// The flap of an edition's boards.
    pub fn of(edition: Edition) -> &'static FlapPrint {
        match edition {
            Edition::Classic => &CLASSIC,
            Edition::Challenge => &CHALLENGE,
        }
    }

    /// Where a field lies in a picture of the flap from straight above: left, top, right and bottom, from
    /// 0 to 1.
    pub fn part(&self, word: &str) -> Option<[f32; 4]> {
        let (_, area) = self.fields.iter().find(|(name, _)| name.word() == word)?;
        let [min, _, max, _] = area.corners();
        let across = |x: f64| ((x - self.left) / (self.right - self.left)) as f32;
        let down = |y: f64| ((y - self.top) / (self.crease - self.top)) as f32;
        Some([across(min.x), down(min.y), across(max.x), down(max.y)])
    }
}

/// Straight parts of the sides of a rectangle, whose rounded corners of this radius are left out.
fn sides(area: Area, radius: f64, lines: &mut Vec<[Point; 2]>) {
    let [a, _, c, _] = area.corners();
    let r = radius;
    for y in [a.y, c.y] {
        lines.push([Point::new(a.x + r, y), Point::new(c.x - r, y)]);
    }
    for x in [a.x, c.x] {
        lines.push([Point::new(x, a.y + r), Point::new(x, c.y - r)]);
    }
}

fn across(y: f64, from: f64, to: f64) -> [Point; 2] {
    [Point::new(from, y), Point::new(to, y)]
}

fn down(x: f64, from: f64, to: f64) -> [Point; 2] {
    [Point::new(x, from), Point::new(x, to)]
}

fn classic() -> FlapPrint {
    let specials: [Area; 6] =
        std::array::from_fn(|i| Area::new(0.49 + 1.19 * i as f64, -3.53, 0.98, 0.98));
    let mut lines = Vec::new();
    specials.iter().for_each(|&square| sides(square, 0.2, &mut lines));
    for i in 0..9 {
        sides(Area::new(0.33 + 0.787 * f64::from(i), -2.425, 0.68, 0.69), 0.15, &mut lines);
    }
    lines.push(across(-2.9, 0.05, 6.9));
    lines.push(across(-1.97, 0.05, 6.9));
    for y in [-1.14, -0.845, -0.55] {
        lines.push(across(y, 1.45, 5.8));
    }
    for i in 1..=12 {
        lines.push(down(1.02 + 0.4 * f64::from(i), -1.12, -0.57));
    }
    let total = Area::new(6.74, -1.56, 0.46, 0.46);
    sides(total, 0.03, &mut lines);
    let names = [
        FieldName::Exits,
        FieldName::Highway,
        FieldName::Railway,
        FieldName::Centre,
        FieldName::Errors,
        FieldName::Expansion,
    ];
    let fields = names.into_iter().enumerate();
    let mut fields: Vec<(FieldName, Area)> = fields
        .map(|(i, name)| (name, Area::new(0.68 + 1.03 * i as f64, -1.56, 0.42, 0.44)))
        .collect();
    fields.push((FieldName::Total, total));
    let tracks = None;
    FlapPrint {
        crease: -0.22,
        top: -4.17,
        left: -0.4,
        right: 7.36,
        specials,
        fields,
        tracks,
        lines,
    }
}

fn challenge() -> FlapPrint {
    let specials: [Area; 6] =
        std::array::from_fn(|i| Area::new(2.348 + 0.716 * i as f64, -3.5, 0.595, 0.595));
    let mut lines = Vec::new();
    specials.iter().for_each(|&square| sides(square, 0.12, &mut lines));
    for i in 0..15 {
        sides(Area::new(0.16 + 0.4745 * f64::from(i), -4.28, 0.43, 0.42), 0.1, &mut lines);
    }
    for (from, to) in [(-0.055, 1.118), (1.19, 6.36), (6.436, 7.02)] {
        let middle = (from + to) / 2.0;
        sides(Area::new(middle, -3.495, to - from, 0.99), 0.1, &mut lines);
    }
    sides(Area::new(0.52, -1.72, 1.16, 2.38), 0.1, &mut lines);
    let icon = |column: u8, y: f64| Area::new(1.7 + 1.135 * f64::from(column), y, 0.486, 0.486);
    for column in 0..4 {
        sides(icon(column, -2.45), 0.03, &mut lines);
        // The last of the lower row is a ring.
        if column < 3 {
            sides(icon(column, -1.845), 0.03, &mut lines);
        }
    }
    let total = Area::new(6.41, -1.855, 0.64, 0.46);
    sides(total, 0.05, &mut lines);
    for y in [-1.396, -1.086, -0.776] {
        lines.push(across(y, 1.8, 6.76));
    }
    for i in 0..12 {
        lines.push(down(1.782 + 0.4545 * f64::from(i), -1.38, -0.79));
    }
    let rows = [
        (-2.45, [FieldName::Exits, FieldName::Highway, FieldName::Railway, FieldName::Centre]),
        (-1.845, [FieldName::Village, FieldName::Goals, FieldName::Expansion, FieldName::Errors]),
    ];
    let mut fields = Vec::new();
    for (y, names) in rows {
        for (column, name) in names.into_iter().enumerate() {
            fields.push((name, Area::new(2.21 + 1.135 * column as f64, y, 0.43, 0.45)));
        }
    }
    fields.push((FieldName::Total, total));
    let dot = |x: f64, step: f64, i: usize| Area::new(x + step * i as f64, -3.41, 0.18, 0.18);
    let tracks = Some(TrackPrint {
        village: std::array::from_fn(|i| dot(0.195, 0.226, i)),
        university: std::array::from_fn(|i| dot(1.395, 0.225, i)),
        goals: [-2.02, -1.465, -0.91].map(|y| GoalRow {
            letter: Area::new(0.277, y, 0.4, 0.31),
            points: Area::new(0.765, y, 0.35, 0.37),
        }),
    });
    FlapPrint {
        crease: -0.26,
        top: -4.67,
        left: -0.36,
        right: 7.42,
        specials,
        fields,
        tracks,
        lines,
    }
}
