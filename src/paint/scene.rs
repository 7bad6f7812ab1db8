//! Flat pictures in space, and the camera that looks at them.

use super::camera::Frame;
use super::ink::Layer;
use super::table::Table;
use rayon::prelude::*;

/// A point or direction in space: x right, y down the board, z away from the viewer, in cells.
pub(crate) type V3 = [f64; 3];
type M3 = [[f64; 3]; 3];

fn dot(a: V3, b: V3) -> f64 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

pub(crate) fn add(a: V3, b: V3, k: f64) -> V3 {
    [a[0] + b[0] * k, a[1] + b[1] * k, a[2] + b[2] * k]
}

fn inverse(m: M3) -> M3 {
    let minor = |r: usize, c: usize| {
        let (a, b) = ((r + 1) % 3, (r + 2) % 3);
        let (d, e) = ((c + 1) % 3, (c + 2) % 3);
        m[a][d] * m[b][e] - m[a][e] * m[b][d]
    };
    let det: f64 = (0..3).map(|c| m[0][c] * minor(0, c)).sum();
    let det = if det.abs() < 1e-300 { 1e-300 } else { det };
    [0, 1, 2].map(|r| [0, 1, 2].map(|c| minor(c, r) / det))
}

/// A pinhole camera with one term of lens bend.
#[derive(Clone, Debug)]
pub(crate) struct Camera {
    pub width: usize,
    pub height: usize,
    focal: f64,
    middle: (f64, f64),
    right: V3,
    down: V3,
    forward: V3,
    at: V3,
    bend: f64,
}

/// How a camera is set up; angles in radians.
#[derive(Clone, Copy, Debug)]
pub(crate) struct View {
    pub width: usize,
    pub height: usize,
    /// Focal length in long sides of the picture.
    pub focal: f64,
    /// Angle away from straight above.
    pub tilt: f64,
    /// Where the camera stands: 0 below the board's lower edge, growing towards its left.
    pub azimuth: f64,
    /// Turn of the camera about its own axis.
    pub roll: f64,
    /// Share of the picture that the framed box fills.
    pub fill: f64,
    /// Place of the framed box within the room left, 0 to 1 each way.
    pub place: (f64, f64),
    pub bend: f64,
}

impl Camera {
    /// A camera that sees the points framed as the view asks.
    pub fn framing(view: View, points: &[V3]) -> Camera {
        let turn = |v: V3| -> V3 {
            let (s, c) = view.azimuth.sin_cos();
            [v[0] * c - v[1] * s, v[0] * s + v[1] * c, v[2]]
        };
        let (st, ct) = view.tilt.sin_cos();
        let (right, down, forward) =
            (turn([1.0, 0.0, 0.0]), turn([0.0, ct, st]), turn([0.0, -st, ct]));
        let (sr, cr) = view.roll.sin_cos();
        let mut camera = Camera {
            width: view.width,
            height: view.height,
            focal: view.focal * view.width.max(view.height) as f64,
            middle: (view.width as f64 / 2.0, view.height as f64 / 2.0),
            right: add(right.map(|v| v * cr), down, sr),
            down: add(down.map(|v| v * cr), right, -sr),
            forward,
            at: [0.0; 3],
            bend: 0.0,
        };
        let n = points.len() as f64;
        let target = [0, 1, 2].map(|i| points.iter().map(|p| p[i]).sum::<f64>() / n);
        let mut distance = 20.0;
        let (w, h) = (view.width as f64, view.height as f64);
        for _ in 0..6 {
            camera.at = add(target, forward, -distance);
            let b = camera.bounds(points);
            let scale = ((b[2] - b[0]) / (view.fill * w)).max((b[3] - b[1]) / (view.fill * h));
            distance *= scale;
        }
        camera.at = add(target, forward, -distance);
        let b = camera.bounds(points);
        let room = (w - (b[2] - b[0]), h - (b[3] - b[1]));
        camera.middle.0 += room.0 * view.place.0 - b[0];
        camera.middle.1 += room.1 * view.place.1 - b[1];
        camera.bend = view.bend;
        camera
    }

