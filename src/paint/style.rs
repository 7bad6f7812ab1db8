//! How one board looks: what it is printed or ruled on, the pen, and the habits of the hand.

use super::ink::{Pen, PenKind, Rgb};
use super::rng::Rng;

/// Which styles a picture may draw from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Family {
    /// Styles the reader is trained on.
    #[default]
    Training,
    /// Styles kept apart: other handwriting, other habits, other tables. Training never sees them,
    /// so that figures on them say how unknown boards fare.
    HeldOut,
}

impl Family {
    /// The word used in truth files.
    pub fn word(self) -> &'static str {
        match self {
            Family::Training => "training",
            Family::HeldOut => "held-out",
        }
    }
}

/// What the board is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Surface {
    /// The box's laminated board.
    Board,
    /// Print-and-play on paper.
    Print,
    /// A grid ruled by hand on paper.
    Ruled,
}

/// Paper a grid is ruled on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paper {
    /// Plain.
    Plain,
    /// Squared.
    Squared,
    /// Lined.
    Lined,
    /// A dot every half centimetre.
    Dotted,
}

/// How highways are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Road {
    Dashes,
    Dabs,
    Plain,
    Bar,
    FilledBar,
    // Held out.
    CentreLine,
    Hatched,
}

/// How railways are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Rail {
    Ties,
    Beads,
    Sparse,
    Ladder,
    Dense,
    // Held out.
    Comb,
    Crosses,
}

/// How stations are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Station {
    Scribble,
    Filled,
    Outlined,
    Cross,
    Dot,
    Ring,
    // Held out.
    Target,
    Diamond,
    Hatched,
}

/// How a line that stops inside a space ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Cap {
    Bar,
    Round,
    Open,
    Dot,
}

/// How open ends are marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum ErrorMark {
    None,
    X,
    Circled,
    Oval,
    Ring,
    Slash,
}

/// Colours of a printed board.
#[derive(Clone, Debug)]
pub struct Palette {
    /// Its name for truth files.
    pub name: &'static str,
    pub(crate) cell: Rgb,
    pub(crate) margin: Rgb,
    pub(crate) centre: Rgb,
    pub(crate) boxes: Rgb,
    pub(crate) frame: Rgb,
    pub(crate) accent: Rgb,
    pub(crate) line: Rgb,
    /// Strength of the watercolour's blotches, in grey levels.
    pub(crate) blotch: f32,
    /// Strength of its hard edges.
    pub(crate) tide: f32,
}

