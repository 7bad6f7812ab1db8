//! A page of a browser: files that the person hands over, downloads, and the page's own storage.
//!
//! A page has no threads here, no paths, and may not look at the clipboard; text that the browser
//! itself pastes comes with the events of a frame. Commands that need more are not offered (see
//! `Command::is_offered`).

use super::Post;
use super::kept::{Keep, Writer};
use crate::app::files::{Export, FilesAction, LARGEST, Saving, Why};
use egui::DroppedFileHandle;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use web_sys::js_sys;
use web_sys::js_sys::futures::spawn_local;
use web_sys::wasm_bindgen::prelude::*;
use web_sys::{Blob, File, HtmlAnchorElement, Storage, Url};

/// Whether long work stops the frames until it is done.
pub const STANDS_STILL: bool = true;

/// Milliseconds in which the page can show what is about to be done.
const BREATH: i32 = 50;

/// Milliseconds after which a browser has surely begun to take over a download.
const DOWNLOAD: i32 = 60_000;

/// Runs work after the next frames. Nothing else happens on the page until it is done.
pub fn spawn(work: impl FnOnce() + 'static) {
    later(BREATH, work);
}

/// Room for reading a photo. A page reads one at a time.
pub struct Room;

impl Room {
    /// There is room.
    pub fn wait(_bytes: u64) -> Room {
        Room
    }
}

fn later(milliseconds: i32, work: impl FnOnce() + 'static) {
    let work = Closure::once_into_js(work);
    if let Some(window) = web_sys::window() {
        // It fails only where the page is being closed.
        let _ = window.set_timeout_with_callback_and_timeout_and_arguments_0(
            work.unchecked_ref(),
            milliseconds,
        );
    }
}

/// Seconds since 1970; 0 if the clock stands before that.
pub fn now() -> u64 {
    (js_sys::Date::now() / 1000.0) as u64
}

/// A number nobody knows.
pub fn chance() -> u64 {
    // Hashers would do no good: without a system they are seeded alike on every visit.
    (js_sys::Math::random() * 2_f64.powi(53)) as u64
}

/// The language of the browser, such as `de-DE`; empty if it names none.
pub fn locale() -> String {
    web_sys::window().and_then(|window| window.navigator().language()).unwrap_or_default()
}

/// The name under which the page keeps texts between visits.
pub fn data_folder() -> Option<PathBuf> {
    Some("inkspector".into())
}

/// What a browser says went wrong.
fn said(error: &JsValue) -> Why {
    let text = match error.dyn_ref::<js_sys::Error>() {
        Some(error) => error.message().into(),
        None => error.as_string().unwrap_or_else(|| format!("{error:?}")),
    };
    Why::System(text)
}

/// Whether a text is first written without waiting for the disk. A browser waits for none.
pub const DRAFTS: bool = false;

/// What is kept between visits: texts by their names, in the storage of the page.
#[derive(Clone)]
pub struct Shelf {
    folder: PathBuf,
    storage: Storage,
}

/// A name that one window holds. Pages cannot see what other pages hold, so that each holds all; no
/// two write to one table, as each has a name of its own for it.
pub struct Held;

impl Shelf {
    /// The shelf under a name. People may have forbidden pages to keep anything.
    pub fn open(folder: &Path) -> Result<Shelf, Why> {
        let nothing = || Why::Known("why-no-storage");
        let window = web_sys::window().ok_or_else(nothing)?;
        let storage = window.local_storage().map_err(|error| said(&error))?.ok_or_else(nothing)?;
        Ok(Shelf { folder: folder.to_owned(), storage })
    }

    fn key(&self, name: &str) -> String {
        self.folder.join(name).display().to_string()
    }

    /// The names of all texts.
    pub fn names(&self) -> Vec<String> {
        let before = self.key("");
        let keys = (0..self.storage.length().unwrap_or_default())
            .filter_map(|number| self.storage.key(number).ok().flatten());
        keys.filter_map(|key| key.strip_prefix(&before).map(str::to_owned)).collect()
    }

