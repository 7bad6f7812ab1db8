//! The printed or ruled board under the ink.

use super::ink::{Layer, P, Rgb};
use super::large;
use super::noise::{CLOUDS, WHITE};
use super::rng::Rng;
use super::routes::dir;
use super::style::{Paper, Style, Surface, mix};
use crate::board::{Building, Kind, Layout, Side, Space};
use tiny_skia::{PathBuilder, PremultipliedColorU8};

/// The lower panel in board units: left, top (the crease), right, bottom.
pub(crate) const PANEL: [f32; 4] = [-0.40, -0.22, 7.36, 7.43];

/// The same for a board of any number of spaces.
pub(crate) fn panel_of(layout: &Layout) -> [f32; 4] {
    let (width, height) = spaces(layout);
    [PANEL[0], PANEL[1], PANEL[2] + (width - 7.0), PANEL[3] + (height - 7.0)]
}

/// How many spaces lie side by side, and one below the other.
pub(crate) fn spaces(layout: &Layout) -> (f32, f32) {
    (f32::from(layout.cols()), f32::from(layout.rows()))
}

/// The corners of the centre, top left and bottom right, in board units; nowhere on a board without.
fn centre(layout: &Layout) -> [P; 2] {
    let (mut first, mut last) = ((f32::MAX, f32::MAX), (f32::MIN, f32::MIN));
    for space in layout.centre() {
        let (x, y) = (f32::from(space.col), f32::from(space.row));
        first = (first.0.min(x), first.1.min(y));
        last = (last.0.max(x + 1.0), last.1.max(y + 1.0));
    }
    [first, last]
}

/// Fills the layer with the paper or wash of the board: everything that has no lines.
pub(crate) fn ground(layer: &mut Layer, style: &Style, layout: &Layout, rng: &mut Rng) {
    let (width, height) = (layer.map.width() as usize, layer.map.height() as usize);
    let p = &style.palette;
    let (ox, oy) = (rng.range(0.0, 256.0), rng.range(0.0, 256.0));
    let zoom = rng.range(9.0, 26.0);
    let level = rng.around(0.5);
    // Blotches are computed on a coarse net and stretched.
    const STEP: usize = 4;
    let (nw, nh) = (width / STEP + 2, height / STEP + 2);
    let mut net = Vec::with_capacity(nw * nh);
    for y in 0..nh {
        for x in 0..nw {
            let bx = layer.origin.0 + (x * STEP) as f32 / layer.scale;
            let by = layer.origin.1 + (y * STEP) as f32 / layer.scale;
            let n = CLOUDS.smooth(bx * zoom + ox, by * zoom + oy);
            let edge = (1.0 - ((n - level).abs() / 0.06).min(1.0)) * p.tide;
            net.push(n * p.blotch - edge);
        }
    }
    let paper = style.surface != Surface::Board;
    let grain = if paper { rng.range(0.0, 2.5) } else { rng.range(0.0, 1.5) };
    let start = rng.below(60_000);
    let ruled = style.surface == Surface::Ruled;
    let [first, last] = centre(layout);
    let central = |x: f32, y: f32| (first.0..last.0).contains(&x) && (first.1..last.1).contains(&y);
    let (wide, high) = spaces(layout);
    let inside = |x: f32, y: f32| (0.0..wide).contains(&x) && (0.0..high).contains(&y);
    let tint: Rgb = [rng.range(0.7, 1.1), rng.range(0.7, 1.1), rng.range(0.6, 1.0)];
    let (origin, scale) = (layer.origin, layer.scale);
    let pixels = layer.map.pixels_mut();
    for y in 0..height {
        let by = origin.1 + y as f32 / scale;
        let (gy, ty) = (y / STEP, (y % STEP) as f32 / STEP as f32);
        for x in 0..width {
            let bx = origin.0 + x as f32 / scale;
            let base = if ruled {
                p.cell
            } else if central(bx, by) {
                p.centre
            } else if inside(bx, by) {
                p.cell
            } else {
                p.margin
            };
            let (gx, tx) = (x / STEP, (x % STEP) as f32 / STEP as f32);
            let at = gy * nw + gx;
            let top = net[at] + (net[at + 1] - net[at]) * tx;
            let below = net[at + nw] + (net[at + nw + 1] - net[at + nw]) * tx;
            let n = top + (below - top) * ty + grain * WHITE.walk(start + y * width + x);
            let c = |i: usize| (base[i] + n * tint[i]).clamp(0.0, 255.0) as u8;
            if let Some(color) = PremultipliedColorU8::from_rgba(c(0), c(1), c(2), 255) {
                pixels[y * width + x] = color;
            }
        }
    }
}

