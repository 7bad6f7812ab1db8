//! A computer with files, threads, file dialogs and a clipboard.

use super::Post;
use super::gather::Gathering;
use super::kept::{Keep, Writer};
use crate::app::files::{Export, FilesAction, LARGEST, Saving, Why, fingerprint, jpeg, png};
use crate::app::photo::{BoardReader, Job, PhotoAction, Report};
pub use crate::disk::data_folder;
use crate::disk::{self, Lock};
use crate::notation::{BackupFile, PhotoFile};
use crate::vision::{Photo, ROOM, Stop};
use egui::{ColorImage, DroppedFileHandle};
use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

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

/// The language of the system, such as `de_DE.UTF-8`; empty if it names none.
pub fn locale() -> String {
    ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()))
        .unwrap_or_default()
}

/// Whether a text is first written without waiting for the disk.
pub const DRAFTS: bool = true;

/// How long a window waits for another that reads or writes what both share.
const PATIENCE: Duration = Duration::from_secs(3);

/// How long what another window may still need is left alone.
const STALE: Duration = Duration::from_secs(24 * 60 * 60);

/// What is kept between runs: texts by their names, each a file of one folder.
#[derive(Clone)]
pub struct Shelf(PathBuf);

/// A name that one window holds, until it lets go or ends; nothing where nothing can be held.
pub struct Held {
    _lock: Option<Lock>,
}

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

    /// The names of all texts, those changed last first.
    pub fn names(&self) -> Vec<String> {
        let entries = std::fs::read_dir(&self.0).into_iter().flatten().flatten();
        let mut names: Vec<_> = entries
            .filter_map(|entry| {
                let changed = entry.metadata().and_then(|data| data.modified()).ok()?;
                Some((std::cmp::Reverse(changed), entry.file_name().into_string().ok()?))
            })
            .collect();
        names.sort();
        names.into_iter().map(|(_, name)| name).collect()
    }

    /// The bytes of a text, if there is one.
    pub fn read(&self, name: &str) -> Result<Option<Vec<u8>>, Why> {
        let path = self.path(name);
        match std::fs::metadata(&path) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error.into()),
            // A pipe might never end.
            Ok(data) if !data.is_file() => return Err(Why::Known("why-no-file")),
            Ok(_) => {}
        }
        Ok(Some(std::fs::read(&path)?))
    }

    /// Keeps a text in place of the one of before; with `lasting` it survives a power cut.
    pub fn write(&self, name: &str, text: &str, lasting: bool) -> Result<(), Why> {
        let write = if lasting { disk::replace } else { disk::draft };
        Ok(write(&self.path(name), text.as_bytes())?)
    }

    /// Keeps a photo.
    pub fn write_photo(&self, name: &str, bytes: &[u8]) -> Result<(), Why> {
        Ok(disk::replace(&self.path(name), bytes)?)
    }

    /// Whether nothing has changed there for a day.
    pub fn is_old(&self, name: &str) -> bool {
        let changed = std::fs::metadata(self.path(name)).and_then(|data| data.modified());
        changed.ok().and_then(|time| time.elapsed().ok()).is_some_and(|age| age > STALE)
    }

    /// Takes a text away. One that was never there need not be removed.
    pub fn remove(&self, name: &str) {
        let _ = std::fs::remove_file(self.path(name));
    }

    /// Gives a text a name of its own that nobody has, and tells where it is now.
    pub fn set_aside(&self, name: &str) -> Result<String, Why> {
        Ok(disk::set_aside(&self.path(name))?.display().to_string())
    }

    /// Holds a name; `None` if another window does.
    pub fn hold(&self, name: &str) -> Result<Option<Held>, Why> {
        match Lock::try_take(&self.path(name)) {
            Ok(lock) => Ok(lock.map(|lock| Held { _lock: Some(lock) })),
            // Some disks know no locks.
            Err(error) if error.kind() == ErrorKind::Unsupported => Ok(Some(Held { _lock: None })),
            Err(error) => Err(error.into()),
        }
    }

    /// Keeps other windows from what all share, for a moment.
    pub fn alone(&self) -> Result<Held, Why> {
        match Lock::take(&self.path("lock"), PATIENCE) {
            Ok(lock) => Ok(Held { _lock: Some(lock) }),
            Err(error) if error.kind() == ErrorKind::Unsupported => Ok(Held { _lock: None }),
            Err(error) => Err(error.into()),
        }
    }
}

