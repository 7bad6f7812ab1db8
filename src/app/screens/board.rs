//! The board with its routes on one side and its score on the other.

use super::{dispute, issues, learn, score};
use crate::app::action::{Action, Wishes};
use crate::app::board_view::{board_ui, cell_for};
use crate::app::command::Command;
use crate::app::light;
use crate::app::names;
use crate::app::state::{Brush, Panel as Side, ROUTE_KEYS, State, Tool};
use crate::app::theme::{self, Palette};
use crate::app::update_marks::nearest;
use crate::app::widgets;
use crate::board::{Mark, Sketch, Space, Turn};
use crate::expansion::{EXPANSIONS, Expansion};
use egui::{Button, ScrollArea, Ui, vec2};

/// Draws the screen.
pub fn show(ui: &mut Ui, state: &State, narrow: bool, wishes: &mut Wishes) {
    if narrow { narrow_ui(ui, state, wishes) } else { wide_ui(ui, state, wishes) }
}

fn wide_ui(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    let room = ui.available_size();
    let left = 188.0;
    let right = (room.x * 0.3).clamp(320.0, 420.0);
    ui.spacing_mut().item_spacing.x = theme::WIDE_GAP;
    ui.horizontal_top(|ui| {
        widgets::column(ui, vec2(left, room.y), |ui| {
            ui.set_width(left);
            theme::card(Palette::for_ui(ui)).inner_margin(8).show(ui, |ui| {
                ScrollArea::vertical().id_salt("draw").auto_shrink(false).show(ui, |ui| {
                    ui.set_width(left - 20.0);
                    draw_ui(ui, state, wishes);
                });
            });
        });
        let middle = room.x - left - right - 2.0 * theme::WIDE_GAP;
        widgets::column(ui, vec2(middle, room.y), |ui| {
            ui.set_width(middle);
            ui.vertical_centered(|ui| {
                players_ui(ui, state, wishes);
                let cell = cell_for(state.doc.layout(), vec2(middle, ui.available_height() - 92.0));
                board_ui(ui, state, &light::overlay(state), cell, wishes);
                gives_ui(ui, state, wishes);
            });
        });
        widgets::column(ui, vec2(right, room.y), |ui| {
            ui.set_width(right);
            ui.vertical(|ui| beside_ui(ui, state, false, wishes));
        });
    });
}

fn narrow_ui(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    let room = ui.available_size();
    players_ui(ui, state, wishes);
    let height = (room.y * 0.47).min(room.x + 20.0);
    let cell = cell_for(state.doc.layout(), vec2(room.x, height));
    ui.vertical_centered(|ui| {
        board_ui(ui, state, &light::overlay(state), cell, wishes);
    });
    gives_ui(ui, state, wishes);
    beside_ui(ui, state, true, wishes);
}

fn players_ui(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for index in 0..state.doc.players.len() {
            let name = state.player_name(index);
            let chosen = index == state.doc.current;
            let text = format!("{name}  {}", state.scored[index].total);
            if ui.selectable_label(chosen, text).clicked() {
                wishes.push(Action::Player(index));
            }
        }
        let hint = state.t("cmd-add-player-hint");
        if ui.button(state.t("cmd-add-player")).on_hover_text(hint).clicked() {
            wishes.push(Action::Run(Command::AddPlayer));
        }
    });
}

/// What the space in view gives to the score.
fn gives_ui(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    let Some(space) = state.hover.or(state.cursor) else {
        widgets::weak(ui, state.t("gives-hint"));
        return;
    };
    let palette = Palette::for_ui(ui);
    let layout = state.doc.layout();
    let name = layout.index(space).and_then(|index| state.score().names.get(index));
    let parts = score::gives(state, space);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.strong(name.cloned().unwrap_or_default());
        if state.hover.is_none() && !state.doc.player().sketch.cell(space).drawing.is_empty() {
            round_ui(ui, state, space, wishes);
        }
    });
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        if parts.is_empty() {
            widgets::weak(ui, state.t("gives-nothing"));
        }
        for (text, bad) in parts {
            let ink = if bad { palette.bad } else { palette.good };
            widgets::plate(ui, text, palette.raised, ink);
        }
    });
}

fn round_ui(ui: &mut Ui, state: &State, space: Space, wishes: &mut Wishes) {
    let round = state.doc.player().sketch.cell(space).round;
    let shown = round.map_or("-".to_owned(), |round| round.to_string());
    ui.label(state.with("round-is", &[("round", shown.into())]));
    for (sign, command) in [("-", Command::RoundDown), ("+", Command::RoundUp)] {
        let response = ui.add(Button::new(sign)).on_hover_text(state.t(command.key()));
        let label = state.t(command.key());
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &label));
        if response.clicked() {
            wishes.push(Action::Select(Some(space)));
            wishes.push(Action::Run(command));
        }
    }
}