/// The look of a board.
#[derive(Clone, Debug)]
pub struct Style {
    /// Which set of styles this belongs to.
    pub family: Family,
    /// What it is made of.
    pub surface: Surface,
    /// The paper of a ruled grid.
    pub paper: Paper,
    /// Colours of the print.
    pub palette: Palette,
    /// Width of inner grid lines, in cells.
    pub grid_width: f32,
    /// Width of the outer border.
    pub border_width: f32,
    /// Guide ticks on the edges of spaces.
    pub ticks: bool,
    /// White boxes for round numbers.
    pub boxes: bool,
    /// The frame round the central spaces.
    pub frame: bool,
    /// Exit arrows and their printed tracks.
    pub arrows: bool,
    /// Exits that a ruled grid marks at all.
    pub exits: bool,
    /// Shaky grid lines.
    pub grid_wobble: f32,
    /// The pen of the routes.
    pub pen: Pen,
    /// The pen of the railways, where it differs.
    pub rail_pen: Option<Pen>,
    /// The pen of the round numbers and marks, where it differs.
    pub mark_pen: Option<Pen>,
    /// Highways.
    pub road: Road,
    /// Half the distance between a highway's lines, in cells.
    pub road_half: f32,
    /// Share of spaces in which the dashes are forgotten.
    pub dash_missing: f32,
    /// Railways.
    pub rail: Rail,
    /// Length of a tie.
    pub tie: f32,
    /// Ties in a cell.
    pub ties: f32,
    /// Share of ties forgotten.
    pub tie_missing: f32,
    /// Stations.
    pub station: Station,
    /// Width of a station.
    pub station_size: f32,
    /// Ends inside a space.
    pub cap: Cap,
    /// Radius of a curve's middle line, in cells: 0 for square corners.
    pub corner: f32,
    /// Curves cut straight across.
    pub diagonal: bool,
    /// Brackets beside the route that passes over another.
    pub brackets: bool,
    /// Gap where a route passes under another.
    pub gap: f32,
    /// Share of overpasses on which the railway is on top.
    pub rail_over: f32,
    /// How far each space's drawing is shifted.
    pub shift: f32,
    /// How far it is turned, in radians.
    pub turn: f32,
    /// Mark at open ends.
    pub error: ErrorMark,
    /// Handwriting: which shape of each digit the writer uses.
    pub hand: [u8; 10],
    /// Height of a digit.
    pub digit_size: f32,
    /// Lean of the digits.
    pub slant: f32,
    /// Thickness of digits in pen widths.
    pub digit_thick: f32,
    /// How far digits stray from their box.
    pub stray: f32,
    /// Drawings for fun in empty spaces.
    pub decor: f32,
    /// Ghosts of erased routes.
    pub ghosts: f32,
    /// Specks of old ink.
    pub specks: f32,
    /// Whether scores are written on the flap.
    pub scored: bool,
}

fn hsv(h: f32, s: f32, v: f32) -> Rgb {
    let f = |n: f32| {
        let k = (n + h * 6.0).rem_euclid(6.0);
        255.0 * (v - v * s * k.min(4.0 - k).clamp(0.0, 1.0))
    };
    [f(5.0), f(3.0), f(1.0)]
}

/// Brightness of a colour, 0 to 255.
pub(crate) fn luma(c: Rgb) -> f32 {
    0.299 * c[0] + 0.587 * c[1] + 0.114 * c[2]
}

pub(crate) fn mix(a: Rgb, b: Rgb, t: f32) -> Rgb {
    [0, 1, 2].map(|i| a[i] + (b[i] - a[i]) * t)
}

fn jitter(rng: &mut Rng, c: Rgb, by: f32) -> Rgb {
    let all = rng.around(by);
    c.map(|v| (v + all + rng.around(by * 0.6)).clamp(0.0, 255.0))
}

