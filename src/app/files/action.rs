//! What can be asked of files, and what the world outside answers.

use super::data::Saving;
use super::kinds::Export;
use super::why::Why;
use crate::board::Message;
use crate::notation::Past;
use crate::rules::Edition;
use std::path::PathBuf;
use std::sync::Arc;

/// One request or answer.
#[derive(Clone, Debug)]
pub enum FilesAction {
    /// Open an example.
    Example(usize),
    /// Begin with an empty board and draw.
    ByHand(Edition),
    /// Open a file by its path.
    OpenPath(PathBuf),
    /// Files chosen or dropped.
    Opened(Vec<PathBuf>),
    /// The contents of a file or of the clipboard.
    Loaded(String, Arc<[u8]>, Option<PathBuf>),
    /// A file or the clipboard could not be read.
    LoadFailed(String, Why),
    /// What should be opened is a folder.
    IsFolder(String),
    /// What should be opened is larger than any photo.
    TooLarge(String),
    /// The table cannot be kept for the next run.
    KeepFailed(Why),
    /// Settings and finished games cannot be kept for the next run.
    ShareFailed(Why),
    /// A kept file that cannot be used, by its name, was set aside under this path; why.
    SetAside(String, String, Message),
    /// A kept file that cannot be used stays where it is; why.
    LeftAlone(String, Message),
    /// Finished games as they were sent to be kept, and as they are kept with those of other windows.
    PastShared(Vec<Past>, Vec<Past>),
    /// No file dialog could be shown: to open something, or to save it, perhaps under this path.
    NoDialog(Option<(Export, PathBuf)>),
    /// Where to save.
    SaveTo(PathBuf, Export),
    /// It has been saved; what the file holds now, see `fingerprint`.
    Saved(Saving, u64),
    /// The file holds something else than when it was last read or written here.
    ChangedElsewhere(Saving),
    /// A browser downloads it under this name; whether it is kept, nobody is told.
    Downloaded(String),
    /// It could not be saved.
    SaveFailed(PathBuf, Why),
    /// Go on with a table that was left behind, or forget it.
    Recover(usize, bool),
    /// Open a game of the history.
    OpenPast(usize),
    /// Forget a game of the history.
    ForgetPast(usize),
    /// Add the finished games of these moments up with the others, or no longer.
    TickPast(Vec<u64>, bool),
    /// Copy the standings of the games that are added up.
    CopySeries,
    /// The same as CSV, to a file.
    SaveSeries,
    /// Put the game that was forgotten last back into the history.
    BringBack,
    /// A board that came by a link is asked about in another window of the same browser.
    AskedElsewhere,
    /// Type into the path box.
    PathBox(String),
}
