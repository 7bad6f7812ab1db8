//! The photo seen from straight above and the board redrawn from it: next to each other, one over the
//! other, or in turn.

use super::action::PhotoAction;
use super::crop::enlarged;
use super::data::{Compare, PlayerPhoto};
use super::flap::{flap_height, flap_ui};
use super::waiting::Waiting;
use crate::app::art::{Canvas, MARGIN, Overlay, SpaceMark, Textures, overlay_above, trace};
use crate::app::board::{BoardAction, board_size, board_ui, cell_for, pressed};
use crate::app::state::{Action, Command, Screen, State, Wishes};
use crate::app::theme::{self, Palette};
use crate::app::widgets;
use crate::board::{Layout, Sketch, Space};
use egui::{Color32, Label, Pos2, Rect, RichText, Sense, Stroke, Ui, Vec2, pos2, vec2};
use std::sync::Arc;

/// A space is at least so many points wide, however large the flap above it.
const LEAST_CELL: f32 = 30.0;

/// Photo and board.
pub fn boards_ui(
    ui: &mut Ui,
    state: &State,
    photo: Option<&PlayerPhoto>,
    overlay: &Overlay,
    (width, narrow): (f32, bool),
    textures: &mut Textures,
    wishes: &mut Wishes,
) {
    let layout = state.doc.layout();
    let flat = photo.and_then(|photo| Some((photo.flat.as_ref()?, photo.flat_margin)));
    let compare = if flat.is_some() { state.photos.compare } else { Compare::Beside };
    if flat.is_some() {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().button_padding.x = 8.0;
            let ways = Compare::ALL.map(|(way, key)| (way, state.t(key)));
            if let Some(way) = widgets::one_of(ui, compare, &ways) {
                wishes.push(PhotoAction::Compare(way));
            }
            if compare == Compare::Turns {
                widgets::command_button(ui, state, Command::SwapPhoto, wishes);
            }
        });
    }
    let player = state.doc.player();
    let over_photo = Overlay { over_photo: true, ..overlay.clone() };
    // Both fit beside each other on a tablet too.
    let stacked = narrow && width < 640.0;
    let beside = flat.is_some() && !stacked && compare == Compare::Beside;
    let each = if beside { (width - theme::WIDE_GAP) / 2.0 } else { width };
    let high = ui.available_height().max(if narrow { width } else { 320.0 });
    // What is disputed was written on the flap as well.
    let flap = photo.and_then(|photo| photo.flap.as_ref());
    let flap = flap.filter(|_| state.screen == Screen::Board);
    let mut cell = cell_for(layout, vec2(each, high));
    if flap.is_some() && !narrow {
        let both = board_size(layout, cell).y + flap_height(layout, cell);
        cell = (cell * (high / both).min(1.0)).max(LEAST_CELL).floor();
    }
    let flap_above = |ui: &mut Ui, textures: &mut Textures| {
        if let Some(flap) = flap {
            flap_ui(ui, state, flap, cell, textures);
        }
    };
    match (flat, compare) {
        (Some((flat, margin)), Compare::Beside) => {
            if !stacked && let Some(flap) = flap {
                ui.horizontal_top(|ui| {
                    flap_ui(ui, state, flap, cell, textures);
                    // What both boards are about stands over them.
                    if let Some(verdict) = state.verdict() {
                        ui.add(Label::new(RichText::new(verdict).strong()).wrap());
                    }
                });
            }
            let both = |ui: &mut Ui| {
                if stacked {
                    flap_above(ui, textures);
                }
                let flat = (flat, margin);
                let pointed = flat_ui(ui, state, flat, &over_photo, cell, textures, wishes);
                board_ui(ui, state, (overlay, true), cell, wishes);
                if pointed {
                    // The pointer has left the board for the photo, not for nowhere.
                    wishes.retain(|wish| !matches!(wish, Action::Board(BoardAction::Hover(None))));
                }
            };
            if stacked {
                ui.vertical_centered(both);
            } else {
                ui.horizontal_top(both);
            }
        }
        (Some((flat, margin)), _) => {
            ui.vertical_centered(|ui| {
                flap_above(ui, textures);
                let over = compare == Compare::Over;
                let photo = over || state.photos.swapped;
                let rect = board_rect(ui, layout, cell);
                if photo {
                    paint_flat(ui, layout, flat, margin, (rect, cell), textures);
                }
                board_ui(ui, state, (overlay, !photo), cell, wishes);
                if photo {
                    let drawn = over.then_some(&player.sketch);
                    paint_lines(ui, layout, drawn, &over_photo, (rect, cell));
                }
            });
        }
        (None, _) => board_ui(ui, state, (overlay, true), cell, wishes),
    }
}

/// Where the board is about to be put.
fn board_rect(ui: &Ui, layout: &Layout, cell: f32) -> Rect {
    let size = board_size(layout, cell);
    let room = ui.available_rect_before_wrap();
    Rect::from_min_size(pos2(room.center().x - size.x / 2.0, room.top()), size)
}

