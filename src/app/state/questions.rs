//! Messages, and questions that must be answered first.

use super::action::{Action, Wishes};
use super::data::{Notice, Question};
use super::whole::State;
use crate::app::files::{Code, Saving};
use crate::app::theme::{self, Palette};
use crate::app::widgets;
use egui::{Align, Area, Button, Id, Layout, Modal, Order, RichText, Sense, TextEdit, Ui, vec2};

/// How long good news stays, in seconds; what went wrong stays until it is put away.
const STAY: f64 = 8.0;

/// Messages, newest last, over the lower edge of the window, or over the upper one while the pointer is
/// far down: they move nothing, and good news leaves by itself.
pub fn notices(ui: &Ui, state: &State, wishes: &mut Wishes) {
    if state.notices.is_empty() {
        ui.data_mut(|data| data.remove::<bool>(Id::unique("the side of notices")));
        return;
    }
    let palette = Palette::for_ui(ui);
    let room = ui.max_rect();
    let width = (room.width() - 24.0).min(520.0);
    let area = Area::new(Id::unique("notices")).order(Order::Foreground);
    // Whoever just pressed something at the lower edge goes on there.
    let side = Id::unique("the side of notices");
    let pointer = ui.input(|input| input.pointer.latest_pos());
    let low = pointer.is_some_and(|at| at.y > room.center().y + room.height() / 6.0);
    let above = ui.data_mut(|data| *data.get_temp_mut_or_insert_with(side, || low));
    let area = match above {
        true => area.pivot(egui::Align2::CENTER_TOP).fixed_pos(room.center_top() + vec2(0.0, 10.0)),
        false => area
            .pivot(egui::Align2::CENTER_BOTTOM)
            .fixed_pos(room.center_bottom() - vec2(0.0, 10.0)),
    };
    area.show(ui.ctx(), |ui| {
        ui.set_width(width);
        for (index, notice) in state.notices.iter().enumerate() {
            let colour = if notice.bad { palette.bad } else { palette.good };
            let frame = theme::raised(palette).stroke(egui::Stroke::new(1.5, colour));
            frame.show(ui, |ui| {
                ui.set_width(width - 20.0);
                let text = |ui: &mut Ui| {
                    let sign = if notice.bad { "!" } else { "i" };
                    widgets::plate(ui, sign.to_owned(), colour, palette.raised);
                    ui.add(egui::Label::new(&notice.text).wrap());
                };
                ui.horizontal(|ui| {
                    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                        if ui.button(state.t("dismiss")).clicked() || leaves(ui, notice) {
                            wishes.push(Action::Dismiss(index));
                        }
                        ui.with_layout(Layout::left_to_right(Align::Center), text);
                    });
                });
            });
        }
    });
}

/// Whether a message has been seen for long enough.
fn leaves(ui: &Ui, notice: &Notice) -> bool {
    if notice.bad {
        return false;
    }
    let id = Id::unique(("notice", &notice.text));
    let now = ui.input(|input| input.time);
    let since = ui.data_mut(|data| *data.get_temp_mut_or_insert_with(id, || now));
    let left = STAY - (now - since);
    if left <= 0.0 {
        ui.data_mut(|data| data.remove::<f64>(id));
        return true;
    }
    ui.ctx().request_repaint_after(std::time::Duration::from_secs_f64(left.max(0.1)));
    false
}

/// What a question asks, in one line and at length.
pub fn asked(state: &State, question: &Question) -> [String; 2] {
    let (heading, text) = match question {
        Question::NewTable => ("ask-new", "ask-new-text"),
        Question::RemovePlayer(_) => ("ask-remove", "ask-remove-text"),
        Question::ForgetBoard(_) => ("ask-forget-board", "ask-forget-board-text"),
        Question::Changed(saving) if saving.known == Some(Saving::UNREAD) => {
            ("ask-there", "ask-there-text")
        }
        Question::Changed(_) => ("ask-changed", "ask-changed-text"),
        Question::Code(_) => ("ask-code", "ask-code-text"),
        Question::Join(joining) => return [state.t("ask-join"), state.join_text(joining)],
        Question::TakeOver => ("ask-take-over", "ask-take-over-text"),
        Question::Together => {
            let text = state.with("ask-together-text", &state.together_values());
            return [state.t("ask-together"), text];
        }
        Question::OpenPath(_) if state.files.no_dialog => ("cmd-open-path", "ask-no-dialog"),
        Question::OpenPath(_) => ("cmd-open-path", "ask-path-text"),
        Question::SavePath(..) => ("ask-save-path", "ask-no-dialog"),
    };
    let heading = match question {
        Question::RemovePlayer(index) => {
            state.with(heading, &[("name", state.player_name(*index).into())])
        }
        Question::ForgetBoard(number) => {
            let title = state.printed.boards.get(*number).map(|board| board.layout.title());
            state.with(heading, &[("title", title.unwrap_or_default().into())])
        }
        _ => state.t(heading),
    };
    let text = match (question, &state.files.coming) {
        (Question::TakeOver, Some(coming)) => {
            let values = [
                ("tables", coming.tables.len().into()),
                ("games", coming.past.len().into()),
                ("boards", coming.boards.len().into()),
                ("photos", coming.photos.len().into()),
            ];
            state.with(text, &values)
        }
        _ => state.t(text),
    };
    [heading, text]
}

