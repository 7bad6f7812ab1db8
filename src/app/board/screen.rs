//! The board with its routes on one side and its score on the other.

use super::action::BoardAction;
use super::data::Panel as Side;
use super::draw::draw_panel;
use super::issues::issues_panel;
use super::score::{score_panel, total_line};
use super::view::{board_size, board_ui, cell_for, space_id};
use crate::app::art::{Overlay, Textures};
use crate::app::dispute::dispute_panel;
use crate::app::lesson::learn_panel;
use crate::app::photo::{PlayerPhoto, boards_ui};
use crate::app::state::{Command, State, Wishes};
use crate::app::table::TableAction;
use crate::app::theme::{self, Palette};
use crate::app::widgets::{self, Column};
use crate::board::Space;
use egui::{Button, Label, RichText, ScrollArea, Ui, vec2};

/// Draws the screen.
pub fn board_screen(
    ui: &mut Ui,
    state: &State,
    narrow: bool,
    textures: &mut Textures,
    wishes: &mut Wishes,
) {
    if theme::lies(ui.ctx()) {
        lying_ui(ui, state, textures, wishes);
    } else if narrow {
        narrow_ui(ui, state, textures, wishes);
    } else {
        wide_ui(ui, state, textures, wishes);
    }
}

/// The photo of the player in view, while a dispute is settled: what is judged is what was drawn on
/// paper.
fn disputed_photo(state: &State) -> Option<&PlayerPhoto> {
    let photo = state.photos.of_player(state.doc.beside().id)?;
    (state.board.panel == Side::Dispute && photo.flat.is_some()).then_some(photo)
}

fn wide_ui(ui: &mut Ui, state: &State, textures: &mut Textures, wishes: &mut Wishes) {
    let scale = state.settings.scale;
    let layout = state.doc.layout();
    let room = ui.available_size();
    let [least, most] = [330.0, theme::BESIDE].map(|width| theme::wide(width, scale));
    let photo = disputed_photo(state);
    // The name of a space and two rows of what it gives; the players over the board.
    let below = 2.0 * theme::PRESS + 28.0 * scale;
    let above = ui.spacing().interact_size.y + ui.spacing().item_spacing.y;
    let left = match photo {
        Some(_) => room.x - (room.x * 0.3).clamp(least, most) - theme::WIDE_GAP,
        None => {
            let wide = room.x - least - theme::WIDE_GAP;
            board_size(layout, cell_for(layout, vec2(wide, room.y - above - below))).x
        }
    };
    let overlay = &state.view.overlay;
    widgets::columns(ui, left, [least, most], |ui, column| match column {
        Column::Left => {
            players_ui(ui, state, false, wishes);
            if photo.is_some() {
                return boards_ui(ui, state, photo, overlay, (left, false), textures, wishes);
            }
            let room = vec2(ui.available_width(), ui.available_height() - below);
            let cell = cell_for(layout, room);
            let width = board_size(layout, cell).x;
            ui.vertical_centered(|ui| {
                board_ui(ui, state, (overlay, true), cell, wishes);
                widgets::column(ui, vec2(width, below - 32.0), |ui| {
                    ui.set_width(width);
                    gives_ui(ui, state, wishes);
                });
            });
        }
        Column::Right => beside_ui(ui, state, false, true, wishes),
    });
}

/// The board as high as the window, and all the rest beside it: whose board it is and what it is worth
/// stay in view.
fn lying_ui(ui: &mut Ui, state: &State, textures: &mut Textures, wishes: &mut Wishes) {
    ui.spacing_mut().item_spacing.y = 5.0;
    let photo = disputed_photo(state);
    let overlay = &state.view.overlay;
    let (cell, width) = lying_board(ui, state);
    widgets::columns(ui, width, LYING, |ui, column| match column {
        Column::Left if photo.is_some() => {
            lying_boards_ui(ui, state, photo, overlay, textures, wishes);
        }
        Column::Left => board_ui(ui, state, (overlay, true), cell, wishes),
        Column::Right => {
            players_ui(ui, state, true, wishes);
            ScrollArea::vertical().id_salt("beside the board").auto_shrink(false).show(ui, |ui| {
                if let Some(verdict) = photo.and(state.verdict()) {
                    ui.add(Label::new(RichText::new(verdict).strong()).wrap());
                }
                gives_ui(ui, state, wishes);
                beside_ui(ui, state, true, false, wishes);
            });
        }
    });
}

