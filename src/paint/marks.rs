//! What people draw besides routes: round numbers, marks at open ends, decoration, dirt.

use super::digits;
use super::ink::{Layer, P, Pen, smooth};
use super::rng::Rng;
use super::routes::dir;
use super::style::{ErrorMark, Style};
use crate::board::{Side, Sketch, Space};

fn corner(space: Space) -> P {
    (f32::from(space.col), f32::from(space.row))
}

/// Writes a number's digit into a box whose top left corner, width and height are given.
#[expect(clippy::too_many_arguments, reason = "each says another thing of the one stroke")]
pub(crate) fn digit(
    layer: &mut Layer,
    rng: &mut Rng,
    pen: &Pen,
    style: &Style,
    value: u8,
    at: P,
    size: P,
    thick: f32,
) {
    let turn = rng.around(0.1);
    let pen = Pen { wobble: pen.wobble.min(0.006), slip: 0.0, ..pen.clone() };
    let (bend_x, bend_y) = (rng.around(0.07), rng.around(0.07));
    let strokes = match &style.script {
        Some(script) => script.boxed(rng, style, value),
        None => digits::strokes(value, style.hand[usize::from(value % 10)]),
    };
    for stroke in strokes {
        let points: Vec<P> = stroke
            .iter()
            .map(|&(x, y)| {
                let x = x + style.slant * (0.5 - y) + turn * (y - 0.5) + bend_x * (y * 5.0).sin();
                let y = y + bend_y * (x * 4.0).sin();
                (at.0 + x * size.0, at.1 + y * size.1)
            })
            .collect();
        pen.stroke(layer, rng, &points, thick);
    }
}

/// The round numbers.
pub(crate) fn rounds(layer: &mut Layer, style: &Style, rng: &mut Rng, sketch: &Sketch) {
    if let Some(script) = &style.script {
        return script.rounds(layer, style, rng, sketch);
    }
    let pen = style.mark_pen();
    // Thick pens still write legibly, if larger.
    let thick = style.digit_thick.min(0.055 / pen.width.max(0.01));
    for space in sketch.layout().spaces() {
        let Some(round) = sketch.cell(space).round else { continue };
        let (x, y) = corner(space);
        let h = (style.digit_size * rng.range(0.88, 1.12)).max(pen.width * thick * 3.4);
        let w = h * rng.range(0.5, 0.72);
        let s = style.stray;
        let left = if rng.chance(0.15) { s } else { s * 0.3 };
        let cx = 0.87 - left * rng.unit() + rng.around(0.015);
        let cy = 0.135 + s * 0.5 * rng.unit() + rng.around(0.012);
        let at = (x + (cx - w / 2.0).min(0.98 - w), y + (cy - h / 2.0).max(0.015));
        if round < 10 {
            digit(layer, rng, pen, style, round, at, (w, h), thick);
            continue;
        }
        // Two figures side by side, a little narrower, the last where a single one stands.
        let w = w * 0.8;
        let last = (at.0.min(x + 0.98 - w), at.1);
        let first = (last.0 - w * rng.range(0.75, 1.05), last.1 + rng.around(0.012));
        digit(layer, rng, pen, style, round / 10, first, (w, h), thick);
        digit(layer, rng, pen, style, round, last, (w, h), thick);
    }
}

