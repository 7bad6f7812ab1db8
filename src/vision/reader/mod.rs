//! Two small networks over the rectified board. One sees it whole and gives for every space what
//! each side shows, whether there is a station and how sides are joined, and for the picture how
//! the board is turned and which print it is. The other reads the round boxes.

pub mod digits;
pub mod heads;
pub mod marks;

use super::decode::{Knowledge, MarkTrust};
use super::locate::GridSize;
use super::nn::{Layer, ModelError, Net, Params, Spec, read_model};
use super::rectify::{FINER, PAPER, Rectified, drawn_together};
pub use digits::Figure;
use heads::{DRAWN, GLOBAL, Head, LABELS, LOCAL, ROUTES, softmax};
use image::RgbImage;
use image::imageops::{self, FilterType};
use ndarray::Array2;
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// Pixels per cell that the network reads; other pictures are resized.
pub const CELL_PX: usize = 48;
/// Rows and columns of the boards that the networks were taught.
pub const SIZE: usize = 7;
/// Spaces of these boards.
pub const SPACES: usize = SIZE * SIZE;
/// Side of the network's input in pixels: half a cell of margin lies on both sides of the grid.
pub const SIDE: usize = (SIZE + 1) * CELL_PX;
/// Pixels per cell of the finer picture in which figures are read.
pub const FINE_PX: usize = CELL_PX * FINER as usize;
/// Side of that picture in pixels.
pub const FINE_SIDE: usize = (SIZE + 1) * FINE_PX;

/// The network's form.
///
/// At 3 places a cell, the layer with kernel 6 and stride 3 sees each cell with half of its
/// neighbours; each residual layer after it sees one space further, and the layers of context see
/// the whole board: what a hand, its ink and the light do elsewhere helps to read a space.
pub fn spec() -> Spec {
    let down = |kernel, stride, pad, channels| Layer::Down { kernel, stride, pad, channels };
    let layers = vec![
        down(4, 2, 1, 16),
        down(3, 2, 1, 32),
        Layer::Residual,
        down(3, 2, 1, 64),
        Layer::Residual,
        Layer::Context,
        Layer::Residual,
        down(3, 2, 1, 96),
        Layer::Residual,
        Layer::Context,
        Layer::Residual,
        down(6, 3, 0, 128),
        Layer::Residual,
        Layer::Context,
        Layer::Residual,
        Layer::Context,
        Layer::Residual,
        Layer::Residual,
        Layer::Residual,
    ];
    Spec { size: SIDE, channels: 3, layers, local: DRAWN, global: GLOBAL }
}

/// Whether a network gives what is read here, or the first part of it.
fn is_known(form: &Spec) -> bool {
    let ends = Head::MARKS.into_iter().map(|head| head.range().end);
    (form.size, form.channels, form.global) == (SIDE, 3, GLOBAL)
        && form.last().0 == SIZE
        && std::iter::once(ROUTES).chain(ends).any(|end| end == form.local)
}

/// What the trainer learned about trusting the outputs.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Calibration {
    /// Seed of the training run.
    pub seed: u64,
    /// Steps made.
    pub steps: u64,
    /// Boards of each step.
    pub batch: usize,
    /// Outputs of each head of a space are divided by this: four sides, station, join, digit.
    pub temperatures: [f32; 7],
    /// The same for what expansions draw: areas, object, trail, canyon.
    #[serde(default)]
    pub marks: MarkTrust,
    /// What it knows about boards beyond the ink of a space.
    pub knowledge: Knowledge,
}

impl Default for Calibration {
    /// Outputs as they come, and nothing known.
    fn default() -> Calibration {
        let (marks, knowledge) = (MarkTrust::default(), Knowledge::default());
        Calibration { seed: 0, steps: 0, batch: 0, temperatures: [1.0; 7], marks, knowledge }
    }
}