    /// The bytes of a text, if there is one.
    pub fn read(&self, name: &str) -> Result<Option<Vec<u8>>, Why> {
        let text = self.storage.get_item(&self.key(name)).map_err(|error| said(&error))?;
        Ok(text.map(String::into_bytes))
    }

    /// Keeps a text in place of the one of before.
    pub fn write(&self, name: &str, text: &str, _lasting: bool) -> Result<(), Why> {
        self.storage.set_item(&self.key(name), text).map_err(|error| said(&error))
    }

    /// Keeps no photo: the storage of a page has no room for any.
    pub fn write_photo(&self, _name: &str, _bytes: &[u8]) -> Result<(), Why> {
        Ok(())
    }

    /// Whether nothing has changed there for a day. A browser does not say.
    pub fn is_old(&self, _name: &str) -> bool {
        false
    }

    /// Takes a text away. One that was never there need not be removed.
    pub fn remove(&self, name: &str) {
        let _ = self.storage.remove_item(&self.key(name));
    }

    /// Gives a text a name of its own that nobody has, if there is room for it twice, and tells it.
    pub fn set_aside(&self, name: &str) -> Result<String, Why> {
        let (stem, ending) = name.rsplit_once('.').unwrap_or((name, ""));
        let names = self.names();
        let numbered = (1_u64..).map(|number| format!("{stem}-set-aside-{number}.{ending}"));
        let free = numbered.into_iter().find(|name| !names.contains(name)).unwrap_or_default();
        let bytes = self.read(name)?.ok_or(Why::Known("why-not-found"))?;
        self.write(&free, &String::from_utf8_lossy(&bytes), true)?;
        self.remove(name);
        Ok(free)
    }

    /// Holds a name.
    pub fn hold(&self, _name: &str) -> Result<Option<Held>, Why> {
        Ok(Some(Held))
    }

    /// Keeps other windows from what all share: nothing else happens while a page works.
    pub fn alone(&self) -> Result<Held, Why> {
        Ok(Held)
    }
}

/// Keeps what is to be kept once the page has a moment: of several tables the newest.
pub struct Keeper {
    writer: Rc<RefCell<Writer>>,
    waiting: Rc<RefCell<Vec<Keep>>>,
}

impl Keeper {
    /// Has `writer` do the work.
    pub fn new(writer: Writer) -> Keeper {
        Keeper { writer: Rc::new(RefCell::new(writer)), waiting: Rc::default() }
    }

    /// Keeps something.
    pub fn keep(&mut self, job: Keep) {
        let mut waiting = self.waiting.borrow_mut();
        waiting.push(job);
        if waiting.len() == 1 {
            let (writer, waiting) = (Rc::clone(&self.writer), Rc::clone(&self.waiting));
            later(BREATH, move || write_waiting(&writer, &waiting));
        }
    }
}

impl Drop for Keeper {
    fn drop(&mut self) {
        write_waiting(&self.writer, &self.waiting);
    }
}

fn write_waiting(writer: &RefCell<Writer>, waiting: &RefCell<Vec<Keep>>) {
    let jobs = std::mem::take(&mut *waiting.borrow_mut());
    if !jobs.is_empty() {
        writer.borrow_mut().work(jobs);
    }
}

/// Files that were handed to the page and have not been read yet, under paths made up here: the
/// browser does not tell the true ones, and two files may have one name.
#[derive(Default)]
struct Handed {
    files: BTreeMap<PathBuf, File>,
    count: u32,
}

impl Handed {
    fn put(&mut self, file: File) -> PathBuf {
        self.count += 1;
        let path = Path::new(&self.count.to_string()).join(file.name());
        self.files.insert(path.clone(), file);
        path
    }
}

/// Files handed over, and downloads. All answers come by post.
#[derive(Default)]
pub struct System {
    handed: Rc<RefCell<Handed>>,
}

