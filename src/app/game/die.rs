//! Dice, drawn by us: a body with rounded edges and what its upper face shows.

use crate::app::art::{self, Canvas, v};
use crate::app::theme::{Ink, Palette};
use crate::app::widgets;
use crate::board::{Layout, Mark, Place, Sketch, Space, Turn};
use crate::rules::catalogue::Route;
use crate::rules::contract::{Die, Face, Shown, Shows};
use crate::words::Language;
use egui::{
    Color32, Rect, Response, RichText, Role, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2,
    WidgetInfo, vec2,
};

/// What the upper side of a die shows.
#[derive(Clone, Copy)]
pub enum Upper {
    /// A route.
    Route(&'static Route),
    /// A face of an expansion's die.
    Face(&'static Face),
}

/// How a die lies there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Look {
    /// Like any other.
    #[default]
    Plain,
    /// Chosen, or about to be.
    Chosen,
    /// Put aside: it fits nowhere, or another player has it.
    Aside,
    /// Not rolled at all, only thought of: what would explain a round.
    Ghost,
}

impl Upper {
    /// What it is called.
    pub fn name(self, lang: Language) -> String {
        match self {
            Upper::Route(route) => lang.name_of(route),
            Upper::Face(face) => lang.name_of(face),
        }
    }
}

/// A die to look at, or to press if `sense` says so.
pub fn die(ui: &mut Ui, upper: Upper, size: f32, look: Look, sense: Sense, name: &str) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(size), sense);
    let press = sense.senses_click();
    let role = if press { Role::Button } else { Role::Image };
    response.widget_info(|| WidgetInfo::labeled(role, true, name));
    if ui.is_rect_visible(rect) {
        let lit = press && (response.hovered() || response.has_focus());
        paint(ui, rect, upper, if lit { Look::Chosen } else { look });
    }
    response.on_hover_text(name)
}

/// A row for dice with their names, which goes on below where it is too long.
pub fn row(ui: &mut Ui, gap: f32, add: impl FnOnce(&mut Ui)) {
    let layout = egui::Layout::left_to_right(egui::Align::Min).with_main_wrap(true);
    ui.with_layout(layout, |ui| {
        ui.spacing_mut().item_spacing = vec2(gap, 6.0);
        add(ui);
    });
}

/// A die with its name below it. What is read aloud is `said`, or the name.
pub fn named_die(ui: &mut Ui, lang: Language, upper: Upper, size: f32, look: Look, said: &str) {
    ui.allocate_ui_with_layout(
        vec2(size, 0.0),
        egui::Layout::top_down(egui::Align::Center),
        |ui| {
            ui.set_width(size);
            ui.spacing_mut().item_spacing.y = 4.0;
            let name = upper.name(lang);
            let said = if said.is_empty() { &name } else { said };
            die(ui, upper, size, look, Sense::hover(), said);
            let palette = Palette::for_ui(ui);
            // Small enough for the longest word, so that none breaks in its middle.
            let font = TextStyle::Small.resolve(ui.style());
            let longest = name.split_whitespace().map(|word| word.chars().count()).max();
            let fits = size / (longest.unwrap_or(1) as f32 * 0.56);
            let text = RichText::new(&name).size(font.size.min(fits).max(8.0)).color(palette.weak);
            ui.add(egui::Label::new(text).wrap());
        },
    );
}

/// When the dice of expansions are rolled or used that are not drawn with the routes, a line each.
pub fn moments<'a>(ui: &mut Ui, lang: Language, roll: impl IntoIterator<Item = &'a Shown>) {
    for &shown in roll {
        if let Some(moment) = shown.expansion.die_of(shown.face.id).and_then(Die::moment_told) {
            let text = format!("{}: {}", lang.name_of(shown), lang.tell(&moment));
            widgets::weak(ui, text);
        }
    }
}

