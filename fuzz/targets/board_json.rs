#![no_main]
//! Boards as programs write them.

use inkspector::notation::BoardFile;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match BoardFile::from_json(text) {
        Ok(file) => inkspector_fuzz::file(&file),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
