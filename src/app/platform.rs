//! The world outside the state: files, dialogs, the clipboard, threads.
//!
//! Everything slow runs on a thread of its own and answers through a channel; a frame only ever
//! looks whether an answer is there. A dialog that never answers therefore holds up nothing.

use super::action::Action;
use super::effect::Effect;
use super::export::{self, Form};
use super::read::{BoardReader, Job, Report, Stop};
use super::state::{Document, State};
use super::store::{Past, Settings, game_from_text, game_to_text, write_atomically};
use super::why::Why;
use crate::board::notation::form;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;

/// Runs work away from the frames. The one place to change for a system without threads.
fn spawn(work: impl FnOnce() + Send + 'static) -> Option<JoinHandle<()>> {
    std::thread::Builder::new().name("inkspector".to_owned()).spawn(work).ok()
}

/// Seconds since 1970; 0 if the clock stands before that.
pub fn now() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |time| time.as_secs())
}

/// The table as it is now.
const TABLE: &str = "table.json";
/// The table of an earlier run, while another has been begun.
const TABLE_BEFORE: &str = "table-before.json";

/// Keeps the newest table on disk: writes what comes last, never an older one after it.
struct Keeper {
    sender: Option<Sender<Option<String>>>,
    thread: Option<JoinHandle<()>>,
}

impl Keeper {
    /// `tell` hears why a table could not be written, once until one can be again.
    fn new(path: PathBuf, tell: impl Fn(Why) + Send + 'static) -> Keeper {
        let (sender, receiver) = channel::<Option<String>>();
        let thread = spawn(move || {
            let mut told = false;
            while let Ok(mut newest) = receiver.recv() {
                while let Ok(newer) = receiver.try_recv() {
                    newest = newer;
                }
                let done = match newest {
                    Some(text) => write_atomically(&path, text.as_bytes()),
                    // A table that was never written need not be removed.
                    None => std::fs::remove_file(&path).or(Ok(())),
                };
                // The table itself is safe in memory, and the next change tries again.
                match done {
                    Ok(()) => told = false,
                    Err(why) if !told => {
                        told = true;
                        tell(why.into());
                    }
                    Err(_) => {}
                }
            }
        });
        Keeper { sender: Some(sender), thread }
    }

