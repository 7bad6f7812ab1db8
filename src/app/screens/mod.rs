//! The screens. Each is a function of the state; what it wants done goes into the wishes.

mod bar;
mod board;
mod check;
mod dice;
mod dispute;
mod draw;
mod findings;
mod help;
mod issues;
mod learn;
mod notes;
mod photo;
mod questions;
mod replay;
mod review;
mod rolled;
mod rounds;
mod score;
mod start;
mod table;

use super::action::Wishes;
use super::state::{Screen, State};
use super::textures::Textures;
use super::theme::{self, Palette};
use egui::{CentralPanel, Frame, Margin, Panel, Ui};

/// Draws the whole window.
pub fn show(ui: &mut Ui, state: &State, textures: &mut Textures, wishes: &mut Wishes) {
    let palette = Palette::for_ui(ui);
    // Large text needs the narrow arrangement earlier.
    let narrow = ui.available_width() < theme::NARROW * state.settings.scale.max(1.0);
    let bar = Frame::new().fill(palette.card).inner_margin(Margin::symmetric(12, 8));
    Panel::top("bar").frame(bar).show(ui, |ui| bar::top(ui, state, narrow, wishes));
    if narrow {
        let bar = Frame::new().fill(palette.card).inner_margin(Margin::symmetric(8, 6));
        Panel::bottom("tabs").frame(bar).show(ui, |ui| bar::bottom(ui, state, wishes));
    }
    let margin = if narrow { 8 } else { 14 };
    let ground = Frame::new().fill(palette.back).inner_margin(Margin::same(margin));
    CentralPanel::default().frame(ground).show(ui, |ui| {
        questions::notices(ui, state, wishes);
        match state.screen {
            Screen::Start => start::show(ui, state, narrow, wishes),
            Screen::Photo => photo::show(ui, state, narrow, textures, wishes),
            Screen::Review => review::show(ui, state, narrow, textures, wishes),
            Screen::Board => board::show(ui, state, narrow, wishes),
            Screen::Table => table::show(ui, state, narrow, wishes),
            Screen::Check => check::show(ui, state, narrow, wishes),
            Screen::Replay => replay::show(ui, state, narrow, wishes),
            Screen::Dice => dice::show(ui, state, narrow, wishes),
            Screen::Help => help::show(ui, state, narrow, wishes),
        }
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
