//! Every kind of file that is handed in as a photo: good ones upright, bad ones with a reason.

use image::codecs::jpeg::JpegEncoder;
use image::{DynamicImage, ExtendedColorType, ImageEncoder, ImageFormat, Rgb, RgbImage, RgbaImage};
use inkspector::board::Told;
use inkspector::vision::{MAX_FILE_BYTES, OpenError, Photo, PhotoError};
use inkspector::words::Language;
use std::io::Cursor;

/// 240 x 160 pixels, red on the left half and blue on the right, dark in the top left corner.
fn picture() -> RgbImage {
    RgbImage::from_fn(240, 160, |x, y| match (x, y) {
        (..60, ..40) => Rgb([40, 0, 0]),
        (..120, _) => Rgb([220, 30, 30]),
        _ => Rgb([30, 30, 220]),
    })
}

fn saved(picture: &RgbImage, format: ImageFormat) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    picture.write_to(&mut bytes, format).unwrap();
    bytes.into_inner()
}

fn jpeg() -> Vec<u8> {
    saved(&picture(), ImageFormat::Jpeg)
}

/// A JPEG whose orientation tag is `orientation`.
fn tagged(orientation: u8) -> Vec<u8> {
    let mut exif = b"Exif\0\0II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0".to_vec();
    exif.extend([orientation, 0, 0, 0, 0, 0, 0, 0]);
    let plain = jpeg();
    let mut bytes = plain[..2].to_vec();
    bytes.extend([0xff, 0xe1]);
    bytes.extend((exif.len() as u16 + 2).to_be_bytes());
    bytes.extend(exif);
    bytes.extend(&plain[2..]);
    bytes
}

fn dark_corner(photo: &Photo) -> (bool, bool) {
    let full = photo.full();
    let (right, bottom) = (full.width() - 10, full.height() - 10);
    let dark = |x, y| full.get_pixel(x, y).0.iter().all(|&v| v < 90);
    let spots = [(10, 10), (right, 10), (right, bottom), (10, bottom)];
    let corner = spots.iter().position(|&(x, y)| dark(x, y)).expect("one corner is dark");
    (corner == 1 || corner == 2, corner >= 2)
}

#[test]
fn all_formats_give_the_same_picture() {
    for format in [ImageFormat::Jpeg, ImageFormat::Png, ImageFormat::WebP] {
        let photo = Photo::decode(&saved(&picture(), format)).unwrap();
        assert_eq!(photo.size(), (240, 160), "{format:?}");
        assert_eq!(dark_corner(&photo), (false, false), "{format:?}");
        let red = photo.work().get_pixel(90, 120).0;
        assert!(red[0] > 180 && red[2] < 80, "{format:?}: {red:?}");
    }
}

#[test]
fn the_orientation_tag_is_applied() {
    // Where the stored picture's top left corner goes: (right, bottom).
    let expected = [
        (false, false),
        (true, false),
        (true, true),
        (false, true),
        (false, false),
        (true, false),
        (true, true),
        (false, true),
    ];
    for (tag, corner) in (1..).zip(expected) {
        let photo = Photo::decode(&tagged(tag)).unwrap();
        let size = if tag < 5 { (240, 160) } else { (160, 240) };
        assert_eq!(photo.size(), size, "orientation {tag}");
        assert_eq!(photo.work().dimensions(), size, "orientation {tag}");
        assert_eq!(dark_corner(&photo), corner, "orientation {tag}");
    }
    // A tag outside 1 to 8 means nothing.
    assert_eq!(Photo::decode(&tagged(99)).unwrap().size(), (240, 160));
}

#[test]
fn transparent_parts_are_white_paper() {
    let glass = RgbaImage::from_pixel(200, 200, image::Rgba([0, 0, 0, 0]));
    let mut bytes = Cursor::new(Vec::new());
    glass.write_to(&mut bytes, ImageFormat::Png).unwrap();
    let photo = Photo::decode(bytes.get_ref()).unwrap();
    assert_eq!(photo.full().get_pixel(100, 100).0, [255; 3]);
}

#[test]
fn grey_and_deep_pictures_are_read() {
    let grey = DynamicImage::ImageRgb8(picture()).into_luma16();
    let mut bytes = Cursor::new(Vec::new());
    grey.write_to(&mut bytes, ImageFormat::Png).unwrap();
    assert_eq!(Photo::decode(bytes.get_ref()).unwrap().size(), (240, 160));
}

#[test]
fn large_photos_keep_their_coordinates() {
    let large = RgbImage::from_pixel(7000, 4000, Rgb([200, 200, 200]));
    let photo = Photo::from_rgb(large).unwrap();
    assert_eq!(photo.size(), (7000, 4000));
    assert_eq!(photo.work().dimensions(), (1600, 914));
    assert!((photo.full_scale() - 0.5).abs() < 1e-9);
    assert!((photo.work_scale() * 7000.0 - 1600.0).abs() < 1e-6);
}

