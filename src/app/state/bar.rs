//! The bar at the top: where we are, the menu, undo; and the tabs at the bottom when narrow.

use super::action::{Action, Wishes};
use super::command::{Command, Group};
use super::data::Screen;
use super::update::SCALES;
use super::whole::State;
use crate::app::art::{Canvas, drawing};
use crate::app::theme::{self, Palette};
use crate::app::widgets;
use crate::words::Language;
use egui::{Align, Button, Layout, RichText, ScrollArea, Ui};

const PLACES: [(Screen, Command); 8] = [
    (Screen::Start, Command::ShowStart),
    (Screen::Photo, Command::ShowPhoto),
    (Screen::Review, Command::ShowReview),
    (Screen::Board, Command::ShowBoard),
    (Screen::Table, Command::ShowTable),
    (Screen::Check, Command::ShowCheck),
    (Screen::Replay, Command::ShowReplay),
    (Screen::Dice, Command::ShowDice),
];

/// The top bar.
pub fn top(ui: &mut Ui, state: &State, narrow: bool, wishes: &mut Wishes) {
    let palette = Palette::for_ui(ui);
    // All places at the normal text size; where there is less room, the rest of the bar gives way.
    let room = ui.available_width() / state.settings.scale.max(1.0);
    let signs = narrow || room < 1100.0;
    let lies = theme::lies(ui.ctx());
    // Where the places are in the bar, they say where we are.
    let titled = narrow && !lies;
    ui.horizontal(|ui| {
        menu(ui, state, wishes);
        if !titled {
            if room > 900.0 {
                logo(ui, palette);
            }
            if !signs {
                ui.label(RichText::new(state.t("app-name")).text_style(theme::title()).strong());
                ui.add_space(theme::WIDE_GAP);
            }
            if signs {
                ui.spacing_mut().button_padding.x = 8.0;
                ui.spacing_mut().item_spacing.x = 4.0;
            }
            let phone = room < 820.0;
            places(ui, state, phone, wishes);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            widgets::sign_button(ui, state, Command::ShowHelp, "?", wishes);
            for command in [Command::Redo, Command::Undo] {
                if signs {
                    let response = widgets::sign_button(ui, state, command, "", wishes);
                    arrow(ui, &response, command == Command::Undo);
                } else {
                    widgets::command_button(ui, state, command, wishes);
                }
            }
            if titled {
                let room = ui.available_width();
                ui.allocate_ui_with_layout(
                    egui::vec2(room, ui.available_height()),
                    Layout::left_to_right(Align::Center),
                    |ui| {
                        let name = RichText::new(title_of(state)).strong();
                        ui.add(egui::Label::new(name).truncate());
                    },
                );
            }
        });
    });
}

/// An arrow that bends back, or forth, on a button.
fn arrow(ui: &Ui, button: &egui::Response, back: bool) {
    let palette = Palette::for_ui(ui);
    let enabled = button.enabled();
    let colour = if enabled { palette.text } else { palette.weak.gamma_multiply(0.5) };
    let centre = button.rect.center();
    let sign = if back { 1.0 } else { -1.0 };
    let at = |x: f32, y: f32| centre + egui::vec2(x * sign, y);
    let stroke = egui::Stroke::new(1.6, colour);
    let shaft: Vec<egui::Pos2> = [(-7.0, -2.0), (2.0, -2.0), (5.5, -0.5), (6.5, 2.5), (6.5, 6.0)]
        .map(|(x, y)| at(x, y))
        .into();
    ui.painter().add(egui::Shape::line(shaft, stroke));
    let head: Vec<egui::Pos2> =
        [(-3.0, -6.0), (-7.0, -2.0), (-3.0, 2.0)].map(|(x, y)| at(x, y)).into();
    ui.painter().add(egui::Shape::line(head, stroke));
}

