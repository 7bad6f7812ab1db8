//! Things that lie about: dice, pens, fingers, sheets, and the shadows they throw.

use super::faces;
use super::flap;
use super::ink::{Layer, P, Rgb};
use super::rng::Rng;
use super::scene::{Camera, Surface, V3, add};
use super::style::mix;
use tiny_skia::PremultipliedColorU8;

/// Faces of dice that lie about.
const FACES: [&str; 12] = [
    "straight_highway",
    "straight_railway",
    "curve_highway",
    "curve_railway",
    "t_highway",
    "t_railway",
    "straight_station",
    "curve_station",
    "overpass",
    "double_curve_highway",
    "t_station_hhr",
    "t_station_rrh",
];

/// A soft dark patch round a polygon's bounding box, `spread` cells wide.
pub(crate) fn shadow(b: [f32; 4], shift: P, spread: f32, depth: f32) -> Surface {
    let scale = 14.0;
    let pad = spread * 2.0;
    let b = [b[0] + shift.0, b[1] + shift.1, b[2] + shift.0, b[3] + shift.1];
    let origin = (b[0] - pad, b[1] - pad);
    let size = |a: f32, z: f32| ((z - a + 2.0 * pad) * scale).ceil() as usize;
    let mut layer = Layer::new(size(b[0], b[2]), size(b[1], b[3]), scale, origin);
    let width = layer.map.width() as usize;
    for (i, pixel) in layer.map.pixels_mut().iter_mut().enumerate() {
        let x = origin.0 + (i % width) as f32 / scale;
        let y = origin.1 + (i / width) as f32 / scale;
        let dx = (b[0] - x).max(x - b[2]).max(0.0);
        let dy = (b[1] - y).max(y - b[3]).max(0.0);
        let t = (1.0 - dx.hypot(dy) / spread).clamp(0.0, 1.0);
        let a = (depth * t * t * 255.0) as u8;
        if let Some(color) = PremultipliedColorU8::from_rgba(0, 0, 0, a) {
            *pixel = color;
        }
    }
    Surface::flat(layer)
}

/// A die with a printed route on each face that can be seen.
pub(crate) fn die(camera: &Camera, rng: &mut Rng, at: P, size: f32, dark: bool) -> Vec<Surface> {
    let (s, c) = f64::from(rng.range(0.0, 6.3)).sin_cos();
    let size = f64::from(size);
    let (u, v): (V3, V3) = ([c, s, 0.0], [-s, c, 0.0]);
    let up: V3 = [0.0, 0.0, -1.0];
    let base: V3 = [f64::from(at.0), f64::from(at.1), 0.0];
    let h = size / 2.0;
    let middle = add(base, up, h);
    let (ground, ink): (Rgb, Rgb) =
        if dark { ([60.0, 110.0, 70.0], [245.0; 3]) } else { ([244.0, 242.0, 238.0], [20.0; 3]) };
    let mut out = vec![shadow(
        [
            at.0 - 0.5 * size as f32,
            at.1 - 0.5 * size as f32,
            at.0 + 0.5 * size as f32,
            at.1 + 0.5 * size as f32,
        ],
        (0.12, 0.12),
        0.25,
        0.45,
    )];
    let sides = [
        (u, v, up),
        (v, u.map(|x| -x), up),
        (u.map(|x| -x), v.map(|x| -x), up),
        (v.map(|x| -x), u, up),
    ];
    let mut faces: Vec<(V3, V3, V3, f32)> = sides
        .into_iter()
        .map(|(out, along, up)| (out, along, up.map(|x| -x), rng.range(0.6, 0.86)))
        .collect();
    faces.push((up, u, v, 1.0));
    for (normal, a, b, gain) in faces {
        let face = add(middle, normal, h);
        if !camera.sees(face, normal) {
            continue;
        }
        let scale = camera.scale_at(face, a, b).clamp(4.0, 400.0) as f32;
        // The face is a space of its own, `size` cells wide.
        let px = (scale * size as f32).max(4.0);
        let mut layer = Layer::new(px.ceil() as usize, px.ceil() as usize, px, (0.0, 0.0));
        layer.polygon(
            &[(0.0, 0.0), (1.1, 0.0), (1.1, 1.1), (0.0, 1.1)],
            ground.map(|v| v * 0.88),
            1.0,
        );
        layer.polygon(&[(0.05, 0.05), (0.95, 0.05), (0.95, 0.95), (0.05, 0.95)], ground, 1.0);
        let route = faces::face(rng.pick(&FACES));
        flap::route(&mut layer, rng, (0.08, 0.08), 0.84, &route, ink);
        let (a, b) = (a.map(|x| x * size), b.map(|x| x * size));
        let origin = add(add(face, a, -0.5), b, -0.5);
        out.push(Surface { layer, origin, u: a, v: b, bow: Default::default(), gain });
    }
    out
}

