//! The world outside the state: files, dialogs, the clipboard, long work.
//!
//! Everything slow answers through a channel; a frame only ever looks whether an answer is there.
//! On a desktop it runs on a thread of its own, so that a dialog that never answers holds up
//! nothing; in a browser the page answers when it can, and photos are read by a worker of it. What
//! differs between the two is in `desktop` and `browser`, which offer the same names.

use crate::app::chance::chance;
use crate::app::files::{
    Effect, Export, FilesAction, Saving, Settings, bytes, everything, suggested,
};
use crate::app::photo::{BoardReader, Job};
use crate::app::state::{Action, State};
use crate::notation::PhotoFile;
use crate::rules::Edition;
use crate::vision::Stop;
use crate::words::Language;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};

#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(not(target_arch = "wasm32"))]
mod desktop;
mod gather;
mod kept;
#[cfg(target_arch = "wasm32")]
mod page;
#[cfg(target_arch = "wasm32")]
mod steps;
#[cfg(target_arch = "wasm32")]
mod wire;

#[cfg(target_arch = "wasm32")]
use browser as system;
#[cfg(not(target_arch = "wasm32"))]
use desktop as system;

#[cfg(not(target_arch = "wasm32"))]
pub use desktop::Dialogs;
pub use kept::Kept;
use kept::{Keep, Shared, Writer};
#[cfg(target_arch = "wasm32")]
pub use page::{Page, meet};
#[cfg(target_arch = "wasm32")]
pub use steps::Steps;
use system::{Keeper, Shelf, System};
pub use system::{data_folder, now, typed_path};
#[cfg(target_arch = "wasm32")]
pub use wire::{job, sent};

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

/// The connection to the world outside.
pub struct Platform {
    shelf: Option<Shelf>,
    start: Kept,
    reader: Arc<dyn BoardReader>,
    system: System,
    post: Post,
    receiver: Receiver<Action>,
    keeper: Option<Keeper>,
    kept: u64,
    /// The slot of this window's table.
    slot: String,
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
        let mut start = Kept::default();
        let slot = slot();
        let keeper = shelf.clone().map(|shelf| {
            let kept::Found { kept, told, held } = kept::find(&shelf);
            for action in told {
                // Nobody has closed the other end yet.
                let _ = post.send(action);
            }
            start = kept;
            let base = start.settings.clone().unwrap_or_else(first_settings);
            Keeper::new(Writer::new(shelf, post.clone(), slot.clone(), held, base))
        });
        Platform {
            shelf,
            start,
            reader,
            system: System::new(&post),
            post,
            receiver,
            keeper,
            kept: 0,
            slot,
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
        self.start.settings.clone().unwrap_or_else(first_settings)
    }

    /// What earlier runs kept; nothing when asked again.
    pub fn kept(&mut self) -> Kept {
        std::mem::take(&mut self.start)
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
        let mut after = Vec::new();
        for effect in std::mem::take(&mut state.effects) {
            after.extend(self.perform_one(state, effect));
        }
        // Nothing is written before the first change.
        if state.revision != self.kept {
            self.kept = state.revision;
            self.keep(table(state));
        }
        for job in after {
            self.keep(job);
        }
    }

    fn keep(&mut self, job: Keep) {
        if let Some(keeper) = &mut self.keeper {
            keeper.keep(job);
        }
    }

