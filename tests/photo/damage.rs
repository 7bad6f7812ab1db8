//! Damaged files of every kind: refused, or the same picture but for a speck.

use image::codecs::jpeg::JpegEncoder;
use image::{ExtendedColorType, ImageFormat, Rgb, RgbImage};
use inkspector::vision::{Photo, PhotoError};
use std::io::Cursor;

/// Numbers that look like chance and are the same every time.
pub struct Chance(u64);

impl Chance {
    pub fn new(seed: u64) -> Chance {
        Chance(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound.max(1) as u64) as usize
    }
}

/// A file as a bad cable, card or program leaves it.
pub fn damaged(file: &[u8], chance: &mut Chance) -> Vec<u8> {
    let mut bytes = file.to_vec();
    let at = chance.below(bytes.len());
    let length = [1, 4, 64, 512][chance.below(4)];
    let end = (at + length).min(bytes.len());
    match chance.below(8) {
        0..=2 => bytes[at] ^= 1 << chance.below(8),
        3 => {
            for _ in 0..2 + chance.below(10) {
                let at = chance.below(bytes.len());
                bytes[at] ^= 1 << chance.below(8);
            }
        }
        4 => bytes.truncate(at.max(1)),
        5 => bytes[at..end].fill(0),
        6 => drop(bytes.drain(at..end)),
        _ => {
            let from = chance.below(bytes.len() - (end - at));
            bytes.copy_within(from..from + (end - at), at);
        }
    }
    bytes
}

/// A photo of a sheet on a table: shades, lines and grain. Of scale 1 it is far too small for a board
/// to be read from.
fn picture(scale: u32) -> RgbImage {
    let mut grain = Chance::new(7);
    RgbImage::from_fn(200 * scale, 152 * scale, |x, y| {
        let (x, y) = (x / scale, y / scale);
        let shade = 40 + (x + y) / 4 + grain.below(14) as u32;
        let paper = (30..170).contains(&x) && (20..130).contains(&y);
        let line = paper && (x % 23 < 2 || y % 19 < 2);
        let value = shade + 100 * u32::from(paper) - 90 * u32::from(line);
        Rgb([value.min(255) as u8, (value * 9 / 10).min(255) as u8, (value * 3 / 4) as u8])
    })
}

fn saved(format: ImageFormat) -> Vec<u8> {
    let mut bytes = Cursor::new(Vec::new());
    picture(1).write_to(&mut bytes, format).unwrap();
    bytes.into_inner()
}

fn jpeg(scale: u32) -> Vec<u8> {
    let mut bytes = Vec::new();
    JpegEncoder::new_with_quality(&mut bytes, 90).encode_image(&picture(scale)).unwrap();
    bytes
}

/// The share of pixels that look otherwise.
fn changed(photo: &Photo, good: &Photo) -> f64 {
    assert_eq!(photo.size(), good.size());
    let differs = |(a, b): (&Rgb<u8>, &Rgb<u8>)| (0..3).any(|k| a.0[k].abs_diff(b.0[k]) > 40);
    let pixels = photo.full().pixels().zip(good.full().pixels());
    let count = pixels.clone().filter(|&pair| differs(pair)).count();
    count as f64 / pixels.len() as f64
}

/// Damages a file over and over. What is read all the same shows the picture but for so much.
fn attack(name: &str, file: &[u8], times: usize, most: f64) -> usize {
    let good = Photo::decode(file).unwrap();
    let mut chance = Chance::new(name.len() as u64);
    let mut refused = 0;
    for round in 0..times {
        match Photo::decode(&damaged(file, &mut chance)) {
            Ok(photo) => {
                let changed = changed(&photo, &good);
                assert!(changed < most, "{name}, round {round}: {changed:.3} of it is another");
            }
            Err(error) => {
                refused += 1;
                // The picture is small, whatever became of its file.
                let said = error.to_string();
                assert!(!said.contains("more memory"), "{name}, round {round}: {said}");
            }
        }
    }
    refused
}

#[test]
fn a_damaged_jpeg_is_no_other_picture() {
    // A wrong brightness is carried on to the end, and told by its seam.
    let refused = attack("jpeg", &jpeg(4), 150, 0.3);
    assert!(refused > 75, "{refused}");
}

#[test]
fn a_damaged_progressive_jpeg_is_no_other_picture() {
    let refused =
        attack("progressive", include_bytes!("../data/photos/progressive.jpg"), 150, 0.06);
    assert!(refused > 75, "{refused}");
}

