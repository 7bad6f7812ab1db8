#![no_main]
//! Anything drawn on any board: checked, scored, proven, written.

use inkspector::notation::BoardFile;
use libfuzzer_sys::arbitrary::Unstructured;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok((sketch, ruleset)) = inkspector_fuzz::sketch(&mut Unstructured::new(bytes)) else {
        return;
    };
    inkspector_fuzz::judge(&sketch, &ruleset);
    // Marks that no expansion draws are refused in files.
    if sketch.marks().all(|(mark, _)| mark.word != "unknown") {
        let mut file = BoardFile::of(ruleset.edition, sketch);
        file.expansions = ruleset.expansions.iter().map(|one| one.id().to_owned()).collect();
        let text = file.write();
        assert_eq!(BoardFile::read(&text).as_ref(), Ok(&file), "{text}");
    }
});
