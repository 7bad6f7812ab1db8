//! What JavaScript asks of the program: to open the window, to read photos in a worker, and to score
//! boards for other pages.
//!
//! A page makes two programs of it, so that the window opens before what reads photos has come: with
//! `--cfg page="window"` the first hands out the window alone, with `--cfg page="reader"` the second
//! everything else. What neither asks for is left out when it is linked.
//!
//! The page itself is in `src/web/page`, the tool that makes a folder of it in `src/web/build`.

use crate::words::{self, Language};
use web_sys::wasm_bindgen;
use web_sys::wasm_bindgen::prelude::*;

#[cfg(not(page = "window"))]
mod reader;
#[cfg(all(feature = "app", not(page = "reader")))]
mod window;

#[cfg(all(feature = "app", not(page = "window")))]
pub use reader::read_for_window;
#[cfg(not(page = "window"))]
pub use reader::{explain, give_models, look_for_board, read_photo, score};
#[cfg(all(feature = "app", not(page = "reader")))]
pub use window::open_window;

/// Takes over the texts of a language, by its code.
#[wasm_bindgen(js_name = giveWords)]
pub fn give_words(language: &str, texts: String) {
    words::fetched(Language::from_locale(language), texts);
}
