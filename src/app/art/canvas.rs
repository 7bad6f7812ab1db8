//! A list of shapes to draw, in the units of a board: one is the side of a space.

use egui::epaint::{PathShape, PathStroke, StrokeKind};
use egui::{Align2, Color32, Context, FontId, Pos2, Rect, Shape, Stroke, Vec2, vec2};

/// Collects shapes. Positions are given in spaces, counted from the top left of the grid.
///
/// The same shapes go to the screen, into pictures and into printable sheets.
pub struct Canvas<'a> {
    ctx: &'a Context,
    origin: Pos2,
    cell: f32,
    /// What has been drawn, in screen points.
    pub shapes: Vec<Shape>,
}

impl<'a> Canvas<'a> {
    /// A canvas whose grid starts at `origin`, with spaces `cell` points wide.
    pub fn new(ctx: &'a Context, origin: Pos2, cell: f32) -> Canvas<'a> {
        Canvas { ctx, origin, cell, shapes: Vec::with_capacity(512) }
    }

    /// A position on the screen.
    pub fn at(&self, x: f32, y: f32) -> Pos2 {
        self.origin + vec2(x, y) * self.cell
    }

    /// A rectangle on the screen.
    pub fn area(&self, x: f32, y: f32, w: f32, h: f32) -> Rect {
        Rect::from_min_size(self.at(x, y), vec2(w, h) * self.cell)
    }

    fn stroke(&self, width: f32, colour: Color32) -> Stroke {
        Stroke::new((width * self.cell).max(0.75), colour)
    }

    /// A line through some points.
    pub fn line(&mut self, points: &[Vec2], width: f32, colour: Color32) {
        let stroke = self.stroke(width, colour);
        let points: Vec<Pos2> = points.iter().map(|p| self.at(p.x, p.y)).collect();
        self.shapes.push(match points[..] {
            [a, b] => Shape::LineSegment { points: [a, b], stroke },
            _ => Shape::line(points, stroke),
        });
    }

    /// A broken line: `on` drawn, `off` left out, starting `phase` into the pattern.
    pub fn dashes(
        &mut self,
        points: &[Vec2],
        (on, off, phase): (f32, f32, f32),
        width: f32,
        colour: Color32,
    ) {
        let mut place = -phase;
        for pair in points.windows(2) {
            let (from, to) = (pair[0], pair[1]);
            let length = (to - from).length();
            let along = (to - from) / length.max(f32::EPSILON);
            let mut start = place;
            while start < length {
                let (a, b) = (start.max(0.0), (start + on).min(length));
                if b > a {
                    self.line(&[from + along * a, from + along * b], width, colour);
                }
                start += on + off;
            }
            place = start - length;
            if place > 0.0 {
                place -= on + off;
            }
        }
    }

    /// A filled shape.
    pub fn polygon(&mut self, points: &[Vec2], fill: Color32) {
        let points = points.iter().map(|p| self.at(p.x, p.y)).collect();
        self.shapes.push(Shape::Path(PathShape {
            points,
            closed: true,
            fill,
            stroke: PathStroke::NONE,
        }));
    }

    /// A filled rectangle with rounded corners.
    pub fn rect(&mut self, (x, y, w, h): (f32, f32, f32, f32), round: f32, fill: Color32) {
        let rect = self.area(x, y, w, h);
        self.shapes.push(Shape::rect_filled(rect, round * self.cell, fill));
    }

    /// The outline of a rectangle.
    pub fn outline(
        &mut self,
        (x, y, w, h): (f32, f32, f32, f32),
        round: f32,
        width: f32,
        colour: Color32,
    ) {
        let stroke = self.stroke(width, colour);
        let rect = self.area(x, y, w, h);
        self.shapes.push(Shape::rect_stroke(rect, round * self.cell, stroke, StrokeKind::Middle));
    }

    /// A filled circle.
    pub fn disc(&mut self, at: Vec2, radius: f32, fill: Color32) {
        let centre = self.at(at.x, at.y);
        self.shapes.push(Shape::circle_filled(centre, radius * self.cell, fill));
    }

    /// The outline of a circle.
    pub fn ring(&mut self, at: Vec2, radius: f32, width: f32, colour: Color32) {
        let stroke = self.stroke(width, colour);
        let centre = self.at(at.x, at.y);
        self.shapes.push(Shape::circle_stroke(centre, radius * self.cell, stroke));
    }

    /// Text round a point, `height` spaces high.
    pub fn text(&mut self, at: Vec2, text: &str, height: f32, colour: Color32) {
        let font = FontId::proportional((height * self.cell).max(6.0));
        let place = self.at(at.x, at.y);
        let shape = self.ctx.fonts_mut(|fonts| {
            Shape::text(fonts, place, Align2::CENTER_CENTER, text, font, colour)
        });
        self.shapes.push(shape);
    }

    /// A round badge with text.
    pub fn badge(&mut self, at: Vec2, radius: f32, text: &str, fill: Color32, ink: Color32) {
        self.disc(at, radius + 0.02, ink);
        self.disc(at, radius, fill);
        self.text(at, text, radius * if text.chars().count() > 1 { 1.2 } else { 1.45 }, ink);
    }
}

/// A point in units of spaces.
pub fn v(x: f32, y: f32) -> Vec2 {
    vec2(x, y)
}
