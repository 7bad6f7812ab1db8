//! What may not be drawn so: a list beside the board, never a gate.

use super::action::BoardAction;
use super::data::Lit;
use crate::app::state::{State, Wishes};
use crate::app::table::TableAction;
use crate::app::theme::{self, Palette};
use crate::app::widgets;
use crate::check::IssueNote;
use egui::{Button, RichText, Ui};

/// Draws the panel.
pub fn issues_panel(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    let palette = Palette::for_ui(ui);
    let issues = &state.score().issues;
    widgets::title(ui, state.t("panel-issues"));
    if issues.is_empty() {
        ui.label(RichText::new(state.t("issues-none")).color(palette.good));
    } else {
        ui.add(egui::Label::new(state.t("issues-text")).wrap());
    }
    for (number, issue) in issues.iter().enumerate() {
        let chosen = state.board.lit == Lit::Issue(number);
        let text = state.lang().told(issue);
        let button =
            Button::selectable(chosen, text).wrap().min_size(egui::vec2(ui.available_width(), 0.0));
        if ui.add(button).clicked() {
            wishes.push(BoardAction::Select(issue.spaces.first().copied()));
            wishes.push(BoardAction::Light(Lit::Issue(number)));
        }
        if chosen {
            ui.indent("rule", |ui| {
                widgets::weak(ui, state.lang().rule_and_source(issue.rule));
            });
        }
    }
    for note in &state.score().issue_notes {
        note_ui(ui, state, note, wishes);
    }
    let doubts = state.doc.beside().doubts.len();
    if doubts > 0 {
        ui.add_space(theme::GAP);
        let text = state.with("unconfirmed-doubts", &[("count", doubts.into())]);
        ui.label(RichText::new(text).color(palette.warn));
        for doubt in &state.doc.beside().doubts {
            let text = state.with("doubt-at", &[("space", doubt.space.to_string().into())]);
            if ui.button(text).clicked() {
                wishes.push(BoardAction::Select(Some(doubt.space)));
            }
        }
    }
}

/// A ruling that allows or forbids something here: each answer, with how many issues it leaves.
fn note_ui(ui: &mut Ui, state: &State, note: &IssueNote, wishes: &mut Wishes) {
    let (lang, ruling) = (state.lang(), note.ruling);
    ui.add_space(theme::GAP);
    theme::raised(Palette::for_ui(ui)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.add(egui::Label::new(RichText::new(lang.question(ruling)).strong()).wrap());
        for index in 0..ruling.answers.len() {
            let other = note.others.iter().find(|other| other.answer == index);
            let change = |issues: usize| match other {
                Some(other) => (issues + other.more.len()).saturating_sub(other.fewer.len()),
                None => issues,
            };
            let count = change(state.score().issues.len());
            let values = [("answer", lang.answer(ruling, index).into()), ("count", count.into())];
            let source = lang.answer_source(ruling, index);
            let text = state.with("ruling-issues", &values);
            if ui.radio(index == note.answer, text).on_hover_text(source).clicked() {
                wishes.push(TableAction::Rule(ruling, index));
            }
        }
    });
}
