//! Photos and how far their reading is.

use super::read::{Failure, Stage};
use crate::board::{Drawing, Space};
use egui::ColorImage;
use std::sync::Arc;

/// The four corners of the grid in the picture, in pixels, clockwise from the top left.
pub type Corners = [[f32; 2]; 4];

/// How far the reading of a photo is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Progress {
    /// Not begun.
    #[default]
    Waiting,
    /// At this step.
    Running(Stage),
    /// The board has been read.
    Done,
    /// It could not be read.
    Failed(Failure),
    /// Somebody stopped it.
    Cancelled,
}

/// How the review shows the photo and the redrawn board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Compare {
    /// Next to each other.
    #[default]
    Beside,
    /// The lines that were read over the photo.
    Over,
    /// In turn at the same place.
    Turns,
}

impl Compare {
    /// Every way, and the key of its name.
    pub const ALL: [(Compare, &'static str); 3] = [
        (Compare::Beside, "compare-beside"),
        (Compare::Over, "compare-over"),
        (Compare::Turns, "compare-turns"),
    ];
}

/// One photo of one player's board.
#[derive(Clone)]
pub struct Photo {
    /// Its number.
    pub id: u32,
    /// The player whose board it shows.
    pub player: u32,
    /// The name of the file, or of where it came from.
    pub name: String,
    /// The file.
    pub bytes: Arc<[u8]>,
    /// The corners, found or set.
    pub corners: Option<Corners>,
    /// Whether somebody set them.
    pub by_hand: bool,
    /// The picture, upright, at the size it is worked on.
    pub picture: Option<Arc<ColorImage>>,
    /// The grid seen from straight above.
    pub flat: Option<Arc<ColorImage>>,
    /// Room round the grid in `flat`, in spaces.
    pub flat_margin: f32,
    /// How far it is.
    pub progress: Progress,
    /// Whether most of what was read in it is doubtful.
    pub poor: bool,
    /// By how many quarter turns the board lies otherwise, where that is not sure.
    pub otherwise: Option<usize>,
}

/// All photos, and which one is looked at.
#[derive(Default)]
pub struct Photos {
    /// In the order they came.
    pub list: Vec<Photo>,
    /// Index of the one looked at.
    pub current: usize,
    next: u32,
    /// How the review shows the photo and the redrawn board.
    pub compare: Compare,
    /// Shown in turn: whether it is the photo's.
    pub swapped: bool,
    /// Whether somebody wants to go through the doubtful round numbers.
    pub rounds: bool,
    /// Which doubt of the queue is looked at.
    pub doubt: usize,
}

impl Photos {
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Adds a photo for a player and looks at it.
    pub fn add(&mut self, player: u32, name: String, bytes: Arc<[u8]>) -> u32 {
        let id = self.next;
        self.next += 1;
        self.list.push(Photo {
            id,
            player,
            name,
            bytes,
            corners: None,
            by_hand: false,
            picture: None,
            flat: None,
            flat_margin: 0.0,
            progress: Progress::Waiting,
            poor: false,
            otherwise: None,
        });
        self.current = self.list.len() - 1;
        id
    }

    /// The photo looked at.
    pub fn shown(&self) -> Option<&Photo> {
        self.list.get(self.current)
    }

    /// The same, to change.
    pub fn shown_mut(&mut self) -> Option<&mut Photo> {
        self.list.get_mut(self.current)
    }

    /// The photo with this number.
    pub fn get_mut(&mut self, id: u32) -> Option<&mut Photo> {
        self.list.iter_mut().find(|photo| photo.id == id)
    }

    /// The newest photo of a player that has been read.
    pub fn of_player(&self, player: u32) -> Option<&Photo> {
        let mut newest = self.list.iter().rev();
        newest.find(|photo| photo.player == player && photo.progress == Progress::Done)
    }
}

/// A space whose reading is not sure enough to count unseen.
#[derive(Clone, Debug, PartialEq)]
pub struct Doubt {
    /// The space.
    pub space: Space,
    /// The likeliest drawings with their probabilities, 0 to 1, likeliest first.
    pub options: Vec<(Drawing, f32)>,
}

/// A round number that is not sure. It never holds up a score, which no round number changes.
#[derive(Clone, Debug, PartialEq)]
pub struct RoundDoubt {
    /// The space.
    pub space: Space,
    /// The likeliest numbers with their probabilities, 0 to 1, likeliest first; `None` for a blank
    /// box.
    pub options: Vec<(Option<u8>, f32)>,
}
