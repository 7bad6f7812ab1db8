//! The rounds one by one: what was drawn, what it earned, what the dice showed, and what the rules
//! say to it.

use super::action::PlayAction;
use super::die::{self, Look, Upper};
use super::findings;
use super::play::{Judged, ReplayStep};
use crate::app::art::{self, Canvas, MARGIN, Overlay, SpaceMark, v};
use crate::app::board::{LYING, board_size, cell_for, lying_board};
use crate::app::state::{Action, Command, Screen, State, Wishes};
use crate::app::table::TableAction;
use crate::app::theme::{self, Palette};
use crate::app::widgets::{self, Column};
use crate::board::Space;
use egui::{
    Align2, FontId, Grid, Id, Rect, RichText, Role, ScrollArea, Sense, Shape, Slider, Stroke,
    StrokeKind, TextStyle, Ui, Vec2, WidgetInfo, pos2, vec2,
};
use std::time::Duration;

/// Draws the screen.
pub fn replay_screen(ui: &mut Ui, state: &State, narrow: bool, wishes: &mut Wishes) {
    clock(ui, state, wishes);
    let Some(judged) = &state.play.judged else {
        ui.label(state.t("check-mixed"));
        return;
    };
    if theme::lies(ui.ctx()) {
        let (cell, width) = lying_board(ui, state);
        return widgets::columns(ui, width, LYING, |ui, column| match column {
            Column::Left => board_ui(ui, state, judged, cell, wishes),
            Column::Right => {
                players_ui(ui, state, wishes);
                transport_ui(ui, state, wishes);
                ScrollArea::vertical().id_salt("round").auto_shrink(false).show(ui, |ui| {
                    details_ui(ui, state, judged, wishes);
                });
            }
        });
    }
    let room = ui.available_size();
    if narrow {
        // Large text leaves no room for a list of its own below the board: all of it scrolls then.
        let whole = state.settings.scale > 1.2 || room.y < 560.0;
        let board = |ui: &mut Ui, wishes: &mut Wishes| {
            players_ui(ui, state, wishes);
            let height = (room.y * 0.46).max(240.0).min(room.x + 20.0);
            let cell = cell_for(state.doc.layout(), vec2(room.x - 10.0, height));
            ui.vertical_centered(|ui| board_ui(ui, state, judged, cell, wishes));
            transport_ui(ui, state, wishes);
        };
        if !whole {
            board(ui, wishes);
        }
        ScrollArea::vertical().id_salt("round").auto_shrink(false).show(ui, |ui| {
            if whole {
                board(ui, wishes);
            }
            details_ui(ui, state, judged, wishes);
        });
        return;
    }
    let layout = state.doc.layout();
    let scale = state.settings.scale;
    let [least, most] = [360.0, theme::BESIDE].map(|width| theme::wide(width, scale));
    // The players over the board, and what steps through the rounds below it.
    let above = ui.spacing().interact_size.y + ui.spacing().item_spacing.y;
    let below = 62.0 + theme::GAP;
    let wide = room.x - least - theme::WIDE_GAP;
    let left = board_size(layout, cell_for(layout, vec2(wide, room.y - above - below))).x;
    widgets::columns(ui, left, [least, most], |ui, column| match column {
        Column::Left => {
            players_ui(ui, state, wishes);
            let room = vec2(ui.available_width(), ui.available_height() - below);
            let cell = cell_for(layout, room);
            ui.vertical_centered(|ui| board_ui(ui, state, judged, cell, wishes));
            transport_ui(ui, state, wishes);
        }
        Column::Right => {
            theme::card(Palette::for_ui(ui)).show(ui, |ui| {
                ScrollArea::vertical().id_salt("round").auto_shrink(false).show(ui, |ui| {
                    ui.set_width(ui.available_width() - 6.0);
                    details_ui(ui, state, judged, wishes);
                });
            });
        }
    });
}

/// Asks for the next round when it is due. A replay that does not play asks for nothing.
fn clock(ui: &Ui, state: &State, wishes: &mut Wishes) {
    let replay = &state.play.replay;
    if !replay.playing {
        return;
    }
    let now = ui.input(|input| input.time);
    match replay.due {
        Some(due) if now < due => {
            ui.ctx().request_repaint_after(Duration::from_secs_f64(due - now));
        }
        _ => wishes.push(PlayAction::Clock(now)),
    }
}

/// Whose board is shown.
fn players_ui(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for index in 0..state.doc.game.players.len() {
            let chosen = index == state.doc.current;
            if ui.selectable_label(chosen, state.player_name(index)).clicked() {
                wishes.push(TableAction::Player(index));
            }
        }
        if ui.button(state.t("replay-to-check")).clicked() {
            wishes.push(Action::Go(Screen::Check));
        }
    });
}

