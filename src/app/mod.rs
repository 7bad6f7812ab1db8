//! The window: photo in, settled score out.
//!
//! | part | does |
//! | --- | --- |
//! | `state`, `action`, `update` | the state as data, what can be asked of it, and the one place that changes it |
//! | `command` | the one list that menu, buttons, shortcuts and help read |
//! | `screens`, `board_view`, `widgets` | draw the state, and ask |
//! | `art`, `kept`, `theme` | pictures of boards, kept between frames, and every colour |
//! | `play`, `update_play` | replay, check and dice |
//! | `platform`, `read` | files, clipboard, dialogs and photo reading, away from the frames, on a desktop and in a browser |
//! | `view` | what the board in view shows, worked out after every change |
//! | `store`, `export` | what is kept and what is saved |
//!
//! Nothing is computed in a frame that is not about pixels: scores, issues and names are made when
//! the table changes.

mod action;
mod art;
mod board_text;
mod board_view;
mod camera;
mod claim;
mod command;
mod die;
mod effect;
mod examples;
mod export;
mod kept;
mod lesson;
mod light;
mod names;
mod names_error;
mod names_game;
mod open;
mod photo;
mod platform;
mod play;
mod read;
mod record;
mod report;
mod run;
mod screens;
mod sheet;
#[cfg(not(target_arch = "wasm32"))]
mod shot;
mod standing;
mod state;
mod store;
mod text;
mod textures;
mod theme;
mod undo;
mod update;
mod update_marks;
mod update_photo;
mod update_play;
mod verdict;
mod view;
mod why;
mod widgets;
mod window;

pub use action::Action;
pub use camera::Camera;
pub use command::Command;
pub use export::Form;
pub use photo::{Compare, Photo, Progress};
#[cfg(not(target_arch = "wasm32"))]
pub use platform::Dialogs;
pub use platform::{Platform, data_folder};
pub use play::{DiceAction, Note, PlayAction};
pub use read::{BoardReader, Failure, Job, Outcome, Report, Stage, Stop};
pub use sheet::practice;
#[cfg(not(target_arch = "wasm32"))]
pub use shot::{FrameTime, ShotError, ShownText, frame_times, screenshot, texts};
pub use state::{Document, Doubt, Lit, Panel, Player, RoundDoubt, Screen, State, Tool};
pub use text::Language;
pub use theme::Shade;
pub use why::Why;
pub use window::App;
#[cfg(target_arch = "wasm32")]
pub use window::run_in;
#[cfg(not(target_arch = "wasm32"))]
pub use window::{Options, run};