    fn bounds(&self, points: &[V3]) -> [f64; 4] {
        let mut b = [f64::MAX, f64::MAX, f64::MIN, f64::MIN];
        for &p in points {
            let (x, y) = self.project(p);
            b = [b[0].min(x), b[1].min(y), b[2].max(x), b[3].max(y)];
        }
        b
    }

    fn half_diagonal(&self) -> f64 {
        (self.width as f64).hypot(self.height as f64) / 2.0
    }

    /// Pixel where a point in space appears.
    pub fn project(&self, p: V3) -> (f64, f64) {
        let d = add(p, self.at, -1.0);
        let depth = dot(d, self.forward).max(1e-6);
        let x = self.focal * dot(d, self.right) / depth + self.middle.0;
        let y = self.focal * dot(d, self.down) / depth + self.middle.1;
        self.distort(x, y)
    }

    /// From where a straight lens would put a point to where this one does.
    fn distort(&self, x: f64, y: f64) -> (f64, f64) {
        let (cx, cy) = (self.width as f64 / 2.0, self.height as f64 / 2.0);
        let half = self.half_diagonal();
        let (ux, uy) = ((x - cx) / half, (y - cy) / half);
        let (mut dx, mut dy) = (ux, uy);
        for _ in 0..12 {
            let k = 1.0 + self.bend * (dx * dx + dy * dy);
            (dx, dy) = (ux / k, uy / k);
        }
        (cx + dx * half, cy + dy * half)
    }

    fn straighten(&self, x: f64, y: f64) -> (f64, f64) {
        let (cx, cy) = (self.width as f64 / 2.0, self.height as f64 / 2.0);
        let half = self.half_diagonal();
        let (dx, dy) = ((x - cx) / half, (y - cy) / half);
        let k = 1.0 + self.bend * (dx * dx + dy * dy);
        (cx + dx * k * half, cy + dy * k * half)
    }

    /// From straightened pixels to a plane's own coordinates.
    fn plane(&self, origin: V3, u: V3, v: V3) -> M3 {
        let o = add(origin, self.at, -1.0);
        let row = |axis: V3, middle: f64| {
            [u, v, o].map(|p| self.focal * dot(p, axis) + middle * dot(p, self.forward))
        };
        let m = [
            row(self.right, self.middle.0),
            row(self.down, self.middle.1),
            [u, v, o].map(|p| dot(p, self.forward)),
        ];
        inverse(m)
    }

    /// Angle away from straight above the table, in radians.
    pub fn tilt(&self) -> f64 {
        self.forward[2].clamp(-1.0, 1.0).acos()
    }

    /// Whether a face with this outward normal shows its front.
    pub fn sees(&self, at: V3, normal: V3) -> bool {
        dot(add(self.at, at, -1.0), normal) > 0.0
    }

    /// Pixels a cell about a point, at the most.
    pub fn scale_at(&self, p: V3, u: V3, v: V3) -> f64 {
        let (x, y) = self.project(p);
        let len = |q: V3| {
            let (a, b) = self.project(add(p, q, 0.1));
            (a - x).hypot(b - y) / 0.1
        };
        len(u).max(len(v))
    }
}

/// A slight bow of paper: shifts within its own plane.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Bow {
    pub x: f32,
    pub y: f32,
    pub skew: f32,
}

impl Bow {
    /// Where on the sheet a point of the flat plane lies.
    pub fn at(&self, x: f32, y: f32) -> (f32, f32) {
        let (u, v) = (x / 7.0, y / 7.0);
        let (p, q) = (u * (1.0 - u) * 4.0, v * (1.0 - v) * 4.0);
        (x + self.x * q + self.skew * p * q, y + self.y * p)
    }

    /// The point of the flat plane where a point of the sheet lies.
    pub fn back(&self, x: f32, y: f32) -> (f32, f32) {
        let (mut u, mut v) = (x, y);
        for _ in 0..12 {
            let (a, b) = self.at(u, v);
            u += x - a;
            v += y - b;
        }
        (u, v)
    }
}

