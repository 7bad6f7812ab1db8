//! Files that are being written, and what is left of them when a program is killed meanwhile.

use std::collections::BTreeSet;
use std::fs::{self, File, Metadata, OpenOptions};
use std::hash::BuildHasher;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// How often a name is tried that somebody else has taken meanwhile.
const TRIES: usize = 100;

/// For so long nobody takes away what another program may just have made and not locked yet.
const FRESH: Duration = Duration::from_secs(10);

/// A file under a name that nobody can guess, until it has its own.
pub(super) struct Part {
    pub path: PathBuf,
}

impl Part {
    /// Makes one in the folder of `path`, and fills it. The first in a folder takes away what programs
    /// that were killed left there.
    pub fn beside(path: &Path, fill: impl FnOnce(&mut File) -> io::Result<()>) -> io::Result<Part> {
        if path.file_name().is_none() {
            return Err(ErrorKind::InvalidFilename.into());
        }
        for _ in 0..TRIES {
            let name = format!(".inkspector-{:016x}.part", chance());
            let part = path.with_file_name(name);
            let mut file = match OpenOptions::new().write(true).create_new(true).open(&part) {
                Err(error) if error.kind() == ErrorKind::AlreadyExists => continue,
                opened => opened?,
            };
            let part = Part { path: part };
            // Says that somebody is at it. Not every disk knows locks; there nobody takes it away.
            let _ = file.try_lock();
            if is_new(path.parent().unwrap_or(Path::new("")))
                && let Ok(own) = file.metadata()
            {
                sweep(path, &own, FRESH);
            }
            fill(&mut file)?;
            return Ok(part);
        }
        Err(ErrorKind::AlreadyExists.into())
    }
}

impl Drop for Part {
    fn drop(&mut self) {
        // Once it has its own name there is nothing here; a part that could not be finished helps
        // nobody.
        let _ = fs::remove_file(&self.path);
    }
}

/// Whether this program has not written into a folder yet. A folder is looked through once: it may be
/// large, and much may be written into it.
fn is_new(folder: &Path) -> bool {
    static KNOWN: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    !known.contains(folder) && known.insert(folder.to_owned())
}

/// Takes away the parts beside `path` that a killed program left: those called like ours that belong
/// to whom `own` belongs, were not touched for a while, and that nobody holds any more: a lock ends with
/// the program that has it. One that has its own name already keeps that.
fn sweep(path: &Path, own: &Metadata, fresh: Duration) {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let Ok(entries) = fs::read_dir(folder.unwrap_or(Path::new("."))) else { return };
    for entry in entries.flatten() {
        if !entry.file_name().to_str().is_some_and(is_part) {
            continue;
        }
        let path = entry.path();
        let is_left = || -> io::Result<bool> {
            let data = path.symlink_metadata()?;
            let age = data.modified()?.elapsed().unwrap_or_default();
            if !data.is_file() || age < fresh || !of_the_same(&data, own) {
                return Ok(false);
            }
            Ok(File::open(&path)?.try_lock().is_ok())
        };
        if is_left().unwrap_or(false) {
            let _ = fs::remove_file(&path);
        }
    }
}

/// Whether a file belongs to whom another one belongs.
fn of_the_same(data: &Metadata, own: &Metadata) -> bool {
    #[cfg(unix)]
    {
        use std::os::unix::fs::MetadataExt;
        data.uid() == own.uid()
    }
    // Other systems tell nobody yet; there nobody could take away what is another's.
    #[cfg(not(unix))]
    {
        let _ = (data, own);
        true
    }
}

/// Whether a file is called like a part.
fn is_part(name: &str) -> bool {
    let number = name.strip_prefix(".inkspector-").and_then(|rest| rest.strip_suffix(".part"));
    let is_digit = |digit: u8| matches!(digit, b'0'..=b'9' | b'a'..=b'f');
    number.is_some_and(|number| number.len() == 16 && number.bytes().all(is_digit))
}

/// A number nobody knows: the standard library seeds its hashers from the system's randomness.
fn chance() -> u64 {
    std::collections::hash_map::RandomState::new().hash_one("part")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_killed_program_left_is_taken_away_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        let part = |digit: char| at(&format!(".inkspector-{}.part", digit.to_string().repeat(16)));
        let old = std::time::SystemTime::now() - 2 * FRESH;
        let left = |path: &Path| {
            fs::write(path, "left").unwrap();
            File::options().write(true).open(path).unwrap().set_modified(old).unwrap();
        };
        let others = [
            at(".inkspector-0.part"),
            at(".inkspector-000000000000000G.part"),
            at("inkspector-0000000000000000.part"),
            at(".inkspector-0000000000000000.part.json"),
        ];
        others.iter().for_each(|path| left(path));
        // One that somebody still writes, one just made, a folder, a link.
        left(&part('1'));
        let held = File::open(part('1')).unwrap();
        held.lock().unwrap();
        fs::write(part('2'), "new").unwrap();
        fs::create_dir(part('3')).unwrap();
        #[cfg(unix)]
        {
            left(&at("far"));
            std::os::unix::fs::symlink("far", part('4')).unwrap();
        }
        let before = fs::read_dir(folder.path()).unwrap().count();
        // Unfinished, and one that had its own name already.
        left(&part('a'));
        left(&at("done.json"));
        fs::hard_link(at("done.json"), part('b')).unwrap();
        let path = at("game.json");
        super::super::create(&path, b"one").unwrap();
        assert!(!part('a').exists() && !part('b').exists());
        assert_eq!(fs::read(at("done.json")).unwrap(), b"left");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), before + 2);
        // Once let go of, and later, it goes too; but a program looks once.
        drop(held);
        super::super::replace(&path, b"two").unwrap();
        assert!(part('1').exists());
        sweep(&path, &path.metadata().unwrap(), FRESH);
        assert!(!part('1').exists() && part('2').exists());
        sweep(&path, &path.metadata().unwrap(), Duration::ZERO);
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), before);
    }
}
