//! A photo, the corners found in it, and how far its reading is.

use super::action::PhotoAction;
use super::closer::closer;
use super::data::{PlayerPhoto, Progress};
use super::missing::{choices_ui, missing_ui};
use super::strip::strip_ui;
use crate::app::art::Textures;
use crate::app::state::{Action, Command, Screen, State, Wishes};
use crate::app::theme::{self, Palette};
use crate::app::widgets::{self, Column};
use crate::vision::Stage;
use egui::{
    Color32, Id, Key, Modifiers, Pos2, Rect, RichText, Role, ScrollArea, Sense, Shape, Stroke,
    TextureId, Ui, Vec2, WidgetInfo, pos2, vec2,
};

const CORNERS: [&str; 4] =
    ["corner-top-left", "corner-top-right", "corner-bottom-right", "corner-bottom-left"];

/// Draws the screen.
pub fn photo_screen(
    ui: &mut Ui,
    state: &State,
    narrow: bool,
    textures: &mut Textures,
    wishes: &mut Wishes,
) {
    let lies = theme::lies(ui.ctx());
    if !lies {
        strip_ui(ui, state, wishes);
    }
    let Some(photo) = state.photos.shown() else {
        widgets::weak(ui, state.t("photo-none"));
        return;
    };
    let room = ui.available_size();
    if narrow && !lies {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            ui.vertical_centered(|ui| {
                picture_ui(ui, state, photo, vec2(room.x - 8.0, room.y * 0.55), textures, wishes);
            });
            work_ui(ui, state, photo, wishes);
        });
    } else {
        let scale = state.settings.scale;
        let [least, largest] = [330.0, theme::BESIDE].map(|width| theme::wide(width, scale));
        let side = (room.x * 0.3).clamp(least, largest);
        let most = vec2(room.x - side - theme::WIDE_GAP, room.y);
        let left = photo.picture.as_ref().map_or(most.x, |picture| {
            let [width, height] = picture.size.map(|side| side as f32);
            (width * (most.x / width).min(most.y / height)).ceil()
        });
        widgets::columns(ui, left, [side; 2], |ui, column| match column {
            Column::Left => picture_ui(ui, state, photo, vec2(left, most.y), textures, wishes),
            Column::Right => {
                if lies {
                    strip_ui(ui, state, wishes);
                }
                ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                    work_ui(ui, state, photo, wishes);
                });
            }
        });
    }
}

fn work_ui(ui: &mut Ui, state: &State, photo: &PlayerPhoto, wishes: &mut Wishes) {
    let palette = Palette::for_ui(ui);
    theme::card(palette).show(ui, |ui| {
        ui.set_width(ui.available_width());
        widgets::title(ui, photo.name.clone());
        let running = match photo.progress {
            Progress::Running(stage) => Some(stage),
            Progress::Waiting => Some(Stage::Decode),
            _ => None,
        };
        // Steps are of interest while they are taken.
        for stage in Stage::ALL.into_iter().filter(|_| running.is_some()) {
            ui.horizontal(|ui| {
                ui.set_height(22.0);
                let done = running.is_some_and(|now| now > stage);
                if running == Some(stage) {
                    // It stands still: what turns is drawn anew all the time, and where no graphics
                    // card draws, that holds up the reading.
                    let (place, _) = ui.allocate_exact_size(Vec2::splat(16.0), Sense::hover());
                    ui.painter().circle_filled(place.center(), 5.0, palette.accent);
                    ui.strong(state.t(stage.key()));
                } else if done {
                    ui.label(RichText::new("+").color(palette.good).strong());
                    ui.label(state.t(stage.key()));
                } else {
                    widgets::weak(ui, format!("-  {}", state.t(stage.key())));
                }
            });
        }
        match &photo.progress {
            Progress::Waiting | Progress::Running(_) => {
                if ui.button(state.t("photo-cancel")).clicked() {
                    wishes.push(PhotoAction::Cancel(photo.id));
                }
            }
            Progress::Done => {
                let text = RichText::new(state.t("photo-look")).color(palette.on_accent).strong();
                if ui.add(egui::Button::new(text).fill(palette.accent)).clicked() {
                    wishes.push(Action::Go(Screen::Review));
                }
            }
            Progress::Cancelled => {
                widgets::weak(ui, state.t("photo-cancelled"));
                choices_ui(ui, state, photo, wishes);
            }
            Progress::Failed(why) => missing_ui(ui, state, photo, why, wishes),
        }
    });
    if photo.picture.is_none() && matches!(photo.progress, Progress::Failed(_)) {
        // There is nothing to set corners on.
        return;
    }
    ui.add_space(theme::GAP);
    theme::card(palette).show(ui, |ui| {
        ui.set_width(ui.available_width());
        widgets::title(ui, state.t("photo-corners"));
        ui.add(egui::Label::new(state.t("photo-corners-text")).wrap());
        ui.horizontal_wrapped(|ui| {
            for (key, action) in [
                ("photo-read-again", PhotoAction::ReadAgain),
                ("photo-find-corners", PhotoAction::FindCorners),
                ("photo-turn", PhotoAction::Turn(1)),
                ("photo-drop", PhotoAction::Drop(state.photos.current)),
            ] {
                if ui.button(state.t(key)).clicked() {
                    wishes.push(action);
                }
            }
        });
        widgets::command_button(ui, state, Command::Open, wishes);
    });
}

