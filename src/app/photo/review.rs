//! What was read, beside the photo; and the queue of spaces that want a look.

use super::action::PhotoAction;
use super::crop::{KEYS, crop_ui, enlarged};
use super::data::{Compare, PlayerPhoto};
use super::rounds;
use crate::app::art::{Canvas, MARGIN, Overlay, SpaceMark, Textures, overlay_above, trace};
use crate::app::board::{BoardAction, Panel, board_size, board_ui, cell_for, total_ui};
use crate::app::state::{Action, Command, Screen, State, Wishes};
use crate::app::theme::{self, Palette};
use crate::app::widgets;
use crate::board::{Drawing, Layout, Sketch, Space};
use egui::{
    Color32, Modifiers, Pos2, Rect, RichText, ScrollArea, Sense, Stroke, Ui, Vec2, pos2, vec2,
};
use std::sync::Arc;

/// Draws the screen.
pub fn review_screen(
    ui: &mut Ui,
    state: &State,
    narrow: bool,
    textures: &mut Textures,
    wishes: &mut Wishes,
) {
    let photo = state.photos.of_player(state.doc.beside().id);
    let room = ui.available_size();
    if narrow {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            queue_ui(ui, state, photo, textures, wishes);
            boards_ui(ui, state, photo, room.x - 10.0, true, textures, wishes);
            total_ui(ui, state, wishes);
            done_ui(ui, state, wishes);
        });
    } else {
        ui.horizontal_top(|ui| {
            let side = theme::wide(340.0, state.settings.scale);
            let left = room.x - side - theme::WIDE_GAP;
            widgets::column(ui, vec2(left, room.y), |ui| {
                ui.set_width(left);
                ui.vertical(|ui| boards_ui(ui, state, photo, left, false, textures, wishes));
            });
            ui.vertical(|ui| {
                ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                    total_ui(ui, state, wishes);
                    queue_ui(ui, state, photo, textures, wishes);
                    done_ui(ui, state, wishes);
                });
            });
        });
    }
}

fn done_ui(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    let palette = Palette::for_ui(ui);
    ui.add_space(theme::GAP);
    let text = RichText::new(state.t("review-done")).color(palette.on_accent).strong();
    if ui.add(egui::Button::new(text).fill(palette.accent).min_size(vec2(0.0, 40.0))).clicked() {
        wishes.push(Action::Go(Screen::Board));
    }
}

