//! The flap above the board: seen from straight above beside the board, and a line of it to be
//! answered.

use super::action::PhotoAction;
use super::crop::KEYS;
use super::data::PlayerPhoto;
use crate::app::art::Textures;
use crate::app::state::{State, Wishes};
use crate::app::theme::{self, Palette};
use crate::app::widgets;
use crate::board::{Layout, Value};
use crate::rules::Edition;
use crate::score::FieldRead;
use crate::vision::flap::print::FlapPrint;
use crate::words::sentence;
use egui::{Button, Color32, Id, Key, Label, Modifiers, Rect, RichText, Sense, Stroke, TextEdit};
use egui::{Ui, Vec2, pos2, vec2};
use std::sync::Arc;

/// The print of a board's flap.
fn print_of(layout: &Layout) -> &'static FlapPrint {
    match layout.buildings() {
        [] => FlapPrint::of(Edition::Classic),
        _ => FlapPrint::of(Edition::Challenge),
    }
}

/// How high the flap of a board is whose spaces are `cell` points wide.
pub fn flap_height(layout: &Layout, cell: f32) -> f32 {
    let print = print_of(layout);
    (print.crease - print.top) as f32 * cell
}

/// The flap from straight above, as large as the board below it whose spaces are `cell` points wide.
pub fn flap_ui(
    ui: &mut Ui,
    state: &State,
    flap: &Arc<egui::ColorImage>,
    cell: f32,
    textures: &mut Textures,
) {
    let layout = state.doc.layout();
    let print = print_of(layout);
    let width = (print.right - print.left) as f32 * cell;
    let (rect, response) =
        ui.allocate_exact_size(vec2(width, flap_height(layout, cell)), Sense::hover());
    let label = state.t("flap-whole");
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, &label));
    let texture = textures.get(ui.ctx(), flap);
    let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    ui.painter().image(texture.id(), rect, whole, Color32::WHITE);
    // What is asked there is ringed.
    let ink = &Palette::for_ui(ui).board;
    for field in state.doc.beside().asked_fields() {
        let Some([left, top, right, bottom]) = print.part(field) else { continue };
        let at = |x: f32, y: f32| rect.min + vec2(x * rect.width(), y * rect.height());
        let ring = Rect::from_min_max(at(left, top), at(right, bottom)).expand(2.0);
        let stroke = Stroke::new(2.0, ink.warn);
        ui.painter().rect_stroke(ring, 3.0, stroke, egui::StrokeKind::Outside);
    }
}

/// A field of the flap with what is printed round it, large.
fn picture_ui(
    ui: &mut Ui,
    state: &State,
    flap: &Arc<egui::ColorImage>,
    field: &str,
    textures: &mut Textures,
) {
    let Some([left, top, right, bottom]) = print_of(state.doc.layout()).part(field) else { return };
    let [w, h] = flap.size.map(|side| side as f32);
    let middle = pos2((left + right) / 2.0 * w, (top + bottom) / 2.0 * h);
    // Three times as wide and twice as high as the field.
    let size = vec2((right - left) * w * 3.0, (bottom - top) * h * 2.0);
    let part = Rect::from_center_size(middle, size);
    let width = ui.available_width().min(280.0);
    let (rect, response) =
        ui.allocate_exact_size(vec2(width, width * size.y / size.x), Sense::hover());
    let label = state.t("flap-picture");
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, &label));
    let texture = textures.get(ui.ctx(), flap);
    let uv = Rect::from_min_max(
        pos2(part.min.x / w, part.min.y / h),
        pos2(part.max.x / w, part.max.y / h),
    );
    ui.painter().image(texture.id(), rect, uv, Color32::WHITE);
    let inner = Rect::from_center_size(rect.center(), rect.size() * vec2(1.0 / 3.0, 0.5));
    let stroke = Stroke::new(2.0, Palette::for_ui(ui).board.warn);
    ui.painter().rect_stroke(inner, 2.0, stroke, egui::StrokeKind::Outside);
}

/// A line of the flap that was not read for sure: what it may be, a key for each, and another figure.
pub fn line_ui(
    ui: &mut Ui,
    state: &State,
    photo: Option<&PlayerPhoto>,
    field: &'static str,
    textures: &mut Textures,
    wishes: &mut Wishes,
) {
    let left = state.doc.beside().asked_fields().count();
    widgets::title(ui, state.with("flap-left", &[("count", left.into())]));
    let name = sentence(&state.lang().value(&Value::Name("field", field)));
    let asked = state.with("flap-line", &[("name", name.into())]);
    ui.add(Label::new(RichText::new(asked).strong()).wrap());
    if let Some(flap) = photo.and_then(|photo| photo.flap.as_ref()) {
        picture_ui(ui, state, flap, field, textures);
    }
    widgets::weak(ui, state.t("flap-text"));
    let typing = ui.ctx().text_edit_focused();
    let readings = state.doc.beside().paper.as_ref().and_then(|paper| paper.field(field));
    let mut readings = match readings {
        Some(FieldRead::Unsure(readings)) => readings.clone(),
        _ => Vec::new(),
    };
    // Whatever was read, nothing may be written there.
    if readings.iter().all(|reading| !reading.is_empty()) {
        readings.push(String::new());
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(6.0);
        for (number, (reading, key)) in readings.iter().zip(KEYS).enumerate() {
            let Some(read) = FieldRead::of_reading(reading) else { continue };
            let shown = match read {
                FieldRead::Blank => state.t("written-blank"),
                FieldRead::Dash => state.t("written-dash"),
                _ => reading.clone(),
            };
            let values = [("number", (number + 1).into()), ("reading", shown.into())];
            let text = RichText::new(state.with("flap-option", &values)).text_style(theme::title());
            let button = Button::new(text).min_size(Vec2::splat(theme::PRESS));
            let pressed = !typing && ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
            if ui.add(button).clicked() || pressed {
                wishes.push(PhotoAction::SettleField(field, read));
            }
        }
    });
    other_ui(ui, state, field, wishes);
    ui.horizontal_wrapped(|ui| {
        if state.queue().len() > 1 && ui.button(state.t("queue-next")).clicked() {
            wishes.push(PhotoAction::Next);
        }
        if ui.button(state.t("flap-illegible")).clicked() {
            wishes.push(PhotoAction::SettleField(field, FieldRead::Hidden));
        }
    });
}

/// A figure that is not among the readings, typed.
fn other_ui(ui: &mut Ui, state: &State, field: &'static str, wishes: &mut Wishes) {
    let id = Id::unique(("another figure", state.doc.current, field));
    let mut text: String = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    let figure =
        |text: &str| text.trim().parse::<u16>().ok().map(|f| FieldRead::Sure(i32::from(f)));
    ui.horizontal(|ui| {
        let (name, typed) = (state.t("flap-other"), text.clone());
        let width = theme::wide(150.0, state.settings.scale);
        let edit = TextEdit::singleline(&mut text).id(id.with(0)).hint_text(&name);
        let response = ui.add(edit.desired_width(width));
        response.widget_info(|| widgets::field(&name, &typed));
        if response.changed() {
            ui.data_mut(|data| data.insert_temp(id, text.clone()));
        }
        let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let read = figure(&text);
        let taken = ui.add_enabled(read.is_some(), Button::new(state.t("flap-take"))).clicked();
        if let Some(read) = read.filter(|_| taken || entered) {
            ui.data_mut(|data| data.remove::<String>(id));
            wishes.push(PhotoAction::SettleField(field, read));
        }
    });
}
