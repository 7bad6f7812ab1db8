//! The upper flap: special routes, the dice, the score row and the table of exits.

use super::faces::tile;
use super::ink::{Layer, P, Rgb};
use super::marks;
use super::print::FLAP_TOP;
use super::rng::Rng;
use super::routes::Artist;
use super::style::{Style, mix};
use crate::board::{Drawing, Layout, Sketch};

/// The fields of the flap in their order, as codes of the catalogue.
const SPECIALS: [&str; 6] = ["S0", "S1", "S2", "S3", "S4", "S5"];
const DICE: [&str; 9] = ["A5", "A4", "A3", "A0", "A1", "A2", "B2", "B0", "B1"];

/// Prints the flap's fields. The layer must already hold the ground.
pub(crate) fn print(layer: &mut Layer, style: &Style, rng: &mut Rng) {
    let black = mix(style.palette.line, [12.0; 3], 0.7);
    let accent = style.palette.accent;
    for (i, code) in SPECIALS.into_iter().enumerate() {
        let x = i as f32 * 1.19;
        rounded(layer, (x, -4.02), 0.98, black, Some(style.palette.boxes));
        route(layer, rng, (x, -4.02), 0.98, &tile(code), black);
    }
    layer.line(&[(0.0, -2.9), (6.96, -2.9)], 0.02, accent, 0.9);
    for (i, code) in DICE.into_iter().enumerate() {
        let x = i as f32 * 0.787 - 0.01;
        rounded(layer, (x, -2.77), 0.68, black, None);
        route(layer, rng, (x, -2.77), 0.68, &tile(code), black);
    }
    layer.line(&[(0.0, -1.97), (6.96, -1.97)], 0.02, accent, 0.9);
    for i in 0..6 {
        let x = i as f32 * 1.03;
        icon(layer, i, (x + 0.02, -1.77), black, accent);
        field(layer, (x + 0.47, -1.78), 0.42, style.palette.boxes, black, 0.006);
    }
    for y in [-1.6, -1.52] {
        layer.line(&[(6.3, y), (6.44, y)], 0.025, black, 1.0);
    }
    field(layer, (6.51, -1.79), 0.46, style.palette.boxes, accent, 0.03);
    table(layer, style, rng, black, accent);
}

/// What the player wrote on the flap: struck specials and scores. None of it need add up.
pub(crate) fn write(layer: &mut Layer, style: &Style, rng: &mut Rng, sketch: &Sketch) {
    let played = sketch.drawn().count();
    let pen = style.mark_pen().clone();
    let mut used = if played > 8 { rng.below(4) } else { 0 };
    let mut order = [0usize, 1, 2, 3, 4, 5];
    rng.shuffle(&mut order);
    for i in order {
        if used == 0 {
            break;
        }
        used -= 1;
        let (x, y, s) = (i as f32 * 1.19, -4.02, 0.98);
        let j = |rng: &mut Rng| rng.around(0.08);
        let lines = [
            [(x + j(rng), y + j(rng)), (x + s + j(rng), y + s + j(rng))],
            [(x + s + j(rng), y + j(rng)), (x + j(rng), y + s + j(rng))],
        ];
        let one = rng.chance(0.1);
        for line in &lines[..if one { 1 } else { 2 }] {
            pen.stroke(layer, rng, line, 1.0);
        }
    }
    if !style.scored || played < 8 {
        return;
    }
    for i in 0..6 {
        let value = if i == 0 { rng.between(4, 45) } else { rng.below(13) };
        number(layer, style, rng, value, (i as f32 * 1.03 + 0.49, -1.75), 0.36);
    }
    let total = 20 + rng.below(50);
    number(layer, style, rng, total, (6.55, -1.75), 0.38);
}

fn number(layer: &mut Layer, style: &Style, rng: &mut Rng, value: usize, at: P, height: f32) {
    let pen = style.mark_pen().clone();
    let thick = (0.045 / pen.width.max(0.01)).min(1.0);
    let text = value.to_string();
    let w = if text.len() > 1 { 0.17 } else { 0.22 };
    for (i, c) in text.bytes().enumerate() {
        let at = (at.0 + i as f32 * (w + 0.03), at.1 + rng.around(0.02));
        marks::digit(layer, rng, &pen, style, c - b'0', at, (w, height), thick);
    }
}

/// Draws in a square of side `size` as if it were a space at (0, 0).
fn scaled(layer: &mut Layer, at: P, size: f32, draw: impl FnOnce(&mut Layer)) {
    let (scale, origin) = (layer.scale, layer.origin);
    let (px, py) = layer.px(at);
    layer.scale = scale * size;
    layer.origin = (-px / layer.scale, -py / layer.scale);
    draw(layer);
    (layer.scale, layer.origin) = (scale, origin);
}

/// A printed route.
pub(crate) fn route(
    layer: &mut Layer,
    rng: &mut Rng,
    at: P,
    size: f32,
    drawing: &Drawing,
    color: Rgb,
) {
    let mut style = Style::neat(false);
    style.pen.color = color;
    style.pen.tone = color;
    style.pen.width = 0.05;
    style.corner = 0.1;
    style.brackets = false;
    scaled(layer, at, size, |layer| Artist { layer, style: &style, rng }.draw((0.0, 0.0), drawing));
}