/// The width of a column beside a board on a phone that lies on its side: whatever remains.
pub const LYING: [f32; 2] = [0.0, f32::INFINITY];

/// The width of a space, and of a board, that is as high as a window that lies.
pub fn lying_board(ui: &Ui, state: &State) -> (f32, f32) {
    let room = ui.available_size();
    let layout = state.doc.layout();
    let cell = cell_for(layout, vec2(room.x * 0.48, room.y));
    (cell, board_size(layout, cell).x)
}

/// Photo and board one below the other, as wide as their column.
pub fn lying_boards_ui(
    ui: &mut Ui,
    state: &State,
    photo: Option<&PlayerPhoto>,
    overlay: &Overlay,
    textures: &mut Textures,
    wishes: &mut Wishes,
) {
    let width = ui.available_width();
    ScrollArea::vertical().id_salt("boards").auto_shrink(false).show(ui, |ui| {
        boards_ui(ui, state, photo, overlay, (width, true), textures, wishes);
    });
}

/// One column: whose board it is and what it is worth stay in view, the rest scrolls.
fn narrow_ui(ui: &mut Ui, state: &State, textures: &mut Textures, wishes: &mut Wishes) {
    ui.spacing_mut().item_spacing.y = 5.0;
    players_ui(ui, state, true, wishes);
    let room = ui.available_size();
    if let Some(photo) = disputed_photo(state) {
        ScrollArea::vertical().id_salt("disputed").auto_shrink(false).show(ui, |ui| {
            // What both boards are about stands over them.
            if let Some(verdict) = state.verdict() {
                ui.add(Label::new(RichText::new(verdict).strong()).wrap());
            }
            let overlay = &state.view.overlay;
            let width = (room.x - 10.0).min(560.0);
            boards_ui(ui, state, Some(photo), overlay, (width, true), textures, wishes);
            gives_ui(ui, state, wishes);
            beside_ui(ui, state, true, false, wishes);
        });
        return;
    }
    // Large text leaves no room for a list of its own below the board: all of it scrolls then.
    let width = room.x - 10.0;
    let height = (room.y * 0.58).max(240.0);
    let cell = cell_for(state.doc.layout(), vec2(width, height));
    let board = board_size(state.doc.layout(), cell).y;
    let whole = room.y - board < 300.0 * state.settings.scale;
    if whole {
        ScrollArea::vertical().id_salt("all").auto_shrink(false).show(ui, |ui| {
            narrow_parts(ui, state, cell, false, wishes);
        });
    } else {
        narrow_parts(ui, state, cell, true, wishes);
    }
}

fn narrow_parts(ui: &mut Ui, state: &State, cell: f32, scrolls: bool, wishes: &mut Wishes) {
    ui.vertical_centered(|ui| {
        board_ui(ui, state, (&state.view.overlay, true), cell, wishes);
    });
    gives_ui(ui, state, wishes);
    beside_ui(ui, state, true, scrolls, wishes);
}

fn players_ui(ui: &mut Ui, state: &State, narrow: bool, wishes: &mut Wishes) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        if narrow {
            ui.spacing_mut().button_padding.x = 8.0;
        }
        for index in 0..state.doc.game.players.len() {
            let name = state.player_name(index);
            let chosen = index == state.doc.current;
            let text = format!("{name}  {}", state.view.scored[index].total);
            if ui.selectable_label(chosen, text).clicked() {
                wishes.push(TableAction::Player(index));
            }
        }
        if narrow {
            widgets::sign_button(ui, state, Command::AddPlayer, "+", wishes);
        } else {
            widgets::command_button(ui, state, Command::AddPlayer, wishes);
        }
    });
}

