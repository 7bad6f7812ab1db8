//! The `inkspector` program.

use std::process::ExitCode;

#[cfg(all(feature = "cli", not(target_arch = "wasm32")))]
fn main() -> ExitCode {
    give_memory_back();
    inkspector::cli::main(!output::is_closed())
}

/// Whether standard output was closed when the program was started. The standard library opens
/// something else in its place before `main`, into which answers would vanish; so it is looked for before that.
#[cfg(all(feature = "cli", target_os = "linux"))]
mod output {
    use std::ffi::c_int;
    use std::sync::atomic::{AtomicBool, Ordering};

    static CLOSED: AtomicBool = AtomicBool::new(false);

    #[expect(
        unsafe_code,
        reason = "it asks in C whether a file is open; nothing of it is unsafe to call"
    )]
    unsafe extern "C" {
        safe fn isatty(file: c_int) -> c_int;
    }

    extern "C" fn look() {
        const EBADF: i32 = 9;
        let closed =
            isatty(1) == 0 && std::io::Error::last_os_error().raw_os_error() == Some(EBADF);
        CLOSED.store(closed, Ordering::Relaxed);
    }

    #[expect(unsafe_code, reason = "functions of this section are called before `main`")]
    #[used]
    #[unsafe(link_section = ".init_array")]
    static LOOK: extern "C" fn() = look;

    pub(super) fn is_closed() -> bool {
        CLOSED.load(Ordering::Relaxed)
    }
}

#[cfg(all(feature = "cli", not(any(target_os = "linux", target_arch = "wasm32"))))]
mod output {
    pub(super) fn is_closed() -> bool {
        false
    }
}

/// Has memory given back to the system as soon as it is free. The allocator learns from the first large
/// picture to keep tens of megabytes for every thread, which beside one photo more is too much.
#[cfg(all(feature = "cli", target_os = "linux", target_env = "gnu"))]
#[expect(unsafe_code, reason = "the allocator is told so in C; nothing of it is unsafe to call")]
fn give_memory_back() {
    use std::ffi::c_int;
    unsafe extern "C" {
        safe fn mallopt(what: c_int, bytes: c_int) -> c_int;
    }
    // M_TRIM_THRESHOLD and M_MMAP_THRESHOLD. An allocator that does not know them goes on as before.
    for what in [-1, -3] {
        mallopt(what, 4 << 20);
    }
}

#[cfg(all(feature = "cli", not(all(target_os = "linux", target_env = "gnu"))))]
#[cfg(not(target_arch = "wasm32"))]
fn give_memory_back() {}

#[cfg(not(all(feature = "cli", not(target_arch = "wasm32"))))]
fn main() -> ExitCode {
    eprintln!(
        "inkspector was built without its command line; build it with `--features cli`, for a \
         system with files"
    );
    ExitCode::from(2)
}
