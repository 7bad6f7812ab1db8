//! Photographs: bytes of a file to upright pixels, within bounded memory.
//!
//! What cannot be told from a good file any more is refused: see `jpeg`, `png`, `webp` and `heic`, one
//! for each kind of file. `unpack` leads there.

mod error;
mod heic;
mod jpeg;
mod parts;
mod png;
mod unpack;
mod webp;

use crate::notation::{SourceError, read_file};
use image::RgbImage;
use image::imageops::{self, FilterType};
use std::path::Path;
use unpack::Need;

pub use error::{MAX_FILE_BYTES, MAX_PIXELS, OpenError, PhotoError};

/// Photos with more pixels than this are halved once decoded: nothing on a board is that small,
/// and turning and warping stay within memory.
const KEPT_PIXELS: u64 = 26_000_000;

/// The most bytes that photos read at the same time may take together. With the program itself, a file
/// that waits for its turn and what the system keeps of memory given back, this stays below 400 MB; a
/// photo that takes more is read alone.
pub const ROOM: u64 = 240_000_000;

/// What reading a photo takes beside unpacking it, in bytes.
const READING: u64 = 60_000_000;

/// The long side of the working copy, in pixels.
const WORK_SIDE: u32 = 1600;

/// An upright photograph.
///
/// Positions in a photo are pixels of the original picture with its orientation applied, x to the
/// right, y down, (0, 0) the outer corner of the first pixel: independent of the sizes kept here.
#[derive(Clone, Debug)]
pub struct Photo {
    size: (u32, u32),
    full: RgbImage,
    work: RgbImage,
}

impl Photo {
    /// Reads a file.
    ///
    /// # Errors
    /// Where the file cannot be read, and as [`Photo::decode`].
    pub fn open(path: impl AsRef<Path>) -> Result<Photo, OpenError> {
        Ok(Photo::decode(&Photo::load(path)?)?)
    }

    /// The bytes of a file, for [`Photo::decode`].
    ///
    /// # Errors
    /// Where the file cannot be read, is a pipe or a device, or larger than [`MAX_FILE_BYTES`].
    pub fn load(path: impl AsRef<Path>) -> Result<Vec<u8>, OpenError> {
        let path = path.as_ref();
        match read_file(path, MAX_FILE_BYTES as usize) {
            Ok(bytes) => Ok(bytes),
            Err(error) if matches!(SourceError::of(&error), Some(SourceError::TooLong { .. })) => {
                Err(PhotoError::FileTooLarge.into())
            }
            Err(source) => Err(OpenError::Io { path: path.to_path_buf(), source }),
        }
    }

    /// Decodes the bytes of a JPEG, PNG, WebP or HEIC file and turns the picture upright.
    ///
    /// # Errors
    /// Bytes that are no picture of these types, damaged, larger than [`MAX_FILE_BYTES`] or of more
    /// pixels than [`MAX_PIXELS`], and pictures too small to show a board.
    ///
    /// ```
    /// use inkspector::vision::{Photo, PhotoError};
    /// assert_eq!(Photo::decode(b"").unwrap_err(), PhotoError::Empty);
    /// assert_eq!(Photo::decode(b"GIF89a").unwrap_err(), PhotoError::OtherType("GIF"));
    /// ```
    pub fn decode(bytes: &[u8]) -> Result<Photo, PhotoError> {
        Photo::within_limits(bytes)?;
        unpack::unpack(bytes)
    }

    /// The most bytes that reading a file takes, with the file, as its head says; of a file without a
    /// head that can be read as much as any may take.
    ///
    /// Whoever reads several photos side by side knows by this how many have [`ROOM`].
    pub fn memory(bytes: &[u8]) -> u64 {
        let unpacked = Need::of(bytes).map_or(unpack::MOST_MEMORY, |need| need.bytes);
        READING + unpacked.min(unpack::MOST_MEMORY)
    }

    fn within_limits(bytes: &[u8]) -> Result<(), PhotoError> {
        match bytes.len() as u64 {
            0 => Err(PhotoError::Empty),
            length if length > MAX_FILE_BYTES => Err(PhotoError::FileTooLarge),
            _ => Ok(()),
        }
    }

