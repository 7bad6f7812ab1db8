//! Photos and how far their reading is.

use super::waiting::Waiting;
use crate::vision::{Point, Quad, Stage, Unread};
use egui::ColorImage;
use std::sync::Arc;

/// How far the reading of a photo is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Progress {
    /// Not begun.
    #[default]
    Waiting,
    /// At this stage.
    Running(Stage),
    /// The board has been read.
    Done,
    /// It could not be read.
    Failed(Unread),
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
pub struct PlayerPhoto {
    /// Its number.
    pub id: u32,
    /// The player whose board it shows.
    pub player: u32,
    /// The name of the file, or of where it came from.
    pub name: String,
    /// The file.
    pub bytes: Arc<[u8]>,
    /// The corners, found or set.
    pub corners: Option<Quad>,
    /// Whether somebody set them.
    pub by_hand: bool,
    /// The picture, upright, at the size it is worked on.
    pub picture: Option<Arc<ColorImage>>,
    /// Pixels of `picture` for each pixel of the photo.
    pub scale: f32,
    /// The grid seen from straight above.
    pub flat: Option<Arc<ColorImage>>,
    /// Room round the grid in `flat`, in spaces.
    pub flat_margin: f32,
    /// How far it is.
    pub progress: Progress,
    /// Whether it comes from an earlier run: its board has been read and is looked at anew only.
    pub returned: bool,
    /// Whether most of what was read in it is doubtful.
    pub poor: bool,
    /// Whether the photo was mirrored; its board is that of the photo mirrored back.
    pub mirrored: bool,
    /// The flap seen from straight above, where it is in the picture.
    pub flap: Option<Arc<ColorImage>>,
}

impl PlayerPhoto {
    /// A place in the photo, for a place in its picture.
    pub fn place(&self, [x, y]: [f32; 2]) -> Point {
        Point::new(f64::from(x / self.scale), f64::from(y / self.scale))
    }

    /// The corners, or where they are put for somebody to drag: a frame well inside the picture.
    pub fn frame(&self) -> Option<Quad> {
        self.corners.or_else(|| {
            let [w, h] = self.picture.as_ref()?.size.map(|side| side as f32);
            let (left, top) = (0.2 * w, 0.2 * h);
            let (right, bottom) = (w - left, h - top);
            let frame = [[left, top], [right, top], [right, bottom], [left, bottom]];
            Some(Quad(frame.map(|corner| self.place(corner))))
        })
    }

    /// A place in the picture, for a place in the photo.
    pub fn shown(&self, place: Point) -> [f32; 2] {
        [place.x as f32 * self.scale, place.y as f32 * self.scale]
    }
}

/// All photos, and which one is looked at.
#[derive(Clone, Default)]
pub struct Photos {
    /// In the order they came.
    pub list: Vec<PlayerPhoto>,
    /// Index of the one looked at.
    pub current: usize,
    next: u32,
    /// How the review shows the photo and the redrawn board.
    pub compare: Compare,
    /// Shown in turn: whether it is the photo's.
    pub swapped: bool,
    /// Whether somebody wants to go through the doubtful round numbers.
    pub rounds: bool,
    /// Whether the first figure of a round with two was typed.
    pub ten: bool,
    /// What was last shown of the queue.
    pub asked: Option<Waiting>,
    /// The player for whom the next photo is meant, in place of one without a board.
    pub again: Option<u32>,
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
        self.list.push(PlayerPhoto {
            id,
            player,
            name,
            bytes,
            corners: None,
            by_hand: false,
            picture: None,
            scale: 1.0,
            flat: None,
            flat_margin: 0.0,
            progress: Progress::Waiting,
            returned: false,
            poor: false,
            mirrored: false,
            flap: None,
        });
        self.current = self.list.len() - 1;
        id
    }

    /// The photo looked at.
    pub fn shown(&self) -> Option<&PlayerPhoto> {
        self.list.get(self.current)
    }

    /// The same, to change.
    pub fn shown_mut(&mut self) -> Option<&mut PlayerPhoto> {
        self.list.get_mut(self.current)
    }

    /// The photo with this number.
    pub fn get_mut(&mut self, id: u32) -> Option<&mut PlayerPhoto> {
        self.list.iter_mut().find(|photo| photo.id == id)
    }

    /// The newest photo of a player that has been read.
    pub fn of_player(&self, player: u32) -> Option<&PlayerPhoto> {
        let mut newest = self.list.iter().rev();
        newest.find(|photo| photo.player == player && photo.progress == Progress::Done)
    }
}
