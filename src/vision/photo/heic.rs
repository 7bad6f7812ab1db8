//! HEIC files: how much they ask for, and their pixels.

mod rows;

use super::unpack::{Need, check_size, upright};
use super::{MAX_PIXELS, Photo, PhotoError};
use heic_rs::boxes::BoxIter;
use heic_rs::context::Context;
use heic_rs::meta::iloc::Construction;
use heic_rs::{DecodeOptions, Error, ImageInfo, Rotation};
use image::RgbImage;
use image::metadata::Orientation;
use std::hash::{DefaultHasher, Hasher};

fn fail(error: Error) -> PhotoError {
    match error {
        Error::Truncated(_) => PhotoError::Truncated("HEIC"),
        other => PhotoError::Heic(other.to_string()),
    }
}

/// The most bytes that pixels are made of: each takes time. Photos of any phone are below a third of it.
const MOST_CODED: u64 = 40 << 20;

/// Pixels that tiles may have beyond those that their picture's size explains.
const TILES: u64 = 4_000_000;

/// The most bytes of the lists of what is in a file. Photos of phones list some hundreds of tiles, of which
/// each takes some fifty bytes; for each of them all lists are searched.
const MOST_LISTED: usize = 256 << 10;

/// A file whose lists are as long as those of a photo.
fn opened(bytes: &[u8]) -> Result<Context<'_>, PhotoError> {
    let refused = |why: &str| Err(PhotoError::Heic(why.to_owned()));
    let meta = BoxIter::new(bytes).require(b"meta", "meta").map_err(fail)?;
    let mut listed = 0;
    for list in BoxIter::new(meta.payload.get(4..).unwrap_or_default()) {
        let list = list.map_err(fail)?;
        if !list.is(b"idat") {
            listed += list.payload.len();
        }
        // Places that are written with no bytes at all may be any number.
        if list.is(b"iloc") && list.payload.get(4) == Some(&0) {
            return refused("it lists places of no length");
        }
    }
    if listed > MOST_LISTED {
        return refused("it lists more parts than any photo");
    }
    let file = Context::open(bytes).map_err(fail)?;
    // What is made of other items may be made of the same ones over and over, at every level.
    if file.meta.locations.iter().any(|place| place.construction == Construction::Item) {
        return refused("parts of it are made of other parts");
    }
    Ok(file)
}

/// What the heads of a file and of all its tiles say together: a tile may be as large as it likes,
/// whatever becomes of it.
///
/// # Errors
/// Where it is no file that can be read, and where making its tiles would take far longer than its
/// picture: as they are larger, or the same few bytes.
pub(super) fn need(bytes: &[u8]) -> Result<Need, PhotoError> {
    let file = opened(bytes)?;
    let info = heic_rs::probe(bytes).map_err(fail)?;
    let whole = bytes.len() as u64;
    let area = u64::from(info.coded_width) * u64::from(info.coded_height);
    // With a copy of the file for another way to read it.
    let mut need = area.saturating_mul(3).saturating_add(whole);
    let (mut pixels, mut coded) = (0_u64, 0_u64);
    for tile in tiles(&file, &info)? {
        let properties = file.props(tile).map_err(fail)?;
        if let Some(codec) = &properties.hvcc {
            let planes = codec.parameter_sets().iter().filter_map(|set| planes(set)).max();
            let (area, bytes) = planes.unwrap_or_default();
            need = need.saturating_add(bytes);
            pixels = pixels.saturating_add(area);
        }
        let length = file.meta.location(tile).and_then(|place| place.total_length());
        coded = coded.saturating_add(length.unwrap_or(whole));
    }
    let refused = |why: &str| Err(PhotoError::Heic(why.to_owned()));
    // The last tiles of a row and a column may reach beyond the picture.
    if pixels > 2 * area.min(MAX_PIXELS) + TILES {
        return refused("its tiles have far more pixels than its picture");
    }
    if coded > whole {
        return refused("its tiles are made of the same bytes over and over");
    }
    if coded > MOST_CODED {
        return refused("it is made of more bytes than any photo");
    }
    Ok(Need { size: (info.coded_width, info.coded_height), bytes: need })
}

/// The pictures that make up the picture.
fn tiles(file: &Context, info: &ImageInfo) -> Result<Vec<u32>, PhotoError> {
    Ok(match file.grid(info.primary_item).map_err(fail)? {
        Some((_, tiles)) => tiles,
        None => vec![info.primary_item],
    })
}