    /// Does one thing, and hands over what is to be done once the table is kept.
    fn perform_one(&mut self, state: &mut State, effect: Effect) -> Option<Keep> {
        match effect {
            Effect::PickFiles => self.system.pick(&self.post),
            Effect::Photograph => self.system.photograph(&self.post),
            Effect::PickSave(form) => {
                let player = state.player_name(state.doc.current);
                let own = state.printed.form.as_ref().filter(|_| form == Export::Board);
                let name = match own {
                    Some(own) => format!("{}.board", own.board.layout.name()),
                    None => suggested(form, &player, state.score().total),
                };
                self.system.pick_place(&self.post, form, name);
            }
            Effect::Save(path, form, known) => {
                let saving = Saving { path, form, known, revision: state.revision };
                if form == Export::Everything {
                    self.save_everything(state, saving);
                    return None;
                }
                let then = state.snapshot();
                self.system.save(&self.post, saving, move || bytes(&then, form));
            }
            Effect::Load(paths) => self.system.load(&self.post, paths),
            Effect::Copy(text) => self.copied = Some(text),
            Effect::Paste => self.system.paste(&self.post, state.t("clipboard")),
            Effect::Read(id) => self.read(state, id),
            Effect::Cancel(id) => self.system.cancel(id),
            Effect::KeepSettings => {
                let shared = Shared {
                    settings: state.settings.clone(),
                    past: state.files.past.clone(),
                    base: state.files.shared.clone(),
                };
                return Some(Keep::Share(Box::new(shared)));
            }
            // Before the table that takes its place.
            Effect::Leave(left) => self.keep(Keep::Leave(left)),
            Effect::Forget(slot) => return Some(Keep::Forget(slot)),
            Effect::KeepPhoto(id, file) => self.keep_photo(state, id, file),
            Effect::BringPhotos(photos) => self.bring_photos(photos),
            Effect::FetchPhoto(player, photo) => self.fetch_photo(player, photo),
            Effect::KeepBoard(name, text) => self.keep(Keep::Board(name, text)),
            Effect::KeepTable => return Some(table(state)),
            Effect::Quit => self.quit = true,
        }
        None
    }

    /// Keeps what a photo shows, and nothing else that its file may tell: neither the place nor the
    /// camera.
    fn keep_photo(&self, state: &mut State, id: u32, file: String) {
        let picture = state.photos.get_mut(id).and_then(|photo| photo.picture.clone());
        let (Some(shelf), Some(picture)) = (self.shelf.clone(), picture) else { return };
        self.system.keep_photo(&self.post, shelf, file, picture);
    }

    /// Saves what is kept, whichever window keeps it.
    fn save_everything(&self, state: &State, saving: Saving) {
        let left = state.files.left_behind.iter().map(|left| left.slot.clone());
        let own: Vec<String> = left.chain([self.slot.clone()]).collect();
        self.system.save_everything(&self.post, saving, everything(state), self.shelf.clone(), own);
    }

    fn bring_photos(&self, mut photos: BTreeMap<String, Arc<[u8]>>) {
        photos.retain(|name, _| kept::is_photo(name));
        if let Some(shelf) = self.shelf.clone() {
            self.system.bring_photos(&self.post, shelf, photos);
        }
    }

    fn fetch_photo(&self, player: u32, photo: PhotoFile) {
        let Some(shelf) = self.shelf.clone().filter(|_| kept::is_photo(&photo.file)) else {
            return;
        };
        self.system.fetch_photo(&self.post, shelf, player, photo);
    }

    fn read(&mut self, state: &mut State, id: u32) {
        // The first board of a table decides the edition; the others are read as it. A board of
        // their own is known before.
        let printed = Arc::new(state.doc.layout().surface());
        let own = Edition::ALL.iter().all(|edition| edition.layout() != printed);
        let layout = (own || !state.doc.is_blank()).then_some(printed);
        let Some(photo) = state.photos.get_mut(id) else { return };
        let job = Job {
            photo: id,
            bytes: Arc::clone(&photo.bytes),
            corners: photo.corners.filter(|_| photo.by_hand),
            layout,
        };
        self.system.read(&self.post, &self.reader, job);
    }

    /// Called when the window closes, and waits until everything is on disk. A saved table need not
    /// be offered again.
    pub fn close(&mut self, state: &State) {
        self.keep(table(state));
        self.keeper = None;
    }
}

/// The table as it is to be kept: not if it is in a file as it is.
fn table(state: &State) -> Keep {
    Keep::Table(state.files.dirty.then(|| Box::new(state.doc.clone())))
}

/// A name for a table that no other has.
pub fn slot() -> String {
    format!("{:016x}", chance())
}

/// A name for a photo that no other has.
pub fn photo_name() -> String {
    format!("photo-{}.jpg", slot())
}

/// The settings of somebody who has never chosen any.
pub fn first_settings() -> Settings {
    Settings { language: Language::from_locale(&system::locale()), ..Settings::default() }
}
