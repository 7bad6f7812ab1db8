//! Rectified boards for training the reader.

use super::board::{BoardKind, Play, random_board, random_board_on};
use super::camera::{Frame, Light, LightNet, burn, through_jpeg};
use super::drawings::{Drawings, SHARE};
use super::family::Family;
use super::ink::{Layer, P, Rgb};
use super::large;
use super::print::panel_of;
use super::rng::Rng;
use super::script::{self, Script};
use super::strokes::Hands;
use super::style::Style;
use super::texture;
use crate::board::{Cell, Sketch};
use crate::vision::reader::SIZE;
use crate::vision::reader::marks::DrawnMarks;
use image::RgbImage;
use std::sync::Arc;

/// A rectified board as locating would hand it to the reader, and what is drawn on it.
pub struct Sample {
    /// 8 by 8 spaces: the grid, or a part of 7 by 7 spaces of a larger one, with half a space around
    /// on every side.
    pub image: RgbImage,
    /// The truth.
    pub sketch: Sketch,
    /// What of expansions is drawn in each space, row by row.
    pub marks: Vec<DrawnMarks>,
    /// Column and row of the first space that is shown.
    from: (u8, u8),
    /// Spaces that something lies on, among those that are shown.
    covered: [bool; SIZE * SIZE],
}

impl Sample {
    /// What is drawn in the spaces that are shown, row by row; `None` where something lies on one.
    pub fn shown(&self) -> impl Iterator<Item = Option<(&Cell, DrawnMarks)>> {
        let (wide, (left, top)) = (usize::from(self.sketch.layout().cols()), self.from);
        self.covered.iter().enumerate().map(move |(place, covered)| {
            let (row, col) = (usize::from(top) + place / SIZE, usize::from(left) + place % SIZE);
            let index = row * wide + col;
            let cell = self.sketch.cells().get(index).filter(|_| !covered)?;
            Some((cell, *self.marks.get(index)?))
        })
    }
}

/// Share of samples that show a part of a larger board.
const LARGE: f32 = 0.24;

/// Share of boards to learn from that bear drawings of expansions: more than otherwise, for they are told
/// apart the worst.
const DRAWN: f32 = 0.58;

/// Boards with more pixels a space are for reading figures: many photographs have fewer, and not all
/// are blurred as much.
const FINE_FROM: usize = 64;

/// Paints one rectified board of `cell_px` pixels a space (16 to 96; 40 to 48 is what it is made
/// for) with everything that a photograph and a slightly wrong rectification do to it. The held-out
/// family of styles is for honest measuring.
///
/// The same seed and size give the same bytes on the same machine.
pub fn rectified_sample(seed: u64, cell_px: usize, family: Family) -> Sample {
    let cell_px = cell_px.clamp(16, 96);
    let mut rng = Rng::new(seed ^ if family == Family::HeldOut { 0x4e1d_0000_0000 } else { 0 });
    let kind = BoardKind::random(&mut rng);
    // Chance of its own: without larger boards the same ones are painted.
    let mut size = Rng::new(seed ^ 0x1a49e);
    let mut from = (0, 0);
    let sketch = if size.chance(LARGE) {
        let side = size.pick(&[9, 11]);
        let most = side - SIZE as u8;
        let mut start = || size.pick(&[0, most / 2, most]);
        from = (start(), start());
        let layout = large::random_layout(&mut size, side, kind.challenge);
        random_board_on(&mut rng.fork(1), layout, kind)
    } else {
        random_board(&mut rng.fork(1), kind)
    };
    let mut style = Style::random(&mut rng.fork(2), family, kind.challenge);
    if family == Family::Training {
        style.harder(&mut rng.fork(5));
    }
    let share = if family == Family::Training { DRAWN } else { SHARE };
    let drawings = Drawings::on(share, &mut rng.fork(6), &sketch, family);
    sample((sketch, &drawings), from, &style, &mut rng, cell_px)
}

fn sample(
    (sketch, drawings): (Sketch, &Drawings),
    from: (u8, u8),
    style: &Style,
    rng: &mut Rng,
    cell_px: usize,
) -> Sample {
    let (image, covered) = photographed((&sketch, drawings), from, style, rng, cell_px);
    let marks = drawings.drawn(sketch.layout());
    Sample { image, sketch, marks, from, covered }
}

