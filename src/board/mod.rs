//! The board: sides, kinds, strands, spaces, printed layouts, and sketches drawn on them.

mod kind;
mod layout;
mod message;
pub mod notation;
mod side;
mod sketch;
mod space;
mod strand;

pub use kind::Kind;
pub use layout::{Building, BuildingSite, Exit, Fixture, Layout, LayoutError, Wall};
pub use message::{Message, Value};
pub(crate) use message::{errors, message};
pub use side::{Side, Turn};
pub use sketch::{Cell, Mark, Place, Sketch};
pub use space::{MAX_SIZE, Space, SpaceError};
pub use strand::{Drawing, DrawingError, Middle, Strand};
