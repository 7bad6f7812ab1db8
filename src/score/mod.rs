//! Scoring: the score graph, networks, longest routes, centre, errors, and the sheet with its
//! evidence.

mod graph;
mod network;
mod scorer;
mod sheet;

pub mod longest;

pub use graph::{Contact, End, Graph, Node, NodeId};
pub use network::Network;
pub use scorer::{Scorer, score};
pub use sheet::{
    Assumption, BuildingTrack, Cause, Contribution, Evidence, Extra, Item, Line, LongestRoute,
    OpenEnd, OtherAnswer, Part, Pass, RulingNote, Sheet, VILLAGE_TRACK,
};
