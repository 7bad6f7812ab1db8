//! The score: its sum, its lines with their evidence, and the rulings that matter.

use super::action::BoardAction;
use super::beyond::goal_detail;
use super::data::Lit;
use super::scored::{LineView, Offer};
use crate::app::state::{Action, Command, Screen, State, Wishes};
use crate::app::table::{TableAction, edition_key};
use crate::app::theme::{self, Palette};
use crate::app::widgets;
use crate::rules::Edition;
use crate::score::Item;
use crate::words::letter;
use egui::{RichText, Ui};

/// Draws the panel.
pub fn score_panel(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    total_ui(ui, state, wishes);
    let palette = Palette::for_ui(ui);
    for line in &state.score().lines {
        let lit = Lit::Line(line.item.clone());
        let chosen = state.board.lit == lit
            || (line.item == Item::Networks && matches!(state.board.lit, Lit::Network(_)));
        let colour = if line.points < 0 { palette.bad } else { palette.text };
        let figure = line.figure();
        if widgets::figure_row(ui, &line.name, &figure, colour, chosen).clicked() {
            wishes.push(BoardAction::Light(lit));
        }
        if chosen {
            evidence_ui(ui, state, line, wishes);
        }
    }
    beyond_ui(ui, state, wishes);
    ui.add_space(theme::GAP);
    let editions = Edition::ALL.map(|edition| (edition, state.t(edition_key(edition))));
    if let Some(edition) = widgets::one_of(ui, state.doc.game.ruleset.edition, &editions) {
        wishes.push(TableAction::Edition(edition));
    }
    rulings_ui(ui, state, wishes);
    ui.add_space(theme::GAP);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(6.0, 6.0);
        ui.spacing_mut().button_padding.x = 8.0;
        for command in [Command::SavePicture, Command::SavePdf, Command::CopyText] {
            widgets::command_button(ui, state, command, wishes);
        }
    });
}

/// What a game's record adds to the sheet: goal cards, and village marks that outlive their routes.
fn beyond_ui(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    let palette = Palette::for_ui(ui);
    let scored = state.score();
    if scored.more != 0 {
        let name = state.t("item-more-boards");
        widgets::figure_row(ui, &name, &scored.more.to_string(), palette.text, false);
    }
    if scored.kept != 0 {
        let name = state.t("item-kept");
        widgets::figure_row(ui, &name, &scored.kept.to_string(), palette.text, false);
    }
    if scored.goal_lines.is_empty() {
        return;
    }
    let chosen = matches!(state.board.lit, Lit::Goals | Lit::Goal(_));
    let figure = scored.goals.to_string();
    let name = state.t("item-goals");
    if widgets::figure_row(ui, &name, &figure, palette.text, chosen).clicked() {
        wishes.push(BoardAction::Light(Lit::Goals));
    }
    if !chosen {
        return;
    }
    ui.indent("goals", |ui| {
        for (number, goal) in scored.goal_lines.iter().enumerate() {
            let lit = Lit::Goal(number);
            let text = goal_detail(state.lang(), goal);
            let button = egui::Button::selectable(state.board.lit == lit, text).wrap();
            if ui.add(button).clicked() {
                wishes.push(BoardAction::Light(lit));
            }
        }
    });
}

/// The sum, and whether anything about it is unsure.
pub fn total_ui(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    let palette = Palette::for_ui(ui);
    let scored = state.score();
    let doubts = state.doc.beside().doubts.len();
    theme::raised(palette).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            let sure = state.is_confirmed(state.doc.current);
            let colour = if sure { palette.text } else { palette.warn };
            let total = scored.total_figure();
            let said = state.with("total-is", &[("total", total.as_str().into())]);
            let figure = RichText::new(total);
            let label = ui.label(figure.text_style(theme::figure()).color(colour).strong());
            label.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &said));
            ui.vertical(|ui| {
                ui.label(RichText::new(state.t("total")).text_style(theme::title()));
                if !sure {
                    let count = [("count", doubts.into())];
                    let text = match doubts {
                        0 => state.unconfirmed(state.doc.current).unwrap_or_default(),
                        _ => state.with("unconfirmed-doubts", &count),
                    };
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

/// The sum in one line, over what else stands beside the board.
pub fn total_line(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    let palette = Palette::for_ui(ui);
    let scored = state.score();
    ui.horizontal_wrapped(|ui| {
        let total = [("total", scored.total_figure().into())];
        let text = RichText::new(state.with("total-is", &total)).text_style(theme::title());
        ui.label(text.strong());
        if let Some(left) = state.unconfirmed(state.doc.current) {
            let button = egui::Button::new(RichText::new(left).color(palette.warn)).wrap();
            if ui.add(button).clicked() {
                wishes.push(Action::Go(Screen::Review));
            }
        } else if !scored.issues.is_empty() {
            let count = [("count", scored.issues.len().into())];
            ui.label(RichText::new(state.with("issues-count", &count)).color(palette.bad));
        }
    });
}

fn evidence_ui(ui: &mut Ui, state: &State, line: &LineView, wishes: &mut Wishes) {
    let sheet = &state.score().sheet;
    let palette = Palette::for_ui(ui);
    ui.indent("evidence", |ui| {
        if line.details.is_empty() {
            widgets::weak(ui, state.t("evidence-none"));
        }
        for (number, detail) in line.details.iter().enumerate() {
            if line.item != Item::Networks {
                ui.add(egui::Label::new(detail).wrap());
                continue;
            }
            let colours = &palette.board.networks;
            let fill = colours[number % colours.len()];
            ui.horizontal(|ui| {
                widgets::plate(ui, letter(number), fill, palette.board.on_badge);
                let chosen = state.board.lit == Lit::Network(number);
                if ui.selectable_label(chosen, detail).clicked() {
                    wishes.push(BoardAction::Light(Lit::Network(number)));
                }
            });
        }
        if let Item::Longest(kind) = line.item {
            let route = sheet.longest(kind);
            if route.proven() {
                widgets::weak(ui, state.t("evidence-proven"));
            }
        }
        let source = [("source", line.source.as_str().into())];
        widgets::weak(ui, state.with("line-source", &source));
    });
}

fn rulings_ui(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    let offers = &state.score().rulings;
    if offers.is_empty() {
        return;
    }
    ui.add_space(theme::GAP);
    widgets::title(ui, state.t("rulings-title"));
    widgets::weak(ui, state.t("rulings-text"));
    for offer in offers {
        ruling_ui(ui, state, offer, wishes);
    }
}

fn ruling_ui(ui: &mut Ui, state: &State, offer: &Offer, wishes: &mut Wishes) {
    let lang = state.lang();
    let palette = Palette::for_ui(ui);
    let ruling = offer.ruling;
    theme::raised(palette).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.add(egui::Label::new(RichText::new(lang.question(ruling)).strong()).wrap());
        for (index, total) in offer.totals.iter().enumerate() {
            let meaning = lang.answer(ruling, index);
            let values = [("answer", meaning.into()), ("total", total.points.into())];
            let mut text = state.with("ruling-answer", &values);
            if total.at_most > total.points {
                let most = [("most", total.at_most.into())];
                text += &format!(" ({})", state.with("total-unproven", &most));
            }
            let source = lang.answer_source(ruling, index);
            if ui.radio(index == offer.answer, text).on_hover_text(source).clicked() {
                wishes.push(TableAction::Rule(ruling, index));
            }
        }
    });
}
