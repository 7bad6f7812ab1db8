//! Scoring a sketch.

pub mod longest;