/// The photo seen from straight above, where the board would be.
fn paint_flat(
    ui: &Ui,
    layout: &Layout,
    flat: &Arc<egui::ColorImage>,
    margin: f32,
    (rect, cell): (Rect, f32),
    textures: &mut Textures,
) {
    let room = margin.min(MARGIN);
    let picture = rect.shrink((MARGIN - room) * cell);
    let texture = textures.get(ui.ctx(), flat);
    ui.painter().image(texture.id(), picture, shown_part(layout, margin, room), Color32::WHITE);
}

/// What was read, as thin lines, and what is marked.
fn paint_lines(
    ui: &Ui,
    layout: &Layout,
    sketch: Option<&Sketch>,
    overlay: &Overlay,
    (rect, cell): (Rect, f32),
) {
    let ink = &Palette::of(false).board;
    let mut canvas = Canvas::new(ui.ctx(), rect.min + Vec2::splat(MARGIN * cell), cell);
    for (space, drawn) in sketch.into_iter().flat_map(Sketch::drawn) {
        trace(&mut canvas, space, &drawn.drawing, ink);
    }
    overlay_above(&mut canvas, layout, overlay, ink);
    ui.painter().extend(canvas.shapes);
}

/// The doubts that are left on the board in view.
pub fn doubt_marks(state: &State) -> Overlay {
    let doubts = state.doc.beside().doubts.iter();
    let spaces = doubts.map(|doubt| (doubt.space, SpaceMark::Unsure)).collect();
    Overlay { spaces, ..Overlay::default() }
}

/// The part of the flat picture that shows the grid and `room` spaces round it.
pub fn shown_part(layout: &Layout, margin: f32, room: f32) -> Rect {
    let (w, h) = (f32::from(layout.cols()) + 2.0 * margin, f32::from(layout.rows()) + 2.0 * margin);
    let cut = margin - room;
    Rect::from_min_max(pos2(cut / w, cut / h), pos2(1.0 - cut / w, 1.0 - cut / h))
}

/// The photo seen from straight above, at the size of the redrawn board, with the same spaces lit,
/// and the space that is pointed at on either of them enlarged. Says whether the pointer is on it.
fn flat_ui(
    ui: &mut Ui,
    state: &State,
    (flat, margin): (&Arc<egui::ColorImage>, f32),
    overlay: &Overlay,
    cell: f32,
    textures: &mut Textures,
    wishes: &mut Wishes,
) -> bool {
    let layout = state.doc.layout();
    let size = board_size(layout, cell);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let label = state.t("review-photo");
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, &label));
    paint_flat(ui, layout, flat, margin, (rect, cell), textures);
    paint_lines(ui, layout, None, overlay, (rect, cell));
    let grid = rect.min + Vec2::splat(MARGIN * cell);
    let ink = &Palette::for_ui(ui).board;
    let square = |space: Space| {
        let at = vec2(f32::from(space.col), f32::from(space.row)) * cell;
        Rect::from_min_size(grid + at, Vec2::splat(cell))
    };
    for space in [state.board.hover, state.board.cursor].into_iter().flatten() {
        let stroke = Stroke::new(2.5, ink.cursor);
        ui.painter().rect_stroke(square(space), 3.0, stroke, egui::StrokeKind::Inside);
    }
    let under = |at: Pos2| layout.spaces().find(|&space| square(space).contains(at));
    let hovered = response.hover_pos().and_then(under);
    if hovered.is_some() && hovered != state.board.hover {
        wishes.push(BoardAction::Hover(hovered));
    }
    if response.clicked()
        && let Some(space) = hovered
    {
        wishes.push(BoardAction::Select(hovered));
        if let (Some(_), Some(at)) = (state.board.tool, response.interact_pointer_pos()) {
            wishes.push(pressed(state, space, (at - square(space).min) / cell));
        }
    }
    // While the whole board is asked about, wherever the pointer happens to rest is looked at by nobody.
    let whole = matches!(state.asked(), Some(Waiting::WayUp(_) | Waiting::Expansions(_)));
    if let Some(space) = state.board.hover.filter(|_| !whole) {
        // In the corner farthest from the space.
        let side = (0.42 * rect.width()).min(240.0);
        let far = |index: u8, count: u8, low: f32, high: f32| {
            if 2 * index < count { high - side - 6.0 } else { low + 6.0 }
        };
        let corner = pos2(
            far(space.col, layout.cols(), rect.left(), rect.right()),
            far(space.row, layout.rows(), rect.top(), rect.bottom()),
        );
        let place = Rect::from_min_size(corner, Vec2::splat(side));
        enlarged(ui, layout, space, flat, margin, place, textures);
        let edge = Stroke::new(2.0, ink.border);
        ui.painter().rect_stroke(place, 3.0, edge, egui::StrokeKind::Outside);
    }
    hovered.is_some()
}