    /// A photo of pixels that are already upright.
    pub fn from_rgb(full: RgbImage) -> Result<Photo, PhotoError> {
        let size = full.dimensions();
        unpack::check_size(size)?;
        Ok(Photo::shrink(size, full))
    }

    /// Width and height of the upright original, in pixels.
    pub fn size(&self) -> (u32, u32) {
        self.size
    }

    /// The finest pixels kept.
    pub fn full(&self) -> &RgbImage {
        &self.full
    }

    /// Pixels of [`Photo::full`] per pixel of the original: 1, or less for very large photos.
    pub fn full_scale(&self) -> f64 {
        f64::from(self.full.width()) / f64::from(self.size.0)
    }

    /// A copy with a long side of at most 1600 pixels.
    pub fn work(&self) -> &RgbImage {
        &self.work
    }

    /// Pixels of [`Photo::work`] per pixel of the original.
    pub fn work_scale(&self) -> f64 {
        f64::from(self.work.width()) / f64::from(self.size.0)
    }

    /// The photo seen in a mirror, left and right changed over.
    pub(super) fn mirrored(&self) -> Photo {
        let flipped = image::imageops::flip_horizontal;
        Photo { size: self.size, full: flipped(&self.full), work: flipped(&self.work) }
    }

    fn shrink(size: (u32, u32), mut full: RgbImage) -> Photo {
        let (width, height) = full.dimensions();
        if u64::from(width) * u64::from(height) > KEPT_PIXELS {
            full = averaged(&full, width / 2, height / 2);
        }
        let long = full.width().max(full.height());
        let work = if long <= WORK_SIDE {
            full.clone()
        } else {
            let scale = f64::from(WORK_SIDE) / f64::from(long);
            let side = |pixels: u32| ((f64::from(pixels) * scale).round() as u32).max(1);
            let (width, height) = (side(full.width()), side(full.height()));
            // A box filter is exact from a factor of two on and fast.
            if scale < 0.75 {
                averaged(&full, width, height)
            } else {
                imageops::resize(&full, width, height, FilterType::Triangle)
            }
        };
        Photo { size, full, work }
    }
}

/// The picture made smaller, each pixel the mean of those whose corners it holds.
///
/// `imageops::thumbnail` gives the same, pixel for pixel, in seven times as many steps.
fn averaged(full: &RgbImage, width: u32, height: u32) -> RgbImage {
    let stride = 3 * full.width() as usize;
    if stride == 0 || full.height() == 0 {
        return RgbImage::new(width, height);
    }
    let spans = |from: u32, to: u32| {
        let ratio = from as f32 / to as f32;
        (0..to).map(move |k| {
            let start = k as f32 * ratio;
            let first = (start.ceil() as u32).min(from - 1);
            let last = ((start + ratio).ceil() as u32).clamp(first + 1, from);
            (first as usize, (last - first) as usize)
        })
    };
    let columns: Vec<(usize, usize)> = spans(full.width(), width).collect();
    let mut sums = vec![0u32; stride];
    let mut small = RgbImage::new(width, height);
    let lines = small.chunks_exact_mut((3 * width as usize).max(1));
    for ((top, rows), to) in spans(full.height(), height).zip(lines) {
        let mut lines = full.as_raw().chunks_exact(stride).skip(top).take(rows);
        if let Some(first) = lines.next() {
            sums.iter_mut().zip(first).for_each(|(sum, byte)| *sum = u32::from(*byte));
        }
        for line in lines {
            sums.iter_mut().zip(line).for_each(|(sum, byte)| *sum += u32::from(*byte));
        }
        let (mut known, mut share) = (0, Share::of(1));
        for (to, &(left, count)) in to.chunks_exact_mut(3).zip(&columns) {
            if count != known {
                (known, share) = (count, Share::of(rows * count));
            }
            let sum = match &sums[3 * left..][..3 * count] {
                // Photos of 12 megapixels have two or three.
                &[a, b, c, d, e, f] => [a + d, b + e, c + f],
                &[a, b, c, d, e, f, g, h, i] => [a + d + g, b + e + h, c + f + i],
                more => {
                    let mut sum = [0; 3];
                    for pixel in more.chunks_exact(3) {
                        sum.iter_mut().zip(pixel).for_each(|(sum, part)| *sum += part);
                    }
                    sum
                }
            };
            to.iter_mut().zip(sum).for_each(|(to, sum)| *to = share.mean(sum));
        }
    }
    small
}