/// Draws a link as dots for a camera, as large as there is room.
fn code_ui(ui: &mut Ui, code: &Code, said: &str) {
    // Cameras want an empty rim of four dots.
    let dots = code.side as f32 + 8.0;
    let room = ui.ctx().content_rect().height() - 260.0;
    let step = (ui.available_width().min(room) / dots).max(2.0);
    let (response, painter) = ui.allocate_painter(egui::Vec2::splat(step * dots), Sense::hover());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Image, true, said));
    let [ink, paper] = theme::CODE;
    painter.rect_filled(response.rect, 4.0, paper);
    let corner = response.rect.min + egui::Vec2::splat(4.0 * step);
    for (row, line) in code.dark.chunks(code.side).enumerate() {
        // A row of dark dots is one piece: between two no light may shine through.
        let mut place = 0;
        for run in line.chunk_by(|a, b| a == b) {
            let left = corner + step * vec2(place as f32, row as f32);
            let size = step * vec2(run.len() as f32, 1.0);
            if run.first() == Some(&true) {
                painter.rect_filled(egui::Rect::from_min_size(left, size), 0.0, ink);
            }
            place += run.len();
        }
    }
}

/// The open question, if there is one.
pub fn question(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    let Some(question) = &state.question else { return };
    let palette = Palette::for_ui(ui);
    let frame = theme::card(palette).inner_margin(18);
    let answer = Modal::new(Id::unique("question")).frame(frame).show(ui.ctx(), |ui| {
        // On a phone a rim of the window stays in view.
        let wide = theme::wide(380.0, state.settings.scale);
        ui.set_width((ui.ctx().content_rect().width() - 56.0).min(wide));
        let yes = match question {
            Question::NewTable => "ask-new-yes",
            Question::RemovePlayer(_) => "ask-remove-yes",
            Question::ForgetBoard(_) => "printed-forget",
            Question::Changed(_) => "ask-changed-yes",
            Question::Code(_) => "ask-code-yes",
            Question::Join(_) => "ask-join-yes",
            Question::TakeOver => "ask-take-over-yes",
            Question::Together => "ask-together-yes",
            Question::OpenPath(_) => "ask-open-yes",
            Question::SavePath(..) => "ask-save-yes",
        };
        let [heading, text] = asked(state, question);
        widgets::title(ui, heading);
        if let Question::Code(code) = question {
            code_ui(ui, code, &text);
        }
        ui.label(text);
        let mut entered = false;
        if let Question::OpenPath(path) | Question::SavePath(_, path) = question {
            let mut text = path.clone();
            let edit = TextEdit::singleline(&mut text)
                .hint_text(state.t("path-hint"))
                .align(egui::Align2::LEFT_CENTER)
                .desired_width(f32::INFINITY);
            let response = ui.add(edit);
            let name = state.t("path-hint");
            response.widget_info(|| widgets::field(&name, path));
            let idle = ui.memory(|memory| memory.focused().is_none());
            let held = ui.input(|input| input.pointer.any_down());
            if idle && !held && !response.lost_focus() {
                response.request_focus();
            }
            entered = response.lost_focus() && ui.input(|i| i.key_pressed(egui::Key::Enter));
            if response.changed() {
                wishes.push(Action::Ask(match question {
                    Question::SavePath(form, _) => Question::SavePath(*form, text),
                    _ => Question::OpenPath(text),
                }));
            }
        }
        let otherwise = match question {
            Question::TakeOver if state.can_join() => Some("ask-take-over-join"),
            Question::Together => Some("ask-together-apart"),
            _ => None,
        };
        ui.horizontal_wrapped(|ui| {
            let label = RichText::new(state.t(yes)).color(palette.on_accent).strong();
            if ui.add(Button::new(label).fill(palette.accent)).clicked() || entered {
                wishes.push(Action::Yes);
            }
            if otherwise.is_some_and(|key| ui.button(state.t(key)).clicked()) {
                wishes.push(Action::Otherwise);
            }
            let no = if matches!(question, Question::Code(_)) { "dismiss" } else { "ask-no" };
            if ui.button(state.t(no)).clicked() {
                wishes.push(Action::No);
            }
        });
    });
    if answer.should_close() {
        wishes.push(Action::No);
    }
}
