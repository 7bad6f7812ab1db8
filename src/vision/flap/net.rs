//! A small network that looks at one square, field, dot or row of the flap.

use super::print::{Area, FlapPrint};
use super::{CELL_PX, Mark};
use crate::vision::nn::{Activations, Layer, ModelError, Net, Params, Spec, read_model};
use crate::vision::reader::heads::softmax;
use crate::vision::reader::level;
use crate::vision::rectify::PAPER;
use image::RgbImage;
use serde::{Deserialize, Serialize};

/// Side of its input in pixels.
pub const SIDE: usize = 48;
/// Outputs of one look, those of [`Head::ALL`] one after another.
pub const OUTPUTS: usize = 31;
/// A square is looked at with its surroundings: so many times its own side.
const SQUARE_ROOM: f64 = 1.28;
/// Cells that a look at a field takes in each way.
const FIELD_ROOM: f64 = 1.1;
/// Cells that a look at a dot of a track takes in each way.
const DOT_ROOM: f64 = 0.5;
/// Cells that a look at the points of a goal takes in each way.
const ROW_ROOM: f64 = 0.8;

/// A group of outputs of which exactly one is right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Head {
    /// A special that is free, or used.
    Used,
    /// A field that is blank, or bears a dash or cross, or a figure.
    Kind,
    /// A figure below 100, or from 100 on.
    Hundred,
    /// The tens, 0 for none.
    Tens,
    /// The ones.
    Ones,
    /// A figure as first written, or one beside another that was struck out.
    Struck,
    /// A dot of a track that is free, or marked.
    Dot,
}

impl Head {
    /// All of them.
    pub const ALL: [Head; 7] =
        [Head::Used, Head::Kind, Head::Hundred, Head::Tens, Head::Ones, Head::Struck, Head::Dot];

    /// Where its outputs lie.
    pub const fn range(self) -> std::ops::Range<usize> {
        match self {
            Head::Used => 0..2,
            Head::Kind => 2..5,
            Head::Hundred => 5..7,
            Head::Tens => 7..17,
            Head::Ones => 17..27,
            Head::Struck => 27..29,
            Head::Dot => 29..31,
        }
    }
}

/// The network's form.
pub fn spec() -> Spec {
    let down = |kernel, stride, pad, channels| Layer::Down { kernel, stride, pad, channels };
    let layers = vec![
        down(4, 2, 1, 16),
        Layer::Residual,
        down(3, 2, 1, 32),
        Layer::Residual,
        down(3, 2, 1, 64),
        Layer::Residual,
        down(3, 2, 1, 72),
        Layer::Residual,
        down(3, 1, 0, 80),
    ];
    Spec { size: SIDE, channels: 3, layers, local: OUTPUTS, global: 0 }
}

/// What was fitted after training.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct About {
    /// Seed of the training run.
    pub seed: u64,
    /// Steps made.
    pub steps: u64,
    /// Outputs of each head are divided by this.
    pub temperatures: [f32; 7],
    /// A square is doubtful below this probability.
    pub doubt_special: f32,
    /// A field is doubtful below this probability.
    pub doubt_field: f32,
    /// A track is doubtful below this probability.
    pub doubt_track: f32,
    /// The points of a goal are doubtful below this probability.
    pub doubt_goal: f32,
}

/// The trained network.
#[derive(Clone, Debug)]
pub struct FlapReader {
    net: Net,
    /// How far to trust it.
    pub about: About,
}

#[cfg(not(all(target_arch = "wasm32", feature = "web")))]
static BUNDLED: std::sync::LazyLock<Option<FlapReader>> = std::sync::LazyLock::new(|| {
    FlapReader::from_bytes(include_bytes!("../../../models/flap.bin")).ok()
});

/// The network, once the page has fetched its file, as those of the board.
#[cfg(all(target_arch = "wasm32", feature = "web"))]
static FETCHED: std::sync::OnceLock<Option<FlapReader>> = std::sync::OnceLock::new();

/// Probabilities of one look, head by head.
pub type Look = [f32; OUTPUTS];

impl FlapReader {
    /// The one that comes with the program.
    pub fn bundled() -> Option<&'static FlapReader> {
        #[cfg(not(all(target_arch = "wasm32", feature = "web")))]
        return BUNDLED.as_ref();
        #[cfg(all(target_arch = "wasm32", feature = "web"))]
        return FETCHED.get()?.as_ref();
    }

    /// Takes over the model file that a page has fetched; that of before stays.
    #[cfg(all(target_arch = "wasm32", feature = "web"))]
    pub fn fetched(bytes: &[u8]) {
        let _ = FETCHED.get_or_init(|| FlapReader::from_bytes(bytes).ok());
    }

    /// Reads its model file.
    ///
    /// # Errors
    /// Where the file is none of this network.
    pub fn from_bytes(bytes: &[u8]) -> Result<FlapReader, ModelError> {
        let (form, params, about) = read_model::<About>(bytes)?;
        if form != spec() {
            return Err(ModelError::Damaged("other-network"));
        }
        Ok(FlapReader::new(&params, about))
    }

    /// A reader from trained numbers.
    pub fn new(params: &Params, about: About) -> FlapReader {
        FlapReader { net: Net::new(&spec(), params), about }
    }

    /// Buffers for its looks.
    pub fn activations(&self) -> Activations {
        self.net.activations()
    }

    /// Looks at a square or a field of a flap whose light is even.
    pub fn look(&self, flap: &Straight, window: Window, act: &mut Activations) -> Look {
        self.net.forward(&flap.picture(window), act);
        let mut look = [0.0; OUTPUTS];
        look.copy_from_slice(&act.local);
        for (head, temperature) in Head::ALL.into_iter().zip(self.about.temperatures) {
            let part = &mut look[head.range()];
            part.iter_mut().for_each(|out| *out /= temperature);
            softmax(part);
        }
        look
    }
}