/// Lines of squared, lined or dotted paper.
fn paper_lines(layer: &mut Layer, style: &Style, rng: &mut Rng) {
    let color = match rng.below(3) {
        0 => [120.0, 165.0, 220.0],
        1 => [150.0, 150.0, 160.0],
        _ => [150.0, 190.0, 190.0],
    };
    let alpha = rng.range(0.25, 0.9);
    // Squares of 5 mm against spaces of 12 to 25 mm: seldom a whole number.
    let pitch = if rng.chance(0.5) { 1.0 / rng.between(2, 4) as f32 } else { rng.range(0.22, 0.5) };
    let (dx, dy) = if rng.chance(0.4) { (0.0, 0.0) } else { (rng.unit(), rng.unit()) };
    let lean = rng.around(0.01);
    let width = rng.range(0.006, 0.014);
    let across: Vec<f32> = (-30..60).map(|i| i as f32 * pitch + dx * pitch).collect();
    let down: Vec<f32> = (-30..60).map(|i| i as f32 * pitch + dy * pitch).collect();
    let seen = |v: f32| (-6.0..9.0).contains(&v);
    match style.paper {
        Paper::Plain => {}
        Paper::Dotted => {
            for &x in across.iter().filter(|v| seen(**v)) {
                for &y in down.iter().filter(|v| seen(**v)) {
                    let (px, py) = layer.px((x, y));
                    let (w, h) = (layer.map.width() as f32, layer.map.height() as f32);
                    if px > -2.0 && py > -2.0 && px < w + 2.0 && py < h + 2.0 {
                        layer.dot((x + lean * y, y - lean * x), width * 1.6, color, alpha);
                    }
                }
            }
        }
        Paper::Squared | Paper::Lined => {
            for &y in down.iter().filter(|v| seen(**v)) {
                layer.line(&[(-6.0, y + 6.0 * lean), (13.0, y - 13.0 * lean)], width, color, alpha);
            }
            if style.paper == Paper::Squared {
                for &x in across.iter().filter(|v| seen(**v)) {
                    layer.line(
                        &[(x - 6.0 * lean, -6.0), (x + 13.0 * lean, 13.0)],
                        width,
                        color,
                        alpha,
                    );
                }
            } else if rng.chance(0.5) {
                let x = rng.range(-0.5, 0.8);
                layer.line(&[(x, -6.0), (x, 13.0)], width, [220.0, 120.0, 130.0], alpha);
            }
        }
    }
}

/// A line of the grid, shaken a little.
fn grid_line(
    layer: &mut Layer,
    style: &Style,
    rng: &mut Rng,
    from: P,
    to: P,
    width: [f32; 2],
    alpha: f32,
) {
    let color = style.palette.line;
    shaken(layer, rng, from, to, width, color, alpha, style.grid_wobble);
}

#[expect(clippy::too_many_arguments, reason = "each says another thing of the one stroke")]
fn shaken(
    layer: &mut Layer,
    rng: &mut Rng,
    from: P,
    to: P,
    width: [f32; 2],
    color: Rgb,
    alpha: f32,
    wobble: f32,
) {
    let n = 16;
    let (f, p) = (rng.range(4.0, 12.0), rng.range(0.0, 6.3));
    let lean = rng.around(wobble);
    let points: Vec<P> = (0..=n)
        .map(|i| {
            let t = i as f32 / n as f32;
            let off = wobble * 0.7 * (t * f + p).sin() + lean * (t - 0.5);
            let d = (to.0 - from.0, to.1 - from.1);
            let len = d.0.hypot(d.1).max(1e-6);
            (from.0 + d.0 * t - d.1 / len * off, from.1 + d.1 * t + d.0 / len * off)
        })
        .collect();
    let widths: Vec<f32> = (0..=n)
        .map(|i| {
            let t = i as f32 / n as f32;
            width[0] + (width[1] - width[0]) * t
        })
        .collect();
    layer.ribbon(&points, &widths, color, alpha);
}

