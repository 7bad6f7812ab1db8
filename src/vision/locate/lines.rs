//! Thin dark lines of a photo: single points with a direction, and the long straight lines that
//! many of them lie on.

use super::geometry::Point;
use image::RgbImage;

/// A picture of brightness on a logarithmic scale, so that a line's contrast is the same in light
/// and in shadow.
pub struct Gray {
    /// Width in pixels.
    pub width: usize,
    /// Height in pixels.
    pub height: usize,
    /// Row by row; 1 is a factor of e.
    pub data: Vec<f32>,
}

impl Gray {
    /// The brightness of `picture` with each side divided by `factor` (area average).
    pub fn reduced(picture: &RgbImage, factor: usize) -> Gray {
        let factor = factor.max(1);
        let (width, height) =
            (picture.width() as usize / factor, picture.height() as usize / factor);
        let stride = 3 * picture.width() as usize;
        let bytes = picture.as_raw();
        let mut data = Vec::with_capacity(width * height);
        // In one pass: `imageproc::map` after `image`'s thumbnail takes three times as long at full
        // size and eleven times at half, and rounds to bytes before the logarithm.
        let norm = 1.0 / (8 * factor * factor) as f32;
        // The offset keeps the noise of near-black areas from looking like contrast.
        let log = |sum: u32| (sum as f32 * norm + 12.0).ln();
        // Sums of 2 r + 5 g + b over a few pixels have fewer values than a picture has pixels.
        let most = 8 * 255 * factor * factor;
        let table: Vec<f32> = match most < width * height {
            true => (0..=most as u32).map(log).collect(),
            false => Vec::new(),
        };
        for y in 0..height {
            for x in 0..width {
                let mut sum = 0u32;
                for row in 0..factor {
                    let start = (y * factor + row) * stride + 3 * x * factor;
                    for p in bytes[start..start + 3 * factor].chunks_exact(3) {
                        sum += 2 * u32::from(p[0]) + 5 * u32::from(p[1]) + u32::from(p[2]);
                    }
                }
                data.push(table.get(sum as usize).copied().unwrap_or_else(|| log(sum)));
            }
        }
        Gray { width, height, data }
    }

    /// Bilinear value at a position, (0.5, 0.5) being the middle of the first pixel; held at the
    /// edges.
    pub fn at(&self, x: f64, y: f64) -> f32 {
        let hold = |v: f64, length: usize| {
            let v = (v - 0.5).clamp(0.0, (length - 1) as f64);
            let low = (v as usize).min(length.saturating_sub(2));
            (low, (low + 1).min(length - 1), (v - low as f64) as f32)
        };
        let ((x0, x1, s), (y0, y1, t)) = (hold(x, self.width), hold(y, self.height));
        let get = |x: usize, y: usize| self.data[y * self.width + x];
        (get(x0, y0) * (1.0 - s) + get(x1, y0) * s) * (1.0 - t)
            + (get(x0, y1) * (1.0 - s) + get(x1, y1) * s) * t
    }

    /// The values at `from` and at each next place, a step on.
    pub fn along(&self, from: Point, step: (f64, f64), values: &mut [f32]) {
        let at = |k: usize| (from.x + k as f64 * step.0, from.y + k as f64 * step.1);
        let inside = |(x, y): (f64, f64)| {
            x >= 0.5 && y >= 0.5 && x < self.width as f64 - 1.5 && y < self.height as f64 - 1.5
        };
        // Away from the edges nothing is to be held.
        if inside(at(0)) && inside(at(values.len().saturating_sub(1))) {
            // In whole numbers with so many bits behind the point: they are split without rounding.
            const FINE: u32 = 16;
            let whole = |v: f64| (v * f64::from(1 << FINE)) as i64;
            let part = |v: i64| (v & ((1 << FINE) - 1)) as i32 as f32 * (1.0 / (1 << FINE) as f32);
            let (mut x, mut y) = (whole(from.x - 0.5), whole(from.y - 0.5));
            let (right, down) = (whole(step.0), whole(step.1));
            for value in values {
                let first = (y >> FINE) as usize * self.width + (x >> FINE) as usize;
                let (s, t) = (part(x), part(y));
                let (upper, lower) =
                    (&self.data[first..][..2], &self.data[first + self.width..][..2]);
                let (above, below) =
                    (upper[0] + (upper[1] - upper[0]) * s, lower[0] + (lower[1] - lower[0]) * s);
                *value = above + (below - above) * t;
                (x, y) = (x + right, y + down);
            }
            return;
        }
        for (k, value) in values.iter_mut().enumerate() {
            let (x, y) = at(k);
            *value = self.at(x, y);
        }
    }

    /// The values of the pixels that hold `from` and each next place, a step on; held at the edges.
    pub fn nearest(&self, from: Point, step: (f64, f64), values: &mut [f32]) {
        let (right, bottom) = ((self.width - 1) as f64, (self.height - 1) as f64);
        for (k, value) in values.iter_mut().enumerate() {
            let (x, y) = (from.x + k as f64 * step.0, from.y + k as f64 * step.1);
            let (x, y) = (x.clamp(0.0, right) as u32, y.clamp(0.0, bottom) as u32);
            *value = self.data[y as usize * self.width + x as usize];
        }
    }

