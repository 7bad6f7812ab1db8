//! Help: what to do, every command with its keys, and what the program is.

use crate::app::action::{Action, Wishes};
use crate::app::command::{Command, Group};
use crate::app::names;
use crate::app::state::{ROUTE_KEYS, State};
use crate::app::theme::{self, Palette};
use crate::app::widgets;
use crate::rules::catalogue;
use egui::{Grid, RichText, ScrollArea, Ui};

/// Draws the screen.
pub fn show(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    let palette = Palette::for_ui(ui);
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        theme::card(palette).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.heading(state.t("help-title"));
            for key in ["help-photo", "help-draw", "help-score", "help-dispute", "privacy"] {
                ui.add(egui::Label::new(state.t(key)).wrap());
            }
        });
        for group in Group::ALL {
            ui.add_space(theme::GAP);
            theme::card(palette).show(ui, |ui| {
                ui.set_width(ui.available_width());
                widgets::title(ui, state.t(group.key()));
                let narrow = ui.available_width() < theme::NARROW;
                Grid::new(group.key()).spacing([18.0, 6.0]).show(ui, |ui| {
                    for &command in Command::ALL.iter().filter(|c| c.group() == group) {
                        ui.label(RichText::new(widgets::keys(ui, command)).monospace());
                        let hint = state.t(&format!("{}-hint", command.key()));
                        if ui.link(state.t(command.key())).on_hover_text(&hint).clicked() {
                            wishes.push(Action::Run(command));
                        }
                        if !narrow {
                            widgets::weak(ui, hint);
                        }
                        ui.end_row();
                    }
                });
            });
        }
        ui.add_space(theme::GAP);
        theme::card(palette).show(ui, |ui| {
            ui.set_width(ui.available_width());
            widgets::title(ui, state.t("help-routes"));
            Grid::new("routes").spacing([18.0, 4.0]).show(ui, |ui| {
                for (id, key) in ROUTE_KEYS {
                    let Some(route) = catalogue::route(id) else { continue };
                    ui.label(RichText::new(key.symbol_or_name()).monospace());
                    ui.label(names::route(state.lang(), route));
                    ui.end_row();
                }
            });
        });
        ui.add_space(theme::GAP);
        widgets::weak(ui, state.t("about"));
    });
}
