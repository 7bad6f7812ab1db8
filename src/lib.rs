//! Inkspector rebuilds finished Railroad Ink boards, checks how they were drawn, scores them, and
//! proves every point.

#[cfg(feature = "app")]
pub mod app;
pub mod board;
// A browser has no command line.
#[cfg(all(feature = "cli", not(target_arch = "wasm32")))]
pub mod cli;
pub mod expansion;
pub mod game;
#[cfg(feature = "train")]
pub mod paint;
pub mod report;
pub mod rules;
pub mod score;
#[cfg(feature = "train")]
pub mod train;
#[cfg(feature = "vision")]
pub mod vision;
#[cfg(feature = "words")]
pub mod words;