fn palette(rng: &mut Rng, surface: Surface, challenge: bool) -> Palette {
    let white = [252.0, 252.0, 250.0];
    let red = jitter(rng, [232.0, 18.0, 14.0], 20.0);
    let black = jitter(rng, [22.0, 22.0, 24.0], 14.0);
    let name = match surface {
        Surface::Board => rng.weighted(&[
            ("blue", if challenge { 0.12 } else { 0.38 }),
            ("red", 0.16),
            ("green", if challenge { 0.22 } else { 0.08 }),
            ("yellow", if challenge { 0.2 } else { 0.08 }),
            ("grey", if challenge { 0.24 } else { 0.06 }),
            ("white", 0.06),
            ("hue", 0.18),
        ]),
        Surface::Print => {
            rng.weighted(&[("white", 0.42), ("grey", 0.33), ("hue", 0.1), ("blue", 0.15)])
        }
        Surface::Ruled => "white",
    };
    let (cell, margin, centre): (Rgb, Rgb, Rgb) = match name {
        "blue" => ([172.0, 217.0, 240.0], [115.0, 170.0, 232.0], [233.0, 250.0, 251.0]),
        "red" => ([248.0, 208.0, 170.0], [226.0, 140.0, 96.0], [254.0, 243.0, 230.0]),
        "green" => {
            if rng.chance(0.4) {
                ([104.0, 150.0, 84.0], [70.0, 120.0, 62.0], [222.0, 236.0, 200.0])
            } else {
                ([167.0, 202.0, 140.0], [108.0, 158.0, 92.0], [240.0, 246.0, 228.0])
            }
        }
        "yellow" => ([253.0, 236.0, 168.0], [222.0, 178.0, 84.0], [255.0, 250.0, 226.0]),
        "grey" => ([214.0, 213.0, 213.0], [188.0, 187.0, 189.0], [234.0, 233.0, 233.0]),
        "hue" => {
            let h = rng.unit();
            let s = rng.range(0.08, 0.55);
            let v = rng.range(0.6, 0.98);
            let inner = if rng.chance(0.2) { s } else { s * 0.25 };
            (
                hsv(h, s, v),
                hsv(h + rng.around(0.05), (s * 1.4).min(0.8), v * 0.85),
                hsv(h, inner, 0.98),
            )
        }
        _ => ([250.0; 3], [252.0; 3], [252.0; 3]),
    };
    let wash = if surface == Surface::Board { 16.0 } else { 8.0 };
    let cell = jitter(rng, cell, wash);
    let margin = if surface == Surface::Board && rng.chance(0.85) {
        jitter(rng, margin, wash)
    } else {
        white
    };
    let centre = if rng.chance(0.8) { jitter(rng, centre, 6.0) } else { cell };
    let grey_frame = challenge && rng.chance(0.7) || rng.chance(0.12);
    let frame = if grey_frame { black } else { red };
    let accent = if grey_frame { jitter(rng, [95.0, 95.0, 98.0], 35.0) } else { red };
    let line = if surface == Surface::Print && rng.chance(0.3) {
        jitter(rng, [110.0; 3], 50.0)
    } else {
        jitter(rng, [38.0, 38.0, 42.0], 26.0)
    };
    let blotchy = surface == Surface::Board;
    Palette {
        name,
        cell,
        margin,
        centre,
        boxes: if rng.chance(0.85) { white } else { mix(cell, white, 0.6) },
        frame,
        accent,
        line,
        blotch: if blotchy { rng.range(3.0, 24.0) } else { rng.range(0.0, 5.0) },
        tide: if blotchy && rng.chance(0.6) { rng.range(2.0, 16.0) } else { 0.0 },
    }
}

fn ink_color(rng: &mut Rng, family: Family) -> Rgb {
    let common: &[(Rgb, f32)] = &[
        ([20.0, 20.0, 24.0], 0.3),
        ([28.0, 48.0, 165.0], 0.18),
        ([186.0, 22.0, 30.0], 0.1),
        ([18.0, 110.0, 60.0], 0.09),
        ([110.0, 30.0, 140.0], 0.06),
        ([160.0, 55.0, 135.0], 0.06),
        ([100.0, 60.0, 30.0], 0.03),
    ];
    if family == Family::HeldOut {
        return if rng.chance(0.3) {
            jitter(rng, [25.0, 25.0, 60.0], 15.0)
        } else {
            let (h, s) = (rng.unit(), rng.range(0.6, 1.0));
            let v = rng.range(0.3, 0.65);
            hsv(h, s, v)
        };
    }
    if rng.chance(0.8) {
        let color = rng.weighted(common);
        jitter(rng, color, 18.0)
    } else {
        let (h, s, v) = (rng.unit(), rng.range(0.55, 1.0), rng.range(0.3, 0.8));
        hsv(h, s, v)
    }
}