/// Marks in front of open ends.
pub(crate) fn errors(layer: &mut Layer, style: &Style, rng: &mut Rng, sketch: &Sketch) {
    if style.error == ErrorMark::None {
        return;
    }
    let layout = sketch.layout();
    let (done, on_edge) = (rng.range(0.6, 1.0), rng.chance(0.3));
    let out = if on_edge { rng.range(0.0, 0.08) } else { rng.range(0.1, 0.28) };
    let size = if rng.chance(0.2) { rng.range(0.12, 0.19) } else { rng.range(0.06, 0.12) };
    for (space, cell) in sketch.drawn() {
        for side in Side::ALL {
            if cell.drawing.kind(side).is_none() || layout.exit_at(space, side).is_some() {
                continue;
            }
            let Some(beyond) = layout.neighbour(space, side) else { continue };
            let facing = sketch.drawing(beyond);
            if facing.kind(side.opposite()).is_some() || !rng.chance(done) {
                continue;
            }
            // Where the neighbour is drawn in, the mark stays at the edge.
            let out =
                if facing.is_empty() { out + rng.around(0.03) } else { rng.range(-0.02, 0.03) };
            let d = dir(side);
            let (x, y) = corner(space);
            let c = (x + 0.5 + d.0 * (0.5 + out), y + 0.5 + d.1 * (0.5 + out));
            let size = size * rng.range(0.85, 1.15);
            error(layer, style, rng, c, size);
        }
    }
}

fn circle(c: P, rx: f32, ry: f32, rng: &mut Rng) -> Vec<P> {
    let start = rng.range(0.0, 6.3);
    let turn = std::f32::consts::TAU * rng.range(0.95, 1.08);
    (0..=14)
        .map(|i| {
            let (s, co) = (start + i as f32 / 14.0 * turn).sin_cos();
            (c.0 + co * rx, c.1 + s * ry)
        })
        .collect()
}

fn error(layer: &mut Layer, style: &Style, rng: &mut Rng, c: P, size: f32) {
    let pen = style.mark_pen();
    let thick = 0.8;
    let cross = |layer: &mut Layer, rng: &mut Rng, k: f32| {
        for (sx, sy) in [(1.0, 1.0), (-1.0, 1.0)] {
            let j = rng.around(k * 0.2);
            let line = [(c.0 - sx * k + j, c.1 - sy * k), (c.0 + sx * k, c.1 + sy * k + j)];
            pen.stroke(layer, rng, &line, thick);
        }
    };
    match style.error {
        ErrorMark::None => {}
        ErrorMark::X => cross(layer, rng, size),
        ErrorMark::Circled => {
            cross(layer, rng, size * 0.75);
            let ring = circle(c, size * 1.15, size * 1.15, rng);
            pen.stroke(layer, rng, &ring, thick);
        }
        ErrorMark::Ring => {
            let ring = circle(c, size, size, rng);
            pen.stroke(layer, rng, &ring, thick);
        }
        ErrorMark::Oval => {
            let k = rng.range(1.2, 2.0);
            let (rx, ry) =
                if rng.chance(0.5) { (size * k, size * 1.2) } else { (size * 1.2, size * k) };
            let ring = circle(c, rx, ry, rng);
            let cover = rng.range(0.75, 1.0);
            pen.fill(layer, rng, &ring, cover);
        }
        ErrorMark::Slash => {
            let line = [(c.0 - size, c.1 + size), (c.0 + size, c.1 - size)];
            pen.stroke(layer, rng, &line, thick);
        }
    }
}

/// Broad pale lines along connected routes.
pub(crate) fn traces(layer: &mut Layer, style: &Style, rng: &mut Rng, sketch: &Sketch) {
    if style.traces <= 0.0 {
        return;
    }
    let spaces: Vec<Space> = sketch.drawn().map(|(space, _)| space).collect();
    if spaces.is_empty() {
        return;
    }
    let color = rng.pick(&[[250.0, 235.0, 60.0], [255.0, 150.0, 190.0], [140.0, 235.0, 120.0]]);
    for _ in 0..(1.0 + style.traces * 3.0) as usize {
        let mut space = rng.pick(&spaces);
        let (width, alpha) = (rng.range(0.12, 0.3), rng.range(0.25, 0.6));
        let (x, y) = corner(space);
        let mut line = vec![(x + 0.5, y + 0.5)];
        for _ in 0..rng.between(2, 9) {
            let ways: Vec<Side> = (Side::ALL.into_iter())
                .filter(|&side| sketch.drawing(space).kind(side).is_some())
                .collect();
            if ways.is_empty() {
                break;
            }
            let Some(next) = sketch.layout().neighbour(space, rng.pick(&ways)) else { break };
            space = next;
            let (x, y) = corner(space);
            line.push((x + 0.5 + rng.around(0.08), y + 0.5 + rng.around(0.08)));
        }
        layer.line(&line, width, color, alpha);
    }
}