/// The board after the round shown. Pressing a space goes to the round it was drawn in.
fn board_ui(ui: &mut Ui, state: &State, judged: &Judged, cell: f32, wishes: &mut Wishes) {
    let (player, round) = (state.doc.current, state.play.replay.round);
    let Some(ReplayStep { frame, .. }) = judged.step(player, round) else { return };
    let sketch = &frame.sketch;
    let layout = &**sketch.layout();
    let ink = &Palette::for_ui(ui).board;
    let (rect, _) = ui.allocate_exact_size(board_size(layout, cell), Sense::hover());
    let origin = rect.min + Vec2::splat(MARGIN * cell);
    let unknown = judged.unknown.get(player).map_or(&[][..], Vec::as_slice);
    let mut overlay = Overlay::default();
    overlay.spaces.extend(unknown.iter().map(|&space| (space, SpaceMark::Unsure)));
    let finding = state.play.replay.finding.and_then(|at| judged.audit.findings.get(at));
    let wrong = finding.map_or(&[][..], |finding| finding.spaces_of(player));
    overlay.spaces.retain(|(space, _)| !wrong.contains(space));
    overlay.spaces.extend(wrong.iter().map(|&space| (space, SpaceMark::Wrong)));
    let corner = |space: Space| v(f32::from(space.col), f32::from(space.row));
    let mut canvas = Canvas::new(ui.ctx(), origin, cell);
    art::printed(&mut canvas, layout, ink);
    for &space in &frame.drawn {
        let at = corner(space);
        canvas.rect((at.x, at.y, 1.0, 1.0), 0.0, ink.route.gamma_multiply(0.3));
    }
    art::overlay_below(&mut canvas, sketch, &overlay, ink);
    for (space, cell) in sketch.drawn() {
        art::drawing(&mut canvas, space, &cell.drawing, ink);
    }
    art::rounds(&mut canvas, sketch, ink);
    art::expansion_marks(&mut canvas, sketch, ink);
    // What this round drew: framed, and numbered in an order that the rules allow.
    let order = judged.round(player, round).filter(|known| known.explained);
    for &space in &frame.drawn {
        let at = corner(space);
        canvas.outline((at.x + 0.025, at.y + 0.025, 0.95, 0.95), 0.07, 0.055, ink.route);
        let number = order.and_then(|known| known.order.iter().position(|&own| own == space));
        if let Some(number) = number {
            let text = (number + 1).to_string();
            canvas.badge(at + v(0.84, 0.84), 0.13, &text, ink.route, ink.on_badge);
        }
    }
    art::overlay_above(&mut canvas, layout, &overlay, ink);
    ui.painter().extend(canvas.shapes);
    let finished = state.doc.game.players.get(player).map(|known| &known.sketch);
    for space in layout.spaces() {
        let area = Rect::from_min_size(origin + corner(space) * cell, Vec2::splat(cell));
        let id = Id::unique(("replay", space.row, space.col));
        let response = ui.interact(area, id, Sense::click());
        let fresh = frame.drawn.contains(&space);
        response.widget_info(|| {
            let name = space_name(state, frame, space, unknown.contains(&space));
            WidgetInfo::selected(Role::Button, true, fresh, name)
        });
        if response.hovered() || response.has_focus() {
            let stroke = Stroke::new(2.0, ink.cursor);
            ui.painter().rect_stroke(area.shrink(1.0), 3.0, stroke, StrokeKind::Inside);
        }
        let drawn_in = finished.and_then(|sketch| sketch.cell(space).round);
        if response.clicked()
            && !unknown.contains(&space)
            && let Some(round) = drawn_in
        {
            wishes.push(PlayAction::Round(round));
        }
    }
}

/// How a space is announced.
fn space_name(state: &State, frame: &crate::game::Frame, space: Space, unknown: bool) -> String {
    let cell = frame.sketch.cell(space);
    let mut parts = vec![space.to_string(), state.lang().drawing(&cell.drawing)];
    if unknown {
        parts.push(state.t("replay-unknown"));
    } else if let Some(round) = cell.round {
        parts.push(state.with("space-round", &[("round", usize::from(round).into())]));
    }
    if frame.drawn.contains(&space) {
        parts.push(state.t("replay-fresh"));
    }
    parts.join(", ")
}

