//! Settling a dispute: written figures against proven ones, and a claimed line put to the test.

mod claim;
mod screen;
mod verdict;

pub use claim::Claim;
pub use screen::dispute_panel;
pub use verdict::{Verdict, figure, verdict};
