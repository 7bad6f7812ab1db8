//! What an audit found, as rows to press: each says what, where, and by which rule.

use super::action::PlayAction;
use crate::app::state::{Screen, State, Wishes};
use crate::app::theme::Palette;
use crate::board::Message;
use crate::game::{Finding, Verdict};
use crate::words::Language;
use egui::{Button, RichText, Role, Ui, WidgetInfo};

/// The colour of a verdict.
pub fn colour(palette: &Palette, verdict: Verdict) -> egui::Color32 {
    match verdict {
        Verdict::Broken => palette.bad,
        Verdict::Unknown => palette.warn,
        Verdict::Proven => palette.good,
    }
}

/// The word for what a finding says about the game; also its sign.
pub fn told(lang: Language, verdict: Verdict) -> (String, &'static str) {
    match verdict {
        Verdict::Broken => (lang.t("verdict-broken"), "!"),
        Verdict::Unknown => (lang.t("verdict-unknown"), "?"),
        Verdict::Proven => (lang.t("verdict-proven"), "="),
    }
}

/// A finding. Pressing it goes to its space.
pub fn row(
    ui: &mut Ui,
    state: &State,
    number: usize,
    (finding, joint): (&Finding, Option<&Message>),
    wishes: &mut Wishes,
) {
    let lang = state.lang();
    let palette = Palette::for_ui(ui);
    let verdict = finding.verdict();
    let (word, sign) = told(lang, verdict);
    let text = joint.map_or_else(|| lang.told(finding), |joint| lang.tell(joint));
    let round = match finding.round.filter(|_| joint.is_none()) {
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
        let rule = RichText::new(lang.rule_told(finding.rule())).color(palette.weak).small();
        ui.indent(("rule", number), |ui| ui.add(egui::Label::new(rule).wrap()));
    }
}