/// A flat picture somewhere in space.
pub(crate) struct Surface {
    pub layer: Layer,
    pub origin: V3,
    pub u: V3,
    pub v: V3,
    pub bow: Bow,
    /// Brightness against the table.
    pub gain: f32,
}

impl Surface {
    /// A picture on the table.
    pub fn flat(layer: Layer) -> Surface {
        Surface {
            layer,
            origin: [0.0; 3],
            u: [1.0, 0.0, 0.0],
            v: [0.0, 1.0, 0.0],
            bow: Bow::default(),
            gain: 1.0,
        }
    }

    fn point(&self, u: f64, v: f64) -> V3 {
        add(add(self.origin, self.u, u), self.v, v)
    }

    /// Paints it over the frame.
    pub fn paint(&self, camera: &Camera, frame: &mut Frame) {
        let (lw, lh) = (self.layer.map.width() as usize, self.layer.map.height() as usize);
        let (x0, y0) = (f64::from(self.layer.origin.0), f64::from(self.layer.origin.1));
        let (x1, y1) = (
            x0 + lw as f64 / f64::from(self.layer.scale),
            y0 + lh as f64 / f64::from(self.layer.scale),
        );
        let mut b = [f64::MAX, f64::MAX, f64::MIN, f64::MIN];
        for i in 0..=8 {
            let t = f64::from(i) / 8.0;
            let (x, y) = (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t);
            for (u, v) in [(x, y0), (x, y1), (x0, y), (x1, y)] {
                let (px, py) = camera.project(self.point(u, v));
                b = [b[0].min(px), b[1].min(py), b[2].max(px), b[3].max(py)];
            }
        }
        let pad = 4.0 + 0.02 * (b[2] - b[0]).max(b[3] - b[1]).min(4000.0);
        let clamp = |v: f64, most: usize| v.clamp(0.0, most as f64) as usize;
        let (left, right) = (clamp(b[0] - pad, frame.width), clamp(b[2] + pad, frame.width));
        let (top, bottom) = (clamp(b[1] - pad, frame.height), clamp(b[3] + pad, frame.height));
        if left >= right || top >= bottom {
            return;
        }
        let h = camera.plane(self.origin, self.u, self.v);
        let source = self.layer.map.data();
        let (scale, origin) = (self.layer.scale, self.layer.origin);
        let width = frame.width;
        frame.pixels[top * width..bottom * width].par_chunks_mut(width).enumerate().for_each(
            |(row, line)| {
                let y = (top + row) as f64 + 0.5;
                for (x, out) in line.iter_mut().enumerate().take(right).skip(left) {
                    let (sx, sy) = camera.straighten(x as f64 + 0.5, y);
                    let w = h[2][0] * sx + h[2][1] * sy + h[2][2];
                    if w <= 0.0 {
                        continue;
                    }
                    let u = ((h[0][0] * sx + h[0][1] * sy + h[0][2]) / w) as f32;
                    let v = ((h[1][0] * sx + h[1][1] * sy + h[1][2]) / w) as f32;
                    let (u, v) = self.bow.at(u, v);
                    let px = (u - origin.0) * scale - 0.5;
                    let py = (v - origin.1) * scale - 0.5;
                    if px <= -1.0 || py <= -1.0 || px >= lw as f32 || py >= lh as f32 {
                        continue;
                    }
                    let (fx, fy) = (px.floor(), py.floor());
                    let (tx, ty) = (px - fx, py - fy);
                    let (ix, iy) = (fx as isize, fy as isize);
                    let mut sum = [0.0f32; 4];
                    for (dx, dy, weight) in [
                        (0, 0, (1.0 - tx) * (1.0 - ty)),
                        (1, 0, tx * (1.0 - ty)),
                        (0, 1, (1.0 - tx) * ty),
                        (1, 1, tx * ty),
                    ] {
                        let (cx, cy) = (ix + dx, iy + dy);
                        if cx < 0 || cy < 0 || cx >= lw as isize || cy >= lh as isize {
                            continue;
                        }
                        let at = (cy as usize * lw + cx as usize) * 4;
                        for i in 0..4 {
                            sum[i] += weight * f32::from(source[at + i]);
                        }
                    }
                    let rest = 1.0 - sum[3] / 255.0;
                    for i in 0..3 {
                        out[i] = out[i] * rest + sum[i] * self.gain;
                    }
                }
            },
        );
    }
}

