//! Reading a photo away from the frames: steps, reports, cancelling, failures.

use super::data::{Corners, Doubt, RoundDoubt};
use crate::board::Sketch;
use crate::rules::Edition;
use egui::ColorImage;
use std::sync::Arc;

/// A step of the work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    /// Unpacking the file.
    Decode,
    /// Finding the grid.
    Locate,
    /// Looking at every space.
    Read,
    /// Fitting the spaces together.
    Solve,
}

impl Stage {
    /// Every step in order.
    pub const ALL: [Stage; 4] = [Stage::Decode, Stage::Locate, Stage::Read, Stage::Solve];

    /// The key of its name.
    pub const fn key(self) -> &'static str {
        match self {
            Stage::Decode => "stage-decode",
            Stage::Locate => "stage-locate",
            Stage::Read => "stage-read",
            Stage::Solve => "stage-solve",
        }
    }
}

/// Why a photo could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The file is no picture this program can open; what the decoder said.
    NotAPicture(String),
    /// There is no board in it.
    NoBoard,
    /// A part of the board lies outside the picture.
    CutOff,
    /// Corners set by hand that do not go round a board.
    Corners,
    /// The board is too small in the picture.
    TooSmall,
    /// The picture is too blurred.
    Blurred,
    /// Corners set by hand that have no board between them.
    NotThere,
    /// The board was found, but the reader cannot make sense of it.
    Unreadable,
}

impl Failure {
    /// The key of what happened; with `-todo` added, of what to do.
    pub const fn key(&self) -> &'static str {
        match self {
            Failure::NotAPicture(_) => "fail-not-a-picture",
            Failure::NoBoard => "fail-no-board",
            Failure::CutOff => "fail-cut-off",
            Failure::Corners => "fail-corners",
            Failure::TooSmall => "fail-too-small",
            Failure::Blurred => "fail-blurred",
            Failure::NotThere => "fail-not-there",
            Failure::Unreadable => "fail-unreadable",
        }
    }

    /// What the decoder itself said, in English.
    pub fn detail(&self) -> Option<&str> {
        match self {
            Failure::NotAPicture(text) => Some(text),
            _ => None,
        }
    }
}

/// What is to be read.
#[derive(Clone, Debug)]
pub struct Job {
    /// The number of the photo.
    pub photo: u32,
    /// The file.
    pub bytes: Arc<[u8]>,
    /// Corners set by hand.
    pub corners: Option<Corners>,
    /// The edition the table plays; `None` if the print shall tell.
    pub edition: Option<Edition>,
}

/// A board read from a photo.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// The likeliest board.
    pub sketch: Sketch,
    /// Spaces to look at, the least sure first.
    pub doubts: Vec<Doubt>,
    /// Round numbers to look at.
    pub round_doubts: Vec<RoundDoubt>,
    /// By how many quarter turns the board lies otherwise, where that is not sure.
    pub otherwise: Option<usize>,
}

impl Outcome {
    /// Whether so much is doubtful that the board may lie the wrong way up, or not where it was
    /// looked for: more than half of what is drawn, and not just a few spaces.
    pub fn is_poor(&self) -> bool {
        self.doubts.len() >= 8 && 2 * self.doubts.len() > self.sketch.drawn().count()
    }
}

/// What the work reports while it runs.
#[derive(Clone)]
pub enum Report {
    /// It reached this step.
    Stage(Stage),
    /// The picture has been unpacked.
    Picture(Arc<ColorImage>),
    /// The grid has been found.
    Corners(Corners),
    /// The grid seen from straight above, and the room round it in spaces.
    Flat(Arc<ColorImage>, f32),
    /// The board has been read.
    Done(Box<Outcome>),
    /// It could not be read.
    Failed(Failure),
}

/// Somebody asked to stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stop;

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