/// First, back, play, next, last; and a slider.
fn transport_ui(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    let (round, last) = (state.play.replay.round, state.rounds());
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for command in [
            Command::ReplayFirst,
            Command::ReplayBack,
            Command::ReplayPlay,
            Command::ReplayNext,
            Command::ReplayLast,
        ] {
            transport_button(ui, state, command, wishes);
        }
        ui.add_space(4.0);
        let mut wanted = round;
        ui.spacing_mut().slider_width = (ui.available_width() - 8.0).max(60.0);
        let slider = Slider::new(&mut wanted, 0..=last).show_value(false);
        let response = ui.add(slider);
        let name = round_title(state);
        response.widget_info(|| WidgetInfo::slider(true, f64::from(round), &name));
        if response.changed() && wanted != round {
            wishes.push(PlayAction::Round(wanted));
        }
    });
}

/// The round shown, in words.
fn round_title(state: &State) -> String {
    let (round, last) = (state.play.replay.round, state.rounds());
    match round {
        0 => state.t("replay-before"),
        _ => state.with(
            "replay-round",
            &[("round", usize::from(round).into()), ("rounds", usize::from(last).into())],
        ),
    }
}

/// A button with a sign like those of any player of music.
fn transport_button(ui: &mut Ui, state: &State, command: Command, wishes: &mut Wishes) {
    let palette = Palette::for_ui(ui);
    let main = command == Command::ReplayPlay;
    let playing = main && state.play.replay.playing;
    let enabled = state.allows(command);
    let width = if main { 54.0 } else { 42.0 };
    let sense = if enabled { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(vec2(width, 40.0), sense);
    let name = state.t(if playing { "replay-pause" } else { command.key() });
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled, &name));
    let lit = enabled && (response.hovered() || response.has_focus());
    let (fill, ink) = match (main, enabled) {
        (true, true) => (palette.accent, palette.on_accent),
        (_, true) => (if lit { palette.chosen } else { palette.raised }, palette.text),
        (_, false) => (palette.card, palette.edge),
    };
    let edge = if lit { palette.text } else { palette.edge };
    ui.painter().rect(rect, 8.0, fill, Stroke::new(1.0, edge), StrokeKind::Inside);
    let middle = rect.center();
    let triangle = |at: f32, way: f32| {
        let points = [vec2(-5.0 * way, -7.0), vec2(6.0 * way, 0.0), vec2(-5.0 * way, 7.0)];
        let points = points.map(|point| middle + vec2(at, 0.0) + point).to_vec();
        Shape::convex_polygon(points, ink, Stroke::NONE)
    };
    let bar = |at: f32, width: f32| {
        let bar = Rect::from_center_size(middle + vec2(at, 0.0), vec2(width, 14.0));
        Shape::rect_filled(bar, 1.0, ink)
    };
    let shapes = match command {
        Command::ReplayFirst => vec![bar(-7.0, 3.0), triangle(1.5, -1.0)],
        Command::ReplayBack => vec![triangle(-0.5, -1.0)],
        Command::ReplayNext => vec![triangle(0.5, 1.0)],
        Command::ReplayLast => vec![triangle(-1.5, 1.0), bar(7.0, 3.0)],
        _ if playing => vec![bar(-4.5, 4.5), bar(4.5, 4.5)],
        _ => vec![triangle(0.5, 1.0)],
    };
    ui.painter().extend(shapes);
    let keys = widgets::keys(ui, state, command);
    if response.on_hover_text(format!("{name}  ({keys})")).clicked() {
        wishes.push(command);
    }
}

