//! A board is read twice, a little moved: what depends on where pixels fall is not to be trusted.

use super::reader::heads::Head;
use super::reader::{FINE_SIDE, Reader, Reading};
use image::RgbImage;

/// Reads a rectified board twice, once as it is and once a little moved, and takes
/// the mean: what depends on where pixels fall is not to be trusted.
pub fn look_twice(reader: &Reader, image: &RgbImage) -> Reading {
    let px = image.width() as f32 / FINE_SIDE as f32;
    let again = || nudged(image, 1.4 * px, px, 1.006);
    let (first, second) = both(|| reader.read_image(image), || reader.read_image(&again()));
    first.between(&second)
}

#[cfg(not(target_arch = "wasm32"))]
fn both<A: Send, B: Send>(a: impl FnOnce() -> A + Send, b: impl FnOnce() -> B + Send) -> (A, B) {
    rayon::join(a, b)
}

#[cfg(target_arch = "wasm32")]
fn both<A, B>(a: impl FnOnce() -> A, b: impl FnOnce() -> B) -> (A, B) {
    (a(), b())
}

/// The picture moved by `dx` and `dy` pixels and drawn together about its middle.
fn nudged(image: &RgbImage, dx: f32, dy: f32, zoom: f32) -> RgbImage {
    let (width, height) = image.dimensions();
    if width < 2 || height < 2 {
        return image.clone();
    }
    let place = |k: u32, length: u32, shift: f32| {
        let middle = (length as f32 - 1.0) / 2.0;
        let at = (middle + (k as f32 - middle) * zoom + shift).clamp(0.0, length as f32 - 1.001);
        (at as u32, at.fract())
    };
    let columns: Vec<(u32, f32)> = (0..width).map(|x| place(x, width, dx)).collect();
    let mut moved = RgbImage::new(width, height);
    for y in 0..height {
        let (row, t) = place(y, height, dy);
        for (x, &(column, s)) in (0..width).zip(&columns) {
            let get = |x: u32, y: u32| image.get_pixel(x, y).0.map(f32::from);
            let (a, b) = (get(column, row), get(column + 1, row));
            let (c, d) = (get(column, row + 1), get(column + 1, row + 1));
            let mix = |k: usize| {
                (a[k] * (1.0 - s) + b[k] * s) * (1.0 - t) + (c[k] * (1.0 - s) + d[k] * s) * t
            };
            let value = std::array::from_fn(|k| mix(k).round() as u8);
            moved.put_pixel(x, y, image::Rgb(value));
        }
    }
    moved
}

impl Reading {
    /// The mean of two readings of the same board, of the logarithms of their probabilities.
    fn between(&self, other: &Reading) -> Reading {
        let mean = |a: f32, b: f32| (a.max(1e-30) * b.max(1e-30)).sqrt();
        let whole = |part: &mut [f32]| {
            let sum: f32 = part.iter().sum();
            part.iter_mut().for_each(|p| *p /= sum);
        };
        let spaces = self.spaces.iter().zip(&other.spaces).map(|(a, b)| {
            let mut space = *a;
            space.iter_mut().zip(b).for_each(|(a, b)| *a = mean(*a, *b));
            Head::all().for_each(|head| whole(&mut space[head.range()]));
            space
        });
        let mut pose = self.pose;
        pose.iter_mut().zip(other.pose).for_each(|(a, b)| *a = mean(*a, b));
        whole(&mut pose);
        let yes = mean(self.challenge, other.challenge);
        let no = mean(1.0 - self.challenge, 1.0 - other.challenge);
        Reading { spaces: spaces.collect(), pose, challenge: yes / (yes + no) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mean_of_readings_is_a_reading() {
        let reader = Reader::bundled().unwrap();
        let image = crate::vision::sample_board("crayon.jpg").fine;
        let reading = look_twice(&reader, &image);
        assert_eq!(reading, look_twice(&reader, &image));
        for space in &reading.spaces {
            for head in Head::all() {
                let sum: f32 = space[head.range()].iter().sum();
                assert!((sum - 1.0).abs() < 1e-4);
            }
        }
        assert!((reading.pose.iter().sum::<f32>() - 1.0).abs() < 1e-4);
        let alone = reader.read_image(&image);
        let same = alone.between(&alone);
        for (a, b) in alone.spaces.iter().flatten().zip(same.spaces.iter().flatten()) {
            assert!((a - b).abs() < 1e-3);
        }
    }

    #[test]
    fn nudging_moves_by_parts_of_a_pixel() {
        let ramp = RgbImage::from_fn(40, 40, |x, y| image::Rgb([x as u8 * 5, y as u8 * 5, 7]));
        let moved = nudged(&ramp, 0.4, -0.6, 1.0);
        assert_eq!(moved.get_pixel(10, 10).0, [52, 47, 7]);
        assert_eq!(moved.get_pixel(39, 0).0, [195, 0, 7]);
    }
}
