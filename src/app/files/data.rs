//! What stands between the table and its files.

use super::coming::Coming;
use super::kinds::Export;
use super::store::Settings;
use crate::app::table::Document;
use crate::notation::Past;
use std::collections::hash_map::DefaultHasher;
use std::collections::{BTreeMap, BTreeSet};
use std::hash::Hasher;
use std::path::PathBuf;

/// A table that was left before it was saved, by an earlier run or for another table.
#[derive(Clone, Debug, PartialEq)]
pub struct LeftBehind {
    /// Where it is kept.
    pub slot: String,
    /// The table.
    pub document: Document,
}

/// What is to be saved, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saving {
    /// Where.
    pub path: PathBuf,
    /// What.
    pub form: Export,
    /// What the file held when it was last read or written here, see `fingerprint`. Anything else
    /// there is asked about; `None` writes over anything.
    pub known: Option<u64>,
    /// The change of the table that is saved.
    pub revision: u64,
}

impl Saving {
    /// What a file is known to hold that was never read here: whatever it holds is asked about.
    pub const UNREAD: u64 = 0;
}

/// A number that bytes share with hardly any others, to see whether a file is another one. It is of
/// use only to the running program.
pub fn fingerprint(bytes: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    hasher.write(bytes);
    hasher.finish()
}

/// The table's file, and what earlier runs left.
#[derive(Clone, Debug, Default)]
pub struct FilesState {
    /// Where the table is saved, if it is.
    pub file: Option<PathBuf>,
    /// What that file held when it was last read or written here, see [`fingerprint`].
    pub print: Option<u64>,
    /// Whether the table has changed since it was saved.
    pub dirty: bool,
    /// Whether somebody has changed the table since it was opened or saved.
    pub touched: bool,
    /// Finished games.
    pub past: Vec<Past>,
    /// Those that were kept when this window last looked, with those of other windows.
    pub shared: Vec<Past>,
    /// The game that was taken out of them last, and its place.
    pub forgotten: Option<(usize, Past)>,
    /// The moments of the finished games that are added up.
    pub ticked: BTreeSet<u64>,
    /// How many players won those of them in which several have the most points.
    pub tied: BTreeMap<u64, usize>,
    /// Tables left before they were saved, for which nobody has said yet what shall become of them.
    pub left_behind: Vec<LeftBehind>,
    /// The path typed on the start screen.
    pub path_box: String,
    /// What a file with everything holds, until somebody has said whether it shall come in.
    pub coming: Option<Box<Coming>>,
    /// The settings of somebody who has never chosen any.
    pub first: Settings,
    /// Whether the system has no file dialogs, so that paths are typed.
    pub no_dialog: bool,
    /// Files asked for that have not come yet.
    pub loading: usize,
}

impl FilesState {
    /// The finished games that are added up, newest first.
    pub fn ticked_games(&self) -> impl Iterator<Item = &Past> {
        self.past.iter().filter(|past| self.ticked.contains(&past.when))
    }
}
