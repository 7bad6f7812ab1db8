//! The one place where the state changes: every request goes to the room it belongs to.

use super::action::Action;
use super::data::Question;
use super::whole::State;
use crate::app::files::{Effect, Export, Saving};
use crate::app::platform::typed_path;
use crate::app::printed::PrintedAction;
use crate::app::theme::Shade;
use crate::words::Language;

/// Smallest and largest text.
pub const SCALES: [f32; 5] = [0.85, 1.0, 1.15, 1.3, 1.5];

impl State {
    /// Does what was asked, and works out what there is to see then.
    pub fn update(&mut self, action: impl Into<Action>) {
        self.apply(action.into());
        self.settle();
    }

    fn apply(&mut self, action: Action) {
        match action {
            Action::Run(command) => self.run(command),
            Action::Go(screen) => self.go(screen),
            Action::Photo(action) => self.update_photo(action),
            Action::Board(action) => self.update_board(action),
            Action::Dispute(action) => self.update_dispute(action),
            Action::Lesson(action) => self.update_lesson(action),
            Action::Play(action) => self.update_play(action),
            Action::Table(action) => self.update_table(action),
            Action::Printed(action) => self.update_printed(action),
            Action::Files(action) => self.update_files(action),
            Action::Ask(question) => self.question = Some(question),
            Action::Yes => self.answer_yes(),
            Action::Otherwise => self.answer_otherwise(),
            Action::No => {
                self.question = None;
                self.files.coming = None;
            }
            Action::Dismiss(index) => {
                if index < self.notices.len() {
                    self.notices.remove(index);
                }
            }
            Action::Language(language) => self.set_language(language),
            Action::Shade(shade) => self.set_shade(shade),
            Action::Scale(scale) => self.set_scale(scale),
        }
    }

    pub(super) fn set_shade(&mut self, shade: Shade) {
        self.settings.shade = shade;
        self.effects.push(Effect::KeepSettings);
    }

    pub(super) fn set_scale(&mut self, scale: f32) {
        self.settings.scale = scale;
        self.effects.push(Effect::KeepSettings);
    }

    pub(super) fn set_language(&mut self, language: Language) {
        self.settings.language = language;
        self.effects.push(Effect::KeepSettings);
    }

    fn answer_otherwise(&mut self) {
        match self.question.take() {
            Some(Question::TakeOver) => self.join_coming(),
            Some(Question::Together) => self.open_coming(),
            _ => {}
        }
    }

    fn answer_yes(&mut self) {
        match self.question.take() {
            Some(Question::NewTable) => {
                self.clear_table();
            }
            Some(Question::RemovePlayer(index)) => self.remove_player(index),
            Some(Question::ForgetBoard(number)) => {
                self.update_printed(PrintedAction::Forget(number));
            }
            Some(Question::OpenPath(path)) if !path.trim().is_empty() => {
                self.load(vec![typed_path(&path)]);
            }
            Some(Question::SavePath(form, path)) if !path.trim().is_empty() => {
                // No dialog has asked about what is there.
                let path = typed_path(&path);
                let own = form == Export::Game && self.files.file.as_ref() == Some(&path);
                let known = self.files.print.filter(|_| own).unwrap_or(Saving::UNREAD);
                self.effects.push(Effect::Save(path, form, Some(known)));
            }
            Some(Question::Join(joining)) => self.join(&joining),
            Some(Question::Code(code)) => {
                self.effects.push(Effect::Copy(code.link));
                let told = self.t("told-copied-link");
                self.tell(told);
            }
            Some(Question::TakeOver) => self.take_over(),
            Some(Question::Together) => self.join_coming(),
            Some(Question::Changed(saving)) => {
                self.effects.push(Effect::Save(saving.path, saving.form, None));
            }
            _ => {}
        }
    }
}