/// Everything printed or ruled on the lower panel.
pub(crate) fn panel(layer: &mut Layer, style: &Style, layout: &Layout, rng: &mut Rng) {
    if style.surface == Surface::Ruled {
        ruled(layer, style, layout, rng);
        large::terrain(layer, style, layout, rng);
        return;
    }
    let line = style.palette.line;
    let faint = if style.surface == Surface::Print { rng.range(0.5, 1.0) } else { 1.0 };
    let (wide, high) = spaces(layout);
    for i in 1..layout.cols().max(layout.rows()) {
        let v = f32::from(i);
        let w = [style.grid_width; 2];
        if v < wide {
            grid_line(layer, style, rng, (v, 0.0), (v, high), w, 0.9 * faint);
        }
        if v < high {
            grid_line(layer, style, rng, (0.0, v), (wide, v), w, 0.9 * faint);
        }
    }
    if style.boxes {
        number_boxes(layer, style, layout, rng);
    }
    if style.ticks {
        ticks(layer, style, layout, rng, faint);
    }
    if style.frame {
        let w = [rng.range(0.028, 0.05); 2];
        let c = style.palette.frame;
        let wobble = style.grid_wobble;
        for (a, b) in frame(layout) {
            shaken(layer, rng, a, b, w, c, 1.0, wobble);
        }
    }
    // The border: thick at the top left, a hairline at the bottom right.
    let (w, thin) = (style.border_width, style.border_width * rng.range(0.2, 0.9));
    let wobble = style.grid_wobble;
    let border = [
        ((0.0, 0.0), (wide, 0.0), [w, w * 0.9]),
        ((0.0, 0.0), (0.0, high), [w, w * 0.9]),
        ((wide, 0.0), (wide, high), [w * 0.9, thin]),
        ((0.0, high), (wide, high), [w * 0.9, thin]),
    ];
    let black = mix(line, [10.0; 3], 0.6);
    for (a, b, w) in border {
        let inset = w[0] * 0.5;
        let fix = |p: P| {
            (
                p.0 + if p.0 < 1.0 { inset } else { -inset },
                p.1 + if p.1 < 1.0 { inset } else { -inset },
            )
        };
        shaken(layer, rng, fix(a), fix(b), w, black, 1.0, wobble);
    }
    large::terrain(layer, style, layout, rng);
    for site in layout.buildings() {
        building(layer, style, rng, site.space, site.building);
    }
    for exit in layout.exits() {
        exit_mark(layer, style, rng, exit.space, exit.side, exit.kind, black);
    }
}

/// The lines round the centre; none on a board without.
fn frame(layout: &Layout) -> Vec<(P, P)> {
    if layout.centre().is_empty() {
        return Vec::new();
    }
    let [a, b] = centre(layout);
    let lines = [(a, (b.0, a.1)), ((b.0, a.1), b), ((a.0, b.1), b), (a, (a.0, b.1))];
    lines.to_vec()
}

fn number_boxes(layer: &mut Layer, style: &Style, layout: &Layout, rng: &mut Rng) {
    let mut builder = PathBuilder::new();
    let size = rng.range(0.9, 1.1);
    for row in 0..layout.rows() {
        for col in 0..layout.cols() {
            let (x, y) = (f32::from(col), f32::from(row));
            let l = 0.98 - 0.22 * size + rng.around(0.008);
            let slant = rng.range(0.0, 0.04);
            let points = [
                (x + l - slant, y + 0.02),
                (x + 0.98, y + 0.02),
                (x + 0.98, y + 0.02 + 0.23 * size),
                (x + l + 0.01, y + 0.02 + 0.22 * size),
            ];
            for (i, p) in points.into_iter().enumerate() {
                let (px, py) = layer.px(p);
                if i == 0 { builder.move_to(px, py) } else { builder.line_to(px, py) }
            }
            builder.close();
        }
    }
    if let Some(path) = builder.finish() {
        layer.fill_path(&path, style.palette.boxes, 0.97);
    }
}

