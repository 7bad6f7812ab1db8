//! From the bytes of each kind of file to upright pixels, within bounded memory.

use super::error::{MAX_PIXELS, MIN_SIDE, MIN_WORK_SIDE, PhotoError};
use super::heic;
use super::jpeg;
use super::png;
use super::webp;
use super::{Photo, Type, WORK_SIDE};
use image::codecs::jpeg::JpegDecoder;
use image::codecs::png::PngDecoder;
use image::codecs::webp::WebPDecoder;
use image::metadata::Orientation;
use image::{DynamicImage, ImageDecoder, ImageError, Limits, RgbImage};
use std::io::Cursor;

/// The most bytes that unpacking a photo may take, its file counted. With the program itself and
/// its reader this stays below 400 MB.
pub(super) const MOST_MEMORY: u64 = 330_000_000;

/// Said of what no picture needs.
const ASKS_FOR_MUCH: &str = "it asks for more memory than any photo";

/// The size of a picture, and the bytes that unpacking it takes at most, as its head says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Need {
    pub size: (u32, u32),
    pub bytes: u64,
}

impl Need {
    /// What the head of a file says; `None` where it has none that can be read.
    pub(super) fn of(bytes: &[u8]) -> Option<Need> {
        let file = bytes.len() as u64;
        let all = |width: u32, height: u32, pixel: u64| {
            (u64::from(width) * u64::from(height)).saturating_mul(pixel)
        };
        let (size, unpacked) = match Type::of(bytes) {
            Type::Jpeg => {
                let frame = jpeg::frame(bytes)?;
                let kept = if frame.kept { 2 * frame.numbers } else { 0 };
                let size = (frame.width, frame.height);
                // The decoder has a copy of the file.
                (size, all(size.0, size.1, 3) + kept + file)
            }
            Type::Png => {
                let head = png::head(bytes)?;
                // Deep pixels are made shallow one by one beside them.
                let pixel = if head.pixel > 4 { head.pixel + 3 } else { head.pixel.max(3) };
                ((head.width, head.height), all(head.width, head.height, pixel))
            }
            Type::WebP => {
                let picture = webp::picture(bytes).ok()?;
                let size = match picture.and_then(|picture| picture.size()) {
                    Some(size) => size,
                    None => WebPDecoder::new(Cursor::new(bytes)).ok()?.dimensions(),
                };
                let pixel = match picture {
                    // A frame with its transparency, the sheet it is laid on, and the picture.
                    None => 18,
                    Some(picture) if picture.lossless => 9,
                    // Transparency is unpacked as a picture of its own.
                    Some(picture) if picture.alpha => 11,
                    Some(_) => 8,
                };
                let pixels = all(size.0, size.1, pixel);
                (size, pixels + webp::codes(bytes)? + file)
            }
            Type::Heic => {
                let need = heic::need(bytes).ok()?;
                (need.size, need.bytes)
            }
            Type::Other(_) | Type::Unknown => return None,
        };
        Some(Need { size, bytes: unpacked.saturating_add(file) })
    }

    /// Whether there is room for so much.
    fn check(&self, kind: &'static str) -> Result<(), PhotoError> {
        if self.bytes <= MOST_MEMORY {
            return Ok(());
        }
        let (width, height) = self.size;
        // What a picture takes grows with its pixels, and so does its file.
        let pixels = u128::from(width) * u128::from(height);
        let room = pixels * u128::from(MOST_MEMORY) / u128::from(self.bytes);
        match (room as u64).min(MAX_PIXELS) / 1_000_000 {
            // It is not for its pixels that it takes so much.
            0 => Err(PhotoError::Damaged { kind, detail: ASKS_FOR_MUCH.to_owned() }),
            most => Err(PhotoError::TooManyPixels { width, height, most: most as u32 }),
        }
    }
}

pub(super) fn check_size((width, height): (u32, u32)) -> Result<(), PhotoError> {
    if u64::from(width) * u64::from(height) > MAX_PIXELS {
        let most = (MAX_PIXELS / 1_000_000) as u32;
        return Err(PhotoError::TooManyPixels { width, height, most });
    }
    let (short, long) = (width.min(height), width.max(height));
    let at_work = u64::from(short) * u64::from(WORK_SIDE);
    if short < MIN_SIDE || at_work < u64::from(MIN_WORK_SIDE) * u64::from(long) {
        return Err(PhotoError::TooSmall { width, height });
    }
    Ok(())
}

