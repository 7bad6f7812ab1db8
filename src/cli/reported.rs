//! `inkspector read --report`: what was read in a photo and what is right, in one file.

use super::{CliError, boards, output, told};
use crate::board::{Message, Sketch, message};
use crate::notation::{BoardFile, MAX_BYTES, read_text};
use crate::vision::BoardPhoto;
use crate::vision::grade::ReportFile;
use crate::vision::locate::GridSize;
use std::io;
use std::path::{Path, PathBuf};

/// Where to write a report, and the board as it is right.
#[derive(clap::Args, Clone, Debug)]
pub struct ReportArgs {
    #[arg(long, value_name = "FILE", requires = "corrected")]
    report: Option<PathBuf>,

    #[arg(long, value_name = "BOARD", requires = "report")]
    corrected: Option<PathBuf>,

    #[arg(long, requires = "report")]
    force: bool,
}

/// A report to be written, with the board as it is right.
pub struct Wanted<'a> {
    path: &'a Path,
    corrected: &'a Path,
    right: BoardFile,
    force: bool,
}

impl ReportArgs {
    /// What is to be written, once it is sure that it can be: `photos` are asked at once.
    pub fn wanted(&self, photos: usize) -> Result<Option<Wanted<'_>>, CliError> {
        let (Some(path), Some(corrected)) = (&self.report, &self.corrected) else {
            return Ok(None);
        };
        if photos != 1 {
            return Err(CliError::Usage(message!("cli-report-one")));
        }
        output::free(path, self.force)?;
        keep(corrected, path)?;
        let name = corrected.display().to_string();
        let text = read_text(corrected, MAX_BYTES)
            .map_err(|error| CliError::File { path: name.clone(), error })?;
        let known = |layout: &str| boards::beside(corrected.parent(), layout);
        let (right, _) = BoardFile::read_any_with(&text, &known)
            .map_err(|error| refused(&name, message!("error-said", said = told(&error))))?;
        Ok(Some(Wanted { path, corrected, right, force: self.force }))
    }
}

impl Wanted<'_> {
    /// Writes the report of the board in a photo.
    pub fn write(&self, photo: &Path, read: &[BoardPhoto]) -> Result<(), CliError> {
        let [board] = read else { return Err(CliError::Usage(message!("cli-report-one"))) };
        let right = &self.right.sketch;
        if GridSize::of(right.layout()) != board.rectified.size {
            return Err(refused(&self.path.display().to_string(), message!("cli-report-size")));
        }
        let (own, shown) = (self.right.edition, board.edition);
        let refuse = |why| Err(refused(&self.corrected.display().to_string(), why));
        if own != shown {
            return refuse(message!("cli-report-edition", own = own, shown = shown));
        }
        let read = board.transcript().sketch;
        if right.layout().surface() != read.layout().surface() {
            return refuse(message!("cli-report-print"));
        }
        let (differ, count) = differing(right, &read);
        if differ * AGREE > count * (AGREE - 1) && !self.force {
            return refuse(message!("cli-report-other", differ = differ, count = count));
        }
        keep(photo, self.path)?;
        let name = photo.file_name().unwrap_or_default().to_string_lossy();
        let report = ReportFile::new(&name, board, (right, self.right.edition))
            .map_err(|error| output::failed(self.path, io::Error::other(error)))?;
        let json = serde_json::to_vec(&report).map_err(io::Error::from);
        let json = json.map_err(|error| output::failed(self.path, error))?;
        output::put(self.path, &json, self.force)
    }
}

/// Of the spaces that are drawn, one in so many must be read as they are right. Even a bad photo of the same
/// board is read better; another board is the same in one of ten by chance.
const AGREE: usize = 4;

/// How many of the spaces in which one of two boards has something drawn are not drawn alike, and how many
/// there are.
fn differing(one: &Sketch, other: &Sketch) -> (usize, usize) {
    let both = one.cells().iter().zip(other.cells());
    let both = both.map(|(one, other)| (one.drawing, other.drawing));
    let drawn = both.filter(|(one, other)| !(one.is_empty() && other.is_empty()));
    drawn.fold((0, 0), |(differ, count), (one, other)| {
        (differ + usize::from(one != other), count + 1)
    })
}

/// That a report does not take the place of what it is made of.
fn keep(source: &Path, report: &Path) -> Result<(), CliError> {
    let same = |a: &Path, b: &Path| Some(a.canonicalize().ok()? == b.canonicalize().ok()?);
    match same(source, report) {
        Some(true) => Err(refused(&report.display().to_string(), message!("cli-report-own"))),
        _ => Ok(()),
    }
}

fn refused(file: &str, why: Message) -> CliError {
    CliError::Usage(message!("cli-file", file = file, why = why))
}
