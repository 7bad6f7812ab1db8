//! What was read, beside the photo; and the queue of spaces that want a look.

use super::action::PhotoAction;
use super::beside::{boards_ui, doubt_marks};
use super::crop::{KEYS, crop_ui};
use super::data::PlayerPhoto;
use super::figures::{figure_ui, keypad_ui};
use super::flap::line_ui;
use super::strip::strip_ui;
use super::waiting::Waiting;
use crate::app::art::Textures;
use crate::app::board::{
    BoardAction, LYING, Panel, lying_board, lying_boards_ui, tools_ui, total_line, total_ui,
};
use crate::app::state::{Action, Command, Screen, State, Wishes};
use crate::app::table::TableAction;
use crate::app::theme::{self, Palette};
use crate::app::widgets::{self, Column};
use crate::board::{Drawing, Space, Value};
use crate::expansion::expansion;
use crate::vision::Proposal;
use egui::{Key, Modifiers, RichText, ScrollArea, Stroke, TextEdit, Ui, vec2};

/// Draws the screen.
pub fn review_screen(
    ui: &mut Ui,
    state: &State,
    narrow: bool,
    textures: &mut Textures,
    wishes: &mut Wishes,
) {
    let photo = state.photos.of_player(state.doc.beside().id);
    let marks = doubt_marks(state);
    if theme::lies(ui.ctx()) {
        let (_, width) = lying_board(ui, state);
        return widgets::columns(ui, width, LYING, |ui, column| match column {
            Column::Left => lying_boards_ui(ui, state, photo, &marks, textures, wishes),
            Column::Right => {
                strip_ui(ui, state, wishes);
                total_line(ui, state, wishes);
                ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                    queue_ui(ui, state, photo, textures, wishes);
                    marks_ui(ui, state, wishes);
                    done_ui(ui, state, wishes);
                });
            }
        });
    }
    strip_ui(ui, state, wishes);
    let room = ui.available_size();
    if narrow {
        // The total stays in view while the rest scrolls.
        total_ui(ui, state, wishes);
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            queue_ui(ui, state, photo, textures, wishes);
            marks_ui(ui, state, wishes);
            boards_ui(ui, state, photo, &marks, (room.x - 10.0, true), textures, wishes);
            done_ui(ui, state, wishes);
        });
    } else {
        let scale = state.settings.scale;
        let [least, most] = [340.0, theme::BESIDE].map(|width| theme::wide(width, scale));
        let side = (room.x * 0.2).clamp(least, most);
        let left = room.x - side - theme::WIDE_GAP;
        widgets::columns(ui, left, [side; 2], |ui, column| match column {
            Column::Left => boards_ui(ui, state, photo, &marks, (left, false), textures, wishes),
            Column::Right => {
                ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                    total_ui(ui, state, wishes);
                    marks_ui(ui, state, wishes);
                    queue_ui(ui, state, photo, textures, wishes);
                    done_ui(ui, state, wishes);
                });
            }
        });
    }
}

fn done_ui(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    let palette = Palette::for_ui(ui);
    ui.add_space(theme::GAP);
    let text = RichText::new(state.t("review-done")).color(palette.on_accent).strong();
    if ui.add(egui::Button::new(text).fill(palette.accent).min_size(vec2(0.0, 40.0))).clicked() {
        wishes.push(Action::Go(Screen::Board));
    }
    // Once nothing is left to look at, everybody wants to know who won.
    let settled = state.doc.game.players.len() > 1 && state.queue().is_empty();
    if settled && ui.button(state.t("review-table")).clicked() {
        wishes.push(Command::ShowTable);
    }
}

/// What expansions draw, to be set and wiped on photo and board: none of it is read.
fn marks_ui(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    if state.tools().is_empty() {
        return;
    }
    theme::card(Palette::for_ui(ui)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        egui::CollapsingHeader::new(state.t("review-marks")).show(ui, |ui| {
            widgets::weak(ui, state.t("review-marks-text"));
            tools_ui(ui, state, wishes);
        });
    });
    ui.add_space(theme::GAP);
}