/// Fills the frame with the table.
pub(crate) fn paint_table(table: &Table, camera: &Camera, frame: &mut Frame) {
    let h = camera.plane([0.0; 3], [1.0, 0.0, 0.0], [0.0, 1.0, 0.0]);
    let width = frame.width;
    frame.pixels.par_chunks_mut(width).enumerate().for_each(|(y, line)| {
        for (x, out) in line.iter_mut().enumerate() {
            let (sx, sy) = camera.straighten(x as f64 + 0.5, y as f64 + 0.5);
            let w = h[2][0] * sx + h[2][1] * sy + h[2][2];
            // Above the horizon the room is dark.
            if w <= 1e-9 {
                *out = [40.0; 3];
                continue;
            }
            let u = (h[0][0] * sx + h[0][1] * sy + h[0][2]) / w;
            let v = (h[1][0] * sx + h[1][1] * sy + h[1][2]) / w;
            *out = table.color(u.clamp(-500.0, 500.0) as f32, v.clamp(-500.0, 500.0) as f32);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::paint::rng::Rng;

    fn view(rng: &mut Rng) -> View {
        let mut around = |size: f32| f64::from(rng.around(size));
        View {
            width: 400,
            height: 300,
            focal: 1.1 + around(0.3),
            tilt: 0.4 + around(0.35),
            azimuth: around(3.0),
            roll: around(3.0),
            fill: 0.7,
            place: (0.5 + around(0.4), 0.5 + around(0.4)),
            bend: around(0.04),
        }
    }

    /// What is painted at a point of a bowed sheet appears where the truth says it does.
    #[test]
    fn paint_and_projection_agree() {
        let mut rng = Rng::new(3);
        let grid: Vec<V3> =
            [(0.0, 0.0), (7.0, 0.0), (7.0, 7.0), (0.0, 7.0)].map(|(x, y)| [x, y, 0.0]).to_vec();
        for _ in 0..12 {
            let camera = Camera::framing(view(&mut rng), &grid);
            let bow = Bow { x: rng.around(0.1), y: rng.around(0.1), skew: rng.around(0.05) };
            for target in [(0.0, 0.0), (7.0, 0.0), (7.0, 7.0), (0.0, 7.0), (3.2, 4.1)] {
                let mut layer = Layer::new(360, 360, 40.0, (-1.0, -1.0));
                layer.dot(target, 0.2, [255.0; 3], 1.0);
                let mut frame = Frame::new(400, 300);
                Surface { bow, ..Surface::flat(layer) }.paint(&camera, &mut frame);
                let (mut sum, mut x, mut y) = (0.0f64, 0.0, 0.0);
                for (i, p) in frame.pixels.iter().enumerate() {
                    let w = f64::from(p[0]);
                    sum += w;
                    x += w * ((i % 400) as f64 + 0.5);
                    y += w * ((i / 400) as f64 + 0.5);
                }
                assert!(sum > 0.0);
                let (u, v) = bow.back(target.0, target.1);
                let (px, py) = camera.project([f64::from(u), f64::from(v), 0.0]);
                let off = (x / sum - px).hypot(y / sum - py);
                assert!(off < 0.35, "{off} pixels off at {target:?}");
            }
        }
    }

    #[test]
    fn framing_keeps_the_points_in_the_picture() {
        let mut rng = Rng::new(4);
        let grid: Vec<V3> =
            [(0.0, 0.0), (7.0, 0.0), (7.0, 7.0), (0.0, 7.0)].map(|(x, y)| [x, y, 0.0]).to_vec();
        for _ in 0..50 {
            let camera = Camera::framing(view(&mut rng), &grid);
            for &p in &grid {
                let (x, y) = camera.project(p);
                assert!((0.0..400.0).contains(&x) && (0.0..300.0).contains(&y));
            }
        }
    }
}
