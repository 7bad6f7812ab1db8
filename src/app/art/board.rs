//! The printed board: spaces, centre, exits, buildings, and the names of rows and columns.

use super::canvas::{Canvas, v};
use crate::app::theme::Ink;
use crate::board::{Building, Exit, Kind, Layout, Place, Proposal, Side, Sketch, Space};
use egui::Vec2;

/// Room round the grid for exits and names, in spaces.
pub const MARGIN: f32 = 0.62;

/// Draws the empty board.
pub fn printed(canvas: &mut Canvas<'_>, layout: &Layout, ink: &Ink) {
    let (rows, cols) = (f32::from(layout.rows()), f32::from(layout.cols()));
    let edge = MARGIN - 0.04;
    canvas.rect((-edge, -edge, cols + 2.0 * edge, rows + 2.0 * edge), 0.16, ink.margin);
    canvas.rect((0.0, 0.0, cols, rows), 0.0, ink.paper);
    for &space in layout.centre() {
        canvas.rect((f32::from(space.col), f32::from(space.row), 1.0, 1.0), 0.0, ink.centre);
    }
    for space in layout.spaces() {
        round_box(canvas, space, ink);
    }
    for space in layout.mountains() {
        mountain(canvas, *space, ink);
    }
    for shape in layout.dotted() {
        mountain(canvas, shape.space, ink);
        let middle = v(f32::from(shape.space.col) + 0.5, f32::from(shape.space.row) + 0.5);
        for &side in &shape.sides {
            let ends = [middle, middle + outwards(side) * 0.5];
            canvas.dashes(&ends, (0.05, 0.05, 0.0), 0.05, ink.number);
        }
    }
    for line in 1..layout.cols() {
        let x = f32::from(line);
        canvas.line(&[v(x, 0.0), v(x, rows)], 0.014, ink.grid);
    }
    for line in 1..layout.rows() {
        let y = f32::from(line);
        canvas.line(&[v(0.0, y), v(cols, y)], 0.014, ink.grid);
    }
    for exit in layout.exits() {
        draw_exit(canvas, exit, ink);
    }
    canvas.outline((0.0, 0.0, cols, rows), 0.02, 0.05, ink.border);
    centre_frame(canvas, layout, ink);
    for wall in layout.walls() {
        let (a, b) = side_line(wall.space, wall.side);
        canvas.line(&[a, b], 0.12, ink.border);
    }
    for site in layout.buildings() {
        building(canvas, site.space, site.building, ink);
    }
    for &lab in layout.labs() {
        // A space may have a building too.
        laboratory(canvas, lab, layout.building(lab).is_some(), ink);
    }
    for &city in layout.cities() {
        let corner = v(f32::from(city.col), f32::from(city.row));
        canvas.rect((corner.x + 0.15, corner.y + 0.15, 0.7, 0.7), 0.08, ink.building);
        if let Some(kind) = layout.city_kind(city) {
            // A piece of the only line that it takes.
            let (from, to) = (corner + v(0.25, 0.5), corner + v(0.75, 0.5));
            piece(canvas, [from, to], kind, ink);
        }
    }
    for col in 0..layout.cols() {
        let name = (col + 1).to_string();
        let x = f32::from(col)
            + if layout.exit_at(Space::new(0, col), Side::North).is_some() { 0.12 } else { 0.5 };
        canvas.text(v(x, -0.3), &name, 0.24, ink.number);
    }
    for row in 0..layout.rows() {
        let y = f32::from(row)
            + if layout.exit_at(Space::new(row, 0), Side::West).is_some() { 0.1 } else { 0.5 };
        canvas.text(v(-0.34, y), &Space::row_name(row), 0.24, ink.number);
    }
}

