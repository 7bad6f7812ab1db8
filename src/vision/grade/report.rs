//! What was read in a photo and what somebody made of it, in one file that can be graded like a folder.
//!
//! It is made only when asked for, and holds the board cut out of the photo: nothing of what lies
//! around it.

use super::embedded::embedded;
use super::{CellForm, CellsForm};
use crate::board::Sketch;
use crate::rules::Edition;
use crate::vision::locate::{Point, Quad};
use crate::vision::rectify::{MARGIN, Rectified};
use crate::vision::{BoardPhoto, ReadForm};
use serde::Serialize;

/// A truth file of one photo that brings its picture along.
///
/// ```
/// use inkspector::vision::grade::{ReportFile, read_truth};
/// use inkspector::vision::reader::Reader;
/// use inkspector::vision::{Photo, ReadOptions, read_photo};
/// let photo = Photo::open("samples/photos/crayon.jpg")?;
/// let board = read_photo(&photo, &Reader::bundled()?, &ReadOptions::default())?;
/// let right = board.transcript().sketch;
/// let report = ReportFile::new("crayon.jpg", &board, (&right, board.edition))?;
/// let folder = tempfile::tempdir()?;
/// let path = folder.path().join("crayon.report.json");
/// std::fs::write(&path, serde_json::to_vec(&report)?)?;
/// let pictures = read_truth(&path)?;
/// assert_eq!(pictures[0].sketch()?, right);
/// assert!(Photo::decode(&pictures[0].cut_out()?.unwrap()).is_ok());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Serialize)]
pub struct ReportFile {
    about: &'static str,
    pictures: [Reported; 1],
}

#[derive(Clone, Debug, Serialize)]
struct Reported {
    file: String,
    kind: Edition,
    corners: Quad,
    /// What is right.
    cells: CellsForm,
    /// The board cut out of the photo.
    picture: String,
    /// What was read.
    read: ReadForm,
}

const ABOUT: &str = "A board cut out of a photo, what was read there (read) and what is right (cells). \
                     Corners are those of the grid in the cut-out.";

impl ReportFile {
    /// The report of a board in the photo called `file`, with the board and its edition as somebody
    /// corrected them: the same way up as it was read.
    pub fn new(
        file: &str,
        board: &BoardPhoto,
        (right, kind): (&Sketch, Edition),
    ) -> Result<ReportFile, image::ImageError> {
        let reported = Reported {
            file: file.to_owned(),
            kind,
            corners: corners(&board.rectified),
            cells: CellForm::board(right),
            picture: embedded(&board.rectified.raw)?,
            read: ReadForm::new(file, Ok(board), 0.0),
        };
        Ok(ReportFile { about: ABOUT, pictures: [reported] })
    }
}

/// Where the corners of the grid lie in a board seen from above.
fn corners(board: &Rectified) -> Quad {
    let px = f64::from(board.cell_px);
    let (left, top) = (MARGIN * px, MARGIN * px);
    let right = left + f64::from(board.size.cols) * px;
    let bottom = top + f64::from(board.size.rows) * px;
    Quad(
        [(left, top), (right, top), (right, bottom), (left, bottom)].map(|(x, y)| Point::new(x, y)),
    )
}
