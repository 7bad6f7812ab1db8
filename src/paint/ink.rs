//! Pens: how a line of points becomes ink.

use super::rng::Rng;
use tiny_skia::{
    Color, FillRule, Paint, Path, PathBuilder, Pixmap, PremultipliedColorU8, Transform,
};

/// A point in board units: 1 is the side of a space, origin the outer top left corner of the grid.
pub(crate) type P = (f32, f32);

/// A red, green and blue value, 0 to 255 each.
pub(crate) type Rgb = [f32; 3];

/// A picture of a rectangle of the board plane.
pub(crate) struct Layer {
    pub map: Pixmap,
    /// Pixels a unit.
    pub scale: f32,
    /// Board point at the top left corner.
    pub origin: P,
}

impl Layer {
    /// A transparent layer. Sizes are in pixels and never below 1.
    #[expect(clippy::expect_used, reason = "sizes are clamped to what a pixmap takes")]
    pub fn new(width: usize, height: usize, scale: f32, origin: P) -> Layer {
        let side = |n: usize| n.clamp(1, 20_000) as u32;
        let map = Pixmap::new(side(width), side(height)).expect("sides are within bounds");
        Layer { map, scale, origin }
    }

    /// Pixel position of a board point.
    pub fn px(&self, p: P) -> P {
        ((p.0 - self.origin.0) * self.scale, (p.1 - self.origin.1) * self.scale)
    }

    fn paint(color: Rgb, alpha: f32) -> Paint<'static> {
        let mut paint = Paint::default();
        let c = |v: f32| (v / 255.0).clamp(0.0, 1.0);
        if let Some(color) =
            Color::from_rgba(c(color[0]), c(color[1]), c(color[2]), alpha.clamp(0.0, 1.0))
        {
            paint.set_color(color);
        }
        paint.anti_alias = true;
        paint
    }

    /// Fills a path that is already in pixels.
    pub fn fill_path(&mut self, path: &Path, color: Rgb, alpha: f32) {
        let paint = Layer::paint(color, alpha);
        self.map.fill_path(path, &paint, FillRule::Winding, Transform::identity(), None);
    }

    /// Fills a polygon given in board units.
    pub fn polygon(&mut self, points: &[P], color: Rgb, alpha: f32) {
        if let Some(path) = self.polygon_path(points) {
            self.fill_path(&path, color, alpha);
        }
    }

    fn polygon_path(&self, points: &[P]) -> Option<Path> {
        let mut builder = PathBuilder::with_capacity(points.len() + 1, points.len());
        for (i, &p) in points.iter().enumerate() {
            let (x, y) = self.px(p);
            if i == 0 { builder.move_to(x, y) } else { builder.line_to(x, y) }
        }
        builder.close();
        builder.finish()
    }

    /// A line of constant width in board units, with round ends.
    pub fn line(&mut self, points: &[P], width: f32, color: Rgb, alpha: f32) {
        let widths = vec![width; points.len()];
        self.ribbon(points, &widths, color, alpha);
    }

    /// A line whose width changes from point to point.
    pub fn ribbon(&mut self, points: &[P], widths: &[f32], color: Rgb, alpha: f32) {
        let mut builder = PathBuilder::new();
        self.add_ribbon(&mut builder, points, widths);
        if let Some(path) = builder.finish() {
            self.fill_path(&path, color, alpha);
        }
    }

    /// Adds a ribbon to a path, so that many lines become one fill.
    pub fn add_ribbon(&self, builder: &mut PathBuilder, points: &[P], widths: &[f32]) {
        let px: Vec<P> = points.iter().map(|&p| self.px(p)).collect();
        // Thinner than this vanishes between the samples of anti-aliasing.
        let half: Vec<f32> = widths.iter().map(|w| (w * self.scale * 0.5).max(0.22)).collect();
        if px.len() < 2 {
            if let Some(&p) = px.first() {
                disc(builder, p, half[0]);
            }
            return;
        }
        let dirs: Vec<P> =
            px.windows(2).map(|w| unit((w[1].0 - w[0].0, w[1].1 - w[0].1))).collect();
        let mut left: Vec<P> = Vec::with_capacity(px.len() * 2);
        let mut right: Vec<P> = Vec::with_capacity(px.len() * 2);
        for i in 0..px.len() {
            let before = dirs[i.saturating_sub(1)];
            let after = dirs[i.min(dirs.len() - 1)];
            let turn = before.0 * after.0 + before.1 * after.1;
            let mut side = |d: P| {
                let n = (-d.1 * half[i], d.0 * half[i]);
                left.push((px[i].0 + n.0, px[i].1 + n.1));
                right.push((px[i].0 - n.0, px[i].1 - n.1));
            };
            if turn > 0.8 {
                side(unit((before.0 + after.0, before.1 + after.1)));
            } else {
                side(before);
                side(after);
                disc(builder, px[i], half[i]);
            }
        }
        for (i, p) in left.iter().chain(right.iter().rev()).enumerate() {
            if i == 0 { builder.move_to(p.0, p.1) } else { builder.line_to(p.0, p.1) }
        }
        builder.close();
        if half[0] > 0.8 {
            disc(builder, px[0], half[0]);
            disc(builder, px[px.len() - 1], half[px.len() - 1]);
        }
    }

    /// A filled circle or dot.
    pub fn dot(&mut self, at: P, radius: f32, color: Rgb, alpha: f32) {
        let mut builder = PathBuilder::new();
        disc(&mut builder, self.px(at), (radius * self.scale).max(0.3));
        if let Some(path) = builder.finish() {
            self.fill_path(&path, color, alpha);
        }
    }

    /// Lays this layer over an opaque picture of the same size. `keep` says per pixel how much of
    /// the ink's cover stays.
    pub fn over(&self, below: &mut [PremultipliedColorU8], mut keep: impl FnMut(usize) -> f32) {
        for (i, (ink, paper)) in self.map.pixels().iter().zip(below).enumerate() {
            if ink.alpha() == 0 {
                continue;
            }
            let keep = keep(i);
            let rest = 1.0 - f32::from(ink.alpha()) / 255.0 * keep;
            let mix = |ink: u8, paper: u8| {
                (f32::from(ink) * keep + f32::from(paper) * rest).clamp(0.0, 255.0) as u8
            };
            let (r, g, b) = (
                mix(ink.red(), paper.red()),
                mix(ink.green(), paper.green()),
                mix(ink.blue(), paper.blue()),
            );
            // The picture below is opaque, so any three values are a valid colour.
            if let Some(color) = PremultipliedColorU8::from_rgba(r, g, b, 255) {
                *paper = color;
            }
        }
    }
}

