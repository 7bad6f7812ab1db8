//! The screens. Each is a function of the state; what it wants done goes into the wishes.

use super::action::Wishes;
use super::data::Screen;
use super::help::help_screen;
use super::whole::State;
use super::{bar, questions};
use crate::app::art::Textures;
use crate::app::board::board_screen;
use crate::app::files::start_screen;
use crate::app::game::{check_screen, dice_screen, replay_screen};
use crate::app::photo::{photo_screen, review_screen};
use crate::app::printed::printed_screen;
use crate::app::table::table_screen;
use crate::app::theme::{self, Palette};
use egui::{CentralPanel, Frame, Margin, Panel, Ui, UiBuilder};

/// Draws the whole window.
pub fn window_ui(ui: &mut Ui, state: &State, textures: &mut Textures, wishes: &mut Wishes) {
    let palette = Palette::for_ui(ui);
    // Large text needs the narrow arrangement earlier.
    let narrow = ui.available_width() < theme::NARROW * state.settings.scale.max(1.0);
    // On its side a phone has room for one bar.
    let lies = theme::lies(ui.ctx());
    let high = if lies { 3 } else { 8 };
    let bar = Frame::new().fill(palette.card).inner_margin(Margin::symmetric(12, high));
    Panel::top("bar").frame(bar).show(ui, |ui| bar::top(ui, state, narrow, wishes));
    if narrow && !lies {
        let bar = Frame::new().fill(palette.card).inner_margin(Margin::symmetric(8, 6));
        Panel::bottom("tabs").frame(bar).show(ui, |ui| bar::bottom(ui, state, wishes));
    }
    let margin = if narrow { 8 } else { 14 };
    let ground = Frame::new().fill(palette.back).inner_margin(Margin::same(margin));
    CentralPanel::default().frame(ground).show(ui, |ui| {
        // Texts and tables of a page are not drawn apart by a large screen.
        let mut room = ui.available_rect_before_wrap();
        let spare = room.width() - theme::PAGE * state.settings.scale.max(1.0);
        if spare > 0.0 && state.screen.is_page() {
            room = room.shrink2(egui::vec2(spare / 2.0, 0.0));
        }
        let room = UiBuilder::new().max_rect(room);
        ui.scope_builder(room, |ui| match state.screen {
            Screen::Start => start_screen(ui, state, narrow, wishes),
            Screen::Photo => photo_screen(ui, state, narrow, textures, wishes),
            Screen::Review => review_screen(ui, state, narrow, textures, wishes),
            Screen::Board => board_screen(ui, state, narrow, textures, wishes),
            Screen::Table => table_screen(ui, state, narrow, wishes),
            Screen::Check => check_screen(ui, state, narrow, wishes),
            Screen::Replay => replay_screen(ui, state, narrow, wishes),
            Screen::Dice => dice_screen(ui, state, narrow, wishes),
            Screen::Printed => printed_screen(ui, state, narrow, wishes),
            Screen::Help => help_screen(ui, state, narrow, wishes),
        });
        questions::notices(ui, state, wishes);
    });
    questions::question(ui, state, wishes);
    if ui.input(|input| !input.raw.hovered_files.is_empty()) {
        drop_hint(ui, state, palette);
    }
}

/// Shown while files are held over the window.
fn drop_hint(ui: &Ui, state: &State, palette: &Palette) {
    let layer = egui::LayerId::new(egui::Order::Foreground, egui::Id::unique("drop"));
    let painter = ui.ctx().layer_painter(layer);
    let rect = ui.ctx().content_rect();
    painter.rect_filled(rect, 0.0, palette.back.gamma_multiply(0.85));
    let stroke = egui::Stroke::new(3.0, palette.accent);
    painter.rect_stroke(rect.shrink(16.0), 16.0, stroke, egui::StrokeKind::Inside);
    let font = egui::FontId::proportional(30.0);
    let middle = egui::Align2::CENTER_CENTER;
    painter.text(rect.center(), middle, state.t("drop-here"), font, palette.text);
}
