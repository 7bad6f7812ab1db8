//! The Challenge flap: the dice above, a row of panels, goals, and the scores in two rows.

use super::classic::{exits, icon, rounded, route};
use super::{boxed, field, tracks};
use crate::board::Drawing;
use crate::paint::faces::{face, tile};
use crate::paint::ink::{Layer, P};
use crate::paint::rng::Rng;
use crate::paint::style::{Style, mix};
use crate::vision::flap::print::{Area, FieldName, FlapPrint};

/// The six squares from left to right.
const SPECIALS: [&str; 6] = ["rrrr", "hhrr", "hrhr", "hhhr", "hrrr", "hhhh"];

/// Prints the flap's fields. The layer must already hold the ground.
/// The chance of tracks and goals is their `own`.
pub(super) fn print(
    layer: &mut Layer,
    style: &Style,
    rng: &mut Rng,
    own: &mut Rng,
    form: &FlapPrint,
) {
    let black = mix(style.palette.line, [12.0; 3], 0.8);
    let frame = mix(style.palette.frame, [20.0, 24.0, 70.0], rng.range(0.2, 0.8));
    let accent = if rng.chance(0.5) { [225.0, 150.0, 60.0] } else { style.palette.accent };
    let cream = mix(style.palette.margin, style.palette.cell, 0.7);
    let routes =
        ["A5", "A4", "A3", "A0", "A1", "A2", "B0", "B1", "B2", "S0", "S1", "S2", "S3", "S4", "S5"];
    for (i, code) in routes.into_iter().enumerate() {
        let at = (i as f32 * 0.4745 - 0.055, -4.49);
        rounded(layer, at, 0.43, black, Some(style.palette.boxes));
        let drawing = if i == 14 { face("overpass") } else { tile(code) };
        route(layer, rng, at, 0.43, &drawing, black);
    }
    for (from, to) in [(-0.055f32, 1.118f32), (1.19, 6.36), (6.436, 7.02)] {
        boxed(layer, (from, -3.99, to, -3.0), cream, frame, 0.028);
        boxed(layer, (from + 0.055, -3.935, to - 0.055, -3.055), cream, frame, 0.01);
    }
    icon(layer, 0, (0.37, -3.86), frame, frame);
    icon(layer, 0, (1.48, -3.86), accent, accent);
    icon(layer, 3, (6.58, -3.88), black, black);
    for (area, code) in form.specials.iter().zip(SPECIALS) {
        let at = corner(area);
        let size = area.size.0 as f32;
        rounded(layer, at, size, black, Some(style.palette.boxes));
        let station = if code == "rrrr" || code == "hhhh" { "" } else { "s" };
        if let Ok(drawing) = format!("{code}{station}").parse::<Drawing>() {
            route(layer, rng, at, size, &drawing, black);
        }
    }
    boxed(layer, (-0.06, -2.91, 1.1, -0.53), cream, frame, 0.028);
    boxed(layer, (-0.01, -2.86, 1.05, -0.58), cream, frame, 0.01);
    layer.dot((0.536, -2.575), 0.185, frame, 1.0);
    layer.dot((0.536, -2.575), 0.13, style.palette.boxes, 1.0);
    layer.dot((0.536, -2.575), 0.06, frame, 1.0);
    tracks::print(layer, style, own, form, [black, frame, accent]);
    boxed(layer, (1.19, -2.91, 6.97, -0.54), cream, accent, 0.018);
    boxed(layer, (1.25, -2.85, 6.91, -0.6), cream, accent, 0.012);
    layer.line(&[(1.3, -1.5), (6.86, -1.5)], 0.015, accent, 1.0);
    let field_icons = [0, 1, 2, 3, 0, 3, 5, 4];
    for ((name, area), which) in form.fields.iter().zip(field_icons) {
        let middle = (area.middle.x as f32 - 0.51, area.middle.y as f32);
        let at = (middle.0 - 0.243, middle.1 - 0.243);
        if *name == FieldName::Errors {
            layer.dot(middle, 0.25, black, 1.0);
            layer.dot(middle, 0.225, style.palette.boxes, 1.0);
            icon(layer, 4, (middle.0 - 0.2, middle.1 - 0.2), black, style.palette.boxes);
        } else {
            field(layer, at, 0.486, cream, black, 0.028);
            icon(layer, which, (middle.0 - 0.2, middle.1 - 0.2), black, frame);
        }
        let half = (area.size.0 as f32 / 2.0, area.size.1 as f32 / 2.0);
        let (x, y) = (area.middle.x as f32, area.middle.y as f32);
        let edges = (x - half.0, y - half.1, x + half.0, y + half.1);
        boxed(layer, edges, style.palette.boxes, style.palette.boxes, 0.01);
    }
    for y in [-1.885, -1.805] {
        layer.line(&[(5.95, y), (6.05, y)], 0.02, black, 1.0);
    }
    if let Some((_, total)) = form.fields.last() {
        let (x, y) = corner(total);
        let (w, h) = (total.size.0 as f32, total.size.1 as f32);
        boxed(layer, (x, y, x + w, y + h), style.palette.boxes, frame, 0.03);
    }
    icon(layer, 0, (1.42, -1.38), frame, frame);
    exits(layer, style, rng, (1.782, -1.396), (0.4545, 0.62), (black, frame));
}

fn corner(area: &Area) -> P {
    let [at, ..] = area.corners();
    (at.x as f32, at.y as f32)
}
