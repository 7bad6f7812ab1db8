//! Files and streams, read within bounds: nothing is waited for that may never end.

#[cfg(feature = "vision")]
use crate::board::Value;
use crate::board::{Message, Told, errors, message};
use std::fs::{self, File, Metadata};
use std::io::{self, ErrorKind, Read};
use std::path::Path;

/// The most lines of placements that are read of one file.
pub const MAX_LINES: usize = 100_000;

/// Why something is not read that the system would give.
///
/// It travels inside an [`io::Error`], so that whoever opens a file has one kind of error.
///
/// ```
/// use inkspector::notation::{SourceError, read_stream};
/// let error = read_stream(&b"too much"[..], 3).unwrap_err();
/// assert_eq!(SourceError::of(&error), Some(SourceError::TooLong { most: 3 }));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SourceError {
    /// A pipe, a socket or a device, which may never end.
    Special,
    /// It goes on after this many bytes.
    TooLong {
        /// The most bytes that are read.
        most: usize,
    },
}

impl SourceError {
    /// What an error of the system carries, if it is one of these.
    pub fn of(error: &io::Error) -> Option<SourceError> {
        error.get_ref()?.downcast_ref().copied()
    }
}

impl Told for SourceError {
    fn message(&self) -> Message {
        match self {
            SourceError::Special => message!("why-special"),
            SourceError::TooLong { most } => message!("why-too-long", most = *most),
        }
    }
}

errors!(SourceError);

impl From<SourceError> for io::Error {
    fn from(error: SourceError) -> io::Error {
        let kind = match error {
            SourceError::Special => ErrorKind::Unsupported,
            SourceError::TooLong { .. } => ErrorKind::Other,
        };
        io::Error::new(kind, error)
    }
}

/// What an error says: ours in the language of the reader, the system's in its own words.
#[cfg(feature = "vision")]
pub(crate) fn said(error: &io::Error) -> Value {
    match SourceError::of(error) {
        Some(known) => known.message().into(),
        None => error.to_string().into(),
    }
}

/// Opens a file that has an end.
///
/// # Errors
/// As [`File::open`], and [`SourceError::Special`] for pipes, sockets and devices: opening a pipe
/// that nobody writes to would wait for ever.
pub fn open_file(path: &Path) -> io::Result<File> {
    regular(&fs::metadata(path)?)?;
    let file = File::open(path)?;
    // Another file may have taken its place since.
    regular(&file.metadata()?)?;
    Ok(file)
}

fn regular(data: &Metadata) -> io::Result<()> {
    match data.is_file() {
        true => Ok(()),
        false if data.is_dir() => Err(ErrorKind::IsADirectory.into()),
        false => Err(SourceError::Special.into()),
    }
}

/// Reads a file of at most so many bytes.
///
/// # Errors
/// As [`open_file`], and [`SourceError::TooLong`].
pub fn read_file(path: &Path, most: usize) -> io::Result<Vec<u8>> {
    let file = open_file(path)?;
    let length = usize::try_from(file.metadata()?.len()).unwrap_or(usize::MAX);
    if length > most {
        return Err(SourceError::TooLong { most }.into());
    }
    read(file, most, Vec::with_capacity(length))
}

/// Reads a stream of at most so many bytes.
///
/// # Errors
/// As its reader, and [`SourceError::TooLong`].
pub fn read_stream(stream: impl Read, most: usize) -> io::Result<Vec<u8>> {
    read(stream, most, Vec::new())
}

fn read(from: impl Read, most: usize, mut bytes: Vec<u8>) -> io::Result<Vec<u8>> {
    // One byte more than may be there tells that it goes on.
    from.take(most as u64 + 1).read_to_end(&mut bytes)?;
    match bytes.len() > most {
        true => Err(SourceError::TooLong { most }.into()),
        false => Ok(bytes),
    }
}

/// Reads a file of text of at most so many bytes.
///
/// # Errors
/// As [`read_file`], and [`ErrorKind::InvalidData`] for what is no text.
pub fn read_text(path: &Path, most: usize) -> io::Result<String> {
    String::from_utf8(read_file(path, most)?).map_err(|_| ErrorKind::InvalidData.into())
}

/// What bytes are that are no text in UTF-8.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoText {
    /// A picture, of the forms that photos have.
    Photo,
    /// Text in another encoding: UTF-16, or one of those with a byte a letter.
    Encoding,
    /// Anything else.
    Bytes,
}

impl NoText {
    /// What they look like.
    ///
    /// ```
    /// use inkspector::notation::NoText;
    /// assert_eq!(NoText::of(b"\x89PNG\r\n\x1a\n"), NoText::Photo);
    /// assert_eq!(NoText::of(b"player: J\xfcrgen\nA2 h.h. 1\n"), NoText::Encoding);
    /// assert_eq!(NoText::of(b"\xff\xfeA\x002\0"), NoText::Encoding);
    /// assert_eq!(NoText::of(b"\0\x01\xfe\x02"), NoText::Bytes);
    /// ```
    pub fn of(bytes: &[u8]) -> NoText {
        let photo = bytes.starts_with(&[0xFF, 0xD8, 0xFF])
            || bytes.starts_with(b"\x89PNG")
            || (bytes.starts_with(b"RIFF") && bytes.get(8..12) == Some(b"WEBP"))
            || bytes.get(4..8) == Some(b"ftyp");
        let marked = bytes.starts_with(&[0xFF, 0xFE]) || bytes.starts_with(&[0xFE, 0xFF]);
        // What no text holds, in whichever of those encodings.
        let odd = |byte: &u8| *byte < 0x20 && !byte.is_ascii_whitespace();
        match (photo, marked || !bytes.iter().any(odd)) {
            (true, _) => NoText::Photo,
            (_, true) => NoText::Encoding,
            _ => NoText::Bytes,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_read_to_its_limit() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.board");
        fs::write(&path, "A2 h.h.").unwrap();
        assert_eq!(read_file(&path, 7).unwrap(), b"A2 h.h.");
        let error = read_file(&path, 6).unwrap_err();
        assert_eq!(SourceError::of(&error), Some(SourceError::TooLong { most: 6 }));
        assert_eq!(read_text(&path, 7).unwrap(), "A2 h.h.");
        let error = read_file(folder.path(), 7).unwrap_err();
        assert_eq!(error.kind(), ErrorKind::IsADirectory);
    }

    #[test]
    fn a_stream_without_end_is_left() {
        let error = read_stream(io::repeat(7), 1000).unwrap_err();
        assert_eq!(SourceError::of(&error), Some(SourceError::TooLong { most: 1000 }));
    }

    #[cfg(unix)]
    #[test]
    fn devices_and_sockets_are_not_waited_for() {
        let folder = tempfile::tempdir().unwrap();
        let socket = folder.path().join("photo.jpg");
        let _listens = std::os::unix::net::UnixListener::bind(&socket).unwrap();
        for path in [Path::new("/dev/zero"), Path::new("/dev/tty"), &socket] {
            let error = read_file(path, 7).unwrap_err();
            assert_eq!(SourceError::of(&error), Some(SourceError::Special), "{}", path.display());
        }
    }
}