/// The two ends of a side of a space.
pub(super) fn side_line(space: Space, side: Side) -> (Vec2, Vec2) {
    let corner = v(f32::from(space.col), f32::from(space.row));
    let (a, b) = match side {
        Side::North => (v(0.0, 0.0), v(1.0, 0.0)),
        Side::East => (v(1.0, 0.0), v(1.0, 1.0)),
        Side::South => (v(0.0, 1.0), v(1.0, 1.0)),
        Side::West => (v(0.0, 0.0), v(0.0, 1.0)),
    };
    (corner + a, corner + b)
}

/// The direction out of a space through a side.
pub(super) fn outwards(side: Side) -> Vec2 {
    match side {
        Side::North => v(0.0, -1.0),
        Side::East => v(1.0, 0.0),
        Side::South => v(0.0, 1.0),
        Side::West => v(-1.0, 0.0),
    }
}

fn draw_exit(canvas: &mut Canvas<'_>, exit: &Exit, ink: &Ink) {
    let (a, b) = side_line(exit.space, exit.side);
    let out = outwards(exit.side);
    let across = v(-out.y, out.x);
    let at = (a + b) / 2.0;
    let end = at + out * 0.5;
    // An arrow that points into the board, with the printed line on top of it.
    let base = at + out * 0.46;
    canvas.polygon(&[base + across * 0.24, base - across * 0.24, at + out * 0.03], ink.frame);
    piece(canvas, [at, end], exit.kind, ink);
}

/// A printed piece of a line, half a space long.
fn piece(canvas: &mut Canvas<'_>, [at, end]: [Vec2; 2], kind: Kind, ink: &Ink) {
    if kind == Kind::Highway {
        canvas.line(&[at, end], 0.2, ink.pen);
        canvas.line(&[at, end], 0.14, ink.road);
        canvas.dashes(&[at, end], (0.09, 0.09, 0.045), 0.028, ink.dash);
    } else {
        let out = (end - at) * 2.0;
        let across = v(-out.y, out.x);
        canvas.line(&[at, end], 0.13, ink.road);
        canvas.line(&[at, end], 0.04, ink.pen);
        for step in 0..4 {
            let tie = at + out * (0.07 + 0.12 * step as f32);
            canvas.line(&[tie - across * 0.09, tie + across * 0.09], 0.04, ink.pen);
        }
    }
}

/// Draws what is likely printed on a board and not known: a question mark wherever somebody who has
/// the board should look.
pub fn proposed(canvas: &mut Canvas<'_>, likely: &Proposal, ink: &Ink) {
    let mut ask = |at: Vec2| {
        canvas.disc(at, 0.17, ink.paper);
        canvas.ring(at, 0.17, 0.03, ink.cursor);
        canvas.text(at, "?", 0.28, ink.cursor);
    };
    for &(space, side, _) in &likely.exits {
        let (a, b) = side_line(space, side);
        // On the edge: names of rows and columns stand outside, buildings inside.
        ask((a + b) / 2.0);
    }
    for space in &likely.centre {
        ask(v(f32::from(space.col) + 0.5, f32::from(space.row) + 0.5));
    }
    for site in &likely.buildings {
        ask(v(f32::from(site.space.col) + 0.2, f32::from(site.space.row) + 0.2));
    }
}

/// The pictogram of a research lab: a flask.
fn laboratory(canvas: &mut Canvas<'_>, space: Space, beside: bool, ink: &Ink) {
    let left = if beside { 0.36 } else { 0.05 };
    let corner = v(f32::from(space.col) + left, f32::from(space.row) + 0.05);
    canvas.rect((corner.x, corner.y, 0.27, 0.27), 0.05, ink.building);
    let neck = [(0.105, 0.05), (0.165, 0.05), (0.165, 0.12), (0.105, 0.12)];
    let body = [(0.105, 0.11), (0.165, 0.11), (0.225, 0.225), (0.045, 0.225)];
    for part in [neck, body] {
        canvas.polygon(&part.map(|(x, y)| corner + v(x, y)), ink.pictogram);
    }
}

