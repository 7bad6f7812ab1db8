//! The lines of a space: highways, railways, and what expansions draw.

use super::canvas::{Canvas, v};
use crate::app::theme::Ink;
use crate::board::{Drawing, Kind, Middle, Side, Space, Strand};
use egui::Vec2;
use std::f32::consts::FRAC_PI_2;

const ROAD: f32 = 0.27;
const EDGE: f32 = 0.036;
const TIE: f32 = 0.19;

/// A stretch of one kind: from a side to the middle, or from side to side.
pub(super) struct Leg {
    kind: Kind,
    pub(super) points: Vec<Vec2>,
}

/// The middle of a side, seen from the top left of the space.
pub(super) fn side_point(side: Side) -> Vec2 {
    match side {
        Side::North => v(0.5, 0.0),
        Side::East => v(1.0, 0.5),
        Side::South => v(0.5, 1.0),
        Side::West => v(0.0, 0.5),
    }
}

/// The quarter circle that joins two neighbouring sides.
fn bend(from: Side, to: Side) -> Vec<Vec2> {
    let (a, b) = (side_point(from), side_point(to));
    // The corner both sides share.
    let corner = v(if a.x == 0.5 { b.x } else { a.x }, if a.y == 0.5 { b.y } else { a.y });
    (0..=10)
        .map(|step| {
            let (sin, cos) = (step as f32 / 10.0 * FRAC_PI_2).sin_cos();
            corner + (a - corner) * cos + (b - corner) * sin
        })
        .collect()
}

/// How a strand runs through its space.
pub(super) fn legs(strand: &Strand) -> Vec<Leg> {
    let ends: Vec<(Side, Kind)> = strand.ends().collect();
    let centre = v(0.5, 0.5);
    if let [(a, kind), (b, other)] = ends[..]
        && kind == other
        && a.opposite() != b
        && strand.middle() == Middle::Nothing
    {
        return vec![Leg { kind, points: bend(a, b) }];
    }
    let mut legs = Vec::with_capacity(4);
    for &(side, kind) in &ends {
        let through = strand.kind(side.opposite()) == Some(kind);
        match (through, side) {
            (true, Side::North | Side::West) => {
                let points = vec![side_point(side), side_point(side.opposite())];
                legs.push(Leg { kind, points });
            }
            (true, _) => {}
            (false, _) => legs.push(Leg { kind, points: vec![side_point(side), centre] }),
        }
    }
    legs
}

/// Draws everything in a space.
pub fn drawing(canvas: &mut Canvas<'_>, space: Space, drawing: &Drawing, ink: &Ink) {
    let corner = v(f32::from(space.col), f32::from(space.row));
    // Of two strands that cross, the one with a north side runs on top.
    let crossing = drawing.strands().len() == 2
        && drawing.strands().iter().all(|strand| {
            let mut ends = strand.ends();
            matches!((ends.next(), ends.next()), (Some((a, _)), Some((b, _))) if a.opposite() == b)
        });
    for strand in drawing.strands().iter().rev() {
        let over = crossing && strand.kind(Side::North).is_some();
        if over {
            canvas.line(&[corner + v(0.5, 0.22), corner + v(0.5, 0.78)], ROAD + 0.12, ink.paper);
        }
        strand_lines(canvas, corner, strand, ink);
        if over {
            for x in [-1.0_f32, 1.0] {
                let rail: Vec<Vec2> = [(0.26, 0.22), (0.2, 0.27), (0.2, 0.73), (0.26, 0.78)]
                    .map(|(dx, y)| corner + v(0.5 + x * dx, y))
                    .into();
                canvas.line(&rail, 0.04, ink.pen);
            }
        }
    }
}

