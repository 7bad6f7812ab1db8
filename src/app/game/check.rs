//! The whole game, checked: who wins and why, goals, and every rule broken, by player and round.

use super::action::PlayAction;
use super::play::Judged;
use super::{findings, notes, rolled};
use crate::app::board::figure;
use crate::app::state::{Action, Command, Screen, State, Wishes};
use crate::app::table::TableAction;
use crate::app::theme::{self, Palette};
use crate::app::widgets;
use crate::board::Value;
use crate::game::{self, AuditStanding, Verdict, When};
use crate::report::game_ruling_sentence;
use egui::{
    Align2, Button, CollapsingHeader, RichText, Role, ScrollArea, Sense, Stroke, StrokeKind,
    TextStyle, Ui, WidgetInfo, vec2,
};

/// Draws the screen.
pub fn check_screen(ui: &mut Ui, state: &State, narrow: bool, wishes: &mut Wishes) {
    let Some(judged) = &state.play.judged else {
        ui.label(state.t("check-mixed"));
        return;
    };
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        result_ui(ui, state, judged);
        widgets::command_button(ui, state, Command::SaveReport, wishes);
        if narrow {
            players_ui(ui, state, judged, wishes);
            goals_ui(ui, state, judged, wishes);
            notes_ui(ui, state, judged);
            rolled::show(ui, state, judged, wishes);
            return;
        }
        let room = ui.available_width() - theme::WIDE_GAP;
        let half = room / 2.0;
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = theme::WIDE_GAP;
            widgets::column(ui, vec2(half, 0.0), |ui| {
                ui.set_width(half);
                players_ui(ui, state, judged, wishes);
            });
            widgets::column(ui, vec2(half, 0.0), |ui| {
                ui.set_width(half);
                goals_ui(ui, state, judged, wishes);
                notes_ui(ui, state, judged);
                rolled::show(ui, state, judged, wishes);
            });
        });
    });
}

fn wrapped(ui: &mut Ui, text: impl Into<egui::WidgetText>) {
    ui.add(egui::Label::new(text).wrap());
}

/// Who wins, how ties were broken, and whether the game was played by the rules.
fn result_ui(ui: &mut Ui, state: &State, judged: &Judged) {
    let palette = Palette::for_ui(ui);
    theme::raised(palette).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let table = &state.view.table;
        wrapped(ui, RichText::new(&table.winner).text_style(theme::title()).strong());
        for tie in &table.ties {
            wrapped(ui, tie);
        }
        let broken = judged.broken(None);
        let unknown = judged.audit.findings.iter().any(|found| found.verdict() == Verdict::Unknown);
        let text = match broken {
            0 => RichText::new(state.t("check-none-broken")).color(palette.good),
            _ => RichText::new(state.with("check-broken", &[("count", broken.into())]))
                .color(palette.bad),
        };
        wrapped(ui, text.strong());
        if unknown {
            wrapped(ui, RichText::new(state.t("check-unknown")).color(palette.warn));
        }
        if judged.standings.is_open() {
            wrapped(ui, RichText::new(state.t("check-open-goals")).color(palette.warn));
        }
        if !table.waiting.is_empty() {
            let left = [("left", Value::list(table.waiting.iter().cloned()))];
            let text = state.with("unconfirmed-table", &left);
            wrapped(ui, RichText::new(text).color(palette.warn));
        }
    });
}

/// A card a player, the first place first; then what concerns everybody.
fn players_ui(ui: &mut Ui, state: &State, judged: &Judged, wishes: &mut Wishes) {
    let palette = Palette::for_ui(ui);
    for one in &judged.standings.list {
        let player = one.player;
        theme::card(palette).show(ui, |ui| {
            ui.set_width(ui.available_width());
            widgets::spread(
                ui,
                |ui| {
                    let values =
                        [("place", one.place.into()), ("name", state.player_name(player).into())];
                    widgets::title(ui, state.with("check-place", &values));
                },
                |ui| {
                    let total = figure(one.total, one.total + one.unproven);
                    let text = RichText::new(total.clone()).text_style(theme::title());
                    let label = ui.label(text.strong());
                    let said = state.with("total-is", &[("total", total.into())]);
                    label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
                },
            );
            let values = [
                ("board", one.board.into()),
                ("goals", one.goals.into()),
                ("errors", one.errors.into()),
            ];
            widgets::weak(ui, state.with("check-sum", &values));
            let (key, colour) = match judged.audit.standing(player) {
                AuditStanding::Legal => ("check-legal", palette.good),
                AuditStanding::Broken => ("check-player-broken", palette.bad),
                AuditStanding::Unknown => ("check-player-unknown", palette.warn),
            };
            let values = [("count", judged.broken(Some(player)).into())];
            wrapped(ui, RichText::new(state.with(key, &values)).color(colour).strong());
            rounds_ui(ui, state, judged, player, wishes);
            notes::show(ui, state, judged, player, wishes);
            for (number, finding, joint) in judged.told(Some(player)) {
                findings::row(ui, state, number, (finding, joint), wishes);
            }
        });
    }
    if judged.audit.findings.iter().any(|finding| finding.player.is_none()) {
        theme::card(palette).show(ui, |ui| {
            ui.set_width(ui.available_width());
            widgets::title(ui, state.t("check-everybody"));
            for (number, finding, joint) in judged.told(None) {
                findings::row(ui, state, number, (finding, joint), wishes);
            }
        });
    }
}

