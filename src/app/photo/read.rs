//! Reading a photo away from the frames: what is asked, and what comes back while it runs.

use crate::board::Layout;
use crate::vision::{Quad, Stage, Stop, Transcript, Unread};
use egui::ColorImage;
use std::sync::Arc;

/// What is to be read.
#[derive(Clone, Debug)]
pub struct Job {
    /// The number of the photo.
    pub photo: u32,
    /// The file.
    pub bytes: Arc<[u8]>,
    /// Corners set by hand.
    pub corners: Option<Quad>,
    /// The printed board the table plays on; `None` if the print shall tell.
    pub layout: Option<Arc<Layout>>,
}

/// A further board of a photo, read.
#[derive(Clone)]
pub struct OtherBoard {
    /// Its corners in the photo.
    pub corners: Quad,
    /// The grid seen from straight above.
    pub flat: Arc<ColorImage>,
    /// The room round it in spaces.
    pub margin: f32,
    /// The flap seen from straight above, where it is in the picture.
    pub flap: Option<Arc<ColorImage>>,
    /// What was read.
    pub transcript: Transcript,
}

/// What the work reports while it runs.
#[derive(Clone)]
pub enum Report {
    /// It reached this stage.
    Stage(Stage),
    /// The picture has been unpacked. It has so many pixels for each pixel of the photo.
    Picture(Arc<ColorImage>, f32),
    /// The grid has been found.
    Corners(Quad),
    /// The grid seen from straight above, and the room round it in spaces.
    Flat(Arc<ColorImage>, f32),
    /// The flap seen from straight above.
    Flap(Arc<ColorImage>),
    /// Another board lies in the same photo.
    Another(Box<OtherBoard>),
    /// The board has been read.
    Done(Box<Transcript>),
    /// It could not be read.
    Failed(Unread),
}

/// Reads boards from photos. A trait so that tests of the screens need no photo.
pub trait BoardReader: Send + Sync {
    /// Reads one photo, reporting as it goes. A report answered with [`Stop`] ends the work.
    ///
    /// The last report is always [`Report::Done`] or [`Report::Failed`], unless stopped.
    fn read(
        &self,
        job: &Job,
        report: &mut dyn FnMut(Report) -> Result<(), Stop>,
    ) -> Result<(), Stop>;
}
