//! The scored board with its sums and rulings on one page: as picture, as SVG, as PDF; and an empty
//! board to practise on.

use super::png::png;
use super::why::Why;
use crate::app::art::{self, Canvas, MARGIN, Overlay, Paper, Textures, v};
use crate::app::board::{Lit, Panel, beyond_sheet, line_overlay, paint_board, verdict_marks};
use crate::app::photo::shown_part;
use crate::app::state::State;
use crate::app::table::edition_key;
use crate::app::theme::Palette;
use crate::board::Layout;
use crate::rules::Ruling;
use crate::score::Item;
use crate::words::Language;
use egui::{Color32, ColorImage, Context, Pos2, Rect, Shape, TextureId, Vec2, pos2, vec2};
use std::sync::Arc;

/// The side of a space in points of a picture.
const CELL: f32 = 64.0;
/// Width of the sums beside the board, in points.
const SIDE: f32 = 300.0;
/// Room for the title, in points.
const HEAD: f32 = 64.0;

/// The board with marks, drawn in light colours.
fn board_shapes(canvas: &mut Canvas<'_>, state: &State, overlay: &Overlay) {
    let ink = &Palette::of(false).board;
    paint_board(canvas, &state.doc.player().sketch, overlay, ink);
}

/// What is marked on the page's board: what is lit, or what earns most and what costs points.
fn marks(state: &State) -> Overlay {
    let disputed = state.board.panel == Panel::Dispute && state.view.judgement.is_some();
    if state.board.lit != Lit::Nothing || disputed {
        return state.view.overlay.clone();
    }
    let sheet = &state.score().sheet;
    let mut overlay = line_overlay(sheet, &Item::Networks);
    overlay.ends = line_overlay(sheet, &Item::Errors).ends;
    overlay
}

/// The column of text beside the board.
struct Column<'a, 'b> {
    canvas: &'a mut Canvas<'b>,
    ctx: &'a Context,
    left: f32,
    y: f32,
}

impl Column<'_, '_> {
    /// One line of text some way right of the column's edge, without moving on.
    fn put(&mut self, x: f32, text: &str, size: f32, colour: Color32) {
        let at = self.canvas.at(self.left + x, self.y);
        left_text(self.canvas, self.ctx, at, text, size, colour);
    }

    /// Text broken into lines of so many letters.
    fn wrapped(&mut self, text: &str, letters: usize, size: f32, colour: Color32) {
        for row in wrap(text, letters) {
            self.put(0.0, &row, size, colour);
            self.y += size * 1.38;
        }
    }

    /// A name, its figure, and what earns it.
    fn line(&mut self, name: &str, figure: &str, details: &[String]) {
        let ink = &Palette::of(false).board;
        self.put(0.0, name, 0.27, ink.pen);
        // A long figure begins further left, so that all of it is on the page.
        let letters = figure.chars().count() as f32;
        self.put(3.6_f32.min(4.4 - 0.15 * letters), figure, 0.27, ink.pen);
        self.y += 0.42;
        self.left += 0.12;
        for detail in details {
            self.wrapped(detail, 42, 0.19, ink.number);
        }
        self.left -= 0.12;
        self.y += 0.08;
    }
}

/// The photo of the player in view, where figures that somebody wrote are judged: what the verdict is
/// about is shown on the paper it was written on.
fn judged_photo(state: &State) -> Option<(&Arc<ColorImage>, f32)> {
    let judged = state.verdict().is_some() || state.board.panel == Panel::Dispute;
    let photo = state.photos.of_player(state.doc.beside().id).filter(|_| judged)?;
    Some((photo.flat.as_ref()?, photo.flat_margin))
}

/// The photo from straight above at the size of the board, with the verdict drawn on it.
fn photo_shapes(
    canvas: &mut Canvas<'_>,
    state: &State,
    (flat, margin): (&Arc<ColorImage>, f32),
    shown: Shown<'_>,
    ctx: &Context,
) {
    let layout = state.doc.layout();
    let room = margin.min(MARGIN);
    let (cols, rows) = (f32::from(layout.cols()), f32::from(layout.rows()));
    let place = canvas.area(-room, -room, cols + 2.0 * room, rows + 2.0 * room);
    let part = shown_part(layout, margin, room);
    let (texture, part) = match shown {
        Shown::Screen(textures) => (textures.get(ctx, flat).id(), part),
        Shown::Paper(photo) => {
            let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
            let size = vec2(flat.width() as f32, flat.height() as f32);
            let part = Rect::from_min_max(part.min * size.x, part.max * size.y);
            *photo = flat.region(&part, None);
            (TextureId::default(), whole)
        }
    };
    canvas.shapes.push(Shape::image(texture, place, part, Color32::WHITE));
    let lit = state.board.lit != Lit::Nothing || state.view.judgement.is_some();
    let marks = if lit { marks(state) } else { verdict_marks(state) };
    let overlay = Overlay { over_photo: true, ..marks };
    art::overlay_above(canvas, layout, &overlay, &Palette::of(false).board);
}

