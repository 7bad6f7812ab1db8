//! Dice for the table: one roll for everybody, or a pool to draft from.

use super::action::{DiceAction, PlayAction};
use super::die::{self, Look, Upper};
use super::play::{DiceState, may_keep};
use crate::app::state::{Command, State, Wishes};
use crate::app::table::edition_key;
use crate::app::theme::{self, Palette};
use crate::app::widgets;
use crate::board::Value;
use crate::expansion::EXPANSIONS;
use crate::game::{self, MOST_DRAFTERS, Pool, Rolled};
use crate::rules::Edition;
use crate::rules::contract::Shown;
use egui::{
    CollapsingHeader, Grid, RichText, Role, ScrollArea, Sense, Stroke, StrokeKind, TextEdit,
    TextStyle, Ui, WidgetInfo, vec2,
};
use std::cmp::Ordering;

/// Draws the screen.
pub fn dice_screen(ui: &mut Ui, state: &State, narrow: bool, wishes: &mut Wishes) {
    let Some(dice) = &state.play.dice else { return };
    let palette = Palette::for_ui(ui);
    if narrow {
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            table_ui(ui, state, dice, wishes);
            theme::card(palette).show(ui, |ui| {
                ui.set_width(ui.available_width());
                setup_ui(ui, state, dice, wishes);
            });
            theme::card(palette).show(ui, |ui| {
                ui.set_width(ui.available_width());
                history_ui(ui, state, dice, wishes);
            });
        });
        return;
    }
    let room = ui.available_size();
    let right = (room.x * 0.3).clamp(320.0, 400.0);
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = theme::WIDE_GAP;
        let left = room.x - right - theme::WIDE_GAP;
        widgets::column(ui, vec2(left, room.y), |ui| {
            ui.set_width(left);
            ScrollArea::vertical().id_salt("dice").auto_shrink(false).show(ui, |ui| {
                ui.set_width(left - 8.0);
                table_ui(ui, state, dice, wishes);
            });
        });
        widgets::column(ui, vec2(right, room.y), |ui| {
            ui.set_width(right);
            theme::card(palette).show(ui, |ui| {
                ScrollArea::vertical().id_salt("setup").auto_shrink(false).show(ui, |ui| {
                    ui.set_width(ui.available_width() - 6.0);
                    setup_ui(ui, state, dice, wishes);
                    ui.add_space(theme::WIDE_GAP);
                    history_ui(ui, state, dice, wishes);
                });
            });
        });
    });
}

fn ask(action: DiceAction) -> PlayAction {
    PlayAction::Dice(action)
}

/// The round, its dice, and what to do next.
fn table_ui(ui: &mut Ui, state: &State, dice: &DiceState, wishes: &mut Wishes) {
    let palette = Palette::for_ui(ui);
    let tray = &dice.tray;
    let last = tray.rounds().last();
    ui.horizontal_wrapped(|ui| {
        let text = match last {
            Some(rolled) if rolled.round > tray.total() => state.t("dice-end"),
            Some(rolled) => state.with(
                "replay-round",
                &[
                    ("round", usize::from(rolled.round).into()),
                    ("rounds", usize::from(tray.total()).into()),
                ],
            ),
            None => state.t("dice-before"),
        };
        ui.heading(text);
        counter_ui(ui, usize::from(tray.last()), tray.rounds().len());
    });
    ui.add_space(theme::GAP);
    theme::card(palette).show(ui, |ui| {
        ui.set_width(ui.available_width());
        match last {
            None => {
                ui.set_min_height(150.0);
                ui.add(egui::Label::new(state.t("dice-empty")).wrap());
            }
            Some(rolled) => {
                match &rolled.pool {
                    Some(pool) => pool_ui(ui, state, pool, wishes),
                    None => shared_ui(ui, state, rolled),
                }
                others_ui(ui, state, dice, rolled, wishes);
            }
        }
    });
    ui.add_space(theme::GAP);
    ui.horizontal_wrapped(|ui| {
        if state.allows(Command::RollDice) {
            widgets::first_button(ui, state, Command::RollDice, wishes);
        } else if tray.drafting().is_none() {
            ui.label(RichText::new(state.t("dice-over")).color(palette.good).strong());
        }
        let undo = !dice.earlier.is_empty();
        let button = egui::Button::new(state.t("dice-undo")).min_size(vec2(0.0, 42.0));
        if ui.add_enabled(undo, button).on_hover_text(state.t("dice-undo-hint")).clicked() {
            wishes.push(ask(DiceAction::Undo));
        }
    });
    keep_ui(ui, state, dice, wishes);
}

