//! Scoring: networks, longest routes, centre, errors, and the sheet with its
//! evidence.

mod claim;
mod network;
mod paper;
mod scorer;
mod sheet;
#[cfg(test)]
mod small;
mod unsure;
mod why;
mod written;

pub mod longest;

pub use claim::{ClaimBreak, StandingClaim, judge_claim};
pub use network::Network;
pub use paper::{ErrorMarks, FieldRead, MOST_FIGURE, PAPER_FIELDS, PaperRead, is_figure};
pub use scorer::{Scorer, score};
pub use sheet::{
    Assumption, BuildingTrack, Cause, Contribution, Evidence, Item, LongestRoute, OpenEnd,
    OtherAnswer, Pass, RulingNote, Sheet, SheetLine, VILLAGE_TRACK,
};
pub use why::{spared_ends, why_not};
pub use written::{
    Unsure, WrittenSheet, beyond_proof, field_word, item_of, printed_specials, verdict,
    written_told,
};