#[test]
fn empty_and_foreign_files_are_named() {
    let refuse = |bytes: &[u8]| Photo::decode(bytes).unwrap_err();
    assert!(matches!(refuse(b""), PhotoError::Empty));
    for (bytes, name) in [
        (&b"GIF89a......"[..], "GIF"),
        (b"%PDF-1.7....", "PDF"),
        (b"II*\0........", "TIFF or RAW"),
        (b"\0\0\0\x20ftypavif", "AVIF"),
        (b"\0\0\0\x20ftypisom", "video"),
        (b"BM..........", "BMP"),
    ] {
        let error = refuse(bytes);
        assert!(matches!(error, PhotoError::OtherType(n) if n == name), "{name}: {error}");
        assert!(Language::En.tell(&error.message()).contains("JPEG"), "{error}");
    }
    for text in ["A1 h.h.", "<html>", "{\"inkspector\": 1}", "\0", "\u{ff}"] {
        assert!(matches!(refuse(text.as_bytes()), PhotoError::UnknownType), "{text}");
    }
}

#[test]
fn truncated_files_are_refused() {
    for format in [ImageFormat::Jpeg, ImageFormat::Png, ImageFormat::WebP] {
        let whole = saved(&picture(), format);
        for part in 1..20 {
            let cut = &whole[..whole.len() * part / 20];
            match Photo::decode(cut) {
                Err(PhotoError::Truncated(_) | PhotoError::Damaged { .. }) => {}
                Err(PhotoError::UnknownType) if cut.len() < 16 => {}
                other => panic!("{format:?} cut to {part}/20: {other:?}"),
            }
        }
    }
}

#[test]
fn a_preview_inside_does_not_hide_a_missing_end() {
    // A segment that holds a complete picture of its own, as cameras write them.
    let plain = jpeg();
    let preview = saved(&RgbImage::new(16, 16), ImageFormat::Jpeg);
    let mut bytes = plain[..2].to_vec();
    bytes.extend([0xff, 0xe2]);
    bytes.extend((preview.len() as u16 + 2).to_be_bytes());
    bytes.extend(&preview);
    bytes.extend(&plain[2..]);
    assert!(Photo::decode(&bytes).is_ok());
    bytes.truncate(bytes.len() - plain.len() / 3);
    assert!(matches!(Photo::decode(&bytes), Err(PhotoError::Truncated("JPEG"))));
}

#[test]
fn hostile_sizes_are_refused_before_any_pixel_is_made() {
    // The header of a PNG says 60000 x 60000.
    let mut png = saved(&picture(), ImageFormat::Png);
    png[16..20].copy_from_slice(&60_000u32.to_be_bytes());
    png[20..24].copy_from_slice(&60_000u32.to_be_bytes());
    // Its checksum.
    let crc = crc32(&png[12..29]);
    png[29..33].copy_from_slice(&crc.to_be_bytes());
    let error = Photo::decode(&png).unwrap_err();
    assert!(matches!(error, PhotoError::TooManyPixels { width: 60_000, .. }), "{error}");
    // So does the frame header of a JPEG.
    let mut jpeg = jpeg();
    let frame = jpeg.windows(2).position(|pair| pair == [0xff, 0xc0]).unwrap();
    jpeg[frame + 5..frame + 9].copy_from_slice(&[0xea, 0x60, 0xea, 0x60]);
    let error = Photo::decode(&jpeg).unwrap_err();
    assert!(matches!(error, PhotoError::TooManyPixels { .. }), "{error}");
    assert!(Language::En.tell(&error.message()).contains("reduce"), "{error}");
}

/// The longest side that a WebP can have; its decoder takes it for none.
#[test]
fn the_longest_sides_of_a_webp_are_told_as_they_are() {
    let wide = |width: u32, height: u32| {
        let picture = RgbImage::from_pixel(width, height, Rgb([200, 210, 220]));
        Photo::decode(&saved(&picture, ImageFormat::WebP)).unwrap_err()
    };
    assert_eq!(wide(16_384, 130), PhotoError::TooSmall { width: 16_384, height: 130 });
    let most = 16_384 * 420 / 1_000_000;
    assert_eq!(wide(16_384, 420), PhotoError::TooManyPixels { width: 16_384, height: 420, most });
    assert_eq!(wide(420, 16_384), PhotoError::TooManyPixels { width: 420, height: 16_384, most });
    let told = Language::En.tell(&wide(16_384, 420).message());
    assert!(told.contains("16384 x 420 pixels"), "{told}");
}

fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0u32, |crc, &byte| {
        (0..8).fold(crc ^ u32::from(byte), |c, _| (c >> 1) ^ (0xedb8_8320 & (c & 1).wrapping_neg()))
    })
}

