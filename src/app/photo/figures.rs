//! The round number in a space: a key for each round, so that key n is always round n.

use super::action::PhotoAction;
use super::crop::KEYS;
use crate::app::state::{State, Wishes};
use crate::app::theme::{self, Palette};
use crate::app::widgets;
use crate::board::Space;
use egui::{Button, Key, Modifiers, RichText, Role, Ui, WidgetInfo, vec2};

/// Rounds 1 to the last and none, the likeliest marked. With `keys` the keyboard answers as well: 0
/// is none.
pub fn keypad_ui(ui: &mut Ui, state: &State, space: Space, keys: bool, wishes: &mut Wishes) {
    let palette = Palette::for_ui(ui);
    let written = state.doc.player().sketch.cell(space).round;
    let rounds = state.doc.game.ruleset.rounds(state.doc.layout());
    let doubt = state.doc.beside().round_doubts.iter().find(|doubt| doubt.space == space);
    let likely: Vec<Option<u8>> = doubt
        .map(|doubt| doubt.alternatives.iter().map(|(round, _)| *round).collect())
        .unwrap_or_default();
    let typing = ui.ctx().text_edit_focused();
    let ten = keys && state.photos.ten;
    // Another figure than the game has was written all the same.
    let beyond = written.filter(|&round| round > rounds || round == 0);
    let all = (1..=rounds).chain(beyond).map(Some).chain([None]);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        for round in all {
            let shown = round.map_or_else(|| state.t("draw-no-round"), |round| round.to_string());
            let sign = likely.contains(&round);
            let mut text = RichText::new(&shown).text_style(theme::title());
            if sign {
                text = text.strong().color(palette.warn).underline();
            }
            let values = [("round", shown.clone().into())];
            let name = match (round, sign) {
                (Some(_), true) => state.with("figure-likely", &values),
                (Some(_), false) => state.with("figure", &values),
                (None, true) => state.t("figure-none-likely"),
                (None, false) => state.t("figure-none"),
            };
            let chosen = doubt.is_none() && round == written;
            let button =
                Button::selectable(chosen, text).min_size(vec2(theme::PRESS, theme::PRESS));
            let button = button.frame_when_inactive(true);
            let response = ui.add(button);
            response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, &name));
            // Key n is round n; where there are rounds of two figures, 1 waits for the second.
            let figure = |round: u8| match round {
                0 => Some(Key::Num0),
                round => KEYS.get(usize::from(round) - 1).copied(),
            };
            let key = match round {
                None => (!ten).then_some(Key::Num0),
                Some(1) if ten => Some(Key::Enter),
                Some(round) if ten => round.checked_sub(10).and_then(figure),
                Some(0) => None,
                Some(round) => figure(round),
            };
            let pressed = keys
                && !typing
                && key.is_some_and(|key| ui.input_mut(|i| i.consume_key(Modifiers::NONE, key)));
            if response.clicked() || pressed {
                let first = pressed && !ten && rounds > 9 && round == Some(1);
                wishes.push(match first {
                    true => PhotoAction::Ten,
                    false => PhotoAction::SettleRound(space, round),
                });
            }
        }
    });
    if ten {
        widgets::weak(ui, state.t("figure-ten"));
    }
}

/// The queue of round numbers: what they are for, and the ways out of it.
pub fn figure_ui(ui: &mut Ui, state: &State, space: Space, wishes: &mut Wishes) {
    let touch = !state.doc.game.goals.is_empty();
    widgets::weak(ui, state.t(if touch { "rounds-goals" } else { "rounds-text" }));
    keypad_ui(ui, state, space, true, wishes);
    if !state.doc.beside().round_doubts.iter().any(|doubt| doubt.space == space) {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        if ui.button(state.t("queue-next")).clicked() {
            wishes.push(PhotoAction::Next);
        }
        if ui.button(state.t("rounds-take")).clicked() {
            wishes.push(PhotoAction::TakeRounds);
        }
        if !touch && ui.button(state.t("rounds-skip")).clicked() {
            wishes.push(PhotoAction::Rounds(false));
        }
    });
}
