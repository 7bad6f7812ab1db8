//! The start: photos, hand entry, games, examples.

use super::action::FilesAction;
use super::data::LeftBehind;
use super::examples;
use crate::app::board::mini_board;
use crate::app::device::device;
use crate::app::platform::typed_path;
use crate::app::printed::PrintedAction;
use crate::app::state::{Command, State, Wishes};
use crate::app::theme::{self, Palette};
use crate::app::widgets;
use crate::board::{Value, plain};
use crate::rules::Edition;
use egui::{Button, RichText, ScrollArea, TextEdit, Ui};

/// Draws the screen.
pub fn start_screen(ui: &mut Ui, state: &State, narrow: bool, wishes: &mut Wishes) {
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        let width = ui.available_width();
        if narrow {
            hero(ui, state, wishes);
            ui.add_space(theme::GAP);
            by_hand(ui, state, wishes);
            ui.add_space(theme::GAP);
            recent(ui, state, wishes);
        } else {
            ui.horizontal_top(|ui| {
                let left = (width - theme::WIDE_GAP) * 0.6;
                widgets::column(ui, egui::vec2(left, 0.0), |ui| {
                    ui.vertical(|ui| hero(ui, state, wishes));
                });
                ui.add_space(theme::GAP);
                ui.vertical(|ui| {
                    by_hand(ui, state, wishes);
                    recent(ui, state, wishes);
                });
            });
        }
        ui.add_space(theme::WIDE_GAP);
        gallery(ui, state, wishes);
        ui.add_space(theme::GAP);
        widgets::weak(ui, state.t("privacy"));
    });
}

/// What is told of a game that was left behind: that there is one, how many boards, and whose.
pub fn left_told(state: &State, left: &LeftBehind) -> [String; 3] {
    let players = &left.document.game.players;
    let names = players.iter().enumerate().map(|(seat, player)| match player.name.trim() {
        "" => state.with("player-number", &[("number", (seat + 1).into())]),
        name => name.to_owned(),
    });
    let values = [("count", players.len().into()), ("names", Value::list(names))];
    [
        state.t("left-behind"),
        state.with("left-behind-text", &values),
        state.with("left-behind-of", &values),
    ]
}

fn hero(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    let palette = Palette::for_ui(ui);
    for (index, left) in state.files.left_behind.iter().enumerate() {
        theme::raised(palette).stroke(egui::Stroke::new(1.5, palette.accent)).show(ui, |ui| {
            ui.set_width(ui.available_width());
            let [title, text, names] = left_told(state, left);
            widgets::title(ui, title);
            ui.add(egui::Label::new(RichText::new(names).strong()).wrap());
            ui.add(egui::Label::new(text).wrap());
            ui.horizontal(|ui| {
                if ui.button(state.t("left-behind-yes")).clicked() {
                    wishes.push(FilesAction::Recover(index, true));
                }
                if ui.button(state.t("left-behind-no")).clicked() {
                    wishes.push(FilesAction::Recover(index, false));
                }
            });
        });
        ui.add_space(theme::GAP);
    }
    theme::card(palette).inner_margin(20).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.heading(state.t("start-title"));
        ui.add(egui::Label::new(state.t("start-text")).wrap());
        ui.add_space(theme::GAP);
        ui.horizontal_wrapped(|ui| {
            if Command::Photograph.is_offered() && device().touched {
                widgets::first_button(ui, state, Command::Photograph, wishes);
                widgets::command_button(ui, state, Command::Open, wishes);
            } else {
                widgets::first_button(ui, state, Command::Open, wishes);
            }
            if Command::Paste.is_offered() {
                widgets::command_button(ui, state, Command::Paste, wishes);
            }
        });
        ui.add_space(theme::GAP);
        if !Command::OpenPath.is_offered() {
            // Nothing is dropped or pasted with a finger.
            if !device().touched {
                widgets::weak(ui, state.t("start-drop-only"));
            }
            return;
        }
        widgets::weak(ui, state.t("start-drop"));
        let mut text = state.files.path_box.clone();
        let ready = !text.trim().is_empty();
        let mut opens = false;
        widgets::spread(
            ui,
            |_| {},
            |ui| {
                let button = Button::new(state.t("path-open"));
                opens = ui.add_enabled(ready, button).clicked();
                let edit = TextEdit::singleline(&mut text)
                    .hint_text(state.t("path-hint"))
                    .desired_width(ui.available_width());
                let response = ui.add(edit);
                let (name, typed) = (state.t("path-hint"), &state.files.path_box);
                response.widget_info(|| widgets::field(&name, typed));
                if response.changed() {
                    wishes.push(FilesAction::PathBox(text.clone()));
                }
                opens |= response.lost_focus() && ui.input(|i| i.key_pressed(egui::Key::Enter));
            },
        );
        if opens && ready {
            wishes.push(FilesAction::OpenPath(typed_path(&text)));
        }
    });
}