fn rounded(layer: &mut Layer, (x, y): P, size: f32, color: Rgb, fill: Option<Rgb>) {
    let r = size * 0.16;
    let mut points = Vec::new();
    for (cx, cy, start) in [
        (x + size - r, y + r, 0.75),
        (x + size - r, y + size - r, 0.0),
        (x + r, y + size - r, 0.25),
        (x + r, y + r, 0.5),
    ] {
        for k in 0..=4 {
            let a = (start + k as f32 * 0.0625) * std::f32::consts::TAU;
            points.push((cx + r * a.cos(), cy + r * a.sin()));
        }
    }
    points.push(points[0]);
    if let Some(fill) = fill {
        layer.polygon(&points, fill, 1.0);
    }
    layer.line(&points, 0.03, color, 1.0);
}

fn field(layer: &mut Layer, (x, y): P, size: f32, fill: Rgb, color: Rgb, width: f32) {
    let points = [(x, y), (x + size, y), (x + size, y + size), (x, y + size), (x, y)];
    layer.polygon(&points, fill, 1.0);
    layer.line(&points, width, color, 1.0);
}

fn icon(layer: &mut Layer, which: usize, (x, y): P, black: Rgb, accent: Rgb) {
    let p = |u: f32, v: f32| (x + u * 0.4, y + v * 0.4);
    let box_line = [p(0.05, 0.05), p(0.95, 0.05), p(0.95, 0.95), p(0.05, 0.95), p(0.05, 0.05)];
    match which {
        0 => layer.polygon(
            &[
                p(0.5, 0.0),
                p(1.0, 0.5),
                p(0.7, 0.5),
                p(0.7, 1.0),
                p(0.3, 1.0),
                p(0.3, 0.5),
                p(0.0, 0.5),
            ],
            accent,
            1.0,
        ),
        1 => {
            for u in [0.25, 0.75] {
                layer.line(&[p(u, 0.0), p(u, 1.0)], 0.03, black, 1.0);
            }
            layer.line(&[p(0.5, 0.1), p(0.5, 0.4)], 0.025, black, 1.0);
            layer.line(&[p(0.5, 0.6), p(0.5, 0.9)], 0.025, black, 1.0);
        }
        2 => {
            layer.line(&[p(0.5, 0.0), p(0.5, 1.0)], 0.03, black, 1.0);
            for v in [0.1, 0.37, 0.63, 0.9] {
                layer.line(&[p(0.25, v), p(0.75, v)], 0.03, black, 1.0);
            }
        }
        3 => {
            layer.line(&box_line, 0.03, black, 1.0);
            layer.line(
                &[p(0.35, 0.35), p(0.65, 0.35), p(0.65, 0.65), p(0.35, 0.65), p(0.35, 0.35)],
                0.03,
                accent,
                1.0,
            );
        }
        4 => {
            layer.line(&box_line, 0.03, accent, 1.0);
            layer.line(&[p(0.25, 0.25), p(0.75, 0.75)], 0.04, black, 1.0);
            layer.line(&[p(0.75, 0.25), p(0.25, 0.75)], 0.04, black, 1.0);
        }
        _ => {
            let star: Vec<P> = (0..10)
                .map(|i| {
                    let r = if i % 2 == 0 { 0.5 } else { 0.22 };
                    let (s, c) = (i as f32 * 0.628_318).sin_cos();
                    p(0.5 + r * s, 0.5 - r * c)
                })
                .collect();
            layer.polygon(&star, accent, 1.0);
        }
    }
}

fn table(layer: &mut Layer, style: &Style, rng: &mut Rng, black: Rgb, accent: Rgb) {
    let (x, y, w, h) = (1.02, -1.14, 0.4, 0.59);
    let frame = [(x, y), (x + 12.0 * w, y), (x + 12.0 * w, y + h), (x, y + h), (x, y)];
    layer.polygon(&frame, mix(style.palette.margin, [255.0; 3], 0.6), 1.0);
    layer.line(&frame, 0.02, black, 1.0);
    layer.line(&[(x, y + h / 2.0), (x + 12.0 * w, y + h / 2.0)], 0.012, black, 1.0);
    let printed = Style { slant: 0.0, hand: [1; 10], ..Style::neat(false) };
    let layout = Layout::classic();
    for i in 1..12 {
        let cx = x + i as f32 * w;
        layer.line(&[(cx, y), (cx, y + h)], 0.012, black, 1.0);
        let mut put = |value: u32, top: f32, color: Rgb| {
            let mut style = printed.clone();
            style.pen.color = color;
            style.pen.tone = color;
            for (k, c) in value.to_string().bytes().enumerate() {
                let at = (cx + 0.08 + k as f32 * 0.14, top);
                marks::digit(layer, rng, &style.pen, &style, c - b'0', at, (0.1, 0.18), 0.6);
            }
        };
        put(i + 1, y + 0.05, black);
        put(layout.network_value(i as usize + 1).into(), y + h / 2.0 + 0.05, accent);
    }
    for sign in [-1.0f32, 1.0] {
        let c = 3.48;
        let at = |u: f32, v: f32| (c + sign * (2.55 + u), -0.95 + v);
        let curve = super::ink::smooth(&[
            at(0.0, 0.0),
            at(0.3, -0.2),
            at(0.55, 0.2),
            at(0.8, 0.5),
            at(1.0, 0.45),
        ]);
        layer.line(&curve, 0.03, accent, 0.9);
    }
}

/// Top of the flap when it lies flat.
pub(crate) const TOP: f32 = FLAP_TOP;
