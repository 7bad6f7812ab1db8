//! The form: a blank board to tap, what a tap prints, and what is written beside it.

use super::action::PrintedAction;
use super::data::{Form, PENS, starts};
use crate::app::art::{self, MARGIN, kept, v};
use crate::app::board::{board_size, cell_for, mini_board, nearest, space_id};
use crate::app::state::{Action, Question, State, Wishes};
use crate::app::theme::{self, Palette};
use crate::app::widgets;
use crate::board::{Fixture, Layout, Place, Side, Sketch, Space, Value};
use crate::rules::Edition;
use crate::rules::contract::MarkAt;
use egui::{
    Button, Id, Label, Rect, RichText, ScrollArea, Sense, TextEdit, Ui, Vec2, WidgetInfo, vec2,
};
use std::sync::Arc;

/// Draws the screen.
pub fn printed_screen(ui: &mut Ui, state: &State, narrow: bool, wishes: &mut Wishes) {
    let Some(form) = &state.printed.form else {
        return start_ui(ui, state, wishes);
    };
    if narrow {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            ui.set_width(ui.available_width() - 6.0);
            pens_ui(ui, state, form, wishes);
            let cell = cell_for(&form.board.layout, vec2(ui.available_width(), f32::INFINITY));
            board_ui(ui, state, form, cell, wishes);
            space_ui(ui, state, form, wishes);
            fields_ui(ui, state, form, wishes);
            boards_ui(ui, state, wishes);
        });
        return;
    }
    let room = ui.available_size();
    let right = (room.x * 0.34).clamp(theme::wide(330.0, state.settings.scale), 560.0);
    ui.spacing_mut().item_spacing.x = theme::WIDE_GAP;
    ui.horizontal_top(|ui| {
        let left = room.x - right - theme::WIDE_GAP;
        widgets::column(ui, vec2(left, room.y), |ui| {
            ui.set_width(left);
            pens_ui(ui, state, form, wishes);
            // What the space that was tapped holds, and its sides.
            let below = 2.0 * theme::PRESS + 10.0;
            let room = vec2(left, ui.available_height() - below);
            let cell = cell_for(&form.board.layout, room);
            ui.vertical_centered(|ui| board_ui(ui, state, form, cell, wishes));
            space_ui(ui, state, form, wishes);
        });
        widgets::column(ui, vec2(right, room.y), |ui| {
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                ui.set_width(right - 10.0);
                fields_ui(ui, state, form, wishes);
                boards_ui(ui, state, wishes);
            });
        });
    });
}

/// What to begin with.
fn start_ui(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        begin_ui(ui, state, wishes);
        ui.add_space(theme::GAP);
        boards_ui(ui, state, wishes);
    });
}

/// The boards that a form can begin with.
fn begin_ui(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    let palette = Palette::for_ui(ui);
    theme::card(palette).show(ui, |ui| {
        ui.set_width(ui.available_width());
        widgets::title(ui, state.t("printed-begin"));
        ui.add(Label::new(state.t("printed-begin-text")).wrap());
        ui.horizontal_wrapped(|ui| {
            for (number, start) in starts().iter().enumerate() {
                if ui.button(state.t(start.key)).clicked() {
                    wishes.push(PrintedAction::Begin(number));
                }
            }
        });
    });
}

/// What a tap prints.
fn pens_ui(ui: &mut Ui, state: &State, form: &Form, wishes: &mut Wishes) {
    let pens = PENS.map(|pen| (pen, state.t(pen_key(pen))));
    if let Some(pen) = widgets::one_of(ui, form.pen, &pens) {
        wishes.push(PrintedAction::Pen(pen));
    }
    let hint = state.t(&format!("{}-hint", pen_key(form.pen)));
    let palette = Palette::for_ui(ui);
    ui.add(Label::new(RichText::new(hint).color(palette.weak)).wrap());
}

