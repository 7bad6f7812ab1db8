//! From the bytes of a photograph to a board: decode, locate, rectify, read.
//!
//! | step | from | to |
//! | --- | --- | --- |
//! | [`Photo`] | bytes of a file | upright pixels |
//! | [`locate()`] | a photo | the printed grid as a [`Grid`] |
//! | [`rectify()`] | a photo and its grid | the board seen from straight above, [`Rectified`] |

pub mod debug;
pub mod decode;
mod doubt;
mod drawn;
mod finder;
pub mod flap;
mod form;
pub mod grade;
pub mod locate;
mod marked;
mod mirror;
pub mod nn;
mod photo;
mod pieces;
mod pipeline;
pub mod reader;
pub mod rectify;
mod twice;
mod watch;
mod way_up;

pub use doubt::{Doubt, Proposal, RoundDoubt, Transcript, proven};
pub use finder::{Finder, Glimpse, Hint};
pub use form::ReadForm;
pub use locate::{
    Grid, GridSize, Located, NoBoard, Point, Print, Quad, glance, locate, locate_all, locate_any,
};
pub use photo::{MAX_FILE_BYTES, MAX_PIXELS, OpenError, Photo, PhotoError, ROOM};
pub use pipeline::{BoardPhoto, ReadOptions, read_boards, read_bytes, read_photo};
pub use rectify::{CELL_PX, MARGIN, Rectified, rectify};
pub use twice::look_twice;
pub use watch::{Milestone, Stage, Stop, Unread, Watch};
pub use way_up::WayUp;

/// The board of a sample photo, seen from above.
#[cfg(test)]
fn sample_board(name: &str) -> Rectified {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("samples/photos");
    let photo = Photo::open(folder.join(name)).unwrap();
    rectify(&photo, &locate_any(&photo, &crate::board::Layout::classic()).unwrap().grid)
}
