//! Files that commands write: never over something unasked.

use super::CliError;
use crate::board::message;
use crate::disk;
use std::io::{self, ErrorKind};
use std::path::Path;

/// What went wrong with a file.
pub fn failed(path: &Path, error: io::Error) -> CliError {
    match error.kind() {
        ErrorKind::AlreadyExists => {
            CliError::Usage(message!("cli-taken", path = path.display().to_string()))
        }
        _ => CliError::File { path: path.display().to_string(), error },
    }
}

/// Refuses a path at which something is already, unless it may be written over. Asked before long
/// work, so that nobody waits in vain.
pub fn free(path: &Path, force: bool) -> Result<(), CliError> {
    match path.symlink_metadata() {
        Ok(_) if !force => Err(failed(path, ErrorKind::AlreadyExists.into())),
        _ => Ok(()),
    }
}

/// Writes a file; over another one only if that may be.
pub fn put(path: &Path, bytes: &[u8], force: bool) -> Result<(), CliError> {
    let done = if force { disk::replace(path, bytes) } else { disk::create(path, bytes) };
    done.map_err(|error| failed(path, error))
}

/// The bytes of a picture in the form that its name ends in.
pub fn encoded(path: &Path, picture: &image::RgbImage) -> Result<Vec<u8>, CliError> {
    let mut bytes = io::Cursor::new(Vec::new());
    let written =
        image::ImageFormat::from_path(path).and_then(|format| picture.write_to(&mut bytes, format));
    written.map_err(|error| failed(path, io::Error::other(error)))?;
    Ok(bytes.into_inner())
}
