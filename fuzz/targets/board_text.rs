#![no_main]
//! Boards as people type them.

use inkspector::notation::{BoardFile, MAX_MISTAKES};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    match BoardFile::read(text) {
        Ok(file) => inkspector_fuzz::file(&file),
        Err(mistakes) => {
            assert!((1..=MAX_MISTAKES).contains(&mistakes.len()));
            let lines = text.split('\n').count();
            for mistake in &mistakes {
                assert!((1..=lines).contains(&mistake.line), "{mistake:?}");
                assert!(mistake.column >= 1 && mistake.width >= 1, "{mistake:?}");
                assert!(!mistake.to_string().is_empty());
            }
        }
    }
});
