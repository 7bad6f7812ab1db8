//! All players side by side: lines, totals, places, the winner; and games of other days.

use crate::app::action::{Action, Wishes};
use crate::app::board_view::mini_board;
use crate::app::command::Command;
use crate::app::export::{items, points};
use crate::app::names;
use crate::app::standing::{standing, sum};
use crate::app::state::{Question, Screen, State};
use crate::app::theme::{self, Palette};
use crate::app::widgets;
use egui::{Button, Grid, RichText, ScrollArea, TextEdit, Ui};

/// Draws the screen.
pub fn show(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    let palette = Palette::for_ui(ui);
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        winner_ui(ui, state);
        ui.add_space(theme::GAP);
        ui.horizontal_wrapped(|ui| {
            for command in [
                Command::AddPlayer,
                Command::FinishGame,
                Command::Save,
                Command::SaveCsv,
                Command::SaveJson,
                Command::CopyText,
                Command::NewTable,
            ] {
                widgets::command_button(ui, state, command, wishes);
            }
        });
        ui.add_space(theme::GAP);
        theme::card(palette).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ScrollArea::horizontal()
                .id_salt("columns")
                .show(ui, |ui| columns_ui(ui, state, wishes));
        });
        ui.add_space(theme::WIDE_GAP);
        past_ui(ui, state, wishes);
        widgets::weak(ui, state.t("privacy"));
    });
}

fn winner_ui(ui: &mut Ui, state: &State) {
    let palette = Palette::for_ui(ui);
    let standing = standing(&state.scored);
    let winners = standing.winners();
    let list: Vec<String> = winners.iter().map(|&index| state.player_name(index)).collect();
    let total = winners.first().map_or(0, |&index| sum(&state.scored[index]));
    let values = [("names", list.join(", ").into()), ("total", total.into())];
    let key = match (state.doc.players.len(), winners.len()) {
        (1, _) => "table-alone",
        (_, 1) if standing.by_errors => "table-winner-errors",
        (_, 1) => "table-winner",
        _ => "table-shared",
    };
    theme::raised(palette).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let text = RichText::new(state.with(key, &values)).text_style(theme::title()).strong();
        ui.add(egui::Label::new(text).wrap());
        let doubts: usize = state.doc.players.iter().map(|player| player.doubts.len()).sum();
        if doubts > 0 {
            let text = state.with("unconfirmed-doubts", &[("count", doubts.into())]);
            ui.label(RichText::new(text).color(palette.warn));
        }
    });
}