/// Paints a board to learn round figures from: in real hands with every pen, of any number, also
/// nought (round 0), two digits and, as a round of 20, what is no figure.
pub fn figures_sample(seed: u64, cell_px: usize, family: Family, hands: &Arc<Hands>) -> Sample {
    let held = if family == Family::HeldOut { 0x4e1d_0000_0000 } else { 0 };
    let mut rng = Rng::new(seed ^ 0xf19_0000_0000_0000 ^ held);
    let kind = BoardKind { rounds: true, ..BoardKind::random(&mut rng) };
    let play = rng.pick(&[Play::Game, Play::Dense, Play::Dense]);
    let mut sketch = random_board(&mut rng.fork(1), BoardKind { play, ..kind });
    if rng.chance(0.95) {
        script::number(&mut rng.fork(3), &mut sketch);
    }
    let mut style = Style::random(&mut rng.fork(2), family, kind.challenge);
    style.script = Some(Script::random(&mut rng.fork(4), hands, &style));
    let drawings = Drawings::random(&mut rng.fork(6), &sketch, family);
    sample((sketch, &drawings), (0, 0), &style, &mut rng, cell_px.clamp(16, 96))
}

/// Margin painted around the grid, so that the warp finds something everywhere.
const MARGIN: f32 = 0.68;

fn photographed(
    drawn: (&Sketch, &Drawings),
    from: (u8, u8),
    style: &Style,
    rng: &mut Rng,
    cell_px: usize,
) -> (RgbImage, [bool; SIZE * SIZE]) {
    // Photographs of small boards have fewer pixels than the reader's picture: paint just those.
    let is_fine = cell_px > FINE_FROM;
    let (share, few) = if is_fine { (0.45, 0.3) } else { (0.3, 0.5) };
    let scale = cell_px as f32
        * if rng.chance(share) { rng.range(few, 0.85) } else { rng.range(0.85, 1.15) };
    let side = ((7.0 + 2.0 * MARGIN) * scale).ceil() as usize;
    let first = (f32::from(from.0), f32::from(from.1));
    let origin = (first.0 - MARGIN, first.1 - MARGIN);
    let mut layer = texture::window(drawn, style, rng, (side, side), scale, origin);
    surroundings(&mut layer, style, panel_of(drawn.0.layout()), &mut rng.fork(21));
    let mut things = rng.fork(24);
    intruders(&mut layer, first, &mut things);
    let covered = fingers(&mut layer, first, &mut things);
    let mut frame = warp(&layer, first, &mut rng.fork(22), cell_px);
    let mut chance = rng.fork(23);
    let px = cell_px as f32 / 48.0 * if is_fine { chance.range(0.4, 1.0) } else { 1.0 };
    develop(&mut frame, px, &mut chance);
    let image = frame.to_rgb();
    let worse = chance.chance(0.35);
    (if worse { through_jpeg(image, chance.between(30, 92) as u8) } else { image }, covered)
}

/// The table, the flap and their shadows outside the lower panel.
fn surroundings(layer: &mut Layer, style: &Style, panel: [f32; 4], rng: &mut Rng) {
    let table: Rgb = match rng.below(5) {
        0 => [rng.range(90.0, 220.0), rng.range(60.0, 160.0), rng.range(30.0, 110.0)],
        1 => [rng.range(4.0, 30.0); 3],
        2 => [rng.range(200.0, 255.0); 3],
        _ => [0; 3].map(|_| rng.range(20.0, 250.0)),
    };
    let [mut left, mut top, mut right, mut bottom] = panel;
    let (wide, high) = (right - 0.36, bottom - 0.43);
    if style.surface != super::style::Surface::Board {
        // Paper is cut anywhere.
        for edge in [&mut left, &mut top] {
            *edge = if rng.chance(0.7) { -9.0 } else { -rng.range(0.42, 0.7) };
        }
        for (edge, last) in [(&mut right, wide), (&mut bottom, high)] {
            *edge = if rng.chance(0.7) { 19.0 } else { last + rng.range(0.42, 0.7) };
        }
    }
    let j = 0.04;
    let (far, near) = (-20.0, 30.0);
    let mut cover = |points: [P; 4], color: Rgb| layer.polygon(&points, color, 1.0);
    let edge = [0; 8].map(|_| rng.around(j));
    let flap = style.surface == super::style::Surface::Board && rng.chance(0.65);
    let above = if flap { style.palette.margin.map(|v| v * rng.range(0.7, 1.08)) } else { table };
    cover([(far, far), (left + edge[0], far), (left + edge[1], near), (far, near)], table);
    cover([(right + edge[2], far), (near, far), (near, near), (right + edge[3], near)], table);
    cover([(far, bottom + edge[4]), (near, bottom + edge[5]), (near, near), (far, near)], table);
    cover([(far, far), (near, far), (near, top + edge[6]), (far, top + edge[7])], above);
    if flap {
        for _ in 0..rng.between(1, 3) {
            let y = rng.range(-0.22, -0.1);
            let color = if rng.chance(0.5) { [250.0; 3] } else { [60.0; 3] };
            let line = [(-0.4, y), (wide + 0.36, y + rng.around(0.02))];
            layer.line(&line, rng.range(0.01, 0.03), color, rng.range(0.2, 0.9));
        }
    }
}

