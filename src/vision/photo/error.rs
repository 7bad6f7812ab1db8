//! Why a file is no photo that can be read, and what it may be at most.

use crate::board::{Message, Told, errors, message};
use crate::notation::source;
use std::path::PathBuf;

/// The largest file that is opened, in bytes.
pub const MAX_FILE_BYTES: u64 = 64 << 20;

/// The most pixels a photo may have: above what phones make (50 megapixels).
pub const MAX_PIXELS: u64 = 64_000_000;

/// Photos with a shorter side than this cannot show a board that can be read.
pub(super) const MIN_SIDE: u32 = 120;

/// The same for the working copy: a strip of a picture may be high enough, and its copy have no width.
pub(super) const MIN_WORK_SIDE: u32 = 40;

/// Why a file could not be opened as a photo.
#[derive(Debug)]
pub enum OpenError {
    /// The file could not be read.
    Io {
        /// The file.
        path: PathBuf,
        /// The system's answer.
        source: std::io::Error,
    },
    /// What it holds is no photo.
    Photo(PhotoError),
}

impl Told for OpenError {
    fn message(&self) -> Message {
        match self {
            OpenError::Io { path, source } => {
                message!("photo-io", path = path.display().to_string(), said = source::said(source))
            }
            OpenError::Photo(error) => error.message(),
        }
    }
}

errors!(OpenError);

impl From<PhotoError> for OpenError {
    fn from(error: PhotoError) -> OpenError {
        OpenError::Photo(error)
    }
}

/// Why bytes gave no photo. Every message says what to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PhotoError {
    /// There are no bytes.
    Empty,
    /// The file is larger than [`MAX_FILE_BYTES`].
    FileTooLarge,
    /// The picture has more pixels than [`MAX_PIXELS`], or its pixels need too much memory.
    TooManyPixels {
        /// Width in pixels.
        width: u32,
        /// Height in pixels.
        height: u32,
        /// How many millions of pixels such a file may have.
        most: u32,
    },
    /// The picture is too small to show a board.
    TooSmall {
        /// Width in pixels.
        width: u32,
        /// Height in pixels.
        height: u32,
    },
    /// The bytes are of a known type that is not read here.
    OtherType(&'static str),
    /// The bytes are no picture of any known type.
    UnknownType,
    /// The file stops before the picture is complete.
    Truncated(&'static str),
    /// The file breaks the rules of its type.
    Damaged {
        /// The file's type.
        kind: &'static str,
        /// What the decoder found.
        detail: String,
    },
    /// A HEIC file that uses something this program cannot decode.
    Heic(String),
}

impl Told for PhotoError {
    fn message(&self) -> Message {
        match self {
            PhotoError::Empty => message!("photo-empty"),
            PhotoError::FileTooLarge => {
                message!("photo-file-too-large", most = MAX_FILE_BYTES >> 20)
            }
            PhotoError::TooManyPixels { width, height, most } => {
                message!("photo-too-large", width = *width, height = *height, most = *most)
            }
            PhotoError::TooSmall { width, height } => {
                message!("photo-too-small", width = *width, height = *height)
            }
            PhotoError::OtherType(kind) => message!("photo-other-type", kind = *kind),
            PhotoError::UnknownType => message!("photo-unknown-type"),
            PhotoError::Truncated(kind) => message!("photo-truncated", kind = *kind),
            PhotoError::Damaged { kind, detail } => {
                message!("photo-damaged", kind = *kind, detail = detail)
            }
            PhotoError::Heic(detail) => message!("photo-heic", detail = detail),
        }
    }
}

errors!(PhotoError);
