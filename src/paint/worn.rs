//! Photographs as they come from a dark room, a hand that shakes, a messenger that makes them small.
//! How far a figure can be trusted is measured on such copies too; nothing is learned from them.

use super::photo::PaintedPhoto;
use super::rng::Rng;
use image::imageops::{self, FilterType};
use serde_json::Value;

/// No photograph is made narrower than this, in pixels: boards of a few pixels a space are refused.
const NARROWEST: f32 = 400.0;

impl PaintedPhoto {
    /// The same photograph made darker, blurred or smaller, each by chance and at least one of them, to
    /// be pressed harder into its file.
    pub fn worn(mut self, seed: u64) -> PaintedPhoto {
        let mut rng = Rng::new(seed ^ 0x3047_0000_0000_0000);
        let [dark, blurred, small] = loop {
            let chosen = [rng.chance(0.5), rng.chance(0.5), rng.chance(0.5)];
            if chosen.contains(&true) {
                break chosen;
            }
        };
        let width = self.image.width() as f32;
        if blurred {
            self.image = imageops::fast_blur(&self.image, width / 1000.0 * rng.range(0.5, 2.2));
        }
        if dark {
            let (gain, gamma) = (rng.range(0.25, 0.7), rng.range(1.0, 1.5));
            let darker = |value: u8| (255.0 * (f32::from(value) / 255.0).powf(gamma) * gain) as u8;
            self.image.iter_mut().for_each(|value| *value = darker(*value));
        }
        if small {
            let scale = rng.range(0.4, 0.8).max(NARROWEST / width).min(1.0);
            let side = |pixels: u32| (pixels as f32 * scale).round().max(1.0) as u32;
            let (width, height) = (side(self.image.width()), side(self.image.height()));
            let of = |new: u32, old: u32| f64::from(new) / f64::from(old.max(1));
            let by = [of(width, self.image.width()), of(height, self.image.height())];
            self.image = imageops::resize(&self.image, width, height, FilterType::Triangle);
            self.truth.size = [width, height];
            self.truth.corners = self.truth.corners.map(|[x, y]| [x * by[0], y * by[1]]);
        }
        self.quality = rng.range(25.0, 80.0) as u8;
        self.truth.style.insert("worn".to_owned(), Value::Bool(true));
        self
    }
}

#[cfg(test)]
mod tests {
    use crate::paint::{PhotoOptions, Tier, photo};

    #[test]
    fn something_is_always_worn_and_the_corners_stay_with_the_board() {
        let options = PhotoOptions { size: Some((500, 600)), ..PhotoOptions::new(7, Tier::Easy) };
        let plain = photo(&options);
        let mean = |image: &image::RgbImage| {
            image.iter().map(|value| f64::from(*value)).sum::<f64>() / image.len() as f64
        };
        let edges = |image: &image::RgbImage| {
            let level = |x: u32, y: u32| f64::from(image.get_pixel(x, y).0[1]);
            let all = (0..image.height()).flat_map(|y| (1..image.width()).map(move |x| (x, y)));
            let sum: f64 = all.map(|(x, y)| (level(x, y) - level(x - 1, y)).powi(2)).sum();
            sum / image.len() as f64
        };
        for seed in 0..8 {
            let worn = photo(&options).worn(seed);
            assert_eq!(worn.image, photo(&options).worn(seed).image);
            let by = f64::from(worn.image.width()) / 500.0;
            let darker = mean(&worn.image) < 0.85 * mean(&plain.image);
            assert!(
                by < 1.0 || darker || edges(&worn.image) < 0.95 * edges(&plain.image),
                "{seed}"
            );
            for (now, before) in worn.truth.corners.iter().zip(plain.truth.corners) {
                assert!((now[0] - by * before[0]).abs() < 1.0, "{seed}");
            }
            assert_eq!(worn.truth.size, [worn.image.width(), worn.image.height()]);
        }
    }
}