/// What shows the photo on a page.
enum Shown<'a> {
    /// The screen's textures.
    Screen(&'a mut Textures),
    /// A file, into which the picture is put by itself.
    Paper(&'a mut ColorImage),
}

/// The whole page as shapes, and its size in points. The player's photo stands before the board.
fn page(ctx: &Context, state: &State, shown: Shown<'_>) -> (Vec<Shape>, Vec2) {
    let lang = state.lang();
    let ink = &Palette::of(false).board;
    let player = state.doc.player();
    let scored = state.score();
    let layout = player.sketch.layout();
    let board = vec2(f32::from(layout.cols()), f32::from(layout.rows())) * CELL
        + Vec2::splat(2.0 * MARGIN * CELL);
    let mut origin = egui::pos2(MARGIN * CELL, MARGIN * CELL + HEAD - 12.0);
    let title_at = origin + vec2(0.08 - MARGIN, -MARGIN - 0.52) * CELL;
    let mut shapes = Vec::new();
    let mut before = 0.0;
    if let Some(photo) = judged_photo(state) {
        let mut canvas = Canvas::new(ctx, origin, CELL);
        photo_shapes(&mut canvas, state, photo, shown, ctx);
        shapes = canvas.shapes;
        before = board.x;
        origin.x += before;
    }
    let mut canvas = Canvas::new(ctx, origin, CELL);
    canvas.shapes = shapes;
    board_shapes(&mut canvas, state, &marks(state));
    let title = format!(
        "{} - {}",
        state.player_name(state.doc.current),
        lang.t(edition_key(state.doc.game.ruleset.edition))
    );
    left_text(&mut canvas, ctx, title_at, &title, 0.36, ink.pen);
    let left = f32::from(layout.cols()) + MARGIN + 0.25;
    let mut column = Column { canvas: &mut canvas, ctx, left, y: 0.1 - MARGIN };
    for (line, written) in scored.lines.iter().zip(&state.view.figures.lines) {
        // What the player wrote stands beside what is proven, where it differs.
        let figure = match written.figure {
            Some(written) if written != line.points => {
                format!("{}  ({written})", line.figure())
            }
            _ => line.figure(),
        };
        column.line(&line.name, &figure, &line.details);
    }
    for (name, points, details) in beyond_sheet(lang, scored) {
        column.line(&name, &points.to_string(), &details);
    }
    let rule = [v(left, column.y), v(left + 4.1, column.y)];
    column.canvas.line(&rule, 0.02, ink.pen);
    column.y += 0.12;
    column.put(0.0, &lang.t("total"), 0.36, ink.pen);
    column.put(3.5, &scored.total_figure(), 0.36, ink.pen);
    column.y += 0.6;
    if let Some(verdict) = state.verdict() {
        column.wrapped(verdict, 38, 0.22, ink.pen);
        column.y += 0.1;
    } else if let Some(left) = state.unconfirmed(state.doc.current) {
        let left = [("left", left.into())];
        column.wrapped(&lang.with("unconfirmed-table", &left), 38, 0.22, ink.bad);
    }
    if let Some(judgement) =
        state.view.judgement.as_ref().filter(|_| state.board.panel == Panel::Dispute)
    {
        let colour = if judgement.stands() { ink.good } else { ink.bad };
        column.wrapped(&judgement.text, 38, 0.22, colour);
        column.wrapped(&judgement.rule, 46, 0.18, ink.number);
        column.y += 0.15;
    }
    let counted = scored.rulings.iter().map(|offer| (offer.ruling, offer.answer));
    let drawn = scored.issue_notes.iter().map(|note| (note.ruling, note.answer));
    let mut told: Vec<(&Ruling, usize)> = counted.chain(drawn).collect();
    told.dedup_by_key(|(ruling, _)| ruling.key);
    for (ruling, answer) in told {
        let source = lang.answer_source(ruling, answer);
        let question = lang.question(ruling);
        let answer = lang.answer(ruling, answer);
        let text = format!("{question} {answer} ({})", source);
        column.wrapped(&text, 46, 0.18, ink.number);
        column.y += 0.1;
    }
    column.y = (column.y + 0.1).max(f32::from(layout.rows()) + MARGIN - 0.3);
    column.put(0.0, &lang.t("app-made-by"), 0.18, ink.number);
    let text = (column.y + 0.4) * CELL + origin.y;
    (canvas.shapes, vec2(before + board.x + SIDE, (board.y + HEAD).max(text)))
}

fn left_text(
    canvas: &mut Canvas<'_>,
    ctx: &Context,
    at: egui::Pos2,
    text: &str,
    size: f32,
    colour: Color32,
) {
    let font = egui::FontId::proportional(size * CELL);
    let shape =
        ctx.fonts_mut(|fonts| Shape::text(fonts, at, egui::Align2::LEFT_TOP, text, font, colour));
    canvas.shapes.push(shape);
}

fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut rows = vec![String::new()];
    for word in text.split_whitespace() {
        // There is always a last row.
        let last = rows.len() - 1;
        if rows[last].is_empty() {
            rows[last] = word.to_owned();
        } else if rows[last].chars().count() + 1 + word.chars().count() <= width {
            rows[last].push(' ');
            rows[last].push_str(word);
        } else {
            rows.push(word.to_owned());
        }
    }
    rows
}

