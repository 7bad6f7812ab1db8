//! Writing a file whole or not at all.

use super::part::Part;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

/// The most links that lead from one to the next.
const MOST_LINKS: usize = 40;

/// Puts a file with these bytes in place of what is there, if anything is. A link stays a link: what
/// it leads to is written. Rights stay, and a file that may not be written to is not replaced.
///
/// At any moment, even when the power fails, either the old or the new file is there in full. A file
/// with several names (hard links) keeps them all: its content is written over. While that lasts the
/// new content lies beside it in full, as a file of its own.
///
/// # Errors
///
/// What the system says; then what was there is still there.
pub fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    replace_with(path, |file| file.write_all(bytes).and_then(|()| file.sync_all()))?;
    keep_name(path);
    Ok(())
}

/// As [`replace`], without waiting for the disk: a program that is killed loses nothing, a computer
/// that loses its power may.
///
/// # Errors
///
/// What the system says; then what was there is still there.
pub fn draft(path: &Path, bytes: &[u8]) -> io::Result<()> {
    replace_with(path, |file| file.write_all(bytes))
}

/// Writes a new file. Whatever is there already, be it a link that leads nowhere, stays as it is.
///
/// # Errors
///
/// [`ErrorKind::AlreadyExists`] if something is there, or what else the system says.
pub fn create(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if path.symlink_metadata().is_ok() {
        return Err(ErrorKind::AlreadyExists.into());
    }
    let part = Part::beside(path, |file| file.write_all(bytes).and_then(|()| file.sync_all()))?;
    put(&part.path, path)?;
    drop(part);
    keep_name(path);
    Ok(())
}

/// Gives a file a name that nobody has.
pub(super) fn put(from: &Path, to: &Path) -> io::Result<()> {
    match fs::hard_link(from, to) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Err(error),
        // Some disks have no second names for a file.
        Err(_) if to.symlink_metadata().is_err() => fs::rename(from, to),
        Err(_) => Err(ErrorKind::AlreadyExists.into()),
        // It has both names for a moment.
        Ok(()) => fs::remove_file(from),
    }
}

/// What a path leads to: where a file is, or would be.
///
/// # Errors
///
/// What the system says of a link on the way.
pub fn target(path: &Path) -> io::Result<PathBuf> {
    let mut path = path.to_owned();
    for _ in 0..MOST_LINKS {
        if !path.symlink_metadata().is_ok_and(|data| data.is_symlink()) {
            return Ok(path);
        }
        let led = fs::read_link(&path)?;
        path = path.parent().unwrap_or(Path::new("")).join(led);
    }
    Err(io::Error::from(ErrorKind::InvalidFilename))
}

fn replace_with(path: &Path, fill: impl FnOnce(&mut File) -> io::Result<()>) -> io::Result<()> {
    let path = target(path)?;
    let rights = match path.metadata() {
        Ok(data) if data.is_dir() => return Err(ErrorKind::IsADirectory.into()),
        // A pipe or a device is no file that could be replaced.
        Ok(data) if !data.is_file() => return Err(ErrorKind::Unsupported.into()),
        Ok(data) if data.permissions().readonly() => {
            return Err(ErrorKind::PermissionDenied.into());
        }
        Ok(data) => Some(data.permissions()),
        Err(error) if error.kind() == ErrorKind::NotFound => None,
        Err(error) => return Err(error),
    };
    let part = Part::beside(&path, fill)?;
    if let Some(rights) = rights {
        // Where rights cannot be given, the file is worth more than they are.
        let _ = fs::set_permissions(&part.path, rights);
    }
    if has_more_names(&path) {
        return write_through(&part.path, &path);
    }
    fs::rename(&part.path, &path)
}

/// Whether a file has further names, which a new file in its place would not have.
fn has_more_names(path: &Path) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        path.metadata().is_ok_and(|data| data.nlink() > 1)
    }
    // Other systems tell nobody yet.
    #[cfg(not(unix))]
    {
        let _ = path;
        false
    }
}

/// Writes the content of one file over that of another. Where that fails, what was there is written
/// back.
fn write_through(from: &Path, to: &Path) -> io::Result<()> {
    let old = fs::read(to)?;
    let write = |bytes: &mut dyn Read| {
        let mut file = OpenOptions::new().write(true).open(to)?;
        let length = io::copy(bytes, &mut file)?;
        file.set_len(length)?;
        file.sync_all()
    };
    write(&mut File::open(from)?).inspect_err(|_| {
        // What was there had room there.
        let _ = write(&mut &old[..]);
    })
}

