//! Files that are written, in one way for the window and every command: nothing is half written,
//! nothing is lost, and nobody else's file is touched.
//!
//! A page of a browser has no files; what is here is asked for on a desktop alone.

mod aside;
mod lock;
mod write;

pub use aside::set_aside;
pub use lock::Lock;
pub use write::{create, draft, is_part, replace, target};

use std::io::ErrorKind;

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