/// Shapes made outside a frame: a context of its own lays out the text.
fn outside<T>(make: impl Fn(&Context) -> T) -> Option<T> {
    let ctx = Context::default();
    let mut made = None;
    for _ in 0..2 {
        let output = ctx.run_ui(egui::RawInput::default(), |ui| made = Some(make(ui.ctx())));
        output.drop_without_applying_deltas();
    }
    made
}

/// The page as PNG.
///
/// # Errors
///
/// If the page has no size that can be encoded.
pub fn picture(state: &State) -> Result<Vec<u8>, Why> {
    // Held until the picture is drawn: a context of its own draws it, in which nothing else is shown.
    let (_, size) = outside(|ctx| page(ctx, state, Shown::Screen(&mut Textures::default())))
        .unwrap_or_default();
    let ground = Palette::of(false).raised;
    let mut textures = Textures::default();
    let shapes = |ctx: &Context| page(ctx, state, Shown::Screen(&mut textures)).0;
    let image = art::picture_of_shapes(size, 2.0, ground, shapes);
    png(&image)
}

/// The page for paper, its size, and the photo on it as PNG.
///
/// # Errors
///
/// If the photo has no size that can be encoded.
fn sheet(state: &State) -> Result<(Vec<Shape>, Vec2, Vec<u8>), Why> {
    let made = outside(|ctx| {
        let mut photo = ColorImage::default();
        (page(ctx, state, Shown::Paper(&mut photo)), photo)
    });
    let ((shapes, size), photo) = made.unwrap_or_default();
    let photo = if photo.pixels.is_empty() { Vec::new() } else { png(&photo)? };
    Ok((shapes, size, photo))
}

/// The page as SVG, a sheet of A4 on its side.
///
/// # Errors
///
/// If the photo on it cannot be encoded.
pub fn svg(state: &State) -> Result<Vec<u8>, Why> {
    let (shapes, size, photo) = sheet(state)?;
    let title = state.player_name(state.doc.current);
    let text = art::svg_of_shapes(&shapes, size, Paper::A4_LANDSCAPE, &title, &photo);
    Ok(text.into_bytes())
}

/// The page as PDF, a sheet of A4 on its side.
///
/// # Errors
///
/// If the photo on it cannot be encoded.
pub fn pdf(state: &State) -> Result<Vec<u8>, Why> {
    let (shapes, size, photo) = sheet(state)?;
    let title = state.player_name(state.doc.current);
    Ok(art::pdf_of_shapes(&shapes, size, Paper::A4_LANDSCAPE, &title, &photo))
}

/// An empty board to print and draw on, a sheet of A4 upright.
pub fn practice(lang: Language, layout: &Arc<Layout>) -> String {
    let ink = &Palette::of(false).board;
    let shapes = outside(|ctx| {
        let origin = egui::pos2(MARGIN * CELL, MARGIN * CELL + 20.0);
        let mut canvas = Canvas::new(ctx, origin, CELL);
        let blank = crate::board::Sketch::new(Arc::clone(layout));
        art::printed(&mut canvas, layout, ink);
        // Some boards are printed with routes.
        for (space, cell) in blank.drawn() {
            art::drawing(&mut canvas, space, &cell.drawing, ink);
        }
        art::rounds(&mut canvas, &blank, ink);
        // A row to write the points into.
        let top = f32::from(layout.rows()) + MARGIN + 0.3;
        let mut x = 0.0;
        let mut items = vec!["item-networks", "item-highway", "item-railway", "item-centre"];
        if !layout.buildings().is_empty() {
            items.push("item-villages");
        }
        items.extend(["item-errors", "total"]);
        let width = f32::from(layout.cols()) / items.len() as f32;
        for key in items {
            canvas.outline((x, top + 0.32, width - 0.08, 0.6), 0.06, 0.02, ink.pen);
            let text = lang.t(key);
            let size = (width * 1.55 / text.chars().count() as f32).min(0.17);
            canvas.text(v(x + width / 2.0 - 0.04, top + 0.16), &text, size, ink.number);
            x += width;
        }
        canvas.shapes
    });
    let size = vec2(f32::from(layout.cols()), f32::from(layout.rows())) * CELL
        + vec2(2.0 * MARGIN * CELL, 2.0 * MARGIN * CELL + 120.0);
    let shapes = shapes.unwrap_or_default();
    art::svg_of_shapes(&shapes, size, Paper::A4_PORTRAIT, &lang.t("practice-title"), &[])
}
