//! What light and camera do to a picture.

use super::noise::WHITE;
use super::rng::Rng;
use image::RgbImage;
use image::codecs::jpeg::JpegEncoder;

/// A picture in floating point, 0 to 255.
#[derive(Clone)]
pub(crate) struct Frame {
    pub width: usize,
    pub height: usize,
    pub pixels: Vec<[f32; 3]>,
}

impl Frame {
    pub fn new(width: usize, height: usize) -> Frame {
        Frame { width, height, pixels: vec![[0.0; 3]; width * height] }
    }

    /// Rounds to bytes.
    pub fn to_rgb(&self) -> RgbImage {
        let mut image = RgbImage::new(self.width as u32, self.height as u32);
        for (to, from) in image.pixels_mut().zip(&self.pixels) {
            to.0 = from.map(|v| (v + 0.5).clamp(0.0, 255.0) as u8);
        }
        image
    }

    /// Multiplies by a gain and adds glare, both given at the points of a coarse net.
    pub fn light(&mut self, net: &LightNet) {
        let step = net.step;
        for y in 0..self.height {
            let (gy, ty) = (y / step, (y % step) as f32 / step as f32);
            let rows = (&net.points[gy * net.width..], &net.points[(gy + 1) * net.width..]);
            let line = &mut self.pixels[y * self.width..(y + 1) * self.width];
            let blend = |gx: usize| -> [f32; 4] {
                let (a, b) = (rows.0[gx], rows.1[gx]);
                [0, 1, 2, 3].map(|i| a[i] + (b[i] - a[i]) * ty)
            };
            let mut left = blend(0);
            for (gx, block) in line.chunks_mut(step).enumerate() {
                let right = blend(gx + 1);
                for (x, p) in block.iter_mut().enumerate() {
                    let t = x as f32 / step as f32;
                    let glare = left[3] + (right[3] - left[3]) * t;
                    for i in 0..3 {
                        let gain = left[i] + (right[i] - left[i]) * t;
                        p[i] = p[i] * gain * (1.0 - glare) + 262.0 * glare;
                    }
                }
                left = right;
            }
        }
    }

    /// A soft blur with this deviation in pixels.
    ///
    /// `imageproc::filter::separable_filter_equal` with the same kernel takes 1.2 to 2.2 times as
    /// long and changes some bytes, on which every painted picture and the model's lessons hang.
    pub fn blur(&mut self, sigma: f32) {
        if sigma < 0.2 {
            return;
        }
        let reach = (sigma * 2.5).ceil().max(1.0) as usize;
        let kernel: Vec<f32> =
            (0..=reach).map(|i| (-((i * i) as f32) / (2.0 * sigma * sigma)).exp()).collect();
        let sum = kernel[0] + 2.0 * kernel[1..].iter().sum::<f32>();
        let kernel: Vec<f32> = kernel.iter().map(|k| k / sum).collect();
        let (w, h) = (self.width, self.height);
        let mut line = vec![[0.0f32; 3]; w + 2 * reach];
        for row in self.pixels.chunks_mut(w) {
            line[reach..reach + w].copy_from_slice(row);
            let (first, last) = (row[0], row[w - 1]);
            line[..reach].fill(first);
            line[reach + w..].fill(last);
            for (x, p) in row.iter_mut().enumerate() {
                let mut sum = line[x + reach].map(|v| v * kernel[0]);
                for (k, weight) in kernel.iter().enumerate().skip(1) {
                    let (a, b) = (line[x + reach - k], line[x + reach + k]);
                    for i in 0..3 {
                        sum[i] += weight * (a[i] + b[i]);
                    }
                }
                *p = sum;
            }
        }
        let source = self.pixels.clone();
        for y in 0..h {
            let row = &mut self.pixels[y * w..(y + 1) * w];
            for (p, q) in row.iter_mut().zip(&source[y * w..(y + 1) * w]) {
                *p = q.map(|v| v * kernel[0]);
            }
            for (k, weight) in kernel.iter().enumerate().skip(1) {
                let (up, down) = (y.saturating_sub(k), (y + k).min(h - 1));
                let (a, b) = (&source[up * w..(up + 1) * w], &source[down * w..(down + 1) * w]);
                for ((p, a), b) in row.iter_mut().zip(a).zip(b) {
                    for i in 0..3 {
                        p[i] += weight * (a[i] + b[i]);
                    }
                }
            }
        }
    }

