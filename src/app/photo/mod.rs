//! Photos: read away from the frames, their corners, and what was read to be looked at.

mod action;
mod beside;
mod camera;
mod closer;
mod crop;
mod data;
mod figures;
mod flap;
mod missing;
mod queue;
mod read;
mod review;
mod screen;
mod strip;
mod update;
mod waiting;

pub use action::PhotoAction;
pub use beside::{boards_ui, shown_part};
pub use camera::Camera;
pub use data::{Compare, Photos, PlayerPhoto, Progress};
// A page tells it to those who cannot see the window.
#[cfg(target_arch = "wasm32")]
pub use missing::told;
pub use read::{BoardReader, Job, OtherBoard, Report};
pub use review::review_screen;
pub use screen::photo_screen;
pub use waiting::Waiting;