/// A mark for each round: those that are over are filled.
fn counter_ui(ui: &mut Ui, total: usize, done: usize) {
    let palette = Palette::for_ui(ui);
    let (rect, _) = ui.allocate_exact_size(vec2(total as f32 * 18.0, 22.0), Sense::hover());
    for place in 0..total {
        let at = rect.left_center() + vec2(9.0 + place as f32 * 18.0, 0.0);
        if place < done {
            ui.painter().circle_filled(at, 6.0, palette.accent);
        } else {
            ui.painter().circle_stroke(at, 5.5, Stroke::new(1.5, palette.weak));
        }
    }
}

/// How large dice can be so that four stand in a row, or as many as `phone` where there is little room.
fn size_for(ui: &Ui, phone: u8) -> f32 {
    let room = ui.available_width();
    let count = f32::from(if room < 420.0 { phone } else { 4 });
    ((room - (count - 1.0) * theme::WIDE_GAP) / count).clamp(64.0, 176.0).floor()
}

/// The roll for everybody, large enough to be seen across a table.
fn shared_ui(ui: &mut Ui, state: &State, rolled: &Rolled) {
    let size = size_for(ui, 2);
    die::row(ui, theme::WIDE_GAP, |ui| {
        for &face in &rolled.dice {
            die::named_die(ui, state.lang(), Upper::Route(face), size, Look::Plain, "");
        }
    });
}

/// The dice of expansions, which everybody shares.
fn others_ui(ui: &mut Ui, state: &State, dice: &DiceState, rolled: &Rolled, wishes: &mut Wishes) {
    if rolled.others.is_empty() {
        return;
    }
    let covered = |shown: &&Shown| dice.covers(rolled.round, shown);
    ui.add_space(theme::GAP);
    let size = size_for(ui, 3).min(120.0);
    die::row(ui, theme::WIDE_GAP, |ui| {
        for &shown in rolled.others.iter().filter(|one| !covered(one)) {
            let (whose, what) =
                (state.lang().name_of(shown.expansion), state.lang().name_of(shown));
            let said = format!("{whose}: {what}");
            die::named_die(ui, state.lang(), Upper::Face(shown.face), size, Look::Plain, &said);
        }
    });
    die::moments(ui, state.lang(), rolled.others.iter().filter(|one| !covered(one)));
    if rolled.others.iter().any(|one| covered(&one)) && ui.button(state.t("dice-uncover")).clicked()
    {
        wishes.push(ask(DiceAction::Uncover(rolled.round)));
    }
}