    /// Smears along a direction, as a hand that moves does. `length` in pixels.
    pub fn smear(&mut self, length: f32, angle: f32) {
        let n = (length.ceil() as i32).max(1);
        let (s, c) = angle.sin_cos();
        let source = self.pixels.clone();
        let offsets: Vec<(i32, i32)> = (0..=n)
            .map(|i| {
                let t = (i as f32 / n as f32 - 0.5) * length;
                ((t * c).round() as i32, (t * s).round() as i32)
            })
            .collect();
        let weight = 1.0 / offsets.len() as f32;
        let (w, h) = (self.width as i32, self.height as i32);
        for y in 0..h {
            for x in 0..w {
                let mut sum = [0.0f32; 3];
                for (dx, dy) in &offsets {
                    let (px, py) = ((x + dx).clamp(0, w - 1), (y + dy).clamp(0, h - 1));
                    let p = source[(py * w + px) as usize];
                    for i in 0..3 {
                        sum[i] += p[i];
                    }
                }
                self.pixels[(y * w + x) as usize] = sum.map(|v| v * weight);
            }
        }
    }

    /// The bright rims that phones put round edges.
    pub fn sharpen(&mut self, sigma: f32, amount: f32) {
        let mut soft = self.clone();
        soft.blur(sigma);
        for (p, q) in self.pixels.iter_mut().zip(&soft.pixels) {
            for i in 0..3 {
                p[i] += amount * (p[i] - q[i]);
            }
        }
    }

    /// Grain of the sensor: stronger in the dark if `shot` is small.
    pub fn noise(&mut self, rng: &mut Rng, luma: f32, chroma: f32) {
        let start = [0; 4].map(|_| rng.below(65_536));
        for (i, p) in self.pixels.iter_mut().enumerate() {
            let shot = 0.6 + 0.4 * (p[1] * (1.0 / 255.0));
            let grey = luma * WHITE.walk(start[3] + i * 3);
            for c in 0..3 {
                p[c] += shot * (grey + chroma * WHITE.walk(start[c] + i));
            }
        }
    }

    /// Exposure, contrast about the middle grey, and gamma.
    pub fn tone(&mut self, gain: [f32; 3], contrast: f32, gamma: f32) {
        let table: Vec<[f32; 3]> = (0..=320)
            .map(|v| {
                gain.map(|g| {
                    let v = v as f32 * g;
                    let v = (v - 128.0) * contrast + 128.0;
                    255.0 * (v.max(0.0) / 255.0).powf(gamma)
                })
            })
            .collect();
        for p in &mut self.pixels {
            for i in 0..3 {
                let v = p[i].clamp(0.0, 319.0);
                let k = v as usize;
                p[i] = table[k][i] + (table[k + 1][i] - table[k][i]) * (v - k as f32);
            }
        }
    }
}

/// Light at the points of a net: gains for red, green and blue, and glare from 0 to 1.
pub(crate) struct LightNet {
    pub step: usize,
    pub width: usize,
    pub points: Vec<[f32; 4]>,
}

impl LightNet {
    /// A net of the light function over a picture; the function gets positions in pixels.
    pub fn new(
        width: usize,
        height: usize,
        step: usize,
        f: impl Fn(f32, f32) -> [f32; 4],
    ) -> LightNet {
        let (nw, nh) = (width.div_ceil(step) + 2, height / step + 3);
        let mut points = Vec::with_capacity(nw * nh);
        for y in 0..nh {
            for x in 0..nw {
                points.push(f((x * step) as f32, (y * step) as f32));
            }
        }
        LightNet { step, width: nw, points }
    }
}

/// A light of chance over a picture of size 1 by 1.
#[derive(Clone, Debug)]
pub(crate) struct Light {
    slope: (f32, f32),
    cast: [f32; 3],
    cast_two: Option<([f32; 3], (f32, f32, f32))>,
    vignette: f32,
    shadows: Vec<Shadow>,
    glares: Vec<Glare>,
}

