//! The window: photo in, settled score out.
//!
//! | room | holds |
//! | --- | --- |
//! | `state` | what the rooms hold together, the list of commands, and the one place that changes it |
//! | `photo` | photos, their corners, and what was read to be looked at |
//! | `board` | the board in view, what is lit on it, its score and its issues |
//! | `dispute` | written figures, and a claimed line put to the test |
//! | `lesson` | the walk through the score |
//! | `game` | replay, check and dice |
//! | `table` | the players and their boards, who wins, steps back and forth |
//! | `printed` | printed boards that somebody writes down once: the form, and those that are kept |
//! | `files` | what is opened, saved and kept between runs |
//! | `art`, `theme`, `widgets` | pictures of boards, every colour, and small parts that screens share |
//! | `platform` | files, clipboard, dialogs and photo reading, away from the frames, on a desktop and in a browser |
//!
//! A room holds its data, its update and its screens; another room sees only what its `mod.rs` hands
//! out. Data knows neither the state nor a screen.
//!
//! Nothing is computed in a frame that is not about pixels: scores, issues and names are made when
//! the table changes.

mod art;
mod board;
mod chance;
mod device;
mod dispute;
mod files;
mod game;
mod lesson;
mod photo;
mod platform;
mod printed;
#[cfg(not(target_arch = "wasm32"))]
mod shot;
mod state;
mod table;
mod theme;
mod widgets;
mod window;

pub use crate::words::Language;
pub use board::{BoardAction, Lit, Panel, Pen, ROUTE_KEYS, Tool};
pub use dispute::DisputeAction;
pub use files::{Export, FilesAction, LeftBehind, Saving, Why, practice};
pub use game::{DiceAction, Note, PlayAction};
pub use lesson::LessonAction;
pub use photo::{
    BoardReader, Camera, Compare, Job, OtherBoard, PhotoAction, PlayerPhoto, Progress, Report,
    Waiting,
};
#[cfg(not(target_arch = "wasm32"))]
pub use platform::Dialogs;
#[cfg(target_arch = "wasm32")]
pub use platform::Page;
pub use platform::{Kept, Platform, data_folder};
#[cfg(target_arch = "wasm32")]
pub use platform::{job, sent};
pub use printed::{OwnBoard, PrintedAction};
#[cfg(not(target_arch = "wasm32"))]
pub use shot::{FrameTime, ShotError, ShownText, frame_times, screenshot, texts};
pub use state::{Action, Command, Screen, State};
pub use table::{Beside, Document, TableAction};
pub use theme::Shade;
pub use window::App;
#[cfg(target_arch = "wasm32")]
pub use window::run_in;
#[cfg(not(target_arch = "wasm32"))]
pub use window::{Options, run};
