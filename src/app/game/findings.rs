//! What an audit found, as rows to press: each says what, where, and by which rule.

use super::action::PlayAction;
use crate::app::names_game as say;
use crate::app::state::{Screen, State, Wishes};
use crate::app::theme::Palette;
use crate::game::{Finding, Verdict};
use egui::{Button, RichText, Role, Ui, WidgetInfo};

/// The colour of a verdict.
pub fn colour(palette: &Palette, verdict: Verdict) -> egui::Color32 {
    match verdict {
        Verdict::Broken => palette.bad,
        Verdict::Unknown => palette.warn,
        Verdict::Proven => palette.good,
    }
}

/// A finding. Pressing it goes to its space.
pub fn row(ui: &mut Ui, state: &State, number: usize, finding: &Finding, wishes: &mut Wishes) {
    let lang = state.lang();
    let palette = Palette::for_ui(ui);
    let verdict = finding.verdict();
    let (word, sign) = say::verdict(lang, verdict);
    let text = say::finding(lang, finding);
    let round = match finding.round {
        Some(round) if state.screen != Screen::Replay => {
            state.with("round-is", &[("round", usize::from(round).into())]) + ": "
        }
        _ => String::new(),
    };
    let chosen = state.screen == Screen::Replay && state.play.replay.finding == Some(number);
    let shown = RichText::new(format!("{sign}  {round}{text}")).color(colour(palette, verdict));
    let button =
        Button::selectable(chosen, shown).wrap().min_size(egui::vec2(ui.available_width(), 0.0));
    let response = ui.add(button);
    let said = format!("{word}: {round}{text}");
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, &said));
    if response.clicked() {
        wishes.push(PlayAction::Finding(number));
    }
    if verdict == Verdict::Broken || chosen {
        let rule = RichText::new(say::rule(lang, finding.rule())).color(palette.weak).small();
        ui.indent(("rule", number), |ui| ui.add(egui::Label::new(rule).wrap()));
    }
}