fn ticks(layer: &mut Layer, style: &Style, layout: &Layout, rng: &mut Rng, faint: f32) {
    let mut builder = PathBuilder::new();
    let w = [style.grid_width * 1.1; 2];
    let long = rng.range(0.035, 0.055);
    // Boards are square, wherever ticks are printed.
    let last = layout.cols().min(layout.rows());
    for edge in 0..=last {
        for along in 0..last {
            for (t, half) in [(0.4, long), (0.5, long * 0.55), (0.6, long)] {
                let (e, a) = (f32::from(edge), f32::from(along) + t);
                // The border's ticks show inside the board alone.
                let (from, to) = match edge {
                    0 => (e, e + half * 1.3),
                    _ if edge == last => (e - half * 1.3, e),
                    _ => (e - half, e + half),
                };
                let j = rng.around(0.006);
                layer.add_ribbon(&mut builder, &[(from, a + j), (to, a)], &w);
                layer.add_ribbon(&mut builder, &[(a + j, from), (a, to)], &w);
            }
        }
    }
    if let Some(path) = builder.finish() {
        layer.fill_path(&path, style.palette.line, 0.9 * faint);
    }
}

/// The arrow at an exit and its printed track.
fn exit_mark(
    layer: &mut Layer,
    style: &Style,
    rng: &mut Rng,
    space: Space,
    side: Side,
    kind: Kind,
    black: Rgb,
) {
    let d = dir(side);
    let middle = (f32::from(space.col) + 0.5 + d.0 * 0.5, f32::from(space.row) + 0.5 + d.1 * 0.5);
    let at = |out: f32, across: f32| {
        (middle.0 + d.0 * out - d.1 * across, middle.1 + d.1 * out + d.0 * across)
    };
    if style.arrows {
        let c = style.palette.accent;
        let w = rng.range(0.09, 0.11);
        layer.polygon(&[at(-0.10, -w), at(0.10, -w), at(0.10, w), at(-0.10, w)], c, 1.0);
        let base = if rng.chance(0.5) { 0.0 } else { 0.1 };
        layer.polygon(&[at(base, -0.19), at(base + 0.16, 0.0), at(base, 0.19)], c, 1.0);
    }
    let far = 0.38;
    let w = style.grid_width;
    if kind == Kind::Highway {
        for sign in [-0.1, 0.1] {
            layer.line(&[at(-0.1, sign), at(far, sign)], w.max(0.02) * 1.1, black, 1.0);
        }
        for from in [0.0, 0.16, 0.3] {
            layer.line(&[at(from, 0.0), at(from + 0.07, 0.0)], w, black, 1.0);
        }
    } else {
        layer.line(&[at(-0.1, 0.0), at(far, 0.0)], w.max(0.018), black, 1.0);
        for i in 0..4 {
            let out = -0.04 + 0.11 * i as f32;
            layer.line(&[at(out, -0.095), at(out, 0.095)], w.max(0.018), black, 1.0);
        }
    }
}

/// Pictograms of our own in the corner of a space.
fn building(layer: &mut Layer, style: &Style, rng: &mut Rng, space: Space, what: Building) {
    let (x, y) = (f32::from(space.col), f32::from(space.row));
    let lean = rng.around(0.03);
    let size = rng.range(0.24, 0.28);
    let (cx, cy) = (x + 0.06 + size * 0.5 + rng.around(0.015), y + 0.05 + size * 0.5);
    let p = |u: f32, v: f32| {
        let (u, v) = ((u - 0.5) * size, (v - 0.5) * size);
        (cx + u - v * lean, cy + v + u * lean)
    };
    let dark = match what {
        Building::Factory => mix(style.palette.line, [40.0; 3], 0.5),
        Building::University => mix(style.palette.line, [90.0; 3], 0.7),
        Building::Village => mix(style.palette.line, [140.0; 3], 0.8),
    };
    let (ground, ink) = if rng.chance(0.85) { (dark, [250.0; 3]) } else { ([250.0; 3], dark) };
    layer.polygon(&[p(0.0, 0.0), p(1.0, 0.0), p(1.0, 1.0), p(0.0, 1.0)], ground, 1.0);
    match what {
        Building::Factory => {
            let outline = [
                p(0.15, 0.85),
                p(0.15, 0.2),
                p(0.3, 0.2),
                p(0.3, 0.5),
                p(0.52, 0.38),
                p(0.52, 0.52),
                p(0.75, 0.4),
                p(0.85, 0.5),
                p(0.85, 0.85),
            ];
            layer.polygon(&outline, ink, 1.0);
        }
        Building::Village => {
            let outline = [
                p(0.5, 0.15),
                p(0.88, 0.5),
                p(0.76, 0.5),
                p(0.76, 0.85),
                p(0.58, 0.85),
                p(0.58, 0.6),
                p(0.42, 0.6),
                p(0.42, 0.85),
                p(0.24, 0.85),
                p(0.24, 0.5),
                p(0.12, 0.5),
            ];
            layer.polygon(&outline, ink, 1.0);
        }
        Building::University => {
            layer.polygon(&[p(0.5, 0.12), p(0.9, 0.38), p(0.1, 0.38)], ink, 1.0);
            for u in [0.2, 0.43, 0.66] {
                layer.polygon(
                    &[p(u, 0.43), p(u + 0.13, 0.43), p(u + 0.13, 0.74), p(u, 0.74)],
                    ink,
                    1.0,
                );
            }
            layer.polygon(&[p(0.12, 0.78), p(0.88, 0.78), p(0.88, 0.88), p(0.12, 0.88)], ink, 1.0);
        }
    }
}

