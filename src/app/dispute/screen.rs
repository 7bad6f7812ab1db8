//! Settling a dispute: written figures against proven ones, and a claimed line put to the test.

use super::action::DisputeAction;
use super::data::{Says, Written};
use crate::app::board::{BoardAction, Lit, beyond_sheet};
use crate::app::photo::{PhotoAction, Waiting};
use crate::app::state::{Command, State, Wishes};
use crate::app::theme::{self, Palette};
use crate::app::widgets;
use crate::board::{Kind, Value};
use crate::score::{FieldRead, Item, field_word};
use crate::words::sentence;
use egui::{Align, Button, Color32, Layout, RichText, TextEdit, Ui, vec2};

/// Draws the panel.
pub fn dispute_panel(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    widgets::title(ui, state.t("dispute-written"));
    ui.add(egui::Label::new(state.t("dispute-written-text")).wrap());
    written_ui(ui, state, wishes);
    ui.add_space(theme::WIDE_GAP);
    widgets::title(ui, state.t("dispute-claim"));
    ui.add(egui::Label::new(state.t("dispute-claim-text")).wrap());
    claim_ui(ui, state, wishes);
    ui.add_space(theme::GAP);
    widgets::command_button(ui, state, Command::SavePicture, wishes);
}

fn written_ui(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    let figures = &state.view.figures;
    let lines = || state.score().lines.iter().zip(&figures.lines);
    for (line, written) in lines() {
        // All lines of expansions have one field on the flap.
        let own = !matches!(line.item, Item::Extra(_));
        let field = own.then(|| field_word(&line.item));
        let row = Row { name: &line.name, written, proven: &line.figure(), field };
        if let Some(text) = figure_ui(ui, state, row) {
            wishes.push(DisputeAction::Written(line.item.clone(), text));
        }
    }
    let scored = state.score();
    let beyond = beyond_sheet(state.lang(), scored);
    let goals = state.t("item-goals");
    let rows = beyond.iter().filter(|(name, ..)| figures.goals.is_none() || *name != goals);
    for (name, points, _) in rows {
        widgets::spread(
            ui,
            |ui| _ = ui.label(name),
            |ui| _ = ui.label(RichText::new(points.to_string()).strong()),
        );
    }
    if let Some(written) = &figures.goals {
        let known = !scored.goal_lines.is_empty();
        let proven = if known { scored.goals.to_string() } else { String::new() };
        let row = Row { name: &goals, written, proven: &proven, field: Some("goals") };
        if let Some(text) = figure_ui(ui, state, row) {
            wishes.push(DisputeAction::WrittenGoals(text));
        }
    }
    if let Some(written) = &figures.expansion {
        let plays = !state.doc.game.ruleset.expansions.is_empty();
        let proven = if plays { scored.sheet.extra_points().to_string() } else { String::new() };
        let name = sentence(&state.lang().value(&Value::Name("field", "expansion")));
        let row = Row { name: &name, written, proven: &proven, field: Some("expansion") };
        if let Some(text) = figure_ui(ui, state, row) {
            wishes.push(DisputeAction::WrittenExpansion(text));
        }
    }
    let total = state.t("total");
    let proven = scored.total_figure();
    let row = Row { name: &total, written: &figures.total, proven: &proven, field: Some("total") };
    if let Some(text) = figure_ui(ui, state, row) {
        wishes.push(DisputeAction::WrittenTotal(text));
    }
    // Below the fields, so that none moves away from whoever types.
    verdict_ui(ui, state, wishes);
    let typed = figures.lines.iter().any(|line| line.figure.is_some());
    if figures.total.differs() && !typed {
        widgets::weak(ui, state.t("dispute-type-lines"));
    }
    let told = lines().zip(&state.view.whys);
    for ((line, written), why) in told.filter(|(_, why)| !why.is_empty()) {
        let figure = written.figure.unwrap_or_default();
        let values = [("name", line.name.as_str().into()), ("figure", figure.into())];
        let lit = state.board.lit == Lit::Line(line.item.clone());
        let text = state.with("dispute-why", &values);
        let button = Button::selectable(lit, text).wrap().frame_when_inactive(true);
        if ui.add(button).clicked() {
            wishes.push(BoardAction::Light(Lit::Line(line.item.clone())));
        }
        for sentence in why {
            widgets::weak(ui, sentence.clone());
        }
    }
    // What each goal card gives is said whatever was written.
    for (name, _, details) in beyond.iter().filter(|(_, _, details)| !details.is_empty()) {
        egui::CollapsingHeader::new(
            state.with("dispute-why-beyond", &[("name", name.as_str().into())]),
        )
        .id_salt(("why", name))
        .show(ui, |ui| details.iter().for_each(|detail| widgets::weak(ui, detail.clone())));
    }
}

/// The verdict on what was written, what else is said to it, and the lines of the flap that are asked.
fn verdict_ui(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    let (verdict, told) = (state.verdict(), &state.view.told);
    let asked: Vec<Waiting> = (state.doc.beside().asked_fields())
        .map(|field| Waiting::Line(state.doc.current, field))
        .collect();
    if verdict.is_none() && told.is_empty() && asked.is_empty() {
        return;
    }
    let palette = Palette::for_ui(ui);
    theme::raised(palette).stroke(egui::Stroke::new(1.5, palette.accent)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        if let Some(verdict) = verdict {
            ui.add(egui::Label::new(RichText::new(verdict).strong()).wrap());
        }
        for text in told {
            ui.add(egui::Label::new(text).wrap());
        }
        if let Some(first) = asked.first() {
            let left = state.with("flap-left", &[("count", asked.len().into())]);
            if ui.add(Button::new(left).wrap()).clicked() {
                wishes.push(PhotoAction::Look(*first));
            }
        }
    });
}

