//! A photo in which no board was found: what shall become of it.

use super::action::PhotoAction;
use super::data::PlayerPhoto;
use crate::app::state::{State, Wishes};
use crate::app::theme::{self, Palette};
use crate::vision::Unread;
use crate::words::{Language, sentence};
use egui::{Button, Label, RichText, Stroke, Ui, vec2};

/// Says why there is no board, and asks: another photo, the corners, by hand, or leave it out.
pub fn missing_ui(
    ui: &mut Ui,
    state: &State,
    photo: &PlayerPhoto,
    why: &Unread,
    wishes: &mut Wishes,
) {
    let palette = Palette::for_ui(ui);
    theme::raised(palette).stroke(Stroke::new(1.5, palette.bad)).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let [happened, todo] = told(state.lang(), why);
        ui.add(Label::new(RichText::new(happened).color(palette.bad).strong()).wrap());
        ui.add(Label::new(todo).wrap());
        choices_ui(ui, state, photo, wishes);
    });
}

/// What happened to a photo, and what to do.
pub fn told(language: Language, why: &Unread) -> [String; 2] {
    let (happened, todo) = match why {
        Unread::Photo(error) => (language.t("photo-not-opened"), language.told(error)),
        Unread::NoBoard(why) => {
            let name = why.name();
            let todo = name.key().map(|key| language.form(&key, "todo"));
            (language.value(&name), todo.unwrap_or_default())
        }
        Unread::Stopped => return [language.t("photo-cancelled"), String::new()],
    };
    [happened, todo].map(|text| format!("{}.", sentence(&text)))
}

/// The ways on.
pub fn choices_ui(ui: &mut Ui, state: &State, photo: &PlayerPhoto, wishes: &mut Wishes) {
    let mut ways = vec![("missing-again", PhotoAction::Another(photo.id))];
    if photo.picture.is_some() {
        ways.push(("missing-corners", PhotoAction::ReadAgain));
    }
    ways.push(("photo-by-hand", PhotoAction::ByHand(photo.id)));
    ways.push(("missing-leave-out", PhotoAction::LeaveOut(photo.id)));
    for (key, action) in ways {
        let room = vec2(ui.available_width(), theme::PRESS);
        if ui.add(Button::new(state.t(key)).wrap().min_size(room)).clicked() {
            wishes.push(action);
        }
    }
}
