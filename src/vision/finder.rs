//! What a camera shows, frame by frame: where the board lies, and when a photo is worth taking.

use super::locate::{NoBoard, Print, Quad, glance};
use super::photo::Photo;
use crate::board::Layout;
use image::RgbImage;

/// What holds a photo up, or nothing any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    /// No board is seen.
    Nothing,
    /// There is too little light to see one.
    Dark,
    /// It is too far away to be read.
    Far,
    /// A part of it lies outside.
    CutOff,
    /// It is not sharp.
    Blurred,
    /// The camera or the board still moves.
    Moving,
    /// All of it is seen, sharp and still.
    Ready,
}

impl Hint {
    /// The key of what to do.
    pub const fn key(self) -> &'static str {
        match self {
            Hint::Nothing => "camera-nothing",
            Hint::Dark => "camera-dark",
            Hint::Far => "camera-far",
            Hint::CutOff => "camera-cut-off",
            Hint::Blurred => "camera-blurred",
            Hint::Moving => "camera-moving",
            Hint::Ready => "camera-ready",
        }
    }
}

/// One frame.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Glimpse {
    /// The corners of the board, in pixels of the frame.
    pub corners: Option<Quad>,
    /// What to say.
    pub hint: Hint,
}

/// Frames darker than this on the mean, of 255, show nothing for want of light.
const DARK: f64 = 38.0;

/// Cells need so many pixels of the photo that is taken.
const FAR: f64 = 26.0;

/// A board is still whose corners moved by no more than this part of a cell.
const STILL: f64 = 0.12;

/// In so many frames one after another.
const FRAMES: u8 = 2;

/// Grids seen less surely than this are not sharp.
const SHARP: f64 = 0.6;

/// Looks at one frame after another.
///
/// ```
/// use inkspector::board::Layout;
/// use inkspector::vision::{Finder, Hint, Photo};
/// let frame = Photo::open("samples/photos/ballpoint.jpg")?;
/// let mut finder = Finder::default();
/// let hints = [(); 3].map(|()| finder.look(frame.work().clone(), 1.0, &Layout::classic()).hint);
/// assert_eq!(hints, [Hint::Moving, Hint::Moving, Hint::Ready]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Finder {
    last: Option<Quad>,
    still: u8,
}

impl Finder {
    /// Looks at a frame, of which each pixel is `zoom` pixels wide in the photo that would be taken.
    pub fn look(&mut self, frame: RgbImage, zoom: f64, layout: &Layout) -> Glimpse {
        let light = light(&frame);
        let found = Photo::from_rgb(frame).map_err(|_| NoBoard::Nothing);
        let found = found.and_then(|photo| glance(&photo, layout));
        let glimpse = |corners, hint| Glimpse { corners, hint };
        let located = match found {
            Ok(located) if located.print != Print::None => located,
            other => {
                *self = Finder::default();
                let hint = match other {
                    _ if light < DARK => Hint::Dark,
                    Err(NoBoard::CutOff) => Hint::CutOff,
                    Err(NoBoard::TooSmall) => Hint::Far,
                    Err(NoBoard::Blurred) => Hint::Blurred,
                    _ => Hint::Nothing,
                };
                return glimpse(None, hint);
            }
        };
        let quad = *located.grid.quad();
        let last = self.last.replace(quad);
        let size = located.grid.size();
        // The likeliest way up may be another one from frame to frame.
        let moved = |last: &Quad| {
            let ways = (0..4).map(|turns| quad.error(&last.turned(turns), size));
            ways.fold(f64::INFINITY, f64::min)
        };
        let is_still = last.as_ref().map(moved).is_some_and(|moved| moved <= STILL);
        self.still = if is_still { self.still.saturating_add(1) } else { 0 };
        let hint = if located.grid.cell() * zoom < FAR {
            Hint::Far
        } else if located.confidence < SHARP {
            Hint::Blurred
        } else if self.still < FRAMES {
            Hint::Moving
        } else {
            Hint::Ready
        };
        glimpse(Some(quad), hint)
    }
}

/// The mean brightness, 0 to 255.
fn light(frame: &RgbImage) -> f64 {
    let green = frame.pixels().step_by(7).map(|pixel| f64::from(pixel.0[1]));
    let (sum, count) = green.fold((0.0, 0.0), |(sum, count), value| (sum + value, count + 1.0));
    sum / f64::max(count, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use image::imageops::{self, FilterType};
    use std::path::Path;

    fn sample() -> RgbImage {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("samples/photos");
        let photo = image::open(folder.join("ballpoint.jpg")).unwrap().into_rgb8();
        imageops::resize(&photo, 720, 720 * photo.height() / photo.width(), FilterType::Triangle)
    }

    fn hint(frame: RgbImage, zoom: f64) -> Hint {
        Finder::default().look(frame, zoom, &Layout::classic()).hint
    }

    #[test]
    fn what_holds_a_photo_up_is_told() {
        let frame = sample();
        let (width, height) = frame.dimensions();
        assert_eq!(hint(frame.clone(), 3.0), Hint::Moving);
        assert_eq!(hint(frame.clone(), 0.2), Hint::Far);
        let mut dark = frame.clone();
        dark.pixels_mut().for_each(|pixel| pixel.0 = pixel.0.map(|v| v / 150));
        assert_eq!(hint(dark, 3.0), Hint::Dark);
        assert_eq!(hint(imageops::blur(&frame, 9.0), 3.0), Hint::Blurred);
        assert_eq!(hint(RgbImage::from_pixel(300, 200, image::Rgb([200; 3])), 3.0), Hint::Nothing);
        let part = imageops::crop_imm(&frame, 0, 0, width / 2, height).to_image();
        assert!(matches!(hint(part, 3.0), Hint::CutOff | Hint::Nothing));
    }

    #[test]
    fn a_board_that_moves_on_is_not_ready() {
        let frame = sample();
        let mut finder = Finder::default();
        let layout = Layout::classic();
        let mut look = |by: i64| {
            let mut moved =
                RgbImage::from_pixel(frame.width() + 80, frame.height(), *frame.get_pixel(0, 0));
            imageops::replace(&mut moved, &frame, by, 0);
            finder.look(moved, 3.0, &layout).hint
        };
        assert_eq!([0, 30, 60, 20, 20].map(&mut look), [Hint::Moving; 5]);
        assert_eq!(look(20), Hint::Ready);
    }
}