/// A row: its name, what was written for it, what is proven, and the flap's field.
struct Row<'a> {
    name: &'a str,
    written: &'a Written,
    proven: &'a str,
    field: Option<&'static str>,
}

/// What is said to a field without a figure.
fn read_told(state: &State, field: &str) -> Option<&'static str> {
    let beside = state.doc.beside();
    let read = beside.paper.as_ref()?.field(field)?;
    Some(match read {
        FieldRead::Unsure(_) => "dispute-unsure",
        FieldRead::Hidden => "dispute-hidden",
        // Who empties a field that was read says that nothing is there.
        FieldRead::Sure(_) | FieldRead::Blank | FieldRead::Dash => "dispute-blank",
    })
}

fn figure_ui(ui: &mut Ui, state: &State, row: Row<'_>) -> Option<String> {
    let Row { name, written, proven, field } = row;
    let palette = Palette::for_ui(ui);
    let typed = &*written.typed;
    let mut text = typed.to_owned();
    let mut changed = None;
    let (verdict, colour): (String, Color32) = match written.says {
        Says::Nothing if typed.trim().is_empty() => {
            match field.and_then(|field| read_told(state, field)) {
                Some(key @ "dispute-unsure") => (state.t(key), palette.warn),
                Some(key) => (state.t(key), palette.weak),
                None => (String::new(), palette.weak),
            }
        }
        Says::Nothing => (String::new(), palette.weak),
        Says::NoFigure => (state.t("dispute-no-figure"), palette.warn),
        Says::Agrees => (state.t("dispute-agrees"), palette.good),
        Says::Possible => (state.t("dispute-open"), palette.warn),
        Says::Differs(by) => {
            let by = [("by", by.to_string().into())];
            (state.with("dispute-differs", &by), palette.bad)
        }
    };
    let scale = state.settings.scale;
    let high = ui.spacing().interact_size.y;
    let (box_width, figure_width, verdict_width) = (46.0 * scale, 34.0 * scale, 74.0 * scale);
    let beside = ui.available_width() > 330.0 * scale;
    let shown = RichText::new(verdict).color(colour);
    ui.horizontal(|ui| {
        // Padding of the box and the gaps between the parts.
        let parts = box_width + figure_width + if beside { verdict_width } else { 0.0 };
        let left = vec2((ui.available_width() - parts - 6.0 * theme::GAP).max(60.0), high);
        ui.allocate_ui_with_layout(left, Layout::left_to_right(Align::Center), |ui| {
            ui.set_min_size(left);
            ui.add(egui::Label::new(name).wrap());
        });
        let id = egui::Id::unique(("written", name));
        let edit = TextEdit::singleline(&mut text).id(id).desired_width(box_width);
        let response = ui.add(edit);
        let label = state.with("dispute-written-for", &[("name", name.into())]);
        response.widget_info(|| {
            let mut info = egui::WidgetInfo::text_edit(true, typed, typed, "");
            info.label = Some(label.clone());
            info
        });
        if response.changed() {
            changed = Some(text.clone());
        }
        let figure = RichText::new(proven).strong();
        ui.add_sized([figure_width, high], egui::Label::new(figure));
        if beside {
            ui.add_sized([verdict_width, high], egui::Label::new(shown.clone()));
        }
    });
    if !beside {
        // Also while there is nothing to say, so that the fields below stay where they are.
        ui.with_layout(Layout::right_to_left(Align::Min), |ui| ui.label(shown));
    }
    changed
}

fn claim_ui(ui: &mut Ui, state: &State, wishes: &mut Wishes) {
    let palette = Palette::for_ui(ui);
    let claim = &state.claim;
    let kinds =
        [(Kind::Highway, state.t("claim-highway")), (Kind::Railway, state.t("claim-railway"))];
    if let Some(kind) = widgets::one_of(ui, claim.kind, &kinds) {
        wishes.push(DisputeAction::Kind(kind));
    }
    ui.horizontal_wrapped(|ui| {
        let key = if claim.tapping { "claim-stop" } else { "claim-tap" };
        if ui.selectable_label(claim.tapping, state.t(key)).clicked() {
            wishes.push(DisputeAction::Tap(!claim.tapping));
        }
        if !claim.spaces.is_empty() {
            if ui.button(state.t("claim-back")).clicked() {
                wishes.push(DisputeAction::Back);
            }
            if ui.button(state.t("claim-clear")).clicked() {
                wishes.push(DisputeAction::Clear);
            }
        }
    });
    if claim.spaces.is_empty() {
        return;
    }
    let list: Vec<String> = claim.spaces.iter().map(ToString::to_string).collect();
    ui.add(egui::Label::new(list.join(" - ")).wrap());
    let Some(judgement) = &state.view.judgement else { return };
    let colour = if judgement.stands() { palette.good } else { palette.bad };
    theme::raised(palette).stroke(egui::Stroke::new(1.5, colour)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.add(egui::Label::new(RichText::new(&judgement.text).color(colour).strong()).wrap());
        ui.add(egui::Label::new(RichText::new(&judgement.rule).color(palette.weak)).wrap());
        let longest = Item::Longest(claim.kind);
        let proven = state.score().sheet.longest(claim.kind).proven();
        for detail in state.score().details(&longest) {
            let text = state.with(
                if proven { "claim-proven" } else { "claim-unproven" },
                &[("line", detail.as_str().into()), ("points", judgement.longest.into())],
            );
            ui.add(egui::Label::new(text).wrap());
        }
    });
}