/// Draws a die into a rectangle.
pub fn paint(ui: &Ui, rect: Rect, upper: Upper, look: Look) {
    let palette = Palette::for_ui(ui);
    let size = rect.width();
    let round = size * 0.17;
    let painter = ui.painter();
    let body = rect.shrink(size * 0.03);
    let fade = match look {
        Look::Aside | Look::Ghost => 0.55,
        Look::Plain | Look::Chosen => 1.0,
    };
    if look != Look::Ghost {
        // The side that lies in shadow, below the face.
        let side = body.translate(vec2(0.0, size * 0.035));
        painter.rect_filled(side, round, palette.edge.gamma_multiply(fade));
    }
    let fill = if look == Look::Ghost { Color32::TRANSPARENT } else { palette.raised };
    painter.rect_filled(body, round, fill);
    let edge = match look {
        Look::Chosen => Stroke::new(2.5, palette.accent),
        _ => Stroke::new(1.0, palette.weak.gamma_multiply(0.6 * fade)),
    };
    if look == Look::Ghost {
        dashed(painter, body, round, palette.weak);
    } else {
        painter.rect_stroke(body, round, edge, StrokeKind::Inside);
    }
    let faded = |colour: Color32| colour.gamma_multiply(fade);
    let ink = palette.board;
    let ink = Ink {
        paper: palette.raised,
        pen: faded(ink.pen),
        dash: faded(ink.dash),
        river: faded(ink.river),
        special: faded(ink.special),
        mark: faded(ink.mark),
        ..ink
    };
    let face = body.shrink(size * 0.075);
    let mut canvas = Canvas::new(ui.ctx(), face.min, face.width());
    let here = Space::new(0, 0);
    match upper {
        Upper::Route(route) => art::drawing(&mut canvas, here, &route.base, &ink),
        Upper::Face(face) => expansion_face(&mut canvas, face, &ink),
    }
    let shapes = std::mem::take(&mut canvas.shapes);
    painter.with_clip_rect(face.intersect(ui.clip_rect())).extend(shapes);
    if look == Look::Aside {
        let stroke = Stroke::new(size * 0.03, palette.weak);
        painter.line_segment(
            [
                body.left_bottom() + vec2(round, -round) * 0.6,
                body.right_top() + vec2(-round, round) * 0.6,
            ],
            stroke,
        );
    }
}

fn dashed(painter: &egui::Painter, rect: Rect, round: f32, colour: Color32) {
    let inset = rect.shrink(0.5);
    let (a, b) = (inset.min, inset.max);
    let sides = [
        [egui::pos2(a.x + round, a.y), egui::pos2(b.x - round, a.y)],
        [egui::pos2(b.x, a.y + round), egui::pos2(b.x, b.y - round)],
        [egui::pos2(b.x - round, b.y), egui::pos2(a.x + round, b.y)],
        [egui::pos2(a.x, b.y - round), egui::pos2(a.x, a.y + round)],
    ];
    for side in sides {
        painter.extend(egui::Shape::dashed_line(&side, Stroke::new(1.5, colour), 5.0, 4.0));
    }
}