fn disc(builder: &mut PathBuilder, (x, y): P, r: f32) {
    // Counted backwards so that it winds the same way as a ribbon.
    let n = if r < 1.5 { 6 } else { 10 };
    for i in 0..n {
        let a = -(i as f32) / n as f32 * std::f32::consts::TAU;
        let p = (x + r * a.cos(), y + r * a.sin());
        if i == 0 { builder.move_to(p.0, p.1) } else { builder.line_to(p.0, p.1) }
    }
    builder.close();
}

fn unit((x, y): P) -> P {
    let length = x.hypot(y);
    if length < 1e-9 { (1.0, 0.0) } else { (x / length, y / length) }
}

/// Length of a line of points.
pub(crate) fn length(points: &[P]) -> f32 {
    points.windows(2).map(|w| (w[1].0 - w[0].0).hypot(w[1].1 - w[0].1)).sum()
}

/// The point at a distance along a line, and the direction there.
pub(crate) fn along(points: &[P], distance: f32) -> (P, P) {
    let mut left = distance.max(0.0);
    for (i, w) in points.windows(2).enumerate() {
        let d = (w[1].0 - w[0].0, w[1].1 - w[0].1);
        let len = d.0.hypot(d.1);
        if left <= len || i + 2 == points.len() {
            let t = if len < 1e-9 { 0.0 } else { (left / len).min(1.0) };
            return ((w[0].0 + d.0 * t, w[0].1 + d.1 * t), unit(d));
        }
        left -= len;
    }
    (points.first().copied().unwrap_or_default(), (1.0, 0.0))
}

/// The line moved sideways.
pub(crate) fn offset(line: &[P], by: f32) -> Vec<P> {
    (0..line.len())
        .map(|i| {
            let (a, b) = (line[i.saturating_sub(1)], line[(i + 1).min(line.len() - 1)]);
            let len = (b.0 - a.0).hypot(b.1 - a.1).max(1e-6);
            (line[i].0 - (b.1 - a.1) / len * by, line[i].1 + (b.0 - a.0) / len * by)
        })
        .collect()
}

/// The part of a line between two distances.
pub(crate) fn part(points: &[P], from: f32, to: f32) -> Vec<P> {
    let mut out = vec![along(points, from).0];
    let mut at = 0.0;
    for w in points.windows(2) {
        at += (w[1].0 - w[0].0).hypot(w[1].1 - w[0].1);
        if at > from && at < to {
            out.push(w[1]);
        }
    }
    out.push(along(points, to).0);
    out
}