#[test]
fn a_damaged_png_is_no_other_picture() {
    let refused = attack("png", &saved(ImageFormat::Png), 150, 0.01);
    assert!(refused > 140, "{refused}");
}

#[test]
fn a_damaged_webp_is_no_other_picture() {
    let refused = attack("lossy webp", include_bytes!("../data/photos/lossy.webp"), 150, 0.15);
    assert!(refused > 100, "{refused}");
    // Without loss a wrong colour is carried on from pixel to pixel, and nothing tells.
    let refused = attack("webp", &saved(ImageFormat::WebP), 150, 1.0);
    assert!(refused > 60, "{refused}");
}

#[test]
fn a_damaged_heic_is_no_other_picture() {
    // Where rows of the picture are coded by themselves, one may be wrong from some place on.
    let refused = attack("heic", include_bytes!("../data/photos/photo.heic"), 150, 0.4);
    assert!(refused > 100, "{refused}");
}

/// Codes that cannot be read any more are damage, and no wish for memory.
#[test]
fn a_lossless_webp_with_damaged_codes_is_called_damaged() {
    let file = include_bytes!("../data/photos/lossless.webp");
    let mut damaged = 0;
    // The codes stand behind the head of the picture, which says its size.
    for place in 25..225 {
        let mut bytes = file.to_vec();
        bytes[place] ^= 1 << (place % 8);
        match Photo::decode(&bytes) {
            Err(PhotoError::Damaged { kind: "WebP", detail }) => {
                damaged += 1;
                assert!(!detail.contains("memory"), "byte {place}: {detail}");
            }
            Err(error) => assert_eq!(error, PhotoError::Truncated("WebP"), "byte {place}"),
            Ok(_) => {}
        }
    }
    assert!(damaged > 50, "{damaged}");
}

/// Files of many programs are whole: nothing is taken for damage that is only unusual.
#[test]
fn whole_files_are_not_taken_for_damaged() {
    let files: [&[u8]; 5] = [
        &jpeg(1),
        include_bytes!("../data/photos/progressive.jpg"),
        include_bytes!("../data/photos/restarts.jpg"),
        include_bytes!("../data/photos/lossy.webp"),
        include_bytes!("../data/photos/photo.heic"),
    ];
    for (number, file) in files.into_iter().enumerate() {
        Photo::decode(file).unwrap_or_else(|error| panic!("file {number}: {error}"));
    }
    // Grey, and in quarters of a unit at the border.
    for (width, height) in [(121, 127), (136, 120), (129, 121)] {
        let grey = vec![90; (width * height) as usize];
        let mut bytes = Vec::new();
        let mut encoder = JpegEncoder::new(&mut bytes);
        encoder.encode(&grey, width, height, ExtendedColorType::L8).unwrap();
        assert_eq!(Photo::decode(&bytes).unwrap().size(), (width, height));
    }
    // A film behind the picture, as phones write it.
    let mut film = jpeg(1);
    film.extend(b"\0\0\0\x18ftypmp42 and so on \xff\xd8\xff");
    assert!(Photo::decode(&film).is_ok());
}

/// A profile of colours may unpack to a gigabyte, so that nobody unpacks it.
#[test]
fn what_is_added_to_a_png_is_not_unpacked() {
    let plain = saved(ImageFormat::Png);
    let mut squeezed = Vec::new();
    // Nothing that could be unpacked, with a wrong checksum.
    squeezed.extend(b"name\0\0\x78\x9c\xff\xff");
    for kind in [b"iCCP", b"zTXt", b"iTXt"] {
        let mut file = plain[..33].to_vec();
        file.extend((squeezed.len() as u32).to_be_bytes());
        file.extend(kind);
        file.extend(&squeezed);
        file.extend([0; 4]);
        file.extend(&plain[33..]);
        let photo = Photo::decode(&file).expect("nobody looks into it");
        assert_eq!(photo.full(), &picture(1));
    }
}

/// A chunk whose name lost a bit may have been a part of the picture.
#[test]
fn a_png_without_a_part_of_its_picture_is_refused() {
    let mut file = saved(ImageFormat::Png);
    let at = file.windows(4).position(|name| name == b"IDAT").unwrap();
    for bit in [5, 13, 21] {
        file[at + bit / 8] ^= 1 << (bit % 8);
        let error = Photo::decode(&file).unwrap_err();
        assert!(matches!(error, PhotoError::Damaged { kind: "PNG", .. }), "{error}");
        file[at + bit / 8] ^= 1 << (bit % 8);
    }
}
