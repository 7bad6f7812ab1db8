//! What is marked on a board: evidence of a line of the score, issues, doubts, a claimed line.
//!
//! Every mark has a shape, a letter or a pattern of its own; colour only helps.

use super::board::{outwards, side_line};
use super::canvas::{Canvas, v};
use super::lines::{legs, side_point};
use crate::app::theme::Ink;
use crate::board::End;
use crate::board::{Layout, Place, Side, Sketch, Space};
use crate::score::Pass;
use egui::{Color32, Vec2};

/// What a space is marked as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpaceMark {
    /// It counts.
    Counted,
    /// It does not count, or not as claimed.
    Missed,
    /// Something in it may not be drawn so.
    Wrong,
    /// The camera was not sure.
    Unsure,
    /// A player pointed at it.
    Claimed,
}

/// Everything marked on one board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Overlay {
    /// Strands of networks: space, strand, number of the network.
    pub strands: Vec<(Space, u8, usize)>,
    /// Exits of networks: number of the exit, number of the network.
    pub exits: Vec<(usize, usize)>,
    /// Where a network's letter stands.
    pub letters: Vec<(Space, usize)>,
    /// A numbered line, and whether it is a ring.
    pub path: Option<(Vec<Pass>, bool)>,
    /// Spaces.
    pub spaces: Vec<(Space, SpaceMark)>,
    /// Lines with an outline: the passes of each, and whether it is a ring.
    pub outlines: Vec<(Vec<Pass>, bool)>,
    /// Ends that count as errors.
    pub ends: Vec<End>,
    /// Of those the ones that a player overlooked.
    pub missed: Vec<End>,
    /// Ends that a player may have counted although they are none.
    pub spared: Vec<End>,
    /// Ends where something may not be drawn so.
    pub contacts: Vec<End>,
    /// Places of an expansion.
    pub places: Vec<Place>,
    /// Whether all this lies over a photo: then nothing may hide what a player drew and marked.
    pub over_photo: bool,
}

/// The letter of a network.
pub(super) fn letter(network: usize) -> String {
    // Past Z there are numbers: no printed board has so many networks.
    match u8::try_from(network) {
        Ok(number @ 0..26) => char::from(b'A' + number).to_string(),
        _ => (network + 1).to_string(),
    }
}

fn corner(space: Space) -> Vec2 {
    v(f32::from(space.col), f32::from(space.row))
}

/// Marks that lie under the lines.
pub fn overlay_below(canvas: &mut Canvas<'_>, sketch: &Sketch, overlay: &Overlay, ink: &Ink) {
    for &(space, mark) in &overlay.spaces {
        let (fill, strength) = match mark {
            SpaceMark::Counted => (ink.good, 0.24),
            SpaceMark::Missed | SpaceMark::Wrong => (ink.bad, 0.18),
            SpaceMark::Unsure => (ink.warn, 0.26),
            SpaceMark::Claimed => (ink.route, 0.26),
        };
        let at = corner(space);
        canvas.rect((at.x, at.y, 1.0, 1.0), 0.0, fill.gamma_multiply(strength));
        if mark == SpaceMark::Counted {
            hatch(canvas, at, fill.gamma_multiply(0.45));
        }
    }
    for place in &overlay.places {
        match *place {
            Place::Space(space) => {
                let at = corner(space);
                canvas.rect((at.x, at.y, 1.0, 1.0), 0.0, ink.good.gamma_multiply(0.28));
            }
            Place::Side(space, side) => {
                let (a, b) = side_line(space, side);
                canvas.line(&[a, b], 0.16, ink.good.gamma_multiply(0.7));
            }
            Place::Corner(row, col) => {
                canvas.disc(v(f32::from(col), f32::from(row)), 0.16, ink.good.gamma_multiply(0.7));
            }
        }
    }
    for &(space, strand, network) in &overlay.strands {
        if let Some(strand) = sketch.drawing(space).strands().get(usize::from(strand)) {
            for leg in legs(strand) {
                let points: Vec<Vec2> = leg.points.iter().map(|&p| p + corner(space)).collect();
                halo(canvas, &points, network, ink);
            }
        }
    }
}

fn hatch(canvas: &mut Canvas<'_>, at: Vec2, colour: Color32) {
    for step in 1..8 {
        let along = step as f32 * 0.25;
        let from = v((along - 1.0).max(0.0), along.min(1.0));
        let to = v(along.min(1.0), (along - 1.0).max(0.0));
        canvas.line(&[at + from, at + to], 0.014, colour);
    }
}

