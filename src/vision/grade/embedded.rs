//! Pictures inside JSON, as the `data:` addresses that browsers show.

use image::RgbImage;
use image::codecs::png::PngEncoder;

const HEAD: &str = "data:image/png;base64,";

const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// A picture as text, as it is to the last bit.
pub(super) fn embedded(picture: &RgbImage) -> Result<String, image::ImageError> {
    let mut bytes = Vec::new();
    picture.write_with_encoder(PngEncoder::new(&mut bytes))?;
    let mut text = HEAD.to_owned();
    for group in bytes.chunks(3) {
        let bits = (0..3).fold(0u32, |bits, place| {
            bits << 8 | u32::from(group.get(place).copied().unwrap_or(0))
        });
        for place in 0..4 {
            let letter = LETTERS[(bits >> (18 - 6 * place) & 63) as usize];
            text.push(if place <= group.len() { char::from(letter) } else { '=' });
        }
    }
    Ok(text)
}

/// The file of a picture that was embedded; `None` for a text that holds none.
pub(super) fn unpacked(text: &str) -> Option<Vec<u8>> {
    let letters = text.strip_prefix(HEAD)?.trim_end_matches('=');
    let mut bytes = Vec::with_capacity(letters.len() * 3 / 4);
    let (mut bits, mut held) = (0u32, 0);
    for letter in letters.bytes() {
        let value = LETTERS.iter().position(|known| *known == letter)?;
        bits = bits << 6 | u32::try_from(value).ok()?;
        held += 6;
        if held >= 8 {
            held -= 8;
            bytes.push((bits >> held & 255) as u8);
        }
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_come_back_from_text() {
        for width in 20..24 {
            let picture = RgbImage::from_fn(width, 16, |x, y| {
                image::Rgb([(x * 9) as u8, (y * 13) as u8, 90])
            });
            let text = embedded(&picture).unwrap();
            let back = image::load_from_memory(&unpacked(&text).unwrap()).unwrap().into_rgb8();
            assert_eq!(back, picture);
        }
        // "Man", as every description of the code has it.
        assert_eq!(unpacked("data:image/png;base64,TWFu").unwrap(), b"Man");
        assert_eq!(unpacked("data:image/png;base64,TWE=").unwrap(), b"Ma");
        assert!(unpacked("data:image/png;base64,T?").is_none() && unpacked("Man").is_none());
    }
}
