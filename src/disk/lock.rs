//! What one program holds and others can see: a lock that the system takes back when the program
//! ends, however it ends.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind};
use std::path::Path;
use std::time::{Duration, Instant};

/// How long to wait before asking again.
const PAUSE: Duration = Duration::from_millis(5);

/// A lock that is held until it is dropped. The file stays.
#[derive(Debug)]
pub struct Lock {
    _file: File,
}

impl Lock {
    /// Takes the lock that a file stands for, which is made if need be; `None` if another holds it.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::Unsupported`] if nothing can be locked there, or what the system says if the
    /// file cannot be opened.
    pub fn try_take(path: &Path) -> io::Result<Option<Lock>> {
        let file =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        match file.try_lock() {
            Ok(()) => Ok(Some(Lock { _file: file })),
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(_)) => Err(ErrorKind::Unsupported.into()),
        }
    }

    /// The same, waiting for another to let go of it.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::TimedOut`] if nobody lets go of it in time, or what else the system says.
    pub fn take(path: &Path, patience: Duration) -> io::Result<Lock> {
        patiently(patience, || Lock::try_take(path))
    }

    /// Waits until no other program holds the folder of a file that is read and then replaced, and
    /// holds it. `None` on systems that lock no folders.
    ///
    /// # Errors
    ///
    /// [`ErrorKind::TimedOut`] if nobody lets go of it in time.
    pub fn folder_of(path: &Path, patience: Duration) -> io::Result<Option<Lock>> {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let Ok(folder) = File::open(folder.unwrap_or(Path::new("."))) else { return Ok(None) };
        patiently(patience, || match folder.try_lock() {
            Ok(()) => Ok(Some(Some(Lock { _file: folder.try_clone()? }))),
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(_)) => Ok(Some(None)),
        })
    }
}

/// Tries again until something comes of it.
fn patiently<T>(
    patience: Duration,
    mut tried: impl FnMut() -> io::Result<Option<T>>,
) -> io::Result<T> {
    let began = Instant::now();
    loop {
        if let Some(done) = tried()? {
            return Ok(done);
        }
        if began.elapsed() > patience {
            return Err(ErrorKind::TimedOut.into());
        }
        std::thread::sleep(PAUSE);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lock_is_held_by_one() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("lock");
        let held = Lock::try_take(&path).unwrap().unwrap();
        assert!(Lock::try_take(&path).unwrap().is_none());
        let late = Lock::take(&path, Duration::from_millis(20)).unwrap_err();
        assert_eq!(late.kind(), ErrorKind::TimedOut);
        drop(held);
        assert!(Lock::try_take(&path).unwrap().is_some());
    }
}
