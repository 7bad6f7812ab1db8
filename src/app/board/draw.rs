//! What can be drawn: routes, special routes, what expansions draw, and round numbers.

use super::action::BoardAction;
use super::data::{Brush, Pen, Tool};
use super::marks::nearest;
use super::palette::ROUTE_KEYS;
use crate::app::state::{Action, Command, State, Wishes};
use crate::app::table::TableAction;
use crate::app::widgets;
use crate::board::{Kind, Mark, Place, Sketch, Space, Turn};
use crate::expansion::EXPANSIONS;
use crate::rules::contract::{Expansion, Face};
use egui::{Ui, vec2};

/// Side of a picture to press.
const SIZE: f32 = 46.0;

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
    for expansion in &state.doc.game.ruleset.expansions {
        expansion_ui(ui, state, *expansion, wishes);
    }
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
        let rounds = state.doc.layout().rounds();
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

/// What an expansion draws: the faces of its dice, then its marks one by one.
fn expansion_ui(
    ui: &mut Ui,
    state: &State,
    expansion: &'static dyn Expansion,
    wishes: &mut Wishes,
) {
    // Some change only how routes are drawn.
    let here = Space::new(0, 0);
    let laid = |face: &Face| face.laid(here, Turn::NONE).is_some();
    let mut faces = expansion.dice().iter().flat_map(|die| die.faces);
    if expansion.marks().is_empty() && !faces.any(laid) {
        return;
    }
    let lang = state.lang();
    widgets::weak(ui, lang.name_of(expansion));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for face in expansion.dice().iter().flat_map(|die| die.faces) {
            let turn = match state.board.tool {
                Some(Tool::Face(held, turn)) if held.id == face.id => Some(turn),
                _ => None,
            };
            // A face that shows an order has nothing to draw.
            let Some(laid) = face.laid(here, turn.unwrap_or_default()) else { continue };
            let mut sketch = Sketch::new(state.doc.layout().clone());
            sketch.draw(here, laid.drawing);
            laid.marks.into_iter().for_each(|(mark, amount)| sketch.set_mark(mark, amount));
            let name = lang.name_of(face);
            if widgets::cell_button(ui, &sketch, SIZE, turn.is_some(), &name).clicked() {
                wishes.push(match turn {
                    Some(_) => Action::Run(Command::Turn),
                    None => Action::Board(BoardAction::Tool(Some(Tool::Face(face, Turn::NONE)))),
                });
            }
        }
        for spec in expansion.marks() {
            let chosen =
                matches!(state.board.tool, Some(Tool::Mark(held)) if held.word == spec.word);
            let mut sketch = Sketch::new(state.doc.layout().clone());
            // What stands outside the grid is shown in the middle of a space.
            let at = match spec.at.leaves_grid() {
                true => Place::Space(here),
                false => nearest(spec.at, state.doc.layout(), here, (0.9, 0.5)),
            };
            sketch.set_mark(Mark { word: spec.word.to_owned(), at }, 1);
            let name = lang.name_of(spec);
            if widgets::cell_button(ui, &sketch, SIZE, chosen, &name).clicked() {
                wishes.push(BoardAction::Tool((!chosen).then_some(Tool::Mark(spec))));
            }
        }
    });
}
