//! How often each thing was worked out, for tests.

use std::cell::Cell;

thread_local! {
    pub static SCORED: Cell<u32> = const { Cell::new(0) };
    pub static BOARDS: Cell<u32> = const { Cell::new(0) };
    pub static JUDGED: Cell<u32> = const { Cell::new(0) };
    pub static LOOKED: Cell<u32> = const { Cell::new(0) };
}

/// How often scores, the judged game and the lights have been worked out since the last call.
pub fn take() -> [u32; 3] {
    [SCORED.take(), JUDGED.take(), LOOKED.take()]
}

/// How many boards have been scored since the last call.
pub fn boards() -> u32 {
    BOARDS.take()
}
