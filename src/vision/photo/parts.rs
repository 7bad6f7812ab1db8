//! A file without the parts that are none of its picture's: what programs add may be as large as they
//! like, and says where the photo was taken.

use std::io::{self, BufRead, Read, Seek, SeekFrom};
use std::ops::Range;

/// The most pieces that a file is cut into. Pictures have some ten; each takes memory and time.
const MOST_PIECES: usize = 100_000;

/// Places of a file in their order; what joins is one.
#[derive(Debug, Default)]
pub(super) struct Cut(Vec<Range<usize>>);

impl Cut {
    /// Adds a piece that comes after all others; `None` if there are too many.
    pub(super) fn add(&mut self, piece: Range<usize>) -> Option<()> {
        let all = self.0.len();
        match self.0.last_mut() {
            Some(last) if last.end == piece.start => last.end = piece.end,
            _ if all == MOST_PIECES => return None,
            _ => self.0.push(piece),
        }
        Some(())
    }

    /// The pieces of a file.
    pub(super) fn of(self, bytes: &[u8]) -> Parts<'_> {
        Parts::new(self.0.into_iter().filter_map(|piece| bytes.get(piece)).collect())
    }
}

/// Pieces of a file, read one after another as if they were the file.
pub(super) struct Parts<'a> {
    pieces: Vec<&'a [u8]>,
    /// The piece that is read, and how much of it has been.
    at: (usize, usize),
}

impl<'a> Parts<'a> {
    pub(super) fn new(pieces: Vec<&'a [u8]>) -> Parts<'a> {
        Parts { pieces, at: (0, 0) }
    }

    pub(super) fn len(&self) -> usize {
        self.pieces.iter().map(|piece| piece.len()).sum()
    }

    fn position(&self) -> usize {
        self.pieces.iter().take(self.at.0).map(|piece| piece.len()).sum::<usize>() + self.at.1
    }
}

impl Read for Parts<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let read = self.fill_buf()?.read(into)?;
        self.consume(read);
        Ok(read)
    }
}

impl BufRead for Parts<'_> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        while self.pieces.get(self.at.0).is_some_and(|piece| piece.len() <= self.at.1) {
            self.at = (self.at.0 + 1, 0);
        }
        let piece = self.pieces.get(self.at.0).copied();
        Ok(piece.map_or(&[], |piece| &piece[self.at.1..]))
    }

    fn consume(&mut self, amount: usize) {
        self.at.1 += amount;
    }
}

impl Seek for Parts<'_> {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        let from = |base: usize, by: i64| (base as u64).checked_add_signed(by);
        let target = match to {
            SeekFrom::Start(at) => Some(at),
            SeekFrom::End(by) => from(self.len(), by),
            SeekFrom::Current(by) => from(self.position(), by),
        };
        let target = target.ok_or(io::ErrorKind::InvalidInput)?;
        let mut left = usize::try_from(target).map_err(|_| io::ErrorKind::InvalidInput)?;
        self.at = (0, 0);
        while let Some(piece) = self.pieces.get(self.at.0).filter(|piece| piece.len() < left) {
            left -= piece.len();
            self.at.0 += 1;
        }
        self.at.1 = left;
        Ok(target)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_that_join_are_one_and_there_are_not_too_many() {
        let mut cut = Cut::default();
        for piece in [0..2, 2..3, 4..5] {
            cut.add(piece).unwrap();
        }
        assert_eq!(cut.of(b"abcdef").pieces, [&b"abc"[..], b"e"]);
        let mut many = Cut::default();
        let added =
            (0..2 * MOST_PIECES).filter(|place| many.add(2 * place..2 * place + 1).is_some());
        assert_eq!(added.count(), MOST_PIECES);
    }

    #[test]
    fn pieces_read_like_one_file() {
        let mut parts = Parts::new(vec![b"abc", b"", b"de", b"f"]);
        let mut text = String::new();
        parts.read_to_string(&mut text).unwrap();
        assert_eq!((text.as_str(), parts.len()), ("abcdef", 6));
        for (to, rest) in [
            (SeekFrom::Start(0), "abcdef"),
            (SeekFrom::Start(3), "def"),
            (SeekFrom::Start(4), "ef"),
            (SeekFrom::End(-1), "f"),
            (SeekFrom::Start(99), ""),
        ] {
            parts.seek(to).unwrap();
            let mut text = String::new();
            parts.read_to_string(&mut text).unwrap();
            assert_eq!(text, rest, "{to:?}");
        }
        parts.seek(SeekFrom::Start(2)).unwrap();
        assert_eq!(parts.seek(SeekFrom::Current(2)).unwrap(), 4);
        assert_eq!(parts.stream_position().unwrap(), 4);
        assert!(parts.seek(SeekFrom::Current(-9)).is_err());
    }
}