const fn pen_key(pen: Fixture) -> &'static str {
    match pen {
        Fixture::Exit => "printed-pen-exit",
        Fixture::Centre => "printed-pen-centre",
        Fixture::Building => "printed-pen-building",
        Fixture::Lab => "printed-pen-lab",
        Fixture::Wall => "printed-pen-wall",
        Fixture::Mountain => "printed-pen-mountain",
        Fixture::Dotted => "printed-pen-dotted",
        Fixture::City | Fixture::Given => "printed-pen-city",
    }
}

/// How far a press on an outer side reaches into the board, in spaces.
const INTO: f32 = 0.42;

fn board_ui(ui: &mut Ui, state: &State, form: &Form, cell: f32, wishes: &mut Wishes) {
    let layout = &form.board.layout;
    let ink = &Palette::for_ui(ui).board;
    let (rect, _) = ui.allocate_exact_size(board_size(layout, cell), Sense::hover());
    let origin = rect.min + Vec2::splat(MARGIN * cell);
    let key = (Arc::clone(layout), form.likely.clone(), ui.visuals().dark_mode);
    kept::paint(ui.painter(), Id::unique("printed board"), key, (origin, cell), |canvas| {
        let sketch = Sketch::new(Arc::clone(layout));
        art::printed(canvas, layout, ink);
        for (space, cell) in sketch.drawn() {
            art::drawing(canvas, space, &cell.drawing, ink);
        }
        art::proposed(canvas, &form.likely, ink);
    });
    let space_rect = |space: Space| {
        let at = vec2(f32::from(space.col), f32::from(space.row)) * cell;
        Rect::from_min_size(origin + at, Vec2::splat(cell))
    };
    if form.pen == Fixture::Exit {
        for (space, side) in edges(layout) {
            let inner = space_rect(space);
            let (x, y) = side.towards();
            let out = vec2(f32::from(x), f32::from(y)) * cell;
            let edge = Rect::from_center_size(
                inner.center() + out * 0.5,
                inner.size() * (out / cell).abs().yx(),
            );
            let edge = edge.union(edge.translate(out * MARGIN)).union(edge.translate(-out * INTO));
            let place = Place::Side(space, side);
            let response = ui.interact(edge, Id::unique(("edge", space, side)), Sense::click());
            let exit = layout.exit_at(space, side).map(|exit| layout.exits()[exit].kind);
            let holds =
                exit.map_or_else(|| state.t("printed-no-exit"), |kind| state.lang().name_of(kind));
            let values = [("space", space.into()), ("side", side.into()), ("holds", holds.into())];
            let name = state.with("printed-edge", &values);
            response.widget_info(|| {
                WidgetInfo::selected(egui::Role::Button, true, exit.is_some(), &name)
            });
            if response.hovered() || response.has_focus() {
                ui.painter().rect_filled(edge, 3.0, ink.cursor.gamma_multiply(0.25));
            }
            if response.clicked() {
                wishes.push(PrintedAction::Touch(place));
            }
        }
        return;
    }
    for space in layout.spaces() {
        let rect = space_rect(space);
        let response = ui.interact(rect, space_id(space), Sense::click());
        let name = named(state, form, space);
        let chosen = form.space == Some(space);
        response.widget_info(|| WidgetInfo::selected(egui::Role::Button, true, chosen, &name));
        if response.hovered() || response.has_focus() || chosen {
            let mut canvas = art::Canvas::new(ui.ctx(), origin, cell);
            let at = v(f32::from(space.col), f32::from(space.row));
            let width = if chosen { 0.055 } else { 0.03 };
            canvas.outline((at.x + 0.02, at.y + 0.02, 0.96, 0.96), 0.05, width, ink.cursor);
            ui.painter().extend(canvas.shapes);
        }
        if response.clicked() {
            wishes.push(PrintedAction::Select(space));
            let point = response.interact_pointer_pos().map(|at| (at - rect.min) / cell);
            let place = match (by_side(form.pen), point) {
                (true, Some(at)) => nearest(MarkAt::Side, layout, space, (at.x, at.y)),
                // Its sides are offered below.
                (true, None) => continue,
                (false, _) => Place::Space(space),
            };
            wishes.push(PrintedAction::Touch(place));
        }
    }
}