fn title_of(state: &State) -> String {
    match state.screen {
        Screen::Board | Screen::Review | Screen::Photo => state.player_name(state.doc.current),
        Screen::Table => state.t("cmd-show-table"),
        Screen::Check => state.t("cmd-show-check"),
        Screen::Replay => state.player_name(state.doc.current),
        Screen::Dice => state.t("cmd-show-dice"),
        Screen::Printed => state.t("cmd-show-printed"),
        Screen::Help => state.t("cmd-show-help"),
        Screen::Start => state.t("app-name"),
    }
}

/// The sign of the program: a station between a highway and a railway.
fn logo(ui: &mut Ui, palette: &Palette) {
    let (rect, _) = ui.allocate_exact_size(egui::vec2(34.0, 34.0), egui::Sense::hover());
    let mut canvas = Canvas::new(ui.ctx(), rect.min, rect.width());
    // The code of a straight station, east to west.
    if let Ok(sign) = ".h.r".parse() {
        let space = crate::board::Space::new(0, 0);
        drawing(&mut canvas, space, &sign, &palette.board);
    }
    ui.painter().extend(canvas.shapes);
}

/// Places that a phone's bar has no room for; the menu leads there, and the table.
const ASIDE: [Screen; 3] = [Screen::Check, Screen::Replay, Screen::Dice];

fn places(ui: &mut Ui, state: &State, phone: bool, wishes: &mut Wishes) {
    for (screen, command) in PLACES {
        let aside = phone && ASIDE.contains(&screen);
        if (!state.allows(command) || aside) && state.screen != screen {
            continue;
        }
        let chosen = state.screen == screen;
        let hint = widgets::keys(ui, state, command);
        let response = ui.selectable_label(chosen, state.t(command.key())).on_hover_text(hint);
        if response.clicked() {
            wishes.push(command);
        }
    }
}

/// The tabs at the bottom of a narrow window.
pub fn bottom(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    let phone = ui.available_width() < 600.0 * state.settings.scale;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.spacing_mut().button_padding.x = 8.0;
        places(ui, state, phone, wishes);
    });
}

fn menu(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    ui.menu_button(state.t("menu"), |ui| {
        for group in Group::ALL {
            ui.menu_button(state.t(group.key()), |ui| {
                ui.set_min_width(260.0);
                let high = ui.ctx().content_rect().height() - MENU_EDGE;
                ScrollArea::vertical().max_height(high).show(ui, |ui| {
                    for command in Command::offered().filter(|command| command.group() == group) {
                        let keys = widgets::keys(ui, state, command);
                        let button = Button::new(state.t(command.key())).shortcut_text(keys);
                        if ui.add_enabled(state.allows(command), button).clicked() {
                            wishes.push(command);
                            ui.close();
                        }
                    }
                });
            });
        }
        ui.separator();
        // What has no room on a phone that lies on its side is scrolled to.
        let high = ui.ctx().content_rect().height() - ui.min_rect().height();
        let high = (high - MENU_BELOW).max(theme::PRESS);
        ScrollArea::vertical().max_height(high).show(ui, |ui| settings_ui(ui, state, wishes));
    });
}

/// Room over and below a list of the menu.
const MENU_EDGE: f32 = 24.0;

/// Room below the menu, and over it for the bar it hangs on.
const MENU_BELOW: f32 = 84.0;

fn settings_ui(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    ui.label(state.t("setting-language"));
    let languages = Language::ALL.map(|language| (language, language.name().to_owned()));
    if let Some(language) = widgets::one_of(ui, state.lang(), &languages) {
        wishes.push(Action::Language(language));
    }
    ui.label(state.t("setting-shade"));
    use crate::app::theme::Shade;
    let shades = [
        (Shade::System, state.t("shade-system")),
        (Shade::Light, state.t("shade-light")),
        (Shade::Dark, state.t("shade-dark")),
    ];
    if let Some(shade) = widgets::one_of(ui, state.settings.shade, &shades) {
        wishes.push(Action::Shade(shade));
    }
    ui.label(state.t("setting-text-size"));
    let scales = SCALES.map(|scale| (scale, format!("{} %", (scale * 100.0).round())));
    if let Some(scale) = widgets::one_of(ui, state.settings.scale, &scales) {
        wishes.push(Action::Scale(scale));
    }
}
