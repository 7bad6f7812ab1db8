//! Boards as people draw and photograph them: training pictures, samples and tests.
//!
//! Everything here is painted by this module from numbers and chance; no picture is read in.

mod board;
mod camera;
mod digits;
mod ink;
mod marks;
mod noise;
mod print;
mod rng;
mod routes;
mod sample;
mod style;
mod texture;

pub use board::{BoardKind, Play, random_board};
pub use ink::{Pen, PenKind};
pub use rng::Rng;
pub use sample::{Sample, rectified_sample, training_sample};
pub use style::{Cap, ErrorMark, Family, Palette, Paper, Rail, Road, Station, Style, Surface};
pub use texture::board_texture;