/// The pool: whose turn it is, the pairs, and the dice everybody has.
fn pool_ui(ui: &mut Ui, state: &State, pool: &Pool, wishes: &mut Wishes) {
    let palette = Palette::for_ui(ui);
    let name = |seat: usize| Value::from(seat_name(state, seat));
    let text = match (pool.turn(), pool.next_first()) {
        (Some(seat), _) => state.with("dice-turn", &[("name", name(seat))]),
        (None, Some(next)) => {
            let key = if next.tied > 1 { "dice-next-tied" } else { "dice-next" };
            let values = [("name", name(next.player)), ("value", (next.value as usize).into())];
            state.with(key, &values)
        }
        (None, None) => String::new(),
    };
    ui.add(egui::Label::new(RichText::new(text).text_style(theme::title()).strong()).wrap());
    order_ui(ui, state, pool);
    ui.add_space(theme::GAP);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(10.0, 10.0);
        for place in 0..pool.pairs.len() {
            if pair_ui(ui, state, pool, place) {
                wishes.push(ask(DiceAction::Pick(place)));
            }
        }
    });
    ui.add_space(theme::GAP);
    Grid::new("seats").num_columns(2).min_row_height(44.0).show(ui, |ui| {
        for (seat, value) in pool.values().into_iter().enumerate() {
            let values = [("name", name(seat)), ("value", (value as usize).into())];
            let begins = pool.next_first().is_some_and(|next| next.player == seat);
            let text = RichText::new(state.with("dice-has", &values));
            let colour = if begins { palette.good } else { palette.text };
            ui.label(text.color(colour).strong());
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = 6.0;
                for face in pool.dice_of(seat) {
                    let said = Upper::Route(face).name(state.lang());
                    die::die(ui, Upper::Route(face), 40.0, Look::Plain, Sense::hover(), &said);
                }
            });
            ui.end_row();
        }
    });
}

/// The order of picking, the present turn marked.
fn order_ui(ui: &mut Ui, state: &State, pool: &Pool) {
    let palette = Palette::for_ui(ui);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for (turn, seat) in pool.order().into_iter().enumerate() {
            let name = seat_name(state, seat);
            let (text, fill, ink) = match turn.cmp(&pool.picks.len()) {
                Ordering::Less => (format!(" {name} "), palette.card, palette.weak),
                Ordering::Equal => (format!(" > {name} "), palette.accent, palette.on_accent),
                Ordering::Greater => (format!(" {name} "), palette.chosen, palette.text),
            };
            let text = RichText::new(text).background_color(fill).color(ink);
            ui.add(egui::Label::new(text).extend());
        }
    });
}

/// A pair to take, or who has it. Answers whether it was pressed.
fn pair_ui(ui: &mut Ui, state: &State, pool: &Pool, place: usize) -> bool {
    let lang = state.lang();
    let palette = Palette::for_ui(ui);
    let Some(&[a, b]) = pool.pairs.get(place) else { return false };
    let owner = pool.owner(place);
    let free = owner.is_none() && pool.turn().is_some();
    // Two beside each other on a phone.
    let size = ((ui.available_width().max(250.0) - 10.0) / 4.0 - 12.0).min(66.0).floor();
    let line = TextStyle::Small.resolve(ui.style()).size + 6.0;
    let area = vec2(2.0 * size + 3.0 * 8.0, size + 2.0 * 8.0 + line);
    let sense = if free { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(area, sense);
    let value = game::value(&[a, b]) as usize;
    let names = lang.routes(&[a, b]);
    let values = [
        ("number", (place + 1).into()),
        ("routes", names.into()),
        ("value", value.into()),
        ("name", owner.map_or_else(String::new, |seat| seat_name(state, seat)).into()),
    ];
    let said = state.with(if owner.is_some() { "dice-pair-taken" } else { "dice-pair" }, &values);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, free, &said));
    let lit = free && (response.hovered() || response.has_focus());
    let (fill, edge) = match (lit, owner.is_some()) {
        (true, _) => (palette.chosen, palette.accent),
        (_, true) => (palette.card, palette.edge),
        _ => (palette.back, palette.weak),
    };
    let stroke = Stroke::new(if lit { 2.0 } else { 1.0 }, edge);
    ui.painter().rect(rect, 10.0, fill, stroke, StrokeKind::Inside);
    let look = if owner.is_some() { Look::Ghost } else { Look::Plain };
    for (number, face) in [a, b].into_iter().enumerate() {
        let at = rect.min + vec2(8.0 + number as f32 * (size + 8.0), 8.0);
        let die = egui::Rect::from_min_size(at, vec2(size, size));
        die::paint(ui, die, Upper::Route(face), look);
    }
    let below = match owner {
        Some(seat) => seat_name(state, seat),
        None => state.with("dice-value", &[("value", value.into())]),
    };
    let font = TextStyle::Small.resolve(ui.style());
    let mut job = egui::text::LayoutJob::simple_singleline(below, font, palette.text);
    job.wrap = egui::text::TextWrapping::truncate_at_width(rect.width() - 12.0);
    let galley = ui.painter().layout_job(job);
    let at =
        egui::pos2(rect.center().x - galley.size().x / 2.0, rect.bottom() - 5.0 - galley.size().y);
    ui.painter().galley(at, galley, palette.text);
    response.on_hover_text(said.as_str()).clicked()
}

