//! A page of a browser: files that the person hands over, downloads, and what the page keeps.
//!
//! Photos are read by a worker of the page (see [`page`](super::page)), and the frames go on. A page
//! has no paths, and may not look at the clipboard; text that the browser itself pastes comes with
//! the events of a frame. Commands that need more are not offered (see `Command::is_offered`).

use super::Post;
use super::gather::Gathering;
use super::kept::{Keep, Writer};
use super::page::{Page, go_back, page};
use super::wire;
use crate::app::files::{Export, FilesAction, LARGEST, Saving, Why};
use crate::app::photo::{BoardReader, Job, PhotoAction, Report};
use crate::notation::{BackupFile, PhotoFile};
use crate::vision::NoBoard;
use egui::{ColorImage, DroppedFileHandle};
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::sync::Arc;
use web_sys::File;
use web_sys::js_sys;
use web_sys::js_sys::futures::spawn_local;
use web_sys::wasm_bindgen::prelude::*;

/// Milliseconds in which the page can show what is about to be done.
const BREATH: i32 = 50;

/// Runs work after the next frames. Nothing else happens on the page until it is done.
pub fn spawn(work: impl FnOnce() + 'static) {
    later(BREATH, work);
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

/// A path as people type it; a page opens none.
pub fn typed_path(text: &str) -> PathBuf {
    text.trim().into()
}

/// The language of the browser, such as `de-DE`; empty if it names none.
pub fn locale() -> String {
    web_sys::window().and_then(|window| window.navigator().language()).unwrap_or_default()
}

/// A page has no folder; what stands for it says that something is to be kept.
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

/// What is kept between visits, by the page: texts and photos by their names.
#[derive(Clone)]
pub struct Shelf(Page);

/// A name that one window holds, until it lets go or is closed.
pub struct Held {
    page: Option<Page>,
    name: String,
}

impl Drop for Held {
    fn drop(&mut self) {
        if let Some(page) = &self.page {
            page.let_go(&self.name);
        }
    }
}

impl Shelf {
    /// The shelf of the page. People may have forbidden pages to keep anything.
    pub fn open(_folder: &Path) -> Result<Shelf, Why> {
        page().map(Shelf).ok_or(Why::Known("why-no-storage"))
    }

    /// The names of all texts and photos.
    pub fn names(&self) -> Vec<String> {
        self.0.kept_names().iter().filter_map(|name| name.as_string()).collect()
    }

    /// The bytes of a text, if there is one.
    pub fn read(&self, name: &str) -> Result<Option<Vec<u8>>, Why> {
        Ok(self.0.kept_text(name).map(String::into_bytes))
    }

    /// Keeps a text in place of the one of before. The page writes it in its own time, after all that
    /// came before it, and tells when it cannot.
    pub fn write(&self, name: &str, text: &str, _lasting: bool) -> Result<(), Why> {
        self.0.keep_text(name, text);
        Ok(())
    }

    /// Whether a photo was there before this visit: only such a one can have lost its table.
    pub fn is_old(&self, _name: &str) -> bool {
        true
    }

    /// Takes a text or a photo away. One that was never there need not be removed.
    pub fn remove(&self, name: &str) {
        self.0.remove(name);
    }

    /// Gives a text a name of its own that nobody has, and tells it.
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

    /// Holds a name; `None` if another page of the program does.
    pub fn hold(&self, name: &str) -> Result<Option<Held>, Why> {
        let free = self.0.hold(name);
        Ok(free.then(|| Held { page: Some(self.0.clone()), name: name.to_owned() }))
    }

    /// Keeps other windows from what all share: nothing else happens while a page works.
    pub fn alone(&self) -> Result<Held, Why> {
        Ok(Held { page: None, name: String::new() })
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

/// Photos that are being read, files handed over, and downloads. All answers come by post.
pub struct System {
    page: Option<Page>,
    handed: Rc<RefCell<Handed>>,
}

impl System {
    /// The page as it is.
    pub fn new(post: &Post) -> System {
        let page = page();
        if let Some(page) = &page {
            let sender = post.clone();
            let heard = Closure::<dyn FnMut(u32, js_sys::Array)>::new(move |number, parts| {
                // What is no report says nothing. Without a receiver the program has ended.
                if let Some(report) = wire::heard(&parts) {
                    let _ = sender.send(PhotoAction::Report(number, report));
                }
            });
            let wake = Arc::clone(&post.wake);
            let back = Closure::<dyn FnMut()>::new(move || {
                go_back();
                wake();
            });
            let sender = post.clone();
            let link = Closure::<dyn FnMut(Option<String>)>::new(move |link: Option<String>| {
                let told = match link {
                    Some(link) => {
                        let bytes: Arc<[u8]> = link.into_bytes().into();
                        FilesAction::Loaded("#join".to_owned(), bytes, None)
                    }
                    None => FilesAction::AskedElsewhere,
                };
                // Without a receiver the program has ended.
                let _ = sender.send(told);
            });
            let sender = post.clone();
            let failed = Closure::<dyn FnMut(JsValue, bool)>::new(move |why: JsValue, table| {
                let told = if table { FilesAction::KeepFailed } else { FilesAction::ShareFailed };
                // Without a receiver the program has ended.
                let _ = sender.send(told(said(&why)));
            });
            // The page calls as long as it is open.
            let [heard, back, link, failed] = [
                heard.into_js_value(),
                back.into_js_value(),
                link.into_js_value(),
                failed.into_js_value(),
            ];
            page.listen(&heard, &back, &link);
            if !page.keeps(&failed) {
                let _ = post.send(FilesAction::KeepFailed(Why::Known("why-no-storage")));
            }
        }
        System { page, handed: Rc::default() }
    }

    /// Has the page's worker read a photo.
    pub fn read(&mut self, post: &Post, _reader: &Arc<dyn BoardReader>, job: Job) {
        match &self.page {
            Some(page) => {
                page.read(job.photo, &job.bytes, wire::corners(&job), wire::layout(&job));
            }
            None => {
                let failed = Report::Failed(NoBoard::Unreadable.into());
                let _ = post.send(PhotoAction::Report(job.photo, failed));
            }
        }
    }

    /// Stops reading a photo.
    pub fn cancel(&mut self, id: u32) {
        if let Some(page) = &self.page {
            page.cancel(id);
        }
    }

    /// Keeps the picture of a photo.
    pub fn keep_photo(&self, post: &Post, _shelf: Shelf, file: String, picture: Arc<ColorImage>) {
        let Some(page) = self.page.clone() else { return };
        let [width, height] = picture.size;
        let kept = page.keep_photo(&file, width as u32, height as u32, picture.as_raw());
        let post = post.clone();
        spawn_local(async move {
            if let Err(why) = kept.await {
                // Without a receiver the program has ended.
                let _ = post.send(FilesAction::KeepFailed(said(&why)));
            }
        });
    }

    /// Keeps photos that came in a file; those that are there already stay.
    pub fn bring_photos(&self, post: &Post, _shelf: Shelf, photos: BTreeMap<String, Arc<[u8]>>) {
        let Some(page) = self.page.clone() else { return };
        let post = post.clone();
        spawn_local(async move {
            for (name, bytes) in &photos {
                if let Err(why) = page.bring_photo(name, bytes).await {
                    // Without a receiver the program has ended.
                    let _ = post.send(FilesAction::KeepFailed(said(&why)));
                    return;
                }
            }
        });
    }

    /// Brings a kept photo back to a player.
    pub fn fetch_photo(&self, post: &Post, _shelf: Shelf, player: u32, photo: PhotoFile) {
        let Some(page) = self.page.clone() else { return };
        let post = post.clone();
        spawn_local(async move {
            // A photo that is gone leaves the table as it is.
            if let Ok(found) = page.fetch_photo(&photo.file).await
                && let Ok(bytes) = found.dyn_into::<js_sys::Uint8Array>()
            {
                let _ = post.send(PhotoAction::Back(player, photo, bytes.to_vec().into()));
            }
        });
    }

    /// Lets the person choose files to open.
    pub fn pick(&self, post: &Post) {
        if let Some(page) = &self.page {
            self.open(post, page.pick());
        }
    }

    /// Lets the person take photos to open.
    pub fn photograph(&self, post: &Post) {
        if let Some(page) = &self.page {
            self.open(post, page.photograph());
        }
    }

    /// Opens the files that the page comes back with.
    fn open(&self, post: &Post, files: js_sys::Promise) {
        let (post, handed) = (post.clone(), Rc::clone(&self.handed));
        spawn_local(async move {
            let files = files.await.map(|files| js_sys::Array::from(&files));
            let files = files.unwrap_or_default();
            let files = files.iter().filter_map(|file| file.dyn_into::<File>().ok());
            let put = |file: File| handed.borrow_mut().put(file);
            // Without a receiver the program has ended.
            let _ = post.send(FilesAction::Opened(files.map(put).collect()));
        });
    }

    /// Chooses where to save something: the browser decides on the place, only the name is ours.
    pub fn pick_place(&self, post: &Post, form: Export, name: String) {
        let _ = post.send(FilesAction::SaveTo(name.into(), form));
    }

    /// Makes a file of what `made` hands over and gives it to the person, or tells why that cannot
    /// be.
    pub fn save(
        &self,
        post: &Post,
        saving: Saving,
        made: impl FnOnce() -> Result<Vec<u8>, Why> + 'static,
    ) {
        let Some(page) = self.page.clone() else { return };
        let post = post.clone();
        spawn(move || spawn_local(async move { hand_over(&page, &post, saving, made()).await }));
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
        let Some(page) = self.page.clone() else { return };
        let post = post.clone();
        spawn_local(async move {
            let mut gathering = Gathering::new(known, shelf.as_ref(), &own);
            for name in gathering.photos() {
                // A photo that is gone leaves the table as it is.
                if let Ok(found) = page.fetch_photo(&name).await
                    && let Ok(bytes) = found.dyn_into::<js_sys::Uint8Array>()
                {
                    gathering.put(name, bytes.to_vec());
                }
            }
            hand_over(&page, &post, saving, gathering.bytes()).await;
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

/// Gives a file to the person, or tells why that cannot be.
async fn hand_over(page: &Page, post: &Post, saving: Saving, made: Result<Vec<u8>, Why>) {
    let name = saving.path.file_name().unwrap_or_default();
    let name = name.to_string_lossy().into_owned();
    let done = match made {
        Ok(bytes) => page.save(&name, &bytes).await.map_err(|error| said(&error)),
        Err(why) => Err(why),
    };
    let told = match done {
        Ok(taken) if taken.as_bool() == Some(false) => return,
        Ok(_) => FilesAction::Downloaded(name),
        Err(why) => FilesAction::SaveFailed(saving.path, why),
    };
    // Without a receiver the program has ended.
    let _ = post.send(told);
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