/// What stands beside the board.
fn details_ui(ui: &mut Ui, state: &State, judged: &Judged, wishes: &mut Wishes) {
    let (player, round) = (state.doc.current, state.play.replay.round);
    let Some(step) = judged.step(player, round) else { return };
    let palette = Palette::for_ui(ui);
    widgets::spread(
        ui,
        |ui| widgets::title(ui, round_title(state)),
        |ui| {
            let figure = RichText::new(step.figure()).text_style(theme::title()).strong();
            let label = ui.label(figure);
            let said = state.with("total-is", &[("total", step.figure().into())]);
            label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
            if round > 0 {
                gain_ui(ui, step.by);
            }
        },
    );
    if let Some(number) = state.play.replay.finding
        && let Some(finding) = judged.audit.findings.get(number)
    {
        theme::raised(palette).show(ui, |ui| {
            ui.set_width(ui.available_width());
            findings::row(ui, state, number, (finding, None), wishes);
        });
    }
    chart_ui(ui, state, judged, wishes);
    unknown_ui(ui, state, judged);
    Grid::new("gains").num_columns(3).min_row_height(0.0).spacing([18.0, 6.0]).show(ui, |ui| {
        for gain in &step.gains {
            ui.label(state.lang().item(&gain.item));
            let colour = if gain.points < 0 { palette.bad } else { palette.text };
            ui.label(RichText::new(gain.points.to_string()).color(colour).strong());
            if round > 0 {
                gain_ui(ui, gain.by);
            }
            ui.end_row();
        }
    });
    for goal in judged.goals_in(player, round) {
        let points = goal.players.get(player).and_then(|one| one.points);
        let values = [
            ("code", goal.code.clone().into()),
            ("task", state.lang().task(goal.card).into()),
            ("points", points.unwrap_or(0).into()),
        ];
        let text = RichText::new(state.with("replay-goal", &values)).color(palette.good);
        ui.add(egui::Label::new(text).wrap());
    }
    if round > 0 {
        ui.add_space(theme::GAP);
        dice_ui(ui, state, judged, player, round);
    }
    let own: Vec<_> = judged.findings(Some(player), (round > 0).then_some(round)).collect();
    ui.add_space(theme::GAP);
    if round > 0 {
        widgets::title(ui, state.t("replay-findings"));
        if own.is_empty() {
            let explained = judged.round(player, round).is_some_and(|known| known.explained);
            let (key, colour) = match (explained, step.frame.drawn.is_empty()) {
                (true, _) => ("replay-legal", palette.good),
                (false, true) => ("replay-nothing", palette.weak),
                (false, false) => ("replay-unproven", palette.warn),
            };
            ui.add(egui::Label::new(RichText::new(state.t(key)).color(colour)).wrap());
        }
        for (number, finding) in own {
            findings::row(ui, state, number, (finding, None), wishes);
        }
    }
    let whole: Vec<_> = judged.findings(Some(player), None).collect();
    if !whole.is_empty() {
        widgets::title(ui, state.t("replay-whole"));
        for (number, finding) in whole {
            findings::row(ui, state, number, (finding, None), wishes);
        }
    }
}

/// Points won or lost, with their sign.
fn gain_ui(ui: &mut Ui, by: i32) {
    let palette = Palette::for_ui(ui);
    let (text, colour) = match by {
        0 => ("\u{b7}".to_owned(), palette.weak),
        1.. => (format!("+{by}"), palette.good),
        _ => (by.to_string(), palette.bad),
    };
    ui.label(RichText::new(text).color(colour).strong());
}

/// The sum after each round, as columns to press.
fn chart_ui(ui: &mut Ui, state: &State, judged: &Judged, wishes: &mut Wishes) {
    let palette = Palette::for_ui(ui);
    let Some(steps) = judged.steps.get(state.doc.current) else { return };
    let font = TextStyle::Small.resolve(ui.style());
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 112.0), Sense::hover());
    let highest = steps.iter().map(|step| step.total).max().unwrap_or(0).max(1) as f32;
    let lowest = steps.iter().map(|step| step.total).min().unwrap_or(0).min(0) as f32;
    let label = font.size + 3.0;
    let plot = Rect::from_min_max(rect.min + vec2(0.0, label), rect.max - vec2(0.0, label + 2.0));
    let y = |value: f32| plot.bottom() - (value - lowest) / (highest - lowest) * plot.height();
    let width = rect.width() / steps.len().max(1) as f32;
    for (place, step) in steps.iter().enumerate() {
        let left = rect.left() + width * place as f32;
        let column = Rect::from_min_size(pos2(left, rect.top()), vec2(width, rect.height()));
        let id = ui.scope_id().with(("column", place));
        let response = ui.interact(column, id, Sense::click());
        let chosen = place == usize::from(state.play.replay.round);
        // A number is one point or several; one that is open is several.
        let total =
            if step.at_most > step.total { step.figure().into() } else { step.total.into() };
        let values = [("round", place.into()), ("total", total)];
        let said = state.with("replay-column", &values);
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, &said));
        let lit = response.hovered() || response.has_focus();
        let (top, bottom) = (y(step.total.max(0) as f32), y(step.total.min(0) as f32));
        let bar = Rect::from_min_max(
            pos2(left + width * 0.16, top.min(bottom - 2.0)),
            pos2(left + width * 0.84, bottom),
        );
        let fill = if chosen { palette.accent } else { palette.chosen };
        let stroke = Stroke::new(1.0, if lit || chosen { palette.accent } else { palette.edge });
        ui.painter().rect(bar, 3.0, fill, stroke, StrokeKind::Inside);
        let ink = if chosen { palette.text } else { palette.weak };
        let above = pos2(bar.center().x, bar.top() - 2.0);
        ui.painter().text(above, Align2::CENTER_BOTTOM, step.figure(), font.clone(), ink);
        let below = pos2(bar.center().x, rect.bottom());
        let name = if place == 0 { "\u{b7}".to_owned() } else { place.to_string() };
        let small = FontId::new(font.size, font.family.clone());
        ui.painter().text(below, Align2::CENTER_BOTTOM, name, small, ink);
        if chosen {
            let mark = Rect::from_min_max(
                pos2(bar.left(), rect.bottom() + 1.0),
                pos2(bar.right(), rect.bottom() + 3.0),
            );
            ui.painter().rect_filled(mark, 1.0, palette.accent);
        }
        if response.clicked() {
            wishes.push(PlayAction::Round(place.min(255) as u8));
        }
    }
    let line = [pos2(rect.left(), y(0.0)), pos2(rect.right(), y(0.0))];
    ui.painter().line_segment(line, Stroke::new(1.0, palette.edge));
}

