//! The queue of round numbers that want a look, for who asks for it: no round number changes a score.

use super::data::{Photo, RoundDoubt};
use super::review::{KEYS, crop_ui};
use crate::app::art::Textures;
use crate::app::state::{Action, State, Wishes};
use crate::app::widgets;
use egui::{Button, Modifiers, Ui};

/// The round number to look at now: that of the space chosen, or the first one.
fn now(state: &State) -> Option<&RoundDoubt> {
    let doubts = &state.doc.player().round_doubts;
    let chosen = doubts.iter().find(|doubt| Some(doubt.space) == state.cursor);
    chosen.or(doubts.first())
}

/// Whether it is the round numbers' turn: somebody asked for them, the spaces are settled, and nobody
/// looks at another one.
pub fn due(state: &State) -> bool {
    let player = state.doc.player();
    let elsewhere = state
        .cursor
        .is_some_and(|space| !player.round_doubts.iter().any(|doubt| doubt.space == space));
    player.doubts.is_empty() && state.photos.rounds && now(state).is_some() && !elsewhere
}

/// Draws the round number to look at, and what it may be.
pub fn show(
    ui: &mut Ui,
    state: &State,
    photo: Option<&Photo>,
    textures: &mut Textures,
    wishes: &mut Wishes,
) {
    let Some(doubt) = now(state) else { return };
    let count = [("count", state.doc.player().round_doubts.len().into())];
    widgets::title(ui, state.with("rounds-left", &count));
    ui.strong(doubt.space.to_string());
    if let Some((flat, margin)) = photo.and_then(|p| Some((p.flat.as_ref()?, p.flat_margin))) {
        crop_ui(ui, state.doc.layout(), doubt.space, flat, margin, textures);
    }
    widgets::weak(ui, state.t("rounds-text"));
    let typing = ui.ctx().text_edit_focused();
    let written = state.doc.player().sketch.cell(doubt.space).round;
    ui.horizontal_wrapped(|ui| {
        for (number, ((round, _), key)) in doubt.options.iter().zip(KEYS).enumerate() {
            let place = ("number", (number + 1).into());
            let text = match round {
                Some(round) => {
                    state.with("rounds-option", &[place, ("round", usize::from(*round).into())])
                }
                None => state.with("rounds-blank", &[place]),
            };
            let pressed = !typing && ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
            if ui.add(Button::selectable(*round == written, text)).clicked() || pressed {
                wishes.push(Action::SettleRound(doubt.space, *round));
            }
        }
    });
    ui.horizontal_wrapped(|ui| {
        if ui.button(state.t("rounds-take")).clicked() {
            wishes.push(Action::TakeRounds);
        }
        if ui.button(state.t("rounds-skip")).clicked() {
            wishes.push(Action::Rounds(false));
        }
    });
}