/// The photo of a file.
pub(super) fn unpack(bytes: &[u8]) -> Result<Photo, PhotoError> {
    let kind = Type::of(bytes);
    match kind {
        Type::Other(name) => return Err(PhotoError::OtherType(name)),
        Type::Unknown => return Err(PhotoError::UnknownType),
        Type::Jpeg | Type::Png | Type::WebP | Type::Heic => {}
    }
    if let Some(need) = Need::of(bytes) {
        check_size(need.size)?;
        need.check(kind.name())?;
    }
    match kind {
        Type::Jpeg => {
            jpeg::check(bytes)?;
            decode_with("JPEG", JpegDecoder::new(jpeg::parts(bytes)))
        }
        Type::Png => {
            let parts = png::parts(bytes, true)?;
            decode_with("PNG", PngDecoder::with_limits(parts, limits()))
        }
        Type::WebP => {
            let picture = webp::picture(bytes)?;
            let (width, height) = picture.and_then(|picture| picture.size()).unwrap_or_default();
            if width.max(height) > webp::MOST_SIDE {
                // With so many pixels no side is too long.
                let most = ((u64::from(width) * u64::from(height) - 1) / 1_000_000) as u32;
                return Err(PhotoError::TooManyPixels { width, height, most });
            }
            if webp::codes(bytes).is_none() {
                let detail = "the codes of its colours make no sense".to_owned();
                return Err(PhotoError::Damaged { kind: "WebP", detail });
            }
            if let Some(picture) = picture {
                picture.check()?;
            }
            decode_with("WebP", WebPDecoder::new(Cursor::new(bytes)))
        }
        _ => heic::unpack(bytes),
    }
}

fn limits() -> Limits {
    let mut limits = Limits::no_limits();
    limits.max_alloc = Some(MOST_MEMORY);
    limits
}

fn decode_with<D: ImageDecoder>(
    kind: &'static str,
    decoder: Result<D, ImageError>,
) -> Result<Photo, PhotoError> {
    let mut decoder = decoder.map_err(|error| damaged(kind, error))?;
    let (width, height) = decoder.dimensions();
    check_size((width, height))?;
    decoder.set_limits(limits()).map_err(|error| damaged(kind, error))?;
    // A damaged tag is no reason to refuse the pixels.
    let orientation = decoder.orientation().unwrap_or(Orientation::NoTransforms);
    let picture = DynamicImage::from_decoder(decoder).map_err(|error| damaged(kind, error))?;
    Ok(upright((width, height), on_white(picture), orientation))
}

/// A photo turned as its tag says. It is made smaller before, which takes less memory.
pub(super) fn upright(
    (width, height): (u32, u32),
    pixels: RgbImage,
    orientation: Orientation,
) -> Photo {
    let size = match orientation {
        Orientation::Rotate90
        | Orientation::Rotate270
        | Orientation::Rotate90FlipH
        | Orientation::Rotate270FlipH => (height, width),
        _ => (width, height),
    };
    let mut photo = Photo::shrink(size, pixels);
    for pixels in [&mut photo.full, &mut photo.work] {
        *pixels = turned(std::mem::take(pixels), orientation);
    }
    photo
}

/// So many rows of a turned picture are written side by side: what is written stays at hand.
const SIDE_BY_SIDE: usize = 32;

/// A picture turned as a tag says.
///
/// A phone held upright writes photos that lie on their side. `image` turns them row by row, and each
/// pixel of a row goes to another one, far off.
fn turned(pixels: RgbImage, orientation: Orientation) -> RgbImage {
    let clockwise = match orientation {
        Orientation::Rotate90 => true,
        Orientation::Rotate270 => false,
        _ => {
            let mut upright = DynamicImage::ImageRgb8(pixels);
            upright.apply_orientation(orientation);
            return upright.into_rgb8();
        }
    };
    let (width, height) = pixels.dimensions();
    let (from, to) = (3 * width as usize, 3 * height as usize);
    let mut upright = RgbImage::new(height, width);
    if from == 0 || to == 0 {
        return upright;
    }
    for (block, rows) in upright.chunks_mut(SIDE_BY_SIDE * to).enumerate() {
        let first = 3 * SIDE_BY_SIDE * block;
        for (k, line) in pixels.chunks_exact(from).enumerate() {
            let at = if clockwise { to - 3 * (k + 1) } else { 3 * k };
            let put = |row: &mut [u8], pixel: &[u8]| row[at..at + 3].copy_from_slice(pixel);
            let rows = rows.chunks_exact_mut(to);
            if clockwise {
                rows.zip(line[first..].chunks_exact(3)).for_each(|(row, pixel)| put(row, pixel));
            } else {
                let line = line[..from - first].rchunks_exact(3);
                rows.zip(line).for_each(|(row, pixel)| put(row, pixel));
            }
        }
    }
    upright
}

