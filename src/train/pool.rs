//! Painted boards for training: fresh ones from painter threads, earlier ones again from memory.

use super::truth::SpaceTruth;
use crate::paint::{Family, Hands, Sample, figures_sample, rectified_sample};
use crate::vision::reader::{CELL_PX, FINE_PX, SIDE, SPACES};
use crate::vision::rectify::{drawn_together, even_light, even_light_of_finer};
use image::RgbImage;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;

/// A painted board with its truth.
pub struct PaintedBoard {
    /// Eight by eight spaces in rows of pixels of three bytes, light evened out.
    pub pixels: Vec<u8>,
    /// Row by row.
    pub truth: Vec<SpaceTruth>,
    /// Whether it is the Challenge print.
    pub challenge: bool,
    /// Whether it is a whole board and not a part of a larger one.
    pub whole: bool,
}

impl PaintedBoard {
    /// Paints the board with a number.
    pub fn paint(seed: u64, family: Family) -> PaintedBoard {
        PaintedBoard::of(&rectified_sample(seed, CELL_PX, family))
    }

    /// Paints a board to learn figures from, in `hands` where some are given (see [`figures_sample`]): it
    /// has [`FINE_PX`] pixels a space.
    pub fn figures(seed: u64, family: Family, hands: Option<&Arc<Hands>>) -> PaintedBoard {
        PaintedBoard::of(&match hands {
            Some(hands) => figures_sample(seed, FINE_PX, family, hands),
            None => rectified_sample(seed, FINE_PX, family),
        })
    }

    fn of(sample: &Sample) -> PaintedBoard {
        let seen = vec![true; SIDE * SIDE];
        let image = &sample.image;
        let even = if image.width() as usize == SIDE {
            even_light(image, &seen, CELL_PX as u32)
        } else {
            even_light_of_finer(image, &drawn_together(image), &seen, CELL_PX as u32)
        };
        let of = |(cell, marks)| SpaceTruth::of(cell, marks);
        let truth: Vec<SpaceTruth> =
            sample.shown().map(|space| space.map_or(SpaceTruth::UNASKED, of)).collect();
        debug_assert_eq!(truth.len(), SPACES);
        let challenge = !sample.sketch.layout().buildings().is_empty();
        let whole = sample.sketch.cells().len() == SPACES;
        PaintedBoard { pixels: even.into_raw(), truth, challenge, whole }
    }

    /// The picture.
    pub fn image(&self) -> RgbImage {
        let side = self.side() as u32;
        // The pixels were one when the example was made.
        RgbImage::from_raw(side, side, self.pixels.clone()).unwrap_or_default()
    }

    /// Pixels in a row.
    pub fn side(&self) -> usize {
        (self.pixels.len() / 3).isqrt()
    }
}

/// What is painted to learn from.
#[derive(Clone, Debug, Default)]
pub struct Lesson {
    /// Real hands, whose figures most boards of the lesson bear.
    pub hands: Option<Arc<Hands>>,
    /// Whether boards are painted as finely as figures are read.
    pub fine: bool,
}

/// Of so many boards one bears the painter's own figures, as ordinary boards do.
const ORDINARY: u64 = 2;

impl Lesson {
    /// Paints the board with a number.
    pub fn paint(&self, seed: u64, family: Family) -> PaintedBoard {
        match &self.hands {
            Some(hands) if !seed.is_multiple_of(ORDINARY) => {
                PaintedBoard::figures(seed, family, Some(hands))
            }
            _ if self.fine => PaintedBoard::figures(seed, family, None),
            _ => PaintedBoard::paint(seed, family),
        }
    }
}

/// Paints what has the numbers `first`, `first + 1`, ... in that order on several threads.
pub struct Painters<T> {
    queues: Vec<Receiver<T>>,
    next: usize,
}

impl<T: Send + 'static> Painters<T> {
    /// Starts `threads` painters that keep up to `ahead` ready each.
    pub fn start(
        first: u64,
        threads: usize,
        ahead: usize,
        paint: impl Fn(u64) -> T + Clone + Send + 'static,
    ) -> Painters<T> {
        let threads = threads.max(1);
        let queues = (0..threads as u64).map(|offset| {
            let (sender, receiver) = sync_channel(ahead.max(1));
            let paint = paint.clone();
            thread::spawn(move || {
                let mut seed = first + offset;
                // Ends when the trainer drops the other end.
                while sender.send(paint(seed)).is_ok() {
                    seed += threads as u64;
                }
            });
            receiver
        });
        Painters { queues: queues.collect(), next: 0 }
    }

    /// The next one; `None` if a painter has died.
    pub fn take(&mut self) -> Option<T> {
        let queue = self.next % self.queues.len();
        self.next += 1;
        self.queues[queue].recv().ok()
    }
}