impl Calibration {
    /// What outputs of a head are divided by.
    pub fn temperature(&self, head: Head) -> f32 {
        match head {
            Head::Side(side) => self.temperatures[side.index()],
            Head::Station => self.temperatures[4],
            Head::Join => self.temperatures[5],
            Head::Digit => self.temperatures[6],
            Head::Area(_) => self.marks.temperatures[0],
            Head::Object => self.marks.temperatures[1],
            Head::Trail(_) => self.marks.temperatures[2],
            Head::Canyon(_) => self.marks.temperatures[3],
            Head::Pose | Head::Print => 1.0,
        }
    }
}

/// Output for "nothing" where a model says nothing.
const UNSEEN: f32 = 40.0;

/// Two trained networks.
///
/// ```
/// use inkspector::vision::reader::{CELL_PX, Reader};
/// use inkspector::vision::reader::heads::Head;
/// let reader = Reader::bundled()?;
/// let side = 8 * CELL_PX as u32;
/// let paper = image::RgbImage::from_pixel(side, side, image::Rgb([230; 3]));
/// let reading = reader.read_image(&paper);
/// assert_eq!(reading.spaces.len(), Reader::SIZE.spaces());
/// let station: f32 = reading.head(0, Head::Station).iter().sum();
/// assert!((station - 1.0).abs() < 1e-4);
/// # Ok::<(), inkspector::vision::nn::ModelError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Reader {
    routes: Net,
    digits: Net,
    about: Calibration,
}

#[cfg(not(all(target_arch = "wasm32", feature = "web")))]
static MODELS: [&[u8]; 2] =
    [include_bytes!("../../../models/routes.bin"), include_bytes!("../../../models/digits.bin")];

/// The model files, once the page has fetched them: they lie beside its program, which so starts
/// sooner.
#[cfg(all(target_arch = "wasm32", feature = "web"))]
static FETCHED: std::sync::OnceLock<[Vec<u8>; 2]> = std::sync::OnceLock::new();

/// What the camera saw, as probabilities.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// For every space, row by row, the probabilities of its heads (see [`Head::range`]).
    pub spaces: Vec<[f32; LOCAL]>,
    /// Probabilities that the board is upright, turned clockwise by a quarter, half or three
    /// quarters, or that no board lies here.
    pub pose: [f32; 5],
    /// Probability of the Challenge print.
    pub challenge: f32,
}

impl Reading {
    /// Probabilities of one head of a space.
    pub fn head(&self, space: usize, head: Head) -> &[f32] {
        &self.spaces[space][head.range()]
    }

    /// Makes a space one of which nothing is known: it was not seen.
    pub(super) fn forget(&mut self, space: usize) {
        let Some(space) = self.spaces.get_mut(space) else { return };
        for head in Head::all() {
            let part = &mut space[head.range()];
            part.fill(1.0 / part.len() as f32);
        }
        // With a number or without one alike.
        let digit = &mut space[Head::Digit.range()];
        digit.fill(0.5 / (digit.len() - 1) as f32);
        digit[0] = 0.5;
    }

    /// Log probability of every label (see [`LABELS`]) in every space by itself: a row for each
    /// space, a column for each label.
    pub fn labels(&self) -> Array2<f32> {
        let log = |p: f32| p.max(1e-9).ln();
        let mut logs = Array2::zeros((self.spaces.len(), LABELS.len()));
        for (local, row) in self.spaces.iter().zip(logs.rows_mut()) {
            for (label, out) in LABELS.iter().zip(row) {
                let mut sum = 0.0;
                for (side, &kind) in label.sides.iter().enumerate() {
                    sum += log(local[3 * side + usize::from(kind)]);
                }
                sum += log(local[12 + usize::from(label.station)]);
                if label.joins != heads::ANY_JOIN {
                    let classes = (0..heads::JOINS).filter(|class| label.joins >> class & 1 == 1);
                    sum += log(classes.map(|class| local[14 + class]).sum());
                }
                *out = sum;
            }
        }
        logs
    }
}

