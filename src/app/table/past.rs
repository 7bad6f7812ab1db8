//! Games of other days: opened again, deleted, and added up.

use super::day::day;
use super::series::{SeriesRow, last_day, series};
use crate::app::files::FilesAction;
use crate::app::state::{Command, State, Wishes};
use crate::app::theme::{self, Palette};
use crate::app::widgets;
use crate::notation::Past;
use egui::{Label, RichText, Ui};

/// Draws the games and what those that are ticked add up to.
pub fn past_ui(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    if state.files.past.is_empty() && state.files.forgotten.is_none() {
        return;
    }
    let palette = Palette::for_ui(ui);
    widgets::title(ui, state.t("past-title"));
    if !state.files.past.is_empty() {
        ticks_ui(ui, state, wishes);
    }
    series_ui(ui, state, wishes);
    for (index, past) in state.files.past.iter().enumerate() {
        theme::raised(palette).show(ui, |ui| {
            ui.set_width(ui.available_width());
            let mut ticked = state.files.ticked.contains(&past.when);
            if ui.checkbox(&mut ticked, past_line(past)).changed() {
                wishes.push(FilesAction::TickPast(vec![past.when], ticked));
            }
            ui.horizontal(|ui| {
                if ui.button(state.t("past-open")).clicked() {
                    wishes.push(FilesAction::OpenPast(index));
                }
                if ui.button(state.t("past-forget")).clicked() {
                    wishes.push(FilesAction::ForgetPast(index));
                }
            });
        });
    }
    if let Some((_, past)) = &state.files.forgotten {
        let text = state.with("past-forgotten", &[("game", past_line(past).into())]);
        ui.add(Label::new(text).wrap());
        if ui.button(state.t("past-bring-back")).clicked() {
            wishes.push(FilesAction::BringBack);
        }
    }
}

/// Which games are to be added up.
fn ticks_ui(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    ui.horizontal_wrapped(|ui| {
        ui.label(state.t("series-add-up"));
        if ui.button(state.t("series-day")).clicked() {
            let all = state.files.past.iter().map(|past| past.when).collect();
            wishes.push(FilesAction::TickPast(all, false));
            wishes.push(FilesAction::TickPast(last_day(&state.files.past), true));
        }
        if ui.button(state.t("series-all")).clicked() {
            let all = state.files.past.iter().map(|past| past.when).collect();
            wishes.push(FilesAction::TickPast(all, true));
        }
        widgets::command_button(ui, state, Command::SaveHistory, wishes);
    });
}

/// What the ticked games add up to.
fn series_ui(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    let ticked: Vec<&Past> = state.files.ticked_games().collect();
    if ticked.is_empty() {
        return;
    }
    let palette = Palette::for_ui(ui);
    let rows = series(ticked.iter().copied(), &state.files.tied);
    theme::card(palette).show(ui, |ui| {
        ui.set_width(ui.available_width());
        // On a phone the columns that are out of sight should begin within it.
        let gap = if ui.available_width() < 400.0 { 10.0 } else { 18.0 };
        let title = state.with("series-title", &[("games", ticked.len().into())]);
        ui.label(RichText::new(title).strong());
        widgets::sideways(ui, "series", |ui| {
            egui::Grid::new("series").num_columns(6).striped(true).spacing([gap, 6.0]).show(
                ui,
                |ui| {
                    for key in [
                        "series-name",
                        "series-points",
                        "series-games",
                        "series-mean",
                        "series-best",
                        "series-wins",
                    ] {
                        widgets::weak(ui, state.t(key));
                    }
                    ui.end_row();
                    for row in &rows {
                        ui.label(RichText::new(&row.name).strong());
                        for figure in [
                            row.points.to_string(),
                            row.games.to_string(),
                            mean(state, row),
                            row.best.to_string(),
                            row.wins.to_string(),
                        ] {
                            ui.label(figure);
                        }
                        ui.end_row();
                    }
                },
            );
        });
        ui.horizontal_wrapped(|ui| {
            if ui.button(state.t("series-copy")).clicked() {
                wishes.push(FilesAction::CopySeries);
            }
            if ui.button(state.t("series-save")).clicked() {
                wishes.push(FilesAction::SaveSeries);
            }
            if ui.button(state.t("series-none")).clicked() {
                let all = ticked.iter().map(|past| past.when).collect();
                wishes.push(FilesAction::TickPast(all, false));
            }
        });
    });
}

/// The standings of the ticked games as text for a chat.
pub fn series_text(state: &State) -> String {
    let ticked: Vec<&Past> = state.files.ticked_games().collect();
    let mut out = format!("{}\n", state.with("series-title", &[("games", ticked.len().into())]));
    for (place, row) in series(ticked, &state.files.tied).into_iter().enumerate() {
        let line = state.with(
            "series-line",
            &[
                ("name", row.name.clone().into()),
                ("points", row.points.into()),
                ("games", row.games.into()),
                ("mean", mean(state, &row).into()),
                ("best", row.best.into()),
            ],
        );
        out.push_str(&format!("{}. {line}\n", place + 1));
    }
    out
}

/// Points a game, with the decimal point of the language.
fn mean(state: &State, row: &SeriesRow) -> String {
    row.mean().replace('.', &state.t("decimal-point"))
}

/// A finished game on one line.
fn past_line(past: &Past) -> String {
    let list: Vec<String> =
        // A total stays in the row of its name.
        past.players.iter().map(|(name, total)| format!("{name}\u{a0}{total}")).collect();
    format!("{}  {}", day(past.when), list.join(", "))
}

#[cfg(test)]
mod tests {
    use crate::app::files::{Effect, FilesAction, Settings};
    use crate::app::state::State;
    use crate::notation::Past;
    use crate::words::Language;

    #[test]
    fn ticked_games_are_copied_as_standings() {
        let settings = Settings { language: Language::De, ..Settings::default() };
        let mut state = State::new(settings);
        for (when, players) in [(2, [("Ada", 31), ("Bea", 29)]), (1, [("Ada", 1), ("Bea", 60)])] {
            let players = players.map(|(name, total)| (name.to_owned(), total)).to_vec();
            state.files.past.push(Past { when, players, game: String::new() });
        }
        state.update(FilesAction::TickPast(vec![1, 2, 3], true));
        state.update(FilesAction::CopySeries);
        let copied = |state: &State| match state.effects.last() {
            Some(Effect::Copy(text)) => text.clone(),
            other => panic!("{other:?}"),
        };
        assert_eq!(
            copied(&state),
            "Rangliste über 2 Partien\n\
             1. Bea: 89 Punkte in 2 Partien, 44,5 je Partie, bestes Ergebnis 60\n\
             2. Ada: 32 Punkte in 2 Partien, 16,0 je Partie, bestes Ergebnis 31\n"
        );
        state.update(FilesAction::TickPast(vec![2], false));
        state.update(FilesAction::CopySeries);
        assert!(copied(&state).contains("Ada: 1 Punkt in einer Partie"), "{}", copied(&state));
    }
}