fn centre_frame(canvas: &mut Canvas<'_>, layout: &Layout, ink: &Ink) {
    for &space in layout.centre() {
        for side in Side::ALL {
            let inside = layout.neighbour(space, side).is_some_and(|next| layout.is_central(next));
            if !inside {
                let (a, b) = side_line(space, side);
                let longer = (b - a) * 0.025;
                canvas.line(&[a - longer, b + longer], 0.05, ink.frame);
            }
        }
    }
}

fn mountain(canvas: &mut Canvas<'_>, space: Space, ink: &Ink) {
    let corner = v(f32::from(space.col), f32::from(space.row));
    let peak = [v(0.1, 0.85), v(0.45, 0.2), v(0.62, 0.5), v(0.72, 0.38), v(0.92, 0.85)];
    canvas.polygon(&peak.map(|point| corner + point), ink.building);
}

/// The pictogram of a building, in the top left corner of its space.
fn building(canvas: &mut Canvas<'_>, space: Space, building: Building, ink: &Ink) {
    let corner = v(f32::from(space.col) + 0.05, f32::from(space.row) + 0.05);
    canvas.rect((corner.x, corner.y, 0.27, 0.27), 0.05, ink.building);
    let mut shape = |points: &[(f32, f32)]| {
        let points: Vec<Vec2> = points.iter().map(|&(x, y)| corner + v(x, y)).collect();
        canvas.polygon(&points, ink.pictogram);
    };
    match building {
        Building::Factory => {
            shape(&[(0.05, 0.22), (0.05, 0.07), (0.09, 0.07), (0.09, 0.22)]);
            for x in [0.1, 0.16] {
                shape(&[(x, 0.22), (x, 0.17), (x + 0.06, 0.12), (x + 0.06, 0.22)]);
            }
        }
        Building::Village => {
            shape(&[(0.04, 0.14), (0.135, 0.05), (0.23, 0.14)]);
            shape(&[(0.07, 0.145), (0.2, 0.145), (0.2, 0.22), (0.07, 0.22)]);
        }
        Building::University => {
            shape(&[(0.04, 0.11), (0.135, 0.055), (0.23, 0.11)]);
            for x in [0.06, 0.12, 0.18] {
                shape(&[(x, 0.12), (x + 0.03, 0.12), (x + 0.03, 0.19), (x, 0.19)]);
            }
            shape(&[(0.045, 0.195), (0.225, 0.195), (0.225, 0.22), (0.045, 0.22)]);
        }
    }
}

/// The box of a space's round number.
fn round_box(canvas: &mut Canvas<'_>, space: Space, ink: &Ink) {
    let corner = v(f32::from(space.col), f32::from(space.row));
    let shape = [v(0.74, 0.025), v(0.975, 0.025), v(0.975, 0.25), v(0.785, 0.25)];
    canvas.polygon(&shape.map(|point| corner + point), ink.box_fill);
}

/// Draws the round numbers in their boxes, over the lines.
pub fn rounds(canvas: &mut Canvas<'_>, sketch: &Sketch, ink: &Ink) {
    for (space, cell) in sketch.layout().spaces().zip(sketch.cells()) {
        if let Some(round) = cell.round {
            let corner = v(f32::from(space.col), f32::from(space.row));
            round_box(canvas, space, ink);
            canvas.text(corner + v(0.875, 0.137), &round.to_string(), 0.2, ink.number);
        }
    }
}

/// Draws the numbers of marks that stand on lines between spaces, over the marks.
pub fn mark_rounds(canvas: &mut Canvas<'_>, sketch: &Sketch, ink: &Ink) {
    for (mark, _) in sketch.marks() {
        let (Some(round), Place::Side(space, side)) = (sketch.mark_round(mark), mark.at) else {
            continue;
        };
        let (x, y) = side.towards();
        let middle = v(f32::from(space.col) + 0.5, f32::from(space.row) + 0.5);
        let at = middle + v(f32::from(x), f32::from(y)) * 0.5;
        canvas.disc(at, 0.13, ink.box_fill);
        canvas.ring(at, 0.13, 0.02, ink.mark);
        canvas.text(at, &round.to_string(), 0.2, ink.number);
    }
}