/// Stars, faces and the like in empty spaces, in any colour. Trees are left to those who play with
/// them, see [`Drawings`](super::drawings::Drawings).
pub(crate) fn decor(layer: &mut Layer, style: &Style, rng: &mut Rng, sketch: &Sketch) {
    if style.decor <= 0.0 {
        return;
    }
    let coloured = rng.chance(0.5);
    for space in sketch.layout().spaces() {
        let empty = sketch.drawing(space).is_empty();
        if !rng.chance(if empty { style.decor } else { style.decor * 0.15 }) {
            continue;
        }
        let (x, y) = corner(space);
        // Small and in a corner where routes are, anywhere in an empty space.
        let (c, size) = if empty {
            ((x + rng.range(0.3, 0.7), y + rng.range(0.35, 0.7)), rng.range(0.1, 0.3))
        } else {
            let far = [0.13, 0.87];
            ((x + rng.pick(&far), y + 0.87), rng.range(0.05, 0.09))
        };
        let mut pen = style.pen.clone();
        pen.width = pen.width.min(0.05) * rng.range(0.6, 1.1);
        if coloured {
            let colors = [
                [40.0, 140.0, 60.0],
                [200.0, 50.0, 50.0],
                [230.0, 150.0, 20.0],
                [60.0, 90.0, 200.0],
                [120.0, 80.0, 40.0],
            ];
            pen.color = rng.pick(&colors);
            pen.tone = pen.color;
        }
        if rng.chance(0.12) {
            // A number, as people keep count.
            let value = rng.between(0, 9) as u8;
            let at = (c.0 - size * 0.6, c.1 - size);
            digit(layer, rng, &pen, style, value, at, (size * 1.2, size * 2.0), 1.0);
        } else {
            doodle(layer, &pen, rng, c, size);
        }
    }
}