/// The rounds of a player, each to press: in order, broken, or not provable.
fn rounds_ui(ui: &mut Ui, state: &State, judged: &Judged, player: usize, wishes: &mut Wishes) {
    let palette = Palette::for_ui(ui);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        for round in 1..=state.rounds() {
            let explained = judged.round(player, round).is_some_and(|known| known.explained);
            let (sign, colour, key) = match judged.worst(player, round) {
                Some(Verdict::Broken) => ("!", palette.bad, "round-broken"),
                Some(Verdict::Unknown) => ("?", palette.warn, "round-unknown"),
                _ if explained => ("", palette.good, "round-legal"),
                _ => ("?", palette.weak, "round-unknown"),
            };
            let (rect, response) = ui.allocate_exact_size(vec2(44.0, theme::PRESS), Sense::click());
            let values =
                [("name", state.player_name(player).into()), ("round", usize::from(round).into())];
            let said = state.with(key, &values);
            response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &said));
            let lit = response.hovered() || response.has_focus();
            let edge = if lit { palette.accent } else { palette.edge };
            let stroke = Stroke::new(1.0, edge);
            ui.painter().rect(rect, 6.0, palette.raised, stroke, StrokeKind::Inside);
            let font = TextStyle::Body.resolve(ui.style());
            let at = rect.left_center() + vec2(9.0, 0.0);
            let number = round.to_string();
            ui.painter().text(at, Align2::LEFT_CENTER, number, font.clone(), palette.text);
            let at = rect.right_center() - vec2(13.0, 0.0);
            if sign.is_empty() {
                let points =
                    [vec2(-5.0, 0.0), vec2(-1.5, 4.0), vec2(5.0, -5.0)].map(|p| at + p).to_vec();
                ui.painter().add(egui::Shape::line(points, Stroke::new(2.0, colour)));
            } else {
                ui.painter().text(at, Align2::CENTER_CENTER, sign, font, colour);
            }
            if response.on_hover_text(said.as_str()).clicked() {
                wishes.push(TableAction::Player(player));
                wishes.push(Action::Go(Screen::Replay));
                wishes.push(PlayAction::Round(round));
            }
        }
    });
}

/// The goals in play, and who met them when.
fn goals_ui(ui: &mut Ui, state: &State, judged: &Judged, wishes: &mut Wishes) {
    let lang = state.lang();
    let palette = Palette::for_ui(ui);
    theme::card(palette).show(ui, |ui| {
        ui.set_width(ui.available_width());
        widgets::title(ui, state.t("item-goals"));
        if judged.goals.is_empty() {
            widgets::weak(ui, state.t("check-no-goals"));
        }
        for (number, goal) in judged.goals.iter().enumerate() {
            let task = lang.task(goal.card);
            wrapped(ui, RichText::new(format!("{}  {task}", goal.code)).strong());
            for (player, one) in goal.players.iter().enumerate() {
                let values = [
                    ("name", state.player_name(player).into()),
                    ("when", lang.when(&one.when).into()),
                    ("points", lang.goal_points(one.points).into()),
                ];
                let text = state.with("check-goal-line", &values);
                if one.places.is_empty() {
                    let colour = if one.when == When::Never { palette.weak } else { palette.text };
                    ui.indent(("goal", number, player), |ui| {
                        wrapped(ui, RichText::new(text).color(colour));
                    });
                    continue;
                }
                let width = ui.available_width();
                let button = Button::new(text).wrap().min_size(vec2(width, 0.0));
                let code = goal.code.clone();
                let values = [("code", code.into()), ("name", state.player_name(player).into())];
                let hint = state.with("check-goal-light", &values);
                if ui.add(button).on_hover_text(hint).clicked() {
                    wishes.push(PlayAction::Evidence(number, player));
                }
            }
        }
        CollapsingHeader::new(state.t("check-cards"))
            .id_salt("cards")
            .default_open(false)
            .show(ui, |ui| cards_ui(ui, state, judged, wishes));
    });
}

/// The rulings that decide something about the game, with what their other answers give.
fn notes_ui(ui: &mut Ui, state: &State, judged: &Judged) {
    if judged.notes.is_empty() {
        return;
    }
    theme::card(Palette::for_ui(ui)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        widgets::title(ui, state.t("rulings-title"));
        for note in &judged.notes {
            wrapped(ui, game_ruling_sentence(note, &judged.game, state.lang()));
        }
    });
}

/// Which cards are in play.
fn cards_ui(ui: &mut Ui, state: &State, judged: &Judged, wishes: &mut Wishes) {
    let own = judged.game.ruleset.expansions.iter().flat_map(|expansion| expansion.goals());
    for card in game::CARDS.iter().chain(own) {
        let goals = &judged.game.goals;
        let mut on = goals.iter().any(|code| code.eq_ignore_ascii_case(card.code));
        let task = state.lang().task(card.code);
        if ui.checkbox(&mut on, format!("{}: {task}", card.code)).changed() {
            wishes.push(PlayAction::Goal(card.code.to_owned(), on));
        }
    }
}
