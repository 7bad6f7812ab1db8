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
pub use data::{Figures, Judgement, Says};
pub use screen::dispute_panel;
pub use sentence::{beside_verdict, unmarked, verdict};
pub use verdict::{figures, judgement, whys};