fn doodle(layer: &mut Layer, pen: &Pen, rng: &mut Rng, c: P, r: f32) {
    let p = |x: f32, y: f32| (c.0 + x * r, c.1 + y * r);
    let strokes: Vec<Vec<P>> = match rng.below(13) {
        // Lightning.
        0 => vec![vec![p(0.3, -1.0), p(-0.4, 0.1), p(0.2, 0.0), p(-0.3, 1.0)]],
        // An arrow.
        1 => vec![vec![p(-0.9, 0.5), p(0.8, -0.5)], vec![p(0.2, -0.7), p(0.8, -0.5), p(0.55, 0.1)]],
        // A star in one go.
        2 => vec![
            (0..=5)
                .map(|i| {
                    let (s, co) = (i as f32 * 2.513_274).sin_cos();
                    p(s, -co)
                })
                .collect(),
        ],
        // A flower.
        3 => (0..5)
            .map(|i| {
                let (s, co) = (i as f32 * 1.256).sin_cos();
                circle(p(co * 0.5, s * 0.5), r * 0.35, r * 0.35, rng)
            })
            .collect(),
        // A face.
        4 => vec![
            circle(c, r, r, rng),
            smooth(&[p(-0.5, 0.25), p(0.0, 0.6), p(0.5, 0.25)]),
            vec![p(-0.35, -0.3), p(-0.35, -0.2)],
            vec![p(0.35, -0.3), p(0.35, -0.2)],
        ],
        // A heart.
        5 => vec![smooth(&[
            p(0.0, -0.4),
            p(0.5, -0.9),
            p(0.95, -0.3),
            p(0.0, 0.9),
            p(0.0, 0.9),
            p(-0.95, -0.3),
            p(-0.5, -0.9),
            p(0.0, -0.4),
        ])],
        // A sun.
        6 => {
            let mut strokes = vec![circle(c, r * 0.5, r * 0.5, rng)];
            strokes.extend((0..8).map(|i| {
                let (s, co) = (i as f32 * 0.785).sin_cos();
                vec![p(co * 0.65, s * 0.65), p(co, s)]
            }));
            strokes
        }
        // A house.
        7 => vec![
            vec![
                p(-0.7, 0.9),
                p(-0.7, -0.1),
                p(0.0, -0.9),
                p(0.7, -0.1),
                p(0.7, 0.9),
                p(-0.7, 0.9),
            ],
            vec![p(-0.2, 0.9), p(-0.2, 0.3), p(0.2, 0.3), p(0.2, 0.9)],
        ],
        // Waves.
        8 => (0..2)
            .map(|i| {
                let y = i as f32 * 0.6 - 0.3;
                smooth(&[
                    p(-1.0, y),
                    p(-0.6, y - 0.3),
                    p(-0.2, y),
                    p(0.2, y - 0.3),
                    p(0.6, y),
                    p(1.0, y - 0.3),
                ])
            })
            .collect(),
        // A snail's shell.
        9 => vec![
            (0..22)
                .map(|i| {
                    let t = i as f32 / 21.0;
                    let (s, co) = (t * 14.0).sin_cos();
                    p(co * t, s * t)
                })
                .collect(),
        ],
        // A cloud.
        10 => vec![smooth(&[
            p(-0.9, 0.4),
            p(-0.95, -0.1),
            p(-0.5, -0.2),
            p(-0.2, -0.6),
            p(0.3, -0.45),
            p(0.5, -0.1),
            p(0.95, 0.1),
            p(0.8, 0.4),
            p(-0.9, 0.4),
        ])],
        // A large cross.
        11 => vec![vec![p(-1.0, -1.0), p(1.0, 1.0)], vec![p(1.0, -1.0), p(-1.0, 1.0)]],
        // A fish.
        _ => vec![smooth(&[
            p(0.9, -0.4),
            p(0.3, 0.0),
            p(-0.3, 0.45),
            p(-0.9, 0.0),
            p(-0.3, -0.45),
            p(0.3, 0.0),
            p(0.9, 0.4),
        ])],
    };
    if rng.chance(0.25)
        && let Some(first) = strokes.first()
    {
        pen.fill(layer, rng, first, 0.7);
    }
    for stroke in strokes {
        pen.stroke(layer, rng, &stroke, 1.0);
    }
}

/// Black specks of old ink, smears and scratches.
pub(crate) fn dirt(layer: &mut Layer, style: &Style, rng: &mut Rng) {
    if style.specks <= 0.0 {
        return;
    }
    for _ in 0..(style.specks * 60.0) as usize {
        // Most gather at the lines.
        let mut at = (rng.range(-0.3, 7.3), rng.range(-0.2, 7.3));
        if rng.chance(0.6) {
            at.0 = at.0.round() + rng.around(0.08);
        }
        let color = if rng.chance(0.6) { style.pen.color } else { [30.0; 3] };
        layer.dot(at, rng.range(0.004, 0.016), color, rng.range(0.2, 0.8));
    }
    for _ in 0..(style.specks * 4.0) as usize {
        let at = (rng.range(0.0, 7.0), rng.range(0.0, 7.0));
        let to = (at.0 + rng.around(0.8), at.1 + rng.around(0.8));
        if rng.chance(0.5) {
            layer.line(&[at, to], 0.008, [250.0; 3], 0.5);
        } else {
            layer.line(&[at, to], rng.range(0.1, 0.3), style.pen.color, rng.range(0.02, 0.06));
        }
    }
}
