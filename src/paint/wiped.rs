//! Routes that were wiped away and left a trace.

use super::ink::{Layer, P};
use super::noise::CLOUDS;
use super::rng::Rng;
use super::routes::Artist;
use super::style::Style;
use crate::board::{Drawing, Sketch, Space};
use tiny_skia::{PixmapPaint, PremultipliedColorU8, Transform};

/// What the cloth did to some of the wiped routes.
struct Wipe {
    /// Share of the ink that stayed, at most.
    strength: f32,
    /// How far and in how many steps it was dragged.
    smear: P,
    steps: usize,
    /// How much of that share the cloth's path changes from place to place, 0 to 1.
    uneven: f32,
    /// The cloth's path: its direction and breadth, in board units.
    path: P,
    breadth: f32,
    /// Width of lines against the pen's: ink that is wiped runs.
    wide: f32,
    /// A pale cloud of the ink round about.
    cloud: f32,
}

impl Wipe {
    fn random(rng: &mut Rng) -> Wipe {
        let (sin, cos) = rng.range(0.0, std::f32::consts::TAU).sin_cos();
        let drag = |length: f32| (cos * length, sin * length);
        // All of it stays clearly paler than the ink that counts.
        let (strength, smear, steps, uneven) = match rng.below(10) {
            // Dry ink that the cloth hardly took: sharp and paler all over.
            0..=2 => (rng.range(0.12, 0.4), 0.0, 1, rng.range(0.0, 0.2)),
            // Dragged along: broad and soft.
            3..=5 => (rng.range(0.15, 0.5), rng.range(0.05, 0.22), 9, rng.range(0.0, 0.4)),
            // Partly wiped: stripes of it stay.
            6..=7 => (rng.range(0.25, 0.42), rng.range(0.0, 0.06), 4, rng.range(0.6, 1.0)),
            // Old shades.
            _ => (rng.range(0.05, 0.18), rng.range(0.0, 0.1), 5, rng.range(0.0, 0.3)),
        };
        Wipe {
            strength,
            smear: drag(smear),
            steps,
            uneven,
            path: (cos, sin),
            breadth: rng.range(0.05, 0.3),
            wide: rng.range(1.0, 1.4),
            cloud: if rng.chance(0.35) { rng.range(0.03, 0.1) } else { 0.0 },
        }
    }
}

/// Faint remains of routes that were wiped away, under whatever was drawn since.
pub(crate) fn ghosts(ink: &mut Layer, style: &Style, rng: &mut Rng, sketch: &Sketch) {
    let drawn: Vec<Drawing> = sketch.drawn().map(|(_, cell)| cell.drawing).collect();
    // Where little counts, nothing shows that the rest is fainter.
    if style.ghosts <= 0.0 || drawn.len() < 8 {
        return;
    }
    let mut spaces: Vec<Space> =
        sketch.layout().spaces().filter(|_| rng.chance(style.ghosts)).collect();
    rng.shuffle(&mut spaces);
    // Not all were wiped at once, nor alike.
    let wipes = if rng.chance(0.45) { 2 } else { 1 };
    for spaces in spaces.chunks(spaces.len().div_ceil(wipes).max(1)) {
        let mut wipe = Wipe::random(rng);
        let mut old = style.clone();
        if rng.chance(0.15)
            && let Some(pen) = style.mark_pen.as_ref()
        {
            // From another evening, with another pen; that one may be the darker.
            old.pen.color = pen.color;
            old.pen.tone = pen.tone;
            wipe.strength *= 0.6;
        }
        for pen in [Some(&mut old.pen), old.rail_pen.as_mut()].into_iter().flatten() {
            pen.width *= wipe.wide;
            pen.pool = 0.0;
            pen.streak *= 0.5;
            pen.double = 0.0;
        }
        let (width, height) = (ink.map.width() as usize, ink.map.height() as usize);
        let mut layer = Layer::new(width, height, ink.scale, ink.origin);
        for &space in spaces {
            let at = (f32::from(space.col), f32::from(space.row));
            if wipe.cloud > 0.0 {
                cloud(&mut layer, rng, &wipe, at, &old);
            }
            // What stands there now is often what was wiped, turned or mended.
            let now = sketch.drawing(space);
            let like = if !now.is_empty() && rng.chance(0.4) { now } else { rng.pick(&drawn) };
            let turned = rng.chance(0.6);
            let drawing = if turned { rng.pick(&like.orientations()) } else { like };
            Artist { layer: &mut layer, style: &old, rng }.draw(at, &drawing);
        }
        rub(&mut layer, rng, &wipe);
        ink.map.draw_pixmap(
            0,
            0,
            layer.map.as_ref(),
            &PixmapPaint::default(),
            Transform::identity(),
            None,
        );
    }
}

