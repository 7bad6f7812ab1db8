//! The window: photo in, settled score out.
//!
//! | part | does |
//! | --- | --- |
//! | `state`, `action`, `update` | the state as data, what can be asked of it, and the one place that changes it |
//! | `command` | the one list that menu, buttons, shortcuts and help read |
//! | `screens`, `board_view`, `widgets` | draw the state, and ask |
//! | `art`, `theme` | pictures of boards, and every colour |
//! | `platform`, `read` | files, clipboard, dialogs and photo reading, away from the frames |
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
mod effect;
mod examples;
mod export;
mod lesson;
mod light;
mod names;
mod open;
mod photo;
mod platform;
mod read;
mod record;
mod run;
mod screens;
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
mod verdict;
mod widgets;
mod window;

pub use action::Action;
pub use camera::Camera;
pub use command::Command;
pub use export::{Form, practice};
pub use photo::Progress;
pub use platform::{Platform, data_folder};
pub use read::{BoardReader, Failure, Job, Outcome, Report, Stage, Stop};
pub use shot::{ShotError, screenshot};
pub use state::{Document, Doubt, Lit, Panel, Player, Screen, State, Tool};
pub use text::Language;
pub use theme::Shade;
pub use window::{App, Options, run};