fn rotated(at: P, angle: f32) -> impl Fn(f32, f32) -> P {
    let (s, c) = angle.sin_cos();
    move |along: f32, across: f32| (at.0 + along * c - across * s, at.1 + along * s + across * c)
}

fn sheet_layer(camera: &Camera, points: &[P]) -> Layer {
    let mut b = [f32::MAX, f32::MAX, f32::MIN, f32::MIN];
    for p in points {
        b = [b[0].min(p.0), b[1].min(p.1), b[2].max(p.0), b[3].max(p.1)];
    }
    let middle = [f64::from(b[0] + b[2]) / 2.0, f64::from(b[1] + b[3]) / 2.0, 0.0];
    let scale = camera.scale_at(middle, [1.0, 0.0, 0.0], [0.0, 1.0, 0.0]).clamp(4.0, 160.0) as f32;
    let size = |a: f32, z: f32| ((z - a + 0.4) * scale).ceil().clamp(2.0, 3000.0) as usize;
    Layer::new(size(b[0], b[2]), size(b[1], b[3]), scale, (b[0] - 0.2, b[1] - 0.2))
}

/// A pen seen from above.
pub(crate) fn pen(
    camera: &Camera,
    rng: &mut Rng,
    at: P,
    angle: f32,
    held_out: bool,
) -> Vec<Surface> {
    let (long, half) = (rng.range(6.0, 8.0), rng.range(0.18, 0.34));
    let p = rotated(at, angle);
    let ends =
        [p(-long / 2.0, -half), p(long / 2.0, -half), p(long / 2.0, half), p(-long / 2.0, half)];
    let mut layer = sheet_layer(camera, &ends);
    let ink = rng.pick(&[[20.0; 3], [25.0, 45.0, 170.0], [190.0, 25.0, 30.0], [20.0, 120.0, 60.0]]);
    let body: Rgb = if held_out {
        [225.0, 170.0, 40.0]
    } else if rng.chance(0.5) {
        [238.0; 3]
    } else {
        ink
    };
    let shade = rotated((at.0 + 0.12, at.1 + 0.14), angle);
    let quad = |p: &dyn Fn(f32, f32) -> P, a: f32, b: f32, c: f32, d: f32| {
        [p(a, c), p(b, c), p(b, d), p(a, d)]
    };
    layer.polygon(&quad(&shade, -long / 2.0, long / 2.0, -half, half), [0.0; 3], 0.35);
    let strips = 7;
    let cap = long * rng.range(0.2, 0.38);
    for i in 0..strips {
        let (c, d) =
            (-half + 2.0 * half * i as f32 / 7.0, -half + 2.0 * half * (i as f32 + 1.15) / 7.0);
        let t = (i as f32 + 0.5) / 7.0;
        let light = 0.55 + 0.6 * (1.0 - (t - 0.35).abs() * 1.7).max(0.0);
        let lit = |c: Rgb| c.map(|v| (v * light + 20.0 * light).min(255.0));
        layer.polygon(&quad(&p, -long / 2.0, long / 2.0 - cap, c, d), lit(body), 1.0);
        layer.polygon(&quad(&p, long / 2.0 - cap, long / 2.0, c, d), lit(ink), 1.0);
    }
    for i in 0..rng.below(6) {
        let x = -long * 0.3 + i as f32 * 0.35;
        layer.polygon(&quad(&p, x, x + 0.2, -half * 0.4, half * 0.3), [30.0; 3], 0.8);
    }
    vec![Surface::flat(layer)]
}