/// The tabs beside the board and what the chosen one holds.
fn beside_ui(ui: &mut Ui, state: &State, narrow: bool, wishes: &mut Wishes) {
    let panel = match state.panel {
        Side::Draw if !narrow => Side::Score,
        panel => panel,
    };
    let tabs: Vec<(Side, String)> = Side::ALL
        .into_iter()
        .filter(|tab| narrow || *tab != Side::Draw)
        .map(|tab| {
            let mut name = state.t(tab.key());
            let issues = state.score().issues.len();
            if tab == Side::Issues && issues > 0 {
                name = format!("{name} {issues}");
            }
            (tab, name)
        })
        .collect();
    if let Some(tab) = widgets::one_of(ui, panel, &tabs) {
        wishes.push(Action::Beside(tab));
    }
    let palette = Palette::for_ui(ui);
    theme::card(palette).show(ui, |ui| {
        ScrollArea::vertical().id_salt(("beside", panel)).auto_shrink(false).show(ui, |ui| {
            ui.set_width(ui.available_width() - 6.0);
            match panel {
                Side::Draw => draw_ui(ui, state, wishes),
                Side::Score => score::show(ui, state, wishes),
                Side::Issues => issues::show(ui, state, wishes),
                Side::Dispute => dispute::show(ui, state, wishes),
                Side::Learn => learn::show(ui, state, wishes),
            }
        });
    });
}

/// Routes to draw with.
fn draw_ui(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    widgets::title(ui, state.t("panel-draw"));
    let size = 50.0;
    let (faces, specials): (Vec<_>, Vec<_>) =
        state.palette().into_iter().partition(|route| !route.special);
    for (key, routes) in [("draw-routes", faces), ("draw-specials", specials)] {
        widgets::weak(ui, state.t(key));
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
            for route in routes {
                let held = state.brush.filter(|brush| brush.route == route);
                let drawing = held.map_or(route.base, |brush| brush.drawing());
                let corner = ROUTE_KEYS
                    .iter()
                    .find(|(id, _)| *id == route.id)
                    .map_or("", |(_, key)| key.symbol_or_name());
                let name = names::route(state.lang(), route);
                let button =
                    widgets::route_button(ui, &drawing, size, held.is_some(), corner, &name);
                if button.clicked() {
                    wishes.push(match held {
                        Some(_) => Action::Run(Command::Turn),
                        None => Action::Hold(Some(Brush { route, turn: Turn::NONE })),
                    });
                }
            }
        });
    }
    ui.add_space(4.0);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        ui.spacing_mut().button_padding.x = 8.0;
        for command in [Command::Turn, Command::Mirror, Command::Erase] {
            widgets::command_button(ui, state, command, wishes);
        }
    });
    widgets::weak(ui, state.t("draw-round"));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        ui.spacing_mut().button_padding.x = 7.0;
        let rounds = state.doc.layout().rounds();
        for round in std::iter::once(None).chain((1..=rounds).map(Some)) {
            let name = round.map_or_else(|| state.t("draw-no-round"), |round| round.to_string());
            let label = state.with("draw-round-number", &[("round", name.clone().into())]);
            let response = ui.selectable_label(state.round == round, &name);
            let chosen = state.round == round;
            response.widget_info(|| {
                egui::WidgetInfo::selected(egui::Role::Button, true, chosen, &label)
            });
            if response.clicked() {
                wishes.push(Action::StampRound(round));
            }
        }
    });
    ui.add_space(4.0);
    widgets::command_button(ui, state, Command::ClearBoard, wishes);
    egui::CollapsingHeader::new(state.t("draw-expansions")).show(ui, |ui| {
        for expansion in EXPANSIONS {
            let active = &state.doc.ruleset.expansions;
            let mut on = active.iter().any(|known| known.id() == expansion.id());
            if ui.checkbox(&mut on, expansion.title()).changed() {
                wishes.push(Action::Expansion(expansion.id(), on));
            }
        }
    });
    for expansion in &state.doc.ruleset.expansions {
        expansion_ui(ui, state, *expansion, wishes);
    }
}

/// What an expansion draws: the faces of its dice, then its marks one by one.
fn expansion_ui(
    ui: &mut Ui,
    state: &State,
    expansion: &'static dyn Expansion,
    wishes: &mut Wishes,
) {
    widgets::weak(ui, expansion.title().to_owned());
    let here = Space::new(0, 0);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for face in expansion.dice().iter().flat_map(|die| die.faces) {
            let turn = match state.tool {
                Some(Tool::Face(held, turn)) if held.id == face.id => Some(turn),
                _ => None,
            };
            // A face that shows an order has nothing to draw.
            let Some(laid) = face.laid(here, turn.unwrap_or_default()) else { continue };
            let mut sketch = Sketch::new(state.doc.layout().clone());
            sketch.draw(here, laid.drawing);
            laid.marks.into_iter().for_each(|(mark, amount)| sketch.set_mark(mark, amount));
            if widgets::cell_button(ui, &sketch, 50.0, turn.is_some(), face.name).clicked() {
                wishes.push(match turn {
                    Some(_) => Action::Run(Command::Turn),
                    None => Action::Tool(Some(Tool::Face(face, Turn::NONE))),
                });
            }
        }
        for spec in expansion.marks() {
            let chosen = matches!(state.tool, Some(Tool::Mark(held)) if held.word == spec.word);
            let mut sketch = Sketch::new(state.doc.layout().clone());
            let at = nearest(spec.at, here, 0.9, 0.5);
            sketch.set_mark(Mark { word: spec.word.to_owned(), at }, 1);
            if widgets::cell_button(ui, &sketch, 50.0, chosen, spec.name).clicked() {
                wishes.push(Action::Tool((!chosen).then_some(Tool::Mark(spec))));
            }
        }
    });
}