    fn keep(&self, text: Option<String>) {
        if let Some(sender) = &self.sender {
            let _ = sender.send(text);
        }
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        // The thread ends when nothing more can come, after writing what has come.
        self.sender = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// The file dialogs of the system. Each call blocks until the person has answered, which may be
/// never.
pub trait Dialogs: Send + Sync {
    /// Files to open; none if the person changed their mind.
    fn open(&self) -> Vec<PathBuf>;

    /// Where to save something that would be called `name`.
    fn save(&self, name: &str) -> Option<PathBuf>;
}

/// What the desktop offers.
struct Desktop;

impl Dialogs for Desktop {
    fn open(&self) -> Vec<PathBuf> {
        rfd::FileDialog::new().pick_files().unwrap_or_default()
    }

    fn save(&self, name: &str) -> Option<PathBuf> {
        rfd::FileDialog::new().set_file_name(name).save_file()
    }
}

/// The connection to the world outside.
pub struct Platform {
    folder: Option<PathBuf>,
    reader: Arc<dyn BoardReader>,
    /// The file dialogs.
    pub dialogs: Arc<dyn Dialogs>,
    sender: Sender<Action>,
    receiver: Receiver<Action>,
    wake: Arc<dyn Fn() + Send + Sync>,
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
        let folder = folder.filter(|folder| match std::fs::create_dir_all(folder) {
            Ok(()) => true,
            Err(why) => {
                // Nobody has closed the other end yet.
                let _ = sender.send(Action::KeepFailed(why.into()));
                false
            }
        });
        let keeper = folder.as_ref().map(|folder| {
            let (sender, wake) = (sender.clone(), Arc::clone(&wake));
            Keeper::new(folder.join(TABLE), move |why| {
                // Without a receiver the window is gone.
                let _ = sender.send(Action::KeepFailed(why));
                wake();
            })
        });
        Platform {
            folder,
            reader,
            dialogs: Arc::new(Desktop),
            sender,
            receiver,
            wake,
            stops: BTreeMap::new(),
            keeper,
            kept: 0,
            quit: false,
            copied: None,
        }
    }

    /// The settings of the last run, or the defaults with the language of the system.
    pub fn settings(&self) -> Settings {
        let read = |folder: &PathBuf| std::fs::read_to_string(folder.join("settings.json")).ok();
        let text = self.folder.as_ref().and_then(read);
        text.and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_else(|| {
            let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
                .into_iter()
                .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()))
                .unwrap_or_default();
            let language = super::text::Language::from_locale(&locale);
            Settings { language, ..Settings::default() }
        })
    }

    /// The history of finished games.
    pub fn past(&self) -> Vec<Past> {
        let read = |folder: &PathBuf| std::fs::read_to_string(folder.join("history.json")).ok();
        let text = self.folder.as_ref().and_then(read).unwrap_or_default();
        serde_json::from_str(&text).unwrap_or_default()
    }

    /// The table an earlier run left behind, if it had anything on it.
    pub fn left_behind(&self) -> Option<Document> {
        let folder = self.folder.as_ref()?;
        [TABLE, TABLE_BEFORE].into_iter().find_map(|name| {
            let text = std::fs::read_to_string(folder.join(name)).ok()?;
            game_from_text(&text).ok().filter(|document| !document.is_blank())
        })
    }

    /// Puts the table of an earlier run out of the way of the one begun now, for as long as nobody
    /// has said what shall become of it.
    fn set_aside(&self) {
        if let Some(folder) = &self.folder {
            // Once it has been moved there is nothing left to move.
            let _ = std::fs::rename(folder.join(TABLE), folder.join(TABLE_BEFORE));
        }
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
        if state.version != self.kept {
            self.kept = state.version;
            if state.left_behind.is_some() {
                self.set_aside();
            }
            if let Some(keeper) = &self.keeper {
                keeper.keep(Some(game_to_text(&state.doc)));
            }
        }
    }

    fn perform_one(&mut self, state: &mut State, effect: Effect) {
        match effect {
            Effect::PickFiles => {
                let dialogs = Arc::clone(&self.dialogs);
                self.work(move || Some(Action::Opened(dialogs.open())));
            }
            Effect::PickSave(form) => {
                let dialogs = Arc::clone(&self.dialogs);
                self.work(move || Some(Action::SaveTo(dialogs.save(form.file_name())?, form)));
            }
            Effect::Save(path, form) => {
                let bytes = export::bytes(state, form);
                self.work(move || {
                    let done = bytes.and_then(|bytes| Ok(write_atomically(&path, &bytes)?));
                    Some(match done {
                        Ok(()) => Action::Saved(path, form),
                        Err(why) => Action::SaveFailed(path, why),
                    })
                });
            }
            Effect::Load(paths) => {
                let (sender, wake) = (self.sender.clone(), Arc::clone(&self.wake));
                spawn(move || {
                    for path in paths {
                        // Without a receiver the window is gone.
                        let _ = sender.send(load(path));
                        wake();
                    }
                });
            }
            Effect::Copy(text) => self.copied = Some(text),
            Effect::Paste => {
                let name = state.t("clipboard");
                self.work(move || Some(from_clipboard(name)));
            }
            Effect::Read(id) => self.read(state, id),
            Effect::Cancel(id) => {
                if let Some(stop) = self.stops.remove(&id) {
                    stop.store(true, Ordering::Relaxed);
                }
            }
            Effect::KeepSettings => self.keep_settings(state),
            Effect::ForgetLeftBehind => {
                if let Some(folder) = &self.folder {
                    let _ = std::fs::remove_file(folder.join(TABLE_BEFORE));
                }
                if state.version == self.kept
                    && let Some(keeper) = &self.keeper
                {
                    keeper.keep(None);
                }
            }
            Effect::Quit => self.quit = true,
        }
    }

    fn work(&self, work: impl FnOnce() -> Option<Action> + Send + 'static) {
        let (sender, wake) = (self.sender.clone(), Arc::clone(&self.wake));
        spawn(move || {
            if let Some(action) = work() {
                let _ = sender.send(action);
                wake();
            }
        });
    }

    fn read(&mut self, state: &mut State, id: u32) {
        // The first board of a table decides the edition; the others are read as it.
        let edition = (!state.doc.is_blank()).then_some(state.doc.ruleset.edition);
        let Some(photo) = state.photos.get_mut(id) else { return };
        let job = Job {
            photo: id,
            bytes: Arc::clone(&photo.bytes),
            corners: photo.corners.filter(|_| photo.by_hand),
            edition,
        };
        let stop = Arc::new(AtomicBool::new(false));
        if let Some(older) = self.stops.insert(id, Arc::clone(&stop)) {
            older.store(true, Ordering::Relaxed);
        }
        let (sender, wake) = (self.sender.clone(), Arc::clone(&self.wake));
        let reader = Arc::clone(&self.reader);
        spawn(move || {
            let mut report = |report: Report| {
                if stop.load(Ordering::Relaxed) {
                    return Err(Stop);
                }
                // Without a receiver the window is gone, and the work with it.
                sender.send(Action::Reading(id, report)).map_err(|_| Stop)?;
                wake();
                Ok(())
            };
            // A stopped reading has nothing left to say.
            let _ = reader.read(&job, &mut report);
        });
    }

    fn keep_settings(&self, state: &mut State) {
        let Some(folder) = &self.folder else { return };
        let files = [
            ("settings.json", form::write(&state.settings)),
            ("history.json", form::write(&state.past)),
        ];
        for (name, text) in files {
            let path = folder.join(name);
            if let Err(why) = write_atomically(&path, text.as_bytes()) {
                state.update(Action::SaveFailed(path, why.into()));
            }
        }
    }

    /// Called when the window closes. A saved table need not be offered again.
    pub fn close(&mut self, state: &State) {
        if let Some(keeper) = &self.keeper
            && !state.dirty
            && state.left_behind.is_none()
        {
            keeper.keep(None);
        }
    }
}

