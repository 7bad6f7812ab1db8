//! What the state asks of the world outside: files, the clipboard, long work.

use super::data::LeftBehind;
use super::kinds::Export;
use crate::notation::PhotoFile;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

/// One request.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Let the person choose files to open.
    PickFiles,
    /// Look through the camera, and open the photos that were taken.
    Photograph,
    /// Let the person choose where to save something.
    PickSave(Export),
    /// Save something there; over what the file held when it was last read or written here, or over
    /// anything. See [`Saving::known`](super::data::Saving::known).
    Save(PathBuf, Export, Option<u64>),
    /// Read files and open them, in this order.
    Load(Vec<PathBuf>),
    /// Put text on the clipboard.
    Copy(String),
    /// Take a picture or text from the clipboard.
    Paste,
    /// Read the photo with this number.
    Read(u32),
    /// Stop reading it.
    Cancel(u32),
    /// Keep settings and history.
    KeepSettings,
    /// Keep a table that another takes the place of, until somebody says what shall become of it.
    Leave(Box<LeftBehind>),
    /// Forget the table that was left behind in a slot, once the table is kept.
    Forget(String),
    /// Keep the picture of the photo with this number under a name.
    KeepPhoto(u32, String),
    /// Keep photos that came in a file, under the names that its tables know.
    BringPhotos(BTreeMap<String, Arc<[u8]>>),
    /// Bring a kept photo back to the player with this number.
    FetchPhoto(u32, PhotoFile),
    /// Keep the table, or no longer if it is in a file.
    KeepTable,
    /// Keep the text of a printed board under a name, or forget it.
    KeepBoard(String, Option<String>),
    /// Close the window.
    Quit,
}
