//! Putting a file out of the way under a name of its own.

use super::write::put;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// The most files of one name that are set aside.
const MOST: usize = 10_000;

/// Renames a file so that another can take its place: `history.json` becomes
/// `history-set-aside-1.json`, or the next number that nobody has. Hands over its new path.
///
/// # Errors
///
/// What the system says; then the file is where it was.
pub fn set_aside(path: &Path) -> io::Result<PathBuf> {
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let ending = path.extension().map(|ending| format!(".{}", ending.to_string_lossy()));
    for number in 1..=MOST {
        let name = format!("{stem}-set-aside-{number}{}", ending.as_deref().unwrap_or_default());
        let aside = path.with_file_name(name);
        match put(path, &aside) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            done => return done.map(|()| aside),
        }
    }
    Err(ErrorKind::AlreadyExists.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn every_file_set_aside_is_kept() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("history.json");
        for text in ["one", "two", "three"] {
            fs::write(&path, text).unwrap();
            let aside = set_aside(&path).unwrap();
            assert!(!path.exists());
            assert_eq!(fs::read_to_string(aside).unwrap(), text);
        }
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 3);
        assert!(set_aside(&path).is_err());
    }
}
