//! The rules that findings cite.

use serde::Serialize;

/// A rule of an expansion, restated in our own words by the catalogues.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Statute {
    /// Its key in the catalogues, which say what it asks and where the rulebooks say so.
    pub key: &'static str,
}
