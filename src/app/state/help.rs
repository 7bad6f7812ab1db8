//! Help: what to do, every command with its keys, and what the program is.

use super::action::Wishes;
use super::command::{Command, Group};
use super::whole::State;
use crate::app::board::ROUTE_KEYS;
use crate::app::theme::{self, Palette};
use crate::app::widgets;
use crate::rules::catalogue;
use egui::{Grid, RichText, ScrollArea, Ui};

/// Draws the screen.
pub fn help_screen(ui: &mut Ui, state: &State, narrow: bool, wishes: &mut Wishes) {
    let palette = Palette::for_ui(ui);
    // Three columns of text need more room than anything else.
    let narrow = narrow || ui.available_width() < 1150.0 * state.settings.scale;
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        theme::card(palette).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.heading(state.t("help-title"));
            let photo =
                if Command::Paste.is_offered() { "help-photo" } else { "help-photo-no-paste" };
            for key in [photo, "help-draw", "help-score", "help-dispute", "privacy"] {
                ui.add(egui::Label::new(state.t(key)).wrap());
            }
        });
        for group in Group::ALL {
            ui.add_space(theme::GAP);
            theme::card(palette).show(ui, |ui| {
                ui.set_width(ui.available_width());
                widgets::title(ui, state.t(group.key()));
                // Keys and names are texts to read rather than buttons, so they stand close.
                ui.spacing_mut().interact_size.y = 22.0;
                if narrow {
                    for command in Command::offered().filter(|c| c.group() == group) {
                        command_ui(ui, state, command, wishes);
                    }
                    return;
                }
                Grid::new(group.key()).spacing([18.0, 4.0]).show(ui, |ui| {
                    for command in Command::offered().filter(|c| c.group() == group) {
                        ui.label(RichText::new(widgets::keys(ui, state, command)).monospace());
                        let hint = state.t(&format!("{}-hint", command.key()));
                        if ui.link(state.t(command.key())).clicked() {
                            wishes.push(command);
                        }
                        widgets::weak(ui, hint);
                        ui.end_row();
                    }
                });
            });
        }
        ui.add_space(theme::GAP);
        theme::card(palette).show(ui, |ui| {
            ui.set_width(ui.available_width());
            widgets::title(ui, state.t("help-routes"));
            ui.spacing_mut().interact_size.y = 22.0;
            for (id, key) in ROUTE_KEYS {
                let Some(route) = catalogue::route(id) else { continue };
                ui.horizontal_wrapped(|ui| {
                    let key = RichText::new(key.symbol_or_name()).monospace();
                    ui.add_sized([24.0, 20.0], egui::Label::new(key));
                    ui.label(state.lang().name_of(route));
                });
            }
        });
        ui.add_space(theme::GAP);
        widgets::weak(ui, state.t("about"));
    });
}

/// A command where there is no room for columns: name and keys, below them what it does.
fn command_ui(ui: &mut Ui, state: &State, command: Command, wishes: &mut Wishes) {
    ui.horizontal_wrapped(|ui| {
        if ui.link(state.t(command.key())).clicked() {
            wishes.push(command);
        }
        let keys = widgets::keys(ui, state, command);
        if !keys.is_empty() {
            ui.label(RichText::new(keys).monospace());
        }
    });
    let palette = Palette::for_ui(ui);
    let hint = RichText::new(state.t(&format!("{}-hint", command.key()))).color(palette.weak);
    ui.add(egui::Label::new(hint.text_style(egui::TextStyle::Small)).wrap());
}
