//! A computer with files, threads, file dialogs and a clipboard.

use super::{Post, Writer};
use crate::app::files::{Export, FilesAction, LARGEST, Why, png};
use crate::app::table::Document;
use crate::disk;
use crate::vision::ROOM;
use egui::DroppedFileHandle;
use std::hash::BuildHasher as _;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::JoinHandle;

/// Whether long work stops the frames until it is done.
pub const STANDS_STILL: bool = false;

/// Runs work away from the frames.
pub fn spawn(work: impl FnOnce() + Send + 'static) -> Option<JoinHandle<()>> {
    std::thread::Builder::new().name("inkspector".to_owned()).spawn(work).ok()
}

/// The bytes that the photos read at this moment take together.
static TAKEN: (Mutex<u64>, Condvar) = (Mutex::new(0), Condvar::new());

/// Room for reading a photo, held until it is dropped: a folder of photos is opened at once.
pub struct Room(u64);

impl Room {
    /// Waits until a photo that takes so many bytes has room beside the others.
    pub fn wait(bytes: u64) -> Room {
        let (taken, freed) = &TAKEN;
        // Nothing is done while it is held that could leave a wrong number.
        let mut taken = taken.lock().unwrap_or_else(PoisonError::into_inner);
        while *taken > 0 && *taken + bytes > ROOM {
            taken = freed.wait(taken).unwrap_or_else(PoisonError::into_inner);
        }
        *taken += bytes;
        Room(bytes)
    }
}

impl Drop for Room {
    fn drop(&mut self) {
        *TAKEN.0.lock().unwrap_or_else(PoisonError::into_inner) -= self.0;
        TAKEN.1.notify_all();
    }
}

/// Seconds since 1970; 0 if the clock stands before that.
pub fn now() -> u64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |time| time.as_secs())
}

/// A number nobody knows.
pub fn chance() -> u64 {
    // The standard library seeds its hashers from the system's source of randomness.
    std::collections::hash_map::RandomState::new().hash_one("dice")
}

/// The language of the system, such as `de_DE.UTF-8`; empty if it names none.
pub fn locale() -> String {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()))
        .unwrap_or_default()
}

/// Where files are kept between runs; none on a system without such a place.
pub fn data_folder() -> Option<PathBuf> {
    std::env::var_os("INKSPECTOR_DATA")
        .map(PathBuf::from)
        .or_else(|| dirs::data_local_dir().map(|folder| folder.join("inkspector")))
}

/// What is kept between runs: texts by their names, each a file of one folder.
#[derive(Clone)]
pub struct Shelf(PathBuf);

impl Shelf {
    /// The shelf in a folder, which is made if need be.
    pub fn open(folder: &Path) -> Result<Shelf, Why> {
        std::fs::create_dir_all(folder)?;
        Ok(Shelf(folder.to_owned()))
    }

    /// Where a text is.
    pub fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// A text, if there is one that can be read.
    pub fn read(&self, name: &str) -> Option<String> {
        std::fs::read_to_string(self.path(name)).ok()
    }

    /// Keeps a text in place of the one of before.
    pub fn write(&self, name: &str, text: &str) -> Result<(), Why> {
        Ok(disk::replace(&self.path(name), text.as_bytes())?)
    }

    /// Takes a text away. One that was never there need not be removed.
    pub fn remove(&self, name: &str) {
        let _ = std::fs::remove_file(self.path(name));
    }

    /// Gives a text another name. Once it has been moved there is nothing left to move.
    pub fn rename(&self, from: &str, to: &str) {
        let _ = std::fs::rename(self.path(from), self.path(to));
    }
}

/// Keeps the newest table on disk: writes what comes last, never an older one after it.
pub struct Keeper {
    sender: Option<Sender<Option<Document>>>,
    thread: Option<JoinHandle<()>>,
}

impl Keeper {
    /// Has `writer` make texts of tables and write them on a thread of its own.
    pub fn new(mut writer: Writer) -> Keeper {
        let (sender, receiver) = channel::<Option<Document>>();
        let thread = spawn(move || {
            while let Ok(mut newest) = receiver.recv() {
                while let Ok(newer) = receiver.try_recv() {
                    newest = newer;
                }
                writer.write(newest);
            }
        });
        Keeper { sender: Some(sender), thread }
    }

