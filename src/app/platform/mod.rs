//! The world outside the state: files, dialogs, the clipboard, long work.
//!
//! Everything slow answers through a channel; a frame only ever looks whether an answer is there.
//! On a desktop it runs on a thread of its own, so that a dialog that never answers holds up
//! nothing; in a browser the page itself waits for nothing but the reading of a photo. What differs
//! between the two is in `desktop` and `browser`, which offer the same names.

use crate::app::files::{Effect, FilesAction, Settings, bytes, game_from_text, game_to_text};
use crate::app::photo::{BoardReader, Job, PhotoAction, Report};
use crate::app::state::{Action, State};
use crate::app::table::Document;
use crate::notation::{Past, read_history, write_history};
use crate::vision::{Photo, Stop};
use crate::words::Language;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};

#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(not(target_arch = "wasm32"))]
mod desktop;

#[cfg(target_arch = "wasm32")]
use browser as system;
#[cfg(not(target_arch = "wasm32"))]
use desktop as system;

#[cfg(not(target_arch = "wasm32"))]
pub use desktop::Dialogs;
use system::{Keeper, Shelf, System};
pub use system::{STANDS_STILL, chance, data_folder, now};

/// The table as it is now.
const TABLE: &str = "table.json";
/// The table of an earlier run, while another has been begun.
const TABLE_BEFORE: &str = "table-before.json";
const SETTINGS: &str = "settings.json";
const HISTORY: &str = "history.json";

/// The way of answers back to the state.
#[derive(Clone)]
struct Post {
    sender: Sender<Action>,
    wake: Arc<dyn Fn() + Send + Sync>,
}

impl Post {
    /// Sends an answer and asks for a frame; stops whoever sends if there is nobody any more.
    fn send(&self, action: impl Into<Action>) -> Result<(), Stop> {
        self.sender.send(action.into()).map_err(|_| Stop)?;
        (self.wake)();
        Ok(())
    }
}

/// Writes tables as text, away from the frames, and tells why one could not be written, once until
/// one can be again.
struct Writer {
    shelf: Shelf,
    post: Post,
    told: bool,
}

impl Writer {
    fn write(&mut self, table: Option<Document>) {
        let done = match table {
            Some(document) => self.shelf.write(TABLE, &game_to_text(&document)),
            None => {
                self.shelf.remove(TABLE);
                Ok(())
            }
        };
        // The table itself is safe in memory, and the next change tries again.
        match done {
            Ok(()) => self.told = false,
            Err(why) if !self.told => {
                self.told = true;
                // Without a receiver the window is gone.
                let _ = self.post.send(FilesAction::KeepFailed(why));
            }
            Err(_) => {}
        }
    }
}

/// The connection to the world outside.
pub struct Platform {
    shelf: Option<Shelf>,
    reader: Arc<dyn BoardReader>,
    system: System,
    post: Post,
    receiver: Receiver<Action>,
    stops: BTreeMap<u32, Arc<AtomicBool>>,
    keeper: Option<Keeper>,
    kept: u64,
    /// Whether the window shall close.
    pub quit: bool,
    /// Text for the clipboard, to be handed to the window.
    pub copied: Option<String>,
}

impl Platform {
    /// A platform that keeps its files in `folder` (nothing is kept without one).
    pub fn new(
        folder: Option<PathBuf>,
        reader: Arc<dyn BoardReader>,
        wake: Arc<dyn Fn() + Send + Sync>,
    ) -> Platform {
        let (sender, receiver) = channel();
        let post = Post { sender, wake };
        let shelf = folder.and_then(|folder| match Shelf::open(&folder) {
            Ok(shelf) => Some(shelf),
            Err(why) => {
                // Nobody has closed the other end yet.
                let _ = post.send(FilesAction::KeepFailed(why));
                None
            }
        });
        let keeper = shelf.as_ref().map(|shelf| {
            Keeper::new(Writer { shelf: shelf.clone(), post: post.clone(), told: false })
        });
        Platform {
            shelf,
            reader,
            system: System::new(),
            post,
            receiver,
            stops: BTreeMap::new(),
            keeper,
            kept: 0,
            quit: false,
            copied: None,
        }
    }

