//! The queue of round numbers that want a look, for who asks for it: no round number changes a score.

use super::action::PhotoAction;
use super::crop::{KEYS, crop_ui};
use super::data::PlayerPhoto;
use crate::app::art::Textures;
use crate::app::state::{State, Wishes};
use crate::app::widgets;
use crate::vision::RoundDoubt;
use egui::{Button, Modifiers, Ui};

/// The round number to look at now: that of the space chosen, or the first one.
fn now(state: &State) -> Option<&RoundDoubt> {
    let doubts = &state.doc.beside().round_doubts;
    let chosen = doubts.iter().find(|doubt| Some(doubt.space) == state.board.cursor);
    chosen.or(doubts.first())
}

/// Whether it is the round numbers' turn: somebody asked for them, the spaces are settled, and nobody
/// looks at another one.
pub fn due(state: &State) -> bool {
    let beside = state.doc.beside();
    let elsewhere = state
        .board
        .cursor
        .is_some_and(|space| !beside.round_doubts.iter().any(|doubt| doubt.space == space));
    beside.doubts.is_empty() && state.photos.rounds && now(state).is_some() && !elsewhere
}

/// Draws the round number to look at, and what it may be.
pub fn show(
    ui: &mut Ui,
    state: &State,
    photo: Option<&PlayerPhoto>,
    textures: &mut Textures,
    wishes: &mut Wishes,
) {
    let Some(doubt) = now(state) else { return };
    let count = [("count", state.doc.beside().round_doubts.len().into())];
    widgets::title(ui, state.with("rounds-left", &count));
    ui.strong(doubt.space.to_string());
    if let Some((flat, margin)) = photo.and_then(|p| Some((p.flat.as_ref()?, p.flat_margin))) {
        crop_ui(ui, state.doc.layout(), doubt.space, flat, margin, textures);
    }
    widgets::weak(ui, state.t("rounds-text"));
    let typing = ui.ctx().text_edit_focused();
    let written = state.doc.player().sketch.cell(doubt.space).round;
    ui.horizontal_wrapped(|ui| {
        for (number, ((round, _), key)) in doubt.alternatives.iter().zip(KEYS).enumerate() {
            let place = ("number", (number + 1).into());
            let text = match round {
                Some(round) => {
                    state.with("rounds-option", &[place, ("round", usize::from(*round).into())])
                }
                None => state.with("rounds-blank", &[place]),
            };
            let pressed = !typing && ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
            if ui.add(Button::selectable(*round == written, text)).clicked() || pressed {
                wishes.push(PhotoAction::SettleRound(doubt.space, *round));
            }
        }
    });
    ui.horizontal_wrapped(|ui| {
        if ui.button(state.t("rounds-take")).clicked() {
            wishes.push(PhotoAction::TakeRounds);
        }
        if ui.button(state.t("rounds-skip")).clicked() {
            wishes.push(PhotoAction::Rounds(false));
        }
    });
}