fn boards_ui(
    ui: &mut Ui,
    state: &State,
    photo: Option<&PlayerPhoto>,
    width: f32,
    narrow: bool,
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
    let mut overlay = Overlay::default();
    let player = state.doc.player();
    let doubts = &state.doc.beside().doubts;
    overlay.spaces.extend(doubts.iter().map(|doubt| (doubt.space, SpaceMark::Unsure)));
    let beside = flat.is_some() && !narrow && compare == Compare::Beside;
    let each = if beside { (width - theme::WIDE_GAP) / 2.0 } else { width };
    let high = ui.available_height().max(if narrow { width } else { 320.0 });
    let cell = cell_for(layout, vec2(each, high));
    match (flat, compare) {
        (Some((flat, margin)), Compare::Beside) => {
            let both = |ui: &mut Ui| {
                let pointed = flat_ui(ui, state, flat, margin, cell, textures, wishes);
                board_ui(ui, state, (&overlay, true), cell, wishes);
                if pointed {
                    // The pointer has left the board for the photo, not for nowhere.
                    wishes.retain(|wish| !matches!(wish, Action::Board(BoardAction::Hover(None))));
                }
            };
            if narrow {
                ui.vertical_centered(both);
            } else {
                ui.horizontal_top(both);
            }
        }
        (Some((flat, margin)), _) => {
            ui.vertical_centered(|ui| {
                let over = compare == Compare::Over;
                let photo = over || state.photos.swapped;
                let rect = board_rect(ui, layout, cell);
                if photo {
                    paint_flat(ui, layout, flat, margin, (rect, cell), textures);
                }
                board_ui(ui, state, (&overlay, !photo), cell, wishes);
                if photo {
                    let drawn = over.then_some(&player.sketch);
                    paint_lines(ui, layout, drawn, &overlay, (rect, cell));
                }
            });
        }
        (None, _) => board_ui(ui, state, (&overlay, true), cell, wishes),
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

/// The part of the flat picture that shows the grid and `room` spaces round it.
fn shown_part(layout: &Layout, margin: f32, room: f32) -> Rect {
    let (w, h) = (f32::from(layout.cols()) + 2.0 * margin, f32::from(layout.rows()) + 2.0 * margin);
    let cut = margin - room;
    Rect::from_min_max(pos2(cut / w, cut / h), pos2(1.0 - cut / w, 1.0 - cut / h))
}

/// The photo seen from straight above, at the size of the redrawn board, with the same spaces lit,
/// and the space that is pointed at on either of them enlarged. Says whether the pointer is on it.
fn flat_ui(
    ui: &mut Ui,
    state: &State,
    flat: &Arc<egui::ColorImage>,
    margin: f32,
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
    let grid = rect.min + Vec2::splat(MARGIN * cell);
    let ink = &Palette::for_ui(ui).board;
    let square = |space: Space| {
        let at = vec2(f32::from(space.col), f32::from(space.row)) * cell;
        Rect::from_min_size(grid + at, Vec2::splat(cell))
    };
    for doubt in &state.doc.beside().doubts {
        let stroke = Stroke::new(2.5, ink.warn);
        ui.painter().rect_stroke(square(doubt.space), 3.0, stroke, egui::StrokeKind::Inside);
    }
    for space in [state.board.hover, state.board.cursor].into_iter().flatten() {
        let stroke = Stroke::new(2.5, ink.cursor);
        ui.painter().rect_stroke(square(space), 3.0, stroke, egui::StrokeKind::Inside);
    }
    let under = |at: Pos2| layout.spaces().find(|&space| square(space).contains(at));
    let hovered = response.hover_pos().and_then(under);
    if hovered.is_some() && hovered != state.board.hover {
        wishes.push(BoardAction::Hover(hovered));
    }
    if response.clicked() && hovered.is_some() {
        wishes.push(BoardAction::Select(hovered));
    }
    if let Some(space) = state.board.hover {
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

fn queue_ui(
    ui: &mut Ui,
    state: &State,
    photo: Option<&PlayerPhoto>,
    textures: &mut Textures,
    wishes: &mut Wishes,
) {
    let palette = Palette::for_ui(ui);
    let doubts = &state.doc.beside().doubts;
    theme::card(palette).show(ui, |ui| {
        ui.set_width(ui.available_width());
        if let Some((photo, turns)) = photo.and_then(|photo| Some((photo, photo.otherwise?))) {
            way_up_ui(ui, state, photo, turns, wishes);
        }
        let chosen = state
            .board
            .cursor
            .filter(|_| !doubts.iter().any(|d| Some(d.space) == state.board.cursor));
        if rounds::due(state) {
            rounds::show(ui, state, photo, textures, wishes);
            return;
        }
        let number = doubts.iter().position(|doubt| Some(doubt.space) == state.board.cursor);
        let doubt = doubts.get(number.unwrap_or(state.photos.doubt)).or(doubts.first());
        let (space, options) = match (chosen, doubt) {
            // A space that was read surely can be corrected just as well.
            (Some(space), _) => (space, likely(state, space)),
            (None, Some(doubt)) => {
                (doubt.space, doubt.alternatives.iter().map(|(drawing, _)| *drawing).collect())
            }
            (None, None) => {
                let text = RichText::new(state.t("queue-empty")).color(palette.good).strong();
                ui.add(egui::Label::new(text).wrap());
                widgets::weak(ui, state.t("queue-any"));
                let unsure = state.doc.beside().round_doubts.len();
                if unsure > 0 {
                    let text = state.with("rounds-again", &[("count", unsure.into())]);
                    ui.add_space(theme::GAP);
                    widgets::weak(ui, text);
                    if ui.add(egui::Button::new(state.t("rounds-look")).wrap()).clicked() {
                        wishes.push(PhotoAction::Rounds(true));
                    }
                }
                odd_ui(ui, state, wishes);
                return;
            }
        };
        if let Some(photo) = photo.filter(|photo| photo.poor && !doubts.is_empty()) {
            poor_ui(ui, state, photo, wishes);
        }
        if !doubts.is_empty() {
            widgets::title(ui, state.with("queue-left", &[("count", doubts.len().into())]));
        }
        let said = match layout_name(state, space) {
            Some(name) => name,
            None => space.to_string(),
        };
        let said = RichText::new(state.with("queue-space", &[("space", said.into())])).strong();
        ui.add(egui::Label::new(said).wrap());
        if let Some((flat, margin)) = photo.and_then(|p| Some((p.flat.as_ref()?, p.flat_margin))) {
            crop_ui(ui, state.doc.layout(), space, flat, margin, textures);
        }
        widgets::weak(ui, state.t("queue-text"));
        options_ui(ui, state, space, &options, wishes);
        ui.horizontal_wrapped(|ui| {
            if doubts.len() > 1 && ui.button(state.t("queue-next")).clicked() {
                let now = number.unwrap_or(state.photos.doubt);
                wishes.push(PhotoAction::Doubt((now + 1) % doubts.len()));
            }
            if ui.button(state.t("queue-turn")).clicked() {
                wishes.push(BoardAction::Select(Some(space)));
                wishes.push(Command::Turn);
            }
            if ui.button(state.t("queue-draw")).clicked() {
                wishes.push(BoardAction::Select(Some(space)));
                wishes.push(BoardAction::Beside(Panel::Draw));
            }
        });
    });
}

/// Nothing on some boards tells which way up they lie: one answer settles every space.
fn way_up_ui(ui: &mut Ui, state: &State, photo: &PlayerPhoto, turns: usize, wishes: &mut Wishes) {
    let show = |wishes: &mut Wishes| show_photo(state, photo, wishes);
    warning_ui(ui, [state.t("review-way-up"), state.t("review-way-up-todo")], |ui| {
        if ui.button(state.t("review-way-up-right")).clicked() {
            show(wishes);
            wishes.push(PhotoAction::WayUp);
        }
        let turn = ["", "review-turn-left", "review-turn-half", "review-turn-right"][turns % 4];
        if ui.button(state.t(turn)).clicked() {
            show(wishes);
            wishes.push(Action::Go(Screen::Photo));
            wishes.push(PhotoAction::Turn(turns));
        }
    });
}

/// Asks for a photo to be looked at.
fn show_photo(state: &State, photo: &PlayerPhoto, wishes: &mut Wishes) {
    if let Some(place) = state.photos.list.iter().position(|known| known.id == photo.id) {
        wishes.push(PhotoAction::Show(place));
    }
}

/// Most of a board is doubtful when it was looked at the wrong way up or in the wrong place: that is
/// mended before anybody answers for every space.
fn poor_ui(ui: &mut Ui, state: &State, photo: &PlayerPhoto, wishes: &mut Wishes) {
    let show = |wishes: &mut Wishes| show_photo(state, photo, wishes);
    warning_ui(ui, [state.t("review-poor"), state.t("review-poor-todo")], |ui| {
        if ui.button(state.t("photo-turn")).clicked() {
            show(wishes);
            wishes.push(Action::Go(Screen::Photo));
            wishes.push(PhotoAction::Turn(1));
        }
        if ui.button(state.t("photo-corners")).clicked() {
            show(wishes);
            wishes.push(Action::Go(Screen::Photo));
        }
        widgets::command_button(ui, state, Command::Open, wishes);
    });
}

/// What is wrong with a reading as a whole, what to do about it, and the buttons for that.
fn warning_ui(ui: &mut Ui, [what, todo]: [String; 2], buttons: impl FnOnce(&mut Ui)) {
    let palette = Palette::for_ui(ui);
    theme::raised(palette).stroke(Stroke::new(1.5, palette.warn)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.add(egui::Label::new(RichText::new(what).color(palette.warn).strong()).wrap());
        ui.add(egui::Label::new(todo).wrap());
        ui.horizontal_wrapped(buttons);
    });
    ui.add_space(theme::GAP);
}

/// What may not be drawn so is often only misread: each place is offered for a look.
fn odd_ui(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    let issues = &state.score().issues;
    if issues.is_empty() {
        return;
    }
    let palette = Palette::for_ui(ui);
    let text = RichText::new(state.t("queue-odd")).color(palette.bad);
    ui.add(egui::Label::new(text).wrap());
    for issue in issues {
        let Some(space) = issue.spaces.first() else { continue };
        let text = state.lang().told(issue);
        let room = vec2(ui.available_width(), 0.0);
        if ui.add(egui::Button::new(text).wrap().min_size(room)).clicked() {
            wishes.push(BoardAction::Select(Some(*space)));
        }
    }
}

fn layout_name(state: &State, space: Space) -> Option<String> {
    let index = state.doc.layout().index(space)?;
    state.score().names.get(index).cloned()
}

/// What is drawn in a space, and its turns and nothing: the corrections wanted most.
fn likely(state: &State, space: Space) -> Vec<Drawing> {
    let drawing = state.doc.player().sketch.drawing(space);
    let mut options = vec![drawing];
    options.extend(drawing.orientations());
    options.push(Drawing::EMPTY);
    let mut seen = Vec::new();
    options.retain(|option| {
        let new = !seen.contains(option);
        seen.push(*option);
        new
    });
    options
}

fn options_ui(ui: &mut Ui, state: &State, space: Space, options: &[Drawing], wishes: &mut Wishes) {
    let now = state.doc.player().sketch.drawing(space);
    let typing = ui.ctx().text_edit_focused();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for (number, (option, key)) in options.iter().zip(KEYS).enumerate() {
            let name = state.lang().drawing(option);
            let values = [("number", (number + 1).into()), ("name", name.into())];
            let name = state.with("queue-option", &values);
            let corner = (number + 1).to_string();
            let button = widgets::route_button(ui, option, 84.0, *option == now, &corner, &name);
            let pressed = !typing && ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
            if button.clicked() || pressed {
                wishes.push(PhotoAction::Settle(space, *option));
            }
        }
    });
}
