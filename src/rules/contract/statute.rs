//! The rules that findings cite.

use serde::Serialize;

/// A rule of an expansion, restated in our own words.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Statute {
    /// What it asks.
    pub text: &'static str,
    /// Where the rulebooks say so.
    pub source: &'static str,
}