/// What a seat is called: the player's name if somebody sits there.
fn seat_name(state: &State, seat: usize) -> String {
    state.player_name(seat)
}

/// Edition, expansions, players, seed.
fn setup_ui(ui: &mut Ui, state: &State, dice: &DiceState, wishes: &mut Wishes) {
    let tray = &dice.tray;
    widgets::title(ui, state.t("dice-setup"));
    if !tray.rounds().is_empty() {
        widgets::weak(ui, state.t("dice-setup-text"));
    }
    let editions = Edition::ALL.map(|edition| (edition, state.t(edition_key(edition))));
    if let Some(edition) = widgets::one_of(ui, tray.ruleset.edition, &editions) {
        wishes.push(ask(DiceAction::Edition(edition)));
    }
    let modes = [(false, state.t("dice-shared")), (true, state.t("mode-draft"))];
    if let Some(draft) = widgets::one_of(ui, tray.draft.is_some(), &modes) {
        let players = state.doc.game.players.len().clamp(2, MOST_DRAFTERS);
        wishes.push(ask(DiceAction::Draft(draft.then_some(players))));
    }
    if let Some(players) = tray.draft {
        widgets::weak(ui, state.t("dice-players"));
        let counts: Vec<(usize, String)> =
            (2..=MOST_DRAFTERS).map(|count| (count, count.to_string())).collect();
        if let Some(count) = widgets::one_of(ui, players, &counts) {
            wishes.push(ask(DiceAction::Draft(Some(count))));
        }
        widgets::weak(ui, state.t("dice-boxes"));
        for (seat, own) in tray.pool().into_iter().enumerate() {
            ui.horizontal_wrapped(|ui| {
                let name = seat_name(state, seat);
                ui.label(name.clone());
                for (edition, title) in &editions {
                    let response = ui.selectable_label(*edition == own, title);
                    let values = [("name", name.clone().into()), ("edition", title.clone().into())];
                    let said = state.with("dice-box", &values);
                    response.widget_info(|| {
                        WidgetInfo::selected(Role::Button, true, *edition == own, &said)
                    });
                    if response.clicked() && *edition != own {
                        wishes.push(ask(DiceAction::Box(seat, *edition)));
                    }
                }
            });
        }
        widgets::weak(ui, state.t("check-star"));
        let seats: Vec<(usize, String)> =
            (0..players).map(|seat| (seat, seat_name(state, seat))).collect();
        if let Some(seat) = widgets::one_of(ui, tray.star, &seats) {
            wishes.push(ask(DiceAction::Star(seat)));
        }
    }
    CollapsingHeader::new(state.t("draw-expansions")).id_salt("dice expansions").show(ui, |ui| {
        for expansion in EXPANSIONS {
            let active = &tray.ruleset.expansions;
            let mut on = active.iter().any(|known| known.id() == expansion.id());
            if ui.checkbox(&mut on, state.lang().name_of(*expansion)).changed() {
                wishes.push(ask(DiceAction::Expansion(expansion.id(), on)));
            }
        }
    });
    ui.horizontal_wrapped(|ui| {
        ui.label(state.t("dice-seed"));
        let mut seed = dice.seed.clone();
        let response = ui.add(TextEdit::singleline(&mut seed).desired_width(110.0));
        let name = state.t("dice-seed");
        response.widget_info(|| {
            let mut info = WidgetInfo::text_edit(true, &dice.seed, &dice.seed, "");
            info.label = Some(name.clone());
            info
        });
        if response.changed() {
            wishes.push(ask(DiceAction::Seed(seed)));
        }
        if ui.button(state.t("dice-fresh")).on_hover_text(state.t("dice-fresh-hint")).clicked() {
            wishes.push(ask(DiceAction::Fresh));
        }
    });
    if dice.seed.trim().parse::<u64>().is_err() {
        let palette = Palette::for_ui(ui);
        let text = RichText::new(state.t("dice-seed-bad")).color(palette.bad);
        ui.add(egui::Label::new(text).wrap());
    } else {
        widgets::weak(ui, state.t("dice-seed-text"));
    }
}