fn queue_ui(
    ui: &mut Ui,
    state: &State,
    photo: Option<&PlayerPhoto>,
    textures: &mut Textures,
    wishes: &mut Wishes,
) {
    let palette = Palette::for_ui(ui);
    theme::card(palette).show(ui, |ui| {
        ui.set_width(ui.available_width());
        name_ui(ui, state, wishes);
        if photo.is_some_and(|photo| photo.mirrored) {
            let told = RichText::new(state.t("review-mirrored")).color(palette.warn);
            ui.add(egui::Label::new(told).wrap());
        }
        if let Some((photo, turns)) = photo.zip(state.doc.beside().otherwise) {
            way_up_ui(ui, state, photo, turns, wishes);
        }
        if let Some(proposal) = &state.doc.beside().proposal {
            proposal_ui(ui, state, proposal, wishes);
        }
        match state.asked() {
            // Asked above, and nothing else until it is answered.
            Some(Waiting::WayUp(_) | Waiting::Expansions(_)) => {}
            Some(Waiting::Space(_, space)) => space_ui(ui, state, photo, space, textures, wishes),
            Some(Waiting::Figure(_, space)) => {
                let figures = |waiting: &&Waiting| matches!(waiting, Waiting::Figure(..));
                let left = state.queue().iter().filter(figures).count();
                if left > 0 {
                    widgets::title(ui, state.with("rounds-left", &[("count", left.into())]));
                }
                picture_ui(ui, state, photo, space, textures);
                figure_ui(ui, state, space, wishes);
            }
            Some(Waiting::Line(_, field)) => line_ui(ui, state, photo, field, textures, wishes),
            _ => nothing_ui(ui, state, wishes),
        }
    });
}

/// Whose board it is, to be named right here.
fn name_ui(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    let seat = state.doc.current;
    let mut name = state.doc.player().name.clone();
    let label = state.with("table-name-of", &[("number", (seat + 1).into())]);
    let edit = TextEdit::singleline(&mut name)
        .id(egui::Id::unique(("review name", seat)))
        .hint_text(state.t("review-name"))
        .align(egui::Align2::LEFT_CENTER)
        .desired_width(f32::INFINITY);
    let response = ui.add(edit);
    let typed = &state.doc.player().name;
    response.widget_info(|| {
        let mut info = egui::WidgetInfo::text_edit(true, typed, typed, "");
        info.label = Some(label.clone());
        info
    });
    if response.changed() {
        wishes.push(TableAction::Rename(seat, name));
    }
}

/// The space enlarged, and its name.
fn picture_ui(
    ui: &mut Ui,
    state: &State,
    photo: Option<&PlayerPhoto>,
    space: Space,
    textures: &mut Textures,
) {
    let said = layout_name(state, space).unwrap_or_else(|| space.to_string());
    let said = RichText::new(state.with("queue-space", &[("space", said.into())])).strong();
    ui.add(egui::Label::new(said).wrap());
    if let Some((flat, margin)) = photo.and_then(|p| Some((p.flat.as_ref()?, p.flat_margin))) {
        crop_ui(ui, state.doc.layout(), space, flat, margin, textures);
    }
}

/// What is drawn in a space: the likeliest, every other route, and the round number.
fn space_ui(
    ui: &mut Ui,
    state: &State,
    photo: Option<&PlayerPhoto>,
    space: Space,
    textures: &mut Textures,
    wishes: &mut Wishes,
) {
    let doubts = &state.doc.beside().doubts;
    let doubt = doubts.iter().find(|doubt| doubt.space == space);
    let options: Vec<Drawing> = match doubt {
        Some(doubt) => doubt.alternatives.iter().map(|(drawing, _)| *drawing).collect(),
        None => likely(state, space),
    };
    if let Some(photo) = photo.filter(|photo| photo.poor && !doubts.is_empty()) {
        poor_ui(ui, state, photo, wishes);
    }
    let spaces = |waiting: &&Waiting| matches!(waiting, Waiting::Space(..));
    let left = state.queue().iter().filter(spaces).count();
    if left > 0 {
        widgets::title(ui, state.with("queue-left", &[("count", left.into())]));
    }
    let room = ui.available_width();
    let lies = theme::lies(ui.ctx());
    if lies || room > 560.0 * state.settings.scale {
        ui.horizontal_top(|ui| {
            let size = vec2(if lies { (0.4 * room).min(250.0) } else { 250.0 }, 0.0);
            widgets::column(ui, size, |ui| picture_ui(ui, state, photo, space, textures));
            ui.vertical(|ui| answers_ui(ui, state, space, &options, wishes));
        });
    } else {
        picture_ui(ui, state, photo, space, textures);
        answers_ui(ui, state, space, &options, wishes);
    }
    ui.add_space(theme::GAP);
    widgets::weak(ui, state.t("queue-figure"));
    keypad_ui(ui, state, space, false, wishes);
    ui.add_space(theme::GAP);
    widgets::weak(ui, state.t("queue-others"));
    others_ui(ui, state, space, &options, wishes);
}

