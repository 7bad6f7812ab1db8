//! HEIC files: how much they ask for, and their pixels.

use super::unpack::{Need, check_size, upright};
use super::{MAX_PIXELS, Photo, PhotoError};
use heic_rs::context::Context;
use heic_rs::{DecodeOptions, Error, ImageInfo, Rotation};
use image::RgbImage;
use image::metadata::Orientation;

fn fail(error: Error) -> PhotoError {
    match error {
        Error::Truncated(_) => PhotoError::Truncated("HEIC"),
        other => PhotoError::Heic(other.to_string()),
    }
}

/// What the heads of a file and of all its tiles say together: a tile may be as large as it likes,
/// whatever becomes of it.
pub(super) fn need(bytes: &[u8]) -> Result<Need, PhotoError> {
    let info = heic_rs::probe(bytes).map_err(fail)?;
    let file = Context::open(bytes).map_err(fail)?;
    let tiles = match file.grid(info.primary_item).map_err(fail)? {
        Some((_, tiles)) => tiles,
        None => vec![info.primary_item],
    };
    let made = u64::from(info.coded_width) * u64::from(info.coded_height) * 3;
    let mut bytes = made;
    for tile in tiles {
        let properties = file.props(tile).map_err(fail)?;
        if let Some(codec) = &properties.hvcc {
            let planes = codec.parameter_sets().iter().filter_map(|set| planes(set)).max();
            bytes = bytes.saturating_add(planes.unwrap_or(0));
        }
    }
    Ok(Need { size: (info.coded_width, info.coded_height), bytes })
}

/// The bytes of all planes that a sequence parameter set asks for, with what is cut away in the end;
/// `None` for sets of another kind. Source: ITU-T H.265, 7.3.2.2.
fn planes(set: &[u8]) -> Option<u64> {
    const SEQUENCE: u8 = 33;
    if set.first()? >> 1 & 63 != SEQUENCE {
        return None;
    }
    // A 3 after two zeros stands there only so that no start code arises.
    let mut zeros = 0;
    let plain = set.get(2..)?.iter().copied().filter(|&byte| {
        let stuffed = zeros >= 2 && byte == 3;
        zeros = if byte == 0 { zeros + 1 } else { 0 };
        !stuffed
    });
    let mut bits = Bits { bytes: plain.take(256).collect(), at: 0 };
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
    Some((width * height).saturating_mul(pixel))
}

/// Bits, the highest of each byte first.
struct Bits {
    bytes: Vec<u8>,
    at: usize,
}

impl Bits {
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

pub(super) fn unpack(bytes: &[u8]) -> Result<Photo, PhotoError> {
    let info = heic_rs::probe(bytes).map_err(fail)?;
    need(bytes)?;
    check_size((info.width, info.height))?;
    check_size((info.coded_width, info.coded_height))?;
    let turn = orientation(&info);
    let options = DecodeOptions::default()
        .with_max_pixels(Some(MAX_PIXELS))
        .with_alpha(false)
        // Turned when it is small, as the other kinds are.
        .with_transforms(turn.is_none());
    let picture = heic_rs::decode(bytes, &options).map_err(fail)?;
    let size = (picture.width, picture.height);
    let pixels = RgbImage::from_raw(picture.width, picture.height, picture.data)
        .ok_or_else(|| PhotoError::Heic("its pixels are incomplete".to_owned()))?;
    check_size(size)?;
    Ok(upright(size, pixels, turn.unwrap_or(Orientation::NoTransforms)))
}