/// A network's own pattern beside its lines: solid, dashed, dotted, or double.
fn halo(canvas: &mut Canvas<'_>, points: &[Vec2], network: usize, ink: &Ink) {
    let colour = ink.networks[network % ink.networks.len()];
    canvas.line(points, 0.56, colour.gamma_multiply(0.32));
    match network % 4 {
        0 => beside(points, 0.265).iter().for_each(|line| canvas.line(line, 0.05, colour)),
        1 => {
            for line in beside(points, 0.265) {
                canvas.dashes(&line, (0.14, 0.11, 0.07), 0.05, colour);
            }
        }
        2 => {
            for line in beside(points, 0.265) {
                canvas.dashes(&line, (0.045, 0.08, 0.02), 0.06, colour);
            }
        }
        _ => {
            for offset in [0.22, 0.29] {
                beside(points, offset).iter().for_each(|line| canvas.line(line, 0.024, colour));
            }
        }
    }
}

/// The two lines at a distance on either side of a line.
fn beside(points: &[Vec2], offset: f32) -> [Vec<Vec2>; 2] {
    let shifted = |sign: f32| {
        (0..points.len())
            .map(|index| {
                let before = points[index.saturating_sub(1)];
                let after = points[(index + 1).min(points.len() - 1)];
                let along = (after - before).normalized();
                points[index] + v(-along.y, along.x) * (offset * sign)
            })
            .collect()
    };
    [shifted(1.0), shifted(-1.0)]
}

/// Marks that lie over the lines.
pub fn overlay_above(canvas: &mut Canvas<'_>, layout: &Layout, overlay: &Overlay, ink: &Ink) {
    for (number, (passes, closed)) in overlay.outlines.iter().enumerate() {
        outline(canvas, layout, (passes, *closed), number, ink);
    }
    if let Some((passes, closed)) = &overlay.path {
        if overlay.over_photo {
            outline(canvas, layout, (passes, *closed), 0, ink);
        } else {
            path(canvas, layout, passes, *closed, ink);
        }
    }
    for &(exit, network) in &overlay.exits {
        if let Some(exit) = layout.exits().get(exit) {
            let (a, b) = side_line(exit.space, exit.side);
            let at = (a + b) / 2.0 + outwards(exit.side) * 0.3;
            let fill = ink.networks[network % ink.networks.len()];
            canvas.badge(at, 0.17, &letter(network), fill, ink.on_badge);
        }
    }
    for &(space, network) in &overlay.letters {
        let fill = ink.networks[network % ink.networks.len()];
        canvas.badge(corner(space) + v(0.5, 0.5), 0.2, &letter(network), fill, ink.on_badge);
    }
    for &(space, mark) in &overlay.spaces {
        let at = corner(space);
        match mark {
            SpaceMark::Counted => tick(canvas, at + v(0.16, 0.84), ink),
            SpaceMark::Missed => cross(canvas, at + v(0.16, 0.84), 0.11, ink),
            SpaceMark::Wrong => {
                canvas.outline((at.x + 0.03, at.y + 0.03, 0.94, 0.94), 0.06, 0.04, ink.bad);
                canvas.badge(at + v(0.16, 0.84), 0.12, "!", ink.bad, ink.on_badge);
            }
            SpaceMark::Unsure => {
                let frame =
                    [v(0.04, 0.04), v(0.96, 0.04), v(0.96, 0.96), v(0.04, 0.96), v(0.04, 0.04)];
                canvas.dashes(&frame.map(|p| p + at), (0.1, 0.07, 0.0), 0.045, ink.warn);
                canvas.badge(at + v(0.16, 0.84), 0.13, "?", ink.warn, ink.on_badge);
            }
            SpaceMark::Claimed => {
                canvas.outline((at.x + 0.05, at.y + 0.05, 0.9, 0.9), 0.08, 0.05, ink.route);
            }
        }
    }
    for end in &overlay.contacts {
        let (a, b) = side_line(end.space, end.side);
        canvas.line(&[a, b], 0.1, ink.bad);
        canvas.badge((a + b) / 2.0, 0.14, "!", ink.bad, ink.on_badge);
    }
    for end in &overlay.ends {
        error(canvas, *end, overlay, ink);
    }
    for end in &overlay.spared {
        let (a, b) = side_line(end.space, end.side);
        let at = (a + b) / 2.0 - outwards(end.side) * 0.2;
        canvas.ring(at, 0.15, 0.04, ink.good);
        canvas.line(&[at + v(-0.1, 0.1), at + v(0.1, -0.1)], 0.04, ink.good);
    }
}

