//! How a game is played and what the dice showed, to look at and to enter.

use super::action::{Note, PlayAction};
use super::die::{self, Look, Upper};
use super::notes::number_ui;
use super::play::Judged;
use crate::app::state::{State, Wishes};
use crate::app::theme::{self, Palette};
use crate::app::widgets;
use crate::game::{Mode, RESEARCH_DOTS};
use crate::rules::catalogue::Route;
use crate::rules::contract::Shown;
use egui::{RichText, Role, Sense, Ui, WidgetInfo, vec2};

/// How a game is played.
const fn mode_key(mode: Mode) -> &'static str {
    match mode {
        Mode::Table => "mode-table",
        Mode::Draft => "mode-draft",
        Mode::Solo => "mode-solo",
    }
}

/// How the game is played and what the dice showed.
pub fn show(ui: &mut Ui, state: &State, judged: &Judged, wishes: &mut Wishes) {
    let palette = Palette::for_ui(ui);
    theme::card(palette).show(ui, |ui| {
        ui.set_width(ui.available_width());
        widgets::title(ui, state.t("check-dice"));
        let modes = [Mode::Table, Mode::Draft, Mode::Solo].map(|mode| {
            let name = state.t(mode_key(mode));
            (mode, name)
        });
        if let Some(mode) = widgets::one_of(ui, judged.game.mode, &modes) {
            wishes.push(PlayAction::Mode(mode));
        }
        let draft = judged.game.mode == Mode::Draft;
        if draft {
            widgets::weak(ui, state.t("check-star"));
            let seats: Vec<(usize, String)> = (0..state.doc.game.players.len())
                .map(|seat| (seat, state.player_name(seat)))
                .collect();
            let star = judged.game.star.unwrap_or(usize::MAX);
            if let Some(seat) = widgets::one_of(ui, star, &seats) {
                wishes.push(PlayAction::Star(seat));
            }
        }
        widgets::weak(ui, state.t("check-dice-text"));
        let players = if draft { state.doc.game.players.len() } else { 1 };
        for player in 0..players {
            if draft {
                ui.label(RichText::new(state.player_name(player)).strong());
            }
            // In a draft everybody shares the roll after the last round too.
            let last = if player == 0 { judged.game.last_roll() } else { state.rounds() };
            for round in 1..=last {
                roll_ui(ui, state, judged, (round, player), wishes);
            }
        }
        let known = (0..players).any(|player| !judged.game.rolls_of(player).is_empty());
        if (known || !judged.game.expansion_rolls.is_empty())
            && ui.button(state.t("check-forget-dice")).clicked()
        {
            wishes.push(PlayAction::ForgetDice);
        }
    });
}

