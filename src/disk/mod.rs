//! Files that are written, in one way for the window and every command: nothing is half written,
//! nothing is lost, and nobody else's file is touched.
//!
//! A page of a browser has no files; what is here is asked for on a desktop alone.

mod aside;
mod lock;
mod part;
mod write;

pub use aside::set_aside;
pub use lock::Lock;
pub use write::{create, draft, replace, target};

use std::io::ErrorKind;

/// Where the window keeps its files between runs; none on a system without such a place, and in a
/// program without a window only where the environment names it.
#[cfg(not(target_arch = "wasm32"))]
pub fn data_folder() -> Option<std::path::PathBuf> {
    let named = std::env::var_os("INKSPECTOR_DATA").map(std::path::PathBuf::from);
    #[cfg(feature = "app")]
    let named = named.or_else(|| dirs::data_local_dir().map(|folder| folder.join("inkspector")));
    named
}

/// Why the system refuses a file, as the key of a message; `None` where only its own words tell.
pub fn why(kind: ErrorKind) -> Option<&'static str> {
    Some(match kind {
        ErrorKind::NotFound => "why-not-found",
        ErrorKind::PermissionDenied => "why-not-allowed",
        ErrorKind::ReadOnlyFilesystem => "why-read-only",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => "why-full",
        ErrorKind::IsADirectory => "why-folder",
        ErrorKind::NotADirectory => "why-no-folder",
        ErrorKind::AlreadyExists => "why-exists",
        ErrorKind::InvalidFilename => "why-name",
        ErrorKind::InvalidInput => "why-name",
        ErrorKind::InvalidData => "why-no-text",
        ErrorKind::TimedOut => "why-late",
        ErrorKind::ResourceBusy | ErrorKind::ExecutableFileBusy | ErrorKind::WouldBlock => {
            "why-busy"
        }
        ErrorKind::Unsupported => "why-no-file",
        _ => return None,
    })
}
