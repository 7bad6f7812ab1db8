//! From the bytes of a photograph to a board: decode, locate, rectify, read.
//!
//! | step | from | to |
//! | --- | --- | --- |
//! | [`Photo`] | bytes of a file | upright pixels |
//! | [`locate()`] | a photo | the printed grid as a [`Grid`] |
//! | [`rectify()`] | a photo and its grid | the board seen from straight above, [`Rectified`] |

pub mod debug;
pub mod decode;
pub mod grade;
pub mod locate;
pub mod nn;
mod photo;
mod pipeline;
pub mod reader;
pub mod rectify;
mod way_up;

pub use locate::{Grid, Located, NoBoard, Point, Print, Quad, locate, locate_any};
pub use photo::{MAX_FILE_BYTES, MAX_PIXELS, Photo, PhotoError};
pub use pipeline::{BoardPhoto, ReadOptions, look_twice, read_photo};
pub use rectify::{CELL_PX, Rectified, rectify};
pub use way_up::WayUp;

/// The board of a sample photo, seen from above.
#[cfg(test)]
fn sample_board(name: &str) -> Rectified {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("samples/photos");
    let photo = Photo::open(folder.join(name)).unwrap();
    rectify(&photo, &locate_any(&photo).unwrap().grid)
}