/// The likeliest drawings of a space, and the ways on.
fn answers_ui(ui: &mut Ui, state: &State, space: Space, options: &[Drawing], wishes: &mut Wishes) {
    widgets::weak(ui, state.t("queue-text"));
    options_ui(ui, state, space, options, wishes);
    ui.horizontal_wrapped(|ui| {
        if state.queue().len() > 1 && ui.button(state.t("queue-next")).clicked() {
            wishes.push(PhotoAction::Next);
        }
        if ui.button(state.t("queue-draw")).clicked() {
            wishes.push(BoardAction::Select(Some(space)));
            wishes.push(BoardAction::Beside(Panel::Draw));
        }
    });
}

/// Nothing about this board waits: what is left elsewhere, and what looks odd here.
fn nothing_ui(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    let palette = Palette::for_ui(ui);
    if let Some(next) = state.queue().first() {
        let waits = (0..state.doc.game.players.len()).filter_map(|seat| state.unconfirmed(seat));
        for text in waits {
            ui.add(egui::Label::new(RichText::new(text).color(palette.warn)).wrap());
        }
        let text = RichText::new(state.t("queue-go-on")).color(palette.on_accent).strong();
        let button = egui::Button::new(text).fill(palette.accent).min_size(vec2(0.0, 40.0));
        let free = ui.memory(|memory| memory.focused().is_none());
        let enter = || ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
        let entered = free && enter();
        if ui.add(button).clicked() || entered {
            wishes.push(PhotoAction::Look(*next));
        }
    } else {
        let text = RichText::new(state.t("queue-empty")).color(palette.good).strong();
        ui.add(egui::Label::new(text).wrap());
    }
    widgets::weak(ui, state.t("queue-any"));
    let unsure: usize = state.doc.desk.iter().map(|beside| beside.round_doubts.len()).sum();
    if unsure > 0 {
        ui.add_space(theme::GAP);
        widgets::weak(ui, state.with("rounds-again", &[("count", unsure.into())]));
        if ui.add(egui::Button::new(state.t("rounds-look")).wrap()).clicked() {
            wishes.push(PhotoAction::Rounds(true));
        }
    }
    odd_ui(ui, state, wishes);
}

/// Drawings of expansions count if the board is played with them: one answer settles all of them.
fn proposal_ui(ui: &mut Ui, state: &State, proposal: &Proposal, wishes: &mut Wishes) {
    let names = proposal.expansions.iter().filter_map(|name| expansion(name));
    let values = [("expansions", Value::list(names))];
    let texts = [state.with("review-proposal", &values), state.t("review-proposal-todo")];
    warning_ui(ui, texts, |ui| {
        for (key, answer) in [("review-proposal-yes", true), ("review-proposal-no", false)] {
            if ui.button(state.t(key)).clicked() {
                wishes.push(PhotoAction::Play(answer));
            }
        }
    });
}

/// Nothing on some boards tells which way up they lie: one answer settles every space.
fn way_up_ui(ui: &mut Ui, state: &State, photo: &PlayerPhoto, turns: usize, wishes: &mut Wishes) {
    let show = |wishes: &mut Wishes| show_photo(state, photo, wishes);
    warning_ui(ui, [state.t("review-way-up"), state.t("review-way-up-todo")], |ui| {
        if ui.button(state.t("review-way-up-right")).clicked() {
            show(wishes);
            wishes.push(PhotoAction::WayUp);
        }
        let turn = ["", "review-turn-left", "review-turn-half", "review-turn-right"][turns % 4];
        if ui.button(state.t(turn)).clicked() {
            show(wishes);
            wishes.push(Action::Go(Screen::Photo));
            wishes.push(PhotoAction::Turn(turns));
        }
    });
}

/// Asks for a photo to be looked at.
fn show_photo(state: &State, photo: &PlayerPhoto, wishes: &mut Wishes) {
    if let Some(place) = state.photos.list.iter().position(|known| known.id == photo.id) {
        wishes.push(PhotoAction::Show(place));
    }
}

