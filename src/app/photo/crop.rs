//! A space of the photo, enlarged, and the keys that answer for it.

use crate::app::art::Textures;
use crate::app::theme::Palette;
use crate::board::{Layout, Space};
use egui::{Color32, Key, Rect, Sense, Stroke, Ui, Vec2, pos2};
use std::sync::Arc;

/// The keys that choose the options of a queue, or the rounds from 1 on.
pub const KEYS: [Key; 9] = [
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::Num8,
    Key::Num9,
];

/// The space and half of its neighbours, large.
pub fn crop_ui(
    ui: &mut Ui,
    layout: &Layout,
    space: Space,
    flat: &Arc<egui::ColorImage>,
    margin: f32,
    textures: &mut Textures,
) {
    // On a phone the answers below it are in view too.
    let high = ui.ctx().content_rect().height();
    let side = ui.available_width().min((0.24 * high).clamp(160.0, 230.0));
    let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
    enlarged(ui, layout, space, flat, margin, rect, textures);
}

/// A space and half of its neighbours, as large as the place for it.
pub fn enlarged(
    ui: &Ui,
    layout: &Layout,
    space: Space,
    flat: &Arc<egui::ColorImage>,
    margin: f32,
    rect: Rect,
    textures: &mut Textures,
) {
    let (w, h) = (f32::from(layout.cols()) + 2.0 * margin, f32::from(layout.rows()) + 2.0 * margin);
    let around = 0.45;
    let (x, y) = (f32::from(space.col) + margin, f32::from(space.row) + margin);
    let uv = Rect::from_min_max(
        pos2((x - around) / w, (y - around) / h),
        pos2((x + 1.0 + around) / w, (y + 1.0 + around) / h),
    );
    let texture = textures.get(ui.ctx(), flat);
    ui.painter().image(texture.id(), rect, uv, Color32::WHITE);
    let ink = &Palette::for_ui(ui).board;
    let inner = rect.shrink(rect.width() * around / (1.0 + 2.0 * around));
    ui.painter().rect_stroke(inner, 2.0, Stroke::new(2.0, ink.warn), egui::StrokeKind::Outside);
}
