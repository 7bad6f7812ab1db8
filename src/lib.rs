//! Inkspector rebuilds finished Railroad Ink boards, checks how they were drawn, scores them, and
//! proves every point.

pub mod board;

pub mod rules;

pub mod expansion;

pub mod check;
pub mod score;

pub mod game;

pub mod notation;

#[cfg(feature = "words")]
pub mod words;

pub mod report;

#[cfg(feature = "vision")]
pub mod vision;

#[cfg(feature = "train")]
pub mod paint;

#[cfg(feature = "train")]
pub mod train;

#[cfg(feature = "app")]
pub mod app;

// A browser has no command line.
#[cfg(all(feature = "cli", not(target_arch = "wasm32")))]
pub mod cli;