#[derive(Clone, Debug)]
struct Shadow {
    line: (f32, f32, f32),
    second: Option<(f32, f32, f32)>,
    soft: f32,
    depth: f32,
}

#[derive(Clone, Debug)]
struct Glare {
    at: (f32, f32),
    size: (f32, f32),
    turn: f32,
    power: f32,
    hard: f32,
}

impl Light {
    /// A light of chance; `rough` from 0 (even light) to 1 (hard).
    pub fn random(rng: &mut Rng, rough: f32) -> Light {
        let cast = if rng.chance(0.6) {
            // Warm lamp to cold sky.
            let t = rng.around(0.16) * (0.4 + rough);
            [1.0 + t, 1.0 + rng.around(0.03), 1.0 - t]
        } else {
            [0; 3].map(|_| 1.0 + rng.around(0.05))
        };
        let edge = |rng: &mut Rng| {
            let (s, c) = rng.range(0.0, std::f32::consts::TAU).sin_cos();
            (c, s, rng.range(0.1, 0.9) * c + rng.range(0.1, 0.9) * s)
        };
        let shadows = if rng.chance(0.15 + 0.4 * rough) {
            (0..rng.between(1, 2))
                .map(|_| Shadow {
                    line: edge(rng),
                    second: rng.chance(0.5).then(|| edge(rng)),
                    soft: rng.range(0.006, 0.2),
                    depth: rng.range(0.1, 0.3 + 0.3 * rough),
                })
                .collect()
        } else {
            Vec::new()
        };
        let glares = if rng.chance(0.08 + 0.4 * rough) {
            (0..rng.between(1, 2))
                .map(|_| {
                    let long = rng.range(0.08, 0.4);
                    Glare {
                        at: (rng.range(-0.05, 1.05), rng.range(-0.05, 1.05)),
                        size: (long, long * rng.range(0.2, 1.0)),
                        turn: rng.range(0.0, std::f32::consts::PI),
                        power: rng.range(0.15, 0.35 + 0.5 * rough),
                        hard: rng.range(0.8, 4.0),
                    }
                })
                .collect()
        } else {
            Vec::new()
        };
        let steep = 0.12 + 0.4 * rough;
        Light {
            slope: (rng.around(steep), rng.around(steep)),
            cast,
            cast_two: rng.chance(0.25 * (0.3 + rough)).then(|| {
                let t = rng.around(0.16);
                ([1.0 + t, 1.0, 1.0 - t], edge(rng))
            }),
            vignette: if rng.chance(0.4) { rng.range(0.0, 0.5 * (0.3 + rough)) } else { 0.0 },
            shadows,
            glares,
        }
    }

    /// Adds shadows with hard edges that cross spaces: of a hand, a lamp's arm, a window's bars.
    pub fn harden(&mut self, rng: &mut Rng) {
        for _ in 0..rng.between(1, 2) {
            let (s, c) = rng.range(0.0, std::f32::consts::TAU).sin_cos();
            let at = rng.range(0.1, 0.9) * c + rng.range(0.1, 0.9) * s;
            let wide = rng.range(0.012, 0.3);
            let second = match rng.below(3) {
                // A stripe with sides that hardly part.
                0 => Some((-c + rng.around(0.05), -s + rng.around(0.05), -at - wide)),
                // A corner.
                1 => Some((-s, c, rng.range(0.1, 0.9) * c - rng.range(0.1, 0.9) * s)),
                _ => None,
            };
            self.shadows.push(Shadow {
                line: (c, s, at),
                second,
                soft: rng.range(0.002, 0.012),
                depth: rng.range(0.12, 0.5),
            });
        }
    }

    /// Nearly even light.
    pub fn even(rng: &mut Rng) -> Light {
        let t = rng.around(0.05);
        Light {
            slope: (rng.around(0.12), rng.around(0.12)),
            cast: [1.0 + t, 1.0, 1.0 - t],
            cast_two: None,
            vignette: rng.range(0.0, 0.12),
            shadows: Vec::new(),
            glares: Vec::new(),
        }
    }

