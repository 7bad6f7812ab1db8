//! Pictures as files.

use super::why::Why;

/// A picture as PNG.
///
/// # Errors
///
/// If the picture has no size that can be encoded.
pub fn png(image: &egui::ColorImage) -> Result<Vec<u8>, Why> {
    let rgba: Vec<u8> =
        image.pixels.iter().flat_map(|pixel| pixel.to_srgba_unmultiplied()).collect();
    let [width, height] = image.size.map(|side| side as u32);
    let mut bytes = std::io::Cursor::new(Vec::new());
    image::write_buffer_with_format(
        &mut bytes,
        &rgba,
        width,
        height,
        image::ExtendedColorType::Rgba8,
        image::ImageFormat::Png,
    )
    .map_err(|_| Why::Known("why-picture"))?;
    Ok(bytes.into_inner())
}