/// Says what is left out until the last round because nobody knows its round.
fn unknown_ui(ui: &mut Ui, state: &State, judged: &Judged) {
    let unknown = judged.unknown.get(state.doc.current).map_or(&[][..], Vec::as_slice);
    let palette = Palette::for_ui(ui);
    if unknown.is_empty() {
        let step = judged.step(state.doc.current, state.play.replay.round);
        if step.is_some_and(|step| step.frame.undated) {
            let text = RichText::new(state.t("replay-undated")).color(palette.warn);
            ui.add(egui::Label::new(text).wrap());
        }
        return;
    }
    let drawn = state.doc.player().sketch.drawn().count();
    let key = if unknown.len() == drawn { "replay-all-unknown" } else { "replay-some-unknown" };
    let values = [("count", unknown.len().into()), ("spaces", unknown.into())];
    let text = RichText::new(state.with(key, &values)).color(palette.warn);
    ui.add(egui::Label::new(text).wrap());
}

/// What the dice of the round showed, as far as it is known or can be told.
fn dice_ui(ui: &mut Ui, state: &State, judged: &Judged, player: usize, round: u8) {
    let lang = state.lang();
    let palette = Palette::for_ui(ui);
    widgets::title(ui, state.t("replay-dice"));
    let Some(known) = judged.round(player, round) else {
        return widgets::weak(ui, state.t("replay-dice-unknown"));
    };
    let rolled = judged.game.rolls_of(player).get(&round).map_or(0, Vec::len);
    let key = match (known.known, known.roll.is_empty(), rolled) {
        (true, ..) => "replay-dice-known",
        (false, true, _) => "replay-dice-unknown",
        (false, false, 0) => "replay-dice-fit",
        (false, false, _) => "replay-dice-part",
    };
    widgets::weak(ui, state.t(key));
    let size = ((ui.available_width() - 3.0 * 10.0) / 4.0).clamp(44.0, 78.0);
    die::row(ui, 8.0, |ui| {
        let mut left = known.left.clone();
        for &face in &known.roll {
            let aside = left.iter().position(|&out| out == face).map(|place| left.remove(place));
            let look = match (aside, known.known) {
                (Some(_), _) => Look::Aside,
                (None, false) => Look::Ghost,
                (None, true) => Look::Plain,
            };
            let name = Upper::Route(face).name(lang);
            let said = match aside {
                Some(_) => state.with("replay-die-aside", &[("route", name.into())]),
                None => name,
            };
            die::named_die(ui, lang, Upper::Route(face), size, look, &said);
        }
    });
    let others = judged.faces(round);
    if !others.is_empty() {
        die::row(ui, 8.0, |ui| {
            for shown in others {
                die::named_die(ui, lang, Upper::Face(shown.face), size, Look::Plain, "");
            }
        });
        die::moments(ui, lang, others);
    }
    let mut tell = |key: &str, routes: &[&'static crate::rules::catalogue::Route], most: usize| {
        if !routes.is_empty() {
            let values = [("count", most.into()), ("routes", lang.routes(routes).into())];
            let text = state.with(key, &values);
            ui.add(egui::Label::new(RichText::new(text).color(palette.text)).wrap());
        }
    };
    tell("replay-left", &known.left, known.left.len());
    match known.gone_at_most {
        Some(most) => tell("replay-gone-most", &known.gone, most),
        None => tell("replay-gone", &known.gone, known.gone.len()),
    }
    tell("replay-copies", &known.copies, known.copies.len());
    if known.free_special {
        ui.label(state.t("replay-free-special"));
    }
}