/// Sees to it that a new name lasts as its file does, on systems that keep names by themselves.
fn keep_name(path: &Path) {
    if cfg!(unix)
        && let Some(folder) = path.parent()
        && let Ok(folder) =
            File::open(if folder.as_os_str().is_empty() { Path::new(".") } else { folder })
    {
        // Not every disk can; then its own time has to do.
        let _ = folder.sync_all();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap();
        let mut names: Vec<String> =
            entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        names
    }

    #[test]
    fn a_full_disk_leaves_the_old_file_and_no_part() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.json");
        replace(&path, b"old").unwrap();
        let full = io::Error::from(ErrorKind::StorageFull);
        let result = replace_with(&path, |file| {
            file.write_all(b"ne")?;
            Err(full)
        });
        assert_eq!(result.unwrap_err().kind(), ErrorKind::StorageFull);
        assert_eq!(fs::read(&path).unwrap(), b"old");
        assert_eq!(names(folder.path()), ["game.json"]);
    }

    #[test]
    fn nobody_elses_file_is_touched() {
        let folder = tempfile::tempdir().unwrap();
        for name in ["game.json.part", ".game.json.unfinished", "game.part"] {
            fs::write(folder.path().join(name), "somebody's").unwrap();
        }
        let before = names(folder.path());
        let path = folder.path().join("game.json");
        replace(&path, b"one").unwrap();
        draft(&path, b"two").unwrap();
        for name in before {
            assert_eq!(fs::read(folder.path().join(name)).unwrap(), b"somebody's");
        }
        assert_eq!(fs::read(&path).unwrap(), b"two");
    }

    #[test]
    fn a_new_file_replaces_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.json");
        create(&path, b"one").unwrap();
        assert_eq!(create(&path, b"two").unwrap_err().kind(), ErrorKind::AlreadyExists);
        assert_eq!(fs::read(&path).unwrap(), b"one");
        assert_eq!(names(folder.path()), ["game.json"]);
    }

    #[test]
    fn what_is_no_file_is_not_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let kind = |path: &Path| replace(path, b"x").unwrap_err().kind();
        assert_eq!(kind(folder.path()), ErrorKind::IsADirectory);
        assert_eq!(kind(&folder.path().join("none/game.json")), ErrorKind::NotFound);
        let long = folder.path().join("n".repeat(300));
        assert_eq!(kind(&long), ErrorKind::InvalidFilename);
        // The longest name there can be has room beside it.
        replace(&folder.path().join("n".repeat(255)), b"x").unwrap();
    }

    #[cfg(unix)]
    #[test]
    fn links_stay_links() {
        use std::os::unix::fs::symlink;
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::create_dir(at("far")).unwrap();
        fs::write(at("far/game.json"), "old").unwrap();
        symlink("far/game.json", at("near.json")).unwrap();
        symlink("near.json", at("nearer.json")).unwrap();
        replace(&at("nearer.json"), b"new").unwrap();
        assert_eq!(fs::read(at("far/game.json")).unwrap(), b"new");
        assert!(at("near.json").symlink_metadata().unwrap().is_symlink());
        assert_eq!(names(&at("far")), ["game.json"]);
        // One that leads nowhere yet, and one that leads to itself.
        symlink("far/next.json", at("next.json")).unwrap();
        assert_eq!(create(&at("next.json"), b"x").unwrap_err().kind(), ErrorKind::AlreadyExists);
        replace(&at("next.json"), b"next").unwrap();
        assert_eq!(fs::read(at("far/next.json")).unwrap(), b"next");
        symlink("round.json", at("round.json")).unwrap();
        assert!(replace(&at("round.json"), b"x").is_err());
        // Neither a device nor a pipe is replaced.
        symlink("/dev/null", at("null.json")).unwrap();
        assert_eq!(replace(&at("null.json"), b"x").unwrap_err().kind(), ErrorKind::Unsupported);
    }

    #[cfg(unix)]
    #[test]
    fn a_file_with_two_names_keeps_both() {
        let folder = tempfile::tempdir().unwrap();
        let [one, two] = ["one.json", "two.json"].map(|name| folder.path().join(name));
        fs::write(&one, "a long old text").unwrap();
        fs::hard_link(&one, &two).unwrap();
        for text in ["new", "a longer text than the one of before"] {
            replace(&two, text.as_bytes()).unwrap();
            assert_eq!(fs::read_to_string(&one).unwrap(), text);
            assert_eq!(fs::read_to_string(&two).unwrap(), text);
        }
        draft(&one, b"draft").unwrap();
        assert_eq!(fs::read(&two).unwrap(), b"draft");
        assert_eq!(names(folder.path()), ["one.json", "two.json"]);
        // What cannot be written leaves both as they were.
        let full = replace_with(&two, |_| Err(ErrorKind::StorageFull.into()));
        assert_eq!(full.unwrap_err().kind(), ErrorKind::StorageFull);
        assert_eq!(fs::read(&one).unwrap(), b"draft");
    }

    #[cfg(unix)]
    #[test]
    fn rights_stay() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.json");
        fs::write(&path, "old").unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).unwrap();
        replace(&path, b"new").unwrap();
        assert_eq!(path.metadata().unwrap().permissions().mode() & 0o777, 0o640);
        fs::set_permissions(&path, fs::Permissions::from_mode(0o440)).unwrap();
        assert_eq!(replace(&path, b"x").unwrap_err().kind(), ErrorKind::PermissionDenied);
        assert_eq!(fs::read(&path).unwrap(), b"new");
    }
}