/// A grid drawn by hand or with a ruler on paper.
fn ruled(layer: &mut Layer, style: &Style, layout: &Layout, rng: &mut Rng) {
    paper_lines(layer, style, rng);
    let over = if rng.chance(0.5) { rng.range(0.0, 0.12) } else { 0.0 };
    let pencil = rng.chance(0.4);
    let color = if pencil { [95.0, 95.0, 100.0] } else { style.palette.line };
    let alpha = if pencil { rng.range(0.45, 0.85) } else { rng.range(0.7, 1.0) };
    let wobble = style.grid_wobble;
    let (wide, high) = spaces(layout);
    for i in 0..=layout.cols().max(layout.rows()) {
        let v = f32::from(i);
        let outer = i == 0 || i == layout.cols();
        let w = if outer { style.border_width } else { style.grid_width };
        for flip in [false, true] {
            let length = if flip { wide } else { high };
            let (lo, hi) = (-over * rng.unit(), length + over * rng.unit());
            let (a, b) = if flip { ((lo, v), (hi, v)) } else { ((v, lo), (v, hi)) };
            let widths = [w, w * rng.range(0.7, 1.2)];
            shaken(layer, rng, a, b, widths, color, alpha, wobble);
        }
    }
    if style.frame {
        let w = style.grid_width * rng.range(1.2, 2.6);
        let c = if rng.chance(0.25) { style.palette.frame } else { color };
        for (a, b) in frame(layout) {
            shaken(layer, rng, a, b, [w, w], c, alpha, wobble);
        }
    }
    if style.exits {
        for exit in layout.exits() {
            let d = dir(exit.side);
            let x = f32::from(exit.space.col) + 0.5 + d.0 * 0.5;
            let y = f32::from(exit.space.row) + 0.5 + d.1 * 0.5;
            let at = |out: f32, across: f32| {
                (x + d.0 * out - d.1 * across, y + d.1 * out + d.0 * across)
            };
            let (from, far) = (rng.range(-0.06, 0.04), rng.range(0.2, 0.42));
            let w = style.grid_width.max(0.014);
            if exit.kind == Kind::Highway {
                let half = rng.range(0.08, 0.13);
                for sign in [-half, half] {
                    layer.line(&[at(from, sign), at(far, sign)], w, color, alpha);
                }
                if rng.chance(0.5) {
                    layer.line(&[at(0.08, 0.0), at(far * 0.7, 0.0)], w, color, alpha);
                }
            } else {
                layer.line(&[at(from, 0.0), at(far, 0.0)], w, color, alpha);
                for i in 0..rng.between(2, 4) {
                    let out = 0.04 + 0.1 * i as f32;
                    layer.line(&[at(out, -0.09), at(out, 0.09)], w, color, alpha);
                }
            }
        }
    }
    // Hand-made Challenge boards mark the buildings with an icon or not at all.
    if rng.chance(0.5) {
        for site in layout.buildings() {
            building(layer, style, rng, site.space, site.building);
        }
    }
}