/// The dice of a round: to look at, or to enter.
fn roll_ui(
    ui: &mut Ui,
    state: &State,
    judged: &Judged,
    (round, player): (u8, usize),
    wishes: &mut Wishes,
) {
    let lang = state.lang();
    let palette = Palette::for_ui(ui);
    let open = state.play.entering == Some((round, player));
    let roll = judged.game.rolls_of(player).get(&round).map_or(&[][..], Vec::as_slice);
    let faces = judged.faces(round);
    let end = round > state.rounds();
    let size = if open { 48.0 } else { 34.0 };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        let values = [("round", usize::from(round).into())];
        let name = if end { state.t("dice-end") } else { state.with("round-is", &values) };
        let response = ui.selectable_label(open, &name);
        let said =
            if end { state.t("check-enter-end") } else { state.with("check-enter", &values) };
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, open, &said));
        if response.clicked() {
            let next = (!open).then_some((round, player));
            wishes.push(PlayAction::Enter(next));
        }
        let written = |ui: &mut Ui, upper: Upper| {
            let name = upper.name(lang);
            let said =
                if open { state.with("check-take", &[("route", name.into())]) } else { name };
            let sense = if open { Sense::click() } else { Sense::hover() };
            die::die(ui, upper, size, Look::Plain, sense, &said).clicked()
        };
        for (place, &face) in roll.iter().enumerate() {
            if written(ui, Upper::Route(face)) {
                wishes.push(PlayAction::TakeDie(place));
            }
        }
        for (place, shown) in faces.iter().enumerate() {
            if written(ui, Upper::Face(shown.face)) {
                wishes.push(PlayAction::TakeFace(place));
            }
        }
        if roll.is_empty() && faces.is_empty() && !open {
            widgets::weak(ui, state.t("check-dice-none"));
        }
        for (seat, spent) in judged.research(round, player) {
            let Some(points) = spent.filter(|_| !open) else { continue };
            let values =
                [("name", state.player_name(seat).into()), ("count", usize::from(points).into())];
            widgets::weak(ui, state.with("check-research-spent", &values));
        }
    });
    if !open {
        return;
    }
    theme::raised(palette).show(ui, |ui| {
        ui.set_width(ui.available_width());
        if !end {
            routes_ui(ui, state, judged, (round, player), wishes);
        }
        faces_ui(ui, state, judged, round, wishes);
        research_ui(ui, state, judged, (round, player), wishes);
        ui.horizontal_wrapped(|ui| {
            let last = if player == 0 { judged.game.last_roll() } else { state.rounds() };
            if round < last && ui.button(state.t("check-next-round")).clicked() {
                wishes.push(PlayAction::Enter(Some((round + 1, player))));
            }
            if ui.button(state.t("check-done")).clicked() {
                wishes.push(PlayAction::Enter(None));
            }
        });
    });
}

/// The route dice that may still be written down.
fn routes_ui(
    ui: &mut Ui,
    state: &State,
    judged: &Judged,
    (round, player): (u8, usize),
    wishes: &mut Wishes,
) {
    let room = judged.room(round, player);
    let text = match room {
        0 => state.t("check-dice-full"),
        _ => state.with("check-dice-room", &[("count", room.into())]),
    };
    widgets::weak(ui, text);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        let dealt = |route: &&Route| !route.special || judged.game.ruleset.replaced_by(route);
        for face in state.palette().into_iter().filter(dealt) {
            if to_add(ui, state, Upper::Route(face), room > 0) {
                wishes.push(PlayAction::AddDie(face));
            }
        }
    });
}

/// The faces of each expansion's dice, which everybody shares.
fn faces_ui(ui: &mut Ui, state: &State, judged: &Judged, round: u8, wishes: &mut Wishes) {
    let end = round > state.rounds();
    for &expansion in &judged.game.ruleset.expansions {
        if expansion.dice().is_empty() || end && !expansion.rolls_at_the_end() {
            continue;
        }
        widgets::weak(ui, state.lang().name_of(expansion));
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
            // A face that several kinds of dice show is offered once.
            let mut shown: Vec<&str> = Vec::new();
            for face in expansion.dice().iter().flat_map(|die| die.faces) {
                if shown.contains(&face.id) {
                    continue;
                }
                shown.push(face.id);
                let one = Shown { expansion, face };
                if to_add(ui, state, Upper::Face(face), judged.has_room(round, one)) {
                    wishes.push(PlayAction::AddFace(one));
                }
            }
        });
    }
}

/// The research points that were spent on rolling dice of a round again.
fn research_ui(
    ui: &mut Ui,
    state: &State,
    judged: &Judged,
    (round, player): (u8, usize),
    wishes: &mut Wishes,
) {
    for (seat, spent) in judged.research(round, player) {
        let name = state.with("check-research", &[("name", state.player_name(seat).into())]);
        if let Some(points) = number_ui(ui, state, &name, spent, 0..=RESEARCH_DOTS) {
            wishes.push(PlayAction::Note(seat, Note::Research(round, points)));
        }
    }
}

/// A die to write down, if there is room for it. Answers whether it was pressed.
fn to_add(ui: &mut Ui, state: &State, upper: Upper, room: bool) -> bool {
    let said = state.with("check-add", &[("route", upper.name(state.lang()).into())]);
    let (sense, look) =
        if room { (Sense::click(), Look::Plain) } else { (Sense::hover(), Look::Aside) };
    die::die(ui, upper, 50.0, look, sense, &said).clicked()
}
