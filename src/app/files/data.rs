//! What stands between the table and its files.

use crate::app::table::Document;
use crate::notation::Past;
use std::path::PathBuf;

/// The table's file, and what earlier runs left.
#[derive(Debug, Default)]
pub struct FilesState {
    /// Where the table is saved, if it is.
    pub file: Option<PathBuf>,
    /// Whether the table has changed since it was saved.
    pub dirty: bool,
    /// Finished games.
    pub past: Vec<Past>,
    /// A table left behind by an earlier run.
    pub left_behind: Option<Document>,
    /// The path typed on the start screen.
    pub path_box: String,
    /// Files asked for that have not come yet.
    pub loading: usize,
}
