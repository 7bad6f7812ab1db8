#![no_main]
//! Files that say they are pictures: decoded within bounds, or refused.

use inkspector::vision::{MAX_PIXELS, Photo};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    match Photo::decode(bytes) {
        Ok(photo) => {
            let (width, height) = photo.size();
            assert!(width > 0 && height > 0);
            assert!(u64::from(width) * u64::from(height) <= MAX_PIXELS);
            let work = photo.work().dimensions();
            assert!(work.0 <= width && work.1 <= height);
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
});
