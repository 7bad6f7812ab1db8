//! What the device can that the window runs on. Desktops tell nothing of either.

use std::sync::OnceLock;

/// A device, as its page tells of it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Device {
    /// Whether it is used by touch, so that what can be pressed must be large.
    pub touched: bool,
    /// Whether there may be a camera to look through.
    pub camera: bool,
    /// Where others can open the program; a desktop has no such place.
    pub address: Option<&'static str>,
}

static DEVICE: OnceLock<Device> = OnceLock::new();

/// The device, which is one and the same as long as the program runs.
pub fn device() -> Device {
    DEVICE.get().copied().unwrap_or_default()
}

/// Takes over what the page tells, before the window opens.
#[cfg(target_arch = "wasm32")]
pub fn meet(device: Device) {
    // Nothing is told twice.
    let _ = DEVICE.set(device);
}
