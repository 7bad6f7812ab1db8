//! Messages, and questions that must be answered first.

use super::action::{Action, Wishes};
use super::data::Question;
use super::whole::State;
use crate::app::theme::{self, Palette};
use crate::app::widgets;
use egui::{Align, Button, Id, Layout, Modal, RichText, TextEdit, Ui};

/// Messages, newest last, each to be put away.
pub fn notices(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    let palette = Palette::for_ui(ui);
    for (index, notice) in state.notices.iter().enumerate() {
        let colour = if notice.bad { palette.bad } else { palette.good };
        let frame = theme::raised(palette).stroke(egui::Stroke::new(1.5, colour));
        frame.show(ui, |ui| {
            ui.set_width(ui.available_width());
            let text = |ui: &mut Ui| {
                let sign = if notice.bad { "!" } else { "i" };
                widgets::plate(ui, sign.to_owned(), colour, palette.raised);
                ui.add(egui::Label::new(&notice.text).wrap());
            };
            ui.horizontal(|ui| {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    if ui.button(state.t("dismiss")).clicked() {
                        wishes.push(Action::Dismiss(index));
                    }
                    ui.with_layout(Layout::left_to_right(Align::Center), text);
                });
            });
        });
    }
}

/// The open question, if there is one.
pub fn question(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    let Some(question) = &state.question else { return };
    let palette = Palette::for_ui(ui);
    let frame = theme::card(palette).inner_margin(18);
    let answer = Modal::new(Id::unique("question")).frame(frame).show(ui.ctx(), |ui| {
        ui.set_width(ui.ctx().content_rect().width().min(420.0) - 40.0);
        let (heading, text, yes) = match question {
            Question::NewTable => ("ask-new", "ask-new-text", "ask-new-yes"),
            Question::RemovePlayer(_) => ("ask-remove", "ask-remove-text", "ask-remove-yes"),
            Question::Changed(_) => ("ask-changed", "ask-changed-text", "ask-changed-yes"),
            Question::OpenPath(_) => ("cmd-open-path", "ask-path-text", "ask-open-yes"),
        };
        widgets::title(ui, state.t(heading));
        ui.label(state.t(text));
        let mut entered = false;
        if let Question::OpenPath(path) = question {
            let mut text = path.clone();
            let edit = TextEdit::singleline(&mut text)
                .hint_text(state.t("path-hint"))
                .desired_width(f32::INFINITY);
            let response = ui.add(edit);
            if path.is_empty() && !response.has_focus() && !response.lost_focus() {
                response.request_focus();
            }
            entered = response.lost_focus() && ui.input(|i| i.key_pressed(egui::Key::Enter));
            if response.changed() {
                wishes.push(Action::Ask(Question::OpenPath(text)));
            }
        }
        ui.horizontal(|ui| {
            let label = RichText::new(state.t(yes)).color(palette.on_accent).strong();
            if ui.add(Button::new(label).fill(palette.accent)).clicked() || entered {
                wishes.push(Action::Yes);
            }
            if ui.button(state.t("ask-no")).clicked() {
                wishes.push(Action::No);
            }
        });
    });
    if answer.should_close() {
        wishes.push(Action::No);
    }
}
