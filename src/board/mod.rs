//! The board: sides, kinds, strands, spaces, printed layouts, sketches drawn on them, and what
//! touches what.

mod graph;
mod kind;
mod layout;
mod message;
mod name;
mod place;
mod plain;
mod side;
mod sketch;
mod space;
mod strand;

pub use graph::{Bridge, Contact, Difference, End, Graph, Links, Node, NodeId};
pub use kind::Kind;
pub(crate) use layout::LayoutData;
pub use layout::{
    Building, BuildingSite, CityKind, Dotted, Exit, Fixture, Given, Layout, LayoutError,
    MAX_MORE_DICE, MoreDice, Outline, Proposal, Wall,
};
pub use message::{Message, Told, Value};
pub(crate) use message::{errors, message};
pub use name::is_name;
pub use place::Place;
pub use plain::{is_unsafe, plain, plain_lines};
pub use side::{Side, Turn};
pub use sketch::{Cell, Mark, Sketch};
pub use space::{MAX_SIZE, Space, SpaceError};
pub use strand::{Drawing, DrawingError, Middle, Strand};