/// What leads from the sum of so many bytes to their mean, rounded. A division takes as long as ten other
/// steps, and there would be millions.
#[derive(Clone, Copy)]
struct Share {
    half: u32,
    /// What to multiply by to divide, in parts of 2^40: exact for up to 2^16 bytes.
    times: u64,
}

impl Share {
    fn of(count: usize) -> Share {
        Share { half: count as u32 / 2, times: (1 << 40) / count.max(1) as u64 + 1 }
    }

    fn mean(self, sum: u32) -> u8 {
        ((u64::from(sum + self.half) * self.times) >> 40) as u8
    }
}

/// What the first bytes say a file is.
enum Type {
    Jpeg,
    Png,
    WebP,
    Heic,
    Other(&'static str),
    Unknown,
}

impl Type {
    fn name(&self) -> &'static str {
        match self {
            Type::Jpeg => "JPEG",
            Type::Png => "PNG",
            Type::WebP => "WebP",
            Type::Heic => "HEIC",
            Type::Other(name) => name,
            Type::Unknown => "",
        }
    }

    fn of(bytes: &[u8]) -> Type {
        let at =
            |offset: usize, magic: &[u8]| bytes.get(offset..).is_some_and(|b| b.starts_with(magic));
        if at(0, &[0xff, 0xd8, 0xff]) {
            return Type::Jpeg;
        }
        if at(0, b"\x89PNG\r\n\x1a\n") {
            return Type::Png;
        }
        if at(0, b"RIFF") && at(8, b"WEBP") {
            return Type::WebP;
        }
        if at(4, b"ftyp") {
            return match bytes.get(8..12) {
                Some(b"avif" | b"avis") => Type::Other("AVIF"),
                Some(b"qt  " | b"isom" | b"mp41" | b"mp42" | b"iso2") => Type::Other("video"),
                Some(b"crx ") => Type::Other("RAW"),
                _ => Type::Heic,
            };
        }
        let others: [(&[u8], &str); 9] = [
            (b"GIF8", "GIF"),
            (b"BM", "BMP"),
            (b"II*\0", "TIFF or RAW"),
            (b"MM\0*", "TIFF or RAW"),
            (b"%PDF", "PDF"),
            (b"\xff\x0a", "JPEG XL"),
            (b"\0\0\0\x0cJXL ", "JPEG XL"),
            (b"\0\0\0\x0cjP  ", "JPEG 2000"),
            (b"<svg", "SVG"),
        ];
        match others.into_iter().find(|(magic, _)| at(0, magic)) {
            Some((_, name)) => Type::Other(name),
            None => Type::Unknown,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use image::Rgb;

    #[test]
    fn smaller_pictures_are_those_of_a_thumbnail() {
        let picture = |width: u32, height: u32| {
            RgbImage::from_fn(width, height, |x, y| {
                let k = x.wrapping_mul(2_654_435_761) ^ y.wrapping_mul(40_503).wrapping_add(x * y);
                Rgb([(k >> 3) as u8, (k >> 11) as u8, (k >> 17) as u8])
            })
        };
        for (from, to) in [
            ((400, 300), (160, 120)),
            ((403, 301), (160, 119)),
            ((257, 613), (128, 306)),
            ((64, 64), (63, 1)),
            ((31, 7), (9, 5)),
            ((5, 5), (1, 1)),
        ] {
            let full = picture(from.0, from.1);
            let other = imageops::thumbnail(&full, to.0, to.1);
            assert_eq!(averaged(&full, to.0, to.1), other, "{from:?} {to:?}");
        }
    }
}
