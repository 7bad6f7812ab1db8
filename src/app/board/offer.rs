//! Everything that can be drawn into a space, for a long press or a right click.

use super::action::BoardAction;
use crate::app::state::{State, Wishes};
use crate::app::widgets;
use crate::board::{Drawing, Space};
use egui::{ScrollArea, Ui, vec2};

/// Side of a picture to press.
const SIZE: f32 = 42.0;

/// Draws what is offered for a space: nothing, every route as it fits, and the round numbers.
pub fn offer_ui(ui: &mut Ui, state: &State, space: Space, wishes: &mut Wishes) {
    ui.set_max_width(330.0);
    widgets::title(ui, space.to_string());
    let now = state.doc.player().sketch.cell(space);
    if ui.button(state.t("cmd-erase-hint")).clicked() {
        wishes.push(BoardAction::Erase(space));
        ui.close();
    }
    widgets::weak(ui, state.t("draw-round"));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(2.0, 2.0);
        ui.spacing_mut().button_padding.x = 5.0;
        ui.spacing_mut().interact_size.x = 24.0;
        let rounds = state.doc.game.ruleset.rounds(state.doc.layout());
        for round in std::iter::once(None).chain((1..=rounds).map(Some)) {
            let name = round.map_or_else(|| state.t("draw-no-round"), |round| round.to_string());
            if ui.selectable_label(now.round == round, name).clicked() {
                wishes.push(BoardAction::Round(space, round));
                ui.close();
            }
        }
    });
    ScrollArea::vertical().max_height(240.0).show(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
            for way in state.view.ways.iter().filter(|way| **way != Drawing::EMPTY) {
                let name = state.lang().drawing(way);
                let chosen = *way == now.drawing;
                if widgets::route_button(ui, way, SIZE, chosen, "", &name).clicked() {
                    wishes.push(BoardAction::Draw(space, *way));
                    ui.close();
                }
            }
        });
    });
}