fn damaged(kind: &'static str, error: ImageError) -> PhotoError {
    let detail = match &error {
        ImageError::IoError(io) if io.kind() == std::io::ErrorKind::UnexpectedEof => {
            return PhotoError::Truncated(kind);
        }
        ImageError::Limits(_) => ASKS_FOR_MUCH.to_owned(),
        error => error.to_string(),
    };
    PhotoError::Damaged { kind, detail }
}

/// Lays a picture with transparent parts on white paper.
fn on_white(picture: DynamicImage) -> RgbImage {
    if !picture.color().has_alpha() {
        return picture.into_rgb8();
    }
    let (width, height) = (picture.width(), picture.height());
    let on_white = |pixel: [u8; 4]| {
        let [r, g, b, alpha] = pixel.map(u32::from);
        [r, g, b].map(|v| ((v * alpha + 255 * (255 - alpha) + 127) / 255) as u8)
    };
    match picture {
        DynamicImage::ImageRgba8(pixels) => {
            // In its own place: a second copy of a large picture has no room.
            let mut bytes = pixels.into_raw();
            for at in 0..bytes.len() / 4 {
                let from = &bytes[4 * at..4 * at + 4];
                let white = on_white([from[0], from[1], from[2], from[3]]);
                bytes[3 * at..3 * at + 3].copy_from_slice(&white);
            }
            bytes.truncate(bytes.len() / 4 * 3);
            // Three bytes are left of every four.
            RgbImage::from_raw(width, height, bytes).unwrap_or_default()
        }
        DynamicImage::ImageRgba16(pixels) => RgbImage::from_fn(width, height, |x, y| {
            let shallow = pixels.get_pixel(x, y).0.map(|v| ((u32::from(v) + 128) / 257) as u8);
            image::Rgb(on_white(shallow))
        }),
        other => on_white_plain(&other.into_rgba8(), on_white),
    }
}

/// Greys with alpha: small enough for a copy.
fn on_white_plain(pixels: &image::RgbaImage, on_white: impl Fn([u8; 4]) -> [u8; 3]) -> RgbImage {
    let mut rgb = RgbImage::new(pixels.width(), pixels.height());
    for (to, from) in rgb.pixels_mut().zip(pixels.pixels()) {
        to.0 = on_white(from.0);
    }
    rgb
}

#[cfg(test)]
mod tests {
    use super::*;
    use image::{Rgba, RgbaImage};

    #[test]
    fn pictures_are_turned_as_their_tags_say() {
        let pixel = |x: u32, y: u32| image::Rgb([x as u8, y as u8, (x * 7 + y * 3) as u8]);
        for (width, height) in [(70, 45), (32, 64), (1, 5), (33, 1)] {
            let picture = RgbImage::from_fn(width, height, pixel);
            for tag in 1..=8 {
                let orientation = Orientation::from_exif(tag).unwrap();
                let mut expected = DynamicImage::ImageRgb8(picture.clone());
                expected.apply_orientation(orientation);
                assert_eq!(turned(picture.clone(), orientation), expected.into_rgb8(), "{tag}");
            }
        }
    }

    #[test]
    fn glass_of_any_depth_lies_on_white() {
        let pixel = |x: u32, y: u32| Rgba([x as u8 * 9, y as u8 * 9, 200, (x * y) as u8]);
        let shallow = RgbaImage::from_fn(20, 14, pixel);
        let picture = DynamicImage::ImageRgba8(shallow.clone());
        let expected = on_white_plain(&shallow, |[r, g, b, alpha]| {
            [r, g, b].map(|v| {
                let (v, alpha) = (u32::from(v), u32::from(alpha));
                ((v * alpha + 255 * (255 - alpha) + 127) / 255) as u8
            })
        });
        assert_eq!(on_white(picture.clone()), expected);
        assert_eq!(on_white(DynamicImage::ImageRgba16(picture.into_rgba16())), expected);
    }
}
