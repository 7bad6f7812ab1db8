//! A walk through the score, one line at a time.

use super::action::LessonAction;
use crate::app::board::beyond_sheet;
use crate::app::state::{State, Wishes};
use crate::app::theme::{self, Palette};
use crate::app::widgets;
use crate::board::Kind;
use crate::score::Item;
use egui::{Button, RichText, Ui};

/// Draws the panel.
pub fn learn_panel(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    widgets::title(ui, state.t("learn-title"));
    let lesson = &state.lesson;
    let mut guess = lesson.guess;
    if ui.checkbox(&mut guess, state.t("learn-guess")).changed() {
        wishes.push(LessonAction::Guess(guess));
    }
    if !lesson.running {
        ui.add(egui::Label::new(state.t("learn-text")).wrap());
        if ui.button(state.t("learn-begin")).clicked() {
            wishes.push(LessonAction::Step(0));
        }
        return;
    }
    let lines = &state.score().lines;
    let palette = Palette::for_ui(ui);
    let values = [("step", (lesson.step + 1).into()), ("steps", (lines.len() + 1).into())];
    widgets::weak(ui, state.with("learn-step", &values));
    match lines.get(lesson.step) {
        Some(line) => {
            widgets::title(ui, line.name.clone());
            let (told, source) = lesson_of(&line.item);
            ui.add(egui::Label::new(state.t(told)).wrap());
            widgets::weak(ui, state.t(source));
            if lesson.guess && !lesson.shown {
                let count = [("count", lesson.marked.len().into())];
                ui.label(state.with("learn-marked", &count));
                if ui.button(state.t("learn-show")).clicked() {
                    wishes.push(LessonAction::Show);
                }
            } else {
                if lesson.guess {
                    guess_ui(ui, state);
                }
                theme::raised(palette).show(ui, |ui| {
                    ui.set_width(ui.available_width());
                    let points = [("points", line.points.into())];
                    let text = state.with("learn-points", &points);
                    ui.label(RichText::new(text).text_style(theme::title()).strong());
                    for detail in &line.details {
                        ui.add(egui::Label::new(detail).wrap());
                    }
                });
            }
        }
        None => {
            widgets::title(ui, state.t("learn-sum"));
            let beyond = beyond_sheet(state.lang(), state.score());
            let sums = lines.iter().map(|line| (line.name.as_str(), line.points));
            let beyond = beyond.iter().map(|(name, points, _)| (name.as_str(), *points));
            for (name, points) in sums.chain(beyond) {
                widgets::spread(
                    ui,
                    |ui| {
                        ui.label(name);
                    },
                    |ui| {
                        ui.label(RichText::new(points.to_string()).strong());
                    },
                );
            }
            ui.separator();
            widgets::spread(
                ui,
                |ui| widgets::title(ui, state.t("total")),
                |ui| widgets::title(ui, state.score().total.to_string()),
            );
        }
    }
    ui.add_space(theme::GAP);
    ui.horizontal_wrapped(|ui| {
        let back = Button::new(state.t("learn-back"));
        if ui.add_enabled(lesson.step > 0, back).clicked() {
            wishes.push(LessonAction::Step(lesson.step - 1));
        }
        let next = Button::new(state.t("learn-next"));
        if ui.add_enabled(lesson.step < lines.len(), next).clicked() {
            wishes.push(LessonAction::Step(lesson.step + 1));
        }
        if ui.button(state.t("learn-end")).clicked() {
            wishes.push(LessonAction::End);
        }
    });
}

/// What a line counts, and where a rulebook says so.
fn lesson_of(item: &Item) -> (&'static str, &'static str) {
    match item {
        Item::Networks => ("learn-networks", "learn-networks-source"),
        Item::Longest(Kind::Pipe) => ("learn-pipe", "learn-pipe-source"),
        Item::Longest(Kind::Subway) => ("learn-subway", "learn-subway-source"),
        Item::Longest(Kind::Railway) => ("learn-railway", "learn-railway-source"),
        Item::Longest(_) => ("learn-highway", "learn-highway-source"),
        Item::Centre => ("learn-centre", "learn-centre-source"),
        Item::Villages => ("learn-villages", "learn-villages-source"),
        Item::Errors => ("learn-errors", "learn-errors-source"),
        Item::Extra(_) => ("learn-extra", "learn-extra-source"),
    }
}

fn guess_ui(ui: &mut Ui, state: &State) {
    let palette = Palette::for_ui(ui);
    let Some(compared) = &state.view.compared else { return };
    for (key, spaces, colour) in [
        ("learn-right", &compared.right, palette.good),
        ("learn-missed", &compared.missed, palette.warn),
        ("learn-surplus", &compared.surplus, palette.bad),
    ] {
        if !spaces.is_empty() {
            let list: Vec<String> = spaces.iter().map(ToString::to_string).collect();
            let values = [("count", spaces.len().into()), ("spaces", list.join(" ").into())];
            let text = RichText::new(state.with(key, &values)).color(colour);
            ui.add(egui::Label::new(text).wrap());
        }
    }
}
