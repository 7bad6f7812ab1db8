//! What changes when something is opened or saved.

use super::action::FilesAction;
use super::data::{LeftBehind, Saving};
use super::effect::Effect;
use super::examples;
use super::kinds::Export;
use super::open::loaded;
use super::store::{game_from_text, merged};
use crate::app::board::{Lit, Panel, Pen};
use crate::app::state::{Question, Screen, State};
use crate::app::table::{Document, PastStep, Step, series_text, tied};
use crate::board::{Layout, Message, Space, message};
use crate::notation::Past;
use crate::rules::Edition;
use std::path::PathBuf;
use std::sync::Arc;

impl State {
    /// Does what was asked of files.
    pub(in crate::app) fn update_files(&mut self, action: FilesAction) {
        match action {
            FilesAction::Example(number) => self.open_example(number),
            FilesAction::ByHand(edition) => self.play_on(edition, edition.layout()),
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
            FilesAction::ShareFailed(why) => {
                let why = why.text(self.lang());
                let text = self.with("error-share", &[("why", why.into())]);
                self.warn(text);
            }
            FilesAction::SetAside(name, path, why) => {
                let why = self.lang().tell(&why);
                let values = [("name", name.into()), ("path", path.into()), ("why", why.into())];
                let text = self.with("told-set-aside", &values);
                self.warn(text);
            }
            FilesAction::LeftAlone(name, why) => {
                let why = self.lang().tell(&why);
                let text =
                    self.with("told-left-alone", &[("name", name.into()), ("why", why.into())]);
                self.warn(text);
            }
            FilesAction::PastShared(sent, kept) => {
                self.files.past = merged(&sent, &self.files.past, &kept);
                self.files.shared = kept;
            }
            FilesAction::NoDialog(place) => {
                self.files.no_dialog = true;
                self.question = Some(match place {
                    None => Question::OpenPath(String::new()),
                    Some((form, path)) => Question::SavePath(form, path.display().to_string()),
                });
            }
            FilesAction::SaveTo(path, form) => {
                self.question = None;
                // Whoever chose the place was asked about what is there, but not whether it is still
                // what was opened.
                let same = form == Export::Game && self.files.file.as_ref() == Some(&path);
                let known = self.files.print.filter(|_| same);
                self.effects.push(Effect::Save(path, form, known));
            }
            FilesAction::Saved(saving, print) => self.saved(saving, print),
            FilesAction::ChangedElsewhere(saving) => {
                self.question = Some(Question::Changed(saving));
            }
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
            FilesAction::Recover(index, take) => {
                if index >= self.files.left_behind.len() {
                    return;
                }
                let LeftBehind { slot, document } = self.files.left_behind.remove(index);
                if take {
                    self.replace(document);
                    let photos = self.doc.desk.iter().filter_map(|beside| {
                        Some(Effect::FetchPhoto(beside.id, beside.photo.clone()?))
                    });
                    self.effects.extend(photos);
                    // It is in no file.
                    self.files.file = None;
                    self.files.print = None;
                    self.files.touched = true;
                    self.screen = Screen::Board;
                }
                self.effects.push(Effect::Forget(slot));
            }
            FilesAction::OpenPast(index) => self.open_past(index),
            FilesAction::ForgetPast(index) => {
                if index < self.files.past.len() {
                    let past = self.files.past.remove(index);
                    self.keep_past_step(message!("step-forgot"), index, &past, true);
                    self.files.forgotten = Some((index, past));
                    self.effects.push(Effect::KeepSettings);
                }
            }
            FilesAction::TickPast(moments, true) => {
                self.files.ticked.extend(moments);
                let tied =
                    self.files.ticked_games().filter_map(|game| Some((game.when, tied(game)?)));
                self.files.tied = tied.collect();
            }
            FilesAction::TickPast(moments, false) => {
                self.files.ticked.retain(|moment| !moments.contains(moment));
            }
            FilesAction::SaveSeries => self.effects.push(Effect::PickSave(Export::Series)),
            FilesAction::CopySeries => {
                let text = series_text(self);
                self.effects.push(Effect::Copy(text));
            }
            FilesAction::BringBack => {
                if let Some((index, past)) = self.files.forgotten.take() {
                    let index = index.min(self.files.past.len());
                    self.keep_past_step(message!("step-back-again"), index, &past, false);
                    self.files.past.insert(index, past);
                    self.effects.push(Effect::KeepSettings);
                }
            }
            FilesAction::AskedElsewhere => {
                let text = self.t("told-join-elsewhere");
                self.tell(text);
            }
            FilesAction::PathBox(text) => self.files.path_box = text,
        }
    }

