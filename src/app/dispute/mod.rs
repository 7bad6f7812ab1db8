//! Settling a dispute: written figures against proven ones, and a claimed line put to the test.

mod action;
mod claim;
mod data;
mod screen;
mod sentence;
mod update;
mod verdict;

pub use action::DisputeAction;
pub use claim::Claim;
pub use data::{Figures, Judgement};
pub use screen::dispute_panel;
pub use sentence::verdict;
pub use verdict::{figures, judgement};
