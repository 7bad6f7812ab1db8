//! What the state asks of the world outside: files, the clipboard, long work.

use super::kinds::Export;
use std::path::PathBuf;

/// One request.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Let the person choose files to open.
    PickFiles,
    /// Let the person choose where to save something.
    PickSave(Export),
    /// Save something there.
    Save(PathBuf, Export),
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
    /// Forget the table an earlier run left behind.
    ForgetLeftBehind,
    /// Close the window.
    Quit,
}
