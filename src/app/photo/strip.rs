//! How far each player's photo is, in one line over the photos and what was read in them.

use super::action::PhotoAction;
use super::waiting::Stand;
use crate::app::state::{State, Wishes};
use crate::app::table::TableAction;
use crate::app::theme::Palette;
use egui::{RichText, Ui};

/// Draws the line: every player who has a photo, to look at what waits there.
pub fn strip_ui(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    let palette = Palette::for_ui(ui);
    let queue = state.queue();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.spacing_mut().button_padding.x = 8.0;
        for seat in 0..state.doc.game.players.len() {
            let stand = state.stand(seat);
            let alone = state.photo_in(seat).is_none();
            let name = state.player_name(seat);
            let text = match (stand, alone) {
                (Stand::NoPhoto, true) => name,
                _ => {
                    let stand = state.stand_text(stand);
                    state.with("stand-of", &[("name", name.into()), ("stand", stand.into())])
                }
            };
            let colour = match stand {
                Stand::Done => palette.good,
                Stand::NoPhoto | Stand::Reading => palette.text,
                Stand::NotFound => palette.bad,
                _ => palette.warn,
            };
            let chosen = seat == state.doc.current;
            if ui.selectable_label(chosen, RichText::new(text).color(colour)).clicked() {
                let waits = queue.iter().find(|waiting| state.seat_of(**waiting) == Some(seat));
                match (waits, state.photo_place(seat)) {
                    (Some(waits), _) => wishes.push(PhotoAction::Look(*waits)),
                    (None, Some(place)) => {
                        wishes.push(TableAction::Player(seat));
                        wishes.push(PhotoAction::Show(place));
                    }
                    (None, None) => wishes.push(TableAction::Player(seat)),
                }
            }
        }
    });
}
