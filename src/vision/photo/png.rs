//! The parts of a PNG that make its picture.

use super::PhotoError;
use super::parts::{Cut, Parts};

/// What the head says.
#[derive(Clone, Copy, Debug)]
pub(super) struct Head {
    pub width: u32,
    pub height: u32,
    /// The most bytes of a pixel once it is unpacked.
    pub pixel: u64,
}

/// The largest tags that are looked into for which way up the picture is.
const MOST_TAGS: usize = 64 << 10;

/// Chunks of a picture: without these it is another one.
const NEEDED: [&[u8; 4]; 5] = [b"IHDR", b"PLTE", b"tRNS", b"IDAT", b"IEND"];

/// Chunks that say something about a picture which nobody needs for reading it, animations among them.
const BESIDE: [&[u8; 4]; 24] = [
    b"cHRM", b"gAMA", b"iCCP", b"sBIT", b"sRGB", b"cICP", b"mDCV", b"cLLI", b"bKGD", b"hIST",
    b"pHYs", b"sPLT", b"eXIf", b"tIME", b"tEXt", b"zTXt", b"iTXt", b"acTL", b"fcTL", b"fdAT",
    b"oFFs", b"pCAL", b"sCAL", b"iDOT",
];

/// The head of a file, if it has one.
pub(super) fn head(bytes: &[u8]) -> Option<Head> {
    let chunk = bytes.get(8..29)?;
    let body = chunk.strip_prefix(b"\0\0\0\x0dIHDR")?;
    let (width, rest) = body.split_first_chunk::<4>()?;
    let (height, rest) = rest.split_first_chunk::<4>()?;
    let channels = match rest.get(1)? {
        0 => 1,
        2 => 3,
        4 => 2,
        // A palette may have transparent colours.
        _ => 4,
    };
    // Transparency may come with any kind.
    let channels = if channels % 2 == 1 { channels + 1 } else { channels };
    let deep = if *rest.first()? > 8 { 2 } else { 1 };
    let (width, height) = (u32::from_be_bytes(*width), u32::from_be_bytes(*height));
    Some(Head { width, height, pixel: channels * deep })
}

/// The chunks of the picture, with its tags if `tags` are wanted and small.
///
/// # Errors
/// Where the file ends too early, and where a chunk that is not known, and so may have been one of
/// the picture's, does not agree with its checksum. Those of the picture's chunks the decoder checks.
pub(super) fn parts(bytes: &[u8], tags: bool) -> Result<Parts<'_>, PhotoError> {
    let damaged = |detail: &str| PhotoError::Damaged { kind: "PNG", detail: detail.to_owned() };
    let mut cut = Cut::default();
    let mut piece =
        |piece| cut.add(piece).ok_or_else(|| damaged("it has more parts than any picture"));
    piece(0..8)?;
    let mut at = 8;
    loop {
        let rest = &bytes[at..];
        let Some((length, named)) = rest.split_first_chunk::<4>() else {
            return Err(PhotoError::Truncated("PNG"));
        };
        let length = u32::from_be_bytes(*length) as usize;
        let Some(chunk) = length.checked_add(12).and_then(|all| rest.get(..all)) else {
            return Err(PhotoError::Truncated("PNG"));
        };
        let Some(name) = named.first_chunk::<4>() else {
            return Err(PhotoError::Truncated("PNG"));
        };
        let place = at..at + chunk.len();
        at = place.end;
        let wanted = NEEDED.contains(&name) || (tags && name == b"eXIf" && length <= MOST_TAGS);
        if wanted {
            piece(place)?;
        } else if !BESIDE.contains(&name) {
            let (body, sum) = chunk[4..].split_at(length + 4);
            if crc(body).to_be_bytes() != sum {
                return Err(damaged("a part does not agree with its checksum"));
            }
            if name[0] & 0x20 == 0 {
                return Err(damaged("it needs a part of no known kind"));
            }
        }
        if name == b"IEND" {
            return Ok(cut.of(bytes));
        }
    }
}

/// The checksum of a chunk, four bits at a time: whole pictures are left to the decoder.
fn crc(bytes: &[u8]) -> u32 {
    const TABLE: [u32; 16] = {
        let mut table = [0; 16];
        let mut place = 0;
        while place < 16 {
            let mut sum = place as u32;
            let mut bit = 0;
            while bit < 4 {
                sum = if sum & 1 == 1 { (sum >> 1) ^ 0xedb8_8320 } else { sum >> 1 };
                bit += 1;
            }
            table[place] = sum;
            place += 1;
        }
        table
    };
    let step = |sum: u32| TABLE[(sum & 15) as usize] ^ (sum >> 4);
    !bytes.iter().fold(!0, |sum, &byte| step(step(sum ^ u32::from(byte))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_checksum_is_that_of_the_format() {
        assert_eq!(crc(b"IEND"), 0xae42_6082);
        assert_eq!(crc(b"123456789"), 0xcbf4_3926);
    }
}