    /// Two passes of a 1-2-1 filter each way per round: close to a Gaussian.
    ///
    /// `imageproc::filter::separable_filter_equal` takes six times as long (12.1 against 2.0 ms on
    /// 800x600), and rounds a fifth of the pixels otherwise in their last bit.
    pub fn smoothed(&self, rounds: usize) -> Gray {
        let (w, h) = (self.width, self.height);
        let mut data = self.data.clone();
        let mut other = vec![0.0; data.len()];
        // Neighbours side by side, so that several are added at a time.
        let mix = |to: &mut [f32], before: &[f32], from: &[f32], after: &[f32]| {
            let three = before.iter().zip(from).zip(after);
            for (to, ((before, from), after)) in to.iter_mut().zip(three) {
                *to = 0.25 * (before + after) + 0.5 * from;
            }
        };
        for _ in 0..rounds {
            for (from, to) in data.chunks_exact(w).zip(other.chunks_exact_mut(w)) {
                if let ([first, second, ..], [.., last_but_one, last]) = (from, from) {
                    mix(&mut to[1..], from, &from[1..], &from[2..]);
                    to[0] = 0.25 * (first + second) + 0.5 * first;
                    to[w - 1] = 0.25 * (last_but_one + last) + 0.5 * last;
                } else {
                    to.copy_from_slice(from);
                }
            }
            for (y, to) in data.chunks_exact_mut(w).enumerate() {
                let row = |y: usize| &other[y * w..][..w];
                mix(to, row(y.saturating_sub(1)), row(y), row((y + 1).min(h - 1)));
            }
        }
        Gray { width: w, height: h, data }
    }
}

/// A point on a thin dark line.
#[derive(Clone, Copy, Debug)]
pub struct Stroke {
    /// Where, in pixels.
    pub at: Point,
    /// Direction of the line, unit length.
    pub along: Point,
    /// How much darker than its surroundings, clipped at 1.
    pub weight: f32,
}

/// Contrast (on the logarithmic scale's second derivative) that counts as a full line.
const FULL_CONTRAST: f32 = 0.09;

/// Contrast below which there is no line.
const LEAST_CONTRAST: f32 = 0.012;

/// All points that lie on the crest of a thin dark line.
///
/// The second differences through `imageproc::filter::filter`, a picture for each of the three,
/// take 4.7 times as long (114 against 24 ms on 800x600). A Hough transform or Canny's edges would
/// not do: they know nothing of a line's two sides or its direction.
pub fn strokes(gray: &Gray) -> Vec<Stroke> {
    let (w, h) = (gray.width, gray.height);
    if w < 8 || h < 8 {
        return Vec::new();
    }
    let d = &gray.data;
    let mut strength = vec![0.0f32; w * h];
    let mut normal = vec![(0.0f32, 0.0f32); w * h];
    for y in 2..h - 2 {
        for x in 2..w - 2 {
            let i = y * w + x;
            let c = 2.0 * d[i];
            let xx = d[i - 1] + d[i + 1] - c;
            let yy = d[i - w] + d[i + w] - c;
            let trace = xx + yy;
            if trace < LEAST_CONTRAST {
                continue;
            }
            let xy = 0.25 * (d[i - w - 1] + d[i + w + 1] - d[i - w + 1] - d[i + w - 1]);
            let spread = (0.25 * (xx - yy) * (xx - yy) + xy * xy).sqrt();
            // Bending across the line, less what bends along it: a blob is no line.
            let across = 0.5 * trace + spread;
            let along = 0.5 * trace - spread;
            let line = across - along.abs();
            if line < LEAST_CONTRAST {
                continue;
            }
            strength[i] = line;
            // Unit eigenvector of the larger bending.
            let (mut nx, mut ny) = (xy, across - xx);
            if nx.abs() + ny.abs() < 1e-6 {
                (nx, ny) = if xx >= yy { (1.0, 0.0) } else { (0.0, 1.0) };
            }
            let norm = (nx * nx + ny * ny).sqrt();
            normal[i] = (nx / norm, ny / norm);
        }
    }
    let mut found = Vec::new();
    for y in 3..h - 3 {
        for x in 3..w - 3 {
            let i = y * w + x;
            let s = strength[i];
            if s <= 0.0 {
                continue;
            }
            let (nx, ny) = normal[i];
            let step = (ny.round() as isize) * w as isize + nx.round() as isize;
            let (before, after) =
                (strength[(i as isize - step) as usize], strength[(i as isize + step) as usize]);
            if s < before || s <= after {
                continue;
            }
            let bow = before + after - 2.0 * s;
            let shift = if bow < 0.0 { 0.5 * (before - after) / bow } else { 0.0 };
            let shift = f64::from(shift.clamp(-0.5, 0.5));
            found.push(Stroke {
                at: Point::new(
                    x as f64 + 0.5 + shift * f64::from(nx.round()),
                    y as f64 + 0.5 + shift * f64::from(ny.round()),
                ),
                along: Point::new(f64::from(-ny), f64::from(nx)),
                weight: (s / FULL_CONTRAST).min(1.0),
            });
        }
    }
    found
}

