//! How one board looks: what it is printed or ruled on, the pen, and the habits of the hand.

use super::family::Family;
use super::ink::{Pen, PenKind, Rgb};
use super::rng::Rng;
use super::script::Script;

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
#[expect(missing_docs, reason = "the names say it")]
pub enum Road {
    Dashes,
    Dabs,
    Plain,
    Bar,
    FilledBar,
    CentreLine,
    Hatched,
    Wave,
    Rings,
    Arrows,
    // Held out.
    Broken,
    Uneven,
    DoubleLine,
}

/// How railways are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Rail {
    Ties,
    Beads,
    Sparse,
    Ladder,
    Dense,
    Comb,
    Crosses,
    Blocks,
    Dots,
    Zigzag,
    Chevrons,
    Coil,
    Thorns,
    // Held out.
    Pairs,
    LongTies,
    Wavy,
}

/// How stations are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Station {
    Scribble,
    Filled,
    Outlined,
    Cross,
    Dot,
    Ring,
    Target,
    Diamond,
    Hatched,
    Triangle,
    Letter,
    Star,
    Half,
    House,
    Hash,
    Spiral,
    // Held out.
    Plus,
    Checker,
    Heart,
    Flag,
}

/// How a line that stops inside a space ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Cap {
    Bar,
    Round,
    Open,
    Dot,
}

/// How open ends are marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "the names say it")]
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
    /// The pen of the stations, where it differs.
    pub station_pen: Option<Pen>,
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
    /// How far ties may lean, in radians.
    pub lean: f32,
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
    /// Share of spaces drawn with other habits than the rest: hands change while they play.
    pub variety: f32,
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
    /// Highlighter lines along routes, as people leave them when they count.
    pub traces: f32,
    /// Specks of old ink.
    pub specks: f32,
    /// Whether scores are written on the flap.
    pub scored: bool,
    /// How figures are written where that is learned from real hands.
    pub(crate) script: Option<Script>,
}

/// Brightness of a colour, 0 to 255.
pub(crate) fn luma(c: Rgb) -> f32 {
    0.299 * c[0] + 0.587 * c[1] + 0.114 * c[2]
}

pub(crate) fn mix(a: Rgb, b: Rgb, t: f32) -> Rgb {
    [0, 1, 2].map(|i| a[i] + (b[i] - a[i]) * t)
}

impl Style {
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
            station_pen: None,
            mark_pen: None,
            road: Road::Dashes,
            road_half: 0.12,
            dash_missing: 0.0,
            rail: Rail::Ties,
            tie: 0.18,
            ties: 5.0,
            lean: 0.0,
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
            variety: 0.0,
            error: ErrorMark::None,
            hand: [0; 10],
            digit_size: 0.17,
            slant: 0.05,
            digit_thick: 0.8,
            stray: 0.0,
            decor: 0.0,
            ghosts: 0.0,
            traces: 0.0,
            specks: 0.0,
            scored: false,
            script: None,
            ..style
        }
    }

    /// Whether number boxes are printed that stand out from the spaces.
    pub(crate) fn has_visible_boxes(&self) -> bool {
        let contrast = luma(self.palette.boxes) - luma(self.palette.cell);
        self.boxes && self.surface != Surface::Ruled && contrast > 20.0
    }

    /// The pen for railways.
    pub(crate) fn rail_pen(&self) -> &Pen {
        self.rail_pen.as_ref().unwrap_or(&self.pen)
    }

    /// The pen for stations.
    pub(crate) fn station_pen(&self) -> &Pen {
        self.station_pen.as_ref().unwrap_or(&self.pen)
    }

    /// The pen for numbers and marks.
    pub(crate) fn mark_pen(&self) -> &Pen {
        self.mark_pen.as_ref().unwrap_or(&self.pen)
    }
}