/// Fingers, pens and dice that lie a little over the edge of the grid.
fn intruders(layer: &mut Layer, first: P, rng: &mut Rng) {
    if !rng.chance(0.18) {
        return;
    }
    for _ in 0..rng.between(1, 3) {
        // A place along one of the four edges, and how far it reaches in.
        let (along, deep) = (rng.range(-0.3, 7.3), rng.range(-0.1, 0.42));
        let edge = rng.below(4);
        let place = |out: f32, across: f32| {
            let (x, y) = match edge {
                0 => (along + across, deep - out),
                1 => (7.0 - deep + out, along + across),
                2 => (along + across, 7.0 - deep + out),
                _ => (deep - out, along + across),
            };
            (first.0 + x, first.1 + y)
        };
        match rng.below(3) {
            0 => {
                // A finger: a rounded bar with a darker rim.
                let tone = rng.range(0.4, 1.0);
                let skin = [238.0 * tone, 190.0 * tone, 160.0 * tone];
                let (width, lean) = (rng.range(0.45, 0.95), rng.around(1.2));
                let line = [place(width / 2.0, 0.0), place(width / 2.0 + 2.5, lean)];
                layer.line(&line, width * 1.08, skin.map(|v| v * 0.6), rng.range(0.2, 0.7));
                layer.line(&line, width, skin, 1.0);
            }
            1 => {
                // A pen.
                let color: Rgb = [0; 3].map(|_| rng.range(10.0, 240.0));
                let (width, lean) = (rng.range(0.25, 0.55), rng.around(3.0));
                let line = [place(0.1, 0.0), place(2.5, lean)];
                let shade: Vec<P> = line.iter().map(|p| (p.0 + 0.06, p.1 + 0.06)).collect();
                layer.line(&shade, width, [20.0; 3], 0.35);
                layer.line(&line, width, color, 1.0);
            }
            _ => {
                // A die with something on its face.
                let white = rng.chance(0.7);
                let body: Rgb =
                    if white { [244.0; 3] } else { [0; 3].map(|_| rng.range(20.0, 180.0)) };
                let (half, turn) = (rng.range(0.3, 0.48), rng.around(0.8));
                let (c, (s, k)) = (place(half * 1.2, 0.0), turn.sin_cos());
                let corner =
                    |x: f32, y: f32| (c.0 + half * (x * k - y * s), c.1 + half * (x * s + y * k));
                let face = |k: f32| [corner(-k, -k), corner(k, -k), corner(k, k), corner(-k, k)];
                let shade = face(1.0).map(|p| (p.0 + 0.08, p.1 + 0.1));
                layer.polygon(&shade, [20.0; 3], 0.35);
                layer.polygon(&face(1.0), body, 1.0);
                let ink: Rgb = if white { [30.0; 3] } else { [240.0; 3] };
                for x in [-0.2, 0.2] {
                    layer.line(&[corner(x, -0.8), corner(x, 0.8)], 0.05, ink, 1.0);
                }
            }
        }
    }
}

/// Share of boards on which fingers lie that hold it.
const HELD: f32 = 0.07;

