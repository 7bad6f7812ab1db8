//! What can be drawn: routes, special routes, what expansions draw, and round numbers.

use super::action::BoardAction;
use super::data::{Brush, Pen};
use super::palette::ROUTE_KEYS;
use super::tools::{SIZE, tools_ui};
use crate::app::state::{Action, Command, State, Wishes};
use crate::app::table::TableAction;
use crate::app::widgets;
use crate::board::{Kind, Turn};
use crate::expansion::EXPANSIONS;
use egui::{Ui, vec2};

/// Routes to draw with.
pub fn draw_panel(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    pens_ui(ui, state, wishes);
    let (faces, specials): (Vec<_>, Vec<_>) =
        state.palette().into_iter().partition(|route| !route.special);
    for (key, routes) in [("draw-routes", faces), ("draw-specials", specials)] {
        widgets::weak(ui, state.t(key));
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
            for route in routes {
                let held = state.board.brush.filter(|brush| brush.route == route);
                let drawing = held.map_or(route.base, |brush| brush.drawing());
                let corner = ROUTE_KEYS
                    .iter()
                    .find(|(id, _)| *id == route.id)
                    .map_or("", |(_, key)| key.symbol_or_name());
                let name = state.lang().name_of(route);
                let button =
                    widgets::route_button(ui, &drawing, SIZE, held.is_some(), corner, &name);
                if button.clicked() {
                    wishes.push(match held {
                        Some(_) => Action::Run(Command::Turn),
                        None => Action::Board(BoardAction::Hold(Some(Brush {
                            route,
                            turn: Turn::NONE,
                            turned: false,
                        }))),
                    });
                }
            }
        });
    }
    tools_ui(ui, state, wishes);
    ui.add_space(2.0);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(5.0, 5.0);
        ui.spacing_mut().button_padding.x = 6.0;
        for command in [Command::Turn, Command::Mirror, Command::Erase] {
            widgets::command_button(ui, state, command, wishes);
        }
    });
    widgets::weak(ui, state.t("draw-round"));
    rounds_ui(ui, state, wishes);
    ui.add_space(2.0);
    widgets::command_button(ui, state, Command::ClearBoard, wishes);
    egui::CollapsingHeader::new(state.t("draw-expansions")).show(ui, |ui| {
        for expansion in EXPANSIONS {
            let active = &state.doc.game.ruleset.expansions;
            let mut on = active.iter().any(|known| known.id() == expansion.id());
            if ui.checkbox(&mut on, state.lang().name_of(*expansion)).changed() {
                wishes.push(TableAction::Expansion(expansion.id(), on));
            }
        }
    });
}

/// What a drag draws with no route in hand.
fn pens_ui(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    let free = state.board.brush.is_none() && state.board.tool.is_none();
    let now = free.then_some(state.board.pen);
    let pens = [
        (Pen::Line(None), "pen-line"),
        (Pen::Line(Some(Kind::Highway)), "pen-highway"),
        (Pen::Line(Some(Kind::Railway)), "pen-railway"),
        (Pen::Wipe, "pen-wipe"),
        (Pen::Carry, "pen-carry"),
    ];
    let pens = pens.map(|(pen, key)| (Some(pen), state.t(key)));
    if let Some(Some(pen)) = widgets::one_of(ui, now, &pens) {
        wishes.push(BoardAction::Pen(pen));
    }
    widgets::weak(ui, state.t("draw-lines-text"));
}

/// The round number that is written along.
fn rounds_ui(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(2.0, 2.0);
        ui.spacing_mut().button_padding.x = 5.0;
        ui.spacing_mut().interact_size.x = 20.0;
        let rounds = state.doc.game.ruleset.rounds(state.doc.layout());
        for round in std::iter::once(None).chain((1..=rounds).map(Some)) {
            let name = round.map_or_else(|| state.t("draw-no-round"), |round| round.to_string());
            let label = state.with("draw-round-number", &[("round", name.clone().into())]);
            let response = ui.selectable_label(state.board.round == round, &name);
            let chosen = state.board.round == round;
            response.widget_info(|| {
                egui::WidgetInfo::selected(egui::Role::Button, true, chosen, &label)
            });
            if response.clicked() {
                wishes.push(BoardAction::StampRound(round));
            }
        }
    });
}
