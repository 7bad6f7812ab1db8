//! What can be asked of files, and what the world outside answers.

use super::kinds::Export;
use super::why::Why;
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
    /// Where to save.
    SaveTo(PathBuf, Export),
    /// It has been saved.
    Saved(PathBuf, Export),
    /// A browser downloads it under this name; whether it is kept, nobody is told.
    Downloaded(String),
    /// It could not be saved.
    SaveFailed(PathBuf, Why),
    /// The table that an earlier run left.
    Recover(bool),
    /// Open a game of the history.
    OpenPast(usize),
    /// Forget a game of the history.
    ForgetPast(usize),
    /// Type into the path box.
    PathBox(String),
}