/// After so long without a change the table is made safe from a power cut.
const QUIET: Duration = Duration::from_millis(300);

/// The longest that a frame waits for the disk.
const FRAME: Duration = Duration::from_millis(500);

/// Keeps what is to be kept on disk, on a thread of its own. Nobody is more than one change ahead of
/// the disk, unless the disk is far too slow: then the newest table is written, never an older one
/// after it.
pub struct Keeper {
    sender: Option<Sender<Keep>>,
    thread: Option<JoinHandle<()>>,
    sent: u64,
    done: Arc<(Mutex<u64>, Condvar)>,
}

impl Keeper {
    /// Has `writer` do the work.
    pub fn new(mut writer: Writer) -> Keeper {
        let (sender, receiver) = channel::<Keep>();
        let done = Arc::new((Mutex::new(0), Condvar::new()));
        let told = Arc::clone(&done);
        let thread = spawn(move || {
            loop {
                let first = match writer.is_safe() {
                    true => receiver.recv().map_err(|_| RecvTimeoutError::Disconnected),
                    false => receiver.recv_timeout(QUIET),
                };
                let first = match first {
                    Ok(first) => first,
                    Err(RecvTimeoutError::Timeout) => {
                        writer.make_safe();
                        continue;
                    }
                    Err(RecvTimeoutError::Disconnected) => break,
                };
                let jobs: Vec<Keep> = std::iter::once(first).chain(receiver.try_iter()).collect();
                let count = jobs.len() as u64;
                writer.work(jobs);
                let (done, more) = &*told;
                *done.lock().unwrap_or_else(PoisonError::into_inner) += count;
                more.notify_all();
            }
            writer.make_safe();
        });
        Keeper { sender: Some(sender), thread, sent: 0, done }
    }

