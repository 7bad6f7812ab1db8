//! Pictures of boards: what is printed, what is drawn on it, and what is marked.
//!
//! All of it is drawn here from lines and areas; nothing is copied from the game's own art.

mod board;
mod canvas;
mod expansions;
pub mod kept;
mod lines;
mod marks;
mod paper;
mod pdf;
mod raster;
mod svg;
mod textures;

pub use board::{MARGIN, mark_rounds, printed, proposed, rounds};
pub use canvas::{Canvas, v};
pub use expansions::expansion_marks;
pub use lines::{drawing, trace};
pub use marks::{Overlay, SpaceMark, overlay_above, overlay_below};
pub use paper::Paper;
pub use pdf::pdf_of_shapes;
#[cfg(not(target_arch = "wasm32"))]
pub use raster::Raster;
pub use raster::picture_of_shapes;
pub use svg::svg_of_shapes;
pub use textures::Textures;
