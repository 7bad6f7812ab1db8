//! Chance, which the system or the page has.

/// A number nobody knows.
#[cfg(not(target_arch = "wasm32"))]
pub fn chance() -> u64 {
    use std::hash::BuildHasher as _;
    // The standard library seeds its hashers from the system's source of randomness.
    std::collections::hash_map::RandomState::new().hash_one("dice")
}

/// A number nobody knows.
#[cfg(target_arch = "wasm32")]
pub fn chance() -> u64 {
    // Hashers would do no good: without a system they are seeded alike on every visit.
    (web_sys::js_sys::Math::random() * 2_f64.powi(53)) as u64
}