/// Fingers that lie on the board itself, from the left or the right or from below. What is under them
/// nobody can read.
fn fingers(layer: &mut Layer, first: P, rng: &mut Rng) -> [bool; SIZE * SIZE] {
    let mut covered = [false; SIZE * SIZE];
    if !rng.chance(HELD) {
        return covered;
    }
    let edge = rng.below(3);
    let tone = rng.range(0.4, 1.0);
    let skin = [238.0 * tone, 190.0 * tone, 160.0 * tone];
    let (along, lean) = (rng.range(0.5, 6.0), rng.around(0.8));
    for finger in 0..rng.between(1, 3) {
        let (width, deep) = (rng.range(0.5, 0.95), rng.range(0.5, 1.9));
        let across = along + finger as f32 * 0.95;
        let place = |into: f32, across: f32| match edge {
            0 => (into, across),
            1 => (7.0 - into, across),
            _ => (across, 7.0 - into),
        };
        let (tip, root) = (place(deep - width / 2.0, across), place(-1.5, across + lean));
        let line = [tip, root].map(|p| (first.0 + p.0, first.1 + p.1));
        let shade = line.map(|p| (p.0 + 0.06, p.1 + 0.05));
        layer.line(&shade, width * 1.1, [25.0; 3], rng.range(0.15, 0.5));
        layer.line(&line, width, skin, 1.0);
        let nail = place(deep - 0.3 * width, across);
        layer.dot((first.0 + nail.0, first.1 + nail.1), width * 0.27, skin.map(|v| v * 1.06), 1.0);
        for (space, covered) in covered.iter_mut().enumerate() {
            // Points of the space that the finger lies on.
            let corner = ((space % SIZE) as f32, (space / SIZE) as f32);
            let hidden = (0..25).filter(|i| {
                let p =
                    (corner.0 + 0.1 + 0.2 * (i % 5) as f32, corner.1 + 0.1 + 0.2 * (i / 5) as f32);
                distance(p, tip, root) < width / 2.0 + 0.03
            });
            *covered |= hidden.count() >= 2;
        }
    }
    covered
}

/// How far a point lies from a line between two others.
fn distance(p: P, a: P, b: P) -> f32 {
    let (along, to) = ((b.0 - a.0, b.1 - a.1), (p.0 - a.0, p.1 - a.1));
    let length = along.0 * along.0 + along.1 * along.1;
    let share = ((to.0 * along.0 + to.1 * along.1) / length.max(1e-6)).clamp(0.0, 1.0);
    (to.0 - share * along.0).hypot(to.1 - share * along.1)
}

/// Resamples with a small misregistration.
fn warp(layer: &Layer, first: P, rng: &mut Rng, cell_px: usize) -> Frame {
    let n = 8 * cell_px;
    // One in so many sheets is curled.
    let size = rng.weighted(&[(0.08, 0.2), (0.13, 0.05), (0.03, 0.75)]);
    let corners = [0; 4].map(|_| (rng.around(size), rng.around(size)));
    let bow = [0; 4].map(|_| rng.around(size * 0.6));
    let ripple = [0; 2].map(|_| (rng.around(size * 0.5), rng.range(0.4, 1.4), rng.range(0.0, 6.3)));
    let mut frame = Frame::new(n, n);
    let (sw, sh) = (layer.map.width() as usize, layer.map.height() as usize);
    let source = layer.map.data();
    let step = 1.0 / cell_px as f32;
    for y in 0..n {
        let by = (y as f32 + 0.5) * step - 0.5;
        let v = by / 7.0;
        let q = v * (1.0 - v) * 4.0;
        let wave = ripple[0].0 * (by * ripple[0].1 + ripple[0].2).sin();
        for x in 0..n {
            let bx = (x as f32 + 0.5) * step - 0.5;
            let u = bx / 7.0;
            let k = u * (1.0 - u) * 4.0;
            let (a, b, c, d) = ((1.0 - u) * (1.0 - v), u * (1.0 - v), u * v, (1.0 - u) * v);
            let dx = a * corners[0].0
                + b * corners[1].0
                + c * corners[2].0
                + d * corners[3].0
                + q * (bow[0] + (bow[1] - bow[0]) * u)
                + wave;
            let dy = a * corners[0].1
                + b * corners[1].1
                + c * corners[2].1
                + d * corners[3].1
                + k * (bow[2] + (bow[3] - bow[2]) * v);
            let px = ((first.0 + bx + dx - layer.origin.0) * layer.scale - 0.5)
                .clamp(0.0, sw as f32 - 1.01);
            let py = ((first.1 + by + dy - layer.origin.1) * layer.scale - 0.5)
                .clamp(0.0, sh as f32 - 1.01);
            let (ix, iy) = (px as usize, py as usize);
            let (tx, ty) = (px - ix as f32, py - iy as f32);
            let at = (iy * sw + ix) * 4;
            let (w00, w01) = ((1.0 - tx) * (1.0 - ty), tx * (1.0 - ty));
            let (w10, w11) = ((1.0 - tx) * ty, tx * ty);
            let below = at + sw * 4;
            let out = &mut frame.pixels[y * n + x];
            for i in 0..3 {
                out[i] = w00 * f32::from(source[at + i])
                    + w01 * f32::from(source[at + 4 + i])
                    + w10 * f32::from(source[below + i])
                    + w11 * f32::from(source[below + 4 + i]);
            }
        }
    }
    frame
}

