//! What changes when something is opened or saved.

use super::action::FilesAction;
use super::effect::Effect;
use super::examples;
use super::kinds::Export;
use super::open::loaded;
use super::store::game_from_text;
use crate::app::board::{Brush, Lit, Panel, palette};
use crate::app::state::{Screen, State};
use crate::app::table::Document;
use crate::board::{Space, Turn};
use crate::rules::Edition;
use std::path::PathBuf;

impl State {
    /// Does what was asked of files.
    pub(in crate::app) fn update_files(&mut self, action: FilesAction) {
        match action {
            FilesAction::Example(number) => self.open_example(number),
            FilesAction::ByHand(edition) => self.by_hand(edition),
            FilesAction::OpenPath(path) => {
                self.question = None;
                self.load(vec![path]);
            }
            FilesAction::Opened(paths) => self.load(paths),
            FilesAction::Loaded(name, bytes, path) => {
                self.files.loading = self.files.loading.saturating_sub(1);
                loaded(self, name, bytes, path);
            }
            FilesAction::LoadFailed(name, why) => {
                self.files.loading = self.files.loading.saturating_sub(1);
                let why = why.text(self.lang());
                let text = self.with("error-load", &[("name", name.into()), ("why", why.into())]);
                self.warn(text);
            }
            FilesAction::IsFolder(name) => {
                self.files.loading = self.files.loading.saturating_sub(1);
                let text = self.with("error-folder", &[("name", name.into())]);
                self.warn(text);
            }
            FilesAction::TooLarge(name) => {
                self.files.loading = self.files.loading.saturating_sub(1);
                let text = self.with("error-large-file", &[("name", name.into())]);
                self.warn(text);
            }
            FilesAction::KeepFailed(why) => {
                let why = why.text(self.lang());
                let text = self.with("error-keep", &[("why", why.into())]);
                self.warn(text);
            }
            FilesAction::SaveTo(path, form) => {
                self.question = None;
                self.effects.push(Effect::Save(path, form));
            }
            FilesAction::Saved(path, form) => self.saved(path, form),
            FilesAction::Downloaded(name) => {
                let text = self.with("told-downloaded", &[("name", name.into())]);
                self.tell(text);
            }
            FilesAction::SaveFailed(path, why) => {
                let name = path.display().to_string();
                let why = why.text(self.lang());
                let text = self.with("error-save", &[("name", name.into()), ("why", why.into())]);
                self.warn(text);
            }
            FilesAction::Recover(take) => {
                if let Some(document) = self.files.left_behind.take()
                    && take
                {
                    self.replace(document);
                    self.screen = Screen::Board;
                }
                self.effects.push(Effect::ForgetLeftBehind);
            }
            FilesAction::OpenPast(index) => self.open_past(index),
            FilesAction::ForgetPast(index) => {
                if index < self.files.past.len() {
                    self.files.past.remove(index);
                    self.effects.push(Effect::KeepSettings);
                }
            }
            FilesAction::PathBox(text) => self.files.path_box = text,
        }
    }

    fn open_past(&mut self, index: usize) {
        let Some(past) = self.files.past.get(index) else { return };
        match game_from_text(&past.game) {
            Ok(document) => {
                self.replace(document);
                self.screen = Screen::Table;
            }
            Err(error) => self.warn(error.to_string()),
        }
    }

    pub(in crate::app) fn load(&mut self, paths: Vec<PathBuf>) {
        if !paths.is_empty() {
            self.files.loading += paths.len();
            self.effects.push(Effect::Load(paths));
        }
    }

    fn open_example(&mut self, number: usize) {
        let Some(example) = examples::all().get(number) else { return };
        let mut document = Document::new(example.edition);
        document.player_mut().sketch = example.sketch().clone();
        document.player_mut().name = self.t(example.key);
        self.replace(document);
        self.screen = Screen::Board;
        self.board.panel = Panel::Score;
        if let Some(item) = &example.lit {
            self.board.lit = Lit::Line(item.clone());
        }
    }

    fn by_hand(&mut self, edition: Edition) {
        let document = Document::new(edition);
        if self.doc.is_blank() {
            self.doc = document;
            self.changed();
            self.files.dirty = false;
        } else {
            self.replace(document);
        }
        self.settings.edition = edition;
        self.screen = Screen::Board;
        self.board.panel = Panel::Draw;
        self.board.cursor = Some(Space::new(0, 1));
        self.board.focus_cursor = true;
        let first = palette(edition).first().copied();
        self.board.brush = first.map(|route| Brush { route, turn: Turn::NONE });
    }

    fn saved(&mut self, path: PathBuf, form: Export) {
        if form == Export::Game {
            self.settings.remember(&path);
            self.files.file = Some(path.clone());
            self.files.dirty = false;
            self.effects.push(Effect::KeepSettings);
        }
        let text = self.with("told-saved", &[("name", path.display().to_string().into())]);
        self.tell(text);
    }

    /// An empty table, to begin anew.
    pub(in crate::app) fn clear_table(&mut self) {
        let edition = self.doc.game.ruleset.edition;
        self.replace(Document::new(edition));
        self.files.file = None;
        self.files.dirty = false;
        self.screen = Screen::Start;
    }
}
