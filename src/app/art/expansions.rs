//! The marks of expansions, drawn from the pictures that each expansion gives of its own.

use super::board::{outwards, side_line};
use super::canvas::{Canvas, v};
use crate::app::theme::Ink;
use crate::board::{Mark, Place, Side, Sketch, Space};
use crate::expansion::mark_spec;
use crate::rules::contract::{MarkSpec, Shape, picture_turn, turned_point};
use egui::{Color32, Vec2};

/// Draws every mark on a board.
pub fn expansion_marks(canvas: &mut Canvas<'_>, sketch: &Sketch, ink: &Ink) {
    let mut outside: Vec<Place> = Vec::new();
    for (mark, amount) in sketch.marks() {
        match mark_spec(&mark.word) {
            Some((_, spec)) if spec.is_outside(mark.at) => {
                let before = outside.iter().filter(|&&place| place == mark.at).count();
                outside.push(mark.at);
                if let Place::Side(space, side) = mark.at {
                    let moved = beside(space, side, before) - centre(spec.picture);
                    picture(canvas, spec, |(x, y)| moved + v(x, y));
                }
            }
            Some((_, spec)) => {
                let (turn, corner) = (picture_turn(&mark.word, mark.at), origin(mark.at));
                picture(canvas, spec, |point| {
                    let (x, y) = turned_point(point, turn);
                    corner + v(x, y)
                });
            }
            None => plate(canvas, mark, ink),
        }
        if amount > 1 {
            let at = middle(mark.at) + v(0.3, 0.34);
            canvas.badge(at, 0.11, &amount.to_string(), ink.mark, ink.on_badge);
        }
    }
}

/// The top left of what a mark's picture is drawn in.
fn origin(place: Place) -> Vec2 {
    match place {
        Place::Space(space) | Place::Side(space, _) => {
            v(f32::from(space.col), f32::from(space.row))
        }
        Place::Corner(row, col) => v(f32::from(col), f32::from(row)),
    }
}

/// Where a mark beside the grid is drawn: the middle of its place, beyond those drawn there before it.
fn beside(space: Space, side: Side, before: usize) -> Vec2 {
    let (a, b) = side_line(space, side);
    let along = (b - a).normalized() * (0.36 * before as f32);
    (a + b) / 2.0 + outwards(side) * 0.27 + along
}

/// The middle of what a picture covers.
fn centre(picture: &[Shape]) -> Vec2 {
    let mut low = v(f32::MAX, f32::MAX);
    let mut high = v(f32::MIN, f32::MIN);
    let mut cover = |(x, y): (f32, f32), around: f32| {
        low = low.min(v(x - around, y - around));
        high = high.max(v(x + around, y + around));
    };
    for shape in picture {
        match *shape {
            Shape::Line { points, .. } | Shape::Area { points, .. } => {
                points.iter().for_each(|&point| cover(point, 0.0));
            }
            Shape::Disc { at, radius, .. } | Shape::Ring { at, radius, .. } => cover(at, radius),
            Shape::Text { at, height, .. } => cover(at, height / 2.0),
        }
    }
    (low + high) / 2.0
}

fn middle(place: Place) -> Vec2 {
    match place {
        Place::Space(_) => origin(place) + v(0.5, 0.5),
        Place::Side(space, side) => {
            let (a, b) = side_line(space, side);
            (a + b) / 2.0
        }
        Place::Corner(..) => origin(place),
    }
}

fn picture(canvas: &mut Canvas<'_>, spec: &MarkSpec, place: impl Fn((f32, f32)) -> Vec2) {
    let colour = |[r, g, b]: [u8; 3]| Color32::from_rgb(r, g, b);
    for shape in spec.picture {
        match *shape {
            Shape::Line { points, width, ink } => {
                let points: Vec<Vec2> = points.iter().map(|&point| place(point)).collect();
                canvas.line(&points, width, colour(ink));
            }
            Shape::Area { points, ink } => {
                let points: Vec<Vec2> = points.iter().map(|&point| place(point)).collect();
                canvas.polygon(&points, colour(ink));
            }
            Shape::Disc { at, radius, ink } => canvas.disc(place(at), radius, colour(ink)),
            Shape::Ring { at, radius, width, ink } => {
                canvas.ring(place(at), radius, width, colour(ink));
            }
            Shape::Text { at, text, height, ink } => {
                canvas.text(place(at), text, height, colour(ink));
            }
        }
    }
}

/// A mark nobody knows: a plate with its first letters.
fn plate(canvas: &mut Canvas<'_>, mark: &Mark, ink: &Ink) {
    let at = middle(mark.at);
    let name: String = mark.word.chars().take(2).collect();
    canvas.rect((at.x - 0.15, at.y - 0.12, 0.3, 0.24), 0.06, ink.mark);
    canvas.text(at, &name, 0.18, ink.on_badge);
}
