//! Flaps seen from straight above for training the reader.

use super::{FlapTruth, paint};
use crate::paint::camera::{Frame, through_jpeg};
use crate::paint::family::Family;
use crate::paint::ink::Layer;
use crate::paint::print;
use crate::paint::rng::Rng;
use crate::paint::sample::develop;
use crate::paint::style::{Style, Surface};
use crate::rules::Edition;
use crate::vision::flap::print::FlapPrint;
use crate::vision::flap::{CELL_PX, Proven};
use image::RgbImage;

/// A flap as it is found in a photograph, and what is written on it.
pub struct FlapSample {
    /// The flap from its top left corner to the fold, light as photographed.
    pub image: RgbImage,
    /// Whose print it is.
    pub edition: Edition,
    /// The truth.
    pub truth: FlapTruth,
}

/// Paints one flap with everything that a photograph and a slightly wrong place do to it.
///
/// The same seed gives the same bytes on the same machine.
pub fn flap_sample(seed: u64, family: Family) -> FlapSample {
    let mut rng = Rng::new(seed ^ if family == Family::HeldOut { 0x4e1d_0000_0000 } else { 0 });
    let challenge = rng.chance(0.5);
    let edition = if challenge { Edition::Challenge } else { Edition::Classic };
    let mut style = Style::random(&mut rng.fork(2), family, challenge);
    if style.surface == Surface::Ruled {
        style.surface = Surface::Board;
    }
    style.scored = rng.chance(0.92);
    let form = FlapPrint::of(edition);
    let squeezed = if rng.chance(0.5) { 1.0 } else { rng.range(0.3, 1.0) };
    let scale =
        CELL_PX as f32 * if rng.chance(0.35) { rng.range(0.5, 0.85) } else { rng.range(0.85, 1.2) };
    let margin = 0.2;
    let (left, top) = (form.left as f32 - margin, form.top as f32 - margin);
    let width = form.right as f32 + margin - left;
    let height = form.crease as f32 + margin - top;
    let size = |cells: f32| ((cells * scale).ceil() as usize).max(2);
    let mut layer = Layer::new(size(width), size(height), scale, (left, top));
    print::ground(&mut layer, &style, &edition.layout(), &mut rng.fork(3));
    let truth = paint(&mut layer, &style, edition, (20, &Proven::default()), &mut rng.fork(4));
    let mut frame = warp(&layer, form, squeezed, &mut rng.fork(5));
    let mut chance = rng.fork(6);
    let px = frame.width as f32 / 384.0;
    develop(&mut frame, px, &mut chance);
    let image = frame.to_rgb();
    let poor = chance.chance(0.35);
    let image = if poor { through_jpeg(image, chance.between(30, 92) as u8) } else { image };
    FlapSample { image, edition, truth }
}

/// Resamples with a small misregistration, from a picture of fewer rows where the flap is seen
/// aslant.
fn warp(layer: &Layer, form: &FlapPrint, squeezed: f32, rng: &mut Rng) -> Frame {
    let (sw, sh) = (layer.map.width() as usize, layer.map.height() as usize);
    let rows = ((sh as f32 * squeezed) as usize).clamp(2, sh);
    let mut source = Frame::new(sw, rows);
    let data = layer.map.data();
    for y in 0..rows {
        let (from, to) = (y * sh / rows, ((y + 1) * sh / rows).max(y * sh / rows + 1));
        for x in 0..sw {
            let mut sum = [0.0f32; 3];
            for row in from..to {
                let at = (row * sw + x) * 4;
                (0..3).for_each(|k| sum[k] += f32::from(data[at + k]));
            }
            source.pixels[y * sw + x] = sum.map(|v| v / (to - from) as f32);
        }
    }
    if squeezed < 0.9 || rng.chance(0.3) {
        source.blur(rng.range(0.2, 0.7));
    }
    let px = CELL_PX as f32;
    let side = |cells: f64| (cells * f64::from(CELL_PX)).round() as usize;
    let (width, height) = (side(form.right - form.left), side(form.crease - form.top));
    let corners = [0; 4].map(|_| (rng.around(0.05), rng.around(0.05)));
    let mut frame = Frame::new(width, height);
    for y in 0..height {
        let v = y as f32 / height as f32;
        for x in 0..width {
            let u = x as f32 / width as f32;
            let weights = [(1.0 - u) * (1.0 - v), u * (1.0 - v), u * v, (1.0 - u) * v];
            let shift = |get: fn(&(f32, f32)) -> f32| -> f32 {
                weights.iter().zip(&corners).map(|(w, c)| w * get(c)).sum()
            };
            let bx = form.left as f32 + (x as f32 + 0.5) / px + shift(|c| c.0);
            let by = form.top as f32 + (y as f32 + 0.5) / px + shift(|c| c.1);
            let sx = (bx - layer.origin.0) * layer.scale - 0.5;
            let sy = (by - layer.origin.1) * layer.scale * rows as f32 / sh as f32 - 0.5;
            let sx = sx.clamp(0.0, sw as f32 - 1.01);
            let sy = sy.clamp(0.0, rows as f32 - 1.01);
            let (ix, iy) = (sx as usize, sy as usize);
            let (tx, ty) = (sx - ix as f32, sy - iy as f32);
            let get = |dx: usize, dy: usize| source.pixels[(iy + dy) * sw + ix + dx];
            let (a, b, c, d) = (get(0, 0), get(1, 0), get(0, 1), get(1, 1));
            frame.pixels[y * width + x] = [0, 1, 2].map(|k| {
                (a[k] * (1.0 - tx) + b[k] * tx) * (1.0 - ty) + (c[k] * (1.0 - tx) + d[k] * tx) * ty
            });
        }
    }
    frame
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_flap() {
        let (a, b) = (flap_sample(5, Family::Training), flap_sample(5, Family::Training));
        assert_eq!((a.image.as_raw(), &a.truth), (b.image.as_raw(), &b.truth));
        assert_ne!(a.image.as_raw(), flap_sample(6, Family::Training).image.as_raw());
    }
}