/// The outer sides, space by space.
fn edges(layout: &Layout) -> impl Iterator<Item = (Space, Side)> {
    layout.spaces().flat_map(move |space| {
        let outer = move |side: &Side| layout.neighbour(space, *side).is_none();
        Side::ALL.into_iter().filter(outer).map(move |side| (space, side))
    })
}

/// Whether a thing is printed at sides rather than in spaces.
const fn by_side(pen: Fixture) -> bool {
    matches!(pen, Fixture::Wall | Fixture::Dotted)
}

/// A space with what it holds.
fn named(state: &State, form: &Form, space: Space) -> String {
    let holds = form.holds(space);
    let holds = match holds.is_empty() {
        true => state.t("printed-nothing"),
        false => state.lang().value(&Value::list(holds)),
    };
    state.with("printed-place", &[("place", space.into()), ("holds", holds.into())])
}

/// What the space holds that was tapped last, and its sides one by one, which a finger may miss.
fn space_ui(ui: &mut Ui, state: &State, form: &Form, wishes: &mut Wishes) {
    let Some(space) = form.space.filter(|_| form.pen != Fixture::Exit) else { return };
    ui.add(Label::new(RichText::new(named(state, form, space)).strong()).wrap());
    if !by_side(form.pen) {
        return;
    }
    let layout = &form.board.layout;
    ui.horizontal_wrapped(|ui| {
        for side in Side::ALL {
            let shape = layout.dotted().iter().find(|shape| shape.space == space);
            let (on, offered) = match form.pen {
                Fixture::Wall => {
                    (layout.has_wall(space, side), layout.neighbour(space, side).is_some())
                }
                _ => (shape.is_some_and(|shape| shape.reaches(side)), true),
            };
            let name = state.lang().name_of(side);
            let button = Button::selectable(on, name);
            if ui.add_enabled(offered, button).clicked() {
                wishes.push(PrintedAction::Touch(Place::Side(space, side)));
            }
        }
    });
}

/// What is written beside the board, and what becomes of it.
fn fields_ui(ui: &mut Ui, state: &State, form: &Form, wishes: &mut Wishes) {
    let palette = Palette::for_ui(ui);
    if !form.likely.is_empty() {
        theme::raised(palette).stroke(egui::Stroke::new(1.5, palette.warn)).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.add(Label::new(state.t("printed-likely")).wrap());
            if form.likely.has_whole() && ui.button(state.t("printed-take")).clicked() {
                wishes.push(PrintedAction::TakeLikely);
            }
        });
        ui.add_space(theme::GAP);
    }
    theme::card(palette).show(ui, |ui| {
        ui.set_width(ui.available_width());
        line_ui(ui, state, ("printed-title", &form.title), PrintedAction::Title, wishes);
        ui.label(state.t("printed-box"));
        let boxes = [
            (Edition::Classic, state.t("edition-classic")),
            (Edition::Challenge, state.t("edition-challenge")),
        ];
        if let Some(edition) = widgets::one_of(ui, form.board.edition, &boxes) {
            wishes.push(PrintedAction::Box(edition));
        }
        line_ui(ui, state, ("printed-values", &form.values), PrintedAction::Values, wishes);
        line_ui(ui, state, ("printed-rounds", &form.rounds), PrintedAction::Rounds, wishes);
        given_ui(ui, state, form, wishes);
        for list in form.board.layout.lacks() {
            let key = match list {
                "values" => "printed-lacks-values",
                _ => "printed-lacks-exits",
            };
            let text = RichText::new(state.t(key)).color(palette.warn);
            ui.add(Label::new(text).wrap());
        }
        match &form.kept {
            Some(name) => {
                let text = state.with("printed-kept", &[("name", name.as_str().into())]);
                ui.add(Label::new(RichText::new(text).color(palette.weak)).wrap());
            }
            None => widgets::weak(ui, state.t("printed-not-kept")),
        }
        ui.horizontal_wrapped(|ui| {
            let kept = form.kept.as_ref();
            let known = state.printed.boards.iter();
            let place = known
                .enumerate()
                .find(|(_, board)| Some(board.layout.name()) == kept.map(String::as_str));
            let play = Button::new(state.t("printed-play"));
            if ui.add_enabled(place.is_some(), play).clicked()
                && let Some((number, _)) = place
            {
                wishes.push(PrintedAction::Play(number));
            }
            if ui.add_enabled(kept.is_some(), Button::new(state.t("printed-share"))).clicked() {
                wishes.push(PrintedAction::Share);
            }
            let back = Button::new(state.t("printed-back"));
            if ui.add_enabled(!form.before.is_empty(), back).clicked() {
                wishes.push(PrintedAction::Back);
            }
            if ui.button(state.t("printed-done")).clicked() {
                wishes.push(PrintedAction::Done);
            }
        });
    });
}

