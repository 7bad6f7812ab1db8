//! A small convolutional network of our own: layers on `ndarray`'s product.
//!
//! Nothing here knows what a board is. Pictures are channels-last `f32` buffers with a border of
//! one pixel of zeros, so that a 3x3 convolution is three matrix products over overlapping rows
//! and needs no copy of its input. Networks are taught in `train`.

mod file;
mod gemm;
mod net;
mod params;
mod spec;

pub use file::{ModelError, read_model, write_model};
pub use net::{Activations, Net};
pub use params::Params;
pub use spec::{Layer, Spec};

/// What teaching a network needs of its inside.
#[cfg(feature = "train")]
pub(crate) mod inside {
    pub(crate) use super::gemm::{At, gemm};
    pub(crate) use super::net::{BRANCH, RELU_GAIN, bordered, gather, mean_of, span, tiles};
    pub(crate) use super::params::{Slot, column_stats, slots};
    pub(crate) use super::spec::Step;
}

#[cfg(test)]
pub(crate) mod tests;
