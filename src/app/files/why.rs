//! Why the system refused something.

use crate::board::{Message, Told, message};
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
        lang.told(self)
    }
}

impl Told for Why {
    fn message(&self) -> Message {
        match self {
            Why::Known(key) => Message::new(key, Vec::new()),
            Why::System(said) => message!("why-system", said = said),
        }
    }
}

impl From<io::Error> for Why {
    fn from(error: io::Error) -> Why {
        disk::why(error.kind()).map_or_else(|| Why::System(error.to_string()), Why::Known)
    }
}
