//! All players side by side: lines, totals, places, the winner; and games of other days.

use super::action::TableAction;
use super::past::past_ui;
use crate::app::board::{self, mini_board};
use crate::app::device::device;
use crate::app::state::{Action, Command, Question, Screen, State, Wishes};
use crate::app::theme::{self, Palette};
use crate::app::widgets;
use crate::board::Value;
use egui::{Align, Button, Layout, RichText, ScrollArea, TextEdit, Ui, vec2};

/// Draws the screen.
pub fn table_screen(ui: &mut Ui, state: &State, narrow: bool, wishes: &mut Wishes) {
    let palette = Palette::for_ui(ui);
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        winner_ui(ui, state);
        ui.add_space(theme::GAP);
        if !narrow {
            commands_ui(ui, state, wishes);
            ui.add_space(theme::GAP);
        }
        theme::card(palette).inner_margin(if narrow { 8 } else { 12 }).show(ui, |ui| {
            ui.set_width(ui.available_width());
            widgets::sideways(ui, "columns", |ui| columns_ui(ui, state, narrow, wishes));
        });
        ui.add_space(theme::GAP);
        if narrow {
            commands_ui(ui, state, wishes);
            ui.add_space(theme::GAP);
        }
        past_ui(ui, state, wishes);
        widgets::weak(ui, state.t("privacy"));
    });
}

fn commands_ui(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    ui.horizontal_wrapped(|ui| {
        for command in [
            Command::AddPlayer,
            Command::ShowCheck,
            Command::ShowReplay,
            Command::FinishGame,
            Command::ShowCode,
            Command::Save,
            Command::SaveCsv,
            Command::SaveJson,
            Command::CopyText,
            Command::CopyPlay,
            Command::NewTable,
        ] {
            if command.is_offered() {
                widgets::command_button(ui, state, command, wishes);
            }
        }
    });
}

fn winner_ui(ui: &mut Ui, state: &State) {
    let palette = Palette::for_ui(ui);
    theme::raised(palette).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let table = &state.view.table;
        let text = RichText::new(&table.winner).text_style(theme::title()).strong();
        ui.add(egui::Label::new(text).wrap());
        for tie in &table.ties {
            ui.add(egui::Label::new(RichText::new(tie).color(palette.weak)).wrap());
        }
        for (seat, verdict) in state.view.verdicts.iter().enumerate() {
            if let Some(verdict) = verdict {
                let values =
                    [("name", state.player_name(seat).into()), ("stand", verdict.as_str().into())];
                ui.add(egui::Label::new(state.with("stand-of", &values)).wrap());
            }
        }
        for open in &table.unproven {
            ui.add(egui::Label::new(RichText::new(open).color(palette.warn)).wrap());
        }
        for ruling in &table.rulings {
            ui.add(egui::Label::new(RichText::new(ruling).color(palette.warn)).wrap());
        }
        if table.open_goals {
            let text = RichText::new(state.t("table-open-goals")).color(palette.warn);
            ui.add(egui::Label::new(text).wrap());
        }
        if !table.waiting.is_empty() {
            let left = [("left", Value::list(table.waiting.iter().cloned()))];
            let text = state.with("unconfirmed-table", &left);
            ui.add(egui::Label::new(RichText::new(text).color(palette.warn)).wrap());
        }
    });
}

/// The widths of a table with a column for each player.
#[derive(Clone, Copy)]
struct Widths {
    names: f32,
    column: f32,
    gap: f32,
}

/// A row: its name, then what `cell` shows for each player.
fn row(
    ui: &mut Ui,
    widths: Widths,
    (name, height): (RichText, f32),
    players: usize,
    mut cell: impl FnMut(&mut Ui, usize),
) {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = widths.gap;
        let size = vec2(widths.names, height);
        ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_size(size);
            ui.add(egui::Label::new(name).wrap());
        });
        for player in 0..players {
            let size = vec2(widths.column, height);
            ui.allocate_ui_with_layout(size, Layout::top_down(Align::Center), |ui| {
                ui.set_min_size(size);
                cell(ui, player);
            });
        }
    });
}