fn strand_lines(canvas: &mut Canvas<'_>, corner: Vec2, strand: &Strand, ink: &Ink) {
    let mut legs = legs(strand);
    for leg in &mut legs {
        for point in &mut leg.points {
            *point += corner;
        }
    }
    let roads = || legs.iter().filter(|leg| leg.kind == Kind::Highway);
    let centre = corner + v(0.5, 0.5);
    let joint = roads().count() > 1;
    for leg in roads() {
        canvas.line(&leg.points, ROAD, ink.pen);
    }
    if joint {
        canvas.disc(centre, ROAD / 2.0, ink.pen);
    }
    for leg in roads() {
        canvas.line(&leg.points, ROAD - 2.0 * EDGE, ink.road);
    }
    if joint {
        canvas.disc(centre, ROAD / 2.0 - EDGE, ink.road);
    }
    for leg in roads() {
        canvas.dashes(&leg.points, (0.1, 0.1, 0.05), 0.032, ink.dash);
    }
    for leg in &legs {
        match leg.kind {
            Kind::Highway => {}
            Kind::Railway => rails(canvas, &leg.points, ink),
            Kind::River => {
                canvas.line(&leg.points, 0.3, ink.river.gamma_multiply(0.45));
                canvas.line(&leg.points, 0.06, ink.river);
            }
            Kind::Airway => canvas.dashes(&leg.points, (0.06, 0.06, 0.03), 0.06, ink.special),
            Kind::Superconnection => {
                canvas.line(&leg.points, 0.26, ink.special);
                canvas.line(&leg.points, 0.14, ink.road);
                canvas.dashes(&leg.points, (0.05, 0.05, 0.02), 0.14, ink.special);
            }
            Kind::Subway => {
                canvas.line(&leg.points, 0.12, ink.special);
                canvas.dashes(&leg.points, (0.08, 0.08, 0.04), 0.05, ink.road);
            }
            Kind::Pipe => {
                canvas.line(&leg.points, 0.18, ink.special);
                canvas.line(&leg.points, 0.1, ink.road);
            }
            Kind::Tentacle => {
                canvas.line(&leg.points, 0.14, ink.special.gamma_multiply(0.6));
                canvas.dashes(&leg.points, (0.02, 0.06, 0.04), 0.05, ink.road);
            }
        }
    }
    match strand.middle() {
        Middle::Nothing => {}
        Middle::Station => station(canvas, centre, ink),
        Middle::DeadEnd => {
            canvas.disc(centre, 0.13, ink.pen);
            canvas.disc(centre, 0.055, ink.road);
        }
    }
}

fn rails(canvas: &mut Canvas<'_>, points: &[Vec2], ink: &Ink) {
    canvas.line(points, 0.05, ink.pen);
    // Ties stand across the line, evenly spaced from the side inwards.
    let mut next = 0.0625;
    let mut walked = 0.0;
    for pair in points.windows(2) {
        let length = (pair[1] - pair[0]).length();
        let along = (pair[1] - pair[0]) / length.max(f32::EPSILON);
        let across = v(-along.y, along.x) * (TIE / 2.0);
        while next < walked + length {
            let at = pair[0] + along * (next - walked);
            canvas.line(&[at - across, at + across], 0.045, ink.pen);
            next += 0.125;
        }
        walked += length;
    }
}

fn station(canvas: &mut Canvas<'_>, centre: Vec2, ink: &Ink) {
    canvas.rect((centre.x - 0.19, centre.y - 0.19, 0.38, 0.38), 0.05, ink.road);
    canvas.rect((centre.x - 0.165, centre.y - 0.165, 0.33, 0.33), 0.035, ink.pen);
    // A roof and a door, so that a station is more than a dark block.
    let roof = [v(-0.1, -0.015), v(0.0, -0.105), v(0.1, -0.015)].map(|p| centre + p);
    canvas.polygon(&roof, ink.road);
    canvas.rect((centre.x - 0.07, centre.y + 0.0, 0.14, 0.1), 0.0, ink.road);
    canvas.rect((centre.x - 0.02, centre.y + 0.03, 0.04, 0.07), 0.0, ink.pen);
}

/// The middle lines of everything in a space, thin enough to lie over a photo: highways whole,
/// railways broken, anything else dotted.
pub fn trace(canvas: &mut Canvas<'_>, space: Space, drawing: &Drawing, ink: &Ink) {
    let corner = v(f32::from(space.col), f32::from(space.row));
    for strand in drawing.strands() {
        for leg in legs(strand) {
            let points: Vec<Vec2> = leg.points.iter().map(|point| *point + corner).collect();
            canvas.line(&points, 0.12, ink.on_badge.gamma_multiply(0.6));
            match leg.kind {
                Kind::Highway => canvas.line(&points, 0.065, ink.route),
                Kind::Railway => canvas.dashes(&points, (0.13, 0.07, 0.0), 0.065, ink.route),
                _ => canvas.dashes(&points, (0.05, 0.05, 0.0), 0.065, ink.route),
            }
        }
        let centre = corner + v(0.5, 0.5);
        match strand.middle() {
            Middle::Nothing => {}
            Middle::Station => {
                let frame = (centre.x - 0.15, centre.y - 0.15, 0.3, 0.3);
                canvas.outline(frame, 0.03, 0.065, ink.route);
            }
            Middle::DeadEnd => canvas.disc(centre, 0.1, ink.route),
        }
    }
}