/// Ink that the cloth spread.
fn cloud(layer: &mut Layer, rng: &mut Rng, wipe: &Wipe, at: P, style: &Style) {
    let c = (at.0 + rng.range(0.35, 0.65), at.1 + rng.range(0.35, 0.65));
    let reach = rng.range(0.1, 0.4);
    let line = [
        (c.0 - wipe.path.0 * reach, c.1 - wipe.path.1 * reach),
        (c.0 + wipe.path.0 * reach, c.1 + wipe.path.1 * reach),
    ];
    // Rubbing takes its share of this as well.
    let alpha = (wipe.cloud / wipe.strength).min(0.5) * style.pen.alpha;
    for width in [0.25, 0.4, 0.55] {
        layer.line(&line, width * rng.range(0.8, 1.2), style.pen.color, alpha / 3.0);
    }
}

/// Takes most of the ink off a layer, dragging the rest along.
fn rub(layer: &mut Layer, rng: &mut Rng, wipe: &Wipe) {
    let (width, height) = (layer.map.width() as usize, layer.map.height() as usize);
    let source = layer.map.pixels().to_vec();
    let steps = wipe.steps.max(1);
    let offsets: Vec<(isize, isize)> = (0..steps)
        .map(|step| {
            let t = step as f32 / steps as f32 * layer.scale;
            ((wipe.smear.0 * t).round() as isize, (wipe.smear.1 * t).round() as isize)
        })
        .collect();
    let (ox, oy) = (rng.range(0.0, 256.0), rng.range(0.0, 256.0));
    // Clouds have lumps of some sixteen samples; along the path they are drawn out.
    let (fine, long) = (16.0 / wipe.breadth / layer.scale, 10.0 / layer.scale);
    let share = wipe.strength / steps as f32;
    for (i, to) in layer.map.pixels_mut().iter_mut().enumerate() {
        let (x, y) = ((i % width) as isize, (i / width) as isize);
        let mut sum = [0.0f32; 4];
        for (dx, dy) in &offsets {
            let (px, py) = (x - dx, y - dy);
            if px < 0 || py < 0 || px >= width as isize || py >= height as isize {
                continue;
            }
            let p = source[py as usize * width + px as usize];
            if p.alpha() > 0 {
                let p = [p.red(), p.green(), p.blue(), p.alpha()];
                for (sum, p) in sum.iter_mut().zip(p) {
                    *sum += f32::from(p);
                }
            }
        }
        if sum[3] <= 0.0 {
            continue;
        }
        let (x, y) = (x as f32, y as f32);
        let u = (x * wipe.path.0 + y * wipe.path.1) * long + ox;
        let v = (y * wipe.path.0 - x * wipe.path.1) * fine + oy;
        let n = (0.5 + 0.9 * CLOUDS.smooth(u, v)).clamp(0.0, 1.0);
        let keep = share * (1.0 - wipe.uneven * n);
        let [r, g, b, a] = sum.map(|v| (v * keep + 0.5).clamp(0.0, 255.0) as u8);
        *to = PremultipliedColorU8::from_rgba(r.min(a), g.min(a), b.min(a), a)
            .unwrap_or(PremultipliedColorU8::TRANSPARENT);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Layout;

    /// What was wiped shows, and never as strongly as ink that counts.
    #[test]
    fn wiped_routes_are_paler() {
        let mut sketch = Sketch::new(Layout::classic());
        for space in sketch.layout().spaces().collect::<Vec<_>>() {
            sketch.draw(space, "hrhr".parse().unwrap());
        }
        // The pen of this style covers the paper.
        let style = Style { ghosts: 0.5, ..Style::neat(false) };
        let strongest = |seed: u64| {
            let mut ink = Layer::new(350, 350, 50.0, (0.0, 0.0));
            ghosts(&mut ink, &style, &mut Rng::new(seed), &sketch);
            ink.map.pixels().iter().map(|p| p.alpha()).max().unwrap_or(0)
        };
        let all: Vec<u8> = (0..40).map(strongest).collect();
        assert!(all.iter().all(|&alpha| (8..150).contains(&alpha)), "{all:?}");
        assert!(all.iter().filter(|&&alpha| alpha > 60).count() > 10, "{all:?}");
    }
}