impl Reader {
    /// The boards that it was taught; others need networks of their own.
    pub const SIZE: GridSize = GridSize { rows: SIZE as u8, cols: SIZE as u8 };

    /// The reader that comes with the program.
    ///
    /// # Errors
    /// Only if the program was built with model files of another version; in a page, until they are
    /// fetched.
    pub fn bundled() -> Result<Reader, ModelError> {
        #[cfg(not(all(target_arch = "wasm32", feature = "web")))]
        let [routes, digits] = MODELS;
        #[cfg(all(target_arch = "wasm32", feature = "web"))]
        let [routes, digits] = FETCHED.get().ok_or(ModelError::NotAModel)?;
        Reader::from_bytes(routes, digits)
    }

    /// Takes over the model files that a page has fetched; those of before stay.
    #[cfg(all(target_arch = "wasm32", feature = "web"))]
    pub fn fetched(routes: Vec<u8>, digits: Vec<u8>) {
        // They are the same.
        let _ = FETCHED.set([routes, digits]);
    }

    /// Reads the model files of the two networks.
    pub fn from_bytes(routes: &[u8], digits: &[u8]) -> Result<Reader, ModelError> {
        let (form, routes, about) = read_model::<Calibration>(routes)?;
        let (digits_form, digits, _) = read_model::<IgnoredAny>(digits)?;
        Reader::new((&form, &routes), (&digits_form, &digits), about)
    }

    /// A reader from trained numbers of its two networks. The large one may be of an earlier form that
    /// lacks the last of the outputs (see [`DRAWN`]).
    pub fn new(
        (form, routes): (&Spec, &Params),
        (digits_form, digits): (&Spec, &Params),
        about: Calibration,
    ) -> Result<Reader, ModelError> {
        if !is_known(form) || *digits_form != digits::spec() {
            return Err(ModelError::Damaged("other-network"));
        }
        Ok(Reader { routes: Net::new(form, routes), digits: Net::new(digits_form, digits), about })
    }

    /// The same networks, trusted as `about` says.
    pub fn with_about(self, about: Calibration) -> Reader {
        Reader { about, ..self }
    }

    /// Whether it knows what expansions draw.
    pub fn reads_marks(&self) -> bool {
        self.routes.outputs_of_a_place() == DRAWN
    }

    /// Where its numbers come from.
    pub fn about(&self) -> &Calibration {
        &self.about
    }

    /// Reads a rectified board of [`Reader::SIZE`].
    pub fn read(&self, board: &Rectified) -> Reading {
        self.read_image(&board.fine)
    }

    /// Reads a picture of 8x8 cells with even light; best at [`FINE_PX`] pixels a cell, of which the
    /// routes are read at [`CELL_PX`].
    pub fn read_image(&self, image: &RgbImage) -> Reading {
        let (side, fine) = (SIDE as u32, fine(image));
        if image.dimensions() == (side, side) {
            return self.read_pixels(image.as_raw(), fine.as_raw());
        }
        self.read_pixels(drawn_together(&fine).as_raw(), fine.as_raw())
    }

    /// What the boxes of a rectified board say, which may be turned or mirrored in any way.
    pub(super) fn figures(&self, image: &RgbImage) -> Vec<Figure> {
        let outputs = digits::read(&self.digits, fine(image).as_raw());
        outputs.iter().map(|outputs| Figure::of(outputs, 1.0)).collect()
    }

    /// Reads one figure, such as one of a written sum: in the middle of a square with even light and
    /// about as large there as a round number in its box, half the square high or a little less.
    ///
    /// ```
    /// use inkspector::vision::reader::Reader;
    /// let reader = Reader::bundled()?;
    /// let paper = image::RgbImage::from_pixel(24, 24, image::Rgb([230; 3]));
    /// let figure = reader.figure(&paper);
    /// let all = figure.blank + figure.other + figure.digits.iter().sum::<f32>();
    /// assert!(figure.blank > 0.5 && (all - 1.0).abs() < 1e-4);
    /// # Ok::<(), inkspector::vision::nn::ModelError>(())
    /// ```
    pub fn figure(&self, image: &RgbImage) -> Figure {
        let side = digits::SIDE as u32;
        let image = imageops::resize(image, side, side, FilterType::Triangle);
        let picture: Vec<f32> = image.as_raw().iter().map(|&byte| level(byte)).collect();
        let mut act = self.digits.activations();
        self.digits.forward(&picture, &mut act);
        let mut outputs = [0.0; digits::OUTPUTS];
        outputs.copy_from_slice(&act.local);
        Figure::of(&outputs, self.about.temperatures[6])
    }

