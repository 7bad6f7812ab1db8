//! What the reading program hands out: to the page's workers, and to other people's pages.

use crate::board::Layout;
use crate::check::check;
use crate::game::sheet_of;
use crate::notation::BoardFile;
use crate::report::{explain_form, score_form};
use crate::rules::Ruleset;
use crate::score::Scorer;
use crate::vision::flap::net::FlapReader;
use crate::vision::reader::Reader;
use crate::vision::{Finder, ReadForm, ReadOptions, read_bytes};
use crate::words::Language;
use serde::Serialize;
use std::cell::RefCell;
use web_sys::wasm_bindgen;
use web_sys::wasm_bindgen::prelude::*;

/// Takes over the model files that photos are read with.
#[wasm_bindgen(js_name = giveModels)]
pub fn give_models(routes: Vec<u8>, digits: Vec<u8>, flap: &[u8]) {
    Reader::fetched(routes, digits);
    FlapReader::fetched(flap);
}

/// Reads a photo for the window, and hands each report to `tell`.
///
/// # Errors
///
/// What `tell` threw: the reading ends there.
#[cfg(feature = "app")]
#[wasm_bindgen(js_name = readForWindow)]
pub fn read_for_window(
    bytes: Vec<u8>,
    corners: Option<Vec<f64>>,
    layout: Option<String>,
    tell: &web_sys::js_sys::Function,
) -> Result<(), JsValue> {
    use crate::app::{BoardReader as _, Camera, job, sent};
    let mut thrown = Ok(());
    let mut report = |report| {
        let told = tell.call1(&JsValue::UNDEFINED, &sent(&report));
        told.map(|_| ()).map_err(|error| {
            thrown = Err(error);
            crate::vision::Stop
        })
    };
    // A stopped reading has nothing left to say.
    let _ = Camera.read(&job(bytes, corners, layout), &mut report);
    thrown
}

thread_local! {
    static FINDER: RefCell<Finder> = RefCell::default();
}

/// Looks at the next frame of a camera, of `width` pixels a row and four bytes each, of which one is
/// `zoom` pixels wide in the photo that would be taken: the key of a [`Hint`](crate::vision::Hint), and
/// where a board is seen its corners, x and y of each in pixels of the frame.
#[wasm_bindgen(js_name = lookForBoard)]
pub fn look_for_board(pixels: &[u8], width: u32, zoom: f64) -> web_sys::js_sys::Array {
    let rgb: Vec<u8> = pixels.chunks_exact(4).flat_map(|pixel| &pixel[..3]).copied().collect();
    let height = (rgb.len() / 3).checked_div(width as usize).unwrap_or_default();
    let frame = image::RgbImage::from_raw(width, height as u32, rgb).unwrap_or_default();
    let glimpse = FINDER.with_borrow_mut(|finder| finder.look(frame, zoom, &Layout::classic()));
    let corners = glimpse.corners.iter().flat_map(|quad| quad.0).flat_map(|at| [at.x, at.y]);
    let word = std::iter::once(JsValue::from_str(glimpse.hint.key()));
    word.chain(corners.map(JsValue::from_f64)).collect()
}

/// Reads a photo without the window: the JSON of `inkspector read`, a line for each board in it. A
/// photo without a board that can be read is told in it.
///
/// # Errors
///
/// Where the model files are not there yet.
#[wasm_bindgen(js_name = readPhoto)]
pub fn read_photo(bytes: &[u8], language: &str) -> Result<String, JsError> {
    let language = Language::from_locale(language);
    let reader = Reader::bundled().map_err(|error| JsError::new(&language.told(&error)))?;
    let begun = web_sys::js_sys::Date::now();
    let boards = read_bytes(bytes, &reader, &ReadOptions::default(), &mut |_| Ok(()));
    let seconds = (web_sys::js_sys::Date::now() - begun) / 1000.0;
    let lines = match &boards {
        Ok((first, others)) => std::iter::once(first)
            .chain(others)
            .map(|board| json(&ReadForm::new("", Ok(board), seconds)))
            .collect::<Result<Vec<String>, JsError>>()?,
        Err(why) => vec![json(&ReadForm::new("", Err(language.told(why)), seconds))?],
    };
    Ok(lines.join("\n"))
}

/// Scores a board: the JSON of `inkspector score --evidence`.
///
/// # Errors
///
/// Where the text is no board, with the place of each mistake.
#[wasm_bindgen]
pub fn score(board: &str, language: &str) -> Result<String, JsError> {
    let language = Language::from_locale(language);
    let (file, rules) = read_board(board, language)?;
    let sheet = sheet_of(&mut Scorer::default(), &file.sketch, &rules, &file.goals);
    let issues = check(&file.sketch, &rules);
    json(&score_form(&file, &rules, &sheet, &issues, true, language))
}

/// Explains a score: the JSON of `inkspector explain`.
///
/// # Errors
///
/// As [`score`].
#[wasm_bindgen]
pub fn explain(board: &str, language: &str) -> Result<String, JsError> {
    let language = Language::from_locale(language);
    let (file, rules) = read_board(board, language)?;
    let sheet = sheet_of(&mut Scorer::default(), &file.sketch, &rules, &file.goals);
    let issues = check(&file.sketch, &rules);
    json(&explain_form(&file, &rules, &sheet, &issues, language))
}

fn read_board(text: &str, language: Language) -> Result<(BoardFile, Ruleset), JsError> {
    let (file, _) =
        BoardFile::read_any(text).map_err(|error| JsError::new(&language.told(&error)))?;
    let rules = file.ruleset().map_err(|error| JsError::new(&language.told(&error)))?;
    Ok((file, rules))
}

fn json(form: &impl Serialize) -> Result<String, JsError> {
    Ok(serde_json::to_string(form)?)
}