    /// Gains and glare at a place of the picture from (0, 0) to (1, 1).
    pub fn at(&self, x: f32, y: f32) -> [f32; 4] {
        let (dx, dy) = (x - 0.5, y - 0.5);
        let mut gain = 1.0 + self.slope.0 * dx + self.slope.1 * dy;
        gain *= 1.0 - self.vignette * (dx * dx + dy * dy) * 2.0;
        for shadow in &self.shadows {
            let side = |l: (f32, f32, f32)| {
                ((x * l.0 + y * l.1 - l.2) / shadow.soft + 0.5).clamp(0.0, 1.0)
            };
            let mut cover = side(shadow.line);
            if let Some(second) = shadow.second {
                cover *= side(second);
            }
            gain *= 1.0 - shadow.depth * cover;
        }
        let mut glare = 0.0f32;
        for g in &self.glares {
            let (s, c) = g.turn.sin_cos();
            let (u, v) = (x - g.at.0, y - g.at.1);
            let (u, v) = ((u * c + v * s) / g.size.0, (v * c - u * s) / g.size.1);
            let r = (u * u + v * v).powf(g.hard * 0.5);
            glare = glare.max(g.power * (1.0 - r).clamp(0.0, 1.0).sqrt());
        }
        let mut out = [gain * self.cast[0], gain * self.cast[1], gain * self.cast[2], glare];
        if let Some((cast, l)) = self.cast_two {
            let t = ((x * l.0 + y * l.1 - l.2) / 0.5 + 0.5).clamp(0.0, 1.0);
            for i in 0..3 {
                out[i] *= 1.0 + (cast[i] - 1.0) * t;
            }
        }
        out
    }
}

/// Burned-out light over a few spaces: what is drawn there stays as a faint tint.
pub(crate) fn burn(frame: &mut Frame, rng: &mut Rng) {
    let side = frame.width as f32;
    let c = (rng.range(0.08, 0.92) * side, rng.range(0.08, 0.92) * side);
    let long = rng.range(0.07, 0.24) * side;
    let half = (long, long * rng.range(0.35, 1.0));
    let (sin, cos) = rng.range(0.0, std::f32::consts::PI).sin_cos();
    // The reflection of a window is slanted and has edges; a lamp's is round.
    let window = rng.chance(0.4);
    let (slant, rim) = (rng.around(0.5), rng.range(0.05, 0.6));
    let lost = rng.range(0.55, 0.86);
    // Blue goes first, so that what is left looks warm; now and then it is the other way.
    let tint = if rng.chance(0.75) {
        [1.0, rng.range(0.97, 1.0), rng.range(0.8, 0.97)]
    } else {
        [0; 3].map(|_| rng.range(0.92, 1.0))
    };
    let white = [255.0, rng.range(250.0, 255.0), rng.range(240.0, 255.0)];
    let reach = half.0.hypot(half.1) * 2.0;
    let bound = |v: f32, most: usize| v.clamp(0.0, most as f32) as usize;
    for y in bound(c.1 - reach, frame.height)..bound(c.1 + reach, frame.height) {
        for x in bound(c.0 - reach, frame.width)..bound(c.0 + reach, frame.width) {
            let (dx, dy) = (x as f32 - c.0, y as f32 - c.1);
            let (u, v) = ((dx * cos + dy * sin) / half.0, (dy * cos - dx * sin) / half.1);
            let r = if window { (u + slant * v).abs().max(v.abs()) } else { u.hypot(v) };
            let rim = if window { rim * 0.2 } else { rim };
            let t = ((1.0 - r) / rim).clamp(0.0, 1.0);
            let t = t * t * (3.0 - 2.0 * t) * lost;
            if t > 0.0 {
                let p = &mut frame.pixels[y * frame.width + x];
                for i in 0..3 {
                    p[i] += (white[i] - p[i].min(255.0)) * t * tint[i];
                }
            }
        }
    }
}

/// Saves as JPEG and reads back. On any failure the picture comes back as it was.
pub(crate) fn through_jpeg(image: RgbImage, quality: u8) -> RgbImage {
    let mut bytes = Vec::with_capacity(64 * 1024);
    if JpegEncoder::new_with_quality(&mut bytes, quality).encode_image(&image).is_err() {
        return image;
    }
    match image::load_from_memory_with_format(&bytes, image::ImageFormat::Jpeg) {
        Ok(read) => read.into_rgb8(),
        Err(_) => image,
    }
}
