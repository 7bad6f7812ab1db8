//! A clean picture of a board, for overlays and files.

use super::print::PANEL;
use super::rng::Rng;
use super::style::Style;
use super::texture;
use crate::board::{Sketch, Space};
use image::RgbImage;

/// A space to point out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Highlight {
    /// Which space.
    pub space: Space,
    /// The colour of its frame and tint: red, green, blue.
    pub color: [u8; 3],
}

/// Draws a 7x7 board neatly at `px_per_cell` pixels a space (8 to 400), with some spaces tinted.
///
/// The picture spans the lower panel with its margins; the grid's top left corner lies
/// `0.40 * px_per_cell` from the left and `0.22 * px_per_cell` from the top.
pub fn picture(sketch: &Sketch, px_per_cell: f32, highlights: &[Highlight]) -> RgbImage {
    let scale = px_per_cell.clamp(8.0, 400.0);
    let style = Style::neat(sketch.layout().name() == "challenge");
    let mut rng = Rng::new(1);
    let [left, top, right, bottom] = PANEL;
    let side = |length: f32| (length * scale).round().max(1.0) as usize;
    let (width, height) = (side(right - left), side(bottom - top));
    let mut layer = texture::window(sketch, &style, &mut rng, (width, height), scale, (left, top));
    for mark in highlights.iter().filter(|mark| sketch.layout().contains(mark.space)) {
        let color = mark.color.map(f32::from);
        let (x, y) = (f32::from(mark.space.col), f32::from(mark.space.row));
        let (a, b) = (0.03, 0.97);
        let frame =
            [(x + a, y + a), (x + b, y + a), (x + b, y + b), (x + a, y + b), (x + a, y + a)];
        layer.polygon(&frame, color, 0.22);
        layer.line(&frame, 0.05, color, 0.9);
    }
    texture::to_rgb(&layer)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Layout;

    #[test]
    fn highlighted_spaces_show_their_colour_and_others_do_not() {
        let sketch = Sketch::new(Layout::classic());
        let space: Space = "C4".parse().unwrap();
        let plain = picture(&sketch, 40.0, &[]);
        let red = picture(&sketch, 40.0, &[Highlight { space, color: [255, 0, 0] }]);
        assert_eq!(plain.dimensions(), (310, 306));
        let at = |col: f32, row: f32| {
            (((col + 0.5 + 0.4) * 40.0) as u32, ((row + 0.5 + 0.22) * 40.0) as u32)
        };
        let (x, y) = at(3.0, 2.0);
        assert!(red.get_pixel(x, y)[1] + 20 < plain.get_pixel(x, y)[1]);
        let (x, y) = at(4.0, 2.0);
        assert_eq!(red.get_pixel(x, y), plain.get_pixel(x, y));
    }
}