/// Most of a board is doubtful when it was looked at the wrong way up or in the wrong place: that is
/// mended before anybody answers for every space.
fn poor_ui(ui: &mut Ui, state: &State, photo: &PlayerPhoto, wishes: &mut Wishes) {
    let show = |wishes: &mut Wishes| show_photo(state, photo, wishes);
    warning_ui(ui, [state.t("review-poor"), state.t("review-poor-todo")], |ui| {
        if ui.button(state.t("photo-turn")).clicked() {
            show(wishes);
            wishes.push(Action::Go(Screen::Photo));
            wishes.push(PhotoAction::Turn(1));
        }
        if ui.button(state.t("photo-corners")).clicked() {
            show(wishes);
            wishes.push(Action::Go(Screen::Photo));
        }
        widgets::command_button(ui, state, Command::Open, wishes);
    });
}

/// What is wrong with a reading as a whole, what to do about it, and the buttons for that.
fn warning_ui(ui: &mut Ui, [what, todo]: [String; 2], buttons: impl FnOnce(&mut Ui)) {
    let palette = Palette::for_ui(ui);
    theme::raised(palette).stroke(Stroke::new(1.5, palette.warn)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.add(egui::Label::new(RichText::new(what).color(palette.warn).strong()).wrap());
        ui.add(egui::Label::new(todo).wrap());
        ui.horizontal_wrapped(buttons);
    });
    ui.add_space(theme::GAP);
}

/// What may not be drawn so is often only misread: each place is offered for a look.
fn odd_ui(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    let issues = &state.score().issues;
    if issues.is_empty() {
        return;
    }
    let palette = Palette::for_ui(ui);
    let text = RichText::new(state.t("queue-odd")).color(palette.bad);
    ui.add(egui::Label::new(text).wrap());
    for issue in issues {
        let Some(space) = issue.spaces.first() else { continue };
        let text = state.lang().told(issue);
        let room = vec2(ui.available_width(), 0.0);
        if ui.add(egui::Button::new(text).wrap().min_size(room)).clicked() {
            // Each opens what mends it.
            let seat = state.doc.current;
            wishes.push(PhotoAction::Look(match issue.kind.is_of_rounds() {
                true => Waiting::Figure(seat, *space),
                false => Waiting::Space(seat, *space),
            }));
        }
    }
}

fn layout_name(state: &State, space: Space) -> Option<String> {
    let index = state.doc.layout().index(space)?;
    state.score().names.get(index).cloned()
}

/// What is drawn in a space, and its turns and nothing: the corrections wanted most.
fn likely(state: &State, space: Space) -> Vec<Drawing> {
    let drawing = state.doc.player().sketch.drawing(space);
    let mut options = vec![drawing];
    options.extend(drawing.orientations());
    options.push(Drawing::EMPTY);
    let mut seen = Vec::new();
    options.retain(|option| {
        let new = !seen.contains(option);
        seen.push(*option);
        new
    });
    options
}

fn options_ui(ui: &mut Ui, state: &State, space: Space, options: &[Drawing], wishes: &mut Wishes) {
    let now = state.doc.player().sketch.drawing(space);
    let typing = ui.ctx().text_edit_focused();
    // Four in a row.
    let size = ((ui.available_width() - 3.0 * 6.0) / 4.0).clamp(64.0, 84.0);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for (number, (option, key)) in options.iter().zip(KEYS).enumerate() {
            let name = state.lang().drawing(option);
            let values = [("number", (number + 1).into()), ("name", name.into())];
            let name = state.with("queue-option", &values);
            let corner = (number + 1).to_string();
            let button = widgets::route_button(ui, option, size, *option == now, &corner, &name);
            let pressed = !typing && ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
            if button.clicked() || pressed {
                wishes.push(PhotoAction::Settle(space, *option));
            }
        }
    });
}

/// Every other route, what fits its neighbours best in front.
fn others_ui(ui: &mut Ui, state: &State, space: Space, options: &[Drawing], wishes: &mut Wishes) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        let empty = [Drawing::EMPTY];
        for way in empty.iter().chain(&state.view.ways).filter(|way| !options.contains(way)) {
            let name = state.lang().drawing(way);
            if widgets::route_button(ui, way, 42.0, false, "", &name).clicked() {
                wishes.push(PhotoAction::Settle(space, *way));
            }
        }
    });
}
