//! Teaching the reader: painted boards in, the numbers of its networks out.
//!
//! Only built with the feature `train`, which nobody needs to read boards. [`teach::teach`] makes
//! one network, [`fit::finish`] fits both to each other and to styles they never saw. What is
//! learned from comes from [`paint`](crate::paint), round figures in the hands of real people too;
//! pictures of real boards are for measuring only.
//!
//! | file | does |
//! | --- | --- |
//! | `pool`, `truth` | painted boards and what the networks should answer |
//! | `view` | the same board in other light and place, each time it is shown |
//! | `params`, `backward`, `adam` | the numbers, their gradients, and the step along them |
//! | `run` | a run, which may be cut off and goes on |
//! | `teach` | the two networks of the board |
//! | `fit` | how far to trust what was learned |
//! | `marks` | how far to trust what was learned of expansions' drawings |
//! | `flap` | the network of the flap, by itself |

mod adam;
mod backward;
pub mod fit;
pub mod flap;
mod marks;
mod params;
pub mod pool;
pub mod run;
pub mod teach;
mod truth;
mod view;

pub use adam::{AdamW, Schedule};
pub use backward::Gradients;
pub use params::{grown, mean, random};
pub use truth::SpaceTruth;

#[cfg(test)]
mod tests;
