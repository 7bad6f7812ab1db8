//! Photographs: bytes of a file to upright pixels, within bounded memory.

use crate::board::{Message, Told, errors, message};
use image::codecs::jpeg::JpegDecoder;
use image::codecs::png::PngDecoder;
use image::codecs::webp::WebPDecoder;
use image::imageops::{self, FilterType};
use image::metadata::Orientation;
use image::{DynamicImage, ImageDecoder, ImageError, Limits, RgbImage};
use std::fs::File;
use std::io::{Cursor, Read};
use std::path::{Path, PathBuf};

/// The largest file that is opened, in bytes.
pub const MAX_FILE_BYTES: u64 = 64 << 20;

/// The most pixels a photo may have: above what phones make (50 megapixels).
pub const MAX_PIXELS: u64 = 64_000_000;

/// The most bytes that a decoder may use for its pixels.
const MAX_DECODED_BYTES: u64 = 256 << 20;

/// Photos with more pixels than this are halved once decoded: nothing on a board is that small,
/// and turning and warping stay within memory.
const KEPT_PIXELS: u64 = 26_000_000;

/// The long side of the working copy, in pixels.
const WORK_SIDE: u32 = 1600;

/// Photos with a shorter side than this cannot show a board that can be read.
const MIN_SIDE: u32 = 120;

/// Why a file could not be opened as a photo.
#[derive(Debug)]
pub enum OpenError {
    /// The file could not be read.
    Io {
        /// The file.
        path: PathBuf,
        /// The system's answer.
        source: std::io::Error,
    },
    /// What it holds is no photo.
    Photo(PhotoError),
}

impl Told for OpenError {
    fn message(&self) -> Message {
        match self {
            OpenError::Io { path, source } => {
                message!("photo-io", path = path.display().to_string(), said = source.to_string())
            }
            OpenError::Photo(error) => error.message(),
        }
    }
}

errors!(OpenError);

impl From<PhotoError> for OpenError {
    fn from(error: PhotoError) -> OpenError {
        OpenError::Photo(error)
    }
}