fn columns_ui(ui: &mut Ui, state: &State, narrow: bool, wishes: &mut Wishes) {
    let palette = Palette::for_ui(ui);
    let players = state.doc.game.players.len();
    let gap = if narrow { 8.0 } else { 18.0 };
    let names = if narrow { 112.0 } else { 190.0 };
    // Columns share the room, but stay wide enough for a board that can be told from another.
    let least = theme::wide(if narrow { 84.0 } else { 126.0 }, state.settings.scale);
    let column = ((ui.available_width() - names) / players as f32 - gap).clamp(least, 190.0);
    let widths = Widths { names, column, gap };
    let line = ui.text_style_height(&egui::TextStyle::Body) + 10.0;
    let figure = |ui: &mut Ui, text: RichText| {
        ui.add_sized(vec2(column, line), egui::Label::new(text));
    };
    let plain = |text: String| (RichText::new(text), line);
    ui.spacing_mut().item_spacing.y = 2.0;
    row(ui, widths, (RichText::new(""), 0.0), players, |ui, player| {
        mini_board(ui, &state.doc.game.players[player].sketch, column.min(150.0));
    });
    row(ui, widths, (RichText::new(""), 0.0), players, |ui, index| {
        let player = &state.doc.game.players[index];
        let mut name = player.name.clone();
        let label = state.with("table-name-of", &[("number", (index + 1).into())]);
        let edit = TextEdit::singleline(&mut name)
            .hint_text(state.player_name(index))
            .align(egui::Align2::CENTER_CENTER)
            .desired_width(column);
        let response = ui.add(edit);
        response.widget_info(|| {
            let mut info = egui::WidgetInfo::text_edit(true, &player.name, &player.name, "");
            info.label = Some(label.clone());
            info
        });
        if response.changed() {
            wishes.push(TableAction::Rename(index, name));
        }
    });
    for line in &state.view.table.rows {
        row(ui, widths, plain(line.name.clone()), players, |ui, player| {
            let points = line.points.get(player).copied().flatten();
            let most = line.at_most.get(player).copied().flatten();
            let text = points
                .map_or("-".to_owned(), |points| board::figure(points, most.unwrap_or(points)));
            let colour = if points.is_some_and(|p| p < 0) { palette.bad } else { palette.text };
            figure(ui, RichText::new(text).color(colour));
        });
    }
    if state.doc.game.has_more_boards() {
        row(ui, widths, plain(state.t("item-more-boards")), players, |ui, player| {
            let scored = &state.view.scored[player];
            let text = board::figure(scored.more, scored.more + scored.more_lacks);
            figure(ui, RichText::new(text));
        });
    }
    if state.view.scored.iter().any(|scored| scored.kept != 0) {
        row(ui, widths, plain(state.t("item-kept")), players, |ui, player| {
            figure(ui, RichText::new(state.view.scored[player].kept.to_string()));
        });
    }
    if state.view.scored.iter().any(|scored| !scored.goal_lines.is_empty()) {
        row(ui, widths, plain(state.t("item-goals")), players, |ui, player| {
            figure(ui, RichText::new(state.view.scored[player].goals.to_string()));
        });
    }
    let first = |player: usize| state.view.standing.wins(player);
    let high = ui.text_style_height(&theme::figure()) + 4.0;
    let total = RichText::new(state.t("total")).text_style(theme::title()).strong();
    row(ui, widths, (total, high), players, |ui, player| {
        let colour = if first(player) { palette.good } else { palette.text };
        let scored = &state.view.scored[player];
        let shown = scored.total_figure();
        let text = RichText::new(shown).color(colour);
        let label = egui::Label::new(text.text_style(theme::figure()).strong());
        ui.add_sized(vec2(column, high), label);
    });
    row(ui, widths, plain(state.t("table-place")), players, |ui, player| {
        // Without a winner there are no places either.
        if !state.view.standing.ranks() {
            return figure(ui, RichText::new("-"));
        }
        let place = [("place", state.view.standing.places[player].into())];
        let text = RichText::new(state.with("table-place-number", &place));
        let winner = text.clone().color(palette.good).strong();
        figure(ui, if first(player) { winner } else { text });
    });
    row(ui, widths, (RichText::new(""), 0.0), players, |ui, player| {
        player_ui(ui, state, player, wishes);
    });
}

/// What can be done with a player's column.
fn player_ui(ui: &mut Ui, state: &State, index: usize, wishes: &mut Wishes) {
    let players = state.doc.game.players.len();
    let name_of = |key: &str| state.with(key, &[("name", state.player_name(index).into())]);
    ui.scope(|ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(3.0, 3.0);
            ui.spacing_mut().interact_size.x = 24.0;
            ui.spacing_mut().button_padding.x = 5.0;
            // A finger needs as much room sideways.
            let high = ui.spacing().interact_size.y;
            let least = if device().touched { vec2(high, high) } else { vec2(0.0, 0.0) };
            let show = name_of("table-show");
            let response = ui.button(state.t("table-board")).on_hover_text(&show);
            response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &show));
            if response.clicked() {
                wishes.push(TableAction::Player(index));
                wishes.push(Action::Go(Screen::Board));
            }
            for (sign, by, key) in [("<", -1, "table-left"), (">", 1, "table-right")] {
                let there = index.checked_add_signed(by).is_some_and(|to| to < players);
                let name = name_of(key);
                let response =
                    ui.add_enabled(there, Button::new(sign).min_size(least)).on_hover_text(&name);
                response
                    .widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, there, &name));
                if response.clicked() {
                    wishes.push(TableAction::Move(index, by));
                }
            }
            let remove = name_of("table-remove");
            let response = ui.add(Button::new("\u{00D7}").min_size(least)).on_hover_text(&remove);
            response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &remove));
            if response.clicked() {
                let empty = state.doc.game.players.get(index).is_none_or(|p| p.sketch.is_empty());
                wishes.push(match empty {
                    true => Action::Table(TableAction::Remove(index)),
                    false => Action::Ask(Question::RemovePlayer(index)),
                });
            }
        });
    });
}