    /// Keeps a table, or none.
    pub fn keep(&mut self, table: Option<Document>) {
        if let Some(sender) = &self.sender {
            // The thread goes on as long as there is a sender.
            let _ = sender.send(table);
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

/// Files, dialogs and the clipboard. All answers come by post.
pub struct System {
    /// The file dialogs.
    pub dialogs: Arc<dyn Dialogs>,
}

impl System {
    /// The computer as it is.
    pub fn new() -> System {
        System { dialogs: Arc::new(Desktop) }
    }

    /// Lets the person choose files to open.
    pub fn pick(&self, post: &Post) {
        let dialogs = Arc::clone(&self.dialogs);
        work(post, move || Some(FilesAction::Opened(dialogs.open())));
    }

    /// Lets the person choose where to save something.
    pub fn pick_place(&self, post: &Post, form: Export) {
        let dialogs = Arc::clone(&self.dialogs);
        work(post, move || Some(FilesAction::SaveTo(dialogs.save(form.file_name())?, form)));
    }

    /// Saves something, or tells why it could not be made.
    pub fn save(&self, post: &Post, path: PathBuf, form: Export, bytes: Result<Vec<u8>, Why>) {
        work(post, move || {
            let done = bytes.and_then(|bytes| Ok(disk::replace(&path, &bytes)?));
            Some(match done {
                Ok(()) => FilesAction::Saved(path, form),
                Err(why) => FilesAction::SaveFailed(path, why),
            })
        });
    }

    /// Reads files, in this order.
    pub fn load(&self, post: &Post, paths: Vec<PathBuf>) {
        let post = post.clone();
        spawn(move || {
            for path in paths {
                // Without a receiver the window is gone.
                let _ = post.send(load(path));
            }
        });
    }

    /// Takes what is on the clipboard, to be called `name`.
    pub fn paste(&self, post: &Post, name: String) {
        work(post, move || Some(from_clipboard(name)));
    }

    /// The paths of dropped files.
    pub fn dropped(&self, files: &[DroppedFileHandle]) -> Vec<PathBuf> {
        files.iter().map(|file| file.path().to_owned()).collect()
    }
}

fn work(post: &Post, work: impl FnOnce() -> Option<FilesAction> + Send + 'static) {
    let post = post.clone();
    spawn(move || {
        if let Some(action) = work() {
            // Without a receiver the window is gone.
            let _ = post.send(action);
        }
    });
}

fn load(path: PathBuf) -> FilesAction {
    let name = file_name(&path);
    match std::fs::metadata(&path) {
        Ok(data) if data.len() > LARGEST as u64 => FilesAction::TooLarge(name),
        Ok(data) if data.is_dir() => FilesAction::IsFolder(name),
        // A pipe might never end.
        Ok(data) if !data.is_file() => FilesAction::LoadFailed(name, Why::Known("why-no-file")),
        _ => match std::fs::read(&path) {
            Ok(bytes) => FilesAction::Loaded(name, bytes.into(), Some(path)),
            Err(error) => FilesAction::LoadFailed(name, error.into()),
        },
    }
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}

fn from_clipboard(name: String) -> FilesAction {
    let mut clipboard = match arboard::Clipboard::new() {
        Ok(clipboard) => clipboard,
        Err(error) => return FilesAction::LoadFailed(name, error.into()),
    };
    if let Ok(image) = clipboard.get_image() {
        let size = [image.width, image.height];
        let picture = egui::ColorImage::from_rgba_unmultiplied(size, &image.bytes);
        return match png(&picture) {
            Ok(bytes) => FilesAction::Loaded(name, bytes.into(), None),
            Err(why) => FilesAction::LoadFailed(name, why),
        };
    }
    match clipboard.get_text() {
        Ok(text) => FilesAction::Loaded(name, text.into_bytes().into(), None),
        Err(error) => FilesAction::LoadFailed(name, error.into()),
    }
}

impl From<arboard::Error> for Why {
    fn from(error: arboard::Error) -> Why {
        match error {
            arboard::Error::ContentNotAvailable => Why::Known("why-nothing-copied"),
            arboard::Error::ClipboardOccupied => Why::Known("why-busy"),
            arboard::Error::ClipboardNotSupported => Why::Known("why-no-clipboard"),
            arboard::Error::ConversionFailure => Why::Known("why-picture"),
            other => Why::System(other.to_string()),
        }
    }
}