/// Splits long pieces so that a hand can shake within them. Corners stay.
fn resample(points: &[P], step: f32) -> Vec<P> {
    let mut out = Vec::with_capacity(16);
    for w in points.windows(2) {
        let d = (w[1].0 - w[0].0, w[1].1 - w[0].1);
        let n = (d.0.hypot(d.1) / step).ceil().max(1.0) as usize;
        out.extend((0..n).map(|i| {
            let t = i as f32 / n as f32;
            (w[0].0 + d.0 * t, w[0].1 + d.1 * t)
        }));
    }
    out.extend(points.last());
    out
}

/// What a pen is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PenKind {
    /// Whiteboard marker on lamination: streaks, pools at the ends, two tones.
    DryErase,
    /// Fibre tip: even and saturated.
    Felt,
    /// Thin, a little uneven, presses harder at times.
    Ballpoint,
    /// Thin, grey and grainy.
    Pencil,
    /// Thin, black and even.
    Fineliner,
    /// Broad and see-through.
    Highlighter,
    /// Coloured pencil or crayon: broad and grainy.
    Crayon,
    /// Permanent marker: broad and dark.
    Marker,
}

impl PenKind {
    /// The word used in truth files.
    pub fn word(self) -> &'static str {
        match self {
            PenKind::DryErase => "dry-erase",
            PenKind::Felt => "felt pen",
            PenKind::Ballpoint => "ballpoint",
            PenKind::Pencil => "pencil",
            PenKind::Fineliner => "fineliner",
            PenKind::Highlighter => "highlighter",
            PenKind::Crayon => "crayon",
            PenKind::Marker => "marker",
        }
    }
}

/// A pen in a hand.
#[derive(Clone, Debug)]
pub struct Pen {
    /// What it is.
    pub kind: PenKind,
    /// Width of a line in cells.
    pub width: f32,
    /// Its colour.
    pub(crate) color: Rgb,
    /// A second tone that some strokes have.
    pub(crate) tone: Rgb,
    /// Share of strokes in the second tone.
    pub tone_share: f32,
    /// How much of the paper it covers.
    pub alpha: f32,
    /// How much that changes from stroke to stroke.
    pub fade: f32,
    /// How far the hand shakes, in cells.
    pub wobble: f32,
    /// How much the width changes within a stroke.
    pub pressure: f32,
    /// Pooled ink at the ends of strokes, 0 to 1.
    pub pool: f32,
    /// Pale core and streaks along the stroke, 0 to 1.
    pub streak: f32,
    /// Grain of the paper showing through, 0 to 1.
    pub grain: f32,
    /// Share of strokes drawn twice.
    pub double: f32,
    /// How far strokes stop short or run over, in cells.
    pub slip: f32,
    /// Chisel tip: width lost along the nib's angle, 0 to 0.7.
    pub chisel: f32,
    /// The angle of the chisel.
    pub nib: f32,
}

impl Pen {
    /// Draws a stroke through the points. `thick` scales the pen's width.
    pub(crate) fn stroke(&self, layer: &mut Layer, rng: &mut Rng, points: &[P], thick: f32) {
        if points.is_empty() {
            return;
        }
        let color = if rng.chance(self.tone_share) { self.tone } else { self.color };
        let alpha = (self.alpha * (1.0 - self.fade * rng.unit())).clamp(0.03, 1.0);
        let shaken = self.shake(rng, points);
        let widths = self.widths(rng, &shaken, self.width * thick);
        layer.ribbon(&shaken, &widths, color, alpha);
        if self.streak > 0.0 && self.width * layer.scale > 3.0 {
            self.streaks(layer, rng, &shaken, &widths, color, alpha);
        }
        if self.pool > 0.0 {
            for end in [shaken[0], shaken[shaken.len() - 1]] {
                if rng.chance(self.pool) {
                    let r = self.width * thick * rng.range(0.5, 0.8);
                    let dark = color.map(|v| v * 0.8);
                    layer.dot(end, r, dark, alpha * rng.range(0.4, 0.9));
                }
            }
        }
        if rng.chance(self.double) {
            let (dx, dy) = (rng.around(self.width * 0.7), rng.around(self.width * 0.7));
            let again: Vec<P> = points.iter().map(|p| (p.0 + dx, p.1 + dy)).collect();
            let again = self.shake(rng, &again);
            let widths = self.widths(rng, &again, self.width * thick);
            layer.ribbon(&again, &widths, color, alpha);
        }
    }