fn load(path: PathBuf) -> Action {
    let name = file_name(&path);
    match std::fs::metadata(&path) {
        Ok(data) if data.len() > super::open::LARGEST as u64 => {
            // One byte more than allowed is enough to be refused with the right words.
            Action::Loaded(name, vec![0; super::open::LARGEST + 1].into(), None)
        }
        Ok(data) if data.is_dir() => Action::IsFolder(name),
        // A pipe might never end.
        Ok(data) if !data.is_file() => Action::LoadFailed(name, Why::Known("why-no-file")),
        _ => match std::fs::read(&path) {
            Ok(bytes) => Action::Loaded(name, bytes.into(), Some(path)),
            Err(error) => Action::LoadFailed(name, error.into()),
        },
    }
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}

fn from_clipboard(name: String) -> Action {
    let mut clipboard = match arboard::Clipboard::new() {
        Ok(clipboard) => clipboard,
        Err(error) => return Action::LoadFailed(name, error.into()),
    };
    if let Ok(image) = clipboard.get_image() {
        let size = [image.width, image.height];
        let picture = egui::ColorImage::from_rgba_unmultiplied(size, &image.bytes);
        return match export::png(&picture) {
            Ok(bytes) => Action::Loaded(name, bytes.into(), None),
            Err(why) => Action::LoadFailed(name, why),
        };
    }
    match clipboard.get_text() {
        Ok(text) => Action::Loaded(name, text.into_bytes().into(), None),
        Err(error) => Action::LoadFailed(name, error.into()),
    }
}

/// Where files are kept between runs; none on a system without such a place.
pub fn data_folder() -> Option<PathBuf> {
    std::env::var_os("INKSPECTOR_DATA")
        .map(PathBuf::from)
        .or_else(|| dirs::data_local_dir().map(|folder| folder.join("inkspector")))
}

/// What a form is called in file dialogs that ask for a path instead.
pub fn suggested_path(form: Form) -> String {
    let folder = dirs::document_dir().or_else(dirs::home_dir).unwrap_or_default();
    folder.join(form.file_name()).display().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

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
        state.update(Action::Draw("C4".parse().unwrap(), "hh..".parse().unwrap()));
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
            state.left_behind = platform.left_behind();
            state.update(Action::Draw("C4".parse().unwrap(), code.parse().unwrap()));
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