    /// Asks other file dialogs than the desktop's.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn set_dialogs(&mut self, dialogs: Arc<dyn Dialogs>) {
        self.system.dialogs = dialogs;
    }

    /// The settings of the last run, or the defaults with the language of the system.
    pub fn settings(&self) -> Settings {
        let text = self.kept_text(SETTINGS);
        text.and_then(|text| Settings::from_text(&text).ok()).unwrap_or_else(|| {
            let language = Language::from_locale(&system::locale());
            Settings { language, ..Settings::default() }
        })
    }

    /// The history of finished games.
    pub fn past(&self) -> Vec<Past> {
        read_history(&self.kept_text(HISTORY).unwrap_or_default()).unwrap_or_default()
    }

    /// The table an earlier run left behind, if it had anything on it.
    pub fn left_behind(&self) -> Option<Document> {
        [TABLE, TABLE_BEFORE].into_iter().find_map(|name| {
            let text = self.kept_text(name)?;
            game_from_text(&text).ok().filter(|document| !document.is_blank())
        })
    }

    fn kept_text(&self, name: &str) -> Option<String> {
        self.shelf.as_ref()?.read(name)
    }

    /// Puts the table of an earlier run out of the way of the one begun now, for as long as nobody
    /// has said what shall become of it.
    fn set_aside(&self) {
        if let Some(shelf) = &self.shelf {
            shelf.rename(TABLE, TABLE_BEFORE);
        }
    }

    /// The paths under which dropped files can be opened.
    pub fn dropped(&self, files: &[egui::DroppedFileHandle]) -> Vec<PathBuf> {
        self.system.dropped(files)
    }

    /// What has come in since the last call.
    pub fn take(&mut self) -> Vec<Action> {
        self.receiver.try_iter().collect()
    }

    /// Does what the state asked for, and keeps the table.
    pub fn perform(&mut self, state: &mut State) {
        for effect in std::mem::take(&mut state.effects) {
            self.perform_one(state, effect);
        }
        // Nothing is written before the first change, so that a table left behind stays.
        if state.revision != self.kept {
            self.kept = state.revision;
            if state.files.left_behind.is_some() {
                self.set_aside();
            }
            if let Some(keeper) = &mut self.keeper {
                keeper.keep(Some(state.doc.clone()));
            }
        }
    }

    fn perform_one(&mut self, state: &mut State, effect: Effect) {
        match effect {
            Effect::PickFiles => self.system.pick(&self.post),
            Effect::PickSave(form) => self.system.pick_place(&self.post, form),
            Effect::Save(path, form) => {
                self.system.save(&self.post, path, form, bytes(state, form));
            }
            Effect::Load(paths) => self.system.load(&self.post, paths),
            Effect::Copy(text) => self.copied = Some(text),
            Effect::Paste => self.system.paste(&self.post, state.t("clipboard")),
            Effect::Read(id) => self.read(state, id),
            Effect::Cancel(id) => {
                if let Some(stop) = self.stops.remove(&id) {
                    stop.store(true, Ordering::Relaxed);
                }
            }
            Effect::KeepSettings => self.keep_settings(state),
            Effect::ForgetLeftBehind => {
                if let Some(shelf) = &self.shelf {
                    shelf.remove(TABLE_BEFORE);
                }
                if state.revision == self.kept
                    && let Some(keeper) = &mut self.keeper
                {
                    keeper.keep(None);
                }
            }
            Effect::Quit => self.quit = true,
        }
    }

    fn read(&mut self, state: &mut State, id: u32) {
        // The first board of a table decides the edition; the others are read as it.
        let layout = (!state.doc.is_blank()).then(|| state.doc.game.ruleset.edition.layout());
        let Some(photo) = state.photos.get_mut(id) else { return };
        let job = Job {
            photo: id,
            bytes: Arc::clone(&photo.bytes),
            corners: photo.corners.filter(|_| photo.by_hand),
            layout,
        };
        let stop = Arc::new(AtomicBool::new(false));
        if let Some(older) = self.stops.insert(id, Arc::clone(&stop)) {
            older.store(true, Ordering::Relaxed);
        }
        let post = self.post.clone();
        let reader = Arc::clone(&self.reader);
        system::spawn(move || {
            let _room = system::Room::wait(Photo::memory(&job.bytes));
            let mut report = |report: Report| {
                if stop.load(Ordering::Relaxed) {
                    return Err(Stop);
                }
                // Without a receiver the window is gone, and the work with it.
                post.send(PhotoAction::Report(id, report))
            };
            // A stopped reading has nothing left to say.
            let _ = reader.read(&job, &mut report);
        });
    }

    fn keep_settings(&self, state: &mut State) {
        let Some(shelf) = &self.shelf else { return };
        let texts =
            [(SETTINGS, state.settings.to_text()), (HISTORY, write_history(&state.files.past))];
        for (name, text) in texts {
            if let Err(why) = shelf.write(name, &text) {
                state.update(FilesAction::SaveFailed(shelf.path(name), why));
            }
        }
    }

    /// Called when the window closes. A saved table need not be offered again.
    pub fn close(&mut self, state: &State) {
        if let Some(keeper) = &mut self.keeper
            && !state.files.dirty
            && state.files.left_behind.is_none()
        {
            keeper.keep(None);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::board::BoardAction;

    struct NoReader;

    impl BoardReader for NoReader {
        fn read(&self, _: &Job, _: &mut dyn FnMut(Report) -> Result<(), Stop>) -> Result<(), Stop> {
            Ok(())
        }
    }

    #[test]
    fn the_table_survives_without_a_goodbye() {
        let folder = tempfile::tempdir().unwrap();
        let open =
            || Platform::new(Some(folder.path().into()), Arc::new(NoReader), Arc::new(|| {}));
        let mut platform = open();
        let mut state = State::new(platform.settings());
        assert!(platform.left_behind().is_none());
        state.update(BoardAction::Draw("C4".parse().unwrap(), "hh..".parse().unwrap()));
        platform.perform(&mut state);
        // Dropping waits for the write, as the system does for a killed program's finished writes.
        drop(platform);
        let left = open().left_behind().unwrap();
        assert_eq!(left.player().sketch, state.doc.player().sketch);
    }

    /// Somebody who opens a file before answering still finds the earlier table next time.
    #[test]
    fn a_table_left_behind_outlives_another_one() {
        let folder = tempfile::tempdir().unwrap();
        let open = || {
            let reader = Arc::new(NoReader);
            Platform::new(Some(folder.path().into()), reader, Arc::new(|| {}))
        };
        for code in ["hh..", "rr.."] {
            let mut platform = open();
            let mut state = State::new(platform.settings());
            state.files.left_behind = platform.left_behind();
            state.update(BoardAction::Draw("C4".parse().unwrap(), code.parse().unwrap()));
            platform.perform(&mut state);
        }
        std::fs::remove_file(folder.path().join(TABLE)).unwrap();
        let earlier = open().left_behind().unwrap();
        let drawing = earlier.player().sketch.drawing("C4".parse().unwrap());
        assert_eq!(drawing.to_string(), "hh..");
    }

    #[test]
    fn damaged_settings_do_not_stop_the_program() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("settings.json"), "{ broken").unwrap();
        std::fs::write(folder.path().join("table.json"), "{ broken").unwrap();
        std::fs::write(folder.path().join("history.json"), "{ broken").unwrap();
        let platform =
            Platform::new(Some(folder.path().into()), Arc::new(NoReader), Arc::new(|| {}));
        let _ = platform.settings();
        assert!(platform.left_behind().is_none());
        assert!(platform.past().is_empty());
    }
}