/// A finger that holds the edge. `tip` is where it ends, `angle` where it points.
pub(crate) fn finger(camera: &Camera, rng: &mut Rng, tip: P, angle: f32) -> Vec<Surface> {
    let (long, half) = (rng.range(4.0, 7.0), rng.range(0.36, 0.52));
    let p = rotated(tip, angle);
    let outline = |grow: f32| -> Vec<P> {
        let h = half + grow;
        let mut points = vec![p(-long, h * 1.15), p(-half, h)];
        for i in 0..=10 {
            let a = (0.5 - i as f32 / 10.0) * std::f32::consts::PI;
            points.push(p(-half + (h + 0.1) * a.cos(), h * a.sin()));
        }
        points.extend([p(-half, -h), p(-long, -h * 1.15)]);
        points
    };
    let mut layer = sheet_layer(camera, &outline(0.25));
    let skin = mix([245.0, 205.0, 175.0], [105.0, 66.0, 45.0], rng.unit());
    for i in 0..5 {
        layer.polygon(&outline(0.2 - 0.05 * i as f32), [0.0; 3], 0.08);
    }
    for i in 0..8 {
        let t = i as f32 / 7.0;
        layer.polygon(&outline(-0.05 * i as f32), mix(skin.map(|v| v * 0.62), skin, t), 1.0);
    }
    for x in [1.2f32, 1.3, 2.7, 2.85] {
        layer.line(
            &[p(-x, -half * 0.5), p(-x - 0.03, half * 0.5)],
            0.025,
            skin.map(|v| v * 0.7),
            0.7,
        );
    }
    if rng.chance(0.75) {
        let nail: Vec<P> = (0..=12)
            .map(|i| {
                let (s, c) = (i as f32 / 12.0 * std::f32::consts::TAU).sin_cos();
                p(-half * 0.55 + 0.3 * c, half * 0.55 * s)
            })
            .collect();
        layer.polygon(&nail, mix(skin, [255.0, 220.0, 215.0], 0.55), 0.9);
    }
    vec![Surface::flat(layer)]
}

/// A sheet, card or coaster with something on it.
pub(crate) fn clutter(camera: &Camera, rng: &mut Rng, at: P) -> Vec<Surface> {
    let angle = rng.range(0.0, 6.3);
    let p = rotated(at, angle);
    let (w, h) = (rng.range(1.2, 4.0), rng.range(1.2, 4.5));
    let corners = [p(-w, -h), p(w, -h), p(w, h), p(-w, h)];
    let mut layer = sheet_layer(camera, &corners);
    let paper = if rng.chance(0.6) {
        [rng.range(220.0, 252.0); 3]
    } else {
        [0; 3].map(|_| rng.range(30.0, 240.0))
    };
    if rng.chance(0.25) {
        let round: Vec<P> = (0..32)
            .map(|i| {
                let (s, c) = (i as f32 / 32.0 * std::f32::consts::TAU).sin_cos();
                (at.0 + w * c, at.1 + w * s)
            })
            .collect();
        layer.polygon(&round, paper, 1.0);
        let inner: Vec<P> =
            round.iter().map(|q| (at.0 + (q.0 - at.0) * 0.8, at.1 + (q.1 - at.1) * 0.8)).collect();
        layer.polygon(&inner, paper.map(|v| v * 0.6), 1.0);
        return vec![Surface::flat(layer)];
    }
    layer.polygon(&corners, paper, 1.0);
    let ink = rng.pick(&[[40.0; 3], [30.0, 50.0, 160.0], [180.0, 40.0, 40.0]]);
    match rng.below(4) {
        0 => {
            let mut y = -h + 0.4;
            while y < h - 0.3 {
                let end = rng.range(0.2, 0.9) * 2.0 * w - w;
                layer.line(&[p(-w + 0.3, y), p(end, y)], 0.05, ink, 0.7);
                y += 0.3;
            }
        }
        1 => {
            for i in 0..5 {
                let t = -1.0 + 0.5 * i as f32;
                layer.line(&[p(t * w * 0.8, -h * 0.8), p(t * w * 0.8, h * 0.8)], 0.04, ink, 0.8);
                layer.line(&[p(-w * 0.8, t * h * 0.8), p(w * 0.8, t * h * 0.8)], 0.04, ink, 0.8);
            }
        }
        2 => {
            let s = w.min(h) * 1.6;
            let at = p(-s / 2.0, -s / 2.0);
            let route = faces::face(rng.pick(&FACES));
            flap::route(&mut layer, rng, at, s.min(1.5), &route, ink);
        }
        _ => {}
    }
    vec![Surface::flat(layer)]
}