/// What the space in view gives to the score.
fn gives_ui(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    // Whoever guesses first sees no answer under the board.
    if state.guesses() {
        return widgets::weak(ui, state.t("gives-guess"));
    }
    let Some(space) = state.board.hover.or(state.board.cursor) else {
        widgets::weak(ui, state.t("gives-hint"));
        return;
    };
    let palette = Palette::for_ui(ui);
    let layout = state.doc.layout();
    let name = layout.index(space).and_then(|index| state.score().names.get(index));
    let name = RichText::new(name.cloned().unwrap_or_default()).strong();
    ui.add(Label::new(name).wrap());
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 4.0);
        if state.board.hover.is_none() && !state.doc.player().sketch.cell(space).drawing.is_empty()
        {
            round_ui(ui, state, space, wishes);
        }
        if state.view.gifts.is_empty() {
            widgets::weak(ui, state.t("gives-nothing"));
        }
        for gift in &state.view.gifts {
            let ink = if gift.bad { palette.bad } else { palette.good };
            widgets::plate(ui, gift.text.clone(), palette.raised, ink);
        }
    });
}

fn round_ui(ui: &mut Ui, state: &State, space: Space, wishes: &mut Wishes) {
    let round = state.doc.player().sketch.cell(space).round;
    let shown = round.map_or("-".to_owned(), |round| round.to_string());
    ui.label(state.with("round-is", &[("round", shown.into())]));
    for (sign, command) in [("-", Command::RoundDown), ("+", Command::RoundUp)] {
        let button = Button::new(sign).min_size(vec2(30.0, 26.0));
        let response = ui.add(button).on_hover_text(state.t(command.key()));
        let label = state.t(command.key());
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &label));
        if response.clicked() {
            wishes.push(BoardAction::Select(Some(space)));
            wishes.push(command);
        }
    }
}

/// The tabs beside the board and what the chosen one holds; `scrolls` says whether it scrolls by
/// itself.
fn beside_ui(ui: &mut Ui, state: &State, narrow: bool, scrolls: bool, wishes: &mut Wishes) {
    ui.spacing_mut().item_spacing.x = theme::GAP;
    let panel = state.board.panel;
    let tabs: Vec<(Side, String)> = Side::ALL
        .into_iter()
        .map(|tab| {
            let mut name = state.t(tab.key());
            let issues = state.score().issues.len();
            if tab == Side::Issues && issues > 0 {
                name = format!("{name} {issues}");
            }
            (tab, name)
        })
        .collect();
    let chosen = ui.scope(|ui| {
        // All of them in one row of a phone.
        let phone = narrow && ui.available_width() < 400.0 * state.settings.scale;
        let (padding, gap) = if phone { (4.0, 0.0) } else { (8.0, 4.0) };
        ui.spacing_mut().button_padding.x = padding;
        widgets::one_of_close(ui, panel, &tabs, gap)
    });
    if let Some(tab) = chosen.inner {
        // Whoever turns to a tab has left the board.
        if let Some(space) = state.board.cursor {
            ui.memory_mut(|memory| memory.surrender_focus(space_id(space)));
        }
        wishes.push(BoardAction::Beside(tab));
    }
    let palette = Palette::for_ui(ui);
    let margin = if narrow { 8 } else { 12 };
    theme::card(palette).inner_margin(margin).show(ui, |ui| {
        if scrolls {
            ScrollArea::vertical().id_salt(("beside", panel)).auto_shrink(false).show(ui, |ui| {
                ui.set_width(ui.available_width() - 6.0);
                panel_ui(ui, state, panel, wishes);
            });
        } else {
            ui.set_width(ui.available_width());
            panel_ui(ui, state, panel, wishes);
        }
    });
}

fn panel_ui(ui: &mut Ui, state: &State, panel: Side, wishes: &mut Wishes) {
    // The score has it in large, and the walk through it may not tell it yet.
    if !matches!(panel, Side::Score | Side::Learn) {
        total_line(ui, state, wishes);
    }
    match panel {
        Side::Draw => draw_panel(ui, state, wishes),
        Side::Score => score_panel(ui, state, wishes),
        Side::Issues => issues_panel(ui, state, wishes),
        Side::Dispute => dispute_panel(ui, state, wishes),
        Side::Learn => learn_panel(ui, state, wishes),
    }
}