fn by_hand(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    let palette = Palette::for_ui(ui);
    theme::card(palette).show(ui, |ui| {
        ui.set_width(ui.available_width());
        widgets::title(ui, state.t("hand-title"));
        let text = if device().touched { "hand-text-touch" } else { "hand-text" };
        ui.add(egui::Label::new(state.t(text)).wrap());
        let width = (ui.available_width() - theme::GAP) / 2.0;
        ui.horizontal_top(|ui| {
            for (edition, key, boxes) in [
                (Edition::Classic, "hand-classic", "boxes-classic"),
                (Edition::Challenge, "hand-challenge", "boxes-challenge"),
            ] {
                let layout = egui::Layout::top_down(egui::Align::Center);
                ui.allocate_ui_with_layout(egui::vec2(width, 0.0), layout, |ui| {
                    ui.set_width(width);
                    let name = RichText::new(state.t(key)).strong();
                    let button = Button::new(name).min_size(egui::vec2(width, 42.0));
                    if ui.add(button).clicked() {
                        wishes.push(FilesAction::ByHand(edition));
                    }
                    let boxes = RichText::new(state.t(boxes)).color(palette.weak);
                    let boxes = boxes.text_style(egui::TextStyle::Small);
                    ui.add(egui::Label::new(boxes).wrap());
                });
            }
        });
        ui.horizontal_wrapped(|ui| {
            for (number, board) in state.printed.boards.iter().enumerate() {
                let title = board.layout.title();
                let hint = state.with("printed-play-hint", &[("title", title.into())]);
                let response = ui.add(Button::new(title).truncate()).on_hover_text(&hint);
                response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &hint));
                if response.clicked() {
                    wishes.push(PrintedAction::Play(number));
                }
            }
            if ui.button(state.t("hand-own")).clicked() {
                wishes.push(Command::ShowPrinted);
            }
        });
    });
}

fn recent(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    if state.settings.recent.is_empty() {
        return;
    }
    let palette = Palette::for_ui(ui);
    theme::card(palette).show(ui, |ui| {
        ui.set_width(ui.available_width());
        widgets::title(ui, state.t("recent-title"));
        for path in &state.settings.recent {
            let name = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy();
            let response = ui.add(Button::new(plain(&name)).truncate());
            if response.on_hover_text(plain(&path.display().to_string())).clicked() {
                wishes.push(FilesAction::OpenPath(path.clone()));
            }
        }
    });
}

fn gallery(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    let palette = Palette::for_ui(ui);
    widgets::title(ui, state.t("examples-title"));
    let all = examples::all();
    let room = ui.available_width() - 4.0;
    let least = theme::wide(160.0, state.settings.scale);
    let columns = ((room + theme::GAP) / (least + theme::GAP)).floor();
    let columns = (columns as usize).clamp(1, all.len());
    // Cards fill the row; their rims take what is not picture.
    let width = (room + theme::GAP) / columns as f32 - theme::GAP - 26.0;
    for (row, examples) in all.chunks(columns).enumerate() {
        let text = examples.iter().map(|example| text_height(ui, state, example, width));
        let height = width + text.fold(0.0, f32::max);
        ui.horizontal_top(|ui| {
            for (place, example) in examples.iter().enumerate() {
                theme::card(palette).show(ui, |ui| {
                    ui.vertical(|ui| {
                        ui.set_width(width);
                        ui.set_min_height(height);
                        mini_board(ui, example.sketch(), width);
                        let name = RichText::new(state.t(example.key)).strong();
                        let name = Button::new(name).wrap().min_size(egui::vec2(width, 0.0));
                        if ui.add(name).clicked() {
                            wishes.push(FilesAction::Example(row * columns + place));
                        }
                        let about = RichText::new(state.t(&format!("{}-about", example.key)));
                        let about = about.color(palette.weak).text_style(egui::TextStyle::Small);
                        ui.add(egui::Label::new(about).wrap());
                    });
                });
            }
        });
    }
}

/// How high the name and the explanation of an example are in a card of this width.
fn text_height(ui: &Ui, state: &State, example: &examples::Example, width: f32) -> f32 {
    let padding = ui.spacing().button_padding;
    let high = |text: String, style: egui::TextStyle, width: f32| {
        let font = style.resolve(ui.style());
        let ink = egui::Color32::WHITE;
        ui.ctx().fonts_mut(|fonts| fonts.layout(text, font, ink, width).size().y)
    };
    let name = high(state.t(example.key), egui::TextStyle::Button, width - 2.0 * padding.x);
    let about = state.t(&format!("{}-about", example.key));
    let about = high(about, egui::TextStyle::Small, width);
    (name + 2.0 * padding.y).max(ui.spacing().interact_size.y) + about + 2.0 * theme::GAP
}
