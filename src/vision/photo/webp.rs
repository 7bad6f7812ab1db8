//! Whether a WebP is whole.

mod codes;

pub(super) use codes::codes;

use super::PhotoError;
use image::ImageDecoder;
use image::codecs::webp::WebPDecoder;
use std::io::Cursor;

/// A picture that does not miss its last bytes has not used them.
const LAST: usize = 16;

/// The longest side that the decoder reads.
pub(super) const MOST_SIDE: u32 = 16_383;

/// What a file holds.
#[derive(Clone, Copy, Debug)]
pub(super) struct Picture<'a> {
    /// Its chunk, with the head of the chunk.
    chunk: &'a [u8],
    /// Whether it is packed without loss.
    pub lossless: bool,
    /// Whether its transparency comes in a chunk of its own.
    pub alpha: bool,
}

/// The chunk of a still picture; none in an animation.
///
/// # Errors
/// Where the file ends before its chunks do.
pub(super) fn picture(bytes: &[u8]) -> Result<Option<Picture<'_>>, PhotoError> {
    let cut = PhotoError::Truncated("WebP");
    let number = |at: usize| -> Option<usize> {
        Some(u32::from_le_bytes(*bytes.get(at..)?.first_chunk::<4>()?) as usize)
    };
    // Chunks are filled up to an even length.
    let all = number(4).and_then(|length| length.checked_add(8)).ok_or(cut.clone())?;
    if all > bytes.len() {
        return Err(cut);
    }
    let (mut at, mut alpha) = (12, false);
    while at < all {
        let length = number(at + 4).and_then(|length| length.checked_add(8)).ok_or(cut.clone())?;
        let chunk = bytes.get(at..).and_then(|rest| rest.get(..length)).ok_or(cut.clone())?;
        alpha |= chunk.starts_with(b"ALPH");
        match &chunk[..4] {
            b"VP8 " => return Ok(Some(Picture { chunk, lossless: false, alpha })),
            b"VP8L" => return Ok(Some(Picture { chunk, lossless: true, alpha })),
            _ => at += length + length % 2,
        }
    }
    Ok(None)
}

impl Picture<'_> {
    /// Width and height of a picture that is packed without loss, as its head says. The decoder takes a side of
    /// 16,384 pixels, the longest there is, for none.
    pub(super) fn size(&self) -> Option<(u32, u32)> {
        let head = self.chunk.get(9..)?.first_chunk::<4>()?;
        let head = u32::from_le_bytes(*head);
        let side = |bits: u32| (bits & 0x3fff) + 1;
        self.lossless.then(|| (side(head), side(head >> 14)))
    }

    /// Whether all bytes of the picture are used.
    ///
    /// WebP has no checksums, and every bit bends the reading of all that follow. A damaged picture
    /// mostly asks for bytes beyond its end, which the decoder tells, or leaves some over. What is
    /// left over shows where the picture can be made without its last bytes.
    pub(super) fn check(&self) -> Result<(), PhotoError> {
        let Some(short) = self.chunk.len().checked_sub(LAST).filter(|&short| short > 64) else {
            return Ok(());
        };
        let length = (short - 8) as u32;
        let mut file = Vec::with_capacity(short + 16);
        file.extend(b"RIFF");
        file.extend((length + 12 + length % 2).to_le_bytes());
        file.extend(b"WEBP");
        file.extend(&self.chunk[..4]);
        file.extend(length.to_le_bytes());
        file.extend(&self.chunk[8..short]);
        file.resize(file.len() + (length % 2) as usize, 0);
        let Ok(decoder) = WebPDecoder::new(Cursor::new(file)) else { return Ok(()) };
        let Ok(size) = usize::try_from(decoder.total_bytes()) else { return Ok(()) };
        match decoder.read_image(&mut vec![0; size]) {
            Err(_) => Ok(()),
            Ok(()) => Err(PhotoError::Damaged {
                kind: "WebP",
                detail: "it goes on after its picture".to_owned(),
            }),
        }
    }
}