    fn shake(&self, rng: &mut Rng, points: &[P]) -> Vec<P> {
        let mut out = resample(points, 0.07);
        if self.wobble <= 0.0 {
            return out;
        }
        let mut waves = [[0.0f32; 4]; 2];
        for wave in &mut waves {
            *wave = [
                rng.range(5.0, 13.0),
                rng.range(0.0, 6.3),
                rng.range(14.0, 40.0),
                rng.range(0.0, 6.3),
            ];
        }
        let mut at = 0.0;
        let mut before = out[0];
        for p in &mut out {
            at += (p.0 - before.0).hypot(p.1 - before.1);
            before = *p;
            let shift = |w: &[f32; 4]| {
                self.wobble * ((at * w[0] + w[1]).sin() + 0.35 * (at * w[2] + w[3]).sin())
            };
            *p = (p.0 + shift(&waves[0]), p.1 + shift(&waves[1]));
        }
        out
    }

    fn widths(&self, rng: &mut Rng, points: &[P], width: f32) -> Vec<f32> {
        let (f, p) = (rng.range(4.0, 18.0), rng.range(0.0, 6.3));
        let base = 1.0 + self.pressure * rng.around(0.5);
        let nib = (self.nib.cos(), self.nib.sin());
        let mut at = 0.0;
        (0..points.len())
            .map(|i| {
                let j = i.min(points.len().saturating_sub(2));
                let d = match points.get(j + 1) {
                    Some(q) => (q.0 - points[j].0, q.1 - points[j].1),
                    None => (0.0, 0.0),
                };
                at += d.0.hypot(d.1);
                let lean = if self.chisel > 0.0 {
                    let d = unit(d);
                    1.0 - self.chisel * (d.0 * nib.0 + d.1 * nib.1).abs()
                } else {
                    1.0
                };
                let wave = 1.0 + self.pressure * 0.6 * (at * f + p).sin();
                width * base * lean * wave.max(0.25)
            })
            .collect()
    }

    /// A pale core between dark rims, and finer streaks.
    fn streaks(
        &self,
        layer: &mut Layer,
        rng: &mut Rng,
        points: &[P],
        widths: &[f32],
        color: Rgb,
        alpha: f32,
    ) {
        let pale = color.map(|v| v + (255.0 - v) * 0.55);
        let core: Vec<f32> = widths.iter().map(|w| w * rng.range(0.3, 0.55)).collect();
        layer.ribbon(points, &core, pale, alpha * self.streak * rng.range(0.2, 0.6));
        let n = ((self.width * layer.scale / 3.0) as usize).min(4);
        for _ in 0..n {
            let off = rng.around(0.4) * widths[0];
            let shifted: Vec<P> = points
                .iter()
                .enumerate()
                .map(|(i, &p)| {
                    let q = points[(i + 1).min(points.len() - 1)];
                    let o = points[i.saturating_sub(1)];
                    let d = unit((q.0 - o.0, q.1 - o.1));
                    (p.0 - d.1 * off, p.1 + d.0 * off)
                })
                .collect();
            let tone = if rng.chance(0.5) { pale } else { color.map(|v| v * 0.75) };
            let from = rng.range(0.0, 0.4) * length(&shifted);
            let to = rng.range(0.6, 1.0) * length(&shifted);
            layer.line(
                &part(&shifted, from, to),
                widths[0] * 0.12,
                tone,
                alpha * self.streak * 0.6,
            );
        }
    }

    /// Fills a polygon with this pen's colour.
    pub(crate) fn fill(&self, layer: &mut Layer, rng: &mut Rng, points: &[P], cover: f32) {
        let color = if rng.chance(self.tone_share) { self.tone } else { self.color };
        layer.polygon(points, color, self.alpha * cover);
    }
}

/// A smooth line through the points (Catmull-Rom); a point given twice is a corner.
pub(crate) fn smooth(points: &[P]) -> Vec<P> {
    if points.len() < 3 {
        return points.to_vec();
    }
    let at = |i: isize| points[i.clamp(0, points.len() as isize - 1) as usize];
    let mut out = Vec::with_capacity(points.len() * 4);
    for i in 0..points.len() - 1 {
        let i = i as isize;
        let (p0, p1, p2, p3) = (at(i - 1), at(i), at(i + 1), at(i + 2));
        if p1 == p2 {
            continue;
        }
        for k in 0..4 {
            let t = k as f32 / 4.0;
            let f = |a: f32, b: f32, c: f32, d: f32| {
                0.5 * (2.0 * b
                    + (c - a) * t
                    + (2.0 * a - 5.0 * b + 4.0 * c - d) * t * t
                    + (3.0 * b - a - 3.0 * c + d) * t * t * t)
            };
            out.push((f(p0.0, p1.0, p2.0, p3.0), f(p0.1, p1.1, p2.1, p3.1)));
        }
    }
    out.extend(points.last());
    out
}
