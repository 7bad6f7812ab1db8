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

/// A picture as PNG.
///
/// # Errors
///
/// If the picture has no size that can be encoded.
pub fn png(image: &egui::ColorImage) -> Result<Vec<u8>, Why> {
    let rgba: Vec<u8> =
        image.pixels.iter().flat_map(|pixel| pixel.to_srgba_unmultiplied()).collect();
    let [width, height] = image.size.map(|side| side as u32);
    let mut bytes = Vec::new();
    // Its own packer, so that nobody carries those of other types of files.
    image::codecs::png::PngEncoder::new(&mut bytes)
        .write_image(&rgba, width, height, image::ExtendedColorType::Rgba8)
        .map_err(|_| Why::Known("why-picture"))?;
    Ok(bytes)
}
