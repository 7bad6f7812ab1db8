//! Every text on the screen, from the catalogues.

pub use crate::board::Value;
pub use crate::words::Language;