/// Why bytes gave no photo. Every message says what to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PhotoError {
    /// There are no bytes.
    Empty,
    /// The file is larger than [`MAX_FILE_BYTES`].
    FileTooLarge,
    /// The picture has more pixels than [`MAX_PIXELS`], or its pixels need too much memory.
    TooManyPixels {
        /// Width in pixels.
        width: u32,
        /// Height in pixels.
        height: u32,
    },
    /// The picture is too small to show a board.
    TooSmall {
        /// Width in pixels.
        width: u32,
        /// Height in pixels.
        height: u32,
    },
    /// The bytes are of a known type that is not read here.
    OtherType(&'static str),
    /// The bytes are no picture of any known type.
    UnknownType,
    /// The file stops before the picture is complete.
    Truncated(&'static str),
    /// The file breaks the rules of its type.
    Damaged {
        /// The file's type.
        kind: &'static str,
        /// What the decoder found.
        detail: String,
    },
    /// A HEIC file that uses something this program cannot decode.
    Heic(String),
}

impl Told for PhotoError {
    fn message(&self) -> Message {
        match self {
            PhotoError::Empty => message!("photo-empty"),
            PhotoError::FileTooLarge => {
                message!("photo-file-too-large", most = MAX_FILE_BYTES >> 20)
            }
            PhotoError::TooManyPixels { width, height } => message!(
                "photo-too-large",
                width = *width,
                height = *height,
                most = MAX_PIXELS / 1_000_000
            ),
            PhotoError::TooSmall { width, height } => {
                message!("photo-too-small", width = *width, height = *height)
            }
            PhotoError::OtherType(kind) => message!("photo-other-type", kind = *kind),
            PhotoError::UnknownType => message!("photo-unknown-type"),
            PhotoError::Truncated(kind) => message!("photo-truncated", kind = *kind),
            PhotoError::Damaged { kind, detail } => {
                message!("photo-damaged", kind = *kind, detail = detail)
            }
            PhotoError::Heic(detail) => message!("photo-heic", detail = detail),
        }
    }
}

errors!(PhotoError);

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
        let path = path.as_ref();
        let fail = |source| OpenError::Io { path: path.to_path_buf(), source };
        let file = File::open(path).map_err(fail)?;
        let length = file.metadata().map_err(fail)?.len();
        if length > MAX_FILE_BYTES {
            return Err(PhotoError::FileTooLarge.into());
        }
        let mut bytes = Vec::with_capacity(usize::try_from(length).unwrap_or(0));
        // A pipe or a growing file has no honest length: read at most one byte past the limit.
        file.take(MAX_FILE_BYTES + 1).read_to_end(&mut bytes).map_err(fail)?;
        Ok(Photo::decode(&bytes)?)
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
        if bytes.is_empty() {
            return Err(PhotoError::Empty);
        }
        if bytes.len() as u64 > MAX_FILE_BYTES {
            return Err(PhotoError::FileTooLarge);
        }
        match Type::of(bytes) {
            Type::Jpeg => {
                if !jpeg_is_complete(bytes) {
                    return Err(PhotoError::Truncated("JPEG"));
                }
                decode_with("JPEG", JpegDecoder::new(Cursor::new(bytes)))
            }
            Type::Png => decode_with("PNG", PngDecoder::new(Cursor::new(bytes))),
            Type::WebP => decode_with("WebP", WebPDecoder::new(Cursor::new(bytes))),
            Type::Heic => decode_heic(bytes),
            Type::Other(name) => Err(PhotoError::OtherType(name)),
            Type::Unknown => Err(PhotoError::UnknownType),
        }
    }

    /// A photo of pixels that are already upright.
    pub fn from_rgb(full: RgbImage) -> Result<Photo, PhotoError> {
        let size = full.dimensions();
        check_size(size)?;
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

    fn shrink(size: (u32, u32), mut full: RgbImage) -> Photo {
        let (width, height) = full.dimensions();
        if u64::from(width) * u64::from(height) > KEPT_PIXELS {
            full = imageops::thumbnail(&full, width / 2, height / 2);
        }
        let long = full.width().max(full.height());
        let work = if long <= WORK_SIDE {
            full.clone()
        } else {
            let scale = f64::from(WORK_SIDE) / f64::from(long);
            let side = |pixels: u32| ((f64::from(pixels) * scale).round() as u32).max(1);
            let (width, height) = (side(full.width()), side(full.height()));
            // The box filter of `thumbnail` is exact from a factor of two on and fast.
            if scale < 0.75 {
                imageops::thumbnail(&full, width, height)
            } else {
                imageops::resize(&full, width, height, FilterType::Triangle)
            }
        };
        Photo { size, full, work }
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

fn check_size((width, height): (u32, u32)) -> Result<(), PhotoError> {
    if u64::from(width) * u64::from(height) > MAX_PIXELS {
        return Err(PhotoError::TooManyPixels { width, height });
    }
    if width.min(height) < MIN_SIDE {
        return Err(PhotoError::TooSmall { width, height });
    }
    Ok(())
}

fn decode_with<D: ImageDecoder>(
    kind: &'static str,
    decoder: Result<D, ImageError>,
) -> Result<Photo, PhotoError> {
    let mut decoder = decoder.map_err(|error| damaged(kind, error))?;
    let (width, height) = decoder.dimensions();
    check_size((width, height))?;
    if decoder.total_bytes() > MAX_DECODED_BYTES {
        return Err(PhotoError::TooManyPixels { width, height });
    }
    let mut limits = Limits::no_limits();
    limits.max_alloc = Some(MAX_DECODED_BYTES + (64 << 20));
    decoder.set_limits(limits).map_err(|error| damaged(kind, error))?;
    // A damaged tag is no reason to refuse the pixels.
    let orientation = decoder.orientation().unwrap_or(Orientation::NoTransforms);
    let picture = DynamicImage::from_decoder(decoder).map_err(|error| damaged(kind, error))?;
    let (width, height) = match orientation {
        Orientation::Rotate90
        | Orientation::Rotate270
        | Orientation::Rotate90FlipH
        | Orientation::Rotate270FlipH => (height, width),
        _ => (width, height),
    };
    let mut photo = Photo::shrink((width, height), on_white(picture));
    for pixels in [&mut photo.full, &mut photo.work] {
        let mut upright = DynamicImage::ImageRgb8(std::mem::take(pixels));
        upright.apply_orientation(orientation);
        *pixels = upright.into_rgb8();
    }
    Ok(photo)
}

fn damaged(kind: &'static str, error: ImageError) -> PhotoError {
    let detail = match &error {
        ImageError::IoError(io) if io.kind() == std::io::ErrorKind::UnexpectedEof => {
            return PhotoError::Truncated(kind);
        }
        ImageError::Limits(_) => "it asks for more memory than any photo".to_owned(),
        error => error.to_string(),
    };
    PhotoError::Damaged { kind, detail }
}

/// Lays a picture with transparent parts on white paper.
fn on_white(picture: DynamicImage) -> RgbImage {
    if !picture.color().has_alpha() {
        return picture.into_rgb8();
    }
    let rgba = picture.into_rgba8();
    let (width, height) = rgba.dimensions();
    let mut rgb = RgbImage::new(width, height);
    for (to, from) in rgb.pixels_mut().zip(rgba.pixels()) {
        let [r, g, b, alpha] = from.0.map(u32::from);
        to.0 = [r, g, b].map(|v| ((v * alpha + 255 * (255 - alpha) + 127) / 255) as u8);
    }
    rgb
}

/// Whether a JPEG's first picture is followed by its end marker.
///
/// The decoder fills what is missing with grey, which would read as blank paper. Segments before
/// the scan are stepped over by their length because an embedded preview has end markers of its
/// own; inside the scan's data the marker cannot occur otherwise.
fn jpeg_is_complete(bytes: &[u8]) -> bool {
    let mut at = 2;
    loop {
        match (bytes.get(at), bytes.get(at + 1)) {
            (Some(0xff), Some(0xff)) => at += 1,
            (Some(0xff), Some(0xda)) => break,
            (Some(0xff), Some(0xd8 | 0x01 | 0xd0..=0xd7)) => at += 2,
            (Some(0xff), Some(_)) => match (bytes.get(at + 2), bytes.get(at + 3)) {
                (Some(&high), Some(&low)) => at += 2 + usize::from(u16::from_be_bytes([high, low])),
                _ => return false,
            },
            (Some(_), Some(_)) => at += 1,
            _ => return false,
        }
    }
    bytes[at..].windows(2).any(|pair| pair == [0xff, 0xd9])
}

fn decode_heic(bytes: &[u8]) -> Result<Photo, PhotoError> {
    let fail = |error: heic_rs::Error| match error {
        heic_rs::Error::Truncated(_) => PhotoError::Truncated("HEIC"),
        other => PhotoError::Heic(other.to_string()),
    };
    let info = heic_rs::probe(bytes).map_err(fail)?;
    check_size((info.width, info.height))?;
    check_size((info.coded_width, info.coded_height))?;
    let options =
        heic_rs::DecodeOptions::default().with_max_pixels(Some(MAX_PIXELS)).with_alpha(false);
    let picture = heic_rs::decode(bytes, &options).map_err(fail)?;
    RgbImage::from_raw(picture.width, picture.height, picture.data)
        .ok_or_else(|| PhotoError::Heic("its pixels are incomplete".to_owned()))
        .and_then(Photo::from_rgb)
}