fn columns_ui(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    let palette = Palette::for_ui(ui);
    let lang = state.lang();
    let standing = standing(&state.scored);
    let players = state.doc.players.len();
    Grid::new("table").striped(false).spacing([18.0, 8.0]).min_col_width(96.0).show(ui, |ui| {
        ui.label("");
        for player in &state.doc.players {
            mini_board(ui, &player.sketch, 118.0);
        }
        ui.end_row();
        ui.label("");
        for (index, player) in state.doc.players.iter().enumerate() {
            let mut name = player.name.clone();
            let label = state.with("table-name-of", &[("number", (index + 1).into())]);
            let edit = TextEdit::singleline(&mut name)
                .hint_text(state.player_name(index))
                .desired_width(134.0);
            let response = ui.add(edit);
            response.widget_info(|| {
                let mut info = egui::WidgetInfo::text_edit(true, &player.name, &player.name, "");
                info.label = Some(label.clone());
                info
            });
            if response.changed() {
                wishes.push(Action::Rename(index, name));
            }
        }
        ui.end_row();
        for item in items(state) {
            ui.label(names::item(lang, &item));
            for scored in &state.scored {
                let points = points(&scored.sheet, &item);
                let text = points.map_or("-".to_owned(), |points| points.to_string());
                let colour = if points.is_some_and(|p| p < 0) { palette.bad } else { palette.text };
                ui.label(RichText::new(text).color(colour));
            }
            ui.end_row();
        }
        if state.doc.game.as_ref().is_some_and(|game| !game.goals.is_empty()) {
            ui.label(state.t("item-goals"));
            for scored in &state.scored {
                ui.label(scored.goals.to_string());
            }
            ui.end_row();
        }
        ui.label(RichText::new(state.t("total")).text_style(theme::title()).strong());
        for (scored, &place) in state.scored.iter().zip(&standing.places) {
            let colour = if place == 1 { palette.good } else { palette.text };
            let text = RichText::new(sum(scored).to_string()).color(colour);
            ui.label(text.text_style(theme::figure()).strong());
        }
        ui.end_row();
        ui.label(state.t("table-place"));
        for &place in &standing.places {
            let text = state.with("table-place-number", &[("place", place.into())]);
            if place == 1 {
                ui.label(RichText::new(text).color(palette.good).strong());
            } else {
                ui.label(text);
            }
        }
        ui.end_row();
        ui.label("");
        for (index, player) in state.doc.players.iter().enumerate() {
            ui.vertical(|ui| {
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = 4.0;
                    ui.spacing_mut().button_padding.x = 7.0;
                    for (sign, by, key) in [("<", -1, "table-left"), (">", 1, "table-right")] {
                        let there = index.checked_add_signed(by).is_some_and(|to| to < players);
                        let name = state.with(key, &[("name", state.player_name(index).into())]);
                        let response =
                            ui.add_enabled(there, Button::new(sign)).on_hover_text(&name);
                        response.widget_info(|| {
                            egui::WidgetInfo::labeled(egui::Role::Button, there, &name)
                        });
                        if response.clicked() {
                            wishes.push(Action::Move(index, by));
                        }
                    }
                    let show =
                        state.with("table-show", &[("name", state.player_name(index).into())]);
                    let response = ui.button(state.t("table-board")).on_hover_text(&show);
                    response
                        .widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &show));
                    if response.clicked() {
                        wishes.push(Action::Player(index));
                        wishes.push(Action::Go(Screen::Board));
                    }
                });
                let remove =
                    state.with("table-remove", &[("name", state.player_name(index).into())]);
                let response = ui.button(state.t("table-remove-short")).on_hover_text(&remove);
                response
                    .widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &remove));
                if response.clicked() {
                    wishes.push(match player.sketch.is_empty() {
                        true => Action::Remove(index),
                        false => Action::Ask(Question::RemovePlayer(index)),
                    });
                }
            });
        }
        ui.end_row();
    });
}

fn past_ui(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    if state.past.is_empty() {
        return;
    }
    let palette = Palette::for_ui(ui);
    widgets::title(ui, state.t("past-title"));
    for (index, past) in state.past.iter().enumerate() {
        theme::raised(palette).show(ui, |ui| {
            ui.set_width(ui.available_width());
            let list: Vec<String> =
                past.players.iter().map(|(name, total)| format!("{name} {total}")).collect();
            ui.add(egui::Label::new(format!("{}  {}", day(past.when), list.join(", "))).wrap());
            ui.horizontal(|ui| {
                if ui.button(state.t("past-open")).clicked() {
                    wishes.push(Action::OpenPast(index));
                }
                if ui.button(state.t("past-forget")).clicked() {
                    wishes.push(Action::ForgetPast(index));
                }
            });
        });
    }
}

/// The day of a moment, as year-month-day (Howard Hinnant's days-to-civil).
fn day(seconds: u64) -> String {
    let days = (seconds / 86_400) as i64 + 719_468;
    let era = days.div_euclid(146_097);
    let of_era = days.rem_euclid(146_097);
    let year = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let (month, carry) = if month < 10 { (month + 3, 0) } else { (month - 9, 1) };
    format!("{:04}-{month:02}-{day:02}", year + era * 400 + carry)
}

#[cfg(test)]
mod tests {
    #[test]
    fn days() {
        assert_eq!(super::day(0), "1970-01-01");
        assert_eq!(super::day(951_782_400), "2000-02-29");
        assert_eq!(super::day(1_735_689_599), "2024-12-31");
    }
}