    /// Keeps a step that puts a game of the history back where it was, or out of there again.
    pub(in crate::app) fn keep_past_step(
        &mut self,
        what: Message,
        index: usize,
        past: &Past,
        there: bool,
    ) {
        let past = Some(PastStep { index, past: past.clone(), there });
        self.history.push(Step { past, ..Step::new(what) }, None);
    }

    fn open_past(&mut self, index: usize) {
        let Some(past) = self.files.past.get(index) else { return };
        match game_from_text(&past.game) {
            Ok(document) => {
                self.replace(document);
                self.opened(None);
                // It is in the history as it is.
                self.files.dirty = false;
                self.screen = Screen::Table;
            }
            Err(error) => {
                let text = self.lang().told(&error);
                self.warn(text);
            }
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
        self.opened(None);
        self.screen = Screen::Board;
        self.board.panel = Panel::Score;
        if let Some(item) = &example.lit {
            self.board.lit = Lit::Line(item.clone());
        }
    }

    /// Begins with an empty board to draw on.
    pub(in crate::app) fn play_on(&mut self, edition: Edition, layout: Arc<Layout>) {
        let document = Document::on(edition, layout);
        if self.doc.is_blank() {
            self.doc = document;
            self.changed();
            self.files.dirty = false;
        } else {
            self.replace(document);
        }
        self.opened(None);
        self.settings.edition = edition;
        self.screen = Screen::Board;
        self.board.panel = Panel::Draw;
        self.board.cursor = Some(Space::new(0, 1));
        self.board.focus_cursor = true;
        self.board.brush = None;
        self.board.tool = None;
        self.board.pen = Pen::default();
    }

    /// The table is that of a file with this content, or of none, and nobody has changed it yet.
    pub(in crate::app) fn opened(&mut self, file: Option<(PathBuf, u64)>) {
        self.files.print = file.as_ref().map(|file| file.1);
        self.files.file = file.map(|file| file.0);
        self.files.touched = false;
    }

    fn saved(&mut self, saving: Saving, print: u64) {
        let Saving { path, form, revision, .. } = saving;
        if form == Export::Game {
            self.settings.remember(&path);
            self.files.file = Some(path.clone());
            self.files.print = Some(print);
            if revision == self.revision {
                self.files.dirty = false;
                self.files.touched = false;
                self.effects.push(Effect::KeepTable);
            }
            self.effects.push(Effect::KeepSettings);
        }
        // A file holds no photos; who takes it elsewhere should know.
        let bare = form == Export::Game && self.doc.desk.iter().any(|one| one.photo.is_some());
        let key = if bare { "told-saved-bare" } else { "told-saved" };
        let text = self.with(key, &[("name", path.display().to_string().into())]);
        self.tell(text);
    }

    /// An empty table, to begin anew.
    pub(in crate::app) fn clear_table(&mut self) {
        let edition = self.doc.game.ruleset.edition;
        // Whoever was asked has answered: it is not left behind.
        self.files.touched = false;
        self.replace(Document::new(edition));
        self.opened(None);
        self.files.dirty = false;
        self.screen = Screen::Start;
    }
}