/// A pen that can be seen on the paper.
fn pen(rng: &mut Rng, family: Family, surface: Surface, paper: Rgb) -> Pen {
    use PenKind::*;
    let kind = match (family, surface) {
        (Family::HeldOut, Surface::Board) => rng.weighted(&[(DryErase, 0.6), (Marker, 0.4)]),
        (Family::HeldOut, _) => rng.weighted(&[(Crayon, 0.3), (Marker, 0.4), (Ballpoint, 0.3)]),
        (_, Surface::Board) => {
            rng.weighted(&[(DryErase, 0.7), (Felt, 0.17), (Fineliner, 0.06), (Marker, 0.07)])
        }
        _ => rng.weighted(&[
            (DryErase, 0.1),
            (Felt, 0.24),
            (Ballpoint, 0.24),
            (Pencil, 0.24),
            (Fineliner, 0.12),
            (Crayon, 0.06),
        ]),
    };
    let (width, alpha) = match kind {
        DryErase => (rng.range(0.035, 0.1), rng.range(0.6, 1.0)),
        Felt => (rng.range(0.03, 0.085), rng.range(0.75, 1.0)),
        Ballpoint => (rng.range(0.014, 0.03), rng.range(0.55, 0.95)),
        Pencil => (rng.range(0.014, 0.035), rng.range(0.35, 0.85)),
        Fineliner => (rng.range(0.014, 0.04), rng.range(0.85, 1.0)),
        Highlighter => (rng.range(0.1, 0.2), rng.range(0.4, 0.7)),
        Crayon => (rng.range(0.04, 0.08), rng.range(0.55, 0.85)),
        Marker => (rng.range(0.05, 0.1), rng.range(0.85, 1.0)),
    };
    let mut color = match kind {
        Pencil => jitter(rng, [62.0, 62.0, 66.0], 28.0),
        Ballpoint if rng.chance(0.6) => jitter(rng, [30.0, 45.0, 150.0], 25.0),
        _ => ink_color(rng, family),
    };
    // Ink nobody can tell from the paper makes no truth.
    let mut tries = 0;
    while (luma(paper) - luma(color)) * alpha < 42.0 && tries < 12 {
        color = color.map(|v| v * 0.82);
        tries += 1;
    }
    let faint = if rng.chance(0.12) { rng.range(0.6, 0.9) } else { 1.0 };
    let wet = matches!(kind, DryErase | Felt | Marker);
    let neat = rng.range(0.1, 1.0) * rng.range(0.3, 1.0);
    Pen {
        kind,
        width,
        tone: if wet { mix(color, [235.0, 230.0, 245.0], rng.range(0.15, 0.45)) } else { color },
        tone_share: if kind == DryErase && rng.chance(0.5) { rng.range(0.05, 0.5) } else { 0.0 },
        color,
        alpha: alpha * faint,
        fade: rng.range(0.0, 0.35),
        wobble: 0.022 * neat,
        pressure: rng.range(0.0, 0.4),
        pool: if wet && rng.chance(0.6) { rng.range(0.1, 0.9) } else { 0.0 },
        streak: if kind == DryErase { rng.range(0.1, 1.0) } else { 0.0 },
        grain: match kind {
            Pencil | Crayon => rng.range(0.2, 0.8),
            DryErase => rng.range(0.0, 0.5),
            Ballpoint => rng.range(0.0, 0.25),
            _ => rng.range(0.0, 0.1),
        },
        double: if rng.chance(0.25) { rng.range(0.02, 0.3) } else { 0.0 },
        slip: rng.range(0.0, 0.05),
        chisel: if wet && rng.chance(0.2) { rng.range(0.2, 0.6) } else { 0.0 },
        nib: rng.range(0.0, std::f32::consts::PI),
    }
}