    /// Keeps something, once everything before is on disk.
    pub fn keep(&mut self, job: Keep) {
        let Some(sender) = &self.sender else { return };
        let (done, more) = &*self.done;
        let number = done.lock().unwrap_or_else(PoisonError::into_inner);
        let waits = |done: &mut u64| *done < self.sent;
        // Late or not, it goes on its way.
        drop(more.wait_timeout_while(number, FRAME, waits));
        if sender.send(job).is_ok() {
            self.sent += 1;
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

/// A dialog that is gone sooner than anybody can close one was never to be seen: the system has none.
const UNSEEN: Duration = Duration::from_millis(400);

/// A path as people type it, who mean their own folder by `~`.
pub fn typed_path(text: &str) -> PathBuf {
    let text = text.trim();
    let own = text.strip_prefix("~/").and_then(|rest| Some(dirs::home_dir()?.join(rest)));
    own.unwrap_or_else(|| text.into())
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
    /// How to stop each photo that is being read.
    stops: BTreeMap<u32, Arc<AtomicBool>>,
}

impl System {
    /// The computer as it is.
    pub fn new(_post: &Post) -> System {
        System { dialogs: Arc::new(Desktop), stops: BTreeMap::new() }
    }

    /// Reads a photo.
    pub fn read(&mut self, post: &Post, reader: &Arc<dyn BoardReader>, job: Job) {
        let id = job.photo;
        let stop = Arc::new(AtomicBool::new(false));
        if let Some(older) = self.stops.insert(id, Arc::clone(&stop)) {
            older.store(true, Ordering::Relaxed);
        }
        let (post, reader) = (post.clone(), Arc::clone(reader));
        spawn(move || {
            let _room = Room::wait(Photo::memory(&job.bytes));
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

    /// Stops reading a photo.
    pub fn cancel(&mut self, id: u32) {
        if let Some(stop) = self.stops.remove(&id) {
            stop.store(true, Ordering::Relaxed);
        }
    }

    /// Keeps the picture of a photo.
    pub fn keep_photo(&self, post: &Post, shelf: Shelf, file: String, picture: Arc<ColorImage>) {
        work(post, move || {
            let done = jpeg(&picture).and_then(|bytes| shelf.write_photo(&file, &bytes));
            done.err().map(FilesAction::KeepFailed)
        });
    }

    /// Keeps photos that came in a file; those that are there already stay.
    pub fn bring_photos(&self, post: &Post, shelf: Shelf, photos: BTreeMap<String, Arc<[u8]>>) {
        work(post, move || {
            let mut new = photos.iter().filter(|(name, _)| !shelf.path(name).exists());
            let done = new.try_for_each(|(name, bytes)| shelf.write_photo(name, bytes));
            done.err().map(FilesAction::KeepFailed)
        });
    }

    /// Brings a kept photo back to a player.
    pub fn fetch_photo(&self, post: &Post, shelf: Shelf, player: u32, photo: PhotoFile) {
        let post = post.clone();
        spawn(move || {
            // A photo that is gone leaves the table as it is.
            if let Ok(Some(bytes)) = shelf.read(&photo.file) {
                let _ = post.send(PhotoAction::Back(player, photo, bytes.into()));
            }
        });
    }

    /// Lets the person choose files to open.
    pub fn pick(&self, post: &Post) {
        let dialogs = Arc::clone(&self.dialogs);
        work(post, move || {
            let began = Instant::now();
            let chosen = dialogs.open();
            Some(match chosen.is_empty() && began.elapsed() < UNSEEN {
                true => FilesAction::NoDialog(None),
                false => FilesAction::Opened(chosen),
            })
        });
    }

    /// No window offers a camera.
    pub fn photograph(&self, post: &Post) {
        self.pick(post);
    }

    /// Lets the person choose where to save something.
    pub fn pick_place(&self, post: &Post, form: Export, name: String) {
        let dialogs = Arc::clone(&self.dialogs);
        work(post, move || {
            let began = Instant::now();
            match dialogs.save(&name) {
                Some(path) => Some(FilesAction::SaveTo(path, form)),
                None if began.elapsed() < UNSEEN => {
                    let folder = dirs::document_dir().filter(|folder| folder.is_dir());
                    let folder = folder.or_else(dirs::home_dir).unwrap_or_default();
                    Some(FilesAction::NoDialog(Some((form, folder.join(name)))))
                }
                None => None,
            }
        });
    }

    /// Makes a file of what `made` hands over and saves it, or tells why that cannot be.
    pub fn save(
        &self,
        post: &Post,
        saving: Saving,
        made: impl FnOnce() -> Result<Vec<u8>, Why> + Send + 'static,
    ) {
        work(post, move || {
            if saving.known.is_some_and(|known| changed(&saving.path, known)) {
                return Some(FilesAction::ChangedElsewhere(saving));
            }
            let done = made().and_then(|bytes| {
                disk::replace(&saving.path, &bytes)?;
                Ok(fingerprint(&bytes))
            });
            Some(match done {
                Ok(print) => FilesAction::Saved(saving, print),
                Err(why) => FilesAction::SaveFailed(saving.path, why),
            })
        });
    }

    /// Saves everything that is kept: what this window knows, which has these slots, the tables of
    /// others, and all photos.
    pub fn save_everything(
        &self,
        post: &Post,
        saving: Saving,
        known: BackupFile,
        shelf: Option<Shelf>,
        own: Vec<String>,
    ) {
        self.save(post, saving, move || {
            let mut gathering = Gathering::new(known, shelf.as_ref(), &own);
            for name in gathering.photos() {
                // A photo that is gone leaves the table as it is.
                if let Some(Ok(Some(bytes))) = shelf.as_ref().map(|shelf| shelf.read(&name)) {
                    gathering.put(name, bytes);
                }
            }
            gathering.bytes()
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

/// Whether a file holds something else than it did. One that is gone can be made again.
fn changed(path: &Path, known: u64) -> bool {
    match std::fs::metadata(path) {
        Ok(data) if data.is_file() && data.len() <= LARGEST as u64 => {
            std::fs::read(path).is_ok_and(|bytes| fingerprint(&bytes) != known)
        }
        Ok(_) => true,
        Err(_) => false,
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
