//! Boards as people draw and photograph them: training pictures, samples and tests.
//!
//! Everything here is painted by this module from numbers and chance; no picture is read in. Round figures can be
//! written in the hands of real people ([`Hands`]), whose strokes come from a file.

mod beside;
mod board;
mod camera;
mod digits;
mod drawings;
mod faces;
mod family;
mod flap;
mod habits;
mod hands;
mod ink;
mod large;
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
mod script;
mod stations;
mod strokes;
mod style;
mod table;
mod texture;
mod tier;
mod truth;
mod wiped;
mod worn;

pub use board::{BoardKind, Play, random_board};
pub use drawings::MarkForm;
pub use family::Family;
pub use flap::{FlapSample, FlapTruth, flap_sample};
pub use ink::{Pen, PenKind};
pub use photo::{PaintedPhoto, PhotoOptions, photo};
pub use rng::Rng;
pub use sample::{Sample, figures_sample, rectified_sample};
pub use strokes::{Hands, HandsError};
pub use style::{Cap, ErrorMark, Palette, Paper, Rail, Road, Station, Style, Surface};
pub use tier::Tier;
pub use truth::{Truth, cells};
