#![no_main]
//! Placement strings, and the choice of a form by the look of a text.

use inkspector::notation::{BoardFile, Placements};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(placements) = text.parse::<Placements>() {
        assert_eq!(placements.to_string(), text);
        assert!(placements.overlaps().iter().all(|&index| index < placements.0.len()));
        let sketch = placements.sketch();
        let written = Placements::of(&sketch).expect("each shows a tile");
        assert_eq!(written.sketch(), sketch);
        assert_eq!(written.0.len() + placements.overlaps().len(), placements.0.len());
    }
    match BoardFile::read_any(text) {
        Ok((file, _)) => inkspector_fuzz::file(&file),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