/// What a face of an expansion's die shows.
fn expansion_face(canvas: &mut Canvas<'_>, face: &Face, ink: &Ink) {
    let here = Space::new(0, 0);
    match &face.shows {
        Shows::Space { .. } => {
            if let Some(laid) = face.laid(here, Turn::NONE) {
                let mut sketch = Sketch::new(Layout::classic());
                sketch.draw(here, laid.drawing);
                laid.marks.into_iter().for_each(|(mark, amount)| sketch.set_mark(mark, amount));
                art::drawing(canvas, here, &laid.drawing, ink);
                art::expansion_marks(canvas, &sketch, ink);
            }
        }
        Shows::Path { steps, .. } => {
            // The walk along the grid, scaled to fit the face.
            let mut walk = vec![(0_i32, 0_i32)];
            for step in *steps {
                let (x, y) = walk[walk.len() - 1];
                let (dx, dy) = step.towards();
                walk.push((x + i32::from(dx), y + i32::from(dy)));
            }
            let span = |of: fn(&(i32, i32)) -> i32| {
                let low = walk.iter().map(of).min().unwrap_or(0);
                let high = walk.iter().map(of).max().unwrap_or(0);
                (low, high)
            };
            let ((left, right), (top, bottom)) = (span(|p| p.0), span(|p| p.1));
            let longest = (right - left).max(bottom - top).max(1) as f32;
            let unit = 0.6 / longest;
            let offset = v(
                0.5 - (left + right) as f32 * unit / 2.0,
                0.5 - (top + bottom) as f32 * unit / 2.0,
            );
            let points: Vec<Vec2> =
                walk.iter().map(|&(x, y)| offset + v(x as f32, y as f32) * unit).collect();
            canvas.line(&points, 0.1, ink.special);
            for &point in &points {
                canvas.disc(point, 0.06, ink.special);
            }
        }
        Shows::Attach { mark } => {
            let mut sketch = Sketch::new(Layout::classic());
            sketch.set_mark(Mark { word: (*mark).into(), at: Place::Space(here) }, 1);
            art::expansion_marks(canvas, &sketch, ink);
        }
        Shows::Pattern { spaces, .. } => {
            let steps: Vec<_> = spaces.iter().map(|&(r, c)| (r as i8, c as i8)).collect();
            pattern(canvas, &steps, ink);
        }
        Shows::Onto { lines, .. } => {
            let added = lines.parse().unwrap_or_default();
            art::drawing(canvas, here, &added, ink);
        }
        Shows::Symbol => symbol(canvas, face, ink),
    }
}

/// The spaces of a pattern, by rows and columns, scaled to fit the face.
pub fn pattern(canvas: &mut Canvas<'_>, spaces: &[(i8, i8)], ink: &Ink) {
    let span = |of: fn(&(i8, i8)) -> i8| {
        let low = spaces.iter().map(of).min().unwrap_or(0);
        (f32::from(low), f32::from(spaces.iter().map(of).max().unwrap_or(0) - low + 1))
    };
    let ((top, rows), (left, cols)) = (span(|at| at.0), span(|at| at.1));
    let unit = 0.8 / rows.max(cols).max(2.0);
    for &(row, col) in spaces {
        let at =
            |step: i8, low: f32, count: f32| 0.5 + (f32::from(step) - low - count / 2.0) * unit;
        let (x, y) = (at(col, left, cols), at(row, top, rows));
        let inset = unit * 0.06;
        let side = unit - 2.0 * inset;
        canvas.rect((x + inset, y + inset, side, side), 0.0, ink.special);
    }
}

/// A direction as an arrow, a number as a number, anything else by its name.
fn symbol(canvas: &mut Canvas<'_>, face: &Face, ink: &Ink) {
    let arrow = |canvas: &mut Canvas<'_>, (dx, dy): (f32, f32)| {
        let (along, across) = (v(dx, dy), v(-dy, dx));
        let middle = v(0.5, 0.5);
        canvas.line(&[middle, middle + along * 0.24], 0.09, ink.pen);
        let tip = middle + along * 0.4;
        let base = middle + along * 0.2;
        canvas.polygon(&[tip, base + across * 0.15, base - across * 0.15], ink.pen);
    };
    let directions =
        [("up", (0.0, -1.0)), ("right", (1.0, 0.0)), ("down", (0.0, 1.0)), ("left", (-1.0, 0.0))];
    match face.id {
        "any" => directions.iter().for_each(|&(_, direction)| arrow(canvas, direction)),
        id => match directions.iter().find(|(known, _)| *known == id) {
            Some(&(_, direction)) => arrow(canvas, direction),
            None if id.len() < 3 => canvas.text(v(0.5, 0.5), id, 0.6, ink.pen),
            None => canvas.text(v(0.5, 0.5), face.id, 0.26, ink.pen),
        },
    }
}