/// The pixels, and the bytes of all planes, that a sequence parameter set asks for, with what is cut away
/// in the end; `None` for sets of another kind. Source: ITU-T H.265, 7.3.2.2.
fn planes(set: &[u8]) -> Option<(u64, u64)> {
    const SEQUENCE: u8 = 33;
    if set.first()? >> 1 & 63 != SEQUENCE {
        return None;
    }
    let mut bits = Bits::of(set.get(2..)?, 256);
    let layers = bits.take(8)? >> 1 & 7;
    // What the stream demands of a decoder: 88 bits, and the level; then that of its layers.
    bits.at += 88 + 8;
    if layers > 0 {
        let flags = bits.take(16)?;
        for layer in 0..layers {
            let present = flags >> (14 - 2 * layer);
            bits.at += usize::from(present & 2 != 0) * 88 + usize::from(present & 1 != 0) * 8;
        }
    }
    bits.golomb()?;
    let chroma = bits.golomb()?;
    bits.at += usize::from(chroma == 3);
    let (width, height) = (bits.golomb()?, bits.golomb()?);
    // Two bytes a sample, of brightness and of the colours that go with it.
    let pixel = [2, 3, 4, 6].get(chroma as usize).copied().unwrap_or(6);
    let area = width * height;
    Some((area, area.saturating_mul(pixel)))
}

/// Bits, the highest of each byte first.
struct Bits {
    bytes: Vec<u8>,
    at: usize,
}

impl Bits {
    /// The first bytes of a part of a stream, without each 3 that stands after two zeros only so that no
    /// start code arises.
    fn of(part: &[u8], most: usize) -> Bits {
        let mut zeros = 0;
        let plain = part.iter().copied().filter(|&byte| {
            let stuffed = zeros >= 2 && byte == 3;
            zeros = if byte == 0 { zeros + 1 } else { 0 };
            !stuffed
        });
        Bits { bytes: plain.take(most).collect(), at: 0 }
    }

    fn take(&mut self, count: usize) -> Option<u64> {
        let mut number = 0;
        for _ in 0..count {
            let byte = self.bytes.get(self.at / 8)?;
            number = number << 1 | u64::from(byte >> (7 - self.at % 8) & 1);
            self.at += 1;
        }
        Some(number)
    }

    /// A number of Exp-Golomb code, below 2^32. 9.2.
    fn golomb(&mut self) -> Option<u64> {
        let mut zeros = 0;
        while self.take(1)? == 0 {
            zeros += 1;
            if zeros > 31 {
                return None;
            }
        }
        Some((1 << zeros) - 1 + self.take(zeros)?)
    }
}

/// The turn that a file asks for, as the tag of other kinds says it. `None` where it also asks for a
/// part of its picture only.
fn orientation(info: &ImageInfo) -> Option<Orientation> {
    let turned = matches!(info.rotation, Rotation::Ccw90 | Rotation::Ccw270);
    let plain = match turned {
        true => (info.coded_height, info.coded_width),
        false => (info.coded_width, info.coded_height),
    };
    if info.mirror.is_some() || plain != (info.width, info.height) {
        return None;
    }
    Some(match info.rotation {
        Rotation::None => Orientation::NoTransforms,
        Rotation::Ccw90 => Orientation::Rotate270,
        Rotation::Ccw180 => Orientation::Rotate180,
        Rotation::Ccw270 => Orientation::Rotate90,
    })
}

/// Whatever differs has another one, but for one in many millions of millions.
fn digest(data: &[u8]) -> u64 {
    let mut hasher = DefaultHasher::new();
    hasher.write(data);
    hasher.finish()
}

pub(super) fn unpack(bytes: &[u8]) -> Result<Photo, PhotoError> {
    need(bytes)?;
    let info = heic_rs::probe(bytes).map_err(fail)?;
    check_size((info.width, info.height))?;
    check_size((info.coded_width, info.coded_height))?;
    let turn = orientation(&info);
    let options = DecodeOptions::default()
        .with_max_pixels(Some(MAX_PIXELS))
        .with_alpha(false)
        // Turned when it is small, as the other kinds are.
        .with_transforms(turn.is_none());
    let picture = heic_rs::decode(bytes, &options).map_err(fail)?;
    let file = opened(bytes)?;
    let picture = match rows::unlisted(bytes, &file, &tiles(&file, &info)?) {
        None => picture,
        Some(unlisted) => {
            // One of the two at a time: both have no room.
            let known = digest(&picture.data);
            drop(picture);
            let damaged =
                || PhotoError::Heic("a row of it does not end where it should".to_owned());
            let again = heic_rs::decode(&unlisted, &options).map_err(|_| damaged())?;
            if digest(&again.data) != known {
                return Err(damaged());
            }
            again
        }
    };
    let size = (picture.width, picture.height);
    let pixels = RgbImage::from_raw(picture.width, picture.height, picture.data)
        .ok_or_else(|| PhotoError::Heic("its pixels are incomplete".to_owned()))?;
    check_size(size)?;
    Ok(upright(size, pixels, turn.unwrap_or(Orientation::NoTransforms)))
}
