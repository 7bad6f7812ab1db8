//! A small convolutional network of our own: layers on `matrixmultiply`, their gradients, AdamW.
//!
//! Nothing here knows what a board is. Pictures are channels-last `f32` buffers with a border of
//! one pixel of zeros, so that a 3x3 convolution is three matrix products over overlapping rows
//! and needs no copy of its input.

mod adam;
mod backward;
mod file;
mod gemm;
mod net;
mod params;
mod spec;

pub use adam::{AdamW, Schedule};
pub use backward::Gradients;
pub use file::{ModelError, fnv64, read_model, write_model};
pub use net::{Activations, Net};
pub use params::Params;
pub use spec::{Layer, Spec};

#[cfg(test)]
mod tests;
