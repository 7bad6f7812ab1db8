//! Why the system refused something.

use crate::disk;
use crate::words::Language;
use std::io;

/// Why a file or the clipboard could not be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// A reason with a text of its own, by its key.
    Known(&'static str),
    /// Another one, in the system's own words.
    System(String),
}

impl Why {
    /// The reason in the language of the screen.
    pub fn text(&self, lang: Language) -> String {
        match self {
            Why::Known(key) => lang.t(key),
            Why::System(said) => lang.with("why-system", &[("said", said.as_str().into())]),
        }
    }
}

impl From<io::Error> for Why {
    fn from(error: io::Error) -> Why {
        disk::why(error.kind()).map_or_else(|| Why::System(error.to_string()), Why::Known)
    }
}
