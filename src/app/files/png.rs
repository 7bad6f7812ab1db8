//! Pictures as files.

use super::why::Why;
use image::ImageEncoder as _;

/// How well a kept photo is packed: nobody sees a difference to the picture on the screen.
#[cfg(not(target_arch = "wasm32"))]
const QUALITY: u8 = 88;

/// A picture as JPEG, with nothing but the picture. A browser makes its own.
///
/// # Errors
///
/// If the picture has no size that can be encoded.
#[cfg(not(target_arch = "wasm32"))]
pub fn jpeg(image: &egui::ColorImage) -> Result<Vec<u8>, Why> {
    let rgb: Vec<u8> =
        image.pixels.iter().flat_map(|pixel| [pixel.r(), pixel.g(), pixel.b()]).collect();
    let [width, height] = image.size.map(|side| side as u32);
    let mut bytes = Vec::new();
    image::codecs::jpeg::JpegEncoder::new_with_quality(&mut bytes, QUALITY)
        .encode(&rgb, width, height, image::ExtendedColorType::Rgb8)
        .map_err(|_| Why::Known("why-picture"))?;
    Ok(bytes)
}

/// A picture as PNG, without a channel for what shows through where nothing does.
///
/// # Errors
///
/// If the picture has no size that can be encoded.
pub fn png(image: &egui::ColorImage) -> Result<Vec<u8>, Why> {
    let opaque = image.pixels.iter().all(|pixel| pixel.is_opaque());
    let (channels, kind) = match opaque {
        true => (3, image::ExtendedColorType::Rgb8),
        false => (4, image::ExtendedColorType::Rgba8),
    };
    let parts = image.pixels.iter().map(|pixel| pixel.to_srgba_unmultiplied());
    let parts: Vec<u8> = parts.flat_map(|pixel| pixel.into_iter().take(channels)).collect();
    let [width, height] = image.size.map(|side| side as u32);
    let mut bytes = Vec::new();
    // Its own packer, so that nobody carries those of other types of files.
    image::codecs::png::PngEncoder::new(&mut bytes)
        .write_image(&parts, width, height, kind)
        .map_err(|_| Why::Known("why-picture"))?;
    Ok(bytes)
}