/// A long straight line.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    /// The middle of what supports it.
    pub middle: Point,
    /// Its direction, unit length.
    pub along: Point,
    /// Summed weight of the strokes on it.
    pub weight: f64,
}

/// Directions told apart by the vote, half a degree each.
const ANGLES: usize = 360;

/// The heaviest straight lines, by a vote of all strokes, at most `count`.
pub fn long_lines(strokes: &[Stroke], width: usize, height: usize, count: usize) -> Vec<Line> {
    let reach = (width as f64).hypot(height as f64);
    let (cx, cy) = (width as f64 / 2.0, height as f64 / 2.0);
    let distances = reach as usize + 4;
    let mut votes = vec![0.0f32; ANGLES * distances];
    let table: Vec<(f64, f64)> =
        (0..ANGLES).map(|a| (a as f64 * std::f64::consts::PI / ANGLES as f64).sin_cos()).collect();
    for stroke in strokes {
        // The normal's angle; a stroke's own direction is good to some five degrees.
        let angle = stroke.along.x.atan2(-stroke.along.y).rem_euclid(std::f64::consts::PI);
        let middle = (angle * ANGLES as f64 / std::f64::consts::PI).round() as i64;
        for step in -8..=8 {
            let a = (middle + step).rem_euclid(ANGLES as i64) as usize;
            let (sin, cos) = table[a];
            let distance = (stroke.at.x - cx) * cos + (stroke.at.y - cy) * sin + reach / 2.0;
            votes[a * distances + (distance + 1.0) as usize] += stroke.weight;
        }
    }
    let mut peaks: Vec<(f32, usize)> = Vec::new();
    for a in 0..ANGLES {
        for r in 3..distances - 3 {
            let v = votes[a * distances + r];
            if v < 12.0 {
                continue;
            }
            let highest = (-3i64..=3).all(|da| {
                let angle = a as i64 + da;
                let wrapped = angle.rem_euclid(ANGLES as i64) as usize;
                // Half a turn on, the same line has the opposite distance.
                let flip = angle < 0 || angle >= ANGLES as i64;
                (-3i64..=3).all(|dr| {
                    let there = if flip { distances as i64 - 1 - r as i64 } else { r as i64 } + dr;
                    let other = votes
                        .get(wrapped * distances + there.clamp(0, distances as i64 - 1) as usize)
                        .copied()
                        .unwrap_or(0.0);
                    v > other || (v == other && (da, dr) <= (0, 0))
                })
            });
            if highest {
                peaks.push((v, a * distances + r));
            }
        }
    }
    peaks.sort_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
    peaks.truncate(count);
    let mut sorted: [Vec<Stroke>; BINS] = Default::default();
    for stroke in strokes {
        sorted[bin(stroke.along)].push(*stroke);
    }
    peaks
        .into_iter()
        .map(|(_, index)| {
            let (sin, cos) = table[index / distances];
            let distance = (index % distances) as f64 - 0.5 - reach / 2.0;
            fit(
                &sorted,
                Point::new(cx + cos * distance, cy + sin * distance),
                Point::new(-sin, cos),
            )
        })
        .collect()
}

/// Strokes are sorted by direction into this many bins of ten degrees.
const BINS: usize = 18;

/// The bin of a direction.
fn bin(along: Point) -> usize {
    let angle = along.y.atan2(along.x).rem_euclid(std::f64::consts::PI);
    (angle * BINS as f64 / std::f64::consts::PI) as usize % BINS
}

/// Fits a line to the strokes close to it in place and direction.
fn fit(sorted: &[Vec<Stroke>; BINS], through: Point, along: Point) -> Line {
    let (mut through, mut along) = (through, along);
    let mut weight = 0.0;
    for _ in 0..2 {
        let [mut sum, mut sx, mut sy] = [0.0; 3];
        let [mut sxx, mut sxy, mut syy] = [0.0; 3];
        let middle = bin(along) + BINS;
        for stroke in (middle - 2..=middle + 2).flat_map(|b| &sorted[b % BINS]) {
            let (dx, dy) = (stroke.at.x - through.x, stroke.at.y - through.y);
            let off = dy * along.x - dx * along.y;
            let turn = stroke.along.x * along.y - stroke.along.y * along.x;
            if off.abs() > 2.0 || turn.abs() > 0.2 {
                continue;
            }
            let w = f64::from(stroke.weight);
            sum += w;
            sx += w * dx;
            sy += w * dy;
            sxx += w * dx * dx;
            sxy += w * dx * dy;
            syy += w * dy * dy;
        }
        if sum < 1.0 {
            break;
        }
        let (mx, my) = (sx / sum, sy / sum);
        let (vxx, vxy, vyy) = (sxx / sum - mx * mx, sxy / sum - mx * my, syy / sum - my * my);
        let angle = 0.5 * (2.0 * vxy).atan2(vxx - vyy);
        through = Point::new(through.x + mx, through.y + my);
        along = Point::new(angle.cos(), angle.sin());
        weight = sum;
    }
    Line { middle: through, along, weight }
}