/// Whether the rolls go into the game.
fn keep_ui(ui: &mut Ui, state: &State, dice: &DiceState, wishes: &mut Wishes) {
    let palette = Palette::for_ui(ui);
    let mut keep = dice.keep;
    if ui.checkbox(&mut keep, state.t("dice-keep")).changed() {
        wishes.push(ask(DiceAction::Keep(keep)));
    }
    let may = may_keep(&state.doc, &dice.tray.ruleset);
    let (key, colour) = match (dice.keep, may) {
        (true, true) => ("dice-kept", palette.good),
        (true, false) => ("dice-not-kept", palette.bad),
        (false, _) => ("dice-keep-text", palette.weak),
    };
    ui.add(egui::Label::new(RichText::new(state.t(key)).color(colour)).wrap());
}

/// Every roll so far.
fn history_ui(ui: &mut Ui, state: &State, dice: &DiceState, wishes: &mut Wishes) {
    widgets::title(ui, state.t("dice-history"));
    if dice.tray.rounds().is_empty() {
        widgets::weak(ui, state.t("dice-history-none"));
    }
    Grid::new("history").num_columns(2).min_row_height(36.0).show(ui, |ui| {
        for rolled in dice.tray.rounds().iter().rev() {
            let round = usize::from(rolled.round);
            let name = match rolled.round > dice.tray.total() {
                true => state.t("dice-end"),
                false => state.with("round-is", &[("round", round.into())]),
            };
            history_row(ui, state, name, &rolled.dice, Some((dice, rolled)));
            for seat in 0..rolled.pool.as_ref().map_or(0, |pool| pool.values().len()) {
                let pool = rolled.pool.iter();
                let own: Vec<_> = pool.flat_map(|pool| pool.dice_of(seat)).collect();
                history_row(ui, state, seat_name(state, seat), &own, None);
            }
        }
    });
    ui.add_space(theme::GAP);
    ui.horizontal_wrapped(|ui| {
        widgets::command_button(ui, state, Command::SaveRolls, wishes);
    });
}

fn history_row(
    ui: &mut Ui,
    state: &State,
    name: String,
    dice: &[&'static crate::rules::catalogue::Route],
    others: Option<(&DiceState, &Rolled)>,
) {
    ui.label(RichText::new(name).strong());
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        for &face in dice {
            let said = Upper::Route(face).name(state.lang());
            die::die(ui, Upper::Route(face), 34.0, Look::Plain, Sense::hover(), &said);
        }
    });
    ui.end_row();
    let seen = |(dice, rolled): (&DiceState, &Rolled)| {
        let others = rolled.others.iter().copied();
        others.filter(|shown| !dice.covers(rolled.round, shown)).collect::<Vec<_>>()
    };
    let others = others.map(seen).unwrap_or_default();
    for some in others.chunks(5) {
        ui.label("");
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 5.0;
            for shown in some {
                let said = Upper::Face(shown.face).name(state.lang());
                die::die(ui, Upper::Face(shown.face), 34.0, Look::Plain, Sense::hover(), &said);
            }
        });
        ui.end_row();
    }
}
