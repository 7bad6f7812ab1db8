//! What a player wrote beside the routes: special routes marked off, tracks, goals declared.

use super::action::{Note, PlayAction};
use super::play::Judged;
use crate::app::state::{State, Wishes};
use crate::app::widgets;
use crate::board::Building;
use crate::rules::catalogue::{Route, specials};
use crate::rules::contract::{Noted, UNIVERSITY_TRACK, VILLAGE_MARKS};
use egui::{CollapsingHeader, Role, Ui, WidgetInfo, vec2};
use std::ops::RangeInclusive;

/// Everything a player can have written, closed until somebody wants it.
pub fn show(ui: &mut Ui, state: &State, judged: &Judged, player: usize, wishes: &mut Wishes) {
    let mut wish = |note: Note| wishes.push(PlayAction::Note(player, note));
    CollapsingHeader::new(state.t("check-notes"))
        .id_salt(("notes", player))
        .default_open(false)
        .show(ui, |ui| {
            widgets::weak(ui, state.t("check-notes-text"));
            specials_ui(ui, state, judged, player, &mut wish);
            for building in [Building::Village, Building::University] {
                track_ui(ui, state, judged, (player, building), &mut wish);
            }
            for expansion in &judged.game.ruleset.expansions {
                for noted in expansion.noted() {
                    noted_ui(ui, state, judged, (player, noted), &mut wish);
                }
            }
            goals_ui(ui, state, judged, player, &mut wish);
        });
}

/// The special routes marked off, if that is known.
fn specials_ui(
    ui: &mut Ui,
    state: &State,
    judged: &Judged,
    player: usize,
    wish: &mut impl FnMut(Note),
) {
    let Some(known) = judged.game.players.get(player) else { return };
    let marked = &known.marked_off;
    ui.label(state.t("check-specials"));
    let ways = [(false, state.t("check-unknown-note")), (true, state.t("check-marked-off"))];
    if let Some(known) = widgets::one_of(ui, marked.is_some(), &ways) {
        wish(Note::Specials(known.then(Vec::new)));
    }
    let Some(marked) = marked else { return };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        for route in specials() {
            let on = marked.contains(&route);
            let name = state.lang().name_of(route);
            let said = state.with("check-mark-off", &[("route", name.into())]);
            if widgets::route_button(ui, &route.base, 44.0, on, "", &said).clicked() {
                let others = marked.iter().copied().filter(|&known| known != route);
                let added = (!on).then_some(route);
                let marked: Vec<&'static Route> = others.chain(added).collect();
                wish(Note::Specials(Some(marked)));
            }
        }
    });
}

/// How many marks a track shows, where the printed board has it.
fn track_ui(
    ui: &mut Ui,
    state: &State,
    judged: &Judged,
    (player, building): (usize, Building),
    wish: &mut impl FnMut(Note),
) {
    let most = judged.track(building);
    let Some(known) = judged.game.players.get(player).filter(|_| most > 0) else { return };
    let (key, now) = match building {
        Building::Village => ("check-villages", known.sketch.noted(VILLAGE_MARKS.key)),
        Building::University => ("check-universities", known.sketch.noted(UNIVERSITY_TRACK.key)),
        Building::Factory => return,
    };
    let most = u8::try_from(most).unwrap_or(u8::MAX);
    if let Some(marks) = number_ui(ui, state, &state.t(key), now, 0..=most) {
        wish(Note::Track(building, marks));
    }
}

/// A number that an expansion has players write beside the grid.
fn noted_ui(
    ui: &mut Ui,
    state: &State,
    judged: &Judged,
    (player, noted): (usize, &'static Noted),
    wish: &mut impl FnMut(Note),
) {
    let Some(known) = judged.game.players.get(player) else { return };
    let now = known.sketch.noted(noted.key);
    let name = state.lang().name_of(noted);
    if let Some(number) = number_ui(ui, state, &name, now, 0..=noted.most) {
        wish(Note::Noted(noted.key, number));
    }
}

/// One of some numbers, or that it is not known, under what it is a number of.
pub(super) fn number_ui(
    ui: &mut Ui,
    state: &State,
    of: &str,
    now: Option<u8>,
    numbers: RangeInclusive<u8>,
) -> Option<Option<u8>> {
    ui.label(of);
    let unknown = (None, state.t("check-unknown-note"));
    let known = numbers.map(|number| (Some(number), number.to_string()));
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for (number, text) in [unknown].into_iter().chain(known) {
            let on = now == number;
            let response = ui.selectable_label(on, &text);
            // Several such rows stand below each other: each number says whose it is.
            let said = format!("{of}: {text}");
            response.widget_info(|| WidgetInfo::selected(Role::Button, true, on, &said));
            if response.clicked() && !on {
                chosen = Some(number);
            }
        }
    });
    chosen
}

/// The rounds in which the goals in play were declared.
fn goals_ui(
    ui: &mut Ui,
    state: &State,
    judged: &Judged,
    player: usize,
    wish: &mut impl FnMut(Note),
) {
    let Some(known) = judged.game.players.get(player) else { return };
    for goal in &judged.goals {
        let same = |(code, _): &(&String, &u8)| code.eq_ignore_ascii_case(&goal.code);
        let now = known.declared.iter().find(same).map(|(_, &round)| round);
        let code = goal.code.clone();
        let name = state.with("check-declared", &[("code", code.clone().into())]);
        if let Some(round) = number_ui(ui, state, &name, now, 1..=state.rounds()) {
            wish(Note::Declared(code, round));
        }
    }
}
