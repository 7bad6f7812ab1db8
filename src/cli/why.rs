//! What the operating system says of a file, in plain words that say what to do.

use std::io::{Error, ErrorKind};

/// Why a file cannot be read or written.
pub fn why(error: &Error) -> String {
    if error.get_ref().is_some() {
        // Said by this program or a library in words of its own.
        return error.to_string();
    }
    let plain = match error.kind() {
        ErrorKind::NotFound => "there is no such file or folder; check its name and path",
        ErrorKind::PermissionDenied => {
            "the system does not allow it; check who may read or write there"
        }
        ErrorKind::ReadOnlyFilesystem => "nothing can be written there; name another folder",
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded => {
            "the disk is full; make room or name another folder"
        }
        ErrorKind::IsADirectory => "this is a folder; name a file",
        ErrorKind::NotADirectory => "a part of this path is no folder; check the path",
        ErrorKind::AlreadyExists => "something else is there already; choose another name",
        ErrorKind::InvalidFilename => {
            "the system takes no such name; choose a shorter or plainer one"
        }
        ErrorKind::InvalidData => "this is no text; check that it is the right file",
        ErrorKind::ResourceBusy => "another program is using it; try again when that has ended",
        _ => {
            let said = error.to_string();
            // The number of the error means nothing to a reader.
            let said = said.split(" (os error").next().unwrap_or(&said);
            return format!("the system says: {said}");
        }
    };
    plain.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_number_of_an_error_is_shown() {
        for number in 1..134 {
            let told = why(&Error::from_raw_os_error(number));
            assert!(!told.contains("os error"), "{told}");
        }
        assert!(why(&ErrorKind::NotFound.into()).contains("no such file"));
        assert_eq!(why(&Error::other("no boards in it")), "no boards in it");
    }
}