    fn read_pixels(&self, pixels: &[u8], fine: &[u8]) -> Reading {
        let picture: Vec<f32> = pixels.iter().map(|&byte| level(byte)).collect();
        let mut act = self.routes.activations();
        self.routes.forward(&picture, &mut act);
        let numbers = digits::read(&self.digits, fine);
        let width = self.routes.outputs_of_a_place();
        let spaces = act.local.chunks_exact(width).zip(&numbers).map(|(outputs, number)| {
            let mut space = [0.0; LOCAL];
            // A model of before these were read says nothing: there is none.
            Head::MARKS.into_iter().for_each(|head| space[head.range().start] = UNSEEN);
            space[..width].copy_from_slice(outputs);
            space[Head::Digit.range()].copy_from_slice(&digits::numbers(number));
            for head in Head::all() {
                let part = &mut space[head.range()];
                let temperature = self.about.temperature(head);
                part.iter_mut().for_each(|out| *out /= temperature);
                softmax(part);
            }
            space
        });
        let mut global = [0.0; GLOBAL];
        global.copy_from_slice(&act.global);
        softmax(&mut global[Head::Pose.range()]);
        softmax(&mut global[Head::Print.range()]);
        let mut pose = [0.0; 5];
        pose.copy_from_slice(&global[Head::Pose.range()]);
        Reading { spaces: spaces.collect(), pose, challenge: global[Head::Print.range()][1] }
    }
}

/// A picture of 8x8 cells with [`FINE_PX`] pixels a cell.
fn fine(image: &RgbImage) -> Cow<'_, RgbImage> {
    let side = FINE_SIDE as u32;
    if image.dimensions() == (side, side) {
        return Cow::Borrowed(image);
    }
    Cow::Owned(imageops::resize(image, side, side, FilterType::Triangle))
}

/// A byte as the network sees it: blank paper is 0, black about -3.6.
pub(crate) fn level(byte: u8) -> f32 {
    (f32::from(byte) - f32::from(PAPER)) / 64.0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::vision::decode::decode;

    #[test]
    fn the_same_picture_gives_the_same_reading() {
        let reader = Reader::bundled().unwrap();
        let image = crate::vision::sample_board("crayon.jpg").fine;
        let reading = reader.read_image(&image);
        assert_eq!(reading, reader.read_image(&image));
        for space in 0..SPACES {
            for head in Head::LOCAL {
                let sum: f32 = reading.head(space, head).iter().sum();
                assert!((sum - 1.0).abs() < 1e-4);
            }
        }
        assert!((reading.pose.iter().sum::<f32>() - 1.0).abs() < 1e-4);
    }

    #[test]
    fn blank_paper_is_no_board_or_an_empty_one() {
        let reader = Reader::bundled().unwrap();
        let paper = RgbImage::from_pixel(320, 320, image::Rgb([PAPER; 3]));
        let reading = reader.read_image(&paper);
        let layout = crate::board::Layout::classic();
        let decoded = decode(&reading, &layout, &reader.about().knowledge);
        assert!(reading.pose[4] > 0.5 || decoded.sketch.drawn().count() == 0);
    }

    #[test]
    fn other_model_files_are_refused() {
        let [routes, digits] = MODELS;
        assert!(Reader::from_bytes(digits, routes).is_err());
        assert!(matches!(Reader::from_bytes(b"", digits), Err(ModelError::NotAModel)));
    }
}
