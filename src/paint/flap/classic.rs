//! The classic flap: special routes, the dice, the score row and the table of exits.

use super::field;
use crate::board::{Drawing, Layout};
use crate::paint::faces::tile;
use crate::paint::ink::{Layer, P, Rgb, smooth};
use crate::paint::marks;
use crate::paint::rng::Rng;
use crate::paint::routes::Artist;
use crate::paint::style::{Style, mix};

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
    let boxed = rng.chance(0.7);
    for i in 0..6 {
        let x = i as f32 * 1.03;
        if boxed {
            rounded(layer, (x + 0.01, -1.78), 0.42, black, None);
        }
        icon(layer, i, (x + 0.02, -1.77), black, accent);
        field(layer, (x + 0.47, -1.78), 0.42, style.palette.boxes, black, 0.006);
    }
    for y in [-1.6, -1.52] {
        layer.line(&[(6.3, y), (6.44, y)], 0.025, black, 1.0);
    }
    field(layer, (6.51, -1.79), 0.46, style.palette.boxes, accent, 0.03);
    table(layer, style, rng, black, accent);
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

pub(super) fn rounded(layer: &mut Layer, (x, y): P, size: f32, color: Rgb, fill: Option<Rgb>) {
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

pub(super) fn icon(layer: &mut Layer, which: usize, (x, y): P, black: Rgb, accent: Rgb) {
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
    exits(layer, style, rng, (1.42, -1.14), (0.4, 0.59), (black, accent));
    let left = [(1.42, -1.14), (1.02, -1.14), (1.02, -0.55), (1.42, -0.55)];
    layer.line(&left, 0.02, black, 1.0);
    for sign in [-1.0f32, 1.0] {
        let c = 3.48;
        let at = |u: f32, v: f32| (c + sign * (2.55 + u), -0.95 + v);
        let curve =
            smooth(&[at(0.0, 0.0), at(0.3, -0.2), at(0.55, 0.2), at(0.8, 0.5), at(1.0, 0.45)]);
        layer.line(&curve, 0.03, accent, 0.9);
    }
}

/// The table of points for exits, from its top left corner, with the width of a column and the
/// height of both rows.
pub(super) fn exits(
    layer: &mut Layer,
    style: &Style,
    rng: &mut Rng,
    (x, y): P,
    (w, h): P,
    (black, accent): (Rgb, Rgb),
) {
    let frame = [(x, y), (x + 11.0 * w, y), (x + 11.0 * w, y + h), (x, y + h), (x, y)];
    layer.polygon(&frame, mix(style.palette.margin, [255.0; 3], 0.6), 1.0);
    layer.line(&frame, 0.02, black, 1.0);
    layer.line(&[(x, y + h / 2.0), (x + 11.0 * w, y + h / 2.0)], 0.012, black, 1.0);
    let printed = Style { slant: 0.0, hand: [1; 10], ..Style::neat(false) };
    let layout = Layout::classic();
    for i in 0..11 {
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
        put(i + 2, y + 0.05, black);
        put(layout.network_value(i as usize + 2).into(), y + h / 2.0 + 0.05, accent);
    }
}
