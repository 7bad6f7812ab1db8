//! Boards as people draw and photograph them: training pictures, samples and tests.
//!
//! Everything here is painted by this module from numbers and chance; no picture is read in.

mod beside;
mod board;
mod camera;
mod digits;
mod faces;
mod flap;
mod habits;
mod hands;
mod ink;
mod marks;
mod noise;
mod photo;
mod print;
mod props;
mod rails;
mod rng;
mod routes;
mod sample;
mod scene;
mod stations;
mod style;
mod table;
mod texture;
mod truth;
mod wiped;

pub use board::{BoardKind, Play, random_board};
pub use flap::{FlapSample, FlapTruth, flap_sample};
pub use ink::{Pen, PenKind};
pub use photo::{PaintedPhoto, PhotoOptions, Tier, photo};
pub use rng::Rng;
pub use sample::{Sample, rectified_sample};
pub use style::{Cap, ErrorMark, Family, Palette, Paper, Rail, Road, Station, Style, Surface};
pub use truth::{Truth, cells};