impl System {
    /// The page as it is.
    pub fn new() -> System {
        System::default()
    }

    /// Lets the person choose files to open.
    pub fn pick(&self, post: &Post) {
        let (post, handed) = (post.clone(), Rc::clone(&self.handed));
        spawn_local(async move {
            let files = rfd::AsyncFileDialog::new().pick_files().await.unwrap_or_default();
            let put = |file: &rfd::FileHandle| handed.borrow_mut().put(file.inner().clone());
            // Without a receiver the program has ended.
            let _ = post.send(FilesAction::Opened(files.iter().map(put).collect()));
        });
    }

    /// Chooses where to save something: the browser decides on the place, only the name is ours.
    pub fn pick_place(&self, post: &Post, form: Export) {
        let _ = post.send(FilesAction::SaveTo(form.file_name().into(), form));
    }

    /// Makes a file of what `made` hands over and gives it to the browser as a download, or tells
    /// why that cannot be.
    pub fn save(
        &self,
        post: &Post,
        saving: Saving,
        made: impl FnOnce() -> Result<Vec<u8>, Why> + 'static,
    ) {
        let post = post.clone();
        spawn(move || {
            let name = saving.path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let done =
                made().and_then(|bytes| download(&name, &bytes).map_err(|error| said(&error)));
            // Without a receiver the program has ended.
            let _ = post.send(match done {
                Ok(()) => FilesAction::Downloaded(name),
                Err(why) => FilesAction::SaveFailed(saving.path, why),
            });
        });
    }

    /// Reads files that were handed over, in this order.
    pub fn load(&self, post: &Post, paths: Vec<PathBuf>) {
        let (post, handed) = (post.clone(), Rc::clone(&self.handed));
        spawn_local(async move {
            for path in paths {
                let file = handed.borrow_mut().files.remove(&path);
                let answer = match file {
                    Some(file) => load(&file).await,
                    None => {
                        let name = path.display().to_string();
                        FilesAction::LoadFailed(name, Why::Known("why-not-found"))
                    }
                };
                let _ = post.send(answer);
            }
        });
    }

    /// Tells that a page may not look at the clipboard.
    pub fn paste(&self, post: &Post, name: String) {
        let _ = post.send(FilesAction::LoadFailed(name, Why::Known("why-no-clipboard")));
    }

    /// Takes in dropped files, and makes up paths for them.
    pub fn dropped(&self, files: &[DroppedFileHandle]) -> Vec<PathBuf> {
        let mut handed = self.handed.borrow_mut();
        files.iter().filter_map(|file| Some(handed.put(file.web_file()?.clone()))).collect()
    }
}

async fn load(file: &File) -> FilesAction {
    let name = file.name();
    if file.size() > LARGEST as f64 {
        return FilesAction::TooLarge(name);
    }
    // A folder cannot be told from a file before reading it fails.
    match file.array_buffer().await {
        Ok(buffer) => {
            let bytes = js_sys::Uint8Array::new(&buffer).to_vec();
            FilesAction::Loaded(name, bytes.into(), None)
        }
        Err(error) => FilesAction::LoadFailed(name, said(&error)),
    }
}

/// Has the browser download bytes as a file of this name. Whether the person keeps it, no page is
/// told.
fn download(name: &str, bytes: &[u8]) -> Result<(), JsValue> {
    let parts = js_sys::Array::of1(&js_sys::Uint8Array::from(bytes));
    let url = Url::create_object_url_with_blob(&Blob::new_with_u8_array_sequence(&parts)?)?;
    let document = web_sys::window().and_then(|window| window.document());
    let document = document.ok_or_else(|| JsValue::from_str("no page"))?;
    let link: HtmlAnchorElement = document.create_element("a")?.unchecked_into();
    link.set_href(&url);
    link.set_download(name);
    link.click();
    // What is no longer needed is given back once the browser has surely taken it over.
    later(DOWNLOAD, move || _ = Url::revoke_object_url(&url));
    Ok(())
}