/// An error: a cross in a ring; one that was overlooked has a second ring and a sign beside it.
fn error(canvas: &mut Canvas<'_>, end: End, overlay: &Overlay, ink: &Ink) {
    let (a, b) = side_line(end.space, end.side);
    let at = (a + b) / 2.0 + outwards(end.side) * 0.2;
    if overlay.over_photo {
        // The player's own mark stays in sight within the ring.
        canvas.ring(at, 0.24, 0.075, ink.on_badge);
        canvas.ring(at, 0.24, 0.05, ink.bad);
    } else {
        canvas.disc(at, 0.19, ink.paper);
        canvas.ring(at, 0.18, 0.045, ink.bad);
        cross(canvas, at, 0.09, ink);
    }
    if overlay.missed.contains(&end) {
        canvas.ring(at, 0.33, 0.05, ink.bad);
        let aside = (b - a).normalized() * 0.34;
        canvas.badge(at + aside, 0.14, "!", ink.bad, ink.on_badge);
    }
}

fn cross(canvas: &mut Canvas<'_>, at: Vec2, size: f32, ink: &Ink) {
    canvas.line(&[at + v(-size, -size), at + v(size, size)], 0.05, ink.bad);
    canvas.line(&[at + v(-size, size), at + v(size, -size)], 0.05, ink.bad);
}

fn tick(canvas: &mut Canvas<'_>, at: Vec2, ink: &Ink) {
    canvas.disc(at, 0.12, ink.good);
    let shape = [at + v(-0.06, 0.0), at + v(-0.015, 0.05), at + v(0.065, -0.05)];
    canvas.line(&shape, 0.035, ink.on_badge);
}

/// The side of `from` behind which `to` lies.
fn towards(layout: &Layout, from: Space, to: Space) -> Option<Side> {
    Side::ALL.into_iter().find(|&side| layout.neighbour(from, side) == Some(to))
}

/// A pass of a line as it is drawn in its space: its points, and whether it comes in by a side.
fn pass_line(
    layout: &Layout,
    passes: &[Pass],
    closed: bool,
    number: usize,
) -> (Vec<Vec2>, [bool; 2]) {
    let Some(pass) = passes.get(number) else { return (Vec::new(), [false; 2]) };
    let before = match number.checked_sub(1) {
        Some(index) => passes.get(index),
        None => passes.last().filter(|_| closed),
    };
    let after = match passes.get(number + 1) {
        Some(next) => Some(next),
        None => passes.first().filter(|_| closed),
    };
    let side = |other: Option<&Pass>| other.and_then(|o| towards(layout, pass.space, o.space));
    let (from, to) = (side(before), side(after));
    let at = corner(pass.space);
    let middle = v(0.5, 0.5);
    let line: Vec<Vec2> = match (from.map(side_point), to.map(side_point)) {
        // A line around a bend keeps to its own corner, so that two of them stay apart.
        (Some(a), Some(b)) if (a - b).length() < 0.9 => {
            let inner = (a + b) / 2.0 * 0.6 + middle * 0.4;
            vec![a, a * 0.35 + inner * 0.65, b * 0.35 + inner * 0.65, b]
        }
        (Some(a), Some(b)) => vec![a, b],
        (Some(a), None) | (None, Some(a)) => vec![a, middle],
        (None, None) => vec![v(0.32, 0.5), v(0.68, 0.5)],
    };
    (line.into_iter().map(|point| point + at).collect(), [from.is_some(), to.is_some()])
}

/// A line between two others, so that what a player drew along it stays in sight; the second such
/// line is broken.
fn outline(
    canvas: &mut Canvas<'_>,
    layout: &Layout,
    (passes, closed): (&[Pass], bool),
    number: usize,
    ink: &Ink,
) {
    for index in 0..passes.len() {
        let (line, _) = pass_line(layout, passes, closed, index);
        for line in beside(&line, 0.2) {
            canvas.line(&line, 0.075, ink.on_badge);
            match number % 2 {
                0 => canvas.line(&line, 0.05, ink.route),
                _ => canvas.dashes(&line, (0.12, 0.09, 0.0), 0.05, ink.route),
            }
        }
    }
}

fn path(canvas: &mut Canvas<'_>, layout: &Layout, passes: &[Pass], closed: bool, ink: &Ink) {
    let mut badges = Vec::with_capacity(passes.len());
    for (number, pass) in passes.iter().enumerate() {
        let (line, [comes, goes]) = pass_line(layout, passes, closed, number);
        canvas.line(&line, 0.13, ink.on_badge);
        canvas.line(&line, 0.09, ink.route);
        let again = passes.iter().filter(|other| other.space == pass.space).count() > 1;
        let label = match (&line[..], again, comes) {
            (&[_, b, c, _], ..) => (b + c) / 2.0,
            (&[a, b], true, true) => a * 0.7 + b * 0.3,
            (&[a, b], ..) if comes && goes => (a + b) / 2.0,
            _ => corner(pass.space) + v(0.5, 0.5),
        };
        badges.push((label, number + 1));
    }
    for (at, number) in badges {
        canvas.badge(at, 0.175, &number.to_string(), ink.route, ink.on_badge);
    }
}
