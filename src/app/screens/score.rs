//! The score: its sum, its lines with their evidence, and the rulings that matter.

use crate::app::action::{Action, Wishes};
use crate::app::command::Command;
use crate::app::export::{details, edition_key};
use crate::app::names;
use crate::app::state::{Lit, Screen, State};
use crate::app::theme::{self, Palette};
use crate::app::widgets;
use crate::board::{Kind, Space};
use crate::rules::Edition;
use crate::score::{Contribution, Item, RulingNote};
use egui::{RichText, Ui};

/// Draws the panel.
pub fn show(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    total_ui(ui, state, wishes);
    let lang = state.lang();
    let palette = Palette::for_ui(ui);
    let scored = state.score();
    for line in scored.sheet.lines() {
        let lit = Lit::Line(line.item.clone());
        let chosen = state.lit == lit
            || (line.item == Item::Networks && matches!(state.lit, Lit::Network(_)));
        let name = names::item(lang, &line.item);
        let colour = if line.points < 0 { palette.bad } else { palette.text };
        let figure = line.points.to_string();
        if widgets::figure_row(ui, &name, &figure, colour, chosen).clicked() {
            wishes.push(Action::Light(lit));
        }
        if chosen {
            evidence_ui(ui, state, &line.item, wishes);
        }
    }
    ui.add_space(theme::GAP);
    let editions = Edition::ALL.map(|edition| (edition, state.t(edition_key(edition))));
    if let Some(edition) = widgets::one_of(ui, state.doc.ruleset.edition, &editions) {
        wishes.push(Action::Edition(edition));
    }
    rulings_ui(ui, state, wishes);
    ui.add_space(theme::GAP);
    ui.horizontal_wrapped(|ui| {
        for command in [Command::SavePicture, Command::CopyText, Command::SaveSheet] {
            widgets::command_button(ui, state, command, wishes);
        }
    });
}

/// The sum, and whether anything about it is unsure.
pub fn total_ui(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    let palette = Palette::for_ui(ui);
    let scored = state.score();
    let doubts = state.doc.player().doubts.len();
    theme::raised(palette).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            let colour = if doubts > 0 { palette.warn } else { palette.text };
            let figure = RichText::new(scored.total.to_string());
            let label = ui.label(figure.text_style(theme::figure()).color(colour).strong());
            let said = state.with("total-is", &[("total", scored.total.into())]);
            label.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &said));
            ui.vertical(|ui| {
                ui.label(RichText::new(state.t("total")).text_style(theme::title()));
                if scored.goals != 0 {
                    let sum = crate::app::standing::sum(scored);
                    let values = [("goals", scored.goals.into()), ("sum", sum.into())];
                    widgets::weak(ui, state.with("total-with-goals", &values));
                }
                if doubts > 0 {
                    let count = [("count", doubts.into())];
                    let text = state.with("unconfirmed-doubts", &count);
                    widgets::plate(ui, text, palette.warn, palette.card);
                    if state.screen != Screen::Review && ui.button(state.t("doubts-look")).clicked()
                    {
                        wishes.push(Action::Go(Screen::Review));
                    }
                } else {
                    let issues = scored.issues.len();
                    if issues > 0 {
                        let count = [("count", issues.into())];
                        let text = state.with("issues-count", &count);
                        ui.label(RichText::new(text).color(palette.bad));
                    } else if !state.doc.player().sketch.is_empty() {
                        ui.label(RichText::new(state.t("issues-none-short")).color(palette.good));
                    }
                }
            });
        });
    });
}

fn evidence_ui(ui: &mut Ui, state: &State, item: &Item, wishes: &mut Wishes) {
    let lang = state.lang();
    let sheet = &state.score().sheet;
    let palette = Palette::for_ui(ui);
    ui.indent("evidence", |ui| {
        if *item == Item::Networks {
            for (number, text) in details(lang, sheet, item).into_iter().enumerate() {
                let colours = &palette.board.networks;
                let fill = colours[number % colours.len()];
                ui.horizontal(|ui| {
                    let letter = names::network(number);
                    widgets::plate(ui, letter, fill, palette.board.on_badge);
                    let chosen = state.lit == Lit::Network(number);
                    if ui.selectable_label(chosen, text).clicked() {
                        wishes.push(Action::Light(Lit::Network(number)));
                    }
                });
            }
            if sheet.networks.is_empty() {
                widgets::weak(ui, state.t("evidence-none"));
            }
            return;
        }
        let details = details(lang, sheet, item);
        if details.is_empty() {
            widgets::weak(ui, state.t("evidence-none"));
        }
        for detail in details {
            ui.add(egui::Label::new(detail).wrap());
        }
        if let Item::Highway | Item::Railway = item {
            let route = if *item == Item::Highway { &sheet.highway } else { &sheet.railway };
            let key = if route.proven { "evidence-proven" } else { "evidence-unproven" };
            widgets::weak(ui, state.t(key));
        }
    });
}

fn rulings_ui(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    let notes = &state.score().sheet.rulings;
    if notes.is_empty() {
        return;
    }
    ui.add_space(theme::GAP);
    widgets::title(ui, state.t("rulings-title"));
    widgets::weak(ui, state.t("rulings-text"));
    for note in notes {
        ruling_ui(ui, state, note, wishes);
    }
}

fn ruling_ui(ui: &mut Ui, state: &State, note: &RulingNote, wishes: &mut Wishes) {
    let lang = state.lang();
    let palette = Palette::for_ui(ui);
    let total = state.score().total;
    theme::raised(palette).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.add(egui::Label::new(RichText::new(names::question(lang, note.ruling)).strong()).wrap());
        for (index, answer) in note.ruling.answers.iter().enumerate() {
            let other = note.others.iter().find(|other| other.answer == index);
            let total = other.map_or(total, |other| other.total);
            let meaning = names::answer(lang, note.ruling, index);
            let values = [("answer", meaning.into()), ("total", total.into())];
            let text = state.with("ruling-answer", &values);
            if ui.radio(index == note.answer, text).on_hover_text(answer.source).clicked() {
                wishes.push(Action::Rule(note.ruling, index));
            }
        }
    });
}

/// What a space gives, as short texts, and whether each takes points.
pub fn gives(state: &State, space: Space) -> Vec<(String, bool)> {
    let sheet = &state.score().sheet;
    let layout = state.doc.layout();
    sheet
        .contributions(space, layout)
        .into_iter()
        .map(|part| match part {
            Contribution::Network { network, exits } => {
                let letter = names::network(network);
                let values = [("letter", letter.into()), ("exits", exits.len().into())];
                (state.with("gives-network", &values), false)
            }
            Contribution::Route(kind, passes) => {
                let key = if kind == Kind::Highway { "gives-highway" } else { "gives-railway" };
                (state.with(key, &[("points", passes.into())]), false)
            }
            Contribution::Centre => (state.t("gives-centre"), false),
            Contribution::Building(building) => {
                use crate::board::Building;
                let key = match building {
                    Building::Factory => "gives-factory",
                    Building::Village => "gives-village",
                    Building::University => "gives-university",
                };
                (state.t(key), false)
            }
            Contribution::Error(open) => {
                let side = names::side(state.lang(), open.end.side);
                (state.with("gives-error", &[("side", side.into())]), true)
            }
            Contribution::Extra(extra, part) => {
                let found = sheet.extras.get(extra).and_then(|extra| extra.parts.get(part));
                let text = found
                    .map_or_else(String::new, |part| format!("{:+} {}", part.points, part.what));
                (text, found.is_some_and(|part| part.points < 0))
            }
        })
        .collect()
}