impl Style {
    /// A style of the family for the classic or the Challenge print.
    pub fn random(rng: &mut Rng, family: Family, challenge: bool) -> Style {
        let held = family == Family::HeldOut;
        let surface =
            rng.weighted(&[(Surface::Board, 0.58), (Surface::Print, 0.25), (Surface::Ruled, 0.17)]);
        let palette = palette(rng, surface, challenge);
        let pen_main = pen(rng, family, surface, palette.cell);
        let other = |rng: &mut Rng, share: f32| {
            rng.chance(share).then(|| {
                let mut second = pen_main.clone();
                let fresh = pen(rng, family, surface, palette.cell);
                second.color = fresh.color;
                second.tone = fresh.tone;
                second
            })
        };
        let rail_pen = other(rng, 0.1);
        let mark_pen = other(rng, 0.15);
        let road = if held {
            rng.weighted(&[
                (Road::CentreLine, 0.35),
                (Road::Hatched, 0.15),
                (Road::Plain, 0.25),
                (Road::Dashes, 0.25),
            ])
        } else {
            rng.weighted(&[
                (Road::Dashes, 0.42),
                (Road::Dabs, 0.14),
                (Road::Plain, 0.26),
                (Road::Bar, 0.1),
                (Road::FilledBar, 0.08),
            ])
        };
        let rail = if held {
            rng.weighted(&[(Rail::Comb, 0.3), (Rail::Crosses, 0.3), (Rail::Ties, 0.4)])
        } else {
            rng.weighted(&[
                (Rail::Ties, 0.36),
                (Rail::Beads, 0.2),
                (Rail::Sparse, 0.18),
                (Rail::Ladder, 0.16),
                (Rail::Dense, 0.1),
            ])
        };
        let station = if held {
            rng.pick(&[Station::Target, Station::Diamond, Station::Hatched, Station::Filled])
        } else {
            rng.weighted(&[
                (Station::Scribble, 0.26),
                (Station::Filled, 0.26),
                (Station::Outlined, 0.1),
                (Station::Cross, 0.14),
                (Station::Dot, 0.15),
                (Station::Ring, 0.09),
            ])
        };
        let road_half = rng.range(0.085, 0.17).max(pen_main.width * 1.05);
        let ties = match rail {
            Rail::Sparse => rng.range(2.0, 3.4),
            Rail::Ties => rng.range(3.6, 6.5),
            Rail::Beads => rng.range(4.0, 6.5),
            Rail::Dense => rng.range(6.5, 10.0),
            Rail::Ladder => rng.range(4.0, 9.0),
            Rail::Comb => rng.range(3.5, 6.0),
            Rail::Crosses => rng.range(3.0, 5.0),
        };
        let tie = rng.range(0.12, 0.26).max(pen_main.width * 2.1);
        let ruled = surface == Surface::Ruled;
        let variants = 6;
        let hand = std::array::from_fn(|_| {
            if held { rng.pick(&[100u8, 101]) } else { rng.below(variants) as u8 }
        });
        Style {
            family,
            surface,
            paper: rng.pick(&[
                Paper::Plain,
                Paper::Squared,
                Paper::Squared,
                Paper::Lined,
                Paper::Dotted,
            ]),
            grid_width: if ruled { rng.range(0.008, 0.03) } else { rng.range(0.008, 0.024) },
            border_width: if ruled { rng.range(0.01, 0.045) } else { rng.range(0.03, 0.065) },
            ticks: !ruled && rng.chance(0.92),
            boxes: !ruled && rng.chance(0.94),
            frame: if ruled { rng.chance(0.75) } else { rng.chance(0.97) },
            arrows: !ruled,
            exits: !ruled || rng.chance(0.85),
            grid_wobble: if ruled { rng.range(0.002, 0.02) } else { rng.range(0.0, 0.008) },
            pen: pen_main,
            rail_pen,
            mark_pen,
            road,
            road_half,
            dash_missing: if rng.chance(0.4) { rng.range(0.0, 0.4) } else { 0.0 },
            rail,
            tie,
            ties,
            tie_missing: if rng.chance(0.5) { rng.range(0.0, 0.25) } else { 0.0 },
            station,
            station_size: rng.range(0.22, 0.36).max(road_half * 1.9),
            cap: rng.weighted(&[
                (Cap::Bar, 0.5),
                (Cap::Round, 0.2),
                (Cap::Open, 0.15),
                (Cap::Dot, 0.15),
            ]),
            corner: if rng.chance(0.45) { 0.0 } else { rng.range(0.04, 0.5) },
            diagonal: rng.chance(0.04),
            brackets: rng.chance(0.4),
            gap: rng.range(0.0, 0.11),
            rail_over: if rng.chance(0.4) { rng.unit() } else { 0.0 },
            shift: rng.range(0.0, 0.035),
            turn: rng.range(0.0, 0.07),
            error: rng.weighted(&[
                (ErrorMark::None, 0.4),
                (ErrorMark::X, 0.22),
                (ErrorMark::Circled, 0.14),
                (ErrorMark::Oval, 0.12),
                (ErrorMark::Ring, 0.06),
                (ErrorMark::Slash, 0.06),
            ]),
            hand,
            digit_size: rng.range(0.12, 0.23),
            slant: rng.range(-0.1, 0.3),
            digit_thick: rng.range(0.55, 1.05),
            stray: if rng.chance(0.35) { rng.range(0.02, 0.1) } else { 0.02 },
            decor: if rng.chance(0.22) { rng.range(0.02, 0.3) } else { 0.0 },
            ghosts: if surface != Surface::Ruled && rng.chance(0.35) {
                rng.range(0.05, 0.4)
            } else {
                0.0
            },
            specks: if rng.chance(0.4) { rng.unit() } else { 0.0 },
            scored: rng.chance(0.5),
            palette,
        }
    }

