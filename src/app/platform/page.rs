//! What the page does for the program: its JavaScript hands over an object with these functions when
//! it starts the window (see `src/web/page/window.js`).

use crate::app::device::{self, Device};
use std::cell::{Cell, RefCell};
use web_sys::js_sys::{Array, Promise};
use web_sys::wasm_bindgen::prelude::*;

#[wasm_bindgen(wasm_bindgen = web_sys::wasm_bindgen)]
extern "C" {
    /// The page round the window.
    #[derive(Clone)]
    pub type Page;

    /// Calls `heard` with the number of a photo and each report about its reading, `back` when the
    /// browser's own button leads a step back, and `link` with a link by which somebody came here, or
    /// with none where another page of the program asks about it.
    #[wasm_bindgen(method)]
    pub fn listen(this: &Page, heard: &JsValue, back: &JsValue, link: &JsValue);

    /// Reads a photo away from the frames, after those that were asked for before.
    #[wasm_bindgen(method)]
    pub fn read(
        this: &Page,
        number: u32,
        bytes: &[u8],
        corners: Option<Box<[f64]>>,
        layout: Option<String>,
    );

    /// Stops reading it: nothing more is heard of it.
    #[wasm_bindgen(method)]
    pub fn cancel(this: &Page, number: u32);

    /// Lets the person choose files, or take photos: a list of them.
    #[wasm_bindgen(method)]
    pub fn pick(this: &Page) -> Promise;

    /// Whether the browser may have a camera for the page.
    #[wasm_bindgen(method, js_name = hasCamera)]
    pub fn has_camera(this: &Page) -> bool;

    /// Shows what the camera sees: a list of the photos that were taken, or of files that were chosen
    /// instead.
    #[wasm_bindgen(method)]
    pub fn photograph(this: &Page) -> Promise;

    /// Hands a file to the person: by the phone's own way of sharing, or as a download. Tells
    /// whether it was taken, or why it could not be.
    #[wasm_bindgen(method)]
    pub fn save(this: &Page, name: &str, bytes: &[u8]) -> Promise;

    /// Keeps a photo between visits: its pixels, four bytes each.
    #[wasm_bindgen(method, js_name = keepPhoto)]
    pub fn keep_photo(this: &Page, name: &str, width: u32, height: u32, pixels: &[u8]) -> Promise;

    /// Keeps a photo that came in a file, unless one with its name is there.
    #[wasm_bindgen(method, js_name = bringPhoto)]
    pub fn bring_photo(this: &Page, name: &str, bytes: &[u8]) -> Promise;

    /// Brings a kept photo back, or nothing.
    #[wasm_bindgen(method, js_name = fetchPhoto)]
    pub fn fetch_photo(this: &Page, name: &str) -> Promise;

    /// Whether anything can be kept. Calls `failed` with why something is not, and whether it is a
    /// table, once until there is room again.
    #[wasm_bindgen(method)]
    pub fn keeps(this: &Page, failed: &JsValue) -> bool;

    /// The names of all that is kept, texts and photos.
    #[wasm_bindgen(method, js_name = keptNames)]
    pub fn kept_names(this: &Page) -> Array;

    /// A text that is kept.
    #[wasm_bindgen(method, js_name = keptText)]
    pub fn kept_text(this: &Page, name: &str) -> Option<String>;

    /// Keeps a text in place of the one of before.
    #[wasm_bindgen(method, js_name = keepText)]
    pub fn keep_text(this: &Page, name: &str, text: &str);

    /// Forgets a text or a photo.
    #[wasm_bindgen(method)]
    pub fn remove(this: &Page, name: &str);

    /// Holds a name, unless another page of the program does.
    #[wasm_bindgen(method)]
    pub fn hold(this: &Page, name: &str) -> bool;

    /// Lets go of it.
    #[wasm_bindgen(method, js_name = letGo)]
    pub fn let_go(this: &Page, name: &str);

    /// Where others can open it.
    #[wasm_bindgen(method)]
    pub fn address(this: &Page) -> String;

    /// Whether it is used by touch, so that what can be pressed must be large.
    #[wasm_bindgen(method)]
    pub fn touched(this: &Page) -> bool;

    /// Told whenever what the window shows has changed: its language, a title, what happens just now
    /// and the score for those who cannot see it, and how many steps lead back to the start.
    #[wasm_bindgen(method)]
    pub fn shown(
        this: &Page,
        language: &str,
        title: &str,
        said: &str,
        score: &str,
        depth: u32,
        dark: bool,
    );
}

thread_local! {
    static PAGE: RefCell<Option<Page>> = const { RefCell::new(None) };
    static BACK: Cell<bool> = const { Cell::new(false) };
}

/// Takes over the page, before the window opens.
pub fn meet(page: Page) {
    // It is known once, for as long as the page is open.
    let address = Some(&*page.address().leak());
    device::meet(Device { touched: page.touched(), camera: page.has_camera(), address });
    PAGE.with(|own| own.replace(Some(page)));
}

/// The page, unless nobody has brought any.
pub fn page() -> Option<Page> {
    PAGE.with(|own| own.borrow().clone())
}

/// Remembers that somebody went back.
pub fn go_back() {
    BACK.set(true);
}

/// Whether somebody went back since this was asked last.
pub fn take_back() -> bool {
    BACK.take()
}
