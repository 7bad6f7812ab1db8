//! A board in its own plane: print, ink and dirt.

use super::drawings::Drawings;
use super::ink::{Layer, P, PenKind};
use super::noise::{CLOUDS, WHITE};
use super::rng::Rng;
use super::routes::Artist;
use super::style::Style;
use super::{marks, print, wiped};
use crate::board::Sketch;

/// Paints any window of the board's plane, as if print and margin went on for ever.
pub(crate) fn window(
    (sketch, drawings): (&Sketch, &Drawings),
    style: &Style,
    rng: &mut Rng,
    (width, height): (usize, usize),
    scale: f32,
    origin: P,
) -> Layer {
    let mut paper = Layer::new(width, height, scale, origin);
    let mut chance = rng.fork(1);
    print::ground(&mut paper, style, sketch.layout(), &mut chance);
    print::panel(&mut paper, style, sketch.layout(), &mut rng.fork(2));
    let mut ink = Layer::new(width, height, scale, origin);
    draw(&mut ink, sketch, drawings, style, rng);
    blend(&ink, &mut paper, style, rng);
    paper
}

/// Everything drawn by hand on the lower panel.
fn draw(ink: &mut Layer, sketch: &Sketch, drawings: &Drawings, style: &Style, rng: &mut Rng) {
    wiped::ghosts(ink, style, &mut rng.fork(3), sketch);
    marks::decor(ink, style, &mut rng.fork(4), sketch);
    if drawings.below {
        drawings.paint(ink, style, sketch);
    }
    let mut chance = rng.fork(5);
    for (space, cell) in sketch.drawn() {
        let at = (f32::from(space.col), f32::from(space.row));
        let varied = chance.chance(style.variety).then(|| style.varied(&mut chance));
        let style = varied.as_ref().unwrap_or(style);
        Artist { layer: ink, style, rng: &mut chance }.draw(at, &cell.drawing);
    }
    if !drawings.below {
        drawings.paint(ink, style, sketch);
    }
    marks::traces(ink, style, &mut rng.fork(9), sketch);
    marks::rounds(ink, style, &mut rng.fork(6), sketch);
    marks::errors(ink, style, &mut rng.fork(7), sketch);
    marks::dirt(ink, style, &mut rng.fork(8));
}

/// Lays ink over paper with the grain of the pen.
pub(crate) fn blend(ink: &Layer, paper: &mut Layer, style: &Style, rng: &mut Rng) {
    let width = paper.map.width() as usize;
    let grain = style.pen.grain;
    let start = rng.below(60_000);
    let rough = matches!(style.pen.kind, PenKind::Pencil | PenKind::Crayon);
    // Streaks of a dry-erase pen are longer than the grain of paper.
    let zoom = if rough { 0.0 } else { 40.0 / paper.scale };
    let (ox, oy) = (rng.range(0.0, 256.0), rng.range(0.0, 256.0));
    ink.over(paper.map.pixels_mut(), |i| {
        if grain <= 0.0 {
            return 1.0;
        }
        let n = if rough {
            WHITE.walk(start + i) * 0.5
        } else {
            let (x, y) = ((i % width) as f32, (i / width) as f32);
            CLOUDS.at((x * zoom + ox) as i32, (y * zoom + oy) as i32) * 0.8
        };
        (1.0 - grain * (0.25 + n * 0.5).clamp(0.0, 1.0)).clamp(0.15, 1.0)
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Kind, Layout};
    use crate::paint::routes::dir;
    use image::RgbImage;

    /// Paints the lower panel of a board with everything drawn on it, at `px_per_cell` pixels a space.
    ///
    /// The picture spans `PANEL`: from 0.40 of a space left of the grid and 0.22 above
    /// it to 7.36 and 7.43.
    fn board_texture(sketch: &Sketch, style: &Style, rng: &mut Rng, px_per_cell: f32) -> RgbImage {
        let [left, top, right, bottom] = print::PANEL;
        let side = |length: f32| (length * px_per_cell).round().max(1.0) as usize;
        let (width, height) = (side(right - left), side(bottom - top));
        let drawn = (sketch, &Drawings::default());
        let layer = window(drawn, style, rng, (width, height), px_per_cell, (left, top));
        to_rgb(&layer)
    }

    /// The layer as a picture; it must be opaque.
    fn to_rgb(layer: &Layer) -> RgbImage {
        let mut image = RgbImage::new(layer.map.width(), layer.map.height());
        for (to, from) in image.pixels_mut().zip(layer.map.pixels()) {
            to.0 = [from.red(), from.green(), from.blue()];
        }
        image
    }

    /// Every exit's arrow is red, lies where the layout says, and nowhere else on the border.
    #[test]
    fn exits_are_printed_in_their_places() {
        let layout = Layout::classic();
        let image = board_texture(
            &Sketch::new(layout.clone()),
            &Style::neat(false),
            &mut Rng::new(2),
            50.0,
        );
        let red_at = |x: f32, y: f32| {
            let p = image.get_pixel(((x + 0.40) * 50.0) as u32, ((y + 0.22) * 50.0) as u32);
            p[0] > 150 && p[1] < 90 && p[2] < 90
        };
        for space in layout.spaces() {
            for side in crate::board::Side::ALL {
                if layout.neighbour(space, side).is_some() {
                    continue;
                }
                let d = dir(side);
                let x = f32::from(space.col) + 0.5 + d.0 * 0.52;
                let y = f32::from(space.row) + 0.5 + d.1 * 0.52;
                // Beside the printed track.
                let (x, y) = (x + d.1.abs() * 0.05, y + d.0.abs() * 0.05);
                let exit = layout.exit_at(space, side);
                assert_eq!(red_at(x, y), exit.is_some(), "{space} {side}");
            }
        }
    }

    /// Ink lies where a route is drawn and nowhere in an empty space.
    #[test]
    fn routes_are_drawn_in_their_spaces() {
        let mut sketch = Sketch::new(Layout::classic());
        let space = "D6".parse().unwrap();
        sketch.draw(space, "rrrr".parse().unwrap());
        assert_eq!(sketch.drawing(space).kind(crate::board::Side::North), Some(Kind::Railway));
        let style = Style { boxes: false, ..Style::neat(false) };
        let image = board_texture(&sketch, &style, &mut Rng::new(2), 50.0);
        let dark = |col: f32, row: f32| {
            let mut count = 0;
            for dy in -15..15 {
                for dx in -15..15 {
                    let x = ((col + 0.9) * 50.0) as i32 + dx;
                    let y = ((row + 0.72) * 50.0) as i32 + dy;
                    count += usize::from(image.get_pixel(x as u32, y as u32)[0] < 90);
                }
            }
            count
        };
        assert!(dark(5.0, 3.0) > 100);
        assert_eq!(dark(4.0, 3.0), 0);
        assert_eq!(dark(5.0, 2.0), 0);
    }
}