    /// A clean look for reports: no shake, no wear, black ink on a pale print.
    pub fn neat(challenge: bool) -> Style {
        let mut rng = Rng::new(1);
        let mut style = Style::random(&mut rng, Family::Training, challenge);
        style.surface = Surface::Print;
        style.palette = Palette {
            name: "neat",
            cell: [238.0, 242.0, 246.0],
            margin: [255.0; 3],
            centre: [255.0; 3],
            boxes: [255.0; 3],
            frame: if challenge { [20.0; 3] } else { [214.0, 40.0, 34.0] },
            accent: if challenge { [90.0; 3] } else { [214.0, 40.0, 34.0] },
            line: [150.0, 156.0, 164.0],
            blotch: 0.0,
            tide: 0.0,
        };
        style.pen = Pen {
            kind: PenKind::Felt,
            width: 0.035,
            color: [24.0, 28.0, 40.0],
            tone: [24.0, 28.0, 40.0],
            tone_share: 0.0,
            alpha: 1.0,
            fade: 0.0,
            wobble: 0.0,
            pressure: 0.0,
            pool: 0.0,
            streak: 0.0,
            grain: 0.0,
            double: 0.0,
            slip: 0.0,
            chisel: 0.0,
            nib: 0.0,
        };
        Style {
            grid_width: 0.012,
            border_width: 0.04,
            ticks: false,
            boxes: true,
            frame: true,
            arrows: true,
            exits: true,
            grid_wobble: 0.0,
            rail_pen: None,
            mark_pen: None,
            road: Road::Dashes,
            road_half: 0.12,
            dash_missing: 0.0,
            rail: Rail::Ties,
            tie: 0.18,
            ties: 5.0,
            tie_missing: 0.0,
            station: Station::Filled,
            station_size: 0.3,
            cap: Cap::Bar,
            corner: 0.18,
            diagonal: false,
            brackets: true,
            gap: 0.05,
            rail_over: 0.0,
            shift: 0.0,
            turn: 0.0,
            error: ErrorMark::None,
            hand: [0; 10],
            digit_size: 0.17,
            slant: 0.05,
            digit_thick: 0.8,
            stray: 0.0,
            decor: 0.0,
            ghosts: 0.0,
            specks: 0.0,
            scored: false,
            ..style
        }
    }

    /// The pen for railways.
    pub(crate) fn rail_pen(&self) -> &Pen {
        self.rail_pen.as_ref().unwrap_or(&self.pen)
    }

    /// The pen for numbers and marks.
    pub(crate) fn mark_pen(&self) -> &Pen {
        self.mark_pen.as_ref().unwrap_or(&self.pen)
    }
}
