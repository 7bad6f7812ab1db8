//! What the window's program hands out.

use web_sys::wasm_bindgen;
use web_sys::wasm_bindgen::prelude::*;

/// Opens the window in a canvas. The promise fails with what the browser says if it cannot draw there.
#[wasm_bindgen(js_name = openWindow)]
pub fn open_window(canvas: web_sys::HtmlCanvasElement, page: JsValue) -> web_sys::js_sys::Promise {
    let opened = crate::app::run_in(canvas, page.unchecked_into());
    web_sys::js_sys::futures::future_to_promise(async { opened.await.map(|()| JsValue::NULL) })
}