/// Light, blur of so many pixels for one at 48 a space, grain and the camera's own processing.
pub(super) fn develop(frame: &mut Frame, px: f32, rng: &mut Rng) {
    let rough = rng.unit() * rng.unit();
    let mut light = Light::random(rng, rough);
    let hard = rng.chance(0.12);
    if hard {
        light.harden(rng);
    }
    let n = frame.width as f32;
    let net = LightNet::new(frame.width, frame.height, if hard { 1 } else { 4 }, |x, y| {
        light.at(x / n, y / n)
    });
    match rng.below(10) {
        0..=3 => frame.blur(rng.range(0.4, 0.9) * px),
        4 | 5 => frame.blur(rng.range(0.8, 1.9) * px),
        6 => frame.smear(rng.range(1.0, 5.0) * px, rng.range(0.0, 3.15)),
        _ => {}
    }
    frame.light(&net);
    if rng.chance(0.3) {
        frame.sharpen(rng.range(0.8, 1.6) * px, rng.range(0.3, 1.2));
    }
    if rng.chance(0.75) {
        let luma = rng.range(0.0, 9.0) * rng.unit();
        let chroma = rng.range(0.0, 7.0) * rng.unit();
        frame.noise(rng, luma, chroma);
    }
    // The camera aims for some brightness and does not burn out the whole sheet.
    let seen: Vec<f32> = frame.pixels.iter().step_by(97).map(|p| p[1]).collect();
    let mean = seen.iter().sum::<f32>() / seen.len().max(1) as f32;
    let gain = (rng.range(95.0, 232.0) / mean.max(30.0)).clamp(0.62, 1.3);
    frame.tone([gain; 3], rng.range(0.75, 1.15), rng.range(0.85, 1.25));
    if rng.chance(0.08) {
        burn(frame, rng);
    }
    if rng.chance(0.06) {
        // Haze on the lens or a sheet in a sleeve: everything is pale.
        let (left, veil) = (rng.range(0.45, 0.75), rng.range(200.0, 250.0));
        for p in &mut frame.pixels {
            *p = p.map(|v| veil + (v - veil) * left);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn same_seed_same_bytes() {
        let sample = |seed| rectified_sample(seed, 40, Family::Training);
        let (a, b) = (sample(5), sample(5));
        assert_eq!(a.image.as_raw(), b.image.as_raw());
        assert_eq!(a.sketch, b.sketch);
        assert_eq!(a.image.dimensions(), (320, 320));
        assert_ne!(a.image.as_raw(), sample(6).image.as_raw());
    }

    #[test]
    fn parts_of_larger_boards_and_covered_spaces_are_shown() {
        let (mut large, mut inner, mut covered, mut late) = (0, 0, 0, 0);
        for seed in 0..120 {
            let sample = rectified_sample(seed, 16, Family::Training);
            assert_eq!(sample.image.dimensions(), (128, 128));
            let shown: Vec<_> = sample.shown().collect();
            assert_eq!(shown.len(), SIZE * SIZE);
            covered += usize::from(shown.contains(&None));
            let layout = sample.sketch.layout();
            large += usize::from(layout.rows() > 7);
            inner += usize::from(sample.from != (0, 0));
            let (col, row) = sample.from;
            let first = layout.index(crate::board::Space::new(row, col)).unwrap();
            if let Some((cell, _)) = shown[0] {
                assert_eq!(*cell, sample.sketch.cells()[first]);
            }
            late += shown.iter().flatten().filter(|(cell, _)| cell.round > Some(9)).count();
        }
        assert!((15..50).contains(&large) && inner > 8 && inner <= large, "{large}, {inner}");
        assert!((2..20).contains(&covered), "{covered} of 120 boards are held");
        assert!(late > 10, "{late} figures above 9");
    }
}