/// What is looked at: the middle in cells, and how many cells each way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Window {
    /// The middle, x.
    pub x: f64,
    /// The middle, y.
    pub y: f64,
    /// Cells across.
    pub room: f64,
}

impl Window {
    /// That of a square.
    pub fn square(area: &Area) -> Window {
        Window { x: area.middle.x, y: area.middle.y, room: area.size.0 * SQUARE_ROOM }
    }

    /// That of a dot of a track.
    pub fn dot(area: &Area) -> Window {
        Window { x: area.middle.x, y: area.middle.y, room: DOT_ROOM }
    }

    /// That of the points of a goal.
    pub fn row(area: &Area) -> Window {
        Window { x: area.middle.x, y: area.middle.y, room: ROW_ROOM }
    }

    /// That of a field.
    pub fn field(area: &Area) -> Window {
        Window { x: area.middle.x, y: area.middle.y, room: FIELD_ROOM }
    }
}

/// A flap seen from straight above with even light.
#[derive(Clone, Debug, PartialEq)]
pub struct Straight {
    /// From the flap's top left corner to the fold.
    pub image: RgbImage,
    /// Where its first pixel lies, in cells.
    pub left: f64,
    /// See [`Straight::left`].
    pub top: f64,
}

impl Straight {
    /// A picture of a print's flap.
    pub fn new(image: RgbImage, print: &FlapPrint) -> Straight {
        Straight { image, left: print.left, top: print.top }
    }

    /// A window of it as the network sees it; beyond the picture is blank paper.
    pub fn picture(&self, window: Window) -> Vec<f32> {
        let px = f64::from(CELL_PX);
        let step = window.room / SIDE as f64;
        let (width, height) = (self.image.width() as usize, self.image.height() as usize);
        let bytes = self.image.as_raw();
        let get = |x: i64, y: i64| -> [f32; 3] {
            let inside = (0..width as i64).contains(&x) && (0..height as i64).contains(&y);
            let at = (y * width as i64 + x) as usize * 3;
            match bytes.get(at..at + 3) {
                Some(&[r, g, b]) if inside => [r, g, b].map(f32::from),
                _ => [f32::from(PAPER); 3],
            }
        };
        let paper = level(PAPER);
        let mut picture = vec![paper; SIDE * SIDE * 3];
        for (index, out) in picture.chunks_exact_mut(3).enumerate() {
            let (i, j) = ((index % SIDE) as f64 + 0.5, (index / SIDE) as f64 + 0.5);
            let half = SIDE as f64 / 2.0;
            let x = (window.x + (i - half) * step - self.left) * px - 0.5;
            let y = (window.y + (j - half) * step - self.top) * px - 0.5;
            let (x0, y0) = (x.floor(), y.floor());
            let (tx, ty) = ((x - x0) as f32, (y - y0) as f32);
            let (x0, y0) = (x0 as i64, y0 as i64);
            let [a, b, c, d] = [get(x0, y0), get(x0 + 1, y0), get(x0, y0 + 1), get(x0 + 1, y0 + 1)];
            for (k, out) in out.iter_mut().enumerate() {
                let upper = a[k] + tx * (b[k] - a[k]);
                let below = c[k] + tx * (d[k] - c[k]);
                let value = upper + ty * (below - upper);
                *out = (value - f32::from(PAPER)) / 64.0;
            }
        }
        picture
    }
}

/// The likeliest things written in a field with their probabilities, best first.
pub(super) fn marks(look: &Look) -> Vec<(Mark, f32)> {
    let head = |head: Head| &look[head.range()];
    let kind = head(Head::Kind);
    let mut marks = vec![(Mark::Blank, kind[0]), (Mark::Dash, kind[1])];
    for (hundred, h) in head(Head::Hundred).iter().enumerate() {
        for (tens, t) in head(Head::Tens).iter().enumerate() {
            for (ones, o) in head(Head::Ones).iter().enumerate() {
                let value = 100 * hundred + 10 * tens + ones;
                marks.push((Mark::Figure(value as u16), kind[2] * h * t * o));
            }
        }
    }
    marks.sort_by(|a, b| b.1.total_cmp(&a.1));
    marks.truncate(MOST_MARKS);
    marks
}

/// Readings of a field that are weighed against the sum.
const MOST_MARKS: usize = 12;