fn picture_ui(
    ui: &mut Ui,
    state: &State,
    photo: &PlayerPhoto,
    room: Vec2,
    textures: &mut Textures,
    wishes: &mut Wishes,
) {
    let palette = Palette::for_ui(ui);
    let Some(picture) = &photo.picture else {
        let size = vec2(room.x, room.y.min(200.0));
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        ui.painter().rect_filled(rect, 10.0, palette.card);
        let font = egui::TextStyle::Body.resolve(ui.style());
        let middle = egui::Align2::CENTER_CENTER;
        ui.painter().text(rect.center(), middle, &photo.name, font, palette.weak);
        return;
    };
    let size = vec2(picture.width() as f32, picture.height() as f32);
    let scale = (room.x / size.x).min(room.y / size.y);
    let (room, _) = ui.allocate_exact_size(size * scale, Sense::hover());
    let rect = closer(ui, photo.id, room);
    let scale = rect.width() / size.x;
    let clip = ui.clip_rect();
    ui.set_clip_rect(clip.intersect(room));
    let texture = textures.get(ui.ctx(), picture).id();
    let whole = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
    ui.painter().image(texture, rect, whole, Color32::WHITE);
    // There is always something to drag.
    if let Some(corners) = photo.frame() {
        let on_screen = corners.0.map(|corner| rect.min + Vec2::from(photo.shown(corner)) * scale);
        grid_lines(ui, &on_screen, palette);
        for (number, key) in CORNERS.into_iter().enumerate() {
            let name = state.t(key);
            corner_ui(ui, (number, &name), on_screen[number], (rect, scale), texture, size, wishes);
        }
    }
    ui.set_clip_rect(clip);
}

/// The grid as found: its outer lines and thirds, enough to see whether it fits.
fn grid_lines(ui: &Ui, corners: &[Pos2; 4], palette: &Palette) {
    let stroke = Stroke::new(2.5, palette.board.route);
    let shadow = Stroke::new(5.0, Color32::from_black_alpha(90));
    let [a, b, c, d] = *corners;
    for stroke in [shadow, stroke] {
        ui.painter().add(Shape::closed_line(vec![a, b, c, d], stroke));
    }
    let thin = Stroke::new(1.0, palette.board.route.gamma_multiply(0.8));
    for part in 1..7 {
        let share = part as f32 / 7.0;
        ui.painter().line_segment([a.lerp(b, share), d.lerp(c, share)], thin);
        ui.painter().line_segment([a.lerp(d, share), b.lerp(c, share)], thin);
    }
}

fn corner_ui(
    ui: &mut Ui,
    (number, name): (usize, &str),
    at: Pos2,
    (rect, scale): (Rect, f32),
    texture: TextureId,
    size: Vec2,
    wishes: &mut Wishes,
) {
    let palette = Palette::for_ui(ui);
    let id = Id::unique(("corner", number));
    let area = Rect::from_center_size(at, Vec2::splat(36.0));
    let response = ui.interact(area, id, Sense::click_and_drag());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    let to_picture = |at: Pos2| {
        let at = (at - rect.min) / scale;
        [at.x, at.y]
    };
    if response.has_focus() {
        let filter = egui::EventFilter {
            horizontal_arrows: true,
            vertical_arrows: true,
            ..Default::default()
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
        let mut moved = Vec2::ZERO;
        ui.input_mut(|input| {
            for (key, step) in [
                (Key::ArrowUp, vec2(0.0, -1.0)),
                (Key::ArrowDown, vec2(0.0, 1.0)),
                (Key::ArrowLeft, vec2(-1.0, 0.0)),
                (Key::ArrowRight, vec2(1.0, 0.0)),
            ] {
                moved += step * input.count_and_consume_key(Modifiers::NONE, key) as f32;
                moved += step * 10.0 * input.count_and_consume_key(Modifiers::SHIFT, key) as f32;
            }
        });
        if moved != Vec2::ZERO {
            wishes.push(PhotoAction::Corner(number, to_picture(at + moved * scale)));
        }
    }
    if response.dragged() {
        wishes.push(PhotoAction::Corner(number, to_picture(at + response.drag_delta())));
    }
    let held = response.dragged() || response.hovered() || response.has_focus();
    let radius = if held { 12.0 } else { 9.0 };
    ui.painter().circle(
        at,
        radius,
        palette.board.route.gamma_multiply(0.2),
        Stroke::new(2.5, Color32::WHITE),
    );
    ui.painter().circle_stroke(at, radius + 2.0, Stroke::new(1.0, Color32::BLACK));
    if held {
        magnifier(ui, at, (rect, scale), texture, size, palette);
    }
}

/// The picture round a corner, four times larger, beside the finger.
fn magnifier(
    ui: &Ui,
    at: Pos2,
    (rect, scale): (Rect, f32),
    texture: TextureId,
    size: Vec2,
    palette: &Palette,
) {
    let radius = 70.0;
    let away = if at.y - rect.top() > 180.0 { -1.0 } else { 1.0 };
    let centre = pos2(
        at.x.clamp(rect.left() + radius, (rect.right() - radius).max(rect.left() + radius)),
        at.y + away * (radius + 34.0),
    );
    let frame = Rect::from_center_size(centre, Vec2::splat(2.0 * radius));
    let inside = (at - rect.min) / scale;
    let half = radius / (4.0 * scale.max(0.05));
    let uv = Rect::from_min_max(
        pos2((inside.x - half) / size.x, (inside.y - half) / size.y),
        pos2((inside.x + half) / size.x, (inside.y + half) / size.y),
    );
    let painter = ui
        .ctx()
        .layer_painter(egui::LayerId::new(egui::Order::Foreground, Id::unique("magnifier")));
    painter.rect_filled(frame.expand(3.0), 8.0, palette.card);
    painter.image(texture, frame, uv, Color32::WHITE);
    let cross = Stroke::new(1.5, palette.board.route);
    painter.line_segment([frame.center_top(), frame.center_bottom()], cross);
    painter.line_segment([frame.left_center(), frame.right_center()], cross);
}