/// A line of text with its name above it.
fn line_ui(
    ui: &mut Ui,
    state: &State,
    (key, text): (&str, &str),
    action: impl FnOnce(String) -> PrintedAction,
    wishes: &mut Wishes,
) {
    let label = ui.label(state.t(key));
    let mut text = text.to_owned();
    // A long table of networks goes on in the next row.
    let edit = TextEdit::multiline(&mut text).desired_rows(1).desired_width(ui.available_width());
    let response = ui.add(edit).labelled_by(label.id);
    if response.changed() {
        wishes.push(action(text.replace('\n', " ")));
    }
    if response.lost_focus() {
        wishes.push(PrintedAction::Typed);
    }
}

/// Routes that are printed: those drawn on the board of the table.
fn given_ui(ui: &mut Ui, state: &State, form: &Form, wishes: &mut Wishes) {
    let (layout, drawn) = (&form.board.layout, &state.doc.player().sketch);
    let same = (drawn.layout().rows(), drawn.layout().cols()) == (layout.rows(), layout.cols());
    if same && drawn.drawn().next().is_some() && ui.button(state.t("printed-given")).clicked() {
        wishes.push(PrintedAction::Given(true));
    }
    if !layout.given().is_empty() && ui.button(state.t("printed-no-given")).clicked() {
        wishes.push(PrintedAction::Given(false));
    }
}

/// The boards that are kept.
fn boards_ui(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    if state.printed.boards.is_empty() {
        return;
    }
    ui.add_space(theme::GAP);
    let palette = Palette::for_ui(ui);
    theme::card(palette).show(ui, |ui| {
        ui.set_width(ui.available_width());
        widgets::title(ui, state.t("printed-boards"));
        for (number, board) in state.printed.boards.iter().enumerate() {
            ui.horizontal(|ui| {
                mini_board(ui, &Sketch::new(Arc::clone(&board.layout)), 84.0);
                ui.vertical(|ui| {
                    ui.add(Label::new(RichText::new(board.layout.title()).strong()).wrap());
                    ui.horizontal_wrapped(|ui| {
                        let buttons = [
                            ("printed-play", Action::Printed(PrintedAction::Play(number))),
                            ("printed-change", Action::Printed(PrintedAction::Change(number))),
                            ("printed-forget", Action::Ask(Question::ForgetBoard(number))),
                        ];
                        for (key, action) in buttons {
                            let title = board.layout.title().into();
                            let hint = state.with(&format!("{key}-hint"), &[("title", title)]);
                            let response = ui.button(state.t(key)).on_hover_text(&hint);
                            response.widget_info(|| {
                                WidgetInfo::labeled(egui::Role::Button, true, &hint)
                            });
                            if response.clicked() {
                                wishes.push(action);
                            }
                        }
                    });
                });
            });
        }
    });
}