#[test]
fn deep_pictures_within_the_pixel_limit_still_meet_the_memory_limit() {
    // 7000 x 7000 with four channels of two bytes would need 392 MB.
    let mut bytes = Vec::new();
    let encoder = image::codecs::png::PngEncoder::new(&mut bytes);
    let _ = encoder.write_image(&[0; 200 * 200 * 8], 200, 200, ExtendedColorType::Rgba16);
    bytes[16..20].copy_from_slice(&7000u32.to_be_bytes());
    bytes[20..24].copy_from_slice(&7000u32.to_be_bytes());
    let crc = crc32(&bytes[12..29]);
    bytes[29..33].copy_from_slice(&crc.to_be_bytes());
    let error = Photo::decode(&bytes).unwrap_err();
    // Eleven bytes a pixel: what such a file may have, and not what the smallest of all may.
    assert!(matches!(error, PhotoError::TooManyPixels { most: 29, .. }), "{error}");
    assert!(Language::En.tell(&error.message()).contains("at most 29 megapixels"), "{error}");
}

#[test]
fn thumbnails_are_too_small() {
    let small = saved(&RgbImage::new(100, 400), ImageFormat::Png);
    assert!(matches!(Photo::decode(&small), Err(PhotoError::TooSmall { width: 100, .. })));
}

/// A strip has no width once it is made smaller, and nowhere to look for a board.
#[test]
fn strips_are_too_small() {
    let reader = inkspector::vision::reader::Reader::bundled().unwrap();
    for (long, refused) in [(4000, false), (4801, true), (100_000, true)] {
        for (width, height) in [(120, long), (long, 120)] {
            let strip = saved(&RgbImage::new(width, height), ImageFormat::Png);
            match Photo::decode(&strip) {
                Err(PhotoError::TooSmall { .. }) => assert!(refused, "{width} x {height}"),
                Ok(photo) => {
                    assert!(!refused, "{width} x {height}");
                    let options = inkspector::vision::ReadOptions::default();
                    let board = inkspector::vision::read_photo(&photo, &reader, &options);
                    assert!(board.is_err(), "there is nothing on it");
                }
                other => panic!("{width} x {height}: {other:?}"),
            }
        }
    }
}

#[test]
fn missing_and_huge_files() {
    let folder = tempfile::tempdir().unwrap();
    let missing = Photo::open(folder.path().join("none.jpg")).unwrap_err();
    assert!(missing.to_string().contains("none.jpg"), "{missing}");
    assert!(Photo::open(folder.path()).is_err(), "a folder is no photo");
    let huge = folder.path().join("huge.jpg");
    std::fs::File::create(&huge).unwrap().set_len(MAX_FILE_BYTES + 1).unwrap();
    assert!(matches!(Photo::open(&huge), Err(OpenError::Photo(PhotoError::FileTooLarge))));
}

#[test]
fn heic_without_a_picture_says_how_to_convert() {
    let mut bytes = b"\0\0\0\x18ftypheic\0\0\0\0mif1heic".to_vec();
    bytes.extend([0; 64]);
    let error = Photo::decode(&bytes).unwrap_err();
    assert!(matches!(error, PhotoError::Heic(_) | PhotoError::Truncated("HEIC")), "{error}");
}

/// Mutated files may be refused or read, but nothing panics and nothing takes for ever.
#[test]
fn damaged_bytes_never_panic() {
    let mut state = 0x2545_f491_4f6c_dd1du64;
    let mut next = move |bound: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state % bound as u64) as usize
    };
    let mut heic = b"\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x60meta\0\0\0\0".to_vec();
    heic.extend(b"\0\0\0\x21hdlr\0\0\0\0\0\0\0\0pict\0\0\0\0\0\0\0\0\0\0\0\0\0");
    heic.extend(b"\0\0\0\x0epitm\0\0\0\0\0\x01\0\0\0\x1ciloc\0\0\0\0\x44\0\0\x01\0\x01\0\0");
    let mut progressive = Vec::new();
    JpegEncoder::new_with_quality(&mut progressive, 60).encode_image(&picture()).unwrap();
    let seeds = [
        jpeg(),
        progressive,
        tagged(6),
        saved(&picture(), ImageFormat::Png),
        saved(&picture(), ImageFormat::WebP),
        heic,
    ];
    let mut refused = 0;
    for round in 0..600 {
        let mut bytes = seeds[round % seeds.len()].clone();
        for _ in 0..=next(12) {
            let at = next(bytes.len());
            match next(4) {
                0 => bytes[at] = next(256) as u8,
                1 => bytes[at] ^= 1 << next(8),
                2 => drop(bytes.splice(at..(at + next(8)).min(bytes.len()), [0xff; 3])),
                _ => bytes.truncate(at.max(16)),
            }
        }
        match Photo::decode(&bytes) {
            Ok(photo) => assert!(photo.size().0 > 0),
            Err(error) => {
                refused += 1;
                assert!(!error.to_string().is_empty());
            }
        }
    }
    assert!(refused > 100, "{refused} of 600 were refused");
}
